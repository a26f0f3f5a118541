"""Conduct at the table: breaches and measures, idle seats, refused wagers."""

from collections.abc import Collection

from pitboss.game.permission import permit, reserved
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act
from pitboss.rules.conduct import GUESTS, Breach, Excuse, Measure, Offence
from pitboss.rules.duties import Tell
from pitboss.rules.edition import Edition


def find_offence(edition: Edition, breach: Breach) -> Offence | None:
    """The row that forbids something, if there is one."""
    return next((row for row in edition.conduct.offences if row.breach is breach), None)


def check_breach(
    edition: Edition, breach: Breach, against: Role, excuse: Excuse | None = None
) -> Offence | Rejection:
    """The row that a person of this role broke, or the reason it is no breach.

    For staff and inspectors, the role in which they are present counts. Off duty they are patrons.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_breach(EDITION, Breach.SIDE_BET, Role.PLAYER).clause
    '14.11'
    >>> check_breach(EDITION, Breach.PREDICTING_DEVICE, Role.INSPECTOR, Excuse.ON_DUTY).clause
    '14.2'
    """
    row = find_offence(edition, breach)
    if row is None:
        return Rejection(
            "not-forbidden", {"case": "no-rule", "edition": Text(edition.title), "breach": breach.text}
        )
    if against not in row.binds:
        return Rejection("not-forbidden", {"case": "binds-others", "role": against.text}, row.clause)
    # A guest is never on duty.
    excused = [
        one
        for one in row.excused
        if one.excuse is excuse and not (excuse is Excuse.ON_DUTY and against in GUESTS)
    ]
    if excused:
        allowed = excused[0]
        return Rejection("not-forbidden", {"case": "excused", "excuse": allowed.excuse.text}, allowed.clause)
    if excuse is not None:
        return Rejection("no-excuse", {"excuse": excuse.text}, row.clause)
    return row


def check_measure(
    edition: Edition,
    breach: Breach,
    measure: Act,
    by: Role,
    against: Role,
    done: Collection[Act] = (),
) -> Clause | Rejection:
    """The clause under which a person may order a measure against another for a breach.

    `done` holds the measures already ordered for the same reason: a stake is forfeited only after the result
    was invalidated.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_measure(EDITION, Breach.PREDICTING_DEVICE, Act.EXCLUDE, Role.CASINO_SUPERVISOR, Role.PLAYER)
    '14.3.2'
    >>> check_measure(EDITION, Breach.SIDE_BET, Act.EXCLUDE, Role.CASINO_SUPERVISOR, Role.PLAYER).code
    'measure-not-provided'
    """
    offence = check_breach(edition, breach, against)
    if isinstance(offence, Rejection):
        return offence
    row = _measure(offence, measure)
    if row is None:
        return Rejection("measure-not-provided", {"measure": measure.text}, offence.clause)
    permitted = permit(edition, measure, by)
    if isinstance(permitted, Rejection):
        return permitted
    if row.after is not None and row.after not in done:
        return Rejection("measure-too-early", {"measure": row.after.text}, permitted.clause)
    return permitted.clause


def measure_tells(edition: Edition, breach: Breach, measure: Act) -> tuple[Tell, ...]:
    """Who must be notified when a measure is taken.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> [tell.who.value for tell in measure_tells(EDITION, Breach.PREDICTING_DEVICE, Act.DETAIN)]
    ['inspector']
    """
    rows = [_measure(row, measure) for row in edition.conduct.offences if row.breach is breach]
    return tuple(tell for row in rows if row is not None for tell in row.tells)


def _measure(offence: Offence, act: Act) -> Measure | None:
    return next((row for row in offence.measures if row.act is act), None)


def check_excluded(edition: Edition, excluded: Collection[str], person: str) -> Rejection | None:
    """Whether a person may take part, given who was excluded from the game."""
    if person not in excluded:
        return None
    return Rejection("person-excluded", {"case": "table", "person": person}, reserved(edition, Act.EXCLUDE))


def idle_after(edition: Edition, idle: int, *, wagered: bool, no_bet: bool = False) -> int:
    """How many coups in a row a player has let pass, after one more coup.

    A no-bet coup does not change the figure, unless the rules count it.

    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> idle_after(EDITION, 2, wagered=False), idle_after(EDITION, 2, wagered=False, no_bet=True)
    (3, 2)
    """
    if wagered:
        return 0
    row = edition.conduct.vacate
    return idle if no_bet and not (row and row.no_bet_counts) else idle + 1


def check_vacate(edition: Edition, seats: int, taken: int, idle: int) -> Clause | Rejection:
    """The clause under which a player may be asked to give up the seat.

    `taken` counts the player's own seat, `idle` the coups in a row without a wager.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_vacate(EDITION, seats=7, taken=7, idle=3)
    '14.10'
    >>> check_vacate(EDITION, seats=7, taken=6, idle=3).facts
    {'case': 'seats-free', 'seats': 1}
    """
    row = edition.conduct.vacate
    if row is None:
        return Rejection("seat-kept", {"case": "no-rule", "edition": Text(edition.title)})
    if taken < seats:
        return Rejection("seat-kept", {"case": "seats-free", "seats": seats - taken}, row.clause)
    if idle < row.coups:
        return Rejection("seat-kept", {"case": "coups-passed", "coups": row.coups, "idle": idle}, row.clause)
    return row.clause


def check_refusal(edition: Edition, by: Role, grounds: str, *, card_removed: bool) -> Clause | Rejection:
    """The clause under which a person may refuse a wager on these grounds.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_refusal(EDITION, Role.CASINO_SUPERVISOR, "Past posting twice tonight", card_removed=False)
    '14.12'
    """
    permitted = permit(edition, Act.REFUSE_WAGER, by)
    if isinstance(permitted, Rejection):
        return permitted
    if not grounds.strip():
        return Rejection("reason-needed", {"case": "refused-wager"}, permitted.clause)
    if card_removed:
        return Rejection("refusal-too-late", clause=permitted.clause)
    return permitted.clause
