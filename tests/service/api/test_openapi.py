"""The description of the HTTP interface against the server itself: the server gives no other answers.

It takes over 10 s: a generator makes ten requests for every route, and 150 commands, from the description.
"""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from kit.server.floor_configs import three_games
from kit.server.live_server import Server, bearer, running
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from pitboss.floor.people.keys import device_kinds
from pitboss.floor.people.staff import Post
from pitboss.kernel.rejection import unwrap
from pitboss.service import server_context
from pitboss.service.auth.actors import DeviceKind
from pitboss.service.auth.permits import PERMITS
from pitboss.service.installing import install
from pitboss.service.network.buckets import Rate
from pitboss.store.opening import open_store

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ROWS = {str(kind.__struct_config__.tag): row for kind, row in PERMITS.items()}
SERVES = {
    DeviceKind.PLAYER_TERMINAL: "7",
    DeviceKind.SEAT: "star-1/ann",
    "shoe": "rapid-1",
    "wheel": "roulette-1",
    DeviceKind.STACKER: "7",
    DeviceKind.MONITORING: "floor",
}
LEAVING = ("/api/sign-out", "/api/lock", "/api/unlock", "/api/password")
"""Routes that end a session: they are called by a person who is not needed elsewhere."""
WATCHING = ("/api/log", "/api/replay", "/api/reports", "/api/slips", "/api/tickets")
"""The prefixes of the routes that an administrator may not use."""
IDS = count()

Case: TypeAlias = schemathesis.Case[Any]


class Visited:
    """A running server, and a token of each kind of person and device."""

    def __init__(self, url: str, tokens: dict[str, str]) -> None:
        self.url, self.tokens = url, tokens

    def sign(self, body: dict[str, Any]) -> str:
        """Has a permitted caller send it, so that the command is decided and not turned away first."""
        command = body.get("command")
        row = ROWS.get(str(command.get("type"))) if isinstance(command, dict) else None
        names = (
            []
            if row is None
            else sorted({*row.posts, *filter(row.lets, device_kinds())} & self.tokens.keys())
        )
        if not isinstance(command, dict) or not names:
            return self.tokens["administrator"]
        # Not always the same person, and alone: a second named person would have to sign.
        name = names[len(str(command)) % len(names)]
        body.pop("second", None)
        command.pop("approved", None)
        if "id" in body:
            body["id"] = f"c-{next(IDS)}"
        if "terminal" in command:
            command["terminal"] = "7"
        if isinstance(command.get("by"), dict):
            command["by"] = {"name": name, "role": name}
        elif "by" in command:
            command["by"] = name
        return self.tokens[name]


async def furnish(server: Server) -> dict[str, str]:
    assert await install(server.context.floor) is None
    people = {post.value: await server.hire(post.value, post) for post in Post}
    return people | {kind: await server.key(serves, kind) for kind, serves in SERVES.items()}


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visited]:
    """A server in a separate thread, without rate limits."""
    ready: Future[Visited] = Future()
    left: Future[None] = Future()

    async def serve(path: Path) -> None:
        store = unwrap(await open_store(str(path)))
        try:
            async with running(three_games(), store=store) as server:
                ready.set_result(Visited(f"http://127.0.0.1:{server.port}", await furnish(server)))
                await asyncio.wrap_future(left)
        finally:
            await store.close()

    def run() -> None:
        try:
            asyncio.run(serve(tmp_path_factory.mktemp("floor") / "floor.sqlite"))
        except Exception as problem:
            ready.set_exception(problem)
            raise

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(server_context, "REQUESTS", Rate(1e6, 10**6))
        patched.setattr(server_context, "SIGN_INS", Rate(1e6, 10**6))
        thread = threading.Thread(target=run)
        thread.start()
        yield ready.result(60)
        left.set_result(None)
        thread.join()


@pytest.fixture(scope="module")
def api(visited: Visited) -> Any:
    return schemathesis.openapi.from_url(f"{visited.url}/schema/openapi.json")


described = schemathesis.pytest.from_fixture("api")
plain = settings(
    deadline=None, phases=[Phase.generate], database=None, suppress_health_check=list(HealthCheck)
)


@described.exclude(path="/api/commands").parametrize()
@settings(plain, max_examples=10)
def test_every_answer_is_one_that_the_description_promises(case: Case, visited: Visited) -> None:
    name = "inspector" if case.path.startswith(WATCHING) else "administrator"
    token = visited.tokens["surveillance" if case.path in LEAVING else name]
    case.call_and_validate(headers=bearer(token), checks=CHECKS)


@described.include(path="/api/commands").parametrize()
@settings(plain, max_examples=150)
def test_no_command_breaks_the_server(case: Case, visited: Visited) -> None:
    body: Any = case.body
    token = visited.sign(body) if isinstance(body, dict) else visited.tokens["administrator"]
    case.call_and_validate(headers=bearer(token), checks=CHECKS)
