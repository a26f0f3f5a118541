"""The aggregate of money that is moved by hand: the cage, the kiosks, the house, and the till of a table."""

from typing import Any

from pitboss.acting.state import change
from pitboss.baccarat.state import GamingTable
from pitboss.engine.registry import Aggregate, Handler
from pitboss.kernel.decision import Event
from pitboss.ledger import till
from pitboss.ledger.entry import Entry


def evolve(state: Any, event: Event, entry: Entry) -> object:
    """The state after money was moved; at a gaming table it goes into the till of the table."""
    if isinstance(state, GamingTable) or (state is None and till.stream_of(entry).startswith("table/")):
        table = state or GamingTable()
        return change(table, till=till.evolve(table.till, event, entry))
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
