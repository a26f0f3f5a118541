"""Redeemable tickets: their numbers, their only payment, their expiry, and holds on them."""

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.books import NOW, SECRET, VENUE, Books, number_of
from kit.support import RAPID, clause, refused

from pitboss.aggregates import REGISTRY
from pitboss.floor.terminals.chips.chip_commands import MOST_MONTHS, CashOut, InsertTicket
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets import tickets
from pitboss.floor.tickets.holds import AGREED_MONTHS, RELEASE_OVER_CENTS
from pitboss.floor.tickets.ticket_commands import (
    LapseTicket,
    RedeemTicket,
    RefuseTicket,
    ReleaseTicket,
    ReviewTicket,
    WithholdTicket,
)
from pitboss.floor.tickets.tickets import (
    GRACE_MONTHS,
    Ticket,
    TicketIssued,
    TicketLapsed,
    TicketRedeemed,
    TicketWithheld,
    evolve,
)
from pitboss.floor.tickets.validation import NUMBER_DIGITS, make_number, read_number, spaced, ticket_key
from pitboss.kernel.decision import Command, Given, Need
from pitboss.kernel.instant import DAY_MS, months_later
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace
from pitboss.ledger.entry import Posted

WRONG = "123456789012345678"


# Numbers.


@pytest.mark.parametrize("sequence", range(1, 20))
def test_check_digits_catch_every_single_misread_and_every_swap_of_neighbours(sequence: int) -> None:
    number = make_number(SECRET, "7", sequence)
    assert read_number(number) == number
    for at in range(NUMBER_DIGITS):
        for digit in set("0123456789") - {number[at]}:
            assert isinstance(read_number(number[:at] + digit + number[at + 1 :]), Rejection)
    for at in range(NUMBER_DIGITS - 1):
        swapped = number[:at] + number[at + 1] + number[at] + number[at + 2 :]
        assert swapped == number or isinstance(read_number(swapped), Rejection)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "1",
        WRONG,
        WRONG[:-1],
        WRONG + "0",
        "12345678901234567x",
        "１２３４５６７８９０１２３４５６７８",
        "-" * 18,
    ],
)
def test_an_invalid_number_differs_from_a_number_without_a_ticket(text: str) -> None:
    assert refused(read_number(text)).code == "bad-validation-number"
    assert Books("7").no(RedeemTicket(text, "cage")).code == "bad-validation-number"
    assert Books("7").no(InsertTicket("7", text)).code == "bad-validation-number"


def test_a_number_may_be_typed_with_its_gaps() -> None:
    number = make_number(SECRET, "7", 1)
    assert read_number(spaced(number)) == read_number(spaced(number).replace("-", " ")) == number
    assert spaced(number).replace("-", "") == number


def test_the_numbers_of_many_tickets_are_all_different_and_look_like_chance() -> None:
    numbers = [
        make_number(SECRET, f"{terminal}", sequence) for terminal in range(200) for sequence in range(1_000)
    ]
    assert len(set(numbers)) == len(numbers) == 200_000
    assert {len(number) for number in numbers} == {NUMBER_DIGITS}
    digits = np.frombuffer("".join(numbers).encode(), np.uint8).reshape(-1, NUMBER_DIGITS) - ord("0")
    # Each of the sixteen digits before the check digits: chi-square with nine degrees, far beyond 1 in 10^6.
    for column in digits.T[:-2]:
        assert ((np.bincount(column, minlength=10) - 20_000) ** 2).sum() / 20_000 < 50
    # A number does not predict the next of its terminal: one digit in ten is the same, as by chance.
    same = (digits[1:, :-2] == digits[:-1, :-2]).mean()
    assert 0.099 < same < 0.101


@given(st.binary(min_size=1, max_size=64), st.binary(min_size=1, max_size=64), st.integers(1, 10**9))
def test_numbers_hang_on_the_secret_alone(one: bytes, other: bytes, sequence: int) -> None:
    numbers = {make_number(secret, "7", sequence) for secret in (one, other)}
    keys = {ticket_key(secret, WRONG) for secret in (one, other)}
    # HMAC treats two keys as equal if they differ only in zeros at their end.
    assert len(numbers) == len(keys) == len({one.rstrip(b"\0"), other.rstrip(b"\0")})


def test_terminal_sequence_and_attempt_make_another_number() -> None:
    numbers = {
        make_number(SECRET, terminal, sequence, attempt)
        for terminal in ("7", "71", "7-1")
        for sequence in (1, 11, 111)
        for attempt in (0, 1, 11)
    }
    assert len(numbers) == 27


def test_no_misread_number_pays_another_ticket() -> None:
    """A misread number that passes the check digits was never issued."""
    issued = {make_number(SECRET, "7", sequence) for sequence in range(1, 2_001)}
    passed = 0
    for number in list(issued)[:500]:
        for at in range(0, NUMBER_DIGITS - 3, 2):
            misread = (
                number[:at] + f"{(int(number[at : at + 4]) + 97 * at + 1234) % 10_000:04d}" + number[at + 4 :]
            )
            passed += not isinstance(read_number(misread), Rejection)
            assert misread == number or misread not in issued
    assert passed < 0.03 * 500 * 8


def test_the_log_does_not_hold_what_would_redeem_a_ticket() -> None:
    books = Books("7")
    number = books.ticket()
    text = b"".join(msgspec.json.encode(event) for _, event, _ in books.events).decode()
    assert number not in text
    assert spaced(number) not in text
    assert number[-4:] in text, "by which people tell tickets apart"


def test_a_number_that_is_taken_is_passed_over() -> None:
    books = Books("7", "8")
    taken = make_number(SECRET, "7", 1)
    key = ticket_key(SECRET, taken)
    other = TicketIssued(key, "Elsewhere", "9", 5, 100, NOW, NOW + DAY_MS, taken[-4:])
    books.write(f"ticket/{key}", other, REGISTRY.entry(other))
    books.sums["house/transit"] = 0
    books.sums["house/capital"] = -100
    number = books.ticket(5_000)
    assert number == make_number(SECRET, "7", 1, attempt=1) != taken


def test_cash_out_asks_for_the_stream_of_the_ticket_it_will_issue() -> None:
    books = Books("7")
    books.note()
    states = {**books.states, "recovery/floor": None}
    decision = REGISTRY.decide(states, CashOut("7"), Given(NOW, SECRET))
    assert decision == Need(f"ticket/{ticket_key(SECRET, make_number(SECRET, '7', 1))}")


# One payment.


@clause(RAPID, "8.4")
def test_a_ticket_shows_its_value_its_origin_and_its_expiry() -> None:
    books = Books("7")
    books.ticket(12_345)
    issued = books.events[-1][1]
    assert isinstance(issued, TicketIssued)
    assert issued == TicketIssued(
        ticket_key(SECRET, number_of(issued)),
        VENUE.venue,
        "7",
        1,
        12_345,
        NOW,
        months_later(NOW, 12),
        number_of(issued)[-4:],
    )


@pytest.mark.parametrize(
    ("place", "account", "sign"), [("cage", "cage/cash", -1), ("kiosk/2", "kiosk/2/cash", -1)]
)
def test_the_cage_or_a_kiosk_pays_a_ticket_once(place: str, account: str, sign: int) -> None:
    books = Books("7", "8")
    number = books.ticket(12_345)
    assert books.do(RedeemTicket(number, place, 12_345)).place == place
    assert books.on(account) == sign * 12_345
    again: list[Command] = [
        RedeemTicket(number, "cage"),
        RedeemTicket(number, "kiosk/3", 12_345),
        InsertTicket("8", number),
        WithholdTicket(number, "Look.", "Ng"),
        ReleaseTicket(number, "Good."),
        RefuseTicket(number, "Bad."),
    ]
    for command in again:
        assert books.no(command).code == "ticket-redeemed"


def test_a_terminal_takes_a_ticket_once() -> None:
    books = Books("7", "8")
    number = books.ticket(12_345)
    books.do(InsertTicket("8", spaced(number)))
    for command in (InsertTicket("7", number), InsertTicket("8", number), RedeemTicket(number, "cage")):
        refusal = books.no(command)
        place = FloorPlace("pt/8")
        assert (refusal.code, refusal.facts) == ("ticket-redeemed", {"place": place})


def test_each_reason_not_to_pay_is_an_answer_of_its_own() -> None:
    books = Books("7")
    number = books.ticket(5_000)
    unknown = make_number(b"another secret", "7", 1)
    expired = books.ticket(5_000)
    held = books.ticket(5_000)
    books.do(WithholdTicket(held, "Look.", "Ng"))
    answers = [
        books.no(RedeemTicket(unknown, "cage")),
        books.no(RedeemTicket(number, "cage", 4_999)),
        books.no(RedeemTicket(held, "cage")),
    ]
    books.do(RedeemTicket(number, "cage"))
    answers.append(books.no(RedeemTicket(number, "cage")))
    books.at = months_later(NOW, 12)
    answers.append(books.no(RedeemTicket(expired, "cage")))
    assert [answer.code for answer in answers] == [
        "ticket-not-found",
        "ticket-amount-differs",
        "ticket-on-hold",
        "ticket-redeemed",
        "ticket-expired",
    ]


@pytest.mark.parametrize(
    "place", ["", "bar", "pt/7", "kiosk/", "kiosk", "kiosk/a/b", "kiosk/ 1", "table/3", "cage/2"]
)
def test_tickets_are_paid_only_at_a_known_place(place: str) -> None:
    books = Books("7")
    assert books.no(RedeemTicket(books.ticket(), place)).code == "unknown-place"


def test_a_large_ticket_is_paid_by_the_cage_with_a_release() -> None:
    books = Books("7", settings=msgspec.structs.replace(VENUE, hand_pay_over=RELEASE_OVER_CENTS + 1))
    number = books.ticket(RELEASE_OVER_CENTS + 1)
    for command in (
        RedeemTicket(number, "cage"),
        RedeemTicket(number, "cage", approved_by=" "),
        RedeemTicket(number, "kiosk/2", approved_by="Max Manager"),
    ):
        assert books.no(command).code == "release-needed"
    paid = books.do(RedeemTicket(number, "cage", approved_by="Max Manager"))
    assert paid.approved_by == "Max Manager"
    books.do(RedeemTicket(books.ticket(RELEASE_OVER_CENTS), "kiosk/2"))


def test_two_decisions_on_the_same_ticket_cannot_both_be_carried_out() -> None:
    """The second command meets the state after the first: the store sets the order."""
    books = Books("7")
    number = books.ticket()
    stream = REGISTRY.streams(RedeemTicket(number, "cage"), Given(NOW, SECRET))[0]
    states = {stream: books.states[stream]}
    first = REGISTRY.decide(states, RedeemTicket(number, "cage"), Given(NOW, SECRET))
    assert isinstance(first, Posted)
    books.write(*first.events[0])
    assert books.no(RedeemTicket(number, "kiosk/1")).code == "ticket-redeemed"


# Expiry.


@pytest.mark.parametrize("months", [1, 12, 120])
def test_a_ticket_is_good_until_the_same_moment_so_many_months_later(months: int) -> None:
    books = Books("7", settings=msgspec.structs.replace(VENUE, ticket_months=months))
    one, other = books.ticket(), books.ticket()
    end = months_later(NOW, months)
    books.at = end - 1
    key = books.events[-1][1].ticket  # type: ignore[attr-defined]
    assert books.no(LapseTicket(key)).code == "ticket-not-expired"
    books.do(RedeemTicket(one, "cage"))
    books.at = end
    assert books.no(RedeemTicket(other, "cage")).code == "ticket-expired"
    assert books.no(InsertTicket("7", other)).code == "ticket-expired"
    assert books.no(WithholdTicket(other, "Look.", "Ng")).code == "ticket-expired"
    books.do(LapseTicket(key))
    assert books.on("house/unclaimed") == 5_000
    assert books.no(RedeemTicket(other, "cage")).code == "ticket-expired"
    assert books.no(LapseTicket(key)).code == "ticket-expired"


def test_a_ticket_that_was_paid_does_not_lapse() -> None:
    books = Books("7")
    number = books.ticket()
    key = ticket_key(SECRET, number)
    books.do(RedeemTicket(number, "cage"))
    books.at = months_later(NOW, 12)
    assert books.no(LapseTicket(key)).code == "ticket-redeemed"
    assert books.no(LapseTicket("nothing")).code == "ticket-not-found"
    assert books.no(LapseTicket("../pt/7")).code == "ticket-not-found"


# Holds.


@clause(RAPID, "9.2")
def test_a_ticket_waits_for_an_inquiry_that_the_inspector_knows() -> None:
    books = Books("7")
    number = books.ticket()
    withhold = WithholdTicket(number, "The paper is torn.", inspector="Inspector Ng")
    assert books.no(msgspec.structs.replace(withhold, inspector=None)).code == "inspector-not-told"
    assert books.no(msgspec.structs.replace(withhold, inspector=" ")).code == "inspector-not-told"
    assert books.no(msgspec.structs.replace(withhold, reason="")).code == "reason-needed"
    assert books.no(msgspec.structs.replace(withhold, identify=True)).code == "hold-unclear"
    assert books.no(ReleaseTicket(number, "Good.")).code == "not-on-hold"
    books.do(withhold)
    for command in (RedeemTicket(number, "cage"), InsertTicket("7", number)):
        assert (books.no(command).code, books.no(command).clause) == ("ticket-on-hold", "9.2")
    assert books.no(WithholdTicket(number, "Later.", until=NOW + DAY_MS)).code == "inquiry-open"
    assert books.no(ReleaseTicket(number, "")).code == "determination-needed"
    books.do(ReleaseTicket(number, "The paper was only torn."), RedeemTicket(number, "cage"))


@clause(RAPID, "9.2")
def test_a_ticket_is_refused_only_after_an_inquiry_that_an_inspector_reviewed() -> None:
    books = Books("7")
    number = books.ticket()
    refuse = RefuseTicket(number, "The ticket was copied.")
    key = ticket_key(SECRET, number)
    review = ReviewTicket(key, agrees=True, note="I saw the copy.", by="ian")
    assert books.no(review).code == "not-on-hold"
    assert books.no(refuse).code == "not-on-hold"
    books.do(WithholdTicket(number, "Come back.", until=NOW + DAY_MS))
    assert books.no(refuse).code == books.no(review).code == "inquiry-needed"
    books.do(WithholdTicket(number, "The paper is torn.", inspector="Inspector Ng"))
    assert books.no(msgspec.structs.replace(refuse, determination="")).code == "determination-needed"
    # Only the Inspector's own answer counts, and the last one.
    assert books.no(refuse).code == "inspector-not-answered"
    assert books.no(msgspec.structs.replace(review, note=" ")).code == "reason-needed"
    books.do(msgspec.structs.replace(review, agrees=False))
    assert (books.no(refuse).code, books.no(refuse).clause) == ("inspector-objects", "9.2")
    books.do(review)
    assert books.do(refuse).inspector == "ian"
    assert books.on("house/withheld") == 5_000
    for command in (RedeemTicket(number, "cage"), InsertTicket("7", number), refuse):
        assert books.no(command).code == "ticket-refused"


@clause(RAPID, "9.3", "9.3.1")
def test_a_ticket_is_paid_at_once_or_at_the_agreed_time() -> None:
    books = Books("7")
    number = books.ticket()
    books.do(RedeemTicket(books.ticket(), "cage"))
    for until in (NOW, NOW - DAY_MS, months_later(NOW, AGREED_MONTHS) + 1, 10**30):
        assert books.no(WithholdTicket(number, "Some day.", until=until)).code == "bad-time"
    books.do(WithholdTicket(number, "Next year.", until=months_later(NOW, AGREED_MONTHS)))
    books.do(WithholdTicket(number, "Tomorrow.", until=NOW + DAY_MS))
    # Another agreement may postpone the time.
    books.do(WithholdTicket(number, "The day after.", until=NOW + 2 * DAY_MS))
    pay = RedeemTicket(number, "cage")
    books.at = NOW + 2 * DAY_MS - 1
    assert (books.no(pay).code, books.no(pay).clause) == ("ticket-on-hold", "9.3.1")
    books.at = NOW + 2 * DAY_MS
    books.do(pay)


@clause(RAPID, "9.3.3")
def test_a_ticket_waits_until_the_player_shows_who_they_are() -> None:
    books = Books("7")
    number = books.ticket()
    books.do(WithholdTicket(number, "Please show a passport.", identify=True))
    pay = RedeemTicket(number, "cage")
    assert (books.no(pay).code, books.no(pay).clause) == ("ticket-on-hold", "9.3.3")
    books.do(ReleaseTicket(number, "Passport seen."), pay)


@clause(RAPID, "9.2")
def test_only_the_cage_reads_why_a_ticket_waits() -> None:
    books = Books("7")
    number = books.ticket()
    books.do(WithholdTicket(number, "Brawl at the wheel.", inspector="Inspector Ng"))
    at_cage = books.no(RedeemTicket(number, "cage"))
    assert (at_cage.code, at_cage.facts["reason"]) == ("ticket-on-hold", "Brawl at the wheel.")
    for command in (InsertTicket("7", number), RedeemTicket(number, "kiosk/1")):
        told = books.no(command)
        assert (told.code, told.clause, told.facts) == ("ticket-on-hold", "9.2", {"case": "machine"})


def test_a_ticket_does_not_expire_while_it_must_wait() -> None:
    books = Books("7")
    number = books.ticket()
    books.at = months_later(NOW, 12) - 1
    books.do(WithholdTicket(number, "The paper is torn.", inspector="Inspector Ng"))
    books.at = months_later(NOW, 14)
    assert books.no(LapseTicket(ticket_key(SECRET, number))).code == "ticket-on-hold"
    books.do(ReleaseTicket(number, "The paper was only torn."))
    books.at = months_later(books.at, GRACE_MONTHS) - 1
    one = books.states[f"ticket/{ticket_key(SECRET, number)}"]
    books.do(RedeemTicket(number, "cage"))
    # One moment later is too late, even so.
    assert isinstance(one, Ticket)
    assert one.expires == books.at + 1


def test_an_agreed_time_after_the_date_of_a_ticket_moves_its_date() -> None:
    books = Books("7")
    number, until = books.ticket(), months_later(NOW, 13)
    books.at = months_later(NOW, 12) - 1
    books.do(WithholdTicket(number, "After the holidays.", until=until))
    key = ticket_key(SECRET, number)
    books.at = until - 1
    assert books.no(LapseTicket(key)).code == "ticket-on-hold"
    books.at = months_later(until, GRACE_MONTHS) - 1
    assert books.no(LapseTicket(key)).code == "ticket-not-expired"
    books.at += 1
    assert books.no(RedeemTicket(number, "cage")).code == "ticket-expired"
    assert books.no(WithholdTicket(number, "Once more.", until=books.at + DAY_MS)).code == "ticket-expired"
    assert isinstance(books.do(LapseTicket(key)), TicketLapsed)


def test_a_release_that_grants_more_time_moves_no_date_of_an_earlier_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    books = Books("7")
    number, until = books.ticket(), months_later(NOW, 12)
    stream = f"ticket/{ticket_key(SECRET, number)}"
    before = books.states[stream]
    withheld = books.do(WithholdTicket(number, "At the player's wish.", until=until))
    monkeypatch.setattr(tickets, "GRACE_MONTHS", 3)
    # The first releases did not write the date down.
    for event in (withheld, msgspec.structs.replace(withheld, expires=None)):
        assert evolve(before, event, ()) == books.states[stream]
    assert books.states[stream].expires == months_later(until, 1)


def test_a_hold_never_shortens_the_time_of_a_ticket() -> None:
    books = Books("7")
    number = books.ticket()
    books.do(WithholdTicket(number, "Tomorrow.", until=NOW + DAY_MS))
    books.do(ReleaseTicket(number, "It is all right after all."))
    books.at = months_later(NOW, 12) - 1
    books.do(RedeemTicket(number, "cage"))


# Impossible commands.


def test_events_that_cannot_happen_to_a_ticket_change_nothing() -> None:
    issued = TicketIssued("a1", "Pitboss", "7", 1, 500, NOW, NOW + DAY_MS, "1234")
    ticket = evolve(None, issued, REGISTRY.entry(issued))
    assert ticket is not None
    assert evolve(ticket, issued, ()) == ticket
    assert evolve(None, TicketRedeemed("a1", 500, "cage"), ()) is None


COMMANDS = st.one_of(
    st.builds(
        RedeemTicket, st.just(""), st.sampled_from(["cage", "kiosk/1"]), st.sampled_from([None, 5_000, 1])
    ),
    st.builds(InsertTicket, st.sampled_from(["7", "8"]), st.just("")),
    st.builds(WithholdTicket, st.just(""), st.just("Wait."), st.sampled_from([None, "Ng"])),
    st.integers(1, 500).map(lambda days: WithholdTicket("", "Wait.", until=NOW + days * DAY_MS)),
    st.just(WithholdTicket("", "Who?", identify=True)),
    st.just(ReleaseTicket("", "Good.")),
    st.just(RefuseTicket("", "Bad.")),
    st.just(LapseTicket("")),
)


@settings(max_examples=200)
@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 60), COMMANDS), max_size=25))
def test_every_ticket_is_worth_its_amount_once_in_any_run(
    steps: list[tuple[int, int, Command]],
) -> None:
    books = Books("7", "8")
    numbers = [books.ticket(5_000), books.ticket(7_000)]
    for which, days, command in steps:
        books.at += days * DAY_MS
        change = (
            {"ticket": ticket_key(SECRET, numbers[which])}
            if isinstance(command, LapseTicket)
            else {"number": numbers[which]}
        )
        books.try_(msgspec.structs.replace(command, **change))
        outcomes = [
            -books.on("cage/cash"),
            -books.on("kiosk/1/cash"),
            books.account("7").chips,
            books.account("8").chips,
            books.on("house/unclaimed"),
            books.on("house/withheld"),
            *(books.on(f"ticket/{ticket_key(SECRET, number)}/value") for number in numbers),
        ]
        assert all(outcome in (0, 5_000, 7_000, 12_000) for outcome in outcomes)
        assert sum(outcomes) == 12_000


def test_the_figures_that_people_know() -> None:
    assert (RELEASE_OVER_CENTS, GRACE_MONTHS, AGREED_MONTHS, MOST_MONTHS, NUMBER_DIGITS) == (
        1_000_000,
        1,
        12,
        120,
        18,
    )
    assert Settings("Pitboss") == Settings(
        "Pitboss", (500, 1_000, 2_000, 5_000, 10_000), 1_000_000, 500_000, 12, ""
    )
    # Old events lack newer fields.
    assert TicketWithheld("a1", "Wait.") == TicketWithheld("a1", "Wait.", None, None, identify=False)
