"""The settlement of a live table in a real browser, in its order, at a layout that reads the chips on it.

It takes over 10 s: a coup is dealt and settled step by step, in every language.
"""

import re
from collections.abc import Iterator

import pytest
from kit.clients.http_clients import Desk
from kit.pages.browser import each_language, key_in, said, sign_in, visit, window, words
from kit.server.server_process import Server, running
from kit.support import PREMIUM
from kit.tables.live_table import DEE, SUE
from playwright.sync_api import Browser, Locator, Page, expect

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.readings import AreaChips
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.play import StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, Cut, InsertCuttingCard, Shuffle
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.devices.device_commands import ReadChips
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Amount, Text
from pitboss.rules.procedure import BurnWay
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.config import limits_of
from pitboss.service.config_reading import read_config

TABLE = "premium-1"
FLOOR = f"""
venue = "The Little Casino"
[[games]]
name = "{TABLE}"
edition = "{PREMIUM}"
game = "premium"
shoe = "keyed"
limits = {{least = "10", most = "1000"}}
setup = {{layout = "O", seats = 5}}
"""
LAYOUT = DeviceActor(f"rfid-{TABLE}", DeviceKind.RFID, TABLE)
PLAYER_9 = Text("outcome-won", {"winner": Text("hand-player"), "high": 9, "low": 7})


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table where Ann has $100 on Player and Bob $50 on Banker."""
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db"), devices=(LAYOUT,)) as started:
        sue, dee = Desk(started, "sue"), Desk(started, "dee", f"dt/{TABLE}")

        def do(act: Act, by: Person, second: str | None = None) -> None:
            desk, approved = (sue, None) if by is SUE else (dee, SUE if second else None)
            assert desk.code(ActAtTable(TABLE, act, by, approved), second) == "done", act

        (game,) = unwrap(read_config(FLOOR)).games
        do(OpenTable(limits_of(game)), SUE)
        for name, seat in (("ann", 1), ("bob", 3)):
            do(Join(name, seat, 50_000), DEE)
        do(BringCards("red"), DEE, "sue")
        do(Shuffle(), DEE)
        do(Cut(100), SUE)
        for act in (
            InsertCuttingCard(20),
            Burn(BurnWay.FACE_DOWN, (None,)),
            StartRound("p-1"),
            PlaceWager("ann", 1, "player", 10_000),
            PlaceWager("bob", 3, "banker", 5_000),
        ):
            do(act, DEE)
        yield started


MOVED = (("pay", 10_000), ("take", 5_000))
"""What the dealer did with the wagers of Ann and of Bob."""


def at_seat(language: str, seat: int, name: str, done: str) -> re.Pattern[str]:
    """A line of what was paid and taken: the place, who sits there, the wager, and what the dealer did."""
    place = words("payment-seat", language, n=seat)
    return re.compile(rf"^{re.escape(place)} · {name} · .+{re.escape(done)}$")


def lays(server: Server, n: int, *areas: AreaChips) -> None:
    """What the antennas under the layout read."""
    command = ReadChips(LAYOUT.name, TABLE, n, areas, "p-1")
    assert Desk(server, LAYOUT.name).code(command) == "done"


def large(page: Page, key: str) -> Locator:
    return page.locator(".primary-act").get_by_role("button", name=said(page, key))


@pytest.mark.clause(PREMIUM, "13")
def test_a_coup_is_announced_collected_and_paid_where_the_layout_agrees(
    server: Server, browser: Browser
) -> None:
    ann, bob = AreaChips(1, "player", 10_000), AreaChips(3, "banker", 5_000)
    with window(browser) as page:
        visit(page, f"{server.url}/dealer/#at=dt/{TABLE}", "en")
        sign_in(page, "dee")
        next_act = page.get_by_test_id("next")
        expect(next_act).to_have_text("Bets are open")

        lays(server, 1, ann)
        for _ in each_language(page):
            unlike = page.get_by_role("alert").filter(has_text=said(page, "unlike-chips"))
            expect(unlike.get_by_role("row").last).to_contain_text("$50.00")
        lays(server, 2, ann, bob)
        expect(unlike).to_have_count(0)

        page.get_by_role("button", name=re.compile("No more bets")).first.click()
        for place, code in enumerate(("9S", "KH", "KD", "7C")):
            hand = Text("hand-banker" if place % 2 else "hand-player")
            expect(next_act).to_have_text(words("waits-card", "en", hand=hand, nth=place // 2 + 1))
            key_in(page, code)
        large(page, "act-announce-counts").click()
        for language in each_language(page):
            expect(next_act).to_have_text(words("waits-result-call", language, result=PLAYER_9))
        large(page, "act-announce-result").click()
        for language in each_language(page):
            expect(next_act).to_have_text(words("waits-collection", language))
            settle = page.get_by_role("table", name=said(page, "dealer-to-settle"))
            expect(settle.locator("tbody tr")).to_have_text([re.compile(r"3 · bob.*\$50\.00")])
        expect(settle.locator("thead")).to_contain_text("Taken")
        expect(page.get_by_test_id("guest-bob")).to_contain_text("$450.00")
        large(page, "act-collect-losing").click()
        for language in each_language(page):
            expect(next_act).to_have_text(words("waits-payment", language))
            settle = page.get_by_role("table", name=said(page, "dealer-to-settle"))
            expect(settle.locator("tbody tr")).to_have_text([re.compile(r"1 · ann.*\$100\.00")])
        expect(settle.locator("thead")).to_contain_text("Paid")
        large(page, "act-settle").click()
        expect(page.get_by_role("region", name="Last coup")).to_contain_text("$100.00")
        expect(page.get_by_test_id("guest-ann")).to_contain_text("$600.00")
        for language in each_language(page):
            told = page.get_by_test_id("payments").get_by_role("listitem")
            pay, take = (words(f"payment-{way}", language, cents=Amount(cents)) for way, cents in MOVED)
            expect(told).to_have_text([at_seat(language, 1, "ann", pay), at_seat(language, 3, "bob", take)])
