"""Measures at a table: the wagers and the cards of a person there, and their way out."""

from dataclasses import replace

from pitboss.acting.acts import conduct_acts
from pitboss.acting.acts.act import ActContext, ActResult, Money, pay
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.acts.people import depart
from pitboss.baccarat.state import GamingTable
from pitboss.game.permission import authority_clause, reserved
from pitboss.kernel.rejection import Rejection
from pitboss.patron.names import name_key
from pitboss.rules.authority import Act as Reserved

WITH_THEM = {"seat-wager-back": "seat-left", "token-wager-back": "tokens-left"}
"""Chips that an act returned from the layout leave with their player."""


def check_take_measure(now: GamingTable, act: TakeMeasure, context: ActContext) -> Rejection | None:
    """Requires measures that the rules provide and, to void wagers, that some of theirs lie there."""
    refused = conduct_acts.check_take_measure(now, act, context) or _check_spelling(now, act)
    if refused is not None or Reserved.VOID_WAGER not in act.measures:
        return refused
    staked = now.coup is not None and any(placed.player == act.who for placed in now.coup.wagers)
    if staked or (act.terminals and now.coup is not None):
        return None
    clause = reserved(now.edition, Reserved.VOID_WAGER)
    return Rejection("wager-not-placed", {"case": "of-person", "person": act.who}, clause)


def apply_take_measure(now: GamingTable, act: TakeMeasure, context: ActContext) -> ActResult[GamingTable]:
    """Wagers are returned as void. Who is excluded leaves once no wager of theirs lies there."""
    table, money = _void_wagers(now, act.who) if Reserved.VOID_WAGER in act.measures else (now, ())
    voided = sum(line.cents for line in money)
    if act.excludes or act.here:
        gone = _excluded(table, act, context, money)
        table, money = gone.state, gone.money
    return ActResult(conduct_acts.record_measures(table, act, context, voided), money)


def _check_spelling(now: GamingTable, act: TakeMeasure) -> Rejection | None:
    """Requires a guest's name as the table has it: another spelling would leave them in their seat."""
    if act.who in now.guests or act.number is not None:
        return None
    meant = next((name for name in now.guests if name_key(name) == name_key(act.who)), None)
    return None if meant is None else Rejection("other-spelling", {"person": act.who, "player": meant})


def _excluded(
    now: GamingTable, act: TakeMeasure, context: ActContext, back: tuple[Money, ...]
) -> ActResult[GamingTable]:
    """Who takes no further part gives up their cards, and leaves once no wager of theirs is undecided."""
    measure = next((each for each in act.measures if each in conduct_acts.EXCLUDING), act.measures[-1])
    clause = authority_clause(now.edition, measure, context.authority) or ""
    if act.here:
        now = change(now, excluded={**now.excluded, act.who: clause})
    guest = now.guests.get(act.who)
    if guest is None:
        return ActResult(now, back)
    now = _without_cards(now, act.who)
    if now.coup is not None and any(placed.player == act.who for placed in now.coup.wagers):
        return ActResult(_sits_out(now, act.who, clause), back)
    gone = depart(now, act.who)
    extra = tuple(pay(WITH_THEM[line.move], line.cents, act.who)[0] for line in back)
    return ActResult(gone.state, (*back, *gone.money, *extra))


def _sits_out(now: GamingTable, who: str, clause: str) -> GamingTable:
    """The person receives no cards and no role, and is marked as leaving."""
    guests = {**now.guests, who: change(now.guests[who], leaving=clause)}
    bank = change(now.bank, holder=None) if now.bank.holder == who else now.bank
    coup = now.coup
    if coup is not None:
        lines = {hand: tuple(name for name in line if name != who) for hand, line in coup.lines.items()}
        coup = change(coup, lines=lines)
    return change(now, guests=guests, bank=bank, coup=coup)


def _void_wagers(now: GamingTable, who: str) -> tuple[GamingTable, tuple[Money, ...]]:
    """The table without a person's wagers, which are returned."""
    coup = now.coup
    if coup is None:
        return now, ()
    theirs = tuple(placed for placed in coup.wagers if placed.player == who)
    left = change(coup, wagers=tuple(placed for placed in coup.wagers if placed.player != who))
    return change(now, coup=left), give_back(theirs)


def _without_cards(now: GamingTable, who: str) -> GamingTable:
    """The dealer has taken back the cards that a person holds."""
    if now.coup is None:
        return now
    cards = tuple(replace(card, out=False) if card.to == who else card for card in now.coup.cards)
    return change(now, coup=change(now.coup, cards=cards))
