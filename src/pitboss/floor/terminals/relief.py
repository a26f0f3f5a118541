"""Relief for one player: a supervisor changes their wagers after the period, where strictness is unfair."""

from collections.abc import Mapping

from pitboss.acting.acts.act import ActContext, Person
from pitboss.acting.acts.common_acts import Reopen
from pitboss.acting.plays import PlayStage
from pitboss.floor.kinds import kind_of
from pitboss.floor.terminals.chips.chip_checks import ready, take
from pitboss.floor.terminals.chips.chip_events import WagersRelieved
from pitboss.floor.terminals.games import find_game
from pitboss.floor.terminals.limits import close_period
from pitboss.floor.terminals.playing import check_player
from pitboss.floor.terminals.terminal import Terminal, drag
from pitboss.kernel.decision import Command, Decision, Given, Need, States, is_line
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace

CLAUSE = "4.2.8"


class RelievePlayer(Command, frozen=True, tag="relieve-player"):
    """A supervisor lets one player's wagers be placed, changed or withdrawn although the period is over."""

    terminal: str
    game: str
    play: str
    stakes: Mapping[str, Cents]
    """What lies on each wager from now on."""
    reason: str
    by: Person


def relieve_player(states: States, command: RelievePlayer, given: Given) -> Decision:
    """Changes the wagers of one terminal, where the wagers of the whole game could be reopened.

    So it ends as that does: once a card was seen or the ball lies in a pocket, nobody's wager changes.
    """
    account = ready(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    game = find_game(states, command.game)
    if isinstance(game, Rejection | Need):
        return game
    if not is_line(command.reason):
        return Rejection("reason-needed", {"case": "why"}, CLAUSE)
    barred = check_player(states, account, game.edition.key)
    if barred is not None:
        return barred
    kind = kind_of(game)
    opened = kind.attempt(game, Reopen(), ActContext(command.by, given.at))
    if isinstance(opened, Rejection):
        return opened
    now = kind.at_terminals.find_play(opened.state, command.play)
    if now is None or now.stage is not PlayStage.OPEN or now.play is None or now.limits is None:
        return Rejection("wagers-closed", {"case": "no-wagers-now"}, CLAUSE)
    layout = account.layouts.get(command.play)
    before = {} if layout is None or layout.table != command.game else dict(layout.stakes)
    terminal = Terminal(account.chips + sum(before.values()), {})
    for wager, cents in command.stakes.items():
        placed = drag(terminal, now.play, now.limits, wager, cents)
        if isinstance(placed, Rejection):
            return placed
        terminal = placed
    refused = [ruled for ruled in close_period(now.game, now.limits, terminal.layout).values() if ruled.back]
    cut = any(terminal.layout.get(wager, 0) != cents for wager, cents in command.stakes.items())
    if refused or cut:
        return Rejection("outside-limits", {"case": "relief"}, refused[0].clause if refused else "6.3")
    if terminal.layout == before:
        return Rejection("wagers-unchanged", {"terminal": FloorPlace(f"pt/{command.terminal}")}, CLAUSE)
    changed = (dict(terminal.layout), before, command.reason, command.by.name)
    return take(account, WagersRelieved(command.terminal, command.game, command.play, *changed))
