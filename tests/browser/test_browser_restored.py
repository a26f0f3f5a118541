"""The cage after a restore: a slip that the log lost is recognised, recorded, and paid by two supervisors.

It takes over 10 s: a floor is played, restored from a backup and used again, in a real Chromium.
"""

import re
import subprocess
from pathlib import Path

from kit.pages.browser import look_up, sign_in, violations, window
from kit.pages.page_floors import FLOOR
from kit.server.server_process import PASSWORD, SCRIPT, Server, running
from kit.store.attacker import ask
from playwright.sync_api import Browser, expect

MOMENT = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"


def ticket(server: Server, name: str) -> str:
    """The number of a ticket of $50."""
    ask(server, "stacker-1", f"note-{name}", "insert-note", terminal="1", cents=5_000)
    number: str = ask(server, "terminal-1", f"out-{name}", "cash-out", terminal="1")["ticket"]["number"]
    return number


def test_a_slip_that_was_lost_is_paid_once_by_two_in_charge(tmp_path: Path, browser: Browser) -> None:
    old, new, file = (str(tmp_path / name) for name in ("old.sqlite", "new.sqlite", "night.backup"))
    with running(FLOOR, old) as server:
        ask(server, "cas", "cash", "move-money", move="kiosk-filled", cents=100, names={"kiosk": "1"})
        # The browser has a running loop, so that each command is a separate process.
        subprocess.run([SCRIPT, "backup", file, "--database", old], check=True)
        number = ticket(server, "lost")
        server.stop()
        subprocess.run([SCRIPT, "restore", file, "--database", new], check=True)
        server.database = new
        server.start()
        with window(browser) as cashier, window(browser, bypass_csp=True) as supervisor:
            for page, name in ((cashier, "cas"), (supervisor, "sue")):
                page.goto(f"{server.url}/cage/")
                sign_in(page, name)
            look_up(cashier, number)
            alert = cashier.get_by_role("alert")
            expect(alert).to_contain_text("lost in a restore")
            # In the casino's time zone, as on the slip.
            expect(alert).to_contain_text(re.compile(rf"between {MOMENT} and {MOMENT}\."))
            cashier.get_by_role("button", name="Take the slip down").click()
            dialog = cashier.get_by_role("dialog")
            dialog.get_by_label("Amount printed on the slip").fill("50")
            dialog.get_by_role("button", name="Take the slip down").click()
            with window(browser) as desk:
                desk.goto(f"{server.url}/supervisor/")
                sign_in(desk, "sue")
                needed = desk.get_by_role("complementary", name="Needs somebody now")
                expect(needed).to_contain_text("1 slip waits")
            waiting = supervisor.get_by_test_id("lost-slip")
            expect(waiting).to_contain_text("Printed between")
            expect(cashier.get_by_test_id("lost-slip").get_by_role("button")).to_have_count(0)
            assert violations(supervisor) == []
            supervisor.screenshot(path=str(tmp_path / "cage.png"))
            waiting.get_by_role("button", name="Pay $50.00").click()
            dialog = supervisor.get_by_role("dialog")
            dialog.get_by_label("Why, in one line").fill("The note is in the stacker.")
            dialog.get_by_label("Name").fill("gil")
            dialog.get_by_label("Password").fill(PASSWORD)
            dialog.get_by_role("button", name="Pay $50.00").click()
            expect(supervisor.get_by_test_id("lost-slip")).to_have_count(0)
            expect(supervisor.get_by_role("region", name="Done at this desk")).to_contain_text("Paid $50.00")
        with window(browser) as desk:
            desk.goto(f"{server.url}/supervisor/")
            sign_in(desk, "sue")
            expect(desk.locator("body")).to_contain_text("The floor was restored from a backup: up to event")
            expect(desk.locator("body")).to_contain_text(re.compile(f"then is lost: {MOMENT} – {MOMENT}"))
            desk.screenshot(path=str(tmp_path / "desk.png"))
