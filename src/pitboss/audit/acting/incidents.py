"""Incidents in the log, as the auditor reads them: a sentence, and later a key with facts."""

from typing import Any

import msgspec

from pitboss.audit.finding import wrong
from pitboss.store.log import StoredEvent

SINCE = {"table-acted": 5, "wheel-acted": 4}
"""The version of each event since which an incident has no sentence, but a key of the catalogue."""


class Words(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="text"):
    """What people read of an incident: a key, and the facts that go with it."""

    key: str
    facts: dict[str, Any] = {}


class Incident(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An incident that an act recorded, as it is in the log."""

    at: int
    kind: str
    about: str
    words: str | Words
    clause: str | None = None
    people: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    cents: int = 0
    coup: str | None = None
    number: int = 0
    duties: tuple[dict[str, Any], ...] = ()


def check_incident(row: StoredEvent, incident: Incident, before: int) -> None:
    """Checks that an incident has the next number and the time of its act, and the form of its version."""
    kind, _, version = row.type.rpartition(".")
    if (incident.number, incident.at) != (before + 1, row.at):
        game = kind.removesuffix("-acted")
        wrong("audit-incident-not-next", number=incident.number, game=game)
    if isinstance(incident.words, str) != (int(version) < SINCE[kind]):
        wrong("audit-incident-form", number=incident.number)
