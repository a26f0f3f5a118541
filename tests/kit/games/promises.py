"""Promises of deals at a table and at a wheel, decided one by one."""

from typing import Any

from kit.days.log_events import LogEvent, audit_log
from kit.tables.live_table import LiveTable
from kit.wheels.live_wheel import LiveWheel
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Wrong
from pitboss.floor.fair.fairness import (
    CommitDeal,
    DealCommitted,
    DealRevealed,
    DealWithdrawn,
    FairDeals,
    RevealDeal,
    WithdrawDeal,
)
from pitboss.game.fair import DealKind, commitment
from pitboss.kernel.decision import Command, Given
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.ledger.entry import Posted

SEED = bytes(range(32))
SHOE, SPIN = DealKind.SHOE, DealKind.SPIN
LOST = "The shoe was restarted."


class Promises:
    """The promises of table 1 and of wheel w, and the state of both."""

    def __init__(self, pit: LiveTable | None = None, rim: LiveWheel | None = None) -> None:
        self.pit, self.rim = pit, rim
        self.game = "1" if rim is None else "w"
        self.fair: FairDeals | None = None
        self.events: list[DealCommitted | DealRevealed | DealWithdrawn] = []

    def ask(self, command: Command) -> str | None:
        """Decides a command; returns the code if it is refused."""
        refused = self.refusal(command)
        return None if refused is None else refused.code

    def refusal(self, command: Command) -> Rejection | None:
        """Decides a command; returns the refusal if there is one."""
        table = None if self.pit is None else self.pit.now
        wheel = None if self.rim is None else self.rim.now
        states = {f"fair/{self.game}": self.fair, f"table/{self.game}": table, f"wheel/{self.game}": wheel}
        answer = REGISTRY.decide(states, command, Given(0, b""))
        if isinstance(answer, Rejection):
            return answer
        assert isinstance(answer, Posted)
        ((_, event, entry),) = answer.events
        assert entry == ()
        assert isinstance(event, DealCommitted | DealRevealed | DealWithdrawn)
        self.events.append(event)
        after = REGISTRY.evolve(self.fair, event, ())
        assert isinstance(after, FairDeals)
        self.fair = after
        return None

    def commit(self, deal: str = "1", kind: DealKind = SHOE, seed: bytes = SEED) -> str | None:
        return self.ask(CommitDeal(self.game, deal, kind, commitment(kind, self.game, deal, seed)))

    def reveal(self, deal: str = "1", seed: bytes = SEED) -> str | None:
        return self.ask(RevealDeal(self.game, deal, seed.hex()))

    def withdraw(self, deal: str = "1", reason: Text | str = LOST) -> str | None:
        return self.ask(WithdrawDeal(self.game, deal, reason))


def by_the_seed_alone(committed: dict[str, Any]) -> dict[str, Any]:
    """A promise as it was made before terminals added numbers."""
    del committed["scheme"]
    kind, game, deal = DealKind(committed["kind"]), committed["game"], committed["deal"]
    return {**committed, "commitment": commitment(kind, game, deal, SEED, scheme=1)}


def why(events: list[LogEvent]) -> Text:
    found = audit_log(events)
    assert isinstance(found, Wrong)
    return found.why
