"""Files that the commands write: whole or not at all."""

from collections.abc import Iterable
from contextlib import suppress
from os import W_OK, access, getpid
from os.path import realpath
from pathlib import Path
from shutil import copymode

from pitboss.cli.common import stop, why
from pitboss.kernel.rejection import Rejection


def write_whole(path: Path, parts: Iterable[str | bytes]) -> None:
    """Writes a file whole or not at all, or ends the command: nothing half written ever bears its name."""
    # A link stays a link: what it leads to is written.
    target = Path(realpath(path))
    partial = target.parent / f".{target.name}.{getpid()}"
    try:
        if (target.exists() and not _writable(target)) or target.is_symlink():
            # Whatever it is, it would be replaced, not written to.
            stop(Rejection("not-a-file", f"{path} is not a file that can be written."))
        with partial.open("xb") as file:
            try:
                file.writelines(part.encode() if isinstance(part, str) else part for part in parts)
                if target.exists():
                    copymode(target, partial)
                file.flush()
                partial.replace(target)
            finally:
                # Only what was opened here is taken away, never another's of the same name.
                with suppress(OSError):
                    partial.unlink()
    except OSError as problem:
        stop(Rejection("cannot-write", f"{path} cannot be written: {why(problem)}."))


def _writable(path: Path) -> bool:
    # The superuser may write everything; a file that nobody shall write is still meant to be kept.
    return path.is_file() and access(path, W_OK) and path.stat().st_mode & 0o222 != 0
