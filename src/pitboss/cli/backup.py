"""`pitboss backup` and `pitboss restore`: everything in one file, and out of it again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pitboss.cli.common import reading, stop
from pitboss.cli.database import DatabaseOption, opened
from pitboss.cli.files import writing
from pitboss.cli.long import bar
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import count
from pitboss.store.opening import DEFAULT

if TYPE_CHECKING:
    from pitboss.store.backup import Contents


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write; there is none yet.")],
    database: DatabaseOption = DEFAULT,
) -> None:
    """Writes everything into one file.

    It holds the floor as of one moment, while the floor goes on. It is read again and checked before it bears
    its name, and only its owner can read it: it holds the key that ticket numbers are made with. Any kind of
    database can take it in, so it is also the way from SQLite to PostgreSQL and back.

    \b
    Example:
      pitboss backup floor.backup --database pitboss.sqlite
    """
    from pitboss.store.backup import write_backup  # noqa: PLC0415

    with (
        opened(database) as (store, runner),
        writing(Path(file), private=True) as whole,
        _bar("Backing up", runner.run(store.head()).seq) as told,
    ):
        written = runner.run(write_backup(store, whole, told))
        if isinstance(written, Rejection):
            stop(written)
    typer.echo(f"Backed up {_told(written)}.")


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="What `pitboss backup` wrote.")],
    database: DatabaseOption = DEFAULT,
) -> None:
    """Puts a backup into an empty database.

    The whole file is checked before anything is touched. A database that keeps a floor already is left as it
    is. Run `pitboss verify` afterwards, against the latest signed head that you have.

    \b
    Example:
      pitboss restore floor.backup --database postgresql://pitboss@localhost/floor
    """
    from pitboss.store.backup import check_backup, restore_backup  # noqa: PLC0415

    with reading(file) as stream:
        checked = check_backup(stream)
        if isinstance(checked, Rejection):
            stop(checked)
        stream.seek(0)
        with opened(database, create=True) as (store, runner), _bar("Restoring", checked.events) as told:
            restored = runner.run(restore_backup(store, stream, told))
            if isinstance(restored, Rejection):
                stop(restored)
    typer.echo(f"Restored {_told(restored)}.")


@contextmanager
def _bar(word: str, events: int) -> Iterator[Callable[["Contents"], None]]:
    """A bar that is told what has gone through."""
    with bar(word, events) as update:
        yield lambda contents: update(contents.events, f"{contents.postings:,} postings")


def _told(contents: "Contents") -> str:
    """What a backup holds, in words."""
    events, postings = count(contents.events, "event"), count(contents.postings, "posting")
    answers, head = count(contents.answers, "answer"), contents.head
    return f"{events}, {postings} and {answers}; the head is {head.seq} {head.hash.hex()}"
