"""Checks of dual control: who acted, who signed, and whether these two people may."""

from typing import TYPE_CHECKING, Any

from pitboss.audit.finding import wrong
from pitboss.kernel.instant import DAY_MS

if TYPE_CHECKING:
    from pitboss.audit.money.books import Books, Person
    from pitboss.store.log import StoredEvent

MACHINE = ("setup", "console")
"""Authors on the server's own console. They need no second person."""


def check_two(books: "Books", row: "StoredEvent", body: Any) -> None:
    """Checks that two administrators did it, and that neither gave the other access that day."""
    if check_author(row, body):
        return
    if body.signed_by is None or body.signed_by == body.by:
        wrong("audit-one-administrator")
    pair = []
    for name in (body.by, body.signed_by):
        person = books.staff.get(name)
        if person is None or not works_as(person, "administrator"):
            wrong("audit-no-administrator", name=name)
        if name == getattr(body, "name", None):
            wrong("audit-done-for-oneself", name=name)
        pair.append((person, name))
    (one, first), (two, second) = pair
    for person, maker in ((one, second), (two, first)):
        if row.at - person.made_by.get(maker, row.at - DAY_MS) < DAY_MS:
            wrong("audit-made-by-each-other", first=first, second=second)


def check_one(books: "Books", row: "StoredEvent", body: Any, post: str) -> None:
    """Checks that a person with a post did it, or the server's console."""
    if not check_author(row, body):
        check_post(books, body.by, post)


def check_post(books: "Books", name: str, post: str) -> None:
    """Checks that a person had a post and was not suspended."""
    person = books.staff.get(name)
    if person is None or not works_as(person, post):
        wrong("audit-not-in-post", name=name, post=post)


def check_author(row: "StoredEvent", body: Any) -> bool:
    """Whether the server's console did it. Checks that event and log name the same author."""
    machine = body.by in MACHINE
    if row.by != (body.by if machine else f"staff/{body.by}"):
        wrong("audit-other-author", name=body.by, author=row.by)
    if getattr(body, "at", None) not in (None, row.at):
        wrong("audit-other-time")
    return machine


def make(books: "Books", row: "StoredEvent", body: Any) -> None:
    """Notes who gave a person their access."""
    person = books.staff[body.name]
    if body.by in MACHINE:
        person.made_by.clear()
    elif body.by != body.name:
        person.made_by.update({name: row.at for name in (body.by, body.signed_by) if name is not None})
    recent = {name: at for name, at in person.made_by.items() if row.at - at < DAY_MS}
    if body.made_by not in (None, recent):
        wrong("audit-made-by", name=body.name)


def works_as(person: "Person", post: str) -> bool:
    """Whether a person has a post and is not suspended."""
    return post in person.posts and not person.suspended
