"""Every six-card sequence of eight decks, counted through the product and again without it."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from math import perm

import pytest
from kit.rulebook import TABLE_1, table_2
from kit.support import BACCARAT_GAMES, CANBERRA, GUIDE, PREMIUM, RAPID, STAR, baccarat, cards, clause

from pitboss.game.cards import CARDS, DECK, RANKS, Card
from pitboss.game.coup import Coup, feed
from pitboss.game.settlement import Terms, pay, rule
from pitboss.kernel.rejection import unwrap
from pitboss.rules.result import CoupResult

SHOE = 8 * 52
SEQUENCES = perm(SHOE, 6)
COPIES = [8 * 16] + 9 * [8 * 4]
"""The number of cards of each value, 0 to 9, in eight decks."""

VALUES = cards("KS AS 2S 3S 4S 5S 6S 7S 8S 9S")
STAKE = 10**6

Facts = tuple[int, int, int, int]
"""The point counts of Player and Banker, then the cards in their hands."""


@cache
def counts() -> Counter[Facts]:
    """The sequences by the result of the coup. The cards that it leaves in the shoe may be any."""
    found: Counter[Facts] = Counter()

    def deal(coup: Coup, left: list[int], ways: int) -> None:
        if coup.complete:
            found[coup.result[:4]] += ways * perm(SHOE - coup.dealt, 6 - coup.dealt)
            return
        for value, card in enumerate(VALUES):
            copies = left[value]
            left[value] -= 1
            deal(unwrap(feed(coup, card)), left, ways * copies)
            left[value] += 1

    deal(Coup(baccarat(STAR).procedure.tableau), COPIES.copy(), 1)
    return found


@cache
def counts_by_the_printed_tables() -> Counter[Facts]:
    """The same without the product: all six cards are drawn, and the tables decide which of them count."""
    found: Counter[Facts] = Counter()
    for values in product(range(10), repeat=6):
        left, ways = COPIES.copy(), 1
        for value in values:
            ways *= left[value]
            left[value] -= 1
        found[facts(*values)] += ways
    return found


def facts(one: int, two: int, three: int, four: int, five: int, six: int) -> Facts:
    player, banker = (one + three) % 10, (two + four) % 10
    if player >= 8 or banker >= 8:
        return player, banker, 2, 2
    if TABLE_1[player] == "S":
        return (player, (banker + five) % 10, 2, 3) if table_2(banker, None) else (player, banker, 2, 2)
    player = (player + five) % 10
    return (player, (banker + six) % 10, 3, 3) if table_2(banker, five) else (player, banker, 3, 2)


@cache
def openings_by_rank() -> Counter[CoupResult]:
    """The sequences by the ranks of their first four cards, for wagers that depend only on pairs of ranks."""
    found: Counter[CoupResult] = Counter()
    for ranks in product(RANKS, repeat=4):
        left, ways = dict.fromkeys(RANKS, 8 * 4), perm(SHOE - 4, 2)
        for rank in ranks:
            ways *= left[rank]
            left[rank] -= 1
        found[opened(*(CARDS[f"{rank}S"] for rank in ranks)).result] += ways
    return found


@cache
def openings_by_card(hand: str) -> Counter[CoupResult]:
    """The sequences by the first two cards of one hand, for wagers that also depend on suits."""
    found: Counter[CoupResult] = Counter()
    for first, second in product(DECK, repeat=2):
        ways = 8 * (7 if first == second else 8) * perm(SHOE - 2, 4)
        two, three = CARDS["2H"], CARDS["3C"]
        four = (first, two, second, three) if hand == "player" else (two, first, three, second)
        found[opened(*four).result] += ways
    return found


def opened(*four: Card) -> Coup:
    coup = Coup(baccarat(STAR).procedure.tableau)
    for card in four:
        coup = unwrap(feed(coup, card))
    return coup


def results_for(key: str) -> Counter[CoupResult]:
    """All sequences by the results that a wager can tell apart."""
    if key.endswith("perfect-pair"):
        return openings_by_card(key.partition("-")[0])
    if key.endswith("pair"):
        return openings_by_rank()
    return Counter({CoupResult(*found): ways for found, ways in counts().items()})


def edge(edition: str, game: str, key: str) -> Fraction:
    """The casino's long-term share of a stake, by the product's own settlement."""
    wager = next(wager for wager in baccarat(edition, game).wagers if wager.key == key)
    results, terms = results_for(key), Terms(tie_percent=Fraction(5))
    assert results.total() == SEQUENCES
    back = sum(
        ways * pay(rule(wager, result), STAKE, STAKE, terms).returned for result, ways in results.items()
    )
    return 1 - Fraction(back, STAKE * SEQUENCES)


def chance(event: Callable[[int, int, int, int], bool]) -> Fraction:
    """The probability of an event of the coup, from the count without the product."""
    ways = sum(ways for found, ways in counts_by_the_printed_tables().items() if event(*found))
    return Fraction(ways, SEQUENCES)


def test_all_six_card_sequences_fall_to_banker_player_and_tie_as_is_known() -> None:
    winners: Counter[str] = Counter()
    for found, ways in counts().items():
        winners[CoupResult(*found).winner] += ways
    assert winners == {
        "banker": 2_292_252_566_437_888,
        "player": 2_230_518_282_592_256,
        "tie": 475_627_426_473_216,
    }
    assert winners.total() == 416 * 415 * 414 * 413 * 412 * 411


def test_the_coup_counts_what_the_printed_tables_count() -> None:
    assert counts() == counts_by_the_printed_tables()


# In percent, eight decks; the tie of Tie Premium Baccarat pays five percent here.
EDGES = {
    "player": "1.2351",
    "banker": "1.0579",
    "tie": "14.3596",
    "player-pair": "10.3614",
    "banker-pair": "10.3614",
    "player-perfect-pair": "7.9518",
    "banker-perfect-pair": "7.9518",
    "player-dragon-bonus": "2.6517",
    "banker-dragon-bonus": "9.3731",
    "super-six": "13.8181",
    "tiger-tie": "11.4952",
    "tiger-pair": "13.5214",
    "tiger": "13.3602",
    "big-tiger": "6.9448",
    "small-tiger": "14.3325",
}
HALF_ON_SIX = EDGES | {"banker": "1.4581"}
OTHER_EDGES = {
    (STAR, "even-money"): HALF_ON_SIX,
    (PREMIUM, "even-money"): HALF_ON_SIX,
    (PREMIUM, "tie-premium"): EDGES | {"player": "0.7593", "banker": "0.5821"},
    (RAPID, "even-money"): HALF_ON_SIX,
    (CANBERRA, "non-commission"): HALF_ON_SIX,
    (GUIDE, "no-commission"): HALF_ON_SIX,
}


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_the_house_edge_of_every_wager(edition: str, game: str) -> None:
    known = OTHER_EDGES.get((edition, game), EDGES)
    keys = [wager.key for wager in baccarat(edition, game).wagers]
    edges = {key: f"{100 * float(edge(edition, game, key)):.4f}" for key in keys}
    assert edges == {key: known[key] for key in keys}


@clause(GUIDE, "odds")
def test_the_house_margin_is_around_one_point_two_percent() -> None:
    assert f"{float(edge(GUIDE, 'commission', 'player')):.1%}" == "1.2%"


def test_the_edges_on_a_winning_six_follow_from_the_printed_tables() -> None:
    two_cards = chance(lambda player, banker, _, held: banker == 6 > player and held == 2)
    three_cards = chance(lambda player, banker, _, held: banker == 6 > player and held == 3)
    assert edge(STAR, "baccarat", "super-six") == 1 - 16 * (two_cards + three_cards)
    assert edge(STAR, "baccarat", "tiger") == 1 - 13 * two_cards - 23 * three_cards
    assert edge(STAR, "baccarat", "small-tiger") == 1 - 23 * two_cards
    assert edge(STAR, "baccarat", "big-tiger") == 1 - 56 * three_cards
    assert edge(STAR, "baccarat", "tiger-tie") == 1 - 46 * chance(lambda p, b, *_: p == b == 6)


def test_the_edges_on_main_wagers_follow_from_the_printed_tables() -> None:
    player, banker = chance(lambda p, b, *_: p > b), chance(lambda p, b, *_: b > p)
    tie, six = 1 - player - banker, chance(lambda p, b, *_: b == 6 > p)
    assert edge(STAR, "baccarat", "player") == banker - player
    assert edge(STAR, "baccarat", "banker") == player - banker * 19 / 20
    assert edge(STAR, "baccarat", "tie") == 1 - 9 * tie
    assert edge(STAR, "even-money", "banker") == player - banker + six / 2
    assert edge(PREMIUM, "tie-premium", "player") == banker - player - tie / 20
    assert edge(PREMIUM, "tie-premium", "banker") == player - banker * 19 / 20 - tie / 20


def test_the_edges_on_pairs_follow_from_the_cards_that_are_left() -> None:
    # Of 415 cards 31 match the first: 16 in the other colour, 8 in its other suit and 7 in its own.
    assert edge(STAR, "baccarat", "player-pair") == 1 - 12 * Fraction(31, 415)
    assert edge(CANBERRA, "commission", "player-perfect-pair") == 1 - Fraction(6 * 16 + 13 * 8 + 26 * 7, 415)
    twin = Fraction(31 * 30 * 29, 415 * 414 * 413)
    double = Fraction(31 * (12 * 32) * 31, 415 * 414 * 413)
    single = 2 * (Fraction(31, 415) - twin - double)
    assert edge(STAR, "baccarat", "tiger-pair") == 1 - 5 * single - 26 * double - 101 * twin
