"""The attack: one administrator goes for the money, with keys, new accounts and the Inspector's account.

ada is the dishonest one. bea is the other administrator, and signs only in the second half of the file.

It takes over 10 s: a real server runs on each of two stores, and every signature costs a password hash.
"""

import asyncio
from collections.abc import Iterator
from itertools import count

import pytest
from kit.server.server_process import PASSWORD, SECOND, Server, bearer
from kit.server.small_floor import DATABASES, small_floor

from pitboss.audit.auditor import Audit, audit
from pitboss.kernel.rejection import unwrap
from pitboss.store.opening import open_store

IDS = count()


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with small_floor(request.param, tmp_path_factory.mktemp("floor")) as server:
        yield server


@pytest.fixture(scope="module")
def ada(server: Server) -> str:
    return server.sign_in("ada")


def refused(server: Server, path: str, body: object, token: str) -> str:
    """The code of a request that must be refused."""
    answer = server.http.post(path, json=body, headers=bearer(token))
    assert answer.status_code in (403, 409), answer.text
    return str(answer.json()["error"]["code"])


def command(server: Server, token: str, **fields: object) -> str | None:
    """The code of a refusal, if a command is refused."""
    body = {"id": f"a-{next(IDS)}", "command": fields}
    answer = server.http.post("/api/commands", json=body, headers=bearer(token))
    return None if answer.is_success else str(answer.json()["error"]["code"])


KEYS = [
    {"name": "other-50", "kind": "player-terminal", "serves": "50"},
    {"name": "stacker-50", "kind": "stacker", "serves": "50"},
    {"name": "second-cms", "kind": "monitoring", "serves": "floor"},
]
"""A second terminal 50, a false note slot, and a monitoring system that sends credits."""


@pytest.mark.parametrize("device", KEYS, ids=lambda device: device["name"])
def test_no_key_is_made_by_one(server: Server, ada: str, device: dict[str, str]) -> None:
    assert refused(server, "/api/devices", device, ada) == "second-person-needed"
    own = {"name": "ada", "password": PASSWORD}
    assert refused(server, "/api/devices", {**device, "second": own}, ada) == "second-person-needed"
    cashier = {"name": "cas", "password": PASSWORD}
    assert refused(server, "/api/devices", {**device, "second": cashier}, ada) == "second-person-needed"
    grant = {"type": "grant-key", "device": device["name"], "kind": device["kind"], "serves": "50"}
    assert command(server, ada, **grant, by="ada") == "not-permitted"
    assert server.get("/api/me", server.keys["terminal-50"])["name"] == "terminal-50"


@pytest.mark.parametrize("posts", [["cashier"], ["casino-supervisor"], ["administrator"]], ids=str)
def test_nobody_is_made_by_one(server: Server, ada: str, posts: list[str]) -> None:
    body = {"name": "own-making", "posts": posts}
    assert refused(server, "/api/staff", body, ada) == "second-person-needed"
    assert command(server, ada, type="add-staff", **body, by="ada") == "second-person-needed"
    assert command(server, ada, type="add-staff", **body, by="setup") == "not-permitted"
    assert command(server, ada, type="change-posts", name="dan", posts=posts, by="ada") == (
        "second-person-needed"
    )


def test_no_password_is_given_by_one(server: Server, ada: str) -> None:
    for name in ("cas", "sue", "bea"):
        assert refused(server, f"/api/staff/{name}/password", {}, ada) == "second-person-needed"
        server.sign_in(name)


@pytest.mark.parametrize("second", [None, SECOND], ids=["one", "two"])
def test_inspectors_are_out_of_reach_of_one_and_of_two(
    server: Server, ada: str, second: dict[str, str] | None
) -> None:
    signed = {"second": second}
    assert refused(server, "/api/staff/ian/password", signed, ada) == "inspectors-apart"
    body = {"name": "own-inspector", "posts": ["inspector"], **signed}
    assert refused(server, "/api/staff", body, ada) == "inspectors-apart"
    suspend = {"type": "suspend-staff", "name": "ian", "by": "ada", "reason": "In the way."}
    posts = {"type": "change-posts", "name": "ian", "posts": ["dealer"], "by": "ada"}
    risen = {"type": "change-posts", "name": "dan", "posts": ["inspector"], "by": "ada"}
    for at, each in enumerate((suspend, posts, risen)):
        request = {"id": f"i-{at}-{second is None}", "command": each, **signed}
        assert refused(server, "/api/commands", request, ada) == "inspectors-apart"
    ian = server.sign_in("ian")
    for session in [each["session"] for each in server.get("/api/sessions", ada) if each["name"] == "ian"]:
        ended = server.http.delete(f"/api/sessions/{session}", headers=bearer(ada))
        assert ended.json()["error"]["code"] == "inspectors-apart"
    assert server.get("/api/me", ian)["name"] == "ian"


def test_with_two_it_works_and_the_new_key_ends_the_old(server: Server, ada: str) -> None:
    """The log names the key that reported a note, and the stacker continues its count."""
    before = server.keys["stacker-50"]
    note = {"type": "insert-note", "terminal": "50", "cents": 5_000}
    server.post("/api/commands", {"id": "n-1", "command": note}, before)
    made = {device["name"]: server.post("/api/devices", {**device, "second": SECOND}, ada) for device in KEYS}
    for old in (before, server.keys["terminal-50"], server.keys["monitoring"]):
        assert server.http.get("/api/me", headers=bearer(old)).json()["error"]["code"] == "unknown-key"
    slot = made["stacker-50"]["key"]
    # A command that was sent with the old key is not done again with the new one.
    again = server.http.post("/api/commands", json={"id": "n-1", "command": note}, headers=bearer(slot))
    assert again.status_code == 409
    server.post("/api/commands", {"id": "n-2", "command": note}, slot)
    shown = server.get("/api/terminals/50", server.sign_in("sue"))
    assert shown["credits"] == 10_000
    log = server.get("/api/log?stream=pt/50&limit=50", server.sign_in("ian"))
    assert {each["by"] for each in log if each["type"] == "note-inserted.1"} == {
        "key/stacker-50/1",
        "key/stacker-50/2",
    }


def test_two_who_were_made_by_each_other_that_day_do_not_count_as_two(server: Server, ada: str) -> None:
    once = server.post("/api/staff", {"name": "cleo", "posts": ["administrator"], "second": SECOND}, ada)
    token = server.post("/api/sign-in", {"name": "cleo", "password": once["password"]})["token"]
    server.post("/api/password", {"old": once["password"], "new": PASSWORD}, token)
    cleo = {"name": "cleo", "password": PASSWORD}
    body = {"name": "own-making", "posts": ["cashier"]}
    assert refused(server, "/api/staff", {**body, "second": cleo}, ada) == "made-by-each-other"
    assert refused(server, "/api/staff", {**body, "second": SECOND}, token) == "made-by-each-other"
    once = server.post("/api/staff", {**body, "second": SECOND}, ada)
    assert once["name"] == "own-making"


def test_one_protects_the_floor_and_is_not_alone_by_that(server: Server, ada: str) -> None:
    """An administrator who suspends the others does not become able to act alone."""
    others = [each for each in server.get("/api/staff", ada) if "administrator" in each["posts"]]
    for name in {each["name"] for each in others} - {"ada"}:
        suspend = {"type": "suspend-staff", "name": name, "by": "ada", "reason": "In the way."}
        assert command(server, ada, **suspend) is None
    body = {"name": "own-second", "posts": ["administrator"]}
    assert refused(server, "/api/staff", body, ada) == "second-person-needed"
    assert refused(server, "/api/staff", {**body, "second": SECOND}, ada) == "second-person-refused"
    restore = {"type": "restore-staff", "name": "bea", "by": "ada"}
    assert command(server, ada, **restore) == "second-person-needed"
    gone = server.http.delete("/api/devices/terminal-50", headers=bearer(ada))
    assert gone.status_code in (204, 404)


def test_the_log_of_it_all_is_sound(server: Server) -> None:
    server.stop()

    async def look() -> object:
        store = unwrap(await open_store(server.database))
        try:
            return await audit(store)
        finally:
            await store.close()

    found = asyncio.run(look())
    assert isinstance(found, Audit), found
