"""The sign on the table: what it must show before wagers open."""

from fractions import Fraction

import pytest
from kit.support import CANBERRA, GUIDE, PREMIUM, STAR, clause, refused
from kit.tables.wagers import (
    DRAGON_BONUS,
    PAIRS,
    PERFECT_PAIRS,
    TIGERS,
    SideBet,
    keep,
    keys,
    side_bets,
    table,
)

from pitboss.acting.setups.sign import Limits, sign
from pitboss.game.offer import Offer
from pitboss.game.settlement import Terms
from pitboss.kernel.rejection import unwrap

FIVE_TO_A_HUNDRED = Limits(500, 10000)


def lines(offered: Offer, *limited: str, terms: Terms | None = None) -> list[tuple[str, str | None]]:
    """The sign of a table that takes 5 to 100 dollars on each of these wagers."""
    shown = unwrap(sign(offered, dict.fromkeys(limited, FIVE_TO_A_HUNDRED), terms or Terms()))
    return [(line.text, line.clause) for line in shown]


@pytest.mark.parametrize("bet", side_bets("amount"))
def test_the_amount_of_a_side_bet_is_on_the_sign(bet: SideBet) -> None:
    offered = bet.table()
    missing = refused(sign(offered, {"player": FIVE_TO_A_HUNDRED}, Terms()))
    assert (missing.code, missing.clause) == ("sign-incomplete", bet.amount)
    title = offered.wagers[-1].title
    assert lines(offered, bet.key) == [(f"{title}: 5.00 to 100.00", bet.amount)]


@pytest.mark.parametrize("bet", side_bets("restricted", ".2"))
def test_the_restriction_of_a_side_bet_is_on_the_sign(bet: SideBet) -> None:
    offered = bet.table()
    restriction = (f"{offered.wagers[-1].title}: with a main wager only", bet.restricted)
    assert restriction not in lines(offered, bet.key)
    assert restriction in lines(unwrap(keep(offered, bet.key)), bet.key)


HALF_ON_SIX = [
    "Player, player wins: 1 to 1",
    "Banker, banker wins without six: 1 to 1",
    "Banker, banker wins with six: 1 to 2",
    "Tie, tie: 8 to 1",
]
COMMISSION = ["Player, player wins: 1 to 1", "Banker, banker wins: 19 to 20", "Tie, tie: 8 to 1"]


@pytest.mark.parametrize(
    "edition, game, number, texts",
    [
        pytest.param(
            STAR, "even-money", "2.5", ["Even Money Baccarat", *HALF_ON_SIX], marks=clause(STAR, "2.5")
        ),
        pytest.param(
            PREMIUM,
            "even-money",
            "2.5",
            ["Even Money Premium Baccarat", *HALF_ON_SIX],
            marks=clause(PREMIUM, "2.5"),
        ),
        pytest.param(
            CANBERRA,
            "commission",
            "8.3",
            ["Mini-Baccarat with commission", *COMMISSION],
        ),
        pytest.param(
            CANBERRA,
            "non-commission",
            "8.3",
            ["Mini-Baccarat without commission", *HALF_ON_SIX],
        ),
    ],
)
def test_the_sign_names_the_game_and_its_odds(edition: str, game: str, number: str, texts: list[str]) -> None:
    assert lines(table(edition, game, optional=[])) == [(text, number) for text in texts]


@pytest.mark.parametrize("edition, game", [(STAR, "baccarat"), (PREMIUM, "premium")])
def test_the_ordinary_game_needs_no_sign_of_its_odds(edition: str, game: str) -> None:
    assert lines(table(edition, game, optional=[])) == []


@clause(PREMIUM, "2.6")
def test_the_sign_of_tie_premium_adds_what_a_tie_wins() -> None:
    offered = table(PREMIUM, "tie-premium", optional=[])
    texts = [
        "Tie Premium Baccarat",
        "Player, player wins: 1 to 1",
        "Player, tie: 2.5 %",
        "Banker, banker wins: 19 to 20",
        "Banker, tie: 2.5 %",
        "Tie, tie: 8 to 1",
    ]
    assert lines(offered, terms=Terms(tie_percent=Fraction(5, 2))) == [(text, "2.6") for text in texts]
    assert "Player, tie: 10 %" in dict(lines(offered, terms=Terms(tie_percent=Fraction(10))))
    for percent in (None, Fraction(1, 2), Fraction(11)):
        assert refused(sign(offered, {}, Terms(tie_percent=percent))).clause == "2.6"


@pytest.mark.parametrize(
    "side_bets, named, number",
    [
        pytest.param(PERFECT_PAIRS, "Perfect Pairs", "9.3", marks=clause(CANBERRA, "9.3")),
        pytest.param(PAIRS, "Canberra Pairs", "9.3", marks=clause(CANBERRA, "9.3")),
        pytest.param(DRAGON_BONUS, "Dragon Bonus", "12.3", marks=clause(CANBERRA, "12.3")),
        pytest.param(("super-six",), "Super 6", "13.3", marks=clause(CANBERRA, "13.3")),
        pytest.param(TIGERS, "Tiger", "14.3", marks=clause(CANBERRA, "14.3")),
    ],
)
def test_canberra_shows_the_option_in_use_and_its_limits(
    side_bets: tuple[str, ...], named: str, number: str
) -> None:
    offered = table(CANBERRA, optional=side_bets)
    for key in side_bets:
        others = [other for other in side_bets if other != key]
        missing = refused(sign(offered, dict.fromkeys(others, FIVE_TO_A_HUNDRED), Terms()))
        assert (missing.code, missing.clause) == ("sign-incomplete", number)
    shown = [text for text, cited in lines(offered, *side_bets) if cited == number]
    assert len(shown) == len(side_bets)
    assert all(named in text and text.endswith(": 5.00 to 100.00") for text in shown)


@clause(GUIDE, "limits")
def test_the_guide_wants_all_limits_on_the_sign_and_no_commission_marked() -> None:
    for game, heading in (("commission", []), ("no-commission", ["No Commission Baccarat", *HALF_ON_SIX])):
        offered = table(GUIDE, game)
        for key in keys(offered):
            others = {other: FIVE_TO_A_HUNDRED for other in keys(offered) if other != key}
            assert refused(sign(offered, others, Terms())).clause == "limits"
        amounts = [f"{wager.title}: 5.00 to 100.00" for wager in offered.wagers]
        assert lines(offered, *keys(offered)) == [(text, "limits") for text in [*heading, *amounts]]
