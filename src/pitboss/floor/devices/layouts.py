"""Layouts that read the chips on them: what they read is compared with the wagers that were entered."""

from typing import Any

from pitboss.acting.audience import View
from pitboss.acting.kinds import GameKind
from pitboss.acting.readings import ChipsReading, EnteredWagers
from pitboss.acting.state import GameState
from pitboss.floor.devices.devices import Device
from pitboss.floor.kinds import GameAct
from pitboss.kernel.decision import Need, States
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection

LAYOUT = "rfid"
"""The kind of such a device. It is named by its game: `rfid-premium-1`."""


class Unlike(View, frozen=True):
    """An area of a layout on which other chips were read than were entered."""

    box: int | None
    wager: str
    read: Cents
    entered: Cents


def unlike(device: object, entered: EnteredWagers | None) -> tuple[Unlike, ...]:
    """The areas on which the last reading for the play differs. None while the device waits for staff."""
    if not isinstance(device, Device) or device.failed is not None or entered is None:
        return ()
    read = last_read(device, entered.play)
    if read is None:
        return ()
    lies = {(each.box, each.wager): each.cents for each in read.areas}
    stakes = {(each.box, each.wager): each.cents for each in entered.areas}
    return tuple(
        Unlike(*area, lies.get(area, 0), stakes.get(area, 0))
        for area in sorted({*lies, *stakes}, key=lambda area: (area[0] or 0, area[1]))
        if lies.get(area, 0) != stakes.get(area, 0)
    )


def last_read(device: Device, play: str) -> ChipsReading | None:
    """The last reading of a layout for a play. None if it came while the device waited for staff."""
    of_play = {
        n: each for n, each in device.readings.items() if isinstance(each, ChipsReading) and each.play == play
    }
    last = max(of_play, default=None)
    return None if last is None or last in device.refused else of_play[last]


def entered_at(kind: GameKind[Any], now: GameState | None) -> EnteredWagers | None:
    """What was entered at a game, if a layout there can read it."""
    rules = kind.read_layout
    return None if rules is None or now is None else rules.entered(now)


def device_at(game: str) -> str:
    """The stream of the layout of a game."""
    return f"device/{LAYOUT}-{game}"


def check_layout(states: States, request: GameAct) -> Rejection | Need | None:
    """Whether wagers may become final: what the layout reads and what was entered agree."""
    now = states[request.stream]
    if not isinstance(now, GameState):
        return None
    entered = fixed_by(request.kind, now, request.act)
    if entered is None:
        return None
    stream = device_at(request.game)
    return Need(stream) if stream not in states else check_agrees(states[stream], entered)


def fixed_by(kind: GameKind[Any], now: GameState, act: Any) -> EnteredWagers | None:
    """The wagers that an act makes final, if a layout there can read them."""
    rules = kind.read_layout
    return None if rules is None or not rules.fixes(now, act) else rules.entered(now)


def check_agrees(device: object, entered: EnteredWagers) -> Rejection | None:
    """Whether a layout reads what was entered."""
    differs = len(unlike(device, entered))
    return Rejection("layout-differs", {"differing": differs}) if differs else None
