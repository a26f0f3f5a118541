"""The last end of the log that a server saw, kept beside the house key: an older copy is noticed."""

import os
from contextlib import suppress
from pathlib import Path

import msgspec

from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import KeySource
from pitboss.store.log import Head
from pitboss.store.port import Store

OLDER = Rejection(
    "store-older",
    "This database is older than the one that was in use here: somebody put a copy in its place. Bring the "
    "right one back; or, if it is lost, run `pitboss restore --in-place`.",
)


class LastSeen:
    """A small file beside that of the house key; nothing where the key is in no file."""

    def __init__(self, source: KeySource) -> None:
        """Beside the key that a database is sealed with."""
        self._path = None if source.file is None else Path(f"{source.file}.head")
        self._written: Head | None = None

    async def check(self, store: Store) -> Rejection | None:
        """Whether the log still goes through what was seen last."""
        seen = self._read()
        if seen is None or not seen.seq:
            return None
        there = [Head(kept.seq, kept.hash) for kept in await store.between(seen.seq, 1)]
        return None if there == [seen] else OLDER

    def write(self, head: Head) -> None:
        """Keeps what is seen now. A disk that takes nothing more is told of elsewhere."""
        if self._path is None or head == self._written:
            return
        partial = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        with suppress(OSError):
            partial.write_bytes(msgspec.json.encode((head.seq, head.hash.hex())))
            partial.replace(self._path)
            self._written = head

    def forget(self) -> None:
        """Takes an older log for the right one."""
        if self._path is not None:
            self._path.unlink(missing_ok=True)

    def _read(self) -> Head | None:
        if self._path is None or not self._path.exists():
            return None
        with suppress(OSError, ValueError):
            seq, digest = msgspec.json.decode(self._path.read_bytes(), type=tuple[int, str])
            return Head(seq, bytes.fromhex(digest))
        return None
