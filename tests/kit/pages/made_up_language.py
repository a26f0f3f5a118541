"""A made-up language: the English catalogue with other letters, so that words from elsewhere stand out."""

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, visitor

from pitboss.words.languages import ENGLISH, source

MADE_UP = "en-XA"
"""The tag that is used everywhere for such a language."""
LETTERS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÀƁÇÐÉƑĜĤÎĴĶĻṀÑÕÞǪŔŠŢÛṼŴẊÝŽàƀçðéƒĝĥîĵķļṁñõþǫŕšţûṽŵẋýž",
)


class _Respelt(visitor.Transformer):
    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802  (the name of the library)
        node.value = node.value.translate(LETTERS)
        return node


def made_up() -> str:
    """Its catalogue."""
    catalogue = FluentParser().parse(source(ENGLISH))
    return FluentSerializer().serialize(_Respelt().visit(catalogue))


def write(folder: Path) -> Path:
    """Writes it into a folder that a house names as that of its languages."""
    folder.mkdir(exist_ok=True)
    (folder / f"{MADE_UP}.ftl").write_text(made_up(), encoding="utf-8")
    return folder
