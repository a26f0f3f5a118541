"""A coup or spin explained step by step, each step with its clause, and the results of wagers."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from pitboss.game.cards import Card, point_count
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.settlement import Outcome, Settlement
from pitboss.guide.words import listed, say
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents, dollars
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.words import Language
from pitboss.rules.procedure import Tableau
from pitboss.rules.result import CoupResult, Winner

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
WINNERS = {Winner.PLAYER: "Player wins", Winner.BANKER: "Banker wins", Winner.TIE: "Tie"}


class Explained(msgspec.Struct, frozen=True):
    """One step: what happened, or what the rules require."""

    words: str
    clause: Clause | None
    deals: int = 0
    """The number of cards that are dealt in this step."""


def explain_coup(
    tableau: Tableau, cards: Iterable[Card], language: Language
) -> tuple[Coup, tuple[Explained, ...]]:
    """A complete coup, and the steps to it.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> _, steps = explain_coup(
    ...     PROCEDURE.tableau, [CARDS[c] for c in "9S KH 4D 7C 7H".split()], Language.ENGLISH
    ... )
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


def explain(coup: Coup, language: Language) -> Iterator[Explained]:
    """The steps of a coup so far. There are none before both hands have two cards.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> two = [CARDS[c] for c in "9S 4D".split()], [CARDS[c] for c in "KH 7C".split()]
    >>> [*explain(Coup(PROCEDURE.tableau, *map(tuple, two)), Language.ENGLISH)][-1].words
    'Player has 3 and draws: it draws on 0 to 5.'
    """
    if not coup.initial_deal_done:
        return
    tableau, player, banker = coup.tableau, coup.player, coup.banker
    opening = f"{_gets('Player', player[:2], player[:2], language)} "
    opening += _gets("Banker", banker[:2], banker[:2], language)
    yield Explained(opening, tableau.initial_deal, deals=4)
    yield player_step(coup, language)
    if coup.natural or coup.expects is Hand.PLAYER:
        return
    if len(player) == 3:
        yield Explained(_gets("Player", player[2:], player, language), tableau.one_card, deals=1)
    yield banker_step(coup, language)
    if len(banker) == 3:
        yield Explained(_gets("Banker", banker[2:], banker, language), tableau.one_card, deals=1)


def _gets(hand: str, cards: Sequence[Card], held: Sequence[Card], language: Language) -> str:
    return say(
        "{hand} gets {cards} and has {points}.",
        language,
        hand=say(hand, language),
        cards=card_words(cards),
        points=point_count(held),
    )


def natural_step(coup: Coup, language: Language) -> Explained:
    """Why no hand gets a third card."""
    best = max(point_count(coup.player[:2]), point_count(coup.banker[:2]))
    return Explained(
        say("{points} on two cards is a natural: nobody draws.", language, points=best), coup.tableau.natural
    )


def player_step(coup: Coup, language: Language) -> Explained:
    """Why the Player draws or stands."""
    if coup.natural:
        return natural_step(coup, language)
    points, draws = point_count(coup.player[:2]), coup.tableau.player_draws
    if points in draws:
        words = "Player has {points} and draws: it draws on {draws}."
    else:
        words = "Player has {points} and stands: it draws on {draws} only."
    return Explained(say(words, language, points=points, draws=spans(draws, language)), coup.tableau.player)


def banker_step(coup: Coup, language: Language) -> Explained:
    """Why the Banker draws or stands, once the Player has drawn or stood."""
    if coup.natural:
        return natural_step(coup, language)
    tableau, points = coup.tableau, point_count(coup.banker[:2])
    row = tableau.banker_draws[points]
    if len(coup.player) == 2:
        draws = [own for own in range(8) if tableau.banker_draws[own][0] == "D"]
        if points in draws:
            words = "Player stood. Banker has {points} and draws: then it draws on {draws}."
        else:
            words = "Player stood. Banker has {points} and stands: then it draws on {draws} only."
        sentence = say(words, language, points=points, draws=spans(draws, language))
        return Explained(sentence, tableau.banker_alone)
    third, thirds = coup.player[2].value, [value for value in range(10) if row[value + 1] == "D"]
    if len(thirds) in (0, 10):
        words = (
            "Banker has {points} and draws: on {points} it always draws."
            if thirds
            else "Banker has {points} and stands: on {points} it always stands."
        )
        return Explained(say(words, language, points=points), tableau.banker)
    if third in thirds:
        words = (
            "Banker has {points} and draws: on {points} it draws when Player's third card counts {thirds}."
        )
    else:
        words = (
            "Banker has {points} and stands: on {points} it draws only when Player's third card counts"
            " {thirds}, not {third}."
        )
    sentence = say(words, language, points=points, third=third, thirds=spans(thirds, language))
    return Explained(sentence, tableau.banker)


def result_words(result: CoupResult, language: Language) -> str:
    """The result of a coup in words.

    >>> result_words(CoupResult(player=5, banker=6, player_cards=3, banker_cards=3), Language.ENGLISH)
    'Banker wins, 6 to 5'
    """
    high, low = max(result.player, result.banker), min(result.player, result.banker)
    won = say(WINNERS[result.winner], language)
    return say("{won}, {high} to {low}", language, won=won, high=high, low=low)


def settled_words(settled: Settlement, language: Language) -> str:
    """The result of a wager in words.

    >>> from fractions import Fraction
    >>> won = Settlement(Outcome.WIN, Fraction(19, 20), 1000, 950, 1950, "11.1.3")
    >>> settled_words(won, Language.ENGLISH)
    '$10.00 wins $9.50: $19.50 comes back.'
    """
    words = {
        Outcome.WIN: "{stake} wins {won}: {returned} comes back.",
        Outcome.LOSE: "{stake} is lost.",
        Outcome.STANDOFF: "Standoff: {stake} comes back.",
    }
    return say(
        words[settled.outcome],
        language,
        stake=money(settled.stake),
        won=money(settled.won),
        returned=money(settled.returned),
    )


def card_words(cards: Iterable[Card]) -> str:
    """Cards as people read them.

    >>> card_words([Card("T", "H"), Card("9", "S")])
    '10♥ 9♠'
    """
    return " ".join(f"{card.rank.replace('T', '10')}{SUIT_SIGNS[card.suit]}" for card in cards)


def money(cents: Cents) -> str:
    """An amount as people read it."""
    return f"${dollars(cents)}"


def spans(numbers: Iterable[int], language: Language) -> str:
    """Numbers in a few words.

    >>> spans([0, 1, 2, 3, 4, 5, 6, 7, 9], Language.ENGLISH), spans([6, 7], Language.ENGLISH)
    ('0 to 7 or 9', '6 or 7')
    """
    return listed(_runs(sorted(numbers), language), language)


def _runs(numbers: list[int], language: Language) -> Iterator[str]:
    while numbers:
        length = next((at for at, n in enumerate(numbers) if n != numbers[0] + at), len(numbers))
        if length > 2:
            yield say("{least} to {most}", language, least=numbers[0], most=numbers[length - 1])
        else:
            yield from map(str, numbers[:length])
        numbers = numbers[length:]
