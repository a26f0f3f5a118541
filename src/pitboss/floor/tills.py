"""The aggregate of money that is moved by hand: the cage, the kiosks, the casino, and the till of a table."""

from typing import Any

from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor import kinds
from pitboss.kernel.decision import Event
from pitboss.ledger import till
from pitboss.ledger.entry import Entry


def evolve(state: Any, event: Event, entry: Entry) -> object:
    """The state after money was moved. A game with a till keeps it there."""
    name = till.stream_of(entry).partition("/")[0] if state is None else None
    for kind in kinds.KINDS:
        if kind.till is not None and (isinstance(state, kind.state) or kind.name == name):
            return kind.till(state, event, entry)
    return till.evolve(state, event, entry)


TILLS = Aggregate(
    prefixes=("house", "cage", "kiosk", "tournament", "promotion", "prize"),
    state=till.Till,
    events={"moved.1": till.Moved, "reversed.1": till.Reversed},
    evolve=evolve,
    entry=till.entry,
    commands={
        till.MoveMoney: Handler(till.move_money, lambda command, _: (till.till_of(command),)),
        till.ReverseMove: Handler(till.reverse_move, lambda command, _: (command.stream,)),
    },
)
