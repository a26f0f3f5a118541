"""Short names that the tests share."""

import pytest

from pitboss.game.cards import CARDS, Card
from pitboss.game.coup import Coup, deal_coup
from pitboss.game.shoe import Shoe, burn, open_shoe
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame, Edition, RouletteGame
from pitboss.rules.procedure import BurnWay, Device

STAR, PREMIUM, RAPID, CANBERRA, GUIDE = (
    "star-baccarat-2024",
    "star-premium-baccarat-2021",
    "star-rapid-etg-2016",
    "canberra-mini-baccarat-2023",
    "mini-baccarat-guide",
)
SUPERVISORS = frozenset(
    {
        Role.CASINO_SUPERVISOR,
        Role.GAMING_SUPERVISOR,
        Role.ASSISTANT_GAMING_MANAGER,
        Role.GAMING_MANAGER,
    }
)
"""The roles that are a Casino Supervisor at The Star."""
EDITIONS: dict[str, Edition] = catalogue()
BACCARAT_GAMES: list[tuple[str, str]] = [
    (edition.key, game.key)
    for edition in EDITIONS.values()
    for game in edition.games
    if isinstance(game, BaccaratGame)
]


def clause(edition: str, *numbers: str) -> pytest.MarkDecorator:
    """The mark of a test, or of one of its parameters, that proves these clauses."""
    return pytest.mark.clause(edition, *numbers)


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their codes, separated by blanks."""
    return tuple(CARDS[code] for code in text.split())


def baccarat(edition: str, game: str | None = None) -> BaccaratGame:
    """A game of Baccarat by its keys; the edition's first if none is named."""
    found = EDITIONS[edition].game(game) if game else EDITIONS[edition].games[0]
    assert isinstance(found, BaccaratGame)
    return found


def roulette() -> RouletteGame:
    """The one game of Roulette."""
    found = EDITIONS[RAPID].game("roulette")
    assert isinstance(found, RouletteGame)
    return found


def coup(text: str, edition: str = STAR) -> Coup:
    """A complete coup from its cards in the order dealt."""
    return unwrap(deal_coup(baccarat(edition).procedure.tableau, cards(text)))


def burned_shoe(edition: str, device: Device | None = None) -> Shoe:
    """A shoe of eight decks that is ready for its first coup."""
    game = baccarat(edition)
    shoe = unwrap(open_shoe(game, 8, device or game.procedure.dealt_from[0].device))
    return unwrap(burn(EDITIONS[edition], shoe, BurnWay.FACE_DOWN, [None]))


def refused(value: object) -> Rejection:
    """The rejection that a call must return."""
    assert isinstance(value, Rejection), f"expected a rejection, got {value!r}"
    return value
