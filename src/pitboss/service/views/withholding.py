"""What of the log is withheld while cards lie face down: the cards, and hashes to guess them from."""

from typing import TYPE_CHECKING

import msgspec

from pitboss.floor.kinds import KINDS, kind_named
from pitboss.kernel.decision import Stream
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

NAMES_CARDS = frozenset({"actual", "card", "cards", "report"})
"""Fields of an act that may name a card."""
OF_ACT = ("table", "by", "at", "approved")
OF_READING = ("device", "game", "n", "play", "missed")
"""What is told of an act or a reading while its cards are hidden."""


def hidden_coups(floor: "FloorEngine") -> dict[str, str]:
    """By stream the play since whose beginning cards of a game may lie face down. The others have none."""
    streams = [(kind, stream) for kind in KINDS for stream in floor.streams(kind.name)]
    games = ((kind, stream, kind.of(floor.state(stream))) for kind, stream in streams)
    found = ((stream, kind.hidden(now)) for kind, stream, now in games if now is not None)
    return {stream: key for stream, key in found if key is not None}


class Withheld(msgspec.Struct, frozen=True):
    """From where on rows of the log are withheld in part."""

    since: dict[str, int]
    """By stream the place in the log where the coup began whose cards lie face down."""

    def hides(self, kept: StoredEvent) -> bool:
        """Whether a row may name a hidden card."""
        return kept.seq > self.since.get(kept.stream, kept.seq)

    def proves(self, kept: StoredEvent) -> bool:
        """Whether the hash of a row may be told. From a later one a hidden card could be guessed."""
        return kept.seq <= min(self.since.values(), default=kept.seq)

    def tell(self, kept: StoredEvent) -> StoredEvent:
        """A row as far as it may be told: the same one where nothing of it is withheld."""
        return redact(kept) if self.hides(kept) else kept


def withhold(since: dict[str, int]) -> Withheld:
    """The streams of the games, and of the devices that read their cards."""
    devices = {_device(stream): seq for stream, seq in since.items()}
    return Withheld({**since, **devices})


def _device(stream: Stream) -> Stream:
    """Where the readings for a game are kept."""
    kind, _, game = stream.partition("/")
    return f"device/{kind_named(kind).reading.device}-{game}"


def redact(kept: StoredEvent) -> StoredEvent:
    """A row without what names a card; the same row if nothing does."""
    body = msgspec.json.decode(kept.body)
    act = body.get("act")
    if act is not None and NAMES_CARDS.isdisjoint(act):
        return kept
    told = {name: body[name] for name in (OF_READING if act is None else OF_ACT) if name in body}
    told |= {} if act is None else {"act": {"act": act["act"]}}
    # Whoever asked may have said in the id what came.
    return kept._replace(body=msgspec.json.encode(told), command="")
