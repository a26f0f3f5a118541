"""All guides as JSON. `python -m pitboss.guide.all_guides` makes them in a separate process."""

import os
import sys

import msgspec

from pitboss.guide.game_guide import guide
from pitboss.kernel.words import Language
from pitboss.rules.catalogue import catalogue

NICENESS = 5
"""The niceness of that process: the floor comes first."""


def main() -> None:
    """Writes every guide by name."""
    os.nice(NICENESS)
    made = {
        guide_name(edition.key, game.key, language): guide(edition, game, language)
        for edition in catalogue().values()
        for game in edition.games
        for language in Language
    }
    sys.stdout.buffer.write(msgspec.json.encode(made))


def guide_name(edition: str, game: str, language: Language) -> str:
    """The name of a guide in the output.

    >>> guide_name("star-baccarat-2024", "baccarat", Language.CHINESE)
    'star-baccarat-2024/baccarat/zh'
    """
    return f"{edition}/{game}/{language}"


if __name__ == "__main__":
    main()
