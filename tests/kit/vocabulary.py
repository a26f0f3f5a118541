"""The codes of the floor that the catalogue names, by the prefix of their keys."""

import re
from collections.abc import Iterable
from typing import get_args

from msgspec import inspect

from pitboss.aggregates import REGISTRY
from pitboss.baccarat.decide import AnyTableAct
from pitboss.floor.devices.alarms import AlarmKind
from pitboss.floor.devices.devices import Fault as DeviceFault
from pitboss.floor.people.staff import Post, SignOut
from pitboss.kernel.roles import Role
from pitboss.ledger.moves import MOVES
from pitboss.roulette.decide import AnyWheelAct
from pitboss.rules.authority import Act
from pitboss.rules.catalogue import catalogue
from pitboss.rules.conduct import Breach
from pitboss.rules.duties import Due, Recipient
from pitboss.rules.irregularity import STATED, Effect, Given, Kind
from pitboss.rules.roulette import Fault


def tags(kinds: Iterable[type]) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in kinds}  # type: ignore[attr-defined]


def slugs(codes: Iterable[str]) -> set[str]:
    """Codes as keys have them."""
    return {re.sub(r"\W+", "-", code) for code in codes}


def fields(kinds: Iterable[type]) -> set[str]:
    """The fields of events, and those within their fields."""
    found: set[type] = set()

    def within(kind: inspect.Type) -> set[str]:
        match kind:
            case inspect.StructType(cls=cls, fields=own) if cls not in found:
                found.add(cls)
                return {each.encode_name for each in own}.union(*(within(each.type) for each in own))
            case inspect.UnionType(types=kinds) | inspect.TupleType(item_types=kinds):
                return set().union(*map(within, kinds))
            case inspect.DictType(value_type=of) | inspect.CollectionType(item_type=of):
                return within(of)
        return set()

    return set().union(*(within(inspect.type_info(kind)) for kind in kinds))


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
    "log-field": fields(REGISTRY.events.values()),
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
    "sign-out": set(SignOut),
    "stream": set(REGISTRY.prefixes),
}
"""The codes that the catalogue names under each prefix."""
