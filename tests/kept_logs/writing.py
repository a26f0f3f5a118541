"""How the kept logs of release 0.2 were made. They are never made again.

    PYTHONPATH=tests python -m kept_logs.writing SCENES NIGHTS

SCENES is what `recording` wrote down during the tests, NIGHTS the same of `nights`.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from kept_logs.by_hand import dump_by_hand
from kept_logs.choosing import by_edition, choose, features
from kept_logs.dumping import dump, rows_of
from kept_logs.floors import FLOORS
from kept_logs.nights import rulings
from kept_logs.playing import RefusedError, Scene, fresh, play, read_scenes
from support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR

from pitboss.audit.auditor import Audit, audit
from pitboss.store.memory import MemoryStore

ROOM = 2_500
"""Acts of a night."""
NIGHTS = {edition: edition for edition in (STAR, PREMIUM, RAPID, CANBERRA, GUIDE)} | {
    "rim": "rapid-wheels",
    "books": "rapid-terminals",
}
"""Which log the scenes of an edition, of wheels and of terminals go into."""


async def together(scenes: list[Scene]) -> tuple[MemoryStore, list[Scene]]:
    """Scenes played at once, without those that need the floor for themselves."""
    left = dict(enumerate(scenes, start=1))
    while True:
        store = fresh()
        try:
            await play(list(left.items()), store)
        except RefusedError as refused:
            print("left out:", left[refused.scene].source, refused)
            del left[refused.scene]
        else:
            return store, list(left.values())


def longest(nights: list[Scene]) -> list[Scene]:
    """The longest night of each set-up of a table."""
    found = dict[str, Scene]()
    for night in sorted(nights, key=lambda scene: len(scene.commands)):
        found[night.source.rpartition(" night ")[0]] = night
    return list(found.values())


async def write(name: str, play_it: Callable[[MemoryStore], Awaitable[None]]) -> None:
    """Keeps the log of a floor on which something is played."""
    store = fresh()
    await play_it(store)
    keep(name, store, await audit(store))


def keep(name: str, store: MemoryStore, found: object) -> None:
    """Keeps a log that the auditor finds sound."""
    assert isinstance(found, Audit), (name, found)
    dump(name, rows_of(store))


def main(scenes: list[Scene], nights: list[Scene]) -> None:
    """Writes all logs."""
    played, random = by_edition(scenes), by_edition(nights)
    for key, name in NIGHTS.items():
        must = [*longest(random[key]), *rulings(key)]
        taken = frozenset(feature for scene in must for feature in features(scene) or ())
        room = ROOM - sum(len(scene.commands) for scene in must)
        chosen = choose([*played[key], *(each for each in random[key] if each not in must)], room, taken)
        store, _ = asyncio.run(together([*must, *chosen]))
        keep(name, store, asyncio.run(audit(store)))
    for name, play_it in FLOORS.items():
        asyncio.run(write(name, play_it))
    dump_by_hand()


if __name__ == "__main__":
    main(*(read_scenes(Path(file)) for file in sys.argv[1:]))
