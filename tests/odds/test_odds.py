"""Exact odds: by brute force, by plain enumeration and by the fast one, and against published figures.

It takes over 10 s: the plain enumeration that it compares with is slow, and has no other use.
"""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from math import perm

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.plain_odds import count_results
from kit.support import BACCARAT_GAMES, EDITIONS, PREMIUM, RAPID, STAR, baccarat, refused, roulette

from pitboss.game.bets import spin_bets
from pitboss.game.cards import CARDS, DECK, Card
from pitboss.game.coup import Coup, feed
from pitboss.game.settlement import Outcome, Terms, pay, rule
from pitboss.kernel.rejection import unwrap
from pitboss.odds.baccarat import edition_odds, game_odds, joint_ways, prize_table, prizes_of
from pitboss.odds.composition import MOST_CARDS, Composition, check_size, count_cards, fresh, remove
from pitboss.odds.joint import CODES, PAIRS, play, result_of
from pitboss.odds.remaining import read_list, read_remaining
from pitboss.odds.roulette import price_bet, priced_bets, roulette_odds
from pitboss.odds.wagers import WagerOdds
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import BANKER_DRAWS
from pitboss.rules.result import CoupResult, Pair, player_pair, player_wins
from pitboss.rules.wager import Pay, Wager

TERMS = Terms(tie_percent=Fraction(5))
SHOES = st.one_of(
    # Any remaining shoe of eight decks, and shoes of few cards, in which pairs are common.
    st.lists(st.integers(0, 8), min_size=52, max_size=52).map(tuple),
    st.lists(st.sampled_from(range(52)), min_size=6, max_size=30).map(
        lambda places: tuple(places.count(place) for place in range(52))
    ),
    st.lists(st.sampled_from((0, 13, 9, 22, 10, 12, 4)), min_size=6, max_size=40).map(
        lambda places: tuple(places.count(place) for place in range(52))
    ),
).filter(lambda shoe: sum(shoe) >= 6)


def by_brute_force(game: BaccaratGame, cards: list[Card]) -> Counter[CoupResult]:
    """Every order of six of the cards, dealt card by card."""
    found: Counter[CoupResult] = Counter()
    for six in permutations(cards, 6):
        coup = Coup(game.procedure.tableau)
        for card in six:
            if not coup.complete:
                coup = unwrap(feed(coup, card))
        found[coup.result] += 1
    return found


def by_the_fast_one(game: BaccaratGame, shoe: Composition) -> Counter[CoupResult]:
    ways = joint_ways(game, shoe)
    return Counter({result_of(code): int(ways[code]) for code in np.flatnonzero(ways).tolist()})


@settings(max_examples=25, deadline=None)
@given(cards=st.lists(st.sampled_from(DECK), min_size=6, max_size=7))
def test_both_enumerations_count_what_comes_of_every_order_of_a_few_cards(cards: list[Card]) -> None:
    game, shoe = baccarat(STAR), count_cards(cards)
    counted = by_brute_force(game, cards)
    assert count_results(game.procedure.tableau, shoe) == counted
    assert by_the_fast_one(game, shoe) == counted


@settings(max_examples=8, deadline=None)
@given(
    cards=st.lists(
        st.sampled_from([CARDS[c] for c in "KS KS KH KD QS QC 5S 5S 5H".split()]), min_size=7, max_size=8
    )
)
def test_pairs_and_twins_are_counted_right_where_they_abound(cards: list[Card]) -> None:
    game = baccarat(STAR)
    assert by_the_fast_one(game, count_cards(cards)) == by_brute_force(game, cards)


@settings(max_examples=12, deadline=None)
@given(shoe=SHOES)
def test_the_fast_enumeration_counts_what_the_plain_one_counts(shoe: Composition) -> None:
    game = baccarat(STAR)
    counted = by_the_fast_one(game, shoe)
    assert counted == count_results(game.procedure.tableau, shoe)
    assert counted.total() == perm(sum(shoe), 6)


def test_another_table_of_play_has_other_odds_and_both_enumerations_follow_it() -> None:
    star = baccarat(STAR)
    draws = (*BANKER_DRAWS[:6], "DSSDSSDDSDS", *BANKER_DRAWS[7:])
    tableau = replace(star.procedure.tableau, player_draws=(0, 1, 2, 3, 4, 6), banker_draws=draws)
    game = replace(star, procedure=replace(star.procedure, tableau=tableau))
    shoe = fresh(3)
    assert by_the_fast_one(game, shoe) == count_results(tableau, shoe)
    assert by_the_fast_one(game, shoe) != by_the_fast_one(star, shoe)


def test_every_code_is_another_result() -> None:
    assert len({result_of(code) for code in range(CODES)}) == CODES
    assert len(PAIRS) == 4 * 4 + 3 * 3


def test_the_largest_shoe_still_counts_in_whole_numbers() -> None:
    shoe = (MOST_CARDS // 52,) * 52
    assert int(joint_ways(baccarat(STAR), shoe).sum()) == perm(sum(shoe), 6) < 2**63
    assert perm(MOST_CARDS, 6) < 2**63
    assert refused(check_size(fresh(27))).code == "shoe-too-long"


# In percent: published figures for these wagers, by decks.
KNOWN = {
    8: {"player": "1.2351", "banker": "1.0579", "tie": "14.3596"},
    6: {"player": "1.2374", "banker": "1.0558", "tie": "14.4382"},
}
KNOWN_8 = {
    (STAR, "baccarat", "player-pair"): "10.3614",
    (STAR, "even-money", "banker"): "1.4581",
    (RAPID, "baccarat", "player-dragon-bonus"): "2.6517",
    (RAPID, "baccarat", "banker-dragon-bonus"): "9.3731",
}


@pytest.mark.parametrize("decks", KNOWN)
def test_known_edges_by_decks(decks: int) -> None:
    odds = game_odds(baccarat(STAR), fresh(decks), TERMS)
    assert {key: percent(odds[key].edge) for key in KNOWN[decks]} == KNOWN[decks]


@pytest.mark.parametrize(("edition", "game", "wager"), KNOWN_8)
def test_known_edges_of_eight_decks(edition: str, game: str, wager: str) -> None:
    odds = game_odds(baccarat(edition, game), fresh(8), TERMS)
    assert percent(odds[wager].edge) == KNOWN_8[edition, game, wager]


def percent(edge: Fraction) -> str:
    return f"{float(100 * edge):.4f}"


@pytest.mark.parametrize(("edition", "key"), BACCARAT_GAMES)
def test_the_odds_of_every_wager_are_what_its_settlement_pays_on_average(edition: str, key: str) -> None:
    """The same figures a second way: every result is settled as at the table, and paid in cents."""
    game, stake = baccarat(edition, key), 10**6
    shoe = unwrap(remove(fresh(8), [CARDS[code] for code in "AS AS AS KH 9D 9C 5S 5S TD TC".split()]))
    ways, odds = by_the_fast_one(game, shoe), game_odds(game, shoe, TERMS)
    assert list(odds) == [wager.key for wager in game.wagers]
    for wager in game.wagers:
        settled = [(count, pay(rule(wager, result), stake, stake, TERMS)) for result, count in ways.items()]
        total = ways.total()
        returned = Fraction(sum(count * row.returned for count, row in settled), total * stake)
        squares = Fraction(sum(count * row.returned**2 for count, row in settled), total * stake**2)
        won = sum(count for count, row in settled if row.outcome is Outcome.WIN)
        priced = odds[wager.key]
        assert (priced.rtp, priced.edge) == (returned, 1 - returned)
        assert priced.variance == squares - returned**2
        assert priced.hit_rate == Fraction(won, total)
        assert sum(priced.probabilities) == 1
        for outcome in Outcome:
            chance = Fraction(sum(count for count, row in settled if row.outcome is outcome), total)
            prizes = zip(priced.prizes, priced.probabilities, strict=True)
            assert sum(p for prize, p in prizes if prize.outcome is outcome) == chance


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_an_edition_has_the_odds_of_its_games(edition: Edition) -> None:
    shoe = unwrap(remove(fresh(8), [CARDS["6S"]] * 5))
    solved = edition_odds(edition, shoe, TERMS)
    games = [game for game in edition.games if isinstance(game, BaccaratGame)]
    assert list(solved) == [game.key for game in games]
    for game in games:
        assert figures(solved[game.key]) == figures(game_odds(game, shoe, TERMS))


def figures(odds: dict[str, WagerOdds]) -> object:
    return {key: (wager.prizes, wager.ways, wager.total) for key, wager in odds.items()}


def test_a_changed_pay_row_changes_the_odds_and_nothing_else_is_to_be_edited() -> None:
    game = baccarat(STAR)
    tie = next(wager for wager in game.wagers if wager.key == "tie")
    nine = replace(tie, pays=(replace(tie.pays[0], pays=9),))
    changed = replace(game, wagers=tuple(nine if wager is tie else wager for wager in game.wagers))
    before, after = game_odds(game, fresh(8), TERMS), game_odds(changed, fresh(8), TERMS)
    assert after["tie"].edge == before["tie"].edge - before["tie"].hit_rate
    assert after["banker"].edge == before["banker"].edge


def wins_with_a_pair(r: CoupResult) -> bool:
    return player_wins(r) and player_pair(r)


def test_a_wager_on_pairs_and_counts_together_has_exact_odds_too() -> None:
    game = baccarat(STAR)
    wager = Wager(key="both", title="Both", pays=(Pay(wins_with_a_pair, 20, "0"),), defined="0", loses="0")
    odds = game_odds(replace(game, wagers=(wager,)), fresh(3), TERMS)["both"]
    counted = count_results(game.procedure.tableau, fresh(3))
    ways = sum(count for r, count in counted.items() if r.player > r.banker and r.player_pair != Pair.NONE)
    assert odds.ways == (ways, counted.total() - ways)
    assert odds.edge == 1 - 21 * Fraction(ways, counted.total())


def test_what_a_sign_says_of_a_tie_is_in_the_odds() -> None:
    game = baccarat(PREMIUM, "tie-premium")
    low, high = (game_odds(game, fresh(8), Terms(tie_percent=Fraction(n)))["player"] for n in (1, 10))
    tie = low.probabilities[[prize.name for prize in low.prizes].index("tie")]
    assert low.edge - high.edge == tie * Fraction(9, 100)


def test_a_table_of_prizes_says_what_the_settlement_says() -> None:
    game = baccarat(RAPID)
    table, codes = prize_table(game, TERMS), np.flatnonzero(joint_ways(game, fresh(8))).tolist()
    for wager in game.wagers:
        prizes = prizes_of(wager, TERMS)
        for code in codes[::7]:
            ruling = rule(wager, result_of(code))
            prize = prizes[table[wager.key][code]]
            assert (prize.outcome, prize.clause, prize.pays) == (ruling.outcome, ruling.clause, ruling.odds)


def test_the_figures_of_a_table_of_play_are_read_only_from_the_coup() -> None:
    figures = play(baccarat(STAR).procedure.tableau)
    # Player 5 draws a 4; Banker stands on 6 against a 4 and draws on 5.
    assert (figures.cards[5, 6, 4], figures.sixth[5, 6, 4]) == (5, 0)
    assert (figures.cards[5, 5, 4], figures.sixth[5, 5, 4]) == (6, 1)


def test_odds_of_too_few_cards_are_not_guessed() -> None:
    with pytest.raises(ValueError, match="take up to 6 cards"):
        game_odds(baccarat(STAR), count_cards(DECK[:5]), TERMS)


# --- Roulette


def test_every_bet_of_every_kind_costs_one_thirty_seventh() -> None:
    game = roulette()
    for bet in spin_bets(game):
        priced = price_bet(game, bet)
        assert priced.odds.edge == Fraction(1, 37), bet
        assert sum(priced.odds.ways) == priced.odds.total == len(priced.prize) == 37
    kinds = {str(bet.kind) for bet in game.bets} | {call.key for call in game.calls}
    assert set(roulette_odds(game)) == kinds


def test_one_bet_stands_for_all_of_its_kind() -> None:
    game, kinds = roulette(), priced_bets(roulette())
    for bet in spin_bets(game):
        alike = kinds[bet.partition(":")[0]].odds
        odds = price_bet(game, bet).odds
        assert (odds.ways, odds.variance, odds.hit_rate) == (alike.ways, alike.variance, alike.hit_rate)


def test_a_straight_bet_has_the_variance_of_one_number_in_thirty_seven() -> None:
    assert roulette_odds(roulette())["straight"].variance == 36**2 * Fraction(1, 37) * Fraction(36, 37)


# --- Shoes


def test_what_is_left_can_be_listed_or_counted() -> None:
    cards = unwrap(read_list("AS,9H 9H\n KD"))
    assert unwrap(read_list("AS\n9H\t9H\r\nKD\n")) == cards
    assert unwrap(read_remaining('{"9H": 2, "KD": 1, "AS": 1, "2C": 0}')) == [
        cards[1],
        cards[2],
        cards[3],
        cards[0],
    ]
    assert sum(unwrap(remove(fresh(1), cards[:2]))) == 50


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("AS 10H", "unknown-card"),
        ('{"10H": 1}', "unknown-card"),
        ('{"AS": -1}', "bad-remaining"),
        ('{"AS": 1.5}', "bad-remaining"),
        ('{"AS": 99999999999}', "bad-remaining"),
        ('{"AS": 1', "bad-remaining"),
        ('{"AS": 1, "AS": 8}', "bad-remaining"),
    ],
)
def test_what_cannot_be_left_is_refused(text: str, code: str) -> None:
    assert refused(read_remaining(text)).code == code
