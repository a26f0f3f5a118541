"""The health of a server: whether its data is written, and can be read again."""

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
"""Seconds for which a result is reused, so that strangers who ask often do not cause writes."""
PATIENCE_S = 2.0
"""After so many seconds without an answer, a store is not healthy."""
PROBE_BYTES = 8_192
"""More than most commands write. A disk that is too full for them is also too full for this."""
REACHABLE = "reachable"
SILENT = "store-unavailable"


class Probed(NamedTuple):
    """The state of a store."""

    database: str
    """`reachable`, or the code of its problem."""
    log: int | None
    """The last place in the log."""


class Probe:
    """Checks that a store keeps what is written, at most once a second for any number of callers."""

    def __init__(self, store: Store, name: str) -> None:
        """Writes beside the log, each server under its own name."""
        self._store, self._name = store, name
        self._task: asyncio.Task[Probed] | None = None
        self._tried = 0.0

    async def look(self) -> Probed:
        """The result of a check within the last second."""
        loop = asyncio.get_running_loop()
        if self._task is None or (self._task.done() and loop.time() - self._tried >= FRESH_S):
            self._tried, self._task = loop.time(), asyncio.create_task(self._try())
        return await asyncio.shield(self._task)

    async def _try(self) -> Probed:
        try:
            async with asyncio.timeout(PATIENCE_S):
                head = await self._store.head()
                await self._store.check_durable()
                value = secrets.token_bytes(PROBE_BYTES)
                await self._store.put_secret("probe", self._name, value)
                same = await self._store.get_secret("probe", self._name) == value
        except StoreError as problem:
            return Probed(problem.code, None)
        except TimeoutError:
            return Probed(SILENT, None)
        return Probed(REACHABLE if same else DAMAGED.code, head.seq)


class Health(msgspec.Struct, frozen=True):
    """Whether a server can work. If `well` is false, it answers 503."""

    well: bool
    database: str
    """`reachable` if it stores and returns data, or the code of its problem."""
    log: int | None
    """The last place in the log."""
    shown: int
    """The last place that this server has seen."""
    games: tuple[str, ...]
    """The games that run here."""
    faults: tuple[str, ...]
    """Devices that have failed."""
    software: dict[str, bool]
    """For each server, whether its software is the accepted one."""
    clock_ahead_ms: int
    """By how much the time of this server is ahead of the system clock, which it follows slowly."""


async def health(
    floor: "FloorEngine", probe: Probe, games: Collection[str] = (), ahead_ms: int = 0
) -> Health:
    """The health of a server. Failed devices and changed software are listed, but do not count."""
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
