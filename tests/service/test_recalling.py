"""A play that a game has forgotten is brought back from the log, and put right at every terminal, once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.books import NOW
from kit.days.log_events import LogEvent, act_events, log_events, rewritten
from kit.days.rapid_floor import BANKER_WINS, PLAYER_WINS, TABLE, WHEEL, RapidFloor
from kit.support import CANBERRA, RAPID, clause
from kit.tables.live_table import AMY, DEE, SUE, seated

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.state import RECALLED_PLAYS
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.people import holdings
from pitboss.baccarat.acts.recalling import RecallCoup
from pitboss.baccarat.state import GamingTable
from pitboss.engine.transaction import Accepted
from pitboss.floor.kinds import kind_of
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import CashOut
from pitboss.floor.terminals.settling import ClearOwed, ReconcilePlay, plays_due
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.roulette.acts.recalling import RecallSpin
from pitboss.roulette.state import PastSpin, WheelTable
from pitboss.rules.irregularity import Kind
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.inspection.recalling import bring_back
from pitboss.service.inspection.replays import Replays

MANY = RECALLED_PLAYS + 2
LOSES = (BANKER_WINS, "AS QH QD 7C 3H")
"""Four against seven, twice."""
WRONG = Report(Kind.WRONG_NUMBER)


class LiveFloor:
    """A served floor with a log, and short helpers to act on it."""

    def __init__(self, floor: FloorEngine) -> None:
        self.floor, self.replays, self.ids = floor, Replays(floor), 0

    async def do(self, command: Command, by: str = "staff/sue") -> Accepted | Rejection:
        """As a server carries a command out: it reads in the log what the command brings back."""
        self.ids += 1
        becomes = await bring_back(self.floor, self.replays, command)
        return await self.floor.do(f"test-{self.ids}", command, by, becomes)

    async def act(self, game: str, act: Act, by: Person = SUE, approved: Person | None = None) -> Any:
        now = self.floor.game(game)
        assert now is not None
        return await self.do(kind_of(now).command_of(game, act, by, approved), f"staff/{by.name}")

    async def done(self, game: str, act: Act, by: Person = SUE, approved: Person | None = None) -> None:
        answer = await self.act(game, act, by, approved)
        assert isinstance(answer, Accepted), answer

    async def follow(self, game: str) -> None:
        """Every terminal does all that a game makes due."""
        now = self.floor.game(game)
        assert now is not None
        for account in self.floor.accounts():
            for play in plays_due(account, game, now):
                command = ReconcilePlay(account.terminal, game, play)
                answer = await self.floor.do(f"f-{account.terminal}-{play}-{self.ids}", command, "clockwork")
                assert isinstance(answer, Accepted), answer

    def account(self, terminal: str) -> ChipAccount:
        account = self.floor.state(f"pt/{terminal}")
        assert isinstance(account, ChipAccount)
        return account


@asynccontextmanager
async def live(log: list[LogEvent]) -> AsyncIterator[LiveFloor]:
    """The floor of a log. Whatever happens there, the auditor finds the log sound."""
    store = await rewritten(log)
    async with FloorEngine(store, FloorConfig("V"), lambda: NOW + 10_000_000) as floor:
        yield LiveFloor(floor)
        audited = await audit(store)
        assert isinstance(audited, Audit), audited


def wheel_of(now: LiveFloor) -> WheelTable:
    state = now.floor.game(WHEEL)
    assert isinstance(state, WheelTable)
    return state


def in_suits(cards: str, n: int) -> str:
    """The same cards in other suits, so that a shoe has enough of them."""
    return cards.translate(str.maketrans("SHDC", "SHDC"[n % 4 :] + "SHDC"[: n % 4]))


def many_spins(*, found_at_once: bool = False) -> RapidFloor:
    """Terminals 7 and 8 bet on 17 in the first of many spins, which was read as 16; and on red ever since.

    If it was found at once, 7 was corrected, and the cage paid 8, whose player had left.
    """
    room = RapidFloor("7", "8")
    for n in range(MANY):
        room.new_spin(f"r-{n}")
        for terminal in "78":
            room.bet(f"r-{n}", "straight:17" if n == 0 else "red", 1_000 if n == 0 else 500, terminal)
        room.spin(16 if n == 0 else 18 if n % 2 else 17)
        room.follow(WHEEL)
        if n == 0 and found_at_once:
            room.do(CashOut("8"))
            room.fund(100_000, "8")
            room.wheel(correct(), AMY, SUE)
            room.follow(WHEEL)
            room.do(ClearOwed("8", "r-0", 36_000, "Paid at the cage.", "sue"))
    return room


def many_coups() -> list[LogEvent]:
    """The log of a table at which Ann has won on the banker's hand many times."""
    pit = seated(CANBERRA)
    for n in range(MANY):
        pit.play(f"1-{n}", in_suits(LOSES[n % 2], n), ann=("banker", 10_000))
    return act_events(pit.events, pit.followed)


def correct(number: int = 17, spin: str = "r-0") -> CorrectNumber:
    return CorrectNumber(WRONG, number, "The film shows it.", spin)


@clause(RAPID, "11.4.10")
def test_a_wrong_number_is_corrected_however_long_ago_it_was() -> None:
    async def example() -> None:
        async with live(many_spins().log()) as now:
            before = {each: now.account(each).chips for each in "78"}
            refused = await now.act(WHEEL, correct(), AMY, SUE)
            assert (refused.code, refused.clause) == ("spin-not-recalled", "11.4.10")
            await now.done(WHEEL, RecallSpin("r-0"))
            assert [past.key for past in wheel_of(now).recalled] == ["r-0"]
            alone = await now.act(WHEEL, correct(), SUE)
            assert alone.code == "second-person-needed"
            await now.done(WHEEL, correct(), AMY, SUE)
            await now.follow(WHEEL)
            assert {each: now.account(each).chips - before[each] for each in "78"} == {
                "7": 36_000,
                "8": 36_000,
            }
            # The displays show the last numbers, in their order.
            assert [*wheel_of(now).numbers][-1] == f"r-{MANY - 1}"
            assert wheel_of(now).recalled[0].number == 17
            # What was corrected is not corrected again.
            again = await now.act(WHEEL, correct(), AMY, SUE)
            assert again.code == "number-unchanged"
            await now.follow(WHEEL)
            assert now.account("7").chips == before["7"] + 36_000

    asyncio.run(example())


@clause(RAPID, "11.4.10", "11.5")
def test_what_was_corrected_before_the_games_forgot_it_is_not_corrected_again() -> None:
    async def example() -> None:
        async with live(many_spins(found_at_once=True).log()) as now:
            assert "r-0" not in now.account("8").owed, "the terminals have forgotten it"
            assert now.account("7").recall("r-0") is None
            before = {each: now.account(each).chips for each in "78"}
            await now.done(WHEEL, RecallSpin("r-0"))
            assert (await now.act(WHEEL, correct(), AMY, SUE)).code == "number-unchanged"
            await now.follow(WHEEL)
            owed = now.account("8").owed["r-0"]
            assert (owed.cents, owed.left) == (36_000, 0), "the cage has paid it"
            # Another number changes only the difference, at the account and at the cage.
            await now.done(WHEEL, correct(16), AMY, SUE)
            await now.follow(WHEEL)
            assert now.account("7").chips == before["7"] - 36_000
            assert (now.account("8").chips, now.account("8").owed["r-0"].left) == (before["8"], -36_000)

    asyncio.run(example())


@clause(RAPID, "11.1")
def test_a_malfunction_found_late_voids_a_forgotten_play_at_its_terminals() -> None:
    async def example() -> None:
        async with live(many_spins().log()) as now:
            before = now.account("7").chips
            await now.done(WHEEL, RecallSpin("r-0"))
            report = Report(Kind.SYSTEM_MALFUNCTION)
            void = VoidSpin(report, "The system had stopped.", "r-0")
            assert (await now.act(WHEEL, void, SUE)).code == "second-person-needed"
            await now.done(WHEEL, void, DEE, SUE)
            await now.follow(WHEEL)
            assert now.account("7").chips == before + 1_000
            assert (await now.act(WHEEL, correct(), AMY, SUE)).code == "spin-void"

    asyncio.run(example())


@clause(RAPID, "11.4.10")
def test_a_play_comes_back_as_the_log_has_it_and_only_if_the_game_has_forgotten_it() -> None:
    async def example() -> None:
        room = many_spins()
        room.new_spin("r-live")
        async with live(room.log()) as now:
            # Whatever a sender says of it, the log says it better.
            await now.done(WHEEL, RecallSpin("r-0", PastSpin("r-0", 5, sensor=5)))
            assert wheel_of(now).recalled[0].number == 16
            for known in ("r-0", "r-21", "r-live"):
                refused = await now.act(WHEEL, RecallSpin(known, PastSpin(known, 5)))
                assert refused.code == "play-remembered"
            refused = await now.act(WHEEL, RecallSpin("r-x", PastSpin("r-x", 5)))
            assert refused.code == "play-not-in-log"
            assert (await now.act(TABLE, RecallCoup("r-1"))).code == "play-not-in-log"

    asyncio.run(example())


@clause(RAPID, "11.4.10")
def test_a_terminal_that_bet_elsewhere_since_is_corrected_too() -> None:
    async def example() -> None:
        room = RapidFloor("7")
        room.new_spin("r-0")
        room.bet("r-0", "straight:17", 1_000)
        room.spin(16)
        room.follow(WHEEL)
        for n in range(12):
            room.new_coup(f"b-{n}")
            room.bet(f"b-{n}", "player", 500, game=TABLE)
            room.coup(f"b-{n}", in_suits(PLAYER_WINS, n))
            room.follow()
        room.new_spin("r-1")
        async with live(room.log()) as now:
            before = now.account("7").chips
            assert now.account("7").recall("r-0") is None
            # The wheel still knows its last game; the terminal, which has played on at the table, does not.
            await now.done(WHEEL, correct(), AMY, SUE)
            await now.follow(WHEEL)
            assert now.account("7").chips == before + 36_000

    asyncio.run(example())


def returned(spin: int, number: int) -> int:
    """What a terminal got back for its wager on one of the many spins: 17 is black, 16 and 18 are red."""
    if spin == 0:
        return 36_000 if number == 17 else 0
    return 0 if number == 17 else 1_000


def first_number(spin: int) -> int:
    return 16 if spin == 0 else 18 if spin % 2 else 17


@clause(RAPID, "11.4.10")
@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(st.integers(0, MANY - 1), st.sampled_from((16, 17, 18))), min_size=1, max_size=6))
def test_after_any_corrections_every_terminal_has_what_the_last_of_them_says(
    corrections: list[tuple[int, int]],
) -> None:
    """Old games and new ones, in any order, and some of them again and again."""

    async def example() -> None:
        async with live(many_spins().log()) as now:
            chips = {each: now.account(each).chips for each in "78"}
            numbers = {spin: first_number(spin) for spin in range(MANY)}
            for spin, number in corrections:
                if wheel_of(now).recall(f"r-{spin}") is None:
                    await now.done(WHEEL, RecallSpin(f"r-{spin}"))
                answer = await now.act(WHEEL, correct(number, f"r-{spin}"), AMY, SUE)
                unchanged = numbers[spin] == number
                assert (getattr(answer, "code", None) == "number-unchanged") == unchanged, answer
                numbers[spin] = number
                await now.follow(WHEEL)
            won = sum(returned(spin, n) - returned(spin, first_number(spin)) for spin, n in numbers.items())
            for terminal in "78":
                account = now.account(terminal)
                owed = sum(each.left for each in account.owed.values())
                assert account.chips + owed - chips[terminal] == won

    asyncio.run(example())


@clause(CANBERRA, "15.5")
def test_a_coup_in_which_a_card_was_misplaced_is_void_however_long_ago_it_was() -> None:
    async def example() -> None:
        async with live(many_coups()) as now:
            report = ReportIrregularity(Report(Kind.MISDEAL), "1-0")
            assert (await now.act("1", report, DEE, AMY)).code == "coup-not-recalled"
            await now.done("1", RecallCoup("1-0"), DEE)
            table = now.floor.game("1")
            assert isinstance(table, GamingTable)
            chips = holdings(table, "ann")[0]
            assert (await now.act("1", report, DEE)).code == "not-authorised"
            assert (await now.act("1", report, SUE)).code == "second-person-needed"
            await now.done("1", report, DEE, AMY)
            table = now.floor.game("1")
            assert isinstance(table, GamingTable)
            assert (table.recalled[0].void, table.recalled[0].lines) == ("15.5", ())
            assert [past.void for past in table.past] == [None] * RECALLED_PLAYS
            assert holdings(table, "ann")[0] == chips - 9_500, "the win goes back, and the stake with it"
            assert (await now.act("1", report, DEE, AMY)).code == "coup-void"

    asyncio.run(example())


@cache
def recalled_spin() -> list[LogEvent]:
    """The log after a game was brought back that had been corrected in time."""

    async def example() -> list[LogEvent]:
        async with live(many_spins(found_at_once=True).log()) as now:
            await now.done(WHEEL, RecallSpin("r-0"))
            return await log_events(now.floor.store)

    return asyncio.run(example())


@cache
def recalled_coup() -> list[LogEvent]:
    """The log after a coup was brought back."""

    async def example() -> list[LogEvent]:
        async with live(many_coups()) as now:
            await now.done("1", RecallCoup("1-0"), DEE)
            return await log_events(now.floor.store)

    return asyncio.run(example())


def forged(log: list[LogEvent], stream: str, change: Callable[[Any], object]) -> Audit | Wrong:
    """What the auditor finds if the last event of a stream is forged."""
    events = [each.copy() for each in log]
    change(next(each for each in reversed(events) if each.stream == stream).body)

    async def example() -> Audit | Wrong:
        return await audit(await rewritten(events))

    return asyncio.run(example())


OTHERWISE, REMEMBERED = "audit-recalled-otherwise", "audit-not-forgotten"


@pytest.mark.parametrize(
    ("stream", "change", "why"),
    [
        ("wheel/roulette-1", lambda body: body["act"]["past"].update(number=16), OTHERWISE),
        ("wheel/roulette-1", lambda body: body["act"]["past"].update(sensor=17), OTHERWISE),
        ("wheel/roulette-1", lambda body: body["act"]["past"].update(void="11.1"), OTHERWISE),
        ("wheel/roulette-1", lambda body: body["act"]["past"].update(forfeits=["7"]), OTHERWISE),
        ("wheel/roulette-1", lambda body: body["act"].update(spin=f"r-{MANY - 1}"), REMEMBERED),
        ("wheel/roulette-1", lambda body: body["act"].update(spin="r-x"), REMEMBERED),
        ("pt/7", lambda body: body["wagers"]["straight:17"].update(returned=0), OTHERWISE),
        ("pt/7", lambda body: body.update(version=body["version"] + 1), OTHERWISE),
        ("pt/7", lambda body: body.update(play=f"r-{MANY - 1}"), REMEMBERED),
        ("pt/8", lambda body: body.update(cleared=0), OTHERWISE),
        ("pt/8", lambda body: body.update(owed=36_001), OTHERWISE),
    ],
)
def test_the_auditor_compares_a_recalled_game_with_the_log(
    stream: str, change: Callable[[Any], object], why: str
) -> None:
    found = forged(recalled_spin(), stream, change)
    assert isinstance(found, Wrong)
    assert (found.stream, found.why.key) == (stream, why)


@pytest.mark.parametrize(
    "change",
    [
        lambda past: past["cards"].reverse(),
        lambda past: past["wagers"][0].update(chips=100),
        lambda past: past["lines"][0].update(won=100),
        lambda past: past.update(void="15.5"),
        lambda past: past.update(lines=[]),
        lambda past: past.update(game="non-commission"),
    ],
)
def test_the_auditor_compares_a_recalled_coup_with_the_log(change: Callable[[Any], object]) -> None:
    found = forged(recalled_coup(), "table/1", lambda body: change(body["act"]["past"]))
    assert isinstance(found, Wrong)
    assert found.why == finding(OTHERWISE, play="1-0")
