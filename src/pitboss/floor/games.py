"""The acts at games as the floor decides them, whatever the kind of game, and the aggregate of each kind."""

import re
from typing import Any

from pitboss.acting.acts.correcting import CorrectPlays
from pitboss.acting.kinds import GameKind
from pitboss.acting.state import GameState
from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor import exclusions, reservations
from pitboss.floor.devices import device_commands, layouts
from pitboss.floor.fair import promised
from pitboss.floor.kinds import (
    GameAct,
    check_rules,
    game_streams,
    game_word,
    no_such_game,
    other_of_name,
    requested_act,
)
from pitboss.floor.people.keys import DeviceKind, Key
from pitboss.floor.people.names import is_reserved
from pitboss.floor.restores import restored_games
from pitboss.floor.terminals import correcting
from pitboss.floor.tickets import vouchers
from pitboss.kernel.decision import Command, Decided, Decision, Given, Need, States, Stream
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection


def check_name(states: States, request: GameAct) -> Rejection | Need | None:
    """Whether a game can be called so: of all kinds together, one game of the floor bears a name."""
    kind, name = request.kind, request.game
    if re.fullmatch(NAME, name) is None:
        return Rejection("bad-name", {"case": "game", "name": f"{name!r:.60}", "kind": game_word(kind)})
    if _is_set_up(states[request.stream]):
        return None
    other = other_of_name(states, kind, name)
    if other is None or isinstance(other, Need):
        return other
    if kind.sets_up(request.act):
        return Rejection("name-taken", {"name": name, "other": game_word(other), "kind": game_word(kind)})
    return no_such_game(kind, other, name)


def _is_set_up(state: object) -> bool:
    return isinstance(state, GameState) and state.setup is not None


def check_guest(_: States, request: GameAct) -> Rejection | None:
    """Whether a guest may be called so. Earlier guests with such a name can stay."""
    guest = request.kind.names_guest(request.act)
    if guest is None or not is_reserved(guest):
        return None
    return Rejection("reserved-name", {"case": "guest", "name": guest})


def check_seat(states: States, request: GameAct, given: Given) -> Rejection | Need | None:
    """Whether a seat acts for the guest at its place: the one who sits there, or who sits down there."""
    prefix, _, device = given.by.partition("/")
    if prefix != "key":
        return None
    stream = f"key/{device.rpartition('/')[0]}"
    if stream not in states:
        return Need(stream)
    key, now = states[stream], request.kind.of(states[request.stream])
    if not isinstance(key, Key) or key.kind != DeviceKind.SEAT or now is None:
        return None
    place = key.serves.rpartition("/")[2]
    if not place.isdecimal():
        # Keys of earlier releases name the guest.
        return None
    if request.kind.place_of(now, request.act, request.by.name) == int(place):
        return None
    return Rejection("not-permitted", {"case": "other-place", "seat": int(place)})


def check_playable(states: States, request: GameAct) -> Rejection | None:
    """Whether this release has the rules of the game. Without them it can only be set up for others."""
    now = request.kind.of(states[request.stream])
    return None if now is None or request.kind.sets_up(request.act) else check_rules(now)


CHECKS = (
    check_name,
    check_playable,
    restored_games.check_restored,
    device_commands.check_device,
    layouts.check_layout,
    promised.check_unrevealed,
    check_guest,
    exclusions.check_taking_part,
    reservations.check_listed,
)
"""What the floor asks before a game decides."""


def act_at_game(states: States, command: Command, given: Given) -> Decision:
    """Decides an act at a game, as the floor around it lets the game decide."""
    request = _request_of(command)
    for check in CHECKS:
        refused = check(states, request)
        if refused is not None:
            return refused
    refused = check_seat(states, request, given)
    if refused is not None:
        return refused
    decision = request.kind.decide(states, command, given)
    if not isinstance(decision, Decided):
        return decision
    refused = promised.check_promise(states, request, decision)
    if refused is not None:
        return refused
    if isinstance(request.act, CorrectPlays):
        return correcting.correct_terminals(states, request, decision)
    exchanged = vouchers.exchange(states, request, decision, given)
    if not isinstance(exchanged, Decided):
        return exchanged
    return exclusions.take_measures(states, request, exchanged, given)


def streams_of(command: Command, _: Given) -> tuple[Stream, ...]:
    """The game; before it is set up, those of other kinds with its name; after a restore, that, too."""
    request = _request_of(command)
    own = request.stream
    others = tuple(each for each in game_streams(request.game) if each != own)
    sets_up = request.kind.sets_up(request.act)
    return (
        own,
        *(others if sets_up else ()),
        *restored_games.streams_of(request),
        *correcting.streams_of(request),
    )


def _request_of(command: Command) -> GameAct:
    request = requested_act(command)
    if request is None:
        raise AssertionError(f"{type(command).__name__} is no act at a game")
    return request


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
