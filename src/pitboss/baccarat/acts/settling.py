"""The result of a coup: wagers paid and collected, and the coup over."""

from dataclasses import replace

from pitboss.acting.acts.act import Act, ActContext, ActResult, Facts, Money, WagerResult, needs, pay
from pitboss.acting.registers.breaches import idle_after
from pitboss.acting.state import RECALLED_PLAYS, change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.acts.findings import Findings
from pitboss.baccarat.machines import (
    bank_of,
    boxes_of,
    exposure_of,
    find_shoe,
    free_coup,
    hands_of,
    round_of,
    with_bank,
    with_coup,
    with_shoe,
)
from pitboss.baccarat.play.limits import rule_on_wagers, what_counts
from pitboss.baccarat.play.receiving import after_coup, by_dealer
from pitboss.baccarat.play.rounds import finished_coup
from pitboss.baccarat.state import Before, GamingTable, Guest, LiveCoup, PastCoup, PlacedWager
from pitboss.game.cards import known_card
from pitboss.game.coup import Coup
from pitboss.game.records.notation import UNSEEN
from pitboss.game.roads import mark_of
from pitboss.game.settlement import Outcome, Settlement, settle_coup
from pitboss.game.shoe import finish_coup
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.rules.procedure import Device
from pitboss.rules.result import CoupResult, tie
from pitboss.rules.wager import Stage

MOST_ROAD_MARKS = 200
"""The results on the roads. More than any shoe has, because a shuffling device has no end."""


@needs(free_coup)
def check_settle_initial(now: GamingTable, coup: LiveCoup, _: Act, __: ActContext) -> Rejection | None:
    """Requires wagers that the first four cards decide."""
    if staged(now, coup):
        return None
    return Rejection("nothing-to-settle")


def facts_settle_initial(now: GamingTable, _: Act, __: ActContext) -> Facts:
    """The results of the wagers that the first four cards decide."""
    coup = now.coup
    if coup is None:
        return Facts()
    wagers = staged(now, coup)
    return Facts(_settled(now, coup, wagers, Stage.INITIAL_DEAL), findings=_findings(now, coup, wagers))


def apply_settle_initial(now: GamingTable, _: Act, context: ActContext) -> ActResult[GamingTable]:
    """Wagers that the first four cards decide are paid before a third card is drawn."""
    coup, lines = now.coup, context.facts.lines
    if coup is None:
        return ActResult(now, lines=lines)
    findings: Findings = context.facts.findings or _findings(now, coup, coup.wagers)
    early = findings.early
    settled_now = tuple(placed for placed in coup.wagers if placed.wager in early)
    left = tuple(placed for placed in coup.wagers if placed.wager not in early)
    advised = coup.advised.union(findings.advised)
    after = with_coup(now, wagers=left, early=settled_now, settled=lines, advised=advised)
    return ActResult(after, paid_for(settled_now, lines), lines)


@needs(free_coup)
def check_announce_result(now: GamingTable, coup: LiveCoup, _: Act, __: ActContext) -> Rejection | None:
    """Requires a complete coup whose result the dealer has still to announce."""
    refused = _check_over(now, coup)
    if refused is not None or result_call_due(now, coup) is not None:
        return refused
    return Rejection("step-not-due", {"case": "coup-complete"})


def apply_announce_result(now: GamingTable, _: Act, __: ActContext) -> GamingTable:
    """All have heard the result."""
    return with_coup(now, result_called=True)


@needs(free_coup)
def check_collect_losing(now: GamingTable, coup: LiveCoup, _: Act, __: ActContext) -> Rejection | None:
    """Requires losing wagers, and that the result was announced."""
    refused = _check_over(now, coup) or _check_called(now, coup)
    if refused is not None or losing(now, coup):
        return refused
    return Rejection("nothing-to-settle")


def facts_collect_losing(now: GamingTable, _: Act, __: ActContext) -> Facts:
    """The results of the losing wagers."""
    return Facts() if now.coup is None else Facts(losing(now, now.coup))


def apply_collect_losing(now: GamingTable, _: Act, context: ActContext) -> ActResult[GamingTable]:
    """The losing wagers leave the layout. The others wait to be paid."""
    coup, lines = now.coup, context.facts.lines
    if coup is None:
        return ActResult(now, lines=lines)
    lost = {line.spot for line in lines}
    gone = tuple(placed for placed in coup.wagers if placed.spot in lost)
    left = tuple(placed for placed in coup.wagers if placed.spot not in lost)
    after = with_coup(now, wagers=left, early=(*coup.early, *gone), settled=(*coup.settled, *lines))
    return ActResult(after, paid_for(gone, lines), lines)


def result_call_due(now: GamingTable, coup: LiveCoup) -> Clause | None:
    """The clause by which the dealer has still to announce the result. None if nothing is to be announced."""
    order = now.play.settling
    return None if order is None or coup.result_called else order.announced


def losing(now: GamingTable, coup: LiveCoup) -> tuple[WagerResult, ...]:
    """The results of the wagers to collect before others are paid, where the rules order that."""
    if now.play.settling is None:
        return ()
    lines = _settled(now, coup, coup.wagers, None)
    return tuple(line for line in lines if line.outcome is Outcome.LOSE)


def to_settle(now: GamingTable, coup: LiveCoup) -> tuple[WagerResult, ...]:
    """What the dealer collects now from a complete coup or, with that done, pays and returns."""
    if coup.option is not None or (_check_over(now, coup) or _check_called(now, coup)) is not None:
        return ()
    return losing(now, coup) or _settled(now, coup, coup.wagers, None)


@needs(free_coup)
def check_settle(now: GamingTable, coup: LiveCoup, _: Act, __: ActContext) -> Rejection | None:
    """Requires a complete coup, and every step before its settlement."""
    refused = _check_over(now, coup) or _check_called(now, coup)
    order = now.play.settling
    if refused is not None or order is None or not losing(now, coup):
        return refused
    step = Text("round-step-collection")
    return Rejection("round-not-over", {"case": "waits", "step": step}, order.collected)


def _check_over(now: GamingTable, coup: LiveCoup) -> Rejection | None:
    """Requires that all cards are dealt and seen, and the result confirmed."""
    due = exposure_of(now, coup).expects
    hands = finished_coup(round_of(now, coup))
    if isinstance(hands, Rejection):
        return hands
    if due is not None and len(coup.cards) >= 4:
        return Rejection("step-not-due", {"case": "waits", "step": due.step.text})
    return None


def _check_called(now: GamingTable, coup: LiveCoup) -> Rejection | None:
    clause = result_call_due(now, coup)
    if clause is None:
        return None
    step = Text("round-step-result-call")
    return Rejection("round-not-over", {"case": "waits", "step": step}, clause)


def facts_settle(now: GamingTable, _: Act, __: ActContext) -> Facts:
    """The results of all wagers that are still on the layout: the losing ones may be collected already."""
    coup = now.coup
    if coup is None:
        return Facts()
    return Facts(_settled(now, coup, coup.wagers, None), findings=_findings(now, coup))


def apply_settle(now: GamingTable, _: Act, context: ActContext) -> ActResult[GamingTable]:
    """The coup is over: wagers are paid or collected, and the next may begin."""
    coup, lines = now.coup, context.facts.lines
    if coup is None:
        return ActResult(now, lines=lines)
    result = _result(hands_of(now, coup))
    findings: Findings = context.facts.findings or _findings(now, coup)
    table = change(now, advised=now.advised.union(coup.advised, findings.advised))
    settled = change(coup, settled=(*coup.settled, *lines))
    over = finish(table, settled, tied=result is not None and tie(result))
    if result is not None:
        earlier = list(now.marks.items())[-MOST_ROAD_MARKS + 1 :]
        over = change(over, marks={**dict(earlier), coup.key: mark_of(result)})
        over = with_bank(over, after_coup(bank_of(over), result))
    return ActResult(over, paid_for(coup.wagers, lines), lines)


def paid_for(wagers: tuple[PlacedWager, ...], lines: tuple[WagerResult, ...]) -> tuple[Money, ...]:
    """The transactions of settled wagers. A wager without a result did not count, and is returned."""
    settled = {line.spot: line for line in lines}
    money: tuple[Money, ...] = ()
    for placed in wagers:
        line = settled.get(placed.spot)
        money += give_back((placed,)) if line is None else _paid(placed, line)
    return money


def came_back(past: PastCoup) -> dict[str, Cents]:
    """The chips that each player got back from a past coup: stakes that were not lost, and wins."""
    lines, back = {line.spot: line for line in past.lines}, dict[str, Cents]()
    for placed in past.wagers:
        line, stake, won = lines.get(placed.spot), placed.chips, 0
        if line is not None:
            stake -= line.counts - line.tokens if line.outcome is Outcome.LOSE else 0
            won = line.won
        elif placed.player in past.forfeits:
            stake = 0
        back[placed.player] = back.get(placed.player, 0) + stake + won
    return back


def without_wagers(now: GamingTable, coup: LiveCoup, clause: Clause) -> LiveCoup:
    """A coup that continues without its open wagers. The dealer alone handles its cards."""
    bare = change(coup, no_bet=clause, wagers=(), option=None, reducing=False)
    return change(bare, method=by_dealer(now.play).key, lines={})


def finish(now: GamingTable, coup: LiveCoup, *, tied: bool, void: Clause | None = None) -> GamingTable:
    """The table after its coup, settled or void: cards are discarded, and guests who did not bet are idle."""
    shoe = find_shoe(now)
    past = PastCoup(
        coup.key,
        # A card that lay face down to the end stays secret, even if a shoe has read it.
        tuple(str(card.card) if card.up and card.card else UNSEEN for card in coup.cards),
        tuple(card.hand for card in coup.cards),
        (*coup.early, *coup.wagers),
        () if void else coup.settled,
        void,
        coup.no_bet,
        now.game,
        now.in_force.limits if now.in_force is not None and now.play.cash_out is not None else None,
        coup.ruled_by,
        coup.reason,
        sign_percent=now.record.tie_percent,
    )
    # An order for a single coup ends with it.
    order = None if now.no_bet is not None and now.no_bet.round == coup.key else now.no_bet
    idle = {name: guest.idle for name, guest in now.guests.items()}
    paired = now.paired
    table = change(
        now,
        coup=None,
        # A void coup does not count for the alternation: the dealer deals that game again.
        paired=paired if paired is None or void else change(paired, coups=paired.coups + 1),
        guests=_idle(now, coup),
        past=(*now.past, past)[-RECALLED_PLAYS:],
        no_bet=order,
    )
    if shoe is None:
        return table
    before = Before(coup.called, shoe.coups_left, shoe.extended, now.bank, idle, now.advised)
    over = finish_coup(shoe, tie=tied)
    if shoe.device is Device.SHUFFLING_DEVICE and now.carried is not None:
        # All cards go back into the device, except the one that waits for the next coup.
        over = replace(over, dealt=(known_card(now.carried.card),))
    return with_shoe(change(table, before=before), over)


def _idle(now: GamingTable, coup: LiveCoup) -> dict[str, Guest]:
    """All guests after a coup, with the number of coups in a row that each let pass."""
    no_bet = coup.no_bet is not None
    return {
        name: change(
            guest, idle=idle_after(now.edition, guest.idle, wagered=name in coup.staked, no_bet=no_bet)
        )
        for name, guest in now.guests.items()
    }


def _settled(
    now: GamingTable, coup: LiveCoup, wagers: tuple[PlacedWager, ...], stage: Stage | None
) -> tuple[WagerResult, ...]:
    """The results of wagers, for the amounts that the limits allow."""
    if not wagers:
        return ()
    hands, table = hands_of(now, coup), replace(now.offer, no_bet=None)
    closed = max(coup.moment, Moment.FIRST_CARD_EXPOSED)
    ruled = unwrap(
        rule_on_wagers(
            table,
            now.limits,
            boxes_of(coup),
            moment=closed,
            advised=now.advised,
            chip=now.record.smallest_chip,
        )
    )
    lines: tuple[WagerResult, ...] = ()
    for placed in wagers:
        counts = ruled[placed.spot].counts
        if counts:
            settlements = unwrap(settle_coup(now.play, hands, {placed.wager: counts}, now.terms, stage))
            lines += (line_of(placed, counts, settlements[placed.wager]),)
    return lines


def _findings(now: GamingTable, coup: LiveCoup, settled: tuple[PlacedWager, ...] = ()) -> Findings:
    """Whom a settlement advises of the minimum, and which of these wagers the first four cards decide."""
    decided = _early_keys(now)
    early = tuple(dict.fromkeys(placed.wager for placed in settled if placed.wager in decided))
    return Findings(advised=_advised_by(now, coup), early=early)


def _advised_by(now: GamingTable, coup: LiveCoup) -> tuple[str, ...]:
    """The players whom this coup advises that their next wager under the minimum is returned, by rule."""
    if now.in_force is None:
        return ()
    counts = what_counts(now.play, now.in_force, boxes_of(coup), now.advised)
    return tuple(dict.fromkeys(spot.player for spot, ruled in counts.items() if ruled.advise))


def _early_keys(now: GamingTable) -> set[str]:
    """The wagers that the first four cards decide."""
    return {wager.key for wager in now.play.wagers if wager.settles is Stage.INITIAL_DEAL}


def staged(now: GamingTable, coup: LiveCoup) -> tuple[PlacedWager, ...]:
    """The wagers to settle now, on the first four cards."""
    shown, early = hands_of(now, coup), _early_keys(now)
    if len(coup.cards) != 4 or shown.dealt != 4:
        return ()
    return tuple(placed for placed in coup.wagers if placed.wager in early)


def _result(hands: Coup) -> CoupResult | None:
    """The result of the hands, once both have their first two cards."""
    return hands.result if min(len(hands.player), len(hands.banker)) >= 2 else None


def line_of(placed: PlacedWager, counts: Cents, settlement: Settlement) -> WagerResult:
    """The result of one wager by its settlement."""
    pays = settlement.pays
    exact = pays.numerator * counts // pays.denominator
    return WagerResult(
        placed.player,
        placed.wager,
        placed.box,
        placed.cents,
        counts,
        settlement.outcome,
        settlement.won,
        settlement.clause,
        tokens=min(placed.tokens, counts),
        rounding=settlement.won - exact,
    )


def _paid(placed: PlacedWager, line: WagerResult) -> tuple[Money, ...]:
    """The transactions of one settled wager. What does not count is returned, chips first."""
    lost = line.outcome is Outcome.LOSE
    chips, tokens = (line.counts - line.tokens, line.tokens) if lost else (0, 0)
    return (
        *pay("seat-stake-lost", chips, placed.player),
        *pay("token-stake-lost", tokens, placed.player),
        *pay("seat-wager-back", placed.chips - chips, placed.player),
        *pay("token-wager-back", placed.tokens - tokens, placed.player),
        *pay("seat-win-paid", line.won - line.rounding, placed.player),
        *pay("seat-win-rounded", line.rounding, placed.player),
    )
