"""A replay of a spin: where the ball lay, and the result."""

from pitboss.acting.replaying import Replaying, Shown
from pitboss.game.wheel import colour
from pitboss.kernel.text import Text
from pitboss.roulette.state import PastSpin, WheelTable


def shown(now: WheelTable, _: str, key: str) -> Shown:
    """Where the ball lies, as far as it is known."""
    if now.spin is not None and now.spin.key == key:
        return Shown(number=now.spin.registered)
    past = now.recall(key)
    return Shown(number=None if past is None else past.number)


def outcome(now: WheelTable, past: PastSpin) -> Text | None:
    """The number, and its colour."""
    if past.number is None:
        return None
    tint = Text(f"colour-{colour(now.game.wheel, past.number)}")
    return Text("outcome-number", {"number": past.number, "colour": tint})


REPLAYING: Replaying[WheelTable] = Replaying(shown=shown, came=lambda _, __, ___: None, outcome=outcome)
