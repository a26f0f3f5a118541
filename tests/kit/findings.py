"""The findings of the auditor, compared by key and facts."""

from pitboss.kernel.text import Text


def tells(why: Text, expected: Text) -> bool:
    """Whether a finding has the expected key, and all facts that are expected of it."""
    return why.key == expected.key and expected.facts.items() <= why.facts.items()
