"""Versions of acts: in the log the tag of an act ends with one, and older versions are read as the latest.

Commands and views carry none, for whoever sends them is of this release. msgspec knows a class by one tag, so
the version goes into the bytes of an event on its way to the log, and out of them on its way back. A second
class for every act would be one more thing to keep in step, and a way through dicts takes longer. An act
begins with its tag, and text in JSON has no bare quote: the first `MARK` in an event is where its act begins.
"""

from collections.abc import Callable
from typing import Any, Self

import msgspec

from pitboss.kernel.decision import Event

Fields = dict[str, Any]

MARK = b'"act":{"act":"'
FIRST = 1

VERSIONS: dict[str, int] = {}
"""The version of every act that has changed since its first, by the tag of its class."""

OLD: dict[str, Callable[[Fields], Fields]] = {
    "rule-on.1": lambda act: {**act, "act": "report-irregularity.1"},
}
"""What makes an act of an older version into one of the next, by its tag in the log."""


def first_versions(name: str) -> Callable[[Fields], tuple[str, Fields]]:
    """Makes an event of before acts had versions into its next version, of this name."""

    def upcast(event: Fields) -> tuple[str, Fields]:
        act = event["act"]
        return name, {**event, "act": {**act, "act": f"{act['act']}.{FIRST}"}}

    return upcast


def upcast_act(act: Fields) -> Fields:
    """An act of the log as the latest version has it, with the tag of its class.

    >>> upcast_act({"act": "draw-card.1", "card": "9S"})
    {'act': 'draw-card', 'card': '9S'}
    """
    while act["act"] in OLD:
        act = OLD[act["act"]](act)
    tag = act["act"].rpartition(".")[0]
    if act["act"] != _tag_in_log(tag):
        raise msgspec.ValidationError(f"no release up to this one wrote an act {act['act']!r:.40}")
    return {**act, "act": tag}


class ActEvent(Event, frozen=True):
    """An event with the act that it tells of, in a field `act`."""

    def to_log(self) -> bytes:
        """Its body, with the version of its act."""
        head, mark, rest = super().to_log().partition(MARK)
        tag, quote, rest = rest.partition(b'"')
        return b"".join((head, mark, _tag_in_log(tag.decode()).encode(), quote, rest))

    @classmethod
    def log_reader(cls) -> Callable[[bytes], Self]:
        """What reads such a body: in one go where the act is of the latest version."""
        decode = super().log_reader()

        def read(body: bytes) -> Any:
            head, mark, rest = body.partition(MARK)
            written, quote, rest = rest.partition(b'"')
            name = written.decode()
            tag = name.rpartition(".")[0]
            if name == _tag_in_log(tag) and name not in OLD:
                return decode(b"".join((head, mark, tag.encode(), quote, rest)))
            fields = msgspec.json.decode(body)
            return msgspec.convert({**fields, "act": upcast_act(fields["act"])}, cls)

        return read


def _tag_in_log(tag: str) -> str:
    return f"{tag}.{VERSIONS.get(tag, FIRST)}"
