"""Reports of irregularities in the log, and whether each was ruled on as its edition says."""

from typing import Any

import msgspec

from pitboss.audit.accounts import wrong
from pitboss.audit.coups import Table
from pitboss.audit.limits import Spot
from pitboss.audit.rulebook import Irregularity, irregularities


class Report(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What staff said, as the log tells it."""

    kind: str
    said: dict[str, bool] = {}
    card: str | None = None
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()


class WagerAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wager by where it lies, as the log tells it."""

    player: str
    box: int | None
    wager: str

    @property
    def spot(self) -> Spot:
        """Where it lies."""
        return self.player, self.wager, self.box


class ReportIrregularity(msgspec.Struct, frozen=True):
    """A report of an irregularity, with what it is about."""

    report: Report
    coup: str | None = None
    actual: tuple[str, ...] = ()
    wagers: tuple[WagerAt, ...] = ()


class Ordered(msgspec.Struct, frozen=True):
    """An order of a ruling, as far as it matters here."""

    effect: str
    clause: str
    may: bool = False


class Ruling(msgspec.Struct, frozen=True):
    """A ruling, as far as it matters here."""

    kind: str
    clause: str
    orders: tuple[Ordered, ...]


def check_ruling(table: Table, act: ReportIrregularity, raw: Any) -> Ruling:
    """Whether the edition has such a ruling for what was reported, with these orders."""
    ruling = msgspec.convert(raw, Ruling)
    known = irregularities(table.edition)
    rows = [row for row in known if (row.kind, row.clause) == (act.report.kind, ruling.clause)]
    if ruling.kind != act.report.kind or not any(_fits(row, act.report, ruling) for row in rows):
        wrong(f"{table.edition} has no such ruling on {act.report.kind:.40} by {ruling.clause:.20}.")
    return ruling


def _fits(row: Irregularity, report: Report, ruling: Ruling) -> bool:
    """Whether a row of the edition orders that: all of it, but for what depends on what is not so."""
    if any(report.said.get(fact) is False for fact in row.when):
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
