"""Payments in any order: no stock and no debt falls below zero, and each debt is paid once."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.books import NOW, VENUE
from kit.days.floor_day import Floor
from kit.findings import tells

from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.engine.command_writer import CommandWriter
from pitboss.engine.transaction import Accepted
from pitboss.floor.people.payers import ALONE_PER_DAY_CENTS, Payer, PaymentCounted, count, evolve
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.tickets import ticket_commands as tickets
from pitboss.floor.tickets.forms import PaymentForm
from pitboss.floor.tickets.validation import make_number, ticket_key
from pitboss.kernel.decision import Command, Given
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.instant import DAY_MS, HOUR_MS
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.ledger.chart import guard, shared_guard
from pitboss.ledger.moves import MOVES, names_of
from pitboss.ledger.till import MoveMoney, ReverseMove
from pitboss.store.memory import MemoryStore
from pitboss.words.rendering import english

PAID = {"ticket-redeemed.1": "ticket", "ticket-claimed.1": "ticket", "hand-paid.1": "payout"}
"""The events that pay a debt, and the kind of debt."""
SETTINGS = msgspec.structs.replace(VENUE, hand_pay_over=20_000)
DAYS = (0, 1, 400)
PEOPLE = ("staff/cal", "staff/bob", "staff/sue")
KINDS = (
    "note transfer out out out redeem redeem kiosk insert hold present present cheque demand return answer"
    " release refuse reinstate lapse lapse claim claim pay pay withhold judge turn-down good-again voucher"
    " stacker stock stock move move reverse wait"
).split()
STOCK: tuple[tuple[str, dict[str, str]], ...] = (
    ("capital", {}),
    ("chips-made", {}),
    ("kiosk-filled", {"kiosk": "2"}),
    ("fill", {"table": "3"}),
)
STEP = st.tuples(st.sampled_from(KINDS), st.integers(0, 10**15))


class Cage:
    """Two servers of one floor that receive commands in turn."""

    def __init__(self, store: MemoryStore, secret: bytes) -> None:
        self.at, self.sent, self.store, self._secret = NOW, 0, store, secret
        self.writers = [CommandWriter(store, REGISTRY, lambda: self.at) for _ in range(2)]

    async def ask(self, command: Command, by: str, server: int) -> None:
        self.sent += 1
        self.at += 1_000
        await self.writers[server].submit(f"c-{self.sent}", command, by)

    async def step(self, kind: str, number: int) -> None:
        def choose(*things: Any) -> Any:
            nonlocal number
            number, at = divmod(number, len(things))
            return things[at]

        server, by, signed = choose(0, 1), choose(*PEOPLE), choose(None, "sue")
        # The papers of a long run are followed as they are issued.
        terminal, sequence = choose("7", "8"), self.sent // 150 + choose(*range(1, 9))
        cents = choose(500, 5_000, 10_000, 999_999)
        slip = make_number(self._secret, terminal, sequence)
        key = ticket_key(self._secret, slip)
        form, names = (terminal, sequence), {"table": "3", "seat": "5", "kiosk": "2"}
        move = choose(*MOVES)
        named = {each: names.get(each, "x") for each in names_of(MOVES[move])}
        stock = choose(*STOCK)
        commands: dict[str, Command] = {
            "note": chips.InsertNote(terminal, choose(5_000, 10_000)),
            "transfer": chips.TransferCredit(terminal, choose(10_000, 30_000), choose(*"abcdefghijklmnop")),
            "out": chips.CashOut(terminal),
            "redeem": tickets.RedeemTicket(slip, "cage", approved_by=signed, witness="sue"),
            "cheque": tickets.RedeemTicket(slip, "cage", None, signed, "sue", "017"),
            "present": tickets.PresentTicket(slip, "Ann", choose(*PaymentForm)),
            "kiosk": tickets.RedeemTicket(slip, "kiosk/2"),
            "insert": chips.InsertTicket(choose("7", "8"), slip),
            "hold": tickets.WithholdTicket(slip, "Looked into.", inspector="ian"),
            "demand": tickets.WithholdTicket(slip, "Looked into.", inspector="ian", demanded=True),
            "return": tickets.ReturnTicket(slip, "Ann"),
            "answer": tickets.ReviewTicket(key, choose(True, True, False), "Looked at.", "ian"),
            "release": tickets.ReleaseTicket(slip, "Good."),
            "refuse": tickets.RefuseTicket(slip, "Forged."),
            "reinstate": tickets.ReinstateTicket(slip, "Not forged.", "ian"),
            "lapse": tickets.LapseTicket(key),
            "claim": tickets.ClaimTicket(slip, "It lay in a coat.", "sue"),
            "pay": payouts.PayHand(*form, choose(30_000, 40_000, 35_000, 25_000), "Ann", "Bob", signed),
            "withhold": payouts.WithholdHandPay(*form, "Looked into.", inspector="ian"),
            "judge": payouts.ReviewHandPay(*form, choose(True, True, False), "Looked at.", "ian"),
            "turn-down": payouts.RefuseHandPay(*form, "Cheated."),
            "good-again": payouts.ReinstateHandPay(*form, "Did not cheat.", "ian"),
            "voucher": chips.CancelCredit(terminal, "Ann", "Bob"),
            "stacker": chips.EmptyStacker(terminal, cents, "As counted.", "sue"),
            "stock": MoveMoney(stock[0], cents, stock[1], approved_by=signed),
            "move": MoveMoney(move, cents, named, approved_by=signed),
            "reverse": ReverseMove(choose("cage/cash", "kiosk/2", "table/3"), sequence, "Wrong.", "sue"),
        }
        if kind == "wait":
            self.at += choose(*DAYS) * DAY_MS
            return
        own = kind in ("out", "note", "insert")
        inspector = "staff/ian" if kind in ("answer", "judge") else by
        await self.ask(commands[kind], f"pt/{terminal}" if own else inspector, server)


async def check(store: MemoryStore) -> Counter[str]:
    """Checks the log event by event. Returns the number of events by type."""
    lines: dict[int, list[tuple[str, int]]] = {}
    async for piece in store.lines():
        for line in piece:
            lines.setdefault(line.seq, []).append((line.account, line.cents))
    sums, paid, happened = Counter[str](), Counter[str](), Counter[str]()
    good: Counter[str] = Counter()
    async for events in store.events():
        for event in events:
            happened[event.type] += 1
            body = msgspec.json.decode(event.body)
            for account, cents in lines.get(event.seq, ()):
                sums[account] += cents
            assert sum(sums.values()) == 0
            for account, cents in sums.items():
                assert (guard(account) or shared_guard(account)) * cents >= 0, (event.type, account, cents)
            debt = f"{event.stream}/{body.get('sequence', '')}"
            good[debt] += event.type in ("ticket-issued.1", "hand-pay-called.1")
            paid[debt] += event.type in PAID
            assert paid[debt] <= 1
            assert not paid[debt] or good[debt] or event.stream.startswith("ticket/")
            if event.type == "credit-transferred.1":
                paid[body["reference"]] += 1
                assert paid[body["reference"]] == 1
    return happened


async def run(steps: list[tuple[str, int]]) -> Counter[str]:
    store = MemoryStore()
    cage = Cage(store, await store.secret())
    async with cage.writers[0], cage.writers[1]:
        for terminal in ("7", "8"):
            await cage.ask(chips.SetTerminal(terminal, SETTINGS), "setup", 0)
        for kind, number in steps:
            await cage.step(kind, number)
    found = await audit(store)
    assert isinstance(found, Audit), found
    assert found.notices == ()
    return await check(store)


@settings(max_examples=120, deadline=None)
@given(st.lists(STEP, max_size=60))
def test_nothing_falls_below_zero_and_each_debt_is_paid_once_under_any_commands(
    steps: list[tuple[str, int]],
) -> None:
    asyncio.run(run(steps))


def test_such_steps_reach_every_payment() -> None:
    """A long fixed run: it must reach every payment, or the random runs would prove little."""
    entropy = SeededEntropy(7, 1)
    steps = [
        (KINDS[entropy.below(len(KINDS))], entropy.below(10**9) * 10**6 + entropy.below(10**6))
        for _ in range(6_000)
    ]
    happened = asyncio.run(run(steps))
    again = {"ticket-reinstated.1", "hand-pay-reinstated.1"}
    others = {
        "credit-cancelled.2",
        "ticket-returned.1",
        "moved.1",
        "reversed.1",
        "transfer-taken.1",
        "payment-counted.2",
    }
    assert {each for each in {*PAID, *again, *others} if not happened[each]} == set()


# The daily total of one person's own payments.


def given_at(at: int, utc_offset: int = 0) -> Given:
    return Given(at, b"", "staff/cal", utc_offset)


@pytest.mark.parametrize(
    ("payer", "cents", "code"),
    [
        (None, 1_000_000, None),
        (None, 1_000_001, "release-needed"),
        (Payer(NOW // DAY_MS, ALONE_PER_DAY_CENTS - 500), 500, None),
        (Payer(NOW // DAY_MS, ALONE_PER_DAY_CENTS - 500), 501, "release-needed"),
        (Payer(NOW // DAY_MS - 1, ALONE_PER_DAY_CENTS), 500, None),
        # A clock that is set back begins no day again.
        (Payer(NOW // DAY_MS + 1, ALONE_PER_DAY_CENTS), 500, "release-needed"),
    ],
)
def test_one_person_pays_so_much_a_day_and_no_more(payer: Payer | None, cents: int, code: str | None) -> None:
    alone = count({"payer/cal": payer}, given_at(NOW), cents, None)
    assert (alone.code if isinstance(alone, Rejection) else None) == code
    for nobody in ("", " "):
        assert count({"payer/cal": payer}, given_at(NOW), cents, nobody) == alone
    signed = count({"payer/cal": payer}, given_at(NOW), cents, "sue")
    assert signed == PaymentCounted("cal", NOW // DAY_MS, cents, "sue")


def test_nobody_alone_books_what_comes_from_outside() -> None:
    alone = count({"payer/cal": None}, given_at(NOW), 1, None, outside=True)
    assert isinstance(alone, Rejection)
    assert alone.code == "release-needed"
    signed = count({"payer/cal": None}, given_at(NOW), 1, "sue", outside=True)
    assert signed == PaymentCounted("cal", NOW // DAY_MS, 1, "sue")


def test_the_day_is_that_of_the_casino() -> None:
    late = NOW + 23 * HOUR_MS
    counted = [count({"payer/cal": None}, given_at(late, offset), 500, None) for offset in (0, 600, -600)]
    days = [each.day for each in counted if isinstance(each, PaymentCounted)]
    assert days == [NOW // DAY_MS, NOW // DAY_MS + 1, NOW // DAY_MS]


def test_a_signed_payment_does_not_count_as_paid_alone() -> None:
    payer = evolve(None, PaymentCounted("cal", 5, 700), ())
    payer = evolve(payer, PaymentCounted("cal", 5, 9_000, "sue"), ())
    payer = evolve(payer, PaymentCounted("cal", 4, 50), ())
    assert payer == Payer(5, 750)
    assert evolve(payer, PaymentCounted("cal", 6, 20), ()) == Payer(6, 20)


# Events of earlier releases.


def test_a_cage_that_was_below_zero_pays_again_once_its_cash_is_booked() -> None:
    async def story() -> Audit:
        store = MemoryStore()
        floor = Floor(store)
        async with floor.writer:
            await floor.as_before("late-win", 50_000, {"table": "3"})
            await floor.do(chips.SetTerminal("7", VENUE), chips.InsertNote("7", 5_000), chips.CashOut("7"))
            redeem = tickets.RedeemTicket(await floor.number("7", 1), "cage", 5_000)
            refused = await floor.try_(redeem, "staff/cal")
            assert refused.code == "cage-short"
            assert english(refused.text) == (
                "Cash of the cage: there is −$500, and $50 is needed. Book what came into the cage first."
            )
            await floor.do(MoveMoney("capital", 54_999, {}))
            assert (await floor.try_(redeem, "staff/cal")).code == "cage-short"
            await floor.do(MoveMoney("capital", 1, {}), redeem)
        found = await audit(store)
        assert isinstance(found, Audit), found
        return found

    assert asyncio.run(story()).notices == (
        finding("audit-notice-short", account="cage/cash", short=Amount(50_000), event=1),
        finding(
            "audit-notice-by-hand",
            move="late-win",
            transactions=Text("audit-transactions", {"count": 1}),
            amount=Amount(50_000),
        ),
    )


@pytest.mark.parametrize(
    ("move", "names", "why"),
    [
        ("late-win", {"table": "3"}, finding("audit-payment-of-nothing", move="late-win")),
        (
            "chips-cashed",
            {},
            finding("audit-short", amount=Amount(5_000), account="house/pockets", short=Amount(10_000)),
        ),
    ],
)
def test_the_auditor_refuses_after_the_first_counted_payment_what_it_only_reported_before(
    move: str, names: dict[str, str], why: Text
) -> None:
    async def story() -> object:
        store = MemoryStore()
        floor = Floor(store)
        async with floor.writer:
            await floor.as_before(move, 5_000, names)
            assert isinstance(
                await floor.try_(MoveMoney("capital", 50_000, {}, approved_by="sue"), "staff/cal"), Accepted
            )
            assert isinstance(await audit(store), Audit)
            await floor.as_before(move, 5_000, names)
        return await audit(store)

    found = asyncio.run(story())
    assert isinstance(found, Wrong)
    assert (found.seq, tells(found.why, why)) == (4, True), found
