"""The simulated shoe and the automated wheel: they deal what a secret seed says, as it was promised."""

import secrets
from typing import NamedTuple

from pitboss.baccarat.acts.cards import Burn
from pitboss.baccarat.acts.coup import DrawCard, MeetCuttingCard, lies_ready
from pitboss.baccarat.state import GamingTable
from pitboss.floor.fair.fairness import (
    CommitDeal,
    FairDeals,
    RevealDeal,
    Stage,
    WithdrawDeal,
    check_promising,
    emptied_shoe,
    find_promise,
    next_shoe,
    stage_of,
)
from pitboss.game.cards import Card
from pitboss.game.fair import SEED_BYTES, DealKind, commitment, cut_at, deal_key, shoe_order, spin_number
from pitboss.game.shoe import burn_size
from pitboss.game.stack import Step
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.state import WheelTable
from pitboss.rules.procedure import BurnWay
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner.mixing import mixed_deal

VAULT = "seed"
"""What seeds are kept under, each by its commitment."""
UNPROMISED = ("deal-committed", "deal-too-late", "nothing-to-promise", "unknown-game")
"""Why a promise was surely not made. After any other trouble it may have been, and the seed is kept."""

UNTOLD = "The device did not tell its seed."
LOST = "The server that deals has not its seed."
"""Why promises are withdrawn."""


class SimulatedShoe(NamedTuple):
    """The shoe of a table as only its server knows it."""

    cards: tuple[Card, ...]
    """All that were put in, after the cut, the first in front."""
    out: int
    """How many have left it."""
    behind: int | None
    """How many lie behind the cutting card; none where it has come, or there is none."""

    @property
    def next(self) -> Card | None:
        """The card in front; none where that is the cutting card, or nothing is left."""
        left = len(self.cards) - self.out
        return None if left in (0, self.behind) else self.cards[self.out]


async def prepare_shoe(floor: FloorEngine, game: str) -> Rejection | None:
    """Promises the next shoe of a table, if that is not done: early, so that terminals can add numbers."""
    table = _table(floor, game)
    if isinstance(table, Rejection):
        return table
    return await _promise(floor, DealKind.SHOE, game, next_shoe(table))


def unpromised(floor: FloorEngine, game: str, table: GamingTable) -> bool:
    """Whether the next shoe of a table can be promised, and is not yet."""
    cut = table.cards_in is not None and table.cards_in.step in (Step.CUT, Step.READY)
    known = cut or next_shoe(table) in _fair(floor, game).open
    return table.opened and not known and check_promising(table) is None


async def find_shoe(floor: FloorEngine, game: str) -> SimulatedShoe | Rejection:
    """The shoe in play, from what the table says of it and the seed: a restart loses nothing."""
    table = _table(floor, game)
    if isinstance(table, Rejection):
        return table
    loaded, shoe = table.loaded, table.shoe
    if shoe is None:
        return Rejection("no-cards", "There are no cards in the shoe: bring cards in first.")
    key = await _key(floor, game, str(loaded.number))
    if isinstance(key, Rejection):
        return key
    cards = cut_at(shoe_order(game, str(loaded.number), loaded.decks, key), loaded.cut)
    return SimulatedShoe(cards, len(loaded.out), loaded.behind if shoe.coups_left is None else None)


async def next_card(floor: FloorEngine, game: str) -> DrawCard | MeetCuttingCard | Rejection:
    """What comes out of the shoe next, as the act that tells the table of it."""
    table, shoe = _table(floor, game), await find_shoe(floor, game)
    if isinstance(table, Rejection):
        return table
    if isinstance(shoe, Rejection):
        return shoe
    if table.carried is not None and lies_ready(table):
        return DrawCard(table.carried.card)
    if shoe.next is not None:
        return DrawCard(str(shoe.next))
    if shoe.out == len(shoe.cards):
        return Rejection("shoe-empty", "All cards are out: check the cards.")
    return MeetCuttingCard()


async def burn(floor: FloorEngine, game: str, way: BurnWay) -> Burn | Rejection:
    """What is burned before the first coup, with the first card where that is shown."""
    shoe = await find_shoe(floor, game)
    if isinstance(shoe, Rejection):
        return shoe
    shown = None if way is BurnWay.FACE_DOWN else shoe.next
    return Burn(way, (shown and str(shown), *[None] * (burn_size(way, shown) - 1)))


async def reveal_shoe(floor: FloorEngine, game: str) -> Rejection | None:
    """Tells the seeds of the shoes that are out of play, if any is not told yet."""
    table = _table(floor, game)
    if isinstance(table, Rejection):
        return table
    for deal in _fair(floor, game).open:
        if emptied_shoe(table, deal) is not None:
            refused = await _reveal(floor, game, deal)
            if refused is not None:
                return refused
    return None


async def prepare_spin(floor: FloorEngine, game: str, key: str) -> Rejection | None:
    """Promises a spin of an automated wheel, if that is not done, before its game begins."""
    return await _promise(floor, DealKind.SPIN, game, key)


def waiting_spin(floor: FloorEngine, game: str) -> str | None:
    """The key of the spin that was promised last, if its game has not begun: the next game bears it."""
    wheel, key = floor.state(f"wheel/{game}"), next(reversed(_fair(floor, game).open), None)
    if key is None or not isinstance(wheel, WheelTable):
        return None
    return key if stage_of(wheel, key) is Stage.COMING else None


async def spun(floor: FloorEngine, game: str, spin: str) -> int | Rejection:
    """The number in which the ball of a promised spin comes to rest."""
    key = await _key(floor, game, spin)
    return key if isinstance(key, Rejection) else spin_number(game, spin, key)


async def reveal_spin(floor: FloorEngine, game: str, key: str) -> Rejection | None:
    """Tells the seed of a spin that is over, if it is not told yet."""
    return await _reveal(floor, game, key) if key in _fair(floor, game).open else None


async def give_up(floor: FloorEngine, game: str) -> None:
    """Withdraws the promises of a device that are untold though the deal after theirs is over, too."""
    now = floor.game(game)
    for deal in _fair(floor, game).open:
        if isinstance(now, GamingTable):
            late = deal.isdecimal() and int(deal) < now.emptied.number
        else:
            late = isinstance(now, WheelTable) and deal in [past.key for past in now.past[:-1]]
        if late:
            await floor.do(_fresh_id(), WithdrawDeal(game, deal, UNTOLD), f"fair/{game}")


async def _promise(floor: FloorEngine, kind: DealKind, game: str, deal: str) -> Rejection | None:
    known = find_promise(_fair(floor, game), deal)
    if isinstance(known, Rejection):
        if known.code == "deal-revealed":
            return known
    elif await floor.secret_get(VAULT, known.commitment) is not None:
        return None
    else:
        # A device promised it before the server took the game over, or the vault was lost.
        await floor.do(_fresh_id(), WithdrawDeal(game, deal, LOST), f"fair/{game}")
    seed = secrets.token_bytes(SEED_BYTES)
    promise = commitment(kind, game, deal, seed)
    # Kept before it is promised: a promise whose seed is lost could never be told.
    await floor.secret_put(VAULT, promise, seed)
    done = await floor.do(_fresh_id(), CommitDeal(game, deal, kind, promise), f"fair/{game}")
    if not isinstance(done, Rejection):
        return None
    if done.code in UNPROMISED:
        await floor.secret_put(VAULT, promise, None)
    # Another server may have promised it meanwhile, and then all is well.
    return None if done.code == "deal-committed" else done


async def _reveal(floor: FloorEngine, game: str, deal: str) -> Rejection | None:
    seed = await _seed(floor, game, deal)
    if isinstance(seed, Rejection):
        return seed
    done = await floor.do(_fresh_id(), RevealDeal(game, deal, seed.hex()), f"fair/{game}")
    if isinstance(done, Rejection):
        return None if done.code == "deal-revealed" else done
    await floor.secret_put(VAULT, _fair(floor, game).deals[deal].commitment, None)
    return None


async def _key(floor: FloorEngine, game: str, deal: str) -> bytes | Rejection:
    """What decides a deal, once the numbers of the terminals are in."""
    promise = await mixed_deal(floor, game, deal)
    if isinstance(promise, Rejection):
        return promise
    seed = await _seed(floor, game, deal)
    return seed if isinstance(seed, Rejection) else deal_key(seed, promise.mix)


async def _seed(floor: FloorEngine, game: str, deal: str) -> bytes | Rejection:
    """The seed of a promise that is not told yet."""
    promise = find_promise(_fair(floor, game), deal)
    if isinstance(promise, Rejection):
        return promise
    seed = await floor.secret_get(VAULT, promise.commitment)
    return seed or Rejection("seed-lost", f"The seed of {deal} is lost: void the game, and take other cards.")


def _table(floor: FloorEngine, game: str) -> GamingTable | Rejection:
    table = floor.state(f"table/{game}")
    if isinstance(table, GamingTable):
        return table
    return Rejection("unknown-game", f"There is no table {game!r:.60} on this floor.")


def _fair(floor: FloorEngine, game: str) -> FairDeals:
    fair = floor.state(f"fair/{game}")
    return fair if isinstance(fair, FairDeals) else FairDeals()


def _fresh_id() -> str:
    """A command that was refused may be asked again: each time it is another."""
    return f"fair-{secrets.token_hex(16)}"
