"""Whether the cards of a shoe came as they were promised."""

from pitboss.acting.fair.proofs import Out, Proof, Verdict
from pitboss.game.cards import Card
from pitboss.game.fair import cut_at, drawn_cut, shoe_order
from pitboss.game.preparing.cutting import cut_depths
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import count
from pitboss.rules.catalogue import find_edition
from pitboss.rules.edition import BaccaratGame


def prove(proof: Proof, key: bytes) -> Verdict:
    """Compares the cards that left a shoe with the order that the key gives."""
    order = cut_at(shoe_order(proof.game, proof.deal, proof.decks, key), proof.cut)
    coups = [Out(run.coup, card) for run in proof.coups for card in run.cards]
    out = [*(Out(None, card) for card in proof.burned), *coups]
    decks, cut = count(proof.decks, "deck"), count(proof.cut, "card")
    gives = "It gives" if proof.scheme == 1 else "They give"
    mixed = f"{gives} the order of {decks}, which were cut after {cut}{_cutter(proof)}."
    wrong = _first_wrong(out, order, proof.decided_by)
    if wrong is not None:
        return Verdict((mixed,), wrong)
    named = len({one.coup for one in out if one.coup is not None})
    came = (
        f"{count(len(out), 'card')} left the shoe, all in this order: {len(proof.burned)} burned, and "
        f"{len(coups)} in {count(named, 'coup')}."
    )
    unread = sum(one.card is None for one in out)
    if unread:
        came += f" Nobody read {unread} of them, and so there is nothing to compare."
    return Verdict((mixed, came))


def _cutter(proof: Proof) -> str:
    """Who cut the cards, as far as the cut shows it: a virtual dealer cuts where the commitments say."""
    edition = find_edition(proof.edition)
    if proof.scheme == 1 or isinstance(edition, Rejection):
        return ""
    commitments = {each.terminal: each.commitment for each in proof.numbers}
    for game in edition.games:
        if isinstance(game, BaccaratGame):
            depths = cut_depths(game, proof.decks)
            if depths and proof.cut == drawn_cut(
                proof.game, proof.deal, proof.commitment, commitments, depths
            ):
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
