"""Plays recorded scenes through a keeper: each at tables and terminals of its own, all in one night."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, Union

import books
import kept
import msgspec
import pit
from support import STAR

from pitboss.floor.validation import make_number
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.till import MoveMoney
from pitboss.store.domain import FLOOR
from pitboss.store.keeper import Keeper
from pitboss.store.memory import MemoryStore
from pitboss.table.acts import people
from pitboss.table.decide import ActAtTable
from pitboss.table.setup import standard_setup

ANY_COMMAND: Any = Union[FLOOR.commands]  # noqa: UP007
READER = msgspec.json.Decoder(ANY_COMMAND)
SLIPS = 20
"""How many slips of a terminal are found again under its new name."""


class Scene(NamedTuple):
    """What was played at one table, at one wheel or in one set of books."""

    kind: str
    source: str
    commands: list[tuple[Instant, dict[str, Any]]]


class RefusedError(Exception):
    """A scene could not be played: it was prepared by hand, or needs the floor for itself."""

    def __init__(self, scene: int, why: Rejection, command: Command) -> None:
        """Says which it was."""
        super().__init__(scene, why, command)
        self.scene = scene


def read_scenes(file: Path) -> list[Scene]:
    """The scenes that were recorded, each once."""
    scenes = dict[str, Scene]()
    for line in file.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        commands = [(at, json.loads(command)) for at, command in told["commands"]]
        scenes.setdefault(json.dumps(commands), Scene(told["kind"], told["test"], commands))
    return list(scenes.values())


def renamed(scene: Scene, number: int) -> list[tuple[Instant, Command]]:
    """The commands of a scene with names that no other scene has."""
    said = [command for _, command in scene.commands]
    games = {
        each[key] for each in said for key in ("table", "game", "wheel") if isinstance(each.get(key), str)
    }
    terminals = {each["terminal"] for each in said if "terminal" in each}
    new = {name: f"{name}-{number}" for name in sorted(games | terminals)}
    for terminal in terminals:
        for slip in range(1, SLIPS + 1):
            printed = make_number(books.SECRET, terminal, slip)
            new[printed] = make_number(kept.SECRET, new[terminal], slip)

    def rename(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {each: rename(inner, each) for each, inner in value.items()}
        if isinstance(value, list):
            return [rename(inner, key) for inner in value]
        if key in {"voucher", "reference"}:
            return f"{value}-{number}"
        return new.get(value, value) if isinstance(value, str) and key not in {"type", "box"} else value

    return [(at, READER.decode(json.dumps(rename(command)))) for at, command in scene.commands]


def stock(games: Iterable[str]) -> list[Command]:
    """Chips in every float, and in the pockets of those who come; cash in the cage."""
    names = sorted(games)
    return [
        MoveMoney("capital", 900_000_000, {}),
        MoveMoney("chips-made", 20_000_000 * (len(names) + 1), {}),
        *(MoveMoney("fill", 10_000_000, {"table": name}) for name in names),
        MoveMoney("chips-outstanding", 9_000_000 * (len(names) + 1), {}, approved_by="sue"),
    ]


def tokens() -> list[Command]:
    """A guest gets promotional tokens at the table by the door, and takes them away for others."""
    door = pit.set_up(standard_setup(STAR)).do(people.Join("tom", 1, 0))
    door.signed(people.ExchangeVoucher("tom", "moon", 90_000_000, "D-1")).do(people.Leave("tom"))
    return [ActAtTable("door", event.act, event.by, event.approved) for event in door.events]


def carries_tokens(command: Command) -> bool:
    """Whether a guest comes with tokens of before."""
    act = command.act if isinstance(command, ActAtTable) else None
    return isinstance(act, people.Join) and act.tokens > 0


def tables_of(commands: Iterable[Command]) -> set[str]:
    """The tables at which something is done."""
    return {getattr(command, "table", "") for command in commands if hasattr(command, "act")} - {""}


async def play(scenes: Iterable[tuple[int, Scene]], store: MemoryStore) -> None:
    """Plays all scenes at once, by the clock."""
    night = [(at, number, command) for number, scene in scenes for at, command in renamed(scene, number)]
    night.sort(key=lambda each: each[0])
    now, asked = night[0][0] - 1_000, Counter[str]()
    async with Keeper(store, lambda: now) as keeper:

        async def do(number: int, command: Command, by: str) -> None:
            asked["c"] += 1
            done = await keeper.submit(f"c-{asked['c']}", command, by)
            if isinstance(done, Rejection):
                raise RefusedError(number, done, command)

        for move in stock(tables_of(command for _, _, command in night)):
            await do(0, move, "setup")
        for act in tokens() if any(carries_tokens(command) for _, _, command in night) else ():
            await do(0, act, author(act))
        for at, number, command in night:
            now = at
            await do(number, command, author(command))


def author(command: Command) -> str:
    """How the log names whoever asks."""
    by = getattr(command, "by", None)
    return getattr(by, "name", None) or (f"pt/{command.terminal}" if hasattr(command, "terminal") else "test")


def fresh() -> MemoryStore:
    """An empty store whose ticket numbers are always the same."""
    store = MemoryStore()
    store._secret = kept.SECRET
    return store
