"""Changing the game of a table: authority and notice."""

from dataclasses import replace

import pytest
from kit.support import (
    CANBERRA,
    EDITIONS,
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
from kit.tables.table_steps import draw, start_round

from pitboss.acting.setups.sign import Limits, sign
from pitboss.acting.state import GameNotice
from pitboss.baccarat.play.games import check_change_game
from pitboss.game.cards import CARDS
from pitboss.game.offer import Offer, offer
from pitboss.game.settlement import Terms, settle_coup
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.words.rendering import english

SUPERVISOR = Role.CASINO_SUPERVISOR
BOTH = frozenset({"Ann", "Bo"})
SIX_WINS = "TS 6H TD KC 2H"


def table(edition: str, game: str, layout: str | None = None) -> Offer:
    played = baccarat(edition, game)
    every = [wager.key for wager in played.wagers]
    return offer(EDITIONS[edition], played, 8, layout=layout, approved=every, optional=["super-six"])


def change(
    before: Offer,
    key: str,
    by: Role = SUPERVISOR,
    at: int = 0,
    notice: GameNotice | None = None,
    agreed: frozenset[str] = frozenset(),
) -> Rejection | None:
    """Asks for a change while Ann and Bo play, between two rounds."""
    return check_change_game(before, key, by, at, last=None, notice=notice, players=BOTH, agreed=agreed)


@clause(CANBERRA, "8.3")
def test_canberra_shows_its_method_and_changes_it_only_with_notice() -> None:
    before = table(CANBERRA, "commission")
    in_time = GameNotice("non-commission", 9_000, 8_999)
    for by, notice, code in (
        (Role.DEALER, in_time, "not-authorised"),
        (SUPERVISOR, None, "notice-not-given"),
        (SUPERVISOR, GameNotice("non-commission", 9_000, 9_000), "notice-not-given"),
        (SUPERVISOR, GameNotice("commission", 9_000, 8_000), "notice-not-given"),
        (SUPERVISOR, GameNotice("non-commission", 9_001, 8_000), "change-not-due"),
    ):
        # Here the consent of all players does not replace notice.
        answer = refused(change(before, "non-commission", by, 9_000, notice, BOTH))
        assert (answer.code, answer.clause) == (code, "8.3")
    assert change(before, "non-commission", SUPERVISOR, 9_000, in_time) is None
    after = table(CANBERRA, "non-commission")
    for now, title, won in ((before, "with", 9500), (after, "without", 5000)):
        lines = unwrap(sign(now, {"super-six": Limits(500, 10_000)}, Terms()))
        shown = next(line for line in lines if line.clause == "8.3")
        assert shown.text == Text(now.game.title)
        assert f" {title} commission" in english(shown.text)
        paid = unwrap(settle_coup(now.game, coup(SIX_WINS, CANBERRA), {"banker": 10_000}, Terms()))
        assert paid["banker"].won == won


@pytest.mark.parametrize(
    ("edition", "first", "layout", "cited"),
    [
        pytest.param(STAR, "baccarat", "A", "14.8", marks=clause(STAR, "14.8")),
        pytest.param(PREMIUM, "premium", "N", "15.8", marks=clause(PREMIUM, "15.8")),
        pytest.param(PREMIUM, "tie-premium", "N", "15.8", marks=clause(PREMIUM, "15.8")),
    ],
)
def test_the_star_changes_to_and_from_even_money_by_sign_or_consent(
    edition: str, first: str, layout: str, cited: str
) -> None:
    due = 20 * MINUTE_MS
    for source, target in ((first, "even-money"), ("even-money", first)):
        before, sign_up = table(edition, source, layout), GameNotice(target, due, 0)
        for role in Role:
            answer = change(before, target, role, due, sign_up)
            assert (answer is None) == (role in SUPERVISORS)
        for at, notice, code in (
            (due - 1, GameNotice(target, due - 1, 0), "notice-too-short"),
            (due - 1, sign_up, "change-not-due"),
            (due, GameNotice(target, due + 1, 0), "change-not-due"),
            (due, GameNotice(source, due, 0), "notice-not-given"),
            (due, None, "notice-not-given"),
        ):
            early = refused(change(before, target, SUPERVISOR, at, notice))
            assert (early.code, early.clause) == (code, cited)
        for agreed in (frozenset[str](), frozenset({"Ann"}), BOTH, BOTH | {"Cy"}):
            answer = change(before, target, agreed=agreed)
            assert (answer is None) == (agreed >= BOTH)
        # With no players there is no consent.
        alone = refused(check_change_game(before, target, SUPERVISOR, 0, last=None))
        assert (alone.code, alone.clause) == ("notice-not-given", cited)


def test_a_notice_serves_for_one_change() -> None:
    start, back = table(STAR, "baccarat", "A"), GameNotice("baccarat", 40 * MINUTE_MS, 20 * MINUTE_MS)
    notice = GameNotice("even-money", 20 * MINUTE_MS, 0)
    assert change(start, "even-money", SUPERVISOR, 20 * MINUTE_MS, notice) is None
    changed = replace(table(STAR, "even-money", "A"), game_since=20 * MINUTE_MS)
    assert change(changed, "baccarat", SUPERVISOR, 40 * MINUTE_MS, back) is None
    again = replace(start, game_since=40 * MINUTE_MS)
    used = refused(change(again, "even-money", SUPERVISOR, 60 * MINUTE_MS, notice))
    assert (used.code, used.clause) == ("notice-not-given", "14.8")


def test_the_game_changes_between_two_coups() -> None:
    before = table(STAR, "baccarat", "A")
    begun = unwrap(draw(unwrap(start_round(before, burned_shoe(STAR), "coup 1")), CARDS["9S"]))
    during = check_change_game(before, "even-money", SUPERVISOR, 0, last=begun, players=BOTH, agreed=BOTH)
    assert (refused(during).code, refused(during).clause) == ("coup-in-progress", "14.8")
    for code in ("KH", "KD", "7C"):
        begun = unwrap(draw(begun, CARDS[code]))
    after = check_change_game(before, "even-money", SUPERVISOR, 0, last=begun, players=BOTH, agreed=BOTH)
    assert after is None


def test_a_game_that_the_edition_has_not_is_refused() -> None:
    for key in ("poker", "baccarat"):
        assert refused(change(table(STAR, "baccarat", "A"), key, agreed=BOTH)).code == "unknown-game"
    rapid = offer(EDITIONS[RAPID], baccarat(RAPID), 8, layout="D")
    assert refused(change(rapid, "even-money", Role.GAMING_MANAGER, agreed=BOTH)).code == "not-authorised"
