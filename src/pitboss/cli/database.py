"""The database that a command works on: the option that names it, and how it is opened and let go."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from pitboss.cli.common import stop
from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import WITHOUT
from pitboss.store.opening import open_store
from pitboss.store.port import Store, StoreError

if TYPE_CHECKING:
    from asyncio import Runner

DATABASE_NAME = "PITBOSS_DATABASE"
"""The variable of the environment that may name it: an address with a password is for no command line."""
DatabaseOption = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar=DATABASE_NAME,
        help="Where everything is kept: a file, or postgresql://USER@HOST/NAME.",
    ),
]
HouseKeyOption = Annotated[
    str,
    typer.Option(
        metavar="SOURCE",
        help="The house key: file:PATH, env:NAME, credential:NAME or command:LINE.",
    ),
]


@contextmanager
def opened(url: str, *, create: bool = False, key: str = WITHOUT) -> Iterator[tuple[Store, "Runner"]]:
    """A database and what runs work on it, or the end of the command. It is made if that is asked for.

    Without a house key it can be read only.
    """
    import asyncio  # noqa: PLC0415

    try:
        # Between two runs the loop stands still: Ctrl-C ends a command that waits for input.
        with asyncio.Runner() as runner:
            store = runner.run(open_store(url, create=create, key=key))
            if isinstance(store, Rejection):
                stop(store)
            try:
                yield store, runner
            finally:
                runner.run(store.close())
    except StoreError as problem:
        stop(problem.trouble)
