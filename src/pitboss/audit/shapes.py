"""How the auditor reads an act in the log: by its fields, and in the one way in which they are written."""

from collections.abc import Mapping
from typing import Any

import msgspec

from pitboss.audit.accounts import wrong

SINCE = {"table-acted": 4, "wheel-acted": 3}
"""The version of their events since which acts carry one of their own."""
VERSION = ".1"
"""How the name of every act ends since then: none has changed yet."""


RENAMED = {"rule-on": "report-irregularity"}
"""What acts are called now that had another name before they had versions."""


def name_act(type_: str, body: Any) -> None:
    """Leaves the act of an event with its name of now alone, whatever release wrote it."""
    kind, _, version = type_.rpartition(".")
    if kind not in SINCE:
        return
    name = str(body.act.get("act"))
    if int(version) < SINCE[kind]:
        body.act["act"] = RENAMED.get(name, name)
        return
    if not name.endswith(VERSION):
        wrong(f"There is no version of an act {name!r:.40}.")
    body.act["act"] = name.removesuffix(VERSION)


def act_shape(name: str, fields: str, kinds: Mapping[str, Any], defaults: Mapping[str, Any]) -> type[Any]:
    """What an act is read by. A field with ? may be missing, and is its default then.

    >>> shape = act_shape("place-wager", "player cents tokens?", {"cents": int, "tokens": int}, {"tokens": 0})
    >>> read_act({"act": "place-wager", "player": "Ann", "cents": 500}, shape)
    place_wager(player='Ann', cents=500, tokens=0)
    """
    shape: list[Any] = []
    for each in fields.split():
        field = each.rstrip("?")
        # What has no row of its own is text.
        known = field, kinds.get(field, str)
        shape.append((*known, defaults[field]) if each.endswith("?") else known)
    return msgspec.defstruct(
        name.replace("-", "_"),
        shape,
        frozen=True,
        omit_defaults=True,
        forbid_unknown_fields=True,
        tag_field="act",
        tag=name,
    )


def read_act(act: dict[str, Any], shape: type[Any]) -> Any:
    """An act as the log has it, if that is the one way to write it."""
    try:
        read = msgspec.convert(act, shape)
    except msgspec.ValidationError as problem:
        wrong(f"What it says cannot be read: {problem}.")
    if msgspec.json.encode(read) != msgspec.json.encode(act):
        wrong("What it says is not written in the one way in which events are.")
    return read
