"""The dealer terminal beyond the plain course: roles, nominations, two tables, choices, the ball.

It takes over 10 s: several desks in a real Chromium deal whole coups by hand.
"""

import re
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Dealer, Hall, plays
from kit.pages.browser import (
    LANGUAGES,
    approve,
    area,
    chip,
    device,
    each_language,
    meanwhile,
    reads,
    sign_in,
    visit,
    window,
    words,
)
from kit.server.server_process import Server, running
from kit.support import GUIDE, PREMIUM, RAPID, STAR
from kit.tables.live_table import DEE
from playwright.sync_api import Browser, Locator, Page, expect

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.opening import ChooseDealing, OpenTable
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.play import Call, DrawCard, StartRound
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.opening import OpenWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.state import ReadingSource
from pitboss.rules.procedure import Announcement

DAN = Person("dan", Role.DEALER)
ROLES, NOMINEES, CHOICE, PLAIN = "star-1", "premium-1", "star-2", "mini-1"
WHEEL, SPARE = "roulette-1", "roulette-2"
PAIR = ("rapid-1", "rapid-2")
LIVE = {
    ROLES: (STAR, "baccarat"),
    CHOICE: (STAR, "baccarat"),
    NOMINEES: (PREMIUM, "premium"),
    PLAIN: (GUIDE, "commission"),
}
FLOOR = (
    'venue = "The Little Casino"\n'
    + "".join(
        f'[[games]]\nname = "{name}"\nedition = "{edition}"\ngame = "{game}"\nshoe = "simulated"\n'
        'limits = {least = "10", most = "1000"}\n'
        for name, (edition, game) in LIVE.items()
    )
    + "".join(
        f'[[games]]\nname = "{name}"\nedition = "{RAPID}"\ngame = "baccarat"\nshoe = "simulated"\n'
        'period = 600\nlimits = {least = "5", most = "500", unit = "5"}\n'
        for name in PAIR
    )
    + "".join(
        f'[[games]]\nname = "{name}"\nedition = "{RAPID}"\ngame = "roulette"\nwheel = "live"\n'
        'period = 600\nlimits = {least = "1", most = "500", unit = "1"}\n'
        for name in (WHEEL, SPARE)
    )
    + '[[terminals]]\nnumber = "7"\n[[terminals]]\nnumber = "8"\n'
    f'[[seats]]\ntable = "{ROLES}"\nguest = "ann"\n'
)


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        yield server


async def ready(hall: Hall, table: str, method: str | None = None, **seats: int | None) -> Dealer:
    """An open table with guests and a loaded shoe."""
    sue, dan = hall.supervisor(table), await hall.dealer(DAN, table)
    await sue.act(OpenTable(hall.limits(table)))
    for name, seat in seats.items():
        await sue.act(Join(name, seat, 100_000))
    if method is not None:
        await sue.act(ChooseDealing(method, "down"))
    await dan.load(sue)
    return dan


async def bet(dealer: Dealer, key: str, **wagers: str) -> None:
    """A coup on which guests bet, up to the call of no more bets."""
    await dealer.act(StartRound(key))
    for box, (name, wager) in enumerate(wagers.items(), 1):
        await dealer.act(PlaceWager(name, box, wager, 1_000))
    await dealer.act(Call(Announcement.NO_MORE_BETS))


def deal_at(page: Page, floor: Server, game: str, language: str = "en") -> Locator:
    """The one large button of a game."""
    visit(page, f"{floor.url}/dealer/#at=dt/{game}", language)
    sign_in(page, DEE.name)
    return page.locator(".primary-act")


def next_is(page: Page, words: str) -> None:
    expect(page.get_by_test_id("next")).to_have_text(words)


def press(large: Locator, name: str) -> None:
    large.get_by_role("button", name=name).click()


@pytest.mark.clause(STAR, "8.17", "8.18", "8.19")
def test_the_bankers_role_is_what_comes_next_until_a_player_takes_it(floor: Server, browser: Browser) -> None:
    meanwhile(floor, lambda hall: ready(hall, ROLES, "C", ann=1, bob=5, eve=None))
    with window(browser) as page, window(browser) as ann:
        ann.goto(device(floor, "seat", f"seat-{ROLES}-ann"))
        large = deal_at(page, floor, ROLES)
        expect(page.get_by_test_id("guest-eve")).to_contain_text("Standing")
        next_is(page, "Offer the banker's role")
        press(large, "bob declines the banker's role")
        expect(large.get_by_role("button", name="ann takes the banker's role")).to_be_visible()
        for language in each_language(ann):
            offer = ann.get_by_role("region", name=words("seat-offered-role", language))
            takes = offer.get_by_role("button", name=words("seat-take-role", language), exact=True)
            expect(takes).to_be_visible()
        offer.get_by_role("button", name="Take it").click()
        expect(page.get_by_test_id("guest-ann")).to_contain_text("Banker's role")
        press(large, "New game")
        next_is(page, "Bets are open")
        reads(ann, ann.get_by_role("main"), "seat-role")
        expect(page.get_by_role("alert")).to_contain_text(
            "ann holds the banker's role and must bet on Banker"
        )
        reads(page, page.get_by_role("alert"), "refusal-banker-wager-needed", player="ann")
        press(large, "Call: No more bets")
        next_is(page, "The banker's wager is missing")
        press(large, "Open the wagers again")
        approve(page, "sue")
        chip(ann, "$25").click()
        area(ann, "banker").click()
        expect(page.get_by_role("alert")).to_have_count(0)
        press(large, "Call: No more bets")
        next_is(page, "Player's first card")


@pytest.mark.clause(PREMIUM, "8.4", "8.8")
def test_another_may_turn_the_cards_of_the_player_who_receives_them(floor: Server, browser: Browser) -> None:
    async def dealt(hall: Hall) -> None:
        dan = await ready(hall, NOMINEES, "B", ann=1, bob=5, cem=3, eve=None)
        await bet(dan, "p-1", ann="player", bob="banker")
        await dan.act(*[DrawCard()] * 4)

    meanwhile(floor, dealt)
    with window(browser) as page:
        large = deal_at(page, floor, NOMINEES)
        expect(large.get_by_role("button", name="Player cards to ann")).to_be_visible()
        press(large, "Somebody else turns them")
        form = page.get_by_role("dialog", name="Somebody else turns them")
        # A player who is not seated cannot be nominated.
        expect(form.get_by_role("group", name="Who").get_by_role("radio")).to_have_count(2)
        form.get_by_label("cem").check()
        form.get_by_label("Card 1").check()
        form.get_by_role("button", name="Pass the cards out").click()
        approve(page, "sue")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_test_id("guest-cem")).to_contain_text("Holds cards of Player")
        # A player without a screen gives the cards back to the dealer.
        press(large, "Take back the Player cards")
        next_is(page, "Pass the cards out")


@pytest.mark.clause(RAPID, "7.7.3")
def test_one_dealer_deals_two_tables_in_turn(floor: Server, browser: Browser) -> None:
    """It takes over 10 s: two whole coups are dealt by hand, at two tables."""

    async def opened(hall: Hall) -> None:
        for table in PAIR:
            await ready(hall, table)

    meanwhile(floor, opened)
    first, second = PAIR
    with window(browser) as page, window(browser) as desk:
        large = deal_at(page, floor, first)
        desk.goto(f"{floor.url}/supervisor/#game={first}")
        sign_in(desk, "sue")
        for table, other in (PAIR, PAIR[::-1]):
            desk.goto(f"{floor.url}/supervisor/#game={table}")
            expect(desk.get_by_role("heading", name=table)).to_be_visible()
            desk.get_by_role("button", name="in turn").click()
            desk.get_by_role("dialog").get_by_role("combobox").select_option(other)
            desk.get_by_role("dialog").locator("button.primary").click()
            expect(desk.get_by_text(f"Dealt in turn with {other}")).to_be_visible()
        turns = page.get_by_role("navigation", name="Games dealt in turn")
        for table in PAIR:
            turns.get_by_role("button", name=table).click()
            press(large, "New game")
            page.get_by_role("button", name="No more bets").click()
        next_is(page, "The other table is dealt first")
        press(large, f"Go to {first}")
        deal_out(page, large)
        turns.get_by_role("button", name=second).click()
        deal_out(page, large)
        desk.get_by_role("button", name="Deal them apart").click()
        desk.get_by_role("dialog").locator("button.primary").click()
        desk.goto(f"{floor.url}/supervisor/#game={first}")
        expect(desk.get_by_role("heading", name=first)).to_be_visible()
        desk.get_by_role("button", name="Deal them apart").click()
        desk.get_by_role("dialog").locator("button.primary").click()
        expect(turns).to_have_count(0)
        next_is(page, "The next coup")


def deal_out(page: Page, large: Locator) -> None:
    """From the first card to the confirmed result."""
    next_is(page, "Player's first card")
    chosen = large.get_by_role("button", name="The cards say")
    for _ in range(6):
        before = page.locator(".coup-board").get_by_role("img").count()
        press(large, "Draw a card")
        expect(page.locator(".coup-board").get_by_role("img")).to_have_count(before + 1)
        expect(chosen.or_(large.get_by_role("button", name="Draw a card"))).to_be_visible()
        if chosen.is_visible():
            break
    chosen.click()
    press(large, "Confirm result")
    next_is(page, "The next coup")


@pytest.mark.clause(STAR, "12.1.2", "12.1.3")
def test_a_choice_that_a_ruling_leaves_stays_in_sight(floor: Server, browser: Browser) -> None:
    async def dealt(hall: Hall) -> None:
        dan = await ready(hall, CHOICE, ann=1)
        await bet(dan, "c-1", ann="player")
        await dan.act(*[DrawCard()] * 3)

    meanwhile(floor, dealt)
    with window(browser) as page:
        large = deal_at(page, floor, CHOICE, "zh-Hant")
        page.get_by_role("button", name="出現異常").click()
        desk = page.get_by_role("dialog", name="出現異常")
        desk.locator('[data-kind="misdeal"]').click()
        case = page.get_by_role("dialog")
        case.get_by_role("button", name="否", exact=True).click()
        case.get_by_role("button", name="經批准後執行").click()
        approve(page, "sue")
        case.get_by_role("button", name="關閉", exact=True).last.click()
        expect(page.get_by_test_id("guest-ann")).to_contain_text("$1,000.00")
        reads(page, page.get_by_role("main"), "dealer-left-open")
        page.get_by_role("button", name="查看").click()
        case.get_by_label("所有玩家是否同意？").check()
        leaves = case.get_by_role("region", name="上次裁決留給您決定")
        leaves.get_by_role("button", name="執行").click()
        approve(page, "sue")
        expect(leaves).to_have_count(0)
        case.get_by_role("button", name="關閉").click()
        next_is(page, "請送牌上枱")
        # The same cards are shuffled; others would need approval.
        press(large, "取牌上枱")
        expect(case.get_by_label("牌的來源")).to_have_value("used")
        case.get_by_role("button", name="執行").click()
        next_is(page, "請洗牌")


@pytest.mark.clause(RAPID, "11.4.6", "11.4.10")
def test_a_ball_that_left_the_wheel_and_a_number_that_was_misread(floor: Server, browser: Browser) -> None:
    async def opened(hall: Hall) -> None:
        await hall.supervisor(WHEEL).act(OpenWheel(hall.limits(WHEEL)))

    meanwhile(floor, opened)
    with window(browser) as page:
        large, form = deal_at(page, floor, WHEEL, "zh-Hans"), page.get_by_role("dialog")
        press(large, "新一局")
        press(large, "转动滚珠")
        page.get_by_role("button", name="出现异常").click()
        form.get_by_role("button", name="滚珠飞出轮盘").click()
        form.get_by_role("button", name="执行裁决").click()
        # What people still have to do stays in sight until the dealer has read it.
        expect(form.get_by_role("status")).to_contain_text("已记录在案。尚待办理：")
        reads(page, form.get_by_role("status"), "effect-examine-ball")
        form.get_by_role("button", name="关闭").last.click()
        next_is(page, "等待检查滚珠")
        reads(page, page.get_by_test_id("next"), "waits-ball-examined")
        press(large, "已检查滚珠")
        approve(page, "sue")
        press(large, "转动滚珠")
        page.get_by_role("button", name="停止下注").click()
        press(large, "输入号码")
        form.get_by_role("button", name="17", exact=True).click()
        form.get_by_role("button", name="执行").click()
        press(large, "其他号码")
        form.get_by_role("button", name="36", exact=True).click()
        form.get_by_role("button", name="执行").click()
        next_is(page, "等待主管输入号码")
        reads(page, page.get_by_test_id("next"), "waits-number-in-doubt")
        reads(page, page.get_by_role("alert"), "dealer-doubt", first=17, second=36)
        press(large, "查看裁决")
        waits = form.get_by_role("region", name="等待裁决")
        waits.get_by_role("button", name="记录了错误的号码").click()
        expect(form).to_contain_text("须由主管在主管工作台输入，并由另一名主管签字")
        with window(browser) as desk:
            put_the_number_right(desk, floor)
        page.keyboard.press("Escape")
        next_is(page, "下一局")
        expect(page.get_by_role("region", name="历史结果")).to_contain_text("36")


def put_the_number_right(desk: Page, floor: Server) -> None:
    """Two people at the supervisor's desk enter the number that the ball lay in."""
    visit(desk, f"{floor.url}/supervisor/#game={WHEEL}", "zh-Hant")
    sign_in(desk, "sue")
    desk.get_by_role("button", name="出現異常").click()
    case = desk.get_by_role("dialog")
    case.get_by_role("button", name="記錄了錯誤的號碼").first.click()
    # The last column is beside the ruling, and not under it.
    case.get_by_role("button", name="36", exact=True).click()
    case.get_by_label("簡述原因").fill("The ball lay in 36.")
    reads(desk, case, "irregular-both")
    case.get_by_role("button", name="經批准後執行").click()
    for language in each_language(desk):
        second = desk.get_by_role("dialog", name=words("acting-approval", language))
        expect(second).to_contain_text(words("refusal-second-person-needed-result-changes", language))
    approve(desk, "dee")
    expect(second).to_contain_text("此操作會改變已知結果的賠付")
    approve(desk, "amy")
    # The desk stays open until the server has done it: leaving earlier may mean that nothing was
    # sent.
    expect(case).to_have_count(0)


@pytest.mark.clause(RAPID, "11.5", "11.1")
def test_after_a_malfunction_all_terminals_are_put_right_at_once(floor: Server, browser: Browser) -> None:
    async def played(hall: Hall) -> None:
        await hall.supervisor(SPARE).act(OpenWheel(hall.limits(SPARE)))
        dee, seven, eight = await hall.dealer(DEE, SPARE), await hall.terminal("7"), await hall.terminal("8")
        for terminal in (seven, eight):
            await terminal.fund(10_000)
        await dee.act(NewGame("spare-1"))
        await seven.bet(SPARE, "spare-1", {"straight:17": 1_000})
        await eight.bet(SPARE, "spare-1", {"red": 2_000})
        await dee.act(EndPeriod(), SpinBall(), BallAtRest(16, ReadingSource.DEALER), ConfirmNumber(16))
        for terminal in (seven, eight):
            await terminal.settled("spare-1")
        await dee.act(NewGame("spare-2"))

    meanwhile(floor, played)
    with window(browser) as desk:
        visit(desk, f"{floor.url}/supervisor/#game={SPARE}", "zh-Hans")
        sign_in(desk, "sue")
        case = desk.get_by_role("dialog")
        desk.get_by_role("button", name="出现异常").click()
        case.locator('[data-kind="terminal-malfunction"]').first.click()
        case.get_by_role("button", name="是", exact=True).click()
        rows = case.get_by_role("table", name="各终端的结果").get_by_role("row")
        expect(rows).to_have_count(3)
        expect(rows.nth(1)).to_contain_text("无误")
        case.get_by_text("球落在另一号码").click()
        case.get_by_role("button", name="17", exact=True).click()
        expect(rows.nth(1)).to_contain_text("+$360.00")
        expect(rows.nth(2)).to_contain_text("−$40.00")
        reads(desk, case, "recalculation-corrected")
        case.get_by_label("原因（一行）").fill("The sensor had come loose.")
        case.get_by_role("button", name="经批准后执行").click()
        approve(desk, "amy")
        expect(case).to_have_count(0)
        stays_at_the_desks(desk, floor, browser)

        # The system fails altogether: the supervisor leaves out the terminal that ran other software.
        desk.get_by_role("button", name="出现异常").click()
        case.locator('[data-kind="system-malfunction"]').first.click()
        case.get_by_role("checkbox", name="spare-1").check()
        expect(rows).to_have_count(3)
        rows.nth(2).get_by_role("checkbox").uncheck()
        case.get_by_label("原因（一行）").fill("The server restarted.")
        case.get_by_role("button", name="经批准后执行").click()
        approve(desk, "amy")
        expect(case).to_have_count(0)

    async def seen(hall: Hall) -> None:
        seven, eight = await hall.terminal("7"), await hall.terminal("8")
        assert (await seven.account(lambda view: plays(view)["spare-1"].get("void")))["credits"] == 10_000
        assert (await eight.account())["credits"] == 8_000

    meanwhile(floor, seen)


def stays_at_the_desks(desk: Page, floor: Server, browser: Browser) -> None:
    """What a correction did to each terminal can be read at both desks once it is done."""
    for language in each_language(desk):
        done = desk.get_by_role("table", name=words("recalculation-done", language)).locator("tbody tr")
        corrected = words("recalculation-corrected", language)
        lines = (("7", r"\+\$360\.00"), ("8", r"−\$40\.00"))
        terminals = [(words("place-pt", language, name=number), change) for number, change in lines]
        expect(done).to_have_text([re.compile(f"^{at}.*{corrected}{change}$") for at, change in terminals])
    with window(browser) as page:
        deal_at(page, floor, SPARE)
        expect(page.get_by_role("table", name="Put right at the terminals")).to_contain_text("+$360.00")


def test_a_game_whose_rules_name_no_irregularity_says_so(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        deal_at(page, floor, PLAIN)
        page.get_by_role("button", name="Something went wrong").click()
        reads(page, page.get_by_role("dialog"), "irregular-choice-none")


NOWHERE = {
    "en": "There is no game “nowhere” here.",
    "zh-Hans": "这里没有“nowhere”这个游戏。",
    "zh-Hant": "這裏沒有「nowhere」這個遊戲。",
}


def test_a_game_that_is_not_there_is_not_signed_in_for(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/dealer/#at=dt/nowhere")
        for language in each_language(page):
            expect(page.get_by_role("alert")).to_have_text(NOWHERE[language])
            expect(page.get_by_role("button", name=words("desk-sign-in", language))).to_have_count(0)
        page.get_by_role("link", name=ROLES).click()
        expect(page.get_by_role("button", name="Sign in")).to_be_visible()
        page.goto(f"{floor.url}/supervisor/#game=nowhere")
        sign_in(page, "sue")
        for language in each_language(page):
            expect(page.get_by_role("alert")).to_have_text(NOWHERE[language])
    for language in LANGUAGES:
        with window(browser) as wall:
            visit(wall, device(floor, "display", f"display-{ROLES}", game="nowhere"), language)
            expect(wall.get_by_role("heading")).to_have_text(NOWHERE[language])
