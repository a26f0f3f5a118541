"""What hangs on walls and what anybody may read, in a real browser: displays, guide, practice, front door."""

import re

import pytest
from browsing import device, window
from playwright.sync_api import Browser, Page, expect
from serving import Server
from steady import TABLE, WHEEL, end_period
from support import RAPID

from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame

GAMES = [(edition.key, game.key) for edition in catalogue().values() for game in edition.games]
SHOWN = 30_000
"""Milliseconds in which the exact odds of a game are worked out, also where nothing is compiled yet."""


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


def coups(page: Page) -> int:
    """How many coups of the shoe a display counts."""
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
                expect(page.locator("main")).to_contain_text(wager.title)
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
            # The first two are answered rightly, the others wrongly.
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
        # A real floor tells nobody's key.
        assert not [key for key in floor.keys.values() if key in page.content()]
