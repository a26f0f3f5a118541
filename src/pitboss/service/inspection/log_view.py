"""The log as those read it who watch over the floor: in order, and no card before it is turned."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from pitboss.aggregates import REGISTRY
from pitboss.floor.kinds import acted, kind_named
from pitboss.floor.people.staff import Post
from pitboss.kernel.instant import MINUTE, Instant
from pitboss.service.api.bodies import LogRow
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind
from pitboss.service.views.withholding import hidden_coups, withhold
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

T = TypeVar("T")

READERS = frozenset({Post.INSPECTOR, Post.SURVEILLANCE})
"""Who may read the whole log: it tells what everybody holds, and they can use none of it."""
MOST_ROWS = 1_000
"""Events of the log in one answer."""
MOST_LOOKED = 100_000
"""Events that are looked at for one answer."""
SKEW = 5 * MINUTE
"""How far the clocks of the servers of a floor may be apart: the log is in order, and its times almost."""
BACK = 100
"""The latest events of a stream, among which something is looked for first."""


def may_read(actor: Actor) -> bool:
    """Whether the log is for somebody."""
    if isinstance(actor, DeviceActor):
        return actor.kind is DeviceKind.MONITORING
    return not READERS.isdisjoint(actor.posts)


class _Named(msgspec.Struct, frozen=True):
    """Somebody who acted at a game, or approved it."""

    name: str


class _Signed(msgspec.Struct, frozen=True):
    """What an event says of those behind it."""

    by: _Named | str | None = None
    approved: _Named | None = None


_signed = msgspec.json.Decoder(_Signed).decode


class Sought(NamedTuple):
    """What is looked for in the log: whatever is empty is not asked for.

    >>> row = StoredEvent(
    ...     9, "pt/7", 3, 8, "note-inserted.1", 0, "device/stacker-7", "c", b'{"cents":500}', b""
    ... )
    >>> Sought(stream="pt/7", type="note-inserted", by="stacker", text="500").finds(row)
    True
    >>> Sought(stream="pt").finds(row), Sought(stream="p").finds(row)
    (True, False)
    >>> Sought(since=1).finds(row), Sought(until=0).finds(row)
    (False, True)
    """

    stream: str = ""
    """A stream, or the room of it such as `pt`."""
    type: str = ""
    """A type of event, with its version or without."""
    by: str = ""
    """Part of the name of whoever asked for it, did it at a game, or approved it there."""
    text: str = ""
    """Part of what the event says, in capitals or not."""
    since: Instant | None = None
    until: Instant | None = None
    """From when and until when, both of them included."""

    def finds(self, kept: StoredEvent) -> bool:
        """Whether an event is one of those."""
        return (
            (not self.stream or f"{kept.stream}/".startswith(f"{self.stream}/"))
            and (not self.type or f"{kept.type}.".startswith(f"{self.type}."))
            and (self.since is None or kept.at >= self.since)
            and (self.until is None or kept.at <= self.until)
            and (not self.by or any(self.by.casefold() in name.casefold() for name in _people(kept)))
            and (not self.text or self.text.casefold() in kept.body.decode().casefold())
        )


def _people(kept: StoredEvent) -> list[str]:
    """Whoever stands behind an event: the virtual dealer acts at the word of the clockwork."""
    told = _signed(kept.body)
    return [kept.by, *(each.name for each in (told.by, told.approved) if isinstance(each, _Named))]


class Found(NamedTuple):
    """Some of the log."""

    rows: list[LogRow]
    next: int | None
    """The place from which to look on; none if there is no more."""


async def read_log(floor: "FloorEngine", after: int, before: int | None, limit: int, sought: Sought) -> Found:
    """The log after a place in it, or before one and then the newest first, as far as it may be told.

    Cards of a coup that is dealt face down are withheld until it is over, and so are the hashes from its
    beginning on: nobody sees a card before the table, nor can guess it. All else comes at once. One answer
    looks at so many events at the most, and says from where to look on.
    """
    end, back = floor.seq + 1, before is not None
    hidden = hidden_coups(floor)
    withheld = withhold({stream: await _beginning(floor, stream, key) for stream, key in hidden.items()})
    first, last = after + 1, min(end, end if before is None else before) - 1
    if sought.since is not None:
        first = max(first, await _first_at(floor, sought.since - SKEW))
    if sought.until is not None:
        last = min(last, await _first_at(floor, sought.until + SKEW) - 1)
    rows: list[LogRow] = []
    looked = 0
    while first <= last and looked < MOST_LOOKED:
        size = min(MOST_ROWS, last - first + 1)
        piece = await floor.store.between(last - size + 1 if back else first, size)
        for kept in reversed(piece) if back else piece:
            # What is withheld is not found either: looking for it would tell.
            told = withheld.tell(kept)
            if sought.finds(told):
                rows.append(_row(told, withheld=told is not kept, proves=withheld.proves(kept)))
                if len(rows) == limit:
                    return Found(rows, kept.seq)
        first, last = (first, last - size) if back else (first + size, last)
        looked += size
    return Found(rows, None if first > last else last + 1 if back else first - 1)


async def _first_at(floor: "FloorEngine", instant: Instant) -> int:
    """The place of the first event at a moment or after it, found by halves: a log may be long."""
    first, beyond = 1, floor.seq + 1
    while first < beyond:
        middle = (first + beyond) // 2
        (kept,) = await floor.store.between(middle, 1)
        first, beyond = (middle + 1, beyond) if kept.at < instant else (first, middle)
    return first


async def look_back(floor: "FloorEngine", stream: str, read: Callable[[StoredEvent], T | None]) -> T | None:
    """What is read of the latest event of a stream of which something is read: the latest ones come first."""
    tip, back = (await floor.store.tips([stream])).get(stream), BACK
    version = 0 if tip is None else tip.version
    while back < 2 * version + BACK:
        for kept in reversed(await floor.store.stream(stream, max(0, version - back))):
            found = read(kept)
            if found is not None:
                return found
        back *= 2
    return None


async def _beginning(floor: "FloorEngine", stream: str, key: str) -> int:
    """Where in the log a coup begins. What its shoe reads comes after that."""

    beginning = kind_named(stream.partition("/")[0]).begins(key)

    def begins(kept: StoredEvent) -> int | None:
        done = acted(REGISTRY.read(kept))
        return kept.seq if done is not None and done.act == beginning else None

    found = await look_back(floor, stream, begins)
    if found is None:
        raise AssertionError(f"coup {key} of {stream} never began")
    return found


def _row(kept: StoredEvent, *, withheld: bool, proves: bool) -> LogRow:
    body = msgspec.json.decode(kept.body)
    return LogRow(
        kept.seq,
        kept.stream,
        kept.version,
        kept.type,
        kept.at,
        kept.by,
        kept.command,
        body,
        kept.hash.hex() if proves else None,
        withheld,
    )
