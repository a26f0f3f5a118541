"""Cards that people hold: passed out, exposed, taken back, turned, announced; and the banker's role."""

from collections.abc import Callable
from dataclasses import replace

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.play import check_staked, go_on
from pitboss.baccarat.machines import (
    bank_of,
    exposure_of,
    find_shoe,
    free_coup,
    method_of,
    people_of,
    with_bank,
    with_coup,
    with_exposure,
)
from pitboss.baccarat.play import breaches, exposing, receiving
from pitboss.baccarat.play.exposing import Exposure
from pitboss.baccarat.play.receiving import Bettor, Receivers, offered
from pitboss.baccarat.state import GamingTable
from pitboss.game.coup import Hand
from pitboss.game.shoe import check_ready
from pitboss.game.wagers import Moment
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import CardRule, Handling


class PassOut(Act, frozen=True):
    """The dealer passes the cards of a hand, or one of them, to a person."""

    hand: Hand
    to: str
    only: int | None = None
    nominated_by: str | None = None


class ExposeCard(Act, frozen=True):
    """The person who holds a card turns it for all to see."""

    player: str
    place: int


class Collect(Act, frozen=True):
    """The dealer takes the cards of a hand back."""

    hand: Hand


class Turn(Act, frozen=True):
    """The dealer turns the cards of a hand that nobody has exposed."""

    hand: Hand


class AnnounceCounts(Act, frozen=True):
    """The dealer announces both counts, Player first."""


class RefuseCards(Act, frozen=True):
    """The designated player declines the cards of a hand."""

    player: str
    hand: Hand


class Designate(Act, frozen=True):
    """Staff designate the first receiver of a hand, independent of wagers."""

    player: str
    hand: Hand


class ReportHolding(Act, frozen=True):
    """A person does not hold the cards as the rules require."""

    player: str
    rule: CardRule


class ExcuseHolding(Act, frozen=True):
    """A supervisor lets a person continue despite a breach."""

    player: str


class ForfeitCards(Act, frozen=True):
    """A supervisor takes the cards, or the banker's role, away from a person."""

    player: str


class AcceptRole(Act, frozen=True):
    """The player to whom the banker's role is offered accepts it."""

    player: str


class DeclineRole(Act, frozen=True):
    """The player to whom the banker's role is offered declines it."""

    player: str


class PassRole(Act, frozen=True):
    """The holder of the banker's role gives it up."""

    player: str


def check_pass_out(now: GamingTable, act: PassOut, context: ActContext) -> Rejection | None:
    """Whether cards may be passed to a person."""
    to = _find_person(now, act.to)
    if to is None:
        return _not_there(act.to)
    return _check(
        now,
        lambda state: exposing.check_pass_out(
            state,
            act.hand,
            to,
            only=act.only,
            nominated_by=act.nominated_by,
            approved_by=context.authority,
        ),
    )


def apply_pass_out(now: GamingTable, act: PassOut, _: ActContext) -> GamingTable:
    """Cards are passed out, so others than staff have handled this shoe."""
    passed = _expose(now, lambda state: exposing.pass_out(state, act.hand, act.to, act.only))
    return change(passed, handled=True)


def check_expose(now: GamingTable, act: ExposeCard, _: ActContext) -> Rejection | None:
    """Requires that this person holds a card that can be turned for all to see."""
    return _check(now, lambda state: exposing.check_expose(state, act.player, act.place))


def apply_expose(now: GamingTable, act: ExposeCard, _: ActContext) -> GamingTable:
    """All see a card."""
    return _expose(now, lambda state: exposing.expose(state, act.place))


def check_collect(now: GamingTable, act: Collect, _: ActContext) -> Rejection | None:
    """Requires that cards of a hand are out."""
    return _check(now, lambda state: exposing.check_collect(state, act.hand))


def apply_collect(now: GamingTable, act: Collect, _: ActContext) -> GamingTable:
    """Cards return to their area."""
    return _expose(now, lambda state: exposing.collect(state, act.hand))


def check_turn(now: GamingTable, act: Turn, _: ActContext) -> Rejection | None:
    """Whether the cards of a hand may be turned. The first card ends the time for wagers."""
    coup = now.coup
    waited = now.offer.closing.at is Closes.FIRST_CARD_EXPOSED
    if coup is not None and waited and coup.moment is not Moment.FIRST_CARD_EXPOSED:
        untaken = check_staked(now, coup)
        if untaken is not None:
            return untaken
    return _check(now, lambda state: exposing.check_turn(state, act.hand))


def apply_turn(now: GamingTable, act: Turn, _: ActContext) -> GamingTable:
    """All cards of a hand lie face up."""
    return _expose(now, lambda state: exposing.turn(state, act.hand))


def check_announce(now: GamingTable, _: AnnounceCounts, __: ActContext) -> Rejection | None:
    """Requires that the counts are due."""
    return _check(now, exposing.check_announce)


def apply_announce(now: GamingTable, _: AnnounceCounts, __: ActContext) -> GamingTable:
    """The counts are announced."""
    return _expose(now, exposing.announce_counts)


def check_refuse(now: GamingTable, act: RefuseCards, _: ActContext) -> Rejection | None:
    """Requires that the cards of a hand are this person's to decline."""
    return _check(now, lambda state: receiving.check_refuse(state.receivers, act.hand, act.player))


def apply_refuse(now: GamingTable, act: RefuseCards, _: ActContext) -> GamingTable:
    """The cards go to the next in line."""
    return _strike(now, _receive(now, lambda coup: receiving.refuse(coup, act.hand, act.player)))


def check_designation(now: GamingTable, act: Designate, context: ActContext) -> Rejection | None:
    """Whether staff may designate a receiver of their choice for a hand."""
    person = _find_person(now, act.player)
    if person is None:
        return _not_there(act.player)
    if not now.begun:
        return Rejection("no-card-out")
    return _check(now, lambda state: receiving.check_designate(state.receivers, person, context.authority))


def apply_designation(now: GamingTable, act: Designate, _: ActContext) -> GamingTable:
    """A hand goes to a person whom staff choose."""
    person = _find_person(now, act.player) or Bettor(act.player, None, {})
    chosen = _receive(now, lambda coup: receiving.designate(coup, act.hand, person))
    before = {} if chosen.coup is None else chosen.coup.designated
    return with_coup(chosen, designated={**before, act.hand: act.player})


def check_report(now: GamingTable, act: ReportHolding, _: ActContext) -> Rejection | None:
    """Whether a person can have held the cards against a rule."""
    return _check(now, lambda state: breaches.check_breach(state, act.player, act.rule))


def apply_report(now: GamingTable, act: ReportHolding, context: ActContext) -> GamingTable:
    """A breach waits for a supervisor's decision."""
    reported = _expose(now, lambda state: breaches.report_breach(state, act.player, act.rule))
    coup = reported.coup
    if coup is None:
        return now
    words, clause = Text("incident-cards-held-wrongly", {"rule": act.rule.text}), coup.breaches[-1].clause
    incident = note(
        context, "breach", "cards-held-wrongly", words, clause, people=[act.player], coup=coup.key
    )
    return record(reported, incident)


def check_excuse(now: GamingTable, act: ExcuseHolding, context: ActContext) -> Rejection | None:
    """Whether a supervisor may let a person continue."""
    return _check(now, lambda state: breaches.check_excuse(state, act.player, context.authority))


def apply_excuse(now: GamingTable, act: ExcuseHolding, _: ActContext) -> GamingTable:
    """The coup continues with the same holder of the cards."""
    return _expose(now, lambda state: breaches.excuse(state, act.player))


def check_forfeit(now: GamingTable, act: ForfeitCards, context: ActContext) -> Rejection | None:
    """Whether a supervisor may take cards, or the banker's role, away from a person."""
    if now.bank.holder == act.player:
        refused = receiving.check_forfeit_role(now.edition, bank_of(now), context.authority)
        if refused is not None or not _receives(now, act.player):
            return refused
    return _check(now, lambda state: breaches.check_forfeit(state, act.player, context.authority))


def apply_forfeit(now: GamingTable, act: ForfeitCards, _: ActContext) -> GamingTable:
    """The cards go to the next in line, with the banker's role if the person had it."""
    table = now
    if now.bank.holder == act.player:
        table = with_bank(now, receiving.vacate_role(bank_of(now)))
        if not _receives(now, act.player):
            # The dealer holds the cards of this coup, so only the role can be taken away.
            return table
    return _strike(table, _expose(table, lambda state: breaches.forfeit(state, act.player)))


def check_accept(now: GamingTable, act: AcceptRole, _: ActContext) -> Rejection | None:
    """Requires that the banker's role is offered to this person, and that no coup is under way."""
    refused = _check_role(now)
    if refused is None and now.begun:
        refused = Rejection("coup-in-progress", {"case": "role-between-coups"})
    return refused or receiving.check_offered(bank_of(now), people_of(now), act.player)


def apply_accept(now: GamingTable, act: AcceptRole, _: ActContext) -> GamingTable:
    """The role has a holder."""
    guest = now.guests.get(act.player)
    return with_bank(
        now, receiving.accept_role(bank_of(now), act.player, None if guest is None else guest.seat)
    )


def check_decline(now: GamingTable, act: DeclineRole, _: ActContext) -> Rejection | None:
    """Requires that the banker's role is offered to this person."""
    return _check_role(now) or receiving.check_offered(bank_of(now), people_of(now), act.player)


def apply_decline(now: GamingTable, act: DeclineRole, _: ActContext) -> GamingTable:
    """The role is offered to the next."""
    return with_bank(now, receiving.decline_role(bank_of(now), act.player))


def check_pass_on(now: GamingTable, act: PassRole, _: ActContext) -> Rejection | None:
    """Requires that this person holds the banker's role and may give it up."""
    if now.bank.holder != act.player:
        return Rejection("role-not-held", {"case": "not-by-player", "player": act.player})
    return receiving.check_pass_role(bank_of(now), in_coup=now.begun)


def apply_pass_on(now: GamingTable, _: PassRole, __: ActContext) -> GamingTable:
    """The role waits for another holder."""
    return with_bank(now, receiving.vacate_role(bank_of(now)))


def role_offered_to(now: GamingTable) -> str | None:
    """The player to whom the banker's role is offered, if the next coup's cards depend on it."""
    coup, shoe = now.coup, find_shoe(now)
    without = now.no_bet is not None if coup is None else coup.method != now.method
    if now.begun or without or _check_role(now) is not None:
        return None
    if shoe is None or check_ready(shoe) is not None:
        return None
    return next((person.name for person in offered(bank_of(now), people_of(now))), None)


def _check(now: GamingTable, check: Callable[[Exposure], Rejection | None]) -> Rejection | None:
    """Whether a step with the cards of the coup is allowed."""
    coup = free_coup(now)
    return coup if isinstance(coup, Rejection) else check(exposure_of(now, go_on(now, coup)))


def _expose(now: GamingTable, step: Callable[[Exposure], Exposure]) -> GamingTable:
    """The table after a step with the cards of its coup."""
    if now.coup is None:
        return now
    coup = go_on(now, now.coup)
    return change(now, coup=with_exposure(coup, step(exposure_of(now, coup))))


def _receive(now: GamingTable, step: Callable[[Receivers], Receivers]) -> GamingTable:
    """The table after a step with the receivers of its coup."""
    return _expose(now, lambda state: replace(state, receivers=step(state.receivers)))


def _receives(now: GamingTable, name: str) -> bool:
    """Whether the cards of a hand go to this person now."""
    return now.coup is not None and any(line[:1] == (name,) for line in now.coup.lines.values())


def _check_role(now: GamingTable) -> Rejection | None:
    """Requires a dealing method that has a banker's role."""
    if method_of(now).handling is Handling.BANKER_IN_TURN:
        return None
    return Rejection("no-banker-role")


def _strike(before: GamingTable, now: GamingTable) -> GamingTable:
    """A person who is no longer in line for a hand stays out of it for this coup."""
    if now.coup is None or before.coup is None:
        return now
    struck = dict(now.coup.struck)
    for hand, line in before.coup.lines.items():
        gone = tuple(name for name in line if name not in now.coup.lines.get(hand, ()))
        struck[hand] = (*struck.get(hand, ()), *gone)
    return with_coup(now, struck=struck)


def _find_person(now: GamingTable, name: str) -> Bettor | None:
    return next((person for person in people_of(now) if person.name == name), None)


def _not_there(name: str) -> Rejection:
    return Rejection("not-at-table", {"player": name})
