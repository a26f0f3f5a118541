"""The values of a record: the header of a file, and the inputs of each shoe or run.

The inputs of a coup or spin are the cards or the pocket, and the stakes, with their line numbers. Results and
settlements are calculated from them.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import singledispatch
from typing import ClassVar

from pitboss.game.cards import Card
from pitboss.game.dealer import Stakes
from pitboss.game.preparing.stack import Stack
from pitboss.game.settlement import Terms, read_terms
from pitboss.game.shoe import open_shoe
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.edition import BaccaratGame, Edition, Game, RouletteGame
from pitboss.rules.procedure import BurnWay, Device

TIE_PERCENT = Fraction(5)
"""The percentage that a tie pays on the sign of a default table."""


@dataclass(frozen=True, slots=True)
class CardHeader:
    """What all shoes of a file share."""

    edition: Edition
    game: BaccaratGame
    terms: Terms
    decks: int
    device: Device

    @property
    def equipment(self) -> dict[str, str]:
        """What it is dealt with, by the names that the notation has for it."""
        return {"decks": str(self.decks), "dealt-from": str(self.device)}

    def offers(self, key: str) -> bool:
        """Whether the rules offer a wager with this number of decks.

        >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
        >>> game = EDITION.game("baccarat")
        >>> [make_header(EDITION, game, decks=decks).offers("tiger") for decks in (3, 8)]
        [False, True]
        """
        wager = next(wager for wager in self.game.wagers if wager.key == key)
        return wager.decks is None or self.decks in wager.decks


@dataclass(frozen=True, slots=True)
class WheelHeader:
    """What all runs of spins of a file share."""

    edition: Edition
    game: RouletteGame
    terms: Terms
    decks: ClassVar[int] = 0
    equipment: ClassVar[dict[str, str]] = {}
    """A wheel has no cards."""

    def offers(self, key: str) -> bool:
        """Whether it is a kind of bet or a call bet of the game. A wheel offers all of them."""
        return key in self.game.titles


Header = CardHeader | WheelHeader


def make_header(
    edition: Edition,
    game: Game,
    *,
    decks: int | None = None,
    device: Device | None = None,
    tie_percent: Fraction | None = None,
    smallest_chip: Cents = 1,
) -> Header | Rejection:
    """The header of a default table: the most decks, and the first device of the edition.

    >>> from pitboss.rules.editions.star_premium_baccarat_2021 import EDITION
    >>> header = make_header(EDITION, EDITION.game("tie-premium"))
    >>> header.decks, header.device.value, header.terms.tie_percent
    (8, 'shoe', Fraction(5, 1))
    """
    if tie_percent is None and game.sign_percentage is not None:
        tie_percent = TIE_PERCENT
    terms = read_terms(game, smallest_chip, tie_percent)
    if isinstance(terms, Rejection):
        return terms
    return _header(game, edition, terms, decks, device)


@singledispatch
def _header(
    game: Game, edition: Edition, terms: Terms, decks: int | None, device: Device | None
) -> Header | Rejection:
    raise NotImplementedError(game)


@_header.register
def _(
    game: BaccaratGame, edition: Edition, terms: Terms, decks: int | None, device: Device | None
) -> Header | Rejection:
    if decks is None:
        decks = max(game.allowed_decks)
    opened = open_shoe(game, decks, device or game.procedure.dealt_from[0].device)
    if isinstance(opened, Rejection):
        return opened
    return CardHeader(edition, game, terms, decks, opened.device)


@_header.register
def _(
    game: RouletteGame, edition: Edition, terms: Terms, decks: int | None, device: Device | None
) -> Header | Rejection:
    if decks is not None or device is not None:
        return Rejection("no-decks", {"case": "none-to-name", "game": Text(game.title)})
    return WheelHeader(edition, game, terms)


@dataclass(frozen=True, slots=True)
class RecordedCoup:
    """The cards of a coup, how many of them were out when the cutting card appeared, and the stakes."""

    line: int
    cards: tuple[Card, ...]
    cutting_card: int | None
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class RecordedBurn:
    """How cards were burned. None is an unseen card."""

    line: int
    way: BurnWay
    cards: tuple[Card | None, ...]
    approved_by: Role | None


@dataclass(frozen=True, slots=True)
class RecordedShoe:
    """A shoe from a seed, from a stack in known order, or as dealt."""

    header: CardHeader
    line: int
    number: int
    source: int | Stack | None
    burn: RecordedBurn
    rounds: tuple[RecordedCoup, ...]


@dataclass(frozen=True, slots=True)
class RecordedSpin:
    """The pocket of the ball, and the stakes."""

    line: int
    pocket: int
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class RecordedRun:
    """A run of spins from a seed, or as spun."""

    header: WheelHeader
    number: int
    seed: int | None
    rounds: tuple[RecordedSpin, ...]


Recorded = RecordedShoe | RecordedRun
