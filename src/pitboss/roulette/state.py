"""The state of a roulette wheel as plain data: set-up, limits, the game under way and the last games."""

from collections.abc import Mapping
from enum import StrEnum

from pitboss.acting.setups.setup import count_items
from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import GameState, Reason, StateValue
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.rules.edition import RouletteGame
from pitboss.rules.equipment import ItemKind
from pitboss.rules.irregularity import Kind
from pitboss.rules.roulette import NoSpin, SpinRule, WheelKind


class ReadingSource(StrEnum):
    """Where a reading of the ball comes from."""

    SENSOR = "sensor"
    DEALER = "dealer"


class LiveSpin(StateValue, frozen=True):
    """A game from the start of its wagering period until its number counts: the data of `game.spin.Spin`."""

    key: str
    began: Instant
    """When its wagers were last opened. All screens count the period down from here."""
    takes_wagers: bool = True
    rolling: bool = False
    no_spin: NoSpin | None = None
    registered: int | None = None
    sensor: int | None = None
    """The sensor's reading."""
    dealer: int | None = None
    """The dealer's reading."""
    unread: bool = False
    """Whether the ball lies in a pocket that the sensor could not read."""
    doubt: Kind | None = None
    """Why the number counts only after a supervisor enters it."""
    ball_out: bool = False
    """Whether the ball left the wheel, and nobody has examined it yet."""

    @property
    def at_rest(self) -> bool:
        """Whether a ball that counts lies in a pocket."""
        return self.registered is not None or self.unread


class PastSpin(StateValue, frozen=True):
    """A game that is over. It may be void, or have a corrected number."""

    key: str
    number: int | None
    """None if the game was void before any number counted."""
    void: Clause | None = None
    corrected: Clause | None = None
    """The clause by which a supervisor entered the number."""
    corrected_by: str | None = None
    """Who answers for the correction, or declared the game void."""
    reason: Reason | None = None
    """Why it was corrected or is void."""
    forfeits: tuple[str, ...] = ()
    """The terminals of cheats. Their stakes are not returned."""
    sensor: int | None = None
    dealer: int | None = None
    limits: TableLimits | None = None
    """The limits under which its wagers were placed."""


class WheelTable(GameState, frozen=True):
    """One wheel. The terminals, not the wheel, know whose chips are on which bets."""

    shown: TableLimits | None = None
    """The limits on the sign, once it has opened."""
    spin: LiveSpin | None = None
    past: tuple[PastSpin, ...] = ()
    recalled: tuple[PastSpin, ...] = ()
    """Games before these that staff brought back from the log."""
    numbers: Mapping[str, int] = {}
    """The winning numbers by the keys of their games, for displays. A void game has none."""

    @property
    def live_key(self) -> str | None:
        """The key of the game under way, if any."""
        return None if self.spin is None else self.spin.key

    @property
    def limits(self) -> TableLimits:
        """The limits in force, once it has opened."""
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
    def has_rules(self) -> bool:
        """Whether this release has the rules of its game, for a wheel of its kind."""
        game = self.edition.game(self.record.game)
        return isinstance(game, RouletteGame) and any(rule.wheel is self.kind for rule in game.spins)

    @property
    def kind(self) -> WheelKind:
        """Whether a dealer spins it, or it is automated."""
        live = count_items(self.record, ItemKind.LIVE_WHEEL)
        return WheelKind.LIVE if live else WheelKind.AUTOMATED

    @property
    def rule(self) -> SpinRule:
        """The rules of a spin on this kind of wheel."""
        return next(rule for rule in self.game.spins if rule.wheel is self.kind)

    @property
    def last(self) -> PastSpin | None:
        """The last game that is over."""
        return self.past[-1] if self.past else None

    def recall(self, key: str) -> PastSpin | None:
        """A game that is over, if it is one of the last or was brought back."""
        return next((past for past in (*self.recalled, *self.past) if past.key == key), None)
