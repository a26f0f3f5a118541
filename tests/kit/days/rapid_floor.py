"""A floor with a Rapid table and a Rapid wheel whose games are played at terminals."""

from typing import Any

import msgspec

from kit.days.books import VENUE, Books
from kit.days.log_events import LogEvent
from kit.support import RAPID
from kit.tables.live_table import AMY, DEE, SUE
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.setups.setup import Setup
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.acting.state import GameState
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult, Settle, StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, Cut, InsertCuttingCard, Shuffle
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.machines import hands_of
from pitboss.baccarat.state import GamingTable
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.settling import ReconcilePlay, plays_due
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Event, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource, WheelTable
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import BurnWay
from pitboss.rules.result import Winner

TABLE, WHEEL = "bac-1", "roulette-1"
WIDE: dict[str, Any] = {"each": Limits(500, 50_000)}
LOADING: tuple[tuple[Act, Person | None], ...] = (
    (BringCards("red"), SUE),
    (Shuffle(), None),
    (Cut(100), None),
    (InsertCuttingCard(20), None),
    (Burn(BurnWay.FACE_DOWN, (None,)), None),
)
"""The acts that bring cards into the shoe, and who approves each."""
PLAYER_WINS, BANKER_WINS = "9S KH KD 7C", "2S KH KD 7C 2H"
"""A natural nine against seven, and four against seven."""


def baccarat(smallest_chip: Cents = 1) -> Setup:
    """A Rapid table of Baccarat."""
    return msgspec.structs.replace(standard_setup(RAPID, "baccarat"), smallest_chip=smallest_chip)


class RapidFloor(Books):
    """A table, a wheel, and terminals with 1,000.00 each."""

    def __init__(
        self, *terminals: str, settings: Settings = VENUE, smallest_chip: Cents = 1, **limits: Any
    ) -> None:
        self.times: list[Instant] = []
        """When each event happened."""
        self.smallest_chip = smallest_chip
        super().__init__(*(terminals or ("7",)), settings=settings)
        for terminal in terminals or ("7",):
            self.fund(100_000, terminal)
        self.open_table(TABLE, TableLimits(**{**WIDE, **limits}))
        self.wheel(SetWheel(standard_setup(RAPID, "roulette")), SUE)
        self.wheel(OpenWheel(TableLimits(**{**WIDE, **limits, "kinds": {}})), SUE)

    def write(self, stream: Stream, event: Event, entry: Entry) -> None:
        """Writes an event, and notes when."""
        super().write(stream, event, entry)
        self.times.append(self.at)

    def log(self) -> list[LogEvent]:
        """All that happened, as events of the log."""
        return [
            LogEvent(
                stream,
                REGISTRY.names[type(event)],
                self.times[at],
                "test",
                f"c-{self.command_of[at]}",
                msgspec.json.decode(event.to_log()),
                [(line.account, line.cents) for line in entry],
            )
            for at, (stream, event, entry) in enumerate(self.events)
        ]

    def open_table(self, name: str, sign: TableLimits) -> None:
        """A table with cards in its shoe."""
        self.act(SetTable(baccarat(self.smallest_chip)), SUE, table=name)
        self.act(OpenTable(sign), SUE, table=name)
        for act, approved in LOADING:
            self.act(act, DEE, approved, table=name)

    def act(self, act: Act, by: Person = DEE, approved: Person | None = None, table: str = TABLE) -> None:
        """Does an act at the table."""
        self.at += 1_000
        self.do(ActAtTable(table, act, by, approved))

    def refuse(
        self, act: Act, by: Person = DEE, approved: Person | None = None, table: str = TABLE
    ) -> Rejection:
        """The refusal of an act at the table."""
        return self.no(ActAtTable(table, act, by, approved))

    def wheel(self, act: Act, by: Person = DEE, approved: Person | None = None) -> None:
        """Does an act at the wheel."""
        self.at += 1_000
        self.do(ActAtWheel(WHEEL, act, by, approved))

    def game(self, name: str) -> GameState:
        """The state of a game."""
        state = self.states.get(f"table/{name}") or self.states[f"wheel/{name}"]
        assert isinstance(state, GamingTable | WheelTable)
        return state

    # A coup.

    def new_coup(self, key: str = "b-1", table: str = TABLE) -> None:
        """New Game: the table takes wagers."""
        self.act(StartRound(key), table=table)

    def end_period(self, table: str = TABLE) -> None:
        """Ends the wagering period."""
        self.act(EndPeriod(), table=table)

    def deal(self, codes: str, table: str = TABLE) -> None:
        """Deals cards from the shoe."""
        for code in codes.split():
            self.act(DrawCard(code), table=table)

    def confirm(self, table: str = TABLE) -> None:
        """The result is chosen and confirmed, and the coup is over."""
        now = self.game(table)
        assert isinstance(now, GamingTable)
        assert now.coup is not None
        winner: Winner = hands_of(now, now.coup).result.winner
        for act in (SelectResult(winner), ConfirmResult(), Settle()):
            self.act(act, table=table)

    def coup(self, key: str, codes: str = PLAYER_WINS, table: str = TABLE) -> None:
        """The rest of a coup whose wagers are placed."""
        self.end_period(table)
        self.follow(table)
        self.deal(codes, table)
        self.confirm(table)

    def misdeal(self, key: str | None = None) -> None:
        """The current coup, or the last, is declared void."""
        self.act(ReportIrregularity(Report(Kind.MISDEAL), key), DEE, AMY)

    def reread(self, codes: str) -> None:
        """The last coup had other cards than the shoe read."""
        report = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
        self.act(ReportIrregularity(report, actual=tuple(codes.split())), AMY, SUE)

    # A spin.

    def new_spin(self, key: str = "r-1") -> None:
        """The wheel takes wagers."""
        self.wheel(NewGame(key))

    def rest(self, number: int) -> None:
        """The ball is spun, and lies in a pocket."""
        self.wheel(SpinBall())
        self.wheel(BallAtRest(number, ReadingSource.SENSOR))

    def spin(self, number: int) -> None:
        """The rest of a spin whose wagers are placed."""
        self.wheel(EndPeriod())
        self.follow(WHEEL)
        self.rest(number)
        self.wheel(ConfirmNumber(number))

    def correct_number(self, number: int) -> None:
        """A supervisor enters the right number for the last spin."""
        self.wheel(CorrectNumber(Report(Kind.WRONG_NUMBER), number, "The sensor misread it."), AMY, SUE)

    def void_spin(self) -> None:
        """The current spin, or the last, is declared void."""
        self.wheel(VoidSpin(Report(Kind.SYSTEM_MALFUNCTION), "The system stopped."), DEE, SUE)

    # Terminals.

    def drag(self, play: str, terminal: str = "7", game: str = TABLE, **stakes: Cents) -> Any:
        """Chips are dragged onto wagers."""
        return self.do(DragChips(terminal, game, play, stakes))

    def bet(self, play: str, wager: str, cents: Cents, terminal: str = "7", game: str = WHEEL) -> Any:
        """Chips are dragged onto a wager of any name."""
        return self.do(DragChips(terminal, game, play, {wager: cents}))

    def follow(self, game: str = TABLE) -> list[Any]:
        """Every terminal does all that a game makes due."""
        happened = []
        for stream in [name for name in self.states if name.startswith("pt/")]:
            terminal = stream.removeprefix("pt/")
            while found := plays_due(self.account(terminal), game, self.game(game)):
                happened.append(self.do(ReconcilePlay(terminal, game, found[0])))
        return happened

    def stakes(self, play: str, terminal: str = "7") -> dict[str, Cents]:
        """The stakes on a play."""
        layout = self.account(terminal).layouts.get(play)
        return {} if layout is None else dict(layout.stakes)
