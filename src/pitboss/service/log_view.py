"""The log as those read it who watch over the floor: in order, and no card before it is turned."""

from typing import TYPE_CHECKING

import msgspec

from pitboss.floor.staff import Post
from pitboss.service.actors import Actor, DeviceActor, DeviceKind
from pitboss.service.bodies import LogRow
from pitboss.store.domain import FLOOR
from pitboss.store.log import Kept
from pitboss.table.acts.coup import StartRound
from pitboss.table.decide import Acted
from pitboss.table.state import GamingTable

if TYPE_CHECKING:
    from pitboss.service.floor import Floor

READERS = frozenset({Post.INSPECTOR, Post.SURVEILLANCE})
"""Who may read the whole log: it tells what everybody holds, and they can use none of it."""
MOST_ROWS = 1_000
"""Events of the log in one answer."""
BACK = 100
"""Events of a table among which the beginning of its coup is looked for first."""


def may_read(actor: Actor) -> bool:
    """Whether the log is for somebody."""
    if isinstance(actor, DeviceActor):
        return actor.kind is DeviceKind.MONITORING
    return not READERS.isdisjoint(actor.posts)


async def read_log(floor: "Floor", after: int, count: int) -> list[LogRow]:
    """The log after a place in it, as far as it may be told.

    It ends before a coup that is dealt face down, until that is over: nobody sees a card before the table.
    """
    rows = await floor.store.between(after + 1, count)
    end, under_way = floor.seq + 1, _face_down(floor)
    for stream, key in under_way.items():
        end = min(end, await _beginning(floor, stream, key))
    return [_row(each) for each in rows if each.seq < end]


def _face_down(floor: "Floor") -> dict[str, str]:
    """The coups under way whose cards are not seen by all, by their tables."""
    tables = ((stream, floor.state(stream)) for stream in floor.streams("table"))
    return {
        stream: now.coup.key
        for stream, now in tables
        if isinstance(now, GamingTable) and now.coup is not None and now.coup.face == "down"
    }


async def _beginning(floor: "Floor", stream: str, key: str) -> int:
    """Where in the log a coup begins. What its shoe reads comes after that."""
    version, back = (await floor.store.tips([stream]))[stream].version, BACK
    while back < 2 * version + BACK:
        for kept in await floor.store.stream(stream, max(0, version - back)):
            event = FLOOR.read(kept)
            if isinstance(event, Acted) and event.act == StartRound(key):
                return kept.seq
        back *= 2
    raise AssertionError(f"coup {key} of {stream} never began")


def _row(kept: Kept) -> LogRow:
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
        kept.hash.hex(),
    )
