"""`pitboss apply`: commands that move money as JSON lines in, what became of them as JSON lines out."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import typer

from pitboss.aggregates import REGISTRY
from pitboss.cli.database import DatabaseOption, HouseKeyOption, opened
from pitboss.cli.files import write_out
from pitboss.cli.lines import MARK, Json, arriving, error_json, read_json, read_piece
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
    """A line as it comes."""

    id: str
    by: str
    command: msgspec.Raw


class Asked(NamedTuple):
    """What a line asks for."""

    head: Json
    """How its answer begins: with the id, or with the number of a line that has none."""
    id: str
    by: str
    command: Command | Rejection


def apply(database: DatabaseOption = DEFAULT, house_key: HouseKeyOption = USUAL) -> None:
    """Carries out commands from JSON lines.

    One line in, one line out, in the same order, amounts in cents. The answer comes once the command is
    durable. Whoever gets none sends the same line again: under one id a command is carried out once, and then
    gets its first answer again. What is refused gets {"id":…,"error":{…}}, a line that is no command
    {"line":…,"error":{…}}; the rest go on, and the exit status is 1.

    \b
    Example:
      echo '{"id":"c-1","by":"pt/7","command":{"type":"insert-note","terminal":"7","cents":5000}}' |
      pitboss apply --database pitboss.sqlite
    """
    bad = False
    waiting: list[Asked] = []
    with opened(database, create=True, key=house_key) as (store, runner), keeping(store, runner) as writer:
        secret = runner.run(store.secret())

        def answer() -> None:
            nonlocal bad
            for told in runner.run(carry_out(writer, waiting, secret)):
                bad = bad or "error" in told
                write_out(msgspec.json.encode(told) + b"\n")
            sys.stdout.buffer.flush()
            waiting.clear()

        # What arrives together is carried out together, and reaches the disk in one go.
        for number, line in enumerate(arriving(read_piece, before_waiting=answer), start=1):
            waiting.append(read_line(number, line.removeprefix(MARK) if number == 1 else line))
        answer()
    if bad:
        raise typer.Exit(1)


@contextmanager
def keeping(store: "Store", runner: "Runner") -> Iterator["CommandWriter"]:
    """The writer of a store, as long as it is needed."""
    from pitboss.engine.command_writer import CommandWriter, ease_collector  # noqa: PLC0415
    from pitboss.service.clock import now  # noqa: PLC0415

    ease_collector()
    writer = CommandWriter(store, REGISTRY, now)
    runner.run(writer.__aenter__())
    try:
        yield writer
    finally:
        runner.run(writer.__aexit__())


async def carry_out(writer: "CommandWriter", asked: list[Asked], secret: bytes) -> list[Json]:
    """One answer for everything that is asked, in order."""
    commands = [(each.id, each.command, each.by) for each in asked if isinstance(each.command, Command)]
    replies = iter(await writer.submit_all(commands))
    answers = []
    for each in asked:
        reply = each.command if isinstance(each.command, Rejection) else next(replies)
        if isinstance(reply, Exception):
            # The writer has put into the log what it was.
            reply = BROKEN
        told = error_json(reply) if isinstance(reply, Rejection) else _done(reply, secret)
        answers.append(each.head | told)
    return answers


def read_line(number: int, line: bytes) -> Asked:
    """What a line asks for, or what is wrong with it.

    >>> read_line(1, b'{"id":"c-1","by":"pt/7","command":{"type":"cash-out","terminal":"7"}}').command
    CashOut(terminal='7')
    >>> read_line(1, b'{"id":"c-1","by":"pt/7","command":{"type":"cash-out"}}').command.message
    'The command is not as it should be: Object missing required field `terminal`.'
    """
    wrong = read_json(line)
    if not isinstance(wrong, Rejection):
        try:
            told = msgspec.json.decode(line, type=Line)
        except msgspec.DecodeError:
            message = 'A line is an object with "id", "by" and "command", and nothing else.'
            wrong = Rejection("bad-line", message)
        else:
            return Asked({"id": told.id}, told.id, told.by, _read_command(told.command))
    return Asked({"line": number}, "", "", wrong)


def _read_command(text: msgspec.Raw) -> Command | Rejection:
    from pitboss.service.api.answers import read_command  # noqa: PLC0415

    return read_command(text)


def _done(done: "Accepted", secret: bytes) -> Json:
    """What happened, and what stands on the ticket that is now to be printed, if there is one."""
    from pitboss.service.api.answers import ticket_of  # noqa: PLC0415

    told: Json = {
        "events": [
            {"seq": kept.seq, "stream": kept.stream, "type": kept.type, "body": msgspec.Raw(kept.body)}
            for kept in done.events
        ]
    }
    ticket = ticket_of(done, secret)
    return told if ticket is None else told | {"ticket": ticket}
