"""The last end of the log that servers of a machine saw: an older copy of the database is noticed."""

import hmac
import logging
import os
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from pitboss.aggregates import REGISTRY
from pitboss.floor.restores.recovery import STREAM, FloorRestored
from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import KeySource
from pitboss.store.log import Head
from pitboss.store.opening import file_of
from pitboss.store.port import Store

log = logging.getLogger(__name__)

OLDER = Rejection(
    "store-older",
    "This database is older than the one that was in use here: somebody put a copy in its place. Bring the "
    "right one back; or, if it is lost, run `pitboss restore --in-place`.",
)
UNKEPT = "An older copy of the database would not be noticed: %s cannot be written: %s."


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """What the small file says."""

    seq: int
    digest: str
    epochs: tuple[str, ...] = ()
    """Of all restores that were seen."""


class LastSeen:
    """A small file beside the house key of an SQLite file, or where the machine keeps programs' state."""

    def __init__(self, path: Path, epochs: tuple[str, ...]) -> None:
        """For a log that was found to be the one that was seen."""
        self._path, self._epochs = path, epochs
        self._written: Head | None = None
        self._warned = False

    def write(self, head: Head) -> None:
        """Keeps what is seen now. Where that cannot be kept, the log of the server says so once."""
        if head == self._written:
            return
        partial = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            partial.write_bytes(msgspec.json.encode(Seen(head.seq, head.hash.hex(), self._epochs)))
            partial.replace(self._path)
            self._written = head
        except OSError as problem:
            if not self._warned:
                log.warning(UNKEPT, self._path, problem.strerror)
            self._warned = True


async def find_last_seen(store: Store, source: KeySource, database: str) -> LastSeen | Rejection:
    """Whether the log goes through what was seen of it last, or was restored since then."""
    path = _path(await store.secret(), source, database)
    rows = [REGISTRY.read(kept) for kept in await store.stream(STREAM)]
    epochs = tuple(row.epoch for row in rows if isinstance(row, FloorRestored))
    seen = _read(path)
    if seen is not None and seen.seq:
        there = [(kept.seq, kept.hash.hex()) for kept in await store.between(seen.seq, 1)]
        # A restore that was put on record, by whatever machine, is no copy put in its place.
        restored = bool(epochs) and epochs[-1] not in seen.epochs
        if there != [(seen.seq, seen.digest)] and not restored:
            return OLDER
        epochs = (*seen.epochs, *(each for each in epochs if each not in seen.epochs))
    return LastSeen(path, epochs)


def _path(secret: bytes, source: KeySource, database: str) -> Path:
    """Each floor at each address has its own, also one that is begun again there or restored elsewhere."""
    file = file_of(database)
    parts = urlsplit(database)
    # Neither a user nor a password makes it another database.
    place = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
    address = place if file is None else file.resolve()
    name = hmac.digest(secret, f"pitboss last seen {address}".encode(), "sha256").hex()[:16]
    beside = None if source.named else source.file
    if beside is not None:
        return beside.with_name(f"{beside.name}.{name}.head")
    # A key that is named may lie where no server writes.
    return _state_folder() / f"{name}.head"


def _state_folder() -> Path:
    """What systemd gives a service to keep, or what programs have without it."""
    given = os.environ.get("STATE_DIRECTORY", "").partition(":")[0]
    if given:
        return Path(given)
    home = os.environ.get("HOME", "/")
    return Path(os.environ.get("XDG_STATE_HOME") or f"{home}/.local/state", "pitboss")


def _read(path: Path) -> Seen | None:
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(path.read_bytes(), type=Seen)
    return None
