"""The screens of the cage and of surveillance have words for everything on the floor."""

import re
from pathlib import Path

import pytest

import pitboss
from pitboss.aggregates import REGISTRY
from pitboss.floor.devices.alarms import AlarmKind
from pitboss.floor.devices.devices import Fault
from pitboss.kernel.decision import Decided
from pitboss.ledger.moves import MOVES, names_of
from pitboss.ledger.till import MoveMoney, move_money
from pitboss.rules.catalogue import catalogue
from pitboss.rules.conduct import Breach

FRONTEND = Path(__file__).parent.parent.parent / "frontend"
EVENT_WORDS = (FRONTEND / "inspector" / "event_words.ts").read_text(encoding="utf-8")
VALUE_WORDS = (FRONTEND / "inspector" / "value_words.ts").read_text(encoding="utf-8")
CAGE_WORDS = (FRONTEND / "cage" / "words.ts").read_text(encoding="utf-8")
SUPERVISOR_WORDS = (FRONTEND / "supervisor" / "words.ts").read_text(encoding="utf-8")
FLOOR_WORDS = (FRONTEND / "lib" / "words" / "floor_words.ts").read_text(encoding="utf-8")
DEVICE_WORDS = (FRONTEND / "lib" / "words" / "device_words.ts").read_text(encoding="utf-8")


def rows(source: str, table: str) -> dict[str, str]:
    """The rows of a table of words, by their keys."""
    found = re.search(rf"^(?:export )?const {table}\b.*?^}}", source, re.MULTILINE | re.DOTALL)
    assert found is not None
    # A row that is too long for one line has each language on a separate line.
    text = re.sub(r"\[\n\s+(.+),\n\s+(.+),\n\s+\]", r"[\1, \2]", found[0])
    return dict(re.findall(r'^  "?([\w-]+)"?: (.+),$', text, re.MULTILINE))


CAGE_MOVES = {
    key: tuple(re.findall(r'"(\w+)"', row.partition("names: ")[2]))
    for key, row in rows(CAGE_WORDS, "MOVES").items()
}
"""The transactions that the cage offers, and the fields of each."""


def test_every_event_of_the_log_has_words_in_both_languages() -> None:
    words_of_events = rows(EVENT_WORDS, "EVENTS")
    assert words_of_events.keys() == {name.rpartition(".")[0] for name in REGISTRY.events}
    assert all(re.fullmatch(r'\["[^"]+", "[^"]+"\]', words) for words in words_of_events.values())


def test_what_an_event_says_of_itself_is_in_it() -> None:
    fields = {name.rpartition(".")[0]: set(kind.__struct_fields__) for name, kind in REGISTRY.events.items()}
    placeholders = {
        kind: set(re.findall(r"{(\w+)}", words)) for kind, words in rows(EVENT_WORDS, "EVENTS").items()
    }
    assert {kind: names - fields[kind] for kind, names in placeholders.items() if names - fields[kind]} == {}


def test_every_room_of_the_log_has_a_name() -> None:
    assert REGISTRY.prefixes.keys() <= rows(EVENT_WORDS, "STREAMS").keys()


@pytest.mark.parametrize("key", CAGE_MOVES)
def test_the_cage_asks_for_the_fields_of_a_transaction_and_may_make_it(key: str) -> None:
    assert CAGE_MOVES[key] == names_of(MOVES[key])
    command = MoveMoney(key, 500, dict.fromkeys(CAGE_MOVES[key], "1"), approved_by="Sue")
    assert isinstance(move_money(command), Decided)


def test_every_command_and_transaction_of_the_log_has_words_in_both_languages() -> None:
    commands, moves = rows(VALUE_WORDS, "COMMANDS"), rows(VALUE_WORDS, "MOVES")
    assert commands.keys() == {str(kind.__struct_config__.tag) for kind in REGISTRY.commands}
    assert moves.keys() == MOVES.keys()
    assert all(
        re.fullmatch(r'\["[^"]+", "[^"]+"\]', words) for words in (*commands.values(), *moves.values())
    )


def test_what_the_rules_forbid_and_provide_has_words() -> None:
    assert rows(FLOOR_WORDS, "BREACHES").keys() == set(Breach)
    provided = {
        measure.act
        for edition in catalogue().values()
        for offence in edition.conduct.offences
        for measure in offence.measures
    }
    assert provided <= rows(FLOOR_WORDS, "MEASURES").keys()


def test_every_fault_of_a_device_has_words() -> None:
    assert rows(DEVICE_WORDS, "FAULTS").keys() == set(Fault)


def recorded() -> set[str]:
    """The sentences that acts put on record, with a number in place of each variable part."""
    words = r'\bwords(?:, clause)? = f?"([^"]+)"'
    noted = r'note\(\s*context,(?:\s*[^",]*"?[\w-]*"?,){2}\s*f?"([^"]+)"'
    package = Path(pitboss.__file__).parent
    sources = [
        file.read_text(encoding="utf-8")
        for game in ("baccarat", "roulette")
        for file in (package / game / "acts").glob("*.py")
    ]
    found = {one or other for source in sources for one, other in re.findall(f"{words}|{noted}", source)}
    return {re.sub(r"{[^}]+}", "7", sentence) for sentence in found}


def test_what_goes_on_record_is_said_in_chinese() -> None:
    known = re.findall(r"^  \[/(\^.+\$)/, ", FLOOR_WORDS, re.MULTILINE)
    # The last row has the labels of irregularities and of their remedies.
    unsaid = {
        sentence for sentence in recorded() if not any(re.search(pattern, sentence) for pattern in known[:-1])
    }
    assert len(recorded()) > 15
    # Every other sentence begins with its kind, which is a breach or a notice.
    assert unsaid == {"7.", "7: 7."}


def test_every_kind_of_alarm_has_words_in_both_languages() -> None:
    words_of_alarms = rows(
        (FRONTEND / "lib" / "words" / "alarm_words.ts").read_text(encoding="utf-8"), "ALARMS"
    )
    assert words_of_alarms.keys() == set(AlarmKind)
    assert all(re.fullmatch(r'\["[^"]+", "[^"]+"\]', words) for words in words_of_alarms.values())
