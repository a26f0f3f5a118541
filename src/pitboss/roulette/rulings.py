"""Irregularities at a wheel: the report, the ruling, and the acts that carry it out."""

from collections.abc import Iterator

from pitboss.acting.acts import correcting
from pitboss.acting.acts.act import Act
from pitboss.acting.kinds import Draft, Rulings
from pitboss.game.irregularities import Ruling
from pitboss.roulette.acts import irregular
from pitboss.roulette.state import WheelTable
from pitboss.rules.irregularity import Effect, Play

PLACEHOLDER_REASON = "Reason"
"""A placeholder for the reason that staff will write."""


def remedies(now: WheelTable, draft: Draft, ruling: Ruling) -> Iterator[Act]:
    """The acts that staff could carry it out with. The caller tries each one to see which are allowed."""
    report, spin, effects = draft.report, draft.coup, {order.effect for order in ruling.orders}
    if Effect.NO_SPIN in effects:
        yield irregular.CallNoSpin(report.kind)
    key = spin or (now.last.key if now.last is not None else None)
    if key is not None and not effects.isdisjoint(correcting.EFFECTS):
        yield correcting.CorrectPlays(report, (key,), (), PLACEHOLDER_REASON)
    if not effects.isdisjoint(irregular.CORRECTING):
        yield irregular.CorrectNumber(report, _other_number(now, spin), PLACEHOLDER_REASON, spin)
    if not effects.isdisjoint(irregular.VOIDING):
        yield irregular.VoidSpin(report, PLACEHOLDER_REASON, spin)


def _other_number(now: WheelTable, key: str | None) -> int:
    """A number that does not count already."""
    over = now.last if key is None else now.recall(key)
    return 1 if over is not None and over.number == 0 else 0


RULINGS: Rulings[WheelTable] = Rulings(
    play=Play.WHEEL,
    report=lambda draft: irregular.ReportIrregularity(draft.report),
    ruled=lambda now, draft: irregular.ruled(now, draft.report),
    remedies=remedies,
    separate={
        irregular.CallNoSpin: (Effect.NO_SPIN,),
        irregular.CorrectNumber: irregular.CORRECTING,
        irregular.VoidSpin: irregular.VOIDING,
        correcting.CorrectPlays: correcting.EFFECTS,
    },
    reaches_back=lambda now, _: bool(now.past),
)
