"""Somebody who knows the seed wants to know the result, or choose it, while bets can still be placed.

For that they would need the numbers of all terminals before wagers are closed, or a number of their own
that they can still choose once those of the others are told. Neither is to be had.
"""

import pytest
from mixed import WHEEL, Spins, check, drawn, on_wheel
from pit import SUE
from test_shoes import Dealer, on_floor

from pitboss.floor.numbers import CommitNumber, MixDeal, RevealNumber, in_public
from pitboss.game.fair import DealKind, deal_key, mix, number_commitment, spin_number
from pitboss.kernel.rejection import Rejection
from pitboss.service import mixing, shoes
from pitboss.service.mixing import mix_deals
from pitboss.service.views import channels_of, render
from pitboss.store.log import Kept
from pitboss.table.acts import cards
from pitboss.table.acts.coup import Reopen
from pitboss.table.wheel.deciding import ActAtWheel


def test_no_number_is_told_while_bets_are_open() -> None:
    async def play(spins: Spins) -> None:
        await spins.begin("w-1")
        assert await spins.commit("w-1", "7") is None
        assert await spins.tell("w-1", "7") == "number-too-early"
        assert await spins.ask(MixDeal(WHEEL, "w-1", "ab" * 32)) == "number-too-early"
        for row in await spins.floor.store.stream(f"fair/{WHEEL}"):
            assert drawn("7", "w-1").encode() not in row.body
        await spins.close()
        assert await spins.tell("w-1", "7") is None

    on_wheel(play)


def test_nobody_chooses_a_number_once_another_is_known() -> None:
    async def play(spins: Spins) -> None:
        await spins.begin("w-1")
        assert await spins.commit("w-1", "7") is None
        assert await spins.commit("w-1", "8") is None
        assert await spins.commit("w-1", "8", "11" * 32) is None, "while bets are open, nobody knows anything"
        await spins.close()
        assert await spins.commit("w-1", "9") == "number-too-late"
        assert await spins.tell("w-1", "7") is None
        assert await spins.commit("w-1", "8", "22" * 32) == "number-too-late"
        assert await spins.tell("w-1", "8", "22" * 32) == "number-differs"
        assert await spins.tell("w-1", "8") == "number-differs", "the one that was replaced"
        assert await spins.tell("w-1", "8", "11" * 32) is None

    on_wheel(play)


def test_bets_do_not_open_again_once_a_number_is_told() -> None:
    """A supervisor who knows the seed lets an accomplice bet when the numbers are there."""

    async def play(spins: Spins) -> None:
        reopen = ActAtWheel(WHEEL, Reopen(), SUE)
        await spins.begin("w-1")
        assert await spins.commit("w-1", "7") is None
        await spins.close()
        assert await spins.ask(reopen) is None, "nobody knows anything yet"
        await spins.close()
        assert await spins.tell("w-1", "7") is None
        assert await spins.ask(reopen) == "numbers-told"
        assert await mix_deals(spins.floor, WHEEL) is None
        assert await spins.ask(reopen) == "numbers-told"

    on_wheel(play)


def test_a_commitment_of_another_cannot_be_copied() -> None:
    """With a copy, and the number once it is told, two numbers could cancel each other out."""

    async def play(spins: Spins) -> None:
        await spins.begin("w-1")
        assert await spins.commit("w-1", "7") is None
        copied = spins.fair.deals["w-1"].numbers["7"].commitment
        assert await spins.ask(CommitNumber("8", WHEEL, "w-1", copied)) is None
        await spins.close()
        assert await spins.tell("w-1", "7") is None
        assert await spins.tell("w-1", "8", drawn("7", "w-1")) == "number-differs"

    on_wheel(play)


def test_no_screen_shows_a_number_before_all_are_put_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixing, "TELLING_S", 0.01)

    async def play(spins: Spins) -> None:
        heard: list[Kept] = []
        spins.floor.listen(heard.append)
        await spins.begin("w-1")
        for terminal in ("7", "8"):
            assert await spins.commit("w-1", terminal) is None
        await spins.close()
        assert await spins.tell("w-1", "7") is None
        quiet = [kept for kept in heard if kept.type.startswith("number-")]
        assert len(quiet) == 3
        assert [*(channel for kept in quiet for channel in channels_of(spins.floor, kept))] == []
        for channel in (f"game/{WHEEL}", f"game/{WHEEL}/inspector", f"device/wheel-{WHEEL}"):
            assert drawn("7", "w-1") not in str(render(spins.floor, channel)), channel
        assert drawn("7", "w-1") not in str(in_public(spins.fair.deals["w-1"]))
        assert await mix_deals(spins.floor, WHEEL) is None
        assert drawn("7", "w-1") in str(in_public(spins.fair.deals["w-1"])), "now it decides nothing any more"

    on_wheel(play)


def test_without_the_last_number_the_seed_says_nothing() -> None:
    async def play(spins: Spins) -> None:
        await spins.begin("w-1")
        for terminal in ("7", "8"):
            assert await spins.commit("w-1", terminal) is None
        await spins.close()
        assert await spins.tell("w-1", "7") is None
        seed = await spins.floor.secret_get(shoes.VAULT, spins.fair.deals["w-1"].commitment)
        assert seed is not None
        known = {"7": drawn("7", "w-1")}
        guesses = {
            spin_number(
                WHEEL,
                "w-1",
                deal_key(seed, mix(DealKind.SPIN, WHEEL, "w-1", "ab" * 32, {**known, "8": f"{n:064x}"})),
            )
            for n in range(2_000)
        }
        assert len(guesses) == 37, "every number may still come"
        assert await spins.tell("w-1", "8") is None
        await spins.finish("w-1")
        assert check(await spins.proof("w-1")) is None

    on_wheel(play)


def test_the_numbers_of_a_shoe_are_told_after_the_cut() -> None:
    async def play(dealer: Dealer) -> None:
        number = drawn("7", "1")
        made = number_commitment(DealKind.SHOE, "m-1", "1", "7", number)

        async def ask(command: CommitNumber | RevealNumber) -> str | None:
            done = await dealer.floor.do(f"n-{dealer.floor.seq}-{id(command)}", command, "test")
            return done.code if isinstance(done, Rejection) else None

        commit, tell = CommitNumber("7", "m-1", "1", made), RevealNumber("7", "m-1", "1", number)
        await dealer.open()
        assert await shoes.prepare_shoe(dealer.floor, "m-1") is None
        assert await ask(commit) is None
        assert await ask(tell) == "number-too-early"
        await dealer.bring()
        assert await ask(CommitNumber("8", "m-1", "1", made)) == "number-too-late", "the cards are shuffled"
        assert await ask(tell) == "number-too-early", "and who cuts them may know the seed"
        await dealer.do(cards.Cut(100), SUE)
        assert await ask(tell) is None
        await dealer.do(cards.InsertCuttingCard(300))
        assert await mix_deals(dealer.floor, "m-1") is None
        assert dealer.fair.deals["1"].mix is not None

    on_floor(play)
