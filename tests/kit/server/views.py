"""A floor on which nothing moves, and the views of its channels."""

from typing import Any

from kit.days.books import NOW
from kit.support import STAR
from kit.tables.live_table import SUE, LiveTable, load, set_up
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.holding import PassOut
from pitboss.baccarat.acts.opening import ChooseDealing
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.state import GamingTable
from pitboss.floor.people.staff import Post
from pitboss.floor.setups import equip, standard_setup
from pitboss.floor.tickets.tickets import Ticket
from pitboss.game.coup import Hand
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.actors import Actor, DeviceActor, StaffActor
from pitboss.service.config import FloorConfig
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.channels import (
    render,
)

TOLD = """
venue = "Pitboss Casino"
[[games]]
name = "1"
edition = "star-rapid-etg-2016"
game = "baccarat"
limits = {least = "5", most = "500"}
[[games]]
name = "2"
edition = "star-rapid-etg-2016"
game = "roulette"
limits = {least = "5", most = "500"}
[[games]]
name = "4"
edition = "star-baccarat-2024"
game = "baccarat"
limits = {least = "5", most = "500"}
[[seats]]
table = "4"
guest = "zoe"
"""


def config() -> FloorConfig:
    read = read_config(TOLD)
    assert isinstance(read, FloorConfig), read
    return read


class Still(FloorEngine):
    """A floor on which nothing moves: its streams are as the test sets them."""

    def __init__(self, states: dict[str, object]) -> None:
        self.config, self.clock, self.registry = config(), lambda: NOW, REGISTRY
        self._states = states

    def state(self, stream: str) -> object | None:
        return self._states.get(stream)

    def streams(self, room: str) -> list[str]:
        return [stream for stream in self._states if stream.startswith(f"{room}/")]

    def balance(self, account: str) -> int:
        return 0

    def held_tickets(self) -> list[Ticket]:
        return [each for each in self._tickets() if each.hold is not None and each.ended is None]

    def latest_ticket(self, terminal: str) -> Ticket | None:
        own = (each for each in self._tickets() if each.issued.terminal == terminal and each.ended is None)
        return max(own, key=lambda ticket: ticket.issued.sequence, default=None)

    def _tickets(self) -> list[Ticket]:
        return [each for each in map(self.state, self.streams("ticket")) if isinstance(each, Ticket)]


def still(states: dict[str, object]) -> FloorEngine:
    return Still(states)


def at_table(now: GamingTable) -> FloorEngine:
    return still({"table/1": now})


def staff(*posts: Post, name: str = "sam", at: str | None = None) -> StaffActor:
    return StaffActor(name, frozenset(posts), "s", at)


def device(kind: str, serves: str) -> DeviceActor:
    return DeviceActor(f"{kind}-{serves}", kind, serves)


def shown(floor: FloorEngine, channel: str, actor: Actor | None = None, **more: Any) -> Any:
    view = render(floor, channel, actor, **more)
    assert not isinstance(view, Rejection), view
    return view


def held_by_ann(first: str, second: str) -> LiveTable:
    """Ann holds the Player's cards in her hands; the others lie face down."""
    pit = set_up(equip(standard_setup(STAR)))
    for name, seat in (("ann", 1), ("bob", 2)):
        pit.do(Join(name, seat, 500_000))
    load(pit).do(ChooseDealing("B", "down"), SUE)
    pit.start().bet("ann", "player").bet("bob", "banker", 5_000)
    return pit.deal(f"{first} KH {second} 7C").do(PassOut(Hand.PLAYER, "ann"))
