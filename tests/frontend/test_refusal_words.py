"""Refusals on screens in Chinese: every code that a person at a screen may see has words."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
OFF_SCREEN = {"Lines and files", "Odds, simulation and studies", "Running a floor", "The database"}
"""Sections of the command line, which screens show rarely or never."""


def codes() -> dict[str, set[str]]:
    """The codes of docs/develop/rejections.md, by their sections."""
    pages = (ROOT / "docs" / "develop" / "rejections.md").read_text(encoding="utf-8").split("\n## ")[1:]
    return {page.partition("\n")[0]: set(re.findall(r"^\| `([\w-]+)`", page, re.MULTILINE)) for page in pages}


def chinese() -> dict[str, str]:
    """The words by their codes."""
    source = (ROOT / "frontend" / "lib" / "words" / "refusals_zh.ts").read_text(encoding="utf-8")
    return dict(re.findall(r'^  "?([\w-]+)"?: "(.+)",$', source, re.MULTILINE))


@pytest.mark.parametrize("section", [each for each in codes() if each not in OFF_SCREEN])
def test_every_refusal_of_a_section_is_said_in_chinese(section: str) -> None:
    assert codes()[section] - chinese().keys() == set()


def test_no_words_are_left_of_a_code_that_is_gone() -> None:
    known = set().union(*codes().values())
    # Only the page itself can know that the server does not answer.
    assert chinese().keys() - known == {"no-answer"}


def test_the_words_are_chinese_sentences() -> None:
    assert [code for code, words in chinese().items() if not re.fullmatch(r"[^A-Za-z]*。", words)] == []
