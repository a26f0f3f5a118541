"""The command with closed, full and foreign streams, half-written files and mistyped options.

It takes over 10 s: every command runs as a program of its own, since only that has streams to close.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from kit.support import GUIDE, PREMIUM, RAPID, STAR
from typer.testing import CliRunner

from pitboss.cli import files
from pitboss.cli.common import Ports
from pitboss.cli.main import command

SCRIPT = str(Path(sys.executable).with_name("pitboss"))
COUP = '{"cards":["9S","KH","4D","7C","7H"],"wagers":{"banker":10000}}'
SETTLE = f"settle --edition {STAR} --game baccarat"
DEAL = f"deal --edition {GUIDE} --game commission --seed 7"
ROULETTE = f"--edition {RAPID} --game roulette --seed 7"
BOM = b"\xef\xbb\xbf"
CLOSED = "pitboss: Standard {}: it is not open.\n"
FULL = "pitboss: Standard output cannot be written: No space left on device.\n"
SPEAKING = [
    "--help",
    "--version",
    "settle --help",
    "editions",
    "editions --format json",
    "conformance",
    f"demo --seed 1 --coups 1 --edition {STAR}",
    DEAL,
    SETTLE,
    "roads",
    "roads --draw",
    "replay record",
]


class Zero:
    def below(self, bound: int) -> int:
        return 0


def run(words: str | list[str], text: str | bytes | None = None) -> tuple[int, bytes, str]:
    """Runs the command in this process."""
    done = CliRunner().invoke(
        command, words if isinstance(words, list) else words.split(), input=text, obj=Ports(entropy=Zero())
    )
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout_bytes, done.stderr


def start(words: str, text: str = "", **env: str) -> tuple[int, bytes, str]:
    """Runs the program itself."""
    done = subprocess.run(
        [SCRIPT, *words.split()],
        input=text.encode(),
        env={**os.environ, **env},
        capture_output=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr.decode()


def shell(folder: Path, line: str, text: str = "") -> tuple[int, str]:
    """Runs a shell line with the program in it. Returns its status and its error output."""
    done = subprocess.run(
        ["bash", "-c", f'pitboss() {{ "{SCRIPT}" "$@"; }}; {line}'],
        input=text,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


# Closed and full streams.


@pytest.mark.parametrize("words", [SETTLE, "roads", "roads --draw", "replay -"])
def test_a_closed_input_is_one_sentence_and_status_two(tmp_path: Path, words: str) -> None:
    assert shell(tmp_path, f"pitboss {words} <&-") == (2, CLOSED.format("input cannot be read"))


@pytest.mark.parametrize(
    "words, unbuffered", [*((words, "") for words in SPEAKING), (SETTLE, "1"), ("editions", "1")]
)
def test_a_closed_or_full_output_is_one_sentence_and_status_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, unbuffered: str
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    (tmp_path / "record").write_bytes(run(DEAL)[1] if "record" in words else b"")
    text = "BPT" if "roads" in words else COUP
    closed = CLOSED.format("output cannot be written")
    assert shell(tmp_path, f"pitboss {words} >&-", text) == (2, closed)
    assert shell(tmp_path, f"pitboss {words} >/dev/full", text) == (2, FULL)


def test_without_any_stream_the_status_still_shows_the_result(tmp_path: Path) -> None:
    assert shell(tmp_path, "pitboss editions <&- >&- 2>&-") == (2, "")
    assert shell(tmp_path, "pitboss editions >/dev/full 2>/dev/full") == (2, "")
    assert shell(tmp_path, f"pitboss {SETTLE} --smallest-chip x 2>/dev/full") == (2, "")
    assert shell(tmp_path, "pitboss editions --format xml 2>/dev/full") == (2, "")


def test_streams_that_are_not_used_may_be_closed(tmp_path: Path) -> None:
    assert shell(tmp_path, f"pitboss {DEAL} --shoes 21 -o record <&- >&- 2>&-") == (0, "")
    assert shell(tmp_path, "pitboss replay record <&-") == (0, "")
    assert run(["replay", str(tmp_path / "record")])[1].startswith(b"Same: 21 shoes, ")


@pytest.mark.parametrize("words", [f"{DEAL} --shoes 9", "editions", f"demo {ROULETTE}"])
def test_a_reader_who_has_seen_enough_hears_no_complaint(tmp_path: Path, words: str) -> None:
    assert shell(tmp_path, f"pitboss {words} | head -1") == (0, "")
    assert shell(tmp_path, f"set -o pipefail; pitboss {words} | head -1") == (1, "")


def test_every_way_in_leads_through_the_same_door() -> None:
    for entry in (
        (SCRIPT,),
        (sys.executable, "-m", "pitboss.app"),
        (sys.executable, "-c", "from pitboss.app import main; main()"),
    ):
        with Path("/dev/full").open("wb") as full:
            done = subprocess.run(
                [*entry, "--version"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
            )
        assert (done.returncode, done.stderr) == (2, FULL)


# Encodings.

ASCII = {"PYTHONIOENCODING": "ascii"}
LOCALE = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize(
    "env, words, text, message",
    [
        (ASCII, "demo --seed 42 --coups 1", "", "The Star: Baccarat ? Baccarat ? seed 42\n"),
        (LOCALE, "demo --seed 42 --coups 1", "", "The Star: Baccarat ? Baccarat ? seed 42\n"),
        (ASCII, f"demo {ROULETTE} --coups 1", "", "1 spin: "),
        (ASCII, "roads --draw", "BPT", "Big road\nB    P"),
        (ASCII, "settle --help", "", "Settles coups or spins from JSON lines."),
        (ASCII, "editions", "", "mini-baccarat-guide"),
        (ASCII, "conformance", "", "Clauses proven"),
    ],
)
def test_a_narrow_encoding_shows_question_marks_and_breaks_nothing(
    env: dict[str, str], words: str, text: str, message: str
) -> None:
    code, printed, errors = start(words, text, **env)
    assert (code, errors) == (0, "")
    assert message in printed.decode()


@pytest.mark.parametrize("env", [ASCII, LOCALE], ids=["ascii", "locale"])
def test_json_stays_json_in_a_narrow_encoding(env: dict[str, str]) -> None:
    code, printed, _ = start(SETTLE, '{"cards":["庄"],"wagers":{}}\n' + COUP, **env)
    error, settled = (json.loads(line) for line in printed.splitlines())
    assert (code, error["error"]["code"], settled["result"]) == (1, "unknown-card", "banker")
    assert "'庄'" in error["error"]["message"]
    assert len(json.loads(start("editions --format json", **env)[1])["editions"]) == 5
    assert json.loads(start("roads", "BPT", **env)[1])["big_eye_boy"] == ""


def test_a_byte_order_mark_before_the_input_is_no_part_of_it(tmp_path: Path) -> None:
    record = run(DEAL)[1]
    for words, text in ((SETTLE, COUP.encode()), ("roads", b"BPT\n"), ("replay -", record)):
        plain = run(words, text)
        assert plain[0] == 0
        assert run(words, BOM + text) == plain
    (tmp_path / "record").write_bytes(BOM + record)
    assert run(["replay", str(tmp_path / "record")])[0] == 0
    # Anywhere else, or a second time, it is an ordinary character.
    assert run(SETTLE, BOM + BOM + COUP.encode())[0] == 1
    assert run(SETTLE, COUP.encode() + b"\n" + BOM + COUP.encode())[0] == 1
    assert run("roads", b"BP\n" + BOM + b"BP")[0] == 2
    assert run("replay -", BOM + BOM + record)[0] == 2


def test_a_record_may_lack_its_last_end_of_line_but_nothing_more() -> None:
    record = run(DEAL)[1]
    whole = run("replay -", record)
    assert whole[0] == 0
    assert run("replay -", record[:-1]) == whole
    check = record.decode().splitlines()[-1]
    code, printed, _ = run("replay -", record[:-2])
    assert code == 1
    assert f"  recorded:   {check[:-1]}\n  recomputed: {check}\n" in printed.decode()


# Output files.


def test_a_dash_is_standard_output(tmp_path: Path) -> None:
    assert shell(tmp_path, f"pitboss {DEAL} -o - | pitboss replay -") == (0, "")
    assert list(tmp_path.iterdir()) == []
    assert run(f"{DEAL} -o -") == run(DEAL)


def test_a_link_stays_a_link_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    link, target = tmp_path / "link", tmp_path / "kept" / "shoe.txt"
    link.symlink_to(Path("kept") / "shoe.txt")
    for _ in ("not there yet", "there already"):
        assert run([*DEAL.split(), "-o", str(link)]) == (0, b"", "")
        assert link.is_symlink()
        assert target.read_bytes() == run(DEAL)[1]
    assert [path.name for path in target.parent.iterdir()] == ["shoe.txt"]
    link.unlink()
    link.symlink_to("link")
    error = f"pitboss: {link} is not a file that can be written.\n"
    assert run([*DEAL.split(), "-o", str(link)]) == (2, b"", error)
    assert link.is_symlink()


def test_a_file_that_nobody_may_write_is_kept(tmp_path: Path) -> None:
    target = tmp_path / "shoe.txt"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o444)
    error = f"pitboss: {target} is not a file that can be written.\n"
    assert run([*DEAL.split(), "-o", str(target)]) == (2, b"", error)
    assert target.read_text(encoding="utf-8") == "old"


def test_a_private_file_stays_private(tmp_path: Path) -> None:
    target = tmp_path / "shoe.txt"
    target.touch()
    target.chmod(0o600)
    assert run([*DEAL.split(), "-o", str(target)])[0] == 0
    assert target.stat().st_mode & 0o777 == 0o600


def test_a_disk_that_fills_up_leaves_the_former_file_as_it_was(tmp_path: Path) -> None:
    target = tmp_path / "shoe.txt"
    target.write_text("old", encoding="utf-8")
    # Eight blocks of 1024 bytes are the most that a file may have here; a shoe needs more.
    status, complaint = shell(tmp_path, f"ulimit -f 8; pitboss {DEAL} -o shoe.txt")
    assert (status, complaint) == (2, "pitboss: shoe.txt cannot be written: File too large.\n")
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [
        ("shoe.txt", "old")
    ]


def test_a_request_to_end_leaves_the_former_file_and_no_other(tmp_path: Path) -> None:
    target = tmp_path / "shoe.txt"
    target.write_text("old", encoding="utf-8")
    with subprocess.Popen([SCRIPT, *DEAL.split(), "--shoes", "10000", "-o", str(target)]) as started:
        patience = time.monotonic() + 60
        while len(list(tmp_path.iterdir())) < 2:
            assert time.monotonic() < patience, "nothing is written"
            time.sleep(0.01)
        assert target.read_text(encoding="utf-8") == "old"
        started.send_signal(signal.SIGTERM)
    assert started.returncode == 128 + signal.SIGTERM
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [
        ("shoe.txt", "old")
    ]


# A stop right after opening leaves the file for the interpreter to close, which gives a warning.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_end_at_any_line_leaves_one_whole_file(tmp_path: Path) -> None:
    """A signal may arrive between any two lines. Here the next line raises, as the signal would."""
    target = tmp_path / "shoe.txt"
    texts: list[str] = []
    ended = True
    while ended:
        target.write_text("old", encoding="utf-8")
        ended = _ends_before_line(len(texts), lambda: files.write_whole(target, ["new"]))
        assert list(tmp_path.iterdir()) == [target]
        texts.append(target.read_text(encoding="utf-8"))
    assert len(texts) > 20, "more lines than these are run"
    assert texts == sorted(texts, reverse=True)
    assert {*texts} == {"old", "new"}


def _ends_before_line(number: int, act: Callable[[], None]) -> bool:
    """Whether an act reached the given line of the file module, before which it must stop."""
    lines = count()

    def trace(frame: FrameType, event: str, _: object) -> Callable[..., Any] | None:
        if frame.f_code.co_filename != files.__file__:
            return None
        if event == "line" and next(lines) == number:
            sys.exit(128 + signal.SIGTERM)
        return trace

    former = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    except SystemExit:
        return True
    finally:
        sys.settrace(former)
    return False


# Options.


def test_a_long_demo_begins_at_once() -> None:
    words = [SCRIPT, "demo", *ROULETTE.split(), "--coups", "1000000000"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout
        printed = [started.stdout.readline() for _ in range(200)]
        started.terminate()
    short = run(f"demo {ROULETTE} --coups 20")[1].decode().splitlines(keepends=True)
    assert printed == short[:200]


@pytest.mark.parametrize("number", ["1_0", "+5", " 5", "5.0", "٥", "0x5", "", "5\n", "9" * 5000])
@pytest.mark.parametrize(
    "words, option",
    [(DEAL, "seed"), (DEAL, "shoes"), (DEAL, "decks"), ("demo", "seed"), ("demo", "coups")],
)
def test_a_number_is_written_in_plain_digits(words: str, option: str, number: str) -> None:
    code, printed, error = run([*words.split(), f"--{option}", number])
    assert (code, printed) == (2, b"")
    assert error.startswith(f"pitboss: --{option} is a number from ")
    assert error.endswith(f", not {number!r:.40}.\n")
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    "words, sentence",
    [
        ("settle", "Missing option '--edition'. See pitboss settle --help."),
        ("deal --edition x --game", "Option '--game' requires an argument. See pitboss --help."),
        ("settle --xyzzy 1", "No such option: --xyzzy. See pitboss settle --help."),
        ("replay", "Missing argument 'FILE'. See pitboss replay --help."),
        ("pontoon", "No such command 'pontoon'. See pitboss --help."),
        ("study pontoon", "No such command 'pontoon'. See pitboss study --help."),
        ("editions x y", "Got unexpected extra arguments: 'x', 'y'. See pitboss editions --help."),
        ("roads --draw=x", "Option '--draw' does not take a value. See pitboss --help."),
        (
            "demo --pace 99",
            "Invalid value for '--pace': it is a number from 0 to 60. See pitboss demo --help.",
        ),
        (
            "editions --format x",
            "Invalid value for '--format': choose from table, json. See pitboss editions --help.",
        ),
    ],
)
def test_misuse_is_one_sentence_that_says_where_to_read(words: str, sentence: str) -> None:
    assert start(words) == (2, b"", f"pitboss: {sentence}\n")


@pytest.mark.parametrize(
    "words, sentence",
    [
        ("settle", "缺少选项 '--edition'。请看 pitboss settle --help。"),
        ("deal --edition x --game", "选项 '--game' 须有一个值。请看 pitboss --help。"),
        ("settle --xyzzy 1", "没有这个选项：--xyzzy。请看 pitboss settle --help。"),
        ("replay", "缺少参数 'FILE'。请看 pitboss replay --help。"),
        ("pontoon", "没有这个命令：'pontoon'。请看 pitboss --help。"),
        ("editions x y", "多余的参数：'x'、'y'。请看 pitboss editions --help。"),
        ("roads --draw=x", "选项 '--draw' 不接受值。请看 pitboss --help。"),
        ("demo --pace 99", "'--pace' 的值无效：须是 0 至 60 的数。请看 pitboss demo --help。"),
        (
            "editions --format x",
            "'--format' 的值无效：请从 table、json 中选择。请看 pitboss editions --help。",
        ),
    ],
)
def test_misuse_is_told_in_chinese(words: str, sentence: str) -> None:
    assert start(f"{words} --language zh-Hans") == (2, b"", f"pitboss：{sentence}\n")


def test_no_word_at_all_gets_the_help_and_status_two() -> None:
    code, printed, errors = start("")
    assert (code, printed) == (2, b"")
    assert errors.encode() == start("--help")[1]


# The device.


def test_a_shuffling_device_deals_a_hundred_coups_and_keeps_no_order() -> None:
    words = f"deal --edition {STAR} --game baccarat --seed 7 --device shuffling-device --shoes 2"
    code, record, errors = run(words)
    assert (code, errors) == (0, "")
    assert record == run(words)[1]
    text = record.decode()
    assert "\ndealt-from: shuffling-device\n" in text
    assert text.count("\ncards: as-dealt\n") == text.count("\nend: stopped after coup 100, ") == 2
    first, second = text.split("\nshoe ")[1:]
    assert first.partition("coup 1")[2].splitlines()[0] != second.partition("coup 1")[2].splitlines()[0]
    assert run("replay -", record) == (0, b"Same: 2 shoes, 200 coups.\n", "")


def test_another_shoe_changes_the_header_and_no_card() -> None:
    words = f"deal --edition {STAR} --game baccarat --seed 7"
    plain, scanned = (run(f"{words} --device {device}")[1].decode() for device in ("shoe", "scanning-shoe"))
    assert plain == run(words)[1].decode()
    different = [
        pair for pair in zip(plain.splitlines(), scanned.splitlines(), strict=True) if len({*pair}) > 1
    ]
    assert [pair[0].partition(":")[0] for pair in different] == ["dealt-from", "check"]


@pytest.mark.parametrize(
    "edition, game, device, sentence",
    [
        (PREMIUM, "premium", "shuffling-device", "is dealt from a shoe or scanning shoe here. (rule 3.6)"),
        (RAPID, "baccarat", "shoe", "is dealt from a scanning shoe here. (rule 3.3)"),
        (RAPID, "roulette", "shoe", "is played without cards: leave --device out."),
    ],
)
def test_a_device_that_the_game_does_not_know_is_refused(
    edition: str, game: str, device: str, sentence: str
) -> None:
    code, printed, error = run(f"deal --edition {edition} --game {game} --device {device}")
    assert (code, printed, error.count("\n")) == (2, b"", 1)
    assert error.endswith(f" {sentence}\n")
