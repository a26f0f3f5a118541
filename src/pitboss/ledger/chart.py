"""The chart of accounts: every kind of account, its owner and its side of the books."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from pitboss.kernel.clause import Clause
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Fact, FloorPlace, ListOf, Text

Account = str
"""A path such as `pt/7/chips`. Its first two parts are its stream."""


class Side(StrEnum):
    """The side of the books of an account, and whether it may pass zero."""

    PATRON = "patron"
    """Owed to patrons. Credits are positive, and it is never below zero."""
    OWED = "owed"
    """What the casino owes or has earned. Credits are positive."""
    DEBIT = "debit"
    """What the casino has or has spent. A debit increases it, so the sum of its postings is negative."""
    COUNTED = "counted"
    """Cash in a box that people count. It cannot give more than it holds."""
    DEBT = "debt"
    """Owed to a person who claims it. Many streams take from it, and it is never below zero."""
    STOCK = "stock"
    """Cash or chips that many streams take from. It cannot give more than it holds."""

    @property
    def guarded(self) -> bool:
        """Whether the balance may not pass zero, and only its own stream takes from the account."""
        return self in (Side.PATRON, Side.COUNTED)

    @property
    def shared(self) -> bool:
        """Whether the balance may not pass zero, and any stream may take from the account."""
        return self in (Side.DEBT, Side.STOCK)

    @property
    def sign(self) -> int:
        """The factor from the sum of postings to the amount that people use."""
        return 1 if self in (Side.PATRON, Side.OWED, Side.DEBT) else -1


class Unit(StrEnum):
    """The unit of an account."""

    CENTS = "cents"
    TOURNAMENT_CHIPS = "tournament-chips"


class Kind(NamedTuple):
    """A row of the chart."""

    pattern: str
    side: Side
    unit: Unit = Unit.CENTS
    clause: Clause | None = None
    short: Rejection | None = None
    """For a shared account: what to do if it does not hold enough."""

    @property
    def text(self) -> Text:
        """What it is.

        >>> find_kind("table/3/seat/5/stack").text.key
        'account-table-seat-stack'
        """
        return Text("-".join(["account", *(part for part in self.pattern.split("/") if part[0] != "{")]))


PATRON, OWED, DEBIT, COUNTED, DEBT, STOCK = Side

CAGE = Rejection("cage-short")
KIOSK = Rejection("kiosk-short")
FLOAT = Rejection("float-short")
POCKETS = Rejection("chips-not-sold")
NOT_OWED = Rejection("not-owed")

CHART = (
    # A player terminal. The clauses are those of the Rapid electronic table game.
    Kind("pt/{terminal}/chips", PATRON, clause="4.2"),
    Kind("pt/{terminal}/held", PATRON, clause="4.2.4"),
    Kind("pt/{terminal}/payable", PATRON, clause="9.1"),
    Kind("pt/{terminal}/stacker", COUNTED, clause="2.2.5"),
    Kind("ticket/{ticket}/value", PATRON, clause="8.4"),
    Kind("lost-slip/{slip}/paid", DEBIT),
    # A gaming table, and the seats of a live one.
    Kind("table/{table}/win", OWED),
    Kind("table/{table}/float", STOCK, short=FLOAT),
    Kind("table/{table}/drop", COUNTED),
    Kind("table/{table}/cash", COUNTED),
    Kind("table/{table}/seat/{seat}/buy-in", PATRON),
    Kind("table/{table}/seat/{seat}/stack", PATRON),
    Kind("table/{table}/seat/{seat}/held", PATRON),
    Kind("table/{table}/seat/{seat}/tokens", PATRON),
    Kind("table/{table}/seat/{seat}/token-held", PATRON),
    Kind("table/{table}/overpaid", STOCK, short=NOT_OWED),
    Kind("table/{table}/underpaid", DEBT, short=NOT_OWED),
    # The cage and the kiosks.
    Kind("cage/cash", STOCK, short=CAGE),
    Kind("cage/chips", STOCK, short=CAGE),
    Kind("kiosk/{kiosk}/cash", STOCK, short=KIOSK),
    # Promotions and prizes.
    Kind("promotion/{promotion}/cost", DEBIT),
    Kind("promotion/{promotion}/tokens", PATRON),
    Kind("prize/{prize}/payable", PATRON),
    Kind("house/prizes", DEBIT),
    # Tournaments. Their chips are not money, so they have a separate unit.
    Kind("tournament/{tournament}/fees", OWED),
    Kind("tournament/{tournament}/pool", PATRON),
    Kind("tournament/{tournament}/prize/{prize}", PATRON),
    Kind("tournament/{tournament}/issued", DEBIT, unit=Unit.TOURNAMENT_CHIPS),
    Kind("tournament/{tournament}/entrant/{entrant}/chips", PATRON, unit=Unit.TOURNAMENT_CHIPS),
    # The casino itself.
    Kind("house/capital", OWED),
    Kind("house/bank", OWED, clause="9.3"),
    Kind("house/issue", OWED),
    Kind("house/chips", STOCK, short=POCKETS),
    Kind("house/pockets", DEBT, short=POCKETS),
    Kind("house/tokens", DEBT, short=POCKETS),
    Kind("house/transit", OWED),
    Kind("house/monitoring", DEBIT, clause="4.3.4"),
    Kind("house/unclaimed", DEBT, short=NOT_OWED),
    Kind("house/adjustments", DEBIT, clause="11.5"),
    Kind("house/over-short", DEBIT),
    Kind("house/withheld", DEBT, clause="9.2", short=NOT_OWED),
    Kind("house/rounding", DEBIT),
)
"""One row per kind of account."""

PERSON = r"[^\W_][^/\x00-\x1f]{0,47}"
"""Who has chips at a table: a name in any script. The act by which a guest joins checks it."""


def _shape(part: str) -> str:
    """What a part of a pattern stands for in an account."""
    if part[0] != "{":
        return re.escape(part)
    return PERSON if part == "{seat}" else NAME


_SHAPES = tuple((re.compile("/".join(map(_shape, kind.pattern.split("/")))), kind) for kind in CHART)


@lru_cache(1 << 14)
def find_kind(account: Account) -> Kind | Rejection:
    """The row of the chart for an account.

    >>> find_kind("pt/7/chips").pattern, find_kind("pt/7/pocket").code
    ('pt/{terminal}/chips', 'unknown-account')
    """
    for shape, kind in _SHAPES:
        if shape.fullmatch(account):
            return kind
    return Rejection("unknown-account", {"account": f"{account!r:.80}"})


def account_name(account: Account) -> Fact:
    """An account for people: whose it is, and what.

    >>> account_name("pt/7/chips").of
    (FloorPlace(key='pt/7'), Text(key='account-pt-chips', facts={}))
    """
    kind = find_kind(account)
    if isinstance(kind, Rejection):
        return account
    parts = zip(kind.pattern.split("/"), account.split("/"), strict=True)
    names = [name for part, name in parts if part[0] == "{"]
    return ListOf((FloorPlace(owner(account)), *names[1:], kind.text)) if names else kind.text


@lru_cache(1 << 14)
def guard(account: Account) -> int:
    """The side of zero on which an account must stay: 1 or -1. 0 if it may pass zero.

    >>> guard("pt/7/chips"), guard("pt/7/stacker"), guard("cage/cash")
    (1, -1, 0)
    """
    kind = find_kind(account)
    return 0 if isinstance(kind, Rejection) or not kind.side.guarded else kind.side.sign


BALANCE = "balance:"
"""Before the name of a shared account, this is the stream from which a decision reads its balance."""


@lru_cache(1 << 14)
def shared_guard(account: Account) -> int:
    """The same for an account that many streams take from. 0 for all others.

    >>> shared_guard("house/unclaimed"), shared_guard("cage/cash"), shared_guard("pt/7/chips")
    (1, -1, 0)
    """
    kind = find_kind(account)
    return 0 if isinstance(kind, Rejection) or not kind.side.shared else kind.side.sign


def owner(account: Account) -> str:
    """The stream of an account. Only its events take from a guarded account.

    >>> owner("table/3/seat/5/stack")
    'table/3'
    """
    return "/".join(account.split("/", 2)[:2])
