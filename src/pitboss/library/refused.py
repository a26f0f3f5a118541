"""The one exception of the library: a rejection, raised."""

from typing import TypeVar

from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection

T = TypeVar("T")


class RefusedError(ValueError):
    """Something was asked that the rules or the library refuse.

    >>> RefusedError(Rejection("shoe-ended", "The shoe is over.", "6.2")).clause
    '6.2'
    """

    def __init__(self, rejection: Rejection) -> None:
        """Carries the rejection as it was returned."""
        super().__init__(rejection)
        self.rejection = rejection

    def __str__(self) -> str:
        """The sentence for people, with the clause where there is one."""
        return self.message + (f" (rule {self.clause})" if self.clause else "")

    @property
    def code(self) -> str:
        """For programs."""
        return self.rejection.code

    @property
    def message(self) -> str:
        """For people."""
        return self.rejection.message

    @property
    def clause(self) -> Clause | None:
        """The clause that orders the refusal, if one does."""
        return self.rejection.clause


def accept(value: T | Rejection) -> T:
    """The value of a step; a rejection is raised.

    >>> accept(7)
    7
    """
    if isinstance(value, Rejection):
        raise RefusedError(value)
    return value


def whole(name: str, value: object, least: int, most: int) -> int:
    """A whole number between two others.

    >>> whole("seed", 42, 0, 99)
    42
    """
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        message = f"The {name} is a whole number from {least} to {most}, not {value!r:.40}."
        raise RefusedError(Rejection("out-of-range", message))
    return value
