"""Reading streams: from snapshots with a valid code, and from their events."""

import logging
from collections.abc import Callable

from pitboss.engine.registry import Registry
from pitboss.engine.snapshot_codes import check_snapshot, is_vouched
from pitboss.engine.transaction import StreamState
from pitboss.store.log import Snapshot, Tip
from pitboss.store.port import Store

log = logging.getLogger(__name__)

Refused = Callable[[Snapshot], None]
"""Called with a snapshot that this floor did not take."""


async def read_stream_state(
    store: Store, registry: Registry, tip: Tip, snapshot: Snapshot | None, refused: Refused
) -> StreamState:
    """The state of a stream: from its snapshot if that can be trusted, and from the events after it."""
    # A snapshot that is newer than the tip has no known place in the log.
    if snapshot is not None and 0 < snapshot.version <= tip.version and store.house_key is not None:
        first, *later = await store.stream(tip.stream, snapshot.version - 1)
        plain = check_snapshot(store.house_key, snapshot, first.hash)
        state = None if plain is None else registry.restore(plain)
        if state is not None:
            last = later[-1] if later else first
            return StreamState(last.version, last.seq, registry.follow(state, later))
        if plain is None and is_vouched(snapshot):
            log.error("The snapshot of %s was changed: all its events are read instead", tip.stream)
            refused(snapshot)
    events = await store.stream(tip.stream)
    return StreamState(events[-1].version, events[-1].seq, registry.follow(None, events))
