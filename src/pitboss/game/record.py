"""What a record is made of: the header of a file, and what each of its shoes or runs puts in.

Of a coup or spin these are the cards or the pocket and the stakes, with the number of the line where they
stand. Results and settlements are not among them: they are worked out.
"""

from dataclasses import dataclass

from pitboss.game.cards import Card
from pitboss.game.dealer import Stakes
from pitboss.game.settlement import Terms
from pitboss.game.stack import Stack
from pitboss.kernel.roles import Role
from pitboss.rules.edition import BaccaratGame, Edition, RouletteGame
from pitboss.rules.procedure import BurnWay, Device


@dataclass(frozen=True, slots=True)
class CardHeader:
    """What all shoes of a file share."""

    edition: Edition
    game: BaccaratGame
    terms: Terms
    decks: int
    device: Device


@dataclass(frozen=True, slots=True)
class WheelHeader:
    """What all runs of spins of a file share."""

    edition: Edition
    game: RouletteGame
    terms: Terms


Header = CardHeader | WheelHeader


@dataclass(frozen=True, slots=True)
class RecordedCoup:
    """The cards of a coup, how many of them were out when the cutting card came, and the stakes."""

    line: int
    cards: tuple[Card, ...]
    cutting_card: int | None
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class RecordedBurn:
    """How cards were burned. A card that nobody saw is none."""

    line: int
    way: BurnWay
    cards: tuple[Card | None, ...]
    approved_by: Role | None


@dataclass(frozen=True, slots=True)
class RecordedShoe:
    """A shoe from a seed, from a stack in known order, or from neither: as it was dealt."""

    header: CardHeader
    line: int
    number: int
    source: int | Stack | None
    burn: RecordedBurn
    coups: tuple[RecordedCoup, ...]


@dataclass(frozen=True, slots=True)
class RecordedSpin:
    """Where the ball fell, and the stakes."""

    line: int
    pocket: int
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class RecordedRun:
    """A run of spins from a seed, or as it was spun."""

    header: WheelHeader
    number: int
    seed: int | None
    spins: tuple[RecordedSpin, ...]


Recorded = RecordedShoe | RecordedRun
