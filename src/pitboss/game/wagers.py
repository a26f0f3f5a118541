"""Wagers before the coup: whether one may be placed, changed or taken off."""

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from pitboss.game.naming import wager_name
from pitboss.game.offer import Offer, find_wager
from pitboss.game.permission import acts_as
from pitboss.game.settlement import read_stake
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AllOf, AnyOf, Text
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.limits import Closes, Misplaced, Tender
from pitboss.rules.wager import Combination, Wager


class Moment(IntEnum):
    """The progress of a coup, as far as wagers depend on it."""

    OPEN = 0
    PERIOD_ENDED = 1
    FIRST_CARD_REMOVED = 2
    FIRST_CARD_EXPOSED = 3


CLOSED_FROM = {
    Closes.PERIOD_ENDS: Moment.PERIOD_ENDED,
    Closes.FIRST_CARD_REMOVED: Moment.FIRST_CARD_REMOVED,
    Closes.FIRST_CARD_EXPOSED: Moment.FIRST_CARD_EXPOSED,
}
"""The first closed moment for each way of closing. Later moments are closed too, as after an early card."""


def place(
    table: Offer,
    placed: Mapping[str, Cents],
    key: str,
    stake: object,
    *,
    moment: Moment = Moment.OPEN,
    tender: Tender | None = None,
    approved_by: Role | None = None,
) -> dict[str, Cents] | Rejection:
    """The wagers of one player with one more, or why it is refused.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.game.offer import offer
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A")
    >>> place(table, {"player": 10000}, "tie", 500)
    {'player': 10000, 'tie': 500}
    >>> place(table, {"player": 10000}, "banker", 500).clause
    '5.6.6'
    """
    wager = find_wager(table, key)
    if isinstance(wager, Rejection):
        return wager
    cents = read_stake(table.game, key, stake)
    if isinstance(cents, Rejection):
        return cents
    total = read_stake(table.game, key, placed.get(key, 0) + cents)
    if isinstance(total, Rejection):
        return total
    refused = (
        check_open(table, moment)
        or _check_tender(table, tender)
        or _check_repeat(wager, placed)
        or _check_joining(table, wager, placed, approved_by)
        or _check_restriction(table, wager, placed)
    )
    return refused or {**placed, key: total}


def withdraw(
    table: Offer, placed: Mapping[str, Cents], key: str, *, moment: Moment = Moment.OPEN
) -> dict[str, Cents] | Rejection:
    """The wagers of one player with one taken off, which is possible until they close.

    The last main wager must stay while a wager is there that requires one.
    """
    if key not in placed:
        return Rejection(
            "wager-not-placed", {"case": "no-wager", "wager": wager_name(table.game.titles, key)}
        )
    left = {other: cents for other, cents in placed.items() if other != key}
    refused = check_open(table, moment)
    if refused is None and key in main_wagers(table):
        offered = [wager for wager in table.wagers if wager.key in left]
        refused = next(filter(None, (_check_restriction(table, wager, left) for wager in offered)), None)
    return refused or left


def check_open(table: Offer, moment: Moment) -> Rejection | None:
    """Whether wagers may still be placed, changed or taken off."""
    if table.no_bet is not None:
        return Rejection("no-bet-coup", {"case": "without-wagers"}, table.no_bet.clause)
    if moment < CLOSED_FROM[table.closing.at]:
        return None
    closing = table.closing
    return Rejection("wagers-closed", {"case": "no-more-bets", "reason": closing.at.text}, closing.clause)


def invalid_position(game: BaccaratGame, fault: Misplaced) -> Clause | None:
    """The clause by which misplaced chips make the wager invalid, if there is one."""
    return next((row.clause for row in game.procedure.positions if row.fault is fault), None)


class Request(NamedTuple):
    """A player's request for a position of an optional wager."""

    player: str
    has_main_wager: bool


def assign_positions(
    requests: Sequence[Request], positions: int, *, main_wager_only: bool = False
) -> tuple[Request, ...]:
    """Who gets the positions: first players with a main wager, then the others, each in the order of request.

    The others get none while the wager is restricted to players with a main wager.

    >>> requests = [Request("Ann", False), Request("Bo", True), Request("Cy", True)]
    >>> [request.player for request in assign_positions(requests, 2)]
    ['Bo', 'Cy']
    """
    first = [request for request in requests if request.has_main_wager]
    others = [request for request in requests if not request.has_main_wager and not main_wager_only]
    return tuple((first + others)[:positions])


def check_combination(game: BaccaratGame, keys: Collection[str]) -> Rejection | None:
    """Checks that one player may combine the main wagers among these, with or without approval.

    >>> from pitboss.rules.editions.mini_baccarat_guide import EDITION
    >>> check_combination(EDITION.game("commission"), ["player", "banker"]).code
    'combination-not-allowed'
    """
    combination = _combination(game, keys)
    return combination if isinstance(combination, Rejection) else None


def _combination(game: BaccaratGame, keys: Collection[str]) -> Combination | Rejection | None:
    """The row about the main wagers among these. None if there is no main wager to combine."""
    mains = {wager.key for wager in game.wagers if not wager.optional} & set(keys)
    rows = game.procedure.combinations
    row = next((row for row in rows if set(row.wagers) == mains), None)
    if row is not None or not mains:
        return row
    return Rejection("combination-not-allowed", {"wagers": _together(game, mains)}, rows[0].clause)


def _together(game: BaccaratGame, keys: Collection[str]) -> AllOf:
    wagers = sorted((wager for wager in game.wagers if wager.key in keys), key=lambda wager: wager.key)
    return AllOf(tuple(Text(wager.title) for wager in wagers))


def main_wagers(table: Offer) -> set[str]:
    """The wagers that are not optional."""
    return {wager.key for wager in table.wagers if not wager.optional}


def _check_tender(table: Offer, tender: Tender | None) -> Rejection | None:
    rule = table.game.procedure.tenders
    if tender is None or tender in rule.accepted:
        return None
    accepted = AnyOf(tuple(each.text for each in rule.accepted))
    return Rejection("tender-not-taken", {"accepted": accepted, "given": tender.text}, rule.clause)


def _check_repeat(wager: Wager, placed: Mapping[str, Cents]) -> Rejection | None:
    if wager.one_per_coup is None or wager.key not in placed:
        return None
    return Rejection("one-of-a-kind", {"wager": Text(wager.title)}, wager.one_per_coup)


def _check_joining(
    table: Offer, wager: Wager, placed: Mapping[str, Cents], approved_by: Role | None
) -> Rejection | None:
    """Checks that one more main wager may be added. Wagers already placed need no new approval."""
    if wager.optional or wager.key in placed:
        return None
    row = _combination(table.game, {*placed, wager.key})
    if row is None or isinstance(row, Rejection):
        return row
    needed = row.approved_by
    if needed is None or (approved_by is not None and acts_as(table.edition, approved_by, needed)):
        return None
    together = _together(table.game, row.wagers)
    return Rejection("approval-needed", {"role": needed.text, "wagers": together}, row.clause)


def _check_restriction(table: Offer, wager: Wager, placed: Mapping[str, Cents]) -> Rejection | None:
    if wager.key not in table.main_wager_only or main_wagers(table) & set(placed):
        return None
    return Rejection("main-wager-needed", {"wager": Text(wager.title)}, wager.main_wager_only)
