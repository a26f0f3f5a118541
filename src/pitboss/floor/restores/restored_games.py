"""Acts at games, with those that only a restore brings about kept to it."""

from pitboss.acting.common_acts import EndByRestore
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.decide import act_at_table as at_table
from pitboss.floor.devices.device_commands import act_at_wheel as by_devices
from pitboss.floor.restores.recovery import NOT_PENDING, STREAM, recovery_of
from pitboss.kernel.decision import Decision, Given, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.decide import ActAtWheel


def streams_of(command: ActAtTable | ActAtWheel) -> tuple[Stream, ...]:
    """The restores, where an act is for after one."""
    return (STREAM,) if isinstance(command.act, EndByRestore) else ()


def act_at_table(states: States, command: ActAtTable, given: Given) -> Decision:
    """Decides an act on the table as it stands."""
    return _check(states, command) or at_table(states, command, given)


def act_at_wheel(states: States, command: ActAtWheel, given: Given) -> Decision:
    """Decides an act on the wheel as it stands."""
    return _check(states, command) or by_devices(states, command, given)


def _check(states: States, command: ActAtTable | ActAtWheel) -> Rejection | None:
    """Nobody ends a play so but a restore that is not in order yet."""
    ends = isinstance(command.act, EndByRestore)
    return NOT_PENDING if ends and recovery_of(states).pending is None else None
