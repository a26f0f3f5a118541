"""The server: the application with all routes, and the process that listens for it."""

import asyncio
import contextlib
import socket as sockets
from collections.abc import AsyncIterator
from http import HTTPStatus
from importlib import metadata
from pathlib import Path
from typing import Any

import h11
import uvicorn
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_200_OK
from litestar.types import Message, Scope
from litestar.typing import FieldDefinition
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pitboss.kernel.rejection import Rejection
from pitboss.service.api.errors import HEADERS, STRANGE, ErrorBody, RequestRefusedError, tell_error
from pitboss.service.api.request_checks import InContext
from pitboss.service.api.routes import ACTOR, ROUTES, command_route
from pitboss.service.network.addresses import client_address, is_proxy
from pitboss.service.network.guard import Guard, refusal
from pitboss.service.realtime.socket import serve_socket
from pitboss.service.server_context import ServerContext

LARGEST_BYTES = 64 * 1024
"""The most bytes of a message or a request."""
STOP_WITHIN_S = 5
"""Seconds for running requests when the server stops."""
REQUEST_WITHIN_S = 10.0
"""Seconds for a client to send its request."""
UNREAD_MS = 30_000
"""Milliseconds after which a client that reads nothing is disconnected."""
LINGER_S = 0.5
"""Seconds for which a refused connection stays open, so that its client can read why."""
PAGES = Path(__file__).parents[2] / "terminals" / "pages"

NAMED_BY_CONTENT = "/shared-"
"""Scripts whose names change with their contents.

A browser requests all other files again each time, because an old page does not work with new scripts.
"""


class _Strict(StructSchemaPlugin):
    """Marks in the description where no other fields are allowed."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        schema = super().to_openapi_schema(field_definition, schema_creator)
        if field_definition.type_.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
        return schema


class _Wire(H11Protocol):
    """A connection that ends if no whole request comes: an open connection costs a client nothing."""

    _seen: object = None
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        context: ServerContext = self.config.app.context  # type: ignore[union-attr]
        refused = None if self.client is None else _arrive(context, self.client, transport)
        if refused is None:
            self.loop.call_later(REQUEST_WITHIN_S, self._look)
            return
        self._refused = True
        # Nothing of the request has been read, so its language is not known.
        config = context.floor.config
        status, headers, body = refusal(refused, config.language, config)
        lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *map(": ".join, headers.items()), "", ""]
        transport.write("\r\n".join(lines).encode() + body)
        # If it were closed at once, the client would lose the answer.
        self.loop.call_later(LINGER_S, transport.abort)

    def data_received(self, data: bytes) -> None:
        if not self._refused:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.client is not None:
            self.config.app.context.connections.leave(self.client)  # type: ignore[union-attr]

    def _look(self) -> None:
        if self not in self.connections:
            # The connection is closed, or is a WebSocket now.
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.cycle is self._seen:
            self.transport.abort()
            return
        self._seen = self.cycle
        self.loop.call_later(REQUEST_WITHIN_S, self._look)


class _Socket(WebSocketsSansIOProtocol):
    """A socket that does not answer pings of a client that reads nothing: answers would pile up."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.client is not None:
            self.config.app.context.connections.leave(self.client)  # type: ignore[union-attr]

    def handle_ping(self) -> None:
        answer = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(answer))

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # A refused handshake is complete. Otherwise every refusal would be an error in the log.
            self.handshake_complete = True


class _Server(uvicorn.Server):
    """A server with a time limit for the TLS handshake, before which no other limit counts a client."""

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        loop, config = asyncio.get_running_loop(), self.config

        def accept() -> asyncio.Protocol:
            return _Wire(config, self.server_state, {})

        patience = REQUEST_WITHIN_S if config.is_ssl else None
        self.servers = [
            await loop.create_server(accept, sock=each, ssl=config.ssl, ssl_handshake_timeout=patience)
            for each in sockets or ()
        ]
        self.started = True


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any], context: InContext) -> None:
    """The socket."""
    await serve_socket(context, socket)


def make_app(context: ServerContext) -> Litestar:
    """The application of a server context."""

    async def check_origin(request: Request[Any, Any, Any]) -> None:
        if not context.trusts(request.headers):
            raise RequestRefusedError(STRANGE)

    def refuse(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorBody]:
        return tell_error(request, problem, context.floor.config)

    return Litestar(
        [*ROUTES, command_route(context.floor.registry), live, *_pages()],
        plugins=[_Strict()],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False), "actor": ACTOR},
        exception_handlers={Exception: refuse},
        before_request=check_origin,
        before_send=[_add_headers],
        request_max_body_size=LARGEST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Pitboss",
            version=metadata.version("pitboss"),
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(
                security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")},
            ),
            security=[{"bearer": []}],
        ),
        logging_config=None,
    )


@contextlib.asynccontextmanager
async def serving(context: ServerContext, host: str, port: int) -> AsyncIterator[int]:
    """Listens inside the block, and yields the port: a free one if none is given."""
    config = context.floor.config
    server = _Server(
        uvicorn.Config(
            Guard(make_app(context), context),
            ws=_Socket,
            ws_max_size=LARGEST_BYTES,
            ws_per_message_deflate=False,
            # The socket has its own heartbeat, which browsers can see and answer.
            ws_ping_interval=None,
            lifespan="off",
            # Only `addresses.py` decides who the client is.
            proxy_headers=False,
            log_config=None,
            access_log=False,
            server_header=False,
            ssl_certfile=config.tls_certificate,
            ssl_keyfile=config.tls_key,
            timeout_graceful_shutdown=STOP_WITHIN_S,
        )
    )
    listening = listen(host, port)
    # The caller decides when the server stops.
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
    running = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started and not running.done():
            await asyncio.sleep(0.01)
        if running.done():
            await running
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await context.guides.close()
        await running
        context.hub.close()
        listening.close()


def listen(host: str, port: int) -> sockets.socket:
    """A listening socket. The system disconnects clients that read nothing."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    # With TCP named, asyncio sets TCP_NODELAY. Otherwise an answer could wait for 40 ms.
    listening = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    try:
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        if hasattr(sockets, "TCP_USER_TIMEOUT"):
            listening.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, UNREAD_MS)
        listening.bind((host, port))
        listening.listen(2048)
    except BaseException:
        listening.close()
        raise
    return listening


def _arrive(
    context: ServerContext, client: tuple[str, int], transport: asyncio.Transport
) -> Rejection | None:
    """Accepts a connection. Those through a proxy are not counted by its address."""
    config = context.floor.config
    line: Any = {"client": client, "headers": []}
    address = "" if is_proxy(client[0], config) else client_address(line, config)
    return context.connections.arrive(client, address, transport)


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            # A document of the house has headers of its own.
            headers.setdefault(name, value)
        path: str = scope["path"]
        if path.startswith("/api"):
            headers["cache-control"] = "no-store"
        elif path.startswith(NAMED_BY_CONTENT) and message["status"] == HTTP_200_OK:
            headers["cache-control"] = "public, max-age=31536000, immutable"
        else:
            headers["cache-control"] = "no-cache"
        if scope["scheme"] == "https":
            headers["strict-transport-security"] = "max-age=31536000"


def _pages() -> list[Any]:
    """The pages of the terminals."""
    if not PAGES.is_dir():
        return []
    return [create_static_files_router("/", [PAGES], html_mode=True)]
