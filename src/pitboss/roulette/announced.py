"""The change that a sign at a wheel announces: its closing."""

from pitboss.acting.registers.announced import Announced, ComingChange, clause_of
from pitboss.kernel.text import Moment, Text
from pitboss.roulette.acts.opening import CloseWheel
from pitboss.roulette.state import WheelTable


def announced(now: WheelTable) -> tuple[Announced, ...]:
    """The sign about the closing of an open wheel, with the act that carries it out."""
    closing = now.closing
    if not now.opened or closing is None:
        return ()
    text = Text("sign-closing", {"at": Moment(closing.close_at)})
    clause = clause_of(now.edition, ComingChange.CLOSING)
    return (
        Announced(ComingChange.CLOSING, text, closing.close_at, closing.notified_at, clause, CloseWheel()),
    )
