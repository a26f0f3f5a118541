"""What plays would come to at every terminal, shown before two people put them right."""

from collections.abc import Iterable

import msgspec

from pitboss.acting.acts.act import ActContext, Person
from pitboss.acting.acts.correcting import CorrectPlays, TerminalResult, order_of
from pitboss.acting.acts.permission import ANOTHER
from pitboss.acting.acts.sound import check_sound
from pitboss.acting.audience import View
from pitboss.acting.state import GameState
from pitboss.floor.kinds import kind_of
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.correcting import concerned, put_right
from pitboss.floor.terminals.games import find_play
from pitboss.game.irregularities import Report
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.service.views.ruling_preview import SOMEBODY

REASON = "Reason"
"""A placeholder for the reason that staff will write."""


class DraftCorrection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plays that staff would put right after a malfunction."""

    report: Report
    plays: tuple[str, ...]
    number: int | None = None
    """The number on which the ball really landed, if the play was settled on another."""


class Recalculation(View, frozen=True):
    """What would become of the wagers of every terminal, or why nothing can."""

    results: tuple[TerminalResult, ...] = ()
    refused: Rejection | None = None


def recalculate(
    now: GameState, game: str, draft: DraftCorrection, accounts: Iterable[ChipAccount], at: Instant
) -> Recalculation:
    """What the act would do. It runs the real steps, and changes nothing."""
    act = CorrectPlays(draft.report, draft.plays, (), REASON, draft.number)
    people = (Person(SOMEBODY, Role.ELECTRONIC_GAMING_SUPERVISOR), Person(ANOTHER, Role.CASINO_SUPERVISOR))
    kind = kind_of(now)
    done = check_sound(act) or kind.attempt(now, act, ActContext(people[0], at, people[1]))
    if isinstance(done, Rejection):
        return Recalculation(refused=done)
    order = None if done.ruling is None else order_of(done.ruling)
    if order is None:
        raise AssertionError("an allowed act has its order")
    plays = {key: find_play(done.state, key) for key in draft.plays}
    results = put_right(game, plays, concerned(accounts, game, draft.plays), order, REASON, ANOTHER)
    if isinstance(results, Rejection):
        return Recalculation(refused=results)
    return Recalculation(tuple(result for result, _ in results))
