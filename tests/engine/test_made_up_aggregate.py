"""An aggregate in one file: the lost property of a house, decided, kept, replayed, shown and refused."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from kit.server.live_server import IDS, Client, Server, tell
from kit.store.store_contract import NOON, Opener, each_store, opened

from pitboss.acting.audience import View
from pitboss.aggregates import AGGREGATES, compose
from pitboss.engine import transaction
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.registry import Aggregate, Handler, Registry
from pitboss.engine.transaction import Accepted
from pitboss.floor.people.keys import device_kinds
from pitboss.floor.people.second_person import CAGE
from pitboss.floor.people.staff import Post
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry
from pitboss.service.auth.actors import Actor, DeviceActor, StaffActor
from pitboss.service.auth.permits import PERMITS, WATCHERS, Row, check_permit, permitted
from pitboss.service.realtime.projection import load
from pitboss.store.log import StoredEvent
from pitboss.store.memory import MemoryStore


class HandIn(Command, frozen=True, tag="hand-in"):
    """Something was found."""

    shelf: str
    thing: str


class GiveBack(Command, frozen=True, tag="give-back"):
    """Its owner came."""

    shelf: str
    thing: str


class HandedIn(Event, frozen=True):
    things: tuple[str, ...]


class GivenBack(Event, frozen=True):
    thing: str


class Shelf(msgspec.Struct, frozen=True):
    things: tuple[str, ...] = ()


def _streams(command: HandIn | GiveBack, _: Given) -> tuple[Stream, ...]:
    return (f"shelf/{command.shelf}",)


def hand_in(_: States, command: HandIn, __: Given) -> Decision:
    return Decided(((f"shelf/{command.shelf}", HandedIn((command.thing,))),))


def give_back(states: States, command: GiveBack, _: Given) -> Decision:
    shelf = states[f"shelf/{command.shelf}"]
    if not isinstance(shelf, Shelf) or command.thing not in shelf.things:
        return Rejection("not-there")
    return Decided(((f"shelf/{command.shelf}", GivenBack(command.thing)),))


def evolve(shelf: Shelf | None, event: Event, _: Entry) -> Shelf:
    things = () if shelf is None else shelf.things
    if isinstance(event, HandedIn):
        return Shelf((*things, *event.things))
    return Shelf(tuple(each for each in things if each != getattr(event, "thing", None)))


class ShelfView(View, frozen=True, tag_field="view", tag="shelf"):
    """What a screen shows of a shelf."""

    count: int
    last: str | None = None


def view(shelf: Shelf) -> ShelfView:
    return ShelfView(len(shelf.things), shelf.things[-1] if shelf.things else None)


def _one_thing(event: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    return "handed-in.2", {"things": [event["thing"]]}


SHELVES = Aggregate(
    prefixes=("shelf",),
    state=Shelf,
    events={"handed-in.2": HandedIn, "given-back.1": GivenBack},
    evolve=evolve,
    commands={HandIn: Handler(hand_in, _streams), GiveBack: Handler(give_back, _streams)},
    upcasts={"handed-in.1": _one_thing},
    view=view,
)
REGISTRY = compose(*AGGREGATES, SHELVES)


@each_store
@pytest.mark.parametrize("snapshot_every", [2, 100])
def test_it_is_decided_kept_replayed_and_shown(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshot_every: int
) -> None:
    monkeypatch.setattr(transaction, "SNAPSHOT_EVERY_EVENTS", snapshot_every)

    async def check() -> None:
        async with opened(opener, tmp_path) as store, CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            for thing in ("hat", "umbrella", "glove"):
                assert isinstance(await writer.submit(thing, HandIn("1", thing), "cage"), Accepted)
            missing = await writer.submit("c-4", GiveBack("1", "coat"), "cage")
            assert isinstance(missing, Rejection)
            assert missing.code == "not-there"
        async with opened(opener, tmp_path) as store:
            rows = await store.stream("shelf/1")
            assert [(row.type, row.body) for row in rows] == [
                ("handed-in.2", b'{"things":["hat"]}'),
                ("handed-in.2", b'{"things":["umbrella"]}'),
                ("handed-in.2", b'{"things":["glove"]}'),
            ]
            # Another server knows only the store.
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                assert isinstance(await writer.submit("c-5", GiveBack("1", "hat"), "cage"), Accepted)
                again = await writer.submit("c-6", GiveBack("1", "hat"), "cage")
                assert isinstance(again, Rejection)
            shown = await load(store, lambda _: None, REGISTRY)
            assert shown.streams("shelf") == ["shelf/1"]
            assert shown.state("shelf/1") == Shelf(("umbrella", "glove"))
            # Later events are shown, too, from any server.
            async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
                done = await writer.submit("c-7", HandIn("1", "scarf"), "cage")
            assert isinstance(done, Accepted)
            assert shown.take(done.events[0])
            assert shown.state("shelf/1") == Shelf(("umbrella", "glove", "scarf"))

    asyncio.run(check())


def test_an_event_of_its_older_version_is_read() -> None:
    row = StoredEvent(1, "shelf/1", 1, 0, "handed-in.1", 0, "cage", "c", b'{"thing":"hat"}', b"")
    assert REGISTRY.read(row) == HandedIn(("hat",))
    assert REGISTRY.follow(None, [row]) == Shelf(("hat",))


ACTORS: list[Actor] = [
    *(StaffActor("me", frozenset({post}), "0f") for post in Post),
    *(DeviceActor("me", kind, "7") for kind in device_kinds()),
]


def test_it_is_for_nobody_until_a_row_says_whose_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def may() -> set[str]:
        allowed = (actor for actor in ACTORS if check_permit(actor, HandIn("1", "hat"), None) is None)
        return {post for actor in allowed if isinstance(actor, StaffActor) for post in actor.posts}

    assert may() == set()
    rows: dict[Any, Row] = {HandIn: Row(CAGE)}
    monkeypatch.setattr("pitboss.service.auth.permits.PERMITS", PERMITS | rows)
    assert may() == {Post.CASHIER}
    refused = check_permit(StaffActor("me", frozenset({Post.DEALER}), "0f"), HandIn("1", "hat"), None)
    assert refused is not None
    assert refused.code == "not-permitted"
    shown = [actor for actor in ACTORS if "hand-in" in permitted(actor)]
    assert shown == [StaffActor("me", CAGE, "0f")]


def test_it_is_shown_in_a_channel_of_a_server_and_refused_to_the_wrong_role(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows: dict[Any, Row] = {HandIn: Row(CAGE), GiveBack: Row(CAGE)}
    monkeypatch.setattr("pitboss.service.auth.permits.PERMITS", PERMITS | rows)

    async def story(server: Server) -> None:
        cashier, dealer = await server.hire("cal", Post.CASHIER), await server.hire("dee", Post.DEALER)

        async def asks(client: Client, command: Command) -> str:
            """What a command leads to: `done`, or the code of the refusal."""
            await client.say("do", id=f"c-{next(IDS)}", command=msgspec.to_builtins(command))
            message = await client.hear()
            return "done" if message["type"] == "done" else str(message["error"]["code"])

        async def posts(token: str, command: Command) -> str:
            """The same over HTTP."""
            body = {"id": f"c-{next(IDS)}", "command": msgspec.to_builtins(command)}
            answer = await server.post("/api/commands", body, token)
            return "done" if answer.status_code == 200 else str(answer.json()["error"]["code"])

        assert await posts(dealer, HandIn("2", "cap")) == "not-permitted"
        assert await posts(cashier, HandIn("2", "cap")) == "done"
        assert await posts(cashier, GiveBack("2", "coat")) == "not-there"
        assert await posts(cashier, GiveBack("2", "cap")) == "done"
        async with server.socket(cashier) as cal, server.socket(dealer) as dee:
            assert await asks(dee, HandIn("1", "hat")) == "not-permitted"
            assert await asks(cal, HandIn("1", "hat")) == "done"
            # Who may watch it is a row, too, and without one nobody may.
            await cal.say("watch", channel="stream/shelf/1")
            assert (await cal.hear())["error"]["code"] == "not-permitted"
            monkeypatch.setitem(WATCHERS, "stream/shelf", Row(CAGE))
            await cal.say("watch", channel="stream/shelf/1")
            snapshot = await cal.hear()
            assert snapshot["view"] == {"view": "shelf", "count": 1, "last": "hat"}
            await dee.say("watch", channel="stream/shelf/1")
            assert (await dee.hear())["error"]["code"] == "not-permitted"
            await cal.say("watch", channel="stream/shelf/3")
            assert (await cal.hear())["error"]["code"] == "unknown-channel"
            await server.context.floor.do("scarf", HandIn("1", "scarf"), "cage")
            changed = await cal.hear()
            assert (changed["type"], changed["patch"]) == ("change", {"count": 2, "last": "scarf"})

    tell(story, registry=REGISTRY)


def test_a_registry_that_does_not_know_it_reads_nothing_of_it() -> None:
    async def check() -> None:
        store = MemoryStore()
        async with CommandWriter(store, REGISTRY, lambda: NOON) as writer:
            await writer.submit("c", HandIn("1", "hat"), "cage")
        shown = await load(store, lambda _: None, Registry(AGGREGATES))
        assert shown.streams("shelf") == []

    asyncio.run(check())


@pytest.mark.parametrize(
    "twin",
    [
        Aggregate(("shelf",), Shelf, {}, evolve),
        Aggregate(("rack",), Shelf, {"given-back.1": HandedIn}, evolve),
        Aggregate(("rack",), Shelf, {"given-back.2": GivenBack}, evolve),
        Aggregate(("rack",), Shelf, {}, evolve, commands={HandIn: Handler(hand_in, _streams)}),
        Aggregate(("rack",), Shelf, {}, evolve, upcasts={"handed-in.1": _one_thing}),
        Aggregate(("rack",), Shelf, {}, evolve, upcasts={"given-back.1": _one_thing}),
    ],
    ids=["prefix", "name", "event", "command", "older version", "a version that is no older one"],
)
def test_nothing_belongs_to_two_aggregates(twin: Aggregate) -> None:
    with pytest.raises(ValueError, match="two aggregates claim"):
        Registry((SHELVES, twin))
