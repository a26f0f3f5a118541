"""Whoever guesses ticket numbers is slowed down, by who they are and where they are, and staff are told.

Wrong numbers are counted over all servers of the floor. One that was under way when the last free one was
counted is counted, too, and waited for afterwards; a right one costs a look at the counts and nothing more.
"""

import logging
from collections.abc import Callable

from pitboss.floor.tickets.tickets import UNFOUND
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.shared_counts import SharedCounts, level_of
from pitboss.store.log import Count
from pitboss.store.port import StoreError

BY_ACTOR = 1 / 20, 10
"""Numbers without a ticket that one actor may try in a second, and at once: people mistype."""
BY_ADDRESS = 1 / 4, 50
"""The same of all at one address."""

TOO_MANY_GUESSES = Rejection(
    "too-many-guesses", "Too many numbers were those of no ticket: wait a minute, and read the number again."
)

log = logging.getLogger(__name__)


class Guesses:
    """The numbers that were tried, and were those of no ticket."""

    def __init__(self, counts: SharedCounts, alarm: Callable[[str, str], None]) -> None:
        """`alarm` is told who tries too many, and from which address."""
        self._counts, self._alarm = counts, alarm

    async def check(self, actor: str, address: str) -> Rejection | None:
        """Why somebody may not try another number now."""
        by_actor, by_address = await self._counts.look(("ticket", actor), ("ticket-address", address))
        if _is_free(by_actor, *BY_ACTOR) and _is_free(by_address, *BY_ADDRESS):
            return None
        self._alarm(actor, address)
        return TOO_MANY_GUESSES

    async def tried(self, actor: str, address: str, reply: object) -> None:
        """Somebody was answered."""
        if not isinstance(reply, Rejection) or reply.code not in UNFOUND:
            return
        try:
            await self._add("ticket", actor, *BY_ACTOR)
            await self._add("ticket-address", address, *BY_ADDRESS)
        except StoreError as problem:
            # Without a store no number is found, either.
            log.warning("%s", problem)

    async def _add(self, kind: str, who: str, rate: float, burst: int) -> None:
        await self._counts.add(kind, who, fades_per_s=rate, most=2 * burst)


def _is_free(count: Count, rate: float, burst: int) -> bool:
    return level_of(count, rate) + 1 <= burst
