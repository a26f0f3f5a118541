"""Irregularities at the table: staff report, the rules rule, and what they order is done."""

import msgspec

from pitboss.acting.act import Act, ActContext, ActResult, Facts, Money, Spot
from pitboss.acting.incidents import Incident
from pitboss.acting.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.settling import without_wagers
from pitboss.baccarat.effects.case import Case
from pitboss.baccarat.effects.steps import carry_out, check_orders
from pitboss.baccarat.machines import find_method, with_coup
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.game.coup import Hand
from pitboss.game.irregularities import CoupState, Ordered, Report, Ruling, rule
from pitboss.game.notation import UNSEEN
from pitboss.game.permission import acts_as
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.words import either
from pitboss.rules.conduct import SUPERVISION
from pitboss.rules.irregularity import Effect, Given, Kind
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


GOING_BACK = frozenset(
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
"""What lets wagers go back when a result may be known: no dealer decides that alone."""


class WagerAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wager by where it lies."""

    player: str
    box: int | None
    wager: str

    @property
    def spot(self) -> Spot:
        """That place on the layout."""
        return Spot(self.box, self.player, self.wager)


class ReportIrregularity(Act, frozen=True):
    """Staff report what happened, and the ruling is carried out."""

    report: Report
    coup: str | None = None
    """The coup that it happened in, where it is not the one under way or the last."""
    actual: tuple[str, ...] = ()
    """The cards that really lie there, in the order dealt, where the shoe read others."""
    wagers: tuple[WagerAt, ...] = ()
    """The wagers that it concerns: those that are invalid."""


class ChooseOption(Act, frozen=True):
    """Staff do what the last ruling left to them."""

    effect: Effect
    said: tuple[Given, ...] = ()
    """What is so, of what it depends on."""
    actual: tuple[str, ...] = ()
    """The cards that really lie there, in the order dealt, where the shoe read others."""
    forfeit: tuple[str, ...] = ()
    """Those who cheated and whose stakes are forfeited as the outcome is invalidated."""


class ResumeCoup(Act, frozen=True):
    """The players have chosen what to do with their wagers, and the coup goes on."""


def check_rule_on(now: GamingTable, act: ReportIrregularity, context: ActContext) -> Rejection | None:
    """Whether the edition rules on a report, the right person authorises it, and it can be carried out."""
    found = ruled(now, act)
    if isinstance(found, Rejection):
        return found
    must = _must(found)
    # Anybody may report; who must authorise what is only left open is asked when it is chosen.
    return _check_authority(now, _authority(must), context, found.clause) or check_orders(
        _reported(now, act, context), must
    )


def facts_rule_on(now: GamingTable, act: ReportIrregularity, _: ActContext) -> Facts:
    """What the edition orders for a report."""
    return Facts(ruling=unwrap(ruled(now, act)))


def apply_rule_on(now: GamingTable, act: ReportIrregularity, context: ActContext) -> ActResult[GamingTable]:
    """What was ordered is done and put on record; what is left to staff waits for their choice."""
    ruling, case = context.facts.ruling, _reported(now, act, context)
    if ruling is None:
        return ActResult(now)
    done = carry_out(case, _must(ruling))
    incident, left = _incident(case, ruling, done.money), tuple(one for one in ruling.orders if one.may)
    table = record(done.state, incident, ruling.tells)
    if left:
        table = change(table, options=left, ruled_report=case.report, ruled_coup=incident.coup)
    return ActResult(table, done.money, ruling=ruling)


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


def check_choose_option(now: GamingTable, act: ChooseOption, context: ActContext) -> Rejection | None:
    """Whether a ruling left it open to do this, whoever may says so, and all is so that it needs."""
    order, case = _chosen(now, act), _left_open(now, act, context)
    if order is None or case is None:
        return Rejection("option-not-open", f"No ruling has left it open to do this: {act.effect}.")
    missing = next((fact for fact in order.needs if fact not in act.said), None)
    if missing is not None:
        return Rejection("fact-needed", f"Only if {missing.words}.", order.clause)
    return (
        _check_authority(now, order.by, context, order.clause)
        or _check_forfeit(now, act, context, order)
        or check_orders(case, (order,))
    )


def apply_choose_option(now: GamingTable, act: ChooseOption, context: ActContext) -> ActResult[GamingTable]:
    """Does one thing that a ruling left open."""
    order, case = _chosen(now, act), _left_open(now, act, context)
    if order is None or case is None:
        return ActResult(now)
    done = carry_out(case, (order,))
    incident = note(
        context,
        "override",
        str(act.effect),
        f"{act.effect.words}.",
        order.clause,
        people=act.forfeit,
        cents=_returned(done.money),
        coup=now.ruled_coup,
    )
    return ActResult(record(done.state, incident), done.money)


def check_resume(now: GamingTable, _: ResumeCoup, __: ActContext) -> Rejection | None:
    """Whether a coup waits for its players to choose."""
    if now.coup is not None and now.coup.option is not None:
        return None
    return Rejection("no-choice-open", "No coup waits for its players to choose.")


def apply_resume(now: GamingTable, _: ResumeCoup, __: ActContext) -> GamingTable:
    """The coup goes on with the wagers that are left; with none, as a no-bet coup."""
    coup = now.coup
    if coup is not None and coup.option is not None and not coup.wagers:
        return change(now, coup=without_wagers(now, coup, coup.option))
    return with_coup(now, option=None, reducing=False)


def described(now: GamingTable, past: PastCoup | None) -> CoupState:
    """The coup as a ruling sees it: with the cards that everybody can see, and no others."""
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
            # New cards in the shoe, of which no coup was dealt yet, are as good as none.
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
        table_closed=closed,
    )


def _reported(now: GamingTable, act: ReportIrregularity, context: ActContext) -> Case:
    """What a report is about."""
    past, report = _find_past(now, act.report.kind, act.coup), _with_stray(now, act.report)
    return Case(now, context, report, past, act.actual, tuple(at.spot for at in act.wagers))


def _left_open(now: GamingTable, act: ChooseOption, context: ActContext) -> Case | None:
    """What the last ruling was about, without the choice that is made; none where nothing was left open."""
    report, order = now.ruled_report, _chosen(now, act)
    if report is None:
        return None
    table = change(now, options=tuple(other for other in now.options if other is not order))
    return Case(table, context, report, now.recall(now.ruled_coup), act.actual, forfeit=act.forfeit)


def _chosen(now: GamingTable, act: ChooseOption) -> Ordered | None:
    return next((order for order in now.options if order.effect is act.effect), None)


def _must(ruling: Ruling) -> tuple[Ordered, ...]:
    """What a ruling does not leave to staff."""
    return tuple(order for order in ruling.orders if not order.may)


def _find_past(now: GamingTable, kind: Kind, key: str | None) -> PastCoup | None:
    """The coup that is over and that a report is about, if it is about one."""
    if now.coup is not None and key == now.coup.key:
        return None
    if key is not None:
        return now.recall(key)
    # Until the next coup begins, the last is the one that can still be in doubt.
    last = now.past[-1] if now.past and not now.begun and kind in REACHES_BACK else None
    return None if last is None or last.void is not None else last


def _check_past(now: GamingTable, kind: Kind, key: str | None) -> Rejection | None:
    """Whether the coup that a report names is remembered, and one that such a report can be about."""
    if key is None or (now.coup is not None and key == now.coup.key):
        return None
    if now.recall(key) is None:
        return Rejection("coup-not-recalled", f"{key:.60} is not among the last {len(now.past)} coups.")
    if kind not in REACHES_BACK:
        return Rejection("coup-over", f"{key:.60} is over: this is about the coup under way.")
    return None


def _with_stray(now: GamingTable, report: Report) -> Report:
    """A report about the card that came astray, where one waits for a ruling."""
    stray = None if now.coup is None else now.coup.stray
    return report if stray is None else msgspec.structs.replace(report, card=stray)


def _check_stray(now: GamingTable, report: Report) -> Rejection | None:
    """Whether a report names no other card than the one that came astray."""
    stray = None if now.coup is None else now.coup.stray
    if stray is None or report.card in (None, stray):
        return None
    return Rejection("ruling-due", "Another card came when none was due: report that first.")


def hides_stray(now: GamingTable) -> bool:
    """Whether only the shoe has read the card that came astray, and it lies face down."""
    scanned = now.shoe is not None and now.shoe.device is Device.SCANNING_SHOE
    return scanned and now.coup is not None and now.coup.stray is not None and now.coup.face == "down"


def _check_passed(now: GamingTable, report: Report) -> Rejection | None:
    """Whether cards can have gone to the wrong person at all, or been a player's to show."""
    by_dealer_alone = (
        now.coup is not None and find_method(now.play, now.coup.method).handling is Handling.DEALER
    )
    if not by_dealer_alone or report.kind not in (Kind.WRONG_RECEIVER, Kind.REVEALED_BY_DEALER):
        return None
    message = f"{report.kind.label}: that cannot be, for here the dealer alone handles the cards."
    return Rejection("irregularity-does-not-fit", message)


def _check_seen(now: GamingTable, report: Report) -> Rejection | None:
    """Whether a card of which nobody is said to have seen it can have been named without that."""
    unseen = report.said.get(Given.CARD_SEEN) is False
    if not unseen or report.card is None or (now.shoe and now.shoe.device is Device.SCANNING_SHOE):
        return None
    return Rejection("card-was-seen", "A card that can be named was seen: say so, or do not name it.")


def _codes(past: PastCoup, hand: Hand) -> tuple[str | None, ...]:
    pairs = zip(past.cards, past.hands, strict=False)
    return tuple(None if code == UNSEEN else code for code, to in pairs if to is hand)


def _authority(orders: tuple[Ordered, ...]) -> tuple[Role, ...]:
    """Who authorises what is ordered: whom the rules name, and no dealer alone where wagers may go back."""
    named = next((order.by for order in orders if order.by), ())
    return named or (SUPERVISION if any(order.effect in GOING_BACK for order in orders) else ())


def _check_authority(
    now: GamingTable, roles: tuple[Role, ...], context: ActContext, clause: Clause
) -> Rejection | None:
    """Whether one who stands behind the act is somebody whom the rules name for it, if they name anybody."""
    if not roles or any(acts_as(now.edition, behind, role) for role in roles for behind in context.roles):
        return None
    who = either(role.label for role in roles)
    return Rejection("not-authorised", f"The {who} must authorise this.", clause)


def _check_forfeit(
    now: GamingTable, act: ChooseOption, context: ActContext, order: Ordered
) -> Rejection | None:
    """Whether the stakes of cheats may be forfeited, and by whom: as the outcome is invalidated."""
    if not act.forfeit and act.effect is not Effect.FORFEIT_WAGER:
        return None
    right = next((one for one in now.options if one.effect is Effect.FORFEIT_WAGER), None)
    cheats = now.ruled_report.players if now.ruled_report is not None else ()
    if right is None or act.effect is not Effect.INVALIDATE or not set(act.forfeit) <= set(cheats):
        message = "Those whom the report says cheated lose their stakes as the outcome is invalidated."
        return Rejection("forfeit-not-allowed", message, order.clause)
    return _check_authority(now, right.by, context, right.clause)


def _incident(case: Case, ruling: Ruling, money: tuple[Money, ...]) -> Incident:
    report, coup = case.report, case.past or case.now.coup
    seen, told = described(case.now, case.past).dealt, None if hides_stray(case.now) else report.card
    return note(
        case.context,
        "irregularity",
        str(report.kind),
        f"{report.kind.label}.",
        ruling.clause,
        people=report.players,
        cards=tuple(code for code in (*seen, told) if code is not None),
        cents=_returned(money),
        coup=None if coup is None else coup.key,
    )


def _returned(money: tuple[Money, ...]) -> int:
    """The stakes that went back, or that wait for somebody who has left."""
    backs = ("seat-wager-back", "token-wager-back", "stake-owed")
    return sum(line.cents for line in money if line.move in backs and not line.back)
