"""Matters of a table beside its coups: breaches, wrong payments, disputes, and those who must be told."""

from dataclasses import replace

from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import GUESTS, Breach, Excuse
from pitboss.rules.duties import Recipient
from pitboss.table import disputes as dispute
from pitboss.table import payment_errors as payments
from pitboss.table.acting import Act, Doing, Done, Money, pay
from pitboss.table.acts.betting import give_back
from pitboss.table.acts.people import depart
from pitboss.table.conduct import check_breach, check_measure, measure_tells
from pitboss.table.incidents import Incident
from pitboss.table.incidents import tell as tell_of
from pitboss.table.payment_errors import Attempt, Enquiry, Part, PaymentError, Step
from pitboss.table.recording import record
from pitboss.table.state import GamingTable, change


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


class TellAbout(Act, frozen=True):
    """Somebody who has to be told of an incident was told."""

    incident: int
    who: Recipient


class ShowRules(Act, frozen=True):
    """Somebody asked for the rules, and a copy was shown."""

    who: str


class FindWrongPayment(Act, frozen=True):
    """A wager turns out to have been paid too much or too little."""

    coup: str
    paid: Cents
    due: Cents
    patron: str | None = None


class Enquire(Act, frozen=True):
    """Reasonable enquiries about a wrong payment came to this."""

    error: int
    suspected: bool
    words: str


class TryToRectify(Act, frozen=True):
    """An attempt to put a wrong payment right."""

    error: int
    step: Step
    words: str
    patron: str | None = None


class RectifyPayment(Act, frozen=True):
    """Money was paid after all, or came back."""

    error: int
    cents: Cents


class TellRegulator(Act, frozen=True):
    """The house brought a wrong payment to the regulator's attention."""

    error: int


class RaiseDispute(Act, frozen=True):
    """A patron disputes something."""

    patron: str
    about: str
    coup: str | None = None


class DecideDispute(Act, frozen=True):
    """The first instance decides."""

    dispute: int
    words: str
    absent: bool = False
    """Whether nobody was there who decides first."""


class AskReview(Act, frozen=True):
    """The patron asks for a review."""

    dispute: int


class ReviewDispute(Act, frozen=True):
    """Somebody else decides again."""

    dispute: int
    words: str


class AdvisePatron(Act, frozen=True):
    """The patron is told where a complaint can still go."""

    dispute: int


class CloseDispute(Act, frozen=True):
    """The dispute is over."""

    dispute: int
    satisfied: bool


def report_breach(now: GamingTable, act: ReportBreach, doing: Doing) -> GamingTable | Rejection:
    """A breach on record, with the clause that forbids it."""
    row = check_breach(now.edition, act.breach, act.against, act.excuse)
    if isinstance(row, Rejection):
        return row
    return record(now, _incident(now, doing, "breach", str(act.breach), row.clause, (act.who,)))


def take_measure(now: GamingTable, act: TakeMeasure, doing: Doing) -> Done | Rejection:
    """Wagers go back as void, or somebody has to leave the game."""
    clause = check_measure(now.edition, act.breach, act.measure, doing.authority, act.against)
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
            table, money = gone.table, (*money, *gone.money, *extra)
    incident = _incident(now, doing, "breach", str(act.measure), clause, (act.who,), cents)
    return Done(record(table, incident, tells), money)


def tell(now: GamingTable, act: TellAbout, doing: Doing) -> GamingTable | Rejection:
    """A duty is done; an incident closes with its last one."""
    book = tell_of(now.book, act.incident, act.who, doing.by.name, doing.at)
    return book if isinstance(book, Rejection) else change(now, book=book)


def show_rules(now: GamingTable, act: ShowRules, doing: Doing) -> GamingTable | Rejection:
    """On record that the rules were shown to whoever asked."""
    clause = now.edition.conduct.rules_shown
    return record(now, _incident(now, doing, "notice", "rules-shown", clause, (act.who,)))


def find_wrong_payment(now: GamingTable, act: FindWrongPayment, doing: Doing) -> Done | Rejection:
    """The register has one more, and the books show what was really paid."""
    table = register(now, doing, act.coup, act.paid, act.due, act.patron)
    if isinstance(table, Rejection):
        return table
    error = table.errors[-1]
    return Done(table, _booked(now, "overpaid" if error.overpaid else "underpaid", error.cents, act.patron))


def register(
    now: GamingTable, doing: Doing, coup: str, paid: Cents, due: Cents, patron: str | None
) -> GamingTable | Rejection:
    """A wrong payment in the register, on record, and on the regulator's list if it is large."""
    error = payments.find_error(
        PaymentError(
            number=max((error.number for error in now.errors), default=0) + 1,
            coup=coup,
            paid=paid,
            due=due,
            found_at=doing.at,
            found_by=doing.by.name,
            found_patron=patron,
        )
    )
    if isinstance(error, Rejection):
        return error
    people = () if patron is None else (patron,)
    clause = now.edition.conduct.wrong_payments.rectify
    incident = change(_incident(now, doing, "wrong-payment", coup, clause, people, error.cents), coup=coup)
    return record(change(now, errors=(*now.errors, error)), incident, payments.listed(now.edition, error))


def enquire(now: GamingTable, act: Enquire, doing: Doing) -> GamingTable | Rejection:
    """What enquiries found."""
    error = _error(now, act.error)
    if isinstance(error, Rejection):
        return error
    found = Enquiry(act.suspected, doing.at, doing.by.name, act.words)
    return _with_error(now, payments.enquire(error, found))


def try_to_rectify(now: GamingTable, act: TryToRectify, doing: Doing) -> GamingTable | Rejection:
    """One more attempt on record."""
    error = _error(now, act.error)
    if isinstance(error, Rejection):
        return error
    tried = Attempt(act.step, doing.at, doing.by.name, act.words, act.patron)
    return _with_error(now, payments.attempt(now.edition, error, tried))


def rectify(now: GamingTable, act: RectifyPayment, doing: Doing) -> Done | Rejection:
    """Chips change hands once more, by an entry of their own."""
    error = _error(now, act.error)
    if isinstance(error, Rejection):
        return error
    table = _with_error(now, payments.settle(now.edition, error, Part(act.cents, doing.at, doing.by.name)))
    if isinstance(table, Rejection):
        return table
    move = "overpaid-back" if error.overpaid else "underpaid-paid"
    return Done(table, _booked(now, move, act.cents, error.patron))


def tell_regulator(now: GamingTable, act: TellRegulator, doing: Doing) -> GamingTable | Rejection:
    """The regulator knows of a wrong payment."""
    error = _error(now, act.error)
    if isinstance(error, Rejection):
        return error
    return _with_error(now, payments.tell_regulator(now.edition, error, doing.at))


def raise_dispute(now: GamingTable, act: RaiseDispute, doing: Doing) -> GamingTable | Rejection:
    """A dispute waits for its decision."""
    number = now.book.next
    raised = dispute.raise_dispute(now.edition, number, act.patron, act.about, doing.at, coup=act.coup)
    if isinstance(raised, Rejection):
        return raised
    clause = now.edition.conduct.disputes.final if now.edition.conduct.disputes else None
    table = change(now, disputes=(*now.disputes, raised))
    return record(table, _incident(now, doing, "dispute", act.about[:60], clause, (act.patron,)))


def decide_dispute(now: GamingTable, act: DecideDispute, doing: Doing) -> GamingTable | Rejection:
    """The first decision."""
    found = _dispute(now, act.dispute)
    if isinstance(found, Rejection):
        return found
    by = doing.by
    return _with_dispute(
        now, dispute.decide(now.edition, found, by.name, by.role, act.words, doing.at, absent=act.absent)
    )


def ask_review(now: GamingTable, act: AskReview, doing: Doing) -> GamingTable | Rejection:
    """A review is wanted."""
    found = _dispute(now, act.dispute)
    if isinstance(found, Rejection):
        return found
    if doing.by.role in GUESTS and doing.by.name != found.patron:
        return Rejection("not-yours", "Who raised the dispute asks for its review.")
    return _with_dispute(now, dispute.ask_review(now.edition, found, doing.at))


def review(now: GamingTable, act: ReviewDispute, doing: Doing) -> GamingTable | Rejection:
    """The second decision."""
    found = _dispute(now, act.dispute)
    if isinstance(found, Rejection):
        return found
    by = doing.by
    return _with_dispute(now, dispute.review(now.edition, found, by.name, by.role, act.words, doing.at))


def advise(now: GamingTable, act: AdvisePatron, doing: Doing) -> GamingTable | Rejection:
    """The patron knows where to go next."""
    found = _dispute(now, act.dispute)
    if isinstance(found, Rejection):
        return found
    return _with_dispute(now, dispute.advise(now.edition, found, doing.by.name, doing.at))


def close_dispute(now: GamingTable, act: CloseDispute, doing: Doing) -> GamingTable | Rejection:
    """A dispute that is over lives in the log only."""
    found = _dispute(now, act.dispute)
    if isinstance(found, Rejection):
        return found
    closed = dispute.close(now.edition, found, doing.at, satisfied=act.satisfied)
    if isinstance(closed, Rejection):
        return closed
    return change(now, disputes=tuple(one for one in now.disputes if one.number != act.dispute))


def _void_wagers(now: GamingTable, who: str) -> tuple[GamingTable, tuple[Money, ...]]:
    """The table without somebody's wagers, which go back."""
    coup = now.coup
    if coup is None:
        return now, ()
    theirs = tuple(laid for laid in coup.wagers if laid.player == who)
    left = change(coup, wagers=tuple(laid for laid in coup.wagers if laid.player != who))
    return change(now, coup=left), give_back(theirs)


def _without_cards(now: GamingTable, who: str) -> GamingTable:
    """The dealer has taken back the cards that somebody holds, and passes them no more."""
    if now.coup is None:
        return now
    cards = tuple(replace(card, out=False) if card.to == who else card for card in now.coup.cards)
    lines = {hand: tuple(name for name in line if name != who) for hand, line in now.coup.lines.items()}
    return change(now, coup=change(now.coup, cards=cards, lines=lines))


def _booked(now: GamingTable, move: str, cents: Cents, patron: str | None) -> tuple[Money, ...]:
    """A wrong payment in the books; at the table the chips are before the patron, elsewhere in a pocket."""
    money = pay(move, cents)
    if patron not in now.guests:
        return money
    # Towards the patron, what went into a pocket is before them; from the patron, it was.
    gained = move in ("overpaid", "underpaid-paid")
    return (*money, *pay("seat-joined" if gained else "seat-left", cents, patron))


def _incident(
    now: GamingTable,
    doing: Doing,
    kind: str,
    about: str,
    clause: str | None,
    people: tuple[str, ...],
    cents: Cents = 0,
) -> Incident:
    names = (doing.by.name,) if doing.approved is None else (doing.by.name, doing.approved.name)
    return Incident(
        at=doing.at,
        kind=kind,
        about=about,
        words=f"{kind.replace('-', ' ').capitalize()}: {about.replace('-', ' ')}.",
        clause=clause,
        people=(*people, *names),
        cents=cents,
        coup=None if now.coup is None else now.coup.key,
    )


def _error(now: GamingTable, number: int) -> PaymentError | Rejection:
    found = next((error for error in now.errors if error.number == number), None)
    return found or Rejection("no-such-error", f"The register has no wrong payment {number}.")


def _with_error(now: GamingTable, error: PaymentError | Rejection) -> GamingTable | Rejection:
    if isinstance(error, Rejection):
        return error
    errors = tuple(error if one.number == error.number else one for one in now.errors)
    return change(now, errors=errors)


def _dispute(now: GamingTable, number: int) -> dispute.Dispute | Rejection:
    found = next((one for one in now.disputes if one.number == number), None)
    return found or Rejection("no-such-dispute", f"There is no open dispute {number}.")


def _with_dispute(now: GamingTable, found: dispute.Dispute | Rejection) -> GamingTable | Rejection:
    if isinstance(found, Rejection):
        return found
    disputes = tuple(found if one.number == found.number else one for one in now.disputes)
    return change(now, disputes=disputes)
