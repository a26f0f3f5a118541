"""A house tries seed after seed, and cut after cut, until the deal that it wants would come.

Once the seed alone decided, and eighteen tries gave a zero with a proof that passed. Now one terminal that
drew its number honestly is enough: whatever the house fixed, the result is as likely as any other.
"""

import asyncio
import secrets
from collections import Counter
from functools import partial
from itertools import count
from types import SimpleNamespace

import pytest
from mixed import WHEEL, Spins, check, drawn, on_wheel
from support import RAPID
from test_croupier import config, house

from pitboss.floor.fairness import DealCommitted, DealRevealed, FairDeals
from pitboss.floor.proofs import Proof, Verdict, check_proof, deal_proof
from pitboss.game.fair import (
    DealKind,
    commitment,
    cut_at,
    deal_key,
    drawn_cut,
    mix,
    shoe_order,
    spin_number,
)
from pitboss.service import shoes
from pitboss.service.clockwork import Clockwork
from pitboss.store.domain import FLOOR
from pitboss.table.acts.cards import Cut
from pitboss.table.decide import Acted

WANTED = 0
HEAD = "ab" * 32
ONE_SIDED = 5.0
"""So many standard deviations nothing is off by chance."""


def grind(deal: str, mixture: str | None = None) -> tuple[bytes, int]:
    """The first seed that gives the wanted number by all that the house knows, and how many were tried."""
    for tries in count(1):
        seed = tries.to_bytes(32, "big")
        if spin_number(WHEEL, deal, deal_key(seed, mixture)) == WANTED:
            return seed, tries
    raise AssertionError


def ground(deal: str, _: int) -> bytes:
    """What a house draws that does not leave its seeds to chance."""
    return grind(deal)[0]


def test_by_the_seed_alone_a_few_tries_gave_any_number_and_the_proof_passed() -> None:
    seed, tries = grind("w-1")
    assert tries < 200
    promise = DealCommitted(
        WHEEL, "w-1", DealKind.SPIN, commitment(DealKind.SPIN, WHEEL, "w-1", seed, 1), RAPID
    )
    proof = deal_proof([promise, DealRevealed(WHEEL, "w-1", seed.hex(), number=WANTED)], "w-1")
    assert isinstance(proof, Proof)
    verdict = check_proof(proof)
    assert isinstance(verdict, Verdict)
    assert verdict.fails is None, "and nobody could have known"


def test_a_house_that_grinds_every_seed_gets_no_zero_more_than_chance_gives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The real thing: each seed that the server draws is one that would give zero, were nobody there."""

    async def play(spins: Spins) -> list[int]:
        numbers = []
        for n in range(8):
            deal = f"w-{n}"
            drawn_seed = SimpleNamespace(token_bytes=partial(ground, deal), token_hex=secrets.token_hex)
            monkeypatch.setattr(shoes, "secrets", drawn_seed)
            numbers.append(await spins.spin(deal, "7"))
            assert check(await spins.proof(deal)) is None
        return numbers

    numbers = on_wheel(play)
    assert numbers.count(WANTED) < 3, "each of them was zero when the seed alone decided"


def test_against_one_honest_number_every_ground_seed_gives_each_result_alike() -> None:
    # The house knows everything but the number of terminal 7: it supposes one, and grinds for that.
    supposed = mix(DealKind.SPIN, WHEEL, "w-1", HEAD, {"7": "00" * 32, "8": "11" * 32})
    seed, _ = grind("w-1", supposed)
    rounds = 3_700
    came = Counter(
        spin_number(
            WHEEL,
            "w-1",
            deal_key(seed, mix(DealKind.SPIN, WHEEL, "w-1", HEAD, {"7": drawn("7", str(n)), "8": "11" * 32})),
        )
        for n in range(rounds)
    )
    assert len(came) == 37
    expected, deviation = rounds / 37, (rounds / 37 * 36 / 37) ** 0.5
    assert all(abs(times - expected) < ONE_SIDED * deviation for times in came.values()), came


def test_a_cut_that_is_chosen_before_the_numbers_are_told_chooses_nothing() -> None:
    """Whoever cuts may know the seed: the best of all cuts is no better once an honest number is told."""
    seed, aces = bytes(range(32)), 0
    supposed = deal_key(seed, mix(DealKind.SHOE, "t", "1", HEAD, {"7": "00" * 32}))
    order = shoe_order("t", "1", 8, supposed)
    best = next(at for at in range(52, 365) if order[at].rank == "A")
    rounds = 260
    for n in range(rounds):
        key = deal_key(seed, mix(DealKind.SHOE, "t", "1", HEAD, {"7": drawn("7", str(n))}))
        aces += cut_at(shoe_order("t", "1", 8, key), best)[0].rank == "A"
    deviation = (rounds / 13 * 12 / 13) ** 0.5
    assert abs(aces - rounds / 13) < ONE_SIDED * deviation


def test_a_virtual_dealer_cuts_where_the_commitments_say_and_not_in_the_middle() -> None:
    async def example() -> None:
        async with house(config("rapid-1")) as now:
            async with Clockwork(now.floor, "a"):
                await now.until(lambda: now.table.past)
            fair = now.floor.state("fair/rapid-1")
            assert isinstance(fair, FairDeals)
            said = (FLOOR.read(kept) for kept in now.heard if kept.stream == "table/rapid-1")
            (cut,) = (each.act for each in said if isinstance(each, Acted) and isinstance(each.act, Cut))
            promise = fair.deals["1"].commitment
            assert cut.at == drawn_cut("rapid-1", "1", promise, {}, range(52, 365))

    asyncio.run(example())
    cuts = {drawn_cut("rapid-1", "1", f"{n:064x}", {}, range(52, 365)) for n in range(3_000)}
    assert cuts == set(range(52, 365)), "every depth that the rules permit comes, and no other"


def test_the_house_cannot_promise_twice_to_choose_between_two_seeds() -> None:
    async def play(spins: Spins) -> None:
        await spins.begin("w-1")
        first = spins.fair.deals["w-1"].commitment
        await spins.floor.secret_put(shoes.VAULT, first, None)
        refused = await shoes.prepare_spin(spins.floor, WHEEL, "w-1")
        assert refused is not None, "the game has begun"
        assert refused.code == "deal-too-late"

    on_wheel(play)
