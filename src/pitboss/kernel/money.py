"""Money is integer cents; odds are fractions; rounding has one name."""

from fractions import Fraction

Cents = int

LARGEST_STAKE: Cents = 10**15
"""Ten trillion dollars: no honest stake comes near it, and every sum stays far inside 64 bits."""


def payment(odds: Fraction, stake: Cents, chip: Cents) -> Cents:
    """What a stake wins at odds to one, up to the next amount that chips can pay.

    >>> payment(Fraction(19, 20), 250, chip=100)
    300
    >>> payment(Fraction(19, 20), 10000, chip=100)
    9500
    """
    return -(-odds.numerator * stake // (odds.denominator * chip)) * chip


def dollars(cents: Cents) -> str:
    """Cents as a person reads them, and exactly.

    >>> dollars(9505), dollars(-950)
    ('95.05', '-9.50')
    """
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def odds_text(odds: Fraction | int) -> str:
    """Odds as the sign shows them.

    >>> odds_text(Fraction(19, 20)), odds_text(Fraction(8))
    ('19 to 20', '8 to 1')
    """
    return f"{odds.numerator} to {odds.denominator}"
