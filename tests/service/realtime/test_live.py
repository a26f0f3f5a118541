"""A real server and real sockets: who may connect, what they see, and what ends a connection.

It takes over 10 s: every test has a server of its own, with real sockets.
"""

import asyncio
import socket as sockets
from typing import Any

import httpx
import msgspec
import pytest
from kit.server.live_server import CONFIG, PASSWORD, QUICK, Client, Server, bearer, note, running
from kit.store.store_contract import NOON
from kit.support import RAPID
from kit.tables.live_table import seated
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pitboss.aggregates import REGISTRY
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.people.staff import Post
from pitboss.floor.people.staff_commands import ChangePosts
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.service.api.answers import read_command
from pitboss.service.api.server import listen, make_app, serving
from pitboss.service.auth.actors import DeviceKind
from pitboss.service.auth.sign_in import Authenticator
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.realtime import socket
from pitboss.service.server_context import NoRunners, ServerContext
from pitboss.service.views import channels
from pitboss.store.memory import MemoryStore
from pitboss.store.port import LOST, StoreError
from pitboss.words.rendering import english, render


def test_a_terminal_sees_what_it_does_and_nobody_elses() -> None:
    async def check() -> None:
        async with running() as server, server.socket(await server.key()) as client:
            await client.say("watch", channel="terminal/7")
            snapshot = await client.hear()
            assert (snapshot["type"], snapshot["n"]) == ("snapshot", 0)
            await client.say("do", id="n-1", command=note())
            done, change = sorted(
                [await client.hear(), await client.hear()], key=lambda message: message["type"]
            )[::-1]
            assert done == {
                "type": "done",
                "id": "n-1",
                "events": [{"seq": done["events"][0]["seq"], "stream": "pt/7", "type": "note-inserted.1"}],
            }
            assert (change["channel"], change["n"]) == ("terminal/7", 1)
            assert 5_000 in change["patch"].values()
            await client.say("do", id="n-1", command=note())
            assert await client.hear() == done
            await client.say("do", id="n-2", command=note(terminal="8"))
            assert (await client.hear())["error"]["code"] == "not-permitted"
            for channel in ("terminal/8", "game/none", "tea"):
                await client.say("watch", channel=channel)
                message = await client.hear()
                assert (message["type"], message["id"]) == ("refused", channel)
            await client.say("resync", channel="terminal/7")
            assert (await client.hear())["n"] == 1
            await client.say("unwatch", channel="terminal/7")
            await client.say("do", id="n-3", command=note())
            assert (await client.hear())["type"] == "done"
            async with server.socket(await server.screen()) as player:
                await player.say("do", id="out", command={"type": "cash-out", "terminal": "7"})
                assert (await player.hear())["ticket"]["cents"] == 10_000

    asyncio.run(check())


def test_a_thousand_ids_of_one_are_not_in_the_way_of_another() -> None:
    async def check() -> None:
        async with running() as server:
            for terminal in ("7", "8"):
                async with server.socket(await server.key(terminal)) as client:
                    await client.say("do", id="same", command=note(terminal=terminal))
                    assert (await client.hear())["type"] == "done"
                    await client.say("do", id="x" * 60, command=note(terminal=terminal))
                    assert (await client.hear())["type"] == "done"
                    await client.say("do", id="x y", command=note(terminal=terminal))
                    assert (await client.hear())["error"]["code"] == "bad-id"

    asyncio.run(check())


def test_commands_run_side_by_side_and_answers_carry_their_ids() -> None:
    async def check() -> None:
        async with running() as server, server.socket(await server.key()) as client:
            ids = {f"n-{number}" for number in range(20)}
            for each in ids:
                await client.say("do", id=each, command=note(500))
            messages = [await client.hear() for _ in ids]
            assert {each["id"] for each in messages} == ids
            assert {each["type"] for each in messages} == {"done"}

    asyncio.run(check())


@pytest.mark.parametrize(
    "text, code",
    [
        ("{", "malformed-message"),
        ("[]", "malformed-message"),
        ('{"type":"sing"}', "malformed-message"),
        ('{"type":"watch","channel":"floor","loud":true}', "malformed-message"),
        ('{"type":"watch","channel":7}', "malformed-message"),
        ("[" * 5_000, "malformed-message"),
        ('{"type":"hello","token":"again"}', "hello-twice"),
    ],
)
def test_what_is_no_message_ends_the_connection(text: str, code: str) -> None:
    async def check() -> None:
        async with running() as server, server.socket(await server.key()) as client:
            await client.wire.send(text)
            assert await client.bye() == code

    asyncio.run(check())


def test_bytes_and_oversized_messages_end_the_connection() -> None:
    async def check() -> None:
        async with running() as server:
            async with server.socket(await server.key()) as client:
                await client.wire.send(b'{"type":"pong"}')
                assert await client.bye() == "malformed-message"
            async with server.socket(await server.key()) as client:
                await client.wire.send('{"type":"watch","channel":"' + "x" * 70_000 + '"}')
                with pytest.raises(ConnectionClosed) as closed:
                    await client.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009

    asyncio.run(check())


def test_a_malformed_command_in_a_good_message_is_refused_and_the_rest_goes_on() -> None:
    async def check() -> None:
        async with running() as server, server.socket(await server.key()) as client:
            bad: list[Any] = [{"type": "fly"}, {"type": "insert-note"}, [], None, note() | {"tip": 5}]
            for command in bad:
                await client.say("do", id="c", command=command)
                message = await client.hear()
                assert (message["type"], message["error"]["code"]) == ("refused", "bad-command")
            await client.say("do", id="c", command=note())
            assert (await client.hear())["type"] == "done"

    asyncio.run(check())


@pytest.mark.parametrize(
    "text, code",
    [
        ('{"type":"hello","token":"pk_forged"}', "unknown-key"),
        ('{"type":"hello","token":"forged"}', "not-signed-in"),
        ('{"type":"watch","channel":"floor"}', "hello-missing"),
        ("hello", "malformed-message"),
        (None, "hello-missing"),
    ],
)
def test_nobody_is_let_in_without_a_good_hello(
    text: str | None, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN_S", 0.2)

    async def check() -> None:
        async with running() as server, server.socket() as client:
            if text is not None:
                await client.wire.send(text)
            assert await client.bye() == code

    asyncio.run(check())


def test_strange_pages_cannot_connect() -> None:
    async def check() -> None:
        async with running() as server:
            url = f"ws://127.0.0.1:{server.port}/live"
            for origin in ("https://floor.example", f"http://127.0.0.1:{server.port}"):
                async with connect(url, additional_headers={"Origin": origin}) as wire:
                    await Client(wire).say("hello", token=await server.key())
                    assert (await Client(wire).hear())["type"] == "welcome"
            for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url, additional_headers={"Origin": origin})
                assert refused.value.response.status_code == 403

    asyncio.run(check())


def test_too_many_messages_watches_and_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_WATCHES", 1)
    monkeypatch.setattr(socket, "MOST_COMMANDS", 0)

    async def check() -> None:
        async with running() as server:
            token = await server.hire("sue", Post.CASINO_SUPERVISOR)
            async with server.socket(token) as client:
                await client.say("watch", channel="terminal/7")
                await client.hear()
                await client.say("watch", channel="terminal/8")
                assert (await client.hear())["error"]["code"] == "too-many-watches"
                await client.say("do", id="a", command=note())
                assert (await client.hear())["error"]["code"] == "too-many-messages"
                for _ in range(200):
                    await client.say("pong")
                assert await client.bye() == "too-many-messages"

    asyncio.run(check())


def test_a_silent_connection_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(socket, "HEARTBEAT_S", 0.05)
    monkeypatch.setattr(socket, "monotonic", lambda: now)

    async def check() -> None:
        nonlocal now
        async with running() as server, server.socket(await server.key()) as client:
            for n in range(10):
                await client.say("pong")
                # Its answer shows that the server has read the pong before it.
                await client.say("watch", channel=f"unknown/{n}")
                while (message := await client.hear())["type"] == "ping":
                    pass
                assert message["error"]["code"] == "unknown-channel", message
                now += socket.SILENCE_S
            assert (await client.hear())["type"] == "ping"
            now += 1
            assert await client.bye() == "no-pong"

    asyncio.run(check())


def test_the_connection_of_a_signed_out_person_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the next command, or at the next heartbeat."""
    monkeypatch.setattr(socket, "HEARTBEAT_S", 0.05)

    async def check() -> None:
        async with running() as server:
            token = await server.hire("sue", Post.CASINO_SUPERVISOR)
            async with server.socket(token) as client:
                assert (await server.post("/api/sign-out", {}, token)).status_code == 204
                assert await client.bye() == "not-signed-in"
            key = await server.key()
            monkeypatch.setattr(socket, "HEARTBEAT_S", 60)
            async with server.socket(key) as client:
                await server.context.auth.keys.take_back("stacker-7")
                await client.say("do", id="a", command=note())
                assert await client.bye() == "unknown-key"

    asyncio.run(check())


def test_a_slow_client_is_dropped_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = {"n": 0, "news": ""}
    monkeypatch.setattr(channels, "render", lambda *_, **__: shown)

    async def check() -> None:
        async with running() as server:
            url = f"ws://127.0.0.1:{server.port}/live"
            dropped = server.context.metrics.dropped._value
            async with connect(url, max_queue=1) as slow, connect(url, max_size=None) as quick:
                for wire, key in ((slow, await server.screen()), (quick, await server.key())):
                    await Client(wire).say("hello", token=key)
                    await Client(wire).say("watch", channel="terminal/7")
                assert (await Client(quick).hear())["type"] == "welcome"
                assert (await Client(quick).hear())["type"] == "snapshot"
                for n in range(1, 200):
                    # More than the machine buffers for a connection, after a while.
                    shown.update(n=n, news=str(n) * 100_000)
                    server.context.hub.invalidate(["terminal/7"])
                    assert (await Client(quick).hear())["n"] == n
                    if dropped.get():
                        break
                assert dropped.get() == 1
                await Client(quick).say("do", id="a", command=note())
                assert (await Client(quick).hear())["type"] == "done"
                slow.transport.abort()

    asyncio.run(check())


def test_a_client_is_told_which_server_runs_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "render", lambda *_, **__: {"phase": "open"})

    class Elsewhere(NoRunners):
        def leader(self, game: str) -> str | None:
            return {"rapid-1": "https://two.example"}.get(game)

    async def check() -> None:
        async with running() as server, server.socket(await server.screen()) as client:
            server.context.runners = Elsewhere()
            await client.say("watch", channel="game/rapid-1")
            assert (await client.hear())["type"] == "snapshot"
            lead = {"type": "lead", "channel": "game/rapid-1", "to": "https://two.example"}
            assert await client.hear() == lead
            await client.say("watch", channel="game/rapid-2")
            assert (await client.hear())["type"] == "snapshot"
            await client.say("watch", channel="terminal/7")
            assert (await client.hear())["type"] == "snapshot"

    asyncio.run(check())


def test_a_countdown_is_rendered_again_though_nothing_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = {"ends_at": 1}
    monkeypatch.setattr(channels, "render", lambda *_, **__: shown)

    async def check() -> None:
        async with running() as server, server.socket(await server.screen()) as client:
            await client.say("watch", channel="game/rapid-1")
            await client.hear()
            shown["ends_at"] = 2
            server.context.invalidate_game("rapid-1")
            assert (await client.hear())["patch"] == {"ends_at": 2}

    asyncio.run(check())


def test_a_person_with_changed_posts_sees_other_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HEARTBEAT_S", 0.05)

    async def check() -> None:
        async with running() as server:
            token = await server.hire("sue", Post.CASINO_SUPERVISOR)
            async with server.socket(token) as client:
                await client.say("watch", channel="terminal/7")
                while (message := await client.hear())["type"] != "snapshot":
                    assert message["type"] == "ping"
                moved = ChangePosts("sue", (Post.DEALER,), by="setup")
                await server.context.floor.do("move", moved, "setup")
                while (message := await client.hear())["type"] == "ping":
                    await client.say("pong")
                assert (message["id"], message["error"]["code"]) == ("terminal/7", "not-permitted")

    asyncio.run(check())


def test_the_second_person_signs_for_one_command() -> None:
    """A terminal has no person to sign beside it; for staff a wrong password is a wrong password."""

    async def check() -> None:
        async with running() as server:
            await server.hire("sue", Post.CASINO_SUPERVISOR)
            watch = await server.key("floor", DeviceKind.MONITORING)
            beside = {"name": "sue", "password": PASSWORD}
            body = {"id": "a", "command": note(), "second": beside}
            refused = await server.post("/api/commands", body, await server.key())
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "staff-only")
            dee = await server.hire("dee", Post.DEALER)
            wrong = body | {"second": beside | {"password": "guess"}}
            refused = await server.post("/api/commands", wrong, dee)
            # It must not look as if the person who asks had to sign in again.
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "second-person-refused")
            refused = await server.post("/api/commands", body, dee)
            assert refused.json()["error"]["code"] == "not-permitted"
            log = (await server.get("/api/log", watch)).json()
            assert (log[-1]["stream"], log[-1]["body"]["command"]) == ("staff/dee", "insert-note")

    asyncio.run(check())


def test_while_the_database_is_away_nobody_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: object, **__: object) -> None:
        raise StoreError(LOST)

    async def broken(*_: object, **__: object) -> None:
        raise ValueError("secret of the house")

    async def check() -> None:
        async with running() as server, server.socket(key := await server.key()) as client:
            auth = server.context.auth
            find = auth.find
            monkeypatch.setattr(auth, "find", lost)
            await client.say("do", id="a", command=note())
            assert (await client.hear())["error"]["code"] == "store-unavailable"
            answer = await server.get("/api/me", key)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store-unavailable")
            async with server.socket() as late:
                await late.say("hello", token=key)
                assert await late.bye() == "store-unavailable"
            monkeypatch.setattr(auth, "find", broken)
            await client.say("do", id="a", command=note())
            assert (await client.hear())["error"]["code"] == "internal-error"
            answer = await server.get("/api/me", key)
            assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal-error")
            assert "secret" not in answer.text
            monkeypatch.setattr(auth, "find", find)
            await client.say("do", id="a", command=note())
            assert (await client.hear())["type"] == "done"

    asyncio.run(check())


def test_an_address_that_is_taken_is_told() -> None:
    async def check() -> None:
        async with running() as server:
            with pytest.raises(OSError, match="in use"):
                async with serving(server.context, "127.0.0.1", server.port):
                    pass

    asyncio.run(check())


def test_http_asks_for_the_same() -> None:
    async def check() -> None:
        async with running() as server:
            key = await server.key()
            body = {"id": "n-1", "command": note()}
            done = await server.post("/api/commands", body, key)
            assert (done.status_code, done.json()["events"][0]["type"]) == (200, "note-inserted.1")
            assert (await server.post("/api/commands", body, key)).json() == done.json()
            terminal = await server.get("/api/terminals/7", key)
            assert terminal.status_code == 200
            assert 5_000 in terminal.json().values()
            assert (await server.get("/api/terminals/8", key)).status_code == 403
            assert (await server.get("/api/me", key)).json()["serves"] == "7"
            sue = await server.hire("sue", Post.CASINO_SUPERVISOR)
            listed = (await server.get("/api/terminals", sue)).json()
            assert {"terminal": "7", "credits": 5_000} in listed
            screen = await server.screen()
            assert (await server.get("/api/games", screen)).json() == []
            assert (await server.get("/api/games/none", screen)).status_code == 404

    asyncio.run(check())


def test_every_error_has_one_shape_and_its_status() -> None:
    async def check() -> None:
        async with running() as server:
            key, sue = await server.key(), await server.hire("sue", Post.CASINO_SUPERVISOR)
            answers = {
                "not-signed-in": (401, await server.get("/api/me")),
                "not-permitted": (403, await server.get("/api/staff", sue)),
                "not-found": (404, await server.get("/api/nothing", key)),
                "method-not-allowed": (405, await server.get("/api/sign-in", key)),
                "malformed-request": (400, await server.post("/api/commands", {"id": "a"}, key)),
                "too-large": (413, await server.post("/api/commands", {"id": "a" * 70_000}, key)),
                "wrong-command": (409, await server.post("/api/commands", wrong(), key)),
                "sign-in-refused": (401, await sign_in(server, "sue", "wrong")),
            }
            for code, (status, answer) in answers.items():
                assert answer.status_code == status, code
                error = answer.json()["error"]
                assert error.keys() == {"code", "facts", "message", "clause"}
                assert code in (error["code"], "wrong-command")
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert answer.headers["cache-control"] == "no-store"

    asyncio.run(check())


@pytest.mark.parametrize(
    "body, field, words",
    [
        (b'{"id":7,"command":{}}', "$.id", "请求的 `$.id` 须为 `str` 类型。"),
        (b'{"id":"a"}', "$.command", "请求缺少字段 `$.command`。"),
        (
            b'{"id":"a","command":{"type":"cash-out"}}',
            "$.command.terminal",
            "请求缺少字段 `$.command.terminal`。",
        ),
        (b"7", "$", "请求的 `$` 须为 `object` 类型。"),
        (b"", "$", "请求的 `$` 不正确。"),
    ],
)
def test_a_body_that_does_not_fit_is_refused_by_its_field(body: bytes, field: str, words: str) -> None:
    async def check() -> None:
        async with running() as server:
            headers = {**bearer(await server.key()), "accept-language": "zh-Hans"}
            headers["content-type"] = "application/json"
            answer = await server.http.post("/api/commands", content=body, headers=headers)
            error = answer.json()["error"]
            assert (answer.status_code, error["facts"]["field"], error["message"]) == (400, field, words)

    asyncio.run(check())


@pytest.mark.parametrize(
    "command, words",
    [
        (b'{"type":"cash-out"}', "指令缺少字段 `$.terminal`。"),
        (b'{"type":"cash-out","terminal":"7","x":1}', "指令含有未知字段 `$.x`。"),
        (b'{"type":"insert-note","terminal":"7","cents":"x"}', "指令的 `$.cents` 须为 `int` 类型。"),
        (b"{}", "没有此指令。可用的指令有：set-terminal、insert-note、"),
        (b"{", "无法读取指令（"),
    ],
)
def test_a_command_that_does_not_fit_is_refused_by_its_field(command: bytes, words: str) -> None:
    refused = read_command(REGISTRY, command)
    assert isinstance(refused, Rejection)
    assert render(refused.text, "zh-Hans").startswith(words)


def wrong() -> dict[str, Any]:
    return {"id": "w", "command": note(123)}


async def sign_in(server: Server, name: str, password: str) -> httpx.Response:
    return await server.post("/api/sign-in", {"name": name, "password": password})


def test_people_sign_in_and_out_and_change_their_passwords() -> None:
    async def check() -> None:
        async with running() as server:
            given = await server.context.auth.first_start()
            assert given is not None
            let_in = (await sign_in(server, "admin", given)).json()
            token = let_in["token"]
            assert let_in["must_change"]
            assert (await server.get("/api/staff", token)).json()["error"]["code"] == "password-change-needed"
            new = {"old": given, "new": PASSWORD}
            assert (await server.post("/api/password", new, token)).status_code == 204
            await server.hire("bea", Post.ADMINISTRATOR)
            signed = {"second": {"name": "bea", "password": PASSWORD}}
            hired = await server.post("/api/staff", {"name": "dee", "posts": ["dealer"], **signed}, token)
            assert hired.status_code == 201
            assert [each["name"] for each in (await server.get("/api/staff", token)).json()] == [
                "admin",
                "bea",
                "dee",
            ]
            again = await server.post("/api/staff/dee/password", signed, token)
            assert (await sign_in(server, "dee", hired.json()["password"])).status_code == 401
            dee = (await sign_in(server, "dee", again.json()["password"])).json()["token"]
            assert (await server.post("/api/sign-out", {}, dee)).status_code == 204
            assert (await server.post("/api/lock", {}, token)).status_code == 204
            assert (await server.get("/api/me", token)).json()["error"]["code"] == "session-locked"
            assert (await server.post("/api/unlock", {"password": PASSWORD}, token)).status_code == 200
            session, _ = (await server.get("/api/sessions", token)).json()
            ended = await server.http.delete(f"/api/sessions/{session['session']}", headers=bearer(token))
            assert ended.status_code == 204
            assert (await server.get("/api/me", token)).status_code == 401

    asyncio.run(check())


def test_an_administrator_gives_keys_and_takes_them_back() -> None:
    async def check() -> None:
        async with running() as server:
            token = await server.hire("ada", Post.ADMINISTRATOR)
            await server.hire("bea", Post.ADMINISTRATOR)
            signed = {"second": {"name": "bea", "password": PASSWORD}}
            shoe = {"name": "shoe-rapid-1", "kind": "shoe", "serves": "rapid-1", **signed}
            made = await server.post("/api/devices", shoe, token)
            key = made.json()["key"]
            assert made.status_code == 201
            assert (await server.get("/api/me", key)).json()["name"] == "shoe-rapid-1"
            listed = (await server.get("/api/devices", token)).json()
            assert [each["name"] for each in listed] == ["shoe-rapid-1"]
            again = (await server.post("/api/devices", shoe, token)).json()["key"]
            assert (await server.get("/api/me", key)).status_code == 401
            assert (await server.get("/api/me", again)).json()["number"] == 2
            gone = await server.http.delete("/api/devices/shoe-rapid-1", headers=bearer(token))
            assert gone.status_code == 204
            assert (await server.get("/api/me", again)).status_code == 401

    asyncio.run(check())


def test_guessing_passwords_is_slowed_down() -> None:
    async def check() -> None:
        async with running() as server:
            answers = [await sign_in(server, f"guess-{number}", "x") for number in range(12)]
            assert [answer.status_code for answer in answers][:10] == [401] * 10
            assert answers[-1].json()["error"]["code"] == "too-many-requests"

    asyncio.run(check())


def test_the_log_and_the_figures_are_for_those_who_watch_over_the_floor() -> None:
    async def check() -> None:
        async with running() as server:
            key, watch = await server.key(), await server.key("floor", DeviceKind.MONITORING)
            eye = await server.hire("eve", Post.SURVEILLANCE)
            rows = (await server.get("/api/log?after=1&limit=1", eye)).json()
            assert [(row["seq"], row["type"]) for row in rows] == [(2, "terminal-set.1")]
            assert (await server.get("/api/log", watch)).status_code == 200
            assert (await server.get("/api/log", key)).status_code == 403
            assert (await server.get("/api/log?limit=0", eye)).status_code == 400
            figures = (await server.get("/metrics", await server.key("floor", DeviceKind.METRICS))).text
            assert "pitboss_log_position" in figures
            assert (await server.get("/metrics", key)).status_code == 403
            health = await server.get("/health")
            assert (health.status_code, health.json()["database"]) == (200, "reachable")
            assert (await server.get("/api/deals/rapid-1")).json() == []
            assert (await server.get("/api/deals/rapid-1/1")).status_code == 404

    asyncio.run(check())


def test_the_description_names_every_route() -> None:
    async def check() -> None:
        async with FloorEngine(MemoryStore(), CONFIG, lambda: NOON) as floor:
            described = make_app(
                ServerContext(floor, b"", Authenticator(floor, QUICK))
            ).openapi_schema.to_schema()
        assert described["openapi"].startswith("3.1")
        assert {"/api/commands", "/api/games/{game}", "/health"} <= described["paths"].keys()
        assert "ActAtTable" in described["components"]["schemas"]

    asyncio.run(check())


def test_those_who_watch_over_the_floor_have_the_software_checked() -> None:
    async def check() -> None:
        async with running() as server:
            ina, dee = await server.hire("ina", Post.INSPECTOR), await server.hire("dee", Post.DEALER)
            found = await server.post("/api/software", {}, ina)
            assert found.status_code == 200
            assert found.json()["sha256"] == found.json()["accepted"]
            assert (await server.get("/health")).json()["software"] == {found.json()["server"]: True}
            assert (await server.post("/api/software", {}, dee)).status_code == 403

    asyncio.run(check())


@pytest.mark.clause(RAPID, "6.3.3")
def test_a_player_who_drags_too_much_is_told_what_counts() -> None:
    async def check() -> None:
        async with running() as server, server.socket(await server.screen()) as client:
            for n, event in enumerate(seated(RAPID, most_total=3_000).start().events):
                act = ActAtTable("1", event.act, event.by, event.approved)
                unwrap(await server.context.floor.do(f"pit-{n}", act, "setup"))
            unwrap(await server.context.floor.do("note", InsertNote("7", 5_000), "pt/7"))
            at = {"terminal": "7", "game": "1", "play": "1-1"}
            drag = {"type": "drag-chips", **at, "stakes": {"tie": 4_000}}
            await client.say("do", id="d-1", command=drag)
            (note,) = (await client.hear())["notices"]
            assert english(msgspec.convert(note, Text)) == "Tie: $30 fits the limits, $10 comes back."
            again = await server.post("/api/commands", {"id": "d-1", "command": drag}, await server.screen())
            assert again.json()["notices"] == [note]
            cleared = {"id": "d-2", "command": {"type": "clear-chips", **at}}
            assert "notices" not in (await server.post("/api/commands", cleared, await server.key())).json()

    asyncio.run(check())


def test_an_answer_is_sent_at_once_and_does_not_wait_for_more() -> None:
    async def check() -> None:
        heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            wire = writer.get_extra_info("socket")
            heard.set_result(wire.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY))
            writer.close()

        with listen("127.0.0.1", 0) as listening:
            async with await asyncio.start_server(meet, sock=listening):
                _, writer = await asyncio.open_connection(*listening.getsockname())
                assert await heard
                writer.close()
                await writer.wait_closed()

    asyncio.run(check())
