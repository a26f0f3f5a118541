"""A player terminal in play: the chips on its electronic layout, its credit meter and its win meter."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pitboss.acting.sign import TableLimits
from pitboss.baccarat.play.rounds import Round, check_wagers, finished_coup, wagering_over
from pitboss.floor.terminals.limits import back_words, close_period, trim_attempt
from pitboss.game.bets import (
    check_spin_open,
    place_bet,
    settle_spin,
    spin_bets,
    unknown_bet,
    withdraw_bet,
)
from pitboss.game.offer import find_wager
from pitboss.game.settlement import Settlement, Terms, read_stake, settle_coup
from pitboss.game.spin import winning_number
from pitboss.game.wagers import place, withdraw
from pitboss.game.wheel import colour
from pitboss.kernel.money import Cents, price
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.at_terminals import WheelPlay
from pitboss.rules.limits import Tender

Play = Round | WheelPlay


@dataclass(frozen=True, slots=True)
class Terminal:
    """A terminal whose chip account is open. Chips on the layout have left the account already."""

    credits: Cents
    layout: Mapping[str, Cents] = field(default_factory=dict)
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
    terminal: Terminal, play: Play, limits: TableLimits, key: str, stake: object
) -> Terminal | Rejection:
    """Chips are dragged onto the layout, and as many as the limits permit leave the chip account.

    >>> from pitboss.acting.sign import Limits
    >>> from pitboss.game.spin import start_spin
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
    placed = _place(play, terminal.layout, key, ruled.counts)
    if isinstance(placed, Rejection):
        return placed
    if ruled.counts > terminal.credits:
        message = f"{price(terminal.credits)} is left on the credit meter, {price(ruled.counts)} is needed."
        return Rejection("insufficient-credits", message, play.game.tenders.clause)
    notices = (back_words(limits, key, ruled),) if ruled.back else ()
    credit = terminal.credits - ruled.counts
    return replace(terminal, credits=credit, layout=placed, on=play.key, closed=False, notices=notices)


def take_back(terminal: Terminal, play: Play, key: str) -> Terminal | Rejection:
    """Chips are dragged off the layout again, and their amount goes back to the chip account."""
    refused = _check_play(terminal, play) or check_open(play)
    left = refused or _withdraw(play, terminal.layout, key)
    if isinstance(left, Rejection):
        return left
    credit = terminal.credits + terminal.layout[key]
    return replace(terminal, credits=credit, layout=left, closed=False, notices=())


def close(terminal: Terminal, play: Play, limits: TableLimits) -> Terminal | Rejection:
    """The wagering period is over: wagers under the limits go back to the chip account, the others stand.

    A second time changes nothing.
    """
    refused = _check_play(terminal, play)
    if refused is not None:
        return refused
    if terminal.closed and terminal.on == play.key:
        return terminal
    over = wagering_over(play) if isinstance(play, Round) else not play.spin.takes_wagers
    if not over:
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


def settle(terminal: Terminal, play: Play, terms: Terms) -> Terminal | Rejection:
    """The layout is cleared, and what its chips came to goes to the meters, once the result is confirmed.

    A second time changes nothing.
    """
    if terminal.settled == play.key and not terminal.layout:
        return terminal
    result = _check_play(terminal, play) or _result(terminal, play, terms)
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


def cash_out(terminal: Terminal, play: Play) -> tuple[Terminal, Cents] | Rejection:
    """The player leaves with all credits, to be paid by ticket or voucher; only while wagering is open."""
    clause = play.game.cash_out
    if terminal.layout:
        return Rejection("wagers-placed", "Take the chips off the layout first.", clause)
    if check_open(play) is not None:
        return Rejection("wagers-closed", "Cash out within the next wagering period.", clause)
    if not terminal.credits:
        return Rejection("insufficient-credits", "There are no credits to cash out.", clause)
    return replace(terminal, credits=0, notices=()), terminal.credits


def check_area(play: Play, key: str) -> Rejection | None:
    """Whether a wager is on the layout and the period lets it be placed; what greys an area out, too."""
    if isinstance(play, WheelPlay):
        return check_open(play) or (None if key in spin_bets(play.game) else unknown_bet(play.game, key))
    found = find_wager(play.table, key)
    return check_open(play) or (found if isinstance(found, Rejection) else None)


def _check_play(terminal: Terminal, play: Play) -> Rejection | None:
    """Whether the chips on the layout lie on this coup or spin; those on an earlier one are settled first."""
    if not terminal.layout or terminal.on == play.key:
        return None
    message = "The chips on the layout belong to another coup or spin: it is settled first."
    return Rejection("settlement-due", message, play.game.tenders.clause)


def check_open(play: Play) -> Rejection | None:
    """Whether a coup or spin takes wagers."""
    return check_spin_open(play.spin) if isinstance(play, WheelPlay) else check_wagers(play)


def _place(play: Play, layout: Mapping[str, Cents], key: str, stake: object) -> dict[str, Cents] | Rejection:
    if isinstance(play, WheelPlay):
        return place_bet(play.game, play.spin, layout, key, stake)
    return place(play.table, layout, key, stake, moment=play.moment, tender=Tender.CREDITS)


def _withdraw(play: Play, layout: Mapping[str, Cents], key: str) -> dict[str, Cents] | Rejection:
    if isinstance(play, WheelPlay):
        return withdraw_bet(play.spin, layout, key)
    return withdraw(play.table, layout, key, moment=play.moment)


def _result(terminal: Terminal, play: Play, terms: Terms) -> tuple[str, Mapping[str, Settlement]] | Rejection:
    """How the game came out, in words, and what the chips on the layout came to."""
    if isinstance(play, WheelPlay):
        number = winning_number(play.spin)
        if isinstance(number, Rejection):
            return number
        outcome = f"{number} {colour(play.game.wheel, number)}"
        settled = settle_spin(play.game, number, terminal.layout, terms)
    else:
        coup = finished_coup(play)
        if isinstance(coup, Rejection):
            return coup
        result = coup.result
        outcome = f"player {result.player}, banker {result.banker}: {result.winner}"
        settled = settle_coup(play.table.game, coup, terminal.layout, terms)
    return settled if isinstance(settled, Rejection) else (outcome, settled)
