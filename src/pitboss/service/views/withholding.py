"""What of the log is withheld while cards lie face down: the cards, and hashes to guess them from."""

from typing import TYPE_CHECKING

import msgspec

from pitboss.baccarat.state import GamingTable
from pitboss.rules.procedure import Device
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

NAMES_CARDS = frozenset({"actual", "card", "cards", "report"})
"""Fields of an act that may name a card."""
OF_ACT = ("table", "by", "at", "approved")
OF_READING = ("device", "game", "n", "play", "missed")
"""What is told of an act or a reading while its cards are hidden."""


def hidden_coups(floor: "FloorEngine") -> dict[str, str]:
    """By table the coup since whose beginning cards of it may lie face down. The others have none."""
    tables = ((stream, floor.state(stream)) for stream in floor.streams("table"))
    found = ((stream, _hidden(now)) for stream, now in tables if isinstance(now, GamingTable))
    return {stream: key for stream, key in found if key is not None}


def _hidden(now: GamingTable) -> str | None:
    coup, earlier = now.coup, now.past[-1].key if now.past else None
    if coup is not None and coup.face == "down":
        # A card that waited for this coup left the shoe in the one before.
        own = sum(one.coup == coup.key for one in now.loaded.out)
        return coup.key if own >= len(coup.cards) else earlier or coup.key
    scanned = now.shoe is not None and now.shoe.device is Device.SCANNING_SHOE
    waits = now.carried is not None and now.carried.card is not None
    return earlier if scanned and waits else None


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
    """The streams of the tables, and of the shoes that read their cards."""
    shoes = {f"device/shoe-{stream.partition('/')[2]}": seq for stream, seq in since.items()}
    return Withheld({**since, **shoes})


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
