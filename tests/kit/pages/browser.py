"""Pages in a real Chromium: fixtures that open them on a real server, and checks for every page."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from chromium import chromium
from playwright.sync_api import Browser, Locator, Page, expect

from kit.clients.socket_clients import Hall, inside
from kit.server.server_process import PASSWORD, Server
from pitboss.kernel.text import Fact
from pitboss.words.languages import ENGLISH, Language, bundle, languages
from pitboss.words.rendering import say

ROOT = Path(__file__).parent.parent.parent.parent
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE_MS = 60_000
"""Milliseconds to wait for a page; nothing here may take longer on a busy machine."""
LANDSCAPE = {"width": 1920, "height": 1080}
PORTRAIT = {"width": 820, "height": 1180}
DESK, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}
expect.set_options(timeout=PATIENCE_MS)
SERIOUS = ("serious", "critical")
TROUBLE = re.compile("Content Security|Unknown variable")
"""What a console says of a page that its headers forbid something, or of words without their facts."""
LANGUAGES = languages()
CLIPPED = """async () => {
  const labels = "button, label:not(:has(input, select, textarea)), summary, a.button, th, dt, h1, h2, h3, "
    + ".badge, [role=tab], option"
  let found = []
  for (let frame = 0; frame < 200; frame++) {
    await new Promise(requestAnimationFrame)
    found = [...document.querySelectorAll(labels)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !each.closest(".cut-short, .visually-hidden"))
      .filter((each) => getComputedStyle(each).display !== "inline")
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => `too wide, ${each.scrollWidth} in ${each.clientWidth}: ${each.outerHTML.slice(0, 160)}`)
    if (frame > 0 && found.length === 0) break
  }
  return found
}"""
"""Buttons and labels whose words stay wider than their place after a new render, cut off or not."""
Result = TypeVar("Result")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for the tests of a file: while it runs, no other test can run its own loop."""
    with chromium() as running:
        yield running


@contextmanager
def window(browser: Browser, size: dict[str, int] = LANDSCAPE, **options: Any) -> Iterator[Page]:
    """A page in a new window. The test fails if a script fails, headers forbid something, or facts lack."""
    context = browser.new_context(viewport=size, locale="en-AU", **options)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE_MS)
    page, trouble = context.new_page(), []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("console", lambda line: trouble.append(line.text) if TROUBLE.search(line.text) else None)
    try:
        yield page
        assert trouble == []
    finally:
        context.close()


def device(server: Server, page: str, name: str, **fields: str) -> str:
    """The address of a page for a device."""
    more = "".join(f"&{field}={value}" for field, value in fields.items())
    return f"{server.url}/{page}/#key={server.keys[name]}{more}"


def terminal(server: Server, number: str, **fields: str) -> str:
    """The address of a player terminal with its note slot."""
    return device(server, "player", f"terminal-{number}", stacker=server.keys[f"stacker-{number}"], **fields)


def said(page: Page, key: str, **facts: Fact) -> str:
    """The words of a message in the language that a page shows."""
    return words(key, shown(page), **facts)


def words(key: str, language: Language, **facts: Fact) -> str:
    """The words of a message, which the catalogue must have."""
    assert bundle(language).has_message(key), key
    found = say(key, language, facts)
    assert "{" not in found, f"{key} has other facts: {found}"
    return found


def shown(page: Page) -> Language:
    """The language of a page."""
    return page.locator("html").get_attribute("lang") or ENGLISH


def speak(page: Page, language: Language) -> None:
    """Chooses the language of a page by its tag."""
    page.locator("select.language").select_option(language)
    in_language(page, language)


def in_language(page: Page, language: Language) -> None:
    """Waits until a page is in a language that its address or a person chose before."""
    expect(page.locator("html")).to_have_attribute("lang", language)


def visit(page: Page, address: str, language: Language) -> None:
    """Opens a page in a language."""
    page.goto(f"{address}{'&' if '#' in address else '#'}lang={language}")
    in_language(page, language)


def each_language(page: Page) -> Iterator[Language]:
    """A page in one language after the other, and at the end in the one that it was in before.

    Its labels must fit into their places in each, at a small desk and on a phone.
    """
    before = shown(page)
    for language in (*(each for each in LANGUAGES if each != before), before):
        speak(page, language)
        assert_fits(page)
        yield language


def assert_fits(page: Page) -> None:
    """Every label of a page is within its place at a small desk and on a phone."""
    size = page.viewport_size
    for smaller in (DESK, PHONE):
        page.set_viewport_size(smaller)  # type: ignore[arg-type]
        found = clipped(page)
        assert not found, f"{shown(page)}, {smaller['width']} wide: {found}"
    page.set_viewport_size(size)  # type: ignore[arg-type]


def clipped(page: Page) -> list[str]:
    """Buttons and labels whose words are wider than their place."""
    found: list[str] = page.evaluate(CLIPPED)
    return found


def reads(page: Page, where: Locator, key: str, **facts: Fact) -> None:
    """A part of a page has the words of a message, in every language."""
    for language in each_language(page):
        expect(where).to_contain_text(words(key, language, **facts))


def press(where: Page | Locator, key: str, **facts: Fact) -> None:
    """Presses the button that has the words of a message, on a page or in a part of it."""
    page = where if isinstance(where, Page) else where.page
    where.get_by_role("button", name=said(page, key, **facts)).click()


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    """A person signs in at a staff page."""
    page.get_by_label(said(page, "desk-name"), exact=True).fill(name)
    page.get_by_label(said(page, "desk-password"), exact=True).fill(password)
    page.get_by_role("button", name=said(page, "desk-sign-in")).click()
    page.get_by_role("button", name=said(page, "desk-sign-out")).wait_for()


def approve(page: Page, name: str, password: str = PASSWORD) -> None:
    """A second person signs beside the one who is signed in."""
    dialog = page.get_by_role("dialog", name=said(page, "acting-approval"))
    dialog.get_by_label(said(page, "acting-name")).fill(name)
    dialog.get_by_label(said(page, "acting-password")).fill(password)
    dialog.get_by_role("button", name=said(page, "acting-approve")).click()


def key_in(page: Page, code: str) -> None:
    """Enters a card with the keys of a keyboard."""
    page.keyboard.type(code)
    page.keyboard.press("Enter")


def violations(page: Page) -> list[str]:
    """The serious findings of axe-core on a page, each with its first place; and leftover placeholders."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = json.loads(
        page.evaluate("async () => JSON.stringify((await axe.run(document)).violations)")
    )
    serious = [
        f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found if each["impact"] in SERIOUS
    ]
    return serious + re.findall(r"\{[\w$()]+\}", page.locator("body").inner_text())


def area(page: Page, wager: str) -> Locator:
    """The area on the layout of a terminal or a seat where chips lie."""
    return page.locator(f'.felt [data-wager="{wager}"]')


def insert(page: Page, *notes: str) -> None:
    """Inserts notes, as the demonstration allows."""
    page.get_by_role("button", name=said(page, "player-money")).click()
    for note in notes:
        before = page.get_by_test_id("credit").inner_text()
        page.get_by_role("button", name=said(page, "player-insert", cents=note), exact=True).click()
        expect(page.get_by_test_id("credit")).not_to_have_text(before)
    page.get_by_role("button", name=said(page, "part-close")).click()


def drag(page: Page, what: Locator, to: Locator) -> None:
    """Drags something with one finger to another place."""
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"], start["y"] - 40, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def chip(page: Page, amount: str) -> Locator:
    """A chip of the rack."""
    return page.get_by_role("radio", name=said(page, "chip-chip", amount=amount), exact=True)


def cents(page: Page, meter: str) -> int:
    """The amount that a meter of a player terminal shows."""
    return round(float(re.sub(r"[$,]", "", page.get_by_test_id(meter).inner_text())) * 100)


def look_up(page: Page, number: str) -> None:
    """A cashier searches for a ticket."""
    page.get_by_label(said(page, "cage-number")).first.fill(number)
    page.get_by_role("button", name=said(page, "cage-look-up")).first.click()


def meanwhile(server: Server, work: Callable[[Hall], Awaitable[Result]]) -> Result:
    """Does what others on the floor do beside the pages, each over a separate socket."""

    async def done() -> Result:
        async with inside(server) as hall:
            return await work(hall)

    # In a separate thread, because the browser has a running loop.
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, done()).result()
