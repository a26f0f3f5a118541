"""Cards that the dealer may deliver to any player who bet on the hand."""

import pytest
from kit.support import CANBERRA, clause, refused
from kit.tables.card_holders import BANKER, EVE, PLAYER, TABLE, dealt, passed_and_back, person, receiving
from kit.tables.table_steps import pass_out, start_coup, turn

from pitboss.baccarat.play.exposing import Due, Exposure, ExposureStep, visible
from pitboss.baccarat.play.receiving import Bettor
from pitboss.game.coup import Hand
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role

BACKERS = {PLAYER: {"Ann", "Cem", "Eve"}, BANKER: {"Bob", "Eve"}}
PLACES = {PLAYER: (0, 2), BANKER: (1, 3)}


def down(people: tuple[Bettor, ...] = TABLE) -> Exposure:
    return unwrap(start_coup(receiving(CANBERRA, "face-down", people), "down"))


@clause(CANBERRA, "6.3", "6.3(a)", "6.3(b)")
@pytest.mark.parametrize("hand", Hand)
def test_a_hand_face_down_is_exposed_by_the_dealer_or_by_a_player_who_bet_on_it(hand: Hand) -> None:
    state = dealt(down(), "9S 4H KD 3C")
    assert set(visible(state, "Ann")) == set(visible(state)) == {None}
    by_dealer = unwrap(turn(state, hand))
    assert [card.up for card in by_dealer.cards] == [card.hand is hand for card in by_dealer.cards]
    for someone in (*TABLE, person("Gil", 3, tie=500, player_pair=500, banker_pair=500)):
        answer = pass_out(state, hand, someone)
        if someone.name in BACKERS[hand]:
            assert [card.to == someone.name for card in unwrap(answer).cards] == [
                card.hand is hand for card in state.cards
            ]
            by_player = passed_and_back(state, hand, someone, *PLACES[hand])
            assert [card.up for card in by_player.cards] == [card.up for card in by_dealer.cards]
        else:
            assert (refused(answer).code, refused(answer).clause) == ("not-a-backer", "6.3")
            # No role can approve it either.
            for role in Role:
                refused(pass_out(state, hand, someone, approved_by=role))
    # If no one bet on the hand, the dealer exposes it.
    alone = dealt(down(()), "9S 4H KD 3C")
    assert refused(pass_out(alone, hand, EVE)).code == "dealer-keeps-cards"
    assert alone.expects == Due(ExposureStep.TURN, PLAYER)


@clause(CANBERRA, "7.4")
@pytest.mark.parametrize("hand, text, third", [(PLAYER, "2S 4H KD 3C", "6H"), (BANKER, "7S 2H KD 3C", "4H")])
def test_a_third_card_face_down_is_exposed_in_the_same_way(hand: Hand, text: str, third: str) -> None:
    state = unwrap(turn(unwrap(turn(dealt(down(), text), PLAYER)), BANKER))
    state = dealt(state, third)
    assert visible(state)[4] is None
    assert unwrap(turn(state, hand)).cards[4].up
    for someone in TABLE:
        answer = pass_out(state, hand, someone)
        if someone.name in BACKERS[hand]:
            assert passed_and_back(state, hand, someone, 4).cards[4].up
        else:
            assert refused(answer).code == "not-a-backer"


@pytest.mark.parametrize("hand", Hand)
def test_a_hand_face_up_stays_with_the_dealer(hand: Hand) -> None:
    state = dealt(unwrap(start_coup(receiving(CANBERRA, "face-up"), "up")), "9S 4H KD 3C")
    assert refused(pass_out(state, hand, EVE)).code == "dealer-keeps-cards"
    assert state.expects is None
