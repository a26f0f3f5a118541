"""The promises of fair dealing in the log: made in time, kept secret until the end, and told truly."""

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from pitboss.audit.books import NAME, Books, Lines, Promise, Row, wrong
from pitboss.audit.coups import Shoe, Table
from pitboss.audit.spins import Wheel
from pitboss.store.log import Kept

SHA256 = re.compile("[0-9a-f]{64}")


def _committed(books: Books, row: Kept, body: Any) -> Lines:
    name = _belongs(row, body)
    if not NAME.fullmatch(body.deal) or not SHA256.fullmatch(body.commitment):
        wrong("A promise has a name, and a commitment of 64 digits.")
    if name in books.deals:
        wrong(f"{body.deal} was promised already.")
    games: dict[str, Mapping[str, Table | Wheel]] = {"shoe": books.tables, "spin": books.wheels}
    game = games.get(body.kind, {}).get(body.game)
    if game is None or game.edition != body.edition:
        wrong(f"No game {body.game:.60} with a {body.kind:.40} was set up for {body.edition:.60}.")
    if not _to_come(game, body.deal):
        wrong(f"{body.deal} was not the next shoe, or had begun when it was promised.")
    books.deals[name] = Promise(body.kind, body.commitment)
    return ()


def _to_come(game: Table | Wheel, deal: str) -> bool:
    """Whether no wager can have been on a deal yet."""
    if isinstance(game, Table):
        return deal == str(game.shoes + 1)
    begun = {past.key for past in game.past} | ({game.spin.key} if game.spin is not None else set())
    return deal not in begun and not game.live


def _revealed(books: Books, row: Kept, body: Any) -> Lines:
    name = _belongs(row, body)
    promise = books.deals.pop(name, None)
    if name in books.stale:
        wrong(f"{body.deal:.60} was promised before the floor was restored, and was used after it.")
    if promise is None:
        wrong(f"{body.deal!r:.60} was not promised, or its seed was told already.")
    text = f"{promise.kind}/{body.game}/{body.deal}/{body.seed}"
    if not SHA256.fullmatch(body.seed) or sha256(text.encode()).hexdigest() != promise.commitment:
        wrong(f"The seed is not the one that {body.deal} was promised with.")
    if promise.kind == "shoe":
        _check_shoe(books.tables[body.game], body)
    else:
        _check_spin(books, body)
    return ()


def _withdrawn(books: Books, row: Kept, body: Any) -> Lines:
    if books.deals.pop(name := _belongs(row, body), None) is None:
        wrong(f"{body.deal!r:.60} was not promised, or its seed was told already.")
    books.stale.discard(name)
    return ()


def _check_shoe(table: Table, body: Any) -> None:
    """Whether the shoe was over, and what is told of it is what the acts at the table tell."""
    age = table.shoes - int(body.deal)
    if age < 0 or (age == 0 and table.coup is not None):
        wrong(f"Shoe {body.deal} was not over, and its seed was told.")
    shoe = (table.shoe, table.emptied)[age] if age < 2 else Shoe()
    if (body.cut or 0) != shoe.cut:
        wrong(f"The cards were cut after {shoe.cut}, not {body.cut or 0}.")
    # A card that somebody only reported has no act of its own: it may stand between the others.
    left = iter(body.out or ())
    missing = next((card for card in shoe.out if card not in left), None)
    if missing is not None or body.number is not None:
        wrong(f"What is told of shoe {body.deal} is not what left it: {missing} is missing.")


def _check_spin(books: Books, body: Any) -> None:
    """Whether the spin was over, and the number is the one that the wheel read."""
    wheel = books.wheels[body.game]
    past = next((past for past in wheel.past if past.key == body.deal), None)
    if past is None:
        wrong(f"Spin {body.deal} was not over, and its seed was told.")
    if body.number != past.sensor or body.out or body.decks or body.cut:
        wrong(f"The wheel read {past.sensor} in spin {body.deal}, and {body.number} is told.")


def _belongs(row: Kept, body: Any) -> tuple[str, str]:
    if row.stream != f"fair/{body.game}":
        wrong(f"It tells of game {body.game!r:.60}.")
    return body.game, body.deal


FAIR: tuple[Row, ...] = (
    ("deal-committed.1", "game deal kind commitment edition", _committed),
    ("deal-withdrawn.1", "game deal reason!", _withdrawn),
    ("deal-revealed.1", "game deal seed decks? cut? out? number?", _revealed),
)
"""The events of promises."""
