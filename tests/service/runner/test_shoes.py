"""The simulated shoe and the automated wheel on a floor: promised, dealt to the end, revealed, checked."""

import asyncio
from typing import Any

import msgspec
import pytest
from kit.games import dealt
from kit.support import PREMIUM, RAPID, STAR, clause
from kit.tables.dealers import VENUE, Dealer, on_floor, read_proof
from kit.tables.live_table import DEE, SUE
from kit.wheels.live_wheel import EGG, LIMITS, SENSOR, automated_setup

from pitboss.acting.acts import common_acts
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.audience import Audience
from pitboss.acting.fair.proofs import Proof, Verdict
from pitboss.audit.auditor import Audit, audit
from pitboss.baccarat.acts import play as coup_acts
from pitboss.baccarat.acts.shoe import cards
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.fair.fairness import CommitDeal, FairDeals, RevealDeal
from pitboss.floor.fair.proofs import check_proof
from pitboss.game.cards import full_decks
from pitboss.game.fair import DealKind, deal_key, shoe_order
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.rules.procedure import BurnWay
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner import shoes
from pitboss.service.views.game_view import game_view
from pitboss.store.memory import MemoryStore
from pitboss.words.rendering import english


def check(proof: Proof | Rejection) -> Verdict:
    """The check of a person who has only the proof."""
    text = msgspec.json.encode(unwrap(proof))
    verdict = check_proof(msgspec.json.decode(text, type=Proof))
    assert isinstance(verdict, Verdict)
    return verdict


def test_a_whole_shoe_is_dealt_as_it_was_promised() -> None:
    async def evening(dealer: Dealer) -> None:
        floor = dealer.floor
        await dealer.open()
        assert await dealt.prepare_shoe(floor, "m-1") is None
        assert dealer.fair.open == ("1",)
        await dealer.bring()
        await dealer.load()
        coups = 0
        while dealer.now.shoe is not None and dealer.now.shoe.coups_left != 0:
            coups += 1
            await dealer.deal(f"m-1-{coups}")
        # The cutting card was drawn with this many cards behind it, and a coup or two followed.
        assert 300 - 12 <= len(full_decks(8)) - len(dealer.now.loaded.out) <= 300
        assert await shoes.reveal_over(floor, "m-1") is None
        assert dealer.fair.open == ("1",), "nothing is told while a coup of the shoe may be taken up again"
        await dealer.bring("blue")
        assert await shoes.reveal_over(floor, "m-1") is None
        assert dealer.fair.deals["1"].seed is not None
        proof = unwrap(await read_proof(floor, "m-1", "1"))
        assert (proof.decks, proof.cut, proof.burned, len(proof.coups)) == (8, 100, (None,), coups)
        verdict = check(proof)
        assert verdict.fails is None
        left = f"{len(dealer.now.loaded.out)} cards left the shoe"
        assert english(verdict.holds[-1]).startswith(left)
        assert isinstance(await audit(floor.store), Audit)

    on_floor(evening)


def test_a_restart_in_the_middle_of_a_coup_loses_no_card() -> None:
    store = MemoryStore()

    async def first(dealer: Dealer) -> Any:
        await dealer.open()
        await dealt.prepare_shoe(dealer.floor, "m-1")
        await dealer.bring()
        await dealer.load()
        await dealer.do(coup_acts.StartRound("m-1-1"))
        await dealer.draw()
        return await dealt.next_card(dealer.floor, "m-1")

    async def second(dealer: Dealer) -> Any:
        assert await dealt.next_card(dealer.floor, "m-1") == comes
        assert await dealt.prepare_shoe(dealer.floor, "m-1") is None
        assert dealer.fair.open == ("1", "2"), "the next shoe may be promised while this one is dealt"
        await dealer.draw()
        shoe = unwrap(await dealt.find_shoe(dealer.floor, "m-1"))
        return [str(card) for card in shoe.cards[1:3]], [one.card for one in dealer.now.loaded.out]

    comes = on_floor(first, store)
    due, out = on_floor(second, store)
    assert isinstance(comes, coup_acts.DrawCard)
    assert out == [None, *due]
    assert comes.card == due[1]


def test_the_cut_of_the_players_moves_the_order() -> None:
    async def cut_at(at: int) -> list[str]:
        async with FloorEngine(MemoryStore(), VENUE, clock=lambda: 0) as floor:
            dealer = await Dealer(floor).open()
            await dealt.prepare_shoe(floor, "m-1")
            (seed,) = (await floor.secret_all(shoes.VAULT)).values()
            await dealer.bring()
            await dealer.load(cut=at)
            order = shoe_order("m-1", "1", 8, deal_key(seed, dealer.fair.deals["1"].mix))
            shoe = unwrap(await dealt.find_shoe(floor, "m-1"))
            assert shoe.cards[0] == order[at]
            return [str(card) for card in shoe.cards]

    assert sorted(asyncio.run(cut_at(60))) == sorted(map(str, full_decks(8)))


def test_cards_are_burned_from_the_simulated_shoe_in_any_way() -> None:
    async def play(dealer: Dealer) -> None:
        floor = dealer.floor
        await dealer.open()
        await dealt.prepare_shoe(floor, "m-1")
        await dealer.bring()
        await dealer.do(cards.Cut(100), SUE)
        await dealer.do(cards.InsertCuttingCard(20))
        first = unwrap(await dealt.find_shoe(floor, "m-1")).cards[0]
        burned = {way: unwrap(await dealt.burn(floor, "m-1", way)).cards for way in BurnWay}
        assert burned == {
            BurnWay.FACE_DOWN: (None,),
            BurnWay.SHOWN: (str(first),),
            BurnWay.BY_VALUE: (str(first), *[None] * first.face_value),
        }
        unknown = await dealt.burn(floor, "m-2", BurnWay.SHOWN)
        assert isinstance(unknown, Rejection)

    on_floor(play)


def test_the_cutting_card_comes_in_its_place_and_once() -> None:
    async def play(dealer: Dealer) -> None:
        await dealer.open()
        await dealt.prepare_shoe(dealer.floor, "m-1")
        await dealer.bring()
        await dealer.load(behind=413)
        await dealer.do(coup_acts.StartRound("m-1-1"))
        came = []
        for _ in range(4):
            came.append(type(await dealt.next_card(dealer.floor, "m-1")))
            await dealer.draw()
        assert came == [coup_acts.DrawCard, coup_acts.DrawCard, coup_acts.MeetCuttingCard, coup_acts.DrawCard]

    on_floor(play)


@clause(STAR, "4.6")
@clause(PREMIUM, "4.6")
@pytest.mark.parametrize("edition", [STAR, PREMIUM])
def test_nobody_corrects_where_the_cutting_card_of_a_promised_shoe_lies(edition: str) -> None:
    async def play(dealer: Dealer) -> None:
        floor = dealer.floor
        await dealer.open(edition)
        await dealt.prepare_shoe(floor, "m-1")
        await dealer.bring()
        await dealer.load(behind=300)
        correct = cards.CorrectCuttingCard(20, "It looks so.")
        refused = await floor.do("correct", ActAtTable("m-1", correct, DEE, SUE), "staff/dee")
        assert isinstance(refused, Rejection)
        assert (refused.code, refused.facts["case"]) == ("promise-says-otherwise", "cutting-card")
        seen = game_view(floor, "m-1", Audience.DEALER, DEE, lambda _: None)
        assert seen is not None
        assert seen.table is not None
        asked = (*seen.table.offers, *seen.table.askable)
        assert not any(isinstance(each.act, cards.CorrectCuttingCard) for each in asked)

    on_floor(play)


def test_an_unpromised_shoe_deals_nothing_and_a_cut_one_is_not_promised() -> None:
    async def play(dealer: Dealer) -> None:
        await dealer.open()
        await dealer.bring()
        await dealer.do(cards.Cut(100), SUE)
        late = await dealt.prepare_shoe(dealer.floor, "m-1")
        assert isinstance(late, Rejection)
        assert late.code == "deal-too-late"
        assert await dealer.floor.secret_all(shoes.VAULT) == {}
        await dealer.do(cards.InsertCuttingCard(20))
        refused = await dealt.next_card(dealer.floor, "m-1")
        assert isinstance(refused, Rejection)
        assert refused.code == "deal-not-committed"

    on_floor(play)


def test_a_seed_is_not_revealed_before_its_shoe_is_out() -> None:
    async def play(dealer: Dealer) -> None:
        floor = dealer.floor
        await dealer.open()
        await dealt.prepare_shoe(floor, "m-1")
        (seed,) = (await floor.secret_all(shoes.VAULT)).values()
        reveal = RevealDeal("m-1", "1", seed.hex())
        early = await floor.do("r-1", reveal, "test")
        assert isinstance(early, Rejection)
        assert early.code == "deal-in-play"
        await dealer.bring()
        await dealer.load()
        await dealer.deal("m-1-1")
        for stream in ("fair/m-1", "table/m-1"):
            for row in await floor.store.stream(stream):
                assert seed.hex().encode() not in row.body
        during = await floor.do("r-2", reveal, "test")
        assert isinstance(during, Rejection)
        assert during.code == "deal-in-play"
        await dealer.do(cards.TakeOutCards("order-a-shuffle"), SUE)
        assert await shoes.reveal_over(floor, "m-1") is None
        assert await floor.secret_all(shoes.VAULT) == {}, "what is told is no secret any more"
        again = await floor.do("r-3", reveal, "test")
        assert isinstance(again, Rejection)
        assert again.code == "deal-revealed"
        assert check(await read_proof(floor, "m-1", "1")).fails is None

    on_floor(play)


def test_a_lost_seed_is_said_and_deals_nothing() -> None:
    async def play(dealer: Dealer) -> None:
        await dealer.open()
        await dealt.prepare_shoe(dealer.floor, "m-1")
        await dealer.floor.secret_put(shoes.VAULT, dealer.fair.deals["1"].commitment, None)
        await dealer.bring()
        await dealer.load()
        refused = await dealt.next_card(dealer.floor, "m-1")
        assert isinstance(refused, Rejection)
        assert refused.code == "seed-lost"

    on_floor(play)


def test_without_a_table_or_cards_there_is_nothing_to_deal() -> None:
    async def play(dealer: Dealer) -> None:
        functions = (dealt.prepare_shoe, dealt.next_card, shoes.reveal_over)
        answers = [await ask(dealer.floor, "m-2") for ask in functions]
        assert [isinstance(answer, Rejection) and answer.code for answer in answers] == ["unknown-game"] * 3
        await dealer.open()
        refused = await dealt.next_card(dealer.floor, "m-1")
        assert isinstance(refused, Rejection)
        assert refused.code == "no-cards"

    on_floor(play)


@clause(RAPID, "7.6")
def test_spins_of_an_automated_wheel_are_promised_told_and_checked_one_by_one() -> None:
    async def play(dealer: Dealer) -> None:
        floor = dealer.floor

        async def do(act: Act, by: Person = EGG) -> None:
            done = await floor.do(f"w-{floor.seq}", ActAtWheel("w", act, by), "test")
            assert not isinstance(done, Rejection), (act, done)

        await do(SetWheel(automated_setup()), SUE)
        await do(OpenWheel(LIMITS), SUE)
        assert shoes.waiting_play(floor, "w") is None
        seeds = set()
        for key in ("w-1", "w-2"):
            assert await shoes.promise(floor, "w", key) is None
            assert await shoes.promise(floor, "w", key) is None, "one promise is enough"
            assert shoes.waiting_play(floor, "w") == key
            seeds |= set((await floor.secret_all(shoes.VAULT)).values())
            await do(NewGame(key))
            assert shoes.waiting_play(floor, "w") is None
            early = await dealt.reveal_spin(floor, "w", key)
            assert isinstance(early, Rejection)
            assert early.code == "deal-in-play"
            await do(SpinBall())
            await do(common_acts.EndPeriod())
            number = unwrap(await dealt.spun(floor, "w", key))
            await do(BallAtRest(number, SENSOR))
            assert await dealt.reveal_spin(floor, "w", key) is None
            proof = unwrap(await read_proof(floor, "w", key))
            assert proof.number == number
            assert check(proof).fails is None
        assert len(seeds) == 2
        late = await shoes.promise(floor, "w", "w-2")
        assert isinstance(late, Rejection)
        assert late.code == "deal-revealed"
        assert isinstance(await audit(floor.store), Audit)

    on_floor(play)


def test_a_promise_whose_seed_a_device_never_tells_is_given_up_a_game_later() -> None:
    async def play(dealer: Dealer) -> None:
        floor = dealer.floor

        async def do(command: Command) -> None:
            done = await floor.do(f"w-{floor.seq}", command, "test")
            assert not isinstance(done, Rejection), (command, done)

        await do(ActAtWheel("w", SetWheel(automated_setup()), SUE))
        await do(ActAtWheel("w", OpenWheel(LIMITS), SUE))
        for key in ("w-1", "w-2", "w-3"):
            await do(CommitDeal("w", key, DealKind.SPIN, "ab" * 32))
        for key in ("w-1", "w-2"):
            for act in (NewGame(key), SpinBall(), common_acts.EndPeriod(), BallAtRest(17, SENSOR)):
                await do(ActAtWheel("w", act, EGG))
            await shoes.give_up(floor, "w")
        fair = floor.state("fair/w")
        assert isinstance(fair, FairDeals)
        assert (fair.open, fair.deals["w-1"].withdrawn) == (("w-2", "w-3"), shoes.UNREVEALED)
        assert shoes.waiting_play(floor, "w") == "w-3"
        assert isinstance(await audit(floor.store), Audit)

    on_floor(play)


def test_what_a_device_has_promised_the_server_promises_again_when_it_deals() -> None:
    async def play(dealer: Dealer) -> None:
        floor = dealer.floor
        await dealer.open()
        await floor.do("device", CommitDeal("m-1", "1", DealKind.SHOE, "ab" * 32), "device/shoe-m-1")
        assert await dealt.prepare_shoe(floor, "m-1") is None
        fair = floor.state("fair/m-1")
        assert isinstance(fair, FairDeals)
        assert fair.open == ("1",)
        assert await floor.secret_get(shoes.VAULT, fair.deals["1"].commitment) is not None
        assert isinstance(await audit(floor.store), Audit)

    on_floor(play)
