"""The kinds of game on the floor: the one list of them, and how to find the kind of a state or a command."""

from typing import Any, NamedTuple

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.kinds import ActEvent, GameKind
from pitboss.acting.state import GameState
from pitboss.baccarat.kind import BACCARAT
from pitboss.kernel.decision import Command, Event, Need, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.ledger.till import Till
from pitboss.roulette.kind import ROULETTE
from pitboss.rules.catalogue import find_edition
from pitboss.rules.edition import Game

KINDS: tuple[GameKind[Any], ...] = (BACCARAT, ROULETTE)


class GameAct(NamedTuple):
    """An act that a command requests."""

    kind: GameKind[Any]
    game: str
    act: Act
    by: Person
    approved: Person | None

    @property
    def stream(self) -> Stream:
        """The stream of the events of the game."""
        return self.kind.stream(self.game)


def kind_of(state: GameState) -> GameKind[Any]:
    """The kind of a game.

    >>> from pitboss.baccarat.state import GamingTable
    >>> kind_of(GamingTable()).name
    'table'
    """
    return next(kind for kind in KINDS if isinstance(state, kind.state))


def check_rules(state: GameState) -> Rejection | None:
    """Whether this release has the rules of a game: it may have dropped an edition, or a game of one.

    >>> from pitboss.acting.setups.setup import Setup
    >>> from pitboss.baccarat.state import GamingTable
    >>> check_rules(GamingTable(Setup(edition="macau-1962", game="baccarat", seats=7))).code
    'unknown-edition'
    """
    if state.setup is None:
        return None
    edition = find_edition(state.setup.edition)
    if isinstance(edition, Rejection):
        return edition
    if state.has_rules:
        return None
    game = edition.game(state.setup.game)
    if game is not None and not isinstance(game, kind_of(state).setups.rules):
        # Earlier releases let a table be set up for a wheel.
        return Rejection("no-such-game", {"case": "other-kind", "game": Text(game.title)})
    return Rejection("unknown-game", {"case": "of-set-up", "edition": Text(edition.title)})


def kind_at(stream: Stream) -> GameKind[Any] | None:
    """The kind of game whose events a stream keeps; none where it keeps others.

    >>> kind_at("wheel/wheel-1").acts.game, kind_at("pt/7")
    ('wheel', None)
    """
    prefix = stream.partition("/")[0]
    return next((kind for kind in KINDS if kind.name == prefix), None)


def kind_read_by(device: str) -> GameKind[Any] | None:
    """The kind of game for which devices of a kind read; none for devices that do not read.

    >>> kind_read_by("shoe").name, kind_read_by("printer")
    ('table', None)
    """
    return next((kind for kind in KINDS if kind.reading.device == device), None)


def kind_for(game: Game) -> GameKind[Any]:
    """The kind that plays a game of the rules."""
    return next(kind for kind in KINDS if isinstance(game, kind.setups.rules))


def game_streams(name: str) -> tuple[Stream, ...]:
    """Where the events of a game of that name may be kept, whatever its kind."""
    # Every wager calls this.
    return tuple([kind.stream(name) for kind in KINDS])


def other_of_name(states: States, kind: GameKind[Any], name: str) -> GameKind[Any] | Need | None:
    """The other kind to which the game of a name belongs: of all kinds together, one game bears a name.

    A game where money was moved by hand bears its name, too, even before it is set up.
    """
    for other in KINDS:
        stream = other.stream(name)
        if other is kind:
            continue
        if stream not in states:
            return Need(stream)
        now = other.of(states[stream])
        if now is None:
            continue
        till = till_in(now)
        if now.setup is not None or (till is not None and till.version > 0):
            return other
    return None


def no_such_game(kind: GameKind[Any], other: GameKind[Any], name: str) -> Rejection:
    """Refuses a request to a game of one kind where the name belongs to another kind."""
    return Rejection(
        "unknown-game",
        {"case": "of-other-kind", "name": name, "other": game_word(other), "kind": game_word(kind)},
    )


def game_word(kind: GameKind[Any]) -> Text:
    """What a game of a kind is called, as part of a sentence: a table, a wheel."""
    return kind.acts.kind


def till_in(state: object) -> Till | None:
    """The till that a stream holds: a game of some kinds has one inside, and the cage is nothing else."""
    if not isinstance(state, GameState):
        return state if isinstance(state, Till) else None
    till = kind_of(state).till
    return None if till is None else till.held(state)


def requested_act(command: Command) -> GameAct | None:
    """The act that a command requests. None if it is not an act at a game."""
    kind = next((kind for kind in KINDS if type(command) is kind.command), None)
    if kind is None:
        return None
    untyped: Any = command
    return GameAct(kind, getattr(untyped, kind.name), untyped.act, untyped.by, untyped.approved)


def kind_of_event(event: Event | None) -> GameKind[Any] | None:
    """The kind of game at which an event records an act; none where it is another event."""
    return next((kind for kind in KINDS if type(event) is kind.event), None)


def acted(event: Event | None) -> ActEvent | None:
    """An event that records an act at a game; none where it is another."""
    at_game: Any = event
    return None if kind_of_event(event) is None else at_game
