"""The keys of devices: which device may speak as what. The keys themselves are never in the log."""

import re
from enum import StrEnum

import msgspec

from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream, written
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry


class DeviceKind(StrEnum):
    """What a device is, and so what it may ask for."""

    PLAYER_TERMINAL = "player-terminal"
    SEAT = "seat"
    SHOE = "shoe"
    WHEEL = "wheel"
    STACKER = "stacker"
    PRINTER = "printer"
    DISPLAY = "display"
    MONITORING = "monitoring"
    METRICS = "metrics"


NAMED = (DeviceKind.SHOE, DeviceKind.WHEEL, DeviceKind.STACKER, DeviceKind.PRINTER)
"""What decisions about a game or a terminal find by its name, `KIND-SERVES`."""


class GrantKey(Command, frozen=True, tag="grant-key"):
    """A device is to get a key."""

    device: str
    kind: DeviceKind
    serves: str
    """A terminal's number, the name of a game, or for a seat `TABLE/GUEST`."""


class WithdrawKey(Command, frozen=True, tag="withdraw-key"):
    """The key of a device is to open nothing any more."""

    device: str


class KeyGranted(Event, frozen=True):
    """A device got a key."""

    device: str
    kind: DeviceKind
    serves: str


class KeyWithdrawn(Event, frozen=True):
    """The key of a device opens nothing any more."""

    device: str


class Key(msgspec.Struct, frozen=True):
    """What the key of a device is good for."""

    kind: DeviceKind
    serves: str
    number: int
    """How many keys the device has had: no other one is like this."""
    withdrawn: bool = False


def stream_of(command: GrantKey | WithdrawKey) -> Stream:
    """Where the keys of a device are kept."""
    return f"key/{command.device}"


def grant_key(states: States, command: GrantKey, _: Given) -> Decision:
    """Gives a device a key. A device that has one keeps it until that is withdrawn."""
    if re.fullmatch(NAME, command.device) is None or not written(command.serves):
        return Rejection("bad-name", f"{command.device!r:.60} is no name of a device, or it serves nothing.")
    if command.kind in NAMED and command.device != f"{command.kind}-{command.serves}":
        message = f"The {command.kind} of {command.serves} is called {command.kind}-{command.serves}."
        return Rejection("bad-name", message)
    if _find(states, command) is not None:
        return Rejection("device-exists", f"{command.device} has a key: withdraw it first.")
    event = KeyGranted(command.device, command.kind, command.serves)
    return Decided(((stream_of(command), event),))


def withdraw_key(states: States, command: WithdrawKey, _: Given) -> Decision:
    """Takes a key back."""
    if _find(states, command) is None:
        return Rejection("unknown-device", f"No device {command.device!r:.60} has a key.")
    return Decided(((stream_of(command), KeyWithdrawn(command.device)),))


def evolve(key: Key | None, event: Event, _: Entry) -> Key:
    """The key of a device after an event.

    >>> key = evolve(None, KeyGranted("shoe-rapid-1", DeviceKind.SHOE, "rapid-1"), ())
    >>> evolve(key, KeyWithdrawn("shoe-rapid-1"), ()).withdrawn
    True
    """
    match event:
        case KeyGranted():
            return Key(event.kind, event.serves, 1 if key is None else key.number + 1)
        case KeyWithdrawn() if key is not None:
            return msgspec.structs.replace(key, withdrawn=True)
    raise AssertionError(f"{type(event).__name__} before there was a key")


def entry(_: Event) -> Entry:
    """No money moves."""
    return ()


def _find(states: States, command: GrantKey | WithdrawKey) -> Key | None:
    """The key that a device has now."""
    key = states[stream_of(command)]
    if not isinstance(key, Key | None):
        raise AssertionError(f"{stream_of(command)} holds no key")
    return None if key is None or key.withdrawn else key
