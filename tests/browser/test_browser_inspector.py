"""Inspectors and administrators: log, replay, reports, and a newcomer's first password.

It takes over 10 s: logs, replays and reports are read in a real Chromium.
"""

import re
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import (
    each_language,
    in_language,
    meanwhile,
    reads,
    said,
    sign_in,
    speak,
    visit,
    window,
    words,
)
from kit.server.server_process import PASSWORD, Server, running
from kit.support import RAPID
from kit.tables.live_table import DEE
from playwright.sync_api import Browser, Page, Route, expect

from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult
from pitboss.kernel.text import Text
from pitboss.rules.result import Winner

TABLE, PLAY = "rapid-1", "rapid-1-1"
FLOOR = f"""
venue = "The Little Casino"
[[games]]
name = "{TABLE}"
edition = "{RAPID}"
game = "baccarat"
period = 600
shoe = "keyed"
limits = {{least = "5", most = "500", unit = "5"}}
[[terminals]]
number = "1"
"""


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        meanwhile(server, deal_a_coup)
        yield server


async def deal_a_coup(hall: Hall) -> None:
    """One coup that Player wins with nine to seven, with ten dollars on it, and five on a bonus."""
    supervisor, dealer, one = hall.supervisor(TABLE), await hall.dealer(DEE, TABLE), await hall.terminal("1")
    await one.fund(10_000)
    await supervisor.act(OpenTable(hall.limits(TABLE)))
    await dealer.load(supervisor)
    await dealer.new_game(PLAY)
    await one.bet(TABLE, PLAY, {"player-dragon-bonus": 500, "player": 1_000})
    await dealer.act(EndPeriod(), *map(DrawCard, ("9S", "KH", "KD", "7C")))
    await dealer.act(SelectResult(Winner.PLAYER), ConfirmResult())
    await one.settled(PLAY)


def section(page: Page, floor: Server, name: str, language: str = "en") -> None:
    """A part of the inspector's page by the key of its name."""
    visit(page, f"{floor.url}/inspector/", language)
    sign_in(page, "ian")
    page.get_by_role("navigation").get_by_role("button", name=said(page, name)).click()


KINDS = {
    "en": {"Note inserted", "Wagers returned", "Transaction", "Transaction taken back"},
    "zh-Hans": {"放入纸币", "退回投注", "交易", "冲销交易"},
    "zh-Hant": {"放入紙幣", "退回投注", "交易", "沖銷交易"},
}


def test_the_log_is_searched(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        section(page, floor, "inspector-log", "zh-Hans")
        rows = page.get_by_role("table").get_by_role("row")
        expect(rows.nth(5)).to_be_visible()
        for language in each_language(page):
            kinds = page.get_by_label(words("inspector-what", language)).locator("option").all_inner_texts()
            assert KINDS[language] <= set(kinds)
        page.get_by_label("位置").select_option(value="pt")
        page.get_by_label("事项").select_option(value="note-inserted")
        page.get_by_label("包含文字").fill("$100.00")
        page.get_by_role("button", name="搜索").click()
        expect(rows).to_have_count(2)
        reads(page, rows.last, "event-note-inserted", cents="$100.00")
        rows.last.get_by_role("button", name="详情").click()
        reads(page, page.get_by_role("dialog"), "inspector-fingerprint")
        page.get_by_role("dialog").get_by_role("button", name="关闭").click()
        page.reload()
        expect(page.get_by_label("包含文字")).to_have_value("$100.00")
        expect(rows).to_have_count(2)
        # By time: before the floor opened nothing had happened, and since then this.
        until, since = page.get_by_label("至（UTC）"), page.get_by_label("自（UTC）")
        until.fill("2001-01-01T00:00:00")
        page.get_by_role("button", name="搜索").click()
        reads(page, page.get_by_role("main"), "inspector-no-events")
        until.fill("")
        since.fill("2001-01-01T00:00:00")
        page.get_by_role("button", name="搜索").click()
        expect(rows).to_have_count(2)


def test_the_log_and_the_replay_name_the_same_people_and_wagers(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        section(page, floor, "inspector-log", "zh-Hant")
        page.get_by_label("操作人").fill(DEE.name)
        page.get_by_label("位置").select_option(value=f"table/{TABLE}")
        page.get_by_role("button", name="搜尋").click()
        for language in each_language(page):
            drawn = page.get_by_role("row").filter(has_text=f"{words('act-draw-card', language)} · 9♠")
            expect(drawn.get_by_role("cell").nth(4)).to_have_text(DEE.name)
        # A settlement links to its replay.
        page.goto(f"{floor.url}/inspector/#show=log&type=wagers-settled")
        page.get_by_role("row").filter(has_text="投注已結算").get_by_role("button").click()
        page.get_by_role("dialog").get_by_role("button", name="回放").click()
        dragon = {"en": "Dragon Bonus Player", "zh-Hans": "闲龙宝", "zh-Hant": "閒龍寶"}
        for language in each_language(page):
            shown = words("replay-card-up", language, hand=Text("hand-player"), card="9♠")
            expect(page.get_by_role("listitem").filter(has_text=shown)).to_contain_text(DEE.name)
            settled = page.get_by_role("table", name=words("inspector-settled", language))
            expect(settled).to_contain_text(dragon[language])


def test_a_coup_is_replayed_card_by_card(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        section(page, floor, "inspector-replay")
        page.get_by_role("button", name=re.compile("Player")).click()
        film, on = page.locator(".film"), page.get_by_role("button", name="One step on")
        cards = film.get_by_role("img", name=re.compile(" of "))
        expect(film).to_contain_text("No card yet.")
        seen = [cards.count()]
        while on.is_enabled():
            step = film.get_by_text(re.compile(r"Step \d+ of")).inner_text()
            on.click()
            expect(film.get_by_text(step, exact=True)).to_have_count(0)
            seen.append(cards.count())
        assert sorted(set(seen)) == [0, 1, 2, 3, 4]
        assert seen == sorted(seen)
        for language in each_language(page):
            last = words("inspector-step", language, n=len(seen), of=len(seen))
            expect(film).to_contain_text(last)
            expect(page.get_by_role("button", name=words("inspector-back", language))).to_be_visible()
        page.get_by_role("button", name="One step back").click()
        expect(on).to_be_enabled()
        settled = page.get_by_role("table").filter(has_text="What the wagers came to")
        expect(settled.get_by_role("row").last).to_contain_text("$10.00$20.00")


def test_an_answer_that_comes_too_late_is_not_shown(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        section(page, floor, "inspector-reports")
        # The first report takes long, and by then another is open.
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/api/reports/accounts?*", hold)
        page.get_by_role("button", name="Trial balance").click()
        page.get_by_role("button", name="Meters of the terminals").click()
        expect(page.get_by_role("heading", name="Meters of the terminals")).to_be_visible()
        with page.expect_response("**/api/reports/accounts?*"):
            held[0].continue_()
        page.get_by_role("button", name="Run again").click()
        expect(page.get_by_role("heading", name="Meters of the terminals")).to_be_visible()
        expect(page.get_by_role("heading", name="Trial balance")).to_have_count(0)


def test_reports_open_and_nothing_can_be_changed(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        requests: list[str] = []
        page.on("websocket", lambda line: line.on("framesent", lambda text: requests.append(str(text))))
        section(page, floor, "inspector-reports")
        page.on("request", lambda request: requests.append(f"{request.method} {request.url}"))
        reports = page.get_by_role("complementary").get_by_role("button")
        expect(reports).to_have_count(7)
        for title in reports.all_inner_texts():
            page.get_by_role("button", name=title, exact=True).click()
            expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        for name in ("Event log", "Replay", "Live tables"):
            page.get_by_role("navigation").get_by_role("button", name=name).click()
            expect(page.get_by_role("region", name=name)).to_be_visible()
            expect(page.locator(".danger")).to_have_count(0)
            acts = page.locator("[data-act]").evaluate_all("all => all.map(each => each.dataset.act)")
            assert set(acts) <= {"instruct-check"}, "an inspector may have the cards checked (Star 3.11)"
        expect(page.get_by_role("article")).to_contain_text(TABLE)
        assert any("GET" in each for each in requests)
        assert [each for each in requests if "POST" in each or '"do"' in each] == []


def test_a_new_dealer_chooses_a_password(floor: Server, browser: Browser) -> None:
    with window(browser) as page, window(browser) as terminal:
        visit(page, f"{floor.url}/admin/", "zh-Hant")
        sign_in(page, "ada")
        page.get_by_role("button", name="新增員工").click()
        form = page.get_by_role("dialog")
        for language in each_language(page):
            signs = words("admin-signs", language, names="bea")
            expect(form.get_by_role("group", name=signs)).to_be_visible()
        form.get_by_label("姓名").first.fill("nora")
        form.get_by_label("姓名全稱").fill("Nora O’Neil 李娜")
        form.get_by_label("牌照號碼").fill("L-2045")
        form.get_by_label("荷官", exact=True).check()
        form.get_by_label("姓名").last.fill("bea")
        form.get_by_label("密碼").fill(PASSWORD)
        form.get_by_role("button", name="新增員工").click()
        shown = page.get_by_role("dialog", name="nora 的一次性密碼")
        secret = shown.locator("output").inner_text()
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        known = page.get_by_role("row", name="nora").get_by_role("cell")
        expect(known.nth(0)).to_have_text("Nora O’Neil 李娜")
        expect(known.nth(1)).to_have_text("L-2045")
        visit(terminal, f"{floor.url}/dealer/#at=dt/{TABLE}", "zh-Hans")
        first_sign_in(terminal, secret)
        for language in each_language(terminal):
            own = terminal.get_by_label(words("desk-own", language))
            expect(own).to_be_visible()
        expect(terminal.get_by_test_id("next")).to_have_count(0)
        own.fill("battery staple")
        again = terminal.get_by_label("再次输入新密码")
        again.fill("battery stable")
        terminal.get_by_role("button", name="保存").click()
        expect(terminal.get_by_role("alert")).to_contain_text("两次输入的新密码不一致。")
        again.fill("battery staple")
        terminal.get_by_role("button", name="保存").click()
        expect(terminal.get_by_test_id("next")).to_be_visible()
        terminal.get_by_role("button", name="退出").click()
        first_sign_in(terminal, secret)
        expect(terminal.get_by_role("alert")).to_contain_text("姓名或密码错误。")
        reads(terminal, terminal.get_by_role("alert"), "refusal-sign-in-refused")
        sign_in(terminal, "nora", "battery staple")


def first_sign_in(page: Page, secret: str) -> None:
    """With a password that has to be changed at once."""
    page.get_by_label("姓名", exact=True).fill("nora")
    page.get_by_label("密码", exact=True).fill(secret)
    page.get_by_role("button", name="登录").click()


def test_everybody_changes_their_own_password_at_their_desk(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/supervisor/")
        sign_in(page, "amy")
        for fresh, again, message in (
            ("brisk tundra ladle", "brisk tundra lathe", "typed in two ways"),
            ("password2026", "password2026", "guessed first"),
            ("i am amy today", "i am amy today", "your own name"),
        ):
            change_password(page, fresh, again)
            expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(message)
            page.get_by_role("button", name="Cancel").click()
        change_password(page, "brisk tundra ladle", "brisk tundra ladle")
        expect(page.get_by_text("Your password is changed.")).to_be_visible()
        page.get_by_role("button", name="Sign out").click()
        sign_in(page, "amy", "brisk tundra ladle")
        expect(page.get_by_role("button", name="Sign out")).to_be_visible()


def change_password(page: Page, fresh: str, again: str) -> None:
    page.get_by_role("banner").get_by_role("button", name="Password").click()
    form = page.get_by_role("dialog", name="Change your password")
    form.get_by_label("Password until now").fill(PASSWORD)
    form.get_by_label("New password", exact=True).fill(fresh)
    form.get_by_label("New password once more").fill(again)
    form.get_by_role("button", name="Change your password").click()


def test_nobody_is_offered_to_change_their_own_account(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/admin/")
        sign_in(page, "ada")
        others = page.get_by_role("row").filter(has_text="dee")
        expect(others.get_by_role("button", name="Suspend")).to_be_visible()
        own = page.get_by_role("row").filter(has_text="ada")
        reads(page, own, "admin-own-account")
        expect(own.get_by_role("button")).to_have_count(0)


def test_the_language_is_that_of_the_house_again_after_signing_out(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/inspector/")
        for language, leave in (("zh-Hans", "退出"), ("zh-Hant", "登出")):
            sign_in(page, "ian")
            speak(page, language)
            # A reload keeps the choice, for the person is still there.
            page.reload()
            page.get_by_role("button", name=leave, exact=True).click()
            expect(page.get_by_role("button", name="Sign in")).to_be_visible()
            in_language(page, "en")
            page.reload()
            expect(page.get_by_role("button", name="Sign in")).to_be_visible()


def test_a_desk_is_locked_at_once_and_left_for_good(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/inspector/")
        sign_in(page, "ian")
        token = page.evaluate("sessionStorage.getItem('pitboss-session')")

        def known() -> int:
            headers = {"authorization": f"Bearer {token}"}
            return page.request.get(f"{floor.url}/api/me", headers=headers).status

        # Even while the server does not answer, the desk hides the view of a person who has left.
        page.context.set_offline(True)
        page.get_by_role("button", name="Lock").click()
        expect(page.get_by_text("ian, this desk is locked")).to_be_visible()
        expect(page.get_by_role("navigation")).to_have_count(0)
        page.context.set_offline(False)
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("button", name="Unlock").click()
        expect(page.get_by_role("navigation")).to_be_visible()
        page.get_by_role("button", name="Lock").click()
        expect(page.get_by_text("ian, this desk is locked")).to_be_visible()
        page.get_by_role("button", name="Sign out").click()
        expect(page.get_by_role("button", name="Sign in")).to_be_visible()
        assert known() == 401
        # The session has ended at the server as well: this desk's password does not unlock it any more.
        unlock = page.request.post(
            f"{floor.url}/api/unlock",
            headers={"authorization": f"Bearer {token}"},
            data={"password": PASSWORD},
        )
        assert unlock.status == 401
