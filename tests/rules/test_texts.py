"""Every word of the rules that is shown to people has a message in the catalogue."""

from typing import Protocol

import pytest

from pitboss.game.coup import Hand
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act
from pitboss.rules.conduct import Breach, Excuse, Recourse
from pitboss.rules.duties import Due, Recipient
from pitboss.rules.equipment import Figure, ItemKind, Unit
from pitboss.rules.irregularity import Effect, Given, Kind, Play
from pitboss.rules.limits import Closes, LimitCase, Tender
from pitboss.rules.procedure import BurnWay, Device
from pitboss.rules.roulette import Fault, WheelKind
from pitboss.words.languages import ENGLISH, bundle
from pitboss.words.rendering import english


class Told(Protocol):
    """A value with a text for people."""

    @property
    def text(self) -> Text:
        """The text."""


WORDS: list[Told] = [
    *(*Role, *Act, *Breach, *Excuse, *Recourse, *Due, *Recipient, *ItemKind, *Effect, *Given, *Kind, *Play),
    *(*Closes, *LimitCase, *Tender, *BurnWay, *Device, *Fault, *WheelKind, *Hand),
    *(Figure(unit, 4, most) for unit in Unit for most in (8, None)),
]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.text.key)
def test_a_word_of_the_rules_has_a_message(word: Told) -> None:
    assert bundle(ENGLISH).has_message(word.text.key)


def test_a_figure_names_its_bounds() -> None:
    bounds = [Figure(Unit.DECKS, 8), Figure(Unit.MILLIMETRES, 17, 23)]
    assert [english(each.text) for each in bounds] == ["at least 8 decks", "17 to 23 millimetres"]
