"""A kind of game as one row: everything that the floor and the service use of it."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, Protocol

from pitboss.acting.acts.act import Act, ActContext, ActResult, Money, Person, WagerResult
from pitboss.acting.acts.deciding import Acts, attempt
from pitboss.acting.course import Course, Waiting
from pitboss.acting.fair.fair_dealing import FairDealing
from pitboss.acting.outcomes import SeenPlay
from pitboss.acting.plays import AtTerminals, LivePlay, OnOffer, PastPlay, Phase
from pitboss.acting.readings import Reading, ReadLayout
from pitboss.acting.registers.announced import Announced
from pitboss.acting.registers.incidents import Incident
from pitboss.acting.registers.payment_errors import UnlikeSettled
from pitboss.acting.replaying import Replaying
from pitboss.acting.setups.setting_up import Setups
from pitboss.acting.setups.setup import Setup
from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import G
from pitboss.acting.virtual_staff import DealerInput, Move, Plan
from pitboss.engine.registry import Upcast
from pitboss.game.irregularities import Report, Ruling
from pitboss.kernel.decision import Command, Decision, Event, Given, States
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry
from pitboss.ledger.till import Till
from pitboss.rules.edition import Game
from pitboss.rules.irregularity import Effect, Kind, Play

Source = Literal["simulated", "device", "keyed"]
"""Where cards and numbers come from: drawn by the server, read by a device, or keyed in by the dealer."""


class ActEvent(Protocol):
    """The event of an act, the same for every game."""

    @property
    def act(self) -> Act:
        """The act that was done."""

    @property
    def by(self) -> Person:
        """Who did it."""

    @property
    def approved(self) -> Person | None:
        """Who approved it."""

    @property
    def ruling(self) -> Ruling | None:
        """What the rules ordered, if the act reports an irregularity."""

    @property
    def incidents(self) -> tuple[Incident, ...]:
        """The incidents that it recorded."""


class Draft(Protocol):
    """A report that staff are preparing."""

    @property
    def report(self) -> Report:
        """The kind of irregularity, and the facts stated about it."""

    @property
    def coup(self) -> str | None:
        """The play that it is about, if it is neither the one under way nor the last."""

    @property
    def actual(self) -> tuple[str, ...]:
        """The cards that really came."""

    @property
    def wagers(self) -> tuple[Any, ...]:
        """The wagers that it is about."""

    @property
    def reason(self) -> str | None:
        """Why it counts although the record of the game says otherwise."""

    @property
    def odds(self) -> str | None:
        """The other game by whose odds the dealer paid."""

    @property
    def payment(self) -> UnlikeSettled | None:
        """Who was paid wrongly, and how much."""


class VoucherUse(NamedTuple):
    """A voucher of a promotion, and the tokens that are given for it."""

    promotion: str
    voucher: str
    tokens: Cents


class Participant(NamedTuple):
    """A guest, and their number as a patron if staff know it."""

    name: str
    patron: int | None


class Supply(NamedTuple):
    """Decides which offers a screen shows: where the cards come from, and what the partner table does."""

    source: Source
    failed: bool = False
    """Whether the device that reads the cards has failed, so that they are keyed in."""
    waits: bool = False
    """Whether the next card waits for the other table of the same dealer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings(Generic[G]):
    """What a kind of game defines about irregularities."""

    play: Play | None
    """The irregularities that concern it. None: only those of every play."""
    report: Callable[[Draft], Act]
    """The act that reports one."""
    ruled: Callable[[G, Draft], Ruling | Rejection]
    """What the rules order."""
    remedies: Callable[[G, Draft, Ruling], Iterable[Act]]
    """The acts that staff could do beside the report. The caller tries each one to see which are allowed."""
    separate: Mapping[type[Act], Collection[Effect]] = field(default_factory=dict)
    """Those of these acts that carry orders out, and which. A report alone leaves these to be done."""
    against: Callable[[G, Draft], Rejection | None] = lambda _, __: None
    """What the record of the game says against a report, if anything."""
    reaches_back: Callable[[G, Kind], bool]
    """Whether a report of this kind may be about a play that is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Running(Generic[G]):
    """What a kind of game defines for the server that runs it."""

    next_act: Callable[[Plan, G | None, Instant, DealerInput], Move | None]
    """What the virtual dealer does next."""
    relief: Callable[[str, G, Instant], Move | None]
    """Ends a wait for a ruling that nobody gives."""
    timed: Callable[[G], bool]
    """Whether a set period closes the wagers, whether a person or the server deals."""
    counts_from: Callable[[G], Instant | None]
    """Since when the time to bet counts down. None while a table stands until somebody bets."""
    by_system: Callable[[G], Act | None]
    """What the system does by itself now."""
    pairs: Callable[[G, str], Act | None]
    """The act that joins the game with its partner before its first play."""
    partner: Callable[[G], str | None]
    """The other game that the same dealer deals in turn with it."""
    in_turn: bool = False
    """Whether one dealer may deal two such games in turn."""
    pauses: Mapping[type[Act], int]
    """The number of pauses before an act, if it differs from one."""
    asks_player: tuple[type[Act], ...] = ()
    """Acts that record no answer from a player who was asked. The player has the whole period to answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TillInside(Generic[G]):
    """The till that the games of a kind have inside."""

    held: Callable[[G], Till]
    evolve: Callable[[G | None, Event, Entry], G]
    """The game after money was moved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameKind(Generic[G]):
    """A kind of game."""

    name: str
    """The prefix of its streams, the name of the game in its commands, and its name on screens."""
    state: type[G]
    acts: Acts[G]
    setups: Setups[Any]
    """How its tables are set up, by the rules of its games."""
    command: type[Command]
    event: type[Event]
    event_name: str
    """The name and version under which the log keeps its events."""
    upcasts: Mapping[str, Upcast] = field(default_factory=dict)
    """What makes its events of older versions into the next."""
    decide: Callable[[States, Any, Given], Decision]
    """What a command leads to at the game itself; the floor adds its own checks."""
    set_up: Callable[[Setup], Act]
    opens: Callable[[G, TableLimits], Act | None]
    """The act that opens a closed game, with limits for its sign."""
    begins: Callable[[str], Act]
    """The act that begins a play of this name."""
    closes: type[Act] | None = None
    """The act that closes the game, and says whether nobody plays at its terminals."""
    vacates: type[Any] | None = None
    """The act by which a player must leave a terminal: it names the terminal and what the server counted."""
    recalls: Callable[[Act], str | None] = lambda _: None
    """The key of the play that an act brings back, if it does. Its field `past` has the play of the log."""
    corrects: Callable[[G, Act], tuple[str | None, ...]] = lambda _, __: ()
    """The keys of the past plays that an act may change."""
    names_guest: Callable[[Act], str | None] = lambda _: None
    """The name that a guest gets by an act: one who joins, or is called by another name."""
    takes_part: Callable[[G, Act], Participant | None] = lambda _, __: None
    """The guest who takes part in the game by an act, if one does. Who only leaves does not."""
    patron_of: Callable[[G, str], int | None] = lambda _, __: None
    """The number of a guest, if staff know it."""
    place_of: Callable[[G, Act, str], int | None] = lambda _, __, ___: None
    """The place from which a guest acts: where they sit, or sit down by this act."""
    guest_at: Callable[[G, int], str | None] = lambda _, __: None
    """The guest who sits at a place."""
    brings_chips: Callable[[Act], bool] = lambda _: False
    """Whether an act says that a guest has brought chips."""
    lists: Callable[[Act], tuple[int, ...]] = lambda _: ()
    """The numbers of the patrons for whom an act reserves the game."""
    reserved_for: Callable[[G], tuple[int, ...]] = lambda _: ()
    """The numbers of the patrons for whom it is reserved."""
    holdings: Callable[[G, str], tuple[Cents, Cents] | None] = lambda _, __: None
    """The chips and tokens of a guest, if guests sit at such a game and this one does."""
    outcomes: Callable[[G, str], tuple[SeenPlay, ...]] = lambda _, __: ()
    """What the last plays came to for a guest, the newest first, if guests sit at such a game."""
    voucher: Callable[[Act], VoucherUse | None] = lambda _: None
    """The voucher that an act exchanges for tokens, if it does."""
    evolve: Callable[[G | None, Any, Entry], G]
    """The game after an event that records an act at it, and its postings."""
    entry: Callable[[Any], Entry] = lambda _: ()
    """The postings of an event, where money moves at the game itself."""
    money: Callable[[Any], tuple[Money, ...]] = lambda _: ()
    """The transactions that an event made there."""
    lines: Callable[[Any], tuple[WagerResult, ...]] = lambda _: ()
    """What the wagers there came to by an event."""

    live: Callable[[G], LivePlay | None]
    past: Callable[[G], tuple[PastPlay, ...]]
    recalled: Callable[[G], tuple[PastPlay, ...]] = lambda _: ()
    """The plays before these that staff brought back from the log."""
    takes_wagers: Callable[[G], bool]
    phase: Callable[[G], tuple[Phase, str | None]]
    """The phase of the game, and the play in it."""
    followed: Callable[[G], object]
    """A value that changes whenever terminals have something to follow."""

    game: Callable[[G], Game | None]
    """The game of the rules that is played."""
    limits: Callable[[G], TableLimits | None]
    """The limits on the sign."""
    wagers: Callable[[G], tuple[OnOffer, ...]]
    announced: Callable[[G], tuple[Announced, ...]] = lambda _: ()
    """The changes that signs announce, with the acts that carry them out."""
    winners: Callable[[G], tuple[str, ...]]
    """The wagers that win on the last result."""
    view: Callable[..., Any]
    """What an audience may see of it: state, name, audience, person, and `at` and `next_key` by name.

    It has what the game waits for in `waits_for`, and what may be done in `offers`.
    """
    offered: Callable[..., Any]
    """What a view offers: an act, and the fields that are examples."""
    possible: Callable[[G, str, Act, Person, Instant], bool]
    """Whether an act would be accepted."""
    fitting: Callable[[G, tuple[Any, ...], Supply], tuple[Any, ...]]
    """The offers that fit the source of the cards."""
    course: Course[G]
    """What comes next at it, and where its acts are on a desk."""
    waits_beside: Callable[[G, str, G | None], Waiting | None]
    """What the next card waits for at the partner, if it does."""
    shown_in: str = "other"
    """The field of a game on screens that has this view. A kind that no page draws yet has no own field."""
    drawing: str = "plain"
    """The drawing of its layout on screens. Plain: all wagers side by side."""
    history: Callable[[G], Mapping[str, Any]]
    """What the public may know of past plays, by the fields of `HistoryView`."""
    finished_shoes: Callable[[G, Instant], tuple[Any, ...]] = lambda _, __: ()
    """The shoes that ended since an instant, the newest first. A game without a shoe has none."""
    hidden: Callable[[G], str | None]
    """The play since whose start the log names cards that lie face down."""

    till: TillInside[G] | None = None
    """Its till, if money is moved there by hand."""

    rulings: Rulings[G]
    running: Running[G]
    reading: Reading[G]
    read_layout: ReadLayout[G] | None = None
    """What lies on its layouts, if a device can read the chips there."""
    fair: FairDealing[G]
    at_terminals: AtTerminals[G]
    replaying: Replaying[G]

    def of(self, state: object) -> G | None:
        """A state of this kind. None if it is of another kind or missing."""
        return state if isinstance(state, self.state) else None

    def attempt(self, now: G, act: Act, context: ActContext) -> ActResult[G] | Rejection:
        """The result of an act, or the reason it is refused."""
        return attempt(self.acts, now, act, context)

    def command_of(self, game: str, act: Act, by: Person, approved: Person | None = None) -> Command:
        """The command that requests an act."""
        return self.command(game, act, by, approved)

    def sets_up(self, act: Act) -> bool:
        """Whether an act sets the game up."""
        return type(act) is self.set_up

    def begins_play(self, act: Act) -> bool:
        """Whether an act begins a play."""
        return type(act) is type(self.begins(""))

    def stream(self, game: str) -> str:
        """The stream that holds the events of a game."""
        return f"{self.name}/{game}"

    def live_key(self, now: G) -> str | None:
        """The key of the play under way, if any."""
        live = self.live(now)
        return None if live is None else live.key

    def recall(self, now: G, key: str) -> PastPlay | None:
        """A play that is over, if it is one of the last or was brought back."""
        return next((past for past in (*self.recalled(now), *self.past(now)) if past.key == key), None)
