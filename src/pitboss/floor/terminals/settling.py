"""What a game makes due at a player terminal: returned wagers, settlements, and corrected settlements."""

from enum import StrEnum

import msgspec

from pitboss.acting.plays import Played, PlayNow, PlayStage
from pitboss.acting.state import GameState
from pitboss.floor.terminals.chips.chip_account import ChipAccount, PlayStakes, Recalled
from pitboss.floor.terminals.chips.chip_checks import installed, locked, not_recalled, one_event, take
from pitboss.floor.terminals.chips.chip_events import (
    ChipsTakenOff,
    CorrectionOwed,
    OwedCleared,
    OwedPaid,
    Reason,
    Settled,
    SettlementCorrected,
    SettlementVoided,
    WagersForfeited,
    WagersReturned,
    WagersSettled,
)
from pitboss.floor.terminals.games import find_game, find_play
from pitboss.floor.terminals.limits import close_period
from pitboss.floor.terminals.stakes import corrected, resettle, settle_stakes, settled_on
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Command, Decision, Given, Need, States, is_line
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text

NOTHING_DUE = Rejection("nothing-due")
SYSTEM = "game system"
"""The name behind what the rules order automatically."""

Due = (
    ChipsTakenOff
    | WagersReturned
    | WagersForfeited
    | WagersSettled
    | SettlementCorrected
    | SettlementVoided
    | CorrectionOwed
)


class ReconcilePlay(Command, frozen=True, tag="reconcile-play"):
    """Brings a terminal up to date with a play of its game."""

    terminal: str
    game: str
    play: str


class Ground(StrEnum):
    """Why a play is void at one terminal."""

    MALFUNCTION = "malfunction"
    UNCONFIRMED = "wagers-unconfirmed"

    @property
    def clause(self) -> Clause:
        """The clause that makes it void."""
        return "11.1" if self is Ground.MALFUNCTION else "11.6"


class VoidTerminalPlay(Command, frozen=True, tag="void-terminal-play"):
    """A supervisor declares a play void at one terminal: it malfunctioned, or its wagers are not certain."""

    terminal: str
    game: str
    play: str
    kind: Ground
    reason: str
    approved_by: str


class ClearOwed(Command, frozen=True, tag="clear-owed"):
    """The cage pays or collects what a correction left owed."""

    terminal: str
    play: str
    owed: int
    """The amount paid to the player; negative if the player pays."""
    note: str
    approved_by: str
    given_up: bool = False
    """Whether the casino waives what the player owes. Then no cash moves."""


def reconcile_play(states: States, command: ReconcilePlay, given: Given) -> Decision:
    """Does the next thing that is due. If nothing is left to do, it says so."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    game = find_game(states, command.game)
    if isinstance(game, Rejection | Need):
        return game
    event = what_is_due(account, command.game, game, command.play)
    if isinstance(event, Rejection):
        return event
    if isinstance(event, WagersSettled | WagersReturned | WagersForfeited):
        return one_event(account, msgspec.structs.replace(event, at=given.at))
    rights = SettlementCorrected | SettlementVoided
    return take(account, event) if isinstance(event, rights) else one_event(account, event)


def plays_due(account: ChipAccount, name: str, game: GameState) -> tuple[str, ...]:
    """The plays of a game that an account must act on."""
    over = [
        play
        for play, layout in account.layouts.items()
        if layout.table == name and _is_over(account, layout, play, find_play(game, play))
    ]
    wrong = [
        play
        for play, settled in (*account.recent.items(), *account.earlier.items())
        if settled.table == name and _is_wrong(account, settled, play, find_play(game, play))
    ]
    return (*wrong, *over)


def _is_over(account: ChipAccount, layout: PlayStakes, play: str, now: PlayNow | None) -> bool:
    """Whether chips on a play are due to move. Their amounts are computed only then."""
    if now is None or now.stage is PlayStage.OPEN:
        return False
    return now.stage is not PlayStage.CLOSED or _refused(account, layout, play, now) is not None


def _is_wrong(account: ChipAccount, settled: Recalled, play: str, now: PlayNow | None) -> bool:
    """Whether a settlement must be corrected. Hardly any must, and this check is quick."""
    if now is None or _agrees(account, settled, play, now):
        return False
    return not isinstance(_put_right(account, settled, play, now), Rejection)


def _agrees(account: ChipAccount, settled: Recalled, play: str, now: PlayNow) -> bool:
    """Whether a play still has the result it was settled on, and no earlier correction is still owed."""
    owed = account.owed.get(play)
    return now.played == settled.played and (owed is None or owed.cents == 0)


def what_is_due(account: ChipAccount, name: str, game: GameState, play: str) -> Due | Rejection:
    """The next thing that a play makes due at an account."""
    layout, recalled = account.layouts.get(play), account.recall(play)
    now = find_play(game, play)
    if layout is not None and layout.table == name:
        return _end(account, layout, play, now)
    if recalled is not None and recalled.table == name and now is not None:
        return _put_right(account, recalled, play, now)
    return NOTHING_DUE


def _end(account: ChipAccount, layout: PlayStakes, play: str, now: PlayNow | None) -> Due | Rejection:
    """What happens to the chips on a play."""
    if now is None:
        return Rejection("play-unknown", {"play": f"{play:.40}"}, "11.6")
    if now.stage is PlayStage.OPEN:
        return NOTHING_DUE
    if now.stage is PlayStage.VOID:
        total = sum(layout.stakes.values())
        if account.terminal in now.forfeits:
            by = now.ruled_by or SYSTEM
            return WagersForfeited(account.terminal, layout.table, play, total, _why(now), by)
        return WagersReturned(account.terminal, play, total, _why(now))
    refused = _refused(account, layout, play, now)
    if refused is not None:
        return refused
    if now.played is None:
        return NOTHING_DUE
    wagers = settle_stakes(now.played, layout.stakes)
    if isinstance(wagers, Rejection):
        return wagers
    return WagersSettled(account.terminal, layout.table, play, now.played, wagers)


def _refused(account: ChipAccount, layout: PlayStakes, play: str, now: PlayNow) -> ChipsTakenOff | None:
    """The wagers that the terminal does not accept, now that the period is over."""
    if now.limits is None:
        raise AssertionError("a play that takes wagers has limits")
    closed = close_period(now.game, now.limits, layout.stakes)
    back = {wager: ruled for wager, ruled in closed.items() if ruled.back}
    if not back:
        return None
    stakes = {wager: ruled.back for wager, ruled in back.items()}
    clauses = {wager: ruled.clause for wager, ruled in back.items() if ruled.clause is not None}
    return ChipsTakenOff(account.terminal, play, stakes, clauses)


def _put_right(account: ChipAccount, wrong: Recalled, play: str, now: PlayNow) -> Due | Rejection:
    """What happens to a settlement whose play has another result since."""
    owed = account.owed.get(play)
    if wrong.void is not None or account.locked is not None or (owed is not None and owed.void is True):
        return NOTHING_DUE
    if now.stage is PlayStage.VOID:
        forfeited = account.terminal in now.forfeits
        return void_settled(account, play, _why(now), now.ruled_by or SYSTEM, forfeited=forfeited)
    if now.played is None or _agrees(account, wrong, play, now):
        return NOTHING_DUE
    return recalculated(account, play, now.played, _why(now), now.ruled_by or SYSTEM)


def recalculated(account: ChipAccount, play: str, played: Played, reason: Reason, by: str) -> Due | Rejection:
    """A settled play is settled again: the settlement is reversed and made anew, or the cage evens it out."""
    wrong = settled_on(account, play)
    right = resettle(wrong, played)
    if isinstance(right, Rejection):
        return right
    change = returned(right) - returned(wrong.wagers)
    return _owed(account, play, change, reason, by) or corrected(account, play, played, right, reason, by)


def void_settled(
    account: ChipAccount,
    play: str,
    reason: Reason,
    by: str,
    *,
    forfeited: bool = False,
    here: bool = False,
) -> Due | Rejection:
    """A settled play becomes void: wins are reversed, and the stakes are returned or forfeited.

    `here` is for a play that is void at this terminal only, whatever its game came to.
    """
    wrong = settled_on(account, play)
    stakes = 0 if forfeited else sum(wager.stake for wager in wrong.wagers.values())
    change = stakes - returned(wrong.wagers)
    owed = _owed(account, play, change, reason, by)
    if isinstance(owed, CorrectionOwed):
        return msgspec.structs.replace(owed, void=here)
    return owed or SettlementVoided(
        account.terminal, wrong.table, play, wrong.version, wrong.wagers, reason, by, forfeited
    )


def _owed(
    account: ChipAccount, play: str, change: Cents, reason: Reason, by: str
) -> CorrectionOwed | Rejection | None:
    """What the cage must pay or claim, if the player has left or the account cannot take the change."""
    wrong, owed = settled_on(account, play), account.owed.get(play)
    there = wrong.version > account.left and account.locked is None
    if there and account.chips + change >= 0 and owed is None:
        return None
    if change == (0 if owed is None else owed.cents):
        return NOTHING_DUE
    return CorrectionOwed(account.terminal, wrong.table, play, change, reason, by)


def void_terminal_play(states: States, command: VoidTerminalPlay, given: Given) -> Decision:
    """Returns the stakes of a play at one terminal, settled or not."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    clause = command.kind.clause
    if not is_line(command.reason, command.approved_by):
        return Rejection("not-authorised", {"case": "void-play"}, clause)
    layout, recalled = account.layouts.get(command.play), account.recall(command.play)
    reason = by_clause(command.reason, clause)
    if layout is not None and layout.table == command.game:
        total = sum(layout.stakes.values())
        facts = (command.terminal, command.play, total, reason, command.approved_by)
        return one_event(account, WagersReturned(*facts, at=given.at))
    if recalled is None or recalled.table != command.game:
        return not_recalled(account, command.play, clause)
    if account.locked is not None:
        return locked(account.locked)
    if recalled.void is not None:
        return Rejection("play-void", {"play": f"{command.play:.40}"}, clause)
    event = void_settled(account, command.play, reason, command.approved_by, here=True)
    if isinstance(event, Rejection):
        return event
    return take(account, event) if isinstance(event, SettlementVoided) else one_event(account, event)


def clear_owed(states: States, command: ClearOwed, _: Given) -> Decision:
    """Pays or collects what was owed, once, or waives what a player owed."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    owed = account.owed.get(command.play)
    if owed is None or not owed.left:
        return Rejection("nothing-owed", {"play": f"{command.play:.40}"})
    if command.owed != owed.left:
        left, given = Amount(owed.left), Amount(command.owed)
        return Rejection(
            "amount-differs", {"case": "owed", "owed": left, "play": f"{command.play:.40}", "amount": given}
        )
    if not is_line(command.note, command.approved_by):
        return Rejection("not-authorised", {"case": "clear-owed"}, "11.5")
    facts = (command.owed, command.note, command.approved_by)
    if not command.given_up:
        return one_event(account, OwedPaid(command.terminal, owed.table, command.play, *facts))
    if command.owed > 0:
        return Rejection("owed-to-player", clause="11.5")
    return one_event(account, OwedCleared(command.terminal, command.play, *facts))


def _why(now: PlayNow) -> Reason:
    """The reason, with the clause if one orders it."""
    reason = now.reason or Text("reason-result-corrected")
    return reason if now.clause is None else by_clause(reason, now.clause)


def by_clause(reason: Reason, clause: Clause) -> Text:
    """A reason with the clause that orders what is done."""
    return Text("reason-by-clause", {"reason": reason, "clause": clause})


def returned(wagers: Settled) -> Cents:
    """What wagers brought back in all."""
    return sum(wager.returned for wager in wagers.values())
