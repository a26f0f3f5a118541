"""Rude clients, slow ones and foreign pages: they get nothing, and no other client waits for them.

It takes over 10 s: every test has a server of its own, and some wait until it ends a connection.
"""

import asyncio
import socket as sockets
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from kit.server.live_server import CONFIG, PASSWORD, Client, Server, bearer, code_of, note, tell, until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pitboss.floor.people.staff import Post
from pitboss.service.api import routes
from pitboss.service.api import server as serving
from pitboss.service.monitoring.health import health
from pitboss.service.realtime import socket


async def send_slowly(port: int, *pieces: bytes) -> bytes:
    """The answer to a client that sends piece by piece, until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.02)
        async with asyncio.timeout(60):
            return await reader.read()
    except (ConnectionResetError, BrokenPipeError):
        return b""
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(
    "pieces",
    [
        (),
        (b"GET /health HT",),
        (b"GET /health HTTP/1.1\r\n", *[b"x-more: 1\r\n"] * 30),
        (b"POST /api/sign-in HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 99\r\n\r\n", *[b"{"] * 30),
        (b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", *[b"G"] * 3),
    ],
    ids=["nothing", "half-a-line", "headers", "body", "a-second-request"],
)
def test_a_client_that_takes_too_long_to_ask_is_cut_off(
    pieces: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "REQUEST_WITHIN_S", 0.2)

    async def story(server: Server) -> None:
        await send_slowly(server.port, *pieces)
        assert (await server.get("/health")).status_code == 200

    tell(story)


def test_a_client_that_asks_and_one_that_is_connected_are_not_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serving, "REQUEST_WITHIN_S", 0.5)

    async def slow_health(*about: Any, **more: Any) -> Any:
        await asyncio.sleep(1.2)
        return await health(*about, **more)

    async def story(server: Server) -> None:
        with monkeypatch.context() as slowly:
            slowly.setattr(routes, "health", slow_health)
            for header in ({}, {"connection": "close"}):
                assert (await server.http.get("/health", headers=header)).status_code == 200
        async with server.socket(await server.key()) as client:
            for _ in range(5):
                # On a separate connection: an idle one may be closed just when it is used again.
                answer = await server.http.get("/health", headers={"connection": "close"})
                assert answer.status_code == 200
                await asyncio.sleep(0.3)
            await client.say("watch", channel="terminal/7")
            assert (await client.hear())["type"] == "snapshot"

    tell(story)


@pytest.mark.parametrize(
    "body, code",
    [
        (b"[" * 60_000, "malformed-request"),
        (b'{"id":' * 9_000, "malformed-request"),
        (b"\xff\xfe", "malformed-request"),
        (b'{"id":"1","command":{"type":"cash-out","terminal":"\\ud800"}}', "malformed-request"),
        (b'{"id":"1","command":{"type":"insert-note","terminal":"7","cents":1e999}}', "malformed-request"),
        (b'{"id":"1","command":{"type":"insert-note","terminal":"7","cents":' + b"9" * 5_000 + b"}}", None),
        (b"x" * 70_000, "too-large"),
    ],
    ids=["deep", "nested", "no-text", "half-a-letter", "infinite", "endless", "large"],
)
def test_a_body_that_is_none_is_refused(body: bytes, code: str | None) -> None:
    async def story(server: Server) -> None:
        headers = bearer(await server.key()) | {"content-type": "application/json"}
        answer = await server.http.post("/api/commands", content=body, headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        assert code is None or code_of(answer) == code
        assert (await server.get("/health")).status_code == 200

    tell(story)


def test_ten_thousand_watches_and_a_client_that_never_reads_disturb_nobody() -> None:
    async def story(server: Server) -> None:
        token, url = await server.hire("sue", Post.CASINO_SUPERVISOR), f"ws://127.0.0.1:{server.port}/live"
        async with server.socket(await server.key()) as quiet, connect(url, max_queue=1) as rude:
            await Client(rude).say("hello", token=token)
            with suppress(ConnectionClosed):
                for n in range(10_000):
                    await Client(rude).say("watch", channel=f"terminal/{n}" if n % 2 else "floor")
            await quiet.say("do", id="a", command=note())
            assert (await quiet.hear())["type"] == "done"
            await until(lambda: not server.context.hub.watched and open_sockets(server) == 1)
            rude.transport.abort()

    tell(story)


def test_many_who_connect_and_say_nothing_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN_S", 0.3)

    async def story(server: Server) -> None:
        url = f"ws://127.0.0.1:{server.port}/live"
        silent = [await connect(url) for _ in range(50)]
        async with server.socket(await server.key()) as client:
            await client.say("do", id="a", command=note())
            assert (await client.hear())["type"] == "done"
            for wire in silent:
                assert await Client(wire).bye() == "hello-missing"
        await until(lambda: open_sockets(server) == 0)

    tell(story)


def open_sockets(server: Server) -> float:
    return float(server.context.metrics.sockets._value.get())


def test_the_pings_of_a_client_that_never_reads_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[asyncio.WriteTransport] = []

    class Watched(serving._Socket):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            made.append(self.transport)

    monkeypatch.setattr(serving, "_Socket", Watched)

    async def story(server: Server) -> None:
        loop = asyncio.get_running_loop()
        with sockets.socket() as wire:
            wire.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
            wire.setblocking(False)
            await loop.sock_connect(wire, ("127.0.0.1", server.port))
            hello = msgspec.json.encode({"type": "hello", "token": await server.key()})
            await loop.sock_sendall(wire, UPGRADE + frame(0x81, hello))
            for _ in range(60):
                await loop.sock_sendall(wire, frame(0x89, bytes(120)) * 1_000)
            assert (await server.get("/health")).status_code == 200
            assert 0 < made[0].get_write_buffer_size() < 500_000

    tell(story)


UPGRADE = (
    b"GET /live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(kind: int, text: bytes) -> bytes:
    """A short frame as clients send it, masked with zeros."""
    assert len(text) < 126
    return bytes([kind, 0x80 | len(text), 0, 0, 0, 0]) + text


# Browsers


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "", "file://"])
def test_pages_of_other_places_get_nothing(origin: str) -> None:
    async def story(server: Server) -> None:
        headers = {"Origin": origin}
        body = {"name": "dee", "password": PASSWORD}
        await server.hire("dee", Post.DEALER)
        assert code_of(await server.http.post("/api/sign-in", json=body, headers=headers)) == "strange-origin"
        own = {"Origin": f"http://127.0.0.1:{server.port}"}
        assert (await server.http.post("/api/sign-in", json=body, headers=own)).status_code == 200
        listed = {"Origin": CONFIG.origins[0]}
        assert (await server.http.post("/api/sign-in", json=body, headers=listed)).status_code == 200
        asks = await server.http.options("/api/sign-in", headers=headers)
        assert not any(name.startswith("access-control") for name in asks.headers)

    tell(story)


def test_every_answer_tells_browsers_to_be_careful() -> None:
    async def story(server: Server) -> None:
        token = await server.hire("ada", Post.ADMINISTRATOR)
        answers = [
            await server.get("/health"),
            await server.get("/api/me", token),
            await server.get("/api/me"),
            await server.get("/none"),
            await server.get("/api/sign-in"),
            await server.get("/schema/openapi.json"),
            await server.http.post("/api/sign-in", content=b"x" * 70_000),
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 401, 404, 405, 200, 413]
        for answer in answers:
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "server" not in answer.headers
        assert [answer.headers.get("cache-control") for answer in answers[1:3]] == ["no-store"] * 2
        # After an upgrade no browser shows an old page with new scripts.
        named = next(path.name for path in serving.PAGES.glob("shared-*.js"))
        for path, caching in (
            ("/cage/", "no-cache"),
            ("/cage.js", "no-cache"),
            ("/shared-gone.js", "no-cache"),
            (f"/{named}", "public, max-age=31536000, immutable"),
        ):
            assert (await server.get(path)).headers["cache-control"] == caching

    tell(story)
