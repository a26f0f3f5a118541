"""The rows of the auditor's editions: what each game pays, and what is ruled when something goes wrong."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from types import ModuleType
from typing import NamedTuple

from pitboss.audit.accounts import wrong
from pitboss.audit.editions import canberra, guide, star_baccarat, star_premium, star_rapid
from pitboss.audit.numbers import layout

EDITIONS: dict[str, ModuleType] = {
    "star-baccarat-2024": star_baccarat,
    "star-premium-baccarat-2021": star_premium,
    "star-rapid-etg-2016": star_rapid,
    "canberra-mini-baccarat-2023": canberra,
    "mini-baccarat-guide": guide,
}
SIGN = Fraction(-1)
"""Stands for the percentage on the sign of the table."""


Pieces = tuple[tuple[frozenset[int], Fraction], ...]
"""The equal pieces of a bet: the numbers of each, and what it pays to one."""


class Pays(NamedTuple):
    """A row of a wager: what decides it, and what follows."""

    when: str
    outcome: str
    odds: Fraction
    clause: str


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A game of an edition: one of cards with its wagers, or one of a wheel with its bets."""

    wagers: dict[str, tuple[Pays, ...]]
    first_four: frozenset[str]
    """The wagers that are settled when four cards lie there."""
    to_the_maximum: bool = False
    """Whether a wager over its maximum is paid and collected to the maximum."""
    area_to_the_maximum: bool = False
    """Whether wagers over the maximum of their area are, too, in proportion."""
    returned_once_advised: bool = False
    """Whether a wager under the minimum goes back to whoever was told so at one before."""
    reduced: bool = False
    """Whether the dealer may reduce what counts together before the first card."""
    bets: dict[str, Pieces] = field(default_factory=dict)
    """Of each bet its equal pieces."""

    @property
    def by_the_sign(self) -> bool:
        """Whether some wager pays the percentage on the sign of the table."""
        return any(row.odds == SIGN for rows in self.wagers.values() for row in rows)


class Order(NamedTuple):
    """Something that is ordered."""

    effect: str
    clause: str
    may: bool
    """Whether it is left to staff."""
    needs: tuple[str, ...]
    """What must be so as well."""
    by: tuple[str, ...]
    """Who does it, where the rules name somebody."""


class Irregularity(NamedTuple):
    """What is ordered for something that went wrong."""

    kind: str
    clause: str
    when: tuple[str, ...]
    orders: tuple[Order, ...]


@cache
def find_game(edition: str, key: str) -> Game:
    """A game of an edition."""
    module = EDITIONS.get(edition)
    if module is None or (key not in module.GAMES and not (key == "roulette" and hasattr(module, "BETS"))):
        wrong(f"There is no game {key!r:.40} of an edition {edition!r:.40}.")
    if key not in module.GAMES:
        return Game({}, frozenset(), bets=_bets(module))
    early = frozenset(getattr(module, "FIRST_FOUR", "").split())
    return Game(
        _wagers(module.GAMES[key]),
        early,
        to_the_maximum=hasattr(module, "TO_THE_MAXIMUM"),
        area_to_the_maximum=hasattr(module, "AREA_TO_THE_MAXIMUM"),
        returned_once_advised=hasattr(module, "RETURNED_ONCE_ADVISED"),
        reduced=hasattr(module, "REDUCED"),
    )


@cache
def irregularities(edition: str) -> tuple[Irregularity, ...]:
    """What an edition rules on, row by row."""
    lines = getattr(EDITIONS[edition], "RULINGS", "").strip().replace("\n    ", " ").splitlines()
    return tuple(_irregularity(line) for line in lines)


@cache
def named_for(edition: str, kind: str, effect: str) -> frozenset[str]:
    """Everybody who may do what is ordered for something that went wrong; nobody where nobody is named."""
    rows = (row for row in irregularities(edition) if row.kind == kind)
    return holders(
        edition, {role for row in rows for each in row.orders if each.effect == effect for role in each.by}
    )


@cache
def stand_in(edition: str) -> dict[str, frozenset[str]]:
    """Of a role that the rules name, all who have it: itself, and whoever stands in for it."""
    role, _, others = getattr(EDITIONS[edition], "STANDS_IN", "").partition(": ")
    return {role: frozenset((role, *others.split()))}


class Reserved(NamedTuple):
    """That an edition gives an act to somebody: always, or where a field of it says something."""

    act: str
    field: str
    says: str | None
    """What the field must say: nothing, something in particular, or, where this is None, anything."""
    clause: str
    roles: tuple[str, ...]

    def speaks_of(self, act: Mapping[str, object]) -> bool:
        """Whether the row is about an act as the log has it.

        >>> row = Reserved("take-out-cards", "why", "order-a-shuffle", "4.1.3", ("casino-supervisor",))
        >>> row.speaks_of({"act": "take-out-cards", "why": "replace-the-cards"})
        False
        """
        said = str(act.get(self.field) or "") if self.field else ""
        return bool(said) if self.says is None else said == self.says


@cache
def reserved(edition: str, act: str) -> tuple[Reserved, ...]:
    """The rows by which an edition gives an act to somebody."""
    lines = (line.split() for line in getattr(EDITIONS[edition], "RESERVED", "").strip().splitlines())
    return tuple(row for row in (_reserved(*line) for line in lines) if row.act == act)


def _reserved(named: str, clause: str, *roles: str) -> Reserved:
    """A row of the form `ACT`, `ACT:FIELD` or `ACT:FIELD=VALUE`."""
    act, _, condition = named.partition(":")
    field, equals, value = condition.partition("=")
    return Reserved(act, field, value if equals or not field else None, clause, roles)


def holders(edition: str, named: Collection[str]) -> frozenset[str]:
    """Everybody who may do what the rules give to some roles.

    >>> sorted(holders("canberra-mini-baccarat-2023", ("casino-operator",)))
    ['casino-operator', 'casino-supervisor']
    """
    others = stand_in(edition)
    return frozenset(role for each in named for role in others.get(each, {each}))


def _wagers(text: str) -> dict[str, tuple[Pays, ...]]:
    found: dict[str, tuple[Pays, ...]] = {}
    for wager, when, pays, clause in (line.split() for line in text.split("\n") if line):
        outcome = {"back": "standoff", "lost": "lose"}.get(pays, "win")
        odds = SIGN if pays == "sign" else Fraction(pays) if outcome == "win" else Fraction(0)
        found[wager] = (*found.get(wager, ()), Pays(when, outcome, odds, clause))
    return found


def _bets(module: ModuleType) -> dict[str, Pieces]:
    odds = {
        kind: Fraction(pays) for kind, pays, _ in (line.split() for line in module.BETS.strip().splitlines())
    }
    places = layout(frozenset(map(int, module.RED.split())))
    bets: dict[str, Pieces] = {
        key: ((covers, odds[key.partition(":")[0]]),) for key, covers in places.items()
    }
    for line in module.CALLS.strip().replace("\n  ", " ").splitlines():
        call, *pieces = line.split()
        bets[call] = tuple(bets[piece][0] for piece in pieces)
    return bets


def _irregularity(line: str) -> Irregularity:
    kind, when, clause, orders = (part.strip() for part in line.split("|"))
    return Irregularity(
        kind, clause, tuple(when.split()), tuple(_order(each, clause) for each in orders.split(";"))
    )


def _order(text: str, clause: str) -> Order:
    """An order: `may EFFECT CLAUSE if FACTS by ROLES`, of which all but the effect may be left out."""
    said, _, by = text.strip().partition(" by ")
    said, _, needs = said.partition(" if ")
    may = said.startswith("may ")
    effect, _, own = said.removeprefix("may ").partition(" ")
    return Order(effect, own or clause, may, tuple(needs.split()), tuple(by.split()))
