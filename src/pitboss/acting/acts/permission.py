"""Who may do an act, and the phase that a game must have for it."""

from enum import StrEnum


class When(StrEnum):
    """The phase that a table must have for an act."""

    ALWAYS = "always"
    SET_UP = "set-up"
    OPENED = "opened"


ANOTHER = "another"
"""A stand-in for any person who might approve an act."""
