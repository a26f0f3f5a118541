"""What rulings and instructions leave to be done with the cards, and the acts that must wait for it."""

from typing import Any

from pitboss.audit.acting.findings import CardDuty, check_findings
from pitboss.audit.baccarat.coups import Table
from pitboss.audit.finding import wrong
from pitboss.kernel.text import Text

CHECK = "check-remaining-cards"
MULTISHUFFLER = "multishuffler-fails"
ABOUT_CARDS = ("remove-damaged", "move-cards", "replace-damaged", "shuffle-and-cut")
MOVED = dict.fromkeys(("shuffling-device-fails", "shoe-dead", MULTISHUFFLER), ABOUT_CARDS)
"""The orders about the cards of a device that failed, by the irregularity."""


def leave(table: Table, body: Any, kind: str, orders: list[tuple[str, str]]) -> None:
    """Notes what a ruling leaves to be done. The events of earlier releases left nothing."""
    due = [CardDuty(*order, kind) for order in orders if order[0] in (CHECK, *MOVED.get(kind, ()))]
    keep(table, body, due)


def choose(table: Table, body: Any, kind: str, effect: str, clauses: frozenset[str]) -> None:
    """Notes what a chosen option leaves to be done, by one of the clauses that give it."""
    due = () if body.findings is None else body.findings.duties
    if effect == CHECK and {duty.clause for duty in due} <= clauses:
        keep(table, body, [CardDuty(CHECK, duty.clause, kind) for duty in due])
    else:
        keep(table, body, [])


def keep(table: Table, body: Any, due: list[CardDuty]) -> None:
    """Notes what an act leaves to be done, as its event has it."""
    check_findings(body, duties=due)
    if body.findings is not None:
        table.card_duties += due


def check_ready(table: Table) -> None:
    """Checks that nothing had to be done before a card left the shoe. A coup is finished before a check."""
    in_coup = table.coup is not None and bool(table.coup.cards)
    for duty in table.card_duties:
        if duty.kind != MULTISHUFFLER and not (in_coup and duty.order == CHECK):
            _not_done(duty)


def check_bringing(table: Table, *, again: bool) -> None:
    """Checks that no other cards came before the last ones were checked, or those of a device were moved."""
    for duty in table.card_duties:
        if duty.kind == MULTISHUFFLER or (duty.order == CHECK and not again):
            _not_done(duty)


def instruct(table: Table, clause: str) -> None:
    """Notes an instruction to check the cards."""
    table.card_duties.append(CardDuty(CHECK, clause))


def ordered(table: Table) -> bool:
    """Whether a check of the cards has been ordered, and not been made."""
    return any(duty.order == CHECK for duty in table.card_duties)


def checked(table: Table) -> bool:
    """Notes that the cards were checked; gives whether that had been ordered."""
    due = [duty for duty in table.card_duties if duty.order == CHECK]
    if due:
        table.card_duties.remove(due[0])
    return bool(due)


def moved(table: Table, damaged: tuple[str, ...]) -> None:
    """Notes that the cards of a device that failed were moved, and checks the damaged ones."""
    kind = next((duty.kind for duty in table.card_duties if duty.kind in MOVED and duty.order != CHECK), None)
    if kind is None:
        wrong("audit-nothing-to-move")
    due = [duty.order for duty in table.card_duties if duty.kind == kind]
    if bool(damaged) != ("replace-damaged" in due):
        wrong("audit-damaged-cards")
    table.card_duties = [duty for duty in table.card_duties if duty.kind != kind]


def _not_done(duty: CardDuty) -> None:
    wrong("audit-cards-not-seen-to", order=Text(f"effect-{duty.order}"))
