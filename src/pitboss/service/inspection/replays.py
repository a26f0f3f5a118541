"""Replays: where each coup and spin of a game is in the log, and its steps."""

import asyncio
from bisect import bisect_right
from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from pitboss.acting.plays import PastPlay
from pitboss.acting.state import GameState
from pitboss.engine.registry import Registry
from pitboss.floor.kinds import kind_of
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Event, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.service.inspection.replay_steps import (
    Play,
    Replayed,
    draw_steps,
    follow,
    table_paid,
    terminals_paid,
    under_way,
)
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

STATE_EVERY_EVENTS = 500
"""The events of a game between two states that are kept in memory."""
MOST_PLAYS = 50
"""The most plays in one answer."""
MOST_SEARCHED_EVENTS = 50_000
"""The most events of the log that are searched for the terminal wagers of a play."""
EVENTS_AFTER = 5_000
"""The events after the end of a play that are searched for settlements at terminals."""
EVENTS_AT_A_TIME = 5_000
"""The most events that are read at a time."""

UNKNOWN = Rejection("unknown-play")


class PlayLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A play that is over."""

    key: str
    seq: int
    """Where it begins in the log. The next page comes before the last of these."""
    at: Instant
    """When it ended."""
    outcome: Text | None = None
    """Its result; none if it had none."""
    void: Clause | None = None
    """The clause by which it is void."""


class GameReplays:
    """The plays of one game. Its log is read once, and some of its states are kept in memory."""

    def __init__(self, registry: Registry, stream: Stream) -> None:
        """Begins with nothing read."""
        self._registry, self.stream = registry, stream
        self.plays: dict[str, Play] = {}
        self.reading = asyncio.Lock()
        self._states: list[tuple[int, object]] = [(0, None)]
        """Versions of the game, with the state at each."""
        self._now: tuple[int, object] = (0, None)

    @property
    def version(self) -> int:
        """How much of the stream is read."""
        return self._now[0]

    def take(self, rows: Iterable[StoredEvent]) -> None:
        """Reads more of the stream. Until it is done, readers see the plays known before."""
        plays, now, states = dict(self.plays), self._now, [*self._states]
        for event, before, after in follow(self._registry, now[1], rows):
            now = event.version, after
            if event.version - states[-1][0] >= STATE_EVERY_EVENTS:
                states.append(now)
            if isinstance(after, GameState):
                _note(plays, event, before, after)
        self.plays, self._now, self._states = plays, now, states

    def before(self, version: int) -> tuple[int, object]:
        """The last kept state before an event, and its version."""
        return self._states[bisect_right(self._states, version - 1, key=lambda each: each[0]) - 1]


class Replays:
    """The plays of all games of a floor."""

    def __init__(self, floor: "FloorEngine") -> None:
        """For a running floor."""
        self._floor = floor
        self._games: dict[str, GameReplays] = {}

    async def plays(self, game: str, before: int | None) -> list[PlayLine]:
        """The finished plays of a game, the newest first."""
        replays, now = await self._read(game), self._floor.game(game)
        if replays is None or now is None:
            return []
        over = (
            PlayLine(
                key, play.acts[0][0], play.at, kind_of(now).replaying.outcome(now, play.past), play.past.void
            )
            for key, play in reversed(replays.plays.items())
            if play.past is not None
            and key != under_way(now)
            and (before is None or play.acts[0][0] < before)
        )
        return list(islice(over, MOST_PLAYS))

    async def show(self, game: str, key: str) -> Replayed | Rejection:
        """One play, if it is over."""
        replays, now = await self._read(game), self._floor.game(game)
        play = None if replays is None else replays.plays.get(key)
        if replays is None or now is None or play is None or play.past is None or key == under_way(now):
            return UNKNOWN
        version, state = replays.before(play.acts[0][1])
        rows = await self._floor.store.stream(replays.stream, version)
        kind = kind_of(now)
        played = kind.game(now)
        at_terminals = played is not None and played.cash_out is not None
        terminals = await self._bets(play) if at_terminals else []
        steps, lines = await asyncio.to_thread(
            draw_steps, self._floor.registry, state, rows, play, game, terminals
        )
        settled = table_paid(lines) if lines else terminals_paid(terminals)
        outcome = kind.replaying.outcome(now, play.past)
        return Replayed(game, key, kind.name, steps, outcome, settled, play.past.void)

    async def _read(self, game: str) -> GameReplays | None:
        """The plays of a game up to now."""
        now = self._floor.game(game)
        if now is None:
            return None
        replays = self._games.setdefault(game, GameReplays(self._floor.registry, kind_of(now).stream(game)))
        async with replays.reading:
            rows = await self._floor.store.stream(replays.stream, replays.version)
            await asyncio.to_thread(replays.take, rows)
        return replays

    async def last_known(self, game: str, key: str) -> Play | None:
        """A play of a game that is over, as it was last known; none if it is under way or never was."""
        replays, now = await self._read(game), self._floor.game(game)
        play = None if replays is None else replays.plays.get(key)
        over = now is not None and play is not None and play.past is not None and key != under_way(now)
        return play if over else None

    async def _bets(self, play: Play) -> list[tuple[StoredEvent, Event]]:
        """The events of terminal chips on a play, while it ran and whenever it was settled."""
        first = play.acts[0][0]
        spans = [(first, min(play.over + EVENTS_AFTER, first + MOST_SEARCHED_EVENTS))]
        spans += [(seq, seq + EVENTS_AFTER) for seq, _ in play.acts if seq > play.over]
        named = msgspec.json.encode(play.key)
        bets: dict[int, tuple[StoredEvent, Event]] = {}
        for start, end in spans:
            for at in range(start, end, EVENTS_AT_A_TIME):
                rows = await self._floor.store.between(at, EVENTS_AT_A_TIME)
                for event in rows:
                    if event.stream.startswith("pt/") and named in event.body:
                        bets[event.seq] = event, self._floor.registry.read(event)
                if len(rows) < EVENTS_AT_A_TIME:
                    break
        return [each for _, each in sorted(bets.items())]


def _note(plays: dict[str, Play], stored: StoredEvent, before: object, after: GameState) -> None:
    """Adds an event to its plays: those in which it happened, and those that it ended or ruled on."""
    known, past = _over(before), _over(after)
    ruled = {each.key: each for each in past if each not in known} if known != past else {}
    for key in filter(None, {under_way(before), under_way(after), *ruled}):
        play = plays.get(key) or Play(key, setup=after.setup)
        play = play._replace(acts=(*play.acts, (stored.seq, stored.version)), past=ruled.get(key, play.past))
        ends = key in ruled and not play.over
        plays[key] = play._replace(over=stored.seq, at=stored.at) if ends else play


def _over(state: object) -> tuple[PastPlay, ...]:
    """The plays that a game remembers."""
    if not isinstance(state, GameState):
        return ()
    kind = kind_of(state)
    recalled, past = kind.recalled(state), kind.past(state)
    return (*recalled, *past) if recalled else past
