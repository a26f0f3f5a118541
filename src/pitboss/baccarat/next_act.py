"""The virtual dealer: the next act in the regular course of a table, if no person deals it."""

from collections.abc import Iterator

from pitboss.acting.acts.act import Act, ActContext, ActResult, money_entry
from pitboss.acting.course import Bets, is_due
from pitboss.acting.plays import Phase
from pitboss.acting.registers.announced import find_due
from pitboss.acting.virtual_staff import MANAGER, STAFF, SUPERVISOR, DealerInput, Move, Plan
from pitboss.baccarat.acts.holding import AcceptRole, DeclineRole, ExcuseHolding
from pitboss.baccarat.acts.irregular import ReportIrregularity, ResumeCoup
from pitboss.baccarat.acts.no_bet import NOBODY, OrderNoBet, TakeWagers
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.play import Call, DrawCard, NameCard, check_staked
from pitboss.baccarat.acts.shoe.cards import Cut, DeclineCut
from pitboss.baccarat.announced import announced
from pitboss.baccarat.course import COURSE
from pitboss.baccarat.decide import attempt
from pitboss.baccarat.fair import next_shoe
from pitboss.baccarat.state import GamingTable
from pitboss.baccarat.views.offering import of_staff, offers
from pitboss.baccarat.views.summary import phase
from pitboss.game.preparing.cutting import cut_depths
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import check_funds
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Announcement

CALL = Call(Announcement.PLACE_YOUR_BETS)


def next_act(plan: Plan, now: GamingTable | None, at: Instant, given: DealerInput) -> Move | None:
    """The next act of the regular course, by the first person who may do it. None if the table waits.

    >>> from pitboss.floor.setups import standard_setup
    >>> from pitboss.acting.setups.sign import Limits, TableLimits
    >>> setup = standard_setup("mini-baccarat-guide")
    >>> plan = Plan("m-1", setup, TableLimits(each=Limits(500, 50_000)))
    >>> next_act(plan, None, 0, DealerInput("m-1-1", cut=lambda *_: 52)).by.role.value
    'casino-supervisor'
    """
    table = now or GamingTable()
    moves = (_allowed(plan.name, table, act, at) for act in _course(plan, table, at, given))
    return next((move for move in moves if move is not None), None)


def relief(name: str, now: GamingTable, at: Instant) -> Move | None:
    """Ends a wait for a ruling that nobody gives: a ruling that voids the coup, if the rules have one."""
    offered = (offer.act for who in (SUPERVISOR, MANAGER) for offer in offers(now, name, who, at))
    rulings = [act for act in offered if isinstance(act, ReportIrregularity)]
    acts: list[Act] = sorted(rulings, key=lambda act: not _voids(name, now, act, at))
    coup = now.coup
    holders = {card.to for card in coup.cards if card.out} if coup is not None else set()
    acts += [ResumeCoup(), *(ExcuseHolding(holder) for holder in holders if holder is not None)]
    moves = (_allowed(name, now, act, at) for act in acts)
    return next((move for move in moves if move is not None), None)


def _try(name: str, now: GamingTable, act: Act, context: ActContext) -> ActResult[GamingTable] | None:
    """The result of an act, if it would be accepted."""
    done = attempt(now, act, context)
    if isinstance(done, Rejection) or check_funds(now.balances, money_entry(name, done.money)) is not None:
        return None
    return done


def _allowed(name: str, now: GamingTable, act: Act, at: Instant) -> Move | None:
    """The act, by the first staff member who may do it and has not done it. None if nobody may."""
    moves = (Move(act, *who) for who in STAFF if not COURSE.repeats(now, act, who[0]))
    allowed = (m for m in moves if _try(name, now, act, ActContext(m.by, at, m.approved)) is not None)
    return next(allowed, None)


def _voids(name: str, now: GamingTable, act: Act, at: Instant) -> bool:
    """Whether a ruling returns all wagers."""
    move = _allowed(name, now, act, at)
    done = None if move is None else _try(name, now, act, ActContext(move.by, at, move.approved))
    return done is not None and done.state.coup is None and done.state.past[-1:] != now.past[-1:]


def _course(plan: Plan, now: GamingTable, at: Instant, given: DealerInput) -> Iterator[Act]:
    """The acts that continue the table, in order. The first possible one is taken."""
    if now.setup is None:
        yield SetTable(plan.setup)
    elif not now.opened:
        # A table that staff closed stays closed until they open it.
        if not now.closed_since:
            yield OpenTable(plan.limits)
    else:
        sign = find_due(announced(now), at)
        if sign is not None and now.coup is None:
            yield sign.act
        bets = _bets(now, time_up=given.time_up)
        if bets is not Bets.CLOSED and now.coup is not None and CALL.announcement not in now.coup.called:
            # Players at screens get this call also where the rules leave it to the dealer.
            yield CALL
        for due in COURSE.due_acts(COURSE.waits(now), bets):
            for offer in of_staff(now, at, given.key):
                if is_due(offer.act, due):
                    yield from _filled(now, offer.act, given)


def _bets(now: GamingTable, *, time_up: bool) -> Bets:
    """Whether players may bet. They have their full time, however many bet."""
    if phase(now)[0] is not Phase.OPEN:
        return Bets.CLOSED
    watched = bool(now.guests) or now.play.cash_out is not None
    timed = now.offer.closing.at is Closes.PERIOD_ENDS or (watched and not time_up and not now.begun)
    return Bets.TIMED if timed else Bets.UNTIL_CALLED


def _cut_depths(now: GamingTable) -> range:
    return cut_depths(now.play, now.record.decks, 0 if now.cards_in is None else now.cards_in.out)


def _filled(now: GamingTable, act: Act, given: DealerInput) -> Iterator[Act]:
    """An act without what a person would have to know or to decide. Nothing if it takes a person."""
    coup, order = now.coup, now.no_bet
    match act:
        case NameCard() | ExcuseHolding() | ResumeCoup():
            return
        case AcceptRole(player=player):
            yield DeclineRole(player)
        case Cut(player=None):
            yield Cut(given.cut(next_shoe(now), _cut_depths(now)))
        case Cut(player=str(player)):
            if given.time_up:
                yield DeclineCut(player)
        case TakeWagers():
            if now.guests or (order is not None and order.round is not None):
                yield act
        case OrderNoBet():
            return
        case Call(announcement=Announcement.NO_MORE_BETS) | DrawCard() if (
            coup is not None and not coup.cards and order is None and check_staked(now, coup) is not None
        ):
            yield OrderNoBet(NOBODY, coup.key, marker=True, surveillance_notified=True)
        case _:
            yield act
