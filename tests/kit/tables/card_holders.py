"""People at a table and one of its coups, for the tests about holding the cards."""

from kit.support import EDITIONS, baccarat, cards
from kit.tables.table_steps import (
    announce_counts,
    collect,
    deal,
    expose,
    pass_out,
    receivers,
    start_coup,
    turn,
)
from pitboss.baccarat.play.exposing import Exposure
from pitboss.baccarat.play.receiving import Bank, Bettor, Receivers
from pitboss.game.coup import Hand
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.procedure import DealingMethod

PLAYER, BANKER = Hand.PLAYER, Hand.BANKER


def person(name: str, seat: int | None, **wagers: int) -> Bettor:
    return Bettor(name, seat, {key.replace("_", "-"): cents for key, cents in wagers.items()})


ANN = person("Ann", 2, player=5_000)
BOB = person("Bob", 4, banker=7_000)
CEM = person("Cem", 5, player=3_000, banker_pair=9_000)
DAN = person("Dan", 6)
"""Seated, without a wager."""
EVE = person("Eve", None, player=90_000, banker=90_000)
"""Standing, and the highest on both hands."""
TABLE = (ANN, BOB, CEM, DAN, EVE)


def method(edition: str, key: str) -> DealingMethod:
    return next(row for row in baccarat(edition).procedure.methods if row.key == key)


def receiving(
    edition: str, key: str, people: tuple[Bettor, ...] = TABLE, bank: Bank | None = None
) -> Receivers:
    return unwrap(receivers(EDITIONS[edition], baccarat(edition), method(edition, key), people, bank))


def held_by(edition: str, name: str) -> Bank:
    """The role of method C, held by a player."""
    return Bank(method(edition, "C"), holder=name)


def begin(edition: str, key: str, face: str = "down", people: tuple[Bettor, ...] = TABLE) -> Exposure:
    bank = held_by(edition, BOB.name) if key == "C" else None
    return unwrap(start_coup(receiving(edition, key, people, bank), face))


def dealt(state: Exposure, text: str) -> Exposure:
    """The coup after these cards from the shoe."""
    for card in cards(text):
        state = unwrap(deal(state, card))
    return state


def passed_and_back(state: Exposure, hand: Hand, to: Bettor, *exposed: int) -> Exposure:
    """A hand is passed to a player, who exposes these cards of it, and is returned."""
    state = unwrap(pass_out(state, hand, to))
    for place in exposed:
        state = unwrap(expose(state, to.name, place))
    return unwrap(collect(state, hand))


def nominate(
    state: Exposure,
    hand: Hand,
    to: Bettor,
    *,
    only: int | None = None,
    approved_by: Role | None = Role.CASINO_SUPERVISOR,
) -> Exposure | Rejection:
    """The designated player has another player expose the cards of a hand, or one of them."""
    named_by = state.receivers.lines[hand][0].name
    return pass_out(state, hand, to, only=only, nominated_by=named_by, approved_by=approved_by)


def announced(state: Exposure) -> Exposure:
    """The coup after the dealer has turned the cards that lay face down and announced the counts."""
    for hand in Hand:
        turned = turn(state, hand)
        state = state if isinstance(turned, Rejection) else turned
    return unwrap(announce_counts(state))
