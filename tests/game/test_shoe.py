"""The life of a shoe: its device, the burn, the cutting card, the last coup, and cards taken out of play.

It takes over 10 s: whole shoes are dealt by chance, with all that may happen to one.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.support import (
    BACCARAT_GAMES,
    CANBERRA,
    EDITIONS,
    GUIDE,
    PREMIUM,
    RAPID,
    STAR,
    baccarat,
    cards,
    clause,
    refused,
)
from kit.tables.shoe_loading import (
    BOSS,
    DECKS,
    SUPERVISORS,
    brought,
    citing,
    deal_burned,
    ready,
    refusal,
    who_may,
)
from kit.tables.table_steps import meet_cutting_card, take

from pitboss.game import shoe as shoes
from pitboss.game.cards import CARDS, DECK, Card, full_decks
from pitboss.game.coup import Hand
from pitboss.game.dealer import (
    DealtCoup,
    DealtShoe,
    deal_from_device,
    deal_next,
    deal_shoe,
    device_cards,
    prepare,
)
from pitboss.game.preparing.dealing import check_dealing, check_handling
from pitboss.game.preparing.stack import Stack
from pitboss.game.settlement import Terms
from pitboss.game.shoe import Shoe, burn, burn_size, check_take_out, finish_coup, open_shoe
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import Edition
from pitboss.rules.procedure import BurnWay, Device

DEVICES = {
    STAR: {Device.SHOE, Device.SCANNING_SHOE, Device.SHUFFLING_DEVICE},
    PREMIUM: {Device.SHOE, Device.SCANNING_SHOE},
    RAPID: {Device.SCANNING_SHOE},
    CANBERRA: {Device.SHOE},
    GUIDE: {Device.SHOE},
}
WAYS = {
    STAR: {BurnWay.FACE_DOWN, BurnWay.SHOWN, BurnWay.BY_VALUE},
    PREMIUM: {BurnWay.FACE_DOWN, BurnWay.SHOWN, BurnWay.BY_VALUE},
    RAPID: {BurnWay.FACE_DOWN},
    CANBERRA: {BurnWay.FACE_DOWN, BurnWay.BY_VALUE},
    GUIDE: {BurnWay.FACE_DOWN},
}
FACE_VALUES = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True))
NATURAL = cards("2S 3S 7S 4S")
TIE = cards("2H 2D 7H 7D")
SIX_CARDS = cards("KD KC 2D 2C 3D 4C")
SIX_CARD_TIE = cards("KS KH 2S 2H 3S 3H")


def fresh(key: str, *, decks: int = 8, device: Device | None = None) -> Shoe:
    """A shoe before its burn."""
    return unwrap(open_shoe(baccarat(key), decks, device or ready(key).device))


def burned(key: str, *, decks: int = 8) -> Shoe:
    """A shoe after an unseen burn."""
    return unwrap(burn(EDITIONS[key], fresh(key, decks=decks), BurnWay.FACE_DOWN, [None]))


def dealt(shoe: Shoe, coup: Sequence[Card] = NATURAL, *, met: int | None = None) -> Shoe:
    """The shoe after one more coup, with the cutting card after so many of its cards."""
    return unwrap(deal_next(shoe, tuple(coup), met, {}, Terms()))[1]


def in_mid_coup(key: str) -> Shoe:
    return unwrap(take(burned(key), DECK[0]))


# The device and the dealer


@citing(star="3.6", premium="3.6", rapid="3.3 2.5.3.1", canberra="6.1", guide="table")
def test_cards_are_dealt_from_the_devices_that_the_edition_names(key: str, cited: str) -> None:
    for device in Device:
        for answer in (open_shoe(baccarat(key), 8, device), brought(key, device=device)):
            if device in DEVICES[key]:
                assert isinstance(answer, Shoe | Stack)
                assert answer.device is device
            else:
                assert refusal(answer) == ("device-not-allowed", cited)


@citing(star="6.9.2")
def test_a_low_limit_game_is_dealt_from_a_shuffling_device(key: str, cited: str) -> None:
    for game in ("baccarat", "even-money"):
        for device in (Device.SHOE, Device.SCANNING_SHOE):
            answer = open_shoe(baccarat(key, game), 8, device, low_limit=True)
            assert refusal(answer) == ("device-not-allowed", cited)
        assert isinstance(open_shoe(baccarat(key, game), 8, Device.SHUFFLING_DEVICE, low_limit=True), Shoe)


@citing(rapid="3.3")
def test_rapid_cards_leave_the_shoe_face_up(key: str, cited: str) -> None:
    edition, game = EDITIONS[key], baccarat(key)
    assert check_dealing(edition, game, "dealer", "up", Role.DEALER) is None
    assert next(method.faces for method in game.procedure.methods if method.key == "dealer") == ("up",)
    for role in Role:
        answer = check_dealing(edition, game, "dealer", "down", role)
        assert refusal(answer) == ("face-not-allowed", cited)


@citing(canberra="2.2")
def test_canberra_chooses_face_up_or_face_down_before_a_coup(key: str, cited: str) -> None:
    edition, game = EDITIONS[key], baccarat(key)
    for method, face in (("face-up", "up"), ("face-down", "down")):
        choosers = who_may(partial(check_dealing, edition, game, method, face), cited)
        assert choosers == {Role.CASINO_OPERATOR, Role.CASINO_SUPERVISOR}
        answer = check_dealing(edition, game, method, face, Role.CASINO_OPERATOR, in_coup=True)
        assert refusal(answer) == ("coup-in-progress", cited)


@citing(star="3.7", premium="3.7", rapid="3.4")
def test_players_and_spectators_keep_off_the_cards_unless_the_method_hands_them_out(
    key: str, cited: str
) -> None:
    for method in baccarat(key).procedure.methods:
        answers = {role: check_handling(baccarat(key), method, role) for role in Role}
        player, patron = answers.pop(Role.PLAYER), answers.pop(Role.PATRON)
        assert set(answers.values()) == {None}
        handed_out = method.key not in ("A", "dealer")
        # Only Premium lets the cards go to people without a wager.
        for answer, may in ((player, handed_out), (patron, handed_out and key == PREMIUM)):
            assert answer is None if may else refusal(answer) == ("cards-not-handled", cited)


# The burn


@citing(star="4.7.1 4.7", premium="4.7.1 4.7", rapid="3.12 7.7.1", canberra="5.5")
def test_every_shoe_starts_with_a_burn(key: str, cited: str) -> None:
    for decks in DECKS[key]:
        shoe = fresh(key, decks=decks)
        assert refusal(take(shoe, DECK[0])) == ("burn-due", cited)
        after = unwrap(burn(EDITIONS[key], shoe, BurnWay.FACE_DOWN, [None]))
        assert isinstance(take(after, DECK[0]), Shoe)
        assert refusal(burn(EDITIONS[key], after, BurnWay.FACE_DOWN, [None])) == ("burn-not-due", cited)
        out = unwrap(take_out(EDITIONS[key], shoe, Act.RESHUFFLE, BOSS))
        assert refusal(burn(EDITIONS[key], out, BurnWay.FACE_DOWN, [None])) == ("burn-not-due", cited)


@citing(star="4.7.1 4.7", premium="4.7.1 4.7", rapid="3.12", canberra="5.5", guide="")
def test_a_burn_is_done_in_one_of_the_ways_of_the_edition(key: str, cited: str) -> None:
    for way in BurnWay:
        answer = burn(
            EDITIONS[key], fresh(key), way, cards("AS 2S")[: burn_size(way, DECK[0])], approved_by=BOSS
        )
        if way in WAYS[key]:
            assert isinstance(answer, Shoe)
        elif cited:
            assert refusal(answer) == ("burn-not-allowed", cited)


@citing(star="4.7.1", premium="4.7.1", rapid="3.12 7.7.1", canberra="5.5 5.5(a)")
@pytest.mark.parametrize("first", [None, CARDS["9S"]])
def test_face_down_one_card_goes_unseen_and_nobody_approves(key: str, cited: str, first: Card | None) -> None:
    for device in DEVICES[key]:
        shoe = fresh(key, device=device)
        after = unwrap(burn(EDITIONS[key], shoe, BurnWay.FACE_DOWN, [first]))
        assert (after.burned, after.remaining) == ((first,), 415)
        for wrong in ([], [first, None]):
            assert refused(burn(EDITIONS[key], shoe, BurnWay.FACE_DOWN, wrong)).clause == cited


@citing(star="4.7.2", premium="4.7.2")
def test_the_burned_card_is_shown_only_with_approval(key: str, cited: str) -> None:
    def show(role: Role) -> object:
        return burn(EDITIONS[key], fresh(key), BurnWay.SHOWN, cards("9S"), approved_by=role)

    assert who_may(show, cited) == SUPERVISORS[key]
    assert refusal(burn(EDITIONS[key], fresh(key), BurnWay.SHOWN, cards("9S"))) == ("not-authorised", cited)


@citing(star="4.7.2", premium="4.7.2")
def test_a_card_that_is_shown_burns_alone(key: str, cited: str) -> None:
    def show(*shown: Card | None) -> object:
        return burn(EDITIONS[key], fresh(key), BurnWay.SHOWN, shown, approved_by=BOSS)

    after = show(CARDS["9S"])
    assert isinstance(after, Shoe)
    assert (after.burned, after.remaining) == (cards("9S"), 415)
    assert refusal(show(*cards("9S 2S"))) == ("burn-size", cited)
    assert refusal(show(None)) == ("burn-card-needed", cited)


@citing(star="4.7.3", premium="4.7.3")
def test_burning_by_value_needs_approval_at_the_star(key: str, cited: str) -> None:
    def turn_up(role: Role | None) -> object:
        return burn(EDITIONS[key], fresh(key), BurnWay.BY_VALUE, [CARDS["AS"], None], approved_by=role)

    assert who_may(turn_up, cited) == SUPERVISORS[key]
    assert refusal(turn_up(None)) == ("not-authorised", cited)


@citing(star="4.7.3 4.7.4 4.7.5 4.8", premium="4.7.3 4.7.3.1 4.7.3.2 4.8", canberra="5.6 5.5 5.5(b) 5.7")
@pytest.mark.parametrize("rank", "A23456789TJQK")
def test_by_value_the_first_card_turned_up_burns_with_as_many_more(key: str, cited: str, rank: str) -> None:
    first, more = CARDS[rank + "S"], FACE_VALUES[rank]
    approved_by = None if key == CANBERRA else BOSS

    def turn_up(*drawn: Card | None) -> object:
        return burn(EDITIONS[key], fresh(key), BurnWay.BY_VALUE, drawn, approved_by=approved_by)

    after = turn_up(first, *[None] * more)
    assert isinstance(after, Shoe)
    assert (after.burned, after.remaining) == ((first, *[None] * more), 415 - more)
    for wrong in (more - 1, more + 1):
        assert refusal(turn_up(first, *[None] * wrong)) == ("burn-size", cited)
    assert refusal(turn_up(None, *[None] * more)) == ("burn-card-needed", cited)


@citing(star="12.16")
@pytest.mark.parametrize("device", Device)
def test_a_burned_card_stays_burned(key: str, cited: str, device: Device) -> None:
    kings = [CARDS["KS"]] * 3
    shoe = unwrap(
        burn(
            EDITIONS[key],
            fresh(key, decks=3, device=device),
            BurnWay.BY_VALUE,
            [*kings, *[None] * 8],
            approved_by=BOSS,
        )
    )
    for _ in range(3):
        assert refused(take(shoe, kings[0])).code == "card-not-in-shoe"
        shoe = dealt(shoe)
    assert shoe.burned == (*kings, *[None] * 8)


# The cards of the shoe


@pytest.mark.parametrize("key", DECKS)
def test_a_card_that_cannot_be_in_the_shoe_is_refused(key: str) -> None:
    for decks in DECKS[key]:
        shoe = unwrap(burn(EDITIONS[key], fresh(key, decks=decks), BurnWay.FACE_DOWN, cards("7D")))
        for _ in range(decks - 1):
            shoe = unwrap(take(shoe, CARDS["7D"]))
        assert refusal(take(shoe, CARDS["7D"])) == (
            "card-not-in-shoe",
            baccarat(key).procedure.decks.clause,
        )
        assert isinstance(take(shoe, CARDS["7H"]), Shoe)


def test_a_burn_shows_no_more_of_a_card_than_the_decks_hold() -> None:
    nines = [CARDS["9S"]] * 4
    answer = burn(
        EDITIONS[STAR], fresh(STAR, decks=3), BurnWay.BY_VALUE, [*nines, *[None] * 6], approved_by=BOSS
    )
    assert refused(answer).code == "card-not-in-shoe"


def test_an_empty_shoe_gives_no_card() -> None:
    shoe = burned(STAR, decks=3)
    for card in full_decks(3)[1:]:
        shoe = unwrap(take(shoe, card))
    # The burned card was not seen, but it must have been an ace of spades.
    assert refusal(take(shoe, DECK[0])) == ("shoe-empty", "3.1")


# The cutting card and the last coup


@citing(star="4.9", premium="4.9", rapid="3.13", guide="")
@pytest.mark.parametrize("met", [1, 2, 3, 4, 5])
def test_after_a_cutting_card_in_mid_coup_one_more_coup_is_the_last(key: str, cited: str, met: int) -> None:
    shoe = dealt(burned(key))
    for card in SIX_CARDS[:met]:
        shoe = unwrap(take(shoe, card))
    shoe = unwrap(meet_cutting_card(shoe))
    assert (shoe.coups_left == 1, shoe.ended) == (False, False)
    for card in SIX_CARDS[met:]:
        shoe = unwrap(take(shoe, card))
    shoe = finish_coup(shoe, tie=False)
    assert (shoe.coups_left == 1, shoe.ended) == (True, False)
    shoe = dealt(shoe, TIE)
    assert (shoe.coups_left == 1, shoe.ended) == (False, True)
    assert refusal(take(shoe, DECK[0])) == ("shoe-ended", cited or "decision 18")


@citing(star="4.10", premium="4.10", rapid="3.14", guide="")
def test_a_cutting_card_before_the_first_card_makes_that_coup_the_last(key: str, cited: str) -> None:
    shoe = unwrap(meet_cutting_card(dealt(burned(key))))
    assert (shoe.coups_left == 1, shoe.ended) == (True, False)
    shoe = dealt(shoe, TIE)
    assert shoe.ended
    assert refusal(take(shoe, DECK[0])) == ("shoe-ended", cited or "decision 18")


@citing(canberra="5.8")
@pytest.mark.parametrize("met", [0, 1, 3])
def test_in_canberra_the_coup_of_the_cutting_card_is_the_last(key: str, cited: str, met: int) -> None:
    shoe = dealt(burned(key), NATURAL, met=met)
    assert shoe.ended
    assert refusal(take(shoe, DECK[0])) == ("shoe-ended", cited)


@citing(canberra="5.8")
@pytest.mark.parametrize("met", [0, 1, 3])
@pytest.mark.parametrize("after_it", [NATURAL, TIE])
def test_in_canberra_a_tie_brings_one_more_coup_and_no_second(
    key: str, cited: str, met: int, after_it: tuple[Card, ...]
) -> None:
    shoe = dealt(dealt(burned(key), TIE), TIE, met=met)
    assert (shoe.coups_left == 1, shoe.ended) == (True, False)
    assert dealt(shoe, after_it).ended


def test_the_cutting_card_comes_once() -> None:
    for shoe in (burned(STAR), in_mid_coup(STAR)):
        assert refused(meet_cutting_card(unwrap(meet_cutting_card(shoe)))).code == "cutting-card-met"


def test_the_twelve_cards_behind_canberras_cutting_card_are_just_enough() -> None:
    met = dealt(burned(CANBERRA), SIX_CARD_TIE, met=0)
    assert not met.ended
    assert dealt(met, SIX_CARDS).ended
    assert len(SIX_CARD_TIE + SIX_CARDS) == 12


@pytest.mark.parametrize(
    ("edition", "cited"),
    [(STAR, "12.6"), (PREMIUM, "14.6"), (RAPID, "11.8.6"), (CANBERRA, "15.7"), (GUIDE, None)],
)
def test_a_shoe_without_enough_cards_says_whose_card_is_missing(edition: str, cited: str | None) -> None:
    answer = refused(deal_next(burned(edition), SIX_CARDS[:5], None, {}, Terms()))
    assert (answer.code, answer.clause) == ("too-few-cards", cited)
    assert answer.facts == {"case": "shoe-empty", "hand": Hand.BANKER.text}


# Whole shoes, in any order, with any cut and depth


class Played(NamedTuple):
    """A shoe dealt to its end."""

    stack: Stack
    way: BurnWay
    shoe: DealtShoe

    @property
    def coups(self) -> tuple[DealtCoup, ...]:
        return self.shoe.coups

    @property
    def seen(self) -> tuple[Card, ...]:
        """All cards that came out, in order."""
        out = [card for coup in self.coups for card in coup.cards]
        return (*(card for card in self.shoe.burned if card), *out)

    @property
    def before_cutting_card(self) -> int:
        return len(self.stack.cards) - (self.stack.behind or 0)


@st.composite
def played(draw: st.DrawFn, key: str) -> Played:
    game = baccarat(key, draw(st.sampled_from([game for edition, game in BACCARAT_GAMES if edition == key])))
    decks, way = draw(st.sampled_from(DECKS[key])), draw(st.sampled_from(sorted(WAYS[key])))
    least = 12 if key == CANBERRA else 20
    stack = ready(
        key,
        decks=decks,
        seed=draw(st.integers(0, 2**64 - 1)),
        at=draw(st.integers(52, 52 * (decks - 1))),
        behind=draw(st.just(least) | st.integers(least, 52 * decks - 1)),
    )
    return Played(stack, way, deal_burned(EDITIONS[key], game, stack, way, by=BOSS))


def last_by_rule(key: str, cutting_card: int, out: int, coups: Sequence[DealtCoup]) -> int:
    """The number of the last coup, from the cards before the cutting card and the burned cards."""
    for number, coup in enumerate(coups, 1):
        if cutting_card < out + len(coup.cards):
            tied = coup.coup.result.player == coup.coup.result.banker
            one_more = tied if key == CANBERRA else cutting_card > out
            return number + one_more
        out += len(coup.cards)
    raise AssertionError("the cutting card never came")


whole_shoes = settings(max_examples=30, deadline=None)


@citing(star="4.9 4.10", premium="4.9 4.10", rapid="3.13 3.14", canberra="5.8", guide="")
@whole_shoes
@given(data=st.data())
def test_a_shoe_ends_with_the_coup_that_the_rule_names(key: str, cited: str, data: st.DataObject) -> None:
    play = data.draw(played(key))
    last = last_by_rule(key, play.before_cutting_card, len(play.shoe.burned), play.coups)
    assert [coup.number for coup in play.coups] == list(range(1, last + 1))
    assert [coup.left == 0 for coup in play.coups] == [False] * (last - 1) + [True]
    assert play.shoe.shoe.ended


@citing(star="3.6", premium="3.6", rapid="3.3", canberra="6.1", guide="table")
@whole_shoes
@given(data=st.data())
def test_every_card_comes_out_of_the_shoe_once_and_in_its_order(
    key: str, cited: str, data: st.DataObject
) -> None:
    play = data.draw(played(key))
    left = play.stack.cards[len(play.seen) :]
    assert (*play.seen, *left) == play.stack.cards
    assert Counter((*play.seen, *left)) == Counter(full_decks(play.stack.decks))
    assert play.shoe.shoe.remaining == len(left)
    # A coup uses at most six cards, and the cutting card may come after the first of them.
    most = 12 if key == CANBERRA else 11
    still_in = len(play.stack.cards) - len(play.shoe.burned)
    assert len(left) >= min(play.stack.behind or 0, still_in) - most


@whole_shoes
@given(data=st.data())
@pytest.mark.parametrize("key", DECKS)
def test_the_cutting_card_is_met_once_and_where_it_lies(key: str, data: st.DataObject) -> None:
    play = data.draw(played(key))
    [met] = [coup for coup in play.coups if coup.cutting_card is not None]
    before = len(play.shoe.burned) + sum(len(coup.cards) for coup in play.coups[: met.number - 1])
    assert met.cutting_card == max(0, play.before_cutting_card - before)


@citing(star="4.7.4 4.8", premium="4.7.3.1 4.8", rapid="3.12 7.7.1", canberra="5.6 5.7", guide="")
@whole_shoes
@given(data=st.data())
def test_the_burn_takes_as_many_cards_as_its_way_says(key: str, cited: str, data: st.DataObject) -> None:
    play = data.draw(played(key))
    more = FACE_VALUES[play.stack.cards[0].rank] if play.way is BurnWay.BY_VALUE else 0
    assert play.shoe.burned == play.stack.cards[: 1 + more]


@pytest.mark.parametrize("key", DECKS)
def test_a_prepared_stack_can_be_dealt_as_it_is(key: str) -> None:
    for seed in range(10):
        stack, at = prepare(EDITIONS[key], baccarat(key), 8, SeededEntropy(seed))
        assert 52 <= at <= 364
        assert stack.behind == (12 if key == CANBERRA else 20)
        assert isinstance(deal_shoe(EDITIONS[key], baccarat(key), stack, lambda _: {}, Terms()), DealtShoe)


def test_a_stack_without_its_cutting_card_is_not_dealt() -> None:
    stack = replace(ready(STAR), behind=None)
    answer = deal_shoe(EDITIONS[STAR], baccarat(STAR), stack, lambda _: {}, Terms())
    assert refusal(answer) == ("stack-not-ready", "4.6")


def test_a_stack_is_dealt_from_the_device_it_was_brought_in_for() -> None:
    stack = ready(STAR, device=Device.SCANNING_SHOE)
    play = unwrap(deal_shoe(EDITIONS[STAR], baccarat(STAR), stack, lambda _: {}, Terms()))
    assert play.shoe.device is Device.SCANNING_SHOE


# The shuffling device


@citing(star="4.11 3.6")
@pytest.mark.parametrize("game", ["baccarat", "even-money"])
@whole_shoes
@given(decks=st.sampled_from(DECKS[STAR]), seed=st.integers(0, 2**64 - 1))
def test_a_shuffling_device_takes_its_cards_back_and_never_ends(
    key: str, cited: str, game: str, decks: int, seed: int
) -> None:
    coups = 13 * decks + 1
    play = unwrap(
        deal_from_device(
            EDITIONS[key], baccarat(key, game), decks, coups, lambda _: {}, Terms(), SeededEntropy(seed)
        )
    )
    assert all(coup.left is None and coup.cutting_card is None for coup in play.coups)
    assert (play.shoe.ended, play.shoe.coups, play.shoe.remaining) == (False, coups, 52 * decks - 1)
    # More cards were dealt than the device holds, but never more copies of a card at once than there are.
    assert sum(len(coup.cards) for coup in play.coups) > 52 * decks
    for coup in play.coups:
        assert max(Counter((*play.burned, *coup.cards)).values()) <= decks


@citing(star="4.11")
def test_a_shuffling_device_has_no_cutting_card(key: str, cited: str) -> None:
    shoe = fresh(key, device=Device.SHUFFLING_DEVICE)
    assert refusal(meet_cutting_card(shoe)) == ("no-cutting-card", cited)


@citing(star="4.11")
def test_a_shuffling_device_draws_from_all_the_cards_that_are_in_it(key: str, cited: str) -> None:
    class Recorder:
        def __init__(self) -> None:
            self.bounds: list[int] = []

        def below(self, bound: int) -> int:
            self.bounds.append(bound)
            return bound - 1

    source, out = Recorder(), cards("AS KS 7H")
    drawn = device_cards(3, out, source)
    assert source.bounds == [153, 152, 151, 150, 149, 148]
    assert not Counter((*out, *drawn)) - Counter(full_decks(3))


# Cards taken out of play


def take_out(edition: Edition, shoe: Shoe, act: Act, by: Role) -> Shoe | Rejection:
    """Takes the cards out as a person does, with the check of authority."""
    return check_take_out(edition, shoe, act, by) or shoes.take_out(edition, shoe, act, by)


def taking(key: str, act: Act, shoe: Shoe, by: Role = BOSS) -> Shoe:
    return unwrap(take_out(EDITIONS[key], shoe, act, by))


@citing(star="3.8", premium="3.8", rapid="3.5")
def test_a_supervisor_may_have_the_cards_replaced_after_the_last_coup(key: str, cited: str) -> None:
    shoe = dealt(burned(key), met=0)
    assert who_may(partial(take_out, EDITIONS[key], shoe, Act.REPLACE_CARDS), cited) == SUPERVISORS[key]
    for early in (burned(key), dealt(burned(key)), dealt(burned(key), met=1)):
        answer = take_out(EDITIONS[key], early, Act.REPLACE_CARDS, BOSS)
        assert refusal(answer) == ("last-coup-not-over", cited)


@citing(canberra="2.3")
def test_canberra_may_change_cards_after_any_coup(key: str, cited: str) -> None:
    shoe = dealt(burned(key))
    changers = who_may(partial(take_out, EDITIONS[key], shoe, Act.REPLACE_CARDS), cited)
    assert changers == {Role.CASINO_OPERATOR, Role.CASINO_SUPERVISOR}
    answer = take_out(EDITIONS[key], in_mid_coup(key), Act.REPLACE_CARDS, BOSS)
    assert refusal(answer) == ("coup-in-progress", cited)


@citing(star="3.10", premium="3.10", rapid="3.6")
def test_a_supervisor_has_unfit_cards_replaced_between_coups(key: str, cited: str) -> None:
    shoe = dealt(burned(key))
    assert who_may(partial(take_out, EDITIONS[key], shoe, Act.DECLARE_UNFIT), cited) == SUPERVISORS[key]
    answer = take_out(EDITIONS[key], in_mid_coup(key), Act.DECLARE_UNFIT, BOSS)
    assert refusal(answer) == ("coup-in-progress", cited)


def test_the_cards_of_a_void_coup_are_shuffled_once_it_is_over() -> None:
    answer = take_out(EDITIONS[STAR], in_mid_coup(STAR), Act.SHUFFLE_AFTER_VOID, BOSS)
    assert refusal(answer) == ("coup-in-progress", "12.1.3")
    assert unwrap(take_out(EDITIONS[STAR], dealt(burned(STAR)), Act.SHUFFLE_AFTER_VOID, BOSS)).ended


@citing(star="4.1.3", premium="4.1.3", rapid="3.8.3", canberra="5.1 5.1(c)")
def test_a_supervisor_may_order_a_shuffle_after_a_coup(key: str, cited: str) -> None:
    shoe = dealt(burned(key))
    assert who_may(partial(take_out, EDITIONS[key], shoe, Act.RESHUFFLE), cited) == SUPERVISORS[key]
    assert refused(take(taking(key, Act.RESHUFFLE, shoe), DECK[0])).code == "shoe-ended"
    answer = take_out(EDITIONS[key], in_mid_coup(key), Act.RESHUFFLE, BOSS)
    assert refusal(answer) == ("coup-in-progress", cited)


@pytest.mark.parametrize(
    ("key", "cited", "deciders"),
    [
        pytest.param(STAR, "4.13", SUPERVISORS[STAR], marks=clause(STAR, "4.13")),
        pytest.param(PREMIUM, "4.12", {Role.GAMING_MANAGER}, marks=clause(PREMIUM, "4.12")),
    ],
)
def test_a_shoe_whose_order_was_seen_is_void_at_any_time(key: str, cited: str, deciders: set[Role]) -> None:
    for shoe in (fresh(key), burned(key), in_mid_coup(key), dealt(burned(key))):
        assert who_may(partial(take_out, EDITIONS[key], shoe, Act.VOID_SHOE), cited) == deciders
        void = taking(key, Act.VOID_SHOE, shoe, Role.GAMING_MANAGER)
        assert void.ended
        assert void.tells == (Role.INSPECTOR,)
        assert refusal(take(void, DECK[0])) == ("shoe-ended", cited)
