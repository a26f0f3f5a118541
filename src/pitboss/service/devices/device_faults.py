"""What simulated devices do wrong on request."""

from enum import StrEnum


class DeviceFault(StrEnum):
    """What a shoe or a sensor does."""

    MISREAD = "misread"
    NO_READ = "no-read"
    DUPLICATE = "duplicate"
    """It says one thing twice under one number."""
    LATE = "late"
    DOUBLE = "double"
    """It says one thing under two numbers."""


class Breakdown(StrEnum):
    """How a stacker or a printer fails."""

    JAMMED = "jammed"
    FULL = "full"
    NO_PAPER = "no-paper"
    DEAD = "dead"
