"""Which cards may come to a table: in place of the last used ones, or those once more."""

from pitboss.acting.acts.act import ActContext
from pitboss.baccarat.play.duties import find_check
from pitboss.baccarat.state import CardsIn, GamingTable
from pitboss.game.cards import full_decks
from pitboss.game.permission import check_permitted
from pitboss.game.preparing.stack import CardSource, InUse, bring_in
from pitboss.game.shoe import open_shoe
from pitboss.kernel.rejection import Rejection
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.procedure import Device


def replaced(now: GamingTable, source: CardSource) -> InUse | None:
    """The last used cards, if others replace them while the table is open, or if they are used again."""
    if now.back is None or now.shoe is None or (now.closed_since and source is not CardSource.USED):
        return None
    return InUse(now.back, now.shoe.device, now.handled, now.cut_by_player, now.unfit)


def check_brought(
    now: GamingTable, back: str, source: CardSource, context: ActContext, *, secured: bool = True
) -> Rejection | None:
    """Whether cards may be brought in, in place of the last used ones if the table has not closed since."""
    setup = now.record
    stack = bring_in(
        now.edition,
        now.play,
        full_decks(setup.decks),
        decks=setup.decks,
        back=back,
        source=source,
        device=setup.device or Device.SHOE,
        secured=secured,
        replaces=replaced(now, source),
        same_backs_by=context.authority,
    )
    return stack if isinstance(stack, Rejection) else None


def check_replacing(now: GamingTable, source: CardSource, context: ActContext) -> Rejection | None:
    """Whether other cards may replace those that could be shuffled and used again."""
    if source is CardSource.USED or now.shoe is None or now.back is None:
        return None
    ordered = now.shoe.taken_out not in (None, Reserved.RESHUFFLE, Reserved.SHUFFLE_AFTER_VOID)
    if ordered or check_brought(now, now.back, CardSource.USED, context) is not None:
        return None
    return check_permitted(now.edition, Reserved.REPLACE_CARDS, context.authority)


def check_verified(now: GamingTable) -> Rejection | None:
    """Requires that cards were checked if that was ordered."""
    duty = find_check(now.card_duties)
    return None if duty is None else Rejection("cards-not-checked", {"case": "taken-out"}, duty.clause)


def check_load(now: GamingTable, cards: CardsIn) -> Rejection | None:
    """Whether the game is dealt from a shoe with these cards in it. A coup may be finished from any."""
    if cards.out and now.begun:
        return None
    shoe = open_shoe(now.play, cards.decks, cards.device, low_limit=now.record.low_limit)
    return shoe if isinstance(shoe, Rejection) else None
