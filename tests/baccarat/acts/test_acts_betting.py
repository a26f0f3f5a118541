"""Wagers at a live table: position, player, chips, limits, and the time of closing."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, GUS, OPAL, SUE, LiveTable, load, player, seated, set_up
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Person, Spot
from pitboss.acting.acts.common_acts import AlterLimits, EndPeriod, Reopen
from pitboss.acting.audience import Audience
from pitboss.acting.setups.sign import Limits
from pitboss.baccarat.acts.betting import FindMisplaced, PlaceWager, ReduceWagers, RefuseWager, TakeOff
from pitboss.baccarat.acts.holding import AcceptRole, PassOut, Turn
from pitboss.baccarat.acts.limits import AllowOverMaximum
from pitboss.baccarat.acts.no_bet import OrderNoBet
from pitboss.baccarat.acts.opening import ChooseDealing, LimitPlayers, RestrictOptional
from pitboss.baccarat.acts.people import Join, TakeSeat
from pitboss.baccarat.acts.play import Call, DrawCard, Settle, StartRound
from pitboss.baccarat.play.limit_changes import table_sign
from pitboss.baccarat.views.offering import offers
from pitboss.baccarat.views.view import view
from pitboss.floor.setups import equip, standard_setup
from pitboss.game.coup import Hand
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount
from pitboss.rules.limits import Closes, Misplaced
from pitboss.rules.procedure import Announcement, Device

NO_MORE = Announcement.NO_MORE_BETS
PLAYER_WINS, BANKER_WINS, TIED = "9S KH KD 7C", "2S 9H KD KC", "9S 9H KD KC"


def opened(edition: str, game: str | None = None, **limits: Any) -> LiveTable:
    """A table whose first coup takes wagers."""
    return seated(edition, game, **limits).start()


def wagers(pit: LiveTable) -> dict[tuple[str, str, int | None], int]:
    return {(placed.player, placed.wager, placed.box): placed.cents for placed in pit.coup.wagers}


def arranged(edition: str, **changes: Any) -> LiveTable:
    """A table with an unusual set-up, with Ann, Bob and Cem at it."""
    setup = equip(msgspec.structs.replace(standard_setup(edition), **changes))
    pit = set_up(setup, **({"period": 30} if changes.get("closes") else {}))
    for name, seat in (("ann", 1), ("bob", 3), ("cem", 5)):
        pit.do(Join(name, seat, 500_000))
    return load(pit)


# Combinations of wagers.


@citing(star="5.6.6", premium="5.6.3", canberra="4.6")
def test_both_hands_need_the_approval_that_the_edition_names(key: str, cited: str) -> None:
    pit = opened(key).bet("ann", "banker", 10_000)
    both = PlaceWager("ann", 1, "player", 10_000)
    assert pit.refused(both, player("ann")) == ("approval-needed", cited)
    assert pit.refused(both, DEE) == ("approval-needed", cited)
    assert pit.refused(both, player("ann"), Person("ann", GUS.role))[0] == "second-person-needed"
    assert pit.refused(both, player("ann"), player("bob"))[0] == "second-person-needed"
    if key == PREMIUM:
        for low in (SUE, AMY):
            assert pit.refused(both, player("ann"), low) == ("approval-needed", cited)
    pit.do(both, player("ann"), GUS if key == PREMIUM else SUE)
    if key != CANBERRA:
        # An approved wager may be raised without another approval.
        pit.do(both, player("ann"))


@clause(STAR, "5.6.2", "5.6.4", "5.6.7")
def test_a_tie_goes_with_a_hand_and_with_both_if_approved() -> None:
    for first in ("player", "banker"):
        pit = opened(STAR).bet("ann", first).bet("ann", "tie")
        other = PlaceWager("ann", 1, "banker" if first == "player" else "player", 10_000)
        assert pit.refused(other) == ("approval-needed", "5.6.7")
        pit.do(other, DEE, SUE)


@clause(STAR, "10.5", "10.12")
@clause(CANBERRA, "4.6", "4.6(a)")
def test_one_wager_of_a_kind_for_each_player_and_coup_in_any_box() -> None:
    star = opened(STAR)
    for wager, cited in (("player-pair", "10.5"), ("super-six", "10.12")):
        star.bet("ann", wager, 1_000)
        assert star.refused(PlaceWager("ann", 2, wager, 1_000)) == ("one-of-a-kind", cited)
        star.bet("bob", wager, 1_000)
    canberra = opened(CANBERRA).bet("ann", "banker")
    assert canberra.refused(PlaceWager("ann", 2, "banker", 10_000)) == ("one-of-a-kind", "4.6")
    # Taken off, it may be placed again, also elsewhere.
    canberra.do(TakeOff("ann", 1, "banker")).do(PlaceWager("ann", 2, "banker", 20_000))


@clause(CANBERRA, "4.6")
def test_a_common_box_is_one_box_from_wherever_it_is_bet_on() -> None:
    pit = arranged(CANBERRA, common=("super-six",)).start()
    for box in (1, 5):
        pit.do(PlaceWager("ann", box, "super-six", 1_000))
    assert wagers(pit) == {("ann", "super-six", None): 2_000}
    pit.do(TakeOff("ann", 5, "super-six"))
    assert (wagers(pit), pit.stack("ann")) == ({}, 500_000)


@clause(CANBERRA, "4.5")
def test_many_bet_in_one_box_and_each_is_paid_alone() -> None:
    for edition in (STAR, PREMIUM, CANBERRA, GUIDE):
        pit = opened(edition)
        for name, cents in (("ann", 10_000), ("bob", 20_000), ("cem", 30_000)):
            pit.do(PlaceWager(name, 3, "player", cents), player(name))
        pit.call(NO_MORE)
        pit.deal(PLAYER_WINS).reveal().settle()
        assert [pit.stack(name) for name in ("ann", "bob", "cem")] == [510_000, 520_000, 530_000]


@clause(STAR, "5.9")
def test_a_box_that_is_kept_for_one_takes_no_other() -> None:
    pit = seated(STAR).do(LimitPlayers(one_per_box=True), SUE).start().bet("ann", "player")
    assert pit.refused(PlaceWager("bob", 1, "player", 10_000)) == ("box-taken", "5.9")
    pit.do(PlaceWager("bob", 3, "player", 10_000))


@clause(STAR, "5.5.2")
def test_each_box_of_one_player_is_a_bet_of_its_own() -> None:
    pit = seated(STAR).start()
    for box in (1, 2):
        pit.do(PlaceWager("ann", box, "banker", 1_010))
    pit.deal(BANKER_WINS).reveal().settle()
    assert [(line.box, line.won, line.rounding) for line in pit.events[-1].lines] == [
        (1, 960, 1),
        (2, 960, 1),
    ]
    assert pit.stack("ann") == 500_000 + 2 * 960


def test_a_wager_is_placed_where_it_can_be() -> None:
    pit = opened(STAR)
    place = PlaceWager("ann", 1, "player", 10_000)
    replace = msgspec.structs.replace
    assert pit.refused(replace(place, box=7)) == ("no-such-box", "2.2")
    assert pit.refused(replace(place, player="zoe"), DEE)[0] == "not-at-table"
    assert pit.refused(replace(place, wager="dragon"))[0] == "wager-not-offered"
    for cents in (0, -500, 10**15 + 1):
        assert pit.refused(replace(place, cents=cents))[0] == "bad-stake"
    assert pit.refused(replace(place, cents=10**30))[0] == "out-of-range"
    assert pit.refused(replace(place, cents=500_100, found=True))[0] == "insufficient-funds"
    assert pit.refused(replace(place, found=True), player("ann"))[0] == "not-authorised"
    assert pit.refused(place, player("bob"))[0] == "not-yours"
    assert seated(STAR).refused(place)[0] == "no-round"
    assert seated(RAPID).start().refused(place)[0] == "terminals-only"


@citing(star="10.4", premium="12.14")
def test_a_restricted_wager_needs_a_main_wager_that_stays(key: str, cited: str) -> None:
    wager = "player-pair" if key == STAR else "tiger-tie"
    pit = seated(key) if key == STAR else arranged(key, layout="P", seats=5)
    pit.do(RestrictOptional(wager, surveillance_notified=True, sign_shown=True), GUS).start()
    side = PlaceWager("ann", 1, wager, 1_000)
    assert pit.refused(side) == ("main-wager-needed", cited)
    pit.bet("ann", "player").bet("ann", "tie").do(side)
    pit.do(TakeOff("ann", 1, "player"))
    assert pit.refused(TakeOff("ann", 1, "tie")) == ("main-wager-needed", cited)
    pit.do(TakeOff("ann", 1, wager)).do(TakeOff("ann", 1, "tie"))


def positions(key: str, room: int) -> tuple[LiveTable, str]:
    """A table with room for this many players on an optional wager in one box."""
    if key == STAR:
        return arranged(key, positions=room), "player-pair"
    return arranged(key, positions=room, layout="P", seats=5), "tiger-tie"


@citing(star="10.5", premium="12.15")
def test_a_position_goes_to_a_player_with_a_main_wager_and_the_other_gets_the_chips_back(
    key: str, cited: str
) -> None:
    pit, wager = positions(key, 1)
    side = {name: PlaceWager(name, 1, wager, 1_000) for name in ("ann", "bob", "cem")}
    pit.start().do(side["ann"]).bet("bob", "player", box=1)
    # Of two without a main wager, the first to bet has the position.
    assert pit.refused(side["cem"]) == ("no-position-left", cited)
    pit.do(side["bob"])
    assert (pit.coup.at(Spot(1, "ann", wager)), pit.stack("ann"), pit.held("ann")) == (None, 500_000, 0)
    event = pit.events[-1]
    assert event.findings is not None
    (passed,) = event.findings.reduced
    assert (passed.player, passed.back, passed.clause) == ("ann", 1_000, cited)
    assert [(one.clause, one.people, one.cents) for one in event.incidents] == [
        (cited, ("dee", "ann"), 1_000)
    ]
    # Of two with a main wager, too, the first to bet keeps it.
    pit.bet("cem", "banker", box=1)
    assert pit.refused(side["cem"]) == ("no-position-left", cited)
    assert pit.refused(side["ann"]) == ("no-position-left", cited)
    # Another box has room of its own, and so has this one once its wager is taken off.
    pit.do(PlaceWager("ann", 2, wager, 1_000)).do(TakeOff("ann", 2, wager))
    pit.do(TakeOff("bob", 1, wager)).do(side["ann"])


@citing(star="10.4", premium="12.14")
def test_a_restricted_wager_has_no_position_for_others(key: str, cited: str) -> None:
    pit, wager = positions(key, 2)
    pit.do(RestrictOptional(wager, surveillance_notified=True, sign_shown=True), GUS).start()
    assert pit.refused(PlaceWager("ann", 1, wager, 1_000)) == ("main-wager-needed", cited)
    for name in ("ann", "bob"):
        pit.bet(name, "player", box=1).do(PlaceWager(name, 1, wager, 1_000))
    pit.bet("cem", "player", box=1)
    assert pit.refused(PlaceWager("cem", 1, wager, 1_000))[0] == "no-position-left"


@given(
    st.integers(1, 3),
    st.lists(st.tuples(st.sampled_from(("ann", "bob", "cem")), st.sampled_from(("player", "player-pair")))),
)
def test_positions_are_never_more_than_there_are_and_preference_holds(
    room: int, bets: list[tuple[str, str]]
) -> None:
    pit = positions(STAR, room)[0].start()
    for name, wager in bets:
        pit.attempt(PlaceWager(name, 1, wager, 1_000))
    mains = {placed.player for placed in pit.coup.wagers if placed.wager == "player"}
    side = [placed.player for placed in pit.coup.wagers if placed.wager == "player-pair"]
    assert len(side) <= room
    tried_last = bets and bets[-1][1] == "player-pair"
    if tried_last and bets[-1][0] in mains and bets[-1][0] not in side:
        assert set(side) <= mains
    assert sum(pit.stack(name) + pit.held(name) for name in ("ann", "bob", "cem")) == 1_500_000


# Chips and tokens.


@clause(STAR, "5.2")
@clause(PREMIUM, "5.2")
@pytest.mark.parametrize("key", [STAR, PREMIUM])
def test_a_stake_of_chips_and_tokens_is_one_wager_that_wins_chips(key: str) -> None:
    pit = seated(key).do(Join("dan", 2, 10_000, 5_000)).start()
    for name, wager in (("dan", "player"), ("dan", "player-pair")):
        pit.do(PlaceWager(name, 2, wager, 1_500, tokens=500), player(name))
    pit.deal("4S KH 4D 7C").reveal().settle()
    won = 1_500 + 11 * 1_500
    assert pit.stack("dan") == 10_000 + won
    assert pit.now.balances["table/1/seat/dan/tokens"] == 5_000
    # A lost wager is collected by kind; a tied one is returned in the same kind.
    pit.start("1-2").do(PlaceWager("dan", 2, "player", 1_500, tokens=500))
    pit.deal(BANKER_WINS).reveal().settle()
    assert (pit.stack("dan"), pit.now.balances["table/1/seat/dan/tokens"]) == (9_000 + won, 4_500)
    pit.start("1-3").do(PlaceWager("dan", 2, "player", 4_500, tokens=4_500)).deal(TIED).reveal().settle()
    assert (pit.stack("dan"), pit.now.balances["table/1/seat/dan/tokens"]) == (9_000 + won, 4_500)
    pit.start("1-4")
    for tokens in (-1, 1_001):
        assert pit.refused(PlaceWager("dan", 2, "player", 1_000, tokens=tokens))[0] == "bad-stake"
    assert pit.refused(PlaceWager("ann", 1, "player", 1_000, tokens=1_000))[0] == "insufficient-funds"


@clause(CANBERRA, "4.2")
def test_canberra_takes_chips_only() -> None:
    pit = opened(CANBERRA)
    for tokens in (500, 1_000):
        assert pit.refused(PlaceWager("ann", 1, "player", 1_000, tokens=tokens)) == (
            "tender-not-taken",
            "4.2",
        )


def test_what_comes_back_of_a_mixed_stake_is_chips_first() -> None:
    pit = seated(STAR).do(Join("dan", 2, 100_000, 100_000)).start()
    pit.do(PlaceWager("dan", 2, "player", 130_000, tokens=80_000, found=True))
    pit.deal(BANKER_WINS).reveal().settle()
    (line,) = pit.lines
    assert (line.stake, line.counts, line.tokens) == (130_000, 100_000, 80_000)
    assert pit.stack("dan") == 80_000
    assert pit.now.balances["table/1/seat/dan/tokens"] == 20_000


# Limits.


@citing(star="6.1", premium="6.1", canberra="3.1")
def test_a_wager_outside_the_limits_is_not_taken(key: str, cited: str) -> None:
    pit = opened(key)
    for cents in (400, 100_500):
        assert pit.refused(PlaceWager("ann", 1, "player", cents)) == ("outside-limits", cited)
    if key != CANBERRA:
        # The limit counts a player's wagers in all boxes together.
        pit.bet("ann", "player", 60_000)
        assert pit.refused(PlaceWager("ann", 2, "player", 50_000)) == ("outside-limits", cited)


@citing(star="6.5", canberra="3.7")
def test_a_wager_found_over_the_maximum_is_paid_and_collected_to_it(key: str, cited: str) -> None:
    for cards, after in ((PLAYER_WINS, 600_000), (BANKER_WINS, 400_000), (TIED, 500_000)):
        pit = opened(key).do(PlaceWager("ann", 1, "player", 150_000, found=True)).call(NO_MORE)
        pit.deal(cards).reveal().settle()
        assert (pit.stack("ann"), pit.held("ann")) == (after, 0)
        assert pit.lines[0].counts == 100_000
    late = opened(key).do(PlaceWager("ann", 1, "player", 150_000, found=True)).call(NO_MORE).deal("9S")
    allowed = AllowOverMaximum("ann", {"player": Limits(500, 200_000)}, sign_shown=True)
    assert late.refused(allowed, SUE)[0] == "coup-in-progress"
    assert cited in ("6.5", "3.7")


@clause(PREMIUM, "6.3", "6.4")
def test_premium_pays_every_wager_found_once_a_card_is_seen() -> None:
    pit = opened(PREMIUM).do(PlaceWager("ann", 1, "player", 150_000, found=True))
    pit.do(PlaceWager("bob", 3, "player", 100, found=True)).deal(PLAYER_WINS).reveal().settle()
    assert (pit.stack("ann"), pit.stack("bob")) == (650_000, 500_100)


@clause(STAR, "6.3", "6.4")
def test_the_star_lets_a_differential_and_a_small_wager_stand_once_a_card_is_out() -> None:
    pit = opened(STAR, differential=50_000).do(PlaceWager("ann", 1, "player", 100_000))
    pit.do(PlaceWager("bob", 3, "tie", 100, found=True)).deal(PLAYER_WINS).reveal().settle()
    assert (pit.stack("ann"), pit.stack("bob")) == (600_000, 499_900)


@citing(star="5.2", premium="5.2", canberra="4.2")
def test_a_stake_is_whole_chips_of_the_table(key: str, cited: str) -> None:
    pit = arranged(key, smallest_chip=500).start()
    if key != CANBERRA:
        pit.do(Join("dan", 2, 100_000, 100_000))
    for cents in (501, 10_250, 1_999):
        for found in (False, True):
            assert pit.refused(PlaceWager("ann", 1, "player", cents, found=found)) == ("bad-stake", cited)
    if key != CANBERRA:
        # The sum is whole chips, but neither part of it is.
        assert pit.refused(PlaceWager("dan", 2, "player", 1_000, tokens=250)) == ("bad-stake", cited)
        pit.do(PlaceWager("dan", 2, "player", 1_500, tokens=500))
    pit.bet("ann", "player", 1_500)
    assert pit.held("ann") == 1_500


@clause(STAR, "5.2", "6.5")
@pytest.mark.parametrize(("cards", "sign"), [(TIED, 8), (PLAYER_WINS, -1)])
def test_an_area_over_its_maximum_is_settled_pro_rata_in_whole_chips(cards: str, sign: int) -> None:
    chips = msgspec.structs.replace(standard_setup(STAR), smallest_chip=500)
    pit = set_up(chips, areas={"tie": Limits(500, 10_000)})
    for name, seat in (("ann", 1), ("bob", 3), ("cem", 5)):
        pit.do(Join(name, seat, 500_000))
    load(pit).start()
    for name in ("ann", "bob", "cem"):
        pit.do(PlaceWager(name, 1, "tie", 5_000))
    pit.deal(cards).reveal().settle()
    # 100.00 in chips of 5.00 are 20 chips: no third of them is a number of whole ones.
    assert [line.counts for line in pit.lines] == [3_500, 3_500, 3_000]
    assert [pit.stack(name) for name in ("ann", "bob", "cem")] == [
        500_000 + sign * cents for cents in (3_500, 3_500, 3_000)
    ]


@clause(STAR, "6.5")
def test_an_area_over_its_maximum_is_settled_pro_rata_to_the_cent() -> None:
    pit = opened(STAR, areas={"tie": Limits(500, 10_000)})
    for name, cents in (("ann", 5_000), ("bob", 5_000), ("cem", 5_000)):
        pit.do(PlaceWager(name, 1, "tie", cents))
    # The maximum of the area applies to one box: in another, Ann's wager counts in full.
    pit.do(PlaceWager("ann", 2, "tie", 5_000))
    pit.deal(TIED).reveal().settle()
    counts = {(line.player, line.box): line.counts for line in pit.events[-1].lines}
    assert counts == {("ann", 1): 3_334, ("bob", 1): 3_333, ("cem", 1): 3_333, ("ann", 2): 5_000}
    assert pit.stack("bob") == 500_000 + 8 * 3_333


@citing(star="6.2", premium="6.2")
def test_the_dealer_reduces_the_wagers_of_all_boxes_to_the_maximum_of_an_area_at_the_table(
    key: str, cited: str
) -> None:
    """The clause speaks of "the total of the wagers for a coup", not of one box."""
    pit = opened(key, table_areas={"player": 10_000})
    for name, box in (("ann", 1), ("bob", 3), ("cem", 5)):
        pit.do(PlaceWager(name, box, "player", 5_000, found=True))
    missed = view(pit.now, "1", Audience.DEALER, DEE).limits_missed
    assert missed is not None
    assert missed.facts["case"] == "over-at-table"
    pit.do(ReduceWagers())
    assert sorted(wagers(pit).values(), reverse=True) == [3_334, 3_333, 3_333]
    assert [row.clause for row in pit.events[-1].incidents] == [cited]


@clause(STAR, "6.5")
def test_the_wagers_of_all_boxes_count_up_to_the_maximum_of_an_area_at_the_table() -> None:
    pit = opened(STAR, areas={"tie": Limits(500, 7_000)}, table_areas={"tie": 10_000})
    for name, box, cents in (("ann", 1, 5_000), ("bob", 1, 5_000), ("cem", 5, 5_000)):
        pit.do(PlaceWager(name, box, "tie", cents, found=True))
    pit.deal(TIED).reveal().settle()
    # First box 1 comes to its 70.00, then all of them to 100.00.
    counts = {line.player: line.counts for line in pit.events[-1].lines}
    assert counts == {"ann": 2_917, "bob": 2_917, "cem": 4_166}


@citing(star="6.1", premium="6.1")
def test_the_maximum_of_an_area_at_the_table_is_on_the_sign(key: str, cited: str) -> None:
    pit = seated(key, table_areas={"player": 10_000})
    lines = table_sign(pit.now.offer, pit.now.limits, pit.now.terms)
    assert not isinstance(lines, Rejection)
    (line,) = (line for line in lines if line.text.key == "sign-table-area")
    assert (line.clause, line.text.facts["most"]) == (cited, Amount(10_000))


def test_elsewhere_no_area_has_a_maximum_of_its_own() -> None:
    pit = seated(CANBERRA)
    act = AlterLimits(replace(pit.now.limits.limits, table_areas={"player": 10_000}))
    assert pit.refused(act, OPAL)[0] == "limit-not-used"


@clause(CANBERRA, "3.6")
def test_canberra_pays_a_small_wager_once_and_gives_the_next_one_back() -> None:
    small = PlaceWager("ann", 1, "player", 100, found=True)
    pit = opened(CANBERRA).do(small).do(PlaceWager("ann", 1, "tie", 100, found=True)).call(NO_MORE)
    pit.deal(PLAYER_WINS).reveal().settle()
    assert (pit.stack("ann"), pit.now.advised) == (500_000, frozenset({"ann"}))
    pit.start("1-2").do(small).call(NO_MORE).deal(PLAYER_WINS).reveal().settle()
    assert (pit.stack("ann"), pit.events[-1].lines) == (500_000, ())
    # Bob had not been advised before, so his wager counts once. Within the limits nothing changes.
    pit.start("1-3").bet("ann", "player", 500).do(PlaceWager("bob", 3, "player", 100, found=True))
    pit.call(NO_MORE).deal(PLAYER_WINS).reveal().settle()
    assert (pit.stack("ann"), pit.stack("bob")) == (500_500, 500_100)
    assert pit.now.advised == {"ann", "bob"}


@clause(CANBERRA, "3.6", "9.10")
def test_advice_after_the_pairs_is_for_the_next_coup_not_for_this_one() -> None:
    pit = opened(CANBERRA).do(PlaceWager("ann", 1, "player", 100, found=True))
    pit.do(PlaceWager("ann", 1, "player-perfect-pair", 100, found=True))
    pit.call(NO_MORE).deal("2S KH KD 7C")
    pit._initial()
    pit.deal("6S").settle()
    assert pit.stack("ann") == 500_000 - 100 + 100
    assert pit.now.advised == {"ann"}


@citing(star="6.2", premium="6.2")
def test_the_dealer_reduces_what_is_over_together_each_in_proportion(key: str, cited: str) -> None:
    pit = opened(key, differential=30_000)
    assert pit.refused(ReduceWagers())[0] == "nothing-to-reduce"
    pit.bet("ann", "banker", 10_000).bet("bob", "player", 60_000).bet("cem", "player", 20_000)
    assert pit.refused(ReduceWagers(), player("bob"))[0] == "not-authorised"
    pit.do(ReduceWagers())
    assert wagers(pit)["bob", "player", 3] == 30_000
    assert wagers(pit)["cem", "player", 5] == 10_000
    assert (pit.stack("bob"), pit.stack("cem")) == (470_000, 490_000)
    assert pit.now.book.next == 2
    pit.do(DrawCard("9S" if key == STAR else None))
    if key == STAR:
        assert pit.refused(ReduceWagers()) == ("wagers-closed", "5.4")


def test_nobody_reduces_wagers_in_canberra_and_own_limits_come_first() -> None:
    assert opened(CANBERRA).refused(ReduceWagers())[0] == "reduction-not-allowed"
    pit = opened(STAR, differential=30_000).do(PlaceWager("ann", 1, "player", 150_000, found=True))
    assert pit.refused(ReduceWagers())[0] == "outside-limits"
    assert seated(STAR).refused(ReduceWagers())[0] == "no-round"


# Refused and misplaced.


@citing(star="14.12", premium="15.12")
def test_a_supervisor_refuses_a_wager_with_grounds_before_the_first_card(key: str, cited: str) -> None:
    pit = opened(key).bet("ann", "player").bet("ann", "tie", 1_000)
    refusal = RefuseWager("ann", 1, "player", "A dispute about the last coup")
    assert pit.refused(refusal) == ("not-authorised", cited)
    assert pit.refused(msgspec.structs.replace(refusal, grounds=" "), SUE)[1] == cited
    assert pit.refused(msgspec.structs.replace(refusal, wager="banker"), SUE)[0] == "wager-not-placed"
    pit.do(refusal, SUE)
    assert (wagers(pit), pit.stack("ann")) == ({("ann", "tie", 1): 1_000}, 499_000)
    assert pit.now.book.next == 2
    pit.do(DrawCard("9S"))
    assert pit.refused(RefuseWager("ann", 1, "tie", "Late"), SUE)[1] == cited


@clause(STAR, "5.5.1", "5.5.2", "5.5.3")
@clause(PREMIUM, "5.5.1", "5.5.2", "5.5.3")
def test_a_wager_that_lies_wrongly_goes_back() -> None:
    cited = {
        Misplaced.OUTSIDE_AREA: "5.5.1",
        Misplaced.NOT_SEPARATE: "5.5.2",
        Misplaced.NOT_FLAT: "5.5.3",
        Misplaced.ON_ANOTHER: "5.5.3",
    }
    for edition in (STAR, PREMIUM):
        for fault, number in cited.items():
            pit = opened(edition).bet("ann", "player")
            assert pit.refused(FindMisplaced("ann", 1, "tie", fault))[0] == "wager-not-placed"
            pit.do(FindMisplaced("ann", 1, "player", fault))
            assert (wagers(pit), pit.stack("ann")) == ({}, 500_000)
            assert pit.now.book.next == 2
            pit.bet("ann", "player").do(DrawCard("9S"))
            late = pit.refused(FindMisplaced("ann", 1, "player", fault))
            assert late == ("coup-in-progress", number)
    pit = opened(GUIDE).bet("ann", "player")
    assert pit.refused(FindMisplaced("ann", 1, "player", Misplaced.NOT_FLAT))[0] == "position-is-good"


# Closing.


@citing(star="5.4", premium="5.4", canberra="4.7")
def test_wagers_stand_from_the_moment_that_the_edition_names(key: str, cited: str) -> None:
    pit = seated(key)
    method = "face-down" if key == CANBERRA else "B"
    pit.do(ChooseDealing(method, "down"), OPAL if key == CANBERRA else AMY).start()
    pit.bet("ann", "player").call(NO_MORE)
    if key == CANBERRA:
        # The call alone closes wagers, too.
        assert pit.refused(TakeOff("ann", 1, "player")) == ("wagers-closed", "4.7")
    pit.do(DrawCard("9S"))
    late = PlaceWager("bob", 3, "player", 20_000)
    if key == PREMIUM:
        pit.do(late).do(TakeOff("bob", 3, "player")).do(late).deal("KH KD 7C")
        # The player with the highest wager before a card is seen receives the cards.
        assert pit.refused(PassOut(Hand.PLAYER, "ann"))[0] == "not-designated"
        pit.do(PassOut(Hand.PLAYER, "bob"))
    assert pit.refused(PlaceWager("cem", 5, "tie", 1_000)) == ("wagers-closed", cited)
    assert pit.refused(TakeOff("ann", 1, "player")) == ("wagers-closed", cited)


@clause(CANBERRA, "4.1")
def test_a_set_period_in_canberra_opens_by_the_call_and_ends_with_the_clock() -> None:
    pit = arranged(CANBERRA, closes=Closes.PERIOD_ENDS)
    pit.do(StartRound("1-1"))
    bet = PlaceWager("ann", 1, "player", 10_000)
    assert pit.refused(bet) == ("wagers-not-open", "4.1")
    pit.do(Call(Announcement.PLACE_YOUR_BETS)).do(bet).wait(30_000).do(EndPeriod())
    assert pit.refused(Call(Announcement.PLACE_YOUR_BETS)) == ("wagers-closed", "4.1")
    assert pit.refused(TakeOff("ann", 1, "player")) == ("wagers-closed", "4.1")
    assert pit.refused(EndPeriod())[0] == "wagers-closed"
    pit.call(NO_MORE).deal(PLAYER_WINS).settle()
    assert pit.stack("ann") == 510_000


@clause(CANBERRA, "4.1", "4.1(b)", "A.set-wagering-period", "A.set-wagering-period(a)")
def test_nobody_ends_a_set_period_before_its_clock() -> None:
    pit = arranged(CANBERRA, closes=Closes.PERIOD_ENDS)
    # The time before the dealer calls for bets does not count.
    pit.do(StartRound("1-1")).wait(60_000).do(Call(Announcement.PLACE_YOUR_BETS)).wait(1_000)
    for early in (EndPeriod(), Call(NO_MORE)):
        assert pit.refused(early) == ("period-running", "4.1")
        assert pit.refused(early, SUE) == ("period-running", "4.1")
    assert [offer for offer in offers(pit.now, "1", DEE, pit.at) if isinstance(offer.act, EndPeriod)] == []
    # Thirty seconds after the call, to the millisecond: each act comes a second after the last.
    pit.bet("ann", "player").wait(26_999)
    assert pit.refused(EndPeriod()) == ("period-running", "4.1")
    pit.wait(1).do(EndPeriod())


@clause(CANBERRA, "4.1", "4.1(b)", "4.9", "4.9(b)", "A.set-wagering-period(b)")
def test_no_bet_comes_after_a_set_period_though_nobody_has_ended_it() -> None:
    pit = arranged(CANBERRA, closes=Closes.PERIOD_ENDS).start().bet("ann", "player").wait(28_000)
    for late in (PlaceWager("bob", 3, "player", 10_000), TakeOff("ann", 1, "player")):
        assert pit.refused(late, player("bob" if isinstance(late, PlaceWager) else "ann")) == (
            "wagers-closed",
            "4.1",
        )
    # The server that counts down has slept. The dealer calls, and the coup goes on.
    pit.wait(600_000).do(Call(NO_MORE)).deal(PLAYER_WINS).settle()
    assert pit.stack("ann") == 510_000
    empty = arranged(CANBERRA, closes=Closes.PERIOD_ENDS).start().wait(600_000)
    empty.do(OrderNoBet("call-a-no-bet-coup-without-players", "1-1"), SUE)


@clause(CANBERRA, "4.1(b)", "15.6(a)")
def test_reopened_wagers_have_the_whole_period_again_or_until_the_dealer_goes_on() -> None:
    pit = arranged(CANBERRA, closes=Closes.PERIOD_ENDS).do(ChooseDealing("face-down", "down"), OPAL)
    pit.start().bet("ann", "player").wait(30_000).do(Call(NO_MORE)).deal("9S").do(Reopen(), SUE)
    pit.wait(20_000).bet("bob", "banker").do(Call(NO_MORE)).do(Reopen(), SUE).wait(30_000)
    assert pit.refused(TakeOff("bob", 3, "banker")) == ("wagers-closed", "4.1")
    pit.deal("KH")


@clause(CANBERRA, "15.6", "15.6(a)")
@pytest.mark.parametrize("changes", [{}, {"closes": Closes.PERIOD_ENDS}], ids=["by-card", "by-period"])
def test_canberra_reopens_no_wagers_before_a_card_is_dealt(changes: dict[str, Any]) -> None:
    pit = arranged(CANBERRA, **changes).do(ChooseDealing("face-down", "down"), OPAL)
    pit.start().bet("ann", "player").wait(30_000).do(Call(NO_MORE))
    assert pit.refused(Reopen(), SUE) == ("reopening-before-card", "15.6")
    pit.deal("9S").do(Reopen(), SUE).do(TakeOff("ann", 1, "player"))


def test_a_wager_comes_off_whole() -> None:
    pit = opened(STAR).bet("ann", "player")
    for leaves in (-1, 10_000, 20_000, 5_000):
        assert pit.refused(TakeOff("ann", 1, "player", leaves), player("ann"))[0] == "bad-stake"
    assert pit.refused(TakeOff("ann", 1, "player"), player("bob"))[0] == "not-yours"
    assert pit.refused(TakeOff("ann", 2, "player"), player("ann"))[0] == "wager-not-placed"
    pit.do(TakeOff("ann", 1, "player"), player("ann"))
    assert (wagers(pit), pit.stack("ann"), pit.held("ann")) == ({}, 500_000, 0)


# Reopened wagers.


@clause(STAR, "12.12", "5.4")
def test_the_star_reopens_wagers_while_no_card_was_seen_except_under_method_a() -> None:
    pit = seated(STAR).do(ChooseDealing("B", "down"), SUE).start().bet("ann", "player").deal("9S KH")
    assert pit.refused(Reopen()) == ("not-authorised", "12.12")
    assert pit.refused(Reopen(), player("ann"))[0] == "not-authorised"
    pit.do(Reopen(), DEE, SUE).do(TakeOff("ann", 1, "player")).bet("ann", "player", 30_000).bet(
        "bob", "player"
    )
    assert pit.now.book.next == 2
    pit.deal("KD")
    assert pit.refused(TakeOff("ann", 1, "player")) == ("wagers-closed", "5.4")
    pit.deal("7C").do(PassOut(Hand.PLAYER, "ann"))
    assert pit.refused(Reopen(), SUE) == ("card-seen", "12.12")
    dealers = seated(STAR).do(ChooseDealing("A", "down"), SUE).start().bet("ann", "player").deal("9S")
    assert dealers.refused(Reopen(), SUE) == ("reopening-not-allowed", "12.12")


def test_who_holds_the_banker_without_a_wager_on_it_receives_no_cards() -> None:
    pit = seated(STAR).do(ChooseDealing("C", "down"), SUE).do(AcceptRole("cem")).start().bet("cem", "banker")
    pit.deal("9S KH").do(Reopen(), SUE).do(TakeOff("cem", 5, "banker"))
    assert pit.coup.lines == {}
    pit.bet("cem", "banker", 20_000)
    assert pit.coup.lines[Hand.BANKER] == ("cem",)


@clause(CANBERRA, "15.6", "15.6(a)", "15.6(a)(iii)", "15.6(a)(iv)", "15.6(b)")
def test_canberra_completes_a_reopened_coup_without_wagers_as_a_no_bet_coup() -> None:
    pit = seated(CANBERRA).do(ChooseDealing("face-down", "down"), OPAL).start().bet("ann", "player")
    pit.call(NO_MORE).deal("9S")
    assert pit.refused(Reopen()) == ("not-authorised", "15.6")
    pit.do(Reopen(), SUE).do(TakeOff("ann", 1, "player"))
    assert not pit.coup.no_bet
    # Until a card is drawn, a new wager may be placed with another position and amount.
    pit.do(PlaceWager("ann", 2, "banker", 20_000)).do(TakeOff("ann", 2, "banker")).deal("KH")
    assert (pit.coup.no_bet, pit.coup.method) == ("15.6", "face-up")
    assert pit.refused(PlaceWager("ann", 1, "player", 10_000)) == ("no-bet-coup", "15.6")
    assert pit.refused(Reopen(), SUE)[0] == "wagers-open"
    pit.deal("KD 7C")
    assert pit.refused(PassOut(Hand.PLAYER, "ann"))[0] == "dealer-keeps-cards"
    pit.do(Turn(Hand.PLAYER)).do(Turn(Hand.BANKER)).do(Settle())
    assert (pit.now.past[-1].no_bet, pit.now.guests["ann"].idle) == ("15.6", 0)


@clause(CANBERRA, "15.6", "15.6(a)(iv)", "15.6(b)")
def test_it_is_a_no_bet_coup_also_when_all_four_cards_were_out() -> None:
    pit = seated(CANBERRA).do(ChooseDealing("face-down", "down"), OPAL).start().bet("ann", "player")
    pit.call(NO_MORE).deal(PLAYER_WINS).do(Reopen(), SUE).do(TakeOff("ann", 1, "player"))
    pit.do(Turn(Hand.PLAYER))
    assert pit.coup.no_bet == "15.6"


@clause(RAPID, "4.2.8")
def test_rapid_reopens_the_period_by_a_supervisor_until_a_card_shows() -> None:
    pit = seated(RAPID).start().do(EndPeriod())
    assert pit.refused(Reopen()) == ("not-authorised", "4.2.8")
    pit.do(Reopen(), SUE).do(EndPeriod()).deal("9S")
    assert pit.refused(Reopen(), SUE) == ("card-seen", "4.2.8")


def test_premium_has_nothing_to_reopen() -> None:
    pit = opened(PREMIUM).bet("ann", "player").deal("9S")
    assert pit.refused(Reopen(), GUS)[0] == "not-authorised"


@pytest.mark.parametrize("device", [Device.SHOE, Device.SHUFFLING_DEVICE])
def test_who_stands_bets_from_any_box(device: Device) -> None:
    pit = arranged(STAR, device=device).do(TakeSeat("ann"), player("ann")).start()
    pit.do(PlaceWager("ann", 4, "player", 10_000), player("ann")).deal(PLAYER_WINS).reveal().settle()
    assert pit.stack("ann") == 510_000
