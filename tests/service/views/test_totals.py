"""The totals of a game at all player terminals, and who sees them."""

import pytest
from kit.days.rapid_floor import BANKER_WINS, TABLE, WHEEL, RapidFloor
from kit.tables.live_table import DEE

from pitboss.acting.acts.correcting import Remedied, TerminalResult
from pitboss.acting.audience import Audience
from pitboss.aggregates import REGISTRY
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.game_view import game_view
from pitboss.service.views.totals import Came, SettledSum, Totals
from pitboss.store.log import StoredEvent

SETTLED = StoredEvent(1, "pt/7", 1, 0, "wagers-settled.1", 0, "clockwork", "c", b"", b"")
CONFIG = FloorConfig("Pitboss")


class Room(FloorEngine):
    """The floor of a playroom."""

    def __init__(self, room: RapidFloor) -> None:
        self.config, self.clock, self._listeners = CONFIG, lambda: room.at, []
        self.registry, self._listeners_for = REGISTRY, {}
        self.room, self.looked = room, 0

    def state(self, stream: str) -> object | None:
        return self.room.states.get(stream)

    def streams(self, room: str) -> list[str]:
        self.looked += room == "pt"
        return [stream for stream in self.room.states if stream.startswith(f"{room}/")]


@pytest.fixture
def room() -> RapidFloor:
    return RapidFloor("7", "8", "9")


def play(room: RapidFloor) -> None:
    """A coup that Player wins, with chips of two terminals on it."""
    room.new_coup("b-1")
    room.drag("b-1", "7", player=1_000, tie=500)
    room.drag("b-1", "8", player=2_000, banker=1_000)
    room.coup("b-1")


def seen(floor: FloorEngine, sums: Totals, audience: Audience, game: str = TABLE) -> tuple[SettledSum, ...]:
    view = game_view(floor, game, audience, DEE, lambda _: None, sums.of)
    assert view is not None
    return view.settled


def test_the_wagers_of_all_terminals_are_added_up_in_the_order_of_the_layout(room: RapidFloor) -> None:
    floor = Room(room)
    sums = Totals(floor)
    assert sums.of(TABLE) == sums.of("none") == Came()
    play(room)
    room.follow()
    assert seen(floor, sums, Audience.DEALER) == (
        SettledSum("player", 2, 3_000, 6_000),
        SettledSum("banker", 1, 1_000, 0),
        SettledSum("tie", 1, 500, 0),
    )


def test_bets_on_single_numbers_are_added_up_as_one_kind(room: RapidFloor) -> None:
    floor = Room(room)
    room.new_spin("r-1")
    room.bet("r-1", "straight:17", 500, "7")
    room.bet("r-1", "straight:4", 500, "8")
    room.bet("r-1", "black", 1_000, "8")
    room.spin(17)
    room.follow(WHEEL)
    assert seen(floor, Totals(floor), Audience.SUPERVISOR, WHEEL) == (
        SettledSum("straight", 2, 1_000, 18_000),
        SettledSum("black", 1, 1_000, 2_000),
    )


def test_a_corrected_or_void_coup_is_added_up_again(room: RapidFloor) -> None:
    floor = Room(room)
    sums = Totals(floor)
    play(room)
    room.follow()
    room.reread(BANKER_WINS)
    room.confirm()
    room.follow()
    floor._tell(SETTLED._replace(type="settlement-corrected.2"))
    returned = {each.wager: each.returned for each in sums.of(TABLE).sums}
    assert (returned["player"], returned["tie"]) == (0, 0)
    assert returned["banker"] > 1_000
    assert sums.of(TABLE).put_right == (
        TerminalResult("7", "b-1", Remedied.CORRECTED, -2_000),
        TerminalResult("8", "b-1", Remedied.CORRECTED, returned["banker"] - 4_000),
    )
    room.misdeal("b-1")
    room.follow()
    floor._tell(SETTLED._replace(type="settlement-voided.2"))
    assert all(each.returned == each.staked for each in sums.of(TABLE).sums)
    assert [(each.how, each.change) for each in sums.of(TABLE).put_right] == [
        (Remedied.VOIDED, 1_500),
        (Remedied.VOIDED, 3_000 - returned["banker"]),
    ]


def test_terminals_are_added_up_once_for_all_who_look_and_again_when_one_is_settled(room: RapidFloor) -> None:
    floor = Room(room)
    sums = Totals(floor)
    play(room)
    assert sums.of(TABLE) == Came()
    room.follow()
    for _ in range(3):
        assert sums.of(TABLE) == Came()
    assert floor.looked == 1
    floor._tell(SETTLED._replace(type="note-inserted.1"))
    assert sums.of(TABLE) == Came()
    floor._tell(SETTLED)
    assert len(sums.of(TABLE).sums) == 3
    assert floor.looked == 2


@pytest.mark.parametrize("audience", Audience)
def test_only_staff_are_told(room: RapidFloor, audience: Audience) -> None:
    floor = Room(room)
    play(room)
    room.follow()
    visible = bool(seen(floor, Totals(floor), audience))
    assert visible is (audience not in (Audience.PLAYER, Audience.DISPLAY))


def test_what_was_put_right_is_told_until_the_terminal_is_settled_again(room: RapidFloor) -> None:
    floor = Room(room)
    play(room)
    room.misdeal("b-1")
    room.follow()
    sums = Totals(floor)
    returned = [("7", Remedied.RETURNED, 1_500), ("8", Remedied.RETURNED, 3_000)]
    assert [(each.terminal, each.how, each.change) for each in sums.of(TABLE).put_right] == returned
    room.new_coup("b-2")
    room.drag("b-2", "7", player=1_000)
    room.coup("b-2")
    room.follow()
    assert [each.terminal for each in Totals(floor).of(TABLE).put_right] == ["8"]
