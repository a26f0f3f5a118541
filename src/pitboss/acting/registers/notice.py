"""Notice: how long before an act the players at the table must be informed."""

from pitboss.kernel.instant import MINUTE_MS, Instant
from pitboss.kernel.rejection import Rejection
from pitboss.rules.authority import Act, Notice
from pitboss.rules.edition import Edition

OFFERED_AHEAD_MS = 30 * MINUTE_MS
"""How long before an act its sign is offered, in ms. Longer than any notice: staff need time to accept."""


def check_notice(
    edition: Edition, act: Act, announced_at: Instant | None, at: Instant, *, due: Instant | None = None
) -> Rejection | None:
    """Whether the table had notice of an act in time, and the announced time has come.

    `announced_at` is when the sign went up or the announcement was made, `due` the time it named, if any.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_notice(EDITION, Act.RAISE_MINIMUM, 0, 19 * MINUTE_MS).facts
    {'minutes': 20, 'left': 1}
    >>> check_notice(EDITION, Act.RAISE_MINIMUM, 0, 20 * MINUTE_MS)
    """
    row = find_notice(edition, act)
    if row is None:
        return None
    if announced_at is not None and due is not None and at < due:
        return Rejection("change-not-due", clause=row.clause)
    if row.minutes is None:
        if announced_at is not None and announced_at < at:
            return None
        return Rejection("notice-not-given", {"case": "tell-players", "act": act.text}, row.clause)
    if announced_at is None:
        return Rejection("notice-not-given", {"case": "show-sign", "minutes": row.minutes}, row.clause)
    left = row.minutes * MINUTE_MS - (at - announced_at)
    if left <= 0:
        return None
    return Rejection("notice-too-short", {"minutes": row.minutes, "left": -(-left // MINUTE_MS)}, row.clause)


def check_named(edition: Edition, act: Act, due: Instant, at: Instant) -> Rejection | None:
    """Whether a sign that goes up now names a time that gives the players their full notice.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_named(EDITION, Act.CLOSE_TABLE, 19 * MINUTE_MS, at=0).facts
    {'minutes': 20}
    >>> check_named(EDITION, Act.CLOSE_TABLE, 20 * MINUTE_MS, at=0)
    """
    row = find_notice(edition, act)
    if row is None or row.minutes is None or due - at >= row.minutes * MINUTE_MS:
        return None
    return Rejection("named-too-soon", {"minutes": row.minutes}, row.clause)


def find_notice(edition: Edition, act: Act) -> Notice | None:
    """The notice that an edition requires for an act."""
    return next((row for row in edition.notices if row.act is act), None)
