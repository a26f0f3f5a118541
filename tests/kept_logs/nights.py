"""Random nights at a live table, as scenes: whatever staff and guests are offered, in any order.

PYTHONPATH=tests python -m kept_logs.nights > NIGHTS
"""

from random import Random
from typing import Any

import msgspec
from kept_logs.playing import Scene
from pit import AMY, SUE, Pit, seated
from support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR
from test_nights import GUESTS, STAFF, Night, tables

from pitboss.game.irregularities import Report
from pitboss.rules.irregularity import Kind
from pitboss.table.acts.irregular import RuleOn
from pitboss.table.decide import ActAtTable
from pitboss.table.setup import Setup

SEEDS, STEPS = 4, 60


def random_nights(edition: str) -> list[list[Scene]]:
    """Some nights of each set-up of an edition."""
    setups = [param.values[0] for param in tables()]
    return [
        [_night(setup, seed) for seed in range(3, 3 + SEEDS)] for setup in setups if setup.edition == edition
    ]


def as_scene(pit: Pit, source: str) -> Scene:
    """What happened at a table, as commands."""
    commands = [
        (
            event.at,
            msgspec.json.decode(msgspec.json.encode(ActAtTable("1", event.act, event.by, event.approved))),
        )
        for event in pit.events
    ]
    return Scene("pit", source, commands)


def rulings(edition: str) -> list[Scene]:
    """What no other scene reports, after a coup and before the next."""
    if edition not in {STAR, PREMIUM}:
        return []
    pit = seated(edition).play("1-1", "9S KH KD 7C", ann=("banker", 10_000))
    for kind in (Kind.DISPLAY_WRONG, Kind.WRONG_ODDS):
        pit.do(RuleOn(Report(kind)), SUE, AMY)
    pit.play("1-2", "2S KH KD 7C 2H", bob=("player", 10_000))
    return [as_scene(pit, f"{edition} rulings")]


def _night(setup: Setup, seed: int) -> Scene:
    random, night = Random(seed), type("OneNight", (Night,), {"setup": setup})()
    night.open(seed, seed)
    for _ in range(STEPS):
        _step(night, random)
    return as_scene(night.pit, f"{setup.edition} {setup.game} {setup.device} night {seed}")


def _step(night: Any, random: Random) -> None:
    """The regular course most of the time, and anything else now and then."""
    kind = random.randrange(10)
    if kind < 5:
        night.go_on(random.randint(1, 8))
    elif kind < 8:
        night.any_offer(random.choice(people()), random.randrange(200))
    elif kind == 8:
        flips = [random.random() < 0.5 for _ in range(2)]
        night.irregularity(random.randrange(60), random.randrange(256), random.choice(STAFF), *flips)
    else:
        night.come_and_go(random.choice(["ann", "bob", "dan"]), random.choice([None, 1, 2, 4]))


def people() -> tuple[Any, ...]:
    """Everybody at the table."""
    return (*STAFF, *GUESTS)


if __name__ == "__main__":
    for edition in (STAR, PREMIUM, RAPID, CANBERRA, GUIDE):
        for played in random_nights(edition):
            for scene in played:
                commands = [(at, msgspec.json.encode(command).decode()) for at, command in scene.commands]
                told = {"kind": scene.kind, "test": scene.source, "commands": commands}
                print(msgspec.json.encode(told).decode())
