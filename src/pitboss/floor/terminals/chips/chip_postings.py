"""The postings of each event of a chip account."""

from functools import lru_cache

from pitboss.floor.terminals.chips.chip_events import (
    ChipsMoved,
    ChipsTakenOff,
    CreditCancelled,
    CreditsAdjusted,
    CreditTransferred,
    HandPaid,
    HandPayCalled,
    HandPayRefused,
    HandPayReinstated,
    NoteInserted,
    OwedPaid,
    Settled,
    SettlementCorrected,
    SettlementVoided,
    StackerEmptied,
    TicketPrinted,
    TicketTaken,
    WagersForfeited,
    WagersPlaced,
    WagersRelieved,
    WagersReturned,
    WagersSettled,
    WagerWithdrawn,
)
from pitboss.kernel.decision import Event
from pitboss.kernel.money import Cents
from pitboss.ledger.entry import Entry, net, reverse
from pitboss.ledger.moves import move

MOVED: dict[type[Event], str] = {
    NoteInserted: "note-in",
    TicketTaken: "ticket-in",
    CreditTransferred: "transfer-in",
    WagerWithdrawn: "wager-back",
    WagersReturned: "wager-back",
    TicketPrinted: "ticket-out",
    HandPayCalled: "hand-pay",
    HandPaid: "hand-paid",
    HandPayRefused: "hand-pay-refused",
    HandPayReinstated: "hand-pay-reinstated",
    CreditCancelled: "credit-cancelled",
}
"""The transaction of each event that moves its `cents`."""


def entry(event: Event) -> Entry:
    """The postings of an event. None if no money moves.

    >>> entry(WagersPlaced("7", "1", "1-204", {"banker": 500}))
    (Posting(account='pt/7/chips', cents=-500), Posting(account='pt/7/held', cents=500))
    """
    key = MOVED.get(type(event))
    if key is not None:
        return moved(key, event.cents, event.terminal)  # type: ignore[attr-defined]
    match event:
        case WagersPlaced(terminal=terminal, stakes=stakes):
            # Each wager is held separately.
            return tuple([line for cents in stakes.values() for line in moved("wager", cents, terminal)])
        case WagersSettled(terminal=terminal, table=table, wagers=wagers):
            return settled_entry(terminal, table, wagers)
        case SettlementCorrected(terminal=terminal, table=table, taken_back=old, wagers=new):
            return net((*reverse(settled_entry(terminal, table, old)), *settled_entry(terminal, table, new)))
        case ChipsTakenOff(terminal=terminal, stakes=stakes):
            return tuple(line for cents in stakes.values() for line in moved("wager-back", cents, terminal))
        case ChipsMoved(terminal=terminal, cents=cents, counts=counts) if counts < cents:
            return moved("wager-back", cents - counts, terminal)
        case SettlementVoided(terminal=terminal, table=table, taken_back=old):
            key = "stake-forfeited" if event.forfeited else "wager-back"
            stakes_go = move(key, sum(wager.stake for wager in old.values()), terminal=terminal, table=table)
            return net((*reverse(settled_entry(terminal, table, old)), *stakes_go))
        case WagersForfeited(terminal=terminal, table=table, cents=cents):
            return move("stake-forfeited", cents, terminal=terminal, table=table)
        case WagersRelieved(terminal=terminal, lies=lies, lay=lay):
            more = sum(lies.values()) - sum(lay.values())
            return moved("wager" if more > 0 else "wager-back", abs(more), terminal) if more else ()
        case StackerEmptied(terminal=terminal, cents=cents, short=short):
            missing = move("stacker-short", abs(short), terminal=terminal)
            lines = missing if short > 0 else reverse(missing)
            return net((*move("stacker-emptied", cents, terminal=terminal), *lines))
        case OwedPaid(table=table, owed=owed):
            return move("late-win" if owed > 0 else "late-return", abs(owed), table=table)
        case CreditsAdjusted(terminal=terminal, change=change):
            return moved("credits-added" if change > 0 else "credits-taken", abs(change), terminal)
    return ()


@lru_cache(1 << 16)
def moved(key: str, cents: Cents, terminal: str) -> Entry:
    """The postings of a transaction at a terminal.

    Chips have few amounts, so most postings come from the cache.

    >>> moved("wager", 500, "7")[0]
    Posting(account='pt/7/chips', cents=-500)
    """
    return move(key, cents, terminal=terminal)


def settled_entry(terminal: str, table: str, wagers: Settled) -> Entry:
    """The postings of a settlement: all stakes go to the table's win, which pays the returns.

    >>> from pitboss.floor.terminals.chips.chip_events import SettledWager
    >>> settled_entry("7", "1", {"banker": SettledWager(1000, 1950)})[1]
    Posting(account='table/1/win', cents=-950)
    """
    stakes = sum([wager.stake for wager in wagers.values()])
    rounding = sum([wager.rounding for wager in wagers.values()])
    paid = sum([wager.returned for wager in wagers.values()]) - rounding
    return net(
        (
            *move("stake-lost", stakes, terminal=terminal, table=table),
            *move("win-paid", paid, terminal=terminal, table=table),
            *(move("win-rounded", rounding, terminal=terminal) if rounding else ()),
        )
    )
