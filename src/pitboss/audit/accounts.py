"""The accounts as the auditor knows them: which there are, which may not pass zero, and what is wrong."""

import re
from functools import lru_cache
from typing import NoReturn

from pitboss.kernel.money import Cents

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,47}")


def _accounts(pattern: str) -> re.Pattern[str]:
    """The accounts of a pattern in which N stands for any name."""
    return re.compile(re.sub(r"\bN\b", lambda _: NAME.pattern, pattern))


NEVER_BELOW = _accounts(
    "pt/N/(chips|held|payable)|ticket/N/value|table/N/seat/N/(buy-in|stack|held|tokens|token-held)"
    "|promotion/N/tokens|prize/N/payable|tournament/N/(pool|prize/N|entrant/N/chips)"
)
"""Money of patrons."""
NEVER_ABOVE = _accounts("pt/N/stacker|table/N/(drop|cash)")
"""Cash in boxes: what is put in is a debit, so that such an account stands below zero."""
SHARED = {
    1: _accounts("table/N/underpaid|house/(pockets|tokens|unclaimed|withheld)"),
    -1: _accounts("table/N/(float|overpaid)|cage/(cash|chips)|kiosk/N/cash|house/chips"),
}
"""Debts, which never fall below zero, and things, which never rise above: many streams take from them."""
EITHER = _accounts(
    "table/N/win|lost-slip/N/paid|promotion/N/cost|tournament/N/(fees|issued)"
    "|house/(adjustments|capital|issue|monitoring|prizes|rounding|transit)"
)
TOURNAMENT_CHIPS = _accounts("tournament/N/(issued|entrant/N/chips)")
"""These are no money, and balance among themselves."""
TRANSIT = "house/transit"

Lines = tuple[tuple[str, Cents], ...]
"""The postings of an event: an account each, and a credit as more than zero or a debit as less."""


class WrongError(Exception):
    """Something is not what it must be."""

    def __init__(self, why: str, seq: int | None = None) -> None:
        """Keeps why, as a sentence, and the event it is found at if that is not the one being looked at."""
        super().__init__(why)
        self.seq = seq


def wrong(why: str, seq: int | None = None) -> NoReturn:
    """Ends the audit."""
    raise WrongError(why, seq)


def shift(source: str, target: str, cents: Cents) -> Lines:
    """An amount goes from one account to another.

    >>> shift("cage/cash", "house/capital", 500)
    (('cage/cash', -500), ('house/capital', 500))
    """
    return (source, -cents), (target, cents)


@lru_cache(1 << 14)
def side(account: str) -> int:
    """1 where an account never falls below zero, -1 where it never rises above, 0 where it may do both.

    >>> side("pt/7/chips"), side("pt/7/stacker"), side("cage/cash")
    (1, -1, 0)
    """
    for pattern, found in ((NEVER_BELOW, 1), (NEVER_ABOVE, -1), (EITHER, 0)):
        if pattern.fullmatch(account):
            return found
    if not shared_side(account):
        wrong(f"There is no account {account!r:.80}.")
    return 0


@lru_cache(1 << 14)
def shared_side(account: str) -> int:
    """The same of an account that many streams take from.

    >>> shared_side("house/unclaimed"), shared_side("cage/cash"), shared_side("pt/7/chips")
    (1, -1, 0)
    """
    return next((sign for sign, pattern in SHARED.items() if pattern.fullmatch(account)), 0)
