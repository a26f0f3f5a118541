"""The rows by which a floor knows the die: its kind, its edition and its permits."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from acting.third_game.die import DIE, ActAtDie

from pitboss.aggregates import AGGREGATES, compose
from pitboss.engine.registry import Registry
from pitboss.floor import kinds
from pitboss.floor.games import game_aggregate
from pitboss.floor.people.second_person import FLOOR
from pitboss.kernel.decision import Command
from pitboss.rules import catalogue, editions
from pitboss.service.auth import permits

PERMITTED: dict[type[Command], permits.Row] = {ActAtDie: permits.Row(FLOOR)}


@contextmanager
def registered() -> Iterator[Registry]:
    """The product with the edition of the die, and one row more in the list of kinds and the permits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kinds, "KINDS", (*kinds.KINDS, DIE))
        patch.setattr(editions, "__path__", [*editions.__path__, str(Path(__file__).parent / "editions")])
        patch.setattr(permits, "PERMITS", {**permits.PERMITS, **PERMITTED})
        yield compose(*AGGREGATES, game_aggregate(DIE))
    # An edition that was found once is remembered.
    catalogue._known.cache_clear()
