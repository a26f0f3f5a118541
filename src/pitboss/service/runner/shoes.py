"""The simulated shoe and the automated wheel: they deal by a secret seed, as promised."""

import secrets

from pitboss.acting.acts.act import Act
from pitboss.acting.fair.fair_dealing import Sensor
from pitboss.floor.fair.fairness import CommitDeal, FairDeals, RevealDeal, WithdrawDeal, find_promise
from pitboss.floor.kinds import kind_of
from pitboss.game.fair import SEED_BYTES, commitment, deal_key
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace, Text
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner.mixing import mixed_deal

VAULT = "seed"
"""The kind under which the vault keeps seeds, by their commitments."""
UNPROMISED = ("deal-committed", "deal-too-late", "nothing-to-promise", "unknown-game")
"""The refusals after which no promise was made. After any other it may exist, so the seed is kept."""

UNREVEALED, LOST = Text("withdrawn-unrevealed"), Text("withdrawn-seed-lost")
"""Why promises are withdrawn."""


async def keep_promises(floor: FloorEngine, game: str) -> Rejection | None:
    """Reveals the seeds of deals that are over, and promises the next deal before anyone bets on it."""
    refused = await reveal_over(floor, game)
    now = floor.game(game)
    if refused is not None or now is None:
        return refused
    coming = kind_of(now).fair.to_promise(now, _fair(floor, game).open)
    return None if coming is None else await promise(floor, game, coming)


async def reveal_over(floor: FloorEngine, game: str) -> Rejection | None:
    """Reveals the seeds of the deals that are over and not yet revealed."""
    now = floor.game(game)
    if now is None:
        return _unknown(game)
    for deal in kind_of(now).fair.to_reveal(now, _fair(floor, game).open):
        refused = await reveal(floor, game, deal)
        if refused is not None:
            return refused
    return None


async def drawn(floor: FloorEngine, game: str, act: Act) -> Act | Rejection:
    """An act that takes a card from the shoe, with the card that really comes."""
    now = floor.game(game)
    if now is None:
        return _unknown(game)
    fair = kind_of(now).fair
    deal = fair.in_play(now)
    key = deal if isinstance(deal, Rejection) else await key_of(floor, game, deal)
    return key if isinstance(key, Rejection) else fair.drawn(now, act, game, key)


def waiting_play(floor: FloorEngine, game: str) -> str | None:
    """The name of the last promised play if it has not begun. The next play takes it."""
    now = floor.game(game)
    return None if now is None else kind_of(now).fair.waiting(now, _fair(floor, game).open)


async def read(floor: FloorEngine, game: str, sensor: Sensor) -> int | Rejection:
    """What a simulated sensor reads: the promised number, or a random one without a promise."""
    if sensor.deal is None:
        return secrets.randbelow(sensor.outcomes)
    key = await key_of(floor, game, sensor.deal)
    return key if isinstance(key, Rejection) else sensor.number(game, sensor.deal, key)


async def give_up(floor: FloorEngine, game: str) -> None:
    """Withdraws the device's promises that are still unrevealed after the next deal is over."""
    now = floor.game(game)
    for deal in _fair(floor, game).open:
        if now is not None and kind_of(now).fair.overdue(now, deal):
            await floor.do(_fresh_id(), WithdrawDeal(game, deal, UNREVEALED), f"fair/{game}")


async def promise(floor: FloorEngine, game: str, deal: str) -> Rejection | None:
    """Promises a deal of a game, if that is not done."""
    now = floor.game(game)
    if now is None:
        return _unknown(game)
    known = find_promise(_fair(floor, game), deal)
    if isinstance(known, Rejection):
        if known.code == "deal-revealed":
            return known
    elif await floor.secret_get(VAULT, known.commitment) is not None:
        return None
    else:
        # A device promised it before the server took the game over, or the vault was lost.
        await floor.do(_fresh_id(), WithdrawDeal(game, deal, LOST), f"fair/{game}")
    seed, kind = secrets.token_bytes(SEED_BYTES), kind_of(now).fair.deal
    if kind is None:
        return Rejection(
            "nothing-to-promise", {"case": "game", "game": FloorPlace(kind_of(now).stream(game))}
        )
    promised = commitment(kind, game, deal, seed)
    # The seed is stored before the promise: a promise without its seed could never be revealed.
    await floor.secret_put(VAULT, promised, seed)
    done = await floor.do(_fresh_id(), CommitDeal(game, deal, kind, promised), f"fair/{game}")
    if not isinstance(done, Rejection):
        return None
    if done.code in UNPROMISED:
        await floor.secret_put(VAULT, promised, None)
    # Another server may have promised it meanwhile. That is fine.
    return None if done.code == "deal-committed" else done


async def reveal(floor: FloorEngine, game: str, deal: str) -> Rejection | None:
    """Reveals the seed of a deal."""
    seed = await _seed(floor, game, deal)
    if isinstance(seed, Rejection):
        return seed
    done = await floor.do(_fresh_id(), RevealDeal(game, deal, seed.hex()), f"fair/{game}")
    if isinstance(done, Rejection):
        return None if done.code == "deal-revealed" else done
    await floor.secret_put(VAULT, _fair(floor, game).deals[deal].commitment, None)
    return None


async def key_of(floor: FloorEngine, game: str, deal: str) -> bytes | Rejection:
    """The key that decides a deal, once the numbers of the terminals are mixed."""
    promised = await mixed_deal(floor, game, deal)
    if isinstance(promised, Rejection):
        return promised
    seed = await _seed(floor, game, deal)
    return seed if isinstance(seed, Rejection) else deal_key(seed, promised.mix)


async def _seed(floor: FloorEngine, game: str, deal: str) -> bytes | Rejection:
    """The seed of a promise that is not revealed yet."""
    promised = find_promise(_fair(floor, game), deal)
    if isinstance(promised, Rejection):
        return promised
    seed = await floor.secret_get(VAULT, promised.commitment)
    return seed or Rejection("seed-lost", {"deal": deal})


def _unknown(game: str) -> Rejection:
    return Rejection("unknown-game", {"case": "floor", "game": f"{game!r:.60}"})


def _fair(floor: FloorEngine, game: str) -> FairDeals:
    fair = floor.state(f"fair/{game}")
    return fair if isinstance(fair, FairDeals) else FairDeals()


def _fresh_id() -> str:
    """A new id each time, so that a refused command can be tried again."""
    return f"fair-{secrets.token_hex(16)}"
