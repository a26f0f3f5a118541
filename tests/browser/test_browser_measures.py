"""Who is excluded at one game is known at every desk, and an Inspector has the cards of a table checked.

It takes over 10 s: every page is looked at in a real Chromium.
"""

import os
import re
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import (
    assert_fits,
    browser,
    device,
    meanwhile,
    press,
    reads,
    said,
    sign_in,
    visit,
    window,
)
from kit.pages.page_floors import LIVE_TABLE, RAPID_TABLE, staffed
from kit.server.server_process import PASSWORD, Server, running
from kit.support import RAPID, STAR, clause
from kit.tables.live_table import DEE, player
from playwright.sync_api import Browser, Page, expect

from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.setups.sign import TableLimits
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import Join
from pitboss.rules.authority import Act as Measure
from pitboss.rules.conduct import Breach

__all__ = ["browser"]
ANN = player("ann")
LOOK = os.environ.get("LOOK")


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(staffed("keyed", ANN.name), str(tmp_path_factory.mktemp("floor") / "db")) as server:
        meanwhile(server, exclude_ann_elsewhere)
        yield server


async def exclude_ann_elsewhere(hall: Hall) -> None:
    """Ann sits at the live table with cards in its shoe; the Rapid table excludes her from the casino."""
    supervisor, dealer = hall.supervisor(LIVE_TABLE), await hall.dealer(DEE, LIVE_TABLE)
    limits: TableLimits = hall.limits(LIVE_TABLE)
    await supervisor.act(OpenTable(limits))
    await dealer.load(supervisor)
    await (await hall.guest(LIVE_TABLE, ANN)).act(Join(ANN.name, 1))
    excluded = TakeMeasure(Breach.PREDICTING_DEVICE, (Measure.EXCLUDE_FROM_CASINO,), ANN.name)
    rapid = hall.supervisor(RAPID_TABLE)
    await rapid.act(OpenTable(hall.limits(RAPID_TABLE)), excluded)


def look(page: Page, name: str) -> None:
    assert_fits(page)
    if LOOK:
        page.screenshot(path=f"{LOOK}/{name}.png")


@clause(STAR, "14.3.3")
@clause(RAPID, "12.3.3")
def test_every_desk_of_a_table_reads_who_was_excluded_elsewhere(floor: Server, browser: Browser) -> None:
    for name, address in (
        ("dee", f"{floor.url}/dealer/#at=dt/{LIVE_TABLE}"),
        ("sue", f"{floor.url}/supervisor/#game={LIVE_TABLE}"),
        ("ian", f"{floor.url}/inspector/#game={LIVE_TABLE}"),
    ):
        with window(browser) as page:
            visit(page, address, "en")
            sign_in(page, name)
            note = page.get_by_role("status").filter(has_text="ann is excluded from the casino")
            expect(note).to_contain_text("12.3.3")
            look(page, f"barred-{name}")
    with window(browser) as page:
        visit(page, device(floor, "seat", f"seat-{LIVE_TABLE}-{ANN.name}"), "zh-Hans")
        expect(page.get_by_role("status").filter(has_text="您不能再参加此处的游戏")).to_be_visible()
        look(page, "barred-seat")


@clause(STAR, "14.3.3")
def test_two_in_charge_give_somebody_else_of_that_name_a_number(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, f"{floor.url}/supervisor/#tab=excluded", "en")
        sign_in(page, "sue")
        people = page.get_by_role("region", name=said(page, "excluded-title"))
        people.get_by_role("button", name=said(page, "excluded-namesake")).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label(said(page, "excluded-name")).fill("Ann")
        dialog.get_by_role("button", name=said(page, "excluded-namesake"), exact=True).click()
        expect(dialog.get_by_role("alert")).to_contain_text("Ann is excluded")
        look(page, "namesake")
        dialog.get_by_label("Name", exact=True).fill("gus")
        dialog.get_by_label("Password").fill(PASSWORD)
        dialog.get_by_role("button", name=said(page, "excluded-namesake"), exact=True).click()
        expect(dialog).to_have_count(0)
        expect(people.get_by_text(re.compile(r"^Ann \d{8}$"))).to_be_visible()
        expect(people.get_by_role("status")).to_have_text("One person is excluded.")
        look(page, "people")


@clause(STAR, "3.11")
def test_an_inspector_has_the_cards_checked_and_the_dealer_reads_it(floor: Server, browser: Browser) -> None:
    with window(browser) as page, window(browser) as table:
        visit(table, f"{floor.url}/dealer/#at=dt/{LIVE_TABLE}", "en")
        sign_in(table, "dee")
        visit(page, f"{floor.url}/inspector/#game={LIVE_TABLE}", "en")
        sign_in(page, "ian")
        expect(page.get_by_text(said(page, "inspector-read-only"))).to_have_count(0)
        press(page, "act-instruct-check")
        reads(table, table.get_by_role("main"), "effect-check-remaining-cards")
        look(table, "card-work")
        press(table, "act-check-cards")
        press(table.get_by_role("dialog"), "acting-go")
        expect(table.get_by_text(said(table, "effect-check-remaining-cards"))).to_have_count(0)
        look(table, "checked")
