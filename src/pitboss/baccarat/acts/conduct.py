"""Conduct at a table: breaches and measures, and the rules shown on request."""

from dataclasses import replace

from pitboss.acting.acts.act import Act, ActContext, ActResult, Money, pay
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.acts.people import depart
from pitboss.baccarat.play.conduct import check_breach, check_measure, find_offence, measure_tells
from pitboss.baccarat.state import GamingTable
from pitboss.game.permission import authority_clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach, Excuse


class ReportBreach(Act, frozen=True):
    """A person broke a rule of conduct. It goes on record."""

    breach: Breach
    who: str
    against: Role = Role.PLAYER
    excuse: Excuse | None = None


class TakeMeasure(Act, frozen=True):
    """A measure against a person who broke a rule."""

    breach: Breach
    measure: Reserved
    who: str
    against: Role = Role.PLAYER


class ShowRules(Act, frozen=True):
    """A person asked for the rules, and a copy was shown."""

    who: str


def check_report_breach(now: GamingTable, act: ReportBreach, _: ActContext) -> Rejection | None:
    """Requires a rule of the edition that forbids it, and no valid excuse."""
    row = check_breach(now.edition, act.breach, act.against, act.excuse)
    return row if isinstance(row, Rejection) else None


def apply_report_breach(now: GamingTable, act: ReportBreach, context: ActContext) -> GamingTable:
    """Records a breach, with the clause that forbids it."""
    row = find_offence(now.edition, act.breach)
    clause = None if row is None else row.clause
    words = Text("incident-breach", {"breach": act.breach.text})
    return record(
        now, note(context, "breach", str(act.breach), words, clause, people=[act.who], coup=_coup_key(now))
    )


def check_take_measure(now: GamingTable, act: TakeMeasure, context: ActContext) -> Rejection | None:
    """Requires a measure that the rules provide, and a person who may order it."""
    clause = check_measure(now.edition, act.breach, act.measure, context.authority, act.against)
    return clause if isinstance(clause, Rejection) else None


def apply_take_measure(now: GamingTable, act: TakeMeasure, context: ActContext) -> ActResult[GamingTable]:
    """Wagers are returned as void, or a person must leave the game."""
    clause = authority_clause(now.edition, act.measure, context.authority)
    tells = measure_tells(now.edition, act.breach, act.measure)
    table, money = _void_wagers(now, act.who)
    cents = sum(line.cents for line in money)
    if act.measure is not Reserved.VOID_WAGER:
        table = change(table, excluded={**table.excluded, act.who: clause or ""})
        if act.who in table.guests:
            gone = depart(_without_cards(table, act.who), act.who)
            # Chips that this act returned from the layout leave with them, too.
            back = {"seat-wager-back": "seat-left", "token-wager-back": "tokens-left"}
            extra = tuple(pay(back[line.move], line.cents, act.who)[0] for line in money)
            table, money = gone.state, (*money, *gone.money, *extra)
    words = Text("incident-measure", {"measure": act.measure.text})
    incident = note(
        context,
        "breach",
        str(act.measure),
        words,
        clause,
        people=[act.who],
        cents=cents,
        coup=_coup_key(now),
    )
    return ActResult(record(table, incident, tells), money)


def check_show_rules(_: GamingTable, __: ShowRules, ___: ActContext) -> None:
    """The rules are shown to everyone who asks."""


def apply_show_rules(now: GamingTable, act: ShowRules, context: ActContext) -> GamingTable:
    """Records that the rules were shown."""
    clause = now.edition.conduct.rules_shown
    words = Text("incident-rules-shown")
    return record(
        now, note(context, "notice", "rules-shown", words, clause, people=[act.who], coup=_coup_key(now))
    )


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


def _coup_key(now: GamingTable) -> str | None:
    return None if now.coup is None else now.coup.key
