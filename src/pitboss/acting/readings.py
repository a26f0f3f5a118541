"""What the devices of games read, and what a reading becomes at a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from pitboss.acting.acts.act import Act
from pitboss.acting.audience import View
from pitboss.acting.state import G
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text

CUTTING_CARD = "cutting-card"
"""The reading of a shoe when the cutting card comes instead of a card."""


class CardReading(msgspec.Struct, frozen=True, tag_field="read", tag="card"):
    """A card as a shoe read it."""

    game: str
    card: str | None
    play: str | None


class NumberReading(msgspec.Struct, frozen=True, tag_field="read", tag="ball"):
    """A number as a sensor read it, such as the pocket where a ball lies."""

    game: str
    number: int | None = msgspec.field(name="pocket")
    turns: int
    """The full turns that were counted before it lay still, if the sensor counts any."""
    play: str | None


class AreaChips(msgspec.Struct, frozen=True):
    """The chips on one area of a layout, of all players together."""

    box: int | None
    """None for an area that all boxes have in common."""
    wager: str
    cents: Cents


class ChipsReading(msgspec.Struct, frozen=True, tag_field="read", tag="chips"):
    """All chips on a layout, as the antennas under it read them."""

    game: str
    areas: tuple[AreaChips, ...]
    play: str | None


AnyReading = CardReading | NumberReading | ChipsReading
"""A reading of any device."""


class EnteredWagers(msgspec.Struct, frozen=True):
    """What lies on a layout by the wagers that were entered for a play, if something can be read there."""

    play: str
    areas: tuple[AreaChips, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadLayout(Generic[G]):
    """What a kind of game has on layouts that read the chips on them."""

    entered: Callable[[G], EnteredWagers | None]
    """What was entered. None while it cannot be compared with what is read."""
    fixes: Callable[[G, Act], bool]
    """Whether an act makes the wagers final, so that what is read and what was entered must agree."""


class LoadedShoe(View, frozen=True):
    """The contents of a shoe, as far as its table knows them. Only the shoe itself sees this."""

    number: int
    """The number of the shoe at its table, from 1."""
    decks: int
    cut: int
    out: tuple[str | None, ...]
    """The cards that left it, in order."""
    behind: int | None = None
    """The number of cards behind the cutting card, until that comes out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading(Generic[G]):
    """What a kind of game needs from the device that reads its cards or numbers."""

    device: str
    """What such a device is called, in one word: it has a key of this kind, and the name `WORD-GAME`."""
    reads: type[AnyReading]
    """What it reads."""
    act: Callable[[Any], Act]
    """The act that a reading becomes."""
    asks: str
    """What such a device is asked for, in one word: a card, a spin."""
    expected: Callable[[G, str], str | None]
    """The play that waits for a reading now."""
    before: Callable[[G], Act | None] = lambda _: None
    """The act to enter before the reading, because the device does it by itself."""
    check_failed: Callable[[G, Text | str], Rejection | None] = lambda _, __: None
    """Whether a play may begin while the device fails: state, and what is the matter with it."""
    speaks: Callable[[Act], bool] = lambda _: False
    """Whether an act says of itself that the device read it."""
    takes: tuple[type[Act], ...] = ()
    """Acts that take something out of the device."""
    tells: tuple[type[Act], ...] = ()
    """Those of them that the device reports by itself."""
    marked: Callable[..., Act] = lambda act, **_: act
    """An act as it goes to the game: with whether such a device reads there, or a person in its place."""
    by_hand: Callable[[G], bool] = lambda _: False
    """Whether the next card is already drawn and does not come from the device."""
    loaded: Callable[[G], LoadedShoe | None] = lambda _: None
    """What the device holds, if it must know what the game knows of that."""
