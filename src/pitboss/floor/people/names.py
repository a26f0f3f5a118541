"""The names that no person may have: those of the system, of parts of the floor and of devices."""

import re

from pitboss.floor.people.keys import device_kinds

SYSTEM = "setup|system|console|server|staff|key|device|house|cage"
TERMINALS = ("pt", "terminal", "demo-terminal")
"""Other words that the names of terminals begin with, beside their kind."""


def is_reserved(name: str) -> bool:
    """Whether a name is reserved for the system, a part of the floor or a device.

    >>> is_reserved("setup"), is_reserved("terminal-7"), is_reserved("Virtual-Dealer"), is_reserved("dee")
    (True, True, True, False)
    """
    devices = "|".join((*TERMINALS, *device_kinds()))
    reserved = f"{SYSTEM}|{devices}|({devices}|server|virtual)[-._0-9].*"
    return re.fullmatch(reserved, name.lower()) is not None
