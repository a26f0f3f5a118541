"""The figures of all guides as JSON, made in a separate process by `python -m pitboss.guide.all_figures`."""

import os
import sys

import msgspec

from pitboss.guide.figures import exact_figures
from pitboss.guide.game_guide import usual_header
from pitboss.rules.catalogue import catalogue

NICENESS = 5
"""The niceness of that process: the floor comes first."""


def main() -> None:
    """Writes the figures of every game by its name."""
    os.nice(NICENESS)
    made = {
        figures_name(edition.key, game.key): exact_figures(usual_header(edition, game))
        for edition in catalogue().values()
        for game in edition.games
    }
    sys.stdout.buffer.write(msgspec.json.encode(made))


def figures_name(edition: str, game: str) -> str:
    """The name of a game in the output.

    >>> figures_name("star-baccarat-2024", "baccarat")
    'star-baccarat-2024/baccarat'
    """
    return f"{edition}/{game}"


if __name__ == "__main__":
    main()
