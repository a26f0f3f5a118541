"""The boxes of a table: whose wagers are where."""

from collections.abc import Mapping

from pitboss.acting.acts.act import Spot
from pitboss.baccarat.play.rounds import Round, check_wagers
from pitboss.game.naming import wager_name
from pitboss.game.offer import check_box, check_player
from pitboss.game.wagers import place, withdraw
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.limits import Tender

Boxes = Mapping[Spot, Cents]


def check_bet(
    now: Round,
    boxes: Boxes,
    box: int,
    player: str,
    key: str,
    stake: object,
    *,
    tender: Tender | None = None,
    approved_by: Role | None = None,
) -> Rejection | None:
    """Whether one more wager may be placed beside those of others. A player's wagers are checked together.

    >>> from pitboss.game.coup import Coup
    >>> from pitboss.game.offer import offer
    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> table = offer(EDITION, EDITION.game("commission"), 8)
    >>> now = Round(table, "coup 1", Coup(table.game.procedure.tableau))
    >>> boxes = {Spot(1, "Ann", "banker"): 500}
    >>> check_bet(now, boxes, 1, "Bo", "banker", 700)
    >>> check_bet(now, boxes, 2, "Ann", "banker", 500).clause
    '4.6'
    """
    others = {(spot.player, spot.box) for spot in boxes if spot.player != player}
    table = now.table
    refused = check_wagers(now) or check_box(table, box) or check_player(table, others, box)
    if refused is not None:
        return refused
    placed = place(table, wagers_of(boxes, player), key, stake, tender=tender, approved_by=approved_by)
    return placed if isinstance(placed, Rejection) else None


def check_take_off(now: Round, boxes: Boxes, spot: Spot) -> Rejection | None:
    """Whether the wager on one spot may be taken off again."""
    if spot not in boxes:
        wager = wager_name(now.game.titles, spot.key)
        return Rejection(
            "wager-not-placed", {"case": "not-there-to-take-off", "player": spot.player, "wager": wager}
        )
    left = {other: cents for other, cents in boxes.items() if other != spot}
    refused = check_wagers(now)
    if refused is None and spot.key not in wagers_of(left, spot.player):
        # Only if no chips in another box keep the wager in place.
        withdrawn = withdraw(now.table, wagers_of(boxes, spot.player), spot.key)
        return withdrawn if isinstance(withdrawn, Rejection) else None
    return refused


def wagers_of(boxes: Boxes, player: str) -> dict[str, Cents]:
    """What one player has bet in all boxes together."""
    wagers: dict[str, Cents] = {}
    for spot, cents in boxes.items():
        if spot.player == player:
            wagers[spot.key] = wagers.get(spot.key, 0) + cents
    return wagers
