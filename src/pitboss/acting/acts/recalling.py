"""A play older than those that a game remembers: staff bring it back from the log, to put it right."""

from typing import TypeVar

from pitboss.acting.plays import PastPlay
from pitboss.acting.state import RECALLED_PLAYS
from pitboss.kernel.rejection import Rejection

P = TypeVar("P", bound=PastPlay)


def check_recall(
    key: str, past: PastPlay | None, live: str | None, known: PastPlay | None
) -> Rejection | None:
    """Requires a play that the log has, that is over, and that the game does not remember already."""
    if key == live or known is not None:
        return Rejection("play-remembered", {"play": f"{key:.60}"})
    if past is None or past.key != key:
        return Rejection("play-not-in-log", {"play": f"{key:.60}"})
    return None


def with_recalled(recalled: tuple[P, ...], past: P | None) -> tuple[P, ...]:
    """The plays that were brought back, with one more. The oldest of too many is forgotten again."""
    return recalled if past is None else (*recalled, past)[-RECALLED_PLAYS:]


def replaced(plays: tuple[P, ...], changed: P) -> tuple[P, ...]:
    """Past plays, with one of them changed."""
    return tuple(changed if past.key == changed.key else past for past in plays)
