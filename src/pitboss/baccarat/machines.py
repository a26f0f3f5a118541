"""The state machines of a table, built from its plain data, and the table after one of them has moved."""

from dataclasses import replace

import msgspec

from pitboss.acting.acts.act import Spot
from pitboss.acting.state import change
from pitboss.baccarat.play.duties import first_due
from pitboss.baccarat.play.exposing import Exposure
from pitboss.baccarat.play.loading import note_out
from pitboss.baccarat.play.receiving import Bank, Bettor, Receivers, by_dealer
from pitboss.baccarat.play.rounds import Round
from pitboss.baccarat.state import Banking, CardsIn, GamingTable, LiveCoup, ShoeIn
from pitboss.game.cards import full_decks
from pitboss.game.coup import Coup, Hand
from pitboss.game.offer import NoBet
from pitboss.game.preparing.stack import Stack
from pitboss.game.shoe import Shoe
from pitboss.game.wagers import Moment
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.limits import Closing
from pitboss.rules.procedure import Announcement, DealingMethod


def coup_of(now: GamingTable) -> LiveCoup | Rejection:
    """The coup under way, or the rejection of an act that needs one."""
    return now.coup or Rejection("no-round", {"case": "start-coup"})


def free_coup(now: GamingTable) -> LiveCoup | Rejection:
    """The coup under way, if nothing of it waits for a ruling or for the players' choice."""
    coup = coup_of(now)
    if isinstance(coup, Rejection):
        return coup
    if coup.stray is not None:
        return Rejection("ruling-due", {"case": "report-card"})
    if coup.option is not None:
        return Rejection("choice-open", clause=coup.option)
    return coup


def with_coup(now: GamingTable, **fields: object) -> GamingTable:
    """The table with a changed coup. Without a coup nothing changes."""
    return now if now.coup is None else change(now, coup=change(now.coup, **fields))


def stack_of(cards: CardsIn) -> Stack:
    """The stack on the table. The order of its cards is unknown, so the decks are in standard order."""
    return Stack(
        full_decks(cards.decks),
        cards.decks,
        cards.back,
        cards.source,
        cards.device,
        cards.step,
        cards.pre_shuffled,
        cards.replacement,
        cards.checked_by,
        cards.behind,
        cards.commencing,
        cards.out,
    )


def find_shoe(now: GamingTable) -> Shoe | None:
    """The shoe in play, if there is one."""
    return None if now.shoe is None else Shoe(now.play, **msgspec.structs.asdict(now.shoe))


def shoe_of(now: GamingTable) -> Shoe | Rejection:
    """The shoe in play, or the rejection of an act that needs one."""
    shoe = find_shoe(now)
    return shoe or Rejection("no-cards", {"case": "none-in-shoe"})


def with_shoe(now: GamingTable, shoe: Shoe) -> GamingTable:
    """The table with the shoe in another state, and a record of the cards that left it."""
    fields = {name: getattr(shoe, name) for name in ShoeIn.__struct_fields__}
    before = (0, 0) if now.shoe is None else (len(now.shoe.burned), len(now.shoe.dealt))
    loaded = note_out(now.loaded, before, shoe, None if now.coup is None else now.coup.key)
    return change(now, shoe=ShoeIn(**fields), loaded=loaded)


def check_cards_ready(now: GamingTable) -> Rejection | None:
    """Requires that nothing must be done with the cards before the next one comes."""
    due = first_due(now.card_duties, in_coup=now.begun)
    if due is not None:
        return due.refusal
    return None if now.cards_in is None else Rejection("cards-on-table", {"case": "load-first"})


def cards_ahead(now: GamingTable) -> int | None:
    """How many cards come before the cutting card. None once it has come, or if no shoe in use has one."""
    shoe = find_shoe(now)
    if shoe is None or shoe.taken_out is not None or shoe.coups_left is not None or now.loaded.behind is None:
        return None
    return max(0, shoe.remaining - now.loaded.behind)


def bank_of(now: GamingTable) -> Bank:
    """The banker's role in the method of the table."""
    return Bank(method_of(now), **msgspec.structs.asdict(now.bank))


def with_bank(now: GamingTable, bank: Bank) -> GamingTable:
    """The table with a changed banker's role."""
    return change(now, bank=Banking(bank.holder, bank.seat, bank.declined))


def closing_of(now: GamingTable) -> Closing:
    """When wagers close at the table: by its set-up, or by the first way of the game."""
    ways = now.play.procedure.closing
    return next((row for row in ways if row.at is now.record.closes), ways[0])


def method_of(now: GamingTable) -> DealingMethod:
    """How the coups of the table are dealt."""
    return find_method(now.play, now.method)


def find_method(game: BaccaratGame, key: str) -> DealingMethod:
    """A dealing method of a game by its key. If the game has no such method, the dealer handles the cards."""
    return next((method for method in game.procedure.methods if method.key == key), by_dealer(game))


def people_of(now: GamingTable) -> tuple[Bettor, ...]:
    """Everyone at the table with their wagers on the coup."""
    placed: dict[str, dict[str, Cents]] = {name: {} for name in now.guests}
    for each in () if now.coup is None else now.coup.wagers:
        mine = placed.setdefault(each.player, {})
        mine[each.wager] = mine.get(each.wager, 0) + each.cents
    seats = {name: guest.seat for name, guest in now.guests.items()}
    return tuple(Bettor(name, seats.get(name), keys) for name, keys in placed.items())


def boxes_of(coup: LiveCoup) -> dict[Spot, Cents]:
    """The stakes on the layout."""
    return {placed.spot: placed.cents for placed in coup.wagers}


def exposure_of(now: GamingTable, coup: LiveCoup) -> Exposure:
    """The cards of a coup as they lie on the table."""
    people = {person.name: person for person in people_of(now)}
    lines = {
        hand: tuple(people.get(name) or Bettor(name, None, {}) for name in coup.lines.get(hand, ()))
        for hand in Hand
    }
    receivers = Receivers(now.edition, now.play, find_method(now.play, coup.method), lines)
    return Exposure(receivers, coup.face, coup.cards, coup.announced, coup.breaches)


def hands_of(now: GamingTable, coup: LiveCoup) -> Coup:
    """The hands that all can see."""
    return exposure_of(now, coup).coup


def with_exposure(coup: LiveCoup, exposure: Exposure) -> LiveCoup:
    """A coup with changed cards. One more card closes the wagers that close by it."""
    more = len(exposure.cards) > len(coup.cards)
    moment = max(coup.moment, Moment.FIRST_CARD_REMOVED) if more else coup.moment
    lines = exposure.receivers.lines
    return change(
        coup,
        cards=exposure.cards,
        announced=exposure.announced,
        breaches=exposure.breaches,
        lines={hand: tuple(person.name for person in lines[hand]) for hand in Hand},
        moment=moment,
    )


def period_left_ms(now: GamingTable, coup: LiveCoup, at: Instant) -> int | None:
    """How long the set period of a coup still runs. None if the sign names none, or it was not called yet."""
    seconds = None if now.in_force is None else now.in_force.limits.period
    if seconds is None or Announcement.PLACE_YOUR_BETS not in coup.called:
        return None
    return max(0, coup.began + seconds * 1_000 - at)


def round_of(now: GamingTable, coup: LiveCoup, at: Instant | None = None) -> Round:
    """The coup for the checks of calls, wagers and the confirmation.

    With a time, wagers are closed once their set period has run down, also if nobody has noted that yet.
    """
    left_ms = None if at is None else period_left_ms(now, coup, at)
    reached = Moment.FIRST_CARD_EXPOSED if coup.seen else coup.moment
    shown, offer = hands_of(now, coup), now.offer
    if coup.no_bet is not None:
        offer = replace(offer, no_bet=NoBet(coup.no_bet, coup.key))
    return Round(
        offer,
        coup.key,
        shown,
        len(coup.cards) - shown.dealt,
        coup.called,
        max(reached, Moment.PERIOD_ENDED) if left_ms == 0 else reached,
        left_ms,
        coup.selected,
        coup.confirmed,
    )
