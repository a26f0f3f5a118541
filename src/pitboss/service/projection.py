"""The projection: what the streams of the floor stand at, fed by the log in order."""

from collections.abc import Iterable, Mapping

from pitboss.kernel.decision import Stream
from pitboss.store.domain import FLOOR, Domain
from pitboss.store.log import Kept
from pitboss.store.page import Standing
from pitboss.store.port import Store
from pitboss.store.snapshots import Refused, read_standing

ROOMS = tuple("pt table wheel staff key register device fair house cage kiosk software alarm ticket".split())
"""The rooms that somebody watches."""


class Projection:
    """All streams of some rooms, as of one place in the log.

    >>> from pitboss.store.log import EMPTY
    >>> floor = Projection(EMPTY.seq, {})
    >>> body = b'{"terminal":"7","settings":{"venue":"Pitboss"}}'
    >>> row = Kept(1, "pt/7", 1, 0, "terminal-set.1", 0, "setup", "c", body, b"")
    >>> floor.take([row]) == [row], floor.seq, floor.streams("pt")
    (True, 1, ['pt/7'])
    """

    def __init__(self, seq: int, standing: Mapping[Stream, Standing], domain: Domain = FLOOR) -> None:
        """Begins with streams as they stand. Some may be ahead of that place in the log, but none behind."""
        self.seq = seq
        self._domain = domain
        self._rooms: dict[str, dict[Stream, Standing]] = {room: {} for room in ROOMS}
        for stream, stands in standing.items():
            self._rooms[_room(stream)][stream] = stands

    def state(self, stream: Stream) -> object | None:
        """What a stream stands at; nothing if it has not begun, or nobody watches its room."""
        stands = self.standing(stream)
        return None if stands is None else stands.state

    def standing(self, stream: Stream) -> Standing | None:
        """The same, with the event up to which that is so."""
        return self._rooms.get(_room(stream), {}).get(stream)

    def all_standing(self) -> dict[Stream, Standing]:
        """All that is watched."""
        return {stream: stands for room in self._rooms.values() for stream, stands in room.items()}

    def streams(self, room: str) -> list[Stream]:
        """The streams of a room, in the order in which they began to be watched."""
        return list(self._rooms.get(room, ()))

    def take(self, events: Iterable[Kept]) -> list[Kept]:
        """Takes events in, and gives those that were new. Whoever leaves one out breaks an invariant."""
        fresh = []
        for kept in events:
            if kept.seq <= self.seq:
                continue
            if kept.seq != self.seq + 1:
                raise AssertionError(f"event {kept.seq} is told after {self.seq}")
            self._follow(kept)
            self.seq = kept.seq
            fresh.append(kept)
        return fresh

    def _follow(self, kept: Kept) -> None:
        room = self._rooms.get(_room(kept.stream))
        if room is None:
            return
        stands = room.get(kept.stream)
        if stands is None or stands.seq < kept.seq:
            state = self._domain.follow(None if stands is None else stands.state, [kept])
            room[kept.stream] = Standing(kept.version, kept.seq, state)


async def load(store: Store, refused: Refused, domain: Domain = FLOOR) -> Projection:
    """The floor as a store has it. Of the tickets only those that still stand for money are taken up."""
    # The end of the log comes first: what is written meanwhile is in the streams already, or follows.
    seq = (await store.head()).seq
    tips = [tip for room in ROOMS if room != "ticket" for tip in await store.begun(room)]
    tips += (await store.tips(await _unpaid(store))).values()
    standing: dict[Stream, Standing] = {}
    snapshots = await store.snapshots([tip.stream for tip in tips])
    for tip in tips:
        standing[tip.stream] = await read_standing(store, domain, tip, snapshots.get(tip.stream), refused)
    return Projection(seq, standing, domain)


async def _unpaid(store: Store) -> list[Stream]:
    balances = await store.balances()
    owed = [account for account, cents in balances.items() if cents and _room(account) == "ticket"]
    return [account.removesuffix("/value") for account in owed]


def _room(stream: Stream) -> str:
    return stream.partition("/")[0]
