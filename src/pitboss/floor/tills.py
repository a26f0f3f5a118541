"""The aggregate of money that is moved by hand: the cage, the kiosks, the casino, and the till of a table."""

from typing import Any

from pitboss.acting.state import GameState
from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor import kinds
from pitboss.floor.kinds import kind_at, no_such_game, other_of_name, till_in
from pitboss.kernel.decision import Decided, Decision, Event, Given, Need, States, Stream
from pitboss.ledger import counts, till
from pitboss.ledger.chart import BALANCE, owner, shared_guard
from pitboss.ledger.counts import CountMoney, MoneyCounted
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


def count_money(states: States, command: CountMoney, _: Given) -> Decision:
    """Counts what lies in a place. A drop box is at a game with a till."""
    refused = counts.check_account(command.account)
    if refused is not None:
        return refused
    stream = owner(command.account)
    kind, name = kind_at(stream), stream.partition("/")[2]
    other = None if kind is None else other_of_name(states, kind, name)
    if kind is not None and other is not None:
        return other if isinstance(other, Need) else no_such_game(kind, other, name)
    state: Any = states[stream]
    balance = f"{BALANCE}{command.account}"
    if shared_guard(command.account):
        if balance not in states:
            return Need(balance)
        shared: Any = states[balance]
        return counts.count_money(command, -int(shared or 0))
    held = {} if state is None else state.balances
    return counts.count_money(command, -held.get(command.account, 0))


def counted_in(command: CountMoney, _: Given) -> tuple[Stream, ...]:
    """The stream of what was counted."""
    return () if counts.check_account(command.account) is not None else (owner(command.account),)


def entry(event: Event) -> Entry:
    """The postings of a transaction or a count."""
    return counts.entry(event) if isinstance(event, MoneyCounted) else till.entry(event)


def evolve(state: Any, event: Event, entry: Entry) -> object:
    """The state after money was moved. A game with a till keeps it there."""
    # A count that agrees with the books moves nothing.
    counted = owner(event.account) if isinstance(event, MoneyCounted) else None
    name = (counted or till.stream_of(entry)).partition("/")[0] if state is None else None
    for kind in kinds.KINDS:
        if kind.till is not None and (isinstance(state, kind.state) or kind.name == name):
            return kind.till.evolve(state, event, entry)
    return till.evolve(state, event, entry)


TILLS = Aggregate(
    prefixes=("house", "cage", "kiosk", "tournament", "promotion", "prize"),
    state=till.Till,
    events={"moved.1": till.Moved, "reversed.1": till.Reversed, "money-counted.1": MoneyCounted},
    evolve=evolve,
    entry=entry,
    commands={
        till.MoveMoney: Handler(move_money, lambda command, _: (till.till_of(command),)),
        till.ReverseMove: Handler(reverse_move, lambda command, _: (command.stream,)),
        CountMoney: Handler(count_money, counted_in),
    },
)
