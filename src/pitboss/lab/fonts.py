"""Fonts for documents and pictures in a language. A machine may lack one for its characters."""

from pathlib import Path
from typing import Any, NamedTuple

from matplotlib.font_manager import fontManager

from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf
from pitboss.words.languages import Language
from pitboss.words.rendering import say

OWN = "Libertinus Serif"
"""The font that typesetting brings itself. Catalogues in its letters name it first."""


class Font(NamedTuple):
    """A font of this machine: its family, and the folder of its file."""

    family: str
    folder: Path


def find_font(language: Language) -> Font | Rejection | None:
    """The first font on this machine that the catalogue names. None if no other than our own is needed.

    >>> find_font("en")
    """
    families = tuple(name.strip() for name in say("lab-fonts", language).split(","))
    if families[0] == OWN:
        return None
    known = {each.name: Font(each.name, Path(each.fname).parent) for each in fontManager.ttflist}
    found = next((known[family] for family in families if family in known), None)
    if found is None:
        name = say("language-name", language)
        return Rejection("no-font", {"language": name, "fonts": ListOf(families)})
    return found


def font_style(base: str, font: Font | None) -> dict[Any, Any]:
    """The style of a picture: its usual font, and then the one for the characters that it lacks."""
    return {"font.family": [base] if font is None else [base, font.family]}
