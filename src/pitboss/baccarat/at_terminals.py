"""A coup on which player terminals bet: how far it is, and what it came to."""

from pitboss.acting.plays import Played, PlayNow, Stage
from pitboss.baccarat.machines import round_of
from pitboss.baccarat.play.rounds import check_wagers
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.rules.edition import BaccaratGame

NO_WAGERS = "Dealt without wagers."


def find_play(now: GamingTable, key: str) -> PlayNow | None:
    """A coup of a table whose wagers lie on terminals, if it is under way or one of the last."""
    game = None if now.setup is None else now.edition.game(now.game)
    if not isinstance(game, BaccaratGame) or game.cash_out is None:
        return None
    coup, limits = now.coup, None if now.in_force is None else now.in_force.limits
    if coup is not None and coup.key == key:
        if coup.no_bet is not None:
            return PlayNow(Stage.VOID, game, None, clause=coup.no_bet, reason=NO_WAGERS)
        play = round_of(now, coup)
        # A card that came when none was due was seen by all.
        takes = coup.stray is None and check_wagers(play) is None
        stage = Stage.OPEN if takes else Stage.CLOSED
        return PlayNow(stage, game, limits, play)
    if key in now.called_off:
        return PlayNow(Stage.VOID, game, None, reason="Called off before its first card.")
    past = now.recall(key)
    return None if past is None else _past(now, past)


def _past(now: GamingTable, past: PastCoup) -> PlayNow:
    game = now.edition.game(past.game) or now.play
    void = past.void or past.no_bet
    reason = past.reason or (NO_WAGERS if void else "")
    if void is not None:
        return PlayNow(
            Stage.VOID,
            game,
            None,
            clause=void,
            reason=reason,
            ruled_by=past.ruled_by,
            forfeits=past.forfeits,
        )
    setup = now.record
    played = Played(
        setup.edition,
        past.game,
        past.cards,
        smallest_chip=setup.smallest_chip,
        tie_percent=setup.tie_percent,
    )
    return PlayNow(Stage.SETTLED, game, past.limits, played=played, reason=reason, ruled_by=past.ruled_by)
