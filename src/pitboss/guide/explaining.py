"""A coup or spin explained step by step, each step with its clause, and the results of wagers."""

from collections.abc import Iterable, Iterator

import msgspec

from pitboss.game.cards import Card, point_count
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.settlement import Settlement
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Amount, AnyOf, Fact, Text
from pitboss.rules.procedure import Tableau
from pitboss.rules.result import CoupResult
from pitboss.words.languages import ENGLISH, Language
from pitboss.words.rendering import render

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Explained(msgspec.Struct, frozen=True):
    """One step: what happened, or what the rules require."""

    words: str
    clause: Clause | None
    deals: int = 0
    """The number of cards that are dealt in this step."""


def explain_coup(
    tableau: Tableau, cards: Iterable[Card], language: Language = ENGLISH
) -> tuple[Coup, tuple[Explained, ...]]:
    """A complete coup, and the steps to it.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> _, steps = explain_coup(PROCEDURE.tableau, [CARDS[c] for c in "9S KH 4D 7C 7H".split()])
    >>> for step in steps:
    ...     print(step.words)
    Player gets 9♠ 4♦ and has 3. Banker gets K♥ 7♣ and has 7.
    Player has 3 and draws: it draws on 0 to 5.
    Player gets 7♥ and has 0.
    Banker has 7 and stands: on 7 it always stands.
    >>> [step.deals for step in steps]
    [4, 0, 1, 0]
    """
    shoe, coup = iter(cards), Coup(tableau)
    while not coup.complete:
        coup = unwrap(feed(coup, next(shoe)))
    return coup, tuple(explain(coup, language))


def explain(coup: Coup, language: Language = ENGLISH) -> Iterator[Explained]:
    """The steps of a coup so far. There are none before both hands have two cards.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> two = [CARDS[c] for c in "9S 4D".split()], [CARDS[c] for c in "KH 7C".split()]
    >>> [*explain(Coup(PROCEDURE.tableau, *map(tuple, two)))][-1].words
    'Player has 3 and draws: it draws on 0 to 5.'
    """
    if not coup.initial_deal_done:
        return
    tableau, player, banker = coup.tableau, coup.player, coup.banker
    opening = Text(
        "step-opening",
        {
            "player_cards": card_words(player[:2]),
            "player_points": point_count(player[:2]),
            "banker_cards": card_words(banker[:2]),
            "banker_points": point_count(banker[:2]),
        },
    )
    yield Explained(render(opening, language), tableau.initial_deal, deals=4)
    yield player_step(coup, language)
    if coup.natural or coup.expects is Hand.PLAYER:
        return
    if len(player) == 3:
        yield _third(coup, Hand.PLAYER, language)
    yield banker_step(coup, language)
    if len(banker) == 3:
        yield _third(coup, Hand.BANKER, language)


def _third(coup: Coup, hand: Hand, language: Language) -> Explained:
    held = coup.player if hand is Hand.PLAYER else coup.banker
    facts: dict[str, Fact] = {"card": card_words(held[2:]), "points": point_count(held)}
    return Explained(render(Text(f"step-{hand}-gets", facts), language), coup.tableau.one_card, deals=1)


def natural_step(coup: Coup, language: Language) -> Explained:
    """Why no hand gets a third card."""
    best = max(point_count(coup.player[:2]), point_count(coup.banker[:2]))
    return Explained(render(Text("step-natural", {"points": best}), language), coup.tableau.natural)


def player_step(coup: Coup, language: Language) -> Explained:
    """Why the Player draws or stands."""
    if coup.natural:
        return natural_step(coup, language)
    points, draws = point_count(coup.player[:2]), coup.tableau.player_draws
    key = "step-player-draws" if points in draws else "step-player-stands"
    step = Text(key, {"points": points, "draws": spans(draws)})
    return Explained(render(step, language), coup.tableau.player)


def banker_step(coup: Coup, language: Language) -> Explained:
    """Why the Banker draws or stands, once the Player has drawn or stood."""
    if coup.natural:
        return natural_step(coup, language)
    tableau, points = coup.tableau, point_count(coup.banker[:2])
    if len(coup.player) == 2:
        draws = [own for own in range(8) if tableau.banker_draws[own][0] == "D"]
        key = "step-banker-alone-draws" if points in draws else "step-banker-alone-stands"
        step = Text(key, {"points": points, "draws": spans(draws)})
        return Explained(render(step, language), tableau.banker_alone)
    return Explained(render(_against(coup, points), language), tableau.banker)


def _against(coup: Coup, points: int) -> Text:
    """Why the Banker draws or stands against a third card."""
    row, third = coup.tableau.banker_draws[points], coup.player[2].value
    thirds = [value for value in range(10) if row[value + 1] == "D"]
    if len(thirds) in (0, 10):
        key = "step-banker-always-draws" if thirds else "step-banker-always-stands"
        return Text(key, {"points": points})
    if third in thirds:
        return Text("step-banker-draws", {"points": points, "thirds": spans(thirds)})
    return Text("step-banker-stands", {"points": points, "thirds": spans(thirds), "third": third})


def result_text(result: CoupResult) -> Text:
    """The result of a coup.

    >>> from pitboss.words.rendering import english
    >>> english(result_text(CoupResult(player=5, banker=6, player_cards=3, banker_cards=3)))
    'Banker wins, 6 to 5'
    """
    high, low = max(result.player, result.banker), min(result.player, result.banker)
    return Text(f"result-{result.winner}", {"high": high, "low": low})


def settled_text(settled: Settlement) -> Text:
    """The result of a wager.

    >>> from fractions import Fraction
    >>> from pitboss.game.settlement import Outcome
    >>> from pitboss.words.rendering import english
    >>> english(settled_text(Settlement(Outcome.WIN, Fraction(19, 20), 1000, 950, 1950, "11.1.3")))
    '$10 wins $9.50: $19.50 comes back.'
    """
    facts: dict[str, Fact] = {
        "stake": Amount(settled.stake),
        "won": Amount(settled.won),
        "returned": Amount(settled.returned),
    }
    return Text(f"settled-{settled.outcome}", facts)


def card_words(cards: Iterable[Card]) -> str:
    """Cards as people read them.

    >>> card_words([Card("T", "H"), Card("9", "S")])
    '10♥ 9♠'
    """
    return " ".join(f"{card.rank.replace('T', '10')}{SUIT_SIGNS[card.suit]}" for card in cards)


def spans(numbers: Iterable[int]) -> AnyOf:
    """Numbers in a few words, with three or more in a row as a span.

    >>> spans([0, 1, 2, 3, 9]).of
    (Text(key='span', facts={'least': 0, 'most': 3}), 9)
    """
    return AnyOf(tuple(_runs(sorted(numbers))))


def _runs(numbers: list[int]) -> Iterator[Fact]:
    while numbers:
        length = next((at for at, n in enumerate(numbers) if n != numbers[0] + at), len(numbers))
        if length > 2:
            yield Text("span", {"least": numbers[0], "most": numbers[length - 1]})
        else:
            yield from numbers[:length]
        numbers = numbers[length:]
