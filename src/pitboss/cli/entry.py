"""The entry point of the command. It always ends in an exit status, and an error in a sentence."""

import io
import logging
import os
import signal
import sys
from contextlib import suppress
from typing import Any, NoReturn

import typer

from pitboss.cli.common import Ports, complain, why
from pitboss.cli.help import MisuseError
from pitboss.cli.main import command
from pitboss.cli.wording import choose_languages, language_first, speaking
from pitboss.kernel.text import Fact, ListOf, Text

UNUSABLE_MODE = {"stdin": os.O_WRONLY, "stdout": os.O_RDONLY, "stderr": os.O_RDONLY}
"""The mode in which a closed stream is opened on the null device, so that using it fails."""


def enter(ports: Ports) -> NoReturn:
    """Runs the command and ends the program."""
    _open_streams()
    # SIGTERM ends in order: partial files are removed, and the terminal's screen is restored.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    # The command itself reports store errors, in words for people.
    logging.basicConfig(level=logging.ERROR)
    with speaking(choose_languages(language_first(sys.argv[1:])[0], os.environ)):
        try:
            status = command(obj=ports, standalone_mode=False)
        except typer.TyperException as misuse:
            status = _refuse(_usage(misuse))
        except OSError as problem:
            # The commands handle errors of their own files, so this is standard output.
            status = _refuse(Text("cli-output-unwritten", {"why": why(problem)}))
    sys.exit(status)


def _open_streams() -> None:
    for name, mode in UNUSABLE_MODE.items():
        if getattr(sys, name) is None:
            # This also takes the free descriptor, so that no other file is opened under it.
            setattr(sys, name, os.fdopen(os.open(os.devnull, mode), "r" if name == "stdin" else "w"))
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that has no suit symbols shows question marks.
        sys.stdout.reconfigure(errors="replace")


def _usage(misuse: typer.TyperException) -> Text:
    """The error in the command line, and where its help is."""
    ctx: typer.Context | None = getattr(misuse, "ctx", None)
    path = ctx.command_path if ctx else "pitboss"
    return Text("cli-usage", {"problem": _misused(misuse), "command": path})


def _misused(misuse: typer.TyperException) -> Fact:
    """What is wrong. The library has words of its own for what is rare."""
    if isinstance(misuse, MisuseError):
        return misuse.problem
    own = misuse.format_message().removesuffix(".")
    param = getattr(misuse, "param", None)
    name = getattr(misuse, "option_name", "") if param is None else param.get_error_hint()
    match type(misuse).__name__:
        case "MissingParameter" if param is not None:
            return Text(f"cli-usage-missing-{param.param_type_name}", {"name": name})
        case "NoSuchOption":
            return Text("cli-usage-no-such-option", {"name": name})
        case "BadOptionUsage":
            # A value can be missing only at the end of the line.
            last = language_first(sys.argv[1:])[1][-1]
            key = "cli-usage-argument-needed" if last == name else "cli-usage-no-argument"
            return Text(key, {"name": repr(name)})
        case "BadParameter" if param is not None:
            return Text("cli-usage-bad-value", {"name": name, "problem": _needed(param)})
    return own


def _needed(param: Any) -> Text:
    """What the value of an option can be: a number in a range, or one of its choices."""
    if param.min is not None:
        return Text("cli-usage-not-in-range", {"least": str(param.min), "most": str(param.max)})
    choices = tuple(str(each) for each in param.type_descriptor.annotation)
    return Text("cli-usage-not-a-choice", {"known": ListOf(choices)})


def _refuse(problem: Text) -> int:
    with suppress(OSError):
        complain(problem)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            # Output that cannot be written is discarded. Otherwise Python would try again at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return 2
