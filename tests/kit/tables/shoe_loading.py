"""Bringing cards to the shoe, for the tests of the stack and of the shoe."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from kit import support
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, baccarat, clause, refused
from pitboss.game.cards import Card, full_decks
from pitboss.game.dealer import DealtCoup, DealtShoe, Stakes, deal_from_stack, open_stack
from pitboss.game.preparing.cutting import cut, insert_cutting_card
from pitboss.game.preparing.stack import InUse, Stack, bring_in, check, shuffle
from pitboss.game.settlement import Terms
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import BurnWay, Device

KEYS = {"star": STAR, "premium": PREMIUM, "rapid": RAPID, "canberra": CANBERRA, "guide": GUIDE}
DECKS = {STAR: (3, 4, 6, 8), PREMIUM: (3, 4, 6, 8), RAPID: (8,), CANBERRA: (8,), GUIDE: (8,)}
SUPERVISORS = {
    STAR: support.SUPERVISORS,
    PREMIUM: support.SUPERVISORS,
    RAPID: support.SUPERVISORS,
    CANBERRA: {Role.CASINO_SUPERVISOR},
}
BOSS = Role.CASINO_SUPERVISOR
CLEAN = InUse("red", Device.SHOE)
"""Cards of the last shoe that only staff touched."""


def citing(**clauses: str) -> pytest.MarkDecorator:
    """Runs a test under each named edition as proof of its clauses; a refusal cites the first.

    An edition that is silent has no clauses to prove.
    """
    cases = [(name, KEYS[name], numbers.split()) for name, numbers in clauses.items()]
    return pytest.mark.parametrize(
        ("key", "cited"),
        [
            pytest.param(key, *numbers[:1] or [""], marks=[clause(key, *numbers)] if numbers else [], id=name)
            for name, key, numbers in cases
        ],
    )


def refusal(value: object) -> tuple[str, str | None]:
    """The code and the clause of the refusal that a call must give."""
    return refused(value).code, refused(value).clause


def who_may(act: Callable[[Role], object], cited: str) -> set[Role]:
    """The roles that may do an act; all others must be refused by the same clause."""
    results = {role: act(role) for role in Role}
    allowed = {role for role, result in results.items() if not isinstance(result, Rejection)}
    assert {refusal(results[role]) for role in Role if role not in allowed} == {("not-authorised", cited)}
    return allowed


def brought(
    key: str, cards: Sequence[Card] | None = None, *, decks: int = 8, **options: Any
) -> Stack | Rejection:
    """Cards brought to the first table of an edition: full decks with red backs unless said otherwise."""
    given = full_decks(decks) if cards is None else cards
    options = {"back": "red", **options}
    return bring_in(EDITIONS[key], baccarat(key), given, decks=decks, **options)


def checked(key: str, stack: Stack | Rejection) -> Stack:
    """A stack that dealer and supervisor have checked, where the edition has such people."""
    for role in (Role.DEALER, BOSS) if key != GUIDE else (None,):
        stack = check(EDITIONS[key], unwrap(stack), role)
    return unwrap(stack)


def mixed(key: str, *, decks: int = 8, seed: int = 1, **options: Any) -> Stack:
    """A stack that is ready to be cut."""
    stack = checked(key, brought(key, decks=decks, **options))
    return unwrap(shuffle(EDITIONS[key], baccarat(key), stack, SeededEntropy(seed)))


def ready(key: str, *, at: int = 52, behind: int = 20, **options: Any) -> Stack:
    """A stack that is ready for the shoe."""
    stack = unwrap(cut(baccarat(key), mixed(key, **options), at))
    return unwrap(insert_cutting_card(baccarat(key), stack, behind))


CENTS = Terms()
"""A table that pays to the cent."""


def deal_burned(
    edition: Edition,
    game: BaccaratGame,
    stack: Stack,
    way: BurnWay,
    stakes: Callable[[int], Stakes] = lambda _: {},
    terms: Terms = CENTS,
    *,
    by: Role | None = None,
    most: int = 999,
) -> DealtShoe:
    """A shoe that was burned in this way, dealt to its end or to a number of coups."""
    shoe, coups = unwrap(open_stack(edition, game, stack, way=way, approved_by=by)), list[DealtCoup]()
    while not shoe.ended and len(coups) < most:
        coup, shoe = unwrap(deal_from_stack(shoe, stack, stakes(len(coups) + 1), terms))
        coups.append(coup)
    return DealtShoe(way, shoe.burned, tuple(coups), shoe)
