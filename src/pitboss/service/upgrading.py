"""What a server does once on a floor of an earlier release: it begins the register, and reports it."""

from secrets import token_hex

from pitboss.engine.transaction import Accepted
from pitboss.floor.people.keys import MANY_PER_PLACE, Key
from pitboss.floor.people.register import REGISTER, BeginRegister
from pitboss.floor.people.staff import Post, Staff
from pitboss.kernel.text import AllOf, ListOf, Text
from pitboss.service.auth.passwords import SETUP
from pitboss.service.floor_engine import FloorEngine

LOCKED_AFTER_FAILURES = 3
"""The number of wrong passwords that locked a name in earlier releases."""


async def upgrade(floor: FloorEngine) -> list[Text]:
    """Begins the register of a floor that has none. Returns what people must know of it."""
    if floor.state(REGISTER) is not None:
        return []
    staff = {stream.partition("/")[2]: floor.state(stream) for stream in floor.streams("staff")}
    people = {name: each for name, each in staff.items() if isinstance(each, Staff)}
    administrators = [name for name, each in people.items() if each.works_as(Post.ADMINISTRATOR)]
    unlocked = [name for name, each in people.items() if each.failures >= LOCKED_AFTER_FAILURES]
    places: dict[str, tuple[str, ...]] = {}
    for stream in floor.streams("key"):
        key = floor.state(stream)
        if isinstance(key, Key) and not key.withdrawn and key.kind not in MANY_PER_PLACE:
            places[key.place] = (*places.get(key.place, ()), stream.partition("/")[2])
    begin = BeginRegister(tuple(administrators), places, tuple(unlocked))
    done = await floor.do(f"register-{token_hex(12)}", begin, SETUP)
    if not isinstance(done, Accepted) or not people:
        # Another server was faster, or the floor is new.
        return []
    return [*_notes(administrators, unlocked), *_doubled(places)]


def _notes(administrators: list[str], unlocked: list[str]) -> list[Text]:
    notes = [Text("upgraded-two-sign")]
    if len(administrators) == 1:
        notes += [Text("upgraded-one-administrator", {"name": administrators[0]})]
    if unlocked:
        notes += [Text("upgraded-unlocked", {"names": AllOf(tuple(unlocked))})]
    return notes


def _doubled(places: dict[str, tuple[str, ...]]) -> list[Text]:
    return [
        Text("upgraded-doubled", {"place": place, "devices": ListOf(devices)})
        for place, devices in places.items()
        if len(devices) > 1
    ]
