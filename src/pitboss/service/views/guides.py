"""The guides that a server tells: made in a process of their own, for nobody at play may wait for odds."""

import asyncio
import contextlib
import sys

import msgspec

from pitboss.guide.all_guides import guide_name
from pitboss.guide.game_guide import Guide
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import Language
from pitboss.service.telemetry import tell

MAKER = (sys.executable, "-P", "-m", "pitboss.guide.all_guides")
"""The process that makes them: exact odds bring a compiler along, which would hold up a server long."""
LATER = 10
"""Seconds after the start of a server until it has them made unasked: at first there is enough to do."""

NOT_MADE = Rejection("guide-not-made", "The guide could not be made: ask again.")

Shelf = dict[str, Guide]


class Guides:
    """The guides to all games of all editions. They are made once, by one process, when first needed."""

    def __init__(self) -> None:
        """With an empty shelf."""
        self._making: asyncio.Task[Shelf] | None = None
        self._closed = False

    async def find(self, edition: str, game: str, language: Language) -> Guide | Rejection:
        """One guide. Whoever asks while they are being made waits for the same ones."""
        shelf = await self._shelf()
        return shelf if isinstance(shelf, Rejection) else shelf[guide_name(edition, game, language)]

    async def warm(self) -> None:
        """Has them made before anybody asks."""
        await asyncio.sleep(LATER)
        await self._shelf()

    async def close(self) -> None:
        """Ends the process that makes them, if it is at work. None are made any more."""
        self._closed = True
        if self._making is not None:
            self._making.cancel()
            await asyncio.wait([self._making])

    async def _shelf(self) -> Shelf | Rejection:
        if self._making is None and not self._closed:
            self._making = asyncio.create_task(_make())
        making = self._making
        if making is None:
            return NOT_MADE
        # Whoever gives up waiting takes the guides from nobody else.
        await asyncio.wait([making])
        if making.cancelled():
            return NOT_MADE
        problem = making.exception()
        if problem is None:
            return making.result()
        if self._making is making:
            tell.error("guides-not-made", why=repr(problem))
            # The next who asks has them made anew.
            self._making = None
        return NOT_MADE


async def _make() -> Shelf:
    # In a session of its own: Ctrl-C is for the server, which ends it.
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
    return msgspec.json.decode(made, type=Shelf)
