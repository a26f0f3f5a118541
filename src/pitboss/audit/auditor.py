"""The auditor: reads the whole log, trusts no stored result, and names the first wrong event."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import aclosing
from hashlib import sha256
from itertools import islice
from typing import NamedTuple, NoReturn

import msgspec

from pitboss.audit.acting.shapes import name_act
from pitboss.audit.baccarat.coups import Table
from pitboss.audit.events import KNOWN
from pitboss.audit.finding import WrongError, finding, wrong
from pitboss.audit.money.accounts import NEVER_BELOW, TOURNAMENT_CHIPS, TRANSIT, Lines
from pitboss.audit.money.books import COUNTED, EARLIER, EXCHANGED, TAKEN, Books, Meters, Restore
from pitboss.audit.money.corrections import check_follows, check_none_missing, check_result
from pitboss.audit.money.payments import expect_count
from pitboss.audit.people.authority import check_authority
from pitboss.audit.people.patrons import EXCLUDED, INDEXED
from pitboss.audit.reading import Postings, read_events
from pitboss.audit.roulette.spins import Wheel
from pitboss.audit.stored import Answers, StoredBalances, check_snapshot, read_snapshots
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount, Text
from pitboss.store.log import Head, Line, StoredEvent
from pitboss.store.port import Store, StoreError

COLUMNS = (int, str, int, int, str, int, str, str, bytes, bytes)
"""The types of the columns of an event."""
QUOTATION_MARKS = 8
"""The quotation marks around stream, type, author and command in the hashed text."""
FOLLOWED_ROUNDS = 5
"""How often the auditor follows a growing log before it gives up comparing balances at the end."""
FOLLOWERS = frozenset(
    (
        *(COUNTED, *EARLIER.values(), TAKEN, EXCHANGED, INDEXED, EXCLUDED),
        *("administrator-registered.1", "place-registered.1"),
    )
)
"""Events that are only written together with the event before them."""
GAMES = (Table.stream, Wheel.stream)
"""How the streams of games begin."""
NOTHING = finding("audit-nothing")
STREAMS_AT_A_TIME = 1_000
"""How many streams one query for the last events names."""


class Wrong(NamedTuple):
    """The first event that is wrong, and why."""

    seq: int
    """Its place in the log. 0 if no single event is wrong."""
    stream: str
    why: Text


class Audit(NamedTuple):
    """The totals of a sound log."""

    head: Head
    first: Instant
    last: Instant
    """When the first and the last event were written. 0 if the log is empty."""
    streams: int
    balances: Mapping[str, Cents]
    """The sum of the postings of each account, where it is not zero."""
    meters: Mapping[str, Meters]
    """Of every player terminal."""
    settlements: int
    """How many the auditor calculated again."""
    tickets: int
    """How many are outstanding."""
    incidents: int
    """How often an account was locked because its meters disagreed."""
    backwards: int
    """How many events have an earlier time than the event before them: a clock was set back."""
    restores: tuple[Restore, ...] = ()
    """Each time the log was restored from a backup."""
    notices: tuple[Text, ...] = ()
    """What earlier releases allowed and later ones refuse."""

    @property
    def patrons(self) -> Cents:
        """The money that belongs to patrons."""
        return sum(
            cents
            for account, cents in self.balances.items()
            if NEVER_BELOW.fullmatch(account) and not TOURNAMENT_CHIPS.fullmatch(account)
        )


async def audit(
    store: Store, signed: Head | None = None, on_progress: Callable[[int], None] = lambda _: None
) -> Audit | Wrong:
    """Checks every event of a log in order with its postings, and the totals at the end.

    If an earlier signed head is given, the log must contain it. `on_progress` gets the last place read.

    >>> import asyncio
    >>> from pitboss.store.memory import MemoryStore
    >>> asyncio.run(audit(MemoryStore())).head.seq
    0
    """
    walk = _Walk(signed)
    try:
        walk.snapshots = await read_snapshots(store)
        balances = await _walk_to_the_end(store, walk, on_progress)
        walk.check_end(balances)
        await _check_tips(store, walk)
    except WrongError as fault:
        return Wrong(walk.seq + 1 if fault.seq is None else fault.seq, walk.stream, fault.why)
    except StoreError as problem:
        if problem.code != "store-corrupt":
            raise
        why = finding("audit-unreadable", problem=problem.rejection.text, code=problem.code)
        return Wrong(walk.seq + 1, "", why)
    return walk.result()


async def _walk_to_the_end(
    store: Store, walk: "_Walk", on_progress: Callable[[int], None]
) -> Mapping[str, Cents] | None:
    """Reads to the end of the log and returns the balances of that moment.

    A log that grows all the time may never have such a moment. Then there are no balances to compare.
    Nothing is lost: every posting was compared with its event.
    """
    for _ in range(FOLLOWED_ROUNDS):
        await _walk_on(store, walk, on_progress)
        balances = await store.balances()
        if (await store.head()).seq == walk.seq:
            return balances
    return None


async def _walk_on(store: Store, walk: "_Walk", on_progress: Callable[[int], None]) -> None:
    """Checks the events that are in the log now, each with its postings."""
    postings, answers = Postings(store, walk.seq), Answers(store, walk.seq)
    async with aclosing(read_events(store, walk.seq)) as pieces, aclosing(postings), aclosing(answers):
        async for piece in pieces:
            # Postings are read after their events, so none of a known event can be missing.
            lines = await postings.up_to(walk.seq + len(piece))
            answered = await answers.up_to(walk.seq + len(piece))
            for row in piece:
                walk.step(row, lines.get(row.seq, ()))
                answers.check(row, answered.get(row.seq))
            on_progress(walk.seq)
        await postings.check_rest()


async def _check_tips(store: Store, walk: "_Walk") -> None:
    """Checks that the store finds the end of every stream where the log has it."""
    names = iter(walk.tips)
    while some := list(islice(names, STREAMS_AT_A_TIME)):
        try:
            tips = await store.tips(some)
        except UnicodeDecodeError:
            wrong("audit-tips-no-text", 0)
        latest = (await store.head()).seq
        for name in some:
            end, tip = walk.tips[name], tips.get(name)
            if tip is not None and (tip.version, tip.seq) == end:
                continue
            walk.stream = name
            stored = tip.seq if tip is not None and isinstance(tip.seq, int) else 0
            if stored > latest:
                wrong("audit-cut-off-stream", event=stored)
            if stored <= walk.seq:
                wrong("audit-stream-end", end[1], version=end[0])


class _Walk:
    """The state of the audit: how far it is, and what it knows at that point."""

    def __init__(self, signed: Head | None) -> None:
        self.seq = 0
        self.stream = ""
        """Of the current event."""
        self.tips: dict[str, tuple[int, int]] = {}
        """The version and the place in the log of the last event of every stream."""
        self.snapshots: dict[str, StoredBalances] = {}
        """The snapshots of streams, each to be compared with the balances after its version."""
        self._signed, self._books = signed, Books()
        self._hash = bytes(32)
        self._command, self._by = "", ""
        self._first = self._at = self._backwards = 0

    def step(self, row: StoredEvent, lines: Sequence[Line]) -> None:
        """Checks the next event."""
        seq, stream, version, prior, kind, at, by, command, body, stored = row
        if seq != self.seq + 1:
            wrong("audit-gap", before=self.seq, next=seq)
        if tuple(map(type, row)) != COLUMNS:
            wrong("audit-column-kind")
        heading = f'[{seq},"{stream}",{version},{prior},"{kind}",{at},"{by}","{command}",'
        if heading.count('"') != QUOTATION_MARKS or "\\" in heading or not heading.isprintable():
            # Otherwise two events could have the same hash.
            wrong("audit-bad-heading")
        self.stream = stream
        text = heading.encode() + body + b"]"
        digest = sha256(self._hash + text).digest()
        if stored != digest:
            wrong("audit-hash")
        if self._signed is not None and seq == self._signed.seq and digest != self._signed.hash:
            wrong("audit-not-signed-event", event=seq)
        before = self.tips.get(stream, (0, 0))
        if (version - 1, prior) != before:
            wrong("audit-version", version=version, prior=prior, reached=before[0], last=before[1])
        self._happen(row, lines)
        self.tips[stream] = version, seq
        if stream.startswith(GAMES):
            self._books.ends[stream] = sha256(text).hexdigest()
        self._books.heads.append((seq, digest, at))
        self.seq, self.stream, self._hash, self._command, self._by = seq, "", digest, command, by
        self._first = self._first if seq > 1 else at
        self._backwards += at < self._at
        self._at = at

    def _happen(self, row: StoredEvent, lines: Sequence[Line]) -> None:
        """Checks the content of an event."""
        books, known = self._books, KNOWN.get(row.type)
        if known is None:
            wrong("audit-event-type", type=row.type)
        try:
            body = known.reader.decode(row.body)
            canonical = msgspec.json.encode(body)
        except ValueError as problem:
            wrong("audit-unreadable-content", problem=problem)
        if canonical != row.body:
            wrong("audit-not-canonical")
        same = (row.command, row.by, row.at) == (self._command, self._by, self._at)
        check_follows(books, row, same=same)
        awaited, more, books.more = books.awaited, books.more, frozenset()
        due, books.follow_up = books.follow_up, None
        fits = due is not None and row.type in (due.type, EARLIER.get(due.type))
        books.followed = due if fits else None
        if due is not None and books.followed is None and due.type in books.written:
            wrong("audit-follower-missing", event=self.seq, type=due.type)
        follows = books.followed is not None or row.type in more
        if awaited is None and not follows and row.command == self._command:
            wrong("audit-command-done", command=row.command)
        if awaited is not None and not same:
            _half_way(awaited)
        if books.followed is not None and not same:
            wrong("audit-follower-of-another")
        if row.type in FOLLOWERS and not (follows and same):
            wrong("audit-follows-nothing")
        books.act_version = name_act(row.type, body)
        check_authority(books, row, body)
        posted = known.happens(books, row, body)
        if awaited is not None and books.awaited is awaited:
            _half_way(awaited)
        _compare(posted, lines)
        check_result(books, row, body, posted)
        books.post(posted, row.seq)
        expect_count(books, row, body, posted)
        if books.awaited is None and TRANSIT in books.balances:
            wrong("audit-left-in-transit", amount=Amount(books.balances[TRANSIT]))
        if row.stream.startswith("pt/"):
            self._check_meters(row.stream)
        snapshot = self.snapshots.get(row.stream)
        if snapshot is not None and snapshot.version == row.version:
            check_snapshot(row.stream, self.snapshots.pop(row.stream), books.balances)

    def _check_meters(self, stream: str) -> None:
        balances = self._books.balances
        there = balances.get(f"{stream}/chips", 0) + balances.get(f"{stream}/held", 0)
        due = self._books.terminals[stream[3:]].meters.balance
        if there != due:
            wrong("audit-meters", meters=Amount(due), accounts=Amount(there))

    def check_end(self, balances: Mapping[str, Cents] | None) -> None:
        """Checks the totals of all events."""
        books = self._books
        if self._signed is not None and self._signed.seq > self.seq:
            wrong("audit-cut-off-signed", event=self._signed.seq)
        if books.awaited is not None:
            _half_way(books.awaited)
        check_none_missing(books, self.seq)
        if books.follow_up is not None and books.follow_up.type in books.written:
            wrong("audit-follower-missing", self.seq, event=self.seq, type=books.follow_up.type)
        for stream, snapshot in self.snapshots.items():
            if snapshot.version > self.tips.get(stream, (0, 0))[0]:
                wrong("audit-snapshot-of-nothing", 0, stream=stream, version=snapshot.version)
        chips = sum(cents for account, cents in books.balances.items() if TOURNAMENT_CHIPS.fullmatch(account))
        for left in (chips, sum(books.balances.values()) - chips):
            if left:
                wrong("audit-accounts-unbalanced", 0, amount=Amount(left))
        balances = books.balances if balances is None else balances
        for account in sorted(books.balances.keys() | balances.keys()):
            stored, due = balances.get(account, 0), books.balances.get(account, 0)
            if stored != due:
                wrong("audit-balance", 0, account=account, postings=Amount(stored), events=Amount(due))

    def result(self) -> Audit:
        """The totals of the log."""
        books = self._books
        meters = {name: terminal.meters for name, terminal in books.terminals.items()}
        return Audit(
            Head(self.seq, self._hash),
            self._first,
            self._at,
            len(self.tips),
            books.balances,
            meters,
            books.settlements,
            len(books.tickets),
            books.incidents,
            self._backwards,
            tuple(books.restores),
            (*books.notices, *_notices(books)),
        )


def _notices(books: Books) -> Iterator[Text]:
    """What was written before payments were counted, and is refused today."""
    for account, (seq, short) in sorted(books.fallen.items()):
        yield finding("audit-notice-short", account=account, short=Amount(short), event=seq)
    for move, (times, cents) in sorted(books.unbound.items()):
        transactions = Text("audit-transactions", {"count": times})
        yield finding("audit-notice-by-hand", move=move, transactions=transactions, amount=Amount(cents))


def _half_way(awaited: tuple[str, str, str, Cents]) -> NoReturn:
    how, ticket, terminal, cents = awaited
    wrong("audit-half-way", ticket=ticket, amount=Amount(cents), how=how, terminal=terminal)


def _compare(due: Lines, lines: Sequence[Line]) -> None:
    """Checks that the stored postings are those of the event, in any order."""
    stored = [(account, cents) for _, _, account, cents in lines]
    if any((type(account), type(cents)) != (str, int) for account, cents in stored):
        wrong("audit-posting-kind")
    if tuple(stored) != due and sorted(stored) != sorted(due):
        _differ(Counter(due), Counter(stored))
    # Line numbers of an event are unique: if the first and the last are right, so are all between.
    count = len(stored)
    if count and (lines[0].line, lines[-1].line) != (0, count - 1):
        wrong("audit-posting-numbers")


def _differ(due: Counter[tuple[str, Cents]], stored: Counter[tuple[str, Cents]]) -> NoReturn:
    """Names the first account with too much or too little posted."""
    account = min(account for account, _ in (due - stored) + (stored - due))
    there, owed = (
        tuple(Amount(cents) for name, cents in lines.elements() if name == account) or NOTHING
        for lines in (stored, due)
    )
    wrong("audit-postings", account=account, posted=there, due=owed)
