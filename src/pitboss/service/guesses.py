"""Whoever guesses ticket numbers is slowed down, by who they are and where they are, and staff are told."""

from collections.abc import Callable

from pitboss.floor.tickets import UNFOUND
from pitboss.kernel.rejection import Rejection
from pitboss.service.buckets import Buckets

BY_ACTOR = 1 / 20, 10
"""Numbers without a ticket that one actor may try in a second, and at once: people mistype."""
BY_ADDRESS = 1 / 4, 50
"""The same of all at one address."""

TOO_MANY_GUESSES = Rejection(
    "too-many-guesses", "Too many numbers were those of no ticket: wait a minute, and read the number again."
)


class Guesses:
    """The numbers that were tried, and were those of no ticket."""

    def __init__(self, alarm: Callable[[str, str], None]) -> None:
        """`alarm` is told who tries too many, and from which address."""
        self._alarm = alarm
        self._actors, self._addresses = Buckets(*BY_ACTOR), Buckets(*BY_ADDRESS)

    def check(self, actor: str, address: str) -> Rejection | None:
        """Why somebody may not try another number now."""
        if not self._actors.is_empty(actor) and not self._addresses.is_empty(address):
            return None
        self._alarm(actor, address)
        return TOO_MANY_GUESSES

    def tried(self, actor: str, address: str, reply: object) -> None:
        """Somebody was answered."""
        if isinstance(reply, Rejection) and reply.code in UNFOUND:
            self._actors.take(actor)
            self._addresses.take(address)
