"""The last end of the log that servers of this machine saw, to detect an older copy of the database."""

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
)
UNKEPT = "An older copy of the database would not be noticed: %s cannot be written: %s."


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """The contents of the file."""

    seq: int
    digest: str
    epochs: tuple[str, ...] = ()
    """The epochs of all known restores."""


class LastSeen:
    """A small file beside the house key of an SQLite file, or in the state folder of the machine."""

    def __init__(self, path: Path, epochs: tuple[str, ...]) -> None:
        """For a log that contains what was seen last."""
        self._path, self._epochs = path, epochs
        self._written: Head | None = None
        self._warned = False

    def write(self, head: Head) -> None:
        """Records the end of the log. If that fails, the server's log says so once."""
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
    """Checks that the log contains what was seen last, or was restored since."""
    path = _path(await store.secret(), source, database)
    rows = [REGISTRY.read(stored) for stored in await store.stream(STREAM)]
    epochs = tuple(row.epoch for row in rows if isinstance(row, FloorRestored))
    seen = _read(path)
    if seen is not None and seen.seq:
        there = [(stored.seq, stored.hash.hex()) for stored in await store.between(seen.seq, 1)]
        # A recorded restore, on any machine, is not an older copy.
        restored = bool(epochs) and epochs[-1] not in seen.epochs
        if there != [(seen.seq, seen.digest)] and not restored:
            return OLDER
        epochs = (*seen.epochs, *(each for each in epochs if each not in seen.epochs))
    return LastSeen(path, epochs)


def _path(secret: bytes, source: KeySource, database: str) -> Path:
    """A separate file for each floor and address, also for one that begins again there or moves."""
    file = file_of(database)
    parts = urlsplit(database)
    # The user and password do not identify a database.
    place = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
    address = place if file is None else file.resolve()
    name = hmac.digest(secret, f"pitboss last seen {address}".encode(), "sha256").hex()[:16]
    beside = None if source.named else source.file
    if beside is not None:
        return beside.with_name(f"{beside.name}.{name}.head")
    # A named key may be in a folder where no server can write.
    return _state_folder() / f"{name}.head"


def _state_folder() -> Path:
    """The state folder from systemd, or else the usual one for programs."""
    given = os.environ.get("STATE_DIRECTORY", "").partition(":")[0]
    if given:
        return Path(given)
    home = os.environ.get("HOME", "/")
    return Path(os.environ.get("XDG_STATE_HOME") or f"{home}/.local/state", "pitboss")


def _read(path: Path) -> Seen | None:
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(path.read_bytes(), type=Seen)
    return None
