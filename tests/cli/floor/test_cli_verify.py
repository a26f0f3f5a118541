"""`pitboss verify` and `pitboss head`: the commands of an Inspector, and their output."""

import asyncio
import re
import shutil
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import apsw
import pytest
from kit.days.floor_day import LAST, write_day
from kit.days.log_events import chain, log_events
from typer.testing import CliRunner, Result

from pitboss.cli.main import command
from pitboss.kernel.rejection import unwrap
from pitboss.store.sqlite.store import open_sqlite
from pitboss.words.languages import languages


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(command, [str(word) for word in words])


@pytest.fixture(scope="module")
def day(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("day") / "pitboss.sqlite"

    async def write() -> None:
        store = unwrap(await open_sqlite(path))
        try:
            await write_day(store)
        finally:
            await store.close()

    asyncio.run(write())
    return path


@pytest.fixture
def floor(day: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A floor in an empty folder, which is the working directory of the commands."""
    monkeypatch.chdir(tmp_path)
    return Path(shutil.copy(day, tmp_path))


def rewrite(floor: Path, cents: int) -> None:
    """Rewrites the whole log as a skilled forger would: all is consistent, only the past differs."""

    async def rewritten() -> list[tuple[object, ...]]:
        store = unwrap(await open_sqlite(floor))
        try:
            events = await log_events(store)
        finally:
            await store.close()
        capital = next(each for each in events if each.body.get("move") == "capital")
        capital.body["cents"] = cents
        capital.posts(cash=-cents, capital=cents)
        return [tuple(event) for event in chain(events).events]

    rows = asyncio.run(rewritten())
    with closing(apsw.Connection(str(floor))) as raw:
        raw.execute("DROP TRIGGER events_stay; DROP TRIGGER postings_stay_as_they_are; DELETE FROM events")
        raw.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        raw.execute("UPDATE postings SET cents = -? WHERE abs(cents) = 5000000 AND cents < 0", (cents,))
        raw.execute("UPDATE postings SET cents = ? WHERE cents = 5000000", (cents,))


def test_a_sound_log_is_reported_in_a_few_lines(floor: Path) -> None:
    done = run("verify")
    assert done.exit_code == 0
    lines = dict(line.split(None, 1) for line in done.stdout.splitlines())
    assert re.fullmatch(f"{LAST} [0-9a-f]{{64}}", lines.pop("head"))
    assert lines == {
        "sound": f"{LAST} events in 59 streams",
        "time": "1 Mar 2026, 00:00:01 UTC to 2 May 2027, 00:04:25 UTC",
        "restored": "at 2 May 2027, 00:03:38 UTC, to event 318 of 2 May 2027, 00:03:38 UTC",
        "incidents": "1 account locked because meters disagreed",
        "notice": "late-win by hand: 1 transaction of $10 in all, which name no debt",
        "settlements": "25 recomputed",
        "accounts": "34 with something on them; all postings sum to zero",
        "patrons": "$1,158, with 2 tickets outstanding",
    }
    assert done.stderr == ""


def test_verifying_writes_nothing(floor: Path) -> None:
    before = sha256(floor.read_bytes()).digest(), floor.stat().st_mtime_ns
    assert run("verify").exit_code == 0
    assert (sha256(floor.read_bytes()).digest(), floor.stat().st_mtime_ns) == before
    assert [path.name for path in floor.parent.iterdir()] == ["pitboss.sqlite"]


def test_a_wrong_event_is_named_with_its_stream_and_the_reason(floor: Path) -> None:
    with closing(apsw.Connection(str(floor))) as raw:
        raw.execute("DROP TRIGGER events_stay_as_they_are; UPDATE events SET at = at + 1 WHERE seq = 17")
    done = run("verify", "--database", floor)
    assert done.exit_code == 1
    assert done.stdout == (
        "Event 17 of pt/7 is wrong. Its hash does not follow from what it says and the event before: "
        "one was changed.\n"
    )


def test_a_finding_without_an_event_names_none(floor: Path) -> None:
    with closing(apsw.Connection(str(floor))) as raw:
        raw.execute("INSERT INTO postings VALUES (0, 0, 'cage/cash', -500)")
    done = run("verify")
    assert done.exit_code == 1
    assert done.stdout == "The postings on cage/cash sum to −$132,720, the events to −$132,715.\n"


CHANGED = {
    "en": "Event 17 of pt/7 is wrong. Its hash does not follow from what it says and the event before: "
    "one was changed.\n",
    "zh-Hans": "pt/7 的事件 17 有误。其哈希值与自身内容和前一事件不符：两者之一被更改。\n",
    "zh-Hant": "pt/7 的事件 17 有誤。其雜湊值與自身內容和前一事件不符：兩者之一被更改。\n",
}
ADDED = {
    "en": "The postings on cage/cash sum to −$132,720, the events to −$132,715.\n",
    "zh-Hans": "cage/cash 的分录合计为 −$132,720，事件合计为 −$132,715。\n",
    "zh-Hant": "cage/cash 的分錄合計為 −$132,720，事件合計為 −$132,715。\n",
}
LISTED = {
    "en": "late-win by hand: 1 transaction of $10 in all, which name no debt\n",
    "zh-Hans": "人工办理的 late-win：1 笔，共 $10，没有指明欠款\n",
    "zh-Hant": "人工辦理的 late-win：1 筆，共 $10，沒有指明欠款\n",
}


@pytest.mark.parametrize("language", languages())
def test_findings_and_notices_are_in_the_language_of_the_command(floor: Path, language: str) -> None:
    sound = run("verify", "--language", language)
    assert (sound.exit_code, LISTED[language] in sound.stdout) == (0, True)
    with closing(apsw.Connection(str(floor))) as raw:
        raw.execute("INSERT INTO postings VALUES (0, 0, 'cage/cash', -500)")
    found = run("verify", "--language", language)
    assert (found.exit_code, found.stdout, found.stderr) == (1, ADDED[language], "")
    with closing(apsw.Connection(str(floor))) as raw:
        raw.execute("DROP TRIGGER events_stay_as_they_are; UPDATE events SET at = at + 1 WHERE seq = 17")
    found = run("verify", "--language", language)
    assert (found.exit_code, found.stdout, found.stderr) == (1, CHANGED[language], "")


def test_a_past_that_was_rewritten_whole_is_found_only_against_a_signed_head(floor: Path) -> None:
    signing = run("head", "-o", "monday.head")
    assert signing.exit_code == 0
    assert run("verify", "--against", "monday.head").exit_code == 0
    rewrite(floor, 6_000_000)
    assert run("verify").exit_code == 0
    done = run("verify", "--against", "monday.head", "--public-key", "pitboss.sqlite.key.pub")
    assert done.exit_code == 1
    assert done.stdout.startswith(f"Event {LAST} of pt/8 is wrong. It is not the event that was signed: ")


def test_a_log_that_was_cut_off_is_found_only_against_a_signed_head(floor: Path) -> None:
    run("head", "-o", "monday.head")
    with closing(apsw.Connection(str(floor))) as raw:
        raw.execute(f"DROP TRIGGER events_stay; DELETE FROM events WHERE seq > {LAST - 2}")
        ends = "SELECT max(seq) FROM events WHERE stream = 'pt/8'"
        raw.execute(f"UPDATE streams SET version = version - 2, seq = ({ends}) WHERE stream = 'pt/8'")
    assert run("verify").exit_code == 0
    done = run("verify", "--against", "monday.head")
    assert done.exit_code == 1
    assert done.stdout == (
        f"Event {LAST - 1} is wrong. The log was cut off: it ends before it, and event {LAST} was signed.\n"
    )


def test_the_key_of_a_head_is_shown_to_be_compared_or_pinned(floor: Path) -> None:
    signed = run("head", "-o", "monday.head")
    key = signed.stdout.splitlines()[1].split()[1].rstrip(",")
    shown = run("verify", "--against", "monday.head").stdout.splitlines()
    assert shown[-1] == f"key         {key}: compare it with the one that you were given"
    assert re.fullmatch(
        rf"signed      {shown[-3].removeprefix('head        ')} on \d+ \w+ 20\d\d, [0-9:]+ UTC", shown[-2]
    )
    pinned = run("verify", "--against", "monday.head", "--public-key", "pitboss.sqlite.key.pub")
    assert pinned.stdout.splitlines()[-1] == f"key         {key}"
    assert run("head", "-o", "own.head", "--key", "own.key").exit_code == 0
    refused = run("verify", "--against", "own.head", "--public-key", "pitboss.sqlite.key.pub")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "signed with another key" in refused.stderr


def test_the_same_key_signs_every_head_of_a_floor(floor: Path) -> None:
    first, second = (run("head", "-o", f"{each}.head", "--database", f"sqlite:///{floor}") for each in (1, 2))
    assert first.stdout == second.stdout
    assert floor.with_name("pitboss.sqlite.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("verify --database none.sqlite", "There is no database none.sqlite."),
        ("verify --database mysql://floor", "is no database"),
        ("verify --against none.head", "none.head cannot be read: No such file or directory."),
        ("verify --against pitboss.sqlite", "The file is no signed head"),
        ("verify --public-key key.pub", "A key is for a signed head"),
        ("verify --against forged.head", "it was changed or made up"),
        ("verify --against forged.head --public-key none.pub", "The key none.pub cannot be read"),
        ("head -o out --database none.sqlite", "There is no database none.sqlite."),
        ("head -o out --key pitboss.sqlite", "holds no private Ed25519 key"),
        ("head -o out --database postgresql://nowhere/floor", "no folder beside this database"),
        ("head -o none/out", "none/out cannot be written"),
        ("head", "Missing option"),
    ],
)
def test_bad_usage_ends_with_one_sentence_and_status_2(floor: Path, words: str, sentence: str) -> None:
    run("head", "-o", "forged.head")
    forged = Path("forged.head")
    forged.write_text(forged.read_text().replace(f'"seq": {LAST}', f'"seq": {LAST - 1}'))
    done = run(*words.split())
    assert (done.exit_code, done.stdout) == (2, "")
    assert sentence in done.stderr
