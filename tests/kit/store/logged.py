"""Acts as the log stores them: with a version after their name."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from pitboss.baccarat.decide import TableActed
from pitboss.kernel.text import Text
from pitboss.words.rendering import english


def act_name(body: Mapping[str, Any]) -> str:
    """The name of an event's act, without its version; empty if the event has none."""
    name: str = body.get("act", {}).get("act", "")
    return name.partition(".")[0]


def first_form(body: Mapping[str, Any]) -> dict[str, Any]:
    """The body of an event as the first releases wrote it: an act has no version, an incident a sentence."""
    incidents = [
        {**each, "words": english(msgspec.convert(each["words"], Text))} for each in body.get("incidents", ())
    ]
    told = {"incidents": incidents} if incidents else {}
    return {**body, "act": {**body["act"], "act": act_name(body)}, **told}


def read_acted(body: Mapping[str, Any]) -> TableActed:
    """The act at a table in a body of the log."""
    return TableActed.log_reader()(json.dumps(body).encode())
