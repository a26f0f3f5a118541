"""What the server deals from its seeds, one shoe or spin at a time."""

from pitboss.acting.acts.act import Act
from pitboss.acting.state import GameState
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.acts.shoe.cards import Burn
from pitboss.baccarat.fair import SimulatedShoe, next_shoe, shoe_now
from pitboss.baccarat.state import GamingTable
from pitboss.floor.fair.fairness import FairDeals
from pitboss.floor.kinds import kind_of
from pitboss.game.fair import spin_number
from pitboss.game.preparing.cutting import cut_depths
from pitboss.kernel.rejection import Rejection
from pitboss.rules.procedure import BurnWay
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner import shoes
from pitboss.service.runner.mixing import virtual_cut


def open_play(now: GameState | None) -> str | None:
    """The coup or spin of a game that takes wagers now."""
    kind = None if now is None else kind_of(now)
    live = kind.live(now) if kind is not None and kind.takes_wagers(now) else None
    return None if live is None else live.key


def table_at(floor: FloorEngine, game: str) -> GamingTable:
    """A table of the floor; one that was never set up is empty."""
    table = floor.game(game)
    return table if isinstance(table, GamingTable) else GamingTable()


async def prepare_shoe(floor: FloorEngine, game: str) -> Rejection | None:
    """Promises the next shoe of a table."""
    return await shoes.promise(floor, game, next_shoe(table_at(floor, game)))


async def find_shoe(floor: FloorEngine, game: str) -> SimulatedShoe | Rejection:
    """The shoe in play as only its server knows it."""
    table = table_at(floor, game)
    key = await shoes.key_of(floor, game, str(table.loaded.number))
    return key if isinstance(key, Rejection) else shoe_now(table, game, key)


async def next_card(floor: FloorEngine, game: str) -> Act | Rejection:
    """The next card of the shoe."""
    return await shoes.drawn(floor, game, DrawCard())


async def burn(floor: FloorEngine, game: str, way: BurnWay) -> Burn | Rejection:
    """The cards burned before the first coup."""
    done = await shoes.drawn(floor, game, Burn(way, ()))
    assert isinstance(done, Burn | Rejection)
    return done


def cut_of(floor: FloorEngine, game: str) -> int:
    """Where the virtual dealer cuts the next shoe of a table."""
    table = table_at(floor, game)
    return virtual_cut(floor, game, next_shoe(table), cut_depths(table.play, table.record.decks))


async def spun(floor: FloorEngine, game: str, spin: str) -> int | Rejection:
    """The number that a promised spin gives."""
    key = await shoes.key_of(floor, game, spin)
    return key if isinstance(key, Rejection) else spin_number(game, spin, key)


async def reveal_spin(floor: FloorEngine, game: str, key: str) -> Rejection | None:
    """Reveals the seed of a spin, unless it is revealed already."""
    fair = floor.state(f"fair/{game}")
    known = isinstance(fair, FairDeals) and key in fair.open
    return await shoes.reveal(floor, game, key) if known else None
