"""Who may do what: the one check for every act."""

from collections.abc import Collection

from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AnyOf, Text
from pitboss.rules.authority import Act, Authority
from pitboss.rules.edition import Edition


def acts_as(edition: Edition, role: Role, needed: Role) -> bool:
    """Whether a person of this role may act when the rules name another role.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> acts_as(EDITION, Role.GAMING_MANAGER, Role.CASINO_SUPERVISOR)
    True
    """
    return role == needed or any(row.role == needed and role in row.held_by for row in edition.stand_ins)


def holders(edition: Edition, named: Collection[Role]) -> tuple[Role, ...]:
    """All roles that may do what the rules give to some roles: those, and whoever stands in for them.

    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> [role.value for role in holders(EDITION, [Role.CASINO_OPERATOR])]
    ['casino-supervisor', 'casino-operator']
    """
    return tuple(role for role in Role if any(acts_as(edition, role, each) for each in named))


def find_authority(edition: Edition, act: Act, by: Role | None) -> Authority | None:
    """The row that lets a person of this role do an act, if one does.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> find_authority(EDITION, Act.VOID_SHOE, Role.CASINO_SUPERVISOR).clause
    '4.13'
    """
    if by is None:
        return None
    rows = (row for row in edition.authority if row.act == act)
    return next((row for row in rows if any(acts_as(edition, by, needed) for needed in row.by)), None)


def authority_clause(edition: Edition, act: Act, by: Role) -> Clause | None:
    """The clause that lets a person of this role do an act, if there is one."""
    row = find_authority(edition, act, by)
    return None if row is None else row.clause


def permit(edition: Edition, act: Act, by: Role | None) -> Authority | Rejection:
    """The row that lets a person of this role do an act, or the refusal that names who may.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> permit(EDITION, Act.VOID_SHOE, Role.DEALER).code
    'not-authorised'
    """
    return find_authority(edition, act, by) or _refusal(edition, act)


def check_permitted(edition: Edition, act: Act, by: Role | None) -> Rejection | None:
    """Checks that a person of this role may do an act."""
    return None if find_authority(edition, act, by) else _refusal(edition, act)


def reserved(edition: Edition, act: Act) -> Clause | None:
    """The clause that says who may do an act. None if the act is not reserved.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> reserved(EDITION, Act.VOID_SHOE), reserved(EDITION, Act.CHOOSE_DEALING)
    ('4.13', None)
    """
    return next((row.clause for row in edition.authority if row.act is act), None)


def _refusal(edition: Edition, act: Act) -> Rejection:
    """The rejection of an act by a role that the edition does not name."""
    rows = [row for row in edition.authority if row.act == act]
    if not rows:
        return Rejection(
            "not-authorised", {"case": "nobody", "edition": Text(edition.title), "act": act.text}
        )
    who = AnyOf(tuple(role.text for row in rows for role in row.by))
    return Rejection("not-authorised", {"case": "others-only", "roles": who, "act": act.text}, rows[0].clause)
