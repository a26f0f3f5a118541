"""A coup on which player terminals bet: its progress and its result."""

from typing import Any

from pitboss.acting.plays import AtTerminals, Played, PlayNow, PlayStage, Settle
from pitboss.baccarat.machines import round_of
from pitboss.baccarat.play.results import paid_on
from pitboss.baccarat.play.rounds import check_wagers, coup_text
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.game.cards import read_cards
from pitboss.game.coup import Coup, Hand, deal_coup
from pitboss.game.settlement import Terms, settle_result
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.rules.edition import BaccaratGame

NO_WAGERS = Text("reason-no-bet-coup")
CALLED_OFF = Text("reason-called-off")


def find_play(now: GamingTable, key: str) -> PlayNow | None:
    """A coup of a table with wagers on terminals, if it is under way or one of the last."""
    game = None if now.setup is None else now.edition.game(now.game)
    if not isinstance(game, BaccaratGame) or game.cash_out is None:
        return None
    coup, limits = now.coup, None if now.in_force is None else now.in_force.limits
    if coup is not None and coup.key == key:
        if coup.no_bet is not None:
            return PlayNow(PlayStage.VOID, game, None, clause=coup.no_bet, reason=NO_WAGERS)
        play = round_of(now, coup)
        # All have seen a card that came when none was due.
        takes = coup.stray is None and check_wagers(play) is None
        stage = PlayStage.OPEN if takes else PlayStage.CLOSED
        return PlayNow(stage, game, limits, play)
    if key in now.called_off:
        return PlayNow(PlayStage.VOID, game, None, reason=CALLED_OFF)
    past = now.recall(key)
    return None if past is None else _past(now, past)


def _past(now: GamingTable, past: PastCoup) -> PlayNow:
    game = now.edition.game(past.game) or now.play
    void = past.void or past.no_bet
    reason = past.reason or (NO_WAGERS if void else "")
    if void is not None:
        return PlayNow(
            PlayStage.VOID,
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
    return PlayNow(PlayStage.SETTLED, game, past.limits, played=played, reason=reason, ruled_by=past.ruled_by)


def settle(game: Any, played: Played, terms: Terms) -> Settle | Rejection:
    """The function that settles any stakes on the cards of a coup."""
    if played.number is not None:
        return Rejection("bad-result", {"case": "coup"})
    coup = _coup(game, played)
    if isinstance(coup, Rejection):
        return coup
    result = coup.result
    return lambda stakes: settle_result(game, result, stakes, terms)


def outcome(game: Any, played: Played) -> Text:
    """The totals of both hands, and the winner."""
    return coup_text(unwrap(_coup(game, played)).result)


def hands(game: Any, played: Played) -> tuple[Hand, ...]:
    """The hand that received each card of a coup."""
    coup = unwrap(_coup(game, played))
    thirds = (Hand.PLAYER,) * (len(coup.player) - 2) + (Hand.BANKER,) * (len(coup.banker) - 2)
    return (Hand.PLAYER, Hand.BANKER) * 2 + thirds


def _coup(game: BaccaratGame, played: Played) -> Coup | Rejection:
    cards = read_cards(list(played.cards))
    return cards if isinstance(cards, Rejection) else deal_coup(game.procedure.tableau, cards)


def paid(game: Any, played: Played, terms: Terms, wager: str) -> Text | None:
    """By what a wager was paid or stood off."""
    return paid_on(game, unwrap(_coup(game, played)).result, terms, wager)


AT_TERMINALS: AtTerminals[GamingTable] = AtTerminals(
    find_play=find_play,
    settle=settle,
    outcome=outcome,
    hands=hands,
    paid=paid,
    pieces=lambda _, wager: (wager,),
)
