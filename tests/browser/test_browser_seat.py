"""A live table as its guests see it: what it waits for, the time to bet, and what their wagers came to.

It takes over 10 s: the virtual dealer deals a whole coup at the pace of people.
"""

import re
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import (
    DESK,
    PHONE,
    area,
    device,
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
from kit.support import STAR
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import Join

TABLE, PLACES = "star-1", "star-2"
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
[[games]]
name = "{PLACES}"
edition = "{STAR}"
game = "baccarat"
shoe = "keyed"
limits = {{least = "10", most = "1000"}}
""" + "".join(
    f'[[seats]]\ntable = "{table}"\n{sits}\n'
    for table, sits in (
        (TABLE, 'guest = "ann"'),
        (TABLE, 'guest = "bob"'),
        (PLACES, "place = 1"),
        (PLACES, "place = 3"),
    )
)


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        meanwhile(server, open_places)
        yield server


async def open_places(hall: Hall) -> None:
    await hall.supervisor(PLACES).act(OpenTable(hall.limits(PLACES)))


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


def as_at_the_demonstration(line: WebSocketRoute) -> None:
    """The server tells the page that a guest says which chips they bring."""
    server = line.connect_to_server()
    brings = '"view":"seat","brings":true'
    server.on_message(lambda told: line.send(str(told).replace('"view":"seat"', brings)))


def test_chips_that_nobody_can_read_are_not_none(floor: Server, browser: Browser) -> None:
    with window(browser, DESK) as page:
        page.route_web_socket(re.compile("/live"), as_at_the_demonstration)
        visit(page, device(floor, "seat", f"seat-{PLACES}-1"), "en")
        page.get_by_label(said(page, "seat-join-name")).fill("Mr Lee")
        sits = page.get_by_role("button", name=said(page, "seat-sit-down"))
        expect(sits).to_be_enabled()
        page.get_by_label(said(page, "seat-join-chips")).fill("abc")
        # The guest is told, and not seated.
        reads(page, page.get_by_role("alert"), "form-amount")
        expect(sits).to_be_disabled()


def sit_down(page: Page, name: str) -> None:
    """Whoever comes to the place says their name."""
    page.get_by_label(said(page, "seat-join-name")).fill(name)
    press(page, "seat-sit-down")


def test_a_seat_is_a_place_that_one_guest_after_the_other_takes_by_name(
    floor: Server, browser: Browser
) -> None:
    with window(browser, PHONE) as one, window(browser, DESK) as three, window(browser) as desk:
        visit(one, device(floor, "seat", f"seat-{PLACES}-1"), "zh-Hant")
        visit(three, device(floor, "seat", f"seat-{PLACES}-3"), "en")
        for language in each_language(three):
            join = three.locator(".join")
            expect(join.get_by_role("heading")).to_have_text(words("seat-seat", language, n=3))
            sits = join.get_by_role("button", name=words("seat-sit-down", language))
            # Nobody sits down without a name.
            expect(sits).to_be_disabled()
        expect(three.get_by_label("Chips you bring")).to_have_count(0)
        sit_down(three, "Mr Lee")
        expect(three.get_by_role("banner")).to_contain_text("Seat 3 Mr Lee")
        sit_down(one, "李偉")
        expect(one.get_by_role("banner")).to_contain_text("李偉")
        visit(desk, f"{floor.url}/dealer/#at=dt/{PLACES}", "en")
        sign_in(desk, "dee")
        expect(desk.get_by_test_id("guest-Mr Lee")).to_contain_text("Seat 3")
        expect(desk.get_by_test_id("guest-李偉")).to_contain_text("Seat 1")
        # The place is free for the next guest, who may have the same name.
        for leaves in (False, True):
            three.get_by_text("More", exact=True).click()
            three.get_by_role("button", name="Mr Lee leaves").click()
            three.get_by_role("dialog").get_by_role("button", name="Do it").click()
            expect(three.get_by_label("Your name")).to_have_value("")
            if not leaves:
                sit_down(three, "Mr Lee")
        expect(desk.get_by_test_id("guest-Mr Lee")).to_have_count(0)
        expect(desk.get_by_test_id("guest-李偉")).to_be_visible()
        sit_down(three, "李偉")
        expect(desk.get_by_test_id("guest-李偉 2")).to_contain_text("Seat 3")
