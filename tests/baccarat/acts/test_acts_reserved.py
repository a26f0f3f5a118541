"""Private tables and salons: reserved for a player or a group, by a list that only staff see."""

import msgspec
import pytest
from kit.support import PREMIUM, STAR, clause
from kit.tables.live_table import DEE, SUE, LiveTable, load, player, set_up

from pitboss.acting.acts.act import Person
from pitboss.acting.audience import Audience
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.opening import CloseTable, ReserveTable, SetTable
from pitboss.baccarat.acts.people import Join, Leave, TakeSeat
from pitboss.baccarat.views.view import view
from pitboss.floor.setups import equip, standard_setup
from pitboss.rules.equipment import Area

CLAUSES = {Area.SALON: "2.1.1", Area.PRIVATE_TABLE: "2.1.2"}


def table(area: Area = Area.PRIVATE_TABLE, edition: str = PREMIUM) -> LiveTable:
    """An open table without guests, and two patrons who have a number."""
    setup = equip(msgspec.structs.replace(standard_setup(edition), area=area, seats=6, layout="C"))
    return set_up(setup if edition == PREMIUM else standard_setup(edition))


@clause(PREMIUM, "1.1.private-table", "2.1.2")
def test_nobody_sits_at_a_private_table_before_it_is_reserved_for_somebody() -> None:
    pit = table()
    assert pit.refused(Join("ann", 1, 500), player("ann")) == ("not-on-list", "2.1.2")
    pit.do(ReserveTable((pit.register("Ann"),)), SUE)
    assert pit.refused(Join("ann", 1, 500), player("ann")) == ("not-on-list", "2.1.2")
    pit.do(Join("ann", 1, 500, number=pit.now.reserved_for[0]), SUE)
    assert pit.now.guests["ann"].patron == pit.now.reserved_for[0]


@pytest.mark.parametrize("area", CLAUSES)
@clause(PREMIUM, "1.1.salon", "2.1.1")
@clause(PREMIUM, "1.1.private-table", "2.1.2")
def test_who_is_not_on_the_list_gets_no_seat_and_places_no_wager(area: Area) -> None:
    pit = table(area)
    lee, wong = pit.register("Mr Lee"), pit.register("王先生")
    pit.do(ReserveTable((lee, wong)), SUE)
    load(
        pit.do(Join("Mr Lee", 1, 500_000, number=lee)).do(Join("王先生", None, 500_000, number=wong))
    ).start()
    pit.do(PlaceWager("Mr Lee", 1, "player", 10_000)).do(PlaceWager("王先生", 2, "banker", 10_000))
    dan, cited = pit.register("Dan"), CLAUSES[area]
    for seat in (3, None):
        assert pit.refused(Join("dan", seat, 500, number=dan)) == ("not-on-list", cited)
        assert pit.refused(Join("dan", seat, 500)) == ("not-on-list", cited)
        assert pit.refused(Join("dan", seat, 500), player("dan")) == ("not-on-list", cited)
    assert pit.refused(PlaceWager("dan", 3, "player", 500)) == ("not-at-table", None)
    assert pit.refused(TakeSeat("dan", 3)) == ("not-at-table", None)
    # One number is one person, and counts only with a name of theirs.
    assert pit.refused(Join("Mr Lee 2", 4, 500, number=lee)) == ("already-there", None)
    assert pit.refused(Join("dan", 3, 500, number=lee)) == ("other-patron", None)


def test_a_salon_without_a_list_admits_everyone_whom_its_door_has_let_in() -> None:
    pit = table(Area.SALON).do(Join("ann", 1, 500))
    assert view(pit.now, "1", Audience.PLAYER).reserved is None


def test_supervisors_set_and_change_the_list() -> None:
    pit = table(Area.SALON)
    lee, dan = pit.register("Lee"), pit.register("Dan")
    assert pit.refused(ReserveTable((lee,)), DEE) == ("not-authorised", None)
    assert pit.refused(ReserveTable((lee,)), player("lee"))[0] == "not-authorised"
    assert pit.refused(ReserveTable((12_345_678,)), SUE) == ("unknown-patron", None)
    pit.do(ReserveTable((lee, dan, lee)), SUE).do(Join("dan", 2, 500, number=dan))
    assert pit.now.reserved_for == (lee, dan)
    assert pit.refused(ReserveTable((dan, lee)), SUE) == ("list-unchanged", "2.1.1")
    # Dan first leaves with the chips: nobody sits at the table who may not bet there.
    assert pit.refused(ReserveTable((lee,)), SUE) == ("not-on-list", "2.1.1")
    pit.do(Leave("dan")).do(ReserveTable((lee,)), SUE).do(ReserveTable(), SUE)
    pit.do(Join("dan", 2, 500))


def test_a_list_stays_until_a_supervisor_changes_it() -> None:
    pit = table()
    lee = pit.register("Lee")
    pit.do(ReserveTable((lee,)), SUE).do(CloseTable(), SUE).do(SetTable(pit.now.record), SUE)
    assert pit.now.reserved_for == (lee,)


def test_other_editions_reserve_no_tables() -> None:
    pit = set_up(standard_setup(STAR))
    assert pit.refused(ReserveTable((pit.register("Lee"),)), SUE) == ("not-reservable", None)
    pit.do(Join("ann", 1, 500))


@pytest.mark.parametrize("audience", Audience)
def test_no_view_of_the_table_says_who_the_others_are(audience: Audience) -> None:
    """Only the game view of staff has the list, with its names."""
    pit = table()
    lee, dan = pit.register("Lee"), pit.register("Dan")
    pit.do(ReserveTable((lee, dan)), SUE).do(Join("lee", 1, 500, number=lee))
    seen = msgspec.json.encode(view(pit.now, "1", audience, Person("lee", player("lee").role)))
    assert b'"reserved":"2.1.2"' in seen
    assert str(dan).encode() not in seen
