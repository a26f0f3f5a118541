"""Who may do an act, and how far a game must be for it."""

from enum import StrEnum


class When(StrEnum):
    """How far a table must be for an act."""

    ALWAYS = "always"
    SET_UP = "once it is set up"
    OPENED = "while it is open"


ANOTHER = "another"
"""Whoever might approve something."""
