"""The table's sign: what the rules require it to show before anyone bets."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from pitboss.game.offer import Offer
from pitboss.game.settlement import NOTHING, Terms, read_terms
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents, stated_odds, stated_percent
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Fact, ListOf, Text
from pitboss.rules.edition import Game
from pitboss.rules.limits import Limit, LimitCase, LimitRuling
from pitboss.rules.wager import Odds, SignPercentage


@dataclass(frozen=True, slots=True)
class Limits:
    """The minimum and the maximum of one wager."""

    least: Cents
    most: Cents

    @property
    def sound(self) -> bool:
        """Whether both are whole cents above zero, and the minimum is not above the maximum."""
        return _counts(self.least) and _counts(self.most) and self.least <= self.most

    def line(self, key: str, **facts: Fact) -> Text:
        """A line of a sign that names both."""
        return Text(key, {**facts, "least": Amount(self.least), "most": Amount(self.most)})


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLimits:
    """All limits on the sign of a table or a terminal."""

    each: Limits
    """For a wager whose kind has no separate limits."""
    kinds: Mapping[str, Limits] = field(default_factory=dict)
    """By wager, such as "tie", or by kind of roulette bet, such as "straight"."""
    areas: Mapping[str, Limits] = field(default_factory=dict)
    """By wager: the minimum of one, and the maximum of all together, in its place in one box."""
    table_areas: Mapping[str, Cents] = field(default_factory=dict)
    """By wager: the maximum of all together at the table, in all boxes."""
    differential: Cents | None = None
    unit: Cents | Literal["minimum"] | None = None
    """The steps above the minimum, which may be the minimum itself. None allows any amount."""
    least_total: Cents | None = None
    most_total: Cents | None = None
    """For all wagers of one player together."""
    period: int | None = None
    """The seconds of a set wagering period."""

    def of(self, key: str) -> Limits:
        """The limits of a wager.

        >>> table = TableLimits(each=Limits(500, 10000), kinds={"straight": Limits(100, 5000)})
        >>> table.of("straight:17"), table.of("red")
        (Limits(least=100, most=5000), Limits(least=500, most=10000))
        """
        kind = key.partition(":")[0]
        stated = self.kinds.get(kind, self.each)
        area = self.areas.get(kind, stated)
        return stated if area.least <= stated.least else replace(stated, least=area.least)

    def of_pieces(self, key: str, pieces: Sequence[str]) -> Limits:
        """The limits of a wager of equal pieces. Each piece obeys those of its position, as its own do.

        >>> table = TableLimits(each=Limits(500, 10000), kinds={"straight": Limits(100, 1000)})
        >>> table.of_pieces("zero-spiel", ("split:0/3", "split:12/15", "straight:26", "split:32/35"))
        Limits(least=2000, most=4000)
        """
        own = self.of(key)
        least, most = own.least, own.most
        for position, count in Counter(pieces).items():
            bounds = self.of(position)
            least = max(least, -(-bounds.least // count) * len(pieces))
            most = min(most, bounds.most // count * len(pieces))
        return Limits(least, most)

    def step(self, least: Cents) -> Cents:
        """The steps by which wagers go up from a minimum."""
        return least if self.unit == "minimum" else self.unit or 1


@dataclass(frozen=True, slots=True)
class SignLine:
    """A line of the sign, and the clause that requires it."""

    text: Text
    clause: Clause | None
    heading: Text | None = None
    """Over limits that are not in force: previous ones that players keep, or new ones with their time."""


def sign(table: Offer, limits: Mapping[str, Limits], terms: Terms) -> tuple[SignLine, ...] | Rejection:
    """All lines of a table's sign. Refused while an amount that must be shown is not known.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A", optional=["super-six"])
    >>> [line.text.key for line in sign(table, {"super-six": Limits(500, 10000)}, Terms())]
    ['sign-wager']
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
            return Rejection("sign-incomplete", {"case": "amount", "wager": Text(wager.title)}, wager.sign)
        if shown is not None:
            lines.append(_amount(table.game, wager.key, wager.title, shown))
        if wager.key in table.main_wager_only:
            text = Text("sign-main-wager-only", {"wager": Text(wager.title)})
            lines.append(SignLine(text, wager.main_wager_only))
    return tuple(lines)


def limit_row(game: Game, case: LimitCase) -> Limit | None:
    """What the rules of a game order in a case.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> limit_row(EDITION.game("baccarat"), LimitCase.UNDER_MINIMUM).clause
    '6.4'
    """
    return next((row for row in game.limits if row.case is case), None)


def limit_clause(game: Game, case: LimitCase) -> Clause | None:
    """The clause that applies in a case."""
    row = limit_row(game, case)
    return None if row is None else row.clause


def check_stated(game: Game, limits: TableLimits) -> Rejection | None:
    """Requires limits that make sense. The rules of the game must have each of them, and miss none.

    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> check_stated(EDITION.game("commission"), TableLimits(each=Limits(500, 10000))).clause
    '3.5'
    """
    refused = check_kinds(game, (*limits.kinds, *limits.areas, *limits.table_areas))
    if refused is not None:
        return refused
    if not _sound(limits):
        return Rejection("bad-limits", {"case": "not-sound"})
    stated = {
        LimitCase.LIMITS_PER_AREA: limits.areas or limits.table_areas,
        LimitCase.DIFFERENTIAL: limits.differential,
        LimitCase.TOTAL: limits.least_total or limits.most_total,
        LimitCase.PERIOD: limits.period,
    }
    for case, value in stated.items():
        if value and limit_clause(game, case) is None:
            return Rejection("limit-not-used", {"game": Text(game.title), "limit": case.text})
    if limits.period is not None and limits.differential is not None:
        clause = limit_clause(game, LimitCase.PERIOD)
        return Rejection("period-with-differential", clause=clause)
    unit = limit_row(game, LimitCase.UNIT)
    if unit is not None and unit.ruling is LimitRuling.SHOWN and limits.unit is None:
        return Rejection("sign-incomplete", {"case": "multiples"}, unit.clause)
    return None


def check_kinds(game: Game, kinds: Iterable[str]) -> Rejection | None:
    """Requires that a game has all these wagers, or kinds of roulette bets and call bets.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> check_kinds(EDITION.game("roulette"), ["straight", "tier"])
    >>> check_kinds(EDITION.game("roulette"), ["straight:17"]).code
    'unknown-wager'
    """
    titles = game.titles
    unknown = next((kind for kind in kinds if kind not in titles), None)
    if unknown is None:
        return None
    return Rejection(
        "unknown-wager",
        {
            "case": "no-such-kind",
            "game": Text(game.title),
            "wager": f"{unknown!r:.40}",
            "wagers": ListOf(tuple(titles)),
        },
    )


def limit_lines(game: Game, limits: TableLimits) -> tuple[SignLine, ...] | Rejection:
    """The lines of a sign about its limits. Refused if the game may not state them.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> limits = TableLimits(each=Limits(500, 10000), unit=500, most_total=50000)
    >>> [line.text.key for line in limit_lines(EDITION.game("roulette"), limits)]
    ['sign-each-wager', 'sign-steps', 'sign-most-total']
    """
    refused = check_stated(game, limits)
    if refused is not None:
        return refused
    titles = game.titles
    lines = [(limits.each.line("sign-each-wager"), LimitCase.LIMITS_PER_PLAYER)]
    for key, bounds in limits.areas.items():
        lines.append((bounds.line("sign-box", wager=Text(titles[key])), LimitCase.LIMITS_PER_AREA))
    for key, most in limits.table_areas.items():
        text = Text("sign-table-area", {"wager": Text(titles[key]), "most": Amount(most)})
        lines.append((text, LimitCase.LIMITS_PER_AREA))
    unit = limits.unit
    steps = Text("sign-multiples") if unit == "minimum" else _figure("sign-steps", unit)
    period = None if limits.period is None else Text("sign-period", {"seconds": limits.period})
    rows = (
        (_figure("sign-differential", limits.differential), LimitCase.DIFFERENTIAL),
        (steps, LimitCase.UNIT),
        (_figure("sign-least-total", limits.least_total), LimitCase.TOTAL),
        (_figure("sign-most-total", limits.most_total), LimitCase.TOTAL),
        (period, LimitCase.PERIOD),
    )
    lines += [(text, case) for text, case in rows if text is not None]
    kinds = [_amount(game, key, titles[key], bounds) for key, bounds in limits.kinds.items()]
    return (*(SignLine(text, limit_clause(game, case)) for text, case in lines), *kinds)


def _sound(limits: TableLimits) -> bool:
    """Whether limits are whole numbers, and leave room for a wager of every kind and for all together."""
    unit = None if limits.unit == "minimum" else limits.unit
    amounts = (
        *limits.table_areas.values(),
        *(limits.differential, unit, limits.least_total, limits.most_total, limits.period),
    )
    stated = (limits.each, *limits.kinds.values(), *limits.areas.values())
    if not all(each.sound for each in stated) or not all(
        _counts(each) for each in amounts if each is not None
    ):
        return False
    bounds = {key: limits.of(key) for key in ("", *limits.kinds, *limits.areas)}
    highest = max(limits.least_total or 0, *(each.least for each in bounds.values()))
    return (
        all(each.least <= each.most for each in bounds.values())
        and all(bounds[key].least <= area.most for key, area in limits.areas.items())
        and all(limits.of(key).least <= most for key, most in limits.table_areas.items())
        and (limits.most_total is None or highest <= limits.most_total)
    )


def _counts(amount: object) -> bool:
    """Whether a value is a whole number above zero. True and 1.0 are not, although they equal 1 in Python."""
    return isinstance(amount, int) and not isinstance(amount, bool) and amount > 0


def _figure(key: str, cents: Cents | None) -> Text | None:
    """A line of one amount, if it is stated."""
    return None if cents is None else Text(key, {"amount": Amount(cents)})


def _amount(game: Game, key: str, title: str, bounds: Limits) -> SignLine:
    """The line of one kind of wager, by its specific clause or the clause for all kinds."""
    clause = game.sign_clauses.get(key) or limit_clause(game, LimitCase.LIMITS_PER_KIND)
    return SignLine(bounds.line("sign-wager", wager=Text(title)), clause)


def _odds_lines(table: Offer, terms: Terms) -> list[SignLine]:
    """The name of the game and what its main wagers pay, if the rules require that on a sign."""
    if table.game.odds_sign is None:
        return []
    texts = [Text(table.game.title)]
    for wager in table.wagers:
        for pay in wager.pays if not wager.optional else ():
            own = pay.name in (wager.key, f"{wager.key}-wins")
            key = "sign-pays" if own else f"sign-pays-{pay.name}"
            texts.append(Text(key, {"wager": Text(wager.title), "odds": _odds(pay.pays, terms)}))
    return [SignLine(text, table.game.odds_sign) for text in texts]


def _odds(odds: Odds, terms: Terms) -> Text:
    """Odds to one, or the percentage of this table."""
    if not isinstance(odds, SignPercentage):
        return stated_odds(odds)
    return stated_percent(terms.tie_percent or NOTHING)
