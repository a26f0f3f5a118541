"""Changes of limits: authority, notice, limits of single players, and signs."""

from dataclasses import replace

import pytest
from kit.rulebook import under
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, SUPERVISORS, clause, refused
from kit.tables.limits import AREAS, LATE, PLAIN, counted, lines, spots
from kit.tables.table_steps import (
    allow_over_maximum,
    alter_limits,
    announce_limits,
    open_limits,
    raise_at_once,
    raise_kept,
)
from kit.tables.wagers import table

from pitboss.acting.setups.sign import Limits, SignLine, TableLimits
from pitboss.baccarat.play.limit_changes import (
    Announced,
    InForce,
    Marker,
    leave,
    limit_markers,
    table_sign,
)
from pitboss.baccarat.play.limits import check_limits, rule_on_wagers
from pitboss.game.offer import Offer
from pitboss.game.settlement import Terms
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Amount, Moment, Text
from pitboss.rules.limits import Closes

NOON = 720 * MINUTE_MS
BY = Role.CASINO_SUPERVISOR
OPERATORS = {Role.CASINO_OPERATOR, Role.CASINO_SUPERVISOR}

HIGHER = replace(PLAIN, each=Limits(2500, 100000))
PLAYING = {"Ann": 4, "Bo": 1}


def announced(
    offered: Offer, in_force: InForce, limits: TableLimits, *, change_at: int, shown_at: int
) -> InForce:
    return unwrap(announce_limits(offered, in_force, limits, change_at=change_at, shown_at=shown_at))


def hasty(in_force: InForce, limits: TableLimits, *, shown_at: int) -> InForce:
    """A sign that names noon, at any time before: its change was not a rise when the sign went up."""
    return replace(in_force, announced=Announced(limits, NOON, shown_at))


def own_limits(offered: Offer, wager: str, least: int, most: int) -> Text:
    """What the marker of a player with limits of their own says."""
    title = Text(offered.game.titles[wager])
    return Text("sign-wager", {"wager": title, "least": Amount(least), "most": Amount(most)})


def raised(edition: str) -> tuple[Offer, InForce]:
    """A table whose minimum rose from 10 to 25 dollars at once, while Ann and Bo played."""
    offered = table(edition, optional=[])
    return offered, unwrap(
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
                assert unwrap(got).limits == new
            else:
                assert (refused(got).code, refused(got).clause) == ("not-authorised", number)

    rises = [
        HIGHER,
        replace(PLAIN, kinds={"tie": Limits(1500, 100000)}),
        replace(PLAIN, areas={"tie": Limits(1500, 100000)}),
    ]
    for new in rises:
        pending = announced(offered, InForce(PLAIN), new, change_at=NOON, shown_at=NOON - 20 * MINUTE_MS)
        for role in Role:
            got = alter_limits(offered, pending, new, by=role, at=NOON)
            assert isinstance(got, Rejection) == (role not in SUPERVISORS)
        for shown, at, code in (
            (NOON - 20 * MINUTE_MS, NOON, None),
            (NOON - 20 * MINUTE_MS, NOON + 5 * MINUTE_MS, None),
            (NOON - 20 * MINUTE_MS + 1, NOON, "notice-too-short"),
            (NOON, NOON, "notice-too-short"),
            # The sign names noon: nothing changes a moment earlier, even after an hour of notice.
            (NOON - 60 * MINUTE_MS, NOON - 1, "change-not-due"),
        ):
            pending = hasty(InForce(PLAIN), new, shown_at=shown)
            got = alter_limits(offered, pending, new, by=Role.CASINO_SUPERVISOR, at=at)
            if code is None:
                assert unwrap(got) == InForce(new)
            else:
                assert (refused(got).code, refused(got).clause) == (code, number)
        # A rise needs a sign that names its minimum.
        other = replace(PLAIN, each=Limits(2000, 100000))
        for untold in (InForce(PLAIN), announced(offered, InForce(PLAIN), other, change_at=NOON, shown_at=0)):
            got = alter_limits(offered, untold, new, by=Role.CASINO_SUPERVISOR, at=NOON)
            assert (refused(got).code, refused(got).clause) == ("notice-not-given", number)


@under(star="6.7", premium="6.6")
def test_the_sign_tells_the_new_minimum_and_the_time_of_the_change(edition: str) -> None:
    offered, number = table(edition, optional=[]), {STAR: "6.7", PREMIUM: "6.6"}[edition]
    pending = announced(offered, InForce(PLAIN), HIGHER, change_at=NOON, shown_at=0)
    shown = unwrap(table_sign(offered, pending, Terms()))
    assert ("Each wager: $10 to $1,000", "6.1") in lines(shown)
    new = Text("sign-new-limits", {"at": Moment(NOON)})
    assert SignLine(HIGHER.each.line("sign-each-wager"), number, new) in shown
    changed = unwrap(alter_limits(offered, pending, HIGHER, by=Role.CASINO_SUPERVISOR, at=NOON))
    assert lines(table_sign(offered, changed, Terms())) == [("Each wager: $25 to $1,000", "6.1")]


def test_a_sign_stays_up_while_other_limits_change() -> None:
    offered = table(STAR, optional=[])
    pending = announced(offered, InForce(PLAIN), HIGHER, change_at=NOON, shown_at=0)
    between = replace(PLAIN, differential=50000)
    changed = unwrap(alter_limits(offered, pending, between, by=Role.CASINO_SUPERVISOR, at=NOON - 1))
    assert (changed.limits, changed.announced) == (between, pending.announced)
    # The sign concerns the minimum: other limits may differ from it.
    new = replace(HIGHER, differential=50000)
    assert unwrap(alter_limits(offered, changed, new, by=Role.CASINO_SUPERVISOR, at=NOON)) == InForce(new)


@under(star="6.7.1", premium="6.6.1")
def test_a_supervisor_raises_a_minimum_at_once_and_those_playing_keep_the_old_one(edition: str) -> None:
    offered = table(edition, optional=[])
    for role in Role:
        got = raise_at_once(offered, InForce(PLAIN), HIGHER, by=role, playing=PLAYING)
        if role in SUPERVISORS:
            assert unwrap(got).limits == HIGHER
        else:
            assert (refused(got).code, refused(got).clause) == (
                "not-authorised",
                {STAR: "6.7.1", PREMIUM: "6.6.1"}[edition],
            )
    _, in_force = raised(edition)
    for name in PLAYING:
        assert check_limits(offered, in_force, spots(f"1 {name} tie 10, 2 {name} banker 24")) is None
        assert isinstance(check_limits(offered, in_force, spots(f"1 {name} tie 9")), Rejection)
    # A second rise changes nothing for them. Cy, who was there only for that one, keeps 25.
    more = replace(PLAIN, each=Limits(5000, 100000))
    again = unwrap(
        raise_at_once(offered, in_force, more, by=Role.CASINO_SUPERVISOR, playing={**PLAYING, "Cy": 2})
    )
    least = {name: again.of(name, "tie").least for name in ("Ann", "Bo", "Cy", "Di")}
    assert least == {"Ann": 1000, "Bo": 1000, "Cy": 2500, "Di": 5000}


def test_who_was_there_for_two_rises_keeps_the_lowest_of_their_minimums() -> None:
    offered, in_force = raised(STAR)
    lower = replace(HIGHER, kinds={"tie": Limits(500, 100000)})
    in_force = unwrap(alter_limits(offered, in_force, lower, by=BY, at=NOON))
    # Ann kept 10. The tie has been 5 for all since then, and it stays 5 for her when it rises again.
    assert [in_force.of("Ann", key).least for key in ("tie", "banker")] == [500, 1000]
    again = replace(HIGHER, kinds={"tie": Limits(3000, 100000)})
    in_force = unwrap(raise_at_once(offered, in_force, again, by=BY, playing={**PLAYING, "Cy": 2}))
    assert [in_force.of("Ann", key).least for key in ("tie", "banker")] == [500, 1000]
    assert [in_force.of("Cy", key).least for key in ("tie", "banker")] == [500, 2500]
    assert [in_force.of("Di", key).least for key in ("tie", "banker")] == [3000, 2500]


@under(star="6.7.4", premium="6.6.4")
def test_a_player_who_comes_after_the_rise_plays_at_the_new_minimum(edition: str) -> None:
    offered, in_force = raised(edition)
    assert check_limits(offered, in_force, spots("1 Cy tie 25")) is None
    assert refused(check_limits(offered, in_force, spots("1 Ann tie 10, 1 Cy tie 24"))).facts == {
        "case": "under-minimum",
        "player": "Cy",
        "wager": Text(offered.game.titles["tie"]),
        "stake": Amount(2400),
        "least": Amount(2500),
    }
    # After leaving and returning, Ann counts as new.
    assert isinstance(check_limits(offered, leave(in_force, "Ann"), spots("1 Ann tie 24")), Rejection)


MARKER = {STAR: "6.7.1.1", PREMIUM: "6.6.1.1"}


@under(star="6.7.1.1", premium="6.6.1.1")
def test_a_marker_stands_at_the_box_of_each_player_with_the_old_minimum(edition: str) -> None:
    offered, in_force = raised(edition)
    assert limit_markers(offered, InForce(HIGHER)) == ()
    kept = Text("sign-previous-minimum")
    assert sorted(limit_markers(offered, in_force), key=lambda marker: marker.player) == [
        Marker("Ann", 4, kept, MARKER[edition]),
        Marker("Bo", 1, kept, MARKER[edition]),
    ]


@under(star="6.7.1.2", premium="6.6.1.2")
def test_the_marker_goes_when_its_player_leaves(edition: str) -> None:
    offered, in_force = raised(edition)
    left = leave(in_force, "Ann")
    assert [marker.player for marker in limit_markers(offered, left)] == ["Bo"]
    assert limit_markers(offered, leave(left, "Bo")) == ()
    assert leave(left, "Cy") == left


@under(star="6.7.1.3", premium="6.6.1.3")
def test_who_plays_from_several_boxes_has_the_marker_where_they_are(edition: str) -> None:
    offered, in_force = raised(edition)
    # Ann's place is box 4, and she plays from 2 and 5 as well; the old minimum applies to her in all of them.
    boxes = spots("2 Ann tie 10, 4 Ann tie 10, 5 Ann tie 10")
    assert check_limits(offered, in_force, boxes) is None
    assert [marker.box for marker in limit_markers(offered, in_force) if marker.player == "Ann"] == [4]


@under(star="6.7.2", premium="6.6.2")
def test_the_old_minimum_rises_only_after_a_sign_too(edition: str) -> None:
    offered, in_force = raised(edition)
    number = {STAR: "6.7.2", PREMIUM: "6.6.2"}[edition]

    def rise(sign: InForce, at: int, by: Role = Role.CASINO_SUPERVISOR) -> InForce | Rejection:
        return raise_kept(offered, sign, by=by, at=at)

    pending = announced(offered, in_force, HIGHER, change_at=NOON, shown_at=NOON - 20 * MINUTE_MS)
    assert unwrap(table_sign(offered, pending, Terms()))[-1].heading == (
        Text("sign-new-limits", {"at": Moment(NOON)})
    )
    assert unwrap(rise(pending, NOON)) == InForce(HIGHER)
    for role in Role:
        assert isinstance(rise(pending, NOON, role), Rejection) == (role not in SUPERVISORS)
    short = hasty(in_force, HIGHER, shown_at=NOON - 20 * MINUTE_MS + 1)
    other = announced(offered, in_force, PLAIN, change_at=NOON, shown_at=0)
    early = announced(offered, in_force, HIGHER, change_at=NOON + 1, shown_at=0)
    for sign, code in (
        (in_force, "notice-not-given"),
        (other, "notice-not-given"),
        (short, "notice-too-short"),
        (early, "change-not-due"),
    ):
        assert (refused(rise(sign, NOON)).code, refused(rise(sign, NOON)).clause) == (code, number)

    # Nothing else ends it: after another change of limits, or one more rise at once, Ann keeps her minimum.
    cut = replace(HIGHER, each=Limits(2500, 50000))
    altered = unwrap(alter_limits(offered, in_force, cut, by=Role.CASINO_SUPERVISOR, at=NOON))
    assert altered.of("Ann", "tie") == Limits(1000, 50000)
    # A sign with a still higher minimum applies to her, too.
    most = replace(PLAIN, each=Limits(5000, 100000))
    pending = announced(offered, in_force, most, change_at=NOON, shown_at=NOON - 20 * MINUTE_MS)
    assert unwrap(alter_limits(offered, pending, most, by=Role.CASINO_SUPERVISOR, at=NOON)) == InForce(most)


@under(star="6.7.3", premium="6.6.3")
def test_while_two_minimums_stand_the_sign_shows_old_and_new_limits(edition: str) -> None:
    number = {STAR: "6.7.3", PREMIUM: "6.6.3"}[edition]
    offered = table(edition, layout="A", optional=["player-pair", "banker-pair"])
    pairs = dict.fromkeys(("player-pair", "banker-pair"), Limits(500, 20000))
    old, new = replace(PLAIN, kinds=pairs), replace(HIGHER, kinds=pairs)
    by = Role.CASINO_SUPERVISOR
    in_force = unwrap(raise_at_once(offered, InForce(old), new, by=by, playing=PLAYING))
    shown = lines(table_sign(offered, in_force, Terms()))
    assert ("Each wager: $25 to $1,000", "6.1") in shown
    assert [text for text, cited in shown if cited == number] == [
        "Previous limits, Each wager: $10 to $1,000",
        "Previous limits, Pairs Player: $5 to $200",
        "Previous limits, Pairs Banker: $5 to $200",
    ]
    assert len(shown) == len(set(shown)), "two players keep the same limits, which are shown once"
    alone = leave(leave(in_force, "Ann"), "Bo")
    lower = unwrap(alter_limits(offered, in_force, old, by=by, at=NOON))
    for one in (alone, lower):
        assert not [line for line in lines(table_sign(offered, one, Terms())) if line[1] == number]
    assert lower.kept == {}


def test_a_rise_at_once_must_be_one() -> None:
    offered = table(STAR, optional=[])
    for new in (PLAIN, replace(PLAIN, each=Limits(500, 200000))):
        got = raise_at_once(offered, InForce(PLAIN), new, by=Role.GAMING_MANAGER, playing={})
        assert refused(got).code == "minimum-not-raised"
    # Only minimums rise at once, and only for players at a box.
    for new in (replace(HIGHER, each=Limits(2500, 90000)), replace(HIGHER, differential=100000)):
        got = raise_at_once(offered, InForce(PLAIN), new, by=Role.GAMING_MANAGER, playing={})
        assert (refused(got).code, refused(got).clause) == ("minimum-not-raised", "6.7.1")
    got = raise_at_once(offered, InForce(PLAIN), HIGHER, by=Role.GAMING_MANAGER, playing={"Ann": 99})
    assert refused(got).code == "no-such-box"
    signed = unwrap(announce_limits(offered, InForce(PLAIN), HIGHER, change_at=NOON, shown_at=0))
    risen = unwrap(raise_at_once(offered, signed, HIGHER, by=Role.GAMING_MANAGER, playing={}))
    assert risen.announced is None
    wrong = replace(HIGHER, each=Limits(2500, 2000))
    got = raise_at_once(offered, InForce(PLAIN), wrong, by=Role.GAMING_MANAGER, playing={})
    assert refused(got).code == "bad-limits"


@pytest.mark.parametrize("edition", [CANBERRA, RAPID, GUIDE])
def test_elsewhere_nobody_raises_a_minimum_at_once(edition: str) -> None:
    for role in Role:
        got = raise_at_once(table(edition), InForce(PLAIN), HIGHER, by=role, playing={})
        assert refused(got).code == "not-authorised"


def allowed_over(
    offered: Offer, in_force: InForce, player: str, own: dict[str, Limits], box: int = 4
) -> InForce:
    return unwrap(allow_over_maximum(offered, in_force, player, own, box=box, by=BY, sign_shown=True))


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
            got = allow_over_maximum(offered, InForce(PLAIN), "Ann", own, box=4, by=role, sign_shown=shown)
            if role not in allowed:
                assert (refused(got).code, refused(got).clause) == ("not-authorised", number)
            elif not shown:
                assert (refused(got).code, refused(got).clause) == ("sign-not-shown", number)
            else:
                assert unwrap(got).of("Ann", "banker") == Limits(5000, 500000)
    in_force = allowed_over(offered, InForce(PLAIN), "Ann", own)
    # Her sign is at her place and shows the new minimum and maximum. Other wagers and other players keep
    # the table's limits.
    assert limit_markers(offered, in_force) == (
        Marker("Ann", 4, own_limits(offered, "banker", 5000, 500000), number),
    )
    assert check_limits(offered, in_force, spots("1 Ann banker 5000, 2 Bo banker 1000")) is None
    for wrong in ("1 Ann banker 5001", "1 Ann banker 49", "1 Ann player 1001", "1 Bo banker 1001"):
        assert refused(check_limits(offered, in_force, spots(wrong))).code == "outside-limits"
    boxes = spots("1 Ann banker 5000")
    assert counted(unwrap(rule_on_wagers(offered, in_force, boxes, moment=LATE))) == boxes
    assert leave(in_force, "Ann") == InForce(PLAIN)


@pytest.mark.parametrize(
    "own",
    [
        Limits(1000, 100000),
        Limits(1000, 90000),
        Limits(0, 200000),
        Limits(9, 8),
        Limits(1000, 200000.0),  # type: ignore[arg-type]
        Limits(True, 200000),
    ],
)
def test_a_personal_limit_is_over_the_maximum_of_the_table(own: Limits) -> None:
    offered = table(STAR, optional=[])
    got = allow_over_maximum(offered, InForce(PLAIN), "Ann", {"tie": own}, box=4, by=BY, sign_shown=True)
    assert (refused(got).code, refused(got).clause) == ("bad-limits", "6.8")


def test_a_personal_limit_is_for_a_wager_that_the_game_has() -> None:
    offered, own = table(STAR, optional=[]), {"red": Limits(1000, 500000)}
    got = allow_over_maximum(offered, InForce(PLAIN), "Ann", own, box=4, by=BY, sign_shown=True)
    assert refused(got).code == "unknown-wager"


def test_what_one_player_is_allowed_takes_nothing_from_what_was_allowed_before() -> None:
    offered, high, higher = table(STAR, optional=[]), Limits(1000, 500000), Limits(1000, 900000)
    in_force = allowed_over(offered, InForce(PLAIN), "Ann", {"banker": high})
    in_force = allowed_over(offered, in_force, "Ann", {"tie": high}, box=5)
    in_force = allowed_over(offered, in_force, "Bo", {"tie": higher}, box=1)
    assert [in_force.of("Ann", key) for key in ("banker", "tie")] == [high, high]
    assert [in_force.of("Bo", key) for key in ("banker", "tie")] == [PLAIN.each, higher]
    # Ann has moved to box 5, with all of her markers.
    assert [(marker.player, marker.box, marker.text) for marker in limit_markers(offered, in_force)] == [
        ("Ann", 5, own_limits(offered, "banker", 1000, 500000)),
        ("Ann", 5, own_limits(offered, "tie", 1000, 500000)),
        ("Bo", 1, own_limits(offered, "tie", 1000, 900000)),
    ]
    # A later decision on the same wager replaces the earlier one.
    in_force = allowed_over(offered, in_force, "Ann", {"tie": higher}, box=5)
    assert [in_force.of("Ann", key) for key in ("banker", "tie")] == [high, higher]


def test_a_personal_maximum_never_lies_below_the_maximum_of_the_table() -> None:
    offered = table(STAR, optional=[])
    in_force = allowed_over(offered, InForce(PLAIN), "Ann", {"banker": Limits(5000, 500000)})
    for most, hers in ((400000, 500000), (600000, 600000)):
        new = replace(PLAIN, each=Limits(1000, most))
        risen = unwrap(alter_limits(offered, in_force, new, by=BY, at=NOON))
        assert risen.of("Ann", "banker") == Limits(5000, hers)
        assert [marker.text for marker in limit_markers(offered, risen)] == [
            own_limits(offered, "banker", 5000, hers)
        ]
    assert check_limits(offered, risen, spots("1 Ann banker 6000")) is None


def by_period(closes_by_period: bool) -> Offer:
    """A Canberra table, whose wagers close when a set period ends or when the first card is out."""
    closes = Closes.PERIOD_ENDS if closes_by_period else Closes.FIRST_CARD_REMOVED
    return table(CANBERRA, optional=[], closes=closes)


STAND_INS = (
    Role.CASINO_SUPERVISOR,
    Role.GAMING_SUPERVISOR,
    Role.ASSISTANT_GAMING_MANAGER,
    Role.GAMING_MANAGER,
)
"""Who is a Casino Supervisor in the Rapid rules (1.1)."""


@pytest.mark.parametrize("edition", [RAPID, GUIDE])
def test_elsewhere_nobody_lets_a_player_go_over_limits_and_only_rapid_staff_alter_them(edition: str) -> None:
    offered, own = table(edition), {"tie": Limits(1000, 500000)}
    able = {Role.ELECTRONIC_GAMING_SUPERVISOR, *STAND_INS} if edition == RAPID else set()
    for role in Role:
        got = allow_over_maximum(offered, InForce(PLAIN), "Ann", own, box=4, by=role, sign_shown=True)
        assert refused(got).code == "not-authorised"
        altered = alter_limits(offered, InForce(PLAIN), HIGHER, by=role, at=0)
        assert isinstance(altered, Rejection) == (role not in able), role


@clause(CANBERRA, "3.2", "3.2(a)", "3.2(b)")
def test_canberra_sets_a_wagering_period_without_a_differential_beside_clock_and_sign() -> None:
    timed_table, card_table = by_period(True), by_period(False)
    plain, timed = replace(PLAIN, unit=500), replace(PLAIN, unit=500, period=30)
    both = replace(timed, differential=75000)
    for shown in (False, True):
        got = open_limits(timed_table, both, clock_shown=shown)
        assert (refused(got).code, refused(got).clause) == ("period-with-differential", "3.2")
    dark = open_limits(timed_table, timed)
    assert (refused(dark).code, refused(dark).clause) == ("clock-not-shown", "3.2")
    in_force = unwrap(open_limits(timed_table, timed, clock_shown=True))
    assert ("Wagering period: 30 seconds", "3.2") in lines(table_sign(timed_table, in_force, Terms()))
    # The period is at the operator's discretion: a table may have none, and only the operator changes it.
    without = unwrap(open_limits(card_table, plain))
    assert not [text for text, _ in lines(table_sign(card_table, without, Terms())) if "period" in text]
    for offered, old, new in ((timed_table, plain, timed), (card_table, timed, plain)):
        pending = announced(offered, InForce(old), new, change_at=NOON, shown_at=0)
        for role in Role:
            got = alter_limits(offered, pending, new, by=role, at=NOON, clock_shown=True)
            if role in OPERATORS:
                assert unwrap(got) == InForce(new)
            else:
                assert (refused(got).code, refused(got).clause) == ("not-authorised", "3.2")
    # A change cannot set limits that no table may open with.
    tell = announce_limits(timed_table, without, both, change_at=NOON, shown_at=0)
    assert refused(tell).code == "period-with-differential"
    pending = announced(timed_table, without, timed, change_at=NOON, shown_at=0)
    for new, clock, code in ((both, True, "period-with-differential"), (timed, False, "clock-not-shown")):
        got = alter_limits(timed_table, pending, new, by=BY, at=NOON, clock_shown=clock)
        assert (refused(got).code, refused(got).clause) == (code, "3.2")


@clause(CANBERRA, "3.2")
@pytest.mark.parametrize("closes_by_period", [True, False])
@pytest.mark.parametrize("period", [None, 30])
@pytest.mark.parametrize("differential", [None, 75000])
def test_canberra_closes_wagers_by_a_period_exactly_where_the_sign_states_one(
    closes_by_period: bool, period: int | None, differential: int | None
) -> None:
    offered = by_period(closes_by_period)
    old, new = replace(PLAIN, unit=500), replace(PLAIN, unit=500, period=period, differential=differential)
    opened = open_limits(offered, new, clock_shown=True)
    if period and differential:
        assert refused(opened).code == "period-with-differential"
        return
    pending = announced(offered, InForce(old), new, change_at=NOON, shown_at=0)
    altered = alter_limits(offered, pending, new, by=BY, at=NOON, clock_shown=True)
    if closes_by_period == (period is not None):
        assert unwrap(opened) == InForce(new)
        assert new == old or unwrap(altered) == InForce(new)
    else:
        assert (refused(opened).code, refused(opened).clause) == ("closing-differs", "3.2")
        assert new == old or refused(altered).code == "closing-differs"


@pytest.mark.parametrize("edition", [STAR, PREMIUM, RAPID, GUIDE])
def test_where_the_sign_states_no_period_wagers_close_as_ever(edition: str) -> None:
    assert open_limits(table(edition), PLAIN) == InForce(PLAIN)


@clause(CANBERRA, "3.3", "3.3(a)", "3.3(b)", "3.3(c)")
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
    offered = by_period(new.period is not None)

    def change(in_force: InForce, by: Role = Role.CASINO_OPERATOR) -> InForce | Rejection:
        return alter_limits(offered, in_force, new, by=by, at=NOON, clock_shown=True)

    pending = announced(offered, InForce(old), new, change_at=NOON, shown_at=NOON - 1)
    for role in Role:
        assert isinstance(change(pending, role), Rejection) == (role not in OPERATORS)
    assert unwrap(change(pending)) == InForce(new)
    other = announced(offered, InForce(old), replace(new, unit=100), change_at=NOON, shown_at=0)
    at_once = announced(offered, InForce(old), new, change_at=NOON, shown_at=NOON)
    for untold in (InForce(old), other, at_once):
        assert (refused(change(untold)).code, refused(change(untold)).clause) == ("notice-not-given", "3.3")


@pytest.mark.parametrize(
    "edition, allowed, number",
    [(STAR, SUPERVISORS, "6.7"), (PREMIUM, SUPERVISORS, "6.6"), (CANBERRA, OPERATORS, "3.3")],
)
def test_a_change_to_the_same_limits_is_none(edition: str, allowed: set[Role], number: str) -> None:
    offered, same = table(edition, optional=[]), replace(PLAIN, unit=500)
    higher = replace(HIGHER, unit=500)
    for in_force in (InForce(same), announced(offered, InForce(same), higher, change_at=NOON, shown_at=0)):
        for role in Role:
            got = refused(alter_limits(offered, in_force, same, by=role, at=NOON))
            if role in allowed:
                assert got.code == "limits-unchanged"
            else:
                assert (got.code, got.clause) == ("not-authorised", number)
            # If no one plays at an older minimum, there is none to raise, and the sign stays up.
            refusal = refused(raise_kept(offered, in_force, by=role, at=NOON))
            assert refusal.code == ("limits-unchanged" if role in allowed else "not-authorised")


def test_a_change_brings_in_only_limits_that_make_sense() -> None:
    offered, wrong = table(STAR, optional=[]), replace(PLAIN, unit=0)
    got = alter_limits(offered, InForce(PLAIN), wrong, by=BY, at=0)
    assert refused(got).code == "bad-limits"
