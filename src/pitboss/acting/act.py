"""What an act at a table is: who does it, when, with whose approval, and what it leads to."""

import re
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Generic, NamedTuple, TypeVar

import msgspec

from pitboss.acting.state import S
from pitboss.game.irregularities import Ruling
from pitboss.game.settlement import Outcome
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Entry, Posting, net, reverse
from pitboss.ledger.moves import move
from pitboss.rules.conduct import SUPERVISION


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Act(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="act", tag=_kebab
):
    """Something that somebody does at a table. What it is called in commands and in the log is its tag."""


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person who acts, by name and role."""

    name: str
    role: Role


class Money(msgspec.Struct, frozen=True, omit_defaults=True):
    """A transaction that belongs to an act."""

    move: str
    cents: Cents
    names: Mapping[str, str] = {}
    """What the transaction must be told beside the table, such as the seat."""
    back: bool = False
    """Whether it takes such a transaction back."""


class Spot(NamedTuple):
    """Where one player's chips lie on one wager."""

    box: int | None
    """None for a box in common, which lies on both sides of the layout and is one."""
    player: str
    key: str


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one wager on a coup came to."""

    player: str
    wager: str
    box: int | None
    stake: Cents
    counts: Cents
    """What of the stake counted; the rest went back."""
    outcome: Outcome
    won: Cents
    clause: Clause
    tokens: Cents = 0
    """How much of what counted was promotional tokens."""
    rounding: Cents = 0
    """How much of what was won is there only because payments go up to the smallest chip."""

    @property
    def spot(self) -> Spot:
        """Where the wager lay."""
        return Spot(self.box, self.player, self.wager)


class Facts(NamedTuple):
    """What the rules make of an act: settled wagers, and the ruling on an irregularity."""

    lines: tuple[Line, ...] = ()
    ruling: Ruling | None = None


class ActContext(NamedTuple):
    """What comes with an act."""

    by: Person
    at: Instant
    approved: Person | None = None
    """The second person who approved it, if one did."""
    facts: Facts = Facts()
    """What was found when it was decided. The event keeps it, so that replay takes it from there."""

    @property
    def authority(self) -> Role:
        """The role that stands behind the act: whoever approved it, or else whoever does it."""
        return (self.approved or self.by).role

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles of both, where two stand behind it."""
        return (self.by.role,) if self.approved is None else (self.by.role, self.approved.role)

    @property
    def names(self) -> tuple[str, ...]:
        """Whoever does it, and whoever approved it."""
        return (self.by.name,) if self.approved is None else (self.by.name, self.approved.name)

    @property
    def in_charge(self) -> str:
        """Who answers for it: whoever approved it, unless only the one who does it supervises."""
        second = self.approved
        if second is not None and second.role not in SUPERVISION and self.by.role in SUPERVISION:
            return self.by.name
        return self.names[-1]


class ActResult(NamedTuple, Generic[S]):
    """What an act leads to, where it is more than another state of the game."""

    state: S
    money: tuple[Money, ...] = ()
    lines: tuple[Line, ...] = ()
    ruling: Ruling | None = None


A = TypeVar("A", bound=Act)
T = TypeVar("T")
N = TypeVar("N")
R = TypeVar("R")


def needs(
    find: Callable[[T], N | Rejection],
) -> Callable[[Callable[[T, N, A, ActContext], R]], Callable[[T, A, ActContext], R | Rejection]]:
    """Marks a step that cannot be done without something of the table: it is found first, or refused.

    `@needs(coup_of)` gives the step the coup under way as its second argument.
    """

    def mark(step: Callable[[T, N, A, ActContext], R]) -> Callable[[T, A, ActContext], R | Rejection]:
        @wraps(step)
        def found_first(now: T, act: A, context: ActContext) -> R | Rejection:
            found = find(now)
            return found if isinstance(found, Rejection) else step(now, found, act, context)

        return found_first

    return mark


def pay(
    key: str, cents: Cents, seat: str | None = None, *, back: bool = False, **names: str
) -> tuple[Money, ...]:
    """One transaction, or none where there is nothing to move.

    >>> pay("seat-wager", 500, "ann")
    (Money(move='seat-wager', cents=500, names={'seat': 'ann'}, back=False),)
    >>> pay("seat-wager", 0, "ann")
    ()
    """
    known = {**names, "seat": seat} if seat is not None else names
    return (Money(key, cents, known, back),) if cents else ()


def money_entry(table: str, money: tuple[Money, ...]) -> Entry:
    """The postings of all transactions of an act together.

    >>> money_entry("3", pay("seat-wager", 500, "ann"))[1]
    Posting(account='table/3/seat/ann/held', cents=500)
    """
    lines: list[Posting] = []
    for each in money:
        entry = move(each.move, each.cents, table=table, **each.names)
        lines += reverse(entry) if each.back else entry
    return net(lines)
