"""The way into the command: whatever its streams are like, it ends in a sentence and a status."""

import io
import logging
import os
import signal
import sys
from contextlib import suppress
from typing import NoReturn

import typer

from pitboss.cli.common import Ports, why
from pitboss.cli.main import command

WRONG_WAY = {"stdin": os.O_WRONLY, "stdout": os.O_RDONLY, "stderr": os.O_RDONLY}
"""How a stream that was closed is opened on nothing, so that its use fails as it would on a closed one."""


def enter(ports: Ports) -> NoReturn:
    """Runs the command and ends the program."""
    _mend_streams()
    # An end on request is an orderly one: files half written go, and a terminal gets its screen back.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    # What went wrong with a store is told by the command, in words for people.
    logging.basicConfig(level=logging.ERROR)
    try:
        status = command(obj=ports, standalone_mode=False)
    except typer.TyperException as misuse:
        status = _refuse(_usage(misuse))
    except OSError as problem:
        # The commands answer for what they read and for the files they write.
        status = _refuse(f"Standard output cannot be written: {why(problem)}.")
    sys.exit(status)


def _mend_streams() -> None:
    for name, way in WRONG_WAY.items():
        if getattr(sys, name) is None:
            # It takes the free number too, so that no file is ever opened in the place of a stream.
            setattr(sys, name, os.fdopen(os.open(os.devnull, way), "r" if name == "stdin" else "w"))
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal without a sign for a suit shows a question mark for it.
        sys.stdout.reconfigure(errors="replace")


def _usage(misuse: typer.TyperException) -> str:
    """What is wrong with the command line, and where to read how it is written."""
    ctx: typer.Context | None = getattr(misuse, "ctx", None)
    path = ctx.command_path if ctx else "pitboss"
    return f"{misuse.format_message().removesuffix('.')}. See {path} --help."


def _refuse(sentence: str) -> int:
    with suppress(OSError):
        typer.echo(f"pitboss: {sentence}", err=True)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            # What cannot leave goes nowhere, or Python would try again at its end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return 2
