"""Notice: how long before an act the players at the table must have been told of it."""

from pitboss.kernel.instant import MINUTE, Instant
from pitboss.kernel.rejection import Rejection
from pitboss.rules.authority import Act
from pitboss.rules.edition import Edition


def check_notice(edition: Edition, act: Act, told: Instant | None, at: Instant) -> Rejection | None:
    """Whether the table was told of an act in time, `told` being when the sign went up or the word was given.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_notice(EDITION, Act.RAISE_MINIMUM, 0, 19 * MINUTE).message
    'Show it on a sign 20 minutes before; 1 minute is left.'
    >>> check_notice(EDITION, Act.RAISE_MINIMUM, 0, 20 * MINUTE)
    """
    row = next((row for row in edition.notices if row.act is act), None)
    if row is None:
        return None
    if row.minutes is None:
        if told is not None and told < at:
            return None
        return Rejection("notice-not-given", f"Tell the players before you {act.words}.", row.clause)
    if told is None:
        return Rejection("notice-not-given", f"Show it on a sign {row.minutes} minutes before.", row.clause)
    left = row.minutes * MINUTE - (at - told)
    if left <= 0:
        return None
    minutes = -(-left // MINUTE)
    still = f"{minutes} minute is" if minutes == 1 else f"{minutes} minutes are"
    return Rejection(
        "notice-too-short", f"Show it on a sign {row.minutes} minutes before; {still} left.", row.clause
    )
