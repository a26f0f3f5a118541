"""The round: calls, closing, the cards and the confirmation of their result."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, baccarat, clause, refused

from pitboss.game.cards import CARDS
from pitboss.game.coup import deal_coup
from pitboss.game.offer import offer
from pitboss.game.wagers import Moment
from pitboss.kernel.rejection import Rejection, sure
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Announcement
from pitboss.rules.result import Winner
from pitboss.table.rounds import (
    Round,
    Step,
    announce,
    check_wagers,
    confirm_result,
    draw,
    end_period,
    expose,
    finished_coup,
    select_result,
    start_round,
)

PLACE, NO_MORE = Announcement.PLACE_YOUR_BETS, Announcement.NO_MORE_BETS
NATURAL = ("9S", "KH", "KD", "7C")


def start(
    edition: str, *calls: Announcement, last: Round | None = None, closes: Closes | None = None
) -> Round:
    layouts = baccarat(edition).procedure.layouts
    layout = layouts[0].key if layouts else None
    now = sure(
        start_round(sure(offer(EDITIONS[edition], baccarat(edition), 8, layout=layout, closes=closes)), last)
    )
    for call in calls:
        now = sure(announce(now, call))
    return now


def deal(now: Round, codes: tuple[str, ...] = NATURAL) -> Round:
    for code in codes:
        now = sure(draw(now, CARDS[code]))
    return now


@pytest.mark.parametrize(
    "edition",
    [pytest.param(STAR, marks=clause(STAR, "7.1")), pytest.param(PREMIUM, marks=clause(PREMIUM, "7.1"))],
)
def test_the_dealer_may_make_either_call_before_a_coup_or_none(edition: str) -> None:
    for count in range(3):
        for calls in combinations((PLACE, NO_MORE), count):
            for order in permutations(calls):
                if order == (NO_MORE, PLACE):
                    continue
                called = start(edition, *order)
                assert called.called == set(calls)
                assert (check_wagers(called) is None) == (NO_MORE not in calls)
                assert finished_coup(deal(called)) == deal_coup(
                    called.table.game.procedure.tableau, [CARDS[code] for code in NATURAL]
                )
    begun = deal(start(edition), ("9S",))
    for call in (PLACE, NO_MORE):
        late = refused(announce(begun, call))
        assert (late.code, late.clause) == ("coup-in-progress", "7.1")
    taken_back = refused(announce(start(edition, NO_MORE), PLACE))
    assert (taken_back.code, taken_back.clause) == ("wagers-closed", "7.1")


@clause(CANBERRA, "6.2")
def test_canberra_deals_only_after_no_more_bets() -> None:
    silent = start(CANBERRA)
    assert silent.expects is Step.NO_MORE_BETS
    early = refused(draw(silent, CARDS["9S"]))
    assert (early.clause, early.message) == ("6.2", "Not yet: the round waits for the call of no more bets.")
    dealt = deal(start(CANBERRA, NO_MORE), ("2S", "3S", "KS", "4S"))
    assert [str(card) for card in dealt.coup.player] == ["2S", "KS"]
    assert [str(card) for card in dealt.coup.banker] == ["3S", "4S"]


@clause(RAPID, "7.7.2", "7.7.4.1")
def test_the_rapid_dealer_opens_the_wagering_with_new_game() -> None:
    burned = start(RAPID)
    waiting = refused(check_wagers(burned))
    assert (waiting.code, waiting.clause) == ("wagers-not-open", "7.7.2")
    assert refused(draw(burned, CARDS["9S"])).clause == "7.7.2"
    assert refused(end_period(burned)).code == "wagers-not-open"
    opened = start(RAPID, PLACE)
    assert check_wagers(opened) is None
    over = sure(end_period(opened))
    assert refused(check_wagers(over)).code == "wagers-closed"
    # At the completion of each coup it starts anew, and no sooner.
    dealt = deal(over)
    assert isinstance(start_round(dealt.table, dealt), Rejection)
    done = sure(confirm_result(sure(select_result(dealt, Winner.PLAYER))))
    again = sure(start_round(done.table, done))
    assert (again.called, again.coup.dealt, again.expects) == (frozenset(), 0, Step.PLACE_YOUR_BETS)


@clause(RAPID, "7.7.4.9", "7.7.4.10", "8.1")
def test_a_rapid_coup_is_settled_only_after_result_and_confirmation() -> None:
    dealt = start(RAPID, PLACE)
    for code in NATURAL:
        assert isinstance(finished_coup(dealt), Rejection)
        assert refused(select_result(dealt, Winner.PLAYER)).code == "round-not-over"
        dealt = deal(dealt, (code,))
    assert dealt.expects is Step.RESULT
    assert refused(finished_coup(dealt)).clause == "7.7.4.9"
    assert refused(confirm_result(dealt)).clause == "7.7.4.9"
    for wrong in (Winner.BANKER, Winner.TIE):
        differs = refused(select_result(dealt, wrong))
        assert (differs.code, differs.clause) == ("result-differs", "7.7.4.9")
    chosen = sure(select_result(dealt, Winner.PLAYER))
    assert chosen.expects is Step.CONFIRMATION
    assert refused(finished_coup(chosen)).clause == "8.1"
    assert sure(finished_coup(sure(confirm_result(chosen)))).result.winner is Winner.PLAYER
    assert refused(confirm_result(sure(confirm_result(chosen)))).code == "round-over"


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, GUIDE])
def test_elsewhere_the_complete_coup_is_the_result(edition: str) -> None:
    dealt = deal(start(edition, *([NO_MORE] if edition == CANBERRA else [])))
    assert dealt.expects is None
    assert sure(finished_coup(dealt)).result.winner is Winner.PLAYER
    assert refused(select_result(dealt, Winner.PLAYER)).code == "round-over"


@pytest.mark.parametrize(
    ("edition", "closes", "cited"),
    [(STAR, "first card out", "5.4"), (PREMIUM, "first card seen", "5.4")],
)
def test_wagers_close_when_the_edition_says(edition: str, closes: str, cited: str) -> None:
    opened = start(edition)
    out = deal(opened, ("9S",))
    seen = sure(expose(out))
    assert check_wagers(opened) is None
    assert isinstance(check_wagers(out), Rejection) == (closes == "first card out")
    late = refused(check_wagers(seen))
    assert (late.code, late.clause) == ("wagers-closed", cited)
    assert refused(expose(opened)).code == "no-card-out"


@clause(CANBERRA, "4.1")
def test_canberra_closes_with_the_first_card_or_with_its_period() -> None:
    by_card = start(CANBERRA)
    assert check_wagers(by_card) is None
    assert isinstance(check_wagers(deal(start(CANBERRA, NO_MORE), ("9S",))), Rejection)
    by_clock = start(CANBERRA, closes=Closes.PERIOD_ENDS)
    assert check_wagers(by_clock) is None
    assert refused(check_wagers(sure(end_period(by_clock)))).clause == "4.1"


def test_a_call_that_a_game_has_not_is_refused() -> None:
    for edition, call in ((GUIDE, PLACE), (CANBERRA, PLACE), (RAPID, NO_MORE)):
        assert refused(announce(start(edition), call)).code == "call-not-known"


@given(codes=st.lists(st.sampled_from(sorted(CARDS)), min_size=6, max_size=6))
def test_a_round_is_its_coup_and_wagers_never_come_back(codes: list[str]) -> None:
    now, closed = start(PREMIUM), False
    while now.expects is Step.CARD:
        now = sure(draw(now, CARDS[codes[now.coup.dealt]]))
        now = sure(expose(now)) if now.coup.dealt == 2 else now
        closed_now = isinstance(check_wagers(now), Rejection)
        assert closed_now or not closed
        closed = closed_now
    dealt = [CARDS[code] for code in codes[: now.coup.dealt]]
    assert finished_coup(now) == deal_coup(now.table.game.procedure.tableau, dealt)
    assert refused(draw(now, CARDS["9S"])).code == "too-many-cards"
    assert now.moment is Moment.FIRST_CARD_EXPOSED
