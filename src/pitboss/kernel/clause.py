"""Clause numbers, which cite the approved rules."""

import re

from pitboss.kernel.text import Text

Clause = str
"""A clause number as the edition prints it, such as "11.1.3". The context says which edition."""


def cited(clause: Clause) -> Clause | Text:
    """A clause for people: by its number, or by the name of its section in a document without numbers.

    >>> cited("11.1.3"), cited("player-draws").key
    ('11.1.3', 'section-player-draws')
    """
    return clause if clause[:1].isdigit() else Text("section-" + re.sub(r"\W+", "-", clause))
