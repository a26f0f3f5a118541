"""When something goes wrong on the wheel: no spin, a wrong number, a void game, and what goes on record."""

from collections.abc import Mapping
from typing import Any

from pitboss.acting.act import Act, ActContext, Facts
from pitboss.acting.recording import note, record
from pitboss.acting.state import change
from pitboss.game.irregularities import CoupState, Ordered, Report, Ruling, rows, rule
from pitboss.game.permission import acts_as, permit, reserved
from pitboss.game.spin import check_no_spin, void_ball
from pitboss.game.wheel import read_number
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.words import either
from pitboss.roulette.state import LiveSpin, PastSpin, WheelTable, after, finish, machine, with_number
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import SUPERVISION
from pitboss.rules.irregularity import Effect, Kind
from pitboss.rules.roulette import Fault, NoSpin

FAULTS: Mapping[Kind, Fault] = {
    Kind.WRONG_DIRECTION: Fault.WITH_THE_WHEEL,
    Kind.STILL_WHEEL: Fault.STILL_WHEEL,
    Kind.TOO_FEW_TURNS: Fault.TOO_SHORT,
    Kind.FOREIGN_OBJECT: Fault.FOREIGN_OBJECT,
    Kind.NO_POCKET: Fault.NO_POCKET,
    Kind.BALL_LEFT_WHEEL: Fault.LEFT_WHEEL,
    Kind.INTERFERENCE: Fault.INTERFERED,
}
"""What each irregularity of the ball is to the machine of the spin."""
KIND_OF: Mapping[Fault, Kind] = {fault: kind for kind, fault in FAULTS.items()}

CORRECTING = (Effect.ENTER_RESULT, Effect.RECALCULATE)
VOIDING = (Effect.VOID_UNCONFIRMED, Effect.VOID_TERMINAL_PLAYS, Effect.INVALIDATE)
REACHES_BACK = (Effect.RECALCULATE, Effect.VOID_UNCONFIRMED, Effect.VOID_TERMINAL_PLAYS)
"""What may still be done to a game after the next one has begun; only a malfunction is worked out so late."""
OF_THE_SPIN: Mapping[Effect, str] = {
    Effect.NO_SPIN: "announce no spin",
    Effect.ENTER_RESULT: "correct the number",
}
"""What a ruling orders that is an act of its own."""


class CallNoSpin(Act, frozen=True, tag="no-spin"):
    """Staff announce that the running ball does not count."""

    kind: Kind


class ExamineBall(Act, frozen=True):
    """A supervisor has examined the ball that left the wheel, and it may be spun again."""


class CorrectNumber(Act, frozen=True):
    """A supervisor enters the number that really came."""

    report: Report
    number: int
    reason: str
    spin: str | None = None
    """The game it is about, where it is not the one under way or the last."""


class VoidSpin(Act, frozen=True):
    """A game is declared void, and all stakes on it go back."""

    report: Report
    reason: str
    spin: str | None = None
    """The game it is about, where it is not the one under way or the last."""
    forfeit: tuple[str, ...] = ()
    """The terminals of those who cheated and whose stakes do not go back."""


class ReportIrregularity(Act, frozen=True):
    """Staff report what happened at a screen or a terminal, and what the rules order goes on record."""

    report: Report


def rule_on_report(
    now: WheelTable, act: CorrectNumber | VoidSpin | ReportIrregularity, _: ActContext
) -> Facts:
    """What the rules order for the report of an act that was allowed."""
    return Facts(ruling=unwrap(ruled(now, act.report)))


def rule_on_ball(now: WheelTable, act: CallNoSpin, _: ActContext) -> Facts:
    """What the rules order for a ball that does not count."""
    return Facts(ruling=unwrap(ruled(now, Report(act.kind))))


def check_announce(now: WheelTable, act: CallNoSpin, context: ActContext) -> Rejection | None:
    """A ball is running, and this can have happened to it."""
    live, ruling = now.spin, ruled(now, Report(act.kind))
    if isinstance(ruling, Rejection):
        return ruling
    if live is None or act.kind not in FAULTS:
        message = f"{act.kind.label}: no ball is running that this could have happened to."
        return Rejection("ball-not-rolling", message, ruling.clause)
    return check_no_spin(now.edition, machine(now, live), FAULTS[act.kind], context.authority)


def apply_announce(now: WheelTable, act: CallNoSpin, context: ActContext) -> WheelTable:
    """The ball counts no more, wherever it lands; the wagers stay as they are for the next ball."""
    live, ruling, fault = now.spin, context.facts.ruling, FAULTS.get(act.kind)
    if live is None or ruling is None or fault is None:
        return now
    voided = after(live, void_ball(machine(now, live), fault))
    out = Effect.EXAMINE_BALL in ruling.effects
    return _put_down(change(now, spin=change(voided, ball_out=out, unread=False)), ruling, context)


def call_no_spin(now: WheelTable, live: LiveSpin, no_spin: NoSpin, context: ActContext) -> WheelTable:
    """A ball that was spun wrongly or fell short is no spin without anybody's word, and goes on record."""
    kind = KIND_OF[no_spin.fault]
    incident = note(context, "irregularity", str(kind), f"{kind.label}.", no_spin.clause, coup=live.key)
    return record(change(now, spin=change(live, unread=False)), incident)


def check_examine(now: WheelTable, _: ExamineBall, context: ActContext) -> Rejection | None:
    """A supervisor examines it, and the ball has left the wheel."""
    permitted = permit(now.edition, Reserved.EXAMINE_BALL, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if now.spin is None or not now.spin.ball_out:
        return Rejection("nothing-to-examine", "The ball has not left the wheel.", permitted.clause)
    return None


def apply_examine(now: WheelTable, _: ExamineBall, context: ActContext) -> WheelTable:
    """After this the ball may be spun again."""
    live = now.spin
    if live is None:
        return now
    clause = reserved(now.edition, Reserved.EXAMINE_BALL)
    incident = note(context, "notice", "ball-examined", "The ball was examined.", clause, coup=live.key)
    return record(change(now, spin=change(live, ball_out=False)), incident)


def check_correct(now: WheelTable, act: CorrectNumber, context: ActContext) -> Rejection | None:
    """The rules order it, and another number than this was registered or counts."""
    order = _check_order(now, act, context, CORRECTING)
    if isinstance(order, Rejection):
        return order
    number, spin = read_number(act.number), _about(now, act.spin)
    if isinstance(number, Rejection):
        return number
    if isinstance(spin, LiveSpin) and not spin.at_rest:
        return Rejection("ball-not-at-rest", "The ball has not come to rest.", order.clause)
    if isinstance(spin, PastSpin) and spin.number == number:
        return Rejection("number-unchanged", f"{number} is the number of this game already.", order.clause)
    return None


def apply_correct(now: WheelTable, act: CorrectNumber, context: ActContext) -> WheelTable:
    """The right number counts: for the first time, or instead of one by which terminals were settled."""
    spin, ruling = _about(now, act.spin), context.facts.ruling
    if spin is None or ruling is None:
        return now
    clause = _clause(ruling, CORRECTING)
    entered = {"number": act.number, "corrected": clause, **_signed(act, context)}
    words = f"{act.number} was entered: {act.reason}"
    incident = note(context, "correction", str(act.report.kind), words, clause, coup=spin.key)
    return record(_enter(now, spin, entered), incident, ruling.tells)


def check_void(now: WheelTable, act: VoidSpin, context: ActContext) -> Rejection | None:
    """The rules order it, and let those who cheated lose their stakes where it names some."""
    order = _check_order(now, act, context, VOIDING)
    return order if isinstance(order, Rejection) else _check_forfeit(now, act, context)


def apply_void(now: WheelTable, act: VoidSpin, context: ActContext) -> WheelTable:
    """No number counts, and the terminals give every stake back."""
    spin, ruling = _about(now, act.spin), context.facts.ruling
    if spin is None or ruling is None:
        return now
    clause, kind, words = _clause(ruling, VOIDING), str(act.report.kind), f"Void: {act.reason}"
    incident = note(context, "void", kind, words, clause, people=act.forfeit, coup=spin.key)
    declared = {"void": clause, "forfeits": act.forfeit, **_signed(act, context)}
    return record(_enter(now, spin, declared), incident, ruling.tells)


def _check_forfeit(now: WheelTable, act: VoidSpin, context: ActContext) -> Rejection | None:
    """Whether the stakes of cheats may be forfeited, and by whom."""
    if not act.forfeit:
        return None
    ruling = ruled(now, act.report)
    if isinstance(ruling, Rejection):
        return ruling
    right = next((order for order in ruling.orders if order.effect is Effect.FORFEIT_WAGER), None)
    if right is not None and set(act.forfeit) <= set(act.report.players):
        return _check_authority(now, right, context)
    message = "Those whom the report says cheated lose their stakes as the outcome is invalidated."
    return Rejection("forfeit-not-allowed", message, ruling.clause)


def check_rule_on(now: WheelTable, act: ReportIrregularity, context: ActContext) -> Rejection | None:
    """The rules order something for a screen, a terminal or the room, and may name who stands behind it."""
    ruling = ruled(now, act.report)
    if isinstance(ruling, Rejection):
        return ruling
    for order in ruling.orders:
        if order.effect in OF_THE_SPIN:
            message = f"This is about the spin: {OF_THE_SPIN[order.effect]}."
            return Rejection("irregularity-does-not-fit", message, order.clause)
    must = next((order for order in ruling.orders if not order.may), None)
    return None if must is None else _check_authority(now, must, context)


def apply_rule_on(now: WheelTable, _: ReportIrregularity, context: ActContext) -> WheelTable:
    """What the rules order goes on record; the wheel itself goes on."""
    ruling = context.facts.ruling
    return now if ruling is None else _put_down(now, ruling, context)


def ruled(now: WheelTable, report: Report) -> Ruling | Rejection:
    """What the edition orders for a report, on a wheel of this kind."""
    return rule(now.edition, CoupState(game=now.record.game, wheel=now.kind), report)


def doubt(now: WheelTable, live: LiveSpin, kind: Kind, words: str, context: ActContext) -> WheelTable:
    """The wheel once a number waits for a supervisor, which goes on record."""
    clause = next((row.clause for row in rows(now.edition, kind)), None)
    incident = note(context, "irregularity", str(kind), words, clause, coup=live.key)
    return record(change(now, spin=change(live, doubt=kind)), incident)


def _put_down(now: WheelTable, ruling: Ruling, context: ActContext) -> WheelTable:
    key = None if now.spin is None else now.spin.key
    words = f"{ruling.kind.label}."
    return record(
        now, note(context, "irregularity", str(ruling.kind), words, ruling.clause, coup=key), ruling.tells
    )


def _check_order(
    now: WheelTable, act: CorrectNumber | VoidSpin, context: ActContext, effects: tuple[Effect, ...]
) -> Ordered | Rejection:
    """What the rules order for a report that is done here, if it may be done to the game that it is about."""
    ruling = ruled(now, act.report)
    if isinstance(ruling, Rejection):
        return ruling
    order = next((order for order in ruling.orders if order.effect in effects), None)
    if order is None:
        message = f"{act.report.kind.label}: the rules order something else then."
        return Rejection("irregularity-does-not-fit", message, ruling.clause)
    if not is_line(act.reason):
        return Rejection("reason-needed", "Say in a line why.", order.clause)
    return _check_authority(now, order, context) or _check_game(now, act.spin, order) or order


def _about(now: WheelTable, key: str | None) -> LiveSpin | PastSpin | None:
    """The game under way or the last one, where none is named; none where it is not recalled."""
    live = now.spin
    if live is not None and key in (None, live.key):
        return live
    return now.last if key is None else now.recall(key)


def _check_game(now: WheelTable, key: str | None, order: Ordered) -> Rejection | None:
    """It is the game under way, the last one until the next begins or, by a malfunction, an earlier one."""
    spin = _about(now, key)
    if spin is None:
        return Rejection(
            "spin-not-recalled", f"It is not among the last {len(now.past)} games.", order.clause
        )
    if isinstance(spin, LiveSpin):
        return None
    if spin.void is not None:
        return Rejection("spin-void", "This game is void, and its stakes have gone back.", spin.void)
    if order.effect not in REACHES_BACK and (now.spin is not None or spin is not now.last):
        message = "The next game has begun: only a malfunction is put right after that."
        return Rejection("spin-over", message, order.clause)
    return None


def _clause(ruling: Ruling, effects: tuple[Effect, ...]) -> Clause:
    """The clause by which a ruling orders one of these; that of the whole ruling where it orders none."""
    return next((order.clause for order in ruling.orders if order.effect in effects), ruling.clause)


def _signed(act: CorrectNumber | VoidSpin, context: ActContext) -> dict[str, str]:
    """Who stands behind a change of what a game came to, and why."""
    return {"corrected_by": context.in_charge, "reason": act.reason}


def _enter(now: WheelTable, spin: LiveSpin | PastSpin, fields: Mapping[str, Any]) -> WheelTable:
    """The wheel with something entered about a game, which is over by that where it was under way."""
    if isinstance(spin, LiveSpin):
        return finish(now, spin, change(PastSpin(spin.key, None), **fields))
    changed = change(spin, **fields)
    past = tuple(changed if past.key == changed.key else past for past in now.past)
    return change(with_number(now, changed), past=past)


def _check_authority(now: WheelTable, order: Ordered, context: ActContext) -> Rejection | None:
    """Whether the rules name who stands behind the act; if they name nobody, no dealer gives stakes back."""
    roles = order.by or (SUPERVISION if order.effect in VOIDING else ())
    if not roles or any(acts_as(now.edition, behind, role) for role in roles for behind in context.roles):
        return None
    who = either(role.label for role in roles)
    return Rejection("not-authorised", f"The {who} must authorise this.", order.clause)
