"""Simulations agree with the exact odds, and fail to agree if anything is wrong.

It takes over 10 s: millions of coups are simulated.
"""

from dataclasses import replace
from fractions import Fraction
from math import inf, nextafter, sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import BACCARAT_GAMES, CANBERRA, EDITIONS, PREMIUM, RAPID, STAR, baccarat, roulette
from scipy import stats  # type: ignore[import-untyped]

from pitboss.game.settlement import Outcome, Terms
from pitboss.odds.wagers import Prize, WagerOdds, schedule
from pitboss.rules.edition import BaccaratGame, Game
from pitboss.rules.result import CoupResult
from pitboss.rules.wager import Pay, Wager
from pitboss.sim.agreement import (
    JOINT_DRIFT_PER_COUP,
    MOST_STANDARD_ERRORS,
    WAGER_DRIFT_DEVIATIONS,
    Agreement,
    ChiSquare,
    Comparison,
    Exact,
    Ints,
    chi_square,
    compare,
    exact_odds,
)
from pitboss.sim.run import simulate, source_of, threads

TEN_MILLION = 10_000_000
GAMES = [
    *((edition, game, 0) for edition, game in BACCARAT_GAMES),
    *((STAR, "baccarat", decks) for decks in (3, 4, 6)),
    (RAPID, "roulette", 0),
]
"""Edition, game and decks; the highest number allowed if none is named."""


def deal(game: Game, decks: int, coups: int, seed: int) -> Ints:
    source = source_of(game, decks, seed)
    with threads(2, source) as crew:
        *_, tally = simulate(source, coups, crew)
    return tally.counts


def terms_of(game: Game) -> Terms:
    return Terms(tie_percent=Fraction(5) if game.sign_percentage else None)


def agree(game: Game, decks: int, counts: Ints, exact: Exact | None = None) -> Agreement:
    terms = terms_of(game)
    return compare(game, terms, counts, exact or exact_odds(game, decks, terms))


@pytest.mark.parametrize("place", range(len(GAMES)), ids=lambda place: "-".join(map(str, GAMES[place])))
def test_ten_million_coups_agree_with_the_exact_odds(place: int) -> None:
    edition, key, decks = GAMES[place]
    game = EDITIONS[edition].game(key)
    assert game is not None
    if isinstance(game, BaccaratGame):
        decks = decks or max(game.procedure.decks.allowed)
    agreement = agree(game, decks, deal(game, decks, TEN_MILLION, seed=1_000 + place))
    assert agreement.joint.coups >= TEN_MILLION
    assert set(agreement.wagers) == set(game.titles)
    for one in agreement.wagers.values():
        assert abs(one.z) < 4, one.exact.key
        assert one.coups == agreement.joint.coups
        # The settled amount equals the sum of the prizes.
        paid = sum(hits * prize.returns for hits, prize in zip(one.hits, one.exact.prizes, strict=True))
        assert one.edge == 1 - Fraction(paid, one.coups)
    assert agreement.joint.impossible == 0
    assert agreement.passed
    assert agreement.by_chance


# The check can fail.


@pytest.fixture(scope="module")
def counts() -> Ints:
    """Two million coups from eight decks."""
    return deal(baccarat(STAR), 8, 2_000_000, seed=8)


def test_another_number_of_decks_is_noticed(counts: Ints) -> None:
    wrong = agree(baccarat(STAR), 3, counts)
    assert not wrong.passed
    assert {"player-pair", "banker-pair"} <= set(wrong.off)
    assert wrong.joint.off
    assert agree(baccarat(STAR), 8, counts).passed


def test_the_pays_of_another_game_are_noticed(counts: Ints) -> None:
    game, other = baccarat(STAR), baccarat(STAR, "even-money")
    wrong = agree(game, 8, counts, exact_odds(other, 8, Terms()))
    # The cards are the same: only Banker pays differently.
    assert (wrong.off, wrong.joint.off) == (("banker",), False)


@pytest.mark.parametrize("place", range(7))
def test_a_wrong_pay_is_noticed(place: int, counts: Ints) -> None:
    game = baccarat(CANBERRA)
    wrong = replace(game, wagers=tuple(double(wager, place) for wager in game.wagers))
    expected = [wager.key for wager in game.wagers if place < len(wager.pays)]
    assert expected
    assert list(agree(wrong, 8, counts, exact_odds(game, 8, Terms())).off) == expected


def double(wager: Wager, place: int) -> Wager:
    """The wager with double pay in one row, where it has such a row."""
    rows = list(wager.pays)
    if place < len(rows):
        odds = rows[place].pays
        assert isinstance(odds, int | Fraction)
        rows[place] = replace(rows[place], pays=odds * 2)
    return replace(wager, pays=tuple(rows))


def test_another_table_of_play_is_noticed(counts: Ints) -> None:
    game = baccarat(STAR)
    tableau = game.procedure.tableau
    # Banker with three no longer stands against an eight.
    rows = tuple("D" * 11 if banker == 3 else row for banker, row in enumerate(tableau.banker_draws))
    assert rows != tableau.banker_draws
    procedure = replace(game.procedure, tableau=replace(tableau, banker_draws=rows))
    other = replace(game, procedure=procedure)
    dealt = agree(game, 8, deal(other, 8, 2_000_000, seed=3))
    assert (dealt.joint.off, dealt.joint.impossible) == (True, 0)
    # Under that table Banker never ends with three after a third card of Player's.
    held = agree(other, 8, counts)
    assert held.joint.off
    assert held.joint.impossible > 0


def test_a_bias_that_no_wager_feels_is_noticed(counts: Ints) -> None:
    game = baccarat(STAR)
    exact = exact_odds(game, 8, Terms())
    first, *others = np.argsort(-counts).tolist()
    prizes = np.stack([prize for _, prize in exact.wagers.values()])
    second = next(code for code in others if (prizes[:, code] == prizes[:, first]).all())
    biased = counts.copy()
    biased[[first, second]] += [1_500, -1_500]
    wrong = agree(game, 8, biased, exact)
    assert (wrong.off, wrong.joint.off, wrong.passed) == ((), True, False)


def test_a_wheel_that_favours_a_pocket_is_noticed() -> None:
    spins = deal(roulette(), 0, 100_000, seed=5)
    assert agree(roulette(), 0, spins).passed
    spins[spins.argmax()] += 400
    assert not agree(roulette(), 0, spins).passed


def test_a_tie_pays_what_the_sign_says(counts: Ints) -> None:
    game = baccarat(PREMIUM, "tie-premium")
    exact = exact_odds(game, 8, Terms(tie_percent=Fraction(5)))
    assert compare(game, Terms(tie_percent=Fraction(5)), counts, exact).passed
    wrong = compare(game, Terms(tie_percent=Fraction("9.9999")), counts, exact)
    assert set(wrong.off) == {"player", "banker"}


# The figures of a wager.


def coin(hits: tuple[int, int], edge: Fraction) -> Comparison:
    """A wager that pays 9 to 10 on one of two sides: an edge of 1/20 and a variance of (19/20)^2."""
    prizes = [
        Prize("win", Outcome.WIN, Fraction(19, 10), "1"),
        Prize("lose", Outcome.LOSE, Fraction(0), "1"),
    ]
    return Comparison(WagerOdds(schedule("coin", "Coin", prizes), (1, 1), 2), hits, edge)


def test_the_figures_of_a_wager_by_hand() -> None:
    one = coin((180, 181), 1 - Fraction(180 * 19, 10 * 361))
    # The square root of 361 is 19, so the standard error is 0.95 / 19.
    assert one.error == pytest.approx(0.05)
    assert float(one.edge) == pytest.approx(1 - 342 / 361)
    assert one.z == pytest.approx((1 - 342 / 361 - 0.05) / 0.05)
    assert one.reach == pytest.approx(0.05 * stats.norm.ppf(0.975))
    assert one.by_chance
    assert not one.off


@given(st.integers(1, 10**13), st.floats(-50, 50))
def test_a_wager_is_off_where_neither_chance_nor_the_cutting_card_explains_it(coups: int, z: float) -> None:
    error = Fraction(sqrt(Fraction(361, 400) / coups))
    one = coin((coups, 0), Fraction(1, 20) + Fraction(z) * error)
    assert one.z == pytest.approx(z, rel=1e-9, abs=1e-9)
    assert one.by_chance == (abs(one.z) <= 4)
    assert one.off == (abs(one.z) > max(4, WAGER_DRIFT_DEVIATIONS * sqrt(coups)))


def test_the_cutting_card_excuses_nothing_in_a_billion_coups() -> None:
    assert WAGER_DRIFT_DEVIATIONS * sqrt(10**9) < MOST_STANDARD_ERRORS


# The chi-square test.


def test_a_small_chi_square_by_hand() -> None:
    # In 60 throws of a die each face is expected 10 times: 4 + 1 + 1 + 0 + 0 + 4 over 10.
    found = chi_square(np.array([8, 9, 11, 10, 10, 12]), np.ones(6, np.int64))
    assert (found.coups, found.degrees, found.impossible) == (60, 5, 0)
    assert found.statistic == pytest.approx(1.0)
    assert found.p == pytest.approx(0.9626, abs=1e-4)
    assert not found.off


def test_rare_outcomes_are_tested_together() -> None:
    # In 100 coups these are expected 1, 3, 4, 42 and 50 times: the first three make a cell of 8.
    found = chi_square(np.array([50, 2, 40, 3, 5]), np.array([50, 1, 42, 3, 4]))
    assert found.degrees == 2
    assert found.statistic == pytest.approx((10 - 8) ** 2 / 8 + (40 - 42) ** 2 / 42)
    # In ten coups it is a tenth of that: all but the commonest make one cell, just large enough.
    few = chi_square(np.array([4, 0, 6, 0, 0]), np.array([50, 1, 42, 3, 4]))
    assert few.degrees == 1
    assert few.statistic == pytest.approx(0.4)
    # In eight coups there are not two cells with five expected, so there is nothing to test.
    fewer = chi_square(np.array([8, 0, 0, 0, 0]), np.array([50, 1, 42, 3, 4]))
    assert (fewer.degrees, fewer.p) == (0, 1)


def test_what_is_too_little_for_a_cell_joins_the_last() -> None:
    # Three outcomes are expected 4 of 12 times each: two make a cell, and the third joins it.
    found = chi_square(np.array([12, 0, 0]), np.ones(3, np.int64))
    assert (found.statistic, found.degrees, found.p) == (0, 0, 1)


@given(st.lists(st.tuples(st.integers(5, 400), st.integers(1, 50)), min_size=2, max_size=30))
def test_without_rare_outcomes_it_is_the_textbook_test(cells: list[tuple[int, int]]) -> None:
    counts, ways = np.array(cells, np.int64).T
    coups, total = counts.sum(), ways.sum()
    due = ways * coups / total
    found = chi_square(counts, ways)
    if due.min() >= 5:
        known = stats.chisquare(counts, due)
        assert found.degrees == len(cells) - 1
        assert found.statistic == pytest.approx(known.statistic, abs=1e-9)
        assert found.p == pytest.approx(known.pvalue, abs=1e-9)
    else:
        assert found.degrees < len(cells) - 1


@given(st.permutations(range(8)))
def test_the_order_of_outcomes_does_not_matter(order: list[int]) -> None:
    ways = np.array([1, 2, 3, 5, 8, 13, 21, 0])
    counts = np.array([4, 1, 6, 11, 15, 30, 33, 2])
    assert chi_square(counts[order], ways[order]) == chi_square(counts, ways)


def test_one_impossible_outcome_is_enough() -> None:
    found = chi_square(np.array([50, 50, 1]), np.array([1, 1, 0]))
    assert found.impossible == 1
    assert found.p > 0.9
    assert found.off


def test_chance_brings_every_p_alike() -> None:
    ways = exact_odds(baccarat(STAR), 8, Terms()).ways
    random = np.random.default_rng(1)
    likely = ways / ways.sum()
    found = [chi_square(random.multinomial(100_000, likely), ways).p for _ in range(200)]
    assert stats.kstest(found, "uniform").pvalue > 1e-3


@pytest.mark.parametrize("coups", [10**6, 10**9, 10**12])
def test_the_joint_outcome_is_off_where_neither_chance_nor_the_cutting_card_explains_it(coups: int) -> None:
    drift = 3_390 + JOINT_DRIFT_PER_COUP * coups
    assert not ChiSquare(coups, 1e12, 3_390, 1e-4, 0).off
    assert not ChiSquare(coups, drift, 3_390, 0.0, 0).off
    assert ChiSquare(coups, nextafter(drift, inf), 3_390, 0.0, 0).off
    assert not ChiSquare(coups, drift, 3_390, 0.0, 0).by_chance


def never(result: CoupResult) -> bool:
    return False


def test_a_wager_that_always_comes_out_alike_is_compared_without_an_error() -> None:
    game = baccarat(STAR)
    wager = Wager(key="never", title="Never", pays=(Pay(never, 5, "0"),), defined="0", loses="0")
    game = replace(game, wagers=(*game.wagers, wager))
    exact = exact_odds(game, 8, Terms())
    agreement = compare(game, Terms(), deal(game, 8, 10_000, seed=1), exact)
    assert (agreement.wagers["never"].z, agreement.passed) == (0.0, True)
    assert replace(agreement.wagers["never"], edge=Fraction(1, 2)).z == -inf
