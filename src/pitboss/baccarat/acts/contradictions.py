"""What the record of a table says against a report: its cards, its cut, its burn, and what its shoe read.

Each function is the answer of the record to one kind of report. None means that the record agrees, or says
nothing. People may be right all the same: then two of them sign, and give a reason.
"""

from collections.abc import Callable, Mapping

from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Report, Ruling
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Fact
from pitboss.rules.irregularity import Effect, Kind
from pitboss.rules.procedure import Device

TAKES_CARD = frozenset(
    {
        Effect.CARD_TO_BANKER,
        Effect.CARD_STARTS_NEXT_COUP,
        Effect.CARD_STARTS_NO_BET_COUP,
        Effect.STAYS_BURNED,
    }
)
"""The effects for which a card has left the shoe."""


def contradiction(now: GamingTable, report: Report, ruling: Ruling) -> Rejection | None:
    """What the record says against a report, with the clause of its ruling. None if nothing does."""
    says = SAYS.get(report.kind)
    facts = _unread(now, report, ruling) if says is None else says(now)
    return None if facts is None else Rejection("record-contradicts", facts, ruling.clause)


def reads(now: GamingTable) -> bool:
    """Whether the shoe reads its cards, so that a card cannot leave it unread."""
    return now.loaded.reads or (now.shoe is not None and now.shoe.device is Device.SCANNING_SHOE)


Says = Mapping[str, Fact] | None


def _cards_left(now: GamingTable) -> Says:
    shoe = now.shoe
    left = 0 if shoe is None else shoe.decks * 52 - len(shoe.burned) - len(shoe.dealt)
    return {"case": "cards-left", "cards": left} if left else None


def _cut(now: GamingTable) -> Says:
    if now.shoe is not None and now.shoe.device is Device.SHUFFLING_DEVICE:
        return {"case": "no-cut"}
    return {"case": "cut", "cards": now.loaded.cut} if now.loaded.cut else None


def _burned(now: GamingTable) -> Says:
    burned = 0 if now.shoe is None else len(now.shoe.burned)
    return {"case": "burned", "cards": burned} if burned else None


def _cutting_card(now: GamingTable) -> Says:
    """The last coup is over, or is yet to come: until then nothing has been forgotten."""
    left = None if now.shoe is None else now.shoe.coups_left
    if left is None:
        return {"case": "no-cutting-card"}
    return {"case": "coups-left", "coups": left} if left else {"case": "shoe-over"}


def _unread(now: GamingTable, report: Report, ruling: Ruling) -> Says:
    """A reading shoe has read every card that left it. One that lies face up in it has not left it yet."""
    stray = now.coup is not None and now.coup.stray is not None
    takes = any(order.effect in TAKES_CARD for order in ruling.orders)
    if stray or not takes or not reads(now) or report.kind is Kind.FACE_UP_IN_SHOE:
        return None
    return {"case": "not-read"} if report.card is None else {"case": "other-card", "card": report.card}


SAYS: Mapping[Kind, Callable[[GamingTable], Says]] = {
    Kind.TOO_FEW_CARDS: _cards_left,
    Kind.WRONG_CUT: _cut,
    Kind.BURN_FORGOTTEN: _burned,
    Kind.SHUFFLE_FORGOTTEN: _cutting_card,
}
"""What the record says to the kinds that it can answer by itself."""
