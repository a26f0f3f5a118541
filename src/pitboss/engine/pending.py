"""The next transaction, decided ahead as far as possible."""

import asyncio
from itertools import islice
from typing import NamedTuple, TypeAlias

from pitboss.engine.transaction import Accepted, Request, Transaction
from pitboss.kernel.decision import Need
from pitboss.kernel.rejection import Rejection

Reply: TypeAlias = Accepted | Rejection | Exception
"""The answer to a command; an exception if it broke an invariant and was not carried out."""


class Group(NamedTuple):
    """Commands that were submitted together and get their answers together."""

    requests: list[Request]
    reply: "asyncio.Future[list[Reply]]"


class PendingTransaction:
    """The next transaction of the writer, decided ahead as far as the streams it reads are in memory."""

    def __init__(self, transaction: Transaction | None) -> None:
        """Begins without any command."""
        self.transaction = transaction
        """None if nothing is decided ahead."""
        self.groups: list[Group] = []
        self.requests: list[Request] = []
        self.replies: list[Reply] = []
        """One for each decided command, in order."""
        self.failed: Exception | None = None
        """The error that leaves all commands without an answer."""
        self._ids: set[str] = set()

    def add(self, group: Group) -> None:
        """Adds a group, and decides it ahead if none of it must wait for the write lock."""
        self.groups.append(group)
        requests, transaction, replies, ids = group.requests, self.transaction, self.replies, self._ids
        ahead = transaction is not None and self.decided
        self.requests += requests
        if transaction is None or not ahead:
            return
        ids.update([request.id for request in requests])
        if len(ids) < len(self.requests):
            # An id occurs twice.
            return
        try:
            for request in requests:
                reply = transaction.answer(request)
                if isinstance(reply, Need):
                    return
                replies.append(reply)
        except Exception:
            # The transaction cannot be used. The writer finds the broken command under the write lock.
            self.transaction = None

    @property
    def decided(self) -> bool:
        """Whether all commands are decided."""
        return len(self.replies) == len(self.requests)

    def answer(self) -> None:
        """Answers all callers."""
        replies = iter(self.replies)
        for requests, reply in self.groups:
            answers = list(islice(replies, len(requests)))
            if reply.done():
                continue
            if self.failed is None:
                reply.set_result(answers)
            else:
                reply.set_exception(self.failed)
