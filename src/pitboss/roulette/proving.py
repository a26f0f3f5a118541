"""Whether a spin came to what was promised."""

from pitboss.acting.fair.proofs import Proof, Verdict
from pitboss.game.fair import spin_number


def prove(proof: Proof, key: bytes) -> Verdict:
    """Compares the number that a wheel read, and one that staff entered, with what the key gives."""
    number, by = spin_number(proof.game, proof.deal, key), proof.decided_by
    if proof.number is None:
        return Verdict((f"The wheel read no number; by the {by} it would have been {number}.",))
    if proof.number != number:
        return Verdict((), f"The wheel read {proof.number}, and by the {by} it is {number}.")
    if proof.entered not in (None, number):
        return Verdict((), f"Staff entered {proof.entered} for it, and by the {by} it is {number}.")
    gives = "gives" if proof.scheme == 1 else "give"
    return Verdict((f"The number {number} is the one that the {by} {gives}.",))
