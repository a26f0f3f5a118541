"""The virtual dealer: the next act in the regular course of a table, if no person deals it."""

from collections.abc import Iterator

from pitboss.acting.acts.act import Act, ActContext, ActResult, money_entry
from pitboss.acting.virtual_staff import DEALER, MANAGER, STAFF, SUPERVISOR, DealerInput, Move, Plan
from pitboss.baccarat.acts.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    DeclineCut,
    InsertCuttingCard,
    LoadDevice,
    Shuffle,
)
from pitboss.baccarat.acts.holding import AnnounceCounts, Collect, DeclineRole, ExcuseHolding, PassOut, Turn
from pitboss.baccarat.acts.irregular import ReportIrregularity, ResumeCoup
from pitboss.baccarat.acts.no_bet import OrderNoBet, TakeWagers
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.play import (
    Call,
    CallLastCoup,
    ConfirmResult,
    DrawCard,
    SelectResult,
    Settle,
    SettleInitialDeal,
    StartRound,
    check_staked,
)
from pitboss.baccarat.decide import attempt
from pitboss.baccarat.fair import next_shoe
from pitboss.baccarat.machines import exposure_of
from pitboss.baccarat.play.cutting import cut_line
from pitboss.baccarat.play.exposing import ExposureStep
from pitboss.baccarat.state import CardsIn, GamingTable, LiveCoup
from pitboss.baccarat.views.offering import offers
from pitboss.game.preparing.cutting import cut_depths
from pitboss.game.preparing.stack import StackStep
from pitboss.game.wagers import CLOSED_FROM
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import check_funds
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Announcement, BurnWay, Device
from pitboss.rules.result import Winner


def next_act(plan: Plan, now: GamingTable | None, at: Instant, given: DealerInput) -> Move | None:
    """The next act of the regular course, by the first person who may do it. None if the table waits.

    >>> from pitboss.floor.setups import standard_setup
    >>> from pitboss.acting.setups.sign import Limits, TableLimits
    >>> setup = standard_setup("mini-baccarat-guide")
    >>> plan = Plan("m-1", setup, TableLimits(each=Limits(500, 50_000)))
    >>> next_act(plan, None, 0, DealerInput("m-1-1", cut=lambda *_: 52)).by.role.label
    'Casino Supervisor'
    """
    table = now or GamingTable()
    moves = (_allowed(plan.name, table, act, at) for act in _course(plan, table, given))
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


def _allowed(name: str, now: GamingTable, proposed: Act | Move, at: Instant) -> Move | None:
    """The act, by its planned person or by the first staff member who may do it. None if nobody may."""
    moves = [proposed] if isinstance(proposed, Move) else [Move(proposed, *who) for who in STAFF]
    allowed = (m for m in moves if _try(name, now, m.act, ActContext(m.by, at, m.approved)) is not None)
    return next(allowed, None)


def _voids(name: str, now: GamingTable, act: Act, at: Instant) -> bool:
    """Whether a ruling returns all wagers."""
    move = _allowed(name, now, act, at)
    done = None if move is None else _try(name, now, act, ActContext(move.by, at, move.approved))
    return done is not None and done.state.coup is None and done.state.past[-1:] != now.past[-1:]


def _course(plan: Plan, now: GamingTable, given: DealerInput) -> Iterator[Act | Move]:
    """The acts of a dealer, in order. The first possible one is taken, and the others are skipped."""
    if now.setup is None:
        yield SetTable(plan.setup)
    elif not now.opened:
        # A table that staff closed stays closed until they open it.
        if not now.closed_since:
            yield OpenTable(plan.limits)
    elif now.coup is not None:
        yield from _coup(now, now.coup, time_up=given.time_up)
    elif now.cards_in is not None:
        yield from _cards(now, now.cards_in, given)
    else:
        yield CallLastCoup()
        yield Burn(BurnWay.FACE_DOWN, (None,))
        if now.no_bet is not None and (now.guests or now.no_bet.round is not None):
            yield TakeWagers()
        yield StartRound(given.key)
        yield BringCards("blue" if now.back == "red" else "red")


def _cards(now: GamingTable, cards: CardsIn, given: DealerInput) -> Iterator[Act | Move]:
    """From the store room to the shoe."""
    if cards.step is StackStep.BROUGHT_IN:
        yield from (
            Move(CheckCards(), who) for who in (DEALER, SUPERVISOR) if who.role not in cards.checked_by
        )
        yield LoadDevice() if cards.device is Device.SHUFFLING_DEVICE else Shuffle()
    elif cards.step is StackStep.SHUFFLED:
        cutter = next(iter(cut_line(now, cards)), None)
        if cutter is None:
            yield Cut(given.cut(next_shoe(now), cut_depths(now.play, now.record.decks)))
        elif given.time_up:
            yield DeclineCut(cutter)
    else:
        yield InsertCuttingCard(now.play.procedure.cut.least_from_back)


def _coup(now: GamingTable, coup: LiveCoup, *, time_up: bool) -> Iterator[Act | Move]:
    """From the call for bets to the settlement. Nothing while a ruling or the players' choice is missing."""
    if coup.stray is not None or coup.option is not None:
        return
    if not coup.cards:
        yield from _opening(now, coup, time_up=time_up)
        return
    due = exposure_of(now, coup).expects
    if due is not None and due.hand is not None and due.step is not ExposureStep.DEAL:
        if due.step is ExposureStep.PASS_OUT and due.who is not None:
            yield PassOut(due.hand, due.who)
        if due.step is ExposureStep.COLLECT:
            yield Collect(due.hand)
        if due.step is ExposureStep.TURN:
            yield Turn(due.hand)
        return
    yield AnnounceCounts()
    yield SettleInitialDeal()
    if due is not None:
        yield DrawCard()
        return
    yield Settle()
    yield ConfirmResult()
    yield from (SelectResult(winner) for winner in Winner)


def _opening(now: GamingTable, coup: LiveCoup, *, time_up: bool) -> Iterator[Act | Move]:
    """From the call for bets to the first card. Players have their full time, however many bet."""
    yield CallLastCoup()
    for name in now.guests:
        yield DeclineRole(name)
    if Announcement.PLACE_YOUR_BETS not in coup.called:
        yield Call(Announcement.PLACE_YOUR_BETS)
    closing = now.offer.closing.at
    if coup.no_bet is None and now.no_bet is None:
        if closing is Closes.PERIOD_ENDS and coup.moment < CLOSED_FROM[closing]:
            # The clock ends the period.
            return
        if not time_up and (now.guests or now.play.cash_out is not None):
            return
        if check_staked(now, coup) is not None:
            yield OrderNoBet(
                "call-a-no-bet-coup-without-players", coup.key, marker=True, surveillance_notified=True
            )
            return
    if Announcement.NO_MORE_BETS not in coup.called:
        yield Call(Announcement.NO_MORE_BETS)
    yield DrawCard()
