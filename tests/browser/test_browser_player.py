"""The player terminal in a real browser: a newcomer's whole visit, and what no reload or crash may lose.

It takes over 10 s: pages of player terminals are played in a real Chromium, and some tests wait for a ball
to come to rest.
"""

import re
from pathlib import Path

import pytest
from kit.clients.socket_clients import Hall
from kit.pages.browser import (
    LANDSCAPE,
    LANGUAGES,
    PORTRAIT,
    area,
    cents,
    chip,
    device,
    drag,
    each_language,
    in_language,
    insert,
    look_up,
    meanwhile,
    press,
    reads,
    said,
    sign_in,
    speak,
    terminal,
    visit,
    window,
    words,
)
from kit.pages.page_floors import FLOOR, TABLE, WHEEL, end_period
from kit.server.server_process import Server, running
from kit.support import RAPID
from playwright.sync_api import Browser, Page, expect

from pitboss.kernel.text import Amount
from pitboss.service.realtime.client import View

NEWCOMERS = list(zip(LANGUAGES, ("1", "9", "10"), strict=True))
"""The language of a newcomer, and a terminal where nobody else has played."""


@pytest.mark.clause(RAPID, "2.2.7", "2.3.1", "2.5.1")
@pytest.mark.parametrize(("language", "number"), NEWCOMERS)
def test_a_newcomers_whole_visit(floor: Server, browser: Browser, language: str, number: str) -> None:
    """It takes over 10 s: two games are played to their end between the first note and the ticket."""
    with window(browser) as page, window(browser) as cage:
        visit(page, terminal(floor, number), language)
        expect(page.get_by_test_id("credit")).to_have_text("$0.00")
        insert(page, "$100", "$50")
        expect(page.get_by_test_id("credit")).to_have_text("$150.00")
        bet_by_tap_and_drag(page)
        win_at_baccarat(page, floor)
        bet_again(page)
        win_at_roulette(page, floor)
        left = page.get_by_test_id("credit").inner_text()
        ticket = cash_out(page)
        visit(cage, f"{floor.url}/cage/", language)
        redeem(cage, ticket, left)


def staked(page: Page, amount: str = "") -> re.Pattern[str]:
    """What the name of an area has while chips of the player lie there."""
    return re.compile(re.escape(said(page, "felt-staked", amount=amount).strip()))


def bet_by_tap_and_drag(page: Page) -> None:
    """$5 on Player, $10 on Banker, $5 on Tie, with one undo on the way."""
    chip(page, "$5").click()
    area(page, "player").click()
    expect(page.get_by_test_id("bet")).to_have_text("$5.00")
    drag(page, chip(page, "$10"), area(page, "banker"))
    expect(page.get_by_test_id("bet")).to_have_text("$15.00")
    drag(page, area(page, "banker"), area(page, "tie"))
    expect(area(page, "tie")).to_have_accessible_name(staked(page, "$10"))
    press(page, "player-undo")
    expect(area(page, "banker")).to_have_accessible_name(staked(page, "$10"))
    expect(page.get_by_test_id("credit")).to_have_text("$135.00")
    chip(page, "$5").click()
    area(page, "tie").click()
    expect(page.get_by_test_id("bet")).to_have_text("$20.00")


def win_at_baccarat(page: Page, floor: Server) -> None:
    """One of the three always wins something, a tie returns the other stakes, and only a tie wins in all."""
    end_period(floor, TABLE)
    expect(page.get_by_test_id("win")).not_to_have_attribute("data-cents", "0")
    page.get_by_role("tab", name=said(page, "player-last-ten")).click()
    expect(page.locator(".own-games li")).to_have_count(1)
    expect(page.get_by_test_id("bet")).to_have_text("$0.00")
    returned, net = meter(page, "win"), meter(page, "net")
    assert (returned, net) in ((1_000, -1_000), (1_950, -50), (6_000, 4_000))
    assert cents(page, "credit") == 15_000 + net
    # The same figures are in the list, and a loss is neither drawn nor said as a win.
    amount = Amount(abs(net))
    heard = said(page, "got-won", cents=amount) if net > 0 else said(page, "got-lost", cents=amount)
    expect(page.locator(".own-games summary")).to_contain_text(heard)
    expect(page.get_by_test_id("sum")).to_contain_text(heard)
    expect(page.locator(".meters .winning")).to_have_count(1 if net > 0 else 0)


def meter(page: Page, name: str) -> int:
    """The cents of a meter of the last game."""
    return int(page.get_by_test_id(name).get_attribute("data-cents") or 0)


def bet_again(page: Page) -> None:
    """The same again, then doubled, then all of it removed."""
    press(page, "player-rebet")
    expect(page.get_by_test_id("bet")).to_have_text("$20.00")
    press(page, "player-double")
    expect(page.get_by_test_id("bet")).to_have_text("$40.00")
    press(page, "player-clear")
    expect(page.get_by_test_id("bet")).to_have_text("$0.00")


def win_at_roulette(page: Page, floor: Server) -> None:
    """The same chip on red, black and zero: one of them wins."""
    page.get_by_role("tab", name=said(page, "game-rapid-roulette")).click()
    for wager in ("red", "black", "straight:0"):
        area(page, wager).first.click()
        expect(area(page, wager).first).to_have_accessible_name(staked(page))
    before, stake = cents(page, "credit"), cents(page, "bet") // 3
    end_period(floor, WHEEL)
    the_side_has_room_for_numbers_that_are_long_cold(page)
    page.get_by_role("tab", name=said(page, "player-last-ten")).click()
    expect(page.locator(".own-games li")).to_have_count(2)
    expect(page.get_by_test_id("bet")).to_have_text("$0.00")
    assert meter(page, "win") in (2 * stake, 36 * stake)
    assert meter(page, "net") == meter(page, "win") - 3 * stake
    assert cents(page, "credit") == before + meter(page, "win")


def the_side_has_room_for_numbers_that_are_long_cold(page: Page) -> None:
    """Beside the layout, on the smallest screen, as after some hundred spins."""
    page.locator(".hot-cold").wait_for()
    page.set_viewport_size({"width": 1280, "height": 720})
    for language in each_language(page):
        cold = words("road-since", language, since=288)
        page.locator(".hot-cold small").evaluate_all(
            "(all, words) => all.forEach((each) => (each.textContent = words))", cold
        )
        assert page.locator(".side").evaluate("(each) => each.scrollWidth - each.clientWidth") <= 0
    page.set_viewport_size({"width": 1920, "height": 1080})


def cash_out(page: Page) -> str:
    """The player cashes out all credits as a ticket; returns its number."""
    left = page.get_by_test_id("credit").inner_text()
    press(page, "player-cash-out")
    press(page, "player-cash-out-yes")
    expect(page.get_by_test_id("ticket")).to_contain_text(left)
    number = re.sub(r"\D", "", page.get_by_test_id("ticket-number").inner_text())
    press(page, "player-taken")
    expect(page.get_by_test_id("credit")).to_have_text("$0.00")
    return number


def redeem(page: Page, number: str, worth: str) -> None:
    """A cashier pays a ticket, and finds that it cannot be paid again."""
    sign_in(page, "cas")
    look_up(page, number)
    expect(page.locator("main")).to_contain_text(worth)
    pay = said(page, "cage-pay", amount=worth)
    page.locator("main").get_by_role("button", name=pay).click()
    page.get_by_role("dialog").get_by_role("button", name=pay).click()
    expect(page.get_by_role("region", name=said(page, "cage-done"))).to_contain_text(worth)
    look_up(page, number)
    expect(page.locator("main")).to_contain_text(said(page, "ticket-state-redeemed"))
    expect(page.locator("main").get_by_role("button", name=pay)).to_have_count(0)


def test_a_terminal_that_is_open_elsewhere_says_so_and_waits(floor: Server, browser: Browser) -> None:
    with window(browser) as first, window(browser) as second:
        first.goto(terminal(floor, "5"))
        expect(first.get_by_test_id("credit")).to_have_text("$0.00")
        visit(second, terminal(floor, "5"), "zh-Hant")
        expect(second.get_by_role("alert").first).to_contain_text(said(second, "refusal-key-elsewhere"))
        expect(first.get_by_role("alert")).to_have_count(0)
        first.close()
        expect(second.get_by_role("alert")).to_have_count(0)


@pytest.mark.clause(RAPID, "2.4.1")
def test_the_roulette_layout_takes_every_kind_of_bet(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, terminal(floor, "2", game=WHEEL), "zh-Hans")
        insert(page, "$100")
        chip(page, "$1").click()
        kinds = (
            "straight:17",
            "split:17/20",
            "street:16/17/18",
            "corner:17/18/20/21",
            "six-line:13/14/15/16/17/18",
        )
        for nth, wager in enumerate(
            (*kinds, "split:0/2", "street:0/1/2", "column:1", "dozen:2", "high", "odd"), 1
        ):
            area(page, wager).first.click()
            expect(page.get_by_test_id("bet")).to_have_text(f"${nth}.00")
        page.get_by_role("group", name=said(page, "player-racetrack")).locator('[data-wager="tier"]').click()
        expect(page.get_by_test_id("bet")).to_have_text("$17.00")
        press(page, "player-clear")
        expect(page.get_by_test_id("bet")).to_have_text("$0.00")


def test_a_wager_over_the_limits_is_refused_where_it_was_placed(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, terminal(floor, "3"), "zh-Hant")
        insert(page, "$5")
        chip(page, "$5").click()
        area(page, "player").click()
        expect(page.get_by_test_id("credit")).to_have_text("$0.00")
        area(page, "banker").click(force=True)
        refused = said(page, "refusal-insufficient-credits", left="$0", needed="$5")
        expect(page.get_by_role("alert").first).to_contain_text(refused)
        expect(page.get_by_test_id("bet")).to_have_text("$5.00")
        press(page, "player-clear")


COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  // A line of words has room above and below its letters.
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top + a.height / 5 < b.bottom
    && b.top < a.bottom - a.height / 5;
  const words = [...document.querySelectorAll(".main-felt :is(.name, .odds)")];
  const chips = [...document.querySelectorAll(".main-felt .stack-of-chips")];
  const hidden = words.filter((each) => chips.some((stack) => over(box(each), box(stack))));
  return hidden.map((each) => each.textContent);
}"""
"""The names and odds on the layout that chips cover."""
TALL = {"$100": 4, "$25": 3, "$10": 2}
"""Chips that make the highest stack that is drawn."""


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_chips_cover_neither_the_name_of_a_wager_nor_its_odds(
    floor: Server, browser: Browser, size: dict[str, int]
) -> None:
    with window(browser, size) as page:
        page.goto(terminal(floor, "4"))
        insert(page, *["$100"] * 10)
        staked = 0
        for wager in ("player", "player-pair"):
            for worth, times in TALL.items():
                chip(page, worth).click()
                for _ in range(times):
                    area(page, wager).click()
                    staked += int(worth[1:])
                    expect(page.get_by_test_id("bet")).to_have_text(f"${staked}.00")
        assert page.evaluate(COVERED) == []
        press(page, "player-clear")
        expect(page.get_by_test_id("bet")).to_have_text("$0.00")
        press(page, "player-cash-out")
        press(page, "player-cash-out-yes")
        press(page, "player-taken")


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1366, 768), (1280, 720)])
def test_one_screen_has_everything_without_scrolling(
    floor: Server, browser: Browser, width: int, height: int
) -> None:
    with window(browser, {"width": width, "height": height}) as page:
        for game in (TABLE, WHEEL):
            page.goto(terminal(floor, "4", game=game))
            page.locator(".area").first.wait_for()
            page.locator(".side .roads, .side .numbers, .side p").first.wait_for()
            for part in ("html", ".side"):
                assert page.locator(part).evaluate("(each) => each.scrollHeight - each.clientHeight") <= 0


@pytest.mark.parametrize("game", [TABLE, WHEEL])
def test_the_layout_and_the_tray_share_the_screen_of_a_small_tablet(
    floor: Server, browser: Browser, game: str
) -> None:
    with window(browser, {"width": 1024, "height": 768}, has_touch=True) as page:
        page.goto(terminal(floor, "4", game=game))
        felt, tray = page.locator(".main-felt").bounding_box(), page.locator(".tray").bounding_box()
        assert felt is not None
        assert tray is not None
        assert felt["y"] + felt["height"] <= tray["y"]
        assert tray["y"] + tray["height"] <= 768
        for button in page.locator(".tray button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert box["x"] + box["width"] <= 1024


async def printer_7(hall: Hall) -> View:
    """What the printer of terminal 7 has to print."""
    printer = await hall.device("printer-7")
    return await printer.see("device/printer-7")


REFUSED = {"zh-Hans": "超过最高限额 $50：退回 $25。", "zh-Hant": "超過最高限額 $50：退回 $25。"}
RED = {"zh-Hans": "红", "zh-Hant": "紅"}
PRINTED = {"zh-Hans": "可兑换票券", "zh-Hant": "可兌換票券"}


@pytest.mark.parametrize("language", REFUSED)
def test_refusals_and_tickets_are_in_the_language_of_the_player(
    floor: Server, browser: Browser, language: str
) -> None:
    with window(browser) as page:
        page.goto(terminal(floor, "7", game=WHEEL))
        expect(area(page, "red")).to_contain_text("Red")
        requests = list[str]()
        page.on("request", lambda request: requests.append(request.url))
        speak(page, language)
        # The layout has keys and facts, so it is not fetched again.
        expect(area(page, "red")).to_contain_text(RED[language])
        assert [url for url in requests if url.endswith("/layout")] == []
        insert(page, "$100", "$50")
        chip(page, "$25").click()
        for amount in ("$25.00", "$50.00"):
            area(page, "straight:17").click()
            expect(page.get_by_test_id("bet")).to_have_text(amount)
        area(page, "straight:17").click()
        expect(page.get_by_role("alert").first).to_contain_text(REFUSED[language])
        press(page, "player-clear")
        expect(page.get_by_test_id("bet")).to_have_text("$0.00")
        press(page, "player-cash-out")
        press(page, "player-cash-out-yes")
        expect(page.get_by_test_id("ticket")).to_contain_text("壹佰伍拾元整")
        slip = meanwhile(floor, printer_7)["slips"][-1]
        printed = slip["title"], slip["words"], slip["language"]
        assert printed == (PRINTED[language], "壹佰伍拾元整", language)
        # The next player here finds the language of the house.
        page.get_by_role("button", name="我已取票").click()
        in_language(page, "en")
        expect(page.get_by_role("button", name="Cash out")).to_be_visible()
        page.reload()
        expect(page.get_by_role("button", name="Cash out")).to_be_visible()


def test_a_ticket_stays_on_the_screen_until_it_is_taken(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, terminal(floor, "8"), "zh-Hant")
        insert(page, "$20")
        press(page, "player-cash-out")
        press(page, "player-cash-out-yes")
        ticket = page.get_by_test_id("ticket")
        expect(ticket).to_contain_text("貳拾元整")
        for _ in range(3):
            page.keyboard.press("Escape")
        expect(ticket).to_be_visible()
        expect(page.get_by_role("button", name=said(page, "part-close"))).to_have_count(0)
        page.reload()
        expect(ticket).to_be_visible()
        press(page, "player-taken")
        expect(ticket).to_have_count(0)


WATCH_THE_BALL = """(result) => {
  const seen = window.seen = { rolling: 0, early: [] };
  const signs = {
    lit: () => document.querySelector(".area.lit"),
    number: () => document.querySelector(".spin-result strong"),
    recalled: () => document.querySelector(".own-games li"),
    won: () => document.querySelector('[data-testid="win"]').dataset.cents !== "0",
    settled: () => document.querySelector('[data-testid="bet"]').textContent !== "$15.00",
    tab: () => document.querySelector(".games").textContent.includes(result),
  };
  (function look() {
    if (document.querySelector(".wheel.at-rest")) return;
    seen.rolling += 1;
    for (const [sign, shows] of Object.entries(signs)) if (shows()) seen.early.push(sign);
    requestAnimationFrame(look);
  })();
}"""
"""Notes, frame by frame, what on the page reveals a number while its ball still runs."""


def test_nothing_tells_the_number_before_the_ball_lies_still(browser: Browser, tmp_path: Path) -> None:
    """It takes over 10 s: a ball rolls as long as it does for players."""
    slower = FLOOR.replace("pause = 0", "pause = 0.5")
    with running(slower, str(tmp_path / "db")) as server, window(browser) as page:
        visit(page, terminal(server, "1", game=WHEEL), "zh-Hans")
        insert(page, "$100")
        chip(page, "$5").click()
        for wager in ("red", "black", "straight:0"):
            area(page, wager).first.click()
            expect(area(page, wager).first).to_have_accessible_name(staked(page, "$5"))
        page.get_by_role("tab", name=said(page, "player-last-ten")).click()
        end_period(server, WHEEL)
        expect(page.locator(".wheel")).to_have_accessible_name(re.compile(said(page, "wheel-rolling")))
        page.evaluate(WATCH_THE_BALL, said(page, "phase-result"))
        expect(page.locator(".wheel.at-rest")).to_be_visible()
        expect(page.locator(".own-games li")).to_have_count(1)
        seen = page.evaluate("window.seen")
        assert seen["rolling"] > 0
        assert seen["early"] == []


def test_who_wants_no_motion_sees_no_ball_until_it_lies_still(browser: Browser, tmp_path: Path) -> None:
    """It takes over 10 s: two balls roll as long as they do for players."""
    slower = FLOOR.replace("pause = 0", "pause = 0.5")
    with running(slower, str(tmp_path / "db")) as server, window(browser, reduced_motion="reduce") as page:
        page.goto(terminal(server, "1", game=WHEEL))
        for _ in range(2):
            page.locator(".felt.open").first.wait_for()
            end_period(server, WHEEL)
            expect(page.locator(".wheel")).to_have_accessible_name(re.compile(said(page, "wheel-rolling")))
            assert page.locator(".wheel .ball").count() == 0
            expect(page.locator(".wheel.at-rest .ball")).to_be_visible()


def test_two_terminals_see_the_same_game_and_only_their_own_chips(floor: Server, browser: Browser) -> None:
    with window(browser) as one, window(browser) as two:
        for page, number, language in ((one, "4", "zh-Hans"), (two, "5", "zh-Hant")):
            visit(page, terminal(floor, number), language)
            insert(page, "$20")
        chip(one, "$5").click()
        area(one, "player").click()
        expect(one.get_by_test_id("bet")).to_have_text("$5.00")
        expect(two.get_by_test_id("bet")).to_have_text("$0.00")
        expect(area(two, "player")).not_to_have_accessible_name(staked(two))
        chip(two, "$10").click()
        area(two, "banker").click()
        expect(two.get_by_test_id("bet")).to_have_text("$10.00")
        end_period(floor, TABLE)
        for page in (one, two):
            expect(page.get_by_test_id("bet")).to_have_text("$0.00")
        outcomes = []
        for page in (one, two):
            page.get_by_role("tab", name=said(page, "player-last-ten")).click()
            speak(page, "en")
            outcomes.append(page.locator(".own-games summary b").first.inner_text())
        assert outcomes[0] == outcomes[1]


def test_a_reload_in_the_middle_of_a_coup_loses_nothing(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        visit(page, terminal(floor, "6"), "zh-Hant")
        insert(page, "$50")
        chip(page, "$5").click()
        area(page, "player").click()
        area(page, "player-pair").click()
        expect(page.get_by_test_id("bet")).to_have_text("$10.00")
        page.reload()
        expect(page.get_by_test_id("bet")).to_have_text("$10.00")
        expect(area(page, "player-pair")).to_have_accessible_name(re.compile(r"已下注 \$5"))
        page.get_by_role("button", name="撤銷").click()
        expect(page.get_by_test_id("bet")).to_have_text("$5.00")
        press(page, "player-clear")
        expect(page.get_by_test_id("credit")).to_have_text("$50.00")


def test_a_server_that_is_killed_in_the_middle_of_a_coup_goes_on(browser: Browser, tmp_path: Path) -> None:
    """It takes over 10 s: a server starts twice, and the page waits before it connects again."""
    with running(FLOOR, str(tmp_path / "db")) as server, window(browser) as page:
        visit(page, terminal(server, "1"), "zh-Hans")
        insert(page, "$50")
        chip(page, "$5").click()
        area(page, "banker").click()
        expect(page.get_by_test_id("bet")).to_have_text("$5.00")
        server.kill()
        expect(page.get_by_role("alert").first).to_contain_text(said(page, "part-lost"))
        expect(area(page, "player")).to_have_attribute("aria-disabled", "true")
        expect(page.get_by_role("button", name=said(page, "player-cash-out"))).to_be_disabled()
        # The page does not call for bets that cannot be taken, and a note stays in view.
        expect(page.locator(".phase-banner")).to_be_hidden()
        expect(page.locator(".countdown").first).to_be_hidden()
        press(page, "player-money")
        for name in (said(page, "player-insert", cents="$50"), said(page, "player-ticket-in")):
            expect(page.get_by_role("button", name=name, exact=True)).to_be_disabled()
        press(page, "part-close")
        server.start()
        expect(page.locator(".line-state")).to_have_count(0)
        expect(area(page, "banker")).to_have_accessible_name(staked(page, "$5"))
        end_period(server, TABLE)
        expect(page.get_by_test_id("bet")).to_have_text("$0.00")
        page.get_by_role("tab", name=said(page, "player-last-ten")).click()
        expect(page.locator(".own-games li")).to_have_count(1)


@pytest.mark.clause("mini-baccarat-guide", "responsible-gambling")
def test_the_terminal_speaks_chinese_and_names_the_helpline(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(terminal(floor, "7"))
        expect(page.locator("body")).to_contain_text("1800 858 858")
        expect(page.locator("body")).to_contain_text("gamblinghelponline.org.au")
        for language, leave, banker in (("zh-Hans", "兑现", "庄"), ("zh-Hant", "兌現", "莊")):
            speak(page, language)
            expect(page.get_by_role("button", name=leave)).to_be_visible()
            expect(area(page, "banker")).to_have_accessible_name(re.compile(banker))
            expect(page.locator("body")).to_contain_text("1800 858 858")
            page.reload()
            expect(page.get_by_role("button", name=leave)).to_be_visible()


FLASHES = """() => document.addEventListener("animationstart", ({ target }) => {
  const { animationDuration, animationIterationCount } = getComputedStyle(target);
  if (target.matches(".clock"))
    document.body.dataset.flash = [target.textContent, animationDuration, animationIterationCount].join(" ");
})"""
"""Records at which minute the clock begins to flash, how long each flash takes and how many there are."""


def test_the_clock_flashes_when_a_minute_begins_but_not_with_reduced_motion(
    floor: Server, browser: Browser
) -> None:
    with window(browser) as page, window(browser, reduced_motion="reduce") as still:
        # Once a second, and for no longer than five seconds: nobody has to look away.
        for each, number, flash in ((page, "7", "1s 4"), (still, "8", "0.001s 1")):
            each.clock.install()
            each.goto(terminal(floor, number))
            before = each.locator(".clock").inner_text()
            each.evaluate(FLASHES)
            # The connection is dropped meanwhile; a reconnect would bring the server's own minute.
            each.context.set_offline(True)
            each.clock.run_for(60_000)
            expect(each.locator("body")).to_have_attribute(
                "data-flash", re.compile(f"^(?!{before}).* {flash}$")
            )


def test_rules_and_examples_can_be_read_without_money(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(terminal(floor, "8"))
        press(page, "player-rules")
        expect(page.get_by_role("dialog")).to_contain_text("1.06")
        reads(page, page.get_by_role("dialog"), "guide-view-edge")
        press(page, "part-close")
        press(page, "player-how-to")
        expect(page.get_by_role("dialog").locator("svg").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_opens_nothing_says_so(floor: Server, browser: Browser, language: str) -> None:
    with window(browser) as page:
        for key in ("pk_wrong", "nonsense"):
            visit(page, f"{floor.url}/player/#key={key}", language)
            expect(page.get_by_role("alert").first).to_contain_text(said(page, "refusal-unknown-key"))
            page.goto("about:blank")
        visit(page, device(floor, "player", f"display-{TABLE}"), language)
        expect(page.locator("main")).to_contain_text(said(page, "player-not-terminal"))
