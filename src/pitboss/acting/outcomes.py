"""What plays came to for a player: what was staked, what came back, and the net.

Every screen shows these figures, and none computes its own.
"""

from collections.abc import Iterable

from pitboss.acting.audience import View
from pitboss.game.coup import Hand
from pitboss.game.settlement import NOTHING, Terms
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents, stated_odds, stated_percent
from pitboss.kernel.text import Text
from pitboss.rules.wager import Odds, Pay, SignPercentage, Standoff, Wager


class SeenSettled(View, frozen=True):
    """What one wager came to."""

    wager: str
    stake: Cents
    returned: Cents
    """What came back: the stake or a part of it, and the winnings."""
    net: int
    """What came back less what was staked: below zero if the player lost."""
    pay: Text | None = None
    """By what it was paid or stood off, if by a row of the rules."""


class SeenPlay(View, frozen=True):
    """What a play that is over came to for one player."""

    game: str
    play: str
    outcome: Text | None
    """None if this release has not the rules of the play, or if it had no result."""
    staked: Cents
    returned: Cents
    """The winnings, and the stakes that came back."""
    net: int
    """What came back less what was staked: below zero if the player lost."""
    wagers: tuple[SeenSettled, ...]
    before: Cents | None = None
    """At a terminal: the credit meter plus the chips on this play before settlement."""
    after: Cents | None = None
    """At a terminal: the credit meter after settlement."""
    cards: tuple[str, ...] = ()
    number: int | None = None
    void: Text | str | None = None
    """Why it is void."""
    at: Instant | None = None
    """When it was settled."""
    hands: tuple[Hand, ...] = ()
    """The hand that got each card."""


class SeenSum(View, frozen=True):
    """What several plays came to for one player."""

    plays: int
    staked: Cents
    returned: Cents
    net: int


def settled(wager: str, stake: Cents, returned: Cents, pay: Text | None = None) -> SeenSettled:
    """What one wager came to.

    >>> settled("banker", 5_000, 9_750).net, settled("tie", 500, 0).net
    (4750, -500)
    """
    return SeenSettled(wager, stake, returned, returned - stake, pay)


def sum_of(plays: Iterable[SeenPlay]) -> SeenSum:
    """What plays came to together.

    >>> won = SeenPlay("t", "t-1", None, 15_000, 7_000, -8_000, ())
    >>> sum_of([won, won]).net
    -16000
    """
    each = tuple(plays)
    staked, returned = sum(play.staked for play in each), sum(play.returned for play in each)
    return SeenSum(len(each), staked, returned, returned - staked)


def pay_text(wager: Wager, row: Pay | Standoff, terms: Terms) -> Text:
    """By what a wager was paid: its odds, after the event if other events pay it other odds.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> of = {wager.key: wager for wager in EDITION.game("baccarat").wagers}
    >>> pay_text(of["banker"], of["banker"].pays[0], Terms()).key
    'odds-to'
    >>> dragon = of["player-dragon-bonus"]
    >>> pay_text(dragon, dragon.pays[0], Terms()).facts["on"].key
    'pay-player-wins-with-natural'
    """
    if isinstance(row, Standoff):
        return Text("pay-standoff")
    odds = _odds(row.pays, terms)
    return odds if len(wager.pays) == 1 else Text("pay-on", {"on": _event(row.name), "odds": odds})


def _event(name: str) -> Text:
    stem, by, points = name.rpartition("-by-")
    return Text(f"pay-{stem}-by", {"points": int(points)}) if by else Text(f"pay-{name}")


def _odds(odds: Odds, terms: Terms) -> Text:
    if isinstance(odds, SignPercentage):
        return stated_percent(terms.tie_percent or NOTHING)
    return stated_odds(odds)
