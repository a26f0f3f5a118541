"""What the commands write: files whole or not at all, and long output to its last byte."""

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
    """Writes a file whole or not at all, or ends the command: nothing half written ever bears its name."""
    with writing(path) as file:
        file.writelines(part.encode() if isinstance(part, str) else part for part in parts)


@contextmanager
def writing(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """A file that bears its name only once it is written whole and safe on the disk.

    A private one is for its owner's eyes only, and never takes the place of another.
    """
    # A link stays a link: what it leads to is written.
    target = Path(realpath(path))
    # No other file bears such a name, so it may be taken away at whatever moment the command ends.
    partial = target.parent / f".{target.name}.{token_hex(8)}"
    try:
        if private and target.exists():
            stop(Rejection("file-exists", f"{path} exists already: name a new file."))
        if (target.exists() and not _writable(target)) or target.is_symlink():
            # Whatever it is, it would be replaced, not written to.
            stop(Rejection("not-a-file", f"{path} is not a file that can be written."))
        with open(partial, "x+b", opener=_owners_only if private else None) as file:
            yield file
            if target.exists():
                copymode(target, partial)
            file.flush()
            os.fsync(file.fileno())
            partial.replace(target)
            _keep_name(target.parent)
    except OSError as problem:
        stop(Rejection("cannot-write", f"{path} cannot be written: {why(problem)}."))
    finally:
        with suppress(OSError):
            partial.unlink()


def write_out(text: bytes) -> None:
    """Writes to standard output to the last byte. Where it is not buffered, it may take less at a time."""
    left = memoryview(text)
    while left:
        left = left[sys.stdout.buffer.write(left) :]


def _writable(path: Path) -> bool:
    # The superuser may write everything; a file that nobody shall write is still meant to be kept.
    return path.is_file() and access(path, W_OK) and path.stat().st_mode & 0o222 != 0


def _owners_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _keep_name(folder: Path) -> None:
    """Makes a new name in a folder outlast a power cut, where the disk can promise that."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
