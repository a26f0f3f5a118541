"""Checks that each report of an irregularity in the log was ruled on as its edition says."""

from typing import Any

import msgspec

from pitboss.audit.baccarat.coups import Table
from pitboss.audit.baccarat.limits import Spot
from pitboss.audit.editions.rulebook import Irregularity, irregularities
from pitboss.audit.finding import wrong


class Report(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What staff reported, as the log records it."""

    kind: str
    stated: dict[str, bool] = msgspec.field(default_factory=dict, name="said")
    card: str | None = None
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()


class WagerAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wager by its place on the layout, as the log records it."""

    player: str
    box: int | None
    wager: str

    @property
    def spot(self) -> Spot:
        """Its place on the layout."""
        return self.player, self.wager, self.box


class ReportIrregularity(msgspec.Struct, frozen=True):
    """A report of an irregularity, with its subject."""

    report: Report
    coup: str | None = None
    actual: tuple[str, ...] = ()
    wagers: tuple[WagerAt, ...] = ()
    odds: str | None = None


class Ordered(msgspec.Struct, frozen=True):
    """An order of a ruling: the fields that the auditor needs."""

    effect: str
    clause: str
    may: bool = False


class Ruling(msgspec.Struct, frozen=True):
    """A ruling: the fields that the auditor needs."""

    kind: str
    clause: str
    orders: tuple[Ordered, ...]


def check_ruling(table: Table, act: ReportIrregularity, raw: Any) -> Ruling:
    """Checks that the edition has such a ruling for the report, with these orders."""
    ruling = msgspec.convert(raw, Ruling)
    known = irregularities(table.edition)
    rows = [row for row in known if (row.kind, row.clause) == (act.report.kind, ruling.clause)]
    if ruling.kind != act.report.kind or not any(_fits(row, act.report, ruling) for row in rows):
        wrong("audit-no-such-ruling", edition=table.edition, kind=act.report.kind, clause=ruling.clause)
    return ruling


def _fits(row: Irregularity, report: Report, ruling: Ruling) -> bool:
    """Whether a row of the edition gives exactly these orders, except those whose conditions are not met."""
    if any(report.stated.get(fact) is False for fact in row.when):
        return False
    orders = list(ruling.orders)
    for order in row.orders:
        if orders and (order.effect, order.clause, order.may) == (
            orders[0].effect,
            orders[0].clause,
            orders[0].may,
        ):
            del orders[0]
        elif not order.needs:
            return False
    return not orders
