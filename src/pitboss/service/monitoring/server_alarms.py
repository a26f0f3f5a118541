"""Alarms about the server itself: a clock that was set or is behind the log, or an unsafe store."""

import asyncio

from pitboss.floor.devices.alarms import AlarmKind
from pitboss.kernel.text import Text
from pitboss.service.clock import STEP_MS, SteadyClock
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.monitoring.telemetry import tell
from pitboss.store.port import StoreError

LOOK_S = 1.0
"""Seconds between two checks."""
UNSAFE = "store-unsafe"


async def watch_clock(floor: FloorEngine, clock: SteadyClock, server: str) -> None:
    """Alarms staff when the system clock is set or is behind the log, until it is cancelled.

    The log is ahead of a server's clock if the clock of another server is ahead, or if this clock was set
    back while its server did not run.
    """
    behind = clock.ahead_ms > STEP_MS
    if behind:
        floor.alarms.raise_(AlarmKind.CLOCK_BEHIND, server, behind=_time(clock.ahead_ms))
    while True:
        for step in clock.take_steps():
            floor.alarms.raise_(AlarmKind.CLOCK_STEP, server, step=_time(step.ms))
        lead = floor.latest - clock()
        if lead > STEP_MS and not behind:
            floor.alarms.raise_(AlarmKind.CLOCK_BEHIND, server, behind=_time(lead))
        behind = lead > STEP_MS or (behind and clock.ahead_ms > STEP_MS)
        await asyncio.sleep(LOOK_S)


async def watch_store(floor: FloorEngine, server: str) -> None:
    """Reports a store whose commits would not survive a power cut, until it is cancelled.

    Meanwhile the store accepts nothing, also no alarm. The alarm is raised once the store is safe again.
    """
    since: float | None = None
    while True:
        time = asyncio.get_running_loop().time()
        try:
            await floor.store.check_durable()
            if since is not None:
                lasted = _time(int((time - since) * 1_000))
                floor.alarms.raise_(AlarmKind.STORE_UNSAFE, server, lasted=lasted)
            since = None
        except StoreError as problem:
            if problem.code == UNSAFE and since is None:
                since = time
                tell.error(UNSAFE, server=server, message=str(problem))
        await asyncio.sleep(LOOK_S)


def _time(ms: int) -> Text:
    return Text("alarm-line-time", {"ms": ms})
