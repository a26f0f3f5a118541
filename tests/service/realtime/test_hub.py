"""Channels: a snapshot, then numbered changes, the same text for all; slow clients are dropped."""

import asyncio
import json
from collections.abc import Hashable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pitboss.service.realtime import hub as hub_module
from pitboss.service.realtime.hub import Hub, Outbox
from pitboss.service.realtime.patches import difference, patched, plain

JSON = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
)
VIEWS = st.dictionaries(st.sampled_from("abcd"), JSON, max_size=4)


@given(VIEWS, VIEWS)
def test_a_patch_makes_one_view_into_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    old, new = plain(old), plain(new)
    patch = difference(old, new)
    assert patched(old, patch) == new
    assert (patch == {}) == (old == new)


# The examples of RFC 7396, appendix A, whose target is an object.
@pytest.mark.parametrize(
    "old, patch, new",
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_patches_are_merge_patches(old: dict[str, Any], patch: dict[str, Any], new: dict[str, Any]) -> None:
    assert patched(old, patch) == new


class Board:
    """A view to show, and how often it was rendered."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {}
        self.drawn: list[tuple[str, object]] = []

    def render(self, channel: str, actor: object) -> object:
        self.drawn.append((channel, actor))
        return self.shown

    def hub(self, personal: bool = False) -> Hub:
        def face(channel: str, actor: Hashable) -> Hashable:
            return actor if personal else None

        return Hub(self.render, face)


async def settle() -> None:
    await asyncio.sleep(3 * hub_module.GATHER_S)


async def read(box: Outbox) -> list[dict[str, Any]]:
    async with asyncio.timeout(60):
        return [json.loads(text) for text in await box.take()]


def test_changes_are_gathered_numbered_and_drawn_once_for_all() -> None:
    async def check() -> None:
        board, boxes = Board(), [Outbox() for _ in range(3)]
        hub = board.hub()
        board.shown = {"phase": "open", "seats": {"1": 5}}
        for box in boxes:
            hub.watch("game/a", "anybody", box)
        assert len(board.drawn) == 1
        for stake in (6, 7, 8):
            board.shown = {"phase": "open", "seats": {"1": 5, "2": stake}}
            hub.invalidate(["game/a", "game/b"])
        await settle()
        board.shown = {"seats": {"2": 8}}
        hub.invalidate(["game/a"])
        await settle()
        hub.invalidate(["game/a"])
        await settle()
        assert board.drawn == [("game/a", "anybody")] * 4
        texts = [await box.take() for box in boxes]
        assert texts[0] == texts[1] == texts[2]
        assert [each is other for each, other in zip(texts[0], texts[1], strict=True)] == [True] * 3
        assert [json.loads(text) for text in texts[0]] == [
            {"type": "snapshot", "channel": "game/a", "n": 0, "view": {"phase": "open", "seats": {"1": 5}}},
            {"type": "change", "channel": "game/a", "n": 1, "patch": {"seats": {"2": 8}}},
            {"type": "change", "channel": "game/a", "n": 2, "patch": {"phase": None, "seats": {"1": None}}},
        ]

    asyncio.run(check())


def test_a_late_or_returning_client_gets_the_snapshot_of_the_latest_number() -> None:
    async def check() -> None:
        board, early, late = Board(), Outbox(), Outbox()
        hub = board.hub()
        board.shown = {"n": 1, "void": None}
        hub.watch("floor", None, early)
        board.shown = {"n": 2}
        hub.invalidate(["floor"])
        await settle()
        board.shown = {"n": 3}
        hub.invalidate(["floor"])
        hub.watch("floor", None, late)
        hub.watch("floor", None, early)
        await settle()
        assert [(sent["type"], sent["n"]) for sent in await read(early)] == [
            ("snapshot", 0),
            ("change", 1),
            ("snapshot", 1),
            ("change", 2),
        ]
        assert [sent.get("view") or sent["patch"] for sent in await read(late)] == [{"n": 2}, {"n": 3}]

    asyncio.run(check())


def test_people_with_different_offers_see_their_own() -> None:
    async def check() -> None:
        board, ann, bob = Board(), Outbox(), Outbox()
        hub = board.hub(personal=True)
        hub.watch("game/a/dealer", "ann", ann)
        hub.watch("game/a/dealer", "bob", bob)
        hub.unwatch("game/a/dealer", bob)
        board.shown = {"offers": ["spin"]}
        hub.invalidate(["game/a/dealer"])
        await settle()
        assert [message["type"] for message in await read(ann)] == ["snapshot", "change"]
        assert [message["type"] for message in await read(bob)] == ["snapshot"]
        assert [actor for _, actor in board.drawn] == ["ann", "bob", "ann"]

    asyncio.run(check())


def test_an_unwatched_channel_is_not_rendered() -> None:
    async def check() -> None:
        board, box = Board(), Outbox()
        hub = board.hub()
        hub.watch("floor", None, box)
        hub.invalidate(["floor"])
        hub.unwatch("floor", box)
        hub.unwatch("cage", box)
        await settle()
        hub.invalidate(["floor"])
        await settle()
        assert len(board.drawn) == 1

    asyncio.run(check())


@pytest.mark.parametrize("text", ["x", "x" * 10_000])
def test_a_client_that_does_not_read_is_dropped_and_the_others_go_on(text: str) -> None:
    async def check() -> None:
        slow, quick, got = Outbox(), Outbox(), 0
        for _ in range(300):
            slow.send(text)
            quick.send(text)
            got += len(await quick.take())
        assert slow.behind.is_set()
        assert not quick.behind.is_set()
        assert got == 300
        slow.send(text)
        assert await slow.take() == []

    asyncio.run(check())


def test_a_channel_that_cannot_be_drawn_stays_as_it_was(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        board, box = Board(), Outbox()
        hub = board.hub()
        hub.watch("floor", None, box)
        hub.watch("cage", None, box)
        board.shown = {"seat": object()}
        hub.invalidate(["floor", "cage"])
        await settle()
        board.shown = {"seat": 1}
        hub.invalidate(["floor"])
        await settle()
        assert [(message["channel"], message["n"]) for message in await read(box)] == [
            ("floor", 0),
            ("cage", 0),
            ("floor", 1),
        ]

    asyncio.run(check())
    assert "Channel cage cannot be rendered" in caplog.text


def test_many_channels_leave_others_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no time at all for rendering, one channel is rendered at a time, and still all of them are."""
    monkeypatch.setattr(hub_module, "RENDER_SLICE_S", 0.0001)

    async def check() -> None:
        board, box = Board(), Outbox()
        hub = board.hub()
        names = [f"terminal/{number}" for number in range(100)]
        for name in names:
            hub.watch(name, None, box)
        board.shown = {"cents": 1}
        hub.invalidate(names)
        texts: list[str] = []
        async with asyncio.timeout(60):
            while len(texts) < 200:
                texts += await box.take()
        changes = [json.loads(text)["channel"] for text in texts[100:]]
        assert changes == names
        hub.invalidate(names)
        hub.close()
        await settle()
        assert len(board.drawn) == 200

    asyncio.run(check())


def test_structs_are_shown_as_their_fields() -> None:
    class View(msgspec.Struct):
        cents: int
        play: str | None = None

    async def check() -> None:
        box = Outbox()
        Hub(lambda channel, actor: View(5)).watch("terminal/7", None, box)
        assert (await read(box))[0]["view"] == {"cents": 5}

    asyncio.run(check())
