"""A third kind of game: one die and one wager, the six, which pays five to one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, TypeAlias, Union

from acting.third_game.rules import EDITION, GAME, PAYS, SIX, DieGame

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.common_acts import EndByRestore
from pitboss.acting.acts.deciding import ActRow, Acts, apply, attempt
from pitboss.acting.acts.permission import When
from pitboss.acting.acts.signatures import Signed
from pitboss.acting.acts.versions import ActVersions, VersionedActEvent
from pitboss.acting.audience import Audience, View
from pitboss.acting.course import Course, Place, Step, Waiting
from pitboss.acting.fair.fair_dealing import Asks, DealStage, FairDealing
from pitboss.acting.kinds import GameKind, Rulings, Running
from pitboss.acting.plays import AtTerminals, OnOffer, Phase, Played, PlayNow, PlayStage, Settle
from pitboss.acting.readings import NumberReading, Reading
from pitboss.acting.registers.incidents import Incident
from pitboss.acting.replaying import Replaying, Shown
from pitboss.acting.setups.setting_up import Setups
from pitboss.acting.setups.setup import Setup
from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import GameState, StateValue, change
from pitboss.acting.virtual_staff import DEALER, SUPERVISOR, DealerInput, Move, Plan
from pitboss.game.irregularities import Ruling
from pitboss.game.settlement import Outcome, Settlement, Terms
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Command, Decided, Decision, Given, States
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents, stated_odds
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.ledger.entry import Entry
from pitboss.rules.conduct import SUPERVISION
from pitboss.rules.edition import Game

CLOSED = Rejection("wagers-closed", clause="1")
NOTHING: Callable[..., Any] = lambda *_: None  # noqa: E731


class LiveThrow(StateValue, frozen=True):
    """A throw from the start of its wagering period until the die lies."""

    key: str
    began: Instant
    takes_wagers: bool = True


class PastThrow(StateValue, frozen=True):
    """A throw that is over."""

    key: str
    number: int | None
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
    """Wagers are taken. This is its second version: in the first, the name was called a key."""

    name: str


class Throw(Act, frozen=True):
    """The die is thrown: no more bets, and it lies."""

    number: int


def _check_begin(now: DieTable, _: NewThrow, __: ActContext) -> Rejection | None:
    return None if now.throw is None else Rejection("throw-under-way")


def _check_end(now: DieTable, _: EndByRestore, __: ActContext) -> Rejection | None:
    return None if now.throw is not None else Rejection("nothing-to-end")


def _ended(now: DieTable, _: EndByRestore, __: ActContext) -> DieTable:
    if now.throw is None or now.shown is None:
        return now
    void = PastThrow(now.throw.key, None, now.shown, void="1")
    return change(now, throw=None, past=(*now.past, void))


def _opened(now: DieTable, act: OpenDie, _: ActContext) -> DieTable:
    return change(now, opened=True, shown=act.limits)


def _begun(now: DieTable, act: NewThrow, context: ActContext) -> DieTable:
    return change(now, throw=LiveThrow(act.name, context.at))


def _thrown(now: DieTable, act: Throw, _: ActContext) -> DieTable:
    if now.throw is None or now.shown is None:
        return now
    return change(now, throw=None, past=(*now.past, PastThrow(now.throw.key, act.number, now.shown)))


def _check_throw(now: DieTable, act: Throw, _: ActContext) -> Rejection | None:
    if now.throw is None:
        return Rejection("no-throw")
    return None if 1 <= act.number <= 6 else Rejection("bad-number")


ROWS: dict[type[Act], ActRow[DieTable]] = {
    SetDie: ActRow(NOTHING, lambda now, act, _: change(now, setup=act.setup), SUPERVISION, When.ALWAYS),
    OpenDie: ActRow(NOTHING, _opened, SUPERVISION, When.SET_UP),
    NewThrow: ActRow(_check_begin, _begun),
    Throw: ActRow(_check_throw, _thrown),
    EndByRestore: ActRow(_check_end, _ended, SUPERVISION, When.SET_UP, Signed.NOBODY),
}
ACTS: Acts[DieTable] = Acts("die", ROWS, NOTHING, lambda _: ())
AnyDieAct: TypeAlias = Union[tuple(ROWS)]  # type: ignore[valid-type]  # noqa: UP007


class ActAtDie(Command, frozen=True, tag="act-at-die"):
    """Staff do something at a die."""

    die: str
    act: AnyDieAct
    by: Person
    approved: Person | None = None


class DieActed(VersionedActEvent, frozen=True):
    """Something was done at a die."""

    versions: ClassVar = ActVersions(
        {"new-throw": 2}, {"new-throw.1": lambda act: {"act": "new-throw.2", "name": act["key"]}}
    )

    die: str
    act: AnyDieAct
    by: Person
    at: Instant
    approved: Person | None = None
    ruling: Ruling | None = None
    incidents: tuple[Incident, ...] = ()


def act_at_die(states: States, command: ActAtDie, given: Given) -> Decision:
    """Decides an act on the die as it lies."""
    stream = f"die/{command.die}"
    now = states[stream] or DieTable()
    assert isinstance(now, DieTable)
    done = attempt(ACTS, now, command.act, ActContext(command.by, given.at, command.approved))
    if isinstance(done, Rejection):
        return done
    return Decided(((stream, DieActed(command.die, command.act, command.by, given.at, command.approved)),))


def evolve(now: DieTable | None, event: DieActed, _: Entry) -> DieTable:
    """The die after an act."""
    return apply(ACTS, now or DieTable(), event.act, ActContext(event.by, event.at, event.approved)).state


@dataclass(frozen=True, slots=True)
class DiePlay:
    """A throw as the chips of a terminal meet it."""

    key: str
    open: bool
    game: DieGame = GAME

    @property
    def betting_over(self) -> bool:
        """Whether no chip counts any more."""
        return not self.open

    def check_open(self) -> Rejection | None:
        """Whether it takes wagers."""
        return None if self.open else CLOSED

    def check_wager(self, wager: str) -> Rejection | None:
        """There is one wager."""
        return None if wager == SIX else Rejection("unknown-bet")

    def place(self, layout: Mapping[str, Cents], wager: str, stake: object) -> dict[str, Cents] | Rejection:
        """A layout with a stake on the six."""
        assert isinstance(stake, int)
        return self.check_wager(wager) or {**layout, wager: layout.get(wager, 0) + stake}

    def withdraw(self, layout: Mapping[str, Cents], wager: str) -> dict[str, Cents] | Rejection:
        """A layout without it."""
        return self.check_open() or {key: cents for key, cents in layout.items() if key != wager}

    def settle(self, layout: Mapping[str, Cents], terms: Terms) -> Rejection:
        """A throw that has not ended comes to nothing."""
        return CLOSED


def find_play(now: DieTable, key: str) -> PlayNow | None:
    """A throw that is under way or over."""
    if now.throw is not None and now.throw.key == key:
        return PlayNow(PlayStage.OPEN, GAME, now.shown, DiePlay(key, open=True))
    past = next((past for past in now.past if past.key == key), None)
    if past is None:
        return None
    if past.void is not None:
        return PlayNow(PlayStage.VOID, GAME, None, clause=past.void, reason="The throw is void.")
    played = Played(EDITION.key, GAME.key, number=past.number)
    return PlayNow(PlayStage.SETTLED, GAME, past.limits, played=played)


def settle(_: Game, played: Played, __: Terms) -> Settle:
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
    if not now.past:
        return Phase.WAITING, None
    return Phase.RESULT if now.past[-1].void is None else Phase.VOID, now.past[-1].key


class DieOffer(View, frozen=True):
    """An act that would be carried out now. What `free` names is an example, to be filled in."""

    act: AnyDieAct
    free: tuple[str, ...] = ()
    place: Place = Place.TABLE


class DieView(View, frozen=True):
    """One die as an audience sees it."""

    die: str
    game: str
    last: int | None = None
    waits_for: Text | None = None
    offers: tuple[DieOffer, ...] = ()


def _waits(now: DieTable) -> Waiting:
    return Waiting("opening" if not now.opened else "next-throw" if now.throw is None else "throw")


COURSE: Course[DieTable] = Course(
    waits=_waits,
    steps={"opening": Step((OpenDie,)), "next-throw": Step((NewThrow,)), "throw": Step((Throw,))},
    places={NewThrow: Place.CALLS},
)


def view(now: DieTable, name: str, _: Audience, who: Person | None, *, at: Instant, next_key: str) -> DieView:
    """The view of a die for an audience. Offers are for people who may act."""
    tried = (DieOffer(NewThrow(next_key)), DieOffer(Throw(1), ("number",)))
    offers = tuple(each for each in tried if who is not None and _possible(now, name, each.act, who, at))
    return DieView(
        name,
        GAME.key,
        now.past[-1].number if now.past else None,
        _waits(now).text,
        offers,
    )


def _shown(now: DieTable, _: str, key: str) -> Shown:
    past = next((past for past in now.past if past.key == key), None)
    return Shown(number=None if past is None else past.number)


def _possible(now: DieTable, _: str, act: Act, who: Person, at: Instant) -> bool:
    return not isinstance(attempt(ACTS, now, act, ActContext(who, at)), Rejection)


DIE: GameKind[DieTable] = GameKind(
    name="die",
    state=DieTable,
    acts=ACTS,
    setups=Setups(rules=DieGame),
    command=ActAtDie,
    event=DieActed,
    event_name="die-acted.1",
    decide=act_at_die,
    set_up=SetDie,
    opens=lambda now, limits: None if now.opened else OpenDie(limits),
    begins=NewThrow,
    evolve=evolve,
    live=lambda now: now.throw,
    past=lambda now: now.past,
    takes_wagers=lambda now: now.throw is not None,
    phase=_phase,
    followed=lambda now: (now.throw, now.past),
    game=lambda _: GAME,
    limits=lambda now: now.shown,
    wagers=lambda _: (OnOffer(SIX, "Six", (stated_odds(PAYS),)),),
    winners=lambda now: (SIX,) if now.past[-1].number == 6 else (),
    view=view,
    offered=DieOffer,
    possible=_possible,
    fitting=lambda _, offers, __: offers,
    course=COURSE,
    waits_beside=NOTHING,
    history=lambda _: {},
    hidden=NOTHING,
    rulings=Rulings(
        play=None, report=NOTHING, ruled=NOTHING, remedies=lambda *_: (), reaches_back=lambda *_: False
    ),
    running=Running(
        next_act=next_act,
        relief=NOTHING,
        timed=lambda _: False,
        counts_from=lambda now: None if now.throw is None else now.throw.began,
        by_system=NOTHING,
        pairs=NOTHING,
        partner=NOTHING,
        pauses={},
    ),
    reading=Reading(
        device="die",
        reads=NumberReading,
        act=lambda reading: Throw(reading.number or 0),
        asks="throw",
        expected=lambda now, _: None if now.throw is None else now.throw.key,
    ),
    fair=FairDealing(
        deal=None,
        prove=NOTHING,
        check_promising=lambda _: Rejection("nothing-to-promise"),
        check_coming=NOTHING,
        stage=lambda _, __: DealStage.COMING,
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
        check_promise=NOTHING,
        check_free=NOTHING,
        bets_before=NOTHING,
        in_play=lambda _: CLOSED,
        drawn=lambda _, act, __, ___: act,
        sensor=NOTHING,
    ),
    at_terminals=AtTerminals(
        find_play=find_play,
        settle=settle,
        outcome=lambda _, played: Text("the-die-shows", {"number": played.number or 0}),
        hands=lambda _, __: (),
        paid=NOTHING,
        pieces=lambda _, wager: (wager,),
    ),
    replaying=Replaying(
        shown=_shown,
        came=NOTHING,
        outcome=lambda _, past: None if past.void else Text("outcome-die", {"number": past.number}),
    ),
)
