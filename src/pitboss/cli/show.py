"""How a game is shown: moment by moment on a terminal, line by line everywhere else."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from rich.console import Console, Group, RenderableType
from rich.layout import Layout
from rich.live import Live
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pitboss.cli import render
from pitboss.game.dealer import Settlements, Stakes
from pitboss.rules.edition import Game

FELT, WORDS = 3, 4
"""Lines kept for the table and for what is said, so that nothing below moves when little is."""
ROOMY = 38
"""Lines from which a screen has room for frames and the lower roads."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One moment of a coup or spin: its name, the table, what is said of it, and what is settled by then."""

    name: str
    felt: RenderableType
    words: tuple[Text, ...]
    settled: Settlements


Round = tuple[Beat, ...]
"""The moments of a coup or a spin; the last has all its settlements."""
Row = tuple[tuple[str, Text], ...]
"""Pictures with their names, beside each other; four columns are left for what parts them."""


@dataclass(frozen=True, slots=True)
class Show:
    """All that there is to show, worked out before the first card is on the screen."""

    title: str
    game: Game
    seed: int
    stakes: Stakes
    """What the boxes bet on every round."""
    before: Beat
    """The empty table, and what the dealer says before the first round."""
    rounds: tuple[Round, ...]
    tally: Callable[[int], str]
    """What came how often in so many rounds."""
    boards: Callable[[int, int], tuple[Row, ...]]
    """The history of so many rounds in a width, the row that matters most first."""
    paper: Callable[[], Iterable[Text]]
    """The whole history as wide as it comes, for a file or a pipe."""
    ending: tuple[str, ...]
    """Why it ended, what is left, and the command that deals it again."""


def play_live(console: Console, show: Show, pace: float) -> None:
    """Shows it on a screen of its own, and leaves the summary behind."""
    with Live(console=console, screen=True, auto_refresh=False) as live:

        def put(beat: Beat, played: int) -> None:
            live.update(screen(console, show, beat, played), refresh=True)
            time.sleep(pace)

        for said, _ in enumerate(show.before.words, start=1):
            put(replace(show.before, words=show.before.words[:said]), 0)
        for number, beats in enumerate(show.rounds, start=1):
            for beat in beats:
                # The boards hear of a coup only when it is over.
                put(beat, number if beat is beats[-1] else number - 1)
    console.print(f"{show.title} · seed {show.seed}", style="bold")
    for row in show.boards(len(show.rounds), console.width):
        console.print(_beside(row, framed=True))
    for line in summary(show):
        console.print(line, soft_wrap=True)  # so that the command can be copied in one piece


def play_plain(console: Console, show: Show, pace: float) -> None:
    """Writes it line by line."""

    def write(*lines: RenderableType) -> None:
        for line in lines:
            console.print(line, soft_wrap=True)

    write(f"{show.title} · seed {show.seed}", *show.before.words, "")
    for *_, last in show.rounds:
        write(
            last.name.capitalize(), *last.words, render.settlements(show.game, show.stakes, last.settled), ""
        )
        time.sleep(pace)
    write(*show.paper(), *summary(show))


def summary(show: Show) -> list[str]:
    """The last words: what came, what the boxes have, how it ended and how to see it again."""
    boxes = ", ".join(standings(show.rounds))
    return [f"{show.tally(len(show.rounds))}.", f"{boxes}.", *show.ending]


def standings(rounds: Sequence[Round]) -> list[str]:
    """What each box has won or lost over all."""
    total: Counter[int] = Counter()
    for *_, last in rounds:
        for box, wagers in last.settled.items():
            total[box] += sum(row.returned - row.stake for row in wagers.values())
    return [f"Box {box} {render.standing(cents)}" for box, cents in sorted(total.items())]


def screen(console: Console, show: Show, beat: Beat, played: int) -> Layout:
    """The whole screen at one moment: framed, with every board, where there is room; close-set where not."""
    framed = console.height >= ROOMY
    edge = 2 if framed else 0
    boards = show.boards(played, console.width)[: None if framed else 1]
    heights = [row[0][1].plain.count("\n") + 1 + max(edge, 1) for row in boards]
    # The settlements have a heading and as many rows as they need, or as the rest leaves them.
    wagers = sum(map(len, show.stakes.values()))
    rest = console.height - (2 + FELT + WORDS + 2 * edge + sum(heights)) - edge - 1
    rows = max(1, min(wagers, rest))
    table = render.settlements(show.game, show.stakes, beat.settled, rows)
    layout = Layout()
    layout.split_column(
        Layout(_ends(Text(show.title, "bold"), f"seed {show.seed} · {beat.name}"), size=1),
        Layout(_frame(beat.felt, framed=framed), size=FELT + edge),
        Layout(_frame(Group(*beat.words), framed=framed), size=WORDS + edge),
        Layout(_frame(table, framed=framed), size=rows + 1 + edge),
        Layout(_ends(Text(" · ".join(standings(show.rounds[:played]))), show.tally(played)), size=1),
        *(
            Layout(_beside(row, framed=framed), size=height)
            for row, height in zip(boards, heights, strict=True)
        ),
        *([Layout(Text(" "))] if rest > rows else []),
    )
    return layout


def _ends(left: Text, right: str) -> Table:
    """One line with something at either end; the left gives way where both do not fit."""
    line = Table.grid(expand=True, padding=(0, 1))
    line.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    line.add_column(justify="right", no_wrap=True)
    line.add_row(left, right)
    return line


def _frame(body: RenderableType, *, framed: bool) -> RenderableType:
    return Panel(body, border_style="dim", padding=(0, 1)) if framed else body


def _beside(row: Row, *, framed: bool) -> Table:
    """Pictures beside each other under their names, the last as wide as the rest of the line."""
    grid = Table.grid(expand=True, padding=0 if framed else (0, 2))
    for _ in row[:-1]:
        grid.add_column()
    grid.add_column(ratio=1)
    if framed:
        grid.add_row(
            *(Panel(picture, title=name, title_align="left", border_style="dim") for name, picture in row)
        )
    else:
        grid.add_row(*(Text.assemble((name, "bold"), "\n", picture) for name, picture in row))
    return grid
