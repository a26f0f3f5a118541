"""The cache of a game for the next wager changes no decision: it is compared with an empty cache.

It takes over 10 s: random wagers are decided with and without the caches, step by step.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from copy import copy
from typing import Any
from unittest.mock import patch

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.books import SECRET
from kit.days.rapid_floor import TABLE, WHEEL, RapidFloor
from kit.tables.live_table import DEE, SUE

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.setups.sign import Limits
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult, Settle, StartRound
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.terminals import games
from pitboss.floor.terminals.chips import chip_postings
from pitboss.floor.terminals.chips.chip_account import Payout
from pitboss.floor.terminals.chips.chip_moves import ClearChips, DragChips, MoveChips, TakeOffChips
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Command, Given, Need
from pitboss.kernel.money import LARGEST_STAKE_CENTS
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.ledger import moves
from pitboss.ledger.entry import Posted
from pitboss.roulette.acts.irregular import VoidSpin
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource
from pitboss.rules.irregularity import Kind
from pitboss.rules.result import Winner
from pitboss.store.log import StoredEvent

TERMINALS = ("7", "8")
GAMES = {TABLE: ("b-1", "b-2", "r-1"), WHEEL: ("r-1", "r-2", "b-1"), "nowhere": ("r-1", "")}
"""The plays that chips are dragged to: current, future, or of another game."""
WAGERS = ("player", "banker", "tie", "player-pair", "red", "straight:17", "tier", "panda", "")
AMOUNTS: st.SearchStrategy[Any] = st.sampled_from(
    (500, 500, 600, 1_000, 1_250, 5_000, 9_000, 100, 1, 0, -500, LARGEST_STAKE_CENTS + 1, True, 2.5)
)


def table(*acts: Act) -> list[Command]:
    return [ActAtTable(TABLE, act, DEE) for act in acts]


def wheel(*acts: Act) -> list[Command]:
    return [ActAtWheel(WHEEL, act, DEE) for act in acts]


def reconcile(game: str, play: str) -> list[Command]:
    return [ReconcilePlay(terminal, game, play) for terminal in TERMINALS * 2]


COURSE: tuple[list[Command], ...] = (
    table(EndPeriod()),
    wheel(EndPeriod()),
    [ActAtWheel(WHEEL, VoidSpin(Report(Kind.SYSTEM_MALFUNCTION), "The system stopped."), DEE, SUE)],
    [
        *table(EndPeriod(), *(DrawCard(code) for code in ("9S", "KH", "KD", "7C"))),
        *table(SelectResult(Winner.PLAYER), ConfirmResult(), Settle()),
        *reconcile(TABLE, "b-1"),
        *table(StartRound("b-2")),
    ],
    [
        *wheel(EndPeriod(), SpinBall(), BallAtRest(17, ReadingSource.SENSOR), ConfirmNumber(17)),
        *reconcile(WHEEL, "r-1"),
        *wheel(NewGame("r-2")),
    ],
)
"""Events of the games between the wagers."""


@st.composite
def moves_of_chips(draw: st.DrawFn) -> list[Command]:
    """Any act of a player on chips, most of them sensible."""
    terminal, wager = draw(st.sampled_from(TERMINALS)), st.sampled_from(WAGERS)
    game = draw(st.sampled_from((TABLE, TABLE, WHEEL, WHEEL, "nowhere")))
    play = draw(st.sampled_from((GAMES[game][0], *GAMES[game])))
    at = (terminal, game, play)
    command: Command = draw(
        st.one_of(
            st.builds(DragChips, *map(st.just, at), st.dictionaries(wager, AMOUNTS, max_size=3)),
            st.builds(DragChips, *map(st.just, at), st.dictionaries(wager, st.just(500), min_size=1)),
            st.builds(MoveChips, *map(st.just, at), wager, wager, AMOUNTS),
            st.builds(TakeOffChips, *map(st.just, at), wager, st.none() | AMOUNTS),
            st.builds(ClearChips, *map(st.just, at)),
        )
    )
    return [command]


STEPS = st.lists(st.one_of(*[moves_of_chips()] * 4, st.sampled_from(COURSE)), min_size=1, max_size=12)
CONDITIONS: tuple[dict[str, Any], ...] = (
    *[{}] * 6,
    {"locked": Text("held-for-no-wager", {"held": Amount(1)})},
    {"payouts": {1: Payout(500)}},
    {"payouts": {1: Payout(500, aside=True)}},
    {"balances": {"pt/7/chips": 4_999}},
    {"balances": {"pt/7/chips": 99_500, "pt/7/held": 500}},
)
"""Possible conditions of the account of the first terminal."""


def open_room() -> RapidFloor:
    room = RapidFloor(*TERMINALS, each=Limits(500, 5_000), unit=500, most_total=8_000)
    room.new_coup("b-1")
    room.new_spin("r-1")
    return room


ROOM = open_room()


def in_condition(condition: dict[str, Any]) -> RapidFloor:
    """The room after opening, with the account in the given condition."""
    room = copy(ROOM)
    room.states, room.sums, room.versions = dict(ROOM.states), dict(ROOM.sums), dict(ROOM.versions)
    room.events, room.times = list(ROOM.events), list(ROOM.times)
    room.states["pt/7"] = msgspec.structs.replace(room.account("7"), **condition)
    return room


@contextmanager
def empty_caches() -> Iterator[None]:
    """Computes everything each time."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(games, "_latest", {}))
        stack.enter_context(patch.object(chip_postings, "moved", chip_postings.moved.__wrapped__))
        stack.enter_context(patch.object(moves, "_accounts", moves._accounts.__wrapped__))
        yield


def read_again(state: Any) -> Any:
    """A state decoded from its snapshot: equal, but with nothing cached."""
    if state is None:
        return None
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))


def decided(
    room: RapidFloor, command: Command, read: Callable[[Any], Any] = lambda state: state
) -> Posted | Rejection:
    """The decision on a command, with states read by the given function."""
    facts = Given(room.at, SECRET, "pt/7")
    names = REGISTRY.streams(command, facts)
    while isinstance(
        found := REGISTRY.decide({name: read(room.states.get(name)) for name in names}, command, facts), Need
    ):
        names = (*names, found.stream)
    return found


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(CONDITIONS), STEPS)
def test_what_is_kept_of_a_game_changes_no_decision(
    condition: dict[str, Any], steps: list[list[Command]]
) -> None:
    room = in_condition(condition)
    for command in [command for step in steps for command in step]:
        room.at += 1_000
        found = decided(room, command)
        with empty_caches():
            assert decided(room, command, read_again) == found
        for stream, event, entry in () if isinstance(found, Rejection) else found.events:
            before = room.states.get(stream)
            with empty_caches():
                after = REGISTRY.evolve(read_again(before), event, REGISTRY.entry(event))
            room.write(stream, event, entry)
            assert room.states[stream] == after
            body = event.to_log()
            row = StoredEvent(1, stream, 1, 0, REGISTRY.names[type(event)], 0, "", "", body, b"")
            assert REGISTRY.follow(before, (row,)) == after


def test_such_steps_place_move_and_settle() -> None:
    """Otherwise the comparison would prove little."""
    room, seen = in_condition({}), set()
    at, spin = ("7", TABLE, "b-1"), ("8", WHEEL, "r-1")
    for command in (
        DragChips(*at, {"player": 5_500, "tie": 750}),
        MoveChips(*at, "player", "banker", 1_000),
        TakeOffChips(*at, "tie"),
        DragChips(*spin, {"red": 500}),
        ClearChips(*spin),
        *COURSE[3],
    ):
        found = decided(room, command)
        for stream, event, entry in () if isinstance(found, Rejection) else found.events:
            room.write(stream, event, entry)
            seen.add(REGISTRY.names[type(event)])
    assert {"wager-placed.3", "chips-moved.2", "chips-taken-off.1", "wagers-settled.1"} <= seen
    assert room.account("7").recent["b-1"].wagers["player"].stake == 4_000
