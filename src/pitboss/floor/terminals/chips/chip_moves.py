"""Chips on the layout of a player terminal: placed, moved and taken off while the game accepts wagers."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from pitboss.acting.plays import BettingPlay, PlayNow, PlayStage
from pitboss.acting.setups.sign import TableLimits
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_checks import installed, one_event, ready, take
from pitboss.floor.terminals.chips.chip_events import ChipsMoved, ChipsTakenOff, WagersPlaced
from pitboss.floor.terminals.games import find_game, find_play
from pitboss.floor.terminals.playing import check_player
from pitboss.floor.terminals.terminal import Terminal, drag, take_back
from pitboss.game.naming import wager_name
from pitboss.game.settlement import read_stake
from pitboss.kernel.decision import Command, Decision, Given, Need, States
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text

OUTSIDE = "outside-limits"
NO_STAKES = Rejection("bad-stake", {"case": "none-named"})


class DragChips(Command, frozen=True, tag="drag-chips"):
    """Places chips on the layout of a game, or a whole layout again."""

    terminal: str
    game: str
    play: str
    """The coup or spin that the player sees."""
    stakes: Mapping[str, Cents]
    """The amount to add to each wager."""


class MoveChips(Command, frozen=True, tag="move-chips"):
    """Moves chips from one wager to another: both steps, or neither."""

    terminal: str
    game: str
    play: str
    wager: str
    to: str
    cents: Cents


class TakeOffChips(Command, frozen=True, tag="take-off-chips"):
    """Takes chips of a wager off again: an amount, or all of them."""

    terminal: str
    game: str
    play: str
    wager: str
    cents: Cents | None = None


class ClearChips(Command, frozen=True, tag="clear-chips"):
    """Takes all chips on a play off."""

    terminal: str
    game: str
    play: str


Wagering = DragChips | MoveChips | TakeOffChips | ClearChips


class Seen(NamedTuple):
    """An account, and the open play that its player bets on."""

    account: ChipAccount
    play: BettingPlay
    limits: TableLimits
    terminal: Terminal
    """The account in play: its credits, and its chips on this play."""


def drag_chips(states: States, command: DragChips, _: Given) -> Decision:
    """Places as much of each wager as the limits permit. The rest never leaves the credit meter."""
    seen = _see(states, command, ready(states, command.terminal), bets=True)
    if not isinstance(seen, Seen):
        return seen
    terminal, refused = seen.terminal, NO_STAKES
    for wager, cents in command.stakes.items():
        placed = drag(terminal, seen.play, seen.limits, wager, cents)
        if not isinstance(placed, Rejection):
            terminal = placed
        elif placed.code == OUTSIDE:
            refused = placed
        else:
            return placed
    before = seen.terminal.layout
    counts = {
        wager: cents - before.get(wager, 0)
        for wager, cents in terminal.layout.items()
        if cents > before.get(wager, 0)
    }
    if not counts:
        return refused
    return take(seen.account, WagersPlaced(command.terminal, command.game, command.play, counts))


def move_chips(states: States, command: MoveChips, _: Given) -> Decision:
    """Takes chips off one wager and places what the limits permit on the other. The rest is returned."""
    seen = _see(states, command, ready(states, command.terminal), bets=True)
    if not isinstance(seen, Seen):
        return seen
    if command.to == command.wager:
        return Rejection("bad-stake", {"case": "lie-there"})
    cents = read_stake(seen.play.game, command.wager, command.cents)
    if isinstance(cents, Rejection):
        return cents
    reduced = _reduce(seen, command.wager, cents)
    if isinstance(reduced, Rejection):
        return reduced
    left = reduced.layout.get(command.wager, 0)
    lay = seen.terminal.layout[command.wager]
    if lay - left != cents:
        return Rejection("part-not-permitted", {"part": Amount(lay - left)}, "6.3.1")
    moved = drag(reduced, seen.play, seen.limits, command.to, cents)
    if isinstance(moved, Rejection):
        return moved
    counts = moved.layout[command.to] - reduced.layout.get(command.to, 0)
    event = ChipsMoved(command.terminal, command.play, command.wager, command.to, cents, counts)
    return take(seen.account, event)


def take_off_chips(states: States, command: TakeOffChips, _: Given) -> Decision:
    """Returns chips of a wager. The rest there must be an amount that could be placed."""
    seen = _see(states, command, installed(states, command.terminal))
    if not isinstance(seen, Seen):
        return seen
    lay = seen.terminal.layout.get(command.wager, 0)
    cents = lay if command.cents is None else read_stake(seen.play.game, command.wager, command.cents)
    if isinstance(cents, Rejection):
        return cents
    reduced = _reduce(seen, command.wager, cents)
    if isinstance(reduced, Rejection):
        return reduced
    off = lay - reduced.layout.get(command.wager, 0)
    return one_event(seen.account, ChipsTakenOff(command.terminal, command.play, {command.wager: off}))


def clear_chips(states: States, command: ClearChips, _: Given) -> Decision:
    """Returns all chips on a play."""
    seen = _see(states, command, installed(states, command.terminal))
    if not isinstance(seen, Seen):
        return seen
    on_layout = seen.terminal.layout
    if not on_layout:
        return Rejection("wager-not-placed", {"case": "no-chips"})
    return one_event(seen.account, ChipsTakenOff(command.terminal, command.play, dict(on_layout)))


def notices(
    command: DragChips, placed: WagersPlaced, titles: Callable[[], Mapping[str, str]] = dict
) -> tuple[Text, ...]:
    """The messages about wagers that were cut down to their limits. `titles` finds those of the game.

    >>> drag = DragChips("7", "1", "1-204", {"banker": 1_200, "tie": 500})
    >>> (notice,) = notices(drag, WagersPlaced("7", "1", "1-204", {"banker": 1_000, "tie": 500}))
    >>> notice.facts["back"]
    Amount(cents=200)
    """
    cut = {wager: cents - placed.stakes.get(wager, 0) for wager, cents in command.stakes.items()}
    if not any(cut.values()):
        return ()
    known = titles()
    return tuple(
        Text(
            "chips-come-back",
            {
                "wager": wager_name(known, wager),
                "counts": Amount(placed.stakes.get(wager, 0)),
                "back": Amount(over),
            },
        )
        for wager, over in cut.items()
        if over
    )


def _see(
    states: States, command: Wagering, account: ChipAccount | Rejection, *, bets: bool = False
) -> Seen | Rejection | Need:
    """The account and the play, if the play accepts wagers now. Who `bets` must not be excluded."""
    if isinstance(account, Rejection):
        return account
    game = find_game(states, command.game)
    if isinstance(game, Rejection | Need):
        return game
    barred = check_player(states, account, game.edition.key) if bets else None
    if barred is not None:
        return barred
    now = find_play(game, command.play)
    refused = check_takes(now)
    if refused is not None:
        return refused
    layout = account.layouts.get(command.play)
    if layout is not None and layout.table != command.game:
        return Rejection("other-table")
    if now is None or now.play is None or now.limits is None:
        raise AssertionError("an open play has its machine and its limits")
    lie = {} if layout is None else layout.stakes
    return Seen(account, now.play, now.limits, Terminal(account.chips, lie))


def check_takes(now: PlayNow | None) -> Rejection | None:
    """Whether a play accepts wagers. The screens disable the layout by the same check."""
    if now is not None and now.stage is PlayStage.OPEN:
        return None
    if now is not None and now.play is not None:
        refused = now.play.check_open()
        if refused is not None:
            return replace(refused, clause=refused.clause or "4.2.6")
    return Rejection("wagers-closed", {"case": "no-wagers-now"}, "4.2.6")


def _reduce(seen: Seen, wager: str, cents: Cents) -> Terminal | Rejection:
    """The terminal with this many chips off a wager, or more if no smaller amount may stay there."""
    lay = seen.terminal.layout.get(wager, 0)
    if cents > lay or not lay:
        return Rejection("wager-not-placed", {"case": "lies-there", "lies": Amount(lay)})
    bare = take_back(seen.terminal, seen.play, wager)
    if isinstance(bare, Rejection) or cents == lay:
        return bare
    left = drag(bare, seen.play, seen.limits, wager, lay - cents)
    return bare if isinstance(left, Rejection) and left.code == OUTSIDE else left
