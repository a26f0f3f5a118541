"""A game as its channels show it, of whatever kind, for the public and for each kind of staff."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.correcting import TerminalResult
from pitboss.acting.audience import IN_PUBLIC, Audience, View
from pitboss.acting.course import CHANGE_DUE, Bets, SeenCourse, Waiting, WaitsOn
from pitboss.acting.plays import OnOffer, Phase
from pitboss.acting.registers.announced import SeenChange, find_due
from pitboss.acting.state import GameState, change
from pitboss.baccarat.views.view import TableView
from pitboss.floor.devices.layouts import Unlike, check_agrees, device_at, fixed_by
from pitboss.floor.fair.promised import check_free
from pitboss.floor.kinds import check_rules, kind_of
from pitboss.kernel.instant import Instant
from pitboss.kernel.text import Text
from pitboss.patron.patron import Patron
from pitboss.roulette.views.view import WheelView
from pitboss.service.config import limits_of
from pitboss.service.devices.readings import Concern, concerns, layout_concerns, see_unlike
from pitboss.service.runner.preflight import (
    fitting,
    idle_players,
    next_key,
    nobody_plays,
    partner_of,
    waits_beside,
)
from pitboss.service.views.fair_view import SeenDeal, see_deals
from pitboss.service.views.patrons_view import BarredGuest, barred_from, barred_guests, find_barred
from pitboss.service.views.totals import Came, SettledSum

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

NOTICE = Text("notice-of-errors")
"""The notice on every screen about errors of people and machines."""

Deadline = Callable[[str], Instant | None]
"""When the wagering period of a game ends, if that is known here."""
Stands = Callable[[str], Instant | None]
"""Since when a game has stood still, if that is longer than its course allows."""
Settled = Callable[[str], Came]
"""What the last plays of a game came to at all player terminals."""


class Listed(View, frozen=True):
    """A patron on the list of a reserved game."""

    number: int
    names: tuple[str, ...] = ()


class GameView(View, frozen=True, tag_field="view", tag="game"):
    """One game as one audience sees it. What only one kind of game has lies in a field of its own."""

    name: str
    """Its key."""
    kind: str
    edition: str
    title: str
    """The key of the game's name in the catalogue, such as `game-baccarat`."""
    rapid: bool
    """Whether it is played at player terminals."""
    phase: Phase
    play: str | None = None
    """The current coup or spin, or else the last one."""
    ends_at: Instant | None = None
    """When the wagering period ends, by the log: the same at every server."""
    wagers: tuple[OnOffer, ...] = ()
    won: tuple[str, ...] = ()
    """The winning wagers of the last result, with or without bets on them, until the next play begins."""
    table: TableView | None = None
    wheel: WheelView | None = None
    other: Any = None
    """The same of a kind of game that has no such field: no page draws it yet."""
    concerns: tuple[Concern, ...] = ()
    """The device that staff must look at before its readings count again."""
    notice: Text = msgspec.field(default_factory=lambda: NOTICE)
    """The notice about errors."""
    partner: str | None = None
    """The other table of the same dealer, dealt in turn with this one. For staff."""
    unlike: tuple[Unlike, ...] = ()
    """The areas of the layout on which other chips are read than were entered. For staff."""
    settled: tuple[SettledSum, ...] = ()
    """The sums of the last play over all player terminals. For staff."""
    put_right: tuple[TerminalResult, ...] = ()
    """What corrections and voids of its plays changed at each player terminal. For staff."""
    deals: tuple[SeenDeal, ...] = ()
    """The promises for its shoes or spins, and before them the last one that was revealed."""
    course: SeenCourse | None = None
    """What comes next at it. For staff."""
    changes: tuple[SeenChange, ...] = ()
    """The changes that signs announce."""
    barred: tuple[BarredGuest, ...] = ()
    """The guests who are excluded and still there. Staff see all of them, and guests only themselves."""
    stands: Instant | None = None
    """Since when it has stood still for longer than its course allows. For staff."""
    reserved_for: tuple[Listed, ...] = ()
    """The patrons for whom it is reserved. For staff: no player reads who the others are."""
    unplayable: str | None = None
    """Why nothing can be done at it: the code `unknown-edition` or `unknown-game`."""


def game_view(
    floor: "FloorEngine",
    name: str,
    audience: Audience,
    who: Person | None,
    deadline: Deadline,
    settled: Settled = lambda _: Came(),
    stands: Stands = lambda _: None,
) -> GameView | None:
    """What an audience sees of a game; none if the floor has no such game."""
    now = floor.game(name)
    if now is not None:
        seen = _seen(floor, name, now, audience, who, deadline)
        return _for_staff(floor, audience, seen, settled, stands)
    lacking = _lacking(floor, name)
    config = floor.config.game(name)
    if lacking is not None or config is None:
        return lacking
    played = config.played
    return GameView(
        name,
        config.kind.name,
        config.edition,
        played.title,
        config.rapid,
        Phase.WAITING,
        notice=NOTICE,
    )


def _lacking(floor: "FloorEngine", name: str) -> GameView | None:
    """A game of the log whose rules this release does not have."""
    now = floor.recorded_game(name)
    refused = None if now is None else check_rules(now)
    if now is None or refused is None:
        return None
    return GameView(
        name,
        kind_of(now).name,
        now.record.edition,
        name,
        rapid=False,
        phase=Phase.WAITING,
        notice=NOTICE,
        unplayable=refused.code,
    )


def _for_staff(
    floor: "FloorEngine", audience: Audience, view: GameView, settled: Settled, stands: Stands
) -> GameView:
    """Adds what only staff see of a game: its device, its partner, the sums, and whether it stands still."""
    if audience in IN_PUBLIC:
        return view
    came = settled(view.name) if view.rapid else Came()
    return change(
        view,
        concerns=(*concerns(floor, view.name), *layout_concerns(floor, view.name)),
        unlike=see_unlike(floor, view.name),
        partner=partner_of(floor, view.name),
        settled=came.sums,
        put_right=came.put_right,
        stands=stands(view.name),
        reserved_for=_listed(floor, view.name),
    )


def _listed(floor: "FloorEngine", name: str) -> tuple[Listed, ...]:
    now = floor.game(name)
    numbers = () if now is None else kind_of(now).reserved_for(now)
    patrons = ((number, floor.state(f"patron/{number}")) for number in numbers)
    return tuple(Listed(number, each.names if isinstance(each, Patron) else ()) for number, each in patrons)


def phase_of(now: GameState) -> tuple[Phase, str | None]:
    """The phase of a game whose rules this release has, and its play.

    >>> from pitboss.baccarat.state import GamingTable
    >>> phase_of(GamingTable())
    (<Phase.WAITING: 'waiting'>, None)
    """
    return kind_of(now).phase(now)


def _seen(
    floor: "FloorEngine",
    name: str,
    now: GameState,
    audience: Audience,
    who: Person | None,
    deadline: Deadline,
) -> GameView:
    kind, at = kind_of(now), floor.clock()
    (phase, play), game = kind.phase(now), kind.game(now)
    if game is None:
        raise AssertionError(f"game {name} plays nothing that its edition knows")
    view = kind.view(now, name, audience, who, at=at, next_key=next_key(name, at))
    offers = (
        *_opening(floor, name, now, who),
        *_offers(floor, name, now, view.offers),
        *_vacating(floor, name, now, who),
    )
    ends_at = deadline(name) if phase is Phase.OPEN else None
    waiting = _waiting(floor, name, now, at)
    view = change(view, waits_for=waiting.text, offers=offers)
    requestable = getattr(view, "askable", ())
    if requestable:
        view = change(view, askable=_free(floor, name, now, requestable))
    course = None
    if audience not in IN_PUBLIC:
        view = change(view, offers=tuple(change(each, place=kind.course.place(each.act)) for each in offers))
        bets = Bets.TIMED if ends_at else Bets.UNTIL_CALLED if phase is Phase.OPEN else Bets.CLOSED
        on = kind.course.on(waiting, bets)
        course = SeenCourse(
            kind.course.headline(waiting, bets, audience),
            WaitsOn.DEVICE if on is WaitsOn.STAFF and _asks_device(floor, name, now) else on,
            None if who is None else kind.course.next(now, who, offers, waiting, bets),
        )
    return GameView(
        name,
        kind.name,
        now.record.edition,
        game.title,
        bool(game.cash_out),
        phase,
        play,
        ends_at,
        kind.wagers(now),
        won=kind.winners(now) if phase is Phase.RESULT else (),
        notice=NOTICE,
        deals=see_deals(floor, name, now),
        changes=tuple(sign.seen for sign in kind.announced(now)),
        barred=_barred(floor, now, audience, who),
        course=course,
        **{kind.shown_in: view},
    )


def _barred(
    floor: "FloorEngine", now: GameState, audience: Audience, who: Person | None
) -> tuple[BarredGuest, ...]:
    """The excluded guests that an audience may know of."""
    everybody = barred_guests(floor, kind_of(now), now)
    own = None if who is None else who.name
    return tuple(each for each in everybody if audience not in IN_PUBLIC or each.name == own)


def _waiting(floor: "FloorEngine", name: str, now: GameState, at: Instant) -> Waiting:
    """What a game waits for, at its own table or, with nothing else to be done there, at the other one.

    Between two plays, a change whose time has come is first.
    """
    kind = kind_of(now)
    due = find_due(kind.announced(now), at) if kind.live(now) is None else None
    if due is not None:
        return Waiting(CHANGE_DUE, due.text, (due.act,))
    course = kind.course
    waiting = course.waits(now)
    beside = waits_beside(floor, name) if course.steps[waiting.step].in_turn else None
    return beside or waiting


def _asks_device(floor: "FloorEngine", name: str, now: GameState) -> bool:
    """Whether the shoe or the sensor of a game gives the next card or number by itself."""
    kind, config = kind_of(now), floor.config.game(name)
    if config is None or config.shoe == "keyed" or concerns(floor, name):
        return False
    reading = kind.fair.sensor(now) if config.shoe == "simulated" else kind.reading.expected(now, name)
    return reading is not None


def _offers(floor: "FloorEngine", name: str, now: GameState, offers: tuple[Any, ...]) -> tuple[Any, ...]:
    """The offers at a game that its shoe, its partner and its promises permit."""
    free = _free(floor, name, now, fitting(floor, name, now, offers))
    takes_part, barred = kind_of(now).takes_part, barred_from(floor, now.record.edition)
    may = (
        offer
        for offer in free
        if (guest := takes_part(now, offer.act)) is None or find_barred(barred, guest) is None
    )
    return tuple(offer for offer in may if _is_so(floor, name, offer.act))


def _free(floor: "FloorEngine", name: str, now: GameState, offers: tuple[Any, ...]) -> tuple[Any, ...]:
    """The offers at a game that its promises permit."""
    fair = floor.state(f"fair/{name}")
    free = (offer for offer in offers if check_free(now, fair, name, offer.act) is None)
    return tuple(offer for offer in free if _reads_so(floor, name, now, offer.act))


def _reads_so(floor: "FloorEngine", name: str, now: GameState, act: Act) -> bool:
    """Whether an act fits what the layout reads."""
    fixed = fixed_by(kind_of(now), now, act)
    return fixed is None or check_agrees(floor.state(device_at(name)), fixed) is None


def _is_so(floor: "FloorEngine", name: str, act: Act) -> bool:
    """Whether nobody plays at the terminals, where an act says so."""
    return not getattr(act, "nobody_plays", False) or nobody_plays(floor, name)


def _vacating(floor: "FloorEngine", name: str, now: GameState, who: Person | None) -> tuple[Any, ...]:
    """The offers to have idle players leave their terminals while all are in use."""
    kind, at = kind_of(now), floor.clock()
    if who is None or kind.vacates is None:
        return ()
    idle = (act for act in idle_players(floor, name) if kind.possible(now, name, act, who, at))
    return tuple(kind.offered(act) for act in idle)


def _opening(floor: "FloorEngine", name: str, now: GameState, who: Person | None) -> tuple[Any, ...]:
    """The offer to open a game, with the configured limits on its sign."""
    config, kind = floor.config.game(name), kind_of(now)
    act = None if config is None else kind.opens(now, limits_of(config))
    if who is None or act is None or not kind.possible(now, name, act, who, floor.clock()):
        return ()
    return (kind.offered(act, ("limits",)),)
