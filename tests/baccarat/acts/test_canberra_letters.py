"""What single letters of Canberra's rules order, done at the table."""

import pytest
from kit.support import CANBERRA, clause
from kit.tables.live_table import OPAL, SUE, LiveTable, seated

from pitboss.acting.acts.common_acts import Reopen
from pitboss.baccarat.acts.betting import PlaceWager, TakeOff
from pitboss.baccarat.acts.opening import ChooseDealing
from pitboss.rules.procedure import Announcement


def reopened() -> LiveTable:
    """A coup whose first card lies face down, in which a supervisor lets wagers be changed."""
    pit = seated(CANBERRA).do(ChooseDealing("face-down", "down"), OPAL).start().bet("ann", "player")
    pit.call(Announcement.NO_MORE_BETS).deal("9S")
    assert pit.refused(TakeOff("ann", 1, "player"))[0] == "wagers-closed"
    return pit.do(Reopen(), SUE)


def lying(pit: LiveTable) -> list[tuple[str, int | None, str, int]]:
    return [(each.player, each.box, each.wager, each.cents) for each in pit.coup.wagers]


@clause(CANBERRA, "15.6(a)(i)")
@pytest.mark.parametrize("to", [(2, "player"), (1, "banker")])
def test_a_wager_of_a_reopened_coup_changes_its_place(to: tuple[int, str]) -> None:
    pit = reopened()
    stake = lying(pit)[0][3]
    pit.do(TakeOff("ann", 1, "player")).do(PlaceWager("ann", *to, stake)).deal("KH")
    assert lying(pit) == [("ann", *to, stake)]
    assert not pit.coup.no_bet


@clause(CANBERRA, "15.6(a)(ii)")
@pytest.mark.parametrize("cents", [5_000, 25_000])
def test_a_wager_of_a_reopened_coup_changes_its_amount(cents: int) -> None:
    pit = reopened()
    pit.do(TakeOff("ann", 1, "player")).do(PlaceWager("ann", 1, "player", cents)).deal("KH")
    assert lying(pit) == [("ann", 1, "player", cents)]
    assert pit.refused(TakeOff("ann", 1, "player"))[0] == "wagers-closed"
    assert not pit.coup.no_bet


@clause(CANBERRA, "4.6(c)")
@pytest.mark.parametrize("side", ["player-perfect-pair", "player-dragon-bonus", "tiger"])
def test_a_player_may_bet_on_the_sides_beside_a_main_wager(side: str) -> None:
    pit = seated(CANBERRA).start().bet("ann", "player", 10_000)
    pit.do(PlaceWager("ann", 1, side, 1_000)).do(PlaceWager("ann", 1, "super-six", 500))
    assert {wager for _, _, wager, _ in lying(pit)} == {"player", side, "super-six"}
