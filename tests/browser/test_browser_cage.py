"""The cage in a real browser: payments by hand with form and witness, and tickets that have to wait.

It takes over 10 s: every payment takes two people who sign in on pages of a real Chromium.
"""

import re
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.days.earlier_days import earlier, leave_a_ticket
from kit.pages.browser import (
    device,
    each_language,
    look_up,
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
from playwright.sync_api import Browser, Locator, Page, Route, expect

from pitboss.floor.terminals.chips.chip_commands import CashOut

FLOOR = f"""
venue = "The Little Casino"
utc-offset = 600
[[games]]
name = "rapid-1"
edition = "{RAPID}"
game = "baccarat"
limits = {{least = "5", most = "500", unit = "5"}}
[[terminals]]
number = "1"
hand-pay-over = "100"
[[terminals]]
number = "2"
"""


LONG_AGO = 1_600_000_000_000
"""When a player took a ticket away and never came back with it: in 2020."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("floor") / "db")


@pytest.fixture(scope="module")
def old_ticket(database: str) -> str:
    """The number of an expired ticket."""
    return earlier(FLOOR, database, LONG_AGO, leave_a_ticket)


@pytest.fixture(scope="module")
def floor(database: str, old_ticket: str) -> Iterator[Server]:
    assert old_ticket
    with running(FLOOR, database) as server:
        yield server


async def leave_with_a_ticket(hall: Hall) -> str:
    """A player inserts a note, and cashes it out as a ticket; returns its number."""
    terminal = await hall.terminal("2")
    await terminal.fund(5_000)
    ticket = (await terminal.do(CashOut("2"))).ticket
    assert ticket is not None
    return ticket.number


async def leave_with_too_much(hall: Hall) -> None:
    """A player cashes out more than a terminal prints on a ticket."""
    terminal = await hall.terminal("1")
    await terminal.fund(10_000, 10_000)
    assert (await terminal.do(CashOut("1"))).ticket is None


def found(page: Page, number: str) -> Locator:
    look_up(page, number)
    return page.get_by_test_id("ticket-found")


@pytest.mark.clause(RAPID, "9.1")
def test_a_payment_by_hand_needs_its_form_and_a_witness(floor: Server, browser: Browser) -> None:
    meanwhile(floor, leave_with_too_much)
    with window(browser) as page:
        page.add_init_script("window.print = () => { document.title = 'printed'; };")
        visit(page, f"{floor.url}/cage/", "zh-Hans")
        sign_in(page, "cas")
        for language in each_language(page):
            waiting = page.get_by_role("region", name=words("cage-by-hand", language))
            for key in ("cage-form", "cage-withhold"):
                expect(waiting.get_by_role("button", name=words(key, language))).to_be_visible()
        waiting.get_by_role("button", name="支付单").click()
        form = page.get_by_role("dialog", name="支付单")
        for printed in ("人工支付单", "$200.00", "贰佰元整"):
            expect(form.get_by_role("img")).to_contain_text(printed)
        form.get_by_role("button", name="打印").click()
        expect(page).to_have_title("printed")
        form.get_by_role("button", name="关闭").click()
        waiting.get_by_role("button", name="支付", exact=True).click()
        pay = page.get_by_role("dialog", name="支付 $200.00")
        pay.get_by_label("客人（单上签名）").fill("Ann Lee")
        for witness, refused in (("cas", "任何人不得为自己签字。"), ("dee", None)):
            sign(page, witness)
            pay.get_by_role("button", name="支付 $200.00").click()
            if refused:
                expect(pay.get_by_role("alert")).to_contain_text(refused)
        reads(page, page.get_by_role("main"), "cage-by-hand-none")
        done = page.get_by_role("region", name="本柜台已办")
        expect(done).to_contain_text("已支付 $200.00")
        for language in each_language(page):
            done = page.get_by_role("region", name=words("cage-done", language))
            expect(done).to_contain_text(f"{words('place-pt', language, name='1')} · ")
        # Once it is paid its form has the names, and can still be printed.
        done.get_by_role("button", name="支付单").click()
        expect(form.get_by_role("img")).to_contain_text("Ann Lee")


@pytest.mark.clause(RAPID, "8.4")
def test_a_voucher_is_issued_printed_presented_and_paid(floor: Server, browser: Browser) -> None:
    meanwhile(floor, leave_credits)
    with window(browser) as page:
        visit(page, f"{floor.url}/cage/", "zh-Hant")
        sign_in(page, "cas")
        cash = page.get_by_test_id("cage-cash").inner_text()
        page.get_by_role("button", name="簽發支付憑單").click()
        issue = page.get_by_role("dialog", name="簽發支付憑單")
        issue.get_by_label("終端號").fill("2")
        issue.get_by_label("交給").fill("Bo Ng")
        sign(page, "dee")
        issue.get_by_role("button", name="簽發支付憑單").click()
        voucher = page.get_by_role("dialog", name="支付單").get_by_role("img")
        for printed in ("支付憑單", "$20.00"):
            expect(voucher).to_contain_text(printed)
        printed_number = re.search(r"\d\d(-\d{4}){4}", voucher.text_content() or "")
        assert printed_number is not None
        number = printed_number[0].replace("-", "")
        page.keyboard.press("Escape")
        # Nothing is paid yet.
        expect(page.get_by_test_id("cage-cash")).to_have_text(cash)
        for language in each_language(page):
            out = page.get_by_role("region", name=words("cage-held", language))
            expect(out).to_contain_text(words("cage-issued-state", language))
        page.reload()
        page.get_by_role("button", name="補打支付單").click()
        again = page.get_by_role("dialog", name="補打支付單")
        again.get_by_label("終端號").fill("2")
        again.get_by_role("button", name="補打支付單").click()
        expect(voucher).to_contain_text("支付憑單")
        page.keyboard.press("Escape")
        # It is presented, and then paid by cheque to the person who signs it.
        ticket = found(page, number)
        expect(ticket.get_by_role("button", name="支付 $20.00")).to_have_count(0)
        ticket.get_by_role("button", name="登記出示人").click()
        present = page.get_by_role("dialog")
        present.get_by_label("出示人").fill("Bo Ng")
        present.get_by_label("支付方式").select_option(value="cheque")
        present.get_by_role("button", name="登記出示人").click()
        expect(ticket).to_contain_text("Bo Ng")
        ticket.get_by_role("button", name="支付 $20.00").click()
        pay = page.get_by_role("dialog")
        expect(pay).to_contain_text("Bo Ng")
        pay.get_by_label(said(page, "cage-payment-number")).fill("CHQ-17")
        sign(page, "dee")
        pay.get_by_role("button", name="支付 $20.00").click()
        for language in each_language(page):
            expect(ticket).to_contain_text(words("ticket-state-redeemed", language))
        expect(page.get_by_test_id("cage-cash")).to_have_text(cash)


def test_a_stacker_is_counted_and_the_desk_says_what_was(floor: Server, browser: Browser) -> None:
    meanwhile(floor, leave_with_a_ticket)
    with window(browser) as page:
        page.goto(f"{floor.url}/cage/")
        sign_in(page, "cas")
        page.get_by_role("button", name="Count a note stacker").click()
        count = page.get_by_role("dialog", name="Count a note stacker")
        count.get_by_label("Terminal number").fill("2")
        # The books have another amount: who counts something else says why, and another counts, too.
        count.get_by_label("Counted").fill("70")
        act, refused = count.get_by_role("button", name="Count a note stacker"), count.get_by_role("alert")
        act.click()
        expect(refused).to_have_text(
            re.compile(r"The books have \$[\d,]+, and \$70 was counted: say in a line why\.")
        )
        count.get_by_label("Why it differs").fill("A note came without a credit.")
        act.click()
        expect(refused).to_contain_text("a second person who has counted signs for the difference")
        for second in ("cas", "sue"):
            sign(page, second)
            act.click()
            if second == "cas":
                expect(refused).not_to_contain_text("a second person who has counted")
        expect(count).to_have_count(0)
        done = page.get_by_role("region", name="Done at this desk")
        expect(done).to_contain_text("Note stacker counted · Terminal 2 · $70.00")
        speak(page, "zh-Hant")
        done = page.get_by_role("region", name="本櫃枱已辦")
        expect(done).to_contain_text(re.compile(r"終端 2 · \$70\.00"))


async def leave_credits(hall: Hall) -> None:
    """A player has credits on a terminal."""
    await (await hall.terminal("2")).fund(2_000)


def sign(page: Page, name: str) -> None:
    """A person signs in the dialog."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(said(page, "form-name")).fill(name)
    dialog.get_by_label(said(page, "form-password")).fill(PASSWORD)


@pytest.mark.clause(RAPID, "9.2")
def test_a_ticket_waits_and_is_paid_or_refused(floor: Server, browser: Browser) -> None:
    paid, refused = meanwhile(floor, leave_with_a_ticket), meanwhile(floor, leave_with_a_ticket)
    with window(browser) as cashier, window(browser) as supervisor, window(browser) as inspector:
        for page, name, language in ((cashier, "cas", "zh-Hans"), (supervisor, "sue", "zh-Hant")):
            visit(page, f"{floor.url}/cage/", language)
            sign_in(page, name)
        inspector.goto(f"{floor.url}/inspector/")
        sign_in(inspector, "ian")
        for number in (paid, refused):
            withhold(found(cashier, number), cashier)
            # The cashier may no longer pay it or decide about it.
            expect(found(cashier, number).get_by_role("button")).to_have_count(0)
        for language in each_language(supervisor):
            held = supervisor.get_by_role("region", name=words("cage-held", language))
            expect(held.get_by_role("listitem")).to_have_count(2)
        release(found(supervisor, paid), supervisor)
        look_up(cashier, paid)
        cashier.get_by_role("button", name="支付 $50.00").click()
        cashier.get_by_role("dialog").get_by_role("button", name="支付 $50.00").click()
        reads(cashier, cashier.get_by_test_id("ticket-found"), "cage-paid-by")
        # The Inspector answers at a page of their own, and before that nothing is refused.
        waits = found(supervisor, refused)
        expect(waits.get_by_role("button")).to_have_text(["解除暫緩"])
        answer(inspector, refused[-4:], agrees=False)
        expect(found(supervisor, refused).get_by_role("button")).to_have_text(["解除暫緩"])
        answer(inspector, refused[-4:], agrees=True)
        refuse(found(supervisor, refused), supervisor)
        reads(cashier, found(cashier, refused), "ticket-state-refused")
        expect(found(cashier, refused).get_by_role("button")).to_have_count(0)
        expect(found(supervisor, refused).get_by_role("button")).to_have_text(["撤銷拒付"])
        drawn = {"en": "fifty dollars", "zh-Hans": "可兑换票券", "zh-Hant": "可兌換票券"}
        for language in each_language(cashier):
            picture = cashier.get_by_test_id("ticket-found").get_by_role("img")
            expect(picture).to_contain_text(drawn[language])


def test_what_is_typed_next_is_not_done_to_the_ticket_before(floor: Server, browser: Browser) -> None:
    first, second = meanwhile(floor, leave_with_a_ticket), meanwhile(floor, leave_with_a_ticket)
    with window(browser) as page:
        page.goto(f"{floor.url}/cage/")
        sign_in(page, "cas")
        ticket = found(page, first)
        expect(ticket).to_contain_text("Good")
        page.get_by_test_id("ticket-number").fill(second)
        ticket.get_by_role("button", name="Pay $50.00").click()
        page.get_by_role("dialog").get_by_role("button", name="Pay $50.00").click()
        expect(page.get_by_role("region", name="Done at this desk")).to_contain_text(f"…{first[-4:]}")
        expect(found(page, second)).to_contain_text("Good")
        expect(found(page, first)).to_contain_text("Paid by")


def test_an_answer_that_comes_too_late_hides_no_other_ticket(floor: Server, browser: Browser) -> None:
    first, second = meanwhile(floor, leave_with_a_ticket), meanwhile(floor, leave_with_a_ticket)
    with window(browser) as page:
        page.goto(f"{floor.url}/cage/")
        sign_in(page, "cas")
        late: list[Route] = []

        def hold(route: Route) -> None:
            late.append(route)

        page.route(f"**/api/tickets/{first}*", hold)
        look_up(page, first)
        ticket = found(page, second)
        expect(ticket).to_contain_text(f"{second[:2]}-{second[2:6]}")
        assert len(late) == 1
        with page.expect_response(f"**/api/tickets/{first}*"):
            late[0].continue_()
        page.wait_for_timeout(300)
        expect(ticket).to_contain_text(f"{second[:2]}-{second[2:6]}")
        # Typed once more it shows the same: nothing is corrected while the next number is being typed.
        field = page.get_by_test_id("ticket-number")
        before = field.input_value()
        field.fill(second)
        assert field.input_value() == before != second


def withhold(ticket: Locator, page: Page) -> None:
    """An Inspector was told that it waits for an inquiry."""
    act = said(page, "cage-withhold")
    ticket.get_by_role("button", name=act).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(said(page, "cage-inspector")).fill("ian")
    dialog.get_by_label(said(page, "cage-why")).fill("The paper looks altered.")
    dialog.get_by_role("button", name=act).click()
    expect(ticket).to_contain_text("The paper looks altered.")


def release(ticket: Locator, page: Page) -> None:
    act = said(page, "cage-release")
    ticket.get_by_role("button", name=act).click()
    page.get_by_role("dialog").get_by_label(said(page, "cage-found")).fill("It is genuine.")
    page.get_by_role("dialog").get_by_role("button", name=act).click()
    expect(ticket.get_by_role("button", name=act)).to_have_count(0)
    expect(ticket).to_contain_text(said(page, "ticket-state-open"))


def answer(page: Page, about: str, *, agrees: bool) -> None:
    """The Inspector answers an inquiry."""
    page.get_by_role("navigation").get_by_role("button", name=said(page, "inspector-inquiries")).click()
    inquiry = page.get_by_test_id("inquiry").filter(has_text=about)
    inquiry.get_by_role("button", name=said(page, "inspector-answer")).click()
    dialog = page.get_by_role("dialog")
    chosen = "agrees" if agrees else "objects"
    dialog.locator("select").select_option(value=chosen)
    dialog.get_by_label(said(page, "inspector-answer-note")).fill("I looked at it.")
    dialog.get_by_role("button", name=said(page, "inspector-answer")).click()
    expect(inquiry).to_contain_text(said(page, "inspector-agreed" if agrees else "inspector-objected"))
    expect(inquiry).to_contain_text("ian")


def refuse(ticket: Locator, page: Page, after: str = "ticket-state-refused", key: str = "cage-voids") -> None:
    """An Inspector has agreed."""
    act = said(page, key)
    ticket.get_by_role("button", name=act).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(said(page, "cage-found")).fill("It is a copy.")
    dialog.get_by_role("button", name=act).click()
    expect(ticket).to_contain_text(said(page, after))


def test_a_ticket_that_is_too_old_is_booked_as_unclaimed(
    floor: Server, old_ticket: str, browser: Browser
) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/cage/")
        sign_in(page, "cas")
        ticket = found(page, old_ticket)
        for language, state, act in (
            ("zh-Hans", "已过期", "转为无人认领"),
            ("zh-Hant", "已過期", "轉為無人認領"),
        ):
            speak(page, language)
            expect(ticket.locator("p").first).to_have_text("伍拾元整")
            expect(ticket).to_contain_text(state)
            expect(ticket.get_by_role("button")).to_have_text([act])
        speak(page, "en")
        expect(ticket).to_contain_text("Past its date")
        # No other act is possible with it, and it is not paid.
        expect(ticket.get_by_role("button")).to_have_text(["Book as unclaimed"])
        ticket.get_by_role("button").click()
        page.get_by_role("dialog").get_by_role("button", name="Book as unclaimed").click()
        expect(ticket).to_contain_text("Unclaimed")
        done = page.get_by_role("region", name="Done at this desk")
        expect(done).to_contain_text("$50.00")
        # A player who presents it after all is paid once, with a supervisor beside the cashier.
        expect(ticket.get_by_role("button")).to_have_text(["Pay a late claim"])
        cash = page.get_by_test_id("cage-cash")
        before = int(re.sub(r"\D", "", cash.inner_text()))
        ticket.get_by_role("button").click()
        claim = page.get_by_role("dialog", name="Pay a late claim")
        claim.get_by_label("Why, in one line").fill("It lay in a coat.")
        for signer in ("dee", "sue"):
            sign(page, signer)
            claim.get_by_role("button", name="Pay $50.00").click()
        expect(ticket).to_contain_text("Paid by")
        expect(ticket.get_by_role("button")).to_have_count(0)
        expect(done).to_contain_text("Paid $50.00")
        expect(cash).to_have_text(f"${(before - 5_000) // 100:,}.{before % 100:02d}")


@pytest.mark.clause(RAPID, "9.2")
def test_a_payment_by_hand_is_refused_after_an_inquiry(floor: Server, browser: Browser) -> None:
    meanwhile(floor, leave_with_too_much)
    with window(browser) as cashier, window(browser) as supervisor, window(browser) as guest:
        guest.goto(device(floor, "player", "terminal-1"))
        expect(guest.locator("main")).to_contain_text("Staff bring your money")
        for page, name in ((cashier, "cas"), (supervisor, "sue")):
            page.goto(f"{floor.url}/cage/")
            sign_in(page, name)
        waiting = cashier.get_by_role("region", name="Payments by hand")
        withhold(waiting, cashier)
        # The cage pays nothing until it is decided what happens with it.
        expect(waiting.get_by_role("button", name="Pay", exact=True)).to_have_count(0)
        expect(waiting.get_by_role("button", name="Refuse payment")).to_have_count(0)
        with window(browser) as inspector:
            inspector.goto(f"{floor.url}/inspector/")
            sign_in(inspector, "ian")
            answer(inspector, "$200.00", agrees=True)
        refuse(
            supervisor.get_by_role("region", name="Payments by hand"),
            supervisor,
            "cage-by-hand-none",
            "cage-refuse",
        )
        expect(waiting).to_contain_text("No payment waits.")
        again = supervisor.get_by_role("region", name="Refused after an inquiry")
        again.get_by_role("button", name="Reverse the refusal").click()
        dialog = supervisor.get_by_role("dialog")
        dialog.get_by_label("What was found, in one line").fill("The card was worn.")
        sign(supervisor, "ian")
        dialog.get_by_role("button", name="Reverse the refusal").click()
        expect(again).to_have_count(0)
        expect(waiting.get_by_role("button", name="Pay", exact=True)).to_be_visible()
        # The next player finds a working terminal.
        expect(guest.get_by_role("button", name="Add money")).to_be_enabled()
        expect(guest.locator("main")).not_to_contain_text("Staff bring your money")


def test_the_cage_is_for_those_who_work_there(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/cage/")
        sign_in(page, "dan")
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.get_by_role("main").get_by_role("button")).to_have_count(0)


def test_the_page_and_the_paper_tell_the_same_time_wherever_the_machine_thinks_it_is(
    floor: Server, browser: Browser
) -> None:
    number = meanwhile(floor, leave_with_a_ticket)
    with window(browser, timezone_id="America/New_York") as page:
        page.goto(f"{floor.url}/cage/")
        sign_in(page, "cas")
        expect(page.get_by_test_id("house-clock")).to_contain_text("UTC+10:00")
        ticket = found(page, number)
        on_paper = re.compile(r"(\d\d? [A-Z][a-z]{2} \d{4}, \d\d:\d\d):\d\d UTC\+10:00")
        expect(ticket.locator("svg")).to_contain_text(on_paper)
        moments = on_paper.findall(ticket.locator("svg").text_content() or "")
        assert [ticket.locator("dd").nth(place).inner_text() for place in (2, 3)] == moments
        # A time that a cashier types is in the casino's time zone as well.
        ticket.get_by_role("button", name="Withhold").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("It waits for").select_option(value="time")
        year = moments[1].partition(",")[0][-4:]
        dialog.get_by_label("Until (UTC+10:00)").fill(f"{year}-01-02T15:04")
        dialog.get_by_label("Why").fill("They come back in the new year.")
        dialog.get_by_role("button", name="Withhold").click()
        expect(ticket).to_contain_text(f"2 Jan {year}, 15:04")
