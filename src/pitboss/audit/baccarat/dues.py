"""The money that an act at a gaming table must move, compared with the money in the log."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, NamedTuple, NoReturn

import msgspec

from pitboss.audit.finding import finding, wrong
from pitboss.audit.money.accounts import Lines
from pitboss.audit.money.moves import moved
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount


class Money(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A transaction of an act, as the log records it."""

    move: str
    cents: Annotated[int, msgspec.Meta(gt=0)]
    names: dict[str, str] = {}
    back: bool = False


Sums = Counter[tuple[str, str, str, bool]]
"""Cents by transaction, seat, promotion and whether it is a reversal."""


def pay(move: str, cents: Cents, seat: str = "", *, back: bool = False, promotion: str = "") -> Sums:
    """What one transaction moves.

    >>> pay("seat-wager", 500, "ann")
    Counter({('seat-wager', 'ann', '', False): 500})
    """
    return Counter({(move, seat, promotion, back): cents} if cents else {})


class PaymentWay(NamedTuple):
    """One of several ways to pay something, and the change to the table if it was paid so."""

    sums: Sums
    then: Callable[[], None] = lambda: None


@dataclass(slots=True)
class Due:
    """What an act must move: a certain part, and a part that may be paid in one of several ways."""

    sums: Sums = field(default_factory=Counter)
    ways: list[Sequence[PaymentWay]] = field(default_factory=list)

    def add(self, *sums: Sums) -> "Due":
        """Adds to the certain part."""
        for each in sums:
            self.sums += each
        return self


def sums_of(money: Iterable[Money]) -> Sums:
    """The sums of the transactions of an event."""
    sums: Sums = Counter()
    for each in money:
        names = each.names
        if names.keys() - {"seat", "promotion"}:
            wrong("audit-move-names", move=each.move)
        sums[each.move, names.get("seat", ""), names.get("promotion", ""), each.back] += each.cents
    return sums


def match(there: Sums, due: Due) -> None:
    """Checks that the money moved is the money due, then applies the changes of the ways it was paid."""
    chosen = None if due.sums - there else _choose(there - due.sums, due.ways)
    if chosen is None:
        _differ(there, due)
    for way in chosen:
        way.then()


def lines_of(table: str, money: Iterable[Money]) -> Lines:
    """The postings of all transactions of an act.

    >>> lines_of("3", [Money("seat-wager", 500, {"seat": "ann"})])
    (('table/3/seat/ann/stack', -500), ('table/3/seat/ann/held', 500))
    """
    sums: dict[str, Cents] = {}
    for each in money:
        for account, cents in moved(each.move, each.cents, {"table": table, **each.names}):
            sums[account] = sums.get(account, 0) + (-cents if each.back else cents)
    return tuple((account, cents) for account, cents in sums.items() if cents)


def _choose(left: Sums, ways: Sequence[Sequence[PaymentWay]]) -> list[PaymentWay] | None:
    """The first ways, one of each choice, that add up to the rest."""
    if not ways:
        return None if left else []
    for way in ways[0]:
        if not way.sums - left:
            rest = _choose(left - way.sums, ways[1:])
            if rest is not None:
                return [way, *rest]
    return None


def _differ(there: Sums, due: Due) -> NoReturn:
    """Names the first transaction with too much or too little moved."""
    owed = sum((ways[0].sums for ways in due.ways), due.sums)
    move, seat, promotion, back = key = min((there - owed) + (owed - there))
    which = finding("audit-move-back", move=move) if back else move
    must, did = Amount(owed[key]), Amount(there[key])
    if seat or promotion:
        wrong("audit-moved-of", move=which, name=seat or promotion, due=must, moved=did)
    wrong("audit-moved", move=which, due=must, moved=did)
