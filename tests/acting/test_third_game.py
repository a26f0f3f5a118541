"""A third kind of game is one row more: it is dealt, bet on and settled, and nothing else is changed."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from acting.third_game.die import DIE, ActAtDie, DieActed, DieTable, NewThrow, OpenDie, SetDie, Throw
from acting.third_game.registered import registered
from acting.third_game.rules import EDITION, GAME, PAYS, SIX
from kit.games.dealt import open_play
from kit.store import release_logs
from kit.store.release_logs import Row

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.acts.common_acts import EndByRestore
from pitboss.acting.audience import Audience
from pitboss.acting.plays import Phase
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.acting.virtual_staff import DEALER, SUPERVISOR, DealerInput, Plan
from pitboss.baccarat.decide import TableActed
from pitboss.baccarat.state import GamingTable
from pitboss.engine.registry import Registry
from pitboss.floor import kinds
from pitboss.floor.devices.device_commands import ReadBall, ReadCard
from pitboss.floor.kinds import kind_for, kind_of
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips import chip_account, chip_changes, chip_events, chip_postings
from pitboss.floor.terminals.chips.chip_moves import DragChips, drag_chips
from pitboss.floor.terminals.settling import ReconcilePlay, plays_due, reconcile_play
from pitboss.game.settlement import Outcome
from pitboss.kernel.decision import Command, Decided, Decision, Given
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.lab.par import sheet_odds
from pitboss.odds.solving import solve
from pitboss.odds.wagers import Prize, WagerOdds, schedule
from pitboss.roulette.decide import WheelActed
from pitboss.roulette.state import WheelTable
from pitboss.service.config import FloorConfig
from pitboss.service.devices.readings import Readings, concerns
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.device_view import device_view
from pitboss.service.views.game_view import game_view, phase_of
from pitboss.service.views.terminal_view import outcome
from pitboss.store.memory import MemoryStore

NAME, PT = "die-1", "pt/7"
LIMITS = TableLimits(each=Limits(500, 10_000))
KEPT_LOG = Path(__file__).parent / "third_game" / "log_of_version_1.jsonl"
"""Written by a release of the die in which no act had changed yet, and never written again."""


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The floor knows the die."""
    with registered():
        yield


class Evening:
    """A die, and a terminal with 100.00 on it."""

    def __init__(self) -> None:
        self.now = DieTable()
        account = chip_changes.evolve(
            None, chip_events.TerminalSet("7", chip_events.Settings("V", (10_000,))), ()
        )
        self.account = self._after(account, chip_events.NoteInserted("7", 10_000))

    @staticmethod
    def _after(account: Any, event: Any) -> chip_account.ChipAccount:
        after = chip_changes.evolve(account, event, chip_postings.entry(event))
        assert after is not None
        return after

    def act(self, act: Act) -> None:
        """Something is done at the die, and is not refused."""
        self.now = unwrap(DIE.attempt(self.now, act, ActContext(DEALER, 1))).state

    def deal(self, key: str) -> None:
        """The virtual dealer does what comes next until it waits."""
        plan = Plan(NAME, standard_setup(EDITION.key), LIMITS)
        while (move := DIE.running.next_act(plan, self.now, 1, DealerInput(key))) is not None:
            self.now = unwrap(DIE.attempt(self.now, move.act, ActContext(move.by, 1))).state

    @property
    def states(self) -> dict[str, object]:
        return {PT: self.account, f"table/{NAME}": None, f"wheel/{NAME}": None, f"die/{NAME}": self.now}

    def bet(self, cents: int, key: str = "t-1", wager: str = SIX) -> Decision:
        """Chips are dragged onto the layout of the terminal."""
        return self.take(drag_chips(self.states, DragChips("7", NAME, key, {wager: cents}), Given(1, b"")))

    def follow(self, key: str = "t-1") -> Decision:
        """The terminal does what the game has come to."""
        return self.take(reconcile_play(self.states, ReconcilePlay("7", NAME, key), Given(2, b"")))

    def take(self, decision: Decision) -> Decision:
        """The account after what was decided."""
        if isinstance(decision, Decided):
            for stream, event in decision.events:
                assert stream == PT
                self.account = self._after(self.account, event)
        return decision


@pytest.mark.parametrize(("number", "chips"), [(6, 9_000 + 6 * 1_000), (3, 9_000)])
def test_a_throw_is_dealt_bet_on_and_settled_at_a_terminal(number: int, chips: int) -> None:
    evening = Evening()
    evening.deal("t-1")
    assert open_play(evening.now) == "t-1"
    assert isinstance(evening.bet(1_000), Decided)
    assert evening.account.chips == 9_000
    assert plays_due(evening.account, NAME, evening.now) == ()
    evening.act(Throw(number))
    assert phase_of(evening.now) == (Phase.RESULT, "t-1")
    assert plays_due(evening.account, NAME, evening.now) == ("t-1",)
    evening.follow()
    assert (evening.account.chips, evening.account.layouts) == (chips, {})
    assert outcome(evening.account.recent["t-1"].played) == Text("the-die-shows", {"number": number})
    again = evening.follow()
    assert isinstance(again, Rejection)
    assert again.code == "nothing-due"


def test_the_terminal_refuses_what_the_row_refuses() -> None:
    evening = Evening()
    evening.deal("t-1")
    unknown = evening.bet(1_000, wager="seven")
    assert isinstance(unknown, Rejection)
    assert unknown.code == "unknown-bet"
    evening.act(Throw(2))
    late = evening.bet(1_000)
    assert isinstance(late, Rejection)
    assert late.code == "wagers-closed"


def test_the_limits_of_the_sign_hold_for_the_third_game_too() -> None:
    evening = Evening()
    evening.deal("t-1")
    evening.bet(10_000)
    assert evening.account.layouts["t-1"].stakes == {SIX: 10_000}
    over = evening.bet(500)
    assert isinstance(over, Rejection)
    assert over.code == "outside-limits"


def test_an_act_that_its_check_refuses_is_refused() -> None:
    evening = Evening()
    evening.deal("t-1")
    refused = DIE.attempt(evening.now, Throw(7), ActContext(DEALER, 1))
    assert isinstance(refused, Rejection)
    assert refused.code == "bad-number"
    assert isinstance(DIE.attempt(DieTable(), NewThrow("t-1"), ActContext(DEALER, 1)), Rejection)


def test_each_kind_is_found_by_its_state_and_by_its_rules() -> None:
    states = (GamingTable(), WheelTable(), DieTable())
    assert [kind_of(state).name for state in states] == ["table", "wheel", "die"]
    assert kind_for(GAME) is DIE


def test_a_kind_may_be_called_like_a_field_of_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "KINDS", (replace(DIE, name="play"),))
    evening = Evening()
    evening.deal("t-1")
    floor: Any = SimpleNamespace(
        game=lambda _: evening.now,
        clock=lambda: 1,
        state=lambda _: None,
        streams=lambda _: [],
        config=SimpleNamespace(game=lambda _: None, names=lambda _: {}),
    )
    seen = game_view(floor, NAME, Audience.DISPLAY, None, lambda _: None)
    assert seen is not None
    assert (seen.kind, seen.play, seen.other.die) == ("play", "t-1", NAME)


def test_the_odds_of_a_die_join_those_who_ask_for_odds() -> None:
    win, lose = (
        Prize("win", Outcome.WIN, Fraction(1 + PAYS), "1"),
        Prize("lose", Outcome.LOSE, Fraction(0), "1"),
    )
    six = WagerOdds(schedule(SIX, "Six", (win, lose)), (1, 5), 6)
    table: Any = type("DieHeader", (), {"game": GAME, "decks": 0, "offers": lambda _, key: key == SIX})
    solve.register(table, lambda header, shoe: {SIX: six})
    assert sheet_odds(table()) == [six]
    assert six.edge == 0


def test_the_device_of_a_die_reads_its_number() -> None:
    async def check(registry: Registry) -> None:
        async with FloorEngine(MemoryStore(), FloorConfig("Pitboss"), lambda: 1, registry) as floor:

            async def do(number: int, command: Command) -> str:
                done = await floor.do(f"c-{number}", command, "test")
                return done.code if isinstance(done, Rejection) else "done"

            setup = SetDie(standard_setup(EDITION.key))
            for number, act in enumerate((setup, OpenDie(LIMITS), NewThrow("t-1"))):
                assert await do(number, ActAtDie(NAME, act, SUPERVISOR)) == "done"
            view = device_view(floor, f"die-{NAME}", b"")
            assert (view.expected, view.game, view.play) == ("throw", NAME, "t-1")
            assert await do(10, ReadBall(f"dice-{NAME}", NAME, 1, 0, 6)) == "unknown-device"
            assert await do(11, ReadBall(f"wheel-{NAME}", "die-2", 1, 0, 6)) == "wrong-device"
            assert await do(12, ReadCard(f"die-{NAME}", NAME, 1, "9S")) == "wrong-device"
            assert await do(13, ReadBall(f"die-{NAME}", NAME, 1, 0, 6)) == "done"
            await Readings(floor, NAME).act(DEALER)
            now = floor.game(NAME)
            assert isinstance(now, DieTable)
            assert (now.throw, [each.number for each in now.past]) == (None, [6])
            assert device_view(floor, f"die-{NAME}", b"").expected is None
            # A number that no die has is refused by the game, and staff look at the device.
            assert await do(14, ActAtDie(NAME, NewThrow("t-2"), SUPERVISOR)) == "done"
            assert await do(15, ReadBall(f"die-{NAME}", NAME, 2, 0, 7)) == "done"
            await Readings(floor, NAME).act(DEALER)
            (concern,) = concerns(floor, NAME)
            assert (concern.code, concern.kinds) == ("bad-number", ())

    with registered() as registry:
        asyncio.run(check(registry))


def test_a_log_with_an_act_of_the_first_version_opens() -> None:
    rows = [msgspec.json.decode(line, type=Row) for line in KEPT_LOG.read_bytes().splitlines()]
    assert b'"new-throw.1","key":"t-1"' in bytes(rows[2].body)

    async def check(registry: Registry) -> None:
        store = await release_logs.opened(rows)
        async with FloorEngine(store, FloorConfig("Pitboss"), lambda: 100, registry) as floor:
            now = floor.game(NAME)
            assert isinstance(now, DieTable)
            assert [(each.key, each.number) for each in now.past] == [("t-1", 6), ("t-2", 3)]
            assert now.throw is not None
            assert now.throw.key == "t-3"
            # It goes on, and what is written from now on has the version of this release.
            for number, act in enumerate((Throw(1), NewThrow("t-4"))):
                done = await floor.do(f"d-{number}", ActAtDie(NAME, act, SUPERVISOR), "test")
                assert not isinstance(done, Rejection)
        written = [event async for batch in store.events(len(rows)) for event in batch]
        tags = [msgspec.json.decode(event.body)["act"]["act"] for event in written]
        assert tags == ["throw.1", "new-throw.2"]

    with registered() as registry:
        asyncio.run(check(registry))


def test_a_version_of_an_act_at_one_game_changes_no_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DieActed.versions.latest, "end-by-restore", 2)
    assert b'"end-by-restore.2"' in DieActed(NAME, EndByRestore(), SUPERVISOR, 1).to_log()
    assert b'"end-by-restore.1"' in WheelActed("w", EndByRestore(), SUPERVISOR, 1).to_log()
    assert b'"end-by-restore.1"' in TableActed("t", EndByRestore(), SUPERVISOR, 1).to_log()
