"""Putting on record what happened at a table, and who has to be told of it."""

from pitboss.rules.duties import Tell
from pitboss.table.incidents import Incident, open_incident
from pitboss.table.state import GamingTable, change


def record(now: GamingTable, incident: Incident, tells: tuple[Tell, ...] = ()) -> GamingTable:
    """The table with one more incident; it stays open as long as somebody has to be told."""
    book, opened = open_incident(now.book, incident, tells, now.record.utc_offset)
    return change(now, book=book, recorded=(*now.recorded, opened))
