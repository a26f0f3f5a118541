"""Attempts without permission over the real interface: each role, forged messages, false second persons.

It takes over 10 s: each role tries every command over the real interface.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from kit.clients.actors import BODIES, CAL, NAMES, SUE, WANTED, everybody
from kit.server.floor_configs import rapid_floor
from kit.server.live_server import PASSWORD, Server, bearer, code_of, new_request, note, tell
from kit.store.store_contract import NOON
from kit.support import RAPID

from pitboss.acting.acts.act import Person
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.devices.device_commands import ReportFault
from pitboss.floor.devices.devices import Fault
from pitboss.floor.people.staff import Post
from pitboss.floor.people.staff_commands import SuspendStaff
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.play import BallAtRest
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource
from pitboss.service import server_context
from pitboss.service.auth import guesses
from pitboss.service.auth.actors import DeviceActor, DeviceKind, StaffActor
from pitboss.service.auth.keys import hashed
from pitboss.service.auth.sign_in import DEALER_IDLE_MS
from pitboss.service.demo import check_apart, furnish
from pitboss.service.installing import install
from pitboss.service.network import strangers
from pitboss.service.network.buckets import Rate
from pitboss.service.realtime import socket
from pitboss.service.runner.preflight import person_at


async def ask(server: Server, token: str, command: Any, second: str | None = None) -> str | None:
    """The code with which a command is refused, if it is."""
    return code_of(await server.post("/api/commands", new_request(command, second), token))


ADMIN = StaffActor("x", frozenset({Post.ADMINISTRATOR}), "0f")


# Everyone tries every command


def test_each_role_and_each_device_tries_each_act_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    # All of them are at one address, and name tickets that nobody has.
    monkeypatch.setattr(guesses, "GUESSES_OF_ONE_ADDRESS", Rate(1, 1_000))

    async def story(server: Server) -> None:
        refusals = 0
        for name, token in (await everybody(server)).items():
            for command, second, who in WANTED:
                text = msgspec.json.encode(command).decode().replace('"me"', f'"{NAMES[name]}"')
                people = name in list(Post)
                code = await ask(server, token, msgspec.json.decode(text), second if people else None)
                allowed = name in who.split()
                assert (code != "not-permitted") == allowed, (name, command, code)
                refusals += people and not allowed
        stored = [each async for batch in server.context.floor.store.events() for each in batch]
        assert sum(each.type == "act-refused.1" for each in stored) == refusals

    tell(story, config=rapid_floor(("rapid-1", "baccarat", "device")))


SUPERVISION = (
    "gaming-supervisor electronic-gaming-supervisor casino-supervisor"
    " assistant-gaming-manager gaming-manager casino-operator"
)
ROUTES = {
    ("GET", "/api/staff"): "administrator",
    # Who a login stands for is read by staff alone.
    ("GET", "/api/people"): f"{SUPERVISION} dealer inspector surveillance cashier administrator",
    ("POST", "/api/staff"): "administrator inspector",
    ("POST", "/api/staff/dee/password"): "administrator inspector",
    ("GET", "/api/devices"): "administrator",
    ("POST", "/api/devices"): "administrator",
    ("DELETE", "/api/devices/none"): "administrator",
    ("GET", "/api/sessions"): "administrator",
    ("DELETE", "/api/sessions/none"): "administrator",
    ("GET", "/api/log"): "inspector surveillance monitoring",
    ("GET", "/metrics"): "administrator metrics",
    ("GET", "/api/terminals"): f"{SUPERVISION} inspector surveillance",
    ("GET", "/api/terminals/8"): f"{SUPERVISION} inspector surveillance",
    ("GET", "/api/tickets/1"): f"{SUPERVISION} inspector surveillance cashier",
    ("GET", "/api/slips/ticket/1"): f"{SUPERVISION} inspector surveillance cashier player-terminal",
    ("GET", "/api/slips/payout/7/1"): f"{SUPERVISION} inspector surveillance cashier",
    ("GET", "/api/moves"): f"{SUPERVISION} inspector surveillance cashier",
    ("GET", "/api/games/rapid-1/plays"): SUPERVISION,
    ("GET", "/api/replay/rapid-1"): "inspector surveillance monitoring",
    ("GET", "/api/replay/rapid-1/1"): "inspector surveillance monitoring",
    ("GET", "/api/reports"): "inspector surveillance gaming-manager casino-operator",
    ("GET", "/api/reports/accounts"): "inspector surveillance gaming-manager casino-operator",
}


def test_each_of_them_tries_each_page() -> None:
    async def story(server: Server) -> None:
        tokens = await everybody(server) | {"a stranger": "", "a forger": "pk_forged"}
        for (method, path), who in ROUTES.items():
            for name, token in tokens.items():
                body = BODIES.get(path) if method == "POST" else None
                answer = await server.http.request(method, path, json=body, headers=bearer(token))
                if name in who.split():
                    assert answer.status_code not in (401, 403), (method, path, name)
                else:
                    wanted = ("not-signed-in", "unknown-key", "not-permitted")
                    assert code_of(answer) in wanted, (method, path, name)

    tell(story)


OTHERS = (
    "terminal/8 seat/star-1/ann game/rapid-1/dealer game/rapid-1/supervisor game/rapid-1/surveillance"
    " game/rapid-1/inspector floor cage device/shoe-rapid-1 device/printer-7 device/stacker-7"
    " device/player-terminal-7 terminal/7/ terminal/07 game/../terminal/8 terminal/*"
)


def test_a_player_terminal_sees_and_does_nothing_beside_its_own() -> None:
    async def story(server: Server) -> None:
        async with server.socket(await server.screen()) as client:
            for channel in OTHERS.split():
                await client.say("watch", channel=channel)
                message = await client.hear()
                assert (message["type"], message["id"]) == ("refused", channel)
            for command in (
                note(),
                note(terminal="8"),
                {"type": "cash-out", "terminal": "8"},
                {"type": "drag-chips", "terminal": "8", "game": "1", "play": "1", "stakes": {"tie": 500}},
                {"type": "reconcile-play", "terminal": "7", "game": "1", "play": "1"},
                {
                    "type": "clear-owed",
                    "terminal": "7",
                    "play": "1",
                    "owed": 5,
                    "note": "x",
                    "approved_by": "sue",
                },
                {"type": "transfer-credit", "terminal": "7", "cents": 500, "reference": "mine"},
            ):
                await client.say("do", id="theirs", command=command)
                assert (await client.hear())["error"]["code"] == "not-permitted"
            # A terminal has no person beside it who could sign.
            second = {"name": SUE, "password": PASSWORD}
            await client.say("do", id="signed", command=note(), second=second)
            assert (await client.hear())["error"]["code"] == "staff-only"

    tell(story)


def test_a_key_of_one_kind_does_not_open_what_another_is_shown() -> None:
    """Under any name: a stacker sees no ticket numbers, and a display does not see the requests to a shoe."""

    async def story(server: Server) -> None:
        tokens = await everybody(server)
        made = server.context.auth.keys.make
        posing = await made(DeviceActor("printer-8", DeviceKind.STACKER, "8"))
        assert isinstance(posing, Rejection)
        tokens["posing"] = unwrap(await made(DeviceActor("shoe-8", DeviceKind.DISPLAY, "8")))
        for name, token in tokens.items():
            async with server.socket(token) as client:
                for channel in ("device/printer-7", "device/shoe-rapid-1", "device/shoe-8"):
                    await client.say("watch", channel=channel)
                    message = await client.hear()
                    assert (message["type"] == "snapshot") == (channel == f"device/{NAMES.get(name)}")

    tell(story)


# Replayed and forged messages


def test_a_message_that_comes_again_is_not_done_again_and_a_forged_one_not_at_all() -> None:
    async def story(server: Server) -> None:
        seven, eight = await server.key("7"), await server.key("8")
        first = new_request(note(5_000))
        answers = [await server.post("/api/commands", first, seven) for _ in range(3)]
        assert len({answer.text for answer in answers}) == 1
        assert answers[0].status_code == 200
        forged = first | {"command": note(10_000)}
        assert code_of(await server.post("/api/commands", forged, seven)) == "id-reused"
        # With another person's id a caller acts only for themselves; with the log's whole id nothing happens.
        other = first | {"command": note(5_000, "8")}
        assert (await server.post("/api/commands", other, eight)).status_code == 200
        taken = {"id": f"device/stacker-7:{first['id']}", "command": note(5_000, "8")}
        assert (await server.post("/api/commands", taken, eight)).json()["id"] == taken["id"]
        view = (await server.get("/api/terminals/7", seven)).json()
        assert view["credits"] == 5_000

    tell(story)


def test_a_token_that_is_altered_old_or_taken_back_opens_nothing() -> None:
    async def story(server: Server) -> None:
        token, key = await server.hire("sue", Post.CASINO_SUPERVISOR), await server.key()
        for good in (token, key):
            assert (await server.get("/api/me", good)).status_code == 200
            near = [good[:-1], good + "A", good[::-1], good.swapcase(), f"{good[:-1]}~", f"pk_{good}"]
            for bad in near:
                wanted = "unknown-key" if bad.startswith("pk_") else "not-signed-in"
                assert code_of(await server.get("/api/me", bad)) == wanted, bad
        session = (await server.get("/api/me", token)).json()["session"]
        assert code_of(await server.get("/api/me", session)) == "not-signed-in"
        await server.post("/api/sign-out", {}, token)
        for path in ("/api/lock", "/api/sign-out"):
            assert code_of(await server.post(path, {}, token)) == "not-signed-in"
        unlocked = await server.post("/api/unlock", {"password": PASSWORD}, token)
        assert code_of(unlocked) == "not-signed-in"
        await server.context.auth.keys.take_back("stacker-7")
        assert code_of(await server.get("/api/me", key)) == "unknown-key"

    tell(story)


def test_a_session_or_key_that_ends_sees_no_more_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """This closes every page of a session or key, without waiting for the next heartbeat."""
    monkeypatch.setattr(socket, "HEARTBEAT_S", 3_600)

    async def story(server: Server) -> None:
        ways: dict[str, tuple[str, Callable[[str], Awaitable[object]]]] = {
            "lock": ("session-locked", lambda token: server.post("/api/lock", {}, token)),
            "sign-out": ("not-signed-in", lambda token: server.post("/api/sign-out", {}, token)),
            "ended": ("not-signed-in", lambda token: server.context.auth.end_session(hashed(token), ADMIN)),
            "suspend": (
                "staff-suspended",
                lambda _: server.context.floor.do(
                    "s", SuspendStaff("suspend", "setup", "An inquiry."), "setup"
                ),
            ),
        }
        for name, (why, leave) in ways.items():
            token = await server.hire(name, Post.CASINO_SUPERVISOR)
            async with server.socket(token) as one, server.socket(token) as two:
                await leave(token)
                byes = {await one.bye(), await two.bye()}
                # The first check of an expired session ends it.
                assert why in byes <= {why, "not-signed-in"}
        async with server.socket(await server.key()) as stacker:
            await server.context.auth.keys.take_back("stacker-7")
            assert await stacker.bye() == "unknown-key"
        assert server.context.doubts == {}

    tell(story)


# The second person


def test_the_second_person_is_another_who_is_named_and_may_and_can_sign_in() -> None:
    async def story(server: Server) -> None:
        tokens = await everybody(server)
        cashier = tokens["cashier"]
        paid: dict[str, Any] = {"type": "redeem-ticket", "number": "1", "place": "cage", "approved_by": SUE}
        assert await ask(server, cashier, paid) == "second-person-needed"
        # Another person than named, one without permission, oneself, an unknown person.
        for second in ("gaming-supervisor", CAL, "cashier"):
            assert await ask(server, cashier, paid, second) == "second-person-needed"
        own = paid | {"approved_by": "cashier"}
        assert await ask(server, cashier, own, "cashier") == "second-person-needed"
        answer = await server.post("/api/commands", new_request(own, "cashier"), cashier)
        assert "Casino Supervisor" in answer.json()["error"]["message"]
        assert await ask(server, cashier, paid, "nobody") == "second-person-refused"
        assert await ask(server, cashier, paid, SUE) not in ("second-person-needed", "not-permitted")
        # A suspended person signs for nothing. Nor does one whose password is being guessed there.
        floor = server.context.floor
        unwrap(await floor.do("suspend", SuspendStaff(SUE, by="setup", reason="An inquiry."), "setup"))
        assert await ask(server, cashier, paid, SUE) == "second-person-refused"
        wrong = new_request(paid | {"approved_by": "gaming-manager"})
        wrong["second"] = {"name": "gaming-manager", "password": "a guess"}
        tries = [await server.post("/api/commands", wrong, cashier) for _ in range(3)]
        assert {code_of(each) for each in tries} == {"second-person-refused"}
        assert not any("wait a minute" in each.text for each in tries)
        answer = await server.post("/api/commands", new_request(wrong["command"], "gaming-manager"), cashier)
        assert "wait a minute" in answer.json()["error"]["message"]
        # The guesses are on record.
        failed = [
            each.by for each in await floor.store.stream("staff/gaming-manager") if "failed" in each.type
        ]
        assert failed == ["staff/cashier"] * 3

    tell(story)


# Signing in


@pytest.mark.parametrize("place", ["", " ", "dt/\n", "x" * 10_000])
def test_guesses_from_a_place_that_cannot_be_written_down_are_no_guesses(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong password that is not counted could be tried for ever: it is not even checked."""

    async def story(server: Server) -> None:
        await server.hire("dee", Post.DEALER)
        monkeypatch.setattr(server.context.auth.passwords, "check", None)
        codes = set()
        for password in ("a guess", "another", "a third", "a fourth", PASSWORD):
            body = {"name": "dee", "password": password, "at": place}
            codes.add(code_of(await server.post("/api/sign-in", body)))
        assert codes == {"bad-name"}

    tell(story)


def test_a_failure_that_the_log_does_not_keep_is_told() -> None:
    async def story(server: Server) -> None:
        await server.hire("dee", Post.DEALER)
        check = server.context.auth.passwords.check
        refused = await check("dee", "a guess", "", "")
        assert refused is not None
        assert refused.code == "bad-name"

    tell(story)


def test_only_those_who_deal_take_over_a_dealer_terminal() -> None:
    async def story(server: Server) -> None:
        await server.hire("dee", Post.DEALER)
        auth, floor = server.context.auth, server.context.floor
        token = unwrap(await auth.sign_in("dee", PASSWORD, "dt/rapid-1")).token
        for post in (Post.CASHIER, Post.SURVEILLANCE, Post.INSPECTOR, Post.ADMINISTRATOR):
            await server.hire(post.value, post)
            body = {"name": post.value, "password": PASSWORD, "at": "dt/rapid-1"}
            assert code_of(await server.post("/api/sign-in", body)) == "not-permitted"
        assert (await server.get("/api/me", token)).status_code == 200
        assert person_at(floor, "rapid-1") == Person("dee", Role.DEALER)

    tell(story)


def test_a_dealer_terminal_that_is_left_alone_shows_and_does_nothing_until_the_password_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "HEARTBEAT_S", 0.05)
    at = [NOON]

    async def story(server: Server) -> None:
        token = await server.hire("dee", Post.DEALER, at="dt/rapid-1")
        async with server.socket(token) as client:
            at[0] += 5 * MINUTE_MS
            assert await client.bye() == "session-locked"
        async with server.socket() as client:
            await client.say("hello", token=token)
            assert await client.bye() == "session-locked"
        assert await ask(server, token, note()) == "session-locked"
        wrong = await server.post("/api/unlock", {"password": "a guess"}, token)
        assert code_of(wrong) == "sign-in-refused"
        assert (await server.post("/api/unlock", {"password": PASSWORD}, token)).status_code == 200
        assert await ask(server, token, note()) == "not-permitted"

    tell(story, clock=lambda: at[0])


def test_a_dealer_terminal_that_nobody_comes_back_to_is_free_again() -> None:
    """Closing a browser signs nobody out, and a virtual dealer waits for the person at the terminal."""
    at = [NOON]

    async def story(server: Server) -> None:
        await server.hire("dee", Post.DEALER)
        await server.hire("sue", Post.CASINO_SUPERVISOR)
        auth, floor = server.context.auth, server.context.floor
        token = unwrap(await auth.sign_in("dee", PASSWORD, "dt/rapid-1")).token
        at[0] += DEALER_IDLE_MS - MINUTE_MS
        unwrap(await auth.unlock(token, PASSWORD))
        await auth.clear_up()
        at[0] += DEALER_IDLE_MS - 1
        await auth.clear_up()
        assert person_at(floor, "rapid-1") is not None
        at[0] += 1
        await auth.clear_up()
        assert person_at(floor, "rapid-1") is None
        assert code_of(await server.get("/api/me", token)) == "not-signed-in"
        assert {each.at for each in await auth.sessions()} == {None}

    tell(story, clock=lambda: at[0])


def test_guessing_is_slowed_down_wherever_a_password_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_context, "REQUESTS", Rate(0, 5))
    monkeypatch.setattr(strangers, "REQUESTS_OF_ONE_ADDRESS", Rate(0, 5))

    async def story(server: Server) -> None:
        token = await server.hire("sue", Post.CASINO_SUPERVISOR)
        slowed = ["not-signed-in"] * 5 + ["too-many-requests"]
        for path in ("/api/unlock", "/api/lock", "/api/sign-out"):
            codes = [code_of(await server.post(path, {"password": "?"}, f"forged{path}")) for _ in slowed]
            assert codes == slowed
        codes = [code_of(await server.get(f"/api/deals/rapid-1/{n}")) for n in range(6)]
        assert codes == ["deal-not-committed"] * 5 + ["too-many-requests"]
        # No other client has to wait for that.
        assert (await server.get("/api/me", token)).status_code == 200

    tell(story)


# Readings that only a machine may report


@pytest.mark.clause(RAPID, "7.6")
def test_nobody_says_what_the_sensor_of_an_automated_wheel_read() -> None:
    async def story(server: Server) -> None:
        tokens = await everybody(server)
        for post in Post:
            if post.role is not None:
                act = ActAtWheel(
                    "roulette-1", BallAtRest(17, ReadingSource.SENSOR), Person(post.value, post.role)
                )
                assert await ask(server, tokens[post], act) == "not-permitted"

    tell(story, config=rapid_floor(("roulette-1", "roulette", "simulated")))


@pytest.mark.clause(RAPID, "11.8.12")
def test_the_cards_of_a_shoe_that_reads_them_are_keyed_in_only_once_it_fails() -> None:
    async def story(server: Server) -> None:
        assert await install(server.context.floor) is None
        dealer = await server.hire("dee", Post.DEALER, at="dt/rapid-1")
        drawn = ActAtTable("rapid-1", DrawCard("9S"), Person("dee", Role.DEALER))
        assert await ask(server, dealer, drawn) == "shoe-reads"
        failed = ReportFault("shoe-rapid-1", Fault.MISREADS, "It read a nine.")
        assert await ask(server, dealer, failed) is None
        assert await ask(server, dealer, drawn) == "table-closed"

    tell(story, config=rapid_floor(("rapid-1", "baccarat", "device")))


# The demonstration


def test_the_demonstration_and_a_real_floor_never_share_a_database() -> None:
    """Its accounts share one password, stored in clear: on a real floor anyone could use them."""

    async def story(server: Server) -> None:
        games, auth = server.context.floor, server.context.auth
        assert await check_apart(games, demo=True) is None
        assert await check_apart(games, demo=False) is None
        await server.hire("sue", Post.CASINO_SUPERVISOR)
        refused = await check_apart(games, demo=True)
        assert refused is not None
        assert refused.code == "demo-apart"
        await furnish(games, auth)
        assert await check_apart(games, demo=True) is None
        refused = await check_apart(games, demo=False)
        assert refused is not None
        assert refused.code == "demo-apart"

    tell(story)
