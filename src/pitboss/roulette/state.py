"""A roulette wheel as it stands: set-up, limits, the game under way, the last ones; all of it plain data."""

from collections.abc import Mapping
from enum import StrEnum

from pitboss.acting.setup import standing
from pitboss.acting.sign import TableLimits
from pitboss.acting.state import RECALLED, GameState, StateValue, change
from pitboss.game.spin import Spin
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.rules.edition import RouletteGame
from pitboss.rules.equipment import ItemKind
from pitboss.rules.irregularity import Kind
from pitboss.rules.roulette import NoSpin, SpinRule, WheelKind

MOST_NUMBERS = 200
"""The winning numbers that displays go back."""


class Source(StrEnum):
    """Who says where the ball lies."""

    SENSOR = "sensor"
    DEALER = "dealer"


class LiveSpin(StateValue, frozen=True):
    """A game from the start of its wagering period until its number counts, as `game.spin.Spin` knows it."""

    key: str
    began: Instant
    """When its wagers were opened, the last time, from which all screens count the period down."""
    takes_wagers: bool = True
    rolling: bool = False
    no_spin: NoSpin | None = None
    registered: int | None = None
    sensor: int | None = None
    """What the sensor read."""
    dealer: int | None = None
    """What the dealer said."""
    unread: bool = False
    """Whether the ball lies in a pocket that the sensor could not read."""
    doubt: Kind | None = None
    """Why the number counts only once a supervisor has entered it."""
    ball_out: bool = False
    """Whether the ball was out of the wheel, and nobody has examined it yet."""

    @property
    def at_rest(self) -> bool:
        """Whether a ball that counts lies in a pocket."""
        return self.registered is not None or self.unread


class PastSpin(StateValue, frozen=True):
    """A game that is over. Its number may have been corrected since, or it is void."""

    key: str
    number: int | None
    """None where it was void before any number counted."""
    void: Clause | None = None
    corrected: Clause | None = None
    """The clause by which a supervisor entered the number."""
    corrected_by: str | None = None
    """Who stands behind that, or declared it void."""
    reason: str | None = None
    """Why it was corrected or is void."""
    forfeits: tuple[str, ...] = ()
    """The terminals of cheats, whose stakes do not go back."""
    sensor: int | None = None
    dealer: int | None = None
    limits: TableLimits | None = None
    """Those that its wagers were under."""


class WheelTable(GameState, frozen=True):
    """One wheel. Whose chips lie on which bets is the business of the terminals."""

    shown: TableLimits | None = None
    """The limits on the sign, once it has opened."""
    spin: LiveSpin | None = None
    past: tuple[PastSpin, ...] = ()
    numbers: Mapping[str, int] = {}
    """The winning numbers by the names of their games, for displays; a void game has none."""

    @property
    def limits(self) -> TableLimits:
        """The limits that hold, once it has opened."""
        if self.shown is None:
            raise AssertionError("the wheel has not opened")
        return self.shown

    @property
    def game(self) -> RouletteGame:
        """The game of Roulette that is played on it."""
        game = self.edition.game(self.record.game)
        if not isinstance(game, RouletteGame):
            raise AssertionError("the wheel plays no Roulette")
        return game

    @property
    def kind(self) -> WheelKind:
        """Whether a dealer spins it, or it spins by itself."""
        live = standing(self.record, ItemKind.LIVE_WHEEL)
        return WheelKind.LIVE if live else WheelKind.AUTOMATED

    @property
    def rule(self) -> SpinRule:
        """How a spin goes on this kind of wheel."""
        return next(rule for rule in self.game.spins if rule.wheel is self.kind)

    @property
    def last(self) -> PastSpin | None:
        """The game that was over last."""
        return self.past[-1] if self.past else None

    def recall(self, key: str) -> PastSpin | None:
        """A game that is over, if it is one of the last."""
        return next((past for past in self.past if past.key == key), None)


def machine(now: WheelTable, live: LiveSpin) -> Spin:
    """The spin as the machine that knows what the ball may do next."""
    return Spin(now.rule, live.takes_wagers, live.rolling, live.no_spin, live.registered)


def after(live: LiveSpin, spin: Spin) -> LiveSpin:
    """What is kept of a spin after the machine has moved."""
    return change(
        live,
        takes_wagers=spin.takes_wagers,
        rolling=spin.rolling,
        no_spin=spin.no_spin,
        registered=spin.registered,
    )


def finish(now: WheelTable, live: LiveSpin, over: PastSpin) -> WheelTable:
    """The wheel once the spin under way is over."""
    kept = change(over, sensor=live.sensor, dealer=live.dealer, limits=now.shown)
    return change(with_number(now, kept), spin=None, past=(*now.past, kept)[-RECALLED:])


def with_number(now: WheelTable, past: PastSpin) -> WheelTable:
    """The wheel with the number of a game among those that displays show, or without it where it is void."""
    if past.number is None or past.void is not None:
        return change(now, numbers={key: number for key, number in now.numbers.items() if key != past.key})
    numbers = {**now.numbers, past.key: past.number}
    return change(now, numbers=dict(list(numbers.items())[-MOST_NUMBERS:]))
