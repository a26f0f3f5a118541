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
from pitboss.kernel.money import stated_odds, stated_percent
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Text
from pitboss.words.rendering import english

FIVE_TO_A_HUNDRED = Limits(500, 10000)


Shown = list[tuple[Text, str | None]]


def lines(offered: Offer, *limited: str, terms: Terms | None = None) -> Shown:
    """The sign of a table that takes 5 to 100 dollars on each of these wagers."""
    shown = unwrap(sign(offered, dict.fromkeys(limited, FIVE_TO_A_HUNDRED), terms or Terms()))
    return [(line.text, line.clause) for line in shown]


@pytest.mark.parametrize("bet", side_bets("amount"))
def test_the_amount_of_a_side_bet_is_on_the_sign(bet: SideBet) -> None:
    offered = bet.table()
    missing = refused(sign(offered, {"player": FIVE_TO_A_HUNDRED}, Terms()))
    assert (missing.code, missing.clause) == ("sign-incomplete", bet.amount)
    (line,) = lines(offered, bet.key)
    assert line == (amount(offered.wagers[-1].title), bet.amount)
    assert english(line[0]).endswith(": $5 to $100")


@pytest.mark.parametrize("bet", side_bets("restricted", ".2"))
def test_the_restriction_of_a_side_bet_is_on_the_sign(bet: SideBet) -> None:
    offered = bet.table()
    restriction = (
        Text("sign-main-wager-only", {"wager": Text(offered.wagers[-1].title)}),
        bet.restricted,
    )
    assert restriction not in lines(offered, bet.key)
    assert restriction in lines(unwrap(keep(offered, bet.key)), bet.key)


def amount(title: str) -> Text:
    """The line of a wager of 5 to 100 dollars."""
    return FIVE_TO_A_HUNDRED.line("sign-wager", wager=Text(title))


def heading(offered: Offer, *rows: tuple[str, str, Text]) -> list[Text]:
    """The lines of a game and its odds: the event if it is not the wager's own, the wager, and the odds."""
    titles = offered.game.titles
    texts = (
        Text(f"sign-pays{event and '-'}{event}", {"wager": Text(titles[wager]), "odds": odds})
        for event, wager, odds in rows
    )
    return [Text(offered.game.title), *texts]


EVEN, TIE = stated_odds(1), ("", "tie", stated_odds(8))
HALF_ON_SIX = (
    ("", "player", EVEN),
    ("banker-wins-without-six", "banker", EVEN),
    ("banker-wins-with-six", "banker", stated_odds(Fraction(1, 2))),
    TIE,
)
COMMISSION = (("", "player", EVEN), ("", "banker", stated_odds(Fraction(19, 20))), TIE)


@pytest.mark.parametrize(
    "edition, game, number, rows",
    [
        pytest.param(STAR, "even-money", "2.5", HALF_ON_SIX, marks=clause(STAR, "2.5")),
        pytest.param(PREMIUM, "even-money", "2.5", HALF_ON_SIX, marks=clause(PREMIUM, "2.5")),
        (CANBERRA, "commission", "8.3", COMMISSION),
        (CANBERRA, "non-commission", "8.3", HALF_ON_SIX),
    ],
)
def test_the_sign_names_the_game_and_its_odds(
    edition: str, game: str, number: str, rows: tuple[tuple[str, str, Text], ...]
) -> None:
    offered = table(edition, game, optional=[])
    assert lines(offered) == [(text, number) for text in heading(offered, *rows)]


@pytest.mark.parametrize("edition, game", [(STAR, "baccarat"), (PREMIUM, "premium")])
def test_the_ordinary_game_needs_no_sign_of_its_odds(edition: str, game: str) -> None:
    assert lines(table(edition, game, optional=[])) == []


@clause(PREMIUM, "2.6")
def test_the_sign_of_tie_premium_adds_what_a_tie_wins() -> None:
    offered = table(PREMIUM, "tie-premium", optional=[])
    player, banker, tie = COMMISSION
    for percent in (Fraction(5, 2), Fraction(10)):
        paid = stated_percent(percent)
        texts = heading(offered, player, ("tie", "player", paid), banker, ("tie", "banker", paid), tie)
        assert lines(offered, terms=Terms(tie_percent=percent)) == [(text, "2.6") for text in texts]
    for wrong in (None, Fraction(1, 2), Fraction(11)):
        assert refused(sign(offered, {}, Terms(tie_percent=wrong))).clause == "2.6"


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
    shown = [english(text) for text, cited in lines(offered, *side_bets) if cited == number]
    assert len(shown) == len(side_bets)
    assert all(named in text and text.endswith(": $5 to $100") for text in shown)


@clause(GUIDE, "limits")
def test_the_guide_wants_all_limits_on_the_sign_and_no_commission_marked() -> None:
    for game, marked in (("commission", False), ("no-commission", True)):
        offered = table(GUIDE, game)
        odds = heading(offered, *HALF_ON_SIX) if marked else []
        for key in keys(offered):
            others = {other: FIVE_TO_A_HUNDRED for other in keys(offered) if other != key}
            assert refused(sign(offered, others, Terms())).clause == "limits"
        amounts = [amount(wager.title) for wager in offered.wagers]
        assert lines(offered, *keys(offered)) == [(text, "limits") for text in [*odds, *amounts]]
