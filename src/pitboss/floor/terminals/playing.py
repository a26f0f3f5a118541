"""Who plays at a terminal: staff name them by number, and who is excluded places no wager there."""

from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_checks import bad_name, installed, one_event
from pitboss.floor.terminals.chips.chip_events import PlayerNamed
from pitboss.kernel.decision import Command, Decision, Given, Need, States, is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace
from pitboss.patron.finding import find_patron
from pitboss.patron.patron import Patron


class NamePlayer(Command, frozen=True, tag="name-player"):
    """Staff say who plays at a terminal, or that the person has gone."""

    terminal: str
    patron: int | None
    by: str


def name_player(states: States, command: NamePlayer, _: Given) -> Decision:
    """Names a known patron, or nobody."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if not is_line(command.by):
        return bad_name(command.by)
    if command.patron == account.patron:
        return Rejection("player-unchanged", {"terminal": FloorPlace(f"pt/{account.terminal}")})
    if command.patron is not None:
        patron = find_patron(states, command.patron)
        if not isinstance(patron, Patron):
            return patron
    return one_event(account, PlayerNamed(command.terminal, command.by, command.patron))


def check_player(states: States, account: ChipAccount, edition: str | None = None) -> Rejection | Need | None:
    """Whether the player there may bet on the game of an edition; without one, whether money may come in.

    Credits go out as ever: whoever is excluded keeps what is theirs.
    """
    if account.patron is None:
        return None
    patron = find_patron(states, account.patron)
    if not isinstance(patron, Patron):
        return patron
    exclusion = patron.barred(edition)
    # Others may read the screen, so it names nobody.
    return None if exclusion is None else Rejection("person-excluded", {"case": "terminal"}, exclusion.clause)
