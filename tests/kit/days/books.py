"""A floor in a test: commands are executed one by one, and the books are checked after each."""

from typing import Any

from pitboss.acting.plays import Played
from pitboss.aggregates import AGGREGATES, REGISTRY
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal, TransferCredit
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets.tickets import Ticket, TicketIssued
from pitboss.floor.tickets.validation import make_number
from pitboss.kernel.decision import Command, Event, Given, Need, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.chart import CHART, Unit, find_kind, owner
from pitboss.ledger.entry import Entry
from pitboss.ledger.meters import expected_balance

KINDS = tuple(each.state for each in AGGREGATES)
SECRET = b"a secret of the tests"
NOW: Instant = 1_772_323_200_000
"""The first of March 2026, at midnight."""
VENUE = Settings("Pitboss Casino", notes=(500, 5_000, 10_000), credit_limit=2_000_000, hand_pay_over=500_000)


def spin(number: int) -> Played:
    """A spin of the Rapid game."""
    return Played("star-rapid-etg-2016", "roulette", number=number)


def coup(cards: str, game: str = "baccarat", chip: Cents = 1) -> Played:
    """A coup of the Rapid game."""
    return Played("star-rapid-etg-2016", game, cards=tuple(cards.split()), smallest_chip=chip)


def number_of(issued: TicketIssued) -> str:
    """The number printed on a ticket."""
    return make_number(SECRET, issued.terminal, issued.sequence, issued.attempt)


class Books:
    """Streams, postings and events in plain dictionaries and lists."""

    def __init__(self, *terminals: str, settings: Settings = VENUE) -> None:
        self.states: dict[Stream, Any] = {}
        self.sums: dict[str, Cents] = {}
        self.events: list[tuple[Stream, Event, Entry]] = []
        self.command_of: list[int] = []
        """The command of each event, by its number."""
        self._command = 0
        self.versions: dict[Stream, int] = {}
        self.at = NOW
        self._transfers = 0
        for terminal in terminals:
            self.do(SetTerminal(terminal, settings))

    def try_(self, command: Command) -> list[Event] | Rejection:
        """Executes a command, unless it is refused."""
        given = Given(self.at, SECRET)
        names = REGISTRY.streams(command, given)
        while True:
            decision = REGISTRY.decide({name: self.states.get(name) for name in names}, command, given)
            if not isinstance(decision, Need):
                break
            names = (*names, decision.stream)
        if isinstance(decision, Rejection):
            return decision
        self._command += 1
        for stream, event, entry in decision.events:
            self.write(stream, event, entry)
        self.check()
        return decision.refused or [event for _, event, _ in decision.events]

    def write(self, stream: Stream, event: Event, entry: Entry) -> None:
        """Writes an event."""
        self.events.append((stream, event, entry))
        self.command_of.append(self._command)
        self.versions[stream] = self.versions.get(stream, 0) + 1
        for account, cents in entry:
            self.sums[account] = self.sums.get(account, 0) + cents
        self.states[stream] = REGISTRY.evolve(self.states.get(stream), event, entry)

    def do(self, *commands: Command) -> Any:
        """Executes commands that must succeed; returns the last event of the last one."""
        last: Event | None = None
        for command in commands:
            done = self.try_(command)
            assert not isinstance(done, Rejection), done
            last = done[-1]
        return last

    def no(self, command: Command) -> Rejection:
        """The rejection of a command that must be refused and must change nothing."""
        before = len(self.events)
        done = self.try_(command)
        assert isinstance(done, Rejection), done
        assert len(self.events) == before
        return done

    def account(self, terminal: str = "7") -> ChipAccount:
        """The chip account of a terminal."""
        account = self.states[f"pt/{terminal}"]
        assert isinstance(account, ChipAccount)
        return account

    def on(self, account: str) -> Cents:
        """The balance of an account, with the sign that staff would use."""
        kind = find_kind(account)
        assert not isinstance(kind, Rejection)
        return kind.side.sign * self.sums.get(account, 0)

    def fund(self, cents: Cents, terminal: str = "7") -> None:
        """Puts credits on a terminal."""
        self._transfers += 1
        self.do(TransferCredit(terminal, cents, f"CMS-fund-{self._transfers}"))

    def ticket(self, cents: Cents = 5_000, terminal: str = "7") -> str:
        """Issues a ticket and returns its number."""
        self.fund(cents, terminal)
        issued = self.do(CashOut(terminal))
        assert isinstance(issued, TicketIssued)
        return number_of(issued)

    def note(self, cents: Cents = 5_000, terminal: str = "7") -> None:
        """Puts a note into the stacker."""
        self.do(InsertNote(terminal, cents))

    def check(self) -> None:
        """Checks everything that must be true of the books after every command."""
        for unit in Unit:
            assert sum(cents for account, cents in self.sums.items() if _kind(account).unit is unit) == 0
        assert self.sums.get("house/transit", 0) == 0
        for account, cents in self.sums.items():
            if _kind(account).side.guarded:
                assert self.on(account) >= 0, account
                assert self.states[owner(account)].balances.get(account, 0) == cents, account
        for stream, state in self.states.items():
            for account in getattr(state, "balances", ()):
                assert owner(account) == stream
                assert account in self.sums
            if isinstance(state, ChipAccount):
                self._check_terminal(state)
            elif isinstance(state, Ticket):
                assert state.outstanding == (0 if state.ended else state.issued.cents)
            else:
                assert isinstance(state, KINDS), stream

    def _check_terminal(self, account: ChipAccount) -> None:
        held = sum(sum(layout.stakes.values()) for layout in account.layouts.values())
        assert self.on(f"pt/{account.terminal}/held") == held
        assert expected_balance(account.meters) == account.chips + held == account.credit
        waiting = sum(payout.cents for payout in account.payouts.values())
        assert self.on(f"pt/{account.terminal}/payable") == waiting
        assert account.version == self.versions[f"pt/{account.terminal}"]


def _kind(account: str) -> Any:
    kind = find_kind(account)
    assert kind in CHART
    return kind
