"""What every store demands of a batch before it writes it."""

from collections.abc import Mapping

from pitboss.store.log import Head, Tip
from pitboss.store.port import Batch


class ConflictError(Exception):
    """Somebody decided on a stream as it no longer stands. A writer that has the pen never meets it."""


def check_batch(head: Head, tips: Mapping[str, Tip], batch: Batch) -> dict[str, Tip]:
    """The new ends of the streams that a batch adds to, if it fits onto log and streams without a gap.

    `tips` holds the streams of the batch as they stand; those that have not begun are missing.
    """
    seq, moved = head.seq, dict[str, Tip]()
    for event in batch.events:
        seq += 1
        tip = moved.get(event.stream) or tips.get(event.stream) or Tip(event.stream, 0, 0)
        if event.seq != seq:
            raise ConflictError(f"Event {event.seq} does not follow {seq - 1} in the log.")
        if (event.version, event.prior) != (tip.version + 1, tip.seq):
            raise ConflictError(
                f"Version {event.version} of {event.stream} was decided after version {event.version - 1}, "
                f"and the stream stands at {tip.version}."
            )
        moved[event.stream] = Tip(event.stream, event.version, seq)
    return moved
