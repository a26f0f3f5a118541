"""`pitboss simulate` for people and for programs.

It takes over 10 s: it starts programs of their own, to end them by Ctrl-C.
"""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from kit.support import CANBERRA, PREMIUM, RAPID, STAR, baccarat
from typer.testing import CliRunner

from pitboss.cli.common import Ports
from pitboss.cli.main import command
from pitboss.game.settlement import Terms
from pitboss.kernel.text import Text
from pitboss.odds.baccarat import game_odds
from pitboss.odds.composition import fresh
from pitboss.sim import agreement, cluster, run
from pitboss.sim.run import Crew, OutcomeSource, Tally
from pitboss.words.rendering import english

SCRIPT = str(Path(sys.executable).with_name("pitboss"))
BACCARAT = f"--edition {STAR} --game baccarat"
ROULETTE = f"--edition {RAPID} --game roulette"
PREMIUM_TIES = f"--edition {PREMIUM} --game tie-premium"


class Seven:
    def below(self, bound: int) -> int:
        return 7


def simulate(words: str) -> tuple[int, str, str]:
    """Runs the command in this process, for a terminal of 100 columns."""
    done = CliRunner(env={"COLUMNS": "100"}).invoke(
        command, ["simulate", *words.split()], obj=Ports(entropy=Seven())
    )
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout, done.stderr


def simulate_json(words: str, status: int = 0) -> dict[str, Any]:
    code, printed, complaint = simulate(f"{words} --format json")
    assert (code, complaint) == (status, "")
    found: dict[str, Any] = json.loads(printed)
    return found


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    return {key: report[key] for key in report if key not in ("seconds", "coups_per_second", "threads")}


# Reports.


def test_the_report_for_programs() -> None:
    report = simulate_json(f"{BACCARAT} --decks 6 --coups 10k --seed 42 --threads 2")
    assert (report["edition"], report["game"], report["decks"]) == (STAR, "baccarat", 6)
    assert (report["seed"], report["threads"], report["workers"]) == (42, 2, None)
    assert 10_000 <= report["coups"] < 10_080
    # A shoe of six decks has about sixty coups.
    assert 150 < report["shoes"] < 180
    assert report["coups_per_second"] == pytest.approx(report["coups"] / report["seconds"])
    assert (report["stopped"], report["off"], report["verdict"]) == (False, [], "pass")
    assert report["chi_square"]["impossible"] == 0
    assert 0 < report["chi_square"]["p_value"] < 1
    exact = game_odds(baccarat(STAR), fresh(6), Terms())
    assert list(report["wagers"]) == list(exact)
    for key, wager in report["wagers"].items():
        odds = exact[key]
        assert wager["exact"] == float(odds.edge)
        assert wager["z"] == pytest.approx((wager["observed"] - wager["exact"]) / wager["standard_error"])
        low, high = wager["interval_95"]
        assert low < wager["observed"] < high
        hits = [prize["hits"] for prize in wager["prizes"]]
        assert sum(hits) == report["coups"]
        assert sum(prize["expected"] for prize in wager["prizes"]) == pytest.approx(report["coups"])
        paid = sum(hit * prize.returns for hit, prize in zip(hits, odds.prizes, strict=True))
        assert wager["observed"] == float(1 - Fraction(paid, report["coups"]))


@pytest.mark.parametrize(
    "words", [f"{BACCARAT} --decks 3", ROULETTE, f"--edition {CANBERRA} --game commission"]
)
def test_the_same_seed_gives_the_same_report_with_any_threads(words: str) -> None:
    first, *others = (
        without_time(simulate_json(f"{words} --coups 20k --seed 5 --threads {threads}"))
        for threads in (1, 2, 7)
    )
    assert others == [first, first]
    assert without_time(simulate_json(f"{words} --coups 20k --seed 6"))["wagers"] != first["wagers"]


def test_spins_are_dealt_in_runs() -> None:
    report = simulate_json(f"{ROULETTE} --coups 1_950 --seed 1")
    assert (report["coups"], report["runs"], report["decks"], "shoes" in report) == (2_000, 20, None, False)
    assert {wager["exact"] for wager in report["wagers"].values()} == {1 / 37}
    assert {"straight", "split", "red", "tier", "orphelins"} <= set(report["wagers"])


def test_what_is_left_out_is_chosen() -> None:
    report = simulate_json(f"{PREMIUM_TIES} --coups 500")
    assert (report["seed"], report["decks"], report["tie_percent"]) == (7, 8, "5")
    assert report["threads"] == len(os.sched_getaffinity(0))
    other = simulate_json(f"{PREMIUM_TIES} --coups 500 --tie-percent 2.5")
    assert other["tie_percent"] == "2.5"
    # A tie pays less: a fortieth of a stake per tie.
    ties = next(prize for prize in other["wagers"]["tie"]["prizes"] if prize["name"] == "win")["hits"]
    more = other["wagers"]["player"]["observed"] - report["wagers"]["player"]["observed"]
    assert more == pytest.approx(ties / other["coups"] / 40)


def test_the_default_is_a_hundred_million_coups(monkeypatch: pytest.MonkeyPatch) -> None:
    simulated = []

    def note(source: OutcomeSource, coups: int, crew: Crew) -> Iterator[Tally]:
        simulated.append(coups)
        yield Tally(source.tally(1, 100), 100)

    monkeypatch.setattr(run, "simulate", note)
    simulate(BACCARAT)
    assert simulated == [100_000_000]


def test_the_report_for_people() -> None:
    code, printed, complaint = simulate(f"{BACCARAT} --coups 100k --seed 42 --threads 2")
    assert (code, complaint) == (0, "")
    lines = printed.splitlines()
    assert max(map(len, lines)) <= 100
    assert lines[0] == "The Star: Baccarat · Baccarat · 8 decks · seed 42"
    assert lines[1].startswith("100,0")
    assert "(2 threads)" in lines[1]
    for title in baccarat(STAR).titles.values():
        [row] = [line for line in lines if line.strip().startswith(f"{english(Text(title))}  ")]
        assert row.count("%") == 3
    [player] = [line for line in lines if line.strip().startswith("Player ")]
    assert "1.2351%" in player
    assert lines[-2].startswith("Joint outcome: chi-square ")
    assert lines[-1].startswith("Pass: ")


def test_spins_are_called_spins() -> None:
    _, printed, _ = simulate(f"{ROULETTE} --coups 10k --seed 42 --threads 1")
    assert "10,000 spins in 100 runs, " in printed
    assert "(1 thread)" in printed


# Verdicts.


@pytest.fixture
def _odds_of_three_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    right = agreement.exact_odds
    monkeypatch.setattr(agreement, "exact_odds", lambda game, _, terms: right(game, 3, terms))


@pytest.mark.usefixtures("_odds_of_three_decks")
def test_a_difference_that_chance_does_not_explain_is_status_one() -> None:
    report = simulate_json(f"{BACCARAT} --coups 2M --seed 1", status=1)
    assert report["verdict"] == "off"
    assert {"player-pair", "banker-pair", "joint-outcome"} <= set(report["off"])
    code, printed, _ = simulate(f"{BACCARAT} --coups 2M --seed 1")
    verdict = " ".join(printed.split("Off: ")[1].split())
    assert code == 1
    assert verdict.startswith("player-pair by ")
    assert verdict.endswith(" standard errors, the joint outcome.")
    [row] = [line for line in printed.splitlines() if line.strip().startswith("Pairs Player")]
    assert row.rstrip().endswith(" off")


def test_an_impossible_outcome_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(source: OutcomeSource, coups: int, crew: Crew) -> Iterator[Tally]:
        counts = source.tally(1, 100)
        # Both hands have two cards and no count: no table of play stands on zero.
        counts[0] += 3
        yield Tally(counts, 100)

    monkeypatch.setattr(run, "simulate", fault)
    code, printed, _ = simulate(f"{BACCARAT} --coups 5k --seed 1")
    assert code == 1
    assert "Off: the joint outcome, impossible in 3." in printed


def test_what_the_cutting_card_brings_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreement, "MOST_STANDARD_ERRORS", 0)
    monkeypatch.setattr(agreement, "WAGER_DRIFT_DEVIATIONS", 1)
    code, printed, _ = simulate(f"{BACCARAT} --coups 5k --seed 1")
    assert code == 0
    assert "Pass: what chance does not explain is as little as the cutting card brings." in printed


# Interrupts.


def stop_after(chunks: int, how: type[BaseException] | None = None) -> Any:
    """A simulation in small chunks that is stopped."""
    real = run.simulate

    def stopped(source: OutcomeSource, coups: int, crew: Crew) -> Iterator[Tally]:
        for done, tally in enumerate(real(source, coups, Crew(crew.submit, crew.size, 1_000))):
            if done == chunks:
                if how:
                    raise how
                signal.raise_signal(signal.SIGINT)
            yield tally

    return stopped


def test_ctrl_c_reports_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(run, "simulate", stop_after(6))
        stopped = simulate_json(f"{BACCARAT} --coups 1M --seed 3", status=130)
        code, printed, _ = simulate(f"{BACCARAT} --coups 1M --seed 3")
    assert stopped["stopped"]
    assert 0 < stopped["shoes"] < 100
    # The same seed and number of coups give the same figures.
    whole = simulate_json(f"{BACCARAT} --coups {stopped['coups']} --seed 3")
    assert not whole["stopped"]
    assert {**without_time(whole), "stopped": True} == without_time(stopped)
    assert code == 130
    assert printed.splitlines()[-1] == "Stopped by hand: 1,000,000 coups were asked for."
    assert f"{stopped['coups']:,} coups in {stopped['shoes']:,} shoes" in printed


def test_ctrl_c_before_anything_is_done_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "simulate", stop_after(0))
    message = "pitboss: Stopped before any shoe was done.\n"
    assert simulate(f"{BACCARAT} --coups 1M --seed 3") == (130, "", message)


def test_a_lost_cluster_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    # The threads of this process stand in for the workers: only a cluster can be lost.
    monkeypatch.setattr(cluster, "cluster", lambda _, source: run.threads(1, source))
    monkeypatch.setattr(run, "simulate", stop_after(3, ConnectionError))
    lost = simulate(f"{BACCARAT} --coups 1M --workers dask://far:8786")
    assert lost == (2, "", "pitboss: The cluster at dask://far:8786 is lost.\n")


def test_on_a_terminal_a_bar_shows_the_progress_until_ctrl_c() -> None:
    ours, theirs = pty.openpty()
    begun = time.monotonic()
    with subprocess.Popen(
        [SCRIPT, "simulate", *BACCARAT.split(), "--coups", "1000G", "--format", "json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
    ) as process:
        os.close(theirs)
        screen = b""
        while b" million coups/s" not in screen and time.monotonic() < begun + 60:
            screen += os.read(ours, 4_096)
        process.send_signal(signal.SIGINT)
        # Reads on: a full terminal would block the command.
        with suppress(OSError):
            while os.read(ours, 4_096):
                pass
        assert process.stdout is not None
        report = json.loads(process.stdout.read())
        assert process.wait(timeout=60) == 130
    os.close(ours)
    assert b"Dealing" in screen
    assert report["stopped"]
    assert 0 < report["coups"] < 10**12
    assert report["verdict"] == "pass"


def test_no_bar_is_drawn_where_nobody_sees_it() -> None:
    done = subprocess.run(
        [SCRIPT, "simulate", *BACCARAT.split(), "--coups", "1M", "--format", "json"],
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""
    assert json.loads(done.stdout)["verdict"] == "pass"


def test_the_interval_and_the_table_say_what_the_figures_say() -> None:
    words = f"{BACCARAT} --coups 20k --seed 5"
    code, shown, _ = simulate(words)
    for wager in simulate_json(words)["wagers"].values():
        low, high = wager["interval_95"]
        assert (low + high) / 2 == pytest.approx(wager["observed"])
        assert (high - low) / 2 == pytest.approx(1.96 * wager["standard_error"], rel=1e-4)
        row = next(
            line.split() for line in shown.splitlines() if line.strip().startswith(f"{wager['title']}  ")
        )
        assert f"{wager['observed']:.4%}" in row
        assert f"{wager['exact']:.4%}" in row
        assert f"{wager['z']:+.2f}" in row
    assert code == 0


def test_a_narrow_terminal_loses_no_figure() -> None:
    done = CliRunner(env={"COLUMNS": "40"}).invoke(
        command, ["simulate", *f"{BACCARAT} --coups 1k --seed 5".split()]
    )
    for piece in ("Small Tiger", "Exact edge", "1.0579%", "in 13 shoes"):
        assert piece in done.stdout
    one = simulate(f"{BACCARAT} --coups 1 --seed 5")[1]
    assert "in 1 shoe, dealt" in one


# Refusals.


@pytest.mark.parametrize(
    "words, message",
    [
        ("--edition none --game baccarat", "none"),
        (f"--edition {STAR} --game poker", "poker"),
        (f"{BACCARAT} --decks 5", "decks, not 5."),
        (f"{BACCARAT} --decks many", "--decks is a number"),
        (f"{ROULETTE} --decks 8", "without cards"),
        (f"{BACCARAT} --tie-percent 5", "pays no percentage"),
        (f"{PREMIUM_TIES} --tie-percent 11", "from 1 to 10"),
        (f"{BACCARAT} --seed -1", "--seed is a number"),
        (f"{BACCARAT} --threads 0", "--threads is a number from 1 to 1024, not '0'."),
        (f"{BACCARAT} --threads two", "--threads is a number"),
        (f"{BACCARAT} --workers localhost:8786", "--workers is written as dask://HOST:PORT"),
        (f"{BACCARAT} --workers dask://127.0.0.1:1 --threads 2", "leave --threads out"),
        *(
            (
                f"{BACCARAT} --coups {coups}",
                f"--coups is a number from 1 to 1000G, such as 500, 10k or 100M, not '{coups}'.",
            )
            for coups in "0 0k -1 ten 1.5M 5T 10000000000000 1001G 1_0 _1 1__000 k 100m ٣".split()
        ),
    ],
)
def test_bad_input_is_one_sentence_and_status_two(words: str, message: str) -> None:
    code, printed, complaint = simulate(words)
    assert (code, printed) == (2, "")
    assert message in complaint
    assert complaint.startswith("pitboss: ")
    assert complaint.count("\n") == 1


def test_a_cluster_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pitboss.sim.cluster.CONNECT_TIMEOUT_S", 1)
    complaint = "pitboss: No cluster answers at dask://127.0.0.1:1.\n"
    assert simulate(f"{BACCARAT} --workers dask://127.0.0.1:1") == (2, "", complaint)


@pytest.mark.parametrize(
    "text, coups", [("1", 1), ("500", 500), ("3k", 3_000), ("2K", 2_000), ("1_000", 1_000), ("1_000k", 10**6)]
)
def test_ways_to_write_a_number_of_coups(text: str, coups: int) -> None:
    dealt = simulate_json(f"{ROULETTE} --coups {text}")["coups"]
    assert coups <= dealt < coups + 100


def test_other_commands_start_without_the_simulator() -> None:
    code = (
        "import pitboss.cli.lab.simulate, sys; "
        "print({'numpy', 'numba', 'scipy', 'distributed'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
