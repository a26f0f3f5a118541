"""Finding patrons in the states of a decision, and whether one of them is excluded."""

import hashlib
import hmac

from pitboss.kernel.decision import Event, Need, States, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.patron.names import is_person_name, name_key, normal_name
from pitboss.patron.patron import Bearers, NameIndexed, Patron, PatronRegistered

LEAST_NUMBER = 10_000_000
"""Numbers have eight digits, so that people can say them."""

Events = tuple[tuple[Stream, Event], ...]


def patron_stream(number: int) -> Stream:
    """The stream of the events of a patron."""
    return f"patron/{number}"


def name_stream(name: str) -> Stream:
    """The stream that knows who bears a name."""
    return f"patron-name/{name_key(name)}"


def find_patron(states: States, number: int) -> Patron | Rejection | Need:
    """The patron with a number."""
    stream = patron_stream(number)
    if stream not in states:
        return Need(stream)
    patron = states[stream]
    return patron if isinstance(patron, Patron) else Rejection("unknown-patron", {"patron": str(number)})


def find_people(states: States, name: str, number: int | None) -> list[Patron] | Rejection | Need:
    """The patron with a number, who must bear the name, or without a number everyone who bears it."""
    if number is not None:
        patron = find_patron(states, number)
        if not isinstance(patron, Patron):
            return patron
        if name_key(name) in map(name_key, patron.names):
            return [patron]
        return Rejection("other-patron", {"person": name, "patron": str(number)})
    stream = name_stream(name)
    if stream not in states:
        return Need(stream)
    index, found = states[stream], list[Patron]()
    for each in index.numbers if isinstance(index, Bearers) else ():
        patron = find_patron(states, each)
        if isinstance(patron, Need):
            return patron
        if isinstance(patron, Patron):
            found.append(patron)
    return found


def check_person(
    states: States, name: str, number: int | None, edition: str | None
) -> Rejection | Need | None:
    """Whether a person is not excluded from the game of an edition, or from the casino if none is named.

    Without a number, everyone of that name counts: staff tell two of one name apart by their numbers.
    """
    people = find_people(states, name, number)
    if isinstance(people, Need | Rejection):
        return people
    for patron in people:
        exclusion = patron.barred(edition)
        if exclusion is not None:
            facts = {"case": str(exclusion.scope), "person": name, "patron": str(patron.number)}
            return Rejection("person-excluded", facts, exclusion.clause)
    return None


def register(
    states: States, name: str, by: str, at: Instant, secret: bytes, approved_by: str | None = None
) -> tuple[int, Events] | Rejection | Need:
    """A new patron of that name, with a number that nobody has."""
    name = normal_name(name)
    if not is_person_name(name):
        return Rejection("bad-name", {"case": "patron", "name": f"{name!r:.60}"})
    index, attempt = name_stream(name), 0
    if index not in states:
        return Need(index)
    while True:
        number = _number(secret, name, attempt)
        stream = patron_stream(number)
        if stream not in states:
            return Need(stream)
        if states[stream] is None:
            break
        attempt += 1
    registered = PatronRegistered(number, name, by, at, approved_by)
    return number, ((stream, registered), (index, NameIndexed(number)))


def _number(secret: bytes, name: str, attempt: int) -> int:
    """A number that says nothing about the person to those who do not have the secret of the house."""
    digest = hmac.digest(secret, f"patron/{name_key(name)}/{attempt}".encode(), hashlib.sha256)
    return LEAST_NUMBER + int.from_bytes(digest) % (9 * LEAST_NUMBER)
