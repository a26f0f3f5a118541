"""Plays that games and terminals have forgotten, read in the log so that they can still be put right."""

import asyncio
import secrets
from typing import Any

import msgspec

from pitboss.acting.plays import PastPlay
from pitboss.acting.setups.setup import Setup
from pitboss.engine.registry import Registry
from pitboss.floor.kinds import GameAct, kind_of, requested_act
from pitboss.floor.terminals.chips import chip_changes
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.terminals.recalling import RecallSettlement
from pitboss.kernel.decision import Command
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.inspection.replay_steps import Play
from pitboss.service.inspection.replays import EVENTS_AT_A_TIME, Replays
from pitboss.store.log import StoredEvent

BY = "clockwork"
NAMELESS = Settings("")


async def bring_back(floor: FloorEngine, replays: Replays, command: Command) -> Command:
    """The command, with the play of the log if it brings one back.

    Before a play is brought back or put right, its terminals recall how they were settled on it.
    """
    request = requested_act(command)
    now = None if request is None else floor.game(request.game)
    if request is None or now is None or kind_of(now) is not request.kind:
        return command
    key, past = request.kind.recalls(request.act), None
    played = request.kind.game(now)
    at_terminals = played is not None and played.cash_out is not None
    corrected = request.kind.corrects(now, request.act) if at_terminals else ()
    for each in filter(None, {*corrected, key}):
        play = await replays.last_known(request.game, each)
        if play is None or _terms(play.setup) != _terms(now.setup):
            continue
        if at_terminals:
            await _recall_at_terminals(floor, request.game, play)
        past = play.past
    return command if key is None else _with_past(command, request, past)


def _with_past(command: Any, request: GameAct, past: PastPlay | None) -> Command:
    act: Any = msgspec.structs.replace(request.act, past=past)
    done: Command = msgspec.structs.replace(command, act=act)
    return done


def _terms(setup: Setup | None) -> tuple[object, ...]:
    """What plays of a game have in common as long as it is set up in one way."""
    return () if setup is None else (setup.edition, setup.smallest_chip)


async def _recall_at_terminals(floor: FloorEngine, game: str, play: Play) -> None:
    """Has the terminals that were settled on a play, and have forgotten it, recall it."""
    settled = await _settled_at(floor, play)
    forgotten = [each for each in settled if each.table == game and not _recalls(floor, each)]
    await floor.do_all([(f"recall-{secrets.token_hex(12)}", each, BY) for each in forgotten])


def _recalls(floor: FloorEngine, command: RecallSettlement) -> bool:
    account = floor.state(f"pt/{command.terminal}")
    return not isinstance(account, ChipAccount) or account.recall(command.play) is not None


async def _settled_at(floor: FloorEngine, play: Play) -> list[RecallSettlement]:
    """How terminals were last settled on a play, by all events since it began."""
    named, at = msgspec.json.encode(play.key), play.acts[0][0]
    bets: dict[str, list[StoredEvent]] = {}
    while rows := await floor.store.between(at, EVENTS_AT_A_TIME):
        for row in rows:
            if row.stream.startswith("pt/") and named in row.body:
                bets.setdefault(row.stream, []).append(row)
        at = rows[-1].seq + 1
    settled = await asyncio.to_thread(_follow, floor.registry, play.key, bets)
    return [each for each in settled if each is not None]


def _follow(
    registry: Registry, play: str, bets: dict[str, list[StoredEvent]]
) -> list[RecallSettlement | None]:
    return [last_settled(registry, stream[3:], play, rows) for stream, rows in bets.items()]


def last_settled(
    registry: Registry, terminal: str, play: str, rows: list[StoredEvent]
) -> RecallSettlement | None:
    """How a terminal was last settled on a play, by the events of its stream that name the play."""
    account: ChipAccount | None = ChipAccount(terminal, NAMELESS)
    for row in rows:
        if account is not None:
            # Its other events are left out, so the versions come from the log.
            account = msgspec.structs.replace(account, version=row.version - 1)
            account = chip_changes.evolve(account, registry.read(row), ())
    past = None if account is None else account.recall(play)
    if account is None or past is None or past.played is None:
        return None
    owed = account.owed.get(play)
    return RecallSettlement(
        terminal,
        past.table,
        play,
        past.version,
        past.played,
        past.wagers,
        past.at,
        void=past.void is not None,
        grounds=past.void if owed is None else owed.reason,
        owed=None if owed is None else owed.cents,
        cleared=0 if owed is None else owed.cleared,
        void_here=owed is not None and owed.void is True,
    )
