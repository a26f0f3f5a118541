"""A player terminal when something is wrong on the floor: its messages, and what it still offers.

It takes over 10 s: terminals in a real Chromium come back from servers that are killed and started again.
"""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import (
    LANGUAGES,
    PORTRAIT,
    area,
    chip,
    insert,
    meanwhile,
    press,
    reads,
    said,
    speak,
    terminal,
    visit,
    window,
)
from kit.pages.page_floors import FLOOR as STEADY
from kit.pages.page_floors import TABLE, end_period, staffed
from kit.server.server_process import Server, running
from kit.tables.live_table import AMY, DEE
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.play import DrawCard
from pitboss.floor.devices.device_commands import ReportFault
from pitboss.floor.devices.devices import Fault
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote
from pitboss.floor.terminals.payout_commands import WithholdHandPay
from pitboss.game.irregularities import Report
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.irregularity import Kind
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.opening import open_store

LOCKED, NO_PRINTER, NO_SLOT, LARGE, VOID = "12345"
"""Terminals, by what happens there."""
FLOOR = staffed("keyed").replace('[[terminals]]\nnumber = "1"\n', "") + "".join(
    f'[[terminals]]\nnumber = "{number}"\nhand-pay-over = "150"\n' for number in "12345"
)


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        server.stop()
        with ThreadPoolExecutor(1) as apart:
            apart.submit(asyncio.run, fall_over(server, LOCKED)).result()
        server.start()
        meanwhile(server, open_up)
        yield server


async def fall_over(server: Server, number: str) -> None:
    """Memory fails at a terminal with credits, and the meters disagree when the player wants to leave."""
    store = unwrap(await open_store(server.database))
    try:
        async with FloorEngine(store, unwrap(read_config(server.config))) as floor:
            unwrap(await floor.do("note", InsertNote(number, 5_000), f"pt/{number}"))
            stands = floor.writer._cache.states[f"pt/{number}"]
            assert isinstance(stands.state, ChipAccount)
            meters = msgspec.structs.replace(stands.state.meters, wins=1)
            spoiled = msgspec.structs.replace(stands.state, meters=meters)
            floor.writer._cache.states[f"pt/{number}"] = msgspec.structs.replace(stands, state=spoiled)
            refused = await floor.do("leave", CashOut(number), f"pt/{number}")
            assert isinstance(refused, Rejection)
            assert refused.code == "account-locked"
    finally:
        await store.close()


async def open_up(hall: Hall) -> None:
    """The table opens; a printer has no paper, and a note is stuck."""
    supervisor, dealer = hall.supervisor(TABLE), await hall.dealer(DEE, TABLE)
    await supervisor.act(OpenTable(hall.limits(TABLE)))
    await dealer.load(supervisor)
    await dealer.new_game("coup-1")
    for name, fault in ((f"printer-{NO_PRINTER}", Fault.NO_PAPER), (f"stacker-{NO_SLOT}", Fault.JAMMED)):
        await (await hall.device(name)).do(ReportFault(name, fault, "Somebody must look."))


def test_a_locked_terminal_says_so_and_offers_nothing(floor: Server, browser: Browser) -> None:
    with window(browser, PORTRAIT) as page:
        visit(page, terminal(floor, LOCKED), "zh-Hant")
        reads(page, page.locator(".phase-banner"), "player-locked-short")
        reads(page, page.locator(".notices"), "player-locked")
        expect(page.get_by_test_id("credit")).to_have_text("$50.00")
        expect(area(page, "player")).to_have_attribute("aria-disabled", "true")
        for key in ("player-money", "player-cash-out", "player-undo", "player-rebet"):
            expect(page.get_by_role("button", name=said(page, key))).to_be_disabled()
        expect(page.get_by_role("button", name=said(page, "player-call"))).to_be_enabled()
        for language, words in (("zh-Hans", "本终端已锁定"), ("zh-Hant", "本終端已鎖定")):
            speak(page, language)
            expect(page.locator(".phase-banner")).to_have_text(words)


def test_without_a_printer_staff_are_called_to_pay(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, terminal(floor, NO_PRINTER), "zh-Hans")
        insert(page, "$50")
        reads(page, page.locator(".notices"), "player-printer-fails")
        press(page, "player-cash-out")
        dialog = page.get_by_role("dialog", name=said(page, "player-cash-out"))
        expect(dialog).to_contain_text(said(page, "player-leave-by-voucher"))
        expect(dialog.get_by_role("button", name=said(page, "player-cash-out-yes"))).to_have_count(0)
        press(dialog, "player-call")
        expect(dialog.get_by_role("button", name=said(page, "player-called"))).to_be_visible()
        press(dialog, "player-stay")
        for language, words in (("zh-Hans", "打印机故障"), ("zh-Hant", "打印機故障")):
            speak(page, language)
            expect(page.locator(".notices")).to_contain_text(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_slot_that_is_stuck_takes_nothing(floor: Server, browser: Browser, language: str) -> None:
    with window(browser) as page:
        visit(page, terminal(floor, NO_SLOT), language)
        press(page, "player-money")
        dialog = page.get_by_role("dialog", name=said(page, "player-money"))
        expect(dialog.get_by_role("alert")).to_contain_text(said(page, "player-slot-fails"))
        note = dialog.get_by_role("button", name=said(page, "player-insert", cents="$50"), exact=True)
        expect(note).to_be_disabled()
        expect(dialog.get_by_label(said(page, "player-ticket-number"))).to_be_disabled()


def test_staff_pay_what_is_too_much_for_a_ticket(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, terminal(floor, LARGE), "zh-Hant")
        insert(page, "$100", "$100")
        press(page, "player-cash-out")
        press(page, "player-cash-out-by-hand")
        reads(page, page.locator(".notices"), "player-hand-pay", cents="$200.00")
        reads(page, page.locator(".phase-banner"), "player-payout-short")
        expect(area(page, "player")).to_have_attribute("aria-disabled", "true")
        expect(page.get_by_role("button", name=said(page, "player-money"))).to_be_disabled()
        meanwhile(floor, withhold)
        # The next player here neither waits for it, nor reads why another player has to.
        reads(page, page.locator(".notices"), "player-hand-pay-aside", cents="$200.00")
        expect(page.locator("body")).not_to_contain_text("inquiry")
        reads(page, page.locator(".phase-banner"), "phase-open")
        insert(page, "$5")
        chip(page, "$5").click()
        area(page, "player").click()
        expect(page.get_by_test_id("bet")).to_have_text("$5.00")
        press(page, "player-clear")
        expect(page.get_by_test_id("bet")).to_have_text("$0.00")


async def withhold(hall: Hall) -> None:
    """A supervisor lets the payment wait for an inquiry."""
    sue = hall.supervisor(TABLE)
    account = await sue.see(f"terminal/{LARGE}", lambda now: now.get("payouts"))
    number = account["payouts"][0]["sequence"]
    await sue.do(WithholdHandPay(LARGE, number, "An inquiry.", inspector="I. Ng"))


def test_a_void_coup_gives_the_chips_back_and_says_why(floor: Server, browser: Browser) -> None:
    with window(browser, PORTRAIT) as page:
        visit(page, terminal(floor, VOID), "zh-Hans")
        insert(page, "$50")
        chip(page, "$5").click()
        area(page, "player").click()
        expect(page.get_by_test_id("bet")).to_have_text("$5.00")
        press(page, "player-cash-out")
        later = said(page, "player-leave-later", cents="$5.00")
        expect(page.get_by_role("dialog")).to_contain_text(later)
        press(page, "player-stay")
        meanwhile(floor, misdeal)
        reads(page, page.locator(".phase-banner"), "outcome-void")
        speak(page, "en")
        expect(page.locator(".notices")).to_contain_text(
            "$5 came back to your credit: Cards were dealt wrongly"
        )
        expect(page.get_by_test_id("credit")).to_have_text("$50.00")
        expect(area(page, "player")).not_to_have_accessible_name(re.compile("your wager"))
        speak(page, "zh-Hant")
        expect(page.locator(".notices")).to_contain_text("$5 已退回餘額：發牌有誤")
        speak(page, "zh-Hans")
        expect(page.locator(".notices")).to_contain_text("$5 已退回余额：发牌有误")
        page.get_by_role("button", name="知道了").click()
        expect(page.locator(".notices .note")).to_have_count(0)


async def misdeal(hall: Hall) -> None:
    """The cards of the first coup are in the wrong order, and this cannot be corrected."""
    dealer = await hall.dealer(DEE, TABLE)
    await dealer.act(EndPeriod(), DrawCard("9S"), DrawCard("KH"))
    await dealer.act(ReportIrregularity(Report(Kind.MISDEAL)), approved=AMY)


class Wire:
    """The connection between a page and its server, which can be cut in either direction."""

    def __init__(self, page: Page) -> None:
        self.up = self.down = True
        page.route_web_socket(re.compile("/live$"), self._join)

    def _join(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(lambda message: far.send(message) if self.up else None)
        far.on_message(lambda message: near.send(message) if self.down else None)


@pytest.fixture
def steady(tmp_path: Path) -> Iterator[Server]:
    with running(STEADY, str(tmp_path / "db")) as server:
        yield server


async def holds(hall: Hall) -> int:
    """The server's state of the first terminal, as a supervisor sees it: the page uses its key."""
    held: int = (await hall.supervisor(TABLE).see("terminal/1"))["held"]
    return held


async def until_held(hall: Hall) -> None:
    await hall.supervisor(TABLE).see("terminal/1", lambda now: now["held"] > 0)


@pytest.mark.parametrize(
    ("cut", "language"), [("before the server heard of it", "zh-Hans"), ("before it answered", "zh-Hant")]
)
def test_a_chip_in_flight_when_the_server_dies_counts_once(
    steady: Server, browser: Browser, cut: str, language: str
) -> None:
    """It takes over 10 s: a server starts again, and the page waits before it connects again."""
    with window(browser) as page:
        wire = Wire(page)
        visit(page, terminal(steady, "1"), language)
        insert(page, "$50")
        chip(page, "$5").click()
        if cut == "before it answered":
            wire.down = False
        else:
            wire.up = False
        area(page, "player").click()
        pending = said(page, "felt-pending", amount="$5")
        expect(area(page, "player")).to_have_accessible_name(re.compile(re.escape(pending)))
        if cut == "before it answered":
            meanwhile(steady, until_held)
        steady.kill()
        expect(page.get_by_role("alert").first).to_contain_text(said(page, "part-lost"))
        expect(page.locator(".on-the-way")).to_have_text(said(page, "player-not-sent", cents="$5"))
        expect(page.get_by_test_id("bet")).to_have_text("$0.00")
        wire.up = wire.down = True
        steady.start()
        expect(page.get_by_test_id("bet")).to_have_text("$5.00")
        expect(page.locator(".on-the-way")).to_have_text("")
        staked = said(page, "felt-staked", amount="$5")
        expect(area(page, "player")).to_have_accessible_name(re.compile(f"{re.escape(staked)}$"))
        expect(page.get_by_test_id("credit")).to_have_text("$45.00")
        assert meanwhile(steady, holds) == 500


def test_a_chip_that_comes_too_late_after_a_crash_is_not_lost_silently(
    steady: Server, browser: Browser
) -> None:
    with window(browser) as page:
        wire = Wire(page)
        page.goto(terminal(steady, "1"))
        insert(page, "$50")
        chip(page, "$5").click()
        wire.up = False
        area(page, "player").click()
        expect(area(page, "player")).to_have_accessible_name(re.compile("not accepted yet"))
        end_period(steady, TABLE)
        steady.kill()
        wire.up = True
        steady.start()
        expect(page.locator(".bubble")).to_contain_text(said(page, "refusal-wagers-closed-no-wagers-now"))
        expect(page.get_by_test_id("bet")).to_have_text("$0.00")
        expect(page.get_by_test_id("credit")).to_have_text("$50.00")
        expect(page.locator(".on-the-way")).to_have_text("")
