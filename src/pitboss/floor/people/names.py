"""The names that no person may have: those of the system, of parts of the floor and of devices."""

import re

from pitboss.floor.people.keys import device_kinds
from pitboss.patron.names import look_alike

SYSTEM = "setup|system|console|server|staff|key|device|house|cage"
TERMINALS = ("pt", "terminal", "demo-terminal")
"""Other words that the names of terminals begin with, beside their kind."""


def is_reserved(name: str) -> bool:
    """Whether a name is reserved for the system, a part of the floor or a device, or looks like one that is.

    >>> is_reserved("setup"), is_reserved("terminal-7"), is_reserved("Virtual Dealer"), is_reserved("dee")
    (True, True, True, False)
    >>> is_reserved("С\u0430ge"), is_reserved("Mr House")
    (True, False)
    """
    devices = "|".join((*TERMINALS, *device_kinds()))
    reserved = f"{SYSTEM}|{devices}|({devices}|server|virtual)[-._0-9].*"
    return any(re.fullmatch(reserved, each) for each in (name.lower(), look_alike(name)))
