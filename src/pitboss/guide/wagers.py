"""What every wager of a game pays, on what, and what it costs in the long run, for players."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import reduce
from typing import Literal

import msgspec

from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.naming import wager_title
from pitboss.game.records.record import CardHeader
from pitboss.game.settlement import NOTHING, Outcome, Terms
from pitboss.guide.figures import Figures
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import stated_odds, stated_percent
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import AnyOf, ListOf, Text
from pitboss.rules.edition import RouletteGame
from pitboss.rules.roulette import BetKind, CallBet
from pitboss.rules.wager import Odds, SignPercentage, Wager
from pitboss.words.languages import Language
from pitboss.words.rendering import render, say

Group = Literal["main", "optional", "inside", "outside", "call"]

INSIDE = (BetKind.STRAIGHT, BetKind.SPLIT, BetKind.STREET, BetKind.CORNER, BetKind.SIX_LINE)


class PayLine(msgspec.Struct, frozen=True):
    """An event, and what a wager pays on it."""

    on: str
    odds: Text
    clause: Clause


class WagerGuide(msgspec.Struct, frozen=True):
    """One wager, or one kind of roulette bet."""

    key: str
    title: str
    group: Group
    pays: tuple[PayLine, ...]
    """A call bet pays this on its whole stake."""
    note: str
    """On what else it comes back, or where the parts of a call bet lie. Empty if there is nothing to add."""
    edge: str
    """The share of a stake that players lose in the long run."""
    hit: str
    """How often it wins."""
    clause: Clause


def wager_guides(
    header: CardHeader, figures: Mapping[str, Figures], language: Language
) -> Iterator[WagerGuide]:
    """Every wager of a game of Baccarat."""
    for wager in header.game.wagers:
        yield WagerGuide(
            wager.key,
            say(wager.title, language),
            "optional" if wager.optional else "main",
            tuple(
                PayLine(
                    render(event_text(pay.name), language),
                    _odds(pay.pays, header.terms),
                    pay.clause,
                )
                for pay in wager.pays
            ),
            _comes_back(wager, language),
            figures[wager.key].edge,
            figures[wager.key].hit,
            wager.defined,
        )


def bet_guides(
    game: RouletteGame, figures: Mapping[str, Figures], language: Language
) -> Iterator[WagerGuide]:
    """Every kind of bet of a game of Roulette, and every call bet."""
    covered = {key.partition(":")[0]: len(bet.pieces[0][0]) for key, bet in spin_bets(game).items()}
    for bet in game.bets:
        count = covered[bet.kind]
        on = Text("event-its-number") if count == 1 else Text("event-one-of-its-numbers", {"count": count})
        yield WagerGuide(
            bet.kind,
            say(bet.title, language),
            "inside" if bet.kind in INSIDE else "outside",
            (PayLine(render(on, language), stated_odds(bet.pays), bet.clause),),
            "",
            figures[bet.kind].edge,
            figures[bet.kind].hit,
            bet.defined,
        )
    for call in game.calls:
        pieces = ListOf(tuple(wager_title(game.titles, piece) for piece in call.pieces))
        yield WagerGuide(
            call.key,
            say(call.title, language),
            "call",
            tuple(_call_pays(game, call, language)),
            say("call-bet-parts", language, {"pieces": pieces}),
            figures[call.key].edge,
            figures[call.key].hit,
            call.clause,
        )


def event_text(name: str) -> Text:
    """The event that wins a wager.

    >>> from pitboss.words.rendering import english
    >>> english(event_text("player-wins-by-9"))
    'Player wins by 9, not with a natural'
    """
    stem, by, points = name.rpartition("-by-")
    return Text(f"event-{stem}-by", {"points": int(points)}) if by else Text(f"event-{name}")


def _odds(pays: Odds, terms: Terms) -> Text:
    if isinstance(pays, SignPercentage):
        return stated_percent(terms.tie_percent or NOTHING)
    return stated_odds(pays)


def _comes_back(wager: Wager, language: Language) -> str:
    """The events on which a wager comes back."""
    if not wager.standoffs:
        return ""
    events = [event_text(row.name) for row in wager.standoffs]
    return say("comes-back", language, {"events": reduce(_more, events)})


def _more(several: Text, another: Text) -> Text:
    return Text("comes-back-more", {"list": several, "another": another})


def _call_pays(game: RouletteGame, call: CallBet, language: Language) -> Iterator[PayLine]:
    """What a call bet pays on its whole stake, by the winning numbers: the best first."""
    wins = dict[tuple[Fraction, Clause], list[int]]()
    for number in sorted(game.wheel.order):
        # One cent on each of its pieces.
        stakes = {call.key: len(call.pieces)}
        settled = unwrap(settle_spin(game, number, stakes, Terms()))[call.key]
        if settled.outcome is Outcome.WIN:
            odds = Fraction(settled.returned, settled.stake) - 1
            wins.setdefault((odds, settled.clause), []).append(number)
    for (odds, clause), numbers in sorted(wins.items(), reverse=True):
        on = say("event-numbers", language, {"numbers": AnyOf(tuple(numbers))})
        yield PayLine(on, stated_odds(odds), clause)
