"""Restores: the log came from a backup, and what follows for earlier tickets and plays."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import msgspec

from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.tickets.validation import make_number
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace, Moment
from pitboss.ledger.entry import Entry

STREAM = "recovery/floor"
LOOK_AHEAD_SLIPS = 500
"""How many slips of each terminal are recognised after the last one in the log."""
_EPOCH = re.compile("[0-9a-f]{16}")


class RecordRestore(Command, frozen=True, tag="record-restore"):
    """The log was restored. From now on ticket numbers are computed differently."""

    epoch: str
    """Sixteen random digits, unique to this restore."""
    seq: int
    """The last event that was restored."""
    digest: str
    """Its hash."""
    last: Instant
    """Its time."""
    sequences: Mapping[str, int]
    """By terminal, the number of the last ticket, payout or voucher in the log."""
    new_key: bool = False
    """Whether the house key was lost. Then no older ticket can be recognised."""


class EndRestore(Command, frozen=True, tag="end-restore"):
    """All earlier plays are ended, and their promises withdrawn."""

    epoch: str
    withdrawn: tuple[str, ...]
    """Promises, as GAME/DEAL."""
    voided: tuple[str, ...]
    """Coups and spins that were under way, as GAME/PLAY."""
    returned: Mapping[str, Cents]
    """The amount returned to each terminal and each table's guests."""


class FloorRestored(Event, frozen=True):
    """The log was restored from a backup, or an older copy of the database replaced it."""

    epoch: str
    seq: int
    digest: str
    last: Instant
    at: Instant
    sequences: Mapping[str, int]
    new_key: bool = False


class RestoreEnded(Event, frozen=True):
    """What was under way at the backup is ended."""

    epoch: str
    withdrawn: tuple[str, ...] = ()
    voided: tuple[str, ...] = ()
    returned: Mapping[str, Cents] = {}


class Restored(msgspec.Struct, frozen=True):
    """One restore."""

    epoch: str
    before: str
    """The epoch of the tickets before it."""
    seq: int
    last: Instant
    at: Instant
    sequences: Mapping[str, int]
    new_key: bool = False
    ended: RestoreEnded | None = None


class Recovery(msgspec.Struct, frozen=True):
    """All restores of this log, the latest last."""

    restores: tuple[Restored, ...] = ()

    @property
    def epoch(self) -> str:
        """The input to ticket numbers beside the secret. Empty in a log that was never restored."""
        return self.restores[-1].epoch if self.restores else ""

    @property
    def pending(self) -> str | None:
        """The restore after which earlier plays must still be ended."""
        return self.epoch if self.restores and self.restores[-1].ended is None else None


class LostSlip(NamedTuple):
    """A slip that is not in the log, because it was printed after the backup."""

    terminal: str
    sequence: int
    after: Instant
    before: Instant


def record_restore(states: States, command: RecordRestore, given: Given) -> Decision:
    """Begins a new epoch at the end of the restored log."""
    if _EPOCH.fullmatch(command.epoch) is None or command.epoch in _epochs(recovery_of(states)):
        return Rejection("bad-epoch")
    event = FloorRestored(
        command.epoch,
        command.seq,
        command.digest,
        command.last,
        given.at,
        command.sequences,
        command.new_key,
    )
    return Decided(((STREAM, event),))


def end_restore(states: States, command: EndRestore, _: Given) -> Decision:
    """Records that everything from before is ended, once."""
    if recovery_of(states).pending != command.epoch:
        return NOT_PENDING
    event = RestoreEnded(command.epoch, command.withdrawn, command.voided, command.returned)
    return Decided(((STREAM, event),))


NOT_PENDING = Rejection("restore-not-pending")


def evolve(recovery: Recovery | None, event: Event, _: Entry) -> Recovery:
    """The restores after an event."""
    before = recovery or Recovery()
    match event:
        case FloorRestored():
            added = Restored(
                event.epoch,
                before.epoch,
                event.seq,
                event.last,
                event.at,
                event.sequences,
                event.new_key,
            )
            return Recovery((*before.restores, added))
        case RestoreEnded() if before.restores:
            *earlier, last = before.restores
            return Recovery((*earlier, msgspec.structs.replace(last, ended=event)))
    return before


def recovery_of(states: States) -> Recovery:
    """The restores, from the streams of a command."""
    recovery = states[STREAM]
    if not isinstance(recovery, Recovery | None):
        raise AssertionError(f"{STREAM} holds no restores")
    return recovery or Recovery()


def find_lost(recovery: Recovery, secret: bytes, number: str) -> LostSlip | None:
    """The slip of a number that is not in the log, if it was printed after a restored backup."""
    for each in recovery.restores:
        # With another secret, no earlier number can be computed.
        lost = None if each.new_key else _lost_numbers(secret, each.before, _frozen(each)).get(number)
        if lost is not None:
            return LostSlip(*lost, each.last, each.at)
    return None


def lost_in_restore(slip: LostSlip) -> Rejection:
    """The rejection of such a slip, the same everywhere."""
    return Rejection(
        "ticket-lost-in-restore",
        {
            "terminal": FloorPlace(f"pt/{slip.terminal}"),
            "slip": str(slip.sequence),
            "after": Moment(slip.after),
            "before": Moment(slip.before),
        },
    )


@lru_cache(8)
def _lost_numbers(
    secret: bytes, epoch: str, sequences: tuple[tuple[str, int], ...]
) -> dict[str, tuple[str, int]]:
    """The numbers that terminals may have printed after a backup, cached."""
    return {
        make_number(secret, terminal, sequence, epoch=epoch): (terminal, sequence)
        for terminal, last in sequences
        for sequence in range(last + 1, last + 1 + LOOK_AHEAD_SLIPS)
    }


def _frozen(restored: Restored) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(restored.sequences.items()))


def _epochs(recovery: Recovery) -> list[str]:
    return [each.epoch for each in recovery.restores]


def _restores(_: Command, __: Given) -> tuple[Stream, ...]:
    return (STREAM,)


RESTORES = Aggregate(
    prefixes=("recovery",),
    state=Recovery,
    events={"floor-restored.1": FloorRestored, "restore-ended.1": RestoreEnded},
    evolve=evolve,
    commands={
        RecordRestore: Handler(record_restore, _restores),
        EndRestore: Handler(end_restore, _restores),
    },
)
