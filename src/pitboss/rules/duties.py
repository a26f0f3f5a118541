"""The rows about notification: who must be notified of an event, and by when."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.text import Text


class Recipient(StrEnum):
    """Who must be notified."""

    SURVEILLANCE = "surveillance"
    INSPECTOR = "inspector"
    REGULATOR = "regulator"

    @property
    def text(self) -> Text:
        """Its name."""
        return Text(f"recipient-{self.value}")


class Due(StrEnum):
    """The time limit."""

    AT_ONCE = "at-once"
    HOURS_24 = "24-hours"
    HOURS_48 = "48-hours"
    DAILY_SUMMARY = "daily-summary"
    END_OF_MONTH = "end-of-month"

    @property
    def text(self) -> Text:
        """The time limit."""
        return Text(f"due-{self.value}")


@dataclass(frozen=True, slots=True)
class Tell:
    """A duty to notify a recipient."""

    who: Recipient
    due: Due
    clause: Clause
