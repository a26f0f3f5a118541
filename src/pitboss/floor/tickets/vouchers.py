"""Vouchers of promotions: each is issued with a number, a value and conditions, and is used once."""

import re

import msgspec

from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.kinds import GameAct
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, Stream, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, FloorPlace, Moment
from pitboss.ledger.entry import Entry
from pitboss.ledger.moves import read_amount

MOST_AT_ONCE = 100
"""How many vouchers are issued at once, at the most."""


class IssueVouchers(Command, frozen=True, tag="issue-vouchers"):
    """Vouchers of a promotion are issued: what is printed on each, and who signs for them."""

    promotion: str
    vouchers: tuple[str, ...]
    """The numbers that are printed on them."""
    tokens: Cents
    """What each is worth in promotional tokens."""
    conditions: str
    """The conditions in words, as they are printed."""
    until: Instant
    """From this moment on it is no longer exchanged."""
    approved_by: str
    tables: tuple[str, ...] = ()
    """The tables where it may be exchanged. None means all."""


class VoucherIssued(Event, frozen=True):
    """The casino has issued a voucher."""

    promotion: str
    voucher: str
    tokens: Cents
    conditions: str
    until: Instant
    approved_by: str
    tables: tuple[str, ...] = ()


class VoucherExchanged(Event, frozen=True):
    """A voucher was used."""

    promotion: str
    voucher: str
    table: str
    tokens: Cents


class Voucher(msgspec.Struct, frozen=True):
    """A voucher: how it was issued, and its exchange. Earlier releases exchanged unissued ones."""

    issued: VoucherIssued | None = None
    exchanged: VoucherExchanged | None = None


def stream_of(promotion: str, voucher: str) -> Stream:
    """The stream of a voucher. Capital letters make no difference.

    >>> stream_of("Spring", "K-17")
    'voucher/spring/k-17'
    """
    return f"voucher/{promotion}/{voucher}".lower()


def issue(states: States, command: IssueVouchers, given: Given) -> Decision:
    """Issues vouchers that nobody has issued or used before."""
    refused = _check_issue(command, given)
    if refused is not None:
        return refused
    issued = dict(zip(streams_of(command, given), command.vouchers, strict=True))
    known = next((voucher for stream, voucher in issued.items() if states[stream]), None)
    if known is not None:
        return Rejection("voucher-known", {"voucher": known, "promotion": command.promotion})
    terms = (command.tokens, command.conditions, command.until, command.approved_by, command.tables)
    return Decided(
        tuple((stream, VoucherIssued(command.promotion, each, *terms)) for stream, each in issued.items())
    )


def streams_of(command: IssueVouchers, _: Given) -> tuple[Stream, ...]:
    """The streams of the vouchers. None if one of them cannot have a stream."""
    names = (command.promotion, *command.vouchers)
    if len(names) > MOST_AT_ONCE + 1 or not all(re.fullmatch(NAME, each) for each in names):
        return ()
    return tuple(stream_of(command.promotion, each) for each in command.vouchers)


def _check_issue(command: IssueVouchers, given: Given) -> Rejection | None:
    if re.fullmatch(NAME, command.promotion) is None:
        return Rejection("bad-name", {"case": "promotion", "name": f"{command.promotion!r:.60}"})
    if not all(re.fullmatch(NAME, each) for each in command.vouchers):
        return Rejection("voucher-number-needed")
    if not 0 < len(set(streams_of(command, given))) == len(command.vouchers):
        return Rejection("voucher-numbers", {"most": MOST_AT_ONCE})
    amount = read_amount(command.tokens)
    if isinstance(amount, Rejection):
        return amount
    if command.until <= given.at:
        return Rejection("voucher-over", {"until": Moment(command.until)})
    return None if is_line(command.conditions) else Rejection("reason-needed", {"case": "conditions"})


def exchange(states: States, request: GameAct, decision: Decided, given: Given) -> Decision:
    """An act that was decided. Tokens are given for an issued voucher: its value, once, by its conditions."""
    exchanged = request.kind.voucher(request.act)
    if exchanged is None:
        return decision
    if re.fullmatch(NAME, exchanged.voucher) is None:
        return Rejection("voucher-number-needed")
    stream = stream_of(exchanged.promotion, exchanged.voucher)
    if stream not in states:
        return Need(stream)
    known = states[stream]
    used = VoucherExchanged(exchanged.promotion, exchanged.voucher, request.game, exchanged.tokens)
    voucher = known if isinstance(known, Voucher) else Voucher()
    return _check_use(voucher, used, given) or Decided((*decision.events, (stream, used)))


def _check_use(voucher: Voucher, use: VoucherExchanged, given: Given) -> Rejection | None:
    before, issued = voucher.exchanged, voucher.issued
    named = {"voucher": use.voucher, "promotion": use.promotion}
    if before is not None:
        where = FloorPlace(f"game/{before.table}")
        return Rejection("voucher-exchanged", {**named, "tokens": Amount(before.tokens), "table": where})
    if issued is None:
        return Rejection("voucher-unknown", named)
    if use.tokens != issued.tokens:
        return Rejection("voucher-value", {**named, "tokens": Amount(issued.tokens)})
    if given.at >= issued.until:
        return Rejection("voucher-over", {"until": Moment(issued.until)})
    if issued.tables and use.table not in issued.tables:
        return Rejection("voucher-elsewhere", {**named, "printed": issued.conditions})
    return None


def evolve(voucher: Voucher | None, event: Event, _: Entry) -> Voucher:
    """The voucher is issued, or used."""
    before = voucher or Voucher()
    if isinstance(event, VoucherIssued):
        return msgspec.structs.replace(before, issued=event)
    return msgspec.structs.replace(before, exchanged=event) if isinstance(event, VoucherExchanged) else before


VOUCHERS = Aggregate(
    prefixes=("voucher",),
    state=Voucher,
    # The tokens are posted with the event of the table.
    events={"voucher-issued.1": VoucherIssued, "voucher-exchanged.2": VoucherExchanged},
    # Version 1 exchanged vouchers that nobody had issued.
    upcasts={"voucher-exchanged.1": lambda event: ("voucher-exchanged.2", event)},
    evolve=evolve,
    commands={IssueVouchers: Handler(issue, streams_of)},
    is_over=lambda voucher: voucher.exchanged is not None,
    watched=False,
)
