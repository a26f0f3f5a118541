"""The cage over HTTP: the history of a ticket, and the forms that are signed and printed."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest
from kit.clients.actors import everybody
from kit.server.live_server import CONFIG, PASSWORD, Server, log, running
from kit.store.store_contract import NOON
from msgspec.structs import replace

from pitboss.floor.people.staff import Post
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals.chips.chip_commands import CancelCredit, CashOut, TransferCredit
from pitboss.floor.tickets import ticket_commands as tickets
from pitboss.floor.tickets.validation import make_number, spaced, ticket_key
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import DAY_MS, months_later
from pitboss.kernel.rejection import unwrap
from pitboss.ledger.till import MoveMoney, ReverseMove

__all__ = ["log"]

IDS = count()
WATCHERS = (
    "gaming-supervisor electronic-gaming-supervisor casino-supervisor assistant-gaming-manager gaming-manager"
    " casino-operator inspector surveillance cashier"
).split()


class Cage:
    """A server, the token of a cashier, and a clock that is set by hand."""

    def __init__(self, server: Server, tokens: dict[str, str], clock: list[int]) -> None:
        self.server, self.tokens, self.clock = server, tokens, clock

    async def do(self, *commands: Command, by: str = "staff/cal") -> None:
        for command in commands:
            unwrap(await self.server.context.floor.do(f"c-{next(IDS)}", command, by))

    def credit(self, terminal: str, cents: int) -> Command:
        return TransferCredit(terminal, cents, f"CMS-{next(IDS)}")

    async def ticket(self, cents: int = 5_000, terminal: str = "7") -> str:
        """The number of a new ticket."""
        account: Any = self.server.context.floor.state(f"pt/{terminal}")
        await self.do(self.credit(terminal, cents), CashOut(terminal), by=f"pt/{terminal}")
        return make_number(self.server.context.secret, terminal, account.sequence + 1)

    async def get(self, path: str, who: str = "cashier") -> Any:
        return (await self.server.get(path, self.tokens[who])).json()

    async def wait(self, until: int) -> None:
        """Advances the clock, and the cashier signs in again."""
        self.clock[0] = until
        self.tokens["cashier"] = unwrap(await self.server.context.auth.sign_in("cashier", PASSWORD)).token

    async def find(self, number: str) -> Any:
        return await self.get(f"/api/tickets/{number}")

    async def allowed(self, path: str) -> set[str]:
        """The people who get an answer."""
        responses = {name: await self.server.get(path, token) for name, token in self.tokens.items()}
        assert {answer.status_code for answer in responses.values()} <= {200, 403}
        return {name for name, answer in responses.items() if answer.status_code == 200}


def tell(story: Callable[[Cage], Awaitable[None]]) -> None:
    """Runs a test at a cage."""
    clock = [NOON]

    async def check() -> None:
        async with running(clock=lambda: clock[0]) as server:
            await story(Cage(server, await everybody(server), clock))

    asyncio.run(check())


def test_a_ticket_is_found_by_its_number_and_tells_what_became_of_it() -> None:
    async def story(cage: Cage) -> None:
        number = await cage.ticket(120_005)
        found = await cage.find(spaced(number))
        assert found == {
            "ticket": ticket_key(cage.server.context.secret, number),
            "terminal": "7",
            "sequence": 1,
            "ends": number[-4:],
            "cents": 120_005,
            "words": "one thousand two hundred dollars and 5 cents",
            "issued": NOON,
            "expires": months_later(NOON, 12),
            "standing": "open",
        }
        zh = await cage.get(f"/api/tickets/{number}?lang=zh-Hans")
        assert zh["words"] == "壹仟贰佰元零伍分"
        await cage.do(tickets.WithholdTicket(number, "Torn paper.", until=NOON + DAY_MS))
        waiting = await cage.find(number)
        assert (waiting["standing"], waiting["reason"]) == ("withheld", "Torn paper.")
        assert waiting["until"] == NOON + DAY_MS
        await cage.wait(NOON + DAY_MS)
        later = await cage.find(number)
        assert later["standing"] == "open"
        assert "reason" not in later
        await cage.do(tickets.RedeemTicket(number, "cage"))
        paid = await cage.find(number)
        assert (paid["standing"], paid["paid_at"], paid["paid_by"]) == (
            "redeemed",
            NOON + DAY_MS,
            "staff/cal",
        )

    tell(story)


def test_a_ticket_that_is_never_paid_says_why() -> None:
    async def story(cage: Cage) -> None:
        refused, late = await cage.ticket(), await cage.ticket(700)
        await cage.do(
            tickets.WithholdTicket(refused, "An inquiry.", inspector="ian"),
            tickets.ReviewTicket(
                ticket_key(cage.server.context.secret, refused), agrees=True, note="Forged.", by="ian"
            ),
            tickets.RefuseTicket(refused, "It was forged."),
        )
        found = await cage.find(refused)
        assert (found["standing"], found["reason"]) == ("refused", "It was forged.")
        await cage.wait(months_later(NOON, 12))
        expired = await cage.find(late)
        assert expired["standing"] == "expired"
        await cage.do(tickets.LapseTicket(expired["ticket"]))
        assert (await cage.find(late))["standing"] == "lapsed"

    tell(story)


def test_a_ticket_that_was_paid_before_the_server_started_is_still_known() -> None:
    async def check() -> None:
        async with running() as server:
            cage = Cage(server, await everybody(server), [NOON])
            number = await cage.ticket()
            await cage.do(tickets.RedeemTicket(number, "cage"))
            store = server.context.floor.store
            async with running(store=store) as restarted:
                token = await restarted.hire("cyd", Post.CASHIER)
                found = (await restarted.get(f"/api/tickets/{number}", token)).json()
                assert restarted.context.floor.streams("ticket") == []
                assert found["standing"] == "redeemed"

    asyncio.run(check())


@pytest.mark.parametrize(
    ("number", "status", "code"),
    [
        (make_number(b"another secret", "7", 1), 404, "ticket-not-found"),
        ("123456789012345678", 409, "bad-validation-number"),
        ("1", 409, "bad-validation-number"),
    ],
)
def test_a_number_that_no_ticket_has_finds_nothing(number: str, status: int, code: str) -> None:
    async def story(cage: Cage) -> None:
        for path in ("/api/tickets", "/api/slips/ticket"):
            answer = await cage.server.get(f"{path}/{number}", cage.tokens["cashier"])
            assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)

    tell(story)


def test_the_cage_looks_tickets_up_and_a_terminal_draws_its_own() -> None:
    async def story(cage: Cage) -> None:
        number, other = await cage.ticket(), await cage.ticket(terminal="8")
        assert await cage.allowed(f"/api/tickets/{number}") == set(WATCHERS)
        assert await cage.allowed(f"/api/slips/ticket/{number}") == {*WATCHERS, "player-terminal"}
        assert await cage.allowed(f"/api/slips/ticket/{other}") == set(WATCHERS)
        drawn = await cage.get(f"/api/slips/ticket/{number}", "player-terminal")
        assert drawn["svg"].startswith("<svg ")
        assert spaced(number) in drawn["svg"]
        assert spaced(number) in drawn["text"]
        zh = await cage.get(f"/api/slips/ticket/{number}?lang=zh-Hans")
        assert "可兑换票券" in zh["text"]

    tell(story)


def test_paper_tells_the_time_of_the_house() -> None:
    async def check() -> None:
        async with running(replace(CONFIG, utc_offset=600)) as server:
            cage = Cage(server, await everybody(server), [NOON])
            number = await cage.ticket()
            ticket = await cage.get(f"/api/slips/ticket/{number}")
            await cage.do(cage.credit("7", 600_000), CashOut("7"), by="pt/7")
            form = await cage.get("/api/slips/payout/7/2")
            for paper in (*ticket.values(), *form.values()):
                assert "15 Jan 2027, 18:00:00 UTC+10:00" in paper

    asyncio.run(check())


def test_a_payment_form_is_blank_until_it_is_paid_and_bears_the_names_then() -> None:
    async def story(cage: Cage) -> None:
        await cage.do(cage.credit("7", 600_000), CashOut("7"), by="pt/7")
        path = "/api/slips/payout/7/1"
        assert await cage.allowed(path) == set(WATCHERS)
        blank = await cage.get(path)
        assert "$6,000.00" in blank["text"]
        assert "Ann Lee" not in blank["text"]
        await cage.do(payouts.PayHand("7", 1, 600_000, "Ann Lee", "sue"))
        signed = await cage.get(path)
        assert "\nPlayer          Ann Lee\n" in signed["text"]
        assert "Ann Lee" in signed["svg"]
        assert "人工支付单" in (await cage.get(f"{path}?lang=zh-Hans"))["text"]
        await cage.do(cage.credit("7", 500), CancelCredit("7", "Bo Ng", "sue"))
        voucher = await cage.get("/api/slips/payout/7/2")
        assert "PAYOUT VOUCHER" in voucher["text"]
        # A cashier who has just paid by voucher finds it as the latest form of the terminal.
        assert await cage.get("/api/slips/payout/7") == voucher
        # Its number is money: only who may issue one sees it.
        assert await cage.allowed("/api/slips/payout/7") == set(WATCHERS) - {"surveillance", "inspector"}
        for missing in ("/api/slips/payout/7/3", "/api/slips/payout/99/1", "/api/slips/payout/8"):
            assert (await cage.server.get(missing, cage.tokens["cashier"])).status_code == 404

    tell(story)


def test_no_number_of_a_ticket_gets_into_any_log(log: Any) -> None:
    async def story(cage: Cage) -> None:
        number = await cage.ticket()
        await cage.find(number)
        await cage.get(f"/api/slips/ticket/{number}", "player-terminal")
        refused = await cage.server.get(f"/api/tickets/{number}", cage.tokens["dealer"])
        assert refused.status_code == 403
        stored = [each async for batch in cage.server.context.floor.store.events() for each in batch]
        shown = (await cage.server.get("/api/log", cage.tokens["inspector"])).text
        cages = (await cage.server.get(f"/api/log?text={number}", cage.tokens["inspector"])).json()
        assert cages == []
        # This test's own HTTP client logs the addresses that it asks for.
        own = "".join(line for line in log.getvalue().splitlines() if '"httpx"' not in line)
        for text in (own, shown, "".join(str(each) for each in stored)):
            assert number not in text
            assert spaced(number) not in text

    tell(story)


def test_a_cashier_sees_what_they_moved_and_what_of_it_can_be_taken_back() -> None:
    async def story(cage: Cage) -> None:
        mine, other = "staff/cashier", "staff/cal"
        await cage.do(MoveMoney("capital", 900_000, {}, "Morning.", approved_by="sue"), by=other)
        await cage.do(
            MoveMoney("chips-made", 500_000, {}, approved_by="sue"),
            MoveMoney("fill", 20_000, {"table": "bac-1"}, "Red chips."),
            MoveMoney("kiosk-filled", 5_000, {"kiosk": "k1"}),
            MoveMoney("chips-outstanding", 1_000, {}, approved_by="sue"),
            by=mine,
        )
        moves = await cage.get("/api/moves")
        assert {each["move"]: (each["cents"], each["names"]) for each in moves} == {
            "kiosk-filled": (5_000, {"kiosk": "k1"}),
            "fill": (20_000, {"table": "bac-1"}),
            "chips-made": (500_000, {}),
            "chips-outstanding": (1_000, {}),
        }
        fill = next(each for each in moves if each["move"] == "fill")
        assert (fill["note"], fill["at"]) == ("Red chips.", NOON)
        await cage.do(ReverseMove(fill["stream"], fill["version"], "The wrong table.", "sue"), by=mine)
        left = {each["move"] for each in await cage.get("/api/moves")}
        assert left == {"kiosk-filled", "chips-made", "chips-outstanding"}
        assert await cage.get("/api/moves", "inspector") == []
        assert await cage.allowed("/api/moves") == set(WATCHERS)

    tell(story)
