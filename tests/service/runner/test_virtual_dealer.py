"""The virtual dealer: whole shoes and spins of every edition without staff, and when it waits for staff.

It takes over 10 s: tables of every edition are dealt into their second shoe.
"""

from collections import Counter
from random import Random

import pytest
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR
from kit.tables.live_table import DEE, LiveTable, player

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.virtual_staff import MANAGER, DealerInput, Move, Plan
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.no_bet import OrderNoBet, TakeWagers
from pitboss.baccarat.acts.opening import CloseTable
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.play import Call, DrawCard, MeetCuttingCard, Settle, StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, InsertCuttingCard, LoadDevice
from pitboss.baccarat.next_act import next_act, relief
from pitboss.game.cards import Card, full_decks
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.roulette import next_act as wheels
from pitboss.roulette.acts.opening import CloseWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import attempt
from pitboss.roulette.state import ReadingSource, WheelTable
from pitboss.rules.procedure import Device
from pitboss.rules.roulette import WheelKind
from pitboss.service.config import FloorConfig, GameConfig, limits_of, setup_of
from pitboss.service.config_reading import read_config

TABLES = [(edition, EDITIONS[edition].games[0].key) for edition in (STAR, PREMIUM, CANBERRA, GUIDE)] + [
    (RAPID, "baccarat")
]
LIVE = [(STAR, "baccarat"), (GUIDE, "commission"), (CANBERRA, "commission")]


def plan(edition: str, game: str, more: str = "") -> Plan:
    unit = ', unit = "5"' if edition == CANBERRA else ""
    limits = f'limits = {{least = "5", most = "500"{unit}}}\n'
    toml = f'name = "1"\nedition = "{edition}"\ngame = "{game}"\n{limits}'
    config = read_config(f'venue = "V"\n[[games]]\n{toml}{more}')
    assert isinstance(config, FloorConfig), config
    (only,) = config.games
    return plan_of(config, only)


def plan_of(config: FloorConfig, game: GameConfig) -> Plan:
    setup = setup_of(config, game)
    assert not isinstance(setup, Rejection)
    return Plan(game.name, setup, limits_of(game))


class Evening:
    """A table that the virtual dealer deals, from a shoe that the test knows."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.pit, self.random = plan, LiveTable(), Random(7)
        self.stack: list[Card] = []
        self.behind: int | None = None
        self.done: Counter[type[Act]] = Counter()

    def next(self, *, time_up: bool = True) -> Move | None:
        now = self.pit.now if self.pit.events else None
        return next_act(self.plan, now, self.pit.at, DealerInput(f"k-{self.pit.at}", lambda *_: 208, time_up))

    def step(self, *, time_up: bool = True) -> Act | None:
        """Does the next act; a clock ends the period when there is no other act."""
        move = self.next(time_up=time_up)
        if move is None:
            timed = self.pit.now.coup is not None and time_up
            self.pit.wait((self.plan.limits.period or 0) * 1_000 if timed else 0)
            return EndPeriod() if timed and self.pit.attempt(EndPeriod(), DEE) is None else None
        act = self.filled(move.act)
        self.pit.do(act, move.by, move.approved)
        self.done[type(act)] += 1
        return act

    def filled(self, act: Act) -> Act:
        now = self.pit.now
        if isinstance(act, InsertCuttingCard | LoadDevice) or (
            isinstance(act, StartRound) and now.record.device is Device.SHUFFLING_DEVICE
        ):
            self.stack = list(full_decks(now.record.decks))
            self.random.shuffle(self.stack)
        if isinstance(act, InsertCuttingCard):
            # One card is burned before play.
            self.behind = act.behind + 1
        if not isinstance(act, DrawCard):
            return act
        met = now.shoe is not None and now.shoe.coups_left is not None
        if len(self.stack) == self.behind and not met:
            return MeetCuttingCard()
        return DrawCard(str(self.stack.pop()))

    def until(self, kind: type[Act], *, most: int = 50) -> "Evening":
        for _ in range(most):
            if isinstance(self.step(), kind):
                return self
        raise AssertionError(f"no {kind.__name__} in {most} steps")


@pytest.mark.parametrize(("edition", "game"), TABLES)
def test_a_table_of_any_edition_goes_from_its_set_up_into_its_second_shoe(edition: str, game: str) -> None:
    evening = Evening(plan(edition, game))
    evening.until(MeetCuttingCard, most=1_000).until(BringCards, most=100).until(Settle)
    assert evening.done[BringCards] == 2
    assert evening.done[Settle] == evening.done[StartRound] > 50
    assert not evening.pit.books, "nobody bet, and no money moved"


@pytest.mark.parametrize(("edition", "game"), TABLES)
def test_a_cutting_card_in_place_of_the_first_card_of_a_coup_does_not_hold_up_a_table(
    edition: str, game: str
) -> None:
    evening = Evening(plan(edition, game))
    evening.until(Settle, most=80).until(StartRound)
    evening.behind = len(evening.stack)
    evening.until(MeetCuttingCard).until(Settle).until(BringCards, most=100)


def test_a_shuffling_device_waits_for_wagers_as_no_coup_is_dealt_there_without() -> None:
    evening = Evening(plan(STAR, "baccarat", 'setup = {device = "shuffling-device"}'))
    evening.until(StartRound).until(Call)
    assert evening.step() is None


@pytest.mark.parametrize(
    ("edition", "game"), [(STAR, "baccarat"), (GUIDE, "commission"), (CANBERRA, "commission")]
)
def test_those_at_a_table_have_their_time_to_bet_and_are_paid(edition: str, game: str) -> None:
    evening = Evening(plan(edition, game))
    evening.until(BringCards)
    evening.pit.do(Join("ann", 1, 100_000), player("ann"))
    evening.until(StartRound)
    while evening.step(time_up=False) is not None:
        assert not evening.pit.coup.cards
    evening.pit.do(PlaceWager("ann", 1, "player", 10_000), player("ann"))
    assert evening.step(time_up=False) is None
    evening.until(Settle)
    assert evening.pit.stack("ann") != 100_000 or evening.pit.now.past[-1].lines[0].outcome == "standoff"
    assert evening.pit.held("ann") == 0


@pytest.mark.clause(STAR, "7.4")
def test_without_a_wager_a_player_at_the_table_is_waited_for_where_only_an_empty_one_goes_on() -> None:
    evening = Evening(plan(STAR, "baccarat"))
    evening.until(Settle, most=80)
    assert evening.done[OrderNoBet] == 1
    evening.pit.do(Join("ann", 1, 100_000), player("ann"))
    evening.until(StartRound).until(Call)
    assert evening.step() is None
    assert not evening.pit.coup.cards


@pytest.mark.clause(PREMIUM, "7.4")
def test_a_coup_without_wagers_is_ordered_where_the_rules_allow_it_with_people_there() -> None:
    evening = Evening(plan(PREMIUM, "tie-premium"))
    evening.until(BringCards)
    evening.pit.do(Join("ann", 1, 100_000), player("ann"))
    evening.until(Settle, most=80)
    assert evening.pit.now.past[-1].no_bet == "7.4"
    evening.until(TakeWagers)


@pytest.mark.clause(CANBERRA, "4.9")
def test_a_period_that_goes_by_without_a_wager_lets_the_coup_be_dealt_without() -> None:
    evening = Evening(plan(CANBERRA, "commission", 'setup = {closes = "period-ends"}'))
    evening.until(BringCards)
    evening.pit.do(Join("ann", 1, 100_000), player("ann"))
    evening.until(EndPeriod).until(OrderNoBet).until(Settle)
    assert evening.pit.now.past[-1].no_bet == "4.9"


def test_a_rapid_table_leaves_the_end_of_the_period_to_the_clock() -> None:
    evening = Evening(plan(RAPID, "baccarat"))
    evening.until(StartRound)
    assert evening.next(time_up=True) is None
    evening.pit.do(EndPeriod())
    move = evening.next()
    assert move is not None
    assert isinstance(move.act, DrawCard)


def test_what_staff_closed_stays_closed() -> None:
    evening = Evening(plan(STAR, "baccarat"))
    evening.until(Settle, most=80)
    evening.pit.do(CloseTable(), MANAGER)
    assert evening.step() is None


def test_a_card_that_was_not_due_waits_for_a_ruling_and_relief_gives_wagers_back() -> None:
    evening = Evening(plan(RAPID, "baccarat"))
    evening.until(EndPeriod)
    for code in ("9S", "KH", "KD", "7C", "AD"):
        evening.pit.do(DrawCard(code))
    assert evening.pit.coup.stray == "AD"
    assert evening.step() is None
    ruling = relief("1", evening.pit.now, evening.pit.at)
    assert ruling is not None
    evening.pit.do(ruling.act, ruling.by, ruling.approved)
    assert evening.pit.now.coup is None or evening.pit.coup.stray is None
    assert evening.step() is not None


def test_relief_does_nothing_where_nothing_waits() -> None:
    evening = Evening(plan(STAR, "baccarat"))
    evening.until(StartRound)
    assert relief("1", evening.pit.now, evening.pit.at) is None


class Wheel:
    """A wheel that the virtual dealer runs."""

    def __init__(self, kind: WheelKind) -> None:
        self.plan = plan(RAPID, "roulette", f'wheel = "{kind}"')
        self.now: WheelTable | None = None
        self.at = 0

    def do(self, move: Move) -> Act:
        self.at += 1_000
        done = attempt(self.now or WheelTable(), move.act, ActContext(move.by, self.at, move.approved))
        assert not isinstance(done, Rejection), done
        self.now = done.state
        return move.act

    def step(self) -> Act | None:
        move = wheels.next_act(self.plan, self.now, self.at, DealerInput(f"k-{self.at}"))
        return None if move is None else self.do(move)

    def round(self, pocket: int | None = 17) -> None:
        """A game until the ball is at rest."""
        assert isinstance(self.step(), NewGame)
        assert self.step() is None, "the clock ends the period"
        self.do(Move(EndPeriod(), DEE))
        assert isinstance(self.step(), SpinBall)
        assert self.step() is None, "the sensor says where the ball lies"
        self.do(Move(BallAtRest(pocket, ReadingSource.SENSOR, 9), DEE))


@pytest.mark.parametrize("kind", WheelKind)
def test_a_wheel_goes_from_its_set_up_from_game_to_game(kind: WheelKind) -> None:
    wheel = Wheel(kind)
    wheel.step()
    wheel.step()
    for number in (17, 0, 36):
        wheel.round(number)
        if kind is WheelKind.LIVE:
            assert wheel.step() == ConfirmNumber(number)
    assert wheel.now is not None
    assert [past.number for past in wheel.now.past] == [17, 0, 36]


def test_an_automated_wheel_has_no_dealer() -> None:
    wheel = Wheel(WheelKind.AUTOMATED)
    for _ in range(3):
        move = wheels.next_act(wheel.plan, wheel.now, wheel.at, DealerInput("k"))
        assert move is not None
        assert move.by.role is Role.ELECTRONIC_GAMING_SUPERVISOR
        wheel.do(move)


def test_a_number_in_doubt_waits_for_a_ruling_and_relief_voids_the_game() -> None:
    wheel = Wheel(WheelKind.AUTOMATED)
    wheel.step()
    wheel.step()
    wheel.round(None)
    assert wheel.step() is None
    assert wheel.now is not None
    ruling = wheels.relief("1", wheel.now, wheel.at)
    assert ruling is not None
    by_hand = attempt(wheel.now, ruling.act, ActContext(Person("egg", ruling.by.role), wheel.at))
    assert isinstance(by_hand, Rejection)
    assert by_hand.code == "reason-needed", "only the virtual staff need give none"
    wheel.do(ruling)
    last = wheel.now.last
    assert last is not None
    assert last.void is not None
    assert last.reason == Text("reason-unattended")
    assert wheel.now.recorded[-1].words == Text("incident-spin-void", {"reason": Text("reason-unattended")})
    assert wheels.relief("1", wheel.now, wheel.at) is None
    assert isinstance(wheel.step(), NewGame)


def test_a_wheel_that_staff_closed_stays_closed() -> None:
    wheel = Wheel(WheelKind.LIVE)
    wheel.step()
    wheel.step()
    wheel.do(Move(CloseWheel(nobody_plays=True), MANAGER))
    assert wheel.step() is None
