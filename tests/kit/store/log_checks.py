"""Compares a store with the answers to the devices of its floor: nothing lost, nothing twice."""

from collections import defaultdict
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from kit.days.devices import Floor
from pitboss.audit.auditor import Wrong, audit
from pitboss.engine.transaction import reread
from pitboss.kernel.money import Cents
from pitboss.store.log import EMPTY, Answer, Head, Line, StoredEvent, canonical, chained
from pitboss.store.port import Store

Wrongs: TypeAlias = dict[str, list[str]]
"""All errors, by kind."""

SETTLED = "wagers-settled.1"
ONCE = {
    "credit-transferred.1": ("reference",),
    SETTLED: ("terminal", "play"),
    "ticket-printed.1": ("ticket",),
    "ticket-issued.1": ("ticket",),
    "ticket-redeemed.1": ("ticket",),
    "ticket-taken.1": ("ticket",),
    "hand-pay-called.1": ("terminal", "sequence"),
    "hand-paid.1": ("terminal", "sequence"),
}
"""The event that happens once for each of these."""
PATRONS = ("chips", "held", "payable", "value")
"""The last parts of the accounts that belong to patrons."""
TOUCHED = ("stacker", "cash", "monitoring")
"""Those of them that devices put something into or take it from."""


class Checker:
    """Reads a log as it grows, and notes every error."""

    def __init__(self) -> None:
        self.head = EMPTY
        self.wrong: Wrongs = defaultdict(list)
        self.sums: dict[str, Cents] = defaultdict(int)
        self.settled = 0
        """Plays that were settled at a terminal."""
        self._groups: dict[str, tuple[int, int]] = {}
        """The place of the first event of each command, and how many there are."""
        self._once: set[tuple[str, ...]] = set()
        self._last = ""

    async def check(self, store: Store, answers: Mapping[str, bytes]) -> None:
        """Checks new events and their postings, and the stored answers against those that devices got."""
        # A database may still execute the last request of a killed server, which then holds the write lock.
        await store.begin(())
        await store.rollback()
        lines: dict[int, list[Line]] = defaultdict(list)
        async for rows in store.lines(self.head.seq):
            for row in rows:
                lines[row.seq].append(row)
        names = set(answers)
        async for events in store.events(self.head.seq):
            for event in events:
                names.add(event.command)
                self._step(event, lines.pop(event.seq, []))
        if lines:
            self.wrong["unbalanced"].append(f"there is no event {min(lines)}")
        turn = await store.begin(names)
        await store.rollback()
        for name in names:
            self._compare(name, turn.answers.get(name), answers.get(name))

    def _step(self, event: StoredEvent, lines: list[Line]) -> None:
        seq, before = self.head
        if event.seq != seq + 1 or event.hash != chained(before, canonical(*event[:-1])):
            self.wrong["chain"].append(f"event {event.seq} after {seq}")
        self.head = Head(event.seq, event.hash)
        first, count = self._groups.get(event.command, (event.seq, 0))
        if count and event.command != self._last:
            self.wrong["duplicated"].append(f"{event.command}: events {first} and {event.seq}")
        self._groups[event.command], self._last = (first, count + 1), event.command
        self.settled += event.type == SETTLED
        if event.type in ONCE:
            body = msgspec.json.decode(event.body)
            happened = event.type, *(str(body[field]) for field in ONCE[event.type])
            if happened in self._once:
                self.wrong["duplicated"].append(f"event {event.seq}: {happened}")
            self._once.add(happened)
        if sum(line.cents for line in lines):
            self.wrong["unbalanced"].append(f"event {event.seq}")
        for line in lines:
            self.sums[line.account] += line.cents
        for line in lines:
            if line.account.endswith(PATRONS) and self.sums[line.account] < 0:
                self.wrong["below zero"].append(f"{line.account} after event {event.seq}")

    def _compare(self, name: str, answer: Answer | None, given: bytes | None) -> None:
        if given is not None and _stored(answer) != _heard(given):
            self.wrong["lost"].append(f"{name}: {answer}, but {given.decode()}")
        stated = (answer.first, answer.events) if answer is not None else (0, 0)
        found = self._groups.get(name, (0, 0))
        if stated != found:
            self.wrong["duplicated" if found > stated else "lost"].append(f"{name}: {answer}, but {found}")


def _stored(answer: Answer | None) -> tuple[int, int] | str | None:
    """An answer in the store: the places of its events in the log, or the code of a refusal."""
    if answer is None:
        return None
    refused = reread(answer)
    return (answer.first, answer.events) if refused is None else refused.code


def _heard(line: bytes) -> tuple[int, int] | str | None:
    """The same for an answer that a device got. Nothing may be stored for a ticket number that is none."""
    answer = msgspec.json.decode(line)
    places = [event["seq"] for event in answer.get("events", ())]
    code = answer.get("error", {}).get("code")
    if code == "bad-validation-number":
        return None
    return str(code) if code else (min(places, default=0), len(places))


async def check_all(store: Store, floor: Floor) -> Wrongs:
    """Every error of a floor on which no device waits any more, from its first event to its last."""
    checker = Checker()
    await checker.check(store, floor.answers)
    wrong, balances, counted = checker.wrong, await store.balances(), floor.count()
    if floor.changed:
        wrong["changed"] += floor.changed
    if balances != checker.sums or sum(balances.values()) != 0:
        wrong["unbalanced"].append("all accounts together")
    for account in balances.keys() | counted.keys():
        if account.endswith(TOUCHED) and balances.get(account, 0) != counted.get(account, 0):
            wrong["miscounted"].append(f"{account}: {balances.get(account)}, but {counted.get(account)}")
    found = await audit(store)
    if isinstance(found, Wrong) or found.incidents:
        wrong["audit"].append(str(found))
    return wrong
