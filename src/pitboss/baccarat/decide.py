"""The acts of a table, joined: who may do each, what it does, and the event that the log keeps of it."""

import re
from typing import TypeAlias, Union

from pitboss.acting import common_acts, deciding
from pitboss.acting.act import Act, ActContext, ActResult, Facts, Line, Money, Person, money_entry
from pitboss.acting.deciding import ActRow, Acts, step
from pitboss.acting.incidents import Incident
from pitboss.acting.permission import When
from pitboss.acting.signatures import Signed
from pitboss.acting.sound import check_sound
from pitboss.acting.state import GameState, change
from pitboss.acting.versions import ActEvent
from pitboss.baccarat.acts import (
    betting,
    cards,
    conduct,
    coup,
    disputes,
    holding,
    irregular,
    limits,
    no_bet,
    opening,
    pairing,
    payment_errors,
    people,
    restoring,
)
from pitboss.baccarat.altering import alters
from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Ruling
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.names import NAME, is_reserved
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Entry, post_own
from pitboss.ledger.till import REVERSIBLE
from pitboss.rules.conduct import GUESTS, STAFF, SUPERVISION

ANYBODY = (*GUESTS, *STAFF)
WATCH = (*STAFF, Role.INSPECTOR)


ACTS: dict[type[Act], ActRow[GamingTable]] = {
    opening.SetTable: step(opening.set_table, SUPERVISION, When.ALWAYS),
    opening.OpenTable: step(opening.open_table, SUPERVISION, When.SET_UP),
    opening.ChooseDealing: step(opening.choose),
    opening.LimitPlayers: step(opening.limit),
    opening.RestrictOptional: step(opening.restrict_wager),
    opening.ShowGame: step(opening.show_game),
    opening.ChangeGame: step(opening.change_game),
    common_acts.ShowClosing: step(opening.show_closing),
    opening.CloseTable: step(opening.close_table),
    pairing.PairTables: step(pairing.pair, SUPERVISION),
    pairing.PartTables: step(pairing.part, SUPERVISION),
    pairing.DrawOutOfTurn: step(pairing.draw_out_of_turn),
    limits.AnnounceLimits: step(limits.announce),
    common_acts.AlterLimits: step(limits.alter),
    limits.RaiseAtOnce: step(limits.raise_now),
    limits.RaiseKept: step(limits.raise_kept),
    limits.AllowOverMaximum: step(limits.allow),
    people.Join: step(people.join, ANYBODY),
    people.BringChips: step(people.bring_chips, ANYBODY),
    people.BuyChips: step(people.buy_chips),
    people.ExchangeVoucher: step(people.exchange_voucher, signed=Signed.IN_CHARGE),
    people.TakeSeat: step(people.take_seat, ANYBODY),
    people.Leave: step(people.leave, ANYBODY),
    people.Vacate: step(people.vacate, SUPERVISION),
    cards.BringCards: step(cards.bring_cards),
    cards.CheckCards: step(cards.check_cards, WATCH),
    cards.DropCards: step(cards.drop_cards),
    cards.Shuffle: step(cards.shuffle),
    cards.Riffle: step(cards.riffle),
    cards.LetPlayersCut: step(cards.let_players_cut, SUPERVISION),
    cards.DeclineCut: step(cards.decline_cut, ANYBODY),
    cards.Cut: step(cards.cut_cards, ANYBODY),
    cards.InsertCuttingCard: step(cards.insert),
    cards.LoadDevice: step(cards.load_device),
    cards.Burn: step(cards.burn_cards),
    cards.TakeOutCards: step(cards.take_out_cards),
    coup.StartRound: step(coup.start),
    coup.Call: step(coup.call),
    coup.CallLastCoup: step(coup.call_last_coup),
    common_acts.EndPeriod: step(coup.end_wagering),
    common_acts.RestartPeriod: step(coup.restart_period),
    common_acts.Reopen: step(coup.reopen_wagers),
    coup.DrawCard: step(coup.draw_card),
    coup.MeetCuttingCard: step(coup.meet),
    coup.NameCard: step(coup.name),
    coup.SelectResult: step(coup.select),
    coup.ConfirmResult: step(coup.confirm),
    coup.SettleInitialDeal: step(coup.settle_initial),
    coup.Settle: step(coup.settle),
    holding.PassOut: step(holding.pass_cards),
    holding.ExposeCard: step(holding.expose_card, ANYBODY),
    holding.Collect: step(holding.collect_cards),
    holding.Turn: step(holding.turn_cards),
    holding.AnnounceCounts: step(holding.announce),
    holding.RefuseCards: step(holding.refuse, ANYBODY),
    holding.Designate: step(holding.designate_player),
    holding.ReportHolding: step(holding.report),
    holding.ExcuseHolding: step(holding.excuse_holding),
    holding.ForfeitCards: step(holding.forfeit_cards),
    holding.AcceptRole: step(holding.accept, ANYBODY),
    holding.DeclineRole: step(holding.decline, ANYBODY),
    holding.PassRole: step(holding.hand_on, ANYBODY),
    betting.PlaceWager: step(betting.place_wager, ANYBODY),
    betting.TakeOff: step(betting.take_off_wager, ANYBODY),
    betting.ReduceWagers: step(betting.reduce),
    betting.RefuseWager: step(betting.refuse_wager),
    betting.FindMisplaced: step(betting.find_misplaced),
    no_bet.OrderNoBet: step(no_bet.order),
    no_bet.TakeWagers: step(no_bet.take_wagers),
    irregular.ReportIrregularity: step(irregular.rule_on, STAFF, When.SET_UP),
    common_acts.EndByRestore: step(restoring.end_by_restore, SUPERVISION, When.SET_UP, Signed.NOBODY),
    irregular.ChooseOption: step(irregular.choose_option),
    irregular.ResumeCoup: step(irregular.resume),
    conduct.ReportBreach: step(conduct.report_breach, STAFF, When.SET_UP),
    conduct.TakeMeasure: step(conduct.take_measure, STAFF, When.SET_UP),
    common_acts.TellAbout: step(conduct.tell, STAFF, When.SET_UP),
    conduct.ShowRules: step(conduct.show_rules, STAFF, When.SET_UP),
    payment_errors.FindWrongPayment: step(
        payment_errors.find_wrong_payment, SUPERVISION, When.SET_UP, Signed.BOTH_NAMED
    ),
    payment_errors.Enquire: step(payment_errors.enquire, SUPERVISION, When.SET_UP),
    payment_errors.TryToRectify: step(payment_errors.try_to_rectify, SUPERVISION, When.SET_UP),
    payment_errors.RectifyPayment: step(payment_errors.rectify, SUPERVISION, When.SET_UP, Signed.BOTH_NAMED),
    payment_errors.TellRegulator: step(payment_errors.tell_regulator, SUPERVISION, When.SET_UP),
    disputes.RaiseDispute: step(disputes.raise_dispute, ANYBODY, When.SET_UP),
    disputes.DecideDispute: step(disputes.decide_dispute, STAFF, When.SET_UP),
    disputes.AskReview: step(disputes.ask_review, ANYBODY, When.SET_UP),
    disputes.ReviewDispute: step(disputes.review, WATCH, When.SET_UP),
    disputes.AdvisePatron: step(disputes.advise, STAFF, When.SET_UP),
    disputes.CloseDispute: step(disputes.close_dispute, STAFF, When.SET_UP),
}
"""Every act, with what it does."""

AnyAct: TypeAlias = Union[tuple(ACTS)]  # type: ignore[valid-type]  # noqa: UP007


class ActAtTable(Command, frozen=True, tag="act-at-table"):
    """Somebody does something at a table."""

    table: str
    act: AnyAct
    by: Person
    approved: Person | None = None


class Acted(ActEvent, frozen=True):
    """Something was done at a table."""

    table: str
    act: AnyAct
    by: Person
    at: Instant
    approved: Person | None = None
    money: tuple[Money, ...] = ()
    lines: tuple[Line, ...] = ()
    """What wagers came to, where it settles some."""
    ruling: Ruling | None = None
    """What the rules ordered, where it reports an irregularity."""
    incidents: tuple[Incident, ...] = ()
    """What it put on record, each with those who have to be told."""


TABLE = Acts("table", ACTS, alters, lambda now: now.guests)


def attempt(now: GamingTable, act: Act, context: ActContext) -> ActResult[GamingTable] | Rejection:
    """What an act at a table leads to, or why it is refused."""
    return deciding.attempt(TABLE, now, act, context)


def act_at_table(states: States, command: ActAtTable, given: Given) -> Decision:
    """Decides an act on the table as it stands."""
    stream = stream_of(command)
    if re.fullmatch(NAME, command.table) is None:
        return Rejection("bad-name", f"{command.table!r:.60} cannot be the name of a table.")
    if isinstance(command.act, people.Join) and is_reserved(command.act.player):
        # Here and not in the step: a guest of before who is called so stays one.
        message = (
            f"{command.act.player} stands for the machine or a device, and for no guest: take another name."
        )
        return Rejection("reserved-name", message)
    unsound = check_sound(command.act)
    if unsound is not None:
        return unsound
    now = states[stream] or GamingTable()
    if not isinstance(now, GamingTable):
        raise AssertionError(f"{stream} holds no gaming table")
    context = ActContext(command.by, given.at, command.approved)
    done = _check_name(states, command) or attempt(now, command.act, context)
    if isinstance(done, Rejection):
        return done
    beside = _check_beside(states, command, now)
    if beside is not None:
        return beside
    event = Acted(
        command.table,
        command.act,
        command.by,
        given.at,
        command.approved,
        done.money,
        done.lines,
        done.ruling,
        done.state.recorded,
    )
    return Decided(((stream, event),))


def _check_name(states: States, command: ActAtTable) -> Rejection | None:
    """Whether no wheel of the floor bears the name of a table that is set up."""
    wheel = states.get(f"wheel/{command.table}")
    if not isinstance(wheel, GameState) or wheel.setup is None:
        return None
    return Rejection("name-taken", f"A wheel is called {command.table}: give the table another name.")


def _check_beside(states: States, command: ActAtTable, now: GamingTable) -> Rejection | Need | None:
    """Whether another table lets it be done, where the same dealer deals both."""
    name = None if now.setup is None else pairing.other_table(now, command.act)
    if name is None:
        return None
    stream = f"table/{name}"
    if stream not in states:
        return Need(stream)
    other = states[stream] or GamingTable()
    if not isinstance(other, GamingTable):
        raise AssertionError(f"{stream} holds no gaming table")
    return pairing.check_beside(now, command.table, other, command.act)


def evolve(now: GamingTable | None, event: Acted, entry: Entry) -> GamingTable:
    """The table after an act, and the balances after its postings."""
    facts = Facts(event.lines, event.ruling)
    context = ActContext(event.by, event.at, event.approved, facts)
    table = deciding.apply(TABLE, now or GamingTable(), event.act, context).state
    till = table.till
    balances = {account: cents for account, cents in post_own(till.balances, entry).items() if cents}
    version = till.version + 1
    latest = {at: moved for at, moved in till.latest.items() if at > version - REVERSIBLE}
    return change(table, till=change(till, version=version, balances=balances, latest=latest))


def entry(event: Event) -> Entry:
    """The postings of an act."""
    return money_entry(event.table, event.money) if isinstance(event, Acted) else ()


def stream_of(command: ActAtTable) -> Stream:
    """Where the events of a table are kept."""
    return f"table/{command.table}"


def streams_of(command: ActAtTable) -> tuple[Stream, ...]:
    """The streams that an act is decided on: its own and, while the table is set up, that of its namesake."""
    own = stream_of(command)
    return (own, f"wheel/{command.table}") if isinstance(command.act, opening.SetTable) else (own,)
