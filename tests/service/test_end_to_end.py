"""A day on the whole floor: a real server, everyone at sockets, and an auditor who finds no error.

It takes over 10 s: thirteen games are played to their end at one server, on two stores.
"""

import asyncio
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
from kit.clients.client_numbers import add_numbers
from kit.clients.socket_clients import Actor, Hall, Terminal, User, inside
from kit.days.rapid_day import deal_a_whole_shoe, deal_two_games, read_wrongly, spin_a_live_wheel
from kit.server.server_process import PASSWORD, Server, running, started
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import DEE, SUE, player
from typer.testing import CliRunner

from pitboss.audit.auditor import Audit, audit
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import BringChips, Join, Leave
from pitboss.baccarat.acts.shoe.cards import BringCards
from pitboss.cli.main import command
from pitboss.floor.devices.device_commands import ClearFault, ReportFault
from pitboss.floor.devices.devices import Fault
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, InsertTicket
from pitboss.floor.terminals.payout_commands import PayHand
from pitboss.floor.tickets.ticket_commands import RedeemTicket
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.rules.procedure import Announcement
from pitboss.service.devices.device_faults import DeviceFault
from pitboss.service.devices.simulated import Manner, choose_chance, run_wheel
from pitboss.service.realtime.client import View, connect
from pitboss.service.realtime.messages import Done, PrintedTicket
from pitboss.store.opening import open_store

LONG, SHORT = 600, 1
"""Wagering periods in seconds: one that the dealer ends, and one that the clock ends."""
GAMES = {
    "rapid-1": (RAPID, "baccarat", LONG, "staff", "device"),
    "rapid-2": (RAPID, "baccarat", LONG, "staff", "device"),
    "rapid-3": (RAPID, "baccarat", LONG, "staff", "keyed"),
    "rapid-4": (RAPID, "baccarat", LONG, "staff", "keyed"),
    "rapid-5": (RAPID, "baccarat", SHORT, "virtual", "simulated"),
    "even-1": (RAPID, "even-money", LONG, "staff", "simulated"),
    "roulette-1": (RAPID, "roulette", LONG, "staff", "device"),
    "roulette-2": (RAPID, "roulette", SHORT, "virtual", "simulated"),
    "roulette-3": (RAPID, "roulette", SHORT, "virtual", "device"),
    "star-1": (STAR, "baccarat", LONG, "staff", "simulated"),
    "premium-1": (PREMIUM, "tie-premium", LONG, "staff", "simulated"),
    "canberra-1": (CANBERRA, "commission", LONG, "staff", "simulated"),
    "guide-1": (GUIDE, "no-commission", LONG, "staff", "simulated"),
}
LIVE = ("star-1", "premium-1", "canberra-1", "guide-1")
PROMISED = {"rapid-1", "even-1", "roulette-2", "roulette-3", *LIVE}
"""The games whose deals are promised and over at the end of the day."""
GUESTS = ("ann", "bob")
TERMINALS = range(1, 11)


def config() -> Iterator[str]:
    """The floor.toml of the day."""
    yield 'venue = "The Little Casino"'
    for name, (edition, game, period, dealing, shoe) in GAMES.items():
        wheel = "automated" if dealing == "virtual" else "live"
        yield f'[[games]]\nname = "{name}"\nedition = "{edition}"\ngame = "{game}"\nwheel = "{wheel}"'
        yield f'period = {period}\npause = 0\ndealing = "{dealing}"\nshoe = "{shoe}"'
        yield 'limits = {least = "5", most = "1000", unit = "5"}'
    yield from (f'[[terminals]]\nnumber = "{number}"\nhand-pay-over = "1000"' for number in TERMINALS)
    yield from (f'[[seats]]\ntable = "{table}"\nguest = "{guest}"' for table in LIVE for guest in GUESTS)


async def play_and_cash_out(hall: Hall) -> None:
    """One account plays two games, leaves with a ticket, and continues elsewhere."""
    three, four = await hall.terminal("3"), await hall.terminal("4")
    stacker, printer = await hall.device("stacker-3"), await hall.device("printer-3")
    for _ in range(5):
        await stacker.do(InsertNote("3", 10_000))
    rapid = [name for name, (edition, *_) in GAMES.items() if edition == RAPID]
    assert (await three.account())["games"] == rapid
    for _ in range(2):
        coup = await three.bet_next("rapid-5", {"player": 500, "banker": 500, "tie": 500})
        spin = await three.bet_next("roulette-2", {"straight:0": 500, "tier": 3_000, "split:17/20": 500})
        assert len((await three.settled(coup))["cards"]) in (4, 5, 6)
        number = (await three.settled(spin))["number"]
        assert await number_shown(hall, "roulette-2", spin) == number
    await printer.do(ReportFault("printer-3", Fault.NO_PAPER, "The roll is empty."))
    assert await three.refused(CashOut("3")) == "printer-failed"
    await hall.supervisor("rapid-5").do(ClearFault("printer-3", SUE.name, "A new roll."))
    ticket = (await leave(three, "3")).ticket
    assert ticket is not None
    slips = (await printer.see("device/printer-3", lambda now: now.get("wanted") == "print"))["slips"]
    assert [slip["number"] for slip in slips] == [ticket.number]
    assert (await three.account())["credits"] == 0
    assert await three.refused(CashOut("3")) == "insufficient-funds"
    await four.do(InsertTicket("4", ticket.number))
    assert await three.refused(InsertTicket("3", ticket.number)) == "ticket-redeemed"
    assert (await four.account())["credits"] == ticket.cents
    await four.settled(await four.bet_next("roulette-2", {"red": 500, "black": 500}))
    await four.fund(10_000)
    ticket = (await leave(four, "4")).ticket
    assert ticket is not None
    await four.fund(*[10_000] * 11)
    assert (await leave(four, "4")).ticket is None
    await pay(hall, four, ticket)


async def pay(hall: Hall, terminal: Terminal, ticket: PrintedTicket) -> None:
    """The cage pays a ticket, and by hand an amount that is too large for one."""
    cage = await hall.cashier()
    altered = RedeemTicket(ticket.number, "cage", ticket.cents + 100)
    assert await cage.refused(altered) == "ticket-amount-differs"
    await cage.do(RedeemTicket(ticket.number, "cage", ticket.cents))
    assert await cage.refused(RedeemTicket(ticket.number, "cage", ticket.cents)) == "ticket-redeemed"
    assert await terminal.refused(InsertTicket(terminal.number, ticket.number)) == "payout-waiting"
    (form,) = (await terminal.account())["payouts"]
    paid = PayHand(terminal.number, form["sequence"], form["cents"], "Ann Lee", DEE.name)
    assert await cage.refused(paid) == "second-person-needed"
    await cage.do(paid, second=DEE)
    assert "payouts" not in await terminal.account()


async def spin_by_itself(hall: Hall, game: str) -> None:
    """A wheel that no server knows in advance promises its spins, and sends every number twice."""
    sensor, ten = await hall.device(f"wheel-{game}"), await hall.terminal("10")
    await ten.fund(10_000)
    manner = Manner(choose_chance(None), pace=0, fault=DeviceFault.DOUBLE, every=1)
    spinning = asyncio.gather(
        run_wheel(sensor.floor, manner, lambda _: None),
        add_numbers(ten.floor, game),
    )
    try:
        for _ in range(3):
            spin = await ten.bet_next(game, {"dozen:1": 500, "dozen:2": 500, "dozen:3": 500})
            settled = await ten.settled(spin)
            assert settled["returned"] == (1_500 if settled["number"] else 0)
    finally:
        spinning.cancel()
        await asyncio.gather(spinning, return_exceptions=True)


async def number_shown(hall: Hall, game: str, spin: str) -> int:
    """The number of a spin on the display beside the wheel, which shows the next countdown."""
    display = await hall.device(f"display-{game}")
    view = await display.see(f"game/{game}", lambda now: now["phase"] == "open")
    assert view["ends_at"] == view["wheel"]["spin"]["began"] + 1_000 * SHORT
    shown: dict[str, int] = {each["key"]: each["number"] for each in view["wheel"]["numbers"]}
    return shown[spin]


async def leave(terminal: User, number: str) -> Done:
    """A player cashes out, once no game that they play is between its period and its result."""
    while not isinstance(done := await terminal.ask(CashOut(number)), Done):
        assert done.facts.get("case") == "leave-after-result", done
        await asyncio.sleep(0.05)
    return done


async def deal_even_money(hall: Hall, game: str) -> None:
    """A short shoe on which Banker pays even money, but half of it with six."""
    dealer, supervisor, nine = await hall.dealer(DEE, game), hall.supervisor(game), await hall.terminal("9")
    await nine.fund(10_000, 10_000)
    await supervisor.act(OpenTable(hall.limits(game)))
    await dealer.load(supervisor, behind=390)
    for number in count(1):
        key = f"{game}-{number}"
        if not await dealer.new_game(key):
            break
        await nine.bet(game, key, {"banker": 1_000})
        await dealer.deal_out()
        settled = await nine.settled(key)
        outcome = msgspec.convert(settled["outcome"], Text)
        assert settled["returned"] == even_money(outcome), outcome
    assert number > 2
    await dealer.act(BringCards("blue"), approved=SUE)


def even_money(outcome: Text) -> int:
    """What $10 on Banker return."""
    if outcome.key == "outcome-tied":
        return 1_000
    assert outcome.key == "outcome-won"
    if outcome.facts["winner"] == Text("hand-player"):
        return 0
    assert outcome.facts["winner"] == Text("hand-banker")
    return 1_500 if outcome.facts["high"] == 6 else 2_000


async def deal_a_table(hall: Hall, table: str) -> None:
    """A short shoe with two guests who place every offered bet, dealt by what the screen offers."""
    dealer, supervisor = await hall.dealer(DEE, table), hall.supervisor(table)
    guests = [await hall.guest(table, player(name)) for name in GUESTS]
    adding = asyncio.gather(*(add_numbers(guest.floor, table) for guest in guests))
    await supervisor.act(OpenTable(hall.limits(table)))
    await dealer.look(lambda now: now.get("deals"))
    await dealer.load(supervisor, behind=390)
    for seat, guest in zip((1, 3), guests, strict=True):
        name = guest.who.name
        assert await guest.refused(guest.acting(Join(name, seat, 100_000))) == "chips-unseen"
        await guest.act(Join(name, seat))
        await dealer.act(BringChips(name, 100_000))
    for number in count(1):
        key = f"{table}-{number}"
        if not await dealer.new_game(key):
            break
        for guest in guests:
            await bet_on_everything(guest, key)
        await dealer.call(Announcement.NO_MORE_BETS)
        await dealer.deal_out()
    assert number > 2
    await guests[0].act(Leave(GUESTS[0]))
    await dealer.act(BringCards("blue"), approved=SUE)
    adding.cancel()
    await asyncio.gather(adding, return_exceptions=True)


async def bet_on_everything(guest: Actor, coup: str) -> None:
    """Places each wager that the guest's screen offers, once it shows the coup."""
    seat = await guest.look(lambda now: now["game"].get("play") == coup and now["game"]["phase"] == "open")
    acts = [offer["act"] for offer in seat["game"]["table"]["offers"]]
    answers = [await guest.ask(guest.acting(act)) for act in acts if act["act"] == "place-wager"]
    refused = [answer.code for answer in answers if isinstance(answer, Rejection)]
    # A wager on one hand excludes one on the other.
    assert set(refused) <= {"approval-needed", "combination-not-allowed"}
    assert len(answers) > len(refused)


async def day(server: Server, behind: int) -> dict[str, Cents]:
    """Everything at once; returns what the screens show of every account at the end."""
    async with inside(server) as hall:
        # Where one of them fails, the others end their own processes before the floor is left.
        async with asyncio.TaskGroup() as group:
            for work in (
                deal_a_whole_shoe(hall, "rapid-1", behind),
                read_wrongly(hall, "rapid-2"),
                deal_two_games(hall, "rapid-3", "rapid-4"),
                spin_a_live_wheel(hall, "roulette-1"),
                deal_even_money(hall, "even-1"),
                spin_by_itself(hall, "roulette-3"),
                play_and_cash_out(hall),
                *(deal_a_table(hall, table) for table in LIVE),
            ):
                group.create_task(work)
        return await look_at_accounts(hall)


async def look_at_accounts(hall: Hall) -> dict[str, Cents]:
    """The balance of every account on the screens."""
    shown: dict[str, Cents] = {}
    for number in map(str, TERMINALS):
        account = await (await hall.terminal(number)).account()
        shown |= {f"pt/{number}/chips": account["credits"], f"pt/{number}/held": account["held"]}
    for table in LIVE:
        for name in GUESTS:
            seat = await (await hall.guest(table, player(name))).look()
            shown[f"table/{table}/seat/{name}/stack"] = seat.get("chips", 0)
    return shown


def check_deals(server: Server, folder: Path) -> set[str]:
    """Computes every finished deal again; returns the games that had some."""
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
    """The auditor's findings in the log."""
    store = unwrap(await open_store(database))
    try:
        found = await audit(store)
    finally:
        await store.close()
    assert isinstance(found, Audit), found
    return found


@clause(RAPID, "2.1", "2.3.2", "4.1", "7.1", "7.2", "8.2.2", "8.2.3")
@pytest.mark.parametrize(("kind", "behind"), [("sqlite", 20), ("postgres", 390)])
def test_a_day_on_the_whole_floor(
    kind: str, behind: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "floor.sqlite") if kind == "sqlite" else request.getfixturevalue("database")
    with running("\n".join(config()), database) as server:
        shown = asyncio.run(day(server, behind))
        assert check_deals(server, tmp_path) == PROMISED
        assert server.stop() == 143
    found = asyncio.run(check_books(database))
    assert {account: found.balances.get(account, 0) for account in shown} == shown
    assert found.incidents == 0
    done = CliRunner().invoke(command, ["verify", "--database", database])
    assert done.exit_code == 0, done.output


def test_the_first_day_of_a_floor_begins_with_a_password_on_the_screen(tmp_path: Path) -> None:
    server = Server("\n".join(config()), str(tmp_path / "floor.sqlite"), {}, tmp_path)
    with started(server):
        given = re.findall(r"signs in as admin, once, with\n +(\S+)", server.log)
        token = server.post("/api/sign-in", {"name": "admin", "password": given[0]})["token"]
        server.post("/api/password", {"old": given[0], "new": PASSWORD}, token)
        token = server.sign_in("admin")
        done = CliRunner().invoke(
            command, ["staff", "add", "bea", "administrator", "--database", server.database]
        )
        code = done.output.splitlines()[1].strip()
        bea = server.post("/api/sign-in", {"name": "bea", "password": code})["token"]
        server.post("/api/password", {"old": code, "new": PASSWORD}, bea)
        signed = {"second": {"name": "bea", "password": PASSWORD}}
        once = server.post("/api/staff", {"name": "dee", "posts": ["dealer"], **signed}, token)
        own = server.post("/api/sign-in", {"name": "dee", "password": once["password"], "at": "dt/rapid-1"})
        assert own["must_change"]
        server.post("/api/password", {"old": once["password"], "new": PASSWORD}, own["token"])
        assert server.get("/api/me", own["token"])["posts"] == ["dealer"]
        devices = {"terminal-1": "player-terminal", "stacker-1": "stacker"}
        keys = [
            server.post("/api/devices", {"name": name, "kind": kind, "serves": "1", **signed}, token)["key"]
            for name, kind in devices.items()
        ]

        async def put_a_note_in() -> View:
            async with connect(server.url, keys[0]) as floor, connect(server.url, keys[1]) as slot:
                terminal = Terminal(floor, slot, "1")
                await terminal.fund(5_000)
                return await terminal.account()

        assert asyncio.run(put_a_note_in())["credits"] == 5_000
        assert server.stop() == 143
        assert not any(secret in server.log for secret in (PASSWORD, once["password"], token, *keys))
    assert asyncio.run(check_books(server.database)).balances["pt/1/chips"] == 5_000
