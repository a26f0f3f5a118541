"""The product and its auditor each have their own copy of the rules. Here the two are compared.

It takes over 10 s: every wager of every game is settled twice over a large set of coups.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import get_args, get_type_hints

import pytest

from pitboss.acting.registers import announced
from pitboss.audit.baccarat.hands import COLOURS, COUNTS, Hands, count, deal
from pitboss.audit.editions import rulebook
from pitboss.audit.finding import WrongError
from pitboss.audit.money.settlements import Due, settle_bet, settle_wager
from pitboss.audit.money.settlements import Terms as AuditTerms
from pitboss.baccarat.decide import ACTS
from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.cards import CARDS
from pitboss.game.coup import Coup, deal_coup
from pitboss.game.settlement import Settlement, Terms, settle_result
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame, Edition, RouletteGame
from pitboss.rules.result import CoupResult
from pitboss.rules.wager import Stage

EDITIONS = catalogue()
BACCARAT = [
    (edition.key, game)
    for edition in EDITIONS.values()
    for game in edition.games
    if isinstance(game, BaccaratGame)
]
TABLEAU = BACCARAT[0][1].procedure.tableau
RAPID = EDITIONS["star-rapid-etg-2016"]
FACES = "A23456789T"
PAID_WITH = ((5, 1), (37, 1), (250, 100), (1_000, 250), (10_000, 500), (333, 7))
"""Stakes and the smallest chip: some are paid exactly, others are rounded."""


NOTIFIES = {"over-1000"}
"""Facts that only decide who must be notified."""


def first_fours() -> Iterator[tuple[str, ...]]:
    """First four cards: every count of both hands, with every way in which each hand pairs."""
    seen = set()
    for p1, b1, p2, b2 in product(COUNTS, repeat=4):
        for suit, other in product("SCH" if p1 == p2 else "S", "SCH" if b1 == b2 else "S"):
            cards = f"{p1}S", f"{b1}S", f"{p2}{suit}", f"{b2}{other}"
            ways = p1 == p2 and suit, b1 == b2 and other, p1 == p2 == b1 == b2
            key = count(cards[::2]), count(cards[1::2]), ways
            if key not in seen:
                seen.add(key)
                yield cards


def to_the_end(hands: Hands, cards: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All coups that begin with these cards."""
    if hands.next is None:
        yield cards
        return
    for face in FACES:
        yield from to_the_end(hands.plus(f"{face}D"), (*cards, f"{face}D"))


@cache
def coups() -> list[tuple[Hands, CoupResult]]:
    """One coup for each result that wagers can tell apart, as both sides deal it."""
    found = {}
    for cards in first_fours():
        for whole in to_the_end(deal(cards), cards):
            theirs = deal_coup(TABLEAU, [CARDS[card] for card in whole])
            assert isinstance(theirs, Coup), (
                f"{whole}: the auditor deals it to the end, and the product does not"
            )
            found[theirs.result] = deal(whole), theirs.result
    return list(found.values())


def same(mine: Due, theirs: Settlement) -> bool:
    return (mine.outcome, mine.won, mine.returned) == (theirs.outcome, theirs.won, theirs.returned)


def test_both_know_the_same_editions_games_and_wagers() -> None:
    assert rulebook.EDITIONS.keys() == EDITIONS.keys()
    for edition, module in rulebook.EDITIONS.items():
        bets = {"roulette"} if hasattr(module, "BETS") else set()
        assert module.GAMES.keys() | bets == {game.key for game in EDITIONS[edition].games}
    for edition, game in BACCARAT:
        mine = rulebook.find_game(edition, game.key)
        assert mine.wagers.keys() == {wager.key for wager in game.wagers}
        assert mine.by_the_sign == (game.sign_percentage is not None)
        early = {wager.key for wager in game.wagers if wager.settles is Stage.INITIAL_DEAL}
        assert early == mine.first_four & mine.wagers.keys()


def test_both_deal_every_coup_alike() -> None:
    assert {code: card.value for code, card in CARDS.items()} == {
        f"{rank}{suit}": points for rank, points in COUNTS.items() for suit in COLOURS
    }
    draws = {
        (game.procedure.tableau.player_draws, game.procedure.tableau.banker_draws) for _, game in BACCARAT
    }
    assert draws == {(TABLEAU.player_draws, TABLEAU.banker_draws)}, "one table of play serves all editions"
    for hands, result in coups():
        assert (count(hands.player), count(hands.banker)) == (result.player, result.banker)
        assert (len(hands.player), len(hands.banker)) == (result.player_cards, result.banker_cards)
    assert len(coups()) > 2_000


@pytest.mark.parametrize(("edition", "game"), BACCARAT, ids=lambda each: getattr(each, "key", each))
def test_every_wager_on_every_coup_comes_to_the_same(edition: str, game: BaccaratGame) -> None:
    mine = rulebook.find_game(edition, game.key)
    percents = (Fraction(1), Fraction(5, 2), Fraction(10)) if mine.by_the_sign else (None,)
    outcomes = set()
    for n, (hands, result) in enumerate(coups()):
        (stake, chip), percent = PAID_WITH[n % len(PAID_WITH)], percents[n % len(percents)]
        theirs = settle_result(game, result, dict.fromkeys(mine.wagers, stake), Terms(chip, percent))
        assert not isinstance(theirs, Rejection)
        for wager, due in theirs.items():
            own = settle_wager(mine, hands, wager, stake, AuditTerms(chip, percent))
            assert same(own, due), f"{wager} on {hands}: {own}, and the product has {due}"
            assert own.clause == due.clause, f"{wager} on {hands}"
            assert own.rounding == max(0, due.won - due.pays.numerator * stake // due.pays.denominator)
            outcomes.add((wager, due.clause))
    rows = {(wager, row.clause) for wager, rows in mine.wagers.items() for row in rows}
    assert outcomes == rows, "every row decides some coup"


def test_every_bet_on_every_number_comes_to_the_same() -> None:
    game, mine = RAPID.game("roulette"), rulebook.find_game(RAPID.key, "roulette")
    assert isinstance(game, RouletteGame)
    assert mine.bets.keys() == spin_bets(game).keys()
    assert {key: sorted(map(sorted, dict(pieces))) for key, pieces in mine.bets.items()} == {
        key: sorted(map(sorted, dict(bet.pieces))) for key, bet in spin_bets(game).items()
    }
    for number, (bet, pieces) in product(range(37), mine.bets.items()):
        for stake, chip in ((len(pieces) * 100, 1), (len(pieces) * 37, 25)):
            theirs = settle_spin(game, number, {bet: stake}, Terms(chip))
            assert not isinstance(theirs, Rejection)
            assert same(settle_bet(mine, number, bet, stake, AuditTerms(chip, None)), theirs[bet]), (
                bet,
                number,
            )
    with pytest.raises(WrongError):
        settle_bet(mine, 0, "tier", 7, AuditTerms(1, None))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_both_rule_alike_on_every_irregularity(edition: Edition) -> None:
    authority: dict[object, tuple[str, ...]] = {row.act: row.by for row in edition.authority}
    theirs = [
        (
            row.kind,
            row.clause,
            row.when,
            [
                (each.effect, each.clause, each.may, each.needs, authority.get(each.act, ()))
                for each in row.orders
            ],
        )
        for row in edition.irregularities
        if not set(row.when) & NOTIFIES
    ]
    mine = [
        (row.kind, row.clause, row.when, [tuple(order) for order in row.orders])
        for row in rulebook.irregularities(edition.key)
    ]
    for kind in {each[0] for each in (*mine, *theirs)}:
        assert [each for each in mine if each[0] == kind] == [each for each in theirs if each[0] == kind]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_both_know_who_stands_in_for_whom(edition: Edition) -> None:
    for standing in edition.stand_ins:
        assert rulebook.holders(edition.key, (standing.role,)) == {standing.role, *standing.held_by}


RESERVED = {
    **dict.fromkeys(("show-closing", "close-table", "close-wheel"), Act.CLOSE_TABLE),
    **dict.fromkeys(("show-game", "change-game"), Act.CHANGE_GAME),
    **dict.fromkeys(("announce-limits", "alter-limits", "raise-kept"), Act.ALTER_LIMITS),
    **dict.fromkeys(("show-tie-percent", "change-tie-percent"), Act.CHANGE_TIE_PERCENT),
    **dict.fromkeys(("forfeit-cards", "excuse-holding"), Act.FORFEIT_CARDS),
    **dict.fromkeys(("let-players-cut", "cut"), Act.CUT),
    "raise-at-once": Act.RAISE_MINIMUM,
    **dict.fromkeys(("allow-over-maximum", "end-over-maximum"), Act.EXCEED_MAXIMUM),
    "limit-players": Act.LIMIT_PLAYERS,
    **dict.fromkeys(("restrict-optional", "lift-restriction"), Act.RESTRICT_OPTIONAL),
    "refuse-wager": Act.REFUSE_WAGER,
    "reopen": Act.REOPEN_WAGERS,
    "take-measure": Act.VOID_WAGER,
    "drop-cards": Act.COLLECT_DROPPED,
    "riffle": Act.RIFFLE,
    "check-cards": Act.CHECK_CARDS,
    "instruct-check": Act.VERIFY_CARDS,
    "choose-dealing": Act.CHOOSE_DEALING,
    "designate": Act.DESIGNATE_ANYONE,
    "pass-out": Act.NOMINATE,
    "examine-ball": Act.EXAMINE_BALL,
    "decide-dispute": Act.RULE_ON_DISPUTE,
    "review-dispute": Act.REVIEW_DISPUTE,
}
"""The name of an act at a table or wheel, and the act that the rules reserve."""
GUESTS = {Role.PLAYER, Role.PATRON}


def says_why(act: str) -> list[str]:
    """The reasons that an act may name."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in ACTS}
    return list(get_args(get_type_hints(kinds[act])["why"]))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_both_reserve_the_same_acts_to_the_same_people(edition: Edition) -> None:
    """Acts that players do for themselves are always theirs."""
    theirs = {row.act: set(row.by) - GUESTS for row in edition.authority}
    mine = {act: rows for act in RESERVED if (rows := rulebook.reserved(edition.key, act))}
    for act, rows in mine.items():
        assert {role for row in rows for role in row.roles} == theirs[RESERVED[act]], act
    wheels = {"close-wheel", "examine-ball"} if edition.key == "star-rapid-etg-2016" else set()
    provided = {act for act, reserved in RESERVED.items() if reserved in theirs} - {"close-wheel"} | wheels
    assert mine.keys() == provided - NOT_HERE.get(edition.key, set())


NOT_HERE = {
    "canberra-mini-baccarat-2023": {"let-players-cut", "raise-kept"},
    "mini-baccarat-guide": {"let-players-cut"},
    "star-rapid-etg-2016": {"let-players-cut", "raise-kept"},
}
"""Acts that never apply: the rules say who cuts, or let nobody keep an older minimum."""


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
@pytest.mark.parametrize("act", ["order-no-bet", "take-out-cards"])
def test_both_reserve_every_reason_of_an_act_to_the_same_people(edition: Edition, act: str) -> None:
    theirs = {str(row.act): set(row.by) for row in edition.authority if str(row.act) in says_why(act)}
    mine = {row.says: set(row.roles) for row in rulebook.reserved(edition.key, act)}
    assert mine == theirs
    assert {row.field for row in rulebook.reserved(edition.key, act)} <= {"why"}


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_both_let_the_same_people_take_each_sign_down(edition: Edition) -> None:
    acts = {act: change.value for change, act in announced.RESERVED.items()}
    theirs = {acts[row.act]: set(row.by) for row in edition.authority if row.act in acts}
    rows = rulebook.reserved(edition.key, "take-down-sign")
    assert {row.says: set(row.roles) for row in rows} == theirs


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_both_want_approval_for_the_same_ways_to_burn(edition: Edition) -> None:
    for game in edition.games:
        burns = game.procedure.burns if isinstance(game, BaccaratGame) else ()
        theirs = {(str(row.way), row.clause, row.approved_by) for row in burns if row.approved_by}
        mine = {(row.says, row.clause, *row.roles) for row in rulebook.reserved(edition.key, "burn")}
        assert not burns or mine == theirs


def test_every_row_reserves_an_act_that_there_is() -> None:
    known = {*RESERVED, "order-no-bet", "take-out-cards", "burn", "take-down-sign"}
    for module in rulebook.EDITIONS.values():
        lines = module.RESERVED.strip().splitlines()
        assert {line.split()[0].partition(":")[0] for line in lines} <= known
