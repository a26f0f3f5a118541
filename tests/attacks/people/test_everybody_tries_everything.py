"""Every person and device tries every command and every act; only those in the table may do it.

The commands and acts come from the registries, so that a new one is tried the day it is added. The expected
result is `data/authority.tsv`, a line for each: who may do it alone, and who may with a second person's
signature. After an intended change, write it again and read every line of the difference:

    python tests/attacks/people/test_everybody_tries_everything.py

It takes over 10 s: more than 2,000 requests go to a real server, on two stores.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from kit.clients.samples import sample
from kit.server.server_process import PASSWORD, Server, bearer, running
from kit.store.postgres import running as postgres_running
from kit.support import CANBERRA, PREMIUM, RAPID, STAR
from kit.tables.live_table import seated
from kit.wheels.live_wheel import automated, live
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from pitboss.acting.acts.act import Act, Person
from pitboss.aggregates import REGISTRY
from pitboss.baccarat import decide as tables
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.devices.software import Software
from pitboss.floor.people.keys import device_kinds
from pitboss.floor.people.register import REGISTER, Register
from pitboss.floor.people.staff import Post, Staff
from pitboss.kernel.decision import Command, Given, Need
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.roulette import decide as wheels
from pitboss.roulette.acts.play import BallAtRest
from pitboss.roulette.decide import ActAtWheel
from pitboss.rules import conduct as rules
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind, StaffActor
from pitboss.service.auth.permits import check_permit
from pitboss.store.opening import open_store

AUTHORITY = Path(__file__).parent.parent.parent / "data" / "authority.tsv"
ME = "me"
SUPERVISION = [post.value for post in Post if post.role in rules.SUPERVISION]
GROUPS = {
    "floor-staff": [Post.DEALER.value, *SUPERVISION],
    "supervision": SUPERVISION,
    "every-device": [*device_kinds()],
}
"""Short names for groups, the longest first."""
SERVES: dict[str, str] = {DeviceKind.SEAT: f"game/{ME}"}
"""All other devices serve the game called `game`."""
GIVEN = Given(10**9, b"secret")
STAFFED = {
    REGISTER: Register(("ada", "bea")),
    "staff/x": Staff((Post.CASHIER,), suspended=True),
    "software/x": Software("x", "0.1.0", sha256="x", accepted="y"),
}
"""A floor that has two administrators, and a person and software to ask about."""
ABOUT = {"add-staff": {"name": "newcomer"}, "table: exchange-voucher": {"player": "ann"}}
"""The values of a command or an act for which neither `x` nor the caller will do."""
CASH: dict[str, str] = {DeviceKind.KIOSK: "kiosk/game"}
"""Where a machine that pays has its cash. All others pay from the cage."""
REFUSED = {"not-permitted", "not-authorised", "administrators-only", "restore-not-pending", "terminals-only"}
SIGNED = {"second-person-needed"}


class Row(NamedTuple):
    """A command or an act, and who may do it."""

    alone: frozenset[str]
    signed: frozenset[str]
    """Those who are refused until a second person has signed."""


def everybody() -> dict[str, Actor]:
    """One of each person and device."""
    people = {post.value: StaffActor(ME, frozenset({post}), "0f", at="dt/game") for post in Post}
    devices = {kind: DeviceActor(ME, kind, SERVES.get(kind, "game")) for kind in device_kinds()}
    return {**people, **devices}


def things() -> Iterator[tuple[str, type[Command], type[Act] | None]]:
    """Every command, and every act at a table or a wheel, by its name in the table."""
    for command in REGISTRY.commands:
        if command not in (ActAtTable, ActAtWheel):
            yield str(command.__struct_config__.tag), command, None
    for at, command, acts in (("table", ActAtTable, tables.ACTS), ("wheel", ActAtWheel, wheels.ACTS)):
        for act in acts:
            yield f"{at}: {act.__struct_config__.tag}", command, act


THINGS = {name: (command, act) for name, command, act in things()}


def request(name: str, actor: Actor, called: str = ME) -> dict[str, Any]:
    """A well-formed command of a caller, as on the wire."""
    command, act = THINGS[name]
    role = actor.role if isinstance(actor, StaffActor) else None
    who = {"name": called, "role": role or ("player" if isinstance(actor, DeviceActor) else "dealer")}
    own = dict.fromkeys(("terminal", "game", "table", "wheel", "serves"), "game") | {"device": called}
    if act is None:
        by = who if command.__annotations__.get("by") is Person else called
        place = CASH.get(actor.kind, "cage") if isinstance(actor, DeviceActor) else "cage"
        return dict(sample(command, **own, **ABOUT.get(name, {}), place=place, by=by))
    own_act = {"player": called, "patron": called}
    if act is BallAtRest:
        # Only a sensor reports its readings: for others this is a separate refusal.
        own_act["source"] = "dealer"
    body = sample(act, **own_act | ABOUT.get(name, {}))
    return dict(sample(command, **own, by=who, act=body))


def tried(name: str, actor: Actor) -> set[str | None]:
    """The codes of the refusals, at every place where it can be tried; empty where it is not refused."""
    command = msgspec.convert(request(name, actor), THINGS[name][0])
    refused = check_permit(actor, command, None)
    if refused is not None:
        return {refused.code}
    return {answer({**STAFFED, **accounts(actor), **states}, command) for states in games(type(command))}


def answer(states: dict[str, object], command: Command) -> str | None:
    """The code with which a game in its present state refuses a command."""
    wanted = [*REGISTRY.streams(command, GIVEN)]
    while isinstance(
        decision := REGISTRY.decide({each: states.get(each) for each in wanted}, command, GIVEN), Need
    ):
        wanted.append(decision.stream)
    return decision.code if isinstance(decision, Rejection) else None


def accounts(actor: Actor) -> dict[str, object]:
    """The account of the caller."""
    return {f"staff/{ME}": Staff(tuple(actor.posts))} if isinstance(actor, StaffActor) else {}


@cache
def games(command: type[Command]) -> list[dict[str, object]]:
    """Every kind of game, in its state before a play."""
    if command not in (ActAtTable, ActAtWheel):
        return [{}]
    if command is ActAtWheel:
        wheels = [live().now, automated().now]
        return [{"wheel/game": each} for each in wheels]
    pits = [seated(each) for each in (STAR, PREMIUM, CANBERRA, RAPID)]
    return [{"table/game": each.now} for each in pits]


def decided() -> dict[str, Row]:
    """Who may do what, according to the product."""
    found = {}
    for name in THINGS:
        codes = {called: tried(name, actor) for called, actor in everybody().items()}
        alone = {called for called, refusals in codes.items() if refusals - REFUSED - SIGNED}
        signed = {called for called, refusals in codes.items() if called not in alone and refusals & SIGNED}
        found[name] = Row(frozenset(alone), frozenset(signed))
    return found


def expected() -> dict[str, Row]:
    """Who may do what, according to the reviewed table."""
    rows = (line.split("\t") for line in AUTHORITY.read_text(encoding="utf-8").splitlines()[1:])
    return {name: Row(frozenset(spread(alone)), frozenset(spread(signed))) for name, alone, signed in rows}


def spread(words: str) -> Iterator[str]:
    """All who are meant by the names of a line."""
    for word in words.split():
        yield from GROUPS.get(word, (word,))


def gather(names: Iterable[str]) -> str:
    """The names of a line, with groups as one word."""
    left, words = set(names), []
    for group, members in GROUPS.items():
        if left.issuperset(members):
            words.append(group)
            left -= set(members)
    return " ".join([*words, *(name for name in everybody() if name in left)])


def written(rows: dict[str, Row]) -> str:
    """The table as it is stored."""
    lines = [f"{name}\t{gather(row.alone)}\t{gather(row.signed)}" for name, row in sorted(rows.items())]
    return "\n".join(["command or act\talone\twith a second person", *lines, ""])


def test_the_table_names_everything_that_can_be_asked_for() -> None:
    assert expected().keys() == THINGS.keys()


@pytest.mark.parametrize("name", THINGS)
def test_only_those_of_the_table_may(name: str) -> None:
    assert decided_once()[name] == expected()[name]


@cache
def decided_once() -> dict[str, Row]:
    return decided()


CONFIG = f"""
venue = "The Little Casino"
[[games]]
name = "game"
edition = "{STAR}"
game = "baccarat"
limits = {{least = "10", most = "1000"}}
"""
LEFT_BEHIND = {"act-refused.1", "alarm-raised.2", "signed-in.1"}
"""The events that a refusal may leave in the log. Nothing else happens."""
AT_ONCE = 16


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "floor") if request.param == "sqlite" else postgres_running().create()


def test_over_the_wire_too_and_nothing_comes_of_it(url: str) -> None:
    """A real server refuses what a caller may not do alone, and writes no more than a note."""
    # Some devices are called after what they serve; no person has the name of a device.
    names = {post.value: f"one-{post}" for post in Post} | {kind: f"{kind}-game" for kind in device_kinds()}
    staff = {names[post]: (post,) for post in Post}
    devices = [DeviceActor(names[kind], kind, SERVES.get(kind, "game")) for kind in device_kinds()]
    with running(CONFIG, url, staff=staff, devices=devices) as server:
        tokens = {called: server.keys.get(name) or patient(server, name) for called, name in names.items()}
        before = asyncio.run(count_events(url))
        requests = [
            (tokens[called], request(name, actor, names[called]))
            for name, row in expected().items()
            for called, actor in everybody().items()
            if called not in row.alone
        ]
        done = asyncio.run(not_refused(server, requests))
        after = asyncio.run(count_events(url))
    assert len(requests) > 2_000
    assert done == []
    assert {kind for kind in after if after[kind] != before[kind]} <= LEFT_BEHIND


def patient(server: Server, name: str) -> str:
    """The token of a person who waits while too many sign in from one address."""
    body = {"name": name, "password": PASSWORD}
    while (answer := server.http.post("/api/sign-in", json=body)).status_code == HTTP_429_TOO_MANY_REQUESTS:
        time.sleep(0.2)
    token: str = answer.json()["token"]
    return token


async def not_refused(server: Server, requests: list[tuple[str, dict[str, Any]]]) -> list[tuple[Any, str]]:
    """The requests that the server executed or broke on, with its answers."""
    turns = asyncio.Semaphore(AT_ONCE)
    # The server may close a connection that was idle for long while it is used.
    limits = httpx.Limits(keepalive_expiry=1)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as http:

        async def ask(at: int, token: str, command: dict[str, Any]) -> httpx.Response:
            async with turns:
                body = {"id": f"try-{at}", "command": command}
                return await http.post("/api/commands", json=body, headers=bearer(token))

        answers = await asyncio.gather(*(ask(at, *each) for at, each in enumerate(requests)))
    return [
        (command, answer.text)
        for (_, command), answer in zip(requests, answers, strict=True)
        if answer.status_code not in range(400, 500)
    ]


async def count_events(url: str) -> Counter[str]:
    """The number of events of each type in the log."""
    store = unwrap(await open_store(url))
    try:
        return Counter([each.type async for batch in store.events() for each in batch])
    finally:
        await store.close()


if __name__ == "__main__":
    AUTHORITY.write_text(written(decided()), encoding="utf-8")
