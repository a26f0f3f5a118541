"""Random nights on a wheel: every offer can be carried out; log, snapshot and auditor agree.

It takes over 10 s: every offer of random nights is carried out, and each night is replayed and audited.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.books import VENUE, spin
from kit.days.earlier_wagers import PlaceWagers, SettleWagers
from kit.days.floor_day import Floor
from kit.days.log_events import LogEvent, act_events, audit_log
from kit.findings import tells
from kit.store.logged import act_name
from kit.support import EDITIONS, RAPID
from kit.tables.live_table import AMY, DEE, SUE, seated
from kit.wheels.live_wheel import (
    CONFIRMED,
    DEALER,
    EGG,
    PEOPLE,
    SENSOR,
    UNCONFIRMED,
    LiveWheel,
    automated,
    live,
    report,
)

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.common_acts import AlterLimits, EndPeriod, Reopen, RestartPeriod, ShowClosing
from pitboss.acting.acts.conduct_acts import ReportBreach, ShowRules, TakeMeasure
from pitboss.acting.acts.dispute_acts import (
    AdvisePatron,
    AskReview,
    CloseDispute,
    DecideDispute,
    RaiseDispute,
    ReviewDispute,
)
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.acting.state import RECALLED_PLAYS
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
from pitboss.game.irregularities import CoupState, Report, rule
from pitboss.kernel.decision import Event
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.roulette.acts.irregular import (
    CallNoSpin,
    CorrectNumber,
    ExamineBall,
    ReportIrregularity,
    VoidSpin,
)
from pitboss.roulette.acts.opening import CloseWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel, attempt
from pitboss.roulette.state import WheelTable
from pitboss.roulette.views.offering import WheelOffer, offers
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach
from pitboss.rules.irregularity import Kind
from pitboss.rules.roulette import WheelKind
from pitboss.store.memory import MemoryStore

DISRUPTED = Report(Kind.DISRUPTION)
REASON = "Seen on the recording."
CITED = {Reserved.EXCLUDE: "12.3.2", Reserved.EXCLUDE_FROM_CASINO: "12.3.3"}
"""The measures that reach no terminal, each by its own clause."""
MEASURES = [(each,) for each in CITED] + [tuple(CITED)]
STEPS = (DecideDispute, AskReview, ReviewDispute, AdvisePatron, CloseDispute)
"""The steps of a dispute, which is on record since it was raised."""


def log_of(rim: LiveWheel) -> list[LogEvent]:
    """The acts at a wheel in the form of the log, with what some wrote about patrons."""
    log = []
    for at, event in enumerate(rim.events):
        rows: list[tuple[str, Event]] = [(f"wheel/{event.wheel}", event), *rim.followed.get(at, ())]
        for stream, each in rows:
            kind, body = REGISTRY.names[type(each)], json.loads(each.to_log())
            log.append(LogEvent(stream, kind, event.at, event.by.name, f"act-{at}", body, []))
    return log


def filled(data: st.DataObject, act: Any) -> Any:
    """An offered act, filled in as by a sensor or a dealer."""
    numbers = st.integers(0, 36)
    if isinstance(act, BallAtRest):
        pocket = data.draw(st.none() | numbers if act.source is SENSOR else numbers)
        return BallAtRest(pocket, act.source, data.draw(st.none() | st.integers(2, 12)))
    if isinstance(act, ConfirmNumber):
        return ConfirmNumber(data.draw(st.sampled_from([act.number, act.number, 36 - act.number])))
    if isinstance(act, SpinBall):
        return SpinBall(*data.draw(st.sampled_from([(True, True)] * 5 + [(True, False), (False, True)])))
    return act


def sensed(rim: LiveWheel) -> list[WheelOffer]:
    """The readings of a sensor for a running ball."""
    live = rim.now.spin
    running = live is not None and live.rolling and not live.unread
    return [WheelOffer(BallAtRest(0, SENSOR))] if running else []


def beside(rim: LiveWheel) -> Iterator[Act]:
    """What staff may write or order beside the course of the games."""
    yield ShowRules("ann")
    if len(rim.now.disputes) < 2:
        yield RaiseDispute("ann", "It was another number.", None if rim.now.last is None else rim.last.key)
    for breach in Breach:
        yield ReportBreach(breach, "bob")
    for name in ("ann", "bob", "cem"):
        yield from (TakeMeasure(Breach.PREDICTING_DEVICE, measures, name) for measures in MEASURES)
    for dispute in rim.now.disputes:
        yield DecideDispute(dispute.number, "It was this one.", absent=True)
        yield AskReview(dispute.number)
        yield ReviewDispute(dispute.number, "It was this one.")
        yield AdvisePatron(dispute.number)
        yield from (CloseDispute(dispute.number, satisfied) for satisfied in (True, False))


def do_beside(rim: LiveWheel, data: st.DataObject, who: Person) -> None:
    """The games go on as if nothing had been."""
    before, context = rim.now, ActContext(who, rim.at + 1_000, AMY)
    possible = [act for act in beside(rim) if not isinstance(attempt(before, act, context), Rejection)]
    kind = data.draw(st.sampled_from(list(dict.fromkeys(map(type, possible)))))
    act = data.draw(st.sampled_from([each for each in possible if type(each) is kind]))
    refused = rim.attempt(act, who, AMY)
    if refused is not None:
        assert (refused.code, rim.now) == ("already-excluded", before)
        assert rim.followed, "who is excluded was excluded before"
        return
    assert (rim.now.spin, rim.now.past) == (before.spin, before.past)
    assert rim.now.book.next > before.book.next or isinstance(act, STEPS)
    if isinstance(act, TakeMeasure):
        assert [clause for _, _, clause in rim.noted] == [CITED[measure] for measure in act.measures]


@settings(max_examples=50)
@given(data=st.data(), by_itself=st.booleans())
def test_every_offer_is_carried_out_and_log_snapshot_and_auditor_agree(
    data: st.DataObject, by_itself: bool
) -> None:
    rim = automated() if by_itself else live()
    counted: dict[str, int | None] = {}
    for step in range(data.draw(st.integers(1, 25))):
        who = data.draw(st.sampled_from(PEOPLE))
        if data.draw(st.integers(0, 2)) == 0:
            do_beside(rim, data, who)
            continue
        usual = [*offers(rim.now, who, rim.at + 1_000, next_key=f"w-{step}"), *sensed(rim)]
        if not usual:
            continue
        # Draws the kind of act first: reports are so many that they would crowd out the game.
        kind = data.draw(st.sampled_from(list(dict.fromkeys(type(offer.act) for offer in usual))))
        offer = data.draw(st.sampled_from([offer for offer in usual if type(offer.act) is kind]))
        before = rim.now
        second = Person("another", data.draw(st.sampled_from(offer.signs))) if offer.signs else None
        rim.do(offer.act, who, second)
        act = filled(data, offer.act)
        if act != offer.act:
            # The example in the offer was carried out. The drawn variant must be, too.
            rim.now, _ = before, rim.events.pop()
            rim.do(act, who, second)
        if rim.now.spin is None and before.spin is not None:
            counted[before.spin.key] = rim.last.number
            if rim.last.void is None and rim.last.corrected is None:
                assert rim.last.number == before.spin.registered or by_itself
                assert rim.last.number == (rim.last.sensor if by_itself else rim.last.dealer)
        if isinstance(act, CorrectNumber):
            counted[rim.last.key] = act.number
    assert {past.key: past.number for past in rim.now.past} == dict(list(counted.items())[-RECALLED_PLAYS:])
    snapshot = REGISTRY.snapshot("wheel/w", len(rim.events), rim.now)
    assert REGISTRY.restore(snapshot) == rim.now
    assert isinstance(audit_log(log_of(rim)), Audit)


def evening() -> LiveWheel:
    """A game of each kind on a live wheel."""
    rim = live().play("w-1", 17)
    rim.game("w-2").do(CallNoSpin(Kind.BALL_LEFT_WHEEL)).do(BallAtRest(3, SENSOR, 9)).do(ExamineBall(), SUE)
    rim.do(SpinBall()).do(BallAtRest(None, SENSOR, 7)).do(BallAtRest(8, DEALER)).do(ConfirmNumber(9))
    rim.signed(CorrectNumber(report(Kind.WRONG_NUMBER), 8, "The dealer misread it."), SUE)
    rim.do(NewGame("w-3")).do(EndPeriod()).do(Reopen(), DEE, SUE)
    rim.do(VoidSpin(report(Kind.DISRUPTION), "The alarm went off."), SUE)
    rim.do(ReportIrregularity(report(Kind.DISPLAY_WRONG))).do(ReportIrregularity(report(Kind.FRAUD)))
    rim.do(AlterLimits(TableLimits(each=Limits(500, 50_000), unit=500)), SUE)
    rim.do(ShowClosing(rim.at + 21 * MINUTE_MS), SUE)
    return rim.wait(21 * MINUTE_MS).do(CloseWheel(), SUE)


def alone() -> LiveWheel:
    """Games on a wheel that spins by itself."""
    rim = automated().play("w-1", 17).do(NewGame("w-2")).do(SpinBall()).do(BallAtRest(4, SENSOR))
    rim.signed(CorrectNumber(report(Kind.EARLY_BALL, CONFIRMED), 4, "All wagers are on record."), EGG)
    rim.do(NewGame("w-3"))
    rim.signed(VoidSpin(report(Kind.WRONG_CREDITS, UNCONFIRMED), "No record.", "w-1"), EGG)
    rim.signed(CorrectNumber(report(Kind.WRONG_CREDITS, CONFIRMED), 5, "By the recording.", "w-2"), EGG)
    return rim.do(VoidSpin(report(Kind.SYSTEM_MALFUNCTION), "The server restarted."), EGG)


@pytest.mark.parametrize("rim", [evening(), alone()], ids=["live", "automated"])
def test_an_evening_is_sound(rim: LiveWheel) -> None:
    assert isinstance(audit_log(log_of(rim)), Audit)


def test_only_the_clock_restarts_a_period_and_none_that_is_over() -> None:
    clock = Person("clockwork", Role.DEALER)
    rim = live().do(NewGame("w-1")).do(RestartPeriod(), clock).do(EndPeriod())
    pit = seated(RAPID).start().do(RestartPeriod(), clock).do(EndPeriod())
    for log in (log_of(rim), act_events(pit.events)):
        assert isinstance(audit_log(log), Audit)
        later = log[-2].copy(command="later")
        late = audit_log([*log, replace(later, at=log[-1].at, body={**later.body, "at": log[-1].at})])
        log[-2].by = "staff/dee"
        by_hand = audit_log(log)
        assert isinstance(late, Wrong)
        assert tells(late.why, finding("audit-period-over"))
        assert isinstance(by_hand, Wrong)
        assert (by_hand.seq, tells(by_hand.why, finding("audit-clock-only", author="staff/dee"))) == (
            len(log) - 1,
            True,
        )


def at(tag: str, nth: int = 0) -> Callable[[list[LogEvent]], int]:
    """The index of an act in a log."""
    return lambda log: [at for at, each in enumerate(log) if act_name(each.body) == tag][nth]


def act(tag: str, **changes: Any) -> Callable[[list[LogEvent]], int]:
    """Changes fields of the first such act. Returns the position of the wrong event."""

    def rewrite(log: list[LogEvent]) -> int:
        found = at(tag)(log)
        log[found].body["act"].update(changes)
        return found + 1

    return rewrite


def body(tag: str, nth: int = 0, **changes: Any) -> Callable[[list[LogEvent]], int]:
    """Changes fields of such an event outside the act."""

    def rewrite(log: list[LogEvent]) -> int:
        found = at(tag, nth)(log)
        log[found].body = {key: value for key, value in (log[found].body | changes).items() if value}
        return found + 1

    return rewrite


def without(tag: str, nth: int, then: int) -> Callable[[list[LogEvent]], int]:
    """Removes an event. Returns the position of the wrong event."""

    def rewrite(log: list[LogEvent]) -> int:
        found = at(tag, nth)(log)
        del log[found]
        return found + then

    return rewrite


def again(tag: str, nth: int, after: tuple[str, int], **changes: Any) -> Callable[[list[LogEvent]], int]:
    """Repeats an act after another one, with changed fields."""

    def rewrite(log: list[LogEvent]) -> int:
        twice = log[at(tag, nth)(log)].copy(command="again")
        twice.body["act"].update(changes)
        place = at(*after)(log) + 1
        log.insert(place, twice)
        return place + 1

    return rewrite


def invalidate_late(log: list[LogEvent]) -> int:
    """Invalidates a game for a disruption, after the next one has begun."""
    place = at("new-game", 2)(log) + 1
    late = log[at("correct-number", 0)(log)].copy(command="late")
    ruling = unwrap(rule(EDITIONS[RAPID], CoupState(game="roulette", wheel=WheelKind.LIVE), DISRUPTED))
    report = msgspec.to_builtins(DISRUPTED)
    late.body["act"] = {"act": "void-spin.1", "report": report, "reason": "A fire.", "spin": "w-2"}
    late.body["ruling"] = msgspec.to_builtins(ruling)
    log.insert(place, late)
    return place + 1


def tell_nobody(log: list[LogEvent]) -> int:
    """Records the notification of a person who did not have to be notified."""
    log[-1].body["act"] = {"act": "tell-about.1", "incident": 1, "who": "inspector"}
    return len(log)


def short_of_turns(log: list[LogEvent]) -> int:
    """Says that the ball was short, in an event without findings."""
    place = at("ball-at-rest")(log)
    log[place].body["act"]["revolutions"] = 3
    del log[place].body["findings"]
    return place + 1


def only_record(log: list[LogEvent]) -> int:
    """Puts a ball that left the wheel on record, with no further effect."""
    place, called = at("report-irregularity")(log), log[at("no-spin")(log)].body
    log[place].body["act"]["report"] = {"kind": "ball-left-wheel"}
    log[place].body["ruling"] = called["ruling"]
    return place + 1


def who(name: str, role: str) -> dict[str, str]:
    return {"name": name, "role": role}


DEALERS, GUEST = who("dee", "dealer"), who("ann", "player")
SHORT = {"short": "11.4.3"}
LIVE_FORGERIES: dict[str, tuple[Callable[[list[LogEvent]], int], Text]] = {
    "pocket": (act("ball-at-rest", pocket=37), finding("audit-no-pocket", number="37")),
    "number": (act("confirm-number", number=18), finding("audit-not-recorded")),
    "turns": (act("ball-at-rest", revolutions=3), finding("audit-findings-differ")),
    "turns-of-an-earlier-release": (short_of_turns, finding("audit-not-recorded")),
    "no-spin-found": (body("ball-at-rest", findings=SHORT), finding("audit-findings-differ")),
    "findings-elsewhere": (
        body("new-game", findings=SHORT),
        finding("audit-findings-on-act", act="new-game"),
    ),
    "spun-wrongly": (act("spin-ball", against_wheel=False), finding("audit-not-recorded")),
    "key": (act("new-game", key="w-2"), finding("audit-spin-twice", spin="w-2")),
    "unknown-act": (act("end-period", act="end-it-all.1"), finding("audit-no-act", act="end-it-all")),
    "another-wheel": (body("new-game", wheel="v"), finding("audit-other-wheel", wheel="v")),
    "another-moment": (body("new-game", at=5), finding("audit-other-wheel", wheel="w")),
    "guest": (body("new-game", by=GUEST), finding("audit-role-may-not", role="player")),
    "set-by-dealer": (body("set-wheel", by=DEALERS), finding("audit-role-may-not", role="dealer")),
    "opened-by-dealer": (body("open-wheel", by=DEALERS), finding("audit-role-may-not", role="dealer")),
    "altered-by-dealer": (body("alter-limits", by=DEALERS), finding("audit-role-may-not", role="dealer")),
    "closed-by-dealer": (body("close-wheel", by=DEALERS), finding("audit-role-may-not", role="dealer")),
    "reopened-alone": (body("reopen", approved=None), finding("audit-role-may-not", role="dealer")),
    "approved-oneself": (
        body("reopen", approved=who("Dee ", "casino-supervisor")),
        finding("audit-approved-own", name="dee"),
    ),
    "examined-by-dealer": (body("examine-ball", by=DEALERS), finding("audit-role-may-not", role="dealer")),
    "corrected-by-dealer": (body("correct-number", by=DEALERS), finding("audit-role-may-not", role="dealer")),
    "void-by-dealer": (body("void-spin", by=DEALERS), finding("audit-role-may-not", role="dealer")),
    "no-ruling": (
        body("void-spin", ruling=None),
        finding("audit-ruled-otherwise", edition="star-rapid-etg-2016"),
    ),
    "unasked-ruling": (
        body("new-game", ruling={"kind": "x", "clause": "1", "orders": []}),
        finding("audit-ruling-on-act", act="new-game"),
    ),
    "off-the-record": (body("correct-number", incidents=None), finding("audit-not-recorded")),
    "no-reason": (act("correct-number", reason=" "), finding("audit-no-order")),
    "other-kind": (
        act("void-spin", report={"kind": "fraud"}),
        finding("audit-ruled-otherwise", edition="star-rapid-etg-2016"),
    ),
    "never-set": (without("set-wheel", 0, 1), finding("audit-wheel-not-set-up")),
    "never-opened": (without("open-wheel", 0, 1), finding("audit-wheel-not-between")),
    "never-spun": (without("spin-ball", 0, 2), finding("audit-no-ball")),
    "never-examined": (without("examine-ball", 0, 1), finding("audit-ball-not-ready")),
    "never-rested": (without("ball-at-rest", 0, 1), finding("audit-nothing-to-confirm")),
    "never-begun": (without("new-game", 0, 1), finding("audit-no-spin-under-way")),
    "never-ended": (without("end-period", 2, 1), finding("audit-period-not-over")),
    "never-voided": (
        without("void-spin", 0, 1),
        finding("audit-incident-not-next", number="6", game="wheel"),
    ),
    "set-up-open": (again("set-wheel", 0, ("open-wheel", 0)), finding("audit-wheel-set-up")),
    "opened-twice": (again("open-wheel", 0, ("open-wheel", 0)), finding("audit-wheel-not-openable")),
    "ended-twice": (again("end-period", 0, ("end-period", 0)), finding("audit-period-over")),
    "read-in-doubt": (again("ball-at-rest", 3, ("confirm-number", 1)), finding("audit-number-in-doubt")),
    "read-by-nobody": (act("ball-at-rest", source="guess"), finding("audit-number-in-doubt")),
    "read-twice": (again("ball-at-rest", 0, ("ball-at-rest", 0)), finding("audit-ball-known")),
    "unread-twice": (again("ball-at-rest", 2, ("ball-at-rest", 2)), finding("audit-sensor-unread")),
    "called-twice": (again("no-spin", 0, ("no-spin", 0)), finding("audit-no-spin-reason")),
    "examined-twice": (again("examine-ball", 0, ("examine-ball", 0)), finding("audit-ball-in-wheel")),
    "entered-early": (again("correct-number", 0, ("new-game", 2)), finding("audit-entered-while-running")),
    "entered-twice": (
        again("correct-number", 0, ("correct-number", 0)),
        finding("audit-same-number", number="8"),
    ),
    "entered-again": (
        again("correct-number", 0, ("new-game", 2), spin="w-2"),
        finding("audit-same-number", number="8"),
    ),
    "invalidated-late": (invalidate_late, finding("audit-next-begun")),
    "entered-nowhere": (
        again("correct-number", 0, ("new-game", 2), spin="w-9"),
        finding("audit-no-past-spin"),
    ),
    "only-on-record": (only_record, finding("audit-only-recorded")),
    "told-nobody": (tell_nobody, finding("audit-nobody-to-tell", who="inspector", incident="1")),
    "more-said": (act("new-game", more=1), finding("audit-unreadable-content")),
    "said-otherwise": (act("close-wheel", nobody_plays=False), finding("audit-not-canonical")),
    "without-notice": (without("show-closing", 0, 1), finding("audit-wheel-closed")),
}


@pytest.mark.parametrize("forgery", LIVE_FORGERIES)
def test_the_auditor_finds_what_was_rewritten(forgery: str) -> None:
    log = log_of(evening())
    rewrite, why = LIVE_FORGERIES[forgery]
    where = rewrite(log)
    found = audit_log(log)
    assert isinstance(found, Wrong)
    if forgery == "key":
        # The next game has the same name.
        assert tells(found.why, finding("audit-spin-twice", spin="w-2"))
    else:
        assert (found.seq, tells(found.why, why)) == (where, True), found.why


AUTOMATED_FORGERIES: dict[str, tuple[Callable[[list[LogEvent]], int], Text]] = {
    "never-entered": (without("correct-number", 0, 1), finding("audit-wheel-not-between")),
    "read-by-hand": (act("ball-at-rest", source="dealer"), finding("audit-dealer-read")),
    "void-twice": (again("void-spin", 0, ("void-spin", 0)), finding("audit-no-past-spin")),
    "void-by-dealer": (body("void-spin", 1, by=DEALERS), finding("audit-role-may-not", role="dealer")),
    "entered-by-dealer": (
        body("correct-number", 0, by=DEALERS),
        finding("audit-role-may-not", role="dealer"),
    ),
    "unconfirmed": (
        act("correct-number", report={"kind": "early-ball", "said": {"records-confirm": False}}),
        finding("audit-ruled-otherwise", edition="star-rapid-etg-2016"),
    ),
}


@pytest.mark.parametrize("forgery", AUTOMATED_FORGERIES)
def test_the_auditor_knows_what_an_automated_wheel_waits_for(forgery: str) -> None:
    log = log_of(alone())
    rewrite, why = AUTOMATED_FORGERIES[forgery]
    where, found = rewrite(log), audit_log(log)
    assert isinstance(found, Wrong)
    assert (found.seq, tells(found.why, why)) == (where, True), found.why


@pytest.mark.parametrize(
    "number, when, why",
    [
        (17, 7, None),
        (18, 7, finding("audit-spin-settled", play="w-1", number=17, settled=18)),
        (17, 6, finding("audit-settled-before-number", play="w-1")),
    ],
)
def test_the_auditor_compares_what_terminals_settle_with_the_wheel(
    number: int, when: int, why: Text | None
) -> None:
    async def play() -> Audit | Wrong:
        store = MemoryStore()
        floor = Floor(store)
        async with floor.writer:
            acts = [ActAtWheel("w", event.act, event.by) for event in live().play("w-1", 17).events]
            await floor.do(SetTerminal("1", VENUE), InsertNote("1", 5_000), *acts[:3])
            await floor.do(PlaceWagers("1", "w", "w-1", {"straight:17": 500}), *acts[3:when])
            await floor.do(SettleWagers("1", "w-1", spin(number)), *acts[when:])
        return await audit(store)

    found = asyncio.run(play())
    assert (found.why if isinstance(found, Wrong) else None) == why


def test_a_night_that_is_read_from_the_log_is_the_same_night() -> None:
    rim = evening()
    state: object = None
    for event in rim.events:
        state = REGISTRY.evolve(state, event, ())
    assert isinstance(state, WheelTable)
    assert state == rim.now
