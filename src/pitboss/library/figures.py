"""Figures of wagers: exact odds, and the results of simulations."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from pitboss.kernel.money import odds_text
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf
from pitboss.library.frozen import FrozenMap
from pitboss.library.refused import UnknownKeyError
from pitboss.library.tabular import Column, Listing, Tabular, percent
from pitboss.odds.wagers import WagerOdds
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import english, say

# What needs numpy is imported where it is used, so that the rest starts without it.
if TYPE_CHECKING:
    from pitboss.sim.agreement import Agreement, Comparison

F = TypeVar("F")

PRIZES = (
    Column("outcome"),
    Column("result"),
    Column("probability", percent, figures=True),
    Column("pays", lambda odds: odds_text(odds) if odds else "", figures=True),
    Column("clause"),
)
ODDS = (
    Column("wager"),
    Column("edge", percent, figures=True),
    Column("rtp", percent, figures=True),
    Column("variance", lambda variance: f"{float(variance):.4f}", figures=True),
    Column("hit_rate", percent, figures=True),
    Column("offered", lambda offered: "yes" if offered else "no"),
)
SIMULATED = (
    Column("wager"),
    Column("observed_edge", percent, figures=True),
    Column("within_95", lambda reach: f"± {percent(reach)}", figures=True),
    Column("exact_edge", percent, figures=True),
    Column("z", "{:+.2f}".format, figures=True),
    Column("off", lambda off: "off" if off else ""),
)


class WagerFigures(Tabular, WagerOdds):
    """The exact odds of one wager."""

    __slots__ = ()

    @property
    def title(self) -> str:
        """Its name on the layout."""
        return say(self.schedule.title, ENGLISH)

    def listing(self) -> Listing:
        """One row for each outcome."""
        heading = f"{self.title}: edge {self.edge}, about {percent(self.edge)}"
        rows = [
            (prize.name, str(prize.outcome), probability, prize.pays, prize.clause)
            for prize, probability in zip(self.prizes, self.probabilities, strict=True)
        ]
        return Listing(heading, PRIZES, rows)


@dataclass(frozen=True, slots=True, repr=False)
class Odds(Tabular, Mapping[str, WagerFigures]):
    """The exact odds of every wager of a game, by the key of the wager."""

    title: str
    decks: int | None
    """None where no cards are dealt."""
    cards: int | None
    """The number of cards in the shoe."""
    wagers: FrozenMap[WagerFigures]
    not_offered: frozenset[str]
    """The wagers that the rules do not offer with this number of decks."""

    def __getitem__(self, key: str) -> WagerFigures:
        """The odds of one wager."""
        return _find(self.wagers, key, "wager")

    def __iter__(self) -> Iterator[str]:
        """The keys of the wagers, in the order of the rules."""
        return iter(self.wagers)

    def __len__(self) -> int:
        """The number of wagers."""
        return len(self.wagers)

    def listing(self) -> Listing:
        """One row for each wager."""
        rows = [
            (key, odds.edge, odds.rtp, odds.variance, odds.hit_rate, key not in self.not_offered)
            for key, odds in self.wagers.items()
        ]
        return Listing(self.title, ODDS, rows)


@dataclass(frozen=True, slots=True, repr=False)
class EditionOdds(Tabular, Mapping[str, Odds]):
    """The exact odds of every wager of the card games of an edition, by the key of the game."""

    title: str
    games: FrozenMap[Odds]

    def __getitem__(self, key: str) -> Odds:
        """The odds of one game."""
        return _find(self.games, key, "game")

    def __iter__(self) -> Iterator[str]:
        """The keys of the games, in the order of the rules."""
        return iter(self.games)

    def __len__(self) -> int:
        """The number of games."""
        return len(self.games)

    def listing(self) -> Listing:
        """One row for each wager of each game."""
        rows = [(key, *row) for key, odds in self.items() for row in odds.listing().rows]
        return Listing(self.title, (Column("game"), *ODDS), rows)

    def __repr__(self) -> str:
        """A table for each game."""
        return "\n\n".join(map(repr, self.values()))

    def _repr_html_(self) -> str:
        """A table for each game."""
        return f"<div>{''.join(odds._repr_html_() for odds in self.values())}</div>"


@dataclass(frozen=True, slots=True, repr=False)
class Simulation(Tabular):
    """The result of millions of coups or spins, compared with the exact odds."""

    title: str
    seed: int
    coups: int
    """Or spins. At least as many as requested, because whole shoes are dealt."""
    shoes: int
    """Or runs of spins."""
    agreement: "Agreement"

    @property
    def wagers(self) -> "Mapping[str, Comparison]":
        """The result of each wager."""
        return self.agreement.wagers

    @property
    def passed(self) -> bool:
        """Whether all results agree with the odds, within the limits of chance."""
        return self.agreement.passed

    def listing(self) -> Listing:
        """One row for each wager, and the verdict."""
        from pitboss.sim.agreement import verdict  # noqa: PLC0415

        rows = [
            (key, one.edge, one.reach, one.exact.edge, one.z, one.off) for key, one in self.wagers.items()
        ]
        return Listing(self.title, SIMULATED, rows, (english(verdict(self.agreement)),))


REFUSED: dict[str, Callable[[str, ListOf], Rejection]] = {
    "wager": lambda given, known: Rejection(
        "unknown-wager", {"case": "not-here", "given": given, "known": known}
    ),
    "game": lambda given, known: Rejection(
        "unknown-game", {"case": "not-here", "given": given, "known": known}
    ),
}


def _find(found: FrozenMap[F], key: object, what: str) -> F:
    if not isinstance(key, str) or key not in found:
        known, given = ListOf(tuple(found)), f"{key!r:.40}"
        raise UnknownKeyError(REFUSED[what](given, known))
    return found[key]
