"""`pitboss export`: the log or its postings, for other programs."""

import csv
import io
import sys
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import aclosing
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from pitboss.cli.common import choose_number
from pitboss.cli.files import write_out, writing
from pitboss.cli.floor.database import DatabaseOption, opened
from pitboss.cli.long import bar
from pitboss.cli.wording import words
from pitboss.kernel.instant import timestamp
from pitboss.store.opening import DEFAULT

if TYPE_CHECKING:
    from pitboss.store.log import StoredEvent
    from pitboss.store.port import Store

LAST_SEQ = 2**63 - 1
"""The last possible place in a log."""
EVENT = "seq time stream version prior type by command body hash".split()
POSTING = "seq line account cents".split()

Values = Sequence[object]
"""The values of the columns. Bytes are already JSON."""


class ExportFormat(StrEnum):
    """The output format."""

    JSONL = "jsonl"
    CSV = "csv"


class What(StrEnum):
    """The content of an export."""

    EVENTS = "events"
    POSTINGS = "postings"


def export(
    *,
    format_: Annotated[
        ExportFormat, typer.Option("--format", help="cli-export-option-format")
    ] = ExportFormat.JSONL,
    what: Annotated[What, typer.Option(help="cli-export-option-what")] = What.EVENTS,
    after: Annotated[str, typer.Option(metavar="SEQ", help="cli-export-option-after")] = "0",
    output: Annotated[
        str,
        typer.Option("--output", "-o", metavar="FILE", help="cli-option-output"),
    ] = "-",
    database: DatabaseOption = DEFAULT,
) -> None:
    """Exports the log or its postings.

    \b
    Example:
      pitboss export --format csv --what postings -o postings.csv
    """
    first = choose_number("after", after, 0, LAST_SEQ)
    with opened(database) as (store, runner):
        if output == "-":
            runner.run(write_export(store, what, format_, first, write_out, lambda _: None))
            sys.stdout.buffer.flush()
            return
        head = runner.run(store.head())
        with writing(Path(output)) as file, bar(words("cli-exporting"), head.seq) as update:
            runner.run(write_export(store, what, format_, first, file.write, lambda seq: update(seq, "")))


async def write_export(
    store: "Store",
    what: What,
    format_: ExportFormat,
    after: int,
    write: Callable[[bytes], object],
    on_progress: Callable[[int], None],
) -> None:
    """Writes an export, some thousands of rows at a time, and reports the progress."""
    columns = EVENT if what is What.EVENTS else POSTING
    if format_ is ExportFormat.CSV:
        write(_csv([columns]))
    async with aclosing(_rows(store, what, after)) as pieces:
        async for seq, rows in pieces:
            write(_csv(rows) if format_ is ExportFormat.CSV else _jsonl(columns, rows))
            on_progress(seq)


async def _rows(store: "Store", what: What, after: int) -> AsyncGenerator[tuple[int, Iterable[Values]], None]:
    if what is What.EVENTS:
        async with aclosing(store.events(after)) as events:
            async for piece in events:
                yield piece[-1].seq, map(_event, piece)
    else:
        async with aclosing(store.lines(after)) as lines:
            async for postings in lines:
                yield postings[-1].seq, postings


def _event(stored: "StoredEvent") -> Values:
    return (stored.seq, timestamp(stored.at), *stored[1:5], *stored[6:9], stored.hash.hex())


def _jsonl(columns: Sequence[str], rows: Iterable[Values]) -> bytes:
    lines = (zip(columns, map(_as_json, row), strict=True) for row in rows)
    return b"".join(msgspec.json.encode(dict(line)) + b"\n" for line in lines)


def _as_json(value: object) -> object:
    return msgspec.Raw(value) if isinstance(value, bytes) else value


def _csv(rows: Iterable[Values]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(map(_cell, row) for row in rows)
    return text.getvalue().encode()


def _cell(value: object) -> object:
    """A value as a cell that no spreadsheet reads as a formula.

    >>> _cell("-1"), _cell(-1), _cell("pt/7")
    ("'-1", -1, 'pt/7')
    """
    if isinstance(value, bytes):
        value = value.decode(errors="backslashreplace")
    return f"'{value}" if isinstance(value, str) and value.startswith(tuple("=+-@\t\r")) else value
