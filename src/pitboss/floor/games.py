"""The aggregates of the games: their acts, with what the floor adds of promises, vouchers and restores."""

from pitboss.acting.versions import first_versions
from pitboss.baccarat import decide as tables
from pitboss.baccarat.state import GamingTable
from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.devices.device_commands import wheel_streams
from pitboss.floor.fair import promised
from pitboss.floor.restores import restored_games
from pitboss.floor.tickets import vouchers
from pitboss.kernel.decision import Given, Stream
from pitboss.roulette import decide as wheels
from pitboss.roulette.state import WheelTable


def _at_table(command: tables.ActAtTable, _: Given) -> tuple[Stream, ...]:
    return (*tables.streams_of(command), *restored_games.streams_of(command))


def _at_wheel(command: wheels.ActAtWheel, _: Given) -> tuple[Stream, ...]:
    return (*wheel_streams(command), *restored_games.streams_of(command))


TABLES = Aggregate(
    prefixes=("table",),
    state=GamingTable,
    events={"table-acted.4": tables.Acted},
    evolve=tables.evolve,
    entry=tables.entry,
    commands={tables.ActAtTable: Handler(vouchers.act_at_table, _at_table)},
    upcasts={
        # Fields were added, and their defaults say what was so before.
        "table-acted.1": lambda event: ("table-acted.2", event),
        "table-acted.2": lambda event: ("table-acted.3", event),
        "table-acted.3": first_versions("table-acted.4"),
    },
)

WHEELS = Aggregate(
    prefixes=("wheel",),
    state=WheelTable,
    events={"wheel-acted.3": wheels.WheelActed},
    evolve=wheels.evolve,
    entry=wheels.entry,
    commands={wheels.ActAtWheel: Handler(promised.act_at_wheel, _at_wheel)},
    upcasts={
        "wheel-acted.1": lambda event: ("wheel-acted.2", event),
        "wheel-acted.2": first_versions("wheel-acted.3"),
    },
)
