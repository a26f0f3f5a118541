"""All guides at once, as JSON: `python -m pitboss.guide.all_guides` makes them in a process of its own."""

import os
import sys

import msgspec

from pitboss.guide.game_guide import guide
from pitboss.kernel.words import Language
from pitboss.rules.catalogue import catalogue

POLITE = 5
"""How far its process stands back behind those in which people play."""


def main() -> None:
    """Writes every guide under its name."""
    os.nice(POLITE)
    made = {
        guide_name(edition.key, game.key, language): guide(edition, game, language)
        for edition in catalogue().values()
        for game in edition.games
        for language in Language
    }
    sys.stdout.buffer.write(msgspec.json.encode(made))


def guide_name(edition: str, game: str, language: Language) -> str:
    """Under what a guide is written.

    >>> guide_name("star-baccarat-2024", "baccarat", Language.CHINESE)
    'star-baccarat-2024/baccarat/zh'
    """
    return f"{edition}/{game}/{language}"


if __name__ == "__main__":
    main()
