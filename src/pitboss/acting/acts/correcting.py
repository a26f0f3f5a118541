"""One act after a malfunction: plays of a game are recalculated or void at all its terminals at once."""

from collections.abc import Callable
from enum import StrEnum

import msgspec

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.plays import PlayNow, PlayStage
from pitboss.game.irregularities import Ordered, Report, Ruling
from pitboss.game.permission import acts_as
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AnyOf
from pitboss.rules.conduct import SUPERVISION
from pitboss.rules.edition import Edition
from pitboss.rules.irregularity import Effect

EFFECTS = (Effect.RECALCULATE, Effect.VOID_UNCONFIRMED, Effect.VOID_TERMINAL_PLAYS)
"""The orders that it carries out."""
MOST_RESULTS = 500
"""The most wagers of one act: a floor of 250 terminals with two plays. More of them take another act."""


class Remedied(StrEnum):
    """What becomes of the wagers of a terminal on a play."""

    UNCHANGED = "unchanged"
    """They were settled rightly, or are void already."""
    CORRECTED = "corrected"
    """The settlement is reversed, and made again."""
    VOIDED = "voided"
    """The settlement is reversed, and the stakes go back."""
    RETURNED = "returned"
    """The play is not settled yet, and the stakes go back."""
    OWED = "owed"
    """The account cannot be corrected: the cage pays or claims the difference."""


class TerminalResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of the wagers of one terminal on one play."""

    terminal: str
    play: str
    how: Remedied
    change: int
    """What the player gets more than before; negative if it is less."""


class CorrectPlays(Act, frozen=True):
    """Plays are recalculated or void after a malfunction, at every terminal that it names, or at none."""

    report: Report
    plays: tuple[str, ...]
    results: tuple[TerminalResult, ...]
    """What staff have seen beforehand. If anything else came of it by now, the act is refused."""
    reason: str
    number: int | None = None
    """The number on which the ball really landed, if the play was settled on another."""


def order_of(ruling: Ruling) -> Ordered | None:
    """The order about the plays at terminals, if a ruling has one."""
    return next((order for order in ruling.orders if order.effect in EFFECTS), None)


def check_correct_plays(
    edition: Edition,
    act: CorrectPlays,
    context: ActContext,
    ruling: Ruling | Rejection,
    find_play: Callable[[str], PlayNow | None],
) -> Rejection | None:
    """Requires such an order, a reason, a role that the rules name, and plays that the game recalls."""
    if isinstance(ruling, Rejection):
        return ruling
    order = order_of(ruling)
    if order is None:
        kind = act.report.kind.text
        return Rejection("irregularity-does-not-fit", {"case": "other-order", "kind": kind}, ruling.clause)
    if not is_line(act.reason):
        return Rejection("reason-needed", {"case": "why"}, order.clause)
    roles = order.by or SUPERVISION
    if not any(acts_as(edition, behind, role) for role in roles for behind in context.roles):
        named = AnyOf(tuple(role.text for role in roles))
        return Rejection("not-authorised", {"case": "must-authorise", "roles": named}, order.clause)
    return _check_plays(act, order, find_play)


def _check_plays(
    act: CorrectPlays, order: Ordered, find_play: Callable[[str], PlayNow | None]
) -> Rejection | None:
    """Requires plays of the game that are not void, and results if they are recalculated."""
    if not act.plays or len(set(act.plays)) < len(act.plays):
        return Rejection("plays-needed", clause=order.clause)
    for key in act.plays:
        play = find_play(key)
        if play is None:
            return Rejection("play-unknown", {"play": f"{key:.40}"}, order.clause)
        if play.stage is PlayStage.VOID:
            return Rejection("play-void", {"play": f"{key:.40}"}, order.clause)
        if order.effect is Effect.RECALCULATE and play.stage is not PlayStage.SETTLED:
            return Rejection("play-not-settled", {"play": f"{key:.40}"}, order.clause)
    if act.number is not None and (order.effect is not Effect.RECALCULATE or len(act.plays) > 1):
        return Rejection("number-of-one-play", clause=order.clause)
    return None
