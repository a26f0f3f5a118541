"""Every act on a screen, and everything a game waits for, has words in both languages."""

import ast
import inspect
import re
from pathlib import Path
from typing import get_args

import pytest

from pitboss.baccarat.decide import AnyTableAct
from pitboss.baccarat.play.exposing import ExposureStep as CardStep
from pitboss.baccarat.play.rounds import RoundStep
from pitboss.baccarat.reading import waits_beside
from pitboss.baccarat.views import view as tables
from pitboss.game.spin import SpinStep
from pitboss.roulette.decide import AnyWheelAct
from pitboss.roulette.views import view as wheels
from pitboss.rules.roulette import Fault

FRONTEND = Path(__file__).parent.parent.parent / "frontend"
ROW = re.compile(r'^  "?([^"\n]+?)"?: \[\s*"([^"]+)",\s+"([^"]+)",?\s*\],$', re.MULTILINE)
COURSE = re.compile(r'^  "([^"]+)": \[\s*("[a-z -]+"(?:,\s+"[a-z -]+")*),?\s*\],$', re.MULTILINE)


def words(table: str) -> dict[str, tuple[str, str]]:
    """The rows of one table of words, by their keys."""
    source = (FRONTEND / "lib" / "words" / "act_words.ts").read_text(encoding="utf-8")
    body = source.partition(f"const {table}: Words = {{")[2].partition("\n};")[0]
    return {key: (english, chinese) for key, english, chinese in ROW.findall(body)}


def sentences(function: object) -> set[str]:
    """The sentences that a function of the server may return, beside those of its steps."""
    tree = ast.parse(inspect.getsource(function))  # type: ignore[arg-type]
    found = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {text for text in found if isinstance(text, str) and " " in text and not text.endswith(".")}


ACTS = {str(act.__struct_config__.tag) for act in (*get_args(AnyTableAct), *get_args(AnyWheelAct))}
WAITS = {str(step) for steps in (SpinStep, CardStep, RoundStep) for step in steps}.union(
    *(sentences(each) for each in (tables._waits_for, tables._between, wheels._waits_for, waits_beside))
)


def test_every_act_has_a_title() -> None:
    assert words("ACTS").keys() == ACTS


def test_everything_that_a_game_waits_for_has_words() -> None:
    assert words("WAITS").keys() == WAITS


def test_every_reason_for_which_a_ball_does_not_count_has_words() -> None:
    assert words("NO_SPINS").keys() == set(Fault)


@pytest.mark.parametrize("table", ["ACTS", "FIELDS", "VALUES", "WAITS"])
def test_both_languages_have_the_same_places_for_values(table: str) -> None:
    rows = words(table)
    assert rows
    for english, chinese in rows.values():
        assert sorted(re.findall(r"\{\w+\}", english)) == sorted(re.findall(r"\{\w+\}", chinese))


def test_the_course_of_the_dealer_knows_only_what_there_is() -> None:
    source = (FRONTEND / "dealer" / "course.ts").read_text(encoding="utf-8")
    course = dict(COURSE.findall(source.partition("const COURSE")[2].partition("\n};")[0]))
    acts = {name for row in course.values() for name in re.findall(r'"([^"]+)"', row)}
    assert course.keys() <= WAITS
    assert {"call" if name.startswith("call ") else name for name in acts} <= ACTS
