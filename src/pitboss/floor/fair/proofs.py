"""Proofs of fair dealing: what was promised, what was told, what was dealt, and whether it all fits."""

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated, NamedTuple

import msgspec

from pitboss.baccarat.play.loading import Out
from pitboss.floor.fair.fairness import DealCommitted, DealRevealed, DealWithdrawn
from pitboss.floor.fair.number_events import DealMixed
from pitboss.game.cards import Card
from pitboss.game.cutting import cut_depths
from pitboss.game.fair import (
    SCHEME,
    DealKind,
    commitment,
    cut_at,
    deal_key,
    drawn_cut,
    mix,
    number_commitment,
    read_seed,
    shoe_order,
    spin_number,
)
from pitboss.kernel.decision import LINE, Event
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import count
from pitboss.rules.catalogue import find_edition
from pitboss.rules.edition import BaccaratGame

Name = Annotated[str, msgspec.Meta(pattern=f"^{NAME}$")]
Sha256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Code = Annotated[str, msgspec.Meta(pattern="^[A2-9TJQK][SHDC]$")]
Terminal = Annotated[str, msgspec.Meta(min_length=1, max_length=LINE)]
Scheme = Annotated[int, msgspec.Meta(ge=1, le=SCHEME)]
Decks = Annotated[int, msgspec.Meta(ge=0, le=8)]
Place = Annotated[int, msgspec.Meta(ge=0, le=8 * 52)]
Number = Annotated[int, msgspec.Meta(ge=0, le=36)]


MOST_NAMED = 10
"""Terminals that are named in a sentence."""


class ProofCoup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that left the shoe while a coup was under way, in order, whatever became of them."""

    coup: str | None
    """None for what came between two coups."""
    cards: tuple[Code | None, ...]
    """Null for a card that nobody read."""


class ProofNumber(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a terminal added to the deal."""

    terminal: Terminal
    commitment: Sha256
    number: Sha256 | None = None
    """Null where it did not come in time: then the commitment stands for it."""

    @property
    def counts(self) -> str:
        """What goes into the deal."""
        return self.number or self.commitment


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that anybody needs to check one deal."""

    game: Name
    edition: str
    deal: Name
    kind: DealKind
    commitment: Sha256
    seed: Sha256 | None = None
    """None until the deal is over."""
    decks: Decks = 0
    cut: Place = 0
    burned: tuple[Code | None, ...] = ()
    coups: tuple[ProofCoup, ...] = ()
    number: Number | None = None
    entered: Number | None = None
    """The number that staff entered for the game after that, if they did and it is still told."""
    withdrawn: str | None = None
    """Why the promise proves nothing any more."""
    scheme: Scheme = 1
    """How the deal came about: in 1, which was used once, the seed alone decided."""
    head: Sha256 | None = None
    """The hash of the last event of the game before the numbers were put together; none until then."""
    numbers: tuple[ProofNumber, ...] = ()
    """By the names of the terminals."""


class Verdict(NamedTuple):
    """What was checked, in sentences, and the first thing that does not hold."""

    holds: tuple[str, ...]
    fails: str | None = None


def deal_proof(events: Iterable[Event], deal: str) -> Proof | Rejection:
    """The proof of a deal from the events of its game's promises, as far as it is over.

    >>> deal_proof([DealCommitted("rapid-1", "1", DealKind.SHOE, "ab" * 32, "star-rapid-etg-2016")], "1").seed
    >>> deal_proof([], "1").code
    'deal-not-committed'
    """
    proof: Proof | None = None
    for event in events:
        match event:
            case DealCommitted() if event.deal == deal:
                promise = (event.game, event.edition, deal, event.kind, event.commitment)
                proof = Proof(*promise, scheme=event.scheme)
            case DealMixed() if event.deal == deal and proof is not None:
                said = event.numbers.items()
                numbers = tuple(ProofNumber(each, told.commitment, told.number) for each, told in said)
                proof = msgspec.structs.replace(proof, head=event.head, numbers=numbers)
            case DealRevealed() if event.deal == deal and proof is not None:
                proof = _told(proof, event)
            case DealWithdrawn() if event.deal == deal and proof is not None:
                proof = msgspec.structs.replace(proof, withdrawn=event.reason)
    return proof or Rejection("deal-not-committed", f"Nobody promised a deal {deal!r:.60} of this game.")


def check_proof(proof: Proof) -> Verdict | Rejection:
    """Works a deal out anew from its seed, and compares it with what the proof says."""
    if proof.withdrawn is not None:
        why = f"The promise was withdrawn, and nothing proves this deal: {proof.withdrawn!r:.200}."
        return Verdict((), why)
    seed = None if proof.seed is None else read_seed(proof.seed)
    if seed is None:
        return Rejection("deal-in-play", "The seed is not told yet: check the deal once it is over.")
    if commitment(proof.kind, proof.game, proof.deal, seed, proof.scheme) != proof.commitment:
        return Verdict((), "The commitment was not made with this seed.")
    kept = f"The commitment to {proof.kind} {proof.deal} of {proof.game} was made with this seed."
    if proof.scheme == 1:
        return _check_outcome(proof, seed, (kept,))
    dealt = proof.number is not None or proof.burned or proof.coups
    if proof.head is None:
        if dealt:
            return Verdict((kept,), "It was dealt before the numbers of the terminals were put together.")
        return Verdict((kept, "The numbers of the terminals were not put together: nothing was dealt."))
    wrong = next((each for each in proof.numbers if not _fits(proof, each)), None)
    if wrong is not None:
        return Verdict((kept,), f"The number of terminal {wrong.terminal!r:.60} does not fit its commitment.")
    numbers = {each.terminal: each.counts for each in proof.numbers}
    if len(numbers) < len(proof.numbers):
        return Verdict((kept,), "A terminal has two numbers in it.")
    key = deal_key(seed, mix(proof.kind, proof.game, proof.deal, proof.head, numbers))
    return _check_outcome(proof, key, (kept, _whose(proof)))


def _fits(proof: Proof, said: ProofNumber) -> bool:
    if said.number is None:
        return True
    made = number_commitment(proof.kind, proof.game, proof.deal, said.terminal, said.number)
    return made == said.commitment


def _whose(proof: Proof) -> str:
    """Whose numbers are in a deal, in a sentence."""
    if not proof.numbers:
        return "No terminal added a number: the hash of the log stands for them."
    names = ", ".join(repr(each.terminal)[1:-1] for each in proof.numbers[:MOST_NAMED])
    more = len(proof.numbers) - MOST_NAMED
    late = [each.terminal for each in proof.numbers if each.number is None]
    sentence = f"{count(len(proof.numbers), 'terminal')} added a number to it: {names}"
    sentence += f" and {more} more." if more > 0 else "."
    if late:
        sentence += f" {count(len(late), 'number')} did not come, and the commitment stands for it."
    return sentence


def _check_outcome(proof: Proof, key: bytes, holds: tuple[str, ...]) -> Verdict:
    return _check_shoe(proof, key, holds) if proof.kind is DealKind.SHOE else _check_spin(proof, key, holds)


def _told(proof: Proof, event: DealRevealed) -> Proof:
    runs = [(coup, tuple(one.card for one in run)) for coup, run in groupby(event.out, lambda one: one.coup)]
    burned = runs.pop(0)[1] if runs and runs[0][0] is None else ()
    return msgspec.structs.replace(
        proof,
        seed=event.seed,
        decks=event.decks,
        cut=event.cut,
        burned=burned,
        coups=tuple(ProofCoup(coup, cards) for coup, cards in runs),
        number=event.number,
    )


def _check_spin(proof: Proof, key: bytes, holds: tuple[str, ...]) -> Verdict:
    number, by = spin_number(proof.game, proof.deal, key), _by(proof)
    if proof.number is None:
        return Verdict((*holds, f"The wheel read no number; by the {by} it would have been {number}."))
    if proof.number != number:
        return Verdict(holds, f"The wheel read {proof.number}, and by the {by} it is {number}.")
    if proof.entered not in (None, number):
        return Verdict(holds, f"Staff entered {proof.entered} for it, and by the {by} it is {number}.")
    gives = "gives" if proof.scheme == 1 else "give"
    return Verdict((*holds, f"The number {number} is the one that the {by} {gives}."))


def _by(proof: Proof) -> str:
    """What decides a deal."""
    return "seed" if proof.scheme == 1 else "seed and the numbers"


def _check_shoe(proof: Proof, key: bytes, holds: tuple[str, ...]) -> Verdict:
    order = cut_at(shoe_order(proof.game, proof.deal, proof.decks, key), proof.cut)
    coups = [Out(run.coup, card) for run in proof.coups for card in run.cards]
    out = [*(Out(None, card) for card in proof.burned), *coups]
    decks, cut = count(proof.decks, "deck"), count(proof.cut, "card")
    gives = "It gives" if proof.scheme == 1 else "They give"
    mixed = f"{gives} the order of {decks}, which were cut after {cut}{_cutter(proof)}."
    wrong = _first_wrong(out, order, _by(proof))
    if wrong is not None:
        return Verdict((*holds, mixed), wrong)
    named = len({one.coup for one in out if one.coup is not None})
    came = (
        f"{count(len(out), 'card')} left the shoe, all in this order: {len(proof.burned)} burned, and "
        f"{len(coups)} in {count(named, 'coup')}."
    )
    unread = sum(one.card is None for one in out)
    if unread:
        came += f" Nobody read {unread} of them, and so there is nothing to compare."
    return Verdict((*holds, mixed, came))


def _cutter(proof: Proof) -> str:
    """Who cut the cards, as far as the cut shows it: a virtual dealer cuts where the commitments say."""
    edition = find_edition(proof.edition)
    if proof.scheme == 1 or isinstance(edition, Rejection):
        return ""
    said = {each.terminal: each.commitment for each in proof.numbers}
    for game in edition.games:
        if isinstance(game, BaccaratGame):
            depths = cut_depths(game, proof.decks)
            if depths and proof.cut == drawn_cut(proof.game, proof.deal, proof.commitment, said, depths):
                return ", as the commitments say"
    return ", where somebody chose"


def _first_wrong(out: list[Out], order: tuple[Card, ...], by: str) -> str | None:
    """What is said of the first card that is not the one that was to come."""
    if len(out) > len(order):
        return f"{count(len(out), 'card')} left the shoe, and it held {len(order)}."
    for place, (one, card) in enumerate(zip(out, order, strict=False), 1):
        if one.card not in (None, str(card)):
            where = "between two coups" if one.coup is None else f"in coup {one.coup!r:.60}"
            return f"Card {place}, {where}, was {one.card}, and by the {by} it is {card}."
    return None
