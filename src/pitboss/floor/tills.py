"""The aggregate of money that is moved by hand: the cage, the kiosks, the casino, and the till of a table."""

from typing import Any

from pitboss.acting.state import GameState
from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor import kinds
from pitboss.floor.kinds import kind_at, no_such_game, other_of_name, till_in
from pitboss.kernel.decision import Decided, Decision, Event, Given, Need, States
from pitboss.ledger import till
from pitboss.ledger.entry import Entry


def move_money(states: States, command: till.MoveMoney, __: Given) -> Decision:
    """Moves money by hand, but not at a game that has no till."""
    decision = till.move_money(command)
    if not isinstance(decision, Decided):
        return decision
    for stream, _ in decision.events:
        # The accounts of all kinds of games begin like the streams of one kind, so this name is no proof.
        kind, name = kind_at(stream), stream.partition("/")[2]
        other = None if kind is None else other_of_name(states, kind, name)
        if kind is not None and other is not None:
            return other if isinstance(other, Need) else no_such_game(kind, other, name)
    return decision


def reverse_move(states: States, command: till.ReverseMove, _: Given) -> Decision:
    """Reverses what was moved by hand. Once a game is set up, acts move the chips of its players."""
    state = states[command.stream]
    by_acts = isinstance(state, GameState) and state.setup is not None
    return till.reverse_move(till_in(state), command, by_acts=by_acts)


def evolve(state: Any, event: Event, entry: Entry) -> object:
    """The state after money was moved. A game with a till keeps it there."""
    name = till.stream_of(entry).partition("/")[0] if state is None else None
    for kind in kinds.KINDS:
        if kind.till is not None and (isinstance(state, kind.state) or kind.name == name):
            return kind.till.evolve(state, event, entry)
    return till.evolve(state, event, entry)


TILLS = Aggregate(
    prefixes=("house", "cage", "kiosk", "tournament", "promotion", "prize"),
    state=till.Till,
    events={"moved.1": till.Moved, "reversed.1": till.Reversed},
    evolve=evolve,
    entry=till.entry,
    commands={
        till.MoveMoney: Handler(move_money, lambda command, _: (till.till_of(command),)),
        till.ReverseMove: Handler(reverse_move, lambda command, _: (command.stream,)),
    },
)
