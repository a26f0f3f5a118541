"""The attack: an insider who knows the seed wants to know or choose the result while bets are open.

For that they would need the numbers of all terminals before wagers are closed, or a number of their own that
they can still choose once the others are revealed. Neither is available.

It takes over 10 s: whole spins run on servers of a changed program, on two stores.
"""

import asyncio

import pytest
from kit.cli import pitboss
from kit.clients.socket_clients import Hall, Terminal, inside
from kit.games import dealt
from kit.games.terminal_numbers import WHEEL, Spins, check, drawn, on_wheel
from kit.pages.page_floors import FLOOR
from kit.pages.page_floors import WHEEL as ROULETTE
from kit.server.server_process import PATIENCE_S, Server, running
from kit.server.tampered_machine import tampered
from kit.store.attacker import url  # noqa: F401 (a fixture)
from kit.tables.dealers import Dealer, on_floor
from kit.tables.live_table import SUE

from pitboss.acting.acts.common_acts import EndPeriod, Reopen
from pitboss.baccarat.acts.shoe import cards
from pitboss.floor.fair.numbers import CommitNumber, MixDeal, RevealNumber, in_public
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.game.fair import DealKind, deal_key, mix, number_commitment, spin_number
from pitboss.kernel.rejection import Rejection
from pitboss.service.runner import mixing, shoes
from pitboss.service.runner.mixing import mix_deals
from pitboss.service.views.channels import channels_of, render
from pitboss.store.log import StoredEvent


def committed(terminal: str, spin: str, number: str) -> CommitNumber:
    made = number_commitment(DealKind.SPIN, ROULETTE, spin, terminal, number)
    return CommitNumber(terminal, ROULETTE, spin, made)


async def screens(hall: Hall, terminal: Terminal, spin: str) -> str:
    """Everything that the insiders see of the game and the spin, on their screens and in public."""
    server = hall.server
    seen = [await terminal.see(f"game/{ROULETTE}"), await hall.supervisor(ROULETTE).look()]
    seen += [server.get(f"/api/games/{ROULETTE}", server.sign_in(name)) for name in ("ian", "vic")]
    return f"{seen} {server.http.get(f'/api/deals/{ROULETTE}/{spin}').text}"


async def attack(server: Server) -> tuple[str, dict[str, str]]:
    """A spin at which insiders try everything, and the numbers that the terminals chose before."""
    async with inside(server) as hall:
        honest, insider, sue = await hall.terminal("1"), await hall.terminal("2"), hall.supervisor(ROULETTE)
        await honest.fund(10_000)
        await insider.fund(10_000)
        spin = await honest.bet_next(ROULETTE, {"red": 500})
        numbers = {each: drawn(each, spin) for each in ("1", "2")}
        await honest.do(committed("1", spin, numbers["1"]))
        await insider.do(committed("2", spin, drawn("2", "first")))
        await insider.do(committed("2", spin, numbers["2"]))
        tell, late = RevealNumber("1", ROULETTE, spin, numbers["1"]), drawn("2", "late")
        # While bets are open no number is revealed: not by its own terminal, another terminal or the server.
        assert await honest.refused(tell) == "number-too-early"
        assert await insider.refused(tell) == "not-permitted"
        assert await insider.refused(MixDeal(ROULETTE, spin, "ab" * 32)) == "not-permitted"
        assert await sue.refused(MixDeal(ROULETTE, spin, "ab" * 32)) == "not-permitted"
        # While no number is known, bets may open again; after the first number they may not.
        await sue.act(EndPeriod(), Reopen(), EndPeriod())
        await honest.do(tell)
        assert await insider.refused(committed("2", spin, late)) == "number-too-late"
        assert await insider.refused(RevealNumber("2", ROULETTE, spin, late)) == "number-differs"
        first = RevealNumber("2", ROULETTE, spin, drawn("2", "first"))
        assert await insider.refused(first) == "number-differs", "the one that was replaced"
        assert await sue.fails(Reopen()) == "numbers-told"
        assert await insider.refused(DragChips("2", ROULETTE, spin, {"black": 500})) == "wagers-closed"
        assert numbers["1"] not in await screens(hall, insider, spin)
        await insider.do(RevealNumber("2", ROULETTE, spin, numbers["2"]))
        await honest.settled(spin)
        await honest.see(f"game/{ROULETTE}", lambda now: any(each.get("told") for each in now["deals"]))
        assert numbers["1"] in await screens(hall, insider, spin), "now it decides nothing any more"
    return spin, numbers


def test_insiders_at_two_terminals_and_a_desk_neither_learn_nor_choose_anything_in_time(
    url: str,  # noqa: F811
) -> None:
    with running(FLOOR, url, program=tampered("telling", PATIENCE_S)) as server:
        spin, numbers = asyncio.run(attack(server))
        proof = server.http.get(f"/api/deals/{ROULETTE}/{spin}")
    assert {each["terminal"]: each["number"] for each in proof.json()["numbers"]} == numbers
    done = pitboss("verify-deal", "-", text=proof.content)
    assert done.exit_code == 0, done.stdout


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


def test_a_commitment_of_another_cannot_be_copied() -> None:
    """With a copied commitment, and later the revealed number, two numbers could cancel each other out."""

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
        heard: list[StoredEvent] = []
        spins.floor.listen(heard.append)
        await spins.begin("w-1")
        for terminal in ("7", "8"):
            assert await spins.commit("w-1", terminal) is None
        await spins.close()
        assert await spins.tell("w-1", "7") is None
        quiet = [event for event in heard if event.type.startswith("number-")]
        assert len(quiet) == 3
        assert [*(channel for event in quiet for channel in channels_of(spins.floor, event))] == []
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
        assert await dealt.prepare_shoe(dealer.floor, "m-1") is None
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
