"""`pitboss verify` and `pitboss head`: the log checked event by event, and its end signed."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pitboss.cli.common import reading, stop
from pitboss.cli.files import write_whole
from pitboss.cli.floor.database import DatabaseOption, opened
from pitboss.cli.long import bar
from pitboss.kernel.instant import timestamp
from pitboss.kernel.money import dollars
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import count
from pitboss.store.opening import DEFAULT, file_of

if TYPE_CHECKING:
    from pitboss.audit.auditor import Audit
    from pitboss.store.heads import SignedHead


def verify(
    database: DatabaseOption = DEFAULT,
    against: Annotated[
        str | None, typer.Option(metavar="HEADFILE", help="A signed head that the log must go through.")
    ] = None,
    public_key: Annotated[
        str | None, typer.Option(metavar="FILE", help="The only key that the head may be signed with.")
    ] = None,
) -> None:
    """Checks the whole log.

    Every hash, balance, meter and settlement is calculated again from the events and compared with what is
    stored. The exit status is 0 if all is sound. It is 1 if not, and the first wrong event is named. A signed
    head from earlier also reveals a log that was rewritten or cut off since. Nothing is written, and the
    floor may run meanwhile.

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
        bar("Verifying", runner.run(store.head()).seq) as update,
    ):
        result = runner.run(audit(store, through, lambda seq: update(seq, f"{seq:,} events")))
    if isinstance(result, Wrong):
        stream = f" of {result.stream}" if result.stream else ""
        typer.echo(f"Event {result.seq}{stream} is wrong. {result.why}" if result.seq else result.why)
        raise typer.Exit(1)
    for name, words in _summary(result, signed, pinned=public_key is not None):
        typer.echo(f"{name:<12}{words}")


def head(
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="HEADFILE", help="The file to write the head into.")
    ],
    database: DatabaseOption = DEFAULT,
    key: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="The private key; if left out, DATABASE.key beside the database."),
    ] = None,
) -> None:
    """Signs the end of the log.

    The owner of the file can compare the log with it later, with `pitboss verify --against`. The key is
    created at first use. The public key is beside it in a .pub file. Give it to the Inspector once, in a way
    that no other person can tamper with.

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
    typer.echo(f"{'head':<12}{signed.seq} {signed.hash}")
    typer.echo(f"{'key':<12}{signed.key}, in {public_path(path)}")


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
        stop(Rejection("key-needed", "There is no folder beside this database to keep a key in: give --key."))
    return Path(f"{file}.key")


def _summary(result: "Audit", signed: "SignedHead | None", *, pinned: bool) -> Iterator[tuple[str, str]]:
    """The totals of a sound log, line by line."""
    seq, digest = result.head
    yield "sound", f"{count(seq, 'event')} in {count(result.streams, 'stream')}"
    if seq:
        yield "time", f"{timestamp(result.first)} to {timestamp(result.last)}"
    if result.backwards:
        yield "clock", f"{count(result.backwards, 'event')} with an earlier time than the one before"
    for restore in result.restores:
        order = "" if restore.in_order else "; not yet put in order: start a server, or restore again"
        yield (
            "restored",
            f"at {timestamp(restore.at)}, to event {restore.seq} of {timestamp(restore.last)}{order}",
        )
    if result.incidents:
        yield "incidents", f"{count(result.incidents, 'account')} locked because meters disagreed"
    for notice in result.notices:
        yield "notice", notice
    yield "settlements", f"{result.settlements} recomputed"
    yield "accounts", f"{len(result.balances)} with something on them; all postings sum to 0.00"
    yield "patrons", f"{dollars(result.patrons)}, with {count(result.tickets, 'ticket')} outstanding"
    yield "head", f"{seq} {digest.hex()}"
    if signed is not None:
        yield "signed", f"{signed.seq} {signed.hash} on {signed.time}"
        yield "key", signed.key if pinned else f"{signed.key}: compare it with the one that you were given"
