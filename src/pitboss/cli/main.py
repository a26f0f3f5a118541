"""The `pitboss` command: its sub-commands, each in a file of its own."""

import typer

from pitboss.cli.conformance import conformance
from pitboss.cli.deal import deal
from pitboss.cli.demo import demo
from pitboss.cli.editions import editions
from pitboss.cli.replay import replay
from pitboss.cli.roads import roads
from pitboss.cli.settle import settle

command = typer.Typer(
    name="pitboss",
    help="The open electronic table game system: Baccarat and Roulette under five approved rule editions.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

for function in (demo, editions, settle, deal, replay, roads, conformance):
    command.command()(function)
