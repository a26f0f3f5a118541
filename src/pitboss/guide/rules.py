"""The rules of a game in a few rows for players, each with its clause if it has one."""

from collections.abc import Iterable, Iterator

import msgspec

from pitboss.game.records.record import CardHeader
from pitboss.game.settlement import NOTHING
from pitboss.guide.explaining import spans
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import percent_text
from pitboss.kernel.text import Fact, Text
from pitboss.rules.edition import RouletteGame
from pitboss.rules.limits import Closing
from pitboss.rules.wager import SignPercentage
from pitboss.words.languages import Language
from pitboss.words.rendering import render, say

Row = tuple[str, Text, Clause | None]
"""The key of the topic, the rule, and its clause."""


class RuleLine(msgspec.Struct, frozen=True):
    """One rule in short."""

    about: str
    words: str
    clause: Clause | None


def card_rules(header: CardHeader, language: Language) -> tuple[RuleLine, ...]:
    """The rules of a game of Baccarat."""
    return _lines(_card_rows(header), language)


def wheel_rules(game: RouletteGame, language: Language) -> tuple[RuleLine, ...]:
    """The rules of a game of Roulette."""
    return _lines(_wheel_rows(game), language)


def _lines(rows: Iterable[Row], language: Language) -> tuple[RuleLine, ...]:
    return tuple(
        RuleLine(say(topic, language), render(rule, language), clause) for topic, rule, clause in rows
    )


def _card_rows(header: CardHeader) -> Iterator[Row]:
    rules, tableau = header.game.procedure, header.game.procedure.tableau
    alone = [points for points in range(8) if tableau.banker_draws[points][0] == "D"]
    yield "topic-aim", Text("rule-aim-cards"), header.game.clause
    yield "topic-cards", Text("rule-cards"), None
    yield "topic-decks", Text("rule-decks", {"decks": header.decks}), rules.decks.clause
    yield from _closing_rows(rules.closing)
    yield "topic-deal", Text("rule-deal"), tableau.initial_deal
    yield "topic-natural", Text("rule-natural"), tableau.natural
    yield "wager-player", Text("rule-player", _parted(tableau.player_draws)), tableau.player
    yield "wager-banker", Text("rule-banker-alone", _parted(alone)), tableau.banker_alone
    yield "wager-banker", Text("rule-banker"), tableau.banker
    yield "topic-third-card", Text("rule-third-card"), tableau.one_card
    yield from _tie_rows(header)


def _parted(draws: Iterable[int]) -> dict[str, Fact]:
    """The counts on which a hand draws, and those on which it stands."""
    drawn = set(draws)
    return {"draws": spans(drawn), "stands": spans({*range(8)} - drawn)}


def _closing_rows(closing: Iterable[Closing]) -> Iterator[Row]:
    for row in closing:
        yield "topic-closing", Text(f"rule-closing-{row.at}"), row.clause


def _tie_rows(header: CardHeader) -> Iterator[Row]:
    """What a tie does to wagers on a hand. It is the same for both hands."""
    hand = header.game.wagers[0]
    for standoff in hand.standoffs:
        yield "wager-tie", Text("rule-tie"), standoff.clause
    for pay in hand.pays:
        if isinstance(pay.pays, SignPercentage):
            paid = percent_text(header.terms.tie_percent or NOTHING)
            facts: dict[str, Fact] = {"least": pay.pays.least, "most": pay.pays.most, "paid": paid}
            yield "wager-tie", Text("rule-tie-pays", facts), pay.clause


def _wheel_rows(game: RouletteGame) -> Iterator[Row]:
    wheel = game.wheel
    yield "topic-aim", Text("rule-aim-wheel"), game.clause
    pockets: dict[str, Fact] = {"pockets": len(wheel.order), "most": max(wheel.order)}
    yield "topic-wheel", Text("rule-wheel", pockets), wheel.order_clause
    yield "topic-colours", Text("rule-colours", {"red": len(wheel.red)}), wheel.colour_clause
    yield from _closing_rows(game.closing)
    yield "topic-zero", Text("rule-zero"), game.zero
    for spin in game.spins:
        if spin.no_spins:
            yield "topic-no-spin", Text("rule-no-spin"), spin.valid
    for call in game.calls[:1]:
        yield "topic-call-bets", Text("rule-call-bets"), call.clause
