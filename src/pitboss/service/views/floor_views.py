"""The views of those who run the floor: the pit and the cage."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from pitboss.acting.audience import View
from pitboss.acting.plays import Phase
from pitboss.acting.registers.incidents import Incident
from pitboss.acting.state import GameState
from pitboss.floor.devices.alarms import Alarms
from pitboss.floor.devices.software import Software
from pitboss.floor.kinds import check_rules, kind_of
from pitboss.floor.people.staff import Post, Staff
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.tickets.forms import PaymentForm
from pitboss.floor.tickets.holds import Hold, waits
from pitboss.floor.tickets.lost_slips import PresentedSlip
from pitboss.floor.tickets.tickets import PaperKind, Presented
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Fact, Text
from pitboss.reports.accounts import natural
from pitboss.service.views.game_view import phase_of
from pitboss.service.views.terminal_view import SeenDevice, see_faults

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class GameLine(View, frozen=True):
    """A game in the list of all games."""

    name: str
    kind: str
    phase: Phase
    play: str | None = None
    ruling: bool = False
    """Whether it waits for a ruling."""
    unplayable: str | None = None
    """Why nothing can be done at it: the code `unknown-edition` or `unknown-game`."""


class IncidentLine(View, frozen=True):
    """An incident with a notice still to be given."""

    game: str
    incident: Incident


class TerminalLine(View, frozen=True):
    """A terminal that needs attention."""

    terminal: str
    locked: Text | None = None
    payouts: int = 0
    owed: int = 0
    """The plays for which the cage must pay or claim a difference."""
    called: Instant | None = None
    """Since when the player has waited for service."""


class TerminalAccount(TerminalLine, frozen=True):
    """A terminal in the list of all terminals."""

    credits: Cents = 0
    held: Cents = 0
    """The chips on its layouts."""


class StaffLine(View, frozen=True):
    """A member of staff."""

    name: str
    posts: tuple[Post, ...]
    places: tuple[str, ...] = ()
    """The terminals where they are signed in."""
    suspended: bool = False
    must_change: bool = False
    """Whether they must still choose their own password."""
    full_name: str = ""
    licence: str = ""


class PersonLine(View, frozen=True):
    """Who a login stands for."""

    name: str
    full_name: str
    licence: str


class AlarmLine(View, frozen=True):
    """An alarm that nobody has acknowledged."""

    kind: str
    subject: str
    first: Instant
    last: Instant
    count: int
    facts: Mapping[str, Fact] = {}
    """The facts of the last occurrence."""


class FloorView(View, frozen=True, tag_field="view", tag="floor"):
    """The whole floor, for those in charge of it."""

    games: tuple[GameLine, ...] = ()
    incidents: tuple[IncidentLine, ...] = ()
    faults: tuple[SeenDevice, ...] = ()
    terminals: tuple[TerminalLine, ...] = ()
    staff: tuple[StaffLine, ...] = ()
    software: tuple[str, ...] = ()
    """Servers whose software is not the accepted one."""
    alarms: tuple[AlarmLine, ...] = ()
    """The latest first."""


class InspectorsAnswer(View, frozen=True):
    """What the Inspector who reviewed an inquiry answered."""

    agrees: bool
    """Whether the payment may be refused."""
    note: str
    by: str


class PayoutLine(View, frozen=True):
    """A manual payout that is not paid yet."""

    terminal: str
    sequence: int
    cents: Cents
    withheld: str | None = None
    until: Instant | None = None
    inquiry: bool = False
    """Whether it waits for the end of an inquiry."""
    answer: InspectorsAnswer | None = None


class TicketLine(View, frozen=True):
    """A withheld ticket, or a voucher that is not paid yet. What is shown does not suffice to redeem it."""

    ticket: str
    """Its name in the log."""
    kind: PaperKind
    terminal: str
    sequence: int
    ends: str
    """The last four digits of its number."""
    cents: Cents
    reason: str | None = None
    """Why it may not be paid now."""
    until: Instant | None = None
    inquiry: bool = False
    """Whether it waits for the end of an inquiry."""
    answer: InspectorsAnswer | None = None
    demanded: bool = False
    """Whether the casino demands the paper back, and does not have it yet."""
    presented: str = ""
    """Who presented it last."""
    form: PaymentForm = PaymentForm.CASH
    """How that person wants to be paid."""
    returned: str = ""
    """Who gave the paper back."""


class KioskLine(View, frozen=True):
    """A Ticket In Cash Out machine, and the cash in it by the books."""

    kiosk: str
    cents: Cents


class OwedLine(View, frozen=True):
    """The difference from a corrected result after the player had left."""

    terminal: str
    game: str
    play: str
    cents: Cents
    """What the house owes. Negative if the player owes it."""
    reason: Text | str


class LostSlipLine(View, frozen=True):
    """A slip whose ticket was lost in a restore. Two people in charge must still decide on it."""

    slip: str
    """Its id in the log."""
    terminal: str
    sequence: int
    ends: str
    """The last four digits of its number."""
    cents: Cents
    """The amount printed on it."""
    after: Instant
    before: Instant
    """The slip was printed between these two times."""


class CageView(View, frozen=True, tag_field="view", tag="cage"):
    """What waits at the cage."""

    payouts: tuple[PayoutLine, ...] = ()
    tickets: tuple[TicketLine, ...] = ()
    owed: tuple[OwedLine, ...] = ()
    refused: tuple[PayoutLine, ...] = ()
    """Refused manual payouts. They are not paid unless the refusal is reversed."""
    cash: int = 0
    """The cash in the cage by the books. Negative if an earlier release paid more than was booked."""
    lost_slips: tuple[LostSlipLine, ...] = ()
    kiosks: tuple[KioskLine, ...] = ()


def floor_view(floor: "FloorEngine") -> FloorView:
    """The whole floor."""
    games = list(_games(floor))
    servers = [floor.state(stream) for stream in floor.streams("software")]
    return FloorView(
        tuple(_game_line(name, now) for name, now in games),
        tuple(IncidentLine(name, incident) for name, now in games for incident in now.book.waiting),
        see_faults(floor, floor.streams("device")),
        tuple(_terminal_lines(floor)),
        tuple(staff_lines(floor)),
        tuple(each.server for each in servers if isinstance(each, Software) and not each.agrees),
        tuple(_alarm_lines(floor)),
    )


def _alarm_lines(floor: "FloorEngine") -> list[AlarmLine]:
    kinds = [floor.state(stream) for stream in floor.streams("alarm")]
    lines = [
        AlarmLine(
            each.kind,
            subject,
            alarm.first,
            alarm.last,
            alarm.count,
            alarm.facts,
        )
        for each in kinds
        if isinstance(each, Alarms)
        for subject, alarm in each.by_subject.items()
    ]
    return sorted(lines, key=lambda line: line.last, reverse=True)


def cage_view(floor: "FloorEngine") -> CageView:
    """What waits at the cage."""
    accounts = list(floor.accounts())
    payouts = (
        PayoutLine(
            account.terminal,
            sequence,
            payout.cents,
            None if payout.hold is None else payout.hold.reason,
            None if payout.hold is None else payout.hold.until,
            payout.hold is not None and payout.hold.inspector is not None,
            _answer(payout.hold),
        )
        for account in accounts
        for sequence, payout in account.payouts.items()
    )
    owed = (
        OwedLine(account.terminal, each.table, play, each.left, each.reason)
        for account in accounts
        for play, each in account.owed.items()
        if each.left
    )
    refused = (
        PayoutLine(account.terminal, sequence, cents)
        for account in accounts
        for sequence, cents in account.refused.items()
    )
    held, cash = tuple(_held_tickets(floor)), floor.balance("cage/cash")
    slips, kiosks = tuple(_lost_slips(floor)), tuple(_kiosks(floor))
    return CageView(tuple(payouts), held, tuple(owed), tuple(refused), cash, slips, kiosks)


def _kiosks(floor: "FloorEngine") -> Iterator[KioskLine]:
    """The kiosks that were ever filled."""
    for account in sorted(floor.shared_accounts("kiosk/"), key=natural):
        yield KioskLine(account.split("/")[1], floor.balance(account))


def _answer(hold: Hold | None) -> InspectorsAnswer | None:
    answer = None if hold is None else hold.answer
    return None if answer is None else InspectorsAnswer(answer.agrees, answer.note, answer.by)


def _lost_slips(floor: "FloorEngine") -> Iterator[LostSlipLine]:
    for stream in floor.streams("lost-slip"):
        slip = floor.state(stream)
        if isinstance(slip, PresentedSlip) and slip.ended is None:
            presented = slip.presented
            yield LostSlipLine(
                presented.slip,
                presented.terminal,
                presented.sequence,
                presented.ends,
                presented.cents,
                presented.printed_after,
                presented.printed_before,
            )


def _games(floor: "FloorEngine") -> Iterator[tuple[str, GameState]]:
    """All games, in the order of the configuration, so that each keeps its place on every screen."""
    known = {game.name: place for place, game in enumerate(floor.config.games)}
    names = [name for _, name in floor.games()]
    for name in sorted(names, key=lambda name: (known.get(name, len(known)), natural(name))):
        now = floor.recorded_game(name)
        if now is not None:
            yield name, now


def _game_line(name: str, now: GameState) -> GameLine:
    lacking = check_rules(now)
    if lacking is not None:
        return GameLine(name, kind_of(now).name, Phase.WAITING, unplayable=lacking.code)
    phase, play = phase_of(now)
    return GameLine(name, kind_of(now).name, phase, play, phase is Phase.PAUSED)


def _terminal_lines(floor: "FloorEngine") -> Iterator[TerminalLine]:
    for account in floor.accounts():
        needs = _needs(account)
        if any(needs[1:]):
            yield TerminalLine(*needs)


def terminal_accounts(floor: "FloorEngine") -> list[TerminalAccount]:
    """All terminals in order, with the amounts on each and what it needs."""
    accounts = sorted(floor.accounts(), key=lambda account: natural(account.terminal))
    return [
        TerminalAccount(
            *_needs(each),
            credits=each.chips,
            held=each.credit - each.chips,
        )
        for each in accounts
    ]


def _needs(account: ChipAccount) -> tuple[str, Text | None, int, int, Instant | None]:
    """What a terminal may need staff for."""
    owed = sum(each.left != 0 for each in account.owed.values())
    return account.terminal, account.locked, len(account.payouts), owed, account.called


def staff_lines(floor: "FloorEngine") -> Iterator[StaffLine]:
    """All members of staff, by name."""
    for stream in sorted(floor.streams("staff")):
        person = floor.state(stream)
        if isinstance(person, Staff):
            yield StaffLine(
                stream.partition("/")[2],
                person.posts,
                person.places,
                person.suspended,
                person.must_change,
                person.full_name,
                person.licence,
            )


def _held_tickets(floor: "FloorEngine") -> Iterator[TicketLine]:
    now = floor.clock()
    for ticket in floor.held_tickets():
        issued, hold = ticket.issued, ticket.hold
        held = hold if hold is not None and waits(hold, now) else None
        if held is None and issued.kind is PaperKind.TICKET:
            continue
        presented = ticket.presented or Presented("", PaymentForm.CASH)
        yield TicketLine(
            issued.ticket,
            issued.kind,
            issued.terminal,
            issued.sequence,
            issued.ends,
            issued.cents,
            None if held is None else held.reason,
            None if held is None else held.until,
            held is not None and held.inspector is not None,
            _answer(held),
            held is not None and held.demanded and not ticket.returned,
            presented.patron,
            presented.form,
            ticket.returned,
        )
