"""Conformance: every clause, its disposition, and the tests that prove it."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files

from pitboss.kernel.clause import Clause
from pitboss.kernel.text import Text
from pitboss.rules import clauses
from pitboss.rules.catalogue import catalogue

PROVEN = files("pitboss.lab") / "proven.json"
"""Written by the test run: the passed tests by edition and clause."""


class Disposition(StrEnum):
    """How the system treats a clause."""

    COMPUTED = "computed"
    ENFORCED = "enforced"
    GUIDED = "guided"
    DISPLAYED = "displayed"
    PHYSICAL = "physical"
    INFORMATIVE = "informative"

    @property
    def text(self) -> Text:
        """The disposition in a table."""
        return Text(f"lab-disposition-{self.value}")


@dataclass(frozen=True, slots=True)
class IndexedClause:
    """A clause in the index."""

    number: Clause
    disposition: Disposition
    title: Text
    """What it says, in a few words of our own."""

    @property
    def needs_proof(self) -> bool:
        """Whether a test must prove it. Only a clause that orders nothing needs no proof."""
        return self.disposition is not Disposition.INFORMATIVE


@dataclass(frozen=True, slots=True)
class Conformance:
    """How far one edition is implemented and proven."""

    edition: str
    clauses: tuple[IndexedClause, ...]
    proofs: Mapping[Clause, tuple[str, ...]]

    @property
    def need_proof(self) -> tuple[Clause, ...]:
        """The clauses that a test must prove."""
        return tuple(clause.number for clause in self.clauses if clause.needs_proof)

    @property
    def proven(self) -> tuple[Clause, ...]:
        """Those with a passing test."""
        return tuple(number for number in self.need_proof if number in self.proofs)

    @property
    def unproven(self) -> tuple[Clause, ...]:
        """Those without a passing test."""
        return tuple(number for number in self.need_proof if number not in self.proofs)


def clause_index(edition: str) -> tuple[IndexedClause, ...]:
    """All clauses of an edition in the order of the document.

    >>> [clause.number for clause in clause_index("canberra-mini-baccarat-2023")[-2:]]
    ['18.22', '18.23']
    """
    table = files(clauses) / f"{edition}.tsv"
    if not table.is_file():
        return ()
    rows = table.read_text(encoding="utf-8").splitlines()[1:]
    return tuple(
        IndexedClause(number, Disposition(disposition), Text(title_key(edition, number)))
        for number, disposition in (row.split("\t") for row in rows)
    )


def title_key(edition: str, number: Clause) -> str:
    """The key of the title of a clause.

    >>> title_key("canberra-mini-baccarat-2023", "15.6(a)(iv)"), title_key("star-baccarat-2024", "1.1.void")
    ('clause-canberra-mini-baccarat-2023-15-6-a-iv', 'clause-star-baccarat-2024-1-1-void')
    """
    return f"clause-{edition}-{re.sub('[^A-Za-z0-9]+', '-', number).strip('-')}"


def conformance() -> dict[str, Conformance]:
    """Every edition of the catalogue with its clauses and proofs.

    >>> [len(report.clauses) for report in conformance().values()]
    [330, 11, 491, 361, 344]
    """
    proven = json.loads(PROVEN.read_text(encoding="utf-8")) if PROVEN.is_file() else {}
    return {
        key: Conformance(
            key,
            clause_index(key),
            {number: tuple(tests) for number, tests in proven.get(key, {}).items()},
        )
        for key in catalogue()
    }
