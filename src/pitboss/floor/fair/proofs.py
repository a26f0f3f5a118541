"""Proofs of fair dealing: the promise, the revealed numbers and the dealt cards, and whether they match."""

from collections.abc import Iterable
from itertools import groupby

import msgspec

from pitboss.acting.acts.sound import is_reason
from pitboss.acting.fair.proofs import Proof, ProofCoup, ProofNumber, Verdict
from pitboss.floor import kinds
from pitboss.floor.fair.fairness import DealCommitted, DealRevealed, DealWithdrawn
from pitboss.floor.fair.number_events import DealMixed
from pitboss.game.fair import commitment, deal_key, mix, number_commitment, read_seed
from pitboss.kernel.decision import Event
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf, Text

MOST_NAMED_TERMINALS = 10
"""How many terminals are named in a sentence."""


def deal_proof(events: Iterable[Event], deal: str) -> Proof | Rejection:
    """The proof of a deal from the events of its game's promises, as far as it is over.

    >>> from pitboss.game.fair import DealKind
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
                pairs = event.numbers.items()
                numbers = tuple(ProofNumber(each, one.commitment, one.number) for each, one in pairs)
                proof = msgspec.structs.replace(proof, head=event.head, numbers=numbers)
            case DealRevealed() if event.deal == deal and proof is not None:
                proof = _with_seed(proof, event)
            case DealWithdrawn() if event.deal == deal and proof is not None:
                proof = msgspec.structs.replace(proof, withdrawn=event.reason)
    return proof or Rejection("deal-not-committed", {"deal": f"{deal!r:.60}"})


def check_proof(proof: Proof) -> Verdict | Rejection:
    """Works a deal out again from its seed, and compares it with what the proof says."""
    if proof.withdrawn is not None:
        return Verdict((), Text("proof-withdrawn", {"reason": _reason(proof.withdrawn)}))
    seed = None if proof.seed is None else read_seed(proof.seed)
    if seed is None:
        return Rejection("deal-in-play", {"case": "seed-secret"})
    if commitment(proof.kind, proof.game, proof.deal, seed, proof.scheme) != proof.commitment:
        return Verdict((), Text("proof-other-seed"))
    committed = Text(
        "proof-committed", {"kind": Text(f"deal-{proof.kind}"), "deal": proof.deal, "game": proof.game}
    )
    if proof.scheme == 1:
        return _check_outcome(proof, seed, (committed,))
    dealt = proof.number is not None or proof.burned or proof.coups
    if proof.head is None:
        if dealt:
            return Verdict((committed,), Text("proof-dealt-too-early"))
        return Verdict((committed, Text("proof-not-dealt")))
    wrong = next((each for each in proof.numbers if not _fits(proof, each)), None)
    if wrong is not None:
        return Verdict((committed,), Text("proof-wrong-number", {"terminal": f"{wrong.terminal!r:.60}"}))
    numbers = {each.terminal: each.counts for each in proof.numbers}
    if len(numbers) < len(proof.numbers):
        return Verdict((committed,), Text("proof-two-numbers"))
    key = deal_key(seed, mix(proof.kind, proof.game, proof.deal, proof.head, numbers))
    return _check_outcome(proof, key, (committed, _whose(proof)))


def _reason(withdrawn: Text | str) -> Text | str:
    """Why a promise was withdrawn. Anybody may have written the proof, so its own words are quoted."""
    if isinstance(withdrawn, str):
        return f"{withdrawn!r:.200}"
    return withdrawn if is_reason(withdrawn) else f"{withdrawn.key!r:.200}"


def _fits(proof: Proof, number: ProofNumber) -> bool:
    if number.number is None:
        return True
    made = number_commitment(proof.kind, proof.game, proof.deal, number.terminal, number.number)
    return made == number.commitment


def _whose(proof: Proof) -> Text:
    """The terminals whose numbers are in a deal."""
    many, late = len(proof.numbers), sum(each.number is None for each in proof.numbers)
    if not many:
        return Text("proof-no-numbers")
    named = ListOf(tuple(repr(each.terminal)[1:-1] for each in proof.numbers[:MOST_NAMED_TERMINALS]))
    whose = Text("proof-numbers", {"terminals": many, "named": named})
    if many > MOST_NAMED_TERMINALS:
        whose = Text(
            "proof-many-numbers", {"terminals": many, "named": named, "more": many - MOST_NAMED_TERMINALS}
        )
    return Text("proof-late-numbers", {"whose": whose, "late": late}) if late else whose


def _check_outcome(proof: Proof, key: bytes, holds: tuple[Text, ...]) -> Verdict:
    """Has the kind of game that deals so compare what it dealt with what the key gives."""
    prove = next(kind.fair.prove for kind in kinds.KINDS if kind.fair.deal is proof.kind)
    dealt = prove(proof, key)
    return Verdict((*holds, *dealt.holds), dealt.fails)


def _with_seed(proof: Proof, event: DealRevealed) -> Proof:
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
