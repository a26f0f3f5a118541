"""The guides of a server, made in a separate process so that play never waits for odds."""

import asyncio
import contextlib
import sys

import msgspec

from pitboss.guide.all_guides import guide_name
from pitboss.guide.game_guide import Guide
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import Language
from pitboss.service.monitoring.telemetry import tell

MAKER = (sys.executable, "-P", "-m", "pitboss.guide.all_guides")
"""The process that makes them. Exact odds load a compiler, which would block a server for long."""
WARM_AFTER_S = 10
"""Seconds after the start of a server until it makes them unasked: at first it has enough to do."""

NOT_MADE = Rejection("guide-not-made")

GuidesByName = dict[str, Guide]


class Guides:
    """The guides to all games of all editions. One process makes them once, when they are first needed."""

    def __init__(self) -> None:
        """Begins without guides."""
        self._making: asyncio.Task[GuidesByName] | None = None
        self._closed = False

    async def find(self, edition: str, game: str, language: Language) -> Guide | Rejection:
        """One guide. Callers that come while they are being made wait for the same ones."""
        guides = await self._all()
        return guides if isinstance(guides, Rejection) else guides[guide_name(edition, game, language)]

    async def warm(self) -> None:
        """Makes them before anyone asks."""
        await asyncio.sleep(WARM_AFTER_S)
        await self._all()

    async def close(self) -> None:
        """Stops the process that makes them. No more guides are made."""
        self._closed = True
        if self._making is not None:
            self._making.cancel()
            await asyncio.wait([self._making])

    async def _all(self) -> GuidesByName | Rejection:
        if self._making is None and not self._closed:
            self._making = asyncio.create_task(_make())
        making = self._making
        if making is None:
            return NOT_MADE
        # A caller that gives up waiting must not cancel the work for the others.
        await asyncio.wait([making])
        if making.cancelled():
            return NOT_MADE
        problem = making.exception()
        if problem is None:
            return making.result()
        if self._making is making:
            tell.error("guides-not-made", why=repr(problem))
            # The next caller has them made again.
            self._making = None
        return NOT_MADE


async def _make() -> GuidesByName:
    # In a separate session: Ctrl-C goes only to the server, which then ends the process.
    child = await asyncio.create_subprocess_exec(
        *MAKER, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, start_new_session=True
    )
    try:
        made, _ = await child.communicate()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        await child.communicate()
        raise
    return msgspec.json.decode(made, type=GuidesByName)
