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
from pitboss.cli.wording import words
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text, with_zone
from pitboss.store.house_key import OTHER_KEY, SECRET_NAME, USUAL, KeySource, is_sealed
from pitboss.store.opening import DEFAULT, file_of

if TYPE_CHECKING:
    from pitboss.floor.restores.recovery import Restored
    from pitboss.store.backup import Contents
    from pitboss.store.port import Store


NewKeyOption = Annotated[
    bool,
    typer.Option("--new-house-key", help="cli-restore-option-new-house-key"),
]
InPlaceOption = Annotated[
    bool,
    typer.Option("--in-place", help="cli-restore-option-in-place"),
]


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-backup-option-file")],
    database: DatabaseOption = DEFAULT,
    house_key: HouseKeyOption = USUAL,
) -> None:
    """Writes everything into one file.

    \b
    Example:
      pitboss backup floor.backup --database pitboss.sqlite
    """
    from pitboss.store.backup import write_backup  # noqa: PLC0415

    with (
        opened(database, key=house_key) as (store, runner),
        writing(Path(file), private=True) as whole,
        _bar(words("cli-backing-up"), runner.run(store.head()).seq) as on_progress,
    ):
        written = runner.run(write_backup(store, whole, on_progress))
        if isinstance(written, Rejection):
            stop(written)
    typer.echo(words("cli-backed-up", contents=_contents(written)))


def restore(
    file: Annotated[str | None, typer.Argument(metavar="FILE", help="cli-restore-option-file")] = None,
    database: DatabaseOption = DEFAULT,
    house_key: HouseKeyOption = USUAL,
    *,
    new_house_key: NewKeyOption = False,
    in_place: InPlaceOption = False,
) -> None:
    """Puts a backup into an empty database.

    \b
    Example:
      pitboss restore floor.backup --database postgresql://pitboss@localhost/floor
    """
    from pitboss.store.backup import backup_secret, check_backup, restore_backup  # noqa: PLC0415

    if in_place or file is None:
        if file is not None or not in_place or new_house_key:
            stop(Rejection("bad-option", {"case": "no-backup"}))
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
            _bar(words("cli-restoring"), checked.events) as on_progress,
        ):
            restored = runner.run(restore_backup(store, stream, on_progress, new_key=new_house_key))
            if isinstance(restored, Rejection):
                stop(restored)
            recovered = runner.run(_put_in_order(store, new_key=new_house_key))
    typer.echo(words("cli-restored", contents=_contents(restored)))
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
        yield words("cli-withdrew", deal=deal)
    for play in ended.voided:
        yield words("cli-voided", play=play)
    for whose, cents in ended.returned.items():
        yield words("cli-gave-back", amount=Amount(cents), whose=whose)
    if restored.new_key:
        yield words("cli-new-house-key")
    else:
        yield words("cli-lost-since", time=with_zone(restored.last))


def _check_key(source: KeySource, secret: bytes) -> Rejection | None:
    """Checks that the house key is the one that sealed a backup."""
    if not is_sealed(secret):
        return None
    key = source.find()
    wrong = key if isinstance(key, Rejection) else OTHER_KEY
    if not isinstance(key, Rejection) and key.unseal(SECRET_NAME, secret) is not None:
        return None
    return Rejection("backup-key-needed", {"problem": wrong.text})


@contextmanager
def _bar(word: str, events: int) -> Iterator[Callable[["Contents"], None]]:
    """A progress bar for the contents of a backup."""
    with bar(word, events) as update:
        yield lambda contents: update(contents.events, words("cli-done-postings", count=contents.postings))


def _contents(contents: "Contents") -> Text:
    """What a backup holds."""
    return Text(
        "cli-contents",
        {
            "events": Text("cli-events", {"count": contents.events}),
            "postings": Text("cli-postings", {"count": contents.postings}),
            "answers": Text("cli-answers", {"count": contents.answers}),
            "seq": str(contents.head.seq),
            "hash": contents.head.hash.hex(),
        },
    )
