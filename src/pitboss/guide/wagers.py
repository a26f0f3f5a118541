"""What every wager of a game pays, on what, and what it costs in the long run, for players."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

import msgspec

from pitboss.game.records.record import CardHeader
from pitboss.game.settlement import NOTHING, Outcome, Terms
from pitboss.guide.words import listed, odds_in, say
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import odds_text, percent_text
from pitboss.kernel.words import Language
from pitboss.rules.edition import RouletteGame
from pitboss.rules.roulette import BetKind
from pitboss.rules.wager import Odds, SignPercentage, Wager

if TYPE_CHECKING:
    from pitboss.odds.roulette import PricedBet
    from pitboss.odds.wagers import WagerOdds

Group = Literal["main", "optional", "inside", "outside", "call"]

INSIDE = (BetKind.STRAIGHT, BetKind.SPLIT, BetKind.STREET, BetKind.CORNER, BetKind.SIX_LINE)

EVENTS = {
    "player-wins": "Player wins",
    "banker-wins": "Banker wins",
    "tie": "Tie",
    "banker-wins-without-six": "Banker wins, but not with 6",
    "banker-wins-with-six": "Banker wins with 6",
    "tie-on-six": "Tie with 6 each",
    "two-card-tiger": "Banker wins with 6 on two cards",
    "three-card-tiger": "Banker wins with 6 on three cards",
    "single-tiger-pair": "One of the hands begins with a pair",
    "double-tiger-pair": "Both hands begin with a pair, of different ranks",
    "twin-tiger-pair": "Both hands begin with a pair of the same rank",
    "player-pair": "Player's first two cards are a pair",
    "banker-pair": "Banker's first two cards are a pair",
    "player-mixed-pair": "Player's pair is red and black",
    "player-coloured-pair": "Player's pair is of one colour, but two suits",
    "player-perfect-pair": "Player's pair is of one suit",
    "banker-mixed-pair": "Banker's pair is red and black",
    "banker-coloured-pair": "Banker's pair is of one colour, but two suits",
    "banker-perfect-pair": "Banker's pair is of one suit",
    "player-wins-with-natural": "Player wins with a natural",
    "banker-wins-with-natural": "Banker wins with a natural",
    "equal-naturals": "Both hands have the same natural",
    "player-wins-by": "Player wins by {points}, not with a natural",
    "banker-wins-by": "Banker wins by {points}, not with a natural",
}
"""The events that edition rows name, in words for players."""


class PayLine(msgspec.Struct, frozen=True):
    """An event, and what a wager pays on it."""

    on: str
    odds: str
    clause: Clause


class WagerGuide(msgspec.Struct, frozen=True):
    """One wager, or one kind of roulette bet."""

    key: str
    title: str
    group: Group
    pays: tuple[PayLine, ...]
    """A call bet pays this on its whole stake."""
    wins: str
    edge: str
    """The share of a stake that players lose in the long run."""
    hit: str
    """How often it wins."""
    clause: Clause


def wager_guides(header: CardHeader, language: Language) -> Iterator[WagerGuide]:
    """Every wager of a game of Baccarat, from a fresh shoe."""
    # Exact odds load a compiler. Lessons do without it.
    from pitboss.odds.baccarat import game_odds  # noqa: PLC0415
    from pitboss.odds.composition import fresh  # noqa: PLC0415

    odds = game_odds(header.game, fresh(header.decks), header.terms)
    for wager in header.game.wagers:
        pays = tuple(
            PayLine(event_words(pay.name, language), _odds(pay.pays, header.terms, language), pay.clause)
            for pay in wager.pays
        )
        group: Group = "optional" if wager.optional else "main"
        wins = _wins(wager, pays, language)
        yield _guide(odds[wager.key], group, pays, wins, wager.defined, language)


def bet_guides(game: RouletteGame, language: Language) -> Iterator[WagerGuide]:
    """Every kind of bet of a game of Roulette, and every call bet."""
    # For the same reason as above.
    from pitboss.odds.roulette import priced_bets  # noqa: PLC0415

    priced = priced_bets(game)
    for bet in game.bets:
        odds = priced[bet.kind].odds
        numbers = odds.ways[0]
        words = "Its number comes" if numbers == 1 else "One of its {count} numbers comes"
        pays = (
            PayLine(say(words, language, count=numbers), odds_in(odds_text(bet.pays), language), bet.clause),
        )
        group: Group = "inside" if bet.kind in INSIDE else "outside"
        yield _guide(odds, group, pays, _sentence([pays[0].on], language), bet.defined, language)
    for call in game.calls:
        pieces = ", ".join(bet_title(game, piece, language) for piece in call.pieces)
        wins = say("In equal parts on {pieces}.", language, pieces=pieces)
        price = priced[call.key]
        yield _guide(price.odds, "call", _call_pays(price, language), wins, call.clause, language)


def percent(figure: Fraction) -> str:
    """A figure in percent, rounded to two decimals.

    >>> percent(Fraction(1, 37)), percent(Fraction(18, 37))
    ('2.70 %', '48.65 %')
    """
    whole, part = divmod(round(figure * 10_000), 100)
    return f"{whole}.{part:02d} %"


def bet_title(game: RouletteGame, key: str, language: Language) -> str:
    """The title of a bet of Roulette.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> bet_title(EDITION.game("roulette"), "split:17/20", Language.ENGLISH)
    'Split 17/20'
    """
    kind, _, which = key.partition(":")
    return f"{say(game.titles[kind], language)} {which}".strip()


def event_words(name: str, language: Language) -> str:
    """The event that wins a wager, in words. An event without a row here is shown by its name.

    >>> event_words("player-wins-by-9", Language.ENGLISH)
    'Player wins by 9, not with a natural'
    """
    stem, by, points = name.rpartition("-by-")
    if by:
        return say(EVENTS[f"{stem}-by"], language, points=points)
    return say(EVENTS.get(name, name.replace("-", " ").capitalize()), language)


def _guide(
    odds: "WagerOdds",
    group: Group,
    pays: tuple[PayLine, ...],
    wins: str,
    clause: Clause,
    language: Language,
) -> WagerGuide:
    title = say(odds.title, language)
    return WagerGuide(odds.key, title, group, pays, wins, percent(odds.edge), percent(odds.hit_rate), clause)


def _odds(pays: Odds, terms: Terms, language: Language) -> str:
    if isinstance(pays, SignPercentage):
        return f"{percent_text(terms.tie_percent or NOTHING)} %"
    return odds_in(odds_text(pays), language)


def _wins(wager: Wager, pays: tuple[PayLine, ...], language: Language) -> str:
    """All events on which a wager wins, and those on which it comes back."""
    wins = _sentence([pay.on for pay in pays], language)
    if not wager.standoffs:
        return wins
    back = _sentence([event_words(row.name, language) for row in wager.standoffs], language)
    return say("{wins} Comes back: {back}", language, wins=wins, back=back)


def _sentence(parts: Iterable[str], language: Language) -> str:
    return say("; ", language).join(parts) + say(".", language)


def _call_pays(price: "PricedBet", language: Language) -> tuple[PayLine, ...]:
    """What a call bet pays on its whole stake, by the winning numbers."""
    lines = []
    for place, prize in enumerate(price.odds.prizes):
        if prize.outcome is Outcome.WIN:
            numbers = [number for number, brings in enumerate(price.prize) if brings == place]
            words = say("{numbers} comes", language, numbers=listed(numbers, language))
            lines.append(PayLine(words, odds_in(odds_text(prize.pays), language), prize.clause))
    return tuple(lines)
