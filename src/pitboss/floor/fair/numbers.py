"""The numbers of terminals: committed while wagers are open, revealed once they are closed, then combined.

Nobody decides a deal alone. The server fixed its seed before, and the terminal its number, and neither knew
the other. A missing number is replaced. Nothing waits for it, and nothing is drawn again.
"""

from typing import Any

from pitboss.acting.acts.sound import is_reason
from pitboss.acting.fair.fair_dealing import Asks, DealStage
from pitboss.acting.state import GameState, change
from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.fair.fairness import (
    SHA256,
    CommitDeal,
    Deal,
    DealCommitted,
    DealRevealed,
    DealWithdrawn,
    FairDeals,
    RevealDeal,
    WithdrawDeal,
    commit_deal,
    evolve,
    find_promise,
    mark_withheld,
    reveal_deal,
    stage_of,
    withdraw_deal,
)
from pitboss.floor.fair.number_events import DealDisputed, DealMixed, Number, NumberCommitted, NumberRevealed
from pitboss.floor.kinds import game_streams, kind_of
from pitboss.game.fair import number_commitment
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream, is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text


class CommitNumber(Command, frozen=True, tag="commit-number"):
    """A terminal commits to its number in a deal. Until wagers close it may choose another."""

    terminal: str
    """Whose number it is: a player terminal, or a seat by its table and place."""
    game: str
    deal: str
    commitment: str


class RevealNumber(Command, frozen=True, tag="reveal-number"):
    """Wagers are closed, and a terminal reveals its number."""

    terminal: str
    game: str
    deal: str
    value: str


class MixDeal(Command, frozen=True, tag="mix-deal"):
    """Combines the numbers when all are in, or their time is over."""

    game: str
    deal: str
    head: str


class DisputeDeal(Command, frozen=True, tag="dispute-deal"):
    """A terminal computed a deal by itself and reports what does not match."""

    terminal: str
    game: str
    deal: str
    finding: Text | str


Numbering = CommitNumber | RevealNumber | MixDeal | DisputeDeal


def streams_of(command: Numbering) -> tuple[Stream, ...]:
    """The promises of a game, and the game itself, for every kind of game."""
    return f"fair/{command.game}", *game_streams(command.game)


def asks(game: GameState, name: str, deal: Deal) -> Asks:
    """What terminals must send now for a promised deal."""
    if not deal.open or deal.scheme == 1 or deal.mix is not None or stage_of(game, name) is DealStage.OVER:
        return Asks.NOTHING
    return kind_of(game).fair.asks(game, name)


def any_revealed(deal: Deal) -> bool:
    """Whether any number in a deal is revealed. After that nobody may choose a number or bet."""
    return deal.mix is not None or any(each.number is not None for each in deal.numbers.values())


def in_public(deal: Deal) -> Deal:
    """A deal for the public: no number is shown before all of them are combined."""
    if deal.mix is not None:
        return deal
    secret = {terminal: Number(each.commitment) for terminal, each in deal.numbers.items()}
    return change(deal, numbers=secret)


def commit_number(states: States, command: CommitNumber, _: Given) -> Decision:
    """Accepts a commitment only while nobody can know any of the deal."""
    deal_now = _find(states, command)
    if isinstance(deal_now, Rejection):
        return deal_now
    fair, deal, step = deal_now
    if SHA256.fullmatch(command.commitment) is None or not is_line(command.terminal):
        return Rejection("bad-number", {"case": "commitment"})
    if command.terminal in fair.left_out:
        return Rejection("number-left-out", {"deals": fair.left_out[command.terminal]})
    if step is not Asks.COMMIT or any_revealed(deal):
        return Rejection("number-too-late", {"case": "not-taken", "deal": command.deal})
    return _one(command, NumberCommitted(command.game, command.deal, command.terminal, command.commitment))


def reveal_number(states: States, command: RevealNumber, _: Given) -> Decision:
    """Accepts a number once no wager can follow it, and only if it matches the commitment."""
    deal_now = _find(states, command)
    if isinstance(deal_now, Rejection):
        return deal_now
    _fair, deal, step = deal_now
    known = deal.numbers.get(command.terminal)
    if known is None:
        return Rejection("number-not-committed", {"deal": command.deal})
    if step is Asks.NOTHING:
        return Rejection("number-too-late", {"case": "replaced", "deal": command.deal})
    if step is not Asks.TELL:
        return Rejection("number-too-early", {"case": "bets-open"})
    if known.number is not None:
        return Rejection("number-told", {"deal": command.deal})
    fits = number_commitment(deal.kind, command.game, command.deal, command.terminal, command.value)
    if SHA256.fullmatch(command.value) is None or fits != known.commitment:
        return Rejection("number-differs")
    return _one(command, NumberRevealed(command.game, command.deal, command.terminal, command.value))


def mix_deal(states: States, command: MixDeal, _: Given) -> Decision:
    """Combines the numbers, once. The commitment replaces a number that did not arrive."""
    deal_now = _find(states, command)
    if isinstance(deal_now, Rejection):
        return deal_now
    fair, deal, step = deal_now
    if deal.mix is not None or deal.scheme == 1:
        return Rejection("deal-mixed", {"deal": command.deal})
    if step is not Asks.TELL:
        return Rejection("number-too-early", {"case": "wagers-may-follow", "deal": command.deal})
    if SHA256.fullmatch(command.head) is None:
        return Rejection("bad-number", {"case": "hash"})
    numbers = {terminal: deal.numbers[terminal] for terminal in sorted(deal.numbers)}
    return _one(
        command, DealMixed(command.game, command.deal, command.head, numbers, mark_withheld(fair, numbers))
    )


def dispute_deal(states: States, command: DisputeDeal, _: Given) -> Decision:
    """Records what a terminal found, once for each deal and terminal, for staff to investigate."""
    fair = states[f"fair/{command.game}"]
    deal = fair.deals.get(command.deal) if isinstance(fair, FairDeals) else None
    if deal is None:
        return Rejection("deal-not-committed", {"deal": f"{command.deal!r:.60}"})
    if not is_reason(command.finding, command.terminal):
        return Rejection("reason-needed", {"case": "dispute"})
    if command.terminal in deal.disputes:
        return Rejection("deal-disputed", {"deal": command.deal})
    return _one(command, DealDisputed(command.game, command.deal, command.terminal, command.finding))


def _find(
    states: States, command: CommitNumber | RevealNumber | MixDeal
) -> tuple[FairDeals, Deal, Asks] | Rejection:
    """The promise that a command is about, and what terminals must send."""
    fair, *games = (states[stream] for stream in streams_of(command))
    known = fair if isinstance(fair, FairDeals) else FairDeals()
    deal = find_promise(known, command.deal)
    if isinstance(deal, Rejection):
        return deal
    game = next((each for each in games if isinstance(each, GameState)), None)
    if game is None:
        return Rejection("unknown-game", {"case": "not-on-floor", "game": f"{command.game!r:.60}"})
    return known, deal, asks(game, command.deal, deal)


def _one(command: Numbering, event: Event) -> Decided:
    return Decided(((f"fair/{command.game}", event),))


def _promises(command: Any, _: Given) -> tuple[Stream, ...]:
    return streams_of(command)


FAIR_DEALS = Aggregate(
    prefixes=("fair",),
    state=FairDeals,
    events={
        "deal-committed.1": DealCommitted,
        "deal-revealed.1": DealRevealed,
        "deal-withdrawn.2": DealWithdrawn,
        "number-committed.1": NumberCommitted,
        "number-revealed.1": NumberRevealed,
        "deal-mixed.1": DealMixed,
        "deal-disputed.2": DealDisputed,
    },
    evolve=evolve,
    commands={
        CommitDeal: Handler(commit_deal, _promises),
        RevealDeal: Handler(reveal_deal, _promises),
        WithdrawDeal: Handler(withdraw_deal, _promises),
        CommitNumber: Handler(commit_number, _promises),
        RevealNumber: Handler(reveal_number, _promises),
        MixDeal: Handler(mix_deal, _promises),
        DisputeDeal: Handler(dispute_deal, _promises),
    },
    # Version 1 had only words. Whose they were is not known, so they are shown as they are.
    upcasts={
        "deal-withdrawn.1": lambda event: ("deal-withdrawn.2", event),
        "deal-disputed.1": lambda event: ("deal-disputed.2", event),
    },
)
