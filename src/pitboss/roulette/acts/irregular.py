"""When something goes wrong on the wheel: no spin, a wrong number, a void game, and what goes on record."""

from collections.abc import Mapping
from typing import TypeAlias

from pitboss.acting.act import Act, ActContext, ActResult
from pitboss.acting.incidents import Incident, open_incident
from pitboss.acting.recording import note
from pitboss.acting.state import change
from pitboss.game.irregularities import CoupState, Ordered, Report, Ruling, rows, rule
from pitboss.game.permission import acts_as, permit
from pitboss.game.spin import announce_no_spin
from pitboss.game.wheel import read_number
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import either
from pitboss.roulette.state import LiveSpin, PastSpin, WheelTable, after, finish, machine, with_number
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import SUPERVISION
from pitboss.rules.duties import Tell
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


class RuleOn(Act, frozen=True):
    """Staff report what happened at a screen or a terminal, and what the rules order goes on record."""

    report: Report


Ruled: TypeAlias = ActResult[WheelTable]
"""The wheel after a ruling, and the ruling."""


def announce(now: WheelTable, act: CallNoSpin, context: ActContext) -> Ruled | Rejection:
    """The ball counts no more, wherever it lands; the wagers stay as they are for the next ball."""
    live, ruling = now.spin, ruled(now, Report(act.kind))
    if isinstance(ruling, Rejection):
        return ruling
    if live is None or act.kind not in FAULTS:
        message = f"{act.kind.label}: no ball is running that this could have happened to."
        return Rejection("ball-not-rolling", message, ruling.clause)
    spin = announce_no_spin(now.edition, machine(now, live), FAULTS[act.kind], context.authority)
    if isinstance(spin, Rejection):
        return spin
    return ActResult(_no_spin(now, after(live, spin), ruling, context), ruling=ruling)


def call_no_spin(now: WheelTable, live: LiveSpin, no_spin: NoSpin, context: ActContext) -> WheelTable:
    """A ball that was spun wrongly or fell short is no spin without anybody's word, and goes on record."""
    ruling = ruled(now, Report(KIND_OF[no_spin.fault]))
    if isinstance(ruling, Rejection):
        # Nobody announces it on a wheel that no dealer spins.
        kind = KIND_OF[no_spin.fault]
        incident = note(context, "irregularity", str(kind), f"{kind.label}.", no_spin.clause, coup=live.key)
        return record(change(now, spin=live), incident)
    return _no_spin(now, live, ruling, context)


def examine(now: WheelTable, _: ExamineBall, context: ActContext) -> WheelTable | Rejection:
    """After this the ball may be spun again."""
    permitted = permit(now.edition, Reserved.EXAMINE_BALL, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    live = now.spin
    if live is None or not live.ball_out:
        return Rejection("nothing-to-examine", "The ball has not left the wheel.", permitted.clause)
    incident = note(
        context, "notice", "ball-examined", "The ball was examined.", permitted.clause, coup=live.key
    )
    return record(change(now, spin=change(live, ball_out=False)), incident)


def correct(now: WheelTable, act: CorrectNumber, context: ActContext) -> Ruled | Rejection:
    """The right number counts: for the first time, or instead of one by which terminals were settled."""
    found = _find(now, act, context, CORRECTING)
    number = read_number(act.number)
    if isinstance(found, Rejection):
        return found
    if isinstance(number, Rejection):
        return number
    ruling, order, spin = found
    entered = {"number": number, "corrected": order.clause, **_signed(act, context)}
    words = f"{number} was entered: {act.reason}"
    incident = note(context, "correction", str(act.report.kind), words, order.clause, coup=spin.key)
    if isinstance(spin, LiveSpin):
        if not spin.at_rest:
            return Rejection("ball-not-at-rest", "The ball has not come to rest.", order.clause)
        over = finish(now, spin, change(PastSpin(spin.key, number), **entered))
        return ActResult(record(over, incident, ruling.tells), ruling=ruling)
    if spin.number == number:
        return Rejection("number-unchanged", f"{number} is the number of this game already.", order.clause)
    return ActResult(record(_again(now, change(spin, **entered)), incident, ruling.tells), ruling=ruling)


def void(now: WheelTable, act: VoidSpin, context: ActContext) -> Ruled | Rejection:
    """No number counts, and the terminals give every stake back."""
    found = _find(now, act, context, VOIDING)
    if isinstance(found, Rejection):
        return found
    ruling, order, spin = found
    refused = _check_forfeit(now, act, context, ruling)
    if refused is not None:
        return refused
    incident = note(
        context,
        "void",
        str(act.report.kind),
        f"Void: {act.reason}",
        order.clause,
        people=act.forfeit,
        coup=spin.key,
    )
    declared = {"void": order.clause, "forfeits": act.forfeit, **_signed(act, context)}
    if isinstance(spin, LiveSpin):
        over = finish(now, spin, change(PastSpin(spin.key, None), **declared))
    else:
        over = _again(now, change(spin, **declared))
    return ActResult(record(over, incident, ruling.tells), ruling=ruling)


def _check_forfeit(now: WheelTable, act: VoidSpin, context: ActContext, ruling: Ruling) -> Rejection | None:
    """Whether the stakes of cheats may be forfeited, and by whom."""
    if not act.forfeit:
        return None
    right = next((order for order in ruling.orders if order.effect is Effect.FORFEIT_WAGER), None)
    if right is not None and set(act.forfeit) <= set(act.report.players):
        return _check_authority(now, right, context)
    message = "Those whom the report says cheated lose their stakes as the outcome is invalidated."
    return Rejection("forfeit-not-allowed", message, ruling.clause)


def rule_on(now: WheelTable, act: RuleOn, context: ActContext) -> Ruled | Rejection:
    """What the rules order for a screen, a terminal or the room; the wheel itself goes on."""
    ruling = ruled(now, act.report)
    if isinstance(ruling, Rejection):
        return ruling
    for order in ruling.orders:
        if order.effect in OF_THE_SPIN:
            message = f"This is about the spin: {OF_THE_SPIN[order.effect]}."
            return Rejection("irregularity-does-not-fit", message, order.clause)
    must = next((order for order in ruling.orders if not order.may), None)
    refused = None if must is None else _check_authority(now, must, context)
    return refused or ActResult(_put_down(now, ruling, context), ruling=ruling)


def ruled(now: WheelTable, report: Report) -> Ruling | Rejection:
    """What the edition orders for a report, on a wheel of this kind."""
    return rule(now.edition, CoupState(game=now.record.game, wheel=now.kind), report)


def doubt(now: WheelTable, live: LiveSpin, kind: Kind, words: str, context: ActContext) -> WheelTable:
    """The wheel once a number waits for a supervisor, which goes on record."""
    clause = rows(now.edition, kind)[0].clause
    incident = note(context, "irregularity", str(kind), words, clause, coup=live.key)
    return record(change(now, spin=change(live, doubt=kind)), incident)


def record(now: WheelTable, incident: Incident, tells: tuple[Tell, ...] = ()) -> WheelTable:
    """The wheel with one more incident; it stays open as long as somebody has to be told."""
    book, opened = open_incident(now.book, incident, tells, now.record.utc_offset)
    return change(now, book=book, recorded=(*now.recorded, opened))


def _no_spin(now: WheelTable, live: LiveSpin, ruling: Ruling, context: ActContext) -> WheelTable:
    out = Effect.EXAMINE_BALL in ruling.effects
    return _put_down(change(now, spin=change(live, ball_out=out, unread=False)), ruling, context)


def _put_down(now: WheelTable, ruling: Ruling, context: ActContext) -> WheelTable:
    key = None if now.spin is None else now.spin.key
    words = f"{ruling.kind.label}."
    return record(
        now, note(context, "irregularity", str(ruling.kind), words, ruling.clause, coup=key), ruling.tells
    )


def _find(
    now: WheelTable, act: CorrectNumber | VoidSpin, context: ActContext, effects: tuple[Effect, ...]
) -> tuple[Ruling, Ordered, LiveSpin | PastSpin] | Rejection:
    """The ruling on a report, what of it is done here, and the game that it is done to."""
    ruling = ruled(now, act.report)
    if isinstance(ruling, Rejection):
        return ruling
    order = next((order for order in ruling.orders if order.effect in effects), None)
    if order is None:
        message = f"{act.report.kind.label}: the rules order something else then."
        return Rejection("irregularity-does-not-fit", message, ruling.clause)
    if not is_line(act.reason):
        return Rejection("reason-needed", "Say in a line why.", order.clause)
    spin = _check_authority(now, order, context) or _game(now, act.spin, order)
    return spin if isinstance(spin, Rejection) else (ruling, order, spin)


def _game(now: WheelTable, key: str | None, order: Ordered) -> LiveSpin | PastSpin | Rejection:
    """The game under way, the last one until the next begins or, after a malfunction, an earlier one."""
    live = now.spin
    if live is not None and key in (None, live.key):
        return live
    past = now.last if key is None else now.recall(key)
    if past is None:
        return Rejection(
            "spin-not-recalled", f"It is not among the last {len(now.past)} games.", order.clause
        )
    if past.void is not None:
        return Rejection("spin-void", "This game is void, and its stakes have gone back.", past.void)
    if order.effect not in REACHES_BACK and (live is not None or past is not now.last):
        message = "The next game has begun: only a malfunction is put right after that."
        return Rejection("spin-over", message, order.clause)
    return past


def _signed(act: CorrectNumber | VoidSpin, context: ActContext) -> dict[str, str]:
    """Who stands behind a change of what a game came to, and why."""
    return {"corrected_by": context.in_charge, "reason": act.reason}


def _again(now: WheelTable, changed: PastSpin) -> WheelTable:
    """The wheel with a game of the past otherwise."""
    past = tuple(changed if past.key == changed.key else past for past in now.past)
    return change(with_number(now, changed), past=past)


def _check_authority(now: WheelTable, order: Ordered, context: ActContext) -> Rejection | None:
    """Whether the rules name who stands behind the act; if they name nobody, no dealer gives stakes back."""
    roles = order.by or (SUPERVISION if order.effect in VOIDING else ())
    if not roles or any(acts_as(now.edition, behind, role) for role in roles for behind in context.roles):
        return None
    who = either(role.label for role in roles)
    return Rejection("not-authorised", f"The {who} must authorise this.", order.clause)
