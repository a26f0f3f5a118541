"""PAR sheets: the odds of one game, a summary of its rules and the range of its returns, as a document."""

import json
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import singledispatch
from importlib import metadata
from importlib.resources import files

import typst

from pitboss.game.records.record import CardHeader, Header, WheelHeader
from pitboss.game.settlement import Outcome
from pitboss.kernel.money import percent_text, stated_odds
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AllOf, AnyOf, Facts, ListOf, Text
from pitboss.lab.bands import TABLE_ROUNDS, Z_SCORES, band, deviation, volatility_index
from pitboss.lab.events import event_text
from pitboss.lab.figures import draw_all
from pitboss.lab.fonts import OWN, Font, find_font
from pitboss.lab.short_rules import short_rules, table_of_play, wheel_order
from pitboss.odds.baccarat import game_odds
from pitboss.odds.composition import fresh
from pitboss.odds.solving import solve
from pitboss.odds.wagers import Prize, WagerOdds
from pitboss.rules.edition import UNDATED, BaccaratGame, Game, RouletteGame
from pitboss.rules.wager import SignPercentage, Stage, Wager
from pitboss.words.clauses import cited
from pitboss.words.languages import Language
from pitboss.words.rendering import render, say

TEMPLATE = files("pitboss.lab") / "par.typ"
DASH = "–"

Ratio = tuple[str, str]
"""A fraction for typesetting: numerator and denominator."""
Content = dict[str, object]

OF_ROUNDS = "by-rounds bands-caption number-of-rounds hit-rate-note variance-note".split()
"""The words that name coups or spins."""
PLAIN = (
    "sheet glance wager rtp house-edge hit-rate standard-deviation volatility-index overview-picture "
    "overview-caption rules-in-short subject rule clause table-of-play count-of-hand player third-card "
    "no-third-card wheel-order one-by-one outcome pays ways exact-probability decimal part-of-rtp all "
    "measure exact band-90 band-95 bands-picture worked-out exact-figures exact-note payments payments-note "
    "edge-and-rtp edge-note part-note variance-and-deviation rtp-bands"
).split()
"""The other words of the template."""


def par_sheet(header: Header, language: Language) -> bytes | Rejection:
    """The PAR sheet of a game as a PDF. The same game gives the same bytes."""
    font = find_font(language)
    if isinstance(font, Rejection):
        return font
    folders = [] if font is None else [str(font.folder)]
    # Only the fonts of typst are used, so that the sheet looks the same on every machine. A language in other
    # letters needs a font of the machine.
    return typst.compile(
        TEMPLATE.read_bytes(),
        sys_inputs=sheet_inputs(header, language, font),
        font_paths=typst.Fonts(include_system_fonts=False, font_paths=folders),
    )


def sheet_inputs(header: Header, language: Language, font: Font | None) -> dict[str, str]:
    """The inputs of the template: every word and figure, and the plots."""
    wagers = sheet_odds(header)
    content = sheet_content(header, wagers, language)
    content["fonts"] = [OWN] if font is None else [OWN, font.family]
    plots = draw_all(wagers, header.game.round_name, language, font)
    return {"sheet": json.dumps(content), **plots}


def sheet_odds(header: Header) -> list[WagerOdds]:
    """The odds of every wager that this table may offer."""
    found = solve(header, fresh(header.decks))
    return [odds for key, odds in found.items() if header.offers(key)]


def sheet_content(header: Header, wagers: Sequence[WagerOdds], language: Language) -> Content:
    """Every word and figure of the sheet, in a language."""
    tree: Content = {
        "edition": Text(header.edition.title),
        "game": Text(header.game.title),
        "program": f"Pitboss {metadata.version('pitboss')}",
        "facts": _facts(header),
        "rules": [(subject, rule, cited(clause)) for subject, rule, clause in short_rules(header)],
        **_sections(header),
        "wagers": [wager_content(header.game, odds, language) for odds in wagers],
        "words": _words(header, wagers[0].total),
    }
    content: Content = {name: _rendered(part, language) for name, part in tree.items()}
    # By the region typst numbers its figures and sets commas.
    return {**content, "language": language.partition("-")[0], "region": say("lab-region", language)}


def _rendered(part: object, language: Language) -> object:
    """A part of the content with every text in words."""
    match part:
        case Text() | AllOf() | AnyOf() | ListOf():
            return say("lab-plain", language, {"text": part})
        case dict():
            return {name: _rendered(each, language) for name, each in part.items()}
        case list() | tuple():
            return [_rendered(each, language) for each in part]
    return part


def _words(header: Header, ways: int) -> Content:
    """What stands on every sheet: headings, captions and notes."""
    rounds: Facts = {"rounds": Text(f"lab-{header.game.round_name}s")}
    low, high = (f"{z:.3f}" for z in Z_SCORES.values())
    # The template sets the signs of the formula.
    formula: Facts = {"z": "_z_", "n": "_n_", "root": "√#h(1pt)_n_", "low": low, "high": high}
    with_facts: dict[str, Facts] = {
        "document": {"game": Text(header.game.title), "edition": Text(header.edition.title)},
        "page": {"page": "{page}", "pages": "{pages}"},
        **dict.fromkeys(OF_ROUNDS, rounds),
        "volatility-note": {"z": low},
        "bands-note": {**rounds, **formula},
    }
    words = {name: Text(f"par-{name}", facts) for name, facts in with_facts.items()}
    words["ways-note"] = Text(f"par-{header.game.round_name}-ways-note", {"figure": grouped(ways)})
    return {**words, **{name: Text(f"par-{name}") for name in PLAIN}}


def wager_content(game: Game, odds: WagerOdds, language: Language) -> Content:
    """The content of the sheet about one wager."""
    edge, rtp, hit, variance = odds.edge, odds.rtp, odds.hit_rate, odds.variance
    return {
        "title": Text(odds.title),
        "about": _about(game, odds.key),
        "summary": (
            percent(edge),
            percent(rtp),
            percent(hit),
            f"{deviation(odds):.4f}",
            f"{volatility_index(odds):.4f}",
        ),
        "prizes": [
            _prize(render(event_text(name), language).capitalize(), prize, ways, chance)
            for name, prize, ways, chance in zip(
                _event_names(game, odds), odds.prizes, odds.ways, odds.probabilities, strict=True
            )
        ],
        "whole": (grouped(odds.total), decimal(rtp, 8)),
        "measures": [
            (Text("par-house-edge"), ratio(edge), percent(edge, 6)),
            ("RTP", ratio(rtp), percent(rtp, 6)),
            (Text("par-hit-rate"), ratio(hit), percent(hit, 6)),
            (Text("par-variance"), ratio(variance), decimal(variance, 8)),
            (Text("par-standard-deviation"), None, f"{deviation(odds):.8f}"),
            (Text("par-volatility-index"), None, f"{volatility_index(odds):.8f}"),
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


def _date(iso: str) -> Text:
    """A date as the language of the sheet writes it.

    >>> render(_date("2024-05-16"), "en"), render(_date("2024-05-16"), "zh-Hant")
    ('16 May 2024', '2024年5月16日')
    """
    year, month, day = iso.split("-")
    return Text("date", {"year": year, "month": int(month), "day": int(day)})


def _facts(header: Header) -> list[tuple[Text, Text]]:
    edition, game = header.edition, header.game
    of_edition: Facts = {"title": Text(edition.title), "key": edition.key}
    approval = Text("par-approved-by-undated", {"authority": Text(edition.approved_by)})
    if edition.approved_on != UNDATED:
        approval = Text("par-approved-by-is", {**approval.facts, "date": _date(edition.approved_on)})
    of_game: Facts = {"title": Text(game.title), "key": game.key, "clause": cited(game.clause)}
    facts = [
        (Text("par-edition"), Text("par-edition-is", of_edition)),
        (Text("par-approved-by"), approval),
        (Text("par-game"), Text("par-game-is", of_game)),
        _equipment(header),
    ]
    if header.terms.tie_percent is not None:
        sign = Text("par-sign-is", {"percent": percent_text(header.terms.tie_percent)})
        facts.append((Text("par-sign"), sign))
    return facts


@singledispatch
def _equipment(header: Header) -> tuple[Text, Text]:
    raise NotImplementedError(header)


@_equipment.register
def _(header: CardHeader) -> tuple[Text, Text]:
    shoe: Facts = {"decks": header.decks, "cards": 52 * header.decks}
    return Text("lab-subject-decks"), Text("par-fresh-shoe", shoe)


@_equipment.register
def _(header: WheelHeader) -> tuple[Text, Text]:
    return Text("par-wheel"), Text("par-pockets", {"pockets": len(header.game.wheel.order)})


@singledispatch
def _sections(header: Header) -> Content:
    """The sections that not every kind of game has."""
    raise NotImplementedError(header)


@_sections.register
def _(header: CardHeader) -> Content:
    tableau = header.game.procedure.tableau
    clauses = {"natural": tableau.natural, "deal": tableau.initial_deal, "card": tableau.one_card}
    facts: Facts = {name: cited(clause) for name, clause in clauses.items()}
    table = {**table_of_play(tableau), "note": Text("par-table-note", facts)}
    table["rows"] = [Text("par-banker-with", {"count": count}) for count in range(10)]
    return {"wheel": None, "table": table, "comparisons": [*_by_decks(header), *_by_sign(header)]}


@_sections.register
def _(header: WheelHeader) -> Content:
    return {"wheel": wheel_order(header.game), "table": None, "comparisons": []}


@singledispatch
def _about(game: Game, key: str) -> list[Text]:
    """The clauses of a wager, and what it needs."""
    raise NotImplementedError(game)


@_about.register
def _(game: RouletteGame, key: str) -> list[Text]:
    bets = {str(bet.kind): bet.defined for bet in game.bets}
    calls = {call.key: call.clause for call in game.calls}
    return [Text("par-wager-rule", {"key": key, "clause": cited((bets | calls)[key])})]


@_about.register
def _(game: BaccaratGame, key: str) -> list[Text]:
    wager = _find(game, key)
    parts = [Text("par-wager-rule", {"key": key, "clause": cited(wager.defined)})]
    if wager.optional:
        parts.append(Text("par-optional"))
    if wager.decks:
        parts.append(Text("par-with-decks", {"decks": AnyOf(tuple(wager.decks))}))
    if wager.layouts:
        parts.append(Text("par-layouts", {"layouts": ListOf(wager.layouts)}))
    if wager.settles is Stage.INITIAL_DEAL:
        parts.append(Text("par-settled-early"))
    return parts


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


def _prize(event: str, prize: Prize, ways: int, chance: Fraction) -> tuple[str | Text | Ratio, ...]:
    pays: dict[Outcome, str | Text] = {
        Outcome.WIN: stated_odds(prize.pays),
        Outcome.STANDOFF: Text("lab-outcome-standoff"),
        Outcome.LOSE: DASH,
    }
    return (
        event,
        pays[prize.outcome],
        grouped(ways),
        ratio(chance),
        decimal(chance, 10),
        decimal(chance * prize.returns, 8),
        cited(prize.clause),
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
            "title": Text("par-edge-by-decks"),
            "head": (Text("par-wager"), *(Text("par-decks", {"decks": decks}) for decks in allowed)),
            "rows": [
                (Text(wager.title), *(edge(wager, decks) for decks in allowed)) for wager in game.wagers
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
            "title": Text("par-edge-by-sign"),
            "head": (Text("par-tie-pays"), *(Text(wager.title) for wager in paid)),
            "rows": [
                (f"{tie} %", *(percent(odds[wager.key].edge, 6) for wager in paid))
                for tie, odds in by_tie.items()
            ],
        }
    ]


def _may_offer(wager: Wager, decks: int) -> bool:
    return wager.decks is None or decks in wager.decks
