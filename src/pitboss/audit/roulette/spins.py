"""The effects of acts at Roulette wheels. Each function returns whether the act is an incident."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from pitboss.audit.acting.findings import check_findings
from pitboss.audit.acting.ranks import VIRTUAL
from pitboss.audit.acting.signs import Sign
from pitboss.audit.editions.rulebook import find_game
from pitboss.audit.finding import wrong
from pitboss.audit.money.books import Books
from pitboss.audit.money.corrections import ALLOWED, RECALCULATES, VOIDS

RECALLED_SPINS = 20
"""How many past games may still be corrected."""
POCKETS = 37
LEAST_TURNS, SHORT_CLAUSE = 4, "11.4.3"
"""How many turns the ball of a live wheel must make, and the clause for fewer."""
NOTICE_MS = 20 * 60_000
"""How long before the closing a sign must show it."""
CORRECTIONS, ANNULMENTS = (
    ("enter-result", "recalculate"),
    ("void-unconfirmed", "void-terminal-plays", "invalidate"),
)
LATE = ("enter-result", "recalculate", "void-unconfirmed", "void-terminal-plays")
"""The effects allowed on a game after the next one has begun."""


@dataclass(slots=True)
class Spin:
    """A game under way."""

    key: str
    signs: tuple[Sign, ...]
    """Its limits."""
    open: bool = True
    rolling: bool = False
    off: bool = False
    """Whether the last ball was a no spin."""
    out: bool = False
    """Whether the ball left the wheel and is not examined yet."""
    number: int | None = None
    reported: dict[str, int] = field(default_factory=dict)
    """The numbers that sensor and dealer report."""
    unread: bool = False
    doubt: bool = False

    @property
    def unseen(self) -> bool:
        """Whether nobody can know the result yet."""
        return not self.rests

    @property
    def rests(self) -> bool:
        """Whether a valid ball is at rest in a pocket."""
        return self.unread or self.number is not None


@dataclass(slots=True)
class Past:
    """A game that is over."""

    key: str
    number: int | None
    void: bool = False
    sensor: int | None = None
    """The number that the sensor read."""
    forfeits: frozenset[str] = frozenset()
    """The terminals whose stakes were not returned."""
    promised: int | None = None
    """The promised number, once known."""
    entered: str | None = None
    """The type of the event that entered the number."""
    signs: tuple[Sign, ...] = ()
    """Its limits."""


@dataclass(slots=True)
class Wheel:
    """A wheel after the events so far."""

    stream: ClassVar[str] = "wheel/"
    device: ClassVar[str] = "wheel-"
    """How the names of its stream and of the device that reads for it begin."""
    edition: str = ""
    game: str = ""
    live: bool = False
    opened: bool = False
    sign: Sign = field(default_factory=dict)
    """The limits that its screens show."""
    spin: Spin | None = None
    past: list[Past] = field(default_factory=list)
    over: dict[str, Past] = field(default_factory=dict)
    """All games that ever were over, by their keys."""
    recalled: list[Past] = field(default_factory=list)
    """Older games that staff brought back from the log."""
    closing: tuple[int, int] | None = None
    """When the sign was put up, and the closing time it shows."""
    incidents: int = 0
    waiting: dict[int, list[str]] = field(default_factory=dict)
    """Who must still be notified, by the number of the incident."""

    @property
    def play(self) -> Spin | None:
        """What is under way."""
        return self.spin

    def under_way(self) -> Spin:
        """The game under way."""
        return self.spin or wrong("audit-no-spin-under-way")

    def finish(self, number: int | None, *, void: bool = False) -> None:
        """Ends the game under way."""
        spin = self.under_way()
        past = Past(spin.key, number, void, spin.reported.get("sensor"), signs=spin.signs)
        self.past = [*self.past, past][-RECALLED_SPINS:]
        self.over[past.key] = past
        self.spin = None

    @property
    def known(self) -> list[Past]:
        """The games that may still be corrected."""
        return [*self.recalled, *self.past]


class ActContext(NamedTuple):
    """An act with its context."""

    wheel: Wheel
    body: Any
    orders: tuple[Any, ...]
    """The orders, if the act is a report."""


def set_up(on: ActContext, act: Any) -> bool:
    """A wheel is set up for a game of Roulette."""
    wheel, setup = on.wheel, act.setup
    game = find_game(setup.get("edition", ""), setup.get("game", ""))
    kinds = [item["kind"] for item in setup.get("equipment", ()) if item["kind"].endswith("-wheel")]
    if wheel.opened or not game.bets or len(kinds) != 1:
        wrong("audit-wheel-set-up")
    wheel.edition, wheel.game, wheel.live = setup["edition"], setup["game"], kinds == ["live-wheel"]
    return False


def open_wheel(on: ActContext, act: Any) -> bool:
    """The screens show limits, and games may begin."""
    if on.wheel.opened or not on.wheel.edition:
        wrong("audit-wheel-not-openable")
    on.wheel.opened, on.wheel.closing, on.wheel.sign = True, None, act.limits
    return False


def alter_limits(on: ActContext, act: Any) -> bool:
    """The limits change, between two games."""
    _between(on)
    on.wheel.sign = act.limits
    return False


def show_closing(on: ActContext, act: Any) -> bool:
    """A sign shows when the wheel closes."""
    on.wheel.closing = on.body.at, act.close_at
    return True


def take_down_sign(on: ActContext, _: Any) -> bool:
    """The sign is down: a closing needs another one, for the full notice."""
    if on.wheel.closing is None:
        wrong("audit-no-sign")
    on.wheel.closing = None
    return True


def close_wheel(on: ActContext, act: Any) -> bool:
    """The wheel closes between two games. It needs notice unless no one plays."""
    _between(on)
    shown, due = on.wheel.closing or (on.body.at, on.body.at)
    if not act.nobody_plays and (on.body.at < shown + NOTICE_MS or on.body.at < due):
        wrong("audit-wheel-closed")
    on.wheel.opened, on.wheel.closing = False, None
    return False


def new_game(on: ActContext, act: Any) -> bool:
    """A game begins under a new name."""
    _between(on)
    if any(past.key == act.key for past in on.wheel.past):
        wrong("audit-spin-twice", spin=act.key)
    on.wheel.spin = Spin(act.key, (on.wheel.sign,))
    return False


def spin_ball(on: ActContext, act: Any) -> bool:
    """A ball is spun. One spun wrongly is a no spin at once."""
    spin = on.wheel.under_way()
    if spin.rolling or spin.rests or spin.out:
        wrong("audit-ball-not-ready")
    spin.rolling = act.wheel_turns and act.against_wheel
    spin.off = not spin.rolling
    return spin.off


def end_period(on: ActContext, _: Any) -> bool:
    """No more bets."""
    spin = on.wheel.under_way()
    if not spin.open:
        wrong("audit-period-over")
    spin.open = False
    return False


def restart_period(on: ActContext, _: Any) -> bool:
    """The betting period starts again before it has ended."""
    if not on.wheel.under_way().open:
        wrong("audit-period-over")
    return False


def reopen(on: ActContext, _: Any) -> bool:
    """A supervisor reopens betting before the ball is at rest."""
    spin = on.wheel.under_way()
    if spin.open or spin.rests:
        wrong("audit-period-not-over")
    spin.open = True
    return False


def at_rest(on: ActContext, act: Any) -> bool:
    """The sensor or the dealer reports the pocket of the ball."""
    wheel, spin, unread = on.wheel, on.wheel.under_way(), act.pocket is None
    if spin.doubt or (unread and act.source != "sensor") or act.source not in ("sensor", "dealer"):
        wrong("audit-number-in-doubt")
    if not unread:
        _number(act.pocket)
    if act.source == "dealer" and not wheel.live:
        wrong("audit-dealer-read")
    if spin.number is not None:
        if unread or act.source in spin.reported:
            wrong("audit-ball-known")
        spin.reported[act.source] = act.pocket
        spin.doubt = act.pocket != spin.number
        return spin.doubt
    short = wheel.live and act.revolutions is not None and act.revolutions < LEAST_TURNS
    check_findings(on.body, short=SHORT_CLAUSE if short else None)
    return _comes_to_rest(wheel, spin, act, short=short)


def _comes_to_rest(wheel: Wheel, spin: Spin, act: Any, *, short: bool) -> bool:
    """The ball is at rest for the first time. Returns whether that is an incident."""
    if spin.unread and act.source == "sensor":
        wrong("audit-sensor-unread")
    if not (spin.rolling or spin.off):
        wrong("audit-no-ball")
    early, spin.open = spin.open, False
    if spin.off:
        return False
    if short:
        spin.rolling, spin.unread, spin.off = False, False, True
        return True
    spin.unread = act.pocket is None
    if act.pocket is not None:
        spin.rolling, spin.number, spin.reported[act.source] = False, act.pocket, act.pocket
    if wheel.live:
        return False
    spin.doubt = early or spin.unread
    if not spin.doubt:
        wheel.finish(spin.number)
    return spin.doubt


def confirm(on: ActContext, act: Any) -> bool:
    """The dealer confirms the winning number."""
    wheel, spin = on.wheel, on.wheel.under_way()
    _number(act.number)
    if not wheel.live or spin.doubt or spin.number is None:
        wrong("audit-nothing-to-confirm")
    spin.reported["dealer"] = act.number
    spin.doubt = act.number != spin.number
    if not spin.doubt:
        wheel.finish(act.number)
    return spin.doubt


def no_spin(on: ActContext, _: Any) -> bool:
    """The spinning ball does not count."""
    spin = on.wheel.under_way()
    effects = [order.effect for order in on.orders]
    if not spin.rolling or "no-spin" not in effects:
        wrong("audit-no-spin-reason")
    spin.rolling, spin.unread, spin.off, spin.out = False, False, True, "examine-ball" in effects
    return True


def examine(on: ActContext, _: Any) -> bool:
    """A ball that left the wheel may be spun again."""
    spin = on.wheel.under_way()
    if not spin.out:
        wrong("audit-ball-in-wheel")
    spin.out = False
    return True


def correct(on: ActContext, act: Any) -> bool:
    """The right number is entered."""
    _number(act.number)
    past = _about(on, act, CORRECTIONS)
    if past is None:
        if not on.wheel.under_way().rests:
            wrong("audit-entered-while-running")
        on.wheel.finish(act.number)
    elif past.number == act.number:
        wrong("audit-same-number", number=act.number)
    else:
        past.number = act.number
    return True


def void(on: ActContext, act: Any) -> bool:
    """The game is void."""
    past, cheats = _about(on, act, ANNULMENTS), frozenset(act.forfeit)
    right = [order for order in on.orders if order.effect == "forfeit-wager"]
    if cheats and (not right or not cheats <= set(act.report.players)):
        wrong("audit-forfeited-terminals")
    if past is None:
        on.wheel.finish(None, void=True)
        past = on.wheel.past[-1]
    past.void, past.forfeits = True, cheats
    return True


def correct_plays(on: ActContext, act: Any) -> bool:
    """Games are recalculated or void at the terminals that the act names. A number may be entered for one."""
    wheel, order = on.wheel, next((order for order in on.orders if order.effect in ALLOWED), None)
    over = {past.key: past for past in wheel.known if not past.void}
    known = {*over, wheel.spin.key} if wheel.spin is not None and order and order.effect in VOIDS else {*over}
    if order is None or not act.plays or not set(act.plays) <= known:
        wrong("audit-no-past-spin")
    if act.number is not None:
        _number(act.number)
        if order.effect != RECALCULATES or len(act.plays) > 1:
            wrong("audit-no-order")
        over[act.plays[0]].number = act.number
    return True


def recall(on: ActContext, act: Any) -> bool:
    """A game is brought back from the log, as it was last known."""
    wheel, past = on.wheel, act.past
    due = wheel.over.get(act.spin)
    live = wheel.spin is not None and wheel.spin.key == act.spin
    if due is None or past is None or live or any(each.key == act.spin for each in wheel.known):
        wrong("audit-not-forgotten", play=act.spin)
    stated = (past.get("key"), past.get("number"), past.get("void") is not None, past.get("sensor"))
    forfeits = frozenset(past.get("forfeits", ()))
    if (*stated, forfeits) != (due.key, due.number, due.void, due.sensor, due.forfeits):
        wrong("audit-recalled-otherwise", play=act.spin)
    wheel.recalled = [*wheel.recalled, due][-RECALLED_SPINS:]
    return False


def end_by_restore(on: ActContext, _: Any) -> bool:
    """The game from before a restore is void."""
    on.wheel.finish(None, void=True)
    return True


def _about(on: ActContext, act: Any, effects: Collection[str]) -> Past | None:
    """The past game that an act names. None if it is the one under way."""
    wheel, order = on.wheel, next((order for order in on.orders if order.effect in effects), None)
    by_itself = act.reason is None and on.body.by.name.startswith(VIRTUAL)
    if order is None or not (by_itself or (act.reason or "").strip()):
        wrong("audit-no-order")
    if wheel.spin is not None and act.spin in (None, wheel.spin.key):
        return None
    past = wheel.past[-1:] if act.spin is None else [each for each in wheel.known if each.key == act.spin]
    if not past or past[0].void:
        wrong("audit-no-past-spin")
    if order.effect not in LATE and (wheel.spin is not None or past[0] is not wheel.past[-1]):
        wrong("audit-next-begun")
    return past[0]


def report_irregularity(on: ActContext, _: Any) -> bool:
    """Staff report an irregularity at a screen or a terminal."""
    if any(order.effect in ("no-spin", "enter-result") for order in on.orders):
        wrong("audit-only-recorded")
    return True


def tell(on: ActContext, act: Any) -> bool:
    """A person who must know of an incident was notified."""
    waiting = on.wheel.waiting.get(act.incident, [])
    if act.who not in waiting:
        wrong("audit-nobody-to-tell", who=act.who, incident=act.incident)
    on.wheel.waiting[act.incident] = [who for who in waiting if who != act.who]
    return False


def on_record(_: ActContext, __: Any) -> bool:
    """It changes nothing at the wheel, and goes on record."""
    return True


def about_dispute(_: ActContext, __: Any) -> bool:
    """A step of a dispute. The act itself is its record."""
    return False


def _number(number: int) -> None:
    if not 0 <= number < POCKETS:
        wrong("audit-no-pocket", number=number)


def _between(on: ActContext) -> None:
    if not on.wheel.opened or on.wheel.spin is not None:
        wrong("audit-wheel-not-between")


def check_number(books: Books, game: str, play: str, number: int | None) -> None:
    """Checks that a play settled from a wheel of this floor had this number."""
    wheel = books.wheels.get(game)
    if wheel is None:
        return
    if wheel.spin is not None and wheel.spin.key == play:
        wrong("audit-settled-before-number", play=play)
    past = next((past for past in wheel.known if past.key == play), None)
    if past is not None and (past.void or past.number != number):
        wrong("audit-spin-settled", play=play, number=past.number, settled=number)
