"""Entries: postings that sum to zero, and reversing entries."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from pitboss.kernel.decision import Event, Stream
from pitboss.kernel.money import LARGEST_STAKE_CENTS, Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount
from pitboss.ledger.chart import Account, Unit, account_name, find_kind, guard, shared_guard


class Posting(NamedTuple):
    """One line of an entry: a credit is positive, a debit negative."""

    account: Account
    cents: Cents


Entry = tuple[Posting, ...]
Balances = Mapping[Account, Cents]
"""The balances of accounts: the sums of their postings."""


class Posted(NamedTuple):
    """The events of a command with their postings. The accounts hold enough for them."""

    events: Sequence[tuple[Stream, Event, Entry]]
    refused: Rejection | None = None


def check_entry(entry: Entry) -> Rejection | None:
    """Checks that every account is on the chart and the lines sum to zero, in each unit.

    >>> check_entry((Posting("pt/7/stacker", -500), Posting("pt/7/chips", 400))).code
    'unbalanced'
    """
    sums: dict[Unit, int] = {}
    for account, cents in entry:
        kind = find_kind(account)
        if isinstance(kind, Rejection):
            return kind
        if not 0 < abs(cents) <= LARGEST_STAKE_CENTS:
            return Rejection(
                "bad-amount",
                {
                    "case": "posting",
                    "amount": Amount(cents),
                    "account": account_name(account),
                    "most": Amount(LARGEST_STAKE_CENTS),
                },
            )
        sums[kind.unit] = sums.get(kind.unit, 0) + cents
    for unit, left in sums.items():
        if left:
            if unit is Unit.CENTS:
                return Rejection("unbalanced", {"case": "sum", "left": Amount(left)})
            return Rejection("unbalanced", {"case": "tournament-chips", "chips": left})
    return None if entry else Rejection("unbalanced", {"case": "lines"})


def check_funds(balances: Balances, entry: Entry) -> Rejection | None:
    """Checks that the guarded accounts hold what an entry takes from them.

    >>> taken = (Posting("pt/7/chips", -500), Posting("pt/7/held", 500))
    >>> check_funds({"pt/7/chips": 400}, taken).facts["there"]
    Amount(cents=400)
    >>> check_funds({"pt/7/chips": 500}, taken)
    """
    after = post_own(balances, entry)
    for account, cents in entry:
        sign = guard(account)
        if sign * cents < 0 and sign * after[account] < 0:
            there, kind = balances.get(account, 0), find_kind(account)
            return Rejection(
                "insufficient-funds",
                {
                    "case": "short",
                    "there": Amount(sign * there),
                    "account": account_name(account),
                    "needed": Amount(abs(there - after[account])),
                },
                None if isinstance(kind, Rejection) else kind.clause,
            )
    return None


def check_shared(balances: Balances, entry: Entry) -> Rejection | None:
    """Checks that the shared accounts hold what an entry takes from them.

    An account that passed zero before this check existed gives nothing until it is filled up.

    >>> paid = (Posting("house/unclaimed", -500), Posting("cage/cash", 500))
    >>> check_shared({"house/unclaimed": 500, "cage/cash": -400}, paid).text.key
    'refusal-cage-short-cash'
    >>> check_shared({"house/unclaimed": 500, "cage/cash": -500}, paid)
    """
    after = post({}, entry)
    for account, cents in after.items():
        sign, there = shared_guard(account), balances.get(account, 0)
        if sign * cents < 0 and sign * (there + cents) < 0:
            kind = find_kind(account)
            if isinstance(kind, Rejection) or kind.short is None:
                raise AssertionError(f"{account} is shared, and nothing says what to do when it is short")
            # Each shared account has its own sentence.
            case = kind.pattern.rpartition("/")[2]
            return Rejection(
                kind.short.code,
                {
                    "case": case,
                    "there": Amount(sign * there),
                    "needed": Amount(abs(cents)),
                    "advice": kind.short.text,
                },
                kind.clause,
            )
    return None


def check_ceiling(balances: Balances, entry: Entry, account: Account, most: Cents) -> Rejection | None:
    """Checks that an account is within a limit after an entry that adds to it.

    >>> added = (Posting("pt/7/stacker", -500), Posting("pt/7/chips", 500))
    >>> check_ceiling({"pt/7/chips": 600}, added, "pt/7/chips", most=1000).code
    'over-limit'
    """
    adds = sum(cents for name, cents in entry if name == account)
    there = balances.get(account, 0)
    if adds <= 0 or there + adds <= most:
        return None
    return Rejection(
        "over-limit",
        {
            "there": Amount(there),
            "account": account_name(account),
            "adds": Amount(adds),
            "most": Amount(most),
        },
    )


def post(balances: Balances, entry: Iterable[tuple[Account, Cents]]) -> dict[Account, Cents]:
    """The balances after an entry.

    >>> post({"pt/7/chips": 500}, (Posting("pt/7/chips", -200), Posting("pt/7/held", 200)))
    {'pt/7/chips': 300, 'pt/7/held': 200}
    """
    after = dict(balances)
    for account, cents in entry:
        after[account] = after.get(account, 0) + cents
    return after


def post_own(balances: Balances, entry: Entry) -> dict[Account, Cents]:
    """The balances of a stream's guarded accounts after an entry of one of its events.

    >>> post_own({}, (Posting("pt/7/held", -500), Posting("table/1/win", 500)))
    {'pt/7/held': -500}
    """
    after = dict(balances)
    for account, cents in entry:
        if guard(account):
            after[account] = after.get(account, 0) + cents
    return after


def net(lines: Iterable[Posting]) -> Entry:
    """The lines with one posting per account, without zero amounts.

    >>> net((Posting("table/1/win", 500), Posting("table/1/win", -200), Posting("house/rounding", 0)))
    (Posting(account='table/1/win', cents=300),)
    """
    return tuple([Posting(account, cents) for account, cents in post({}, lines).items() if cents])


def reverse(entry: Entry) -> Entry:
    """The entry that reverses another.

    >>> reverse((Posting("cage/cash", -500), Posting("house/capital", 500)))[1]
    Posting(account='house/capital', cents=-500)
    """
    return tuple(Posting(account, -cents) for account, cents in entry)
