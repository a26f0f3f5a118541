"""What strangers may use of a server: limits for each, limits for all, and never at the cost of play."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from pitboss.service.api.errors import BUSY, TOO_OFTEN, RequestRefusedError
from pitboss.service.network.buckets import Bucket, Buckets, Rate

T = TypeVar("T")

REQUESTS_OF_ONE_ADDRESS = Rate(per_s=50, burst=100)
"""The requests of one address without a token."""
REQUESTS_OF_ALL = Rate(per_s=200, burst=400)
"""The same for all addresses together."""
PAGE_FILES = Rate(per_s=100, burst=500)
"""The page files for one address. A page has about a dozen."""
WRONG_TOKENS = Rate(per_s=20, burst=100)
"""The unknown tokens of one address."""
COSTLY_REQUESTS = Rate(per_s=10, burst=30)
"""For all addresses together: requests that take more than a few milliseconds."""
MOST_CACHED_TOKENS = 10_000
"""The most tokens that are remembered as good."""


class Strangers:
    """Limits the requests of unauthenticated clients."""

    def __init__(self) -> None:
        """Begins with full limits."""
        self._each, self._pages = Buckets(REQUESTS_OF_ONE_ADDRESS), Buckets(PAGE_FILES)
        self._wrong = Buckets(WRONG_TOKENS)
        self._together, self._costly = Bucket(REQUESTS_OF_ALL), Bucket(COSTLY_REQUESTS)
        self._turn = asyncio.Lock()
        self._known: dict[str, None] = {}

    def admit(self, address: str) -> None:
        """Ends a request if its address, or all strangers together, exceed the limit."""
        if not self._each.take(address):
            raise RequestRefusedError(TOO_OFTEN)
        if not self._together.take():
            raise RequestRefusedError(BUSY)

    def may_load(self, address: str) -> bool:
        """Whether an address may load one more file of a page."""
        return self._pages.take(address)

    def may_work(self) -> bool:
        """Whether something costly may be done for a stranger now."""
        return self._costly.take()

    async def work_out(self, job: Callable[..., T], *about: object) -> T:
        """Does something costly in a thread, one job at a time."""
        if not self.may_work():
            raise RequestRefusedError(BUSY)
        async with self._turn:
            return await asyncio.to_thread(job, *about)

    def may_try(self, token: str, address: str) -> bool:
        """Whether a token may be looked up. Known good ones may, even if others guess from there."""
        return token in self._known or not self._wrong.is_empty(address)

    def tried(self, token: str, address: str, *, good: bool) -> None:
        """Counts the result of a lookup."""
        if not good:
            self._known.pop(token, None)
            self._wrong.take(address)
        elif token not in self._known:
            if len(self._known) >= MOST_CACHED_TOKENS:
                self._known.pop(next(iter(self._known)))
            self._known[token] = None
