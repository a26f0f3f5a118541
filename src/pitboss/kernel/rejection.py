"""The one form of a refusal."""

from dataclasses import dataclass, field, replace
from typing import TypeVar

from pitboss.kernel.clause import Clause
from pitboss.kernel.text import Facts, Text

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rejection:
    """A refusal as a value: a code for programs, the facts of its sentence, and its clause.

    The catalogue has its sentence under `refusal-` and the code. Where one code has several sentences, the
    fact `case` says which. The fact `at_line` is the number of the line of a file that is refused.

    >>> Rejection("wagers-closed", {"case": "called"}, "5.3").text.key
    'refusal-wagers-closed-called'
    """

    code: str
    facts: Facts = field(default_factory=dict)
    clause: Clause | None = None

    @property
    def text(self) -> Text:
        """What a person reads."""
        return refusal_text(self.code, self.facts)


def refusal_text(code: str, facts: Facts) -> Text:
    """What a person reads of a refusal with this code and these facts."""
    case, line = facts.get("case"), facts.get("at_line")
    text = Text(f"refusal-{code}" if case is None else f"refusal-{code}-{case}", facts)
    return text if line is None else Text("refusal-at-line", {"line": line, "problem": text})


def at_line(line: int, refused: Rejection) -> Rejection:
    """A refusal of one line of a file.

    >>> at_line(3, Rejection("empty-file")).text.key
    'refusal-at-line'
    """
    return replace(refused, facts={**refused.facts, "at_line": line})


def unwrap(value: T | Rejection) -> T:
    """The value of a step that cannot fail with our own arguments. A rejection here is a broken invariant.

    >>> unwrap(7)
    7
    """
    if isinstance(value, Rejection):
        raise AssertionError(f"{value.code}: {dict(value.facts)}")
    return value
