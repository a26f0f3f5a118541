"""The books for people: every account with its meaning, and the meters of terminals."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Text
from pitboss.ledger.chart import CHART, Account, Kind, find_kind

PREFIXES = list(dict.fromkeys(kind.pattern.split("/")[0] for kind in CHART))
METERS = {
    "meter-notes-in": "cash_in",
    "meter-tickets-in": "tickets_in",
    "meter-transfers-in": "transfers_in",
    "meter-turnover": "turnover",
    "meter-wins": "wins",
    "meter-tickets-out": "tickets_out",
    "meter-hand-pays": "hand_pays",
    "meter-cancelled": "cancelled",
}
"""The meters that count money, by the keys of their names."""


class Row(NamedTuple):
    """A line of the books."""

    account: Account
    text: Text
    """What it is."""
    kind: Kind
    posted: int
    """The sum of its postings."""

    @property
    def prefix(self) -> str:
        """The prefix of the account, such as `pt`."""
        return self.account.split("/")[0]


def list_rows(balances: Mapping[Account, int]) -> list[Row]:
    """The accounts by prefix, with all outstanding tickets in one line.

    >>> [row.account for row in list_rows({"cage/cash": -500, "pt/10/chips": 0, "pt/7/chips": 500})]
    ['pt/7/chips', 'pt/10/chips', 'cage/cash']
    """
    rows = []
    outstanding = []
    for account, posted in balances.items():
        if "/seat/" in account and not posted:
            # Without this, everyone who ever sat at a table would be listed.
            continue
        if not account.startswith("ticket/"):
            kind = unwrap(find_kind(account))
            rows.append(Row(account, kind.text, kind, posted))
        elif posted:
            outstanding.append(posted)
    if outstanding:
        text = Text("accounts-tickets", {"count": len(outstanding)})
        rows.append(Row("ticket/…", text, unwrap(find_kind("ticket/1/value")), sum(outstanding)))
    return sorted(rows, key=lambda row: (PREFIXES.index(row.prefix), natural(row.account)))


def natural(name: str) -> list[object]:
    """The sort key for names as people expect, with 7 before 10.

    >>> sorted(["pt/10", "pt/7"], key=natural)
    ['pt/7', 'pt/10']
    """
    return [int(part) if part.isdigit() else part for part in re.split("([0-9]+)", name)]
