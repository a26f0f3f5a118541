"""A day on the whole floor: a real server, everybody at sockets, and an auditor who finds nothing amiss."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hall import Hall, Person, Terminal, inside, plays
from pit import AMY, DEE, SUE, player
from serving import Server, running
from support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR
from typer.testing import CliRunner

from pitboss.cli.main import command
from pitboss.floor.chip_commands import CashOut, InsertTicket
from pitboss.floor.device_commands import ClearFault, ReadCard
from pitboss.floor.playing import ClearChips, DragChips, MoveChips, TakeOffChips
from pitboss.floor.ticket_commands import RedeemTicket
from pitboss.game.irregularities import Report
from pitboss.kernel.rejection import Rejection, sure
from pitboss.kernel.roles import Role
from pitboss.reports.auditor import Audit, audit
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement, BurnWay
from pitboss.rules.result import Winner
from pitboss.store.opening import open_store
from pitboss.table.acting import Who
from pitboss.table.acts.cards import BringCards, Burn, CheckCards, Cut, InsertCuttingCard, Shuffle
from pitboss.table.acts.coup import (
    Call,
    CallLastCoup,
    ConfirmResult,
    DrawCard,
    EndPeriod,
    NameCard,
    SelectResult,
    StartRound,
)
from pitboss.table.acts.irregular import RuleOn
from pitboss.table.acts.opening import OpenTable
from pitboss.table.acts.pairing import DrawOutOfTurn, PairTables
from pitboss.table.acts.people import Join, Leave
from pitboss.table.wheel.opening import OpenWheel
from pitboss.table.wheel.ruling import CorrectNumber, VoidSpin
from pitboss.table.wheel.spinning import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.table.wheel.state import Source

LONG, SHORT = 600, 1
"""Wagering periods in seconds: one that the dealer ends, and one that the clock ends."""
GAMES = {
    # Dealt by people who look at their screens, the cards from a shoe that reads them.
    "rapid-1": (RAPID, "baccarat", LONG, "staff", "device"),
    "rapid-2": (RAPID, "baccarat", LONG, "staff", "device"),
    # Two games under one dealer, who keys the cards in.
    "rapid-3": (RAPID, "baccarat", LONG, "staff", "keyed"),
    "rapid-4": (RAPID, "baccarat", LONG, "staff", "keyed"),
    "roulette-1": (RAPID, "roulette", LONG, "staff", "device"),
    # Run by the server alone.
    "even-1": (RAPID, "even-money", SHORT, "virtual", "simulated"),
    "roulette-2": (RAPID, "roulette", SHORT, "virtual", "simulated"),
    # Live tables.
    "star-1": (STAR, "baccarat", LONG, "staff", "simulated"),
    "premium-1": (PREMIUM, "tie-premium", LONG, "staff", "simulated"),
    "canberra-1": (CANBERRA, "commission", LONG, "staff", "simulated"),
    "guide-1": (GUIDE, "no-commission", LONG, "staff", "simulated"),
}
LIVE = ("star-1", "premium-1", "canberra-1", "guide-1")
GUESTS = ("ann", "bob")
TERMINALS = range(1, 10)
DAN = Who("dan", Role.DEALER)


def config() -> Iterator[str]:
    yield 'venue = "The Little Casino"'
    for name, (edition, game, period, dealing, shoe) in GAMES.items():
        wheel = "automated" if dealing == "virtual" else "live"
        yield f'[[games]]\nname = "{name}"\nedition = "{edition}"\ngame = "{game}"\nwheel = "{wheel}"'
        yield f'period = {period}\npause = 0\ndealing = "{dealing}"\nshoe = "{shoe}"'
        yield 'limits = {least = "5", most = "1000", unit = "5"}'
    yield from (f'[[terminals]]\nnumber = "{number}"' for number in TERMINALS)
    yield from (f'[[seats]]\ntable = "{table}"\nguest = "{guest}"' for table in LIVE for guest in GUESTS)


# Cards


async def load(dealer: Person, supervisor: Person, game: str, behind: int = 20, back: str = "red") -> None:
    """Cards go into the shoe, the cutting card in front of so many of them."""
    await dealer.act(game, BringCards(back), approved=SUE)
    for each in (dealer, supervisor):
        # Not every edition has both of them check the cards.
        await each.ask(each.acting(game, CheckCards()))
    await dealer.act(game, Shuffle())
    cutter = dealer if game.startswith("rapid") else supervisor
    await cutter.act(game, Cut(100))
    await dealer.act(game, InsertCuttingCard(behind), Burn(BurnWay.FACE_DOWN, (None,)))


async def new_game(dealer: Person, game: str, key: str) -> bool:
    """Opens the next coup of a Rapid game; not if the shoe is over."""
    started = await dealer.ask(dealer.acting(game, StartRound(key)))
    if isinstance(started, Rejection) and started.code == "last-coup-not-called":
        await dealer.act(game, CallLastCoup())
        started = await dealer.ask(dealer.acting(game, StartRound(key)))
    if isinstance(started, Rejection):
        assert started.code == "shoe-ended", started
        return False
    await dealer.act(game, Call(Announcement.PLACE_YOUR_BETS))
    return True


def offered(view: Any) -> dict[str, Any]:
    """What a screen offers, the first of each kind."""
    acts = [offer["act"] for offer in view["table"].get("offers", ())]
    return {act["act"]: act for act in reversed(acts)}


def cards_of(view: Any) -> list[str | None]:
    """The cards of the coup under way, as a screen shows them."""
    return [card.get("card") for card in view["table"]["coup"].get("cards", ())]


async def confirm(dealer: Person, game: str) -> None:
    """Chooses the one result that the screen offers, once there is one, and confirms it."""
    view = await dealer.see(f"game/{game}/dealer", lambda now: "select-result" in offered(now))
    await dealer.act(game, offered(view)["select-result"], ConfirmResult())


# Rapid Baccarat


async def deal_a_whole_shoe(hall: Hall, supervisor: Person) -> None:
    """A shoe in a process of its own deals to its end, with two terminals betting on every coup."""
    game = "rapid-1"
    dealer = await hall.staff(DEE, f"dt/{game}")
    one, two = await hall.terminal("1"), await hall.terminal("2")
    for terminal in (one, two):
        await terminal.fund(*[10_000] * 10)
    async with hall.program("shoe", game, "--seed", "7", "--fault", "duplicate", "--every", "9"):
        await supervisor.act(game, OpenTable(hall.sign(game)))
        await until(lambda: hall.server.get(f"/api/deals/{game}"))
        await load(dealer, supervisor, game)
        for number in count(1):
            key = f"{game}-{number}"
            if not await new_game(dealer, game, key):
                break
            await one.bet(game, key, {"player": 500, "tie": 500})
            await two.bet(game, key, {"banker": 1_000})
            await dealer.act(game, EndPeriod())
            await confirm(dealer, game)
            came = [await terminal.settled(key) for terminal in (one, two)]
            assert came[0]["cards"] == came[1]["cards"]
        assert number > 50
        await load(dealer, supervisor, game, back="blue")
        await until(lambda: hall.server.get(f"/api/deals/{game}")[0]["promise"].get("seed"))


async def read_wrongly(hall: Hall, supervisor: Person) -> None:
    """A shoe reads nothing, the wrong card, one card twice, too late, or loses a message."""
    game, numbers = "rapid-2", count(1)
    dealer, shoe, seven = (
        await hall.staff(DAN, f"dt/{game}"),
        await hall.device(f"shoe-{game}"),
        await hall.terminal("7"),
    )

    async def read(key: str, *codes: str | None) -> None:
        for code in codes:
            await shoe.do(ReadCard(f"shoe-{game}", game, next(numbers), code, key))

    async def begin(key: str) -> None:
        assert await new_game(dealer, game, key)
        await seven.bet(game, key, {"player": 1_000})
        await dealer.act(game, EndPeriod())

    async def lie(*codes: str | None) -> None:
        """Waits until these cards lie on the table."""
        wanted = list(codes)
        await dealer.see(f"game/{game}/dealer", lambda now: cards_of(now) == wanted)

    await seven.fund(10_000)
    await supervisor.act(game, OpenTable(hall.sign(game)))
    await load(dealer, supervisor, game)

    await begin("unread")
    await read("unread", "9S", None)
    await lie("9S", None)
    await dealer.act(game, NameCard(1, "KH"))
    await read("unread", "KD", "7C")
    assert await shoe.refused(ReadCard(f"shoe-{game}", game, 4, "7C", "unread")) == "already-read"
    await confirm(dealer, game)
    assert (await seven.settled("unread"))["cards"] == ["9S", "KH", "KD", "7C"]

    await begin("misread")
    await read("misread", "9S", "KH", "KD", "7C")
    await lie("9S", "KH", "KD", "7C")
    assert await dealer.refused(dealer.acting(game, SelectResult(Winner.BANKER))) == "result-differs"
    differs = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
    await supervisor.act(game, RuleOn(differs, actual=("6S", "KH", "KD", "7C")))
    await confirm(dealer, game)
    assert (await seven.settled("misread"))["returned"] == 0

    await begin("double")
    await read("double", "9H", "KH", "KD", "7C", "7C")
    await dealer.see(f"game/{game}/dealer", lambda now: now["phase"] == "paused")
    assert await dealer.refused(dealer.acting(game, SelectResult(Winner.PLAYER))) == "ruling-due"
    await dealer.act(game, RuleOn(Report(Kind.STRAY_BANKER_CARD)))
    await confirm(dealer, game)
    assert (await seven.settled("double"))["cards"] == ["9H", "KH", "KD", "7C"]

    # The card that was one too many begins a coup on which nobody bets.
    assert await new_game(dealer, game, "no-bet")
    assert await seven.refused(DragChips("7", game, "no-bet", {"player": 500})) == "wagers-closed"
    await dealer.act(game, DrawCard())
    await read("no-bet", "2D", "8D", "7S")
    await confirm(dealer, game)

    await begin("late")
    await read("double", "7D")
    await read("late", "9D", "KS", "QD", "7H")
    await confirm(dealer, game)
    assert (await seven.settled("late"))["cards"] == ["9D", "KS", "QD", "7H"]

    await begin("lost")
    await read("lost", "9C")
    next(numbers)
    await read("lost", "QS", "7S")
    await until(lambda: f"shoe-{game}" in hall.server.get("/health")["faults"])
    await lie("9C")
    await dealer.act(game, DrawCard("KC"), DrawCard("QS"), DrawCard("7S"))
    await supervisor.do(ClearFault(f"shoe-{game}", SUE.name, "A loose plug."))
    await confirm(dealer, game)
    assert (await seven.settled("lost"))["cards"] == ["9C", "KC", "QS", "7S"]

    await begin("dummy")
    before = await seven.account()
    await read("dummy", "2H")
    dummy = RuleOn(Report(Kind.PROMPTED_DUMMY))
    assert await dealer.refused(dealer.acting(game, dummy)) == "not-authorised"
    await dealer.act(game, dummy, approved=SUE)
    after = await seven.account(lambda now: not now.get("layouts"))
    assert after["credits"] == before["credits"] + 1_000
    assert "11.8.14" in after["notice"]


async def deal_two_games(hall: Hall, supervisor: Person) -> None:
    """One dealer deals two games in turn, draws from the wrong shoe, and has results corrected."""
    one, two = "rapid-3", "rapid-4"
    dealer, five, six = await hall.staff(DAN, f"dt/{one}"), await hall.terminal("5"), await hall.terminal("6")
    for terminal in (five, six):
        await terminal.fund(10_000, 10_000)
    for game, other in ((one, two), (two, one)):
        await supervisor.act(game, OpenTable(hall.sign(game)))
        await load(dealer, supervisor, game)
        await supervisor.act(game, PairTables(other, "G"))
    for game in (one, two):
        assert await new_game(dealer, game, f"{game}-1")
    await change_wagers(five, one, f"{one}-1")
    await six.bet(two, f"{two}-1", {"banker": 1_000})

    assert await dealer.refused(dealer.acting(two, DrawCard("9S"))) == "other-games-turn"
    await dealer.act(two, DrawOutOfTurn("9S"))
    wrong_shoe = RuleOn(Report(Kind.WRONG_SHOE))
    assert await dealer.refused(dealer.acting(two, wrong_shoe, SUE), SUE) == "not-authorised"
    await dealer.act(two, wrong_shoe, approved=AMY)
    assert (await six.account(lambda now: not now.get("layouts")))["credits"] == 20_000

    # The first card ends the wagering period, however early it comes.
    await dealer.act(one, DrawCard("9S"))
    assert await five.refused(DragChips("5", one, f"{one}-1", {"tie": 500})) == "wagers-closed"
    await dealer.act(one, *map(DrawCard, ("KH", "KD", "7C")), SelectResult(Winner.PLAYER), ConfirmResult())
    assert (await five.settled(f"{one}-1"))["returned"] == 2_000

    assert await new_game(dealer, two, f"{two}-2")
    await six.bet(two, f"{two}-2", {"banker": 1_000})
    await dealer.act(two, *map(DrawCard, ("2S", "KH", "KD", "7C", "2H")))
    await dealer.act(two, SelectResult(Winner.BANKER), ConfirmResult())
    assert (await six.settled(f"{two}-2"))["returned"] == 1_950
    assert (await six.account())["credits"] == 20_950

    # A card was keyed in wrongly: a supervisor says what lay there, and the terminal is settled anew.
    differs = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
    await dealer.act(two, RuleOn(differs, actual=("9S", "KH", "KD", "7C")), approved=SUE)
    await dealer.act(two, SelectResult(Winner.PLAYER), ConfirmResult())
    corrected = await six.account(lambda now: plays(now)[f"{two}-2"]["returned"] == 0)
    assert corrected["credits"] == 19_000
    await dealer.act(two, RuleOn(Report(Kind.MISDEAL)), approved=AMY)
    void = await six.account(lambda now: plays(now)[f"{two}-2"].get("void"))
    assert void["credits"] == 20_000


async def change_wagers(terminal: Terminal, game: str, play: str) -> None:
    """Chips are placed, moved and taken off until 10.00 lies on Player."""
    number = terminal.number
    before = (await terminal.account())["credits"]
    await terminal.bet(game, play, {"player": 1_500, "banker": 1_500})
    await terminal.do(MoveChips(number, game, play, "banker", "tie", 500))
    await terminal.do(TakeOffChips(number, game, play, "banker"))
    lies = await terminal.account(lambda now: "tie" in now["layouts"][0]["stakes"])
    assert lies["layouts"][0]["stakes"] == {"player": 1_500, "tie": 500}
    assert await terminal.refused(CashOut(number)) == "wagers-placed"
    await terminal.do(ClearChips(number, game, play))
    # What is no multiple of the unit, or more than there are credits for, never leaves the meter.
    await terminal.bet(game, play, {"player": 1_200})
    assert await terminal.refused(DragChips(number, game, play, {"player": 100})) == "outside-limits"
    after = await terminal.account(lambda now: now["held"] == 1_000)
    assert after["credits"] == before - 1_000


# Roulette


async def spin_a_live_wheel(hall: Hall, supervisor: Person) -> None:
    """A sensor in a process of its own reads every number but the fourth; people say what it cannot."""
    game = "roulette-1"
    dealer, eight = await hall.staff(DAN, f"dt/{game}"), await hall.terminal("8")
    await eight.fund(*[10_000] * 5)
    await supervisor.act(game, OpenWheel(hall.sign(game)))

    async def spin(key: str, stakes: dict[str, int]) -> int:
        """A game until the sensor has spoken; the number that it read."""
        await dealer.act(game, NewGame(key))
        await eight.bet(game, key, stakes)
        await dealer.act(game, EndPeriod(), SpinBall())
        view = await dealer.see(f"game/{game}/dealer", lambda now: "registered" in now["wheel"]["spin"])
        number: int = view["wheel"]["spin"]["registered"]
        return number

    async with hall.program("wheel", game, "--seed", "7", "--fault", "no-read", "--every", "4"):
        number = await spin("called", {"orphelins": 2_500, "grand-series": 4_500, "red": 500})
        await dealer.act(game, ConfirmNumber(number))
        assert (await eight.settled("called"))["number"] == number

        # A wheel that stands still is no spin, and the ball is spun again.
        await dealer.act(game, NewGame("again"))
        await eight.bet(game, "again", {"black": 500})
        await dealer.act(game, SpinBall(wheel_turns=False), EndPeriod(), SpinBall())
        view = await dealer.see(f"game/{game}/dealer", lambda now: "registered" in now["wheel"]["spin"])
        await dealer.act(game, ConfirmNumber(view["wheel"]["spin"]["registered"]))
        await eight.settled("again")

        # Dealer and sensor differ until a supervisor enters the number, and enters another afterwards.
        number = await spin("differs", {"straight:17": 500})
        wrong = Report(Kind.WRONG_NUMBER)
        await dealer.act(game, ConfirmNumber((number + 1) % 37))
        assert await dealer.refused(dealer.acting(game, ConfirmNumber(number))) == "result-differs"
        await supervisor.act(game, CorrectNumber(wrong, 16, "The sensor misread it."))
        assert (await eight.settled("differs"))["returned"] == 0
        poorer = (await eight.account())["credits"]
        await dealer.act(game, CorrectNumber(wrong, 17, "It was seventeen."), approved=SUE)
        richer = await eight.account(lambda now: plays(now)["differs"]["returned"] > 0)
        assert richer["credits"] == poorer + 18_000

        await dealer.act(game, NewGame("unread"))
        await eight.bet(game, "unread", {"even": 500})
        await dealer.act(game, EndPeriod(), SpinBall())
        await dealer.see(f"game/{game}/dealer", lambda now: "dealer to enter" in now["wheel"]["waits_for"])
        await dealer.act(game, BallAtRest(8, Source.DEALER), ConfirmNumber(8))
        assert (await eight.settled("unread"))["returned"] == 1_000

        before = (await eight.account())["credits"]
        number = await spin("void", {"odd": 500})
        await dealer.act(game, ConfirmNumber(number))
        await eight.settled("void")
        malfunction = Report(Kind.SYSTEM_MALFUNCTION)
        await dealer.act(game, VoidSpin(malfunction, "The system stopped."), approved=SUE)
        void = await eight.account(lambda now: plays(now)["void"].get("void"))
        assert void["credits"] == before


# Games that the server runs by itself, and money on paper


async def play_and_cash_out(hall: Hall) -> None:
    """One account plays two games, leaves with a ticket, and goes on elsewhere; the cage pays the rest."""
    three, four, cage = await hall.terminal("3"), await hall.terminal("4"), await hall.cashier()
    await three.fund(*[10_000] * 5)
    for _ in range(2):
        coup = await three.bet_next("even-1", {"player": 500, "banker": 500, "tie": 500})
        spin = await three.bet_next("roulette-2", {"straight:0": 500, "tier": 3_000, "split:17/20": 500})
        assert len((await three.settled(coup))["cards"]) in (4, 5, 6)
        assert (await three.settled(spin))["number"] in range(37)
    ticket = (await three.do(CashOut("3"))).ticket
    assert ticket is not None
    assert (await three.account())["credits"] == 0
    assert await three.refused(CashOut("3")) == "nothing-to-pay"
    await four.do(InsertTicket("4", ticket.number))
    assert await three.refused(InsertTicket("3", ticket.number)) == "ticket-used"
    assert (await four.account())["credits"] == ticket.cents
    spin = await four.bet_next("roulette-2", {"red": 500, "black": 500})
    await four.settled(spin)
    ticket = (await four.do(CashOut("4"))).ticket
    assert ticket is not None
    assert await cage.refused(RedeemTicket(ticket.number, "cage", ticket.cents + 100)) == "amount-differs"
    await cage.do(RedeemTicket(ticket.number, "cage", ticket.cents))
    assert await cage.refused(RedeemTicket(ticket.number, "cage", ticket.cents)) == "ticket-used"
    assert await four.refused(InsertTicket("4", ticket.number)) == "ticket-used"


# Live tables

COURSE = (
    "settle",
    "announce-counts",
    "settle-initial-deal",
    "pass-out",
    "collect",
    "turn",
    "draw-card",
)
"""What a dealer does once no more bets are taken: the first of these that the screen offers."""


async def deal_a_table(hall: Hall, supervisor: Person, table: str) -> None:
    """A short shoe with two guests who bet whatever they are offered, dealt by what the screen offers."""
    dealer = await hall.staff(DEE, f"dt/{table}")
    guests = [await hall.guest(table, player(name)) for name in GUESTS]
    await supervisor.act(table, OpenTable(hall.sign(table)))
    await load(dealer, supervisor, table, behind=390)
    for seat, guest in zip((1, 3), guests, strict=True):
        assert guest.who is not None
        await guest.act(table, Join(guest.who.name, seat, 100_000))
    for number in count(1):
        if not await new_game(dealer, table, f"{table}-{number}"):
            break
        for guest in guests:
            await bet_on_everything(guest, table)
        closing = await dealer.see(f"game/{table}/dealer")
        tag = "end-period" if "end-period" in offered(closing) else "call"
        await dealer.act(table, offered(closing)[tag])
        while (view := await dealer.see(f"game/{table}/dealer"))["phase"] != "result":
            offers = offered(view)
            await dealer.act(table, next(offers[tag] for tag in COURSE if tag in offers))
    assert number > 2
    ann = guests[0]
    await ann.act(table, Leave(GUESTS[0]))
    await dealer.act(table, BringCards("blue"), approved=SUE)


async def bet_on_everything(guest: Person, table: str) -> None:
    """Places each wager that the guest's screen offers."""
    assert guest.who is not None
    view = await guest.see(f"seat/{table}/{guest.who.name}")
    wagers = [offer["act"] for offer in view["game"]["table"]["offers"]]
    placed = [
        await guest.ask(guest.acting(table, wager)) for wager in wagers if wager["act"] == "place-wager"
    ]
    assert placed


async def until(so: Any) -> None:
    """Waits for something that can only be asked for."""
    async with asyncio.timeout(30):
        while not so():
            await asyncio.sleep(0.05)


async def day(server: Server) -> dict[str, int]:
    """Everything at once; gives what the screens show of every account at the end."""
    async with inside(server) as hall:
        supervisor = await hall.staff(SUE)
        await asyncio.gather(
            deal_a_whole_shoe(hall, supervisor),
            read_wrongly(hall, supervisor),
            deal_two_games(hall, supervisor),
            spin_a_live_wheel(hall, supervisor),
            play_and_cash_out(hall),
            *(deal_a_table(hall, supervisor, table) for table in LIVE),
        )
        return await look_at_accounts(hall)


async def look_at_accounts(hall: Hall) -> dict[str, int]:
    """What the screens show of everybody's money."""
    shown = {}
    for number in map(str, TERMINALS):
        account = await (await hall.terminal(number)).account()
        shown |= {f"pt/{number}/chips": account["credits"], f"pt/{number}/held": account["held"]}
    for table in LIVE:
        for name in GUESTS:
            seat = await (await hall.guest(table, player(name))).see(f"seat/{table}/{name}")
            shown[f"table/{table}/seat/{name}/stack"] = seat.get("chips", 0)
    return shown


def check_deals(server: Server, folder: Path) -> set[str]:
    """Has every deal that is over worked out again; gives the games that had some."""
    checked = set()
    for game in GAMES:
        for line in server.get(f"/api/deals/{game}"):
            if line["promise"].get("seed") is None:
                continue
            proof = folder / "proof.json"
            proof.write_bytes(msgspec.json.encode(server.get(f"/api/deals/{game}/{line['deal']}")))
            done = CliRunner().invoke(command, ["verify-deal", str(proof)])
            assert done.exit_code == 0, done.output
            checked.add(game)
    return checked


async def check_books(database: str) -> Audit:
    """What the auditor finds in the log."""
    store = sure(await open_store(database))
    try:
        found = await audit(store)
    finally:
        await store.close()
    assert isinstance(found, Audit), found
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_day_on_the_whole_floor(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "floor.sqlite") if kind == "sqlite" else request.getfixturevalue("database")
    with running("\n".join(config()), database) as server:
        shown = asyncio.run(day(server))
        assert check_deals(server, tmp_path) == {"rapid-1", "even-1", "roulette-2", *LIVE}
        assert server.stop() == 143
    found = asyncio.run(check_books(database))
    assert {account: found.balances.get(account, 0) for account in shown} == shown
    assert found.incidents == 0
    done = CliRunner().invoke(command, ["verify", "--database", database])
    assert done.exit_code == 0, done.output
