"""What must happen for a wager to win, and its outcome, as texts."""

from pitboss.game.settlement import Outcome
from pitboss.kernel.text import Text

WIN_ON = "win-on-"
"""How the name of a prize begins that a call bet has on some numbers."""


def event_text(name: str, between: str = ", ") -> Text:
    """The event of a prize. Its numbers, if any, have a separator between them.

    >>> event_text("tie-on-six").key, event_text("win-on-0-2-3").facts
    ('lab-event-tie-on-six', {'numbers': '0, 2, 3'})
    """
    numbers = name.removeprefix(WIN_ON)
    if numbers != name:
        return Text("lab-event-win-on", {"numbers": numbers.replace("-", between)})
    return Text(f"lab-outcome-{name}" if name in set(Outcome) else f"lab-event-{name}")
