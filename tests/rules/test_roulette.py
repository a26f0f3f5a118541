"""Roulette against the rules: the wheel, every place on the layout, the call bets and their pay."""

from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.support import RAPID, clause, refused, roulette
from kit.wheels.spins import end_wagering, start_spin

from pitboss.game.bets import place_bet, settle_spin, spin_bets, withdraw_bet
from pitboss.game.settlement import Outcome, Settlement, Terms
from pitboss.game.wheel import colour, places, read_number
from pitboss.kernel.money import LARGEST_STAKE_CENTS
from pitboss.kernel.rejection import unwrap
from pitboss.rules.roulette import WheelKind

WHEEL = "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
RED = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
POCKETS = range(37)
NUMBERS = range(1, 37)


def square(number: int) -> tuple[int, int]:
    """The position of a number: its row of three, and its place in that row."""
    return divmod(number - 1, 3)


def rows(*wanted: int) -> tuple[int, ...]:
    return tuple(number for number in NUMBERS if square(number)[0] in wanted)


def touch(one: int, other: int) -> bool:
    return sum(abs(a - b) for a, b in zip(square(one), square(other), strict=True)) == 1


def blocks() -> list[tuple[int, ...]]:
    """Four numbers that meet at a point."""
    corners = [(row, column) for row in range(11) for column in range(2)]
    return [
        tuple(
            number
            for number in NUMBERS
            if square(number)[0] in (row, row + 1) and square(number)[1] in (column, column + 1)
        )
        for row, column in corners
    ]


# The layout by its geometry, the places with zero from the texts: a kind of bet, its odds and its places.
INSIDE: dict[str, tuple[int, list[tuple[int, ...]]]] = {
    "straight": (35, [(number,) for number in POCKETS]),
    "split": (17, [(0, 1), (0, 2), (0, 3), *(pair for pair in combinations(NUMBERS, 2) if touch(*pair))]),
    "street": (11, [(0, 1, 2), (0, 2, 3), *(rows(row) for row in range(12))]),
    "corner": (8, [(0, 1, 2, 3), *blocks()]),
    "six-line": (5, [rows(row, row + 1) for row in range(11)]),
}
OUTSIDE: dict[str, tuple[int, list[int]]] = {
    "column:1": (2, [number for number in NUMBERS if square(number)[1] == 0]),
    "column:2": (2, [number for number in NUMBERS if square(number)[1] == 1]),
    "column:3": (2, [number for number in NUMBERS if square(number)[1] == 2]),
    "dozen:1": (2, list(range(1, 13))),
    "dozen:2": (2, list(range(13, 25))),
    "dozen:3": (2, list(range(25, 37))),
    "low": (1, list(range(1, 19))),
    "high": (1, list(range(19, 37))),
    "even": (1, [number for number in NUMBERS if number % 2 == 0]),
    "odd": (1, [number for number in NUMBERS if number % 2 == 1]),
    "red": (1, sorted(RED)),
    "black": (1, [number for number in NUMBERS if number not in RED]),
}
LAYOUT: dict[str, tuple[int, frozenset[int]]] = {
    f"{kind}:{'/'.join(map(str, numbers))}": (odds, frozenset(numbers))
    for kind, (odds, covered) in INSIDE.items()
    for numbers in covered
} | {key: (odds, frozenset(numbers)) for key, (odds, numbers) in OUTSIDE.items()}
CALLS = {
    "tier": "split:5/8 split:10/11 split:13/16 split:23/24 split:27/30 split:33/36",
    "orphelins": "straight:1 split:6/9 split:14/17 split:17/20 split:31/34",
    "grand-series": "street:0/2/3 street:0/2/3 split:4/7 split:12/15 split:18/21 split:19/22"
    " corner:25/26/28/29 corner:25/26/28/29 split:32/35",
    "zero-spiel": "split:0/3 split:12/15 straight:26 split:32/35",
}


def settle(number: int, **stakes: int) -> dict[str, Settlement]:
    return unwrap(settle_spin(roulette(), number, stakes, Terms()))


def returned(number: int, *bets: str, stake: int = 100) -> int:
    """The return of the same stake on each of these bets."""
    return sum(row.returned for row in settle(number, **dict.fromkeys(bets, stake)).values())


@clause(RAPID, "2.4.3.1", "2.4.3.2")
def test_the_wheel_has_37_pockets_in_the_order_of_the_diagram_red_and_black_in_turn() -> None:
    wheel = roulette().wheel
    assert wheel.order == tuple(map(int, WHEEL.split()))
    assert sorted(wheel.order) == list(POCKETS)
    assert colour(wheel, 0) == "green"
    around = [colour(wheel, number) for number in wheel.order[1:]]
    assert {colour(wheel, number) for number in RED} == {"red"}
    assert set(around) == {"red", "black"}
    assert all(one != other for one, other in pairwise(around))


@clause(RAPID, "5.1", "5.2")
def test_the_bets_are_the_157_places_of_the_layout_and_four_call_bets() -> None:
    assert len(LAYOUT) == 157
    assert places(roulette().wheel) == {key: numbers for key, (_, numbers) in LAYOUT.items()}
    assert spin_bets(roulette()).keys() == LAYOUT.keys() | CALLS.keys()


@pytest.mark.parametrize(
    "kind, defined",
    [
        pytest.param("straight", "5.1.1", marks=clause(RAPID, "5.1.1")),
        pytest.param("split", "5.1.2", marks=clause(RAPID, "5.1.2", "5.1.2.1", "5.1.2.2")),
        pytest.param("street", "5.1.3", marks=clause(RAPID, "5.1.3", "5.1.3.1", "5.1.3.2", "5.1.3.3")),
        pytest.param("corner", "5.1.4", marks=clause(RAPID, "5.1.4", "5.1.4.1", "5.1.4.2")),
        pytest.param("six-line", "5.1.5", marks=clause(RAPID, "5.1.5")),
        pytest.param("column", "5.1.6", marks=clause(RAPID, "5.1.6")),
        pytest.param("dozen", "5.1.7", marks=clause(RAPID, "5.1.7")),
        pytest.param("low", "5.1.8", marks=clause(RAPID, "5.1.8")),
        pytest.param("high", "5.1.9", marks=clause(RAPID, "5.1.9")),
        pytest.param("even", "5.1.10", marks=clause(RAPID, "5.1.10")),
        pytest.param("odd", "5.1.11", marks=clause(RAPID, "5.1.11")),
        pytest.param("red", "5.1.12", marks=clause(RAPID, "5.1.12")),
        pytest.param("black", "5.1.13", marks=clause(RAPID, "5.1.13")),
    ],
)
@clause(RAPID, "8.5", "8.6")
def test_a_bet_wins_at_its_odds_on_the_numbers_it_covers_and_loses_on_all_others(
    kind: str, defined: str
) -> None:
    bets = {key: bet for key, bet in LAYOUT.items() if key.partition(":")[0] == kind}
    for number in POCKETS:
        settled = settle(number, **dict.fromkeys(bets, 100))
        for key, (odds, numbers) in bets.items():
            if number in numbers:
                won = Settlement(Outcome.WIN, Fraction(odds), 100, 100 * odds, 100 + 100 * odds, "8.5")
                assert settled[key] == won
            else:
                cited = defined if number else "8.6"
                assert settled[key] == Settlement(Outcome.LOSE, Fraction(0), 100, 0, 0, cited)


@clause(RAPID, "8.6")
def test_zero_wins_only_for_bets_that_name_it() -> None:
    settled = settle(0, **dict.fromkeys([*LAYOUT, *CALLS], 180))
    assert {key for key, row in settled.items() if row.outcome is Outcome.WIN} == {
        *("straight:0", "split:0/1", "split:0/2", "split:0/3", "street:0/1/2", "street:0/2/3"),
        *("corner:0/1/2/3", "grand-series", "zero-spiel"),
    }
    assert {row.clause for row in settled.values() if row.outcome is Outcome.LOSE} == {"8.6"}


@pytest.mark.parametrize(
    "call, wins",
    [
        pytest.param("tier", "5 8 10 11 13 16 23 24 27 30 33 36", marks=clause(RAPID, "5.2.1")),
        pytest.param("orphelins", "1 6 9 14 17 20 31 34", marks=clause(RAPID, "5.2.2")),
        pytest.param(
            "grand-series",
            "0 2 3 4 7 12 15 18 21 19 22 25 26 28 29 32 35",
            marks=clause(RAPID, "5.2.3"),
        ),
        pytest.param("zero-spiel", "0 3 12 15 26 32 35", marks=clause(RAPID, "5.2.4")),
    ],
)
def test_a_call_bet_comes_to_what_its_pieces_come_to_singly(call: str, wins: str) -> None:
    pieces = CALLS[call].split()
    for number in POCKETS:
        row = settle(number, **{call: 100 * len(pieces)})[call]
        assert row.returned == sum(returned(number, piece) for piece in pieces)
        assert (row.outcome is Outcome.WIN) == (str(number) in wins.split())


@clause(RAPID, "5.2.2", "5.2.3")
def test_a_number_under_two_pieces_is_paid_for_both() -> None:
    assert returned(17, "orphelins", stake=500) == 2 * 1800
    assert returned(2, "grand-series", stake=900) == 2 * 1200
    assert returned(29, "grand-series", stake=900) == 2 * 900


@pytest.mark.parametrize(
    "call, pieces",
    [
        pytest.param("tier", 6, marks=clause(RAPID, "5.2.1")),
        pytest.param("orphelins", 5, marks=clause(RAPID, "5.2.2")),
        pytest.param("grand-series", 9, marks=clause(RAPID, "5.2.3")),
        pytest.param("zero-spiel", 4, marks=clause(RAPID, "5.2.4")),
    ],
)
def test_a_call_bet_takes_only_a_stake_that_splits_evenly_over_its_pieces(call: str, pieces: int) -> None:
    for cents in range(1, 3 * pieces + 1):
        answer = settle_spin(roulette(), 7, {call: cents}, Terms())
        if cents % pieces:
            assert refused(answer).code == "uneven-stake"
        else:
            assert unwrap(answer)[call].stake == cents


@clause(RAPID, "5.1", "5.2")
@pytest.mark.parametrize(
    "key",
    [
        *("split:1/9", "split:3/4", "split:20/17", "split:0/4", "split:17/17", "split:17", "split:0"),
        *("street:2/3/4", "street:0/1/3", "street:3/2/1", "corner:3/4/6/7", "corner:0/1/2", "corner:1/2/3/4"),
        *("six-line:4/5/6/10/11/12", "six-line:1/2/3", "straight:37", "straight:-1", "straight:017"),
        *(
            "straight:١٧",
            "straight:1²",
            "straight:00",
            "straight:",
            "straight",
            "straight:17 ",
            " straight:17",
        ),
        *("column:0", "column:4", "column", "dozen:4", "red:1", "Red", "tier:5", "voisins", "player", ""),
    ],
)
def test_what_is_no_place_on_the_layout_is_refused(key: str) -> None:
    assert refused(settle_spin(roulette(), 17, {"red": 100, key: 900}, Terms())).code == "unknown-wager"


@pytest.mark.parametrize("stake", [0, -100, 10**15 + 1, 1.5, "100", True, None])
def test_a_stake_that_is_no_whole_number_of_cents_is_refused(stake: object) -> None:
    assert refused(settle_spin(roulette(), 17, {"red": stake}, Terms())).code == "bad-stake"


@pytest.mark.parametrize("number", [-1, 37, 1.0, "17", True, None])
def test_what_is_no_pocket_of_the_wheel_is_refused(number: object) -> None:
    assert refused(read_number(number)).code == "unknown-number"


def test_no_bet_is_lost_on_a_number_that_is_not_on_the_wheel() -> None:
    assert refused(settle_spin(roulette(), 37, {"red": 100}, Terms())).code == "unknown-number"


@pytest.mark.parametrize("number", POCKETS)
@clause(RAPID, "8.5", "8.6")
def test_bets_that_share_out_the_wheel_bring_back_the_same_on_every_number(number: int) -> None:
    assert read_number(number) == number
    assert returned(number, *(f"straight:{n}" for n in POCKETS)) == 36 * 100
    for halves in ("red black", "odd even", "low high"):
        assert returned(number, *halves.split()) == (2 * 100 if number else 0)
    for thirds in ("dozen", "column"):
        assert returned(number, *(f"{thirds}:{n}" for n in (1, 2, 3))) == (3 * 100 if number else 0)
    assert returned(number, *(key for key in LAYOUT if key.startswith("street:") and ":0" not in key)) == (
        12 * 100 if number else 0
    )


@clause(RAPID, "8.5")
def test_every_bet_brings_back_36_of_37_stakes_over_the_whole_wheel() -> None:
    for bet in [*LAYOUT, *CALLS]:
        assert sum(returned(number, bet, stake=180) for number in POCKETS) == 36 * 180


@settings(deadline=None)
@given(
    st.integers(min_value=0, max_value=36),
    st.dictionaries(st.sampled_from(sorted(LAYOUT)), st.integers(min_value=1, max_value=10**15), max_size=8),
    st.dictionaries(st.sampled_from(sorted(CALLS)), st.integers(min_value=1, max_value=10**14), max_size=4),
)
def test_any_stakes_come_to_the_odds_exactly_and_call_bets_to_their_pieces(
    number: int, bets: dict[str, int], calls: dict[str, int]
) -> None:
    stakes = bets | {call: piece * len(CALLS[call].split()) for call, piece in calls.items()}
    settled = settle(number, **stakes)
    assert settled.keys() == stakes.keys()
    for key, stake in bets.items():
        odds, numbers = LAYOUT[key]
        assert settled[key].returned == (stake * (1 + odds) if number in numbers else 0)
    for call, piece in calls.items():
        assert settled[call].returned == sum(
            returned(number, single, stake=piece) for single in CALLS[call].split()
        )
    for row in settled.values():
        assert all(type(amount) is int for amount in (row.stake, row.won, row.returned))
        assert (row.outcome is Outcome.WIN) == (row.returned > 0)


@given(
    st.sampled_from(sorted(CALLS)),
    st.integers(min_value=0, max_value=36),
    st.integers(min_value=1, max_value=10**9),
    st.integers(min_value=1, max_value=10**4),
)
def test_a_call_bet_paid_in_chips_is_rounded_once_and_never_by_a_whole_chip(
    call: str, number: int, piece: int, chip: int
) -> None:
    stake = piece * len(CALLS[call].split())
    row = unwrap(settle_spin(roulette(), number, {call: stake}, Terms(smallest_chip=chip)))[call]
    exact = settle(number, **{call: stake})[call]
    assert row.won % chip == 0
    assert 0 <= row.won - exact.won < chip
    assert row.returned - row.won == exact.returned - exact.won


def test_bets_are_placed_and_taken_off_while_the_spin_takes_them() -> None:
    spin = start_spin(roulette(), WheelKind.LIVE)
    placed = unwrap(place_bet(roulette(), spin, {"red": 500}, "red", 200))
    assert (placed, withdraw_bet(roulette(), spin, placed, "red")) == ({"red": 700}, {})
    assert refused(withdraw_bet(roulette(), spin, placed, "odd")).code == "wager-not-placed"
    over = unwrap(end_wagering(spin))
    late_bet = place_bet(roulette(), over, placed, "odd", 200)
    for late in (late_bet, withdraw_bet(roulette(), over, placed, "red")):
        assert (refused(late).code, refused(late).clause) == ("wagers-closed", "5.3.1.1")
    wrong = (("split:1/9", 100, "unknown-wager"), ("tier", 100, "uneven-stake"), ("red", 0, "bad-stake"))
    for key, stake, code in wrong:
        assert refused(place_bet(roulette(), spin, {}, key, stake)).code == code
    assert refused(place_bet(roulette(), spin, {"red": LARGEST_STAKE_CENTS}, "red", 1)).code == "bad-stake"
