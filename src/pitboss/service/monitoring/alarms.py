"""How any part of a server alarms staff: counted, recorded once per burst, and never waited for.

Every floor engine has one: `floor.alarms.raise_(AlarmKind.CLOCK_STEP, server, step=...)`. The first
alarm of a burst is recorded at once. Later ones within `BURST_S` are counted, and recorded together at its
end. Memory and log are bounded, whatever causes the alarms.

To add a kind: one member of `AlarmKind` in `floor/devices/alarms.py`, and its words in the catalogues, as
`alarm-` and the kind; for each new fact a message `alarm-fact-` and its name, which has the fact as `$value`.
Then `python docs/tools/make_api_pages.py`.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from uuid import uuid4

from pitboss.floor.devices.alarms import MOST_FACTS, MOST_SUBJECTS, OTHERS, AlarmKind, RaiseAlarm
from pitboss.kernel.decision import LINE_CHARACTERS
from pitboss.kernel.text import Fact
from pitboss.service.monitoring.software import this_server
from pitboss.service.monitoring.telemetry import tell

BURST_S = 60.0
"""Seconds for which the same alarm is only counted."""

Do = Callable[[str, RaiseAlarm, str], Awaitable[object]]


class RaisedAlarms:
    """The alarms that this server raises."""

    def __init__(self, do: Do) -> None:
        """`do` carries out a command. It returns a rejection and never raises."""
        self._do = do
        self._counts: Counter[tuple[AlarmKind, str]] = Counter()
        """The alarms that are not recorded yet."""
        self._facts: dict[tuple[AlarmKind, str], dict[str, Fact]] = {}
        self._bursts: dict[tuple[AlarmKind, str], asyncio.Task[None]] = {}

    def raise_(self, kind: AlarmKind, subject: str, **facts: Fact) -> None:
        """Alarms staff. It is cheap, and never waits or fails."""
        named = kind, _line(subject)
        if named not in self._bursts and sum(each is kind for each, _ in self._bursts) >= MOST_SUBJECTS:
            named = kind, OTHERS
        self._counts[named] += 1
        known = list(facts.items())[:MOST_FACTS]
        self._facts[named] = {name: _line(fact) if isinstance(fact, str) else fact for name, fact in known}
        if named not in self._bursts:
            # The first alarm is recorded by itself. A burst is counted from the second on.
            self._bursts[named] = asyncio.create_task(self._burst(named, self._take(named)))

    async def close(self) -> None:
        """Records what was only counted so far. No more alarms are raised."""
        bursts, self._bursts = self._bursts, {}
        for task in bursts.values():
            task.cancel()
        await asyncio.gather(*bursts.values(), return_exceptions=True)
        for named in list(self._counts):
            await self._do(*self._take(named))

    async def _burst(self, named: tuple[AlarmKind, str], first: tuple[str, RaiseAlarm, str]) -> None:
        try:
            request: tuple[str, RaiseAlarm, str] | None = first
            while request is not None:
                tell.warning("alarm", kind=named[0], subject=named[1], count=request[1].count)
                # If the store cannot take it now, the log lines still have it. Nothing waits for an alarm.
                await self._do(*request)
                await asyncio.sleep(BURST_S)
                request = self._take(named) if self._counts[named] else None
        finally:
            self._bursts.pop(named, None)

    def _take(self, named: tuple[AlarmKind, str]) -> tuple[str, RaiseAlarm, str]:
        """The command that records the counted alarms."""
        command = RaiseAlarm(*named, self._counts.pop(named), self._facts.pop(named))
        return f"alarm-{uuid4().hex}", command, f"server/{this_server()}"


def _line(text: str) -> str:
    """Any text as one line of the log: strangers choose some of these texts."""
    shown = "".join(each if each.isprintable() else "?" for each in text[:LINE_CHARACTERS])
    return shown if shown.strip() else "?"
