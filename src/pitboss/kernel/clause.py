"""Clause numbers, the names by which the approved rules are cited."""

Clause = str
"""A clause number as the edition prints it, such as "11.1.3"; the edition is known from where it stands."""
