"""How a game is shown: moment by moment on a terminal, line by line everywhere else."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.layout import Layout
from rich.live import Live
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pitboss.cli import render
from pitboss.game.dealer import Settlements, Stakes
from pitboss.kernel.money import Cents
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
    """All that there is to show."""

    title: str
    game: Game
    seed: int
    stakes: Stakes
    """What the boxes bet on every round."""
    before: Beat
    """The empty table, and what the dealer says before the first round."""
    rounds: Iterable[Round]
    """Dealt as they are asked for, and once; what follows tells only of rounds that were."""
    tally: Callable[[int], str]
    """What came how often in so many rounds."""
    boards: Callable[[int, int], tuple[Row, ...]]
    """The history of so many rounds in a width, the row that matters most first."""
    paper: Callable[[], Iterable[Text]]
    """The whole history as wide as it comes, for a file or a pipe."""
    ending: tuple[str, ...]
    """Why it ended, what is left, and the command that deals it again."""


class Moment(NamedTuple):
    """A moment, and what the boards know by then: they hear of a round only when it is over."""

    beat: Beat
    played: int
    """How many rounds are over."""
    won: Mapping[int, Cents]
    """What each box has won or lost in them."""
    over: bool = False
    """Whether it is the last of its round."""


def moments(show: Show) -> Iterator[Moment]:
    """Every moment as it comes, from the dealer's first words on."""
    played, won = 0, Counter[int]()
    for said, _ in enumerate(show.before.words, start=1):
        yield Moment(replace(show.before, words=show.before.words[:said]), played, won)
    for *begun, last in show.rounds:
        for beat in begun:
            yield Moment(beat, played, won)
        played, won = played + 1, won.copy()
        for box, wagers in last.settled.items():
            won[box] += sum(row.returned - row.stake for row in wagers.values())
        yield Moment(last, played, won, over=True)


def play_live(console: Console, show: Show, pace: float) -> None:
    """Shows it on a screen of its own, and leaves the summary behind."""
    with Live(console=console, screen=True, auto_refresh=False) as live:
        for moment in moments(show):
            live.update(screen(console, show, moment), refresh=True)
            time.sleep(pace)
    console.print(f"{show.title} · seed {show.seed}", style="bold")
    for row in show.boards(moment.played, console.width):
        console.print(_beside(row, framed=True))
    for line in summary(show, moment):
        console.print(line, soft_wrap=True)  # so that the command can be copied in one piece


def play_plain(console: Console, show: Show, pace: float) -> None:
    """Writes it line by line."""

    def write(*lines: RenderableType) -> None:
        for line in lines:
            console.print(line, soft_wrap=True)

    write(f"{show.title} · seed {show.seed}", *show.before.words, "")
    for moment in moments(show):
        if moment.over:
            beat = moment.beat
            table = render.settlements(show.game, show.stakes, beat.settled)
            write(beat.name.capitalize(), *beat.words, table, "")
            time.sleep(pace)
    write(*show.paper(), *summary(show, moment))


def summary(show: Show, end: Moment) -> list[str]:
    """The last words: what came, what the boxes have, how it ended and how to see it again."""
    boxes = ", ".join(standings(end.won))
    return [f"{show.tally(end.played)}.", f"{boxes}.", *show.ending]


def standings(won: Mapping[int, Cents]) -> list[str]:
    """What each box has won or lost over all."""
    return [f"Box {box} {render.standing(cents)}" for box, cents in sorted(won.items())]


def screen(console: Console, show: Show, moment: Moment) -> Layout:
    """The whole screen at one moment: framed, with every board, where there is room; close-set where not."""
    beat, played = moment.beat, moment.played
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
        Layout(_ends(Text(" · ".join(standings(moment.won))), show.tally(played)), size=1),
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
