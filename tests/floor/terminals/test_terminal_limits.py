"""The limits of a terminal: its sign, the amounts it shows for a wager, and the amounts it returns."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.days.rapid_floor import TABLE, WHEEL, RapidFloor
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, baccarat, clause, refused, roulette
from kit.tables.limits import PLAIN, TEN_TO_A_THOUSAND, lines
from kit.tables.live_table import SUE

from pitboss.acting.acts.common_acts import AlterLimits
from pitboss.acting.setups.sign import Limits, TableLimits, check_stated, limit_lines
from pitboss.floor.terminals.chips.chip_events import ChipsTakenOff
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.limits import close_period, trim_attempt
from pitboss.game.bets import pieces_of, settle_spin, spin_bets
from pitboss.game.settlement import Terms
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.edition import Game
from pitboss.words.rendering import english

TERMINALS = [
    pytest.param(baccarat(RAPID, "baccarat"), "tie", "player", id="baccarat"),
    pytest.param(baccarat(RAPID, "even-money"), "banker-pair", "banker", id="even-money"),
    pytest.param(roulette(), "straight:17", "red", id="roulette"),
]
STEPS = TableLimits(
    each=Limits(1000, 20000),
    kinds={"tie": Limits(500, 6000), "banker-pair": Limits(500, 6000), "straight": Limits(500, 6000)},
    unit=250,
    least_total=1500,
    most_total=25000,
)
"""The first wager of each terminal takes 5 to 60 dollars, the second 10 to 200; all together 15 to 250."""


@clause(RAPID, "6.1")
@pytest.mark.parametrize("game", [baccarat(RAPID), roulette()], ids=lambda game: game.key)
def test_a_terminal_shows_its_limits_and_asks_for_multiples_only_if_it_says_so(game: Game) -> None:
    key = "tie" if game is not roulette() else "red"
    assert lines(limit_lines(game, PLAIN)) == [("Each wager: $10 to $1,000", "6.1")]
    assert trim_attempt(game, PLAIN, {}, key, 1234).counts == 1234
    stated = {
        "In multiples of the minimum": replace(PLAIN, unit="minimum"),
        "Above the minimum in steps of $5": replace(PLAIN, unit=500),
        "All wagers together: $20 at the least": replace(PLAIN, least_total=2000),
        "All wagers together: $9,000 at the most": replace(PLAIN, most_total=900000),
    }
    for text, limits in stated.items():
        assert lines(limit_lines(game, limits)) == [
            ("Each wager: $10 to $1,000", "6.1"),
            (text, "6.1"),
        ]
        assert check_stated(game, limits) is None
    shown = [trim_attempt(game, limits, {}, key, 1799).counts for limits in stated.values()]
    assert shown == [1000, 1500, 1799, 1799]


def test_a_roulette_sign_names_the_bets_and_call_bets() -> None:
    limits = replace(PLAIN, kinds={"straight": Limits(100, 5000), "orphelins": Limits(500, 5000)})
    titles = {str(bet.kind): bet.title for bet in roulette().bets}
    texts = [text for text, _ in lines(limit_lines(roulette(), limits))]
    assert texts[1] == f"{english(Text(titles['straight']))}: $1 to $50"
    assert texts[2].lower().startswith("orphelins")
    assert limits.of("straight:17") == Limits(100, 5000)
    assert limits.of("split:17/20") == TEN_TO_A_THOUSAND
    for key in [*titles, *(call.key for call in roulette().calls)]:
        assert check_stated(roulette(), replace(PLAIN, kinds={key: TEN_TO_A_THOUSAND})) is None
    # A place on the layout is not a kind of wager, and wagers of another game are unknown.
    for key in ("straight:17", "tie", "Straight"):
        unknown = replace(PLAIN, kinds={key: TEN_TO_A_THOUSAND})
        assert refused(check_stated(roulette(), unknown)).code == "unknown-wager"
        assert refused(limit_lines(roulette(), unknown)).code == "unknown-wager"


def trimmed(game: Game, placed: dict[str, int], key: str, stake: int) -> tuple[int, int, str | None]:
    ruled = trim_attempt(game, STEPS, placed, key, stake)
    return ruled.counts, ruled.back, ruled.clause


ATTEMPTS = {
    "": """
        0 0 side 500 500,  0 0 side 6000 6000,  0 20000 side 5000 5000,  0 0 side 499 499,  300 0 side 200 200
        """,
    "6.3.1": "0 0 side 749 500,  500 0 side 100 0,  300 0 side 600 450,  1000 1250 main 1300 1250",
    "6.3.2": """
        0 0 side 6001 6000,  0 0 main 99999 20000,  5000 0 side 2000 1000,  6000 0 side 250 0
        """,
    "6.3.3": """
        0 20000 side 6000 5000,  6000 15000 main 9000 4000,  6000 18900 main 900 100,  5000 20000 side 500 0,
        0 24600 side 500 0,  100 24700 side 900 0
        """,
}
"""By clause: cents already on the two wagers, the wager that is tried, its stake, and the amount debited.

A permitted amount is debited in full, and so is one that is still under its minimum. Any other amount goes
down to the next lowest total with the cents already there: to a step, to the maximum, or to the rest of the
overall maximum. It goes to zero rather than under the minimum, and never below the cents already there.
"""


@pytest.mark.parametrize("game, side, main", TERMINALS)
@pytest.mark.parametrize(
    "cited, attempt",
    [
        pytest.param(
            cited or None,
            attempt.split(),
            marks=clause(RAPID, *(["6.3", cited] if cited else ["6.3"])),
            id=" ".join(attempt.split()),
        )
        for cited, attempts in ATTEMPTS.items()
        for attempt in attempts.split(",")
    ],
)
def test_a_terminal_shows_and_debits_the_next_lowest_permitted_wager(
    game: Game, side: str, main: str, cited: str | None, attempt: list[str]
) -> None:
    on_side, on_main, where, stake, debited = attempt
    placed = {key: int(cents) for key, cents in ((side, on_side), (main, on_main)) if int(cents)}
    got = trimmed(game, placed, side if where == "side" else main, int(stake))
    assert got == (int(debited), int(stake) - int(debited), cited)


@given(
    attempts=st.lists(
        st.tuples(st.sampled_from(["tie", "player", "banker"]), st.integers(1, 30000)), max_size=9
    )
)
def test_what_a_terminal_shows_is_always_permitted_or_still_growing(attempts: list[tuple[str, int]]) -> None:
    placed: dict[str, int] = {}
    for key, stake in attempts:
        ruled = trim_attempt(baccarat(RAPID), STEPS, placed, key, stake)
        assert 0 <= ruled.counts <= stake == ruled.counts + ruled.back
        assert (ruled.clause is None) == (ruled.back == 0)
        before = placed.get(key, 0)
        placed = {**placed, key: before + ruled.counts}
        least, most = (500, 6000) if key == "tie" else (1000, 20000)
        permitted = [0, *range(least, most + 1, 250)]
        assert placed[key] < least or placed[key] in permitted
        room = 25000 - sum(placed.values())
        if ruled.back:
            # The next lowest: no permitted amount between the one shown and the one tried would fit.
            higher = [amount for amount in permitted if placed[key] < amount <= before + stake]
            assert not [amount for amount in higher if amount - placed[key] <= room]
    assert sum(placed.values()) <= 25000


@pytest.mark.parametrize("call", [call.key for call in roulette().calls])
def test_a_call_bet_is_shown_in_amounts_that_split_evenly(call: str) -> None:
    game, pieces = roulette(), len(spin_bets(roulette())[call].pieces)
    limits = TableLimits(each=Limits(100, 10000), unit=100)
    for stake in (1777, 2345, 9999, 20000):
        shown = trim_attempt(game, limits, {}, call, stake).counts
        # Each piece is a permitted amount on its position, so it is whole dollars, too.
        permitted = [
            pieces * piece for piece in range(100, 10001, 100) if pieces * piece <= min(stake, 10000)
        ]
        assert shown == max(permitted)
        assert not isinstance(settle_spin(game, 17, {call: shown}, Terms()), Rejection)
    # If no permitted amount splits evenly, none is shown.
    odd = TableLimits(each=Limits(pieces * 100 + 1, 99999), unit=pieces)
    assert trim_attempt(game, odd, {}, call, 99_999).counts == 0


TEN = TableLimits(each=Limits(500, 50_000), kinds={"straight": Limits(100, 1_000)}, unit=100)
"""A number takes 1 to 10 dollars, anything else 5 to 500."""


@clause(RAPID, "6.3.2")
@pytest.mark.parametrize(
    ("placed", "call", "counts"),
    [
        ({}, "zero-spiel", 4_000),
        ({}, "orphelins", 5_000),
        ({}, "tier", 49_800),
        # What lies on a position already counts there, from a bet of its own or from another call bet.
        ({"straight:26": 400}, "zero-spiel", 2_400),
        ({"straight:1": 1_000}, "orphelins", 0),
        ({"split:12/15": 20_000}, "grand-series", 49_500),
        ({"zero-spiel": 4_000}, "straight:26", 0),
        ({"zero-spiel": 2_400}, "straight:26", 400),
        ({"tier": 48_000}, "split:5/8", 42_000),
    ],
)
def test_the_pieces_of_a_call_bet_obey_the_maximum_of_their_positions(
    placed: dict[str, int], call: str, counts: int
) -> None:
    ruled = trim_attempt(roulette(), TEN, placed, call, 60_000)
    assert (ruled.counts, ruled.clause) == (counts, "6.3.2")


@clause(RAPID, "6.2", "6.3.1")
def test_the_pieces_of_a_call_bet_obey_the_minimum_and_the_steps_of_their_positions() -> None:
    game = roulette()
    limits = TableLimits(each=Limits(500, 50_000), unit=500)
    # Six pieces of 5.00 each are the least, and each of them goes up by 5.00.
    assert close_period(game, limits, {"tier": 2_999})["tier"].clause == "6.2"
    assert close_period(game, limits, {"tier": 3_000})["tier"].back == 0
    got = trim_attempt(game, limits, {}, "tier", 5_900)
    assert (got.counts, got.clause) == (3_000, "6.3.1")
    # Two of the nine pieces lie together on a position, and 2.50 each are its 5.00. The others need 5.00.
    assert close_period(game, limits, {"grand-series": 4_500})["grand-series"].back == 0
    assert close_period(game, limits, {"grand-series": 4_000})["grand-series"].back == 4_000


@clause(RAPID, "6.2", "6.3.2")
def test_a_call_bet_at_a_terminal_is_cut_to_its_positions_and_returned_under_them() -> None:
    room = RapidFloor()
    room.wheel(AlterLimits(TEN), SUE)
    room.new_spin("y")
    room.do(DragChips("7", WHEEL, "y", {"zero-spiel": 50_000}))
    assert room.stakes("y") == {"zero-spiel": 4_000}
    refusal = room.no(DragChips("7", WHEEL, "y", {"straight:26": 100}))
    assert (refusal.code, refusal.clause) == ("outside-limits", "6.3.2")
    room.do(DragChips("7", WHEEL, "y", {"tier": 600}))
    room.rest(26)
    assert room.follow(WHEEL) == [ChipsTakenOff("7", "y", {"tier": 600}, {"tier": "6.2"})]
    assert room.stakes("y") == {"zero-spiel": 4_000}


@given(
    st.lists(
        st.tuples(
            st.sampled_from(
                ["straight:26", "split:12/15", "tier", "orphelins", "grand-series", "zero-spiel"]
            ),
            st.integers(1, 60_000),
        ),
        max_size=8,
    ),
    st.sampled_from([None, 100, 500, "minimum"]),
)
def test_no_position_ever_has_more_than_its_maximum(bets: list[tuple[str, int]], unit: Any) -> None:
    game, placed = roulette(), dict[str, int]()
    limits = replace(TEN, unit=unit)
    for key, stake in bets:
        counts = trim_attempt(game, limits, placed, key, stake).counts
        if counts:
            placed[key] = placed.get(key, 0) + counts
    lies = Counter[str]()
    for key, cents in placed.items():
        pieces = pieces_of(game, key)
        for position in pieces:
            lies[position] += cents // len(pieces)
    assert all(cents <= limits.of(position).most for position, cents in lies.items()), lies


@clause(RAPID, "6.2")
@pytest.mark.parametrize("game, side, main", TERMINALS)
def test_a_wager_under_its_own_minimum_goes_back_when_the_period_ends(
    game: Game, side: str, main: str
) -> None:
    # The attempt is shown and debited during the period.
    assert trimmed(game, {main: 2000}, side, 400) == (400, 0, None)
    assert trimmed(game, {side: 600}, main, 999) == (999, 0, None)
    for placed, back in (
        ({side: 499, main: 2000}, {side: 499, main: 0}),
        ({side: 500, main: 1000}, {side: 0, main: 0}),
        ({side: 5000, main: 999}, {side: 0, main: 999}),
    ):
        closed = close_period(game, STEPS, placed)
        assert {key: row.back for key, row in closed.items()} == back
        assert {key: row.clause for key, row in closed.items()} == {
            key: "6.2" if cents else None for key, cents in back.items()
        }


@pytest.mark.parametrize(
    "game, side, main",
    [pytest.param(TABLE, "tie", "player", id="card"), pytest.param(WHEEL, "straight:17", "red", id="ball")],
)
def test_it_goes_back_also_when_an_early_card_or_ball_ends_the_period(
    game: str, side: str, main: str
) -> None:
    room = RapidFloor()
    room.new_coup("x")
    room.new_spin("y")
    play = "x" if game == TABLE else "y"
    room.do(DragChips("7", game, play, {main: 2_000, side: 499}))
    room.deal("9S")
    room.rest(17)
    assert room.follow(game) == [ChipsTakenOff("7", play, {side: 499}, {side: "6.2"})]
    assert (room.account().chips, room.stakes(play)) == (98_000, {main: 2_000})


@clause(RAPID, "6.3.4")
@pytest.mark.parametrize("game, side, main", TERMINALS)
@pytest.mark.parametrize(
    "on_side, on_main, back, cited",
    [
        (500, 1000, (0, 0), (None, None)),
        (1499, 0, (1499,), ("6.3.4",)),
        (1500, 0, (0,), (None,)),
        (0, 1400, (1400,), ("6.3.4",)),
        # A wager returned for its own minimum was never placed, and does not count towards the total.
        (499, 1400, (499, 1400), ("6.2", "6.3.4")),
        (1400, 999, (1400, 999), ("6.3.4", "6.2")),
        (499, 1500, (499, 0), ("6.2", None)),
    ],
)
def test_all_wagers_go_back_that_together_miss_the_minimum_total(
    game: Game,
    side: str,
    main: str,
    on_side: int,
    on_main: int,
    back: tuple[int, ...],
    cited: tuple[str | None, ...],
) -> None:
    placed = {key: cents for key, cents in ((side, on_side), (main, on_main)) if cents}
    closed = close_period(game, STEPS, placed)
    assert tuple(row.back for row in closed.values()) == back
    assert tuple(row.clause for row in closed.values()) == cited
    assert close_period(game, STEPS, {}) == {}
    # Without a minimum total on the sign, only the single minimums count.
    free = close_period(game, replace(STEPS, least_total=None), placed)
    assert [row.clause for row in free.values()] == [None if c == "6.3.4" else c for c in cited]


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, GUIDE])
def test_a_table_without_terminals_trims_and_returns_nothing(edition: str) -> None:
    game, placed = baccarat(edition), {"player": 100}
    for stake in (1234, 100001):
        assert trim_attempt(game, replace(PLAIN, unit=500), {}, "player", stake).counts == stake
    assert [row.back for row in close_period(game, replace(PLAIN, least_total=99999), placed).values()] == [0]
