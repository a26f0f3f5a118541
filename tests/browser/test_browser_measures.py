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

from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.setups.sign import TableLimits
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.play import Call, DrawCard, StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, CheckCards, LoadDevice
from pitboss.game.irregularities import Report
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Measure
from pitboss.rules.conduct import Breach
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement, BurnWay

__all__ = ["browser"]
ANN = player("ann")
DEVICE_TABLE = "star-2"
BY_DEVICE = f"""
[[games]]
name = "{DEVICE_TABLE}"
edition = "{STAR}"
game = "baccarat"
shoe = "keyed"
setup = {{device = "shuffling-device"}}
limits = {{least = "10", most = "1000"}}
"""
LOOK = os.environ.get("LOOK")


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    config = staffed("keyed", ANN.name) + BY_DEVICE
    with running(config, str(tmp_path_factory.mktemp("floor") / "db")) as server:
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
        # Her number is what she plays under, so it stands there. She is not excluded, and nothing is lifted.
        namesake = page.get_by_role("main").get_by_role("listitem").filter(has_text=re.compile(r"Ann \d{8}"))
        reads(page, namesake, "excluded-not")
        expect(namesake.get_by_role("button", name=said(page, "excluded-lift"))).to_have_count(0)
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


async def let_the_device_fail(hall: Hall) -> None:
    """A coup from a shuffling device with two cards out, a damaged device, and a supervisor's ruling."""
    sue, dee = hall.supervisor(DEVICE_TABLE), await hall.dealer(DEE, DEVICE_TABLE)
    await sue.act(OpenTable(hall.limits(DEVICE_TABLE)), Join("bob", 1, 100_000))
    await dee.act(BringCards("red"), CheckCards(), LoadDevice(), Burn(BurnWay.FACE_DOWN, (None,)))
    await dee.act(StartRound("1-1"), PlaceWager("bob", 1, "player", 1_000), Call(Announcement.NO_MORE_BETS))
    await dee.act(DrawCard("9S"), DrawCard("KH"))
    facts = {Given.HARMED: False, Given.SPARE: True, Given.MOVABLE: True, Given.DAMAGED: True}
    await dee.act(ReportIrregularity(Report(Kind.SHUFFLING_DEVICE_FAILS, facts)), approved=sue.who)


@clause(STAR, "13.3.1", "13.3.2", "13.3.3", "13.3.4")
def test_the_dealer_says_which_cards_were_damaged_and_moved_before_the_next_one(
    floor: Server, browser: Browser
) -> None:
    meanwhile(floor, let_the_device_fail)
    with window(browser) as page:
        visit(page, f"{floor.url}/dealer/#at=dt/{DEVICE_TABLE}", "en")
        sign_in(page, "dee")
        look(page, "device-failed")
        press(page, "act-move-cards")
        form = page.get_by_role("dialog")
        # Nothing is recorded that nobody said: the form begins empty.
        for field, number in (("failed", "A7"), ("into", "B2")):
            box = form.get_by_label(said(page, f"act-field-{field}"))
            expect(box).to_have_value("")
            box.fill(number)
        press(form, "acting-go")
        expect(form).to_be_visible()
        form.get_by_role("button", name="5", exact=True).click()
        form.get_by_role("button", name="Clubs").click()
        form.get_by_role("button", name="5♣").click()
        look(page, "move-cards")
        press(form, "acting-go")
        expect(form).to_have_count(0)
        second = said(page, "waits-card", hand=Text("hand-player"), nth=2)
        expect(page.get_by_test_id("next")).to_have_text(second)


async def deal_to_the_cutting_card(hall: Hall) -> None:
    """The cutting card lies two cards into the first coup."""
    supervisor, dealer = hall.supervisor(RAPID_TABLE), await hall.dealer(DEE, RAPID_TABLE)
    await dealer.load(supervisor, behind=413)
    await dealer.new_game("1-1")
    await supervisor.act(EndPeriod())
    await dealer.act(DrawCard("9S"), DrawCard("KH"))


@clause(RAPID, "3.11", "3.13")
def test_the_dealer_is_asked_for_the_cutting_card_where_it_lies(floor: Server, browser: Browser) -> None:
    meanwhile(floor, deal_to_the_cutting_card)
    with window(browser) as page:
        visit(page, f"{floor.url}/dealer/#at=dt/{RAPID_TABLE}", "en")
        sign_in(page, "dee")
        expect(page.get_by_test_id("next")).to_have_text(said(page, "waits-cutting-card-comes"))
        look(page, "cutting-card")
        press(page, "act-correct-cutting-card")
        look(page, "correct-cutting-card")
        page.keyboard.press("Escape")
        press(page, "act-meet-cutting-card")
        third = said(page, "waits-card", hand=Text("hand-player"), nth=2)
        expect(page.get_by_test_id("next")).to_have_text(third)
