"""The supervisor's page in a real browser: open matters, a void with approval, limits, incidents.

It takes over 10 s: every page is used in a real Chromium, and the tables are looked at on three screens.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.clients.socket_clients import Hall
from kit.days.earlier_days import disagree, earlier
from kit.pages.browser import (
    LANGUAGES,
    approve,
    area,
    chip,
    each_language,
    insert,
    key_in,
    meanwhile,
    reads,
    said,
    sign_in,
    speak,
    terminal,
    visit,
    window,
    words,
)
from kit.pages.page_floors import LIVE_TABLE, RAPID_TABLE, staffed
from kit.server.server_process import Server, running
from kit.support import RAPID, STAR
from kit.tables.live_table import DEE, player
from playwright.sync_api import Browser, Page, expect

from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import Join, Leave

ANN = player("ann")
EARLIER = 1_700_000_000_000
"""When the account of terminal 2 went wrong."""
FLOOR = staffed("keyed", ANN.name) + '[[terminals]]\nnumber = "2"\n'


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = str(tmp_path_factory.mktemp("floor") / "db")
    earlier(FLOOR, database, EARLIER, disagree)
    with running(FLOOR, database) as server:
        meanwhile(server, begin_the_day)
        yield server


async def begin_the_day(hall: Hall) -> None:
    """Both tables are open with cards in their shoes, and a guest sits at the live one."""
    for game in (RAPID_TABLE, LIVE_TABLE):
        supervisor, dealer = hall.supervisor(game), await hall.dealer(DEE, game)
        await supervisor.act(OpenTable(hall.limits(game)))
        await dealer.load(supervisor)
    await (await hall.guest(LIVE_TABLE, ANN)).act(Join(ANN.name, 1))


def desk(page: Page, floor: Server, game: str | None = None, language: str = "en", name: str = "sue") -> None:
    """A supervisor at the floor, or at the desk of a game."""
    visit(page, f"{floor.url}/supervisor/" + (f"#game={game}" if game else ""), language)
    sign_in(page, name)


NEEDED = {"en": "Needs somebody now", "zh-Hans": "需要处理", "zh-Hant": "需要處理"}


def needed(page: Page, what: dict[str, str]) -> None:
    """Something needs somebody now, in every language."""
    for language in each_language(page):
        expect(page.get_by_role("complementary", name=NEEDED[language])).to_contain_text(what[language])


@pytest.mark.clause(RAPID, "11.8.1.3")
def test_a_coup_is_voided_with_the_approval_of_the_right_person(floor: Server, browser: Browser) -> None:
    """It takes over 10 s: three people use pages of their own through a whole coup."""
    with window(browser) as page, window(browser) as guest, window(browser) as over:
        guest.goto(terminal(floor, "1"))
        insert(guest, "$100")
        page.goto(f"{floor.url}/dealer/#at=dt/{RAPID_TABLE}")
        sign_in(page, "dee")
        page.get_by_role("button", name="New game").click()
        desk(over, floor, RAPID_TABLE)
        expect(over.get_by_text("Next: No more bets when the time is over")).to_be_visible()
        chip(guest, "$10").click()
        area(guest, "player").click()
        expect(guest.get_by_test_id("credit")).to_have_text("$90.00")
        page.get_by_role("button", name="No more bets").click()
        for code in ("2S", "KH"):
            before = page.get_by_test_id("next").inner_text()
            expect(page.locator(".card-pad")).to_be_visible()
            key_in(page, code)
            expect(page.get_by_test_id("next")).not_to_have_text(before)
        see_the_ruling(page)
        have_it_signed(page)
        expect(guest.get_by_test_id("credit")).to_have_text("$100.00")
        reads(guest, guest.locator("main"), "outcome-void")
        over.get_by_role("button", name="All games").click()
        expect(over.get_by_role("article", name=RAPID_TABLE)).to_contain_text("Void")
        over.get_by_role("button", name=f"Open {RAPID_TABLE}").click()
        done = over.get_by_role("table", name="Put right at the terminals").locator("tbody tr")
        expect(done).to_have_text([re.compile(r"^Terminal 1.*stakes back\+\$10\.00$")])
        last = over.get_by_role("region", name="Last games").locator(".past").get_by_role("row")
        expect(last.nth(0)).to_have_text(re.compile("When.*Player.*Banker.*Result"))
        expect(last.nth(1).get_by_role("cell")).to_contain_text(["2♠", "K♥", "Void 11.8.1.3"])
        # The log has them all, and each can still be reported.
        earlier = over.get_by_role("region", name="Earlier games", exact=True)
        earlier.get_by_role("button", name="Earlier games").click()
        expect(earlier.get_by_role("listitem")).to_contain_text(["Void 11.8.1.3"])
        earlier.get_by_role("listitem").get_by_role("button", name="Report").click()
        expect(over.get_by_role("dialog")).to_contain_text("Something went wrong")


def see_the_ruling(page: Page) -> None:
    """The ruling, its clause and its authority, before anything is done."""
    page.get_by_role("button", name="Something went wrong").click()
    case = page.get_by_role("dialog")
    case.get_by_role("button", name="Cards were dealt wrongly").click()
    for language in each_language(page):
        ruling = case.get_by_role("region", name=words("irregular-ruling", language))
        expect(ruling).to_contain_text(words("irregular-clause", language, clause="11.8.1.3"))
        expect(ruling).to_contain_text(words("effect-void-coup", language))
        expect(ruling).to_contain_text(words("role-assistant-gaming-manager", language))
    expect(page.locator(".coup-board")).not_to_contain_text("Void")
    ruling.get_by_role("button", name="Carry it out with approval").click()


MUST_SIGN = {
    "en": "The Assistant Gaming Manager must authorise this.",
    "zh-Hans": "须由助理博彩经理批准。",
    "zh-Hant": "須由助理博彩經理批准。",
}


def have_it_signed(page: Page) -> None:
    """A wrong password signs nothing, nor does a person of another post; the dealer stays signed in."""
    for language in each_language(page):
        second = page.get_by_role("dialog", name=words("acting-approval", language))
        expect(second).to_contain_text(MUST_SIGN[language])
    approve(page, "amy", "wrong")
    expect(second).to_contain_text("the name or the password is wrong")
    approve(page, "sue")
    expect(second).to_contain_text("The Assistant Gaming Manager must authorise this")
    approve(page, "amy")
    expect(second).to_have_count(0)
    # The coup is void. Whether the cards are shuffled is still to be chosen.
    left = page.get_by_role("dialog").get_by_role("status")
    expect(left).to_contain_text("It is on record. Still to do:")
    expect(left.get_by_role("listitem")).to_have_text(re.compile("You may take out the cards that are left"))
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("banner")).to_contain_text("dee")
    expect(page.locator(".coup-board")).to_contain_text("Void")


A_DOZEN = 'venue = "The Great Casino"\n' + "".join(
    f'''
[[games]]
name = "{game}"
edition = "{STAR}"
game = "baccarat"
limits = {{least = "10", most = "1000"}}
'''
    for game in (*(f"star-{number}" for number in range(1, 12)), "the-table-of-the-private-room-upstairs")
)


@pytest.mark.parametrize(("width", "height", "seen"), [(1600, 1000, 12), (1366, 768, 9), (820, 1180, 8)])
def test_a_dozen_tables_are_seen_at_a_glance(
    browser: Browser, tmp_path: Path, width: int, height: int, seen: int
) -> None:
    size = {"width": width, "height": height}
    with running(A_DOZEN, str(tmp_path / "db")) as server, window(browser, size) as page:
        desk(page, server)
        tables = page.get_by_role("region", name="Games").get_by_role("article")
        expect(tables).to_have_count(12)
        expect(tables.first).to_contain_text("The Star: Baccarat")
        boxes = [table.bounding_box() for table in tables.all()]
        below = [box["y"] + box["height"] for box in boxes if box is not None]
        assert sum(bottom <= height for bottom in below) >= seen


def test_the_floor_shows_who_calls(floor: Server, browser: Browser) -> None:
    with window(browser) as page, window(browser) as guest:
        guest.goto(terminal(floor, "1"))
        desk(page, floor)
        expect(page.get_by_role("region", name="Games").get_by_role("article")).to_have_count(2)
        guest.get_by_role("button", name="Call staff").click()
        needed(
            page,
            {
                "en": "Terminal 1: the player has called",
                "zh-Hans": "终端 1：玩家自",
                "zh-Hant": "終端 1：玩家自",
            },
        )
        page.get_by_role("button", name="On my way").click()
        expect(page.get_by_role("button", name="On my way")).to_have_count(0)
        expect(guest.get_by_role("button", name="Call staff")).to_be_visible()


def test_a_locked_terminal_is_unlocked_by_two(floor: Server, browser: Browser) -> None:
    with window(browser) as page, window(browser) as guest:
        guest.goto(terminal(floor, "2"))
        reads(guest, guest.locator("main"), "player-locked-short")
        desk(page, floor, language="zh-Hant")
        needed(
            page,
            {
                "en": "Terminal 2 is locked: The meters say $50, the account holds $60.",
                "zh-Hans": "终端 2 已锁定：计数器为 $50，账户余额为 $60。",
                "zh-Hant": "終端 2 已鎖定：計數器為 $50，帳戶餘額為 $60。",
            },
        )
        page.get_by_role("complementary").get_by_role("button", name="打開").click()
        locked = page.get_by_role("region", name="終端 2")
        locked.get_by_role("button", name="解鎖").click()
        form = page.get_by_role("dialog", name="解鎖")
        form.get_by_label("調查與處理情況").fill("The server had it wrong, the books are right.")
        form.get_by_role("button", name="解鎖").click()
        # No one unlocks it alone.
        approve(page, "sue")
        expect(page.get_by_role("dialog", name="需要另一人批准")).to_contain_text("須")
        approve(page, "amy")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(locked.get_by_role("button", name="解鎖")).to_have_count(0)
        expect(guest.get_by_test_id("credit")).to_have_text("$50.00")
        expect(guest.get_by_role("button", name="Cash out")).to_be_enabled()


@pytest.mark.clause(STAR, "12.11.4")
def test_an_incident_stays_until_everybody_was_told(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        desk(page, floor, LIVE_TABLE, "zh-Hans")
        page.get_by_role("button", name="出现异常").click()
        case = page.get_by_role("dialog")
        case.get_by_role("button", name="缺少一张牌").click()
        for language in each_language(page):
            ruling = case.get_by_role("region", name=words("irregular-ruling", language))
            expect(ruling).to_contain_text(words("irregular-clause", language, clause="12.11"))
            for key in ("recipient-named-surveillance", "due-when-at-once"):
                expect(ruling).to_contain_text(words(key, language))
        expect(ruling).to_contain_text("12.11.4")
        ruling.get_by_role("button", name="执行裁决").click()
        # Whom to tell is still to be done.
        left = page.get_by_role("status").filter(has_text="已记录在案。尚待办理：")
        expect(left.first).to_contain_text("告知监控部门，立即")
        page.keyboard.press("Escape")
        expect(case).to_have_count(0)
        page.get_by_role("navigation").get_by_role("button", name="事件").click()
        region = page.get_by_role("region", name="待通知")
        # What is due at once is not late in the minute in which it arises.
        expect(region).to_contain_text(said(page, "due-when-at-once"))
        expect(region).not_to_contain_text(said(page, "supervisor-late"))
        reads(page, page.get_by_role("main"), "irregularity-card-missing")
        region.get_by_role("button", name="已通知监控部门").click()
        expect(region).to_contain_text("由 sue 通知")
        region.get_by_role("button", name="已通知监察员").click()
        expect(region).to_contain_text("全部已通知。")
    with window(browser) as page:
        read_the_incidents(
            page, floor, {"en": "A card is missing.", "zh-Hans": "缺少一张牌。", "zh-Hant": "缺少一張牌。"}
        )


@pytest.mark.clause(STAR, "14.13")
def test_a_dispute_about_no_coup_is_decided_by_a_person_who_has_that_post_too(
    floor: Server, browser: Browser
) -> None:
    with window(browser) as page:
        desk(page, floor, LIVE_TABLE, "zh-Hant", "gil")
        disputes = page.get_by_role("region", name="爭議")
        disputes.get_by_role("button", name="客人提出爭議").click()
        form = page.get_by_role("dialog")
        form.get_by_label(said(page, "supervisor-patron")).fill("ann")
        form.get_by_label(said(page, "supervisor-about")).fill("The way to the table was blocked")
        form.get_by_role("button", name="客人提出爭議").click()
        expect(disputes).to_contain_text("ann：The way to the table was blocked")
        # A casino supervisor may not decide it at first; a gaming supervisor may, who is the same person.
        disputes.get_by_role("button", name="裁定").click()
        form.get_by_label("裁定內容").fill("It was cleared")
        form.get_by_role("button", name="裁定").click()
        expect(disputes).to_contain_text("gil 裁定：It was cleared § 14.13")
        page.get_by_role("button", name="已向客人出示規則").click()
        form.get_by_label(said(page, "supervisor-who")).fill("ann")
        form.get_by_role("button", name="已向客人出示規則").click()
        expect(page.get_by_role("status").filter(has_text="已記錄在案。").first).to_be_visible()


def read_the_incidents(page: Page, floor: Server, told: dict[str, str]) -> None:
    """The report of the month is in the language of its reader."""
    page.goto(f"{floor.url}/inspector/#show=reports&report=incidents")
    sign_in(page, "ian")
    report = page.get_by_role("article")
    for language in LANGUAGES:
        speak(page, language)
        expect(report).to_contain_text(words("report-incidents", language))
        expect(report).to_contain_text(told[language])
    expect(report.locator("tbody")).not_to_contain_text(re.compile("sign|card"))


@pytest.mark.clause(STAR, "6.8")
def test_a_guest_may_bet_over_the_maximum_once_the_marker_stands(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        desk(page, floor, LIVE_TABLE)
        signs = page.get_by_role("region", name="Limits and signs")
        signs.get_by_role("button", name="Let a player bet over the maximum").click()
        form = page.get_by_role("dialog")
        form.get_by_label("Wager").select_option("Tie")
        form.get_by_label("Maximum").fill("1,500")
        form.get_by_role("button", name="Let a player bet over the maximum").click()
        expect(form.get_by_role("alert")).to_contain_text("Put up the limits of ann first.")
        form.get_by_label("Their sign or marker is in place").check()
        form.get_by_role("button", name="Let a player bet over the maximum").click()
        expect(form).to_have_count(0)
        expect(signs).to_contain_text("ann (1): Tie: $10 to $1,500")
        for language, region in (("zh-Hans", "限额与告示"), ("zh-Hant", "限額與告示")):
            speak(page, language)
            expect(page.get_by_role("region", name=region)).to_contain_text("ann（1）：和：$10 至 $1,500")


@pytest.mark.clause(STAR, "6.7")
def test_limits_change_after_the_notice_and_the_table_closes(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        desk(page, floor, LIVE_TABLE)
        signs = page.get_by_role("region", name="Limits and signs")
        signs.get_by_text("New limits").click()
        reads(page, page.get_by_role("main"), "supervisor-notice", n=20)
        expect(signs).to_contain_text("A sign tells of it 20 minutes before. § 6.7")
        signs.get_by_role("group", name="Each wager").get_by_label("Minimum").fill("20")
        signs.get_by_role("button", name="Change at once").click()
        expect(page.locator(".toast.bad")).to_contain_text("6.7")
        # A sign with a time before the end of the notice would be wrong for players.
        signs.get_by_label("In how many minutes they hold").fill("5")
        signs.get_by_role("button", name="Put up the sign").click()
        expect(page.locator(".toast.bad").last).to_contain_text("at least 20 minutes from now")
        expect(signs.get_by_role("timer")).to_have_count(0)
        signs.get_by_label("In how many minutes they hold").fill("20")
        signs.get_by_role("button", name="Put up the sign").click()
        expect(signs.get_by_role("timer")).to_contain_text("to go")
        expect(signs.get_by_role("list", name="On the sign")).to_contain_text("Each wager: $20 to $1,000")
        expect(signs.get_by_role("button", name="Let them hold now")).to_have_count(0)
        with window(browser) as watching:
            told = {"en": "A sign tells of new limits.", "zh-Hans": "告示新限额。", "zh-Hant": "告示新限額。"}
            read_the_incidents(watching, floor, told)
        close(page, floor)


def close(page: Page, floor: Server) -> None:
    """Not offered while a guest plays, and confirmed once more after the guest has left."""
    expect(page.get_by_role("button", name="Put up a sign: the table closes")).to_be_visible()
    expect(page.get_by_role("button", name="Close the table")).to_have_count(0)
    meanwhile(floor, leave)
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Do it").click()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    signs = page.get_by_role("region", name="Limits and signs")
    expect(signs).to_contain_text("No sign is up: the table is closed.")
    expect(signs).not_to_contain_text("$")


async def leave(hall: Hall) -> None:
    await (await hall.guest(LIVE_TABLE, ANN)).act(Leave(ANN.name))
