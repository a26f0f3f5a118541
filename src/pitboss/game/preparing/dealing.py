"""Dealing methods: how the cards leave the shoe, and who may touch them."""

from pitboss.game.permission import authority_clause, check_permitted, reserved
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AnyOf, ListOf, Text
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import DealingMethod, Handling


def check_dealing(
    edition: Edition, game: BaccaratGame, key: str, face: str, by: Role, *, in_coup: bool = False
) -> Rejection | None:
    """Checks that the next coups may be dealt by a method, with cards face "up" or "down".

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_dealing(EDITION, EDITION.game("baccarat"), "B", "up", Role.CASINO_SUPERVISOR).code
    'face-not-allowed'
    """
    clause = reserved(edition, Act.CHOOSE_DEALING)
    refused = None if clause is None else check_permitted(edition, Act.CHOOSE_DEALING, by)
    if refused is not None:
        return refused
    methods = game.procedure.methods
    method = next((method for method in methods if method.key == key), None)
    if method is None:
        keys = ListOf(tuple(method.key for method in methods))
        return Rejection(
            "unknown-method", {"game": Text(game.title), "methods": keys}, game.procedure.methods_clause
        )
    refused = check_face(method, face)
    if refused is not None or not in_coup:
        return refused
    clause = authority_clause(edition, Act.CHOOSE_DEALING, by) or method.clause
    return Rejection("coup-in-progress", {"case": "deal-chosen-before"}, clause)


def check_face(method: DealingMethod, face: str) -> Rejection | None:
    """Checks that a dealing method allows cards to leave the shoe with this face."""
    if face in method.faces:
        return None
    faces = AnyOf(tuple(Text(f"face-{face}") for face in method.faces))
    return Rejection("face-not-allowed", {"method": method.key, "faces": faces}, method.clause)


def check_handling(game: BaccaratGame, method: DealingMethod, by: Role) -> Rejection | None:
    """Checks that a role may touch the cards under a dealing method.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> game = EDITION.game("baccarat")
    >>> check_handling(game, game.procedure.methods[0], Role.PLAYER).clause
    '3.7'
    """
    players_barred = method.handling is Handling.DEALER
    patrons_barred = players_barred or not game.procedure.patrons_handle
    barred = {Role.PLAYER: players_barred, Role.PATRON: patrons_barred}
    if not barred.get(by, False):
        return None
    return Rejection(
        "cards-not-handled",
        {"role": by.text, "method": method.key},
        game.procedure.handling,
    )
