"""Vouchers of promotions: each is exchanged for tokens once on the whole floor."""

import re

import msgspec

from pitboss.engine.registry import Aggregate
from pitboss.floor.kinds import GameAct
from pitboss.kernel.decision import Decided, Decision, Event, Need, States, Stream
from pitboss.kernel.money import Cents
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, FloorPlace
from pitboss.ledger.entry import Entry


class VoucherExchanged(Event, frozen=True):
    """A voucher was used."""

    promotion: str
    voucher: str
    table: str
    tokens: Cents


class Voucher(msgspec.Struct, frozen=True):
    """A voucher that was used, and its exchange."""

    exchanged: VoucherExchanged


def stream_of(promotion: str, voucher: str) -> Stream:
    """The stream that records a used voucher. Capital letters make no difference.

    >>> stream_of("Spring", "K-17")
    'voucher/spring/k-17'
    """
    return f"voucher/{promotion}/{voucher}".lower()


def exchange(states: States, request: GameAct, decision: Decided) -> Decision:
    """An act that was decided. Tokens are given for a voucher that has a number and was never exchanged."""
    exchanged = request.kind.voucher(request.act)
    if exchanged is None:
        return decision
    if re.fullmatch(NAME, exchanged.voucher) is None:
        return Rejection("voucher-number-needed")
    stream = stream_of(exchanged.promotion, exchanged.voucher)
    if stream not in states:
        return Need(stream)
    before = states[stream]
    if isinstance(before, Voucher):
        return Rejection(
            "voucher-exchanged",
            {
                "voucher": exchanged.voucher,
                "promotion": exchanged.promotion,
                "tokens": Amount(before.exchanged.tokens),
                "table": FloorPlace(f"game/{before.exchanged.table}"),
            },
        )
    used = VoucherExchanged(exchanged.promotion, exchanged.voucher, request.game, exchanged.tokens)
    return Decided((*decision.events, (stream, used)))


def evolve(_: Voucher | None, event: VoucherExchanged, __: Entry) -> Voucher:
    """The voucher is used."""
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
