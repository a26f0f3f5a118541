"""What is promised of a game's deals, as everybody sees it: to add a number, and to check them."""

from typing import TYPE_CHECKING

from pitboss.acting.audience import View
from pitboss.acting.fair_dealing import Asks
from pitboss.acting.state import GameState
from pitboss.floor.fair.fairness import Deal, FairDeals
from pitboss.floor.fair.numbers import asks
from pitboss.game.fair import DealKind

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class SeenDeal(View, frozen=True):
    """A deal that was promised."""

    deal: str
    kind: DealKind
    commitment: str
    scheme: int
    asks: Asks = Asks.NOTHING
    """What is asked of the terminals."""
    numbers: int = 0
    """How many terminals have a number in it, once they are put together and until the seed is told."""
    told: bool = False
    """Whether its seed is told, so that everybody can check it."""
    withdrawn: bool = False


def see_deals(floor: "FloorEngine", name: str, now: GameState) -> tuple[SeenDeal, ...]:
    """The deals of a game that are promised, and before them the one that was told last."""
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
