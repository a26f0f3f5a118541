"""Irregularities at the table: staff report, the rules give a ruling, and the table carries it out."""

import msgspec

from pitboss.acting.acts.act import Act, ActContext, ActResult, Facts, Money, WagerAt
from pitboss.acting.acts.sound import is_reason
from pitboss.acting.registers.incidents import Incident
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.contradictions import contradiction
from pitboss.baccarat.acts.findings import Findings
from pitboss.baccarat.acts.settling import without_wagers
from pitboss.baccarat.acts.shoe.moving import FAILING, HANDLING
from pitboss.baccarat.effects.case import Case
from pitboss.baccarat.effects.steps import carry_out, check_orders
from pitboss.baccarat.machines import find_method, with_coup
from pitboss.baccarat.play.duties import CHECK, CardDuty
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.game.coup import Hand
from pitboss.game.irregularities import CoupState, Ordered, Report, Ruling, rule
from pitboss.game.permission import acts_as, holders
from pitboss.game.records.notation import UNSEEN
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AnyOf, Text
from pitboss.rules.conduct import SUPERVISION
from pitboss.rules.irregularity import WITH_OUTCOME, Effect, Given, Kind
from pitboss.rules.procedure import Device, Handling

REACHES_BACK = (
    Kind.MISDEAL,
    Kind.STRAY_PLAYER_CARD,
    Kind.STRAY_BANKER_CARD,
    Kind.WRONG_SHOE,
    Kind.SHOE_DIFFERS,
    Kind.SHOE_MISREADS,
    Kind.INVALID_WAGER,
    Kind.WRONG_ODDS,
    Kind.WRONG_PAYMENT,
    Kind.DISPLAY_WRONG,
    Kind.DISRUPTION,
    Kind.FRAUD,
)
"""What may be found out about a coup that is over. Everything else is about the coup under way."""


IRREGULARITY = "irregularity"
"""The kind of the incident that a ruling records."""

RETURNS_WAGERS = frozenset(
    {
        Effect.VOID_COUP,
        Effect.VOID_PAST_COUP,
        Effect.INVALIDATE,
        Effect.PLAY_AS_NO_BET,
        Effect.OFFER_WITHDRAWAL,
        Effect.OFFER_REDUCTION,
        Effect.RETURN_WAGER,
    }
)
"""Effects that return wagers when a result may be known. A dealer never decides that alone."""


class ReportIrregularity(Act, frozen=True):
    """Staff report an irregularity, and the ruling is carried out."""

    report: Report
    coup: str | None = None
    """The coup in which it happened, if it is neither the one under way nor the last."""
    actual: tuple[str, ...] = ()
    """The cards that really lie there, in the order dealt, if the shoe read others."""
    wagers: tuple[WagerAt, ...] = ()
    """The invalid wagers that it concerns."""
    reason: str | None = None
    """Why it counts although the record of the table says otherwise."""
    odds: str | None = None
    """The other game by whose odds the dealer paid the coup. Earlier releases did not ask for it."""


class ChooseOption(Act, frozen=True):
    """Staff carry out an option that the last ruling left to them."""

    effect: Effect
    stated: tuple[Given, ...] = msgspec.field(default=(), name="said")
    """The conditions of the option that hold."""
    actual: tuple[str, ...] = ()
    """The cards that really lie there, in the order dealt, if the shoe read others."""
    forfeit: tuple[str, ...] = ()
    """The people who cheated. Their stakes are forfeited when the result is invalidated."""


class ResumeCoup(Act, frozen=True):
    """The players have chosen what to do with their wagers, and the coup continues."""


def check_report(now: GamingTable, act: ReportIrregularity, context: ActContext) -> Rejection | None:
    """Requires a ruling of the edition, the right authority, and orders that can be carried out."""
    ruling = ruled(now, act)
    if isinstance(ruling, Rejection):
        return ruling
    if act.report.kind is Kind.WRONG_PAYMENT:
        # The act of the register is the report: it says who, which coup and how much.
        return Rejection("register-needed", clause=ruling.clause)
    must = _must(ruling, act)
    # Anyone may report. The authority for an optional order is checked when staff choose it.
    return (
        _check_authority(now, _authority(must), context, ruling.clause)
        or _check_record(now, act, ruling)
        or check_orders(_reported(now, act, context), must)
    )


def facts_report(now: GamingTable, act: ReportIrregularity, _: ActContext) -> Facts:
    """What the edition orders for a report, and what it leaves to be done with the cards."""
    ruling = unwrap(ruled(now, act))
    duties = duties_left(ruling.kind, _must(ruling, act))
    return Facts(ruling=ruling, findings=Findings(duties=duties) if duties else None)


def apply_report(now: GamingTable, act: ReportIrregularity, context: ActContext) -> ActResult[GamingTable]:
    """The orders are carried out and recorded. The options wait for the choice of staff."""
    ruling, case = context.facts.ruling, _reported(now, act, context)
    if ruling is None:
        return ActResult(now)
    must = _must(ruling, act)
    done = carry_out(case, must)
    incident, left = (
        _incident(case, ruling, done.money),
        tuple(one for one in ruling.orders if one not in must),
    )
    table = record(_with_duties(done.state, context), incident, ruling.tells)
    if left:
        table = change(table, options=left, ruled_report=case.report, ruled_coup=incident.coup)
    return ActResult(table, done.money, ruling=ruling)


def duties_left(kind: Kind, orders: tuple[Ordered, ...]) -> tuple[CardDuty, ...]:
    """What these orders leave to be done with the cards. A shuffle after a coup is part of bringing them."""
    seen_to = {CHECK, *HANDLING} if kind in FAILING else {CHECK}
    return tuple(CardDuty(order.effect, order.clause, kind) for order in orders if order.effect in seen_to)


def ruled(now: GamingTable, act: ReportIrregularity) -> Ruling | Rejection:
    """What the edition orders for a report."""
    report, past = _with_stray(now, act.report), _find_past(now, act.report.kind, act.coup)
    return (
        _check_past(now, act.report.kind, act.coup)
        or _check_stray(now, act.report)
        or _check_seen(now, report)
        or _check_passed(now, report)
        or rule(now.edition, described(now, past), report)
    )


def contradicted(now: GamingTable, act: ReportIrregularity) -> Rejection | None:
    """What the record of the table says against a report, if anything."""
    ruling = ruled(now, act)
    return None if isinstance(ruling, Rejection) else contradiction(now, act.report, ruling)


def check_choose_option(now: GamingTable, act: ChooseOption, context: ActContext) -> Rejection | None:
    """Requires an option of the last ruling, the right authority, and the conditions of the option."""
    order, case = _chosen(now, act), _left_open(now, act, context)
    if order is None or case is None or act.effect is Effect.REFUND:
        return Rejection("option-not-open", {"effect": act.effect.text})
    missing = next((fact for fact in order.needs if fact not in act.stated), None)
    if missing is not None:
        return Rejection("fact-needed", {"case": "only-if", "fact": missing.text}, order.clause)
    return (
        _check_authority(now, order.by, context, order.clause)
        or _check_forfeit(now, act, context, order)
        or check_orders(case, (order,))
    )


def facts_choose_option(now: GamingTable, act: ChooseOption, _: ActContext) -> Facts:
    """What an option leaves to be done with the cards."""
    order, report = _chosen(now, act), now.ruled_report
    duties = () if order is None or report is None else duties_left(report.kind, (order,))
    return Facts(findings=Findings(duties=duties) if duties else None)


def apply_choose_option(now: GamingTable, act: ChooseOption, context: ActContext) -> ActResult[GamingTable]:
    """Carries out one option of a ruling."""
    order, case = _chosen(now, act), _left_open(now, act, context)
    if order is None or case is None:
        return ActResult(now)
    done = carry_out(case, (order,))
    incident = note(
        context,
        "override",
        str(act.effect),
        Text("incident-ordered", {"order": act.effect.text}),
        order.clause,
        people=act.forfeit,
        cents=_returned(done.money),
        coup=now.ruled_coup,
    )
    return ActResult(record(_with_duties(done.state, context), incident), done.money)


def choices(now: GamingTable) -> tuple[Ordered, ...]:
    """The options that staff may still choose, and whose stakes may be forfeited with an invalid outcome."""
    voids = any(order.effect is Effect.INVALIDATE for order in now.options)
    with_it = WITH_OUTCOME - ({Effect.FORFEIT_WAGER} if voids else set())
    return tuple(order for order in now.options if order.effect not in with_it)


def check_resume(now: GamingTable, _: ResumeCoup, __: ActContext) -> Rejection | None:
    """Requires a coup that waits for its players to choose."""
    if now.coup is not None and now.coup.option is not None:
        return None
    return Rejection("no-choice-open")


def apply_resume(now: GamingTable, _: ResumeCoup, __: ActContext) -> GamingTable:
    """The coup continues with the remaining wagers, or without any as a no-bet coup."""
    coup = now.coup
    if coup is not None and coup.option is not None and not coup.wagers:
        return change(now, coup=without_wagers(now, coup, coup.option))
    return with_coup(now, option=None, reducing=False)


def described(now: GamingTable, past: PastCoup | None) -> CoupState:
    """The coup for a ruling: with the cards that everyone can see, and no others."""
    shoe, closed = now.shoe, not now.opened
    device = shoe.device if shoe is not None else now.record.device
    if past is not None:
        return CoupState(
            game=past.game or now.game,
            device=device,
            player=_codes(past, Hand.PLAYER),
            banker=_codes(past, Hand.BANKER),
            exposed=True,
            settled=True,
            next_begun=now.begun or now.past[-1].key != past.key,
            # A new shoe from which no coup was dealt counts as empty.
            shoe_emptied=shoe is None or shoe.taken_out is not None or not shoe.coups,
            table_closed=closed,
        )
    cards = () if now.coup is None else now.coup.cards
    seen = {
        hand: tuple(str(card.card) if card.up and card.card else None for card in cards if card.hand is hand)
        for hand in Hand
    }
    return CoupState(
        game=now.game,
        device=device,
        player=seen[Hand.PLAYER],
        banker=seen[Hand.BANKER],
        exposed=now.coup is not None and now.coup.seen,
        prompted=now.coup is not None and now.coup.no_bet is not None,
        table_closed=closed,
    )


def _reported(now: GamingTable, act: ReportIrregularity, context: ActContext) -> Case:
    """The subject of a report. Replay takes the coup from the incident that the event recorded."""
    recorded = next((one for one in context.facts.incidents if one.kind == IRREGULARITY), None)
    past = _find_past(now, act.report.kind, act.coup) if recorded is None else _past(now, recorded.coup)
    spots = tuple(at.spot for at in act.wagers)
    return Case(
        now, context, _with_stray(now, act.report), past, act.actual, spots, odds=act.odds, reason=act.reason
    )


def _left_open(now: GamingTable, act: ChooseOption, context: ActContext) -> Case | None:
    """The subject of the last ruling, for the chosen option. None if nothing was left open."""
    report, order = now.ruled_report, _chosen(now, act)
    if report is None:
        return None
    table = change(now, options=tuple(other for other in now.options if other is not order))
    return Case(table, context, report, now.recall(now.ruled_coup), act.actual, forfeit=act.forfeit)


def _chosen(now: GamingTable, act: ChooseOption) -> Ordered | None:
    return next((order for order in now.options if order.effect is act.effect), None)


def _must(ruling: Ruling, act: ReportIrregularity) -> tuple[Ordered, ...]:
    """The orders that a report carries out: all that are not optional, and keying in the cards it gives."""
    return tuple(
        order for order in ruling.orders if not order.may or (order.effect is Effect.KEY_CARDS and act.actual)
    )


def _find_past(now: GamingTable, kind: Kind, key: str | None) -> PastCoup | None:
    """The past coup that a report is about, if any."""
    if key is not None:
        return _past(now, key)
    # Until the next coup begins, the last one can still be in doubt.
    last = now.past[-1] if now.past and not now.begun and kind in REACHES_BACK else None
    return None if last is None or last.void is not None else last


def _past(now: GamingTable, key: str | None) -> PastCoup | None:
    return None if now.coup is not None and key == now.coup.key else now.recall(key)


def _check_past(now: GamingTable, kind: Kind, key: str | None) -> Rejection | None:
    """Requires that a named coup is remembered, and can be the subject of such a report."""
    if key is None or (now.coup is not None and key == now.coup.key):
        return None
    if now.recall(key) is None:
        return Rejection("coup-not-recalled", {"coup": f"{key:.60}", "coups": len(now.past)})
    if kind not in REACHES_BACK:
        return Rejection("coup-over", {"case": "about-live-coup", "coup": f"{key:.60}"})
    return None


def _with_stray(now: GamingTable, report: Report) -> Report:
    """A report about the stray card, if one waits for a ruling."""
    stray = None if now.coup is None else now.coup.stray
    return report if stray is None else msgspec.structs.replace(report, card=stray)


def _check_stray(now: GamingTable, report: Report) -> Rejection | None:
    """Requires that a report names the stray card and no other."""
    stray = None if now.coup is None else now.coup.stray
    if stray is None or report.card in (None, stray):
        return None
    return Rejection("ruling-due", {"case": "other-card"})


def hides_stray(now: GamingTable) -> bool:
    """Whether only the shoe has read the stray card, and it lies face down."""
    scanned = now.shoe is not None and now.shoe.device is Device.SCANNING_SHOE
    return scanned and now.coup is not None and now.coup.stray is not None and now.coup.face == "down"


def _check_passed(now: GamingTable, report: Report) -> Rejection | None:
    """Refuses a report about cards that players handle, if the dealer alone handles them."""
    by_dealer_alone = (
        now.coup is not None and find_method(now.play, now.coup.method).handling is Handling.DEALER
    )
    if not by_dealer_alone or report.kind not in (Kind.WRONG_RECEIVER, Kind.REVEALED_BY_DEALER):
        return None
    return Rejection(
        "irregularity-does-not-fit", {"case": "dealer-handles-cards", "irregularity": report.kind.text}
    )


def _check_seen(now: GamingTable, report: Report) -> Rejection | None:
    """Refuses a named card that nobody is said to have seen. Only a scanning shoe can name it unseen."""
    unseen = report.stated.get(Given.CARD_SEEN) is False
    if not unseen or report.card is None or (now.shoe and now.shoe.device is Device.SCANNING_SHOE):
        return None
    return Rejection("card-was-seen")


def _with_duties(now: GamingTable, context: ActContext) -> GamingTable:
    """The table with what the ruling leaves to be done with its cards. Earlier releases kept none."""
    findings: Findings | None = context.facts.findings
    return now if findings is None else change(now, card_duties=(*now.card_duties, *findings.duties))


def _codes(past: PastCoup, hand: Hand) -> tuple[str | None, ...]:
    pairs = zip(past.cards, past.hands, strict=False)
    return tuple(None if code == UNSEEN else code for code, to in pairs if to is hand)


def _authority(orders: tuple[Ordered, ...]) -> tuple[Role, ...]:
    """Who must authorise the orders: the named roles, and never a dealer alone if wagers may be returned."""
    named = next((order.by for order in orders if order.by), ())
    return named or (SUPERVISION if any(order.effect in RETURNS_WAGERS for order in orders) else ())


def _check_authority(
    now: GamingTable, roles: tuple[Role, ...], context: ActContext, clause: Clause
) -> Rejection | None:
    """Requires a role that the rules name for it, if they name any."""
    if not roles or any(acts_as(now.edition, behind, role) for role in roles for behind in context.roles):
        return None
    who = AnyOf(tuple(role.text for role in holders(now.edition, roles)))
    return Rejection("not-authorised", {"case": "must-authorise", "roles": who}, clause)


def _check_record(now: GamingTable, act: ReportIrregularity, ruling: Ruling) -> Rejection | None:
    """Requires a reason for a report that the record contradicts. `alters` has it signed by two."""
    against = contradiction(now, act.report, ruling)
    return None if act.reason is not None and is_reason(act.reason) else against


def _check_forfeit(
    now: GamingTable, act: ChooseOption, context: ActContext, order: Ordered
) -> Rejection | None:
    """Whether the stakes of cheats may be forfeited with an invalidated result, and by this person."""
    if not act.forfeit and act.effect is not Effect.FORFEIT_WAGER:
        return None
    right = next((one for one in now.options if one.effect is Effect.FORFEIT_WAGER), None)
    cheats = now.ruled_report.players if now.ruled_report is not None else ()
    if right is None or act.effect is not Effect.INVALIDATE or not set(act.forfeit) <= set(cheats):
        return Rejection("forfeit-not-allowed", clause=order.clause)
    return _check_authority(now, right.by, context, right.clause)


def _incident(case: Case, ruling: Ruling, money: tuple[Money, ...]) -> Incident:
    report, coup = case.report, case.past or case.now.coup
    seen, reported = described(case.now, case.past).dealt, None if hides_stray(case.now) else report.card
    words = Text("incident-irregularity", {"irregularity": report.kind.text})
    if case.reason is not None:
        words = Text("incident-irregularity-because", {**words.facts, "reason": case.reason})
    return note(
        case.context,
        IRREGULARITY,
        str(report.kind),
        words,
        ruling.clause,
        people=report.players,
        cards=tuple(code for code in (*seen, reported) if code is not None),
        cents=_returned(money),
        coup=None if coup is None else coup.key,
    )


def _returned(money: tuple[Money, ...]) -> int:
    """The stakes that were returned, or are owed to people who have left."""
    backs = ("seat-wager-back", "token-wager-back", "stake-owed")
    return sum(line.cents for line in money if line.move in backs and not line.back)
