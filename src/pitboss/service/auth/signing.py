"""The role of a signature: a person with several posts signs in a role that permits the act."""

from msgspec.structs import replace

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.signatures import UNSIGNED
from pitboss.acting.state import GameState
from pitboss.engine.transaction import Accepted
from pitboss.floor.kinds import kind_of, requested_act
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.service.auth.actors import StaffActor
from pitboss.service.auth.permits import approved
from pitboss.service.floor_engine import FloorEngine


def signed(floor: FloorEngine, command: Command, second: StaffActor | None) -> Command:
    """The command with its signer, in the highest of their roles that the rules accept."""
    named = approved(command, second)
    request = requested_act(named)
    now = None if request is None else request.kind.of(floor.game(request.game))
    if second is None or named is command or request is None or now is None:
        return named
    roles = sorted(second.roles, key=list(Role).index, reverse=True)
    tried = (ActContext(request.by, floor.clock(), Person(second.name, role)) for role in roles)
    accepted = next((each for each in tried if _accepted(now, request.act, each)), None)
    return named if accepted is None else replace(named, approved=accepted.approved)


def unsigned(answer: Accepted | Rejection, signer: str | None) -> Accepted | Rejection:
    """The answer. If it says that another person must sign, it adds why this signature does not count.

    Without a signer, the first person tried to sign.
    """
    if not isinstance(answer, Rejection) or answer.code != UNSIGNED:
        return answer
    if signer is None:
        return Rejection("second-person-needed", {"case": "own", "needed": answer.text}, answer.clause)
    return Rejection(
        "second-person-needed", {"case": "signed", "signer": signer, "needed": answer.text}, answer.clause
    )


def _accepted(now: GameState, act: Act, context: ActContext) -> bool:
    """Whether the authorisation suffices. Any other refusal comes when the act is carried out."""
    answer = kind_of(now).attempt(now, act, context)
    return not isinstance(answer, Rejection) or answer.code != "not-authorised"
