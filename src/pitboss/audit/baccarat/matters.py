"""Acts at a gaming table about people and wrong payments."""

from typing import Any

from pitboss.audit.baccarat.acts import ActContext, departs
from pitboss.audit.baccarat.coups import Stake, WrongPayment
from pitboss.audit.baccarat.dues import Due, pay
from pitboss.audit.baccarat.rulings import GAINED
from pitboss.audit.finding import wrong
from pitboss.audit.people.patrons import SCOPES, measured
from pitboss.audit.people.signatures import VOID
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount


def measure(on: ActContext, act: Any) -> Due:
    """Void wagers are returned. Who is excluded leaves, once no wager of theirs lies there."""
    table, due, back = on.table, Due(), Stake()
    if VOID in act.measures and table.coup is not None:
        back = table.coup.of(act.who)
        due.add(table.coup.clear([act.who]))
    play = None if table.coup is None else table.coup.key
    measured(on.books, act, on.body.table, table.edition, play, table.patrons)
    if SCOPES.keys().isdisjoint(act.measures) or act.who not in table.guests:
        return due
    if table.coup is not None and table.coup.of(act.who).cents:
        table.leaving.add(act.who)
        return due
    return _gone(on, act.who, due, back)


def measure_with_all(on: ActContext, act: Any) -> Due:
    """In earlier releases any measure also returned the wagers and, beside that one, sent the player away."""
    table, due, back = on.table, Due(), Stake()
    if table.coup is not None:
        back = table.coup.of(act.who)
        due.add(table.coup.clear([act.who]))
    if act.measure == VOID or act.who not in table.guests:
        return due
    return _gone(on, act.who, due, back)


def _gone(on: ActContext, player: str, due: Due, back: Stake) -> Due:
    on.table.see_off(player)
    due.add(departs(on, player, back))
    return due


def find_error(on: ActContext, act: Any) -> Due:
    """A wrong payment is registered: of a coup at this table, and unlike its settlement."""
    if act.paid == act.due or min(act.paid, act.due) < 0:
        wrong("audit-no-wrong-payment")
    if act.words:
        _check_settlement(on, act)
    else:
        # Earlier releases took any figures without a reason.
        on.books.note("audit-notice-payment-unproven", on.row, coup=act.coup, name=on.body.by.name)
    over, cents = act.paid > act.due, abs(act.paid - act.due)
    on.table.register(cents, act.patron, over=over)
    return _booked(on, "overpaid" if over else "underpaid", cents, act.patron, gained=over)


def _check_settlement(on: ActContext, act: Any) -> None:
    """Checks that the coup is recalled, and that what was due is what its settlement gave back."""
    past = next((each for each in on.table.known if each.key == act.coup), None)
    if past is None:
        wrong("audit-coup-not-recalled", coup=act.coup)
    for coup, who, due in on.table.found:
        same = who == act.patron or (None in (who, act.patron) and due == act.due)
        if coup == act.coup and same:
            wrong("audit-payment-found-twice", coup=act.coup)
    on.table.found.add((act.coup, act.patron, act.due))
    if past.void:
        return
    back = {
        who: sum(paid[move, who, "", False] for move in GAINED) for who, paid in past.settled.paid.items()
    }
    if act.due not in (back.values() if act.patron is None else (back.get(act.patron),)):
        wrong("audit-payment-not-due", coup=act.coup, amount=Amount(act.due))


def attempt(on: ActContext, act: Any) -> Due:
    """Staff try to put a payment right, and may identify the patron."""
    error = _error(on, act.error)
    error.patron = act.patron or error.patron
    return Due()


def rectify(on: ActContext, act: Any) -> Due:
    """A part of a wrong payment is put right, at most the remainder."""
    error = _error(on, act.error)
    if not 0 < act.cents <= error.left:
        wrong("audit-wrong-payment-left", left=Amount(error.left), amount=Amount(act.cents))
    error.left -= act.cents
    move = "overpaid-back" if error.over else "underpaid-paid"
    return _booked(on, move, act.cents, error.patron, gained=not error.over)


def _error(on: ActContext, number: int) -> WrongPayment:
    return on.table.errors.get(number) or wrong("audit-no-such-wrong-payment", number=number)


def _booked(on: ActContext, move: str, cents: Cents, patron: str | None, *, gained: bool) -> Due:
    """The money of a wrong payment. It also changes the patron's stack if the patron is at the table."""
    due = Due().add(pay(move, cents))
    if patron is not None and patron in on.table.guests:
        due.add(pay("seat-joined" if gained else "seat-left", cents, patron))
    return due
