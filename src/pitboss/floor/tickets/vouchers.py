"""Vouchers of promotions: each is exchanged for tokens once, at whichever table."""

import re

import msgspec

from pitboss.baccarat.acts.people import ExchangeVoucher
from pitboss.baccarat.decide import ActAtTable
from pitboss.engine.registry import Aggregate
from pitboss.floor.fair import promised
from pitboss.kernel.decision import Decided, Decision, Event, Given, Need, States, Stream
from pitboss.kernel.money import Cents, price
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry


class VoucherExchanged(Event, frozen=True):
    """A voucher was used up."""

    promotion: str
    voucher: str
    table: str
    tokens: Cents


class Voucher(msgspec.Struct, frozen=True):
    """A voucher that was used up, and what for."""

    exchanged: VoucherExchanged


def stream_of(promotion: str, voucher: str) -> Stream:
    """Where it is kept that a voucher was used up; capital letters make no other one of it.

    >>> stream_of("Spring", "K-17")
    'voucher/spring/k-17'
    """
    return f"voucher/{promotion}/{voucher}".lower()


def act_at_table(states: States, command: ActAtTable, given: Given) -> Decision:
    """An act at a table. Tokens are given for a voucher that has a number and was never exchanged."""
    decision, act = promised.act_at_table(states, command, given), command.act
    if not isinstance(decision, Decided) or not isinstance(act, ExchangeVoucher):
        return decision
    if re.fullmatch(NAME, act.voucher) is None:
        message = "Enter the number of the voucher: up to 48 letters and digits, joined by . _ or -."
        return Rejection("voucher-number-needed", message)
    stream = stream_of(act.promotion, act.voucher)
    if stream not in states:
        return Need(stream)
    before = states[stream]
    if isinstance(before, Voucher):
        told = f"{price(before.exchanged.tokens)} at table {before.exchanged.table}"
        message = f"The voucher {act.voucher} of {act.promotion} was exchanged before: {told}."
        return Rejection("voucher-exchanged", message)
    used = VoucherExchanged(act.promotion, act.voucher, command.table, act.tokens)
    return Decided((*decision.events, (stream, used)))


def evolve(_: Voucher | None, event: VoucherExchanged, __: Entry) -> Voucher:
    """The voucher is used up."""
    return Voucher(event)


VOUCHERS = Aggregate(
    prefixes=("voucher",),
    state=Voucher,
    # The tokens are posted with the event of the table.
    events={"voucher-exchanged.1": VoucherExchanged},
    evolve=evolve,
    is_over=lambda _: True,
    watched=False,
)
