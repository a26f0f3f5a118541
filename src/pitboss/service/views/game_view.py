"""A game as its channels show it: a table or a wheel, for the public and for each kind of staff."""

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Literal

from pitboss.acting.act import ActContext, Person
from pitboss.acting.audience import IN_PUBLIC, Audience, View
from pitboss.acting.state import change
from pitboss.baccarat import views as tables
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.machines import round_of
from pitboss.baccarat.offering import Offered, possible
from pitboss.baccarat.play.rounds import check_wagers, wagering_over
from pitboss.baccarat.results import result_of
from pitboss.baccarat.state import GamingTable
from pitboss.baccarat.views import TableView
from pitboss.floor.fair.promised import check_correctable
from pitboss.game.bets import spin_bets
from pitboss.game.settlement import NOTHING, Outcome, rule
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents, odds_text, percent_text
from pitboss.kernel.rejection import Rejection
from pitboss.roulette import views as wheels
from pitboss.roulette.acts.irregular import CorrectNumber
from pitboss.roulette.acts.opening import OpenWheel
from pitboss.roulette.decide import attempt
from pitboss.roulette.offering import OfferedAct
from pitboss.roulette.state import WheelTable
from pitboss.roulette.views import WheelView
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.wager import Odds, SignPercentage
from pitboss.service.config import limits_of
from pitboss.service.devices.readings import Concern, concerns
from pitboss.service.runner.preflight import fitting, next_key, partner_of, waits_beside
from pitboss.service.views.fair_view import SeenDeal, see_deals
from pitboss.service.views.totals import SettledSum, Sum

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

NOTICE = (
    "A malfunction, or a mistake in a result that staff put right, may void a game or change what it paid:"
    " the rules of the game say when. Ask the staff if you think that something is wrong."
)
"""What every screen says about errors of people and machines."""

CARD = ("a card", "the first card")
"""What a coup waits for before its first card, when nothing else is to be done at its table."""

Deadline = Callable[[str], Instant | None]
"""When the wagering period of a game ends, if that is known here."""
Settled = Callable[[str], Sum]
"""What the last play of a game came to at all player terminals together."""


class Phase(StrEnum):
    """How far a game has come, as far as players care."""

    WAITING = "waiting"
    """Nothing is to be bet on yet: the table is closed, or cards are being made ready."""
    OPEN = "open"
    CLOSED = "closed"
    PAUSED = "paused"
    """Staff have to rule on something first."""
    RESULT = "result"
    VOID = "void"


class OnOffer(View, frozen=True):
    """A wager, or a kind of roulette bet, that the game takes."""

    key: str
    title: str
    pays: tuple[str, ...] = ()
    """The odds as the sign writes them, as many as it has; a call bet pays what its pieces pay."""
    least: Cents | None = None
    most: Cents | None = None


class GameView(View, frozen=True, tag_field="view", tag="game"):
    """One game as one audience sees it. What only tables or wheels have lies under `table` or `wheel`."""

    name: str
    kind: Literal["table", "wheel"]
    edition: str
    title: str
    rapid: bool
    """Whether it is played at player terminals."""
    phase: Phase
    play: str | None = None
    """The coup or spin under way, or the last one."""
    ends_at: Instant | None = None
    """When the wagering period ends, by the log: the same at every server."""
    wagers: tuple[OnOffer, ...] = ()
    won: tuple[str, ...] = ()
    """The wagers that win by the last result, whoever bet on them, until the next play begins."""
    table: TableView | None = None
    wheel: WheelView | None = None
    concerns: tuple[Concern, ...] = ()
    """The device that staff must look at before it counts again."""
    notice: str = ""
    """What there is to say about errors."""
    partner: str | None = None
    """The other table that the same dealer deals in turn with this one, for staff."""
    settled: tuple[SettledSum, ...] = ()
    """What the last play came to at all player terminals together, for staff."""
    deals: tuple[SeenDeal, ...] = ()
    """What is promised of its shoes or spins, and before it what was told last."""


def game_view(
    floor: "FloorEngine",
    name: str,
    audience: Audience,
    who: Person | None,
    deadline: Deadline,
    settled: Settled = lambda _: (),
) -> GameView | None:
    """What an audience sees of a game; nothing if the floor has no such game."""
    now = floor.game(name)
    if isinstance(now, GamingTable):
        return _for_staff(floor, audience, _table(floor, name, now, audience, who, deadline), settled)
    if isinstance(now, WheelTable):
        return _for_staff(floor, audience, _wheel(floor, name, now, audience, who, deadline), settled)
    told = floor.config.game(name)
    if told is None:
        return None
    played = told.played
    return GameView(name, told.kind, told.edition, played.title, told.rapid, Phase.WAITING, notice=NOTICE)


def _for_staff(floor: "FloorEngine", audience: Audience, view: GameView, settled: Settled) -> GameView:
    """With what only staff see of a game: its device, its partner, and what all players together won."""
    if audience in IN_PUBLIC:
        return view
    return change(
        view,
        concerns=concerns(floor, view.name),
        partner=partner_of(floor, view.name),
        settled=settled(view.name) if view.rapid else (),
    )


def phase_of(now: GamingTable | WheelTable) -> tuple[Phase, str | None]:
    """How far a game has come, and the play that this is about.

    >>> phase_of(GamingTable())
    (<Phase.WAITING: 'waiting'>, None)
    """
    return _table_phase(now) if isinstance(now, GamingTable) else _wheel_phase(now)


def _table_phase(now: GamingTable) -> tuple[Phase, str | None]:
    coup = now.coup
    if coup is not None:
        if coup.stray is not None or coup.option is not None or now.options:
            return Phase.PAUSED, coup.key
        play = round_of(now, coup)
        if check_wagers(play) is None:
            return Phase.OPEN, coup.key
        # Before the call for bets a coup is under way, and takes none yet.
        over = coup.no_bet is not None or wagering_over(play)
        return Phase.CLOSED if over else Phase.WAITING, coup.key
    # While the next shoe is made ready the last result is history.
    if not now.opened or not now.past or now.cards_in is not None:
        return Phase.WAITING, None
    last = now.past[-1]
    return Phase.RESULT if last.void is None else Phase.VOID, last.key


def _wheel_phase(now: WheelTable) -> tuple[Phase, str | None]:
    spin = now.spin
    if spin is not None:
        if spin.doubt is not None:
            return Phase.PAUSED, spin.key
        return Phase.OPEN if spin.takes_wagers else Phase.CLOSED, spin.key
    if not now.opened or not now.past:
        return Phase.WAITING, None
    last = now.past[-1]
    return Phase.RESULT if last.void is None else Phase.VOID, last.key


def _table(
    floor: "FloorEngine",
    name: str,
    now: GamingTable,
    audience: Audience,
    who: Person | None,
    deadline: Deadline,
) -> GameView:
    (phase, play), at = phase_of(now), floor.clock()
    game = now.edition.game(now.game)
    if game is None:
        raise AssertionError(f"table {name} plays {now.game}")
    view = tables.view(now, name, audience, who, at=at, next_key=next_key(name, at))
    if view.waits_for in CARD:
        view = change(view, waits_for=waits_beside(floor, name) or view.waits_for)
    return GameView(
        name,
        "table",
        now.record.edition,
        game.title,
        bool(game.cash_out),
        phase,
        play,
        deadline(name) if phase is Phase.OPEN else None,
        _table_wagers(now) if isinstance(game, BaccaratGame) else (),
        won=_table_winners(now) if phase is Phase.RESULT else (),
        table=change(view, offers=(*_open_table(floor, name, now, who), *fitting(floor, name, view.offers))),
        notice=NOTICE,
        deals=see_deals(floor, name, now),
    )


def _kept(
    floor: "FloorEngine", name: str, now: WheelTable, offers: tuple[OfferedAct, ...]
) -> tuple[OfferedAct, ...]:
    """What is offered at a wheel, without numbers that a promise leaves nobody to enter."""
    fair = floor.state(f"fair/{name}")

    def bound(act: object) -> bool:
        return isinstance(act, CorrectNumber) and check_correctable(now, fair, name, act) is not None

    return tuple(offer for offer in offers if not bound(offer.act))


def _wheel(
    floor: "FloorEngine",
    name: str,
    now: WheelTable,
    audience: Audience,
    who: Person | None,
    deadline: Deadline,
) -> GameView:
    (phase, play), at = phase_of(now), floor.clock()
    view = wheels.view(now, name, audience, who, at=at, next_key=next_key(name, at))
    kept = _kept(floor, name, now, view.offers)
    return GameView(
        name,
        "wheel",
        now.record.edition,
        now.game.title,
        rapid=True,
        phase=phase,
        play=play,
        ends_at=deadline(name) if phase is Phase.OPEN else None,
        wagers=_wheel_wagers(now),
        won=_wheel_winners(now) if phase is Phase.RESULT else (),
        wheel=change(view, offers=(*_open_wheel(floor, name, now, who), *kept)),
        notice=NOTICE,
        deals=see_deals(floor, name, now),
    )


def _open_table(floor: "FloorEngine", name: str, now: GamingTable, who: Person | None) -> tuple[Offered, ...]:
    """What opens a table, with the limits of the configuration on its sign."""
    told = floor.config.game(name)
    if told is None or who is None or now.opened:
        return ()
    act = OpenTable(limits_of(told))
    return (Offered(act, ("limits",)),) if possible(now, name, act, who, floor.clock()) else ()


def _open_wheel(
    floor: "FloorEngine", name: str, now: WheelTable, who: Person | None
) -> tuple[OfferedAct, ...]:
    """The same for a wheel. Once it was open, it is offered with the limits that it had."""
    told = floor.config.game(name)
    if told is None or who is None or now.shown is not None:
        return ()
    act = OpenWheel(limits_of(told))
    refused = isinstance(attempt(now, act, ActContext(who, floor.clock())), Rejection)
    return () if refused else (OfferedAct(act, ("limits",)),)


def _table_wagers(now: GamingTable) -> tuple[OnOffer, ...]:
    bounds = None if now.in_force is None else now.in_force.limits
    seen = []
    for wager in now.offer.wagers:
        limits = None if bounds is None else bounds.of(wager.key)
        pays = tuple(dict.fromkeys(_odds(now, pay.pays) for pay in wager.pays))
        least, most = (None, None) if limits is None else (limits.least, limits.most)
        seen.append(OnOffer(wager.key, wager.title, pays, least, most))
    return tuple(seen)


def _table_winners(now: GamingTable) -> tuple[str, ...]:
    result = result_of(now, now.past[-1])
    if result is None:
        return ()
    return tuple(wager.key for wager in now.offer.wagers if rule(wager, result).outcome is Outcome.WIN)


def _wheel_winners(now: WheelTable) -> tuple[str, ...]:
    number = now.past[-1].number
    return tuple(
        key for key, bet in spin_bets(now.game).items() if any(number in numbers for numbers, _ in bet.pieces)
    )


def _odds(now: GamingTable, odds: Odds) -> str:
    if not isinstance(odds, SignPercentage):
        return odds_text(odds)
    return f"{percent_text(now.terms.tie_percent or NOTHING)} %"


def _wheel_wagers(now: WheelTable) -> tuple[OnOffer, ...]:
    pays = {str(bet.kind): (f"{bet.pays} to 1",) for bet in now.game.bets}
    seen = []
    for key, title in now.game.titles.items():
        limits = None if now.shown is None else now.shown.of(key)
        least, most = (None, None) if limits is None else (limits.least, limits.most)
        seen.append(OnOffer(key, title, pays.get(key, ()), least, most))
    return tuple(seen)
