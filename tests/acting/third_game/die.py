"""A third kind of game: one die and one wager, the six, which pays five to one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from pitboss.acting.act import Act, ActContext
from pitboss.acting.audience import View
from pitboss.acting.deciding import ActRow, Acts, attempt
from pitboss.acting.fair_dealing import Asks, FairDealing, Stage
from pitboss.acting.kinds import GameKind, Reading, Rulings, Running
from pitboss.acting.permission import When
from pitboss.acting.plays import AtTerminals, OnOffer, Phase, Played, PlayNow, Settle
from pitboss.acting.plays import Stage as PlayStage
from pitboss.acting.replaying import Replaying, Shown
from pitboss.acting.setup import Setup, standard_setup
from pitboss.acting.sign import TableLimits
from pitboss.acting.state import GameState, StateValue, change
from pitboss.acting.virtual_staff import DEALER, SUPERVISOR, DealerInput, Move, Plan
from pitboss.game.fair import DealKind
from pitboss.game.settlement import Outcome, Settlement, Terms
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Command, Event
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import Edition, RouletteGame
from pitboss.rules.editions.star_rapid_etg_2016 import EDITION as RAPID
from pitboss.rules.irregularity import Play
from pitboss.rules.limits import Limit, Tenders

SIX, PAYS = "six", 5
CLOSED = Rejection("wagers-closed", "The die is thrown: wait for the next throw.", "1")
NOTHING: Callable[..., Any] = lambda *_: None  # noqa: E731
LENT = RAPID.game("roulette")
assert isinstance(LENT, RouletteGame)


@dataclass(frozen=True, slots=True)
class DieGame:
    """The rules of the die."""

    tenders: Tenders
    limits: tuple[Limit, ...]
    key: str = "die"
    title: str = "Die"
    clause: Clause = "1"
    cash_out: Clause = "2"
    wagers: tuple[()] = ()

    @property
    def titles(self) -> dict[str, str]:
        """What the layout calls its one wager."""
        return {SIX: "Six"}


GAME: Any = DieGame(LENT.tenders, LENT.limits)
EDITION: Edition = replace(RAPID, key="house-die", games=(GAME,))


def setup() -> Setup:
    """A die on a floor."""
    return change(standard_setup(RAPID.key, "roulette"), edition=EDITION.key, game=GAME.key)


class LiveThrow(StateValue, frozen=True):
    """A throw from the start of its wagering period until the die lies."""

    key: str
    began: Instant
    takes_wagers: bool = True


class PastThrow(StateValue, frozen=True):
    """A throw that is over."""

    key: str
    number: int
    limits: TableLimits
    void: Clause | None = None


class DieTable(GameState, frozen=True):
    """One die."""

    shown: TableLimits | None = None
    throw: LiveThrow | None = None
    past: tuple[PastThrow, ...] = ()


class SetDie(Act, frozen=True):
    """The die is set up."""

    setup: Setup


class OpenDie(Act, frozen=True):
    """The die opens with limits on its sign."""

    limits: TableLimits


class NewThrow(Act, frozen=True):
    """Wagers are taken."""

    key: str


class Throw(Act, frozen=True):
    """The die is thrown: no more bets, and it lies."""

    number: int


def _opened(now: DieTable, act: OpenDie, _: ActContext) -> DieTable:
    return change(now, opened=True, shown=act.limits)


def _begun(now: DieTable, act: NewThrow, context: ActContext) -> DieTable:
    return change(now, throw=LiveThrow(act.key, context.at))


def _thrown(now: DieTable, act: Throw, _: ActContext) -> DieTable:
    if now.throw is None or now.shown is None:
        return now
    return change(now, throw=None, past=(*now.past, PastThrow(now.throw.key, act.number, now.shown)))


def _check_throw(now: DieTable, act: Throw, _: ActContext) -> Rejection | None:
    if now.throw is None:
        return Rejection("no-throw", "Take wagers first.")
    return None if 1 <= act.number <= 6 else Rejection("bad-number", "A die has the numbers 1 to 6.")


ACTS: Acts[DieTable] = Acts(
    "die",
    {
        SetDie: ActRow(NOTHING, lambda now, act, _: change(now, setup=act.setup), when=When.ALWAYS),
        OpenDie: ActRow(NOTHING, _opened, when=When.SET_UP),
        NewThrow: ActRow(NOTHING, _begun),
        Throw: ActRow(_check_throw, _thrown),
    },
    NOTHING,
    lambda _: (),
)


class ActAtDie(Command, frozen=True, tag="act-at-die"):
    """Staff do something at a die."""

    die: str
    act: Any
    by: Any
    approved: Any = None


class DieActed(Event, frozen=True):
    """Something was done at a die."""

    act: Any


@dataclass(frozen=True, slots=True)
class DiePlay:
    """A throw as the chips of a terminal meet it."""

    key: str
    open: bool
    game: Any = GAME

    @property
    def betting_over(self) -> bool:
        """Whether no chip counts any more."""
        return not self.open

    def check_open(self) -> Rejection | None:
        """Whether it takes wagers."""
        return None if self.open else CLOSED

    def check_wager(self, wager: str) -> Rejection | None:
        """There is one wager."""
        return None if wager == SIX else Rejection("unknown-bet", "The die has one wager: six.")

    def place(self, layout: Mapping[str, Cents], wager: str, stake: object) -> dict[str, Cents] | Rejection:
        """A layout with a stake on the six."""
        assert isinstance(stake, int)
        return self.check_wager(wager) or {**layout, wager: layout.get(wager, 0) + stake}

    def withdraw(self, layout: Mapping[str, Cents], wager: str) -> dict[str, Cents] | Rejection:
        """A layout without it."""
        return self.check_open() or {key: cents for key, cents in layout.items() if key != wager}

    def settle(self, layout: Mapping[str, Cents], terms: Terms) -> Any:
        """A throw that has not ended comes to nothing."""
        return CLOSED


def find_play(now: DieTable, key: str) -> PlayNow | None:
    """A throw that is under way or over."""
    if now.throw is not None and now.throw.key == key:
        return PlayNow(PlayStage.OPEN, GAME, now.shown, DiePlay(key, open=True))
    past = next((past for past in now.past if past.key == key), None)
    if past is None:
        return None
    played = Played(EDITION.key, GAME.key, number=past.number)
    return PlayNow(PlayStage.SETTLED, GAME, past.limits, played=played)


def settle(_: Any, played: Played, __: Terms) -> Settle:
    """A six pays five to one; any other number loses."""
    won = played.number == 6

    def settled(stakes: Mapping[str, Cents]) -> dict[str, Settlement] | Rejection:
        outcome = Outcome.WIN if won else Outcome.LOSE
        return {
            wager: Settlement(
                outcome, Fraction(PAYS), stake, PAYS * stake * won, (PAYS + 1) * stake * won, "1"
            )
            for wager, stake in stakes.items()
        }

    return settled


def next_act(plan: Plan, now: DieTable | None, _: Instant, given: DealerInput) -> Move | None:
    """Set up, open, take wagers; the sensor reads the die."""
    if now is None or now.setup is None:
        return Move(SetDie(plan.setup), SUPERVISOR)
    if not now.opened:
        return Move(OpenDie(plan.limits), SUPERVISOR)
    return Move(NewThrow(given.key), DEALER) if now.throw is None else None


def _phase(now: DieTable) -> tuple[Phase, str | None]:
    if now.throw is not None:
        return Phase.OPEN, now.throw.key
    return (Phase.RESULT, now.past[-1].key) if now.past else (Phase.WAITING, None)


class DieView(View, frozen=True):
    """What everybody sees of a die."""

    last: int | None = None


def _possible(now: DieTable, _: str, act: Act, who: Any, at: Instant) -> bool:
    return not isinstance(attempt(ACTS, now, act, ActContext(who, at)), Rejection)


DIE: GameKind[DieTable] = GameKind(
    name="die",  # type: ignore[arg-type]  # the screens of the product know two kinds
    state=DieTable,
    acts=ACTS,
    rules=DieGame,  # type: ignore[arg-type]  # nor do its rules have a third
    command=ActAtDie,
    event=DieActed,
    set_up=SetDie,
    opens=lambda now, limits: None if now.opened else OpenDie(limits),
    begins=NewThrow,
    brings_chips=lambda _: False,
    evolve=lambda now, event: ACTS.rows[type(event.act)].apply(now, event.act, ActContext(DEALER, 0)),  # type: ignore[return-value,arg-type]
    lines=lambda _: (),
    live=lambda now: now.throw,
    past=lambda now: now.past,
    takes_wagers=lambda now: now.throw is not None,
    phase=_phase,
    followed=lambda now: (now.throw, now.past),
    game=lambda _: GAME,
    limits=lambda now: now.shown,
    wagers=lambda _: (OnOffer(SIX, "Six", (f"{PAYS} to 1",)),),
    winners=lambda now: (SIX,) if now.past[-1].number == 6 else (),
    view=lambda now, *_, **__: DieView(now.past[-1].number if now.past else None),
    offered=NOTHING,
    possible=_possible,
    fitting=lambda _, offers, __: offers,
    waits_beside=NOTHING,
    history=lambda _: {},
    hidden=NOTHING,
    rulings=Rulings(
        play=Play.WHEEL, report=NOTHING, ruled=NOTHING, remedies=lambda *_: (), reaches_back=NOTHING
    ),
    running=Running(
        next_act=next_act,
        relief=NOTHING,
        timed=lambda _: True,
        by_system=NOTHING,
        pairs=NOTHING,
        partner=NOTHING,
        pauses={},
    ),
    reading=Reading(device="die", wanted=NOTHING, before=NOTHING, begins=lambda _, __: False),
    fair=FairDealing(
        deal=DealKind.SPIN,
        check_promising=lambda _: Rejection("nothing-to-promise", "A die is thrown by hand."),
        check_coming=NOTHING,
        stage=lambda _, __: Stage.COMING,
        asks=lambda _, __: Asks.NOTHING,
        dealt=NOTHING,
        entered=NOTHING,
        to_promise=NOTHING,
        promised_by=NOTHING,
        waiting=NOTHING,
        named=lambda act, _: act,
        to_reveal=lambda _, __: (),
        overdue=lambda _, __: False,
        binds=NOTHING,
        check_kept=NOTHING,
        check_free=NOTHING,
        bets_before=NOTHING,
        in_play=lambda _: CLOSED,
        drawn=lambda _, act, __, ___: act,
        sensor=NOTHING,
    ),
    at_terminals=AtTerminals(
        find_play=find_play,
        settle=settle,
        outcome=lambda _, played: f"the die shows {played.number}",
        hands=lambda _, __: (),
        pieces=lambda _, __: 1,
    ),
    replaying=Replaying(
        shown=lambda _, __, ___: Shown(),
        came=NOTHING,
        outcome=lambda _, past: {"number": past.number},
    ),
)
