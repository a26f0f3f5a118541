"""Reversed settlements: money returns to where it came from, and a missing amount is owed."""

from pitboss.acting.acts.act import ActResult, Money, WagerResult, pay
from pitboss.acting.state import change
from pitboss.baccarat.acts.payment_errors import register
from pitboss.baccarat.acts.people import holdings
from pitboss.baccarat.acts.settling import paid_for
from pitboss.baccarat.effects.case import Case
from pitboss.baccarat.state import GamingTable, PlacedWager
from pitboss.game.settlement import Outcome


def take_back(
    case: Case, coup: str, lines: tuple[WagerResult, ...], money: tuple[Money, ...] = ()
) -> ActResult[GamingTable]:
    """Reverses settled wagers: stakes are returned, wins are reclaimed, and cheats lose their stakes.

    A player who left or spent it owes a win, and a player who left is owed a stake. The register keeps
    both. `money` is what the same act has moved before.
    """
    done = ActResult(case.now, money)
    for line in lines:
        lost = line.outcome is Outcome.LOSE
        if lost and line.player in case.forfeit:
            continue
        undo = _return_stake if lost else _claim_win
        done = undo(case._replace(now=done.state), coup, line, done.money)
    return done


def _return_stake(
    case: Case, coup: str, line: WagerResult, money: tuple[Money, ...]
) -> ActResult[GamingTable]:
    """A lost stake is returned to its player, or is owed to a player who has left."""
    now, who, chips, tokens = case.now, line.player, line.counts - line.tokens, line.tokens
    here = who in now.guests
    if here:
        money += pay("seat-stake-lost", chips, who, back=True)
        money += pay("seat-wager-back", chips, who)
    elif chips:
        money += pay("stake-owed", chips)
        now = register(now, case.context, coup, 0, chips, who)
    money += pay("token-stake-lost", tokens, who, back=True)
    money += pay("token-wager-back", tokens, who)
    money += () if here else pay("tokens-left", tokens, who)
    return ActResult(now, money)


def _claim_win(case: Case, coup: str, line: WagerResult, money: tuple[Money, ...]) -> ActResult[GamingTable]:
    """A win is reclaimed, with a cheat's stake, or is owed by a player who no longer has the chips."""
    now, who = case.now, line.player
    cheat = who in case.forfeit
    stake = line.counts - line.tokens if cheat else 0
    tokens = min(line.tokens, holdings(now, who, money)[1]) if cheat else 0
    money += pay("token-wager", tokens, who)
    money += pay("token-stake-lost", tokens, who)
    if who in now.guests and holdings(now, who, money)[0] >= line.won + stake:
        money += pay("seat-win-paid", line.won - line.rounding, who, back=True)
        money += pay("seat-win-rounded", line.rounding, who, back=True)
        money += pay("seat-wager", stake, who)
        money += pay("seat-stake-lost", stake, who)
    elif line.won + stake:
        money += pay("win-claimed", line.won + stake)
        now = register(now, case.context, coup, line.won + stake, 0, who)
    return ActResult(now, money)


def put_back(
    case: Case,
    coup: str,
    wagers: tuple[PlacedWager, ...],
    lines: tuple[WagerResult, ...],
    money: tuple[Money, ...] = (),
) -> tuple[ActResult[GamingTable], tuple[PlacedWager, ...]]:
    """Settled wagers are on the layout again, for all players who are there and can stake them.

    For the others the coup is void: their wins are owed, their losses are returned. `money` is what the
    same act has moved before. The result includes it.
    """
    done, restored, paid = ActResult(case.now, money), tuple[PlacedWager, ...](), paid_for(wagers, lines)
    for player in dict.fromkeys(placed.player for placed in wagers):
        undone = tuple(change(one, back=not one.back) for one in paid if one.names.get("seat") == player)
        money = (*done.money, *undone)
        if player in case.now.guests and min(holdings(done.state, player, money)) >= 0:
            restored += tuple(placed for placed in wagers if placed.player == player)
            done = ActResult(done.state, money)
            continue
        theirs = tuple(line for line in lines if line.player == player)
        done = take_back(case._replace(now=done.state), coup, theirs, done.money)
    return done, restored
