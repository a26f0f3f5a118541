"""The round: calls, closing, the cards and the confirmation of their result."""

from dataclasses import replace
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import (
    CANBERRA,
    EDITIONS,
    GUIDE,
    PREMIUM,
    RAPID,
    STAR,
    SUPERVISORS,
    baccarat,
    burned_shoe,
    clause,
    refused,
)
from kit.tables.table_steps import (
    announce,
    confirm_result,
    draw,
    end_period,
    reopen,
    see_cards,
    select_result,
    start_round,
    take,
)

from pitboss.baccarat.play.rounds import Round, RoundStep, check_wagers, finished_coup
from pitboss.game.cards import CARDS
from pitboss.game.coup import deal_coup
from pitboss.game.offer import NoBet, offer
from pitboss.game.preparing.dealing import check_face
from pitboss.game.shoe import open_shoe
from pitboss.game.wagers import Moment
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Announcement, DealingMethod, Device
from pitboss.rules.result import Winner

PLACE, NO_MORE = Announcement.PLACE_YOUR_BETS, Announcement.NO_MORE_BETS
NATURAL = ("9S", "KH", "KD", "7C")


def start(edition: str, *calls: Announcement, closes: Closes | None = None) -> Round:
    layouts = baccarat(edition).procedure.layouts
    layout = layouts[0].key if layouts else None
    table = offer(EDITIONS[edition], baccarat(edition), 8, layout=layout, closes=closes)
    now = unwrap(start_round(table, burned_shoe(edition), "coup 1"))
    for call in calls:
        now = unwrap(announce(now, call))
    return now


def deal(now: Round, codes: tuple[str, ...] = NATURAL) -> Round:
    for code in codes:
        now = unwrap(draw(now, CARDS[code]))
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
    assert silent.expects is RoundStep.NO_MORE_BETS
    early = refused(draw(silent, CARDS["9S"]))
    assert early.clause == "6.2"
    assert early.facts == {"case": "waits", "step": RoundStep.NO_MORE_BETS.text}
    dealt = deal(start(CANBERRA, NO_MORE), ("2S", "3S", "KS", "4S"))
    assert [str(card) for card in dealt.coup.player] == ["2S", "KS"]
    assert [str(card) for card in dealt.coup.banker] == ["3S", "4S"]


@clause(RAPID, "7.7.2", "7.7.4.1")
def test_the_rapid_dealer_opens_the_wagering_with_new_game() -> None:
    table = start(RAPID).table
    full = unwrap(open_shoe(table.game, 8, Device.SCANNING_SHOE))
    assert refused(start_round(table, full, "coup 1")).code == "burn-due"
    burned = start(RAPID)
    waiting = refused(check_wagers(burned))
    assert (waiting.code, waiting.clause) == ("wagers-not-open", "7.7.2")
    assert refused(draw(burned, CARDS["9S"])).clause == "7.7.2"
    assert refused(end_period(burned)).code == "wagers-not-open"
    opened = start(RAPID, PLACE)
    assert check_wagers(opened) is None
    over = unwrap(end_period(opened))
    assert refused(check_wagers(over)).code == "wagers-closed"
    again = unwrap(start_round(table, burned_shoe(RAPID), "coup 2"))
    assert (opened.key, again.key) == ("coup 1", "coup 2")
    assert (again.called, again.coup.dealt, again.expects) == (frozenset(), 0, RoundStep.PLACE_YOUR_BETS)


@clause(RAPID, "7.7.4.9", "7.7.4.10", "8.1")
def test_a_rapid_coup_is_settled_only_after_result_and_confirmation() -> None:
    dealt = start(RAPID, PLACE)
    for code in NATURAL:
        assert isinstance(finished_coup(dealt), Rejection)
        assert refused(select_result(dealt, Winner.PLAYER)).code == "round-not-over"
        dealt = deal(dealt, (code,))
    assert dealt.expects is RoundStep.RESULT
    assert refused(finished_coup(dealt)).clause == "7.7.4.9"
    assert refused(confirm_result(dealt)).clause == "7.7.4.9"
    for wrong in (Winner.BANKER, Winner.TIE):
        differs = refused(select_result(dealt, wrong))
        assert (differs.code, differs.clause) == ("result-differs", "7.7.4.9")
    chosen = unwrap(select_result(dealt, Winner.PLAYER))
    assert chosen.expects is RoundStep.CONFIRMATION
    # Until it is confirmed it may be selected again, but only correctly.
    assert select_result(chosen, Winner.PLAYER) == chosen
    assert refused(select_result(chosen, Winner.TIE)).code == "result-differs"
    assert refused(finished_coup(chosen)).clause == "8.1"
    assert refused(select_result(unwrap(confirm_result(chosen)), Winner.PLAYER)).code == "round-over"
    assert unwrap(finished_coup(unwrap(confirm_result(chosen)))).result.winner is Winner.PLAYER
    assert refused(confirm_result(unwrap(confirm_result(chosen)))).code == "round-over"


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, GUIDE])
def test_elsewhere_the_complete_coup_is_the_result(edition: str) -> None:
    dealt = deal(start(edition, *([NO_MORE] if edition == CANBERRA else [])))
    assert dealt.expects is None
    assert unwrap(finished_coup(dealt)).result.winner is Winner.PLAYER
    assert refused(select_result(dealt, Winner.PLAYER)).code == "round-over"


@clause(STAR, "5.3", "5.4")
def test_the_star_closes_when_a_card_leaves_the_shoe() -> None:
    opened = start(STAR)
    assert check_wagers(opened) is None
    for face_up in (True, False):
        late = refused(check_wagers(unwrap(draw(opened, CARDS["9S"], face_up=face_up))))
        assert (late.code, late.clause) == ("wagers-closed", "5.4")


@clause(PREMIUM, "5.3", "5.4")
def test_premium_closes_when_a_card_is_seen() -> None:
    assert refused(check_wagers(deal(start(PREMIUM), ("9S",)))).clause == "5.4"
    down = start(PREMIUM)
    for code in NATURAL:
        down = unwrap(draw(down, CARDS[code], face_up=False))
        assert check_wagers(down) is None
        assert refused(check_wagers(see_cards(down))).clause == "5.4"
    # Four cards face down reveal nothing: no third card and no result before they are seen.
    assert down.expects is RoundStep.EXPOSURE
    assert refused(finished_coup(down)).clause == "5.4"
    seen = see_cards(down)
    assert unwrap(finished_coup(seen)).result.winner is Winner.PLAYER
    # Once closed, wagers stay closed to the end.
    late = see_cards(unwrap(draw(start(PREMIUM), CARDS["2S"], face_up=False)))
    for code in ("KH", "TD", "QC", "7H", "JS"):
        late = unwrap(draw(late, CARDS[code], face_up=False))
        assert refused(check_wagers(late)).code == "wagers-closed"
    assert unwrap(finished_coup(late)).dealt == 6


def test_a_third_card_waits_until_the_first_four_are_seen() -> None:
    down = start(STAR)
    for code in ("2S", "KH", "TD", "QC"):
        down = unwrap(draw(down, CARDS[code], face_up=False))
    assert down.expects is RoundStep.EXPOSURE
    assert see_cards(down).expects is RoundStep.CARD


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA])
def test_no_more_bets_holds_for_the_rest_of_the_coup(edition: str) -> None:
    now = start(edition, NO_MORE)
    for code in ("9S", "KH", "KD", "7C"):
        assert refused(check_wagers(now)).code == "wagers-closed"
        now = unwrap(draw(now, CARDS[code], face_up=False))
    assert refused(check_wagers(now)).code == "wagers-closed"


@clause(CANBERRA, "4.1", "4.1(a)", "4.1(b)", "4.7")
def test_canberra_closes_with_the_first_card_or_with_its_period() -> None:
    by_card = start(CANBERRA)
    assert check_wagers(by_card) is None
    assert refused(announce(by_card, PLACE)).code == "call-not-known"
    assert refused(check_wagers(deal(start(CANBERRA, NO_MORE), ("9S",)))).clause == "4.7"
    # A set period begins with the call for bets, and ends with the clock and the call of no more bets.
    waiting = start(CANBERRA, closes=Closes.PERIOD_ENDS)
    assert waiting.expects is RoundStep.PLACE_YOUR_BETS
    assert refused(check_wagers(waiting)).code == "wagers-not-open"
    by_clock = start(CANBERRA, PLACE, closes=Closes.PERIOD_ENDS)
    assert check_wagers(by_clock) is None
    over = unwrap(end_period(by_clock))
    assert refused(check_wagers(over)).clause == "4.1"
    assert over.expects is RoundStep.NO_MORE_BETS
    assert deal(unwrap(announce(over, NO_MORE))).expects is None


# Reopened wagers.


@clause(STAR, "12.12")
@pytest.mark.parametrize("method", baccarat(STAR).procedure.methods, ids=lambda method: method.key)
def test_the_star_reopens_wagers_before_a_card_is_seen_but_not_under_method_a(method: DealingMethod) -> None:
    now = start(STAR)
    for code in NATURAL:
        now = unwrap(draw(now, CARDS[code], face_up=False))
        assert isinstance(check_wagers(now), Rejection)
        for role in Role:
            answer = reopen(now, method, role)
            assert isinstance(answer, Round) == (role in SUPERVISORS and method.key in ("B", "C"))
            if isinstance(answer, Round):
                assert check_wagers(answer) is None
                assert answer.coup == now.coup
                assert refused(check_wagers(see_cards(answer))).code == "wagers-closed"
            else:
                assert answer.clause == "12.12"
    seen = refused(reopen(see_cards(now), method, Role.GAMING_MANAGER))
    assert seen.clause == "12.12"
    assert method.key == "A" or seen.code == "card-seen"


@clause(RAPID, "4.2.8")
def test_rapid_wagers_are_reopened_by_a_supervisor_until_a_card_shows() -> None:
    (method,) = baccarat(RAPID).procedure.methods
    over = unwrap(end_period(start(RAPID, PLACE)))
    for role in Role:
        answer = reopen(over, method, role)
        assert isinstance(answer, Round) == (role in SUPERVISORS)
        assert isinstance(answer, Rejection) or check_wagers(answer) is None
    again = unwrap(reopen(over, method, Role.CASINO_SUPERVISOR))
    assert refused(reopen(again, method, Role.CASINO_SUPERVISOR)).code == "wagers-open"
    assert refused(check_wagers(unwrap(end_period(again)))).code == "wagers-closed"
    shown = refused(reopen(deal(over, ("9S",)), method, Role.CASINO_SUPERVISOR))
    assert (shown.code, shown.clause) == ("card-seen", "4.2.8")


def test_what_no_clause_reopens_stays_closed() -> None:
    method = baccarat(PREMIUM).procedure.methods[0]
    seen = deal(start(PREMIUM), ("9S",))
    assert refused(reopen(seen, method, Role.GAMING_MANAGER)).code == "not-authorised"


def test_a_call_of_no_more_bets_is_made_again_after_reopening() -> None:
    down = baccarat(CANBERRA).procedure.methods[1]
    for closes in (Closes.FIRST_CARD_REMOVED, Closes.PERIOD_ENDS):
        calls = [PLACE, NO_MORE] if closes is Closes.PERIOD_ENDS else [NO_MORE]
        called = start(CANBERRA, *calls, closes=closes)
        # Canberra 15.6 speaks of wagers once a card has been dealt.
        assert refused(reopen(called, down, Role.CASINO_SUPERVISOR)).code == "reopening-before-card"
        out = unwrap(reopen(unwrap(draw(called, CARDS["9S"], face_up=False)), down, Role.CASINO_SUPERVISOR))
        assert check_wagers(out) is None
        assert refused(check_wagers(unwrap(announce(out, NO_MORE)))).code == "wagers-closed"
        assert refused(check_wagers(unwrap(draw(out, CARDS["KH"], face_up=False)))).code == "wagers-closed"


def test_nothing_is_reopened_that_was_not_closed() -> None:
    (method,) = baccarat(RAPID).procedure.methods
    for now in (start(RAPID), start(RAPID, PLACE)):
        assert refused(reopen(now, method, Role.CASINO_SUPERVISOR)).code == "wagers-open"
    down = baccarat(CANBERRA).procedure.methods[1]
    table = start(CANBERRA).table
    dark = replace(table, no_bet=NoBet("4.9", None))
    now = unwrap(announce(unwrap(start_round(dark, burned_shoe(CANBERRA), "coup 1")), NO_MORE))
    assert refused(reopen(now, down, Role.CASINO_SUPERVISOR)).code == "wagers-open"


def test_a_round_is_dealt_from_the_cards_of_its_table() -> None:
    table = start(STAR).table
    for shoe in (burned_shoe(PREMIUM), replace(burned_shoe(STAR), decks=6)):
        assert refused(start_round(table, shoe, "coup 1")).code == "other-shoe"
    begun = unwrap(take(burned_shoe(STAR), CARDS["9S"]))
    assert refused(start_round(table, begun, "coup 1")).code == "coup-in-progress"


def test_rapid_cards_are_never_face_down() -> None:
    (method,) = baccarat(RAPID).procedure.methods
    answer = refused(check_face(method, "down"))
    assert (answer.code, answer.clause) == ("face-not-allowed", "3.3")


def test_only_a_table_with_a_set_period_has_one_that_ends() -> None:
    answer = refused(end_period(start(PREMIUM)))
    assert (answer.code, answer.clause) == ("no-wagering-period", "5.4")


def test_a_call_that_a_game_has_not_is_refused() -> None:
    for edition, call in ((GUIDE, PLACE), (CANBERRA, PLACE), (RAPID, NO_MORE)):
        assert refused(announce(start(edition), call)).code == "call-not-known"


@given(codes=st.lists(st.sampled_from(sorted(CARDS)), min_size=6, max_size=6))
def test_a_round_is_its_coup_and_wagers_never_come_back(codes: list[str]) -> None:
    now, closed = start(PREMIUM), False
    while now.expects in (RoundStep.CARD, RoundStep.EXPOSURE):
        if now.expects is RoundStep.EXPOSURE:
            now = see_cards(now)
        else:
            now = unwrap(draw(now, CARDS[codes[now.coup.dealt]], face_up=False))
        closed_now = isinstance(check_wagers(now), Rejection)
        assert closed_now or not closed
        closed = closed_now
    dealt = [CARDS[code] for code in codes[: now.coup.dealt]]
    assert finished_coup(now) == deal_coup(now.table.game.procedure.tableau, dealt)
    assert refused(draw(now, CARDS["9S"])).code == "too-many-cards"
    assert now.moment is Moment.FIRST_CARD_EXPOSED
