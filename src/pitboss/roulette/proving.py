"""Whether a spin came to what was promised."""

from pitboss.acting.fair.proofs import Proof, Verdict
from pitboss.game.fair import spin_number
from pitboss.kernel.text import Text


def prove(proof: Proof, key: bytes) -> Verdict:
    """Compares the number that a wheel read, and one that staff entered, with what the key gives."""
    number, by = spin_number(proof.game, proof.deal, key), proof.decided_by
    if proof.number is None:
        return Verdict((Text("proof-no-number", {"by": by, "due": number}),))
    if proof.number != number:
        return Verdict((), Text("proof-other-number", {"number": proof.number, "by": by, "due": number}))
    if proof.entered is not None and proof.entered != number:
        return Verdict((), Text("proof-other-entered", {"number": proof.entered, "by": by, "due": number}))
    proven = "proof-number-by-seed" if proof.scheme == 1 else "proof-number"
    return Verdict((Text(proven, {"number": number}),))
