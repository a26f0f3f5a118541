"""Every store against a floor of plain dictionaries, for any commands in any order.

It takes over 10 s: random runs are compared on four stores, and three of them write to disk.
"""

import asyncio
import itertools
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test
from kit.days.earlier_wagers import PlaceWagers, SettleWagers, WithdrawWager, earlier_floor
from kit.store.store_contract import NOON, STORES, Opener, all_events

from pitboss.acting.plays import Played
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.chips.chip_commands import (
    CashOut,
    EmptyStacker,
    InsertNote,
    InsertTicket,
    SetTerminal,
)
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.terminals.payout_commands import PayHand
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.floor.tickets.tickets import UNFOUND
from pitboss.floor.tickets.validation import make_number, ticket_key
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.till import MoveMoney
from pitboss.store.log import START, canonical, chained
from pitboss.store.port import Store

T = TypeVar("T")

RAPID = "star-rapid-etg-2016"
EARLIER = earlier_floor()
"""Its wagers need no game, so that any play may come at any time."""
NOTES, LIMIT, BY_HAND = (500, 1_000, 5_000), 12_000, 6_000
SETTINGS = Settings("Pitboss", NOTES, LIMIT, BY_HAND)
WAGERS = {"baccarat": ("player", "banker", "tie"), "roulette": ("straight:17", "red", "black")}
COUPS = {"player": "9S KD KH 8C", "banker": "KD 9S 8C KH", "tie": "9S 9D KH KC"}
RED = {32, 19, 21, 25, 34, 27, 36, 30, 23, 5, 16, 1, 14, 9, 18, 7, 12, 3}


def returned(result: str | int, wager: str, stake: int) -> tuple[int, int]:
    """The payment for a stake, and how much of it comes only from rounding up to a cent."""
    match result, wager:
        case ("tie", "tie"):
            return 9 * stake, 0
        case ("tie", _):
            return stake, 0
        case ("banker", "banker"):
            won = -(-19 * stake // 20)
            return stake + won, won - 19 * stake // 20
        case (17, "straight:17"):
            return 36 * stake, 0
        case (int(), "red"):
            return 2 * stake * (result in RED), 0
        case (int(), "black"):
            return 2 * stake * (result != 0 and result not in RED), 0
    return 2 * stake * (result == wager), 0


class Model:
    """The floor: the balance of each account, and everything else that an answer depends on."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.balances: dict[str, int] = defaultdict(int)
        self.stakes: dict[str, dict[str, dict[str, int]]] = {"1": {}, "2": {}}
        self.settled: dict[str, list[str]] = {"1": [], "2": []}
        """The settled plays, in order. A player who plays on has one of each game before them."""
        self.payouts: dict[str, tuple[int, int]] = {}
        self.sequence = {"1": 0, "2": 0}
        self.tickets: dict[str, int] = {}
        """Each number with the amount it was issued for."""
        self.paid: set[str] = set()

    def move(self, debit: str, credit: str, cents: int) -> None:
        self.balances[debit] -= cents
        self.balances[credit] += cents

    def number(self, pick: int) -> str:
        """One of the tickets, or a number that was never issued."""
        numbers = [*self.tickets, make_number(self.secret, "9", 1)]
        return numbers[pick % len(numbers)]

    def value(self, number: str) -> str:
        return f"ticket/{ticket_key(self.secret, number)}/value"

    def note(self, terminal: str, cents: int) -> tuple[Command, str | None]:
        command = InsertNote(terminal, cents)
        if terminal in self.payouts:
            return command, "payout-waiting"
        if cents not in NOTES:
            return command, "note-not-accepted"
        if self.balances[f"pt/{terminal}/chips"] + cents > LIMIT:
            return command, "over-limit"
        self.move(f"pt/{terminal}/stacker", f"pt/{terminal}/chips", cents)
        return command, None

    def place(
        self, terminal: str, game: str, wager: int, cents: int, late: bool
    ) -> tuple[Command, str | None]:
        settled = [play for play in self.settled[terminal] if play.startswith(game)]
        play = settled[-1] if late and settled else f"{game}-{len(settled)}"
        on = WAGERS[game][wager]
        command = PlaceWagers(terminal, "1", play, {on: cents})
        if terminal in self.payouts:
            return command, "payout-waiting"
        if play in settled:
            return command, "play-settled"
        if self.balances[f"pt/{terminal}/chips"] < cents:
            return command, "insufficient-funds"
        layout = self.stakes[terminal].setdefault(play, {})
        layout[on] = layout.get(on, 0) + cents
        self.move(f"pt/{terminal}/chips", f"pt/{terminal}/held", cents)
        return command, None

    def withdraw(self, terminal: str, pick: int) -> tuple[Command, str | None]:
        placed = [(play, on) for play, layout in self.stakes[terminal].items() for on in layout]
        play, on = [*placed, ("baccarat-0", "tie-premium")][pick % (len(placed) + 1)]
        command = WithdrawWager(terminal, play, on)
        if (play, on) not in placed:
            return command, "wager-not-placed"
        layout = self.stakes[terminal][play]
        self.move(f"pt/{terminal}/held", f"pt/{terminal}/chips", layout.pop(on))
        if not layout:
            del self.stakes[terminal][play]
        return command, None

    def settle(self, terminal: str, pick: int, number: int) -> tuple[Command, str | None]:
        others = [*self.settled[terminal][-1:], "roulette-99"]
        plays = [*self.stakes[terminal], *self.stakes[terminal], *others]
        play = plays[pick % len(plays)]
        result: str | int
        if play.startswith("baccarat"):
            result = [*COUPS][number]
            played = Played(RAPID, "baccarat", tuple(COUPS[result].split()))
        else:
            result = (0, 17, 32)[number]
            played = Played(RAPID, "roulette", number=result)
        command = SettleWagers(terminal, play, played)
        if play not in self.stakes[terminal]:
            return command, "play-settled" if play in self.settled[terminal] else "wager-not-placed"
        for wager, stake in self.stakes[terminal].pop(play).items():
            back, rounding = returned(result, wager, stake)
            self.move(f"pt/{terminal}/held", "table/1/win", stake)
            self.move("table/1/win", f"pt/{terminal}/chips", back - rounding)
            self.move("house/rounding", f"pt/{terminal}/chips", rounding)
        self.settled[terminal].append(play)
        return command, None

    def cash_out(self, terminal: str) -> tuple[Command, str | None]:
        command, cents = CashOut(terminal), self.balances[f"pt/{terminal}/chips"]
        if terminal in self.payouts:
            return command, "payout-waiting"
        if self.stakes[terminal]:
            return command, "wagers-placed"
        if not cents:
            return command, "insufficient-funds"
        self.sequence[terminal] += 1
        if cents > BY_HAND:
            self.payouts[terminal] = self.sequence[terminal], cents
            self.move(f"pt/{terminal}/chips", f"pt/{terminal}/payable", cents)
        else:
            number = make_number(self.secret, terminal, self.sequence[terminal])
            self.tickets[number] = cents
            self.move(f"pt/{terminal}/chips", self.value(number), cents)
        return command, None

    def pay_hand(self, terminal: str, wrong: int) -> tuple[Command, str | None]:
        sequence, cents = self.payouts.get(terminal, (1, 1))
        command = PayHand(terminal, sequence, cents + wrong, "Ann Lee", "Bo Chan")
        if terminal not in self.payouts:
            return command, "no-payout"
        if wrong:
            return command, "amount-differs"
        if self.lacks("cage", cents):
            return command, "cage-short"
        del self.payouts[terminal]
        self.move(f"pt/{terminal}/payable", "cage/cash", cents)
        return command, None

    def redeem(self, pick: int, place: str, wrong: int) -> tuple[Command, str | None]:
        number = self.number(pick)
        cents = self.tickets.get(number, 500)
        command = RedeemTicket(number, place, cents + wrong)
        refused = self.unpayable(number) or ("ticket-amount-differs" if wrong else None)
        if refused is None and self.lacks(place, cents):
            refused = "cage-short" if place == "cage" else "kiosk-short"
        if refused is None:
            self.paid.add(number)
            self.move(self.value(number), f"{place}/cash", cents)
        return command, refused

    def lacks(self, place: str, cents: int) -> bool:
        """Whether the cage or a kiosk has less cash than this: its cash is a debit."""
        return -self.balances[f"{place}/cash"] < cents

    def capital(self, cents: int) -> tuple[Command, str | None]:
        self.move("cage/cash", "house/capital", cents)
        return MoveMoney("capital", cents, {}), None

    def fill_kiosk(self, cents: int) -> tuple[Command, str | None]:
        command = MoveMoney("kiosk-filled", cents, {"kiosk": "1"})
        if self.lacks("cage", cents):
            return command, "cage-short"
        self.move("kiosk/1/cash", "cage/cash", cents)
        return command, None

    def ticket_in(self, terminal: str, pick: int) -> tuple[Command, str | None]:
        number = self.number(pick)
        command = InsertTicket(terminal, number)
        if terminal in self.payouts:
            return command, "payout-waiting"
        refused = self.unpayable(number)
        if refused is None and self.balances[f"pt/{terminal}/chips"] + self.tickets[number] > LIMIT:
            refused = "over-limit"
        if refused is None:
            self.paid.add(number)
            self.move(self.value(number), f"pt/{terminal}/chips", self.tickets[number])
        return command, refused

    def empty(self, terminal: str, cents: int) -> tuple[Command, str | None]:
        command = EmptyStacker(terminal, cents, "As counted.", "sue")
        short = -self.balances[f"pt/{terminal}/stacker"] - cents
        self.move("house/over-short", f"pt/{terminal}/stacker", short)
        self.move("cage/cash", f"pt/{terminal}/stacker", cents)
        return command, None

    def unpayable(self, number: str) -> str | None:
        if number not in self.tickets:
            return "ticket-not-found"
        return "ticket-redeemed" if number in self.paid else None


terminals = st.sampled_from(["1", "2"])
games = st.sampled_from([*WAGERS])
thirds = st.integers(0, 2)
picks = st.integers(0, 11)
seldom = st.sampled_from([0, 0, 0, 1])
stakes = st.sampled_from([1, 505, 2_000, 4_999])
places = st.sampled_from(["cage", "kiosk/1"])
steps = st.one_of(
    st.tuples(st.just("note"), terminals, st.sampled_from([*NOTES, 5_000, 2_000])),
    st.tuples(st.just("place"), terminals, games, thirds, stakes, seldom),
    st.tuples(st.just("place"), terminals, games, thirds, stakes, seldom),
    st.tuples(st.just("withdraw"), terminals, picks),
    st.tuples(st.just("settle"), terminals, picks, thirds),
    st.tuples(st.just("settle"), terminals, picks, thirds),
    st.tuples(st.just("cash_out"), terminals),
    st.tuples(st.just("pay_hand"), terminals, seldom),
    st.tuples(st.just("redeem"), picks, places, seldom),
    st.tuples(st.just("ticket_in"), terminals, picks),
    st.tuples(st.just("empty"), terminals, st.sampled_from([500, 5_000])),
    st.tuples(st.just("capital"), st.sampled_from([500, 5_000, 20_000])),
    st.tuples(st.just("fill_kiosk"), st.sampled_from([500, 5_000, 10_000])),
)


class Floor(RuleBasedStateMachine):
    """Two servers on one database, and the model beside them."""

    def __init__(self, opener: Opener) -> None:
        super().__init__()
        self.opener, self.place = opener, Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.stores: list[Store] = []
        self.writers: list[CommandWriter] = []
        self.ids = itertools.count()
        self.answered: list[tuple[str, Command, Accepted | Rejection]] = []
        self.run(self.open())
        self.model = Model(self.run(self.stores[0].secret()))
        for terminal in ("1", "2"):
            self.submit(0, [(SetTerminal(terminal, SETTINGS), None), self.model.note(terminal, 5_000)])

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    async def open(self) -> None:
        for _ in range(2):
            self.stores.append(await self.opener(self.place))
            self.writers.append(await CommandWriter(self.stores[-1], EARLIER, lambda: NOON).__aenter__())

    async def close(self) -> None:
        for writer, store in zip(self.writers, self.stores, strict=True):
            await writer.__aexit__(None, None, None)
            await store.close()
        self.stores, self.writers = [], []

    def submit(self, server: int, commands: list[tuple[Command, str | None]]) -> None:
        """Checks that each answer is the model's, and that the books are those of the model."""
        named = [(f"c-{next(self.ids)}", command) for command, _ in commands]
        answers = self.run(self.writers[server].submit_all([(*each, "test") for each in named]))
        for (name, command), (_, code), answer in zip(named, commands, answers, strict=True):
            assert not isinstance(answer, Exception)
            assert (answer.code if isinstance(answer, Rejection) else None) == code
            # No answer is stored for an invalid number: it is decided again each time.
            if code not in UNFOUND:
                self.answered.append((name, command, answer))
        self.check_books()

    def check_books(self) -> None:
        balances = self.run(self.stores[0].balances())
        assert {name: cents for name, cents in balances.items() if cents} == {
            name: cents for name, cents in self.model.balances.items() if cents
        }

    @rule(server=st.integers(0, 1), moves=st.lists(steps, min_size=1, max_size=8))
    def act(self, server: int, moves: list[tuple[Any, ...]]) -> None:
        self.submit(server, [getattr(self.model, kind)(*details) for kind, *details in moves])

    @rule(server=st.integers(0, 1), picked=st.lists(st.integers(0, 10**6), min_size=1, max_size=4))
    def ask_again(self, server: int, picked: list[int]) -> None:
        """Every earlier command gets the answer that it got."""
        before = [self.answered[pick % len(self.answered)] for pick in picked]
        again = [(name, command, "test") for name, command, _ in before]
        assert self.run(self.writers[server].submit_all(again)) == [answer for _, _, answer in before]
        self.check_books()

    @rule(server=st.integers(0, 1), pick=st.integers(0, 10**6))
    def use_an_id_twice(self, server: int, pick: int) -> None:
        name, command, _ = self.answered[pick % len(self.answered)]
        other = InsertNote("2" if command == InsertNote("1", 500) else "1", 500)
        answer = self.run(self.writers[server].submit(name, other, "test"))
        assert isinstance(answer, Rejection)
        assert answer.code == "id-reused"
        self.check_books()

    @precondition(lambda self: len(self.answered) > 2)
    @rule()
    def restart(self) -> None:
        self.run(self.close())
        self.run(self.open())
        self.check_books()

    def teardown(self) -> None:
        try:
            events = self.run(all_events(self.stores[0]))
            before = START
            for seq, event in enumerate(events, 1):
                before = chained(before, canonical(*event[:9]))
                assert (event.seq, event.hash) == (seq, before)
            done = [
                event
                for _, _, answer in self.answered
                if isinstance(answer, Accepted)
                for event in answer.events
            ]
            assert events == done
            assert sum(self.model.balances.values()) == 0
        finally:
            self.run(self.close())
            self.runner.close()
            shutil.rmtree(self.place)


EXAMPLES = {"memory": 50, "sqlite": 20}
"""A database that is a separate server is slower."""


@pytest.mark.parametrize("name", STORES)
def test_a_store_is_a_floor_of_dictionaries(name: str) -> None:
    class Here(Floor):
        def __init__(self) -> None:
            super().__init__(STORES[name])

    run_state_machine_as_test(
        Here, settings=settings(max_examples=EXAMPLES.get(name, 4), stateful_step_count=25)
    )
