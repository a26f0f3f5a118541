"""Taking cards out of play and checking them: who orders it, what comes out of the shoe, what was found."""

from dataclasses import replace

from pitboss.acting.acts.act import ActContext, ActResult, Facts
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.betting import give_back
from pitboss.baccarat.acts.findings import Findings
from pitboss.baccarat.acts.shoe.cards import CheckCards, InstructCheck, TakeOutCards
from pitboss.baccarat.machines import find_shoe, shoe_of, stack_of, with_shoe
from pitboss.baccarat.play.duties import CHECK, CardDuty, find_check
from pitboss.baccarat.state import CardsIn, GamingTable, call_off
from pitboss.game.cards import read_cards
from pitboss.game.irregularities import rows
from pitboss.game.permission import authority_clause, check_permitted, find_authority, permit
from pitboss.game.preparing.stack import CardSource, check
from pitboss.game.shoe import check_take_out, take_out
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.rules.irregularity import Kind


def check_instruct(now: GamingTable, _: InstructCheck, context: ActContext) -> Rejection | None:
    """Requires a person who may instruct, in person, and cards that are in play or in preparation."""
    permitted = permit(now.edition, Reserved.VERIFY_CARDS, context.by.role)
    if isinstance(permitted, Rejection):
        return permitted
    if find_check(now.card_duties) is not None:
        return Rejection("check-instructed", clause=permitted.clause)
    in_shoe = now.shoe is not None and now.shoe.taken_out is None
    if in_shoe or now.cards_in is not None:
        return None
    return Rejection("no-cards", {"case": "none-in-shoe"})


def apply_instruct(now: GamingTable, _: InstructCheck, context: ActContext) -> GamingTable:
    """No further coup begins before the check. A coup that has begun is finished."""
    clause = authority_clause(now.edition, Reserved.VERIFY_CARDS, context.by.role)
    key = None if now.coup is None else now.coup.key
    incident = note(context, "instruction", "check", Text("incident-check-instructed"), clause, coup=key)
    return record(_with_check(now, clause), incident)


def check_check_cards(now: GamingTable, act: CheckCards, context: ActContext) -> Rejection | None:
    """Requires valid cards as missing or extra, and a person who may check them."""
    by = None if act.device else context.by.role
    read = read_cards((*act.missing, *act.surplus))
    if isinstance(read, Rejection):
        return read
    if now.cards_in is not None:
        checked = check(now.edition, stack_of(now.cards_in), by)
        return checked if isinstance(checked, Rejection) else None
    duty = find_check(now.card_duties)
    if duty is None:
        return Rejection("no-cards", {"case": "none-on-table"})
    if now.begun:
        return Rejection("coup-in-progress", {"case": "finish-first"}, duty.clause)
    return None if by is None else check_permitted(now.edition, Reserved.CHECK_CARDS, by)


def apply_check_cards(now: GamingTable, act: CheckCards, context: ActContext) -> ActResult[GamingTable]:
    """The cards are checked. Those of the shoe come out for it. Wrong decks are not used again."""
    duty, cards = find_check(now.card_duties), now.cards_in
    emptied = _out_to_check(now, duty)
    table, wrong = emptied.state, (*act.missing, *act.surplus)
    if cards is not None and wrong:
        table = change(table, cards_in=None, unfit=now.unfit or cards.source is CardSource.USED)
    elif cards is not None:
        by = None if act.device else context.by.role
        table = change(table, cards_in=change(cards, checked_by=(*cards.checked_by, by)))
    elif wrong:
        table = change(table, unfit=True)
    table = change(table, card_duties=tuple(each for each in table.card_duties if each is not duty))
    return emptied._replace(state=_with_outcome(table, wrong, duty, context))


def check_take_out_cards(now: GamingTable, act: TakeOutCards, context: ActContext) -> Rejection | None:
    """Requires that no coup is under way, and a person who may take these cards out of play.

    Wagers alone are no coup: it begins with its first card. They go back to their players.
    """
    why = Reserved(act.why)
    if now.begun or (now.coup is not None and now.coup.stray is not None):
        return Rejection("coup-in-progress", {"case": "finish-first"})
    refused = check_permitted(now.edition, why, context.authority)
    if refused is not None:
        return refused
    if now.cards_in is not None:
        if why not in (Reserved.RESHUFFLE, Reserved.VERIFY_CARDS):
            return None
        return Rejection("cards-on-table", {"case": "shuffle-there"})
    shoe = shoe_of(now)
    if isinstance(shoe, Rejection):
        return shoe
    return check_take_out(now.edition, shoe, why, context.authority)


def facts_take_out(now: GamingTable, act: TakeOutCards, context: ActContext) -> Facts:
    """Cards that come out to be checked must be checked."""
    why = Reserved(act.why)
    if why is not Reserved.VERIFY_CARDS or find_check(now.card_duties) is not None:
        return Facts()
    clause = authority_clause(now.edition, why, context.authority)
    return Facts(findings=Findings(duties=() if clause is None else (CardDuty(CHECK, clause),)))


def apply_take_out_cards(now: GamingTable, act: TakeOutCards, context: ActContext) -> ActResult[GamingTable]:
    """Staff end the shoe, or remove the cards that are being prepared for it."""
    why, findings = Reserved(act.why), context.facts.findings
    money = () if now.coup is None else give_back(now.coup.wagers)
    cleared = _empty_shoe(now, why, context) if now.cards_in is None else _put_away(now, now.cards_in, why)
    left = () if findings is None else findings.duties
    table = change(call_off(cleared), carried=None, options=(), card_duties=(*now.card_duties, *left))
    if why is Reserved.VOID_SHOE:
        row = find_authority(now.edition, why, context.authority)
        clause = None if row is None else row.clause
        tells = (
            () if row is None else tuple(Tell(Recipient.INSPECTOR, _due(now), row.clause) for _ in row.tells)
        )
        words = Text("incident-order-revealed")
        table = record(table, note(context, "void", Kind.ORDER_REVEALED.value, words, clause), tells)
    return ActResult(table, money, findings=findings)


def _with_check(now: GamingTable, clause: Clause | None) -> GamingTable:
    """The table with the order to check its cards."""
    return now if clause is None else change(now, card_duties=(*now.card_duties, CardDuty(CHECK, clause)))


def _out_to_check(now: GamingTable, duty: CardDuty | None) -> ActResult[GamingTable]:
    """The table with the cards of its shoe on the table, if they are to be checked. Its wagers go back."""
    shoe = find_shoe(now)
    if duty is None or now.cards_in is not None or shoe is None or shoe.taken_out is not None:
        return ActResult(now)
    money = () if now.coup is None else give_back(now.coup.wagers)
    table = with_shoe(now, replace(shoe, taken_out=Reserved.VERIFY_CARDS, ends_by=duty.clause))
    return ActResult(change(call_off(table), carried=None, options=()), money)


def _with_outcome(
    now: GamingTable, wrong: tuple[str, ...], duty: CardDuty | None, context: ActContext
) -> GamingTable:
    """The outcome of a check on record: always if it was ordered, and otherwise if the decks are wrong.

    Those who were notified of the irregularity are notified of what the check found.
    """
    if not wrong and duty is None:
        return now
    words = Text("incident-decks-complete")
    if wrong:
        words = Text("incident-decks-incomplete" if duty is None else "incident-decks-wrong")
    clause = now.play.procedure.decks.clause if duty is None else duty.clause
    about, kind = ("decks-incomplete", "irregularity") if wrong else ("decks-complete", "check")
    known = () if duty is None or duty.kind is None else rows(now.edition, duty.kind)
    tells = next((row.tells for row in known), ())
    return record(now, note(context, kind, about, words, clause, cards=wrong), tells)


def _put_away(now: GamingTable, cards: CardsIn, why: Reserved) -> GamingTable:
    """The table without the cards that were in preparation."""
    spoiled = why is Reserved.DECLARE_UNFIT and cards.source is CardSource.USED
    return change(now, cards_in=None, unfit=now.unfit or spoiled)


def _empty_shoe(now: GamingTable, why: Reserved, context: ActContext) -> GamingTable:
    """The table with the cards of its shoe out of play."""
    shoe = find_shoe(now)
    if shoe is None:
        return now
    taken = take_out(now.edition, shoe, why, context.authority)
    return change(with_shoe(now, taken), unfit=now.unfit or why is Reserved.DECLARE_UNFIT)


def _due(now: GamingTable) -> Due:
    """The deadline to notify the Inspector of a void shoe, from the catalogue of irregularities."""
    known = rows(now.edition, Kind.ORDER_REVEALED)
    return next((tell.due for row in known for tell in row.tells), Due.AT_ONCE)
