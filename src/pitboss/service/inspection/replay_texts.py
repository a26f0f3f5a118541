"""The texts of a replay: each act at a table or wheel, and each card that came."""

from collections.abc import Callable
from typing import Any

from pitboss.acting.acts.act import Act
from pitboss.acting.replaying import CardCame
from pitboss.game.cards import CARDS
from pitboss.game.naming import wager_name
from pitboss.guide.explaining import card_words
from pitboss.kernel.text import Amount, Fact, Text
from pitboss.rules.edition import Edition

PLAYER, WAGER = ("player",), ("player", "wager")
NAMED: dict[str, tuple[str, ...]] = {
    "allow-over-maximum": PLAYER,
    "end-over-maximum": PLAYER,
    "join": PLAYER,
    "bring-chips": PLAYER,
    "buy-chips": ("player", "cents"),
    "exchange-voucher": PLAYER,
    "take-seat": PLAYER,
    "name-guest": (*PLAYER, "name"),
    "leave": PLAYER,
    "vacate": PLAYER,
    "decline-cut": PLAYER,
    "call": ("announcement",),
    "name-card": ("card",),
    "select-result": ("winner",),
    "pass-out": ("hand", "to"),
    "expose-card": PLAYER,
    "collect": ("hand",),
    "turn": ("hand",),
    "refuse-cards": ("hand", "player"),
    "designate": ("hand", "player"),
    "report-holding": PLAYER,
    "excuse-holding": PLAYER,
    "forfeit-cards": PLAYER,
    "accept-role": PLAYER,
    "decline-role": PLAYER,
    "pass-role": PLAYER,
    "place-wager": ("player", "cents", "wager"),
    "take-off": WAGER,
    "refuse-wager": WAGER,
    "find-misplaced": WAGER,
    "raise-dispute": ("patron",),
    "ball-at-rest": ("pocket",),
    "confirm-number": ("number",),
    "correct-number": ("number",),
}
"""The fields of an act that its text names. No others are told: a field may be a card that is face down."""

FACTS: dict[str, Callable[[Any], tuple[str, Fact]]] = {
    "cents": lambda cents: ("amount", Amount(cents)),
    "card": lambda card: ("card", card_words([CARDS[card]])),
    "hand": lambda hand: ("hand", Text(f"hand-{hand}")),
    "winner": lambda winner: ("winner", Text(f"hand-{winner}")),
    "announcement": lambda call: ("announcement", call.text),
}
"""The fields that are more than a name or a number, as facts."""


def act_text(act: Act, edition: Edition) -> Text:
    """An act as the replay tells it.

    >>> from pitboss.baccarat.acts.betting import PlaceWager
    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> act_text(PlaceWager("ann", 1, "player-pair", 500), EDITION).facts["wager"]
    Text(key='wager-canberra-pairs-player', facts={})
    """
    tag = str(type(act).__struct_config__.tag)
    fields = {name: getattr(act, name) for name in NAMED.get(tag, ())}
    if None in fields.values():
        # No device could read it.
        return Text(f"replay-{tag}-unread")
    return Text(f"replay-{tag}", dict(_fact(name, value, edition) for name, value in fields.items()))


def card_text(came: CardCame) -> Text:
    """A dealt card. It is named only if it lies face up."""
    if came.hand is None:
        return Text("replay-card-stray")
    hand = Text(f"hand-{came.hand}")
    if came.card is None:
        return Text("replay-card-down", {"hand": hand})
    return Text("replay-card-up", {"hand": hand, "card": card_words([CARDS[came.card]])})


def _fact(name: str, value: Any, edition: Edition) -> tuple[str, Fact]:
    if name == "wager":
        return name, wager_name(titles_of(edition), value)
    return FACTS[name](value) if name in FACTS else (name, value)


def titles_of(edition: Edition) -> dict[str, str]:
    """The titles of all wagers of an edition."""
    return {key: title for game in edition.games for key, title in game.titles.items()}
