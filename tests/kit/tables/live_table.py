"""A live table for tests: acts one after the other, each encoded and decoded as in the log."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Self

import msgspec

from kit.support import CANBERRA, RAPID
from pitboss.acting.acts.act import Act, Person, WagerResult
from pitboss.acting.audience import Audience
from pitboss.acting.setups.setup import Setup
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.acting.state import GameState
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.holding import AnnounceCounts, Collect, PassOut, Turn
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.no_bet import OrderNoBet, Why
from pitboss.baccarat.acts.opening import ChooseDealing, OpenTable, SetTable
from pitboss.baccarat.acts.people import ExchangeVoucher, Join
from pitboss.baccarat.acts.play import (
    AnnounceResult,
    Call,
    CollectLosing,
    ConfirmResult,
    DrawCard,
    MeetCuttingCard,
    SelectResult,
    Settle,
    SettleInitialDeal,
    StartRound,
)
from pitboss.baccarat.acts.shoe.cards import (
    BringCards,
    Burn,
    CheckCards,
    CorrectCuttingCard,
    Cut,
    InsertCuttingCard,
    LoadDevice,
    Shuffle,
)
from pitboss.baccarat.decide import ActAtTable, TableActed
from pitboss.baccarat.machines import cards_ahead, exposure_of
from pitboss.baccarat.play.cutting import cut_line
from pitboss.baccarat.play.exposing import ExposureStep
from pitboss.baccarat.setup import offer_of
from pitboss.baccarat.state import GamingTable, LiveCoup
from pitboss.floor.setups import equip, standard_setup
from pitboss.floor.tickets.vouchers import Voucher, VoucherIssued
from pitboss.kernel.decision import Event, Given, Need
from pitboss.kernel.instant import DAY_MS
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Entry, post
from pitboss.patron.commands import RegisterPatron
from pitboss.rules.procedure import Announcement, BurnWay, Device

DEE = Person("dee", Role.DEALER)
SUE = Person("sue", Role.CASINO_SUPERVISOR)
AMY = Person("amy", Role.ASSISTANT_GAMING_MANAGER)
GUS = Person("gus", Role.GAMING_MANAGER)
OPAL = Person("opal", Role.CASINO_OPERATOR)
INA = Person("ina", Role.INSPECTOR)
BESIDE = ("voucher/", "patron/", "patron-name/", "pt/")
"""The streams that an act may need beside its table."""
SIGNERS = (SUE, GUS, AMY, OPAL)
"""Who signs beside the person who acts."""


SETTLED = (AnnounceResult(), CollectLosing(), Settle())
"""How a dealer settles a coup with losing wagers, where the rules order the steps."""


def pairs(by: Person) -> list[tuple[Person, Person]]:
    """The pairs of people who may do together what one may not: the actor or, for a dealer, a supervisor."""
    entering = (by, SUE) if by is DEE else (by,)
    return [(each, other) for each in entering for other in SIGNERS if other is not each]


def check_alone(tried: Iterable[Rejection | None]) -> None:
    """Checks that everyone who tried alone was refused. Those whom the rules name lack only a signature."""
    codes = {None if refused is None else refused.code for refused in tried}
    assert codes <= {"second-person-needed", "not-authorised"}, f"one person did it: {codes}"
    assert "second-person-needed" in codes, "the rules name nobody who could have done it"


def player(name: str) -> Person:
    """A player who acts in person."""
    return Person(name, Role.PLAYER)


class LiveGame(ABC):
    """A game in a test: acts are tried there."""

    now: GameState

    @abstractmethod
    def attempt(self, act: Act, by: Person = DEE, approved: Person | None = None) -> Rejection | None:
        """Does an act one second after the last, or returns the rejection; a refusal changes nothing."""

    def signed(self, act: Act, by: Person = DEE) -> Self:
        """Does an act that changes a known result: one person is refused, and two are not."""
        check_alone(self.attempt(act, each) for each in (by, *SIGNERS))
        assert any(self.attempt(act, *two) is None for two in pairs(by)), f"{act} was refused to any two"
        return self

    def refused(self, act: Act, by: Person = DEE, approved: Person | None = None) -> tuple[str, str | None]:
        """The code and the clause of the refusal that an act must get; nothing changes."""
        before = self.now
        answer = self.attempt(act, by, approved)
        assert answer is not None, f"{act} was not refused"
        assert self.now is before
        return answer.code, answer.clause


class LiveTable(LiveGame):
    """Table 1 and its whole history."""

    now: GamingTable

    def __init__(self) -> None:
        self.now = GamingTable()
        self.at = 0
        self.events: list[TableActed] = []
        self.books: dict[str, Cents] = {}
        """All accounts, including those of the casino."""
        self.followed: dict[int, list[tuple[str, Event]]] = {}
        """What else an act wrote about patrons, by the place of the act."""
        self.beside: dict[str, object] = dict.fromkeys(("fair/1", "wheel/1", "device/shoe-1"))
        """State elsewhere on the floor: vouchers that were issued or used."""
        self.unissued: set[str] = set()
        """The vouchers that nobody has issued."""

    def attempt(self, act: Act, by: Person = DEE, approved: Person | None = None) -> Rejection | None:
        """Does an act one second after the last, or returns the rejection; a refusal changes nothing."""
        command = _there_and_back(ActAtTable("1", act, by, approved))
        stands = None if not self.events and self.now == GamingTable() else self.now
        given = Given(self.at + 1_000, b"secret")
        while isinstance(answer := REGISTRY.decide({"table/1": stands, **self.beside}, command, given), Need):
            assert answer.stream.startswith(BESIDE), "a table needs no other stream"
            self.beside[answer.stream] = self._voucher(act)
        if isinstance(answer, Rejection):
            return answer
        self.at += 1_000
        for stream, event, entry in answer.events:
            if not isinstance(event, TableActed):
                if stream.startswith("patron"):
                    self.followed.setdefault(len(self.events) - 1, []).append((stream, event))
                self.beside[stream] = REGISTRY.evolve(self.beside.get(stream), event, entry)
                continue
            assert sum(line.cents for line in entry) == 0
            decoded = _there_and_back(event)
            self.events.append(decoded)
            self.now = self._evolve(decoded, entry)
            self.books = {name: cents for name, cents in post(self.books, entry).items() if cents}
        return None

    def register(self, name: str) -> int:
        """Gives a person a number."""
        given = Given(self.at, b"secret")
        while isinstance(done := REGISTRY.decide(self.beside, RegisterPatron(name, "sue"), given), Need):
            self.beside[done.stream] = None
        assert not isinstance(done, Rejection), done
        for stream, event, entry in done.events:
            self.beside[stream] = REGISTRY.evolve(self.beside[stream], event, entry)
        return int(done.events[0][0].removeprefix("patron/"))

    def _voucher(self, act: Act) -> Voucher | None:
        """The voucher of an act, which somebody has issued with the value that the act says."""
        if not isinstance(act, ExchangeVoucher) or act.voucher in self.unissued:
            return None
        terms = (act.tokens, "At any table.", self.at + DAY_MS, "cas")
        return Voucher(VoucherIssued(act.promotion, act.voucher, *terms))

    def _evolve(self, event: TableActed, entry: Entry) -> GamingTable:
        after = REGISTRY.evolve(self.now, event, entry)
        assert isinstance(after, GamingTable)
        return after

    def do(self, act: Act, by: Person = DEE, approved: Person | None = None) -> "LiveTable":
        """Does an act that must succeed.

        A coup that begins has a wager on it or an order to do without; a supervisor signs for a ruling, and
        corrects where the cutting card lies if it comes elsewhere. Before a settlement the result is called
        and what was lost is collected.
        """
        ahead = cards_ahead(self.now) if isinstance(act, MeetCuttingCard) else None
        if ahead:
            behind = (self.now.loaded.behind or 0) + ahead
            self.do(CorrectCuttingCard(behind, "It was put in there."), SUE)
        begins = isinstance(act, DrawCard) or act == Call(Announcement.NO_MORE_BETS)
        if begins and self.now.coup is not None:
            self.stake()
        if isinstance(act, Settle):
            self.collect()
        if isinstance(act, ReportIrregularity) and by is DEE and approved is None:
            approved = SUE
        refused = self.attempt(act, by, approved)
        assert refused is None, f"{act}: {refused}"
        return self

    @property
    def coup(self) -> LiveCoup:
        """The current coup."""
        assert self.now.coup is not None
        return self.now.coup

    def stack(self, name: str) -> Cents:
        """The chips before a player."""
        return self.now.balances.get(f"table/1/seat/{name}/stack", 0)

    def held(self, name: str) -> Cents:
        """The chips of a player on the layout."""
        return self.now.balances.get(f"table/1/seat/{name}/held", 0)

    def after(self, milliseconds: int) -> int:
        """The instant this long after the next act."""
        return self.at + 1_000 + milliseconds

    def wait(self, milliseconds: int) -> "LiveTable":
        """Advances the clock."""
        self.at += milliseconds
        return self

    def deal(self, codes: str) -> "LiveTable":
        """Cards leave the shoe."""
        for code in codes.split():
            self.do(DrawCard(code))
        return self

    def stake(self) -> "LiveTable":
        """Places a wager if there is none: only an order lets a coup be dealt without wagers."""
        coup, orders = self.coup, self.now.play.procedure.no_bet_coups
        if not orders or self.now.play.cash_out or coup.cards or coup.wagers or coup.no_bet:
            return self
        name = next(iter(self.now.guests), None)
        why: Why = "call-a-no-bet-coup-without-players"
        by = SUE if self.now.record.edition == CANBERRA else AMY
        order = OrderNoBet(why, coup.key, marker=True, surveillance_notified=True)
        self.do(order, by) if name is None else self.bet(name, "tie", 500)
        return self

    def reveal(self) -> "LiveTable":
        """Passes, takes back, turns and announces cards until a card or the settlement is due."""
        while True:
            due = exposure_of(self.now, self.coup).expects
            if due is None or due.step is ExposureStep.DEAL:
                return self
            if due.step is ExposureStep.ANNOUNCE:
                self.do(AnnounceCounts())
                continue
            assert due.hand is not None
            if due.step is ExposureStep.PASS_OUT:
                assert due.who is not None
                self.do(PassOut(due.hand, due.who))
            else:
                self.do(Turn(due.hand) if due.step is ExposureStep.TURN else Collect(due.hand))

    def start(self, key: str = "1-1") -> "LiveTable":
        """The next coup takes wagers."""
        self.do(StartRound(key))
        return self.call(Announcement.PLACE_YOUR_BETS)

    def call(self, announcement: Announcement) -> "LiveTable":
        """The dealer calls, where the edition requires it."""
        calls = self.now.play.procedure.calls
        closing = self.now.offer.closing.at
        due = (c for c in calls if c.required and c.announcement is announcement and not c.by_start)
        if any(call.closing in (None, closing) for call in due):
            self.do(Call(announcement))
        return self

    def bet(self, name: str, wager: str, cents: Cents = 10_000, box: int | None = None) -> "LiveTable":
        """A player bets from their own seat."""
        seat = self.now.guests[name].seat or 1
        return self.do(PlaceWager(name, box or seat, wager, cents))

    def settle(self) -> "LiveTable":
        """Confirms the result where that is required, and pays everything."""
        if self.now.play.procedure.confirmation is not None:
            winner = exposure_of(self.now, self.coup).coup.result.winner
            self.do(SelectResult(winner)).do(ConfirmResult())
        return self.do(Settle())

    def collect(self) -> "LiveTable":
        """Announces the result and collects losing wagers, if that comes next."""
        for act in (AnnounceResult(), CollectLosing()):
            self.attempt(act)
        return self

    @property
    def lines(self) -> tuple[WagerResult, ...]:
        """What the wagers on the last coup came to."""
        return self.now.past[-1].lines

    def play(self, key: str, codes: str, **wagers: tuple[str, Cents]) -> "LiveTable":
        """A whole coup, such as `play("1-1", "9S KH KD 7C", ann=("banker", 10_000))`."""
        self.start(key)
        for name, (wager, cents) in wagers.items():
            self.bet(name, wager, cents)
        self.call(Announcement.NO_MORE_BETS)
        for code in codes.split():
            self.reveal()
            if len(self.coup.cards) == 4:
                self._initial()
            self.do(DrawCard(code))
        self.reveal()
        return self.settle()

    def _initial(self) -> None:
        early = {wager.key for wager in self.now.play.wagers if wager.settles == "initial-deal"}
        if any(placed.wager in early for placed in self.coup.wagers):
            self.do(SettleInitialDeal())


def set_up(setup: Setup, **limits: Any) -> LiveTable:
    """A table that is open, without players or cards."""
    offered = offer_of(setup, setup.game)
    shown = {wager.key: Limits(500, 100_000) for wager in offered.wagers if wager.sign}
    units = {"unit": 500} if setup.edition.startswith("canberra") else {}
    sign = TableLimits(**{"each": Limits(500, 100_000), "kinds": shown, **units, **limits})
    return LiveTable().do(SetTable(setup), SUE).do(OpenTable(sign), SUE)


def load(pit: LiveTable, back: str = "red", behind: int = 20) -> LiveTable:
    """New cards go through every step until the first coup can begin."""
    pit.do(BringCards(back), approved=SUE)
    for who in (DEE, SUE):
        pit.attempt(CheckCards(), who)
    cards = pit.now.cards_in
    assert cards is not None
    if cards.device == "shuffling-device":
        pit.do(LoadDevice())
    else:
        pit.do(Shuffle())
        cards = pit.now.cards_in
        assert cards is not None
        cutter = next(iter(cut_line(pit.now, cards)), None)
        pit.do(Cut(100, cutter), SUE if cutter is None and pit.now.record.edition != RAPID else DEE)
        pit.do(InsertCuttingCard(behind))
    return pit.do(Burn(BurnWay.FACE_DOWN, (None,)))


def seated(edition: str, game: str | None = None, **limits: Any) -> LiveTable:
    """A table with cards in the shoe; Ann sits at 1, Bob at 3, Cem at 5, each with 5,000.00."""
    pit = set_up(standard_setup(edition, game), **limits)
    for name, seat in (("ann", 1), ("bob", 3), ("cem", 5)):
        pit.do(Join(name, seat, 500_000))
    return load(pit)


def _there_and_back(value: Any) -> Any:
    """A value as it is read from the log again."""
    again = msgspec.json.decode(msgspec.json.encode(value), type=type(value))
    assert again == value
    return again


def audience_of(role: Role) -> Audience:
    """The audience that a person of a role belongs to at a table."""
    known = {
        Role.PLAYER: Audience.PLAYER,
        Role.PATRON: Audience.PLAYER,
        Role.DEALER: Audience.DEALER,
        Role.INSPECTOR: Audience.INSPECTOR,
    }
    return known.get(role, Audience.SUPERVISOR)


def face_down(edition: str, method: str, device: Device = Device.SCANNING_SHOE) -> LiveTable:
    """A table whose cards are dealt face down; Ann bets most on Player."""
    setup = msgspec.structs.replace(standard_setup(edition), device=device)
    pit = set_up(equip(setup))
    for name, seat in (("ann", 1), ("bob", 2)):
        pit.do(Join(name, seat, 500_000))
    load(pit).do(ChooseDealing(method, "down"), SUE)
    return pit.start().bet("ann", "player").bet("bob", "banker", 5_000)
