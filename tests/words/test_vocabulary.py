"""Codes of the floor have words: every row of a vocabulary is in the catalogue."""

import re
from collections.abc import Iterable
from typing import get_args

import pytest
from kit.catalogues import messages

from pitboss.aggregates import REGISTRY
from pitboss.baccarat.decide import AnyTableAct
from pitboss.floor.devices.alarms import AlarmKind
from pitboss.floor.devices.devices import Fault as DeviceFault
from pitboss.floor.people.staff import Post
from pitboss.kernel.roles import Role
from pitboss.ledger.moves import MOVES
from pitboss.roulette.decide import AnyWheelAct
from pitboss.rules.authority import Act
from pitboss.rules.catalogue import catalogue
from pitboss.rules.conduct import Breach
from pitboss.rules.duties import Due, Recipient
from pitboss.rules.irregularity import STATED, Effect, Given, Kind
from pitboss.rules.roulette import Fault
from pitboss.words.languages import ENGLISH


def tags(kinds: Iterable[type]) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in kinds}  # type: ignore[attr-defined]


def slugs(codes: Iterable[str]) -> set[str]:
    """Codes as keys have them."""
    return {re.sub(r"\W+", "-", code) for code in codes}


VOCABULARY: dict[str, set[str]] = {
    "act": tags((*get_args(AnyTableAct), *get_args(AnyWheelAct))),
    "alarm": set(AlarmKind),
    "authority": set(Act),
    "breach-name": set(Breach),
    "command": tags(REGISTRY.commands),
    "device-fault": set(DeviceFault),
    "due-when": set(Due),
    "effect": set(Effect),
    "event": {name.rpartition(".")[0] for name in REGISTRY.events},
    "given": set(Given),
    "irregularity": set(Kind),
    "log-field": {field for kind in REGISTRY.events.values() for field in kind.__struct_fields__},
    "measure": slugs(
        measure.act
        for edition in catalogue().values()
        for offence in edition.conduct.offences
        for measure in offence.measures
    ),
    "move": set(MOVES),
    "no-spin": slugs(Fault),
    "question": set(STATED),
    "recipient-named": set(Recipient),
    "role": {*Role, *Post},
    "stream": set(REGISTRY.prefixes),
}
"""The codes that the catalogue names under each prefix."""

SHARED = {"act", "alarm", "event", "log-field", "measure", "stream"}
"""Prefixes under which the catalogue has other messages, too, such as the fields within a field."""


def under(prefix: str) -> set[str]:
    """The codes of a prefix in the catalogue, without those of longer prefixes."""
    longer = [each for each in VOCABULARY if each.startswith(f"{prefix}-")]
    keys = {key for key in messages(ENGLISH) if key.startswith(f"{prefix}-")}
    return {key.removeprefix(f"{prefix}-") for key in keys if not key.startswith(tuple(longer) or " ")}


@pytest.mark.parametrize("prefix", VOCABULARY)
def test_every_code_has_words(prefix: str) -> None:
    assert VOCABULARY[prefix] - under(prefix) == set()


@pytest.mark.parametrize("prefix", sorted(VOCABULARY.keys() - SHARED))
def test_no_code_with_words_is_unknown(prefix: str) -> None:
    assert under(prefix) - VOCABULARY[prefix] == set()


def test_what_an_event_says_of_itself_is_in_it() -> None:
    fields = {name.rpartition(".")[0]: set(kind.__struct_fields__) for name, kind in REGISTRY.events.items()}
    said = {kind: messages(ENGLISH)[f"event-{kind}"] for kind in fields}
    assert {kind: names - fields[kind] for kind, names in said.items() if names - fields[kind]} == {}
