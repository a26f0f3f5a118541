"""The keys of devices: which device may act as what. The keys themselves are never in the log."""

import re
from enum import StrEnum

import msgspec

from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor import kinds
from pitboss.floor.people.dual_control import check_two, people_of
from pitboss.floor.people.register import REGISTER, PlaceRegistered, registered
from pitboss.floor.people.staff import MACHINE
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, Stream, is_line
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AnyOf
from pitboss.ledger.entry import Entry


class DeviceKind(StrEnum):
    """The kinds of device that a floor has, whatever is played there. The others, its games name."""

    PLAYER_TERMINAL = "player-terminal"
    SEAT = "seat"
    STACKER = "stacker"
    PRINTER = "printer"
    RFID = "rfid"
    """The antennas under a layout, which read the chips there."""
    KIOSK = "kiosk"
    """A Ticket In Cash Out machine."""
    DISPLAY = "display"
    MONITORING = "monitoring"
    METRICS = "metrics"


MANY_PER_PLACE = frozenset((DeviceKind.DISPLAY, DeviceKind.METRICS))
"""The kinds of which several devices may serve a place. Of the others, a second terminal 7 is an impostor."""
NAMED = frozenset((DeviceKind.STACKER, DeviceKind.PRINTER, DeviceKind.KIOSK, DeviceKind.RFID))
"""The kinds that are named by what they serve, beside those that read for games."""


def device_kinds() -> tuple[str, ...]:
    """Every kind of device, which decides what it may request: those that read for games come last.

    >>> device_kinds()[-2:]
    ('shoe', 'wheel')
    """
    return (*DeviceKind, *(kind.reading.device for kind in kinds.KINDS))


def is_named(kind: str) -> bool:
    """Whether decisions about a game, a terminal or a kiosk find such a device by name, `KIND-SERVES`."""
    return kind in NAMED or kinds.kind_read_by(kind) is not None


class GrantKey(Command, frozen=True, tag="grant-key"):
    """Gives a device a key."""

    device: str
    kind: str
    serves: str
    """A terminal's number, the name of a game, or for a seat `TABLE/PLACE`."""
    by: str
    signed_by: str | None = None


class WithdrawKey(Command, frozen=True, tag="withdraw-key"):
    """Makes the key of a device invalid."""

    device: str


class KeyGranted(Event, frozen=True):
    """A device received a key."""

    device: str
    kind: str
    serves: str
    by: str
    signed_by: str | None = None


class KeyWithdrawn(Event, frozen=True):
    """The key of a device is no longer valid."""

    device: str


class Key(msgspec.Struct, frozen=True):
    """What the key of a device is valid for."""

    kind: str
    serves: str
    number: int
    """How many keys the device has had. It makes each key different."""
    withdrawn: bool = False

    @property
    def place(self) -> str:
        """The place that it is the only device for."""
        return place_of(self.kind, self.serves)


def stream_of(command: GrantKey | WithdrawKey) -> Stream:
    """The stream of the keys of a device."""
    return f"key/{command.device}"


def streams_of(command: GrantKey) -> tuple[Stream, ...]:
    """What a decision reads: the key, who asks and signs, and whether a person has the name."""
    return stream_of(command), f"staff/{command.device}", *people_of(command)


def place_of(kind: str, serves: str) -> str:
    """The place that a device is the only one for, such as `player-terminal/7`."""
    return f"{kind}/{serves}"


def grant_key(states: States, command: GrantKey, given: Given) -> Decision:
    """Gives a device a key. If one device serves a place, an earlier key for that place becomes invalid."""
    if re.fullmatch(NAME, command.device) is None or not is_line(command.serves):
        return Rejection("bad-name", {"case": "device", "device": f"{command.device!r:.60}"})
    if command.kind not in device_kinds():
        known = AnyOf(device_kinds())
        return Rejection("unknown-device", {"case": "kind", "kind": f"{command.kind!r:.60}", "kinds": known})
    if is_named(command.kind) and command.device != f"{command.kind}-{command.serves}":
        return Rejection(
            "bad-name", {"case": "device-of-place", "kind": command.kind, "serves": command.serves}
        )
    if command.device in MACHINE or states[f"staff/{command.device}"] is not None:
        return Rejection("reserved-name", {"case": "device", "name": command.device})
    refused = check_two(states, command, given.at)
    if refused is not None:
        return refused
    place, events = place_of(command.kind, command.serves), list[tuple[Stream, Event]]()
    before = registered(states).places.get(place, ()) if command.kind not in MANY_PER_PLACE else ()
    for device in dict.fromkeys((*before, command.device)):
        if f"key/{device}" not in states:
            return Need(f"key/{device}")
        key = _live(states, device)
        if key is not None and (device == command.device or key.place == place):
            events.append((f"key/{device}", KeyWithdrawn(device)))
    granted = KeyGranted(command.device, command.kind, command.serves, command.by, command.signed_by)
    events.append((stream_of(command), granted))
    if command.kind not in MANY_PER_PLACE and before != (command.device,):
        events.append((REGISTER, PlaceRegistered(place, command.device)))
    return Decided(tuple(events))


def withdraw_key(states: States, command: WithdrawKey, _: Given) -> Decision:
    """Makes a key invalid."""
    if _live(states, command.device) is None:
        return Rejection("unknown-device", {"case": "no-key", "device": f"{command.device!r:.60}"})
    return Decided(((stream_of(command), KeyWithdrawn(command.device)),))


def evolve(key: Key | None, event: Event, _: Entry) -> Key | None:
    """The key of a device after an event. There is none before it is granted.

    >>> key = evolve(None, KeyGranted("shoe-rapid-1", "shoe", "rapid-1", "setup"), ())
    >>> evolve(key, KeyWithdrawn("shoe-rapid-1"), ()).withdrawn
    True
    """
    match event:
        case KeyGranted():
            return Key(event.kind, event.serves, 1 if key is None else key.number + 1)
        case KeyWithdrawn() if key is not None:
            return msgspec.structs.replace(key, withdrawn=True)
    return key


def _live(states: States, device: str) -> Key | None:
    """The current key of a device."""
    key = states[f"key/{device}"]
    if not isinstance(key, Key | None):
        raise AssertionError(f"key/{device} holds no key")
    return None if key is None or key.withdrawn else key


KEYS = Aggregate(
    prefixes=("key",),
    state=Key,
    events={"key-granted.2": KeyGranted, "key-withdrawn.1": KeyWithdrawn},
    evolve=evolve,
    commands={
        GrantKey: Handler(grant_key, lambda command, _: streams_of(command)),
        WithdrawKey: Handler(withdraw_key, lambda command, _: (stream_of(command),)),
    },
    upcasts={"key-granted.1": lambda event: ("key-granted.2", {**event, "by": ""})},
)
