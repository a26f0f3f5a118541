"""Changing the game of a table: who, after what notice, and what stays on the cloth."""

import pytest
from support import CANBERRA, EDITIONS, PREMIUM, RAPID, STAR, baccarat, clause, coup, refused

from pitboss.game.offer import Offer, limit_players, offer, restrict
from pitboss.game.settlement import Terms, settle_coup
from pitboss.game.sign import Limits, sign
from pitboss.kernel.instant import MINUTE
from pitboss.kernel.rejection import sure
from pitboss.kernel.roles import Role
from pitboss.table.games import change_game

SIX_WINS = "TS 6H TD KC 2H"


def table(edition: str, game: str, layout: str | None = None) -> Offer:
    played = baccarat(edition, game)
    every = [wager.key for wager in played.wagers]
    return sure(offer(EDITIONS[edition], played, 8, layout=layout, approved=every, optional=["super-six"]))


@clause(CANBERRA, "8.3")
def test_canberra_shows_its_method_and_changes_it_only_with_notice() -> None:
    before = table(CANBERRA, "commission")
    for by, told, code in (
        (Role.DEALER, 0, "not-authorised"),
        (Role.CASINO_SUPERVISOR, None, "notice-not-given"),
        (Role.CASINO_SUPERVISOR, 9_000, "notice-not-given"),
    ):
        answer = refused(change_game(before, "non-commission", by, 9_000, told=told, all_agree=True))
        assert (answer.code, answer.clause) == (code, "8.3")
    after = sure(change_game(before, "non-commission", Role.CASINO_SUPERVISOR, 9_000, told=8_999))
    for now, title, won in ((before, "with", 9500), (after, "without", 5000)):
        lines = sure(sign(now, {"super-six": Limits(500, 10_000)}, Terms()))
        shown = next(line for line in lines if line.clause == "8.3")
        assert shown.text == f"Mini-Baccarat {title} commission"
        paid = sure(settle_coup(now.game, coup(SIX_WINS, CANBERRA), {"banker": 10_000}, Terms()))
        assert paid["banker"].won == won


@pytest.mark.parametrize(
    ("edition", "first", "layout", "cited"),
    [
        pytest.param(STAR, "baccarat", "A", "14.8", marks=clause(STAR, "14.8")),
        pytest.param(PREMIUM, "premium", "N", "15.8", marks=clause(PREMIUM, "15.8")),
    ],
)
def test_the_star_changes_to_and_from_even_money_by_sign_or_consent(
    edition: str, first: str, layout: str, cited: str
) -> None:
    supervisors = {"casino-supervisor", "gaming-supervisor", "assistant-gaming-manager", "gaming-manager"}
    for source, target in ((first, "even-money"), ("even-money", first)):
        before = table(edition, source, layout)
        for role in Role:
            answer = change_game(before, target, role, 20 * MINUTE, told=0)
            assert isinstance(answer, Offer) == (role in supervisors)
        early = refused(change_game(before, target, Role.CASINO_SUPERVISOR, 20 * MINUTE - 1, told=0))
        assert (early.code, early.clause) == ("notice-too-short", cited)
        none = refused(change_game(before, target, Role.CASINO_SUPERVISOR, 0))
        assert (none.code, none.clause) == ("notice-not-given", cited)
        agreed = sure(change_game(before, target, Role.CASINO_SUPERVISOR, 0, all_agree=True))
        assert agreed.game.key == target


def test_what_the_table_was_told_stays_with_it() -> None:
    before = sure(limit_players(table(STAR, "baccarat", "A"), Role.CASINO_SUPERVISOR, most=3))
    before = sure(
        restrict(before, "super-six", by=Role.CASINO_SUPERVISOR, surveillance_told=True, sign_shown=True)
    )
    after = sure(change_game(before, "even-money", Role.CASINO_SUPERVISOR, 0, all_agree=True))
    assert [wager.key for wager in after.wagers] == [wager.key for wager in before.wagers]
    assert (after.decks, after.layout, after.closing) == (before.decks, before.layout, before.closing)
    assert (after.main_wager_only, after.players.most) == (frozenset({"super-six"}), 3)
    commission = table(CANBERRA, "commission")
    changed = sure(change_game(commission, "non-commission", Role.CASINO_SUPERVISOR, 2, told=1))
    assert (changed.approved, [wager.key for wager in changed.wagers][-1]) == (
        commission.approved,
        "super-six",
    )


def test_a_game_that_the_edition_has_not_is_refused() -> None:
    answer = change_game(table(STAR, "baccarat", "A"), "poker", Role.CASINO_SUPERVISOR, 0, all_agree=True)
    assert refused(answer).code == "unknown-game"
    rapid = sure(offer(EDITIONS[RAPID], baccarat(RAPID), 8, layout="D"))
    assert refused(change_game(rapid, "even-money", Role.GAMING_MANAGER, 0)).code == "not-authorised"
