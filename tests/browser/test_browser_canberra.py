"""Casino Canberra in a real browser: a round that cannot well go on, and who may declare it void."""

from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import (
    approve,
    each_language,
    meanwhile,
    press,
    reads,
    said,
    sign_in,
    visit,
    window,
    words,
)
from kit.server.server_process import Server, running
from kit.support import CANBERRA
from kit.tables.live_table import DEE
from playwright.sync_api import Browser, expect

from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.play import Call, DrawCard, StartRound
from pitboss.kernel.text import AnyOf, Text
from pitboss.rules.procedure import Announcement

TABLE = "canberra-1"
FLOOR = f"""
venue = "The Little Casino"
[[games]]
name = "{TABLE}"
edition = "{CANBERRA}"
game = "commission"
shoe = "keyed"
limits = {{least = "10", most = "1000", unit = "10"}}
"""
EITHER = AnyOf((Text("role-casino-supervisor"), Text("role-casino-operator")))
"""The casino operator acts through its supervisor on the floor."""


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        meanwhile(server, deal_two_cards)
        yield server


async def deal_two_cards(hall: Hall) -> None:
    """A round in which Ann has $100 on Player."""
    supervisor, dealer = hall.supervisor(TABLE), await hall.dealer(DEE, TABLE)
    await supervisor.act(OpenTable(hall.limits(TABLE)))
    await dealer.load(supervisor)
    await supervisor.act(Join("ann", 1, 100_000))
    await dealer.act(StartRound("c-1"), PlaceWager("ann", 1, "player", 10_000))
    await dealer.act(Call(Announcement.NO_MORE_BETS), DrawCard("9S"), DrawCard("KH"))


@pytest.mark.clause(CANBERRA, "17.3")
def test_a_round_is_abandoned_by_those_whom_the_page_names(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, f"{floor.url}/dealer/#at=dt/{TABLE}", "en")
        sign_in(page, DEE.name)
        press(page, "dealer-wrong")
        case = page.get_by_role("dialog")
        case.locator('[data-kind="impractical"]').click()
        ruling = case.get_by_role("region", name=said(page, "irregular-ruling"))
        expect(ruling).to_contain_text("17.3")
        reads(page, case, "option-void-coup")
        press(ruling, "irregular-carry-out")
        # Nothing is void yet, and the page does not say so.
        left = case.get_by_role("status")
        expect(left).to_contain_text(said(page, "irregular-left"))
        expect(left.get_by_role("listitem")).to_have_text(f"{said(page, 'option-void-coup')} § 17.3")
        expect(page.get_by_test_id("guest-ann")).to_contain_text("$900.00")
        reads(page, case, "irregular-options-by", who=EITHER)
        press(case, "irregular-options-doit")
        for language in each_language(page):
            second = page.get_by_role("dialog", name=words("acting-approval", language))
            asked = words("refusal-not-authorised-must-authorise", language, roles=EITHER)
            expect(second).to_contain_text(asked)
        approve(page, "dan")
        expect(second).to_contain_text(asked)
        approve(page, "gil")
        expect(second).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("guest-ann")).to_contain_text("$1,000.00")
        expect(page.locator(".coup-board")).to_contain_text("Void")
        expect(page.get_by_test_id("payments")).to_contain_text("give back $100")
