"""What the rules make of an act at a wheel, beside rulings. The event stores it."""

import msgspec

from pitboss.rules.roulette import NoSpin


class Findings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The findings of one act. Replay takes them from the event, because the rows of a rule may change."""

    no_spin: NoSpin | None = None
    """Why the ball that came to rest does not count. None if it counts."""
