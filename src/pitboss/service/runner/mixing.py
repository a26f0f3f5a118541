"""Collecting the terminals' numbers for a deal, with only a short wait for withheld ones."""

import asyncio
import secrets
from time import monotonic

from pitboss.acting.fair.fair_dealing import Asks
from pitboss.engine.transaction import BoundCommand
from pitboss.floor.devices.alarms import AlarmKind
from pitboss.floor.fair.fairness import Deal, FairDeals, find_promise
from pitboss.floor.fair.numbers import MixDeal, asks
from pitboss.floor.kinds import kind_of
from pitboss.game.fair import drawn_cut
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.log import canonical, chained

TELLING_S = 1.5
"""For how long terminals may reveal their numbers once wagers are closed, or the cards are cut."""
LOOK_S = 0.02
"""The seconds between two looks at whether all numbers are revealed."""
TRIES = 10
"""How often the mix is tried again because the game has changed meanwhile."""


async def mix_deals(floor: FloorEngine, game: str) -> Rejection | None:
    """Mixes the numbers of every deal for which terminals reveal theirs now."""
    now, fair = floor.game(game), _fair(floor, game)
    if now is None:
        return None
    for name in fair.open:
        if asks(now, name, fair.deals[name]) is Asks.TELL:
            mixed = await mixed_deal(floor, game, name)
            if isinstance(mixed, Rejection):
                return mixed
    return None


async def mixed_deal(floor: FloorEngine, game: str, name: str) -> Deal | Rejection:
    """A promised deal with its numbers mixed. Mixes them now if that is not done."""
    ends = monotonic() + TELLING_S
    deal = _deal(floor, game, name)
    while not isinstance(deal, Rejection) and _waits(deal) and monotonic() < ends:
        await asyncio.sleep(LOOK_S)
        deal = _deal(floor, game, name)
    for _ in range(TRIES):
        if isinstance(deal, Rejection) or deal.mix is not None or deal.scheme == 1:
            return deal
        refused = await _mix(floor, game, name)
        deal = _deal(floor, game, name)
        if refused is not None and refused.code not in ("moved-on", "deal-mixed"):
            return refused
    return Rejection("numbers-awaited", {"deal": name})


def virtual_cut(floor: FloorEngine, game: str, name: str, depths: range) -> int:
    """Where the virtual dealer cuts the cards of a deal, within the depths that the rules allow."""
    deal = _deal(floor, game, name)
    if isinstance(deal, Rejection):
        # This shoe has no promise, so nobody may know the cut in advance.
        return depths[secrets.randbelow(len(depths))]
    commitments = {terminal: each.commitment for terminal, each in deal.numbers.items()}
    return drawn_cut(game, name, deal.commitment, commitments, depths)


def _waits(deal: Deal) -> bool:
    """Whether a number is still missing."""
    unknown = any(each.number is None for each in deal.numbers.values())
    return deal.mix is None and deal.scheme != 1 and unknown


async def _mix(floor: FloorEngine, game: str, name: str) -> Rejection | None:
    now = floor.game(game)
    if now is None:
        return Rejection("unknown-game", {"case": "floor", "game": f"{game!r:.60}"})
    stream = kind_of(now).stream(game)
    tip = (await floor.store.tips([stream]))[stream]
    (stored,) = await floor.store.between(tip.seq, 1)
    # The hash is not chained: with the chain, face-down cards of other games could be guessed.
    command = MixDeal(game, name, chained(b"", canonical(*stored[:-1])).hex())
    made, before = BoundCommand(command, stream, tip.version), _fair(floor, game).left_out
    done = await floor.do(f"mix-{secrets.token_hex(16)}", command, f"fair/{game}", made)
    if isinstance(done, Rejection):
        return done
    for terminal in _fair(floor, game).left_out.keys() - before.keys():
        floor.alarms.raise_(AlarmKind.NUMBERS_WITHHELD, terminal, game=FloorPlace(stream))
    return None


def _deal(floor: FloorEngine, game: str, name: str) -> Deal | Rejection:
    return find_promise(_fair(floor, game), name)


def _fair(floor: FloorEngine, game: str) -> FairDeals:
    fair = floor.state(f"fair/{game}")
    return fair if isinstance(fair, FairDeals) else FairDeals()
