"""Reading commands, and building their answers."""

from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from pitboss.engine.registry import Registry
from pitboss.engine.transaction import Accepted
from pitboss.floor.kinds import kind_of
from pitboss.floor.terminals.chips.chip_events import WagersPlaced
from pitboss.floor.terminals.chips.chip_moves import DragChips, notices
from pitboss.floor.tickets.slips import ticket_slip
from pitboss.floor.tickets.tickets import TicketIssued, TicketRedeemed
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import timestamp
from pitboss.kernel.misfits import misfit, wrong_field
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf, Text
from pitboss.service.realtime.messages import Error, Happened, PrintedTicket
from pitboss.store.log import TOKEN
from pitboss.words.amounts import amount_words
from pitboss.words.languages import languages

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

LONGEST_ID_CHARACTERS = 64
"""The most letters of an id in the log."""


def read_command(registry: Registry, text: bytes | msgspec.Raw) -> Command | Rejection:
    """Reads a command, or says what is wrong with it.

    >>> from pitboss.aggregates import REGISTRY
    >>> read_command(REGISTRY, b'{"type":"cash-out","terminal":"7"}').terminal
    '7'
    >>> read_command(REGISTRY, b'{"type":"cash-out"}').facts["field"]
    '$.terminal'
    """
    try:
        return registry.command_decoder.decode(text)
    except msgspec.ValidationError as problem:
        field = wrong_field(problem)
        if field != "$.type":
            return Rejection("bad-command", misfit(problem, field))
        known = ListOf(tuple(str(kind.__struct_config__.tag) for kind in registry.commands))
        return Rejection("bad-command", {"case": "type", "known": known})
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        return Rejection("bad-command", {"case": "unread", "detail": str(problem)})


def own_id(by: str, id: str) -> str:  # noqa: A002
    """The id of a command in the log. It includes the sender, so that nobody can use another's ids.

    >>> own_id("pt/7", "c-1")
    'pt/7:c-1'
    """
    whole = f"{by}:{id}"
    return short_id(whole) if TOKEN.fullmatch(id) else whole


def short_id(text: str) -> str:
    """An id that fits into the log: the text, or its hash if it is too long."""
    return text if len(text) <= LONGEST_ID_CHARACTERS else sha256(text.encode()).hexdigest()


def happened(done: Accepted) -> tuple[Happened, ...]:
    """The events of a command, by name."""
    return tuple(Happened(stored.seq, stored.stream, stored.type) for stored in done.events)


def ticket_of(done: Accepted, secret: bytes) -> PrintedTicket | None:
    """The text of the ticket that a command issued. Its number is not in the log: the key gives it."""
    for issued in done.decoded:
        if isinstance(issued, TicketIssued):
            slip = ticket_slip(issued, secret)
            if slip.number is None:
                raise AssertionError("a ticket has a number")
            words = {language: amount_words(slip.cents, language) for language in languages()}
            moments = timestamp(issued.issued), timestamp(issued.expires)
            return PrintedTicket(slip.number, slip.cents, words, *moments)
    return None


def dispensed_by(done: Accepted) -> Cents | None:
    """What a kiosk must pay out now, if it redeemed a ticket."""
    for event in done.decoded:
        if isinstance(event, TicketRedeemed) and event.place.startswith("kiosk/"):
            return event.cents
    return None


def notices_of(command: Command, done: Accepted, floor: "FloorEngine") -> tuple[Text, ...]:
    """The messages about dragged chips of which not all count."""
    if not isinstance(command, DragChips):
        return ()
    placed = (event for event in done.decoded if isinstance(event, WagersPlaced))
    return tuple(
        notice for each in placed for notice in notices(command, each, lambda: _titles(floor, command.game))
    )


def _titles(floor: "FloorEngine", name: str) -> Mapping[str, str]:
    """The titles of the wagers of a game."""
    now = floor.game(name)
    game = None if now is None else kind_of(now).game(now)
    return {} if game is None else game.titles


def error_of(refusal: Rejection) -> Error:
    """A rejection as an error on the socket."""
    return Error(refusal.code, refusal.facts, refusal.clause)
