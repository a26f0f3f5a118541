"""A replay of a play: what lay there after each step, and the result, as facts without words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

import msgspec

from pitboss.acting.acts.act import Act
from pitboss.acting.state import G
from pitboss.game.coup import Hand
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Text


class ShownCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the table. Without a code it lies face down."""

    hand: Hand
    card: str | None = None


class ShownWager(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stake on a wager: of one player at a table, or of all terminals together."""

    wager: str
    cents: Cents
    who: str | None = None


class Shown(NamedTuple):
    """What the public could see of a play."""

    cards: tuple[ShownCard, ...] = ()
    wagers: tuple[ShownWager, ...] = ()
    """The wagers at the game itself."""
    number: int | None = None


class CardCame(NamedTuple):
    """A card that an act brought."""

    hand: Hand | None
    """None for a card that was not due."""
    card: str | None
    """None for a card that lies face down."""
    clause: Clause | None
    """The clause by which it was due."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaying(Generic[G]):
    """What a kind of game defines for a replay."""

    shown: Callable[[G, str, str], Shown]
    """What lay there for a play: state, name of the game, key."""
    came: Callable[[G, Act, Shown], CardCame | None]
    """The card that an act brought: state before, act, and what lay there after it."""
    outcome: Callable[[G, Any], Text | None]
    """The result of a play that is over. None without a result."""
