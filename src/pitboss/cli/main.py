"""The `pitboss` command: its sub-commands, each in a file of its own."""

from importlib import metadata
from typing import Annotated

import typer

from pitboss.cli.accounts import accounts
from pitboss.cli.apply import apply
from pitboss.cli.backup import backup, restore
from pitboss.cli.bankroll import bankroll
from pitboss.cli.conformance import conformance
from pitboss.cli.counting import counting
from pitboss.cli.deal import deal
from pitboss.cli.demo import demo
from pitboss.cli.device import device
from pitboss.cli.editions import editions
from pitboss.cli.export import export
from pitboss.cli.irregularities import irregularities
from pitboss.cli.odds import odds
from pitboss.cli.par import par
from pitboss.cli.replay import replay
from pitboss.cli.roads import roads
from pitboss.cli.rule import rule
from pitboss.cli.serve import serve
from pitboss.cli.settle import settle
from pitboss.cli.simulate import simulate
from pitboss.cli.staff import staff
from pitboss.cli.verify import head, verify
from pitboss.cli.verify_deal import verify_deal

command = typer.Typer(
    name="pitboss",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GAMES = (demo, editions, settle, deal, replay, roads, odds, simulate, par, rule, irregularities, conformance)
MONEY = (apply, accounts, verify, verify_deal, head, export, backup, restore)
for function in (serve, *GAMES, *MONEY):
    command.command()(function)

study = typer.Typer(
    help="Studies for operators and their surveillance.\n\n\b\nExample:\n  pitboss study bankroll --help",
    rich_markup_mode=None,
)
study.command()(bankroll)
study.command()(counting)
command.add_typer(study, name="study")
command.add_typer(device, name="device")
command.add_typer(staff, name="staff")


@command.callback()
def pitboss(
    ctx: typer.Context,
    *,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and stop.", is_eager=True)
    ] = False,
) -> None:
    """The open electronic table game system: Baccarat and Roulette by approved rules, clause by clause.

    \b
    Example:
      pitboss demo --seed 42
    """
    if version:
        typer.echo(f"pitboss {metadata.version('pitboss')}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help(), err=True)
        raise typer.Exit(2)
