"""The meters of a player terminal, and the check that they agree with the balance."""

from collections.abc import Mapping

import msgspec

from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount, Text


class Meters(msgspec.Struct, frozen=True, gc=False):
    """The totals of a terminal since its installation. Meters only grow.

    There are two exceptions: a correction reduces `turnover` and `wins` by what was never played or won, and
    `adjusted` may be below zero.
    """

    notes: Mapping[Cents, int] = {}
    """How many notes of each denomination were inserted."""
    tickets_in: Cents = 0
    transfers_in: Cents = 0
    turnover: Cents = 0
    """Stakes that were played to a result, without stakes returned unplayed."""
    wins: Cents = 0
    """All returns of results, including winning stakes."""
    tickets_out: Cents = 0
    hand_pays: Cents = 0
    cancelled: Cents = 0
    """Credits that staff cancelled and paid by voucher."""
    plays: int = 0
    adjusted: int = 0
    """What supervisors added after malfunctions, minus what they deducted."""
    forfeited: Cents = 0
    """Stakes that a cheat lost with an invalidated game."""

    @property
    def cash_in(self) -> Cents:
        """The sum of all notes.

        >>> Meters(notes={5000: 2, 500: 1}).cash_in
        10500
        """
        total = 0
        for note, count in self.notes.items():
            total += note * count
        return total


def expected_balance(meters: Meters) -> Cents:
    """The required sum of the chip account and the layout.

    It is in + wins - out - turnover, plus adjustments, minus forfeits.

    >>> expected_balance(Meters(notes={5000: 1}, turnover=2000, wins=1500, tickets_out=500))
    4000
    >>> expected_balance(Meters(notes={5000: 1}, adjusted=-300, forfeited=1000))
    3700
    """
    into = meters.tickets_in + meters.transfers_in
    for note, count in meters.notes.items():
        into += note * count
    out = meters.tickets_out + meters.hand_pays + meters.cancelled + meters.forfeited
    return into + meters.wins + meters.adjusted - out - meters.turnover


def self_check(meters: Meters, balance: Cents) -> Text | None:
    """The error if the balance does not agree with the meters. None if it does.

    >>> self_check(Meters(notes={5000: 1}), 4000).facts["meters"]
    Amount(cents=5000)
    """
    expected = expected_balance(meters)
    if balance == expected:
        return None
    return Text("meters-differ", {"meters": Amount(expected), "account": Amount(balance)})
