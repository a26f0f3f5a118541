"""The games that are played on terminals, and the progress of a coup or spin."""

from pitboss.acting.plays import PlayNow
from pitboss.acting.state import GameState
from pitboss.floor.kinds import check_rules, game_streams, kind_of
from pitboss.kernel.decision import Need, States
from pitboss.kernel.rejection import Rejection

CACHED_PLAYS = 1 << 9
"""How many recent plays are cached."""


def find_game(states: States, name: str) -> GameState | Rejection | Need:
    """A game of the floor by its name."""
    for at in game_streams(name):
        if at not in states:
            return Need(at)
        state = states[at]
        if isinstance(state, GameState) and state.setup is not None:
            return state
    return Rejection("game-not-found", {"game": f"{name!r:.40}"})


def find_play(state: GameState, key: str) -> PlayNow | None:
    """A coup or spin of a game that is played on terminals, if it is under way or one of the last.

    All terminals ask for the same play, so the answer is cached while the game does not change. A game
    whose rules this release does not have knows none.
    """
    cached = _latest.get(key)
    if cached is not None and cached[0] is state:
        return cached[1]
    if check_rules(state) is not None:
        return None
    play = kind_of(state).at_terminals.find_play(state, key)
    if play is not None:
        if len(_latest) >= CACHED_PLAYS:
            _latest.clear()
        _latest[key] = state, play
    return play


_latest: dict[str, tuple[GameState, PlayNow]] = {}
