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

ROOT = Path(__file__).parent.parent.parent.parent
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE_MS = 60_000
"""Milliseconds to wait for a page; nothing here may take longer on a busy machine."""
LANDSCAPE = {"width": 1920, "height": 1080}
PORTRAIT = {"width": 820, "height": 1180}
expect.set_options(timeout=PATIENCE_MS)
SERIOUS = ("serious", "critical")
TROUBLE = re.compile("Content Security|Unknown variable")
"""What a console says of a page that its headers forbid something, or of words without their facts."""
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


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    """A person signs in at a staff page."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="Sign out").wait_for()


def speak(page: Page, language: str) -> None:
    """Chooses the language of a page by its tag."""
    page.locator("select.language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def approve(page: Page, name: str, password: str = PASSWORD) -> None:
    """A second person signs beside the one who is signed in."""
    dialog = page.get_by_role("dialog", name="Somebody else must approve")
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password").fill(password)
    dialog.get_by_role("button", name="Approve").click()


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
    page.get_by_role("button", name="Add money").click()
    for note in notes:
        before = page.get_by_test_id("credit").inner_text()
        page.get_by_role("button", name=f"Insert {note}", exact=True).click()
        expect(page.get_by_test_id("credit")).not_to_have_text(before)
    page.get_by_role("button", name="Close").click()


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
    return page.get_by_role("radio", name=f"Chip of {amount}", exact=True)


def cents(page: Page, meter: str) -> int:
    """The amount that a meter of a player terminal shows."""
    return round(float(re.sub(r"[$,]", "", page.get_by_test_id(meter).inner_text())) * 100)


def look_up(page: Page, number: str) -> None:
    """A cashier searches for a ticket."""
    page.get_by_label(re.compile("number", re.IGNORECASE)).first.fill(number)
    page.get_by_role("button", name=re.compile("Look|Find")).first.click()


def meanwhile(server: Server, work: Callable[[Hall], Awaitable[Result]]) -> Result:
    """Does what others on the floor do beside the pages, each over a separate socket."""

    async def done() -> Result:
        async with inside(server) as hall:
            return await work(hall)

    # In a separate thread, because the browser has a running loop.
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, done()).result()
