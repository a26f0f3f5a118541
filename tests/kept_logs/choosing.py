"""Which scenes make a night: few of them, in which all that any scene shows happens at least once."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

import msgspec
from kept_logs.playing import RefusedError, Scene, fresh, play

from pitboss.audit.auditor import Audit, audit
from pitboss.store.domain import FLOOR
from pitboss.store.memory import MemoryStore

Feature = tuple[Any, ...]


def edition_of(scene: Scene) -> str:
    """The edition of a scene, or that it is about a wheel or about terminals."""
    if scene.kind != "pit":
        return scene.kind
    setups = [command["act"]["setup"] for _, command in scene.commands if "setup" in command.get("act", {})]
    return str(setups[0]["edition"]) if setups else ""


def features(scene: Scene) -> frozenset[Feature] | None:
    """All that a scene shows; nothing where it cannot be played alone, or the auditor objects."""

    async def run() -> MemoryStore | None:
        store = fresh()
        try:
            await play([(1, scene)], store)
        except RefusedError:
            return None
        return store if isinstance(await audit(store), Audit) else None

    store = asyncio.run(run())
    return None if store is None else frozenset(_seen(store))


def _seen(store: MemoryStore) -> Iterable[Feature]:
    states: dict[str, Any] = {}
    for row in store._events:
        event: Any = FLOOR.read(row)
        states[row.stream] = state = FLOOR.follow(states.get(row.stream), [row])
        body = json.loads(row.body)
        yield (row.type,)
        act = getattr(event, "act", None)
        name = row.type if act is None else body["act"]["act"]
        yield ("done", name)
        for field, value in msgspec.structs.asdict(event if act is None else act).items():
            yield name, field, value.value if isinstance(value, Enum) else bool(value)
        if "ruling" in body:
            yield name, body["ruling"]["kind"], body["ruling"]["clause"]
            yield from (("order", name, order["effect"]) for order in body["ruling"]["orders"])
            yield from (("said", fact, body["act"].get("report", {}).get("kind")) for fact in _said(body))
        yield from (("noted", each["kind"], each["about"]) for each in body.get("incidents", ()))
        yield from (("money", name, each["move"]) for each in body.get("money", ()) if "move" in each)
        yield from ((row.stream.split("/")[0], *each) for each in _standing(state))


def _said(body: Mapping[str, Any]) -> Iterable[tuple[str, bool]]:
    report = body["act"].get("report") or {}
    return (report.get("said") or {}).items()


def _standing(state: Any) -> Iterable[Feature]:
    """What a state has in it, and how far a coup and its cards are."""
    for field in state.__struct_fields__:
        if getattr(state, field):
            yield (field,)
    live = getattr(state, "coup", None)
    if live is not None:
        yield "coup", live.method, live.face, live.moment.value, len(live.cards)
        yield from ((field,) for field in live.__struct_fields__ if getattr(live, field))
    stack = getattr(state, "cards_in", None)
    if stack is not None:
        yield "cards", stack.step, stack.source.value, stack.device.value


def choose(scenes: Iterable[Scene], room: int, taken: frozenset[Feature] = frozenset()) -> list[Scene]:
    """The scenes that add most for their length, until they add nothing or the room is used up."""
    known = {scene.source + str(at): (scene, features(scene)) for at, scene in enumerate(scenes)}
    left = {key: (scene, found) for key, (scene, found) in known.items() if found is not None}
    seen, chosen = set(taken), list[Scene]()
    while left:
        key = max(left, key=lambda each: len(left[each][1] - seen) / len(left[each][0].commands))
        scene, found = left.pop(key)
        if not found - seen:
            break
        if len(scene.commands) <= room:
            seen |= found
            room -= len(scene.commands)
            chosen.append(scene)
    missed = {feature for _, found in known.values() for feature in found or ()} - seen
    print(f"{len(chosen)} scenes, {len(seen)} features, {len(missed)} left out, room {room}")
    return chosen


def by_edition(scenes: Iterable[Scene]) -> dict[str, list[Scene]]:
    """The scenes of each edition, of wheels and of terminals."""
    found = defaultdict[str, list[Scene]](list)
    for scene in scenes:
        found[edition_of(scene)].append(scene)
    return found
