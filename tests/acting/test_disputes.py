"""Disputes: the decision, the review, the advice to the patron, and the order of the steps."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.shoe_loading import SUPERVISORS, citing, refusal, who_may

from pitboss.acting.registers import disputes
from pitboss.acting.registers.disputes import Dispute, check_raise
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.conduct import Recourse
from pitboss.rules.edition import Edition

FIRST = {STAR: Role.GAMING_SUPERVISOR, PREMIUM: Role.GAMING_SUPERVISOR, RAPID: Role.GAMING_SUPERVISOR}
FIRST |= {CANBERRA: Role.CASINO_SUPERVISOR, GUIDE: Role.DEALER}
REVIEWER = {CANBERRA: Role.INSPECTOR}


def decide(
    edition: Edition, dispute: Dispute, by: str, role: Role, words: str, at: int, *, absent: bool = False
) -> Dispute | Rejection:
    refused = disputes.check_decide(edition, dispute, role, words, absent=absent)
    return refused or disputes.decide(edition, dispute, by, role, words, at)


def ask_review(edition: Edition, dispute: Dispute, at: int) -> Dispute | Rejection:
    return disputes.check_ask_review(edition, dispute) or disputes.ask_review(dispute, at)


def review(
    edition: Edition, dispute: Dispute, by: str, role: Role, words: str, at: int
) -> Dispute | Rejection:
    refused = disputes.check_review(edition, dispute, by, role, words)
    return refused or disputes.review(edition, dispute, by, role, words, at)


def advise(edition: Edition, dispute: Dispute, by: str, at: int) -> Dispute | Rejection:
    return disputes.check_advise(edition, dispute) or disputes.advise(edition, dispute, by, at)


def close(edition: Edition, dispute: Dispute, at: int, *, satisfied: bool) -> Dispute | Rejection:
    return disputes.check_close(edition, dispute, satisfied=satisfied) or disputes.close(dispute, at)


def raised(key: str) -> Dispute:
    assert check_raise(EDITIONS[key], "My tie was not paid.") is None
    return Dispute(1, "Ann", "My tie was not paid.", 1_000, coup="2-17")


def decided(key: str) -> Dispute:
    return unwrap(decide(EDITIONS[key], raised(key), "Gus", FIRST[key], "It was no tie.", 2_000))


def review_requested(key: str) -> Dispute:
    return unwrap(ask_review(EDITIONS[key], decided(key), 3_000))


def reviewed(key: str) -> Dispute:
    role = REVIEWER.get(key, Role.CASINO_SUPERVISOR)
    return unwrap(review(EDITIONS[key], review_requested(key), "Carol", role, "It was a tie.", 4_000))


# The decision.


def deciding(key: str, cited: str, *, absent: bool) -> dict[Role, str]:
    """By role, the code of the refusal of a decision, or none."""
    results = {
        role: decide(EDITIONS[key], raised(key), "Gus", role, "It was no tie.", 2_000, absent=absent)
        for role in Role
    }
    assert {made.clause for made in results.values() if isinstance(made, Rejection)} == {cited}
    return {role: made.code if isinstance(made, Rejection) else "" for role, made in results.items()}


@clause(STAR, "14.13")
def test_at_the_star_a_gaming_supervisor_decides_and_nobody_in_their_absence() -> None:
    for absent in (False, True):
        got = deciding(STAR, "14.13", absent=absent)
        assert {role for role, code in got.items() if not code} == {Role.GAMING_SUPERVISOR}


@citing(premium="15.13", rapid="12.11")
def test_a_casino_supervisor_decides_in_the_absence_of_a_gaming_supervisor(key: str, cited: str) -> None:
    present = deciding(key, cited, absent=False)
    assert {role for role, code in present.items() if not code} == {Role.GAMING_SUPERVISOR}
    assert {role for role, code in present.items() if code == "not-first-instance"} == SUPERVISORS[key] - {
        Role.GAMING_SUPERVISOR
    }
    alone = deciding(key, cited, absent=True)
    assert {role for role, code in alone.items() if not code} == SUPERVISORS[key]


@clause(CANBERRA, "17.4")
def test_in_canberra_the_operator_decides() -> None:
    got = deciding(CANBERRA, "17.4", absent=False)
    assert {role for role, code in got.items() if not code} == {Role.CASINO_OPERATOR, Role.CASINO_SUPERVISOR}


def test_the_guide_names_nobody_so_anybody_decides() -> None:
    for role in Role:
        made = unwrap(decide(EDITIONS[GUIDE], raised(GUIDE), "Gus", role, "It was no tie.", 2_000))
        assert made.outcome is not None
        assert made.outcome.clause is None


# The review.


@citing(star="14.13", premium="15.13", rapid="12.11")
def test_a_casino_supervisor_reviews_when_asked(key: str, cited: str) -> None:
    edition = EDITIONS[key]
    unasked = review(edition, decided(key), "Carol", Role.CASINO_SUPERVISOR, "It was a tie.", 4_000)
    assert refusal(unasked) == ("review-not-asked", cited)
    able = who_may(
        lambda role: review(edition, review_requested(key), "Carol", role, "It was a tie.", 4_000), cited
    )
    assert able == SUPERVISORS[key]


@clause(CANBERRA, "17.4")
def test_in_canberra_the_commission_reviews_when_asked() -> None:
    edition = EDITIONS[CANBERRA]
    unasked = review(edition, decided(CANBERRA), "Carol", Role.INSPECTOR, "It was a tie.", 4_000)
    assert refusal(unasked) == ("review-not-asked", "17.4")
    able = who_may(
        lambda role: review(edition, review_requested(CANBERRA), "Carol", role, "It was a tie.", 4_000),
        "17.4",
    )
    assert able == {Role.INSPECTOR}


@pytest.mark.parametrize("key", [STAR, PREMIUM, RAPID])
def test_nobody_reviews_their_own_decision(key: str) -> None:
    own = review(EDITIONS[key], review_requested(key), "Gus", Role.CASINO_SUPERVISOR, "It was no tie.", 4_000)
    assert refusal(own)[0] == "own-decision"


@citing(star="14.14", premium="15.14", rapid="12.12", canberra="17.4")
def test_after_a_review_the_decision_is_final(key: str, cited: str) -> None:
    done = reviewed(key)
    assert done.outcome is not None
    assert done.outcome.words == "It was a tie."
    assert refusal(ask_review(EDITIONS[key], done, 5_000)) == ("decision-final", cited)
    again = review(EDITIONS[key], done, "Bob", REVIEWER.get(key, Role.CASINO_SUPERVISOR), "No.", 5_000)
    assert refusal(again) == ("decision-final", cited)


# The advice to the patron.


@pytest.mark.parametrize(
    "key, cited, recourse",
    [
        pytest.param(STAR, "14.14", Recourse.INSPECTOR, marks=clause(STAR, "14.14")),
        pytest.param(PREMIUM, "15.14", Recourse.INSPECTOR, marks=clause(PREMIUM, "15.14")),
        pytest.param(RAPID, "12.12", Recourse.INSPECTOR, marks=clause(RAPID, "12.12")),
        pytest.param(CANBERRA, "17.4", Recourse.COMMISSION, marks=clause(CANBERRA, "17.4")),
    ],
)
def test_a_patron_who_is_not_satisfied_is_told_where_to_go(key: str, cited: str, recourse: Recourse) -> None:
    edition = EDITIONS[key]
    for dispute in (decided(key), reviewed(key)):
        assert unwrap(close(edition, dispute, 6_000, satisfied=True)).closed_at == 6_000
        assert refusal(close(edition, dispute, 6_000, satisfied=False)) == ("advice-due", cited)
        advised = unwrap(advise(edition, dispute, "Sue", 5_000))
        assert advised.advice is not None
        assert (advised.advice.recourse, advised.advice.clause, advised.advice.by) == (recourse, cited, "Sue")
        assert unwrap(close(edition, advised, 6_000, satisfied=False)).closed_at == 6_000


def test_the_guide_knows_no_review_and_no_recourse() -> None:
    edition = EDITIONS[GUIDE]
    assert refusal(ask_review(edition, decided(GUIDE), 3_000)) == ("decision-final", None)
    assert refusal(advise(edition, decided(GUIDE), "Sue", 3_000)) == ("no-recourse", None)
    assert unwrap(close(edition, decided(GUIDE), 3_000, satisfied=False)).closed_at == 3_000


# The order of the steps.

Step = Callable[[str, Dispute], Dispute | Rejection]
STEPS: dict[str, Step] = {
    "decide": lambda key, one: decide(EDITIONS[key], one, "Gus", FIRST[key], "It was no tie.", 2_000),
    "ask": lambda key, one: ask_review(EDITIONS[key], one, 3_000),
    "review": lambda key, one: review(
        EDITIONS[key], one, "Carol", REVIEWER.get(key, Role.CASINO_SUPERVISOR), "It was a tie.", 4_000
    ),
    "advise": lambda key, one: advise(EDITIONS[key], one, "Sue", 5_000),
    "close": lambda key, one: close(EDITIONS[key], one, 6_000, satisfied=False),
}
OPEN_TO = {
    (): {"decide"},
    ("decide",): {"ask", "advise"},
    ("ask", "decide"): {"review", "advise"},
    ("ask", "decide", "review"): {"advise"},
    ("advise", "decide"): {"ask", "advise", "close"},
    ("advise", "ask", "decide"): {"review", "advise"},
    ("advise", "ask", "decide", "review"): {"advise", "close"},
}
"""By the steps already taken, in alphabetical order: the permitted next steps. A close permits none."""


@given(
    st.sampled_from([STAR, PREMIUM, RAPID, CANBERRA]), st.lists(st.sampled_from(sorted(STEPS)), max_size=12)
)
def test_steps_are_taken_in_their_order_only(key: str, tried: list[str]) -> None:
    dispute, done = raised(key), set[str]()
    for name in tried:
        able = name in OPEN_TO.get(tuple(sorted(done)), set())
        after = STEPS[name](key, dispute)
        assert isinstance(after, Dispute) == able, (sorted(done), name)
        if isinstance(after, Dispute):
            dispute, done = after, done | {name}
            assert msgspec.json.decode(msgspec.json.encode(dispute), type=Dispute) == dispute


def test_each_step_out_of_order_has_its_code() -> None:
    edition = EDITIONS[STAR]
    assert refusal(ask_review(edition, raised(STAR), 3_000)) == ("dispute-undecided", "14.13")
    assert refusal(close(edition, raised(STAR), 3_000, satisfied=True)) == ("dispute-undecided", "14.13")
    assert refusal(STEPS["decide"](STAR, decided(STAR))) == ("dispute-decided", "14.13")
    assert refusal(ask_review(edition, review_requested(STAR), 3_000)) == ("review-pending", "14.13")
    assert refusal(close(edition, review_requested(STAR), 3_000, satisfied=True)) == (
        "review-pending",
        "14.13",
    )
    closed = unwrap(close(edition, decided(STAR), 3_000, satisfied=True))
    assert refusal(ask_review(edition, closed, 4_000)) == ("dispute-closed", "14.14")


def test_a_dispute_and_a_decision_need_words() -> None:
    edition = EDITIONS[STAR]
    assert refusal(check_raise(edition, " ")) == ("reason-needed", "14.13")
    silent = decide(edition, raised(STAR), "Gus", Role.GAMING_SUPERVISOR, "", 2_000)
    assert refusal(silent) == ("reason-needed", "14.13")
