"""The devices of a floor: their readings, and the faults that staff must check."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

import msgspec

from pitboss.acting.readings import AnyReading, AreaChips, CardReading, ChipsReading, NumberReading
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Event, States
from pitboss.kernel.rejection import Rejection, refusal_text
from pitboss.kernel.text import Facts, FloorPlace, Text
from pitboss.ledger.entry import Entry

REMEMBERED_READINGS = 20
"""How many readings are remembered. The same number again must have the same content."""
LATE = "reading-late"
"""The code of a reading for a play that is over, or that came after later readings."""
FAILED = "device-failed"
"""The code of a reading that came while the device waited for staff."""


class Fault(StrEnum):
    """The fault of a device."""

    DEAD = "dead"
    MISREADS = "misreads"
    JAMMED = "jammed"
    FULL = "full"
    NO_PAPER = "no-paper"
    CONTRADICTS = "contradicts"
    """It gave one number to two readings."""
    LOST = "lost"
    """Some of its readings never arrived."""
    REFUSED = "refused"
    """Its game could not accept a reading."""


class CardRead(Event, frozen=True):
    """A reading of a shoe."""

    device: str
    game: str
    n: int
    card: str | None = None
    play: str | None = None
    missed: int = 0
    """How many readings before it never arrived."""


class BallRead(Event, frozen=True):
    """A reading of the sensor of a wheel."""

    device: str
    game: str
    n: int
    turns: int
    pocket: int | None = None
    play: str | None = None
    missed: int = 0


class ChipsRead(Event, frozen=True):
    """A reading of the antennas under a layout: all chips that lie there."""

    device: str
    game: str
    n: int
    areas: tuple[AreaChips, ...] = ()
    play: str | None = None
    missed: int = 0


class ReadingRefused(Event, frozen=True):
    """A reading did not become part of its game."""

    device: str
    n: int
    code: str
    facts: Facts
    """The facts of the refusal."""
    clause: Clause | None = None


class DeviceFailed(Event, frozen=True):
    """A device failed."""

    device: str
    fault: Fault
    detail: Text | str
    """What is the matter: a text of ours, or the words of the person or device that reported it."""


class DeviceRestored(Event, frozen=True):
    """Staff checked a device: it counts again."""

    device: str
    cleared_by: str
    note: str


class Failure(msgspec.Struct, frozen=True):
    """Why a device waits for staff."""

    fault: Fault
    detail: Text | str
    code: str | None = None
    """The code of the refusal, if its game refused a reading."""
    clause: Clause | None = None


class Device(msgspec.Struct, frozen=True):
    """The state of a device. Its name is its kind and what it serves: `shoe-rapid-1`, `printer-7`."""

    name: str
    last: int = 0
    """The highest number of its readings."""
    readings: Mapping[int, AnyReading] = {}
    """The latest readings, by their numbers."""
    missing: tuple[int, ...] = ()
    """The recent numbers that never arrived."""
    refused: Mapping[int, str] = {}
    """The latest readings that are not part of the game, each with the code of the reason."""
    failed: Failure | None = None

    @property
    def kind(self) -> str:
        """The kind of device."""
        return self.name.partition("-")[0]

    @property
    def serves(self) -> str:
        """The game or the terminal that it belongs to."""
        return self.name.partition("-")[2]


def find_failure(states: States, name: str) -> Failure | None:
    """Why a device does not work, if a fault is known.

    >>> jam = evolve(None, DeviceFailed("printer-7", Fault.JAMMED, "A ticket is stuck."), ())
    >>> find_failure({"device/printer-7": jam}, "printer-7").detail
    'A ticket is stuck.'
    """
    device = states.get(f"device/{name}")
    return device.failed if isinstance(device, Device) else None


def check_reading(device: Device, n: int) -> Rejection | None:
    """Whether a reading may become part of the game: it came in order, from a device that works.

    >>> read = evolve(None, CardRead("shoe-1", "1", 1, "9S"), ())
    >>> check_reading(read, 1)
    >>> check_reading(evolve(read, CardRead("shoe-1", "1", 3, "8S", missed=1), ()), 3).code
    'device-failed'
    """
    if device.refused.get(n) == LATE:
        return Rejection(
            "reading-late",
            {"case": "too-late", "reading": str(n), "device": FloorPlace(f"device/{device.name}")},
        )
    if device.failed is not None or n in device.refused:
        return Rejection("device-failed", {"reading": str(n), "device": FloorPlace(f"device/{device.name}")})
    return None


def evolve(device: Device | None, event: Event, _: Entry) -> Device:
    """The device after an event.

    >>> shoe = evolve(None, CardRead("shoe-1", "1", 1, "9S"), ())
    >>> shoe.last, shoe.readings[1].card, shoe.failed
    (1, '9S', None)
    """
    changes = CHANGES[type(event)]
    name: str = event.device  # type: ignore[attr-defined]
    now = device or Device(name)
    return msgspec.structs.replace(now, **changes(now, event))


def _read_on(device: Device, event: CardRead | BallRead | ChipsRead) -> dict[str, Any]:
    match event:
        case CardRead():
            reading: AnyReading = CardReading(event.game, event.card, event.play)
        case BallRead():
            reading = NumberReading(event.game, event.pocket, event.turns, event.play)
        case ChipsRead():
            reading = ChipsReading(event.game, event.areas, event.play)
    last, refused = max(device.last, event.n), dict(device.refused)
    if event.n < device.last:
        refused[event.n] = LATE
    elif device.failed is not None or event.missed:
        refused[event.n] = FAILED
    recent = range(last - REMEMBERED_READINGS + 1, last + 1)
    readings = {**device.readings, event.n: reading}
    missing = (*device.missing, *range(max(device.last + 1, recent.start), event.n))
    changes: dict[str, Any] = {
        "last": last,
        "readings": {n: readings[n] for n in sorted(readings) if n in recent},
        "missing": tuple(n for n in missing if n in recent and n != event.n),
        "refused": {n: code for n, code in refused.items() if n in recent},
    }
    if event.missed and device.failed is None:
        detail = Text("device-lost-readings", {"missed": event.missed, "before": str(event.n)})
        changes["failed"] = Failure(Fault.LOST, detail)
    return changes


def _refuse(device: Device, event: ReadingRefused) -> dict[str, Any]:
    changes: dict[str, Any] = {"refused": {**device.refused, event.n: event.code}}
    # A reading for a play that is over is not missed. After any other lost card, the next would be wrong.
    if device.failed is None and event.code != LATE:
        detail = refusal_text(event.code, event.facts)
        changes["failed"] = Failure(Fault.REFUSED, detail, event.code, event.clause)
    return changes


def _fail(_: Device, event: DeviceFailed) -> dict[str, Any]:
    return {"failed": Failure(event.fault, event.detail)}


def _restore(_: Device, __: DeviceRestored) -> dict[str, Any]:
    return {"failed": None}


CHANGES: dict[type[Event], Callable[[Device, Any], dict[str, Any]]] = {
    CardRead: _read_on,
    BallRead: _read_on,
    ChipsRead: _read_on,
    ReadingRefused: _refuse,
    DeviceFailed: _fail,
    DeviceRestored: _restore,
}
"""What each event changes."""
