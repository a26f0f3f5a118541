"""A player terminal in play: the chips on its electronic layout, its credit meter and its win meter."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from pitboss.acting.plays import BettingPlay
from pitboss.acting.sign import TableLimits
from pitboss.floor.terminals.limits import back_words, close_period, trim_attempt
from pitboss.game.settlement import Terms, read_stake
from pitboss.kernel.money import Cents, price
from pitboss.kernel.rejection import Rejection


class Terminal(Struct, frozen=True, gc=False):
    """A terminal whose chip account is open. Chips on the layout have left the account already."""

    credits: Cents
    layout: Mapping[str, Cents] = {}
    on: str | None = None
    """The key of the coup or spin that the chips lie on."""
    closed: bool = False
    """Whether its wagering period is over and the chips stand as they lie."""
    settled: str | None = None
    """The key of the coup or spin that was settled last."""
    won: Cents = 0
    """The win meter."""
    outcome: str | None = None
    """How the last coup or spin came out, as the screen shows it."""
    notices: tuple[str, ...] = ()
    """What the screen says of wagers that the last step cut down or gave back."""


def drag(
    terminal: Terminal, play: BettingPlay, limits: TableLimits, key: str, stake: object
) -> Terminal | Rejection:
    """Chips are dragged onto the layout, and as many as the limits permit leave the chip account.

    >>> from pitboss.acting.sign import Limits
    >>> from pitboss.game.spin import start_spin
    >>> from pitboss.roulette.at_terminals import WheelPlay
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> game, limits = EDITION.game("roulette"), TableLimits(each=Limits(500, 1_000))
    >>> play = WheelPlay(game, "wheel 1, spin 1", start_spin(game, game.spins[0].wheel))
    >>> terminal = drag(Terminal(credits=2_000), play, limits, "straight:17", 1_200)
    >>> terminal.credits, terminal.layout, terminal.notices
    (1000, {'straight:17': 1000}, ('Over the maximum of $10: $2 comes back.',))
    """
    refused, cents = _check_play(terminal, play) or check_area(play, key), read_stake(key, stake)
    if refused is not None:
        return refused
    if isinstance(cents, Rejection):
        return cents
    ruled = trim_attempt(play.game, limits, terminal.layout, key, cents)
    if not ruled.counts:
        return Rejection("outside-limits", back_words(limits, key, ruled), ruled.clause)
    placed = play.place(terminal.layout, key, ruled.counts)
    if isinstance(placed, Rejection):
        return placed
    if ruled.counts > terminal.credits:
        message = f"{price(terminal.credits)} is left on the credit meter, {price(ruled.counts)} is needed."
        return Rejection("insufficient-credits", message, play.game.tenders.clause)
    notices = (back_words(limits, key, ruled),) if ruled.back else ()
    credit = terminal.credits - ruled.counts
    return replace(terminal, credits=credit, layout=placed, on=play.key, closed=False, notices=notices)


def take_back(terminal: Terminal, play: BettingPlay, key: str) -> Terminal | Rejection:
    """Chips are dragged off the layout again, and their amount goes back to the chip account."""
    refused = _check_play(terminal, play) or play.check_open()
    left = refused or play.withdraw(terminal.layout, key)
    if isinstance(left, Rejection):
        return left
    credit = terminal.credits + terminal.layout[key]
    return replace(terminal, credits=credit, layout=left, closed=False, notices=())


def close(terminal: Terminal, play: BettingPlay, limits: TableLimits) -> Terminal | Rejection:
    """The wagering period is over: wagers under the limits go back to the chip account, the others stand.

    A second time changes nothing.
    """
    refused = _check_play(terminal, play)
    if refused is not None:
        return refused
    if terminal.closed and terminal.on == play.key:
        return terminal
    if not play.betting_over:
        return Rejection("wagers-open", "The wagering period is not over.", play.game.tenders.clause)
    ruled = close_period(play.game, limits, terminal.layout)
    return replace(
        terminal,
        credits=terminal.credits + sum(each.back for each in ruled.values()),
        layout={key: each.counts for key, each in ruled.items() if each.counts},
        on=play.key,
        closed=True,
        notices=tuple(back_words(limits, key, each) for key, each in ruled.items() if each.back),
    )


def settle(terminal: Terminal, play: BettingPlay, terms: Terms) -> Terminal | Rejection:
    """The layout is cleared, and what its chips came to goes to the meters, once the result is confirmed.

    A second time changes nothing.
    """
    if terminal.settled == play.key and not terminal.layout:
        return terminal
    result = _check_play(terminal, play) or play.settle(terminal.layout, terms)
    if isinstance(result, Rejection):
        return result
    if terminal.layout and not terminal.closed:
        message = "Close the wagering of this terminal first."
        return Rejection("wagers-open", message, play.game.tenders.clause)
    outcome, settled = result
    return Terminal(
        credits=terminal.credits + sum(each.returned for each in settled.values()),
        settled=play.key,
        won=sum(each.won for each in settled.values()),
        outcome=outcome,
    )


def cash_out(terminal: Terminal, play: BettingPlay) -> tuple[Terminal, Cents] | Rejection:
    """The player leaves with all credits, to be paid by ticket or voucher; only while wagering is open."""
    clause = play.game.cash_out
    if terminal.layout:
        return Rejection("wagers-placed", "Take the chips off the layout first.", clause)
    if play.check_open() is not None:
        return Rejection("wagers-closed", "Cash out within the next wagering period.", clause)
    if not terminal.credits:
        return Rejection("insufficient-credits", "There are no credits to cash out.", clause)
    return replace(terminal, credits=0, notices=()), terminal.credits


def check_area(play: BettingPlay, key: str) -> Rejection | None:
    """Whether a wager is on the layout and the period lets it be placed; what greys an area out, too."""
    return play.check_open() or play.check_wager(key)


def _check_play(terminal: Terminal, play: BettingPlay) -> Rejection | None:
    """Whether the chips on the layout lie on this coup or spin; those on an earlier one are settled first."""
    if not terminal.layout or terminal.on == play.key:
        return None
    message = "The chips on the layout belong to another coup or spin: it is settled first."
    return Rejection("settlement-due", message, play.game.tenders.clause)
