"""Draws docs/images/demo.svg: the screen of `pitboss demo` in the middle of a shoe.

Run it after the screen changes: python docs/tools/make_picture.py
"""

import io
import re
from pathlib import Path

from rich.console import Console

from pitboss.cli.common import find
from pitboss.cli.games.deal import make_header
from pitboss.cli.games.demo import make_show
from pitboss.cli.games.show import moments, screen

SEED, COUP = 42, 60
WIDTH, HEIGHT = 100, 38


def picture() -> str:
    """The picture, the same on every machine."""
    show = make_show(make_header(*find("star-baccarat-2024", "baccarat"), None, None), SEED)
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
        _environ={},
    )
    moment = next(moment for moment in moments(show) if moment.played == COUP)
    console.print(screen(console, show, moment))
    svg = console.export_svg(title="pitboss demo", unique_id="pitboss")
    # A viewer of the picture should not fetch fonts from a third party.
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    (Path(__file__).parent.parent / "images" / "demo.svg").write_text(picture(), encoding="utf-8")
