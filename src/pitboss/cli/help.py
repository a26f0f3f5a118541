"""Help in the language of the command. Help texts in the code are keys of the catalogue."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from inspect import cleandoc
from textwrap import shorten
from typing import Any

import typer
from rich.cells import cell_len
from typer.core import TyperCommand, TyperGroup

from pitboss.cli.wording import choose_languages, in_words, language_first, speaking, words
from pitboss.cli.wrapping import UNWRAPPED, fitting, is_wide
from pitboss.kernel.text import ListOf, Text

FIRST_COLUMN, COLUMN_GAP = 30, 2
"""How the help lists options: the widest first column, and the gap after it."""
EXAMPLE = "Example:"
MOST_SHOWN = 5
"""How many arguments too many are named."""


def _format_usage(self: Any, ctx: Any, formatter: Any) -> None:
    """Writes how the command is called."""
    usage = words("labelled", label=words("cli-help-usage"), words="")
    formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), usage)


def _format_help_text(self: Any, ctx: Any, formatter: Any) -> None:  # noqa: ARG001  (the library passes it)
    """Writes what the command does, and an example."""
    formatter.write_paragraph()
    with formatter.indentation():
        about, _, example = self.help.partition(EXAMPLE)
        shown = fitting(words(about.split()[0]), formatter.width - formatter.current_indent)
        mark = UNWRAPPED if about.endswith(UNWRAPPED) else ""
        formatter.write_text(f"{shown}\n\n{mark}{words('cli-help-example')}{example}")


def _format_options(self: Any, ctx: Any, formatter: Any) -> None:
    """Writes the arguments and options."""
    kinds: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
    for param in self.get_params(ctx):
        record = param.get_help_record(ctx)
        if record is not None:
            kinds[param.param_type_name].append((record[0], _about(param, ctx)))
    for kind, rows in kinds.items():
        if rows:
            _write_list(formatter, f"cli-help-{kind}s", rows)


def _write_list(formatter: Any, heading: str, rows: list[tuple[str, str]]) -> None:
    """Writes rows under a heading, which ends with the colon of its language."""
    formatter.write_paragraph()
    formatter.write(f"{words(heading)}\n")
    with formatter.indentation():
        formatter.write_dl(_fitting_rows(rows, formatter.width))


def _short_help(self: Any, limit: int = 45) -> str:
    """What the command does, for a list of commands."""
    first = words(self.help.split()[0]).partition("\n")[0]
    return first if is_wide(first) else shorten(first, limit, placeholder="...")


class MisuseError(typer.BadParameter):
    """A command line that cannot be carried out, with what is wrong as a text."""

    def __init__(self, problem: Text, ctx: Any) -> None:
        """What is wrong, and in which command."""
        super().__init__(in_words(problem), ctx)
        self.problem = problem


class WordedCommand(TyperCommand):
    """A command with its help from the catalogue."""

    allow_extra_args = True
    """The library lets them pass, and they are refused here, in words of the catalogue."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the line, and refuses what is left of it."""
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            given = ListOf(tuple(f"{each!r:.40}" for each in left[:MOST_SHOWN]))
            raise MisuseError(Text("cli-usage-too-many", {"given": given}), ctx)
        return left

    format_usage = _format_usage
    format_help_text = _format_help_text
    format_options = _format_options
    get_short_help_str = _short_help


class WordedGroup(TyperGroup):
    """Commands under one name, with their help from the catalogue."""

    format_usage = _format_usage
    format_help_text = _format_help_text
    get_short_help_str = _short_help

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Finds the command that a line names."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise MisuseError(Text("cli-usage-no-such-command", {"name": f"{args[0]!r:.40}"}), ctx)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Writes the options, then the commands."""
        _format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, _ctx: Any, formatter: Any) -> None:
        """Writes each command with what it does."""
        limit = formatter.width - 6 - max(map(len, self.commands))
        rows = [(name, each.get_short_help_str(limit)) for name, each in self.commands.items()]
        _write_list(formatter, "cli-help-commands", rows)


class RootGroup(WordedGroup):
    """The `pitboss` command. It chooses the language before anything is read or shown."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **options: Any) -> Any:
        """Runs the command in its language."""
        named, line = language_first(sys.argv[1:] if args is None else args)
        with speaking(choose_languages(named, os.environ)):
            return super().main(line, *more, **options)


def add_command(app: typer.Typer, key: str, function: Callable[..., Any]) -> None:
    """Adds a command with its help from the catalogue. The docstring of the function has the example."""
    before, _, example = cleandoc(function.__doc__ or "").partition(EXAMPLE)
    mark = UNWRAPPED if before.endswith(UNWRAPPED) else ""
    app.command(cls=WordedCommand, help=f"{key}\n\n{mark}{EXAMPLE}{example}")(function)


def add_group(key: str, example: str) -> typer.Typer:
    """Commands under one name, with their help from the catalogue."""
    about = f"{key}\n\n{UNWRAPPED}{EXAMPLE}\n  {example}"
    group = typer.Typer(cls=WordedGroup, help=about, invoke_without_command=True, rich_markup_mode=None)
    group.callback()(_need_command)
    return group


def _need_command(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        raise MisuseError(Text("cli-usage-missing-command"), ctx)


def _about(param: Any, ctx: Any) -> str:
    """The help of an option. In brackets follows how else it gets its value, and whether it must."""
    if param.name == "help":
        return words("cli-help-help")
    about = [words(param.help)] if param.help else []
    extras = "; ".join(_extras(param, ctx))
    return "  ".join([*about, f"[{extras}]"] if extras else about)


def _extras(param: Any, ctx: Any) -> Iterator[str]:
    if param.show_envvar and param.envvar:
        yield words("cli-help-variable", name=param.envvar)
    default = param.get_default(ctx, call=False)
    if param.show_default and default not in (None, "") and default is not False:
        yield words("cli-help-default", value=str(default))
    if param.min is not None:
        yield f"{param.min}<=x<={param.max}"
    if param.required:
        yield words("cli-help-required")


def _fitting_rows(rows: list[tuple[str, str]], width: int) -> list[tuple[str, str]]:
    first = min(max(cell_len(name) for name, _ in rows), FIRST_COLUMN) + COLUMN_GAP
    return [(name, fitting(about, width - first - 2)) for name, about in rows]
