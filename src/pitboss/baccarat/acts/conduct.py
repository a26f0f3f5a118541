"""Conduct at a table: breaches and measures, the rules shown to who asks, and those who must be told."""

from dataclasses import replace

from pitboss.acting import incidents
from pitboss.acting.act import Act, ActContext, ActResult, Money, pay
from pitboss.acting.common_acts import TellAbout
from pitboss.acting.incidents import Incident
from pitboss.acting.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.acts.people import depart
from pitboss.baccarat.conduct import check_breach, check_measure, measure_tells
from pitboss.baccarat.state import GamingTable
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach, Excuse


class ReportBreach(Act, frozen=True):
    """Somebody broke a rule of conduct; it goes on record."""

    breach: Breach
    who: str
    against: Role = Role.PLAYER
    excuse: Excuse | None = None


class TakeMeasure(Act, frozen=True):
    """A measure against somebody who broke a rule."""

    breach: Breach
    measure: Reserved
    who: str
    against: Role = Role.PLAYER


class ShowRules(Act, frozen=True):
    """Somebody asked for the rules, and a copy was shown."""

    who: str


def report_breach(now: GamingTable, act: ReportBreach, context: ActContext) -> GamingTable | Rejection:
    """A breach on record, with the clause that forbids it."""
    row = check_breach(now.edition, act.breach, act.against, act.excuse)
    if isinstance(row, Rejection):
        return row
    return record(now, _incident(now, context, "breach", str(act.breach), row.clause, act.who))


def take_measure(
    now: GamingTable, act: TakeMeasure, context: ActContext
) -> ActResult[GamingTable] | Rejection:
    """Wagers go back as void, or somebody has to leave the game."""
    clause = check_measure(now.edition, act.breach, act.measure, context.authority, act.against)
    if isinstance(clause, Rejection):
        return clause
    tells = measure_tells(now.edition, act.breach, act.measure)
    table, money = _void_wagers(now, act.who)
    cents = sum(line.cents for line in money)
    if act.measure is not Reserved.VOID_WAGER:
        table = change(table, excluded={**table.excluded, act.who: clause})
        if act.who in table.guests:
            gone = depart(_without_cards(table, act.who), act.who)
            # What came back from the layout in this act leaves with them, too.
            back = {"seat-wager-back": "seat-left", "token-wager-back": "tokens-left"}
            extra = tuple(pay(back[line.move], line.cents, act.who)[0] for line in money)
            table, money = gone.state, (*money, *gone.money, *extra)
    incident = _incident(now, context, "breach", str(act.measure), clause, act.who, cents)
    return ActResult(record(table, incident, tells), money)


def tell(now: GamingTable, act: TellAbout, context: ActContext) -> GamingTable | Rejection:
    """A duty is done; an incident closes with its last one."""
    book = incidents.tell(now.book, act.incident, act.who, context.by.name, context.at)
    return incidents.check_tell(now.book, act.incident, act.who) or change(now, book=book)


def show_rules(now: GamingTable, act: ShowRules, context: ActContext) -> GamingTable | Rejection:
    """On record that the rules were shown to whoever asked."""
    clause = now.edition.conduct.rules_shown
    return record(now, _incident(now, context, "notice", "rules-shown", clause, act.who))


def _void_wagers(now: GamingTable, who: str) -> tuple[GamingTable, tuple[Money, ...]]:
    """The table without somebody's wagers, which go back."""
    coup = now.coup
    if coup is None:
        return now, ()
    theirs = tuple(laid for laid in coup.wagers if laid.player == who)
    left = change(coup, wagers=tuple(laid for laid in coup.wagers if laid.player != who))
    return change(now, coup=left), give_back(theirs)


def _without_cards(now: GamingTable, who: str) -> GamingTable:
    """The dealer has taken back the cards that somebody holds."""
    if now.coup is None:
        return now
    cards = tuple(replace(card, out=False) if card.to == who else card for card in now.coup.cards)
    return change(now, coup=change(now.coup, cards=cards))


def _incident(
    now: GamingTable,
    context: ActContext,
    kind: str,
    about: str,
    clause: Clause | None,
    who: str,
    cents: Cents = 0,
) -> Incident:
    words = f"{kind.capitalize()}: {about.replace('-', ' ')}."
    coup = None if now.coup is None else now.coup.key
    return note(context, kind, about, words, clause, people=[who], cents=cents, coup=coup)
