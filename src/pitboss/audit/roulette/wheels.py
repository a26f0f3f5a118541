"""The acts at Roulette wheels in the log: how each is read, its ruling, and who may do it."""

from collections.abc import Callable
from typing import Any

import msgspec

from pitboss.audit.acting.incidents import check_incident
from pitboss.audit.acting.ranks import AT_WHEELS, check_role
from pitboss.audit.acting.reported import Report, Ruling
from pitboss.audit.acting.shapes import act_shape, read_act
from pitboss.audit.acting.signs import check_nobody
from pitboss.audit.devices.devices import check_works
from pitboss.audit.devices.restores import note_ended
from pitboss.audit.editions.rulebook import Irregularity, holders, irregularities
from pitboss.audit.fair.promised import check_number
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines
from pitboss.audit.money.books import Books, Row
from pitboss.audit.money.corrections import ALLOWED, CORRECT_PLAYS, Result, expect
from pitboss.audit.people.patrons import measured
from pitboss.audit.people.signatures import OLD, RANKS, check_release, check_signed, number_changed
from pitboss.audit.roulette import spins as acts
from pitboss.audit.roulette.spins import ANNULMENTS, CORRECTIONS, ActContext, Wheel
from pitboss.store.log import StoredEvent

WHEEL_FACTS = ("live-wheel", "automated-wheel")

AT_REST = "ball-at-rest"
"""The act that may have findings. Earlier releases kept none."""
ACTS: dict[str, tuple[str, Callable[[ActContext, Any], bool]]] = {
    "set-wheel": ("setup", acts.set_up),
    "open-wheel": ("limits", acts.open_wheel),
    "alter-limits": ("limits", acts.alter_limits),
    "show-closing": ("close_at", acts.show_closing),
    "take-down-sign": ("change", acts.take_down_sign),
    "close-wheel": ("nobody_plays?", acts.close_wheel),
    "new-game": ("key", acts.new_game),
    "spin-ball": ("wheel_turns? against_wheel?", acts.spin_ball),
    "end-period": ("", acts.end_period),
    "restart-period": ("", acts.restart_period),
    "reopen": ("", acts.reopen),
    AT_REST: ("pocket source revolutions?", acts.at_rest),
    "confirm-number": ("number", acts.confirm),
    "no-spin": ("kind", acts.no_spin),
    "examine-ball": ("", acts.examine),
    "correct-number": ("report number reason spin?", acts.correct),
    CORRECT_PLAYS: ("report plays results reason number?", acts.correct_plays),
    "end-by-restore": ("", acts.end_by_restore),
    "void-spin": ("report reason? spin? forfeit?", acts.void),
    "report-irregularity": ("report", acts.report_irregularity),
    "recall-spin": ("spin past?", acts.recall),
    "tell-about": ("incident who", acts.tell),
    "report-breach": ("breach who against? excuse?", acts.on_record),
    "take-measure": ("breach measures who against? number? terminals?", acts.on_record),
    "show-rules": ("who", acts.on_record),
    "raise-dispute": ("patron about coup?", acts.on_record),
    "decide-dispute": ("dispute words absent?", acts.about_dispute),
    "ask-review": ("dispute", acts.about_dispute),
    "review-dispute": ("dispute words", acts.about_dispute),
    "advise-patron": ("dispute", acts.about_dispute),
    "close-dispute": ("dispute satisfied", acts.about_dispute),
}
"""Every act: its fields, where ? marks optional ones, and its function."""
REPORTS = ("no-spin", "correct-number", CORRECT_PLAYS, "void-spin", "report-irregularity")
"""The acts that have a ruling."""
ENTERED = ("correct-number", CORRECT_PLAYS)
"""The acts that may enter a number. The role that the rules name does so itself."""
FIELDS: dict[str, Any] = {
    **dict.fromkeys(("setup", "limits"), dict[str, Any]),
    "past": dict[str, Any] | None,
    **dict.fromkeys(("number", "close_at", "incident", "dispute"), int),
    **dict.fromkeys(("pocket", "revolutions"), int | None),
    **dict.fromkeys(("nobody_plays", "wheel_turns", "against_wheel", "absent", "satisfied"), bool),
    **dict.fromkeys(("spin", "coup", "excuse"), str | None),
    **dict.fromkeys(("measures", "terminals"), tuple[str, ...]),
    "report": Report,
    "plays": tuple[str, ...],
    "results": tuple[Result, ...],
    "forfeit": tuple[str, ...],
}
"""The types of fields. All others are text."""
DEFAULTS: dict[str, Any] = {
    **dict.fromkeys(("nobody_plays", "absent"), False),
    **dict.fromkeys(("number", "coup", "excuse"), None),
    "terminals": (),
    "against": "player",
    "past": None,
    "wheel_turns": True,
    "against_wheel": True,
    "revolutions": None,
    "spin": None,
    "number": None,
    "reason": None,
    "forfeit": (),
}
"""The defaults of fields that may be missing."""
SHAPES = {name: act_shape(name, fields, FIELDS, DEFAULTS) for name, (fields, _) in ACTS.items()}


def _acted(books: Books, row: StoredEvent, body: Any) -> Lines:
    if row.stream != f"{Wheel.stream}{body.wheel}" or body.at != row.at:
        wrong("audit-other-wheel", wheel=body.wheel)
    name = body.act.get("act")
    if name not in ACTS:
        wrong("audit-no-act", act=name)
    if (books.pending is not None) != (name == "end-by-restore"):
        wrong("audit-restore-order")
    if body.findings is not None and name != AT_REST:
        wrong("audit-findings-on-act", act=name)
    check_release(books, row)
    wheel = books.wheels.setdefault(body.wheel, Wheel())
    check_role(AT_WHEELS, wheel.edition, name, body)
    if name != "set-wheel" and not wheel.edition:
        wrong("audit-wheel-not-set-up")
    act = read_act(body.act, SHAPES[name])
    if name == "new-game" and not wheel.live:
        check_works(books, f"{Wheel.device}{body.wheel}")
    orders = _check_ruling(wheel, name, act, body)
    on = ActContext(wheel, body, orders)
    did = number_changed(wheel, name, act)
    if orders:
        entered = name in ENTERED and not row.type.endswith(OLD)
        _check_authority(on, name, entered=entered)
    check_signed(books, row, body, did)
    check_nobody(books, body.wheel, act)
    on_record = ACTS[name][1](on, act)
    if name == "end-by-restore":
        note_ended(books, row, body)
    _expect_more(books, row, body, wheel, act)
    if on_record != bool(body.incidents):
        wrong("audit-not-recorded")
    for each in body.incidents or ():
        check_incident(row, each, wheel.incidents)
        wheel.incidents += 1
        wheel.waiting[each.number] = [str(duty.get("who")) for duty in each.duties]
    return ()


def _expect_more(books: Books, row: StoredEvent, body: Any, wheel: Wheel, act: Any) -> None:
    """What an act requires elsewhere: at terminals, of patrons, and of a promised number."""
    name = body.act["act"]
    if name in ENTERED:
        _note_entered(books, row, body, wheel, act)
    if name == "take-measure":
        play = None if wheel.spin is None else wheel.spin.key
        measured(books, act, body.wheel, wheel.edition, play, {})


def _note_entered(books: Books, row: StoredEvent, body: Any, wheel: Wheel, act: Any) -> None:
    """Notes what follows a correction, and compares a number that was entered with the promised one."""
    corrects = body.act["act"] == CORRECT_PLAYS
    if corrects:
        expect(books, body, act)
    if act.number is None:
        return
    key = act.plays[0] if corrects else act.spin
    past = next(past for past in reversed(wheel.known) if key in (None, past.key))
    past.entered = row.type
    check_number(books, row, past)


def _check_ruling(wheel: Wheel, name: str, act: Any, body: Any) -> tuple[Any, ...]:
    """Checks a ruling against the first matching row of the edition; returns its orders."""
    if name not in REPORTS:
        return () if body.ruling is None else wrong("audit-ruling-on-act", act=name)
    report = Report(act.kind) if name == "no-spin" else act.report
    ruling = msgspec.convert(body.ruling or {"kind": "", "clause": "", "orders": []}, Ruling)
    rows = (row for row in irregularities(wheel.edition) if row.kind == report.kind)
    row = next((row for row in rows if _holds(wheel, row, report)), None)
    orders = [] if row is None else [(order.effect, order.clause, order.may) for order in row.orders]
    recorded = [(order.effect, order.clause, order.may) for order in ruling.orders]
    if row is None or (ruling.kind, ruling.clause, recorded) != (row.kind, row.clause, orders):
        wrong("audit-ruled-otherwise", edition=wheel.edition, kind=report.kind)
    return row.orders


def _holds(wheel: Wheel, row: Irregularity, report: Report) -> bool:
    """Whether all facts of a row are true, by the kind of wheel and the report."""
    known = WHEEL_FACTS[0] if wheel.live else WHEEL_FACTS[1]
    return all(fact == known if fact in WHEEL_FACTS else report.stated.get(fact, False) for fact in row.when)


def _check_authority(on: ActContext, name: str, *, entered: bool) -> None:
    """Checks that the reporter, or the approver, has a role for the orders."""
    done = {"correct-number": CORRECTIONS, "void-spin": ANNULMENTS, CORRECT_PLAYS: tuple(ALLOWED)}.get(name)
    order = next((each for each in on.orders if done is None or each.effect in done), None)
    if order is None or (done is None and order.may):
        return
    by, second = on.body.by.role, on.body.approved and on.body.approved.role
    named = holders(on.wheel.edition, order.by) if order.by else set(RANKS)
    needed = bool(order.by) or order.effect in ANNULMENTS
    # The named role must enter another number itself, because a second person signs for it.
    behind = {by} if entered else {by, second}
    if needed and not named & behind:
        wrong("audit-role-may-not", role=by if entered else second or by)


WHEELS: tuple[Row, ...] = tuple(
    (f"wheel-acted.{version}", "wheel act by at approved? ruling? incidents? findings?", _acted)
    for version in (1, 2, 3, 4)
)
"""The event of wheels. Since version 2 two people sign a change to a known number. Since version 3 acts
have versions, since version 4 incidents have keys with facts."""
