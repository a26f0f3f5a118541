"""Opening the store that an address names."""

from pathlib import Path

from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import USUAL
from pitboss.store.port import Store

DEFAULT = "pitboss.sqlite"
"""The default database."""


async def open_store(
    url: str, *, create: bool = True, apart: bool = False, key: str = USUAL
) -> Store | Rejection:
    """The store at a path, at sqlite:///PATH or at postgresql://…, created and upgraded if necessary.

    With `apart` another process writes, as a server needs. PostgreSQL always is another process. `key` names
    the house key. Without it the store can only be read.

    >>> import asyncio
    >>> asyncio.run(open_store("mysql://floor")).code
    'unknown-database'
    """
    file = file_of(url)
    if file is not None:
        from pitboss.store.sqlite.store import open_sqlite  # noqa: PLC0415

        return await open_sqlite(file, create=create, apart=apart, key=key)
    if url.startswith(("postgresql://", "postgres://")):
        from pitboss.store.postgres.store import open_postgres  # noqa: PLC0415

        return await open_postgres(url, create=create, key=key)
    return Rejection("unknown-database", {"case": "kind", "url": f"{url!r:.80}", "file": DEFAULT})


def file_of(url: str) -> Path | None:
    """The file that an address names. None if it is not a file.

    >>> file_of("sqlite:///floor.sqlite").name, file_of("postgresql://db/floor")
    ('floor.sqlite', None)
    """
    scheme, mark, rest = url.partition("://")
    if not mark:
        return Path(url)
    return Path(rest.removeprefix("/")) if scheme == "sqlite" else None
