"""Promises of fair dealing: a commitment before the first wager, and the seed after all of it is dealt."""

import re
from collections.abc import Mapping

import msgspec

from pitboss.acting.acts.sound import is_reason
from pitboss.acting.fair.fair_dealing import DealStage
from pitboss.acting.fair.proofs import Out
from pitboss.acting.state import GameState, change
from pitboss.floor import kinds
from pitboss.floor.fair.number_events import (
    DealDisputed,
    DealMixed,
    Number,
    NumberCommitted,
    NumberRevealed,
    Withholding,
)
from pitboss.floor.kinds import kind_of
from pitboss.game.fair import SCHEME, DealKind, commitment, mix, read_seed
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.ledger.entry import Entry

RECALLED_DEALS = 20
"""How many revealed deals stay in the state. The log has them all."""
SHA256 = re.compile("[0-9a-f]{64}")
WITHHELD_MARKS, MOST_MARKS, LEFT_OUT_DEALS = 10, 30, 100
"""A terminal gets this many marks for a number that it withheld, and loses one for each number that it
revealed. At the maximum it is left out of this many deals of the game."""


class CommitDeal(Command, frozen=True, tag="commit-deal"):
    """A game promises what it will deal: the next shoe, by its number, or a spin, by its key."""

    game: str
    deal: str
    kind: DealKind
    commitment: str


class RevealDeal(Command, frozen=True, tag="reveal-deal"):
    """The seed of a deal that is over is published."""

    game: str
    deal: str
    seed: str


class WithdrawDeal(Command, frozen=True, tag="withdraw-deal"):
    """A promise can no longer be kept, because its seed is lost. This must be public."""

    game: str
    deal: str
    reason: Text | str
    """A text of ours, or the words of whoever withdraws it."""


Promising = CommitDeal | RevealDeal | WithdrawDeal


class DealCommitted(Event, frozen=True):
    """A deal was promised, under the rules of the game at that time."""

    game: str
    deal: str
    kind: DealKind
    commitment: str
    edition: str
    scheme: int = 1
    """How the deal is computed; see `game.fair.SCHEME`."""


class DealRevealed(Event, frozen=True):
    """The seed of a deal was published, with what was dealt on the table or on the wheel."""

    game: str
    deal: str
    seed: str
    decks: int = 0
    cut: int = 0
    out: tuple[Out, ...] = ()
    """The cards that left the shoe, in order."""
    number: int | None = None
    """The number that the wheel read. None for a shoe, and for a spin that was void before."""


class DealWithdrawn(Event, frozen=True):
    """A promise is no longer valid: its seed is never published."""

    game: str
    deal: str
    reason: Text | str


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A promise, and its seed once published."""

    kind: DealKind
    commitment: str
    edition: str
    seed: str | None = None
    withdrawn: Text | str | None = None
    """Why it is no longer valid, if it is not."""
    scheme: int = 1
    numbers: Mapping[str, Number] = {}
    """The numbers of the terminals, until the deal is over."""
    mix: str | None = None
    """The combined numbers, once they are mixed."""
    disputes: Mapping[str, Text | str] = {}
    """By terminal, what it found wrong."""

    @property
    def open(self) -> bool:
        """Whether the promise must still be kept."""
        return self.seed is None and self.withdrawn is None


class FairDeals(msgspec.Struct, frozen=True, omit_defaults=True):
    """The promises of one game."""

    deals: Mapping[str, Deal] = {}
    """In the order in which they were made: all open ones, and the latest of the others."""
    marks: Mapping[str, int] = {}
    """The marks of terminals that withheld their numbers."""
    left_out: Mapping[str, int] = {}
    """Terminals that withheld too often, with the number of deals for which they are left out."""

    @property
    def open(self) -> tuple[str, ...]:
        """The deals whose seeds are still secret."""
        return tuple(name for name, deal in self.deals.items() if deal.open)


def commit_deal(states: States, command: CommitDeal, _: Given) -> Decision:
    """Accepts a promise only while nobody can know or change any of what is promised."""
    fair = known_promises(states, command.game)
    if re.fullmatch(NAME, command.deal) is None or SHA256.fullmatch(command.commitment) is None:
        return Rejection("bad-deal")
    before = fair.deals.get(command.deal)
    if before is not None and before.withdrawn is None:
        return Rejection("deal-committed", {"deal": command.deal})
    game = _game(states, command, command.kind)
    if game is None or game.setup is None:
        deals = Text(f"deal-{command.kind}")
        return Rejection(
            "unknown-game", {"case": "of-deal-kind", "game": f"{command.game!r:.60}", "deals": deals}
        )
    refused = check_promising(game) or kind_of(game).fair.check_coming(game, command.deal)
    if refused is not None:
        return refused
    event = DealCommitted(
        command.game, command.deal, command.kind, command.commitment, game.setup.edition, SCHEME
    )
    return Decided(((f"fair/{command.game}", event),))


def reveal_deal(states: States, command: RevealDeal, _: Given) -> Decision:
    """Publishes a seed only when it reveals nothing about what is still to come."""
    fair = known_promises(states, command.game)
    deal, seed = find_promise(fair, command.deal), read_seed(command.seed)
    if isinstance(deal, Rejection):
        return deal
    if seed is None or (
        commitment(deal.kind, command.game, command.deal, seed, deal.scheme) != deal.commitment
    ):
        return Rejection("seed-differs", {"deal": command.deal})
    revealed = DealRevealed(command.game, command.deal, command.seed)
    game = _game(states, command, deal.kind)
    dealt = None if game is None else kind_of(game).fair.dealt(game, command.deal)
    if dealt is None:
        return Rejection("deal-in-play", {"case": "not-over", "deal": command.deal})
    return Decided(((f"fair/{command.game}", change(revealed, **dealt)),))


def withdraw_deal(states: States, command: WithdrawDeal, _: Given) -> Decision:
    """Records that a promise will not be kept, whether its deal has begun or not."""
    fair = known_promises(states, command.game)
    deal = find_promise(fair, command.deal)
    if isinstance(deal, Rejection):
        return deal
    if not is_reason(command.reason):
        return Rejection("reason-needed", {"case": "promise-withdrawn"})
    return Decided(((f"fair/{command.game}", DealWithdrawn(command.game, command.deal, command.reason)),))


def evolve(fair: FairDeals | None, event: Event, _: Entry) -> FairDeals:
    """The promises of a game after an event. A release may remember fewer deals than one before it."""
    fair = fair or FairDeals()
    if isinstance(event, DealMixed):
        # Earlier releases did not state the marks. They all counted them by these figures.
        after = event.withholding or _mark(fair, event.numbers, 10, 30, 100)
        fair = change(fair, marks=after.marks, left_out=after.left_out)
    deals = dict(fair.deals)
    match event:
        case DealCommitted():
            # A withdrawn deal can be promised again. It then comes after all others.
            deals.pop(event.deal, None)
            deals[event.deal] = Deal(event.kind, event.commitment, event.edition, scheme=event.scheme)
        case NumberCommitted() if event.deal in deals:
            deals[event.deal] = _with_number(deals[event.deal], event.terminal, Number(event.commitment))
        case NumberRevealed() if event.deal in deals and event.terminal in deals[event.deal].numbers:
            revealed = change(deals[event.deal].numbers[event.terminal], number=event.value)
            deals[event.deal] = _with_number(deals[event.deal], event.terminal, revealed)
        case DealMixed() if event.deal in deals:
            counted = {terminal: each.counts for terminal, each in event.numbers.items()}
            deal = deals[event.deal]
            mixture = mix(deal.kind, event.game, event.deal, event.head, counted)
            deals[event.deal] = change(deal, numbers=event.numbers, mix=mixture)
        case DealRevealed() if event.deal in deals:
            deals[event.deal] = change(deals[event.deal], seed=event.seed, numbers={})
        case DealWithdrawn() if event.deal in deals:
            deals[event.deal] = change(deals[event.deal], withdrawn=event.reason, numbers={})
        case DealDisputed() if event.deal in deals:
            disputes = {**deals[event.deal].disputes, event.terminal: event.finding}
            deals[event.deal] = change(deals[event.deal], disputes=disputes)
    ended = [name for name, deal in deals.items() if not deal.open]
    for name in ended[:-RECALLED_DEALS]:
        del deals[name]
    return change(fair, deals=deals)


def _with_number(deal: Deal, terminal: str, number: Number) -> Deal:
    return change(deal, numbers={**deal.numbers, terminal: number})


def mark_withheld(fair: FairDeals, numbers: Mapping[str, Number]) -> Withholding:
    """The marks of terminals after a deal, and the terminals that are left out of the next ones."""
    return _mark(fair, numbers, WITHHELD_MARKS, MOST_MARKS, LEFT_OUT_DEALS)


def _mark(
    fair: FairDeals, numbers: Mapping[str, Number], withheld_marks: int, most: int, left_out_deals: int
) -> Withholding:
    marks = dict(fair.marks)
    for terminal, each in numbers.items():
        withheld = each.number is None
        if withheld or terminal in marks:
            marks[terminal] = marks.get(terminal, 0) + (withheld_marks if withheld else -1)
    out = {terminal: left - 1 for terminal, left in fair.left_out.items() if left > 1}
    out |= {terminal: left_out_deals for terminal, many in marks.items() if many >= most}
    left = {terminal: many for terminal, many in marks.items() if 0 < many < most}
    return Withholding(left, out)


def stage_of(game: GameState, deal: str) -> DealStage:
    """How far the shoe or spin of a promise is."""
    return kind_of(game).fair.stage(game, deal)


def check_promising(game: GameState) -> Rejection | None:
    """Whether what a game deals can be promised at all."""
    return kind_of(game).fair.check_promising(game)


def find_promise(fair: FairDeals, name: str) -> Deal | Rejection:
    """A promise that must still be kept."""
    deal = fair.deals.get(name)
    if deal is None:
        return Rejection("deal-not-committed", {"deal": f"{name!r:.60}"})
    if deal.withdrawn is not None:
        return Rejection("deal-withdrawn", {"deal": name, "reason": deal.withdrawn})
    if deal.seed is not None:
        return Rejection("deal-revealed", {"deal": name})
    return deal


def known_promises(states: States, game: str) -> FairDeals:
    """The promises of a game."""
    fair = states[f"fair/{game}"]
    if not isinstance(fair, FairDeals | None):
        raise AssertionError(f"fair/{game} holds no promises")
    return fair or FairDeals()


def _game(states: States, command: CommitDeal | RevealDeal, kind: DealKind) -> GameState | None:
    """The game whose deals are of a kind, if one of that name was ever set up."""
    for each in kinds.KINDS:
        state = states[each.stream(command.game)]
        if each.fair.deal is kind and isinstance(state, GameState):
            return state
    return None
