"""The acts of a table, joined: who may do each, what it does, and the event that the log keeps of it."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, Union

from pitboss.acting import common_acts
from pitboss.acting.act import Act, ActContext, ActResult, Line, Money, Person, money_entry
from pitboss.acting.incidents import Incident
from pitboss.acting.permission import When
from pitboss.acting.signatures import Signed, check_signed
from pitboss.acting.sound import check_sound
from pitboss.acting.state import change
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
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, Stream, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.names import NAME, is_reserved
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.words import either
from pitboss.ledger.entry import Entry, post_own
from pitboss.ledger.till import REVERSIBLE
from pitboss.roulette.state import WheelTable
from pitboss.rules.conduct import GUESTS, STAFF, SUPERVISION

ANYBODY = (*GUESTS, *STAFF)
WATCH = (*STAFF, Role.INSPECTOR)


class Row(NamedTuple):
    """An act: what does it, who may, and when. Guests act for themselves only."""

    step: Callable[[GamingTable, Any, ActContext], GamingTable | ActResult | Rejection]
    by: tuple[Role, ...] = STAFF
    when: When = When.OPENED
    signed: Signed | None = None
    """Who always signs for it beside whoever acts; what it does to a known result may want it, too."""


ACTS: dict[type[Act], Row] = {
    opening.SetTable: Row(opening.set_table, SUPERVISION, When.ALWAYS),
    opening.OpenTable: Row(opening.open_table, SUPERVISION, When.SET_UP),
    opening.ChooseDealing: Row(opening.choose),
    opening.LimitPlayers: Row(opening.limit),
    opening.RestrictOptional: Row(opening.restrict_wager),
    opening.ShowGame: Row(opening.show_game),
    opening.ChangeGame: Row(opening.change_game),
    common_acts.ShowClosing: Row(opening.show_closing),
    opening.CloseTable: Row(opening.close_table),
    pairing.PairTables: Row(pairing.pair, SUPERVISION),
    pairing.PartTables: Row(pairing.part, SUPERVISION),
    pairing.DrawOutOfTurn: Row(pairing.draw_out_of_turn),
    limits.AnnounceLimits: Row(limits.announce),
    common_acts.AlterLimits: Row(limits.alter),
    limits.RaiseAtOnce: Row(limits.raise_now),
    limits.RaiseKept: Row(limits.raise_kept),
    limits.AllowOverMaximum: Row(limits.allow),
    people.Join: Row(people.join, ANYBODY),
    people.BringChips: Row(people.bring_chips, ANYBODY),
    people.BuyChips: Row(people.buy_chips),
    people.ExchangeVoucher: Row(people.exchange_voucher, signed=Signed.IN_CHARGE),
    people.TakeSeat: Row(people.take_seat, ANYBODY),
    people.Leave: Row(people.leave, ANYBODY),
    people.Vacate: Row(people.vacate, SUPERVISION),
    cards.BringCards: Row(cards.bring_cards),
    cards.CheckCards: Row(cards.check_cards, WATCH),
    cards.DropCards: Row(cards.drop_cards),
    cards.Shuffle: Row(cards.shuffle),
    cards.Riffle: Row(cards.riffle),
    cards.LetPlayersCut: Row(cards.let_players_cut, SUPERVISION),
    cards.DeclineCut: Row(cards.decline_cut, ANYBODY),
    cards.Cut: Row(cards.cut_cards, ANYBODY),
    cards.InsertCuttingCard: Row(cards.insert),
    cards.LoadDevice: Row(cards.load_device),
    cards.Burn: Row(cards.burn_cards),
    cards.TakeOutCards: Row(cards.take_out_cards),
    coup.StartRound: Row(coup.start),
    coup.Call: Row(coup.call),
    coup.CallLastCoup: Row(coup.call_last_coup),
    common_acts.EndPeriod: Row(coup.end_wagering),
    common_acts.RestartPeriod: Row(coup.restart_period),
    common_acts.Reopen: Row(coup.reopen_wagers),
    coup.DrawCard: Row(coup.draw_card),
    coup.MeetCuttingCard: Row(coup.meet),
    coup.NameCard: Row(coup.name),
    coup.SelectResult: Row(coup.select),
    coup.ConfirmResult: Row(coup.confirm),
    coup.SettleInitialDeal: Row(coup.settle_initial),
    coup.Settle: Row(coup.settle),
    holding.PassOut: Row(holding.pass_cards),
    holding.ExposeCard: Row(holding.expose_card, ANYBODY),
    holding.Collect: Row(holding.collect_cards),
    holding.Turn: Row(holding.turn_cards),
    holding.AnnounceCounts: Row(holding.announce),
    holding.RefuseCards: Row(holding.refuse, ANYBODY),
    holding.Designate: Row(holding.designate_player),
    holding.ReportHolding: Row(holding.report),
    holding.ExcuseHolding: Row(holding.excuse_holding),
    holding.ForfeitCards: Row(holding.forfeit_cards),
    holding.AcceptRole: Row(holding.accept, ANYBODY),
    holding.DeclineRole: Row(holding.decline, ANYBODY),
    holding.PassRole: Row(holding.hand_on, ANYBODY),
    betting.PlaceWager: Row(betting.place_wager, ANYBODY),
    betting.TakeOff: Row(betting.take_off_wager, ANYBODY),
    betting.ReduceWagers: Row(betting.reduce),
    betting.RefuseWager: Row(betting.refuse_wager),
    betting.FindMisplaced: Row(betting.find_misplaced),
    no_bet.OrderNoBet: Row(no_bet.order),
    no_bet.TakeWagers: Row(no_bet.take_wagers),
    irregular.RuleOn: Row(irregular.rule_on, STAFF, When.SET_UP),
    common_acts.EndByRestore: Row(restoring.end_by_restore, SUPERVISION, When.SET_UP, Signed.NOBODY),
    irregular.ChooseOption: Row(irregular.choose_option),
    irregular.ResumeCoup: Row(irregular.resume),
    conduct.ReportBreach: Row(conduct.report_breach, STAFF, When.SET_UP),
    conduct.TakeMeasure: Row(conduct.take_measure, STAFF, When.SET_UP),
    common_acts.TellAbout: Row(conduct.tell, STAFF, When.SET_UP),
    conduct.ShowRules: Row(conduct.show_rules, STAFF, When.SET_UP),
    payment_errors.FindWrongPayment: Row(
        payment_errors.find_wrong_payment, SUPERVISION, When.SET_UP, Signed.BOTH_NAMED
    ),
    payment_errors.Enquire: Row(payment_errors.enquire, SUPERVISION, When.SET_UP),
    payment_errors.TryToRectify: Row(payment_errors.try_to_rectify, SUPERVISION, When.SET_UP),
    payment_errors.RectifyPayment: Row(payment_errors.rectify, SUPERVISION, When.SET_UP, Signed.BOTH_NAMED),
    payment_errors.TellRegulator: Row(payment_errors.tell_regulator, SUPERVISION, When.SET_UP),
    disputes.RaiseDispute: Row(disputes.raise_dispute, ANYBODY, When.SET_UP),
    disputes.DecideDispute: Row(disputes.decide_dispute, STAFF, When.SET_UP),
    disputes.AskReview: Row(disputes.ask_review, ANYBODY, When.SET_UP),
    disputes.ReviewDispute: Row(disputes.review, WATCH, When.SET_UP),
    disputes.AdvisePatron: Row(disputes.advise, STAFF, When.SET_UP),
    disputes.CloseDispute: Row(disputes.close_dispute, STAFF, When.SET_UP),
}
"""Every act, with what it does."""

AnyAct: TypeAlias = Union[tuple(ACTS)]  # type: ignore[valid-type]  # noqa: UP007


class ActAtTable(Command, frozen=True, tag="act-at-table"):
    """Somebody does something at a table."""

    table: str
    act: AnyAct
    by: Person
    approved: Person | None = None


class Acted(Event, frozen=True):
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


def attempt(now: GamingTable, act: Act, context: ActContext) -> ActResult | Rejection:
    """What an act leads to, or why it is refused: what greys a button and what the log keeps are the same."""
    row = ACTS[type(act)]
    refused = _check_phase(now, row) or _check_people(now, row, act, context)
    done = refused or _do(now, act, context)
    if isinstance(done, Rejection):
        return done

    def may(who: Person) -> bool:
        return who.role in row.by and not isinstance(_do(now, act, ActContext(who, context.at)), Rejection)

    return check_signed(row.signed or alters(now, act, done.table), context, may) or done


def _do(now: GamingTable, act: Act, context: ActContext) -> ActResult | Rejection:
    """The step of an act, on a table that has put nothing on record yet."""
    done = ACTS[type(act)].step(change(now, recorded=()), act, context)
    return ActResult(done) if isinstance(done, GamingTable) else done


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
        done.table.recorded,
    )
    return Decided(((stream, event),))


def _check_name(states: States, command: ActAtTable) -> Rejection | None:
    """Whether no wheel of the floor bears the name of a table that is set up."""
    wheel = states.get(f"wheel/{command.table}")
    if not isinstance(wheel, WheelTable) or wheel.setup is None:
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
    """The table after an act: the same step once more, and the balances after its postings."""
    done = _do(now or GamingTable(), event.act, ActContext(event.by, event.at, event.approved))
    if isinstance(done, Rejection):
        raise AssertionError(f"{done.code}: {done.message}")
    table, till = done.table, done.table.till
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


def _check_phase(now: GamingTable, row: Row) -> Rejection | None:
    if row.when is When.ALWAYS:
        return None
    if now.setup is None:
        return Rejection("table-not-set", "Set the table up first.")
    if row.when is When.OPENED and not now.opened:
        return Rejection("table-closed", "The table is closed: open it first.")
    return None


def _check_people(now: GamingTable, row: Row, act: Act, context: ActContext) -> Rejection | None:
    """Whether whoever acts may, for whom they act, and with a second person where one approves."""
    by, approved = context.by, context.approved
    if not is_line(by.name) or (approved is not None and not is_line(approved.name)):
        return Rejection("bad-name", "Whoever acts or approves has a name.")
    if by.role not in row.by:
        who = either(role.label for role in row.by)
        return Rejection("not-authorised", f"This is for the {who} to do.")
    if approved is not None and (
        approved.name.strip().casefold() == by.name.strip().casefold()
        or approved.role in GUESTS
        or approved.name in now.guests
    ):
        return Rejection("second-person-needed", "Another member of staff must approve it.")
    if by.role in GUESTS and getattr(act, "player", getattr(act, "patron", by.name)) != by.name:
        return Rejection("not-yours", "You act for yourself only.")
    return None
