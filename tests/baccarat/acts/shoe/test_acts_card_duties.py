"""What rulings and instructions leave to be done with the cards, and that no card comes before it is done."""

import msgspec
import pytest
from kit.days.log_events import act_events, audit_log
from kit.findings import tells
from kit.support import CANBERRA, GUIDE, RAPID, STAR, clause
from kit.tables.irregularities import report, wagered
from kit.tables.live_table import DEE, GUS, INA, OPAL, SUE, LiveTable, load, player, seated, set_up
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Person
from pitboss.audit.auditor import Audit, Wrong
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.betting import TakeOff
from pitboss.baccarat.acts.irregular import ResumeCoup
from pitboss.baccarat.acts.opening import CloseTable, OpenTable, SetTable
from pitboss.baccarat.acts.people import Join, Leave
from pitboss.baccarat.acts.play import CallLastCoup, DrawCard, StartRound
from pitboss.baccarat.acts.shoe.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    DeclineCut,
    InsertCuttingCard,
    InstructCheck,
    LoadDevice,
    Shuffle,
    TakeOutCards,
)
from pitboss.baccarat.acts.shoe.moving import MoveCards
from pitboss.baccarat.course import TableStep, waits
from pitboss.baccarat.play.duties import CHECK
from pitboss.baccarat.views.offering import offers
from pitboss.floor.setups import equip, standard_setup
from pitboss.game.preparing.stack import CardSource
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import BurnWay, Device

NATURAL = "9S KH KD 7C"
FAILS = Kind.SHUFFLING_DEVICE_FAILS


def at_device(*, low_limit: bool = False) -> LiveTable:
    """A coup of three players from a shuffling device, with two cards out."""
    setup = msgspec.structs.replace(standard_setup(STAR), device=Device.SHUFFLING_DEVICE, low_limit=low_limit)
    pit = set_up(equip(setup))
    for name, seat in (("ann", 1), ("bob", 3), ("cem", 5)):
        pit.do(Join(name, seat, 500_000))
    return wagered(STAR, "9S KH", pit=load(pit))


def over(pit: LiveTable) -> LiveTable:
    """The coup is dealt to its end and settled."""
    return pit.reveal().settle()


# A check of the cards, at any time.


@citing(star="3.11", premium="3.11", rapid="3.7")
def test_a_check_is_instructed_at_any_time_and_comes_before_the_next_coup(key: str, cited: str) -> None:
    for who in (SUE, GUS, INA):
        for dealt in ("", "9S KH"):
            pit = wagered(key, dealt)
            assert pit.refused(InstructCheck(), DEE) == ("not-authorised", None)
            # It is their own act: to approve what a dealer enters is not enough.
            assert pit.refused(InstructCheck(), DEE, who)[0] == "not-authorised"
            pit.do(InstructCheck(), who)
            note = pit.now.recorded[-1]
            assert (note.kind, note.clause, note.people) == ("instruction", cited, (who.name,))
            assert pit.refused(InstructCheck(), SUE) == ("check-instructed", cited)
            if dealt:
                assert pit.refused(CheckCards()) == ("coup-in-progress", cited)
                over(pit.deal("KD 7C"))
                assert pit.refused(StartRound("1-2")) == ("cards-to-see-to", cited)
            else:
                assert pit.refused(DrawCard("9S")) == ("cards-to-see-to", cited)
            assert waits(pit.now).step == TableStep.CARD_WORK
            pit.do(CheckCards())
            assert (pit.now.recorded[-1].kind, pit.now.recorded[-1].clause) == ("check", cited)
            assert pit.held("ann") == pit.held("bob") == 0
            if not dealt:
                assert pit.stack("ann") == pit.stack("bob") == 500_000
            pit.do(BringCards("red", CardSource.USED), SUE).do(Shuffle())


@citing(star="12.11.3", premium="14.11.3")
def test_an_ordered_check_outlives_a_new_set_up_of_the_table_and_can_still_be_made(
    key: str, cited: str
) -> None:
    pit = wagered(key, "9S KH").do(report(Kind.FOREIGN_CARD), SUE, GUS)
    for name in ("ann", "bob", "cem"):
        pit.do(Leave(name))
    limits = pit.now.limits.limits
    pit.do(CloseTable(), SUE).do(SetTable(pit.now.record), SUE).do(OpenTable(limits), SUE)
    assert pit.refused(BringCards("blue"), DEE, SUE) == ("cards-to-see-to", cited)
    assert waits(pit.now).step == TableStep.CARD_WORK
    pit.do(CheckCards(missing=("5C",)))
    assert (pit.now.recorded[-1].about, pit.now.recorded[-1].clause) == ("decks-incomplete", cited)
    pit.do(BringCards("blue"), DEE, SUE)


@citing(star="3.11", premium="3.11", rapid="3.7")
def test_cards_in_preparation_are_checked_again_when_that_is_instructed(key: str, cited: str) -> None:
    pit = set_up(standard_setup(key)).do(BringCards("red")).do(CheckCards()).do(InstructCheck(), INA)
    assert pit.refused(Shuffle()) == ("cards-not-checked", cited)
    pit.do(CheckCards()).do(Shuffle())
    assert set_up(standard_setup(key)).refused(InstructCheck(), INA) == ("no-cards", None)


def test_where_the_rules_name_nobody_nobody_instructs_a_check() -> None:
    for key in (CANBERRA, GUIDE):
        assert seated(key).refused(InstructCheck(), INA)[0] == "not-authorised"


@citing(star="3.10", premium="3.10")
@clause(STAR, "1.1")
def test_wagers_alone_are_no_coup_and_go_back_when_the_cards_are_replaced(key: str, cited: str) -> None:
    pit = wagered(key)
    assert (pit.held("ann"), pit.held("bob")) == (10_000, 10_000)
    assert pit.refused(TakeOutCards("declare-the-cards-unfit"), DEE) == ("not-authorised", cited)
    pit.do(TakeOutCards("declare-the-cards-unfit"), SUE)
    assert (pit.stack("ann"), pit.stack("bob"), pit.now.coup) == (500_000, 500_000, None)
    begun = wagered(key, "9S")
    assert begun.refused(TakeOutCards("declare-the-cards-unfit"), SUE)[0] == "coup-in-progress"


# A shuffling device that fails.


@clause(STAR, "13.2")
@clause(STAR, "13.3.1", "13.3.2", "13.3.3", "13.3.4")
@pytest.mark.parametrize("damaged", [False, True])
def test_cards_are_moved_and_replaced_before_the_next_card_comes(damaged: bool) -> None:
    pit, cited = at_device(), "13.3.1" if damaged else "13.2"
    assert pit.refused(MoveCards("1", "2")) == ("nothing-to-move", None)
    pit.do(report(FAILS, harmed=False, spare=True, movable=True, damaged=damaged))
    assert pit.refused(DrawCard("KD")) == ("cards-to-see-to", cited)
    assert waits(pit.now).step == TableStep.CARD_WORK
    gone = ("5C", "5C") if damaged else ()
    assert pit.refused(MoveCards("1", damaged=gone)) == ("device-not-named", cited)
    assert pit.refused(MoveCards("1", "1", gone)) == ("device-not-named", cited)
    if damaged:
        assert pit.refused(MoveCards("1", "2")) == ("damaged-cards-needed", "13.3.3")
        assert pit.refused(MoveCards("1", "2", ("9S",) * 8)) == ("card-not-in-shoe", "3.1")
        assert pit.refused(MoveCards("1", "2", ("1S",)))[0] == "unknown-card"
    else:
        assert pit.refused(MoveCards("1", "2", ("5C",))) == ("damage-not-ruled", "13.2")
    pit.do(MoveCards("1", "2", gone))
    note = pit.now.recorded[-1]
    assert (note.about, note.cards, note.clause, note.coup) == ("cards-moved", gone, cited, "1-1")
    assert (note.words.facts["failed"], note.words.facts["into"]) == ("1", "2")
    assert dict(pit.now.devices) == {"shuffling-device": "2"}
    over(pit.deal("KD 7C"))
    assert pit.stack("ann") == 510_000
    # The next failure is of the device that is in use now.
    wagered(STAR, "9S KH", "1-2", pit).do(
        report(FAILS, harmed=False, spare=True, movable=True, damaged=False)
    )
    assert pit.refused(MoveCards("1", "3")) == ("device-not-named", "13.2")
    pit.do(MoveCards("2", "1"))


@clause(STAR, "13.5.2", "13.5.3", "13.5.4")
@pytest.mark.parametrize("damaged", [False, True])
def test_without_a_spare_the_cards_are_shuffled_and_cut_for_a_card_shoe(damaged: bool) -> None:
    pit, cited = at_device(), "13.5.2" if damaged else "13.5.3"
    pit.do(report(FAILS, harmed=False, spare=False, movable=False, damaged=damaged))
    pit.do(TakeOff("bob", 3, "banker")).do(ResumeCoup())
    assert pit.refused(DrawCard("KD")) == ("cards-to-see-to", cited)
    gone = ("5C",) if damaged else ()
    assert pit.refused(MoveCards("1", "2", gone)) == ("device-not-named", cited)
    pit.do(MoveCards("1", damaged=gone))
    assert pit.now.recorded[-1].cards == gone
    assert waits(pit.now).step == TableStep.SHUFFLE
    for due in (Shuffle(), Cut(100), InsertCuttingCard(20)):
        assert pit.refused(DrawCard("KD")) == ("cards-on-table", None)
        if isinstance(due, Cut):
            # Three cards are out, one of them burned: the stack is so much shorter.
            assert pit.refused(Cut(362), SUE) == ("cut-too-near-the-end", "4.5")
        pit.do(due, SUE if isinstance(due, Cut) else DEE)
    over(pit.deal("KD 7C"))
    assert (pit.stack("ann"), pit.stack("bob")) == (510_000, 500_000)
    # A game that may be dealt from a card shoe goes on from it, up to its cutting card.
    assert pit.now.shoe is not None
    assert (pit.now.shoe.device, pit.now.loaded.behind) == (Device.SHOE, 20)
    over(wagered(STAR, NATURAL, "1-2", pit))


@clause(STAR, "6.9.2", "13.5.4")
def test_a_low_limit_game_finishes_only_that_coup_from_a_card_shoe() -> None:
    pit = at_device(low_limit=True)
    pit.do(report(FAILS, harmed=False, spare=False, movable=False, damaged=False)).do(ResumeCoup())
    pit.do(MoveCards("1")).do(Shuffle()).do(Cut(100), SUE).do(InsertCuttingCard(20))
    over(pit.deal("KD 7C"))
    assert pit.refused(CallLastCoup())[0] == "last-coup-not-due"
    assert pit.refused(StartRound("1-2")) == ("shoe-ended", "6.9.2")
    pit.do(BringCards("red", CardSource.USED))
    assert pit.refused(Cut(100), SUE)[0] == "device-is-not-cut"
    pit.do(LoadDevice())
    assert pit.now.shoe is not None
    assert pit.now.shoe.device is Device.SHUFFLING_DEVICE


# A multishuffler, and a spare shoe.


@clause(RAPID, "11.8.16", "11.8.16.1", "11.8.16.2", "11.8.16.3", "11.8.16.4")
@pytest.mark.parametrize("damaged", [False, True])
def test_the_cards_of_a_multishuffler_are_moved_before_they_are_brought(damaged: bool) -> None:
    pit, cited = wagered(RAPID, "9S KH"), "11.8.16.2" if damaged else "11.8.16"
    pit.do(report(Kind.MULTISHUFFLER_FAILS, harmed=False, damaged=damaged))
    # They are not the cards of this shoe: the coup goes on.
    over(pit.deal("KD 7C")).do(TakeOutCards("order-a-shuffle"), SUE)
    assert pit.refused(BringCards("red", CardSource.USED)) == ("cards-to-see-to", cited)
    gone = ("9S",) * 8 if damaged else ()
    pit.do(MoveCards("M1", "M2", gone))
    assert (dict(pit.now.devices), pit.now.recorded[-1].cards) == ({"multishuffler": "M2"}, gone)
    pit.do(BringCards("red", CardSource.USED))


@clause(RAPID, "11.8.15", "11.8.15.1")
def test_the_cards_of_a_dead_shoe_go_into_the_spare_before_the_next_one_comes() -> None:
    pit = wagered(RAPID, "9S KH").do(report(Kind.SHOE_DEAD, harmed=False, spare=True))
    assert pit.refused(DrawCard("KD")) == ("cards-to-see-to", "11.8.15.1")
    pit.do(MoveCards("A1", "A2")).deal("KD 7C")
    assert dict(pit.now.devices) == {"scanning-shoe": "A2"}
    over(pit)


@citing(star="3.11", premium="3.11", rapid="3.7")
def test_a_check_instructed_after_the_cut_comes_before_the_cards_go_into_the_shoe(
    key: str, cited: str
) -> None:
    pit = set_up(standard_setup(key)).do(BringCards("red")).do(CheckCards()).do(CheckCards(), SUE)
    pit.do(Shuffle()).do(Cut(100), DEE if key == RAPID else SUE).do(InstructCheck(), SUE)
    assert pit.refused(InsertCuttingCard(20)) == ("cards-not-checked", cited)
    pit.do(CheckCards()).do(InsertCuttingCard(20)).do(Burn(BurnWay.FACE_DOWN, (None,)))


# Checks before and after gaming (Canberra 2.5).


def closed(source: CardSource = CardSource.NEW) -> LiveTable:
    """A table in Canberra that closes after a coup."""
    pit = set_up(standard_setup(CANBERRA)).do(Join("ann", 1, 500_000))
    pit.do(BringCards("red", source), approved=SUE)
    if source is CardSource.NEW:
        pit.do(CheckCards()).do(Shuffle())
    pit.do(DeclineCut("ann")).do(Cut(100), SUE).do(InsertCuttingCard(20))
    pit.do(Burn(BurnWay.FACE_DOWN, (None,))).play("1-1", "9S KH KD 7C", ann=("player", 1_000))
    pit.do(Leave("ann")).do(CloseTable(), OPAL)
    return pit


def opened_again(pit: LiveTable) -> LiveTable:
    limits = pit.now.in_force
    assert limits is not None
    return pit.do(OpenTable(limits.limits), SUE)


@clause(CANBERRA, "2.5")
@pytest.mark.parametrize("by", [DEE, SUE])
@pytest.mark.parametrize("device", [False, True])
def test_cards_are_checked_after_gaming_and_it_is_on_record(by: Person, device: bool) -> None:
    pit = closed()
    (duty,) = pit.now.card_duties
    assert (duty.order, duty.clause) == (CHECK, "2.5")
    assert waits(pit.now).text == CHECK.text
    assert [offer for offer in offers(pit.now, "1", by, pit.at) if isinstance(offer.act, CheckCards)]
    assert pit.refused(CheckCards(), player("ann"))[0] == "not-authorised"
    pit.do(CheckCards(device=device), by)
    assert not pit.now.card_duties
    assert pit.events[-1].incidents[0].clause == "2.5"
    assert pit.events[-1].incidents[0].words.key == "incident-decks-complete"
    assert waits(pit.now).text.key == "waits-table-opening"
    assert pit.refused(CheckCards())[0] == "no-cards"
    assert isinstance(audit_log(act_events(pit.events)), Audit)


@clause(CANBERRA, "2.5")
def test_no_other_cards_come_before_those_of_the_last_gaming_were_checked() -> None:
    pit = opened_again(closed())
    assert pit.refused(BringCards("blue"), SUE) == ("cards-to-see-to", "2.5")
    pit.do(CheckCards()).do(BringCards("blue"), SUE)
    assert pit.refused(Shuffle()) == ("cards-not-checked", "2.5")
    # Also if the table was set up anew in between.
    anew = closed().do(SetTable(standard_setup(CANBERRA)), SUE).do(CheckCards())
    assert not anew.now.card_duties


@clause(CANBERRA, "2.5")
def test_used_cards_are_checked_before_gaming_commences_with_them_again() -> None:
    pit = opened_again(closed().do(CheckCards())).do(BringCards("red", CardSource.USED))
    assert pit.refused(Shuffle()) == ("cards-not-checked", "2.5")
    pit.do(CheckCards(device=True)).do(Shuffle())
    # While gaming goes on, the same cards are shuffled for the next shoe without a check.
    pit.do(Cut(100), SUE).do(InsertCuttingCard(20)).do(TakeOutCards("order-a-shuffle"), SUE)
    pit.do(BringCards("red", CardSource.USED)).do(Shuffle())


@clause(CANBERRA, "2.5")
def test_wrong_cards_after_gaming_are_told_and_not_used_again() -> None:
    pit = closed().do(CheckCards(missing=("9S",)))
    assert pit.events[-1].incidents[0].cards == ("9S",)
    assert opened_again(pit).refused(BringCards("red", CardSource.USED), SUE)[0] == "cards-unfit"


@clause(CANBERRA, "2.5")
def test_pre_shuffled_cards_are_not_checked() -> None:
    pit = closed(CardSource.MAKER_PRE_SHUFFLED)
    assert not pit.now.card_duties
    assert waits(pit.now).text.key == "waits-table-opening"


def test_an_auditor_knows_what_a_closing_leaves_to_be_done() -> None:
    log = act_events(closed().events)
    log[-1].body["findings"]["duties"][0]["clause"] = "2.3"
    found = audit_log(log)
    assert isinstance(found, Wrong)
    assert tells(found.why, finding("audit-findings-differ")), found
