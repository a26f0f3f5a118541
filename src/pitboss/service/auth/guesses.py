"""Guesses at ticket numbers are slowed down by actor and by address, and staff are alarmed.

Wrong numbers are counted over all servers of the floor. A guess that was under way when the limit was reached
still counts, and adds to the wait. A right number only costs one look at the counts.
"""

import logging
from collections.abc import Callable

from pitboss.floor.tickets.tickets import UNFOUND
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.shared_counts import SharedCounts, level_of
from pitboss.service.network.buckets import Rate
from pitboss.store.log import Count
from pitboss.store.port import StoreError

GUESSES_OF_ONE_ACTOR = Rate(per_s=1 / 20, burst=10)
"""The unknown ticket numbers that one actor may try: people mistype."""
GUESSES_OF_ONE_ADDRESS = Rate(per_s=1 / 4, burst=50)
"""The same for all actors at one address."""

TOO_MANY_GUESSES = Rejection("too-many-guesses")

log = logging.getLogger(__name__)


class Guesses:
    """The counts of guessed numbers that belong to no ticket."""

    def __init__(self, counts: SharedCounts, alarm: Callable[[str, str], None]) -> None:
        """`alarm` is called with the actor and the address of too many guesses."""
        self._counts, self._alarm = counts, alarm

    async def check(self, actor: str, address: str) -> Rejection | None:
        """Why an actor may not try another number now."""
        by_actor, by_address = await self._counts.look(("ticket", actor), ("ticket-address", address))
        if _is_free(by_actor, GUESSES_OF_ONE_ACTOR) and _is_free(by_address, GUESSES_OF_ONE_ADDRESS):
            return None
        self._alarm(actor, address)
        return TOO_MANY_GUESSES

    async def tried(self, actor: str, address: str, reply: object) -> None:
        """Counts an answer that found no ticket."""
        if not isinstance(reply, Rejection) or reply.code not in UNFOUND:
            return
        try:
            await self._add("ticket", actor, GUESSES_OF_ONE_ACTOR)
            await self._add("ticket-address", address, GUESSES_OF_ONE_ADDRESS)
        except StoreError as problem:
            # Without a store, no number is found either.
            log.warning("%s", problem)

    async def _add(self, kind: str, who: str, rate: Rate) -> None:
        await self._counts.add(kind, who, fades_per_s=rate.per_s, most=2 * rate.burst)


def _is_free(count: Count, rate: Rate) -> bool:
    return level_of(count, rate.per_s) + 1 <= rate.burst
