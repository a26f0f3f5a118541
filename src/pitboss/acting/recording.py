"""Putting on record what happened at a table, and who has to be told of it."""

from collections.abc import Iterable
from typing import TypeVar

from pitboss.acting.act import ActContext
from pitboss.acting.incidents import Incident, open_incident
from pitboss.acting.state import GameState, change
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.rules.duties import Tell

G = TypeVar("G", bound=GameState)


def note(
    context: ActContext,
    kind: str,
    about: str,
    words: str,
    clause: Clause | None,
    *,
    people: Iterable[str] = (),
    cards: tuple[str, ...] = (),
    cents: Cents = 0,
    coup: str | None = None,
) -> Incident:
    """An incident of an act: its people are whoever did and approved it, then whom it concerns.

    >>> from pitboss.kernel.roles import Role
    >>> from pitboss.acting.act import Person
    >>> context = ActContext(Person("dee", Role.DEALER), 0, Person("sue", Role.CASINO_SUPERVISOR))
    >>> note(context, "refused-wager", "tie", "A wager was refused.", None, people=["ann"]).people
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
    """The game with one more incident; it stays open as long as a recipient has to be told."""
    book, opened = open_incident(now.book, incident, tells, now.record.utc_offset)
    return change(now, book=book, recorded=(*now.recorded, opened))
