"""Showing a game: step by step on a terminal, line by line elsewhere."""

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

from pitboss.cli.games import render
from pitboss.cli.wording import words
from pitboss.game.dealer import Settlements, Stakes
from pitboss.kernel.money import Cents
from pitboss.kernel.text import ListOf
from pitboss.rules.edition import Game

FELT_LINES, WORDS_LINES = 3, 4
"""Lines reserved for the table and for words, so that nothing below moves."""
ROOMY_LINES = 38
"""The screen height in lines that has room for frames and the lower roads."""


@dataclass(frozen=True, slots=True)
class ShownStep:
    """One step of a coup or spin: its name, the table, the words, and the settlements so far."""

    name: str
    felt: RenderableType
    words: tuple[Text, ...]
    settled: Settlements


Round = tuple[ShownStep, ...]
"""The steps of a coup or a spin. The last has all its settlements."""
Row = tuple[tuple[str, Text], ...]
"""Pictures side by side with their names. Four columns are free for their borders."""


@dataclass(frozen=True, slots=True)
class Show:
    """Everything to show."""

    title: str
    game: Game
    seed: int
    stakes: Stakes
    """The bets of the boxes on every round."""
    before: ShownStep
    """The empty table, and the dealer's words before the first round."""
    rounds: Iterable[Round]
    """The rounds, dealt one by one on demand. The fields below only know rounds already dealt."""
    tally: Callable[[int], str]
    """The frequency of each result in a number of rounds."""
    boards: Callable[[int, int], tuple[Row, ...]]
    """The history of a number of rounds in a width, the most important row first."""
    paper: Callable[[], Iterable[Text]]
    """The whole history at full width, for a file or a pipe."""
    ending: tuple[str, ...]
    """Why it ended, what is left, and the command that deals it again."""


class Moment(NamedTuple):
    """A step, and the state of the displays. They show a round only when it is over."""

    step: ShownStep
    played: int
    """How many rounds are over."""
    won: Mapping[int, Cents]
    """The win or loss of each box in them."""
    over: bool = False
    """Whether this is the last step of its round."""


def moments(show: Show) -> Iterator[Moment]:
    """Every step in order, from the dealer's first words on."""
    played, won = 0, Counter[int]()
    for count, _ in enumerate(show.before.words, start=1):
        yield Moment(replace(show.before, words=show.before.words[:count]), played, won)
    for *begun, last in show.rounds:
        for step in begun:
            yield Moment(step, played, won)
        played, won = played + 1, won.copy()
        for box, wagers in last.settled.items():
            won[box] += sum(row.returned - row.stake for row in wagers.values())
        yield Moment(last, played, won, over=True)


def play_live(console: Console, show: Show, pace: float) -> None:
    """Shows a game on an alternate screen, and prints the summary at the end."""
    with Live(console=console, screen=True, auto_refresh=False) as live:
        for moment in moments(show):
            live.update(screen(console, show, moment), refresh=True)
            time.sleep(pace)
    console.print(f"{show.title} · {words('cli-seed', seed=str(show.seed))}", style="bold")
    for row in show.boards(moment.played, console.width):
        console.print(_beside(row, framed=True))
    for line in summary(show, moment):
        console.print(line, soft_wrap=True)  # No line breaks, so that the command can be copied.


def play_plain(console: Console, show: Show, pace: float) -> None:
    """Prints a game line by line."""

    def write(*lines: RenderableType) -> None:
        for line in lines:
            console.print(line, soft_wrap=True)

    write(f"{show.title} · {words('cli-seed', seed=str(show.seed))}", *show.before.words, "")
    for moment in moments(show):
        if moment.over:
            step = moment.step
            table = render.settlements(show.game, show.stakes, step.settled)
            write(step.name.capitalize(), *step.words, table, "")
            time.sleep(pace)
    write(*show.paper(), *summary(show, moment))


def summary(show: Show, end: Moment) -> list[str]:
    """The summary: the results, the boxes, how the game ended and how to repeat it."""
    boxes = ListOf(tuple(box_results(end.won)))
    return [
        words("cli-full-stop", sentence=show.tally(end.played)),
        words("cli-full-stop", sentence=boxes),
        *show.ending,
    ]


def box_results(won: Mapping[int, Cents]) -> list[str]:
    """The total win or loss of each box."""
    return [
        words("cli-box-result", box=box, result=render.win_or_loss(cents))
        for box, cents in sorted(won.items())
    ]


def screen(console: Console, show: Show, moment: Moment) -> Layout:
    """The screen at one step: with frames and all roads if there is room, else compact."""
    step, played = moment.step, moment.played
    framed = console.height >= ROOMY_LINES
    edge = 2 if framed else 0
    boards = show.boards(played, console.width)[: None if framed else 1]
    heights = [row[0][1].plain.count("\n") + 1 + max(edge, 1) for row in boards]
    # The settlements have a heading and as many rows as they need or as fit.
    wagers = sum(map(len, show.stakes.values()))
    rest = console.height - (2 + FELT_LINES + WORDS_LINES + 2 * edge + sum(heights)) - edge - 1
    rows = max(1, min(wagers, rest))
    table = render.settlements(show.game, show.stakes, step.settled, rows)
    layout = Layout()
    layout.split_column(
        Layout(
            _ends(Text(show.title, "bold"), f"{words('cli-seed', seed=str(show.seed))} · {step.name}"), size=1
        ),
        Layout(_frame(step.felt, framed=framed), size=FELT_LINES + edge),
        Layout(_frame(Group(*step.words), framed=framed), size=WORDS_LINES + edge),
        Layout(_frame(table, framed=framed), size=rows + 1 + edge),
        Layout(_ends(Text(" · ".join(box_results(moment.won))), show.tally(played)), size=1),
        *(
            Layout(_beside(row, framed=framed), size=height)
            for row, height in zip(boards, heights, strict=True)
        ),
        *([Layout(Text(" "))] if rest > rows else []),
    )
    return layout


def _ends(left: Text, right: str) -> Table:
    """One line with text at both ends. The left text is cut if both do not fit."""
    line = Table.grid(expand=True, padding=(0, 1))
    line.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    line.add_column(justify="right", no_wrap=True)
    line.add_row(left, right)
    return line


def _frame(body: RenderableType, *, framed: bool) -> RenderableType:
    return Panel(body, border_style="dim", padding=(0, 1)) if framed else body


def _beside(row: Row, *, framed: bool) -> Table:
    """Pictures side by side under their names. The last takes the rest of the line."""
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
