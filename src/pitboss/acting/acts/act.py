"""An act at a table: the person who does it, the time, the approval, and the result."""

import re
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from pitboss.acting.registers.incidents import Incident
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
    """An act at a table. Its tag is its name in commands and in the log."""


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person who acts, by name and role."""

    name: str
    role: Role


class Money(msgspec.Struct, frozen=True, omit_defaults=True):
    """A transaction that belongs to an act."""

    move: str
    cents: Cents
    names: Mapping[str, str] = {}
    """The names that the transaction needs beside the table, such as the seat."""
    back: bool = False
    """Whether it reverses such a transaction."""


class Spot(NamedTuple):
    """The place of one player's chips on one wager."""

    box: int | None
    """None for a box in common: it appears on both sides of the layout and is one box."""
    player: str
    key: str


class WagerAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wager by its place."""

    player: str
    box: int | None
    wager: str

    @property
    def spot(self) -> Spot:
        """That place on the layout."""
        return Spot(self.box, self.player, self.wager)


class WagerResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of one wager on a coup."""

    player: str
    wager: str
    box: int | None
    stake: Cents
    counts: Cents
    """The part of the stake that counted. The rest was returned."""
    outcome: Outcome
    won: Cents
    clause: Clause
    tokens: Cents = 0
    """How much of the counted stake was promotional tokens."""
    rounding: Cents = 0
    """The part of the winnings that comes from rounding payments up to the smallest chip."""

    @property
    def spot(self) -> Spot:
        """The place of the wager."""
        return Spot(self.box, self.player, self.wager)


class Facts(NamedTuple):
    """What the rules make of an act: settled wagers, the ruling on an irregularity, and more."""

    lines: tuple[WagerResult, ...] = ()
    ruling: Ruling | None = None
    findings: Any = None
    """The `Findings` of the game. None if the act has none, or a release before them wrote its event."""
    incidents: tuple[Incident, ...] = ()
    """The incidents that the event holds. Empty while the act is decided."""


class ActContext(NamedTuple):
    """The circumstances of an act."""

    by: Person
    at: Instant
    approved: Person | None = None
    """The second person who approved it, if any."""
    facts: Facts = Facts()
    """What the decision found. The event stores it, so that replay reads it from there."""

    @property
    def authority(self) -> Role:
        """The role with authority for the act: that of the person who approved it, or else of the actor."""
        return (self.approved or self.by).role

    @property
    def roles(self) -> tuple[Role, ...]:
        """The role of the person who acts and, if the act was approved, of the second person."""
        return (self.by.role,) if self.approved is None else (self.by.role, self.approved.role)

    @property
    def names(self) -> tuple[str, ...]:
        """The person who acts and, if the act was approved, the second person."""
        return (self.by.name,) if self.approved is None else (self.by.name, self.approved.name)

    @property
    def in_charge(self) -> str:
        """Who answers for it: the person who approved it, unless only the person who acts is a supervisor."""
        second = self.approved
        if second is not None and second.role not in SUPERVISION and self.by.role in SUPERVISION:
            return self.by.name
        return self.names[-1]


class ActResult(NamedTuple, Generic[S]):
    """The result of an act, if it is more than a new state of the game."""

    state: S
    money: tuple[Money, ...] = ()
    lines: tuple[WagerResult, ...] = ()
    ruling: Ruling | None = None
    findings: Any = None
    """The findings of its facts."""


A = TypeVar("A", bound=Act)
T = TypeVar("T")
N = TypeVar("N")
R = TypeVar("R")


def needs(
    find: Callable[[T], N | Rejection],
) -> Callable[[Callable[[T, N, A, ActContext], R]], Callable[[T, A, ActContext], R | Rejection]]:
    """Wraps a step that needs a part of the table. The step is refused if that part is missing.

    `@needs(coup_of)` gives the step the coup under way as its second argument.
    """

    def mark(step: Callable[[T, N, A, ActContext], R]) -> Callable[[T, A, ActContext], R | Rejection]:
        @wraps(step)
        def checked_step(now: T, act: A, context: ActContext) -> R | Rejection:
            part = find(now)
            return part if isinstance(part, Rejection) else step(now, part, act, context)

        return checked_step

    return mark


def pay(
    key: str, cents: Cents, seat: str | None = None, *, back: bool = False, **names: str
) -> tuple[Money, ...]:
    """One transaction, or none if there is nothing to move.

    >>> pay("seat-wager", 500, "ann")
    (Money(move='seat-wager', cents=500, names={'seat': 'ann'}, back=False),)
    >>> pay("seat-wager", 0, "ann")
    ()
    """
    known = {**names, "seat": seat} if seat is not None else names
    return (Money(key, cents, known, back),) if cents else ()


def money_entry(table: str, money: tuple[Money, ...]) -> Entry:
    """The combined postings of all transactions of an act.

    >>> money_entry("3", pay("seat-wager", 500, "ann"))[1]
    Posting(account='table/3/seat/ann/held', cents=500)
    """
    lines: list[Posting] = []
    for each in money:
        entry = move(each.move, each.cents, table=table, **each.names)
        lines += reverse(entry) if each.back else entry
    return net(lines)
