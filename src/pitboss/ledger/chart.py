"""The chart of accounts: every kind of account there is, who it belongs to and on which side it stands."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from pitboss.kernel.clause import Clause
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection

Account = str
"""A path such as `pt/7/chips`. Its first two parts are the stream that keeps it."""


class Side(StrEnum):
    """On which side of the books an account stands, and whether it may pass zero."""

    PATRON = "patron"
    """Owed to patrons: credits are positive, and it never falls below zero."""
    OWED = "owed"
    """What the house owes or has earned: credits are positive."""
    KEPT = "kept"
    """What the house keeps or has spent: a debit makes it more, so its postings sum to less than zero."""
    COUNTED = "counted"
    """Kept in a box that people count: nobody takes out more than is in it."""
    DEBT = "debt"
    """Owed to whoever comes for it, and taken from by many streams: it never falls below zero."""
    STOCK = "stock"
    """Cash or chips that many streams take from: nobody takes out more than is there."""

    @property
    def guarded(self) -> bool:
        """Whether the balance stays on its side of zero, and only its own stream takes from the account."""
        return self in (Side.PATRON, Side.COUNTED)

    @property
    def shared(self) -> bool:
        """Whether the balance stays on its side of zero, whichever stream takes from the account."""
        return self in (Side.DEBT, Side.STOCK)

    @property
    def sign(self) -> int:
        """What turns the sum of postings into the amount that people speak of."""
        return 1 if self in (Side.PATRON, Side.OWED, Side.DEBT) else -1


class Unit(StrEnum):
    """What an account counts in."""

    CENTS = "cents"
    TOURNAMENT_CHIPS = "tournament-chips"


class Kind(NamedTuple):
    """A row of the chart."""

    pattern: str
    side: Side
    words: str
    unit: Unit = Unit.CENTS
    clause: Clause | None = None
    short: Rejection | None = None
    """Of a shared account: what people are told to do when more is wanted than is there."""


PATRON, OWED, KEPT, COUNTED, DEBT, STOCK = Side

CAGE = Rejection("cage-short", "Book what came into the cage first.")
KIOSK = Rejection("kiosk-short", "Fill the kiosk first, or pay at the cage.")
FLOAT = Rejection("float-short", "Have the float filled first.")
POCKETS = Rejection("chips-not-sold", "Chips are sold at a table or at the cage first.")
NOT_OWED = Rejection("not-owed", "Nothing is paid that nobody is owed.")

CHART = (
    # A player terminal. The clauses are those of the Rapid electronic table game.
    Kind("pt/{terminal}/chips", PATRON, "chip account of a player terminal", clause="4.2"),
    Kind("pt/{terminal}/held", PATRON, "stakes on the layout of a terminal", clause="4.2.4"),
    Kind("pt/{terminal}/payable", PATRON, "manual payout that waits for its form", clause="9.1"),
    Kind("pt/{terminal}/stacker", COUNTED, "notes in the stacker of a terminal", clause="2.2.5"),
    Kind("ticket/{ticket}/value", PATRON, "redeemable ticket outstanding", clause="8.4"),
    Kind("lost-slip/{slip}/paid", KEPT, "slip paid whose ticket was lost in a restore"),
    # A gaming table, and the seats of a live one.
    Kind("table/{table}/win", OWED, "what the house won at a table, less what it lost"),
    Kind("table/{table}/float", STOCK, "chips in the float of a table", short=FLOAT),
    Kind("table/{table}/drop", COUNTED, "cash in the drop box of a table"),
    Kind("table/{table}/cash", COUNTED, "cash on a table that is not yet dropped"),
    Kind("table/{table}/seat/{seat}/buy-in", PATRON, "buy-in for which the chips are still to come"),
    Kind("table/{table}/seat/{seat}/stack", PATRON, "chips before a seat"),
    Kind("table/{table}/seat/{seat}/held", PATRON, "stakes from a seat on the layout"),
    Kind("table/{table}/seat/{seat}/tokens", PATRON, "promotional tokens before a seat"),
    Kind("table/{table}/seat/{seat}/token-held", PATRON, "promotional tokens from a seat on the layout"),
    Kind("table/{table}/overpaid", STOCK, "overpayments of a table still to come back", short=NOT_OWED),
    Kind("table/{table}/underpaid", DEBT, "underpayments of a table still to be paid", short=NOT_OWED),
    # The cage and the kiosks.
    Kind("cage/cash", STOCK, "cash of the cage", short=CAGE),
    Kind("cage/chips", STOCK, "chips in the cage", short=CAGE),
    Kind("kiosk/{kiosk}/cash", STOCK, "cash in a kiosk", short=KIOSK),
    # Promotions and prizes.
    Kind("promotion/{promotion}/cost", KEPT, "promotional tokens given away"),
    Kind("promotion/{promotion}/tokens", PATRON, "promotional tokens outstanding"),
    Kind("prize/{prize}/payable", PATRON, "prize that waits for its winner"),
    Kind("house/prizes", KEPT, "prizes that the house pays for"),
    # Tournaments. Their chips are no money, so they have a unit of their own.
    Kind("tournament/{tournament}/fees", OWED, "entry fees of a tournament"),
    Kind("tournament/{tournament}/pool", PATRON, "prize pool of a tournament"),
    Kind("tournament/{tournament}/prize/{prize}", PATRON, "prize of a tournament that waits for its winner"),
    Kind("tournament/{tournament}/issued", KEPT, "tournament chips issued", unit=Unit.TOURNAMENT_CHIPS),
    Kind(
        "tournament/{tournament}/entrant/{entrant}/chips",
        PATRON,
        "tournament chips of an entrant",
        unit=Unit.TOURNAMENT_CHIPS,
    ),
    # The house.
    Kind("house/capital", OWED, "what the house put in"),
    Kind("house/issue", OWED, "chips that were made, at their face value"),
    Kind("house/chips", STOCK, "chips that are with patrons, at their face value", short=POCKETS),
    Kind("house/pockets", DEBT, "chips that patrons carry between tables and cage", short=POCKETS),
    Kind("house/tokens", DEBT, "promotional tokens that patrons carry", short=POCKETS),
    Kind("house/transit", OWED, "value between two streams of one command: nothing, once it is done"),
    Kind("house/monitoring", KEPT, "credits that the monitoring system transferred", clause="4.3.4"),
    Kind("house/unclaimed", DEBT, "tickets and prizes that nobody claimed in time", short=NOT_OWED),
    Kind("house/adjustments", KEPT, "credits put right after malfunctions", clause="11.5"),
    Kind("house/withheld", DEBT, "payments refused after an inquiry", clause="9.2", short=NOT_OWED),
    Kind("house/rounding", KEPT, "what rounding up to the smallest chip cost"),
)
"""One row a kind of account."""

_SHAPES = tuple(
    (
        re.compile("/".join(NAME if part[0] == "{" else re.escape(part) for part in kind.pattern.split("/"))),
        kind,
    )
    for kind in CHART
)


@lru_cache(1 << 14)
def find_kind(account: Account) -> Kind | Rejection:
    """The row of the chart that an account belongs to.

    >>> find_kind("pt/7/chips").words, find_kind("pt/7/pocket").code
    ('chip account of a player terminal', 'unknown-account')
    """
    for shape, kind in _SHAPES:
        if shape.fullmatch(account):
            return kind
    return Rejection("unknown-account", f"The chart of accounts has no account {account!r:.80}.")


@lru_cache(1 << 14)
def guard(account: Account) -> int:
    """On which side of zero an account stays: 1 or -1, and 0 where it may pass.

    >>> guard("pt/7/chips"), guard("pt/7/stacker"), guard("cage/cash")
    (1, -1, 0)
    """
    kind = find_kind(account)
    return 0 if isinstance(kind, Rejection) or not kind.side.guarded else kind.side.sign


@lru_cache(1 << 14)
def shared_guard(account: Account) -> int:
    """The same of an account that many streams take from: 0 where it is none, or may pass.

    >>> shared_guard("house/unclaimed"), shared_guard("cage/cash"), shared_guard("pt/7/chips")
    (1, -1, 0)
    """
    kind = find_kind(account)
    return 0 if isinstance(kind, Rejection) or not kind.side.shared else kind.side.sign


def owner(account: Account) -> str:
    """The stream that keeps an account: only its events take from the account if it is guarded.

    >>> owner("table/3/seat/5/stack")
    'table/3'
    """
    return "/".join(account.split("/", 2)[:2])
