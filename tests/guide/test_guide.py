"""The guides and lessons: figures agree with the odds, examples and answers agree with the rules.

It takes over 10 s: hundreds of lessons are made and read.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.support import BACCARAT_GAMES, EDITIONS, GUIDE, RAPID, STAR, baccarat, cards, roulette

from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.cards import DECK, Card, point_count, read_cards
from pitboss.game.coup import Coup, Hand, deal_coup, feed
from pitboss.game.settlement import Outcome, Terms, settle_coup
from pitboss.guide.examples import COUPS, SPINS, STAKE_CENTS
from pitboss.guide.explaining import explain_coup
from pitboss.guide.figures import Figures, percent
from pitboss.guide.game_guide import Guide, guide, usual_header
from pitboss.guide.lessons import EXERCISES, Exercise, Lesson, lesson
from pitboss.guide.wagers import event_text
from pitboss.kernel.rejection import unwrap
from pitboss.lab.short_rules import table_of_play
from pitboss.odds.baccarat import edition_odds
from pitboss.odds.composition import fresh
from pitboss.odds.roulette import roulette_odds
from pitboss.rules.edition import BaccaratGame, Edition, Game
from pitboss.rules.result import Winner
from pitboss.service.views.game_view import NOTICE
from pitboss.words.languages import ENGLISH, bundle
from pitboss.words.rendering import amount, english, render

GAMES = [(edition.key, game.key) for edition in EDITIONS.values() for game in edition.games]
SEEDS = st.integers(0, (1 << 52) - 1)
READ_FIELDS = {
    "title",
    "edition_title",
    "about",
    "words",
    "on",
    "odds",
    "note",
    "result",
    "about_errors",
    "question",
    "because",
}
"""The fields that people read."""
CHINESE = "zh-Hans"


def dollars(cents: int) -> str:
    return amount(cents, ENGLISH)


def found(edition: str, game: str) -> tuple[Edition, Game]:
    played = EDITIONS[edition].game(game)
    assert played is not None
    return EDITIONS[edition], played


def words_of(page: object) -> Iterator[str]:
    """All texts that people read in a guide or a lesson."""
    stack: list[tuple[str, Any]] = [("", msgspec.to_builtins(page))]
    while stack:
        name, each = stack.pop()
        if isinstance(each, dict):
            stack.extend(each.items())
        elif isinstance(each, list | tuple):
            stack.extend((name, one) for one in each)
        elif isinstance(each, str) and name in READ_FIELDS:
            yield each


@pytest.mark.parametrize(("edition", "game"), BACCARAT_GAMES)
def test_what_wagers_cost_is_what_the_odds_say(edition: str, game: str) -> None:
    page = guide(*found(edition, game))
    odds = edition_odds(EDITIONS[edition], fresh(8), Terms(tie_percent=Fraction(5)))[game]
    assert [wager.key for wager in page.wagers] == list(odds)
    for wager in page.wagers:
        assert (wager.edge, wager.hit) == (percent(odds[wager.key].edge), percent(odds[wager.key].hit_rate))
        assert len(wager.pays) == len([p for p in odds[wager.key].prizes if p.outcome is Outcome.WIN])


def test_what_bets_cost_is_what_the_odds_say() -> None:
    page, odds = guide(*found(RAPID, "roulette")), roulette_odds(roulette())
    assert {wager.key for wager in page.wagers} == set(odds)
    assert {(wager.edge, odds[wager.key].edge) for wager in page.wagers} == {("2.70 %", Fraction(1, 37))}
    for wager in page.wagers:
        assert wager.hit == percent(odds[wager.key].hit_rate)
        assert len(wager.pays) == len([p for p in odds[wager.key].prizes if p.outcome is Outcome.WIN])


def test_percentages_are_rounded() -> None:
    assert [percent(Fraction(*each)) for each in ((1, 37), (1, 1), (0, 1), (1, 20_000), (3, 20_000))] == [
        "2.70 %",
        "100.00 %",
        "0.00 %",
        "0.00 %",
        "0.02 %",
    ]


@pytest.mark.parametrize(("edition", "game"), BACCARAT_GAMES)
def test_the_examples_of_baccarat_settle_as_the_settlement_says(edition: str, game: str) -> None:
    played, page = baccarat(edition, game), guide(*found(edition, game))
    header = usual_header(*found(edition, game))
    for example, codes in zip(page.examples, COUPS.values(), strict=True):
        assert [dealt.card for dealt in example.cards] == codes.split()
        coup = unwrap(deal_coup(played.procedure.tableau, cards(codes)))
        for dealt, hand in (("player", coup.player), ("banker", coup.banker)):
            assert [each.card for each in example.cards if each.hand == dealt] == [str(card) for card in hand]
        settled = unwrap(
            settle_coup(played, coup, {wager.key: STAKE_CENTS for wager in played.wagers}, header.terms)
        )
        shown = {line.wager: line for line in example.pays}
        assert set(shown) == {
            wager.key
            for wager in played.wagers
            if not wager.optional or settled[wager.key].outcome is not Outcome.LOSE
        }
        for key, line in shown.items():
            assert line.clause == settled[key].clause
            back = settled[key].returned
            assert (dollars(back) in line.words) if back else line.words == f"{dollars(STAKE_CENTS)} is lost."


def test_the_examples_have_the_hands_of_the_house_guide() -> None:
    """A natural nine against nothing, five against two, and six each."""
    results = [example.result for example in guide(*found(GUIDE, "commission")).examples[:3]]
    assert results == ["Player wins, 9 to 0", "Banker wins, 5 to 2", "Tie, 6 to 6"]


def test_the_examples_of_roulette_settle_as_the_settlement_says() -> None:
    page = guide(*found(RAPID, "roulette"))
    for example, (number, keys) in zip(page.examples, SPINS.values(), strict=True):
        stakes = {key: STAKE_CENTS * len(spin_bets(roulette())[key].pieces) for key in keys.split()}
        settled = unwrap(settle_spin(roulette(), number, stakes, Terms()))
        assert example.number == number
        assert [(line.wager, line.clause) for line in example.pays] == [
            (key, settled[key].clause) for key in stakes
        ]
        for line in example.pays:
            back = settled[line.wager].returned
            assert dollars(back) in line.words if back else line.words.endswith("is lost.")


@pytest.mark.parametrize(("edition", "game"), BACCARAT_GAMES)
def test_the_table_of_play_is_that_of_the_edition(edition: str, game: str) -> None:
    page, drawn = (
        guide(*found(edition, game)).tableau,
        table_of_play(baccarat(edition, game).procedure.tableau),
    )
    assert page is not None
    assert (page.player, list(page.banker)) == (drawn["player"], drawn["banker"])


@settings(max_examples=300)
@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=6))
def test_every_step_of_a_coup_says_what_the_machine_does(shoe: list[Card]) -> None:
    tableau = baccarat(STAR).procedure.tableau
    coup, steps = explain_coup(tableau, shoe)
    assert coup.complete
    assert coup == unwrap(deal_coup(tableau, shoe[: coup.dealt]))
    page = " ".join(step.words for step in steps)
    assert (" natural" in page) == coup.natural
    if not coup.natural:
        assert (f"Player has {point_count(coup.player[:2])} and draws" in page) == (len(coup.player) == 3)
        assert (f"Banker has {point_count(coup.banker[:2])} and draws" in page) == (len(coup.banker) == 3)
        assert (f"Banker has {point_count(coup.banker[:2])} and stands" in page) == (len(coup.banker) == 2)


def test_a_guide_says_of_errors_what_every_screen_says() -> None:
    assert guide(*found(STAR, "baccarat")).about_errors == english(NOTICE)


def test_every_event_of_every_edition_has_words() -> None:
    for edition, game in BACCARAT_GAMES:
        for wager in baccarat(edition, game).wagers:
            for name in (*(pay.name for pay in wager.pays), *(row.name for row in wager.standoffs)):
                assert bundle(ENGLISH).has_message(event_text(name).key)


@pytest.mark.parametrize(("edition", "game"), GAMES)
def test_everything_is_said_in_chinese_too(edition: str, game: str) -> None:
    chinese: list[Guide | Lesson] = [guide(*found(edition, game), CHINESE)]
    chinese += [lesson(*found(edition, game), seed, CHINESE) for seed in range(20)]
    for page in chinese:
        for words in words_of(page):
            assert not re.search("[A-Za-z]{2,}", words.replace("The Star", "")), words
            # Figures and Chinese characters stand apart, also where a fact begins or ends with a figure.
            assert not re.search("[0-9A-Za-z][\u4e00-\u9fff]|[\u4e00-\u9fff][$0-9A-Za-z]", words), words
            assert not re.search("[，。：；（）] | [，。：；（）]", words), words
    for words in words_of(guide(*found(edition, game))):
        assert not re.search("[\u4e00-\u9fff]", words), words


def test_every_title_is_in_the_catalogue() -> None:
    titles = {edition.title for edition in EDITIONS.values()}
    for edition in EDITIONS.values():
        for game in edition.games:
            titles |= {game.title, *game.titles.values()}
    assert [title for title in titles if not bundle(ENGLISH).has_message(title)] == []


def test_chinese_names_odds_as_its_players_do() -> None:
    """A commission as a decimal, everything else as whole numbers."""
    player, banker, tie, *_ = guide(*found(STAR, "baccarat"), CHINESE).wagers
    assert [render(each.pays[0].odds, "zh-Hans") for each in (player, banker, tie)] == [
        "1 赔 1",
        "1 赔 0.95",
        "1 赔 8",
    ]
    (_, banker, *_) = guide(*found(STAR, "even-money"), CHINESE).wagers
    assert [render(pay.odds, "zh-Hans") for pay in banker.pays] == ["1 赔 1", "1 赔 0.5"]
    calls = [each for each in guide(*found(RAPID, "roulette"), CHINESE).wagers if each.group == "call"]
    assert "5 赔 31" in {render(pay.odds, "zh-Hans") for each in calls for pay in each.pays}


def test_a_guide_with_given_figures_works_nothing_out() -> None:
    edition, game = found(STAR, "baccarat")
    page = guide(edition, game, figures={key: Figures("1 %", "2 %") for key in game.titles})
    assert {(wager.edge, wager.hit) for wager in page.wagers} == {("1 %", "2 %")}


def recomputed(played: BaccaratGame, each: Exercise) -> str:
    """The right answer to an exercise on cards, worked out from its cards alone."""
    dealt = unwrap(read_cards([card.card for card in each.cards]))
    if each.kind in ("player-draws", "banker-draws"):
        coup = Coup(played.procedure.tableau)
        for card in dealt:
            coup = unwrap(feed(coup, card))
        hand = Hand.PLAYER if each.kind == "player-draws" else Hand.BANKER
        return "draw" if coup.expects is hand else "stand"
    coup = unwrap(deal_coup(played.procedure.tableau, dealt))
    if each.kind == "who-wins":
        winners = {-1: Winner.BANKER, 0: Winner.TIE, 1: Winner.PLAYER}
        player, banker = point_count(coup.player), point_count(coup.banker)
        return winners[(player > banker) - (player < banker)].value
    assert each.wager is not None
    settled = unwrap(settle_coup(played, coup, {each.wager: each.stake}, Terms(tie_percent=Fraction(5))))
    return str(settled[each.wager].returned)


def check_choices(page: Lesson) -> None:
    assert len(page.exercises) == EXERCISES
    for each in page.exercises:
        keys = [choice.key for choice in each.choices]
        words = [choice.words for choice in each.choices]
        assert keys.count(each.right) == 1
        assert len(set(keys)) == len(keys) == len(set(words)) >= 2


@pytest.mark.parametrize(("edition", "game"), BACCARAT_GAMES)
@settings(max_examples=25)
@given(seed=SEEDS)
def test_every_exercise_on_cards_has_the_answer_of_the_rules(edition: str, game: str, seed: int) -> None:
    page = lesson(*found(edition, game), seed)
    check_choices(page)
    for each in page.exercises:
        assert each.right == recomputed(baccarat(edition, game), each), each


@settings(max_examples=60)
@given(seed=SEEDS)
def test_every_exercise_on_the_wheel_has_the_answer_of_the_rules(seed: int) -> None:
    page, bets = lesson(*found(RAPID, "roulette"), seed), spin_bets(roulette())
    check_choices(page)
    for each in page.exercises:
        assert each.number is not None
        if each.kind == "covers":
            stakes = {choice.key: 100 * len(bets[choice.key].pieces) for choice in each.choices}
            settled = unwrap(settle_spin(roulette(), each.number, stakes, Terms()))
            winning = [key for key, line in settled.items() if line.outcome is Outcome.WIN]
            assert winning == [each.right]
        else:
            assert each.wager is not None
            settled = unwrap(settle_spin(roulette(), each.number, {each.wager: each.stake}, Terms()))
            assert each.right == str(settled[each.wager].returned)


def test_a_seed_makes_one_lesson_and_another_seed_another() -> None:
    game = found(STAR, "baccarat")
    assert lesson(*game, 7) == lesson(*game, 7)
    assert lesson(*game, 7) != lesson(*game, 8)


def test_lessons_ask_everything_both_ways() -> None:
    """Some lessons together have every kind of question, and every answer is right at some point."""
    answers: dict[str, set[str]] = {}
    for seed in range(10):
        for each in lesson(*found(STAR, "baccarat"), seed).exercises:
            right = each.right if each.kind != "pays" else str(int(each.right) > 0)
            answers.setdefault(each.kind, set()).add(right)
    assert answers == {
        "player-draws": {"draw", "stand"},
        "banker-draws": {"draw", "stand"},
        "who-wins": {"player", "banker", "tie"},
        "pays": {"True", "False"},
    }
