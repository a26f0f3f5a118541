"""The library for Python programs gives the same answers as the commands and the plain functions.

It takes over 10 s: exact odds are computed for every game, and code is compiled for the simulation.
"""

import json
import re
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any, assert_type, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import BACCARAT_GAMES, CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, baccarat, roulette
from typer.testing import CliRunner

from pitboss import Baccarat, RefusedError, Roulette, edition, editions
from pitboss.cli.games.settle import ENCODER
from pitboss.cli.main import command
from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.cards import DECK
from pitboss.game.coup import Coup, feed
from pitboss.game.dealer import Stakes, deal_from_stack
from pitboss.game.irregularities import kinds
from pitboss.game.preparing.stack import Stack
from pitboss.game.roads import read_marks, roads, to_json
from pitboss.game.settlement import Terms, settle_coup
from pitboss.game.shoe import Shoe
from pitboss.game.wheel import NUMBERS
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Text
from pitboss.library.editions import BaccaratKey, RouletteKey
from pitboss.library.figures import Odds
from pitboss.rules.edition import BaccaratGame
from pitboss.words.rendering import english

GAMES = [*BACCARAT_GAMES, (RAPID, "roulette")]
COUP = "9S KH 4D 7C 7H"


def command_json(*words: str, stdin: str = "") -> object:
    """The output of a command that refuses nothing."""
    done = CliRunner().invoke(command, words, input=stdin)
    assert (done.exit_code, done.stderr) == (0, "")
    return json.loads(done.stdout)


def cards_game(key: str, game: str) -> Baccarat:
    """A Baccarat game that needs no further settings to settle."""
    sign = "5" if baccarat(key, game).sign_percentage else None
    found = edition(key).game(game, tie_percent=sign)
    assert isinstance(found, Baccarat)
    return found


def wheel() -> Roulette:
    return edition(RAPID).game("roulette")


# Contents.


def test_all_editions_and_games_are_found_by_their_keys() -> None:
    assert editions() == tuple(EDITIONS)
    for key, rules in EDITIONS.items():
        assert (edition(key).key, edition(key).title) == (key, english(Text(rules.title)))
        assert edition(key).games == tuple(game.key for game in rules.games)
        for game in rules.games:
            assert edition(key).game(game.key).wagers == {
                wager: english(Text(title)) for wager, title in game.titles.items()
            }


def settings(key: str, name: str) -> list[dict[str, Any]]:
    """Every combination of the options that a game has."""
    rules = edition(key).game(name).header.game
    decks = rules.procedure.decks.allowed if isinstance(rules, BaccaratGame) else ()
    signs = ("5", Fraction(5, 2)) if rules.sign_percentage else ()
    choices = {"decks": decks, "tie_percent": signs, "smallest_chip": (1, 250)}
    rows = product(*([{}, *({option: value} for value in values)] for option, values in choices.items()))
    return [{**one, **two, **three} for one, two, three in rows]


@pytest.mark.parametrize(
    ("key", "name", "options"), [(*game, options) for game in GAMES for options in settings(*game)]
)
def test_a_game_shows_how_to_get_it_again(key: str, name: str, options: dict[str, Any]) -> None:
    game = edition(key).game(name, **options)
    assert eval(repr(game), {"edition": edition}) == game


def test_a_key_that_is_written_out_has_the_type_of_its_game() -> None:
    """`mypy` checks the types. A key that is only known as text may be the key of either game."""
    star, rapid = edition(STAR), edition(RAPID)
    text: str = rapid.games[-1]
    assert_type(star.game("baccarat", decks=6), Baccarat)
    assert_type(rapid.game("roulette", smallest_chip=250), Roulette)
    assert_type(rapid.game(text), Baccarat | Roulette)
    assert isinstance(rapid.game(text), Roulette)


@pytest.mark.parametrize(("keys", "kind"), [(BaccaratKey, Baccarat), (RouletteKey, Roulette)])
def test_the_typed_keys_are_those_of_the_editions(keys: object, kind: type) -> None:
    games = {game.key: edition(key).game(game.key) for key, rules in EDITIONS.items() for game in rules.games}
    assert set(get_args(keys)) == {key for key, game in games.items() if isinstance(game, kind)}


def test_a_table_has_decks_a_sign_and_a_smallest_chip() -> None:
    assert (edition(STAR).game("baccarat").decks, edition(STAR).game("baccarat", decks=3).decks) == (8, 3)
    assert wheel().decks is None
    rounded = edition(STAR).game("baccarat", smallest_chip=100).settle(COUP, {"banker": 250})
    assert rounded.settlements["banker"].won == 300
    for percent in ("2.5", Fraction(5, 2)):
        tie = edition(PREMIUM).game("tie-premium", tie_percent=percent)
        assert tie.header.terms.tie_percent == Fraction(5, 2)


# Settling.


@st.composite
def complete_coups(draw: st.DrawFn) -> Coup:
    """A coup of any cards, dealt until it is complete."""
    coup = Coup(baccarat(STAR).procedure.tableau)
    while not coup.complete:
        coup = unwrap(feed(coup, draw(st.sampled_from(DECK))))
    return coup


def in_order(coup: Coup) -> list[str]:
    first = [coup.player[0], coup.banker[0], coup.player[1], coup.banker[1]]
    return [str(card) for card in (*first, *coup.player[2:], *coup.banker[2:])]


@given(coup=complete_coups(), data=st.data())
def test_a_coup_is_settled_as_by_the_plain_functions(coup: Coup, data: st.DataObject) -> None:
    for key, name in BACCARAT_GAMES:
        game = cards_game(key, name)
        stakes = data.draw(st.dictionaries(st.sampled_from(list(game.wagers)), st.integers(1, 10**9)))
        settled = game.settle(in_order(coup), stakes)
        expected = unwrap(settle_coup(baccarat(key, name), coup, stakes, unwrap(game.terms)))
        assert settled.settlements == expected
        assert settled.cards == tuple(in_order(coup))
        assert settled.staked == sum(stakes.values())
        assert settled.returned == sum(each.returned for each in expected.values())


@given(number=st.sampled_from(sorted(NUMBERS)), data=st.data())
def test_a_spin_is_settled_as_by_the_plain_functions(number: int, data: st.DataObject) -> None:
    bets = spin_bets(roulette())
    keys = data.draw(st.lists(st.sampled_from(list(bets)), max_size=6, unique=True))
    # A call bet takes stakes that divide evenly among its pieces.
    stakes = {key: len(bets[key].pieces) * data.draw(st.integers(1, 10**6)) for key in keys}
    settled = wheel().settle(number, stakes)
    assert settled.settlements == settle_spin(roulette(), number, stakes, Terms())
    assert settled.number == number


@pytest.mark.parametrize(("key", "name"), BACCARAT_GAMES)
def test_a_settled_coup_is_what_the_command_writes(key: str, name: str) -> None:
    game = cards_game(key, name)
    sign = ("--tie-percent", "5") if baccarat(key, name).sign_percentage else ()
    for played in list(game.deal(7))[:20]:
        stakes = dict.fromkeys(game.wagers, 10_00)
        line = json.dumps({"cards": played.cards, "wagers": stakes})
        answer = command_json("settle", "--edition", key, "--game", name, *sign, stdin=line)
        mine = game.settle(" ".join(played.cards), stakes)
        assert answer == {
            "player": {**mine.player._asdict(), "cards": list(mine.player.cards)},
            "banker": {**mine.banker._asdict(), "cards": list(mine.banker.cards)},
            "result": mine.result,
            "settlements": json.loads(ENCODER.encode(dict(mine.settlements))),
        }


def test_a_settled_spin_is_what_the_command_writes() -> None:
    stakes = {"straight:17": 5_00, "tier": 6_00, "red": 20_00}
    for number in (0, 17, 18):
        line = json.dumps({"number": number, "wagers": stakes})
        answer = command_json("settle", "--edition", RAPID, "--game", "roulette", stdin=line)
        mine = wheel().settle(number, stakes)
        settled = json.loads(ENCODER.encode(dict(mine.settlements)))
        assert answer == {"number": mine.number, "colour": mine.colour, "settlements": settled}


# Odds.


@pytest.mark.parametrize(("key", "name"), GAMES)
def test_odds_are_what_the_command_writes_and_exact(key: str, name: str) -> None:
    answer = command_json("odds", "--edition", key, "--game", name, "--format", "json")
    odds = edition(key).game(name).odds()
    assert isinstance(answer, dict)
    assert (odds.decks, odds.cards) == (answer["decks"], answer["cards"])
    assert list(odds.wagers) == list(answer["wagers"])
    for wager, theirs in answer["wagers"].items():
        mine = odds[wager]
        assert isinstance(mine.edge, Fraction)
        assert (str(mine.edge), float(mine.variance)) == (theirs["edge"], theirs["variance"])
        assert (mine.title, wager not in odds.not_offered) == (theirs["title"], theirs["offered"])
        assert [str(chance) for chance in mine.probabilities] == [
            row["probability"] for row in theirs["outcomes"]
        ]


def test_odds_of_a_shoe_that_is_partly_dealt() -> None:
    game = edition(STAR).game("baccarat", decks=3)
    words = ("odds", "--edition", STAR, "--game", "baccarat", "--decks", "3", "--format", "json")
    answer = command_json(*words, "--removed", "6S,6H 6D")
    assert isinstance(answer, dict)
    removed = game.odds(removed="6S,6H 6D")
    assert str(removed["tiger"].edge) == answer["wagers"]["tiger"]["edge"]
    assert removed.wagers != game.odds().wagers
    left = {str(card): 3 - (str(card) in {"6S", "6H", "6D"}) for card in DECK}
    every = [code for code, copies in left.items() for _ in range(copies)]
    for remaining in (left, every, " ".join(every)):
        assert game.odds(remaining=remaining) == game.odds(removed=["6S", "6H", "6D"])


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("options", [{}, {"removed": "6S 6H"}, {"remaining": {"KS": 4, "9H": 2, "5D": 3}}])
def test_the_odds_of_an_edition_are_those_of_its_games(key: str, options: dict[str, Any]) -> None:
    solved = edition(key).odds(**options)
    assert list(solved) == [game.key for game in EDITIONS[key].games if isinstance(game, BaccaratGame)]
    for name, mine in solved.items():
        game = edition(key).game(name)
        assert isinstance(game, Baccarat)
        its_own = game.odds(**options)
        assert (mine.cards, mine.not_offered) == (its_own.cards, its_own.not_offered)
        assert mine.listing() == its_own.listing()
        assert [each.ways for each in mine.wagers.values()] == [each.ways for each in its_own.wagers.values()]


def test_the_odds_of_an_edition_are_for_one_number_of_decks() -> None:
    assert edition(STAR).odds(decks=3)["baccarat"].cards == 156
    with pytest.raises(RefusedError, match="not 5"):
        edition(STAR).odds(decks=5)


def test_odds_name_the_wagers_that_are_not_offered() -> None:
    odds = edition(STAR).game("baccarat", decks=3).odds()
    rows = {wager: offered for wager, *_, offered in odds.listing().rows}
    answer = command_json("odds", "--edition", STAR, "--game", "baccarat", "--decks", "3", "--format", "json")
    assert isinstance(answer, dict)
    assert rows == {wager: row["offered"] for wager, row in answer["wagers"].items()}
    assert not all(rows.values())


@pytest.mark.parametrize("make", [wheel().odds, edition(STAR).game("baccarat").odds])
def test_odds_are_a_mapping_of_the_wagers(make: Callable[[], Odds]) -> None:
    odds = make()
    assert list(odds) == list(odds.keys()) == list(odds.wagers)
    assert len(odds) == len(odds.wagers)
    assert dict(odds.items()) == odds.wagers
    assert list(odds.values()) == [odds[key] for key in odds]
    first, *_ = odds
    assert first in odds
    assert odds.get(first) == odds[first]
    for unknown in ("bankr", 0, None):
        assert unknown not in odds
        assert odds.get(unknown) is None  # type: ignore[arg-type]


# Dealing and roads.


@pytest.mark.parametrize(("key", "name"), BACCARAT_GAMES)
@pytest.mark.parametrize("shoe", [1, 2])
def test_the_cards_are_those_of_the_command(key: str, name: str, shoe: int) -> None:
    done = CliRunner().invoke(command, f"deal --edition {key} --game {name} --seed 42 --shoes 2".split())
    written = re.split(r"^shoe ", done.stdout, flags=re.MULTILINE)[shoe]
    lines = re.findall(r"^coup \d+: (.*)$", written, re.MULTILINE)
    dealt = [tuple(re.findall(r"[A2-9TJQK][SHDC]", line)) for line in lines]
    mine = cards_game(key, name).deal(42, shoe=shoe)
    assert [coup.cards for coup in mine] == dealt
    assert len(dealt) > 20
    assert f"cut: {mine.cut}" in written.splitlines()


def test_the_spins_are_those_of_the_command() -> None:
    done = CliRunner().invoke(command, f"deal --edition {RAPID} --game roulette --seed 42 --shoes 2".split())
    numbers = [int(number) for number in re.findall(r"^spin \d+: (\d+)", done.stdout, re.MULTILINE)]
    assert len(numbers) == 200
    assert [spin.number for run in (1, 2) for spin in wheel().deal(42, run=run)] == numbers


def test_a_shoe_is_dealt_coup_by_coup_and_again_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = edition(STAR).game("baccarat").deal(42)
    whole = list(deal)
    taken = list[int]()

    def counted(shoe: Shoe, stack: Stack, stakes: Stakes, terms: Terms) -> object:
        taken.append(shoe.coups)
        return deal_from_stack(shoe, stack, stakes, terms)

    monkeypatch.setattr("pitboss.library.games.deal_from_stack", counted)
    coups = iter(deal)
    assert taken == []
    assert [next(coups), next(coups)] == whole[:2]
    assert taken == [0, 1]


@pytest.mark.parametrize("letters", ["", "BPPTBB", "TTB", "B" * 9 + "P" * 8 + "TB"])
def test_roads_from_letters(letters: str) -> None:
    drawn = edition(STAR).game("baccarat").roads(letters)
    assert to_json(drawn) == to_json(roads(read_marks(letters)))
    marks = [row for row in drawn.listing().rows if row[0] == "bead plate"]
    down_the_columns = sorted(marks, key=lambda row: (int(str(row[2])), int(str(row[1]))))
    assert "".join(str(mark) for *_, mark in down_the_columns) == letters


def test_roads_from_a_shoe_know_pairs_and_naturals() -> None:
    game = edition(STAR).game("baccarat")
    drawn = game.roads(game.deal(42))
    marks = [row[column] for column in range(len(drawn.bead_plate[0])) for row in drawn.bead_plate]
    coups = list(game.deal(42))
    shown = [mark for mark in marks if mark is not None]
    assert len(shown) == len(coups)
    for mark, coup in zip(shown, coups, strict=True):
        assert mark.winner == coup.result[0].upper()
        assert mark.natural == (coup.player.natural or coup.banker.natural)
        assert mark.player_pair == (coup.player.cards[0][0] == coup.player.cards[1][0])


# Simulating.


@pytest.mark.parametrize(("key", "name"), GAMES)
def test_a_simulation_is_what_the_command_writes(key: str, name: str) -> None:
    words = f"simulate --edition {key} --game {name} --coups 5k --seed 42 --format json"
    answer = command_json(*words.split())
    assert isinstance(answer, dict)
    run = edition(key).game(name).simulate(5_000, seed=42)
    assert (run.seed, run.coups) == (answer["seed"], answer["coups"])
    assert run.shoes == answer["runs" if name == "roulette" else "shoes"]
    assert run.passed == (answer["verdict"] == "pass")
    for wager, one in run.wagers.items():
        assert (float(one.edge), one.z) == (answer["wagers"][wager]["observed"], answer["wagers"][wager]["z"])
        assert list(one.hits) == [prize["hits"] for prize in answer["wagers"][wager]["prizes"]]


def test_a_simulation_draws_a_seed_and_agrees_with_the_odds() -> None:
    game = edition(CANBERRA).game("commission")
    run = game.simulate(1_000_000)
    assert run.passed
    assert abs(run.wagers["banker"].edge - game.odds()["banker"].edge) < Fraction(1, 100)
    again = game.simulate(1_000_000, seed=run.seed)
    assert [one.hits for one in again.wagers.values()] == [one.hits for one in run.wagers.values()]


def test_a_simulation_deals_the_coups_that_are_dealt() -> None:
    game = edition(STAR).game("baccarat")
    run = game.simulate(1, seed=9)
    banker = run.wagers["banker"]
    won = sum(coup.result == "banker" for coup in game.deal(9))
    wins = {prize.name: hits for prize, hits in zip(banker.exact.prizes, banker.hits, strict=True)}
    assert (run.shoes, wins["win"]) == (1, won)


# Ruling.

FACTS: dict[str, dict[str, object]] = {
    "stray-player-card": {"player": ["4S", "3H"], "banker": ["2D", "3C"], "card": "9S"},
    "misdeal": {"said": {"reconstructed": False}, "wagers": {"Ann": {"player": 50_00}}, "player": ["9S"]},
    "shuffling-device-fails": {"device": "shuffling-device", "said": {"harmed": True}},
    "wheel-malfunction": {"wheel": "automated"},
}
REPORTED = ("said", "card", "cards", "players")


@pytest.mark.parametrize("key", EDITIONS)
def test_a_ruling_is_what_the_command_writes(key: str) -> None:
    """Every kind in every game gives the same ruling, or the same refusal."""
    ruled = 0
    for game in EDITIONS[key].games:
        for kind in kinds(EDITIONS[key]):
            facts = FACTS.get(kind, {})
            coup = {"game": game.key} | {name: facts[name] for name in facts if name not in REPORTED}
            report = {name: facts[name] for name in facts if name in REPORTED}
            words = ("rule", "--edition", key, "--kind", kind, "--state", "-", "--format", "json")
            done = CliRunner().invoke(command, words, input=json.dumps({"coup": coup, "report": report}))
            ask = edition(key).game(game.key).rule
            if done.exit_code:
                with pytest.raises(RefusedError) as refused:
                    ask(kind, **facts)  # type: ignore[arg-type]
                assert done.stderr == f"pitboss: {refused.value}\n"
            else:
                mine = ask(kind, **facts)  # type: ignore[arg-type]
                assert msgspec.json.encode(mine.ruling).decode() == done.stdout.strip()
                ruled += 1
    assert ruled or key == GUIDE


def test_a_ruling_in_words_is_that_of_the_command() -> None:
    described = {"coup": {"player": ["4S", "3H"], "banker": ["2D", "3C"]}, "report": {"card": "9S"}}
    words = ("rule", "--edition", STAR, "--kind", "stray-player-card", "--state", "-")
    done = CliRunner().invoke(command, words, input=json.dumps(described), env={"COLUMNS": "200"})
    ruled = (
        edition(STAR).game("baccarat").rule("stray-player-card", player="4S 3H", banker="2D 3C", card="9S")
    )
    assert repr(ruled) == done.stdout.rstrip("\n")
    assert (ruled.clause, [str(effect) for effect in ruled.effects]) == ("12.2", ["card-to-banker"])
