"""An alarm at the desks: supervisor, inspector and administrator see it, and one of them acknowledges it.

It takes over 10 s: three desks and a server start.
"""

from collections.abc import Iterator

import pytest
from kit.pages.browser import browser, sign_in, window
from kit.server.server_process import Server, running
from playwright.sync_api import Browser, expect

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
        inspector.goto(f"{server.url}/inspector/")
        sign_in(inspector, "ian")
        expect(inspector.get_by_text("Ticket numbers are guessed: cas")).to_be_visible()
        administrator.goto(f"{server.url}/admin/#tab=alarms")
        sign_in(administrator, "ada")
        line = administrator.get_by_text("Ticket numbers are guessed: cas")
        expect(line).to_be_visible()
        supervisor.goto(f"{server.url}/supervisor/")
        sign_in(supervisor, "sue")
        needed = supervisor.get_by_role("listitem").filter(has_text="Ticket numbers are guessed: cas")
        expect(needed).to_contain_text("from 127.0.0.1")
        needed.get_by_role("button", name="I have looked at it").click()
        expect(needed).to_have_count(0)
        expect(line).to_have_count(0)
