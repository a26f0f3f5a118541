"""A summary of a game's rules: one row per rule, with its clause."""

from functools import singledispatch

from pitboss.game.records.record import CardHeader, Header, WheelHeader
from pitboss.game.wheel import colour
from pitboss.kernel.clause import Clause
from pitboss.kernel.text import AllOf, AnyOf, Fact, ListOf, Text
from pitboss.lab.events import event_text
from pitboss.rules.edition import RouletteGame
from pitboss.rules.limits import Closing
from pitboss.rules.procedure import Burn, DealtFrom, Tableau
from pitboss.rules.roulette import SpinRule
from pitboss.words.clauses import cited

Rule = tuple[Text, Fact, Clause]
"""The subject, the rule, and the clause."""

DECKS, CUTTING_CARDS, DEALT_FROM, CUT, CUTTING_CARD, BURN, END_OF_SHOE, OUT_OF_CARDS = (
    Text(f"lab-subject-{name}")
    for name in "decks cutting-cards dealt-from cut cutting-card burn end-of-shoe out-of-cards".split()
)
WAGERS_CLOSE, EITHER_OR, POCKETS, COLOURS, SPIN, ZERO = (
    Text(f"lab-subject-{name}") for name in "wagers-close either-or pockets colours spin zero".split()
)


@singledispatch
def short_rules(header: Header) -> list[Rule]:
    """The rules that determine a game's odds and the length of its shoes.

    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> subject, rule, clause = short_rules(WheelHeader(EDITION, EDITION.game("roulette"), Terms()))[0]
    >>> subject.key, rule.facts, clause
    ('lab-subject-pockets', {'count': 37, 'most': 36}, '2.4.3.2')
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
            "initial deal": cited(tableau.initial_deal),
            "one card": cited(tableau.one_card),
            "natural": cited(tableau.natural),
            "player": _cited(tableau.player, tableau.natural),
            "banker": [
                cited(tableau.natural) if points >= 8 else _cited(tableau.banker_alone, tableau.banker)
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
    cut, end = rules.cut, rules.end
    return [
        (DECKS, _decks(decks, rules.decks.allowed), rules.decks.clause),
        (CUTTING_CARDS, str(rules.decks.cutting_cards), rules.decks.clause),
        *((DEALT_FROM, _device(row), row.clause) for row in rules.dealt_from),
        (CUT, Text("lab-rule-cut", {"cards": cut.least_from_ends}), cut.cut_clause),
        (
            CUTTING_CARD,
            Text("lab-rule-cutting-card", {"cards": cut.least_from_back}),
            cut.cutting_card_clause,
        ),
        *((BURN, _burn(row), row.clause) for row in rules.burns),
        (END_OF_SHOE, Text("lab-rule-end-during", {"more": _more(end.after_during)}), end.during_clause),
        (END_OF_SHOE, Text("lab-rule-end-first", {"more": _more(end.after_first)}), end.first_clause),
        *((END_OF_SHOE, Text("lab-rule-end-tie"), clause) for clause in [end.one_more_on_tie] if clause),
        *((OUT_OF_CARDS, Text("lab-rule-void"), clause) for clause in [rules.out_of_cards] if clause),
        *((WAGERS_CLOSE, _closing(row), row.clause) for row in rules.closing),
        *(
            (
                EITHER_OR,
                Text("lab-rule-either-or", {"one": _listed(row.one), "other": _listed(row.other)}),
                row.clause,
            )
            for row in rules.either_or
        ),
    ]


@short_rules.register
def _(header: WheelHeader) -> list[Rule]:
    game, wheel = header.game, header.game.wheel
    pockets = Text("lab-rule-pockets", {"count": len(wheel.order), "most": max(wheel.order)})
    return [
        (POCKETS, pockets, wheel.order_clause),
        (COLOURS, Text("lab-rule-colours", {"red": len(wheel.red)}), wheel.colour_clause),
        *((SPIN, _spin(row), row.valid) for row in game.spins),
        (ZERO, Text("lab-rule-zero"), game.zero),
        *((WAGERS_CLOSE, _closing(row), row.clause) for row in game.closing),
        *((Text(call.title), ListOf(tuple(map(_piece, call.pieces))), call.clause) for call in game.calls),
    ]


def _cited(*clauses: Clause) -> ListOf:
    return ListOf(tuple(map(cited, dict.fromkeys(clauses))))


def _decks(decks: int, allowed: tuple[int, ...]) -> Text:
    others = tuple(number for number in allowed if number != decks)
    if not others:
        return Text("lab-rule-decks", {"decks": decks})
    return Text("lab-rule-decks-also", {"decks": decks, "others": AnyOf(others)})


def _device(row: DealtFrom) -> Text:
    device = row.device.text
    return device if row.low_limit else Text("lab-rule-not-low-limit", {"item": device})


def _burn(row: Burn) -> Text:
    way = Text(f"lab-burn-{row.way}")
    if row.approved_by is None:
        return way
    return Text("lab-rule-burn-approved", {"way": way, "role": row.approved_by.text})


def _more(coups: int) -> Text:
    return Text("lab-rule-more-coups", {"coups": coups}) if coups else Text("lab-rule-last-coup")


def _closing(row: Closing) -> Text:
    return Text(f"lab-closing-{row.at}")


def _spin(row: SpinRule) -> ListOf:
    parts = [row.wheel.text]
    if row.revolutions:
        parts.append(Text("lab-rule-revolutions", {"count": row.revolutions}))
    if row.confirmed:
        parts.append(Text("lab-rule-confirmed"))
    return ListOf(tuple(parts))


def _piece(bet: str) -> Text:
    kind, _, numbers = bet.partition(":")
    return Text(f"lab-piece-{kind}", {"numbers": numbers})


def _listed(keys: tuple[str, ...]) -> AllOf:
    return AllOf(tuple(map(event_text, keys)))
