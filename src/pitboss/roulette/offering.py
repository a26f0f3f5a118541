"""The acts a person may do at a wheel now. Every offered act would be accepted in the current state."""

from collections.abc import Iterator

import msgspec

from pitboss.acting.act import ActContext, Person
from pitboss.acting.common_acts import EndPeriod, Reopen, ShowClosing, TellAbout
from pitboss.acting.permission import ANOTHER
from pitboss.acting.registers.notice import OFFERED_AHEAD_MS
from pitboss.acting.signatures import UNSIGNED
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
from pitboss.roulette.acts.spinning import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import AnyWheelAct, attempt
from pitboss.roulette.state import Source, WheelTable
from pitboss.rules.conduct import STAFF, SUPERVISION
from pitboss.rules.irregularity import KINDS, Play


class OfferedAct(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that would be accepted now. The fields that `free` names hold examples, to be filled in."""

    act: AnyWheelAct
    free: tuple[str, ...] = ()
    signs: tuple[Role, ...] = ()
    """Who may sign beside the person who acts, if a second person is required."""


def offers(now: WheelTable, who: Person, at: Instant, *, next_key: str = "next") -> tuple[OfferedAct, ...]:
    """Every act a person may do now. Each one is tried on the current state of the wheel.

    `next_key` is the key that the next game would have.
    """
    if now.setup is None:
        return ()
    offered = (*_of_game(now, next_key), *_of_wheel(now, at), *_of_irregularities(now))
    tried = (_tried(now, offer, who, at) for offer in offered)
    return tuple(offer for offer in tried if offer is not None)


def askable(now: WheelTable, who: Person, at: Instant) -> tuple[OfferedAct, ...]:
    """The acts a person may request now, and another staff member must approve."""
    if now.setup is None:
        return ()

    def refused(act: AnyWheelAct, approved: Person | None = None) -> bool:
        return isinstance(attempt(now, act, ActContext(who, at, approved)), Rejection)

    return tuple(
        OfferedAct(act)
        for act in (ExamineBall(), Reopen())
        if refused(act) and not all(refused(act, Person(ANOTHER, role)) for role in SUPERVISION)
    )


def _tried(now: WheelTable, offer: OfferedAct, who: Person, at: Instant) -> OfferedAct | None:
    """The act with the roles that may sign, if a signature is required. None if it would be refused."""

    def answer(second: Person | None = None) -> object:
        return attempt(now, offer.act, ActContext(who, at, second))

    alone = answer()
    if not isinstance(alone, Rejection):
        return offer
    if alone.code != UNSIGNED:
        return None
    signs = tuple(role for role in STAFF if not isinstance(answer(Person(ANOTHER, role)), Rejection))
    return OfferedAct(offer.act, offer.free, signs) if signs else None


def _of_game(now: WheelTable, next_key: str) -> Iterator[OfferedAct]:
    live = now.spin
    yield OfferedAct(NewGame(next_key), ("key",))
    yield OfferedAct(SpinBall(), ("wheel_turns", "against_wheel"))
    yield OfferedAct(EndPeriod())
    yield OfferedAct(Reopen())
    # A sensor reports by itself, so no person is asked for its reading.
    yield OfferedAct(BallAtRest(_example(now), Source.DEALER), ("pocket", "revolutions"))
    if live is not None and live.registered is not None:
        yield OfferedAct(ConfirmNumber(live.registered), ("number",))


def _of_wheel(now: WheelTable, at: Instant) -> Iterator[OfferedAct]:
    if now.shown is not None:
        yield OfferedAct(OpenWheel(now.shown), ("limits",))
    yield OfferedAct(ShowClosing(at + OFFERED_AHEAD_MS), ("close_at",))
    yield OfferedAct(CloseWheel(), ("nobody_plays",))
    yield OfferedAct(CloseWheel(nobody_plays=True))
    for incident in now.book.waiting:
        for duty in incident.duties:
            if duty.notified_at is None:
                yield OfferedAct(TellAbout(incident.number, duty.who))


def _of_irregularities(now: WheelTable) -> Iterator[OfferedAct]:
    """The irregularities that may be reported, each with its facts stated either way."""
    yield OfferedAct(ExamineBall())
    for kind in FAULTS:
        yield OfferedAct(CallNoSpin(kind))
    for kind in kinds(now.edition):
        if KINDS[kind].play is Play.CARDS:
            continue
        facts = asks(now.edition, kind)
        for answer in (True, False) if facts else (True,):
            report = Report(kind, dict.fromkeys(facts, answer))
            yield OfferedAct(
                CorrectNumber(report, _example(now), "Reason"), ("report", "number", "reason", "spin")
            )
            yield OfferedAct(VoidSpin(report, "Reason"), ("report", "reason", "spin"))
            yield OfferedAct(ReportIrregularity(report), ("report",))


def _example(now: WheelTable) -> int:
    """The registered number of the game under way, or else a number that differs from the last result."""
    live, last = now.spin, now.last
    if live is not None:
        return live.registered or 0
    return 0 if last is None or last.number != 0 else 1
