"""Whether the cards of a shoe came as they were promised."""

from pitboss.acting.fair.proofs import Out, Proof, Verdict
from pitboss.game.cards import Card
from pitboss.game.fair import cut_at, drawn_cut, shoe_order
from pitboss.game.preparing.cutting import cut_depths
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.catalogue import find_edition
from pitboss.rules.edition import BaccaratGame


def prove(proof: Proof, key: bytes) -> Verdict:
    """Compares the cards that left a shoe with the order that the key gives."""
    order = cut_at(shoe_order(proof.game, proof.deal, proof.decks, key), proof.cut)
    coups = [Out(run.coup, card) for run in proof.coups for card in run.cards]
    out = [*(Out(None, card) for card in proof.burned), *coups]
    mixed = Text(_mixed(proof), {"decks": proof.decks, "cut": proof.cut})
    wrong = _first_wrong(out, order, proof.decided_by)
    if wrong is not None:
        return Verdict((mixed,), wrong)
    named = len({one.coup for one in out if one.coup is not None})
    came = Text(
        "proof-cards",
        {"cards": len(out), "burned": len(proof.burned), "in_coups": len(coups), "coups": named},
    )
    unread = sum(one.card is None for one in out)
    return Verdict((mixed, Text("proof-cards-unread", {"came": came, "unread": unread}) if unread else came))


def _mixed(proof: Proof) -> str:
    """The message about the order and the cut.

    It says who cut the cards, as far as the cut shows it: a virtual dealer cuts where the commitments say.
    """
    if proof.scheme == 1:
        return "proof-order-by-seed"
    edition = find_edition(proof.edition)
    if isinstance(edition, Rejection):
        return "proof-order"
    commitments = {each.terminal: each.commitment for each in proof.numbers}
    for game in edition.games:
        if isinstance(game, BaccaratGame):
            depths = cut_depths(game, proof.decks)
            if depths and proof.cut == drawn_cut(
                proof.game, proof.deal, proof.commitment, commitments, depths
            ):
                return "proof-order-as-committed"
    return "proof-order-chosen"


def _first_wrong(out: list[Out], order: tuple[Card, ...], by: Text) -> Text | None:
    """What is said of the first card that is not the one that was to come."""
    if len(out) > len(order):
        return Text("proof-too-many-cards", {"cards": len(out), "held": len(order)})
    for place, (one, card) in enumerate(zip(out, order, strict=False), 1):
        if one.card not in (None, str(card)):
            where = Text("proof-between-coups")
            if one.coup is not None:
                where = Text("proof-in-coup", {"coup": f"{one.coup!r:.60}"})
            return Text(
                "proof-wrong-card",
                {"place": place, "where": where, "card": str(one.card), "by": by, "due": str(card)},
            )
    return None
