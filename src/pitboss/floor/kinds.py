"""The kinds of game on the floor: the one list of them, and how the kind of a state or a command is found."""

from typing import Any, NamedTuple

from pitboss.acting.act import Act, Person
from pitboss.acting.kinds import ActEvent, GameKind
from pitboss.acting.state import GameState
from pitboss.baccarat.kind import BACCARAT
from pitboss.kernel.decision import Command, Event, Stream
from pitboss.roulette.kind import ROULETTE
from pitboss.rules.edition import Game

KINDS: tuple[GameKind[Any], ...] = (BACCARAT, ROULETTE)


class GameAct(NamedTuple):
    """An act that a command asks for."""

    kind: GameKind[Any]
    game: str
    act: Act
    by: Person
    approved: Person | None

    @property
    def stream(self) -> Stream:
        """Where the events of the game are kept."""
        return self.kind.stream(self.game)


def kind_of(state: GameState) -> GameKind[Any]:
    """The kind of a game.

    >>> from pitboss.baccarat.state import GamingTable
    >>> kind_of(GamingTable()).name
    'table'
    """
    return next(kind for kind in KINDS if isinstance(state, kind.state))


def kind_named(name: str) -> GameKind[Any]:
    """The kind whose streams begin with a name."""
    return next(kind for kind in KINDS if kind.name == name)


def kind_for(game: Game) -> GameKind[Any]:
    """The kind by which a game of the rules is played."""
    return next(kind for kind in KINDS if isinstance(game, kind.rules))


def game_streams(name: str) -> tuple[Stream, ...]:
    """Where the events of a game of that name may be kept, whatever its kind."""
    return tuple(kind.stream(name) for kind in KINDS)


def asked(command: Command) -> GameAct | None:
    """The act that a command asks for; none where it is no act at a game."""
    kind = next((kind for kind in KINDS if type(command) is kind.command), None)
    if kind is None:
        return None
    told: Any = command
    return GameAct(kind, getattr(told, kind.name), told.act, told.by, told.approved)


def acted(event: Event | None) -> ActEvent | None:
    """An event that keeps an act at a game; none where it is another."""
    told: Any = event
    return told if any(type(event) is kind.event for kind in KINDS) else None
