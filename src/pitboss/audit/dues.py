"""What an act at a gaming table must have moved, and whether the money that the log tells of is that."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, NamedTuple

import msgspec

from pitboss.audit.accounts import Lines, wrong
from pitboss.audit.moves import moved
from pitboss.kernel.money import Cents, dollars


class Money(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A transaction of an act, as the log tells it."""

    move: str
    cents: Annotated[int, msgspec.Meta(gt=0)]
    names: dict[str, str] = {}
    back: bool = False


Sums = Counter[tuple[str, str, str, bool]]
"""Cents by transaction, seat, promotion and whether it is taken back."""


def pay(move: str, cents: Cents, seat: str = "", *, back: bool = False, promotion: str = "") -> Sums:
    """What one transaction moves.

    >>> pay("seat-wager", 500, "ann")
    Counter({('seat-wager', 'ann', '', False): 500})
    """
    return Counter({(move, seat, promotion, back): cents} if cents else {})


class Way(NamedTuple):
    """One way in which something may have been paid, and what follows for the table if it was."""

    sums: Sums
    then: Callable[[], None] = lambda: None


@dataclass(slots=True)
class Due:
    """What an act must have moved: some for certain, the rest in one of several ways."""

    sums: Sums = field(default_factory=Counter)
    ways: list[Sequence[Way]] = field(default_factory=list)

    def add(self, *sums: Sums) -> "Due":
        """More that is certain."""
        for each in sums:
            self.sums += each
        return self


def told(money: Iterable[Money]) -> Sums:
    """What the transactions of an event sum to."""
    sums: Sums = Counter()
    for each in money:
        names = each.names
        if names.keys() - {"seat", "promotion"}:
            wrong(f"The names of it are not those of a transaction {each.move}.")
        sums[each.move, names.get("seat", ""), names.get("promotion", ""), each.back] += each.cents
    return sums


def match(there: Sums, due: Due) -> None:
    """Whether what was moved is what was due; whatever follows from the way it was paid, is done."""
    found = None if due.sums - there else _choose(there - due.sums, due.ways)
    if found is None:
        wrong(_difference(there, due))
    for way in found:
        way.then()


def lines_of(table: str, money: Iterable[Money]) -> Lines:
    """The postings of all transactions of an act together.

    >>> lines_of("3", [Money("seat-wager", 500, {"seat": "ann"})])
    (('table/3/seat/ann/stack', -500), ('table/3/seat/ann/held', 500))
    """
    sums: dict[str, Cents] = {}
    for each in money:
        for account, cents in moved(each.move, each.cents, {"table": table, **each.names}):
            sums[account] = sums.get(account, 0) + (-cents if each.back else cents)
    return tuple((account, cents) for account, cents in sums.items() if cents)


def _choose(left: Sums, ways: Sequence[Sequence[Way]]) -> list[Way] | None:
    """The first ways, one of each, that together come to what is left."""
    if not ways:
        return None if left else []
    for way in ways[0]:
        if not way.sums - left:
            rest = _choose(left - way.sums, ways[1:])
            if rest is not None:
                return [way, *rest]
    return None


def _difference(there: Sums, due: Due) -> str:
    """What is said of the first transaction of which too much or too little was moved."""
    owed = sum((ways[0].sums for ways in due.ways), due.sums)
    move, seat, promotion, back = key = min((there - owed) + (owed - there))
    which = f"{move} taken back" if back else move
    whose = f" of {seat or promotion}" if seat or promotion else ""
    return f"By the act {which}{whose} is {dollars(owed[key])}, and {dollars(there[key])} was moved."
