"""The books in readable form."""

from pitboss.reports.accounts import list_rows
from pitboss.words.rendering import english


def test_all_tickets_that_stand_for_money_are_one_line() -> None:
    (row,) = list_rows({"ticket/1/value": -500, "ticket/2/value": -250, "ticket/3/value": 0})
    assert (row.account, row.posted) == ("ticket/…", -750)
    assert english(row.text) == "2 redeemable tickets outstanding"
    assert list_rows({"ticket/3/value": 0}) == []


def test_a_seat_is_listed_while_it_has_money() -> None:
    rows = list_rows({"table/1/seat/ann/stack": -500, "table/1/seat/bob/stack": 0, "table/1/win": 0})
    assert {row.account: row.posted for row in rows} == {"table/1/seat/ann/stack": -500, "table/1/win": 0}


def test_accounts_are_in_the_order_of_their_rooms_and_numbers_count_as_numbers() -> None:
    names = ["cage/cash", "pt/10/chips", "table/10/win", "pt/9/chips", "table/9/win"]
    listed = [row.account for row in list_rows(dict.fromkeys(names, 1))]
    assert [name for name in listed if name.startswith("pt/")] == ["pt/9/chips", "pt/10/chips"]
    assert [name for name in listed if name.startswith("table/")] == ["table/9/win", "table/10/win"]
    rooms = [name.split("/")[0] for name in listed]
    assert rooms == sorted(rooms, key=rooms.index)
