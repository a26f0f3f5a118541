"""Checks of patrons: their names, what excludes them and who lifts it, and that who is excluded stays out."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines
from pitboss.audit.money.books import Books, FollowUp, Row
from pitboss.audit.people.signatures import VOID
from pitboss.store.log import StoredEvent

REGISTERED, INDEXED, EXCLUDED = "patron-registered.1", "name-indexed.1", "patron-excluded.1"
RETURNED, NAMED = "wagers-returned.3", "player-named.1"
SCOPES = {"exclude-a-person-from-the-game": "game", "exclude-a-person-from-the-casino": "casino"}
TAKING_PART = frozenset(
    "join name-guest bring-chips buy-chips exchange-voucher take-seat place-wager cut accept-role".split()
)
"""The acts by which a guest takes part in a game."""
Steps = list[tuple[str, tuple[object, ...]]]
"""Events that must follow in the same command, each with its facts."""


@dataclass(slots=True)
class Patron:
    """A patron, by the events so far."""

    names: set[str] = field(default_factory=set)
    """The keys of their names."""
    exclusions: list[tuple[str, str]] = field(default_factory=list)
    """What each is from, and the edition. Empty texts where it was lifted."""

    def barred(self, edition: str) -> bool:
        """Whether an exclusion keeps them from the game of an edition. Without one, from the casino."""
        return any(scope == "casino" or (scope and named == edition) for scope, named in self.exclusions)


def key_of(name: str) -> str:
    """The key of a name: its letters and figures, small and without their widths, hashed.

    A number after the name tells people of one name apart, and does not count.
    """
    small = re.sub(r"[ -][0-9]+\Z", "", unicodedata.normalize("NFKC", name)).casefold()
    letters = [each for each in small if unicodedata.category(each).startswith(("L", "M", "N"))]
    return sha256("".join(letters).encode()).hexdigest()[:32]


def people_of(books: Books, name: str, number: int | None) -> list[Patron]:
    """The patron of a number or, without one, everyone of that name."""
    key = key_of(name)
    if number is not None:
        patron = books.patrons.get(number)
        known = patron is not None and key in patron.names
        return [patron] if patron is not None and known else wrong("audit-no-patron", patron=number)
    return [patron for patron in books.patrons.values() if key in patron.names]


def check_taking_part(
    books: Books, name: str, act: Mapping[str, Any], guests: Mapping[str, int], edition: str
) -> None:
    """Checks that nobody takes part who is excluded from the game or from the casino."""
    player = act.get("player")
    if name not in TAKING_PART or not isinstance(player, str):
        return
    number = act.get("number") if name == "join" else guests.get(player)
    player = act["name"] if name == "name-guest" else player
    if any(patron.barred(edition) for patron in people_of(books, player, number)):
        wrong("audit-excluded-takes-part", name=player)


def measured(
    books: Books, act: Any, game: str, edition: str, play: str | None, guests: Mapping[str, int]
) -> None:
    """Requires the events by which measures reach the floor: exclusions, and what terminals give back."""
    number, steps = act.number or guests.get(act.who), Steps()
    scopes = [SCOPES[each] for each in act.measures if each in SCOPES]
    if scopes and number is None:
        name = unicodedata.normalize("NFC", act.who)
        steps += [(REGISTERED, (name,)), (INDEXED, (name,))]
    steps += [(EXCLUDED, (scope, edition, game)) for scope in scopes]
    for terminal in act.terminals:
        if VOID in act.measures:
            steps.append((RETURNED, (terminal, play)))
        known = books.terminals.get(terminal)
        if (scopes or number is not None) and known is not None and known.patron != (number or 0):
            steps.append((NAMED, (terminal,)))
    require(books, steps)


def require(books: Books, steps: Steps) -> None:
    """Requires events one after the other in the same command."""
    books.steps = steps
    _next(books)


def _next(books: Books) -> None:
    """Requires the next of the events that must still follow."""
    if books.steps:
        kind, facts = books.steps.pop(0)
        books.written.add(kind)
        books.follow_up = FollowUp(kind, facts)


def expect(books: Books, *facts: object) -> None:
    """Checks that an event is the one that must follow here, and requires the next."""
    if books.followed is None or books.followed.facts != facts:
        wrong("audit-other-measure")
    _next(books)


def _registered(books: Books, row: StoredEvent, body: Any) -> Lines:
    if row.stream != f"patron/{body.number}" or body.number in books.patrons or body.at != row.at:
        wrong("audit-patron-twice", patron=body.number)
    _check_namesake(books, body)
    books.patrons[body.number] = Patron()
    books.registering = body.number
    if books.followed is None:
        # A person was registered by name, and not by a measure.
        require(books, [(INDEXED, (body.name,))])
    else:
        expect(books, body.name)
    return ()


def _named(books: Books, row: StoredEvent, body: Any) -> Lines:
    _patron(books, row, body)
    _check_namesake(books, body)
    books.registering = body.number
    require(books, [(INDEXED, (body.name,))])
    return ()


def _check_namesake(books: Books, body: Any) -> None:
    """Checks that two people told somebody from an excluded person of the same name.

    A measure excludes whom it names, so it lets nobody in.
    """
    alone = body.approved_by in (None, body.by)
    barred = (any(scope for scope, _ in each.exclusions) for each in people_of(books, body.name, None))
    if books.followed is None and alone and any(barred):
        wrong("audit-namesake-alone", name=body.name)


def _indexed(books: Books, row: StoredEvent, body: Any) -> Lines:
    (name,) = (None,) if books.followed is None else books.followed.facts
    key = key_of(str(name))
    patron = books.patrons.get(body.number)
    if patron is None or body.number != books.registering or row.stream != f"patron-name/{key}":
        wrong("audit-patron-index", patron=body.number)
    if key in patron.names:
        wrong("audit-patron-named-twice", patron=body.number)
    patron.names.add(key)
    expect(books, name)
    return ()


def _excluded(books: Books, row: StoredEvent, body: Any) -> Lines:
    patron = _patron(books, row, body)
    if not re.fullmatch(r"[0-9]+(\.[0-9]+)*", body.clause):
        wrong("audit-excluded-without-clause")
    if (body.scope, body.edition) in patron.exclusions:
        wrong("audit-excluded-twice", patron=body.number)
    patron.exclusions.append((body.scope, body.edition))
    expect(books, body.scope, body.edition, body.place)
    return ()


def _lifted(books: Books, row: StoredEvent, body: Any) -> Lines:
    patron, place = _patron(books, row, body), body.exclusion - 1
    if not 0 <= place < len(patron.exclusions) or not patron.exclusions[place][0]:
        wrong("audit-not-excluded", patron=body.number)
    if body.by == body.approved_by:
        wrong("audit-approved-own", name=body.by)
    patron.exclusions[place] = "", ""
    return ()


def _patron(books: Books, row: StoredEvent, body: Any) -> Patron:
    patron = books.patrons.get(body.number)
    if patron is None or row.stream != f"patron/{body.number}" or body.at != row.at:
        wrong("audit-no-patron", patron=body.number)
    return patron


PATRONS: tuple[Row, ...] = (
    (REGISTERED, "number name! by! at approved_by?", _registered),
    ("patron-named.1", "number name! by! at approved_by?", _named),
    (INDEXED, "number", _indexed),
    (EXCLUDED, "number scope! edition! clause! place! by! at", _excluded),
    ("exclusion-lifted.1", "number exclusion reason! by! approved_by! at", _lifted),
)
"""The events of patrons."""
