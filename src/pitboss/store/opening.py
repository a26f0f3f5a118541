"""Opening the store that an address names."""

from pathlib import Path

from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import USUAL
from pitboss.store.port import Store

DEFAULT = "pitboss.sqlite"
"""Where everything is kept if nobody says otherwise."""


async def open_store(
    url: str, *, create: bool = True, apart: bool = False, key: str = USUAL
) -> Store | Rejection:
    """The store at a path, at sqlite:///PATH or at postgresql://…, made and upgraded if need be.

    A server writes `apart`, in another process. PostgreSQL is one in any case. `key` names the house key,
    which only reading can do without.

    >>> import asyncio
    >>> asyncio.run(open_store("mysql://floor")).code
    'unknown-database'
    """
    file = file_of(url)
    if file is not None:
        from pitboss.store.sqlite import open_sqlite  # noqa: PLC0415

        return await open_sqlite(file, create=create, apart=apart, key=key)
    if url.startswith(("postgresql://", "postgres://")):
        from pitboss.store.postgres import open_postgres  # noqa: PLC0415

        return await open_postgres(url, create=create, key=key)
    return Rejection(
        "unknown-database",
        f"{url!r:.80} is no database: name a file such as {DEFAULT}, or postgresql://USER@HOST/NAME.",
    )


def file_of(url: str) -> Path | None:
    """The file that an address names; nothing if it is elsewhere.

    >>> file_of("sqlite:///floor.sqlite").name, file_of("postgresql://db/floor")
    ('floor.sqlite', None)
    """
    scheme, mark, rest = url.partition("://")
    if not mark:
        return Path(url)
    return Path(rest.removeprefix("/")) if scheme == "sqlite" else None
