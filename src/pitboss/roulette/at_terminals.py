"""A spin on which player terminals bet: its progress and its result."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pitboss.acting.plays import AtTerminals, Played, PlayNow, PlayStage, Settle
from pitboss.game.bets import (
    check_spin_open,
    pieces_of,
    place_bet,
    settle_spin,
    spin_bets,
    unknown_bet,
    withdraw_bet,
)
from pitboss.game.settlement import Terms
from pitboss.game.spin import Spin
from pitboss.game.wheel import colour
from pitboss.kernel.money import Cents, stated_odds
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.roulette.machines import machine_of
from pitboss.roulette.state import PastSpin, WheelTable
from pitboss.rules.edition import RouletteGame


@dataclass(frozen=True, slots=True)
class WheelPlay:
    """A game of Roulette, and the spin under way on it."""

    game: RouletteGame
    key: str
    """Unique on the whole floor, among rounds and spins."""
    spin: Spin

    def check_open(self) -> Rejection | None:
        """Whether it accepts wagers."""
        return check_spin_open(self.spin)

    def check_wager(self, wager: str) -> Rejection | None:
        """Whether the game has this bet."""
        return None if wager in spin_bets(self.game) else unknown_bet(self.game, wager)

    def place(self, layout: Mapping[str, Cents], wager: str, stake: object) -> dict[str, Cents] | Rejection:
        """The layout of a terminal with a stake added on a bet."""
        return place_bet(self.game, self.spin, layout, wager, stake)

    def withdraw(self, layout: Mapping[str, Cents], wager: str) -> dict[str, Cents] | Rejection:
        """The layout of a terminal without a bet."""
        return withdraw_bet(self.game, self.spin, layout, wager)


def find_play(now: WheelTable, key: str) -> PlayNow | None:
    """A spin of a wheel, if it is under way or one of the last."""
    if now.setup is None:
        return None
    live = now.spin
    if live is not None and live.key == key:
        stage = PlayStage.OPEN if live.takes_wagers else PlayStage.CLOSED
        return PlayNow(stage, now.game, now.limits, WheelPlay(now.game, key, machine_of(now, live)))
    past = now.recall(key)
    return None if past is None else _past(now, past)


def _past(now: WheelTable, past: PastSpin) -> PlayNow:
    reason = past.reason or ""
    if past.void is not None or past.number is None:
        return PlayNow(
            PlayStage.VOID,
            now.game,
            None,
            clause=past.void,
            reason=reason,
            ruled_by=past.corrected_by,
            forfeits=past.forfeits,
        )
    setup = now.record
    played = Played(
        setup.edition,
        setup.game,
        number=past.number,
        smallest_chip=setup.smallest_chip,
        tie_percent=setup.tie_percent,
    )
    return PlayNow(
        PlayStage.SETTLED,
        now.game,
        past.limits,
        played=played,
        clause=past.corrected,
        reason=reason,
        ruled_by=past.corrected_by,
    )


def settle(game: Any, played: Played, terms: Terms) -> Settle | Rejection:
    """The function that settles any stakes on the number of a spin."""
    number = played.number
    if number is None or played.cards:
        return Rejection("bad-result", {"case": "spin"})
    return lambda stakes: settle_spin(game, number, stakes, terms)


def outcome(game: Any, played: Played) -> Text:
    """The number of a spin, and its colour."""
    if played.number is None:
        raise AssertionError(f"{played.game} came to nothing")
    shade = colour(game.wheel, played.number)
    return Text("outcome-number", {"number": played.number, "colour": Text(f"colour-{shade}")})


def paid(game: Any, played: Played, terms: Terms, wager: str) -> Text | None:
    """The odds at which a bet was paid, or the winning pieces of a call bet."""
    ruled = settle(game, played, terms)
    spin = ruled if isinstance(ruled, Rejection) else ruled({wager: len(spin_bets(game)[wager].pieces)})
    return None if isinstance(spin, Rejection) or not spin[wager].pays else stated_odds(spin[wager].pays)


AT_TERMINALS: AtTerminals[WheelTable] = AtTerminals(
    find_play=find_play,
    settle=settle,
    outcome=outcome,
    hands=lambda _, __: (),
    paid=paid,
    pieces=pieces_of,
)
