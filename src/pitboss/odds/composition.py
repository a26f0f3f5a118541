"""The cards left in a shoe: how many of each of the 52 cards."""

from collections.abc import Iterable, Sequence

from pitboss.game.cards import DECK, Card
from pitboss.kernel.rejection import Rejection

Composition = tuple[int, ...]
"""A count for each card in the order of a new deck."""

LONGEST_COUP_CARDS = 6
MOST_CARDS = 1_400
"""With more cards, the ways to deal six of them would not fit in 63 bits."""

_PLACE = {card: place for place, card in enumerate(DECK)}


def fresh(decks: int) -> Composition:
    """Full decks.

    >>> sum(fresh(8))
    416
    """
    return (decks,) * len(DECK)


def count_cards(cards: Iterable[Card]) -> Composition:
    """These cards and no others.

    >>> from pitboss.game.cards import full_decks
    >>> count_cards(full_decks(3)) == fresh(3)
    True
    """
    counts = [0] * len(DECK)
    for card in cards:
        counts[_PLACE[card]] += 1
    return tuple(counts)


def remove(shoe: Composition, cards: Iterable[Card]) -> Composition | Rejection:
    """A shoe with some cards removed.

    >>> from pitboss.game.cards import CARDS
    >>> sum(remove(fresh(8), [CARDS["AS"], CARDS["AS"]]))
    414
    >>> remove(fresh(1), [CARDS["AS"], CARDS["AS"]]).code
    'card-not-in-shoe'
    """
    counts = list(shoe)
    for card in cards:
        if not counts[_PLACE[card]]:
            held = shoe[_PLACE[card]]
            return Rejection("card-not-in-shoe", {"case": "only-held", "held": held, "card": str(card)})
        counts[_PLACE[card]] -= 1
    return tuple(counts)


def compose(
    decks: int, removed: Sequence[Card] = (), remaining: Sequence[Card] | None = None
) -> Composition | Rejection:
    """A shoe of full decks with some cards removed, or with only some left, if a coup can be dealt from it.

    >>> from pitboss.game.cards import CARDS
    >>> sum(compose(8, removed=[CARDS["AS"]])), compose(8, remaining=[CARDS["AS"]]).code
    (415, 'shoe-too-short')
    """
    shoe: Composition | Rejection
    if remaining is None:
        shoe = remove(fresh(decks), removed)
    elif removed:
        shoe = Rejection("two-shoes", {"case": "not-both"})
    else:
        # The remaining cards must be part of the decks.
        gone = remove(fresh(decks), remaining)
        shoe = gone if isinstance(gone, Rejection) else count_cards(remaining)
    return shoe if isinstance(shoe, Rejection) else check_size(shoe) or shoe


def check_size(shoe: Composition) -> Rejection | None:
    """Checks that a coup can be dealt from a shoe and that its ways can be counted.

    >>> check_size((0,) * 51 + (5,)).code
    'shoe-too-short'
    """
    size = sum(shoe)
    if size < LONGEST_COUP_CARDS:
        return Rejection("shoe-too-short", {"needed": LONGEST_COUP_CARDS, "size": size})
    if size > MOST_CARDS:
        return Rejection("shoe-too-long", {"most": MOST_CARDS, "size": size})
    return None
