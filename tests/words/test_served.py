"""Pages get a part of the catalogue. Nothing that a page or a server can show is left out of it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from kit.catalogues import SOURCE, messages, named_by_pages, nodes

from pitboss.words.completing import Completed, complete
from pitboss.words.languages import ENGLISH, NOT_SERVED, languages, served

ASIDE = {SOURCE / "words" / "languages.py", SOURCE / "lab" / "conformance.py"}
"""The first says what is not served. Of the second, the server counts the clauses and shows no title."""


@cache
def kept(language: str) -> frozenset[str]:
    """The keys of the served messages."""
    return frozenset(re.findall(r"^([a-z][\w-]*) =", served(language), re.MULTILINE))


@pytest.mark.parametrize("language", languages())
def test_what_is_served_is_whole_and_refers_to_nothing_else(language: str) -> None:
    assert kept(language) == {key for key in messages(language) if not key.startswith(NOT_SERVED)}
    completed = complete(served(language), served(ENGLISH), language)
    assert isinstance(completed, Completed)
    assert completed.missing == ()


def test_no_page_names_a_message_that_is_not_served() -> None:
    words = {each for named in named_by_pages().values() for each in named.strings}
    beginnings = {shape[0] for named in named_by_pages().values() for shape in named.shapes}
    assert len(beginnings) > 50
    # The type of a key checks those that are made of a beginning and a word: it has only what is served.
    assert sorted(words & (messages(ENGLISH).keys() - kept(ENGLISH))) == []
    assert [each for each in beginnings if each.startswith(NOT_SERVED)] == []


def imported(file: Path) -> set[Path]:
    """The modules of the product that a module imports, at its head or later."""
    names = set[str]()
    for node in nodes()[file]:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    ours = [SOURCE.parent.joinpath(*name.split(".")) for name in names]
    return {
        each for path in ours for each in (path.with_suffix(".py"), path / "__init__.py")
    } & nodes().keys()


@cache
def of_the_server() -> frozenset[Path]:
    """The modules that a server can reach: only they make texts that go to pages."""
    found, left = set[Path](), {file for file in nodes() if file.is_relative_to(SOURCE / "service")}
    while left:
        found |= left
        left = {each for file in left for each in imported(file)} - found
    return frozenset(found)


def test_no_module_of_the_server_names_a_message_that_is_not_served() -> None:
    assert len(of_the_server()) > 300
    assert of_the_server() > ASIDE
    named = [
        (str(file.relative_to(SOURCE)), node.value)
        for file in sorted(of_the_server() - ASIDE)
        for node in nodes()[file]
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(NOT_SERVED)
    ]
    assert named == []
