"""The promises for a game's deals as everyone sees them: to add a number, and to check a deal."""

from typing import TYPE_CHECKING

import msgspec

from pitboss.acting.audience import View
from pitboss.acting.fair.fair_dealing import Asks
from pitboss.acting.state import GameState
from pitboss.floor.fair.fairness import Deal, FairDeals
from pitboss.floor.fair.numbers import asks
from pitboss.game.fair import DealKind

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class SeenDeal(View, frozen=True):
    """A promised deal."""

    deal: str
    kind: DealKind
    commitment: str
    scheme: int
    asks: Asks = Asks.NOTHING
    """What the terminals must do."""
    numbers: int = 0
    """The number of terminals with a number in it, from the mixing until the seed is revealed."""
    revealed: bool = msgspec.field(default=False, name="told")
    """Whether its seed is revealed, so that everyone can check the deal."""
    withdrawn: bool = False


def see_deals(floor: "FloorEngine", name: str, now: GameState) -> tuple[SeenDeal, ...]:
    """The promised deals of a game, and before them the last one that was revealed."""
    fair = floor.state(f"fair/{name}")
    deals = fair.deals if isinstance(fair, FairDeals) else {}
    over = [each for each in deals if not deals[each].open][-1:]
    coming = [each for each in deals if deals[each].open]
    return tuple(_see(now, each, deals[each]) for each in (*over, *coming))


def _see(now: GameState, name: str, deal: Deal) -> SeenDeal:
    return SeenDeal(
        name,
        deal.kind,
        deal.commitment,
        deal.scheme,
        asks(now, name, deal),
        0 if deal.mix is None else len(deal.numbers),
        deal.seed is not None,
        deal.withdrawn is not None,
    )
