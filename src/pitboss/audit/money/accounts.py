"""The auditor's accounts, and which of them may not pass zero."""

import re
from functools import lru_cache

from pitboss.audit.finding import wrong
from pitboss.kernel.money import Cents

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,47}")
GUEST = re.compile(r"[^\W_][^/\x00-\x1f]{0,47}")
"""Who has chips at a table: a name in any script."""


def _accounts(pattern: str) -> re.Pattern[str]:
    """The accounts of a pattern, where N is any name, and G that of a guest."""
    return re.compile(re.sub(r"\b[NG]\b", lambda of: (GUEST if of[0] == "G" else NAME).pattern, pattern))


NEVER_BELOW = _accounts(
    "pt/N/(chips|held|payable)|ticket/N/value|table/N/seat/G/(buy-in|stack|held|tokens|token-held)"
    "|promotion/N/tokens|prize/N/payable|tournament/N/(pool|prize/N|entrant/N/chips)"
)
"""Money of patrons."""
NEVER_ABOVE = _accounts("pt/N/stacker|table/N/(drop|cash)")
"""Cash in boxes. Inserted cash is a debit, so such an account is never above zero."""
SHARED = {
    1: _accounts("table/N/underpaid|house/(pockets|tokens|unclaimed|withheld)"),
    -1: _accounts("table/N/(float|overpaid)|cage/(cash|chips)|kiosk/N/cash|house/chips"),
}
"""Accounts that many streams use: debts are never below zero, assets never above."""
EITHER = _accounts(
    "table/N/win|lost-slip/N/paid|promotion/N/cost|tournament/N/(fees|issued)"
    "|house/(adjustments|bank|capital|issue|monitoring|over-short|prizes|rounding|transit)"
)
COUNTED = _accounts("cage/(cash|chips)|kiosk/N/cash|table/N/(float|drop)")
"""What people count. A stacker is counted when it is emptied."""
DROP = _accounts("table/N/drop")
"""What is counted there goes into the cage."""
TOURNAMENT_CHIPS = _accounts("tournament/N/(issued|entrant/N/chips)")
"""Tournament chips are not money. They balance among themselves."""
TRANSIT = "house/transit"

Lines = tuple[tuple[str, Cents], ...]
"""The postings of an event: account and amount. A credit is positive, a debit negative."""


def shift(source: str, target: str, cents: Cents) -> Lines:
    """Moves an amount from one account to another.

    >>> shift("cage/cash", "house/capital", 500)
    (('cage/cash', -500), ('house/capital', 500))
    """
    return (source, -cents), (target, cents)


@lru_cache(1 << 14)
def side(account: str) -> int:
    """1 if an account is never below zero, -1 if it is never above, 0 if both are allowed.

    >>> side("pt/7/chips"), side("pt/7/stacker"), side("cage/cash")
    (1, -1, 0)
    """
    for pattern, sign in ((NEVER_BELOW, 1), (NEVER_ABOVE, -1), (EITHER, 0)):
        if pattern.fullmatch(account):
            return sign
    if not shared_side(account):
        wrong("audit-no-account", account=account)
    return 0


@lru_cache(1 << 14)
def shared_side(account: str) -> int:
    """The same for an account that many streams use.

    >>> shared_side("house/unclaimed"), shared_side("cage/cash"), shared_side("pt/7/chips")
    (1, -1, 0)
    """
    return next((sign for sign, pattern in SHARED.items() if pattern.fullmatch(account)), 0)
