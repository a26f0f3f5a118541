"""The dealer terminal beyond the plain course: roles, nominations, two tables, choices, the ball.

It takes over 10 s: several desks in a real Chromium deal whole coups by hand.
"""

from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Dealer, Hall
from kit.pages.browser import approve, area, chip, device, meanwhile, sign_in, window
from kit.server.server_process import Server, running
from kit.support import PREMIUM, RAPID, STAR
from kit.tables.live_table import DEE
from playwright.sync_api import Browser, Locator, Page, expect

from pitboss.acting.acts.act import Person
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.opening import ChooseDealing, OpenTable
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.play import Call, DrawCard, StartRound
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.opening import OpenWheel
from pitboss.rules.procedure import Announcement

DAN = Person("dan", Role.DEALER)
ROLES, NOMINEES, CHOICE, WHEEL = "star-1", "premium-1", "star-2", "roulette-1"
PAIR = ("rapid-1", "rapid-2")
LIVE = {ROLES: (STAR, "baccarat"), CHOICE: (STAR, "baccarat"), NOMINEES: (PREMIUM, "premium")}
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
    + f'[[games]]\nname = "{WHEEL}"\nedition = "{RAPID}"\ngame = "roulette"\nwheel = "live"\n'
    'period = 600\nlimits = {least = "1", most = "500", unit = "1"}\n'
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


def deal_at(page: Page, floor: Server, game: str, name: str = DEE.name) -> Locator:
    """The one large button of a game."""
    page.goto(f"{floor.url}/dealer/#at=dt/{game}")
    sign_in(page, name)
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
        offer = ann.get_by_role("region", name="Will you take the banker's role?")
        offer.get_by_role("button", name="Take it").click()
        expect(page.get_by_test_id("guest-ann")).to_contain_text("Banker's role")
        press(large, "New game")
        next_is(page, "Bets are open")
        expect(page.get_by_role("alert")).to_contain_text(
            "ann holds the banker's role and must bet on Banker"
        )
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
            press(large, "Call: Place your bets")
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
        large = deal_at(page, floor, CHOICE)
        page.get_by_role("button", name="Something went wrong").click()
        desk = page.get_by_role("dialog", name="Something went wrong")
        desk.locator('[data-kind="misdeal"]').click()
        case = page.get_by_role("dialog")
        case.get_by_role("button", name="No", exact=True).click()
        case.get_by_role("button", name="Carry it out").click()
        approve(page, "sue")
        case.get_by_role("button", name="Close", exact=True).last.click()
        expect(page.get_by_test_id("guest-ann")).to_contain_text("$1,000.00")
        page.get_by_role("button", name="See what").click()
        case.get_by_label("Do all players agree?").check()
        case.get_by_role("button", name="Do this").click()
        approve(page, "sue")
        expect(case.get_by_role("region", name="The last ruling leaves this to you")).to_have_count(0)
        case.get_by_role("button", name="Close").click()
        next_is(page, "Bring in cards")
        # The same cards are shuffled; others would need approval.
        press(large, "Bring in cards")
        expect(case.get_by_label("Where the cards come from")).to_have_value("used")
        case.get_by_role("button", name="Do it").click()
        next_is(page, "Shuffle the cards")


@pytest.mark.clause(RAPID, "11.4.6", "11.4.10")
def test_a_ball_that_left_the_wheel_and_a_number_that_was_misread(floor: Server, browser: Browser) -> None:
    async def opened(hall: Hall) -> None:
        await hall.supervisor(WHEEL).act(OpenWheel(hall.limits(WHEEL)))

    meanwhile(floor, opened)
    with window(browser) as page:
        large, form = deal_at(page, floor, WHEEL), page.get_by_role("dialog")
        press(large, "New game")
        press(large, "Spin the ball")
        page.get_by_role("button", name="Something went wrong").click()
        form.get_by_role("button", name="The ball left the wheel").click()
        form.get_by_role("button", name="Carry it out").click()
        next_is(page, "Examine the ball")
        press(large, "The ball was examined")
        approve(page, "sue")
        press(large, "Spin the ball")
        page.get_by_role("button", name="No more bets").click()
        press(large, "Enter the number")
        form.get_by_role("button", name="17", exact=True).click()
        form.get_by_role("button", name="Do it").click()
        press(large, "Another number")
        form.get_by_role("button", name="36", exact=True).click()
        form.get_by_role("button", name="Do it").click()
        next_is(page, "A supervisor enters the number")
        expect(page.get_by_role("alert")).to_contain_text("17 was registered first, and 36 was said")
        press(large, "See what the rules order")
        waits = form.get_by_role("region", name="Waiting for a ruling")
        waits.get_by_role("button", name="A wrong number was recorded").click()
        expect(form).to_contain_text(
            "a supervisor enters it at the supervisor’s desk, and a second one signs"
        )
        with window(browser) as desk:
            desk.goto(f"{floor.url}/supervisor/#game={WHEEL}")
            sign_in(desk, "sue")
            desk.get_by_role("button", name="Something went wrong").click()
            case = desk.get_by_role("dialog")
            case.get_by_role("button", name="A wrong number was recorded").first.click()
            # The last column is beside the ruling, and not under it.
            case.get_by_role("button", name="36", exact=True).click()
            case.get_by_label("Why, in a line").fill("The ball lay in 36.")
            expect(case).to_contain_text("A result may be known: a second person signs for it.")
            case.get_by_role("button", name="Carry it out with approval").click()
            second = desk.get_by_role("dialog", name="Somebody else must approve")
            expect(second).to_contain_text("a second person of that rank or above signs")
            approve(desk, "dee")
            expect(second).to_contain_text("a second person of that rank or above signs")
            approve(desk, "amy")
            # The desk stays open until the server has done it: leaving earlier may mean that nothing was
            # sent.
            expect(case).to_have_count(0)
        page.keyboard.press("Escape")
        next_is(page, "The next game")
        expect(page.get_by_role("region", name="Results so far")).to_contain_text("36")


def test_a_game_that_is_not_there_is_not_signed_in_for(floor: Server, browser: Browser) -> None:
    with window(browser) as page:
        page.goto(f"{floor.url}/dealer/#at=dt/nowhere")
        expect(page.get_by_role("alert")).to_have_text("There is no game “nowhere” here.")
        expect(page.get_by_role("button", name="Sign in")).to_have_count(0)
        page.get_by_role("link", name=ROLES).click()
        expect(page.get_by_role("button", name="Sign in")).to_be_visible()
        page.goto(f"{floor.url}/supervisor/#game=nowhere")
        sign_in(page, "sue")
        expect(page.get_by_role("alert")).to_have_text("There is no game “nowhere” here.")
        page.goto(device(floor, "display", f"display-{ROLES}", game="nowhere"))
        expect(page.get_by_role("heading")).to_have_text("There is no game “nowhere” here.")
