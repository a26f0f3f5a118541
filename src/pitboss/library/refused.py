"""The exception of the library: it raises a rejection."""

from typing import TypeVar

from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Facts, Text
from pitboss.words.clauses import cited
from pitboss.words.rendering import english

T = TypeVar("T")


class RefusedError(ValueError):
    """The rules or the library refuse the request.

    >>> RefusedError(Rejection("shoe-in-use", clause="6.2")).clause
    '6.2'
    """

    def __init__(self, rejection: Rejection) -> None:
        """Carries the rejection as it was returned."""
        super().__init__(rejection)
        self.rejection = rejection

    def __str__(self) -> str:
        """The sentence for people in English, with the clause if there is one."""
        if self.clause is None:
            return self.message
        return english(
            Text("library-refused", {"problem": self.rejection.text, "clause": cited(self.clause)})
        )

    @property
    def code(self) -> str:
        """The code for programs."""
        return self.rejection.code

    @property
    def facts(self) -> Facts:
        """The facts of the sentence, for programs."""
        return self.rejection.facts

    @property
    def message(self) -> str:
        """The sentence for people in English."""
        return english(self.rejection.text)

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
        what, low, high = Text(f"library-{name}"), str(least), str(most)
        given = f"{value!r:.40}"
        raise RefusedError(
            Rejection(
                "out-of-range",
                {"case": "whole", "what": what, "least": low, "most": high, "given": given},
            )
        )
    return value


def typed(value: T, kind: type, rule: str) -> T:
    """A value, if it has the type that its caller should pass. The catalogue has the rule in words.

    >>> typed("baccarat", str, "game-key")
    'baccarat'
    """
    if not isinstance(value, kind):
        expected, given = Text(f"library-rule-{rule}"), f"{value!r:.40}"
        raise RefusedError(Rejection("wrong-type", {"rule": expected, "given": given}))
    return value
