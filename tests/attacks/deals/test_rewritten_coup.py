"""The attack: staff re-enter the cards of a finished coup, so that an accomplice has won after all.

A dealer cannot, nor a supervisor, nor a dealer with a supervisor. Two supervisors together can correct a coup
that was keyed in wrongly. Where the shoe was promised, no one can enter other cards than left it.
"""

import asyncio
from collections.abc import Iterator

import pytest
from kit.clients.socket_clients import Actor, Dealer, Hall, Terminal, audited, inside, plays
from kit.days.rapid_day import DAN
from kit.server.server_process import Server, running
from kit.store.attacker import url
from kit.support import RAPID
from kit.tables.live_table import AMY, DEE, SUE

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.audit.auditor import Audit
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult
from pitboss.game.irregularities import Report
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.result import Winner

__all__ = ["url"]

KEYED, PROMISED = "rapid-1", "rapid-2"
GAME = """
[[games]]
name = "{name}"
edition = "{edition}"
game = "baccarat"
period = 600
shoe = "{shoe}"
limits = {{least = "5", most = "500", unit = "5"}}
[[terminals]]
number = "{number}"
"""
FLOOR = 'venue = "The Little Casino"' + "".join(
    GAME.format(name=name, edition=RAPID, shoe=shoe, number=number)
    for name, shoe, number in ((KEYED, "keyed", "1"), (PROMISED, "simulated", "2"))
)
DIFFERS = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
STAKE = 5_000


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    with running(FLOOR, url) as server:
        yield server


def test_no_one_rewrites_a_coup_alone_or_a_promised_one(server: Server) -> None:
    async def attack() -> None:
        async with inside(server) as hall:
            await rewrite_a_keyed_coup(hall)
            await rewrite_a_promised_coup(hall)

    asyncio.run(attack())
    server.stop()
    assert isinstance(asyncio.run(audited(server)), Audit)


async def rewrite_a_keyed_coup(hall: Hall) -> None:
    """The dealer keyed the cards in: two supervisors may enter other cards."""
    dealer, sue, terminal = await begin(hall, DEE, KEYED, "1")
    await dealer.act(*map(DrawCard, ("2S", "KH", "KD", "7C", "2H")))
    await dealer.act(SelectResult(Winner.BANKER), ConfirmResult())
    lost = await terminal.settled("coup")
    assert lost["returned"] == 0
    rewritten = ReportIrregularity(DIFFERS, actual=("9S", "KH", "KD", "7C"))
    await nobody_alone(dealer, sue, rewritten)
    assert (await terminal.account())["credits"] == 5_000
    await sue.act(rewritten, approved=AMY)
    await dealer.act(SelectResult(Winner.PLAYER), ConfirmResult())
    right = await terminal.account(lambda now: bool(plays(now)["coup"]["returned"]))
    assert right["credits"] == 5_000 + 2 * STAKE


async def rewrite_a_promised_coup(hall: Hall) -> None:
    """The shoe dealt the promised cards: no one can enter others, and the coup can only be void."""
    dealer, sue, terminal = await begin(hall, DAN, PROMISED, "2")
    await dealer.deal_out()
    settled = await terminal.settled("coup")
    before = (await terminal.account())["credits"]
    for cards in (("9S", "KH", "KD", "7C"), ("KS", "KH", "KD", "9C")):
        rewritten = ReportIrregularity(DIFFERS, actual=cards)
        assert await sue.fails(rewritten, approved=AMY) == "promise-says-otherwise"
    await nobody_alone(dealer, sue, ReportIrregularity(DIFFERS, actual=("9S", "KH", "KD", "7C")))
    assert (await terminal.account())["credits"] == before
    assert plays(await terminal.account())["coup"]["cards"] == settled["cards"]
    await dealer.act(ReportIrregularity(Report(Kind.MISDEAL)), approved=AMY)
    void = await terminal.account(lambda now: bool(plays(now)["coup"].get("void")))
    assert void["credits"] == 10_000


async def nobody_alone(dealer: Dealer, sue: Actor, rewritten: ReportIrregularity) -> None:
    """Neither one person, nor one supervisor with a person who is none, can do it."""
    assert await dealer.fails(rewritten) == "not-authorised"
    assert await dealer.fails(rewritten, approved=SUE) == "not-authorised"
    assert await sue.fails(rewritten) == "second-person-needed"
    assert await sue.fails(rewritten, approved=DEE) == "second-person-needed"
    assert await sue.fails(rewritten, approved=SUE) == "second-person-needed"


async def begin(hall: Hall, who: Person, game: str, number: str) -> tuple[Dealer, Actor, Terminal]:
    """An open table with an accomplice on Player, up to the first card."""
    sue, dealer, terminal = hall.supervisor(game), await hall.dealer(who, game), await hall.terminal(number)
    await terminal.fund(10_000)
    await sue.act(OpenTable(hall.limits(game)))
    await dealer.load(sue)
    assert await dealer.new_game("coup")
    await terminal.bet(game, "coup", {"player": STAKE})
    await dealer.act(EndPeriod())
    return dealer, sue, terminal
