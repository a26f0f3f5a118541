"""The views of a table for each audience, and the offers for each role."""

import msgspec
import pytest
from kit.support import CANBERRA, PREMIUM, RAPID, STAR, cards, clause
from kit.tables.live_table import (
    DEE,
    INA,
    SUE,
    LiveTable,
    audience_of,
    face_down,
    load,
    player,
    seated,
    set_up,
)

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.audience import Audience
from pitboss.acting.kinds import Supply
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.holding import ExposeCard, PassOut
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.no_bet import OrderNoBet
from pitboss.baccarat.acts.opening import SetTable
from pitboss.baccarat.acts.people import MOST_GUESTS, Join
from pitboss.baccarat.acts.play import Call, CallLastCoup, DrawCard, MeetCuttingCard, NameCard, StartRound
from pitboss.baccarat.acts.shoe.cards import (
    BringCards,
    Cut,
    DeclineCut,
    InsertCuttingCard,
    LetPlayersCut,
    Shuffle,
    TakeOutCards,
)
from pitboss.baccarat.reading import fitting
from pitboss.baccarat.state import GamingTable
from pitboss.baccarat.views.view import SeenResult, TableView, view
from pitboss.floor.setups import standard_setup
from pitboss.game.cards import point_count
from pitboss.game.coup import Hand
from pitboss.game.irregularities import Report
from pitboss.kernel.text import Facts, Text
from pitboss.ledger.moves import move
from pitboss.ledger.till import REVERSIBLE_MOVES, Moved
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Announcement, Device
from pitboss.rules.result import Winner

NATURAL = "9S KH KD 7C"


def seen(pit: LiveTable, audience: Audience, who: Person | None = None) -> TableView:
    return view(pit.now, "1", audience, who, at=pit.at + 1_000, next_key="1-9")


def offered(pit: LiveTable, who: Person) -> set[str]:
    found = seen(pit, audience_of(who.role), who).offers
    return {str(type(offer.act).__struct_config__.tag) for offer in found}


def drawn_at(pit: LiveTable) -> set[type[Act]]:
    """What a dealer may take out of a simulated shoe."""
    offers = fitting(pit.now, seen(pit, Audience.DEALER, DEE).offers, Supply("simulated"))
    return {type(offer.act) for offer in offers} & {DrawCard, MeetCuttingCard}


@clause(RAPID, "3.13")
def test_a_dealer_of_a_simulated_shoe_asks_for_the_cutting_card_where_it_lies() -> None:
    pit = load(set_up(standard_setup(RAPID)), behind=413).start("1-1")
    pit.do(EndPeriod())
    assert drawn_at(pit) == {DrawCard}
    pit.deal("9S KH")
    assert drawn_at(pit) == {MeetCuttingCard}
    pit.do(MeetCuttingCard())
    assert drawn_at(pit) == {DrawCard}


def test_those_in_charge_read_how_each_of_the_last_coups_came_out() -> None:
    pit = seated(STAR).play("1-1", NATURAL, ann=("player", 10_000))
    key = pit.now.past[-1].key
    for audience in (Audience.SUPERVISOR, Audience.INSPECTOR, Audience.SURVEILLANCE):
        assert seen(pit, audience).results == (SeenResult(key, 9, 7, Winner.PLAYER),)
    assert seen(pit, Audience.PLAYER, player("ann")).results == ()


def test_a_display_shows_what_was_called_last() -> None:
    pit = seated(STAR)
    assert seen(pit, Audience.DISPLAY).announcement is None
    pit.do(StartRound("1-1")).do(Call(Announcement.PLACE_YOUR_BETS)).bet("ann", "tie", 500)
    assert seen(pit, Audience.DISPLAY).announcement == Text("announcement-place-your-bets")
    pit.do(Call(Announcement.NO_MORE_BETS))
    assert seen(pit, Audience.DISPLAY).announcement == Text("announcement-no-more-bets")
    pit.deal("9S KH").do(MeetCuttingCard()).deal("KD 7C").reveal().settle()
    assert seen(pit, Audience.DISPLAY).waits_for == Text("waits-last-coup")
    pit.do(CallLastCoup())
    assert seen(pit, Audience.DISPLAY).announcement == Text("announcement-last-coup")
    order = OrderNoBet("call-a-no-bet-coup-that-all-agree-to", "1-2", agreed=("ann", "bob", "cem"))
    pit.do(order, SUE).do(StartRound("1-2"))
    assert seen(pit, Audience.DISPLAY).announcement == Text("announcement-no-bet-coup")


def test_chips_are_shown_to_their_owner_and_to_staff_and_the_shoe_to_staff() -> None:
    pit = seated(STAR).play("1-1", NATURAL, ann=("player", 10_000))
    chips = {
        audience: [guest.chips for guest in seen(pit, audience, who).guests]
        for audience, who in (
            (Audience.PLAYER, player("bob")),
            (Audience.DISPLAY, None),
            (Audience.DEALER, DEE),
            (Audience.SURVEILLANCE, None),
        )
    }
    assert chips[Audience.PLAYER] == [None, 500_000, None]
    assert chips[Audience.DISPLAY] == [None, None, None]
    assert chips[Audience.DEALER] == chips[Audience.SURVEILLANCE] == [510_000, 500_000, 500_000]
    counted = {audience: seen(pit, audience).shoe for audience in Audience}
    assert {a for a, shoe in counted.items() if shoe is not None} == {
        Audience.DEALER,
        Audience.SUPERVISOR,
        Audience.SURVEILLANCE,
        Audience.INSPECTOR,
    }
    shoe = counted[Audience.DEALER]
    assert shoe is not None
    assert shoe == counted[Audience.INSPECTOR]
    assert (shoe.coups, shoe.remaining) == (1, 416 - 1 - 4)
    assert [past.lines for past in seen(pit, Audience.PLAYER, player("bob")).past] == [()]
    assert len(seen(pit, Audience.DEALER, DEE).past[0].lines) == 1
    assert [mark.winner for mark in seen(pit, Audience.DISPLAY).road] == ["P"]


@clause(STAR, "8.2.2")
@pytest.mark.parametrize("edition", [STAR, PREMIUM])
def test_a_card_in_hand_is_seen_by_its_holder_and_by_nobody_else(edition: str) -> None:
    pit = face_down(edition, "B").deal("9S KH KD 7C")
    everybody = (
        (Audience.DISPLAY, None),
        (Audience.DEALER, DEE),
        (Audience.SUPERVISOR, SUE),
        (Audience.SURVEILLANCE, None),
        (Audience.INSPECTOR, INA),
        (Audience.PLAYER, player("bob")),
    )

    def codes(audience: Audience, who: Person | None) -> list[str | None]:
        coup = seen(pit, audience, who).coup
        assert coup is not None
        return [card.card for card in coup.cards]

    pit.do(PassOut(Hand.PLAYER, "ann"))
    assert codes(Audience.PLAYER, player("ann")) == ["9S", None, "KD", None]
    for audience, who in everybody:
        assert codes(audience, who) == [None, None, None, None]
    pit.do(ExposeCard("ann", 0), player("ann"))
    for audience, who in everybody:
        assert codes(audience, who) == ["9S", None, None, None]


def totals(pit: LiveTable, audience: Audience, who: Person | None = None) -> dict[Hand, int]:
    return {count.hand: count.points for count in seen(pit, audience, who).totals}


def test_the_totals_of_open_hands_grow_card_by_card_and_stay_with_the_result() -> None:
    pit = seated(STAR).start().bet("ann", "player").do(Call(Announcement.NO_MORE_BETS))
    assert totals(pit, Audience.DISPLAY) == {}
    hands: dict[Hand, str] = {}
    dealt = [(Hand.PLAYER, "8S"), (Hand.BANKER, "KH"), (Hand.PLAYER, "7D"), (Hand.BANKER, "4C")]
    for hand, code in [*dealt, (Hand.PLAYER, "6H"), (Hand.BANKER, "9D")]:
        pit.reveal().deal(code)
        hands[hand] = f"{hands.get(hand, '')} {code}"
        for audience in Audience:
            assert totals(pit, audience) == {each: point_count(cards(lies)) for each, lies in hands.items()}
    pit.reveal().settle()
    assert pit.now.coup is None
    for audience in Audience:
        assert totals(pit, audience) == {Hand.PLAYER: 1, Hand.BANKER: 3}
    assert totals(pit.start("1-2"), Audience.DISPLAY) == {}


def test_staff_are_told_whose_card_comes_next() -> None:
    pit = seated(STAR).start().bet("ann", "player").do(Call(Announcement.NO_MORE_BETS))
    due = []
    for code in "8S KH 7D 4C 6H 9D".split():
        pit.reveal()
        expected = seen(pit, Audience.DEALER, DEE).due
        assert expected is not None
        due.append((expected.hand, expected.nth, expected.clause is not None))
        assert expected.nth is not None
        facts: Facts = {"hand": Text(f"hand-{expected.hand}"), "nth": expected.nth}
        assert seen(pit, Audience.DEALER, DEE).waits_for == Text("waits-card", facts)
        assert seen(pit, Audience.DISPLAY).due is None
        pit.deal(code)
    first = [(hand, nth, False) for nth in (1, 2) for hand in (Hand.PLAYER, Hand.BANKER)]
    # Only a third card is drawn under a clause of the table of play.
    assert due == [*first, (Hand.PLAYER, 3, True), (Hand.BANKER, 3, True)]


def test_staff_are_told_how_far_the_cards_are_and_who_is_asked_to_cut() -> None:
    def waiting(pit: LiveTable) -> tuple[str | None, str | None]:
        shown = seen(pit, Audience.DEALER, DEE)
        assert shown.waits_for is not None
        return shown.waits_for.key, None if shown.due is None else shown.due.who

    pit = set_up(standard_setup(STAR, "baccarat")).do(Join("ann", 2))
    assert waiting(pit) == ("waits-cards", None)
    assert waiting(pit.do(BringCards("red"), approved=SUE)) == ("waits-shuffle", None)
    assert waiting(pit.do(Shuffle())) == ("waits-supervisor-cut", None)
    assert waiting(pit.do(LetPlayersCut(players=True), SUE)) == ("waits-player-cut", "ann")
    assert seen(pit, Audience.DISPLAY).due is None
    assert waiting(pit.do(DeclineCut("ann"))) == ("waits-supervisor-cut", None)
    assert waiting(pit.do(Cut(100), SUE)) == ("waits-cutting-card", None)
    assert waiting(pit.do(InsertCuttingCard(20))) == ("waits-burn", None)


def test_a_hand_with_a_card_face_down_has_a_total_for_its_holder_alone() -> None:
    pit = face_down(STAR, "B").deal("2S 3H 5D 4C").do(PassOut(Hand.PLAYER, "ann"))
    public = [audience for audience in Audience if audience is not Audience.PLAYER]
    assert totals(pit, Audience.PLAYER, player("ann")) == {Hand.PLAYER: 7}
    assert totals(pit, Audience.PLAYER, player("bob")) == {}
    pit.do(ExposeCard("ann", 0), player("ann"))
    assert [totals(pit, audience) for audience in public] == [{}] * len(public)
    pit.do(ExposeCard("ann", 2), player("ann"))
    assert [totals(pit, audience) for audience in public] == [{Hand.PLAYER: 7}] * len(public)
    assert totals(pit, Audience.PLAYER, player("bob")) == {Hand.PLAYER: 7}


def test_a_void_coup_has_totals_only_of_hands_that_were_shown() -> None:
    pit = face_down(STAR, "B").deal("2S 3H 5D 4C").do(PassOut(Hand.PLAYER, "ann"))
    pit.do(ExposeCard("ann", 0), player("ann")).signed(ReportIrregularity(Report(Kind.FOREIGN_CARD)), SUE)
    assert pit.now.past[-1].void is not None
    for audience in Audience:
        assert totals(pit, audience) == {}


@pytest.mark.parametrize(("device", "shown"), [(Device.SCANNING_SHOE, "??"), (Device.SHOE, "5H")], ids=str)
def test_a_stray_card_that_only_the_shoe_has_read_is_a_back_to_all(device: Device, shown: str) -> None:
    pit = face_down(STAR, "A", device).deal(NATURAL).reveal().do(DrawCard("5H"))
    for audience in Audience:
        whole = seen(pit, audience, SUE if audience is Audience.SUPERVISOR else None)
        assert whole.coup is not None
        assert whole.coup.stray == shown
        assert ("5H" in str(msgspec.to_builtins(whole))) == (shown == "5H")
    proposed = seen(pit, Audience.DEALER, DEE).proposed
    assert {report.kind.value for report in proposed} >= {"stray-player-card", "stray-banker-card"}
    assert seen(pit, Audience.PLAYER, player("ann")).proposed == ()
    pit.do(ReportIrregularity(proposed[0]), SUE)
    assert ("5H" in pit.events[-1].incidents[0].cards) == (shown == "5H")
    assert pit.now.carried is not None
    assert pit.now.carried.card == "5H"


def test_everybody_is_offered_what_is_theirs() -> None:
    pit = seated(STAR).start().bet("ann", "player")
    # An Inspector may have the cards checked at any time, and orders nothing else.
    assert offered(pit, INA) == {"instruct-check"}
    assert {"place-wager", "take-off", "take-seat"} <= offered(pit, player("ann"))
    assert "leave" not in offered(pit, player("ann"))
    assert "leave" in offered(pit, player("bob"))
    assert offered(pit, player("zoe")) == {"join"}
    assert {"draw-card", "call"} <= offered(pit, DEE)
    assert "refuse-wager" not in offered(pit, DEE)
    assert "refuse-wager" in offered(pit, SUE)
    assert view(GamingTable(), "1", Audience.SUPERVISOR, SUE).offers == ()


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, RAPID])
def test_staff_are_told_which_wagers_have_to_be_put_right(edition: str) -> None:
    pit = seated(edition).start()
    assert seen(pit, Audience.DEALER, DEE).limits_missed is None
    if edition == RAPID:
        return
    pit.do(PlaceWager("ann", 1, "player", 100, found=True))
    missed = seen(pit, Audience.DEALER, DEE).limits_missed
    assert missed is not None
    assert missed.code == "outside-limits"
    assert seen(pit, Audience.PLAYER, player("ann")).limits_missed is None


@clause(RAPID, "11.8.12")
def test_a_card_that_the_shoe_could_not_read_is_offered_to_be_named() -> None:
    pit = load(set_up(standard_setup(RAPID))).start().do(EndPeriod()).deal("AS").do(DrawCard())
    (offer,) = [each for each in seen(pit, Audience.DEALER, DEE).offers if isinstance(each.act, NameCard)]
    assert (offer.act, offer.free) == (NameCard(1, "AS"), ("card",))
    pit.do(offer.act)
    assert "name-card" not in offered(pit, DEE)


def test_sixty_are_enough_round_a_table() -> None:
    pit = set_up(standard_setup(STAR))
    for number in range(MOST_GUESTS):
        pit.do(Join(f"g{number}"))
    assert pit.refused(Join("one-more"))[0] == "table-full"


def test_a_table_with_chips_of_an_earlier_day_is_not_set_up() -> None:
    """A new player under the old name would otherwise leave with them."""
    old = Moved("seat-joined", 40_000, {"table": "1", "seat": "5"})
    pit = LiveTable()
    pit.now = REGISTRY.evolve(None, old, move("seat-joined", 40_000, table="1", seat="5"))  # type: ignore[assignment]
    assert pit.refused(SetTable(standard_setup(STAR)), SUE)[0] == "chips-on-seats"


def test_what_was_moved_by_hand_can_be_reversed_for_a_while_only() -> None:
    fill = Moved("fill", 40_000, {"table": "1"})
    pit = LiveTable()
    pit.now = REGISTRY.evolve(None, fill, move("fill", 40_000, table="1"))  # type: ignore[assignment]
    pit.do(SetTable(standard_setup(STAR)), SUE)
    assert 1 in pit.now.till.latest
    for _ in range(REVERSIBLE_MOVES):
        pit.do(SetTable(standard_setup(STAR)), SUE)
    assert pit.now.till.latest == {}


def test_the_roads_start_again_with_the_first_card_of_a_new_shoe() -> None:
    pit = seated(STAR).play("1-1", NATURAL, ann=("player", 500))
    pit.do(TakeOutCards("order-a-shuffle"), SUE)
    load(pit, "blue")
    assert len(seen(pit, Audience.DISPLAY).road) == 1, "the results stay until the first card"
    pit.start("2-1").bet("ann", "player", 500).call(Announcement.NO_MORE_BETS).do(DrawCard("9S"))
    assert seen(pit, Audience.DISPLAY).road == ()
