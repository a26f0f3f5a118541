"""A live table as its guests see it: what it waits for, the time to bet, and what their wagers came to.

It takes over 10 s: the virtual dealer deals a whole coup at the pace of people.
"""

from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import DESK, PHONE, area, device, each_language, meanwhile, reads, visit, window, words
from kit.server.server_process import Server, running
from kit.support import STAR
from playwright.sync_api import Browser, Locator, Page, expect

from pitboss.baccarat.acts.people import Join

TABLE = "star-1"
FLOOR = f"""
venue = "The Little Casino"
[[games]]
name = "{TABLE}"
edition = "{STAR}"
game = "baccarat"
period = 6
pause = 1
dealing = "virtual"
shoe = "simulated"
limits = {{least = "10", most = "1000"}}
""" + "".join(f'[[seats]]\ntable = "{TABLE}"\nguest = "{guest}"\n' for guest in ("ann", "bob"))


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        yield server


async def seated(hall: Hall) -> None:
    for seat, name in enumerate(("ann", "bob"), 1):
        await hall.supervisor(TABLE).act(Join(name, seat, 100_000))


def counts_down(page: Page) -> Locator:
    """The countdown of a page while time runs."""
    return page.locator(".countdown:not(.off)")


@pytest.mark.clause(STAR, "7.4")
def test_a_table_says_that_it_waits_for_the_first_bet_and_what_each_bet_came_to(
    floor: Server, browser: Browser
) -> None:
    meanwhile(floor, seated)
    with window(browser) as wall, window(browser, DESK) as ann, window(browser, PHONE) as bob:
        wall.goto(device(floor, "display", f"display-{TABLE}"))
        for page, guest, language in ((ann, "ann", "en"), (bob, "bob", "zh-Hans")):
            visit(page, device(floor, "seat", f"seat-{TABLE}-{guest}"), language)
        banner = ann.locator(".phase-banner")
        expect(banner).to_contain_text("Waiting for the first bet")
        expect(bob.locator(".phase-banner")).to_contain_text("等待第一注")
        expect(wall.locator(".phase-banner")).to_contain_text("Waiting for the first bet")
        reads(ann, banner, "waits-first-wager")
        for page in (wall, ann, bob):
            expect(counts_down(page)).to_have_count(0)

        area(ann, "player").click()
        for page in (wall, ann, bob):
            expect(counts_down(page)).to_be_visible()
            expect(page.locator(".phase-banner small")).to_have_count(0)
        ann.get_by_role("button", name="Take off Player").click()
        expect(banner).to_contain_text("Waiting for the first bet")
        expect(counts_down(wall)).to_have_count(0)

        area(ann, "player").click()
        area(ann, "tie").click()
        area(bob, "banker").click()
        expect(ann.get_by_role("region", name="Other players")).to_contain_text("bob")
        expect(ann.get_by_test_id("result")).to_be_visible()
        net = won_or_lost(ann)
        won_or_lost(bob)
        mine = ann.get_by_role("region", name="Your wagers")
        expect(mine.get_by_role("row")).to_have_count(3)
        expect(mine.get_by_role("row", name="Player")).to_contain_text("$10")
        assert sum(map(cents, mine.locator("td .net > [aria-hidden]").all_inner_texts())) == net
        expect(bob.get_by_role("region", name="您的注码").get_by_role("row")).to_have_count(2)
        expect(banner).to_contain_text("Waiting for the first bet")
        for language in each_language(ann):
            mine = ann.get_by_role("region", name=words("seat-mine", language))
            expect(mine).to_contain_text(words("seat-none", language))


def won_or_lost(page: Page) -> int:
    """The net of the last coup. Only where it is a win do the areas that won flash."""
    net = cents(page.get_by_test_id("result").locator(".net").inner_text())
    expect(page.locator(".felt.still")).to_have_count(0 if net > 0 else 1)
    return net


def cents(net: str) -> int:
    """The cents of a net result as it is drawn, such as "net −$20" or "+$9.50"."""
    sign, figure = net.split("\n", maxsplit=1)[0].split("$")
    dollars, _, part = figure.partition(".")
    return (-1 if "−" in sign else 1) * (int(dollars) * 100 + int(part or 0))
