"""Takes the pictures of every page for the docs, from a separate demonstration: `make pictures`."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chromium import chromium
from demonstration import Demonstration, demonstration
from playwright.sync_api import Browser, Page, expect
from rich.progress import track

IMAGES = Path(__file__).parent.parent / "images"
WALL = {"width": 1920, "height": 1080}
DESK = {"width": 1600, "height": 1000}
TABLET = {"width": 820, "height": 1180}
COUP = 120_000
"""Milliseconds in which a whole coup is dealt and the next begins."""
LONG_ENOUGH = re.compile("^([89]|[1-9][0-9])$")
"""Seconds that must be left for bets and a picture of them."""
PLAYS = 56
"""Games played at every table before the first picture: most of a shoe."""
QUALITY = 88


class Studio:
    """A demonstration, and a browser that shows it."""

    def __init__(self, floor: Demonstration, browser: Browser) -> None:
        """For a running demonstration."""
        self.floor, self._browser = floor, browser
        self.ticket = ""
        """The number of an outstanding ticket."""

    @contextmanager
    def at(self, link: str, size: dict[str, int] = DESK, more: str = "", who: str = "") -> Iterator[Page]:
        """A page of the demonstration, signed in if needed."""
        context = self._browser.new_context(viewport=size, locale="en-AU")  # type: ignore[arg-type]
        context.set_default_timeout(COUP)
        page = context.new_page()
        address = self.floor.pages[link]
        page.goto(address + (("&" if "#" in address else "#") + more if more else ""))
        if who:
            page.get_by_label("Name", exact=True).fill(f"demo-{who}")
            page.get_by_label("Password", exact=True).fill(self.floor.password)
            page.get_by_role("button", name="Sign in").click()
            page.get_by_role("button", name="Sign out").wait_for()
        # The roads and the cards are drawn last.
        page.wait_for_timeout(1_500)
        yield page
        if who:
            # While a dealer is signed in at a dealer terminal, the virtual dealer does not deal there.
            page.keyboard.press("Escape")
            page.get_by_role("button", name="Sign out").click()
            page.get_by_role("button", name="Sign in").wait_for()
        context.close()


def take(page: Page, name: str) -> None:
    """Saves a picture of a page."""
    page.screenshot(path=IMAGES / f"{name}.jpg", quality=QUALITY, type="jpeg")


def next_coup(page: Page) -> None:
    """Waits until the cards on a table are cleared and the next are dealt."""
    page.locator(".card-edge").first.wait_for(state="detached")
    dealt(page, 4)


def dealt(page: Page, cards: int) -> None:
    """Waits until a coup shows this number of cards."""
    page.locator(".card-edge").nth(cards - 1).wait_for()
    page.wait_for_timeout(600)


def fund(page: Page, note: str = "$100") -> None:
    """Inserts a note."""
    page.get_by_role("button", name="Add money").click()
    page.get_by_role("button", name=f"Insert {note}", exact=True).click()
    page.get_by_text("is on your credit meter").wait_for()
    page.get_by_role("button", name="Close").click()


def bet(page: Page, *wagers: str) -> None:
    """Puts the chosen chip on some wagers, once the period is open and long enough."""
    left = page.get_by_role("tab", selected=True).locator(".countdown")
    expect(left).to_have_text(LONG_ENOUGH, timeout=COUP)
    for wager in wagers:
        page.locator(f'.felt [data-wager="{wager}"]').first.click()
    page.wait_for_timeout(700)


def player_baccarat(studio: Studio) -> None:
    """Bets on both hands from two terminals, the result at the winning one, and the ticket."""
    with studio.at("Player at Terminal 1", WALL) as page, studio.at("Player at Terminal 6", WALL) as other:
        fund(page)
        fund(other)
        bet(page, "player", "player", "tie", "player-pair", "player-dragon-bonus")
        bet(other, "banker", "banker", "tie", "banker-pair")
        take(page, "player-baccarat")
        page.locator(".area.lit").first.wait_for()
        page.wait_for_timeout(1_200)
        won = other if other.locator('.area.lit[data-wager="banker"]').count() else page
        take(won, "player-result")
        page.get_by_role("button", name="Cash out").click()
        page.get_by_role("button", name="Print my ticket").click()
        ticket = page.get_by_test_id("ticket")
        studio.ticket = ticket.locator(".paper-number").inner_text()
        take(page, "player-ticket")


def player_roulette(studio: Studio) -> None:
    """Bets of every kind on the roulette layout."""
    with studio.at("Player at Terminal 2", WALL, "game=roulette-1") as page:
        fund(page)
        bet(page, "straight:17", "straight:8", "split:17/20", "corner:25/26/28/29", "red", "column:2", "tier")
        take(page, "player-roulette")


def player_tablet(studio: Studio) -> None:
    """The same in Simplified and Traditional Chinese, portrait and landscape."""
    with studio.at("Player at Terminal 3", WALL) as page:
        fund(page)
    with studio.at("Player at Terminal 3", TABLET, "lang=zh-Hans&game=roulette-1") as page:
        bet(page, "straight:32", "split:17/20", "black", "zero-spiel")
        take(page, "player-tablet-zh")
    with studio.at("Player at Terminal 3", WALL, "lang=zh-Hant") as page:
        take(page, "player-zh")


def player_rules(studio: Studio) -> None:
    """The rules on the terminal itself."""
    with studio.at("Player at Terminal 4", WALL) as page:
        page.get_by_role("button", name="Rules and odds").click()
        page.get_by_role("dialog").get_by_text("%").first.wait_for()
        take(page, "player-rules")


def dealer(studio: Studio) -> None:
    """The dealer of the Rapid game, and the irregularity desk."""
    with studio.at("Dealer of Rapid Baccarat 1", who="dealer") as page:
        for card in range(1, 4):
            page.get_by_role("button", name="Draw a card", exact=True).click()
            dealt(page, card)
        take(page, "dealer-rapid")
        page.get_by_role("button", name="Something went wrong").click()
        page.get_by_role("dialog").wait_for()
        page.wait_for_timeout(800)
        take(page, "irregularity")


def sit(page: Page, name: str, *wagers: str) -> None:
    """Joins a live table with chips, and bets as soon as possible."""
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Chips you bring").fill("500")
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.locator(".felt.open").wait_for()
    for wager in wagers:
        page.locator(f'.felt [data-wager="{wager}"]').first.click()
    page.wait_for_timeout(700)


def live_table(studio: Studio) -> None:
    """A live table from both sides."""
    with studio.at("Seat 3 at Baccarat 1") as ann, studio.at("Seat 5 at Baccarat 1") as bob:
        sit(ann, "Ann Lee", "banker", "banker", "tie")
        sit(bob, "李偉", "player", "player", "player", "super-six")
        take(ann, "seat")
        with studio.at("Dealer of Baccarat 1", who="dealer") as page:
            take(page, "dealer-live")


def staff(studio: Studio) -> None:
    """The desks of the supervisors, of the cage and of the administrator."""
    with studio.at("Player at Terminal 5", WALL) as page:
        page.get_by_role("button", name="Call staff").click()
        page.wait_for_timeout(700)
    with studio.at("Supervisor", who="supervisor") as page:
        take(page, "supervisor")
    with studio.at("Supervisor", more="game=rapid-1", who="supervisor") as page:
        take(page, "supervisor-game")
    with studio.at("Cage", who="cashier") as page:
        page.get_by_label("Number on the ticket").fill(studio.ticket)
        page.get_by_role("button", name="Look up").click()
        page.wait_for_timeout(700)
        take(page, "cage")
    with studio.at("Administration", who="admin") as page:
        take(page, "admin")


def replay(studio: Studio) -> None:
    """The last coup of the Rapid game again, card by card."""
    with studio.at("Inspector and surveillance", more="show=replay&game=rapid-1", who="inspector") as page:
        page.locator("button[aria-pressed]").first.click()
        page.get_by_role("slider").press("End")
        page.get_by_role("slider").blur()
        page.wait_for_timeout(1_500)
        take(page, "inspector-replay")


def inspector(studio: Studio) -> None:
    """The other pages of inspectors."""
    for show in ("live", "log", "reports"):
        more = f"show={show}&game=premium-1"
        with studio.at("Inspector and surveillance", more=more, who="inspector") as page:
            if show == "live":
                next_coup(page)
            if show == "reports":
                page.get_by_role("button", name="Meters of the terminals").click()
                page.get_by_role("table").first.wait_for()
            take(page, f"inspector-{show}")


def displays(studio: Studio) -> None:
    """The displays on walls."""
    with studio.at("Display of Baccarat 1", WALL) as page:
        next_coup(page)
        take(page, "display-baccarat")
    with studio.at("Display of Rapid Roulette 1", WALL) as page:
        take(page, "display-roulette")
    with studio.at("Display of Rapid Baccarat 1", WALL, "show=sign") as page:
        take(page, "display-sign")


def reading(studio: Studio) -> None:
    """The public pages."""
    with studio.at("Rules and odds", more="edition=star-baccarat-2024&game=baccarat") as page:
        page.get_by_text("%").first.wait_for()
        take(page, "guide")
    with studio.at("Practice", more="edition=star-baccarat-2024&game=baccarat&seed=5") as page:
        for key in ("1", "Enter", "1", "Enter", "2"):
            page.keyboard.press(key)
        page.wait_for_timeout(1_500)
        take(page, "learn")
    with studio.at("Home") as page:
        take(page, "home")


SCENES = (
    live_table,
    displays,
    player_roulette,
    player_baccarat,
    replay,
    dealer,
    player_tablet,
    player_rules,
    staff,
    inspector,
    reading,
)


def main(wanted: str) -> None:
    """Takes the pictures of the scenes whose names match."""
    IMAGES.mkdir(exist_ok=True)
    scenes = [scene for scene in SCENES if re.search(wanted, scene.__name__)]
    with demonstration(PLAYS) as floor, chromium() as browser:
        home = next(iter(floor.pages.values())).partition("/player")[0]
        studio = Studio(floor._replace(pages=floor.pages | {"Home": f"{home}/"}), browser)
        for scene in track(scenes, "Taking pictures"):
            scene(studio)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
