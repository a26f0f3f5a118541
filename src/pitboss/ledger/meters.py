"""The meters of a player terminal, and the check that they and the balance tell the same story."""

from collections.abc import Mapping

import msgspec

from pitboss.kernel.money import Cents, dollars


class Meters(msgspec.Struct, frozen=True, gc=False):
    """What went through a terminal since it was installed. Meters only ever grow.

    Only a correction of an error takes from `turnover` and `wins` what it proves was never played or won, and
    only `adjusted` may fall below zero.
    """

    notes: Mapping[Cents, int] = {}
    """How many notes of each denomination came in."""
    tickets_in: Cents = 0
    transfers_in: Cents = 0
    turnover: Cents = 0
    """Stakes that were played to a result. A stake that was returned unplayed is none."""
    wins: Cents = 0
    """All that results gave back, winning stakes included."""
    tickets_out: Cents = 0
    hand_pays: Cents = 0
    cancelled: Cents = 0
    """Credits that staff cancelled and paid by voucher."""
    plays: int = 0
    adjusted: int = 0
    """What supervisors added after malfunctions, less what they took off."""
    forfeited: Cents = 0
    """Stakes that a cheat lost with a game that was invalidated."""

    @property
    def cash_in(self) -> Cents:
        """All notes together.

        >>> Meters(notes={5000: 2, 500: 1}).cash_in
        10500
        """
        total = 0
        for note, count in self.notes.items():
            total += note * count
        return total


def expected_balance(meters: Meters) -> Cents:
    """What must stand on the chip account and on the layout together.

    That is in + wins - out - turnover, and what supervisors put right or had forfeited.

    >>> expected_balance(Meters(notes={5000: 1}, turnover=2000, wins=1500, tickets_out=500))
    4000
    >>> expected_balance(Meters(notes={5000: 1}, adjusted=-300, forfeited=1000))
    3700
    """
    came = meters.tickets_in + meters.transfers_in
    for note, count in meters.notes.items():
        came += note * count
    went = meters.tickets_out + meters.hand_pays + meters.cancelled + meters.forfeited
    return came + meters.wins + meters.adjusted - went - meters.turnover


def self_check(meters: Meters, balance: Cents) -> str | None:
    """What is wrong if the balance is not what the meters say; nothing if all is well.

    >>> self_check(Meters(notes={5000: 1}), 4000)
    'The meters say 50.00, the account holds 40.00.'
    """
    expected = expected_balance(meters)
    if balance == expected:
        return None
    return f"The meters say {dollars(expected)}, the account holds {dollars(balance)}."
