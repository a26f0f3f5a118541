"""Requests of strangers, byte for byte, that no honest client makes."""

import asyncio
import re
from collections.abc import Iterator

from litestar.routes import HTTPRoute

from kit.server.live_server import Server
from kit.server.server_process import Server as Process
from pitboss.service.api.server import make_app

UPGRADE = (
    b"connection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="
)
"""The headers that ask for a socket."""


def routes(server: Server) -> Iterator[tuple[str, str]]:
    """Every method and path of the server, read from the code: a new route is among them."""
    for route in make_app(server.context).routes:
        methods = route.methods if isinstance(route, HTTPRoute) else {"GET"}
        yield from ((method, route.path) for method in sorted(methods - {"OPTIONS"}))


def documented(server: Process) -> list[str]:
    """Every path that a server in a separate process documents, with `x` for each parameter."""
    return [filled(path, "x") for path in server.get("/schema/openapi.json")["paths"]]


def filled(path: str, value: str) -> str:
    return re.sub(r"{[^}]+}", lambda _: value, path)


async def status(port: int, request: bytes) -> int:
    """The status with which the server answers a request, byte for byte; 0 if it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        async with asyncio.timeout(60):
            line = await reader.readline()
    except ConnectionError:
        return 0
    finally:
        writer.transport.abort()
    return int(line.split()[1]) if line else 0


def asking(method: str, path: str, *heads: bytes, token: str = "", body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1".encode(), b"connection: close", b"host: 127.0.0.1", *heads]
    if token:
        lines.append(f"authorization: Bearer {token}".encode())
    if body:
        lines.append(b"content-length: %d" % len(body))
    return b"\r\n".join([*lines, b"", body])
