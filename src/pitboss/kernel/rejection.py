"""The one form of a refusal."""

from dataclasses import dataclass
from typing import TypeVar

from pitboss.kernel.clause import Clause

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rejection:
    """A refusal as a value: a code for programs, a sentence for people, and its clause.

    >>> Rejection("wagers-closed", "No more bets: the first card is out.", "5.3").code
    'wagers-closed'
    """

    code: str
    message: str
    clause: Clause | None = None


def unwrap(value: T | Rejection) -> T:
    """The value of a step that cannot fail with our own arguments. A rejection here is a broken invariant.

    >>> unwrap(7)
    7
    """
    if isinstance(value, Rejection):
        raise AssertionError(f"{value.code}: {value.message}")
    return value
