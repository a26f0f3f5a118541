"""The visible history of one shoe: how its cards went in, and in which order they left it."""

import msgspec

from pitboss.acting.fair.proofs import Out
from pitboss.game.shoe import Shoe
from pitboss.rules.procedure import Device


class Loaded(msgspec.Struct, frozen=True, omit_defaults=True):
    """How cards went into a shoe, and in which order they left it."""

    number: int = 0
    """The number of the shoe at the table, starting at 1."""
    decks: int = 0
    cut: int = 0
    """How many cards the cut took from the front to the back."""
    behind: int | None = None
    """How many lay behind the cutting card. None in a device without one."""
    came_pre_shuffled: bool = False
    """Whether they came to the table pre-shuffled."""
    reads: bool = False
    """Whether the shoe reads each card that leaves it, or the server does in its place."""
    out: tuple[Out, ...] = ()
    """All cards that left it, in order. A later ruling does not change it: a card leaves a shoe once."""


def note_out(loaded: Loaded, before: tuple[int, int], shoe: Shoe, coup: str | None) -> Loaded:
    """The record with the cards that left a shoe since the numbers of burned and dealt cards in `before`.

    A card that is only identified, or counts as another from now on, left earlier. A shuffling device takes
    its cards back, so nothing is recorded for it.
    """
    burned, dealt = before
    if shoe.device is Device.SHUFFLING_DEVICE or len(shoe.burned) + len(shoe.dealt) <= burned + dealt:
        return loaded
    left = (*shoe.burned[burned:], *shoe.dealt[dealt:])
    out = tuple(Out(coup, None if card is None else str(card)) for card in left)
    return msgspec.structs.replace(loaded, out=(*loaded.out, *out))
