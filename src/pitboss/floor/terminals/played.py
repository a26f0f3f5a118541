"""What a coup or spin came to, as a value that can be kept, and the settlement that follows from it."""

from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec

from pitboss.game.bets import settle_spin
from pitboss.game.cards import read_cards
from pitboss.game.coup import deal_coup
from pitboss.game.settlement import Settlement, read_terms, settle_result
from pitboss.kernel.money import Cents, read_percent
from pitboss.kernel.rejection import Rejection
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.rules.edition import BaccaratGame


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """All that settlement depends on: the rules, the sign, and the cards or the number."""

    edition: str
    game: str
    cards: tuple[str, ...] = ()
    """In the order dealt; none in Roulette."""
    number: int | None = None
    """Where the ball came to rest; none in Baccarat."""
    smallest_chip: Cents = 1
    tie_percent: str | None = None


Settle = Callable[[Mapping[str, Cents]], dict[str, Settlement] | Rejection]


def settle_played(played: Played, stakes: Mapping[str, Cents]) -> dict[str, Settlement] | Rejection:
    """What every stake comes to.

    >>> played = Played("star-rapid-etg-2016", "roulette", number=17)
    >>> settle_played(played, {"straight:17": 500, "red": 500})["straight:17"].returned
    18000
    """
    settle = _settling(played)
    return settle if isinstance(settle, Rejection) else settle(stakes)


@lru_cache(1 << 10)
def _settling(played: Played) -> Settle | Rejection:
    """What settles any stakes on a play. One play serves many terminals."""
    edition = find_edition(played.edition)
    game = edition if isinstance(edition, Rejection) else find_game(edition, played.game)
    percent = None if played.tie_percent is None else read_percent(played.tie_percent)
    if isinstance(game, Rejection):
        return game
    if isinstance(percent, Rejection):
        return percent
    terms = read_terms(game, played.smallest_chip, percent)
    if isinstance(terms, Rejection):
        return terms
    if not isinstance(game, BaccaratGame):
        number = played.number
        if number is None or played.cards:
            return Rejection("bad-result", "A spin comes to a number, and to no cards.")
        return lambda stakes: settle_spin(game, number, stakes, terms)
    if played.number is not None:
        return Rejection("bad-result", "A coup comes to cards, and to no number.")
    cards = read_cards(list(played.cards))
    coup = cards if isinstance(cards, Rejection) else deal_coup(game.procedure.tableau, cards)
    if isinstance(coup, Rejection):
        return coup
    return lambda stakes: settle_result(game, coup.result, stakes, terms)
