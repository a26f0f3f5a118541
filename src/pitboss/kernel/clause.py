"""Clause numbers, the names by which the approved rules are cited."""

Clause = str
"""A clause number as the edition prints it, such as "11.1.3"; the edition is known from where it stands."""


def clause_order(clause: Clause) -> tuple[tuple[int, str], ...]:
    """Sorts clauses as the document does: 4.9 before 4.10, and named sections after numbered ones.

    >>> sorted(["4.10", "4.9", "4.9.1"], key=clause_order)
    ['4.9', '4.9.1', '4.10']
    """
    parts = clause.split(".")
    return tuple((int(part), "") if part.isdigit() else (10**6, part) for part in parts)
