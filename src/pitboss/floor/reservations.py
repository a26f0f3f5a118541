"""The lists of reserved games: they name patrons whom the floor knows."""

from pitboss.floor.kinds import GameAct
from pitboss.kernel.decision import Need, States
from pitboss.kernel.rejection import Rejection
from pitboss.patron.finding import find_patron
from pitboss.patron.patron import Patron


def check_listed(states: States, request: GameAct) -> Rejection | Need | None:
    """Whether every number on the list of an act is that of a patron."""
    for number in request.kind.lists(request.act):
        patron = find_patron(states, number)
        if not isinstance(patron, Patron):
            return patron
    return None
