"""A summary of a game's rules: one row per rule, with its clause."""

from functools import singledispatch

from pitboss.game.records.record import CardHeader, Header, WheelHeader
from pitboss.game.wheel import colour
from pitboss.kernel.clause import Clause
from pitboss.kernel.words import count, either
from pitboss.rules.edition import RouletteGame
from pitboss.rules.procedure import Burn, DealtFrom, Tableau
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import english, say

Rule = tuple[str, str, Clause]
"""The subject, the rule, and the clause."""


@singledispatch
def short_rules(header: Header) -> list[Rule]:
    """The rules that determine a game's odds and the length of its shoes.

    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> short_rules(WheelHeader(EDITION, EDITION.game("roulette"), Terms()))[0]
    ('Pockets', '37, from 0 to 36', '2.4.3.2')
    """
    raise NotImplementedError(header)


def table_of_play(tableau: Tableau) -> dict[str, object]:
    """The tableau in letters: D draws, S stands, N is a natural, which ends the coup.

    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> table = table_of_play(PROCEDURE.tableau)
    >>> table["player"], table["banker"][3]
    ('DDDDDDSSNN', 'DDDDDDDDDSD')
    """
    return {
        "player": "".join(
            "N" if points >= 8 else "D" if points in tableau.player_draws else "S" for points in range(10)
        ),
        "banker": ["N" * len(row) if points >= 8 else row for points, row in enumerate(tableau.banker_draws)],
        "clauses": {
            "initial deal": tableau.initial_deal,
            "one card": tableau.one_card,
            "natural": tableau.natural,
            "player": _cited(tableau.player, tableau.natural),
            "banker": [
                tableau.natural if points >= 8 else _cited(tableau.banker_alone, tableau.banker)
                for points in range(10)
            ],
        },
    }


def wheel_order(game: RouletteGame) -> list[tuple[str, str]]:
    """The pockets clockwise from zero, each with its colour."""
    return [(str(number), colour(game.wheel, number)) for number in game.wheel.order]


@short_rules.register
def _(header: CardHeader) -> list[Rule]:
    rules, decks = header.game.procedure, header.decks
    others = [number for number in rules.decks.allowed if number != decks]
    also = f"; {either(others)} are allowed, too" if others else ""
    cut, end = rules.cut, rules.end
    return [
        ("Decks", f"{decks} of 52 cards{also}", rules.decks.clause),
        ("Cutting cards", str(rules.decks.cutting_cards), rules.decks.clause),
        *(("Dealt from", _device(row), row.clause) for row in rules.dealt_from),
        ("Cut", f"{cut.least_from_ends} cards or more from either end", cut.cut_clause),
        ("Cutting card", f"{cut.least_from_back} cards or more behind it", cut.cutting_card_clause),
        *(("Burn", _burn(row), row.clause) for row in rules.burns),
        (
            "End of shoe",
            f"cutting card after the first card of a coup: {_more(end.after_during)}",
            end.during_clause,
        ),
        (
            "End of shoe",
            f"cutting card in place of the first card of a coup: {_more(end.after_first)}",
            end.first_clause,
        ),
        *(
            ("End of shoe", "one more coup where the last one is a tie", clause)
            for clause in [end.one_more_on_tie]
            if clause
        ),
        *(("Out of cards", "the coup is void", clause) for clause in [rules.out_of_cards] if clause),
        *(("Wagers close", _words(row.at), row.clause) for row in rules.closing),
        *(
            ("Either or", f"{_listed(row.one)}, or {_listed(row.other)}", row.clause)
            for row in rules.either_or
        ),
    ]


@short_rules.register
def _(header: WheelHeader) -> list[Rule]:
    game, wheel = header.game, header.game.wheel
    return [
        ("Pockets", f"{len(wheel.order)}, from 0 to {max(wheel.order)}", wheel.order_clause),
        ("Colours", f"zero green, {len(wheel.red)} red, the others black", wheel.colour_clause),
        *(
            (
                "Spin",
                f"{row.wheel} wheel"
                + (f", {row.revolutions} revolutions or more" if row.revolutions else "")
                + (", confirmed by the dealer" if row.confirmed else ""),
                row.valid,
            )
            for row in game.spins
        ),
        ("Zero", "only bets that cover it win", game.zero),
        *(("Wagers close", _words(row.at), row.clause) for row in game.closing),
        *(
            (say(call.title, ENGLISH), ", ".join(call.pieces).replace(":", " "), call.clause)
            for call in game.calls
        ),
    ]


def _cited(*clauses: Clause) -> str:
    return ", ".join(dict.fromkeys(clauses))


def _device(row: DealtFrom) -> str:
    return _words(row.device) + ("" if row.low_limit else ", not for low-limit games")


def _burn(row: Burn) -> str:
    return _words(row.way) + (f", approved by a {english(row.approved_by.text)}" if row.approved_by else "")


def _more(coups: int) -> str:
    return f"{count(coups, 'coup')} more after that one" if coups else "that one is the last"


def _listed(keys: tuple[str, ...]) -> str:
    return " and ".join(map(_words, keys))


def _words(key: str) -> str:
    return key.replace("-", " ")
