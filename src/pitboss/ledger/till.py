"""Tills: money elsewhere on the floor, as transactions by their key, and their reversals."""

from collections.abc import Mapping

import msgspec

from pitboss.kernel.decision import Command, Decided, Decision, Event, Stream, is_line
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace
from pitboss.ledger.chart import guard, owner
from pitboss.ledger.entry import Balances, Entry, post_own, reverse
from pitboss.ledger.moves import BY_HAND, move, read_move

REVERSIBLE_MOVES = 100
"""How many of the latest transactions can be reversed. An older error needs a new transaction."""

ALWAYS_SIGNED = ("chips-outstanding",)
"""Transactions without evidence except the author's statement. A second person always signs."""


class Moved(Event, frozen=True):
    """A transaction was made."""

    move: str
    cents: Cents
    names: Mapping[str, str]
    note: str = ""


class Reversed(Event, frozen=True):
    """A transaction was reversed."""

    reverses: int
    """The version of that transaction in the stream."""
    move: str
    cents: Cents
    names: Mapping[str, str]
    reason: str
    approved_by: str


class Till(msgspec.Struct, frozen=True):
    """A stream of transactions: its accounts, and the transactions that can still be reversed."""

    version: int = 0
    balances: Balances = {}
    latest: Mapping[int, Moved] = {}
    """By version, without those already reversed."""


class MoveMoney(Command, frozen=True, tag="move-money"):
    """Makes a transaction."""

    move: str
    cents: Cents
    names: Mapping[str, str]
    note: str = ""
    approved_by: str | None = None
    """The second person who signs."""


class ReverseMove(Command, frozen=True, tag="reverse-move"):
    """Reverses a wrong transaction."""

    stream: Stream
    version: int
    reason: str
    approved_by: str


def till_of(command: MoveMoney) -> Stream:
    """The stream of a transaction: that of its guarded accounts, or else of its first account.

    >>> till_of(MoveMoney("buy-in", 10_000, {"table": "3", "seat": "5"}))
    'table/3'
    """
    booked = read_move(command.move, command.cents, command.names)
    return "house/books" if isinstance(booked, Rejection) else stream_of(booked)


def move_money(command: MoveMoney) -> Decision:
    """Makes a transaction of the chart."""
    booked = read_move(command.move, command.cents, command.names)
    if isinstance(booked, Rejection):
        return booked
    if command.move not in BY_HAND:
        return Rejection("not-by-hand", {"case": "follows", "move": command.move})
    if command.move in ALWAYS_SIGNED and not is_line(command.approved_by or ""):
        return Rejection("release-needed", {"case": "unbooked-chips"})
    if command.note and not is_line(command.note):
        return Rejection("bad-note")
    event = Moved(command.move, command.cents, dict(command.names), command.note)
    return Decided(((stream_of(booked), event),))


def reverse_move(till: Till | None, command: ReverseMove, *, by_acts: bool) -> Decision:
    """Reverses a transaction of a till, once. `by_acts` if the chips of players move by acts there."""
    wrong = None if till is None else till.latest.get(command.version)
    if till is None or wrong is None:
        stream, version = f"{command.stream:.60}", str(command.version)
        return Rejection(
            "not-reversible", {"place": FloorPlace(stream), "version": version, "most": REVERSIBLE_MOVES}
        )
    if not is_line(command.reason, command.approved_by):
        return Rejection("not-authorised", {"case": "reversal"})
    if _at_seat(move(wrong.move, wrong.cents, **wrong.names)) and by_acts:
        return Rejection("not-by-hand", {"case": "by-acts"})
    event = Reversed(
        command.version, wrong.move, wrong.cents, wrong.names, command.reason, command.approved_by
    )
    return Decided(((command.stream, event),))


def evolve(till: Till | None, event: Event, entry: Entry) -> Till:
    """The till after an event and its postings."""
    before = till or Till()
    version = before.version + 1
    latest = dict(before.latest)
    if isinstance(event, Moved):
        latest[version] = event
        latest = {at: each for at, each in latest.items() if at > version - REVERSIBLE_MOVES}
    elif isinstance(event, Reversed):
        # It may be too old for a release that lets fewer transactions be reversed.
        latest.pop(event.reverses, None)
    return Till(version, post_own(before.balances, entry), latest)


def entry(event: Event) -> Entry:
    """The postings of an event.

    >>> entry(Moved("capital", 500, {}))[0]
    Posting(account='cage/cash', cents=-500)
    """
    match event:
        case Moved():
            return move(event.move, event.cents, **event.names)
        case Reversed():
            return reverse(move(event.move, event.cents, **event.names))
    return ()


def _at_seat(entry: Entry) -> bool:
    return any("/seat/" in line.account for line in entry)


def stream_of(entry: Entry) -> Stream:
    """The stream of a transaction by its postings."""
    streams = [owner(line.account) for line in entry if guard(line.account)]
    return streams[0] if streams else owner(entry[0].account)
