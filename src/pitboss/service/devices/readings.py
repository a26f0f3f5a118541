"""Readings of devices become acts at their games, each by the row of its kind of game."""

from pitboss.acting.acts.act import Person
from pitboss.acting.audience import View
from pitboss.acting.readings import AnyReading
from pitboss.floor.devices.device_commands import RefuseReading
from pitboss.floor.devices.devices import (
    Device,
    Failure,
    Fault,
    check_reading,
)
from pitboss.floor.devices.layouts import Unlike, device_at, entered_at, unlike
from pitboss.floor.kinds import kind_of, kind_read_by
from pitboss.game.irregularities import kinds
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.edition import Edition
from pitboss.rules.irregularity import Kind, Play
from pitboss.service.api.answers import short_id
from pitboss.service.floor_engine import FloorEngine, is_store_failure

PROPOSED: dict[str, tuple[Kind, ...]] = {
    Fault.DEAD: (Kind.SHOE_DEAD, Kind.AUTOMATED_WHEEL_FAULTY),
    Fault.MISREADS: (Kind.SHOE_MISREADS, Kind.SHOE_DIFFERS, Kind.AUTOMATED_WHEEL_ERROR),
    Fault.CONTRADICTS: (Kind.SHOE_MISREADS, Kind.SHOE_DIFFERS, Kind.AUTOMATED_WHEEL_ERROR),
    Fault.LOST: (Kind.SHOE_MISREADS, Kind.SHOE_DIFFERS, Kind.AUTOMATED_WHEEL_ERROR),
    "card-not-in-shoe": (Kind.SHOE_MISREADS, Kind.FOREIGN_CARD),
    "unknown-card": (Kind.SHOE_MISREADS,),
    "no-round": (Kind.OPENING_CARD_EXPOSED,),
    "shoe-empty": (Kind.TOO_FEW_CARDS,),
    "cutting-card-early": (Kind.SHOE_MISREADS,),
    "cutting-card-due": (Kind.SHOE_MISREADS,),
    "result-differs": (Kind.SHOE_DIFFERS, Kind.WRONG_NUMBER),
}
"""The irregularities that staff may have to report, by fault of the device or code of the refusal."""
OTHERWISE = (Kind.MISDEAL, Kind.WRONG_NUMBER)
"""The irregularities for any other cause."""


class Concern(View, frozen=True):
    """A device that the staff of a game must look at, and what they may have to report."""

    device: str
    fault: Fault
    detail: Text | str
    code: str | None = None
    """The code of the refusal, if the game refused a reading."""
    clause: Clause | None = None
    kinds: tuple[Kind, ...] = ()


class Readings:
    """The readings for one game. Each is used once, in order.

    The decision on a reading has an id that is made from the device and the reading's number. So it is made
    only once, however many servers try.
    """

    def __init__(self, floor: FloorEngine, game: str) -> None:
        """Begins with the oldest known reading. Those that are already decided stay so."""
        self._floor, self._game, self._seen = floor, game, 0

    async def act(self, who: Person) -> None:
        """Uses all waiting readings, in the name of the dealer on duty."""
        device = device_of(self._floor, self._game)
        while device is not None:
            n = next((n for n in sorted(device.readings) if n > self._seen), None)
            if n is None:
                return
            if n not in device.refused and not await self._use(device, n, who):
                return
            self._seen = n
            device = device_of(self._floor, self._game)

    async def _use(self, device: Device, n: int, who: Person) -> bool:
        """Decides on one reading. False while the store is in trouble."""
        reading, fate = device.readings[n], short_id(f"read:{device.name}:{n}")
        refused = check_reading(device, n) or self._check_play(reading)
        if refused is not None:
            # The id is the same: if the reading was accepted before, that answer counts.
            done = await self._floor.do(fate, refusal(device.name, n, refused), f"device/{device.name}")
            return not is_store_failure(done)
        before = self._before(who)
        if before is not None:
            await self._floor.do(short_id(f"spin:{device.name}:{n}"), before, f"device/{device.name}")
        kind = kind_read_by(device.kind)
        if kind is None:
            raise AssertionError(f"{device.name} reads for no game")
        command = kind.command_of(reading.game, kind.reading.act(reading), who)
        done = await self._floor.do(fate, command, f"device/{device.name}")
        if isinstance(done, Rejection) and done.code != "id-reused" and not is_store_failure(done):
            noted = refusal(device.name, n, done)
            again = short_id(f"refuse:{device.name}:{n}")
            done = await self._floor.do(again, noted, f"device/{device.name}")
        return not is_store_failure(done)

    def _check_play(self, reading: AnyReading) -> Rejection | None:
        if reading.play is None or reading.play == play_under_way(self._floor, self._game):
            return None
        return Rejection("reading-late", {"case": "play", "play": reading.play})

    def _before(self, who: Person) -> Command | None:
        """The act that must come first, if the device does it by itself: a ball was spun."""
        now = self._floor.game(self._game)
        act = None if now is None else kind_of(now).reading.before(now)
        return None if now is None or act is None else kind_of(now).command_of(self._game, act, who)


def device_of(floor: FloorEngine, game: str) -> Device | None:
    """The shoe or the sensor of a game, if it has ever sent anything."""
    now = floor.game(game)
    device = None if now is None else floor.state(f"device/{kind_of(now).reading.device}-{game}")
    return device if isinstance(device, Device) else None


def play_under_way(floor: FloorEngine, game: str) -> str | None:
    """The key of the current coup or spin."""
    now = floor.game(game)
    return None if now is None else kind_of(now).live_key(now)


def refusal(device: str, n: int, why: Rejection) -> RefuseReading:
    """The command that records why a reading was refused."""
    return RefuseReading(device, n, why.code, why.facts, why.clause)


def see_unlike(floor: FloorEngine, game: str) -> tuple[Unlike, ...]:
    """The areas of the layout of a game on which other chips are read than were entered."""
    now = floor.game(game)
    entered = None if now is None else entered_at(kind_of(now), now)
    return () if entered is None else unlike(floor.state(device_at(game)), entered)


def concerns(floor: FloorEngine, game: str) -> tuple[Concern, ...]:
    """What the staff of a game must look at before its device counts again."""
    device, now = device_of(floor, game), floor.game(game)
    if device is None or device.failed is None or now is None:
        return ()
    failed = device.failed
    proposed = propose_for(failed, now.edition, kind_of(now).rulings.play)
    return (Concern(device.name, failed.fault, failed.detail, failed.code, failed.clause, proposed),)


def layout_concerns(floor: FloorEngine, game: str) -> tuple[Concern, ...]:
    """The same for the antennas under its layout. Cards come without them."""
    device = floor.state(device_at(game))
    failed = device.failed if isinstance(device, Device) else None
    if failed is None:
        return ()
    return (Concern(device_at(game).removeprefix("device/"), failed.fault, failed.detail, failed.code),)


def propose_for(failed: Failure, edition: Edition, play: Play | None) -> tuple[Kind, ...]:
    """The irregularities of an edition that may explain a failure."""
    known = kinds(edition)
    maybe = PROPOSED.get(failed.code or failed.fault, OTHERWISE)
    return tuple(kind for kind in maybe if kind in known and kind.play is play)
