"""The allowed names of things on the floor, and the reserved names."""

import re

NAME = r"[A-Za-z0-9][A-Za-z0-9._-]{0,47}"
"""The pattern of a terminal's, a table's or any other name in accounts and streams."""

_DEVICES = (
    "pt|terminal|player-terminal|demo-terminal|seat|shoe|wheel|stacker|printer|display|monitoring|metrics"
)
_RESERVED = re.compile(
    f"setup|system|console|server|staff|key|device|house|cage|{_DEVICES}|({_DEVICES}|server|virtual)[-._0-9].*"
)


def is_reserved(name: str) -> bool:
    """Whether a name is reserved for the system, a part of the floor or a device.

    >>> is_reserved("setup"), is_reserved("terminal-7"), is_reserved("Virtual-Dealer"), is_reserved("dee")
    (True, True, True, False)
    """
    return _RESERVED.fullmatch(name.lower()) is not None
