"""Checks before any route: a request must name this server, and its path must be valid."""

from typing import Any

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from pitboss.kernel.rejection import Rejection
from pitboss.service.api.errors import BUSY, HEADERS, TOO_OFTEN, ErrorBody, retry_headers, status_of
from pitboss.service.api.spoken import language_of, spoken
from pitboss.service.config import FloorConfig
from pitboss.service.network.addresses import answers_to, client_address
from pitboss.service.server_context import ServerContext
from pitboss.words.languages import Language

LONGEST_PATH_CHARACTERS = 1_000
"""The most letters of a path. None of ours has so many."""
LONGEST_NAME_BYTES = 255
"""The most bytes between two slashes. No file system allows longer names."""
CANNOT_READ = "\N{REPLACEMENT CHARACTER}"
"""Replaces bytes of a path that are not text."""

COUNTED = ("/api/", "/live")
COSTLY = "/schema"

BEHIND_TLS = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}
"""The scheme of the client, if a proxy in front does TLS."""

STRANGE_HOST = Rejection(
    "unknown-host",
)
BAD_PATH = Rejection("bad-path")
LONG_PATH = Rejection("path-too-long")


class Guard:
    """Wraps an application, and refuses what no route should see."""

    def __init__(self, app: ASGIApp, context: ServerContext) -> None:
        """Wraps an application."""
        self._app, self.context = app, context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        refused = self._check(scope)
        if self.context.floor.config.tls_proxy:
            scope["scheme"] = BEHIND_TLS[scope["scheme"]]
        if refused is None:
            await self._app(scope, receive, send)
        else:
            await _refuse(scope, send, refused, self.context.floor.config)

    def _check(self, scope: Scope) -> Rejection | None:
        if not answers_to(scope, self.context.floor.config):
            return STRANGE_HOST
        return check_path(scope["path"]) or self._slow_down(scope)

    def _slow_down(self, scope: Scope) -> Rejection | None:
        """Routes and sockets have their own limits. Everything else is the same for all clients."""
        path, strangers = scope["path"], self.context.strangers
        if path.startswith(COUNTED):
            return None
        if not strangers.may_load(client_address(scope, self.context.floor.config)):
            return TOO_OFTEN
        return BUSY if path.startswith(COSTLY) and not strangers.may_work() else None


def check_path(path: str) -> Rejection | None:
    """Why a path cannot be one of ours.

    >>> check_path("/api/games/rapid-1"), check_path("/a\\0b").code, check_path("/" + 300 * "x").code
    (None, 'bad-path', 'path-too-long')
    """
    if not path.startswith("/") or not path.isprintable() or CANNOT_READ in path:
        return BAD_PATH
    if len(path) > LONGEST_PATH_CHARACTERS or any(
        len(name.encode()) > LONGEST_NAME_BYTES for name in path.split("/")
    ):
        return LONG_PATH
    return None


def refusal(refused: Rejection, language: Language, config: FloorConfig) -> tuple[int, dict[str, str], bytes]:
    """The status, headers and body of a refusal outside any route. The connection is closed after it."""
    body, status = msgspec.json.encode(ErrorBody(spoken(refused, language, config))), status_of(refused)
    headers = {
        **HEADERS,
        **retry_headers(status),
        "content-type": "application/json",
        "content-language": language,
        "connection": "close",
    }
    return status, {**headers, "content-length": str(len(body))}, body


async def _refuse(scope: Scope, send: Send, refused: Rejection, config: FloorConfig) -> None:
    """Sends a refusal, for a socket before its handshake."""
    status, named, body = refusal(refused, language_of(Headers.from_scope(scope), config), config)
    kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
    headers = [(name.encode(), value.encode()) for name, value in named.items()]
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    await send(start)
    end: Any = {"type": f"{kind}.body", "body": body}
    await send(end)
