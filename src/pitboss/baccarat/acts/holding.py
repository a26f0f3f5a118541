"""Cards in people's hands: passed out, exposed, taken back, turned, announced; and the banker's role."""

from collections.abc import Callable
from dataclasses import replace

from pitboss.acting.act import Act, ActContext
from pitboss.acting.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.coup import check_staked, go_on
from pitboss.baccarat.machines import (
    bank_of,
    coup_of,
    exposure_of,
    method_of,
    people_of,
    shoe_of,
    with_bank,
    with_exposure,
)
from pitboss.baccarat.play.exposing import (
    Exposure,
    announce_counts,
    collect,
    excuse,
    expose,
    forfeit,
    pass_out,
    refuse_cards,
    report_breach,
    turn,
)
from pitboss.baccarat.play.receiving import (
    Bank,
    Bettor,
    accept_role,
    decline_role,
    designate,
    forfeit_role,
    offered,
    pass_role,
)
from pitboss.baccarat.state import GamingTable
from pitboss.game.coup import Hand
from pitboss.game.shoe import check_ready
from pitboss.game.wagers import Moment
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import CardRule, Handling


class PassOut(Act, frozen=True):
    """The dealer passes the cards of a hand, or one of them, to somebody."""

    hand: Hand
    to: str
    only: int | None = None
    nominated_by: str | None = None


class ExposeCard(Act, frozen=True):
    """Somebody who holds a card turns it for all to see."""

    player: str
    place: int


class Collect(Act, frozen=True):
    """The dealer takes the cards of a hand back."""

    hand: Hand


class Turn(Act, frozen=True):
    """The dealer turns what nobody has exposed of a hand."""

    hand: Hand


class AnnounceCounts(Act, frozen=True):
    """The dealer announces both counts, Player first."""


class RefuseCards(Act, frozen=True):
    """The designated player does not want the cards of a hand."""

    player: str
    hand: Hand


class Designate(Act, frozen=True):
    """Staff have a hand go to somebody first, whatever they bet."""

    player: str
    hand: Hand


class ReportHolding(Act, frozen=True):
    """Somebody does not hold the cards as the rules want."""

    player: str
    rule: CardRule


class ExcuseHolding(Act, frozen=True):
    """A supervisor lets somebody go on in spite of that."""

    player: str


class ForfeitCards(Act, frozen=True):
    """A supervisor takes the cards, or the banker's role, away from somebody."""

    player: str


class AcceptRole(Act, frozen=True):
    """The player to whom the banker's role is offered takes it."""

    player: str


class DeclineRole(Act, frozen=True):
    """The player to whom the banker's role is offered does not want it."""

    player: str


class PassRole(Act, frozen=True):
    """The holder of the banker's role gives it up."""

    player: str


def pass_cards(now: GamingTable, act: PassOut, context: ActContext) -> GamingTable | Rejection:
    """Cards go out, and so this shoe has been handled by others than staff."""
    to = _person(now, act.to)
    if isinstance(to, Rejection):
        return to
    passed = _expose(
        now,
        lambda state: pass_out(
            state,
            act.hand,
            to,
            only=act.only,
            nominated_by=act.nominated_by,
            approved_by=context.authority,
        ),
    )
    return passed if isinstance(passed, Rejection) else change(passed, handled=True)


def expose_card(now: GamingTable, act: ExposeCard, _: ActContext) -> GamingTable | Rejection:
    """A card is seen by all."""
    return _expose(now, lambda state: expose(state, act.player, act.place))


def collect_cards(now: GamingTable, act: Collect, _: ActContext) -> GamingTable | Rejection:
    """Cards come back to their area."""
    return _expose(now, lambda state: collect(state, act.hand))


def turn_cards(now: GamingTable, act: Turn, _: ActContext) -> GamingTable | Rejection:
    """All cards of a hand lie face up. The first ends the time for wagers, where it had not ended."""
    coup = now.coup
    waited = now.offer.closing.at is Closes.FIRST_CARD_EXPOSED
    if coup is not None and waited and coup.moment is not Moment.FIRST_CARD_EXPOSED:
        untaken = check_staked(now, coup)
        if untaken is not None:
            return untaken
    return _expose(now, lambda state: turn(state, act.hand))


def announce(now: GamingTable, _: AnnounceCounts, __: ActContext) -> GamingTable | Rejection:
    """Everybody hears the counts."""
    return _expose(now, announce_counts)


def refuse(now: GamingTable, act: RefuseCards, _: ActContext) -> GamingTable | Rejection:
    """The cards go to the next in line."""
    return _strike(now, _expose(now, lambda state: refuse_cards(state, act.hand, act.player)))


def designate_player(now: GamingTable, act: Designate, context: ActContext) -> GamingTable | Rejection:
    """A hand goes to somebody whom staff choose."""
    person = _person(now, act.player)
    if isinstance(person, Rejection):
        return person

    def choose(state: Exposure) -> Exposure | Rejection:
        chosen = designate(state.receivers, act.hand, person, context.authority)
        return chosen if isinstance(chosen, Rejection) else replace(state, receivers=chosen)

    if not now.begun:
        return Rejection("no-card-out", "Say who receives the cards once they are dealt.")
    chosen = _expose(now, choose)
    if isinstance(chosen, Rejection) or chosen.coup is None:
        return chosen
    designated = {**chosen.coup.designated, act.hand: act.player}
    return change(chosen, coup=change(chosen.coup, designated=designated))


def report(now: GamingTable, act: ReportHolding, context: ActContext) -> GamingTable | Rejection:
    """A breach waits for a supervisor's word."""
    reported = _expose(now, lambda state: report_breach(state, act.player, act.rule))
    if isinstance(reported, Rejection):
        return reported
    coup = unwrap(coup_of(reported))
    words, clause = f"Somebody did not see to it that {act.rule}.", coup.breaches[-1].clause
    incident = note(
        context, "breach", "cards-held-wrongly", words, clause, people=[act.player], coup=coup.key
    )
    return record(reported, incident)


def excuse_holding(now: GamingTable, act: ExcuseHolding, context: ActContext) -> GamingTable | Rejection:
    """The coup goes on with whoever holds the cards."""
    return _expose(now, lambda state: excuse(state, act.player, context.authority))


def forfeit_cards(now: GamingTable, act: ForfeitCards, context: ActContext) -> GamingTable | Rejection:
    """The cards go to the next in line, and the banker's role with them if it was theirs."""
    if now.bank.holder != act.player:
        return _strike(now, _expose(now, lambda state: forfeit(state, act.player, context.authority)))
    table = _bank(now, forfeit_role(now.edition, bank_of(now), context.authority))
    if isinstance(table, Rejection) or now.coup is None:
        return table
    lines = now.coup.lines.values()
    if not any(line[:1] == (act.player,) for line in lines):
        # The dealer holds the cards of this coup: only the role is there to be taken away.
        return table
    return _strike(table, _expose(table, lambda state: forfeit(state, act.player, context.authority)))


def accept(now: GamingTable, act: AcceptRole, _: ActContext) -> GamingTable | Rejection:
    """The role has a holder."""
    refused = _check_role(now)
    if refused is None and now.begun:
        refused = Rejection("coup-in-progress", "The role is offered between two coups.")
    return refused or _bank(now, accept_role(bank_of(now), people_of(now), act.player))


def decline(now: GamingTable, act: DeclineRole, _: ActContext) -> GamingTable | Rejection:
    """The role is offered to the next."""
    return _check_role(now) or _bank(now, decline_role(bank_of(now), people_of(now), act.player))


def hand_on(now: GamingTable, act: PassRole, _: ActContext) -> GamingTable | Rejection:
    """The role waits for another."""
    if now.bank.holder != act.player:
        return Rejection("role-not-held", f"{act.player:.60} does not hold the banker's role.")
    return _bank(now, pass_role(bank_of(now), in_coup=now.begun))


def role_asked(now: GamingTable) -> str | None:
    """To whom the banker's role is offered before the cards of the next coup, if they are to go by it."""
    coup, shoe = now.coup, shoe_of(now)
    without = now.no_bet is not None if coup is None else coup.method != now.method
    if now.begun or without or _check_role(now) is not None:
        return None
    if isinstance(shoe, Rejection) or check_ready(shoe) is not None:
        return None
    return next((person.name for person in offered(bank_of(now), people_of(now))), None)


def _expose(now: GamingTable, step: Callable[[Exposure], Exposure | Rejection]) -> GamingTable | Rejection:
    """The table after a step with the cards of its coup."""
    coup = go_on(now)
    if isinstance(coup, Rejection):
        return coup
    after = step(exposure_of(now, coup))
    if isinstance(after, Rejection):
        return after
    return change(now, coup=with_exposure(coup, after))


def _check_role(now: GamingTable) -> Rejection | None:
    """Whether the table is dealt by a method that has a banker's role."""
    if method_of(now).handling is Handling.BANKER_IN_TURN:
        return None
    return Rejection("no-banker-role", "The cards are not dealt by a method that has a banker's role.")


def _strike(before: GamingTable, now: GamingTable | Rejection) -> GamingTable | Rejection:
    """Whoever is in line for a hand no more stays out of it for this coup."""
    if isinstance(now, Rejection) or now.coup is None or before.coup is None:
        return now
    struck = dict(now.coup.struck)
    for hand, line in before.coup.lines.items():
        gone = tuple(name for name in line if name not in now.coup.lines.get(hand, ()))
        struck[hand] = (*struck.get(hand, ()), *gone)
    return change(now, coup=change(now.coup, struck=struck))


def _bank(now: GamingTable, bank: Bank | Rejection) -> GamingTable | Rejection:
    return bank if isinstance(bank, Rejection) else with_bank(now, bank)


def _person(now: GamingTable, name: str) -> Bettor | Rejection:
    found = next((person for person in people_of(now) if person.name == name), None)
    return found or Rejection("not-at-table", f"{name:.60} is not at this table.")
