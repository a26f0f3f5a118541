"""The attack: terminals withhold their numbers, reveal wrong ones, late or twice, or are switched off.

They want to stop a spin, have it drawn again until it suits them, or spoil its proof. The spin goes on, the
commitment replaces a missing number, the proof verifies, and repeated offenders are left out.

It takes over 10 s: servers wait for numbers that never come, on two stores.
"""

import asyncio
import secrets
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from kit.clients.client_numbers import add_numbers
from kit.clients.socket_clients import Hall, User, inside
from kit.games.terminal_numbers import WHEEL, Spins, check, drawn, on_wheel
from kit.server.server_process import Server, running
from kit.support import RAPID

from pitboss.acting.fair.proofs import Proof, Verdict
from pitboss.audit.auditor import Audit, audit
from pitboss.floor.devices.alarms import Alarms
from pitboss.floor.fair.fairness import LEFT_OUT_DEALS
from pitboss.floor.fair.numbers import CommitNumber, RevealNumber
from pitboss.floor.fair.proofs import check_proof
from pitboss.game.fair import DealKind, number_commitment
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import FloorPlace
from pitboss.service.realtime.client import View, connect
from pitboss.service.realtime.messages import Done
from pitboss.service.runner import mixing
from pitboss.store.opening import open_store
from pitboss.words.rendering import english

GAME = "roulette-1"
CONFIG = f"""
venue = "V"
[[games]]
name = "{GAME}"
edition = "{RAPID}"
game = "roulette"
wheel = "automated"
period = 5
pause = 0
dealing = "virtual"
shoe = "simulated"
limits = {{least = "1", most = "100"}}
""" + "".join(f'[[terminals]]\nnumber = "{number}"\n' for number in range(1, 7))
HONEST, SILENT, WRONG, LATE, GONE, TWICE = "123456"
SPINS = 8
ATTEMPTS = 3
"""A busy machine may be late by itself; after more attempts the withholding terminals are left out."""


def deal_in(view: View, deal: str) -> View:
    """A deal in the view of its game."""
    return next((each for each in view.get("deals", ()) if each["deal"] == deal), {"told": True})


class Attack:
    """Six terminals at one spin."""

    def __init__(self, hall: Hall, terminals: dict[str, User]) -> None:
        self.hall, self.terminals = hall, terminals
        self.numbers = {terminal: secrets.token_hex(32) for terminal in terminals}

    async def commit(self, person: User, terminal: str, deal: str) -> bool:
        made = number_commitment(DealKind.SPIN, GAME, deal, terminal, self.numbers[terminal])
        return isinstance(await person.ask(CommitNumber(terminal, GAME, deal, made)), Done)

    async def tell(self, terminal: str, deal: str, number: str | None = None) -> str:
        command = RevealNumber(terminal, GAME, deal, number or self.numbers[terminal])
        done = await self.terminals[terminal].ask(command)
        return done.code if isinstance(done, Rejection) else "done"

    async def spin(self, last: str | None) -> tuple[str, bool]:
        """One spin, and whether this machine was fast enough to attack it."""
        look = self.terminals[SILENT]
        view = await look.see(f"game/{GAME}", lambda now: now["phase"] == "open" and now.get("play") != last)
        deal: str = view["play"]
        async with connect(self.hall.server.url, self.hall.server.keys[f"terminal-{GONE}"]) as gone:
            people = {**self.terminals, GONE: User(gone)}
            made = await asyncio.gather(*(self.commit(people[each], each, deal) for each in self.numbers))
        await look.see(f"game/{GAME}", lambda now: deal_in(now, deal).get("asks") != "commit")
        wrong, first = await asyncio.gather(self.tell(WRONG, deal, "ab" * 32), self.tell(TWICE, deal))
        second = await self.tell(TWICE, deal)
        await look.see(f"game/{GAME}", lambda now: "asks" not in deal_in(now, deal))
        too_late = ("number-too-late", "deal-revealed")
        assert await self.tell(LATE, deal) in too_late
        assert wrong in ("number-differs", "number-not-committed", *too_late)
        assert second in ("number-told", "number-not-committed", *too_late)
        quick = all(made) and wrong == "number-differs" and first == "done"
        await look.see(f"game/{GAME}", lambda now: deal_in(now, deal).get("told"))
        return deal, quick


async def attack(server: Server) -> str:
    """The spin that was attacked in every way."""
    async with inside(server) as hall:
        terminals = {each: await hall.device(f"terminal-{each}") for each in (SILENT, WRONG, LATE, TWICE)}
        honest = await hall.device(f"terminal-{HONEST}")
        adding = asyncio.create_task(add_numbers(honest.floor, GAME))
        last = None
        try:
            for _ in range(ATTEMPTS):
                attacked = Attack(hall, {**terminals, GONE: terminals[SILENT]})
                last, quick = await attacked.spin(last)
                if quick and revealed_number(read(server, last), HONEST) is not None:
                    return last
        finally:
            adding.cancel()
            with suppress(asyncio.CancelledError):
                await adding
    raise AssertionError("This machine is too slow to attack.")


def read(server: Server, deal: str) -> Proof:
    return msgspec.convert(server.get(f"/api/deals/{GAME}/{deal}"), Proof)


def revealed_number(proof: Proof, terminal: str) -> str | None:
    """The number of a terminal, if it came in time."""
    return {each.terminal: each.number for each in proof.numbers}.get(terminal)


async def sound(database: str) -> None:
    """Runs the auditor."""
    store = unwrap(await open_store(database))
    try:
        assert isinstance(await audit(store), Audit)
    finally:
        await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_spin_goes_on_whatever_terminals_do_with_their_numbers(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "floor.sqlite") if kind == "sqlite" else request.getfixturevalue("database")
    with running(CONFIG, database) as server:
        proof = read(server, asyncio.run(attack(server)))
        assert proof.number is not None, "the spin came to its number"
        in_time = {each.terminal: each.number is not None for each in proof.numbers}
        assert in_time == {HONEST: True, SILENT: False, WRONG: False, LATE: False, GONE: False, TWICE: True}
        verdict = check_proof(proof)
        assert isinstance(verdict, Verdict)
        assert verdict.fails is None
        assert "4 numbers did not come" in english(verdict.holds[1])
        server.stop()
    asyncio.run(sound(database))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixing, "TELLING_S", 0.05)


@pytest.mark.usefixtures("short")
def test_the_commitment_stands_for_a_number_that_is_withheld_and_nothing_else() -> None:
    async def play(spins: Spins) -> None:
        late, left_out = [], []
        for spin in (f"w-{n}" for n in range(SPINS)):
            # Another terminal each time: one that withholds too often is left out.
            withheld = f"8{spin[2:]}"
            await spins.spin(spin, "7", withhold=(withheld,))
            proof = await spins.proof(spin)
            assert check(proof) is None
            assert {each.terminal: each.number for each in proof.numbers} == {
                "7": drawn("7", spin),
                withheld: None,
            }
            filled_in = tuple(
                msgspec.structs.replace(each, number=each.number or drawn(withheld, spin))
                for each in proof.numbers
            )
            late.append(check(msgspec.structs.replace(proof, numbers=filled_in)))
            left_out.append(check(msgspec.structs.replace(proof, numbers=filled_in[:1])))
        # One spin in 37 has the same number by chance.
        assert any(late), "a number put in later is noticed"
        assert any(left_out), "and one that is left out"

    on_wheel(play)


@pytest.mark.usefixtures("short")
def test_who_withholds_too_often_is_reported_and_left_out_for_a_while() -> None:
    async def play(spins: Spins) -> None:
        for n in range(3):
            await spins.spin(f"w-{n}", "7", withhold=("8",))
        await asyncio.sleep(0)
        await spins.begin("w-3")
        assert await spins.commit("w-3", "8") == "number-left-out"
        assert await spins.commit("w-3", "7") is None, "the others add theirs as before"
        await spins.close()
        assert await spins.tell("w-3", "7") is None
        await spins.finish("w-3")
        for n in range(4, 3 + LEFT_OUT_DEALS):
            assert "8" in spins.fair.left_out
            await spins.spin(f"w-{n}")
        await spins.spin("back", "8")
        assert check(await spins.proof("back")) is None
        alarms = spins.floor.state("alarm/numbers-withheld")
        assert isinstance(alarms, Alarms)
        assert alarms.by_subject["8"].facts == {"game": FloorPlace(f"wheel/{WHEEL}")}

    on_wheel(play)


@pytest.mark.usefixtures("short")
def test_a_number_that_is_told_makes_up_for_one_that_was_not() -> None:
    async def play(spins: Spins) -> None:
        n = 0
        for _ in range(4):
            await spins.spin(f"w-{(n := n + 1)}", withhold=("8",))
            for _ in range(10):
                await spins.spin(f"w-{(n := n + 1)}", "8")
        assert (spins.fair.marks, spins.fair.left_out) == ({}, {})

    on_wheel(play)
