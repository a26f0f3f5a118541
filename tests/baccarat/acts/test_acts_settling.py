"""The order of a settlement: the dealer announces the result, collects what was lost, and then pays."""

import pytest
from kit.days.log_events import act_events, audit_log
from kit.findings import tells
from kit.support import CANBERRA, GUIDE, PREMIUM, STAR, clause
from kit.tables.live_table import AMY, DEE, LiveTable, audience_of, seated

from pitboss.acting.acts.act import Act
from pitboss.acting.audience import Audience
from pitboss.acting.course import Bets
from pitboss.audit.auditor import Audit, Wrong
from pitboss.audit.finding import finding
from pitboss.baccarat.acts import settling
from pitboss.baccarat.acts.irregular import ReportIrregularity, ResumeCoup
from pitboss.baccarat.acts.no_bet import OrderNoBet
from pitboss.baccarat.acts.play import AnnounceResult, CollectLosing, Settle
from pitboss.baccarat.acts.shoe.keying import CorrectCard
from pitboss.baccarat.course import COURSE
from pitboss.baccarat.views.view import view
from pitboss.game.irregularities import Report
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement

PLAYER_WINS = "9S KH KD 7C"
ORDERED = [
    pytest.param(STAR, "baccarat", "11.1", "11.1.1", marks=clause(STAR, "11.1", "11.1.1", "1.1.coup")),
    pytest.param(STAR, "even-money", "11.2", "1.1.coup", marks=clause(STAR, "11.2", "1.1.coup")),
    pytest.param(PREMIUM, "premium", "13", "13", marks=clause(PREMIUM, "13", "1.1.coup")),
    pytest.param(PREMIUM, "tie-premium", "13", "13", marks=clause(PREMIUM, "13", "1.1.coup")),
]
in_order = pytest.mark.parametrize(("edition", "game", "announced", "collected"), ORDERED)


def complete(edition: str, game: str | None = None, cards: str = PLAYER_WINS) -> LiveTable:
    """A coup with all its cards: Ann has 100.00 on Player, Bob the same on Banker, and Cem on Tie."""
    pit = seated(edition, game).start()
    for name, wager in (("ann", "player"), ("bob", "banker"), ("cem", "tie")):
        pit.bet(name, wager, 10_000)
    return pit.call(Announcement.NO_MORE_BETS).deal(cards).reveal()


def waits(pit: LiveTable) -> Text:
    return COURSE.waits(pit.now).text


def button(pit: LiveTable) -> Act | None:
    """The one thing to do in the middle of the dealer's screen."""
    offers = view(pit.now, "1", audience_of(Role.DEALER), DEE).offers
    place = COURSE.next(pit.now, DEE, offers, COURSE.waits(pit.now), Bets.CLOSED)
    return None if place is None else offers[place].act


@in_order
def test_the_dealer_announces_the_result_then_collects_and_then_pays(
    edition: str, game: str, announced: str, collected: str
) -> None:
    pit = complete(edition, game)
    for early in (CollectLosing(), Settle()):
        assert pit.refused(early) == ("round-not-over", announced)
    assert waits(pit).key == "waits-result-call"
    assert waits(pit).facts["result"] == Text(
        "outcome-won", {"winner": Text("hand-player"), "high": 9, "low": 7}
    )
    assert button(pit) == AnnounceResult()
    assert view(pit.now, "1", Audience.DISPLAY).announcement == Text("announcement-no-more-bets")

    pit.do(AnnounceResult())
    assert view(pit.now, "1", Audience.DISPLAY).announcement == Text(
        "outcome-won", {"winner": Text("hand-player"), "high": 9, "low": 7}
    )
    assert pit.refused(AnnounceResult())[0] == "step-not-due"
    assert pit.refused(Settle()) == ("round-not-over", collected)
    assert (waits(pit).key, button(pit)) == ("waits-collection", CollectLosing())
    to_collect = view(pit.now, "1", Audience.DEALER, DEE).to_settle
    assert [(line.player, line.counts) for line in to_collect] == [("bob", 10_000), ("cem", 10_000)]

    pit.do(CollectLosing())
    assert [pit.held(name) for name in ("ann", "bob", "cem")] == [10_000, 0, 0]
    assert pit.stack("ann") == 490_000, "nobody is paid yet"
    assert pit.refused(CollectLosing())[0] == "nothing-to-settle"
    assert (waits(pit).key, button(pit)) == ("waits-payment", Settle())
    to_pay = view(pit.now, "1", Audience.DEALER, DEE).to_settle
    assert [(line.player, line.won) for line in to_pay] == [("ann", 10_000)]

    pit.do(Settle())
    assert [pit.stack(name) for name in ("ann", "bob", "cem")] == [510_000, 490_000, 490_000]
    assert [line.player for line in pit.lines] == ["bob", "cem", "ann"]
    acts = [type(event.act) for event in pit.events[-3:]]
    assert acts == [AnnounceResult, CollectLosing, Settle]
    assert isinstance(audit_log(act_events(pit.events)), Audit)


@pytest.mark.parametrize("edition", [CANBERRA, GUIDE])
def test_where_the_rules_order_no_steps_a_coup_is_settled_at_once(edition: str) -> None:
    pit = complete(edition)
    for early in (AnnounceResult(), CollectLosing()):
        assert pit.attempt(early) is not None
    assert waits(pit).key == "waits-settlement"
    pit.do(Settle())
    assert pit.stack("bob") == 490_000


@clause(PREMIUM, "13")
def test_nothing_is_collected_where_nothing_was_lost_and_nothing_announced_before_the_last_card() -> None:
    pit = seated(PREMIUM).start().bet("ann", "player", 10_000)
    pit.deal("9S KH KD")
    assert pit.refused(AnnounceResult())[0] == "round-not-over"
    pit.deal("7C").reveal().do(AnnounceResult())
    assert (waits(pit).key, button(pit)) == ("waits-payment", Settle())
    assert pit.refused(CollectLosing())[0] == "nothing-to-settle"
    pit.do(Settle())


@clause(PREMIUM, "13")
def test_a_coup_without_wagers_is_announced_too() -> None:
    pit = seated(PREMIUM)
    agreed = OrderNoBet("call-a-no-bet-coup-that-all-agree-to", "1-1", agreed=("ann", "bob", "cem"))
    pit.do(agreed, AMY).start().deal(PLAYER_WINS).reveal()
    assert pit.refused(Settle()) == ("round-not-over", "13")
    pit.do(AnnounceResult())
    assert waits(pit).key == "waits-settlement"
    pit.do(Settle())


@clause(STAR, "11.1")
def test_a_ruling_after_the_collection_gives_the_stakes_back_and_the_new_result_is_announced_again() -> None:
    pit = complete(STAR, cards="4S 3H 4D 4C").do(AnnounceResult()).do(CollectLosing())
    assert pit.held("bob") == 0
    order = ("3H", "4S", "4D", "4C")
    pit.signed(ReportIrregularity(Report(Kind.MISDEAL, {Given.RECONSTRUCTED: True}, cards=order)))
    assert [pit.held(name) for name in ("ann", "bob", "cem")] == [10_000] * 3
    pit.do(ResumeCoup()).reveal()
    assert pit.refused(Settle()) == ("round-not-over", "11.1")
    assert waits(pit).facts["result"] == Text(
        "outcome-won", {"winner": Text("hand-banker"), "high": 8, "low": 7}
    )
    pit.settle()
    assert [pit.stack(name) for name in ("ann", "bob", "cem")] == [490_000, 509_500, 490_000]
    assert isinstance(audit_log(act_events(pit.events)), Audit)


def test_a_void_coup_gives_back_what_was_collected() -> None:
    pit = complete(STAR).do(AnnounceResult()).do(CollectLosing())
    pit.signed(ReportIrregularity(Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False})))
    assert [pit.stack(name) for name in ("ann", "bob", "cem")] == [500_000] * 3
    assert isinstance(audit_log(act_events(pit.events)), Audit)


def test_no_keyed_card_is_corrected_once_the_result_was_announced() -> None:
    pit = complete(STAR).do(AnnounceResult())
    assert pit.refused(CorrectCard("8C"))[0] == "no-card-keyed"


@clause(PREMIUM, "13")
def test_the_auditor_knows_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    pit = complete(PREMIUM).settle()
    silent = [event for event in pit.events if not isinstance(event.act, AnnounceResult)]
    found = audit_log(act_events(silent))
    assert isinstance(found, Wrong)
    assert tells(found.why, finding("audit-result-not-called", coup="1-1"))

    monkeypatch.setattr(settling, "losing", lambda *_: ())
    at_once = complete(PREMIUM).do(AnnounceResult())
    assert at_once.attempt(Settle()) is None
    found = audit_log(act_events(at_once.events))
    assert isinstance(found, Wrong)
    assert tells(found.why, finding("audit-not-collected", coup="1-1"))
