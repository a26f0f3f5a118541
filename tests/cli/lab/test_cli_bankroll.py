"""`pitboss study bankroll`: its table, its JSON, its picture, and its exit status.

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
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from kit.pictures import PICTURES, check_picture
from kit.support import EDITIONS, PREMIUM, RAPID, STAR
from typer.testing import CliRunner, Result

from pitboss.cli.common import Ports
from pitboss.cli.main import command
from pitboss.game.settlement import Terms
from pitboss.kernel.rejection import unwrap
from pitboss.sim import bankroll
from pitboss.sim.bankroll import Plan, join, play_all
from pitboss.sim.findings import Findings, find_figures
from pitboss.sim.outcomes import outcomes_of
from pitboss.sim.systems import find_system
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import amount

BANKER = f"--edition {STAR} --game baccarat --wager banker"
RED = f"--edition {RAPID} --game roulette --wager red"
SMALL = "--patrons 60 --coups 40 --seed 7"
PLAN = Plan(patrons=60, coups=40, seed=7, bankroll=1000_00, base=10_00, minimum=10_00, maximum=1000_00)
SCRIPT = str(Path(sys.executable).with_name("pitboss"))


class FixedEntropy:
    def below(self, bound: int) -> int:
        return 271828


def run(words: str | list[str]) -> Result:
    options = words.split() if isinstance(words, str) else words
    return CliRunner().invoke(command, ["study", "bankroll", *options], obj=Ports(entropy=FixedEntropy()))


def answer(words: str) -> dict[str, Any]:
    done = run(f"{words} --format json")
    assert (done.exit_code, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def refusal(words: str | list[str]) -> str:
    """The one sentence of a command that is refused."""
    done = run(words)
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    sentence = re.fullmatch(r"pitboss: (.+[.)])\n", done.stderr)
    assert sentence, done.stderr
    return sentence[1]


def expected(plan: Plan, edition: str, game: str, wager: str, system: str, terms: Terms) -> Findings:
    """The figures of the same study, taken from the simulator itself."""
    chosen = EDITIONS[edition].game(game)
    assert chosen is not None
    source = unwrap(outcomes_of(chosen, 8, terms, wager))
    parts = play_all(replace(plan, pieces=source.pieces), unwrap(find_system(system, plan.coups)), source)
    return find_figures(plan, join([unwrap(part) for part in parts]), source.odds.edge)


@pytest.mark.parametrize(
    "words, plan, study",
    [
        (f"{BANKER} {SMALL}", PLAN, (STAR, "baccarat", "banker", "flat", Terms())),
        (
            f"{RED} {SMALL} --system martingale --bankroll 127.5 --base 2.50 --minimum 0.5 --maximum 99.99 "
            "--chip 0.50",
            replace(PLAN, bankroll=127_50, base=2_50, minimum=50, maximum=99_99, chip=50),
            (RAPID, "roulette", "red", "martingale", Terms()),
        ),
        (
            f"--edition {PREMIUM} --game tie-premium --wager tie --tie-percent 2.5 --system paroli {SMALL}",
            PLAN,
            (PREMIUM, "tie-premium", "tie", "paroli", Terms(tie_percent=Fraction(5, 2))),
        ),
    ],
)
def test_the_answer_is_what_the_simulator_finds(
    words: str, plan: Plan, study: tuple[str, str, str, str, Terms]
) -> None:
    found, figures = answer(words), expected(plan, *study)
    assert found["result_cents"]["mean"] == figures.result.mean
    for name, spread in (
        ("result_cents", figures.result),
        ("drawdown_cents", figures.drawdown),
        ("coups_played", figures.lasted),
    ):
        assert (found[name]["mean"], found[name]["sd"]) == (spread.mean, spread.sd)
        assert {
            int(percent): value for percent, value in found[name]["percentiles"].items()
        } == spread.percentiles
    assert found["ruin"] == {
        "patrons": figures.ruin.patrons,
        "share": figures.ruin.share,
        "interval_95": list(figures.ruin.interval),
    }
    assert (found["turnover_cents"], found["lost_cents"]) == (figures.cost.turnover, figures.cost.lost)
    assert Fraction(found["exact_edge_fraction"]) == figures.cost.edge
    assert found["exact_edge"] == pytest.approx(float(figures.cost.edge))
    assert found["z"] == pytest.approx((found["lost_share"] - found["exact_edge"]) / found["standard_error"])
    assert (found["edition"], found["game"], found["wager"], found["system"]) == study[:4]
    assert (found["seed"], found["patrons"], found["coups"], found["stopped"]) == (7, 60, 40, False)
    assert (found["bankroll_cents"], found["base_cents"], found["chip_cents"]) == (
        plan.bankroll,
        plan.base,
        plan.chip,
    )
    assert (found["minimum_cents"], found["maximum_cents"]) == (plan.minimum, plan.maximum)
    assert found["decks"] == (None if study[1] == "roulette" else 8)


def escaped(cents: float) -> str:
    """An amount as the table has it, for a regular expression."""
    return re.escape(amount(round(cents), ENGLISH, short=False))


def test_the_table_shows_the_same_to_people() -> None:
    words = f"{RED} --system fibonacci --bankroll 60 {SMALL}"
    found, shown = answer(words), run(words).stdout
    assert "red: " in shown
    assert "60 patrons · fibonacci, base $10 · bankroll $60 · limits $10 to $1,000" in shown
    for percent, result in found["result_cents"]["percentiles"].items():
        fall = found["drawdown_cents"]["percentiles"][percent]
        lasted = found["coups_played"]["percentiles"][percent]
        row = rf"│ +{percent} % +│ +{escaped(result)} +│ +{escaped(fall)} +│ +{lasted} +│"
        assert re.search(row, shown), row
    for name in ("mean", "sd"):
        result, fall = (escaped(found[kind][name]) for kind in ("result_cents", "drawdown_cents"))
        row = rf"│ +{name} +│ +{result} +│ +{fall} +│ +{found['coups_played'][name]:.2f} +│"
        assert re.search(row, shown), row
    lost, error = 100 * found["lost_share"], 100 * found["standard_error"]
    assert f"was lost: {lost:.4f} %, standard error {error:.4f} %" in " ".join(shown.split())
    assert (
        f"Ruined: {found['ruin']['patrons']} of 60 patrons, {100 * found['ruin']['share']:.2f} % (" in shown
    )
    assert f"of which {amount(found['lost_cents'], ENGLISH)} was lost" in " ".join(shown.split())
    assert "the exact edge is 2.7027 %" in " ".join(shown.split())
    assert "smallest chip" not in shown
    assert "smallest chip" in run(f"{words} --chip 1").stdout


def test_a_seed_gives_the_same_study_and_a_fresh_one_is_printed() -> None:
    words = f"{BANKER} --patrons 20 --coups 30"
    assert answer(f"{words} --seed 7") == answer(f"{words} --seed 7")
    assert answer(f"{words} --seed 7")["result_cents"] != answer(f"{words} --seed 8")["result_cents"]
    assert answer(words)["seed"] == 271828
    assert answer(words) == answer(f"{words} --seed 271828")


def test_fewer_decks_are_other_shoes() -> None:
    three = answer(f"{BANKER} {SMALL} --decks 3")
    assert three["decks"] == 3
    assert three["exact_edge"] != answer(f"{BANKER} {SMALL}")["exact_edge"]


@pytest.mark.parametrize(
    "words, message",
    [
        (f"{BANKER} --system labouchere", "There is no system 'labouchere'. There are flat, martingale, "),
        (f"{BANKER} --system gone.py:mine", "gone.py cannot be loaded: No such file or directory."),
        (f"{BANKER} --bankroll 12.345", "--bankroll is a sum in dollars such as 25 or 2.50, not '12.345'."),
        (f"{BANKER} --base $5", "--base is a sum in dollars"),
        (f"{BANKER} --base 1e3", "--base is a sum in dollars"),
        (f"{BANKER} --base=-5", "--base is a sum in dollars"),
        (f"{BANKER} --minimum ٥", "--minimum is a sum in dollars"),
        (f"{BANKER} --chip 0", "--chip is a sum from 0.01 to 100000000 dollars, not 0."),
        (f"{BANKER} --maximum 100000000.01", "--maximum is a sum from 0.01 to 100000000 dollars"),
        (
            f"{BANKER} --maximum 9",
            "No stake of whole chips lies between the minimum of $10 and the maximum",
        ),
        (f"{BANKER} --bankroll 9.99", "A bankroll of $9.99 is less than the smallest stake, $10."),
        (f"{BANKER} --coups 0", "--coups is a number from 1 to 100000, not '0'."),
        (f"{BANKER} --coups many", "--coups is a number"),
        (f"{BANKER} --patrons 1000001", "--patrons is a number from 1 to 1000000, not '1000001'."),
        (f"{BANKER} --seed -1", "--seed is a number"),
        (f"{BANKER} --decks 5", "Baccarat is played with 3, 4, 6 or 8 decks, not 5."),
        (f"{BANKER} --tie-percent 5", "Baccarat pays no percentage on a tie."),
        (f"{RED} --decks 8", "Rapid Roulette is played without cards: leave --decks out."),
        (f"--edition {RAPID} --game roulette --wager pink", "'pink' is no place on the layout."),
        (
            f"--edition {STAR} --game baccarat --wager panda",
            "Baccarat has no wager 'panda'. It has: ",
        ),
        (f"--edition {STAR} --game baccarat --wager tiger --decks 3", "Tiger needs 6 or 8 decks."),
        (f"--edition {STAR} --game pontoon --wager banker", ""),
        (f"{BANKER} --plot study.gif", "A plot is a file such as study.png, .svg or .pdf, not 'study.gif'."),
        (f"{BANKER} --plot study", "A plot is a file such as study.png"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_a_sentence(words: str, message: str) -> None:
    assert refusal(words).startswith(message)


def own(folder: Path, body: str) -> str:
    path = folder / "own.py"
    path.write_text(f"calls = 0\ndef mine(view):\n    global calls\n    calls += 1\n{body}", encoding="utf-8")
    return f"{path}:mine"


def test_a_fault_of_ones_own_system_is_reported_and_leaves_no_file(tmp_path: Path) -> None:
    system = own(tmp_path, "    return view.place, view.stake / 2\n")
    options = [*f"{BANKER} {SMALL} --system".split(), system, "--plot", str(tmp_path / "study.png")]
    assert refusal(options) == (
        f"mine of {tmp_path}/own.py returned an array of float64 and shape (60,) as stakes, "
        f"not an array of 60 whole numbers."
    )
    assert [path.name for path in tmp_path.iterdir()] == ["own.py"]


def test_a_system_that_ends_the_program_is_reported_as_a_fault(tmp_path: Path) -> None:
    system = own(tmp_path, "    raise SystemExit(3)\n")
    assert refusal([*f"{BANKER} {SMALL} --system".split(), system]).startswith(
        f"mine of {tmp_path}/own.py failed"
    )


def test_what_a_system_prints_is_not_in_the_report(tmp_path: Path) -> None:
    system = own(tmp_path, "    print('hello')\n    return view.place, view.place + 1000\n")
    done = run([*f"{BANKER} {SMALL} --format json --system".split(), system])
    assert json.loads(done.stdout)["patrons"] == 60
    assert "hello" in done.stderr


def test_a_system_cannot_write_itself_rich(tmp_path: Path) -> None:
    rich = "    view.bankroll.flags.writeable = True\n    view.bankroll[:] = 10**9\n"
    stake = "    return view.place, view.place + 1000\n"
    honest = run([*f"{BANKER} {SMALL} --system".split(), own(tmp_path, stake)]).stdout
    assert run([*f"{BANKER} {SMALL} --system".split(), own(tmp_path, rich + stake)]).stdout == honest


def test_the_name_of_a_system_is_shown_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "[bold]$x$"
    folder.mkdir()
    system = own(folder, "    return view.place, view.place + 1000\n")
    path = tmp_path / "study.svg"
    done = run([*f"{BANKER} {SMALL} --system".split(), system, "--plot", str(path)])
    assert system in "".join(done.stdout.split("\n"))
    assert system in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", PICTURES)
def test_the_picture_is_a_whole_file_and_always_the_same(kind: str, tmp_path: Path) -> None:
    check_picture(run, f"{RED} {SMALL} --system martingale --bankroll 100 --format json", tmp_path, kind)


def test_the_picture_says_what_it_shows(tmp_path: Path) -> None:
    path = tmp_path / "study.svg"
    run([*f"{BANKER} {SMALL} --system 1-3-2-6".split(), "--plot", str(path)])
    picture = path.read_text(encoding="utf-8")
    for text in (
        f"banker: Baccarat of {STAR}, 8 decks",
        "60 patrons · 1-3-2-6, base $10 · bankroll $1,000",
        "Result",
        "Drawdown",
        "Still at the table: ",
        "Bankroll on the way",
        "dollars won or lost",
        "share of patrons",
        "coups played",
    ):
        assert f"<!-- {text}" in picture, text


@pytest.mark.parametrize(
    "options",
    [
        "--patrons 1 --coups 1",
        "--patrons 2 --coups 3 --system martingale --bankroll 10",
        "--patrons 40 --coups 300 --bankroll 10",
        "--patrons 30 --coups 20 --base 0.01 --minimum 0.01",
        "--patrons 30 --coups 20 --bankroll 100000000 --base 100000000 --maximum 100000000",
    ],
)
def test_any_study_can_be_drawn(options: str, tmp_path: Path) -> None:
    path = tmp_path / "study.png"
    done = run([*f"{RED} --seed 1 {options}".split(), "--plot", str(path)])
    assert (done.exit_code, done.stderr) == (0, "")
    assert path.stat().st_size > 10_000


def test_a_picture_that_cannot_be_written_is_refused_before_anybody_plays(tmp_path: Path) -> None:
    system = own(tmp_path, "    raise RuntimeError\n")
    options = [*f"{BANKER} {SMALL} --system".split(), system, "--plot"]
    assert refusal([*options, str(tmp_path / "nowhere" / "study.png")]) == (
        f"{tmp_path}/nowhere/study.png cannot be written: No such file or directory."
    )
    (tmp_path / "folder.png").mkdir()
    assert "is not a file that can be written" in refusal([*options, str(tmp_path / "folder.png")])


def test_ctrl_c_keeps_the_patrons_who_are_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bankroll, "PATRONS_AT_ONCE", 10)
    system = own(
        tmp_path,
        "    if calls > 12: raise KeyboardInterrupt\n    return view.place, view.place + 1000\n",
    )
    picture = tmp_path / "study.png"
    options = [*f"{BANKER} --patrons 30 --coups 5 --seed 7 --system".split(), system]
    done = run([*options, "--format", "json", "--plot", str(picture)])
    found = json.loads(done.stdout)
    assert (done.exit_code, found["stopped"], found["patrons"]) == (130, True, 20)
    assert found["result_cents"] == answer(f"{BANKER} --patrons 20 --coups 5 --seed 7")["result_cents"]
    assert picture.is_file()
    shown = run(options)
    assert shown.exit_code == 130
    assert "Stopped: 20 of 30 patrons were done." in shown.stdout


def test_ctrl_c_before_anybody_is_done_says_so_and_leaves_no_file(tmp_path: Path) -> None:
    system = own(tmp_path, "    raise KeyboardInterrupt\n")
    done = run([*f"{BANKER} {SMALL} --system".split(), system, "--plot", str(tmp_path / "study.png")])
    assert (done.exit_code, done.stdout) == (130, "")
    assert done.stderr == "pitboss: Stopped before any patron was done.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["own.py"]


def test_on_a_terminal_a_bar_shows_how_far_it_is_until_ctrl_c() -> None:
    screen, terminal = pty.openpty()
    words = f"{RED} --patrons 1000000 --coups 1000 --seed 7 --format json"
    with subprocess.Popen(
        [SCRIPT, "study", "bankroll", *words.split()], stdout=subprocess.PIPE, stderr=terminal
    ) as process:
        os.close(terminal)
        shown = ""
        latest = time.monotonic() + 120
        while not re.search(r"[1-9]\d*/1000000", shown):
            assert time.monotonic() < latest
            shown += os.read(screen, 4096).decode()
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        found = json.loads(process.stdout.read())
        assert process.wait(timeout=60) == 130
    os.close(screen)
    assert "Playing" in shown
    assert found["stopped"] is True
    assert 0 < found["patrons"] < 1_000_000


def test_other_commands_start_without_what_computes() -> None:
    code = (
        "import sys, pitboss.cli.lab.bankroll; "
        "print(sorted({'numpy', 'numba', 'matplotlib'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_no_float_stands_where_money_is() -> None:
    found = answer(f"{BANKER} {SMALL}")
    for name, value in found.items():
        if name.endswith("_cents"):
            exact = value["percentiles"].values() if isinstance(value, dict) else [value]
            assert all(isinstance(cents, int) for cents in exact), name
