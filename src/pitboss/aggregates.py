"""The list of all aggregates, and the registry that joins them. A new aggregate is added here."""

from pitboss.engine.registry import Aggregate, Registry
from pitboss.floor.devices.alarms import ALARMS
from pitboss.floor.devices.device_commands import DEVICES
from pitboss.floor.devices.software import SOFTWARE
from pitboss.floor.fair.numbers import FAIR_DEALS
from pitboss.floor.finishing import finish
from pitboss.floor.games import game_aggregate
from pitboss.floor.kinds import KINDS
from pitboss.floor.people.keys import KEYS
from pitboss.floor.people.payers import PAYERS
from pitboss.floor.people.register import REGISTERS
from pitboss.floor.people.staff_commands import STAFF
from pitboss.floor.restores.recovery import RESTORES
from pitboss.floor.terminals.aggregate import CHIP_ACCOUNTS
from pitboss.floor.tickets.lost_slips import LOST_SLIPS
from pitboss.floor.tickets.ticket_commands import TICKETS
from pitboss.floor.tickets.tickets import UNFOUND
from pitboss.floor.tickets.transfers import TRANSFERS
from pitboss.floor.tickets.vouchers import VOUCHERS
from pitboss.floor.tills import TILLS
from pitboss.patron.commands import PATRON_NAMES, PATRONS

AGGREGATES: tuple[Aggregate, ...] = (
    CHIP_ACCOUNTS,
    TICKETS,
    TILLS,
    *map(game_aggregate, KINDS),
    RESTORES,
    LOST_SLIPS,
    FAIR_DEALS,
    DEVICES,
    SOFTWARE,
    ALARMS,
    STAFF,
    KEYS,
    REGISTERS,
    PAYERS,
    TRANSFERS,
    VOUCHERS,
    PATRONS,
    PATRON_NAMES,
)


def compose(*aggregates: Aggregate) -> Registry:
    """The registry of a floor that has these aggregates."""
    # A stranger who guesses ticket numbers fills no store with the answers: those are not kept.
    return Registry(aggregates, finish=finish, unkept=UNFOUND)


REGISTRY = compose(*AGGREGATES)
