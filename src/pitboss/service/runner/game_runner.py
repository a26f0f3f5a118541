"""The runner of one game: its countdown, its settlements at terminals, and its shoe or wheel."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import EndPeriod, RestartPeriod
from pitboss.acting.plays import Phase
from pitboss.acting.state import GameState
from pitboss.acting.virtual_staff import SUPERVISOR, DealerInput, Move, Plan
from pitboss.engine.transaction import Accepted, BoundCommand
from pitboss.floor.devices.alarms import AlarmKind
from pitboss.floor.fair.number_events import DealDisputed
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.kernel.instant import MINUTE_MS, Instant
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Facts, FloorPlace, Text
from pitboss.service.api.answers import short_id
from pitboss.service.clock import STEP_MS
from pitboss.service.config import GameConfig, limits_of, setup_of
from pitboss.service.devices.readings import Readings, concerns, see_unlike
from pitboss.service.floor_engine import FloorEngine, is_store_failure
from pitboss.service.monitoring.telemetry import in_log
from pitboss.service.runner import mixing, shoes
from pitboss.service.runner.preflight import (
    dealer_on_duty,
    draw_for,
    next_key,
    opened_at,
    person_at,
    terminals_due,
)
from pitboss.store.log import StoredEvent

CLOCKWORK = Person("clockwork", Role.DEALER)
"""The person for what the rules have the system do: end a period, settle a result, read the wheel."""
BY = "clockwork"
"""Its name in the log."""
RULING_WAIT_MS = MINUTE_MS
"""For how long the virtual dealer waits for a ruling on an irregularity."""
STANDS_MS = 2 * MINUTE_MS
"""For how long a play may stand still, beyond the period in which wagers are taken."""
LATE_MS = 5_000
"""How late an event may arrive. A later one has the time of another clock."""
OVERDUE_MS = 2 * MINUTE_MS
"""How long after its time a change by a sign may wait before staff are alarmed: a coup may be under way."""
RETRY_MS = 1_000
"""Milliseconds until a refused act is tried again."""

Changed = Callable[[str], None]

log = logging.getLogger(__name__)


class GameRunner:
    """Runs one game, on the server that holds its lease.

    All its state comes from the log, so the next owner goes on where the last one stopped.
    """

    def __init__(self, floor: FloorEngine, game: GameConfig, changed: Changed = lambda _: None) -> None:
        """`changed` is called when all terminals have followed the game."""
        self._floor, self._game, self._changed = floor, game, changed
        self._kind = game.kind
        self._partner = None if game.partner is None else self._kind.stream(game.partner)
        self._plan = Plan(game.name, unwrap(setup_of(floor.config, game)), limits_of(game))
        self._readings = Readings(floor, game.name)
        self._woken = asyncio.Event()
        self._latest: Instant = floor.clock()
        self._seen = 0
        """The version of the game at the last look."""
        self._again = 0
        """When the next act was last refused."""
        self._followed: object = None
        self._stood: Instant | None = None
        """Since when the game stood still that staff were last alarmed about."""
        self._unlike: str | None = None
        """The play about whose layout staff were last alarmed."""
        self._reminded: frozenset[Instant] = frozenset()
        """The times at which reminders of the signs at this game were given."""
        self._opened: Instant | None = None
        """When wagers opened, if the game takes any."""
        self._counts_from: Instant | None = None
        """Since when the time to bet counts down, if it does. A table may stand until somebody bets."""
        self._shown: Instant | None = None
        """The end of the period as all screens show it."""
        self._ends: Instant | None = None
        """When this server ends the period, if it has run the game since the period began."""
        floor.listen(self._hear)
        floor.listen_for(DealDisputed, self._alarm)

    @property
    def deadline(self) -> Instant | None:
        """When wagers close, if a clock closes them. Every server shows the same time.

        It counts from the opening event in the log. The server that runs the game counts from when it
        received that event, so that no period is too short. The countdown then shows zero for a moment
        longer.
        """
        return self._shown if self._clocked else None

    def look(self) -> None:
        """Reads the state of the game before its first event arrives."""
        now, at = self._now, self._floor.clock()
        since = None if now is None else self._kind.running.counts_from(now)
        self._count_down(at if since is None else min(since, at))

    async def run(self) -> None:
        """Runs until it is cancelled."""
        self.look()
        self._followed, self._ends, self._latest = None, None, self._floor.clock()
        while True:
            self._woken.clear()
            due = await self._step()
            self._compare()
            looks = (due, self._remind(), self._watch())
            await self._sleep(min((each for each in looks if each is not None), default=None))

    def _remind(self) -> Instant | None:
        """Reminds staff of changes that signs announce: on their screens when due, by an alarm when overdue.

        Returns when to look again.
        """
        now, at = self._now, self._floor.clock()
        signs = () if now is None else self._kind.announced(now)
        overdue = {sign.due + OVERDUE_MS: sign.text for sign in signs}
        times = {*overdue, *(sign.due for sign in signs)}
        passed = frozenset(time for time in times if time <= at)
        for time in passed - self._reminded:
            self._changed(self._game.name)
            if time in overdue:
                facts: Facts = {"sign": overdue[time]}
                self._floor.alarms.raise_(AlarmKind.SIGN_OVERDUE, self._game.stream, **facts)
        self._reminded = passed
        return min(times - passed, default=None)

    def _compare(self) -> None:
        """Alarms staff once about each coup on which, with bets closed, the layout reads other chips."""
        now, unlike = self._now, see_unlike(self._floor, self._game.name)
        phase, play = (Phase.OPEN, None) if now is None else self._kind.phase(now)
        if not unlike or phase is Phase.OPEN or play == self._unlike:
            return
        self._unlike = play
        facts: Facts = {"game": FloorPlace(self._game.stream), "differing": len(unlike)}
        self._floor.alarms.raise_(AlarmKind.LAYOUT_DIFFERS, self._game.stream, **facts)

    def _watch(self) -> Instant | None:
        """Alarms staff once about a game that stands still. Returns when to look again."""
        now, at, since, late = self._now, self._floor.clock(), self._latest, self._late
        if now is None or late is None or self._stood == since:
            return None
        if at < late:
            return late
        self._stood = since
        facts: Facts = {"game": FloorPlace(self._game.stream), "waits": self._kind.course.waits(now).text}
        lasted = Text("alarm-line-seconds", {"seconds": (at - since) // 1_000})
        self._floor.alarms.raise_(AlarmKind.GAME_STANDS, self._game.stream, **facts, lasted=lasted)
        return None

    @property
    def stands(self) -> Instant | None:
        """Since when the game has stood still, if that is longer than its course allows.

        Another server may have heard of its last event a little earlier, and alarmed staff by that.
        """
        late = self._late
        return None if late is None or self._floor.clock() < late - LATE_MS else self._latest

    @property
    def _late(self) -> Instant | None:
        """From when on the game stands still for too long, if it should be moving."""
        now = self._now
        if now is None or not self._must_go_on(now):
            return None
        return self._latest + self._game.period * 1_000 + STANDS_MS

    def _must_go_on(self, now: GameState) -> bool:
        """Whether the game should be moving: a play is under way, or only the server deals it.

        While wagers are open, players have as long as they like.
        """
        phase, _ = self._kind.phase(now)
        under_way = phase in (Phase.CLOSED, Phase.PAUSED)
        return under_way or (self._virtual and now.opened and phase is not Phase.OPEN)

    @property
    def _now(self) -> GameState | None:
        return self._floor.game(self._game.name)

    @property
    def _timed(self) -> bool:
        """Whether a set period closes the wagers, with any dealer."""
        now = self._now
        return now is not None and self._kind.running.timed(now)

    @property
    def _virtual(self) -> bool:
        """Whether the virtual dealer deals: no person does, and none should."""
        return self._game.dealing == "virtual" and person_at(self._floor, self._game.name) is None

    @property
    def _clocked(self) -> bool:
        """Whether a clock closes the wagers."""
        return self._timed or self._virtual

    def _hear(self, stored: StoredEvent) -> None:
        if stored.stream == self._game.stream:
            self._latest, self._again = self._floor.clock(), 0
            self._count_down(self._latest)
            self._woken.set()
        elif (
            stored.stream == self._partner
            or stored.stream.startswith(("staff/", "device/"))
            or self._overtaken
        ):
            self._woken.set()

    def _alarm(self, disputed: DealDisputed) -> None:
        """Tells staff that a terminal found something wrong with a deal of this game."""
        if disputed.game == self._game.name:
            game = FloorPlace(self._game.stream)
            facts: Facts = {"game": game, "deal": disputed.deal, "finding": disputed.finding}
            self._floor.alarms.raise_(AlarmKind.DEAL_DISPUTED, disputed.terminal, **facts)

    def _count_down(self, heard: Instant) -> None:
        """Starts the countdown when the period begins or restarts, and ends it when wagers close."""
        now, period_ms = self._now, self._game.period * 1_000
        self._opened = opened_at(now)
        since = None if now is None or self._opened is None else self._kind.running.counts_from(now)
        if since == self._counts_from:
            return
        self._counts_from, self._shown, self._ends = since, None, None
        if since is not None:
            # If the time of the event cannot be right, the period counts from when it arrived.
            began = since if -STEP_MS <= heard - since <= LATE_MS else heard
            self._shown, self._ends = began + period_ms, max(began, heard) + period_ms

    @property
    def _overtaken(self) -> bool:
        """Whether by the time in the log the period is over that has not run down here.

        Then the clock of another server is ahead. Nobody can bet any more, because acts go by that time.
        """
        limits = None if self._now is None else self._kind.limits(self._now)
        if self._opened is None or self._ends is None or limits is None or limits.period is None:
            return False
        over = self._floor.latest >= self._opened + limits.period * 1_000
        return over and self._floor.clock() < self._ends - LATE_MS

    async def _sleep(self, due: Instant | None) -> None:
        seconds = None if due is None else max(0, due - self._floor.clock()) / 1_000
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            pass

    async def _step(self) -> Instant | None:
        """Does the next thing that is due. Returns when to look again if nothing happens before."""
        if not await self._follow():
            return self._floor.clock() + RETRY_MS
        if self._game.shoe != "keyed":
            refused = await mixing.mix_deals(self._floor, self._game.name)
            if refused is not None:
                log.error("%s: %s", self._game.name, in_log(refused))
                return self._floor.clock() + RETRY_MS
        if self._game.shoe == "device":
            await shoes.give_up(self._floor, self._game.name)
            await self._readings.act(dealer_on_duty(self._floor, self._game.name))
        now, at = self._now, self._floor.clock()
        self._seen = self._floor.version(self._game.stream)
        if self._counts_from is not None and self._clocked and (self._ends is None or self._overtaken):
            # Players may have been shut out while no server ran the game, or by a clock that is ahead.
            return await self._act(Move(RestartPeriod(), CLOCKWORK))
        if self._ends is not None and self._timed and at >= self._ends:
            return await self._act(Move(EndPeriod(), CLOCKWORK))
        own = None if now is None else self._kind.running.by_system(now)
        if own is not None:
            return await self._act(Move(own, CLOCKWORK))
        pairing = self._pairing(now)
        if pairing is not None:
            return await self._act(pairing)
        if self._game.shoe == "simulated":
            refused = None if now is None else await shoes.keep_promises(self._floor, self._game.name)
            if refused is not None:
                log.error("%s: %s", self._game.name, in_log(refused))
                return at + RETRY_MS
            reading = await self._read(now)
            if reading is not None:
                return await self._pace(reading)
        return await self._deal(now, at)

    async def _follow(self) -> bool:
        """Applies the state of the game to every terminal, before anything else goes on.

        False if the store could not take it. Then it is tried again.
        """
        now = self._now
        if now is None or not self._game.rapid:
            return True
        # A terminal follows a play when it opens, closes, ends, or is ruled on. No other act matters.
        stage = (self._opened, self._kind.followed(now))
        if stage == self._followed:
            return True
        while commands := [
            (f"follow-{secrets.token_hex(12)}", ReconcilePlay(account.terminal, self._game.name, play), BY)
            for account, play in terminals_due(self._floor, self._game.name, now)
        ]:
            answers = await self._floor.do_all(commands)
            self._changed(self._game.name)
            refused = [answer for answer in answers if isinstance(answer, Rejection)]
            for answer in refused:
                log.warning("%s was not followed: %s", self._game.name, in_log(answer))
            if any(map(is_store_failure, refused)):
                return False
            if len(refused) == len(answers):
                break
        self._followed = stage
        return True

    def _pairing(self, now: GameState | None) -> Move | None:
        """Joins the game with its partner before its first play. Staff may separate them later."""
        partner = self._game.partner
        if partner is None or now is None or self._floor.game(partner) is None:
            return None
        joins = self._kind.running.pairs(now, partner)
        return None if joins is None else Move(joins, SUPERVISOR)

    async def _read(self, now: GameState | None) -> Move | None:
        """What the sensor of a simulated game reads, once there is something to read."""
        sensor = None if now is None else self._kind.fair.sensor(now)
        if sensor is None:
            return None
        number = await shoes.read(self._floor, self._game.name, sensor)
        if isinstance(number, Rejection):
            log.error("%s: %s", self._game.name, in_log(number))
        return Move(sensor.act(None if isinstance(number, Rejection) else number), CLOCKWORK)

    async def _deal(self, now: GameState | None, at: Instant) -> Instant | None:
        """The next act of the virtual dealer, if it deals and no person must act first."""
        if not self._virtual or concerns(self._floor, self._game.name):
            return self._ends if self._timed else None
        name = self._game.name
        key = shoes.waiting_play(self._floor, name) or next_key(name, at)
        time_up = self._ends is None or at >= self._ends
        given = DealerInput(key, partial(mixing.virtual_cut, self._floor, name), time_up)
        move = self._kind.running.next_act(self._plan, now, at, given)
        if move is not None:
            return await self._pace(move)
        if self._opened is not None or now is None:
            return None if time_up else self._ends
        if at < self._latest + RULING_WAIT_MS:
            return self._latest + RULING_WAIT_MS
        ruling = self._kind.running.relief(name, now, at)
        return None if ruling is None else await self._act(ruling)

    async def _pace(self, move: Move) -> Instant | None:
        """Does an act once its pause is over."""
        running = self._kind.running
        asks_player = isinstance(move.act, running.asks_player)
        wait = self._game.period if asks_player else self._game.pause * running.pauses.get(type(move.act), 1)
        ready, now = self._latest + int(wait * 1_000), self._floor.clock()
        if now < ready:
            return ready if self._ends is None or self._ends <= now else min(ready, self._ends)
        return await self._act(move)

    async def _act(self, move: Move) -> Instant | None:
        """Does an act once, and only on the version of the game that was read.

        Another server that also owns the game at this moment would use the same id.
        """
        tag = str(type(move.act).__struct_config__.tag)
        ident = short_id(f"{self._game.stream}/{self._seen + 1}/{tag}/{self._again}")
        command = self._kind.command_of(self._game.name, move.act, move.by, move.approved)
        becomes = await draw_for(self._floor, command)
        if isinstance(becomes, Rejection):
            if becomes.code == "shoe-reads":
                # The device draws the card, and reports it.
                return None
            log.error("%s: %s", self._game.name, in_log(becomes))
            return self._floor.clock() + RETRY_MS
        done = await self._floor.do(ident, command, BY, BoundCommand(becomes, self._game.stream, self._seen))
        if isinstance(done, Accepted):
            return self._floor.clock()
        # After a restart, the runner need not repeat every refused id of the last hour.
        self._again = self._floor.clock() // RETRY_MS
        log.info("%s: %s was refused: %s", self._game.name, tag, in_log(done))
        return self._floor.clock() + RETRY_MS
