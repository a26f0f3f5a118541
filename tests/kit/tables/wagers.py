"""Tables with the wagers that they offer, and the side bets of The Star with their clauses."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from kit.support import (
    CANBERRA,
    EDITIONS,
    GUIDE,
    PREMIUM,
    RAPID,
    STAR,
    baccarat,
    clause,
)
from kit.tables.table_steps import offer, restrict
from pitboss.game.offer import Offer
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.limits import Closes

LAYOUTS = {STAR: "ABCDEFGHIJKLM", PREMIUM: "ABCDEFGHIJKLMNOPQRS", RAPID: "DE", CANBERRA: "", GUIDE: ""}
PERFECT_PAIRS = ("player-perfect-pair", "banker-perfect-pair")
PAIRS = ("player-pair", "banker-pair")
DRAGON_BONUS = ("player-dragon-bonus", "banker-dragon-bonus")
TIGERS = ("tiger-tie", "tiger-pair", "tiger", "big-tiger", "small-tiger")


class SideBet(NamedTuple):
    """An optional wager of The Star: the layouts marked for it and its four clauses."""

    edition: str
    key: str
    layouts: str
    offered: str
    amount: str
    restricted: str
    one: str

    def table(self) -> Offer:
        return table(self.edition, layout=self.layouts[0], optional=[self.key])


STAR_TIGER, PREMIUM_PAIRS = "BCEFGHIJKLM", "ABCDEFGHIJKLNOR"
SIDE_BETS = (
    SideBet(STAR, "player-pair", "AD", "10.2", "10.3", "10.4", "10.5"),
    SideBet(STAR, "banker-pair", "AD", "10.2", "10.3", "10.4", "10.5"),
    SideBet(STAR, "super-six", "AD", "10.9", "10.10", "10.11", "10.12"),
    SideBet(STAR, "tiger-tie", STAR_TIGER, "10.14", "10.15", "10.16", "10.17"),
    SideBet(STAR, "tiger-pair", STAR_TIGER, "10.19", "10.20", "10.21", "10.22"),
    SideBet(STAR, "tiger", STAR_TIGER, "10.25", "10.26", "10.27", "10.28"),
    SideBet(STAR, "big-tiger", STAR_TIGER, "10.30", "10.31", "10.32", "10.33"),
    SideBet(STAR, "small-tiger", STAR_TIGER, "10.35", "10.36", "10.37", "10.38"),
    SideBet(PREMIUM, "player-pair", PREMIUM_PAIRS, "12.2", "12.3", "12.4", "12.5"),
    SideBet(PREMIUM, "banker-pair", PREMIUM_PAIRS, "12.2", "12.3", "12.4", "12.5"),
    SideBet(PREMIUM, "super-six", "MNR", "12.7", "12.8", "12.9", "12.10"),
    SideBet(PREMIUM, "tiger-tie", "PQS", "12.12", "12.13", "12.14", "12.15"),
    SideBet(PREMIUM, "tiger-pair", "PQS", "12.17", "12.18", "12.19", "12.20"),
    SideBet(PREMIUM, "tiger", "PQS", "12.22", "12.23", "12.24", "12.25"),
    SideBet(PREMIUM, "big-tiger", "PQS", "12.26", "12.27", "12.28", "12.29"),
    SideBet(PREMIUM, "small-tiger", "PQS", "12.31", "12.32", "12.33", "12.34"),
)


def side_bets(column: str, *parts: str) -> list[object]:
    """Every side bet of The Star with the mark of its clause in this column, or of these parts of it."""
    return [
        pytest.param(
            bet,
            marks=clause(bet.edition, *(getattr(bet, column) + part for part in parts or ("",))),
            id=f"{bet.edition}-{bet.key}",
        )
        for bet in SIDE_BETS
    ]


def table(
    edition: str,
    game: str | None = None,
    *,
    layout: str | None = None,
    optional: Sequence[str] | None = None,
    closes: Closes | None = None,
) -> Offer:
    """A table with eight decks, on the first layout of its edition unless another is named; all approved."""
    layout = layout or LAYOUTS[edition][:1] or None
    played = baccarat(edition, game)
    every = [wager.key for wager in played.wagers]
    return unwrap(
        offer(EDITIONS[edition], played, 8, layout=layout, optional=optional, approved=every, closes=closes)
    )


def keep(offered: Offer, key: str, *, by: Role = Role.CASINO_SUPERVISOR) -> Offer | Rejection:
    """The table after a side bet is reserved for players with a main wager, with all steps done."""
    return restrict(offered, key, by=by, surveillance_notified=True, sign_shown=True)


def keys(offered: Offer) -> tuple[str, ...]:
    return tuple(wager.key for wager in offered.wagers)
