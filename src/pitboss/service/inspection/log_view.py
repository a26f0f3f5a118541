"""The log for inspectors and surveillance: in order, and without cards that are still face down."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from pitboss.floor.kinds import acted, kind_at
from pitboss.floor.people.staff import Post
from pitboss.kernel.instant import MINUTE_MS, Instant
from pitboss.service.api.bodies import LogRow
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind
from pitboss.service.views.withholding import hidden_coups, withhold
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

T = TypeVar("T")

READERS = frozenset({Post.INSPECTOR, Post.SURVEILLANCE})
"""The posts that may read the whole log. It shows what everyone holds, and they cannot use any of it."""
MOST_EVENTS = 1_000
"""The most events in one answer."""
MOST_SEARCHED_EVENTS = 100_000
"""The most events that one answer searches."""
SKEW_MS = 5 * MINUTE_MS
"""The most by which server clocks may differ. The log is in order, and its times nearly so."""
EVENTS_BACK = 100
"""How many of the latest events of a stream are searched first."""


def may_read(actor: Actor) -> bool:
    """Whether an actor may read the log."""
    if isinstance(actor, DeviceActor):
        return actor.kind == DeviceKind.MONITORING
    return not READERS.isdisjoint(actor.posts)


class _Named(msgspec.Struct, frozen=True):
    """A person who acted at a game, or approved an act."""

    name: str


class _Signed(msgspec.Struct, frozen=True):
    """The people that an event names."""

    by: _Named | str | None = None
    approved: _Named | None = None


_signed = msgspec.json.Decoder(_Signed).decode


class Sought(NamedTuple):
    """The search fields for the log. Empty fields match every event.

    >>> from pitboss.aggregates import REGISTRY
    >>> from pitboss.floor.terminals.chips.chip_events import NoteInserted
    >>> name, body = REGISTRY.names[NoteInserted], b'{"cents":500}'
    >>> row = StoredEvent(9, "pt/7", 3, 8, name, 0, "device/stacker-7", "c", body, b"")
    >>> Sought(stream="pt/7", type="note-inserted", by="stacker", text="500").finds(row)
    True
    >>> Sought(stream="pt").finds(row), Sought(stream="p").finds(row)
    (True, False)
    >>> Sought(since=1).finds(row), Sought(until=0).finds(row)
    (False, True)
    """

    stream: str = ""
    """A stream, or a prefix of streams such as `pt`."""
    type: str = ""
    """A type of event, with or without its version."""
    by: str = ""
    """Part of the name of the sender, of the person who acted at a game, or of the approver."""
    text: str = ""
    """Part of the event's text, ignoring case."""
    since: Instant | None = None
    until: Instant | None = None
    """The first and the last time, both inclusive."""

    def finds(self, stored: StoredEvent) -> bool:
        """Whether an event matches."""
        return (
            (not self.stream or f"{stored.stream}/".startswith(f"{self.stream}/"))
            and (not self.type or f"{stored.type}.".startswith(f"{self.type}."))
            and (self.since is None or stored.at >= self.since)
            and (self.until is None or stored.at <= self.until)
            and (not self.by or any(self.by.casefold() in name.casefold() for name in _people(stored)))
            and (not self.text or self.text.casefold() in stored.body.decode().casefold())
        )


def _people(stored: StoredEvent) -> list[str]:
    """All people behind an event. The virtual dealer, for example, acts through the game runner."""
    signed = _signed(stored.body)
    return [stored.by, *(each.name for each in (signed.by, signed.approved) if isinstance(each, _Named))]


class LogPage(NamedTuple):
    """A part of the log."""

    rows: list[LogRow]
    next: int | None
    """The place where the next page begins; none on the last page."""


async def read_log(
    floor: "FloorEngine", after: int, before: int | None, limit: int, sought: Sought
) -> LogPage:
    """The log after a place, or before one with the newest first, without what is withheld.

    Cards of a face-down coup are withheld until it is over, and so are all hashes since its beginning. So
    nobody sees or guesses a card before the table does. Everything else is shown at once. One answer searches
    a limited number of events, and says where the next page begins.
    """
    end, back = floor.seq + 1, before is not None
    hidden = hidden_coups(floor)
    withheld = withhold({stream: await _beginning(floor, stream, key) for stream, key in hidden.items()})
    first, last = after + 1, min(end, end if before is None else before) - 1
    if sought.since is not None:
        first = max(first, await _first_at(floor, sought.since - SKEW_MS))
    if sought.until is not None:
        last = min(last, await _first_at(floor, sought.until + SKEW_MS) - 1)
    rows: list[LogRow] = []
    looked = 0
    while first <= last and looked < MOST_SEARCHED_EVENTS:
        size = min(MOST_EVENTS, last - first + 1)
        piece = await floor.store.between(last - size + 1 if back else first, size)
        for stored in reversed(piece) if back else piece:
            # What is withheld is not searched either: a match would reveal it.
            shown = withheld.tell(stored)
            if sought.finds(shown):
                rows.append(_row(shown, withheld=shown is not stored, proves=withheld.proves(stored)))
                if len(rows) == limit:
                    return LogPage(rows, stored.seq)
        first, last = (first, last - size) if back else (first + size, last)
        looked += size
    return LogPage(rows, None if first > last else last + 1 if back else first - 1)


async def _first_at(floor: "FloorEngine", instant: Instant) -> int:
    """The place of the first event at or after a time, by binary search: a log may be long."""
    first, beyond = 1, floor.seq + 1
    while first < beyond:
        middle = (first + beyond) // 2
        (stored,) = await floor.store.between(middle, 1)
        first, beyond = (middle + 1, beyond) if stored.at < instant else (first, middle)
    return first


async def look_back(floor: "FloorEngine", stream: str, read: Callable[[StoredEvent], T | None]) -> T | None:
    """The latest event of a stream for which `read` returns a value, and that value."""
    tip, back = (await floor.store.tips([stream])).get(stream), EVENTS_BACK
    version = 0 if tip is None else tip.version
    while back < 2 * version + EVENTS_BACK:
        for stored in reversed(await floor.store.stream(stream, max(0, version - back))):
            result = read(stored)
            if result is not None:
                return result
        back *= 2
    return None


async def _beginning(floor: "FloorEngine", stream: str, key: str) -> int:
    """Where in the log a coup begins. The readings of its shoe come later."""

    kind = kind_at(stream)
    beginning = None if kind is None else kind.begins(key)

    def begins(stored: StoredEvent) -> int | None:
        done = acted(floor.registry.read(stored))
        return stored.seq if done is not None and done.act == beginning else None

    read = await look_back(floor, stream, begins)
    if read is None:
        raise AssertionError(f"coup {key} of {stream} never began")
    return read


def _row(stored: StoredEvent, *, withheld: bool, proves: bool) -> LogRow:
    body = msgspec.json.decode(stored.body)
    return LogRow(
        stored.seq,
        stored.stream,
        stored.version,
        stored.type,
        stored.at,
        stored.by,
        stored.command,
        body,
        stored.hash.hex() if proves else None,
        withheld,
    )
