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
    insert,
    key_in,
    meanwhile,
    sign_in,
    terminal,
    window,
)
from kit.pages.page_floors import LIVE_TABLE, RAPID_TABLE, staffed
from kit.server.server_process import PASSWORD, Server, running
from kit.support import RAPID, STAR
from kit.tables.live_table import AMY
from playwright.sync_api import Browser, Locator, Page, expect

from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.game.irregularities import Report
from pitboss.rules.irregularity import Given, Kind

FLOOR = staffed("simulated", "ann", "bob")

FIRST_FOUR = ("Player's first card", "Banker's first card", "Player's second card", "Banker's second card")


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        yield server


async def open_table(hall: Hall) -> None:
    await hall.supervisor(RAPID_TABLE).act(OpenTable(hall.limits(RAPID_TABLE)))


def next_is(page: Page, words: str) -> None:
    """The next act is shown in large letters."""
    expect(page.get_by_test_id("next")).to_have_text(words)


def press(page: Page, name: str) -> None:
    """Presses the one large button; its open choices keep their defaults."""
    page.locator(".primary-act").get_by_role("button", name=name).click()
    if "…" in name:
        page.get_by_role("dialog").get_by_role("button", name="Do it").click()
        expect(page.get_by_role("dialog")).to_have_count(0)


def pick(pad: Locator, rank: str, suit: str) -> None:
    """Enters a card by the buttons of the pad."""
    pad.get_by_role("group", name="Rank").get_by_role("button", name=rank, exact=True).click()
    pad.get_by_role("group", name="Suit").get_by_role("button", name=suit).click()


@pytest.mark.clause(RAPID, "7.7.4.3", "7.7.4.9", "7.7.4.10", "11.8.11")
def test_a_coup_by_key_pad_with_a_misread(floor: Server, browser: Browser) -> None:
    """It takes over 10 s: a whole coup is keyed in, with a lock and a correction in between."""
    meanwhile(floor, open_table)
    with window(browser) as page, window(browser) as player, window(browser) as wall:
        wall.goto(device(floor, "display", f"display-{RAPID_TABLE}"))
        player.goto(terminal(floor, "1"))
        insert(player, "$100")
        page.goto(f"{floor.url}/dealer/#at=dt/{RAPID_TABLE}")
        sign_in(page, "dee")
        load(page)
        chip(player, "$10").click()
        area(player, "player").click()
        expect(player.get_by_test_id("bet")).to_have_text("$10.00")
        page.get_by_role("button", name="No more bets").click()
        deal_with_a_misread(page)
        be_locked_out(page, floor)
        put_right(page, floor)
        confirm(page)
        expect(player.get_by_test_id("credit")).to_have_text("$110.00")
        expect(player.get_by_test_id("win")).to_have_attribute("data-cents", "1000")
        expect(page.get_by_role("region", name="Last coup")).to_be_visible()
        expect(wall.locator("body")).to_contain_text("Player wins")


def load(page: Page) -> None:
    """Cards go into the shoe, and a coup begins: always by the act in large letters."""
    next_is(page, "Bring in cards")
    for button in ("Bring in cards …", "Shuffle", "Cut: staff …", "Insert the cutting card, load the shoe …"):
        press(page, button)
    next_is(page, "Burn the first cards")
    press(page, "Burn cards …")
    next_is(page, "The next coup")
    press(page, "New game")
    press(page, "Call: Place your bets")
    next_is(page, "Bets are open")


def deal_with_a_misread(page: Page) -> None:
    """By the keyboard, except for the last card, where an eight is keyed in for a seven."""
    for name, code in zip(FIRST_FOUR, ("2S", "KH", "KD", "3C"), strict=True):
        next_is(page, name)
        key_in(page, code)
    next_is(page, "Player's third card")
    pick(page.get_by_role("region", name="Player's third card"), "8", "Diamonds")
    page.get_by_role("button", name="Player's third card: 8♦").click()
    # Banker stands on three against an eight, which would have won for Banker.
    next_is(page, "Choose the result")
    expect(page.get_by_role("button", name="Banker The cards say")).to_be_visible()


def be_locked_out(page: Page, floor: Server) -> None:
    """A desk that is locked during a request to sign drops the request, and continues as it was."""
    page.get_by_role("button", name="Something went wrong").click()
    page.get_by_role("dialog").get_by_role("button", name="A card is missing").click()
    carry_out = page.get_by_role("button", name="Carry it out with approval")
    carry_out.press("Enter")
    second = page.get_by_role("dialog", name="Somebody else must approve")
    expect(second.get_by_label("Name")).to_be_focused()
    page.keyboard.press("Escape")
    expect(carry_out).to_be_focused()
    carry_out.press("Enter")
    approve(page, "sue", "wrong")
    expect(second).to_contain_text("the name or the password is wrong")
    approve(page, "dan")
    expect(second).to_contain_text("must authorise this")
    floor.post("/api/lock", {}, page.evaluate("sessionStorage.getItem('pitboss-session')"))
    expect(page.get_by_text("dee, this desk is locked")).to_be_visible()
    expect(second).to_have_count(0)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Unlock").click()
    next_is(page, "Choose the result")


async def say_what_lies_there(hall: Hall) -> None:
    """Two people of the rank that the rules name enter other cards."""
    differs = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
    right = ReportIrregularity(differs, actual=("2S", "KH", "KD", "3C", "7D"))
    supervisor = hall.supervisor(RAPID_TABLE)
    assert await supervisor.fails(right) == "second-person-needed"
    await supervisor.act(right, approved=AMY)


def put_right(page: Page, floor: Server) -> None:
    """The ruling with its clause comes first. The dealer may not execute it: two supervisors do."""
    page.get_by_role("button", name="Something went wrong").click()
    desk = page.get_by_role("dialog")
    desk.get_by_role("button", name="The shoe says something else than the cards").click()
    desk.get_by_role("button", name="Yes").click()
    lying = desk.get_by_role("group", name="On the table").get_by_role("button")
    for place in range(4):
        lying.nth(place).click()
    pick(desk, "7", "Diamonds")
    desk.get_by_role("button", name="Add 7♦").click()
    ruling = desk.get_by_role("region", name="What the rules order")
    expect(ruling).to_contain_text("Clause 11.8.11")
    expect(ruling).to_contain_text("Casino Supervisor")
    expect(ruling).to_contain_text("a supervisor enters it at the supervisor’s desk, and a second one signs")
    expect(ruling.get_by_role("button", name="Carry it out")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    meanwhile(floor, say_what_lies_there)
    next_is(page, "Banker's third card")
    pick(page.get_by_role("region", name="Banker's third card"), "5", "Clubs")
    page.get_by_role("button", name="Banker's third card: 5♣").click()


def confirm(page: Page) -> None:
    """The result of the cards is proposed; another one is refused."""
    next_is(page, "Choose the result")
    page.get_by_role("group", name="Choose what you see").get_by_role("button", name="Tie").click()
    expect(page.locator(".toast.bad")).to_be_visible()
    page.get_by_role("button", name="Player The cards say").click()
    page.get_by_role("button", name="Confirm result: Player").click()
    next_is(page, "The next coup")


@pytest.mark.clause(STAR, "8.12", "8.15", "8.15.1")
def test_a_live_table_with_its_seats(floor: Server, browser: Browser) -> None:
    """It takes over 10 s: five people use pages of their own through a whole coup."""
    with window(browser) as desk, window(browser) as page, window(browser) as ann, window(browser) as bob:
        open_at_the_desk(desk, floor)
        page.goto(f"{floor.url}/dealer/#at=dt/{LIVE_TABLE}")
        sign_in(page, "dan")
        for seat, name in ((ann, "ann"), (bob, "bob")):
            seat.goto(device(floor, "seat", f"seat-{LIVE_TABLE}-{name}"))
        ann.get_by_role("button", name="Seat 1", exact=True).click()
        bring_chips(page, "ann", "1000")
        seat_player(page, "bob", "3", "500")
        exchange_a_voucher(page, "ann")
        page.get_by_role("button", name="Dealing: B, face down").click()
        cards_that_a_guest_cuts(page, desk, ann)
        bet(page, ann, bob)
        deal_to(page, ann, bob)
        with window(browser) as inspector:
            face_down_in_the_log(inspector, floor)
        turn_all(ann)
        expect(bob.locator(".coup-board").get_by_role("img", name=re.compile(" of "))).to_have_count(2)
        settle(page, ann, bob)


def face_down_in_the_log(page: Page, floor: Server) -> None:
    """Inspectors keep reading meanwhile, and see which rows do not show their cards yet."""
    page.goto(f"{floor.url}/inspector/#show=log")
    sign_in(page, "ian")
    drawn = page.get_by_role("row").filter(has_text="Draw a card").filter(has_text="cards face down")
    expect(drawn).to_have_count(4)


def open_at_the_desk(desk: Page, floor: Server) -> None:
    """A supervisor opens the table with the limits that the floor has for it."""
    desk.goto(f"{floor.url}/supervisor/")
    sign_in(desk, "sue")
    desk.get_by_role("button", name=f"Open {LIVE_TABLE}").click()
    desk.get_by_role("button", name="Open the table").click()
    desk.get_by_role("dialog").get_by_role("button", name="Do it").click()
    expect(desk.get_by_role("list", name="On the sign")).to_be_visible()


def bring_chips(page: Page, name: str, dollars: str) -> None:
    guest = page.get_by_test_id(f"guest-{name}")
    guest.get_by_role("button", name="+ Chips").click()
    page.get_by_role("dialog").get_by_label("Chips").fill(dollars)
    page.get_by_role("dialog").get_by_role("button", name="Do it").click()
    expect(guest).to_contain_text("$1,000.00")


def seat_player(page: Page, name: str, seat: str, dollars: str) -> None:
    page.get_by_role("button", name="Seat somebody").click()
    form = page.get_by_role("dialog", name="Seat somebody")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Seat").fill(seat)
    form.get_by_label("Chips").fill(dollars)
    form.get_by_role("button", name="Do it").click()
    expect(page.get_by_test_id(f"guest-{name}")).to_contain_text("$500.00")


def exchange_a_voucher(page: Page, name: str) -> None:
    """A supervisor signs; the second time both are told that the voucher was exchanged before."""
    guest, words = page.get_by_test_id(f"guest-{name}"), f"Tokens for a voucher of {name}"
    guest.locator("summary").click()
    for again in (False, True):
        guest.get_by_role("button", name=words).click()
        form = page.get_by_role("dialog", name=words)
        form.get_by_label("Promotion", exact=True).fill("moon")
        form.get_by_label("Number of the voucher").fill("M-7")
        form.get_by_label("In promotional tokens").fill("50")
        form.get_by_role("button", name="Do it").click()
        second = page.get_by_role("dialog", name="Somebody else must approve")
        expect(second).to_contain_text("a supervisor looks at the voucher and signs")
        approve(page, "sue")
        if again:
            expect(form.get_by_role("alert")).to_contain_text(f"exchanged before: $50 at table {LIVE_TABLE}")
            form.get_by_role("button", name="Not now").click()
        expect(guest).to_contain_text("$50.00")


def cards_that_a_guest_cuts(page: Page, desk: Page, ann: Page) -> None:
    """The supervisor lets players cut, and the cut is offered to one at the player's own seat."""
    press(page, "Bring in cards …")
    press(page, "Shuffle")
    desk.get_by_role("button", name="Players cut: yes").click()
    cut = ann.get_by_role("region", name="You may cut the cards")
    expect(cut).to_contain_text("208 cards in front")
    cut.get_by_role("button", name="Cut here").click()
    press(page, "Insert the cutting card, load the shoe …")
    press(page, "Burn cards …")
    press(page, "New game")
    next_is(page, "Bets are open")


def bet(page: Page, ann: Page, bob: Page) -> None:
    """One guest bets at the seat, the dealer enters a wager for the other, and everyone sees both."""
    chip(ann, "$25").click()
    area(ann, "player").click()
    expect(page.get_by_test_id("guest-ann")).to_contain_text("Player $25")
    page.get_by_test_id("guest-bob").get_by_role("button", name="Place a wager").click()
    form = page.get_by_role("dialog")
    form.get_by_role("button", name="Banker", exact=True).click()
    form.get_by_label("Amount").fill("5")
    form.get_by_role("button", name="Place a wager").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("Amount").fill("20")
    form.locator("form").evaluate("form => { form.requestSubmit(); form.requestSubmit(); }")
    expect(page.get_by_test_id("guest-bob")).to_contain_text("Banker $20")
    expect(bob.get_by_role("region", name="Your wagers")).to_contain_text("Banker $20")
    expect(ann.get_by_role("region", name="Other players")).to_contain_text("bob: Banker $20")
    expect(ann.get_by_text("$980.00")).to_have_count(0)
    expect(ann.locator("body")).not_to_contain_text("$480.00")


def deal_to(page: Page, ann: Page, bob: Page) -> None:
    """The cards of a guest are face up at that seat, and face down elsewhere until they are turned."""
    press(page, "Call: No more bets")
    for name in (
        "Player's first card",
        "Banker's first card",
        "Player's second card",
        "Banker's second card",
    ):
        next_is(page, name)
        # A double touch draws one card, and no more.
        page.locator(".primary-act").get_by_role("button", name="Draw a card").dblclick()
    press(page, "Player cards to ann")
    held = ann.get_by_role("region", name="Your cards")
    expect(held.get_by_role("button", name="Look at card")).to_have_count(2)
    expect(held.get_by_role("img", name=re.compile(" of "))).to_have_count(2)
    for elsewhere in (page, bob, ann):
        expect(elsewhere.locator(".coup-board").get_by_role("img", name="face down")).to_have_count(4)
        expect(elsewhere.locator(".coup-board").get_by_role("img", name=re.compile(" of "))).to_have_count(0)


def turn_all(seat: Page) -> None:
    """A guest shows their cards to everyone."""
    held = seat.get_by_role("region", name="Your cards")
    held.get_by_role("button", name=re.compile("^Turn")).last.click()
    # They are turned one after the other.
    expect(held).to_have_count(0)


STEPS = re.compile("Take back|Turn the|cards to|Announce the counts|Draw a card|Settle")


def settle(page: Page, ann: Page, bob: Page) -> None:
    """Continues by the one large button to the end, which the last coup sums up by wager."""
    over, stage = page.get_by_role("region", name="Last coup"), page.locator(".stage")
    due, held = stage.get_by_role("button", name=STEPS), stage.get_by_text("The holder turns the cards")
    for _ in range(16):
        expect(over.or_(due).or_(held).first).to_be_visible()
        if over.is_visible():
            break
        before = stage.inner_text()
        if held.is_visible():
            turn_all(bob if "bob" in before else ann)
        else:
            due.click()
        expect(stage).not_to_have_text(before, use_inner_text=True)
    expect(over.get_by_role("row", name=re.compile("^Player"))).to_contain_text("$25.00")
    expect(over.get_by_role("row", name=re.compile("^Banker"))).to_contain_text("$20.00")
    for seat, purse in ((ann, r"\$(1,025|975|1,000)\.00"), (bob, r"\$(519|480|500)\.00")):
        expect(seat.locator(".meters")).to_contain_text(re.compile(purse))
        expect(seat.locator(".meters")).to_contain_text("On the layout$0.00")
        # The winners are lit on the layout, and so is every other wager that won.
        won = seat.locator(".hand.won h3").or_(seat.locator(".coup-result.tie")).inner_text().lower()
        expect(area(seat, won)).to_have_class(re.compile(r"\blit\b"))
