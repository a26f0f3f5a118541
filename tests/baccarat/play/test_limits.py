"""Limits: the sign, and the ruling on wagers outside it."""

from collections.abc import Collection
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.rulebook import under
from kit.support import (
    CANBERRA,
    EDITIONS,
    GUIDE,
    PREMIUM,
    RAPID,
    STAR,
    baccarat,
    clause,
    coup,
    refused,
    roulette,
)
from kit.tables.limits import AREAS, LATE, PLAIN, TEN_TO_A_THOUSAND, counted, lines, spots
from kit.tables.table_steps import announce_limits, open_limits, reduce_wagers
from kit.tables.wagers import table

from pitboss.acting.acts.act import Spot
from pitboss.acting.setups.limit_rulings import Ruled
from pitboss.acting.setups.sign import Limits, TableLimits, check_stated
from pitboss.baccarat.play.limit_changes import InForce, Personal, table_sign
from pitboss.baccarat.play.limits import (
    check_limits,
    check_tournament,
    rule_on_past_coup,
    rule_on_wagers,
    share_out,
)
from pitboss.game.offer import Offer
from pitboss.game.settlement import Outcome, Terms, settle_coup
from pitboss.game.wagers import Moment
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Amount, Text
from pitboss.rules.edition import Game
from pitboss.rules.limits import Closes, LimitCase

CLOSED = {STAR: Moment.FIRST_CARD_REMOVED, PREMIUM: Moment.FIRST_CARD_EXPOSED}
"""The moment from which the texts of The Star treat wagers as made."""
BANKER_WINS, PLAYER_WINS = "9S KH 4D 7C 7H", "9S TH TD KC"


def dealer_reduces(
    offered: Offer,
    in_force: InForce,
    boxes: dict[Spot, int],
    *,
    chip: int = 1,
    reduced: Collection[Spot] = (),
) -> dict[Spot, Ruled]:
    at = Moment.OPEN
    return unwrap(
        reduce_wagers(offered, in_force, boxes, by=Role.DEALER, moment=at, chip=chip, reduced=reduced)
    )


def after_close(offered: Offer, limits: TableLimits, boxes: dict[Spot, int]) -> dict[Spot, Ruled]:
    return unwrap(rule_on_wagers(offered, InForce(limits), boxes, moment=LATE))


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
        ("Each wager: $10 to $1,000", "6.1"): PLAIN,
        ("Banker, all wagers in one box: $10 to $3,000", "6.1"): replace(PLAIN, areas=area),
        ("Tie: $5 to $200", by_kind): replace(PLAIN, kinds=tie),
        ("Table differential: $5,000", "6.1"): replace(PLAIN, differential=500000),
    }
    always = ("Each wager: $10 to $1,000", "6.1")
    for line, limits in shown.items():
        assert set(lines(table_sign(offered, InForce(limits), Terms()))) == {always, line}
    everything = replace(PLAIN, areas=area, kinds=tie, differential=500000)
    assert set(lines(table_sign(offered, InForce(everything), Terms()))) == set(shown)


def test_a_side_bet_has_one_line_by_its_own_clause() -> None:
    offered = table(STAR, layout="A", optional=["super-six"])
    limits = replace(PLAIN, kinds={"super-six": Limits(500, 20000), "tie": Limits(500, 5000)})
    assert lines(table_sign(offered, InForce(limits), Terms())) == [
        ("Tie: $5 to $50", "6.1"),
        ("Super Six: $5 to $200", "10.10"),
        ("Each wager: $10 to $1,000", "6.1"),
    ]
    assert refused(table_sign(offered, InForce(PLAIN), Terms())).clause == "10.10"


@clause(CANBERRA, "3.1", "3.1(a)", "3.1(b)")
def test_canberra_shows_the_limits_of_a_player_and_a_differential_if_it_has_one() -> None:
    offered, limits = table(CANBERRA, "commission", optional=[]), replace(PLAIN, unit=500)
    player, differential = ("Each wager: $10 to $1,000", "3.1"), ("Table differential: $750", "3.1")
    without = lines(table_sign(offered, InForce(limits), Terms()))
    assert player in without
    assert not [text for text, _ in without if "differential" in text]
    both = lines(table_sign(offered, InForce(replace(limits, differential=75000)), Terms()))
    assert {player, differential} <= set(both)


@clause(CANBERRA, "3.5")
def test_canberra_has_no_sign_without_the_multiples() -> None:
    offered = table(CANBERRA, optional=[])
    with_multiples = InForce(replace(PLAIN, unit=500))
    for missing in (
        open_limits(offered, PLAIN),
        announce_limits(offered, with_multiples, PLAIN, change_at=1, shown_at=0),
        table_sign(offered, InForce(PLAIN), Terms()),
    ):
        assert (refused(missing).code, refused(missing).clause) == ("sign-incomplete", "3.5")
    for unit, text in (
        (500, "Above the minimum in steps of $5"),
        ("minimum", "In multiples of the minimum"),
    ):
        limits = TableLimits(each=TEN_TO_A_THOUSAND, unit="minimum" if unit == "minimum" else 500)
        assert (text, "3.5") in lines(table_sign(offered, InForce(limits), Terms()))
        assert check_limits(offered, InForce(limits), spots("1 Ann tie 20")) is None
        odd = check_limits(offered, InForce(limits), spots("1 Ann tie 12"))
        assert (refused(odd).code, refused(odd).clause) == ("outside-limits", "3.5")


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
    shown = [text for text, cited in lines(table_sign(offered, InForce(limits), Terms())) if cited == "6.1.1"]
    assert len(shown) == (unit is not None)


@pytest.mark.parametrize(
    "limits",
    [
        TableLimits(each=Limits(0, 1000)),
        TableLimits(each=Limits(1001, 1000)),
        replace(PLAIN, kinds={"tie": Limits(5, 4)}),
        replace(PLAIN, areas={"tie": Limits(-5, 4)}),
        replace(PLAIN, unit=0),
        replace(PLAIN, unit=-500),
        replace(PLAIN, unit="maximum"),  # type: ignore[arg-type]
        replace(PLAIN, differential=-1),
        replace(PLAIN, most_total=0),
        # Python accepts these as numbers; a sign does not.
        TableLimits(each=Limits(True, 1000)),
        TableLimits(each=Limits(500, 1000.0)),  # type: ignore[arg-type]
        replace(PLAIN, kinds={"tie": Limits(500.5, 1000)}),  # type: ignore[arg-type]
        replace(PLAIN, areas={"tie": Limits(1, True)}),
        replace(PLAIN, unit=True),
        replace(PLAIN, unit=2.5),  # type: ignore[arg-type]
        replace(PLAIN, differential=50000.0),  # type: ignore[arg-type]
        replace(PLAIN, period=True),
        replace(PLAIN, least_total=1500.0),  # type: ignore[arg-type]
        # No bet would be possible: a minimum exceeds the total maximum, or the maximum of its area.
        replace(PLAIN, least_total=3000, most_total=2999),
        replace(PLAIN, most_total=999),
        replace(PLAIN, kinds={"tie": Limits(3000, 5000)}, most_total=2999),
        replace(PLAIN, areas={"tie": Limits(100001, 200000)}),
        replace(PLAIN, kinds={"tie": Limits(500, 5000)}, areas={"tie": Limits(5001, 90000)}),
        replace(PLAIN, areas={"tie": Limits(100, 999)}),
    ],
)
def test_limits_must_make_sense(limits: TableLimits) -> None:
    for game in (baccarat(STAR), baccarat(CANBERRA), baccarat(RAPID)):
        assert refused(check_stated(game, limits)).code == "bad-limits"
    offered = table(STAR, optional=[])
    assert refused(open_limits(offered, limits)).code == "bad-limits"
    assert (
        refused(announce_limits(offered, InForce(PLAIN), limits, change_at=1, shown_at=0)).code
        == "bad-limits"
    )


@pytest.mark.parametrize(
    "game, limits",
    [
        (baccarat(RAPID), replace(PLAIN, least_total=1000, most_total=1000)),
        (baccarat(RAPID), replace(PLAIN, kinds={"tie": Limits(3000, 5000)}, most_total=3000)),
        (baccarat(STAR), replace(PLAIN, areas={"tie": Limits(100000, 200000)})),
        (baccarat(STAR), replace(PLAIN, areas={"tie": Limits(100, 1000)})),
    ],
)
def test_limits_that_just_leave_room_are_taken(game: Game, limits: TableLimits) -> None:
    assert check_stated(game, limits) is None


@pytest.mark.parametrize("key", ["red", "Tie", "tie:1", ""])
def test_limits_are_for_wagers_that_the_game_has(key: str) -> None:
    offered, in_force = table(STAR, optional=[]), InForce(PLAIN)
    for limits in (
        replace(PLAIN, kinds={key: TEN_TO_A_THOUSAND}),
        replace(PLAIN, areas={key: TEN_TO_A_THOUSAND}),
    ):
        for answer in (
            open_limits(offered, limits),
            announce_limits(offered, in_force, limits, change_at=1, shown_at=0),
            table_sign(offered, InForce(limits), Terms()),
        ):
            assert refused(answer).code == "unknown-wager"


DIFFERENTIAL, PERIOD = replace(PLAIN, differential=50000), replace(PLAIN, period=30)
TOTALS = (replace(PLAIN, least_total=500), replace(PLAIN, most_total=50000))


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
    areas = replace(PLAIN, areas={"red" if game is roulette() else "tie": TEN_TO_A_THOUSAND})
    for limits in (areas, DIFFERENTIAL, PERIOD, *TOTALS):
        answer = check_stated(game, replace(limits, unit=500))
        if limits in knows:
            assert answer is None
        else:
            assert refused(answer).code == "limit-not-used"


# Wagers outside a limit.


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
    # The larger side loses the excess, here a sixth of each wager; the other side and the tie stay.
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
    # One box has a third too much on a hand. Other boxes and other wagers in the box are not affected.
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
                ruled = unwrap(got)
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
    assert got.code == "outside-limits"
    assert got.facts == {
        "case": "over-maximum",
        "player": "Ann",
        "wager": Text(offered.game.titles["banker"]),
        "stake": Amount(150000),
        "most": Amount(100000),
    }


@under(star="6.2", premium="6.2")
def test_a_wager_that_was_reduced_may_stand_under_the_minimum_and_out_of_step(edition: str) -> None:
    offered, limits = table(edition, optional=[]), replace(PLAIN, differential=10000, unit=500)
    in_force = InForce(limits)
    first = dealer_reduces(offered, in_force, spots("1 Ann banker 100, 2 Bo banker 10, 3 Cy banker 10"))
    left = counted(first)
    assert list(left.values()) == [8334, 833, 833]
    reduced = [spot for spot, row in first.items() if row.back]
    assert refused(check_limits(offered, in_force, left)).facts == {
        "case": "under-minimum",
        "player": "Bo",
        "wager": Text(offered.game.titles["banker"]),
        "stake": Amount(833),
        "least": Amount(1000),
    }
    assert check_limits(offered, in_force, left, reduced=reduced) is None
    # It may be reduced again, after Di and Ed have bet more than the differential permits.
    more = {**left, **spots("4 Di banker 50, 5 Ed player 50, 6 Fay banker 50")}
    again = dealer_reduces(offered, in_force, more, reduced=reduced)
    assert list(counted(again).values()) == [6250, 625, 625, 3750, 5000, 3750]
    # Only these: another wager that is too small or out of step is still refused.
    for wrong, case in (("4 Di banker 9", "under-minimum"), ("4 Di banker 12", "wrong-steps")):
        boxes = {**left, **spots(wrong)}
        for answer in (
            check_limits(offered, in_force, boxes, reduced=reduced),
            reduce_wagers(offered, in_force, boxes, by=Role.DEALER, moment=Moment.OPEN, reduced=reduced),
        ):
            assert refused(answer).text.key == f"refusal-outside-limits-{case}"
    # A reduction does not exempt anyone from a maximum.
    over = {**left, Spot(1, "Ann", "banker"): 100001}
    for answer in (
        check_limits(offered, in_force, over, reduced=reduced),
        reduce_wagers(offered, in_force, over, by=Role.DEALER, moment=Moment.OPEN, reduced=reduced),
    ):
        assert refused(answer).text.key == "refusal-outside-limits-over-maximum"


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
            assert counted(unwrap(got)) == boxes
            assert [row.clause for row in unwrap(got).values()] == ["6.3", "6.3", None, None]


def test_where_the_rules_are_silent_an_exceeded_differential_stands() -> None:
    boxes = spots("1 Ann banker 900, 2 Bo banker 600")
    ruled = after_close(table(PREMIUM, optional=[]), replace(PLAIN, differential=10000), boxes)
    assert counted(ruled) == boxes


@clause(CANBERRA, "3.1", "3.1(b)", "3.7")
def test_canberra_pays_or_collects_to_the_differential() -> None:
    boxes = spots("1 Ann banker 900, 2 Bo banker 600, 3 Cy player 50, 4 Di tie 900")
    limits = replace(PLAIN, differential=10000, unit=500)
    ruled = after_close(table(CANBERRA, optional=[]), limits, boxes)
    assert counted(ruled) == spots("1 Ann banker 90, 2 Bo banker 60, 3 Cy player 50, 4 Di tie 900")
    assert [row.clause for row in ruled.values()] == ["3.7", "3.7", None, None]
    # First each player's own maximum, then what all of them have together.
    over = spots("1 Ann banker 2000, 2 Bo banker 500")
    ruled = after_close(table(CANBERRA, optional=[]), replace(limits, differential=75000), over)
    assert counted(ruled) == spots("1 Ann banker 500, 2 Bo banker 250")


@under(star="6.4", premium="6.4")
def test_after_the_first_card_a_wager_below_the_minimum_is_valid(edition: str) -> None:
    offered, boxes = table(edition, optional=[]), spots("1 Ann banker 9, 2 Bo tie 10, 3 Cy tie 1")
    for moment in Moment:
        got = rule_on_wagers(offered, InForce(PLAIN), boxes, moment=moment)
        if moment < CLOSED[edition]:
            # Before that moment they are not made: they must be corrected.
            assert refused(got).code == "wagers-open"
            assert refused(check_limits(offered, InForce(PLAIN), boxes)).clause == "6.1"
        else:
            assert counted(unwrap(got)) == boxes
            assert [row.clause for row in unwrap(got).values()] == ["6.4", None, "6.4"]


def outcomes(edition: str, dealt: str, key: str, stake: int) -> tuple[Outcome, int]:
    """The outcome of a stake, and its return."""
    game = baccarat(edition)
    settled = unwrap(settle_coup(game, coup(dealt, edition), {key: stake}, Terms()))[key]
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
    assert (cases(ann), ann.counts, ann.back) == ([LimitCase.OVER_MAXIMUM], 100000, 50000)
    # Paid: 1000 won on 1000 that count. Collected: 1000, and the other 500 return to the player.
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


def cases(ruled: Ruled) -> list[LimitCase]:
    """The limits that a stake did not keep to."""
    return [row.case for row in ruled.rows]


def test_a_player_over_their_maximum_and_in_a_full_area_is_ruled_on_for_both() -> None:
    limits = replace(PLAIN, areas={"tie": Limits(1000, 150000)})
    ruled = after_close(table(STAR, optional=[]), limits, spots("2 Ann tie 4000, 2 Bo tie 1000"))
    # Of Ann's 4000, 1000 count; then the box is 500 over its maximum.
    assert list(counted(ruled).values()) == [75000, 75000]
    ann = ruled[Spot(2, "Ann", "tie")]
    assert cases(ann) == [LimitCase.OVER_MAXIMUM, LimitCase.OVER_AREA_MAXIMUM_AFTER]
    assert (ann.counts, ann.back) == (75000, 325000)


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
            assert counted(unwrap(got)) == boxes
            assert [row.clause for row in unwrap(got).values()] == ["6.3", None, "6.3", "6.3"]
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


@pytest.mark.parametrize(
    ("edition", "cited"),
    [
        pytest.param(STAR, "6.5", marks=clause(STAR, "6.5")),
        pytest.param(CANBERRA, "3.7", marks=clause(CANBERRA, "3.7")),
    ],
)
def test_the_maximum_counts_to_the_cent_with_any_chips(edition: str, cited: str) -> None:
    offered = table(edition, optional=[])
    ruled = after_close(offered, TableLimits(each=Limits(500, 901), unit=1), spots("1 Ann banker 10"))
    assert [(row.counts, row.back, row.clause) for row in ruled.values()] == [(901, 99, cited)]


@under(star="6.4", premium="6.4")
def test_at_the_star_a_wager_under_the_minimum_stands_without_a_word(edition: str) -> None:
    offered = table(edition, optional=[])
    boxes = spots("1 Ann player 9")
    for advised in ((), {"Ann"}):
        ruled = unwrap(rule_on_wagers(offered, InForce(PLAIN), boxes, moment=LATE, advised=advised))
        assert [(row.counts, row.advise, row.clause) for row in ruled.values()] == [(900, False, "6.4")]


@clause(STAR, "6.5")
def test_a_players_own_maximum_is_ruled_on_before_the_area() -> None:
    limits = TableLimits(each=Limits(1000, 60000), areas={"banker": Limits(1000, 90000)})
    ruled = after_close(table(STAR, optional=[]), limits, spots("1 Ann banker 900, 1 Bo banker 300"))
    # Ann's 600 and Bo's 300 count: together they are within the area's maximum, and Bo loses nothing.
    assert list(counted(ruled).values()) == [60000, 30000]


@clause(CANBERRA, "3.6")
def test_canberra_takes_a_wager_below_the_minimum_once_and_then_returns_it() -> None:
    offered = table(CANBERRA, optional=[])
    boxes = spots("1 Ann player 9, 2 Bo player 9, 3 Cy tie 10, 4 Bo banker 500")
    first = after_close(offered, PLAIN, boxes)
    assert counted(first) == boxes
    advised = {spot.player for spot, row in first.items() if row.advise}
    assert advised == {"Ann", "Bo"}
    ann = first[Spot(1, "Ann", "player")]
    assert (ann.clause, cases(ann), ann.counts, ann.back) == ("3.6", [LimitCase.UNDER_MINIMUM], 900, 0)
    # It is paid or collected like any other wager.
    assert outcomes(CANBERRA, PLAYER_WINS, "player", ann.counts) == (Outcome.WIN, 1800)
    assert outcomes(CANBERRA, BANKER_WINS, "player", ann.counts) == (Outcome.LOSE, 0)

    next_coup = spots("1 Ann tie 9, 2 Bo player 10, 3 Cy tie 9, 4 Bo banker 3")
    ruled = unwrap(rule_on_wagers(offered, InForce(PLAIN), next_coup, moment=LATE, advised=advised))
    assert list(counted(ruled).values()) == [0, 1000, 900, 0]
    assert [row.clause for row in ruled.values()] == ["3.6", None, "3.6", "3.6"]
    assert [row.advise for row in ruled.values()] == [False, False, True, False]


def test_canberra_rules_from_the_end_of_a_set_period() -> None:
    offered = table(CANBERRA, optional=[], closes=Closes.PERIOD_ENDS)
    for moment in Moment:
        got = rule_on_wagers(offered, InForce(PLAIN), spots("1 Ann tie 2000"), moment=moment)
        assert isinstance(got, Rejection) == (moment is Moment.OPEN)


def test_a_personal_limit_is_not_cut_for_an_area_but_counts_for_the_differential() -> None:
    offered = table(STAR, optional=[])
    limits = replace(PLAIN, areas={"banker": TEN_TO_A_THOUSAND}, differential=300000)
    in_force = InForce(limits, personal={"Ann": Personal({"banker": Limits(1000, 500000)}, box=1)})
    boxes = spots("1 Ann banker 5000, 1 Bo banker 600, 1 Cy banker 600")
    late = unwrap(rule_on_wagers(offered, in_force, boxes, moment=LATE))
    assert list(counted(late).values()) == [500000, 50000, 50000]
    early = dealer_reduces(offered, in_force, spots("1 Ann banker 5000, 2 Bo banker 1000"))
    assert list(counted(early).values()) == [250000, 50000]


def test_a_personal_limit_on_one_wager_frees_that_wager_alone_from_its_area() -> None:
    limits = replace(PLAIN, areas={"banker": TEN_TO_A_THOUSAND, "tie": TEN_TO_A_THOUSAND})
    in_force = InForce(limits, personal={"Ann": Personal({"banker": Limits(1000, 500000)}, box=1)})
    boxes = spots("1 Ann banker 5000, 1 Ann tie 800, 1 Bo tie 800, 1 Bo banker 800")
    offered = table(STAR, optional=[])
    assert refused(check_limits(offered, in_force, boxes)).facts == {
        "case": "over-in-one-box",
        "wager": Text(offered.game.titles["tie"]),
        "over": Amount(60000),
    }
    late = unwrap(rule_on_wagers(offered, in_force, boxes, moment=LATE))
    assert list(counted(late).values()) == [500000, 50000, 50000, 80000]


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
        # The difference from the exact share is always less than a chip.
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
    late = unwrap(rule_on_wagers(offered, in_force, boxes, moment=LATE))
    assert list(late) == list(boxes)
    for spot, row in late.items():
        assert row.counts + row.back == boxes[spot]
        assert 0 <= row.counts <= boxes[spot]
        assert bool(row.rows) == (row.clause is not None)
    counts = counted(late)
    for key in ("player", "banker", "tie"):
        for name in ("Ann", "Bo", "Cy"):
            assert sum(cents for spot, cents in counts.items() if spot[1:] == (name, key)) <= 90000
        for box in (1, 2, 3):
            together = sum(cents for spot, cents in counts.items() if (spot.box, spot.key) == (box, key))
            assert together <= 110000 or key == "tie"

    # Within the maximums of players and areas, the dealer corrects the differential in whole chips.
    left = {spot: min(cents, 30000) for spot, cents in boxes.items()}
    reduced = counted(dealer_reduces(offered, in_force, left, chip=chip))
    assert all(cents % chip == 0 for cents in reduced.values())
    totals = [
        sum(cents for spot, cents in reduced.items() if spot.key == hand) for hand in ("player", "banker")
    ]
    assert max(totals) - min(totals) <= 70000
    before = [sum(cents for spot, cents in left.items() if spot.key == hand) for hand in ("player", "banker")]
    assert max(before) - max(totals) == max(0, max(before) - min(before) - 70000)
    assert min(totals) == min(before) or totals == before


@clause(STAR, "6.9.1")
def test_low_limit_gaming_offers_no_tournament() -> None:
    for key, edition in EDITIONS.items():
        for game in edition.games:
            assert check_tournament(game, low_limit=False) is None
            got = check_tournament(game, low_limit=True)
            assert (got and (got.code, got.clause)) == (
                ("tournament-not-offered", "6.9.1") if key == STAR else None
            )
