"""The virtual dealer at a wheel: the next act in the regular course of Roulette."""

from collections.abc import Iterator

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.course import Bets, is_due
from pitboss.acting.registers.announced import find_due
from pitboss.acting.virtual_staff import DEALER, STAFF, DealerInput, Move, Plan
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.irregular import ExamineBall, VoidSpin
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest
from pitboss.roulette.announced import announced
from pitboss.roulette.course import COURSE
from pitboss.roulette.decide import attempt
from pitboss.roulette.state import WheelTable
from pitboss.roulette.views.offering import of_staff, offers
from pitboss.rules.roulette import WheelKind

ATTENDANT = Person("virtual-supervisor", Role.ELECTRONIC_GAMING_SUPERVISOR)
"""Acts for an automated wheel, which has no dealer."""
BY_OTHERS = (ExamineBall, BallAtRest)
"""Staff examine a ball, and the sensor reads the number."""


def next_act(plan: Plan, now: WheelTable | None, at: Instant, given: DealerInput) -> Move | None:
    """The next act of the regular course, or None if the wheel waits for its clock, its sensor or staff.

    >>> from pitboss.floor.setups import standard_setup
    >>> from pitboss.acting.setups.sign import Limits, TableLimits
    >>> setup = standard_setup("star-rapid-etg-2016", "roulette")
    >>> plan = Plan("r-1", setup, TableLimits(each=Limits(100, 10_000)))
    >>> next_act(plan, None, 0, DealerInput("r-1-1")).by.name
    'virtual-supervisor'
    """
    wheel = now or WheelTable()
    moves = (_allowed(wheel, act, at) for act in _course(plan, wheel, at, given.key))
    return next((move for move in moves if move is not None), None)


def relief(_: str, now: WheelTable, at: Instant) -> Move | None:
    """Ends a wait for a ruling that nobody gives: the game is void, and all stakes are returned."""
    if now.spin is None:
        return None
    offered = (offer.act for who, _ in _staff(now) for offer in offers(now, who, at))
    voids = (VoidSpin(act.report) for act in offered if isinstance(act, VoidSpin))
    return next((move for act in voids if (move := _allowed(now, act, at)) is not None), None)


def _staff(now: WheelTable) -> tuple[tuple[Person, Person | None], ...]:
    attended = now.setup is not None and now.kind is WheelKind.LIVE
    attendants = ((ATTENDANT, None), (DEALER, ATTENDANT))
    return (*STAFF, *attendants) if attended else (*attendants, *STAFF)


def _allowed(now: WheelTable, act: Act, at: Instant) -> Move | None:
    """The act, by the first staff member who may do it. None if nobody may."""
    moves = (Move(act, *who) for who in _staff(now))
    tried = ((move, attempt(now, act, ActContext(move.by, at, move.approved))) for move in moves)
    return next((move for move, done in tried if not isinstance(done, Rejection)), None)


def _course(plan: Plan, now: WheelTable, at: Instant, key: str) -> Iterator[Act]:
    if now.setup is None:
        yield SetWheel(plan.setup)
    elif not now.opened:
        # A wheel that staff closed stays closed until they open it.
        if now.shown is None:
            yield OpenWheel(plan.limits)
    elif now.spin is None or not now.spin.takes_wagers:
        sign = find_due(announced(now), at)
        if sign is not None and now.spin is None:
            yield sign.act
        for due in COURSE.due_acts(COURSE.waits(now), Bets.CLOSED):
            acts = (offer.act for offer in of_staff(now, at, key))
            yield from (act for act in acts if is_due(act, due) and not isinstance(act, BY_OTHERS))
