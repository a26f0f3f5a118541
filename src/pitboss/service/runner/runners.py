"""The clockwork of a server: a croupier for each game of the floor, running while its lease is held here."""

from contextlib import AsyncExitStack
from types import TracebackType
from typing import Self

from pitboss.kernel.instant import Instant
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner.game_runner import Changed, GameRunner
from pitboss.service.runner.leases import Leases


class GameRunners:
    """All croupiers of a server, and where the others run.

    >>> import asyncio
    >>> from pitboss.service.config import FloorConfig
    >>> from pitboss.store.memory import MemoryStore
    >>> async def example():
    ...     async with FloorEngine(MemoryStore(), FloorConfig("Pitboss")) as floor:
    ...         async with GameRunners(floor, "server-1") as clockwork:
    ...             return clockwork.owned, clockwork.deadline("rapid-1")
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
        """`owner` is the name of this process, which no other bears; `before` that of the one before it here.

        `changed` hears when all terminals followed a game, and `moved` when another server runs it.
        """
        self._croupiers = {game.name: GameRunner(floor, game, changed) for game in floor.config.games}
        works = {name: croupier.run for name, croupier in self._croupiers.items()}
        self._leases = Leases(floor.store, owner, floor.config.url, works, moved, before)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        """Takes the games that no other server runs."""
        for croupier in self._croupiers.values():
            croupier.look()
        await self._stack.enter_async_context(self._leases)
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Stops, and leaves the games to others."""
        await self._stack.aclose()

    @property
    def owned(self) -> frozenset[str]:
        """The games that this server runs."""
        return self._leases.owned

    def deadline(self, game: str) -> Instant | None:
        """When wagers close at a game, if a clock closes them, whichever server runs it."""
        croupier = self._croupiers.get(game)
        return None if croupier is None else croupier.deadline

    def leader(self, game: str) -> str | None:
        """The address of the other server that runs a game, if one does."""
        return self._leases.leader(game)
