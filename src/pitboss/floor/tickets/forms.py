"""The forms in which the cage pays: cash, a cheque or a transfer."""

from enum import StrEnum

from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection


class PaymentForm(StrEnum):
    """What a player gets."""

    CASH = "cash"
    CHEQUE = "cheque"
    TRANSFER = "transfer"


BANK = (PaymentForm.CHEQUE, PaymentForm.TRANSFER)
"""The forms that leave the cash of the cage as it is."""


def check_form(form: PaymentForm, reference: str) -> Rejection | None:
    """Requires the number of a cheque or transfer, and none for cash.

    >>> check_form(PaymentForm.CASH, ""), check_form(PaymentForm.CHEQUE, " ").code
    (None, 'payment-reference')
    """
    if form in BANK:
        return None if is_line(reference) else Rejection("payment-reference", {"case": "needed"}, "9.3")
    return Rejection("payment-reference", {"case": "cash"}, "9.3") if reference else None
