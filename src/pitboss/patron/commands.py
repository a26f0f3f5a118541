"""The commands about patrons, and their aggregate."""

from typing import Any

from pitboss.engine.registry import Aggregate, Handler
from pitboss.kernel.decision import Command, Decided, Decision, Given, Need, States, Stream, is_line
from pitboss.kernel.rejection import Rejection
from pitboss.patron.finding import find_patron, find_people, name_stream, patron_stream, register
from pitboss.patron.names import is_person_name, normal_name
from pitboss.patron.patron import (
    Bearers,
    ExclusionLifted,
    NameIndexed,
    Patron,
    PatronExcluded,
    PatronNamed,
    PatronRegistered,
    evolve,
)


class RegisterPatron(Command, frozen=True, tag="register-patron"):
    """A person gets a number, for the list of a reserved table or beside others of the same name."""

    name: str
    by: str
    approved_by: str | None = None
    """Who else saw that it is another person, if one of that name is excluded."""


class NamePatron(Command, frozen=True, tag="name-patron"):
    """A patron is also known by another name."""

    patron: int
    name: str
    by: str
    approved_by: str | None = None
    """Who else saw that it is another person, if one of that name is excluded."""


class LiftExclusion(Command, frozen=True, tag="lift-exclusion"):
    """Two people in charge let a person come again."""

    patron: int
    exclusion: int
    """Its place among the exclusions of the patron, from 1."""
    reason: str
    by: str
    approved_by: str


def register_patron(states: States, command: RegisterPatron, given: Given) -> Decision:
    """Gives a person a number."""
    if not is_line(command.by):
        return Rejection("bad-name", {"case": "patron", "name": f"{command.by!r:.60}"})
    refused = _check_namesake(states, command.name, command.by, command.approved_by)
    if refused is not None:
        return refused
    registered = register(states, command.name, command.by, given.at, given.secret, command.approved_by)
    return registered if isinstance(registered, Rejection | Need) else Decided(registered[1])


def name_patron(states: States, command: NamePatron, given: Given) -> Decision:
    """Adds a name under which the patron is found from now on."""
    patron = find_patron(states, command.patron)
    if not isinstance(patron, Patron):
        return patron
    if not is_person_name(normal_name(command.name)) or not is_line(command.by):
        return Rejection("bad-name", {"case": "patron", "name": f"{command.name!r:.60}"})
    name = normal_name(command.name)
    index = name_stream(name)
    if index not in states:
        return Need(index)
    known = states[index]
    if isinstance(known, Bearers) and patron.number in known.numbers:
        return Rejection("name-known", {"patron": str(patron.number), "name": command.name})
    refused = _check_namesake(states, name, command.by, command.approved_by)
    if refused is not None:
        return refused
    named = PatronNamed(patron.number, name, command.by, given.at, command.approved_by)
    return Decided(((patron_stream(patron.number), named), (index, NameIndexed(patron.number))))


def lift_exclusion(states: States, command: LiftExclusion, given: Given) -> Decision:
    """Ends an exclusion that is in force."""
    patron = find_patron(states, command.patron)
    if not isinstance(patron, Patron):
        return patron
    ordered = patron.exclusions[command.exclusion - 1 : command.exclusion] if command.exclusion > 0 else ()
    if not ordered or ordered[0].lifted is not None:
        return Rejection("not-excluded", {"patron": str(patron.number)})
    clause = ordered[0].clause
    if not is_line(command.reason):
        return Rejection("reason-needed", {"case": "why"}, clause)
    if not is_line(command.by, command.approved_by) or command.by == command.approved_by:
        return Rejection("second-person-needed", {"case": "another"}, clause)
    signed = command.reason, command.by, command.approved_by
    lifted = ExclusionLifted(patron.number, command.exclusion, *signed, given.at)
    return Decided(((patron_stream(patron.number), lifted),))


def _check_namesake(states: States, name: str, by: str, second: str | None) -> Rejection | Need | None:
    """Requires two people to tell somebody from an excluded person of the same name."""
    people = find_people(states, name, None)
    if isinstance(people, Need | Rejection):
        return people
    clauses = (each.clause for patron in people for each in patron.exclusions if each.lifted is None)
    clause = next(clauses, None)
    if clause is None or (second is not None and is_line(second) and second != by):
        return None
    return Rejection("second-person-needed", {"case": "namesake", "person": name}, clause)


def _streams(command: Any, _: Given) -> tuple[Stream, ...]:
    return (patron_stream(command.patron),)


def _name_stream(command: RegisterPatron, _: Given) -> tuple[Stream, ...]:
    return (name_stream(command.name),)


PATRONS = Aggregate(
    prefixes=("patron",),
    state=Patron,
    events={
        "patron-registered.1": PatronRegistered,
        "patron-named.1": PatronNamed,
        "patron-excluded.1": PatronExcluded,
        "exclusion-lifted.1": ExclusionLifted,
    },
    evolve=evolve,
    commands={
        RegisterPatron: Handler(register_patron, _name_stream),
        NamePatron: Handler(name_patron, _streams),
        LiftExclusion: Handler(lift_exclusion, _streams),
    },
)
"""The patrons of the floor."""

PATRON_NAMES = Aggregate(
    prefixes=("patron-name",),
    state=Bearers,
    events={"name-indexed.1": NameIndexed},
    evolve=evolve,
    watched=False,
)
"""Who bears a name, so that a decision finds them without reading every patron."""
