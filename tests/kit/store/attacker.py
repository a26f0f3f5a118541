"""A person who can read and write the database itself, past Pitboss: for tests written as attacks."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import asyncpg  # type: ignore[import-untyped]
import pytest

from kit.server.server_process import Server, bearer
from kit.store.postgres import Server as Postgres

KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "floor.sqlite")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        yield postgres.create()


def another(url: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """Another fresh database of the same kind."""
    if url.startswith("postgresql"):
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.create()
    return str(folder / "another.sqlite")


def ask(server: Server, key: str, id: str, type: str, **fields: object) -> dict[str, Any]:  # noqa: A002
    """The result of a command, refused or not."""
    token = server.keys.get(key) or server.sign_in(key)
    body: dict[str, Any] = {"id": id, "command": {"type": type, **fields}}
    second = body["command"].pop("second", None)
    if second is not None:
        body["second"] = second
    answer = server.http.post("/api/commands", json=body, headers=bearer(token))
    result: dict[str, Any] = answer.json()
    return result


def read(url: str, sql: str) -> list[tuple[Any, ...]]:
    """Rows of a database that no server uses."""
    if url.startswith("postgresql"):
        return [tuple(row) for row in asyncio.run(_ask(url, sql))]
    with closing(apsw.Connection(url)) as connection:
        return list(connection.execute(sql))


def write(url: str, table: str, values: dict[str, object], **where: str) -> None:
    """Changes a row of a database that no server uses."""
    columns, names = list(values), list(where)
    args = [*values.values(), *where.values()]
    if url.startswith("postgresql"):
        sets = ", ".join(f"{name} = ${at}" for at, name in enumerate(columns, 1))
        tests = " AND ".join(f"{name} = ${at}" for at, name in enumerate(names, len(columns) + 1))
        asyncio.run(_ask(url, f"UPDATE {table} SET {sets} WHERE {tests}", *args))
        return
    sets, tests = ", ".join(f"{name} = ?" for name in columns), " AND ".join(f"{name} = ?" for name in names)
    with closing(apsw.Connection(url)) as connection:
        connection.execute(f"UPDATE {table} SET {sets} WHERE {tests}", args)


def bytes_of(url: str) -> bytes:
    """Everything that a thief of the database has: its files, or the contents of its tables."""
    if url.startswith("postgresql"):
        return b"".join(
            value for table in ("settings", "vault") for (value,) in read(url, f"SELECT value FROM {table}")
        )
    file = Path(url)
    return b"".join(
        each.read_bytes() for each in file.parent.glob(f"{file.name}*") if each.suffix != ".house-key"
    )


async def _ask(url: str, sql: str, *args: object) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        rows: list[Any] = await connection.fetch(sql, *args)
        return rows
    finally:
        await connection.close()
