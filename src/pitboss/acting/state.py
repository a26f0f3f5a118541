"""What the states of all games share."""

from typing import Any, NamedTuple, Self, TypeAlias, TypeVar

import msgspec

from pitboss.acting.registers.disputes import Dispute
from pitboss.acting.registers.incidents import Book, Incident
from pitboss.acting.setups.setup import Setup
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Text
from pitboss.rules.catalogue import find_edition
from pitboss.rules.duties import Recipient
from pitboss.rules.edition import Edition

S = TypeVar("S", bound=msgspec.Struct)

Reason: TypeAlias = Text | str
"""Why a play is void or was corrected: a text of ours, or what a person wrote."""

RECALLED_PLAYS = 20
"""How many past coups or spins a game remembers, so that one can still be reversed."""


class StateValue(msgspec.Struct, frozen=True, omit_defaults=True):
    """Plain data that a snapshot can hold."""


class Closing(StateValue, frozen=True):
    """A sign that shows when the game closes."""

    close_at: Instant
    notified_at: Instant = msgspec.field(name="told_at")


class GameNotice(NamedTuple):
    """A sign or an announcement of another game, with the time from which it is played."""

    game: str
    change_at: Instant
    notified_at: Instant


class GameState(StateValue, frozen=True):
    """What every game has."""

    setup: Setup | None = None
    opened: bool = False
    closing: Closing | None = None
    book: Book = Book()
    recorded: tuple[Incident, ...] = ()
    """The incidents of the last act. The event of the act stores them."""
    disputes: tuple[Dispute, ...] = ()

    @property
    def record(self) -> Setup:
        """Its set-up, once it has one."""
        if self.setup is None:
            raise AssertionError("the game is not set up")
        return self.setup

    @property
    def edition(self) -> Edition:
        """The edition that it is set up for."""
        return unwrap(find_edition(self.record.edition))

    @property
    def has_rules(self) -> bool:
        """Whether this release has the rules of the game. It may have dropped them."""
        return self.edition.game(self.record.game) is not None

    @property
    def idle(self) -> bool:
        """Whether nothing is played there: it is closed."""
        return not self.opened

    def notified(self, _: int, __: Recipient, ___: Instant) -> Self:
        """The game once a recipient was notified of an incident, in what it keeps beside the book."""
        return self

    @property
    def live_key(self) -> str | None:
        """The key of the play under way, if any."""
        return None


G = TypeVar("G", bound=GameState)


def change(state: S, **fields: Any) -> S:
    """A state with some fields replaced."""
    return msgspec.structs.replace(state, **fields)
