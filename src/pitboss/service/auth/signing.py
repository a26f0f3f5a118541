"""In which role somebody signs: whoever has several posts signs in the one that lets the act be done."""

from msgspec.structs import replace

from pitboss.acting.act import Act, ActContext, Person
from pitboss.acting.signatures import UNSIGNED
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.decide import attempt as at_table
from pitboss.baccarat.state import GamingTable
from pitboss.engine.transaction import Accepted
from pitboss.floor.terminals.games import AnyGame
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.decide import attempt as at_wheel
from pitboss.service.auth.actors import StaffActor
from pitboss.service.auth.permits import approved
from pitboss.service.floor_engine import FloorEngine


def try_at(now: AnyGame, act: Act, context: ActContext) -> object:
    """What an act at a game leads to, or the `Rejection` of it."""
    return at_table(now, act, context) if isinstance(now, GamingTable) else at_wheel(now, act, context)


def signed(floor: FloorEngine, command: Command, second: StaffActor | None) -> Command:
    """A command with whoever signed for it named so, in the highest of their roles that the rules accept."""
    named = approved(command, second)
    if second is None or named is command or not isinstance(named, ActAtTable | ActAtWheel):
        return named
    now = floor.game(named.table if isinstance(named, ActAtTable) else named.wheel)
    if now is None:
        return named
    roles = sorted(second.roles, key=list(Role).index, reverse=True)
    tried = (replace(named, approved=Person(second.name, role)) for role in roles)
    return next((each for each in tried if _accepted(now, each, floor.clock())), named)


def unsigned(answer: Accepted | Rejection, why: str) -> Accepted | Rejection:
    """An answer; where it says that somebody else must sign, why whoever did does not count."""
    if isinstance(answer, Rejection) and answer.code == UNSIGNED:
        return Rejection(answer.code, f"{why} {answer.message}", answer.clause)
    return answer


def _accepted(now: AnyGame, command: ActAtTable | ActAtWheel, at: Instant) -> bool:
    """Whether nobody else has to authorise it; whatever else is refused is told when it is done."""
    answer = try_at(now, command.act, ActContext(command.by, at, command.approved))
    return not isinstance(answer, Rejection) or answer.code != "not-authorised"
