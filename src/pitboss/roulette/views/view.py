"""The wheel for each audience: what is shown, what only staff see, and which acts are available."""

from enum import StrEnum

from pitboss.acting.acts.act import Person
from pitboss.acting.audience import IN_CHARGE, IN_PUBLIC, Audience, View
from pitboss.acting.registers.incidents import Incident
from pitboss.acting.registers.matters import Matters
from pitboss.acting.setups.sign import SignLine, limit_lines
from pitboss.acting.state import Closing, Reason, change
from pitboss.game.wheel import colour
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.roulette.course import waits
from pitboss.roulette.state import LiveSpin, WheelTable
from pitboss.roulette.views.matters import matters
from pitboss.roulette.views.offering import WheelOffer, askable, offers
from pitboss.rules.irregularity import Kind
from pitboss.rules.roulette import WheelKind


class WheelPhase(StrEnum):
    """The phase of the game on a wheel."""

    CLOSED = "closed"
    BETWEEN = "between-games"
    BETTING = "place-your-bets"
    NO_MORE_BETS = "no-more-bets"
    AT_REST = "at-rest"
    IN_DOUBT = "in-doubt"


class SeenNumber(View, frozen=True):
    """A game that is over, as the winning number display shows it."""

    key: str
    number: int | None
    colour: str | None = None
    void: Clause | None = None
    corrected: Clause | None = None
    corrected_by: str | None = None
    """For staff."""
    reason: Reason | None = None
    """For staff."""


class SeenSpin(View, frozen=True):
    """The game under way."""

    key: str
    began: Instant
    takes_wagers: bool
    rolling: bool
    no_spin: str | None = None
    """Why the last ball does not count."""
    registered: int | None = None
    """For staff, until it counts. No player sees a number that may yet be wrong."""
    sensor: int | None = None
    dealer: int | None = None
    doubt: Kind | None = None
    ball_out: bool = False


class WheelView(View, frozen=True):
    """One wheel as one audience sees it."""

    wheel: str
    edition: str
    game: str
    opened: bool
    phase: WheelPhase = WheelPhase.CLOSED
    kind: WheelKind | None = None
    waits_for: Text | None = None
    """What comes once bets are closed."""
    sign: tuple[SignLine, ...] = ()
    closing: Closing | None = None
    spin: SeenSpin | None = None
    numbers: tuple[SeenNumber, ...] = ()
    """The last games, the latest last."""
    incidents: tuple[Incident, ...] = ()
    """Incidents with a recipient who must still be notified."""
    matters: Matters | None = None
    """For those in charge."""
    offers: tuple[WheelOffer, ...] = ()
    askable: tuple[WheelOffer, ...] = ()
    """The acts a dealer may request, and another person must approve."""


def view(
    now: WheelTable,
    wheel: str,
    audience: Audience,
    who: Person | None = None,
    *,
    at: Instant = 0,
    next_key: str = "next",
) -> WheelView:
    """What an audience may see of a wheel and, for a person who may act, the acts available.

    >>> view(WheelTable(), "w1", Audience.DISPLAY).phase.value
    'closed'
    """
    if now.setup is None:
        return WheelView(wheel, "", "", opened=False)
    staff = audience not in IN_PUBLIC
    acting = who is not None and audience in (Audience.DEALER, Audience.SUPERVISOR)
    return WheelView(
        wheel,
        now.record.edition,
        now.record.game,
        now.opened,
        phase_of(now),
        now.kind,
        waits(now).text,
        _sign(now),
        now.closing,
        None if now.spin is None else _spin(now.spin, staff=staff),
        _numbers(now, staff=staff),
        now.book.waiting if audience in IN_CHARGE else (),
        matters(now) if audience in IN_CHARGE else None,
        offers(now, who, at, next_key=next_key) if acting and who is not None else (),
        askable(now, who, at) if audience is Audience.DEALER and who is not None else (),
    )


def phase_of(now: WheelTable) -> WheelPhase:
    """The phase of the game on a wheel.

    >>> phase_of(WheelTable()).value
    'closed'
    """
    live = now.spin
    if not now.opened:
        return WheelPhase.CLOSED
    if live is None:
        return WheelPhase.BETWEEN
    if live.doubt is not None:
        return WheelPhase.IN_DOUBT
    if live.at_rest:
        return WheelPhase.AT_REST
    return WheelPhase.BETTING if live.takes_wagers else WheelPhase.NO_MORE_BETS


def _sign(now: WheelTable) -> tuple[SignLine, ...]:
    lines = () if now.shown is None or not now.opened else limit_lines(now.game, now.shown)
    return () if isinstance(lines, Rejection) else lines


def _spin(live: LiveSpin, *, staff: bool) -> SeenSpin:
    fault = None if live.no_spin is None else str(live.no_spin.fault)
    seen = SeenSpin(live.key, live.began, live.takes_wagers, live.rolling, fault)
    if not staff:
        return seen
    return change(
        seen,
        registered=live.registered,
        sensor=live.sensor,
        dealer=live.dealer,
        doubt=live.doubt,
        ball_out=live.ball_out,
    )


def _numbers(now: WheelTable, *, staff: bool) -> tuple[SeenNumber, ...]:
    wheel = now.game.wheel
    return tuple(
        SeenNumber(
            past.key,
            past.number if past.void is None or staff else None,
            None if past.number is None or past.void is not None else colour(wheel, past.number),
            past.void,
            past.corrected,
            past.corrected_by if staff else None,
            past.reason if staff else None,
        )
        for past in ((*now.recalled, *now.past) if staff else now.past)
    )
