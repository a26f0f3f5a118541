"""Clause numbers, which cite the approved rules."""

Clause = str
"""A clause number as the edition prints it, such as "11.1.3". The context says which edition."""
