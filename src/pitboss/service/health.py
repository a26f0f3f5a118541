"""The health of a server: whether what it is asked to keep is written, and can be read again."""

import asyncio
import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from pitboss.floor.devices.devices import Device
from pitboss.floor.devices.software import Software
from pitboss.store.port import DAMAGED, Store, StoreError

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

FRESH_S = 1.0
"""Seconds for which what was found is told again: strangers who ask often make nobody write often."""
PATIENCE_S = 2.0
"""Seconds after which a store that does not answer is not well."""
PROBE_BYTES = 8_192
"""More than most commands write, so that a disk too full for them is too full for this."""
REACHABLE = "reachable"
SILENT = "store-unavailable"


class Found(NamedTuple):
    """How a store was found."""

    database: str
    """`reachable`, or the code of what is wrong with it."""
    log: int | None
    """How far the log goes."""


class Probe:
    """Tries whether a store keeps what it is given, at most once a second, however many ask."""

    def __init__(self, store: Store, name: str) -> None:
        """Writes beside the log, each server under its own name."""
        self._store, self._name = store, name
        self._task: asyncio.Task[Found] | None = None
        self._tried = 0.0

    async def look(self) -> Found:
        """What was found just now."""
        loop = asyncio.get_running_loop()
        if self._task is None or (self._task.done() and loop.time() - self._tried >= FRESH_S):
            self._tried, self._task = loop.time(), asyncio.create_task(self._try())
        return await asyncio.shield(self._task)

    async def _try(self) -> Found:
        try:
            async with asyncio.timeout(PATIENCE_S):
                head = await self._store.head()
                await self._store.check_durable()
                value = secrets.token_bytes(PROBE_BYTES)
                await self._store.put_secret("probe", self._name, value)
                same = await self._store.get_secret("probe", self._name) == value
        except StoreError as problem:
            return Found(problem.code, None)
        except TimeoutError:
            return Found(SILENT, None)
        return Found(REACHABLE if same else DAMAGED.code, head.seq)


class Health(msgspec.Struct, frozen=True):
    """Whether a server can do its work. With `well` false, it answers 503."""

    well: bool
    database: str
    """`reachable` if it keeps what is written and gives it back, or the code of what is wrong with it."""
    log: int | None
    """How far the log goes."""
    shown: int
    """How far of it this server has seen."""
    games: tuple[str, ...]
    """Those whose clockwork runs here."""
    faults: tuple[str, ...]
    """Devices that have failed."""
    software: dict[str, bool]
    """Of each server whether its software is the accepted one."""
    clock_ahead_ms: int
    """By how much the time of this server is ahead of the system's clock, which it follows slowly."""


async def health(
    floor: "FloorEngine", probe: Probe, games: Collection[str] = (), ahead_ms: int = 0
) -> Health:
    """How a server stands. A failed device or changed software is told, and stops nobody from asking."""
    database, log = await probe.look()
    devices = [floor.state(stream) for stream in floor.streams("device")]
    checked = [floor.state(stream) for stream in floor.streams("software")]
    return Health(
        well=database == REACHABLE,
        database=database,
        log=log,
        shown=floor.seq,
        games=tuple(sorted(games)),
        faults=tuple(each.name for each in devices if isinstance(each, Device) and each.failed is not None),
        software={each.server: each.agrees for each in checked if isinstance(each, Software)},
        clock_ahead_ms=ahead_ms,
    )
