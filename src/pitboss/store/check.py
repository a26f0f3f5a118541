"""The checks of a batch before any store writes it."""

from collections.abc import Mapping

from pitboss.store.log import Head, Tip
from pitboss.store.port import Batch


class ConflictError(Exception):
    """A decision is based on a stream that has new events. It never happens to a writer with the lock."""


def check_batch(head: Head, tips: Mapping[str, Tip], batch: Batch) -> dict[str, Tip]:
    """The new ends of a batch's streams, if it continues the log and the streams without a gap.

    `tips` has the current ends of these streams. Streams without events are missing.
    """
    last, moved = head.seq, dict[str, Tip]()
    for seq, stream, version, prior, *_ in batch.events:
        _, stands, end = moved.get(stream) or tips.get(stream) or (stream, 0, 0)
        if seq != last + 1:
            raise ConflictError(f"Event {seq} does not follow {last} in the log.")
        if version != stands + 1 or prior != end:
            raise ConflictError(
                f"Version {version} of {stream} was decided after version {version - 1}, "
                f"and the stream is at {stands}."
            )
        moved[stream], last = Tip(stream, version, seq), seq
    return moved


def end_after(head: Head, batch: Batch) -> Head:
    """The end of the log after a batch."""
    return Head(batch.events[-1].seq, batch.events[-1].hash) if batch.events else head
