"""Reading the cards left in a shoe from text: a list of cards, or the number of each."""

import re
from collections.abc import Mapping, Sequence

import msgspec

from pitboss.game.cards import Card, read_card, read_cards
from pitboss.kernel.rejection import Rejection
from pitboss.odds.composition import MOST_CARDS


def read_list(text: str) -> tuple[Card, ...] | Rejection:
    """Cards separated by blanks, commas or line ends.

    >>> [str(card) for card in read_list("AS, AS 9H")]
    ['AS', 'AS', '9H']
    """
    return read_cards([code for code in re.split(r"[\s,]+", text) if code])


def read_remaining(text: str) -> Sequence[Card] | Rejection:
    """The cards left: a list of them, or a JSON object with the number of each.

    >>> [str(card) for card in read_remaining('{"AS": 2, "9H": 1}')]
    ['AS', 'AS', '9H']
    """
    if not text.lstrip().startswith("{"):
        return read_list(text)
    try:
        counts = msgspec.json.decode(text, type=dict[str, int])
    except msgspec.MsgspecError as problem:
        return Rejection("bad-remaining", {"case": "not-json", "problem": str(problem)})
    # No code has a colon, so a repeated key shows as a colon too many.
    if text.count(":") != len(counts):
        return Rejection("bad-remaining", {"case": "twice"})
    return read_counts(counts)


def read_counts(counts: Mapping[str, object]) -> Sequence[Card] | Rejection:
    """The cards left, from the number of each.

    >>> [str(card) for card in read_counts({"AS": 2, "9H": 1})]
    ['AS', 'AS', '9H']
    """
    cards: list[Card] = []
    for code, count in counts.items():
        card = read_card(code)
        if isinstance(card, Rejection):
            return card
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_CARDS:
            return Rejection("bad-remaining", {"case": "count", "given": f"{count!r:.40}", "card": str(card)})
        cards += [card] * count
    return cards
