"""Settlement: the result of every stake on a coup or a spin, with its clause."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import msgspec

from pitboss.game.coup import Coup
from pitboss.game.naming import wager_name
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import LARGEST_STAKE_CENTS, Cents, payment
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, ListOf, Text
from pitboss.rules.edition import BaccaratGame, Game
from pitboss.rules.result import CoupResult
from pitboss.rules.wager import Odds, Pay, SignPercentage, Stage, Standoff, Wager

NOTHING = Fraction(0)


class Outcome(StrEnum):
    """The outcome of a wager."""

    WIN = "win"
    LOSE = "lose"
    STANDOFF = "standoff"


class Settlement(msgspec.Struct, frozen=True):
    """The settlement of one wager. `returned` is the total returned to the patron, including the stake."""

    outcome: Outcome
    pays: Fraction
    stake: Cents
    won: Cents
    returned: Cents
    clause: Clause


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a table: the chip that payments are rounded up to, and the percentage on its sign."""

    smallest_chip: Cents = 1
    tie_percent: Fraction | None = None


class WagerRuling(NamedTuple):
    """The outcome and the odds of a wager, without a stake."""

    outcome: Outcome
    odds: Odds
    clause: Clause


def read_terms(
    game: Game, smallest_chip: Cents = 1, tie_percent: Fraction | None = None
) -> Terms | Rejection:
    """The terms of a table, if the game allows them. A game that pays exactly pays to the cent.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> read_terms(EDITION.game("baccarat"), smallest_chip=0).code
    'bad-chip'
    """
    if not 0 < smallest_chip <= LARGEST_STAKE_CENTS:
        return Rejection(
            "bad-chip",
            {"case": "not-positive", "amount": Amount(smallest_chip), "most": Amount(LARGEST_STAKE_CENTS)},
        )
    bounds = game.sign_percentage
    if bounds is None:
        if tie_percent is not None:
            return Rejection("no-tie-percent", {"game": Text(game.title)})
    elif tie_percent is not None and 10_000 % tie_percent.denominator:
        return Rejection("bad-percent", {"case": "not-on-sign", "percent": f"{tie_percent}"}, game.clause)
    elif tie_percent is None or not bounds.least <= tie_percent <= bounds.most:
        return Rejection(
            "tie-percent-needed",
            {"game": Text(game.title), "least": bounds.least, "most": bounds.most},
            game.clause,
        )
    return Terms(smallest_chip if game.exact is None else 1, tie_percent)


def rule(wager: Wager, result: CoupResult) -> WagerRuling:
    """The outcome of a wager on a result, by the rows of the edition.

    >>> from pitboss.rules.editions.star_baccarat_2024 import BANKER
    >>> rule(BANKER, CoupResult(player=0, banker=7, player_cards=3, banker_cards=2))
    WagerRuling(outcome=<Outcome.WIN: 'win'>, odds=Fraction(19, 20), clause='11.1.3')
    """
    row = deciding_row(wager, result)
    match row:
        case Pay():
            return WagerRuling(Outcome.WIN, row.pays, row.clause)
        case Standoff():
            return WagerRuling(Outcome.STANDOFF, 0, row.clause)
        case None:
            return WagerRuling(Outcome.LOSE, 0, wager.loses)


def deciding_row(wager: Wager, result: CoupResult) -> Pay | Standoff | None:
    """The row by which a wager wins on a result or stands off. None if it loses.

    >>> from pitboss.rules.editions.star_baccarat_2024 import BANKER
    >>> deciding_row(BANKER, CoupResult(player=7, banker=7, player_cards=2, banker_cards=2)).name
    'tie'
    """
    rows: tuple[Pay | Standoff, ...] = (*wager.pays, *wager.standoffs)
    return next((row for row in rows if row.when(result)), None)


def odds_at(odds: Odds, terms: Terms) -> Fraction:
    """The odds to one of a row at a table with these terms.

    >>> odds_at(SignPercentage(1, 10), Terms(tie_percent=Fraction(5)))
    Fraction(1, 20)
    """
    if not isinstance(odds, SignPercentage):
        return Fraction(odds)
    if terms.tie_percent is None:
        raise ValueError("Terms without a tie percentage reached a game that pays one.")
    return terms.tie_percent / 100


def settle_coup(
    game: BaccaratGame,
    coup: Coup,
    stakes: Mapping[str, object],
    terms: Terms,
    stage: Stage | None = None,
) -> dict[str, Settlement] | Rejection:
    """Settles every wager on a coup, or only those that a stage settles.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.game.coup import deal_coup
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> game = EDITION.game("baccarat")
    >>> coup = deal_coup(game.procedure.tableau, [CARDS[c] for c in "9S KH 4D 7C 7H".split()])
    >>> settle_coup(game, coup, {"banker": 10000}, Terms())["banker"].returned
    19500
    """
    hand = coup.expects
    ready = stage is Stage.INITIAL_DEAL and coup.initial_deal_done
    if hand is not None and not ready:
        return Rejection("coup-not-complete", {"hand": hand.text})
    return settle_result(game, coup.result, stakes, terms, stage)


def settle_result(
    game: BaccaratGame,
    result: CoupResult,
    stakes: Mapping[str, object],
    terms: Terms,
    stage: Stage | None = None,
) -> dict[str, Settlement] | Rejection:
    """Settles every wager on a final result, or only those that a stage settles."""
    rulings, settled = _rulings(game, result), {}
    for key, stake in stakes.items():
        ruled = rulings.get(key)
        if ruled is None:
            return Rejection(
                "unknown-wager",
                {
                    "case": "none-of-these",
                    "game": Text(game.title),
                    "given": f"{key!r:.40}",
                    "wagers": ListOf(tuple(rulings)),
                },
            )
        cents = read_stake(game, key, stake)
        if isinstance(cents, Rejection):
            return cents
        settles, ruling = ruled
        if stage in (None, settles):
            settled[key] = pay(ruling, cents, cents, terms)
    return settled


def read_stake(game: Game, key: str, stake: object) -> Cents | Rejection:
    """A stake in whole cents.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> read_stake(EDITION.game("baccarat"), "tie", 2.5).code
    'bad-stake'
    """
    if isinstance(stake, bool) or not isinstance(stake, int) or not 0 < stake <= LARGEST_STAKE_CENTS:
        return Rejection(
            "bad-stake",
            {
                "case": "whole-cents",
                "wager": wager_name(game.titles, key),
                "most": Amount(LARGEST_STAKE_CENTS),
            },
        )
    return stake


def pay(ruling: WagerRuling, stake: Cents, alive: Cents, terms: Terms) -> Settlement:
    """Pays the winning part of a stake: all of it, or the winning pieces of a call bet.

    A payment that chips cannot make exactly is rounded up to the next possible one.

    >>> pay(WagerRuling(Outcome.WIN, Fraction(19, 20), "11.1.3"), 250, 250, Terms(smallest_chip=100)).won
    300
    """
    outcome, row_odds, clause = ruling
    if outcome is Outcome.LOSE:
        return Settlement(outcome, NOTHING, stake, 0, 0, clause)
    odds = row_odds if isinstance(row_odds, Fraction) else odds_at(row_odds, terms)
    won = payment(odds, alive, terms.smallest_chip)
    return Settlement(outcome, odds, stake, won, alive + won, clause)


@cache
def _rulings(game: BaccaratGame, result: CoupResult) -> dict[str, tuple[Stage, WagerRuling]]:
    """The outcome of every wager on a result, and its stage. Cached, because results are few and repeat."""
    return {wager.key: (wager.settles, rule(wager, result)) for wager in game.wagers}
