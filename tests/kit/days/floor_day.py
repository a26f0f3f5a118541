"""A day on the floor with every kind of event in it, and a way to rewrite its log as a forger would."""

import asyncio
from functools import cache
from typing import Any

import msgspec

from kit.days import earlier_wagers as wagers
from kit.days.books import NOW, VENUE, coup, spin
from kit.days.floor_day_play import follow_games
from kit.days.log_events import LogEvent, log_events
from kit.tables.live_table import SETTLED
from pitboss.acting.acts import common_acts, conduct_acts
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.readings import AreaChips
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts import betting, holding, irregular, opening, payment_errors, people
from pitboss.baccarat.acts import play as coup_acts
from pitboss.baccarat.acts.shoe import cards
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.setup import offer_of
from pitboss.engine.command_writer import CommandWriter
from pitboss.floor.devices import alarms, software
from pitboss.floor.devices import device_commands as devices
from pitboss.floor.devices.devices import Fault
from pitboss.floor.fair.fairness import CommitDeal, RevealDeal, WithdrawDeal
from pitboss.floor.fair.numbers import CommitNumber, DisputeDeal, MixDeal, RevealNumber
from pitboss.floor.people import keys, register
from pitboss.floor.people import staff_commands as staff
from pitboss.floor.people.staff import CONSOLE, MACHINE, SETUP, How, Post, SignOut
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals import calls, playing
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.tickets import lost_slips, vouchers
from pitboss.floor.tickets import ticket_commands as slips
from pitboss.floor.tickets.forms import PaymentForm
from pitboss.floor.tickets.validation import make_number, ticket_key
from pitboss.game.fair import DealKind, commitment, number_commitment
from pitboss.game.irregularities import Report
from pitboss.game.preparing.stack import CardSource
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import DAY_MS, Instant, months_later
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.ledger.counts import CountMoney
from pitboss.ledger.moves import MOVES, names_of
from pitboss.ledger.till import Moved, MoveMoney, ReverseMove, stream_of
from pitboss.patron import commands as patrons
from pitboss.roulette.acts import irregular as wheel_ruling
from pitboss.roulette.acts import opening as wheel_opening
from pitboss.roulette.acts import play as spin_acts
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement, BurnWay
from pitboss.service import floor_engine as service
from pitboss.service.config import FloorConfig
from pitboss.service.inspection.recalling import last_settled
from pitboss.service.restoring import begin_restore, put_in_order
from pitboss.store.log import Answer, StoredEvent, Tip, canonical, chained
from pitboss.store.memory import MemoryStore
from pitboss.store.port import Batch, Store

BY_NAME = (*staff.RULES, staff.AddStaff, keys.GrantKey, software.AcceptSoftware)
"""Commands that name the person who acts."""
BY_THE_HOUSE = {
    alarms.RaiseAlarm: "server/one",
    software.CheckSoftware: "server/one",
    register.BeginRegister: "setup",
}
"""What the server does by itself, and the name of its actor in the log."""
DEE, SUE = Person("dee", Role.DEALER), Person("sue", Role.CASINO_SUPERVISOR)
AMY = Person("amy", Role.ASSISTANT_GAMING_MANAGER)
EXPIRED = months_later(NOW, 14)
"""A day on which the tickets of the first day have expired."""

LAST = 380
"""The number of the last event of the day that `write_day` writes."""


class Floor:
    """A writer with a clock that is set by hand."""

    def __init__(self, store: Store, first: int = 0) -> None:
        self.at: Instant = NOW
        self.writer = CommandWriter(store, wagers.earlier_floor(), lambda: self.at)
        self.store, self._sent = store, first

    async def try_(self, command: Command, by: str = "test") -> Any:
        """The result of a command. The actor on accounts and keys is named by it."""
        self._sent += 1
        named = getattr(command, "by", None) if type(command) in BY_NAME else None
        author = by if named is None else named if named in MACHINE else f"staff/{named}"
        author = BY_THE_HOUSE.get(type(command), author)
        return await self.writer.submit(f"c-{self._sent}", command, author)

    async def do(self, *commands: Command) -> None:
        """Executes commands that must succeed, one second apart."""
        for command in commands:
            self.at += 1_000
            done = await self.try_(command)
            assert not isinstance(done, Rejection), (command, done)

    async def as_before(self, move: str, cents: int, names: dict[str, str]) -> None:
        """A transaction by hand that an earlier release allowed."""
        self.at += 1_000
        self._sent += 1
        event = Moved(move, cents, names)
        entry = REGISTRY.entry(event)
        stream, head = stream_of(entry), (await self.store.begin([])).head
        tip = (await self.store.tips([stream])).get(stream) or Tip(stream, 0, 0)
        row = (head.seq + 1, stream, tip.version + 1, tip.seq, "moved.1", self.at, "test", f"c-{self._sent}")
        body = event.to_log()
        stored = StoredEvent(*row, body, chained(head.hash, canonical(*row, body)))
        lines = [(stored.seq, at, *line) for at, line in enumerate(entry)]
        answer = Answer(stored.command, bytes(32), stored.seq, 1, None)
        await self.store.commit(Batch([stored], lines, [answer], [], set()))

    async def recall(self, terminal: str, play: str) -> None:
        """A terminal that has forgotten a play recalls from the log how it was settled on it."""
        rows = [row for row in await self.store.stream(f"pt/{terminal}") if f'"{play}"'.encode() in row.body]
        settled = last_settled(REGISTRY, terminal, play, rows)
        assert settled is not None
        await self.do(settled)

    async def hash(self, stream: str) -> str:
        """The hash of the last event of a stream."""
        tip = (await self.store.tips([stream]))[stream]
        (last,) = await self.store.between(tip.seq, 1)
        return chained(b"", canonical(*last[:-1])).hex()

    async def secret(self) -> bytes:
        """The secret that ticket numbers are made with."""
        return await self.store.secret()

    async def number(self, terminal: str, sequence: int) -> str:
        """The number of a terminal's ticket."""
        return make_number(await self.secret(), terminal, sequence)


async def write_day(store: Store) -> None:
    """Fills a store with a day on which everything happens."""
    floor = Floor(store)
    async with floor.writer:
        await _play(floor)
        await _stock(floor)
        await _pay_by_hand(floor)
        await _pay_tickets(floor)
        await _move_money(floor)
        await _play_live(floor)
        await follow_games(floor)
        await _spin_wheel(floor)
        await _use_devices(floor)
        await _let_people_in(floor)
        await _check_software(floor)
        await _deal_fairly(floor)
        await _lock(floor)
        await floor.do(
            alarms.RaiseAlarm(
                alarms.AlarmKind.TICKETS_GUESSED, "device/stacker-8", 20, {"address": "10.0.0.9"}
            ),
            alarms.AcknowledgeAlarm("tickets-guessed", "device/stacker-8", "sue"),
        )
        await _restore(floor, store)
        await _pay_as_staff(floor)
        await _know_people(floor)
        await _recall(floor)
        await floor.do(calls.CallService("8"), calls.AnswerCall("8", "dee"))


async def _know_people(floor: Floor) -> None:
    """Somebody is excluded, known by a further name and let in again; staff have names and licences."""
    measure = conduct_acts.TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.EXCLUDE,), "bob")
    await floor.do(ActAtTable("4", measure, SUE))
    (tip,) = await floor.store.begun("patron")
    number = int(tip.stream.removeprefix("patron/"))
    await floor.do(
        patrons.NamePatron(number, "陈伟", "sue"),
        patrons.LiftExclusion(number, 1, "It was another person.", "sue", "amy"),
        playing.NamePlayer("9", number, "dee"),
        staff.DescribeStaff("dee", "Dee Lim", "L-77", "ann"),
    )


async def _restore(floor: Floor, store: Store) -> None:
    """The log was restored, and one of two slips from the lost part is paid."""
    async with service.FloorEngine(store, FloorConfig("V"), lambda: floor.at) as house:
        sequences = {account.terminal: account.sequence for account in house.accounts()}
        await begin_restore(house)
        assert await put_in_order(house) is not None
    secret = await floor.secret()
    for sequence, pay in ((sequences["8"] + 1, True), (sequences["8"] + 2, False)):
        number = make_number(secret, "8", sequence)
        decided = lost_slips.DecideLostSlip(ticket_key(secret, number), pay, "It was looked at.", "J. Ang")
        await floor.do(lost_slips.PresentLostSlip(number, 4_000), decided)


async def write_large(store: Store) -> None:
    """Fills a store with payments that a second person must release."""
    floor = Floor(store)
    async with floor.writer:
        await floor.do(MoveMoney("capital", 9_000_000, {}))
        for name, over in (("1", 1_000_000), ("2", 5_000_000)):
            settings = msgspec.structs.replace(VENUE, credit_limit=9_000_000, hand_pay_over=over)
            await floor.do(
                chips.SetTerminal(name, settings),
                chips.TransferCredit(name, 2_000_000, f"CMS-1-{name}"),
                chips.CashOut(name),
            )
        await floor.do(
            payouts.PayHand("1", 1, 2_000_000, "Ann Lee", "Bo Ng", approved_by="J. Ang"),
            slips.RedeemTicket(await floor.number("2", 1), "cage", approved_by="J. Ang"),
            chips.TransferCredit("2", 2_000_000, "CMS-2"),
            chips.CancelCredit("2", "Ann Lee", "Bo Ng"),
        )
        voucher = await floor.number("2", 2)
        await floor.do(
            slips.PresentTicket(voucher, "Ann Lee"),
            slips.RedeemTicket(voucher, "cage", approved_by="J. Ang", witness="Bo Ng"),
        )


async def write_edges(store: Store) -> None:
    """Fills a store with values that every limit, an amount or a time, only just allows."""
    floor = Floor(store)
    async with floor.writer:
        settings = msgspec.structs.replace(VENUE, credit_limit=1_000_000, hand_pay_over=1_000_000)
        await floor.do(
            MoveMoney("capital", 9_000_000, {}), MoveMoney("kiosk-filled", 1_000_000, {"kiosk": "2"})
        )
        await floor.do(chips.SetTerminal("1", settings))
        for at in range(4):
            await floor.do(chips.TransferCredit("1", 1_000_000, f"CMS-1-{at}"), chips.CashOut("1"))
        first, second, third, fourth = [await floor.number("1", each) for each in range(1, 5)]
        issued = [
            event.at for event in await store.stream(f"ticket/{ticket_key(await floor.secret(), third)}")
        ]
        await floor.do(slips.RedeemTicket(first, "kiosk/2"))
        agreed = floor.at + DAY_MS
        await floor.do(slips.WithholdTicket(second, "At the player's wish.", until=agreed))
        floor.at = agreed - 1_000
        await floor.do(slips.RedeemTicket(second, "cage"))
        floor.at = months_later(issued[0], 12) - 1_001
        await floor.do(slips.RedeemTicket(third, "cage"))
        floor.at = months_later(issued[0] + 2_000, 12) - 1_000
        await floor.do(slips.LapseTicket(ticket_key(await floor.secret(), fourth)))
        await floor.do(
            chips.SetTerminal("1", msgspec.structs.replace(settings, hand_pay_over=999_999)),
            chips.TransferCredit("1", 1_000_000, "CMS-1-5"),
            chips.CashOut("1"),
            payouts.PayHand("1", 5, 1_000_000, "Ann Lee", "Bo Ng"),
            chips.TransferCredit("1", 500_000, "CMS-1-6"),
        )
        for play in range(10):
            await floor.do(
                wagers.PlaceWagers("1", "2", f"2-{play}", {"red": 500}),
                wagers.SettleWagers("1", f"2-{play}", spin(1)),
            )
        await floor.do(wagers.CorrectSettlement("1", "2-0", spin(2), "A misread number.", "J. Ang"))
        for _ in range(100):
            await floor.do(MoveMoney("capital", 500, {}))
        await floor.do(ReverseMove("cage/cash", 2, "Counted twice.", "J. Ang"))


async def _stock(floor: Floor) -> None:
    """Puts cash and chips where they are paid from."""
    await floor.do(
        MoveMoney("capital", 5_000_000, {}),
        MoveMoney("chips-made", 1_000_000, {}, "The first chips."),
        MoveMoney("fill", 200_000, {"table": "3"}),
        MoveMoney("chips-outstanding", 50_000, {}, approved_by="J. Ang"),
        MoveMoney("chips-sold", 20_000, {}),
        MoveMoney("fill", 200_000, {"table": "4"}),
        MoveMoney("kiosk-filled", 100_000, {"kiosk": "2"}),
    )


async def _pay_as_staff(floor: Floor) -> None:
    """Payments by staff are counted, and slips that lapsed or were refused are paid after all."""
    lapsed, refused = await floor.number("9", 5), await floor.number("9", 4)
    for name, post in (("cal", Post.CASHIER), ("sue", Post.CASINO_SUPERVISOR), ("ina", Post.INSPECTOR)):
        await floor.do(staff.AddStaff(name, (post,), "setup"))
    for by, command in (
        ("staff/cal", slips.ClaimTicket(lapsed, "It lay in a coat.", "sue", 5_000)),
        ("staff/cal", MoveMoney("chips-cashed", 500, {})),
        ("staff/sue", slips.ReinstateTicket(refused, "The copy was the other one.", "ina")),
        ("staff/cal", slips.RedeemTicket(refused, "cage")),
        ("staff/sue", payouts.ReinstateHandPay("8", 3, "The card was worn.", "ina")),
        ("staff/cal", payouts.PayHand("8", 3, 150_000, "Eve Ma", "sue")),
        ("staff/cal", MoveMoney("capital", 9_000_000, {}, approved_by="sue")),
        ("staff/cal", ReverseMove("cage/cash", 2, "They were not sold.", "sue")),
    ):
        floor.at += 1_000
        unwrap(await floor.try_(command, by))


async def _play(floor: Floor) -> None:
    setting = msgspec.structs.replace(VENUE, hand_pay_over=100_000)
    await floor.do(
        *(chips.SetTerminal(name, setting) for name in ("7", "8", "9")),
        chips.SetTerminal("9", VENUE),
        chips.InsertNote("7", 10_000),
        chips.InsertNote("7", 5_000),
        chips.SetTerminal("5", VENUE),
        wagers.PlaceWagers("7", "1", "1-1", {"banker": 1_050}),
        wagers.PlaceWagers("7", "1", "1-1", {"banker": 1_000}),
        wagers.PlaceWagers("7", "1", "1-1", {"tie": 500}),
        wagers.PlaceWagers("7", "1", "1-1", {"player": 500}),
        wagers.WithdrawWager("7", "1-1", "player"),
        wagers.SettleWagers("7", "1-1", coup("9S KH 4D 7C 7H", chip=100)),
        wagers.CorrectSettlement("7", "1-1", coup("9S 8H 9D KC"), "A card was misread.", "J. Ang"),
        wagers.PlaceWagers("7", "2", "2-1", {"straight:17": 500}),
        wagers.PlaceWagers("7", "2", "2-1", {"orphelins": 500}),
        wagers.SettleWagers("7", "2-1", spin(17)),
        wagers.PlaceWagers("7", "2", "2-2", {"red": 500}),
        wagers.PlaceWagers("7", "2", "2-2", {"black": 700}),
        wagers.ReturnWagers("7", "2-2", "The ball left the wheel."),
        chips.TransferCredit("8", 250_000, "CMS-77"),
        wagers.PlaceWagers("8", "1", "1-2", {"player": 20_000}),
        wagers.SettleWagers("8", "1-2", coup("9S KH KD 7C")),
        chips.EmptyStacker("7", 10_000, "As counted.", "sue"),
    )


async def _recall(floor: Floor) -> None:
    """A terminal plays until it has forgotten its first play, which is then brought back."""
    await floor.do(chips.SetTerminal("4", VENUE), chips.TransferCredit("4", 50_000, "CMS-4"))
    for play in range(11):
        await floor.do(
            wagers.PlaceWagers("4", "2", f"4-{play}", {"red": 500}),
            wagers.SettleWagers("4", f"4-{play}", spin(2)),
        )
    await floor.recall("4", "4-0")


async def _pay_by_hand(floor: Floor) -> None:
    await floor.do(
        chips.CashOut("8"),
        payouts.PayHand("8", 1, 270_000, "Ann Lee", "Bo Ng"),
        chips.TransferCredit("8", 200_000, "CMS-78"),
        chips.CashOut("8"),
        payouts.WithholdHandPay("8", 2, "The cards are looked at.", inspector="Inspector Ng"),
        chips.InsertNote("8", 10_000),
        payouts.ReleaseHandPay("8", 2, "Nothing was wrong."),
        payouts.WithholdHandPay("8", 2, "At the player's wish.", until=floor.at + DAY_MS),
    )
    floor.at += DAY_MS
    await floor.do(
        payouts.PayHand("8", 2, 200_000, "Dee Wu", "Bo Ng"),
        chips.TransferCredit("8", 140_000, "CMS-79"),
        chips.CashOut("8"),
        payouts.WithholdHandPay("8", 3, "A marked card.", inspector="Inspector Ng"),
        payouts.ReviewHandPay("8", 3, agrees=True, note="I saw the card.", by="ina"),
        payouts.RefuseHandPay("8", 3, "The player marked a card."),
    )


async def _pay_tickets(floor: Floor) -> None:
    for _ in range(6):
        await floor.do(chips.InsertNote("9", 5_000), chips.CashOut("9"))
    await floor.do(chips.CashOut("7"))
    first, second, third, fourth = [await floor.number("9", each) for each in range(1, 5)]
    copy = ticket_key(await floor.secret(), fourth)
    await floor.do(
        chips.InsertTicket("9", await floor.number("7", 1)),
        slips.RedeemTicket(first, "cage"),
        slips.RedeemTicket(second, "kiosk/2", 5_000),
        slips.WithholdTicket(third, "Torn paper.", identify=True),
        slips.WithholdTicket(fourth, "A copy.", inspector="Inspector Ng"),
        slips.ReviewTicket(copy, agrees=True, note="I saw the copy.", by="ina"),
        slips.RefuseTicket(fourth, "It was a copy."),
    )
    await floor.do(chips.InsertNote("8", 10_000), chips.CancelCredit("8", "Cy Orr", "Bo Ng"))
    voucher = await floor.number("8", 4)
    await floor.do(
        slips.WithholdTicket(voucher, "Whose is it?", inspector="Inspector Ng", demanded=True),
        slips.ReturnTicket(voucher, "Cy Orr"),
        slips.ReleaseTicket(voucher, "It is theirs."),
        slips.PresentTicket(voucher, "Cy Orr", PaymentForm.CHEQUE),
        slips.RedeemTicket(voucher, "cage", witness="Bo Ng", reference="CHQ-1"),
    )
    floor.at = months_later(NOW, 12) - DAY_MS
    await floor.do(
        slips.ReleaseTicket(third, "The player showed who they are."),
        slips.WithholdTicket(third, "At the player's wish.", until=floor.at + 20 * DAY_MS),
    )
    floor.at += 40 * DAY_MS
    await floor.do(slips.RedeemTicket(third, "cage"))
    floor.at = EXPIRED
    issued = [event async for piece in floor.store.events() for event in piece if "issued" in event.type]
    await floor.do(slips.LapseTicket(issued[4].stream.removeprefix("ticket/")))


async def _move_money(floor: Floor) -> None:
    table, seat = {"table": "3"}, {"table": "3", "seat": "5"}
    for move, cents, names in (
        ("buy-in", 10_000, seat),
        ("chips-passed", 10_000, seat),
        ("seat-wager", 2_000, seat),
        ("seat-stake-lost", 2_000, seat),
        ("cash-dropped", 10_000, table),
        ("buy-in", 500, seat),
    ):
        await floor.as_before(move, cents, names)
    await floor.do(ReverseMove("table/3", 7, "Counted twice.", "J. Ang"))
    await floor.as_before("tournament-chips", 5_000, {"tournament": "spring", "entrant": "12"})
    await floor.as_before("late-win", 1_000, table)


async def _play_live(floor: Floor) -> None:
    """Two coups that are settled and one that is void, with tokens, a voucher and a wrong payment."""
    setup = msgspec.structs.replace(standard_setup("star-baccarat-2024"), smallest_chip=50)
    offered = offer_of(setup, setup.game)
    shown = {wager.key: Limits(500, 100_000) for wager in offered.wagers if wager.sign}
    limits = TableLimits(each=Limits(500, 100_000), kinds=shown)

    async def do(*acts: Act, by: Person = DEE, approved: Person | None = None) -> None:
        await floor.do(*(ActAtTable("4", act, by, approved) for act in acts))

    await do(opening.SetTable(setup), opening.OpenTable(limits), by=SUE)
    await do(
        people.Join("ann", 1),
    )
    for number, tokens in (("M-1", 5_000), ("M-2", 2_000)):
        issue = vouchers.IssueVouchers(
            "moon", (number,), tokens, "At table 4 only.", 4_000_000_000_000, "sue", ("4",)
        )
        await floor.do(issue)
    await do(people.ExchangeVoucher("ann", "moon", 5_000, "M-1"), approved=SUE)
    await do(
        people.Leave("ann"),
        people.Join("ann", 1, 50_000, 5_000),
        people.Join("bob", 3, 20_000),
        people.BuyChips("bob", 10_000),
    )
    await do(people.ExchangeVoucher("bob", "moon", 2_000, "M-2"), approved=SUE)
    await floor.do(CountMoney("table/4/drop", 9_000, "A note was missing.", "sue"))
    await do(
        cards.BringCards("red"),
        cards.CheckCards(),
    )
    await do(cards.CheckCards(), by=SUE)
    await do(cards.Shuffle())
    await do(cards.Cut(100), by=SUE)
    await do(
        cards.InsertCuttingCard(20),
        cards.Burn(BurnWay.FACE_DOWN, (None,)),
        *_coup("4-1", "9S KH 4D 7C 7H", ("ann", 1, "banker", 1_050, 0), ("bob", 3, "player", 3_000, 1_000)),
        *SETTLED,
        *_coup("4-2", "9S KH KD 7C", ("ann", 1, "tie", 2_000, 2_000), ("bob", 3, "player", 5_000, 0)),
        *SETTLED,
        *_coup("4-3", "2S 3H 4D", ("bob", 3, "player", 5_000, 0)),
    )
    await do(irregular.ReportIrregularity(Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False})), approved=SUE)
    found = payment_errors.FindWrongPayment("4-2", 10_500, 10_000, "bob", words="The film shows it.")
    await do(found, payment_errors.RectifyPayment(1, 500), by=SUE, approved=AMY)
    await do(people.Leave("ann"))


def _coup(key: str, codes: str, *wagers: tuple[str, int, str, int, int]) -> list[Act]:
    """A coup from the call for bets on, with these wagers and cards."""
    calls = (coup_acts.Call(Announcement.PLACE_YOUR_BETS), coup_acts.Call(Announcement.NO_MORE_BETS))
    placed = [betting.PlaceWager(*wager) for wager in wagers]
    drawn = list[Act]()
    for at, code in enumerate(codes.split(), start=1):
        drawn += [coup_acts.DrawCard(code), *([holding.AnnounceCounts()] if at >= 4 else [])]
    return [coup_acts.StartRound(key), calls[0], *placed, calls[1], *drawn]


async def _spin_wheel(floor: Floor) -> None:
    """A game that the dealer confirms, one in doubt after a no spin, and one that is void."""
    game = (spin_acts.SpinBall(), common_acts.EndPeriod(), spin_acts.BallAtRest(17, ReadingSource.SENSOR, 9))
    for act, by in (
        (wheel_opening.SetWheel(standard_setup("star-rapid-etg-2016", "roulette")), SUE),
        (wheel_opening.OpenWheel(TableLimits(each=Limits(500, 50_000), unit=500)), SUE),
        *((act, DEE) for act in (spin_acts.NewGame("w-1"), *game, spin_acts.ConfirmNumber(17))),
        *((act, DEE) for act in (spin_acts.NewGame("w-2"), spin_acts.SpinBall())),
        (wheel_ruling.CallNoSpin(Kind.INTERFERENCE), DEE),
        *((act, DEE) for act in (*game, spin_acts.ConfirmNumber(18))),
        (wheel_ruling.CorrectNumber(Report(Kind.WRONG_NUMBER), 18, "The sensor erred."), SUE),
        (spin_acts.NewGame("w-3"), DEE),
        (wheel_ruling.VoidSpin(Report(Kind.DISRUPTION), "The alarm went off."), SUE),
    ):
        corrects = isinstance(act, wheel_ruling.CorrectNumber)
        await floor.do(ActAtWheel("w", act, by, AMY if corrects else None))


async def _use_devices(floor: Floor) -> None:
    """Readings in and out of turn, a refused one, and a printer without paper."""
    shoe, wheel, printer = "shoe-4", "wheel-2", "printer-7"
    await floor.do(
        devices.ReadCard(shoe, "4", 1, "9S", "4-9"),
        devices.ReadCard(shoe, "4", 2),
        devices.RefuseReading(shoe, 2, "no-round", {"case": "start-coup"}),
        devices.ClearFault(shoe, "sue", "The card was put back."),
        devices.ReadCard(shoe, "4", 5, "KH"),
        devices.ReadCard(shoe, "4", 4, "8D"),
        devices.ClearFault(shoe, "sue", "The plug was loose."),
        devices.ReadBall(wheel, "2", 1, 9, 17),
        devices.ReadBall(wheel, "2", 2, 8),
        devices.ReportFault(printer, Fault.NO_PAPER, Text("device-asked-to-fail")),
        devices.ClearFault(printer, "sue", "A new roll."),
        devices.ReadChips("rfid-4", "4", 1, (AreaChips(1, "player", 500),), "4-9"),
    )
    differs = await floor.try_(devices.ReadCard(shoe, "4", 5, "7H"))
    assert differs.code == "reading-differs"


async def _let_people_in(floor: Floor) -> None:
    """Two administrators create a dealer, who mistypes often, is promoted, and is suspended for a while."""
    wrong = staff.NoteSignInFailure("dee", "dt/4", "192.0.2.7")
    await floor.do(
        register.BeginRegister(),
        staff.AddStaff("ann", (Post.ADMINISTRATOR,), SETUP),
        staff.AddStaff("bob", (Post.ADMINISTRATOR,), "ann"),
    )
    # For a day these two do not sign together.
    floor.at += DAY_MS
    await floor.do(
        staff.AddStaff("dee", (Post.DEALER,), "ann", "bob"),
        staff.NotePassword("dee", "ann", once=True, signed_by="bob"),
        staff.NoteSignIn("dee", "dt/4"),
        staff.NotePassword("dee", "dee", once=False),
        *[wrong] * 4,
        staff.NoteSignIn("dee", "dt/4", How.SECOND_PERSON),
        staff.ChangePosts("dee", (Post.DEALER, Post.GAMING_SUPERVISOR), "ann", "bob"),
        staff.NoteRefusal("dee", "move-money", "not-permitted"),
        staff.SuspendStaff("dee", "ann", "An inquiry."),
        staff.RestoreStaff("dee", "bob", "ann"),
        staff.NoteSignOut("dee", SignOut.BY_THEMSELVES, "dt/4"),
        keys.GrantKey("shoe-4", "shoe", "4", "ann", "bob"),
        keys.GrantKey("terminal-4", keys.DeviceKind.PLAYER_TERMINAL, "4", "ann", "bob"),
        keys.GrantKey("other-4", keys.DeviceKind.PLAYER_TERMINAL, "4", "bob", "ann"),
        keys.WithdrawKey("shoe-4"),
        staff.AddStaff("ines", (Post.INSPECTOR,), CONSOLE),
    )


async def _check_software(floor: Floor) -> None:
    """A server is found with other software than before, and a person accepts it."""
    old, new = "1" * 64, "2" * 64
    await floor.do(
        software.CheckSoftware("one", "0.1.0", old, 200),
        software.CheckSoftware("one", "0.2.0", new, 210),
        software.AcceptSoftware("one", new, "The new release.", "ann", "bob"),
        software.CheckSoftware("one", "0.2.0", new, 210),
    )


async def _deal_fairly(floor: Floor) -> None:
    """The next shoe of table 4 is promised, mixed with numbers of terminals, loaded, removed and revealed."""
    out, seed, shoe = cards.TakeOutCards("order-a-shuffle"), bytes(32), ("4", "2")
    drawn = {name: f"{place:064x}" for place, name in enumerate(("4/ann", "7"))}
    made = {name: number_commitment(DealKind.SHOE, *shoe, name, drawn[name]) for name in drawn}

    async def do(*acts: tuple[Act, Person]) -> None:
        await floor.do(*(ActAtTable("4", act, by) for act, by in acts))

    await floor.do(
        CommitDeal(*shoe, DealKind.SHOE, commitment(DealKind.SHOE, *shoe, seed)),
        *(CommitNumber(name, *shoe, made[name]) for name in drawn),
    )
    await do((out, SUE), (cards.BringCards("red", CardSource.USED), DEE), (cards.Shuffle(), DEE))
    await do((cards.Cut(60), SUE))
    await floor.do(RevealNumber("7", *shoe, drawn["7"]))
    await do((cards.InsertCuttingCard(20), DEE))
    await floor.do(MixDeal(*shoe, await floor.hash("table/4")))
    await do((cards.Burn(BurnWay.FACE_DOWN, (None,)), DEE), (out, SUE))
    await floor.do(RevealDeal(*shoe, seed.hex()), DisputeDeal("7", *shoe, Text("dispute-own")))
    await floor.do(
        CommitDeal("4", "3", DealKind.SHOE, "ab" * 32), WithdrawDeal("4", "3", Text("withdrawn-seed-lost"))
    )


async def _lock(floor: Floor) -> None:
    await floor.do(chips.InsertNote("8", 5_000))
    state = floor.writer._cache.states["pt/8"]
    account = state.state
    assert isinstance(account, ChipAccount)
    # A bit of memory is flipped.
    meters = msgspec.structs.replace(account.meters, wins=account.meters.wins + 1)
    spoiled = msgspec.structs.replace(account, meters=meters)
    floor.writer._cache.states["pt/8"] = msgspec.structs.replace(state, state=spoiled)
    refused = await floor.try_(wagers.PlaceWagers("8", "1", "1-9", {"player": 500}))
    assert refused.code == "account-locked"
    await floor.do(chips.UnlockAccount("8", "A bit fell over.", "J. Ang"))


def day() -> list[LogEvent]:
    """The events of the day, for rewriting."""
    return [event.copy() for event in _day()]


@cache
def _day() -> list[LogEvent]:
    async def write() -> list[LogEvent]:
        store = MemoryStore()
        await write_day(store)
        return await log_events(store)

    return asyncio.run(write())


WAGERS = (("banker", "player", "tie"), ("red", "straight:17", "orphelins", "split:17/20"))
COUPS = ("9S KH 4D 7C 7H", "9S KH KD 7C", "9S 8H 9D KC", "2S 2H 3D 3C KS")
MOVED = (
    "capital",
    "chips-made",
    "fill",
    "float-credit",
    "chips-sold",
    "chips-cashed",
    "kiosk-filled",
    "capital",
)


async def ask(floor: Floor, kind: int, number: int) -> None:
    """Sends random commands: most are executed, the rest refused."""

    def choose(*things: Any) -> Any:
        nonlocal number
        number, at = divmod(number, len(things))
        return things[at]

    if floor.at == NOW:
        await floor.do(MoveMoney("capital", 2_000_000, {}))
        for name, over in (("7", 500_000), ("8", 20_000)):
            await floor.do(chips.SetTerminal(name, msgspec.structs.replace(VENUE, hand_pay_over=over)))
    floor.at += choose(0, 1, 1_000, 1_000, -1_000, DAY_MS, 400 * DAY_MS) if kind == 99 else 10
    terminal, sequence = choose("7", "8"), choose(1, 1, 2, 3, 4)
    play = choose(0, 1, 2, 3)
    wager = choose(*WAGERS[play % 2])
    chip = choose(1, 100)
    played = spin(choose(17, 20, 0)) if play % 2 else coup(choose(*COUPS), chip=chip)
    note, until, cents = "A note.", floor.at + choose(5, DAY_MS), choose(500, 1_050, 5_000, 7)
    stakes = {wager: cents, **choose({}, {WAGERS[play % 2][0]: 500})}
    names = {"table": "3", "kiosk": "2"}
    ticket = await floor.number(terminal, sequence)
    move = choose(*MOVED)
    held: dict[str, Any] = choose({"inspector": "Ng"}, {"until": until}, {"identify": True}, {})
    demanded: dict[str, Any] = choose({"demanded": True}, {}) if "inspector" in held else {}
    commands: tuple[tuple[int, Command], ...] = (
        (6, chips.InsertNote(terminal, choose(500, 5_000, 10_000, 700))),
        (2, chips.TransferCredit(terminal, choose(30_000, 600_000), f"CMS-{floor.at}")),
        (8, wagers.PlaceWagers(terminal, choose("1", "1", "1", "2"), f"p-{play}", stakes)),
        (3, wagers.WithdrawWager(terminal, f"p-{play}", wager)),
        (2, wagers.ReturnWagers(terminal, f"p-{play}", note)),
        (8, wagers.SettleWagers(terminal, f"p-{play}", played)),
        (4, wagers.CorrectSettlement(terminal, f"p-{play}", played, note, "J. Ang")),
        (2, chips.AdjustCredits(terminal, f"p-{play}", choose(-cents, cents), note, "J. Ang")),
        (10, chips.CashOut(terminal)),
        (3, payouts.PayHand(terminal, sequence, choose(30_000, 600_000, 35_000), note, note)),
        (3, payouts.WithholdHandPay(terminal, sequence, note, **held)),
        (2, payouts.ReleaseHandPay(terminal, sequence, note)),
        (2, payouts.ReviewHandPay(terminal, sequence, choose(True, False), note, "ina")),
        (2, payouts.RefuseHandPay(terminal, sequence, note)),
        (2, chips.CancelCredit(terminal, note, note)),
        (1, chips.EmptyStacker(terminal, choose(500, 5_000), "As counted.", "sue")),
        (1, chips.SetTerminal(terminal, msgspec.structs.replace(VENUE, ticket_months=choose(1, 12)))),
        (5, chips.InsertTicket(terminal, await floor.number(choose("7", "8"), sequence))),
        (4, slips.RedeemTicket(ticket, choose("cage", "kiosk/2"), witness=choose(None, note))),
        (4, slips.WithholdTicket(ticket, note, **held, **demanded)),
        (3, slips.ReleaseTicket(ticket, note)),
        (2, slips.PresentTicket(ticket, note, choose(*PaymentForm))),
        (2, slips.ReturnTicket(ticket, note)),
        (2, slips.ReviewTicket(ticket_key(await floor.secret(), ticket), choose(True, False), note, "ina")),
        (2, slips.RefuseTicket(ticket, note)),
        (2, slips.LapseTicket(ticket_key(await floor.secret(), ticket))),
        (9, MoveMoney(move, cents, {each: names[each] for each in names_of(MOVES[move])})),
        (4, ReverseMove(choose("table/3", "cage/cash"), choose(1, 2, 3, 4, 5), note, "J. Ang")),
    )
    for weight, command in commands:
        if kind < weight:
            await floor.try_(command)
            return
        kind -= weight
