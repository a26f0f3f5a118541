"""Setting up a floor as its configuration says: terminals, and the tables and wheels that are missing."""

import secrets

from pitboss.acting.acts.act import Person
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import SetTerminal
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.service.auth.passwords import SETUP
from pitboss.service.config import FloorConfig, GameConfig, settings_of, setup_of
from pitboss.service.floor_engine import FloorEngine

OPERATOR = Person(SETUP, Role.CASINO_OPERATOR)


async def install(floor: FloorEngine) -> Rejection | None:
    """Does what is still missing; a second call does nothing. Staff open the tables."""
    commands = [(f"setup-{secrets.token_hex(12)}", command, SETUP) for command in _missing(floor)]
    refused = [answer for answer in await floor.do_all(commands) if isinstance(answer, Rejection)]
    # Another server may have been faster. Then nothing is missing.
    return refused[0] if refused and _missing(floor) else None


def _missing(floor: FloorEngine) -> list[Command]:
    bare = (game for game in floor.config.games if getattr(floor.state(game.stream), "setup", None) is None)
    return [*_terminals(floor), *(_set_up(floor.config, game) for game in bare)]


def _terminals(floor: FloorEngine) -> list[Command]:
    configured = {each.number: settings_of(floor.config, each) for each in floor.config.terminals}
    states = {number: floor.state(f"pt/{number}") for number in configured}
    return [
        SetTerminal(number, settings)
        for number, settings in configured.items()
        if not (isinstance(account := states[number], ChipAccount) and account.settings == settings)
    ]


def _set_up(config: FloorConfig, game: GameConfig) -> Command:
    setup = unwrap(setup_of(config, game))
    kind = game.kind
    return kind.command_of(game.name, kind.set_up(setup), OPERATOR)
