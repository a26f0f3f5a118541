"""The cards of a coup on the table: who holds them, who sees them, and the order of exposure.

It takes over 10 s: after each step of 750 random coups the views of all people are compared.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.rulebook import under
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, SUPERVISORS, cards, clause, refused
from kit.tables.card_holders import (
    ANN,
    BANKER,
    BOB,
    CEM,
    DAN,
    PLAYER,
    TABLE,
    announced,
    begin,
    dealt,
    nominate,
    passed_and_back,
    person,
    receiving,
)
from kit.tables.table_steps import (
    announce_counts,
    collect,
    deal,
    excuse,
    expose,
    forfeit,
    name_card,
    pass_out,
    refuse_cards,
    report_breach,
    start_coup,
    turn,
)

from pitboss.baccarat.play.exposing import Count, Due, Exposure, ExposureStep, visible
from pitboss.game.cards import CARDS, DECK, Card
from pitboss.game.coup import Hand, deal_coup
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.procedure import CardRule

SUPERVISOR = Role.CASINO_SUPERVISOR
FOUR = "2S 4H KD 2C"
"""Two to the Player, six to the Banker: the Player draws, and against a six the Banker does, too."""
VIEWERS = (None, "Ann", "Bob", "Cem", "Dan", "Eve")


def seen(state: Exposure, viewer: str | None = None) -> str:
    """The cards as one viewer sees them; a back is two dashes."""
    return " ".join("--" if card is None else str(card) for card in visible(state, viewer))


def due(state: Exposure) -> Due:
    assert state.expects is not None
    return state.expects


def who_may(act: Callable[[Role], object]) -> set[Role]:
    return {role for role in Role if not isinstance(act(role), Rejection)}


def reason(value: object) -> tuple[str, str | None]:
    return refused(value).code, refused(value).clause


# Method A: the dealer keeps the cards.


@clause(STAR, "8.5")
@pytest.mark.parametrize("face", ["up", "down"])
def test_under_method_a_no_card_leaves_the_dealer(face: str) -> None:
    state = begin(STAR, "A", face)
    for text in (*FOUR.split(), None):
        for hand in Hand:
            for someone in TABLE:
                for approval in (None, *Role):
                    answer = pass_out(state, hand, someone, nominated_by="Ann", approved_by=approval)
                    assert reason(answer) == ("dealer-keeps-cards", "8.5")
        state = dealt(state, text) if text else state
    assert not any(card.out or card.to for card in state.cards)


@under(star="8.6.1", premium="8.2.1")
def test_four_cards_lie_face_up_or_face_down_until_the_dealer_exposes_them(edition: str) -> None:
    up, down = begin(edition, "A", "up"), begin(edition, "A", "down")
    for place, code in enumerate(FOUR.split()):
        assert refused(turn(down, PLAYER)).code == "step-not-due"
        up, down = dealt(up, code), dealt(down, code)
        for viewer in VIEWERS:
            assert visible(up, viewer) == cards(" ".join(FOUR.split()[: place + 1]))
            assert visible(down, viewer) == (None,) * (place + 1)
    assert [card.hand for card in up.cards] == [card.hand for card in down.cards] == [PLAYER, BANKER] * 2
    assert due(down) == (ExposureStep.TURN, PLAYER, None)
    assert refused(deal(down, CARDS["6H"])).code == "step-not-due"
    down = unwrap(turn(down, PLAYER))
    assert (seen(down), due(down)) == ("2S -- KD --", (ExposureStep.TURN, BANKER, None))
    down = unwrap(turn(down, BANKER))
    assert visible(down) == visible(up) == cards(FOUR)
    with pytest.raises(AssertionError, match="face-not-allowed"):
        begin(edition, "A", "sideways")


@under(star="8.6.2", premium="8.2.2")
@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("text, player, banker", [(FOUR, 2, 6), ("9S 4H 9D 5C", 8, 9), ("7S KH KD QC", 7, 0)])
def test_the_dealer_announces_the_players_count_and_then_the_bankers(
    edition: str, face: str, text: str, player: int, banker: int
) -> None:
    cited = {STAR: "8.6.2", PREMIUM: "8.2.2"}[edition]
    state = begin(edition, "A", face)
    for code in text.split():
        assert refused(announce_counts(state)).code == "step-not-due"
        state = dealt(state, code)
    if face == "down":
        for hand in Hand:
            assert refused(announce_counts(state)).code == "step-not-due"
            state = unwrap(turn(state, hand))
    assert due(state) == (ExposureStep.ANNOUNCE, None, None)
    # No third card before the counts.
    assert reason(deal(state, CARDS["6H"])) == ("step-not-due", cited)
    state = unwrap(announce_counts(state))
    assert state.announced == (Count(PLAYER, player), Count(BANKER, banker))
    assert refused(announce_counts(state)).code == "step-not-due"


@under(star="8.7", premium="8.3")
def test_under_method_a_a_third_card_lies_as_the_first_four_did(edition: str) -> None:
    up = announced(dealt(begin(edition, "A", "up"), FOUR))
    up = dealt(up, "6H")
    assert seen(up) == f"{FOUR} 6H"
    up = dealt(up, "9H")
    assert seen(up) == f"{FOUR} 6H 9H"

    down = announced(dealt(begin(edition, "A", "down"), FOUR))
    for hand, code in ((PLAYER, "6H"), (BANKER, "9H")):
        before = seen(down)
        down = dealt(down, code)
        assert {seen(down, viewer) for viewer in VIEWERS} == {f"{before} --"}
        assert refused(pass_out(down, hand, ANN)).code == "dealer-keeps-cards"
        assert due(down) == (ExposureStep.TURN, hand, None)
        down = unwrap(turn(down, hand))
        assert seen(down) == f"{before} {code}"
    for state in (up, down):
        final = unwrap(announce_counts(state))
        assert final.announced[2:] == (Count(PLAYER, 8), Count(BANKER, 5))
        assert final.expects is None
        assert refused(deal(final, CARDS["6H"])).code == "too-many-cards"
        assert reason(announce_counts(final)) == ("step-not-due", None)


# Methods B and C: cards are passed out.


@under(star="8.12", premium="8.12")
def test_under_method_b_both_hands_go_face_down_to_the_designated_players(edition: str) -> None:
    with pytest.raises(AssertionError, match="face-not-allowed"):
        begin(edition, "B", "up")
    state = begin(edition, "B")
    for code in FOUR.split():
        assert refused(pass_out(state, PLAYER, ANN)).code == "no-such-cards"
        state = dealt(state, code)
    assert {seen(state, viewer) for viewer in VIEWERS} == {"-- -- -- --"}
    for hand, receiver, view in ((PLAYER, ANN, "2S -- KD --"), (BANKER, BOB, FOUR)):
        public = seen(state)
        assert due(state) == (ExposureStep.PASS_OUT, hand, receiver.name)
        # The dealer must pass them to this player only, and may not turn them.
        assert reason(turn(state, hand)) == ("step-not-due", "8.12")
        for other in [someone for someone in TABLE if someone != receiver]:
            assert refused(pass_out(state, hand, other)).code == "not-designated"
        state = unwrap(pass_out(state, hand, receiver))
        for viewer in VIEWERS:
            assert seen(state, viewer) == (view if viewer == receiver.name else public)
        assert refused(pass_out(state, hand, receiver)).code == "no-such-cards"
        state = unwrap(turn(unwrap(collect(state, hand)), hand))


@under(star="8.13", premium="8.13")
@pytest.mark.parametrize("first, second", [((PLAYER, ANN), (BANKER, BOB)), ((BANKER, BOB), (PLAYER, ANN))])
def test_only_one_hand_is_with_the_players_at_a_time(
    edition: str, first: tuple[Hand, object], second: tuple[Hand, object]
) -> None:
    state = dealt(begin(edition, "B"), FOUR)
    state = unwrap(pass_out(state, *first))  # type: ignore[arg-type]
    assert reason(pass_out(state, *second)) == ("one-hand-at-a-time", "8.13")  # type: ignore[arg-type]
    for place in [n for n, card in enumerate(state.cards) if card.hand is first[0]]:
        # Exposed cards stay with the player, too, until the dealer collects them.
        state = unwrap(expose(state, state.cards[place].to or "", place))
        assert reason(pass_out(state, *second)) == ("one-hand-at-a-time", "8.13")  # type: ignore[arg-type]
    state = unwrap(collect(state, first[0]))
    assert unwrap(pass_out(state, *second)).cards[0].hand is PLAYER  # type: ignore[arg-type]


@under(star="8.15 8.15.1 8.15.2 8.15.3", premium="8.15 8.15.1 8.15.2 8.15.3")
@pytest.mark.parametrize("exposed", [(), (0,), (2,), (0, 2), (2, 0)])
def test_under_method_b_a_hand_is_exposed_or_not_taken_back_turned_and_announced(
    edition: str, exposed: tuple[int, ...]
) -> None:
    state = unwrap(pass_out(dealt(begin(edition, "B"), FOUR), PLAYER, ANN))
    assert seen(state, "Ann") == "2S -- KD --"
    assert due(state) == (ExposureStep.EXPOSE, PLAYER, "Ann")
    for place in exposed:
        # Only the holder of a card can expose it, and only once.
        assert reason(expose(state, "Cem", place)) == ("no-such-cards", "8.15")
        state = unwrap(expose(state, "Ann", place))
        assert visible(state)[place] == cards(FOUR)[place]
        assert refused(expose(state, "Ann", place)).code == "no-such-cards"
    public = seen(state)
    assert due(state)[0] is (ExposureStep.COLLECT if len(exposed) == 2 else ExposureStep.EXPOSE)
    assert reason(turn(state, PLAYER)) == ("step-not-due", "8.15.1")
    assert reason(collect(state, BANKER)) == ("no-such-cards", "8.15.1")
    state = unwrap(collect(state, PLAYER))
    # The cards are back in their area. No viewer, not even the last holder, sees an unexposed card.
    assert not any(card.out for card in state.cards)
    assert {seen(state, viewer) for viewer in VIEWERS} == {public}
    assert [card.hand for card in state.cards] == [PLAYER, BANKER, PLAYER, BANKER]
    state = passed_and_back(state, BANKER, BOB, 1)
    # Unexposed cards are turned before the counts and before a third card.
    for hand, hidden in ((PLAYER, len(exposed) < 2), (BANKER, True)):
        if hidden:
            assert due(state) == (ExposureStep.TURN, hand, None)
            assert reason(deal(state, CARDS["6H"])) == ("step-not-due", "8.15.2")
            assert refused(announce_counts(state)).code == "step-not-due"
            state = unwrap(turn(state, hand))
        assert reason(turn(state, hand)) == ("no-such-cards", "8.15.2")
    assert seen(state) == FOUR
    assert reason(deal(state, CARDS["6H"])) == ("step-not-due", "8.15.3")
    state = unwrap(announce_counts(state))
    assert state.announced == (Count(PLAYER, 2), Count(BANKER, 6))
    assert due(state) == (ExposureStep.DEAL, PLAYER, None)


@under(star="8.16", premium="8.16")
def test_under_method_b_a_third_card_goes_the_way_of_the_first_four(edition: str) -> None:
    state = dealt(begin(edition, "B"), FOUR)
    state = passed_and_back(passed_and_back(state, PLAYER, ANN), BANKER, BOB)
    state = announced(state)
    for place, (hand, receiver, code) in enumerate(((PLAYER, ANN, "6H"), (BANKER, BOB, "9H")), 4):
        state = dealt(state, code)
        assert due(state) == (ExposureStep.PASS_OUT, hand, receiver.name)
        assert reason(turn(state, hand)) == ("step-not-due", "8.12")
        state = unwrap(pass_out(state, hand, receiver))
        assert [viewer for viewer in VIEWERS if visible(state, viewer)[place]] == [receiver.name]
        assert reason(deal(state, CARDS["AS"])) == ("step-not-due", "8.15")
        state = unwrap(collect(unwrap(expose(state, receiver.name, place)), hand))
        assert visible(state)[place] == CARDS[code]
    state = unwrap(announce_counts(state))
    assert state.announced[2:] == (Count(PLAYER, 8), Count(BANKER, 5))
    assert state.expects is None
    # A designated player may refuse the third card after holding the first two: then the next is asked.
    state = announced(
        passed_and_back(passed_and_back(dealt(begin(edition, "B"), FOUR), PLAYER, ANN), BANKER, BOB)
    )
    state = unwrap(refuse_cards(dealt(state, "6H"), PLAYER, "Ann"))
    assert due(state) == (ExposureStep.PASS_OUT, PLAYER, "Cem")


@clause(STAR, "8.22", "8.23")
def test_under_method_c_the_bankers_cards_go_out_and_the_players_stay() -> None:
    with pytest.raises(AssertionError, match="face-not-allowed"):
        begin(STAR, "C", "up")
    state = begin(STAR, "C")
    for code in FOUR.split():
        state = dealt(state, code)
        assert {seen(state, viewer) for viewer in VIEWERS} == {" ".join(["--"] * len(state.cards))}
    for someone in TABLE:
        for approval in (None, SUPERVISOR):
            answer = pass_out(state, PLAYER, someone, nominated_by="Bob", approved_by=approval)
            assert reason(answer) == ("dealer-keeps-cards", "8.23")
    assert reason(turn(state, BANKER)) == ("step-not-due", "8.22")
    for other in [someone for someone in TABLE if someone != BOB]:
        assert refused(pass_out(state, BANKER, other)).code == "not-designated"
    state = unwrap(pass_out(state, BANKER, BOB))
    assert {viewer: seen(state, viewer) for viewer in VIEWERS} == {
        viewer: "-- 4H -- 2C" if viewer == "Bob" else "-- -- -- --" for viewer in VIEWERS
    }


@clause(STAR, "8.24", "8.24.1", "8.24.2", "8.24.3")
@pytest.mark.parametrize("exposed", [(), (1,), (3, 1)])
def test_under_method_c_the_hand_comes_back_face_up_the_rest_is_turned_and_announced(
    exposed: tuple[int, ...],
) -> None:
    state = unwrap(pass_out(dealt(begin(STAR, "C"), FOUR), BANKER, BOB))
    assert reason(expose(state, "Ann", 1)) == ("no-such-cards", "8.24")
    for place in exposed:
        state = unwrap(expose(state, "Bob", place))
        assert visible(state)[place] == cards(FOUR)[place]
    assert reason(turn(state, BANKER)) == ("step-not-due", "8.24.1")
    state = unwrap(collect(state, BANKER))
    assert (seen(state), any(card.out for card in state.cards)) == ("-- 4H -- 2C", False)
    assert due(state) == (ExposureStep.TURN, PLAYER, None)
    assert reason(deal(state, CARDS["6H"])) == ("step-not-due", "8.24.2")
    state = unwrap(turn(state, PLAYER))
    assert seen(state) == FOUR
    assert reason(deal(state, CARDS["6H"])) == ("step-not-due", "8.24.3")
    assert unwrap(announce_counts(state)).announced == (Count(PLAYER, 2), Count(BANKER, 6))


@clause(STAR, "8.25")
def test_under_method_c_third_cards_go_the_way_of_the_first_four() -> None:
    state = announced(passed_and_back(dealt(begin(STAR, "C"), FOUR), BANKER, BOB))
    state = dealt(state, "6H")
    assert seen(state, "Bob") == f"{FOUR} --"
    assert due(state) == (ExposureStep.TURN, PLAYER, None)
    assert refused(pass_out(state, PLAYER, BOB)).code == "dealer-keeps-cards"
    state = dealt(unwrap(turn(state, PLAYER)), "9H")
    assert due(state) == (ExposureStep.PASS_OUT, BANKER, "Bob")
    state = unwrap(pass_out(state, BANKER, BOB))
    assert (seen(state, "Bob"), seen(state)) == (f"{FOUR} 6H 9H", f"{FOUR} 6H --")
    state = unwrap(announce_counts(unwrap(collect(state, BANKER))))
    assert state.announced[2:] == (Count(PLAYER, 8), Count(BANKER, 5))
    assert state.expects is None


# Other people who expose the cards in place of the designated player.


@under(star="8.4", premium="8.4")
def test_with_approval_others_expose_the_cards_for_the_designated_player(edition: str) -> None:
    state = dealt(begin(edition, "B"), FOUR)
    assert who_may(lambda role: nominate(state, PLAYER, CEM, approved_by=role)) == SUPERVISORS
    assert reason(nominate(state, PLAYER, CEM, approved_by=Role.DEALER)) == ("not-authorised", "8.4")
    assert reason(nominate(state, PLAYER, CEM, approved_by=None)) == ("not-authorised", "8.4")
    # The designated player, Ann, must ask for it: not the dealer, the nominee or another player.
    for name in (None, "Bob", "Cem", "Dan", "Eve"):
        answer = pass_out(state, PLAYER, CEM, nominated_by=name, approved_by=SUPERVISOR)
        assert refused(answer).code == "not-designated"
    # After her refusal it is for Cem to ask.
    next_in_line = unwrap(refuse_cards(state, PLAYER, "Ann"))
    for name, right in (("Ann", False), ("Cem", True)):
        answer = pass_out(next_in_line, PLAYER, BOB, nominated_by=name, approved_by=SUPERVISOR)
        assert isinstance(answer, Rejection) != right
    # A seated player with any wager; a seated patron in Premium only; no one who is standing.
    for someone, premium_only in ((CEM, False), (BOB, False), (DAN, True)):
        answer = nominate(state, PLAYER, someone)
        if premium_only and edition == STAR:
            assert reason(answer) == ("cards-not-handled", "3.7")
        else:
            assert seen(unwrap(answer), someone.name) == "2S -- KD --"
            assert seen(unwrap(answer), "Ann") == "-- -- -- --"
    standing = nominate(state, PLAYER, CEM._replace(seat=None))
    assert refused(standing).code == "not-seated"

    # Both of the first two, by one or two others; the third by a nominee or by the designated player.
    both = unwrap(nominate(state, PLAYER, CEM))
    assert refused(expose(both, "Ann", 0)).code == "no-such-cards"
    both = unwrap(collect(unwrap(expose(unwrap(expose(both, "Cem", 0)), "Cem", 2)), PLAYER))
    two = unwrap(nominate(state, PLAYER, CEM, only=0))
    two = unwrap(collect(unwrap(expose(two, "Cem", 0)), PLAYER))
    two = unwrap(nominate(two, PLAYER, BOB, only=2))
    two = unwrap(collect(unwrap(expose(two, "Bob", 2)), PLAYER))
    for shown in (both, two):
        assert seen(shown) == "2S -- KD --"
        third = dealt(announced(passed_and_back(shown, BANKER, BOB)), "6H")
        assert unwrap(pass_out(third, PLAYER, ANN)).cards[4].to == "Ann"
        nominee = unwrap(nominate(third, PLAYER, BOB))
        assert unwrap(expose(nominee, "Bob", 4)).cards[4].up
    own = dealt(announced(passed_and_back(passed_and_back(state, PLAYER, ANN), BANKER, BOB)), "6H")
    assert unwrap(nominate(own, PLAYER, CEM)).cards[4].to == "Cem"

    # One of the first two, with the other for the designated player: in Premium only.
    one = unwrap(collect(unwrap(nominate(state, PLAYER, CEM, only=2)), PLAYER))
    other = unwrap(collect(unwrap(pass_out(state, PLAYER, ANN, only=0)), PLAYER))
    for mixed in (pass_out(one, PLAYER, ANN), nominate(other, PLAYER, CEM)):
        if edition == PREMIUM:
            assert sum(card.out for card in unwrap(mixed).cards) == 1
        else:
            assert reason(mixed) == ("nominees-take-both", "8.4")


@clause(STAR, "8.4.1")
def test_cards_for_two_nominees_go_out_and_are_exposed_one_at_a_time() -> None:
    state = dealt(begin(STAR, "B"), FOUR)
    state = unwrap(nominate(state, PLAYER, CEM, only=0))
    second = partial(nominate, hand=PLAYER, to=BOB, only=2)
    assert reason(second(state)) == ("one-card-at-a-time", "8.4.1")
    # One nominee may have both, one after the other.
    assert [card.to for card in unwrap(nominate(state, PLAYER, CEM, only=2)).cards] == [
        "Cem",
        None,
        "Cem",
        None,
    ]
    state = unwrap(expose(state, "Cem", 0))
    assert reason(second(state)) == ("one-card-at-a-time", "8.4.1")
    state = unwrap(second(unwrap(collect(state, PLAYER))))
    assert [card.to for card in state.cards if card.out] == ["Bob"]
    # The same under method C, for the Banker's cards.
    state = unwrap(nominate(dealt(begin(STAR, "C"), FOUR), BANKER, CEM, only=1))
    answer = nominate(state, BANKER, ANN, only=3)
    assert reason(answer) == ("one-card-at-a-time", "8.4.1")


def test_premium_lets_two_nominees_hold_their_cards_together() -> None:
    state = dealt(begin(PREMIUM, "B"), FOUR)
    state = unwrap(nominate(state, PLAYER, CEM, only=0))
    state = unwrap(nominate(state, PLAYER, DAN, only=2))
    assert (seen(state, "Cem"), seen(state, "Dan")) == ("2S -- -- --", "-- -- KD --")


# Breaches and forfeiture.


def moments(edition: str, key: str) -> list[Exposure]:
    """A coup at every step while the Banker's cards belong to Bob."""
    state = begin(edition, key)
    found = [state]
    for code in FOUR.split():
        state = dealt(state, code)
        found.append(state)
    found.append(unwrap(pass_out(state, BANKER, BOB)))
    found.append(unwrap(expose(found[-1], "Bob", 1)))
    found.append(unwrap(collect(found[-1], BANKER)))
    return found


@pytest.mark.parametrize(
    "edition, key, cited",
    [
        pytest.param(STAR, "B", "8.3", marks=clause(STAR, "8.3")),
        pytest.param(STAR, "C", "8.3", marks=clause(STAR, "8.3")),
        pytest.param(PREMIUM, "B", "8.7", marks=clause(PREMIUM, "8.7")),
    ],
)
def test_a_supervisor_takes_the_cards_away_at_any_time(edition: str, key: str, cited: str) -> None:
    for state in moments(edition, key):
        assert who_may(partial(forfeit, state, "Bob")) == SUPERVISORS
        shown = seen(state)
        after = unwrap(forfeit(state, "Bob", SUPERVISOR))
        assert not any(card.out for card in after.cards)
        assert after.receivers.designated(BANKER) is None
        assert seen(after, "Bob") == shown
        if len(state.cards) == 4:
            assert refused(pass_out(after, BANKER, BOB)).code == "dealer-keeps-cards"
            assert after.cards[3].up or unwrap(turn(after, BANKER)).cards[3].up
    assert reason(forfeit(state, "Dan", SUPERVISOR)) == ("no-such-cards", cited)


@clause(PREMIUM, "8.7")
def test_a_patron_who_holds_the_cards_may_lose_them_as_well() -> None:
    state = unwrap(nominate(dealt(begin(PREMIUM, "B"), FOUR), PLAYER, DAN))
    after = unwrap(forfeit(state, "Dan", SUPERVISOR))
    assert not any(card.out for card in after.cards)
    # Ann, who nominated him, keeps control of the cards to come.
    assert after.receivers.designated(PLAYER) == ANN
    # If she forfeits it, the cards that others hold for her are returned, too.
    after = unwrap(forfeit(state, "Ann", SUPERVISOR))
    assert not any(card.out for card in after.cards)
    assert after.receivers.designated(PLAYER) == CEM


@under(star="8.3", premium="8.7")
def test_cards_not_handled_yet_go_to_the_next_in_line_and_others_stay_with_the_dealer(edition: str) -> None:
    state = dealt(begin(edition, "B"), FOUR)
    unseen = unwrap(forfeit(state, "Ann", SUPERVISOR))
    assert due(unseen) == (ExposureStep.PASS_OUT, PLAYER, "Cem")
    handled = unwrap(forfeit(unwrap(pass_out(state, PLAYER, ANN)), "Ann", SUPERVISOR))
    assert due(handled) == (ExposureStep.TURN, PLAYER, None)
    assert refused(pass_out(handled, PLAYER, CEM)).code == "no-such-cards"
    third = dealt(announced(passed_and_back(unwrap(turn(handled, PLAYER)), BANKER, BOB)), "6H")
    assert due(third) == (ExposureStep.PASS_OUT, PLAYER, "Cem")
    # A card left by a nominee does not oblige the next in line to nominate.
    split = unwrap(nominate(state, PLAYER, BOB, only=0))
    split = unwrap(forfeit(split, "Ann", SUPERVISOR))
    assert unwrap(pass_out(split, PLAYER, CEM)).cards[2].to == "Cem"


@pytest.mark.parametrize(
    "edition, key, rule, cited",
    [
        pytest.param(edition, key, rule, cited, marks=clause(edition, cited))
        for edition, key, in_view, over_layout in (
            (STAR, "B", "8.2.2", "8.2.3"),
            (STAR, "C", "8.2.2", "8.2.3"),
            (PREMIUM, "B", "8.6.2", "8.6.3"),
        )
        for rule, cited in ((CardRule.IN_FULL_VIEW, in_view), (CardRule.OVER_THE_LAYOUT, over_layout))
    ],
)
def test_a_breach_is_recorded_and_a_supervisor_rules_on_it(
    edition: str, key: str, rule: CardRule, cited: str
) -> None:
    state = dealt(begin(edition, key), FOUR)
    # A player without a card cannot be in breach; the cards may be picked up.
    assert reason(report_breach(state, "Bob", rule)) == ("no-such-cards", cited)
    state = unwrap(pass_out(state, BANKER, BOB))
    assert seen(state, "Bob") == "-- 4H -- 2C"
    breached = unwrap(report_breach(state, "Bob", rule))
    (breach,) = breached.breaches
    assert (breach.who, breach.rule, breach.clause, breach.ruled) == ("Bob", rule, cited, False)
    assert due(breached) == (ExposureStep.RULING, None, "Bob")
    assert reason(announce_counts(breached)) == ("step-not-due", cited)
    # The coup waits for the ruling, even after the cards are returned.
    waiting = (
        unwrap(turn(unwrap(collect(breached, BANKER)), BANKER))
        if key == "B"
        else unwrap(collect(breached, BANKER))
    )
    assert refused(deal(waiting, CARDS["6H"])).code == "step-not-due"
    assert refused(announce_counts(waiting)).code == "step-not-due"
    assert (
        who_may(partial(forfeit, breached, "Bob")) == who_may(partial(excuse, breached, "Bob")) == SUPERVISORS
    )
    taken = unwrap(forfeit(breached, "Bob", SUPERVISOR))
    assert not any(card.out for card in taken.cards)
    assert taken.receivers.designated(BANKER) is None
    left = unwrap(excuse(breached, "Bob", SUPERVISOR))
    assert due(left) == (ExposureStep.EXPOSE, BANKER, "Bob")
    for ruled in (taken, left):
        assert ruled.breaches == (breach._replace(ruled=True),)
        assert due(ruled)[0] is not ExposureStep.RULING


@pytest.mark.parametrize("edition", [STAR, PREMIUM])
def test_a_breach_is_reported_also_when_the_cards_are_back(edition: str) -> None:
    state = passed_and_back(dealt(begin(edition, "B"), FOUR), PLAYER, ANN)
    late = unwrap(report_breach(state, "Ann", CardRule.IN_FULL_VIEW))
    assert due(late) == (ExposureStep.RULING, None, "Ann")
    # A player who held none of the cards is not in breach: Bob has not had the Banker's yet, Cem none at all.
    for name in ("Bob", "Cem"):
        assert refused(report_breach(state, name, CardRule.IN_FULL_VIEW)).code == "no-such-cards"
    # If a supervisor takes the cards from her, the third one goes to Cem; otherwise it goes to her.
    for rule, receiver in ((forfeit, "Cem"), (excuse, "Ann")):
        ruled = unwrap(rule(late, "Ann", SUPERVISOR))
        third = dealt(announced(passed_and_back(ruled, BANKER, BOB)), "6H")
        assert due(third) == (ExposureStep.PASS_OUT, PLAYER, receiver)


def test_a_breach_of_one_is_not_settled_by_a_word_on_another() -> None:
    state = dealt(begin(PREMIUM, "B"), FOUR)
    for to, place in ((CEM, 0), (DAN, 2)):
        state = unwrap(nominate(state, PLAYER, to, only=place))
        state = unwrap(report_breach(state, to.name, CardRule.IN_FULL_VIEW))
    assert due(unwrap(excuse(state, "Cem", SUPERVISOR))) == (ExposureStep.RULING, None, "Dan")


@pytest.mark.parametrize("rule", [CardRule.SEATED, CardRule.EXPOSED, CardRule.ANNOUNCED])
def test_only_the_duties_of_a_holder_are_reported(rule: CardRule) -> None:
    state = unwrap(pass_out(dealt(begin(STAR, "B"), FOUR), PLAYER, ANN))
    assert refused(report_breach(state, "Ann", rule)).code == "no-such-duty"
    canberra = dealt(unwrap(start_coup(receiving(CANBERRA, "face-down"), "down")), FOUR)
    canberra = unwrap(pass_out(canberra, PLAYER, ANN))
    assert refused(report_breach(canberra, "Ann", CardRule.IN_FULL_VIEW)).code == "no-such-duty"


# One machine for all editions, and for shoes that do not read cards.


@pytest.mark.parametrize(
    "edition, key, face",
    [(STAR, "A", "up"), (RAPID, "dealer", "up"), (GUIDE, "A", "up"), (CANBERRA, "face-up", "up")],
)
@given(shoe=st.lists(st.sampled_from(DECK), min_size=6, max_size=6))
def test_the_cards_that_lie_there_are_the_coup(edition: str, key: str, face: str, shoe: list[Card]) -> None:
    state = begin(edition, key, face)
    while wanted := state.expects:
        if wanted.step is ExposureStep.ANNOUNCE:
            state = unwrap(announce_counts(state))
        else:
            assert wanted.step is ExposureStep.DEAL
            state = unwrap(deal(state, shoe[len(state.cards)]))
    tableau = state.receivers.game.procedure.tableau
    assert state.coup == unwrap(deal_coup(tableau, shoe[: len(state.cards)]))


def test_a_card_that_no_shoe_has_read_is_named_once_it_lies_face_up() -> None:
    state = begin(STAR, "A", "down")
    for _ in range(4):
        state = unwrap(deal(state, None))
    assert refused(name_card(state, 0, CARDS["2S"])).code == "no-such-cards"
    for hand in Hand:
        state = unwrap(turn(state, hand))
    for place, code in enumerate(FOUR.split()):
        assert due(state)[0] is ExposureStep.NAME
        assert refused(announce_counts(state)).code == "step-not-due"
        state = unwrap(name_card(state, place, CARDS[code]))
        assert refused(name_card(state, place, CARDS["AS"])).code == "no-such-cards"
    assert unwrap(announce_counts(state)).announced == (Count(PLAYER, 2), Count(BANKER, 6))


# Secrecy.

Act = Callable[[Exposure, Card], Exposure | Rejection]
NAMES = [person.name for person in TABLE]
ACTS: st.SearchStrategy[Act] = st.one_of(
    st.just(deal),
    st.just(lambda state, card: announce_counts(state)),
    st.builds(lambda h: lambda state, card: collect(state, h), st.sampled_from(Hand)),
    st.builds(lambda h: lambda state, card: turn(state, h), st.sampled_from(Hand)),
    st.builds(
        lambda h, to, only, named_by: (
            lambda state, card: pass_out(
                state, h, to, only=only, nominated_by=named_by, approved_by=named_by and SUPERVISOR
            )
        ),
        st.sampled_from(Hand),
        st.sampled_from(TABLE),
        st.sampled_from([None, None, 0, 1, 2, 3, 4, 5]),
        st.sampled_from([None, "Ann", "Bob"]),
    ),
    st.builds(
        lambda name, n: lambda state, card: expose(state, name, n), st.sampled_from(NAMES), st.integers(0, 5)
    ),
    st.builds(lambda name: lambda state, card: forfeit(state, name, SUPERVISOR), st.sampled_from(NAMES)),
)


def regular(state: Exposure, card: Card) -> Exposure | Rejection:
    """Does the step that the coup waits for."""
    wanted = state.expects
    if wanted is None:
        return state
    hand, to = wanted.hand or PLAYER, next((p for p in TABLE if p.name == wanted.who), ANN)
    match wanted.step:
        case ExposureStep.PASS_OUT:
            return pass_out(state, hand, to)
        case ExposureStep.EXPOSE | ExposureStep.COLLECT:
            return collect(state, hand)
        case ExposureStep.TURN:
            return turn(state, hand)
        case ExposureStep.ANNOUNCE:
            return announce_counts(state)
        case _:
            return deal(state, card)


@pytest.mark.parametrize(
    "edition, key", [(STAR, "A"), (STAR, "B"), (STAR, "C"), (PREMIUM, "B"), (CANBERRA, "face-down")]
)
@given(
    acts=st.lists(st.tuples(ACTS | st.just(regular), st.sampled_from(DECK)), max_size=25),
    others=st.lists(st.sampled_from(DECK), min_size=6, max_size=6),
)
@settings(max_examples=150)
def test_a_card_face_down_is_known_to_its_holder_alone(
    edition: str, key: str, acts: list[tuple[Act, Card]], others: list[Card]
) -> None:
    state = begin(edition, key)
    # Four cards first, so that most of the acts apply.
    opening: list[tuple[Act, Card]] = [(regular, DECK[n]) for n in range(4)]
    for act, card in (*opening, *acts):
        after = act(state, card)
        for viewer in VIEWERS:
            view = visible(state, viewer)
            for place, lies in enumerate(state.cards):
                mine = viewer is not None and lies.out and lies.to == viewer
                assert view[place] == (lies.card if lies.up or mine else None)
            # With other hidden cards, the view, the step that is due and the refusals are the same.
            hidden = tuple(
                lies if view[place] else replace(lies, card=others[place])
                for place, lies in enumerate(state.cards)
            )
            twin = replace(state, cards=hidden)
            assert visible(twin, viewer) == view
            assert (twin.expects, twin.coup) == (state.expects, state.coup)
            then = act(twin, card)
            assert isinstance(then, Rejection) == isinstance(after, Rejection)
            if isinstance(then, Rejection):
                assert then == after
        state = state if isinstance(after, Rejection) else after


@pytest.mark.parametrize("edition, key", [(STAR, "B"), (STAR, "C"), (PREMIUM, "B"), (CANBERRA, "face-down")])
@given(shoe=st.lists(st.sampled_from(DECK), min_size=6, max_size=6))
def test_the_step_that_is_due_is_never_refused_and_leads_to_the_end(
    edition: str, key: str, shoe: list[Card]
) -> None:
    state = begin(edition, key)
    for _ in range(40):
        if state.expects is None:
            break
        state = unwrap(regular(state, shoe[min(len(state.cards), 5)]))
    assert state.expects is None
    assert state.coup.complete
    assert visible(state) == tuple(shoe[: len(state.cards)])


def test_a_due_step_names_hand_and_person() -> None:
    assert begin(STAR, "B").expects == Due(ExposureStep.DEAL, PLAYER)
    gil = person("Gil", 1, banker=100)
    state = dealt(begin(STAR, "B", people=(gil,)), FOUR)
    assert state.expects == Due(ExposureStep.TURN, PLAYER)
    assert unwrap(turn(state, PLAYER)).expects == Due(ExposureStep.PASS_OUT, BANKER, "Gil")
