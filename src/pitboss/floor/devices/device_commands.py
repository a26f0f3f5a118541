"""Commands about devices, from the devices and from staff, and their decisions."""

import re
from typing import Any

import msgspec

from pitboss.acting.acts.sound import is_reason
from pitboss.acting.readings import AnyReading, AreaChips, CardReading, ChipsReading, NumberReading
from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor import kinds
from pitboss.floor.devices.devices import (
    BallRead,
    CardRead,
    ChipsRead,
    Device,
    DeviceFailed,
    DeviceRestored,
    Fault,
    ReadingRefused,
    evolve,
    find_failure,
)
from pitboss.floor.devices.layouts import LAYOUT
from pitboss.floor.kinds import GameAct, kind_read_by
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Command, Decided, Decision, Given, Need, States, Stream, is_line
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import LEGACY, Amount, AnyOf, Fact, Facts, FloorPlace, ListOf, Text, legacy

MOST_READINGS = 1_000_000_000
"""More than any device gives in its life."""
REPORTED = (Fault.DEAD, Fault.MISREADS, Fault.JAMMED, Fault.FULL, Fault.NO_PAPER)
"""The faults that devices and people report. The others are found in the readings."""
AT_TERMINALS = ("stacker", "printer")
"""The devices of a player terminal. Those that read cards or numbers for games, the kinds of game name."""
KIOSK = "kiosk"
"""A Ticket In Cash Out machine."""
MOST_AREAS = 1_000
"""More areas than any layout has, in one reading."""


class ReadCard(Command, frozen=True, tag="read-card"):
    """A shoe read a card that left it, the cutting card, or nothing."""

    device: str
    game: str
    n: int
    """The shoe's own running number."""
    card: str | None = None
    play: str | None = None
    """The coup that needed the card, if the shoe knows it."""


class ReadBall(Command, frozen=True, tag="read-ball"):
    """The sensor of a wheel read where the ball came to rest, or nothing."""

    device: str
    game: str
    n: int
    turns: int
    pocket: int | None = None
    play: str | None = None


class ReadChips(Command, frozen=True, tag="read-chips"):
    """The antennas under a layout read all chips that lie there."""

    device: str
    game: str
    n: int
    areas: tuple[AreaChips, ...] = ()
    play: str | None = None
    """The coup for which they lie there."""


class RefuseReading(Command, frozen=True, tag="refuse-reading"):
    """A game could not accept what a device read."""

    device: str
    n: int
    code: str
    facts: Facts
    """The facts of the refusal."""
    clause: Clause | None = None


class ReportFault(Command, frozen=True, tag="report-fault"):
    """A device, or a person beside it, reports that it fails."""

    device: str
    fault: Fault
    detail: Text | str
    """A text of ours, or the words of the device or person that reports it."""


class ClearFault(Command, frozen=True, tag="clear-fault"):
    """Staff have checked a device and report what they did."""

    device: str
    by: str
    note: str


AnyCommand = ReadCard | ReadBall | ReadChips | RefuseReading | ReportFault | ClearFault


def stream_of(command: AnyCommand) -> Stream:
    """The stream of the events of a device."""
    return f"device/{command.device}"


def read_card(states: States, command: ReadCard, _: Given) -> Decision:
    """Records every reading of a shoe once, also a wrong one."""
    if command.card is not None and not is_line(command.card):
        return Rejection("bad-reading", {"case": "short-text"})
    reading = CardReading(command.game, command.card, command.play)
    event = CardRead(command.device, command.game, command.n, command.card, command.play)
    return _read(states, command, reading, event)


def read_ball(states: States, command: ReadBall, _: Given) -> Decision:
    """Records every reading of a sensor once, also a wrong one."""
    if any(number not in range(MOST_READINGS) for number in (command.turns, command.pocket or 0)):
        return Rejection("bad-reading", {"case": "whole-numbers"})
    reading = NumberReading(command.game, command.pocket, command.turns, command.play)
    event = BallRead(command.device, command.game, command.n, command.turns, command.pocket, command.play)
    return _read(states, command, reading, event)


def read_chips(states: States, command: ReadChips, _: Given) -> Decision:
    """Records every reading of a layout once, also one that differs from the wagers entered."""
    areas = [(each.box, each.wager) for each in command.areas]
    sound = all(is_line(each.wager) and each.cents in range(1, MOST_READINGS) for each in command.areas)
    if not sound or len({*areas}) != len(areas) or len(areas) > MOST_AREAS:
        return Rejection("bad-reading", {"case": "areas"})
    reading = ChipsReading(command.game, command.areas, command.play)
    event = ChipsRead(command.device, command.game, command.n, command.areas, command.play)
    return _read(states, command, reading, event)


def _reads(device: Device) -> type[AnyReading] | None:
    """What a device reads."""
    if device.kind == LAYOUT:
        return ChipsReading
    kind = kind_read_by(device.kind)
    return None if kind is None else kind.reading.reads


def _read(
    states: States,
    command: ReadCard | ReadBall | ReadChips,
    reading: AnyReading,
    event: CardRead | BallRead | ChipsRead,
) -> Decision:
    device = _find(states, command)
    if isinstance(device, Rejection):
        return device
    if _reads(device) is not type(reading) or device.serves != command.game:
        return Rejection(
            "wrong-device",
            {
                "case": "reads-nothing",
                "device": FloorPlace(f"device/{device.name}"),
                "game": f"{command.game!r:.60}",
            },
        )
    if command.n not in range(1, MOST_READINGS) or (command.play is not None and not is_line(command.play)):
        return Rejection("bad-reading", {"case": "number"})
    before = device.readings.get(command.n)
    if before is not None and before != reading:
        facts = {
            "reading": str(command.n),
            "first": _what_was_read(before),
            "second": _what_was_read(reading),
        }
        detail = Text("device-contradicts", facts)
        happened = DeviceFailed(device.name, Fault.CONTRADICTS, detail)
        refused = Rejection(
            "reading-differs", {"detail": detail, "device": FloorPlace(f"device/{device.name}")}
        )
        return Decided(((stream_of(command), happened),), refused)
    if command.n <= device.last and command.n not in device.missing:
        return Rejection(
            "already-read", {"reading": str(command.n), "device": FloorPlace(f"device/{device.name}")}
        )
    missed = max(0, command.n - device.last - 1)
    return Decided(((stream_of(command), msgspec.structs.replace(event, missed=missed)),))


def refuse_reading(states: States, command: RefuseReading, _: Given) -> Decision:
    """Records why a reading is not part of the game."""
    device = _find(states, command)
    if isinstance(device, Rejection):
        return device
    if command.n not in device.readings or command.n in device.refused:
        return Rejection("bad-reading", {"case": "not-waiting", "reading": str(command.n)})
    if not is_line(command.code):
        return Rejection("bad-reading", {"case": "no-code"})
    event = ReadingRefused(device.name, command.n, command.code, command.facts, command.clause)
    return Decided(((stream_of(command), event),))


def report_fault(states: States, command: ReportFault, _: Given) -> Decision:
    """Takes a device out of use until staff have checked it."""
    device = _find(states, command)
    if isinstance(device, Rejection):
        return device
    if command.fault not in REPORTED:
        return Rejection("unknown-fault", {"faults": ListOf(REPORTED)})
    if not is_reason(command.detail):
        return Rejection("reason-needed", {"case": "device-fault"})
    if device.failed is not None and device.failed.fault is command.fault:
        return Rejection("already-failed", {"device": FloorPlace(f"device/{device.name}")})
    event = DeviceFailed(device.name, command.fault, command.detail)
    return Decided(((stream_of(command), event),))


def clear_fault(states: States, command: ClearFault, _: Given) -> Decision:
    """Puts a device into use again."""
    device = _find(states, command)
    if isinstance(device, Rejection):
        return device
    if device.failed is None:
        return Rejection("no-fault", {"device": FloorPlace(f"device/{device.name}")})
    if not is_line(command.by, command.note):
        return Rejection("reason-needed", {"case": "device-cleared"})
    return Decided(((stream_of(command), DeviceRestored(device.name, command.by, command.note)),))


def check_device(states: States, request: GameAct) -> Rejection | Need | None:
    """Whether a play may begin at a game, by the device that reads its cards or numbers."""
    kind, now = request.kind, states[request.stream]
    if now is None or not kind.begins_play(request.act):
        return None
    device = f"{kind.reading.device}-{request.game}"
    if f"device/{device}" not in states:
        return Need(f"device/{device}")
    failure = find_failure(states, device)
    return None if failure is None else kind.reading.check_failed(now, failure.detail)


def _find(states: States, command: AnyCommand) -> Device | Rejection:
    readers = (*(kind.reading.device for kind in kinds.KINDS), LAYOUT)
    if not re.fullmatch(f"({'|'.join((*readers, *AT_TERMINALS, KIOSK))})-{NAME}", command.device):
        names = AnyOf(
            (*(f"{each}-GAME" for each in readers), *(f"{each}-PT" for each in AT_TERMINALS), f"{KIOSK}-NAME")
        )
        return Rejection(
            "unknown-device", {"case": "name", "device": f"{command.device!r:.60}", "names": names}
        )
    device = states[stream_of(command)]
    if not isinstance(device, Device | None):
        raise AssertionError(f"{stream_of(command)} holds no device")
    return device or Device(command.device)


def _what_was_read(reading: AnyReading) -> Fact:
    if isinstance(reading, ChipsReading):
        return Amount(sum(each.cents for each in reading.areas))
    value = reading.card if isinstance(reading, CardReading) else reading.number
    return Text("device-read-nothing") if value is None else str(value)


def _old_refusal(event: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Version 1 had a sentence."""
    message = event.pop("message")
    return "reading-refused.2", {**event, "facts": legacy(message)}


def _old_failure(event: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Version 1 had a sentence of ours for one fault. The others have the words of who reported them."""
    detail = event["detail"]
    ours = event["fault"] == Fault.CONTRADICTS
    return "device-failed.2", {**event, "detail": Text(LEGACY, legacy(detail)) if ours else detail}


def _device(command: Any, _: Given) -> tuple[Stream, ...]:
    return (stream_of(command),)


DEVICES = Aggregate(
    prefixes=("device",),
    state=Device,
    events={
        "card-read.1": CardRead,
        "ball-read.1": BallRead,
        "chips-read.1": ChipsRead,
        "reading-refused.2": ReadingRefused,
        "device-failed.2": DeviceFailed,
        "device-restored.1": DeviceRestored,
    },
    evolve=evolve,
    commands={
        ReadCard: Handler(read_card, _device),
        ReadBall: Handler(read_ball, _device),
        ReadChips: Handler(read_chips, _device),
        RefuseReading: Handler(refuse_reading, _device),
        ReportFault: Handler(report_fault, _device),
        ClearFault: Handler(clear_fault, _device),
    },
    upcasts={"reading-refused.1": _old_refusal, "device-failed.1": _old_failure},
)
