"""The cards of one shoe from outside: how they went in, and in which order they left it."""

from typing import NamedTuple

import msgspec

from pitboss.game.shoe import Shoe
from pitboss.rules.procedure import Device


class Out(NamedTuple):
    """A card that left the shoe."""

    coup: str | None
    """The coup under way; none for a burned card, or one that came between two coups."""
    card: str | None
    """None if nobody could know it then."""


class Loaded(msgspec.Struct, frozen=True, omit_defaults=True):
    """How cards went into a shoe, and in which order they left it."""

    number: int = 0
    """Which shoe of the table it is, the first being 1."""
    decks: int = 0
    cut: int = 0
    """How many cards the cut took from the front to the back."""
    behind: int | None = None
    """How many lay behind the cutting card; none in a device without one."""
    out: tuple[Out, ...] = ()
    """All that left it, in order: whatever somebody rules later, a card leaves a shoe once."""


def note_out(loaded: Loaded, before: tuple[int, int], shoe: Shoe, coup: str | None) -> Loaded:
    """The record with what has left a shoe since so many cards were burned and so many dealt.

    A card that is only named, or counts as another from now on, has left before. A shuffling device takes its
    cards in again, so that nothing is recorded of it.
    """
    burned, dealt = before
    if shoe.device is Device.SHUFFLING_DEVICE or len(shoe.burned) + len(shoe.dealt) <= burned + dealt:
        return loaded
    came = (*shoe.burned[burned:], *shoe.dealt[dealt:])
    out = tuple(Out(coup, None if card is None else str(card)) for card in came)
    return msgspec.structs.replace(loaded, out=(*loaded.out, *out))
