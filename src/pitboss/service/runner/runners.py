"""The game runners of a server: one for each game of the floor. It runs while the server holds its lease."""

from contextlib import AsyncExitStack
from types import TracebackType
from typing import Self

from pitboss.kernel.instant import Instant
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner.game_runner import Changed, GameRunner
from pitboss.service.runner.leases import Leases


class GameRunners:
    """All game runners of a server, and which games run elsewhere.

    >>> import asyncio
    >>> from pitboss.service.config import FloorConfig
    >>> from pitboss.store.memory import MemoryStore
    >>> async def example():
    ...     async with FloorEngine(MemoryStore(), FloorConfig("Pitboss")) as floor:
    ...         async with GameRunners(floor, "server-1") as runners:
    ...             return runners.owned, runners.deadline("rapid-1")
    >>> asyncio.run(example())
    (frozenset(), None)
    """

    def __init__(
        self,
        floor: FloorEngine,
        owner: str,
        changed: Changed = lambda _: None,
        moved: Changed = lambda _: None,
        before: str | None = None,
    ) -> None:
        """`owner` is the unique name of this process; `before` is that of the process before it here.

        `changed` is called when all terminals have followed a game, and `moved` when another server runs it.
        """
        self._runners = {game.name: GameRunner(floor, game, changed) for game in floor.config.games}
        works = {name: runner.run for name, runner in self._runners.items()}
        self._leases = Leases(floor.store, owner, floor.config.url, works, moved, before)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        """Takes the games that no other server runs."""
        for runner in self._runners.values():
            runner.look()
        await self._stack.enter_async_context(self._leases)
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Stops, and leaves the games to other servers."""
        await self._stack.aclose()

    @property
    def owned(self) -> frozenset[str]:
        """The games that this server runs."""
        return self._leases.owned

    def deadline(self, game: str) -> Instant | None:
        """When wagers close at a game, if a clock closes them, on any server."""
        runner = self._runners.get(game)
        return None if runner is None else runner.deadline

    def stands(self, game: str) -> Instant | None:
        """Since when a game has stood still, if that is longer than its course allows."""
        runner = self._runners.get(game)
        return None if runner is None else runner.stands

    def leader(self, game: str) -> str | None:
        """The URL of the other server that runs a game, if one does."""
        return self._leases.leader(game)
