"""Notice: each edition's minutes, and the acts that only have to be announced beforehand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, refused

from pitboss.acting.registers.notice import check_notice
from pitboss.kernel.instant import MINUTE_MS
from pitboss.rules.authority import Act
from pitboss.words.rendering import english

TWENTY_MINUTES = [
    (STAR, Act.RAISE_MINIMUM, "6.7"),
    (STAR, Act.CHANGE_GAME, "14.8"),
    (STAR, Act.CLOSE_TABLE, "14.9"),
    (PREMIUM, Act.RAISE_MINIMUM, "6.6"),
    (PREMIUM, Act.CHANGE_GAME, "15.8"),
    (PREMIUM, Act.CLOSE_TABLE, "15.9"),
    (RAPID, Act.CLOSE_TABLE, "12.8"),
]
A_WORD_BEFORE = [(Act.ALTER_LIMITS, "3.3"), (Act.CHANGE_GAME, "8.3"), (Act.CLOSE_TABLE, "16.2")]


@pytest.mark.parametrize(("edition", "act", "cited"), TWENTY_MINUTES)
@given(shown=st.integers(0, 10**13), waited=st.integers(-5 * MINUTE_MS, 40 * MINUTE_MS))
def test_a_sign_stands_for_twenty_minutes(
    edition: str, act: Act, cited: str, shown: int, waited: int
) -> None:
    answer = check_notice(EDITIONS[edition], act, shown, shown + waited)
    if waited >= 20 * MINUTE_MS:
        assert answer is None
    else:
        assert (refused(answer).code, refused(answer).clause) == ("notice-too-short", cited)
    never = refused(check_notice(EDITIONS[edition], act, None, shown))
    assert (never.code, never.clause) == ("notice-not-given", cited)


def test_the_refusal_says_how_long_is_left() -> None:
    minutes = [
        english(refused(check_notice(EDITIONS[STAR], Act.CLOSE_TABLE, 0, at)).text).partition(": ")[2]
        for at in (0, 1, 18 * MINUTE_MS, 18 * MINUTE_MS + 1, 19 * MINUTE_MS, 20 * MINUTE_MS - 1)
    ]
    assert minutes == [
        "20 minutes to go.",
        "20 minutes to go.",
        "2 minutes to go.",
        "2 minutes to go.",
        "1 minute to go.",
        "1 minute to go.",
    ]


@pytest.mark.parametrize(("act", "cited"), A_WORD_BEFORE)
def test_canberra_wants_a_word_before(act: Act, cited: str) -> None:
    assert check_notice(EDITIONS[CANBERRA], act, 4_000, 4_001) is None
    for announced in (None, 4_001, 5_000):
        answer = refused(check_notice(EDITIONS[CANBERRA], act, announced, 4_001))
        assert (answer.code, answer.clause) == ("notice-not-given", cited)


@pytest.mark.parametrize(("edition", "act", "cited"), TWENTY_MINUTES)
def test_a_change_waits_for_the_time_that_the_notice_names(edition: str, act: Act, cited: str) -> None:
    for at in (20 * MINUTE_MS, 29 * MINUTE_MS, 30 * MINUTE_MS):
        answer = check_notice(EDITIONS[edition], act, 0, at, due=30 * MINUTE_MS)
        if at < 30 * MINUTE_MS:
            assert (refused(answer).code, refused(answer).clause) == ("change-not-due", cited)
        else:
            assert answer is None


def test_what_no_rule_speaks_of_waits_for_nothing() -> None:
    assert check_notice(EDITIONS[GUIDE], Act.CLOSE_TABLE, None, 0) is None
