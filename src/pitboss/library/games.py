"""Games for Python programs, on the same functions as the commands.

Every refusal is raised as a `RefusedError`. What needs numpy is imported where it is used, so that the rest
starts without it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial, singledispatch
from secrets import randbelow
from typing import TYPE_CHECKING, Generic, TypeVar, Unpack

from pitboss.game.bets import settle_spin
from pitboss.game.cards import Card, read_cards
from pitboss.game.coup import read_coup
from pitboss.game.dealer import ROUNDS_PER_RUN, deal_from_stack, open_stack
from pitboss.game.records.notation import SEEDS, shuffled
from pitboss.game.records.record import TIE_PERCENT, CardHeader, Header, WheelHeader, make_header
from pitboss.game.settlement import Terms, read_terms, settle_result
from pitboss.game.wheel import colour, read_number
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.money import LARGEST_STAKE_CENTS, Cents, percent_text, read_percent
from pitboss.kernel.rejection import Rejection
from pitboss.library.boards import DrawnRoads, draw_roads
from pitboss.library.cards import Cards, split_codes
from pitboss.library.figures import EditionOdds, Odds, Simulation, WagerFigures
from pitboss.library.frozen import FrozenMap
from pitboss.library.plays import COUP, SPIN, Deal, PlayedCoup, PlayedSpin, SettledCoup, SettledSpin
from pitboss.library.refused import RefusedError, accept, typed, whole
from pitboss.library.rulings import Facts, RuledIrregularity, rule_game
from pitboss.odds.composition import Composition, compose
from pitboss.odds.remaining import read_counts
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import say

if TYPE_CHECKING:
    from pitboss.odds.wagers import WagerOdds

H = TypeVar("H", CardHeader, WheelHeader)
Remaining = Cards | Mapping[str, int] | None
"""The cards left in a shoe, or the number of each. None for a fresh shoe."""

MOST_DECKS = 100
"""More than any edition allows. Which numbers it allows, the edition says with its clause."""
MOST_COUPS = 10**12
MOST_SHOES = 10**12
SHORT_SEED_COUNT = 2**32
"""A seed is drawn from this range if none is given. Such a seed is short enough to read aloud."""


@dataclass(frozen=True, slots=True, repr=False)
class TableGame(Generic[H]):
    """A game of an edition, as played at one table."""

    header: H
    terms: Terms | Rejection
    """The terms of settlement, or what is missing for them."""

    @property
    def wagers(self) -> Mapping[str, str]:
        """The titles of its wagers by key; for Roulette the kinds of bets and the call bets."""
        return {key: say(title, ENGLISH) for key, title in self.header.game.titles.items()}

    @property
    def decks(self) -> int | None:
        """The decks in a shoe; none where no cards are dealt."""
        return self.header.decks or None

    def simulate(self, coups: int, *, seed: int | None = None) -> Simulation:
        """Deals whole shoes, or runs of spins, until there are enough coups. Compares them with the odds."""
        from pitboss.sim.agreement import compare, exact_odds  # noqa: PLC0415
        from pitboss.sim.run import cores, simulate, source_of, threads  # noqa: PLC0415

        number = whole("number-of-coups", coups, 1, MOST_COUPS)
        chosen = randbelow(SHORT_SEED_COUNT) if seed is None else whole("seed", seed, 0, SEEDS - 1)
        game, terms, decks = self.header.game, self.header.terms, self.header.decks
        source = source_of(game, decks, chosen)
        with threads(cores(), source) as crew:
            *_, tally = simulate(source, number, crew)
        compared = compare(game, terms, tally.counts, exact_odds(game, decks, terms))
        agreement = replace(compared, wagers=FrozenMap(compared.wagers))
        heading = f"{self._title}: {tally.coups:,} {game.round_name}s, seed {chosen}"
        return Simulation(heading, chosen, tally.coups, tally.shoes, agreement)

    def rule(self, kind: str, **facts: Unpack[Facts]) -> RuledIrregularity:
        """What the rules order for an irregularity."""
        return rule_game(self.header.edition, self.header.game.key, kind, facts)

    def __reduce__(self) -> "tuple[object, ...]":
        """Pickled and copied by its options, because there is one record of its rules."""
        return make_game, (self.header.edition.key, self.header.game.key, *self._options)

    def __repr__(self) -> str:
        """The expression that creates it."""
        _, sign, chip = self._options
        options = "" if self.decks is None else f", decks={self.decks}"
        options += "" if sign is None else f", tie_percent={percent_text(sign)!r}"
        options += "" if chip == 1 else f", smallest_chip={chip}"
        return f"edition({self.header.edition.key!r}).game({self.header.game.key!r}{options})"

    @property
    def _options(self) -> tuple[int | None, Fraction | None, Cents]:
        """The decks, the percentage on the sign and the smallest chip that were chosen."""
        # The header of a game without a sign has a default one. Only the terms tell what was given.
        sign = None if isinstance(self.terms, Rejection) else self.terms.tie_percent
        return self.decks, sign, self.header.terms.smallest_chip

    @property
    def _title(self) -> str:
        sign = self.header.terms.tie_percent
        title = f"{say(self.header.edition.title, ENGLISH)}, {say(self.header.game.title, ENGLISH)}"
        title += "" if self.decks is None else f", {self.decks} decks"
        return title if sign is None else f"{title}, a tie pays {percent_text(sign)} %"

    def _odds(self, solved: "Mapping[str, WagerOdds]", cards: int | None) -> Odds:
        heading = self._title if cards is None else f"{self._title}, {cards} cards in the shoe"
        left_out = frozenset(key for key in solved if not self.header.offers(key))
        wagers = FrozenMap({key: WagerFigures(*odds) for key, odds in solved.items()})
        return Odds(heading, self.decks, cards, wagers, left_out)


class Baccarat(TableGame[CardHeader]):
    """A game of Baccarat."""

    __slots__ = ()

    def settle(self, cards: Cards, wagers: Mapping[str, Cents]) -> SettledCoup:
        """Settles wagers on a coup, from its cards in the order dealt.

        >>> from pitboss import edition
        >>> game = edition("star-baccarat-2024").game("baccarat")
        >>> game.settle("9S KH 4D 7C 7H", {"banker": 100_00}).settlements["banker"].won
        9500
        """
        terms = accept(self.terms)
        coup = accept(read_coup(self.header.game, split_codes(cards)))
        settled = accept(
            settle_result(self.header.game, coup.result, typed(wagers, Mapping, "wagers"), terms)
        )
        return SettledCoup(coup, FrozenMap(settled))

    def odds(self, *, removed: Cards = (), remaining: Remaining = None) -> Odds:
        """The exact odds of every wager on the next coup, from a fresh shoe or from the remaining cards.

        >>> from pitboss import edition
        >>> odds = edition("star-baccarat-2024").game("baccarat").odds(removed="AS 9H 9H")
        >>> odds.cards, odds["tie"].edge.denominator > 1
        (413, True)
        """
        from pitboss.odds.baccarat import game_odds  # noqa: PLC0415

        shoe = _read_shoe(self.header.decks, removed, remaining)
        return self._odds(game_odds(self.header.game, shoe, self.header.terms), sum(shoe))

    def deal(self, seed: int, *, shoe: int = 1) -> Deal[PlayedCoup]:
        """The coups of a shoe, the same as `pitboss deal` writes.

        >>> from pitboss import edition
        >>> next(iter(edition("star-baccarat-2024").game("baccarat").deal(42)))
        Player ...
        """
        seed, shoe = whole("seed", seed, 0, SEEDS - 1), whole("shoe", shoe, 1, MOST_SHOES)
        cut = shuffled(self.header, seed, shoe).cut
        play = partial(self._coups, seed, shoe)
        return Deal(f"{self._title}: shoe {shoe} of seed {seed}", seed, shoe, cut, COUP, play)

    def _coups(self, seed: int, shoe: int) -> Iterator[PlayedCoup]:
        header, stack = self.header, shuffled(self.header, seed, shoe).stack
        way = header.game.procedure.burns[0].way
        dealt = accept(open_stack(header.edition, header.game, stack, way=way))
        while not dealt.ended:
            coup, dealt = accept(deal_from_stack(dealt, stack, {}, header.terms))
            yield PlayedCoup(coup.coup)

    def roads(self, coups: str | Iterable[PlayedCoup]) -> DrawnRoads:
        """The five roads of dealt coups, or of the letters B, P and T.

        >>> from pitboss import edition
        >>> edition("star-baccarat-2024").game("baccarat").roads("BPPP").big_eye_boy
        'BR'
        """
        return draw_roads(coups)


class Roulette(TableGame[WheelHeader]):
    """A game of Roulette."""

    __slots__ = ()

    def settle(self, number: int, wagers: Mapping[str, Cents]) -> SettledSpin:
        """Settles bets on a spin, from its winning number.

        >>> from pitboss import edition
        >>> game = edition("star-rapid-etg-2016").game("roulette")
        >>> game.settle(17, {"straight:17": 5_00, "red": 20_00}).returned
        18000
        """
        game, terms = self.header.game, accept(self.terms)
        pocket = accept(read_number(number))
        settled = accept(settle_spin(game, pocket, typed(wagers, Mapping, "wagers"), terms))
        return SettledSpin(pocket, colour(game.wheel, pocket), FrozenMap(settled))

    def odds(self) -> Odds:
        """The exact odds of one bet of each kind and of every call bet.

        >>> from pitboss import edition
        >>> edition("star-rapid-etg-2016").game("roulette").odds()["red"].edge
        Fraction(1, 37)
        """
        from pitboss.odds.roulette import roulette_odds  # noqa: PLC0415

        return self._odds(roulette_odds(self.header.game), None)

    def deal(self, seed: int, *, run: int = 1) -> Deal[PlayedSpin]:
        """The spins of a run, the same as `pitboss deal` writes.

        >>> from pitboss import edition
        >>> sum(1 for spin in edition("star-rapid-etg-2016").game("roulette").deal(42))
        100
        """
        seed, run = whole("seed", seed, 0, SEEDS - 1), whole("run", run, 1, MOST_SHOES)
        play = partial(self._spins, seed, run)
        return Deal(f"{self._title}: run {run} of seed {seed}", seed, run, None, SPIN, play)

    def _spins(self, seed: int, run: int) -> Iterator[PlayedSpin]:
        wheel, entropy = self.header.game.wheel, SeededEntropy(seed, run)
        for _ in range(ROUNDS_PER_RUN):
            pocket = entropy.below(len(wheel.order))
            yield PlayedSpin(pocket, colour(wheel, pocket))


def make_game(
    edition: str, key: str, decks: int | None, tie_percent: str | int | Fraction | None, smallest_chip: Cents
) -> Baccarat | Roulette:
    """A game by its key and that of its edition."""
    rules = accept(find_edition(edition))
    game = find_game(rules, typed(key, str, "game-key"))
    if isinstance(game, Rejection):
        raise RefusedError(game)
    if decks is not None:
        whole("number-of-decks", decks, 1, MOST_DECKS)
    whole("smallest-chip", smallest_chip, 1, LARGEST_STAKE_CENTS)
    if not isinstance(tie_percent, Fraction | None):
        tie_percent = accept(read_percent(str(tie_percent)))
    terms = read_terms(game, smallest_chip, tie_percent)
    header = make_header(rules, game, decks=decks, tie_percent=tie_percent, smallest_chip=smallest_chip)
    if isinstance(header, Rejection):
        raise RefusedError(header)
    return table_game(header, terms)


@singledispatch
def table_game(header: Header, terms: Terms | Rejection) -> Baccarat | Roulette:
    """The game of a header."""
    raise NotImplementedError(header)


@table_game.register
def _(header: CardHeader, terms: Terms | Rejection) -> Baccarat:
    return Baccarat(header, terms)


@table_game.register
def _(header: WheelHeader, terms: Terms | Rejection) -> Roulette:
    return Roulette(header, terms)


def odds_of_all(games: Sequence[Baccarat | Roulette], removed: Cards, remaining: Remaining) -> EditionOdds:
    """The exact odds of the card games of an edition for the same shoe. What they share is counted once."""
    from pitboss.odds.baccarat import edition_odds  # noqa: PLC0415

    header = games[0].header
    shoe = _read_shoe(header.decks, removed, remaining)
    # Only a game with a sign reads the percentage, so one value serves all.
    solved = edition_odds(header.edition, shoe, Terms(tie_percent=TIE_PERCENT))
    keyed = {game.header.game.key: game for game in games}
    odds = {key: game._odds(solved[key], sum(shoe)) for key, game in keyed.items()}
    return EditionOdds(say(header.edition.title, ENGLISH), FrozenMap(odds))


def _read_shoe(decks: int, removed: Cards, remaining: Remaining) -> Composition:
    gone = accept(read_cards(split_codes(removed)))
    left: Sequence[Card] | None = None
    if isinstance(remaining, Mapping):
        left = accept(read_counts(remaining))
    elif remaining is not None:
        left = accept(read_cards(split_codes(remaining)))
    return accept(compose(decks, gone, left))
