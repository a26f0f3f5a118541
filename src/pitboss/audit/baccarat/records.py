"""Checks of reports against what the log says of a table: its cards, cut and burn, and what its shoe read.

A report that the log contradicts has a reason, and two people sign it. One of them is a supervisor.
"""

from typing import Any

from pitboss.audit.acting.reported import Report
from pitboss.audit.baccarat.coups import Table
from pitboss.audit.finding import wrong
from pitboss.audit.people.signatures import Changed, signed

TAKES_CARD = frozenset("card-to-banker card-starts-next-coup card-starts-no-bet-coup stays-burned".split())
"""The effects for which a card has left the shoe."""
DECK = 52


def check_record(table: Table, report: Report, effects: list[str], reason: str | None, body: Any) -> None:
    """Checks a report on which the log of the table has something to say."""
    if report.kind == "prompted-dummy" and (table.coup is None or not table.coup.dummy):
        wrong("audit-not-prompted")
    if _contradicted(table, report, effects) and not (reason and signed(body, Changed.STAKES)):
        wrong("audit-against-record", kind=report.kind)


def _contradicted(table: Table, report: Report, effects: list[str]) -> bool:
    shoe = table.shoe
    match report.kind:
        case "too-few-cards":
            return table.decks * DECK > len(shoe.out) + shoe.unread
        case "wrong-cut":
            return shoe.cut > 0
        case "burn-forgotten":
            return any(coup is None for coup, _ in shoe.out)
        case "shuffle-forgotten":
            # Until the last coup nothing is forgotten, and after it no coup may begin.
            return True
        case "face-up-in-shoe":
            return False
    stray = table.coup is not None and table.coup.stray is not None
    return (shoe.reads or table.scans) and not stray and not TAKES_CARD.isdisjoint(effects)
