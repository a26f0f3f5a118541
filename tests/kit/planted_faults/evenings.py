"""Short evenings on a floor, as commands of the product, in which planted faults must be found."""

from collections.abc import Awaitable, Callable

import msgspec

from kit.days import earlier_wagers as wagers
from kit.days.books import VENUE, coup, spin
from kit.days.floor_day import DEE, SUE, Floor
from kit.tables.live_table import AMY, GUS, SETTLED
from pitboss.acting.acts import common_acts
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.acts import betting, holding, irregular, opening, payment_errors, people
from pitboss.baccarat.acts import play as coup_acts
from pitboss.baccarat.acts.shoe import cards
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.devices import device_commands as devices
from pitboss.floor.devices.devices import Fault
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.floor.tickets import ticket_commands as slips
from pitboss.floor.tickets.validation import ticket_key
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import DAY_MS
from pitboss.ledger.till import MoveMoney, ReverseMove
from pitboss.roulette.acts import irregular as wheel_irregular
from pitboss.roulette.acts import opening as wheel_opening
from pitboss.roulette.acts import play as spin_acts
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement, BurnWay
from pitboss.rules.result import Winner

Evening = Callable[[Floor], Awaitable[None]]
"""The commands of an evening. It also sends what a sound floor refuses: a faulty one may do it."""

COUPS = ("9S KH 4D 7C 7H", "9S 8H KD KC", "KS 2H QD 4C 5S", "JS 8H 8D KC")
"""Banker wins; a natural wins; king and queen, and Banker has six; a tie, with a jack."""


async def _ask(floor: Floor, *commands: Command) -> None:
    """Sends a command; a refusal is fine."""
    for command in commands:
        floor.at += 1_000
        await floor.try_(command)


async def terminals(floor: Floor) -> None:
    """Wagers of every kind on a terminal, settled, corrected and void."""
    await floor.do(chips.SetTerminal("7", VENUE), chips.TransferCredit("7", 1_000_000, "CMS-1"))
    stakes = {"player": 1_050, "banker": 1_050, "tie": 500, "player-pair": 500, "player-dragon-bonus": 500}
    for n, codes in enumerate(COUPS):
        await floor.do(wagers.PlaceWagers("7", "1", f"c-{n}", stakes))
        await _ask(floor, wagers.SettleWagers("7", f"c-{n}", coup(codes, chip=100)))
    bets = {"straight:17": 500, "red": 500, "tier": 600, "dozen:2": 500}
    for number in (17, 8, 0, 2):
        await floor.do(wagers.PlaceWagers("7", "2", f"s-{number}", bets))
        await _ask(floor, wagers.SettleWagers("7", f"s-{number}", spin(number)))
    await _ask(
        floor,
        wagers.CorrectSettlement("7", "s-0", spin(36), "A misread number.", "J. Ang"),
        wagers.PlaceWagers("7", "2", "s-9", bets),
        chips.CashOut("7"),
        wagers.ReturnWagers("7", "s-9", "The ball left the wheel."),
        chips.CashOut("7"),
    )


async def slot(floor: Floor) -> None:
    """Notes over the limit and into a stacker that failed, and what is paid out of it."""
    await floor.do(chips.SetTerminal("7", msgspec.structs.replace(VENUE, credit_limit=12_000)))
    await _ask(floor, *[chips.InsertNote("7", 5_000)] * 3, chips.InsertNote("7", 700))
    await floor.do(devices.ReportFault("stacker-7", Fault.JAMMED, "A note sticks."), chips.CashOut("7"))
    await _ask(floor, chips.InsertNote("7", 500), *[chips.EmptyStacker("7", 10_000)] * 2)


async def tickets(floor: Floor) -> None:
    """Tickets that are withheld, paid twice, refused without an inquiry, and out of date."""
    await floor.do(chips.SetTerminal("7", VENUE))
    await floor.do(MoveMoney("capital", 5_000_000, {}))
    for n in range(4):
        await floor.do(chips.TransferCredit("7", 5_000, f"CMS-{n}"), chips.CashOut("7"))
    first, second, third, fourth = [await floor.number("7", each) for each in range(1, 5)]
    await _ask(
        floor,
        slips.RedeemTicket(first, "cage"),
        slips.RedeemTicket(first, "cage"),
        slips.WithholdTicket(second, "A copy.", inspector="Inspector Ng"),
        slips.RedeemTicket(second, "cage"),
        slips.WithholdTicket(third, "At the player's wish.", until=floor.at + DAY_MS),
        slips.RefuseTicket(third, "It was a copy."),
        slips.LapseTicket(ticket_key(await floor.secret(), fourth)),
    )
    floor.at += 400 * DAY_MS
    await _ask(floor, slips.RedeemTicket(fourth, "cage"))


async def by_hand(floor: Floor) -> None:
    """Payouts by hand: large ones without approval, and one that is too large."""
    settings = msgspec.structs.replace(VENUE, credit_limit=9_000_000, hand_pay_over=100_000)
    await floor.do(chips.SetTerminal("7", settings), chips.TransferCredit("7", 2_000_000, "CMS-1"))
    await _ask(
        floor,
        MoveMoney("capital", 5_000_000, {}),
        chips.CashOut("7"),
        payouts.PayHand("7", 1, 2_500_000, "Ann Lee", "Bo Ng", approved_by="J. Ang"),
        payouts.PayHand("7", 1, 2_000_000, "Ann Lee", "Bo Ng"),
        payouts.PayHand("7", 1, 2_000_000, "Ann Lee", "Bo Ng", approved_by="J. Ang"),
    )


async def cage(floor: Floor) -> None:
    """Money that the cage moves, takes back, and does not have."""
    table = {"table": "3"}
    await _ask(
        floor,
        MoveMoney("capital", 5_000_000, {}),
        MoveMoney("chips-made", 1_000_000, {}),
        MoveMoney("fill", 200_000, table),
        MoveMoney("float-credit", 50_000, table),
        MoveMoney("fill", 2_000_000, table),
        ReverseMove("cage/cash", 1, "Counted twice.", "J. Ang"),
    )


async def live_table(floor: Floor) -> None:
    """Coups at a live table, each dealt until the table settles it; one is void, one wrongly paid."""
    setup = msgspec.structs.replace(standard_setup("star-baccarat-2024"), smallest_chip=50, optional=())

    async def do(*acts: Act, by: Person = DEE, approved: Person | None = None) -> None:
        await _ask(floor, *(ActAtTable("4", act, by, approved) for act in acts))

    opened = opening.OpenTable(TableLimits(each=Limits(500, 10_000)))
    await do(opening.SetTable(setup))
    await do(opening.SetTable(setup), opened, by=SUE)
    await floor.do(
        MoveMoney("chips-made", 1_000_000, {}),
        MoveMoney("chips-outstanding", 200_000, {}, approved_by="J. Ang"),
        MoveMoney("fill", 500_000, {"table": "4"}),
    )
    await do(people.Join("ann", 1, 50_000), people.Join("bob", 3, 80_000), people.BuyChips("bob", 10_000))
    await do(cards.BringCards("red"), cards.CheckCards())
    await do(cards.CheckCards(), by=SUE)
    await do(cards.Shuffle())
    await do(cards.Cut(100), by=SUE)
    await do(cards.InsertCuttingCard(20), cards.Burn(BurnWay.FACE_DOWN, (None,)))
    for n, codes in enumerate(("9S KH 4D 7C 7H", "6S 2H KD 3C 9D", "2S KH 3D 4C 9S", "9S 8H KD KC")):
        await do(*_bets(f"4-{n}", ("ann", 1, "banker", 1_050), ("bob", 3, "player", 15_000)))
        for card in codes.split():
            await do(coup_acts.DrawCard(card), holding.AnnounceCounts(), *SETTLED)
    await do(*_bets("4-9", ("bob", 3, "player", 5_000)), coup_acts.DrawCard("2S"))
    await do(
        irregular.ReportIrregularity(Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False})), by=SUE, approved=GUS
    )
    found = payment_errors.FindWrongPayment("4-0", 5_500, 5_000, "bob", words="The film shows it.")
    await do(found, payment_errors.RectifyPayment(1, 500), by=SUE, approved=GUS)
    await do(people.Leave("ann"), common_acts.ShowClosing(floor.at + DAY_MS))


def _bets(key: str, *placed: tuple[str, int, str, int]) -> tuple[Act, ...]:
    """Wagers that are found on the layout, regardless of the limits."""
    wanted = [betting.PlaceWager(*each, found=True) for each in placed]
    opens, closes = Announcement.PLACE_YOUR_BETS, Announcement.NO_MORE_BETS
    return coup_acts.StartRound(key), coup_acts.Call(opens), *wanted, coup_acts.Call(closes)


async def rapid_table(floor: Floor) -> None:
    """A terminal at a Rapid table: over the limits, after the period, under the minimum; and a void coup."""

    async def do(*acts: Act, by: Person = DEE, approved: Person | None = None) -> None:
        await _ask(floor, *(ActAtTable("5", act, by, approved) for act in acts))

    async def follow(key: str) -> None:
        await _ask(floor, *[ReconcilePlay("7", "5", key)] * 2)

    await floor.do(chips.SetTerminal("7", VENUE), chips.TransferCredit("7", 100_000, "CMS-1"))
    setup = standard_setup("star-rapid-etg-2016", "baccarat")
    await do(opening.SetTable(setup), opening.OpenTable(TableLimits(each=Limits(500, 2_000))), by=SUE)
    await do(cards.BringCards("red"), approved=SUE)
    await do(cards.Shuffle(), cards.Cut(100), cards.InsertCuttingCard(20))
    await do(cards.Burn(BurnWay.FACE_DOWN, (None,)))
    for key in ("5-1", "5-2"):
        await do(coup_acts.StartRound(key))
        await _ask(floor, DragChips("7", "5", key, {"player": 2_500}), DragChips("7", "5", key, {"tie": 300}))
        await do(common_acts.EndPeriod())
        await _ask(floor, DragChips("7", "5", key, {"banker": 1_000}))
        await follow(key)
        await do(*(coup_acts.DrawCard(card) for card in ("9S", "KH", "KD", "7C")))
        await do(coup_acts.SelectResult(Winner.PLAYER), coup_acts.ConfirmResult(), coup_acts.Settle())
        await follow(key)
    for approved in (SUE, AMY):
        await do(irregular.ReportIrregularity(Report(Kind.MISDEAL)), approved=approved)
    await follow("5-2")


async def wheel(floor: Floor) -> None:
    """A live wheel: confirmed, corrected by one person and by two, void, and closed by a dealer."""

    async def do(*acts: Act, by: Person = DEE, approved: Person | None = None) -> None:
        await _ask(floor, *(ActAtWheel("w", act, by, approved) for act in acts))

    await floor.do(chips.SetTerminal("7", VENUE), chips.TransferCredit("7", 100_000, "CMS-1"))
    await do(wheel_opening.SetWheel(standard_setup("star-rapid-etg-2016", "roulette")), by=SUE)
    await do(wheel_opening.OpenWheel(TableLimits(each=Limits(500, 50_000), unit=500)), by=SUE)
    for n in (1, 2):
        await do(spin_acts.NewGame(f"w-{n}"))
        await _ask(floor, DragChips("7", "w", f"w-{n}", {"red": 1_000}))
        await do(
            spin_acts.SpinBall(), common_acts.EndPeriod(), spin_acts.BallAtRest(17, ReadingSource.SENSOR, 9)
        )
        await do(spin_acts.ConfirmNumber(17))
        await _ask(floor, ReconcilePlay("7", "w", f"w-{n}"))
    correct = wheel_irregular.CorrectNumber(Report(Kind.WRONG_NUMBER), 18, "The sensor erred.")
    await do(correct, by=SUE)
    await do(correct, by=SUE, approved=GUS)
    await _ask(floor, ReconcilePlay("7", "w", "w-2"))
    await do(spin_acts.NewGame("w-3"))
    await _ask(floor, DragChips("7", "w", "w-3", {"red": 1_000}))
    await do(wheel_irregular.VoidSpin(Report(Kind.SYSTEM_MALFUNCTION), "The system stopped."), approved=SUE)
    await _ask(floor, ReconcilePlay("7", "w", "w-3"))
    await do(wheel_opening.CloseWheel(nobody_plays=True))
