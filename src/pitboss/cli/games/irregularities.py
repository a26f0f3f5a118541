"""`pitboss irregularities`: what each edition orders when something goes wrong."""

import json
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from pitboss.cli.common import Format, stop, wide_console
from pitboss.cli.lines import Json
from pitboss.cli.options import FormatOption
from pitboss.cli.wording import in_data, in_words, titled, words
from pitboss.cli.wrapping import wrapped
from pitboss.game.described import telling
from pitboss.game.irregularities import asks, kinds, named, rows
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AnyOf, Text, together
from pitboss.rules.catalogue import catalogue, find_edition
from pitboss.rules.edition import Edition
from pitboss.rules.irregularity import Irregularity, Kind, Order

WIDTH_COLUMNS = 120
"""The width of the tables, in columns."""


def irregularities(
    edition: Annotated[str | None, typer.Option(help="cli-irregularities-option-edition")] = None,
    format_: FormatOption = Format.TABLE,
) -> None:
    """Lists irregularities and what the rules order.

    Example:  pitboss irregularities --edition star-baccarat-2024
    """
    known = catalogue()
    if edition is not None:
        known_edition = find_edition(edition)
        if isinstance(known_edition, Rejection):
            stop(known_edition)
        known = {edition: known_edition}
    if format_ is Format.JSON:
        typer.echo(json.dumps({"editions": {key: edition_json(each) for key, each in known.items()}}))
        return
    if edition is not None and not kinds(known[edition]):
        typer.echo(words("cli-orders-nothing", edition=edition))
        return
    table = _side_by_side(list(known.values())) if edition is None else _table(known[edition])
    wide_console(WIDTH_COLUMNS).print(table)


def edition_json(edition: Edition) -> dict[str, Json]:
    """All kinds of an edition: the facts to state, and the rows. The first matching row counts."""
    return {
        kind: {
            "title": in_data(kind.text),
            "asks": list(asks(edition, kind)),
            "rows": [_row_json(edition, row) for row in rows(edition, kind)],
        }
        for kind in kinds(edition)
    }


def _row_json(edition: Edition, row: Irregularity) -> Json:
    return {
        "clause": row.clause,
        "when": list(row.when),
        "orders": [
            {
                "effect": order.effect,
                "clause": order.clause,
                "may": order.may,
                "by": list(named(edition, order)),
                "needs": list(order.needs),
            }
            for order in row.orders
        ],
        "tells": msgspec.to_builtins(row.tells),
    }


def _side_by_side(editions: list[Edition]) -> Table:
    """Every kind with the clauses of each edition that rule on it."""
    table = Table(title=words("cli-irregularities"), title_justify="left")
    table.add_column(words("cli-column-kind"), no_wrap=True)
    table.add_column(wrapped(words("cli-column-what-happened")))
    ruling = [edition for edition in editions if edition.irregularities]
    for edition in ruling:
        table.add_column(wrapped(titled(edition.title)))
    for kind in Kind:
        table.add_row(kind, wrapped(in_words(kind.text)), *(_clauses(edition, kind) for edition in ruling))
    return table


def _clauses(edition: Edition, kind: Kind) -> str:
    return " ".join(dict.fromkeys(row.clause for row in rows(edition, kind)))


def _table(edition: Edition) -> Table:
    """Every row of an edition, in its order."""
    headings = (words(f"cli-column-{name}") for name in ("kind", "if", "ordered"))
    table = Table(*headings, title=edition.key, title_justify="left", show_lines=True)
    shown = None
    for row in edition.irregularities:
        name = f"{row.kind}\n{in_words(row.kind.text)}" if row.kind is not shown else ""
        orders = [*(_order(edition, order) for order in row.orders), *map(telling, row.tells)]
        facts = "\n".join(in_words(fact.text) for fact in row.when)
        table.add_row(*map(wrapped, (name, facts, "\n".join(map(in_words, orders)))))
        shown = row.kind
    return table


def _order(edition: Edition, order: Order) -> Text:
    step = Text("listed-may", {"step": order.effect.text}) if order.may else order.effect.text
    if order.needs:
        condition = together([fact.text for fact in order.needs])
        step = Text("listed-if", {"step": step, "condition": condition})
    roles = AnyOf(tuple(role.text for role in named(edition, order)))
    if not roles.of:
        return Text("listed-order", {"step": step, "clause": order.clause})
    return Text("listed-order-by", {"step": step, "clause": order.clause, "roles": roles})
