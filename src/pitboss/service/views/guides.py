"""The guides of a server. A separate process works out their figures, so that play never waits for odds."""

import asyncio
import contextlib
import sys

import msgspec

from pitboss.guide.all_figures import figures_name
from pitboss.guide.figures import Figures
from pitboss.guide.game_guide import Guide, guide
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import Edition, Game
from pitboss.service.monitoring.telemetry import tell
from pitboss.words.languages import Language

MAKER = (sys.executable, "-P", "-m", "pitboss.guide.all_figures")
"""The process that makes them. Exact odds load a compiler, which would block a server for long."""
WARM_AFTER_S = 10
"""Seconds after the start of a server until it makes them unasked: at first it has enough to do."""

NOT_MADE = Rejection("guide-not-made")

FiguresByGame = dict[str, dict[str, Figures]]


class Guides:
    """The guides to all games of all editions. Their figures are made once, when they are first needed."""

    def __init__(self) -> None:
        """Begins without guides."""
        self._making: asyncio.Task[FiguresByGame] | None = None
        self._closed = False
        self._written: dict[tuple[Edition, Game, Language], Guide] = {}

    async def find(self, edition: Edition, game: Game, language: Language) -> Guide | Rejection:
        """One guide. Callers that come while the figures are being made wait for the same ones."""
        figures = await self._all()
        if isinstance(figures, Rejection):
            return figures
        which = edition, game, language
        if which not in self._written:
            own = figures[figures_name(edition.key, game.key)]
            self._written[which] = await asyncio.to_thread(guide, *which, own)
        return self._written[which]

    async def warm(self) -> None:
        """Has the figures made before anyone asks."""
        await asyncio.sleep(WARM_AFTER_S)
        await self._all()

    async def close(self) -> None:
        """Stops the process that makes them. No more are made."""
        self._closed = True
        if self._making is not None:
            self._making.cancel()
            await asyncio.wait([self._making])

    async def _all(self) -> FiguresByGame | Rejection:
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


async def _make() -> FiguresByGame:
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
    return msgspec.json.decode(made, type=FiguresByGame)
