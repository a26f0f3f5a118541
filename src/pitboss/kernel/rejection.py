"""The one form of a refusal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from pitboss.kernel.clause import Clause
from pitboss.kernel.text import Fact, Facts, Text, legacy

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rejection:
    """A refusal as a value: a code for programs, the facts of its sentence, and its clause.

    The catalogue has its sentence under `refusal-` and the code. Where one code has several sentences, the
    fact `case` says which.

    >>> Rejection("wagers-closed", {"case": "called"}, "5.3").text.key
    'refusal-wagers-closed-called'
    """

    code: str
    facts: Facts | str = field(default_factory=dict)
    clause: Clause | None = None

    @property
    def text(self) -> Text:
        """What a person reads."""
        facts: Mapping[str, Fact] = legacy(self.facts) if isinstance(self.facts, str) else self.facts
        case = facts.get("case")
        return Text(f"refusal-{self.code}" if case is None else f"refusal-{self.code}-{case}", facts)

    @property
    def message(self) -> str:
        """Its English. Only until no sentence is written outside the catalogue."""
        from pitboss.words.rendering import english  # noqa: PLC0415

        return english(self.text)


def unwrap(value: T | Rejection) -> T:
    """The value of a step that cannot fail with our own arguments. A rejection here is a broken invariant.

    >>> unwrap(7)
    7
    """
    if isinstance(value, Rejection):
        raise AssertionError(f"{value.code}: {dict(value.text.facts)}")
    return value
