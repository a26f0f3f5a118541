"""A seat belongs to a place at a table: it acts for the guest who sits there, whoever that is."""

import pytest
from kit.server.views import shown, still
from kit.support import STAR
from kit.tables.live_table import set_up

from pitboss.acting.acts.act import Act, Person
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.people import BringChips, Join, Leave, NameGuest, TakeSeat
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.people.keys import DeviceKind, Key
from pitboss.floor.setups import standard_setup
from pitboss.kernel.decision import Given, Need
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role

SUE = Person("sue", Role.CASINO_SUPERVISOR)


class Table:
    """A live table with a seat at places 3 and 5."""

    def __init__(self) -> None:
        self.at = 0
        self.states: dict[str, object] = {
            f"key/seat-{place}": Key(DeviceKind.SEAT, f"4/{place}", 1) for place in (3, 5)
        }
        setup = standard_setup(STAR)
        self.staff(SetTable(setup)).staff(OpenTable(set_up(setup).now.limits.limits))

    def attempt(self, act: Act, by: Person, author: str = "sue") -> Rejection | None:
        self.at += 1_000
        command, given = ActAtTable("4", act, by), Given(self.at, b"secret", author)
        for stream in REGISTRY.streams(command, given):
            self.states.setdefault(stream, None)
        while isinstance(answer := REGISTRY.decide(self.states, command, given), Need):
            self.states[answer.stream] = None
        if isinstance(answer, Rejection):
            return answer
        for stream, event, entry in answer.events:
            self.states[stream] = REGISTRY.evolve(self.states.get(stream), event, entry)
        return None

    def staff(self, act: Act) -> "Table":
        assert self.attempt(act, SUE) is None
        return self

    def seat(self, place: int, act: Act, name: str) -> str | None:
        """What the seat at a place answers when a guest acts there."""
        refused = self.attempt(act, Person(name, Role.PLAYER), f"key/seat-{place}/1")
        return None if refused is None else refused.code


def test_a_seat_acts_for_who_sits_at_its_place_and_for_nobody_else() -> None:
    table = Table()
    assert table.seat(3, Join("Mr Lee", 5), "Mr Lee") == "not-permitted"
    assert table.seat(3, Join("Mr Lee"), "Mr Lee") == "not-permitted"
    assert table.seat(3, Join("Mr Lee", 3, 5_000), "Mr Lee") is None
    assert table.seat(5, Join("李", 5, 5_000), "李") is None
    assert table.seat(3, BringChips("Mr Lee", 500), "Mr Lee") is None
    assert table.seat(5, BringChips("Mr Lee", 500), "Mr Lee") == "not-permitted"
    assert table.seat(3, Leave("nobody"), "nobody") == "not-permitted"


def test_a_seat_follows_its_place_when_guests_move_are_called_otherwise_or_leave() -> None:
    table = Table()
    assert table.seat(3, Join("Mr Lee", 3, 5_000), "Mr Lee") is None
    table.staff(NameGuest("Mr Lee", "李"))
    assert table.seat(3, BringChips("Mr Lee", 500), "Mr Lee") is None
    assert table.seat(3, TakeSeat("Mr Lee", 5), "Mr Lee") is None
    assert table.seat(3, BringChips("Mr Lee", 500), "Mr Lee") == "not-permitted"
    assert table.seat(5, BringChips("Mr Lee", 500), "Mr Lee") is None
    # Who stands has no seat: the dealer acts for them.
    assert table.seat(5, TakeSeat("Mr Lee"), "Mr Lee") is None
    assert table.seat(5, Leave("Mr Lee"), "Mr Lee") == "not-permitted"
    table.staff(Leave("Mr Lee"))
    assert table.seat(5, Join("Zoe", 5), "Zoe") is None


@pytest.mark.parametrize("place", [3, 5])
def test_the_screen_at_a_place_shows_the_guest_there_and_nobody_elses_chips(place: int) -> None:
    table = Table()
    empty = shown(still(dict(table.states)), f"seat/4/{place}")
    assert (empty.place, empty.chips) == (place, None)
    assert {offer.act.seat for offer in empty.game.table.offers if isinstance(offer.act, Join)} >= {place}
    table.staff(Join("Mr Lee", 3, 5_000)).staff(Join("Mr Lee 2", 5, 7_000))
    view = shown(still(dict(table.states)), f"seat/4/{place}")
    assert (view.guest, view.chips) == {3: ("Mr Lee", 5_000), 5: ("Mr Lee 2", 7_000)}[place]
    others = [guest.chips for guest in view.game.table.guests if guest.name != view.guest]
    assert others == [None]
