"""`pitboss odds`: its figures as data, as lines and as tables, and its refusals."""

import csv
import io
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from kit.support import BACCARAT_GAMES, EDITIONS, PREMIUM, RAPID, STAR
from typer.testing import CliRunner, Result

from pitboss.cli.common import Ports
from pitboss.cli.main import command
from pitboss.kernel.entropy import SeededEntropy


def run(*options: str, stdin: str = "") -> Result:
    return CliRunner().invoke(command, ["odds", *options], input=stdin)


def odds_of(edition: str, game: str, *options: str, stdin: str = "") -> Any:
    done = run("--edition", edition, "--game", game, "--format", "json", *options, stdin=stdin)
    assert (done.exit_code, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.mark.parametrize(("edition", "game"), [*BACCARAT_GAMES, (RAPID, "roulette")])
def test_every_game_has_consistent_figures(edition: str, game: str) -> None:
    answer = odds_of(edition, game)
    assert (answer["edition"], answer["game"]) == (edition, game)
    assert answer["decks"] == (None if game == "roulette" else 8)
    for wager in answer["wagers"].values():
        chances = [Fraction(row["probability"]) for row in wager["outcomes"]]
        back = {"win": 1, "standoff": 1, "lose": 0}
        returned = [Fraction(row["pays"]) + back[row["outcome"]] for row in wager["outcomes"]]
        rtp = sum(chance * amount for chance, amount in zip(chances, returned, strict=True))
        assert sum(chances) == 1
        assert Fraction(wager["edge"]) == 1 - rtp
        assert wager["edge_percent"] == pytest.approx(float(100 * (1 - rtp)))
        assert wager["rtp_percent"] == pytest.approx(float(100 * rtp))
        squares = sum(chance * amount**2 for chance, amount in zip(chances, returned, strict=True))
        assert wager["variance"] == pytest.approx(float(squares - rtp**2))
        wins = [row["outcome"] == "win" for row in wager["outcomes"]]
        assert wager["hit_rate"] == pytest.approx(
            float(sum(chance for chance, win in zip(chances, wins, strict=True) if win))
        )


def test_the_shape_of_an_answer() -> None:
    banker = odds_of(STAR, "baccarat")["wagers"]["banker"]
    assert round(banker["edge_percent"], 4) == 1.0579
    assert banker["outcomes"][0]["name"] == "win"
    assert banker["outcomes"][0]["pays"] == "19/20"
    assert [row["name"] for row in banker["outcomes"]] == ["win", "standoff", "lose"]


def test_every_bet_of_roulette_is_listed_once_and_costs_the_same() -> None:
    wagers = odds_of(RAPID, "roulette")["wagers"]
    game = EDITIONS[RAPID].game("roulette")
    assert game is not None
    assert wagers.keys() == game.titles.keys()
    assert {wager["edge"] for wager in wagers.values()} == {"1/37"}


def test_cards_can_be_taken_out_or_left_and_that_is_the_same(tmp_path: Path) -> None:
    removed = odds_of(STAR, "baccarat", "--decks", "3", "--removed", "AS, AS 9H")
    left = {f"{rank}{suit}": 3 for rank in "A23456789TJQK" for suit in "SHDC"} | {"AS": 1, "9H": 2}
    file = tmp_path / "left.json"
    file.write_text(json.dumps(left), encoding="utf-8")
    listed = " ".join(code for code, count in left.items() for _ in range(count))
    assert removed["cards"] == 153
    assert odds_of(STAR, "baccarat", "--decks", "3", "--remaining", str(file)) == removed
    assert odds_of(STAR, "baccarat", "--decks", "3", "--remaining", "-", stdin=listed) == removed
    assert odds_of(STAR, "baccarat", "--decks", "3") != removed


def test_six_cards_are_a_shoe_and_its_odds_can_be_counted_by_hand() -> None:
    # Six kings: every coup is a tie at zero, and every hand a pair.
    wagers = odds_of(STAR, "baccarat", "--remaining", "-", stdin="KS KS KH KH KD KC")["wagers"]
    assert (wagers["tie"]["edge"], wagers["player"]["edge"], wagers["player-pair"]["edge"]) == (
        "-8",
        "0",
        "-11",
    )
    assert wagers["tiger-pair"]["edge"] == "-100"


def test_a_wager_that_needs_more_decks_is_marked() -> None:
    wagers = odds_of(STAR, "baccarat", "--decks", "3")["wagers"]
    assert {key for key, wager in wagers.items() if wager["offered"]} == {
        "player",
        "banker",
        "tie",
        "super-six",
    }
    done = run("--edition", STAR, "--game", "baccarat", "--decks", "3")
    assert "* not offered with 3 decks" in done.stdout
    assert "tiger *" in done.stdout


def test_the_sign_of_tie_premium_is_asked_for_or_five() -> None:
    five = odds_of(PREMIUM, "tie-premium", "--tie-percent", "5")
    assert odds_of(PREMIUM, "tie-premium") == five
    assert (five["tie_percent"], odds_of(PREMIUM, "premium")["tie_percent"]) == ("5", None)
    ten = odds_of(PREMIUM, "tie-premium", "--tie-percent", "10")
    assert ten["wagers"]["player"]["edge_percent"] < five["wagers"]["player"]["edge_percent"]


@pytest.mark.parametrize(
    "words",
    ["odds", "simulate --coups 1k", "study bankroll --wager tie --patrons 2", "study counting --shoes 1"],
)
def test_without_a_percentage_the_output_names_the_default(words: str) -> None:
    game = ["--edition", PREMIUM, "--game", "tie-premium"]
    ports = Ports(entropy=SeededEntropy(1))
    shown = CliRunner(env={"COLUMNS": "120"}).invoke(command, [*words.split(), *game], obj=ports)
    assert ", a tie pays 5 %" in shown.stdout
    done = CliRunner().invoke(command, [*words.split(), *game, "--format", "json"], obj=ports)
    assert json.loads(done.stdout)["tie_percent"] == "5"


def test_lines_for_a_spreadsheet_say_what_the_data_say() -> None:
    wagers = odds_of(STAR, "baccarat")["wagers"]
    done = run("--edition", STAR, "--game", "baccarat", "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(done.stdout)))
    assert len(rows) == sum(len(wager["outcomes"]) for wager in wagers.values())
    for row in rows:
        wager = wagers[row["wager"]]
        outcome = next(outcome for outcome in wager["outcomes"] if outcome["name"] == row["name"])
        assert (row["probability"], row["pays"], row["outcome"]) == (
            outcome["probability"],
            outcome["pays"],
            outcome["outcome"],
        )
        assert row["edge"] == wager["edge"]
        assert float(row["variance"]) == wager["variance"]


def test_the_table_is_whole_on_a_narrow_terminal() -> None:
    done = run("--edition", RAPID, "--game", "baccarat")
    for piece in ("banker-dragon-bonus", "banker wins by 9", "1.0579", "98.9421", "30 to 1", "standoff"):
        assert piece in done.stdout
    assert "…" not in done.stdout


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--decks", "5"], "is played with 3, 4, 6 or 8 decks, not 5. (rule 3.1)"),
        (["--decks", "x"], "--decks is a number from 1 to 99"),
        (["--removed", "10S"], "'10S' is not a card."),
        (["--decks", "3", "--removed", "AS AS AS AS"], "There are only 3 of AS in the shoe."),
        (["--removed", "AS", "--remaining", "-"], "--removed or --remaining"),
        (["--remaining", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["--remaining", "-"], "A coup takes up to 6 cards, and 0 are in the shoe."),
        (["--tie-percent", "5"], "pays no percentage on a tie"),
    ],
)
def test_what_is_refused_ends_in_one_sentence(options: list[str], sentence: str) -> None:
    done = run("--edition", STAR, "--game", "baccarat", *options)
    assert (done.exit_code, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cards"
    file.write_bytes(b"\xff\xfe\x00")
    done = run("--edition", STAR, "--game", "baccarat", "--remaining", str(file))
    assert (done.exit_code, "is not text in UTF-8" in done.stderr) == (2, True)


def test_a_mark_at_the_start_of_a_file_is_no_card(tmp_path: Path) -> None:
    file = tmp_path / "cards"
    file.write_bytes("\ufeffKS KS KH KH KD KC".encode())
    assert odds_of(STAR, "baccarat", "--remaining", str(file))["cards"] == 6


@pytest.mark.parametrize("columns", ["20", "40", "60"])
def test_a_narrow_terminal_loses_no_name(columns: str) -> None:
    words = ["odds", "--edition", STAR, "--game", "baccarat"]
    done = CliRunner(env={"COLUMNS": columns}).invoke(command, words)
    for piece in ("small-tiger", "1.0579", "hit %", "two card tiger", "19 to 20"):
        assert piece in done.stdout


def test_a_wheel_has_no_shoe() -> None:
    done = run("--edition", RAPID, "--game", "roulette", "--removed", "AS")
    assert (done.exit_code, "played without cards" in done.stderr) == (2, True)
