"""What lies on the layout of a table by the wagers entered, to be compared with what antennas read there."""

from pitboss.acting.acts.act import Act
from pitboss.acting.readings import AreaChips, EnteredWagers, ReadLayout
from pitboss.acting.setups.setup import count_items
from pitboss.baccarat.acts.holding import PassOut, Turn
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.machines import round_of
from pitboss.baccarat.state import GamingTable
from pitboss.game.wagers import CLOSED_FROM
from pitboss.kernel.money import Cents
from pitboss.rules.equipment import ItemKind

SHOWING = (DrawCard, Turn, PassOut)
"""The acts by which a card leaves the shoe or is seen, which ends the time for wagers."""


def entered(now: GamingTable) -> EnteredWagers | None:
    """The wagers on the coup under way, until its result is announced and chips are collected and paid.

    >>> entered(GamingTable())
    """
    coup = now.coup
    if now.setup is None or coup is None or coup.result_called or coup.settled:
        return None
    if not count_items(now.setup, ItemKind.DEALER_ANTENNA):
        return None
    areas: dict[tuple[int | None, str], Cents] = {}
    for placed in coup.wagers:
        area = (placed.box, placed.wager)
        areas[area] = areas.get(area, 0) + placed.cents
    return EnteredWagers(coup.key, tuple(AreaChips(*area, cents) for area, cents in areas.items()))


def fixes(now: GamingTable, act: Act) -> bool:
    """Whether an act shows a card while wagers may still be changed."""
    coup = now.coup
    if coup is None or not isinstance(act, SHOWING):
        return False
    return round_of(now, coup).moment < CLOSED_FROM[now.offer.closing.at]


READ_LAYOUT: ReadLayout[GamingTable] = ReadLayout(entered=entered, fixes=fixes)
