"""The `pitboss` command: its sub-commands, one file each."""

from importlib import metadata
from typing import Annotated

import typer

from pitboss.cli.common import stop
from pitboss.cli.floor.accounts import accounts
from pitboss.cli.floor.apply import apply
from pitboss.cli.floor.backup import backup, restore
from pitboss.cli.floor.device import device
from pitboss.cli.floor.export import export
from pitboss.cli.floor.serve import serve
from pitboss.cli.floor.staff import staff
from pitboss.cli.floor.verify import head, verify
from pitboss.cli.games.deal import deal
from pitboss.cli.games.demo import demo
from pitboss.cli.games.editions import editions
from pitboss.cli.games.irregularities import irregularities
from pitboss.cli.games.replay import replay
from pitboss.cli.games.roads import roads
from pitboss.cli.games.rule import rule
from pitboss.cli.games.settle import settle
from pitboss.cli.games.verify_deal import verify_deal
from pitboss.cli.help import RootGroup, add_command, add_group
from pitboss.cli.lab.bankroll import bankroll
from pitboss.cli.lab.conformance import conformance
from pitboss.cli.lab.counting import counting
from pitboss.cli.lab.odds import odds
from pitboss.cli.lab.par import par
from pitboss.cli.lab.simulate import simulate
from pitboss.cli.wording import find_language
from pitboss.kernel.rejection import Rejection

command = typer.Typer(
    cls=RootGroup,
    name="pitboss",
    help="cli-command-pitboss\n\n\b\nExample:\n  pitboss demo --seed 42",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GAMES = (demo, editions, settle, deal, replay, roads, odds, simulate, par, rule, irregularities, conformance)
MONEY = (apply, accounts, verify, verify_deal, head, export, backup, restore)
for function in (serve, *GAMES, *MONEY):
    add_command(command, f"cli-command-{function.__name__.replace('_', '-')}", function)

study = add_group("cli-command-study", "pitboss study bankroll --help")
for study_function in (bankroll, counting):
    add_command(study, f"cli-command-study-{study_function.__name__}", study_function)
command.add_typer(study, name="study")
command.add_typer(device, name="device")
command.add_typer(staff, name="staff")


@command.callback()
def pitboss(
    ctx: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version", is_eager=True)] = False,
    language: Annotated[str | None, typer.Option(metavar="TAG", help="cli-option-language")] = None,
) -> None:
    """The command itself. Its group has chosen the language already."""
    named = None if language is None else find_language(language)
    if isinstance(named, Rejection):
        stop(named)
    if version:
        typer.echo(f"pitboss {metadata.version('pitboss')}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help(), err=True)
        raise typer.Exit(2)
