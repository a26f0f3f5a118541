"""The next transaction, decided ahead as far as that can be."""

import asyncio
from itertools import islice
from typing import NamedTuple, TypeAlias

from pitboss.engine.transaction import Accepted, Request, Transaction
from pitboss.kernel.decision import Need
from pitboss.kernel.rejection import Rejection

Reply: TypeAlias = Accepted | Rejection | Exception
"""The answer to a command; an exception if it broke an invariant and was not carried out."""


class Group(NamedTuple):
    """Commands that were submitted together, and get their answers together."""

    requests: list[Request]
    reply: "asyncio.Future[list[Reply]]"


class PendingTransaction:
    """What the writer commits next, decided ahead as far as all that it looks at is in memory."""

    def __init__(self, transaction: Transaction | None) -> None:
        """Begins with nothing decided."""
        self.transaction = transaction
        """None if nothing is decided ahead."""
        self.groups: list[Group] = []
        self.requests: list[Request] = []
        self.replies: list[Reply] = []
        """To as many commands as are decided."""
        self.failed: Exception | None = None
        """Why there is no answer at all."""
        self._ids: set[str] = set()

    def add(self, group: Group) -> None:
        """Takes a group in, and decides it ahead if nothing of it must wait for the write lock."""
        self.groups.append(group)
        requests, transaction, replies, ids = group.requests, self.transaction, self.replies, self._ids
        ahead = transaction is not None and self.decided
        self.requests += requests
        if transaction is None or not ahead:
            return
        ids.update([request.id for request in requests])
        if len(ids) < len(self.requests):
            # An id comes twice.
            return
        try:
            for request in requests:
                reply = transaction.answer(request)
                if isinstance(reply, Need):
                    return
                replies.append(reply)
        except Exception:
            # The transaction is spoiled. Under the write lock the command is found and the others go on.
            self.transaction = None

    @property
    def decided(self) -> bool:
        """Whether all of it is."""
        return len(self.replies) == len(self.requests)

    def answer(self) -> None:
        """Answers all that wait."""
        replies = iter(self.replies)
        for requests, reply in self.groups:
            answers = list(islice(replies, len(requests)))
            if reply.done():
                continue
            if self.failed is None:
                reply.set_result(answers)
            else:
                reply.set_exception(self.failed)
