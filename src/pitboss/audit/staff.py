"""People and keys in the log: whether each was let in, kept out and given work as the house says."""

from typing import Any

from pitboss.audit.books import NAME, Books, Lines, Person, Row, wrong
from pitboss.store.log import Kept

ON_THE_FLOOR = frozenset(
    "dealer gaming-supervisor electronic-gaming-supervisor casino-supervisor assistant-gaming-manager "
    "gaming-manager casino-operator".split()
)
"""Posts that one person may have together; each of the others goes with none."""
ALONE = frozenset(("inspector", "cashier", "surveillance", "administrator"))
WAYS = (None, "unlock", "second-person")
"""What a password may be shown for; where nothing is said it is to sign in."""
LOCKED_AFTER = 3
KINDS = "player-terminal seat shoe wheel stacker printer display monitoring metrics".split()
"""Of devices that have keys."""
NAMED = ("shoe", "wheel", "stacker", "printer")
"""Of these the name is the kind and what they serve."""


def _added(books: Books, row: Kept, body: Any) -> Lines:
    if not NAME.fullmatch(body.name) or body.name != body.name.lower() or row.stream != f"staff/{body.name}":
        wrong(f"Nobody can be called {body.name!r:.60}, or not on {row.stream}.")
    if body.name in books.staff:
        wrong(f"{body.name} was here already.")
    _check_posts(body.posts)
    books.staff[body.name] = Person(body.posts)
    return ()


def _posts_changed(books: Books, row: Kept, body: Any) -> Lines:
    person = _by_another(books, row, body)
    _check_posts(body.posts)
    if body.posts_before != person.posts or set(body.posts) == set(person.posts):
        wrong(f"The posts of {body.name} were {', '.join(person.posts)}.")
    person.posts = body.posts
    return ()


def _suspended(books: Books, row: Kept, body: Any) -> Lines:
    person = _by_another(books, row, body)
    if person.suspended:
        wrong(f"{body.name} was suspended already.")
    person.suspended = True
    return ()


def _restored(books: Books, row: Kept, body: Any) -> Lines:
    person = _by_another(books, row, body)
    if not person.suspended:
        wrong(f"{body.name} was not suspended.")
    person.suspended = False
    return ()


def _unlocked(books: Books, row: Kept, body: Any) -> Lines:
    person = _by_another(books, row, body)
    if not person.failures:
        wrong(f"{body.name} could sign in.")
    person.failures = 0
    return ()


def _password_set(books: Books, row: Kept, body: Any) -> Lines:
    person = (_by_another if body.once else _person)(books, row, body)
    person.must_change = body.once
    return ()


def _signed_in(books: Books, row: Kept, body: Any) -> Lines:
    person = _person(books, row, body)
    if person.failures >= LOCKED_AFTER or person.suspended:
        wrong(f"{body.name} was locked out or suspended, and was let in.")
    if body.how not in WAYS or (person.must_change and body.how is not None):
        wrong(f"{body.name} could not show a password for that.")
    person.failures = 0
    return ()


def _sign_in_failed(books: Books, row: Kept, body: Any) -> Lines:
    person = _person(books, row, body)
    if person.failures >= LOCKED_AFTER or body.failures != person.failures + 1:
        wrong(f"{body.name} had {person.failures} wrong passwords before.")
    person.failures = body.failures
    return ()


def _noted(books: Books, row: Kept, body: Any) -> Lines:
    _person(books, row, body)
    return ()


def _key_granted(books: Books, row: Kept, body: Any) -> Lines:
    if not NAME.fullmatch(body.device) or row.stream != f"key/{body.device}" or body.kind not in KINDS:
        wrong(f"There can be no {body.kind:.40} called {body.device!r:.60}, or not on {row.stream}.")
    if body.kind in NAMED and body.device != f"{body.kind}-{body.serves}":
        wrong(f"The {body.kind} of {body.serves!r:.60} cannot be called {body.device}.")
    if body.device in books.keys:
        wrong(f"{body.device} had a key already.")
    books.keys.add(body.device)
    return ()


def _key_withdrawn(books: Books, row: Kept, body: Any) -> Lines:
    if row.stream != f"key/{body.device}" or body.device not in books.keys:
        wrong(f"{body.device!r:.60} had no key.")
    books.keys.remove(body.device)
    return ()


def _by_another(books: Books, row: Kept, body: Any) -> Person:
    """Somebody for whom another did it."""
    if row.by == row.stream:
        wrong(f"{body.name} did it for themselves.")
    return _person(books, row, body)


def _person(books: Books, row: Kept, body: Any) -> Person:
    person = books.staff.get(body.name)
    if person is None or row.stream != f"staff/{body.name}":
        wrong(f"It tells of {body.name!r:.60}, who does not work here or has another stream.")
    return person


def _check_posts(posts: tuple[str, ...]) -> None:
    fit = len(posts) == 1 and posts[0] in ALONE
    if not fit and (not posts or len(set(posts)) < len(posts) or not ON_THE_FLOOR.issuperset(posts)):
        wrong(f"Nobody can have these posts: {', '.join(posts):.100}.")


STAFF: tuple[Row, ...] = (
    ("staff-added.1", "name posts", _added),
    ("posts-changed.1", "name posts posts_before", _posts_changed),
    ("staff-suspended.1", "name reason!", _suspended),
    ("staff-restored.1", "name", _restored),
    ("staff-unlocked.1", "name", _unlocked),
    ("password-set.1", "name once", _password_set),
    ("signed-in.1", "name place? how?", _signed_in),
    ("sign-in-failed.1", "name failures place?", _sign_in_failed),
    ("signed-out.1", "name why! place?", _noted),
    ("act-refused.1", "name command! code!", _noted),
    ("key-granted.1", "device kind serves!", _key_granted),
    ("key-withdrawn.1", "device", _key_withdrawn),
)
"""The events of people, and of the keys of devices."""
