"""Chips on the electronic layout of a player terminal: dragged on and off while the play takes wagers."""

from collections.abc import Mapping

from msgspec import Struct

from pitboss.acting.plays import BettingPlay
from pitboss.acting.setups.sign import TableLimits
from pitboss.floor.terminals.limits import outside_limits, trim_attempt
from pitboss.game.settlement import read_stake
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount


class Terminal(Struct, frozen=True, gc=False):
    """A terminal whose chip account is open. Chips on the layout have left the account already."""

    credits: Cents
    layout: Mapping[str, Cents] = {}


def drag(
    terminal: Terminal, play: BettingPlay, limits: TableLimits, key: str, stake: object
) -> Terminal | Rejection:
    """Places chips on the layout. As many as the limits permit leave the chip account.

    >>> from pitboss.acting.setups.sign import Limits
    >>> from pitboss.game.spin import Spin
    >>> from pitboss.roulette.at_terminals import WheelPlay
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> game, limits = EDITION.game("roulette"), TableLimits(each=Limits(500, 1_000))
    >>> play = WheelPlay(game, "wheel 1, spin 1", Spin(game.spins[0]))
    >>> terminal = drag(Terminal(credits=2_000), play, limits, "straight:17", 1_200)
    >>> terminal.credits, terminal.layout
    (1000, {'straight:17': 1000})
    """
    refused, cents = check_area(play, key), read_stake(play.game, key, stake)
    if refused is not None:
        return refused
    if isinstance(cents, Rejection):
        return cents
    ruled = trim_attempt(play.game, limits, terminal.layout, key, cents)
    if not ruled.counts:
        return outside_limits(play.game, limits, terminal.layout, key, ruled)
    placed = play.place(terminal.layout, key, ruled.counts)
    if isinstance(placed, Rejection):
        return placed
    if ruled.counts > terminal.credits:
        left, needed = Amount(terminal.credits), Amount(ruled.counts)
        return Rejection("insufficient-credits", {"left": left, "needed": needed}, play.game.tenders.clause)
    return Terminal(terminal.credits - ruled.counts, placed)


def take_back(terminal: Terminal, play: BettingPlay, key: str) -> Terminal | Rejection:
    """Chips are dragged off the layout again, and their amount goes back to the chip account."""
    left = play.check_open() or play.withdraw(terminal.layout, key)
    if isinstance(left, Rejection):
        return left
    return Terminal(terminal.credits + terminal.layout[key], left)


def check_area(play: BettingPlay, key: str) -> Rejection | None:
    """Whether a wager is on the layout and can be placed now. The screens disable areas by the same check."""
    return play.check_open() or play.check_wager(key)
