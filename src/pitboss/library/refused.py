"""The exception of the library: it raises a rejection."""

from typing import TypeVar

from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection

T = TypeVar("T")

WAGERS = "Wagers are a mapping of keys to cents"


class RefusedError(ValueError):
    """The rules or the library refuse the request.

    >>> RefusedError(Rejection("shoe-ended", "The shoe is over.", "6.2")).clause
    '6.2'
    """

    def __init__(self, rejection: Rejection) -> None:
        """Carries the rejection as it was returned."""
        super().__init__(rejection)
        self.rejection = rejection

    def __str__(self) -> str:
        """The sentence for people, with the clause if there is one."""
        return self.message + (f" (rule {self.clause})" if self.clause else "")

    @property
    def code(self) -> str:
        """The code for programs."""
        return self.rejection.code

    @property
    def message(self) -> str:
        """The sentence for people."""
        return self.rejection.message

    @property
    def clause(self) -> Clause | None:
        """The clause that orders the refusal, if any."""
        return self.rejection.clause


class UnknownKeyError(RefusedError, KeyError):
    """A result has nothing under this key. Mappings tell by a `KeyError` that a key is missing."""


def accept(value: T | Rejection) -> T:
    """Returns the value of a step, or raises its rejection.

    >>> accept(7)
    7
    """
    if isinstance(value, Rejection):
        raise RefusedError(value)
    return value


def whole(name: str, value: object, least: int, most: int) -> int:
    """A whole number between two bounds.

    >>> whole("seed", 42, 0, 99)
    42
    """
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        message = f"The {name} is a whole number from {least} to {most}, not {value!r:.40}."
        raise RefusedError(Rejection("out-of-range", message))
    return value


def typed(value: T, kind: type, rule: str) -> T:
    """A value, if it has the type that its caller should pass. The rule says so in words.

    >>> typed("baccarat", str, "The key of a game is a text")
    'baccarat'
    """
    if not isinstance(value, kind):
        raise RefusedError(Rejection("wrong-type", f"{rule}, not {value!r:.40}."))
    return value
