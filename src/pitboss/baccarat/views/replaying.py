"""A replay of a coup: its cards and wagers as they lay on the table, and the result."""

from pitboss.acting.acts.act import Act
from pitboss.acting.audience import Audience
from pitboss.acting.replaying import CardCame, Replaying, Shown, ShownCard, ShownWager
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.machines import hands_of
from pitboss.baccarat.play.results import result_of
from pitboss.baccarat.play.rounds import coup_text
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.baccarat.views.view import view
from pitboss.game.records.notation import UNSEEN
from pitboss.kernel.text import Text


def shown(now: GamingTable, game: str, key: str) -> Shown:
    """What lay on the table for all to see, while the coup was under way and after it."""
    seen = view(now, game, Audience.SURVEILLANCE).coup
    if seen is not None and seen.key == key:
        return Shown(
            tuple(ShownCard(card.hand, card.card) for card in seen.cards),
            tuple(ShownWager(each.wager, each.cents, each.player) for each in seen.wagers),
        )
    past = now.recall(key)
    if past is None:
        return Shown()
    pairs = zip(past.hands, past.cards, strict=True)
    return Shown(tuple(ShownCard(hand, None if card == UNSEEN else card) for hand, card in pairs))


def came(before: GamingTable, act: Act, after: Shown) -> CardCame | None:
    """The card that came last, and the clause by which it was due."""
    if not isinstance(act, DrawCard):
        return None
    coup = before.coup
    clause = None if coup is None else hands_of(before, coup).turn[1]
    if len(after.cards) == (0 if coup is None else len(coup.cards)):
        return CardCame(None, None, clause)
    last = after.cards[-1]
    return CardCame(last.hand, last.card, clause)


def outcome(now: GamingTable, past: PastCoup) -> Text | None:
    """The totals of both hands, and the winner."""
    result = result_of(now, past)
    return None if result is None else coup_text(result)


REPLAYING: Replaying[GamingTable] = Replaying(shown=shown, came=came, outcome=outcome)
