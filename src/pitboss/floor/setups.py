"""The set-ups of games of any kind: the kind is found by the rules of the game."""

from typing import Any

from pitboss.acting.setups.setting_up import Setups
from pitboss.acting.setups.setup import Setup, game_of
from pitboss.floor.kinds import kind_for
from pitboss.kernel.rejection import Rejection, unwrap


def check_setup(setup: Setup) -> Rejection | None:
    """Whether a table may open with this set-up, by its edition."""
    known = game_of(setup.edition, setup.game)
    return known if isinstance(known, Rejection) else kind_for(known[1]).setups.check(setup)


def standard_setup(edition: str, game: str | None = None) -> Setup:
    """The usual table of an edition, with all its equipment. Without a game, the first of the edition.

    >>> standard_setup("star-rapid-etg-2016", "roulette").seats
    7
    """
    return _setups(edition, game).standard(edition, game)


def equip(setup: Setup) -> Setup:
    """The table with everything its rows require, also for cash and closed boxes later."""
    return _setups(setup.edition, setup.game).equip(setup)


def _setups(edition: str, game: str | None) -> Setups[Any]:
    _, played = unwrap(game_of(edition, game))
    return kind_for(played).setups
