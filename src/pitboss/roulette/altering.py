"""Which acts change a number that people may already know, or return the stakes on it."""

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.conduct_acts import voids_at_terminals
from pitboss.acting.acts.signatures import Signed
from pitboss.roulette.state import LiveSpin, PastSpin, WheelTable


def alters(now: WheelTable, act: Act, after: WheelTable) -> Signed | None:
    """Who must sign for an act that changes a game whose ball had come to rest. None if no result changes."""
    changes = {_past(past, after) for past in (*now.past, *now.recalled)} | {_live(now.spin, after)}
    if now.spin is not None and now.spin.at_rest and voids_at_terminals(act):
        changes.add(Signed.ONE_NAMED)
    return next((signed for signed in (Signed.BOTH_NAMED, Signed.ONE_NAMED) if signed in changes), None)


def _past(past: PastSpin, after: WheelTable) -> Signed | None:
    """The change to a game that is over."""
    again = after.recall(past.key)
    if again is None or (again.number, again.void, again.forfeits) == (past.number, past.void, past.forfeits):
        return None
    return Signed.BOTH_NAMED if again.number != past.number else Signed.ONE_NAMED


def _live(live: LiveSpin | None, after: WheelTable) -> Signed | None:
    """The change to the game under way, once its ball lies in a pocket."""
    if live is None or not live.at_rest:
        return None
    over, again = after.recall(live.key), after.spin
    if over is None:
        # If no sensor could read the ball, the dealer may find it in no pocket (Rapid 11.4.5).
        unread = live.registered is None
        stands = again is not None and (unread or again.registered == live.registered)
        return None if stands else Signed.ONE_NAMED
    if over.void is not None:
        return Signed.ONE_NAMED
    return None if over.number == live.registered else Signed.BOTH_NAMED
