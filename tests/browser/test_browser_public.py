"""Public pages in a real browser: displays, guide, practice and the start page.

It takes over 10 s: every guide, lesson and display is drawn in a real Chromium, in both languages and on
several walls.
"""

import re
import time
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from kit.pages.browser import LANDSCAPE, device, window
from kit.pages.page_floors import SUE, TABLE, WHEEL, end_period
from kit.server.server_process import Server, running
from kit.support import CANBERRA, PREMIUM, RAPID, STAR
from playwright.sync_api import Browser, Page, expect

from pitboss.kernel.text import Text
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame
from pitboss.words.rendering import english

GAMES = [(edition.key, game.key) for edition in catalogue().values() for game in edition.games]
SHOWN = 30_000
"""Milliseconds to compute the exact odds of a game, also where nothing is compiled yet."""
SIDES = {"B": "banker", "P": "player", "T": "tie"}
UPRIGHT = {"width": 1080, "height": 1920}
SPILT = """() => {
  const box = (each) => each.getBoundingClientRect();
  const out = (a, b) => a.width > 0 && (a.top < b.top - 3 || a.left < b.left - 3 || a.bottom > b.bottom + 3
    || a.right > b.right + 3);
  const within = (room, selector) =>
    [...room.querySelectorAll(selector)].filter((each) => out(box(each), box(room)));
  const wall = document.querySelector(".wall");
  const parts = [...wall.children].flatMap((part) => within(part, "*:not(svg *, .visually-hidden)"));
  return [...within(wall, ":scope > *"), ...parts].map((each) => each.outerHTML);
}"""
"""The parts that do not fit on a wall, and elements that do not fit into their part."""


@pytest.mark.clause(RAPID, "7.5.1")
def test_the_winning_number_is_shown_on_the_wall(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(device(floor, "display", f"display-{WHEEL}"))
        expect(page.locator("main")).to_contain_text("Place your bets")
        end_period(floor, WHEEL)
        monitor = floor.keys["monitoring"]
        expect(page.locator("main")).to_contain_text(re.compile("Winning number|Last number"))
        expect(page.locator("main")).to_contain_text("Of the last 1 games")
        number = floor.get(f"/api/games/{WHEEL}", monitor)["wheel"]["numbers"][-1]["number"]
        expect(page.locator(".winner, .wall")).to_contain_text([str(number)])


def test_the_result_display_follows_a_table(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(device(floor, "display", f"display-{TABLE}"))
        expect(page.get_by_role("region", name="This shoe")).to_be_visible()
        before = coups(page)
        end_period(floor, TABLE)
        expect(page.get_by_role("region", name="This shoe")).to_contain_text(str(before + 1))
        monitor = floor.keys["monitoring"]
        road = floor.get(f"/api/games/{TABLE}", monitor)["table"]["road"]
        assert len(road) == before + 1
        for name in ("Bead plate", "Big road", "Big eye boy", "Small road", "Cockroach pig"):
            expect(page.get_by_text(name)).to_be_visible()


def test_a_wall_has_room_for_a_shoe_across_and_upright_in_both_languages(
    floor: Server, browser: Browser
) -> None:
    road = play(floor, 20)
    end_period(floor, WHEEL)
    ties = sum(mark["winner"] == "T" for mark in road)
    for size, lang in product((LANDSCAPE, UPRIGHT), ("en", "zh")):
        with window(browser, size) as page:
            page.goto(device(floor, "display", f"display-{TABLE}", lang=lang))
            expect(page.locator(".shoe h2 .number")).to_have_text(str(len(road)))
            expect(page.locator(".road .bead")).to_have_count(len(road))
            expect(page.locator(".road .bout:not(.tie)")).to_have_count(len(road) - ties)
            expect(page.locator(".latest li").first).to_have_class(SIDES[road[-1]["winner"]])
            assert page.evaluate(SPILT) == []
            page.goto(device(floor, "display", f"display-{WHEEL}", lang=lang))
            expect(page.locator(".heat .cold li")).to_have_count(5)
            assert page.evaluate(SPILT) == []


def play(server: Server, coups: int) -> list[dict[str, Any]]:
    """Has this many coups dealt, with a supervisor ending their periods; returns the road of the shoe."""
    token = server.sign_in("sue")
    for _ in range(coups):
        command = {"type": "act-at-table", "table": TABLE, "act": {"act": "end-period"}, "by": SUE}
        ident = f"end-{when_open(server, token)['play']}"
        server.post("/api/commands", {"id": ident, "command": command}, token)
    road: list[dict[str, Any]] = when_open(server, token)["table"]["road"]
    server.post("/api/sign-out", {}, token)
    return road


def when_open(server: Server, token: str) -> dict[str, Any]:
    """The game once it takes bets."""
    deadline = time.monotonic() + 30
    while True:
        now: dict[str, Any] = server.get(f"/api/games/{TABLE}", token)
        if now["phase"] == "open":
            return now
        assert time.monotonic() < deadline
        time.sleep(0.02)


def coups(page: Page) -> int:
    """The number of coups of the shoe on a display."""
    found = re.search(r"\d+", page.get_by_role("region", name="This shoe").inner_text())
    assert found is not None
    return int(found[0])


def test_the_sign_has_the_limits_and_the_odds_of_every_wager(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(device(floor, "display", f"display-{TABLE}", show="sign"))
        for words in (
            "$5",
            "$500",
            "Player",
            "Banker",
            "Tie",
            "19 to 20",
            "8 to 1",
            "11 to 1",
            "1800 858 858",
        ):
            expect(page.locator("body")).to_contain_text(words)


MANY = {
    "star-b": (STAR, "baccarat", 'setup = {layout = "B"}'),
    "premium-p": (PREMIUM, "tie-premium", 'setup = {layout = "P"}'),
    "canberra": (CANBERRA, "commission", ""),
}
"""Tables whose layouts have more than pairs beside the main wagers."""
TABLES = 'venue = "The Little Casino"\n' + "".join(
    f'[[games]]\nname = "{name}"\nedition = "{edition}"\ngame = "{game}"\ndealing = "virtual"\n'
    f'shoe = "simulated"\nlimits = {{least = "10", most = "1000", unit = "10"}}\n{more}\n'
    for name, (edition, game, more) in MANY.items()
)


def test_a_sign_has_room_for_the_odds_of_every_layout(browser: Browser, tmp_path: Path) -> None:
    """It takes over 10 s: many signs are drawn, each on two walls and in two languages."""
    with running(TABLES, str(tmp_path / "db")) as server:
        for name, size, lang in product(MANY, (LANDSCAPE, UPRIGHT), ("en", "zh")):
            with window(browser, size) as page:
                page.goto(device(server, "display", f"display-{name}", show="sign", lang=lang))
                expect(page.locator(".pays.each")).not_to_have_count(0)
                expect(page.locator(".sign-limits")).to_be_visible()
                assert page.evaluate(SPILT) == [], (name, size, lang)


def test_a_sign_keeps_within_its_wall_across_and_upright_in_both_languages(
    floor: Server, browser: Browser
) -> None:
    for size, lang, game in product((LANDSCAPE, UPRIGHT), ("en", "zh"), (TABLE, WHEEL)):
        with window(browser, size) as page:
            page.goto(device(floor, "display", f"display-{game}", show="sign", lang=lang))
            if game == TABLE:
                expect(page.locator(".pays.each")).to_have_count(2)
            expect(page.locator(".sign-wagers li")).not_to_have_count(0)
            assert page.evaluate(SPILT) == []
            # The condition of one bonus is under that of the other, and so are the odds.
            ends = page.locator(".pays.each").evaluate_all(
                "(all) => all.map((each) => each.getBoundingClientRect().right)"
            )
            assert len(set(ends)) <= 1


@pytest.mark.parametrize("edition, game", GAMES)
def test_every_game_of_every_edition_can_be_read_up(
    floor: Server, browser: Browser, edition: str, game: str
) -> None:
    played = catalogue()[edition].game(game)
    with window(browser) as page:
        page.goto(f"{floor.url}/guide/#edition={edition}&game={game}")
        expect(page.locator("main")).to_contain_text("House advantage", timeout=SHOWN)
        if isinstance(played, BaccaratGame):
            for wager in played.wagers:
                expect(page.locator("main")).to_contain_text(english(Text(wager.title)))
        page.goto(f"{floor.url}/guide/#edition={edition}&game={game}&lang=zh")
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
        expect(page.locator("main")).to_contain_text("%", timeout=SHOWN)


@pytest.mark.parametrize("edition, game", [(RAPID, "roulette"), (RAPID, "baccarat")])
def test_practice_is_marked_at_once(floor: Server, browser: Browser, edition: str, game: str) -> None:
    lesson = floor.get(f"/api/learn/{edition}/{game}?seed=7")["exercises"]
    with window(browser) as page:
        page.goto(f"{floor.url}/learn/#edition={edition}&game={game}&seed=7")
        for nth, exercise in enumerate(lesson[:4]):
            expect(page.locator("main")).to_contain_text(exercise["question"])
            right = [choice["key"] == exercise["right"] for choice in exercise["choices"]]
            # The first two answers are right, the others wrong.
            pressed = right.index(nth < 2)
            page.keyboard.press(str(pressed + 1))
            expect(page.locator("main")).to_contain_text("✓ Right" if nth < 2 else "✗ Not quite")
            expect(page.locator("main")).to_contain_text(exercise["because"])
            page.keyboard.press("Enter")
        expect(page.locator(".score, dl").first).to_contain_text("2/4")


def test_the_front_door_leads_to_every_desk(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/")
        for desk in ("supervisor", "cage", "inspector", "admin"):
            link = page.locator(f'a[href^="/{desk}/"]').first
            expect(link).to_be_visible()
        # A real floor shows no keys.
        assert not [key for key in floor.keys.values() if key in page.content()]


def test_a_page_loads_only_the_catalogue_that_it_shows(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        loaded = list[str]()
        page.on("request", lambda each: loaded.append(each.url.removeprefix(floor.url)))
        page.goto(f"{floor.url}/#lang=zh-HK")
        expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
        assert [each for each in loaded if each.endswith(".ftl")] == ["/words/zh-Hant.ftl"]
        page.get_by_label("語言").select_option("en")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.reload()
        expect(page.get_by_label("Language")).to_be_visible()
        catalogues = [each for each in loaded if each.endswith(".ftl")]
        assert catalogues == ["/words/zh-Hant.ftl", "/words/en.ftl", "/words/en.ftl"]
