"""Limits and coups without wagers through the acts of a table: authority and notice."""

from dataclasses import replace

import msgspec
import pytest
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.limits import words
from kit.tables.live_table import AMY, DEE, GUS, OPAL, SUE, LiveTable, load, player, seated, set_up
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import AlterLimits, EndPeriod
from pitboss.acting.audience import Audience
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.limits import (
    AllowOverMaximum,
    AnnounceLimits,
    EndOverMaximum,
    RaiseAtOnce,
    RaiseKept,
)
from pitboss.baccarat.acts.no_bet import OrderNoBet, TakeWagers, Why
from pitboss.baccarat.acts.opening import ChooseDealing, CloseTable, OpenTable
from pitboss.baccarat.acts.people import Join, Leave, TakeSeat
from pitboss.baccarat.acts.play import StartRound
from pitboss.baccarat.play.limit_changes import limit_markers, table_sign
from pitboss.baccarat.views.view import view
from pitboss.floor.setups import equip, standard_setup
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.equipment import ItemKind
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Announcement, Device

NATURAL = "9S KH KD 7C"
EMPTY: Why = "call-a-no-bet-coup-without-players"
AGREED: Why = "call-a-no-bet-coup-that-all-agree-to"
EVERYBODY = ("ann", "bob", "cem")


def limits(pit: LiveTable) -> TableLimits:
    """The limits of the table."""
    assert pit.now.in_force is not None
    return pit.now.in_force.limits


def higher(pit: LiveTable, least: int = 2_000) -> TableLimits:
    """The limits of the table with a higher minimum for the main wagers."""
    return replace(limits(pit), each=Limits(least, 100_000))


def markers(pit: LiveTable) -> set[tuple[str, int]]:
    """The players with a limit marker on the table, and the box of each."""
    assert pit.now.in_force is not None
    return {(marker.player, marker.box) for marker in limit_markers(pit.now.offer, pit.now.in_force)}


def sign(pit: LiveTable) -> list[str]:
    """The text of the sign."""
    assert pit.now.in_force is not None
    lines = table_sign(pit.now.offer, pit.now.in_force, pit.now.terms)
    assert not isinstance(lines, Rejection)
    return [words(line) for line in lines]


def alone(key: str, **changes: object) -> LiveTable:
    """A table with cards and no players."""
    return load(set_up(equip(msgspec.structs.replace(standard_setup(key), **changes))))


def timed(period: int = 20) -> LiveTable:
    """A Canberra table with a set wagering period; Ann sits at 1."""
    setup = msgspec.structs.replace(standard_setup(CANBERRA), closes=Closes.PERIOD_ENDS)
    return load(set_up(equip(setup), period=period).do(Join("ann", 1, 50_000)))


# Limits for all


@citing(star="6.7", premium="6.6")
def test_limits_change_at_any_time_but_a_minimum_rises_after_its_sign(key: str, cited: str) -> None:
    pit = seated(key)
    lower = replace(limits(pit), each=Limits(400, 50_000))
    assert pit.refused(AlterLimits(lower), DEE) == ("not-authorised", cited)
    pit.do(AlterLimits(lower), SUE)
    assert pit.refused(AlterLimits(lower), SUE)[0] == "limits-unchanged"
    new = higher(pit)
    assert pit.refused(AlterLimits(new), SUE) == ("notice-not-given", cited)
    assert pit.refused(AnnounceLimits(new, pit.after(20 * MINUTE_MS)), DEE) == ("not-authorised", cited)
    assert pit.refused(AnnounceLimits(new, pit.at), SUE) == ("bad-notice", cited)
    soon = pit.after(20 * MINUTE_MS - 1)
    assert pit.refused(AnnounceLimits(new, soon), SUE) == ("named-too-soon", cited)
    # A change that raises no minimum needs no period of notice, and may be announced at any time before.
    pit.do(AnnounceLimits(replace(lower, each=Limits(300, 50_000)), soon), SUE)
    pit.do(AnnounceLimits(new, pit.after(20 * MINUTE_MS)), SUE)
    assert any(line.startswith("New limits") for line in sign(pit))
    pit.wait(19 * MINUTE_MS)
    assert pit.refused(AlterLimits(new), SUE) == ("change-not-due", cited)
    pit.wait(MINUTE_MS).start()
    assert pit.refused(AlterLimits(new), SUE) == ("coup-in-progress", None)
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL).reveal().settle().do(AlterLimits(new), SUE).start("1-2")
    assert pit.refused(PlaceWager("ann", 1, "player", 1_000))[0] == "outside-limits"
    pit.do(PlaceWager("ann", 1, "player", 2_000))


@clause(CANBERRA, "3.3", "3.3(a)")
def test_canberra_changes_any_limit_after_word_to_the_players() -> None:
    pit = seated(CANBERRA)
    new = replace(limits(pit), each=Limits(500, 50_000))
    assert pit.refused(AlterLimits(new), SUE) == ("notice-not-given", "3.3")
    assert pit.refused(AnnounceLimits(new, pit.at + MINUTE_MS), DEE) == ("not-authorised", "3.3")
    pit.do(AnnounceLimits(new, pit.at + 2_000), OPAL).wait(2_000).do(AlterLimits(new), OPAL)
    assert limits(pit) == new
    assert pit.refused(RaiseAtOnce(higher(pit)), OPAL) == ("not-authorised", None)


def test_limits_that_make_no_sense_are_not_announced() -> None:
    pit = seated(STAR)
    wrong = replace(limits(pit), each=Limits(500, 100))
    assert pit.refused(AnnounceLimits(wrong, pit.at + MINUTE_MS), SUE)[0] == "bad-limits"
    bare = replace(limits(pit), kinds={})
    assert pit.refused(AlterLimits(bare), SUE)[0] == "sign-incomplete"


@clause(RAPID, "1.1", "6.1")
def test_a_casino_supervisor_manages_the_limits_of_a_rapid_table() -> None:
    """Section 6 names nobody; by 1.1 the dealer terminal lets a casino supervisor manage the game."""
    pit = seated(RAPID)
    assert pit.refused(AlterLimits(higher(pit)), DEE) == ("not-authorised", "1.1")
    pit.start()
    assert pit.refused(AlterLimits(higher(pit)), SUE)[0] == "coup-in-progress"
    pit = seated(RAPID)
    new = higher(pit)
    pit.do(AlterLimits(new), SUE)
    # The sign is on every terminal at once.
    seen = view(pit.now, "1", Audience.PLAYER, player("7"))
    assert [line.text.facts["least"] for line in seen.sign if line.text.key == "sign-each-wager"] == [
        Amount(2_000)
    ]


def test_nobody_is_asked_to_sign_for_limits_that_nobody_may_change() -> None:
    """The desk offers only what these rows name."""
    for key, acts in (
        (STAR, {Reserved.ALTER_LIMITS, Reserved.RAISE_MINIMUM, Reserved.EXCEED_MAXIMUM}),
        (CANBERRA, {Reserved.ALTER_LIMITS, Reserved.EXCEED_MAXIMUM}),
        (RAPID, {Reserved.ALTER_LIMITS}),
        (GUIDE, set()),
    ):
        pit = seated(key)
        matters = view(pit.now, "1", Audience.SUPERVISOR, SUE).matters
        assert matters is not None
        assert set(matters.limit_acts) == acts


def test_by_the_guide_the_sign_of_an_open_table_stays_as_it_is() -> None:
    pit = seated(GUIDE)
    assert pit.refused(AlterLimits(higher(pit)), SUE)[0] == "not-authorised"
    assert pit.refused(AnnounceLimits(higher(pit), pit.at + MINUTE_MS), SUE)[0] == "not-authorised"
    for key in (RAPID, GUIDE):
        pit = seated(key)
        assert pit.refused(RaiseAtOnce(higher(pit)), SUE)[0] == "not-authorised"


@clause(CANBERRA, "3.2", "3.3", "4.1", "4.7")
def test_canberra_sets_and_drops_a_wagering_period_and_wagers_close_by_it() -> None:
    setup = standard_setup(CANBERRA)
    clockless = tuple(item for item in setup.equipment if item.kind is not ItemKind.COUNTDOWN_CLOCK)
    pit = load(set_up(msgspec.structs.replace(setup, equipment=clockless)))
    new = replace(limits(pit), period=20)
    pit.do(AnnounceLimits(new, pit.at + 2_000), OPAL).wait(2_000)
    assert pit.refused(AlterLimits(new), OPAL) == ("clock-not-shown", "3.2")
    pit = load(set_up(setup).do(Join("ann", 1, 50_000)))
    pit.do(AnnounceLimits(new, pit.at + 2_000), OPAL).wait(2_000)
    assert pit.refused(AlterLimits(new), DEE) == ("not-authorised", "3.2")
    pit.do(AlterLimits(new), OPAL)
    pit.start().bet("ann", "player", 1_000).wait(20_000).do(EndPeriod())
    assert pit.refused(PlaceWager("ann", 1, "tie", 1_000))[0] == "wagers-closed"
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL).reveal().settle()
    old = replace(new, period=None)
    pit.do(AnnounceLimits(old, pit.at + 2_000), OPAL).wait(2_000).do(AlterLimits(old), OPAL)
    pit.start("1-2").bet("ann", "player", 1_000).call(Announcement.NO_MORE_BETS).deal("9S")
    assert pit.refused(PlaceWager("ann", 1, "tie", 1_000)) == ("wagers-closed", "4.7")


# Limits for single players


@citing(star="6.7.1 6.7.1.1 6.7.1.2 6.7.3 6.7.4", premium="6.6.1 6.6.1.1 6.6.1.2 6.6.3 6.6.4")
def test_a_minimum_raised_at_once_is_for_those_who_come_later(key: str, cited: str) -> None:
    pit = seated(key)
    pit.do(Join("dan", None, 50_000)).do(Join("eve", None, 50_000))
    pit.start().bet("ann", "player", 1_000).do(PlaceWager("dan", 3, "player", 1_000))
    pit.call(Announcement.NO_MORE_BETS).deal("9S KH")
    assert pit.refused(RaiseAtOnce(higher(pit)), DEE) == ("not-authorised", cited)
    assert pit.refused(RaiseAtOnce(limits(pit)), SUE) == ("minimum-not-raised", cited)
    # At any time: the coup under way is for those who play, at their minimum.
    pit.do(RaiseAtOnce(higher(pit)), SUE).deal("KD 7C").reveal().settle()
    assert pit.stack("ann") == 501_000
    # Dan is standing and plays from box 3; Eve has not played yet.
    assert markers(pit) == {("ann", 1), ("bob", 3), ("cem", 5), ("dan", 3)}
    assert any(line.startswith("Previous limits") for line in sign(pit))
    pit.do(Join("new", 2, 50_000)).start("1-2")
    for name, box in (("ann", 1), ("dan", 4)):
        pit.do(PlaceWager(name, box, "player", 1_000))
    for name in ("new", "eve"):
        assert pit.refused(PlaceWager(name, 2, "player", 1_000))[0] == "outside-limits"
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL).reveal().settle()
    pit.do(TakeSeat("bob", 6)).do(TakeSeat("dan", 4)).do(Leave("ann")).do(Join("ann", 1, 50_000))
    assert markers(pit) == {("bob", 6), ("cem", 5), ("dan", 4)}
    assert pit.start("1-3").refused(PlaceWager("ann", 1, "player", 1_000))[0] == "outside-limits"


@citing(star="6.7.2", premium="6.6.2")
def test_an_older_minimum_ends_20_minutes_after_a_sign(key: str, cited: str) -> None:
    pit = seated(key)
    assert pit.refused(RaiseKept(), SUE)[0] == "limits-unchanged"
    pit.do(RaiseAtOnce(higher(pit)), SUE)
    assert pit.refused(RaiseKept(), SUE) == ("notice-not-given", cited)
    soon = AnnounceLimits(limits(pit), pit.after(20 * MINUTE_MS - 1))
    assert pit.refused(soon, SUE)[0] == "named-too-soon"
    pit.do(AnnounceLimits(limits(pit), pit.after(20 * MINUTE_MS)), SUE).wait(19 * MINUTE_MS)
    assert pit.refused(RaiseKept(), SUE) == ("change-not-due", cited)
    pit.wait(MINUTE_MS)
    assert pit.refused(RaiseKept(), DEE)[0] == "not-authorised"
    pit.start()
    assert pit.refused(RaiseKept(), SUE) == ("coup-in-progress", None)
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL).reveal().settle().do(RaiseKept(), SUE)
    assert markers(pit) == set()
    assert pit.start("1-2").refused(PlaceWager("ann", 1, "player", 1_000))[0] == "outside-limits"


@citing(star="6.8", premium="6.7", canberra="3.4")
def test_one_player_bets_over_the_maximum_beside_a_marker(key: str, cited: str) -> None:
    pit = seated(key).do(Join("dan", None, 500_000))
    over = {"player": Limits(500, 200_000)}
    assert pit.refused(AllowOverMaximum("ann", over, sign_shown=True), DEE) == ("not-authorised", cited)
    assert pit.refused(AllowOverMaximum("ann", over), SUE) == ("sign-not-shown", cited)
    assert pit.refused(AllowOverMaximum("zoe", over, sign_shown=True), SUE) == ("not-at-table", None)
    assert pit.refused(AllowOverMaximum("dan", over, sign_shown=True), SUE) == ("not-seated", cited)
    under = {"player": Limits(500, 100_000)}
    assert pit.refused(AllowOverMaximum("ann", under, sign_shown=True), SUE) == ("bad-limits", cited)
    number = pit.now.book.next
    pit.do(AllowOverMaximum("ann", over, sign_shown=True), SUE)
    assert pit.now.book.next == number + 1
    assert markers(pit) == {("ann", 1)}
    pit.start().bet("ann", "player", 200_000)
    assert pit.refused(PlaceWager("bob", 3, "player", 200_000))[0] == "outside-limits"
    pit.do(PlaceWager("dan", 4, "player", 100_000))
    pit.do(AllowOverMaximum("dan", over, sign_shown=True), SUE)
    assert ("dan", 4) in markers(pit)


@citing(star="6.8", premium="6.7", canberra="3.4")
def test_a_players_own_maximum_ends_and_the_marker_goes(key: str, cited: str) -> None:
    pit, end = seated(key), EndOverMaximum("ann")
    assert pit.refused(end, SUE) == ("nothing-to-lift", cited)
    pit.do(AllowOverMaximum("ann", {"player": Limits(500, 200_000)}, sign_shown=True), SUE)
    assert pit.refused(end, DEE) == ("not-authorised", cited)
    offered = view(pit.now, "1", Audience.SUPERVISOR, SUE, at=pit.at + 1_000).offers
    assert end in [offer.act for offer in offered]
    pit.start().bet("ann", "player", 200_000)
    # The chips were placed under these limits.
    assert pit.refused(end, SUE) == ("coup-in-progress", cited)
    if key == CANBERRA:
        pit.call(Announcement.NO_MORE_BETS)
    pit.deal(NATURAL).reveal().settle().do(end, SUE)
    assert markers(pit) == set()
    assert [row.about for row in pit.events[-1].incidents] == ["over-maximum-ended"]
    assert pit.start("1-2").refused(PlaceWager("ann", 1, "player", 200_000))[0] == "outside-limits"


# Coups without wagers


@clause(STAR, "7.4")
def test_the_star_deals_to_an_empty_table_from_a_shoe_marked_or_watched() -> None:
    pit = alone(STAR)
    watched = OrderNoBet(EMPTY, "1-1", surveillance_notified=True)
    assert pit.refused(watched, DEE) == ("not-authorised", "7.4")
    assert pit.refused(OrderNoBet(EMPTY, "1-1"), SUE) == ("no-bet-coup-not-allowed", "7.4")
    assert seated(STAR).refused(watched, SUE) == ("no-bet-coup-not-allowed", "7.4")
    device = alone(STAR, device=Device.SHUFFLING_DEVICE)
    bare = set_up(device.now.record)
    for table in (device, bare):
        assert table.refused(watched, SUE) == ("no-bet-coup-not-allowed", "7.4")
    pit.do(OrderNoBet(EMPTY, "1-1", marker=True), SUE).play("1-1", NATURAL).play("1-2", NATURAL)
    assert [past.no_bet for past in pit.now.past] == ["7.4", "7.4"]
    # When a patron arrives, wagers are taken again, also on the waiting coup.
    pit.do(ChooseDealing("B", "down")).start("1-3").do(Join("ann", 1, 50_000)).bet("ann", "player", 1_000)
    assert pit.coup.method == "B"


@clause(STAR, "7.4")
def test_a_coup_dealt_to_an_empty_table_is_finished_without_who_comes_meanwhile() -> None:
    pit = alone(STAR).do(OrderNoBet(EMPTY, "1-1", marker=True), SUE).start()
    pit.call(Announcement.NO_MORE_BETS).deal("9S").do(Join("ann", 1, 50_000))
    assert pit.refused(PlaceWager("ann", 1, "player", 1_000))[0] == "no-bet-coup"
    pit.deal("KH KD 7C").reveal().settle()
    assert pit.now.past[-1].no_bet == "7.4"
    pit.start("1-2").bet("ann", "player", 1_000)


def test_an_order_to_deal_without_wagers_ends_when_the_table_closes() -> None:
    pit = alone(STAR).do(OrderNoBet(EMPTY, "1-1", marker=True), SUE)
    stated = limits(pit)
    load(pit.do(CloseTable(), SUE).do(OpenTable(stated), SUE)).start()
    assert pit.coup.no_bet is None


@clause(PREMIUM, "7.4")
def test_premium_deals_without_wagers_while_none_lies_there() -> None:
    pit = seated(PREMIUM).start().bet("ann", "player", 1_000)
    order = OrderNoBet(EMPTY, "1-1")
    assert pit.refused(order, SUE) == ("not-authorised", "7.4")
    assert pit.refused(order, AMY) == ("wagers-placed", "7.4")
    pit = seated(PREMIUM).start().do(order, DEE, AMY)
    assert pit.refused(PlaceWager("ann", 1, "player", 1_000))[0] == "no-bet-coup"
    assert pit.refused(TakeWagers()) == ("coup-in-progress", None)
    pit.call(Announcement.NO_MORE_BETS).deal("9S")
    assert pit.refused(order, AMY) == ("no-bet-coup", "7.4")
    pit.deal("KH KD 7C").reveal().settle().do(TakeWagers())
    assert pit.refused(TakeWagers()) == ("wagers-open", None)
    pit.start("1-2").bet("ann", "player", 1_000)


@pytest.mark.parametrize(
    ("key", "by", "below", "cited"),
    [
        pytest.param(STAR, SUE, DEE, "7.5", marks=clause(STAR, "7.5")),
        pytest.param(PREMIUM, AMY, SUE, "7.5", marks=clause(PREMIUM, "7.5")),
    ],
)
def test_all_players_agree_to_coups_without_wagers(key: str, by: Person, below: Person, cited: str) -> None:
    pit = seated(key)
    assert pit.refused(OrderNoBet(AGREED, "1-1", agreed=EVERYBODY), below) == ("not-authorised", cited)
    short = OrderNoBet(AGREED, "1-1", agreed=("ann", "bob", "zoe"))
    assert pit.refused(short, by) == ("no-bet-coup-not-allowed", cited)
    pit.do(OrderNoBet(AGREED, "1-1", agreed=EVERYBODY), by).play("1-1", NATURAL).start("1-2")
    assert pit.refused(PlaceWager("ann", 1, "player", 1_000))[0] == "no-bet-coup"
    # Dan has not agreed.
    pit.do(Join("dan", 2, 50_000)).bet("dan", "player", 1_000)
    assert alone(key).refused(OrderNoBet(AGREED, "1-1"), by) == ("no-bet-coup-not-allowed", cited)


@clause(CANBERRA, "4.8")
def test_canberra_deals_one_coup_without_wagers_if_a_player_asks_and_all_agree() -> None:
    pit = seated(CANBERRA)
    assert pit.refused(OrderNoBet(AGREED, "1-1", agreed=EVERYBODY), SUE) == ("no-bet-coup-not-allowed", "4.8")
    order = OrderNoBet(AGREED, "1-1", requested=("bob",), agreed=EVERYBODY)
    assert pit.refused(order, DEE) == ("not-authorised", "4.8")
    pit.do(order, SUE)
    assert pit.refused(StartRound("1-9")) == ("no-bet-coup-over", "4.8")
    pit.play("1-1", NATURAL).start("1-2").bet("ann", "player", 1_000)
    pit = seated(CANBERRA).play("1-1", NATURAL)
    for key in ("", "1-1"):
        again = OrderNoBet(AGREED, key, requested=("bob",), agreed=EVERYBODY)
        assert pit.refused(again, SUE) == ("round-over", None)


@clause(CANBERRA, "4.9")
def test_canberra_deals_without_wagers_to_nobody_or_after_an_empty_period() -> None:
    assert seated(CANBERRA).refused(OrderNoBet(EMPTY, "1-1"), SUE) == ("no-bet-coup-not-allowed", "4.9")
    alone(CANBERRA).do(OrderNoBet(EMPTY, "1-1"), SUE).play("1-1", NATURAL)
    pit = timed().start()
    assert pit.refused(OrderNoBet(EMPTY, "1-1"), SUE) == ("no-bet-coup-not-allowed", "4.9")
    pit.wait(20_000).do(EndPeriod()).do(OrderNoBet(EMPTY, "1-1"), SUE)
    # The period is over: a new player waits for the next coup.
    pit.do(Join("bob", 2, 50_000))
    assert pit.coup.no_bet == "4.9"
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL).reveal().settle().start("1-2").bet(
        "bob", "player", 1_000
    )
    pit.wait(20_000).do(EndPeriod())
    assert pit.refused(OrderNoBet(EMPTY, "1-2"), SUE) == ("wagers-placed", "4.9")


def test_where_the_rules_know_no_such_order_nobody_gives_one() -> None:
    for key in (RAPID, GUIDE):
        for why in (EMPTY, AGREED):
            assert seated(key).refused(OrderNoBet(why, "1-1", agreed=EVERYBODY), GUS)[0] == "not-authorised"
