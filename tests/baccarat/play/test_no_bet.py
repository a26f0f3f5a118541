"""Coups without wagers: each edition's occasions and authority."""

from dataclasses import replace

import pytest
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
    coup,
    refused,
)
from kit.tables.table_steps import announce, call_no_bet, draw, start_round

from pitboss.baccarat.play.no_bet import Situation
from pitboss.baccarat.play.rounds import RoundStep, finished_coup
from pitboss.game.cards import CARDS
from pitboss.game.offer import NoBet, Offer, offer
from pitboss.game.wagers import place
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AnyOf
from pitboss.rules.authority import Act
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Announcement, Device, Fact
from pitboss.words.rendering import english

EMPTY, AGREED = Act.NO_BET_COUP_EMPTY, Act.NO_BET_COUP_AGREED
NOBODY = Situation(device=Device.SHOE)
BOTH = frozenset({"Ann", "Bo"})
WATCHING = Situation(device=Device.SHOE, players=BOTH)
ALL_AGREE = replace(WATCHING, agreed=BOTH)


def table(edition: str, closes: Closes | None = None) -> Offer:
    layouts = baccarat(edition).procedure.layouts
    layout = layouts[0].key if layouts else None
    return offer(EDITIONS[edition], baccarat(edition), 8, layout=layout, closes=closes)


def allowed(edition: str, act: Act, now: Situation, closes: Closes | None = None) -> bool:
    """Whether the act is allowed to the right role."""
    by = Role.CASINO_SUPERVISOR if edition == CANBERRA else Role.ASSISTANT_GAMING_MANAGER
    return not isinstance(call_no_bet(table(edition, closes), act, now, by, "coup 1"), Rejection)


def without_wagers(edition: str, act: Act, now: Situation, by: Role) -> Offer:
    """The table after an order for a no-bet coup."""
    return replace(table(edition), no_bet=unwrap(call_no_bet(table(edition), act, now, by, "coup 1")))


@clause(STAR, "7.4")
def test_the_star_deals_to_an_empty_table_from_a_shoe_if_marked_or_watched() -> None:
    for marker in (False, True):
        for notified in (False, True):
            for device in Device:
                now = Situation(device=device, marker=marker, surveillance_notified=notified)
                due = (marker or notified) and device is not Device.SHUFFLING_DEVICE
                assert allowed(STAR, EMPTY, now) == due
                assert not allowed(STAR, EMPTY, replace(now, players=BOTH, agreed=BOTH))
    missing = refused(call_no_bet(table(STAR), EMPTY, NOBODY, Role.CASINO_SUPERVISOR, "coup 1"))
    assert (missing.code, missing.clause) == ("no-bet-coup-not-allowed", "7.4")
    assert missing.facts == {"case": "only-if", "facts": AnyOf((Fact.MARKER.text, Fact.SURVEILLANCE.text))}
    assert english(missing.text) == "Only if a marker on the layout shows it or Surveillance has been told."


@clause(PREMIUM, "7.4")
def test_premium_deals_when_no_wager_has_been_placed() -> None:
    assert allowed(PREMIUM, EMPTY, NOBODY)
    assert allowed(PREMIUM, EMPTY, WATCHING)
    assert not allowed(PREMIUM, EMPTY, replace(WATCHING, wagers=1))


@pytest.mark.parametrize(
    ("edition", "cited"),
    [
        pytest.param(STAR, "7.5", marks=clause(STAR, "7.5")),
        pytest.param(PREMIUM, "7.5", marks=clause(PREMIUM, "7.5")),
    ],
)
def test_all_players_may_agree_to_coups_without_wagers(edition: str, cited: str) -> None:
    assert allowed(edition, AGREED, ALL_AGREE)
    # Surveillance, marker and device do not matter if all agree; a player who does not agree does.
    assert allowed(edition, AGREED, replace(ALL_AGREE, device=Device.SHUFFLING_DEVICE))
    for agreed in (frozenset[str](), frozenset({"Ann"}), frozenset({"Ann", "Cy"})):
        now = replace(ALL_AGREE, agreed=agreed)
        answer = refused(call_no_bet(table(edition), AGREED, now, Role.ASSISTANT_GAMING_MANAGER, "coup 1"))
        assert answer.clause == cited
        assert answer.facts == {"case": "only-if", "facts": AnyOf((Fact.ALL_AGREE.text,))}
    # The order is for one coup or more, until the table takes wagers again.
    dark = without_wagers(edition, AGREED, ALL_AGREE, Role.ASSISTANT_GAMING_MANAGER)
    shoe = burned_shoe(edition)
    first = unwrap(start_round(dark, shoe, "coup 1"))
    for code in ("9S", "KH", "KD", "7C"):
        first = unwrap(draw(first, CARDS[code]))
    assert unwrap(finished_coup(first)).result.player == 9
    second = unwrap(start_round(dark, shoe, "coup 2"))
    assert refused(place(second.table, {}, "player", 500)).code == "no-bet-coup"
    assert place(replace(dark, no_bet=None), {}, "player", 500) == {"player": 500}


@clause(CANBERRA, "4.8", "4.8(a)", "4.8(b)")
def test_canberra_deals_to_players_only_if_one_asks_and_all_agree() -> None:
    for askers in (frozenset[str](), frozenset({"Bo"}), frozenset({"Cy"})):
        for agreed in (frozenset[str](), frozenset({"Bo"}), BOTH, BOTH | {"Cy"}):
            now = replace(WATCHING, requested=askers, agreed=agreed)
            assert allowed(CANBERRA, AGREED, now) == (askers == {"Bo"} and agreed >= BOTH)
    assert not allowed(CANBERRA, AGREED, NOBODY)
    assert not allowed(CANBERRA, EMPTY, replace(ALL_AGREE, requested=BOTH))
    answer = refused(call_no_bet(table(CANBERRA), AGREED, ALL_AGREE, Role.CASINO_SUPERVISOR, "coup 1"))
    assert answer.clause == "4.8"
    assert answer.facts == {"case": "only-if", "facts": AnyOf((Fact.REQUEST.text,))}


@clause(CANBERRA, "4.9", "4.9(a)", "4.9(b)")
def test_canberra_deals_when_nobody_is_there_or_a_period_passed_without_a_wager() -> None:
    idle = replace(WATCHING, period_ended=True)
    for closes in (Closes.FIRST_CARD_REMOVED, Closes.PERIOD_ENDS):
        assert allowed(CANBERRA, EMPTY, NOBODY, closes)
        assert not allowed(CANBERRA, EMPTY, WATCHING, closes)
        # Without a set wagering period, none can have ended.
        assert allowed(CANBERRA, EMPTY, idle, closes) == (closes is Closes.PERIOD_ENDS)
        assert not allowed(CANBERRA, EMPTY, replace(idle, wagers=1), closes)


@pytest.mark.parametrize("edition", [STAR, PREMIUM])
def test_nobodys_consent_is_no_consent(edition: str) -> None:
    for agreed in (frozenset[str](), BOTH):
        assert not allowed(edition, AGREED, replace(NOBODY, agreed=agreed))


@clause(CANBERRA, "4.8", "4.9")
def test_an_order_in_canberra_is_for_one_round_of_play() -> None:
    shoe = burned_shoe(CANBERRA)
    for act, now in ((AGREED, replace(ALL_AGREE, requested=BOTH)), (EMPTY, NOBODY)):
        dark = without_wagers(CANBERRA, act, now, Role.CASINO_SUPERVISOR)
        first = unwrap(announce(unwrap(start_round(dark, shoe, "coup 1")), Announcement.NO_MORE_BETS))
        for code in ("9S", "KH", "KD", "7C"):
            first = unwrap(draw(first, CARDS[code]))
        over = refused(start_round(dark, shoe, "coup 2"))
        assert (over.code, over.clause) == ("no-bet-coup-over", "4.8" if act is AGREED else "4.9")
        lit = unwrap(start_round(replace(dark, no_bet=None), shoe, "coup 2"))
        assert place(lit.table, {}, "player", 500) == {"player": 500}


@clause(CANBERRA, "4.10")
@pytest.mark.parametrize("codes", ["2S KH TD QC 7H JS", "9S KH KD 7C", "9S KH 4D 7C 7H"])
def test_canberra_plays_a_no_bet_coup_like_any_other(codes: str) -> None:
    dark = without_wagers(CANBERRA, EMPTY, NOBODY, Role.CASINO_SUPERVISOR)
    now = unwrap(start_round(dark, burned_shoe(CANBERRA), "coup 1"))
    assert refused(draw(now, CARDS["2S"])).clause == "6.2"
    now = unwrap(announce(now, Announcement.NO_MORE_BETS))
    for code in codes.split():
        assert now.expects is RoundStep.CARD
        now = unwrap(draw(now, CARDS[code]))
    assert unwrap(finished_coup(now)) == coup(codes, CANBERRA)
    assert refused(draw(now, CARDS["2S"])).code == "too-many-cards"


@pytest.mark.parametrize(
    ("edition", "may", "empty", "agreed"),
    [
        pytest.param(STAR, SUPERVISORS, "7.4", "7.5", marks=clause(STAR, "7.4", "7.5", "1.1.no-bet-coup")),
        pytest.param(
            PREMIUM,
            {Role.ASSISTANT_GAMING_MANAGER},
            "7.4",
            "7.5",
            marks=clause(PREMIUM, "7.4", "7.5", "1.1.no-bet-coup"),
        ),
        pytest.param(
            CANBERRA,
            {Role.CASINO_SUPERVISOR},
            "4.9",
            "4.8",
            marks=clause(CANBERRA, "4.8", "4.9", "A.no-bet-coup"),
        ),
    ],
)
def test_who_may_order_it_and_that_it_takes_no_wager(
    edition: str, may: set[Role], empty: str, agreed: str
) -> None:
    deserted = replace(NOBODY, surveillance_notified=True)
    for act, now, cited in ((EMPTY, deserted, empty), (AGREED, replace(ALL_AGREE, requested=BOTH), agreed)):
        for role in Role:
            answer = call_no_bet(table(edition), act, now, role, "coup 1")
            assert isinstance(answer, NoBet) == (role in may)
            if isinstance(answer, Rejection):
                assert (answer.code, answer.clause) == ("not-authorised", cited)
                continue
            dark = replace(table(edition), no_bet=answer)
            for wager in dark.wagers:
                late = refused(place(dark, {}, wager.key, 500))
                assert (late.code, late.clause) == ("no-bet-coup", cited)
        for wagers in (1, 2):
            placed = refused(
                call_no_bet(table(edition), act, replace(now, wagers=wagers), max(may), "coup 1")
            )
            assert (placed.code, placed.clause) == ("wagers-placed", cited)


def test_what_no_row_allows_is_refused() -> None:
    for edition in (GUIDE, RAPID):
        for act in (EMPTY, AGREED):
            answer = refused(call_no_bet(table(edition), act, NOBODY, Role.CASINO_SUPERVISOR, "coup 1"))
            assert answer.code == "not-authorised"
    prompted = call_no_bet(table(RAPID), Act.NO_BET_COUP_PROMPTED, NOBODY, Role.CASINO_SUPERVISOR, "coup 1")
    assert (refused(prompted).code, refused(prompted).clause) == ("no-bet-coup-not-allowed", "11.8.14")
