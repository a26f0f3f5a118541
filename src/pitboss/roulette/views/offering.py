"""The acts a person may do at a wheel now. Every offered act would be accepted in the current state."""

from collections.abc import Iterator

import msgspec

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.common_acts import EndPeriod, Reopen, ShowClosing, TakeDownSign, TellAbout
from pitboss.acting.acts.permission import ANOTHER
from pitboss.acting.acts.signatures import UNSIGNED
from pitboss.acting.course import Place
from pitboss.acting.registers.notice import OFFERED_AHEAD_MS
from pitboss.game.irregularities import Report, asks, kinds
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.irregular import (
    FAULTS,
    CallNoSpin,
    CorrectNumber,
    ExamineBall,
    ReportIrregularity,
    VoidSpin,
)
from pitboss.roulette.acts.opening import CloseWheel, OpenWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.announced import announced
from pitboss.roulette.decide import AnyWheelAct, attempt
from pitboss.roulette.state import ReadingSource, WheelTable
from pitboss.rules.conduct import STAFF, SUPERVISION
from pitboss.rules.irregularity import Play


class WheelOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that would be accepted now. The fields that `free` names hold examples, to be filled in."""

    act: AnyWheelAct
    free: tuple[str, ...] = ()
    signs: tuple[Role, ...] = ()
    """Who may sign beside the person who acts, if a second person is required."""
    place: Place = Place.TABLE
    """Where it is on the dealer's desk."""


def offers(now: WheelTable, who: Person, at: Instant, *, next_key: str = "next") -> tuple[WheelOffer, ...]:
    """Every act a person may do now. Each one is tried on the current state of the wheel.

    `next_key` is the key that the next game would have.
    """
    tried = (_tried(now, offer, who, at) for offer in of_staff(now, at, next_key))
    return tuple(offer for offer in tried if offer is not None)


def of_staff(now: WheelTable, at: Instant, next_key: str) -> Iterator[WheelOffer]:
    """The acts of dealers and supervisors. The caller tries each one to see who may do it."""
    if now.setup is None:
        return
    yield from _of_game(now, next_key)
    yield from _of_wheel(now, at)
    yield from _of_irregularities(now)


def askable(now: WheelTable, who: Person, at: Instant) -> tuple[WheelOffer, ...]:
    """The acts a person may request now, and another staff member must approve."""
    if now.setup is None:
        return ()

    def answer(act: Act, approved: Person | None = None) -> Rejection | None:
        return _answer(now, act, ActContext(who, at, approved))

    return tuple(
        WheelOffer(act)
        for act in (ExamineBall(), Reopen())
        if answer(act) and not all(answer(act, Person(ANOTHER, role)) for role in SUPERVISION)
    )


def possible(now: WheelTable, _: str, act: Act, who: Person, at: Instant) -> bool:
    """Whether an act would be accepted."""
    return _answer(now, act, ActContext(who, at)) is None


def _tried(now: WheelTable, offer: WheelOffer, who: Person, at: Instant) -> WheelOffer | None:
    """The act with the roles that may sign, if a signature is required. None if it would be refused."""

    def answer(second: Person | None = None) -> Rejection | None:
        return _answer(now, offer.act, ActContext(who, at, second))

    refused = answer()
    if refused is None:
        return offer
    if refused.code != UNSIGNED:
        return None
    signs = tuple(role for role in STAFF if answer(Person(ANOTHER, role)) is None)
    return WheelOffer(offer.act, offer.free, signs) if signs else None


def _answer(now: WheelTable, act: Act, context: ActContext) -> Rejection | None:
    """Why an act would be refused, by the rules of the wheel; none if it would not."""
    done = attempt(now, act, context)
    return done if isinstance(done, Rejection) else None


def _of_game(now: WheelTable, next_key: str) -> Iterator[WheelOffer]:
    live = now.spin
    yield WheelOffer(NewGame(next_key), ("key",))
    yield WheelOffer(SpinBall(), ("wheel_turns", "against_wheel"))
    yield WheelOffer(EndPeriod())
    yield WheelOffer(Reopen())
    # A sensor reports by itself, so no person is asked for its reading.
    yield WheelOffer(BallAtRest(_example(now), ReadingSource.DEALER), ("pocket", "revolutions"))
    if live is not None and live.registered is not None:
        yield WheelOffer(ConfirmNumber(live.registered), ("number",))


def _of_wheel(now: WheelTable, at: Instant) -> Iterator[WheelOffer]:
    if now.shown is not None:
        yield WheelOffer(OpenWheel(now.shown), ("limits",))
    yield WheelOffer(ShowClosing(at + OFFERED_AHEAD_MS), ("close_at",))
    yield WheelOffer(CloseWheel())
    if now.closing is None or now.closing.close_at > at:
        yield WheelOffer(CloseWheel(nobody_plays=True))
    for sign in announced(now):
        yield WheelOffer(TakeDownSign(sign.change))
    for incident in now.book.waiting:
        for duty in incident.duties:
            if duty.notified_at is None:
                yield WheelOffer(TellAbout(incident.number, duty.who))


def _of_irregularities(now: WheelTable) -> Iterator[WheelOffer]:
    """The irregularities that may be reported, each with its facts stated either way."""
    yield WheelOffer(ExamineBall())
    for kind in FAULTS:
        yield WheelOffer(CallNoSpin(kind))
    for kind in kinds(now.edition):
        if kind.play is Play.CARDS:
            continue
        facts = asks(now.edition, kind)
        for answer in (True, False) if facts else (True,):
            report = Report(kind, dict.fromkeys(facts, answer))
            yield WheelOffer(
                CorrectNumber(report, _example(now), "Reason"), ("report", "number", "reason", "spin")
            )
            yield WheelOffer(VoidSpin(report, "Reason"), ("report", "reason", "spin"))
            yield WheelOffer(ReportIrregularity(report), ("report",))


def _example(now: WheelTable) -> int:
    """The registered number of the game under way, or else a number that differs from the last result."""
    live, last = now.spin, now.last
    if live is not None:
        return live.registered or 0
    return 0 if last is None or last.number != 0 else 1
