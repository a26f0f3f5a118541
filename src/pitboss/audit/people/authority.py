"""The auditor's table of who may cause and who may sign each event type, one row per type."""

from typing import Any, NamedTuple

from pitboss.audit.finding import wrong
from pitboss.audit.money.books import Books, Person
from pitboss.kernel.instant import Instant
from pitboss.store.log import StoredEvent

IN_FLIGHT_MS = 10_000
"""How long after the loss of a post or a key its last requests may still be written."""
SUPERVISION = (
    "gaming-supervisor electronic-gaming-supervisor casino-supervisor assistant-gaming-manager"
    " gaming-manager casino-operator"
)
POSTS = {
    "floor": frozenset(("dealer", *SUPERVISION.split())),
    "supervision": frozenset(SUPERVISION.split()),
    "managers": frozenset(("assistant-gaming-manager", "gaming-manager", "casino-operator")),
    "recalculators": frozenset(SUPERVISION.split()) - {"casino-operator"},
    **{post: frozenset((post,)) for post in ("cashier", "inspector", "administrator", "self", "anybody")},
}
"""The posts that a row may name. `self` is the owner of the account, `anybody` any account."""

ROWS = """
terminal-set.1          managers             -
note-inserted.1         -                    stacker
ticket-taken.1          -                    player-terminal,stacker
credit-transferred.1    -                    monitoring
wager-placed.1          -                    player-terminal
wager-placed.2          -                    player-terminal
wager-placed.3          -                    player-terminal
wager-withdrawn.1       -                    player-terminal
chips-taken-off.1       -                    player-terminal,clockwork
chips-moved.1           -                    player-terminal
chips-moved.2           -                    player-terminal
wagers-returned.1       floor                clockwork
wagers-returned.2       floor                clockwork      approved_by=supervision
wagers-returned.3       floor                clockwork      approved_by=supervision
wagers-settled.1        -                    clockwork
settlement-corrected.1  -                    clockwork
settlement-corrected.2  supervision          clockwork      approved_by=supervision
settlement-recalled.1   -                    clockwork
settlement-voided.1     floor                clockwork      approved_by=supervision
settlement-voided.2     floor                clockwork      approved_by=supervision
wagers-forfeited.1      -                    clockwork
wagers-forfeited.2      -                    clockwork
correction-owed.1       floor                clockwork      approved_by=supervision
correction-owed.2       floor                clockwork      approved_by=supervision
credits-adjusted.1      recalculators        -              approved_by=supervision
owed-cleared.1          floor,cashier        -              approved_by=supervision
ticket-printed.1        -                    player-terminal
ticket-issued.1         cashier,supervision  player-terminal
hand-pay-called.1       -                    player-terminal
hand-paid.1             cashier,supervision  -              witness=floor,cashier approved_by=supervision
hand-pay-withheld.1     cashier,supervision  -
hand-pay-reviewed.1     inspector            -
hand-pay-released.1     supervision          -
hand-pay-refused.1      supervision          -              inspector=inspector
hand-pay-refused.2      supervision          -
credit-cancelled.1      cashier,supervision  -              witness=floor,cashier approved_by=supervision
credit-cancelled.2      cashier,supervision  -              witness=floor,cashier
stacker-emptied.1       cashier              -              approved_by=supervision,cashier
account-unlocked.1      floor                -              approved_by=supervision
service-called.1        -                    player-terminal
call-answered.1         floor                -
ticket-redeemed.1       cashier player-terminal,stacker,kiosk witness=floor,cashier approved_by=supervision
ticket-presented.1      cashier,supervision  -
ticket-returned.1       cashier,supervision  -
ticket-reviewed.1       inspector            -
ticket-withheld.1       cashier,supervision  -
ticket-released.1       supervision          -
ticket-refused.1        supervision          -              inspector=inspector
ticket-refused.2        supervision          -
ticket-lapsed.1         cashier              -
moved.1                 cashier              -
money-counted.1         cashier,supervision  -              approved_by=supervision,cashier
payment-counted.1       floor,cashier        -              approved_by=supervision,cashier
payment-counted.2       floor,cashier        -              approved_by=supervision,cashier
reversed.1              cashier              -              approved_by=supervision
table-acted.1           floor,inspector      seat,shoe,clockwork
table-acted.2           floor,inspector      seat,shoe,clockwork
table-acted.3           floor,inspector      seat,shoe,clockwork
table-acted.4           floor,inspector      seat,shoe,clockwork
table-acted.5           floor,inspector      seat,shoe,clockwork
voucher-exchanged.1     floor                -
voucher-exchanged.2     floor                -
voucher-issued.1        cashier,supervision  -              approved_by=supervision
wheel-acted.1           floor,inspector      wheel,clockwork
wheel-acted.2           floor,inspector      wheel,clockwork
wheel-acted.3           floor,inspector      wheel,clockwork
wheel-acted.4           floor,inspector      wheel,clockwork
deal-committed.1        -                    shoe,wheel,fair
deal-revealed.1         -                    shoe,wheel,fair
deal-withdrawn.1        -                    shoe,wheel,fair
deal-withdrawn.2        -                    shoe,wheel,fair
number-committed.1      -                    player-terminal,seat
number-revealed.1       -                    player-terminal,seat
deal-mixed.1            -                    fair,clockwork
deal-disputed.1         -                    player-terminal,seat
deal-disputed.2         -                    player-terminal,seat
card-read.1             -                    shoe
ball-read.1             -                    wheel
chips-read.1            -                    rfid
reading-refused.1       -                    shoe,wheel
reading-refused.2       -                    shoe,wheel
device-failed.1         floor                any
device-failed.2         floor                any
device-restored.1       floor                -
software-checked.1      -                    server
software-accepted.1     administrator        -
software-accepted.2     administrator        -
alarm-acknowledged.1    supervision,administrator -
owed-paid.1             floor,cashier        -              approved_by=supervision
hand-pay-reinstated.1   supervision          -              inspector=inspector
ticket-claimed.1        cashier              -              approved_by=supervision
ticket-reinstated.1     supervision          -              inspector=inspector
slip-presented.1        cashier,supervision  -
slip-paid.1             supervision          -              approved_by=supervision
slip-refused.1          supervision          -              approved_by=supervision
transfer-taken.1        -                    monitoring
account-locked.1        floor,cashier        player-terminal,clockwork
account-locked.2        floor,cashier        player-terminal,clockwork
alarm-raised.1          -                    server,console
alarm-raised.2          -                    server,console
floor-restored.1        -                    console
restore-ended.1         -                    console
register-begun.1        -                    setup
administrator-registered.1 administrator     -
place-registered.1      administrator        -
staff-added.1           administrator        -
staff-added.2           administrator,inspector -
posts-changed.1         administrator        -
posts-changed.2         administrator        -
staff-described.1       administrator,inspector -
staff-suspended.1       administrator,inspector -
staff-restored.1        administrator        -
staff-restored.2        administrator,inspector -
staff-unlocked.1        administrator        -
password-set.1          self,administrator   -
password-set.2          self,administrator,inspector -
signed-in.1             self                 -
sign-in-failed.1        anybody              -
signed-out.1            self,administrator   -
signed-out.2            self,administrator   -
act-refused.1           self                 -
key-granted.1           administrator        -
key-granted.2           administrator        -
key-withdrawn.1         administrator        -
patron-registered.1     floor                -              approved_by=supervision
patron-named.1          supervision          -              approved_by=supervision
name-indexed.1          floor                -
patron-excluded.1       floor                -
exclusion-lifted.1      supervision          -              approved_by=supervision
player-named.1          floor                -
wagers-relieved.1       supervision          -
"""
"""The event, the posts, the devices and servers, and the signing posts by the field that names the signer."""


class Authority(NamedTuple):
    """Who may have caused a type of event."""

    posts: frozenset[str]
    others: frozenset[str]
    """Kinds of devices and names of servers."""
    signed: tuple[tuple[str, frozenset[str]], ...]
    """Fields that name a signer, and the posts that may sign."""


def _posts(text: str) -> frozenset[str]:
    return frozenset(post for each in text.split(",") if each != "-" for post in POSTS[each])


def _who(posts: str, others: str, *signed: str) -> Authority:
    fields = tuple((name, _posts(named)) for name, _, named in (each.partition("=") for each in signed))
    return Authority(_posts(posts), frozenset(others.split(",")), fields)


AUTHORITY = {kind: _who(*row) for kind, *row in (line.split() for line in ROWS.strip().splitlines())}
CLOCK, CLOCKS_ACTS = "clockwork", ("restart-period",)
"""The acts that only a game's clock does, because they give more time to bet."""
MACHINES = (CLOCK, "fair", "server")
"""The authors that are part of a server, by the first word of their name in the log."""
HOUSE = frozenset(("server", "console", "setup"))
ALONE = frozenset(kind for kind, who in AUTHORITY.items() if not who.posts and who.others <= HOUSE)
"""The event types that only the system writes. No other author is possible."""


def check_authority(books: Books, row: StoredEvent, body: Any) -> None:
    """Checks that the author of an event may cause it, and that its signers may sign.

    An author with neither an account nor a key, such as `setup` or a file of commands, cannot be checked,
    except for events that only the system writes. Nothing is checked before the first account exists.
    """
    who, act = AUTHORITY[row.type], getattr(body, "act", None)
    if isinstance(act, dict) and act.get("act") in CLOCKS_ACTS and row.by != CLOCK:
        wrong("audit-clock-only", author=row.by)
    author, _, name = row.by.partition("/")
    if row.type in ALONE and author not in who.others:
        wrong("audit-house-only", author=row.by)
    if author == "staff" and books.staff:
        _check_person(books, row, who.posts, name)
        for field, posts in who.signed:
            _check_second(books, row, name, getattr(body, field, None), posts)
        if isinstance(act, dict):
            _check_actor(books, row, body, name)
    elif author == "key":
        _check_key(books, row, who, body, name.rpartition("/"))
    elif author == "device" and name in books.keys:
        _check_device(books, row, who, body, name)
    elif author in MACHINES and author not in who.others:
        wrong("audit-no-server-does", author=row.by)


def _check_person(books: Books, row: StoredEvent, posts: frozenset[str], name: str) -> None:
    if name in books.staff and ("anybody" in posts or ("self" in posts and row.by == row.stream)):
        return
    if posts.isdisjoint(_posts_of(books.staff.get(name), row.at)):
        wrong("audit-no-post", name=name)


def _check_actor(books: Books, row: StoredEvent, body: Any, name: str) -> None:
    """Checks that a person acted at a game under their own name, and all in a role they have."""
    if body.by.name != name:
        wrong("audit-other-name", name=name, stated=body.by.name)
    for each in (body.by, body.approved):
        if each is not None and each.role not in _posts_of(books.staff.get(each.name), row.at):
            wrong("audit-not-in-role", name=each.name, role=each.role)


def _check_second(
    books: Books, row: StoredEvent, name: str, second: str | None, posts: frozenset[str]
) -> None:
    """Checks that the second signer is another member of staff with a post for it."""
    if second is None:
        return
    if second == name:
        wrong("audit-signed-own", name=name)
    if posts.isdisjoint(_posts_of(books.staff.get(second), row.at)):
        wrong("audit-signer-no-post", name=second)


def _posts_of(person: Person | None, at: Instant) -> frozenset[str]:
    """The posts in which a person may act at a moment."""
    if person is None:
        return frozenset()
    now = frozenset() if person.suspended else frozenset(person.posts)
    return now | frozenset(person.former) if at - person.changed < IN_FLIGHT_MS else now


def _check_key(
    books: Books, row: StoredEvent, who: Authority, body: Any, named: tuple[str, str, str]
) -> None:
    """Checks that a device had this key."""
    device, _, number = named
    key = books.keys.get(device)
    if key is None or not number.isdecimal() or int(number) > key.number:
        wrong("audit-no-such-key", author=row.by)
    ended = not key.live or int(number) not in (0, key.number)
    if ended and row.at - key.ended >= IN_FLIGHT_MS:
        wrong("audit-key-ended", author=row.by)
    _check_device(books, row, who, body, device)


def _check_device(books: Books, row: StoredEvent, who: Authority, body: Any, device: str) -> None:
    """Checks that this kind of device does this, and that it acted for the place it serves."""
    kind, _, serves = books.keys[device].place.partition("/")
    if not who.others & {kind, "any"}:
        wrong("audit-kind-does-not", kind=kind)
    if row.stream.startswith("pt/") and kind != "monitoring" and row.stream != f"pt/{serves}":
        wrong("audit-serves-another", device=device, serves=serves, stream=row.stream)
    if row.stream.startswith("fair/") and "seat" in who.others and body.terminal != serves:
        wrong("audit-number-of-another", device=device, serves=serves, terminal=body.terminal)
    acts = kind == "seat" and hasattr(body, "act")
    if acts and (body.approved is not None or serves not in _seats_of(books, body)):
        wrong("audit-acted-for-another", device=device, serves=serves)


def _seats_of(books: Books, body: Any) -> tuple[str, str]:
    """The seat of a guest by their place and, as in earlier releases, by their name."""
    table, who = books.tables.get(body.table), body.by.name
    sits = None if table is None else table.seats.get(who)
    if body.act.get("act") == "join":
        sits = body.act.get("seat")
    return f"{body.table}/{sits}", f"{body.table}/{who}"
