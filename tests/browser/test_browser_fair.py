"""Fair dealing on the screens of players: the promise before bets, and the browser's check afterwards.

It takes over 10 s: spins run to their end in a real Chromium before they can be checked.
"""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import (
    LANGUAGES,
    PATIENCE_MS,
    area,
    chip,
    device,
    each_language,
    insert,
    meanwhile,
    reads,
    said,
    terminal,
    visit,
    window,
    words,
)
from kit.pages.page_floors import LIVE_TABLE, TABLE, WHEEL, end_period, staffed
from kit.server.server_process import Server, running
from kit.tables.live_table import player
from playwright.sync_api import Browser, Locator, Page, Route, expect

from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import Join


def fair(page: Page) -> Locator:
    return page.get_by_test_id("fair")


def promised(floor: Server, game: str) -> dict[str, Any]:
    """The deal of the game under way."""
    lines = [line for line in floor.get(f"/api/deals/{game}") if "seed" not in line["promise"]]
    promise: dict[str, Any] = lines[0]
    return promise


def bet_on_red(page: Page, floor: Server, number: str, language: str) -> dict[str, Any]:
    """A player bets on a spin, and sees its promise."""
    visit(page, terminal(floor, number, game=WHEEL), language)
    insert(page, "$50")
    deal = promised(floor, WHEEL)
    expect(fair(page)).to_contain_text(said(page, "fair-deal", short=deal["promise"]["commitment"][:8]))
    expect(fair(page)).not_to_contain_text(said(page, "fair-own-in"))
    chip(page, "$5").click()
    area(page, "red").first.click()
    expect(page.get_by_test_id("bet")).to_have_text("$5.00")
    expect(fair(page)).to_contain_text(said(page, "fair-own-in"))
    return deal


def test_a_spin_is_promised_before_bets_and_checked_by_the_page_after(
    floor: Server, browser: Browser
) -> None:
    with window(browser) as page:
        deal = bet_on_red(page, floor, "1", "zh-Hans")
        reads(page, fair(page), "fair-own-in")
        fair(page).click()
        for language in each_language(page):
            dialog = page.get_by_role("dialog", name=words("fair-title", language))
            expect(dialog).to_contain_text(words("fair-commitment", language))
        expect(dialog).to_contain_text(deal["promise"]["commitment"])
        own = dialog.locator(".digits").nth(1).inner_text()
        assert re.fullmatch("[0-9a-f]{64}", own)
        dialog.get_by_role("button", name="关闭").click()
        end_period(floor, WHEEL)
        expect(fair(page)).to_have_attribute("data-verdict", "checked")
        checked = {"en": "last deal ✓ checked", "zh-Hans": "上一局 ✓ 已核对", "zh-Hant": "上一局 ✓ 已核對"}
        for language in each_language(page):
            expect(fair(page)).to_contain_text(checked[language])
        proof = floor.get(f"/api/deals/{WHEEL}/{deal['deal']}")
        # A test before this one may have left the number of another terminal in the deal.
        assert {each["terminal"]: each["number"] for each in proof["numbers"]}["1"] == own


def test_a_number_outlives_a_page_that_is_loaded_again(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        deal = bet_on_red(page, floor, "2", "en")
        page.reload()
        expect(fair(page)).to_contain_text("your number is in it")
        end_period(floor, WHEEL)
        expect(fair(page)).to_have_attribute("data-verdict", "checked")
        numbers = floor.get(f"/api/deals/{WHEEL}/{deal['deal']}")["numbers"]
        assert {each["terminal"]: each["number"] for each in numbers}["2"] is not None


def test_a_forged_seed_is_shown_plainly_and_reported(floor: Server, browser: Browser) -> None:
    def forge(route: Route) -> None:
        response = route.fetch()
        route.fulfill(json={**response.json(), "seed": "00" * 32})

    with window(browser) as page:
        page.route("**/api/deals/**", forge)
        deal = bet_on_red(page, floor, "3", "zh-Hant")
        end_period(floor, WHEEL)
        expect(fair(page)).to_have_attribute("data-verdict", "seed")
        expect(fair(page)).to_contain_text("✗ 核對不符")
        fair(page).click()
        wrong = {
            "en": "The seed does not fit the commitment. Staff have been told.",
            "zh-Hans": "种子与承诺值不符。已通知工作人员。",
            "zh-Hant": "種子與承諾值不符。已通知工作人員。",
        }
        for language in each_language(page):
            expect(page.get_by_role("dialog")).to_contain_text(wrong[language])

        def found() -> str:
            lines = {line["deal"]: line["promise"] for line in floor.get(f"/api/deals/{WHEEL}")}
            return json.dumps(lines[deal["deal"]].get("disputes", {}))

        expect_soon(page, lambda: '"key": "dispute-seed"' in found())


def test_a_forged_result_is_shown_plainly(floor: Server, browser: Browser) -> None:
    def forge(route: Route) -> None:
        response = route.fetch()
        proof = response.json()
        route.fulfill(json={**proof, "number": (proof["number"] + 1) % 37})

    with window(browser) as page:
        page.route("**/api/deals/**", forge)
        bet_on_red(page, floor, "4", "zh-Hant")
        end_period(floor, WHEEL)
        expect(fair(page)).to_have_attribute("data-verdict", "outcome")
        expect(fair(page)).to_contain_text(said(page, "fair-wrong"))


def test_who_has_credits_adds_a_number_to_the_next_shoe(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(terminal(floor, "5", game=TABLE))
        insert(page, "$50")
        expect(fair(page)).to_contain_text("Fair deal")

        def number_in() -> bool:
            return any("5" in line["promise"].get("numbers", {}) for line in floor.get(f"/api/deals/{TABLE}"))

        expect_soon(page, number_in)


def test_a_guest_adds_a_number_and_a_wall_shows_what_is_promised(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def sit_down(hall: Hall) -> None:
        await hall.supervisor(LIVE_TABLE).act(OpenTable(hall.limits(LIVE_TABLE)))
        ann = await hall.guest(LIVE_TABLE, player("ann"))
        await ann.act(Join("ann", 1))

    database = str(tmp_path_factory.mktemp("seats") / "db")
    with running(staffed("simulated", "ann"), database) as server:
        meanwhile(server, sit_down)
        see_the_promise(server, browser)


def see_the_promise(server: Server, browser: Browser) -> None:
    """At the seat, and on the wall in every language."""
    with window(browser) as page:
        page.goto(device(server, "seat", f"seat-{LIVE_TABLE}-ann"))
        reads(page, fair(page), "fair-own-in")
        deal = promised(server, LIVE_TABLE)
        assert list(deal["promise"]["numbers"]) == [f"{LIVE_TABLE}/ann"]
        short = deal["promise"]["commitment"][:8]
        expect(fair(page)).to_contain_text(f"Fair deal {short}")
    for language in LANGUAGES:
        with window(browser) as wall:
            visit(wall, device(server, "display", f"display-{LIVE_TABLE}"), language)
            expect(wall.locator(".wall-head")).to_contain_text(words("fair-deal", language, short=short))


def expect_soon(page: Page, so: Callable[[], bool]) -> None:
    """Waits for something that only the server sends."""
    deadline = time.monotonic() + PATIENCE_MS / 1_000
    while not so():
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)
