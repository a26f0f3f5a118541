"""Checks of device readings: in order, each once, and no money through a failed device."""

import re
from typing import Any

import msgspec

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import NAME, Lines
from pitboss.audit.money.books import Books, Device, Row
from pitboss.kernel.money import Cents
from pitboss.store.log import StoredEvent

NAMED = re.compile(f"(shoe|wheel|rfid|stacker|printer|kiosk)-{NAME.pattern}")


class AreaChips(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chips that a layout read on one area."""

    box: int | None
    wager: str
    cents: Cents


REMEMBERED_READINGS = 20
"""How many of its latest readings are kept for each device. An older one is refused."""
FAULTS = frozenset("dead misreads jammed full no-paper contradicts".split())
"""The faults that may be reported of a device."""


def check_works(books: Books, name: str) -> None:
    """Checks that a device worked when an event says that it did something."""
    if name in books.devices and books.devices[name].failed:
        wrong("audit-device-failed", device=name)


def _card_read(books: Books, row: StoredEvent, body: Any) -> Lines:
    return _read(books, row, body, "shoe", (body.card, body.play))


def _ball_read(books: Books, row: StoredEvent, body: Any) -> Lines:
    return _read(books, row, body, "wheel", (body.pocket, body.turns, body.play))


def _chips_read(books: Books, row: StoredEvent, body: Any) -> Lines:
    areas = {(each.box, each.wager): each.cents for each in body.areas or ()}
    if len(areas) != len(body.areas or ()) or any(cents < 1 for cents in areas.values()):
        wrong("audit-chips-unread")
    lines = _read(books, row, body, "rfid", (body.play, areas))
    device = books.devices[body.device]
    if body.n == device.last:
        device.chips = None if body.n in device.refused else (body.play, areas)
    return lines


def _read(books: Books, row: StoredEvent, body: Any, kind: str, reading: tuple[object, ...]) -> Lines:
    device = _device(books, row, body)
    if body.device != f"{kind}-{body.game}":
        wrong("audit-device-reads-nothing", device=body.device, game=body.game)
    if body.n in device.readings or body.n < max(1, device.last - REMEMBERED_READINGS + 1):
        wrong("audit-reading-late", number=body.n)
    if (body.missed or 0) != max(0, body.n - device.last - 1):
        wrong("audit-readings-missing", last=device.last)
    device.failed = device.failed or body.missed is not None
    if device.failed or body.n < device.last:
        device.refused.add(body.n)
    device.last = max(device.last, body.n)
    device.readings[body.n] = reading
    for old in [n for n in device.readings if n <= device.last - REMEMBERED_READINGS]:
        del device.readings[old]
        device.refused.discard(old)
    return ()


def _reading_refused(books: Books, row: StoredEvent, body: Any) -> Lines:
    device = _device(books, row, body)
    if body.n not in device.readings or body.n in device.refused:
        wrong("audit-reading-not-waiting", number=body.n)
    device.refused.add(body.n)
    device.failed = device.failed or body.code != "reading-late"
    return ()


def _failed(books: Books, row: StoredEvent, body: Any) -> Lines:
    if body.fault not in FAULTS:
        wrong("audit-no-such-fault", fault=body.fault)
    _device(books, row, body).failed = True
    return ()


def _restored(books: Books, row: StoredEvent, body: Any) -> Lines:
    device = _device(books, row, body)
    if not device.failed:
        wrong("audit-device-well", device=body.device)
    device.failed = False
    return ()


def _device(books: Books, row: StoredEvent, body: Any) -> Device:
    if row.stream != f"device/{body.device}" or not NAMED.fullmatch(body.device):
        wrong("audit-other-device", device=body.device)
    return books.devices.setdefault(body.device, Device())


DEVICES: tuple[Row, ...] = (
    ("card-read.1", "device game n card? play? missed?", _card_read),
    ("ball-read.1", "device game n turns pocket? play? missed?", _ball_read),
    ("chips-read.1", "device game n areas? play? missed?", _chips_read),
    ("reading-refused.1", "device n code! message! clause?", _reading_refused),
    ("reading-refused.2", "device n code! facts clause?", _reading_refused),
    ("device-failed.1", "device fault detail!", _failed),
    ("device-failed.2", "device fault detail*", _failed),
    ("device-restored.1", "device cleared_by! note!", _restored),
)
"""The events of devices."""
