"""Clauses as people cite them."""

import re

from pitboss.kernel.clause import Clause
from pitboss.kernel.text import Text
from pitboss.words.languages import ENGLISH, bundle


def cited(clause: Clause) -> Clause | Text:
    """A clause for people: by its number, or by the name of its section in a document without numbers.

    A house may write an edition with sections that no catalogue names.

    >>> cited("11.1.3"), cited("player-draws").key, cited("panda")
    ('11.1.3', 'section-player-draws', 'panda')
    """
    key = "section-" + re.sub(r"\W+", "-", clause)
    return Text(key) if bundle(ENGLISH).has_message(key) else clause
