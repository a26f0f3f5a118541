"""The events of the numbers that terminals add to a deal."""

from collections.abc import Mapping

import msgspec

from pitboss.kernel.decision import Event
from pitboss.kernel.text import Text


class Number(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number of a terminal."""

    commitment: str
    number: str | None = None
    """None until it is revealed, and for good if it was not revealed in time."""

    @property
    def counts(self) -> str:
        """What goes into the deal. The commitment replaces a number that did not arrive."""
        return self.number or self.commitment


class Withholding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The terminals of a game that withheld their numbers."""

    marks: Mapping[str, int] = {}
    left_out: Mapping[str, int] = {}
    """Those that withheld too often, with the number of deals for which they are left out."""


class NumberCommitted(Event, frozen=True):
    """A terminal committed to its number, while wagers were open."""

    game: str
    deal: str
    terminal: str
    commitment: str


class NumberRevealed(Event, frozen=True):
    """A terminal revealed its number, after wagers were closed."""

    game: str
    deal: str
    terminal: str
    value: str


class DealMixed(Event, frozen=True):
    """The numbers of all terminals were combined. From now on the deal is decided."""

    game: str
    deal: str
    head: str
    """The hash of the last event of the game before."""
    numbers: Mapping[str, Number] = {}
    """By terminal. A terminal that did not reveal its number in time has only the commitment."""
    withholding: Withholding | None = None
    """What holds after this deal. Earlier releases did not state it."""


class DealDisputed(Event, frozen=True):
    """A terminal computed a deal by itself, and something does not match."""

    game: str
    deal: str
    terminal: str
    finding: Text | str
