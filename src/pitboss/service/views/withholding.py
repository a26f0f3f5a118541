"""What is withheld from the log while cards are face down: the cards, and hashes that would reveal them."""

from typing import TYPE_CHECKING

import msgspec

from pitboss.floor.kinds import kind_at
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

NAMES_CARDS = frozenset({"actual", "card", "cards", "report"})
"""The fields of an act that may name a card."""
OF_ACT = ("by", "at", "approved")
OF_READING = ("device", "game", "n", "play", "missed")
"""The fields of an act or a reading that stay visible while its cards are hidden."""


def hidden_coups(floor: "FloorEngine") -> dict[str, str]:
    """By stream: the play from whose beginning cards may be face down. Other streams have no hidden cards."""
    streams = [(kind, kind.stream(name)) for kind, name in floor.games()]
    games = ((kind, stream, kind.of(floor.state(stream))) for kind, stream in streams)
    hidden = ((stream, kind.hidden(now)) for kind, stream, now in games if now is not None)
    return {stream: key for stream, key in hidden if key is not None}


class Withheld(msgspec.Struct, frozen=True):
    """From where on rows of the log are partly withheld."""

    since: dict[str, int]
    """By stream: the place in the log where the coup with face-down cards began."""

    def hides(self, stored: StoredEvent) -> bool:
        """Whether a row may name a hidden card."""
        return stored.seq > self.since.get(stored.stream, stored.seq)

    def proves(self, stored: StoredEvent) -> bool:
        """Whether the hash of a row may be shown. A later one would allow guessing a hidden card."""
        return stored.seq <= min(self.since.values(), default=stored.seq)

    def tell(self, stored: StoredEvent) -> StoredEvent:
        """The visible part of a row: the same row if nothing is withheld."""
        return redact(stored) if self.hides(stored) else stored


def withhold(since: dict[str, int]) -> Withheld:
    """The same for the streams of the devices that read the cards of these games."""
    devices = {
        f"device/{kind.reading.device}-{stream.partition('/')[2]}": seq
        for stream, seq in since.items()
        if (kind := kind_at(stream)) is not None
    }
    return Withheld({**since, **devices})


def redact(stored: StoredEvent) -> StoredEvent:
    """A row without the fields that name a card; the same row if there are none."""
    body = msgspec.json.decode(stored.body)
    act = body.get("act")
    if act is not None and NAMES_CARDS.isdisjoint(act):
        return stored
    kind = kind_at(stored.stream)
    names = OF_READING if kind is None else (kind.name, *OF_ACT)
    shown = {name: body[name] for name in names if name in body}
    shown |= {} if act is None else {"act": {"act": act["act"]}}
    # The id, which the sender chose, may say what came.
    return stored._replace(body=msgspec.json.encode(shown), command="")
