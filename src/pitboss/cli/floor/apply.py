"""`pitboss apply`: commands that move money as JSON lines in, their results as JSON lines out."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import typer

from pitboss.cli.files import write_out
from pitboss.cli.floor.database import DatabaseOption, HouseKeyOption, opened
from pitboss.cli.lines import BYTE_ORDER_MARK, Json, arriving, error_json, read_json, read_piece
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import USUAL
from pitboss.store.opening import DEFAULT
from pitboss.store.port import BROKEN

if TYPE_CHECKING:
    from asyncio import Runner

    from pitboss.engine.command_writer import CommandWriter
    from pitboss.engine.transaction import Accepted
    from pitboss.store.port import Store


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of an input line."""

    id: str
    by: str
    command: msgspec.Raw


class Request(NamedTuple):
    """The request of a line."""

    head: Json
    """The start of its answer: the id, or the line number if there is none."""
    id: str
    by: str
    command: Command | Rejection


def apply(database: DatabaseOption = DEFAULT, house_key: HouseKeyOption = USUAL) -> None:
    """Carries out commands from JSON lines.

    \b
    Example:
      echo '{"id":"c-1","by":"pt/7","command":{"type":"insert-note","terminal":"7","cents":5000}}' |
      pitboss apply --database pitboss.sqlite
    """
    bad = False
    waiting: list[Request] = []
    with (
        opened(database, create=True, key=house_key) as (store, runner),
        writing_to(store, runner) as writer,
    ):
        secret = runner.run(store.secret())

        def answer() -> None:
            nonlocal bad
            for result in runner.run(carry_out(writer, waiting, secret)):
                bad = bad or "error" in result
                write_out(msgspec.json.encode(result) + b"\n")
            sys.stdout.buffer.flush()
            waiting.clear()

        # Lines that arrive together are carried out together and committed in one transaction.
        for number, line in enumerate(arriving(read_piece, before_waiting=answer), start=1):
            waiting.append(read_line(number, line.removeprefix(BYTE_ORDER_MARK) if number == 1 else line))
        answer()
    if bad:
        raise typer.Exit(1)


@contextmanager
def writing_to(store: "Store", runner: "Runner") -> Iterator["CommandWriter"]:
    """The command writer of a store, open for the duration of the block."""
    from pitboss.aggregates import REGISTRY  # noqa: PLC0415
    from pitboss.engine.command_writer import CommandWriter, ease_collector  # noqa: PLC0415
    from pitboss.service.clock import now  # noqa: PLC0415

    ease_collector()
    writer = CommandWriter(store, REGISTRY, now)
    runner.run(writer.__aenter__())
    try:
        yield writer
    finally:
        runner.run(writer.__aexit__())


async def carry_out(writer: "CommandWriter", requests: list[Request], secret: bytes) -> list[Json]:
    """One answer for each request, in order."""
    commands = [(each.id, each.command, each.by) for each in requests if isinstance(each.command, Command)]
    replies = iter(await writer.submit_all(commands))
    answers = []
    for each in requests:
        reply = each.command if isinstance(each.command, Rejection) else next(replies)
        if isinstance(reply, Exception):
            # The writer has logged the error.
            reply = BROKEN
        result = error_json(reply) if isinstance(reply, Rejection) else _done(reply, secret)
        answers.append(each.head | result)
    return answers


def read_line(number: int, line: bytes) -> Request:
    """Reads the request of a line, or the error in it.

    >>> read_line(1, b'{"id":"c-1","by":"pt/7","command":{"type":"cash-out","terminal":"7"}}').command
    CashOut(terminal='7', language='')
    >>> read_line(1, b'{"id":"c-1","by":"pt/7","command":{"type":"cash-out"}}').command.code
    'bad-command'
    """
    wrong = read_json(line)
    if not isinstance(wrong, Rejection):
        try:
            read = msgspec.json.decode(line, type=Line)
        except msgspec.DecodeError:
            wrong = Rejection("bad-line", {"case": "command"})
        else:
            return Request({"id": read.id}, read.id, read.by, _read_command(read.command))
    return Request({"line": number}, "", "", wrong)


def _read_command(text: msgspec.Raw) -> Command | Rejection:
    from pitboss.aggregates import REGISTRY  # noqa: PLC0415
    from pitboss.service.api.answers import read_command  # noqa: PLC0415

    return read_command(REGISTRY, text)


def _done(done: "Accepted", secret: bytes) -> Json:
    """The events, and the text of the ticket to print, if there is one."""
    from pitboss.service.api.answers import ticket_of  # noqa: PLC0415

    result: Json = {
        "events": [
            {
                "seq": each.seq,
                "stream": each.stream,
                "type": each.type,
                "body": msgspec.Raw(each.body),
            }
            for each in done.events
        ]
    }
    ticket = ticket_of(done, secret)
    return result if ticket is None else result | {"ticket": ticket}
