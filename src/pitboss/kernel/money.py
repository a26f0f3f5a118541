"""Money is integer cents; odds are fractions; rounding has one name."""

import re
from fractions import Fraction

from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text

Cents = int

LARGEST_STAKE_CENTS: Cents = 10**15
"""Ten trillion dollars. Every real stake is far smaller, and every sum fits in 64 bits."""


def payment(odds: Fraction, stake: Cents, chip: Cents) -> Cents:
    """The win of a stake at odds to one, rounded up to an amount that chips can pay.

    >>> payment(Fraction(19, 20), 250, chip=100)
    300
    >>> payment(Fraction(19, 20), 10000, chip=100)
    9500
    """
    return -(-odds.numerator * stake // (odds.denominator * chip)) * chip


def dollars(cents: Cents) -> str:
    """Cents as an exact amount for people.

    >>> dollars(9505), dollars(-950)
    ('95.05', '-9.50')
    """
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def odds_text(odds: Fraction | int) -> str:
    """Odds as on a sign.

    >>> odds_text(Fraction(19, 20)), odds_text(Fraction(8))
    ('19 to 20', '8 to 1')
    """
    return f"{odds.numerator} to {odds.denominator}"


def stated_odds(odds: Fraction | int) -> Text:
    """Odds for people, as on a sign.

    >>> dict(stated_odds(Fraction(19, 20)).facts)
    {'won': 19, 'staked': 20}
    """
    return Text("odds-to", {"won": odds.numerator, "staked": odds.denominator})


def stated_percent(percent: Fraction) -> Text:
    """A percentage for people, as on a sign."""
    return Text("odds-percent", {"percent": percent_text(percent)})


def read_percent(text: str) -> Fraction | Rejection:
    """A percentage as on a sign, with at most four decimals.

    >>> read_percent("2.5"), read_percent("a few").code
    (Fraction(5, 2), 'bad-percent')
    """
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,4})?", text):
        return Rejection("bad-percent", {"case": "not-a-figure", "given": f"{text!r:.40}"})
    return Fraction(text)


def percent_text(percent: Fraction) -> str:
    """A percentage as `read_percent` reads it.

    >>> percent_text(Fraction(5, 2)), percent_text(Fraction(10))
    ('2.5', '10')
    """
    whole, places = divmod(int(percent * 10_000), 10_000)
    return f"{whole}.{places:04d}".rstrip("0").rstrip(".")
