"""One dealer, two games: their coups are dealt in turn, independently of their wagering."""

from itertools import count, pairwise

from hypothesis import given
from hypothesis import strategies as st
from kit.support import EDITIONS, RAPID, STAR, baccarat, burned_shoe, clause, refused
from kit.tables.table_steps import announce, confirm_result, draw, end_period, select_result, start_round

from pitboss.baccarat.play.rounds import Round, RoundStep, check_wagers
from pitboss.baccarat.play.two_games import TwoGames, advance, check_turn, pair_games
from pitboss.game.cards import CARDS
from pitboss.game.offer import offer
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.procedure import Announcement

NATURAL = ("9S", "KH", "KD", "7C")


KEYS = count(1)


def open_round() -> Round:
    table = offer(EDITIONS[RAPID], baccarat(RAPID), 8, layout="D")
    started = unwrap(start_round(table, burned_shoe(RAPID), f"coup {next(KEYS)}"))
    return unwrap(announce(started, Announcement.PLACE_YOUR_BETS))


def two_games() -> TwoGames:
    return unwrap(pair_games((open_round(), open_round()), "G"))


def step(now: Round) -> Round:
    """The round after its next regular step."""
    match now.expects:
        case RoundStep.CARD:
            return unwrap(draw(now, CARDS[NATURAL[now.coup.dealt]]))
        case RoundStep.RESULT:
            return unwrap(select_result(now, now.coup.result.winner))
        case RoundStep.CONFIRMATION:
            return unwrap(confirm_result(now))
        case _:
            return open_round()


def play_out(games: TwoGames, which: int) -> TwoGames:
    while True:
        games = unwrap(advance(games, which, step(games.rounds[which])))
        if games.rounds[which].expects is None:
            return games


@clause(RAPID, "7.7.3")
def test_a_coup_of_the_one_is_followed_by_a_coup_of_the_other() -> None:
    for first in (0, 1):
        games = play_out(two_games(), first)
        for which in (1 - first, first, 1 - first, first):
            games = unwrap(advance(games, 1 - which, open_round()))
            again = refused(advance(games, 1 - which, step(games.rounds[1 - which])))
            assert (again.code, again.clause) == ("other-games-turn", "7.7.3")
            games = play_out(games, which)
            assert games.last == which


@clause(RAPID, "7.7.3")
def test_the_other_game_waits_until_a_coup_is_confirmed() -> None:
    games = two_games()
    while games.rounds[0].expects is not None:
        games = unwrap(advance(games, 0, step(games.rounds[0])))
        early = check_turn(games, 1)
        if games.rounds[0].expects is None:
            assert early is None
        else:
            assert (refused(early).code, refused(early).clause) == ("coup-in-progress", "7.7.3")
            # Its wagering continues meanwhile.
            assert check_wagers(games.rounds[1]) is None


@clause(RAPID, "7.7.3")
def test_two_games_are_dealt_on_their_own_layout() -> None:
    rounds = (open_round(), open_round())
    for layout in "DEFG":
        paired = pair_games(rounds, layout)
        assert isinstance(paired, Rejection) == (layout != "G")
        assert not isinstance(paired, Rejection) or paired.clause == "7.7.3"
    table = offer(EDITIONS[STAR], baccarat(STAR), 8, layout="A")
    star = unwrap(start_round(table, burned_shoe(STAR), "star"))
    for pair in ((star, star), (rounds[0], star), (star, rounds[0])):
        assert refused(pair_games(pair, "G")).code == "games-not-paired"


def test_wagering_takes_no_turn() -> None:
    games = play_out(two_games(), 0)
    games = unwrap(advance(games, 0, open_round()))
    # Game 1 closes its wagers without a card, and is still the one to be dealt.
    games = unwrap(advance(games, 1, unwrap(end_period(games.rounds[1]))))
    assert (games.last, check_turn(games, 1)) == (0, None)
    assert refused(check_turn(games, 0)).code == "other-games-turn"


def test_what_was_dealt_or_confirmed_is_not_undone() -> None:
    fresh = two_games()
    begun = unwrap(advance(fresh, 0, step(step(fresh.rounds[0]))))
    for stale in (fresh.rounds[0], step(fresh.rounds[0]), open_round()):
        assert refused(advance(begun, 0, stale)).code == "round-not-over"
    assert refused(check_turn(begun, 1)).code == "coup-in-progress"
    chosen = begun
    while chosen.rounds[0].expects is not RoundStep.CONFIRMATION:
        chosen = unwrap(advance(chosen, 0, step(chosen.rounds[0])))
    done = unwrap(advance(chosen, 0, step(chosen.rounds[0])))
    for stale in (fresh.rounds[0], chosen.rounds[0]):
        assert refused(advance(done, 0, stale)).code == "round-not-over"


def test_a_new_round_with_its_first_card_is_no_way_round_the_turn() -> None:
    games = play_out(two_games(), 0)
    ahead = step(open_round())
    assert refused(advance(games, 0, ahead)).code == "other-games-turn"


@given(order=st.lists(st.integers(0, 1), max_size=60))
def test_coups_always_alternate(order: list[int]) -> None:
    games, begun = two_games(), list[int]()
    for which in order:
        before = games.rounds[which]
        answer = advance(games, which, step(before))
        if not isinstance(answer, Rejection):
            if answer.rounds[which].coup.dealt == 1:
                begun.append(which)
            games = answer
    assert all(one != other for one, other in pairwise(begun))
