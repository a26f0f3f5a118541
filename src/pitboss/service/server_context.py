"""The server context: what HTTP and the socket both use of one server."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from contextlib import nullcontext
from typing import Protocol

import msgspec

from pitboss.engine.transaction import STALE, Accepted
from pitboss.floor.devices.alarms import AlarmKind, AlarmRaised
from pitboss.kernel.decision import Command, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.answers import LONGEST_ID_CHARACTERS, own_id
from pitboss.service.auth.actors import Actor, DeviceActor, StaffActor
from pitboss.service.auth.guesses import Guesses
from pitboss.service.auth.key_connections import KeyConnections
from pitboss.service.auth.permits import check_permit
from pitboss.service.auth.shared_counts import SharedCounts
from pitboss.service.auth.sign_in import SAME_PERSON, Authenticator
from pitboss.service.auth.signing import signed, unsigned
from pitboss.service.floor_engine import FloorEngine, is_store_failure
from pitboss.service.inspection.recalling import bring_back
from pitboss.service.inspection.replays import Replays
from pitboss.service.monitoring.health import Probe
from pitboss.service.monitoring.software import this_server
from pitboss.service.monitoring.telemetry import Metrics, tell
from pitboss.service.network.buckets import Buckets, Rate
from pitboss.service.network.connections import Connections, allow_files
from pitboss.service.network.strangers import Strangers
from pitboss.service.realtime.hub import Hub
from pitboss.service.realtime.messages import Lead, Second, encode
from pitboss.service.rules_documents import RulesDocument
from pitboss.service.runner.preflight import as_it_stands, check_chips, check_next_game, from_shoe, partner_of
from pitboss.service.views import channels
from pitboss.service.views.guides import Guides
from pitboss.service.views.totals import Totals
from pitboss.store.log import StoredEvent
from pitboss.store.port import StoreError

REQUESTS = Rate(per_s=50, burst=100)
"""The requests of one token."""
TRIES = 10
"""How often a command is prepared again because its game has changed meanwhile."""
SIGN_INS = Rate(per_s=1, burst=10)
"""The sign-in attempts from one address."""

NO_SECOND = Rejection("staff-only")


class Runners(Protocol):
    """The runners of a floor's games, here or on another server."""

    def deadline(self, game: str) -> Instant | None:
        """When the wagering period of a game ends, if one runs."""
        ...

    def stands(self, game: str) -> Instant | None:
        """Since when a game has stood still, if that is longer than its course allows."""
        ...

    def leader(self, game: str) -> str | None:
        """The URL of the other server that runs a game, if one does."""
        ...

    @property
    def owned(self) -> Collection[str]:
        """The games that run here."""
        ...


class NoRunners:
    """For a floor whose games are run only by its staff."""

    owned: Collection[str] = ()

    def deadline(self, game: str) -> Instant | None:  # noqa: ARG002
        """No period ends by itself."""
        return None

    def stands(self, game: str) -> Instant | None:  # noqa: ARG002
        """Nobody waits for the staff."""
        return None

    def leader(self, game: str) -> str | None:  # noqa: ARG002
        """No other server."""
        return None


class ServerContext:
    """The floor of one server with its authenticator, its channels and its metrics."""

    def __init__(
        self,
        floor: FloorEngine,
        secret: bytes,
        auth: Authenticator | None = None,
        runners: Runners | None = None,
        *,
        owner: str = "",
        demo: bool = False,
    ) -> None:
        """For a running floor, and the secret of its store.

        `owner` identifies this process among the servers of the floor.
        """
        self._demo = demo
        self.floor, self.secret, self.auth = floor, secret, auth or Authenticator(floor)
        self.runners = runners or NoRunners()
        self.probe = Probe(floor.store, f"{this_server()}/{floor.config.address}")
        self.ahead_ms: Callable[[], int] = lambda: 0
        """By how much the time of this server is ahead of the system clock."""
        self.metrics = Metrics()
        self.requests, self.sign_ins = Buckets(REQUESTS), Buckets(SIGN_INS)
        self.connections = Connections(allow_files(), self._refuse_connection)
        self.strangers, self.guesses = Strangers(), Guesses(SharedCounts(floor.store), self._alarm_of_guesses)
        self.hub = Hub(self.render, channels.view_key)
        self.totals = Totals(floor)
        self.replays = Replays(floor)
        self.guides = Guides()
        self.documents: Mapping[str, RulesDocument] = {}
        """The approved rules of which the house has given a copy, by edition."""
        self.key_connections = KeyConnections(floor.store, owner or this_server(), self._alarm_of_key)
        self.doubts: dict[Stream, set[asyncio.Event]] = {}
        """The open connections, by the stream that decides whether they may stay."""
        self._drawing = asyncio.Lock()
        floor.listen(self._hear)
        floor.listen_for(AlarmRaised, self._count_alarm)

    def trusts(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from our own pages. Only browsers send an origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.floor.config.origins:
            return True
        return origin.partition("://")[2] == headers.get("host")

    def may_watch(self, actor: Actor, channel: str) -> Rejection | None:
        """Checks whether an actor may watch a channel of this floor."""
        return channels.may_watch(actor, channel, self._partner)

    def render(self, channel: str, actor: Actor | None) -> msgspec.Struct | Rejection:
        """What a channel shows to an actor."""
        return channels.render(
            self.floor,
            channel,
            actor,
            deadline=self.runners.deadline,
            settled=self.totals.of,
            stands=self.runners.stands,
            secret=self.secret,
            demo=self._demo,
        )

    def doubt(self, stream: Stream) -> None:
        """Has the connections of an actor checked again: it may have lost its access meanwhile."""
        for connected in self.doubts.get(stream, ()):
            connected.set()

    def invalidate_game(self, game: str) -> None:
        """Renders a game again though it has no new event: its countdown or its sum has changed."""
        self.hub.invalidate([*self._watched(f"game/{game}/"), *self._watched(f"seat/{game}/")])

    def lead(self, game: str) -> None:
        """Sends the server that now runs a game to all its watchers."""
        to = self.runners.leader(game) or self.floor.config.url
        for channel in self._watched(f"game/{game}/"):
            self.hub.tell(channel, encode(Lead(channel, to)))

    def elsewhere(self, channel: str) -> str | None:
        """The URL of the other server that runs the game of a channel."""
        prefix, _, rest = channel.partition("/")
        return self.runners.leader(rest.partition("/")[0]) if prefix == "game" else None

    async def carry_out(
        self,
        actor: Actor,
        id: str,  # noqa: A002
        command: Command,
        second: Second | None = None,
        *,
        address: str = "",
        shown: bool = False,
    ) -> Accepted | Rejection:
        """Carries out a command of an actor, if it is permitted.

        Guesses at ticket numbers are slowed down by actor and by `address`. A command that grants a key or a
        password is permitted only where the result is `shown`.
        """
        with self.metrics.timing() as seconds:
            try:
                guessing = await self.guesses.check(actor.by, address) if hasattr(command, "number") else None
                reply = guessing or await self._carry_out(actor, id, command, second, shown=shown)
            except StoreError as problem:
                reply = problem.rejection
        await self.guesses.tried(actor.by, address, reply)
        kind, outcome = (
            str(command.__struct_config__.tag),
            "done" if isinstance(reply, Accepted) else "refused",
        )
        self.metrics.commands.labels(kind, outcome).inc()
        ms = round(seconds() * 1_000)
        tell.info(
            "command",
            actor=actor.by,
            id=id[:LONGEST_ID_CHARACTERS],
            type=kind,
            code=getattr(reply, "code", None),
            ms=ms,
        )
        return reply

    async def _carry_out(
        self,
        actor: Actor,
        id: str,  # noqa: A002
        command: Command,
        second: Second | None,
        *,
        shown: bool,
    ) -> Accepted | Rejection:
        beside: StaffActor | Rejection | None = None
        if second is not None:
            if not isinstance(actor, StaffActor):
                return NO_SECOND
            beside = await self.auth.second_person(actor, second.name, second.password)
        if beside == SAME_PERSON:
            # Where a signature is missing, the answer names the roles that may sign.
            instead = check_permit(actor, command, None, self._partner, shown=shown) or SAME_PERSON
            return unsigned(instead, None)
        if isinstance(beside, Rejection):
            return beside
        command = signed(self.floor, command, beside)
        refused = check_permit(actor, command, beside, self._partner, shown=shown)
        if refused is None:
            done = await self._do(own_id(actor.asks_as, id), command, actor.by)
            return done if beside is None else unsigned(done, beside.name)
        if isinstance(actor, StaffActor):
            await self.auth.note_refusal(actor, command, refused)
        return refused if beside is None else unsigned(refused, beside.name)

    def _alarm_of_key(self, device: DeviceActor, there: str, address: str) -> None:
        facts = {"address": address, "other_address": there}
        self.floor.alarms.raise_(AlarmKind.KEY_IN_TWO_PLACES, device.name, **facts)

    def _partner(self, game: str) -> str | None:
        return partner_of(self.floor, game)

    def _watched(self, start: str) -> list[str]:
        """The watched channels with this prefix."""
        return [name for name in self.hub.watched if f"{name}/".startswith(start)]

    async def _do(self, id: str, command: Command, by: str) -> Accepted | Rejection:  # noqa: A002
        """Carries out a command on the current state of its game. Cards of a shoe are drawn one at a time."""
        sent, command = command, await bring_back(self.floor, self.replays, command)
        async with self._drawing if from_shoe(command) else nullcontext():
            done: Accepted | Rejection = STALE
            for _ in range(TRIES):
                refused = check_next_game(self.floor, command)
                refused = refused or check_chips(self.floor, command, demo=self._demo)
                becomes = refused or await as_it_stands(self.floor, command)
                if is_store_failure(becomes):
                    return becomes
                # Also if it is refused: if it was done before, the first answer counts.
                done = await self.floor.do(id, sent, by, becomes)
                if done != STALE:
                    break
                # Another actor was faster, perhaps at another server.
                await self.floor.catch_up((await self.floor.store.head()).seq)
            return done

    def _alarm_of_guesses(self, actor: str, address: str) -> None:
        self.floor.alarms.raise_(AlarmKind.TICKETS_GUESSED, actor, address=address)

    def _refuse_connection(self, subject: str) -> None:
        self.metrics.connections_refused.inc()
        self.floor.alarms.raise_(AlarmKind.CONNECTIONS_REFUSED, subject)

    def _count_alarm(self, raised: AlarmRaised) -> None:
        self.metrics.alarms.labels(raised.kind).inc(raised.count)

    def _hear(self, stored: StoredEvent) -> None:
        self.metrics.events.labels(stored.type).inc()
        self.metrics.position.set(stored.seq)
        self.doubt(stored.stream)
        self.hub.invalidate(channels.channels_of(self.floor, stored, self.hub.watched))
