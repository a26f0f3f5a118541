"""Commands as they come in, and what became of them as it goes out."""

from functools import cache
from hashlib import sha256
from typing import Union

import msgspec

from pitboss.aggregates import REGISTRY
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chip_events import WagersPlaced
from pitboss.floor.terminals.chip_moves import DragChips, notices
from pitboss.floor.tickets.slips import ticket_slip
from pitboss.floor.tickets.tickets import TicketIssued
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import timestamp
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import Language, amount_words
from pitboss.service.realtime.messages import Error, Happened, TicketTold
from pitboss.store.log import TOKEN

LONGEST = 64
"""Letters of an id in the log."""


@cache
def _commands() -> msgspec.json.Decoder[Command]:
    return msgspec.json.Decoder(Union[REGISTRY.commands])  # noqa: UP007


def read_command(text: bytes | msgspec.Raw) -> Command | Rejection:
    """The command that a text tells, or what is wrong with it.

    >>> read_command(b'{"type":"cash-out","terminal":"7"}')
    CashOut(terminal='7')
    >>> read_command(b'{"type":"cash-out"}').message
    'The command is not as it should be: Object missing required field `terminal`.'
    """
    try:
        return _commands().decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        message = f"The command is not as it should be: {problem}."
        names = ", ".join(str(kind.__struct_config__.tag) for kind in REGISTRY.commands)
        known = f" There are: {names}." if "`$.type`" in message else ""
        return Rejection("bad-command", message + known)


def own_id(by: str, id: str) -> str:  # noqa: A002
    """The id of a command in the log. Everybody has ids of their own, so that none can take another's.

    >>> own_id("pt/7", "c-1")
    'pt/7:c-1'
    """
    whole = f"{by}:{id}"
    return short_id(whole) if TOKEN.fullmatch(id) else whole


def short_id(text: str) -> str:
    """An id that is not too long for the log: where the text is, its hash stands for it."""
    return text if len(text) <= LONGEST else sha256(text.encode()).hexdigest()


def happened(done: Accepted) -> tuple[Happened, ...]:
    """The events of a command, by name."""
    return tuple(Happened(kept.seq, kept.stream, kept.type) for kept in done.events)


def ticket_of(done: Accepted, secret: bytes) -> TicketTold | None:
    """What stands on the ticket that a command issued. Its number is not in the log: the key tells it."""
    for kept in done.events:
        if kept.stream.startswith("ticket/") and isinstance(issued := REGISTRY.read(kept), TicketIssued):
            slip = ticket_slip(issued, secret)
            if slip.number is None:
                raise AssertionError("a ticket has a number")
            words_zh = amount_words(slip.cents, Language.CHINESE)
            moments = timestamp(issued.issued), timestamp(issued.expires)
            return TicketTold(slip.number, slip.cents, slip.words, words_zh, *moments)
    return None


def notices_of(command: Command, done: Accepted) -> tuple[str, ...]:
    """What the screen says of chips that were dragged where they do not all count."""
    if not isinstance(command, DragChips):
        return ()
    events = (REGISTRY.read(kept) for kept in done.events)
    return tuple(
        each for placed in events if isinstance(placed, WagersPlaced) for each in notices(command, placed)
    )


def error_of(refusal: Rejection) -> Error:
    """A refusal as it is told."""
    return Error(refusal.code, refusal.message, refusal.clause)
