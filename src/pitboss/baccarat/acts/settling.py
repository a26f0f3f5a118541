"""What a coup comes to: wagers paid and collected, and the coup over."""

from dataclasses import replace

from pitboss.acting.act import Line, Money, Spot, pay
from pitboss.acting.state import RECALLED, change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.conduct import idle_after
from pitboss.baccarat.machines import boxes_of, shoe_of, with_shoe
from pitboss.baccarat.play.limits import Ruled, rule_on_wagers
from pitboss.baccarat.play.receiving import by_dealer
from pitboss.baccarat.state import Before, GamingTable, Guest, LiveCoup, PastCoup, PlacedWager
from pitboss.game.cards import read_drawn
from pitboss.game.coup import Coup
from pitboss.game.notation import UNSEEN
from pitboss.game.settlement import Outcome, Settlement, settle_coup
from pitboss.game.shoe import finish_coup
from pitboss.game.wagers import Moment
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import unwrap
from pitboss.rules.procedure import Device
from pitboss.rules.wager import Stage


def settle_wagers(
    now: GamingTable, coup: LiveCoup, wagers: tuple[PlacedWager, ...], hands: Coup, stage: Stage | None
) -> tuple[tuple[Line, ...], tuple[Money, ...]]:
    """What wagers come to, as far as the limits let each of them count."""
    ruled = _ruled(now, coup)
    lines: tuple[Line, ...] = ()
    for laid in wagers:
        counts = ruled[laid.spot].counts if laid.spot in ruled else laid.cents
        if not counts:
            continue
        found = unwrap(settle_coup(now.play, hands, {laid.wager: counts}, now.terms, stage))
        lines += (_line(laid, counts, found[laid.wager]),)
    return lines, paid_for(wagers, lines)


def paid_for(wagers: tuple[PlacedWager, ...], lines: tuple[Line, ...]) -> tuple[Money, ...]:
    """The transactions of settled wagers; what has no line did not count, and went back."""
    settled = {line.spot: line for line in lines}
    money: tuple[Money, ...] = ()
    for laid in wagers:
        line = settled.get(laid.spot)
        money += give_back((laid,)) if line is None else _paid(laid, line)
    return money


def advised_by(now: GamingTable, coup: LiveCoup) -> frozenset[str]:
    """Whom this coup has told that their next wager under the minimum goes back, where the rules say so."""
    return frozenset(spot.player for spot, done in _ruled(now, coup).items() if done.advise)


def without_wagers(now: GamingTable, coup: LiveCoup, clause: Clause) -> LiveCoup:
    """A coup that goes on without the wagers that are not settled: the dealer alone handles its cards."""
    bare = change(coup, no_bet=clause, wagers=(), option=None, reducing=False)
    return change(bare, method=by_dealer(now.play).key, lines={})


def finish(now: GamingTable, coup: LiveCoup, *, tied: bool, void: Clause | None = None) -> GamingTable:
    """The table after its coup, settled or void: the cards are discarded, and who did not bet was idle."""
    shoe = unwrap(shoe_of(now))
    past = PastCoup(
        coup.key,
        # What lay face down to the end is nobody's to know, whatever a shoe has read.
        tuple(str(card.card) if card.up and card.card else UNSEEN for card in coup.cards),
        tuple(card.hand for card in coup.cards),
        (*coup.early, *coup.wagers),
        () if void else coup.settled,
        void,
        coup.no_bet,
        now.game,
        now.limits.limits if now.play.cash_out is not None else None,
        coup.ruled_by,
        coup.reason,
    )
    # Over for good once it is finished: an order for one coup goes with it.
    order = None if now.no_bet is not None and now.no_bet.round == coup.key else now.no_bet
    idle = {name: guest.idle for name, guest in now.guests.items()}
    paired = now.paired
    table = change(
        now,
        coup=None,
        # A void coup is no coup of its game: the dealer deals that game again.
        paired=paired if paired is None or void else change(paired, coups=paired.coups + 1),
        guests=_idle(now, coup),
        past=(*now.past, past)[-RECALLED:],
        no_bet=order,
        before=Before(coup.called, shoe.coups_left, shoe.extended, now.bank, idle, now.advised),
    )
    over = finish_coup(shoe, tie=tied)
    if shoe.device is Device.SHUFFLING_DEVICE and now.carried is not None:
        # All cards go back into the device, except the one that waits for the next coup.
        over = replace(over, dealt=(unwrap(read_drawn(now.carried.card)),))
    return with_shoe(table, over)


def _idle(now: GamingTable, coup: LiveCoup) -> dict[str, Guest]:
    """Everybody at the table after a coup, with how many in a row they have let pass."""
    no_bet = coup.no_bet is not None
    return {
        name: change(
            guest, idle=idle_after(now.edition, guest.idle, wagered=name in coup.staked, no_bet=no_bet)
        )
        for name, guest in now.guests.items()
    }


def _ruled(now: GamingTable, coup: LiveCoup) -> dict[Spot, Ruled]:
    """What counts of each wager, by the limits in force."""
    if not coup.wagers:
        return {}
    closed = max(coup.moment, Moment.FIRST_CARD_EXPOSED)
    table = replace(now.offer, no_bet=None)
    return unwrap(rule_on_wagers(table, now.limits, boxes_of(coup), moment=closed, advised=now.advised))


def _line(laid: PlacedWager, counts: Cents, settlement: Settlement) -> Line:
    pays = settlement.pays
    exact = pays.numerator * counts // pays.denominator
    return Line(
        laid.player,
        laid.wager,
        laid.box,
        laid.cents,
        counts,
        settlement.outcome,
        settlement.won,
        settlement.clause,
        tokens=min(laid.tokens, counts),
        rounding=settlement.won - exact,
    )


def _paid(laid: PlacedWager, line: Line) -> tuple[Money, ...]:
    """The transactions of one settled wager. What does not count goes back, chips first."""
    lost = line.outcome is Outcome.LOSE
    chips, tokens = (line.counts - line.tokens, line.tokens) if lost else (0, 0)
    return (
        *pay("seat-stake-lost", chips, laid.player),
        *pay("token-stake-lost", tokens, laid.player),
        *pay("seat-wager-back", laid.chips - chips, laid.player),
        *pay("token-wager-back", laid.tokens - tokens, laid.player),
        *pay("seat-win-paid", line.won - line.rounding, laid.player),
        *pay("seat-win-rounded", line.rounding, laid.player),
    )
