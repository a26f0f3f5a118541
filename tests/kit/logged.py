"""Acts as the log has them: with a version behind their name."""

import json
from collections.abc import Mapping
from typing import Any

from pitboss.baccarat.decide import Acted


def act_name(body: Mapping[str, Any]) -> str:
    """What the act of an event is called, without its version; nothing where it tells of none."""
    name: str = body.get("act", {}).get("act", "")
    return name.partition(".")[0]


def read_acted(body: Mapping[str, Any]) -> Acted:
    """The act at a table that a body in the log tells of."""
    return Acted.log_reader()(json.dumps(body).encode())
