"""Cards as people write them: one text, or a sequence of codes."""

from collections.abc import Iterable, Sequence

from pitboss.library.refused import typed

Cards = str | Sequence[str]


def split_codes(cards: str | Sequence[object]) -> tuple[object, ...]:
    """The codes of cards, not yet checked.

    >>> split_codes("9S, KH 4D"), split_codes(["9S", "KH"])
    (('9S', 'KH', '4D'), ('9S', 'KH'))
    """
    if isinstance(cards, str):
        return tuple(cards.replace(",", " ").split())
    return tuple(typed(cards, Iterable, "cards"))
