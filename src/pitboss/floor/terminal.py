"""A player terminal in play: the chips on its electronic layout, its credit meter and its win meter."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pitboss.game.bets import place_bet, settle_spin, withdraw_bet
from pitboss.game.settlement import Settlement, Terms, settle_coup
from pitboss.game.spin import Spin, winning_number
from pitboss.game.wagers import place, withdraw
from pitboss.game.wheel import colour
from pitboss.kernel.money import Cents, dollars
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import RouletteGame
from pitboss.rules.limits import Tender
from pitboss.table.rounds import Round, check_wagers, finished_coup


@dataclass(frozen=True, slots=True)
class WheelPlay:
    """A game of Roulette and the spin that it is at."""

    game: RouletteGame
    spin: Spin


Play = Round | WheelPlay


@dataclass(frozen=True, slots=True)
class Terminal:
    """A terminal whose chip account is open. Chips on the layout have left the account already."""

    credits: Cents
    layout: Mapping[str, Cents] = field(default_factory=dict)
    won: Cents = 0
    """The win meter."""
    outcome: str | None = None
    """How the last coup or spin came out, as its screen shows it."""


def drag(terminal: Terminal, play: Play, key: str, stake: object) -> Terminal | Rejection:
    """Chips are dragged onto the layout, and their amount leaves the chip account.

    >>> from pitboss.game.spin import start_spin
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> game = EDITION.game("roulette")
    >>> play = WheelPlay(game, start_spin(game, game.spins[0].wheel))
    >>> drag(Terminal(credits=2_000), play, "straight:17", 500).credits
    1500
    """
    placed = _place(play, terminal.layout, key, stake)
    if isinstance(placed, Rejection):
        return placed
    spent = placed[key] - terminal.layout.get(key, 0)
    if spent > terminal.credits:
        message = f"{dollars(terminal.credits)} is left on the credit meter, {dollars(spent)} is needed."
        tenders = play.game.tenders if isinstance(play, WheelPlay) else play.table.game.procedure.tenders
        return Rejection("insufficient-credits", message, tenders.clause)
    return replace(terminal, credits=terminal.credits - spent, layout=placed)


def take_back(terminal: Terminal, play: Play, key: str) -> Terminal | Rejection:
    """Chips are dragged off the layout again, and their amount goes back to the chip account."""
    left = _withdraw(play, terminal.layout, key)
    if isinstance(left, Rejection):
        return left
    return replace(terminal, credits=terminal.credits + terminal.layout[key], layout=left)


def settle(terminal: Terminal, play: Play, terms: Terms) -> Terminal | Rejection:
    """The layout is cleared, and what its chips came to goes to the meters, once the result is confirmed."""
    result = _result(terminal, play, terms)
    if isinstance(result, Rejection):
        return result
    outcome, settled = result
    return Terminal(
        credits=terminal.credits + sum(each.returned for each in settled.values()),
        won=sum(each.won for each in settled.values()),
        outcome=outcome,
    )


def _place(play: Play, layout: Mapping[str, Cents], key: str, stake: object) -> dict[str, Cents] | Rejection:
    if isinstance(play, WheelPlay):
        return place_bet(play.game, play.spin, layout, key, stake)
    closed = check_wagers(play)
    return closed or place(play.table, layout, key, stake, moment=play.moment, tender=Tender.CREDITS)


def _withdraw(play: Play, layout: Mapping[str, Cents], key: str) -> dict[str, Cents] | Rejection:
    if isinstance(play, WheelPlay):
        return withdraw_bet(play.spin, layout, key)
    return check_wagers(play) or withdraw(play.table, layout, key, moment=play.moment)


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
