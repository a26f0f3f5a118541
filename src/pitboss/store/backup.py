"""A backup: everything in a store at one moment, in one file that any other store can restore."""

import zlib
from collections.abc import Callable, Iterator
from contextlib import aclosing
from gzip import GzipFile
from hashlib import sha256
from typing import BinaryIO, NamedTuple

import msgspec

from pitboss.kernel.rejection import Rejection
from pitboss.store.check import ConflictError
from pitboss.store.house_key import NO_KEY, OTHER_KEY, SECRET_KINDS, SECRET_NAME, HouseKey, is_sealed
from pitboss.store.log import EMPTY, Head, canonical, chained
from pitboss.store.port import Batch, Store
from pitboss.store.sealing import seal_secret, seal_vault

MARK = b"pitboss backup 2\n"
"""The first bytes of a backup. The rest is compressed: frames, each after its length."""
MARKS = MARK, b"pitboss backup 1\n"
"""The versions that can be read. Version 1 has unencrypted secrets."""
LENGTH_BYTES = 4
"""The size of a length, in bytes."""
LEFT_OUT = ("session", "session-use", "probe")
"""The kinds of vault rows that are left out. People sign in again after a restore."""
LONGEST_BYTES = 1 << 30
"""The largest frame, in bytes. It limits what a damaged length can make the reader read."""


class Contents(NamedTuple):
    """The number of rows in a backup."""

    events: int = 0
    postings: int = 0
    answers: int = 0
    snapshots: int = 0
    head: Head = EMPTY
    vault: int = 0


class _Secret(msgspec.Struct, frozen=True, array_like=True, tag=0):
    """The first frame: the key for ticket numbers, as stored."""

    key: bytes


class _Rows(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """A frame of rows, as the store dumped them."""

    batch: Batch


class _End(msgspec.Struct, frozen=True, array_like=True, tag=2):
    """The last frame: the contents of the file, and the hash of all frames before it."""

    contents: Contents
    sum: bytes


_FRAMES = msgspec.msgpack.Decoder(_Secret | _Rows | _End)

OnProgress = Callable[[Contents], None]
"""A function that gets the contents so far."""


class _RefusedError(Exception):
    """Carries a rejection up through a store that reads. It is caught in this module."""

    def __init__(self, refusal: Rejection) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


async def write_backup(store: Store, file: BinaryIO, on_progress: OnProgress) -> Contents | Rejection:
    """Writes a backup and reads it again. A log with a broken chain is refused and must be inspected.

    The secrets are sealed with the house key, which is not in the file.
    """
    file.write(MARK)
    contents, hashed = Contents(), sha256()

    def write(frame: _Secret | _Rows | _End) -> None:
        text = msgspec.msgpack.encode(frame)
        text = len(text).to_bytes(LENGTH_BYTES) + text
        hashed.update(text)
        packed.write(text)

    # The file has no name and no time, so the same floor gives the same bytes.
    with GzipFile(filename="", fileobj=file, mode="wb", compresslevel=3, mtime=0) as packed:
        write(_Secret(await store.sealed()))
        async with aclosing(store.dump()) as batches:
            async for whole in batches:
                batch = whole._replace(vault=[each for each in whole.vault if each.kind not in LEFT_OUT])
                added = _add(contents, batch)
                if isinstance(added, Rejection):
                    return added
                contents = added
                write(_Rows(batch))
                on_progress(contents)
        write(_End(contents, hashed.digest()))
    file.flush()
    file.seek(0)
    return check_backup(file)


def check_backup(file: BinaryIO) -> Contents | Rejection:
    """The contents of a backup, if it is complete and undamaged and its chain is unbroken."""
    try:
        reader = _Reader(file, lambda _: None)
        for _ in reader.batches():
            pass
    except _RefusedError as refused:
        return refused.refusal
    return reader.contents


def backup_secret(file: BinaryIO) -> bytes | Rejection:
    """The key for ticket numbers in a backup, as stored."""
    try:
        return _Reader(file, lambda _: None).secret
    except _RefusedError as refused:
        return refused.refusal


async def restore_backup(
    store: Store, file: BinaryIO, on_progress: OnProgress, *, new_key: bool = False
) -> Contents | Rejection:
    """Restores a backup into an empty store: all of it, or nothing.

    With a new house key, secrets sealed with the old one are left out, and so are snapshots it authenticated.
    """
    key = store.house_key
    if key is None:
        return NO_KEY
    try:
        reader = _Reader(file, on_progress)
        secret = await store.sealed() if new_key else seal_secret(key, reader.secret)
        if is_sealed(secret) and key.unseal(SECRET_NAME, secret) is None:
            return OTHER_KEY
        filled = await store.fill(
            secret, (_resealed(batch, key, new_key=new_key) for batch in reader.batches())
        )
    except _RefusedError as refused:
        return refused.refusal
    except ConflictError:
        # The checksums are right, but the rows do not fit together: the file was forged.
        return _damaged().refusal
    if not filled:
        return Rejection("floor-exists")
    head = await store.head()
    if head != reader.contents.head:
        raise AssertionError(f"the log ends at {head.seq}, the backup at {reader.contents.head.seq}")
    return reader.contents


def _resealed(batch: Batch, key: HouseKey, *, new_key: bool) -> Batch:
    """A batch as it is stored under a house key."""
    if new_key:
        vault = [each for each in batch.vault if each.kind not in SECRET_KINDS]
        return batch._replace(snapshots=[], vault=vault)
    sealed = {each[:2]: each for each in seal_vault(key, batch.vault)}
    return batch._replace(vault=[sealed.get(each[:2], each) for each in batch.vault])


class _Reader:
    """Reads a backup from its beginning, and trusts nothing before it is checked."""

    def __init__(self, file: BinaryIO, on_progress: OnProgress) -> None:
        if file.read(len(MARK)) not in MARKS:
            raise _RefusedError(Rejection("not-a-backup"))
        self._packed, self._on_progress, self._hashed = (
            GzipFile(fileobj=file, mode="rb"),
            on_progress,
            sha256(),
        )
        self.contents = Contents()
        first = self._frame()
        if not isinstance(first, _Secret):
            raise _damaged()
        self.secret = first.key

    def batches(self) -> Iterator[Batch]:
        """All rows. It ends without an error only if the file is as it was written."""
        while True:
            before = self._hashed.digest()
            frame = self._frame()
            if not isinstance(frame, _Rows):
                break
            added = _add(self.contents, frame.batch)
            if isinstance(added, Rejection):
                raise _damaged()
            self.contents = added
            self._on_progress(added)
            yield frame.batch
        if frame != _End(self.contents, before) or self._read(1):
            raise _damaged()

    def _frame(self) -> _Secret | _Rows | _End:
        length = self._read(LENGTH_BYTES)
        text = self._read(min(int.from_bytes(length), LONGEST_BYTES))
        self._hashed.update(length + text)
        try:
            frame: _Secret | _Rows | _End = _FRAMES.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise _damaged() from None
        return frame

    def _read(self, count: int) -> bytes:
        try:
            return self._packed.read(count)
        except (EOFError, zlib.error):
            raise _damaged() from None
        except OSError as problem:
            # A compression error has no error number.
            if problem.errno is None:
                raise _damaged() from None
            raise


def _add(contents: Contents, batch: Batch) -> Contents | Rejection:
    """The contents with one more batch, if its events continue the chain."""
    seq, before = contents.head
    for event in batch.events:
        seq += 1
        if event.seq != seq or chained(before, canonical(*event[:-1])) != event.hash:
            return Rejection("log-broken", {"event": str(seq)})
        before = event.hash
    return Contents(
        contents.events + len(batch.events),
        contents.postings + len(batch.lines),
        contents.answers + len(batch.answers),
        contents.snapshots + len(batch.snapshots),
        Head(seq, before),
        contents.vault + len(batch.vault),
    )


def _damaged() -> _RefusedError:
    return _RefusedError(Rejection("backup-damaged"))
