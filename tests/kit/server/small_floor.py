"""A small floor for attacks on accounts and keys, on a real server with either database."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from kit.server.server_process import PASSWORD, Server, bearer, running
from kit.store.postgres import running as postgres_running

FLOOR, THIEF = "127.0.0.1", "127.0.0.66"
"""Two client addresses, both on this machine."""
DATABASES = ("sqlite", "postgres")
CONFIG = """
venue = "The Little Casino"
[[games]]
name = "rapid-1"
edition = "star-rapid-etg-2016"
game = "baccarat"
shoe = "device"
limits = {least = "5", most = "500", unit = "5"}
[[terminals]]
number = "50"
"""


def fresh_database(kind: str, folder: Path) -> str:
    """The address of a fresh database of a kind."""
    return str(folder / "floor.sqlite") if kind == "sqlite" else postgres_running().create()


@contextmanager
def small_floor(kind: str, folder: Path) -> Iterator[Server]:
    """A server of the floor, on a fresh database of a kind."""
    with running(CONFIG, fresh_database(kind, folder)) as server:
        yield server


def line(server: Server, address: str) -> Any:
    return connect(f"ws://{server.address}/live", local_addr=(address, 0))


async def hello(wire: ClientConnection, key: str) -> dict[str, Any]:
    await wire.send(json.dumps({"type": "hello", "token": key}))
    message: dict[str, Any] = json.loads(await wire.recv())
    return message


async def answer_pings(wire: ClientConnection) -> None:
    """Answers pings as an open page does."""
    async for text in wire:
        if json.loads(text)["type"] == "ping":
            await wire.send(json.dumps({"type": "pong"}))


def cash_out(server: Server, key: str, address: str) -> httpx.Response:
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.url, timeout=60, transport=transport) as http:
        body = {"id": f"out-{address}", "command": {"type": "cash-out", "terminal": "50"}}
        return http.post("/api/commands", json=body, headers=bearer(key))


def come_in(server: Server, address: str, name: str, password: str = PASSWORD) -> httpx.Response:
    """The answer to a sign-in from an address."""
    with httpx.Client(
        base_url=server.url, timeout=60, transport=httpx.HTTPTransport(local_address=address)
    ) as http:
        return http.post("/api/sign-in", json={"name": name, "password": password})
