"""Versions of acts: in the log the tag of an act ends with one, and older versions are read as the latest.

Commands and views carry none, because their senders run this release. msgspec knows a class by one tag, so
the version is added to the bytes of an event on its way to the log, and removed on its way back. A second
class for every act would be one more thing to keep in step, and converting through dicts is slower. An act
begins with its tag, and text in JSON has no bare quote: the first `MARK` in an event is where its act begins.
"""

from collections.abc import Callable
from typing import Any, Self

import msgspec

from pitboss.kernel.decision import Event

Fields = dict[str, Any]

MARK = b'"act":{"act":"'
FIRST_VERSION = 1

VERSIONS: dict[str, int] = {}
"""The version of every act that has changed since its first version, by the tag of its class."""

UPCASTS: dict[str, Callable[[Fields], Fields]] = {
    "rule-on.1": lambda act: {**act, "act": "report-irregularity.1"},
}
"""Converts an act of an older version to the next version, by its tag in the log."""


def first_versions(name: str) -> Callable[[Fields], tuple[str, Fields]]:
    """Converts an event from before acts had versions to its next version, with this name."""

    def upcast(event: Fields) -> tuple[str, Fields]:
        act = event["act"]
        return name, {**event, "act": {**act, "act": f"{act['act']}.{FIRST_VERSION}"}}

    return upcast


def upcast_act(act: Fields) -> Fields:
    """An act of the log in its latest version, with the tag of its class.

    >>> upcast_act({"act": "draw-card.1", "card": "9S"})
    {'act': 'draw-card', 'card': '9S'}
    """
    while act["act"] in UPCASTS:
        act = UPCASTS[act["act"]](act)
    tag = act["act"].rpartition(".")[0]
    if act["act"] != _tag_in_log(tag):
        raise msgspec.ValidationError(f"no release up to this one wrote an act {act['act']!r:.40}")
    return {**act, "act": tag}


class ActEvent(Event, frozen=True):
    """An event with its act in a field `act`."""

    def to_log(self) -> bytes:
        """Its body, with the version of its act."""
        head, mark, rest = super().to_log().partition(MARK)
        tag, quote, rest = rest.partition(b'"')
        return b"".join((head, mark, _tag_in_log(tag.decode()).encode(), quote, rest))

    @classmethod
    def log_reader(cls) -> Callable[[bytes], Self]:
        """The reader of such a body. It needs one pass if the act has the latest version."""
        decode = super().log_reader()

        def read(body: bytes) -> Any:
            head, mark, rest = body.partition(MARK)
            written, quote, rest = rest.partition(b'"')
            name = written.decode()
            tag = name.rpartition(".")[0]
            if name == _tag_in_log(tag) and name not in UPCASTS:
                return decode(b"".join((head, mark, tag.encode(), quote, rest)))
            fields = msgspec.json.decode(body)
            return msgspec.convert({**fields, "act": upcast_act(fields["act"])}, cls)

        return read


def _tag_in_log(tag: str) -> str:
    return f"{tag}.{VERSIONS.get(tag, FIRST_VERSION)}"
