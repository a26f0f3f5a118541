"""What a table needs from a shoe that reads its cards, and which offers fit the source of the cards."""

import msgspec

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.course import Waiting
from pitboss.acting.kinds import Supply
from pitboss.acting.plays import Phase
from pitboss.acting.readings import CUTTING_CARD, CardReading, LoadedShoe, Reading
from pitboss.baccarat.acts.pairing import DrawOutOfTurn, check_beside, other_table
from pitboss.baccarat.acts.play import DrawCard, MeetCuttingCard, lies_ready
from pitboss.baccarat.acts.shoe.cards import Burn
from pitboss.baccarat.course import TableStep
from pitboss.baccarat.decide import attempt
from pitboss.baccarat.machines import cards_ahead, exposure_of, round_of, shoe_of
from pitboss.baccarat.play.exposing import ExposureStep
from pitboss.baccarat.play.rounds import wagering_over
from pitboss.baccarat.state import GamingTable
from pitboss.baccarat.views.offering import TableOffer
from pitboss.baccarat.views.summary import phase
from pitboss.game.cards import CARDS
from pitboss.game.shoe import check_take
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.limits import Closes

DEALER = Person("dealer", Role.DEALER)
READ_BY_SHOE = (DrawCard, MeetCuttingCard, DrawOutOfTurn)
"""The acts that a reading shoe enters by itself."""


def expected_card(now: GamingTable, _: str) -> str | None:
    """The coup that waits for the shoe: wagering is over, and a dealer could draw what comes next.

    >>> expected_card(GamingTable(), "1")
    """
    coup = now.coup
    if coup is None or lies_ready(now) or phase(now)[0] is Phase.PAUSED:
        return None
    # A card in a set period would end it early.
    timed = now.offer.closing.at is Closes.PERIOD_ENDS
    if timed and not wagering_over(round_of(now, coup)):
        return None
    due = exposure_of(now, coup).expects
    if due is None or due.step is not ExposureStep.DEAL:
        return None
    # Only the shoe can say that the cutting card has come in place of the card that is due.
    drawn = attempt(now, DrawCard(), ActContext(DEALER, 0))
    waits = not isinstance(drawn, Rejection) or drawn.code == "cutting-card-due"
    return coup.key if waits else None


def waits_beside(now: GamingTable, name: str, other: GamingTable | None) -> Waiting | None:
    """What the next card of a table waits for at the other table of the same dealer."""
    if other_table(now, DrawCard()) is None:
        return None
    refused = check_beside(now, name, other or GamingTable(), DrawCard())
    if refused is None:
        return None
    joins = refused.code == "pair-not-complete"
    return Waiting(TableStep.OTHER_JOINS if joins else TableStep.OTHER_COUP)


def fitting(now: GamingTable, offers: tuple[TableOffer, ...], supply: Supply) -> tuple[TableOffer, ...]:
    """The offers on a screen at a table that fit its shoe and its partner."""
    if supply.waits:
        offers = tuple(_out_of_turn(now, offer) for offer in offers)
    if supply.source == "keyed":
        return offers
    if supply.source == "simulated":
        # The server gives what is next in the shoe. Where that is the cutting card, the dealer asks for it.
        hidden = () if cards_ahead(now) == 0 else (MeetCuttingCard,)
        left = (offer for offer in offers if not isinstance(offer.act, hidden))
        drawn = DrawCard | DrawOutOfTurn
        return tuple(TableOffer(offer.act) if isinstance(offer.act, drawn) else offer for offer in left)
    read = () if supply.failed or lies_ready(now) else READ_BY_SHOE
    return tuple(offer for offer in offers if not isinstance(offer.act, read))


def _out_of_turn(now: GamingTable, offer: TableOffer) -> TableOffer:
    """A card that leaves the shoe while the other table is dealt is not part of the coup."""
    if not isinstance(offer.act, DrawCard):
        return offer
    shoe = unwrap(shoe_of(now))
    left = (code for code, card in CARDS.items() if check_take(shoe, card) is None)
    return TableOffer(DrawOutOfTurn(next(left)), ("card",))


def read(reading: CardReading) -> Act:
    """The act that a card from the shoe becomes.

    >>> read(CardReading("rapid-1", "9S", None))
    DrawCard(card='9S', by_hand=False)
    """
    return MeetCuttingCard() if reading.card == CUTTING_CARD else DrawCard(reading.card)


def loaded(now: GamingTable) -> LoadedShoe | None:
    """What the table knows of the cards in its shoe."""
    if now.setup is None:
        return None
    inside, shoe = now.loaded, now.shoe
    behind = inside.behind if shoe is not None and shoe.coups_left is None else None
    out = tuple(each.card for each in inside.out)
    return LoadedShoe(inside.number, inside.decks, inside.cut, out, behind)


def marked(act: Act, *, reads: bool, by_hand: bool) -> Act:
    """A burn says whether a shoe reads what leaves it: from then on what people say must agree with it.

    A card says whether a person entered it in place of such a shoe.
    """
    if isinstance(act, Burn) and act.reads is not reads:
        return msgspec.structs.replace(act, reads=reads)
    if isinstance(act, DrawCard) and act.by_hand is not by_hand:
        return msgspec.structs.replace(act, by_hand=by_hand)
    return act


READING: Reading[GamingTable] = Reading(
    device="shoe",
    reads=CardReading,
    act=read,
    asks="card",
    expected=expected_card,
    takes=(Burn, *READ_BY_SHOE),
    tells=READ_BY_SHOE,
    marked=marked,
    by_hand=lies_ready,
    loaded=loaded,
)
