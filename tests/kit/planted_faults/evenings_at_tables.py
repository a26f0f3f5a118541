"""More short evenings in which planted faults must be found: live tables, the cage, after a restore."""

import msgspec

from kit.days.floor_day import DEE, SUE, Floor
from kit.support import CANBERRA, STAR
from kit.tables.live_table import SETTLED
from pitboss.acting.acts import dispute_acts as disputes
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.acts import betting, holding, no_bet, opening, people
from pitboss.baccarat.acts import play as coup_acts
from pitboss.baccarat.acts.shoe import cards
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.people import staff_commands as staff
from pitboss.floor.people.staff import SETUP, Post
from pitboss.floor.setups import standard_setup
from pitboss.ledger.till import MoveMoney
from pitboss.rules.procedure import Announcement, BurnWay
from pitboss.service import floor_engine as service
from pitboss.service.config import FloorConfig
from pitboss.service.restoring import begin_restore, put_in_order

TABLE = "6"


class Crew:
    """The staff of one table, who try every act; a refusal is fine."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor

    async def ask(self, *acts: Act, by: Person = DEE, approved: Person | None = None) -> None:
        for act in acts:
            self._floor.at += 1_000
            await self._floor.try_(ActAtTable(TABLE, act, by, approved))

    async def open(self, edition: str, limits: TableLimits) -> None:
        """A table with cards in its shoe, and two guests."""
        setup = msgspec.structs.replace(standard_setup(edition), optional=())
        await self.ask(opening.SetTable(setup), opening.OpenTable(limits), by=SUE)
        await self._floor.do(
            MoveMoney("chips-made", 1_000_000, {}),
            MoveMoney("chips-outstanding", 200_000, {}, approved_by="J. Ang"),
            MoveMoney("fill", 500_000, {"table": TABLE}),
        )
        await self.ask(people.Join("ann", 1, 50_000), people.Join("bob", 3, 50_000))
        await self.ask(cards.BringCards("red"), approved=SUE)
        await self.ask(cards.CheckCards())
        await self.ask(cards.CheckCards(), by=SUE)
        await self.ask(cards.Shuffle())
        # In some rules a supervisor cuts, in some a player.
        await self.ask(cards.Cut(100), by=SUE)
        await self.ask(cards.Cut(100, "ann"))
        await self.ask(cards.InsertCuttingCard(20), cards.Burn(BurnWay.FACE_DOWN, (None,)))

    async def play(self, key: str, *placed: betting.PlaceWager, reduces: bool = False) -> None:
        """A coup that Player wins."""
        opens, closes = (Announcement.PLACE_YOUR_BETS, Announcement.NO_MORE_BETS)
        await self.ask(coup_acts.StartRound(key), coup_acts.Call(opens), *placed)
        if reduces:
            await self.ask(betting.ReduceWagers())
        await self.ask(coup_acts.Call(closes))
        for card in ("9S", "KH", "KD", "7C"):
            await self.ask(coup_acts.DrawCard(card), holding.AnnounceCounts(), *SETTLED)


async def dealers(floor: Floor) -> None:
    """A dealer alone decides a dispute, removes cards and has a coup dealt without wagers."""
    crew = Crew(floor)
    await crew.open(STAR, TableLimits(each=Limits(500, 10_000)))
    await crew.ask(disputes.RaiseDispute("ann", "My tie was not paid."))
    await crew.ask(disputes.DecideDispute(1, "It was none.", absent=True))
    agreed = ("ann", "bob")
    await crew.ask(no_bet.OrderNoBet("call-a-no-bet-coup-that-all-agree-to", "6-1", agreed=agreed))
    await crew.ask(cards.TakeOutCards("declare-the-cards-unfit"))


async def limits(floor: Floor) -> None:
    """Wagers over and under the limits of a player, over those of an area and over the differential."""
    crew = Crew(floor)
    sign = TableLimits(each=Limits(500, 10_000), areas={"player": Limits(500, 8_000)}, differential=6_000)
    await crew.open(STAR, sign)
    both = (betting.PlaceWager("ann", 1, "player", 7_000), betting.PlaceWager("bob", 1, "player", 5_000))
    await crew.play("6-1", *both)
    await crew.play("6-2", *both, reduces=True)
    await crew.play("6-3", betting.PlaceWager("ann", 1, "tie", 300), betting.PlaceWager("ann", 1, "tie", 500))


async def minimum(floor: Floor) -> None:
    """At Canberra a wager under the minimum is found twice; the second is returned."""
    crew = Crew(floor)
    await crew.open(CANBERRA, TableLimits(each=Limits(500, 10_000), unit=500))
    for key in ("6-1", "6-2"):
        await crew.play(key, betting.PlaceWager("ann", 1, "player", 200, found=True))


async def cashier(floor: Floor) -> None:
    """A cashier moves money, which is counted."""
    await floor.do(MoveMoney("chips-made", 1_000_000, {}))
    await floor.do(staff.AddStaff("cas", (Post.CASHIER,), SETUP))
    for _ in range(2):
        await floor.try_(MoveMoney("fill", 20_000, {"table": TABLE}), "staff/cas")


async def restored(floor: Floor) -> None:
    """The log was restored while a coup was open."""
    crew = Crew(floor)
    await crew.open(STAR, TableLimits(each=Limits(500, 10_000)))
    await crew.ask(coup_acts.StartRound("6-1"), coup_acts.Call(Announcement.PLACE_YOUR_BETS))
    await crew.ask(betting.PlaceWager("ann", 1, "player", 500))
    async with service.FloorEngine(floor.store, FloorConfig("V"), lambda: floor.at) as house:
        await begin_restore(house)
        await put_in_order(house)
