"""Money is integer cents; odds are fractions; rounding has one name."""

from fractions import Fraction

Cents = int

LARGEST_STAKE: Cents = 10**15
"""Ten trillion dollars: no honest stake comes near it, and every sum stays far inside 64 bits."""


def round_up(amount: Fraction, chip: Cents) -> Cents:
    """The least whole number of chips that pays `amount`, in cents.

    >>> round_up(Fraction(19, 20) * 250, chip=100)
    300
    >>> round_up(Fraction(9500), chip=100)
    9500
    """
    return -(-amount.numerator // (amount.denominator * chip)) * chip


def dollars(cents: Cents) -> str:
    """Cents as a person reads them, and exactly.

    >>> dollars(9505)
    '95.05'
    """
    return f"{cents // 100}.{cents % 100:02d}"


def odds_text(odds: Fraction | int) -> str:
    """Odds as the sign shows them.

    >>> odds_text(Fraction(19, 20)), odds_text(Fraction(8))
    ('19 to 20', '8 to 1')
    """
    return f"{odds.numerator} to {odds.denominator}"
