"""How the auditor reads an act in the log: by its fields, and only in their canonical form."""

from collections.abc import Mapping
from typing import Any

import msgspec

from pitboss.audit.finding import wrong

SINCE = {"table-acted": 4, "wheel-acted": 3}
"""The version of each event since which its acts have their own versions."""
PHRASED = ("call", "find-misplaced", "report-holding")
"""Acts with an English phrase in version 1, and a code since."""
SETTLING = ("settle", "settle-initial-deal")
"""Acts that counted the part of a wager to the cent in version 1, and in whole chips since."""
WHOLE_CHIPS = ("place-wager", "take-off")
"""Acts that could leave a part of a chip in version 1."""
REPORTS = ("report-irregularity",)
"""Acts without a reason in version 1. Since then a report against the record has one, and two people sign."""
SEVERAL = ("take-measure",)
"""Acts that had one of something in version 1, and several since."""
BY_THE_CLOCK = ("end-period",)
"""Acts that could end a set wagering period early in version 1."""
OPENING = ("start-round",)
"""Acts that open the wagers by themselves since version 2, where a call followed before."""
VERSIONS = {
    **dict.fromkeys((*PHRASED, *REPORTS, *SEVERAL, *BY_THE_CLOCK, *OPENING), ("1", "2")),
    # A set period did not bind the first three in version 2, and the others rounded every payment.
    **dict.fromkeys(("call", *WHOLE_CHIPS, *SETTLING), ("1", "2", "3")),
}
"""The versions of acts that have several."""
FIRST = ("1",)
"""The versions of all others."""

RENAMED = {"rule-on": "report-irregularity"}
"""Acts that were renamed when acts got versions: the old name and the new one."""


def name_act(type_: str, body: Any) -> int:
    """Gives the act of an event its current name, for a log of any release. Returns the act's version."""
    kind, _, version = type_.rpartition(".")
    if kind not in SINCE:
        return 1
    name = str(body.act.get("act"))
    if int(version) < SINCE[kind]:
        body.act["act"] = RENAMED.get(name, name)
        return 1
    act, _, own = name.rpartition(".")
    if own not in VERSIONS.get(act, FIRST):
        wrong("audit-act-version", act=name)
    body.act["act"] = act
    return int(own)


def act_shape(name: str, fields: str, kinds: Mapping[str, Any], defaults: Mapping[str, Any]) -> type[Any]:
    """The struct that reads an act. A field with ? may be missing and then has its default.

    >>> shape = act_shape("place-wager", "player cents tokens?", {"cents": int, "tokens": int}, {"tokens": 0})
    >>> read_act({"act": "place-wager", "player": "Ann", "cents": 500}, shape)
    place_wager(player='Ann', cents=500, tokens=0)
    """
    shape: list[Any] = []
    for each in fields.split():
        field = each.rstrip("?")
        # A field without a row is text.
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
    """Reads an act from the log, and checks that it is in canonical form."""
    try:
        read = msgspec.convert(act, shape)
    except msgspec.ValidationError as problem:
        wrong("audit-unreadable-content", problem=problem)
    if msgspec.json.encode(read) != msgspec.json.encode(act):
        wrong("audit-not-canonical")
    return read
