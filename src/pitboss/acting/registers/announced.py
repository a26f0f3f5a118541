"""Signs that announce a change at a game: what comes and when, and the act that then carries it out."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from pitboss.acting.acts.act import Act
from pitboss.acting.audience import View
from pitboss.game.permission import check_permitted, reserved
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.edition import Edition


class ComingChange(StrEnum):
    """What a sign may announce."""

    LIMITS = "limits"
    GAME = "game"
    CLOSING = "closing"
    TIE_PERCENT = "tie-percent"


RESERVED = {
    ComingChange.LIMITS: Reserved.ALTER_LIMITS,
    ComingChange.GAME: Reserved.CHANGE_GAME,
    ComingChange.CLOSING: Reserved.CLOSE_TABLE,
    ComingChange.TIE_PERCENT: Reserved.CHANGE_TIE_PERCENT,
}
"""The act of staff that the rules reserve, for each change."""


class SeenChange(View, frozen=True):
    """A coming change as everyone sees it: players by the sign, staff also as something to carry out."""

    change: ComingChange
    text: Text
    due: Instant
    shown_at: Instant
    clause: Clause | None = None


class Announced(NamedTuple):
    """A change that a sign announces, and the act that carries it out."""

    change: ComingChange
    text: Text
    due: Instant
    shown_at: Instant
    clause: Clause | None
    act: Act

    @property
    def seen(self) -> SeenChange:
        """What everyone sees of it."""
        return SeenChange(self.change, self.text, self.due, self.shown_at, self.clause)


def find_due(signs: Iterable[Announced], at: Instant) -> Announced | None:
    """The change whose time has come, the earliest of several."""
    return min((sign for sign in signs if sign.due <= at), key=lambda sign: sign.due, default=None)


def clause_of(edition: Edition, change: ComingChange) -> Clause | None:
    """The clause that wants the sign of a change, or else the one that lets staff make the change."""
    row = next((row for row in edition.notices if row.act is RESERVED[change]), None)
    return reserved(edition, RESERVED[change]) if row is None else row.clause


def check_take_down(
    edition: Edition, signs: Iterable[Announced], change: ComingChange, by: Role
) -> Rejection | None:
    """Requires a sign that is up, and a person who may make the change that it announces."""
    refused = check_permitted(edition, RESERVED[change], by)
    if refused is not None:
        return refused
    if all(sign.change is not change for sign in signs):
        return Rejection("no-sign", {"change": Text(f"change-{change}")}, clause_of(edition, change))
    return None
