"""What a tie pays in Tie Premium: changed at an open table, with its sign, between two coups."""

from fractions import Fraction

import pytest
from kit.days.log_events import LogEvent, act_events, audit_log
from kit.support import PREMIUM, STAR, clause
from kit.tables.live_table import DEE, SUE, LiveTable, seated

from pitboss.acting.audience import Audience
from pitboss.audit.auditor import Audit, Wrong
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import ChangeGame, CloseTable
from pitboss.baccarat.acts.people import Leave
from pitboss.baccarat.acts.tie_percent import ChangeTiePercent, ShowTiePercent
from pitboss.baccarat.announced import announced
from pitboss.baccarat.views.view import view
from pitboss.game.irregularities import Report
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.money import stated_percent
from pitboss.kernel.text import Fact, Text
from pitboss.rules.irregularity import Given, Kind

TIE = "9S KH KD 9C"
NOTICE_MS = 20 * MINUTE_MS


def found(pit: LiveTable) -> Audit | Wrong:
    """What the auditor finds at a table."""
    return audit_log(act_events(pit.events, pit.followed))


def percent(figure: int | str) -> Text:
    """A percentage as on a sign."""
    return stated_percent(Fraction(figure))


def on_sign(pit: LiveTable) -> list[Fact]:
    """What a tie pays on Player and Banker, as players read it."""
    lines = [line.text for line in view(pit.now, "1", Audience.PLAYER).sign]
    return [text.facts["odds"] for text in lines if text.key == "sign-pays-tie"]


@clause(PREMIUM, "13.3.1", "2.6")
def test_a_tie_pays_the_percentage_that_the_sign_shows_for_its_coup() -> None:
    pit = seated(PREMIUM, "tie-premium").play("1-1", TIE, ann=("player", 10_000))
    assert (pit.stack("ann"), on_sign(pit)) == (500_500, [percent(5)] * 2)
    pit.do(ChangeTiePercent("7.5"), SUE)
    assert on_sign(pit) == [percent("7.5")] * 2
    pit.play("1-2", TIE, ann=("player", 10_000), bob=("banker", 20_000))
    assert (pit.stack("ann"), pit.stack("bob")) == (501_250, 501_500)
    assert isinstance(found(pit), Audit), found(pit)


@clause(PREMIUM, "6.6")
def test_less_takes_a_sign_of_twenty_minutes_and_more_takes_none() -> None:
    pit = seated(PREMIUM, "tie-premium")
    assert pit.refused(ChangeTiePercent("3"), SUE) == ("notice-not-given", "6.6")
    assert pit.refused(ShowTiePercent("3", pit.after(NOTICE_MS - 1)), SUE) == ("named-too-soon", "6.6")
    assert pit.refused(ShowTiePercent("6", pit.at), SUE) == ("bad-notice", "6.6")
    pit.do(ShowTiePercent("3", pit.after(NOTICE_MS)), SUE)
    (sign,) = announced(pit.now)
    assert (sign.text.facts["odds"], sign.act) == (percent(3), ChangeTiePercent("3"))
    assert [incident.about for incident in pit.events[-1].incidents] == ["tie-percent"]
    pit.wait(19 * MINUTE_MS)
    assert pit.refused(ChangeTiePercent("3"), SUE) == ("change-not-due", "6.6")
    pit.wait(MINUTE_MS)
    # The sign tells of three, not of two.
    assert pit.refused(ChangeTiePercent("2"), SUE) == ("notice-not-given", "6.6")
    pit.do(ChangeTiePercent("3.0"), SUE)
    assert (on_sign(pit), announced(pit.now)) == ([percent(3)] * 2, ())
    assert isinstance(found(pit), Audit), found(pit)


@clause(PREMIUM, "13.3.1", "5.4")
def test_wagers_that_are_placed_keep_their_percentage() -> None:
    pit = seated(PREMIUM, "tie-premium").start().bet("ann", "player")
    assert pit.refused(ChangeTiePercent("10"), SUE)[0] == "coup-in-progress"
    pit.deal(TIE).reveal().settle()
    assert pit.stack("ann") == 500_500
    pit.do(ChangeTiePercent("10"), SUE)
    # The coup before is not taken up again under another percentage.
    again = Report(Kind.MISDEAL, {Given.RECONSTRUCTED: True}, cards=tuple(TIE.split()))
    assert pit.attempt(ReportIrregularity(again), SUE, SUE) is not None
    assert pit.stack("ann") == 500_500


@clause(PREMIUM, "13.3.1")
@pytest.mark.parametrize("given", ["0.5", "10.5", "11", "a few", "-5"])
def test_the_percentage_is_between_one_and_ten(given: str) -> None:
    pit = seated(PREMIUM, "tie-premium")
    code = "bad-percent" if given in ("a few", "-5") else "tie-percent-needed"
    assert pit.refused(ChangeTiePercent(given), SUE)[0] == code
    assert pit.refused(ShowTiePercent(given, pit.after(NOTICE_MS)), SUE)[0] == code


@clause(PREMIUM, "6.6")
def test_a_supervisor_changes_it_and_the_same_percentage_is_no_change() -> None:
    pit = seated(PREMIUM, "tie-premium")
    assert pit.refused(ChangeTiePercent("6"), DEE) == ("not-authorised", "6.6")
    assert pit.refused(ShowTiePercent("6", pit.after(NOTICE_MS)), DEE) == ("not-authorised", "6.6")
    assert pit.refused(ChangeTiePercent("5.00"), SUE)[0] == "limits-unchanged"
    # No clause of the Star's own rules gives this to anybody.
    assert seated(STAR).refused(ChangeTiePercent("5"), SUE) == ("not-authorised", None)


def test_a_sign_comes_down_with_the_table() -> None:
    pit = seated(PREMIUM, "tie-premium").do(ShowTiePercent("3", NOTICE_MS * 2), SUE)
    for name in ("ann", "bob", "cem"):
        pit.do(Leave(name))
    assert pit.do(CloseTable(), SUE).now.percent_notice is None


def test_a_table_without_a_percentage_gets_one_before_it_plays_tie_premium() -> None:
    pit, everybody = seated(PREMIUM), ("ann", "bob", "cem")
    assert pit.refused(ChangeGame("tie-premium", everybody), SUE)[0] == "tie-percent-needed"
    pit.do(ChangeTiePercent("2"), SUE).do(ChangeGame("tie-premium", everybody), SUE)
    assert on_sign(pit) == [percent(2)] * 2
    pit.play("1-1", TIE, ann=("player", 10_000))
    assert pit.stack("ann") == 500_200
    assert isinstance(found(pit), Audit), found(pit)


@clause(PREMIUM, "14.10.1")
def test_a_coup_that_was_paid_as_tie_premium_counts_at_the_percentage_of_its_sign() -> None:
    pit = seated(PREMIUM).do(ChangeTiePercent("5"), SUE)
    pit.play("1-1", TIE, ann=("player", 10_000)).do(ChangeTiePercent("10"), SUE)
    pit.signed(ReportIrregularity(Report(Kind.WRONG_ODDS), odds="tie-premium"), SUE)
    assert pit.stack("ann") == 500_500
    assert isinstance(found(pit), Audit), found(pit)


def log(act: ChangeTiePercent) -> list[LogEvent]:
    """A log in which a sign announced the percentage of an act in time."""
    pit = seated(PREMIUM, "tie-premium").do(ShowTiePercent(act.percent, NOTICE_MS * 2), SUE)
    return act_events(pit.wait(NOTICE_MS * 2).do(act, SUE).events)


def test_the_auditor_finds_less_without_its_sign_and_a_percentage_that_was_not_on_it() -> None:
    events = log(ChangeTiePercent("3"))
    assert isinstance(audit_log(events), Audit)
    silent = [each for each in events if each.body["act"]["act"].partition(".")[0] != "show-tie-percent"]
    wrong = audit_log(silent)
    assert isinstance(wrong, Wrong)
    assert wrong.why.key == "audit-percent-without-sign"
    pit = seated(PREMIUM, "tie-premium").do(ChangeTiePercent("10"), SUE)
    events = act_events(pit.play("1-1", TIE, ann=("player", 10_000)).events)
    events[-1].body["lines"][0]["won"] = 500
    wrong = audit_log(events)
    assert isinstance(wrong, Wrong)
