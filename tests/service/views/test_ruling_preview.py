"""The preview of a ruling, before a report: it is the same as the ruling that the report then leads to.

It takes over 10 s: every answer to every question of every edition is tried in every role.
"""

import asyncio
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path

import pytest
from kit.server.live_server import PASSWORD, running
from kit.support import CANBERRA, EDITIONS, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import DEE, SUE, LiveTable, seated
from kit.wheels.live_wheel import LiveWheel, automated, live

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.conduct_acts import ReportBreach, TakeMeasure
from pitboss.acting.acts.dispute_acts import RaiseDispute
from pitboss.acting.audience import Audience
from pitboss.acting.setups.sign import Limits
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity
from pitboss.baccarat.acts.limits import AnnounceLimits
from pitboss.baccarat.acts.opening import LimitPlayers, RestrictOptional
from pitboss.baccarat.decide import ActAtTable, attempt
from pitboss.baccarat.effects.steps import EFFECTS
from pitboss.baccarat.views.view import view
from pitboss.engine.transaction import Accepted
from pitboss.floor.kinds import KINDS
from pitboss.floor.people.staff import Post
from pitboss.game.irregularities import Report
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.irregular import CallNoSpin, CorrectNumber, VoidSpin
from pitboss.roulette.acts.irregular import ReportIrregularity as PutDown
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import STAFF, Breach
from pitboss.rules.duties import Recipient
from pitboss.rules.irregularity import BY_PEOPLE, WITH_OUTCOME, Effect, Given, Kind
from pitboss.rules.procedure import Announcement
from pitboss.service.views.ruling_preview import DraftReport, RulingPreview, irregularity_options, preview

NATURAL = "9S KH KD 7C"
"""Player has nine, Banker seven: no card is due."""
GROUPS = Path(__file__).parent.parent.parent.parent / "frontend" / "lib" / "words" / "irregular_words.ts"


def expected(at: LiveTable | LiveWheel, report: Report, coup: str | None = None) -> RulingPreview:
    """The preview that a screen gets."""
    return preview(at.now, DraftReport(report, coup), at.at)


def dealt(edition: str, cards: str = NATURAL) -> LiveTable:
    """A coup of which these cards are dealt."""
    pit = seated(edition).start().stake()
    return pit.call(Announcement.NO_MORE_BETS).deal(cards) if cards else pit


def previews(
    at: LiveTable | LiveWheel, kind: Kind, facts: dict[Given, bool] | None = None
) -> Iterator[tuple[Report, RulingPreview]]:
    """Every report of a kind that has an answer, with each question answered both ways."""
    report = Report(kind, facts or {})
    answer = expected(at, report)
    if answer.lacks is None:
        yield report, answer
        return
    assert answer.lacks not in report.stated
    for so in (True, False):
        yield from previews(at, kind, {**report.stated, answer.lacks: so})


def done_by(at: LiveTable | LiveWheel, act: Act) -> tuple[Role, ...]:
    """The staff who can do an act, each tried separately and encoded and decoded as in the log."""
    done = [role for role in STAFF if _tried(at, act, role) is None]
    named = [role for role in STAFF if (why := _tried(at, act, role)) and why.code == "second-person-needed"]
    return tuple(done or named)


def signed_by(at: LiveTable | LiveWheel, act: Act) -> tuple[Role, ...]:
    """The staff who may sign beside those whom the rules name, where one person is not enough."""
    if any(_tried(at, act, role) is None for role in STAFF):
        return ()
    named = done_by(at, act)
    return tuple(role for role in STAFF if any(_tried(at, act, by, role) is None for by in named))


def _tried(at: LiveTable | LiveWheel, act: Act, role: Role, second: Role | None = None) -> Rejection | None:
    again = copy(at)
    again.events = [*at.events]
    return again.attempt(act, Person("somebody", role), None if second is None else Person("another", second))


def act_of(way: str, report: Report) -> Act:
    """The act that a choice means at a wheel."""
    acts: dict[str, Act] = {
        "report-irregularity": PutDown(report),
        "no-spin": CallNoSpin(report.kind),
        "correct-number": CorrectNumber(report, 0, "Looked it up."),
        "void-spin": VoidSpin(report, "Nobody knows."),
    }
    return acts[way]


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, RAPID])
@pytest.mark.parametrize("cards", ["", "9S KH", NATURAL])
def test_what_is_told_of_a_table_is_what_becomes_of_the_report(edition: str, cards: str) -> None:
    pit = dealt(edition, cards)
    assert {each.kind for each in irregularity_options(pit.now)} <= {
        row.kind for row in EDITIONS[edition].irregularities
    }
    for trouble in irregularity_options(pit.now):
        for report, answer in previews(pit, trouble.kind):
            by, signs = done_by(pit, ReportIrregularity(report)), signed_by(pit, ReportIrregularity(report))
            assert tuple((way.by, way.signs) for way in answer.remedies) == (((by, signs),) if by else ())
            assert (answer.refused is None) == bool(by), (report, answer.refused)
            if trouble.unfit is not None:
                assert answer.refused is not None
                assert answer.refused.text == trouble.unfit


@pytest.mark.parametrize("make", [live, automated])
@pytest.mark.parametrize("stage", ["between", "rolling"])
def test_what_is_told_of_a_wheel_is_what_becomes_of_the_report(
    make: Callable[[], LiveWheel], stage: str
) -> None:
    rim = make().play("w-1", 17)
    if stage != "between":
        rim.game("w-2")
    for trouble in irregularity_options(rim.now):
        for report, answer in previews(rim, trouble.kind):
            # What a correction at the terminals comes to is decided with their accounts.
            for way in (each for each in answer.remedies if each.act != "correct-plays"):
                act = act_of(way.act, report)
                assert (way.by, way.signs) == (done_by(rim, act), signed_by(rim, act)), (report, way)
            assert bool(answer.remedies) == (answer.refused is None), report


def test_a_misdeal_is_asked_about_step_by_step() -> None:
    pit = dealt(STAR)
    assert expected(pit, Report(Kind.MISDEAL)).lacks is Given.RECONSTRUCTED
    yes = expected(pit, Report(Kind.MISDEAL, {Given.RECONSTRUCTED: True}))
    assert yes.refused is not None
    assert (yes.refused.code, yes.details[0], yes.remedies) == ("reconstruction-needed", "cards", ())
    right = Report(Kind.MISDEAL, {Given.RECONSTRUCTED: True}, cards=tuple(NATURAL.split()))
    assert Effect.RECONSTRUCT in [order.effect for order in expected(pit, right).orders]
    no = expected(pit, Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False}))
    assert (no.orders[0].effect, "cards" in no.details) == (Effect.VOID_COUP, False)
    assert pit.now.coup is not None, "asking does nothing"


def test_only_those_whom_the_edition_names_stand_behind_a_void_coup() -> None:
    report = Report(Kind.WRONG_SHOE)
    (way,) = expected(dealt(RAPID), report).remedies
    assert way.by == (Role.ASSISTANT_GAMING_MANAGER,)
    assert (way.signs, way.enters) == (STAFF, STAFF), "anybody may enter it with them, or sign beside them"
    (way,) = expected(dealt(STAR), Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False})).remedies
    assert Role.DEALER not in way.by
    assert Role.CASINO_SUPERVISOR in way.by


def test_a_coup_of_the_past_can_be_named() -> None:
    pit = seated(STAR).play("1-1", NATURAL, ann=("banker", 10_000)).play("1-2", NATURAL, ann=("tie", 500))
    report = Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False})
    assert "coup" in expected(pit, report).details
    assert expected(pit, report).clause != expected(pit, report, "1-1").clause, "it is too late for the first"
    refused = expected(pit, report, "9-9").refused
    assert refused is not None
    assert refused.code == "coup-not-recalled"


def test_only_those_in_charge_see_what_is_open() -> None:
    pit = seated(STAR)
    higher = pit.now.limits.limits
    later = higher.__class__(
        each=Limits(2_500, 100_000), kinds=dict.fromkeys(higher.kinds, Limits(2_500, 100_000))
    )
    pit.do(AnnounceLimits(later, pit.after(1_200_000)), SUE).do(RaiseDispute("ann", "My tie."), SUE)
    seen = view(pit.now, "1", Audience.SUPERVISOR, SUE).matters
    assert seen is not None
    assert (seen.limits, seen.coming and seen.coming.limits) == (higher, later)
    assert [each.about for each in seen.disputes] == ["My tie."]
    assert {notice.minutes for notice in seen.notices} == {20}
    for audience in (Audience.PLAYER, Audience.DISPLAY, Audience.DEALER):
        assert view(pit.now, "1", audience, DEE).matters is None


@pytest.mark.parametrize("edition", [STAR, RAPID, CANBERRA])
def test_those_in_charge_are_told_what_the_rules_provide(edition: str) -> None:
    pit = seated(edition)
    seen = view(pit.now, "1", Audience.SUPERVISOR, SUE).matters
    assert seen is not None
    assert seen.setting is not None

    def why(act: Act) -> str | None:
        answer = attempt(pit.now, act, ActContext(SUE, pit.at))
        return answer.code if isinstance(answer, Rejection) else None

    rows = {row.breach: row for row in seen.forbidden}
    for breach in Breach:
        row = rows.get(breach)
        against = Role.PLAYER if row is None else row.against
        assert (why(ReportBreach(breach, "ann", against)) == "not-forbidden") == (row is None)
        for measure in Reserved:
            provided = row is not None and measure in row.measures
            refused = why(TakeMeasure(breach, (measure,), "ann", against))
            assert (refused in ("not-forbidden", "measure-not-provided", "measure-too-early")) != provided
    for wager in pit.now.offer.wagers:
        restriction = RestrictOptional(wager.key, surveillance_notified=True, sign_shown=True)
        assert (why(restriction) is None) == (wager.key in seen.setting.main_only)
    assert (why(LimitPlayers(most=5)) is None) == (seen.setting.limited_by is not None)


def test_who_has_several_posts_signs_in_the_one_that_counts() -> None:
    """In the Rapid games an Assistant Gaming Manager authorises it. A Gaming Manager alone may not."""
    pit = dealt(RAPID)
    act = {"act": "report-irregularity", "report": {"kind": "wrong-shoe"}}
    by = {"name": "sue", "role": "casino-supervisor"}
    request = {"command": {"type": "act-at-table", "table": "1", "act": act, "by": by}}

    async def check() -> None:
        async with running() as server:
            for n, event in enumerate(pit.events):
                command = ActAtTable("1", event.act, event.by, event.approved)
                assert isinstance(await server.context.floor.do(f"act-{n}", command, "setup"), Accepted)
            sue = await server.hire("sue", Post.CASINO_SUPERVISOR)
            await server.hire("gus", Post.GAMING_MANAGER)
            await server.hire("mia", Post.ASSISTANT_GAMING_MANAGER, Post.GAMING_MANAGER)
            for n, (name, code) in enumerate((("gus", 409), ("mia", 200))):
                second = {"name": name, "password": PASSWORD}
                answer = await server.post("/api/commands", {**request, "id": f"{n}", "second": second}, sue)
                assert answer.status_code == code, answer.text

    asyncio.run(check())


def test_only_those_who_may_report_get_a_preview() -> None:
    pit = dealt(RAPID)

    async def check() -> None:
        async with running() as server:
            for n, event in enumerate(pit.events):
                await server.context.floor.do(
                    f"act-{n}", ActAtTable("1", event.act, event.by, event.approved), "setup"
                )
            body = {"report": {"kind": "wrong-shoe"}}
            dee = await server.hire("dee", Post.DEALER, at="dt/1")
            found = await server.post("/api/games/1/ruling", body, dee)
            assert (found.status_code, found.json()["clause"]) == (200, "11.8.2")
            options = (await server.get("/api/games/1/irregularities", dee)).json()
            assert {field for each in options for field in each} == {"kind", "clause", "unfit"}, "no words"
            kinds = [each["kind"] for each in options]
            assert "wrong-shoe" in kinds
            assert "no-pocket" not in kinds
            assert (
                await server.get(
                    "/api/games/2/irregularities", await server.hire("sue", Post.CASINO_SUPERVISOR)
                )
            ).status_code == 404
            for token in (await server.hire("cas", Post.CASHIER), await server.key(), await server.screen()):
                assert (await server.get("/api/games/1/irregularities", token)).status_code == 403
                assert (await server.post("/api/games/1/ruling", body, token)).status_code == 403
            assert (await server.post("/api/games/1/ruling", body)).status_code == 401

    asyncio.run(check())


def test_the_screens_have_a_group_for_every_kind() -> None:
    text = GROUPS.read_text(encoding="utf-8")
    assert [kind for kind in Kind if f'"{kind}"' not in text] == []


def test_a_button_names_the_clause_of_the_ruling_and_all_who_may_order_it() -> None:
    over = dealt(RAPID).settle()
    named = {each.kind: each.clause for each in irregularity_options(over.now)}
    assert named[Kind.MISDEAL] == "11.8.1.3"
    over.start("1-2").call(Announcement.NO_MORE_BETS).deal("2H KH")
    late = preview(over.now, DraftReport(Report(Kind.MISDEAL), "1-1"), over.at)
    assert late.clause == "11.8.1.5"
    begun = dealt(RAPID, "2H KH")
    assert {each.kind: each.clause for each in irregularity_options(begun.now)}[
        Kind.FACE_UP_IN_SHOE
    ] == "11.8.5"
    told = preview(dealt(CANBERRA).now, DraftReport(Report(Kind.IMPRACTICAL)), 0)
    assert [order.by for order in told.orders] == [(Role.CASINO_SUPERVISOR, Role.CASINO_OPERATOR)]


def test_a_preview_says_what_the_record_has_against_a_report_and_takes_a_reason() -> None:
    table = dealt(STAR, "9S KH")
    told = preview(table.now, DraftReport(Report(Kind.TOO_FEW_CARDS)), table.at)
    assert told.against is not None
    assert told.against == told.refused
    assert told.against.code == "record-contradicts"
    assert told.remedies == ()
    because = DraftReport(Report(Kind.TOO_FEW_CARDS), reason="The shoe is empty.")
    told = preview(table.now, because, table.at)
    assert told.against is not None
    assert told.refused is None
    (remedy,) = told.remedies
    assert Role.DEALER in remedy.enters
    assert Role.CASINO_SUPERVISOR in remedy.signs


def left_by(at: LiveTable | LiveWheel, draft: DraftReport, way: str = "report-irregularity") -> list[Effect]:
    """What a remedy leaves to people, in the order of the ruling."""
    (remedy,) = (each for each in preview(at.now, draft, at.at).remedies if each.act == way)
    return [order.effect for order in remedy.left]


@clause(RAPID, "11.8.12")
@clause(CANBERRA, "17.3")
def test_nothing_counts_as_done_that_staff_must_still_choose() -> None:
    pit = dealt(RAPID, NATURAL)
    assert left_by(pit, DraftReport(Report(Kind.SHOE_MISREADS))) == [Effect.KEY_CARDS]
    keyed = DraftReport(Report(Kind.SHOE_MISREADS), actual=tuple("6S KH KD 7C".split()))
    assert left_by(pit, keyed) == []
    assert left_by(dealt(CANBERRA, "9S KH"), DraftReport(Report(Kind.IMPRACTICAL))) == [Effect.VOID_COUP]
    # Refunds and forfeits belong to an invalid outcome, and are not chosen by themselves.
    fraud = DraftReport(Report(Kind.FRAUD, players=("ann",)))
    assert left_by(dealt(STAR, "9S KH"), fraud) == [Effect.INVALIDATE]


def test_what_people_do_after_a_ruling_is_still_to_do() -> None:
    foreign = preview(dealt(STAR, "9S KH").now, DraftReport(Report(Kind.FOREIGN_CARD)), 0)
    (remedy,) = foreign.remedies
    assert [order.effect for order in remedy.left] == [Effect.CHECK_REMAINING_CARDS]
    assert [each.who for each in foreign.tells] == [Recipient.SURVEILLANCE, Recipient.INSPECTOR]
    right = Report(Kind.MISDEAL, {Given.RECONSTRUCTED: True}, cards=tuple(NATURAL.split()))
    assert left_by(dealt(STAR, "9S KH KD 7C"), DraftReport(right)) == [Effect.OFFER_WITHDRAWAL]
    assert left_by(dealt(STAR, "9S KH"), DraftReport(Report(Kind.BURN_FORGOTTEN), reason="Seen.")) == []


def test_a_report_at_a_wheel_leaves_what_only_another_act_does() -> None:
    rim = live().play("w-1", 17)
    down = DraftReport(Report(Kind.SYSTEM_MALFUNCTION))
    assert left_by(rim, down) == [Effect.VOID_TERMINAL_PLAYS]
    assert left_by(rim, down, "void-spin") == left_by(rim, down, "correct-plays") == []
    assert left_by(rim, DraftReport(Report(Kind.DISRUPTION))) == [Effect.INVALIDATE]
    assert left_by(rim, DraftReport(Report(Kind.DISRUPTION)), "void-spin") == []
    rolling = live().game("w-2")
    ball = DraftReport(Report(Kind.BALL_LEFT_WHEEL))
    assert left_by(rolling, ball, "no-spin") == [Effect.EXAMINE_BALL, Effect.RESPIN]


def test_every_order_of_every_edition_is_carried_out_or_left_to_people() -> None:
    """An effect that nobody carries out would count as done although nothing was."""
    acts = {effect for kind in KINDS for each in kind.rulings.separate.values() for effect in each}
    instructions = {Effect.NO_BET_IF_ALL_OFF, Effect.DISREGARD_DISPLAY}
    seen_to = {*EFFECTS, *acts, *BY_PEOPLE, *WITH_OUTCOME, *instructions}
    assert [effect for effect in Effect if effect not in seen_to] == []


def test_an_outcome_is_confirmed_with_its_cards_only() -> None:
    pit = dealt(RAPID, NATURAL)
    differs = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
    refused = preview(pit.now, DraftReport(differs), pit.at).refused
    assert refused is not None
    assert (refused.code, refused.clause) == ("card-needed", "11.8.11")
    given = preview(pit.now, DraftReport(differs, actual=tuple("6S KH KD 7C".split())), pit.at)
    assert (given.refused, [each.left for each in given.remedies]) == (None, [()])


def test_a_refund_by_itself_is_no_option() -> None:
    pit = dealt(STAR, "9S KH")
    pit.do(ReportIrregularity(Report(Kind.DISRUPTION)), SUE)
    assert pit.refused(ChooseOption(Effect.REFUND), SUE)[0] == "option-not-open"
    assert [each.effect for each in view(pit.now, "1", Audience.DEALER).options] == [Effect.INVALIDATE]
    pit.signed(ChooseOption(Effect.INVALIDATE), SUE)
    assert view(pit.now, "1", Audience.DEALER).options == ()
