"""`pitboss conformance`: which clauses are implemented and proven."""

import json
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from pitboss.cli.common import stop
from pitboss.kernel.rejection import Rejection
from pitboss.reports.conformance import Conformance
from pitboss.reports.conformance import conformance as all_reports
from pitboss.rules.catalogue import find_edition


class Format(StrEnum):
    """How to print."""

    TABLE = "table"
    JSON = "json"


def conformance(
    edition: Annotated[str | None, typer.Option(help="One edition, clause by clause.")] = None,
    format_: Annotated[Format, typer.Option("--format", help="A table for people or JSON.")] = Format.TABLE,
) -> None:
    """Tells which clauses are proven.

    How many of each edition have a disposition, and how many of those that need proof have it.

    Example:  pitboss conformance --edition star-baccarat-2024
    """
    reports = all_reports()
    if edition is not None:
        found = find_edition(edition)
        if isinstance(found, Rejection):
            stop(found)
        reports = {edition: reports[edition]}
    if format_ is Format.JSON:
        typer.echo(json.dumps({"editions": {key: as_json(report) for key, report in reports.items()}}))
        return
    console = Console()
    console.print(_clause_table(reports[edition]) if edition else _summary(reports))


def as_json(report: Conformance) -> dict[str, object]:
    """One edition's figures."""
    return {
        "clauses": len(report.clauses),
        "with_disposition": len(report.clauses),
        "need_proof": len(report.need_proof),
        "proven": len(report.proven),
        "unproven": list(report.unproven),
    }


def _summary(reports: dict[str, Conformance]) -> Table:
    table = Table(title="Clauses implemented and proven", title_justify="left")
    table.add_column("edition", no_wrap=True)
    for heading in ("clauses", "with disposition", "need proof", "proven", "unproven"):
        table.add_column(heading, justify="right")
    for key, report in reports.items():
        figures = as_json(report) | {"unproven": len(report.unproven)}
        table.add_row(key, *map(str, figures.values()))
    return table


def _clause_table(report: Conformance) -> Table:
    table = Table(
        "clause", "disposition", "proof", "what it says", title=report.edition, title_justify="left"
    )
    for clause in report.clauses:
        tests = len(report.proofs.get(clause.number, ()))
        proof = (
            f"{tests} test{'s' * (tests != 1)}"
            if tests
            else "none yet"
            if clause.needs_proof
            else "not needed"
        )
        table.add_row(clause.number, clause.disposition, proof, clause.title)
    return table
