"""A draft: what the next turn is to write, decided ahead as far as that can be."""

import asyncio
from itertools import islice
from typing import NamedTuple, TypeAlias

from pitboss.engine.transaction import Accepted, Request, Transaction
from pitboss.kernel.decision import Need
from pitboss.kernel.rejection import Rejection

Reply: TypeAlias = Accepted | Rejection | Exception
"""The answer to a command; an exception if it broke an invariant and was not carried out."""


class Group(NamedTuple):
    """Commands that were asked for together, and get their answers together."""

    asked: list[Request]
    reply: "asyncio.Future[list[Reply]]"


class PendingTransaction:
    """What the next turn is to write, decided ahead as far as all that it looks at is at hand."""

    def __init__(self, page: Transaction | None) -> None:
        """Begins on a page, with nothing decided."""
        self.page = page
        """None if nothing is decided ahead."""
        self.groups: list[Group] = []
        self.asked: list[Request] = []
        self.replies: list[Reply] = []
        """To as many commands as are decided."""
        self.failed: Exception | None = None
        """Why there is no answer at all."""
        self._ids: set[str] = set()

    def add(self, group: Group) -> None:
        """Takes a group in, and decides it ahead if nothing of it must wait for the pen."""
        self.groups.append(group)
        asked, page, replies, ids = group.asked, self.page, self.replies, self._ids
        ahead = page is not None and self.decided
        self.asked += asked
        if page is None or not ahead:
            return
        ids.update([each.id for each in asked])
        if len(ids) < len(self.asked):
            # An id comes twice.
            return
        try:
            for each in asked:
                reply = page.answer(each)
                if isinstance(reply, Need):
                    return
                replies.append(reply)
        except Exception:
            # The page is spoiled. With the pen in hand the command is found out and the others go on.
            self.page = None

    @property
    def decided(self) -> bool:
        """Whether all of it is."""
        return len(self.replies) == len(self.asked)

    def tell(self) -> None:
        """Answers all that wait."""
        replies = iter(self.replies)
        for asked, reply in self.groups:
            answers = list(islice(replies, len(asked)))
            if reply.done():
                continue
            if self.failed is None:
                reply.set_result(answers)
            else:
                reply.set_exception(self.failed)
