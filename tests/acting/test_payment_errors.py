"""Wrong payments: the casino's duties, exceptions from a breach, debts, and the monthly list."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, clause, refused
from kit.tables.shoe_loading import refusal

from pitboss.acting.registers import payment_errors as errors
from pitboss.acting.registers.payment_errors import (
    Attempt,
    Enquiry,
    Part,
    PaymentError,
    PaymentErrorStep,
    Verdict,
    check_error,
    judge,
    listed,
    monthly_list,
    to_do,
)
from pitboss.kernel.instant import DAY_MS
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.rules.edition import Edition

EDITION = EDITIONS[STAR]
WEEK = 7 * DAY_MS
HONEST = Enquiry(suspected=False, at=1_000, by="Sue", words="The dealer misread the chips.")
SUSPECT = Enquiry(suspected=True, at=1_000, by="Sue", words="The dealer knows the patron.")


def enquire(error: PaymentError, enquiry: Enquiry) -> PaymentError | Rejection:
    return errors.check_enquiry(enquiry.words) or errors.enquire(error, enquiry)


def attempt(edition: Edition, error: PaymentError, tried: Attempt) -> PaymentError | Rejection:
    return errors.check_attempt(edition, error, tried) or errors.attempt(error, tried)


def settle(edition: Edition, error: PaymentError, part: Part) -> PaymentError | Rejection:
    return errors.check_settle(edition, error, part.cents) or errors.settle(error, part)


def tell_regulator(edition: Edition, error: PaymentError, at: int) -> PaymentError | Rejection:
    return errors.check_tell_regulator(edition, error) or errors.tell_regulator(error, at)


def wrong(paid: int, due: int, patron: str | None = "Ann", **options: Any) -> PaymentError:
    found = {"number": 1, "coup": "2-17", "found_at": 0, "found_by": "Sue", "found_patron": patron}
    assert check_error(paid, due) is None
    return PaymentError(paid=paid, due=due, **{**found, **options})


def tried(
    error: PaymentError, step: PaymentErrorStep, at: int = 2_000, patron: str | None = None
) -> PaymentError:
    return unwrap(attempt(EDITION, error, Attempt(step, at, "Sue", "By telephone.", patron)))


def paid_back(error: PaymentError, cents: int, at: int = 3_000) -> PaymentError:
    return unwrap(settle(EDITION, error, Part(cents, at, "Sue")))


def verdict(error: PaymentError, at: int = DAY_MS) -> tuple[Verdict, str | None]:
    return judge(EDITION, error, at, WEEK)


# The register.


def test_only_a_wrong_payment_goes_into_the_register() -> None:
    for paid, due, code in [
        (500, 500, "payment-right"),
        (-1, 0, "bad-amount"),
        (0, 10**15 + 1, "bad-amount"),
    ]:
        assert refused(check_error(paid, due)).code == code


def test_an_error_knows_its_side_and_its_size() -> None:
    over, under = wrong(19_500, 9_500), wrong(0, 9_500)
    assert (over.overpaid, over.cents, over.outstanding) == (True, 10_000, 10_000)
    assert (under.overpaid, under.cents, under.outstanding) == (False, 9_500, 9_500)


# Exceptions from a breach.


@clause(STAR, "12.18", "12.18.1")
def test_without_intent_and_put_right_it_is_no_breach() -> None:
    error = paid_back(unwrap(enquire(wrong(0, 9_500), HONEST)), 9_500)
    assert verdict(error) == (Verdict.NO_BREACH, "12.18")
    assert verdict(error, 99 * DAY_MS) == (Verdict.NO_BREACH, "12.18"), "what was done in time stays done"


@clause(STAR, "12.18.1")
def test_enquiries_decide_about_intent_and_until_then_it_is_open() -> None:
    error = paid_back(wrong(0, 9_500), 9_500)
    assert verdict(error) == (Verdict.OPEN, "12.18.1")
    assert [step for step, _ in to_do(EDITION, error)] == [PaymentErrorStep.ENQUIRE]
    assert verdict(unwrap(enquire(error, SUSPECT))) == (Verdict.BREACH, "12.18.1")
    cleared = unwrap(enquire(unwrap(enquire(error, SUSPECT)), HONEST))
    assert verdict(cleared) == (Verdict.NO_BREACH, "12.18"), "the last enquiries count"
    mute = msgspec.structs.replace(HONEST, words=" ")
    assert refused(enquire(error, mute)).code == "reason-needed"


@clause(STAR, "12.18.2")
@pytest.mark.parametrize("way", ["rectified", "attempted", "told"])
def test_it_must_be_rectified_attempted_or_told_in_reasonable_time(way: str) -> None:
    def acted(at: int) -> PaymentError:
        error = unwrap(enquire(wrong(19_500, 9_500), HONEST))
        if way == "rectified":
            return paid_back(error, 10_000, at)
        if way == "attempted":
            return tried(error, PaymentErrorStep.ASK_BACK, at)
        return unwrap(tell_regulator(EDITION, error, at))

    assert verdict(acted(WEEK), 9 * DAY_MS) == (Verdict.NO_BREACH, "12.18")
    assert verdict(acted(WEEK + 1), 9 * DAY_MS) == (Verdict.BREACH, "12.18.2")
    waiting = unwrap(enquire(wrong(19_500, 9_500), HONEST))
    assert verdict(waiting, WEEK) == (Verdict.OPEN, "12.18.2")
    assert verdict(waiting, WEEK + 1) == (Verdict.BREACH, "12.18.2")
    assert verdict(wrong(19_500, 9_500), WEEK + 1) == (Verdict.BREACH, "12.18.2")


@clause(STAR, "12.18.2")
def test_a_part_is_not_yet_put_right() -> None:
    error = paid_back(unwrap(enquire(wrong(19_500, 9_500), HONEST)), 9_999)
    assert verdict(error) == (Verdict.OPEN, "12.18.2")
    assert verdict(paid_back(error, 1)) == (Verdict.NO_BREACH, "12.18")


def test_the_regulator_is_told_once() -> None:
    reported = unwrap(tell_regulator(EDITION, wrong(19_500, 9_500), 1_000))
    assert refusal(tell_regulator(EDITION, reported, 2_000)) == ("regulator-told", "12.18.2")


# Reasonable attempts.


@clause(STAR, "12.20.1")
@pytest.mark.parametrize("step", [PaymentErrorStep.IDENTIFY, PaymentErrorStep.CONTACT])
def test_of_an_unknown_patron_it_is_enough_to_try(step: PaymentErrorStep) -> None:
    error = unwrap(enquire(wrong(19_500, 9_500, None), HONEST))
    assert to_do(EDITION, error) == ((PaymentErrorStep.IDENTIFY, "12.20.1"),)
    after = tried(error, step)
    assert verdict(after) == (Verdict.NO_BREACH, "12.18")
    assert to_do(EDITION, after) == ()


@clause(STAR, "12.20.1", "12.20.1.1", "12.20.1.2")
@pytest.mark.parametrize(
    "paid, due, step, cited",
    [
        (0, 9_500, PaymentErrorStep.REIMBURSE, "12.20.1.1"),
        (19_500, 9_500, PaymentErrorStep.ASK_BACK, "12.20.1.2"),
    ],
)
def test_of_a_known_patron_the_money_is_offered_or_asked_back(
    paid: int, due: int, step: PaymentErrorStep, cited: str
) -> None:
    error = tried(unwrap(enquire(wrong(paid, due), HONEST)), PaymentErrorStep.CONTACT)
    assert verdict(error) == (Verdict.OPEN, "12.18.2"), "to reach the patron is not enough"
    assert to_do(EDITION, error) == ((step, cited),)
    for way in (step, PaymentErrorStep.NOT_PRACTICAL):
        assert verdict(tried(error, way)) == (Verdict.NO_BREACH, "12.18")
        assert to_do(EDITION, tried(error, way)) == ()


@clause(STAR, "12.20.1")
def test_a_patron_who_is_identified_is_known_from_then_on() -> None:
    error = unwrap(enquire(wrong(0, 9_500, None), HONEST))
    named = tried(error, PaymentErrorStep.IDENTIFY, 2_000, "Ann")
    assert (error.patron, named.patron) == (None, "Ann")
    assert verdict(named) == (Verdict.OPEN, "12.18.2")
    assert to_do(EDITION, named) == ((PaymentErrorStep.REIMBURSE, "12.20.1.1"),)
    late = tried(tried(error, PaymentErrorStep.IDENTIFY, 1_000), PaymentErrorStep.IDENTIFY, 9 * DAY_MS, "Ann")
    assert verdict(late, 9 * DAY_MS) == (Verdict.NO_BREACH, "12.18"), "the first attempt was enough then"
    assert to_do(EDITION, late) == ((PaymentErrorStep.REIMBURSE, "12.20.1.1"),), (
        "but now the patron can be paid"
    )


@clause(STAR, "12.20.1.1", "12.20.1.2")
def test_an_attempt_must_fit_the_error() -> None:
    def code(
        error: PaymentError, step: PaymentErrorStep, words: str = "By post.", patron: str | None = None
    ) -> object:
        return refusal(attempt(EDITION, error, Attempt(step, 1, "Sue", words, patron)))

    over, under, unknown = wrong(19_500, 9_500), wrong(0, 9_500), wrong(0, 9_500, None)
    assert code(over, PaymentErrorStep.REIMBURSE) == ("wrong-attempt", "12.20.1.2")
    assert code(under, PaymentErrorStep.ASK_BACK) == ("wrong-attempt", "12.20.1.1")
    assert code(under, PaymentErrorStep.ENQUIRE) == ("wrong-attempt", "12.20.1")
    assert code(under, PaymentErrorStep.CONTACT, patron="Bob") == ("wrong-attempt", "12.20.1")
    assert code(under, PaymentErrorStep.CONTACT, " ") == ("reason-needed", "12.20.1")
    for step in (PaymentErrorStep.REIMBURSE, PaymentErrorStep.NOT_PRACTICAL):
        assert code(unknown, step) == ("patron-unknown", "12.20.1")
    assert refusal(settle(EDITION, unknown, Part(1, 1, "Sue"))) == ("patron-unknown", "12.20.1.1")


@clause(STAR, "12.19", "12.19.1", "12.19.2")
def test_a_suspicion_of_intent_asks_to_rectify_and_to_identify() -> None:
    unknown = unwrap(enquire(wrong(19_500, 9_500, None), SUSPECT))
    assert to_do(EDITION, unknown) == ((PaymentErrorStep.IDENTIFY, "12.19.2"),)
    assert to_do(EDITION, tried(unknown, PaymentErrorStep.CONTACT)) == (
        (PaymentErrorStep.IDENTIFY, "12.19.2"),
    )
    assert to_do(EDITION, tried(unknown, PaymentErrorStep.IDENTIFY)) == ()
    known = tried(unknown, PaymentErrorStep.IDENTIFY, 2_000, "Ann")
    assert to_do(EDITION, known) == ((PaymentErrorStep.ASK_BACK, "12.19.1"),)
    assert to_do(EDITION, paid_back(known, 10_000)) == ()
    assert verdict(paid_back(known, 10_000)) == (Verdict.BREACH, "12.18.1"), "put right or not"
    short = unwrap(enquire(wrong(0, 9_500), SUSPECT))
    assert to_do(EDITION, short) == ((PaymentErrorStep.REIMBURSE, "12.19.1"),)


# Debts.


def test_nobody_pays_more_than_is_owed() -> None:
    error = paid_back(wrong(19_500, 9_500), 4_000)
    assert error.outstanding == 6_000
    assert refusal(settle(EDITION, error, Part(6_001, 1, "Sue"))) == ("more-than-owed", "12.20.1.2")
    assert refusal(settle(EDITION, error, Part(0, 1, "Sue"))) == ("bad-amount", "12.20.1.2")
    assert refusal(settle(EDITION, paid_back(error, 6_000), Part(1, 1, "Sue")))[0] == "more-than-owed"


AMOUNTS = st.integers(0, 300_000)


@given(st.lists(st.tuples(AMOUNTS, AMOUNTS, st.lists(st.integers(-10, 200_000), max_size=4)), max_size=8))
def test_the_register_adds_up_to_what_was_paid_and_what_was_due(
    rows: list[tuple[int, int, list[int]]],
) -> None:
    errors, moved = [], 0
    for paid, due, parts in rows:
        if paid == due:
            continue
        error = wrong(paid, due)
        for cents in parts:
            after = settle(EDITION, error, Part(cents, 1, "Sue"))
            assert isinstance(after, Rejection) == (not 0 < cents <= error.outstanding)
            if isinstance(after, PaymentError):
                error, moved = after, moved + (-cents if error.overpaid else cents)
        assert 0 <= error.outstanding <= error.cents
        errors.append(error)
    owed = sum(error.outstanding if error.overpaid else -error.outstanding for error in errors)
    assert owed == sum(paid - due for paid, due, _ in rows) + moved
    again = msgspec.json.decode(msgspec.json.encode(errors), type=list[PaymentError])
    assert again == errors


# The monthly list.


@clause(STAR, "12.20.2")
@pytest.mark.parametrize(
    "paid, due, reported", [(100_000, 0, False), (100_001, 0, True), (0, 100_000, False), (0, 100_001, True)]
)
def test_the_regulator_hears_of_each_error_over_a_thousand_dollars(
    paid: int, due: int, reported: bool
) -> None:
    error = wrong(paid, due)
    duty = (Tell(Recipient.REGULATOR, Due.END_OF_MONTH, "12.20.2"),)
    assert listed(EDITION, error) == (duty if reported else ())
    assert monthly_list(EDITION, [error], 1970, 1, 0) == ((error,) if reported else ())


@clause(STAR, "12.20.2")
def test_two_small_errors_are_no_large_one_and_a_large_one_is_listed_even_when_put_right() -> None:
    assert monthly_list(EDITION, [wrong(60_000, 0), wrong(60_000, 0, number=2)], 1970, 1, 0) == ()
    mended = paid_back(unwrap(enquire(wrong(0, 150_000), HONEST)), 150_000)
    reported = unwrap(tell_regulator(EDITION, mended, 5_000))
    assert verdict(reported) == (Verdict.NO_BREACH, "12.18")
    assert monthly_list(EDITION, [reported], 1970, 1, 0) == (reported,)


@clause(STAR, "12.20.2")
@given(
    st.lists(st.tuples(st.integers(0, 10**11), st.integers(99_990, 100_010)), max_size=8),
    st.integers(-720, 840),
)
def test_every_large_error_is_on_the_list_of_just_one_month(
    found: list[tuple[int, int]], offset: int
) -> None:
    errors = [wrong(cents, 0, number=n, found_at=at) for n, (at, cents) in enumerate(found)]
    zone = timezone(timedelta(minutes=offset))
    for error in errors:
        local = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=error.found_at)).astimezone(zone)
        assert (error in monthly_list(EDITION, errors, local.year, local.month, offset)) == (
            error.cents > 100_000
        )
    months = [(year, month) for year in range(1969, 1975) for month in range(1, 13)]
    lists = [monthly_list(EDITION, errors, year, month, offset) for year, month in months]
    assert sum(map(len, lists)) == sum(error.cents > 100_000 for error in errors)


@pytest.mark.parametrize("key", [PREMIUM, RAPID, CANBERRA, GUIDE])
def test_other_editions_keep_the_register_without_clauses_and_without_a_list(key: str) -> None:
    edition, error = EDITIONS[key], unwrap(enquire(wrong(200_000, 0), HONEST))
    assert to_do(edition, error) == ((PaymentErrorStep.ASK_BACK, None),)
    assert judge(edition, error, DAY_MS, WEEK) == (Verdict.OPEN, None)
    assert monthly_list(edition, [error], 1970, 1, 0) == ()
    assert unwrap(settle(edition, error, Part(200_000, 1, "Sue"))).outstanding == 0
