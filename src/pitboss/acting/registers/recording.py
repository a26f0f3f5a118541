"""Recording incidents at a table, with the recipients to notify."""

from collections.abc import Iterable
from typing import TypeVar

from pitboss.acting.acts.act import ActContext
from pitboss.acting.registers.incidents import Incident, open_again, open_incident
from pitboss.acting.state import GameState, change
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Text
from pitboss.rules.duties import Tell

G = TypeVar("G", bound=GameState)


def note(
    context: ActContext,
    kind: str,
    about: str,
    words: Text,
    clause: Clause | None,
    *,
    people: Iterable[str] = (),
    cards: tuple[str, ...] = (),
    cents: Cents = 0,
    coup: str | None = None,
) -> Incident:
    """An incident of an act. Its people are the person who acted, the one who approved, then those concerned.

    >>> from pitboss.kernel.roles import Role
    >>> from pitboss.acting.acts.act import Person
    >>> context = ActContext(Person("dee", Role.DEALER), 0, Person("sue", Role.CASINO_SUPERVISOR))
    >>> words = Text("incident-wagers-reduced")
    >>> note(context, "override", "wagers-reduced", words, None, people=["ann"]).people
    ('dee', 'sue', 'ann')
    """
    return Incident(
        at=context.at,
        kind=kind,
        about=about,
        words=words,
        clause=clause,
        people=tuple(dict.fromkeys((*context.names, *people))),
        cards=cards,
        cents=cents,
        coup=coup,
    )


def record(now: G, incident: Incident, tells: tuple[Tell, ...] = ()) -> G:
    """The game with one more incident. It stays open while a recipient must still be notified."""
    book, opened = open_incident(now.book, incident, tells, now.record.utc_offset)
    return change(now, book=book, recorded=(*now.recorded, opened))


def as_recorded(now: G, before: G, incidents: tuple[Incident, ...]) -> G:
    """The game with the incidents of an event, in place of those that the rules would record today."""
    if not incidents:
        return now
    return change(now, book=open_again(before.book, incidents), recorded=incidents)
