"""Who may receive a hand that is dealt face down, and expose it."""

import pytest
from support import CANBERRA, baccarat, clause, refused

from pitboss.game.coup import Hand
from pitboss.game.dealing import check_receiver

UP, DOWN = baccarat(CANBERRA).procedure.methods


@clause(CANBERRA, "6.3", "7.4")
@pytest.mark.parametrize("hand", Hand)
def test_a_hand_face_down_or_its_third_card_goes_to_a_player_who_bet_on_it(hand: Hand) -> None:
    game = baccarat(CANBERRA)
    other = Hand.BANKER if hand is Hand.PLAYER else Hand.PLAYER
    assert DOWN.faces == ("down",)
    assert check_receiver(game, DOWN, hand, [hand]) is None
    assert check_receiver(game, DOWN, hand, ["tie", hand, other]) is None
    for wagers in ([], ["tie"], [other], [f"{hand}-pair", f"{hand}-dragon-bonus"]):
        stranger = refused(check_receiver(game, DOWN, hand, wagers))
        assert (stranger.code, stranger.clause) == ("not-a-backer", "6.3")


@pytest.mark.parametrize("hand", Hand)
def test_a_hand_face_up_stays_with_the_dealer(hand: Hand) -> None:
    kept = refused(check_receiver(baccarat(CANBERRA), UP, hand, [hand]))
    assert kept.code == "cards-not-handled"
