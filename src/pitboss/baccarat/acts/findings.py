"""What the rules make of an act at a table, beside wagers paid and rulings. The event stores it."""

import msgspec

from pitboss.acting.acts.act import Spot
from pitboss.baccarat.play.duties import CardDuty
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents


class Reduction(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the dealer took off one wager."""

    player: str
    wager: str
    box: int | None
    back: Cents
    clause: Clause | None = None

    @property
    def spot(self) -> Spot:
        """The place of the wager."""
        return Spot(self.box, self.player, self.wager)


class Findings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The findings of one act. Replay takes them from the event, because the rows of a rule may change."""

    reduced: tuple[Reduction, ...] = ()
    """The wagers over a joint limit."""
    advised: tuple[str, ...] = ()
    """The players who are advised that their next wager under the minimum is returned."""
    early: tuple[str, ...] = ()
    """The wagers that the first four cards decided."""
    duties: tuple[CardDuty, ...] = ()
    """What must be done with the cards before more of them are dealt."""
