"""The act that only a restore brings about: it ends the play that was under way."""

from pitboss.acting.acts.common_acts import EndByRestore
from pitboss.floor.kinds import GameAct
from pitboss.floor.restores.recovery import NOT_PENDING, STREAM, recovery_of
from pitboss.kernel.decision import States, Stream
from pitboss.kernel.rejection import Rejection


def streams_of(request: GameAct) -> tuple[Stream, ...]:
    """The restores, if an act belongs to one."""
    return (STREAM,) if isinstance(request.act, EndByRestore) else ()


def check_restored(states: States, request: GameAct) -> Rejection | None:
    """Only a restore that is not finished yet may end a play like this."""
    ends = isinstance(request.act, EndByRestore)
    return NOT_PENDING if ends and recovery_of(states).pending is None else None
