"""The transactions: one row each, with the accounts it debits and credits."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from pitboss.kernel.clause import Clause
from pitboss.kernel.money import LARGEST_STAKE_CENTS, Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, ListOf
from pitboss.ledger.chart import Account
from pitboss.ledger.entry import Entry, Posting, check_entry


class Move(NamedTuple):
    """A kind of transaction. Every leg moves the whole amount from its debit to its credit."""

    key: str
    """The catalogue names it under `move-` and its key."""
    legs: tuple[tuple[str, str], ...]
    clause: Clause | None = None


PT, TABLE, SEAT = "pt/{terminal}", "table/{table}", "table/{table}/seat/{seat}"
TOURNAMENT = "tournament/{tournament}"
CHIPS_OUT = ("house/chips", f"{TABLE}/float")
CHIPS_IN = (f"{TABLE}/float", "house/chips")

MOVES = {
    move.key: move
    for move in (
        # Player terminals and tickets, by the clauses of the Rapid electronic table game.
        Move("note-in", ((f"{PT}/stacker", f"{PT}/chips"),), "4.3.1"),
        Move("ticket-in", (("house/transit", f"{PT}/chips"),), "4.3.2"),
        Move("transfer-in", (("house/monitoring", f"{PT}/chips"),), "4.3.4"),
        Move("wager", ((f"{PT}/chips", f"{PT}/held"),), "4.2.4"),
        Move("wager-back", ((f"{PT}/held", f"{PT}/chips"),), "4.2.6"),
        Move("stake-lost", ((f"{PT}/held", f"{TABLE}/win"),), "8.2.1"),
        Move("win-paid", ((f"{TABLE}/win", f"{PT}/chips"),), "8.2.3"),
        Move("win-rounded", (("house/rounding", f"{PT}/chips"),)),
        Move("ticket-out", ((f"{PT}/chips", "house/transit"),), "8.4"),
        Move("hand-pay", ((f"{PT}/chips", f"{PT}/payable"),), "9.1"),
        Move("hand-paid", ((f"{PT}/payable", "cage/cash"),), "9.1"),
        Move("hand-paid-bank", ((f"{PT}/payable", "house/bank"),), "9.1"),
        Move("hand-pay-refused", ((f"{PT}/payable", "house/withheld"),), "9.2"),
        Move("hand-pay-reinstated", (("house/withheld", f"{PT}/payable"),), "9.2"),
        Move("credit-cancelled", ((f"{PT}/chips", "cage/cash"),), "8.4"),
        Move("voucher-out", ((f"{PT}/chips", "house/transit"),), "8.4"),
        Move("credits-added", (("house/adjustments", f"{PT}/chips"),), "11.5"),
        Move("credits-taken", ((f"{PT}/chips", "house/adjustments"),), "11.5"),
        Move("stake-forfeited", ((f"{PT}/held", f"{TABLE}/win"),), "12.5"),
        Move("stacker-emptied", (("cage/cash", f"{PT}/stacker"),)),
        Move("ticket-issued", (("house/transit", "ticket/{ticket}/value"),), "8.4"),
        Move("ticket-to-terminal", (("ticket/{ticket}/value", "house/transit"),)),
        Move("ticket-to-cage", (("ticket/{ticket}/value", "cage/cash"),)),
        Move("ticket-to-bank", (("ticket/{ticket}/value", "house/bank"),), "9.3"),
        Move("ticket-to-kiosk", (("ticket/{ticket}/value", "kiosk/{kiosk}/cash"),)),
        Move("ticket-lapsed", (("ticket/{ticket}/value", "house/unclaimed"),)),
        Move("ticket-refused", (("ticket/{ticket}/value", "house/withheld"),), "9.2"),
        Move("lost-slip", (("lost-slip/{slip}/paid", "cage/cash"),)),
        Move("ticket-reinstated", (("house/withheld", "ticket/{ticket}/value"),), "9.2"),
        # Debts to or of a patron who has left. The cage settles them.
        Move("late-win", ((f"{TABLE}/win", "cage/cash"),), "11.5"),
        Move("late-return", (("cage/cash", f"{TABLE}/win"),), "11.5"),
        Move("late-claim", (("house/unclaimed", "cage/cash"),)),
        Move("late-payment", (("house/withheld", "cage/cash"),), "9.2"),
        # The casino, the cage and the kiosks.
        Move("capital", (("cage/cash", "house/capital"),)),
        Move("chips-made", (("cage/chips", "house/issue"),)),
        Move("chips-outstanding", (("house/capital", "house/pockets"), ("house/chips", "house/issue"))),
        Move("kiosk-filled", (("kiosk/{kiosk}/cash", "cage/cash"),)),
        Move("kiosk-emptied", (("cage/cash", "kiosk/{kiosk}/cash"),)),
        Move("chips-cashed", (("house/pockets", "cage/cash"), ("cage/chips", "house/chips"))),
        Move("chips-sold", (("cage/cash", "house/pockets"), ("house/chips", "cage/chips"))),
        # Live tables.
        Move("fill", ((f"{TABLE}/float", "cage/chips"),)),
        Move("float-credit", (("cage/chips", f"{TABLE}/float"),)),
        Move("buy-in", ((f"{TABLE}/cash", f"{SEAT}/buy-in"),)),
        Move("chips-passed", ((f"{SEAT}/buy-in", f"{SEAT}/stack"), CHIPS_OUT)),
        Move("cash-dropped", ((f"{TABLE}/drop", f"{TABLE}/cash"),)),
        Move("drop-counted", (("cage/cash", f"{TABLE}/drop"),)),
        # What a count found missing. What it found surplus is the same, reversed.
        Move("cage-short", (("house/over-short", "cage/cash"),)),
        Move("chips-short", (("house/over-short", "cage/chips"),)),
        Move("kiosk-short", (("house/over-short", "kiosk/{kiosk}/cash"),)),
        Move("float-short", (("house/over-short", f"{TABLE}/float"),)),
        Move("drop-short", (("house/over-short", f"{TABLE}/drop"),)),
        Move("stacker-short", (("house/over-short", f"{PT}/stacker"),)),
        Move("seat-joined", (("house/pockets", f"{SEAT}/stack"),)),
        Move("seat-left", ((f"{SEAT}/stack", "house/pockets"),)),
        Move("seat-wager", ((f"{SEAT}/stack", f"{SEAT}/held"),)),
        Move("seat-wager-back", ((f"{SEAT}/held", f"{SEAT}/stack"),)),
        Move("seat-stake-lost", ((f"{SEAT}/held", f"{TABLE}/win"), CHIPS_IN)),
        Move("seat-win-paid", ((f"{TABLE}/win", f"{SEAT}/stack"), CHIPS_OUT)),
        Move("seat-win-rounded", (("house/rounding", f"{SEAT}/stack"), CHIPS_OUT)),
        # Promotional tokens at a live table. They are staked, and their wins are paid in chips.
        Move("tokens-exchanged", (("promotion/{promotion}/cost", f"{SEAT}/tokens"),)),
        Move("tokens-joined", (("house/tokens", f"{SEAT}/tokens"),)),
        Move("tokens-left", ((f"{SEAT}/tokens", "house/tokens"),)),
        Move("token-wager", ((f"{SEAT}/tokens", f"{SEAT}/token-held"),)),
        Move("token-wager-back", ((f"{SEAT}/token-held", f"{SEAT}/tokens"),)),
        Move("token-stake-lost", ((f"{SEAT}/token-held", f"{TABLE}/win"),)),
        # Wrong payments at a live table, and results taken back from a player who lacks the chips.
        Move("win-claimed", ((f"{TABLE}/overpaid", f"{TABLE}/win"),)),
        Move("stake-owed", ((f"{TABLE}/win", f"{TABLE}/underpaid"),)),
        Move("overpaid", ((f"{TABLE}/overpaid", "house/pockets"), CHIPS_OUT)),
        Move("overpaid-back", (("house/pockets", f"{TABLE}/overpaid"), CHIPS_IN)),
        Move("overpaid-lost", ((f"{TABLE}/win", f"{TABLE}/overpaid"),)),
        Move("underpaid", (("house/pockets", f"{TABLE}/underpaid"), CHIPS_IN)),
        Move("underpaid-paid", ((f"{TABLE}/underpaid", "house/pockets"), CHIPS_OUT)),
        # Promotions and prizes.
        Move("tokens-given", (("promotion/{promotion}/cost", "promotion/{promotion}/tokens"),)),
        Move("tokens-played", (("promotion/{promotion}/tokens", f"{TABLE}/win"),)),
        Move("prize-won", (("house/prizes", "prize/{prize}/payable"),)),
        Move("prize-paid", (("prize/{prize}/payable", "cage/cash"),)),
        Move("prize-unclaimed", (("prize/{prize}/payable", "house/unclaimed"),)),
        # Tournaments.
        Move("entry-fee", (("cage/cash", f"{TOURNAMENT}/fees"),)),
        Move("pool-fed", ((f"{TOURNAMENT}/fees", f"{TOURNAMENT}/pool"),)),
        Move("pool-added", (("house/prizes", f"{TOURNAMENT}/pool"),)),
        Move("pool-prize", ((f"{TOURNAMENT}/pool", f"{TOURNAMENT}/prize/{{prize}}"),)),
        Move("pool-prize-paid", ((f"{TOURNAMENT}/prize/{{prize}}", "cage/cash"),)),
        Move("pool-prize-unclaimed", ((f"{TOURNAMENT}/prize/{{prize}}", "house/unclaimed"),)),
        Move("tournament-chips", ((f"{TOURNAMENT}/issued", f"{TOURNAMENT}/entrant/{{entrant}}/chips"),)),
        Move("tournament-chips-back", ((f"{TOURNAMENT}/entrant/{{entrant}}/chips", f"{TOURNAMENT}/issued"),)),
    )
}
"""Every transaction by its key. Replay posts by these rows: a key never changes its meaning."""


BY_HAND = (
    "capital",
    "chips-made",
    "chips-outstanding",
    "chips-sold",
    "chips-cashed",
    "kiosk-filled",
    "kiosk-emptied",
    "fill",
    "float-credit",
)
"""The transactions that a cashier books directly. All others follow from a ticket, a payout or an act."""


def move(key: str, cents: Cents, **names: str) -> Entry:
    """The entry of a transaction, for names that are known to be valid.

    >>> move("wager", 500, terminal="7")
    (Posting(account='pt/7/chips', cents=-500), Posting(account='pt/7/held', cents=500))
    """
    return tuple(
        [
            line
            for debit, credit in _accounts(key, tuple(names.items()))
            for line in (Posting(debit, -cents), Posting(credit, cents))
        ]
    )


@lru_cache(1 << 14)
def _accounts(key: str, names: tuple[tuple[str, str], ...]) -> tuple[tuple[Account, Account], ...]:
    """The accounts of each leg of a transaction."""
    known = dict(names)
    return tuple((debit.format_map(known), credit.format_map(known)) for debit, credit in MOVES[key].legs)


def read_move(key: str, cents: object, names: Mapping[str, str]) -> Entry | Rejection:
    """The entry of a requested transaction, or what is wrong with the request.

    >>> read_move("buy-in", 10_000, {"table": "3", "seat": "5"})[1].account
    'table/3/seat/5/buy-in'
    >>> read_move("buy-in", 10_000, {"table": "3"}).facts
    {'move': 'buy-in', 'name': 'seat'}
    """
    known = MOVES.get(key)
    if known is None:
        return Rejection("unknown-move", {"move": f"{key!r:.40}", "known": ListOf(tuple(BY_HAND))})
    amount = read_amount(cents)
    if isinstance(amount, Rejection):
        return amount
    needed = names_of(known)
    for name in needed:
        if name not in names:
            return Rejection("name-needed", {"move": key, "name": name})
    for name in names:
        if name not in needed:
            return Rejection("name-not-used", {"move": key, "name": f"{name!r:.40}"})
    entry = move(key, amount, **names)
    return check_entry(entry) or entry


def names_of(known: Move) -> tuple[str, ...]:
    """The names that a transaction needs, in the order of its accounts.

    >>> names_of(MOVES["chips-passed"]), names_of(MOVES["capital"])
    (('table', 'seat'), ())
    """
    accounts = (account for leg in known.legs for account in leg)
    return tuple(dict.fromkeys(name for account in accounts for name in re.findall(r"{(\w+)}", account)))


def read_amount(cents: object) -> Cents | Rejection:
    """A given amount, if it is valid.

    >>> read_amount(500), read_amount(0).code, read_amount(True).code
    (500, 'bad-amount', 'bad-amount')
    """
    if isinstance(cents, bool) or not isinstance(cents, int) or not 0 < cents <= LARGEST_STAKE_CENTS:
        return Rejection("bad-amount", {"case": "cents", "most": Amount(LARGEST_STAKE_CENTS)})
    return cents
