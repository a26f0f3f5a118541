"""A replay of a spin: where the ball lay, and the result."""

from collections.abc import Mapping

from pitboss.acting.replaying import Replaying, Shown
from pitboss.game.wheel import colour
from pitboss.roulette.state import PastSpin, WheelTable


def shown(now: WheelTable, _: str, key: str) -> Shown:
    """Where the ball lies, as far as it is known."""
    if now.spin is not None and now.spin.key == key:
        return Shown(number=now.spin.registered)
    past = now.recall(key)
    return Shown(number=None if past is None else past.number)


def outcome(now: WheelTable, past: PastSpin) -> Mapping[str, object] | None:
    """The number, and its colour."""
    if past.number is None:
        return None
    return {"number": past.number, "colour": colour(now.game.wheel, past.number)}


REPLAYING: Replaying[WheelTable] = Replaying(shown=shown, came=lambda _, __, ___: None, outcome=outcome)
