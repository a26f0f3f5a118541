"""The coup against the rules of dealing: the initial deal, naturals, and who draws a third card."""

from collections.abc import Iterator
from itertools import product

import pytest
from kit.rulebook import TABLE_1, TABLE_2, table_2, under
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, baccarat, cards, clause, coup, refused

from pitboss.game.cards import CARDS, Card, point_count
from pitboss.game.coup import Coup, Hand, deal_coup, feed
from pitboss.game.settlement import Terms, settle_coup
from pitboss.kernel.rejection import unwrap
from pitboss.rules.procedure import Tableau
from pitboss.words.rendering import english

VALUES = cards("KS AS 2S 3S 4S 5S 6S 7S 8S 9S")
"""A card of every value, by its value."""

THIRD_CARDS = [*enumerate(VALUES), *((0, card) for card in cards("TS JS QS"))]


def tableau(edition: str) -> Tableau:
    return baccarat(edition).procedure.tableau


def after(edition: str, *dealt: Card) -> Coup:
    """A coup after these cards."""
    found = Coup(tableau(edition))
    for card in dealt:
        found = unwrap(feed(found, card))
    return found


def opened(edition: str, player: int, banker: int) -> Coup:
    """A coup after an initial deal with these counts."""
    return after(edition, VALUES[0], VALUES[0], VALUES[player], VALUES[banker])


def initial_deals(edition: str) -> Iterator[tuple[int, int, Coup]]:
    """Every initial deal by the values of its cards, with the counts of both hands."""
    for first, second, third, fourth in product(range(10), repeat=4):
        dealt = after(edition, VALUES[first], VALUES[second], VALUES[third], VALUES[fourth])
        yield (first + third) % 10, (second + fourth) % 10, dealt


def continuations(found: Coup) -> Iterator[Coup]:
    """Every complete coup that can follow, by the values of its further cards."""
    if found.complete:
        yield found
        return
    for card in VALUES:
        yield from continuations(unwrap(feed(found, card)))


@under(
    star="7.2 7.3", premium="7.2 7.3", rapid="7.7.4.2 7.7.4.3", canberra="6.2 6.2(a) 6.2(b)", guide="hands"
)
def test_four_cards_go_to_player_and_banker_in_turn(edition: str) -> None:
    found, turns = Coup(tableau(edition)), []
    for card in cards("AS 2H 3D 4C"):
        turns.append(found.expects)
        found = unwrap(feed(found, card))
    assert turns == [Hand.PLAYER, Hand.BANKER, Hand.PLAYER, Hand.BANKER]
    assert (found.player, found.banker) == (cards("AS 3D"), cards("2H 4C"))


@under(
    star="9.2 1.1.natural",
    premium="9.2 1.1.natural",
    rapid="7.7.4.4 1.1.natural",
    canberra="6.4 A.natural",
    guide="hands player-draws banker-draws",
)
def test_a_natural_on_either_side_ends_the_coup(edition: str) -> None:
    naturals = [deal for deal in initial_deals(edition) if deal[0] >= 8 or deal[1] >= 8]
    # Two hands in ten count 8 or 9: 1 − 0.8 × 0.8 of the deals have one.
    assert len(naturals) == 3600
    assert all(found.complete for _, _, found in naturals)


@under(
    star="9.3 9.3.1 9.3.2",
    premium="9.3 9.3.1 9.3.2",
    rapid="7.7.4.5 7.7.4.5.1 7.7.4.5.2",
    canberra="7.2",
    guide="player-draws",
)
def test_the_player_draws_on_0_to_5_and_stands_on_6_and_7(edition: str) -> None:
    for player, banker, found in initial_deals(edition):
        if player < 8 and banker < 8:
            assert (found.expects is Hand.PLAYER) == (TABLE_1[player] == "D")


@under(star="9.4 9.4.1 9.4.2", premium="9.4 9.4.1 9.4.2", rapid="7.7.4.6 7.7.4.6.1 7.7.4.6.2", canberra="7.3")
def test_the_banker_follows_the_table_after_a_player_draw(edition: str) -> None:
    for player, banker, (value, third) in product(range(6), range(8), THIRD_CARDS):
        found = unwrap(feed(opened(edition, player, banker), third))
        assert (found.expects is Hand.BANKER) == table_2(banker, value)


@under(star="9.4", premium="9.4", rapid="7.7.4.6")
def test_the_table_of_play_is_the_printed_one_naturals_included(edition: str) -> None:
    assert tableau(edition).banker_draws == tuple(row.replace(" ", "") for row in TABLE_2)


@under(star="9.5", premium="9.5", rapid="7.7.4.7", canberra="7.3")
def test_the_banker_draws_on_0_to_5_when_the_player_stands(edition: str) -> None:
    for player, banker in product((6, 7), range(8)):
        found = opened(edition, player, banker)
        assert (found.expects is Hand.BANKER) == (banker <= 5) == table_2(banker, None)


@clause(GUIDE, "banker-draws")
@pytest.mark.parametrize(
    "banker, draws",
    [
        (0, "A 2 3 4 5 6 7 8 9 T"),
        (1, "A 2 3 4 5 6 7 8 9 T"),
        (2, "A 2 3 4 5 6 7 8 9 T"),
        (3, "A 2 3 4 5 6 7 9 T"),
        (4, "2 3 4 5 6 7"),
        (5, "4 5 6 7"),
        (6, "6 7"),
        (7, ""),
    ],
)
def test_the_guide_lists_the_third_cards_on_which_the_banker_draws(banker: int, draws: str) -> None:
    found = {
        rank for rank in "A23456789T" if unwrap(feed(opened(GUIDE, 5, banker), CARDS[f"{rank}D"])).expects
    }
    assert found == set(draws.split())


@under(star="9.1", premium="9.1", rapid="7.7.4.5 7.7.4.6", canberra="7.1", guide="hands")
def test_a_third_card_comes_only_if_required_to_the_player_and_then_to_the_banker(edition: str) -> None:
    both = opened(edition, 2, 3)
    player_drew = unwrap(feed(both, CARDS["4H"]))
    banker_drew = unwrap(feed(player_drew, CARDS["5D"]))
    assert [both.expects, player_drew.expects, banker_drew.expects] == [Hand.PLAYER, Hand.BANKER, None]
    assert (banker_drew.player[2], banker_drew.banker[2]) == (CARDS["4H"], CARDS["5D"])
    assert opened(edition, 6, 7).complete


@under(star="9.6", premium="9.6", rapid="7.7.4.8", canberra="7.1", guide="hands")
def test_neither_hand_ever_takes_a_fourth_card(edition: str) -> None:
    for player, banker in product(range(10), repeat=2):
        for found in continuations(opened(edition, player, banker)):
            assert len(found.player) <= 3
            assert len(found.banker) <= 3
            assert refused(feed(found, CARDS["AS"])).code == "too-many-cards"


@pytest.mark.parametrize(
    "edition, natural, banker_alone, banker, one_card",
    [
        (STAR, "9.2", "9.5", "9.4", "9.6"),
        (PREMIUM, "9.2", "9.5", "9.4", "9.6"),
        (RAPID, "7.7.4.4", "7.7.4.7", "7.7.4.6", "7.7.4.8"),
        (CANBERRA, "6.4", "7.3", "7.3", "7.1"),
        (GUIDE, "hands", "decision 18", "banker-draws", "hands"),
    ],
)
def test_a_card_too_many_is_refused_with_the_clause_that_ended_the_coup(
    edition: str, natural: str, banker_alone: str, banker: str, one_card: str
) -> None:
    ended = {
        "9S KH TD QC 2S": natural,
        "3S 6H 3D KC 2S": banker_alone,
        "2S KH 3D 6C TH 2S": banker,
        "2S KH KD 2C QH 4S 2S": one_card,
        "2S KH TD 2C 8H 7S 2S": one_card,
        "3S KH 4D 2C AH 2S": one_card,
    }
    for codes, cited in ended.items():
        surplus = refused(deal_coup(tableau(edition), cards(codes)))
        assert (surplus.code, surplus.clause) == ("too-many-cards", cited)


@pytest.mark.parametrize(
    "edition, first_four, player, banker, banker_alone",
    [
        (STAR, "7.3", "9.3", "9.4", "9.5"),
        (PREMIUM, "7.3", "9.3", "9.4", "9.5"),
        (RAPID, "7.7.4.3", "7.7.4.5", "7.7.4.6", "7.7.4.7"),
        (CANBERRA, "6.2", "7.2", "7.3", "7.3"),
        (GUIDE, "hands", "player-draws", "banker-draws", "decision 18"),
    ],
)
def test_a_card_too_few_is_refused_with_the_clause_that_wants_it(
    edition: str, first_four: str, player: str, banker: str, banker_alone: str
) -> None:
    wanting = {
        "": ("Player", first_four),
        "2S": ("Banker", first_four),
        "2S KH 3D": ("Banker", first_four),
        "2S KH 3D 6C": ("Player", player),
        "2S KH 3D 6C 7H": ("Banker", banker),
        "2S KH 4D 5C": ("Banker", banker_alone),
    }
    for codes, (hand, cited) in wanting.items():
        missing = refused(deal_coup(tableau(edition), cards(codes)))
        assert (missing.code, missing.clause) == ("too-few-cards", cited)
        assert hand in english(missing.text)


def test_a_coup_has_no_result_before_its_initial_deal_is_done() -> None:
    with pytest.raises(ValueError, match="first four cards"):
        _ = after(STAR, *cards("9S KH TD")).result


@clause(GUIDE, "odds")
def test_a_hand_of_fifteen_counts_five() -> None:
    assert point_count(cards("7S 8H")) == 5


@clause(GUIDE, "payouts")
@pytest.mark.parametrize(
    "codes, player, banker, winner",
    [
        ("9S KH TD QC", 9, 0, "player"),
        ("2S KH TD 2C QH 3S", 2, 5, "banker"),
        ("2S KH 4D 6C", 6, 6, "tie"),
    ],
)
def test_the_examples_of_the_guide(codes: str, player: int, banker: int, winner: str) -> None:
    result = coup(codes, GUIDE).result
    assert (result.player, result.banker, result.winner) == (player, banker, winner)
    settled = unwrap(settle_coup(baccarat(GUIDE), coup(codes, GUIDE), {winner: 100}, Terms()))
    assert settled[winner].outcome == "win"
