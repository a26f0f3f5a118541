"""The view of a player terminal: the account of this terminal, and nothing of any other."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from pitboss.acting.audience import View
from pitboss.acting.plays import Played
from pitboss.floor.devices.devices import Device
from pitboss.floor.kinds import kind_for
from pitboss.floor.terminals.chips.chip_account import ChipAccount, Payout, Recalled
from pitboss.floor.terminals.chips.chip_events import SettledWager
from pitboss.floor.terminals.played import settle_played
from pitboss.game.coup import Hand
from pitboss.game.settlement import Settlement
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.catalogue import known_game
from pitboss.rules.edition import Game

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

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


class SeenPlay(View, frozen=True):
    """A play that is over, in the game recall of the terminal."""

    game: str
    play: str
    outcome: Text | None
    """None if this release has not the rules of the play."""
    staked: Cents
    returned: Cents
    """The winnings, and the stakes that came back."""
    won: Cents
    before: Cents
    """The credit meter plus the chips on this play before settlement."""
    after: Cents
    """The credit meter after settlement."""
    wagers: tuple["SeenSettled", ...]
    cards: tuple[str, ...] = ()
    number: int | None = None
    void: Text | str | None = None
    """Why it was voided later."""
    at: Instant | None = None
    """When it was settled."""
    hands: tuple[Hand, ...] = ()
    """The hand that got each card."""


class SeenSettled(View, frozen=True):
    """The result of one wager."""

    wager: str
    stake: Cents
    returned: Cents


class SeenBack(View, frozen=True):
    """Chips that the system returned to the player."""

    play: str
    cents: Cents
    reason: Text | str | None = None
    """Why the play was voided; none if the chips were below the limits."""
    clauses: tuple[Clause, ...] = ()
    """The clauses by which they were not accepted."""


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
    won: Cents = 0
    """The win meter: the winnings of the last play, without the returned stakes."""
    recall: tuple[SeenPlay, ...] = ()
    """The latest plays with their results, the newest first."""
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


def terminal_view(floor: "FloorEngine", terminal: str) -> TerminalView | None:
    """What a terminal shows; none if there is no such terminal."""
    account = floor.state(f"pt/{terminal}")
    if not isinstance(account, ChipAccount):
        return None
    back = account.given_back
    recall = tuple(see_play(play, each) for play, each in reversed([*account.recent.items()]))
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
        recall[0].won if recall else 0,
        recall,
        None if back is None else SeenBack(back.play, back.cents, back.reason, back.clauses),
        see_payouts(account.payouts),
        account.locked,
        faults,
        account.settings.message,
        account.called,
        _way_out(account, faults),
    )


def _way_out(account: ChipAccount, faults: tuple[SeenDevice, ...]) -> WayOut:
    if account.layouts:
        return "after-play"
    if account.chips > account.settings.hand_pay_over:
        return "hand-pay"
    return "voucher" if any(each.name.startswith("printer") for each in faults) else "ticket"


def see_play(play: str, settled: Recalled) -> SeenPlay:
    """A settled play in full. Later events at the terminal do not change it."""
    known = _seen.get(id(settled))
    if known is None:
        if len(_seen) >= MOST_CACHED_PLAYS:
            _seen.clear()
        known = _seen[id(settled)] = settled, _see_play(play, settled)
    return known[1]


_seen: dict[int, tuple[Recalled, SeenPlay]] = {}
"""Cached views of plays. The cache holds each play, so its `id` stays unique."""


def _see_play(play: str, settled: Recalled) -> SeenPlay:
    wagers = tuple(SeenSettled(key, each.stake, each.returned) for key, each in settled.wagers.items())
    staked = sum(wager.stake for wager in wagers)
    returned = sum(wager.returned for wager in wagers)
    played = settled.played
    return SeenPlay(
        settled.table,
        play,
        outcome(played),
        staked,
        returned,
        _won(settled),
        settled.balance - returned + staked,
        settled.balance,
        wagers,
        played.cards,
        played.number,
        settled.void,
        settled.at,
        hands(played),
    )


def _won(settled: Recalled) -> Cents:
    """What a play paid besides the stakes."""
    if settled.void is not None:
        return 0
    stakes = {wager: each.stake for wager, each in settled.wagers.items()}
    found = settle_played(settled.played, stakes)
    rules = {} if isinstance(found, Rejection) else found
    return sum(_won_on(each, rules.get(wager)) for wager, each in settled.wagers.items())


def _won_on(paid: SettledWager, rules: Settlement | None) -> Cents:
    """What a wager paid besides its stake.

    Of a call bet only the winning pieces come back, and the log does not say how many. The rules do, as long
    as they are those by which it was paid.
    """
    if rules is not None and rules.returned == paid.returned:
        return rules.won
    return max(paid.returned - paid.stake, 0)


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
