"""An alarm at the desks: supervisor, inspector and administrator see it, and one of them acknowledges it.

It takes over 10 s: three desks and a server start.
"""

from collections.abc import Iterator

import pytest
from kit.pages.browser import LANGUAGES, browser, each_language, sign_in, visit, window
from kit.server.server_process import Server, running
from playwright.sync_api import Browser, Page, expect

from pitboss.floor.tickets.validation import make_number

__all__ = ["browser"]

FLOOR = """
venue = "V"
[[games]]
name = "rapid-1"
edition = "star-rapid-etg-2016"
game = "baccarat"
limits = {least = "5", most = "500"}
"""


GUESSED = {
    "en": "Ticket numbers are guessed: cas",
    "zh-Hans": "有人猜测票券号码：cas",
    "zh-Hant": "有人猜測票券號碼：cas",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("alarms") / "floor.sqlite")) as found:
        yield found


def test_those_in_charge_see_an_alarm_until_one_of_them_has_looked_at_it(
    browser: Browser, server: Server
) -> None:
    cashier = server.sign_in("cas")
    for n in range(12):
        command = {"type": "redeem-ticket", "number": make_number(b"a guess", "1", n), "place": "cage"}
        body = {"id": f"g-{n}", "command": command}
        server.http.post("/api/commands", json=body, headers={"Authorization": f"Bearer {cashier}"})
    with window(browser) as inspector, window(browser) as administrator, window(browser) as supervisor:
        desks = ((inspector, "inspector/", "ian"), (administrator, "admin/#tab=alarms", "ada"))
        for (page, path, name), language in zip(
            (*desks, (supervisor, "supervisor/", "sue")), LANGUAGES, strict=True
        ):
            visit(page, f"{server.url}/{path}", language)
            sign_in(page, name)
            read_the_alarm(page)
        needed = supervisor.get_by_role("listitem").filter(has_text=GUESSED["zh-Hant"])
        expect(needed).to_contain_text("來源 127.0.0.1")
        needed.get_by_role("button", name="已查看").click()
        expect(needed).to_have_count(0)
        expect(administrator.get_by_text(GUESSED["zh-Hans"])).to_have_count(0)


def read_the_alarm(page: Page) -> None:
    """In every language, at every desk."""
    for language in each_language(page):
        expect(page.get_by_text(GUESSED[language])).to_be_visible()
