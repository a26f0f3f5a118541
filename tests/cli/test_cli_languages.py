"""The command line in every language: which one it takes, and that no English is left in Chinese.

It takes over 10 s: every command runs, also those that simulate and that solve shoes exactly.
"""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from kit.cli import FLOOR, apply, pitboss
from matplotlib.font_manager import fontManager
from typer.main import get_group

from pitboss.cli.main import command
from pitboss.cli.wording import spoken
from pitboss.lab.conformance import clause_index
from pitboss.rules.catalogue import catalogue
from pitboss.rules.irregularity import Kind
from pitboss.words.languages import ENGLISH, bundle, languages, source
from pitboss.words.rendering import say

CHINESE = "zh-Hans"
STAR = ("--edition", "star-baccarat-2024", "--game", "baccarat")
WHEEL = ("--edition", "star-rapid-etg-2016", "--game", "roulette")
COUP = '{"cards":["9S","KH","4D","7C","7H"],"wagers":{"banker":10000}}'


# Which language.


@pytest.mark.parametrize("place", [0, 1])
def test_the_option_may_stand_before_or_after_the_command(place: int) -> None:
    line = ["demo", "--seed", "42", "--coups", "1"]
    line[place:place] = ["--language", CHINESE]
    assert pitboss(*line).stdout.startswith(f"{say('edition-star-baccarat-2024', CHINESE)} · ")
    assert "种子 42" in pitboss(*line).stdout


def test_the_option_may_have_an_equals_sign_and_a_region() -> None:
    assert "种子 42" in pitboss("demo", "--seed", "42", "--coups", "1", "--language=zh_CN.UTF-8").stdout


@pytest.mark.parametrize(
    "variables, words",
    [
        ({"LANG": "zh_CN.UTF-8"}, "用法："),
        ({"LC_MESSAGES": "zh_SG", "LANG": "en_AU.UTF-8"}, "用法："),
        ({"LC_ALL": "C.UTF-8", "LANG": "zh_CN.UTF-8"}, "Usage:"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "Usage:"),
        ({}, "Usage:"),
    ],
)
def test_without_the_option_the_environment_says_which(
    variables: dict[str, str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert pitboss("--help").stdout.startswith(words)
    assert spoken() == ENGLISH, "the language ends with its command"


def test_the_option_counts_more_than_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert pitboss("--help", "--language", "en").stdout.startswith("Usage:")


def test_an_unknown_language_is_refused_and_the_known_ones_are_named() -> None:
    done = pitboss("demo", "--language", "tlh")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"pitboss: There is no language 'tlh'. Choose from: {', '.join(languages())}.\n"


def test_an_error_in_json_has_its_code_its_facts_and_a_sentence_in_the_language() -> None:
    lines = f"{COUP}\n{{}}\n"
    done = pitboss("settle", *STAR, "--language", CHINESE, text=lines)
    settled, refused = map(json.loads, done.stdout.splitlines())
    assert settled == json.loads(pitboss("settle", *STAR, text=COUP).stdout)
    assert refused["error"] == {
        "code": "bad-line",
        "message": '一行须是含有 "cards" 和 "wagers" 的对象，别无其他。',
        "facts": {"case": "play", "field": "cards"},
        "clause": None,
    }


# Fonts.


def test_a_sheet_in_chinese_is_drawn_with_a_font_or_refused(tmp_path: Path) -> None:
    done = pitboss("par", *STAR, "-o", tmp_path / "par.pdf", "--language", CHINESE)
    if done.exit_code:
        assert done.stderr.startswith("pitboss：本机没有")
    else:
        assert (tmp_path / "par.pdf").read_bytes().startswith(b"%PDF-")


def test_without_a_font_nothing_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fontManager, "ttflist", [])
    study = ("study", "bankroll", *WHEEL, "--wager", "red", "--patrons", "5", "--coups", "5", "--seed", "1")
    for words in (("par", *STAR, "-o"), (*study, "--plot")):
        done = pitboss(*words, tmp_path / "picture.pdf", "--language", CHINESE)
        assert (done.exit_code, done.stdout) == (2, "")
        assert re.match("pitboss：本机没有.*Noto Serif CJK SC", done.stderr)
    assert list(tmp_path.iterdir()) == []


# No English is left.

NAMES = set(
    "pitboss PAR RTP JSON CSV PDF HTTPS UTF SQLite PostgreSQL Ctrl-C dask table csv json jsonl svg pdf pub "
    "id file events slips flat martingale paroli dalembert fibonacci banker red zh-Hans zh-Hant en".split()
)
"""Names, formats, and values of options."""
CODES = re.compile(
    r"`[^`]*`|'[^']*'|\"[^\"]*\"|(?<!\w)--?[a-z][a-z-]*|<[^>]*>|\[[A-Z]+\]|\b[A-Z_]{2,}\b(?:\.{3}|\.\w+)?|\b\w+://\S*"
    r"|/\S+|\b[0-9a-f]{16,}\b|\S+\.(?:sqlite|key|head|txt|backup|py|toml|png|svg|pdf|pub)\S*|\b\d[\w,.:-]*"
    r"|\b\w+:[\w/]+"
)
"""What is written for programs: options, places, hashes, files, times, places of bets."""


def english_in(text: str) -> list[str]:
    """The words in Latin letters that are no name and no code."""
    # A line with a command to copy has nothing else in it.
    text = re.sub(r"^ +(?:pitboss|echo|curl) .*(?:\n +pitboss .*)*", "", text, flags=re.MULTILINE)
    text = re.sub("|".join(catalogue()), " ", text)
    words = re.findall(r"[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]", CODES.sub(" ", text))
    return [word for word in words if word not in known()]


@cache
def known() -> set[str]:
    """All that may stand in Latin letters: names, keys, and titles that are no keys of the catalogue yet."""
    found = {*NAMES, *Kind, *(word for name in all_commands() for word in name.split())}
    for edition in catalogue().values():
        found |= {*edition.approved_by.split(), *(clause.number for clause in clause_index(edition.key))}
        for game in edition.games:
            found |= {game.key, *game.titles}
            titles = {edition.title, game.title, *game.titles.values()}
            for title in titles:
                found |= set() if bundle(ENGLISH).has_message(title) else set(re.findall(r"[\w-]+", title))
    keys = [
        set(re.findall(r"^[a-z][a-z0-9-]+(?= =)", source(each), re.MULTILINE)) for each in (ENGLISH, CHINESE)
    ]
    return found | (keys[0] - keys[1])


def all_commands() -> list[str]:
    """Every command, also those under another name."""
    found = [""]
    for name, each in get_group(command).commands.items():
        found += [name, *(f"{name} {under}" for under in getattr(each, "commands", ()))]
    return found


@pytest.mark.parametrize("name", all_commands())
def test_help_is_in_chinese(name: str) -> None:
    done = pitboss(*name.split(), "--help", "--language", CHINESE)
    assert done.exit_code == 0
    assert english_in(done.stdout) == []


@pytest.mark.parametrize(
    "line",
    [
        ("demo", "--seed", "42"),
        ("demo", *WHEEL, "--seed", "42", "--coups", "30"),
        ("editions",),
        ("irregularities",),
        ("irregularities", "--edition", "star-rapid-etg-2016"),
        ("conformance",),
        ("odds", *STAR),
        ("odds", *WHEEL),
        ("simulate", *STAR, "--coups", "10k", "--seed", "42", "--threads", "2"),
        ("simulate", *WHEEL, "--coups", "10k", "--seed", "42"),
        ("study", "bankroll", *STAR, "--wager", "banker", "--patrons", "20", "--coups", "20", "--seed", "42"),
        ("study", "counting", *STAR, "--shoes", "2", "--seed", "42"),
    ],
    ids=" ".join,
)
def test_what_a_command_prints_is_in_chinese(line: tuple[str, ...]) -> None:
    done = pitboss(*line, "--language", CHINESE)
    assert (done.exit_code, done.stderr) == (0, "")
    assert re.search("[一-鿿]", done.stdout)
    assert english_in(done.stdout) == []


def test_roads_and_records_are_in_chinese(tmp_path: Path) -> None:
    record = tmp_path / "shoe.txt"
    pitboss("deal", *STAR, "--seed", "42", "-o", record)
    same = pitboss("replay", record, "--language", CHINESE).stdout
    record.write_text(record.read_text().replace("coup 2:", "coup 3:", 1))
    other = pitboss("replay", record, "--language", CHINESE)
    roads = pitboss("roads", "--draw", "--language", CHINESE, text="BPPTBBPPPP").stdout
    assert same.startswith("相同：1 靴")
    assert english_in(same + roads) == []
    assert other.exit_code in (1, 2)


def test_the_money_of_a_floor_is_in_chinese(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    apply("pitboss.sqlite", *FLOOR)
    for line in (
        "verify",
        "head -o monday.head",
        "verify --against monday.head",
        "backup floor.backup",
        "staff add ines inspector",
        "staff reset ines",
    ):
        done = pitboss(*line.split(), "--language", CHINESE)
        assert (done.exit_code, done.stderr) == (0, ""), line
        password = r"^  \S+(?: \S+)*$"
        shown = re.sub(password, "", done.stdout, flags=re.MULTILINE) if "staff" in line else done.stdout
        assert english_in(shown.replace("ines", "")) == [], line


@pytest.mark.parametrize(
    "line",
    [
        "deal --edition star-rapid-etg-2016 --game roulette --decks 8",
        "deal --edition star-baccarat-2024 --game baccarat --shoes 0",
        "odds --edition star-baccarat-2024 --game baccarat --removed AS --remaining x",
        "simulate --edition star-baccarat-2024 --game baccarat --coups x",
        "study bankroll --edition star-baccarat-2024 --game baccarat --wager banker --seed 1 --base x",
        "study bankroll --edition star-baccarat-2024 --game baccarat --wager banker --plot x.foo",
        "study counting --edition star-rapid-etg-2016 --game roulette",
        "serve --demo --config x",
        "restore",
        "settle --edition star-baccarat-2024 --game baccarat --smallest-chip x",
        "device shoe --url ws://127.0.0.1:1",
    ],
)
def test_a_refusal_is_in_chinese(line: str) -> None:
    done = pitboss(*line.split(), "--language", CHINESE)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("pitboss：")
    assert english_in(done.stderr) == []
