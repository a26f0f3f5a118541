"""Events of a wheel outside its games: breaches, measures, disputes, and the rules that are shown."""

from kit.support import RAPID, clause
from kit.tables.live_table import AMY, DEE, GUS, SUE, player
from kit.wheels.live_wheel import live

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.acts.conduct_acts import ReportBreach, ShowRules, TakeMeasure
from pitboss.acting.acts.dispute_acts import (
    AdvisePatron,
    AskReview,
    CloseDispute,
    DecideDispute,
    RaiseDispute,
    ReviewDispute,
)
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.opening import CloseWheel
from pitboss.roulette.acts.play import NewGame
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach, Excuse

GIL = Person("gil", Role.GAMING_SUPERVISOR)


@clause(RAPID, "12.1", "12.2", "12.6", "12.7", "12.10")
def test_a_breach_goes_on_record_unless_the_rules_excuse_it() -> None:
    wheel = live().play("1-1", 17)
    for cited, by, breach, who, role in (
        ("12.1", DEE, Breach.PREDICTING_DEVICE, "ann", Role.PLAYER),
        ("12.6", SUE, Breach.STAFF_ADVICE, "dee", Role.DEALER),
        ("12.7", DEE, Breach.INFLUENCING, "cem", Role.PLAYER),
        ("12.10", DEE, Breach.SIDE_BET, "bob", Role.PLAYER),
    ):
        wheel.do(ReportBreach(breach, who, role), by)
        assert [clause for _, _, clause in wheel.noted] == [cited]
    for breach, role, excuse in (
        (Breach.PREDICTING_DEVICE, Role.INSPECTOR, Excuse.ON_DUTY),
        (Breach.PREDICTING_DEVICE, Role.DEALER, Excuse.ON_DUTY),
        (Breach.STAFF_ADVICE, Role.DEALER, Excuse.FOR_THE_RULES),
        (Breach.INFLUENCING, Role.PLAYER, Excuse.REQUESTED),
    ):
        assert wheel.refused(ReportBreach(breach, "x", role, excuse))[0] == "not-forbidden"
    assert wheel.refused(ReportBreach(Breach.SIDE_BET, "x", excuse=Excuse.REQUESTED))[0] == "no-excuse"


@clause(RAPID, "12.3.1", "12.3.2", "12.3.3")
def test_a_supervisor_takes_each_measure_by_its_own_clause_and_a_dealer_none() -> None:
    wheel = live().do(NewGame("1-1"))
    for measure, terminals, cited in (
        (Reserved.EXCLUDE, (), "12.3.2"),
        (Reserved.EXCLUDE_FROM_CASINO, (), "12.3.3"),
    ):
        act = TakeMeasure(Breach.PREDICTING_DEVICE, (measure,), "ann", terminals=terminals)
        assert wheel.refused(act, DEE) == ("not-authorised", cited)
        wheel.do(act, SUE)
        assert [(about, clause) for _, about, clause in wheel.noted] == [(str(measure), cited)]
    void = TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.VOID_WAGER,), "ann")
    assert wheel.refused(void, SUE, GUS) == ("wager-not-placed", "12.3.1"), "the wagers lie at a terminal"
    assert wheel.refused(TakeMeasure(Breach.SIDE_BET, (Reserved.EXCLUDE,), "bob"), SUE)[0] == (
        "measure-not-provided"
    )
    # The game itself goes on.
    assert wheel.do(EndPeriod()).spin.key == "1-1"


@clause(RAPID, "12.11", "12.12")
def test_a_dispute_is_decided_reviewed_and_its_patron_told_where_to_go() -> None:
    wheel = live().play("1-1", 17)
    # A terminal does not know who plays there: the patron tells the staff.
    assert wheel.refused(RaiseDispute("ann", "It was 34."), player("ann"))[0] == "not-authorised"
    assert wheel.refused(RaiseDispute("ann", " "))[0] == "reason-needed"
    wheel.do(RaiseDispute("ann", "It was 34.", "1-1"))
    (raised,) = wheel.now.disputes
    assert (raised.patron, raised.coup) == ("ann", "1-1")
    number = raised.number
    assert wheel.refused(AskReview(number))[0] == "dispute-undecided"
    assert wheel.refused(DecideDispute(number, "No."), DEE) == ("not-authorised", "12.11")
    # A casino supervisor is the first only in the absence of a games supervisor.
    assert wheel.refused(DecideDispute(number, "No."), SUE) == ("not-first-instance", "12.11")
    wheel.do(DecideDispute(number, "It was 17."), GIL)
    assert wheel.refused(ReviewDispute(number, "Yes."), SUE)[0] == "review-not-asked"
    wheel.do(AskReview(number))
    assert wheel.refused(CloseDispute(number, True))[0] == "review-pending"
    assert wheel.refused(ReviewDispute(number, "Yes."), GIL)[0] == "own-decision"
    wheel.do(ReviewDispute(number, "It was 17."), SUE)
    assert wheel.refused(AskReview(number))[0] == "decision-final"
    assert wheel.refused(CloseDispute(number, False))[0] == "advice-due"
    wheel.do(AdvisePatron(number)).do(CloseDispute(number, False))
    assert wheel.now.disputes == ()


@clause(RAPID, "12.11")
def test_a_casino_supervisor_decides_first_where_no_games_supervisor_is() -> None:
    wheel = live().do(RaiseDispute("ann", "It was 34."), DEE)
    number = wheel.now.disputes[0].number
    wheel.do(DecideDispute(number, "It was 17.", absent=True), SUE).do(CloseDispute(number, True))
    assert wheel.now.disputes == ()


@clause(RAPID, "12.13")
def test_the_rules_are_shown_to_anyone_who_asks_even_at_a_closed_wheel() -> None:
    wheel = live().do(CloseWheel(nobody_plays=True), AMY)
    number = wheel.now.book.next
    wheel.do(ShowRules("a passer-by"))
    assert wheel.now.book.next == number + 1
    assert [clause for _, _, clause in wheel.noted] == ["12.13"]
