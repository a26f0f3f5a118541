"""The sign of a coming change on every screen of a game, with the time that is left.

It takes over 10 s: every page is looked at in a real Chromium.
"""

import os
import time
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import assert_fits, browser, device, meanwhile, said, sign_in, terminal, visit, window
from kit.pages.page_floors import LIVE_TABLE, RAPID_TABLE, staffed
from kit.server.server_process import Server, running
from kit.support import RAPID, STAR
from kit.tables.live_table import DEE, player
from playwright.sync_api import Browser, Page, expect

from pitboss.acting.acts.common_acts import ShowClosing
from pitboss.baccarat.acts.opening import OpenTable, ShowGame
from pitboss.baccarat.acts.people import Join
from pitboss.kernel.instant import MINUTE_MS

__all__ = ["browser"]
ANN = player("ann")
LOOK = os.environ.get("LOOK")


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(staffed("keyed", ANN.name), str(tmp_path_factory.mktemp("floor") / "db")) as server:
        meanwhile(server, put_up_signs)
        yield server


async def put_up_signs(hall: Hall) -> None:
    for game in (RAPID_TABLE, LIVE_TABLE):
        supervisor, dealer = hall.supervisor(game), await hall.dealer(DEE, game)
        await supervisor.act(OpenTable(hall.limits(game)))
        await dealer.load(supervisor)
        at = int(time.time() * 1_000) + 25 * MINUTE_MS
        await supervisor.act(ShowClosing(at))
        if game == LIVE_TABLE:
            await supervisor.act(ShowGame("even-money", at))
    await (await hall.guest(LIVE_TABLE, ANN)).act(Join(ANN.name, 1))


def reads_sign(page: Page, *, both: bool, name: str) -> None:
    of_game = page.get_by_role("tab") if name == "terminal" else page.get_by_role("list")
    signs = of_game.filter(has_text="Closing: ")
    expect(signs).to_contain_text("in 24:")
    if name == "terminal":
        # The sign of a game is at the terminal, and not only in its guide.
        expect(signs).to_contain_text("Each wager: $5 to $500 · Above the minimum in steps of $5")
    if both:
        expect(signs).to_contain_text("Even Money Baccarat will be played from ")
    assert_fits(page)
    if LOOK:
        page.screenshot(path=f"{LOOK}/{name}.png")


@pytest.mark.clause(STAR, "14.8", "14.9")
@pytest.mark.clause(RAPID, "6.1", "12.8")
def test_a_coming_change_is_on_every_screen_with_the_time_that_is_left(
    floor: Server, browser: Browser
) -> None:
    for name, address, both in (
        ("terminal", terminal(floor, "1"), False),
        ("display", device(floor, "display", f"display-{LIVE_TABLE}"), True),
        ("sign", device(floor, "display", f"display-{LIVE_TABLE}", show="sign"), True),
        ("seat", device(floor, "seat", f"seat-{LIVE_TABLE}-{ANN.name}"), True),
    ):
        with window(browser) as page:
            visit(page, address, "en")
            reads_sign(page, both=both, name=name)
    for name, address in (
        ("dee", f"{floor.url}/dealer/#at=dt/{LIVE_TABLE}"),
        ("sue", f"{floor.url}/supervisor/#game={LIVE_TABLE}"),
    ):
        with window(browser) as page:
            visit(page, address, "en")
            sign_in(page, name)
            if name == "dee":
                reads_sign(page, both=True, name=name)
            else:
                limits = page.get_by_role("region", name=said(page, "supervisor-limits"))
                expect(limits.get_by_role("timer")).to_have_count(2)
                if LOOK:
                    page.screenshot(path=f"{LOOK}/{name}.png")
                limits.get_by_role("button", name="Take the sign down").first.click()
                expect(limits.get_by_role("timer")).to_have_count(1)
