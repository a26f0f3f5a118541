"""Lessons: exercises on third cards, winners and payouts, made from a seed and marked by the rules."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import singledispatch
from itertools import islice
from typing import Literal, TypeVar

import msgspec

from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.cards import DECK, point_count
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.naming import wager_title
from pitboss.game.records.record import CardHeader, Header, WheelHeader
from pitboss.game.settlement import Outcome, Terms, odds_at, settle_coup
from pitboss.guide.examples import DealtCard, dealt_cards
from pitboss.guide.explaining import Explained, banker_step, player_step, result_text, settled_text
from pitboss.guide.game_guide import usual_header
from pitboss.kernel.clause import Clause
from pitboss.kernel.entropy import Entropy, SeededEntropy
from pitboss.kernel.money import Cents, payment
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import AllOf, Amount, Text
from pitboss.rules.edition import Edition, Game, RouletteGame
from pitboss.rules.result import Winner
from pitboss.words.languages import ENGLISH, Language
from pitboss.words.rendering import amount, render, say

EXERCISES = 20
CHOICES = 4
STAKES_CENTS: tuple[Cents, ...] = (500, 1_000, 2_000, 2_500, 5_000, 10_000)
USUAL_ODDS = (Fraction(1), Fraction(19, 20), Fraction(1, 2), Fraction(8), Fraction(11))
"""Common payouts of Baccarat, which a learner may take for the right odds."""
LARGEST_SEED = (1 << 52) - 1
WINS = {
    Winner.PLAYER: "event-player-wins",
    Winner.BANKER: "event-banker-wins",
    Winner.TIE: "event-tie",
}
"""The answers to who wins."""

Kind = Literal["player-draws", "banker-draws", "who-wins", "covers", "pays"]
T = TypeVar("T")


class Choice(msgspec.Struct, frozen=True):
    """One of the answers."""

    key: str
    words: str


class Exercise(msgspec.Struct, frozen=True, kw_only=True):
    """A question with its answers. One of them is right."""

    kind: Kind
    cards: tuple[DealtCard, ...] = ()
    """The cards on the table, in the order dealt."""
    wager: str | None = None
    stake: Cents | None = None
    number: int | None = None
    """The number of the spin, at Roulette."""
    question: str
    choices: tuple[Choice, ...]
    right: str
    """The key of the right answer."""
    because: str
    clause: Clause | None


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """Exercises on one game. The same seed makes the same lesson."""

    edition: str
    game: str
    title: str
    seed: int
    exercises: tuple[Exercise, ...]


def lesson(edition: Edition, game: Game, seed: int, language: Language = ENGLISH) -> Lesson:
    """Makes the lesson of a seed.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> first = lesson(EDITION, EDITION.game("baccarat"), seed=1).exercises[0]
    >>> first.question, first.right in {choice.key for choice in first.choices}
    ('Does Player draw a third card?', True)
    """
    made = _exercises(usual_header(edition, game), SeededEntropy(seed), language)
    return Lesson(
        edition=edition.key,
        game=game.key,
        title=say(game.title, language),
        seed=seed,
        exercises=tuple(islice(made, EXERCISES)),
    )


@singledispatch
def _exercises(header: Header, entropy: Entropy, language: Language) -> Iterator[Exercise]:
    """Exercises without end."""
    raise NotImplementedError(header)


@_exercises.register
def _(header: CardHeader, entropy: Entropy, language: Language) -> Iterator[Exercise]:
    while True:
        yield _player_draws(header, entropy, language)
        yield _banker_draws(header, entropy, language)
        yield _who_wins(header, entropy, language)
        yield _coup_pays(header, entropy, language)


@_exercises.register
def _(header: WheelHeader, entropy: Entropy, language: Language) -> Iterator[Exercise]:
    while True:
        yield _covers(header.game, entropy, language)
        yield _spin_pays(header.game, entropy, language)


def _player_draws(header: CardHeader, entropy: Entropy, language: Language) -> Exercise:
    coup = next(_steps(header, entropy, lambda coup: coup.initial_deal_done))
    return _draws(Hand.PLAYER, coup, player_step(coup, language), language)


def _banker_draws(header: CardHeader, entropy: Entropy, language: Language) -> Exercise:
    """Whether Banker draws, at counts that need some thought."""
    players_turn_over = (
        coup
        for coup in _steps(
            header, entropy, lambda coup: coup.initial_deal_done and coup.expects is not Hand.PLAYER
        )
        if not coup.natural and 2 <= point_count(coup.banker[:2]) <= 7
    )
    coup = next(players_turn_over)
    return _draws(Hand.BANKER, coup, banker_step(coup, language), language)


def _draws(hand: Hand, coup: Coup, step: Explained, language: Language) -> Exercise:
    return Exercise(
        kind="player-draws" if hand is Hand.PLAYER else "banker-draws",
        cards=dealt_cards(coup),
        question=say(f"lesson-{hand}-draws", language),
        choices=_draw_or_stand(language),
        right="draw" if coup.expects is hand else "stand",
        because=step.words,
        clause=step.clause,
    )


def _who_wins(header: CardHeader, entropy: Entropy, language: Language) -> Exercise:
    coup = next(_steps(header, entropy, lambda coup: coup.complete))
    return Exercise(
        kind="who-wins",
        cards=dealt_cards(coup),
        question=say("lesson-who-wins", language),
        choices=tuple(Choice(winner.value, say(key, language)) for winner, key in WINS.items()),
        right=coup.result.winner.value,
        because=say("lesson-counts", language, {"player": coup.result.player, "banker": coup.result.banker}),
        clause=header.game.clause,
    )


def _coup_pays(header: CardHeader, entropy: Entropy, language: Language) -> Exercise:
    """What a wager returns. In two of three exercises it does not lose."""
    game, terms = header.game, header.terms
    wager, stake = _pick(entropy, game.wagers), _pick(entropy, STAKES_CENTS)
    may_lose = entropy.below(3) == 0
    for coup in _steps(header, entropy, lambda coup: coup.complete):
        settled = unwrap(settle_coup(game, coup, {wager.key: stake}, terms))[wager.key]
        if may_lose or settled.outcome is not Outcome.LOSE:
            break
    odds = [*(odds_at(pay.pays, terms) for pay in wager.pays), *USUAL_ODDS]
    others = [0, stake, *(stake + payment(each, stake, terms.smallest_chip) for each in odds)]
    question = say(
        "lesson-coup-pays",
        language,
        {"result": result_text(coup.result), "stake": Amount(stake), "wager": Text(wager.title)},
    )
    choices = _amounts(settled.returned, others, entropy, language)
    return Exercise(
        kind="pays",
        cards=dealt_cards(coup),
        wager=wager.key,
        stake=stake,
        question=question,
        choices=choices,
        right=str(settled.returned),
        because=render(settled_text(settled), language),
        clause=settled.clause,
    )


def _covers(game: RouletteGame, entropy: Entropy, language: Language) -> Exercise:
    """Which bet wins on a number."""
    number, bets = entropy.below(len(game.wheel.order)), spin_bets(game)
    covered = {key: sorted({n for piece, _ in bet.pieces for n in piece}) for key, bet in bets.items()}
    right = _pick(entropy, [key for key in bets if number in covered[key]])
    wrong = _some(entropy, [key for key in bets if number not in covered[key]], CHOICES - 1)
    return Exercise(
        kind="covers",
        number=number,
        question=say("lesson-which-covers", language, {"number": number}),
        choices=tuple(
            Choice(key, render(wager_title(game.titles, key), language))
            for key in bets
            if key == right or key in wrong
        ),
        right=right,
        because=say(
            "lesson-covers",
            language,
            {"bet": wager_title(game.titles, right), "numbers": AllOf(tuple(covered[right]))},
        ),
        clause=bets[right].loses,
    )


def _spin_pays(game: RouletteGame, entropy: Entropy, language: Language) -> Exercise:
    """What a bet returns. In three of four exercises its number comes."""
    key = _pick(entropy, list(spin_bets(game)))
    pieces = spin_bets(game)[key].pieces
    numbers = [n for piece, _ in pieces for n in sorted(piece)]
    number = _pick(entropy, numbers if entropy.below(4) else sorted(game.wheel.order))
    stake = _pick(entropy, STAKES_CENTS) * len(pieces)
    settled = unwrap(settle_spin(game, number, {key: stake}, Terms()))[key]
    others = [0, stake, *(stake + stake * bet.pays for bet in game.bets)]
    question = say(
        "lesson-spin-pays",
        language,
        {"number": number, "stake": Amount(stake), "wager": wager_title(game.titles, key)},
    )
    return Exercise(
        kind="pays",
        number=number,
        wager=key,
        stake=stake,
        question=question,
        choices=_amounts(settled.returned, others, entropy, language),
        right=str(settled.returned),
        because=render(settled_text(settled), language),
        clause=settled.clause,
    )


def _steps(header: CardHeader, entropy: Entropy, ready: Callable[[Coup], bool]) -> Iterator[Coup]:
    """Deals coups without end, each as far as the exercise needs."""
    while True:
        coup = Coup(header.game.procedure.tableau)
        while not ready(coup):
            coup = unwrap(feed(coup, _pick(entropy, DECK)))
        yield coup


def _draw_or_stand(language: Language) -> tuple[Choice, ...]:
    return Choice("draw", say("lesson-draw", language)), Choice("stand", say("lesson-stand", language))


def _amounts(
    right: Cents, others: Iterable[Cents], entropy: Entropy, language: Language
) -> tuple[Choice, ...]:
    """The right amount among others, in ascending order."""
    wrong = _some(entropy, sorted({*others} - {right}), CHOICES - 1)
    return tuple(
        Choice(str(cents), amount(cents, language) if cents else say("lesson-nothing", language))
        for cents in sorted((right, *wrong))
    )


def _pick(entropy: Entropy, things: Sequence[T]) -> T:
    return things[entropy.below(len(things))]


def _some(entropy: Entropy, things: Sequence[T], number: int) -> list[T]:
    """A number of different items; all of them if there are fewer."""
    left = list(things)
    return [left.pop(entropy.below(len(left))) for _ in range(min(number, len(left)))]
