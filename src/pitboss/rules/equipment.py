"""The rows about the table itself: its equipment, with figures, and its area of the casino."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.text import Text


class ItemKind(StrEnum):
    """A piece of equipment. A dealing device has the same name here as in `Device`."""

    TABLE = "table"
    SHOE = "shoe"
    SCANNING_SHOE = "scanning-shoe"
    SHUFFLING_DEVICE = "shuffling-device"
    MULTISHUFFLER = "multishuffler"
    DISCARD_HOLDER = "discard-holder"
    FLOAT_TRAY = "float-tray"
    DROP_BOX = "drop-box"
    COUNTDOWN_CLOCK = "countdown-clock"
    BOX_CLOSED_MARKER = "box-closed-marker"
    PLAYER_TERMINAL = "player-terminal"
    NOTE_STACKER = "note-stacker"
    TICKET_PRINTER = "ticket-printer"
    DEALER_TERMINAL = "dealer-terminal"
    GAME_SYSTEM = "game-system"
    GAME_HARDWARE = "game-hardware"
    DEALER_LAYOUT = "dealer-layout"
    LIVE_WHEEL = "live-wheel"
    AUTOMATED_WHEEL = "automated-wheel"
    BALL = "ball"
    DEALER_ANTENNA = "dealer-antenna"
    USED_CARD_BOX = "used-card-box"

    @property
    def text(self) -> Text:
        """The thing as part of a sentence."""
        return Text(f"equipment-{self.value}")


class Quantity(StrEnum):
    """How many of a thing a table must have."""

    ONE = "one"
    ONE_FOR_CASH = "one-for-cash"
    """One, unless the table is cashless."""
    ONE_FOR_PERIOD = "one-for-period"
    """One, if wagers close when a set period ends."""
    EACH_PLACE = "each-place"
    EACH_TERMINAL = "each-terminal"
    EACH_CLOSED_BOX = "each-closed-box"
    AT_WILL = "at-will"
    """None, but it may be there."""


class Unit(StrEnum):
    """The unit of a figure."""

    DECKS = "decks"
    MILLIMETRES = "millimetres"


@dataclass(frozen=True, slots=True)
class Figure:
    """The bounds of a figure. The upper one is optional."""

    unit: Unit
    least: int
    most: int | None = None
    step: int = 1

    def takes(self, figure: int) -> bool:
        """Whether a figure is within the bounds.

        >>> decks = Figure(Unit.DECKS, 4, 8, step=2)
        >>> decks.takes(6), decks.takes(7), decks.takes(10)
        (True, False, False)
        """
        over = self.most is not None and figure > self.most
        return figure >= self.least and not over and (figure - self.least) % self.step == 0

    @property
    def text(self) -> Text:
        """The bounds as part of a sentence.

        >>> Figure(Unit.DECKS, 8).text
        Text(key='figure-decks-at-least', facts={'least': 8})
        """
        if self.most is None:
            return Text(f"figure-{self.unit}-at-least", {"least": self.least})
        return Text(f"figure-{self.unit}", {"least": self.least, "most": self.most})


@dataclass(frozen=True, slots=True)
class Equipment:
    """A thing that a table must or may have, and its requirements. Any of the kinds is enough."""

    kinds: tuple[ItemKind, ...]
    clause: Clause
    quantity: Quantity = Quantity.ONE
    figure: Figure | None = None
    diagrams: tuple[str, ...] = ()
    """The diagrams that it may match."""
    layouts: tuple[str, ...] = ()
    """The layouts that mark a place for it: a table with another one needs none. None means all."""
    approved: bool = False
    """Whether the regulator must have approved it."""
    non_metallic: bool = False
    """Whether it must be made completely without metal."""


class Area(StrEnum):
    """The area of the casino that a table is in."""

    MAIN_FLOOR = "main-floor"
    SALON = "salon"
    PRIVATE_TABLE = "private-table"

    @property
    def text(self) -> Text:
        """The area, as part of a sentence."""
        return Text(f"area-{self.value}")


@dataclass(frozen=True, slots=True)
class AreaRule:
    """An area that a game may be played in, and how many may be seated at a table there."""

    area: Area
    most: int
    clause: Clause
    closed_do_not_count: bool = False
    """Whether a table may have further places if they are marked out of play."""
    reserved: bool = False
    """Whether every table there is reserved for a player or a group."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The areas to which an edition restricts its games."""

    allowed: tuple[AreaRule, ...]
    clause: Clause
