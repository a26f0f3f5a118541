"""The database of a command: the option that names it, and how it is opened and closed."""

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
"""The environment variable that may name it. An address with a password must not be on a command line."""
DatabaseOption = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar=DATABASE_NAME,
        help="cli-option-database",
    ),
]
HouseKeyOption = Annotated[
    str,
    typer.Option(
        metavar="SOURCE",
        help="cli-option-house-key",
    ),
]


@contextmanager
def opened(url: str, *, create: bool = False, key: str = WITHOUT) -> Iterator[tuple[Store, "Runner"]]:
    """Opens a database, with a runner for its coroutines, or ends the command. `create` makes a new one.

    Without a house key it can only be read.
    """
    import asyncio  # noqa: PLC0415

    try:
        # Between two runs the loop does not run, so Ctrl-C ends a command that waits for input.
        with asyncio.Runner() as runner:
            store = runner.run(open_store(url, create=create, key=key))
            if isinstance(store, Rejection):
                stop(store)
            try:
                yield store, runner
            finally:
                runner.run(store.close())
    except StoreError as problem:
        stop(problem.rejection)
