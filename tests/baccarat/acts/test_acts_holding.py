"""Players who hold the cards: methods B and C of The Star, B of Premium, Canberra face down."""

import pytest
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, GUS, OPAL, SUE, LiveTable, player, seated
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Person
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.holding import (
    AcceptRole,
    AnnounceCounts,
    Collect,
    DeclineRole,
    Designate,
    ExcuseHolding,
    ExposeCard,
    ForfeitCards,
    PassOut,
    PassRole,
    RefuseCards,
    ReportHolding,
    Turn,
)
from pitboss.baccarat.acts.no_bet import OrderNoBet
from pitboss.baccarat.acts.opening import ChooseDealing
from pitboss.baccarat.acts.people import Join, Leave, TakeSeat
from pitboss.baccarat.acts.play import DrawCard, Settle, StartRound
from pitboss.baccarat.machines import exposure_of
from pitboss.baccarat.play.exposing import visible
from pitboss.game.coup import Hand
from pitboss.kernel.roles import Role
from pitboss.rules.procedure import Announcement, CardRule

NO_MORE = Announcement.NO_MORE_BETS
PLAYER_WINS, BANKER_WINS = "9S KH KD 7C", "2S 9H KD KC"
THIRDS = "2S 3H KD KC 5S 6H"
P, B = Hand.PLAYER, Hand.BANKER


def table(edition: str, method: str) -> LiveTable:
    return seated(edition).do(ChooseDealing(method, "down"), OPAL if edition == CANBERRA else AMY)


def dealt(edition: str, method: str = "B", cards: str = PLAYER_WINS, **wagers: tuple[str, int]) -> LiveTable:
    """Four cards face down, with these wagers."""
    pit = table(edition, method).start()
    for name, (wager, cents) in wagers.items():
        pit.bet(name, wager, cents)
    return pit.call(NO_MORE).deal(" ".join(cards.split()[:4]))


def line(pit: LiveTable, hand: Hand) -> tuple[str, ...]:
    return pit.coup.lines[hand]


def seen(pit: LiveTable, viewer: str | None = None) -> list[str | None]:
    shown = visible(exposure_of(pit.now, pit.coup), viewer)
    return [None if card is None else str(card) for card in shown]


# Who receives the cards.


@citing(star="8.8 8.9 8.10 8.11 8.14.2", premium="8.8 8.9 8.10 8.11 8.14.2")
def test_the_highest_wager_receives_a_hand_and_refusals_go_on_from_the_dealers_right(
    key: str, cited: str
) -> None:
    pit = seated(key).do(Join("dan", 6, 500_000)).do(ChooseDealing("B", "down"), AMY).start()
    bets = {"ann": 30_000, "bob": 20_000, "cem": 20_000, "dan": 10_000}
    for name, cents in bets.items():
        pit.bet(name, "player", cents)
    pit.deal(PLAYER_WINS)
    assert line(pit, P) == ("ann", "cem", "bob", "dan")
    assert pit.refused(PassOut(P, "bob")) == ("not-designated", cited)
    assert pit.refused(RefuseCards("cem", P), player("cem")) == ("not-asked", cited)
    for name in ("ann", "cem", "bob", "dan"):
        assert pit.refused(RefuseCards(name, P), player("eve"))[0] == "not-yours"
        pit.do(RefuseCards(name, P), player(name))
    assert pit.refused(PassOut(P, "ann"))[0] == "dealer-keeps-cards"
    pit.do(Turn(P)).do(Turn(B)).do(AnnounceCounts()).do(Settle())


@citing(star="8.13 8.14.1 8.12", premium="8.13 8.14.1 8.12")
def test_one_hand_is_out_at_a_time_and_one_that_nobody_bet_on_stays_with_the_dealer(
    key: str, cited: str
) -> None:
    pit = dealt(key, ann=("player", 10_000), bob=("banker", 10_000)).do(PassOut(P, "ann"))
    assert pit.refused(PassOut(B, "bob")) == ("one-hand-at-a-time", cited)
    assert pit.refused(Turn(P))[0] == "step-not-due"
    pit.do(Collect(P)).do(PassOut(B, "bob")).do(Collect(B)).do(Turn(P)).do(Turn(B))
    alone = dealt(key, ann=("player", 10_000))
    assert alone.refused(PassOut(B, "ann"))[0] == "dealer-keeps-cards"
    assert alone.refused(Turn(P))[0] == "step-not-due"
    alone.do(Turn(B))


@citing(star="8.15 8.15.1 8.15.2 8.15.3", premium="8.15 8.15.1 8.15.2 8.15.3")
def test_what_is_held_is_seen_by_the_holder_until_it_is_exposed_or_turned(key: str, cited: str) -> None:
    pit = dealt(key, "B", THIRDS, ann=("player", 10_000)).do(PassOut(P, "ann"))
    assert (seen(pit, "ann"), seen(pit)) == (["2S", None, "KD", None], [None] * 4)
    assert pit.refused(ExposeCard("bob", 0), player("bob")) == ("no-such-cards", cited)
    assert pit.refused(ExposeCard("ann", 1), player("ann")) == ("no-such-cards", cited)
    pit.do(ExposeCard("ann", 2), player("ann"))
    assert seen(pit) == [None, None, "KD", None]
    assert pit.refused(Leave("ann"), player("ann"))[0] in ("wagers-placed", "cards-held")
    assert pit.refused(DrawCard("5S"))[0] == "step-not-due"
    pit.do(Collect(P))
    assert pit.refused(Collect(P))[0] == "no-such-cards"
    assert pit.refused(AnnounceCounts())[0] == "step-not-due"
    assert pit.refused(DrawCard("5S"))[0] == "step-not-due"
    pit.do(Turn(P)).do(Turn(B))
    assert pit.refused(DrawCard("5S"))[0] == "step-not-due"
    pit.do(AnnounceCounts())
    assert [count.points for count in pit.coup.announced] == [2, 3]
    # The third card goes the same way.
    pit.do(DrawCard("5S")).do(PassOut(P, "ann")).do(ExposeCard("ann", 4)).do(Collect(P))
    pit.deal("6H").do(Turn(B)).do(AnnounceCounts()).do(Settle())
    assert pit.now.handled


@citing(star="8.2.1", premium="8.6.1")
def test_who_holds_cards_is_seated(key: str, cited: str) -> None:
    pit = dealt(key, ann=("player", 20_000), bob=("player", 10_000)).do(TakeSeat("ann"), player("ann"))
    assert pit.refused(PassOut(P, "ann")) == ("not-seated", cited)
    assert pit.refused(PassOut(P, "zoe"))[0] == "not-at-table"
    pit.do(RefuseCards("ann", P)).do(PassOut(P, "bob"))
    # A player who is standing before the deal is not in the line.
    standing = table(key, "B").do(TakeSeat("ann"), player("ann")).start()
    standing.do(PlaceWager("ann", 1, "player", 20_000)).bet("bob", "player").deal(PLAYER_WINS)
    assert line(standing, P) == ("bob",)


@citing(star="8.4", premium="8.4")
def test_a_nominee_exposes_for_the_designated_with_approval(key: str, cited: str) -> None:
    pit = dealt(key, ann=("player", 10_000), bob=("banker", 10_000))
    assert pit.refused(PassOut(P, "bob", nominated_by="ann")) == ("not-authorised", cited)
    assert pit.refused(PassOut(P, "bob", nominated_by="bob"), SUE)[0] == "not-designated"
    nominee = PassOut(P, "cem", nominated_by="ann")
    if key == STAR:
        # Cem has not bet: at The Star only players handle cards.
        assert pit.refused(nominee, DEE, SUE)[0] == "cards-not-handled"
        nominee = PassOut(P, "bob", nominated_by="ann")
    pit.do(nominee, DEE, SUE)
    pit.do(ExposeCard(nominee.to, 0), player(nominee.to)).do(Collect(P))


@clause(STAR, "8.4", "8.4.1")
def test_the_stars_nominees_take_both_first_cards_one_at_a_time() -> None:
    pit = dealt(STAR, ann=("player", 10_000), bob=("banker", 10_000), cem=("tie", 10_000))
    pit.do(PassOut(P, "bob", only=0, nominated_by="ann"), SUE)
    assert pit.refused(PassOut(P, "cem", only=2, nominated_by="ann"), SUE) == ("one-card-at-a-time", "8.4.1")
    pit.do(ExposeCard("bob", 0)).do(Collect(P))
    assert pit.refused(PassOut(P, "ann", only=2)) == ("nominees-take-both", "8.4")
    pit.do(PassOut(P, "cem", only=2, nominated_by="ann"), SUE)
    assert pit.refused(PassOut(P, "ann", only=0))[0] == "no-such-cards"


@clause(PREMIUM, "8.4")
def test_premium_lets_a_nominee_expose_one_card_and_the_player_the_other() -> None:
    pit = dealt(PREMIUM, ann=("player", 10_000))
    pit.do(PassOut(P, "cem", only=0, nominated_by="ann"), SUE).do(Collect(P)).do(PassOut(P, "ann", only=2))


@clause(PREMIUM, "8.5")
def test_premium_designates_a_person_without_a_wager_and_later_bets_do_not_undo_it() -> None:
    pit = table(PREMIUM, "B").start().bet("ann", "player")
    assert pit.refused(Designate("cem", P), AMY)[0] == "no-card-out"
    pit.deal(PLAYER_WINS)
    assert pit.refused(Designate("cem", P), SUE) == ("not-authorised", "8.5")
    assert pit.refused(Designate("zoe", P), AMY)[0] == "not-at-table"
    pit.do(Designate("cem", P), AMY)
    assert line(pit, P) == ("cem", "ann")
    pit.bet("bob", "player", 50_000)
    assert line(pit, P) == ("cem", "bob", "ann")
    # After a refusal the cards go by the wagers again.
    pit.do(RefuseCards("cem", P)).bet("ann", "player", 50_000)
    assert line(pit, P) == ("ann", "bob")
    pit.do(PassOut(P, "ann"))
    assert dealt(STAR, ann=("player", 10_000)).refused(Designate("cem", P), GUS)[0] == "not-authorised"


@clause(CANBERRA, "6.3")
def test_canberra_delivers_a_hand_to_any_who_bet_on_it_or_turns_it() -> None:
    pit = dealt(CANBERRA, "face-down", THIRDS, ann=("player", 10_000), bob=("player", 90_000))
    assert pit.refused(PassOut(P, "cem")) == ("not-a-backer", "6.3")
    assert pit.refused(PassOut(B, "ann"))[0] == "dealer-keeps-cards"
    pit.do(PassOut(P, "ann")).do(ExposeCard("ann", 0), player("ann")).do(Collect(P)).do(Turn(P)).do(Turn(B))
    pit.do(DrawCard("5S")).do(PassOut(P, "bob")).do(ExposeCard("bob", 4)).do(Collect(P))
    pit.deal("6H").do(Turn(B)).do(Settle())
    dealt(CANBERRA, "face-down", ann=("player", 10_000)).do(Turn(P)).do(Turn(B)).do(Settle())


@clause(STAR, "8.5")
@pytest.mark.parametrize("edition", [STAR, PREMIUM, RAPID, CANBERRA, GUIDE])
def test_nobody_is_given_cards_that_the_dealer_keeps(edition: str) -> None:
    pit = seated(edition).start()
    if edition != RAPID:
        pit.bet("ann", "player")
    pit.call(NO_MORE).deal("9S KH KD 7C")
    for hand in Hand:
        assert pit.refused(PassOut(hand, "ann"), GUS)[0] == "dealer-keeps-cards"


# Breaches.


@citing(star="8.3", premium="8.7")
def test_a_breach_waits_for_a_supervisor_who_excuses_or_forfeits(key: str, cited: str) -> None:
    full_view = "8.2.2" if key == STAR else "8.6.2"
    for rule in (CardRule.IN_FULL_VIEW, CardRule.OVER_THE_LAYOUT):
        pit = dealt(key, ann=("player", 20_000), bob=("player", 10_000))
        assert pit.refused(ReportHolding("ann", rule))[0] == "no-such-cards"
        pit.do(PassOut(P, "ann"))
        assert pit.refused(ReportHolding("ann", CardRule.SEATED))[0] == "no-such-duty"
        pit.do(ReportHolding("ann", rule))
        assert pit.refused(DrawCard("5S"))[0] == "step-not-due"
        assert pit.refused(ExcuseHolding("ann")) == ("not-authorised", cited)
        pit.do(ExcuseHolding("ann"), DEE, SUE).do(Collect(P))
    again = dealt(key, ann=("player", 20_000), bob=("player", 10_000)).do(PassOut(P, "ann"))
    again.do(ReportHolding("ann", CardRule.IN_FULL_VIEW))
    assert again.coup.breaches[-1].clause == full_view
    assert again.refused(ForfeitCards("ann")) == ("not-authorised", cited)
    assert again.refused(ForfeitCards("cem"), SUE)[0] == "no-such-cards"
    again.do(ForfeitCards("ann"), SUE)
    assert (line(again, P), [card.out for card in again.coup.cards]) == (("bob",), [False] * 4)
    again.reveal().do(Settle())


# The banker's role.


def test_only_method_c_has_a_role() -> None:
    for pit in (
        seated(STAR),
        table(STAR, "B"),
        seated(PREMIUM),
        seated(CANBERRA),
        seated(RAPID),
        seated(GUIDE),
    ):
        for act in (AcceptRole("cem"), DeclineRole("cem")):
            assert pit.refused(act)[0] == "no-banker-role"
        assert pit.refused(PassRole("cem"))[0] == "role-not-held"


@clause(STAR, "8.17", "8.18", "8.20", "8.22", "8.23", "8.24", "8.26")
def test_the_role_is_offered_from_the_dealers_right_held_while_banker_does_not_lose_and_goes_on() -> None:
    pit = table(STAR, "C").start()
    pit.bet("bob", "banker")
    assert pit.refused(DrawCard("2S")) == ("role-on-offer", "8.17")
    for early in ("ann", "bob"):
        assert pit.refused(AcceptRole(early), player(early)) == ("not-asked", "8.17")
    pit.do(DeclineRole("cem"), player("cem")).do(AcceptRole("bob"), player("bob"))
    pit.deal(BANKER_WINS)
    assert pit.refused(PassOut(P, "bob")) == ("dealer-keeps-cards", "8.23")
    assert pit.refused(PassOut(B, "ann")) == ("not-designated", "8.17")
    assert pit.refused(RefuseCards("bob", B), player("bob")) == ("role-binds", "8.17")
    pit.do(PassOut(B, "bob")).do(ExposeCard("bob", 1), player("bob")).do(Collect(B))
    # Returned cards are laid face up.
    assert seen(pit) == [None, "9H", None, "KC"]
    pit.do(Turn(P)).do(AnnounceCounts()).do(Settle())
    assert pit.now.bank.holder == "bob"
    # The holder must bet on Banker or pass the role on.
    pit.start("1-2").bet("ann", "player")
    assert pit.refused(DrawCard("9S")) == ("banker-wager-needed", "8.17")
    pit.bet("bob", "banker").deal(PLAYER_WINS).reveal().settle()
    assert not pit.now.bank.holder
    # Banker lost: the role is offered next to the right of the last holder.
    assert pit.refused(AcceptRole("cem"))[0] == "not-asked"
    pit.do(AcceptRole("ann"))


@clause(STAR, "8.19")
def test_the_role_is_passed_on_between_coups_only() -> None:
    pit = table(STAR, "C").do(AcceptRole("cem")).start().bet("cem", "banker").deal(BANKER_WINS)
    assert pit.refused(PassRole("cem"), player("cem")) == ("coup-in-progress", "8.19")
    assert pit.refused(PassRole("bob"), player("bob"))[0] == "role-not-held"
    pit.reveal().settle().do(PassRole("cem"), player("cem"))
    assert pit.refused(AcceptRole("cem"))[0] == "not-asked"
    pit.do(AcceptRole("bob"))
    pit.start("1-2").bet("bob", "banker").deal("9S")
    assert pit.refused(AcceptRole("ann"))[0] == "coup-in-progress"


@clause(STAR, "8.21")
def test_when_all_decline_the_dealer_deals_by_method_a() -> None:
    pit = table(STAR, "C")
    for name in ("cem", "bob", "ann"):
        pit.do(DeclineRole(name), player(name))
    pit.start().bet("ann", "banker").deal(BANKER_WINS)
    assert pit.coup.method == "A"
    assert pit.refused(PassOut(B, "ann"))[0] == "dealer-keeps-cards"
    pit.reveal().settle()
    # A new player is asked.
    pit.do(Join("dan", 6, 1_000)).do(AcceptRole("dan"))


@clause(STAR, "8.3", "8.20")
def test_a_supervisor_takes_the_role_away_at_any_time() -> None:
    idle = table(STAR, "C").do(AcceptRole("cem"))
    assert idle.refused(ForfeitCards("cem")) == ("not-authorised", "8.3")
    idle.do(ForfeitCards("cem"), SUE)
    assert idle.now.bank.holder is None
    begun = table(STAR, "C").do(AcceptRole("cem")).start().bet("cem", "banker").deal(BANKER_WINS)
    begun.do(PassOut(B, "cem")).do(ForfeitCards("cem"), DEE, SUE)
    assert (begun.now.bank.holder, line(begun, B)) == (None, ())
    begun.do(Turn(P)).do(Turn(B)).do(AnnounceCounts()).do(Settle())
    # Also in a no-bet coup.
    order = OrderNoBet("call-a-no-bet-coup-that-all-agree-to", "1-1", (), ("ann", "bob", "cem"))
    dark = table(STAR, "C").do(AcceptRole("cem")).do(order, SUE).do(StartRound("1-1")).deal("9S")
    dark.do(ForfeitCards("cem"), SUE)
    assert dark.now.bank.holder is None


def test_a_holder_who_gets_up_or_leaves_has_the_role_no_more() -> None:
    for act in (TakeSeat("cem"), Leave("cem")):
        pit = table(STAR, "C").do(AcceptRole("cem")).do(act, player("cem"))
        assert pit.now.bank.holder is None
        pit.start().bet("bob", "banker")
        assert pit.refused(DrawCard("9S")) == ("role-on-offer", "8.17")
        pit.do(AcceptRole("bob")).do(DrawCard("9S"))


def test_patrons_do_not_expose_or_refuse_for_others() -> None:
    pit = dealt(STAR, ann=("player", 10_000)).do(PassOut(P, "ann"))
    for act in (ExposeCard("ann", 0), RefuseCards("ann", P), AcceptRole("ann"), PassRole("ann")):
        assert pit.refused(act, Person("eve", Role.PATRON))[0] == "not-yours"
