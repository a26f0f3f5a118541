"""Checks of people and keys: accounts, sign-ins, locks, posts and device keys."""

from typing import Any

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import NAME, Lines
from pitboss.audit.money.books import Books, Key, Person, Register, Row
from pitboss.audit.people.dual_control import (
    MACHINE,
    check_author,
    check_one,
    check_post,
    check_two,
    make,
    works_as,
)
from pitboss.store.log import StoredEvent

ON_THE_FLOOR = frozenset(
    "dealer gaming-supervisor electronic-gaming-supervisor casino-supervisor assistant-gaming-manager "
    "gaming-manager casino-operator".split()
)
"""Posts that one person may hold together. Every other post excludes all others."""
ALONE = frozenset(("inspector", "cashier", "surveillance", "administrator"))
WAYS = (None, "unlock", "second-person")
"""The purposes of a password. None means sign-in."""
LOCKED_AFTER_FAILURES = 3
REGISTER = "register/floor"
KINDS = "player-terminal seat shoe wheel rfid stacker printer kiosk display monitoring metrics".split()
"""The kinds of devices with keys."""
NAMED = ("shoe", "wheel", "rfid", "stacker", "printer", "kiosk")
"""The kinds whose name is the kind and the place they serve."""
MANY = ("display", "metrics")
"""The kinds of which several may serve the same place."""


def _added(books: Books, row: StoredEvent, body: Any) -> Lines:
    if not NAME.fullmatch(body.name) or body.name != body.name.lower() or row.stream != f"staff/{body.name}":
        wrong("audit-bad-staff-name", name=body.name, stream=row.stream)
    if body.name in books.staff:
        wrong("audit-staff-already", name=body.name)
    _check_posts(body.posts)
    books.staff[body.name] = Person(body.posts)
    return ()


def _added_by_two(books: Books, row: StoredEvent, body: Any) -> Lines:
    register = books.register = books.register or Register(set(), {})
    if "inspector" in body.posts:
        check_one(books, row, body, "inspector")
    elif body.posts == ("administrator",) and body.signed_by is None and len(register.administrators) < 2:
        check_one(books, row, body, "administrator")
    else:
        check_two(books, row, body)
    _added(books, row, body)
    books.staff[body.name].must_change = True
    make(books, row, body)
    _register_post(books, body)
    return ()


def _described(books: Books, row: StoredEvent, body: Any) -> Lines:
    person = _by_another(books, row, body)
    author = row.by.removeprefix("staff/")
    check_author(row, body)
    if author not in MACHINE:
        check_post(books, author, "inspector" if "inspector" in person.posts else "administrator")
    if body.at != row.at or not body.full_name:
        wrong("audit-bad-staff-name", name=body.name, stream=row.stream)
    return ()


def _register_post(books: Books, body: Any) -> None:
    """Requires that a new administrator is entered in the register by the next event."""
    register = books.register = books.register or Register(set(), {})
    if "administrator" in body.posts and body.name not in register.administrators:
        register.administrators.add(body.name)
        books.more = frozenset(("administrator-registered.1",))


def _posts_changed_by_two(books: Books, row: StoredEvent, body: Any) -> Lines:
    if "inspector" in (*body.posts, *_person(books, row, body).posts) and body.by not in MACHINE:
        wrong("audit-inspector-made", name=body.name)
    check_two(books, row, body)
    _posts_changed(books, row, body)
    make(books, row, body)
    _register_post(books, body)
    return ()


def _restored_by_two(books: Books, row: StoredEvent, body: Any) -> Lines:
    _check_giving(books, row, body)
    return _restored(books, row, body)


def _password_set_by_two(books: Books, row: StoredEvent, body: Any) -> Lines:
    if body.once or body.by != body.name:
        _check_giving(books, row, body)
    else:
        check_author(row, body)
    _password_set(books, row, body)
    make(books, row, body)
    return ()


def _check_giving(books: Books, row: StoredEvent, body: Any) -> None:
    """Checks that those who gave a person access may do so."""
    if "inspector" in _person(books, row, body).posts:
        check_one(books, row, body, "inspector")
    else:
        check_two(books, row, body)


def _posts_changed(books: Books, row: StoredEvent, body: Any) -> Lines:
    person = _by_another(books, row, body)
    _check_posts(body.posts)
    if body.posts_before != person.posts or set(body.posts) == set(person.posts):
        wrong("audit-posts", name=body.name, posts=person.posts)
    person.former, person.changed, person.posts = person.posts, row.at, body.posts
    return ()


def _suspended(books: Books, row: StoredEvent, body: Any) -> Lines:
    person = _by_another(books, row, body)
    if person.suspended:
        wrong("audit-suspended-already", name=body.name)
    author = row.by.removeprefix("staff/")
    if books.register is not None and author not in MACHINE:
        check_post(books, author, "inspector" if "inspector" in person.posts else "administrator")
    person.former, person.changed, person.suspended = person.posts, row.at, True
    return ()


def _restored(books: Books, row: StoredEvent, body: Any) -> Lines:
    person = _by_another(books, row, body)
    if not person.suspended:
        wrong("audit-not-suspended", name=body.name)
    person.suspended = False
    return ()


def _unlocked(books: Books, row: StoredEvent, body: Any) -> Lines:
    person = _by_another(books, row, body)
    if not person.failures:
        wrong("audit-could-sign-in", name=body.name)
    person.failures = 0
    return ()


def _password_set(books: Books, row: StoredEvent, body: Any) -> Lines:
    person = (_by_another if body.once else _person)(books, row, body)
    person.must_change = body.once
    return ()


def _signed_in(books: Books, row: StoredEvent, body: Any) -> Lines:
    person = _person(books, row, body)
    if _is_locked(books, person) or person.suspended:
        wrong("audit-let-in", name=body.name)
    if body.how not in WAYS or (person.must_change and body.how is not None):
        wrong("audit-password-for-that", name=body.name)
    person.failures = 0
    return ()


def _sign_in_failed(books: Books, row: StoredEvent, body: Any) -> Lines:
    person = _person(books, row, body)
    if _is_locked(books, person) or body.failures != person.failures + 1:
        wrong("audit-wrong-passwords", name=body.name, count=person.failures)
    person.failures = body.failures
    return ()


def _noted(books: Books, row: StoredEvent, body: Any) -> Lines:
    _person(books, row, body)
    return ()


def _is_locked(books: Books, person: Person) -> bool:
    """Wrong passwords locked an account until the register began. Since then they only delay sign-in."""
    return books.register is None and person.failures >= LOCKED_AFTER_FAILURES


def _key_granted(books: Books, row: StoredEvent, body: Any) -> Lines:
    if not NAME.fullmatch(body.device) or row.stream != f"key/{body.device}" or body.kind not in KINDS:
        wrong("audit-bad-device-name", kind=body.kind, device=body.device, stream=row.stream)
    if body.kind in NAMED and body.device != f"{body.kind}-{body.serves}":
        wrong("audit-device-name", kind=body.kind, serves=body.serves, device=body.device)
    before = books.keys.get(body.device, Key("", 0, live=False))
    if before.live:
        wrong("audit-key-already", device=body.device)
    books.keys[body.device] = Key(f"{body.kind}/{body.serves}", before.number + 1, live=True, ended=row.at)
    return ()


def _key_granted_by_two(books: Books, row: StoredEvent, body: Any) -> Lines:
    check_two(books, row, body)
    place = f"{body.kind}/{body.serves}"
    others = [name for name, key in books.keys.items() if key.live and key.place == place]
    if body.kind not in MANY and others:
        wrong("audit-place-served", place=place, device=others[0])
    books.more = frozenset(("place-registered.1",))
    return _key_granted(books, row, body)


def _key_withdrawn(books: Books, row: StoredEvent, body: Any) -> Lines:
    key = books.keys.get(body.device)
    if row.stream != f"key/{body.device}" or key is None or not key.live:
        wrong("audit-no-key", device=body.device)
    books.keys[body.device] = key._replace(live=False, ended=row.at)
    # A key may end because another replaces it.
    books.more = frozenset(("key-withdrawn.1", "key-granted.2"))
    return ()


def _register_begun(books: Books, row: StoredEvent, body: Any) -> Lines:
    if books.register is not None or row.stream != REGISTER:
        wrong("audit-register-begun")
    administrators = {name for name, each in books.staff.items() if works_as(each, "administrator")}
    locked = {name for name, each in books.staff.items() if _is_locked(books, each)}
    places: dict[str, set[str]] = {}
    for name, key in books.keys.items():
        if key.live and key.place.partition("/")[0] not in MANY:
            places.setdefault(key.place, set()).add(name)
    recorded = {place: set(names) for place, names in (body.places or {}).items()}
    if (
        set(body.administrators or ()) != administrators
        or set(body.unlocked or ()) != locked
        or recorded != places
    ):
        wrong("audit-register-content")
    books.register = Register(administrators, dict(body.places or {}))
    return ()


def _administrator_registered(books: Books, row: StoredEvent, body: Any) -> Lines:
    if row.stream != REGISTER or books.register is None or body.name not in books.register.administrators:
        wrong("audit-not-administrator", name=body.name)
    return ()


def _place_registered(books: Books, row: StoredEvent, body: Any) -> Lines:
    register = books.register = books.register or Register(set(), {})
    key = books.keys.get(body.device)
    if row.stream != REGISTER or key is None or not key.live or key.place != body.place:
        wrong("audit-no-key-for", device=body.device, place=body.place)
    register.places[body.place] = (body.device,)
    return ()


def _by_another(books: Books, row: StoredEvent, body: Any) -> Person:
    """A person on whom another one acted."""
    if row.by == row.stream:
        wrong("audit-done-for-oneself", name=body.name)
    return _person(books, row, body)


def _person(books: Books, row: StoredEvent, body: Any) -> Person:
    person = books.staff.get(body.name)
    if person is None or row.stream != f"staff/{body.name}":
        wrong("audit-not-staff", name=body.name)
    return person


def _check_posts(posts: tuple[str, ...]) -> None:
    fit = len(posts) == 1 and posts[0] in ALONE
    if not fit and (not posts or len(set(posts)) < len(posts) or not ON_THE_FLOOR.issuperset(posts)):
        wrong("audit-bad-posts", posts=posts)


STAFF: tuple[Row, ...] = (
    ("staff-added.1", "name posts", _added),
    ("posts-changed.1", "name posts posts_before", _posts_changed),
    ("staff-suspended.1", "name reason!", _suspended),
    ("staff-restored.1", "name", _restored),
    ("staff-unlocked.1", "name", _unlocked),
    ("password-set.1", "name once", _password_set),
    ("signed-in.1", "name place? how?", _signed_in),
    ("sign-in-failed.1", "name failures place? address?", _sign_in_failed),
    ("signed-out.1", "name why! place?", _noted),
    ("signed-out.2", "name why place?", _noted),
    ("act-refused.1", "name command! code!", _noted),
    ("staff-added.2", "name posts by! at signed_by? made_by? full_name? licence?", _added_by_two),
    ("staff-described.1", "name full_name! licence by! at", _described),
    ("posts-changed.2", "name posts posts_before by! at signed_by? made_by?", _posts_changed_by_two),
    ("staff-restored.2", "name by! signed_by?", _restored_by_two),
    ("password-set.2", "name once by! at signed_by? made_by?", _password_set_by_two),
    ("key-granted.1", "device kind serves!", _key_granted),
    ("key-granted.2", "device kind serves! by! signed_by?", _key_granted_by_two),
    ("key-withdrawn.1", "device", _key_withdrawn),
    ("register-begun.1", "administrators? places? unlocked?", _register_begun),
    ("administrator-registered.1", "name", _administrator_registered),
    ("place-registered.1", "place! device", _place_registered),
)
"""The events of people, and of the keys of devices."""
