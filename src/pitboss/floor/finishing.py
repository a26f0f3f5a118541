"""The rules for every command of the floor: signatures, funds, and the count of what people pay out."""

from typing import Any

from pitboss.floor.people import payers
from pitboss.floor.people.second_person import check_second
from pitboss.kernel.decision import Command, Given, Need, States
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Posted, check_funds


def finish(states: States, command: Command, given: Given, posted: Posted) -> Posted | Rejection | Need:
    """The decision, if the required second person signed and the accounts hold enough money.

    What a person pays out is counted with their earlier payments.
    """
    unsigned = check_second(states, command, given)
    if unsigned is not None:
        return unsigned
    for stream, _, entry in posted.events:
        if entry:
            state: Any = states[stream]
            refused = check_funds(state.balances if state is not None else {}, entry)
            if refused is not None:
                return refused
    payer = payers.payer_of(given.by)
    if payer is None:
        return posted
    paid = sum(payers.paid_out(event, entry) for _, event, entry in posted.events)
    if not paid:
        return posted
    if payer not in states:
        return Need(payer)
    outside = any(payers.from_outside(event) for _, event, _ in posted.events)
    counted = payers.count(states, given, paid, payers.signer_of(command), outside=outside)
    if isinstance(counted, Rejection):
        return counted
    return Posted((*posted.events, (payer, counted, ())), posted.refused)
