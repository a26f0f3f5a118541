"""Every page in its main states: easy to read and to touch, in every language, on walls, desks and phones.

It takes over 10 s: axe-core looks through every page in several states, in a real Chromium.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from kit.clients.socket_clients import Hall
from kit.pages import made_up_language
from kit.pages.browser import (
    DESK,
    LANDSCAPE,
    PHONE,
    PORTRAIT,
    area,
    chip,
    clipped,
    device,
    insert,
    key_in,
    meanwhile,
    sign_in,
    terminal,
    violations,
    window,
)
from kit.pages.made_up_language import MADE_UP
from kit.server.server_process import Server, running
from kit.support import RAPID, STAR
from kit.tables.live_table import DEE, player
from playwright.sync_api import Browser, Page, expect

from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import BringChips, Join
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult
from pitboss.baccarat.acts.shoe.cards import CheckCards
from pitboss.floor.terminals.chips.chip_commands import CashOut
from pitboss.game.irregularities import Report
from pitboss.rules.irregularity import Kind
from pitboss.rules.result import Winner

OPEN, DEALT, LIVE, WHEEL = "rapid-1", "rapid-2", "star-1", "roulette-1"
"""Games with wagers open, in the middle of a coup, with guests, and on a wheel."""
FLOOR = f"""
venue = "The Little Casino"
[[games]]
name = "{WHEEL}"
edition = "{RAPID}"
game = "roulette"
wheel = "automated"
period = 600
dealing = "virtual"
shoe = "simulated"
limits = {{least = "1", most = "500", unit = "1"}}
[[games]]
name = "{LIVE}"
edition = "{STAR}"
game = "baccarat"
shoe = "keyed"
limits = {{least = "10", most = "1000"}}
[[seats]]
table = "{LIVE}"
guest = "ann"
""" + "".join(
    f"""
[[games]]
name = "{name}"
edition = "{RAPID}"
game = "baccarat"
period = 600
shoe = "keyed"
limits = {{least = "5", most = "500", unit = "5"}}
[[terminals]]
number = "{name[-1]}"
hand-pay-over = "150"
"""
    for name in (OPEN, DEALT)
)
EVERY_NUMBER = """(board) => {
  for (const colour of ["red", "black", "green", "red earlier", "black earlier", "green earlier"]) {
    const number = document.createElement("p")
    number.className = `spin-result ${colour}`
    number.innerHTML = `<strong>0</strong><span>${colour}</span>`
    board.append(number)
  }
}"""
"""Shows a number of every colour, also as that of the last game."""
SMALL = """() => {
  const places = "button, a.button, summary, select, textarea, input, [role=button], [role=radio], [role=tab]"
  // Spots on lines are as small as they must be, and a racetrack has 19 pockets across a tablet.
  const leasts = [[/^(split|street|corner|six-line)/, 24], [/^neighbours/, 42], [/^/, 44]]
  const shown = (each) => each.checkVisibility({ visibilityProperty: true })
    && !each.closest("[aria-hidden=true]")
  const hit = (each) => each.matches("[type=checkbox], [type=radio]") ? each.closest("label") ?? each : each
  return [...(document.querySelector("dialog[open]") ?? document).querySelectorAll(places)].filter(shown)
    .map((each) => {
      const { width, height } = hit(each).getBoundingClientRect()
      const [, least] = leasts.find(([wagers]) => wagers.test(each.dataset.wager ?? ""))
      return Math.min(width, height) + 0.5 < least
        ? `${Math.round(width)}x${Math.round(height)} ${each.outerHTML.slice(0, 120)}` : null
    }).filter(Boolean)
}"""
"""Controls that are too small for a finger."""
MOVING = """() => document.getAnimations()
  .filter((each) => each.playState === "running" && each.effect.getComputedTiming().duration > 10)
  .map((each) => `${each.animationName ?? each.transitionProperty} of ${each.effect.target?.outerHTML}`)"""
"""Elements that move although reduced motion is requested."""
WIDE = """async () => {
  let found = []
  for (let frame = 0; frame < 200; frame++) {
    await new Promise(requestAnimationFrame)
    found = [document.documentElement, ...document.querySelectorAll("dialog[open]")]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => `${each.scrollWidth} in ${each.clientWidth}: ${each.tagName}`)
    if (frame > 0 && found.length === 0) break
  }
  return found
}"""
"""Elements that stay wider than the window after a new render."""
WRITTEN = """() => {
  const within = document.querySelector("dialog[open]") ?? document.body
  const told = [...within.querySelectorAll("[aria-label], [title], [placeholder], [alt]")]
    .flatMap((each) => ["aria-label", "title", "placeholder", "alt"].map((name) => each.getAttribute(name)))
  return [within.innerText, ...told].filter(Boolean).join("\\n")
}"""
"""Everything that a page says, to eyes and to screen readers."""
SPEAK = """(language) => {
  const choice = document.querySelector("select.language")
  if (choice) {
    choice.value = language
    choice.dispatchEvent(new Event("change", { bubbles: true }))
  } else sessionStorage.setItem("pitboss-language", language)
  return Boolean(choice)
}"""
"""Chooses the language; a page without a choice has it after it is loaded again."""
Visit = Callable[[Page, Server], Iterator[str]]
"""Goes through the states of a page, and stops at each."""


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("floor")
    words = f'languages = "{made_up_language.write(folder / "words")}"\n'
    with running(words + FLOOR, str(folder / "db")) as server:
        meanwhile(server, play)
        yield server


async def play(hall: Hall) -> None:
    """A busy hour: a finished coup, one under way, guests, a waiting payment, a missing card."""
    two = await hall.terminal("2")
    await two.fund(10_000)
    for game in (OPEN, DEALT, LIVE):
        supervisor, dealer = hall.supervisor(game), await hall.dealer(DEE, game)
        await supervisor.act(OpenTable(hall.limits(game)))
        await dealer.load(supervisor)
        if game == LIVE:
            await supervisor.act(ReportIrregularity(Report(Kind.CARD_MISSING)), CheckCards())
            await dealer.load(supervisor, back="blue")
            await (await hall.guest(game, player("ann"))).act(Join("ann", 1))
            await dealer.act(BringChips("ann", 100_000))
            await dealer.new_game(f"{game}-1")
            await dealer.act(PlaceWager("ann", 1, "player", 2_500))
            continue
        await dealer.new_game(f"{game}-1")
        await two.bet(game, f"{game}-1", {"player": 1_000})
        await dealer.act(EndPeriod(), *map(DrawCard, ("9S", "KH", "KD", "7C")))
        await dealer.act(SelectResult(Winner.PLAYER), ConfirmResult())
        await two.settled(f"{game}-1")
        await dealer.new_game(f"{game}-2")
        if game == DEALT:
            # Who plays this game leaves before its period ends.
            await two.fund(10_000)
            await two.do(CashOut("2"))
            await dealer.act(EndPeriod(), DrawCard("2S"))


def staff(page: Page, floor: Server, name: str, path: str, wait: str) -> None:
    page.goto(f"{floor.url}/{path}")
    sign_in(page, name)
    expect(page.get_by_text(wait).first).to_be_visible()


def tab(page: Page, name: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=name).click()


def public(page: Page, floor: Server) -> Iterator[str]:
    page.goto(floor.url)
    expect(page.get_by_text(WHEEL).first).to_be_visible()
    yield "home"
    for game in ("baccarat", "roulette"):
        page.goto("about:blank")
        page.goto(f"{floor.url}/guide/#edition={RAPID}&game={game}")
        expect(page.get_by_role("main").get_by_role("table").first).to_be_visible()
        yield f"guide to {game}"
    page.goto(f"{floor.url}/learn/#edition={RAPID}&game=baccarat")
    expect(page.get_by_role("main").get_by_role("img").first).to_be_visible()
    yield "learn"


def terminals(page: Page, floor: Server) -> Iterator[str]:
    page.goto(terminal(floor, "1", game=OPEN))
    insert(page, "$50")
    chip(page, "$5").click()
    area(page, "player").click()
    expect(page.get_by_test_id("bet")).to_have_text("$5.00")
    yield "baccarat"
    page.get_by_role("button", name="Add money").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "notes"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("tab", name="Rapid Roulette").click()
    expect(area(page, "straight:17").first).to_be_enabled()
    yield "roulette"
    meanwhile(floor, spin)
    expect(page.locator(".spin-result strong")).to_be_visible()
    yield "the number"


async def spin(hall: Hall) -> None:
    """The wagering period ends early."""
    supervisor = hall.supervisor(WHEEL)
    await supervisor.look(lambda now: now["phase"] == "open")
    await supervisor.act(EndPeriod())


def seats(page: Page, floor: Server) -> Iterator[str]:
    page.goto(device(floor, "seat", f"seat-{LIVE}-ann"))
    expect(area(page, "player")).to_be_visible()
    yield "seat"


def dealers(page: Page, floor: Server) -> Iterator[str]:
    page.goto(f"{floor.url}/dealer/#at=dt/{DEALT}")
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    yield "sign-in"
    sign_in(page, "dee")
    expect(page.get_by_role("region", name="Banker's first card")).to_be_visible()
    yield "key pad"
    key_in(page, "KH")
    page.get_by_role("button", name="Something went wrong").click()
    expect(page.get_by_role("button", name="Cards were dealt wrongly")).to_be_visible()
    yield "what happened"
    page.get_by_role("button", name="The shoe says something else").click()
    expect(page.get_by_role("button", name="Yes")).to_be_visible()
    yield "the ruling"


def live_dealers(page: Page, floor: Server) -> Iterator[str]:
    page.goto(f"{floor.url}/dealer/#at=dt/{LIVE}")
    sign_in(page, "dan")
    expect(page.get_by_test_id("guest-ann")).to_be_visible()
    yield "guests"
    page.get_by_role("button", name="Place a wager").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "a wager for a guest"


def supervisors(page: Page, floor: Server) -> Iterator[str]:
    staff(page, floor, "sue", "supervisor/", "Needs somebody now")
    expect(page.get_by_role("button", name=f"Open {LIVE}")).to_be_visible()
    yield "floor"
    for name in ("Incidents", "Devices", "Staff"):
        tab(page, name)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        yield name
    tab(page, "Terminals")
    page.get_by_role("button", name="Open Terminal 2").click()
    expect(page.get_by_role("region", name="Terminal 2")).to_be_visible()
    yield "a terminal"
    tab(page, "Floor")
    page.get_by_role("button", name=f"Open {LIVE}").click()
    page.get_by_text("New limits").click()
    yield "a game"


def cashiers(page: Page, floor: Server) -> Iterator[str]:
    staff(page, floor, "cas", "cage/", "To be paid")
    yield "cage"
    page.get_by_role("button", name="Pay", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "a payment by hand"


def inspectors(page: Page, floor: Server) -> Iterator[str]:
    staff(page, floor, "ian", "inspector/", "Needs somebody")
    expect(page.get_by_role("article")).to_be_visible()
    yield "live"
    tab(page, "Event log")
    expect(page.get_by_role("row").nth(9)).to_be_visible()
    yield "log"
    page.goto(f"{floor.url}/inspector/#show=replay&game={OPEN}&play={OPEN}-1")
    page.get_by_role("button", name="To the end").click()
    yield "replay"
    page.goto(f"{floor.url}/inspector/#show=reports&report=accounts")
    expect(page.get_by_role("row").nth(3)).to_be_visible()
    yield "report"


def administrators(page: Page, floor: Server) -> Iterator[str]:
    staff(page, floor, "ada", "admin/", "Add somebody")
    yield "staff"
    for name in ("Devices and keys", "Signed in now", "Software"):
        tab(page, name)
        expect(page.get_by_role("region", name=name)).to_be_visible()
        yield name
    tab(page, "Staff")
    page.get_by_role("button", name="Add somebody").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "somebody new"


def walls(page: Page, floor: Server) -> Iterator[str]:
    for game, more in ((OPEN, {}), (WHEEL, {}), (OPEN, {"show": "sign"})):
        page.goto("about:blank")
        page.goto(device(floor, "display", f"display-{game}", **more))
        expect(page.get_by_role("heading").first).to_be_visible()
        yield f"{game} {more}"


PAGES: tuple[Visit, ...] = (
    public,
    terminals,
    seats,
    dealers,
    live_dealers,
    supervisors,
    cashiers,
    inspectors,
    administrators,
    walls,
)


def speak(page: Page, language: str) -> None:
    """Shows everything in another language."""
    if not page.evaluate(SPEAK, language):
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1, h2").first).to_be_visible()


BOTH_WAYS: tuple[Visit, ...] = (terminals, dealers, live_dealers, supervisors)
"""Pages that people use for hours: they are also checked upright and in Chinese."""
PEOPLE = "ann|dee|dan|sue|cas|ian|ada|amy|bea|gil|gus|vic"
DEVICES = "(display|shoe|wheel|seat|terminal|stacker|printer)(-[a-z]+)*-\\w+|monitoring|floor"
ACCOUNTS = r"(pt|cage|house|table|ticket|kiosk)(/[\w-]+)+"
NAMES = re.compile(
    rf"\b(The Little Casino|Pitboss|English|UTC|{PEOPLE}|{DEVICES}|{ACCOUNTS}|[a-z]+-\d+(-\d+)*"
    r"|(star|canberra|mini|premium)[\w-]+|[0-9a-f]{6,}|\w+\.\w[\w.]*)\b|pk_"
)
"""What no language translates: the venue, people, keys of tables, devices and accounts, hashes, addresses."""
WORD = re.compile(r"[A-Za-z]{2,}")


def troubles(page: Page, visit: Visit) -> Iterator[str]:
    """The errors of a page in its present state."""
    yield from unfit(page)
    for language in ("zh-Hans", "zh-Hant", MADE_UP, "en"):
        speak(page, language)
        for size in (PORTRAIT, DESK, PHONE, LANDSCAPE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            found = [*([] if size is PHONE else page.evaluate(WIDE)), *clipped(page)]
            if (language, size) == ("zh-Hans", PORTRAIT) and visit in BOTH_WAYS:
                found += unfit(page)
            yield from (f"{language} {size['width']}: {wrong}" for wrong in found)
        if language == MADE_UP:
            written = NAMES.sub("", page.evaluate(WRITTEN))
            yield from (f"in no catalogue: {line}" for line in written.splitlines() if WORD.search(line))


def unfit(page: Page) -> list[str]:
    """Elements that move when they should not, cannot be read, or are too small to touch."""
    return [*page.evaluate(MOVING), *violations(page), *page.evaluate(SMALL)]


@pytest.mark.parametrize("visit", PAGES)
def test_everybody_can_read_and_hit_it(floor: Server, browser: Browser, visit: Visit) -> None:
    with window(browser, LANDSCAPE, bypass_csp=True, reduced_motion="reduce") as page:
        found = [f"{state}: {trouble}" for state in visit(page, floor) for trouble in troubles(page, visit)]
        assert not found, "\n".join(found)


def test_a_number_of_any_colour_can_be_read(floor: Server, browser: Browser) -> None:
    """Also in a run in which the ball finds no zero."""
    with window(browser, LANDSCAPE, bypass_csp=True, reduced_motion="reduce") as page:
        page.goto(terminal(floor, "1", game=WHEEL))
        page.locator(".spin-board").evaluate(EVERY_NUMBER)
        assert violations(page) == []
