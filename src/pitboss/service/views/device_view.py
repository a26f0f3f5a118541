"""What is wanted of a device: a card, a spin, or a slip to be printed."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal

from pitboss.acting.act import Person
from pitboss.acting.audience import View
from pitboss.baccarat.acts.coup import DrawCard, lies_ready
from pitboss.baccarat.machines import exposure_of, round_of
from pitboss.baccarat.offering import possible
from pitboss.baccarat.play.exposing import Step
from pitboss.baccarat.play.rounds import wagering_over
from pitboss.baccarat.state import GamingTable
from pitboss.floor.devices.devices import Device
from pitboss.floor.fair.fairness import Deal, FairDeals, Stage, check_promising, stage_of
from pitboss.floor.fair.numbers import Asks, asks
from pitboss.floor.terminals.chip_account import ChipAccount
from pitboss.floor.tickets.slips import Paper, ticket_slip
from pitboss.kernel.decision import Stream
from pitboss.kernel.money import Cents
from pitboss.kernel.roles import Role
from pitboss.roulette.state import WheelTable
from pitboss.rules.limits import Closes
from pitboss.rules.roulette import WheelKind
from pitboss.service.views.game_view import Phase, phase_of
from pitboss.service.views.terminal_view import SeenDevice, see_faults

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

DEALER = Person("dealer", Role.DEALER)


class SeenSlip(View, frozen=True):
    """What stands on a piece of paper."""

    sequence: int
    """The terminal's own number of it."""
    title: str
    venue: str
    cents: Cents
    words: str
    """The amount in words."""
    rows: tuple[tuple[str, str], ...]
    number: str | None = None
    """The validation number of a ticket."""
    message: str = ""


class LoadedShoe(View, frozen=True):
    """What a shoe holds, as far as its table knows: only the shoe itself is shown this."""

    number: int
    """Which shoe of the table it is, the first being 1."""
    decks: int
    cut: int
    out: tuple[str | None, ...]
    """The cards that left it, in order."""
    behind: int | None = None
    """How many lie behind the cutting card, until that has come."""


class DeviceView(View, frozen=True, tag_field="view", tag="device"):
    """What is wanted of a device now."""

    device: str
    wanted: Literal["card", "spin", "print"] | None = None
    game: str | None = None
    play: str | None = None
    next: int = 1
    """The number that its next reading bears."""
    fault: SeenDevice | None = None
    slips: tuple[SeenSlip, ...] = ()
    """What a printer prints; one that it printed before it leaves alone."""
    shoe: LoadedShoe | None = None
    promised: Mapping[str, Stage] | None = None
    """The open promises of its game, and how far each is; none where nothing can be promised."""
    mixes: Mapping[str, str] = {}
    """By deal: what the numbers of the terminals came to, for those that are put together."""


def device_view(floor: "FloorEngine", name: str, secret: bytes) -> DeviceView:
    """What is wanted of a device. One that has failed is asked for nothing until staff have seen to it."""
    device = floor.state(f"device/{name}")
    known = device if isinstance(device, Device) else Device(name)
    fault = next(iter(see_faults(floor, [f"device/{name}"])), None)
    play = None if fault is not None else _wanted(floor, known)
    slips = tuple(_slips(floor, known.serves, secret)) if known.kind == "printer" and fault is None else ()
    wants: Literal["card", "spin", "print"] | None = "print" if slips else None
    if play is not None:
        wants = "card" if known.kind == "shoe" else "spin"
    game = known.serves if known.kind in ("shoe", "wheel") else None
    shoe, promised = _see_shoe(floor, known), _see_promises(floor, known)
    mixes = {deal: each.mix for deal, each in _deals(floor, known).items() if each.open and each.mix}
    return DeviceView(name, wants, game, play, known.last + 1, fault, slips, shoe, promised, mixes)


def _see_promises(floor: "FloorEngine", device: Device) -> Mapping[str, Stage] | None:
    now = floor.state(_game(device))
    if not isinstance(now, GamingTable | WheelTable) or now.setup is None or check_promising(now) is not None:
        return None
    return {name: stage_of(now, name) for name, deal in _deals(floor, device).items() if deal.open}


def _deals(floor: "FloorEngine", device: Device) -> Mapping[str, Deal]:
    """What is promised of the game of a shoe or a wheel."""
    fair = floor.state(f"fair/{device.serves}")
    return fair.deals if isinstance(fair, FairDeals) and device.kind in ("shoe", "wheel") else {}


def _mixing(floor: "FloorEngine", device: Device, now: GamingTable | WheelTable) -> bool:
    """Whether the numbers of terminals come before the next card or ball."""
    return any(asks(now, name, deal) is Asks.TELL for name, deal in _deals(floor, device).items())


def _see_shoe(floor: "FloorEngine", device: Device) -> LoadedShoe | None:
    now = floor.state(f"table/{device.serves}")
    if device.kind != "shoe" or not isinstance(now, GamingTable) or now.setup is None:
        return None
    loaded, shoe = now.loaded, now.shoe
    behind = loaded.behind if shoe is not None and shoe.coups_left is None else None
    out = tuple(each.card for each in loaded.out)
    return LoadedShoe(loaded.number, loaded.decks, loaded.cut, out, behind)


def _game(device: Device) -> Stream:
    """Where the game of a shoe or a wheel is kept; for any other device nothing is."""
    return f"{'table' if device.kind == 'shoe' else device.kind}/{device.serves}"


def _wanted(floor: "FloorEngine", device: Device) -> str | None:
    """The play for which a card or a ball is wanted now."""
    now = floor.state(_game(device))
    if isinstance(now, GamingTable | WheelTable) and _mixing(floor, device, now):
        return None
    if isinstance(now, GamingTable) and device.kind == "shoe":
        return card_wanted(now, device.serves)
    return ball_wanted(now) if isinstance(now, WheelTable) and device.kind == "wheel" else None


def card_wanted(now: GamingTable, table: str) -> str | None:
    """The coup that waits for a card from the shoe: wagering is over, and a dealer could draw one now.

    >>> card_wanted(GamingTable(), "1")
    """
    coup = now.coup
    if coup is None or lies_ready(now) or phase_of(now)[0] is Phase.PAUSED:
        return None
    # A card in a set period would end it early.
    timed = now.offer.closing.at is Closes.PERIOD_ENDS
    if timed and not wagering_over(round_of(now, coup)):
        return None
    due = exposure_of(now, coup).expects
    if due is None or due.step is not Step.DEAL or not possible(now, table, DrawCard(), DEALER, 0):
        return None
    return coup.key


def ball_wanted(now: WheelTable) -> str | None:
    """The spin that waits for the ball to come to rest; a wheel that spins by itself begins when bets close.

    >>> ball_wanted(WheelTable())
    """
    spin = now.spin
    if spin is None or spin.takes_wagers or spin.at_rest or spin.doubt is not None or spin.ball_out:
        return None
    return spin.key if spin.rolling or now.kind is WheelKind.AUTOMATED else None


def _slips(floor: "FloorEngine", terminal: str, secret: bytes) -> Iterator[SeenSlip]:
    """The last ticket of a terminal, while it stands for money."""
    account = floor.state(f"pt/{terminal}")
    if not isinstance(account, ChipAccount):
        return
    paper = Paper(message=account.settings.message)
    ticket = floor.latest_ticket(terminal)
    if ticket is not None and ticket.issued.sequence == account.sequence:
        slip = ticket_slip(ticket.issued, secret, paper)
        yield SeenSlip(
            ticket.issued.sequence,
            slip.title,
            slip.venue,
            slip.cents,
            slip.words,
            slip.rows,
            slip.number,
            slip.message,
        )
