"""`pitboss accounts`: the balance of every account, and the meters of every terminal."""

from itertools import groupby
from typing import TYPE_CHECKING

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from pitboss.cli.common import wide_console
from pitboss.cli.floor.database import DatabaseOption, opened
from pitboss.cli.wording import column_sum, in_words, words
from pitboss.kernel.text import Amount, Fact
from pitboss.ledger.chart import Account, Kind, Unit, find_kind, guard, shared_guard
from pitboss.ledger.meters import self_check
from pitboss.reports.accounts import METERS, Row, list_rows, natural
from pitboss.store.opening import DEFAULT

if TYPE_CHECKING:
    from pitboss.floor.terminals.chips.chip_account import ChipAccount
    from pitboss.store.port import Store


def accounts(database: DatabaseOption = DEFAULT) -> None:
    """Shows every account and every meter.

    \b
    Example:
      pitboss accounts --database pitboss.sqlite
    """

    with opened(database) as (store, runner):
        balances, terminals = runner.run(read_floor(store))
    rows = list_rows(balances)
    if not rows:
        typer.echo(words("cli-no-money-moved"))
        return
    wrong = [
        words("cli-terminal-wrong", terminal=account.terminal, problem=in_words(problem))
        for account in terminals
        if (problem := self_check(account.meters, account.credit))
    ]
    wrong += [
        words("cli-below-zero", account=account, amount=_amount(account, cents))
        for account, cents in sorted(balances.items())
        if (guard(account) or shared_guard(account)) * cents < 0
    ]
    for unit in Unit:
        counted = [row for row in rows if row.kind.unit is unit]
        if counted:
            _print(_books(counted, unit))
        if left := sum(row.posted for row in counted):
            wrong.append(words(f"cli-unbalanced-{unit}", left=str(left)))
    if terminals:
        _print(_meters(terminals))
    for sentence in wrong:
        typer.echo(sentence)
    if wrong:
        raise typer.Exit(1)


async def read_floor(store: "Store") -> tuple[dict[Account, int], list["ChipAccount"]]:
    """The sum of every account, and the current state of every terminal."""
    from pitboss.aggregates import REGISTRY  # noqa: PLC0415
    from pitboss.floor.terminals.chips.chip_account import ChipAccount  # noqa: PLC0415

    balances = await store.balances()
    streams = {account.rpartition("/")[0] for account in balances if account.startswith("pt/")}
    # Only from the events. Snapshots are not used.
    states = [REGISTRY.follow(None, await store.stream(stream)) for stream in sorted(streams, key=natural)]
    terminals = [state for state in states if isinstance(state, ChipAccount)]
    return balances, terminals


def _amount(account: Account, cents: int) -> Fact:
    """An amount in the unit of its account."""
    kind = find_kind(account)
    return abs(cents) if isinstance(kind, Kind) and kind.unit is not Unit.CENTS else Amount(abs(cents))


def _books(rows: list[Row], unit: Unit) -> Table:
    """What the casino keeps on the left, what it owes on the right, as in bookkeeping."""
    totals = {
        sign: _written(sum(sign * row.posted for row in rows if row.kind.side.sign == sign), unit)
        for sign in (-1, 1)
    }
    table = Table(box=SIMPLE_HEAD, show_footer=True)
    table.add_column(words("column-account"), words("cli-total"))
    table.add_column(words(f"cli-column-what-it-is-{unit}"))
    table.add_column(words("column-kept"), totals[-1], justify="right")
    table.add_column(words("column-owed"), totals[1], justify="right")
    for _, group in groupby(rows, lambda row: row.prefix):
        table.add_section()
        for row in group:
            amount = _written(row.kind.side.sign * row.posted, unit)
            debit, owed = (amount, "") if row.kind.side.sign < 0 else ("", amount)
            table.add_row(row.account, in_words(row.text), debit, owed)
    return table


def _written(sum_: int, unit: Unit) -> str:
    return column_sum(sum_) if unit is Unit.CENTS else str(sum_)


def _meters(terminals: list["ChipAccount"]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(words("column-terminal"))
    for name in (*METERS, "column-plays"):
        table.add_column(words(name), justify="right")
    for account in terminals:
        amounts = (column_sum(getattr(account.meters, meter)) for meter in METERS.values())
        table.add_row(account.terminal, *amounts, str(account.meters.plays))
    return table


def _print(table: Table) -> None:
    """Prints a table at full width, so that no figure is cut off."""
    endless = Console(width=10_000)
    wide_console(endless.measure(table).maximum).print(table)
