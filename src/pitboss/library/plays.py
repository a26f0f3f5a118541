"""Coups and spins, as dealt and as settled."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Generic, NamedTuple, TypeVar

from pitboss.game.cards import Card, point_count
from pitboss.game.coup import Coup
from pitboss.game.settlement import Settlement
from pitboss.kernel.money import Cents, dollars, odds_text
from pitboss.library.frozen import FrozenMap
from pitboss.library.tabular import Column, Listing, Tabular
from pitboss.rules.result import Winner

COUP = (Column("coup", figures=True), Column("player"), Column("banker"), Column("result"))
SPIN = (Column("spin", figures=True), Column("number", figures=True), Column("colour"))
"""The columns of a deal. The first numbers the rows, so a single coup or spin goes without it."""
SETTLEMENT = (
    Column("wager"),
    Column("outcome"),
    Column("pays", lambda odds: odds_text(odds) if odds else "", figures=True),
    *(Column(name, dollars, figures=True) for name in ("stake", "won", "returned")),
    Column("clause"),
)


class DealtHand(NamedTuple):
    """One of the two hands of a coup."""

    cards: tuple[str, ...]
    total: int
    natural: bool

    def __str__(self) -> str:
        """The cards and their point count."""
        return f"{' '.join(self.cards)} = {self.total}"


class PlayedRound(Tabular):
    """A complete coup or spin."""

    __slots__ = ()
    columns: ClassVar[tuple[Column, ...]]
    """Without a number of the row."""

    @property
    @abstractmethod
    def row(self) -> tuple[object, ...]:
        """Its cells in a table."""

    @property
    @abstractmethod
    def line(self) -> str:
        """The coup or spin in one line."""

    def listing(self) -> Listing:
        """One row."""
        return Listing(self.line, self.columns, (self.row,))

    def __repr__(self) -> str:
        """The coup or spin in one line."""
        return self.line


@dataclass(frozen=True, slots=True, repr=False)
class PlayedCoup(PlayedRound):
    """A complete coup."""

    columns = COUP[1:]
    coup: Coup

    @property
    def cards(self) -> tuple[str, ...]:
        """In the order dealt: four in turn, then the third cards."""
        player, banker = self.coup.player, self.coup.banker
        return _codes((player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:]))

    @property
    def player(self) -> DealtHand:
        """The hand of the Player."""
        return _hand(self.coup.player)

    @property
    def banker(self) -> DealtHand:
        """The hand of the Banker."""
        return _hand(self.coup.banker)

    @property
    def result(self) -> Winner:
        """Which hand won, or a tie."""
        return self.coup.result.winner

    @property
    def row(self) -> tuple[object, ...]:
        """Its cells in a table of coups."""
        return " ".join(self.player.cards), " ".join(self.banker.cards), str(self.result)

    @property
    def line(self) -> str:
        """The coup in one line."""
        return f"Player {self.player}, Banker {self.banker}: {self.result}"


@dataclass(frozen=True, slots=True, repr=False)
class PlayedSpin(PlayedRound):
    """A complete spin."""

    columns = SPIN[1:]
    number: int
    colour: str

    @property
    def row(self) -> tuple[object, ...]:
        """Its cells in a table of spins."""
        return self.number, self.colour

    @property
    def line(self) -> str:
        """The spin in one line."""
        return f"{self.number} {self.colour}"


P = TypeVar("P", bound=PlayedRound)


class Settled(PlayedRound):
    """A coup or spin with its wagers settled, by key."""

    __slots__ = ()
    settlements: FrozenMap[Settlement]
    __repr__ = Tabular.__repr__

    @property
    def staked(self) -> Cents:
        """The sum of all stakes."""
        return sum(each.stake for each in self.settlements.values())

    @property
    def returned(self) -> Cents:
        """The sum of all that goes back, including stakes."""
        return sum(each.returned for each in self.settlements.values())

    def listing(self) -> Listing:
        """One row for each wager, and the sums."""
        rows = [
            (key, str(each.outcome), each.pays, each.stake, each.won, each.returned, each.clause)
            for key, each in self.settlements.items()
        ]
        sums = f"Staked {dollars(self.staked)}, returned {dollars(self.returned)}."
        return Listing(self.line, SETTLEMENT, rows, (sums,))


@dataclass(frozen=True, slots=True, repr=False)
class SettledCoup(Settled, PlayedCoup):
    """A coup with its wagers settled."""

    settlements: FrozenMap[Settlement]


@dataclass(frozen=True, slots=True, repr=False)
class SettledSpin(Settled, PlayedSpin):
    """A spin with its bets settled."""

    settlements: FrozenMap[Settlement]


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Tabular, Generic[P]):
    """The coups of a shoe, or the spins of a run. Each is dealt on demand, and the same every time."""

    title: str
    seed: int
    number: int
    """The number of the shoe or run, from 1."""
    cut: int | None
    """The number of cards moved from the front to the back before the first coup; none for spins."""
    columns: tuple[Column, ...]
    play: Callable[[], Iterator[P]] = field(compare=False)
    """Every call makes its own, so it is not compared. The title, seed and number decide what it deals."""

    def __iter__(self) -> Iterator[P]:
        """Deals from the first coup or spin."""
        return self.play()

    def listing(self) -> Listing:
        """One row for each coup or spin."""
        rows = ((number, *played.row) for number, played in enumerate(self, start=1))
        return Listing(self.title, self.columns, rows)


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _hand(cards: tuple[Card, ...]) -> DealtHand:
    total = point_count(cards)
    return DealtHand(_codes(cards), total, len(cards) == 2 and total >= 8)
