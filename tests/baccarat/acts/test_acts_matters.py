"""Events of a live table outside its coups: breaches, wrong payments, disputes, notifications."""

import msgspec
import pytest
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, GUS, INA, OPAL, SUE, LiveTable, player, seated
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import TellAbout
from pitboss.acting.acts.conduct_acts import ReportBreach, ShowRules, TakeMeasure
from pitboss.acting.acts.dispute_acts import (
    AdvisePatron,
    AskReview,
    CloseDispute,
    DecideDispute,
    RaiseDispute,
    ReviewDispute,
)
from pitboss.acting.registers.payment_errors import PaymentErrorStep
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.holding import PassOut
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import ChooseDealing, CloseTable
from pitboss.baccarat.acts.payment_errors import (
    Enquire,
    FindWrongPayment,
    RectifyPayment,
    TellRegulator,
    TryToRectify,
)
from pitboss.baccarat.acts.people import BringChips, Join, Leave, TakeSeat
from pitboss.baccarat.acts.play import DrawCard
from pitboss.game.coup import Hand
from pitboss.game.irregularities import Report
from pitboss.kernel.instant import MINUTE_MS, end_of_month
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach, Excuse
from pitboss.rules.duties import Recipient
from pitboss.rules.irregularity import Given as Fact
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Announcement

GIL = Person("gil", Role.GAMING_SUPERVISOR)


def found(paid: int, due: int, patron: str | None) -> FindWrongPayment:
    """A wrong payment for the first coup."""
    return FindWrongPayment("1-1", paid, due, patron, words="Surveillance saw it.")


# Breaches and measures.


@citing(
    star="14.1 14.2 14.6 14.7 14.11",
    premium="15.1 15.2 15.6 15.7 15.11",
    rapid="12.1 12.2 12.6 12.7 12.10",
)
def test_a_breach_goes_on_record_unless_the_rules_excuse_it(key: str, cited: str) -> None:
    pit = seated(key)
    number = pit.now.book.next
    pit.do(ReportBreach(Breach.PREDICTING_DEVICE, "ann"))
    pit.do(ReportBreach(Breach.SIDE_BET, "bob"))
    pit.do(ReportBreach(Breach.INFLUENCING, "cem"))
    pit.do(ReportBreach(Breach.STAFF_ADVICE, "dee", Role.DEALER), SUE)
    assert pit.now.book.next == number + 4
    others = {
        STAR: ["14.11", "14.7", "14.6"],
        PREMIUM: ["15.11", "15.7", "15.6"],
        RAPID: ["12.10", "12.7", "12.6"],
    }
    recorded = [event.incidents[0].clause for event in pit.events[-4:]]
    assert recorded == [cited, *others[key]]
    for breach, role, excuse in (
        (Breach.PREDICTING_DEVICE, Role.INSPECTOR, Excuse.ON_DUTY),
        (Breach.INFLUENCING, Role.PLAYER, Excuse.REQUESTED),
        (Breach.STAFF_ADVICE, Role.DEALER, Excuse.FOR_THE_RULES),
        (Breach.STAFF_ADVICE, Role.PLAYER, None),
    ):
        assert pit.refused(ReportBreach(breach, "x", role, excuse))[0] == "not-forbidden"
    assert pit.refused(ReportBreach(Breach.SIDE_BET, "x", excuse=Excuse.REQUESTED))[0] == "no-excuse"


@citing(star="14.3.1", premium="15.3.1", canberra="17.2")
def test_a_supervisor_voids_the_wagers_of_who_broke_a_rule_and_nothing_else(key: str, cited: str) -> None:
    boss, breach = (OPAL, Breach.SIDE_BET) if key == CANBERRA else (SUE, Breach.PREDICTING_DEVICE)
    pit = seated(key).start().bet("ann", "player").bet("bob", "banker")
    pit.call(Announcement.NO_MORE_BETS).do(DrawCard("9S"))
    void = TakeMeasure(breach, (Reserved.VOID_WAGER,), "ann")
    assert pit.refused(void, DEE) == ("not-authorised", cited)
    pit.signed(void, boss)
    assert (pit.stack("ann"), [placed.player for placed in pit.coup.wagers]) == (500_000, ["bob"])
    assert "ann" in pit.now.guests
    # There is nothing left to be void.
    assert pit.refused(void, boss) == ("wager-not-placed", cited)
    assert [each.about for each in pit.events[-1].incidents] == [str(Reserved.VOID_WAGER)]


@citing(star="14.3.2 14.3.3", premium="15.3.2 15.3.3", canberra="17.2")
def test_who_has_lost_to_a_natural_gets_no_stake_back_by_being_excluded(key: str, cited: str) -> None:
    boss, breach = (OPAL, Breach.SIDE_BET) if key == CANBERRA else (SUE, Breach.PREDICTING_DEVICE)
    from_where = Reserved.EXCLUDE_FROM_CASINO if cited.endswith("3.3") else Reserved.EXCLUDE
    pit = seated(key).start("1-1").bet("ann", "player").bet("bob", "banker")
    pit.call(Announcement.NO_MORE_BETS).deal("KH 9S KD KC").reveal()
    pit.do(TakeMeasure(breach, (from_where,), "ann"), boss)
    assert pit.events[-1].incidents[0].clause == cited
    assert [placed.player for placed in pit.coup.wagers] == ["ann", "bob"]
    # Until the wager is decided, the guest takes no further part.
    for act in (PlaceWager("ann", 1, "tie", 500), BringChips("ann", 500), TakeSeat("ann", 2)):
        assert pit.refused(act) == ("person-excluded", cited)
    pit.settle()
    assert (pit.stack("ann"), pit.stack("bob")) == (490_000, 509_500)
    pit.start("1-2")
    assert "ann" not in pit.now.guests
    assert (pit.stack("ann"), pit.books["house/pockets"]) == (0, -(500_000 * 3) + 490_000)
    assert pit.refused(Join("ann", 3, 100)) == ("person-excluded", cited)


@citing(star="14.3.2 14.3.3", premium="15.3.2 15.3.3", canberra="17.2")
def test_who_has_won_keeps_the_win_when_excluded_without_the_wager_being_void(key: str, cited: str) -> None:
    boss, breach = (OPAL, Breach.SIDE_BET) if key == CANBERRA else (SUE, Breach.PREDICTING_DEVICE)
    from_where = Reserved.EXCLUDE_FROM_CASINO if cited.endswith("3.3") else Reserved.EXCLUDE
    pit = seated(key).start("1-1").bet("ann", "player")
    pit.call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").reveal()
    pit.do(TakeMeasure(breach, (from_where,), "ann"), boss).settle()
    assert pit.stack("ann") == 510_000
    pit.do(Leave("ann"))
    assert pit.books["house/pockets"] == -1_000_000 + 10_000 - 500_000 + 500_000


def test_measures_are_combined_by_choice_and_each_is_on_record_with_its_clause() -> None:
    pit = seated(STAR).start().bet("ann", "player")
    every = (Reserved.VOID_WAGER, Reserved.EXCLUDE, Reserved.EXCLUDE_FROM_CASINO, Reserved.DETAIN)
    pit.do(TakeMeasure(Breach.PREDICTING_DEVICE, every, "ann"), SUE)
    recorded = pit.events[-1].incidents
    assert [each.clause for each in recorded] == ["14.3.1", "14.3.2", "14.3.3", "14.3.4"]
    assert [each.cents for each in recorded] == [10_000, 0, 0, 0]
    assert "ann" not in pit.now.guests
    assert pit.refused(TakeMeasure(Breach.PREDICTING_DEVICE, (), "bob"), SUE)[0] == "bad-measures"
    twice = TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.DETAIN, Reserved.DETAIN), "bob")
    assert pit.refused(twice, SUE)[0] == "bad-measures"
    here = TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.DETAIN,), "bob", here=True)
    assert pit.refused(here, SUE)[0] == "bad-measures"


@pytest.mark.parametrize("key", [STAR, CANBERRA])
def test_only_the_measures_that_the_rules_provide_are_taken(key: str) -> None:
    boss, breach = (OPAL, Breach.SIDE_BET) if key == CANBERRA else (SUE, Breach.PREDICTING_DEVICE)
    pit = seated(key)
    pit.do(TakeMeasure(breach, (Reserved.EXCLUDE,), "nobody-here"), boss)
    assert pit.refused(Join("nobody-here", 2, 100))[0] == "person-excluded"
    assert pit.refused(TakeMeasure(breach, (Reserved.EXCLUDE,), "nobody-here"), boss)[0] == "already-excluded"

    def why(breach: Breach, *measures: Reserved) -> str:
        return pit.refused(TakeMeasure(breach, measures, "ann"), boss)[0]

    if key == CANBERRA:
        assert why(breach, Reserved.DETAIN) == "measure-not-provided"
        assert why(breach, Reserved.EXCLUDE_FROM_CASINO) == "measure-not-provided"
    else:
        assert why(Breach.SIDE_BET, Reserved.EXCLUDE) == "measure-not-provided"
        assert why(Breach.FRAUD, Reserved.FORFEIT_WAGER) == "measure-too-early"


@citing(star="14.3.4", premium="15.3.4")
def test_an_inspector_is_told_at_once_of_who_is_detained(key: str, cited: str) -> None:
    pit = seated(key).do(TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.DETAIN,), "ann"), SUE)
    assert "ann" in pit.now.guests
    (incident,) = pit.now.book.waiting
    assert [(duty.who, duty.clause, duty.by) for duty in incident.duties] == [
        (Recipient.INSPECTOR, cited, pit.at + MINUTE_MS)
    ]
    assert pit.refused(TellAbout(incident.number, Recipient.SURVEILLANCE))[0] == "nobody-to-tell"
    pit.do(TellAbout(incident.number, Recipient.INSPECTOR), SUE)
    assert pit.now.book.waiting == ()
    assert pit.refused(TellAbout(incident.number, Recipient.INSPECTOR))[0] == "no-open-incident"


def test_who_is_excluded_while_holding_cards_gives_them_back_and_can_bet_no_more() -> None:
    pit = seated(STAR)
    method = next(one for one in pit.now.play.procedure.methods if one.faces == ("down",))
    pit.do(ChooseDealing(method.key, "down"), SUE).start().bet("ann", "player").bet("bob", "banker")
    pit.call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").do(PassOut(Hand.PLAYER, "ann"))
    pit.do(TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.EXCLUDE,), "ann"), SUE)
    assert not any(card.out for card in pit.coup.cards)
    assert "ann" not in pit.coup.lines.get(Hand.PLAYER, ())
    assert pit.refused(PlaceWager("ann", 1, "player", 500))[0] == "person-excluded"
    pit.reveal().settle()
    assert (pit.stack("ann"), pit.stack("bob")) == (510_000, 490_000)


# Wrong payments.


@citing(star="12.18.1 12.18.2 12.20.1.1 12.20.1.2 12.20.2", premium="", canberra="", guide="")
def test_a_wrong_payment_is_found_enquired_into_and_put_right_part_by_part(key: str, cited: str) -> None:
    pit = seated(key).play("1-1", "9S KH KD 7C", ann=("player", 10_000))
    assert pit.refused(found(200_000, 20_000, "ann"), DEE)[0] == "not-authorised"
    assert pit.refused(found(20_000, 20_000, "ann"), SUE)[0] == "payment-right"
    pit.signed(found(200_000, 20_000, "ann"), SUE)
    assert (pit.stack("ann"), pit.books["table/1/overpaid"]) == (690_000, -180_000)
    due = [(duty.who, duty.by) for incident in pit.now.book.waiting for duty in incident.duties]
    assert due == ([(Recipient.REGULATOR, end_of_month(pit.at, 0))] if key == STAR else [])
    pit.do(Enquire(1, False, "A dropped nought."), SUE)
    pit.do(TryToRectify(1, PaymentErrorStep.ASK_BACK, "She was asked."), SUE)
    assert pit.refused(TryToRectify(1, PaymentErrorStep.REIMBURSE, "No."), SUE)[0] == "wrong-attempt"
    pit.signed(RectifyPayment(1, 100_000), SUE)
    assert pit.refused(RectifyPayment(1, 100_000), SUE)[0] == "more-than-owed"
    pit.do(Leave("ann")).signed(RectifyPayment(1, 80_000), SUE)
    assert "table/1/overpaid" not in pit.books
    assert pit.books["house/pockets"] == -990_000
    assert pit.refused(RectifyPayment(9, 1), SUE)[0] == "no-such-error"
    assert cited or key != STAR


def test_an_underpayment_is_made_good_to_a_patron_who_is_identified_later() -> None:
    pit = seated(STAR).play("1-1", "9S KH KD 7C", bob=("player", 5_000))
    pit.signed(found(5_500, 10_000, None), SUE)
    assert pit.books["table/1/underpaid"] == 4_500
    assert pit.refused(RectifyPayment(1, 4_500), SUE)[0] == "patron-unknown"
    pit.do(TryToRectify(1, PaymentErrorStep.IDENTIFY, "The film shows Bob.", "bob"), SUE)
    assert pit.refused(TryToRectify(1, PaymentErrorStep.CONTACT, " "), SUE)[0] == "reason-needed"
    pit.signed(RectifyPayment(1, 4_500), SUE)
    assert pit.stack("bob") == 509_500
    assert "table/1/underpaid" not in pit.books
    pit.do(TellRegulator(1), SUE)
    assert pit.refused(TellRegulator(1), SUE)[0] == "regulator-told"


def test_chips_that_a_patron_has_not_before_them_cannot_come_back() -> None:
    pit = seated(STAR).play("1-1", "9S KH KD 7C", ann=("player", 100_000))
    pit.do(Leave("ann")).do(Join("ann", 1, 100_000))
    assert pit.refused(found(0, 200_000, "ann"), SUE, GUS)[0] == "insufficient-funds"


@clause(STAR, "12.18", "12.18.2")
def test_a_wrong_payment_names_a_coup_its_settlement_and_a_reason() -> None:
    pit = seated(STAR).play("1-1", "9S KH KD 7C", ann=("player", 10_000), bob=("banker", 10_000))

    def refusal(act: FindWrongPayment) -> str:
        return pit.refused(act, SUE, GUS)[0]

    assert refusal(msgspec.structs.replace(found(5_000_000, 0, "ann"), coup="1-9")) == "coup-not-recalled"
    assert refusal(found(5_000_000, 0, "cem")) == "not-in-coup"
    assert refusal(found(5_000_000, 0, "ann")) == "due-differs", "bob lost all, ann got 200 back"
    assert refusal(msgspec.structs.replace(found(0, 20_000, "ann"), words=" ")) == "reason-needed"
    pit.signed(found(10_000, 0, "bob"), SUE)
    assert refusal(found(15_000, 0, "bob")) == "already-found", "one case is found once"
    assert [error.cents for error in pit.now.errors] == [10_000]
    report = ReportIrregularity(Report(Kind.WRONG_PAYMENT, {Fact.SUSPECTED: False, Fact.OVER_1000: True}))
    assert pit.refused(report, SUE, GUS) == ("register-needed", "12.18")


@clause(STAR, "12.19", "12.19.1", "12.19.2")
def test_a_wrong_payment_that_is_suspected_from_the_start_is_on_record_as_such() -> None:
    pit = seated(STAR).play("1-1", "9S KH KD 7C", ann=("player", 10_000))
    pit.signed(msgspec.structs.replace(found(30_000, 20_000, "ann"), suspected=True), SUE)
    (error,) = pit.now.errors
    assert error.enquiry is not None
    assert error.enquiry.suspected
    assert pit.events[-1].incidents[0].clause == "12.19.1"


@clause(STAR, "12.20.2")
def test_a_large_wrong_payment_goes_to_the_regulators_list_once() -> None:
    def owed(pit: LiveTable) -> int:
        return sum(duty.notified_at is None for one in pit.now.book.waiting for duty in one.duties)

    pit = seated(STAR).play("1-1", "9S KH KD 7C", ann=("player", 100_000), bob=("player", 100_000))
    pit.signed(found(300_001, 200_000, "ann"), SUE).signed(found(300_000, 200_000, "bob"), SUE)
    assert owed(pit) == 1, "over 1,000.00 is listed, 1,000.00 is not"
    told = seated(STAR).play("1-1", "9S KH KD 7C", ann=("player", 100_000))
    told.signed(found(300_001, 200_000, "ann"), SUE)
    told.do(TellRegulator(1), SUE)
    assert owed(told) == 0, "who reports it from the register has reported the incident"
    pit.do(TellAbout(pit.now.errors[0].incident, Recipient.REGULATOR), SUE)
    assert owed(pit) == 0
    assert pit.refused(TellRegulator(1), SUE)[0] == "regulator-told", "and the other way round"
    assert pit.now.errors[1].regulator_notified_at is None
    assert pit.now.errors[0].regulator_notified_at is not None, "the register says so, too"
    pit.do(TellRegulator(2), SUE)


@clause(STAR, "12.20.2")
def test_one_case_is_in_the_register_once_whether_its_patron_is_known_or_not() -> None:
    pit = seated(STAR).play("1-1", "9S KH KD 7C", ann=("player", 100_000), bob=("player", 50_000))
    pit.signed(found(400_000, 200_000, None), SUE)
    assert pit.refused(found(400_000, 200_000, "ann"), SUE, GUS)[0] == "already-found"
    assert pit.refused(found(400_000, 200_000, None), SUE, GUS)[0] == "already-found"
    pit.do(TryToRectify(1, PaymentErrorStep.IDENTIFY, "The film shows Ann.", "ann"), SUE)
    assert pit.refused(found(400_000, 200_000, "ann"), SUE, GUS)[0] == "already-found"
    pit.signed(found(400_000, 100_000, "bob"), SUE)
    assert pit.refused(found(400_000, 100_000, None), SUE, GUS)[0] == "already-found"
    assert len(pit.now.book.waiting) == 2


# Disputes and the rules.


@citing(star="14.13 14.14", premium="15.13 15.14", rapid="12.11 12.12")
def test_a_dispute_is_decided_reviewed_and_its_patron_told_where_to_go(key: str, cited: str) -> None:
    pit = seated(key)
    assert pit.refused(RaiseDispute("ann", " "), player("ann"))[0] == "reason-needed"
    assert pit.refused(RaiseDispute("ann", "My tie."), player("bob"))[0] == "not-yours"
    pit.do(RaiseDispute("ann", "My tie was not paid.", "1-1"), player("ann"))
    number = pit.now.disputes[0].number
    assert pit.refused(AskReview(number), player("ann"))[0] == "dispute-undecided"
    assert pit.refused(DecideDispute(number, "No."), DEE) == ("not-authorised", cited)
    pit.do(DecideDispute(number, "It was paid."), GIL)
    assert pit.refused(DecideDispute(number, "Again."), GIL)[0] == "dispute-decided"
    assert pit.refused(AskReview(number), player("bob"))[0] == "not-yours"
    assert pit.refused(ReviewDispute(number, "Yes."), SUE)[0] == "review-not-asked"
    pit.do(AskReview(number), player("ann"))
    assert pit.refused(CloseDispute(number, True))[0] == "review-pending"
    assert pit.refused(ReviewDispute(number, "Yes."), GIL)[0] == "own-decision"
    pit.do(ReviewDispute(number, "It was paid."), SUE)
    assert pit.refused(AskReview(number), player("ann"))[0] == "decision-final"
    assert pit.refused(CloseDispute(number, False))[0] == "advice-due"
    pit.do(AdvisePatron(number)).do(CloseDispute(number, False))
    assert pit.now.disputes == ()
    assert pit.refused(AdvisePatron(number))[0] == "no-such-dispute"


@clause(CANBERRA, "17.4")
def test_the_operator_decides_and_the_commission_reviews() -> None:
    pit = seated(CANBERRA).do(RaiseDispute("ann", "My tie was not paid."), DEE)
    number = pit.now.disputes[0].number
    assert pit.refused(DecideDispute(number, "No."), DEE) == ("not-authorised", "17.4")
    pit.do(DecideDispute(number, "It was paid."), OPAL).do(AskReview(number), player("ann"))
    assert pit.refused(ReviewDispute(number, "No."), GUS) == ("not-authorised", "17.4")
    pit.do(ReviewDispute(number, "It was paid."), INA).do(CloseDispute(number, True))


@citing(star="14.15", premium="15.15", rapid="12.13", canberra="17.9")
def test_the_rules_are_shown_to_anyone_who_asks(key: str, cited: str) -> None:
    pit = seated(key)
    number = pit.now.book.next
    pit.do(ShowRules("a passer-by"))
    assert pit.now.book.next == number + 1
    assert pit.now.edition.conduct.rules_shown == cited


@pytest.mark.parametrize("key", [STAR, PREMIUM, RAPID, CANBERRA, GUIDE])
def test_matters_go_on_when_the_table_is_closed_and_nobody_is_there(key: str) -> None:
    wagers = {} if key == RAPID else {"ann": ("player", 10_000)}
    pit = seated(key).play("1-1", "9S KH KD 7C", **wagers)
    for name in ("ann", "bob", "cem"):
        pit.do(Leave(name))
    pit.do(CloseTable(nobody_plays=True), AMY if key == RAPID else SUE)
    if key != RAPID:
        # At Rapid the terminals pay, and nothing is wagered at the table.
        pit.signed(found(15_500, 20_000, "ann"), SUE).signed(RectifyPayment(1, 4_500), SUE)
    pit.do(RaiseDispute("ann", "My tie was not paid."), DEE)
    pit.do(ShowRules("ann"))
    assert "table/1/underpaid" not in pit.books
