"""Proofs of fair dealing: what was promised, what was told, what was dealt, and whether it all fits."""

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated, NamedTuple

import msgspec

from pitboss.floor.fairness import DealCommitted, DealRevealed, DealWithdrawn
from pitboss.game.cards import Card
from pitboss.game.fair import DealKind, commitment, cut_at, read_seed, shoe_order, spin_number
from pitboss.kernel.decision import Event
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import count
from pitboss.table.loading import Out

Name = Annotated[str, msgspec.Meta(pattern=f"^{NAME}$")]
Sha256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Code = Annotated[str, msgspec.Meta(pattern="^[A2-9TJQK][SHDC]$")]
Decks = Annotated[int, msgspec.Meta(ge=0, le=8)]
Place = Annotated[int, msgspec.Meta(ge=0, le=8 * 52)]
Number = Annotated[int, msgspec.Meta(ge=0, le=36)]


class ProofCoup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that left the shoe while a coup was under way, in order, whatever became of them."""

    coup: str | None
    """None for what came between two coups."""
    cards: tuple[Code | None, ...]
    """Null for a card that nobody read."""


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
    withdrawn: str | None = None
    """Why the promise proves nothing any more."""


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
                proof = Proof(event.game, event.edition, deal, event.kind, event.commitment)
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
    if commitment(proof.kind, proof.game, proof.deal, seed) != proof.commitment:
        return Verdict((), "The commitment was not made with this seed.")
    kept = f"The commitment to {proof.kind} {proof.deal} of {proof.game} was made with this seed."
    return _check_shoe(proof, seed, kept) if proof.kind is DealKind.SHOE else _check_spin(proof, seed, kept)


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


def _check_spin(proof: Proof, seed: bytes, kept: str) -> Verdict:
    number = spin_number(proof.game, proof.deal, seed)
    if proof.number is None:
        return Verdict((kept, f"The wheel read no number; by the seed it would have been {number}."))
    if proof.number != number:
        return Verdict((kept,), f"The wheel read {proof.number}, and by the seed it is {number}.")
    return Verdict((kept, f"The number {number} is the one that the seed gives."))


def _check_shoe(proof: Proof, seed: bytes, kept: str) -> Verdict:
    order = cut_at(shoe_order(proof.game, proof.deal, proof.decks, seed), proof.cut)
    coups = [Out(run.coup, card) for run in proof.coups for card in run.cards]
    out = [*(Out(None, card) for card in proof.burned), *coups]
    decks, cut = count(proof.decks, "deck"), count(proof.cut, "card")
    mixed = f"It gives the order of {decks}, which were cut after {cut}."
    wrong = _first_wrong(out, order)
    if wrong is not None:
        return Verdict((kept, mixed), wrong)
    named = len({one.coup for one in out if one.coup is not None})
    came = (
        f"{count(len(out), 'card')} left the shoe, all in this order: {len(proof.burned)} burned, and "
        f"{len(coups)} in {count(named, 'coup')}."
    )
    unread = sum(one.card is None for one in out)
    if unread:
        came += f" Nobody read {unread} of them, and so there is nothing to compare."
    return Verdict((kept, mixed, came))


def _first_wrong(out: list[Out], order: tuple[Card, ...]) -> str | None:
    """What is said of the first card that is not the one of the seed."""
    if len(out) > len(order):
        return f"{count(len(out), 'card')} left the shoe, and it held {len(order)}."
    for place, (one, card) in enumerate(zip(out, order, strict=False), 1):
        if one.card not in (None, str(card)):
            where = "between two coups" if one.coup is None else f"in coup {one.coup!r:.60}"
            return f"Card {place}, {where}, was {one.card}, and by the seed it is {card}."
    return None
