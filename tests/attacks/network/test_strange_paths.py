"""The attack: a stranger sends requests that no page ever sends. None is answered with a 500.

It takes over 10 s: every route gets strange paths, queries, bodies and headers, some at real servers.
"""

import asyncio
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from kit.clients.raw_requests import asking, filled, routes, status
from kit.server import server_process
from kit.server.live_server import Server, running
from kit.server.small_floor import DATABASES, fresh_database
from kit.server.tampered_machine import tampered

from pitboss.floor.people.staff import Post
from pitboss.service.auth.actors import DeviceKind

TOGETHER = 8
"""Requests in flight at once."""
NASTY = (
    "%00",
    "a%00b",
    "%0d%0aX:1",
    "%ff",
    "%ED%A0%80",
    "%C0%AE%C0%AE",
    "..",
    "%2e%2e",
    "..%2f..%2fetc%2fpasswd",
    "%5c..%5c",
    "%",
    "%zz",
    "%F0%9F%82%A1",
    "%E2%80%AE",
    "*",
    "-1",
    "9" * 40,
    "1e400",
    "NaN",
    "x" * 256,
    "x" * 5_000,
    "%20",
    "a/b/c",
    ";'\"",
)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "FOO")
QUERIES = (
    "lang=%00",
    "lang=xx&lang=en",
    f"after={'9' * 40}&before=-1&limit=1e9&seed=x",
    "seed=99999999999&lang=zh-Hans",
    "&".join(["a"] * 2_000),
    "=&=&%=%&%ff=%ff",
    "type=%ff&by=%00&text=" + "x" * 5_000,
)
BODIES = (
    (b"", "application/json"),
    (b"{", "application/json"),
    (b"null", "application/json"),
    (b"[" * 20_000, "application/json"),
    (b'{"id":' * 5_000, "application/json"),
    (b'{"id":"a","command":{"type":"cash-out","terminal":"\\ud800"}}', "application/json"),
    (b'{"name":"\\u0000","password":"\\ud800","at":"\\u0000"}', "application/json"),
    (b'{"id":1e999,"command":{"type":[]}}', "application/json"),
    (b"\xff\xfe\x00", "application/json; charset=nothing"),
    (b"x" * 70_000, "application/json"),
    (b"a=1&b=%ff", "application/x-www-form-urlencoded"),
    (b"--x", "multipart/form-data; boundary=x"),
    (b"--x", "multipart/form-data"),
    (b"\x93\x01\x02", "application/msgpack"),
    (b"{}", "text/plain"),
    (b"{}", "/"),
)
HEADS = (
    b"authorization: Bearer \xff\xfe",
    b"authorization: Bearer",
    b"authorization: pk_ pk_",
    b"authorization: Bearer " + b"x" * 5_000,
    b"origin: http://[",
    b"origin: \xff",
    b"cookie: \xff=\xff; a",
    b"x: " + b"y" * 100_000,
    b"\r\n".join([b"x: y"] * 1_000),
    b"content-length: -1",
    b"content-length: 99999999999999999999",
    b"transfer-encoding: gzip",
    b"accept: \xff/\xff;q=z",
    b"if-none-match: \xff",
    b"if-modified-since: yesterday",
    b"range: bytes=9-1,a-b",
    b"upgrade: websocket\r\nconnection: upgrade",
    b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: \xff",
    b"host: 127.0.0.1",
    b"x-forwarded-for: \xff, , unknown",
    b"expect: 100-continue",
)


async def tokens(server: Server) -> list[str]:
    """The tokens with the most permissions, and none."""
    posts = (Post.ADMINISTRATOR, Post.INSPECTOR, Post.CASHIER, Post.CASINO_SUPERVISOR)
    people = [await server.hire(f"p-{post}", post) for post in posts]
    return ["", *people, await server.key("7", DeviceKind.PLAYER_TERMINAL)]


async def broken(server: Server, requests: list[bytes]) -> list[tuple[int, bytes]]:
    """The requests on which the server broke, instead of refusing them."""
    turn = asyncio.Semaphore(TOGETHER)

    async def ask(request: bytes) -> tuple[int, bytes]:
        async with turn:
            return await status(server.port, request), request[:300]

    answers = await asyncio.gather(*map(ask, requests))
    assert (await server.get("/health")).status_code == 200
    return [answer for answer in answers if answer[0] >= 500]


@pytest.fixture(autouse=True)
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this, a client that tries so many things at once would be slowed down."""
    monkeypatch.setattr("pitboss.service.network.buckets.Bucket.take", lambda _: True)


def tell(story: Any) -> None:
    async def run() -> None:
        async with running() as server:
            await story(server)

    asyncio.run(run())


def test_no_path_breaks_a_route() -> None:
    async def story(server: Server) -> None:
        known = [(method, path) for method, path in routes(server) if "{" in path]
        assert {"/api/deals/{game:str}/{deal:str}", "/{file_path:path}"} <= {path for _, path in known}
        requests = [
            asking(method, filled(path, value), token=token)
            for (method, path), value, token in product(known, NASTY, (await tokens(server))[:4])
        ]
        assert await broken(server, requests) == []

    tell(story)


def test_no_method_breaks_a_path() -> None:
    async def story(server: Server) -> None:
        paths = sorted({filled(path, "x") for _, path in routes(server)})
        strange = ["*", "//", "/..", "http://evil/", "evil:80", "/%00", "/" + "x" * 5_000, "/" + "a/" * 2_500]
        requests = [asking(method, path) for method, path in product(METHODS, [*paths, *strange])]
        requests += [asking("CONNECT", "evil:80"), asking("GET", "/\xff"), b"\x16\x03\x01\x00\xff\r\n\r\n"]
        assert await broken(server, requests) == []

    tell(story)


def test_no_query_breaks_a_route() -> None:
    async def story(server: Server) -> None:
        requests = [
            asking(method, f"{filled(path, '1')}?{query}", token=token)
            for (method, path), query, token in product(routes(server), QUERIES, await tokens(server))
        ]
        assert await broken(server, requests) == []

    tell(story)


def test_no_body_breaks_a_route() -> None:
    async def story(server: Server) -> None:
        written = [(method, path) for method, path in routes(server) if method != "GET"]
        requests = [
            asking(method, filled(path, "1"), f"content-type: {kind}".encode(), token=token, body=body)
            for (method, path), (body, kind), token in product(written, BODIES, (await tokens(server))[:3])
        ]
        assert await broken(server, requests) == []

    tell(story)


def test_no_header_breaks_a_route() -> None:
    async def story(server: Server) -> None:
        paths = ["/", "/health", "/live", "/api/venue", "/api/me", "/schema/openapi.json", "/nothing"]
        requests = [asking("GET", path, head) for path, head in product(paths, HEADS)]
        assert await broken(server, requests) == []

    tell(story)


@pytest.mark.parametrize("kind", DATABASES)
def test_nothing_breaks_a_real_server(kind: str, tmp_path: Path) -> None:
    floor = 'venue = "V"\n[[terminals]]\nnumber = "1"\n'
    with server_process.running(
        floor, fresh_database(kind, tmp_path), program=tampered("unlimited", "")
    ) as server:
        port, paths = int(server.address.rpartition(":")[2]), server.get("/schema/openapi.json")["paths"]
        people = cycle(["", server.sign_in("ada"), server.sign_in("ian"), server.keys["terminal-1"]])
        named = [
            (method.upper(), path)
            for path, methods in paths.items()
            for method in methods
            if method in ("get", "post", "put", "delete")
        ]
        requests = [
            asking(method, filled(path, value), token=next(people))
            for (method, path), value in product([row for row in named if "{" in row[1]], NASTY)
        ]
        requests += [asking("GET", f"/{value}") for value in NASTY]
        requests += [asking("GET", "/api/log?" + query, token=next(people)) for query in QUERIES * 4]
        requests += [
            asking(
                method, filled(path, "1"), f"content-type: {media}".encode(), token=next(people), body=body
            )
            for (method, path), (body, media) in product(named, BODIES)
            if method != "GET"
        ]
        requests += [asking("GET", "/api/venue", head) for head in HEADS]
        assert len(requests) > 500

        async def ask() -> list[int]:
            turn = asyncio.Semaphore(TOGETHER)

            async def one(request: bytes) -> int:
                async with turn:
                    return await status(port, request)

            return await asyncio.gather(*map(one, requests))

        statuses = asyncio.run(ask())
        assert [request[:300] for request, code in zip(requests, statuses, strict=True) if code >= 500] == []
        assert server.get("/health")


def test_a_refusal_says_what_is_wrong_with_the_path() -> None:
    async def story(server: Server) -> None:
        wanted = {
            "/%00": 400,
            "/%ff": 400,
            "/" + "x" * 5_000: 414,
            "/" + "x" * 256: 414,
            "/" + "x" * 255: 404,
        }
        for path, code in wanted.items():
            assert await status(server.port, asking("GET", path)) == code, path[:40]

    tell(story)
