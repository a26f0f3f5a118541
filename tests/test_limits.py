"""Limits: what the sign shows, what becomes of wagers outside it, and who changes it with what notice."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rulebook import under
from support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, baccarat, clause, coup, refused, roulette
from test_wagers import SUPERVISORS, table

from pitboss.floor.limits import close_period, trim_attempt
from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.offer import Offer
from pitboss.game.settlement import Outcome, Terms, settle_coup
from pitboss.game.sign import Limits, SignLine, TableLimits, limit_lines
from pitboss.game.wagers import Moment
from pitboss.kernel.instant import MINUTE
from pitboss.kernel.rejection import Rejection, sure
from pitboss.kernel.roles import Role
from pitboss.rules.edition import Game
from pitboss.rules.limits import Closes
from pitboss.table.boxes import Spot
from pitboss.table.limit_changes import (
    InForce,
    Marker,
    allow_over_maximum,
    alter_limits,
    announce,
    leave,
    markers,
    open_limits,
    raise_at_once,
    raise_kept_minimums,
    table_sign,
)
from pitboss.table.limits import (
    Ruled,
    check_limits,
    check_tournament,
    reduce_wagers,
    rule_on_past_coup,
    rule_on_wagers,
    share_out,
)

TEN_TO_A_THOUSAND = Limits(1000, 100000)
PLAIN = TableLimits(each=TEN_TO_A_THOUSAND)
OPERATORS = {Role.CASINO_OPERATOR, Role.CASINO_SUPERVISOR}
CLOSED = {STAR: Moment.FIRST_CARD_REMOVED, PREMIUM: Moment.FIRST_CARD_EXPOSED}
"""From when the texts of The Star treat wagers as made."""
NOON, LATE = 720 * MINUTE, Moment.FIRST_CARD_EXPOSED
BANKER_WINS, PLAYER_WINS = "9S KH 4D 7C 7H", "9S TH TD KC"


def spots(text: str) -> dict[Spot, int]:
    """Wagers as "box player wager dollars", one after the other."""
    rows = [row.split() for row in text.split(",")]
    return {Spot(int(box), player, key): int(amount) * 100 for box, player, key, amount in rows}


def counted(ruled: Mapping[Spot, Ruled]) -> dict[Spot, int]:
    return {spot: row.counts for spot, row in ruled.items()}


def clauses(ruled: Mapping[Spot, Ruled]) -> set[str | None]:
    return {row.clause for row in ruled.values()}


def lines(shown: tuple[SignLine, ...] | Rejection) -> list[tuple[str, str | None]]:
    return [(line.text, line.clause) for line in sure(shown)]


def dealer_reduces(
    offered: Offer, in_force: InForce, boxes: dict[Spot, int], *, chip: int = 1
) -> dict[Spot, Ruled]:
    return sure(reduce_wagers(offered, in_force, boxes, by=Role.DEALER, moment=Moment.OPEN, chip=chip))


def after_close(offered: Offer, limits: TableLimits, boxes: dict[Spot, int]) -> dict[Spot, Ruled]:
    return sure(rule_on_wagers(offered, InForce(limits), boxes, moment=LATE))


# The sign.


@pytest.mark.parametrize(
    "edition, by_kind",
    [
        pytest.param(STAR, "6.1", marks=clause(STAR, "6.1")),
        pytest.param(PREMIUM, None, marks=clause(PREMIUM, "6.1")),
    ],
)
def test_the_sign_of_the_star_shows_every_limit_in_use(edition: str, by_kind: str | None) -> None:
    offered = table(edition, optional=[])
    tie, area = {"tie": Limits(500, 20000)}, {"banker": Limits(1000, 300000)}
    shown = {
        ("Each wager: 10.00 to 1000.00", "6.1"): PLAIN,
        ("Banker, all wagers in one box: 10.00 to 3000.00", "6.1"): replace(PLAIN, areas=area),
        ("Tie: 5.00 to 200.00", by_kind): replace(PLAIN, kinds=tie),
        ("Table differential: 5000.00", "6.1"): replace(PLAIN, differential=500000),
    }
    always = ("Each wager: 10.00 to 1000.00", "6.1")
    for line, limits in shown.items():
        assert set(lines(table_sign(offered, InForce(limits), Terms()))) == {always, line}
    everything = replace(PLAIN, areas=area, kinds=tie, differential=500000)
    assert set(lines(table_sign(offered, InForce(everything), Terms()))) == set(shown)


def test_a_side_bet_has_one_line_by_its_own_clause() -> None:
    offered = table(STAR, layout="A", optional=["super-six"])
    limits = replace(PLAIN, kinds={"super-six": Limits(500, 20000), "tie": Limits(500, 5000)})
    assert lines(table_sign(offered, InForce(limits), Terms())) == [
        ("Tie: 5.00 to 50.00", "6.1"),
        ("Super Six: 5.00 to 200.00", "10.10"),
        ("Each wager: 10.00 to 1000.00", "6.1"),
    ]
    assert refused(table_sign(offered, InForce(PLAIN), Terms())).clause == "10.10"


@clause(CANBERRA, "3.1")
def test_canberra_shows_the_limits_of_a_player_and_a_differential_if_it_has_one() -> None:
    offered, limits = table(CANBERRA, "commission", optional=[]), replace(PLAIN, unit=500)
    player, differential = ("Each wager: 10.00 to 1000.00", "3.1"), ("Table differential: 750.00", "3.1")
    without = lines(table_sign(offered, InForce(limits), Terms()))
    assert player in without
    assert not [text for text, _ in without if "differential" in text]
    both = lines(table_sign(offered, InForce(replace(limits, differential=75000)), Terms()))
    assert {player, differential} <= set(both)


@clause(CANBERRA, "3.5")
def test_canberra_has_no_sign_without_the_multiples() -> None:
    offered = table(CANBERRA, optional=[])
    missing = refused(table_sign(offered, InForce(PLAIN), Terms()))
    assert (missing.code, missing.clause) == ("sign-incomplete", "3.5")
    for unit, text in (
        (500, "Above the minimum in steps of 5.00"),
        ("minimum", "In multiples of the minimum"),
    ):
        limits = TableLimits(each=TEN_TO_A_THOUSAND, unit="minimum" if unit == "minimum" else 500)
        assert (text, "3.5") in lines(table_sign(offered, InForce(limits), Terms()))
        assert check_limits(offered, InForce(limits), spots("1 Ann tie 20")) is None
        odd = check_limits(offered, InForce(limits), spots("1 Ann tie 12"))
        assert (refused(odd).code, refused(odd).clause) == ("outside-limits", "3.5")


@clause(RAPID, "6.1")
@pytest.mark.parametrize("game", [baccarat(RAPID), roulette()], ids=lambda game: game.key)
def test_a_terminal_shows_its_limits_and_asks_for_multiples_only_if_it_says_so(game: Game) -> None:
    key = "tie" if game is not roulette() else "red"
    assert lines(limit_lines(game, PLAIN)) == [("Each wager: 10.00 to 1000.00", "6.1")]
    assert trim_attempt(game, PLAIN, {}, key, 1234).counts == 1234
    stated = {
        "In multiples of the minimum": replace(PLAIN, unit="minimum"),
        "Above the minimum in steps of 5.00": replace(PLAIN, unit=500),
        "All wagers together: 20.00 at the least": replace(PLAIN, least_total=2000),
        "All wagers together: 9000.00 at the most": replace(PLAIN, most_total=900000),
    }
    for text, limits in stated.items():
        assert lines(limit_lines(game, limits)) == [
            ("Each wager: 10.00 to 1000.00", "6.1"),
            (text, "6.1"),
        ]
        assert open_limits(game, limits) == InForce(limits)
    shown = [trim_attempt(game, limits, {}, key, 1799).counts for limits in stated.values()]
    assert shown == [1000, 1500, 1799, 1799]


def test_a_roulette_sign_names_the_bets_and_call_bets() -> None:
    limits = replace(PLAIN, kinds={"straight": Limits(100, 5000), "orphelins": Limits(500, 5000)})
    titles = {str(bet.kind): bet.title for bet in roulette().bets}
    texts = [text for text, _ in lines(limit_lines(roulette(), limits))]
    assert texts[1] == f"{titles['straight']}: 1.00 to 50.00"
    assert texts[2].lower().startswith("orphelins")
    assert limits.of("straight:17") == Limits(100, 5000)
    assert limits.of("split:17/20") == TEN_TO_A_THOUSAND


@under(star="6.1.1", premium="6.1.1")
@given(stake=st.integers(1000, 100000), unit=st.sampled_from([None, "minimum", 250, 500, 1500]))
def test_multiples_are_asked_for_only_if_the_sign_says_so(edition: str, stake: int, unit: object) -> None:
    limits = TableLimits(each=TEN_TO_A_THOUSAND, unit=unit)  # type: ignore[arg-type]
    offered = table(edition, optional=[])
    right = {
        None: True,
        "minimum": stake % 1000 == 0,
        250: stake % 250 == 0,
        500: stake % 500 == 0,
        1500: stake in range(1000, 100001, 1500),
    }[unit]  # type: ignore[index]
    found = check_limits(offered, InForce(limits), {Spot(1, "Ann", "banker"): stake})
    assert (found is None) == right
    assert found is None or (found.code, found.clause) == ("outside-limits", "6.1.1")
    said = [text for text, cited in lines(table_sign(offered, InForce(limits), Terms())) if cited == "6.1.1"]
    assert len(said) == (unit is not None)


@pytest.mark.parametrize(
    "limits",
    [
        TableLimits(each=Limits(0, 1000)),
        TableLimits(each=Limits(1001, 1000)),
        replace(PLAIN, kinds={"tie": Limits(5, 4)}),
        replace(PLAIN, areas={"tie": Limits(-5, 4)}),
        replace(PLAIN, unit=0),
        replace(PLAIN, differential=-1),
        replace(PLAIN, most_total=0),
    ],
)
def test_limits_must_make_sense(limits: TableLimits) -> None:
    assert refused(open_limits(baccarat(STAR), limits)).code == "bad-limits"


AREAS = replace(PLAIN, areas={"tie": TEN_TO_A_THOUSAND})
DIFFERENTIAL, PERIOD = replace(PLAIN, differential=50000), replace(PLAIN, period=30)
TOTALS = (replace(PLAIN, least_total=500), replace(PLAIN, most_total=500))


@pytest.mark.parametrize(
    "game, knows",
    [
        (baccarat(STAR), [AREAS, DIFFERENTIAL]),
        (baccarat(PREMIUM), [AREAS, DIFFERENTIAL]),
        (baccarat(CANBERRA), [DIFFERENTIAL, PERIOD]),
        (baccarat(RAPID), [*TOTALS]),
        (roulette(), [*TOTALS]),
        (baccarat(GUIDE), []),
    ],
)
def test_a_table_has_only_limits_that_its_rules_know(game: Game, knows: list[TableLimits]) -> None:
    for limits in (AREAS, DIFFERENTIAL, PERIOD, *TOTALS):
        opened = open_limits(game, limits, clock_shown=True)
        if limits in knows:
            assert opened == InForce(limits)
        else:
            assert refused(opened).code == "limit-not-used"


# Wagers that miss a limit.


@pytest.mark.parametrize(
    "limits, right, wrong, number",
    [
        (PLAIN, "1 Ann tie 10, 2 Bo tie 10", "1 Ann tie 10, 2 Bo tie 9", "6.1"),
        (PLAIN, "1 Ann tie 600, 2 Ann tie 400", "1 Ann tie 600, 2 Ann tie 401", "6.1"),
        (replace(PLAIN, kinds={"tie": Limits(500, 5000)}), "1 Ann tie 50", "1 Ann tie 51", "6.1"),
        (replace(PLAIN, kinds={"tie": Limits(500, 5000)}), "1 Ann tie 5", "1 Ann tie 4", "6.1"),
        (AREAS, "1 Ann tie 500, 1 Bo tie 500, 2 Cy tie 500", "1 Ann tie 500, 1 Bo tie 501", "6.1"),
        (replace(PLAIN, areas={"tie": Limits(2000, 9000)}), "1 Ann tie 20", "1 Ann tie 19", "6.1"),
        (DIFFERENTIAL, "1 Ann player 500, 2 Bo tie 900", "1 Ann player 501", "6.1"),
        (DIFFERENTIAL, "1 Ann player 100, 2 Bo banker 600", "1 Ann player 100, 2 Bo banker 601", "6.1"),
    ],
)
def test_until_wagers_close_one_that_misses_the_sign_is_refused(
    limits: TableLimits, right: str, wrong: str, number: str
) -> None:
    offered = table(STAR, optional=[])
    assert check_limits(offered, InForce(limits), spots(right)) is None
    got = refused(check_limits(offered, InForce(limits), spots(wrong)))
    assert (got.code, got.clause) == ("outside-limits", number)


TIE_LEFT_ALONE = "4 Ed tie 900, 5 Fay tie 900"
REDUCED = [
    # The larger side loses what is over, a sixth of each wager here; the other side and the tie stay.
    (
        replace(PLAIN, differential=100000),
        f"1 Ann banker 900, 2 Bo banker 600, 3 Cy banker 300, 6 Di player 500, {TIE_LEFT_ALONE}",
        f"1 Ann banker 750, 2 Bo banker 500, 3 Cy banker 250, 6 Di player 500, {TIE_LEFT_ALONE}",
    ),
    (
        replace(PLAIN, differential=100000),
        f"1 Ann player 900, 2 Bo player 600, 3 Cy player 300, 6 Di banker 500, {TIE_LEFT_ALONE}",
        f"1 Ann player 750, 2 Bo player 500, 3 Cy player 250, 6 Di banker 500, {TIE_LEFT_ALONE}",
    ),
    # A box has a third too much on a hand; another box is free of it, and so is another wager in the box.
    (
        replace(PLAIN, areas={"banker": Limits(1000, 60000), "tie": Limits(1000, 60000)}),
        "2 Ann banker 600, 2 Bo banker 300, 3 Cy banker 600, 2 Di player 900, 2 Ed tie 900",
        "2 Ann banker 400, 2 Bo banker 200, 3 Cy banker 600, 2 Di player 900, 2 Ed tie 900",
    ),
    (
        replace(PLAIN, areas={"player": Limits(1000, 60000)}),
        "2 Ann player 600, 2 Bo player 300, 3 Cy player 600",
        "2 Ann player 400, 2 Bo player 200, 3 Cy player 600",
    ),
]


@pytest.mark.parametrize("limits, before, after", REDUCED)
@under(star="6.2", premium="6.2")
def test_until_the_first_card_the_dealer_may_reduce_a_hand_pro_rata(
    edition: str, limits: TableLimits, before: str, after: str
) -> None:
    offered = table(edition, optional=[])
    boxes = spots(before)
    for moment in Moment:
        for role in Role:
            got = reduce_wagers(offered, InForce(limits), boxes, by=role, moment=moment)
            if role is not Role.DEALER:
                assert (refused(got).code, refused(got).clause) == ("not-authorised", "6.2")
            elif moment >= CLOSED[edition]:
                assert refused(got).code == "wagers-closed"
            else:
                ruled = sure(got)
                assert counted(ruled) == spots(after)
                cut = [row for row in ruled.values() if row.back]
                assert {row.clause for row in cut} == {"6.2"}
                assert all(row.counts + row.back == row.stake for row in cut)


def test_an_area_is_reduced_before_the_differential_is_looked_at() -> None:
    limits = replace(PLAIN, areas={"player": Limits(1000, 60000)}, differential=60000)
    boxes = spots("2 Ann player 600, 2 Bo player 300, 3 Cy player 300")
    ruled = dealer_reduces(table(STAR, optional=[]), InForce(limits), boxes)
    # 600 of 900 in box 2, so that 900 lie on the hand: 300 too many, a third of each.
    assert list(counted(ruled).values()) == [26667, 13333, 20000]
    assert [len(row.rows) for row in ruled.values()] == [2, 2, 1]


def test_nobody_loses_chips_for_a_wager_that_is_over_its_own_maximum() -> None:
    offered, limits = table(STAR, optional=[]), InForce(replace(PLAIN, differential=100000))
    boxes = spots("1 Ann banker 1500, 2 Bo banker 100")
    got = refused(reduce_wagers(offered, limits, boxes, by=Role.DEALER, moment=Moment.OPEN))
    assert (got.code, got.message) == (
        "outside-limits",
        "Ann's banker of 1500.00 is over the maximum of 1000.00.",
    )


@pytest.mark.parametrize("edition", [CANBERRA, GUIDE, RAPID])
def test_elsewhere_nobody_reduces_wagers(edition: str) -> None:
    for role in Role:
        boxes = spots("1 Ann banker 900")
        got = reduce_wagers(table(edition), InForce(PLAIN), boxes, by=role, moment=Moment.OPEN)
        assert refused(got).code == "reduction-not-allowed"


@clause(STAR, "6.3")
def test_after_the_first_card_an_exceeded_differential_leaves_all_wagers_valid() -> None:
    offered, limits = table(STAR, optional=[]), replace(PLAIN, differential=100000)
    boxes = spots("1 Ann banker 900, 2 Bo banker 600, 6 Di player 50, 4 Ed tie 900")
    for moment in Moment:
        got = rule_on_wagers(offered, InForce(limits), boxes, moment=moment)
        if moment < Moment.FIRST_CARD_REMOVED:
            assert refused(got).code == "wagers-open"
        else:
            assert counted(sure(got)) == boxes
            assert [row.clause for row in sure(got).values()] == ["6.3", "6.3", None, None]


@pytest.mark.parametrize("edition", [PREMIUM, CANBERRA])
def test_where_the_rules_are_silent_an_exceeded_differential_stands(edition: str) -> None:
    boxes = spots("1 Ann banker 900, 2 Bo banker 600")
    ruled = after_close(table(edition, optional=[]), replace(PLAIN, differential=10000), boxes)
    assert counted(ruled) == boxes


@under(star="6.4", premium="6.4")
def test_after_the_first_card_a_wager_below_the_minimum_is_valid(edition: str) -> None:
    offered, boxes = table(edition, optional=[]), spots("1 Ann banker 9, 2 Bo tie 10, 3 Cy tie 1")
    for moment in Moment:
        got = rule_on_wagers(offered, InForce(PLAIN), boxes, moment=moment)
        if moment < CLOSED[edition]:
            # Before it, it is not: it must be put right.
            assert refused(got).code == "wagers-open"
            assert refused(check_limits(offered, InForce(PLAIN), boxes)).clause == "6.1"
        else:
            assert counted(sure(got)) == boxes
            assert [row.clause for row in sure(got).values()] == ["6.4", None, "6.4"]


def outcomes(edition: str, dealt: str, key: str, stake: int) -> tuple[Outcome, int]:
    """How a stake comes out, and what it brings back."""
    game = baccarat(edition)
    settled = sure(settle_coup(game, coup(dealt, edition), {key: stake}, Terms()))[key]
    return settled.outcome, settled.returned


@pytest.mark.parametrize(
    "edition, number",
    [
        pytest.param(STAR, "6.5", marks=clause(STAR, "6.5")),
        pytest.param(CANBERRA, "3.7", marks=clause(CANBERRA, "3.7")),
    ],
)
def test_a_wager_above_the_maximum_is_paid_or_collected_to_the_maximum(edition: str, number: str) -> None:
    offered = table(edition, optional=[])
    limits = replace(PLAIN, kinds={"tie": Limits(500, 5000)})
    boxes = spots("1 Ann player 1500, 2 Bo player 1000, 3 Cy tie 51, 4 Di tie 50")
    ruled = after_close(offered, limits, boxes)
    assert counted(ruled) == spots("1 Ann player 1000, 2 Bo player 1000, 3 Cy tie 50, 4 Di tie 50")
    assert [row.clause for row in ruled.values()] == [number, None, number, None]
    ann = ruled[Spot(1, "Ann", "player")]
    assert (ann.back, ann.words) == (50000, "Over maximum: 1000.00 counts, 500.00 goes back.")
    # Paid: 1000 won on 1000 that count. Collected: 1000, and the 500 are the player's.
    assert outcomes(edition, PLAYER_WINS, "player", ann.counts) == (Outcome.WIN, 200000)
    assert outcomes(edition, BANKER_WINS, "player", ann.counts) == (Outcome.LOSE, 0)


def test_the_boxes_of_one_player_count_together_for_the_maximum() -> None:
    boxes = spots("1 Ann player 900, 3 Ann player 300, 5 Ann player 300, 1 Bo player 900, 1 Ann tie 900")
    ruled = after_close(table(STAR, optional=[]), PLAIN, boxes)
    assert list(counted(ruled).values()) == [60000, 20000, 20000, 90000, 90000]


@clause(STAR, "6.5")
def test_wagers_over_an_area_maximum_count_up_to_it_pro_rata() -> None:
    limits = replace(PLAIN, areas={"tie": Limits(1000, 60000), "banker": Limits(1000, 60000)})
    before = "2 Ann tie 600, 2 Bo tie 300, 3 Cy tie 600, 2 Di banker 900, 2 Ed player 900"
    after = "2 Ann tie 400, 2 Bo tie 200, 3 Cy tie 600, 2 Di banker 600, 2 Ed player 900"
    ruled = after_close(table(STAR, optional=[]), limits, spots(before))
    assert counted(ruled) == spots(after)
    assert [row.clause for row in ruled.values()] == ["6.5", "6.5", None, "6.5", None]


def test_a_player_over_their_maximum_and_in_a_full_area_is_ruled_on_for_both() -> None:
    limits = replace(PLAIN, areas={"tie": Limits(1000, 150000)})
    ruled = after_close(table(STAR, optional=[]), limits, spots("2 Ann tie 4000, 2 Bo tie 1000"))
    # Ann's 4000 count for 1000, and then 500 too many lie in the box.
    assert list(counted(ruled).values()) == [75000, 75000]
    assert ruled[Spot(2, "Ann", "tie")].words == (
        "Over maximum, over area maximum after close: 750.00 counts, 3250.00 goes back."
    )


@clause(PREMIUM, "6.3")
def test_in_premium_a_wager_above_the_maximum_is_valid_once_a_card_is_exposed() -> None:
    offered = table(PREMIUM, optional=[])
    limits = InForce(replace(PLAIN, areas={"tie": Limits(1000, 60000)}))
    boxes = spots("1 Ann player 1500, 2 Bo player 1000, 3 Cy tie 500, 3 Di tie 500")
    for moment in Moment:
        got = rule_on_wagers(offered, limits, boxes, moment=moment)
        if moment < Moment.FIRST_CARD_EXPOSED:
            assert refused(got).code == "wagers-open"
            assert refused(check_limits(offered, limits, boxes)).clause == "6.1"
        else:
            assert counted(sure(got)) == boxes
            assert [row.clause for row in sure(got).values()] == ["6.3", None, "6.3", "6.3"]
    assert outcomes(PREMIUM, PLAYER_WINS, "player", 150000) == (Outcome.WIN, 300000)


@clause(STAR, "6.5.1")
def test_what_is_found_on_a_past_coup_changes_nothing() -> None:
    offered = table(STAR, optional=[])
    limits = replace(PLAIN, areas={"tie": Limits(1000, 60000)}, differential=100000)
    for text, found in (
        ("1 Ann player 1500, 2 Bo tie 100, 3 Bo banker 600", ["6.5.1", None, None]),
        ("1 Ann player 1000, 2 Bo player 900, 3 Cy tie 100", ["6.5.1", "6.5.1", None]),
        ("1 Ann tie 500, 1 Bo tie 500, 2 Cy tie 100", ["6.5.1", "6.5.1", None]),
        ("1 Ann player 100, 2 Bo banker 100, 3 Cy tie 1", [None, None, None]),
    ):
        ruled = rule_on_past_coup(offered, InForce(limits), spots(text))
        assert counted(ruled) == spots(text)
        assert [row.clause for row in ruled.values()] == found


@clause(CANBERRA, "3.6")
def test_canberra_takes_a_wager_below_the_minimum_once_and_then_returns_it() -> None:
    offered = table(CANBERRA, optional=[])
    boxes = spots("1 Ann player 9, 2 Bo player 9, 3 Cy tie 10, 4 Bo banker 500")
    first = after_close(offered, PLAIN, boxes)
    assert counted(first) == boxes
    told = {spot.player for spot, row in first.items() if row.advise}
    assert told == {"Ann", "Bo"}
    ann = first[Spot(1, "Ann", "player")]
    assert (ann.clause, ann.words) == (
        "3.6",
        "Under minimum: 9.00 counts, 0.00 goes back. Advise the player: the next one goes back.",
    )
    # It is paid or collected like any other.
    assert outcomes(CANBERRA, PLAYER_WINS, "player", ann.counts) == (Outcome.WIN, 1800)
    assert outcomes(CANBERRA, BANKER_WINS, "player", ann.counts) == (Outcome.LOSE, 0)

    next_coup = spots("1 Ann tie 9, 2 Bo player 10, 3 Cy tie 9, 4 Bo banker 3")
    ruled = sure(rule_on_wagers(offered, InForce(PLAIN), next_coup, moment=LATE, advised=told))
    assert list(counted(ruled).values()) == [0, 1000, 900, 0]
    assert [row.clause for row in ruled.values()] == ["3.6", None, "3.6", "3.6"]
    assert [row.advise for row in ruled.values()] == [False, False, True, False]


def test_canberra_rules_from_the_end_of_a_set_period() -> None:
    offered = table(CANBERRA, optional=[], closes=Closes.PERIOD_ENDS)
    for moment in Moment:
        got = rule_on_wagers(offered, InForce(PLAIN), spots("1 Ann tie 2000"), moment=moment)
        assert isinstance(got, Rejection) == (moment is Moment.OPEN)


STAKES = st.lists(st.integers(1, 10**7), min_size=1, max_size=12)


@given(stakes=STAKES, data=st.data(), chip=st.sampled_from([1, 5, 100, 2500]))
def test_a_share_is_fair_to_the_chip(stakes: list[int], data: st.DataObject, chip: int) -> None:
    stakes = [stake * chip for stake in stakes]
    over = data.draw(st.integers(1, sum(stakes)))
    cuts = share_out(over, stakes, chip)
    whole = -(-over // chip) * chip
    assert sum(cuts) == whole
    for cut, stake in zip(cuts, stakes, strict=True):
        assert 0 <= cut <= stake
        assert cut % chip == 0
        # Never a chip or more away from the exact share.
        assert abs(cut * sum(stakes) - whole * stake) < chip * sum(stakes)


@given(stakes=STAKES, data=st.data(), chip=st.sampled_from([100, 2500]))
def test_stakes_that_are_no_whole_chips_are_shared_to_the_cent(
    stakes: list[int], data: st.DataObject, chip: int
) -> None:
    stakes = [*stakes, 1]
    over = data.draw(st.integers(1, sum(stakes)))
    cuts = share_out(over, stakes, chip)
    assert sum(cuts) == over
    assert all(0 <= cut <= stake for cut, stake in zip(cuts, stakes, strict=True))


def test_the_odd_chip_comes_off_the_largest_remainder_and_then_off_the_last() -> None:
    assert share_out(100, [1000, 1000, 1000]) == [33, 33, 34]
    assert share_out(200, [1000, 1000, 1000]) == [66, 67, 67]
    assert share_out(10, [500, 300, 200]) == [5, 3, 2]
    assert share_out(3, [700, 200, 100]) == [2, 1, 0]  # Exactly 2.1, 0.6 and 0.3.
    assert share_out(250, [500, 500], chip=100) == [100, 200]  # 2.50 over: three chips of a dollar.


PLACED = st.dictionaries(
    st.builds(
        Spot,
        st.integers(1, 3),
        st.sampled_from(["Ann", "Bo", "Cy"]),
        st.sampled_from(["player", "banker", "tie"]),
    ),
    st.integers(1, 400).map(lambda units: units * 500),
    max_size=12,
)


@given(boxes=PLACED, chip=st.sampled_from([1, 500]))
def test_rulings_make_and_lose_no_money_and_keep_the_limits(boxes: dict[Spot, int], chip: int) -> None:
    limits = TableLimits(
        each=Limits(500, 90000),
        areas={"banker": Limits(500, 110000), "player": Limits(500, 110000)},
        differential=70000,
    )
    offered, in_force = table(STAR, optional=[]), InForce(limits)
    late = sure(rule_on_wagers(offered, in_force, boxes, moment=LATE, chip=chip))
    assert list(late) == list(boxes)
    for spot, row in late.items():
        assert row.counts + row.back == boxes[spot]
        assert 0 <= row.counts <= boxes[spot]
        assert row.counts % chip == 0
        assert bool(row.rows) == (row.clause is not None)
    counts = counted(late)
    for key in ("player", "banker", "tie"):
        for name in ("Ann", "Bo", "Cy"):
            assert sum(cents for spot, cents in counts.items() if spot[1:] == (name, key)) <= 90000
        for box in (1, 2, 3):
            together = sum(cents for spot, cents in counts.items() if (spot.box, spot.key) == (box, key))
            assert together <= 110000 or key == "tie"

    # What is left keeps the players' and areas' maximums; the dealer then cures the differential as well.
    left = {spot: cents for spot, cents in counts.items() if cents >= 500}
    reduced = counted(dealer_reduces(offered, in_force, left, chip=chip))
    totals = [
        sum(cents for spot, cents in reduced.items() if spot.key == hand) for hand in ("player", "banker")
    ]
    assert max(totals) - min(totals) <= 70000
    before = [sum(cents for spot, cents in left.items() if spot.key == hand) for hand in ("player", "banker")]
    assert max(before) - max(totals) == max(0, max(before) - min(before) - 70000)
    assert min(totals) == min(before) or totals == before


# Changes of limits.

HIGHER = replace(PLAIN, each=Limits(2500, 100000))
PLAYING = {"Ann": 4, "Bo": 1}


def raised(edition: str) -> tuple[Offer, InForce]:
    """A table whose minimum went from 10 to 25 dollars at once, while Ann and Bo played."""
    offered = table(edition, optional=[])
    return offered, sure(
        raise_at_once(offered, InForce(PLAIN), HIGHER, by=Role.CASINO_SUPERVISOR, playing=PLAYING)
    )


@under(star="6.7", premium="6.6")
def test_a_supervisor_alters_limits_at_any_time_but_a_minimum_rises_after_a_sign(edition: str) -> None:
    offered, number = table(edition, optional=[]), {STAR: "6.7", PREMIUM: "6.6"}[edition]
    at_will = [
        replace(PLAIN, each=Limits(500, 100000)),
        replace(PLAIN, each=Limits(1000, 50000)),
        replace(PLAIN, each=Limits(1000, 900000)),
        replace(PLAIN, differential=50000),
        replace(PLAIN, unit=500),
        AREAS,
    ]
    for new in at_will:
        for role in Role:
            got = alter_limits(offered, InForce(PLAIN), new, by=role, at=NOON)
            if role in SUPERVISORS:
                assert sure(got).limits == new
            else:
                assert (refused(got).code, refused(got).clause) == ("not-authorised", number)

    rises = [
        HIGHER,
        replace(PLAIN, kinds={"tie": Limits(1500, 100000)}),
        replace(PLAIN, areas={"tie": Limits(1500, 100000)}),
    ]
    for new in rises:
        told = announce(InForce(PLAIN), new, change_at=NOON, shown_at=NOON - 20 * MINUTE)
        for role in Role:
            got = alter_limits(offered, told, new, by=role, at=NOON)
            assert isinstance(got, Rejection) == (role not in SUPERVISORS)
        for shown, at, code in (
            (NOON - 20 * MINUTE, NOON, None),
            (NOON - 20 * MINUTE, NOON + 5 * MINUTE, None),
            (NOON - 20 * MINUTE + 1, NOON, "notice-too-short"),
            (NOON, NOON, "notice-too-short"),
            # The sign names noon: even after an hour of it nothing changes a moment earlier.
            (NOON - 60 * MINUTE, NOON - 1, "change-not-due"),
        ):
            told = announce(InForce(PLAIN), new, change_at=NOON, shown_at=shown)
            got = alter_limits(offered, told, new, by=Role.CASINO_SUPERVISOR, at=at)
            if code is None:
                assert sure(got) == InForce(new)
            else:
                assert (refused(got).code, refused(got).clause) == (code, number)
        # Without a sign, or with one that names another minimum, there is no rise.
        other = replace(PLAIN, each=Limits(2000, 100000))
        for untold in (InForce(PLAIN), announce(InForce(PLAIN), other, change_at=NOON, shown_at=0)):
            got = alter_limits(offered, untold, new, by=Role.CASINO_SUPERVISOR, at=NOON)
            assert (refused(got).code, refused(got).clause) == ("notice-not-given", number)


@under(star="6.7", premium="6.6")
def test_the_sign_tells_the_new_minimum_and_the_time_of_the_change(edition: str) -> None:
    offered, number = table(edition, optional=[]), {STAR: "6.7", PREMIUM: "6.6"}[edition]
    told = announce(InForce(PLAIN), HIGHER, change_at=NOON, shown_at=0)
    shown = sure(table_sign(offered, told, Terms()))
    assert SignLine("Each wager: 10.00 to 1000.00", "6.1") in shown
    assert SignLine("New limits, Each wager: 25.00 to 1000.00", number, at=NOON) in shown
    changed = sure(alter_limits(offered, told, HIGHER, by=Role.CASINO_SUPERVISOR, at=NOON))
    assert lines(table_sign(offered, changed, Terms())) == [("Each wager: 25.00 to 1000.00", "6.1")]


def test_a_sign_stays_up_while_other_limits_change() -> None:
    offered = table(STAR, optional=[])
    told = announce(InForce(PLAIN), HIGHER, change_at=NOON, shown_at=0)
    between = replace(PLAIN, differential=50000)
    changed = sure(alter_limits(offered, told, between, by=Role.CASINO_SUPERVISOR, at=NOON - 1))
    assert (changed.limits, changed.announced) == (between, told.announced)
    # The sign is for the minimum: the rest of the limits may be other than it said.
    new = replace(HIGHER, differential=50000)
    assert sure(alter_limits(offered, changed, new, by=Role.CASINO_SUPERVISOR, at=NOON)) == InForce(new)


@under(star="6.7.1", premium="6.6.1")
def test_a_supervisor_raises_a_minimum_at_once_and_those_playing_keep_the_old_one(edition: str) -> None:
    offered = table(edition, optional=[])
    for role in Role:
        got = raise_at_once(offered, InForce(PLAIN), HIGHER, by=role, playing=PLAYING)
        if role in SUPERVISORS:
            assert sure(got).limits == HIGHER
        else:
            assert (refused(got).code, refused(got).clause) == (
                "not-authorised",
                {STAR: "6.7.1", PREMIUM: "6.6.1"}[edition],
            )
    _, in_force = raised(edition)
    for name in PLAYING:
        assert check_limits(offered, in_force, spots(f"1 {name} tie 10, 2 {name} banker 24")) is None
        assert isinstance(check_limits(offered, in_force, spots(f"1 {name} tie 9")), Rejection)
    # A second rise takes nothing from them, and Cy, who was there for that one only, keeps 25.
    more = replace(PLAIN, each=Limits(5000, 100000))
    again = sure(
        raise_at_once(offered, in_force, more, by=Role.CASINO_SUPERVISOR, playing={**PLAYING, "Cy": 2})
    )
    least = {name: again.of(name, "tie").least for name in ("Ann", "Bo", "Cy", "Di")}
    assert least == {"Ann": 1000, "Bo": 1000, "Cy": 2500, "Di": 5000}


@under(star="6.7.4", premium="6.6.4")
def test_whoever_comes_after_the_rise_plays_at_the_new_minimum(edition: str) -> None:
    offered, in_force = raised(edition)
    assert check_limits(offered, in_force, spots("1 Cy tie 25")) is None
    assert refused(check_limits(offered, in_force, spots("1 Ann tie 10, 1 Cy tie 24"))).message == (
        "Cy's tie of 24.00 is under the minimum of 25.00."
    )
    # Ann is new as well, once she has left and come back.
    assert isinstance(check_limits(offered, leave(in_force, "Ann"), spots("1 Ann tie 24")), Rejection)


MARKER = {STAR: "6.7.1.1", PREMIUM: "6.6.1.1"}


@under(star="6.7.1.1", premium="6.6.1.1")
def test_a_marker_stands_at_the_box_of_each_player_with_the_old_minimum(edition: str) -> None:
    offered, in_force = raised(edition)
    assert markers(offered, InForce(HIGHER)) == ()
    assert set(markers(offered, in_force)) == {
        Marker("Ann", 4, "Previous minimum", MARKER[edition]),
        Marker("Bo", 1, "Previous minimum", MARKER[edition]),
    }


@under(star="6.7.1.2", premium="6.6.1.2")
def test_the_marker_goes_when_its_player_leaves(edition: str) -> None:
    offered, in_force = raised(edition)
    left = leave(in_force, "Ann")
    assert [marker.player for marker in markers(offered, left)] == ["Bo"]
    assert markers(offered, leave(left, "Bo")) == ()
    assert leave(left, "Cy") == left


@under(star="6.7.1.3", premium="6.6.1.3")
def test_who_plays_from_several_boxes_has_the_marker_where_they_are(edition: str) -> None:
    offered, in_force = raised(edition)
    # Ann is located at box 4 and plays from 2 and 5 as well; the old minimum is hers in all of them.
    boxes = spots("2 Ann tie 10, 4 Ann tie 10, 5 Ann tie 10")
    assert check_limits(offered, in_force, boxes) is None
    assert [marker.box for marker in markers(offered, in_force) if marker.player == "Ann"] == [4]


@under(star="6.7.2", premium="6.6.2")
def test_the_old_minimum_rises_only_after_a_sign_too(edition: str) -> None:
    offered, in_force = raised(edition)
    number = {STAR: "6.7.2", PREMIUM: "6.6.2"}[edition]

    def rise(sign: InForce, at: int, by: Role = Role.CASINO_SUPERVISOR) -> InForce | Rejection:
        return raise_kept_minimums(offered, sign, by=by, at=at)

    told = announce(in_force, HIGHER, change_at=NOON, shown_at=NOON - 20 * MINUTE)
    assert sure(table_sign(offered, told, Terms()))[-1].at == NOON
    assert sure(rise(told, NOON)) == InForce(HIGHER)
    for role in Role:
        assert isinstance(rise(told, NOON, role), Rejection) == (role not in SUPERVISORS)
    short = announce(in_force, HIGHER, change_at=NOON, shown_at=NOON - 20 * MINUTE + 1)
    other = announce(in_force, PLAIN, change_at=NOON, shown_at=0)
    early = announce(in_force, HIGHER, change_at=NOON + 1, shown_at=0)
    for sign, code in (
        (in_force, "notice-not-given"),
        (other, "notice-not-given"),
        (short, "notice-too-short"),
        (early, "change-not-due"),
    ):
        assert (refused(rise(sign, NOON)).code, refused(rise(sign, NOON)).clause) == (code, number)

    # Nothing else ends it: another change of limits, or one more rise at once, leaves Ann her minimum.
    cut = replace(HIGHER, each=Limits(2500, 50000))
    altered = sure(alter_limits(offered, in_force, cut, by=Role.CASINO_SUPERVISOR, at=NOON))
    assert altered.of("Ann", "tie") == Limits(1000, 50000)
    # A sign of a still higher minimum is a sign for her, too.
    most = replace(PLAIN, each=Limits(5000, 100000))
    told = announce(in_force, most, change_at=NOON, shown_at=NOON - 20 * MINUTE)
    assert sure(alter_limits(offered, told, most, by=Role.CASINO_SUPERVISOR, at=NOON)) == InForce(most)


@under(star="6.7.3", premium="6.6.3")
def test_while_two_minimums_stand_the_sign_shows_old_and_new_limits(edition: str) -> None:
    number = {STAR: "6.7.3", PREMIUM: "6.6.3"}[edition]
    offered = table(edition, layout="A", optional=["player-pair", "banker-pair"])
    pairs = dict.fromkeys(("player-pair", "banker-pair"), Limits(500, 20000))
    old, new = replace(PLAIN, kinds=pairs), replace(HIGHER, kinds=pairs)
    by = Role.CASINO_SUPERVISOR
    in_force = sure(raise_at_once(offered, InForce(old), new, by=by, playing=PLAYING))
    shown = lines(table_sign(offered, in_force, Terms()))
    assert ("Each wager: 25.00 to 1000.00", "6.1") in shown
    assert [text for text, cited in shown if cited == number] == [
        "Previous limits, Each wager: 10.00 to 1000.00",
        "Previous limits, Pairs Player: 5.00 to 200.00",
        "Previous limits, Pairs Banker: 5.00 to 200.00",
    ]
    assert len(shown) == len(set(shown)), "two players keep the same limits, which stand there once"
    alone = leave(leave(in_force, "Ann"), "Bo")
    lower = sure(alter_limits(offered, in_force, old, by=by, at=NOON))
    for one in (alone, lower):
        assert not [line for line in lines(table_sign(offered, one, Terms())) if line[1] == number]
    assert lower.kept == {}


def test_a_rise_at_once_must_be_one() -> None:
    offered = table(STAR, optional=[])
    for new in (PLAIN, replace(PLAIN, each=Limits(500, 200000))):
        got = raise_at_once(offered, InForce(PLAIN), new, by=Role.GAMING_MANAGER, playing={})
        assert refused(got).code == "minimum-not-raised"
    wrong = replace(HIGHER, each=Limits(2500, 2000))
    got = raise_at_once(offered, InForce(PLAIN), wrong, by=Role.GAMING_MANAGER, playing={})
    assert refused(got).code == "bad-limits"


@pytest.mark.parametrize("edition", [CANBERRA, RAPID, GUIDE])
def test_elsewhere_nobody_raises_a_minimum_at_once(edition: str) -> None:
    for role in Role:
        got = raise_at_once(table(edition), InForce(PLAIN), HIGHER, by=role, playing={})
        assert refused(got).code == "not-authorised"


@pytest.mark.parametrize(
    "edition, allowed, number",
    [
        pytest.param(STAR, SUPERVISORS, "6.8", marks=clause(STAR, "6.8")),
        pytest.param(PREMIUM, SUPERVISORS, "6.7", marks=clause(PREMIUM, "6.7")),
        pytest.param(CANBERRA, OPERATORS, "3.4", marks=clause(CANBERRA, "3.4")),
    ],
)
def test_one_player_may_go_over_the_maximum_beside_a_sign_of_their_own(
    edition: str, allowed: set[Role], number: str
) -> None:
    offered, own = table(edition, optional=[]), {"banker": Limits(5000, 500000)}
    for role in Role:
        for shown in (False, True):
            got = allow_over_maximum(offered, InForce(PLAIN), "Ann", own, by=role, sign_shown=shown)
            if role not in allowed:
                assert (refused(got).code, refused(got).clause) == ("not-authorised", number)
            elif not shown:
                assert (refused(got).code, refused(got).clause) == ("sign-not-shown", number)
            else:
                assert sure(got).of("Ann", "banker") == Limits(5000, 500000)
    by = Role.CASINO_SUPERVISOR
    in_force = sure(allow_over_maximum(offered, InForce(PLAIN), "Ann", own, by=by, sign_shown=True))
    # Her sign gives the new minimum and maximum; for other wagers and other players the table's hold.
    assert markers(offered, in_force) == (Marker("Ann", None, "Banker: 50.00 to 5000.00", number),)
    assert check_limits(offered, in_force, spots("1 Ann banker 5000, 2 Bo banker 1000")) is None
    for wrong in ("1 Ann banker 5001", "1 Ann banker 49", "1 Ann player 1001", "1 Bo banker 1001"):
        assert refused(check_limits(offered, in_force, spots(wrong))).code == "outside-limits"
    boxes = spots("1 Ann banker 5000")
    assert counted(sure(rule_on_wagers(offered, in_force, boxes, moment=LATE))) == boxes
    assert leave(in_force, "Ann") == InForce(PLAIN)


@pytest.mark.parametrize("own", [Limits(1000, 100000), Limits(1000, 90000), Limits(0, 200000), Limits(9, 8)])
def test_a_personal_limit_is_over_the_maximum_of_the_table(own: Limits) -> None:
    offered, by = table(STAR, optional=[]), Role.CASINO_SUPERVISOR
    got = allow_over_maximum(offered, InForce(PLAIN), "Ann", {"tie": own}, by=by, sign_shown=True)
    assert (refused(got).code, refused(got).clause) == ("bad-limits", "6.8")


def test_a_personal_limit_is_not_cut_for_an_area_but_counts_for_the_differential() -> None:
    offered = table(STAR, optional=[])
    limits = replace(PLAIN, areas={"banker": TEN_TO_A_THOUSAND}, differential=300000)
    in_force = InForce(limits, personal={"Ann": {"banker": Limits(1000, 500000)}})
    boxes = spots("1 Ann banker 5000, 1 Bo banker 600, 1 Cy banker 600")
    late = sure(rule_on_wagers(offered, in_force, boxes, moment=LATE))
    assert list(counted(late).values()) == [500000, 50000, 50000]
    early = dealer_reduces(offered, in_force, spots("1 Ann banker 5000, 2 Bo banker 1000"))
    assert list(counted(early).values()) == [250000, 50000]


@pytest.mark.parametrize("edition", [RAPID, GUIDE])
def test_elsewhere_nobody_alters_limits_or_lets_a_player_go_over_them(edition: str) -> None:
    offered, own = table(edition), {"tie": Limits(1000, 500000)}
    for role in Role:
        got = allow_over_maximum(offered, InForce(PLAIN), "Ann", own, by=role, sign_shown=True)
        assert refused(got).code == "not-authorised"
        assert refused(alter_limits(offered, InForce(PLAIN), HIGHER, by=role, at=0)).code == "not-authorised"


@clause(CANBERRA, "3.2")
def test_canberra_sets_a_wagering_period_without_a_differential_beside_clock_and_sign() -> None:
    offered = table(CANBERRA, optional=[], closes=Closes.PERIOD_ENDS)
    plain, timed = replace(PLAIN, unit=500), replace(PLAIN, unit=500, period=30)
    both = replace(timed, differential=75000)
    for shown in (False, True):
        got = open_limits(offered.game, both, clock_shown=shown)
        assert (refused(got).code, refused(got).clause) == ("period-with-differential", "3.2")
    dark = open_limits(offered.game, timed)
    assert (refused(dark).code, refused(dark).clause) == ("clock-not-shown", "3.2")
    in_force = sure(open_limits(offered.game, timed, clock_shown=True))
    assert ("Wagering period: 30 seconds", "3.2") in lines(table_sign(offered, in_force, Terms()))
    # At the operator's discretion: a table does without, too, and the operator alone changes that.
    without = sure(open_limits(offered.game, plain))
    assert not [text for text, _ in lines(table_sign(offered, without, Terms())) if "period" in text]
    for new in (timed, replace(timed, differential=75000)):
        told = announce(without, new, change_at=NOON, shown_at=0)
        for role in Role:
            got = alter_limits(offered, told, new, by=role, at=NOON, clock_shown=True)
            if new is not timed:
                assert refused(got).clause == "3.2"
            elif role not in OPERATORS:
                assert (refused(got).code, refused(got).clause) == ("not-authorised", "3.2")
            else:
                assert sure(got) == InForce(timed)
        assert refused(alter_limits(offered, told, new, by=Role.CASINO_OPERATOR, at=NOON)).clause == "3.2"


@clause(CANBERRA, "3.3")
@pytest.mark.parametrize(
    "old, new",
    [
        (replace(PLAIN, unit=500), replace(HIGHER, unit=500)),
        (replace(PLAIN, unit=500), replace(PLAIN, unit=500, each=Limits(500, 100000))),
        (replace(PLAIN, unit=500), replace(PLAIN, unit=500, each=Limits(1000, 200000))),
        (replace(PLAIN, unit=500), replace(PLAIN, unit=500, each=Limits(1000, 50000))),
        (replace(PLAIN, unit=500), replace(PLAIN, unit=500, differential=75000)),
        (replace(PLAIN, unit=500, differential=75000), replace(PLAIN, unit=500, differential=80000)),
        (replace(PLAIN, unit=500, period=30), replace(PLAIN, unit=500, period=20)),
        (replace(PLAIN, unit=500, period=30), replace(PLAIN, unit=500, period=40)),
    ],
)
def test_canberra_changes_limits_and_countdown_after_notice(old: TableLimits, new: TableLimits) -> None:
    offered = table(CANBERRA, optional=[])

    def change(in_force: InForce, by: Role = Role.CASINO_OPERATOR) -> InForce | Rejection:
        return alter_limits(offered, in_force, new, by=by, at=NOON, clock_shown=True)

    told = announce(InForce(old), new, change_at=NOON, shown_at=NOON - 1)
    for role in Role:
        assert isinstance(change(told, role), Rejection) == (role not in OPERATORS)
    assert sure(change(told)) == InForce(new)
    other = announce(InForce(old), replace(new, unit=100), change_at=NOON, shown_at=0)
    at_once = announce(InForce(old), new, change_at=NOON, shown_at=NOON)
    for untold in (InForce(old), other, at_once):
        assert (refused(change(untold)).code, refused(change(untold)).clause) == ("notice-not-given", "3.3")


def test_a_change_to_the_same_limits_is_none() -> None:
    in_force = InForce(PLAIN)
    assert alter_limits(table(STAR, optional=[]), in_force, PLAIN, by=Role.DEALER, at=0) == in_force
    wrong = replace(PLAIN, unit=0)
    got = alter_limits(table(STAR, optional=[]), in_force, wrong, by=Role.GAMING_MANAGER, at=0)
    assert refused(got).code == "bad-limits"


@clause(STAR, "6.9.1")
def test_low_limit_gaming_offers_no_tournament() -> None:
    for key, edition in EDITIONS.items():
        for game in edition.games:
            assert check_tournament(game, low_limit=False) is None
            got = check_tournament(game, low_limit=True)
            assert (got and (got.code, got.clause)) == (
                ("tournament-not-offered", "6.9.1") if key == STAR else None
            )


# Terminals.

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
"""By clause: cents that stand on the two wagers, where one is tried, its stake, and what is debited of it.

What is permitted is debited whole, and so is what is still under its minimum. What is not goes down to the
next lowest amount together with what stands: to a step, to the maximum, to what the total leaves; to nothing
rather than to less than the minimum, and never below what stands.
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
            # The next lowest, so that no permitted amount between what is shown and what was asked had room.
            higher = [amount for amount in permitted if placed[key] < amount <= before + stake]
            assert not [amount for amount in higher if amount - placed[key] <= room]
    assert sum(placed.values()) <= 25000


@pytest.mark.parametrize("call", [call.key for call in roulette().calls])
def test_a_call_bet_is_shown_in_amounts_that_split_evenly(call: str) -> None:
    game, pieces = roulette(), len(spin_bets(roulette())[call].pieces)
    limits = TableLimits(each=Limits(100, 10000), unit=100)
    for stake in (1777, 2345, 9999, 20000):
        shown = trim_attempt(game, limits, {}, call, stake).counts
        permitted = [amount for amount in range(100, 10001, 100) if amount % pieces == 0 and amount <= stake]
        assert shown == max(permitted)
        assert not isinstance(settle_spin(game, 17, {call: shown}, Terms()), Rejection)
    # Where no permitted amount splits evenly, none is shown.
    odd = TableLimits(each=Limits(pieces * 100 + 1, 99999), unit=pieces)
    assert trim_attempt(game, odd, {}, call, 5000).counts == 0


@clause(RAPID, "6.2")
@pytest.mark.parametrize("game, side, main", TERMINALS)
def test_a_wager_under_its_own_minimum_goes_back_when_the_period_ends(
    game: Game, side: str, main: str
) -> None:
    # The attempt is shown and debited while the period runs.
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


@clause(RAPID, "6.3.4")
@pytest.mark.parametrize("game, side, main", TERMINALS)
@pytest.mark.parametrize(
    "on_side, on_main, back, cited",
    [
        (500, 1000, (0, 0), (None, None)),
        (1499, 0, (1499,), ("6.3.4",)),
        (1500, 0, (0,), (None,)),
        (0, 1400, (1400,), ("6.3.4",)),
        # What goes back for its own minimum was never placed, and does not help the rest.
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
    # Without a least total on the sign, only the single minimums count.
    free = close_period(game, replace(STEPS, least_total=None), placed)
    assert [row.clause for row in free.values()] == [None if c == "6.3.4" else c for c in cited]


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, GUIDE])
def test_a_table_without_terminals_trims_and_returns_nothing(edition: str) -> None:
    game, placed = baccarat(edition), {"player": 100}
    for stake in (1234, 100001):
        assert trim_attempt(game, replace(PLAIN, unit=500), {}, "player", stake).counts == stake
    assert [row.back for row in close_period(game, replace(PLAIN, least_total=99999), placed).values()] == [0]
