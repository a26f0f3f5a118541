"""Faults of simulated devices, on request."""

from enum import StrEnum


class DeviceFault(StrEnum):
    """A fault of a shoe or a sensor."""

    MISREAD = "misread"
    NO_READ = "no-read"
    DUPLICATE = "duplicate"
    """It sends one reading twice under the same number."""
    LATE = "late"
    DOUBLE = "double"
    """It sends one reading under two numbers."""


class Breakdown(StrEnum):
    """A fault of a stacker, a printer or a kiosk."""

    JAMMED = "jammed"
    FULL = "full"
    NO_PAPER = "no-paper"
    DEAD = "dead"
