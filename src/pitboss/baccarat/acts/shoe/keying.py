"""A card that was keyed in wrongly: the last one is put right, until the next card or the result."""

from dataclasses import replace

import msgspec

from pitboss.acting.acts.act import Act, ActContext, needs
from pitboss.acting.fair.proofs import Out
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.contradictions import reads
from pitboss.baccarat.acts.play import complete
from pitboss.baccarat.machines import free_coup, shoe_of, with_coup
from pitboss.baccarat.play.loading import Loaded
from pitboss.baccarat.state import GamingTable, LiveCoup
from pitboss.game.cards import Card, known_card, read_card
from pitboss.game.shoe import check_card, without
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text

INITIAL_DEAL = 4


class CorrectCard(Act, frozen=True):
    """The card that was keyed in last is another one."""

    card: str


def last_keyed(coup: LiveCoup) -> int | None:
    """The place of the card that was keyed in last. None after a later card, or once the result is known."""
    known = [place for place, dealt in enumerate(coup.cards) if dealt.up and dealt.card is not None]
    if not known or coup.selected is not None or coup.result_called or coup.settled:
        return None
    # The first four cards may lie there before any is named. Every other card comes after it was named.
    last = len(coup.cards) - 1
    return known[-1] if known[-1] == last or last < INITIAL_DEAL else None


@needs(free_coup)
def check_correct_card(now: GamingTable, coup: LiveCoup, act: CorrectCard, _: ActContext) -> Rejection | None:
    """Requires a card that people keyed in last, and another one that can lie there."""
    if reads(now):
        return Rejection("shoe-reads")
    card, shoe, place = read_card(act.card), shoe_of(now), last_keyed(coup)
    if isinstance(card, Rejection):
        return card
    if isinstance(shoe, Rejection):
        return shoe
    was = None if place is None else coup.cards[place].card
    if was is None or card == was:
        return Rejection("no-card-keyed")
    return check_card(replace(shoe, dealt=without(shoe.dealt, [was])), card)


def apply_correct_card(now: GamingTable, act: CorrectCard, context: ActContext) -> GamingTable:
    """The right card lies there. Both are on record."""
    coup, card = now.coup, known_card(act.card)
    place = None if coup is None else last_keyed(coup)
    if coup is None or place is None:
        return now
    was = coup.cards[place].card
    cards = tuple(replace(dealt, card=card) if at == place else dealt for at, dealt in enumerate(coup.cards))
    table = with_coup(_in_shoe(now, was, card), cards=cards, announced=())
    words = Text("incident-card-corrected", {"was": str(was), "card": str(card)})
    codes = (str(was), str(card))
    return record(table, note(context, "override", "card-corrected", words, None, cards=codes, coup=coup.key))


def completes(now: GamingTable, after: GamingTable) -> bool:
    """Whether a coup is complete before or after such an act, so that its result may be known."""
    return any(each.coup is not None and complete(each, each.coup) for each in (now, after))


def _in_shoe(now: GamingTable, was: Card | None, card: Card | None) -> GamingTable:
    """The table whose record of the shoe has the right card in the place of the wrong one."""
    shoe = now.shoe
    if shoe is None:
        return now
    dealt = shoe.dealt
    for at in reversed(range(len(dealt))):
        if dealt[at] == was:
            dealt = (*dealt[:at], card, *dealt[at + 1 :])
            break
    named = (*without(shoe.named, [was]), card)
    return change(
        now, shoe=change(shoe, dealt=dealt, named=named), loaded=_out(now.loaded, str(was), str(card))
    )


def _out(loaded: Loaded, was: str, card: str) -> Loaded:
    out = loaded.out
    for at in reversed(range(len(out))):
        if out[at].card == was:
            return msgspec.structs.replace(loaded, out=(*out[:at], Out(out[at].coup, card), *out[at + 1 :]))
    return loaded
