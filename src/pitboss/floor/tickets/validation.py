"""The validation number of a ticket: eighteen digits that nobody can guess; two of them check the rest."""

import hashlib
import hmac

from pitboss.kernel.rejection import Rejection

NUMBER_DIGITS = 18
KEY = "[0-9a-f]{20}"
"""The pattern of the name of a ticket in the log."""
_BODY_NUMBERS = 10**16


def make_number(secret: bytes, terminal: str, sequence: int, attempt: int = 0, epoch: str = "") -> str:
    """The number of a terminal's ticket. Only the owner of the secret can predict it.

    The epoch is that of the last restore, so that no number repeats when sequences do.

    >>> number = make_number(b"secret", "7", 1)
    >>> len(number), number == make_number(b"secret", "7", 2), read_number(number) == number
    (18, False, True)
    """
    name = f"number/{terminal}/{sequence}/{attempt}" + (f"/{epoch}" if epoch else "")
    digest = hmac.digest(secret, name.encode(), hashlib.sha256)
    body = int.from_bytes(digest) % _BODY_NUMBERS
    return f"{body:016d}{_check(body)}"


def read_number(text: str) -> str | Rejection:
    """The number as a person types it, with or without its gaps, if its check digits agree.

    >>> number = make_number(b"secret", "7", 1)
    >>> read_number(spaced(number)) == number, read_number("123456789012345678").code
    (True, 'bad-validation-number')
    """
    digits = text.replace(" ", "").replace("-", "")
    if len(digits) != NUMBER_DIGITS or not (digits.isascii() and digits.isdigit()):
        return Rejection(
            "bad-validation-number", {"case": "digits", "digits": NUMBER_DIGITS, "number": f"{text!r:.40}"}
        )
    if _check(int(digits[:-2])) != digits[-2:]:
        return Rejection("bad-validation-number", {"case": "check-digits"})
    return digits


def spaced(number: str) -> str:
    """The number in groups, as a ticket shows it.

    >>> spaced("123456789012345678")
    '12-3456-7890-1234-5678'
    """
    return "-".join((number[:2], *(number[at : at + 4] for at in range(2, NUMBER_DIGITS, 4))))


def ticket_key(secret: bytes, number: str) -> str:
    """The name of a ticket in the log. A reader of the log cannot present the ticket with it.

    >>> ticket_key(b"secret", "123456789012345678")
    'e0873d4db4e6c0c8a490'
    """
    return hmac.digest(secret, f"ticket/{number}".encode(), hashlib.sha256).hex()[:20]


def _check(body: int) -> str:
    """Two digits by ISO 7064 mod 97-10: they catch every single misread and every swap of neighbours."""
    return f"{98 - body * 100 % 97:02d}"
