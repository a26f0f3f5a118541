"""Plays put right at many terminals in one transaction: what each would come to, and the events of all."""

from collections.abc import Iterable
from typing import Any

from pitboss.acting.acts.correcting import (
    MOST_RESULTS,
    CorrectPlays,
    Remedied,
    TerminalResult,
    order_of,
)
from pitboss.acting.plays import PlayNow
from pitboss.floor.kinds import GameAct
from pitboss.floor.terminals.chips import chip_changes
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_checks import check_account, installed, locked, not_recalled
from pitboss.floor.terminals.chips.chip_events import (
    CorrectionOwed,
    SettlementCorrected,
    SettlementVoided,
    WagersReturned,
)
from pitboss.floor.terminals.chips.chip_postings import entry
from pitboss.floor.terminals.games import find_play
from pitboss.floor.terminals.settling import NOTHING_DUE, by_clause, recalculated, void_settled
from pitboss.game.irregularities import Ordered
from pitboss.kernel.decision import Decided, Decision, Event, Need, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace, Text
from pitboss.rules.irregularity import Effect

HOW: dict[type[Event], Remedied] = {
    SettlementCorrected: Remedied.CORRECTED,
    SettlementVoided: Remedied.VOIDED,
    WagersReturned: Remedied.RETURNED,
    CorrectionOwed: Remedied.OWED,
}
"""What each event of a terminal is to the people who see it beforehand."""


def streams_of(request: GameAct) -> tuple[Stream, ...]:
    """The accounts of the terminals that an act puts right."""
    if not isinstance(request.act, CorrectPlays):
        return ()
    return tuple(dict.fromkeys(f"pt/{each.terminal}" for each in request.act.results))


def correct_terminals(states: States, request: GameAct, decision: Decided) -> Decision | Need:
    """An act that was decided. If it puts plays right, the terminals follow in the same transaction."""
    act = request.act
    if not isinstance(act, CorrectPlays):
        return decision
    ((_, event),) = decision.events
    game: Any = request.kind.evolve(states[request.stream], event, request.kind.entry(event))
    ruled: Any = event
    order = order_of(ruled.ruling)
    if order is None or request.approved is None:
        raise AssertionError("the act was decided without its order or its second person")
    plays: list[tuple[ChipAccount, str]] = []
    for each in act.results:
        account = installed(states, each.terminal)
        if isinstance(account, Rejection):
            return account
        plays.append((account, each.play))
    now = {key: find_play(game, key) for key in act.plays}
    done = put_right(request.game, now, plays, order, act.reason, request.approved.name)
    if isinstance(done, Rejection):
        return done
    refused = _check_results(act, [result for result, _ in done], order)
    if refused is not None:
        return refused
    follow = ((f"pt/{result.terminal}", event) for result, event in done if event is not None)
    return Decided((*decision.events, *follow))


def put_right(
    game: str,
    now: dict[str, PlayNow | None],
    plays: Iterable[tuple[ChipAccount, str]],
    order: Ordered,
    reason: str,
    by: str,
) -> list[tuple[TerminalResult, Event | None]] | Rejection:
    """What becomes of the wagers of terminals on plays of a game, one after the other."""
    accounts: dict[str, ChipAccount] = {}
    done: list[tuple[TerminalResult, Event | None]] = []
    for first, key in plays:
        account, play = accounts.get(first.terminal, first), now.get(key)
        if play is None:
            return not_recalled(account, key, order.clause)
        event = _due(account, game, key, play, order, by_clause(reason, order.clause), by)
        if event is NOTHING_DUE:
            done.append((TerminalResult(account.terminal, key, Remedied.UNCHANGED, 0), None))
            continue
        if isinstance(event, Rejection):
            return event
        problem = None if isinstance(event, CorrectionOwed) else check_account(account)
        if problem is not None:
            return locked(problem)
        after = chip_changes.evolve(account, event, entry(event))
        if after is None:
            raise AssertionError("the account is installed")
        change = event.owed if isinstance(event, CorrectionOwed) else after.chips - account.chips
        done.append((TerminalResult(account.terminal, key, HOW[type(event)], change), event))
        accounts[account.terminal] = after
    return done


def _due(
    account: ChipAccount, game: str, key: str, play: PlayNow, order: Ordered, reason: Text, by: str
) -> Event | Rejection:
    """What an order makes due at one terminal."""
    layout, settled = account.layouts.get(key), account.recall(key)
    voids = order.effect is not Effect.RECALCULATE
    if layout is not None and layout.table == game and voids:
        return WagersReturned(account.terminal, key, sum(layout.stakes.values()), reason, by)
    if settled is None or settled.table != game:
        return not_recalled(account, key, order.clause)
    owed = account.owed.get(key)
    if settled.void is not None or (owed is not None and owed.void is True):
        return NOTHING_DUE
    if voids:
        return void_settled(account, key, reason, by, here=True)
    if play.played is None:
        return NOTHING_DUE
    event = recalculated(account, key, play.played, reason, by)
    same = isinstance(event, SettlementCorrected) and event.wagers == settled.wagers
    return NOTHING_DUE if same and play.played == settled.played else event


def concerned(
    accounts: Iterable[ChipAccount], game: str, plays: Iterable[str]
) -> list[tuple[ChipAccount, str]]:
    """The accounts with wagers on plays of a game, each with the play."""
    keys = tuple(plays)
    return [
        (account, key)
        for account in accounts
        for key in keys
        if any(
            each is not None and each.table == game
            for each in (account.layouts.get(key), account.recall(key))
        )
    ]


def _check_results(act: CorrectPlays, results: list[TerminalResult], order: Ordered) -> Rejection | None:
    """Requires what staff have seen beforehand, each wager of a terminal once."""
    if not results:
        return Rejection("nothing-to-correct", clause=order.clause)
    if len(results) > MOST_RESULTS:
        return Rejection("out-of-range", {"case": "too-many-values", "most": MOST_RESULTS})
    if len({(each.terminal, each.play) for each in results}) < len(results):
        return Rejection("plays-needed", clause=order.clause)
    for seen, each in zip(act.results, results, strict=True):
        if seen != each:
            terminal = FloorPlace(f"pt/{each.terminal}")
            return Rejection(
                "recalculation-changed", {"terminal": terminal, "play": f"{each.play:.40}"}, order.clause
            )
    return None
