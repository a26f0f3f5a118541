"""The table's sign: what the rules want shown there before anybody bets."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from pitboss.game.offer import Offer
from pitboss.game.settlement import NOTHING, Terms, read_terms
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents, dollars, odds_text, percent_text
from pitboss.kernel.rejection import Rejection
from pitboss.rules.wager import Odds, SignPercentage


@dataclass(frozen=True, slots=True)
class Limits:
    """The least and the most that one wager takes."""

    least: Cents
    most: Cents


@dataclass(frozen=True, slots=True)
class SignLine:
    """A line of the sign, and the clause that wants it there."""

    text: str
    clause: Clause | None


def sign(table: Offer, limits: Mapping[str, Limits], terms: Terms) -> tuple[SignLine, ...] | Rejection:
    """All lines of a table's sign; refused while an amount that must be shown is not known.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A", optional=["super-six"])
    >>> [line.text for line in sign(table, {"super-six": Limits(500, 10000)}, Terms())]
    ['Super Six: 5.00 to 100.00']
    >>> sign(table, {}, Terms()).clause
    '10.10'
    """
    refused = read_terms(table.game, terms.smallest_chip, terms.tie_percent)
    if isinstance(refused, Rejection):
        return replace(refused, clause=table.game.odds_sign)
    lines = _odds_lines(table, terms)
    for wager in table.wagers:
        shown = limits.get(wager.key)
        if shown is None and wager.sign is not None:
            return Rejection(
                "sign-incomplete", f"The sign must show the amount of a {wager.title} wager.", wager.sign
            )
        if shown is not None:
            amounts = f"{wager.title}: {dollars(shown.least)} to {dollars(shown.most)}"
            lines.append(SignLine(amounts, wager.sign))
        if wager.key in table.main_wager_only:
            lines.append(SignLine(f"{wager.title}: with a main wager only", wager.main_wager_only))
    return tuple(lines)


def _odds_lines(table: Offer, terms: Terms) -> list[SignLine]:
    """The game by its name and what its main wagers pay, where the rules want that on a sign."""
    if table.game.odds_sign is None:
        return []
    texts = [table.game.title]
    for wager in table.wagers:
        for pay in wager.pays if not wager.optional else ():
            texts.append(f"{wager.title}, {pay.name.replace('-', ' ')}: {_odds(pay.pays, terms)}")
    return [SignLine(text, table.game.odds_sign) for text in texts]


def _odds(odds: Odds, terms: Terms) -> str:
    """Odds to one, or the percentage of this table."""
    if not isinstance(odds, SignPercentage):
        return odds_text(odds)
    return f"{percent_text(terms.tie_percent or NOTHING)} %"
