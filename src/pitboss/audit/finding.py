"""What the auditor finds: a key of the catalogue with facts, and the error that ends an audit."""

from typing import NoReturn

from pitboss.kernel.text import Amount, Fact, ListOf, Text

LONGEST_CHARACTERS = 150
"""The most characters of a fact that are shown. No account has a longer name."""
MOST_SHOWN = 10
"""The most facts of a list that are shown."""


class WrongError(Exception):
    """The log is wrong."""

    def __init__(self, why: Text, seq: int | None = None) -> None:
        """Takes the reason, and the wrong event if it is not the current one."""
        super().__init__(why)
        self.why, self.seq = why, seq


def wrong(key: str, seq: int | None = None, /, **facts: object) -> NoReturn:
    """Ends the audit."""
    raise WrongError(finding(key, **facts), seq)


def finding(key: str, /, **facts: object) -> Text:
    """A finding, safe to show whatever a damaged log holds.

    Numbers are names, too: those of events, versions, slips and pockets.

    >>> dict(finding("audit-other-table", table="1\\n", event=1_250).facts)
    {'table': '1\\\\n', 'event': '1250'}
    """
    return Text(key, {name: _fact(value) for name, value in facts.items()})


def _fact(value: object) -> Fact:
    """A fact, or a list of the first ones."""
    return ListOf(tuple(map(_single, value[:MOST_SHOWN]))) if isinstance(value, tuple) else _single(value)


def _single(value: object) -> Fact:
    """A fact in printable characters, cut short."""
    if isinstance(value, Text) or (isinstance(value, Amount) and isinstance(value.cents, int)):
        return value
    text = str(value.cents if isinstance(value, Amount) else value)[:LONGEST_CHARACTERS]
    return text if text.isprintable() else repr(text)[1:-1][:LONGEST_CHARACTERS]
