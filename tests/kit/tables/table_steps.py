"""Steps at a table as a person takes them: either the product's check refuses, or the state changes."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pitboss.acting.acts.act import Spot
from pitboss.acting.setups.limit_rulings import Ruled
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.play import boxes as layout
from pitboss.baccarat.play import breaches, exposing, limits, receiving, rounds
from pitboss.baccarat.play import limit_changes as changes
from pitboss.baccarat.play.boxes import Boxes
from pitboss.baccarat.play.exposing import Exposure
from pitboss.baccarat.play.limit_changes import InForce
from pitboss.baccarat.play.no_bet import Situation, check_no_bet, find_no_bet
from pitboss.baccarat.play.receiving import Bank, Bettor, Receivers
from pitboss.baccarat.play.rounds import Round
from pitboss.game import offer as offers
from pitboss.game import shoe as shoes
from pitboss.game.cards import Card
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.offer import NoBet, Offer, PlayerLimit, check_limit, check_restrict
from pitboss.game.permission import authority_clause
from pitboss.game.preparing.dealing import check_face
from pitboss.game.shoe import Shoe
from pitboss.game.wagers import Moment
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.limits import Tender
from pitboss.rules.procedure import Announcement, CardRule, DealingMethod
from pitboss.rules.result import Winner

# A shoe.


def take(shoe: Shoe, card: Card | None) -> Shoe | Rejection:
    return shoes.check_take(shoe, card) or shoes.take(shoe, card)


def meet_cutting_card(shoe: Shoe) -> Shoe | Rejection:
    return shoes.check_cutting_card(shoe) or shoes.meet_cutting_card(shoe)


# A round. At a table its state is a live coup, which the acts change in the same way.


def start_round(table: Offer, shoe: Shoe, key: str) -> Round | Rejection:
    return rounds.check_start(table, shoe, key) or Round(table, key, Coup(table.game.procedure.tableau))


def announce(now: Round, announcement: Announcement) -> Round | Rejection:
    return rounds.check_call(now, announcement) or replace(now, called=now.called | {announcement})


def draw(now: Round, card: Card, *, face_up: bool = True) -> Round | Rejection:
    """A card leaves the shoe. The first one ends a wagering period that has not ended yet."""
    coup = rounds.check_calls(now) or feed(now.coup, card)
    if isinstance(coup, Rejection):
        return coup
    moment = Moment.FIRST_CARD_EXPOSED if face_up else Moment.FIRST_CARD_REMOVED
    return replace(now, coup=coup, moment=max(now.moment, moment))


def see_cards(now: Round) -> Round:
    """The cards that lay face down are turned."""
    return replace(now, moment=Moment.FIRST_CARD_EXPOSED)


def end_period(now: Round) -> Round | Rejection:
    return rounds.check_period(now) or replace(now, moment=Moment.PERIOD_ENDED)


def reopen(now: Round, method: DealingMethod, by: Role) -> Round | Rejection:
    called = now.called - {Announcement.NO_MORE_BETS}
    return rounds.check_reopen(now, method, by) or replace(now, moment=Moment.OPEN, called=called)


def select_result(now: Round, winner: Winner) -> Round | Rejection:
    return rounds.check_selection(now, winner) or replace(now, selected=winner)


def confirm_result(now: Round) -> Round | Rejection:
    return rounds.check_confirmation(now) or replace(now, confirmed=True)


# The wagers in the boxes.


def bet(
    now: Round,
    boxes: Boxes,
    box: int,
    player: str,
    key: str,
    stake: object,
    *,
    tender: Tender | None = None,
    approved_by: Role | None = None,
) -> dict[Spot, Cents] | Rejection:
    refused = layout.check_bet(now, boxes, box, player, key, stake, tender=tender, approved_by=approved_by)
    if refused is not None:
        return refused
    assert isinstance(stake, int)
    spot = Spot(None if key in now.table.common else box, player, key)
    return {**boxes, spot: boxes.get(spot, 0) + stake}


def take_off(now: Round, boxes: Boxes, spot: Spot) -> dict[Spot, Cents] | Rejection:
    left = {other: cents for other, cents in boxes.items() if other != spot}
    refused = layout.check_take_off(now, boxes, spot)
    return left if refused is None else refused


def reduce_wagers(
    table: Offer,
    in_force: InForce,
    boxes: Boxes,
    *,
    by: Role,
    moment: Moment,
    chip: Cents = 1,
    reduced: Collection[Spot] = (),
) -> dict[Spot, Ruled] | Rejection:
    refused = limits.check_reduction(table, in_force, boxes, by=by, moment=moment, reduced=reduced)
    return limits.reduce_wagers(table.game, in_force, boxes, chip) if refused is None else refused


# The banker's role, and who receives the cards.


def accept_role(bank: Bank, people: Sequence[Bettor], name: str) -> Bank | Rejection:
    seat = next((person.seat for person in people if person.name == name), None)
    return receiving.check_offered(bank, people, name) or receiving.accept_role(bank, name, seat)


def decline_role(bank: Bank, people: Sequence[Bettor], name: str) -> Bank | Rejection:
    return receiving.check_offered(bank, people, name) or receiving.decline_role(bank, name)


def pass_role(bank: Bank, *, in_coup: bool) -> Bank | Rejection:
    return receiving.check_pass_role(bank, in_coup=in_coup) or receiving.vacate_role(bank)


def forfeit_role(edition: Edition, bank: Bank, by: Role) -> Bank | Rejection:
    return receiving.check_forfeit_role(edition, bank, by) or receiving.vacate_role(bank)


def receivers(
    edition: Edition,
    game: BaccaratGame,
    method: DealingMethod,
    people: Sequence[Bettor],
    bank: Bank | None = None,
) -> Receivers | Rejection:
    refused = receiving.check_receivers(method, people, bank)
    found = receiving.receivers(edition, game, method, people, bank)
    # If the check passes, it is known who receives the cards; if not, no player does.
    if refused is not None:
        assert found is None
        return refused
    assert found is not None
    return found


def refuse(coup: Receivers, hand: Hand, name: str) -> Receivers | Rejection:
    return receiving.check_refuse(coup, hand, name) or receiving.refuse(coup, hand, name)


def designate(coup: Receivers, hand: Hand, person: Bettor, by: Role) -> Receivers | Rejection:
    return receiving.check_designate(coup, person, by) or receiving.designate(coup, hand, person)


# The cards of a coup as they lie on the table.


def start_coup(receivers: Receivers, face: str) -> Exposure | Rejection:
    return check_face(receivers.method, face) or Exposure(receivers, face)


def deal(state: Exposure, card: Card | None) -> Exposure | Rejection:
    return exposing.check_deal(state) or exposing.deal(state, card)


def name_card(state: Exposure, place: int, card: Card) -> Exposure | Rejection:
    return exposing.check_name(state, place) or exposing.name_card(state, place, card)


def refuse_cards(state: Exposure, hand: Hand, name: str) -> Exposure | Rejection:
    changed = refuse(state.receivers, hand, name)
    return changed if isinstance(changed, Rejection) else replace(state, receivers=changed)


def pass_out(
    state: Exposure,
    hand: Hand,
    to: Bettor,
    *,
    only: int | None = None,
    nominated_by: str | None = None,
    approved_by: Role | None = None,
) -> Exposure | Rejection:
    refused = exposing.check_pass_out(
        state, hand, to, only=only, nominated_by=nominated_by, approved_by=approved_by
    )
    return refused or exposing.pass_out(state, hand, to.name, only)


def expose(state: Exposure, by: str, place: int) -> Exposure | Rejection:
    return exposing.check_expose(state, by, place) or exposing.expose(state, place)


def collect(state: Exposure, hand: Hand) -> Exposure | Rejection:
    return exposing.check_collect(state, hand) or exposing.collect(state, hand)


def turn(state: Exposure, hand: Hand) -> Exposure | Rejection:
    return exposing.check_turn(state, hand) or exposing.turn(state, hand)


def announce_counts(state: Exposure) -> Exposure | Rejection:
    return exposing.check_announce(state) or exposing.announce_counts(state)


def report_breach(state: Exposure, who: str, rule: CardRule) -> Exposure | Rejection:
    return breaches.check_breach(state, who, rule) or breaches.report_breach(state, who, rule)


def excuse(state: Exposure, who: str, by: Role) -> Exposure | Rejection:
    return breaches.check_excuse(state, who, by) or breaches.excuse(state, who)


def forfeit(state: Exposure, who: str, by: Role) -> Exposure | Rejection:
    return breaches.check_forfeit(state, who, by) or breaches.forfeit(state, who)


# The offer of a table, its limits, and coups without wagers.


def offer(edition: Edition, game: BaccaratGame, decks: int, **options: Any) -> Offer | Rejection:
    refused = offers.check_offer(edition, game, decks, **options)
    return refused or offers.offer(edition, game, decks, **options)


def restrict(
    table: Offer, key: str, *, by: Role, surveillance_notified: bool, sign_shown: bool
) -> Offer | Rejection:
    refused = check_restrict(
        table, key, by=by, surveillance_notified=surveillance_notified, sign_shown=sign_shown
    )
    return refused or replace(table, main_wager_only=table.main_wager_only | {key})


def limit_players(
    table: Offer, by: Role, *, most: int | None = None, one_per_box: bool = False
) -> Offer | Rejection:
    clause = authority_clause(table.edition, Act.LIMIT_PLAYERS, by)
    limited = replace(table, players=PlayerLimit(most, one_per_box, clause))
    return check_limit(table.edition, by, most) or limited


def call_no_bet(table: Offer, act: Act, now: Situation, by: Role, key: str) -> NoBet | Rejection:
    refused, row = check_no_bet(table, act, now, by), find_no_bet(table.game, act)
    if refused is not None:
        return refused
    assert row is not None
    return NoBet(row.clause, None if row.several else key)


def open_limits(table: Offer, limits: TableLimits, *, clock_shown: bool = False) -> InForce | Rejection:
    return changes.check_open_limits(table, limits, clock_shown=clock_shown) or InForce(limits)


def announce_limits(
    table: Offer, in_force: InForce, limits: TableLimits, *, change_at: int, shown_at: int
) -> InForce | Rejection:
    notice = changes.announce_limits(in_force, limits, change_at=change_at, shown_at=shown_at)
    return (
        changes.check_announce_limits(table, in_force, limits, change_at=change_at, shown_at=shown_at)
        or notice
    )


def alter_limits(
    table: Offer, in_force: InForce, new: TableLimits, *, by: Role, at: int, clock_shown: bool = False
) -> InForce | Rejection:
    refused = changes.check_alter_limits(table, in_force, new, by=by, at=at, clock_shown=clock_shown)
    return refused or changes.alter_limits(in_force, new)


def raise_at_once(
    table: Offer, in_force: InForce, new: TableLimits, *, by: Role, playing: Mapping[str, int]
) -> InForce | Rejection:
    refused = changes.check_raise_at_once(table, in_force, new, by=by, playing=playing)
    return refused or changes.raise_at_once(in_force, new, playing)


def raise_kept(table: Offer, in_force: InForce, *, by: Role, at: int) -> InForce | Rejection:
    return changes.check_raise_kept(table, in_force, by=by, at=at) or changes.raise_kept(in_force)


def allow_over_maximum(
    table: Offer,
    in_force: InForce,
    player: str,
    personal: Mapping[str, Limits],
    *,
    box: int,
    by: Role,
    sign_shown: bool,
) -> InForce | Rejection:
    refused = changes.check_over_maximum(
        table, in_force, player, personal, box=box, by=by, sign_shown=sign_shown
    )
    return refused or changes.allow_over_maximum(in_force, player, personal, box)
