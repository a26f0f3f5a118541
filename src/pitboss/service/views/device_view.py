"""What a device must do now: give a card, spin, or print a slip. A kiosk sees whether it may pay."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from pitboss.acting.audience import View
from pitboss.acting.fair.fair_dealing import Asks, DealStage
from pitboss.acting.readings import EnteredWagers, LoadedShoe
from pitboss.acting.state import GameState
from pitboss.floor.devices.devices import Device
from pitboss.floor.devices.layouts import LAYOUT, entered_at, last_read
from pitboss.floor.fair.fairness import Deal, FairDeals, check_promising, stage_of
from pitboss.floor.fair.numbers import asks
from pitboss.floor.kinds import kind_of, kind_read_by
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.tickets.slips import Paper, ticket_slip
from pitboss.floor.tickets.tickets import PaperKind
from pitboss.kernel.money import Cents
from pitboss.service.views.terminal_view import SeenDevice, see_faults
from pitboss.words.languages import ENGLISH, Language, closest

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class SeenSlip(View, frozen=True):
    """The text of a slip."""

    sequence: int
    """The terminal's sequence number of the slip."""
    title: str
    venue: str
    cents: Cents
    figures: str
    """The amount in figures, as its language writes it."""
    words: str
    """The amount in words."""
    rows: tuple[tuple[str, str], ...]
    number: str | None = None
    """The validation number of a ticket."""
    message: str = ""
    language: Language = ENGLISH
    """The language of its words, by which a printer chooses its characters."""


class DeviceView(View, frozen=True, tag_field="view", tag="device"):
    """What a device must do now."""

    device: str
    expected: str | None = msgspec.field(default=None, name="wanted")
    """A slip to print, or what its kind of game asks of it: a card, a spin."""
    game: str | None = None
    play: str | None = None
    next: int = 1
    """The number of its next reading."""
    fault: SeenDevice | None = None
    slips: tuple[SeenSlip, ...] = ()
    """What a printer prints. It skips a slip that it has printed before."""
    shoe: LoadedShoe | None = None
    promised: Mapping[str, DealStage] | None = None
    """The open promises of its game, and the stage of each; none if no promise is possible."""
    mixes: Mapping[str, str] = {}
    """By deal: the mixed numbers of the terminals, if they are mixed."""
    entered: EnteredWagers | None = None
    """What was entered for the current play, for the antennas under a layout. A simulated one reads that."""


def device_view(floor: "FloorEngine", name: str, secret: bytes) -> DeviceView:
    """What a device must do. A failed device gets no task until staff clear the fault."""
    device = floor.state(f"device/{name}")
    known = device if isinstance(device, Device) else Device(name)
    fault = next(iter(see_faults(floor, [f"device/{name}"])), None)
    play = None if fault is not None else _expected_by(floor, known)
    slips = tuple(_slips(floor, known.serves, secret)) if known.kind == "printer" and fault is None else ()
    wants = "print" if slips else None
    kind, now, promised = kind_read_by(known.kind), _game(floor, known), _see_promises(floor, known)
    if play is not None and kind is not None:
        wants = kind.reading.asks
    game = None if kind is None else known.serves
    if known.kind == LAYOUT:
        return _layout_view(floor, known, fault)
    shoe = None if kind is None or now is None else kind.reading.loaded(now)
    mixes = {deal: each.mix for deal, each in _deals(floor, known).items() if each.open and each.mix}
    return DeviceView(name, wants, game, play, known.last + 1, fault, slips, shoe, promised, mixes)


def _layout_view(floor: "FloorEngine", known: Device, fault: SeenDevice | None) -> DeviceView:
    """What the antennas under a layout must do: they read it again whenever other wagers are entered."""
    now = floor.game(known.serves)
    entered = None if now is None else entered_at(kind_of(now), now)
    play = None if entered is None or fault is not None else entered.play
    read = None if play is None else last_read(known, play)
    due = entered is not None and play is not None and (read is None or {*read.areas} != {*entered.areas})
    wants = "chips" if due else None
    return DeviceView(
        known.name, wants, known.serves, play, known.last + 1, fault, entered=entered if play else None
    )


def _see_promises(floor: "FloorEngine", device: Device) -> Mapping[str, DealStage] | None:
    now = _game(floor, device)
    if now is None or now.setup is None or check_promising(now) is not None:
        return None
    return {name: stage_of(now, name) for name, deal in _deals(floor, device).items() if deal.open}


def _deals(floor: "FloorEngine", device: Device) -> Mapping[str, Deal]:
    """What is promised of the game that a device reads for."""
    fair = None if kind_read_by(device.kind) is None else floor.state(f"fair/{device.serves}")
    return fair.deals if isinstance(fair, FairDeals) else {}


def _mixing(floor: "FloorEngine", device: Device, now: GameState) -> bool:
    """Whether the numbers of terminals come before the next card or ball."""
    return any(asks(now, name, deal) is Asks.TELL for name, deal in _deals(floor, device).items())


def _game(floor: "FloorEngine", device: Device) -> GameState | None:
    """The game for which a device reads; none for a device that does not read."""
    kind = kind_read_by(device.kind)
    return None if kind is None else kind.of(floor.game(device.serves))


def _expected_by(floor: "FloorEngine", device: Device) -> str | None:
    """The play that needs a card or a ball now."""
    now = _game(floor, device)
    if now is None or _mixing(floor, device, now):
        return None
    return kind_of(now).reading.expected(now, device.serves)


def _slips(floor: "FloorEngine", terminal: str, secret: bytes) -> Iterator[SeenSlip]:
    """The last ticket of a terminal, while it is worth money."""
    account = floor.state(f"pt/{terminal}")
    if not isinstance(account, ChipAccount):
        return
    ticket, house = floor.latest_ticket(terminal), floor.config
    if ticket is None or ticket.issued.kind is not PaperKind.TICKET:
        return
    if ticket.issued.sequence == account.sequence:
        language = closest([ticket.issued.language], otherwise=house.language)
        paper = Paper(language, account.settings.message, house.utc_offset)
        slip = ticket_slip(ticket.issued, secret, paper)
        yield SeenSlip(
            ticket.issued.sequence,
            slip.title,
            slip.venue,
            slip.cents,
            slip.figures,
            slip.words,
            slip.rows,
            slip.number,
            slip.message,
            slip.language,
        )
