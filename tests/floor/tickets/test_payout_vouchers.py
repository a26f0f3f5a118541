"""Payout vouchers: issued, presented, withheld, paid and returned; and what else the cage and kiosks pay."""

import msgspec
import pytest
from kit.days.books import NOW, SECRET, VENUE, Books, number_of
from kit.support import RAPID, clause

from pitboss.floor.devices.device_commands import ReportFault
from pitboss.floor.devices.devices import Fault
from pitboss.floor.terminals.chips.chip_commands import CancelCredit, CashOut, InsertTicket
from pitboss.floor.terminals.payout_commands import PayHand
from pitboss.floor.tickets.forms import PaymentForm
from pitboss.floor.tickets.holds import RELEASE_OVER_CENTS
from pitboss.floor.tickets.slip_drawings import as_svg
from pitboss.floor.tickets.slips import as_text, ticket_slip
from pitboss.floor.tickets.ticket_commands import (
    LapseTicket,
    PresentTicket,
    RedeemTicket,
    RefuseTicket,
    ReinstateTicket,
    ReleaseTicket,
    ReturnTicket,
    ReviewTicket,
    WithholdTicket,
)
from pitboss.floor.tickets.tickets import PaperKind, TicketIssued, TicketRedeemed
from pitboss.floor.tickets.validation import spaced, ticket_key
from pitboss.kernel.instant import months_later


def vouched(cents: int = 6_000) -> tuple[Books, str, str]:
    """A terminal whose credits became a voucher, its number, and its name in the log."""
    books = Books("7", "8")
    books.fund(cents)
    number = number_of(books.do(CancelCredit("7", "Ann Lee", "Bob")))
    return books, number, ticket_key(SECRET, number)


@clause(RAPID, "8.4", "9.1")
def test_a_voucher_is_paid_once_when_it_was_presented_and_signed() -> None:
    books, number, key = vouched()
    pay = RedeemTicket(number, "cage", 6_000, witness="Bob")
    assert books.on("cage/cash") == 0
    assert (books.no(pay).code, books.no(pay).clause) == ("not-presented", "9.1")
    assert books.no(PresentTicket(number, " ")).code == "patron-needed"
    assert books.no(PresentTicket(number, "Ann Lee", cents=6_001)).code == "ticket-amount-differs"
    books.do(PresentTicket(number, "Ann Lee"))
    assert books.no(msgspec.structs.replace(pay, witness=None)).code == "form-not-signed"
    paid = books.do(pay)
    assert isinstance(paid, TicketRedeemed)
    assert (paid.patron, paid.witness, paid.form) == ("Ann Lee", "Bob", PaymentForm.CASH)
    assert (books.on("cage/cash"), books.on(f"ticket/{key}/value")) == (-6_000, 0)
    for again in (pay, PresentTicket(number, "Ann Lee"), WithholdTicket(key, "Late.", "Ng")):
        assert books.no(again).code == "ticket-redeemed"


@clause(RAPID, "9.2")
def test_a_voucher_is_withheld_and_refused_like_a_ticket() -> None:
    books, number, key = vouched()
    # The casino need not have the paper to inquire about it.
    books.do(WithholdTicket(key, "The win is looked into.", inspector="Inspector Ng"))
    books.do(PresentTicket(number, "Ann Lee"))
    pay = RedeemTicket(number, "cage", witness="Bob")
    assert (books.no(pay).code, books.no(pay).clause) == ("ticket-on-hold", "9.2")
    refuse = RefuseTicket(key, "The sensor was covered.")
    assert (books.no(refuse).code, books.no(refuse).clause) == ("inspector-not-answered", "9.2")
    books.do(ReviewTicket(key, agrees=True, note="I saw the tape.", by="ian"))
    books.do(refuse)
    assert books.on("house/withheld") == 6_000
    books.do(ReinstateTicket(key, "It was another player.", "ian"), PresentTicket(number, "Ann Lee"), pay)
    assert (books.on("house/withheld"), books.on("cage/cash")) == (0, -6_000)


@clause(RAPID, "9.2")
def test_an_inspector_who_objects_keeps_a_payment_from_being_refused() -> None:
    books, number, key = vouched()
    books.do(WithholdTicket(number, "A copy?", inspector="Inspector Ng"))
    books.do(ReviewTicket(key, agrees=True, note="It seems so.", by="ian"))
    books.do(ReviewTicket(key, agrees=False, note="It is the original.", by="ina"))
    refuse = RefuseTicket(number, "It was a copy.")
    assert (books.no(refuse).code, books.no(refuse).clause) == ("inspector-objects", "9.2")
    books.do(ReleaseTicket(number, "It is the original."), PresentTicket(number, "Ann Lee"))
    books.do(RedeemTicket(number, "cage", witness="Bob"))


@clause(RAPID, "9.2")
def test_a_paper_that_is_demanded_back_is_paid_to_who_returned_it() -> None:
    books = Books("7", "8")
    number = books.ticket(6_000)
    key = ticket_key(SECRET, number)
    demand = WithholdTicket(key, "A copy?", inspector="Inspector Ng", demanded=True)
    without = msgspec.structs.replace(demand, inspector=None, identify=True)
    assert (books.no(without).code, books.no(without).facts) == ("inquiry-needed", {"case": "demand"})
    back = ReturnTicket(number, "Ann Lee")
    assert books.no(back).code == "not-demanded"
    books.do(demand)
    assert books.no(RedeemTicket(number, "cage")).facts["case"] == "demanded"
    assert books.no(ReturnTicket(number, "")).code == "patron-needed"
    # Its name in the log is no paper.
    assert books.no(ReturnTicket(key, "Ann Lee")).code == "bad-validation-number"
    books.do(back)
    assert books.no(back).code == "not-demanded"
    books.do(ReleaseTicket(key, "It was no copy."))
    assert books.no(InsertTicket("8", number)).code == "paid-at-cage"
    books.do(PresentTicket(number, "Bob Wu"))
    pay = RedeemTicket(number, "cage", witness="Cal")
    assert (books.no(pay).code, books.no(pay).clause) == ("returned-by-another", "9.2")
    books.do(PresentTicket(number, "Ann Lee"), pay)


@clause(RAPID, "9.3")
@pytest.mark.parametrize("form", [PaymentForm.CHEQUE, PaymentForm.TRANSFER])
def test_a_player_is_paid_by_cheque_or_transfer_if_they_want_that(form: PaymentForm) -> None:
    books, number, _ = vouched()
    ticket = books.ticket(4_000)
    books.do(PresentTicket(number, "Ann Lee", form), PresentTicket(ticket, "Bob Wu", form))
    pay = RedeemTicket(number, "cage", witness="Bob", reference="CHQ-1")
    assert books.no(msgspec.structs.replace(pay, reference=" ")).code == "payment-reference"
    books.do(pay, RedeemTicket(ticket, "cage", reference="CHQ-2"))
    books.fund(600_000)
    books.do(CashOut("7"))
    by_hand = PayHand("7", 3, 600_000, "Ann Lee", "Bob", form=form, reference="CHQ-3")
    assert books.no(msgspec.structs.replace(by_hand, reference="")).code == "payment-reference"
    assert books.no(msgspec.structs.replace(by_hand, form=PaymentForm.CASH)).code == "payment-reference"
    books.do(by_hand)
    assert (books.on("house/bank"), books.on("cage/cash")) == (610_000, 0)


def test_a_large_voucher_is_released_by_a_second_person() -> None:
    books, number, _ = vouched(RELEASE_OVER_CENTS + 1)
    books.do(PresentTicket(number, "Ann Lee"))
    pay = RedeemTicket(number, "cage", witness="Max Manager")
    assert books.no(pay).code == "release-needed"
    books.do(msgspec.structs.replace(pay, approved_by="Max Manager"))


@clause(RAPID, "1.1")
def test_no_machine_takes_a_voucher_and_none_says_why_a_ticket_waits() -> None:
    books, number, key = vouched()
    ticket = books.ticket(4_000)
    machines = (InsertTicket("8", number), RedeemTicket(number, "kiosk/2"))
    for command in machines:
        assert books.no(command).code == "paid-at-cage"
    books.do(WithholdTicket(ticket, "He looks like a thief.", inspector="Inspector Ng"))
    for command in (InsertTicket("8", ticket), RedeemTicket(ticket, "kiosk/2")):
        refused = books.no(command)
        assert (refused.code, refused.facts, refused.clause) == ("ticket-on-hold", {"case": "machine"}, "9.2")
    books.at = months_later(NOW, 12)
    books.do(LapseTicket(key))


@clause(RAPID, "1.1")
def test_a_kiosk_that_fails_pays_nothing() -> None:
    books = Books("7")
    number = books.ticket(4_000)
    books.do(ReportFault("kiosk-2", Fault.JAMMED, "A note is stuck."))
    assert books.no(RedeemTicket(number, "kiosk/2")).code == "kiosk-failed"
    assert books.do(RedeemTicket(number, "kiosk/3")).place == "kiosk/3"


def test_a_voucher_bears_its_number_and_lines_to_sign_on() -> None:
    books, number, _ = vouched()
    issued = next(event for _, event, *_ in books.events if isinstance(event, TicketIssued))
    assert issued.kind is PaperKind.VOUCHER
    slip = ticket_slip(issued, SECRET)
    for drawn in (as_text(slip), as_svg(slip)):
        assert "PAYOUT VOUCHER" in drawn
        assert spaced(number) in drawn
        assert "Witness" in drawn
    assert slip.venue == VENUE.venue
