"""The cards of a coup on the table: face down or up, passed out, exposed, taken back, turned, announced."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from pitboss.baccarat.play.receiving import Bettor, Receivers, check_holder
from pitboss.game.cards import Card, point_count
from pitboss.game.coup import Coup, Hand
from pitboss.game.permission import permit
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act
from pitboss.rules.procedure import CardRule, Handling


class ExposureStep(StrEnum):
    """What a coup may wait for."""

    RULING = "breach"
    EXPOSE = "expose"
    COLLECT = "collect"
    NAME = "name-card"
    PASS_OUT = "pass-out"
    TURN = "turn"
    ANNOUNCE = "counts"
    DEAL = "deal"

    @property
    def text(self) -> Text:
        """As part of a sentence."""
        return Text(f"exposure-step-{self}")


ORDERED_BY = {
    ExposureStep.EXPOSE: CardRule.EXPOSED,
    ExposureStep.COLLECT: CardRule.COLLECTED,
    ExposureStep.PASS_OUT: CardRule.PASSED_OUT,
    ExposureStep.TURN: CardRule.TURNED,
    ExposureStep.ANNOUNCE: CardRule.ANNOUNCED,
}


class Due(NamedTuple):
    """A step in the regular course, with its hand and the person who does it or receives the cards."""

    step: ExposureStep
    hand: Hand | None = None
    who: str | None = None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card on the table."""

    hand: Hand
    card: Card | None
    """None while nobody knows it: a shoe that does not read cards deals it face down."""
    up: bool
    to: str | None = None
    """The person to whom it was passed out."""
    on_behalf_of: str | None = None
    """The person who was designated to receive it then."""
    out: bool = False
    """Whether that person still has it."""


class Count(NamedTuple):
    """A point count as announced."""

    hand: Hand
    points: int


class Breach(NamedTuple):
    """Cards held against the rules, reported by staff."""

    who: str
    rule: CardRule
    clause: Clause
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class Exposure:
    """The cards of a coup on the table. A card is named by its place in the order dealt, from 0.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.baccarat.play.receiving import receivers
    >>> game, ann = EDITION.game("baccarat"), Bettor("Ann", 2, {"banker": 5000})
    >>> state = Exposure(receivers(EDITION, game, game.procedure.methods[1], [ann]), "down")
    >>> for code in "9S 4H KD 2C".split():
    ...     state = deal(state, CARDS[code])
    >>> state = pass_out(turn(state, Hand.PLAYER), Hand.BANKER, "Ann")
    >>> [str(card) for card in visible(state, "Ann")], [str(card) for card in visible(state)]
    (['9S', '4H', 'KD', '2C'], ['9S', 'None', 'KD', 'None'])
    >>> state = collect(expose(state, 3), Hand.BANKER)
    >>> state.expects.step.value, state.expects.hand.value
    ('turn', 'banker')
    """

    receivers: Receivers
    face: str
    cards: tuple[Dealt, ...] = ()
    announced: tuple[Count, ...] = ()
    breaches: tuple[Breach, ...] = ()

    @property
    def expects(self) -> Due | None:
        """The next step of the regular course. None when it is over. It reveals no hidden card."""
        breach = next((breach for breach in self.breaches if not breach.ruled), None)
        if breach is not None:
            return Due(ExposureStep.RULING, who=breach.who)
        out = sorted((card for card in self.cards if card.out), key=lambda card: card.up)
        if out:
            return Due(ExposureStep.COLLECT if out[0].up else ExposureStep.EXPOSE, out[0].hand, out[0].to)
        if len(self.cards) >= 4:
            for hand in Hand:
                designated = self.receivers.designated(hand)
                if designated is not None and self.must_pass_out(hand):
                    return Due(ExposureStep.PASS_OUT, hand, designated.name)
                if any(card.hand is hand and not card.up for card in self.cards):
                    return Due(ExposureStep.TURN, hand)
        unnamed = next((card for card in self.cards if card.up and card.card is None), None)
        if unnamed is not None:
            return Due(ExposureStep.NAME, unnamed.hand)
        drawn = self.next_hand
        if len(self.cards) < 4:
            return Due(ExposureStep.DEAL, drawn)
        due = 4 if len(self.cards) > 4 and drawn is None else 2
        if self.receivers.method.orders(CardRule.ANNOUNCED) and len(self.announced) < due:
            return Due(ExposureStep.ANNOUNCE)
        return Due(ExposureStep.DEAL, drawn) if drawn else None

    @property
    def next_hand(self) -> Hand | None:
        """The hand that the next card belongs to, by the cards that all can see. None after the last."""
        if len(self.cards) < 4:
            return Hand.BANKER if len(self.cards) % 2 else Hand.PLAYER
        return self.coup.expects

    @property
    def coup(self) -> Coup:
        """The cards that all can see, for the table of play and the settlement."""
        shown = {hand: [c.card for c in self.cards if c.hand is hand and c.up and c.card] for hand in Hand}
        tableau = self.receivers.game.procedure.tableau
        return Coup(tableau, tuple(shown[Hand.PLAYER]), tuple(shown[Hand.BANKER]))

    def waiting(self, hand: Hand) -> tuple[int, ...]:
        """The cards of a hand that lie face down and were not passed out yet."""
        places = enumerate(self.cards)
        return tuple(n for n, c in places if c.hand is hand and not c.up and c.to is None)

    def must_pass_out(self, hand: Hand) -> bool:
        """Whether cards of a hand must go to a person who receives them."""
        ordered = self.receivers.method.orders(CardRule.PASSED_OUT) is not None
        return bool(ordered and self.receivers.lines[hand] and self.waiting(hand))


def visible(state: Exposure, viewer: str | None = None) -> tuple[Card | None, ...]:
    """The cards that a person may see, in the order dealt. None is a card's back.

    Only the person who holds a card face down sees it, and neither dealer nor display does.
    """
    return tuple(c.card if c.up or (c.out and c.to == viewer) else None for c in state.cards)


def check_deal(state: Exposure) -> Rejection | None:
    """Requires that a card from the shoe is due."""
    due = state.expects
    if due is None:
        clause = state.coup.turn[1]
        return Rejection("too-many-cards", {"case": "complete-after", "cards": len(state.cards)}, clause)
    return None if due.step is ExposureStep.DEAL else _not_due(state, due)


def deal(state: Exposure, card: Card | None, *, up: bool = False) -> Exposure:
    """The next card of the shoe goes to the hand that waits for it, if one does, or `up` for all to see.

    The card is None if nobody can know it yet.
    """
    hand = state.next_hand
    if hand is None:
        return state
    return replace(state, cards=(*state.cards, Dealt(hand, card, up=up or state.face == "up")))


def check_name(state: Exposure, place: int) -> Rejection | None:
    """Requires a card that lies face up and that no shoe has read, so that the dealer keys it in."""
    if any(n == place and c.up and c.card is None for n, c in enumerate(state.cards)):
        return None
    return Rejection("no-such-cards", {"case": "none-unknown"})


def name_card(state: Exposure, place: int, card: Card) -> Exposure:
    """The dealer keys in a card."""
    return change_cards(state, {place}, lambda dealt: replace(dealt, card=card))


def check_pass_out(
    state: Exposure,
    hand: Hand,
    to: Bettor,
    *,
    only: int | None = None,
    nominated_by: str | None = None,
    approved_by: Role | None = None,
) -> Rejection | None:
    """Whether cards may go to the designated player or, with approval, to that player's nominee."""
    method, waiting = state.receivers.method, state.waiting(hand)
    if not state.receivers.lines[hand]:
        clause = method.orders(CardRule.DEALER_KEEPS) or method.clause
        return Rejection("dealer-keeps-cards", {"hand": Text(f"hand-{hand}")}, clause)
    if len(state.cards) < 4 or not waiting or only not in (None, *waiting):
        return Rejection("no-such-cards", {"case": "none-to-pass-out"}, method.orders(CardRule.PASSED_OUT))
    places = set(waiting) if only is None else {only}
    return (
        _check_receiver(state, hand, to, nominated_by, approved_by)
        or check_holder(state.receivers, to)
        or _check_others(state, hand, to, places)
    )


def pass_out(state: Exposure, hand: Hand, to: str, only: int | None = None) -> Exposure:
    """Cards go face down to a person: all waiting cards of a hand, or only one."""
    designated = state.receivers.designated(hand)
    behalf = None if designated is None else designated.name
    places = set(state.waiting(hand)) if only is None else {only}
    return change_cards(state, places, lambda dealt: replace(dealt, to=to, on_behalf_of=behalf, out=True))


def check_expose(state: Exposure, by: str, place: int) -> Rejection | None:
    """Requires that a person holds a card face down, and may turn it for all to see."""
    if any(n == place and c.out and c.to == by and not c.up for n, c in enumerate(state.cards)):
        return None
    exposed = state.receivers.method.orders(CardRule.EXPOSED)
    return Rejection("no-such-cards", {"case": "none-face-down", "player": by}, exposed)


def expose(state: Exposure, place: int) -> Exposure:
    """The person who holds a card turns it for all to see."""
    return change_cards(state, {place}, lambda dealt: replace(dealt, up=True))


def check_collect(state: Exposure, hand: Hand) -> Rejection | None:
    """Requires that cards of a hand are out, so that the dealer can take them back."""
    if any(card.out and card.hand is hand for card in state.cards):
        return None
    collected = state.receivers.method.orders(CardRule.COLLECTED)
    return Rejection("no-such-cards", {"case": "none-out", "hand": Text(f"hand-{hand}")}, collected)


def collect(state: Exposure, hand: Hand) -> Exposure:
    """The dealer takes the cards of a hand back to its area, exposed or not."""
    face_up = state.receivers.method.orders(CardRule.PLACED_FACE_UP) is not None
    places = {n for n, card in enumerate(state.cards) if card.out and card.hand is hand}
    return change_cards(state, places, lambda dealt: replace(dealt, out=False, up=dealt.up or face_up))


def check_turn(state: Exposure, hand: Hand) -> Rejection | None:
    """Whether the dealer may turn the cards of a hand that nobody has exposed."""
    cards = [card for card in state.cards if card.hand is hand]
    if len(state.cards) < 4:
        return _not_due(state, Due(ExposureStep.DEAL))
    if any(card.out for card in cards):
        return _not_due(state, Due(ExposureStep.COLLECT, hand))
    if state.must_pass_out(hand):
        return _not_due(state, Due(ExposureStep.PASS_OUT, hand))
    if not all(card.up for card in cards):
        return None
    turned = state.receivers.method.orders(CardRule.TURNED)
    return Rejection("no-such-cards", {"case": "all-face-up", "hand": Text(f"hand-{hand}")}, turned)


def turn(state: Exposure, hand: Hand) -> Exposure:
    """All cards of a hand lie face up."""
    places = {n for n, card in enumerate(state.cards) if card.hand is hand}
    return change_cards(state, places, lambda dealt: replace(dealt, up=True))


def check_announce(state: Exposure) -> Rejection | None:
    """Requires that the counts are due."""
    due = state.expects
    return None if due is not None and due.step is ExposureStep.ANNOUNCE else _not_due(state, due)


def announce_counts(state: Exposure) -> Exposure:
    """The dealer announces the count of the Player's Hand and then of the Banker's."""
    coup = state.coup
    counts = Count(Hand.PLAYER, point_count(coup.player)), Count(Hand.BANKER, point_count(coup.banker))
    return replace(state, announced=(*state.announced, *counts))


def _check_receiver(
    state: Exposure, hand: Hand, to: Bettor, nominated_by: str | None, approved_by: Role | None
) -> Rejection | None:
    """Requires the receiver of a hand, or their nominee with approval."""
    receivers, line = state.receivers, state.receivers.lines[hand]
    method = receivers.method
    if method.handling is Handling.ANY_BACKER:
        if to.name in [person.name for person in line]:
            return None
        return Rejection("not-a-backer", {"hand": Text(f"hand-{hand}")}, method.clause)
    if to.name == line[0].name:
        return None
    if nominated_by != line[0].name:
        return Rejection("not-designated", {"player": line[0].name, "other": to.name}, method.clause)
    permitted = permit(receivers.edition, Act.NOMINATE, approved_by)
    return permitted if isinstance(permitted, Rejection) else None


def _check_others(state: Exposure, hand: Hand, to: Bettor, places: set[int]) -> Rejection | None:
    """Whether cards may be passed out beside those that are or were out."""
    method = state.receivers.method
    one_hand, one_card = method.orders(CardRule.ONE_HAND), method.orders(CardRule.ONE_CARD)
    if one_hand is not None and any(card.out and card.hand is not hand for card in state.cards):
        return Rejection("one-hand-at-a-time", clause=one_hand)
    if one_card is not None and any(card.out and card.to != to.name for card in state.cards):
        return Rejection("one-card-at-a-time", clause=one_card)
    both = method.orders(CardRule.BOTH_TO_NOMINEES)
    designated = state.receivers.lines[hand][0].name
    passed = [c for c in state.cards[:4] if c.hand is hand and c.on_behalf_of == designated]
    if (
        both is not None
        and places & {0, 1, 2, 3}
        and any((card.to == designated) != (to.name == designated) for card in passed)
    ):
        return Rejection("nominees-take-both", clause=both)
    return None


def change_cards(state: Exposure, places: set[int], change: Callable[[Dealt], Dealt]) -> Exposure:
    """The coup with the cards at some places changed."""
    cards = tuple(change(card) if n in places else card for n, card in enumerate(state.cards))
    return replace(state, cards=cards)


def _not_due(state: Exposure, due: Due | None) -> Rejection:
    """The rejection of a step that comes too early."""
    if due is None:
        return Rejection("step-not-due", {"case": "coup-complete"})
    rule = ORDERED_BY.get(due.step)
    clause = state.receivers.method.orders(rule) if rule else None
    breached = next((breach.clause for breach in state.breaches if not breach.ruled), None)
    return Rejection("step-not-due", {"case": "waits", "step": due.step.text}, clause or breached)
