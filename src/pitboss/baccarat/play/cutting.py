"""Who cuts the cards of a table: the order of the offers, and whose turn it is."""

from pitboss.acting.acts.act import ActContext
from pitboss.acting.registers.breaches import check_excluded
from pitboss.baccarat.state import CardsIn, GamingTable
from pitboss.game.permission import permit
from pitboss.game.preparing.cutting import CutOffer, check_nominee, cut_offers
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.patron.names import is_person_name
from pitboss.rules.authority import Act
from pitboss.rules.conduct import GUESTS
from pitboss.rules.procedure import CutterKind


def cut_line(now: GamingTable, cards: CardsIn) -> tuple[str | None, ...]:
    """Who is offered the cut, in turn, without those who declined. None means staff."""
    return tuple(name for name, _ in _offers(now, cards))


def check_turn(now: GamingTable, cards: CardsIn, player: str | None) -> Rejection | None:
    """Whether the cut is offered to a player now, or to staff if no player is named."""
    cutter, offer = next(iter(_offers(now, cards)), (None, None))
    if player == cutter:
        return None
    turns = now.play.procedure.cut.offered_to
    clause = turns[-1].clause if offer is None else offer.clause
    if cutter is not None:
        return Rejection("not-asked", {"case": "cut-to-player", "player": cutter}, clause)
    if CutterKind.DEALER in [turn.kind for turn in turns]:
        return Rejection("not-asked", {"case": "cut-to-dealer"}, clause)
    return Rejection("not-asked", {"case": "cut-to-supervisor"}, clause)


def check_cutter(
    now: GamingTable, cards: CardsIn, context: ActContext, player: str | None, nominated_by: str | None
) -> Rejection | None:
    """Requires a cutter in turn: a player, a person whom that player names, or staff."""
    refused = check_turn(now, cards, nominated_by or player)
    if refused is not None:
        return refused
    offer = next((offer for _, offer in _offers(now, cards)), None)
    if nominated_by is not None and offer is not None:
        role = Role.PLAYER if player in now.guests else Role.PATRON
        return _check_named(now, context, player) or check_nominee(now.edition, offer, role)
    if player is not None:
        return None
    permitted = permit(now.edition, Act.CUT, context.authority)
    return permitted if isinstance(permitted, Rejection) else None


def _offers(now: GamingTable, cards: CardsIn) -> list[tuple[str | None, CutOffer]]:
    """The remaining offers of the cut, each with the player who sits there."""
    seats = now.seats_taken
    commencing = now.shoe is None or now.closed_since
    came_first = next((seat for guest in now.guests.values() if (seat := guest.seat) is not None), None)
    offers = cut_offers(
        now.play,
        sorted(seats),
        first_at_table=came_first if commencing else None,
        players_cut=cards.players_cut,
    )
    named = [(None if offer.seat is None else seats[offer.seat], offer) for offer in offers]
    return [(name, offer) for name, offer in named if name is None or name not in cards.declined]


def _check_named(now: GamingTable, context: ActContext, player: str | None) -> Rejection | None:
    """Requires that the dealer heard the name of a particular person, who is not excluded."""
    if context.by.role in GUESTS:
        return Rejection("not-authorised", {"case": "cutter-named-to-dealer"})
    if player is None or not is_person_name(player):
        return Rejection("bad-name", {"case": "cutter"})
    return check_excluded(now.edition, now.excluded, player)
