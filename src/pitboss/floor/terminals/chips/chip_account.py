"""The state of the chip account of a player terminal."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from pitboss.acting.plays import Played
from pitboss.floor.terminals.chips import chip_events as happened
from pitboss.floor.terminals.chips.chip_events import Reason, Settings
from pitboss.floor.tickets.holds import Hold
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Text
from pitboss.ledger.meters import Meters


class PlayStakes(msgspec.Struct, frozen=True, gc=False):
    """The stakes of a terminal on one play."""

    table: str
    stakes: Mapping[str, Cents]


class Recalled(msgspec.Struct, frozen=True, gc=False):
    """A play that is over: settled, or void with its stakes returned or forfeited."""

    version: int
    """The version of the event in the stream that last settled it."""
    table: str
    played: Played | None
    """What it was settled on. None if it was void before that."""
    wagers: happened.Settled
    void: Reason | None = None
    """Why it was declared void."""
    balance: Cents = 0
    """The credit meter after it was settled."""
    at: Instant | None = None
    """When it was first settled, or void."""


class GivenBack(msgspec.Struct, frozen=True, gc=False):
    """Chips that were returned without a request of the player."""

    play: str
    cents: Cents
    reason: Reason | None = None
    """Why the play is void. None if the chips were too few for the limits."""
    clauses: tuple[Clause, ...] = ()
    """The clauses by which they were not accepted."""


class PutRight(msgspec.Struct, frozen=True, gc=False):
    """What a correction or a void of a settled play did to its player."""

    play: str
    more: int
    """What they got; below zero, what was taken back."""
    void: bool = False


class Owed(msgspec.Struct, frozen=True, gc=False):
    """The difference of a settlement that the account could not correct."""

    table: str
    cents: Cents
    """What the casino owes the player in all; negative if the player owes it."""
    reason: Reason
    cleared: Cents = 0
    """How much of it the cage has settled."""
    void: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    """Set if the play is void at this terminal, whatever its game came to. Earlier snapshots lack it."""

    @property
    def left(self) -> Cents:
        """What the cage must still pay or claim."""
        return self.cents - self.cleared


class Payout(msgspec.Struct, frozen=True, gc=False):
    """A manual payout that is not paid yet."""

    cents: Cents
    hold: Hold | None = None
    """Why it must wait."""
    aside: bool = False
    """Whether it was put aside: the terminal no longer waits for it, and others may play there."""


class ChipAccount(msgspec.Struct, frozen=True, gc=False):
    """A terminal's account. Balances come from postings, meters from events. They must agree."""

    terminal: str
    settings: Settings
    version: int = 1
    """The number of events in the stream."""
    balances: Mapping[str, Cents] = {}
    """The balances of the accounts of this stream."""
    meters: Meters = Meters()
    layouts: Mapping[str, PlayStakes] = {}
    """By the key of the play."""
    recent: Mapping[str, Recalled] = {}
    """The latest settled plays by their keys, the newest last."""
    earlier: Mapping[str, Recalled] = {}
    """Settled plays before these, brought back from the log so that they can still be put right."""
    void_plays: Mapping[str, Recalled] = {}
    """The same of plays that were void before they were settled. None of them can be corrected."""
    sequence: int = 0
    """The number of the last ticket, payout or voucher."""
    payouts: Mapping[int, Payout] = {}
    """The manual payouts that are not paid yet, by their numbers."""
    refused: Mapping[int, Cents] = {}
    """The refused manual payouts, by their numbers."""
    left: int = 0
    """The version of the event with which a player last took all credits and left."""
    game: str = ""
    """The game on which the player bet last. Empty if the player has not bet yet."""
    locked: Text | None = None
    """Why the account is locked and no money moves."""
    given_back: GivenBack | None = None
    put_right: PutRight | None = None
    """The last settlement that was corrected or became void, until the next one."""
    """What was returned last, for the screen."""
    owed: Mapping[str, Owed] = {}
    """What the cage must pay or claim, by the key of the play."""
    called: Instant | None = None
    """Since when the player has waited for staff."""
    patron: int | None = None
    """Who plays here, if staff know it. It stays until staff have seen the person go."""

    @property
    def chips(self) -> Cents:
        """The credit meter."""
        return self.balances.get(f"pt/{self.terminal}/chips", 0)

    def recall(self, play: str) -> Recalled | None:
        """A settled play, if it is one of the latest or was brought back."""
        return self.recent.get(play) or self.earlier.get(play)

    @property
    def credit(self) -> Cents:
        """The credits on the account and the chips on the layout together."""
        return self.chips + self.balances.get(f"pt/{self.terminal}/held", 0)
