"""The cards of a live table: brought in, checked, shuffled, cut, burned, and taken out again."""

from typing import Any

import msgspec
import pytest
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, GUS, INA, OPAL, SUE, LiveTable, load, player, seated, set_up
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import ShowClosing
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.baccarat.acts.holding import PassOut
from pitboss.baccarat.acts.irregular import ReportIrregularity, described
from pitboss.baccarat.acts.opening import ChooseDealing, CloseTable, OpenTable, SetTable
from pitboss.baccarat.acts.people import BringChips, Join, Leave, TakeSeat
from pitboss.baccarat.acts.play import CallLastCoup, DrawCard, MeetCuttingCard, StartRound
from pitboss.baccarat.acts.shoe.cards import (
    BringCards,
    Burn,
    CheckCards,
    CorrectCuttingCard,
    Cut,
    DeclineCut,
    DropCards,
    InsertCuttingCard,
    LetPlayersCut,
    LoadDevice,
    Riffle,
    Shuffle,
    TakeOutCards,
)
from pitboss.baccarat.course import TableStep, waits
from pitboss.baccarat.play.cutting import cut_line
from pitboss.baccarat.state import CardsIn
from pitboss.floor.setups import equip, standard_setup
from pitboss.game.cards import CARDS
from pitboss.game.coup import Hand
from pitboss.game.irregularities import propose
from pitboss.game.preparing.stack import CardSource, StackStep
from pitboss.kernel.instant import MINUTE_MS
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach
from pitboss.rules.duties import Due, Recipient
from pitboss.rules.procedure import Announcement, BurnWay, Device

NATURAL = "9S KH KD 7C"


def opened(key: str, device: Device | None = None, **changes: Any) -> LiveTable:
    """A table without cards; Bob came first and sits at 3, Ann at 1, Cem at 5, and Dan is standing."""
    setup = msgspec.structs.replace(standard_setup(key), **changes)
    pit = set_up(equip(msgspec.structs.replace(setup, device=device or setup.device)))
    for name, seat in (("bob", 3), ("ann", 1), ("cem", 5), ("dan", None)):
        pit.do(Join(name, seat))
    return pit


def checked(
    pit: LiveTable, back: str = "red", source: CardSource = CardSource.NEW, by: Person = SUE
) -> LiveTable:
    """Cards on the table, checked by dealer and supervisor."""
    return pit.do(BringCards(back, source), by).do(CheckCards()).do(CheckCards(), SUE)


def mixed(key: str, **changes: Any) -> LiveTable:
    """Cards on the table, ready for the cut."""
    return checked(opened(key, **changes)).do(Shuffle())


def line(pit: LiveTable) -> list[str | None]:
    """The player who is offered the cut, at each turn."""
    assert pit.now.cards_in is not None
    return list(cut_line(pit.now, pit.now.cards_in))


def with_cutting_card(key: str, behind: int) -> LiveTable:
    """A loaded shoe with the cutting card this far from the back."""
    pit = opened(key)
    if key != RAPID:
        pit.do(BringChips("ann", 5_000))
    return load(pit, behind=behind)


def last_coup(key: str, method: tuple[str, str] | None = None) -> LiveTable:
    """A table whose shoe has just ended."""
    pit = seated(key)
    if method is not None:
        pit.do(ChooseDealing(*method), OPAL)
    pit.do(MeetCuttingCard())
    if key != CANBERRA:
        pit.do(CallLastCoup())
    return pit.play("1-1", NATURAL, **({} if key == RAPID else {"ann": ("player", 1_000)}))


# Brought in and checked


@citing(star="3.5", premium="3.5", rapid="3.2", canberra="", guide="")
def test_cards_come_secured_and_lie_on_the_table_until_they_are_in_the_shoe(key: str, cited: str) -> None:
    pit = opened(key)
    if cited:
        assert pit.refused(BringCards("red", secured=False)) == ("cards-not-secured", cited)
    assert pit.refused(StartRound("1-1")) == ("no-cards", None)
    for act in (CheckCards(), Shuffle(), Riffle(requested=True), DropCards(), Cut(100, "bob"), LoadDevice()):
        assert pit.refused(act, SUE) == ("no-cards", None)
    assert pit.refused(InsertCuttingCard(20)) == ("no-cards", None)
    assert pit.refused(DeclineCut("bob")) == ("no-cards", None)
    assert pit.refused(LetPlayersCut(players=True), SUE) == ("no-cards", None)
    assert pit.refused(Burn(BurnWay.FACE_DOWN, (None,))) == ("no-cards", None)
    pit.do(BringCards("red"))
    assert pit.refused(BringCards("blue")) == ("cards-on-table", None)
    assert pit.refused(StartRound("1-1")) == ("cards-on-table", None)


def test_no_table_ever_knows_in_which_order_its_cards_lie() -> None:
    text = msgspec.json.encode(mixed(STAR).now.cards_in).decode()
    assert not [code for code in CARDS if f'"{code}"' in text]
    assert "cards" not in CardsIn.__struct_fields__


@clause(CANBERRA, "2.5", "2.3")
def test_canberra_checks_new_cards_once_and_replacements_twice() -> None:
    pit = opened(CANBERRA).do(BringCards("red"))
    assert pit.refused(Shuffle()) == ("cards-not-checked", "2.5")
    assert pit.refused(CheckCards(), INA) == ("not-authorised", "2.5")
    pit.do(CheckCards(device=True)).do(Shuffle())
    pit = last_coup(CANBERRA).do(BringCards("blue"), OPAL)
    for who in (DEE, SUE):
        assert pit.refused(Shuffle()) == ("cards-not-checked", "2.3")
        pit.do(CheckCards(), who)
    pit.do(Shuffle())


@citing(star="3.1", premium="3.1", rapid="2.5.4", canberra="2.1", guide="table")
def test_cards_that_are_not_full_decks_go_away_again(key: str, cited: str) -> None:
    pit = opened(key).do(BringCards("red"))
    assert pit.refused(CheckCards(missing=("1S",))) == ("unknown-card", None)
    number = pit.now.book.next
    pit.do(CheckCards(missing=("9S",), surplus=("KH",)))
    assert pit.now.cards_in is None
    assert pit.now.book.next == number + 1
    assert pit.now.play.procedure.decks.clause == cited
    pit.do(BringCards("red"))


def test_used_cards_that_are_found_incomplete_are_not_brought_again() -> None:
    pit = last_coup(STAR).do(BringCards("red", CardSource.USED)).do(CheckCards(missing=("9S",)))
    assert pit.refused(BringCards("red", CardSource.USED)) == ("cards-unfit", "3.10")
    pit.do(BringCards("blue"))


@citing(star="4.6.1", premium="4.6.1")
def test_dropped_cards_are_counted_by_a_supervisor(key: str, cited: str) -> None:
    pit = opened(key).do(BringCards("red"))
    assert pit.refused(DropCards()) == ("not-authorised", cited)
    number = pit.now.book.next
    pit.do(DropCards(), DEE, SUE)
    assert pit.now.book.next == number + 1


def test_where_the_rules_are_silent_the_dealer_takes_dropped_cards_up() -> None:
    for key in (RAPID, CANBERRA, GUIDE):
        opened(key).do(BringCards("red")).do(DropCards())


# Shuffled and riffled


@citing(star="4.2 4.2.1", premium="4.2 4.2.1", canberra="5.2", rapid="3.9")
def test_pre_shuffled_cards_are_riffled_before_the_cut_as_the_rules_say(key: str, cited: str) -> None:
    pit = opened(key).do(BringCards("red", CardSource.MAKER_PRE_SHUFFLED))
    if key != RAPID:
        assert pit.refused(Riffle(), SUE) == ("riffle-not-asked", cited)
    assert pit.refused(Riffle(requested=True)) == ("not-authorised", cited)
    pit.do(Riffle(requested=True), DEE, SUE)
    pit = checked(opened(key))
    assert pit.refused(Riffle(requested=True), SUE) == ("riffle-not-due", cited)
    if key != RAPID:
        empty = set_up(standard_setup(key)).do(BringCards("red", CardSource.MAKER_PRE_SHUFFLED))
        assert empty.refused(Riffle(requested=True), SUE) == ("riffle-not-asked", cited)


@citing(star="4.7.2", premium="4.7.2")
def test_the_burned_card_is_shown_to_players_who_ask_for_it(key: str, cited: str) -> None:
    pit = mixed(key).do(Cut(100), SUE).do(InsertCuttingCard(20))
    assert pit.refused(Burn(BurnWay.SHOWN, ("9S",)), DEE, SUE) == ("burn-not-asked", cited)
    shown = Burn(BurnWay.SHOWN, ("9S",), requested=True)
    for name in tuple(pit.now.guests):
        pit.do(Leave(name))
    assert pit.refused(shown, DEE, SUE) == ("burn-not-asked", cited), "nobody is there to ask"
    pit.do(Join("dan", 1)).do(shown, DEE, SUE)


@clause(STAR, "4.7.2")
def test_no_card_of_a_shuffling_device_is_shown_as_it_is_burned() -> None:
    pit = opened(STAR, Device.SHUFFLING_DEVICE).do(BringCards("red")).do(Shuffle()).do(LoadDevice())
    pit.attempt(Join("dan", 1))
    shown = Burn(BurnWay.SHOWN, ("9S",), requested=True)
    assert pit.refused(shown, DEE, SUE) == ("burn-from-shoe", "4.7.2")
    pit.do(Burn(BurnWay.BY_VALUE, ("AS", None)), DEE, SUE)


@citing(star="4.12", premium="4.11")
def test_casino_pre_shuffled_cards_are_shuffled_if_a_supervisor_says_so(key: str, cited: str) -> None:
    device = Device.SHUFFLING_DEVICE if key == STAR else Device.SHOE
    pit = opened(key, device).do(BringCards("red", CardSource.CASINO_PRE_SHUFFLED))
    assert pit.refused(Shuffle()) == ("not-authorised", cited)
    pit.do(Shuffle(), DEE, SUE)


@citing(star="4.12", premium="4.11")
def test_no_other_pre_shuffled_cards_are_shuffled_by_hand(key: str, cited: str) -> None:
    device = Device.SHUFFLING_DEVICE if key == STAR else Device.SHOE
    angel = opened(key, device).do(BringCards("red", CardSource.MAKER_PRE_SHUFFLED))
    assert angel.refused(Shuffle(), DEE, SUE) == ("shuffled-already", cited)
    if key == STAR:
        # The clause speaks of the cards before they go into a shuffling device, and of no shoe.
        shoe = opened(key).do(BringCards("red", CardSource.CASINO_PRE_SHUFFLED))
        assert shoe.refused(Shuffle(), DEE, SUE) == ("shuffled-already", cited)
        shoe.do(Cut(100), SUE)


@citing(star="4.5", premium="4.5", rapid="3.10", canberra="5.4")
def test_cards_are_shuffled_before_the_cut_unless_they_come_shuffled(key: str, cited: str) -> None:
    pit = checked(opened(key))
    by = DEE if key == RAPID else SUE
    first = line(pit)[0]
    assert pit.refused(Cut(100, first), by) == ("cut-not-due", cited)
    pit.do(Shuffle()).do(Cut(100, first), by)
    ready = opened(key).do(BringCards("red", CardSource.MAKER_PRE_SHUFFLED)).do(Cut(100, first), by)
    assert ready.now.cards_in is not None
    assert ready.now.cards_in.step is StackStep.CUT


# The cut


@citing(star="4.3", premium="4.3")
def test_the_supervisor_cuts_unless_the_supervisor_lets_the_players(key: str, cited: str) -> None:
    pit = mixed(key)
    assert line(pit) == [None]
    assert pit.refused(Cut(100), DEE) == ("not-authorised", cited)
    assert pit.refused(Cut(100, "bob"))[0] == "not-asked"
    assert pit.refused(DeclineCut("bob"))[0] == "not-asked"
    assert pit.refused(LetPlayersCut(players=True), DEE) == ("not-authorised", cited)
    pit.do(LetPlayersCut(players=True), SUE)
    assert pit.refused(Cut(100), SUE)[0] == "not-asked"
    pit.do(LetPlayersCut(players=False), SUE).do(Cut(100), SUE)
    assert pit.refused(Cut(100), SUE)[0] == "cut-not-due"


@citing(star="4.3.1 4.4", premium="4.3.1 4.4")
def test_at_the_start_the_first_to_the_table_cuts_then_all_clockwise_then_staff(key: str, cited: str) -> None:
    pit = mixed(key).do(LetPlayersCut(players=True), SUE)
    assert line(pit) == ["bob", "cem", "ann", None]
    assert pit.refused(Cut(100, "ann"), player("ann")) == ("not-asked", cited)
    assert pit.refused(DeclineCut("bob"), player("cem")) == ("not-yours", None)
    pit.do(DeclineCut("bob"), player("bob"))
    assert pit.refused(Cut(100, "bob"))[0] == "not-asked"
    pit.do(DeclineCut("cem")).do(DeclineCut("ann"))
    assert pit.refused(Cut(100), DEE)[0] == "not-authorised"
    pit.do(Cut(100), SUE)


@citing(star="4.3.1", premium="4.3.1")
def test_if_the_first_has_left_or_stands_the_first_of_the_others_is_asked(key: str, cited: str) -> None:
    for act in (Leave("bob"), TakeSeat("bob")):
        pit = mixed(key).do(LetPlayersCut(players=True), SUE).do(act)
        assert line(pit) == ["ann", "cem", None]
    pit.do(TakeSeat("bob", 6))
    assert line(pit)[0] == "bob"
    assert pit.refused(Cut(100, "ann")) == ("not-asked", cited)


@citing(star="4.3.2", premium="4.3.2")
def test_later_the_player_at_the_dealers_left_is_asked_first(key: str, cited: str) -> None:
    pit = mixed(key).do(Cut(100), SUE).do(InsertCuttingCard(20))
    pit.do(TakeOutCards("order-a-shuffle"), SUE).do(BringCards("red", CardSource.USED)).do(Shuffle())
    pit.do(LetPlayersCut(players=True), SUE)
    assert line(pit) == ["ann", "bob", "cem", None]
    assert pit.refused(Cut(100, "bob")) == ("not-asked", cited)


@clause(STAR, "4.3.1")
def test_a_table_that_opens_again_is_just_commencing() -> None:
    pit = mixed(STAR).do(Cut(100), SUE).do(InsertCuttingCard(20))
    limits = pit.now.in_force
    assert limits is not None
    pit.do(ShowClosing(pit.after(20 * MINUTE_MS)), SUE).wait(20 * MINUTE_MS).do(CloseTable(), SUE)
    pit.do(OpenTable(limits.limits), SUE).do(Join("eve", 4)).do(Join("ann", 1))
    checked(pit).do(Shuffle()).do(LetPlayersCut(players=True), SUE)
    assert line(pit) == ["eve", "ann", None]


@clause(STAR, "4.3.1", "4.3.2")
def test_at_the_star_the_player_asked_first_may_name_another_player() -> None:
    pit = mixed(STAR).do(LetPlayersCut(players=True), SUE)
    assert pit.refused(Cut(100, "zoe", "bob")) == ("not-authorised", "4.3")
    assert pit.refused(Cut(100, "cem", "ann"))[0] == "not-asked"
    assert pit.refused(Cut(100, None, "bob")) == ("bad-name", None)
    # A player cannot name themselves on behalf of another.
    assert pit.refused(Cut(100, "cem", "bob"), player("cem")) == ("not-authorised", None)
    declined = mixed(STAR).do(LetPlayersCut(players=True), SUE).do(DeclineCut("bob"))
    assert declined.refused(Cut(100, "ann", "cem")) == ("nomination-not-allowed", "4.4")
    pit.do(Cut(100, "dan", "bob"))
    assert pit.now.cards_in is not None
    assert pit.now.cards_in.cut_by == "dan"


@clause(PREMIUM, "4.3.1", "4.3.2", "4.3.3", "3.9")
def test_in_premium_any_person_may_be_named_and_the_cards_are_then_replaced() -> None:
    pit = mixed(PREMIUM).do(LetPlayersCut(players=True), SUE)
    pit.do(TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.EXCLUDE,), "yan"), SUE)
    assert pit.refused(Cut(100, "yan", "bob")) == ("person-excluded", "15.3.2")
    assert pit.refused(Cut(100, None, "bob")) == ("bad-name", None)
    assert pit.refused(Cut(100, "no/name", "bob")) == ("bad-name", None)
    pit.do(Cut(100, "zoe", "bob")).do(InsertCuttingCard(20)).do(TakeOutCards("order-a-shuffle"), SUE)
    assert pit.refused(BringCards("red", CardSource.USED)) == ("cards-must-be-replaced", "3.9")
    # The rules themselves require new cards: no order is needed.
    pit.do(BringCards("blue"))


@citing(canberra="5.3", guide="table")
def test_in_mini_baccarat_the_players_are_always_offered_the_cut(key: str, cited: str) -> None:
    pit = mixed(key)
    assert pit.refused(LetPlayersCut(players=False), SUE) == ("cut-not-chosen", cited)
    assert pit.refused(Cut(100), SUE) == ("not-asked", cited)
    for name in ("ann", "bob", "cem"):
        pit.do(DeclineCut(name))
    pit.do(Cut(100), SUE)
    if key == CANBERRA:
        empty = set_up(standard_setup(key)).do(BringCards("red")).do(CheckCards()).do(Shuffle())
        assert empty.refused(Cut(100), DEE) == ("not-authorised", cited)
        empty.do(Cut(100), SUE)


@clause(RAPID, "3.10")
def test_in_rapid_the_dealer_cuts() -> None:
    pit = mixed(RAPID)
    assert pit.refused(LetPlayersCut(players=True), SUE) == ("cut-not-chosen", "3.10")
    assert pit.refused(Cut(100, "bob")) == ("not-asked", "3.10")
    assert pit.refused(Cut(100), SUE) == ("not-authorised", "3.10")
    pit.do(Cut(100))


@citing(star="4.5 4.6", premium="4.5 4.6", rapid="3.10 3.11", canberra="5.4")
def test_cut_and_cutting_card_are_deep_enough(key: str, cited: str) -> None:
    pit = mixed(key)
    by, first = (DEE if key == RAPID else SUE), line(pit)[0]
    assert pit.refused(InsertCuttingCard(20))[0] == "cutting-card-not-due"
    for at in (51, 365, -1):
        assert pit.refused(Cut(at, first), by) == ("cut-too-near-the-end", cited)
    pit.do(Cut(52, first), by)
    least = 12 if key == CANBERRA else 20
    for behind in (least - 1, 416):
        assert pit.refused(InsertCuttingCard(behind))[0] == "cutting-card-too-deep"
    pit.do(InsertCuttingCard(least))
    assert pit.now.shoe is not None
    assert pit.now.cards_in is None


# The burn


@citing(star="4.7.1 4.7.2 4.7.3 4.7.4 4.7.5 4.8", premium="4.7.1 4.7.2 4.7.3 4.7.3.1 4.7.3.2 4.8")
def test_the_first_card_is_burned_unseen_or_with_approval_shown_or_by_its_value(key: str, cited: str) -> None:
    def fresh() -> LiveTable:
        return mixed(key).do(Cut(100), SUE).do(InsertCuttingCard(20))

    pit = fresh()
    assert pit.refused(StartRound("1-1")) == ("burn-due", cited)
    assert pit.refused(Burn(BurnWay.FACE_DOWN, ())) == ("burn-card-needed", cited)
    pit.do(Burn(BurnWay.FACE_DOWN, (None,)))
    assert pit.refused(Burn(BurnWay.FACE_DOWN, (None,))) == ("burn-not-due", cited)
    pit = fresh()
    assert pit.refused(Burn(BurnWay.SHOWN, ("9S",))) == ("not-authorised", "4.7.2")
    pit.do(Burn(BurnWay.SHOWN, ("9S",), requested=True), DEE, SUE)
    pit = fresh()
    king = ("KS", *[None] * 10)
    assert pit.refused(Burn(BurnWay.BY_VALUE, king)) == ("not-authorised", "4.7.3")
    assert pit.refused(Burn(BurnWay.BY_VALUE, king[:-1]), SUE) == ("burn-size", "4.7.3")
    assert pit.refused(Burn(BurnWay.BY_VALUE, ("1S",)), SUE) == ("unknown-card", None)
    pit.do(Burn(BurnWay.BY_VALUE, king), SUE)
    assert pit.now.shoe is not None
    assert len(pit.now.shoe.burned) == 11
    fresh().do(Burn(BurnWay.BY_VALUE, ("AS", None)), SUE)


@clause(CANBERRA, "5.5", "5.6", "5.7")
def test_canberra_burns_by_value_without_asking() -> None:
    pit = mixed(CANBERRA).do(Cut(100, "ann")).do(InsertCuttingCard(12))
    assert pit.refused(Burn(BurnWay.SHOWN, ("9S",)), SUE)[0] == "burn-not-allowed"
    pit.do(Burn(BurnWay.BY_VALUE, ("TS", *[None] * 10)))


@clause(RAPID, "3.12")
def test_rapid_burns_one_card_unseen() -> None:
    pit = mixed(RAPID).do(Cut(100)).do(InsertCuttingCard(20))
    assert pit.refused(Burn(BurnWay.BY_VALUE, ("AS", None)), SUE) == ("burn-not-allowed", "3.12")
    pit.do(Burn(BurnWay.FACE_DOWN, (None,)))


@citing(
    star="4.6 4.9 4.10",
    premium="4.6 4.9 4.10",
    rapid="3.11 3.13 3.14",
    canberra="5.4 5.8",
)
def test_the_cutting_card_comes_where_it_was_put_in_and_no_card_passes_it(key: str, cited: str) -> None:
    for before in (2, 4):
        pit = with_cutting_card(key, 415 - before)
        end = pit.now.play.procedure.end
        assert pit.refused(MeetCuttingCard()) == ("cutting-card-early", cited)
        pit.start()
        if key != RAPID:
            pit.bet("ann", "player", 1_000)
        pit.call(Announcement.NO_MORE_BETS).deal("9S KH")
        if before == 2:
            assert pit.refused(DrawCard("KD")) == ("cutting-card-due", end.during_clause)
            assert waits(pit.now).step == TableStep.CUTTING_CARD_COMES
            pit.do(MeetCuttingCard()).deal("KD 7C").reveal().settle()
        else:
            pit.deal("KD 7C").reveal().settle().start("1-2")
            if key != RAPID:
                pit.bet("ann", "player", 1_000)
            pit.call(Announcement.NO_MORE_BETS)
            assert pit.refused(DrawCard("9S")) == ("cutting-card-due", end.first_clause)
            pit.do(MeetCuttingCard())
        assert pit.now.shoe is not None
        assert pit.now.shoe.coups_left == (0 if key == CANBERRA and before == 2 else 1)


@citing(star="4.6", premium="4.6", rapid="3.11", canberra="5.4")
def test_a_supervisor_corrects_where_the_cutting_card_lies_and_says_why(key: str, cited: str) -> None:
    pit, why = with_cutting_card(key, 413), "It was put in further back."
    pit.start()
    if key != RAPID:
        pit.bet("ann", "player", 1_000)
    pit.call(Announcement.NO_MORE_BETS).deal("9S KH")
    assert pit.refused(CorrectCuttingCard(300, why)) == ("not-authorised", cited)
    assert pit.refused(CorrectCuttingCard(300, ""), SUE) == ("reason-needed", None)
    for behind in (5, 413, 414):
        assert pit.refused(CorrectCuttingCard(behind, why), SUE) == ("cutting-card-elsewhere", cited)
    pit.do(CorrectCuttingCard(300, why), DEE, SUE)
    note = pit.now.recorded[-1]
    assert (note.clause, note.people, note.words.facts["reason"]) == (cited, ("dee", "sue"), why)
    pit.deal("KD 7C")
    pit.do(CorrectCuttingCard(411, why), SUE).do(MeetCuttingCard())
    assert pit.refused(CorrectCuttingCard(300, why), SUE) == ("cutting-card-not-inside", cited)


# The shuffling device


@clause(STAR, "4.11", "4.12")
def test_cards_for_a_shuffling_device_are_not_cut() -> None:
    pit = opened(STAR, Device.SHUFFLING_DEVICE).do(BringCards("red", CardSource.CASINO_PRE_SHUFFLED))
    assert pit.refused(Shuffle()) == ("not-authorised", "4.12")
    pit.do(Shuffle(), DEE, SUE)
    assert pit.refused(Cut(100), SUE) == ("device-is-not-cut", "4.11")
    pit.do(LoadDevice()).do(Burn(BurnWay.FACE_DOWN, (None,)))
    assert pit.refused(MeetCuttingCard()) == ("no-cutting-card", "4.11")
    pit.do(StartRound("1-1"))
    assert mixed(STAR).refused(LoadDevice()) == ("cut-due", "4.5")


@clause(STAR, "6.9.2")
def test_a_low_limit_game_is_dealt_from_the_device_only() -> None:
    setup = msgspec.structs.replace(standard_setup(STAR), low_limit=True)
    assert LiveTable().refused(SetTable(setup), SUE) == ("device-not-allowed", "6.9.2")
    pit = opened(STAR, Device.SHUFFLING_DEVICE, low_limit=True).do(BringCards("red"))
    pit.do(LoadDevice()).do(Burn(BurnWay.FACE_DOWN, (None,))).do(StartRound("1-1"))


# Out of the shoe, and the next cards


@citing(star="4.10 4.1.2", premium="4.10 4.1.2", rapid="3.14 3.8.2", canberra="5.8")
def test_after_the_last_coup_nothing_is_dealt_before_a_shuffle(key: str, cited: str) -> None:
    pit = last_coup(key)
    assert pit.refused(StartRound("1-2")) == ("shoe-ended", cited)
    pit.do(BringCards("red", CardSource.USED))
    assert pit.refused(Cut(100, line(pit)[0]), DEE if key == RAPID else SUE)[0] == "cut-not-due"
    by, first = (DEE if key == RAPID else SUE), line(pit.do(Shuffle()))[0]
    pit.do(Cut(100, first), by).do(InsertCuttingCard(20)).do(Burn(BurnWay.FACE_DOWN, (None,)))
    pit.play("1-2", NATURAL)


@citing(star="3.8", premium="3.8", rapid="3.5", canberra="2.3")
def test_new_cards_take_the_place_of_good_ones_if_a_supervisor_wants_it(key: str, cited: str) -> None:
    pit = last_coup(key)
    assert pit.refused(BringCards("blue"), DEE) == ("not-authorised", cited)
    if key != CANBERRA:
        assert pit.refused(BringCards("red"), SUE)[0] == "same-backs"
        assert seated(key).refused(TakeOutCards("replace-the-cards"), SUE) == ("last-coup-not-over", cited)
    assert pit.refused(TakeOutCards("replace-the-cards"), DEE) == ("not-authorised", cited)
    pit.do(TakeOutCards("replace-the-cards"), SUE).do(BringCards("blue"), DEE)
    last_coup(key).do(BringCards("blue"), DEE, SUE)


@pytest.mark.parametrize(
    ("key", "by", "enough"),
    [
        pytest.param(STAR, SUE, True, marks=clause(STAR, "3.8.1")),
        pytest.param(STAR, DEE, False, marks=clause(STAR, "3.8.1")),
        pytest.param(PREMIUM, AMY, True, marks=clause(PREMIUM, "3.8.1")),
        pytest.param(PREMIUM, SUE, False, marks=clause(PREMIUM, "3.8.1")),
        pytest.param(RAPID, GUS, False, marks=clause(RAPID, "3.5")),
    ],
)
def test_after_a_scanning_shoe_the_backs_may_be_the_same_if_the_right_one_says_so(
    key: str, by: Person, enough: bool
) -> None:
    setup = msgspec.structs.replace(standard_setup(key), device=Device.SCANNING_SHOE)
    pit = load(set_up(equip(setup))).do(MeetCuttingCard()).do(CallLastCoup()).play("1-1", NATURAL)
    pit.do(TakeOutCards("replace-the-cards"), SUE)
    assert (pit.attempt(BringCards("red"), by) is None) is enough


@citing(star="3.9", premium="3.9")
def test_cards_that_a_player_handled_are_replaced(key: str, cited: str) -> None:
    pit = last_coup(key, ("B", "down"))
    assert pit.now.handled
    assert pit.refused(BringCards("red", CardSource.USED), SUE) == ("cards-must-be-replaced", cited)
    load(pit, "blue")
    assert not pit.now.handled


@clause(STAR, "3.9")
def test_at_the_star_a_cut_by_a_player_does_not_spoil_the_cards() -> None:
    pit = mixed(STAR).do(LetPlayersCut(players=True), SUE).do(Cut(100, "bob")).do(InsertCuttingCard(20))
    pit.do(TakeOutCards("order-a-shuffle"), SUE).do(BringCards("red", CardSource.USED))


def test_only_the_cards_last_used_are_used_again() -> None:
    for key in (STAR, PREMIUM, CANBERRA, RAPID, GUIDE):
        assert opened(key).refused(BringCards("red", CardSource.USED), SUE)[0] == "other-shoe"
        assert last_coup(key).refused(BringCards("blue", CardSource.USED), SUE)[0] == "other-shoe"
        assert seated(key).refused(BringCards("blue")) == ("shoe-in-use", None)


@citing(star="3.10", premium="3.10", rapid="3.6")
def test_unfit_cards_are_replaced_between_two_coups(key: str, cited: str) -> None:
    pit = seated(key)
    assert pit.refused(TakeOutCards("declare-the-cards-unfit"), DEE) == ("not-authorised", cited)
    pit.start().call(Announcement.NO_MORE_BETS)
    if key != RAPID:
        pit.deal("9S")
        assert pit.refused(TakeOutCards("declare-the-cards-unfit"), SUE)[0] == "coup-in-progress"
        pit.deal("KH KD 7C").reveal().settle()
    pit.do(TakeOutCards("declare-the-cards-unfit"), SUE)
    assert pit.refused(BringCards("red", CardSource.USED), SUE) == ("cards-unfit", cited)
    pit.do(BringCards("blue"))
    used = (
        last_coup(key).do(BringCards("red", CardSource.USED)).do(TakeOutCards("declare-the-cards-unfit"), SUE)
    )
    assert used.refused(BringCards("red", CardSource.USED), SUE) == ("cards-unfit", cited)


@citing(star="4.1.3", premium="4.1.3", rapid="3.8.3", canberra="5.1")
def test_a_supervisor_has_the_cards_shuffled_between_two_coups(key: str, cited: str) -> None:
    pit = seated(key)
    assert pit.refused(TakeOutCards("order-a-shuffle"), DEE) == ("not-authorised", cited)
    pit.do(TakeOutCards("order-a-shuffle"), SUE)
    assert pit.refused(StartRound("1-1"))[0] == "shoe-ended"
    pit.do(BringCards("red", CardSource.USED))
    assert pit.refused(TakeOutCards("order-a-shuffle"), SUE) == ("cards-on-table", None)
    pit.do(Shuffle())


@citing(star="3.11", premium="3.11", rapid="3.7")
def test_supervisor_or_inspector_have_the_cards_checked_before_the_next_use(key: str, cited: str) -> None:
    for who in (SUE, INA):
        pit = seated(key)
        assert pit.refused(TakeOutCards("order-a-check-of-the-cards")) == ("not-authorised", cited)
        pit.do(TakeOutCards("order-a-check-of-the-cards"), DEE, who).do(BringCards("red", CardSource.USED))
        assert pit.refused(Shuffle()) == ("cards-not-checked", cited)
        pit.do(CheckCards()).do(Shuffle())


@pytest.mark.parametrize(
    ("key", "by", "cited", "due"),
    [
        pytest.param(STAR, SUE, "4.13", Due.DAILY_SUMMARY, marks=clause(STAR, "4.13")),
        pytest.param(PREMIUM, GUS, "4.12", Due.AT_ONCE, marks=clause(PREMIUM, "4.12")),
    ],
)
def test_a_shoe_whose_order_was_seen_is_void_and_an_inspector_hears_of_it(
    key: str, by: Person, cited: str, due: Due
) -> None:
    below = DEE if key == STAR else AMY
    in_shoe, on_table = seated(key), mixed(key)
    second = last_coup(key).do(BringCards("red", CardSource.USED)).do(Shuffle())
    for pit in (in_shoe, on_table, second):
        assert pit.refused(TakeOutCards("declare-a-shoe-void"), below) == ("not-authorised", cited)
        pit.do(TakeOutCards("declare-a-shoe-void"), by)
        assert pit.now.cards_in is None
        duty = pit.now.book.waiting[-1].duties[0]
        assert (duty.who, duty.due, duty.clause) == (Recipient.INSPECTOR, due, cited)
        assert pit.refused(StartRound("2-1"))[0] in ("shoe-ended", "no-cards")


def test_a_card_that_waited_for_the_next_coup_does_not_go_into_another_shoe() -> None:
    pit = seated(STAR).do(MeetCuttingCard()).do(CallLastCoup()).start().bet("ann", "player")
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL).reveal().do(DrawCard("5C"))
    assert pit.coup.stray is not None
    report = propose(pit.now.edition, described(pit.now, None), pit.coup.stray)[0]
    pit.do(ReportIrregularity(report), SUE).settle()
    assert pit.now.carried is not None
    load(pit, "blue").play("2-1", NATURAL, ann=("player", 1_000))


def test_nobody_takes_out_what_is_not_there() -> None:
    pit = opened(STAR)
    assert pit.refused(TakeOutCards("order-a-shuffle"), SUE) == ("no-cards", None)
    pit = seated(STAR).start().do(TakeOutCards("order-a-shuffle"), SUE)
    assert pit.now.coup is None


def test_cards_passed_out_count_as_handled_from_that_moment() -> None:
    pit = seated(STAR).do(ChooseDealing("B", "down")).start().bet("ann", "player")
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL)
    assert not pit.now.handled
    pit.do(PassOut(Hand.PLAYER, "ann"))
    assert pit.now.handled
