"""The proof of one deal, as anybody can check it: what was promised, revealed and dealt."""

from typing import Annotated, NamedTuple

import msgspec

from pitboss.game.fair import SCHEME, DealKind
from pitboss.kernel.decision import LINE_CHARACTERS
from pitboss.kernel.names import NAME
from pitboss.kernel.text import Text

Name = Annotated[str, msgspec.Meta(pattern=f"^{NAME}$")]
Sha256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Code = Annotated[str, msgspec.Meta(pattern="^[A2-9TJQK][SHDC]$")]
Terminal = Annotated[str, msgspec.Meta(min_length=1, max_length=LINE_CHARACTERS)]
Scheme = Annotated[int, msgspec.Meta(ge=1, le=SCHEME)]
Decks = Annotated[int, msgspec.Meta(ge=0, le=8)]
Place = Annotated[int, msgspec.Meta(ge=0, le=8 * 52)]
Number = Annotated[int, msgspec.Meta(ge=0, le=36)]


class Out(NamedTuple):
    """A card that left the shoe."""

    coup: str | None
    """The coup under way. None for a burned card, or one that came between two coups."""
    card: str | None
    """None if nobody could know it then."""


class ProofCoup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that left the shoe while a coup was under way, in order, whatever became of them."""

    coup: str | None
    """None for what came between two coups."""
    cards: tuple[Code | None, ...]
    """Null for a card that nobody read."""


class ProofNumber(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a terminal added to the deal."""

    terminal: Terminal
    commitment: Sha256
    number: Sha256 | None = None
    """Null where it did not come in time: then the commitment counts instead."""

    @property
    def counts(self) -> str:
        """What goes into the deal."""
        return self.number or self.commitment


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that anybody needs to check one deal."""

    game: Name
    edition: str
    deal: Name
    kind: DealKind
    commitment: Sha256
    seed: Sha256 | None = None
    """None until the deal is over."""
    decks: Decks = 0
    cut: Place = 0
    burned: tuple[Code | None, ...] = ()
    coups: tuple[ProofCoup, ...] = ()
    number: Number | None = None
    entered: Number | None = None
    """The number that staff entered for the game after that, if they did and it is still public."""
    withdrawn: Text | str | None = None
    """Why the promise proves nothing any more."""
    scheme: Scheme = 1
    """How the deal came about: in 1, which was used once, the seed alone decided."""
    head: Sha256 | None = None
    """The hash of the last event of the game before the numbers were put together; none until then."""
    numbers: tuple[ProofNumber, ...] = ()
    """By the names of the terminals."""

    @property
    def decided_by(self) -> Text:
        """What decided the deal, as part of a sentence."""
        return Text("proof-seed" if self.scheme == 1 else "proof-seed-and-numbers")


class Verdict(NamedTuple):
    """What was checked, and the first thing that does not hold."""

    holds: tuple[Text, ...]
    fails: Text | None = None
