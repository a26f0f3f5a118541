"""`pitboss verify` and `pitboss head`: the log checked event by event, and its end signed."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.cells import set_cell_size

from pitboss.cli.common import reading, stop
from pitboss.cli.files import write_whole
from pitboss.cli.floor.database import DatabaseOption, opened
from pitboss.cli.long import bar
from pitboss.cli.wording import in_words, words
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text, with_zone
from pitboss.store.opening import DEFAULT, file_of

if TYPE_CHECKING:
    from pitboss.audit.auditor import Audit, Wrong
    from pitboss.store.heads import SignedHead

NAME_COLUMNS = 12
"""The width of the names in a summary, in columns."""


def verify(
    database: DatabaseOption = DEFAULT,
    against: Annotated[str | None, typer.Option(metavar="HEADFILE", help="cli-verify-option-against")] = None,
    public_key: Annotated[
        str | None, typer.Option(metavar="FILE", help="cli-verify-option-public-key")
    ] = None,
) -> None:
    """Checks the whole log.

    \b
    Example:
      pitboss verify --database pitboss.sqlite --against monday.head --public-key pitboss.sqlite.key.pub
    """
    from pitboss.audit.auditor import Wrong, audit  # noqa: PLC0415

    if against is None and public_key is not None:
        stop(Rejection("head-needed"))
    signed = None if against is None else _read_signed(against, public_key)
    through = None if signed is None else signed.head
    with (
        opened(database) as (store, runner),
        bar(words("cli-verifying"), runner.run(store.head()).seq) as update,
    ):
        result = runner.run(
            audit(store, through, lambda seq: update(seq, words("cli-done-events", count=seq)))
        )
    if isinstance(result, Wrong):
        typer.echo(_wrong(result))
        raise typer.Exit(1)
    for name, about in _summary(result, signed, pinned=public_key is not None):
        typer.echo(_row(name, about))


def head(
    output: Annotated[str, typer.Option("--output", "-o", metavar="HEADFILE", help="cli-head-option-output")],
    database: DatabaseOption = DEFAULT,
    key: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="cli-head-option-key"),
    ] = None,
) -> None:
    """Signs the end of the log.

    \b
    Example:
      pitboss head -o monday.head --database pitboss.sqlite
    """
    from pitboss.service.clock import now  # noqa: PLC0415
    from pitboss.store.heads import load_key, public_path, sign_head, write_head  # noqa: PLC0415

    path = Path(key) if key is not None else _beside(database)
    with opened(database) as (store, runner):
        end = runner.run(store.head())
    private = load_key(path)
    if isinstance(private, Rejection):
        stop(private)
    signed = sign_head(end, now(), private)
    write_whole(Path(output), [write_head(signed)])
    typer.echo(_row("head", f"{signed.seq} {signed.hash}"))
    typer.echo(_row("key", words("cli-key-in-file", key=signed.key, file=str(public_path(path)))))


def _read_signed(against: str, public_key: str | None) -> "SignedHead":
    """The signed head of a file, if its signature is valid. Ends the command if not."""
    from pitboss.store.heads import check_head, read_head, read_public_key  # noqa: PLC0415

    pinned = None if public_key is None else read_public_key(Path(public_key))
    if isinstance(pinned, Rejection):
        stop(pinned)
    with reading(against) as stream:
        signed = read_head(stream.read())
    if isinstance(signed, Rejection):
        stop(signed)
    refused = check_head(signed, pinned)
    if refused is not None:
        stop(refused)
    return signed


def _beside(database: str) -> Path:
    """The key beside the file of a database. Ends the command if the database is not a file."""
    file = file_of(database)
    if file is None:
        stop(Rejection("key-needed", {"case": "no-folder"}))
    return Path(f"{file}.key")


def _row(name: str, about: str) -> str:
    """A line of a summary, with its name in a column."""
    return f"{set_cell_size(words(f'cli-summary-{name}'), NAME_COLUMNS)}{about}"


def _wrong(found: "Wrong") -> str:
    """What is wrong, and which event."""
    if not found.seq:
        return in_words(found.why)
    if found.stream:
        return words("cli-event-of-stream-wrong", seq=str(found.seq), stream=found.stream, why=found.why)
    return words("cli-event-wrong", seq=str(found.seq), why=found.why)


def _summary(result: "Audit", signed: "SignedHead | None", *, pinned: bool) -> Iterator[tuple[str, str]]:
    """The totals of a sound log, line by line."""
    seq, digest = result.head
    streams = Text("cli-streams", {"count": result.streams})
    yield "sound", words("cli-sound", events=Text("cli-events", {"count": seq}), streams=streams)
    if seq:
        yield "time", words("cli-span", first=with_zone(result.first), last=with_zone(result.last))
    if result.backwards:
        yield "clock", words("cli-backwards", events=Text("cli-events", {"count": result.backwards}))
    for restore in result.restores:
        key = "cli-restored-at" if restore.in_order else "cli-restored-out-of-order"
        at, last = with_zone(restore.at), with_zone(restore.last)
        yield "restored", words(key, at=at, seq=str(restore.seq), last=last)
    if result.incidents:
        yield "incidents", words("cli-locked-accounts", count=result.incidents)
    for notice in result.notices:
        yield "notice", in_words(notice)
    yield "settlements", words("cli-recomputed", count=str(result.settlements))
    yield "accounts", words("cli-accounts-balanced", count=str(len(result.balances)))
    yield "patrons", words("cli-owed-to-patrons", amount=Amount(result.patrons), tickets=result.tickets)
    yield "head", f"{seq} {digest.hex()}"
    if signed is not None:
        yield (
            "signed",
            words("cli-signed-on", seq=str(signed.seq), hash=signed.hash, time=with_zone(signed.at)),
        )
        yield "key", signed.key if pinned else words("cli-compare-key", key=signed.key)
