"""Plays shown again: where in the log each coup and spin of a game is, and how it went step by step."""

import asyncio
from bisect import bisect_right
from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from pitboss.acting.state import GameState
from pitboss.aggregates import REGISTRY
from pitboss.floor.kinds import kind_of
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Event, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import Language
from pitboss.service.inspection.replay_steps import (
    Play,
    Replayed,
    draw_steps,
    follow,
    outcome,
    table_paid,
    terminals_paid,
    under_way,
)
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

EVERY = 500
"""Events of a game from one state that is kept to the next."""
MOST_PLAYS = 50
"""Plays in one answer."""
MOST_LOOKED = 50_000
"""Events of the log among which the wagers of a play on terminals are looked for."""
AFTER = 5_000
"""Events after the end of a play among which terminals were settled."""
PIECE = 5_000
"""Events that are fetched at a time."""

UNKNOWN = Rejection("unknown-play", "No such coup or spin is over at this game.")


class PlayLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A play that is over."""

    key: str
    seq: int
    """Where in the log it begins; the list goes on before the last of these."""
    at: Instant
    """When it was over."""
    outcome: str
    void: Clause | None = None
    """The clause by which it counts for nothing."""


class GameReplays:
    """The plays of one game. Its log is read once, and some of the states that it went through are kept."""

    def __init__(self, stream: Stream) -> None:
        """Begins with nothing read."""
        self.stream = stream
        self.plays: dict[str, Play] = {}
        self.reading = asyncio.Lock()
        self._kept: list[tuple[int, object]] = [(0, None)]
        """Versions, and what the game stood at then."""
        self._now: tuple[int, object] = (0, None)

    @property
    def version(self) -> int:
        """How much of the stream is read."""
        return self._now[0]

    def take(self, rows: Iterable[StoredEvent]) -> None:
        """Reads more of the stream. Whoever looks at the plays meanwhile sees those known before."""
        plays, now, states = dict(self.plays), self._now, [*self._kept]
        for kept, before, after in follow(now[1], rows):
            now = kept.version, after
            if kept.version - states[-1][0] >= EVERY:
                states.append(now)
            if isinstance(after, GameState):
                _note(plays, kept, before, after)
        self.plays, self._now, self._kept = plays, now, states

    def before(self, version: int) -> tuple[int, object]:
        """A state that was kept before an event, and the version that it belongs to."""
        return self._kept[bisect_right(self._kept, version - 1, key=lambda kept: kept[0]) - 1]


class Replays:
    """The plays of all games of a floor."""

    def __init__(self, floor: "FloorEngine") -> None:
        """For a floor that is running."""
        self._floor = floor
        self._reels: dict[str, GameReplays] = {}

    async def plays(self, game: str, before: int | None, language: Language) -> list[PlayLine]:
        """The plays of a game that are over, the newest first."""
        reel, now = await self._wind(game), self._floor.game(game)
        if reel is None or now is None:
            return []
        over = (
            PlayLine(key, play.acts[0][0], play.at, outcome(now, play.past, language), play.past.void)
            for key, play in reversed(reel.plays.items())
            if play.past is not None
            and key != under_way(now)
            and (before is None or play.acts[0][0] < before)
        )
        return list(islice(over, MOST_PLAYS))

    async def show(self, game: str, key: str, language: Language) -> Replayed | Rejection:
        """One play, if it is over."""
        reel, now = await self._wind(game), self._floor.game(game)
        play = None if reel is None else reel.plays.get(key)
        if reel is None or now is None or play is None or play.past is None or key == under_way(now):
            return UNKNOWN
        version, state = reel.before(play.acts[0][1])
        rows = await self._floor.store.stream(reel.stream, version)
        kind = kind_of(now)
        played = kind.game(now)
        at_terminals = played is not None and played.cash_out is not None
        terminals = await self._bets(play) if at_terminals else []
        steps, lines = await asyncio.to_thread(draw_steps, state, rows, play, game, terminals, language)
        settled = table_paid(lines) if lines else terminals_paid(terminals)
        return Replayed(
            game, key, kind.name, steps, outcome(now, play.past, language), settled, play.past.void
        )

    async def _wind(self, game: str) -> GameReplays | None:
        """The plays of a game up to now."""
        now = self._floor.game(game)
        if now is None:
            return None
        reel = self._reels.setdefault(game, GameReplays(kind_of(now).stream(game)))
        async with reel.reading:
            rows = await self._floor.store.stream(reel.stream, reel.version)
            await asyncio.to_thread(reel.take, rows)
        return reel

    async def _bets(self, play: Play) -> list[tuple[StoredEvent, Event]]:
        """What happened to the chips of terminals on a play, while it ran and whenever it was settled."""
        first = play.acts[0][0]
        spans = [(first, min(play.over + AFTER, first + MOST_LOOKED))]
        spans += [(seq, seq + AFTER) for seq, _ in play.acts if seq > play.over]
        named = msgspec.json.encode(play.key)
        found: dict[int, tuple[StoredEvent, Event]] = {}
        for start, end in spans:
            for at in range(start, end, PIECE):
                rows = await self._floor.store.between(at, PIECE)
                for kept in rows:
                    if kept.stream.startswith("pt/") and named in kept.body:
                        found[kept.seq] = kept, REGISTRY.read(kept)
                if len(rows) < PIECE:
                    break
        return [each for _, each in sorted(found.items())]


def _note(plays: dict[str, Play], kept: StoredEvent, before: object, after: GameState) -> None:
    """Notes to which plays an event belongs: those it happened in, and those that it ended or ruled on."""
    known = kind_of(before).past(before) if isinstance(before, GameState) else ()
    past = kind_of(after).past(after)
    ruled = {} if known is past else {each.key: each for each in past if each not in known}
    for key in filter(None, {under_way(before), under_way(after), *ruled}):
        play = plays.get(key) or Play(key)
        play = play._replace(acts=(*play.acts, (kept.seq, kept.version)), past=ruled.get(key, play.past))
        ends = key in ruled and not play.over
        plays[key] = play._replace(over=kept.seq, at=kept.at) if ends else play
