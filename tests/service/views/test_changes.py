"""Signs that announce a change: everyone reads them, staff are reminded, and the change is carried out."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count

import pytest
from kit.server.running_games import config as running_config
from kit.server.running_games import running_games
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import DEE, OPAL, SUE, player

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import AlterLimits, ShowClosing, TakeDownSign
from pitboss.acting.audience import Audience
from pitboss.acting.course import WaitsOn
from pitboss.acting.registers.announced import ComingChange
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.acting.virtual_staff import DealerInput, Plan
from pitboss.audit.auditor import Audit, audit
from pitboss.baccarat.acts.limits import AnnounceLimits
from pitboss.baccarat.acts.opening import ChangeGame, CloseTable, OpenTable, SetTable, ShowGame
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.tie_percent import ChangeTiePercent, ShowTiePercent
from pitboss.engine.transaction import Accepted
from pitboss.floor.devices.alarms import Alarms
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.acts.opening import CloseWheel, OpenWheel, SetWheel
from pitboss.roulette.acts.play import NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.service.config import FloorConfig, limits_of, setup_of
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner import game_runner
from pitboss.service.runner.runners import GameRunners
from pitboss.service.views.game_view import GameView, game_view
from pitboss.store.memory import MemoryStore

EVERYONE = (
    (player("ann"), Audience.PLAYER),
    (None, Audience.DISPLAY),
    (DEE, Audience.DEALER),
    (SUE, Audience.SUPERVISOR),
)


def higher(edition: str, game: str) -> TableLimits:
    """Limits with a higher minimum for all wagers that have no own."""
    (named,) = config(edition, game).games
    return replace(limits_of(named), each=Limits(1_000, 50_000))


def config(edition: str, game: str) -> FloorConfig:
    unit = ', unit = "5"' if edition == CANBERRA else ""
    read = read_config(
        f'venue = "V"\n[[games]]\nname = "1"\nedition = "{edition}"\ngame = "{game}"\n'
        f'limits = {{least = "5", most = "500"{unit}}}\n'
    )
    assert isinstance(read, FloorConfig), read
    return read


class Pit:
    """A floor with one open game, and a clock that the test sets."""

    def __init__(self, floor: FloorEngine) -> None:
        self.floor, self.at = floor, 1_000
        (self.config,) = floor.config.games
        self._ids = count(1)

    async def attempt(self, act: Act, by: Person = SUE) -> Accepted | Rejection:
        self.at += 1_000
        command = self.config.kind.command_of("1", act, by)
        return await self.floor.do(f"t-{next(self._ids)}", command, "staff/test")

    async def do(self, act: Act, by: Person = SUE) -> None:
        done = await self.attempt(act, by)
        assert isinstance(done, Accepted), (act, done)

    def see(self, who: Person | None, audience: Audience) -> GameView:
        seen = game_view(self.floor, "1", audience, who, lambda _: None)
        assert seen is not None
        return seen

    def next(self, who: Person, audience: Audience) -> Act | None:
        seen = self.see(who, audience)
        view = seen.table or seen.wheel
        assert seen.course is not None
        assert view is not None
        return None if seen.course.next is None else view.offers[seen.course.next].act

    def virtual(self) -> Act | None:
        """What the virtual dealer does next."""
        setup = setup_of(self.floor.config, self.config)
        assert not isinstance(setup, Rejection)
        plan, now = Plan("1", setup, limits_of(self.config)), self.floor.game("1")
        given = DealerInput("1-9", lambda *_: 208)
        move = self.config.kind.running.next_act(plan, now, self.at, given)
        return None if move is None else move.act


def opened(edition: str, game: str, test: Callable[[Pit], Awaitable[None]]) -> None:
    """Runs a test at an open game, where Ann is a guest if guests sit there; the auditor reads its log."""

    async def run() -> None:
        store, pits = MemoryStore(), list[Pit]()
        async with FloorEngine(store, config(edition, game), clock=lambda: pits[0].at) as floor:
            pit = Pit(floor)
            pits.append(pit)
            setup, wheel = setup_of(floor.config, pit.config), pit.config.kind.name == "wheel"
            assert not isinstance(setup, Rejection)
            limits = limits_of(pit.config)
            for act in (
                (SetWheel(setup), OpenWheel(limits)) if wheel else (SetTable(setup), OpenTable(limits))
            ):
                await pit.do(act)
            if edition != RAPID:
                await pit.do(Join("ann", 1), DEE)
            await test(pit)
        found = await audit(store)
        assert isinstance(found, Audit), found

    asyncio.run(run())


CASES = [
    pytest.param(STAR, "baccarat", ComingChange.CLOSING, CloseTable(), marks=clause(STAR, "14.9")),
    pytest.param(STAR, "baccarat", ComingChange.GAME, ChangeGame("even-money"), marks=clause(STAR, "14.8")),
    pytest.param(
        STAR,
        "baccarat",
        ComingChange.LIMITS,
        AlterLimits(higher(STAR, "baccarat")),
        marks=clause(STAR, "6.7"),
    ),
    pytest.param(PREMIUM, "premium", ComingChange.CLOSING, CloseTable(), marks=clause(PREMIUM, "15.9")),
    pytest.param(
        PREMIUM, "premium", ComingChange.GAME, ChangeGame("even-money"), marks=clause(PREMIUM, "15.8")
    ),
    pytest.param(
        PREMIUM,
        "premium",
        ComingChange.LIMITS,
        AlterLimits(higher(PREMIUM, "premium")),
        marks=clause(PREMIUM, "6.6"),
    ),
    pytest.param(
        PREMIUM,
        "tie-premium",
        ComingChange.TIE_PERCENT,
        ChangeTiePercent("2"),
        marks=clause(PREMIUM, "2.6", "6.6"),
    ),
    pytest.param(RAPID, "baccarat", ComingChange.CLOSING, CloseTable(), marks=clause(RAPID, "12.8")),
    pytest.param(RAPID, "roulette", ComingChange.CLOSING, CloseWheel(), marks=clause(RAPID, "12.8")),
    pytest.param(CANBERRA, "commission", ComingChange.CLOSING, CloseTable(), marks=clause(CANBERRA, "16.2")),
    pytest.param(GUIDE, "no-commission", ComingChange.CLOSING, CloseTable()),
]


def announces(act: Act, at: int) -> Act:
    """The act that puts up the sign of a change."""
    match act:
        case AlterLimits(limits=limits):
            return AnnounceLimits(limits, at)
        case ChangeTiePercent(percent=percent):
            return ShowTiePercent(percent, at)
        case ChangeGame(game=game):
            return ShowGame(game, at)
        case _:
            return ShowClosing(at)


@pytest.mark.parametrize(("edition", "game", "change", "act"), CASES)
def test_everyone_reads_a_sign_and_staff_are_reminded_when_its_time_has_come(
    edition: str, game: str, change: ComingChange, act: Act
) -> None:
    by = OPAL if edition == CANBERRA else SUE

    async def test(pit: Pit) -> None:
        due = pit.at + 21 * MINUTE_MS
        assert [pit.see(*each).changes for each in EVERYONE] == [()] * 4
        await pit.do(announces(act, due), by)
        for each in EVERYONE:
            (sign,) = pit.see(*each).changes
            assert (sign.change, sign.due) == (change, due)
            assert sign.text.facts["at"].at == due  # type: ignore[union-attr]
            assert sign.clause is not None
        # Before its time nothing reminds of it.
        pit.at = due - 2_000
        regular = pit.next(by, Audience.SUPERVISOR)
        assert regular != act
        assert pit.virtual() != act
        pit.at = due
        for who, audience in ((DEE, Audience.DEALER), (by, Audience.SUPERVISOR)):
            course = pit.see(who, audience).course
            assert course is not None
            assert (course.headline, course.on) == (sign.text, WaitsOn.SUPERVISOR)
        assert pit.next(by, Audience.SUPERVISOR) == act
        assert pit.next(DEE, Audience.DEALER) is None
        assert pit.virtual() == act
        await pit.do(act, by)
        assert pit.see(None, Audience.DISPLAY).changes == ()
        course = pit.see(by, Audience.SUPERVISOR).course
        assert course is not None
        assert course.headline != sign.text

    opened(edition, game, test)


@pytest.mark.parametrize(("edition", "game", "change", "act"), CASES)
def test_a_sign_is_taken_down_by_those_who_may_make_the_change(
    edition: str, game: str, change: ComingChange, act: Act
) -> None:
    by = OPAL if edition == CANBERRA else SUE

    async def test(pit: Pit) -> None:
        down = TakeDownSign(change)
        refused = await pit.attempt(down, by)
        assert isinstance(refused, Rejection)
        assert refused.code == "no-sign"
        due = pit.at + 21 * MINUTE_MS
        await pit.do(announces(act, due), by)
        refused = await pit.attempt(down, DEE)
        assert isinstance(refused, Rejection)
        assert refused.code == "not-authorised"
        seen = pit.see(by, Audience.SUPERVISOR)
        assert down in [offer.act for offer in (seen.table or seen.wheel).offers]  # type: ignore[union-attr]
        await pit.do(down, by)
        assert pit.see(None, Audience.DISPLAY).changes == ()
        pit.at = due
        assert pit.next(by, Audience.SUPERVISOR) != act
        assert pit.virtual() != act

    opened(edition, game, test)


def test_a_play_under_way_comes_to_its_end_before_a_change_that_is_due() -> None:
    async def test(pit: Pit) -> None:
        await pit.do(ShowClosing(pit.at + 21 * MINUTE_MS))
        await pit.do(NewGame("1-1"), DEE)
        pit.at += 21 * MINUTE_MS
        course = pit.see(SUE, Audience.SUPERVISOR).course
        assert course is not None
        assert course.headline.key != "sign-closing"
        assert pit.virtual() != CloseWheel()

    opened(RAPID, "roulette", test)


def test_a_change_that_is_overdue_alarms_the_desks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No coup can begin at this table, so nothing but its sign wakes its runner."""
    monkeypatch.setattr(game_runner, "OVERDUE_MS", 50)
    rendered: list[str] = []

    async def example() -> None:
        floor_config = running_config("wheel-1", dealing="staff", shoe="keyed")
        async with (
            running_games(floor_config) as now,
            GameRunners(now.floor, "a", rendered.append),
        ):
            game = now.floor.config.games[0]
            setup = setup_of(now.floor.config, game)
            assert not isinstance(setup, Rejection)
            due = now.floor.clock() + 20 * MINUTE_MS + 500
            for act in (SetWheel(setup), OpenWheel(limits_of(game)), ShowClosing(due)):
                await now.done(ActAtWheel("wheel-1", act, SUE), "staff/sue")
            rendered.clear()
            clock = now.floor.clock
            now.floor.clock = lambda: clock() + 20 * MINUTE_MS
            await now.done(ActAtWheel("wheel-1", NewGame("w-1"), DEE), "staff/dee")

            def alarms() -> object:
                state = now.floor.state("alarm/sign-overdue")
                return state.by_subject if isinstance(state, Alarms) else {}

            await now.until(alarms)
            assert set(alarms()) == {"wheel/wheel-1"}  # type: ignore[call-overload]
            assert rendered.count("wheel-1") >= 2, "once when it is due, once when it is overdue"

    asyncio.run(example())


def test_a_game_may_still_begin_after_the_time_of_a_sign() -> None:
    """The rules let a supervisor close, and do not end the game by themselves."""

    async def test(pit: Pit) -> None:
        await pit.do(ShowClosing(pit.at + 21 * MINUTE_MS))
        pit.at += 22 * MINUTE_MS
        await pit.do(NewGame("1-1"), DEE)

    opened(RAPID, "roulette", test)
