"""Those who try what is not theirs, over the real interface: each role, forged messages, rude clients."""

import asyncio
import logging
import socket as sockets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from io import StringIO
from itertools import count
from typing import Any

import httpx
import msgspec
import pytest
import structlog
from store_contract import NOON
from support import RAPID
from test_live import CONFIG, PASSWORD, Client, Server, bearer, note, running
from test_permits import CAL, IAN, SERVED, SUE, WANTED
from test_service_views import face_down
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pitboss.floor.device_commands import ReportFault
from pitboss.floor.devices import Fault
from pitboss.floor.staff import Post
from pitboss.floor.staff_commands import SuspendStaff
from pitboss.kernel.instant import MINUTE
from pitboss.kernel.rejection import Rejection, sure
from pitboss.kernel.roles import Role
from pitboss.service import api, house, socket, watching
from pitboss.service import server as serving
from pitboss.service.actors import DeviceActor, DeviceKind
from pitboss.service.clockwork import Clockwork
from pitboss.service.config import FloorConfig, read_config
from pitboss.service.demo import check_apart, furnish
from pitboss.service.duty import person_at
from pitboss.service.installing import install
from pitboss.service.sign_in import LEFT
from pitboss.service.watching import start_log
from pitboss.store.clock import now
from pitboss.table.acting import Who
from pitboss.table.acts.coup import DrawCard
from pitboss.table.decide import ActAtTable, Acted
from pitboss.table.wheel.deciding import ActAtWheel
from pitboss.table.wheel.spinning import BallAtRest
from pitboss.table.wheel.state import Source

IDS = count()


def tell(story: Callable[[Server], Awaitable[None]], **how: Any) -> None:
    """What happens on a floor with a server of its own."""

    async def check() -> None:
        async with running(**how) as server:
            await story(server)

    asyncio.run(check())


def asked(command: Any, second: str | None = None) -> dict[str, Any]:
    """A request for a command, under a new id."""
    signed = {} if second is None else {"second": {"name": second, "password": PASSWORD}}
    return {"id": f"s-{next(IDS)}", "command": msgspec.to_builtins(command), **signed}


async def ask(server: Server, token: str, command: Any, second: str | None = None) -> str | None:
    """The code with which a command is refused, if it is."""
    return code_of(await server.post("/api/commands", asked(command, second), token))


def code_of(answer: httpx.Response) -> str | None:
    error = answer.json().get("error") if answer.content and answer.status_code >= 400 else None
    return None if error is None else str(error["code"])


NAMES: dict[str, str] = {post.value: post.value for post in Post} | {
    kind.value: f"{kind}-{served}".replace("/", "-").replace(" ", "-") for kind, served in SERVED.items()
}
"""What the one of each is called."""


async def everybody(server: Server) -> dict[str, str]:
    """The tokens and keys of one of each."""
    for name, post in ((SUE, Post.CASINO_SUPERVISOR), (IAN, Post.INSPECTOR), (CAL, Post.CASHIER)):
        await server.hire(name, post)
    places = {Post.DEALER: "dt/rapid-1"}
    people = {post.value: await server.hire(post.value, post, at=places.get(post)) for post in Post}
    made = server.house.gate.keys.make
    things = {
        kind.value: sure(await made(DeviceActor(NAMES[kind], kind, served)))
        for kind, served in SERVED.items()
    }
    return people | things


# Everybody tries everything


def test_each_role_and_each_device_tries_each_act_of_the_others() -> None:
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
        kept = [each async for batch in server.house.floor.store.events() for each in batch]
        assert sum(each.type == "act-refused.1" for each in kept) == refusals

    tell(story, config=floor(("rapid-1", "baccarat", "device")))


ROUTES = {
    ("GET", "/api/staff"): "administrator",
    ("POST", "/api/staff"): "administrator",
    ("POST", "/api/staff/dee/password"): "administrator",
    ("GET", "/api/devices"): "administrator",
    ("POST", "/api/devices"): "administrator",
    ("DELETE", "/api/devices/none"): "administrator",
    ("GET", "/api/sessions"): "administrator",
    ("DELETE", "/api/sessions/none"): "administrator",
    ("GET", "/api/log"): "inspector surveillance monitoring",
    ("GET", "/metrics"): "administrator metrics",
    ("GET", "/api/terminals/8"): "gaming-supervisor electronic-gaming-supervisor casino-supervisor"
    " assistant-gaming-manager gaming-manager casino-operator inspector surveillance",
}
BODIES = {
    "/api/staff": {"name": "dee", "posts": ["dealer"]},
    "/api/devices": {"name": "new", "kind": "display", "serves": "rapid-1"},
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
                    wanted = ("not-signed-in", "not-signed-in", "not-permitted")
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
                told = await client.hear()
                assert (told["type"], told["id"]) == ("refused", channel)
            for command in (
                note(),
                note(terminal="8"),
                {"type": "cash-out", "terminal": "8"},
                {"type": "drag-chips", "terminal": "8", "game": "1", "play": "1", "stakes": {"tie": 500}},
                {"type": "place-wagers", "terminal": "7", "table": "1", "play": "1", "stakes": {"tie": 500}},
                {"type": "return-wagers", "terminal": "7", "play": "1", "reason": "I lost."},
                {"type": "transfer-credit", "terminal": "7", "cents": 500, "reference": "mine"},
            ):
                await client.say("do", id="theirs", command=command)
                assert (await client.hear())["error"]["code"] == "not-permitted"
            # A terminal has nobody beside it who could sign.
            second = {"name": SUE, "password": PASSWORD}
            await client.say("do", id="signed", command=note(), second=second)
            assert (await client.hear())["error"]["code"] == "staff-only"

    tell(story)


def test_a_key_of_one_kind_does_not_open_what_another_is_shown() -> None:
    """Whatever it is called: a stacker sees no numbers of tickets, and no display what a shoe is asked."""

    async def story(server: Server) -> None:
        tokens = await everybody(server)
        made = server.house.gate.keys.make
        posing = await made(DeviceActor("printer-8", DeviceKind.STACKER, "8"))
        assert isinstance(posing, Rejection)
        tokens["posing"] = sure(await made(DeviceActor("shoe-8", DeviceKind.DISPLAY, "8")))
        for name, token in tokens.items():
            async with server.socket(token) as client:
                for channel in ("device/printer-7", "device/shoe-rapid-1", "device/shoe-8"):
                    await client.say("watch", channel=channel)
                    told = await client.hear()
                    assert (told["type"] == "snapshot") == (channel == f"device/{NAMES.get(name)}")

    tell(story)


# Replayed and forged


def test_a_message_that_comes_again_is_not_done_again_and_a_forged_one_not_at_all() -> None:
    async def story(server: Server) -> None:
        seven, eight = await server.key("7"), await server.key("8")
        first = asked(note(5_000))
        answers = [await server.post("/api/commands", first, seven) for _ in range(3)]
        assert len({answer.text for answer in answers}) == 1
        assert answers[0].status_code == 200
        forged = first | {"command": note(10_000)}
        assert code_of(await server.post("/api/commands", forged, seven)) == "id-reused"
        # Under the id of another somebody does their own, and under the whole id of the log nothing at all.
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
                assert code_of(await server.get("/api/me", bad)) == "not-signed-in", bad
        session = (await server.get("/api/me", token)).json()["session"]
        assert code_of(await server.get("/api/me", session)) == "not-signed-in"
        await server.post("/api/sign-out", {}, token)
        for path in ("/api/lock", "/api/sign-out"):
            assert code_of(await server.post(path, {}, token)) == "not-signed-in"
        unlocked = await server.post("/api/unlock", {"password": PASSWORD}, token)
        assert code_of(unlocked) == "not-signed-in"
        await server.house.gate.keys.take_back("stacker-7")
        assert code_of(await server.get("/api/me", key)) == "not-signed-in"

    tell(story)


# The second person


def test_the_second_person_is_another_who_is_named_and_may_and_can_sign_in() -> None:
    async def story(server: Server) -> None:
        tokens = await everybody(server)
        cashier = tokens["cashier"]
        paid: dict[str, Any] = {"type": "redeem-ticket", "number": "1", "place": "cage", "approved_by": SUE}
        assert await ask(server, cashier, paid) == "second-person-needed"
        # Another than is named, one who may not, oneself, somebody unknown.
        for second in ("gaming-supervisor", CAL, "cashier"):
            assert await ask(server, cashier, paid, second) == "second-person-needed"
        own = paid | {"approved_by": "cashier"}
        assert await ask(server, cashier, own, "cashier") == "second-person-needed"
        assert await ask(server, cashier, paid, "nobody") == "sign-in-refused"
        assert await ask(server, cashier, paid, SUE) not in ("second-person-needed", "not-permitted")
        # Who is suspended or locked out stands behind nothing.
        floor = server.house.floor
        sure(await floor.do("suspend", SuspendStaff(SUE, by="setup", reason="An inquiry."), "setup"))
        assert await ask(server, cashier, paid, SUE) == "staff-suspended"
        wrong = asked(paid | {"approved_by": "gaming-manager"})
        wrong["second"] = {"name": "gaming-manager", "password": "a guess"}
        codes = [code_of(await server.post("/api/commands", wrong, cashier)) for _ in range(3)]
        assert codes == ["sign-in-refused", "sign-in-refused", "locked-out"]
        assert await ask(server, cashier, wrong["command"], "gaming-manager") == "locked-out"
        # Whoever locked somebody out so is on record.
        failed = [
            each.by for each in await floor.store.stream("staff/gaming-manager") if "failed" in each.type
        ]
        assert failed == ["staff/cashier"] * 3

    tell(story)


# Getting in


@pytest.mark.parametrize("place", ["", " ", "dt/\n", "x" * 10_000])
def test_guesses_from_a_place_that_cannot_be_written_down_are_no_guesses(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong password that is not counted could be tried for ever: it is not even looked at."""

    async def story(server: Server) -> None:
        await server.hire("dee", Post.DEALER)
        monkeypatch.setattr(server.house.gate.passwords, "check", None)
        codes = set()
        for password in ("a guess", "another", "a third", "a fourth", PASSWORD):
            body = {"name": "dee", "password": password, "at": place}
            codes.add(code_of(await server.post("/api/sign-in", body)))
        assert codes == {"bad-name"}

    tell(story)


def test_a_failure_that_the_log_does_not_keep_is_told() -> None:
    async def story(server: Server) -> None:
        await server.hire("dee", Post.DEALER)
        check = server.house.gate.passwords.check
        refused = await check("dee", "a guess", "")
        assert refused is not None
        assert refused.code == "bad-name"

    tell(story)


def test_only_those_who_deal_take_over_a_dealer_terminal() -> None:
    async def story(server: Server) -> None:
        await server.hire("dee", Post.DEALER)
        gate, floor = server.house.gate, server.house.floor
        token = sure(await gate.sign_in("dee", PASSWORD, "dt/rapid-1")).token
        for post in (Post.CASHIER, Post.SURVEILLANCE, Post.INSPECTOR, Post.ADMINISTRATOR):
            await server.hire(post.value, post)
            body = {"name": post.value, "password": PASSWORD, "at": "dt/rapid-1"}
            assert code_of(await server.post("/api/sign-in", body)) == "not-permitted"
        assert (await server.get("/api/me", token)).status_code == 200
        assert person_at(floor, "rapid-1") == Who("dee", Role.DEALER)

    tell(story)


def test_a_dealer_terminal_that_nobody_comes_back_to_is_free_again() -> None:
    """A browser that was closed signs nobody out, and a virtual dealer waits for whoever is there."""
    at = [NOON]

    async def story(server: Server) -> None:
        await server.hire("dee", Post.DEALER)
        await server.hire("sue", Post.CASINO_SUPERVISOR)
        gate, floor = server.house.gate, server.house.floor
        token = sure(await gate.sign_in("dee", PASSWORD, "dt/rapid-1")).token
        at[0] += LEFT - MINUTE
        sure(await gate.unlock(token, PASSWORD))
        await gate.clear_up()
        at[0] += LEFT - 1
        await gate.clear_up()
        assert person_at(floor, "rapid-1") is not None
        at[0] += 1
        await gate.clear_up()
        assert person_at(floor, "rapid-1") is None
        assert code_of(await server.get("/api/me", token)) == "not-signed-in"
        assert {each.at for each in await gate.sessions()} == {None}

    tell(story, clock=lambda: at[0])


def test_guessing_is_slowed_down_wherever_a_password_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "REQUESTS", (0, 5))

    async def story(server: Server) -> None:
        token = await server.hire("sue", Post.CASINO_SUPERVISOR)
        slowed = ["not-signed-in"] * 5 + ["too-many-requests"]
        for path in ("/api/unlock", "/api/lock", "/api/sign-out"):
            codes = [code_of(await server.post(path, {"password": "?"}, f"forged{path}")) for _ in slowed]
            assert codes == slowed
        codes = [code_of(await server.get(f"/api/deals/rapid-1/{n}")) for n in range(6)]
        assert codes == ["deal-not-committed"] * 5 + ["too-many-requests"]
        # And nobody else has to wait for that.
        assert (await server.get("/api/me", token)).status_code == 200

    tell(story)


# What only a machine says


def floor(*games: tuple[str, str, str], **told: str) -> FloorConfig:
    """A floor with some games of Rapid: the name, the game and where its cards and numbers come from."""
    lines = ['venue = "The Little Casino"', *(f'{key} = "{value}"' for key, value in told.items())]
    for name, game, shoe in games:
        dealing = "virtual" if shoe == "simulated" else "staff"
        lines += [
            f'[[games]]\nname = "{name}"\nedition = "{RAPID}"\ngame = "{game}"\nwheel = "automated"',
            f'period = 1\npause = 0\ndealing = "{dealing}"\nshoe = "{shoe}"',
            'limits = {least = "5", most = "500", unit = "5"}',
        ]
    return sure(read_config("\n".join(lines)))


@pytest.mark.clause(RAPID, "7.6")
def test_nobody_says_what_the_sensor_of_an_automated_wheel_read() -> None:
    async def story(server: Server) -> None:
        tokens = await everybody(server)
        for post in Post:
            if post.role is not None:
                act = ActAtWheel("roulette-1", BallAtRest(17, Source.SENSOR), Who(post.value, post.role))
                assert await ask(server, tokens[post], act) == "not-permitted"

    tell(story, config=floor(("roulette-1", "roulette", "simulated")))


@pytest.mark.clause(RAPID, "11.8.12")
def test_the_cards_of_a_shoe_that_reads_them_are_keyed_in_only_once_it_fails() -> None:
    async def story(server: Server) -> None:
        assert await install(server.house.floor) is None
        dealer = await server.hire("dee", Post.DEALER, at="dt/rapid-1")
        drawn = ActAtTable("rapid-1", DrawCard("9S"), Who("dee", Role.DEALER))
        assert await ask(server, dealer, drawn) == "shoe-reads"
        failed = ReportFault("shoe-rapid-1", Fault.MISREADS, "It read a nine.")
        assert await ask(server, dealer, failed) is None
        assert await ask(server, dealer, drawn) == "table-closed"

    tell(story, config=floor(("rapid-1", "baccarat", "device")))


# What is hidden


async def replay(server: Server, events: list[Acted]) -> None:
    """Does at a table of the floor what was done at one in a test."""
    for event in events:
        act = ActAtTable("1", event.act, event.by, event.approved)
        sure(await server.house.floor.do(f"pit-{next(IDS)}", act, f"staff/{event.by.name}"))


async def until(met: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not met():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def all_that_goes_out(server: Server, channels: dict[str, list[str]]) -> AsyncIterator[dict[str, str]]:
    """What everybody is sent by the channels that they watch, by token."""
    heard = dict.fromkeys(channels, "")

    async def listen(token: str) -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/live", max_size=None) as wire:
            client = Client(wire)
            await client.say("hello", token=token)
            for channel in channels[token]:
                await client.say("watch", channel=channel)
            async for text in wire:
                heard[token] += str(text)

    async with asyncio.TaskGroup() as listening:
        tasks = [listening.create_task(listen(token)) for token in channels]
        await until(lambda: all(heard[token].count('"snapshot"') >= len(channels[token]) for token in heard))
        yield heard
        for task in tasks:
            task.cancel()


def test_no_card_is_told_to_anybody_before_it_is_turned() -> None:
    async def story(server: Server) -> None:
        tokens = await everybody(server)
        seat = sure(await server.house.gate.keys.make(DeviceActor("seat-ann", DeviceKind.SEAT, "1/ann")))
        other = sure(await server.house.gate.keys.make(DeviceActor("seat-bob", DeviceKind.SEAT, "1/bob")))
        dealer = sure(await server.house.gate.sign_in("dealer", PASSWORD, "dt/1")).token
        channels = {
            seat: ["seat/1/ann"],
            other: ["seat/1/bob", "game/1"],
            dealer: ["game/1/dealer"],
            tokens["casino-supervisor"]: ["game/1", "game/1/dealer", "game/1/supervisor", "floor", "cage"],
            tokens["surveillance"]: ["game/1/surveillance", "floor", "cage"],
            tokens["inspector"]: ["game/1/inspector", "floor", "cage"],
            tokens["player-terminal"]: ["game/1", "terminal/7"],
            tokens["monitoring"]: ["game/1"],
        }
        pit = face_down("9S", "KD")
        first = next(n for n, event in enumerate(pit.events) if isinstance(event.act, DrawCard))
        await replay(server, pit.events[:first])
        async with all_that_goes_out(server, channels) as heard:
            await replay(server, pit.events[first:])
            await until(lambda: '"9S"' in heard[seat])
            for name in ("inspector", "surveillance", "monitoring"):
                heard[tokens[name]] += (await server.get("/api/log", tokens[name])).text
            for token, text in heard.items():
                shown = {card for card in ("9S", "KH", "KD", "7C") if f'"{card}"' in text}
                assert shown == ({"9S", "KD"} if token == seat else set()), channels[token]
            known = len(pit.events)
            pit.reveal().settle()
            await replay(server, pit.events[known:])
            await until(lambda: all('"KH"' in text for text in heard.values() if '"game/1' in text))
        log = (await server.get("/api/log", tokens["inspector"])).json()
        acts = [row["body"].get("act", {}) for row in log]
        assert [act["card"] for act in acts if act.get("act") == "draw-card"] == ["9S", "KH", "KD", "7C"]
        # In pieces it is the same log, and it has an end.
        assert (await server.get(f"/api/log?after={log[-1]['seq']}", tokens["inspector"])).json() == []

    tell(story)


def test_a_seed_that_is_not_told_yet_is_in_nothing_that_goes_out(log: StringIO) -> None:
    async def story(server: Server) -> None:
        games = server.house.floor
        assert await install(games) is None
        tokens = await everybody(server)
        channels = {
            tokens["casino-supervisor"]: ["game/even-1/supervisor", "game/wheel-1/supervisor", "floor"],
            tokens["inspector"]: ["game/even-1/inspector", "game/wheel-1/inspector"],
            tokens["player-terminal"]: ["game/even-1", "game/wheel-1", "terminal/7"],
        }
        seeds: set[str] = set()
        async with Clockwork(games, "one"), all_that_goes_out(server, channels) as heard:
            told = ""
            for _ in range(3):
                secret = {seed.hex() for seed in (await games.secret_all("seed")).values()}
                for path in ("/api/log?count=1000", "/api/deals/even-1", "/api/deals/wheel-1", "/api/games"):
                    told += (await server.get(path, tokens["inspector"])).text
                still = {seed.hex() for seed in (await games.secret_all("seed")).values()}
                seeds |= secret & still
                assert not any(seed in told for seed in secret & still)
                await asyncio.sleep(0.5)
            still = {seed.hex() for seed in (await games.secret_all("seed")).values()}
        assert len(seeds) >= 2
        out = "".join(heard.values()) + told + log.getvalue()
        assert not any(seed in out for seed in still)

    config = floor(("even-1", "even-money", "simulated"), ("wheel-1", "roulette", "simulated"))
    tell(story, config=config, clock=now)


@pytest.fixture
def log() -> Iterator[StringIO]:
    """All that a server writes of itself; afterwards nothing of it is left."""
    out, root = StringIO(), logging.getLogger()
    level, handler = root.level, start_log(out)
    yield out
    root.removeHandler(handler)
    root.setLevel(level)
    structlog.reset_defaults()


def test_no_secret_is_in_any_answer_log_or_figure(log: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        tokens = await everybody(server)
        admin = tokens["administrator"]
        told = []
        # Everything that goes wrong, with a secret in it.
        for name, password in (("dee", PASSWORD), (PASSWORD, "dealer"), ("dealer", "hunter22")):
            told.append(await server.post("/api/sign-in", {"name": name, "password": password}))
        told.append(await server.http.post("/api/sign-in", content=f'{{"password": {PASSWORD}'))
        told.append(await server.post("/api/sign-in", {"name": "dee", "password": [PASSWORD]}))
        told.append(await server.post("/api/sign-in", {"name": "dee", "passwort": PASSWORD}))
        told.append(await server.post("/api/password", {"old": PASSWORD, "new": "short"}, tokens["dealer"]))
        told.append(await server.post("/api/commands", asked(note(), SUE), tokens["player-terminal"]))
        told.append(await server.post("/api/commands", asked({"type": "fly"}, SUE), admin))
        monkeypatch.setattr(server.house, "render", lambda *_: 1 // 0)
        told.append(await server.get("/api/terminals/7", tokens["casino-supervisor"]))
        monkeypatch.undo()
        assert told[-1].status_code == 500
        for path in "/api/staff /api/devices /api/sessions /metrics /schema/openapi.json /health".split():
            told.append(await server.get(path, admin))
            assert told[-1].status_code == 200
        told.append(await server.get("/api/log", tokens["inspector"]))
        made = await server.post("/api/devices", BODIES["/api/devices"], admin)
        hashes = [value.decode() for value in (await server.house.floor.secret_all("password")).values()]
        known = [PASSWORD, "hunter22", *tokens.values(), made.json()["key"], *hashes]
        whole = "".join(answer.text for answer in told) + log.getvalue()
        assert len(log.getvalue()) > 1_000
        assert [secret for secret in known if secret in whole] == []
        assert "ZeroDivisionError" in log.getvalue()
        assert "ZeroDivisionError" not in "".join(answer.text for answer in told)

    tell(story)


# Rude clients


async def send_slowly(port: int, *pieces: bytes) -> bytes:
    """What a server answers to somebody who sends a piece now and then, until it cuts the line."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.02)
        async with asyncio.timeout(10):
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
        (b"POST /api/sign-in HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n", *[b"{"] * 30),
        (b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n", *[b"G"] * 3),
    ],
    ids=["nothing", "half-a-line", "headers", "body", "a-second-request"],
)
def test_whoever_takes_too_long_to_ask_is_cut_off(
    pieces: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "ASKING", 0.2)

    async def story(server: Server) -> None:
        await send_slowly(server.port, *pieces)
        assert (await server.get("/health")).status_code == 200

    tell(story)


def test_whoever_asks_and_whoever_is_connected_is_not_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "ASKING", 0.1)
    health = watching.health

    async def slow_health(*about: Any, **more: Any) -> Any:
        await asyncio.sleep(0.4)
        return await health(*about, **more)

    async def story(server: Server) -> None:
        with monkeypatch.context() as slowly:
            slowly.setattr(api, "health", slow_health)
            for header in ({}, {"connection": "close"}):
                assert (await server.http.get("/health", headers=header)).status_code == 200
        async with server.socket(await server.key()) as client:
            for _ in range(5):
                assert (await server.get("/health")).status_code == 200
                await asyncio.sleep(0.08)
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
            await until(lambda: not server.house.hub.watched and open_sockets(server) == 1)
            rude.transport.abort()

    tell(story)


def test_many_who_connect_and_say_nothing_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO", 0.3)

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
    return float(server.house.metrics.sockets._value.get())


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
    b"GET /live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
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

    tell(story)


# The demonstration


def test_the_demonstration_and_a_real_floor_never_share_a_database() -> None:
    """Its accounts have one password, which is kept as it is: on a real floor they would be open doors."""

    async def story(server: Server) -> None:
        games, gate = server.house.floor, server.house.gate
        assert await check_apart(games, demo=True) is None
        assert await check_apart(games, demo=False) is None
        await server.hire("sue", Post.CASINO_SUPERVISOR)
        refused = await check_apart(games, demo=True)
        assert refused is not None
        assert refused.code == "demo-apart"
        await furnish(games, gate)
        assert await check_apart(games, demo=True) is None
        refused = await check_apart(games, demo=False)
        assert refused is not None
        assert refused.code == "demo-apart"

    tell(story)
