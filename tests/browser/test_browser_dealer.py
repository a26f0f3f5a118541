"""The dealer terminal in a real browser: a coup by key pad with a misread, and a live table with seats.

It takes over 10 s: two whole coups are dealt by hand on pages of a real Chromium.
"""

import re
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import (
    approve,
    area,
    chip,
    device,
    each_language,
    in_language,
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
from kit.server.server_process import PASSWORD, Server, running
from kit.support import RAPID, STAR
from kit.tables.live_table import AMY, SUE
from playwright.sync_api import Browser, Locator, Page, expect

from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.floor.tickets.vouchers import IssueVouchers
from pitboss.game.irregularities import Report
from pitboss.kernel.text import Amount, Fact, Text
from pitboss.rules.irregularity import Given, Kind

FLOOR = staffed("simulated", "ann", "bob")

PLAYER, BANKER = Text("hand-player"), Text("hand-banker")
SUITS = {"D": "♦", "C": "♣"}
FIRST_FOUR = ((PLAYER, 1), (BANKER, 1), (PLAYER, 2), (BANKER, 2))


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        yield server


async def open_table(hall: Hall) -> None:
    await hall.supervisor(RAPID_TABLE).act(OpenTable(hall.limits(RAPID_TABLE)))


def next_is(page: Page, key: str, **facts: Fact) -> None:
    """The next act is shown in large letters, in every language."""
    for language in each_language(page):
        expect(page.get_by_test_id("next")).to_have_text(words(key, language, **facts))


def press(page: Page, key: str, **facts: Fact) -> None:
    """Presses the one large button; open choices keep their defaults."""
    large = page.locator(".primary-act").get_by_role("button", name=said(page, key, **facts))
    asks = "…" in large.inner_text()
    large.click()
    if asks:
        page.get_by_role("dialog").get_by_role("button", name=said(page, "acting-go")).click()
        expect(page.get_by_role("dialog")).to_have_count(0)


def pick(page: Page, pad: Locator, rank: str, suit: str) -> None:
    """Enters a card by the buttons of the pad."""
    ranks, suits = (pad.get_by_role("group", name=said(page, f"keypad-{each}")) for each in ("rank", "suit"))
    ranks.get_by_role("button", name=rank, exact=True).click()
    suits.get_by_role("button", name=said(page, f"keypad-{suit}")).click()


@pytest.mark.clause(RAPID, "7.7.4.3", "7.7.4.9", "7.7.4.10", "11.8.11")
def test_a_coup_by_key_pad_with_a_misread(floor: Server, browser: Browser) -> None:
    """It takes over 10 s: a whole coup is keyed in, with a lock and a correction in between."""
    meanwhile(floor, open_table)
    with window(browser) as page, window(browser) as player, window(browser) as wall:
        visit(wall, device(floor, "display", f"display-{RAPID_TABLE}"), "zh-Hant")
        visit(player, terminal(floor, "1"), "zh-Hant")
        insert(player, "$100")
        visit(page, f"{floor.url}/dealer/#at=dt/{RAPID_TABLE}", "zh-Hans")
        sign_in(page, "dee")
        load(page)
        chip(player, "$10").click()
        area(player, "player").click()
        expect(player.get_by_test_id("bet")).to_have_text("$10.00")
        page.get_by_role("button", name="停止下注").click()
        deal_with_a_misread(page)
        be_locked_out(page, floor)
        put_right(page, floor)
        confirm(page)
        expect(player.get_by_test_id("credit")).to_have_text("$110.00")
        expect(player.get_by_test_id("win")).to_have_attribute("data-cents", "2000")
        banner = player.get_by_test_id("result")
        expect(banner).to_contain_text(said(player, "got-back", cents=Amount(2_000)))
        expect(banner).to_contain_text(said(player, "got-won", cents=Amount(1_000)))
        expect(banner).to_have_class(re.compile(r"\bgrade-1\b"))
        player.get_by_text("+$10", exact=True).first.wait_for()
        for language, last in (("zh-Hant", "上一局"), ("zh-Hans", "上一局"), ("en", "Last coup")):
            speak(page, language)
            expect(page.get_by_role("region", name=last)).to_be_visible()
        expect(wall.locator("body")).to_contain_text("閒贏")


def load(page: Page) -> None:
    """Cards go into the shoe, and a coup begins: always by the act in large letters."""
    expect(page.get_by_test_id("next")).to_have_text("请送牌上桌")
    next_is(page, "waits-cards")
    press(page, "act-bring-cards")
    press(page, "act-shuffle")
    press(page, "act-cut", player=Text("value-staff"))
    press(page, "act-insert-cutting-card")
    next_is(page, "waits-burn")
    press(page, "act-burn")
    next_is(page, "waits-next-coup")
    press(page, "act-new-game")
    next_is(page, "waits-bets")


def deal_with_a_misread(page: Page) -> None:
    """By the keyboard, except for the last card, where an eight is keyed in for a seven."""
    for (hand, nth), code in zip(FIRST_FOUR, ("2S", "KH", "KD", "3C"), strict=True):
        next_is(page, "waits-card", hand=hand, nth=nth)
        key_in(page, code)
    expect(page.get_by_test_id("next")).to_have_text("闲第三张牌")
    key_by_the_pad(page, PLAYER, "8", "D")
    # Banker stands on three against an eight, which would have won for Banker.
    next_is(page, "waits-result")
    expect(
        page.get_by_role("button", name=f"{said(page, 'hand-banker')} {said(page, 'dealer-says')}")
    ).to_be_visible()


def key_by_the_pad(page: Page, hand: Text, rank: str, suit: str) -> None:
    """A third card by the buttons of the pad."""
    next_is(page, "waits-card", hand=hand, nth=3)
    title = said(page, "waits-card", hand=hand, nth=3)
    pick(page, page.get_by_role("region", name=title), rank, suit)
    card = said(page, "labelled", label=title, words=f"{rank}{SUITS[suit]}")
    page.get_by_role("button", name=card).click()


def be_locked_out(page: Page, floor: Server) -> None:
    """A desk that is locked during a request to sign drops the request, and continues as it was."""
    page.get_by_role("button", name=said(page, "dealer-wrong")).click()
    page.get_by_role("dialog").get_by_role("button", name="缺少一张牌").click()
    carry_out = page.get_by_role("button", name=said(page, "irregular-with-approval"))
    carry_out.press("Enter")
    second = page.get_by_role("dialog", name=said(page, "acting-approval"))
    expect(second.get_by_label("姓名")).to_be_focused()
    page.keyboard.press("Escape")
    expect(carry_out).to_be_focused()
    carry_out.press("Enter")
    approve(page, "sue", "wrong")
    expect(second).to_contain_text("姓名或密码错误。")
    approve(page, "dan")
    expect(second).to_contain_text(re.compile("须由.*批准。"))
    floor.post("/api/lock", {}, page.evaluate("sessionStorage.getItem('pitboss-session')"))
    expect(page.get_by_text(said(page, "desk-locked", name="dee"))).to_be_visible()
    expect(second).to_have_count(0)
    page.get_by_label(said(page, "desk-password")).fill(PASSWORD)
    page.get_by_role("button", name=said(page, "desk-unlock")).click()
    next_is(page, "waits-result")


async def say_what_lies_there(hall: Hall) -> None:
    """Two people of the rank that the rules name enter other cards."""
    differs = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
    right = ReportIrregularity(differs, actual=("2S", "KH", "KD", "3C", "7D"))
    supervisor = hall.supervisor(RAPID_TABLE)
    assert await supervisor.fails(right) == "second-person-needed"
    await supervisor.act(right, approved=AMY)


def put_right(page: Page, floor: Server) -> None:
    """The ruling with its clause comes first. The dealer may not execute it: two supervisors do."""
    page.get_by_role("button", name=said(page, "dealer-wrong")).click()
    desk = page.get_by_role("dialog")
    desk.get_by_role("button", name=said(page, "irregularity-shoe-differs")).click()
    desk.get_by_role("button", name=said(page, "irregular-yes"), exact=True).click()
    lying = desk.get_by_role("group", name=said(page, "irregular-details-lying")).get_by_role("button")
    for place in range(4):
        lying.nth(place).click()
    pick(page, desk, "7", "D")
    desk.get_by_role("button", name=said(page, "irregular-details-add", card="7♦")).click()
    ordered = {
        "zh-Hant": ("條款 11.8.11", "賭場主管", "須由主管在主管工作台輸入，並由另一名主管簽署"),
        "en": (
            "Clause 11.8.11",
            "Casino Supervisor",
            "a supervisor enters it at the supervisor’s desk, and a second one signs",
        ),
        "zh-Hans": ("条款 11.8.11", "赌场主管", "须由主管在主管工作台输入，并由另一名主管签字"),
    }
    for language, sentences in ordered.items():
        speak(page, language)
        ruling = desk.get_by_role("region", name=said(page, "irregular-ruling"))
        for sentence in sentences:
            expect(ruling).to_contain_text(sentence)
        expect(ruling.get_by_role("button", name=said(page, "irregular-carry-out"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    meanwhile(floor, say_what_lies_there)
    key_by_the_pad(page, BANKER, "5", "C")


def confirm(page: Page) -> None:
    """The result of the cards is proposed; another one is refused."""
    next_is(page, "waits-result")
    results = page.get_by_role("group", name=said(page, "dealer-choice"))
    results.get_by_role("button", name=said(page, "hand-tie")).click()
    expect(page.locator(".toast.bad")).to_contain_text("按牌面结果为闲，所选为和：请核对牌。")
    results.get_by_role("button", name=f"{said(page, 'hand-player')} {said(page, 'dealer-says')}").click()
    page.get_by_role("button", name="确认结果：闲").click()
    next_is(page, "waits-next-coup")


@pytest.mark.clause(STAR, "8.12", "8.15", "8.15.1")
def test_a_live_table_with_its_seats(floor: Server, browser: Browser) -> None:
    """It takes over 10 s: five people use pages of their own through a whole coup."""
    with window(browser) as desk, window(browser) as page, window(browser) as ann, window(browser) as bob:
        open_at_the_desk(desk, floor)
        visit(page, f"{floor.url}/dealer/#at=dt/{LIVE_TABLE}", "zh-Hant")
        sign_in(page, "dan")
        for seat, name, language in ((ann, "ann", "zh-Hans"), (bob, "bob", "zh-Hant")):
            visit(seat, device(floor, "seat", f"seat-{LIVE_TABLE}-{name}"), language)
        come_to_the_table(ann, "ann")
        bring_chips(page, "ann", "1000")
        seat_player(page, "bob", "3", "500")
        meanwhile(floor, issue_a_voucher)
        exchange_a_voucher(page, "ann")
        page.get_by_role("button", name="發牌方式：B，牌面朝下").click()
        cards_that_a_guest_cuts(page, desk, ann)
        bet(page, ann, bob)
        deal_to(page, ann, bob)
        with window(browser) as inspector:
            face_down_in_the_log(inspector, floor)
        turn_all(ann)
        expect(faces(bob, bob.locator(".coup-board"))).to_have_count(2)
        settle(page, ann, bob)
        leave_the_table(ann, "ann")


def leave_the_table(seat: Page, name: str) -> None:
    """The language that a guest chose outlives a reload, but not the visit."""
    speak(seat, "zh-Hant")
    seat.reload()
    seat.get_by_text("更多", exact=True).click()
    seat.get_by_role("button", name=f"{name} 離開").click()
    seat.get_by_role("dialog").get_by_role("button", name="執行").click()
    in_language(seat, "zh-Hans")
    expect(seat.get_by_role("main")).to_contain_text(said(seat, "seat-welcome", name=name))


def come_to_the_table(seat: Page, name: str) -> None:
    """A guest reads who sits where and what may be bet, and takes a seat."""
    for language in each_language(seat):
        for key in ("seat-places", "seat-sign", "seat-rules"):
            expect(seat.get_by_role("region", name=words(key, language))).to_be_visible()
        expect(seat.get_by_role("main")).to_contain_text(words("seat-welcome", language, name=name))
    # The dealer takes the chips down, so the guest is not asked for them.
    reads(seat, seat.locator(".join"), "seat-join-hint")
    expect(seat.get_by_label(said(seat, "seat-join-chips"))).to_have_count(0)
    seat.get_by_role("button", name="1 号座", exact=True).click()


def faces(page: Page, within: Locator) -> Locator:
    """The cards whose faces are seen."""
    suits = [said(page, f"suit-{suit}") for suit in "shdc"]
    return within.get_by_role("img", name=re.compile("|".join(suits)))


def face_down_in_the_log(page: Page, floor: Server) -> None:
    """Inspectors keep reading meanwhile, and see which rows do not show their cards yet."""
    visit(page, f"{floor.url}/inspector/#show=log", "zh-Hant")
    sign_in(page, "ian")
    for _ in each_language(page):
        drawn = page.get_by_role("row").filter(has_text=said(page, "act-draw-card"))
        expect(drawn.filter(has_text=said(page, "inspector-face-down"))).to_have_count(4)


def open_at_the_desk(desk: Page, floor: Server) -> None:
    """A supervisor opens the table with the limits that the floor has for it."""
    visit(desk, f"{floor.url}/supervisor/", "zh-Hans")
    sign_in(desk, "sue")
    desk.get_by_role("button", name=f"{said(desk, 'supervisor-open')} {LIVE_TABLE}").click()
    desk.get_by_role("button", name="开台").click()
    desk.get_by_role("dialog").get_by_role("button", name=said(desk, "acting-go")).click()
    expect(desk.get_by_role("list", name="告示内容")).to_be_visible()


def bring_chips(page: Page, name: str, dollars: str) -> None:
    guest = page.get_by_test_id(f"guest-{name}")
    guest.get_by_role("button", name="+ 籌碼").click()
    page.get_by_role("dialog").get_by_label(said(page, "act-field-chips")).fill(dollars)
    page.get_by_role("dialog").get_by_role("button", name=said(page, "acting-go")).click()
    expect(guest).to_contain_text("$1,000.00")


def seat_player(page: Page, name: str, seat: str, dollars: str) -> None:
    page.get_by_role("button", name=said(page, "dealer-seat-somebody")).click()
    form = page.get_by_role("dialog", name=said(page, "dealer-seat-somebody"))
    for field, typed in (("player", name), ("seat", seat), ("chips", dollars)):
        form.get_by_label(said(page, f"act-field-{field}")).fill(typed)
    form.get_by_role("button", name=said(page, "acting-go")).click()
    expect(page.get_by_test_id(f"guest-{name}")).to_contain_text("$500.00")
    reads(page, page.get_by_test_id(f"guest-{name}"), "dealer-seat", n=seat)


async def issue_a_voucher(hall: Hall) -> None:
    """The cage issues it, and a supervisor signs."""
    issue = IssueVouchers("moon", ("M-7",), 5_000, "At any table.", 4_000_000_000_000, "sue")
    cashier = await hall.cashier()
    await cashier.do(issue, second=SUE)


def exchange_a_voucher(page: Page, name: str) -> None:
    """A supervisor signs; the second time both are told that the voucher was exchanged before."""
    guest, act = page.get_by_test_id(f"guest-{name}"), said(page, "act-exchange-voucher", player=name)
    guest.locator("summary").click()
    for again in (False, True):
        guest.get_by_role("button", name=act).click()
        form = page.get_by_role("dialog", name=act)
        form.get_by_label(said(page, "act-field-promotion"), exact=True).fill("moon")
        form.get_by_label(said(page, "act-field-voucher")).fill("M-7")
        form.get_by_label(said(page, "act-field-tokens")).fill("50")
        form.get_by_role("button", name=said(page, "acting-go")).click()
        second = page.get_by_role("dialog", name=said(page, "acting-approval"))
        expect(second).to_contain_text("由主管查看兌換券並簽署。")
        approve(page, "sue")
        if again:
            before = "moon 的兌換券 M-7 已在 star-1 兌換：$50。"
            expect(form.get_by_role("alert")).to_contain_text(before)
            form.get_by_role("button", name=said(page, "acting-not-now")).click()
        expect(guest).to_contain_text("$50.00")


def cards_that_a_guest_cuts(page: Page, desk: Page, ann: Page) -> None:
    """The supervisor lets players cut, and the cut is offered to one at the player's own seat."""
    press(page, "act-bring-cards")
    press(page, "act-shuffle")
    desk.get_by_role("button", name="由玩家切牌：是").click()
    for _ in each_language(ann):
        cut = ann.get_by_role("region", name=said(ann, "seat-cut"))
        expect(cut).to_contain_text(said(ann, "seat-cut-at", n=208))
    cut.get_by_role("button", name="在此切牌").click()
    press(page, "act-insert-cutting-card")
    press(page, "act-burn")
    press(page, "act-new-game")
    next_is(page, "waits-first-wager")


def bet(page: Page, ann: Page, bob: Page) -> None:
    """One guest bets at the seat, the dealer enters a wager for the other, and everyone sees both."""
    chip(ann, "$25").click()
    area(ann, "player").click()
    expect(page.get_by_test_id("guest-ann")).to_contain_text("閒 $25")
    page.get_by_test_id("guest-bob").get_by_role("button", name=said(page, "dealer-place")).click()
    form = page.get_by_role("dialog")
    form.get_by_role("button", name="莊", exact=True).click()
    form.get_by_label(said(page, "act-field-cents")).fill("5")
    form.get_by_role("button", name=said(page, "dealer-place")).click()
    expect(form.get_by_role("alert")).to_contain_text("bob 的莊注 $5 低於最低限額 $10。")
    form.get_by_label(said(page, "act-field-cents")).fill("20")
    form.locator("form").evaluate("form => { form.requestSubmit(); form.requestSubmit(); }")
    expect(page.get_by_test_id("guest-bob")).to_contain_text("莊 $20")
    expect(bob.get_by_role("region", name="您的注碼")).to_contain_text("莊 $20")
    expect(ann.get_by_role("region", name="其他玩家")).to_contain_text("bob：庄 $20")
    expect(ann.get_by_text("$980.00")).to_have_count(0)
    expect(ann.locator("body")).not_to_contain_text("$480.00")


def deal_to(page: Page, ann: Page, bob: Page) -> None:
    """The cards of a guest are face up at that seat, and face down elsewhere until they are turned."""
    press(page, "act-call", announcement=Text("announcement-no-more-bets"))
    for hand, nth in FIRST_FOUR:
        next_is(page, "waits-card", hand=hand, nth=nth)
        # A double touch draws one card, and no more.
        page.locator(".primary-act").get_by_role("button", name=said(page, "act-draw-card")).dblclick()
    press(page, "act-pass-out", hand=PLAYER, to="ann")
    for _ in each_language(ann):
        held = ann.get_by_role("region", name=said(ann, "seat-cards"))
        peek = re.compile(said(ann, "seat-peek", n=r"\d"))
        expect(held.get_by_role("button", name=peek)).to_have_count(2)
        expect(faces(ann, held)).to_have_count(2)
    for elsewhere in (page, bob, ann):
        board = elsewhere.locator(".coup-board")
        expect(board.get_by_role("img", name=said(elsewhere, "card-back"))).to_have_count(4)
        expect(faces(elsewhere, board)).to_have_count(0)


def turn_all(seat: Page) -> None:
    """A guest shows their cards to everyone."""
    held = seat.get_by_role("region", name=said(seat, "seat-cards"))
    turns = [said(seat, key) for key in ("seat-turn", "seat-turn-all")]
    held.get_by_role("button", name=re.compile("|".join(turns))).last.click()
    # They are turned one after the other.
    expect(held).to_have_count(0)


STEPS = re.compile("收回|翻開|牌交給|宣佈點數|發一張牌|宣佈結果|收取輸掉的投注|結算")
"""The steps from the first cards in hand to the end, on the large button."""


def settle(page: Page, ann: Page, bob: Page) -> None:
    """Continues by the one large button to the end, which the last coup sums up by wager."""
    over, stage = page.get_by_role("region", name=said(page, "dealer-last")), page.locator(".stage")
    due, held = stage.get_by_role("button", name=STEPS), stage.get_by_text("等待持牌者亮牌")
    for _ in range(24):
        expect(over.or_(due).or_(held).first).to_be_visible()
        if over.is_visible():
            break
        before = stage.inner_text()
        if held.is_visible():
            turn_all(bob if "bob" in before else ann)
        else:
            due.click()
        expect(stage).not_to_have_text(before, use_inner_text=True)
    expect(over.get_by_role("row", name=re.compile("^閒"))).to_contain_text("$25.00")
    expect(over.get_by_role("row", name=re.compile("^莊"))).to_contain_text("$20.00")
    for seat, purse in ((ann, r"\$(1,025|975|1,000)\.00"), (bob, r"\$(519|480|500)\.00")):
        expect(seat.locator(".meters")).to_contain_text(re.compile(purse))
        expect(seat.locator(".meters")).to_contain_text(f"{said(seat, 'seat-bet')}$0.00")
        # The winners are lit on the layout, and so is every other wager that won.
        won = seat.locator(".hand.won h3").or_(seat.locator(".coup-result.tie")).inner_text()
        named = {
            said(seat, "board-tie"): "tie",
            **{said(seat, f"hand-{hand}"): hand for hand in ("player", "banker")},
        }
        expect(area(seat, named[won])).to_have_class(re.compile(r"\blit\b"))
