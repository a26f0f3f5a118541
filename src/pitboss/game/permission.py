"""Who may do what: one check that every act passes through."""

from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act, Authority
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import DealingMethod, Handling


def acts_as(edition: Edition, role: Role, needed: Role) -> bool:
    """Whether somebody of this role may act where the rules name another.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> acts_as(EDITION, Role.GAMING_MANAGER, Role.CASINO_SUPERVISOR)
    True
    """
    return role == needed or any(
        standing.role == needed and role in standing.held_by for standing in edition.standings
    )


def permit(edition: Edition, act: Act, by: Role | None) -> Authority | Rejection:
    """The row that lets somebody do an act, or the refusal that names who may.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> permit(EDITION, Act.VOID_SHOE, Role.DEALER).code
    'not-authorised'
    """
    rows = [row for row in edition.authority if row.act == act]
    for row in rows:
        if by is not None and any(acts_as(edition, by, needed) for needed in row.by):
            return row
    if not rows:
        return Rejection("not-authorised", f"{edition.key} lets nobody {act.replace('-', ' ')}.")
    who = " or ".join(role.label for row in rows for role in row.by)
    return Rejection("not-authorised", f"Only a {who} may {act.replace('-', ' ')}.", rows[0].clause)


def reserved(edition: Edition, act: Act) -> Clause | None:
    """The clause that says who may do an act; where there is none, the act waits for nobody.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> reserved(EDITION, Act.VOID_SHOE), reserved(EDITION, Act.CHOOSE_DEALING)
    ('4.13', None)
    """
    return next((row.clause for row in edition.authority if row.act is act), None)


def choose_dealing(
    edition: Edition, game: BaccaratGame, key: str, face: str, by: Role, *, in_coup: bool = False
) -> DealingMethod | Rejection:
    """The method by which the coups to come are dealt, their cards face "up" or "down".

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> choose_dealing(EDITION, EDITION.game("baccarat"), "B", "up", Role.CASINO_SUPERVISOR).code
    'face-not-allowed'
    """
    permitted = permit(edition, Act.CHOOSE_DEALING, by)
    if isinstance(permitted, Rejection) and reserved(edition, Act.CHOOSE_DEALING):
        return permitted
    methods = game.procedure.methods
    method = next((method for method in methods if method.key == key), None)
    if method is None:
        keys = ", ".join(method.key for method in methods)
        return Rejection("unknown-method", f"{game.title} is dealt by: {keys}.", methods[0].clause)
    if face not in method.faces:
        faces = " or ".join(method.faces)
        return Rejection(
            "face-not-allowed", f"By method {key} cards leave the shoe face {faces}.", method.clause
        )
    if in_coup:
        return Rejection(
            "coup-in-progress", "Choose how to deal before the coup.", permitted.clause or method.clause
        )
    return method


def check_handling(game: BaccaratGame, method: DealingMethod, by: Role) -> Rejection | None:
    """Whether somebody may touch the cards under a dealing method.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> game = EDITION.game("baccarat")
    >>> check_handling(game, game.procedure.methods[0], Role.PLAYER).clause
    '3.7'
    """
    if by not in (Role.PLAYER, Role.PATRON) or method.handling is not Handling.DEALER:
        return None
    return Rejection(
        "cards-not-handled", f"Only staff touch the cards under method {method.key}.", game.procedure.handling
    )
