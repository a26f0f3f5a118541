"""The product and its auditor each have their own limits for live tables. Here the two are compared."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal, get_args

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from kit.days.log_events import LogEvent, act_events, audit_log
from kit.findings import tells
from kit.store.logged import act_name, read_acted
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, roulette
from kit.tables.live_table import SUE, LiveTable, load, seated, set_up
from kit.tables.table_steps import reduce_wagers

from pitboss.acting.acts.act import Spot
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.setups.sign import Limits, TableLimits, limit_row
from pitboss.aggregates import REGISTRY
from pitboss.audit.acting import signs as signboards
from pitboss.audit.auditor import Audit, Wrong
from pitboss.audit.baccarat import limits as auditors
from pitboss.audit.editions.rulebook import find_game
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.betting import PlaceWager, ReduceWagers
from pitboss.baccarat.acts.limits import AllowOverMaximum, RaiseAtOnce
from pitboss.baccarat.acts.people import Join, Leave
from pitboss.baccarat.play.limit_changes import InForce, Personal, PreviousLimits
from pitboss.baccarat.play.limits import rule_on_wagers
from pitboss.baccarat.setup import offer_of
from pitboss.floor.setups import equip, standard_setup
from pitboss.floor.terminals.limits import close_period, trim_attempt
from pitboss.game.wagers import Moment
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Amount, Text
from pitboss.rules.catalogue import catalogue
from pitboss.rules.limits import Closes, LimitCase, LimitRuling
from pitboss.rules.procedure import Announcement

Game = Literal["star-baccarat-2024", "star-premium-baccarat-2021", "canberra-mini-baccarat-2023"]
PLAYERS, WAGERS = ("ann", "bob", "cem"), ("player", "banker", "tie")
amounts = st.sampled_from((100, 300, 500, 700, 1_000, 1_500, 2_500, 5_000, 7_777))


def sign(
    least: int, most: int, areas: dict[str, int], table: dict[str, int], differential: int | None
) -> TableLimits:
    bounds = {wager: Limits(least, least + over) for wager, over in areas.items()}
    at_table = {wager: least + over for wager, over in table.items()}
    return TableLimits(
        each=Limits(least, least + most), areas=bounds, table_areas=at_table, differential=differential
    )


signs = st.builds(
    sign,
    st.sampled_from((100, 500, 1_000)),
    amounts,
    st.dictionaries(st.sampled_from(WAGERS), amounts),
    st.dictionaries(st.sampled_from(WAGERS), amounts),
    st.none() | amounts,
)
layouts = st.dictionaries(
    st.builds(Spot, st.sampled_from((1, 2)), st.sampled_from(PLAYERS), st.sampled_from(WAGERS)),
    amounts,
    min_size=1,
    max_size=10,
)


def auditors_limits(in_force: InForce) -> auditors.InForce:
    """The same limits as the auditor reads them from the log."""
    plain = msgspec.to_builtins
    return auditors.InForce(
        plain(in_force.limits),
        {player: [plain(each) for each in own.before] for player, own in in_force.kept.items()},
        {player: plain(own.limits) for player, own in in_force.personal.items()},
    )


def auditors_spot(spot: Spot) -> auditors.Spot:
    return spot.player, spot.key, spot.box


@given(
    st.sampled_from(get_args(Game)),
    signs,
    layouts,
    st.dictionaries(st.sampled_from(PLAYERS), st.sampled_from(WAGERS)),
    st.frozensets(st.sampled_from(PLAYERS)),
    st.sampled_from((1, 100, 500)),
)
def test_both_let_the_same_count(
    edition: str,
    shown: TableLimits,
    boxes: dict[Spot, int],
    over: dict[str, str],
    advised: frozenset[str],
    chip: int,
) -> None:
    setup = standard_setup(edition)
    table = offer_of(setup, setup.game)
    own = {who: Personal({wager: Limits(400, 6_000)}, 1) for who, wager in over.items()}
    in_force = InForce(shown, {"bob": PreviousLimits((sign(100, 500, {}, {}, None),), 1)}, own)
    game = find_game(edition, table.game.key)
    by_spot = {auditors_spot(spot): cents for spot, cents in boxes.items()}
    ruled = rule_on_wagers(
        table, in_force, boxes, moment=Moment.FIRST_CARD_EXPOSED, advised=advised, chip=chip
    )
    assert isinstance(ruled, dict)
    theirs = {auditors_spot(spot): done.counts for spot, done in ruled.items()}
    assert auditors.counting(auditors_limits(in_force), game, by_spot, advised, chip) == theirs
    telling = {spot.player for spot, done in ruled.items() if done.advise}
    mine = {spot[0] for spot in auditors.under_minimum(auditors_limits(in_force), by_spot) if theirs[spot]}
    assert telling == (mine if game.returned_once_advised else set())
    less = reduce_wagers(
        table, in_force, boxes, by=Role.DEALER, moment=Moment.OPEN, chip=chip, reduced=tuple(boxes)
    )
    if isinstance(less, dict):
        left = {auditors_spot(spot): done.counts for spot, done in less.items()}
        assert auditors.reduced(auditors_limits(in_force), by_spot, chip) == left


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, GUIDE])
def test_both_rule_by_the_same_clauses(edition: str) -> None:
    for game in catalogue()[edition].games:
        mine = find_game(edition, game.key)

        def says(case: LimitCase, ruling: LimitRuling, game: Any = game) -> bool:
            found = limit_row(game, case)
            return found is not None and found.ruling is ruling

        assert mine.to_the_maximum == says(LimitCase.OVER_MAXIMUM, LimitRuling.TO_THE_MAXIMUM)
        assert mine.area_to_the_maximum == says(LimitCase.OVER_AREA_MAXIMUM_AFTER, LimitRuling.PRO_RATA)
        assert mine.returned_once_advised == says(LimitCase.UNDER_MINIMUM, LimitRuling.STANDS_WITH_ADVICE)
        assert mine.reduced == says(LimitCase.OVER_DIFFERENTIAL_BEFORE, LimitRuling.PRO_RATA)


# Evenings at tables, and how a skilled forger rewrote them


def areas() -> LiveTable:
    """Two players in one box exceed the maximum of its area; the next coup is reduced in time."""
    pit = seated(STAR, areas={"player": Limits(500, 10_000)}, differential=30_000)
    pit.start("1-1").bet("ann", "player", 9_000).bet("bob", "player", 6_000, box=1)
    pit.call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").reveal().settle()
    pit.start("1-2").bet("ann", "player", 9_000).bet("bob", "player", 6_001, box=1).bet("cem", "tie", 500)
    return pit.do(ReduceWagers()).call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").reveal().settle()


def personal() -> LiveTable:
    """Ann may bet over the maximum; the minimum rises at once, and Bob comes back after the rise."""
    pit = seated(STAR)
    pit.do(AllowOverMaximum("ann", {"player": Limits(500, 200_000)}, sign_shown=True), SUE)
    pit.play("1-1", "9S KH KD 7C", ann=("player", 150_000), bob=("banker", 1_000))
    shown = pit.now.limits.limits
    pit.do(RaiseAtOnce(replace(shown, each=Limits(2_500, shown.each.most))), SUE)
    pit.play("1-2", "9S KH KD 7C", bob=("player", 500))
    pit.do(Leave("bob")).do(Join("bob", 3, 100_000))
    return pit.play("1-3", "9S KH KD 7C", ann=("player", 150_000), bob=("player", 2_500))


def advised() -> LiveTable:
    """At Canberra a wager found under the minimum counts once; the next one is returned."""
    pit = seated(CANBERRA)
    for key in ("1-1", "1-2"):
        pit.start(key).bet("bob", "banker", 1_000).do(PlaceWager("ann", 1, "player", 200, found=True))
        pit.call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").reveal().settle()
    return pit


def chips() -> LiveTable:
    """Three players exceed an area maximum in chips of 5.00; a wager loses its position to another."""
    setup = msgspec.structs.replace(standard_setup(STAR), smallest_chip=500, positions=1)
    pit = set_up(setup, areas={"tie": Limits(500, 10_000)})
    for name, seat in (("ann", 1), ("bob", 3), ("cem", 5)):
        pit.do(Join(name, seat, 500_000))
    load(pit).start("1-1")
    for name in ("ann", "bob", "cem"):
        pit.bet(name, "tie", 5_000, box=1)
    pit.deal("9S KH KD 7C").reveal().settle()
    pit.start("1-2").bet("ann", "super-six", 1_000).bet("bob", "player", 1_000, box=1)
    pit.bet("bob", "super-six", 1_500, box=1)
    return pit.call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").reveal().settle()


def differential() -> LiveTable:
    """Canberra: more lies on Banker than the differential lets count, and a win is paid to the cent."""
    setup = msgspec.structs.replace(standard_setup(CANBERRA), smallest_chip=500)
    pit = set_up(setup, differential=10_000)
    for name, seat in (("ann", 1), ("bob", 3), ("cem", 5)):
        pit.do(Join(name, seat, 500_000))
    load(pit).start("1-1").bet("ann", "banker", 20_000).bet("bob", "banker", 9_500)
    pit.bet("cem", "player", 3_500)
    return pit.call(Announcement.NO_MORE_BETS).deal("2S 9H KD KC").reveal().settle()


def test_canberra_counts_to_the_differential_and_pays_to_the_cent() -> None:
    pit = differential()
    lines = {line.player: (line.stake, line.counts, line.won) for line in pit.events[-1].lines}
    assert lines == {
        "ann": (20_000, 9_000, 8_550),
        "bob": (9_500, 4_500, 4_275),
        "cem": (3_500, 3_500, 0),
    }
    assert (pit.stack("ann"), pit.stack("bob"), pit.stack("cem")) == (508_550, 504_275, 496_500)
    assert "house/rounding" not in pit.books


def everything_counts(log: list[LogEvent]) -> None:
    """A settlement as an earlier release wrote it: the differential is only shown, and wins are rounded."""
    event = find(log, "settle", 0)
    ann, bob, _ = event.body["lines"]
    ann |= {"counts": 20_000, "won": 19_000}
    bob |= {"counts": 9_500, "won": 9_500, "rounding": 475}
    for money in event.body["money"]:
        if money["move"] == "seat-win-paid":
            money["cents"] = 19_000 if money["names"]["seat"] == "ann" else 9_025
    event.body["money"].append({"move": "seat-win-rounded", "cents": 475, "names": {"seat": "bob"}})
    event.lines = [(line.account, line.cents) for line in REGISTRY.entry(read_acted(event.body))]


def test_an_earlier_release_only_showed_canberras_differential_and_rounded_its_payments() -> None:
    for version, sound in (("2", True), ("3", False)):
        log = act_events(differential().events)
        everything_counts(log)
        find(log, "settle", 0).body["act"]["act"] = f"settle.{version}"
        assert isinstance(audit_log(log), Audit) == sound


def timed() -> LiveTable:
    """A set period at Canberra, with a wager at its beginning and one at its end."""
    setup = equip(msgspec.structs.replace(standard_setup(CANBERRA), closes=Closes.PERIOD_ENDS))
    pit = set_up(setup, period=30).do(Join("ann", 1, 500_000)).do(Join("bob", 3, 500_000))
    load(pit).start("1-1").bet("ann", "banker", 1_000).wait(27_000).bet("bob", "player", 1_000)
    pit.do(EndPeriod()).call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").reveal().settle()
    pit.start("1-2").bet("ann", "tie", 500).wait(29_000)
    return pit.call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").reveal().settle()


@pytest.mark.parametrize(
    ("name", "number", "ms", "earlier", "found"),
    [
        ("end-period", 0, -1_000, "1", "audit-period-cut-short"),
        ("call", 3, -20_000, "2", "audit-period-cut-short"),
        ("place-wager", 1, 1_000, "2", "audit-period-over"),
    ],
)
def test_an_act_against_the_clock_of_a_period_is_found(
    name: str, number: int, ms: int, earlier: str, found: str
) -> None:
    def moved() -> tuple[list[LogEvent], LogEvent]:
        log = act_events(timed().events)
        event = find(log, name, number)
        event.at += ms
        event.body["at"] = event.at
        return log, event

    log, _ = moved()
    answer = audit_log(log)
    assert isinstance(answer, Wrong)
    assert tells(answer.why, finding(found)), answer
    # Earlier releases did not ask for the time.
    log, event = moved()
    event.body["act"]["act"] = f"{name}.{earlier}"
    assert isinstance(audit_log(log), Audit)


def earlier_chips(log: list[LogEvent]) -> None:
    """Lost wagers as an earlier release wrote them: what counts is counted to the cent."""
    body = find(log, "collect-losing", 0).body
    for line, counts in zip(body["lines"], (3_334, 3_333, 3_333), strict=True):
        lost, back = (
            next(
                each
                for each in body["money"]
                if each["move"] == move and each["names"]["seat"] == line["player"]
            )
            for move in ("seat-stake-lost", "seat-wager-back")
        )
        line["counts"], lost["cents"], back["cents"] = counts, counts, 5_000 - counts


def kept_position(log: list[LogEvent]) -> None:
    """The wager that lost its position is said to have stayed."""
    body = find(log, "place-wager", 5).body
    del body["findings"], body["incidents"]
    body["money"] = body["money"][:1]


def test_an_earlier_release_counted_to_the_cent() -> None:
    for version, sound in (("1", True), ("2", False)):
        log = act_events(chips().events)
        # Then the act that settled a coup also collected what was lost.
        event = find(log, "collect-losing", 0)
        earlier_chips(log)
        log = log[: log.index(event) + 1]
        event.lines = [(line.account, line.cents) for line in REGISTRY.entry(read_acted(event.body))]
        event.body["act"]["act"] = f"settle.{version}"
        assert isinstance(audit_log(log), Audit) == sound


@pytest.mark.parametrize("evening", [areas, personal, advised, chips, differential, timed])
def test_an_evening_of_limits_is_sound(evening: Callable[[], LiveTable]) -> None:
    assert isinstance(found := audit_log(act_events(evening().events)), Audit), found


def find(log: list[LogEvent], name: str, number: int) -> LogEvent:
    return [each for each in log if act_name(each.body) == name][number]


def place(log: list[LogEvent], number: int, **changes: Any) -> None:
    """A wager is placed differently, with matching postings."""
    event = find(log, "place-wager", number)
    event.body["act"] |= changes
    event.body["money"][0]["cents"] = event.body["act"]["cents"]


def allow_more(log: list[LogEvent]) -> None:
    """Ann was never allowed to exceed the maximum."""
    log.remove(find(log, "allow-over-maximum", 0))


def never_raised(log: list[LogEvent]) -> None:
    """The sign at Bob's return is said to have shown more."""
    find(log, "raise-at-once", 0).body["act"]["limits"]["each"]["least"] = 3_000


def counts_whole(log: list[LogEvent]) -> None:
    """The amount over the maximum of the area is said to have counted."""
    line = find(log, "settle", 0).body["lines"][0]
    line["counts"], line["won"] = line["stake"], line["stake"]


def counts_less(log: list[LogEvent]) -> None:
    line = find(log, "settle", 0).body["lines"][1]
    line["counts"] = line["won"] = 3_999


def reduces_another(log: list[LogEvent]) -> None:
    """The reduction of Ann's wager is said to have been Bob's."""
    rows = find(log, "reduce-wagers", 0).body["money"]
    rows[0]["cents"] += 500
    rows[1]["cents"] -= 500


def wider_area(log: list[LogEvent]) -> None:
    find(log, "open-table", 0).body["act"]["limits"]["areas"]["player"]["most"] = 20_000


def wider_differential(log: list[LogEvent]) -> None:
    """By an event without findings, as earlier releases wrote them."""
    find(log, "open-table", 0).body["act"]["limits"]["differential"] = 1_000
    del find(log, "reduce-wagers", 0).body["findings"]


def finds_less(log: list[LogEvent]) -> None:
    """Less is said to have come off a wager than was returned."""
    find(log, "reduce-wagers", 0).body["findings"]["reduced"][0]["back"] -= 100


def advises(name: str, *players: str) -> Callable[[list[LogEvent]], None]:
    """An act is said to have advised these players."""

    def change(log: list[LogEvent]) -> None:
        find(log, name, 0).body["findings"] = {"advised": players}

    return change


def back_at_once(log: list[LogEvent]) -> None:
    """The first wager under the minimum is said to have been returned."""
    body = find(log, "settle", 0).body
    body["lines"] = [line for line in body["lines"] if line["player"] != "ann"]


def never_back(log: list[LogEvent]) -> None:
    """The second wager is said to have counted."""
    first, second = (find(log, "settle", n).body for n in (0, 1))
    second["lines"] = first["lines"]


@pytest.mark.parametrize(
    ("evening", "change", "expected"),
    [
        (
            areas,
            counts_whole,
            finding(
                "audit-counted",
                counted=Amount(9_000),
                stake=Amount(9_000),
                player="ann",
                wager="player",
                due=Amount(6_000),
            ),
        ),
        (
            areas,
            counts_less,
            finding(
                "audit-counted",
                counted=Amount(3_999),
                stake=Amount(6_000),
                player="bob",
                wager="player",
                due=Amount(4_000),
            ),
        ),
        (
            areas,
            wider_area,
            finding(
                "audit-counted",
                counted=Amount(6_000),
                stake=Amount(9_000),
                player="ann",
                wager="player",
                due=Amount(9_000),
            ),
        ),
        (
            areas,
            reduces_another,
            finding(
                "audit-moved-of", move="seat-wager-back", name="ann", due=Amount(3_000), moved=Amount(3_500)
            ),
        ),
        (
            areas,
            wider_differential,
            finding(
                "audit-moved-of", move="seat-wager-back", name="ann", due=Amount(8_400), moved=Amount(3_000)
            ),
        ),
        (areas, finds_less, finding("audit-findings-differ")),
        (
            areas,
            lambda log: place(log, 0, cents=400),
            finding("audit-under-minimum", amount=Amount(400), player="ann", wager="player"),
        ),
        (
            areas,
            lambda log: place(log, 0, cents=150_000),
            finding(
                "audit-over-maximum",
                amount=Amount(150_000),
                player="ann",
                wager="player",
                most=Amount(100_000),
            ),
        ),
        (
            personal,
            allow_more,
            finding(
                "audit-over-maximum",
                amount=Amount(150_000),
                player="ann",
                wager="player",
                most=Amount(100_000),
            ),
        ),
        (
            personal,
            never_raised,
            finding("audit-under-minimum", amount=Amount(2_500), player="bob", wager="player"),
        ),
        (
            personal,
            lambda log: place(log, 2, cents=400),
            finding("audit-under-minimum", amount=Amount(400), player="bob", wager="player"),
        ),
        (
            advised,
            lambda log: place(log, 1, found=False),
            finding("audit-under-minimum", amount=Amount(200), player="ann", wager="player"),
        ),
        (
            advised,
            lambda log: place(log, 0, cents=1_100),
            finding("audit-under-minimum", amount=Amount(1_100), player="bob", wager="banker"),
        ),
        (advised, advises("settle"), finding("audit-findings-differ")),
        (advised, advises("settle", "ann", "bob"), finding("audit-findings-differ")),
        (advised, advises("start-round", "ann"), finding("audit-findings-on-act", act="start-round")),
        (
            advised,
            back_at_once,
            finding("audit-not-settled", amount=Amount(200), player="ann", wager="player"),
        ),
        (
            chips,
            earlier_chips,
            finding(
                "audit-counted",
                counted=Amount(3_334),
                stake=Amount(5_000),
                player="ann",
                wager="tie",
                due=Amount(3_500),
            ),
        ),
        (chips, kept_position, finding("audit-findings-differ")),
        (
            chips,
            lambda log: place(log, 0, cents=5_250),
            finding("audit-no-whole-chips", amount=Amount(5_250), chip=Amount(500)),
        ),
        (
            advised,
            never_back,
            finding(
                "audit-counted",
                counted=Amount(200),
                stake=Amount(200),
                player="ann",
                wager="player",
                due=Amount(0),
            ),
        ),
    ],
)
def test_a_wager_outside_the_limits_is_found(
    evening: Callable[[], LiveTable], change: Callable[[list[LogEvent]], None], expected: Text
) -> None:
    log = act_events(evening().events)
    change(log)
    for each in log:
        each.body = json.loads((event := read_acted(each.body)).to_log())
        each.lines = [(line.account, line.cents) for line in REGISTRY.entry(event)]
    found = audit_log(log)
    assert isinstance(found, Wrong), "nothing was found"
    assert tells(found.why, expected), found


# Call bets at terminals, whose pieces obey the limits of their positions.

SPOTS = ("straight:26", "split:12/15", "red", "tier", "orphelins", "grand-series", "zero-spiel")
sums = st.integers(1, 60_000)
units: st.SearchStrategy[Any] = st.sampled_from((None, 100, 500, "minimum"))


def terminal_sign(unit: Any) -> TableLimits:
    return TableLimits(each=Limits(500, 50_000), kinds={"straight": Limits(100, 1_000)}, unit=unit)


@example([("straight:26", 1_000), ("zero-spiel", 1)], None)
@given(st.lists(st.tuples(st.sampled_from(SPOTS), sums), min_size=1, max_size=8), units)
def test_both_permit_the_same_call_bets(bets: list[tuple[str, int]], unit: Any) -> None:
    game, shown = roulette(), terminal_sign(unit)
    calls, sign_shown = find_game(RAPID, "roulette").calls, msgspec.to_builtins(shown)
    placed: dict[str, int] = {}
    for key, cents in bets:
        tried = {**placed, key: placed.get(key, 0) + cents}
        counts = trim_attempt(game, shown, placed, key, cents).counts
        assert signboards._permits(sign_shown, tried, (key,), calls) == (counts == cents)
        placed = {**placed, key: placed.get(key, 0) + counts} if counts else placed
    kept = all(not ruled.back for ruled in close_period(game, shown, placed).values())
    assert signboards._reached(sign_shown, placed, sum(placed.values()), calls) == kept


def test_a_log_from_before_the_pieces_counted_is_sound() -> None:
    shown, over = msgspec.to_builtins(terminal_sign(None)), {"zero-spiel": 4_400}
    calls = find_game(RAPID, "roulette").calls
    assert not signboards._permits(shown, over, tuple(over), calls)
    assert signboards._permits(shown, over, tuple(over), {})
