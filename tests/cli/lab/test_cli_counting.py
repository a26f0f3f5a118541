"""`pitboss study counting`: its tables, its JSON, its picture, and its exit status.

It takes over 10 s: it draws pictures, and waits for studies that Ctrl-C ends.
"""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from kit.pictures import PICTURES, check_picture
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, baccarat
from typer.testing import CliRunner, Result

from pitboss.cli.common import Ports
from pitboss.cli.main import command
from pitboss.game.cards import RANKS
from pitboss.game.settlement import Terms
from pitboss.sim import counting as sim
from pitboss.sim.counting import Sums, by_depth, by_quarters, depths_of, errors_by_depth, study
from pitboss.sim.watch import Watch, watch

THREE = f"--edition {STAR} --game baccarat --decks 3"
SMALL = "--shoes 20 --seed 7"
SCRIPT = str(Path(sys.executable).with_name("pitboss"))


class FixedEntropy:
    def below(self, bound: int) -> int:
        return 271828


def run(words: str | list[str]) -> Result:
    options = words.split() if isinstance(words, str) else words
    return CliRunner().invoke(command, ["study", "counting", *options], obj=Ports(entropy=FixedEntropy()))


def answer(words: str) -> dict[str, Any]:
    done = run(f"{words} --format json")
    assert (done.exit_code, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def shown(words: str) -> str:
    done = run(words)
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout


def refusal(words: str | list[str]) -> str:
    """The one sentence of a command that is refused."""
    done = run(words)
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    sentence = re.fullmatch(r"pitboss: (.+[.)])\n", done.stderr)
    assert sentence, done.stderr
    return sentence[1]


def test_the_answer_is_what_the_study_finds() -> None:
    table = watch(baccarat(STAR), 3, Terms())
    *_, sums = study(table, 7, 20, 1)
    found = answer(f"{THREE} {SMALL}")
    assert (found["edition"], found["game"], found["decks"], found["tie_percent"]) == (
        STAR,
        "baccarat",
        3,
        None,
    )
    assert (found["seed"], found["shoes"], found["stopped"]) == (7, 20, False)
    assert found["coups"] == sums.coups[table.quarters]
    assert [*found["wagers"]] == [removal.odds.key for removal in table.removals]
    for wager, (removal, wager_figures) in enumerate(
        zip(table.removals, found["wagers"].values(), strict=True)
    ):
        assert Fraction(wager_figures["edge_fraction"]) == removal.odds.edge
        effects = wager_figures["effects_of_removal_fractions"]
        assert [*effects] == [*RANKS]
        assert [Fraction(effect) for effect in effects.values()] == [*removal.effects]
        assert [*wager_figures["effects_of_removal"].values()] == [
            float(effect) for effect in removal.effects
        ]
        count = table.counts[wager]
        assert count is not None
        assert [*wager_figures["count"]["tags"].values()] == [*count.tags]
        assert wager_figures["count"]["start"] == count.start
        assert wager_figures["count"]["true_count_over"] == float(count.over)
        for rows, figures in (
            (wager_figures["by_cards_dealt"], by_quarters(table, sums, wager)),
            (wager_figures["by_depth"], by_depth(table, sums, wager)),
        ):
            for row, each in zip(rows, figures, strict=True):
                assert row["coups_per_shoe"] == each.coups
                assert row["positive_share"] == (each.positive if each.coups else None)
                assert row["gain_per_shoe"] == each.gain
                assert row["gain_per_bet"] == (each.per_bet if each.positive else None)
                assert row["best"] == (each.best if each.coups else None)
                assert row["count_bet_share"] == (each.bets if each.coups else None)
                assert row["count_found_share"] == (each.found if each.positive else None)
                assert row["count_gain_per_shoe"] == (each.made if each.coups else None)
        assert [row["behind_cutting_card"] for row in wager_figures["by_depth"]] == [*depths_of(table)]
        assert [row["standard_error"] for row in wager_figures["by_depth"]] == errors_by_depth(
            table, sums, wager
        )
        assert [(row["from"], row["to"]) for row in wager_figures["by_cards_dealt"]][::11] == [
            (0, 12),
            (143, 155),
        ]


def test_the_best_count_has_its_threshold() -> None:
    for wager_figures in answer(f"{THREE} {SMALL}")["wagers"].values():
        # At this true count, in effects of removal, the advantage of the shoe equals the edge.
        assert wager_figures["best_count"]["true_count_over"] * 155 / 52 == pytest.approx(
            wager_figures["edge"]
        )


def test_threads_and_a_fresh_seed() -> None:
    one, two = (answer(f"{THREE} {SMALL} --threads {threads}") for threads in (1, 2))
    assert (one.pop("threads"), two.pop("threads")) == (1, 2)
    assert one == two
    assert answer(f"{THREE} --shoes 1")["seed"] == 271828


def test_the_percentage_on_the_sign_is_used_and_printed() -> None:
    words = f"--edition {PREMIUM} --game tie-premium --decks 3 --shoes 1 --seed 7"
    usual, other = answer(words), answer(f"{words} --tie-percent 2.5")
    assert (usual["tie_percent"], other["tie_percent"]) == ("5", "2.5")
    assert usual["wagers"]["player"]["edge"] < other["wagers"]["player"]["edge"]


def test_a_wager_without_a_count_shows_none() -> None:
    wager_figures = answer(f"--edition {GUIDE} --game commission {SMALL}")["wagers"]["player-pair"]
    assert (wager_figures["count"], wager_figures["best_count"]) == (None, None)
    deepest = wager_figures["by_depth"][0]
    assert deepest["positive_share"] > 0
    assert {deepest[name] for name in deepest if name.startswith("count_")} == {None}


def cells(text: str, label: str, nth: int = 0) -> list[str]:
    """The figures in the nth row with this label."""
    rows = [line for line in text.splitlines() if re.match(rf" ?{re.escape(label)}  ", line)]
    return rows[nth].removeprefix(" ").removeprefix(label).split()


@pytest.mark.parametrize("columns", ["60", "100", "160"])
def test_the_tables_fit_a_hundred_columns_and_lose_no_digit(
    columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for words in (f"--edition {CANBERRA} --game commission --shoes 3 --seed 7", f"{THREE} {SMALL}"):
        text = shown(words)
        assert max(map(len, text.splitlines())) <= max(100, int(columns))
        assert "…" not in text


def test_the_tables_say_what_the_json_says() -> None:
    words = f"--edition {GUIDE} --game commission --shoes 40 --seed 7"
    text, found = shown(words), answer(words)
    tie, pair = found["wagers"]["tie"], found["wagers"]["player-pair"]
    assert f"40 shoes · {found['coups']} coups, each solved exactly · seed 7" in text
    effects = [1e5 * tie["effects_of_removal"][rank] for rank in "A23456789T"]
    for cell, effect in zip(cells(text, "Tie"), effects, strict=True):
        assert float(cell) == pytest.approx(effect, abs=0.5)
    *tags, correlation, start, over = cells(text, "Tie", 1)
    assert [int(tag) for tag in tags] == [tie["count"]["tags"][rank] for rank in "A23456789T"]
    assert int(start) == tie["count"]["start"]
    assert float(over) == pytest.approx(tie["count"]["true_count_over"], abs=0.05)
    assert float(correlation) == pytest.approx(tie["count"]["correlation"], abs=5e-4)
    assert {*cells(text, "Player Pair", 1)} == {"–"}
    late = pair["by_cards_dealt"][28:]
    positive = sum(row["positive_share"] * row["coups_per_shoe"] for row in late if row["coups_per_shoe"])
    *_, share, best = cells(text, "Player Pair", 2)
    assert float(share) == pytest.approx(
        100 * positive / sum(row["coups_per_shoe"] for row in late), abs=0.006
    )
    assert float(best) == pytest.approx(100 * pair["by_depth"][0]["best"], abs=0.006)
    by_depth_ = pair["by_depth"]
    assert cells(text, "Coups a shoe") == [f"{row['coups_per_shoe']:.1f}" for row in by_depth_]
    gains = [f"{row['gain_per_shoe']:.4f}" if row["positive_share"] else "–" for row in by_depth_]
    assert cells(text, "Player Pair", 3) == gains
    assert gains[0] != "–"
    assert gains[-1] == "–"


def test_the_last_sentences_say_what_can_be_beaten() -> None:
    words = f"--edition {GUIDE} --game commission --shoes 40 --seed 7"
    found = answer(words)["wagers"]
    gains = [row["gain_per_shoe"] for row in found["player-pair"]["by_depth"]]
    last = max(place for place, gain in enumerate(gains) if gain >= 0.01)
    depth = found["player-pair"]["by_depth"][last]["behind_cutting_card"]
    assert last < 4
    printed = " ".join(shown(words).split())
    assert (
        f"One unit on each positive coup gains 0.01 units a shoe or more on Player Pair with {depth} cards "
        f"or fewer behind the cutting card ({gains[0]:.2f} with 20), Banker Pair with {depth} "
        f"({gains[0]:.2f})"
    ) in printed
    assert max(row["gain_per_shoe"] for row in found["banker"]["by_depth"]) < 0.01
    assert re.search(r"It gains less than 0.01 at every depth on Player, Banker(, Tie)?\.$", printed)


def test_where_nothing_is_beaten_it_says_so() -> None:
    printed = " ".join(shown(f"--edition {GUIDE} --game commission --shoes 1 --seed 2").split())
    assert printed.endswith(
        "One unit on each positive coup gains less than 0.01 at every depth on Player, Banker, Tie, "
        "Player Pair, Banker Pair."
    )
    assert "0.01 units a shoe or more" not in printed


def test_the_help_says_whom_it_is_for() -> None:
    text = " ".join(shown("--help").split())
    assert "for the operator's surveillance: live terminals never show it" in text


@pytest.mark.parametrize(
    "words, message",
    [
        (f"--edition {RAPID} --game roulette", "Rapid Roulette has no memory: "),
        (f"--edition {RAPID} --game roulette --decks 8", "Rapid Roulette is played without cards"),
        (f"--edition {STAR} --game baccarat --decks 5", "Baccarat is played with 3, 4, 6 or 8 decks, not 5."),
        (f"{THREE} --shoes 0", "--shoes is a number from 1 to 100000, not '0'."),
        (f"{THREE} --shoes 1e3", "--shoes is a number from 1 to 100000"),
        (f"{THREE} --threads 0", "--threads is a number from 1"),
        (f"{THREE} --seed -1", "--seed is a number from 0"),
        (f"{THREE} --tie-percent 5", "Baccarat pays no percentage on a tie."),
        (f"{THREE} --plot study.gif", "A plot is a file such as study.png, .svg or .pdf, not 'study.gif'."),
        ("--edition star --game baccarat", "There is no edition 'star'"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_a_sentence(words: str, message: str) -> None:
    assert refusal(words).startswith(message)


@pytest.mark.parametrize("kind", PICTURES)
def test_the_picture_is_a_whole_file_and_always_the_same(kind: str, tmp_path: Path) -> None:
    check_picture(run, f"{THREE} --shoes 3 --seed 7 --format json", tmp_path, kind)


def test_the_picture_says_what_it_shows(tmp_path: Path) -> None:
    path = tmp_path / "study.svg"
    run([*f"{THREE} {SMALL}".split(), "--plot", str(path)])
    picture = path.read_text(encoding="utf-8")
    for text in (
        f"Counting: Baccarat of {STAR}, 3 decks",
        "20 shoes · ",
        "Effect of removal, in 0.00001 units",
        "How often positive: share of coups",
        "By how much: units gained in 100 coups",
        "What it gains: units a shoe",
        "cards behind the cutting card",
        "decks dealt",
        "Super Six",
        "-1514",
    ):
        assert f"<!-- {text}" in picture, text


def test_a_study_that_finds_nothing_can_be_drawn(tmp_path: Path) -> None:
    path = tmp_path / "study.png"
    done = run(f"--edition {GUIDE} --game commission --shoes 1 --seed 2 --plot {path}")
    assert (done.exit_code, done.stderr) == (0, "")
    assert path.stat().st_size > 10_000


def test_a_picture_that_cannot_be_written_is_refused_before_anything_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sim, "study", None)
    assert refusal([*THREE.split(), "--plot", str(tmp_path / "nowhere" / "study.png")]) == (
        f"{tmp_path}/nowhere/study.png cannot be written: No such file or directory."
    )


def interrupted(after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Presses Ctrl-C after a number of parts."""

    def until(table: Watch, seed: int, shoes: int, threads: int) -> Iterator[Sums]:
        for part, sums in enumerate(study(table, seed, shoes, threads)):
            if part == after:
                raise KeyboardInterrupt
            yield sums

    monkeypatch.setattr(sim, "study", until)


def test_ctrl_c_keeps_the_shoes_that_are_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = answer(f"{THREE} --seed 7 --shoes 32")
    interrupted(2, monkeypatch)
    picture = tmp_path / "study.png"
    done = run(f"{THREE} --seed 7 --shoes 90 --format json --plot {picture}")
    found = json.loads(done.stdout)
    assert (done.exit_code, found["stopped"], found["shoes"]) == (130, True, 32)
    assert found["wagers"] == whole["wagers"]
    assert picture.is_file()
    table = run(f"{THREE} --seed 7 --shoes 90")
    assert table.exit_code == 130
    assert table.stdout.endswith("Stopped: 32 of 90 shoes were done.\n")


def test_ctrl_c_before_any_shoe_is_done_says_so_and_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted(0, monkeypatch)
    done = run(f"{THREE} {SMALL} --plot {tmp_path / 'study.png'}")
    assert (done.exit_code, done.stdout) == (130, "")
    assert done.stderr == "pitboss: Stopped before any shoe was done.\n"
    assert not [*tmp_path.iterdir()]


def test_on_a_terminal_a_bar_shows_how_far_it_is_until_ctrl_c() -> None:
    words = f"{THREE} --shoes 100000 --seed 7 --format json"
    screen, terminal = pty.openpty()
    with subprocess.Popen(
        [SCRIPT, "study", "counting", *words.split()], stdout=subprocess.PIPE, stderr=terminal
    ) as process:
        os.close(terminal)
        shown = ""
        latest = time.monotonic() + 120
        while not re.search(r"[1-9]\d*/100000", shown):
            assert time.monotonic() < latest
            shown += os.read(screen, 4096).decode()
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        found = json.loads(process.stdout.read())
        assert process.wait(timeout=60) == 130
    os.close(screen)
    assert "Solving" in shown
    assert found["stopped"] is True
    assert 0 < found["shoes"] < 100_000


def test_other_commands_start_without_what_computes() -> None:
    code = (
        "import sys, pitboss.cli.lab.counting; "
        "print(sorted({'numpy', 'numba', 'matplotlib'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
