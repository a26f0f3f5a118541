"""The attack: a dealer leaves one coup face down, so that the Inspector sees no more of the whole floor.

The log goes on for all readers, and also for that table. Only the cards that lie face down are left out, and
the hashes from which they could be guessed; both are shown once the coup is over.
"""

import asyncio
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Dealer, Hall, inside
from kit.pages.page_floors import LIVE_TABLE, staffed
from kit.server.live_server import running as running_inside
from kit.server.server_process import Server, running
from kit.server.views import held_by_ann
from kit.store.attacker import url
from kit.store.logged import act_name
from kit.tables.live_table import DEE, player

from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import ChooseDealing, OpenTable
from pitboss.baccarat.acts.people import BuyChips, Join
from pitboss.baccarat.acts.play import DrawCard, StartRound
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.devices.device_commands import ReadCard
from pitboss.floor.people.staff import Post
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.game.cards import CARDS
from pitboss.game.irregularities import Report
from pitboss.kernel.rejection import unwrap
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Announcement
from pitboss.service.realtime.client import View

__all__ = ["url"]


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    with running(staffed("simulated", "ann"), url) as server:
        yield server


def test_the_log_goes_on_while_a_coup_lies_face_down(server: Server) -> None:
    async def attack() -> None:
        async with inside(server) as hall:
            dealer, ian = await leave_it_lying(hall), server.sign_in("ian")
            await (await hall.terminal("1")).fund(5_000, 2_000)
            await dealer.act(ReportIrregularity(Report(Kind.DISPLAY_WRONG)))
            rows = log(server, ian)
            # Later events are shown at once, those of others and those of the table itself.
            assert [row["body"]["cents"] for row in rows if row["type"] == "note-inserted.1"] == [
                5_000,
                2_000,
            ]
            assert act_of(rows[-1]) == {"act": "report-irregularity.2"}
            assert [act_of(row) for row in drawn(rows)] == [{"act": "draw-card.1"}] * 4
            assert all(row["withheld"] and row["command"] == "" for row in drawn(rows))
            begun = next(row["seq"] for row in rows if act_name(row["body"]) == "start-round")
            # One hash after a hidden card is enough: an attacker who knows the other rows tries all cards.
            assert {row["seq"] for row in rows if "hash" not in row} == set(range(begun + 1, len(rows) + 1))
            for code in CARDS:
                assert server.get(f"/api/log?text=%22{code}%22&after={begun}", ian) == [], code
            await dealer.deal_out()
        rows = log(server, ian)
        assert all(act_of(row)["card"] in CARDS for row in drawn(rows))
        assert all(row["hash"] and not row.get("withheld") for row in rows)

    asyncio.run(attack())


@pytest.mark.parametrize("hidden", [("4C", "2H"), ("KD", "9S"), ("9D", "9C")])
def test_no_byte_of_the_log_depends_on_a_hidden_card(hidden: tuple[str, str]) -> None:
    """Two floors that differ only in the hidden cards show exactly the same log."""

    async def read_log(first: str, second: str) -> tuple[str, str]:
        async with running_inside() as server:
            ian = await server.hire("ian", Post.INSPECTOR)
            begun, floor = 0, server.context.floor
            pit, codes = held_by_ann(first, second), iter((first, "KH", second, "7C"))
            known = 0
            for n, event in enumerate(pit.events):
                act = ActAtTable("1", event.act, event.by, event.approved)
                unwrap(
                    await floor.do(f"c-{n}-{getattr(event.act, 'card', None)}", act, f"staff/{event.by.name}")
                )
                if isinstance(event.act, StartRound):
                    begun = floor.seq
                if isinstance(event.act, DrawCard):
                    known += 1
                    read = ReadCard("shoe-1", "1", known, next(codes), "1-1")
                    unwrap(await floor.do(f"r-{n}-{read.card}", read, "device/shoe-1"))
            unwrap(await floor.do("note", InsertNote("7", 5_000), "pt/7"))
            # The part before differs by the sessions, which are random.
            forward = await server.get(f"/api/log?after={begun}", ian)
            backwards = await server.get("/api/log?before=100000&limit=10", ian)
            assert '"note-inserted.1"' in forward.text
            assert len(forward.json()) > len(backwards.json()) == 10
            return forward.text, backwards.text

    usual, other = asyncio.run(read_log("9S", "KD")), asyncio.run(read_log(*hidden))
    assert usual == other


async def leave_it_lying(hall: Hall) -> Dealer:
    """A dealer deals a coup face down, and does nothing more."""
    supervisor, dealer = hall.supervisor(LIVE_TABLE), await hall.dealer(DEE, LIVE_TABLE)
    await supervisor.act(OpenTable(hall.limits(LIVE_TABLE)))
    await dealer.load(supervisor)
    await supervisor.act(ChooseDealing("B", "down"))
    await (await hall.guest(LIVE_TABLE, player("ann"))).act(Join("ann", 1))
    await dealer.act(BuyChips("ann", 100_000))
    assert await dealer.new_game("left-lying")
    await dealer.act(PlaceWager("ann", 1, "player", 5_000))
    await dealer.call(Announcement.NO_MORE_BETS)
    await dealer.act(*[DrawCard()] * 4)
    return dealer


def log(server: Server, token: str) -> list[View]:
    rows: list[View] = server.get("/api/log", token)
    return rows


def act_of(row: View) -> View:
    act: View = row["body"].get("act", {})
    return act


def drawn(rows: list[View]) -> list[View]:
    """The first four cards of the coup."""
    return [row for row in rows if act_name(row["body"]) == "draw-card"][:4]
