"""Versions of acts: in the log the tag of an act ends with one, and older versions are read as the latest.

Commands and views carry none, because their senders run this release. msgspec knows a class by one tag, so
the version is added to the bytes of an event on its way to the log, and removed on its way back. A second
class for every act would be one more thing to keep in step, and converting through dicts is slower. An act
begins with its tag, and text in JSON has no bare quote: the first `MARK` in an event is where its act begins.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

import msgspec

from pitboss.kernel.decision import Event
from pitboss.kernel.text import LEGACY, Text, legacy

Fields = dict[str, Any]

MARK = b'"act":{"act":"'
FIRST_VERSION = 1


class ActVersions(NamedTuple):
    """The versions of the acts at one kind of game. The class of its event has them."""

    latest: Mapping[str, int]
    """The version of every act that has changed since its first version, by the tag of its class."""
    upcasts: Mapping[str, Callable[[Fields], Fields]]
    """Converts an act of an older version to the next version, by its tag in the log."""

    def tag_in_log(self, tag: str) -> str:
        """The tag of a class with its version.

        >>> ActVersions({"cut": 2}, {}).tag_in_log("cut")
        'cut.2'
        """
        return f"{tag}.{self.latest.get(tag, FIRST_VERSION)}"

    def upcast(self, act: Fields) -> Fields:
        """An act of the log in its latest version, with the tag of its class.

        >>> ActVersions({}, {"rule-on.1": renamed("report.1")}).upcast({"act": "rule-on.1", "coup": "7"})
        {'act': 'report', 'coup': '7'}
        """
        while act["act"] in self.upcasts:
            act = self.upcasts[act["act"]](act)
        tag = act["act"].rpartition(".")[0]
        if act["act"] != self.tag_in_log(tag):
            raise msgspec.ValidationError(f"no release up to this one wrote an act {act['act']!r:.40}")
        return {**act, "act": tag}


def renamed(tag: str) -> Callable[[Fields], Fields]:
    """Converts an act of which only the name has changed."""
    return lambda act: {**act, "act": tag}


def recoded(tag: str, field: str, codes: Mapping[str, str]) -> Callable[[Fields], Fields]:
    """Converts an act with an English phrase in a field to this version, which has a code there.

    >>> recoded("call.2", "announcement", {"no more bets": "no-more-bets"})({"announcement": "no more bets"})
    {'announcement': 'no-more-bets', 'act': 'call.2'}
    """
    return lambda act: {**act, "act": tag, field: codes.get(str(act.get(field)), act.get(field))}


def first_versions(name: str) -> Callable[[Fields], tuple[str, Fields]]:
    """Converts an event from before acts had versions to its next version, with this name."""

    def upcast(event: Fields) -> tuple[str, Fields]:
        act = event["act"]
        return name, {**event, "act": {**act, "act": f"{act['act']}.{FIRST_VERSION}"}}

    return upcast


def texts_of_incidents(name: str) -> Callable[[Fields], tuple[str, Fields]]:
    """Converts an event whose incidents have sentences to its next version, with this name.

    >>> texts_of_incidents("wheel-acted.4")({"incidents": [{"words": "Void."}]})[1]["incidents"][0]["words"]
    {'type': 'text', 'key': 'legacy-text', 'facts': {'legacy-text': 'Void.'}}
    """

    def upcast(event: Fields) -> tuple[str, Fields]:
        incidents = [{**each, "words": _as_written(each["words"])} for each in event.get("incidents", ())]
        return name, {**event, "incidents": incidents}

    return upcast


def _as_written(words: str) -> Fields:
    """The text of a sentence that an older release wrote."""
    text: Fields = msgspec.to_builtins(Text(LEGACY, legacy(words)))
    return text


class VersionedActEvent(Event, frozen=True):
    """An event with its act in a field `act`."""

    versions: ClassVar[ActVersions]
    """The versions of the acts that it may have."""

    def to_log(self) -> bytes:
        """Its body, with the version of its act."""
        head, mark, rest = super().to_log().partition(MARK)
        tag, quote, rest = rest.partition(b'"')
        return b"".join((head, mark, self.versions.tag_in_log(tag.decode()).encode(), quote, rest))

    @classmethod
    def log_reader(cls) -> Callable[[bytes], Self]:
        """The reader of such a body. It needs one pass if the act has the latest version."""
        decode, versions = super().log_reader(), cls.versions

        def read(body: bytes) -> Any:
            head, mark, rest = body.partition(MARK)
            written, quote, rest = rest.partition(b'"')
            name = written.decode()
            tag = name.rpartition(".")[0]
            if name == versions.tag_in_log(tag) and name not in versions.upcasts:
                return decode(b"".join((head, mark, tag.encode(), quote, rest)))
            fields = msgspec.json.decode(body)
            return msgspec.convert({**fields, "act": versions.upcast(fields["act"])}, cls)

        return read
