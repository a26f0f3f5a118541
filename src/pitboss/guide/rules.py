"""The rules of a game in a few rows for players, each with its clause if it has one."""

from collections.abc import Iterator

import msgspec

from pitboss.game.records.record import CardHeader
from pitboss.game.settlement import NOTHING
from pitboss.guide.explaining import spans
from pitboss.guide.words import say
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import percent_text
from pitboss.kernel.words import Language
from pitboss.rules.edition import RouletteGame
from pitboss.rules.limits import Closes
from pitboss.rules.wager import SignPercentage

CLOSES = {
    Closes.FIRST_CARD_REMOVED: "Wagers stand from the moment when the first card leaves the shoe.",
    Closes.FIRST_CARD_EXPOSED: "Wagers stand from the moment when the first card is turned.",
    Closes.PERIOD_ENDS: "Wagers stand when the countdown ends.",
}

Row = tuple[str, str, Clause | None, dict[str, object]]
"""The topic, the rule as a sentence, its clause, and the facts to fill into the sentence."""


class RuleLine(msgspec.Struct, frozen=True):
    """One rule in short."""

    about: str
    words: str
    clause: Clause | None


def card_rules(header: CardHeader, language: Language) -> tuple[RuleLine, ...]:
    """The rules of a game of Baccarat."""
    return tuple(_rule_line(row, language) for row in _card_rows(header, language))


def wheel_rules(game: RouletteGame, language: Language) -> tuple[RuleLine, ...]:
    """The rules of a game of Roulette."""
    return tuple(_rule_line(row, language) for row in _wheel_rows(game))


def _rule_line(row: Row, language: Language) -> RuleLine:
    about, words, clause, facts = row
    return RuleLine(say(about, language), say(words, language, **facts), clause)


def _card_rows(header: CardHeader, language: Language) -> Iterator[Row]:
    rules, tableau = header.game.procedure, header.game.procedure.tableau
    alone = [points for points in range(8) if tableau.banker_draws[points][0] == "D"]

    def parted(draws: tuple[int, ...] | list[int]) -> dict[str, object]:
        stands = [points for points in range(8) if points not in draws]
        return {"draws": spans(draws, language), "stands": spans(stands, language)}

    yield (
        "Aim",
        "Two hands are dealt, Player and Banker. Bet on the hand that comes closer to nine, or on a tie."
        " Everybody bets on the same two hands.",
        header.game.clause,
        {},
    )
    yield (
        "Cards",
        "An ace counts 1, cards from 2 to 9 their number, tens and pictures nothing. Of a total only the last"
        " digit counts: 7 and 8 are 5.",
        None,
        {},
    )
    yield "Decks", "{decks} decks of 52 cards.", rules.decks.clause, {"decks": header.decks}
    for closing in rules.closing:
        yield "No more bets", CLOSES[closing.at], closing.clause, {}
    yield "Deal", "Each hand gets two cards, in turn, Player first.", tableau.initial_deal, {}
    yield "Natural", "With 8 or 9 on two cards nobody draws.", tableau.natural, {}
    words = "Draws a third card on {draws}, stands on {stands}."
    yield "Player", words, tableau.player, parted(tableau.player_draws)
    words = "If Player stood: draws on {draws}, stands on {stands}."
    yield "Banker", words, tableau.banker_alone, parted(alone)
    words = "If Player drew: the third card of Player decides, as the table shows."
    yield "Banker", words, tableau.banker, {}
    yield "Third card", "No hand gets more than one.", tableau.one_card, {}
    yield from _tie_rows(header)


def _tie_rows(header: CardHeader) -> Iterator[Row]:
    """What a tie does to wagers on a hand. It is the same for both hands."""
    hand = header.game.wagers[0]
    for standoff in hand.standoffs:
        words = "Wagers on Player and Banker neither win nor lose: they come back."
        yield "Tie", words, standoff.clause, {}
    for pay in hand.pays:
        if isinstance(pay.pays, SignPercentage):
            words = (
                "Wagers on Player and Banker win a percentage that the sign shows, from {least} to {most}."
                " Here it is taken to be {paid}."
            )
            paid = percent_text(header.terms.tie_percent or NOTHING)
            yield "Tie", words, pay.clause, {"least": pay.pays.least, "most": pay.pays.most, "paid": paid}


def _wheel_rows(game: RouletteGame) -> Iterator[Row]:
    wheel = game.wheel
    yield "Aim", "Bet on where the ball comes to rest: on one number, or on several.", game.clause, {}
    pockets = {"pockets": len(wheel.order), "most": max(wheel.order)}
    yield "Wheel", "{pockets} pockets, from 0 to {most}.", wheel.order_clause, {**pockets}
    words = "Zero is green, {red} numbers are red, the others black."
    yield "Colours", words, wheel.colour_clause, {"red": len(wheel.red)}
    for closing in game.closing:
        yield "No more bets", CLOSES[closing.at], closing.clause, {}
    yield "Zero", "Only bets that cover zero win when it comes.", game.zero, {}
    for spin in game.spins:
        if spin.no_spins:
            words = "A ball that does not run as it should is spun again, and the bets stay."
            yield "No spin", words, spin.valid, {}
    for call in game.calls[:1]:
        words = "One word for several bets: the stake lies in equal parts on them, and each wins for itself."
        yield "Call bets", words, call.clause, {}
