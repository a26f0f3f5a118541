"""Worked examples: whole coups and spins, settled like real ones."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.cards import CARDS
from pitboss.game.coup import Coup
from pitboss.game.naming import wager_title
from pitboss.game.records.record import CardHeader
from pitboss.game.settlement import Outcome, Settlement, Terms, settle_coup
from pitboss.game.wheel import colour
from pitboss.guide.explaining import Explained, explain_coup, result_text, settled_text
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Fact, Text
from pitboss.rules.edition import RouletteGame
from pitboss.words.languages import Language
from pitboss.words.rendering import render, say

STAKE_CENTS: Cents = 1_000
"""The stake on every wager, and on every piece of a call bet."""

COUPS = {
    "example-natural": "4H KD 5S QC",
    "example-five-against-ten": "KS 2D 2H 3S TC",
    "example-tie-on-six": "9C 8D 7H 8S",
    "example-banker-six": "JS QD 2H 3S 3C 3H",
    "example-three-against-eight": "AS KC KD 3H 8H",
    "example-pair": "8C 4H 8C 5D",
}
"""The cards of each example by the key of its title, in the order dealt."""

SPINS = {
    "example-black": (17, "straight:17 split:17/20 street:16/17/18 corner:17/18/20/21 black high orphelins"),
    "example-red": (32, "six-line:28/29/30/31/32/33 dozen:3 red even low zero-spiel grand-series tier"),
    "example-zero": (0, "straight:0 split:0/2 corner:0/1/2/3 red odd column:1 zero-spiel grand-series"),
}
"""The number of each example by the key of its title, and the bets on it."""


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
            _paid(wager.key, Text(wager.title), settled[wager.key], language)
            for wager in game.wagers
            if not wager.optional or settled[wager.key].outcome is not Outcome.LOSE
        )
        result = render(result_text(coup.result), language)
        yield Example(say(title, language), dealt_cards(coup), None, steps, result, pays)


def spin_examples(game: RouletteGame, language: Language) -> Iterator[Example]:
    """The examples of Roulette."""
    for title, (number, keys) in SPINS.items():
        stakes = {key: STAKE_CENTS * len(spin_bets(game)[key].pieces) for key in keys.split()}
        settled = unwrap(settle_spin(game, number, stakes, Terms()))
        pays = tuple(_paid(key, wager_title(game.titles, key), settled[key], language) for key in stakes)
        facts: dict[str, Fact] = {"number": number, "colour": Text(f"colour-{colour(game.wheel, number)}")}
        steps = (Explained(say("step-ball", language, facts), game.wheel.colour_clause),)
        result = say("result-spin", language, facts)
        yield Example(say(title, language), (), number, steps, result, pays)


def dealt_cards(coup: Coup) -> tuple[DealtCard, ...]:
    """The cards of a coup in the order dealt: in turn, then the third card of Player before that of Banker.

    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> coup, _ = explain_coup(PROCEDURE.tableau, [CARDS[c] for c in "9S KH 4D 7C 7H".split()])
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


def _paid(key: str, title: Text, settled: Settlement, language: Language) -> PaidLine:
    words = render(settled_text(settled), language)
    return PaidLine(key, render(title, language), words, settled.clause)
