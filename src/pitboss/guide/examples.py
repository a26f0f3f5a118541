"""Worked examples: whole coups and spins, settled like real ones."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.cards import CARDS
from pitboss.game.coup import Coup
from pitboss.game.records.record import CardHeader
from pitboss.game.settlement import Outcome, Settlement, Terms, settle_coup
from pitboss.game.wheel import colour
from pitboss.guide.explaining import Explained, explain_coup, result_words, settled_words
from pitboss.guide.wagers import bet_title
from pitboss.guide.words import say
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.words import Language
from pitboss.rules.edition import RouletteGame

STAKE_CENTS: Cents = 1_000
"""The stake on every wager, and on every piece of a call bet."""

COUPS = {
    "A natural ends it at once": "4H KD 5S QC",
    "Banker stands on five against a ten": "KS 2D 2H 3S TC",
    "A tie with six each": "9C 8D 7H 8S",
    "Banker wins with six": "JS QD 2H 3S 3C 3H",
    "Banker stands on three against an eight": "AS KC KD 3H 8H",
    "A pair, and a natural of the other hand": "8C 4H 8C 5D",
}
"""The cards of each example, in the order dealt."""

SPINS = {
    "A black number": (17, "straight:17 split:17/20 street:16/17/18 corner:17/18/20/21 black high orphelins"),
    "A red number": (32, "six-line:28/29/30/31/32/33 dozen:3 red even low zero-spiel grand-series tier"),
    "Zero": (0, "straight:0 split:0/2 corner:0/1/2/3 red odd column:1 zero-spiel grand-series"),
}
"""The number of each example, and the bets on it."""


class DealtCard(msgspec.Struct, frozen=True):
    """A card of a coup."""

    hand: Literal["player", "banker"]
    card: str


class PaidLine(msgspec.Struct, frozen=True):
    """The result of a wager in an example."""

    wager: str
    title: str
    words: str
    clause: Clause


class Example(msgspec.Struct, frozen=True):
    """A whole coup or spin."""

    title: str
    cards: tuple[DealtCard, ...]
    """In the order dealt."""
    number: int | None
    steps: tuple[Explained, ...]
    result: str
    pays: tuple[PaidLine, ...]


def coup_examples(header: CardHeader, language: Language) -> Iterator[Example]:
    """The examples of Baccarat, with the main wagers and those others that do not lose."""
    game = header.game
    for title, codes in COUPS.items():
        cards = [CARDS[code] for code in codes.split()]
        coup, steps = explain_coup(game.procedure.tableau, cards, language)
        settled = unwrap(
            settle_coup(game, coup, {wager.key: STAKE_CENTS for wager in game.wagers}, header.terms)
        )
        pays = tuple(
            _paid(wager.key, say(wager.title, language), settled[wager.key], language)
            for wager in game.wagers
            if not wager.optional or settled[wager.key].outcome is not Outcome.LOSE
        )
        result = result_words(coup.result, language)
        yield Example(say(title, language), dealt_cards(coup), None, steps, result, pays)


def spin_examples(game: RouletteGame, language: Language) -> Iterator[Example]:
    """The examples of Roulette."""
    for title, (number, keys) in SPINS.items():
        stakes = {key: STAKE_CENTS * len(spin_bets(game)[key].pieces) for key in keys.split()}
        settled = unwrap(settle_spin(game, number, stakes, Terms()))
        pays = tuple(_paid(key, bet_title(game, key, language), settled[key], language) for key in stakes)
        tint = say(colour(game.wheel, number), language)
        result = say("{number}, {colour}", language, number=number, colour=tint)
        words = say(
            "The ball comes to rest in {number}, which is {colour}.", language, number=number, colour=tint
        )
        steps = (Explained(words, game.wheel.colour_clause),)
        yield Example(say(title, language), (), number, steps, result, pays)


def dealt_cards(coup: Coup) -> tuple[DealtCard, ...]:
    """The cards of a coup in the order dealt: in turn, then the third card of Player before that of Banker.

    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> coup, _ = explain_coup(
    ...     PROCEDURE.tableau, [CARDS[c] for c in "9S KH 4D 7C 7H".split()], Language.ENGLISH
    ... )
    >>> " ".join(dealt.card for dealt in dealt_cards(coup))
    '9S KH 4D 7C 7H'
    """
    rounds = range(max(len(coup.player), len(coup.banker)))
    return tuple(
        dealt
        for nth in rounds
        for dealt in (
            *(DealtCard("player", str(card)) for card in coup.player[nth : nth + 1]),
            *(DealtCard("banker", str(card)) for card in coup.banker[nth : nth + 1]),
        )
    )


def _paid(key: str, title: str, settled: Settlement, language: Language) -> PaidLine:
    return PaidLine(key, title, settled_words(settled, language), settled.clause)
