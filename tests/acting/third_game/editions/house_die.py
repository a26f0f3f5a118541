"""The edition of the die, where the catalogue looks for editions."""

from acting.third_game.rules import EDITION

__all__ = ["EDITION"]
