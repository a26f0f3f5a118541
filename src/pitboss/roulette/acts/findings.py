"""What the rules make of an act at a wheel, beside rulings. The event stores it."""

import msgspec

from pitboss.kernel.clause import Clause


class Findings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The findings of one act. Replay takes them from the event, because the rows of a rule may change."""

    short: Clause | None = None
    """The clause by which a ball at rest fell short of its revolutions. None if it counts."""
