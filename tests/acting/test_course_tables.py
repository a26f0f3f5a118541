"""The tables of the course of a game: acts, their places on the desk, and words for every step."""

import re

from pitboss.acting.course import CHANGE_DUE, Place
from pitboss.baccarat.acts.holding import PassOut
from pitboss.baccarat.acts.opening import CloseTable
from pitboss.baccarat.acts.people import Leave
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.acts.shoe.cards import Cut
from pitboss.baccarat.course import TableStep
from pitboss.baccarat.kind import BACCARAT
from pitboss.baccarat.play.exposing import ExposureStep
from pitboss.baccarat.play.rounds import RoundStep
from pitboss.floor.kinds import KINDS
from pitboss.game.coup import Hand
from pitboss.words.languages import ENGLISH, source


def keys(*prefixes: str) -> set[str]:
    """The keys of the catalogue that begin so."""
    return {key for key in re.findall(r"(?m)^([\w-]+) =", source(ENGLISH)) if key.startswith(prefixes)}


def test_the_course_knows_only_acts_of_its_game() -> None:
    for kind in KINDS:
        wanted = {act for step in kind.course.steps.values() for act in step.acts}
        assert {act if isinstance(act, type) else type(act) for act in wanted} <= kind.acts.rows.keys()
        assert kind.course.places.keys() <= kind.acts.rows.keys()


def test_an_act_for_a_guest_is_with_the_guest_and_others_have_their_places() -> None:
    place = BACCARAT.course.place
    assert place(Leave("ann")) is place(PassOut(Hand.PLAYER, "ann")) is place(Cut(9, "ann")) is Place.GUEST
    assert place(Cut(9)) is place(DrawCard()) is Place.CARDS
    assert place(CloseTable()) is Place.TABLE


def test_everything_that_a_game_waits_for_has_words_and_no_others_are_kept() -> None:
    steps = {step for kind in KINDS for step in kind.course.steps}
    # The next card of a hand is one text, whichever it is. A change that is due has the words of its sign.
    # Where losing wagers have been collected, a settlement only pays.
    known = (steps - {ExposureStep.DEAL, CHANGE_DUE}) | {"bets", "time", "payment"}
    assert keys("waits-") == {f"waits-{step}" for step in known}
    # Two steps come after the cards of a round: they are the table's.
    after = {f"round-step-{step}" for step in (TableStep.RESULT_CALL, TableStep.COLLECTION)}
    assert keys("round-step-") == after | {step.text.key for step in RoundStep}
    assert keys("exposure-step-") == {step.text.key for step in ExposureStep}
