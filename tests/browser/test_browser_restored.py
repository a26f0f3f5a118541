"""The cage after a restore: a slip that the log lost is recognised, recorded, and paid by two supervisors.

It takes over 10 s: a floor is played, restored from a backup and used again, in a real Chromium.
"""

import re
import subprocess
from pathlib import Path

from kit.pages.browser import each_language, look_up, said, sign_in, violations, visit, window, words
from kit.pages.page_floors import FLOOR
from kit.server.server_process import PASSWORD, SCRIPT, Server, running
from kit.store.attacker import ask
from playwright.sync_api import Browser, Page, expect

ENGLISH_MOMENT = r"\d\d? [A-Z][a-z]{2} \d{4}, \d\d:\d\d:\d\d"
CHINESE_MOMENT = r"\d{4}年\d\d?月\d\d?日 \d\d:\d\d:\d\d"


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
            for page, name, language in ((cashier, "cas", "zh-Hans"), (supervisor, "sue", "zh-Hant")):
                visit(page, f"{server.url}/cage/", language)
                sign_in(page, name)
            take_down(cashier, number)
            with window(browser) as desk:
                needed_at_the_desk(desk, server)
            waiting = supervisor.get_by_test_id("lost-slip")
            expect(cashier.get_by_test_id("lost-slip").get_by_role("button")).to_have_count(0)
            assert violations(supervisor) == []
            printed = {"en": "Printed between", "zh-Hans": "打印于", "zh-Hant": "打印於"}
            for language in each_language(supervisor):
                expect(waiting).to_contain_text(printed[language])
            supervisor.screenshot(path=str(tmp_path / "cage.png"))
            waiting.get_by_role("button", name="支付 $50.00").click()
            dialog = supervisor.get_by_role("dialog")
            dialog.get_by_label(said(supervisor, "cage-why")).fill("The note is in the stacker.")
            dialog.get_by_label(said(supervisor, "form-name")).fill("gil")
            dialog.get_by_label(said(supervisor, "form-password")).fill(PASSWORD)
            dialog.get_by_role("button", name="支付 $50.00").click()
            expect(supervisor.get_by_test_id("lost-slip")).to_have_count(0)
            done = supervisor.get_by_role("region", name=said(supervisor, "cage-done"))
            expect(done).to_contain_text("已支付 $50.00")
        with window(browser) as desk:
            desk.goto(f"{server.url}/supervisor/")
            sign_in(desk, "sue")
            for language in each_language(desk):
                for key in ("alarm-floor-restored", "alarm-fact-lost"):
                    expect(desk.locator("body")).to_contain_text(words(key, language, value="").strip())
            expect(desk.locator("body")).to_contain_text("The floor was restored from a backup: event")
            lost = re.compile(f"then is lost: {ENGLISH_MOMENT} – {ENGLISH_MOMENT}")
            expect(desk.locator("body")).to_contain_text(lost)
            desk.screenshot(path=str(tmp_path / "desk.png"))


def take_down(page: Page, number: str) -> None:
    """A cashier reads why the slip is not paid at once, and takes it down."""
    look_up(page, number)
    alert = page.get_by_role("alert")
    # In the casino's time zone, as on the slip.
    printed = {
        "en": rf"between {ENGLISH_MOMENT} and {ENGLISH_MOMENT}\.",
        "zh-Hans": rf"于 {CHINESE_MOMENT} 至 {CHINESE_MOMENT}",
        "zh-Hant": rf"於 {CHINESE_MOMENT} 至 {CHINESE_MOMENT}",
    }
    for language in each_language(page):
        expect(alert).to_contain_text(re.compile(printed[language]))
    page.get_by_role("button", name="登记票券").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("票面金额").fill("50")
    dialog.get_by_role("button", name="登记票券").click()


def needed_at_the_desk(page: Page, server: Server) -> None:
    """A supervisor is asked to decide on it."""
    page.goto(f"{server.url}/supervisor/")
    sign_in(page, "sue")
    for language in each_language(page):
        needed = page.get_by_role("complementary", name=words("supervisor-needed", language))
        expect(needed).to_contain_text(words("supervisor-slips-at", language, n=1))
