"""Money anywhere else on the floor: transactions by their key, and the reversals of wrong ones."""

from collections.abc import Mapping

import msgspec

from pitboss.floor.decision import Command, Decided, Decision, Event, Given, States, Stream
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.chart import find_kind, owner
from pitboss.ledger.entry import Balances, Entry, check_funds, post, reverse
from pitboss.ledger.moves import move, read_move

REVERSIBLE = 100
"""How many transactions back one can be reversed. An older error is put right by a transaction of its own."""

OWN_ROOMS = ("pt/", "ticket/")
"""Streams whose money moves by commands of their own."""


class Moved(Event, frozen=True):
    """A transaction happened."""

    move: str
    cents: Cents
    names: Mapping[str, str]
    note: str = ""


class Reversed(Event, frozen=True):
    """A transaction was taken back."""

    reverses: int
    """Its version in the stream."""
    move: str
    cents: Cents
    names: Mapping[str, str]
    reason: str
    approved_by: str


class Till(msgspec.Struct, frozen=True):
    """A stream of transactions: the accounts it keeps, and what can still be reversed."""

    version: int = 0
    balances: Balances = {}
    latest: Mapping[int, Moved] = {}
    """By version; what was reversed is no longer there."""


class MoveMoney(Command, frozen=True, tag="move-money"):
    """A transaction is to happen."""

    move: str
    cents: Cents
    names: Mapping[str, str]
    note: str = ""


class ReverseMove(Command, frozen=True, tag="reverse-move"):
    """A transaction was wrong and is to be taken back."""

    stream: Stream
    version: int
    reason: str
    approved_by: str


def till_of(command: MoveMoney) -> Stream:
    """The stream of a transaction: the one whose guarded accounts it touches, or else its first account's.

    >>> till_of(MoveMoney("buy-in", 10_000, {"table": "3", "seat": "5"}))
    'table/3'
    """
    entry = read_move(command.move, command.cents, command.names)
    return "house/books" if isinstance(entry, Rejection) else _stream(entry)


def move_money(states: States, command: MoveMoney, _: Given) -> Decision:
    """Makes a transaction of the chart."""
    entry = read_move(command.move, command.cents, command.names)
    if isinstance(entry, Rejection):
        return entry
    if any(line.account.startswith(OWN_ROOMS) for line in entry):
        message = f"{command.move} belongs to a terminal or a ticket, which has commands of its own."
        return Rejection("not-by-hand", message)
    stream = _stream(entry)
    refused = check_funds(_till(states, stream).balances, entry)
    return refused or Decided(
        ((stream, Moved(command.move, command.cents, dict(command.names), command.note)),)
    )


def reverse_move(states: States, command: ReverseMove, _: Given) -> Decision:
    """Takes a transaction back, once."""
    till = None if command.stream.startswith(OWN_ROOMS) else _till(states, command.stream)
    wrong = None if till is None else till.latest.get(command.version)
    if till is None or wrong is None:
        message = (
            f"{command.stream:.60} has no transaction {command.version} that can be reversed: it is none, "
            f"was reversed already, or lies more than {REVERSIBLE} back."
        )
        return Rejection("not-reversible", message)
    if not (command.reason and command.approved_by):
        return Rejection("not-authorised", "Somebody approves a reversal, and says why.")
    event = Reversed(
        command.version, wrong.move, wrong.cents, wrong.names, command.reason, command.approved_by
    )
    refused = check_funds(till.balances, entry_of(event))
    return refused or Decided(((command.stream, event),))


def evolve(till: Till | None, event: Event) -> Till:
    """The till after an event."""
    before = till or Till()
    version = before.version + 1
    guarded = [line for line in entry_of(event) if _guarded(line.account)]
    latest = dict(before.latest)
    if isinstance(event, Moved):
        latest[version] = event
        latest = {at: each for at, each in latest.items() if at > version - REVERSIBLE}
    elif isinstance(event, Reversed):
        del latest[event.reverses]
    return Till(version, post(before.balances, guarded), latest)


def entry_of(event: Event) -> Entry:
    """The postings of an event.

    >>> entry_of(Moved("capital", 500, {}))[0]
    Posting(account='cage/cash', cents=-500)
    """
    match event:
        case Moved():
            return move(event.move, event.cents, **event.names)
        case Reversed():
            return reverse(move(event.move, event.cents, **event.names))
    return ()


def _till(states: States, stream: Stream) -> Till:
    till = states[stream]
    if not isinstance(till, Till | None):
        raise AssertionError(f"{stream} holds no till")
    return till or Till()


def _stream(entry: Entry) -> Stream:
    streams = [owner(line.account) for line in entry if _guarded(line.account)]
    return streams[0] if streams else owner(entry[0].account)


def _guarded(account: str) -> bool:
    kind = find_kind(account)
    return not isinstance(kind, Rejection) and kind.side.guarded
