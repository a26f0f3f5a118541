"""The numbers that terminals add to a deal: what happened with them, as the log keeps it."""

from collections.abc import Mapping

import msgspec

from pitboss.kernel.decision import Event


class Number(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number of a terminal."""

    commitment: str
    number: str | None = None
    """None until it is told, and for good where it was not told in time."""

    @property
    def counts(self) -> str:
        """What goes into the deal: where the number did not come, its commitment stands for it."""
        return self.number or self.commitment


class NumberCommitted(Event, frozen=True):
    """A terminal committed to its number, while wagers were open."""

    game: str
    deal: str
    terminal: str
    commitment: str


class NumberRevealed(Event, frozen=True):
    """A terminal told its number, once wagers were closed."""

    game: str
    deal: str
    terminal: str
    value: str


class DealMixed(Event, frozen=True):
    """The numbers of all terminals were put together: from now on the deal is decided."""

    game: str
    deal: str
    head: str
    """The hash of the last event of the game before."""
    numbers: Mapping[str, Number] = {}
    """By terminal; of one that did not tell its number in time there is the commitment alone."""


class DealDisputed(Event, frozen=True):
    """A terminal worked a deal out for itself, and something does not fit."""

    game: str
    deal: str
    terminal: str
    finding: str
