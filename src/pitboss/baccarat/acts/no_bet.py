"""Coups without wagers that staff order."""

from dataclasses import replace
from typing import Literal, TypeAlias

import msgspec

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.play import check_key, check_staked
from pitboss.baccarat.acts.settling import without_wagers
from pitboss.baccarat.machines import closing_of, round_of
from pitboss.baccarat.play.no_bet import Situation, check_no_bet, find_missing, find_no_bet
from pitboss.baccarat.play.rounds import check_wagers
from pitboss.baccarat.state import GamingTable, LiveCoup
from pitboss.game.offer import NoBet
from pitboss.game.wagers import Moment
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Device

Why: TypeAlias = Literal["call-a-no-bet-coup-without-players", "call-a-no-bet-coup-that-all-agree-to"]
"""The occasions on which staff may order a coup without wagers."""
NOBODY: Why = "call-a-no-bet-coup-without-players"
"""The one that takes nobody's consent."""


class OrderNoBet(Act, frozen=True):
    """One coup or more is dealt without wagers."""

    why: Why
    key: str
    """The coup that it is for, if the rules mean a single one."""
    requested: tuple[str, ...] = msgspec.field(default=(), name="asked")
    agreed: tuple[str, ...] = ()
    marker: bool = False
    surveillance_notified: bool = msgspec.field(default=False, name="surveillance_told")


class TakeWagers(Act, frozen=True):
    """Wagers are accepted again."""


def check_order_no_bet(now: GamingTable, act: OrderNoBet, context: ActContext) -> Rejection | None:
    """Requires rules that allow a no-bet coup in this situation, and no wager at stake."""
    coup = now.coup
    if coup is not None and coup.no_bet is not None:
        return Rejection("no-bet-coup", {"case": "already"}, coup.no_bet)
    if coup is not None and coup.cards and coup.wagers:
        return Rejection("coup-in-progress", {"case": "begun"})
    refused = check_no_bet(now.offer, Reserved(act.why), _situation(now, act, context.at), context.authority)
    if refused is not None or coup is not None:
        return refused
    row = find_no_bet(now.play, Reserved(act.why))
    return check_key(now, act.key) if row is not None and not row.several else None


def apply_order_no_bet(now: GamingTable, act: OrderNoBet, context: ActContext) -> GamingTable:
    """The coming coup, or the open one without a wager, becomes a no-bet coup."""
    row, coup = find_no_bet(now.play, Reserved(act.why)), now.coup
    if row is None:
        return now
    key = act.key if coup is None else coup.key
    if coup is not None:
        cards = tuple(replace(card, out=False) for card in coup.cards)
        coup = change(without_wagers(now, coup, row.clause), cards=cards)
    words = Text("incident-no-bet-coup")
    incident = note(context, "override", "no-bet-coup", words, row.clause, coup=key)
    order = NoBet(row.clause, None if row.several else key)
    return record(change(now, no_bet=order, coup=coup), incident)


def awaits_wager(now: GamingTable, coup: LiveCoup) -> bool:
    """Whether a coup stands until somebody bets: it has no set period, and nobody may order it without."""
    if closing_of(now).at is Closes.PERIOD_ENDS or coup.cards or check_staked(now, coup) is None:
        return False
    if check_wagers(round_of(now, coup)) is not None:
        return False
    row = find_no_bet(now.play, Reserved(NOBODY))
    empty = OrderNoBet(NOBODY, coup.key, marker=True, surveillance_notified=True)
    return row is None or find_missing(now.offer, row, _situation(now, empty)) is not None


def check_take_wagers(now: GamingTable, _: TakeWagers, __: ActContext) -> Rejection | None:
    """Requires an order to deal without wagers, and that no coup is under way."""
    if now.coup is not None:
        return Rejection("coup-in-progress", {"case": "wagers-next-coup"})
    if now.no_bet is None:
        return Rejection("wagers-open", {"case": "already"})
    return None


def apply_take_wagers(now: GamingTable, _: TakeWagers, __: ActContext) -> GamingTable:
    """Wagers are accepted from the next coup."""
    return change(now, no_bet=None)


def _situation(now: GamingTable, act: OrderNoBet, at: Instant | None = None) -> Situation:
    coup = now.coup
    return Situation(
        device=now.shoe.device if now.shoe is not None else now.record.device or Device.SHOE,
        players=frozenset(now.guests),
        agreed=frozenset(act.agreed),
        requested=frozenset(act.requested),
        wagers=0 if coup is None else len(coup.wagers),
        period_ended=coup is not None and round_of(now, coup, at).moment >= Moment.PERIOD_ENDED,
        marker=act.marker,
        surveillance_notified=act.surveillance_notified,
    )
