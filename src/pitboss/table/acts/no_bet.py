"""Coups without wagers, as somebody orders them."""

from typing import Literal, TypeAlias

from pitboss.game.wagers import Moment
from pitboss.kernel.decision import written
from pitboss.kernel.rejection import Rejection
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.procedure import Device
from pitboss.table.acting import Act, Doing
from pitboss.table.incidents import Incident
from pitboss.table.no_bet import Situation, call_no_bet
from pitboss.table.recording import record
from pitboss.table.state import GamingTable, by_dealer, change

Why: TypeAlias = Literal["call-a-no-bet-coup-without-players", "call-a-no-bet-coup-that-all-agree-to"]
"""The occasions for a coup without wagers that staff may order."""


class OrderNoBet(Act, frozen=True):
    """A coup, or more, is to be dealt without wagers."""

    why: Why
    key: str
    """The coup that it is for, where the rules speak of one."""
    asked: tuple[str, ...] = ()
    agreed: tuple[str, ...] = ()
    marker: bool = False
    surveillance_told: bool = False


class TakeWagers(Act, frozen=True):
    """Wagers are taken again."""


def order(now: GamingTable, act: OrderNoBet, doing: Doing) -> GamingTable | Rejection:
    """The coup to come, or the one that waits without a wager, takes none."""
    coup = now.coup
    if coup is not None and coup.cards:
        return Rejection("coup-in-progress", "The coup has begun.")
    situation = Situation(
        device=now.shoe.device if now.shoe is not None else now.record.device or Device.SHOE,
        players=frozenset(now.guests),
        agreed=frozenset(act.agreed),
        asked=frozenset(act.asked),
        wagers=0 if coup is None else len(coup.wagers),
        period_ended=coup is not None and coup.moment >= Moment.PERIOD_ENDED,
        marker=act.marker,
        surveillance_told=act.surveillance_told,
    )
    key = act.key if coup is None else coup.key
    called = call_no_bet(now.offer, Reserved(act.why), situation, doing.authority, key)
    if isinstance(called, Rejection):
        return called
    one = called.no_bet is not None and called.no_bet.round is not None
    if one and coup is None and (not written(key) or any(past.key == key for past in now.past)):
        return Rejection("round-over", f"{key!r:.60} is no name for the next coup.")
    clause = called.no_bet.clause if called.no_bet is not None else None
    table = change(now, no_bet=called.no_bet)
    if coup is not None:
        dealers = by_dealer(now.play)
        table = change(table, coup=change(coup, no_bet=clause, method=dealers.key))
    incident = Incident(
        at=doing.at,
        kind="override",
        about="no-bet-coup",
        words="A coup without wagers was ordered.",
        clause=clause,
        people=(doing.by.name,),
        coup=key,
    )
    return record(table, incident)


def take_wagers(now: GamingTable, _: TakeWagers, __: Doing) -> GamingTable | Rejection:
    """The order to deal without wagers is lifted, between two coups."""
    if now.coup is not None:
        return Rejection("coup-in-progress", "Wagers are taken again from the next coup on.")
    if now.no_bet is None:
        return Rejection("wagers-open", "Wagers are taken already.")
    return change(now, no_bet=None)
