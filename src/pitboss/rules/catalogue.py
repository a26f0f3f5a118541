"""The catalogue: every edition in the editions folder, by its key."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf, Text
from pitboss.rules import editions
from pitboss.rules.edition import Edition, Game


def catalogue() -> dict[str, Edition]:
    """Every edition by its key, in the order of their files.

    >>> "star-baccarat-2024" in catalogue()
    True
    """
    names = sorted(module.name for module in iter_modules(editions.__path__))
    known = [import_module(f"{editions.__name__}.{name}").EDITION for name in names]
    return {edition.key: edition for edition in known}


def find_edition(key: str) -> Edition | Rejection:
    """The edition with this key.

    >>> find_edition("macau-1962").code
    'unknown-edition'
    """
    try:
        return _known(key)
    except KeyError:
        return Rejection("unknown-edition", {"given": f"{key!r:.40}", "known": ListOf(tuple(catalogue()))})


@cache
def _known(key: str) -> Edition:
    """Caches an edition once found. A missing one is not cached, as it may be added later."""
    return catalogue()[key]


def find_game(edition: Edition, key: str) -> Game | Rejection:
    """The game of an edition with this key."""
    game = edition.game(key)
    if game is None:
        games = ListOf(tuple(game.key for game in edition.games))
        return Rejection(
            "unknown-game",
            {
                "case": "none-of-these",
                "edition": Text(edition.title),
                "given": f"{key!r:.40}",
                "games": games,
            },
        )
    return game


def known_edition(key: str) -> Edition | None:
    """The edition with this key, if this release has it. Replay asks so, because it refuses nothing."""
    try:
        return _known(key)
    except KeyError:
        return None


def known_game(edition: str, game: str) -> Game | None:
    """A game by its key and that of its edition, if this release has it.

    >>> known_game("macau-1962", "baccarat"), known_game("star-baccarat-2024", "baccarat").key
    (None, 'baccarat')
    """
    row = known_edition(edition)
    return None if row is None else row.game(game)
