"""The virtual staff who run a game when no person does: who acts, what is planned, and what comes next."""

from collections.abc import Callable
from typing import NamedTuple

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.setups.setup import Setup
from pitboss.acting.setups.sign import TableLimits
from pitboss.kernel.roles import Role

DEALER = Person("virtual-dealer", Role.DEALER)
SUPERVISOR = Person("virtual-supervisor", Role.CASINO_SUPERVISOR)
MANAGER = Person("virtual-manager", Role.ASSISTANT_GAMING_MANAGER)
STAFF: tuple[tuple[Person, Person | None], ...] = (
    (DEALER, None),
    (DEALER, SUPERVISOR),
    (SUPERVISOR, None),
    (MANAGER, None),
    (DEALER, MANAGER),
)
"""Who acts and who approves: the first pair that the rules accept."""
NAMES = frozenset(person.name for person in (DEALER, SUPERVISOR, MANAGER))


def is_virtual(person: Person) -> bool:
    """Whether the server acts, and no person.

    >>> is_virtual(DEALER), is_virtual(Person("dee", Role.DEALER))
    (True, False)
    """
    return person.name in NAMES


class Move(NamedTuple):
    """The next act of the virtual dealer. A card that it draws comes from the shoe."""

    act: Act
    by: Person
    approved: Person | None = None


class Plan(NamedTuple):
    """How to set up and open a game, if nobody has done it."""

    name: str
    setup: Setup
    limits: TableLimits


class DealerInput(NamedTuple):
    """What the virtual dealer needs to know beside the game."""

    key: str
    """The key of the next coup or spin."""
    cut: Callable[[str, range], int] = lambda _, depths: depths[0]
    """How many cards lie before the cut of a deal, out of the numbers that the rules allow."""
    time_up: bool = True
    """Whether everyone had the time to bet."""
