"""Cards that are held against the rules: reported, excused, or taken away."""

from dataclasses import replace

from pitboss.baccarat.play.exposing import Breach, Exposure, change_cards
from pitboss.game.coup import Hand
from pitboss.game.permission import permit
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.procedure import CardRule


def check_breach(state: Exposure, who: str, rule: CardRule) -> Rejection | None:
    """Whether staff can report that a person does not hold the cards as the rules require.

    A supervisor decides, even if it is found after the cards are back.
    """
    clause = state.receivers.method.orders(rule)
    if clause is None or rule not in (CardRule.IN_FULL_VIEW, CardRule.OVER_THE_LAYOUT):
        return Rejection("no-such-duty", {"rule": rule.text})
    if not any(card.to == who for card in state.cards):
        return Rejection("no-such-cards", {"case": "none-held", "player": who}, clause)
    return None


def report_breach(state: Exposure, who: str, rule: CardRule) -> Exposure:
    """A breach waits for a supervisor's decision."""
    method = state.receivers.method
    return replace(state, breaches=(*state.breaches, Breach(who, rule, method.orders(rule) or method.clause)))


def check_excuse(state: Exposure, who: str, by: Role) -> Rejection | None:
    """Whether a supervisor may let a person continue despite a breach."""
    permitted = permit(state.receivers.edition, Act.FORFEIT_CARDS, by)
    if isinstance(permitted, Rejection):
        return permitted
    if not any(breach.who == who and not breach.ruled for breach in state.breaches):
        return Rejection("nothing-to-excuse", {"player": who}, permitted.clause)
    return None


def excuse(state: Exposure, who: str) -> Exposure:
    """A person continues despite a breach. All reports about them are decided."""
    ruled = tuple(b._replace(ruled=True) if b.who == who else b for b in state.breaches)
    return replace(state, breaches=ruled)


def check_forfeit(state: Exposure, who: str, by: Role) -> Rejection | None:
    """Whether a supervisor may take cards away from a person who controls some."""
    permitted = permit(state.receivers.edition, Act.FORFEIT_CARDS, by)
    if isinstance(permitted, Rejection):
        return permitted
    if _first_in_line(state, who) or any(card.out and card.to == who for card in state.cards):
        return None
    return Rejection("no-such-cards", {"case": "none-controlled", "player": who}, permitted.clause)


def forfeit(state: Exposure, who: str) -> Exposure:
    """A supervisor takes the cards away. Those hands go to the next in line from then on."""
    hands, receivers = _first_in_line(state, who), state.receivers
    places = {n for n, card in enumerate(state.cards) if card.out and (card.to == who or card.hand in hands)}
    lines = {hand: line[1:] if hand in hands else line for hand, line in receivers.lines.items()}
    state = change_cards(state, places, lambda dealt: replace(dealt, out=False))
    return excuse(replace(state, receivers=replace(receivers, lines=lines)), who)


def _first_in_line(state: Exposure, who: str) -> set[Hand]:
    """The hands that go to a person now."""
    first = {hand: state.receivers.designated(hand) for hand in Hand}
    return {hand for hand, person in first.items() if person is not None and person.name == who}
