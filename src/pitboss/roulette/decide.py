"""The acts at a wheel in one table: who may do each, what it changes, and the event it writes."""

from typing import ClassVar, TypeAlias, Union

from pitboss.acting.acts import common_acts, conduct_acts, correcting, deciding
from pitboss.acting.acts import dispute_acts as disputes
from pitboss.acting.acts.act import Act, ActContext, ActResult, Facts, Person
from pitboss.acting.acts.deciding import ActRow, Acts
from pitboss.acting.acts.permission import When
from pitboss.acting.acts.signatures import Signed
from pitboss.acting.acts.sound import check_sound
from pitboss.acting.acts.versions import ActVersions, VersionedActEvent, renamed
from pitboss.acting.registers.incidents import Incident
from pitboss.game.irregularities import Ruling
from pitboss.kernel.decision import Command, Decided, Decision, Given, States, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Entry
from pitboss.roulette.acts import (
    conduct,
    irregular,
    limits,
    malfunction,
    opening,
    period,
    play,
    recalling,
    restoring,
    signs,
)
from pitboss.roulette.acts.findings import Findings
from pitboss.roulette.altering import alters
from pitboss.roulette.state import WheelTable
from pitboss.rules.conduct import STAFF, SUPERVISION

WATCH = (*STAFF, Role.INSPECTOR)

ACTS: dict[type[Act], ActRow[WheelTable]] = {
    opening.SetWheel: ActRow(opening.check_set_wheel, opening.apply_set_wheel, SUPERVISION, When.ALWAYS),
    opening.OpenWheel: ActRow(opening.check_open_wheel, opening.apply_open_wheel, SUPERVISION, When.SET_UP),
    common_acts.AlterLimits: ActRow(limits.check_alter_limits, limits.apply_alter_limits, SUPERVISION),
    common_acts.ShowClosing: ActRow(opening.check_show_closing, opening.apply_show_closing),
    common_acts.TakeDownSign: ActRow(signs.check_take_down_sign, signs.apply_take_down_sign),
    opening.CloseWheel: ActRow(opening.check_close_wheel, opening.apply_close_wheel),
    play.NewGame: ActRow(play.check_new_game, play.apply_new_game),
    play.SpinBall: ActRow(play.check_spin, play.apply_spin),
    common_acts.EndPeriod: ActRow(period.check_end_period, period.apply_end_period),
    common_acts.RestartPeriod: ActRow(period.check_restart_period, period.apply_restart_period),
    common_acts.Reopen: ActRow(period.check_reopen, period.apply_reopen),
    play.BallAtRest: ActRow(play.check_rest, play.apply_rest, facts=play.facts_rest),
    play.ConfirmNumber: ActRow(play.check_confirm_number, play.apply_confirm_number),
    common_acts.EndByRestore: ActRow(
        restoring.check_end_by_restore,
        restoring.apply_end_by_restore,
        SUPERVISION,
        When.SET_UP,
        Signed.NOBODY,
    ),
    irregular.CallNoSpin: ActRow(
        irregular.check_no_spin, irregular.apply_no_spin, facts=irregular.facts_no_spin
    ),
    irregular.ExamineBall: ActRow(irregular.check_examine, irregular.apply_examine),
    irregular.CorrectNumber: ActRow(
        irregular.check_correct,
        irregular.apply_correct,
        STAFF,
        When.SET_UP,
        Signed.BOTH_NAMED,
        irregular.facts_report,
    ),
    irregular.VoidSpin: ActRow(
        irregular.check_void, irregular.apply_void, STAFF, When.SET_UP, facts=irregular.facts_report
    ),
    correcting.CorrectPlays: ActRow(
        malfunction.check_correct,
        malfunction.apply_correct,
        STAFF,
        When.SET_UP,
        Signed.BOTH_NAMED,
        malfunction.facts_correct,
    ),
    irregular.ReportIrregularity: ActRow(
        irregular.check_report, irregular.apply_report, STAFF, When.SET_UP, facts=irregular.facts_report
    ),
    recalling.RecallSpin: ActRow(
        recalling.check_recall_spin, recalling.apply_recall_spin, STAFF, When.SET_UP
    ),
    common_acts.TellAbout: ActRow(
        common_acts.check_tell_about, common_acts.apply_tell_about, STAFF, When.SET_UP
    ),
    conduct_acts.ReportBreach: ActRow(
        conduct_acts.check_report_breach, conduct_acts.apply_report_breach, STAFF, When.SET_UP
    ),
    conduct_acts.TakeMeasure: ActRow(
        conduct.check_take_measure, conduct.apply_take_measure, STAFF, When.SET_UP
    ),
    conduct_acts.ShowRules: ActRow(
        conduct_acts.check_show_rules, conduct_acts.apply_show_rules, STAFF, When.SET_UP
    ),
    disputes.RaiseDispute: ActRow(
        disputes.check_raise_dispute, disputes.apply_raise_dispute, STAFF, When.SET_UP
    ),
    disputes.DecideDispute: ActRow(
        disputes.check_decide_dispute, disputes.apply_decide_dispute, STAFF, When.SET_UP
    ),
    disputes.AskReview: ActRow(disputes.check_ask_review, disputes.apply_ask_review, STAFF, When.SET_UP),
    disputes.ReviewDispute: ActRow(
        disputes.check_review_dispute, disputes.apply_review_dispute, WATCH, When.SET_UP
    ),
    disputes.AdvisePatron: ActRow(
        disputes.check_advise_patron, disputes.apply_advise_patron, STAFF, When.SET_UP
    ),
    disputes.CloseDispute: ActRow(
        disputes.check_close_dispute, disputes.apply_close_dispute, STAFF, When.SET_UP
    ),
}
"""Every act, with its permits, check and change."""

AnyWheelAct: TypeAlias = Union[tuple(ACTS)]  # type: ignore[valid-type]  # noqa: UP007


class ActAtWheel(Command, frozen=True, tag="act-at-wheel"):
    """A person or the system acts at a wheel."""

    wheel: str
    act: AnyWheelAct
    by: Person
    approved: Person | None = None


class WheelActed(VersionedActEvent, frozen=True):
    """An act took place at a wheel."""

    versions: ClassVar = ActVersions({}, {"rule-on.1": renamed("report-irregularity.1")})

    wheel: str
    act: AnyWheelAct
    by: Person
    at: Instant
    approved: Person | None = None
    ruling: Ruling | None = None
    """What the rules ordered, if the act reports an irregularity."""
    incidents: tuple[Incident, ...] = ()
    """The incidents that it recorded, each with the recipients to notify."""
    findings: Findings | None = None
    """What else the rules made of it. None for most acts, and in the events of earlier releases."""


WHEEL = Acts("wheel", ACTS, alters, lambda _: ())


def attempt(now: WheelTable, act: Act, context: ActContext) -> ActResult[WheelTable] | Rejection:
    """The result of an act at a wheel, or the reason it is refused."""
    return deciding.attempt(WHEEL, now, act, context)


def act_at_wheel(states: States, command: ActAtWheel, given: Given) -> Decision:
    """Decides an act on the current state of the wheel."""
    stream = stream_of(command)
    now = states[stream] or WheelTable()
    if not isinstance(now, WheelTable):
        raise AssertionError(f"{stream} holds no wheel")
    unsound = check_sound(command.act)
    if unsound is not None:
        return unsound
    done = attempt(now, command.act, ActContext(command.by, given.at, command.approved))
    if isinstance(done, Rejection):
        return done
    event = WheelActed(
        command.wheel,
        command.act,
        command.by,
        given.at,
        command.approved,
        done.ruling,
        done.state.recorded,
        done.findings,
    )
    return Decided(((stream, event),))


def evolve(now: WheelTable | None, event: WheelActed, _: Entry) -> WheelTable:
    """The wheel after an act."""
    facts = Facts((), event.ruling, event.findings, event.incidents)
    context = ActContext(event.by, event.at, event.approved, facts)
    return deciding.apply(WHEEL, now or WheelTable(), event.act, context).state


def stream_of(command: ActAtWheel) -> Stream:
    """The stream that holds the events of a wheel."""
    return f"wheel/{command.wheel}"
