"""Public pages in a real browser: displays, guide, practice and the start page.

It takes over 10 s: every guide, lesson and display is drawn in a real Chromium, in every language and on
several walls.
"""

import re
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from kit.pages.browser import (
    LANDSCAPE,
    LANGUAGES,
    device,
    each_language,
    in_language,
    press,
    said,
    speak,
    visit,
    window,
    words,
)
from kit.pages.page_floors import FLOOR, SUE, TABLE, WHEEL, end_period
from kit.server.server_process import Server, running
from kit.support import CANBERRA, PREMIUM, RAPID, STAR
from playwright.sync_api import Browser, Page, expect

from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame

GAMES = [(edition.key, game.key) for edition in catalogue().values() for game in edition.games]
SHOWN = 30_000
"""Milliseconds to compute the exact odds of a game, also where nothing is compiled yet."""
SIDES = {"B": "banker", "P": "player", "T": "tie"}
UPRIGHT = {"width": 1080, "height": 1920}
PHONE = {"width": 390, "height": 844}
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
        visit(page, device(floor, "display", f"display-{WHEEL}"), "zh-Hans")
        expect(page.locator("main")).to_contain_text("请下注")
        end_period(floor, WHEEL)
        monitor = floor.keys["monitoring"]
        expect(page.locator("main")).to_contain_text(re.compile("开出号码|上一号码"))
        expect(page.locator("main")).to_contain_text("最近 1 局")
        number = floor.get(f"/api/games/{WHEEL}", monitor)["wheel"]["numbers"][-1]["number"]
        expect(page.locator(".winner, .wall")).to_contain_text([str(number)])


def test_the_result_display_follows_a_table(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, device(floor, "display", f"display-{TABLE}"), "zh-Hant")
        expect(page.get_by_role("region", name="本靴")).to_be_visible()
        before = coups(page)
        end_period(floor, TABLE)
        expect(page.get_by_role("region", name="本靴")).to_contain_text(str(before + 1))
        monitor = floor.keys["monitoring"]
        road = floor.get(f"/api/games/{TABLE}", monitor)["table"]["road"]
        assert len(road) == before + 1
        for name in ("珠盤路", "大路", "大眼仔", "小路", "曱甴路"):
            expect(page.get_by_text(name)).to_be_visible()


WALL = {
    "en": ("Bead plate", "Big road", "Big eye boy", "Small road", "Cockroach pig", "Last results"),
    "zh-Hans": ("珠盘路", "大路", "大眼仔", "小路", "曱甴路", "最近结果", "庄对", "闲对"),
    "zh-Hant": ("珠盤路", "大路", "大眼仔", "小路", "曱甴路", "最近結果", "莊對", "閒對"),
}
SPINS = {
    "en": ("Place your bets", "Hot", "Cold", "Winning numbers"),
    "zh-Hans": ("请下注", "热号", "冷号", "历史号码"),
    "zh-Hant": ("請下注", "熱號", "冷號", "歷史號碼"),
}


def across_and_upright(page: Page) -> Iterator[dict[str, int]]:
    """A display on walls of both kinds."""
    for size in (LANDSCAPE, UPRIGHT):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function("(width) => window.innerWidth === width", arg=size["width"])
        yield size


def test_a_wall_has_room_for_a_shoe_across_and_upright_in_every_language(
    floor: Server, browser: Browser
) -> None:
    road = play(floor, 20)
    end_period(floor, WHEEL)
    ties = sum(mark["winner"] == "T" for mark in road)
    for language in LANGUAGES:
        with window(browser) as page:
            visit(page, device(floor, "display", f"display-{TABLE}"), language)
            expect(page.locator(".shoe h2 .number")).to_have_text(str(len(road)))
            expect(page.locator(".road .bead")).to_have_count(len(road))
            expect(page.locator(".road .bout:not(.tie)")).to_have_count(len(road) - ties)
            expect(page.locator(".latest li").first).to_have_class(SIDES[road[-1]["winner"]])
            for each in WALL[language]:
                expect(page.locator("main")).to_contain_text(each)
            for _ in across_and_upright(page):
                assert page.evaluate(SPILT) == []
        with window(browser) as page:
            visit(page, device(floor, "display", f"display-{WHEEL}"), language)
            expect(page.locator(".heat .cold li")).to_have_count(5)
            for each in SPINS[language]:
                expect(page.locator("main")).to_contain_text(each)
            for _ in across_and_upright(page):
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
    found = re.search(r"\d+", page.get_by_role("region", name="本靴").inner_text())
    assert found is not None
    return int(found[0])


SIGN = {
    "en": ("Player", "Banker", "Tie", "19 to 20", "8 to 1", "11 to 1", "Minimum", "Maximum"),
    "zh-Hans": ("闲", "庄", "和", "1 赔 0.95", "1 赔 8", "1 赔 11", "最低", "最高"),
    "zh-Hant": ("閒", "莊", "和", "1 賠 0.95", "1 賠 8", "1 賠 11", "最低", "最高"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_has_the_limits_and_the_odds_of_every_wager(
    floor: Server, browser: Browser, language: str
) -> None:
    with window(browser) as page:
        visit(page, device(floor, "display", f"display-{TABLE}", show="sign"), language)
        for each in ("$5", "$500", "1800 858 858", *SIGN[language]):
            expect(page.locator("body")).to_contain_text(each)


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
    """It takes over 10 s: many signs are drawn, each on two walls and in every language."""
    with running(TABLES, str(tmp_path / "db")) as server:
        for name, language in product(MANY, LANGUAGES):
            with window(browser) as page:
                visit(page, device(server, "display", f"display-{name}", show="sign"), language)
                expect(page.locator(".pays.each")).not_to_have_count(0)
                expect(page.locator(".sign-limits")).to_be_visible()
                for size in across_and_upright(page):
                    assert page.evaluate(SPILT) == [], (name, size, language)


def test_a_sign_keeps_within_its_wall_across_and_upright_in_every_language(
    floor: Server, browser: Browser
) -> None:
    for language, game in product(LANGUAGES, (TABLE, WHEEL)):
        with window(browser) as page:
            visit(page, device(floor, "display", f"display-{game}", show="sign"), language)
            if game == TABLE:
                expect(page.locator(".pays.each")).to_have_count(2)
            expect(page.locator(".sign-wagers li")).not_to_have_count(0)
            for _ in across_and_upright(page):
                assert page.evaluate(SPILT) == []
                # The condition of one bonus is under that of the other, and so are the odds.
                ends = page.locator(".pays.each").evaluate_all(
                    "(all) => all.map((each) => each.getBoundingClientRect().right)"
                )
                assert len(set(ends)) <= 1


ADVANTAGE = {"zh-Hans": "赌场优势", "zh-Hant": "賭場優勢", "en": "House advantage"}


@pytest.mark.parametrize("edition, game", GAMES)
def test_every_game_of_every_edition_can_be_read_up(
    floor: Server, browser: Browser, edition: str, game: str
) -> None:
    played = catalogue()[edition].game(game)
    with window(browser) as page:
        page.goto(f"{floor.url}/guide/#edition={edition}&game={game}")
        for language, advantage in ADVANTAGE.items():
            speak(page, language)
            expect(page.locator("main")).to_contain_text(advantage, timeout=SHOWN)
            if isinstance(played, BaccaratGame):
                for wager in played.wagers:
                    expect(page.locator("main")).to_contain_text(words(wager.title, language))
            # On a phone only the table of play scrolls sideways, not the page.
            page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            page.set_viewport_size(LANDSCAPE)  # type: ignore[arg-type]
        expect(page.locator("main")).to_contain_text("%", timeout=SHOWN)


MARKS = {
    "en": ("✓ Right", "✗ Not quite"),
    "zh-Hans": ("✓ 正确", "✗ 不对"),
    "zh-Hant": ("✓ 正確", "✗ 不對"),
}


@pytest.mark.parametrize(
    "game, language",
    [("roulette", "en"), ("roulette", "zh-Hant"), ("baccarat", "zh-Hans"), ("baccarat", "zh-Hant")],
)
def test_practice_is_marked_at_once(floor: Server, browser: Browser, game: str, language: str) -> None:
    lesson = floor.get(f"/api/learn/{RAPID}/{game}?seed=7&lang={language}")["exercises"]
    with window(browser) as page:
        visit(page, f"{floor.url}/learn/#edition={RAPID}&game={game}&seed=7", language)
        for nth, exercise in enumerate(lesson[:4]):
            expect(page.locator("main")).to_contain_text(exercise["question"])
            right = [choice["key"] == exercise["right"] for choice in exercise["choices"]]
            # The first two answers are right, the others wrong.
            pressed = right.index(nth < 2)
            page.keyboard.press(str(pressed + 1))
            expect(page.locator("main")).to_contain_text(MARKS[language][nth >= 2])
            expect(page.locator("main")).to_contain_text(exercise["because"])
            page.keyboard.press("Enter")
        expect(page.locator(".score, dl").first).to_contain_text("2/4")


def test_the_front_door_leads_to_every_desk(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/")
        for desk in ("supervisor", "cage", "inspector", "admin"):
            link = page.locator(f'a[href^="/{desk}/"]').first
            expect(link).to_be_visible()
        for language in each_language(page):
            for key in ("home-lead", "home-learn-words"):
                expect(page.locator("body")).to_contain_text(words(key, language))
        # A real floor shows no keys.
        assert not [key for key in floor.keys.values() if key in page.content()]


def test_a_page_loads_only_the_catalogue_that_it_shows(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        loaded = list[str]()
        page.on("request", lambda each: loaded.append(each.url.removeprefix(floor.url)))
        page.goto(f"{floor.url}/#lang=zh-HK")
        in_language(page, "zh-Hant")
        expect(page.locator("body")).to_contain_text("按核准規則運行的百家樂與單零輪盤")
        assert [each for each in loaded if each.endswith(".ftl")] == ["/words/zh-Hant.ftl"]
        page.get_by_label("語言").select_option("en")
        in_language(page, "en")
        page.reload()
        expect(page.get_by_label("Language")).to_be_visible()
        catalogues = [each for each in loaded if each.endswith(".ftl")]
        assert catalogues == ["/words/zh-Hant.ftl", "/words/en.ftl", "/words/en.ftl"]


def test_the_approved_rules_can_be_read_beside_the_guide(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "rules.txt").write_text("1.1 A made-up rule.", encoding="utf-8")
    venue = 'venue = "The Little Casino"'
    given = f'{venue}\nrules = {{{RAPID} = "{tmp_path / "rules.txt"}"}}'
    with running(FLOOR.replace(venue, given), str(tmp_path / "db")) as server, window(browser) as page:
        page.goto(f"{server.url}/guide/#edition={RAPID}")
        press(page, "rules-copy-title")
        expect(page.frame_locator("iframe.rules-document").locator("body")).to_have_text(
            "1.1 A made-up rule."
        )
        page.goto(f"{server.url}/guide/#edition={STAR}")
        expect(page.get_by_text(said(page, "rules-copy-ask"))).to_be_visible()
