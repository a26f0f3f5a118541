"""`pitboss backup` and `pitboss restore`: the whole floor in one file, and back."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pitboss.cli.common import reading, stop
from pitboss.cli.files import writing
from pitboss.cli.floor.database import DatabaseOption, HouseKeyOption, opened
from pitboss.cli.long import bar
from pitboss.kernel.instant import timestamp
from pitboss.kernel.money import dollars
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import count
from pitboss.store.house_key import OTHER_KEY, SECRET_NAME, USUAL, KeySource, is_sealed
from pitboss.store.opening import DEFAULT, file_of

if TYPE_CHECKING:
    from pitboss.floor.restores.recovery import Restored
    from pitboss.store.backup import Contents
    from pitboss.store.port import Store


WITHOUT_KEY = (
    "Without the key that the backup was sealed with, tickets that are outstanding cannot be recognised: "
    "if it is lost for good, restore with --new-house-key."
)
NewKeyOption = Annotated[
    bool,
    typer.Option("--new-house-key", help="Restore without the old key: old tickets are not recognised."),
]
InPlaceOption = Annotated[
    bool,
    typer.Option("--in-place", help="Take an older copy of the database, which lies there, as restored."),
]


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write; there is none yet.")],
    database: DatabaseOption = DEFAULT,
    house_key: HouseKeyOption = USUAL,
) -> None:
    """Writes everything into one file.

    The file holds the floor at one moment. The floor may run meanwhile. The file is read again and checked
    before it gets its name, and only its owner can read it. Its secrets are sealed with the house key, which
    is not in the file: keep a copy of that key elsewhere. Every kind of database can restore a backup, so use
    it also to move from SQLite to PostgreSQL or back.

    \b
    Example:
      pitboss backup floor.backup --database pitboss.sqlite
    """
    from pitboss.store.backup import write_backup  # noqa: PLC0415

    with (
        opened(database, key=house_key) as (store, runner),
        writing(Path(file), private=True) as whole,
        _bar("Backing up", runner.run(store.head()).seq) as on_progress,
    ):
        written = runner.run(write_backup(store, whole, on_progress))
        if isinstance(written, Rejection):
            stop(written)
    typer.echo(f"Backed up {_contents(written)}.")


def restore(
    file: Annotated[str | None, typer.Argument(metavar="FILE", help="What `pitboss backup` wrote.")] = None,
    database: DatabaseOption = DEFAULT,
    house_key: HouseKeyOption = USUAL,
    *,
    new_house_key: NewKeyOption = False,
    in_place: InPlaceOption = False,
) -> None:
    """Puts a backup into an empty database.

    The whole file is checked before anything is written. A database that already has a floor is not changed.
    What was under way at the backup ends: promised shoes and spins are withdrawn, coups and spins are void,
    and stakes are returned. Ticket numbers follow another scheme from then on, so that none repeats. Run
    `pitboss verify` afterwards, against the latest signed head that you have.

    \b
    Example:
      pitboss restore floor.backup --database postgresql://pitboss@localhost/floor
    """
    from pitboss.store.backup import backup_secret, check_backup, restore_backup  # noqa: PLC0415

    if in_place or file is None:
        if file is not None or not in_place or new_house_key:
            stop(Rejection("bad-option", "Name a backup, or give --in-place for a copy that is there."))
        _restore_in_place(database, house_key)
        return

    with reading(file) as stream:
        checked = check_backup(stream)
        if isinstance(checked, Rejection):
            stop(checked)
        stream.seek(0)
        secret = backup_secret(stream)
        source = KeySource(house_key, file_of(database))
        wrong = secret if isinstance(secret, Rejection) else _check_key(source, secret)
        if wrong is not None and not new_house_key:
            stop(wrong)
        stream.seek(0)
        with (
            opened(database, create=True, key=house_key) as (store, runner),
            _bar("Restoring", checked.events) as on_progress,
        ):
            restored = runner.run(restore_backup(store, stream, on_progress, new_key=new_house_key))
            if isinstance(restored, Rejection):
                stop(restored)
            recovered = runner.run(_put_in_order(store, new_key=new_house_key))
    typer.echo(f"Restored {_contents(restored)}.")
    for line in _ended(recovered):
        typer.echo(line)


def _restore_in_place(database: str, house_key: str) -> None:
    """Treats a database as an older copy of itself that was put in its place."""
    with opened(database, key=house_key) as (store, runner):
        recovered = runner.run(_put_in_order(store, new_key=False))
    for line in _ended(recovered):
        typer.echo(line)


async def _put_in_order(store: "Store", *, new_key: bool) -> "Restored | None":
    """Records the restore, and ends what was under way at the backup."""
    from pitboss.service.config import FloorConfig  # noqa: PLC0415
    from pitboss.service.floor_engine import FloorEngine  # noqa: PLC0415
    from pitboss.service.restoring import begin_restore, put_in_order  # noqa: PLC0415

    async with FloorEngine(store, FloorConfig(venue="")) as floor:
        await begin_restore(floor, new_key=new_key)
        recovered = await put_in_order(floor)
    return None if recovered is None else recovered.restores[-1]


def _ended(restored: "Restored | None") -> Iterator[str]:
    """What the restore ended, line by line."""
    ended = None if restored is None else restored.ended
    if restored is None or ended is None:
        return
    for deal in ended.withdrawn:
        yield f"Withdrew the promise of {deal}."
    for play in ended.voided:
        yield f"Declared {play} void."
    for whose, cents in ended.returned.items():
        yield f"Gave {dollars(cents)} back at {whose}."
    yield (
        f"What happened after {timestamp(restored.last)} is lost. Slips printed since then are recognised "
        "and go to a supervisor."
        if not restored.new_key
        else "The house key is new: no ticket of before can be recognised."
    )


def _check_key(source: KeySource, secret: bytes) -> Rejection | None:
    """Checks that the house key is the one that sealed a backup."""
    if not is_sealed(secret):
        return None
    key = source.find()
    wrong = key if isinstance(key, Rejection) else OTHER_KEY
    if not isinstance(key, Rejection) and key.unseal(SECRET_NAME, secret) is not None:
        return None
    return Rejection(wrong.code, f"{wrong.message} {WITHOUT_KEY}")


@contextmanager
def _bar(word: str, events: int) -> Iterator[Callable[["Contents"], None]]:
    """A progress bar for the contents of a backup."""
    with bar(word, events) as update:
        yield lambda contents: update(contents.events, f"{contents.postings:,} postings")


def _contents(contents: "Contents") -> str:
    """What a backup holds, in words."""
    events, postings = count(contents.events, "event"), count(contents.postings, "posting")
    answers, head = count(contents.answers, "answer"), contents.head
    return f"{events}, {postings} and {answers}; the head is {head.seq} {head.hash.hex()}"
