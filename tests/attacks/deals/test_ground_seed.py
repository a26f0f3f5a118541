"""The attack: a casino tries seed after seed, and cut after cut, until it finds the deal that it wants.

If the seed alone decided, eighteen tries would give a zero with a valid proof. One terminal that drew its
number honestly is enough to prevent that: all results stay equally likely.
"""

import asyncio
import secrets
from collections import Counter
from functools import partial
from itertools import count

import msgspec
from kit.cli import pitboss
from kit.clients.socket_clients import inside
from kit.games.terminal_numbers import WHEEL, Spins, drawn, on_wheel
from kit.pages.page_floors import FLOOR as FLOOR_CONFIG
from kit.pages.page_floors import WHEEL as ROULETTE
from kit.server.running_games import config, running_games
from kit.server.server_process import Server, running
from kit.server.tampered_machine import tampered
from kit.store.attacker import url  # noqa: F401 (a fixture)
from kit.support import RAPID

from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.fair.proofs import Proof, Verdict
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.shoe.cards import Cut
from pitboss.baccarat.decide import TableActed
from pitboss.floor.fair.fairness import DealCommitted, DealRevealed, FairDeals
from pitboss.floor.fair.numbers import CommitNumber, RevealNumber
from pitboss.floor.fair.proofs import check_proof, deal_proof
from pitboss.game.fair import (
    SEED_BYTES,
    DealKind,
    commitment,
    cut_at,
    deal_key,
    drawn_cut,
    mix,
    number_commitment,
    shoe_order,
    spin_number,
)
from pitboss.service.realtime.client import View
from pitboss.service.runner import shoes
from pitboss.service.runner.runners import GameRunners

WANTED = 0
SPINS = 5
"""By chance all of them have the wanted number once in seventy million nights."""
HEAD = "ab" * 32
ONE_SIDED = 5.0
"""No result is this many standard deviations off by chance."""


def grind(deal: str, mixture: str | None = None) -> tuple[bytes, int]:
    """The first seed that gives the wanted number by all that the casino knows, and the number of tries."""
    for tries in count(1):
        seed = tries.to_bytes(32, "big")
        if spin_number(WHEEL, deal, deal_key(seed, mixture)) == WANTED:
            return seed, tries
    raise AssertionError


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


async def play(server: Server) -> list[Proof]:
    """Terminal 1 bets on a few spins and adds its numbers; returns the proofs of the results."""
    proofs = []
    async with inside(server) as hall:
        terminal, sue = await hall.terminal("1"), hall.supervisor(ROULETTE)
        await terminal.fund(10_000)
        for _ in range(SPINS):
            spin = await terminal.bet_next(ROULETTE, {"red": 500})
            number = secrets.token_hex(SEED_BYTES)
            made = number_commitment(DealKind.SPIN, ROULETTE, spin, "1", number)
            await terminal.do(CommitNumber("1", ROULETTE, spin, made))
            await sue.act(EndPeriod())
            # A machine that is too busy is late: then the commitment replaces the number, which is just as
            # good here.
            await terminal.ask(RevealNumber("1", ROULETTE, spin, number))
            await terminal.settled(spin)
            await terminal.see(f"game/{ROULETTE}", partial(revealed, spin))
            proof = msgspec.convert(server.get(f"/api/deals/{ROULETTE}/{spin}"), Proof)
            assert [(each.terminal, each.commitment) for each in proof.numbers] == [("1", made)]
            proofs.append(proof)
    return proofs


def revealed(spin: str, view: View) -> bool:
    return any(each["deal"] == spin and each.get("told") for each in view["deals"])


def test_a_house_that_grinds_every_seed_does_not_get_its_number(url: str) -> None:  # noqa: F811
    """On a real server: each seed that it draws is one that would give zero if no terminal added a number."""
    with running(FLOOR_CONFIG, url, program=tampered("seeds", WANTED)) as server:
        proofs = asyncio.run(play(server))
    for proof in proofs:
        assert proof.seed is not None
        assert spin_number(ROULETTE, proof.deal, bytes.fromhex(proof.seed)) == WANTED, "it was ground"
        done = pitboss("verify-deal", "-", text=msgspec.json.encode(proof))
        assert done.exit_code == 0, done.stdout
    numbers = [proof.number for proof in proofs]
    assert numbers != [WANTED] * SPINS, "each of them was zero when the seed alone decided"


def test_against_one_honest_number_every_ground_seed_gives_each_result_alike() -> None:
    # The casino knows everything but the number of terminal 7: it assumes one, and grinds for that.
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
    """The person who cuts may know the seed. The best cut is no better once an honest number is added."""
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
        async with running_games(config("rapid-1")) as now:
            async with GameRunners(now.floor, "a"):
                await now.until(lambda: now.table.past)
            fair = now.floor.state("fair/rapid-1")
            assert isinstance(fair, FairDeals)
            events = (REGISTRY.read(event) for event in now.heard if event.stream == "table/rapid-1")
            (cut,) = (
                each.act for each in events if isinstance(each, TableActed) and isinstance(each.act, Cut)
            )
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
        refused = await shoes.promise(spins.floor, WHEEL, "w-1")
        assert refused is not None, "the game has begun"
        assert refused.code == "deal-too-late"

    on_wheel(play)
