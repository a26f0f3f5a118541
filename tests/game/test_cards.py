"""Cards: their values, the count of a hand, and complete decks."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, baccarat, cards, clause, refused

from pitboss.game.cards import (
    CARDS,
    DECK,
    Card,
    compare_with_decks,
    full_decks,
    point_count,
    read_card,
    read_cards,
)
from pitboss.game.coup import Coup, feed
from pitboss.kernel.rejection import unwrap
from pitboss.words.rendering import english

# The values again, independent of the product's table.
WORTH = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
HANDS = [hand for size in (2, 3) for hand in product(WORTH, repeat=size)]
decks_of_cards = st.lists(st.sampled_from(DECK), max_size=30)


def total(hand: tuple[str, ...]) -> int:
    return sum(WORTH[rank] for rank in hand)


def counted(hand: tuple[str, ...]) -> int:
    return point_count(cards(" ".join(rank + suit for rank, suit in zip(hand, "SHD", strict=False))))


@clause(STAR, "3.2.1")
@clause(PREMIUM, "3.2.1")
@clause(RAPID, "2.5.5.1")
@clause(CANBERRA, "2.4(a)")
@clause(GUIDE, "aim")
@pytest.mark.parametrize("suit", "SHDC")
def test_a_two_to_a_nine_counts_its_number(suit: str) -> None:
    assert [CARDS[f"{number}{suit}"].value for number in range(2, 10)] == list(range(2, 10))


@clause(STAR, "3.2.2")
@clause(PREMIUM, "3.2.2")
@clause(RAPID, "2.5.5.2")
@clause(CANBERRA, "2.4(b)")
@clause(GUIDE, "aim")
@pytest.mark.parametrize("suit", "SHDC")
def test_a_ten_and_a_picture_count_nothing(suit: str) -> None:
    assert [CARDS[rank + suit].value for rank in "TJQK"] == [0, 0, 0, 0]


@clause(STAR, "3.2.3")
@clause(PREMIUM, "3.2.3")
@clause(RAPID, "2.5.5.3")
@clause(CANBERRA, "2.4(c)")
@clause(GUIDE, "aim")
@pytest.mark.parametrize("suit", "SHDC")
def test_an_ace_counts_one(suit: str) -> None:
    assert CARDS["A" + suit].value == 1


@clause(STAR, "3.3.1")
@clause(PREMIUM, "3.3.1")
@clause(RAPID, "2.5.6.1")
@clause(CANBERRA, "2.6")
@clause(GUIDE, "aim")
def test_a_total_up_to_nine_is_the_point_count() -> None:
    small = [hand for hand in HANDS if total(hand) <= 9]
    assert {total(hand) for hand in small} == set(range(10))
    assert all(counted(hand) == total(hand) for hand in small)


@clause(STAR, "3.3.2")
@clause(PREMIUM, "3.3.2")
@clause(RAPID, "2.5.6.2")
@clause(CANBERRA, "2.6")
@clause(GUIDE, "aim")
def test_a_total_from_ten_up_counts_its_right_digit() -> None:
    large = [hand for hand in HANDS if total(hand) >= 10]
    assert {total(hand) for hand in large} == set(range(10, 28))
    assert all(counted(hand) == int(str(total(hand))[-1]) for hand in large)


@clause(GUIDE, "aim")
@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=6))
def test_the_hand_nearest_nine_wins(six: list[Card]) -> None:
    coup, left = Coup(baccarat(GUIDE).procedure.tableau), list(six)
    while not coup.complete:
        coup = unwrap(feed(coup, left.pop(0)))
    short_of_nine = {
        name: 9 - total(tuple(card.rank for card in hand)) % 10
        for name, hand in (("player", coup.player), ("banker", coup.banker))
    }
    nearest = [name for name, short in short_of_nine.items() if short == min(short_of_nine.values())]
    assert coup.result.winner == (nearest[0] if len(nearest) == 1 else "tie")


def test_a_deck_has_each_rank_in_each_suit_once() -> None:
    assert Counter(map(str, DECK)) == {rank + suit: 1 for rank in WORTH for suit in "SHDC"}


@pytest.mark.parametrize("code", ["", "S", "1S", "10S", "as", "SA", "XX", "🃏", None, 7])
def test_what_is_no_card_is_refused_by_name(code: object) -> None:
    assert refused(read_card(code)).code == "unknown-card"
    assert repr(code) in english(refused(read_cards(["AS", code, "??"])).text)


def test_codes_are_read_back_as_they_are_written() -> None:
    assert read_cards([str(card) for card in DECK]) == DECK


@given(st.integers(1, 8), decks_of_cards, decks_of_cards)
def test_a_check_names_every_missing_and_every_surplus_card(
    decks: int, lost: list[Card], found: list[Card]
) -> None:
    held = Counter(full_decks(decks))
    held.subtract(lost)
    held.update(found)
    wrong = compare_with_decks((+held).elements(), decks)
    assert Counter(wrong.missing) == {card: min(decks, decks - n) for card, n in held.items() if n < decks}
    assert Counter(wrong.surplus) == {card: n - decks for card, n in held.items() if n > decks}
