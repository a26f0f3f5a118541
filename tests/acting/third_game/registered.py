"""The rows by which a floor knows the die: its kind, its edition, its permits and its words."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from acting.third_game.die import DIE, ActAtDie

from pitboss.aggregates import AGGREGATES, compose
from pitboss.engine.registry import Registry
from pitboss.floor import kinds
from pitboss.floor.games import game_aggregate
from pitboss.floor.people.second_person import AT_GAME, FLOOR, SIGNS
from pitboss.rules import catalogue, editions
from pitboss.service.auth.permits import PERMITS, Row
from pitboss.service.inspection import replay_words

WORDS = {
    "set-die": ("The die is set up.", "骰子已设置。"),
    "open-die": ("The die opens.", "骰子开台。"),
    "new-throw": ("Place your bets.", "请下注。"),
    "throw": ("The die is thrown: {number}.", "掷骰：{number}。"),
}
ROWS: tuple[tuple[dict[Any, Any], dict[Any, Any]], ...] = (
    (PERMITS, {ActAtDie: Row(FLOOR)}),
    (SIGNS, {ActAtDie: AT_GAME}),
    (replay_words.ACTS, WORDS),
    (replay_words.OUTCOMES, {DIE.name: ("the die shows {number}", "骰子 {number}")}),
)
"""The tables of the product, and what the die adds to each."""


@contextmanager
def registered() -> Iterator[Registry]:
    """The product with one row more in each list that a new kind of game is added to."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kinds, "KINDS", (*kinds.KINDS, DIE))
        patch.setattr(editions, "__path__", [*editions.__path__, str(Path(__file__).parent / "editions")])
        for table, rows in ROWS:
            for key, row in rows.items():
                patch.setitem(table, key, row)
        yield compose(*AGGREGATES, game_aggregate(DIE))
    # An edition that was found once is remembered.
    catalogue._known.cache_clear()
