"""Counting studies: effects of removal found in other ways, and every total against a plain loop.

It takes over 10 s: the plain enumeration that it compares with is slow, and has no other use.
"""

import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import perm

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.plain_odds import count_results
from kit.support import BACCARAT_GAMES, CANBERRA, EDITIONS, PREMIUM, RAPID, STAR, baccarat, cards

from pitboss.game.cards import DECK, RANKS, Card
from pitboss.game.dealer import deal_shoe, prepare
from pitboss.game.settlement import Terms, deciding_row, odds_at
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.rejection import unwrap
from pitboss.odds.baccarat import game_odds
from pitboss.odds.composition import Composition, count_cards, fresh, remove
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import Burn, BurnWay
from pitboss.rules.wager import Pay
from pitboss.sim import counting
from pitboss.sim.counting import (
    Figures,
    Sums,
    add,
    by_depth,
    by_quarters,
    depths_of,
    errors_by_depth,
    study,
)
from pitboss.sim.removal import LARGEST_TAG, Count, Removal, find_removals, linear_count, whole_count
from pitboss.sim.watch import PARTS_PER_UNIT, Watch, count_bets, expect, solve_shoes, watch

ODD = Terms(tie_percent=Fraction(31233, 10_000))
"""A percentage that is a whole number only in millionths of a unit."""


def terms_of(game: str) -> Terms:
    return ODD if game == "tie-premium" else Terms()


@cache
def removals(edition: str, game: str, decks: int = 8) -> dict[str, Removal]:
    return find_removals(baccarat(edition, game), decks, terms_of(game))


@cache
def watched(edition: str, game: str, decks: int = 8) -> Watch:
    return watch(baccarat(edition, game), decks, terms_of(game))


@cache
def studied(edition: str, game: str, decks: int, shoes: int) -> Sums:
    *_, sums = study(watched(edition, game, decks), 7, shoes, 2)
    return sums


def place_of(table: Watch, key: str) -> int:
    return [removal.odds.key for removal in table.removals].index(key)


# Effects of removal


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_a_card_that_nobody_saw_changes_nothing(edition: str, game: str) -> None:
    allowed = baccarat(edition, game).procedure.decks.allowed
    for decks in {min(allowed), max(allowed)}:
        for removal in removals(edition, game, decks).values():
            assert sum(removal.effects) == 0
            # Cards with the same count and pairs have one effect, so one column serves for tens and pictures.
            assert len(set(removal.effects[9:])) == 1


def plain_expectation(game: BaccaratGame, shoe: Composition) -> dict[str, Fraction]:
    """The expectation of a unit, by the plain enumeration and the rows of each wager."""
    won = {wager.key: Fraction(0) for wager in game.wagers}
    for result, ways in count_results(game.procedure.tableau, shoe).items():
        for wager in game.wagers:
            row = deciding_row(wager, result)
            if row is None:
                won[wager.key] -= ways
            elif isinstance(row, Pay):
                won[wager.key] += ways * odds_at(row.pays, Terms())
    return {key: total / perm(sum(shoe), 6) for key, total in won.items()}


def test_effects_are_those_of_the_plain_enumeration() -> None:
    game = baccarat(STAR)
    whole, short = (
        plain_expectation(game, fresh(6)),
        plain_expectation(game, unwrap(remove(fresh(6), cards("6D")))),
    )
    found = removals(STAR, "baccarat", 6)
    assert {*found} == {*whole}
    for key, removal in found.items():
        assert removal.effects[RANKS.index("6")] == short[key] - whole[key]


def test_effects_on_the_chance_of_player_are_the_published_ones() -> None:
    found = removals(STAR, "baccarat")
    # https://excelpunks.com/concepts-16-baccarat-effects-of-card-removal/
    published = {"4": -43.5175, "K": -37.3810, "A": -29.5798, "3": -21.7068}
    for rank, millionths in published.items():
        at = RANKS.index(rank)
        player, tie = (found[key].effects[at] for key in ("player", "tie"))
        # Player wins on one hand and loses on the other; a tie pays eight to one.
        assert float((player - tie / 9) / 2) == pytest.approx(millionths * 1e-6, abs=5e-11)


@pytest.mark.parametrize("decks", [3, 8])
def test_banker_player_and_tie_move_together(decks: int) -> None:
    found = removals(STAR, "baccarat", decks)
    for player, banker, tie in zip(*(found[key].effects for key in ("player", "banker", "tie")), strict=True):
        to_tie = tie / 9
        to_player, to_banker = (player - to_tie) / 2, (-player - to_tie) / 2
        assert to_player + to_banker + to_tie == 0
        assert banker == to_banker * Fraction(19, 20) - to_player


def chance_of_pair(ranks: list[int]) -> Fraction:
    return Fraction(sum(perm(copies, 2) for copies in ranks), perm(sum(ranks), 2))


@pytest.mark.parametrize("decks", [6, 8])
def test_no_rank_alone_has_an_effect_on_pairs(decks: int) -> None:
    copies = 4 * decks
    one, other = chance_of_pair([copies] * 13), chance_of_pair([copies] * 12 + [copies - 1])
    removal = removals(STAR, "baccarat", decks)["player-pair"]
    assert removal.expectation == 12 * one - 1
    assert {*removal.effects} == {12 * (other - one)} == {0}
    assert linear_count(removal) is None
    assert whole_count(removal) is None


def test_a_suit_makes_no_difference() -> None:
    game = baccarat(CANBERRA, "commission")
    for rank, suit in ("6H", "9C"):
        odds = game_odds(game, unwrap(remove(fresh(8), [Card(rank, suit)])), Terms())
        for key, removal in removals(CANBERRA, "commission").items():
            effect = -odds[key].edge - removal.expectation
            assert effect == removal.effects[RANKS.index(rank)]


def test_wagers_that_need_more_decks_are_left_out() -> None:
    assert "tiger" in removals(STAR, "baccarat")
    assert "tiger" not in removals(STAR, "baccarat", 4)


# Counts


def test_the_effects_are_what_makes_a_linear_estimate_the_one_of_least_squares() -> None:
    """A small pack, with every way to leave some of it unseen: the error is uncorrelated with every card."""
    game, pack = baccarat(STAR), cards("AS 2D 3H 6C 6D 7S 8H 9C KS")
    keys = ("player", "tie", "player-pair")

    def expect_all(unseen: tuple[Card, ...]) -> list[Fraction]:
        odds = game_odds(game, count_cards(unseen), Terms())
        return [-odds[key].edge for key in keys]

    whole = expect_all(pack)
    effects = {card: expect_all(tuple(other for other in pack if other != card)) for card in pack}
    for unseen in (7, 8):
        for wager, start in enumerate(whole):
            errors = dict.fromkeys(pack, Fraction(0))
            for subset in combinations(pack, unseen):
                seen = sum((effects[card][wager] - start for card in pack if card not in subset), Fraction(0))
                estimate = start + Fraction(len(pack) - 1, unseen) * seen
                for card in subset:
                    errors[card] += expect_all(subset)[wager] - estimate
            assert {*errors.values()} == {0}


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_the_linear_count_is_exact_for_one_card(edition: str, game: str) -> None:
    for removal in removals(edition, game).values():
        count = linear_count(removal)
        if count is None:
            continue
        assert count.tags == removal.effects
        assert count.start == 0
        assert count.correlation == pytest.approx(1)
        for tag in count.tags:
            true_count = tag / Fraction(415, 52)
            assert removal.expectation + count.slope * true_count == removal.expectation + tag
        assert removal.expectation + count.slope * count.over == 0


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_no_scale_gives_whole_tags_that_correlate_better(edition: str, game: str) -> None:
    for removal in removals(edition, game).values():
        count = whole_count(removal)
        if count is None:
            continue
        assert all(tag.denominator == 1 and abs(tag) <= LARGEST_TAG for tag in count.tags)
        effects = np.array(removal.effects, float)
        found = np.corrcoef(np.array(count.tags, float), effects)[0, 1]
        assert count.correlation == pytest.approx(found)
        assert found > 0.98
        for scale in np.linspace(0.51, LARGEST_TAG + 0.49, 500) / np.abs(effects).max():
            assert np.corrcoef(np.rint(effects * scale), effects)[0, 1] <= found + 1e-12


@settings(max_examples=60, deadline=None)
@given(
    unseen=st.lists(st.integers(0, 32), min_size=13, max_size=13).filter(lambda ranks: sum(ranks) > 5),
    key=st.sampled_from(["player", "tie", "tiger-tie", "tiger", "big-tiger"]),
)
def test_a_count_bets_where_its_estimate_is_positive(unseen: list[int], key: str) -> None:
    removal = removals(STAR, "baccarat")[key]
    count = whole_count(removal)
    assert count is not None
    # The plain way: tags relative to their mean, fitted to the effects, for the cards seen.
    mean = sum(count.tags) / 13
    fit = sum((tag - mean) * effect for tag, effect in zip(count.tags, removal.effects, strict=True)) / sum(
        (tag - mean) ** 2 for tag in count.tags
    )
    seen = sum((32 - left) * (tag - mean) for left, tag in zip(unseen, count.tags, strict=True))
    estimate = removal.expectation + fit * 415 / sum(unseen) * seen
    assert count_bets((count,), np.array([unseen])).item() == (estimate > 0)
    # And as an observer counts: each card seen, from the start.
    running = count.start + sum((32 - left) * tag for left, tag in zip(unseen, count.tags, strict=True))
    assert (running * 52 / sum(unseen) > count.over) == (estimate > 0)


def test_where_there_is_no_count_it_never_bets() -> None:
    assert not count_bets((None,), np.full((3, 13), 8)).any()


@pytest.mark.parametrize("key, least", [("player", 0.97), ("banker", 0.97), ("tie", 0.9), ("tiger", 0.95)])
def test_the_linear_estimate_follows_the_exact_one(key: str, least: float) -> None:
    table = watched(STAR, "baccarat")
    coups = solve_shoes(table, seed=3, first=1, shoes=40)
    removal = table.removals[place_of(table, key)]
    count = linear_count(removal)
    assert count is not None
    left = coups.unseen.sum(axis=1)
    true_count = -52 * (coups.unseen @ np.array(count.tags, float)) / left
    estimate = float(removal.expectation) + float(count.slope) * true_count
    exact = coups.expectation[:, place_of(table, key)] / PARTS_PER_UNIT
    early = left > 100
    assert np.corrcoef(estimate[early], exact[early])[0, 1] > least
    # The estimate is not only proportional: it is right on average.
    slope, _ = np.polyfit(estimate[early], exact[early], 1)
    assert slope == pytest.approx(1, abs=0.05)


# Every coup, against the dealer of the core and the odds of each shoe


@dataclass(frozen=True)
class PlainCoup:
    out: int
    number: int
    shoe: int
    unseen: Composition
    expectation: dict[str, Fraction]


def plain_coups(
    game: BaccaratGame, edition: str, decks: int, terms: Terms, shoes: int
) -> Iterator[PlainCoup]:
    way = game.procedure.burns[0].way
    for shoe in range(1, 1 + shoes):
        stack, _ = prepare(EDITIONS[edition], game, decks, SeededEntropy(5, shoe))
        dealt = unwrap(deal_shoe(EDITIONS[edition], game, stack, lambda _: {}, terms))
        assert dealt.burn is way
        out, unseen = len(dealt.burned), fresh(decks)
        if way is not BurnWay.FACE_DOWN:
            unseen = unwrap(remove(unseen, stack.cards[:1]))
        for coup in dealt.coups:
            odds = game_odds(game, unseen, terms)
            yield PlainCoup(out, coup.number, shoe, unseen, {key: -one.edge for key, one in odds.items()})
            out += len(coup.cards)
            unseen = unwrap(remove(unseen, coup.cards))


def length(game: BaccaratGame, edition: str, decks: int, shoe: int, behind: int) -> int:
    """The coups of a shoe with the cutting card at a given depth."""
    stack, _ = prepare(EDITIONS[edition], game, decks, SeededEntropy(5, shoe))
    return len(
        unwrap(deal_shoe(EDITIONS[edition], game, replace(stack, behind=behind), lambda _: {}, Terms())).coups
    )


def burning(game: BaccaratGame, way: BurnWay) -> BaccaratGame:
    """The same game with another way of burning cards."""
    return replace(game, procedure=replace(game.procedure, burns=(Burn(way, "0"),)))


@pytest.mark.parametrize(
    "edition, key, decks, way",
    [
        (STAR, "baccarat", 3, None),
        (CANBERRA, "commission", 8, None),
        (PREMIUM, "tie-premium", 6, None),
        (RAPID, "even-money", 8, BurnWay.SHOWN),
        (STAR, "baccarat", 3, BurnWay.BY_VALUE),
    ],
)
def test_sums_are_those_of_a_plain_loop(edition: str, key: str, decks: int, way: BurnWay | None) -> None:
    game = baccarat(edition, key) if way is None else burning(baccarat(edition, key), way)
    terms, shoes = terms_of(key), 2
    table = watch(game, decks, terms)
    plain = list(plain_coups(game, edition, decks, terms, shoes))
    coups = solve_shoes(table, 5, 1, shoes)
    assert coups.out.tolist() == [coup.out for coup in plain]
    assert len(plain) == coups.starts[-1]
    depths = depths_of(table)
    assert depths[0] == game.procedure.cut.least_from_back
    lengths = {
        (depth, shoe): length(game, edition, decks, shoe, depth)
        for depth in depths
        for shoe in range(1, 1 + shoes)
    }
    *_, sums = study(table, 5, shoes, 1)
    for wager, removal in enumerate(table.removals):
        exact = [coup.expectation[removal.odds.key] for coup in plain]
        assert coups.positive[:, wager].tolist() == [one > 0 for one in exact]
        parts = coups.expectation[:, wager].tolist()
        assert all(abs(part - PARTS_PER_UNIT * one) < 0.501 for part, one in zip(parts, exact, strict=True))
        counted = coups.counted[:, wager].tolist()
        count = table.counts[wager]
        assert counted == [count is not None and bets(count, coup.unseen, decks) for coup in plain]
        groups = [
            [place for place, coup in enumerate(plain) if coup.out // 13 == quarter]
            for quarter in range(4 * decks)
        ] + [
            [place for place, coup in enumerate(plain) if coup.number <= lengths[depth, coup.shoe]]
            for depth in depths
        ]
        assert len(groups) == len(sums.coups)
        for group, places in enumerate(groups):
            gains = [
                [parts[place] for place in places if exact[place] > 0 and plain[place].shoe == shoe]
                for shoe in (1, 2)
            ]
            assert sums.coups[group] == len(places)
            assert sums.positive[group, wager] == sum(map(len, gains))
            assert sums.gain[group, wager] == sum(map(sum, gains))
            assert sums.squares[group, wager] == pytest.approx(
                sum((sum(row) / PARTS_PER_UNIT) ** 2 for row in gains)
            )
            assert sums.best[group, wager] == max((parts[place] for place in places), default=-PARTS_PER_UNIT)
            assert sums.bets[group, wager] == sum(counted[place] for place in places)
            assert sums.found[group, wager] == sum(counted[place] and exact[place] > 0 for place in places)
            assert sums.made[group, wager] == sum(parts[place] for place in places if counted[place])


def bets(count: Count, unseen: Composition, decks: int) -> bool:
    """Whether an observer bets who has counted every card outside the unseen ones."""
    running = count.start
    for card, copies in zip(DECK, unseen, strict=True):
        running += (decks - copies) * count.tags[RANKS.index(card.rank)]
    return running / Fraction(sum(unseen), 52) > count.over


@settings(deadline=None)
@given(data=st.data())
def test_the_sign_is_exact_however_large_the_sums(data: st.DataObject) -> None:
    table = watched(PREMIUM, "tie-premium", 6)
    schedules = [removal.odds.schedule for removal in table.removals]
    assert max(schedule.scale for schedule in schedules) == 10**6
    prizes, left = sum(len(schedule.prizes) for schedule in schedules), np.full((1, 52), 6)
    ways = data.draw(st.lists(st.integers(0, perm(312, 6) // 8), min_size=prizes, max_size=prizes))
    positive, _ = expect(table, left, np.array([ways]))
    start = 0
    for wager, schedule in enumerate(schedules):
        parts = [part - schedule.scale for part in schedule.parts]
        own = ways[start : start + len(parts)]
        assert positive[0, wager] == (sum(map(int.__mul__, own, parts)) > 0)
        start += len(parts)


@pytest.mark.parametrize("more, positive", [(-1, False), (0, False), (1, True)])
def test_a_wager_that_is_even_to_the_last_way_is_not_positive(more: int, positive: bool) -> None:
    table = watched(PREMIUM, "tie-premium", 6)
    schedule = table.removals[0].odds.schedule
    nets = [part - schedule.scale for part in schedule.parts]
    win, lose = nets.index(max(nets)), nets.index(min(nets))
    ways = np.zeros((1, len(table.nets)), np.int64)
    # So many ways that the products alone exceed 64 bits.
    ways[0, win], ways[0, lose] = 10**14 * -nets[lose] // 10**6 + more, 10**14 * nets[win] // 10**6
    found, expectation = expect(table, np.full((1, 52), 6), ways)
    assert (found[0, 0], expectation[0, 0]) == (positive, 0)


# One study, solved in different ways


def same(one: Sums, other: Sums) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Sums._fields)


def test_a_study_is_the_same_with_any_threads() -> None:
    table = watched(STAR, "baccarat", 3)
    one, two, five = ([*study(table, 11, 70, threads)] for threads in (1, 2, 5))
    assert [sums.shoes for sums in one] == [16, 32, 48, 64, 70]
    for sums in (two, five):
        assert all(same(a, b) for a, b in zip(one, sums, strict=True))
    assert not same(one[-1], [*study(table, 12, 70, 1)][-1])


def test_what_is_done_on_the_way_is_a_whole_study() -> None:
    table = watched(STAR, "baccarat", 3)
    on_the_way = next(iter(study(table, 11, 70, 2)))
    [whole] = study(table, 11, 16, 2)
    assert same(on_the_way, whole)


def test_parts_of_any_size_add_up_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(STAR, "baccarat", 3)
    *_, whole = study(table, 11, 20, 1)
    monkeypatch.setattr(counting, "SHOES_AT_ONCE", 3)
    *_, small = study(table, 11, 20, 1)
    # All are whole numbers except these, which are added up in another order.
    np.testing.assert_allclose(small.squares, whole.squares)
    assert same(small._replace(squares=whole.squares), whole)


def test_a_study_that_is_left_leaves_no_thread_behind() -> None:
    before = threading.active_count()
    going = study(watched(STAR, "baccarat", 3), 11, 10_000, 2)
    next(going)
    assert threading.active_count() > before
    going.close()  # type: ignore[attr-defined]
    assert threading.active_count() == before


# Findings of studies


def test_every_coup_lies_in_one_quarter_and_at_the_deepest_cut() -> None:
    table, sums = watched(STAR, "baccarat"), studied(STAR, "baccarat", 8, 64)
    for figures in (sums.coups, sums.positive, sums.gain, sums.bets, sums.found, sums.made):
        assert np.array_equal(figures[: table.quarters].sum(axis=0), figures[table.quarters])
    assert np.array_equal(sums.best[: table.quarters].max(axis=0), sums.best[table.quarters])


def test_more_cards_behind_the_cutting_card_never_gain_more() -> None:
    table, sums = watched(STAR, "baccarat"), studied(STAR, "baccarat", 8, 64)
    assert depths_of(table) == (20, 26, 52, 78, 104, 130, 156)
    for figures in (sums.coups, sums.positive, sums.gain, sums.best, sums.bets, sums.found):
        assert (np.diff(figures[table.quarters :], axis=0) <= 0).all()
    assert sums.coups[-1] < sums.coups[table.quarters]


def test_depths_are_those_that_leave_half_of_the_shoe() -> None:
    assert depths_of(watched(STAR, "baccarat", 3)) == (20, 26, 52, 78)
    assert depths_of(watched(CANBERRA, "commission")) == (12, 26, 52, 78, 104, 130, 156)


def test_main_wagers_are_hardly_beaten_and_side_wagers_late_in_the_shoe() -> None:
    table, sums = watched(STAR, "baccarat"), studied(STAR, "baccarat", 8, 64)

    def gains(key: str) -> list[float]:
        return [each.gain for each in by_depth(table, sums, place_of(table, key))]

    for key in ("player", "banker"):
        assert gains(key)[0] < 0.005
        assert gains(key)[2:] == [0, 0, 0, 0, 0] or gains(key)[2] < 1e-3
    for key in ("player-pair", "tiger-tie", "tiger", "big-tiger"):
        assert gains(key)[0] > 0.05
        quarters = by_quarters(table, sums, place_of(table, key))
        assert quarters[0].positive == 0
        assert quarters[29].positive > 0.1
    # Both hands are dealt from the same cards.
    player, banker = (place_of(table, key) for key in ("player-pair", "banker-pair"))
    assert by_quarters(table, sums, player) == by_quarters(table, sums, banker)


def test_a_count_finds_no_more_than_there_is() -> None:
    table, sums = watched(STAR, "baccarat"), studied(STAR, "baccarat", 8, 64)
    assert (sums.found <= np.minimum(sums.bets, sums.positive)).all()
    assert (sums.made <= sums.gain).all()
    tiger_tie = by_depth(table, sums, place_of(table, "tiger-tie"))[0]
    assert tiger_tie.found > 0.6
    assert tiger_tie.made > 0.6 * tiger_tie.gain


def test_figures_and_errors_are_those_of_the_shoes() -> None:
    table, sums = watched(STAR, "baccarat"), studied(STAR, "baccarat", 8, 64)
    wager = place_of(table, "big-tiger")
    coups = solve_shoes(table, 7, 1, 64)
    gain = np.where(coups.positive, coups.expectation, 0)[:, wager] / PARTS_PER_UNIT
    by_shoe = np.add.reduceat(gain, coups.starts[:-1])
    found = by_depth(table, sums, wager)[0]
    positive = coups.positive[:, wager]
    assert found.gain == pytest.approx(by_shoe.mean())
    assert errors_by_depth(table, sums, wager)[0] == pytest.approx(by_shoe.std() / 8)
    assert found.per_bet == pytest.approx(gain[positive].mean())
    assert found.positive == pytest.approx(positive.mean())
    assert found.coups == pytest.approx(len(gain) / 64)
    late = coups.out >= 7 * 52
    last: Figures = by_quarters(table, sums, wager, width=4)[7]
    assert last.positive == pytest.approx(positive[late].mean())
    assert last.gain == pytest.approx(gain[late].sum() / 64)
    assert last.best == pytest.approx(coups.expectation[late, wager].max() / PARTS_PER_UNIT)


def test_no_coup_is_no_figure() -> None:
    table = watched(STAR, "baccarat", 3)
    [sums] = study(table, 11, 1, 1)
    assert by_quarters(table, sums, 0)[11] == Figures(0, 0, 0, 0, -1, 0, 0, 0)


def test_sums_of_parts_are_added_but_the_best_is_kept() -> None:
    table = watched(STAR, "baccarat", 3)
    first, both = study(table, 11, 32, 1)
    rest = add(first, first)
    assert rest.shoes == 32
    assert np.array_equal(rest.gain, 2 * first.gain)
    assert np.array_equal(rest.best, first.best)
    assert (both.best >= first.best).all()
