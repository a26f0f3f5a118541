"""Two games of Baccarat under one dealer, who deals a coup of the one and then a coup of the other."""

from dataclasses import dataclass, replace

from pitboss.kernel.rejection import Rejection
from pitboss.table.rounds import Round


@dataclass(frozen=True, slots=True)
class TwoGames:
    """Both games at the round each has come to, and which was dealt last."""

    rounds: tuple[Round, Round]
    last: int | None = None
    """0 or 1; none before the first coup."""


def check_turn(games: TwoGames, which: int) -> Rejection | None:
    """Whether the next card may be drawn for a game; its wagering may run while the other is dealt.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.game.shoe import burn, open_shoe
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> from pitboss.rules.procedure import BurnWay, Device
    >>> from pitboss.table.rounds import start_round
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="D")
    >>> shoe = burn(EDITION, open_shoe(table.game, 8, Device.SCANNING_SHOE), BurnWay.FACE_DOWN, [None])
    >>> now = start_round(table, shoe)
    >>> check_turn(TwoGames((now, now), last=1), 1).message
    "It is the other game's turn."
    """
    this, other = games.rounds[which], games.rounds[1 - which]
    clause = this.table.game.procedure.turn_about
    if other.coup.dealt and other.expects is not None:
        return Rejection("coup-in-progress", "Finish the coup of the other game first.", clause)
    if games.last == which and (not this.coup.dealt or this.expects is None):
        return Rejection("other-games-turn", "It is the other game's turn.", clause)
    return None


def advance(games: TwoGames, which: int, now: Round) -> TwoGames | Rejection:
    """One of the games a step further on; a step with a card waits for its turn."""
    before = games.rounds[which]
    drawn = now.coup.dealt > (before.coup.dealt if now.number == before.number else 0)
    refused = check_turn(games, which) if drawn else None
    rounds = (now, games.rounds[1]) if which == 0 else (games.rounds[0], now)
    return refused or replace(games, rounds=rounds, last=which if drawn else games.last)
