"""Checks of the promises of fair dealing: made in time, secret until the end, and revealed truly."""

import re
from collections.abc import Mapping
from functools import singledispatch
from typing import Any

import msgspec

from pitboss.audit.acting.ranks import VIRTUAL
from pitboss.audit.baccarat.coups import Shoe, Table
from pitboss.audit.fair.mixing import drawn_cut, hashed, key_of, order, spun
from pitboss.audit.fair.promised import note_promised
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import NAME, Lines
from pitboss.audit.money.books import Books, Promise, Row
from pitboss.audit.roulette.spins import Wheel
from pitboss.store.log import StoredEvent

SHA256 = re.compile("[0-9a-f]{64}")
Game = Table | Wheel
Dealt = Mapping[int, str | None]
"""What was dealt, by its place."""
WITHHELD_MARKS, MOST_MARKS, LEFT_OUT_DEALS = 10, 30, 100
"""The marks for a withheld number, the maximum, and the deals for which a terminal is then left out."""


class Number(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The number of a terminal, as the log records it."""

    commitment: str
    number: str | None = None


class Withholding(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The marks of terminals, and the deals for which some are left out, as the log records them."""

    marks: dict[str, int] = {}
    left_out: dict[str, int] = {}


def _committed(books: Books, row: StoredEvent, body: Any) -> Lines:
    name = _belongs(row, body)
    if not NAME.fullmatch(body.deal) or not SHA256.fullmatch(body.commitment):
        wrong("audit-bad-promise")
    if name in books.deals:
        wrong("audit-promised-already", deal=body.deal)
    game = _game(books, body.kind, body.game)
    if game is None or game.edition != body.edition:
        wrong("audit-no-game-to-promise", game=body.game, kind=body.kind, edition=body.edition)
    if not _to_come(game, body.deal):
        wrong("audit-promised-late", deal=body.deal)
    if body.scheme not in (None, 2):
        wrong("audit-no-scheme", scheme=body.scheme)
    books.deals[name] = Promise(body.kind, body.commitment, body.scheme or 1)
    return ()


def _game(books: Books, kind: str, name: str) -> Game | None:
    """The game of this name that is dealt in shoes, or in spins."""
    games: dict[str, Mapping[str, Game]] = {"shoe": books.tables, "spin": books.wheels}
    return games.get(kind, {}).get(name)


@singledispatch
def _to_come(game: Game, deal: str) -> bool:
    """Whether no wager can be on a deal yet."""
    raise NotImplementedError(game)


@_to_come.register
def _(game: Table, deal: str) -> bool:
    return deal == str(game.shoes + 1)


@_to_come.register
def _(game: Wheel, deal: str) -> bool:
    begun = {past.key for past in game.past} | ({game.spin.key} if game.spin is not None else set())
    return deal not in begun and not game.live


def _number_committed(books: Books, row: StoredEvent, body: Any) -> Lines:
    promise, game = _promise(books, row, body)
    if not SHA256.fullmatch(body.commitment) or not (body.terminal.strip() and body.terminal.isprintable()):
        wrong("audit-bad-number-commitment")
    if promise.mix is not None or any(number is not None for _, number in promise.numbers.values()):
        wrong("audit-number-chosen-late", deal=body.deal)
    if _closed(game, body.deal):
        wrong("audit-number-committed-late", deal=body.deal)
    promise.numbers[body.terminal] = body.commitment, None
    return ()


def _number_revealed(books: Books, row: StoredEvent, body: Any) -> Lines:
    promise, game = _promise(books, row, body)
    commitment, number = promise.numbers.get(body.terminal, ("", ""))
    if promise.mix is not None or number is not None:
        wrong("audit-no-number-to-reveal", terminal=body.terminal, deal=body.deal)
    if not _closed(game, body.deal):
        wrong("audit-number-revealed-early", deal=body.deal)
    text = f"number/{promise.kind}/{body.game}/{body.deal}/{body.terminal}/{body.value}"
    if not SHA256.fullmatch(body.value) or hashed(text) != commitment:
        wrong("audit-other-number", terminal=body.terminal)
    promise.numbers[body.terminal] = commitment, body.value
    return ()


def _mixed(books: Books, row: StoredEvent, body: Any) -> Lines:
    promise, game = _promise(books, row, body)
    if promise.mix is not None:
        wrong("audit-mixed-already", deal=body.deal)
    if not _closed(game, body.deal):
        wrong("audit-mixed-early", deal=body.deal)
    if body.head != books.ends.get(f"{game.stream}{body.game}"):
        wrong("audit-mixed-hash")
    numbers = {name: (each.commitment, each.number) for name, each in (body.numbers or {}).items()}
    if numbers != promise.numbers or list(numbers) != sorted(numbers):
        wrong("audit-mixed-others", deal=body.deal)
    books.withheld |= {name for name, (_, number) in numbers.items() if number is None}
    _check_marks(books, body, {name: number is None for name, (_, number) in numbers.items()})
    label = f"{promise.kind}/{body.game}/{body.deal}"
    lines = (f"{name} {number or commitment}" for name, (commitment, number) in numbers.items())
    promise.mix = hashed(label, body.head, *lines)
    _check_cut(game, promise, label)
    return ()


def _check_marks(books: Books, body: Any, numbers: Mapping[str, bool]) -> None:
    """Counts who withheld a number, and checks what the event says of it. Earlier ones say nothing."""
    marks, left_out = books.marks.get(body.game, ({}, {}))
    marks = marks | {
        name: marks.get(name, 0) + (WITHHELD_MARKS if withheld else -1) for name, withheld in numbers.items()
    }
    left_out = {name: left - 1 for name, left in left_out.items() if left > 1}
    left_out |= {name: LEFT_OUT_DEALS for name, many in marks.items() if many >= MOST_MARKS}
    marks = {name: many for name, many in marks.items() if 0 < many < MOST_MARKS}
    books.marks[body.game] = marks, left_out
    if body.withholding not in (None, Withholding(marks, left_out)):
        wrong("audit-marks")


@singledispatch
def _check_cut(_game: Game, _promise: Promise, _label: str) -> None:
    """Checks that a virtual dealer cut at the right place. Only cards are cut."""


@_check_cut.register
def _(table: Table, promise: Promise, label: str) -> None:
    at, cutter = (table.cut, table.cutter) if table.cutter else (table.shoe.cut, table.shoe.cutter)
    # A virtual dealer cuts where the commitments say.
    if cutter is None or not cutter.startswith(VIRTUAL):
        return
    commitments = (f"{name} {promise.numbers[name][0]}" for name in sorted(promise.numbers))
    due = drawn_cut(label, (promise.commitment, *commitments), table.decks)
    if at != due:
        wrong("audit-virtual-cut", cut=at, due=due)


def _disputed(books: Books, row: StoredEvent, body: Any) -> Lines:
    _belongs(row, body)
    books.disputed.add(body.terminal)
    return ()


def _promise(books: Books, row: StoredEvent, body: Any) -> tuple[Promise, Game]:
    """The promise that a number belongs to, and the game that gave it."""
    promise = books.deals.get(_belongs(row, body))
    game = None if promise is None else _game(books, promise.kind, body.game)
    if promise is None or game is None or promise.scheme == 1:
        wrong("audit-takes-no-numbers", deal=body.deal)
    return promise, game


@singledispatch
def _closed(game: Game, deal: str) -> bool:
    """Whether betting on a deal or cutting its cards is over, and nothing of the deal is known."""
    raise NotImplementedError(game)


@_closed.register
def _(table: Table, deal: str) -> bool:
    if deal == str(table.shoes):
        return not table.shoe.out
    return deal == str(table.shoes + 1) and table.cutter is not None


@_closed.register
def _(wheel: Wheel, deal: str) -> bool:
    spin = wheel.spin
    return spin is not None and spin.key == deal and not spin.open and not spin.rests


def _revealed(books: Books, row: StoredEvent, body: Any) -> Lines:
    name = _belongs(row, body)
    promise = books.deals.pop(name, None)
    if name in books.stale:
        wrong("audit-promise-of-before", deal=body.deal)
    game = None if promise is None else _game(books, promise.kind, body.game)
    if promise is None or game is None:
        wrong("audit-not-promised", deal=body.deal)
    label = f"{promise.kind}/{body.game}/{body.deal}"
    text = f"{label}/{body.seed}" if promise.scheme == 1 else f"{label}/{promise.scheme}/{body.seed}"
    if not SHA256.fullmatch(body.seed) or hashed(text) != promise.commitment:
        wrong("audit-other-seed", deal=body.deal)
    dealt = _check_revealed(game, body)
    device = books.devices.get(f"{game.device}{body.game}")
    # A device reports what it read, and staff correct a misreading. `verify-deal` names these cards.
    if promise.scheme == 2 and (device is None or not device.last):
        if promise.mix is not None:
            _check_outcome(game, key_of(body.seed, promise.mix), label, body, dealt)
        elif dealt:
            wrong("audit-dealt-before-mix", deal=body.deal)
    _note_number(game, books, row, promise, body)
    return ()


@singledispatch
def _note_number(_game: Game, _books: Books, _row: StoredEvent, _promise: Promise, _body: Any) -> None:
    """Notes the promised number, with which a later correction is compared. Cards are compared at once."""


@_note_number.register
def _(wheel: Wheel, books: Books, row: StoredEvent, promise: Promise, body: Any) -> None:
    past = next(past for past in wheel.past if past.key == body.deal)
    note_promised(books, row, past, promise, body.seed)


@singledispatch
def _check_outcome(game: Game, key: bytes, label: str, body: Any, dealt: Dealt) -> None:
    """Checks that the deal is the one that seed and numbers give."""
    raise NotImplementedError(game)


@_check_outcome.register
def _(_wheel: Wheel, key: bytes, label: str, body: Any, _dealt: Dealt) -> None:
    number = spun(key, label)
    if body.number not in (None, number):
        wrong("audit-spin-outcome", spin=body.deal, due=number, read=body.number)


@_check_outcome.register
def _(_table: Table, key: bytes, label: str, body: Any, dealt: Dealt) -> None:
    due = dict(enumerate(order(key, label, body.decks or 0, body.cut or 0)))
    if any(card not in (None, due.get(place)) for place, card in dealt.items()):
        wrong("audit-shoe-outcome", shoe=body.deal)


def _withdrawn(books: Books, row: StoredEvent, body: Any) -> Lines:
    if books.deals.pop(name := _belongs(row, body), None) is None:
        wrong("audit-not-promised", deal=body.deal)
    books.stale.discard(name)
    if books.pending is not None:
        books.pending.withdrawn.append("/".join(name))
    return ()


@singledispatch
def _check_revealed(game: Game, body: Any) -> Dealt:
    """Checks that a deal was over, and that what is revealed of it is what the acts at its game dealt."""
    raise NotImplementedError(game)


@_check_revealed.register
def _(table: Table, body: Any) -> Dealt:
    age = table.shoes - int(body.deal)
    if age < 0 or (age == 0 and table.coup is not None):
        wrong("audit-shoe-not-over", shoe=body.deal)
    shoe = (table.shoe, table.emptied)[age] if age < 2 else Shoe()
    if (body.cut or 0) != shoe.cut:
        wrong("audit-cut-place", cut=shoe.cut, stated=body.cut or 0)
    # A card that was only reported has no act. It may be between the others.
    left = enumerate(body.out or ())
    places = [next((place for place, out in left if out == card), None) for card in shoe.out]
    if None in places or body.number is not None:
        missing = shoe.out[places.index(None)] if None in places else None
        wrong("audit-shoe-revealed", shoe=body.deal, missing=missing)
    return {place: card for place, (_, card) in zip(places, shoe.out, strict=True) if place is not None}


@_check_revealed.register
def _(wheel: Wheel, body: Any) -> Dealt:
    past = next((past for past in wheel.past if past.key == body.deal), None)
    if past is None:
        wrong("audit-spin-not-over", spin=body.deal)
    if body.number != past.sensor or body.out or body.decks or body.cut:
        wrong("audit-spin-revealed", read=past.sensor, spin=body.deal, stated=body.number)
    return {} if past.sensor is None else {0: str(past.sensor)}


def _belongs(row: StoredEvent, body: Any) -> tuple[str, str]:
    if row.stream != f"fair/{body.game}":
        wrong("audit-other-game", game=body.game)
    return body.game, body.deal


FAIR: tuple[Row, ...] = (
    ("deal-committed.1", "game deal kind commitment edition scheme?", _committed),
    ("number-committed.1", "game deal terminal commitment", _number_committed),
    ("number-revealed.1", "game deal terminal value", _number_revealed),
    ("deal-mixed.1", "game deal head numbers? withholding?", _mixed),
    ("deal-disputed.1", "game deal terminal finding!", _disputed),
    ("deal-disputed.2", "game deal terminal finding*", _disputed),
    ("deal-withdrawn.1", "game deal reason!", _withdrawn),
    ("deal-withdrawn.2", "game deal reason*", _withdrawn),
    ("deal-revealed.1", "game deal seed decks? cut? out? number?", _revealed),
)
"""The events of promises."""
