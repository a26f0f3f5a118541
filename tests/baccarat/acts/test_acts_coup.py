"""The coup at a live table: calls, cards, the end of the shoe, the result, and the payments."""

from typing import Any

import msgspec
import pytest
from kit.support import CANBERRA, EDITIONS, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, GUS, INA, OPAL, SUE, LiveTable, load, player, seated, set_up
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.common_acts import EndPeriod, Reopen, RestartPeriod
from pitboss.acting.audience import Audience
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import PlaceWager, TakeOff
from pitboss.baccarat.acts.holding import AnnounceCounts, Collect, ExposeCard, PassOut, Turn
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity
from pitboss.baccarat.acts.no_bet import OrderNoBet, TakeWagers
from pitboss.baccarat.acts.opening import ChooseDealing, SetTable
from pitboss.baccarat.acts.people import Join, TakeSeat
from pitboss.baccarat.acts.play import (
    Call,
    CallLastCoup,
    ConfirmResult,
    DrawCard,
    MeetCuttingCard,
    NameCard,
    SelectResult,
    Settle,
    SettleInitialDeal,
    StartRound,
)
from pitboss.baccarat.acts.shoe.cards import BringCards
from pitboss.baccarat.decide import ACTS, attempt
from pitboss.baccarat.state import Carried, GamingTable
from pitboss.baccarat.views.view import view
from pitboss.floor.setups import equip, standard_setup
from pitboss.game.coup import Hand
from pitboss.game.irregularities import Report
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.conduct import GUESTS
from pitboss.rules.irregularity import Effect, Given, Kind
from pitboss.rules.procedure import Announcement, Device
from pitboss.rules.result import Winner
from pitboss.words.rendering import english

PLACE, NO_MORE = Announcement.PLACE_YOUR_BETS, Announcement.NO_MORE_BETS
PLAYER_WINS, BANKER_WINS, TIED = "9S KH KD 7C", "2S 9H KD KC", "9S 9H KD KC"
LONG = "2S 3H KD KC 5S 6H"
"""Player draws a five to seven, Banker a six to nine."""


def arranged(edition: str, game: str | None = None, **changes: Any) -> LiveTable:
    """A table with an unusual set-up, with Ann and Bob at it and cards in the shoe."""
    setup = equip(msgspec.structs.replace(standard_setup(edition, game), **changes))
    pit = set_up(setup).do(Join("ann", 1, 500_000)).do(Join("bob", 3, 500_000))
    return load(pit)


def down(edition: str, **changes: Any) -> LiveTable:
    """A table at which the cards are dealt face down."""
    pit = arranged(edition, **changes)
    methods = {STAR: "B", PREMIUM: "B", CANBERRA: "face-down"}
    return pit.do(ChooseDealing(methods[edition], "down"), OPAL if edition == CANBERRA else AMY)


# Before the first card.


@clause(RAPID, "7.1", "7.2", "7.7.2", "7.7.4.1")
def test_new_game_begins_the_period_without_a_second_call() -> None:
    pit = seated(RAPID)
    assert pit.refused(RestartPeriod())[0] == "no-round"
    pit.do(StartRound("1-1"))
    opened = pit.at
    seen = view(pit.now, "1", Audience.DEALER, DEE)
    assert seen.announcement == Text("announcement-place-your-bets")
    assert not any(isinstance(offer.act, Call) for offer in seen.offers)
    # A call does not extend the time.
    assert pit.refused(Call(Announcement.PLACE_YOUR_BETS)) == ("call-made", "7.7.2")
    assert pit.coup.began == opened
    assert pit.do(RestartPeriod()).coup.began == pit.at > opened
    began_again = pit.at
    assert pit.do(EndPeriod()).refused(RestartPeriod())[0] == "wagers-closed"
    assert pit.coup.began == began_again


@clause(CANBERRA, "6.2")
def test_canberra_calls_no_more_bets_before_the_first_card() -> None:
    pit = seated(CANBERRA).start()
    assert pit.refused(DrawCard("9S")) == ("round-not-over", "6.2")
    pit.do(Call(NO_MORE)).do(DrawCard("9S"))
    assert pit.refused(Call(NO_MORE)) == ("coup-in-progress", "6.2")


@citing(star="7.1", premium="7.1")
def test_the_star_need_not_call_and_may(key: str, cited: str) -> None:
    pit = seated(key).do(StartRound("1-1")).do(Call(PLACE)).bet("ann", "player").do(Call(NO_MORE))
    assert pit.refused(Call(PLACE)) == ("wagers-closed", cited)
    pit.deal("9S")
    seated(key).do(StartRound("1-1")).bet("ann", "player").deal("9S")


def test_a_coup_begins_with_a_name_of_its_own_and_cards_in_the_shoe() -> None:
    empty = set_up(standard_setup(STAR))
    assert empty.refused(StartRound("1-1"))[0] == "no-cards"
    assert empty.refused(MeetCuttingCard())[0] == "no-cards"
    pit = seated(STAR)
    for act in (Call(NO_MORE), DrawCard("9S"), Settle(), SettleInitialDeal(), EndPeriod(), Reopen()):
        assert pit.refused(act, SUE)[0] == "no-round"
    assert pit.refused(NameCard(0, "9S"))[0] == "no-round"
    for bad in ("", " "):
        assert pit.refused(StartRound(bad))[0] == "round-over"
    for bad in ("two\nlines", "\x1b[31m", "x" * 201):
        assert pit.refused(StartRound(bad))[0] == "bad-text"
    pit.play("1-1", PLAYER_WINS)
    assert pit.refused(StartRound("1-1"))[0] == "round-over"
    pit.do(StartRound("1-2")).stake()
    assert pit.refused(StartRound("1-3"))[0] == "coup-in-progress"
    assert pit.refused(DrawCard("9X"))[0] == "unknown-card"


# The cutting card and the last coup.

END = {
    "star": (STAR, "4.9", "4.10"),
    "premium": (PREMIUM, "4.9", "4.10"),
    "rapid": (RAPID, "3.13", "3.14"),
}


@pytest.mark.parametrize("after", range(1, 7))
@citing(star="4.9", premium="4.9", rapid="3.13")
def test_a_cutting_card_in_a_coup_leaves_one_more_that_is_announced(key: str, cited: str, after: int) -> None:
    pit = seated(key).start().call(NO_MORE)
    for place, code in enumerate(LONG.split(), start=1):
        pit.reveal().do(DrawCard(code))
        if place == after:
            pit.do(MeetCuttingCard())
            assert pit.refused(MeetCuttingCard()) == ("cutting-card-met", cited)
    assert pit.refused(CallLastCoup()) == ("last-coup-not-due", cited)
    pit.reveal().settle()
    assert pit.refused(StartRound("1-2")) == ("last-coup-not-called", cited)
    pit.do(CallLastCoup())
    assert pit.refused(CallLastCoup())[0] == "last-coup-not-due"
    pit.play("1-2", TIED)
    assert pit.refused(StartRound("1-3")) == ("shoe-ended", cited)


@citing(star="4.10", premium="4.10", rapid="3.14")
def test_a_cutting_card_as_the_first_card_is_announced_before_that_coup_goes_on(key: str, cited: str) -> None:
    pit = seated(key).start()
    if key != RAPID:
        pit.bet("ann", "player")
    pit.call(NO_MORE).do(MeetCuttingCard())
    assert pit.refused(DrawCard("9S")) == ("last-coup-not-called", cited)
    pit.do(CallLastCoup())
    if key != RAPID:
        # Wagers may still be changed: no card is out.
        pit.bet("bob", "tie")
    pit.deal(PLAYER_WINS).reveal().settle()
    assert pit.refused(StartRound("1-2")) == ("shoe-ended", cited)
    between = seated(key).do(MeetCuttingCard())
    assert between.refused(StartRound("1-1")) == ("last-coup-not-called", cited)
    between.do(CallLastCoup()).play("1-1", PLAYER_WINS)
    assert between.refused(StartRound("1-2")) == ("shoe-ended", cited)


@clause(CANBERRA, "5.8")
@pytest.mark.parametrize("before", [0, 1, 4])
def test_canberra_ends_with_that_coup_and_one_more_after_a_tie(before: int) -> None:
    def met(key: str, pit: LiveTable, codes: str) -> LiveTable:
        pit.start(key).call(NO_MORE)
        for place, code in enumerate(codes.split()):
            if place == before:
                pit.do(MeetCuttingCard())
            pit.do(DrawCard(code))
        return pit.do(MeetCuttingCard()).settle() if before == 4 else pit.settle()

    assert met("1-1", seated(CANBERRA), PLAYER_WINS).refused(StartRound("1-2")) == ("shoe-ended", "5.8")
    pit = met("1-1", seated(CANBERRA), TIED)
    assert pit.refused(CallLastCoup())[0] == "last-coup-not-due"
    # One more coup; a second tie does not add another.
    pit.play("1-2", TIED)
    assert pit.refused(StartRound("1-3")) == ("shoe-ended", "5.8")


# Hidden cards.


def test_cards_that_no_shoe_has_read_are_named_once_they_lie_open() -> None:
    pit = seated(STAR).do(ChooseDealing("A", "down"), SUE).start().bet("ann", "player")
    for _ in range(4):
        pit.do(DrawCard())
    assert pit.refused(NameCard(0, "9S"))[0] == "no-such-cards"
    assert pit.refused(DrawCard("9S"))[0] == "step-not-due"
    pit.do(Turn(Hand.PLAYER)).do(Turn(Hand.BANKER))
    assert pit.refused(AnnounceCounts())[0] == "step-not-due"
    assert pit.refused(Settle())[0] == "round-not-over"
    for place, code in enumerate(PLAYER_WINS.split()):
        assert pit.refused(NameCard(place, "1S"))[0] == "unknown-card"
        pit.do(NameCard(place, code))
        assert pit.refused(NameCard(place, code))[0] == "no-such-cards"
    assert pit.refused(NameCard(4, "9S"))[0] == "no-such-cards"
    assert pit.now.shoe is not None
    assert [str(card) for card in pit.now.shoe.dealt] == PLAYER_WINS.split()
    pit.do(AnnounceCounts()).do(Settle())
    assert pit.stack("ann") == 510_000


def test_no_card_is_named_more_often_than_the_decks_hold_it() -> None:
    pit = arranged(STAR, decks=3).do(ChooseDealing("A", "down"), SUE).start()
    for _ in range(4):
        pit.do(DrawCard())
    pit.do(Turn(Hand.PLAYER)).do(Turn(Hand.BANKER))
    for place in range(3):
        pit.do(NameCard(place, "9S"))
    assert pit.refused(NameCard(3, "9S"))[0] == "card-not-in-shoe"


def hidden_probes(pit: LiveTable) -> list[Act]:
    """Acts that a person might try in order to learn a face-down card."""
    return [
        *(DrawCard(code) for code in (None, "2C", "9S")),
        *(NameCard(place, "2C") for place in range(6)),
        *(SelectResult(winner) for winner in Winner),
        *(ExposeCard("ann", place) for place in range(6)),
        *(PassOut(hand, who) for hand in Hand for who in ("ann", "bob")),
        *(Collect(hand) for hand in Hand),
        AnnounceCounts(),
        ConfirmResult(),
        Settle(),
        SettleInitialDeal(),
        MeetCuttingCard(),
        CallLastCoup(),
        StartRound("1-9"),
        Reopen(),
        TakeOff("ann", 1, "player"),
        *(ReportIrregularity(Report(kind)) for kind in Kind),
    ]


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA])
def test_no_answer_tells_what_a_scanning_shoe_has_read_face_down(edition: str) -> None:
    device = Device.SHOE if edition == CANBERRA else Device.SCANNING_SHOE

    def answers(codes: str) -> list[Any]:
        """All answers and views at each moment, with these cards face down."""
        answered: list[Any] = []
        pit = down(edition, device=device).start().bet("ann", "player")
        pit.call(NO_MORE)
        for code in codes.split():
            pit.do(DrawCard(code))
            for act in hidden_probes(pit):
                for who in (DEE, GUS, player("ann")):
                    tried = attempt(pit.now, act, ActContext(who, pit.at))
                    if isinstance(tried, Rejection):
                        answered.append((str(act), who.name, tried))
                    else:
                        answered.append((str(act), who.name, tried.ruling, tried.lines, tried.state.book))
        return answered

    # The answers do not depend on the hidden cards.
    assert answers("9S KH KD 7C") == answers("2S 4H 6D 8C")


def test_a_card_that_came_too_often_or_waits_is_not_named_to_anybody() -> None:
    pit = seated(STAR).start().deal(PLAYER_WINS).reveal().do(DrawCard("QD"))
    assert pit.coup.stray == "QD"
    answer = pit.attempt(Settle())
    assert answer is not None
    assert (answer.code, answer.facts) == ("ruling-due", {"case": "report-card"})
    waiting = seated(STAR)
    waiting.now = change(waiting.now, carried=Carried("QD", "12.2", no_bet=False))
    waiting.start().stake()
    answer = waiting.attempt(DrawCard("2C"))
    assert answer is not None
    assert answer == Rejection("card-waiting", {"case": "other-first"}, "12.2")
    waiting.do(DrawCard())
    assert str(waiting.coup.cards[0].card) == "QD"


@clause(CANBERRA, "15.3")
def test_a_card_too_many_that_nobody_saw_is_reported_where_a_rule_speaks_of_it() -> None:
    pit = seated(CANBERRA).start().call(NO_MORE).deal(PLAYER_WINS)
    assert pit.refused(DrawCard())[0] == "card-needed"
    # Under other rules it waits for the next coup.
    star = seated(STAR).start().deal(PLAYER_WINS).reveal().do(DrawCard())
    assert star.refused(DrawCard())[0] == "card-needed"
    assert star.do(Settle()).start("1-2").do(DrawCard("2H")).coup.cards[0].card is not None
    assert star.now.shoe is not None
    assert len(star.now.shoe.dealt) == 5


@clause(STAR, "12.2")
def test_a_card_that_waits_unread_is_named_as_it_comes_and_counted_once() -> None:
    for device in (Device.SHOE, Device.SHUFFLING_DEVICE):
        pit = arranged(STAR, device=device).start().deal("9S KH KD 7C").reveal()
        pit.do(ReportIrregularity(Report(Kind.STRAY_PLAYER_CARD)), SUE).do(Settle())
        assert pit.now.carried is not None
        pit.start("1-2")
        for named in ("2H", None):
            again = LiveTable()
            again.now, again.at, again.events = pit.now, pit.at, pit.events
            again.do(DrawCard(named))
            if named is None:
                assert again.coup.cards[0].card is None
                again.do(NameCard(0, "2H"))
            again.deal("KH KD 7C")
            assert again.now.shoe is not None
            out = [str(card) for card in again.now.shoe.dealt]
            assert sorted(out[-4:]) == ["2H", "7C", "KD", "KH"]
            assert len(out) == (8 if device is Device.SHOE else 4)


def test_cards_that_lay_face_down_in_a_void_coup_stay_unknown() -> None:
    pit = down(STAR, device=Device.SCANNING_SHOE).start().bet("ann", "player").deal("9S KH KD")
    pit.do(ReportIrregularity(Report(Kind.DISRUPTION)), SUE).do(ChooseOption(Effect.INVALIDATE), SUE)
    assert pit.now.past[-1].void is not None
    assert pit.now.past[-1].cards == ("??", "??", "??")
    assert pit.stack("ann") == 500_000


@clause(STAR, "4.11")
def test_a_shuffling_device_takes_the_cards_of_each_coup_back() -> None:
    pit = arranged(STAR, device=Device.SHUFFLING_DEVICE)
    for coup in range(12):
        pit.play(f"1-{coup}", "9S 9S KD KD", ann=("tie", 1_000))
    assert pit.stack("ann") == 500_000 + 12 * 8_000
    assert pit.refused(MeetCuttingCard()) == ("no-cutting-card", "4.11")


# The result and the money.


@clause(CANBERRA, "9.10")
def test_canberra_settles_pairs_on_four_cards_before_any_third() -> None:
    pit = (
        seated(CANBERRA)
        .start()
        .bet("ann", "player-perfect-pair", 1_000)
        .bet("bob", "banker-perfect-pair", 1_000)
    )
    pit.bet("bob", "player", 10_000).call(NO_MORE)
    assert pit.refused(SettleInitialDeal())[0] == "nothing-to-settle"
    pit.deal("2S KH 2S 7C")
    assert pit.refused(DrawCard("5S"))[0] == "settlement-due"
    pit.do(SettleInitialDeal())
    assert (pit.stack("ann"), pit.stack("bob")) == (525_000, 489_000)
    assert pit.refused(SettleInitialDeal())[0] == "nothing-to-settle"
    pit.deal("5S").settle()
    assert pit.stack("bob") == 509_000
    past = pit.now.past[-1]
    assert {placed.wager for placed in past.wagers} == {
        "player-perfect-pair",
        "banker-perfect-pair",
        "player",
    }
    assert len(past.lines) == 3


def test_a_void_coup_takes_back_what_its_first_four_cards_paid() -> None:
    pit = (
        seated(CANBERRA)
        .start()
        .bet("ann", "player-perfect-pair", 1_000)
        .bet("bob", "banker-perfect-pair", 1_000)
    )
    pit.bet("bob", "player", 10_000).call(NO_MORE).deal("2S KH 2S 7C").do(SettleInitialDeal())
    pit.do(ReportIrregularity(Report(Kind.DISRUPTION)), OPAL).signed(ChooseOption(Effect.VOID_COUP), OPAL)
    assert (pit.stack("ann"), pit.stack("bob"), pit.now.coup) == (500_000, 500_000, None)
    assert pit.now.past[-1].lines == ()


@citing(star="5.8", premium="5.7")
def test_a_payment_goes_up_to_the_smallest_chip_and_the_books_say_by_how_much(key: str, cited: str) -> None:
    pit = arranged(key, smallest_chip=100).play("1-1", BANKER_WINS, ann=("banker", 1_100))
    # 19 to 20 of 11.00 is 10.45, paid as 11.00.
    assert pit.stack("ann") == 501_100
    assert pit.books["house/rounding"] == -55
    assert cited in ("5.8", "5.7")


@clause(STAR, "11.2.1", "11.2.2", "11.2.3")
def test_even_money_pays_half_on_six() -> None:
    pit = arranged(STAR, "even-money")
    pit.play("1-1", "2S 9H KD 7C KS", ann=("banker", 10_000), bob=("player", 10_000))
    assert (pit.stack("ann"), pit.stack("bob")) == (505_000, 490_000)
    pit.play("1-2", BANKER_WINS, ann=("banker", 10_000))
    pit.play("1-3", PLAYER_WINS, bob=("player", 10_000))
    pit.play("1-4", TIED, ann=("tie", 1_000))
    assert (pit.stack("ann"), pit.stack("bob")) == (523_000, 500_000)


def test_a_tie_premium_table_pays_the_percentage_on_its_sign() -> None:
    for percent, won in (("1", 100), ("10", 1_000), ("2.5", 250)):
        pit = arranged(PREMIUM, "tie-premium", tie_percent=percent)
        pit.play("1-1", TIED, ann=("player", 10_000))
        assert pit.stack("ann") == 500_000 + won


@pytest.mark.parametrize("key", EDITIONS)
def test_a_natural_ends_the_coup_and_nothing_is_settled_before(key: str) -> None:
    pit = seated(key).start().call(NO_MORE)
    for code in PLAYER_WINS.split():
        assert pit.refused(Settle())[0] == "round-not-over"
        pit.do(DrawCard(code))
    pit.reveal().settle()
    assert pit.refused(Settle())[0] == "no-round"
    assert pit.now.past[-1].cards == tuple(PLAYER_WINS.split())


@clause(RAPID, "7.7.2", "7.7.4.1")
def test_the_next_period_of_a_rapid_table_starts_when_its_coup_is_complete_and_not_earlier() -> None:
    pit = seated(RAPID).do(StartRound("1-1"))
    for code in PLAYER_WINS.split():
        assert pit.refused(StartRound("1-2")) == ("coup-in-progress", None)
        pit.do(DrawCard(code))
    for clause_due, act in (("7.7.4.9", SelectResult(Winner.PLAYER)), ("8.1", ConfirmResult())):
        assert pit.refused(Settle()) == ("round-not-over", clause_due)
        assert pit.refused(StartRound("1-2")) == ("coup-in-progress", None)
        pit.do(act)
    assert pit.refused(StartRound("1-2")) == ("coup-in-progress", None)
    pit.do(Settle())
    assert pit.refused(StartRound("1-1"))[0] == "round-over"
    assert pit.refused(DrawCard("9S"))[0] == "no-round"
    assert pit.do(StartRound("1-2")).now.coup is not None


def test_rapid_chooses_and_confirms_the_result_before_it_is_settled() -> None:
    pit = seated(RAPID).start().call(NO_MORE).deal("9S KH KD")
    assert pit.refused(SelectResult(Winner.PLAYER))[0] == "round-not-over"
    pit.deal("7C")
    assert pit.refused(Settle())[0] == "round-not-over"
    assert pit.refused(ConfirmResult())[0] == "round-not-over"
    assert pit.refused(SelectResult(Winner.BANKER))[0] == "result-differs"
    pit.do(SelectResult(Winner.PLAYER))
    assert pit.refused(Settle())[0] == "round-not-over"
    pit.do(ConfirmResult()).do(Settle())
    assert seated(STAR).start().deal(PLAYER_WINS).refused(SelectResult(Winner.PLAYER))[0] == "round-over"


def test_who_lets_a_coup_pass_is_counted_and_who_bet_on_four_cards_is_not() -> None:
    pit = seated(CANBERRA).play("1-1", "2S KH 2S 7C 5S", ann=("player-perfect-pair", 1_000))
    assert {name: guest.idle for name, guest in pit.now.guests.items()} == {"ann": 0, "bob": 1, "cem": 1}


# Coups without wagers.


@citing(star="12.4", premium="14.4")
def test_a_no_bet_coup_is_dealt_by_method_a_and_takes_no_wagers(key: str, cited: str) -> None:
    pit = down(key)
    order = OrderNoBet("call-a-no-bet-coup-that-all-agree-to", "1-1", (), ("ann", "bob"))
    pit.do(order, AMY).start()
    assert (pit.coup.method, pit.coup.face) == ("A", "down")
    assert pit.refused(PlaceWager("ann", 1, "player", 10_000))[0] == "no-bet-coup"
    pit.deal(PLAYER_WINS)
    assert pit.refused(PassOut(Hand.PLAYER, "ann"))[0] == "dealer-keeps-cards"
    pit.reveal().settle()
    assert pit.now.past[-1].no_bet == "7.5"
    pit.do(TakeWagers()).start("1-2").bet("ann", "player")
    assert pit.coup.method == "B"
    assert cited in ("12.4", "14.4")


def test_a_coup_stays_under_way_while_a_card_waits_for_a_ruling_or_players_for_their_choice() -> None:
    pit = seated(STAR).start().bet("ann", "player").deal("9S KH KD")
    reported = {Given.RECONSTRUCTED: True}
    pit.signed(ReportIrregularity(Report(Kind.MISDEAL, reported, cards=("9S", "KH", "KD"))), SUE)
    for act in (DrawCard("7C"), Settle(), Turn(Hand.PLAYER), Call(NO_MORE)):
        assert pit.refused(act) == ("choice-open", "12.1.1")
    assert pit.refused(PlaceWager("bob", 3, "player", 10_000))[0] == "wagers-closed"
    assert pit.refused(TakeOff("ann", 1, "player", 5_000)) == ("whole-wagers-only", "12.1.1")
    pit.do(TakeOff("ann", 1, "player"))
    assert pit.stack("ann") == 500_000


def test_cards_on_the_table_come_first() -> None:
    pit = seated(STAR)
    pit.now = change(pit.now, cards_in=set_up_cards())
    assert pit.refused(StartRound("1-1"))[0] == "cards-on-table"


def set_up_cards() -> Any:
    return set_up(standard_setup(STAR)).do(BringCards("red")).now.cards_in


# Authority and timing.


def example(kind: type[Act], name: str = "ann") -> Act:
    """One act of a kind. Authority does not depend on its fields."""
    values = {
        str: name,
        int: 1,
        bool: False,
    }
    fields = {}
    for field in msgspec.structs.fields(kind):
        if field.required:
            fields[field.name] = msgspec.convert(_some(field.type, values), field.type)
    return kind(**fields)


def _some(kind: Any, values: dict[Any, Any]) -> Any:
    if kind in values:
        return values[kind]
    schema = msgspec.json.schema(kind)
    return _from_schema(schema, schema.get("$defs", {}))


def _from_schema(schema: dict[str, Any], defs: dict[str, Any]) -> Any:
    if "$ref" in schema:
        return _from_schema(defs[schema["$ref"].rsplit("/", 1)[1]], defs)
    if "enum" in schema:
        return schema["enum"][0]
    if "anyOf" in schema:
        return _from_schema(schema["anyOf"][0], defs)
    match schema.get("type"):
        case "object":
            return {key: _from_schema(schema["properties"][key], defs) for key in schema.get("required", ())}
        case "array":
            return []
        case "integer":
            return 1
        case "boolean":
            return False
        case _:
            return "ann"


FOR_EVERYBODY = (
    "join bring-chips take-seat leave decline-cut cut expose-card refuse-cards accept-role decline-role "
    "pass-role place-wager take-off raise-dispute ask-review"
)
SUPERVISED = (
    "set-table reserve-table open-table pair-tables part-tables vacate find-wrong-payment enquire "
    "try-to-rectify rectify-payment tell-regulator end-by-restore instruct-check"
)


@pytest.mark.parametrize("kind", ACTS, ids=lambda kind: kind.__struct_config__.tag)
def test_each_role_may_try_its_acts_and_no_others(kind: type[Act]) -> None:
    tag = kind.__struct_config__.tag
    pit, act = seated(STAR), example(kind)
    for role in Role:
        answer = attempt(pit.now, act, ActContext(Person("ann", role), 1))
        stopped = isinstance(answer, Rejection) and english(answer.text).startswith("This is for the")
        if role in GUESTS:
            may = tag in FOR_EVERYBODY.split()
        elif role is Role.INSPECTOR:
            may = tag in ("check-cards", "instruct-check", "review-dispute")
        else:
            may = role is not Role.DEALER or tag not in SUPERVISED.split()
        assert stopped != may, (tag, role)


def test_guests_act_for_themselves_only() -> None:
    pit = seated(STAR).start().bet("ann", "player")
    for kind, row in ACTS.items():
        fields = {field.name for field in msgspec.structs.fields(kind)}
        if Role.PLAYER in row.by and fields & {"player", "patron"}:
            for role in GUESTS:
                answer = attempt(pit.now, example(kind, "ann"), ActContext(Person("bob", role), 1))
                assert isinstance(answer, Rejection)
                assert answer.code == "not-yours", kind


def test_a_second_person_is_another_and_no_guest() -> None:
    pit = seated(STAR).start().bet("ann", "banker")
    both = PlaceWager("ann", 1, "player", 10_000)
    for by, approved in ((DEE, Person("dee", Role.GAMING_MANAGER)), (DEE, player("bob")), (SUE, SUE)):
        assert pit.refused(both, by, approved)[0] == "second-person-needed"
    assert pit.refused(both, DEE, INA)[0] == "approval-needed"
    pit.do(both, DEE, SUE)


def test_nothing_happens_before_a_table_is_set_up_and_open() -> None:
    bare, shut = GamingTable(), LiveTable()
    shut.do(example_setup(), SUE)
    for kind, row in ACTS.items():
        by = Person("gus", Role.GAMING_MANAGER)
        answer = attempt(bare, example(kind), ActContext(by, 1))
        if row.when != "always":
            assert isinstance(answer, Rejection)
            assert answer.code == "table-not-set"
        if row.when == "while it is open":
            closed = attempt(shut.now, example(kind), ActContext(by, 1))
            assert isinstance(closed, Rejection)
            assert closed.code == "table-closed"


def example_setup() -> Act:
    return SetTable(standard_setup(STAR))


def test_a_table_and_those_who_act_have_names() -> None:
    pit = seated(STAR)
    for name in ("", " ", "a\nb", "x" * 300):
        assert pit.refused(TakeSeat("ann"), Person(name, Role.DEALER))[0] == "bad-name"
        assert pit.refused(TakeSeat("ann"), DEE, Person(name, Role.GAMING_MANAGER))[0] == "bad-name"
