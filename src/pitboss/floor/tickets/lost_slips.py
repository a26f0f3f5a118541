"""Slips whose tickets were lost in a restore: presented once, and paid or refused by two people in charge."""

import msgspec

from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.restores.recovery import STREAM as RECOVERY
from pitboss.floor.restores.recovery import find_lost, recovery_of
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.tickets.tickets import NO_TICKET
from pitboss.floor.tickets.validation import read_number, ticket_key
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, Stream, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, FloorPlace
from pitboss.ledger.entry import Balances, Entry, post_own
from pitboss.ledger.moves import move, read_amount


class PresentLostSlip(Command, frozen=True, tag="present-lost-slip"):
    """A person presents a slip whose ticket was lost in a restore."""

    number: str
    cents: Cents
    """The amount that is printed on it."""


class DecideLostSlip(Command, frozen=True, tag="decide-lost-slip"):
    """Two people in charge have examined the slip and the other evidence."""

    slip: str
    """Its name in the log."""
    pay: bool
    reason: str
    approved_by: str


class SlipPresented(Event, frozen=True):
    """A slip from the lost part of the log was presented."""

    slip: str
    terminal: str
    sequence: int
    cents: Cents
    ends: str
    printed_after: Instant
    printed_before: Instant


class SlipPaid(Event, frozen=True):
    """The cage paid the printed amount."""

    slip: str
    cents: Cents
    reason: str
    approved_by: str


class SlipRefused(Event, frozen=True):
    """The slip is not paid."""

    slip: str
    reason: str
    approved_by: str


class PresentedSlip(msgspec.Struct, frozen=True):
    """The state of a presented slip."""

    presented: SlipPresented
    ended: str | None = None
    """How it ended, if it did: `paid` or `refused`."""
    reason: str = ""
    balances: Balances = {}


def streams_of(command: PresentLostSlip | DecideLostSlip, given: Given) -> tuple[Stream, ...]:
    """The restores, and the slip."""
    if isinstance(command, DecideLostSlip):
        return (f"lost-slip/{command.slip}",)
    digits = read_number(command.number)
    if isinstance(digits, Rejection):
        return ()
    key = ticket_key(given.secret, digits)
    return RECOVERY, f"ticket/{key}", f"lost-slip/{key}"


def present(states: States, command: PresentLostSlip, given: Given) -> Decision:
    """Records what is known of a slip, once."""
    digits, cents = read_number(command.number), read_amount(command.cents)
    if isinstance(digits, Rejection):
        return digits
    if isinstance(cents, Rejection):
        return cents
    key = ticket_key(given.secret, digits)
    lost = find_lost(recovery_of(states), given.secret, digits)
    if lost is None or states[f"ticket/{key}"] is not None:
        return NO_TICKET if states[f"ticket/{key}"] is None else NOT_LOST
    presented = _slip(states, key)
    if presented is not None:
        return _presented_before(presented)
    terminal = f"pt/{lost.terminal}"
    if terminal not in states:
        return Need(terminal)
    account = states[terminal]
    most = account.settings.hand_pay_over if isinstance(account, ChipAccount) else 0
    if cents > most:
        return Rejection(
            "slip-too-much", {"terminal": FloorPlace(f"pt/{lost.terminal}"), "most": Amount(most)}
        )
    event = SlipPresented(key, *lost[:2], cents, digits[-4:], *lost[2:])
    return Decided(((f"lost-slip/{key}", event),))


def decide_slip(states: States, command: DecideLostSlip, _: Given) -> Decision:
    """Pays the slip or refuses it, once."""
    presented = _slip(states, command.slip)
    if presented is None:
        return Rejection("slip-not-presented")
    if presented.ended is not None:
        return _presented_before(presented)
    if not is_line(command.reason, command.approved_by):
        return Rejection("not-authorised", {"case": "lost-slip"})
    slip, cents = command.slip, presented.presented.cents
    event: Event = SlipRefused(slip, command.reason, command.approved_by)
    if command.pay:
        event = SlipPaid(slip, cents, command.reason, command.approved_by)
    return Decided(((f"lost-slip/{slip}", event),))


NOT_LOST = Rejection("slip-not-lost")


def evolve(slip: PresentedSlip | None, event: Event, entry: Entry) -> PresentedSlip | None:
    """The slip after an event and its postings. There is none before it is presented."""
    match event:
        case SlipPresented():
            return PresentedSlip(event)
        case SlipPaid(reason=reason) if slip is not None:
            balances = post_own(slip.balances, entry)
            return PresentedSlip(slip.presented, "paid", reason, balances)
        case SlipRefused(reason=reason) if slip is not None:
            return PresentedSlip(slip.presented, "refused", reason, slip.balances)
    return slip


def entry(event: Event) -> Entry:
    """The postings of an event. None if no money moves."""
    return move("lost-slip", event.cents, slip=event.slip) if isinstance(event, SlipPaid) else ()


def _presented_before(slip: PresentedSlip) -> Rejection:
    """The rejection of a slip that was presented before."""
    ends = slip.presented.ends
    match slip.ended:
        case "paid":
            return Rejection("slip-paid", {"ends": ends, "reason": slip.reason})
        case "refused":
            return Rejection("slip-refused", {"ends": ends, "reason": slip.reason})
    return Rejection("slip-presented", {"ends": ends})


def _slip(states: States, key: str) -> PresentedSlip | None:
    slip = states[f"lost-slip/{key}"]
    if not isinstance(slip, PresentedSlip | None):
        raise AssertionError(f"lost-slip/{key} holds no slip")
    return slip


LOST_SLIPS = Aggregate(
    prefixes=("lost-slip",),
    state=PresentedSlip,
    events={"slip-presented.1": SlipPresented, "slip-paid.1": SlipPaid, "slip-refused.1": SlipRefused},
    evolve=evolve,
    entry=entry,
    commands={
        PresentLostSlip: Handler(present, streams_of),
        DecideLostSlip: Handler(decide_slip, streams_of),
    },
)
