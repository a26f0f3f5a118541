"""`pitboss conformance`: which clauses are implemented and proven."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from pitboss.cli.common import Format, stop
from pitboss.cli.options import FormatOption
from pitboss.cli.wording import in_words, words
from pitboss.cli.wrapping import wrapped
from pitboss.kernel.rejection import Rejection
from pitboss.lab.conformance import Conformance
from pitboss.lab.conformance import conformance as all_reports
from pitboss.rules.catalogue import find_edition


def conformance(
    edition: Annotated[str | None, typer.Option(help="cli-conformance-option-edition")] = None,
    format_: FormatOption = Format.TABLE,
) -> None:
    """Shows which clauses are proven.

    Example:  pitboss conformance --edition star-baccarat-2024
    """
    reports = all_reports()
    if edition is not None:
        known = find_edition(edition)
        if isinstance(known, Rejection):
            stop(known)
        reports = {edition: reports[edition]}
    if format_ is Format.JSON:
        typer.echo(json.dumps({"editions": {key: as_json(report) for key, report in reports.items()}}))
        return
    console = Console()
    console.print(_clause_table(reports[edition]) if edition else _summary(reports))


def as_json(report: Conformance) -> dict[str, object]:
    """The figures of one edition."""
    return {
        "clauses": len(report.clauses),
        "with_disposition": len(report.clauses),
        "need_proof": len(report.need_proof),
        "proven": len(report.proven),
        "unproven": list(report.unproven),
    }


def _summary(reports: dict[str, Conformance]) -> Table:
    table = Table(title=words("cli-clauses-proven"), title_justify="left", show_footer=True)
    rows = [
        (key, len(report.clauses), len(report.need_proof), len(report.proven), len(report.unproven))
        for key, report in reports.items()
    ]
    table.add_column(words("column-edition"), footer=words("cli-all"), no_wrap=True)
    for column, heading in enumerate(("clauses", "need-proof", "proven", "unproven"), start=1):
        table.add_column(
            words(f"cli-column-{heading}"), footer=str(sum(int(row[column]) for row in rows)), justify="right"
        )
    for row in rows:
        table.add_row(*map(str, row))
    return table


def _clause_table(report: Conformance) -> Table:
    table = Table(title=report.edition, title_justify="left")
    table.add_column(words("cli-column-clause"), no_wrap=True)
    for heading in ("disposition", "says", "proven-by"):
        table.add_column(words(f"cli-column-{heading}"), overflow="fold")
    for clause in report.clauses:
        tests = [test.partition("::")[2] for test in report.proofs.get(clause.number, ())]
        none = words("cli-unproven" if clause.needs_proof else "cli-needs-no-proof")
        disposition, title = in_words(clause.disposition.text), in_words(clause.title)
        table.add_row(clause.number, *map(wrapped, (disposition, title, "\n".join(tests) or none)))
    return table
