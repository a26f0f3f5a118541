"""Writing files completely or not at all, and output to the last byte."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from os import W_OK, access
from os.path import realpath
from pathlib import Path
from secrets import token_hex
from shutil import copymode
from typing import BinaryIO

from pitboss.cli.common import stop, why
from pitboss.kernel.rejection import Rejection


def write_whole(path: Path, parts: Iterable[str | bytes]) -> None:
    """Writes a file completely or ends the command. A partial file never has the name."""
    with writing(path) as file:
        file.writelines(part.encode() if isinstance(part, str) else part for part in parts)


@contextmanager
def writing(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """Opens a file that gets its name only when it is complete and safe on disk.

    Only the owner can read a private file, and it never replaces another file.
    """
    # A link stays a link. Its target is written.
    target = Path(realpath(path))
    # The random name is unique, so the file can always be removed when the command ends.
    partial = target.parent / f".{target.name}.{token_hex(8)}"
    try:
        if private and target.exists():
            stop(Rejection("file-exists", {"file": f"{path!s:.1000}"}))
        if (target.exists() and not _writable(target)) or target.is_symlink():
            # This would replace the thing instead of writing to it.
            stop(Rejection("not-a-file", {"file": f"{path!s:.1000}"}))
        with open(partial, "x+b", opener=_owners_only if private else None) as file:
            yield file
            if target.exists():
                copymode(target, partial)
            file.flush()
            os.fsync(file.fileno())
            partial.replace(target)
            _keep_name(target.parent)
    except OSError as problem:
        stop(Rejection("cannot-write", {"file": f"{path!s:.1000}", "why": why(problem)}))
    finally:
        with suppress(OSError):
            partial.unlink()


def write_out(text: bytes) -> None:
    """Writes all bytes to standard output. An unbuffered one may take only a part at a time."""
    left = memoryview(text)
    while left:
        left = left[sys.stdout.buffer.write(left) :]


def _writable(path: Path) -> bool:
    # The superuser may write every file, so the mode is checked too: a read-only file is kept.
    return path.is_file() and access(path, W_OK) and path.stat().st_mode & 0o222 != 0


def _owners_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _keep_name(folder: Path) -> None:
    """Makes a new name in a folder survive a power failure, if the disk supports it."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
