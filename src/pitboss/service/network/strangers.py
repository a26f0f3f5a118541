"""What strangers may have of a server: so much each, so much together, and never in the way of play."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from pitboss.service.api.errors import BUSY, TOO_OFTEN, RefusedError
from pitboss.service.network.buckets import Bucket, Buckets

T = TypeVar("T")

EACH = 50, 100
"""Requests without a token of one address in a second, and at once."""
TOGETHER = 200, 400
"""The same of all addresses."""
PAGES = 100, 500
"""Files of pages for one address: a page is a dozen of them."""
WRONG_TOKENS = 20, 100
"""Tokens of one address that are not known."""
COSTLY = 10, 30
"""Of all addresses, what takes more than a few milliseconds to work out."""
KNOWN = 10_000
"""Tokens that are remembered as good."""


class Strangers:
    """Counts what those ask for who have not said who they are."""

    def __init__(self) -> None:
        """Nobody has asked for anything."""
        self._each, self._pages, self._wrong = Buckets(*EACH), Buckets(*PAGES), Buckets(*WRONG_TOKENS)
        self._together, self._costly = Bucket(*TOGETHER), Bucket(*COSTLY)
        self._turn = asyncio.Lock()
        self._known: dict[str, None] = {}

    def admit(self, address: str) -> None:
        """Ends a request of an address that asks too often, or when too many ask."""
        if not self._each.take(address):
            raise RefusedError(TOO_OFTEN)
        if not self._together.take():
            raise RefusedError(BUSY)

    def may_load(self, address: str) -> bool:
        """Whether an address may have one more file of a page."""
        return self._pages.take(address)

    def may_work(self) -> bool:
        """Whether something costly may be done for a stranger now."""
        return self._costly.take()

    async def work_out(self, job: Callable[..., T], *about: object) -> T:
        """Has something costly done beside the server, one after the other."""
        if not self.may_work():
            raise RefusedError(BUSY)
        async with self._turn:
            return await asyncio.to_thread(job, *about)

    def may_try(self, token: str, address: str) -> bool:
        """Whether a token is looked up. Those that were good are, whoever else guesses from there."""
        return token in self._known or not self._wrong.is_empty(address)

    def tried(self, token: str, address: str, *, good: bool) -> None:
        """A token was looked up."""
        if not good:
            self._known.pop(token, None)
            self._wrong.take(address)
        elif token not in self._known:
            if len(self._known) >= KNOWN:
                self._known.pop(next(iter(self._known)))
            self._known[token] = None
