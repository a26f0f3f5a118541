"""Money that is moved by hand at games: only where a game has a till."""

import pytest
from kit.days.books import Books
from kit.support import STAR
from kit.tables.live_table import SUE
from kit.wheels.live_wheel import live_setup

from pitboss.baccarat.acts.opening import SetTable
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.setups import standard_setup
from pitboss.kernel.decision import Command
from pitboss.ledger.counts import CountMoney
from pitboss.ledger.till import MoveMoney, ReverseMove
from pitboss.roulette.acts.opening import SetWheel
from pitboss.roulette.decide import ActAtWheel

AT = {"table": "w1"}
SET_WHEEL = ActAtWheel("w1", SetWheel(live_setup()), SUE)
SET_TABLE = ActAtTable("w1", SetTable(standard_setup(STAR)), SUE)
CHIPS, FILL = MoveMoney("chips-made", 900, {}), MoveMoney("fill", 500, AT)


@pytest.mark.parametrize("command", [FILL, CountMoney("table/w1/drop", 0), CountMoney("table/w1/float", 0)])
def test_no_money_is_moved_by_hand_at_a_wheel_and_no_table_of_its_name_begins(command: Command) -> None:
    books = Books()
    books.do(SET_WHEEL, CHIPS)
    assert books.no(command).code == "unknown-game"
    assert "table/w1" not in books.states


@pytest.mark.parametrize(
    "account", ["kiosk/1/cash", "cage/cash", "cage/chips", "table/9/drop", "table/9/float"]
)
def test_a_place_in_which_nothing_is_booked_is_counted_as_any_other(account: str) -> None:
    books = Books()
    books.do(CountMoney(account, 0))
    assert books.sums == {}
    assert books.no(CountMoney(account, 500)).code == "count-differs"
    books.do(CountMoney(account, 500, "It lay under the tray.", "sue"))
    assert abs(books.sums["house/over-short"]) == 500


@pytest.mark.parametrize("order", [(SET_TABLE, FILL), (FILL, SET_TABLE)])
def test_a_float_is_filled_before_a_table_is_set_up_or_after(
    order: tuple[ActAtTable | MoveMoney, ...],
) -> None:
    books = Books()
    books.do(CHIPS, *order, MoveMoney("float-credit", 200, AT))
    assert books.sums["table/w1/float"] == -300


def test_a_wheel_bears_no_name_under_which_a_float_was_filled() -> None:
    books = Books()
    books.do(CHIPS, FILL)
    assert books.no(SET_WHEEL).code == "name-taken"


def test_a_wheel_beside_whose_name_an_older_release_filled_a_float_goes_on() -> None:
    books = Books()
    books.do(CHIPS, FILL)
    filled = books.states.pop("table/w1")
    books.do(SET_WHEEL)
    books.states["table/w1"] = filled
    books.do(SET_WHEEL, MoveMoney("float-credit", 200, AT), ReverseMove("cage/chips", 2, "A slip.", "Sue"))
    assert books.no(FILL).code == "unknown-game"
    books.do(ReverseMove("table/w1", 1, "There is no such table.", "Sue"))
    assert books.sums["table/w1/float"] == 0
