"""The auditor's editions as typed rows: the odds of each game, and the rulings on irregularities."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from types import ModuleType
from typing import NamedTuple

from pitboss.audit.editions import canberra, guide, star_baccarat, star_premium, star_rapid
from pitboss.audit.finding import wrong
from pitboss.audit.roulette.numbers import layout

EDITIONS: dict[str, ModuleType] = {
    "star-baccarat-2024": star_baccarat,
    "star-premium-baccarat-2021": star_premium,
    "star-rapid-etg-2016": star_rapid,
    "canberra-mini-baccarat-2023": canberra,
    "mini-baccarat-guide": guide,
}
PERCENTAGE_ON_SIGN = Fraction(-1)
"""A placeholder for the percentage on the sign of the table."""


Pieces = tuple[tuple[frozenset[int], Fraction], ...]
"""The equal pieces of a bet: the numbers of each, and its odds to one."""


class Pays(NamedTuple):
    """A row of a wager: its condition and its result."""

    when: str
    outcome: str
    odds: Fraction
    clause: str


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A game of an edition: Baccarat with its wagers, or Roulette with its bets."""

    wagers: dict[str, tuple[Pays, ...]]
    first_four: frozenset[str]
    """The wagers that are settled on the first four cards."""
    to_the_maximum: bool = False
    """Whether a wager over its maximum is paid and collected up to the maximum."""
    area_to_the_maximum: bool = False
    """Whether wagers over the maximum of their area are too, in proportion."""
    differential_to_the_maximum: bool = False
    """Whether wagers over the differential are too, in proportion."""
    paid_exactly: bool = False
    """Whether payments are exact to the cent."""
    returned_once_advised: bool = False
    """Whether a wager under the minimum is returned to a player warned before."""
    reduced: bool = False
    """Whether the dealer may reduce wagers that count together before the first card."""
    prefers: frozenset[str] = frozenset()
    """The wagers whose positions go first to players with a main wager."""
    in_order: bool = False
    """Whether the dealer announces the result, then collects lost wagers, and then pays."""
    bets: dict[str, Pieces] = field(default_factory=dict)
    """The equal pieces of each bet."""
    calls: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The positions of the pieces of each call bet."""

    @property
    def by_the_sign(self) -> bool:
        """Whether any wager pays the percentage on the sign of the table."""
        return any(row.odds == PERCENTAGE_ON_SIGN for rows in self.wagers.values() for row in rows)


def checked_after(edition: str) -> str | None:
    """The clause that has the cards of a table checked after gaming, if there is one."""
    return getattr(EDITIONS[edition], "CHECKED_AFTER", None)


class Order(NamedTuple):
    """An order of a ruling."""

    effect: str
    clause: str
    may: bool
    """Whether it is optional for staff."""
    needs: tuple[str, ...]
    """Further facts that must be true."""
    by: tuple[str, ...]
    """The roles that do it, if the rules name any."""


class Irregularity(NamedTuple):
    """The orders for an irregularity."""

    kind: str
    clause: str
    when: tuple[str, ...]
    orders: tuple[Order, ...]


@cache
def find_game(edition: str, key: str) -> Game:
    """A game of an edition."""
    module = EDITIONS.get(edition)
    if module is None or (key not in module.GAMES and not (key == "roulette" and hasattr(module, "BETS"))):
        wrong("audit-no-game", game=key, edition=edition)
    if key not in module.GAMES:
        return Game({}, frozenset(), bets=_bets(module), calls=_calls(module))
    early = frozenset(getattr(module, "FIRST_FOUR", "").split())
    return Game(
        _wagers(module.GAMES[key]),
        early,
        to_the_maximum=hasattr(module, "TO_THE_MAXIMUM"),
        area_to_the_maximum=hasattr(module, "AREA_TO_THE_MAXIMUM"),
        differential_to_the_maximum=hasattr(module, "DIFFERENTIAL_TO_THE_MAXIMUM"),
        paid_exactly=hasattr(module, "PAID_EXACTLY"),
        returned_once_advised=hasattr(module, "RETURNED_ONCE_ADVISED"),
        reduced=hasattr(module, "REDUCED"),
        in_order=hasattr(module, "IN_ORDER"),
        prefers=frozenset(getattr(module, "PREFERS", "").split()),
    )


@cache
def games_of(edition: str) -> tuple[Game, ...]:
    """The games of an edition that are played with cards."""
    return tuple(find_game(edition, key) for key in EDITIONS[edition].GAMES)


def has_lists(edition: str, area: str) -> bool:
    """Whether tables in an area are reserved for people on a list."""
    return area in getattr(EDITIONS.get(edition), "WITH_LISTS", ())


@cache
def irregularities(edition: str) -> tuple[Irregularity, ...]:
    """The irregularities of an edition, in its order."""
    lines = getattr(EDITIONS[edition], "RULINGS", "").strip().replace("\n    ", " ").splitlines()
    return tuple(_irregularity(line) for line in lines)


@cache
def named_for(edition: str, kind: str, effect: str, version: int = 2) -> frozenset[str]:
    """All roles that may carry out an order for an irregularity. Empty if the rules name none.

    Releases before version 2 of a report read some clauses as naming nobody.
    """
    if version < 2 and f"{kind} {effect}" in getattr(EDITIONS[edition], "NAMED_SINCE_2", ""):
        return frozenset()
    rows = (row for row in irregularities(edition) if row.kind == kind)
    return holders(
        edition, {role for row in rows for each in row.orders if each.effect == effect for role in each.by}
    )


@cache
def order_clauses(edition: str, kind: str, effect: str) -> frozenset[str]:
    """The clauses that give an order for an irregularity."""
    rows = (row for row in irregularities(edition) if row.kind == kind)
    return frozenset(each.clause for row in rows for each in row.orders if each.effect == effect)


@cache
def stand_in(edition: str) -> dict[str, frozenset[str]]:
    """For each role that the rules name: that role and the roles that may act in its place."""
    role, _, others = getattr(EDITIONS[edition], "STANDS_IN", "").partition(": ")
    return {role: frozenset((role, *others.split()))}


class Reserved(NamedTuple):
    """An act that an edition gives to roles: always, or for the value of a field."""

    act: str
    field: str
    says: str | None
    """The value that the field must have. None means any value that is not empty."""
    clause: str
    roles: tuple[str, ...]

    def speaks_of(self, act: Mapping[str, object]) -> bool:
        """Whether the row covers an act from the log.

        >>> row = Reserved("take-out-cards", "why", "order-a-shuffle", "4.1.3", ("casino-supervisor",))
        >>> row.speaks_of({"act": "take-out-cards", "why": "replace-the-cards"})
        False
        """
        value = str(act.get(self.field) or "") if self.field else ""
        return bool(value) if self.says is None else value == self.says


@cache
def reserved(edition: str, act: str) -> tuple[Reserved, ...]:
    """The rows in which an edition gives an act to roles."""
    lines = (line.split() for line in getattr(EDITIONS[edition], "RESERVED", "").strip().splitlines())
    return tuple(row for row in (_reserved(*line) for line in lines) if row.act == act)


def _reserved(named: str, clause: str, *roles: str) -> Reserved:
    """A row of the form `ACT`, `ACT:FIELD` or `ACT:FIELD=VALUE`."""
    act, _, condition = named.partition(":")
    field, equals, value = condition.partition("=")
    return Reserved(act, field, value if equals or not field else None, clause, roles)


def holders(edition: str, named: Collection[str]) -> frozenset[str]:
    """All roles that may do what the rules give to some roles.

    >>> sorted(holders("canberra-mini-baccarat-2023", ("casino-operator",)))
    ['casino-operator', 'casino-supervisor']
    """
    others = stand_in(edition)
    return frozenset(role for each in named for role in others.get(each, {each}))


def _wagers(text: str) -> dict[str, tuple[Pays, ...]]:
    rows: dict[str, tuple[Pays, ...]] = {}
    for wager, when, pays, clause in (line.split() for line in text.split("\n") if line):
        outcome = {"back": "standoff", "lost": "lose"}.get(pays, "win")
        odds = PERCENTAGE_ON_SIGN if pays == "sign" else Fraction(pays) if outcome == "win" else Fraction(0)
        rows[wager] = (*rows.get(wager, ()), Pays(when, outcome, odds, clause))
    return rows


def _calls(module: ModuleType) -> dict[str, tuple[str, ...]]:
    lines = module.CALLS.strip().replace("\n  ", " ").splitlines()
    return {call: tuple(pieces) for call, *pieces in (line.split() for line in lines)}


def _bets(module: ModuleType) -> dict[str, Pieces]:
    odds = {
        kind: Fraction(pays) for kind, pays, _ in (line.split() for line in module.BETS.strip().splitlines())
    }
    places = layout(frozenset(map(int, module.RED.split())))
    bets: dict[str, Pieces] = {
        key: ((covers, odds[key.partition(":")[0]]),) for key, covers in places.items()
    }
    for call, pieces in _calls(module).items():
        bets[call] = tuple(bets[piece][0] for piece in pieces)
    return bets


def _irregularity(line: str) -> Irregularity:
    kind, when, clause, orders = (part.strip() for part in line.split("|"))
    return Irregularity(
        kind, clause, tuple(when.split()), tuple(_order(each, clause) for each in orders.split(";"))
    )


def _order(text: str, clause: str) -> Order:
    """An order `may EFFECT CLAUSE if FACTS by ROLES`. Everything except the effect is optional."""
    order, _, by = text.strip().partition(" by ")
    order, _, needs = order.partition(" if ")
    may = order.startswith("may ")
    effect, _, own = order.removeprefix("may ").partition(" ")
    return Order(effect, own or clause, may, tuple(needs.split()), tuple(by.split()))
