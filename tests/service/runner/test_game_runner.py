"""The runner of a game: countdowns, settlements at terminals, restarts, two owners, and who deals.

It takes over 10 s: wagering periods have whole seconds, and many tests wait for one to end.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec
import pytest
from kit.games.dealt import open_play
from kit.server.floor_configs import terminals
from kit.server.running_games import DEE, GUS, RunningGames, config, running_games
from kit.store.logged import act_name
from kit.support import CANBERRA, PREMIUM, RAPID, STAR
from kit.tables.live_table import SUE, player

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.audit.auditor import Audit, audit
from pitboss.baccarat.acts.betting import PlaceWager, TakeOff
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import CloseTable, OpenTable
from pitboss.baccarat.acts.people import BuyChips, Join
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult, Settle, StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, Cut, Shuffle
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.machines import round_of
from pitboss.baccarat.play.rounds import check_wagers
from pitboss.baccarat.reading import expected_card
from pitboss.baccarat.state import GamingTable
from pitboss.engine.transaction import Accepted
from pitboss.floor.devices.alarms import Alarms
from pitboss.floor.devices.device_commands import ReadCard
from pitboss.floor.fair.fairness import FairDeals
from pitboss.floor.people.staff import Post, SignOut
from pitboss.floor.people.staff_commands import AddStaff, NoteSignIn, NoteSignOut
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.game.irregularities import Report
from pitboss.kernel.instant import HOUR_MS
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.ledger.till import MoveMoney
from pitboss.roulette.acts.opening import OpenWheel
from pitboss.roulette.acts.play import NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import BurnWay
from pitboss.rules.result import Winner
from pitboss.rules.roulette import WheelKind
from pitboss.service.config import FloorConfig, limits_of
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner import game_runner
from pitboss.service.runner.game_runner import GameRunner
from pitboss.service.runner.preflight import check_next_game, dealer_on_duty, draw_for
from pitboss.service.runner.runners import GameRunners
from pitboss.service.views.channels import render
from pitboss.service.views.game_view import GameView
from pitboss.store.memory import MemoryStore

OPENS = {"rapid-1": b"start-round", "wheel-1": b"new-game"}
"""Bytes in the event of the act that opens the wagering period."""


def run(example: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(example())


@pytest.mark.clause(RAPID, "7.1", "8.1")
@pytest.mark.parametrize(("game", "wager"), [("rapid-1", "banker"), ("wheel-1", "red")])
def test_a_game_runs_by_itself_and_every_terminal_is_settled_before_the_next(game: str, wager: str) -> None:
    async def example() -> None:
        store = MemoryStore()
        async with running_games(config(game), store) as now, GameRunners(now.floor, "a") as clockwork:
            first = await now.bet(game, wager, "1")
            await now.until(lambda: now.open(game))
            ends = clockwork.deadline(game)
            opened = [event.at for event in now.heard if OPENS[game] in event.body]
            assert ends == opened[-1] + 1_000
            second = await now.bet(game, wager, "2")
            await now.until(lambda: second in now.account("2").recent and first in now.account("1").recent)
            assert not now.account("1").layouts
            late = await now.do(DragChips("1", game, first, {wager: 500}))
            assert isinstance(late, Rejection)
            assert late.code == "wagers-closed"
        found = await audit(store)
        assert isinstance(found, Audit), found

    run(example)


def test_no_next_game_begins_before_all_terminals_are_settled_for_the_last() -> None:
    async def example() -> None:
        async with running_games(config("rapid-1", period=60)) as now:
            async with GameRunners(now.floor, "a"):
                play = await now.bet("rapid-1", "banker")
            # No server owns the game now: staff deal it to its end.
            await now.act(EndPeriod())
            while now.table.coup is not None and not now.table.coup.confirmed:
                card = await draw_for(now.floor, ActAtTable("rapid-1", DrawCard(), DEE))
                drawn = isinstance(card, ActAtTable) and await now.do(card, "staff/dee")
                if not isinstance(drawn, Accepted) or now.table.coup.stray is not None:
                    raise AssertionError(drawn)
                for winner in Winner:
                    if isinstance(await now.do(ActAtTable("rapid-1", SelectResult(winner), DEE)), Accepted):
                        await now.act(ConfirmResult())
            await now.act(Settle())
            new = ActAtTable("rapid-1", StartRound("rapid-1-next"), DEE)
            refused = check_next_game(now.floor, new)
            assert refused is not None
            assert refused.code == "game-not-settled"
            async with GameRunners(now.floor, "b"):
                await now.until(lambda: play in now.account().recent)
            assert check_next_game(now.floor, new) is None
            assert check_next_game(now.floor, InsertNote("1", 500)) is None

    run(example)


def test_after_a_restart_an_open_period_begins_again_and_the_wagers_stay() -> None:
    async def example() -> None:
        store = MemoryStore()
        async with (
            running_games(config("rapid-1", period=60), store) as now,
            GameRunners(now.floor, "a") as one,
        ):
            play = await now.bet("rapid-1", "banker")
            before = one.deadline("rapid-1")
        await asyncio.sleep(0.05)
        async with (
            running_games(config("rapid-1", period=60), store) as now,
            GameRunners(now.floor, "b") as two,
        ):
            await now.until(lambda: now.acts()["restart-period"])
            after = two.deadline("rapid-1")
            assert before is not None
            assert after is not None
            assert after >= before + 50
            assert now.account().layouts[play].stakes == {"banker": 500}
        async with running_games(config("rapid-1"), store) as now, GameRunners(now.floor, "c"):
            await now.until(lambda: play in now.account().recent)
        assert isinstance(await audit(store), Audit)

    run(example)


@pytest.mark.clause(RAPID, "7.2")
def test_a_server_that_does_not_run_a_game_shows_the_same_countdown() -> None:
    async def example() -> None:
        store = MemoryStore()
        async with (
            running_games(config("rapid-1", period=60), store) as now,
            GameRunners(now.floor, "a") as one,
        ):
            await now.until(lambda: now.open("rapid-1") and one.deadline("rapid-1"))
            first = one.deadline("rapid-1")
            # A server that starts in the middle of the period knows when it began, too.
            async with running_games(now.floor.config, store) as other, GameRunners(other.floor, "b") as two:
                assert two.owned == frozenset()
                assert two.deadline("rapid-1") == first
                await now.act(EndPeriod())
                await now.until(lambda: one.deadline("rapid-1") not in (None, first))
                await now.until(lambda: two.deadline("rapid-1") == one.deadline("rapid-1"))

    run(example)


TIMED_TABLE = f"""
venue = "V"
[[games]]
name = "rapid-1"
edition = "{CANBERRA}"
game = "commission"
period = 60
pause = 0
dealing = "virtual"
shoe = "simulated"
setup = {{closes = "period-ends", optional = []}}
limits = {{least = "5", most = "500", unit = "5"}}
""" + terminals("1", "2")


@pytest.mark.clause(CANBERRA, "4.1(b)")
def test_a_server_whose_clock_is_ahead_ends_nobodys_period() -> None:
    async def example() -> None:
        store, setting = MemoryStore(), unwrap(read_config(TIMED_TABLE))
        async with running_games(setting, store) as now, GameRunners(now.floor, "a") as one:
            await now.until(lambda: now.acts()["call"] and one.deadline("rapid-1"))
            async with FloorEngine(store, setting, lambda: now.floor.clock() + HOUR_MS) as ahead:
                unwrap(await ahead.do("far-ahead", InsertNote("2", 500), "pt/2"))
                # By the time in the log the period is long over.
                await now.until(lambda: now.acts()["restart-period"])
            coup = now.table.coup
            assert coup is not None
            assert check_wagers(round_of(now.table, coup, now.floor.latest)) is None
            await asyncio.sleep(0.1)
            assert now.acts()["restart-period"] == 1
        assert isinstance(await audit(store), Audit)

    run(example)


@pytest.mark.clause(RAPID, "7.2")
@pytest.mark.parametrize("game", OPENS)
def test_when_another_server_takes_a_game_over_all_show_the_new_end(game: str) -> None:
    async def example() -> None:
        store, setting = MemoryStore(), config(game, period=60)
        async with (
            running_games(setting, store) as now,
            running_games(setting, store) as other,
            running_games(setting, store) as away,
        ):
            async with GameRunners(now.floor, "a") as one:
                await now.until(lambda: now.open(game) and one.deadline(game))
                before = one.deadline(game)
                # It watches, and never runs the game.
                watching = GameRunner(away.floor, setting.games[0])
                watching.look()
                await away.until(lambda: watching.deadline == before)
            await asyncio.sleep(0.05)
            async with GameRunners(other.floor, "b") as two:
                await other.until(lambda: b'"act":"restart-period.1"' in other.heard[-1].body)
                after = other.heard[-1].at + 60_000
                await away.until(lambda: away.heard and away.heard[-1].seq == other.heard[-1].seq)
                assert before is not None
                assert after >= before + 50
                assert (two.deadline(game), watching.deadline) == (after, after)
                assert [event.by for event in away.heard if b"restart-period" in event.body] == ["clockwork"]
        assert isinstance(await audit(store), Audit)

    run(example)


@pytest.mark.clause(RAPID, "7.1", "7.2")
@pytest.mark.parametrize("ahead_ms", [0, 300, 3_000, -300, HOUR_MS, -HOUR_MS])
def test_no_clock_that_is_ahead_or_behind_shows_or_ends_a_period_too_soon(ahead_ms: int) -> None:
    """A server whose clock is ahead sees events as late: it shows the same end, unless its clock is wrong."""

    async def example() -> None:
        setting = config("wheel-1", wheel=WheelKind.LIVE, dealing="staff", shoe="keyed")
        store, game = MemoryStore(), setting.games[0]
        async with running_games(setting, store) as now:
            ahead = FloorEngine(store, setting, lambda: now.floor.clock() + ahead_ms)
            async with ahead, GameRunners(ahead, "a") as runs:
                await now.done(ActAtWheel(game.name, OpenWheel(limits_of(game)), GUS), "setup")
                began = time.monotonic()
                await now.done(ActAtWheel(game.name, NewGame("spin-1"), DEE), "setup")
                assert now.wheel.spin is not None
                ends = now.wheel.spin.began + 1_000
                await now.until(lambda: runs.deadline(game.name))
                shown = runs.deadline(game.name)
                if abs(ahead_ms) < HOUR_MS:
                    assert shown == ends
                else:
                    assert shown is not None
                    assert 0 < shown - ahead.clock() <= 1_000
                await now.until(lambda: now.acts(game.stream)["end-period"])
                assert time.monotonic() - began >= 1

    run(example)


def test_a_game_with_the_longest_name_runs() -> None:
    async def example() -> None:
        (short,) = config("rapid-1", period=60).games
        long = msgspec.structs.replace(short, name="r" * 48)
        async with (
            running_games(msgspec.structs.replace(config(), games=(long,))) as now,
            GameRunners(now.floor, "a"),
        ):
            await now.until(lambda: now.acts(long.stream)["start-round"])

    run(example)


def test_after_a_restart_an_hour_of_refusals_is_not_gone_through_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_runner, "RETRY_MS", 20)

    async def example() -> None:
        async with running_games(config("rapid-1")) as now:
            tried: list[str] = []

            async def refuse(name: str, *_: object) -> Rejection:
                tried.append(name)
                return Rejection("not-now")

            monkeypatch.setattr(now.floor, "do", refuse)
            async with GameRunners(now.floor, "a"):
                await now.until(lambda: len(tried) > 4)
            before = len(tried)
            async with GameRunners(now.floor, "b"):
                await now.until(lambda: len(tried) > before + 4)
            # Only the first try has the same id, so that two servers would do nothing twice.
            assert set(tried[:before]) & set(tried[before:]) == {tried[0]}

    run(example)


def test_two_owners_at_once_do_nothing_twice() -> None:
    async def example() -> None:
        store = MemoryStore()
        async with (
            running_games(config("rapid-1", "wheel-1"), store) as now,
            running_games(now.floor.config, store) as other,
        ):
            games = [
                GameRunner(floor, game) for floor in (now.floor, other.floor) for game in floor.config.games
            ]
            tasks = [asyncio.create_task(each.run()) for each in games]
            try:
                play = await now.bet("rapid-1", "player")
                spin = await other.bet("wheel-1", "black", "2")
                await now.until(lambda: play in now.account("1").recent and spin in now.account("2").recent)
                await now.until(lambda: now.acts()["settle"] > 2)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            acts = now.acts()
            assert acts["settle"] <= acts["end-period"] <= acts["start-round"] <= acts["settle"] + 1
        assert isinstance(await audit(store), Audit)

    run(example)


def test_the_virtual_dealer_pauses_while_a_person_is_at_the_dealer_terminal() -> None:
    async def example() -> None:
        async with running_games(config("rapid-1")) as now, GameRunners(now.floor, "a"):
            await now.done(AddStaff("dee", (Post.DEALER,), by="setup"), "setup")
            await now.until(lambda: now.acts()["settle"] > 0)
            assert dealer_on_duty(now.floor, "rapid-1").name == "virtual-dealer"
            await now.done(NoteSignIn("dee", "dt/rapid-1"), "staff/dee")
            assert dealer_on_duty(now.floor, "rapid-1") == DEE
            await now.until(lambda: open_play(now.table) is None)
            # An act begun before the dealer arrived may still be written.
            await asyncio.sleep(0.5)
            mark = len(now.heard)
            await asyncio.sleep(0.5)
            assert len(now.heard) == mark, "it deals nothing, and the clock has ended what was open"
            await now.done(NoteSignOut("dee", SignOut.BY_THEMSELVES, "dt/rapid-1"), "staff/dee")
            settled = now.acts()["settle"]
            await now.until(lambda: now.acts()["settle"] > settled)

    run(example)


@pytest.mark.clause(RAPID, "8.1")
def test_what_a_dealer_confirms_is_settled_by_the_system() -> None:
    async def example() -> None:
        async with running_games(config("rapid-1")) as now, GameRunners(now.floor, "a"):
            await now.done(AddStaff("dee", (Post.DEALER,), by="setup"), "setup")
            await now.until(lambda: now.open("rapid-1"))
            await now.done(NoteSignIn("dee", "dt/rapid-1"), "staff/dee")
            settled, key = now.acts()["settle"], now.table.coup and now.table.coup.key
            await now.until(lambda: open_play(now.table) is None)
            while now.table.coup is not None and not now.table.coup.confirmed:
                for winner in Winner:
                    if isinstance(await now.do(ActAtTable("rapid-1", SelectResult(winner), DEE)), Accepted):
                        await now.act(ConfirmResult())
                        break
                else:
                    drawn = await draw_for(now.floor, ActAtTable("rapid-1", DrawCard(), DEE))
                    assert not isinstance(drawn, Rejection)
                    await now.done(drawn, "staff/dee")
            await now.until(lambda: now.acts()["settle"] == settled + 1)
            assert now.table.past[-1].key == key

    run(example)


def test_staff_are_alarmed_once_about_a_game_that_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_runner, "STANDS_MS", 300)
    monkeypatch.setattr(game_runner, "LATE_MS", 0)

    async def example() -> None:
        async with running_games(config("rapid-1")) as now, GameRunners(now.floor, "a") as clockwork:
            await now.until(lambda: now.acts()["settle"] > 0)
            assert now.floor.state("alarm/game-stands") is None, "a game that goes on is no matter"
            await now.done(AddStaff("dee", (Post.DEALER,), by="setup"), "setup")
            await now.until(lambda: now.open("rapid-1"))
            await now.done(NoteSignIn("dee", "dt/rapid-1"), "staff/dee")
            await now.until(lambda: open_play(now.table) is None)
            if now.table.coup is None:
                await now.act(StartRound("rapid-1-next"))
                await now.until(lambda: open_play(now.table) is None)
            await now.until(lambda: now.floor.state("alarm/game-stands") is not None)
            state = now.floor.state("alarm/game-stands")
            assert isinstance(state, Alarms)
            alarm = state.by_subject["table/rapid-1"]
            assert alarm.count == 1
            assert set(alarm.facts) == {"game", "waits", "lasted"}
            # The dealer's desk says so until the game goes on.
            assert clockwork.stands("rapid-1") is not None
            shown = render(now.floor, "game/rapid-1/dealer", stands=clockwork.stands)
            assert isinstance(shown, GameView)
            assert shown.stands == clockwork.stands("rapid-1")
            wall = render(now.floor, "game/rapid-1", stands=clockwork.stands)
            assert isinstance(wall, GameView)
            assert wall.stands is None
            await now.done(NoteSignOut("dee", SignOut.BY_THEMSELVES, "dt/rapid-1"), "staff/dee")
            await now.until(lambda: clockwork.stands("rapid-1") is None)

    run(example)


def test_an_irregularity_that_nobody_rules_on_is_ruled_on_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_runner, "RULING_WAIT_MS", 100)

    async def example() -> None:
        store = MemoryStore()
        async with running_games(config("rapid-1", period=2), store) as now, GameRunners(now.floor, "a"):
            play = await now.bet("rapid-1", "banker")
            await now.done(AddStaff("dee", (Post.DEALER,), by="setup"), "setup")
            await now.done(NoteSignIn("dee", "dt/rapid-1"), "staff/dee")
            await now.until(lambda: open_play(now.table) is None)
            for code in ("9S", "KH", "KD", "7C", "AD"):
                await now.act(DrawCard(code))
            await now.done(NoteSignOut("dee", SignOut.BY_THEMSELVES, "dt/rapid-1"), "staff/dee")
            await now.until(lambda: play in now.account().recent)
            assert now.acts()["report-irregularity"] == 1
        assert isinstance(await audit(store), Audit)

    run(example)


def test_a_card_drawn_by_hand_comes_from_the_simulated_shoe_and_from_no_other() -> None:
    async def example() -> None:
        async with running_games(config("rapid-1", period=60)) as now, GameRunners(now.floor, "a"):
            await now.until(lambda: open_play(now.table))
            command = ActAtTable("rapid-1", DrawCard(), DEE)
            drawn = await draw_for(now.floor, command)
            assert isinstance(drawn, ActAtTable)
            assert isinstance(drawn.act, DrawCard)
            assert drawn.act.card is not None
            named = ActAtTable("rapid-1", DrawCard("9S"), DEE)
            assert await draw_for(now.floor, named) == drawn, "nobody chooses a card of a promised shoe"
            burned = await draw_for(now.floor, ActAtTable("rapid-1", Burn(BurnWay.SHOWN, ("9S",)), DEE))
            assert isinstance(burned, ActAtTable)
            assert burned.act == Burn(BurnWay.SHOWN, (drawn.act.card,), reads=True)
        async with running_games(config("rapid-1", shoe="keyed", dealing="staff")) as now:
            assert await draw_for(now.floor, command) is command

    run(example)


def test_a_shoe_is_promised_before_its_cards_are_cut_however_quick_the_dealer_is() -> None:
    async def example() -> None:
        (game,) = config("rapid-1", dealing="staff").games
        async with running_games(config("rapid-1", dealing="staff")) as now:
            await now.act(OpenTable(limits_of(game)), GUS)
            await now.act(BringCards("red"), GUS)
            await now.act(Shuffle())
            assert await draw_for(now.floor, ActAtTable("rapid-1", Cut(100), DEE)) is not None
            fair = now.floor.state("fair/rapid-1")
            assert isinstance(fair, FairDeals)
            assert fair.open == ("1",)

    run(example)


@pytest.mark.clause(RAPID, "11.8.4")
def test_a_card_that_lies_there_already_is_asked_of_no_shoe() -> None:
    async def example() -> None:
        store, numbers = MemoryStore(), count(1)
        async with running_games(config("rapid-1", shoe="device"), store) as now, GameRunners(now.floor, "a"):

            async def read(*codes: str) -> None:
                for code in codes:
                    reading = ReadCard("shoe-rapid-1", "rapid-1", next(numbers), code)
                    await now.done(reading, "device/shoe-rapid-1")

            await now.until(lambda: expected_card(now.table, "rapid-1"))
            await read("9S", "KH", "KD", "7C", "7H")
            await now.until(lambda: now.table.coup and now.table.coup.stray)
            await now.act(ReportIrregularity(Report(Kind.STRAY_BANKER_CARD)), SUE)
            await now.until(lambda: now.table.carried)
            # The virtual dealer places it, and only then needs the shoe.
            await now.until(lambda: expected_card(now.table, "rapid-1"))
            assert now.table.coup is not None
            assert [card.card and str(card.card) for card in now.table.coup.cards] == ["7H"]
            await read("2D", "8D", "7S")
            await now.until(lambda: now.acts()["settle"] == 2)
        assert isinstance(await audit(store), Audit)

    run(example)


def test_a_store_that_is_away_for_a_while_leaves_no_terminal_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_runner, "RETRY_MS", 50)
    away = Rejection("store-unavailable")

    async def example() -> None:
        async with running_games(config("rapid-1")) as now, GameRunners(now.floor, "a"):
            play = await now.bet("rapid-1", "banker")
            do_all, tried = now.floor.do_all, 0

            async def unsteady(commands: Any) -> list[Accepted | Rejection]:
                nonlocal tried
                following = bool(commands) and isinstance(commands[0][1], ReconcilePlay)
                tried += following
                return [away] * len(commands) if following and tried < 4 else await do_all(commands)

            monkeypatch.setattr(now.floor, "do_all", unsteady)
            await now.until(lambda: play in now.account().recent)
            assert tried >= 4

    run(example)


@pytest.mark.clause(RAPID, "7.3")
def test_what_a_scanning_shoe_reads_is_dealt_and_an_early_card_ends_the_countdown() -> None:
    async def example() -> None:
        async with (
            running_games(config("rapid-1", shoe="device", period=60)) as now,
            GameRunners(now.floor, "a") as clockwork,
        ):
            play = await now.bet("rapid-1", "player")
            for n, card in enumerate(("9S", "KH", "KD", "7C"), 1):
                read = ReadCard("shoe-rapid-1", "rapid-1", n, card, play)
                await now.done(read, "device/shoe-rapid-1")
            await now.until(lambda: play in now.account().recent)
            assert now.account().chips == 10_500
            assert now.acts()["end-period"] == 0
            await now.until(lambda: now.open("rapid-1"))
            assert clockwork.deadline("rapid-1") is not None

    run(example)


@pytest.mark.clause(RAPID, "7.7.3")
def test_two_games_under_one_dealer_are_dealt_in_turn() -> None:
    async def example() -> None:
        (one,) = config("rapid-1").games
        pair = tuple(
            msgspec.structs.replace(one, name=name, partner=partner, period=0)
            for name, partner in (("rapid-1", "rapid-2"), ("rapid-2", "rapid-1"))
        )
        async with (
            running_games(msgspec.structs.replace(config(), games=pair)) as now,
            GameRunners(now.floor, "a"),
        ):
            await now.until(lambda: min(now.acts(f"table/{game.name}")["settle"] for game in pair) >= 2)
            acts = [(event.stream, act_name(msgspec.json.decode(event.body))) for event in now.heard]
            settled = [stream for stream, act in acts if act == "settle"]
            assert settled[:4] == ["table/rapid-1", "table/rapid-2"] * 2

    run(example)


LIVE = """
[[games]]
name = "live-1"
edition = "{edition}"
game = "{game}"
period = 2
pause = 0
dealing = "virtual"
shoe = "simulated"
limits = {{least = "10", most = "1000", unit = "10"}}
"""


@asynccontextmanager
async def live(edition: str, game: str, more: str = "") -> AsyncIterator[tuple[RunningGames, GameRunners]]:
    """A live table of the virtual dealer, with Ann and Bob at it."""
    read = read_config('venue = "V"' + LIVE.format(edition=edition, game=game) + more)
    assert isinstance(read, FloorConfig), read
    async with running_games(read) as now, GameRunners(now.floor, "a") as clockwork:
        await now.until(lambda: table(now).opened)
        await now.done(MoveMoney("chips-made", 5_000_000, {}), "setup")
        await now.done(MoveMoney("fill", 5_000_000, {"table": "live-1"}), "setup")
        for box, name in enumerate(("ann", "bob"), 1):
            await done(now, Join(name, box), SUE)
            await done(now, BuyChips(name, 100_000), DEE)
        yield now, clockwork


def table(now: RunningGames) -> GamingTable:
    state = now.floor.state("table/live-1")
    return state if isinstance(state, GamingTable) else GamingTable()


def bets(now: RunningGames) -> bool:
    return open_play(table(now)) is not None


async def done(now: RunningGames, act: Act, by: Person) -> None:
    await now.done(ActAtTable("live-1", act, by), f"seat/live-1/{by.name}")


@pytest.mark.clause(STAR, "7.4")
def test_the_first_wager_opens_a_period_in_which_others_bet_and_the_first_may_take_it_back() -> None:
    async def example() -> None:
        async with live(STAR, "baccarat") as (now, clockwork):
            ann, bob = player("ann"), player("bob")
            await now.until(lambda: bets(now) and table(now).no_bet is None)
            await asyncio.sleep(2.5)
            assert bets(now), "the period would be over, and the table waits"
            assert clockwork.deadline("live-1") is None
            await done(now, PlaceWager("ann", 1, "player", 1_000), ann)
            first = now.heard[-1].at
            assert clockwork.deadline("live-1") == first + 2_000
            await done(now, TakeOff("ann", 1, "player"), ann)
            assert clockwork.deadline("live-1") is None
            await done(now, PlaceWager("ann", 1, "player", 1_000), ann)
            again = now.heard[-1].at
            await asyncio.sleep(0.5)
            await done(now, PlaceWager("bob", 2, "banker", 1_000), bob)
            assert clockwork.deadline("live-1") == again + 2_000, "the period is for all, and not for each"
            await now.until(lambda: not bets(now))
            closed = max(event.at for event in now.heard if b"no-more-bets" in event.body)
            assert closed >= again + 2_000
            await now.until(lambda: table(now).past and table(now).past[-1].wagers)
            assert {line.spot.player for line in table(now).past[-1].lines} == {"ann", "bob"}

    run(example)


@pytest.mark.clause(PREMIUM, "7.4")
def test_where_a_coup_goes_on_without_wagers_the_first_one_begins_the_period_again() -> None:
    async def example() -> None:
        async with live(PREMIUM, "premium") as (now, clockwork):
            await now.until(lambda: bets(now) and table(now).no_bet is None)
            opened = clockwork.deadline("live-1")
            assert opened is not None
            await asyncio.sleep(0.5)
            await done(now, PlaceWager("ann", 1, "player", 1_000), player("ann"))
            assert clockwork.deadline("live-1") == now.heard[-1].at + 2_000 > opened

    run(example)


@pytest.mark.clause(CANBERRA, "4.1(b)", "A.set-wagering-period(a)")
def test_a_set_wagering_period_is_no_longer_for_a_first_wager() -> None:
    async def example() -> None:
        setup = 'setup = {closes = "period-ends"}\n'
        async with live(CANBERRA, "commission", setup) as (now, clockwork):
            await now.until(lambda: bets(now) and table(now).no_bet is None)
            ends = clockwork.deadline("live-1")
            assert ends is not None
            await asyncio.sleep(0.5)
            await done(now, PlaceWager("ann", 1, "player", 1_000), player("ann"))
            assert clockwork.deadline("live-1") == ends

    run(example)


def test_what_staff_closed_is_left_alone() -> None:
    async def example() -> None:
        async with running_games(config("rapid-1")) as now, GameRunners(now.floor, "a"):
            await now.until(lambda: now.acts()["settle"] > 0)
            await now.done(AddStaff("dee", (Post.DEALER,), by="setup"), "setup")
            await now.done(NoteSignIn("dee", "dt/rapid-1"), "staff/dee")
            async with asyncio.timeout(60):
                while now.table.opened:
                    await now.do(ActAtTable("rapid-1", CloseTable(nobody_plays=True), GUS), "staff/gus")
                    await asyncio.sleep(0.01)
            await now.done(NoteSignOut("dee", SignOut.BY_THEMSELVES, "dt/rapid-1"), "staff/dee")
            await asyncio.sleep(0.1)
            assert not now.table.opened

    run(example)


def test_a_table_that_staff_deal_has_no_countdown_of_its_own() -> None:
    async def example() -> None:
        toml = f'name = "s"\nedition = "{STAR}"\ngame = "baccarat"\nlimits = {{least = "5", most = "9"}}'
        star = read_config(f'venue = "V"\n[[games]]\n{toml}')
        assert isinstance(star, FloorConfig)
        async with running_games(star) as now, GameRunners(now.floor, "a") as clockwork:
            assert clockwork.deadline("s") is None
            assert clockwork.deadline("no-such-game") is None
            assert clockwork.leader("s") is None
            assert clockwork.owned == {"s"}

    run(example)
