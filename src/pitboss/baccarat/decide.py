"""The acts at a table in one table of rows: who may do each, what it changes, and the event it writes."""

from typing import Any, ClassVar, TypeAlias, Union

from pitboss.acting.acts import common_acts, conduct_acts, correcting, deciding
from pitboss.acting.acts import dispute_acts as disputes
from pitboss.acting.acts.act import Act, ActContext, ActResult, Facts, Money, Person, WagerResult, money_entry
from pitboss.acting.acts.deciding import ActRow, Acts
from pitboss.acting.acts.permission import When
from pitboss.acting.acts.signatures import Signed
from pitboss.acting.acts.sound import check_sound
from pitboss.acting.acts.versions import ActVersions, Fields, VersionedActEvent, recoded, renamed
from pitboss.acting.registers.incidents import Incident
from pitboss.acting.state import change
from pitboss.baccarat.acts import (
    betting,
    conduct,
    holding,
    irregular,
    limits,
    malfunction,
    no_bet,
    opening,
    pairing,
    payment_errors,
    people,
    period,
    play,
    recalling,
    restoring,
    settling,
    signs,
    tie_percent,
)
from pitboss.baccarat.acts.findings import Findings
from pitboss.baccarat.acts.shoe import cards, keying, moving, taking_out
from pitboss.baccarat.altering import alters
from pitboss.baccarat.play.payments import with_payments
from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Ruling
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, Need, States, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.ledger.entry import Entry, post_own
from pitboss.ledger.till import REVERSIBLE_MOVES
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import GUESTS, STAFF, SUPERVISION
from pitboss.rules.irregularity import Kind

ANYBODY = (*GUESTS, *STAFF)
WATCH = (*STAFF, Role.INSPECTOR)
IN_CHARGE = (*SUPERVISION, Role.INSPECTOR)


ACTS: dict[type[Act], ActRow[GamingTable]] = {
    opening.SetTable: ActRow(opening.check_set_table, opening.apply_set_table, SUPERVISION, When.ALWAYS),
    opening.OpenTable: ActRow(opening.check_open_table, opening.apply_open_table, SUPERVISION, When.SET_UP),
    opening.ChooseDealing: ActRow(opening.check_choose_dealing, opening.apply_choose_dealing),
    opening.LimitPlayers: ActRow(opening.check_limit_players, opening.apply_limit_players),
    opening.ReserveTable: ActRow(
        opening.check_reserve_table, opening.apply_reserve_table, SUPERVISION, When.SET_UP
    ),
    opening.RestrictOptional: ActRow(opening.check_restrict_optional, opening.apply_restrict_optional),
    opening.LiftRestriction: ActRow(opening.check_lift_restriction, opening.apply_lift_restriction),
    opening.ShowGame: ActRow(opening.check_show_game, opening.apply_show_game),
    opening.ChangeGame: ActRow(opening.check_change_game, opening.apply_change_game),
    common_acts.ShowClosing: ActRow(opening.check_show_closing, opening.apply_show_closing),
    common_acts.TakeDownSign: ActRow(signs.check_take_down_sign, signs.apply_take_down_sign),
    opening.CloseTable: ActRow(
        opening.check_close_table, opening.apply_close_table, facts=opening.facts_close_table
    ),
    pairing.PairTables: ActRow(pairing.check_pair_tables, pairing.apply_pair_tables, SUPERVISION),
    pairing.PartTables: ActRow(pairing.check_part_tables, pairing.apply_part_tables, SUPERVISION),
    pairing.DrawOutOfTurn: ActRow(pairing.check_draw_out_of_turn, pairing.apply_draw_out_of_turn),
    limits.AnnounceLimits: ActRow(limits.check_announce_limits, limits.apply_announce_limits),
    common_acts.AlterLimits: ActRow(limits.check_alter_limits, limits.apply_alter_limits),
    limits.RaiseAtOnce: ActRow(limits.check_raise_at_once, limits.apply_raise_at_once),
    limits.RaiseKept: ActRow(limits.check_raise_kept, limits.apply_raise_kept),
    limits.AllowOverMaximum: ActRow(limits.check_allow_over_maximum, limits.apply_allow_over_maximum),
    limits.EndOverMaximum: ActRow(limits.check_end_over_maximum, limits.apply_end_over_maximum),
    tie_percent.ShowTiePercent: ActRow(
        tie_percent.check_show_tie_percent, tie_percent.apply_show_tie_percent
    ),
    tie_percent.ChangeTiePercent: ActRow(
        tie_percent.check_change_tie_percent, tie_percent.apply_change_tie_percent
    ),
    people.Join: ActRow(people.check_join, people.apply_join, ANYBODY),
    people.NameGuest: ActRow(people.check_name_guest, people.apply_name_guest),
    people.BringChips: ActRow(people.check_bring_chips, people.apply_bring_chips, ANYBODY),
    people.BuyChips: ActRow(people.check_buy_chips, people.apply_buy_chips),
    people.ExchangeVoucher: ActRow(
        people.check_exchange_voucher, people.apply_exchange_voucher, signed=Signed.IN_CHARGE
    ),
    people.TakeSeat: ActRow(people.check_take_seat, people.apply_take_seat, ANYBODY),
    people.Leave: ActRow(people.check_leave, people.apply_leave, ANYBODY),
    people.Vacate: ActRow(people.check_vacate, people.apply_vacate, SUPERVISION),
    cards.BringCards: ActRow(cards.check_bring_cards, cards.apply_bring_cards),
    cards.InstructCheck: ActRow(taking_out.check_instruct, taking_out.apply_instruct, IN_CHARGE),
    cards.CheckCards: ActRow(taking_out.check_check_cards, taking_out.apply_check_cards, WATCH, When.SET_UP),
    cards.DropCards: ActRow(cards.check_drop_cards, cards.apply_drop_cards),
    cards.Shuffle: ActRow(cards.check_shuffle_cards, cards.apply_shuffle_cards),
    cards.Riffle: ActRow(cards.check_riffle_cards, cards.apply_riffle_cards),
    cards.LetPlayersCut: ActRow(cards.check_let_players_cut, cards.apply_let_players_cut),
    cards.DeclineCut: ActRow(cards.check_decline_cut, cards.apply_decline_cut, ANYBODY),
    cards.Cut: ActRow(cards.check_cut_cards, cards.apply_cut_cards, ANYBODY),
    cards.InsertCuttingCard: ActRow(cards.check_insert_cutting_card, cards.apply_insert_cutting_card),
    cards.CorrectCuttingCard: ActRow(cards.check_correct_cutting_card, cards.apply_correct_cutting_card),
    cards.LoadDevice: ActRow(cards.check_load_device, cards.apply_load_device),
    cards.Burn: ActRow(cards.check_burn_cards, cards.apply_burn_cards),
    cards.TakeOutCards: ActRow(
        taking_out.check_take_out_cards, taking_out.apply_take_out_cards, facts=taking_out.facts_take_out
    ),
    moving.MoveCards: ActRow(moving.check_move, moving.apply_move),
    play.StartRound: ActRow(play.check_start_round, play.apply_start_round),
    play.Call: ActRow(play.check_announce, play.apply_announce),
    play.CallLastCoup: ActRow(play.check_call_last_coup, play.apply_call_last_coup),
    common_acts.EndPeriod: ActRow(period.check_end_period, period.apply_end_period),
    common_acts.RestartPeriod: ActRow(period.check_restart_period, period.apply_restart_period),
    common_acts.Reopen: ActRow(period.check_reopen, period.apply_reopen),
    play.DrawCard: ActRow(play.check_draw_card, play.apply_draw_card),
    play.MeetCuttingCard: ActRow(play.check_meet, play.apply_meet),
    play.NameCard: ActRow(play.check_name_card, play.apply_name_card),
    keying.CorrectCard: ActRow(keying.check_correct_card, keying.apply_correct_card),
    play.SelectResult: ActRow(play.check_select, play.apply_select),
    play.ConfirmResult: ActRow(play.check_confirm, play.apply_confirm),
    play.SettleInitialDeal: ActRow(
        settling.check_settle_initial,
        settling.apply_settle_initial,
        facts=settling.facts_settle_initial,
    ),
    play.AnnounceResult: ActRow(settling.check_announce_result, settling.apply_announce_result),
    play.CollectLosing: ActRow(
        settling.check_collect_losing, settling.apply_collect_losing, facts=settling.facts_collect_losing
    ),
    play.Settle: ActRow(settling.check_settle, settling.apply_settle, facts=settling.facts_settle),
    holding.PassOut: ActRow(holding.check_pass_out, holding.apply_pass_out),
    holding.ExposeCard: ActRow(holding.check_expose, holding.apply_expose, ANYBODY),
    holding.Collect: ActRow(holding.check_collect, holding.apply_collect),
    holding.Turn: ActRow(holding.check_turn, holding.apply_turn),
    holding.AnnounceCounts: ActRow(holding.check_announce, holding.apply_announce),
    holding.RefuseCards: ActRow(holding.check_refuse, holding.apply_refuse, ANYBODY),
    holding.Designate: ActRow(holding.check_designation, holding.apply_designation),
    holding.ReportHolding: ActRow(holding.check_report, holding.apply_report),
    holding.ExcuseHolding: ActRow(holding.check_excuse, holding.apply_excuse),
    holding.ForfeitCards: ActRow(holding.check_forfeit, holding.apply_forfeit),
    holding.AcceptRole: ActRow(holding.check_accept, holding.apply_accept, ANYBODY),
    holding.DeclineRole: ActRow(holding.check_decline, holding.apply_decline, ANYBODY),
    holding.PassRole: ActRow(holding.check_pass_on, holding.apply_pass_on, ANYBODY),
    betting.PlaceWager: ActRow(
        betting.check_place_wager, betting.apply_place_wager, ANYBODY, facts=betting.facts_place_wager
    ),
    betting.TakeOff: ActRow(betting.check_take_off_wager, betting.apply_take_off_wager, ANYBODY),
    betting.ReduceWagers: ActRow(betting.check_reduce, betting.apply_reduce, facts=betting.facts_reduce),
    betting.RefuseWager: ActRow(betting.check_refuse_wager, betting.apply_refuse_wager),
    betting.FindMisplaced: ActRow(betting.check_misplaced, betting.apply_misplaced),
    no_bet.OrderNoBet: ActRow(no_bet.check_order_no_bet, no_bet.apply_order_no_bet),
    no_bet.TakeWagers: ActRow(no_bet.check_take_wagers, no_bet.apply_take_wagers),
    correcting.CorrectPlays: ActRow(
        malfunction.check_correct,
        malfunction.apply_correct,
        STAFF,
        When.SET_UP,
        Signed.BOTH_NAMED,
        malfunction.facts_correct,
    ),
    irregular.ReportIrregularity: ActRow(
        irregular.check_report,
        irregular.apply_report,
        STAFF,
        When.SET_UP,
        facts=irregular.facts_report,
    ),
    recalling.RecallCoup: ActRow(
        recalling.check_recall_coup, recalling.apply_recall_coup, STAFF, When.SET_UP
    ),
    common_acts.EndByRestore: ActRow(
        restoring.check_end_by_restore,
        restoring.apply_end_by_restore,
        SUPERVISION,
        When.SET_UP,
        Signed.NOBODY,
    ),
    irregular.ChooseOption: ActRow(
        irregular.check_choose_option, irregular.apply_choose_option, facts=irregular.facts_choose_option
    ),
    irregular.ResumeCoup: ActRow(irregular.check_resume, irregular.apply_resume),
    conduct_acts.ReportBreach: ActRow(
        conduct_acts.check_report_breach, conduct_acts.apply_report_breach, STAFF, When.SET_UP
    ),
    conduct_acts.TakeMeasure: ActRow(
        conduct.check_take_measure, conduct.apply_take_measure, STAFF, When.SET_UP
    ),
    common_acts.TellAbout: ActRow(
        common_acts.check_tell_about, common_acts.apply_tell_about, STAFF, When.SET_UP
    ),
    conduct_acts.ShowRules: ActRow(
        conduct_acts.check_show_rules, conduct_acts.apply_show_rules, STAFF, When.SET_UP
    ),
    payment_errors.FindWrongPayment: ActRow(
        payment_errors.check_find_wrong_payment,
        payment_errors.apply_find_wrong_payment,
        SUPERVISION,
        When.SET_UP,
        Signed.BOTH_NAMED,
    ),
    payment_errors.Enquire: ActRow(
        payment_errors.check_enquire, payment_errors.apply_enquire, SUPERVISION, When.SET_UP
    ),
    payment_errors.TryToRectify: ActRow(
        payment_errors.check_try_to_rectify, payment_errors.apply_try_to_rectify, SUPERVISION, When.SET_UP
    ),
    payment_errors.RectifyPayment: ActRow(
        payment_errors.check_rectify,
        payment_errors.apply_rectify,
        SUPERVISION,
        When.SET_UP,
        Signed.BOTH_NAMED,
    ),
    payment_errors.TellRegulator: ActRow(
        payment_errors.check_tell_regulator, payment_errors.apply_tell_regulator, SUPERVISION, When.SET_UP
    ),
    disputes.RaiseDispute: ActRow(
        disputes.check_raise_dispute, disputes.apply_raise_dispute, ANYBODY, When.SET_UP
    ),
    disputes.DecideDispute: ActRow(
        disputes.check_decide_dispute, disputes.apply_decide_dispute, STAFF, When.SET_UP
    ),
    disputes.AskReview: ActRow(disputes.check_ask_review, disputes.apply_ask_review, ANYBODY, When.SET_UP),
    disputes.ReviewDispute: ActRow(
        disputes.check_review_dispute, disputes.apply_review_dispute, WATCH, When.SET_UP
    ),
    disputes.AdvisePatron: ActRow(
        disputes.check_advise_patron, disputes.apply_advise_patron, STAFF, When.SET_UP
    ),
    disputes.CloseDispute: ActRow(
        disputes.check_close_dispute, disputes.apply_close_dispute, STAFF, When.SET_UP
    ),
}
"""Every act, with its permits, check and change."""

AnyTableAct: TypeAlias = Union[tuple(ACTS)]  # type: ignore[valid-type]  # noqa: UP007


class ActAtTable(Command, frozen=True, tag="act-at-table"):
    """A person or the system does something at a table."""

    table: str
    act: AnyTableAct
    by: Person
    approved: Person | None = None


CALLS = {
    "place your bets": "place-your-bets",
    "no more bets": "no-more-bets",
}
POSITIONS = {
    "outside the wagering area": "outside-area",
    "not a single bet of its own": "not-separate",
    "not flat against the layout": "not-flat",
    "on top of another bet": "on-another",
}
HOLDINGS = {
    "the cards stay in full view": "in-full-view",
    "the cards stay over the layout": "over-the-layout",
}
"""The phrases in the first versions of acts, and the codes since."""
WHOLE_CHIPS = ("place-wager", "take-off", "settle", "settle-initial-deal")
"""Since version 2 of these, wagers and what counts of them are whole chips. Before, they were any cents.

Since version 3 a set period closes wagers by its time. Canberra's settlements are exact, and count up to
the differential. Lost wagers are collected before a settlement, where the rules order it.
"""


def _without_effect(act: dict[str, Any]) -> dict[str, Any]:
    """A report of version 1 as version 2, without cards that had no effect."""
    misreads = act["report"]["kind"] == Kind.SHOE_MISREADS
    rest = {name: value for name, value in act.items() if name != "actual" or not misreads}
    return {**rest, "act": "report-irregularity.2"}


def _with_all_it_did(act: Fields) -> Fields:
    """Version 1 had one measure. It also voided the wagers, and others excluded from the table."""
    measure = act["measure"]
    also = () if measure == Reserved.VOID_WAGER else (Reserved.VOID_WAGER,)
    rest = {name: value for name, value in act.items() if name != "measure"}
    return {**rest, "act": "take-measure.2", "measures": [*also, measure], "here": bool(also)}


class TableActed(VersionedActEvent, frozen=True):
    """An act took place at a table."""

    versions: ClassVar = ActVersions(
        {
            **dict.fromkeys(("find-misplaced", "report-holding", "report-irregularity", "take-measure"), 2),
            **dict.fromkeys(("call", *WHOLE_CHIPS), 3),
            **dict.fromkeys(("end-period", "start-round"), 2),
        },
        {
            "rule-on.1": renamed("report-irregularity.1"),
            # Since version 2 a report against the record has a reason, and two people sign it. One that a
            # shoe misreads carries out the cards it gives: before, it only left the option open.
            "report-irregularity.1": _without_effect,
            "call.1": recoded("call.2", "announcement", CALLS),
            "find-misplaced.1": recoded("find-misplaced.2", "fault", POSITIONS),
            "report-holding.1": recoded("report-holding.2", "rule", HOLDINGS),
            **{f"{tag}.1": renamed(f"{tag}.2") for tag in WHOLE_CHIPS},
            **{f"{tag}.2": renamed(f"{tag}.3") for tag in ("call", *WHOLE_CHIPS)},
            # Since version 2 nobody ends a set period before its time.
            "end-period.1": renamed("end-period.2"),
            "take-measure.1": _with_all_it_did,
            # Since version 2 the start of a Rapid coup begins its wagering period.
            "start-round.1": lambda act: {**act, "act": "start-round.2", "call_follows": True},
        },
    )

    table: str
    act: AnyTableAct
    by: Person
    at: Instant
    approved: Person | None = None
    money: tuple[Money, ...] = ()
    lines: tuple[WagerResult, ...] = ()
    """The results of wagers, if it settles some."""
    ruling: Ruling | None = None
    """What the rules ordered, if the act reports an irregularity."""
    incidents: tuple[Incident, ...] = ()
    """The incidents that it recorded, each with the recipients to notify."""
    findings: Findings | None = None
    """What else the rules made of it. None for most acts, and in the events of earlier releases."""


TABLE = Acts("table", ACTS, alters, lambda now: now.guests)


def attempt(now: GamingTable, act: Act, context: ActContext) -> ActResult[GamingTable] | Rejection:
    """The result of an act at a table, or the reason it is refused."""
    return deciding.attempt(TABLE, now, act, context)


def act_at_table(states: States, command: ActAtTable, given: Given) -> Decision:
    """Decides an act on the current state of the table."""
    stream = stream_of(command)
    unsound = check_sound(command.act)
    if unsound is not None:
        return unsound
    now = states[stream] or GamingTable()
    if not isinstance(now, GamingTable):
        raise AssertionError(f"{stream} holds no gaming table")
    done = attempt(now, command.act, ActContext(command.by, given.at, command.approved))
    if isinstance(done, Rejection):
        return _by_name(now, done)
    beside = _check_beside(states, command, now)
    if beside is not None:
        return beside
    event = TableActed(
        command.table,
        command.act,
        command.by,
        given.at,
        command.approved,
        done.money,
        done.lines,
        done.ruling,
        done.state.recorded,
        done.findings,
    )
    return Decided(((stream, event),))


GUESTS_NAMED = ("player", "other", "next")
"""The facts of a refusal that are guests."""


def _by_name(now: GamingTable, refused: Rejection) -> Rejection:
    """A refusal that calls guests as they are called now."""
    named = {fact: who for fact, who in refused.facts.items() if fact in GUESTS_NAMED}
    called = {fact: now.called(who) for fact, who in named.items() if isinstance(who, str)}
    return Rejection(refused.code, {**refused.facts, **called}, refused.clause)


def _check_beside(states: States, command: ActAtTable, now: GamingTable) -> Rejection | Need | None:
    """Whether the other table of the same dealer allows it."""
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


OF_PLAYERS = (betting.PlaceWager, betting.TakeOff)
"""What players do with their wagers themselves. Nobody has to be told of it."""


def evolve(now: GamingTable | None, event: TableActed, entry: Entry) -> GamingTable:
    """The table after an act, and the balances after its postings."""
    facts = Facts(event.lines, event.ruling, event.findings, event.incidents)
    context = ActContext(event.by, event.at, event.approved, facts)
    before = now or GamingTable()
    table = deciding.apply(TABLE, before, event.act, context).state
    if not isinstance(event.act, OF_PLAYERS):
        table = with_payments(table, before)
    till = table.till
    balances = {account: cents for account, cents in post_own(till.balances, entry).items() if cents}
    version = till.version + 1
    latest = {at: moved for at, moved in till.latest.items() if at > version - REVERSIBLE_MOVES}
    return change(table, till=change(till, version=version, balances=balances, latest=latest))


def entry(event: Event) -> Entry:
    """The postings of an act."""
    return money_entry(event.table, event.money) if isinstance(event, TableActed) else ()


def stream_of(command: ActAtTable) -> Stream:
    """The stream of the events of a table."""
    return f"table/{command.table}"
