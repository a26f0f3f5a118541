"""Acts as the log stores them: with a version after their name."""

import json
from collections.abc import Mapping
from typing import Any

from pitboss.baccarat.decide import TableActed


def act_name(body: Mapping[str, Any]) -> str:
    """The name of an event's act, without its version; empty if the event has none."""
    name: str = body.get("act", {}).get("act", "")
    return name.partition(".")[0]


def read_acted(body: Mapping[str, Any]) -> TableActed:
    """The act at a table in a body of the log."""
    return TableActed.log_reader()(json.dumps(body).encode())
