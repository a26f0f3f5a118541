"""No message is unused: each is named in the source, or made of a prefix that the source names and a code."""

import ast
import re
from functools import cache
from pathlib import Path

from kit.catalogues import messages, nodes

from pitboss.ledger.chart import CHART
from pitboss.words.languages import ENGLISH

ROOT = Path(__file__).parent.parent.parent
PREFIX = re.compile(r'(?:translator|lookup|joined)\(\s*"([a-z-]+)"|[`"]([a-z][a-z-]*)-\$\{')


UNNAMED_WAGERS = {
    f"wager-{side}-{kind}" for side in ("player", "banker") for kind in ("perfect-pair", "dragon-bonus")
}
"""Wagers that pages name by their keys, where no game of the floor has them."""


@cache
def python() -> tuple[frozenset[str], frozenset[str]]:
    """The strings in the product's Python, and the beginnings of those that end in a value."""
    whole, begun = set[str](), set[str]()
    for found in nodes().values():
        for node in found:
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.update((node.value, *node.value.split()))
                begun.add(node.value)
    return frozenset(whole), frozenset(each for each in begun if re.fullmatch(r"[a-z][a-z-]*-", each))


@cache
def pages() -> tuple[frozenset[str], frozenset[str]]:
    """The strings in the product's TypeScript, and the beginnings of keys."""
    files = [
        each
        for each in (ROOT / "frontend").glob("[!nt]*/**/*.ts*")
        if each.name not in ("keys.ts", "types.ts")
    ]
    text = "\n".join(each.read_text(encoding="utf-8") for each in files)
    begun = {f"{one or other}-" for one, other in PREFIX.findall(text)}
    return frozenset(re.findall(r'"([\w-]+)"', text)), frozenset(begun)


def used(key: str) -> bool:
    (strings, beginnings), (words, starts) = python(), pages()
    if key in strings or key in words:
        return True
    if key in {kind.text.key for kind in CHART} or key in UNNAMED_WAGERS:
        return True
    if key.startswith("refusal-"):
        # `test_catalogue` checks these against their codes and cases.
        return True
    return key.startswith((*beginnings, *starts))


def test_every_message_is_used() -> None:
    assert len(python()[0]) > 1_000
    assert sorted(key for key in messages(ENGLISH) if not used(key)) == []


def test_every_refusal_of_the_catalogue_is_made_somewhere() -> None:
    strings = python()[0] | pages()[0]
    codes = sorted((each for each in strings if re.fullmatch(r"[a-z][a-z-]+", each)), key=len, reverse=True)
    known = set(codes)

    def made(key: str) -> bool:
        rest = key.removeprefix("refusal-")
        return rest in known or any(
            rest.startswith(f"{code}-") and rest.removeprefix(f"{code}-") in known for code in codes
        )

    assert [key for key in messages(ENGLISH) if key.startswith("refusal-") and not made(key)] == []
