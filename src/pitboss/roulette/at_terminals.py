"""A spin on which player terminals bet: how far it is, and what it came to."""

from dataclasses import dataclass

from pitboss.acting.plays import Played, PlayNow, Stage
from pitboss.game.spin import Spin
from pitboss.roulette.state import PastSpin, WheelTable, machine
from pitboss.rules.edition import RouletteGame


@dataclass(frozen=True, slots=True)
class WheelPlay:
    """A game of Roulette and the spin that it is at."""

    game: RouletteGame
    key: str
    """Its name on the whole floor, which no other round or spin ever bears."""
    spin: Spin


def find_play(now: WheelTable, key: str) -> PlayNow | None:
    """A spin of a wheel, if it is under way or one of the last."""
    if now.setup is None:
        return None
    live = now.spin
    if live is not None and live.key == key:
        stage = Stage.OPEN if live.takes_wagers else Stage.CLOSED
        return PlayNow(stage, now.game, now.limits, WheelPlay(now.game, key, machine(now, live)))
    past = now.recall(key)
    return None if past is None else _past(now, past)


def _past(now: WheelTable, past: PastSpin) -> PlayNow:
    reason = past.reason or ""
    if past.void is not None or past.number is None:
        return PlayNow(
            Stage.VOID,
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
        Stage.SETTLED,
        now.game,
        past.limits,
        played=played,
        clause=past.corrected,
        reason=reason,
        ruled_by=past.corrected_by,
    )
