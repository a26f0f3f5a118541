"""PAR sheets: the odds of one game, a summary of its rules and the range of its returns, as a document."""

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import singledispatch
from importlib import metadata
from importlib.resources import files

import typst

from pitboss.game.records.record import CardHeader, Header, WheelHeader
from pitboss.game.settlement import Outcome
from pitboss.kernel.money import odds_text, percent_text
from pitboss.kernel.words import either
from pitboss.lab.bands import TABLE_ROUNDS, Z_SCORES, band, deviation, volatility_index
from pitboss.lab.figures import draw_all
from pitboss.lab.short_rules import short_rules, table_of_play, wheel_order
from pitboss.odds.baccarat import game_odds
from pitboss.odds.composition import fresh
from pitboss.odds.solving import solve
from pitboss.odds.wagers import Prize, WagerOdds
from pitboss.rules.edition import BaccaratGame, Game, RouletteGame
from pitboss.rules.wager import SignPercentage, Stage, Wager
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import say

TEMPLATE = files("pitboss.lab") / "par.typ"
DASH = "–"

Ratio = tuple[str, str]
"""A fraction for typesetting: numerator and denominator."""
Content = dict[str, object]


def par_sheet(header: Header) -> bytes:
    """The PAR sheet of a game as a PDF. The same game gives the same bytes."""
    # Only the fonts of typst are used, so that the sheet looks the same on every machine.
    return typst.compile(TEMPLATE.read_bytes(), sys_inputs=sheet_inputs(header), ignore_system_fonts=True)


def sheet_inputs(header: Header) -> dict[str, str]:
    """The inputs of the template: every word and figure, and the plots."""
    wagers = sheet_odds(header)
    content = sheet_content(header, wagers)
    return {"sheet": json.dumps(content), **draw_all(wagers, str(content["rounds"]))}


def sheet_odds(header: Header) -> list[WagerOdds]:
    """The odds of every wager that this table may offer."""
    found = solve(header, fresh(header.decks))
    return [odds for key, odds in found.items() if header.offers(key)]


def sheet_content(header: Header, wagers: Sequence[WagerOdds]) -> Content:
    """Every word and figure of the sheet."""
    game = header.game
    return {
        "edition": say(header.edition.title, ENGLISH),
        "game": say(game.title, ENGLISH),
        "program": f"Pitboss {metadata.version('pitboss')}",
        "rounds": f"{game.round_name}s",
        "ways": grouped(wagers[0].total),
        "facts": _facts(header),
        "rules": short_rules(header),
        **_sections(header),
        "wagers": [wager_content(game, odds) for odds in wagers],
        "z": {str(confidence): f"{z:.3f}" for confidence, z in Z_SCORES.items()},
    }


def wager_content(game: Game, odds: WagerOdds) -> Content:
    """The content of the sheet about one wager."""
    edge, rtp, hit, variance = odds.edge, odds.rtp, odds.hit_rate, odds.variance
    return {
        "title": say(odds.title, ENGLISH),
        "about": _about(game, odds.key),
        "summary": (
            percent(edge),
            percent(rtp),
            percent(hit),
            f"{deviation(odds):.4f}",
            f"{volatility_index(odds):.4f}",
        ),
        "prizes": [
            _prize(*row)
            for row in zip(_events(game, odds), odds.prizes, odds.ways, odds.probabilities, strict=True)
        ],
        "whole": (grouped(odds.total), decimal(rtp, 8)),
        "measures": [
            ("House edge", ratio(edge), percent(edge, 6)),
            ("RTP", ratio(rtp), percent(rtp, 6)),
            ("Hit rate", ratio(hit), percent(hit, 6)),
            ("Variance", ratio(variance), decimal(variance, 8)),
            ("Standard deviation", None, f"{deviation(odds):.8f}"),
            ("Volatility index", None, f"{volatility_index(odds):.8f}"),
        ],
        "bands": [
            (
                grouped(rounds),
                *(f"{100 * end:.2f}" for level in Z_SCORES for end in band(odds, level, rounds)),
            )
            for rounds in TABLE_ROUNDS
        ],
    }


def decimal(figure: Fraction, places: int) -> str:
    """A figure with a number of decimals, correctly rounded.

    >>> decimal(Fraction(1, 37), 6), decimal(Fraction(-1, 8), 2)
    ('0.027027', '-0.12')
    """
    scaled = round(figure * 10**places)
    whole, rest = divmod(abs(scaled), 10**places)
    return f"{'-' if scaled < 0 else ''}{whole}.{rest:0{places}d}"


def percent(figure: Fraction, places: int = 4) -> str:
    """A figure in percent.

    >>> percent(Fraction(1, 37)).split()
    ['2.7027', '%']
    """
    return f"{decimal(figure * 100, places)}\N{NO-BREAK SPACE}%"


def grouped(number: int) -> str:
    """A whole number in groups of three digits with narrow non-breaking spaces.

    >>> grouped(4998398275503360).split("\\u202f")
    ['4', '998', '398', '275', '503', '360']
    """
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def ratio(figure: Fraction) -> Ratio:
    """A figure as a fraction in lowest terms.

    >>> ratio(Fraction(62, 830))
    ('31', '415')
    """
    return grouped(figure.numerator), grouped(figure.denominator)


def _facts(header: Header) -> list[tuple[str, str]]:
    edition, game = header.edition, header.game
    facts = [
        ("Edition", f"{say(edition.title, ENGLISH)} ({edition.key})"),
        ("Approved by", f"{edition.approved_by}, {edition.approved_on}"),
        ("Game", f"{say(game.title, ENGLISH)} ({game.key}), rule {game.clause}"),
        _equipment(header),
    ]
    if header.terms.tie_percent is not None:
        facts.append(("On the sign", f"a tie pays {percent_text(header.terms.tie_percent)} % of the stake"))
    return facts


@singledispatch
def _equipment(header: Header) -> tuple[str, str]:
    raise NotImplementedError(header)


@_equipment.register
def _(header: CardHeader) -> tuple[str, str]:
    return "Decks", f"{header.decks}, a fresh shoe of {52 * header.decks} cards"


@_equipment.register
def _(header: WheelHeader) -> tuple[str, str]:
    return "Wheel", f"{len(header.game.wheel.order)} pockets"


@singledispatch
def _sections(header: Header) -> Content:
    """The sections that not every kind of game has."""
    raise NotImplementedError(header)


@_sections.register
def _(header: CardHeader) -> Content:
    table = table_of_play(header.game.procedure.tableau)
    return {"wheel": None, "table": table, "comparisons": [*_by_decks(header), *_by_sign(header)]}


@_sections.register
def _(header: WheelHeader) -> Content:
    return {"wheel": wheel_order(header.game), "table": None, "comparisons": []}


@singledispatch
def _about(game: Game, key: str) -> str:
    """The clauses of a wager, and what it needs."""
    raise NotImplementedError(game)


@_about.register
def _(game: RouletteGame, key: str) -> str:
    bets = {str(bet.kind): bet.defined for bet in game.bets}
    calls = {call.key: call.clause for call in game.calls}
    return f"{key}, rule {(bets | calls)[key]}"


@_about.register
def _(game: BaccaratGame, key: str) -> str:
    wager = _find(game, key)
    parts = [
        f"{key}, rule {wager.defined}",
        "optional" if wager.optional else "",
        f"with {either(wager.decks)} decks" if wager.decks else "",
        f"layouts {' '.join(wager.layouts)}" if wager.layouts else "",
        "settled after the initial deal" if wager.settles is Stage.INITIAL_DEAL else "",
    ]
    return " · ".join(filter(None, parts))


def _events(game: Game, odds: WagerOdds) -> list[str]:
    names = _event_names(game, odds)
    return [re.sub(r"(?<=\d)-", ", ", name).replace("-", " ").capitalize() for name in names]


@singledispatch
def _event_names(_game: Game, odds: WagerOdds) -> list[str]:
    """The event of each prize: that of its row, or else the name of the prize."""
    return [prize.name for prize in odds.prizes]


@_event_names.register
def _(game: BaccaratGame, odds: WagerOdds) -> list[str]:
    wager = _find(game, odds.key)
    return [*(row.name for row in wager.pays), *(row.name for row in wager.standoffs), odds.prizes[-1].name]


def _find(game: BaccaratGame, key: str) -> Wager:
    return next(wager for wager in game.wagers if wager.key == key)


def _prize(event: str, prize: Prize, ways: int, chance: Fraction) -> tuple[str | Ratio, ...]:
    pays = {Outcome.WIN: odds_text(prize.pays), Outcome.STANDOFF: "standoff", Outcome.LOSE: DASH}
    return (
        event,
        pays[prize.outcome],
        grouped(ways),
        ratio(chance),
        decimal(chance, 10),
        decimal(chance * prize.returns, 8),
        prize.clause,
    )


def _by_decks(header: CardHeader) -> list[Content]:
    """The house edges with all numbers of decks, if the game allows several."""
    game, allowed = header.game, header.game.procedure.decks.allowed
    if len(allowed) == 1:
        return []
    by_decks = {decks: game_odds(game, fresh(decks), header.terms) for decks in allowed}

    def edge(wager: Wager, decks: int) -> str:
        return percent(by_decks[decks][wager.key].edge, 6) if _may_offer(wager, decks) else DASH

    return [
        {
            "title": "House edge by number of decks",
            "head": ("Wager", *(f"{decks} decks" for decks in allowed)),
            "rows": [
                (say(wager.title, ENGLISH), *(edge(wager, decks) for decks in allowed))
                for wager in game.wagers
            ],
        }
    ]


def _by_sign(header: CardHeader) -> list[Content]:
    """The house edges with several percentages on the sign, if the sign sets one."""
    game, sign = header.game, header.game.sign_percentage
    if sign is None:
        return []
    paid = [wager for wager in game.wagers if any(isinstance(pay.pays, SignPercentage) for pay in wager.pays)]
    by_tie = {
        tie: game_odds(game, fresh(header.decks), replace(header.terms, tie_percent=Fraction(tie)))
        for tie in range(sign.least, sign.most + 1)
    }
    return [
        {
            "title": "House edge by the percentage on the sign",
            "head": ("A tie pays", *(say(wager.title, ENGLISH) for wager in paid)),
            "rows": [
                (f"{tie} %", *(percent(odds[wager.key].edge, 6) for wager in paid))
                for tie, odds in by_tie.items()
            ],
        }
    ]


def _may_offer(wager: Wager, decks: int) -> bool:
    return wager.decks is None or decks in wager.decks
