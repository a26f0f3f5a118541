"""The view of a player terminal: the account of this terminal, and nothing of any other."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, cast

from pitboss.acting.audience import View
from pitboss.acting.outcomes import SeenPlay, SeenSum, settled, sum_of
from pitboss.acting.plays import Played
from pitboss.acting.state import change
from pitboss.floor.devices.devices import Device
from pitboss.floor.kinds import kind_for
from pitboss.floor.terminals.chips.chip_account import ChipAccount, Payout, Recalled
from pitboss.floor.terminals.chips.chip_changes import RECALLED_PLAYS
from pitboss.floor.terminals.played import pay_of, settle_played
from pitboss.game.coup import Hand
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import LEGACY, Text
from pitboss.patron.patron import Patron
from pitboss.rules.catalogue import known_game
from pitboss.rules.edition import Game

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

DECLARED = Text("reason-declared")
"""The words for players where staff gave the reason."""
MOST_CACHED_PLAYS = 1 << 15
"""The most recent plays whose views are cached."""


WayOut = Literal["ticket", "hand-pay", "voucher", "after-play"]
"""How a player leaves with the credits.

With a ticket, by a hand pay if the amount is too high for one, by voucher if the printer fails, or only after
the chips are off the layouts.
"""


class SeenLayout(View, frozen=True):
    """The chips of the terminal on one play."""

    game: str
    play: str
    stakes: Mapping[str, Cents]


class SeenBack(View, frozen=True):
    """Chips that the system returned to the player."""

    play: str
    cents: Cents
    reason: Text | str | None = None
    """Why the play was voided; none if the chips were below the limits."""
    clauses: tuple[Clause, ...] = ()
    """The clauses by which they were not accepted."""


class SeenPutRight(View, frozen=True):
    """What a correction or a void of a settled play did to the player here."""

    play: str
    more: int
    void: bool


class SeenPayout(View, frozen=True):
    """Credits that staff pay by hand."""

    sequence: int
    cents: Cents
    withheld: str | None = None
    """Why it is withheld."""
    aside: bool = False
    """Whether others may play at the terminal meanwhile."""


class SeenDevice(View, frozen=True):
    """A device that has failed."""

    name: str
    fault: str
    detail: Text | str


class TerminalView(View, frozen=True, tag_field="view", tag="terminal"):
    """One player terminal. All of it is also there in idle and locked states."""

    terminal: str
    venue: str
    credits: Cents
    held: Cents
    """The chips on the layouts."""
    notes: tuple[Cents, ...]
    """The denominations that it accepts."""
    credit_limit: Cents
    games: tuple[str, ...] = ()
    """The games that can be played here. Each has its own channel."""
    layouts: tuple[SeenLayout, ...] = ()
    recall: tuple[SeenPlay, ...] = ()
    """The latest plays, the newest first. The win meter shows what the first returned, and its net."""
    played: SeenSum | None = None
    """What those of them came to that were played since a player last left: they are the first of them."""
    put_right: SeenPutRight | None = None
    back: SeenBack | None = None
    """The last chips that were returned to the player, and why."""
    payouts: tuple[SeenPayout, ...] = ()
    locked: Text | None = None
    """Why no money moves. Staff must unlock the terminal."""
    faults: tuple[SeenDevice, ...] = ()
    """The failed devices of this terminal."""
    message: str = ""
    called: Instant | None = None
    """Since when the player has waited for service."""
    leaves: WayOut = "ticket"
    """How the player would leave now."""
    barred: bool = False
    """Whether the player is excluded from the casino: credits go out, and none come in."""
    patron: int | None = None
    """Who plays there, for staff."""


def terminal_view(floor: "FloorEngine", terminal: str, *, staff: bool = False) -> TerminalView | None:
    """What a terminal shows; none if there is no such terminal. Only staff read what staff wrote."""
    account = floor.state(f"pt/{terminal}")
    if not isinstance(account, ChipAccount):
        return None
    view = _whole_view(floor, terminal, account)
    return view if staff else _for_player(view)


def _for_player(view: TerminalView) -> TerminalView:
    """The view without the reasons that staff wrote: players read the words of the ruling."""
    back = view.back
    return change(
        view,
        recall=tuple(change(play, void=_ruling(play.void)) for play in view.recall),
        back=None if back is None else change(back, reason=_ruling(back.reason)),
        payouts=tuple(change(payout, withheld=None) for payout in view.payouts),
        faults=tuple(change(fault, detail="") for fault in view.faults),
        patron=None,
    )


def _ruling(reason: Text | str | None) -> Text | None:
    """What was ruled, without the words in which somebody gave the reason."""
    match reason:
        case None:
            return None
        case Text(key="reason-by-clause", facts=facts):
            return Text(
                reason.key, {**facts, "reason": _ruling(cast("Text | str", facts["reason"])) or DECLARED}
            )
        case Text(key=key) if key != LEGACY:
            return reason
    return DECLARED


def _whole_view(floor: "FloorEngine", terminal: str, account: ChipAccount) -> TerminalView:
    patron = None if account.patron is None else floor.state(f"patron/{account.patron}")
    back = account.given_back
    latest = _latest(account)
    recall = tuple(see_play(play, each) for play, each in latest)
    own = sum(each.version > account.left for _, each in latest)
    faults = see_faults(floor, [f"device/printer-{terminal}", f"device/stacker-{terminal}"])
    return TerminalView(
        terminal,
        account.settings.venue,
        account.chips,
        account.credit - account.chips,
        account.settings.notes,
        account.settings.credit_limit,
        tuple(game.name for game in floor.config.games if game.rapid),
        tuple(SeenLayout(lies.table, play, lies.stakes) for play, lies in account.layouts.items()),
        recall,
        sum_of(recall[:own]),
        _put_right(account, [play for play, _ in latest[:own]]),
        None if back is None else SeenBack(back.play, back.cents, back.reason, back.clauses),
        see_payouts(account.payouts),
        account.locked,
        faults,
        account.settings.message,
        account.called,
        _way_out(account, faults),
        isinstance(patron, Patron) and patron.barred() is not None,
        account.patron,
    )


def _put_right(account: ChipAccount, own: list[str]) -> SeenPutRight | None:
    """It is told to the player whose play it was, and to no one who came after."""
    done = account.put_right
    return None if done is None or done.play not in own else SeenPutRight(done.play, done.more, done.void)


def _latest(account: ChipAccount) -> list[tuple[str, Recalled]]:
    """The latest plays, the newest first: settled ones, and those that were void before that."""
    over = (*account.recent.items(), *account.void_plays.items())
    return sorted(over, key=lambda each: each[1].at or 0)[: -RECALLED_PLAYS - 1 : -1]


def _way_out(account: ChipAccount, faults: tuple[SeenDevice, ...]) -> WayOut:
    if account.layouts:
        return "after-play"
    if account.chips > account.settings.hand_pay_over:
        return "hand-pay"
    return "voucher" if any(each.name.startswith("printer") for each in faults) else "ticket"


def see_play(play: str, recalled: Recalled) -> SeenPlay:
    """A settled play in full. Later events at the terminal do not change it."""
    known = _seen.get(id(recalled))
    if known is None:
        if len(_seen) >= MOST_CACHED_PLAYS:
            _seen.clear()
        known = _seen[id(recalled)] = recalled, _see_play(play, recalled)
    return known[1]


_seen: dict[int, tuple[Recalled, SeenPlay]] = {}
"""Cached views of plays. The cache holds each play, so its `id` stays unique."""


def _see_play(play: str, recalled: Recalled) -> SeenPlay:
    pays = _pays(recalled)
    wagers = tuple(
        settled(key, each.stake, each.returned, pays.get(key)) for key, each in recalled.wagers.items()
    )
    staked, returned = sum(each.stake for each in wagers), sum(each.returned for each in wagers)
    played = recalled.played
    return SeenPlay(
        recalled.table,
        play,
        None if played is None else outcome(played),
        staked,
        returned,
        returned - staked,
        wagers,
        before=recalled.balance - returned + staked,
        after=recalled.balance,
        cards=() if played is None else played.cards,
        number=None if played is None else played.number,
        void=recalled.void,
        at=recalled.at,
        hands=() if played is None else hands(played),
    )


def _pays(recalled: Recalled) -> Mapping[str, Text | None]:
    """By what each wager was paid, as far as the rules of this release are those by which it was."""
    if recalled.played is None or recalled.void is not None:
        return {}
    stakes = {wager: each.stake for wager, each in recalled.wagers.items()}
    found = settle_played(recalled.played, stakes)
    if isinstance(found, Rejection):
        return {}
    same = [key for key, each in recalled.wagers.items() if found[key].returned == each.returned]
    return {key: pay_of(recalled.played, key) for key in same}


@lru_cache(1 << 10)
def outcome(played: Played) -> Text | None:
    """The result of a play. Many terminals recall the same play.

    >>> outcome(Played("star-rapid-etg-2016", "roulette", number=17)).facts["number"]
    17
    """
    game = _game(played)
    return None if game is None else kind_for(game).at_terminals.outcome(game, played)


@lru_cache(1 << 10)
def hands(played: Played) -> tuple[Hand, ...]:
    """The hand that got each card of a coup.

    >>> "".join(
    ...     hand[0]
    ...     for hand in hands(Played("star-rapid-etg-2016", "baccarat", ("9S", "KH", "4D", "7C", "7H")))
    ... )
    'pbpbp'
    """
    game = _game(played)
    return () if game is None else kind_for(game).at_terminals.hands(game, played)


def _game(played: Played) -> Game | None:
    """The game of a play, if this release has its rules, and they fit what was dealt."""
    unfit = isinstance(settle_played(played, {}), Rejection)
    return None if unfit else known_game(played.edition, played.game)


def see_payouts(payouts: Mapping[int, Payout]) -> tuple[SeenPayout, ...]:
    """The manual payouts that are not paid yet."""
    return tuple(
        SeenPayout(number, each.cents, None if each.hold is None else each.hold.reason, each.aside)
        for number, each in payouts.items()
    )


def see_faults(floor: "FloorEngine", streams: list[str]) -> tuple[SeenDevice, ...]:
    """The failed devices among some streams."""
    faults = []
    for stream in streams:
        device = floor.state(stream)
        if isinstance(device, Device) and device.failed is not None:
            faults.append(SeenDevice(device.name, device.failed.fault, device.failed.detail))
    return tuple(faults)
