"""Steps at a table as a person takes them: checked first, and done only where nothing refuses them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pitboss.acting.sign import Limits, TableLimits
from pitboss.baccarat.play import limit_changes as changes
from pitboss.baccarat.play.limit_changes import InForce
from pitboss.baccarat.play.no_bet import Situation, check_no_bet, find_no_bet
from pitboss.game import offer as offers
from pitboss.game.offer import NoBet, Offer, PlayerLimit, check_limit, check_restrict
from pitboss.game.permission import authority_clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, Edition


def offer(edition: Edition, game: BaccaratGame, decks: int, **options: Any) -> Offer | Rejection:
    refused = offers.check_offer(edition, game, decks, **options)
    return refused or offers.offer(edition, game, decks, **options)


def restrict(
    table: Offer, key: str, *, by: Role, surveillance_told: bool, sign_shown: bool
) -> Offer | Rejection:
    refused = check_restrict(table, key, by=by, surveillance_told=surveillance_told, sign_shown=sign_shown)
    return refused or replace(table, main_wager_only=table.main_wager_only | {key})


def limit_players(
    table: Offer, by: Role, *, most: int | None = None, one_per_box: bool = False
) -> Offer | Rejection:
    clause = authority_clause(table.edition, Act.LIMIT_PLAYERS, by)
    limited = replace(table, players=PlayerLimit(most, one_per_box, clause))
    return check_limit(table.edition, by, most) or limited


def call_no_bet(table: Offer, act: Act, now: Situation, by: Role, key: str) -> NoBet | Rejection:
    refused, row = check_no_bet(table, act, now, by), find_no_bet(table.game, act)
    if refused is not None:
        return refused
    assert row is not None
    return NoBet(row.clause, None if row.several else key)


def open_limits(table: Offer, limits: TableLimits, *, clock_shown: bool = False) -> InForce | Rejection:
    return changes.check_open_limits(table, limits, clock_shown=clock_shown) or InForce(limits)


def announce_limits(
    table: Offer, in_force: InForce, limits: TableLimits, *, change_at: int, shown_at: int
) -> InForce | Rejection:
    told = changes.announce_limits(in_force, limits, change_at=change_at, shown_at=shown_at)
    return (
        changes.check_announce_limits(table, in_force, limits, change_at=change_at, shown_at=shown_at) or told
    )


def alter_limits(
    table: Offer, in_force: InForce, new: TableLimits, *, by: Role, at: int, clock_shown: bool = False
) -> InForce | Rejection:
    refused = changes.check_alter_limits(table, in_force, new, by=by, at=at, clock_shown=clock_shown)
    return refused or changes.alter_limits(in_force, new)


def raise_at_once(
    table: Offer, in_force: InForce, new: TableLimits, *, by: Role, playing: Mapping[str, int]
) -> InForce | Rejection:
    refused = changes.check_raise_at_once(table, in_force, new, by=by, playing=playing)
    return refused or changes.raise_at_once(in_force, new, playing)


def raise_kept(table: Offer, in_force: InForce, *, by: Role, at: int) -> InForce | Rejection:
    return changes.check_raise_kept(table, in_force, by=by, at=at) or changes.raise_kept(in_force)


def allow_over_maximum(
    table: Offer,
    in_force: InForce,
    player: str,
    personal: Mapping[str, Limits],
    *,
    box: int,
    by: Role,
    sign_shown: bool,
) -> InForce | Rejection:
    refused = changes.check_over_maximum(
        table, in_force, player, personal, box=box, by=by, sign_shown=sign_shown
    )
    return refused or changes.allow_over_maximum(in_force, player, personal, box)
