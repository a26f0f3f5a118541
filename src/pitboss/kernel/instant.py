"""A moment in time, which always comes in from outside."""

from typing import TypeAlias

Instant: TypeAlias = int
"""Milliseconds since the start of 1970, UTC."""

MINUTE = 60_000
"""In milliseconds."""
