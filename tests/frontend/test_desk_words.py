"""The screens of the cage and of surveillance offer what is on the floor."""

import re
from pathlib import Path

import pytest

from pitboss.aggregates import REGISTRY
from pitboss.kernel.decision import Decided
from pitboss.ledger.moves import MOVES, names_of
from pitboss.ledger.till import MoveMoney, move_money

FRONTEND = Path(__file__).parent.parent.parent / "frontend"
CAGE_WORDS = (FRONTEND / "cage" / "words.ts").read_text(encoding="utf-8")
EVENT_WORDS = (FRONTEND / "inspector" / "event_words.ts").read_text(encoding="utf-8")


def table(source: str, name: str) -> str:
    """The rows of a table of a script."""
    found = re.search(rf"^export const {name}\b[^=]*= [\[{{]\n(.*?)^[\]}}]", source, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def listed(name: str) -> list[str]:
    """What a list of the log has."""
    return re.findall(r'^  "([\w-]+)",$', table(EVENT_WORDS, name), re.MULTILINE)


CAGE_MOVES = {
    key: tuple(re.findall(r'"(\w+)"', names))
    for key, names in re.findall(r'^  "?([\w-]+)"?: \[(.*)\],$', table(CAGE_WORDS, "MOVES"), re.MULTILINE)
}
"""The transactions that the cage offers, and the fields of each."""


def test_no_transaction_of_the_cage_is_overlooked() -> None:
    assert len(CAGE_MOVES) == len(table(CAGE_WORDS, "MOVES").splitlines()) > 3


@pytest.mark.parametrize("key", CAGE_MOVES)
def test_the_cage_asks_for_the_fields_of_a_transaction_and_may_make_it(key: str) -> None:
    assert CAGE_MOVES[key] == names_of(MOVES[key])
    command = MoveMoney(key, 500, dict.fromkeys(CAGE_MOVES[key], "1"), approved_by="Sue")
    assert isinstance(move_money(command), Decided)


def test_the_log_is_searched_for_every_event_in_every_room() -> None:
    assert sorted(listed("EVENTS")) == sorted({name.rpartition(".")[0] for name in REGISTRY.events})
    assert sorted(listed("STREAMS")) == sorted(REGISTRY.prefixes)
