"""`pitboss settle`: coups and spins as JSON lines in, settlements as JSON lines out."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial, singledispatch
from typing import Annotated, NamedTuple

import msgspec
import typer

from pitboss.cli.common import choose_percent, find, stop
from pitboss.cli.lines import BYTE_ORDER_MARK, Json, arriving, error_json, read_json, read_piece
from pitboss.cli.options import EditionKey, GameKey
from pitboss.game.bets import settle_spin
from pitboss.game.cards import Card
from pitboss.game.coup import read_coup
from pitboss.game.settlement import Terms, read_terms, settle_result
from pitboss.game.wheel import colour, read_number
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import BaccaratGame, Game, RouletteGame

# JSON has no fractions, so odds are written as text.
ENCODER = msgspec.json.Encoder(enc_hook=str)


def settle(
    edition: EditionKey,
    game: GameKey,
    tie_percent: Annotated[
        str | None, typer.Option(metavar="N", help="cli-settle-option-tie-percent")
    ] = None,
    smallest_chip: Annotated[
        str, typer.Option(metavar="CENTS", help="cli-settle-option-smallest-chip")
    ] = "1",
) -> None:
    """Settles coups or spins from JSON lines.

    \b
    Example:
      echo '{"cards":["9S","KH","4D","7C","7H"],"wagers":{"banker":10000}}' |
      pitboss settle --edition star-baccarat-2024 --game baccarat
    """
    _, chosen = find(edition, game)
    terms = read_terms(chosen, _chip(smallest_chip), choose_percent(tie_percent))
    if isinstance(terms, Rejection):
        stop(terms)
    bad = False
    answers = sys.stdout.buffer
    lines = arriving(read_piece, before_waiting=answers.flush)
    for answer in settle_lines(chosen, terms, lines):
        bad = bad or "error" in answer
        answers.write(ENCODER.encode(answer) + b"\n")
    answers.flush()
    if bad:
        raise typer.Exit(1)


def settle_lines(game: Game, terms: Terms, lines: Iterable[bytes]) -> Iterator[Json]:
    """One answer for every line, in order.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> next(settle_lines(EDITION.game("roulette"), Terms(), [b'{"number":0,"wagers":{"red":100}}']))[
    ...     "colour"
    ... ]
    'green'
    """
    fact, settle_line = _settling(game, terms)
    for number, line in enumerate(lines, start=1):
        read = _read_line(line.removeprefix(BYTE_ORDER_MARK) if number == 1 else line, fact)
        settled = read if isinstance(read, Rejection) else settle_line(*read)
        if isinstance(settled, Rejection):
            settled = {"line": number} | error_json(settled)
        yield settled


class _Settling(NamedTuple):
    """How the lines of a game are settled. It is chosen once for all of them."""

    fact: str
    """The field of a line that says what came."""
    line: Callable[[object, Json], Json | Rejection]
    """Settles what came, and the stakes on it."""


@singledispatch
def _settling(game: Game, terms: Terms) -> _Settling:
    raise NotImplementedError(game)


@_settling.register
def _(game: BaccaratGame, terms: Terms) -> _Settling:
    return _Settling("cards", partial(settle_baccarat_line, game, terms))


@_settling.register
def _(game: RouletteGame, terms: Terms) -> _Settling:
    return _Settling("number", partial(settle_roulette_line, game, terms))


def settle_baccarat_line(game: BaccaratGame, terms: Terms, codes: object, stakes: Json) -> Json | Rejection:
    """Settles a coup from its cards in the order dealt."""
    if not isinstance(codes, list):
        return Rejection("bad-line", {"case": "cards"})
    coup = read_coup(game, codes)
    if isinstance(coup, Rejection):
        return coup
    result = coup.result
    settled = settle_result(game, result, stakes, terms)
    if isinstance(settled, Rejection):
        return settled
    return {
        "player": _hand_json(coup.player, result.player, natural=result.player_natural),
        "banker": _hand_json(coup.banker, result.banker, natural=result.banker_natural),
        "result": result.winner,
        "settlements": settled,
    }


def settle_roulette_line(game: RouletteGame, terms: Terms, number: object, stakes: Json) -> Json | Rejection:
    """Settles a spin from its number."""
    pocket = read_number(number)
    if isinstance(pocket, Rejection):
        return pocket
    settled = settle_spin(game, pocket, stakes, terms)
    if isinstance(settled, Rejection):
        return settled
    return {
        "number": pocket,
        "colour": colour(game.wheel, pocket),
        "settlements": settled,
    }


def _read_line(line: bytes, fact: str) -> tuple[object, Json] | Rejection:
    """The cards or the number, and the stakes."""
    read = read_json(line)
    if isinstance(read, Rejection):
        return read
    if not isinstance(read, dict) or read.keys() != {fact, "wagers"}:
        return Rejection("bad-line", {"case": "play", "field": fact})
    stakes = read["wagers"]
    if not isinstance(stakes, dict):
        return Rejection("bad-line", {"case": "wagers"})
    return read[fact], stakes


def _hand_json(cards: tuple[Card, ...], total: int, *, natural: bool) -> Json:
    return {"cards": list(map(str, cards)), "total": total, "natural": natural}


def _chip(text: str) -> Cents:
    """The value of a chip. Ends the command if it is not a whole number."""
    if not re.fullmatch(r"-?[0-9]{1,16}", text):
        stop(Rejection("bad-chip", {"case": "not-cents", "given": f"{text!r:.40}"}))
    return int(text)
