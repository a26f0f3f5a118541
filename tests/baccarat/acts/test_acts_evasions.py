"""Attempts to get round the rules at a live table: each of them is refused."""

import pytest
from kit.support import CANBERRA, PREMIUM, RAPID, STAR, clause
from kit.tables.irregularities import because, report, wagered
from kit.tables.live_table import AMY, DEE, GUS, OPAL, SUE, LiveTable, player, seated

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import Reopen
from pitboss.baccarat.acts.betting import PlaceWager, ReduceWagers, TakeOff
from pitboss.baccarat.acts.holding import AcceptRole, ForfeitCards, PassOut, RefuseCards
from pitboss.baccarat.acts.irregular import ReportIrregularity, ResumeCoup
from pitboss.baccarat.acts.no_bet import OrderNoBet
from pitboss.baccarat.acts.opening import ChangeGame, ChooseDealing, LimitPlayers
from pitboss.baccarat.acts.payment_errors import FindWrongPayment
from pitboss.baccarat.acts.people import Join, Leave
from pitboss.baccarat.acts.play import MeetCuttingCard, StartRound
from pitboss.game.coup import Hand
from pitboss.game.irregularities import Report
from pitboss.kernel.roles import Role
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement

NATURAL = "9S KH KD 7C"
PUT_RIGHT = ReportIrregularity(
    Report(Kind.MISDEAL, {Given.RECONSTRUCTED: True}, cards=tuple(NATURAL.split()))
)
VOID = ReportIrregularity(Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False}))


def face_down(edition: str, *bets: tuple[str, str]) -> LiveTable:
    """A coup whose four cards lie face down, with these wagers on it."""
    method = "face-down" if edition == CANBERRA else "B"
    pit = seated(edition).do(ChooseDealing(method, "down"), OPAL if edition == CANBERRA else SUE)
    pit.start()
    for name, wager in bets:
        pit.bet(name, wager, 1_000)
    return pit.call(Announcement.NO_MORE_BETS).deal(NATURAL)


@clause(PREMIUM, "5.4")
@clause(STAR, "12.12")
@clause(CANBERRA, "15.6")
@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA])
def test_who_has_seen_a_card_bets_no_more_even_if_the_cards_are_laid_again(edition: str) -> None:
    pit = face_down(edition, ("ann", "player"), ("bob", "banker"))
    pit.do(PassOut(Hand.PLAYER, "ann")).do(PUT_RIGHT)
    pit.attempt(ResumeCoup())
    assert pit.refused(PlaceWager("ann", 1, "player", 50_000))[0] == "wagers-closed"
    if edition != PREMIUM:
        assert pit.refused(Reopen(), SUE)[0] == "card-seen"


@clause(STAR, "12.3")
@clause(PREMIUM, "14.3")
@clause(CANBERRA, "15.2")
@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA])
def test_nobody_bets_on_a_first_card_that_all_have_seen(edition: str) -> None:
    """Not even after another no-bet order that a new player lifts."""
    pit = (
        seated(edition)
        .do(ReportIrregularity(Report(Kind.OPENING_CARD_EXPOSED, card="9S")))
        .do(StartRound("1-1"))
    )
    everybody = tuple(pit.now.guests)
    order = OrderNoBet("call-a-no-bet-coup-that-all-agree-to", "1-1", everybody, everybody)
    assert pit.refused(order, SUE if edition != PREMIUM else AMY)[0] == "no-bet-coup"
    pit.do(Join("dan", 2, 100_000))
    assert pit.refused(PlaceWager("dan", 2, "player", 1_000))[0] == "no-bet-coup"


@clause(PREMIUM, "14.1.1")
@clause(STAR, "12.1.1")
@pytest.mark.parametrize("edition", [STAR, PREMIUM])
def test_a_wager_that_came_off_stays_off_and_the_rest_stays_as_it_is(edition: str) -> None:
    pit = face_down(edition, ("ann", "player"), ("bob", "banker")).do(PUT_RIGHT)
    assert pit.refused(ReduceWagers())[0] == "wagers-closed"
    pit.do(TakeOff("bob", 3, "banker")).do(ResumeCoup())
    assert pit.refused(PlaceWager("bob", 3, "banker", 1_000))[0] == "wagers-closed"
    assert pit.refused(PlaceWager("ann", 1, "player", 1_000))[0] == "wagers-closed"
    assert pit.refused(TakeOff("ann", 1, "player"))[0] == "wagers-closed"
    assert pit.refused(Reopen(), SUE)[0] in ("card-seen", "not-authorised")


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, RAPID])
def test_no_dealer_alone_gives_wagers_back(edition: str) -> None:
    pit = wagered(edition, "9S KH")
    code, _ = pit.refused(because(report(Kind.TOO_FEW_CARDS)), DEE)
    assert code == "not-authorised"
    pit.do(because(report(Kind.TOO_FEW_CARDS)), DEE, SUE)


@clause(STAR, "11.2.2")
def test_a_coup_of_another_game_is_void_or_stands_but_is_not_taken_up() -> None:
    pit = seated(STAR).play("1-1", "7S KH KD 8C", ann=("banker", 100_000))
    pit.do(ChangeGame("even-money", agreed=("ann", "bob", "cem")), SUE)
    right = ReportIrregularity(
        Report(Kind.MISDEAL, {Given.RECONSTRUCTED: True}, cards=("7S", "KH", "KD", "8C"))
    )
    assert pit.refused(right, SUE)[0] == "coup-over"
    pit.signed(VOID, SUE)
    assert pit.stack("ann") == 500_000


@clause(STAR, "4.9", "4.10", "12.7")
def test_what_ended_a_shoe_after_a_coup_holds_when_that_coup_is_taken_up() -> None:
    pit = seated(STAR).play("1-1", NATURAL, ann=("player", 10_000))
    pit.do(StartRound("1-2")).do(MeetCuttingCard()).signed(PUT_RIGHT).do(ResumeCoup()).reveal().settle()
    assert pit.now.shoe is not None
    assert pit.now.shoe.coups_left == 1
    pit = (
        seated(STAR)
        .play("1-1", NATURAL, ann=("player", 10_000))
        .do(because(ReportIrregularity(Report(Kind.WRONG_CUT))))
    )
    pit.signed(PUT_RIGHT).do(ResumeCoup()).reveal().settle()
    assert pit.refused(StartRound("1-2"))[0] == "shoe-ended"
    stray = wagered(STAR, NATURAL).do(ReportIrregularity(Report(Kind.STRAY_PLAYER_CARD, card="5S")))
    stray.reveal().settle().do(StartRound("1-2")).do(MeetCuttingCard())
    assert stray.now.shoe is not None
    assert stray.now.shoe.coups_left == 2


@clause(CANBERRA, "5.8")
def test_a_tie_that_is_void_brings_no_further_round() -> None:
    pit = seated(CANBERRA).start().bet("ann", "player").call(Announcement.NO_MORE_BETS)
    pit.do(MeetCuttingCard()).deal("9S 9H KD KC").reveal().settle().signed(VOID, SUE)
    assert pit.refused(StartRound("1-2"))[0] == "shoe-ended"


@clause(STAR, "8.20")
def test_a_void_coup_costs_nobody_the_banker() -> None:
    pit = seated(STAR).do(ChooseDealing("C", "down"), SUE).do(AcceptRole("cem")).do(StartRound("1-1"))
    pit.bet("cem", "banker").deal(NATURAL).reveal().settle()
    assert pit.now.bank.holder is None
    assert pit.signed(VOID, SUE).now.bank.holder == "cem"


@pytest.mark.parametrize(
    "act", [RefuseCards("ann", Hand.PLAYER), ForfeitCards("ann")], ids=["refuse", "forfeit"]
)
def test_who_is_out_of_line_stays_out_when_another_player_bets_more(act: RefuseCards | ForfeitCards) -> None:
    pit = seated(PREMIUM).do(ChooseDealing("B", "down"), SUE).start()
    pit.bet("ann", "player", 5_000).bet("bob", "player", 1_000).deal(NATURAL).do(act, SUE)
    pit.do(PlaceWager("cem", 5, "banker", 1_000))
    assert pit.coup.lines[Hand.PLAYER] == ("bob",)


def test_chips_from_the_next_layout_serve_a_coup_that_is_taken_up() -> None:
    pit = seated(STAR).play("1-1", NATURAL, ann=("player", 50_000))
    pit.start("1-2").bet("ann", "banker", 100_000).signed(PUT_RIGHT)
    assert (pit.held("ann"), pit.now.errors) == (50_000, ())


def test_nobody_at_the_table_approves_and_no_second_spelling_is_a_second_person() -> None:
    pit = seated(STAR).start().bet("ann", "player")
    both = PlaceWager("ann", 1, "banker", 1_000)
    for second in (Person("ann", Role.CASINO_SUPERVISOR), Person("bob", Role.CASINO_SUPERVISOR)):
        assert pit.refused(both, player("ann"), second)[0] == "second-person-needed"
    assert pit.refused(both, SUE, Person("Sue ", Role.CASINO_SUPERVISOR))[0] == "second-person-needed"
    pit.do(both, DEE, SUE)


@clause(STAR, "5.9")
def test_a_box_for_one_is_kept_for_who_sits_there() -> None:
    pit = seated(STAR).do(LimitPlayers(one_per_box=True), SUE).do(Join("dan", None, 100_000)).start()
    assert pit.refused(PlaceWager("dan", 1, "player", 1_000)) == ("box-taken", "5.9")
    pit.bet("ann", "player").do(PlaceWager("dan", 2, "player", 1_000))


@clause(CANBERRA, "3.6")
def test_advice_is_not_forgotten_by_leaving() -> None:
    pit = seated(CANBERRA).start()
    pit.do(PlaceWager("ann", 1, "player", 100, found=True)).call(Announcement.NO_MORE_BETS)
    pit.deal(NATURAL).reveal().settle()
    assert "ann" in pit.now.advised
    pit.do(Leave("ann")).do(Join("ann", 1, 100_000))
    assert "ann" in pit.now.advised


@clause(PREMIUM, "7.4")
def test_cards_without_a_wager_become_a_no_bet_coup_by_order() -> None:
    pit = face_down(PREMIUM, ("ann", "player")).do(TakeOff("ann", 1, "player"))
    pit.do(OrderNoBet("call-a-no-bet-coup-without-players", "1-1"), AMY).reveal().settle()
    assert pit.now.past[-1].no_bet == "7.4"


def test_a_coup_has_its_name_for_the_whole_shoe_and_an_error_stands_once() -> None:
    pit = seated(STAR)
    for number in range(21):
        suit = "SHDC"[number % 4]
        pit.play(f"1-{number}", f"9{suit} K{suit} Q{suit} 7{suit}", ann=("player", 500))
    assert pit.refused(StartRound("1-0"))[0] == "round-over"
    error = FindWrongPayment("1-20", 9_000, 1_000, "ann", words="The film shows it.")
    pit.signed(error, GUS)
    assert pit.refused(error, GUS)[0] == "already-found"
