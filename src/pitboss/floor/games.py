"""The acts at games as the floor decides them, whatever the kind of game, and the aggregate of each kind."""

import re
from typing import Any

from pitboss.acting.kinds import GameKind
from pitboss.acting.state import GameState
from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.devices import device_commands
from pitboss.floor.fair import promised
from pitboss.floor.kinds import (
    GameAct,
    check_rules,
    game_streams,
    no_such_game,
    other_of_name,
    requested_act,
)
from pitboss.floor.restores import restored_games
from pitboss.floor.tickets import vouchers
from pitboss.kernel.decision import Command, Decided, Decision, Given, Need, States, Stream
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection


def check_name(states: States, wanted: GameAct) -> Rejection | Need | None:
    """Whether a game can be called so: of all kinds together, one game of the floor bears a name."""
    kind, name = wanted.kind, wanted.game
    if re.fullmatch(NAME, name) is None:
        return Rejection("bad-name", f"{name!r:.60} cannot be the name of a {kind.acts.game}.")
    if _is_set_up(states[wanted.stream]):
        return None
    other = other_of_name(states, kind, name)
    if other is None or isinstance(other, Need):
        return other
    if kind.sets_up(wanted.act):
        message = f"A {other.acts.game} is called {name}: give the {kind.acts.game} another name."
        return Rejection("name-taken", message)
    return no_such_game(kind, other, name)


def _is_set_up(state: object) -> bool:
    return isinstance(state, GameState) and state.setup is not None


def check_playable(states: States, wanted: GameAct) -> Rejection | None:
    """Whether this release has the rules of the game. Without them it can only be set up for others."""
    now = wanted.kind.of(states[wanted.stream])
    return None if now is None or wanted.kind.sets_up(wanted.act) else check_rules(now)


CHECKS = (
    check_name,
    check_playable,
    restored_games.check_restored,
    device_commands.check_device,
    promised.check_untold,
)
"""What the floor asks before a game decides."""


def act_at_game(states: States, command: Command, given: Given) -> Decision:
    """Decides an act at a game, as the floor around it lets the game decide."""
    wanted = _wanted(command)
    for check in CHECKS:
        refused = check(states, wanted)
        if refused is not None:
            return refused
    decision = wanted.kind.decide(states, command, given)
    if not isinstance(decision, Decided):
        return decision
    return promised.check_kept(states, wanted, decision) or vouchers.exchange(states, wanted, decision)


def streams_of(command: Command, _: Given) -> tuple[Stream, ...]:
    """The game; before it is set up, those of other kinds with its name; after a restore, that, too."""
    wanted = _wanted(command)
    own = wanted.stream
    others = tuple(each for each in game_streams(wanted.game) if each != own)
    sets_up = wanted.kind.sets_up(wanted.act)
    return (own, *(others if sets_up else ()), *restored_games.streams_of(wanted))


def _wanted(command: Command) -> GameAct:
    wanted = requested_act(command)
    if wanted is None:
        raise AssertionError(f"{type(command).__name__} is no act at a game")
    return wanted


def game_aggregate(kind: GameKind[Any]) -> Aggregate:
    """The aggregate of a kind of game."""
    return Aggregate(
        prefixes=(kind.name,),
        state=kind.state,
        events={kind.event_name: kind.event},
        evolve=kind.evolve,
        entry=kind.entry,
        commands={kind.command: Handler(act_at_game, streams_of)},
        upcasts=kind.upcasts,
    )
