"""The audiences of a game."""

from enum import StrEnum

import msgspec


class Audience(StrEnum):
    """Who looks at a table."""

    PLAYER = "player"
    DISPLAY = "display"
    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    SURVEILLANCE = "surveillance"
    INSPECTOR = "inspector"


IN_PUBLIC = (Audience.PLAYER, Audience.DISPLAY)


IN_CHARGE = (Audience.SUPERVISOR, Audience.SURVEILLANCE, Audience.INSPECTOR)


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Part of what an audience sees."""
