"""Irregularities on the wheel: no spin, a wrong number, a void game, and the incidents they record."""

from collections.abc import Mapping
from typing import Any

from pitboss.acting.acts.act import Act, ActContext, Facts
from pitboss.acting.acts.recalling import replaced
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import Reason, change
from pitboss.acting.virtual_staff import is_virtual
from pitboss.game import spin as spins
from pitboss.game.irregularities import CoupState, Ordered, Report, Ruling, rows, rule
from pitboss.game.permission import acts_as, permit, reserved
from pitboss.game.wheel import read_number
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import AnyOf, Text
from pitboss.roulette.acts.settling import finish, with_number
from pitboss.roulette.machines import machine_of, with_machine
from pitboss.roulette.state import LiveSpin, PastSpin, WheelTable
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import SUPERVISION
from pitboss.rules.irregularity import Effect, Kind
from pitboss.rules.roulette import Fault, NoSpin, WheelKind

FAULTS: Mapping[Kind, Fault] = {
    Kind.WRONG_DIRECTION: Fault.WITH_THE_WHEEL,
    Kind.STILL_WHEEL: Fault.STILL_WHEEL,
    Kind.TOO_FEW_TURNS: Fault.TOO_SHORT,
    Kind.FOREIGN_OBJECT: Fault.FOREIGN_OBJECT,
    Kind.NO_POCKET: Fault.NO_POCKET,
    Kind.BALL_LEFT_WHEEL: Fault.LEFT_WHEEL,
    Kind.INTERFERENCE: Fault.INTERFERED,
}
"""The fault in the spin's state machine for each irregularity of the ball."""
KIND_OF: Mapping[Fault, Kind] = {fault: kind for kind, fault in FAULTS.items()}

CORRECTING = (Effect.ENTER_RESULT, Effect.RECALCULATE)
VOIDING = (Effect.VOID_UNCONFIRMED, Effect.VOID_TERMINAL_PLAYS, Effect.INVALIDATE)
REACHES_BACK = (
    Effect.ENTER_RESULT,
    Effect.RECALCULATE,
    Effect.VOID_UNCONFIRMED,
    Effect.VOID_TERMINAL_PLAYS,
)
"""The effects that may reach a game after the next one has begun. The rules set no time for them."""
SEPARATE_ACTS: Mapping[Effect, Text] = {
    Effect.NO_SPIN: Text("remedy-no-spin"),
    Effect.ENTER_RESULT: Text("remedy-correct-number"),
}
"""The effects that have a separate act, and what it is."""
UNATTENDED = Text("reason-unattended")
"""Why a game is void whose number stayed in doubt."""


class CallNoSpin(Act, frozen=True, tag="no-spin"):
    """Staff announce that the running ball does not count."""

    kind: Kind


class ExamineBall(Act, frozen=True):
    """A supervisor has examined the ball that left the wheel. It may be spun again."""


class CorrectNumber(Act, frozen=True):
    """A supervisor enters the number on which the ball really landed."""

    report: Report
    number: int
    reason: str
    spin: str | None = None
    """The key of the game, if it is neither the game under way nor the last one."""


class VoidSpin(Act, frozen=True):
    """A game is declared void, and all stakes on it are returned."""

    report: Report
    reason: str | None = None
    """None if nobody was there to rule: the virtual staff end the wait."""
    spin: str | None = None
    """The key of the game, if it is neither the game under way nor the last one."""
    forfeit: tuple[str, ...] = ()
    """The terminals of players who cheated. Their stakes are not returned."""


class ReportIrregularity(Act, frozen=True):
    """Staff report an irregularity at a screen or a terminal. The ruling goes on record."""

    report: Report


def facts_report(now: WheelTable, act: CorrectNumber | VoidSpin | ReportIrregularity, _: ActContext) -> Facts:
    """What the rules order for the report in an allowed act."""
    return Facts(ruling=unwrap(ruled(now, act.report)))


def facts_no_spin(now: WheelTable, act: CallNoSpin, _: ActContext) -> Facts:
    """What the rules order for a ball that does not count."""
    return Facts(ruling=unwrap(ruled(now, Report(act.kind))))


def check_no_spin(now: WheelTable, act: CallNoSpin, context: ActContext) -> Rejection | None:
    """Requires a running ball, and a fault that the ball can have at this point."""
    live, ruling = now.spin, ruled(now, Report(act.kind))
    if isinstance(ruling, Rejection):
        return ruling
    if live is None or act.kind not in FAULTS:
        return Rejection("ball-not-rolling", {"case": "nothing-to-fit", "kind": act.kind.text}, ruling.clause)
    return spins.check_no_spin(now.edition, machine_of(now, live), FAULTS[act.kind], context.authority)


def apply_no_spin(now: WheelTable, act: CallNoSpin, context: ActContext) -> WheelTable:
    """The ball no longer counts, wherever it lands. The wagers stay for the next ball."""
    live, ruling, fault = now.spin, context.facts.ruling, FAULTS.get(act.kind)
    if live is None or ruling is None or fault is None:
        return now
    voided = with_machine(live, spins.void_ball(machine_of(now, live), fault))
    out = Effect.EXAMINE_BALL in ruling.effects
    return _record_ruling(change(now, spin=change(voided, ball_out=out, unread=False)), ruling, context)


def call_no_spin(now: WheelTable, live: LiveSpin, no_spin: NoSpin, context: ActContext) -> WheelTable:
    """Records a ball that was spun wrongly or fell short. It is no spin even if no person calls it."""
    kind = KIND_OF[no_spin.fault]
    words = Text("incident-irregularity", {"irregularity": kind.text})
    incident = note(context, "irregularity", str(kind), words, no_spin.clause, coup=live.key)
    return record(change(now, spin=change(live, unread=False)), incident)


def check_examine(now: WheelTable, _: ExamineBall, context: ActContext) -> Rejection | None:
    """Requires a supervisor, and a ball that has left the wheel."""
    permitted = permit(now.edition, Reserved.EXAMINE_BALL, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if now.spin is None or not now.spin.ball_out:
        return Rejection("nothing-to-examine", clause=permitted.clause)
    return None


def apply_examine(now: WheelTable, _: ExamineBall, context: ActContext) -> WheelTable:
    """The ball may be spun again."""
    live = now.spin
    if live is None:
        return now
    clause = reserved(now.edition, Reserved.EXAMINE_BALL)
    incident = note(context, "notice", "ball-examined", Text("incident-ball-examined"), clause, coup=live.key)
    return record(change(now, spin=change(live, ball_out=False)), incident)


def check_correct(now: WheelTable, act: CorrectNumber, context: ActContext) -> Rejection | None:
    """Requires a ruling that orders it, and a number other than the one registered or in force."""
    order = _check_order(now, act, context, CORRECTING)
    if isinstance(order, Rejection):
        return order
    number, spin = read_number(act.number), _about(now, act.spin)
    if isinstance(number, Rejection):
        return number
    if isinstance(spin, LiveSpin) and not spin.at_rest:
        return Rejection("ball-not-at-rest", clause=order.clause)
    if isinstance(spin, PastSpin) and spin.number == number:
        return Rejection("number-unchanged", {"number": number}, order.clause)
    return check_as_read(now, spin, number, order.clause)


def check_as_read(
    now: WheelTable, spin: LiveSpin | PastSpin | None, number: int, clause: Clause
) -> Rejection | None:
    """Requires, for a game of an automated wheel that was brought back, the number that its sensor read.

    The promise of so old a game is no longer at hand, and no other number can have been promised.
    """
    if spin not in now.recalled or spin is None or now.kind is WheelKind.LIVE or spin.sensor == number:
        return None
    if spin.sensor is None:
        return Rejection("promise-says-otherwise", {"case": "spin-unknown"}, clause)
    return Rejection("promise-says-otherwise", {"case": "spin", "number": spin.sensor}, clause)


def apply_correct(now: WheelTable, act: CorrectNumber, context: ActContext) -> WheelTable:
    """The right number counts, either as the first one or in place of one that terminals settled by."""
    spin, ruling = _about(now, act.spin), context.facts.ruling
    if spin is None or ruling is None:
        return now
    clause = _clause(ruling, CORRECTING)
    entered = {"number": act.number, "corrected": clause, **_signed(act, context)}
    words = Text("incident-number-entered", {"number": act.number, "reason": act.reason})
    incident = note(context, "correction", str(act.report.kind), words, clause, coup=spin.key)
    return record(enter(now, spin, entered), incident, ruling.tells)


def check_void(now: WheelTable, act: VoidSpin, context: ActContext) -> Rejection | None:
    """Requires a ruling that orders it. If cheats are named, the rules must let them lose their stakes."""
    order = _check_order(now, act, context, VOIDING)
    return order if isinstance(order, Rejection) else _check_forfeit(now, act, context)


def apply_void(now: WheelTable, act: VoidSpin, context: ActContext) -> WheelTable:
    """No number counts, and the terminals return every stake."""
    spin, ruling = _about(now, act.spin), context.facts.ruling
    if spin is None or ruling is None:
        return now
    clause, kind = _clause(ruling, VOIDING), str(act.report.kind)
    words = Text("incident-spin-void", {"reason": _reason(act)})
    incident = note(context, "void", kind, words, clause, people=act.forfeit, coup=spin.key)
    declared = {"void": clause, "forfeits": act.forfeit, **_signed(act, context)}
    return record(enter(now, spin, declared), incident, ruling.tells)


def _check_forfeit(now: WheelTable, act: VoidSpin, context: ActContext) -> Rejection | None:
    """Whether the stakes of cheats may be forfeited, and whether this person may do it."""
    if not act.forfeit:
        return None
    ruling = ruled(now, act.report)
    if isinstance(ruling, Rejection):
        return ruling
    right = next((order for order in ruling.orders if order.effect is Effect.FORFEIT_WAGER), None)
    if right is not None and set(act.forfeit) <= set(act.report.players):
        return _check_authority(now, right, context)
    return Rejection("forfeit-not-allowed", clause=ruling.clause)


def check_report(now: WheelTable, act: ReportIrregularity, context: ActContext) -> Rejection | None:
    """Requires a ruling about a screen, a terminal or the room, by a person whom the rules allow."""
    ruling = ruled(now, act.report)
    if isinstance(ruling, Rejection):
        return ruling
    for order in ruling.orders:
        if order.effect in SEPARATE_ACTS:
            instead = SEPARATE_ACTS[order.effect]
            return Rejection(
                "irregularity-does-not-fit", {"case": "about-the-spin", "instead": instead}, order.clause
            )
    must = next((order for order in ruling.orders if not order.may), None)
    return None if must is None else _check_authority(now, must, context)


def apply_report(now: WheelTable, _: ReportIrregularity, context: ActContext) -> WheelTable:
    """The ruling goes on record. The wheel itself continues."""
    ruling = context.facts.ruling
    return now if ruling is None else _record_ruling(now, ruling, context)


def ruled(now: WheelTable, report: Report) -> Ruling | Rejection:
    """What the edition orders for a report, on a wheel of this kind."""
    return rule(now.edition, CoupState(game=now.record.game, wheel=now.kind), report)


def doubt(now: WheelTable, live: LiveSpin, kind: Kind, words: Text, context: ActContext) -> WheelTable:
    """The number now waits for a supervisor, and the doubt goes on record."""
    clause = next((row.clause for row in rows(now.edition, kind)), None)
    incident = note(context, "irregularity", str(kind), words, clause, coup=live.key)
    return record(change(now, spin=change(live, doubt=kind)), incident)


def _record_ruling(now: WheelTable, ruling: Ruling, context: ActContext) -> WheelTable:
    key = None if now.spin is None else now.spin.key
    words = Text("incident-irregularity", {"irregularity": ruling.kind.text})
    return record(
        now, note(context, "irregularity", str(ruling.kind), words, ruling.clause, coup=key), ruling.tells
    )


def _check_order(
    now: WheelTable, act: CorrectNumber | VoidSpin, context: ActContext, effects: tuple[Effect, ...]
) -> Ordered | Rejection:
    """The order for a report, if this game may still be changed by it."""
    ruling = ruled(now, act.report)
    if isinstance(ruling, Rejection):
        return ruling
    order = next((order for order in ruling.orders if order.effect in effects), None)
    if order is None:
        return Rejection(
            "irregularity-does-not-fit", {"case": "other-order", "kind": act.report.kind.text}, ruling.clause
        )
    if not (is_virtual(context.by) if act.reason is None else is_line(act.reason)):
        return Rejection("reason-needed", {"case": "why"}, order.clause)
    return _check_authority(now, order, context) or _check_game(now, act.spin, order) or order


def _about(now: WheelTable, key: str | None) -> LiveSpin | PastSpin | None:
    """The game with this key. Without a key, it is the game under way or the last one."""
    live = now.spin
    if live is not None and key in (None, live.key):
        return live
    return now.last if key is None else now.recall(key)


def _check_game(now: WheelTable, key: str | None, order: Ordered) -> Rejection | None:
    """Requires the game under way or the last one. A wrong number or a malfunction may be found later."""
    spin = _about(now, key)
    if spin is None:
        return Rejection("spin-not-recalled", {"games": len(now.past)}, order.clause)
    if isinstance(spin, LiveSpin):
        return None
    if spin.void is not None:
        return Rejection("spin-void", clause=spin.void)
    if order.effect not in REACHES_BACK and (now.spin is not None or spin is not now.last):
        return Rejection("spin-over", clause=order.clause)
    return None


def _clause(ruling: Ruling, effects: tuple[Effect, ...]) -> Clause:
    """The clause by which a ruling orders one of these effects, or else the clause of the whole ruling."""
    return next((order.clause for order in ruling.orders if order.effect in effects), ruling.clause)


def _signed(act: CorrectNumber | VoidSpin, context: ActContext) -> dict[str, Reason]:
    """The person who answers for a changed result, and the reason."""
    return {"corrected_by": context.in_charge, "reason": _reason(act)}


def _reason(act: CorrectNumber | VoidSpin) -> Reason:
    return UNATTENDED if act.reason is None else act.reason


def enter(now: WheelTable, spin: LiveSpin | PastSpin, fields: Mapping[str, Any]) -> WheelTable:
    """The wheel with these fields set on a game. A game that was under way is over after that."""
    if isinstance(spin, LiveSpin):
        return finish(now, spin, change(PastSpin(spin.key, None), **fields))
    changed = change(spin, **fields)
    table = change(now, past=replaced(now.past, changed), recalled=replaced(now.recalled, changed))
    # Displays show the last numbers only, and a game from long ago is none of them.
    return with_number(table, changed) if changed.key in now.numbers or changed in table.past else table


def _check_authority(now: WheelTable, order: Ordered, context: ActContext) -> Rejection | None:
    """Requires a role that the rules name. If they name none, returning stakes needs a supervisor."""
    roles = order.by or (SUPERVISION if order.effect in VOIDING else ())
    if not roles or any(acts_as(now.edition, behind, role) for role in roles for behind in context.roles):
        return None
    named = AnyOf(tuple(role.text for role in roles))
    return Rejection("not-authorised", {"case": "must-authorise", "roles": named}, order.clause)
