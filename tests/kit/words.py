"""What people read, in English."""

from pitboss.acting.outcomes import SeenPlay
from pitboss.words.rendering import english


def said(play: SeenPlay) -> str:
    """The result of a play in the recall of a terminal."""
    assert play.outcome is not None
    return english(play.outcome)
