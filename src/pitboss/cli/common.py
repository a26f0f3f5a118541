"""What the commands share: their ports, and how a rejection ends them."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from enum import StrEnum
from errno import EBADF
from fractions import Fraction
from pathlib import Path
from typing import BinaryIO, NoReturn

import typer
from rich.console import Console

from pitboss.cli.wording import words
from pitboss.game.records.notation import SEEDS
from pitboss.game.settlement import Terms
from pitboss.kernel.clause import Clause
from pitboss.kernel.entropy import Entropy
from pitboss.kernel.money import percent_text, read_percent
from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Fact, Text
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.rules.edition import Edition, Game
from pitboss.words.clauses import cited

LARGEST_DRAWN_SEED = 2**32 - 1
"""The largest seed that is drawn if none is given. It is short enough to read aloud."""


class Format(StrEnum):
    """The output format."""

    TABLE = "table"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class Ports:
    """The effects that commands get from outside."""

    entropy: Entropy


def stop(refusal: Rejection) -> NoReturn:
    """Ends the command with one clear sentence and exit status 2."""
    complain(refusal.text, refusal.clause)
    raise typer.Exit(2)


def complain(problem: Text, clause: Clause | None = None) -> None:
    """Prints what is wrong, as a line on standard error."""
    rule = {} if clause is None else {"clause": cited(clause)}
    typer.echo(words("cli-complaint-rule" if rule else "cli-complaint", problem=problem, **rule), err=True)


def why(problem: OSError) -> Fact:
    """The reason of a file or stream error, in words."""
    return Text("cli-not-open") if problem.errno == EBADF else reason(problem)


@contextmanager
def reading(name: str) -> Iterator[BinaryIO]:
    """Opens a file, or standard input for a dash. Ends the command if it cannot be read."""
    source: Fact = Text("cli-standard-input") if name == "-" else f"{name:.1000}"
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as stream:
            yield stream
    except OSError as problem:
        stop(Rejection("cannot-read", {"case": "source", "source": source, "why": why(problem)}))
    except UnicodeDecodeError:
        stop(Rejection("not-text", {"case": "source", "source": source}))


def wide_console(least: int) -> Console:
    """A console with a minimum width for tables. A narrower terminal wraps their lines."""
    return Console(width=max(least, Console().width), highlight=False)


def find(edition_key: str, game_key: str | None) -> tuple[Edition, Game]:
    """The edition and the game, by default its first. Ends the command if there is none."""
    edition = find_edition(edition_key)
    if isinstance(edition, Rejection):
        stop(edition)
    game = edition.games[0] if game_key is None else find_game(edition, game_key)
    if isinstance(game, Rejection):
        stop(game)
    return edition, game


def choose_seed(text: str | None, ports: Ports) -> int:
    """The given seed, or a new one."""
    return (
        ports.entropy.below(LARGEST_DRAWN_SEED) if text is None else choose_number("seed", text, 0, SEEDS - 1)
    )


def choose_number(option: str, text: str, least: int, most: int) -> int:
    """The given number in plain digits. Ends the command if it is out of range."""
    if not re.fullmatch("[0-9]{1,20}", text) or not least <= int(text) <= most:
        given = f"{text!r:.40}"
        stop(
            Rejection(
                "out-of-range",
                {"case": "option", "option": option, "least": str(least), "most": str(most), "given": given},
            )
        )
    return int(text)


def sign_percent(terms: Terms) -> str | None:
    """The percentage on the sign, as data. None if the game has none.

    >>> sign_percent(Terms(tie_percent=Fraction(5, 2))), sign_percent(Terms())
    ('2.5', None)
    """
    return None if terms.tie_percent is None else percent_text(terms.tie_percent)


def sign_words(terms: Terms) -> Text:
    """The percentage on the sign for the end of a heading. It also shows a default that was used.

    >>> sign_words(Terms(tie_percent=Fraction(5))).facts
    {'percent': '5'}
    """
    if terms.tie_percent is None:
        return Text("cli-no-sign")
    return Text("cli-sign", {"percent": percent_text(terms.tie_percent)})


def choose_percent(text: str | None) -> Fraction | None:
    """The given percentage, if any. Ends the command if it is invalid."""
    if text is None:
        return None
    percent = read_percent(text)
    if isinstance(percent, Rejection):
        stop(percent)
    return percent
