"""Two games of Baccarat under one dealer, who deals a coup of the one and then a coup of the other."""

from dataclasses import dataclass, replace

from pitboss.baccarat.play.rounds import Round
from pitboss.kernel.rejection import Rejection
from pitboss.rules.procedure import TurnAbout


@dataclass(frozen=True, slots=True)
class TwoGames:
    """Both games with their rounds, and which was dealt last."""

    rule: TurnAbout
    rounds: tuple[Round, Round]
    last: int | None = None
    """0 or 1. None before the first coup."""


def pair_games(rounds: tuple[Round, Round], layout: str) -> TwoGames | Rejection:
    """Two games that one dealer deals, on the dealer's layout."""
    rule = rounds[0].game.procedure.turn_about
    if rule is None or any(now.game.procedure.turn_about is not rule for now in rounds):
        return Rejection("games-not-paired", {"case": "not-one-dealer"})
    if layout != rule.layout:
        return Rejection(
            "unknown-layout", {"case": "two-games", "needed": rule.layout, "layout": layout}, rule.clause
        )
    return TwoGames(rule, rounds)


def check_turn(games: TwoGames, which: int) -> Rejection | None:
    """Whether the next card may be drawn for a game. Its wagering may run while the other is dealt."""
    this, other = games.rounds[which], games.rounds[1 - which]
    if other.coup.dealt and other.expects is not None:
        return Rejection("coup-in-progress", {"case": "other-game"}, games.rule.clause)
    if games.last == which and (not this.coup.dealt or this.expects is None):
        return Rejection("other-games-turn", clause=games.rule.clause)
    return None


def advance(games: TwoGames, which: int, now: Round) -> TwoGames | Rejection:
    """One of the games after a step. A step with a card waits for its turn."""
    before = games.rounds[which]
    if not _follows(before, now):
        return Rejection("round-not-over", {"case": "other-step"}, games.rule.clause)
    drawn = now.coup.dealt > (before.coup.dealt if now.key == before.key else 0)
    refused = check_turn(games, which) if drawn else None
    rounds = (now, games.rounds[1]) if which == 0 else (games.rounds[0], now)
    return refused or replace(games, rounds=rounds, last=which if drawn else games.last)


def _follows(before: Round, now: Round) -> bool:
    """Whether one state of a game can follow another: nothing dealt or confirmed is undone."""
    if now.key != before.key:
        return before.expects is None
    unchanged = (
        now.coup.player[: len(before.coup.player)] == before.coup.player
        and now.coup.banker[: len(before.coup.banker)] == before.coup.banker
    )
    return unchanged and now.confirmed >= before.confirmed
