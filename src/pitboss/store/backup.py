"""A backup: everything that a store keeps, as of one moment, in one file that any other store can take in."""

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
"""How such a file begins. What follows is compressed: frames, each with its length before it."""
MARKS = MARK, b"pitboss backup 1\n"
"""All that can be read. In the first kind secrets lay in clear."""
LENGTH = 4
"""Bytes of a length."""
PASSING = ("session", "session-use", "probe")
"""What of the vault is left out: people sign in again where a floor is restored."""
LONGEST = 1 << 30
"""Bytes of a frame: where damage makes a length of anything, no more is read than that."""


class Contents(NamedTuple):
    """What a backup holds, in rows."""

    events: int = 0
    postings: int = 0
    answers: int = 0
    snapshots: int = 0
    head: Head = EMPTY
    vault: int = 0


class _Secret(msgspec.Struct, frozen=True, array_like=True, tag=0):
    """The first frame: the key that ticket numbers are made with, as it is kept."""

    key: bytes


class _Rows(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """A frame of rows, as the store gave them out."""

    batch: Batch


class _End(msgspec.Struct, frozen=True, array_like=True, tag=2):
    """The last frame: what the file holds, and the hash of all frames before this one."""

    contents: Contents
    sum: bytes


_FRAMES = msgspec.msgpack.Decoder(_Secret | _Rows | _End)

Told = Callable[[Contents], None]
"""Is told how far it is."""


class _RefusedError(Exception):
    """Brings a rejection up through a store that reads; it never leaves this module."""

    def __init__(self, refusal: Rejection) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


async def write_backup(store: Store, file: BinaryIO, told: Told) -> Contents | Rejection:
    """Writes a backup, and reads it again. A log whose chain is broken is refused, for it needs another look.

    Its secrets are sealed with the house key, which is not in it.
    """
    file.write(MARK)
    contents, hashed = Contents(), sha256()

    def write(frame: _Secret | _Rows | _End) -> None:
        text = msgspec.msgpack.encode(frame)
        text = len(text).to_bytes(LENGTH) + text
        hashed.update(text)
        packed.write(text)

    # No name and no time go into the file: the same floor gives the same bytes.
    with GzipFile(filename="", fileobj=file, mode="wb", compresslevel=3, mtime=0) as packed:
        write(_Secret(await store.sealed()))
        async with aclosing(store.dump()) as batches:
            async for whole in batches:
                batch = whole._replace(vault=[each for each in whole.vault if each.kind not in PASSING])
                added = _add(contents, batch)
                if isinstance(added, Rejection):
                    return added
                contents = added
                write(_Rows(batch))
                told(contents)
        write(_End(contents, hashed.digest()))
    file.flush()
    file.seek(0)
    return check_backup(file)


def check_backup(file: BinaryIO) -> Contents | Rejection:
    """What a backup holds, if it is whole and undamaged and its chain is unbroken."""
    try:
        reader = _Reader(file, lambda _: None)
        for _ in reader.batches():
            pass
    except _RefusedError as refused:
        return refused.refusal
    return reader.contents


def backup_secret(file: BinaryIO) -> bytes | Rejection:
    """The key of ticket numbers in a backup, as it is kept."""
    try:
        return _Reader(file, lambda _: None).secret
    except _RefusedError as refused:
        return refused.refusal


async def restore_backup(
    store: Store, file: BinaryIO, told: Told, *, new_key: bool = False
) -> Contents | Rejection:
    """Puts a backup into a store that keeps nothing yet: all of it, or nothing.

    With a new house key, what was sealed with the old one stays out, and so do snapshots it vouched for.
    """
    key = store.house_key
    if key is None:
        return NO_KEY
    try:
        reader = _Reader(file, told)
        secret = await store.sealed() if new_key else seal_secret(key, reader.secret)
        if is_sealed(secret) and key.unseal(SECRET_NAME, secret) is None:
            return OTHER_KEY
        filled = await store.fill(secret, (_kept(batch, key, new_key=new_key) for batch in reader.batches()))
    except _RefusedError as refused:
        return refused.refusal
    except ConflictError:
        # Its sums are right, but its rows do not fit each other: it was made up.
        return _damaged().refusal
    if not filled:
        return Rejection(
            "floor-exists", "The database keeps a floor already: name another, or move this one away first."
        )
    head = await store.head()
    if head != reader.contents.head:
        raise AssertionError(f"the log ends at {head.seq}, the backup at {reader.contents.head.seq}")
    return reader.contents


def _kept(batch: Batch, key: HouseKey, *, new_key: bool) -> Batch:
    """A batch as it is to be kept under a house key."""
    if new_key:
        vault = [each for each in batch.vault if each.kind not in SECRET_KINDS]
        return batch._replace(snapshots=[], vault=vault)
    sealed = {each[:2]: each for each in seal_vault(key, batch.vault)}
    return batch._replace(vault=[sealed.get(each[:2], each) for each in batch.vault])


class _Reader:
    """Reads a backup from its beginning, and believes nothing in it before it has checked it."""

    def __init__(self, file: BinaryIO, told: Told) -> None:
        if file.read(len(MARK)) not in MARKS:
            message = "The file is no backup, or none that this release can read."
            raise _RefusedError(Rejection("not-a-backup", message))
        self._packed, self._told, self._hashed = GzipFile(fileobj=file, mode="rb"), told, sha256()
        self.contents = Contents()
        first = self._frame()
        if not isinstance(first, _Secret):
            raise _damaged()
        self.secret = first.key

    def batches(self) -> Iterator[Batch]:
        """All rows. They come to an end only if all was as it was written."""
        while True:
            before = self._hashed.digest()
            frame = self._frame()
            if not isinstance(frame, _Rows):
                break
            added = _add(self.contents, frame.batch)
            if isinstance(added, Rejection):
                raise _damaged()
            self.contents = added
            self._told(added)
            yield frame.batch
        if frame != _End(self.contents, before) or self._read(1):
            raise _damaged()

    def _frame(self) -> _Secret | _Rows | _End:
        length = self._read(LENGTH)
        text = self._read(min(int.from_bytes(length), LONGEST))
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
            # What is not compressed as it should be comes as an error without a number.
            if problem.errno is None:
                raise _damaged() from None
            raise


def _add(contents: Contents, batch: Batch) -> Contents | Rejection:
    """What there is with one more batch, if its events continue the chain."""
    seq, before = contents.head
    for event in batch.events:
        seq += 1
        if event.seq != seq or chained(before, canonical(*event[:-1])) != event.hash:
            message = f"Event {seq} does not fit the chain: the log was tampered with, or is damaged."
            return Rejection("log-broken", message)
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
    return _RefusedError(Rejection("backup-damaged", "The backup is damaged or cut short: use another one."))
