"""Every wager of every edition against pay tables typed independently from the rules.

It takes over 10 s: every wager of every edition is settled over a large set of coups.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.rulebook import under
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
    coup,
    refused,
    roulette,
)

from pitboss.cli.games.settle import ENCODER, settle_lines
from pitboss.game.cards import CARDS, DECK, Card
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.dealer import deal_next
from pitboss.game.settlement import Outcome, Settlement, Terms, pay, read_terms, rule, settle_coup
from pitboss.game.shoe import burn, open_shoe
from pitboss.kernel.rejection import unwrap
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import BurnWay, Device
from pitboss.rules.result import CoupResult, Pair
from pitboss.rules.wager import SignPercentage, Stage, Wager

# The texts on each wager: the odds of a win, "sign" for the percentage on the table's sign,
# "standoff" or "lose".

Verdict = str
Oracle = Callable[[CoupResult], Verdict]


def player(r: CoupResult) -> Verdict:
    return "1" if r.player > r.banker else "lose" if r.player < r.banker else "standoff"


def banker(r: CoupResult) -> Verdict:
    return "19/20" if r.banker > r.player else "lose" if r.banker < r.player else "standoff"


def banker_half_on_six(r: CoupResult) -> Verdict:
    return ("1/2" if r.banker == 6 else "1") if r.banker > r.player else banker(r)


def paid_on_tie(wager: Oracle) -> Oracle:
    return lambda r: "sign" if r.player == r.banker else wager(r)


def tie(r: CoupResult) -> Verdict:
    return "8" if r.player == r.banker else "lose"


def player_pair(r: CoupResult) -> Verdict:
    return "lose" if r.player_pair is Pair.NONE else "11"


def banker_pair(r: CoupResult) -> Verdict:
    return "lose" if r.banker_pair is Pair.NONE else "11"


PERFECT_PAIRS = {Pair.NONE: "lose", Pair.MIXED: "5", Pair.COLOURED: "12", Pair.SUITED: "25"}


def dragon_bonus(hand: int, hand_cards: int, other: int, other_cards: int) -> Verdict:
    natural = hand_cards == 2 and hand in (8, 9)
    if natural and other_cards == 2 and hand == other:
        return "standoff"
    if natural:
        return "1" if hand > other else "lose"
    return {9: "30", 8: "10", 7: "6", 6: "4", 5: "2", 4: "1"}.get(hand - other, "lose")


def tiger(two_cards: Verdict, three_cards: Verdict) -> Oracle:
    def oracle(r: CoupResult) -> Verdict:
        if r.banker != 6 or r.player >= 6:
            return "lose"
        return two_cards if r.banker_cards == 2 else three_cards

    return oracle


def tiger_tie(r: CoupResult) -> Verdict:
    return "45" if (r.player, r.banker) == (6, 6) else "lose"


def tiger_pair(r: CoupResult) -> Verdict:
    paired = [r.player_pair, r.banker_pair].count(Pair.NONE)
    return {2: "lose", 1: "4"}.get(paired) or ("100" if r.twin else "25")


ORACLES: dict[str, Oracle] = {
    "player": player,
    "banker": banker,
    "tie": tie,
    "player-pair": player_pair,
    "banker-pair": banker_pair,
    "player-perfect-pair": lambda r: PERFECT_PAIRS[r.player_pair],
    "banker-perfect-pair": lambda r: PERFECT_PAIRS[r.banker_pair],
    "player-dragon-bonus": lambda r: dragon_bonus(r.player, r.player_cards, r.banker, r.banker_cards),
    "banker-dragon-bonus": lambda r: dragon_bonus(r.banker, r.banker_cards, r.player, r.player_cards),
    "super-six": tiger("15", "15"),
    "tiger-tie": tiger_tie,
    "tiger-pair": tiger_pair,
    "tiger": tiger("12", "22"),
    "big-tiger": tiger("lose", "55"),
    "small-tiger": tiger("22", "lose"),
}
HALF_ON_SIX = {**ORACLES, "banker": banker_half_on_six}
TIE_PREMIUM = {**ORACLES, "player": paid_on_tie(player), "banker": paid_on_tie(banker)}

# The pay tables. A row is a wager, a verdict, the clause that a settlement names for it, and other clauses
# that the row shows.

STAR_OPTIONAL = """
player-pair 11 11.1.4 10.7
player-pair lose 10.8
banker-pair 11 11.1.4 10.7
banker-pair lose 10.8
super-six 15 11.1.6 10.13
super-six lose 10.13
tiger-tie 45 11.1.7 10.18
tiger-tie lose 10.18
tiger-pair 4 11.1.8.1 10.23.1
tiger-pair 25 11.1.8.2 10.23.2
tiger-pair 100 11.1.8.3 10.23.3
tiger-pair lose 10.23.4
tiger 12 11.1.9.1 10.29.1
tiger 22 11.1.9.2 10.29.2
tiger lose 10.29.3
big-tiger 55 11.1.10 10.34
big-tiger lose 10.34
small-tiger 22 11.1.11 10.39
small-tiger lose 10.39
"""
STAR_BACCARAT = """
player 1 11.1.2 5.1.1.1
player standoff 5.1.1.3 1.1.standoff
player lose 5.1.1.2 11.1.1
banker 19/20 11.1.3 5.1.2.1
banker standoff 5.1.2.3
banker lose 5.1.2.2 11.1.1
tie 8 11.1.5 5.1.3 1.1.tie
tie lose 5.1.3 11.1.1
"""
STAR_EVEN_MONEY = """
player 1 11.2.1 11.2 5.1.1.1
player standoff 5.1.1.3
player lose 5.1.1.2
banker 1 11.2.2 11.2 5.1.2.1
banker 1/2 11.2.2 11.2 5.1.2.1
banker standoff 5.1.2.3
banker lose 5.1.2.2
tie 8 11.2.3 11.2 5.1.3
tie lose 5.1.3
"""
PREMIUM_OPTIONAL = """
player-pair 11 13.4 5.1.5
player-pair lose 5.1.5
banker-pair 11 13.4 5.1.4
banker-pair lose 5.1.4
super-six 15 13.5 12.11
super-six lose 12.11
tiger-tie 45 13.6 12.16
tiger-tie lose 12.16
tiger-pair 4 13.7.1 12.20.1
tiger-pair 25 13.7.2 12.20.2
tiger-pair 100 13.7.3 12.20.3
tiger-pair lose 12.20.4
tiger 12 13.8.1 12.25.1
tiger 22 13.8.2 12.25.2
tiger lose 12.25.3
big-tiger 55 13.9 12.30
big-tiger lose 12.30
small-tiger 22 13.10 12.35
small-tiger lose 12.35
"""
PREMIUM_BACCARAT = """
player 1 13.1 5.1.1.1
player standoff 5.1.1.3 1.1.standoff
player lose 5.1.1.2
banker 19/20 13.2.1 5.1.2.1
banker standoff 5.1.2.3
banker lose 5.1.2.2
tie 8 13.3 5.1.3 1.1.tie
tie lose 5.1.3
"""
PREMIUM_EVEN_MONEY = """
player 1 13.1 10
player standoff 5.1.1.3 10
player lose 5.1.1.2 10
banker 1 13.2.2 10
banker 1/2 13.2.2.1 10
banker standoff 5.1.2.3 10
banker lose 5.1.2.2 10
tie 8 13.3 10
tie lose 5.1.3 10
"""
PREMIUM_TIE = """
player 1 13.1 11
player sign 13.3.1 11
player lose 5.1.1.2 11
banker 19/20 13.2.1 11
banker sign 13.3.1 11
banker lose 5.1.2.2 11
tie 8 13.3 11
tie lose 5.1.3 11
"""
RAPID_OPTIONAL = """
player-pair 11 8.10 5.4.7
player-pair lose 5.4.7.3
banker-pair 11 8.10 5.4.6
banker-pair lose 5.4.6.3
player-dragon-bonus 30 8.9 5.4.5.7
player-dragon-bonus 10 8.9 5.4.5.6
player-dragon-bonus 6 8.9 5.4.5.5
player-dragon-bonus 4 8.9 5.4.5.4
player-dragon-bonus 2 8.9 5.4.5.3
player-dragon-bonus 1 8.9 5.4.5.2 5.4.5.1
player-dragon-bonus standoff 5.4.5.8
player-dragon-bonus lose 5.4.5
banker-dragon-bonus 30 8.9 5.4.4.7
banker-dragon-bonus 10 8.9 5.4.4.6
banker-dragon-bonus 6 8.9 5.4.4.5
banker-dragon-bonus 4 8.9 5.4.4.4
banker-dragon-bonus 2 8.9 5.4.4.3
banker-dragon-bonus 1 8.9 5.4.4.2 5.4.4.1
banker-dragon-bonus standoff 5.4.4.8
banker-dragon-bonus lose 5.4.4
"""
RAPID_BACCARAT = """
player 1 8.7.1 5.4.1.1
player standoff 5.4.1.3
player lose 5.4.1.2
banker 19/20 8.7.2 5.4.2.1
banker standoff 5.4.2.3
banker lose 5.4.2.2
tie 8 8.7.3 5.4.3
tie lose 5.4.3
"""
RAPID_EVEN_MONEY = """
player 1 8.8.1 5.4.1.1
player standoff 5.4.1.3
player lose 5.4.1.2
banker 1 8.8.2 5.4.2.1
banker 1/2 8.8.2 5.4.2.1
banker standoff 5.4.2.3
banker lose 5.4.2.2
tie 8 8.8.3 5.4.3
tie lose 5.4.3
"""
CANBERRA_OPTIONAL = """
player-pair 11 11.2 9.9 11.2(a) 9.9(c)
player-pair lose 9.9 9.9(d)
banker-pair 11 11.2 9.9 11.2(a) 9.9(a)
banker-pair lose 9.9 9.9(b)
player-perfect-pair 5 10.6 9.9 10.6(a) 9.9(c)
player-perfect-pair 12 10.6 9.9 10.6(b) 9.9(c)
player-perfect-pair 25 10.6 9.9 10.6(c) 9.9(c)
player-perfect-pair lose 9.9 9.9(d)
banker-perfect-pair 5 10.6 9.9 10.6(a) 9.9(a)
banker-perfect-pair 12 10.6 9.9 10.6(b) 9.9(a)
banker-perfect-pair 25 10.6 9.9 10.6(c) 9.9(a)
banker-perfect-pair lose 9.9 9.9(b)
player-dragon-bonus 30 12.8 12.7 12.7(b)(i)(B)
player-dragon-bonus 10 12.8 12.7 12.7(b)(i)(B)
player-dragon-bonus 6 12.8 12.7 12.7(b)(i)(B)
player-dragon-bonus 4 12.8 12.7 12.7(b)(i)(B)
player-dragon-bonus 2 12.8 12.7 12.7(b)(i)(B)
player-dragon-bonus 1 12.8 12.7 12.7(b)(i)(A)
player-dragon-bonus standoff 12.7 12.7(c) A.standoff
player-dragon-bonus lose 12.7 12.7(b)(ii)(A) 12.7(b)(ii)(B)
banker-dragon-bonus 30 12.8 12.7 12.7(a)(i)(B)
banker-dragon-bonus 10 12.8 12.7 12.7(a)(i)(B)
banker-dragon-bonus 6 12.8 12.7 12.7(a)(i)(B)
banker-dragon-bonus 4 12.8 12.7 12.7(a)(i)(B)
banker-dragon-bonus 2 12.8 12.7 12.7(a)(i)(B)
banker-dragon-bonus 1 12.8 12.7 12.7(a)(i)(A)
banker-dragon-bonus standoff 12.7 12.7(c) A.standoff
banker-dragon-bonus lose 12.7 12.7(a)(ii)(A) 12.7(a)(ii)(B)
super-six 15 13.7 13.6 13.6(a)
super-six lose 13.6 13.6(b)
tiger-tie 45 14.12 14.7 14.7(a)
tiger-tie lose 14.7 14.7(b)
big-tiger 55 14.12 14.8 14.8(a)
big-tiger lose 14.8 14.8(b)
small-tiger 22 14.12 14.9 14.9(a)
small-tiger lose 14.9 14.9(b)
tiger 12 14.12 14.10 14.10(a)(i)
tiger 22 14.12 14.10 14.10(a)(ii)
tiger lose 14.10 14.10(b)
tiger-pair 4 14.12 14.11 14.11(a)(i)
tiger-pair 25 14.12 14.11 14.11(a)(ii)
tiger-pair 100 14.12 14.11 14.11(a)(iii)
tiger-pair lose 14.11 14.11(b)
"""
CANBERRA_COMMISSION = """
player 1 8.4 4.3 8.4(a) 4.3(b)(i)
player standoff 4.3 4.3(b)(iii)
player lose 4.3 4.3(b)(ii)
banker 19/20 8.4 4.3 8.4(b) 4.3(a)(i)
banker standoff 4.3 4.3(a)(iii)
banker lose 4.3 4.3(a)(ii)
tie 8 8.4 4.3 8.4(c) 4.3(c)(i) A.tie
tie lose 4.3 4.3(c)(ii)
"""
CANBERRA_NON_COMMISSION = """
player 1 8.5 4.3 8.5(a) 4.3(b)(i)
player standoff 4.3 4.3(b)(iii)
player lose 4.3 4.3(b)(ii)
banker 1 8.5 4.3 8.5(b) 4.3(a)(i)
banker 1/2 8.5 4.3 8.5(b) 4.3(a)(i)
banker standoff 4.3 4.3(a)(iii)
banker lose 4.3 4.3(a)(ii)
tie 8 8.5 4.3 8.5(c) 4.3(c)(i) A.tie
tie lose 4.3 4.3(c)(ii)
"""
GUIDE_PAIRS = """
player-pair 11 pairs
player-pair lose pairs
banker-pair 11 pairs
banker-pair lose pairs
"""
GUIDE_COMMISSION = """
player 1 payouts
player standoff payouts
player lose aim
banker 19/20 payouts
banker standoff payouts
banker lose aim
tie 8 payouts
tie lose payouts
"""
GUIDE_NO_COMMISSION = """
player 1 no-commission
player standoff no-commission
player lose aim
banker 1 no-commission
banker 1/2 no-commission
banker standoff no-commission
banker lose aim
tie 8 no-commission
tie lose no-commission
"""


def pay_table(*texts: str) -> list[list[str]]:
    return [line.split() for text in texts for line in text.strip().splitlines()]


BOOK: dict[tuple[str, str], tuple[Mapping[str, Oracle], list[list[str]]]] = {
    (STAR, "baccarat"): (ORACLES, pay_table(STAR_BACCARAT, STAR_OPTIONAL)),
    (STAR, "even-money"): (HALF_ON_SIX, pay_table(STAR_EVEN_MONEY, STAR_OPTIONAL)),
    (PREMIUM, "premium"): (ORACLES, pay_table(PREMIUM_BACCARAT, PREMIUM_OPTIONAL)),
    (PREMIUM, "even-money"): (HALF_ON_SIX, pay_table(PREMIUM_EVEN_MONEY, PREMIUM_OPTIONAL)),
    (PREMIUM, "tie-premium"): (TIE_PREMIUM, pay_table(PREMIUM_TIE, PREMIUM_OPTIONAL)),
    (RAPID, "baccarat"): (ORACLES, pay_table(RAPID_BACCARAT, RAPID_OPTIONAL)),
    (RAPID, "even-money"): (HALF_ON_SIX, pay_table(RAPID_EVEN_MONEY, RAPID_OPTIONAL)),
    (CANBERRA, "commission"): (ORACLES, pay_table(CANBERRA_COMMISSION, CANBERRA_OPTIONAL)),
    (CANBERRA, "non-commission"): (HALF_ON_SIX, pay_table(CANBERRA_NON_COMMISSION, CANBERRA_OPTIONAL)),
    (GUIDE, "commission"): (ORACLES, pay_table(GUIDE_COMMISSION, GUIDE_PAIRS)),
    (GUIDE, "no-commission"): (HALF_ON_SIX, pay_table(GUIDE_NO_COMMISSION, GUIDE_PAIRS)),
}

# Coups in the order dealt, with results worked out by hand.
COUPS = {
    "9S KH TD QC": CoupResult(9, 0, 2, 2),
    "3S 5H 4D 3C": CoupResult(7, 8, 2, 2),
    "5S 6H 3D 2C": CoupResult(8, 8, 2, 2),
    "5S 4H 3D 5C": CoupResult(8, 9, 2, 2),
    "2S KH 4D 6C": CoupResult(6, 6, 2, 2),
    "3S 2H 4D 5C": CoupResult(7, 7, 2, 2),
    "3S KH 4D 2C AH": CoupResult(7, 3, 2, 3),
    "2S KH 3D 6C TH": CoupResult(5, 6, 3, 2),
    "2S KH KD 2C QH 4S": CoupResult(2, 6, 3, 3),
    "2S KH TD QC 7H JS": CoupResult(9, 0, 3, 3),
    "2S KH TD QC 7H AS": CoupResult(9, 1, 3, 3),
    "2S KH TD QC 7H 2S": CoupResult(9, 2, 3, 3),
    "2S KH TD QC 7H 3S": CoupResult(9, 3, 3, 3),
    "2S KH TD QC 7H 4S": CoupResult(9, 4, 3, 3),
    "2S KH TD QC 7H 5S": CoupResult(9, 5, 3, 3),
    "2S KH TD QC 7H 6S": CoupResult(9, 6, 3, 3),
    "2S KH TD 2C 8H 7S": CoupResult(0, 9, 3, 3),
    "2S KH TD 2C 9H 7S": CoupResult(1, 9, 3, 3),
    "2S KH TD 2C KH 7S": CoupResult(2, 9, 3, 3),
    "2S KH TD 2C AH 7S": CoupResult(3, 9, 3, 3),
    "2S KH TD 2C 2H 7S": CoupResult(4, 9, 3, 3),
    "2S KH TD 2C 3H 7S": CoupResult(5, 9, 3, 3),
    "2S KH TD 2C 4H 7S": CoupResult(6, 9, 3, 3),
    "7S KH 7D 2C KC 3H": CoupResult(4, 5, 3, 3, Pair.MIXED),
    "7H KH 7D 2C KC 3H": CoupResult(4, 5, 3, 3, Pair.COLOURED),
    "7H KS 7H 2C KC 3H": CoupResult(4, 5, 3, 3, Pair.SUITED),
    "KH 7S 2C 7D 5H KS": CoupResult(7, 4, 3, 3, Pair.NONE, Pair.MIXED),
    "KH 7H 2C 7D 5H KS": CoupResult(7, 4, 3, 3, Pair.NONE, Pair.COLOURED),
    "KH 7H 2C 7H 5H KS": CoupResult(7, 4, 3, 3, Pair.NONE, Pair.SUITED),
    "7S 9H 7D 9C": CoupResult(4, 8, 2, 2, Pair.MIXED, Pair.MIXED),
    "4S 4H 4D 4C": CoupResult(8, 8, 2, 2, Pair.MIXED, Pair.MIXED, twin=True),
    "4S 4H 4D 5C": CoupResult(8, 9, 2, 2, Pair.MIXED),
    "4S 4H 5D 4C": CoupResult(9, 8, 2, 2, Pair.NONE, Pair.MIXED),
}
PAIRINGS = [(p, b, t) for p in Pair for b in Pair for t in (False, True) if not t or (p and b)]
RESULTS = [
    CoupResult(player, banker, player_cards, banker_cards, *pairing)
    for player in range(10)
    for banker in range(10)
    for player_cards in (2, 3)
    for banker_cards in (2, 3)
    for pairing in PAIRINGS
]
"""Every combination of the seven facts, whether possible in play or not."""
SIGN = Fraction(5, 2)
"""The percentage on the sign of Tie Premium Baccarat in these tests."""


def rows() -> Iterator[object]:
    for (edition, game), (oracles, table) in BOOK.items():
        for wager, verdict, cited, *also in table:
            yield pytest.param(
                *(edition, game, wager, oracles[wager], verdict, cited),
                marks=clause(edition, cited, *also),
                id=f"{edition} {game} {wager} {verdict}",
            )


def terms_of(game: BaccaratGame) -> Terms:
    return Terms(tie_percent=SIGN if game.key == "tie-premium" else None)


@cache
def ruled(wager: Wager) -> list[tuple[CoupResult, Verdict, str]]:
    """The product's verdict on every result."""
    found = []
    for result in RESULTS:
        outcome, odds, cited = rule(wager, result)
        if outcome is Outcome.WIN:
            verdict = "sign" if odds == SignPercentage(1, 10) else str(odds)
        else:
            assert odds == 0
            verdict = str(outcome)
        found.append((result, verdict, cited))
    return found


def expected(verdict: Verdict, stake: int, cited: str) -> Settlement:
    """A settlement computed from the pay table, for a stake that all odds pay in whole cents."""
    if verdict == "lose":
        return Settlement(Outcome.LOSE, Fraction(0), stake, 0, 0, cited)
    if verdict == "standoff":
        return Settlement(Outcome.STANDOFF, Fraction(0), stake, 0, stake, cited)
    odds = SIGN / 100 if verdict == "sign" else Fraction(verdict)
    won = stake * odds.numerator // odds.denominator
    return Settlement(Outcome.WIN, odds, stake, won, stake + won, cited)


def settle_one(edition: str, game: str, wager: str, found: Coup, stake: int = 1000) -> Settlement:
    chosen = baccarat(edition, game)
    return unwrap(settle_coup(chosen, found, {wager: stake}, terms_of(chosen)))[wager]


def finished(edition: str, *dealt: Card) -> Coup:
    """A coup that begins with these cards and continues with kings until it is complete."""
    found = Coup(baccarat(edition).procedure.tableau)
    for card in dealt:
        found = unwrap(feed(found, card))
    while not found.complete:
        found = unwrap(feed(found, CARDS["KS"]))
    return found


@pytest.mark.parametrize("codes, worked_out", COUPS.items())
def test_a_coup_comes_to_what_is_worked_out_by_hand(codes: str, worked_out: CoupResult) -> None:
    assert coup(codes).result == worked_out


@pytest.mark.parametrize("edition, game, wager, oracle, verdict, cited", list(rows()))
def test_a_row_of_the_pay_table_decides_its_results_and_no_others(
    edition: str, game: str, wager: str, oracle: Oracle, verdict: Verdict, cited: str
) -> None:
    row = next(row for row in baccarat(edition, game).wagers if row.key == wager)
    by_product = [(result, found) for result, ruling, found in ruled(row) if ruling == verdict]
    assert by_product == [(result, cited) for result in RESULTS if oracle(result) == verdict]
    dealt = [codes for codes, worked_out in COUPS.items() if oracle(worked_out) == verdict]
    assert dealt, "no coup shows this row"
    for codes in dealt:
        settled = settle_one(edition, game, wager, coup(codes, edition))
        assert settled == expected(verdict, 1000, cited)


@pytest.mark.parametrize("edition, game", BOOK)
def test_no_two_rows_of_a_wager_match_the_same_result(edition: str, game: str) -> None:
    for wager in baccarat(edition, game).wagers:
        events = [*(row.when for row in wager.pays), *(row.when for row in wager.standoffs)]
        for result in RESULTS:
            assert sum(when(result) for when in events) <= 1


def test_every_game_has_its_pay_table_here() -> None:
    assert sorted(BOOK) == sorted(BACCARAT_GAMES)


def test_every_result_is_there_once_and_has_one_winner() -> None:
    # Ten counts and two sizes for either hand, four grades of pair for either, and twins where both pair.
    assert len(RESULTS) == len(set(RESULTS)) == (10 * 2) ** 2 * (4 * 4 + 3 * 3)
    assert set(COUPS.values()) <= set(RESULTS)
    assert {(result.player_cards, result.banker_cards) for result in RESULTS} == {*product((2, 3), repeat=2)}
    for result in RESULTS:
        higher = "player" if result.player > result.banker else "banker"
        assert result.winner == ("tie" if result.player == result.banker else higher)


# The set of wagers.


@under(star="5.1", premium="5.1", rapid="5.4")
def test_a_wager_that_the_rules_do_not_name_is_refused(edition: str) -> None:
    everywhere = {row[0] for _, table in BOOK.values() for row in table}
    for game in (key for named, key in BOOK if named == edition):
        named = {row[0] for row in BOOK[edition, game][1]}
        assert {wager.key for wager in baccarat(edition, game).wagers} == named
        for key in [*(everywhere - named), "", "Player", "player ", "banker-six", "straight:17", "red"]:
            stakes = {"tie": 100, key: 100}
            answer = settle_coup(baccarat(edition, game), coup("9S KH TD QC", edition), stakes, Terms())
            assert refused(answer).code == "unknown-wager"


@pytest.mark.parametrize(
    "stake", [0, -1, 10**15 + 1, pytest.param(10**5000, id="huge"), 1.0, "100", True, None]
)
def test_a_stake_that_is_no_whole_number_of_cents_is_refused(stake: object) -> None:
    answer = settle_coup(baccarat(STAR), coup("9S KH TD QC"), {"player": 100, "tie": stake}, Terms())
    assert refused(answer).code == "bad-stake"


# Pairs.


@under(
    star="1.1.pair 10.6 10.6.1 10.6.2 10.24 10.24.1 10.24.2",
    premium="1.1.pair 12.6 12.6.1 12.6.2 12.21 12.21.1 12.21.2 5.1.4 5.1.5",
    rapid="5.4.6 5.4.6.1 5.4.6.2 5.4.6.3 5.4.7 5.4.7.1 5.4.7.2 5.4.7.3",
    canberra="9.6 9.6(a) 9.6(b) 9.9 10.1 11.1 14.11",
    guide="pairs",
)
def test_two_cards_of_one_rank_make_a_pair_and_a_king_and_a_queen_do_not(edition: str) -> None:
    game = baccarat(edition)
    wagers = {"player-pair", "banker-pair", "tiger-pair"} & {wager.key for wager in game.wagers}
    for first, second in product(DECK, repeat=2):
        for hand, four in (
            ("player", (first, CARDS["2H"], second, CARDS["3C"])),
            ("banker", (CARDS["2H"], first, CARDS["3C"], second)),
        ):
            settled = unwrap(settle_coup(game, finished(edition, *four), dict.fromkeys(wagers, 1), Terms()))
            paired = {wager for wager in wagers if settled[wager].outcome is Outcome.WIN}
            wanted = wagers & {f"{hand}-pair", "tiger-pair"} if first.rank == second.rank else set()
            assert paired == wanted


@under(star="10.6 10.24", premium="12.6 12.21", rapid="5.4.6 5.4.7", canberra="9.7 14.11", guide="pairs")
def test_a_third_card_makes_no_pair(edition: str) -> None:
    found = coup("2S KH 3D 2C 2H 2D", edition)
    for wager in baccarat(edition).wagers:
        if wager.key.endswith("-pair"):
            assert settle_one(edition, baccarat(edition).key, wager.key, found).outcome is Outcome.LOSE


@under(star="10.23.2 10.23.3", premium="12.20.2 12.20.3", canberra="14.11")
def test_two_pairs_are_twins_only_when_all_four_cards_are_of_one_rank(edition: str) -> None:
    for one, other in product("A23456789TJQK", repeat=2):
        found = finished(edition, *cards(f"{one}S {other}H {one}D {other}C"))
        settled = settle_one(edition, baccarat(edition).key, "tiger-pair", found)
        assert settled.pays == (100 if one == other else 25)


@clause(CANBERRA, "10.1", "10.2", "10.3", "10.3(a)", "10.3(b)", "10.4", "10.5", "10.6")
@pytest.mark.parametrize("hand", ["player", "banker"])
def test_perfect_pairs_pay_the_best_grade_and_only_that(hand: str) -> None:
    grades = {"SS": 25, "HH": 25, "DD": 25, "CC": 25, "SC": 12, "CS": 12, "HD": 12, "DH": 12}
    for first, second in product(DECK, repeat=2):
        if hand == "player":
            found = finished(CANBERRA, first, CARDS["2H"], second, CARDS["3C"])
        else:
            found = finished(CANBERRA, CARDS["2H"], first, CARDS["3C"], second)
        odds = grades.get(first.suit + second.suit, 5) if first.rank == second.rank else 0
        settled = settle_one(CANBERRA, "commission", f"{hand}-perfect-pair", found, stake=100)
        assert settled.returned == (100 + 100 * odds if odds else 0)


# The time of settlement.

PAIRS = ("player-perfect-pair", "banker-perfect-pair", "player-pair", "banker-pair")


@clause(CANBERRA, "9.10", "9.10(a)", "9.10(b)", "9.11")
@pytest.mark.parametrize("game", ["commission", "non-commission"])
def test_canberra_settles_pairs_after_four_cards_and_then_deals_on(game: str) -> None:
    chosen = baccarat(CANBERRA, game)
    stakes = {wager.key: 100 for wager in chosen.wagers}
    dealt = Coup(chosen.procedure.tableau)
    for card in cards("7S KH 7D"):
        dealt = unwrap(feed(dealt, card))
        assert refused(settle_coup(chosen, dealt, stakes, Terms(), Stage.INITIAL_DEAL)).code
    four = unwrap(feed(dealt, CARDS["2C"]))
    early = unwrap(settle_coup(chosen, four, stakes, Terms(), Stage.INITIAL_DEAL))
    assert {key: row.returned for key, row in early.items()} == dict(
        zip(PAIRS, (600, 0, 1200, 0), strict=True)
    )
    assert four.expects is Hand.PLAYER
    for stage in (Stage.COUP, None):
        assert refused(settle_coup(chosen, four, stakes, Terms(), stage)).code == "coup-not-complete"
    complete = finished(CANBERRA, *cards("7S KH 7D 2C KC 3H"))
    late = unwrap(settle_coup(chosen, complete, stakes, Terms(), Stage.COUP))
    assert late.keys() == stakes.keys() - early.keys()
    assert unwrap(settle_coup(chosen, complete, stakes, Terms())) == late | early


@under(star="10.8 11.1")
def test_the_star_settles_pairs_with_all_other_wagers_when_the_coup_is_over(edition: str) -> None:
    game, stakes = baccarat(edition), {"player-pair": 100, "banker": 100}
    four = Coup(game.procedure.tableau)
    for card in cards("7S KH 7D 2C"):
        four = unwrap(feed(four, card))
    assert settle_coup(game, four, stakes, Terms(), Stage.INITIAL_DEAL) == {}
    assert refused(settle_coup(game, four, stakes, Terms())).code == "coup-not-complete"
    over = unwrap(settle_coup(game, coup("7S KH 7D 2C KC 3H"), stakes, Terms(), Stage.COUP))
    assert (over["player-pair"].returned, over["banker"].returned) == (1200, 195)


@pytest.mark.parametrize(
    "wager",
    [
        *(pytest.param(key, marks=clause(CANBERRA, "9.4", "9.4(a)")) for key in PAIRS),
        pytest.param("player-dragon-bonus", marks=clause(CANBERRA, "12.4", "12.4(a)")),
        pytest.param("banker-dragon-bonus", marks=clause(CANBERRA, "12.4", "12.4(a)")),
        pytest.param("super-six", marks=clause(CANBERRA, "13.4", "13.4(a)")),
        *(
            pytest.param(key, marks=clause(CANBERRA, "14.4", "14.4(a)"))
            for key in ("tiger-tie", "tiger-pair", "tiger", "big-tiger", "small-tiger")
        ),
    ],
)
def test_a_coup_with_one_optional_wager_alone_is_dealt_to_its_end_and_settled(wager: str) -> None:
    edition, game = EDITIONS[CANBERRA], baccarat(CANBERRA)
    shoe = unwrap(burn(edition, unwrap(open_shoe(game, 8, Device.SHOE)), BurnWay.FACE_DOWN, [None]))
    dealt, _ = unwrap(deal_next(shoe, cards("7S KH 7D 2C KC 3H"), None, {1: {wager: 100}}, Terms()))
    assert dealt.coup == coup("7S KH 7D 2C KC 3H", CANBERRA)
    early, late = dealt.settled_early[1], dealt.settled[1]
    assert (list(early), list(late)) == (([wager], []) if wager in PAIRS else ([], [wager]))


@clause(CANBERRA, "12.9")
@pytest.mark.parametrize("wager", ["player-dragon-bonus", "banker-dragon-bonus"])
def test_a_standoff_of_a_dragon_bonus_is_called_one(wager: str) -> None:
    line = f'{{"cards":["5S","6H","3D","2C"],"wagers":{{"{wager}":100}}}}'.encode()
    (answer,) = settle_lines(baccarat(CANBERRA), Terms(), [line])
    assert json.loads(ENCODER.encode(answer))["settlements"] == {
        wager: {"outcome": "standoff", "pays": "0", "stake": 100, "won": 0, "returned": 100, "clause": "12.7"}
    }


# Amounts.


@under(star="5.8", premium="5.7")
@pytest.mark.parametrize(
    "stake, chip, won",
    [
        (10_000, 500, 9_500),  # 19 to 20 can be paid exactly
        (2_500, 500, 2_500),  # 23.75 is rounded up to 25
        (250, 100, 300),
        (1, 1, 1),
        (2_600, 250, 2_500),  # 24.70 is rounded up to ten chips of 2.50
        (100, 10**15, 10**15),
    ],
)
def test_what_chips_cannot_pay_exactly_goes_up_to_what_they_can(
    edition: str, stake: int, chip: int, won: int
) -> None:
    game = baccarat(edition)
    terms = unwrap(read_terms(game, chip))
    settled = unwrap(settle_coup(game, coup("3S 5H 4D 3C", edition), {"banker": stake}, terms))["banker"]
    assert (settled.won, settled.returned) == (won, stake + won)


@clause(CANBERRA, "8.4", "8.4(b)", "17.5", "17.5(b)")
@pytest.mark.parametrize("stake, won", [(1_000, 950), (500, 475), (2_600, 2_470), (20_000, 19_000)])
def test_canberra_pays_banker_exactly_whatever_the_smallest_chip_is(stake: int, won: int) -> None:
    game = baccarat(CANBERRA)
    terms = unwrap(read_terms(game, 500))
    settled = unwrap(settle_coup(game, coup("3S 5H 4D 3C", CANBERRA), {"banker": stake}, terms))["banker"]
    assert (settled.won, settled.returned) == (won, stake + won)


@clause(PREMIUM, "13.3.1")
@pytest.mark.parametrize("percent", [*range(1, 11), Fraction(5, 2)])
def test_a_tie_pays_the_percentage_on_the_sign(percent: Fraction) -> None:
    game = baccarat(PREMIUM, "tie-premium")
    terms = unwrap(read_terms(game, tie_percent=Fraction(percent)))
    settled = unwrap(settle_coup(game, coup("2S KH 4D 6C"), {"player": 20_000, "banker": 1_000}, terms))
    assert settled["player"].returned == 20_000 + 200 * percent
    assert settled["banker"].returned == 1_000 + 10 * percent


@clause(PREMIUM, "13.3.1")
@pytest.mark.parametrize("percent", [None, Fraction(0), Fraction(99, 100), Fraction(1001, 100), Fraction(-5)])
def test_a_sign_without_a_percentage_of_1_to_10_is_refused(percent: Fraction | None) -> None:
    answer = refused(read_terms(baccarat(PREMIUM, "tie-premium"), tie_percent=percent))
    assert (answer.code, answer.clause) == ("tie-percent-needed", "11")


def test_a_game_that_pays_no_percentage_takes_none() -> None:
    for game in (baccarat(PREMIUM, "premium"), roulette()):
        assert refused(read_terms(game, tie_percent=Fraction(5))).code == "no-tie-percent"


@pytest.mark.parametrize("chip", [0, -1, 10**15 + 1])
def test_a_chip_worth_nothing_is_refused(chip: int) -> None:
    assert refused(read_terms(baccarat(STAR), chip)).code == "bad-chip"


def test_terms_that_were_not_read_for_the_game_are_a_broken_invariant() -> None:
    game = baccarat(PREMIUM, "tie-premium")
    with pytest.raises(ValueError, match="tie percentage"):
        settle_coup(game, coup("2S KH 4D 6C"), {"player": 100}, Terms())


stakes_in_cents = st.integers(min_value=1, max_value=10**15)
chips = st.sampled_from([1, 5, 50, 100, 250, 500, 2_500, 100_000]) | st.integers(min_value=1, max_value=10**6)
percents = st.sampled_from([Fraction(n) for n in range(1, 11)] + [Fraction(5, 2), Fraction(27, 8)])


@settings(deadline=None)
@given(
    st.sampled_from(sorted(BOOK)), st.lists(st.sampled_from(DECK), min_size=6, max_size=6), st.data(), chips
)
def test_a_settlement_pays_the_odds_in_full_and_never_a_whole_chip_more(
    key: tuple[str, str], dealt: list[Card], data: st.DataObject, chip: int
) -> None:
    game = baccarat(*key)
    found = Coup(game.procedure.tableau)
    while not found.complete:
        found = unwrap(feed(found, dealt[found.dealt]))
    percent = data.draw(percents) if game.key == "tie-premium" else None
    terms = unwrap(read_terms(game, chip, percent))
    stakes = {wager.key: data.draw(stakes_in_cents) for wager in game.wagers}
    settled = unwrap(settle_coup(game, found, stakes, terms))
    assert settled.keys() == stakes.keys()
    for wager in game.wagers:
        row = settled[wager.key]
        assert all(type(amount) is int for amount in (row.stake, row.won, row.returned))
        assert row.stake == stakes[wager.key]
        assert row == pay(rule(wager, found.result), row.stake, row.stake, terms)
        match row.outcome:
            case Outcome.LOSE:
                assert (row.won, row.returned) == (0, 0)
            case Outcome.STANDOFF:
                assert (row.won, row.returned) == (0, row.stake)
            case Outcome.WIN:
                assert row.returned == row.stake + row.won
                # Canberra lets nobody pay more than the odds.
                least = 1 if key[0] == CANBERRA else chip
                assert row.won % least == 0
                assert 0 <= row.won - row.pays * row.stake < least
