"""The command line in every language: which one it takes, and that no English is left in Chinese.

It takes over 10 s: every command runs, also those that simulate and that solve shoes exactly.
"""

import json
import os
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from kit.cli import FLOOR, SCRIPT, apply, ask, pitboss
from matplotlib.font_manager import fontManager
from typer.main import get_group

from pitboss.cli.main import command
from pitboss.cli.wording import spoken
from pitboss.lab.conformance import clause_index
from pitboss.rules.catalogue import catalogue
from pitboss.rules.irregularity import Kind
from pitboss.words.languages import ENGLISH, bundle, languages, source
from pitboss.words.rendering import render, say

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
        ({"LANGUAGE": "fr:zh_CN:en", "LC_ALL": "en_AU.UTF-8"}, "用法："),
        ({"LANGUAGE": "fr:en", "LANG": "zh_CN.UTF-8"}, "Usage:"),
        ({"LANGUAGE": "", "LANG": "zh_CN.UTF-8"}, "用法："),
        ({"LANGUAGE": "zh_CN", "LC_ALL": "C.UTF-8", "LANG": "zh_CN.UTF-8"}, "Usage:"),
        ({"LANGUAGE": "zh_CN", "LANG": "POSIX"}, "Usage:"),
        ({"LANGUAGE": "zh_CN"}, "Usage:"),
        ({}, "Usage:"),
    ],
)
def test_without_the_option_the_environment_says_which(
    variables: dict[str, str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert pitboss("--help").stdout.startswith(words)
    assert spoken() == ENGLISH, "the language ends with its command"


def test_the_option_counts_more_than_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert pitboss("--help", "--language", "en").stdout.startswith("Usage:")


@pytest.mark.parametrize(
    "tag, words",
    [
        ("en", "Usage:"),
        ("en-AU", "Usage:"),
        ("zh", "用法："),
        ("zh_CN", "用法："),
        ("zh-SG", "用法："),
        ("zh-AU", "用法："),
        ("zh-HK", "用法："),
        ("ZH-hant-mo", "用法："),
    ],
)
def test_a_language_may_be_named_with_a_region(tag: str, words: str) -> None:
    done = pitboss("--help", "--language", tag)
    assert done.stdout.startswith(words)
    assert ("顯示" in done.stdout) == (tag in ("zh-HK", "ZH-hant-mo"))


@pytest.mark.parametrize(
    "tag", ["tlh", "fr-FR", "en-XA", "en-Hant", "zh-Latn", "zh-CN-x-y", "en-", "--format", ""]
)
def test_an_unknown_language_is_refused_and_the_known_ones_are_named(tag: str) -> None:
    done = pitboss("demo", "--language", tag)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"pitboss: There is no language {tag!r}. Choose from: {', '.join(languages())}.\n"


def test_an_unknown_language_is_refused_in_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert pitboss("demo", "--language", "en-XA").stderr.startswith("pitboss：")


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


# Data for programs.

OTHERS_WITH_DATA = {"apply", "roads", "settle"}
"""The commands whose output is always JSON."""
RULING = '{"coup": {"player": ["4S", "3H"], "banker": ["2D", "3C"]}, "report": {"card": "9S"}}'
DATA = [
    ("editions --format json", ""),
    ("irregularities --format json", ""),
    ("conformance --format json", ""),
    ("odds --edition star-baccarat-2024 --game baccarat --format json", ""),
    ("odds --edition star-baccarat-2024 --game baccarat --format csv", ""),
    ("simulate --edition star-baccarat-2024 --game baccarat --coups 1k --seed 1 --format json", ""),
    (
        "study bankroll --edition star-baccarat-2024 --game baccarat --wager tie --patrons 5 --coups 5"
        " --seed 1 --format json",
        "",
    ),
    ("study counting --edition star-baccarat-2024 --game baccarat --shoes 1 --seed 1 --format json", ""),
    ("rule --edition star-baccarat-2024 --kind stray-player-card --state - --format json", RULING),
    ("settle --edition star-baccarat-2024 --game baccarat", f"{COUP}\n{{}}\n{{\n"),
    ("apply --database other.sqlite", f"{ask('note', 'insert-note', terminal='7', cents=1)}\n{{}}\n"),
    ("roads", "BPPTBB"),
    ("export --format jsonl", ""),
    ("export --format csv", ""),
    ("export --what postings --format csv", ""),
]
WORDED = {"editions", "irregularities", "odds", "simulate", "study counting", "settle", "apply"}
"""The commands that have words in their data."""


def with_data() -> set[str]:
    """The commands whose output a program can read."""
    group = get_group(command)
    found = set(OTHERS_WITH_DATA)
    for name in all_commands()[1:]:
        each: Any = group
        for part in name.split():
            each = each.commands[part]
        formats = {
            str(choice)
            for param in each.params
            if "--format" in param.opts
            for choice in param.type_descriptor.annotation
        }
        found |= {name} if formats & {"json", "jsonl", "csv"} else set()
    return found


def data(line: str, text: str, *more: str) -> str:
    """What a command prints, without the time that it took."""
    Path("other.sqlite").unlink(missing_ok=True)
    done = pitboss(*line.split(), *more, text=text)
    assert done.exit_code in (0, 1)
    assert done.stderr == ""
    return re.sub(r'"(seconds|coups_per_second)": [\d.e+]+', "", done.stdout)


def test_data_is_the_same_in_every_locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    apply("pitboss.sqlite", *FLOOR)
    names = {next(name for name in all_commands()[:0:-1] if line.startswith(name)) for line, _ in DATA}
    assert names == with_data()
    worded = set[str]()
    for line, text in DATA:
        monkeypatch.setenv("LC_ALL", "C")
        plain = data(line, text)
        monkeypatch.setenv("LC_ALL", "zh_HK.UTF-8")
        assert data(line, text) == plain, line
        if json_words(data(line, text, "--language", CHINESE)) != json_words(plain):
            worded |= {name for name in WORDED if line.startswith(name)}
    assert worded == WORDED


def json_words(text: str) -> str:
    """A text with the escaped characters of JSON as they are."""
    return re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), text)


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
    "id file events slips flat martingale paroli dalembert fibonacci banker red zh-Hans zh-Hant en "
    "venu Angel Eye Pitboss".split()
)
"""Names, formats, values of options, and what the files here call a field."""
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
        found |= {clause.number for clause in clause_index(edition.key)}
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


@pytest.mark.parametrize(
    "line", ["irregularities", *(f"irregularities --edition {key}" for key in catalogue())]
)
@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_no_cell_of_a_table_is_cut_off(line: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = pitboss(*line.split(), "--language", language).stdout
    assert "…" not in shown
    # No line begins with a stop.
    assert not re.search("[│┃] [、，。；：！？）」”》]", shown)


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("edition", catalogue())
def test_the_titles_of_clauses_are_in_chinese(
    edition: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    done = pitboss("conformance", "--edition", edition, "--language", language)
    assert (done.exit_code, done.stderr) == (0, "")
    for clause in clause_index(edition):
        assert f" {render(clause.title, language)} " in done.stdout
    # A term is numbered by its name in the document, such as `1.1.void`.
    numbers = "|".join(rf"\b{re.escape(clause.number)}(?= )" for clause in clause_index(edition)[::-1])
    assert english_in(re.sub(rf"\b(?:Test\w+::)?test_\w+|{numbers}", "", done.stdout)) == []


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


FILES = {
    "amount.toml": b'venue = "V"\n[[terminals]]\nnumber = "1"\ncredit-limit = "much"\n',
    "syntax.toml": b"venue = ",
    "unknown.toml": b'venue = "V"\nvenu = "V"\n',
    "setup.toml": b'venue = "V"\n[[games]]\nname = "1"\nedition = "star-baccarat-2024"\ngame = "baccarat"\n'
    b'limits = {least = 500, most = 5000}\nsetup = {closes = "never"}\n',
    "bytes.toml": b"\xff",
    "w/fr.ftl": b"\xff",
}


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
@pytest.mark.parametrize(
    "line",
    [
        "deal --edition star-rapid-etg-2016 --game roulette --decks 8",
        "deal --edition star-baccarat-2024 --game baccarat --shoes 0",
        "deal --edition star-baccarat-2024 --game baccarat --seed 1 -o x/shoe.txt",
        "odds --edition star-baccarat-2024 --game baccarat --removed AS --remaining x",
        "odds --edition star-baccarat-2024 --game baccarat --remaining amount.toml",
        "simulate --edition star-baccarat-2024 --game baccarat --coups x",
        "study bankroll --edition star-baccarat-2024 --game baccarat --wager banker --seed 1 --base x",
        "study bankroll --edition star-baccarat-2024 --game baccarat --wager banker --plot x.foo",
        "study counting --edition star-rapid-etg-2016 --game roulette",
        "serve --demo --config x",
        "serve --config none.toml",
        "serve --config w",
        "serve --config amount.toml",
        "serve --config syntax.toml",
        "serve --config unknown.toml",
        "serve --config setup.toml",
        "serve --config bytes.toml",
        "restore",
        "restore x",
        "restore amount.toml",
        "replay amount.toml",
        "replay w",
        "roads amount.toml",
        "rule --edition star-baccarat-2024 --kind misdeal --state amount.toml",
        "verify --database none.sqlite",
        "verify --database amount.toml",
        "verify --against amount.toml",
        "verify-deal amount.toml",
        "settle --edition star-baccarat-2024 --game baccarat --smallest-chip x",
        "device shoe --url ws://127.0.0.1:1",
        "device shoe --url ws://127.0.0.1:1 --key x",
        "device shoe --url ftp://127.0.0.1 --key x",
        "device stacker --url ws://127.0.0.1:1 --key x --notes x",
    ],
)
def test_a_refusal_is_in_chinese(
    line: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    done = pitboss(*line.split(), "--language", language)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("pitboss：")
    # Libraries have their own words. They stand in brackets, after ours.
    said = re.sub(r"(?<=[\u4e00-\u9fff])（[^）]*）", "", done.stderr)
    assert english_in(said) == []


@pytest.mark.parametrize(
    "line, said",
    [
        ("staff", "缺少命令。请看 pitboss staff --help。"),
        ("device", "缺少命令。请看 pitboss device --help。"),
        ("study", "缺少命令。请看 pitboss study --help。"),
        ("editions --language", "选项 '--language' 须有一个值。请看 pitboss --help。"),
        ("--language zh-Hant editions --language", "選項 '--language' 須有一個值。請看 pitboss --help。"),
    ],
)
def test_a_mistyped_line_is_refused_in_chinese(line: str, said: str) -> None:
    done = run_in_chinese(*line.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"pitboss：{said}\n"


def test_languages_of_a_house_that_are_no_text_are_refused_in_chinese(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "fr.ftl").write_bytes(b"\xff")
    (tmp_path / "floor.toml").write_text('venue = "V"\nlanguages = "."\n', encoding="utf-8")
    done = run_in_chinese("serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "pitboss：fr.ftl 不是 UTF-8 文本。\n"


def run_in_chinese(*line: str) -> subprocess.CompletedProcess[str]:
    """Runs the program itself in a Chinese locale."""
    environment = {**os.environ, "LC_ALL": "zh_CN.UTF-8"}
    return subprocess.run(
        [SCRIPT, *line], env=environment, capture_output=True, check=False, encoding="utf-8"
    )
