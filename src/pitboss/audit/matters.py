"""What is done at a gaming table about people and wrong payments, as the auditor knows it."""

from typing import Any

from pitboss.audit.accounts import wrong
from pitboss.audit.acts import Scene, departs
from pitboss.audit.coups import Stake, WrongPayment
from pitboss.audit.dues import Due, pay
from pitboss.kernel.money import Cents, dollars


def measure(on: Scene, act: Any) -> Due:
    """Somebody's wagers go back and, unless it is about these alone, they leave with all they have."""
    table, due, back = on.table, Due(), Stake()
    if table.coup is not None:
        back = table.coup.of(act.who)
        due.add(table.coup.clear([act.who]))
    if act.measure != "declare-a-wager-void" and act.who in table.guests:
        table.guests.remove(act.who)
        due.add(departs(on, act.who, back))
    return due


def find_error(on: Scene, act: Any) -> Due:
    """One more wrong payment in the register."""
    if act.paid == act.due or min(act.paid, act.due) < 0:
        wrong("What was due and what was paid is no wrong payment.")
    over, cents = act.paid > act.due, abs(act.paid - act.due)
    on.table.register(cents, act.patron, over=over)
    return _booked(on, "overpaid" if over else "underpaid", cents, act.patron, gained=over)


def attempt(on: Scene, act: Any) -> Due:
    """Somebody may have found out who was paid."""
    error = _error(on, act.error)
    error.patron = act.patron or error.patron
    return Due()


def rectify(on: Scene, act: Any) -> Due:
    """A part of a wrong payment is put right, and no more than is left."""
    error = _error(on, act.error)
    if not 0 < act.cents <= error.left:
        wrong(f"{dollars(error.left)} of the wrong payment was left, and {dollars(act.cents)} was put right.")
    error.left -= act.cents
    move = "overpaid-back" if error.over else "underpaid-paid"
    return _booked(on, move, act.cents, error.patron, gained=not error.over)


def _error(on: Scene, number: int) -> WrongPayment:
    return on.table.errors.get(number) or wrong(f"The register had no wrong payment {number}.")


def _booked(on: Scene, move: str, cents: Cents, patron: str | None, *, gained: bool) -> Due:
    """At the table the chips are before the patron, elsewhere in a pocket."""
    due = Due().add(pay(move, cents))
    if patron is not None and patron in on.table.guests:
        due.add(pay("seat-joined" if gained else "seat-left", cents, patron))
    return due
