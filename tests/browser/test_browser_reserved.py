"""A private table of Tie Premium in the browser: its list at the desks, and what its sign says.

It takes over 10 s: every page is looked at in a real Chromium.
"""

import os
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import (
    assert_fits,
    browser,
    device,
    each_language,
    meanwhile,
    press,
    reads,
    said,
    sign_in,
    visit,
    window,
)
from kit.server.server_process import Server, running
from kit.support import PREMIUM
from playwright.sync_api import Browser, Page, expect

from pitboss.baccarat.acts.opening import OpenTable

__all__ = ["browser"]
LOOK = os.environ.get("LOOK")
TABLE = "premium-1"
FLOOR = f"""
venue = "The Little Casino"
[[games]]
name = "{TABLE}"
edition = "{PREMIUM}"
game = "tie-premium"
shoe = "keyed"
limits = {{least = "10", most = "1000"}}
setup = {{area = "private-table", layout = "C", seats = 6}}
[[seats]]
table = "{TABLE}"
guest = "ann"
"""


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        meanwhile(server, open_table)
        yield server


async def open_table(hall: Hall) -> None:
    await hall.supervisor(TABLE).act(OpenTable(hall.limits(TABLE)))


def look(page: Page, name: str) -> None:
    if LOOK:
        page.screenshot(path=f"{LOOK}/{name}.png", full_page=True)


def supervisor(page: Page, floor: Server) -> None:
    visit(page, f"{floor.url}/supervisor/#game={TABLE}", "en")
    sign_in(page, "sue")


@pytest.mark.clause(PREMIUM, "1.1.private-table", "2.1.2")
def test_a_supervisor_keeps_the_list_and_the_dealer_seats_who_is_on_it(
    floor: Server, browser: Browser
) -> None:
    with window(browser) as page:
        supervisor(page, floor)
        listed = page.get_by_role("region", name=said(page, "supervisor-reserved"))
        expect(listed).to_contain_text(said(page, "supervisor-no-list"))
        for name in ("Mr Lee", "王先生"):
            press(listed, "supervisor-add-person")
            form = page.get_by_role("dialog")
            form.get_by_label(said(page, "supervisor-new-name"), exact=True).fill(name)
            press(form, "supervisor-add-person")
            expect(form).to_have_count(0)
            expect(listed.get_by_role("listitem").filter(has_text=name)).to_have_count(1)
        for _ in each_language(page):
            assert_fits(page)
        look(page, "supervisor-list")
        listed.get_by_role("listitem").filter(has_text="王先生").get_by_role("button").click()
        expect(listed.get_by_role("listitem")).to_have_count(1)
    with window(browser) as page:
        visit(page, device(floor, "seat", f"seat-{TABLE}-ann"), "en")
        reads(page, page.locator("body"), "seat-reserved")
        expect(page.locator("body")).not_to_contain_text("Lee")
        look(page, "seat")
    with window(browser) as page:
        visit(page, f"{floor.url}/dealer/#at=dt/{TABLE}", "en")
        sign_in(page, "dee")
        seats = page.get_by_role("region", name=said(page, "dealer-seats"))
        expect(seats).to_contain_text("Reserved for: Mr Lee (")
        press(seats, "dealer-seat-somebody")
        # Whoever is chosen sits under their own name: none is typed for a number of the list.
        form = page.get_by_role("dialog")
        form.get_by_label(said(page, "dealer-at-seat")).fill("2")
        look(page, "dealer-form")
        press(form, "dealer-seat-somebody")
        expect(page.get_by_test_id("guest-Mr Lee")).to_contain_text(said(page, "dealer-seat", n=2))
        look(page, "dealer")


@pytest.mark.clause(PREMIUM, "2.6", "13.3.1")
def test_another_percentage_is_announced_at_the_desk_and_read_on_the_display(
    floor: Server, browser: Browser
) -> None:
    with window(browser) as page:
        supervisor(page, floor)
        limits = page.get_by_role("region", name=said(page, "supervisor-limits"))
        limits.get_by_text(said(page, "supervisor-tie-percent", percent="5")).click()
        less = limits.get_by_label(said(page, "supervisor-new-tie-percent"))
        less.fill("3.5")
        limits.get_by_role("button", name=said(page, "supervisor-alter-now")).last.click()
        expect(page.locator("body")).to_contain_text("20 minutes")
        limits.get_by_role("button", name=said(page, "supervisor-put-up-sign")).last.click()
        expect(limits.get_by_role("timer")).to_contain_text("A tie will pay 3.5 % on Player and Banker")
        look(page, "supervisor-sign")
        less.fill("7")
        limits.get_by_role("button", name=said(page, "supervisor-alter-now")).last.click()
        limits.get_by_text(said(page, "supervisor-tie-percent", percent="7")).click()
        expect(limits.get_by_role("timer")).to_have_count(0)
        less.fill("6")
        limits.get_by_role("button", name=said(page, "supervisor-put-up-sign")).last.click()
        expect(limits.get_by_role("timer")).to_have_count(1)
    with window(browser) as page:
        visit(page, device(floor, "display", f"display-{TABLE}", show="sign"), "en")
        expect(page.locator("body")).to_contain_text("A tie will pay 6 % on Player and Banker")
        expect(page.locator("body")).to_contain_text("7 %")
        look(page, "display")


@pytest.mark.clause(PREMIUM, "6.2")
def test_a_supervisor_limits_an_area_as_a_whole_and_the_display_says_so(
    floor: Server, browser: Browser
) -> None:
    with window(browser) as page:
        supervisor(page, floor)
        limits = page.get_by_role("region", name=said(page, "supervisor-limits"))
        limits.get_by_text(said(page, "supervisor-new-limits"), exact=True).click()
        limits.get_by_text(said(page, "limits-areas"), exact=True).click()
        tie = limits.get_by_role("group", name="Tie", exact=True).last
        tie.get_by_label(said(page, "limits-table-area")).fill("500")
        for _ in each_language(page):
            assert_fits(page)
        look(page, "supervisor-areas")
        limits.get_by_role("button", name=said(page, "supervisor-alter-now")).first.click()
        expect(limits).to_contain_text("$500")
    with window(browser) as page:
        visit(page, device(floor, "display", f"display-{TABLE}", show="sign"), "en")
        expect(page.locator("body")).to_contain_text("Tie, all wagers at the table: up to $500")
        look(page, "display-areas")
