"""Long work at a terminal: progress, Ctrl-C, and the picture at the end."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import NoReturn, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from pitboss.cli.common import complain, stop
from pitboss.cli.files import write_whole
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text

T = TypeVar("T")

STOPPED_EXIT_CODE = 130
"""The exit status after Ctrl-C."""
PICTURES = (".png", ".svg", ".pdf")


@contextmanager
def bar(word: str, total: int) -> Iterator[Callable[[int, str], None]]:
    """A progress bar on a terminal. The function takes the amount done and a note."""
    columns = (
        TextColumn(word),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[note]}"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=total, note="")
        yield lambda done, note: progress.update(task, completed=done, note=note)


@contextmanager
def waiting(word: str) -> Iterator[None]:
    """An activity sign on a terminal, for work without known progress."""
    with Console(stderr=True).status(word) if sys.stderr.isatty() else nullcontext():
        yield


def stop_empty(part: str) -> NoReturn:
    """Ends a command that was stopped before it had a result."""
    complain(Text("cli-stopped-empty", {"part": Text(f"cli-part-{part}")}))
    raise typer.Exit(STOPPED_EXIT_CODE)


def choose_picture(plot: str | None) -> Path | None:
    """The given file for a picture, if any. Ends the command if its format is unknown."""
    if plot is None:
        return None
    if Path(plot).suffix.lower() not in PICTURES:
        stop(Rejection("unknown-format", {"given": f"{plot!r:.40}"}))
    return Path(plot)


def draw(path: Path | None, work: Callable[[], T], picture: Callable[[T, str], bytes | Rejection]) -> T:
    """Does the work and, if a file is named, draws the result in the format of its name."""
    if path is None:
        return work()
    done: list[T] = []

    def pages() -> Iterator[bytes]:
        done.append(work())
        drawn = picture(done[0], path.suffix[1:].lower())
        yield stop(drawn) if isinstance(drawn, Rejection) else drawn

    # The file is opened first, so that no work is lost if it cannot be written.
    write_whole(path, pages())
    return done[0]
