"""`pitboss export`: the whole log and nothing else, in lines that other programs can read and check.

It takes over 10 s: logs are written to real stores and exported, and one of them is long.
"""

import asyncio
import csv
import io
import json
import random
import re
import subprocess
from collections.abc import AsyncGenerator
from hashlib import sha256
from pathlib import Path

import pytest
from kit.cli import FLOOR, SCRIPT, apply, ask, check_restored, export, file, note, objects, pitboss

from pitboss.cli.floor.export import ExportFormat, What, write_export
from pitboss.floor.tickets.validation import spaced
from pitboss.store.log import StoredEvent
from pitboss.store.memory import MemoryStore

__all__ = ["file"]


def table(text: str) -> list[dict[str, str]]:
    return [*csv.DictReader(io.StringIO(text, newline=""))]


def test_events_come_out_as_json_lines_in_order(file: Path) -> None:
    answers = apply(file, *FLOOR)
    events = objects(export(file))
    assert [event["seq"] for event in events] == [*range(1, len(events) + 1)]
    written = [event for answer in answers for event in answer["events"]]
    assert [{key: event[key] for key in ("seq", "stream", "type", "body")} for event in events] == written
    first = events[0]
    assert list(first) == "seq time stream version prior type by command body hash".split()
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first["time"])
    assert (first["by"], first["command"], first["version"], first["prior"]) == ("cage", "capital", 1, 0)


def test_the_chain_can_be_checked_with_nothing_but_the_export(file: Path) -> None:
    """The recipe of docs/operate/operations.md, without any of our code."""
    apply(file, *FLOOR)
    before = bytes(32)
    for line in export(file).splitlines():
        event = json.loads(line)
        body = line[line.index('"body":') + 7 : line.rindex(',"hash":')]
        seconds, milliseconds = event["time"][:-1].split(".")
        date = subprocess.run(["date", "-u", "-d", f"{seconds}Z", "+%s"], capture_output=True, check=True)
        head = [
            event["seq"],
            event["stream"],
            event["version"],
            event["prior"],
            event["type"],
            int(date.stdout) * 1000 + int(milliseconds),
            event["by"],
            event["command"],
        ]
        text = json.dumps(head, separators=(",", ":"))[:-1] + "," + body + "]"
        before = sha256(before + text.encode()).digest()
        assert before.hex() == event["hash"]


def test_csv_says_the_same_as_json(file: Path) -> None:
    apply(file, *FLOOR)
    for what in What:
        rows = [
            {name: json.dumps(value, separators=(",", ":")) if name == "body" else str(value)
             for name, value in event.items()}
            for event in objects(export(file, "--what", what))
        ]  # fmt: skip
        assert table(export(file, "--what", what, "--format", "csv")) == rows


def test_postings_come_out_and_sum_to_zero_event_by_event(file: Path) -> None:
    apply(file, *FLOOR)
    sums: dict[int, int] = {}
    for line in objects(export(file, "--what", "postings")):
        assert list(line) == ["seq", "line", "account", "cents"]
        sums[line["seq"]] = sums.get(line["seq"], 0) + line["cents"]
    still = {"terminal-set.1", "wheel-acted.4"}
    moving = {event["seq"] for event in objects(export(file)) if event["type"] not in still}
    assert sums == dict.fromkeys(moving, 0)


@pytest.mark.parametrize("what", What)
@pytest.mark.parametrize("after", [0, 3, 10_000, 2**63 - 1])
def test_what_is_known_already_can_be_left_out(file: Path, what: What, after: int) -> None:
    apply(file, *FLOOR)
    whole = objects(export(file, "--what", what))
    rest = objects(export(file, "--what", what, "--after", str(after)))
    assert rest == [each for each in whole if each["seq"] > after]


@pytest.mark.parametrize("after", ["-1", "x", str(2**63), ""])
def test_a_place_that_is_none_is_refused(file: Path, after: str) -> None:
    apply(file, *FLOOR)
    done = pitboss("export", "--after", after, "--database", file)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("pitboss: --after is a number from 0 to ")


def test_postgresql_gives_out_the_same_log(file: Path, database: str) -> None:
    apply(file, *FLOOR)
    backup = file.with_name("floor.backup")
    assert pitboss("backup", backup, "--database", file).exit_code == 0
    assert pitboss("restore", backup, "--database", database).exit_code == 0
    restored = check_restored(file, database)
    for format_ in ExportFormat:
        words = ("--format", format_)
        postings = (*words, "--what", What.POSTINGS)
        assert export(database, *postings) == export(file, *postings)
        assert export(database, *words).startswith(export(file, *words))
    rows = table(export(database, "--format", ExportFormat.CSV))[-len(restored) :]
    assert [row["hash"] for row in rows] == [event["hash"] for event in restored]


def test_no_number_of_a_ticket_is_ever_given_out(file: Path) -> None:
    answers = apply(file, *FLOOR, note("n-9"), ask("c-9", "cash-out", terminal="7"))
    numbers = [each["ticket"]["number"] for each in answers if "ticket" in each]
    apply(
        file,
        ask("i-1", "insert-ticket", terminal="10", number=numbers[0]),
        ask("h-1", "withhold-ticket", number=spaced(numbers[1]), reason="An inquiry.", inspector="Ng"),
        ask("l-1", "release-ticket", number=numbers[1], determination="All is well."),
        ask("r-1", "redeem-ticket", number=numbers[1], place="cage"),
        ask("r-2", "redeem-ticket", number=numbers[1], place="cage"),
    )
    for format_ in ExportFormat:
        for what in What:
            text = export(file, "--format", format_, "--what", what)
            assert "ticket/" in text
            for number in numbers:
                assert number not in text
                assert spaced(number) not in text
                assert number[:-4] not in text


def test_no_cell_is_a_formula(file: Path) -> None:
    formulas = ["=1+1", "+1", "-1", "@x", "\t=1", "\r=1"]
    apply(
        file,
        ask("-1", "move-money", "-A1", move="capital", cents=500, names={}, note="=cmd|' /C calc'!A0"),
        *(
            ask(f"{at}", "move-money", move="capital", cents=500, names={}, note=text)
            for at, text in enumerate(formulas)
        ),
    )
    rows = table(export(file, "--format", "csv"))
    assert (rows[0]["by"], rows[0]["command"]) == ("'-A1", "'-1")
    assert not [cell for row in rows for cell in row.values() if cell[0] in "=+-@\t\r"]
    # A negative amount is a number and is not escaped.
    assert table(export(file, "--format", "csv", "--what", "postings"))[0]["cents"] == "-500"


def test_it_writes_as_it_reads_and_keeps_nothing_in_memory() -> None:
    out, sizes = io.BytesIO(), list[int]()
    row = StoredEvent(
        1, "pt/7", 1, 0, "note-inserted.1", 0, "pt/7", "c", b'{"terminal":"7","cents":500}', b"\xff"
    )

    class Endless(MemoryStore):
        async def events(self, after: int = 0) -> AsyncGenerator[list[StoredEvent], None]:
            for seq in range(3):
                sizes.append(len(out.getvalue()))
                yield [row._replace(seq=seq)]

    progress = list[int]()
    asyncio.run(write_export(Endless(), What.EVENTS, ExportFormat.JSONL, 0, out.write, progress.append))
    assert sizes[0] == 0 < sizes[1] < sizes[2] < len(out.getvalue())
    assert progress == [0, 1, 2]


# Files and streams.


def shell(line: str, folder: Path) -> tuple[int, str, str]:
    done = subprocess.run(
        ["bash", "-c", f'pitboss() {{ "{SCRIPT}" "$@"; }}; {line}'],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a floor whose export exceeds the buffer of a pipe."""
    folder = tmp_path_factory.mktemp("export")
    apply(folder / "pitboss.sqlite", *FLOOR, *(note(f"x-{each}", "10", 500) for each in range(1_000)))
    return folder


def test_a_file_gets_what_the_output_would(folder: Path) -> None:
    name = f"{random.random()}.csv"
    assert shell(f"pitboss export --format csv -o {name}", folder) == (0, "", "")
    assert (folder / name).read_text(encoding="utf-8") == export(folder / "pitboss.sqlite", "--format", "csv")


@pytest.mark.parametrize(
    "line, status, sentence",
    [
        ("pitboss export >/dev/full", 2, "Standard output cannot be written: No space left on device."),
        (
            "PYTHONUNBUFFERED= pitboss export --after 1005 >/dev/full",
            2,
            "Standard output cannot be written: No space left on device.",
        ),
        ("pitboss export >&-", 2, "Standard output cannot be written: it is not open."),
        ("set -o pipefail; pitboss export | head -1 >/dev/null", 1, ""),
        ("set -o pipefail; export PYTHONUNBUFFERED=1; pitboss export | head -1 >/dev/null", 1, ""),
        ("ulimit -f 40; pitboss export -o kept", 2, "kept cannot be written: File too large."),
        ("pitboss export -o none/x", 2, "none/x cannot be written: No such file or directory."),
        ("pitboss export -o .", 2, ". is not a file that can be written."),
        ("pitboss export --database none", 2, "There is no database none."),
        ("pitboss export --database kept -o kept", 2, "kept is no database of Pitboss."),
        ("pitboss export --format xml", 2, "Invalid value for '--format': "),
    ],
)
def test_trouble_is_one_sentence_and_leaves_every_file_as_it_was(
    folder: Path, line: str, status: int, sentence: str
) -> None:
    (folder / "kept").write_text("another file", encoding="utf-8")
    before = {path.name for path in folder.iterdir()} - {"pitboss.sqlite-wal", "pitboss.sqlite-shm"}
    done, printed, complaint = shell(line, folder)
    assert (done, printed) == (status, "")
    assert complaint.startswith(f"pitboss: {sentence}" if sentence else "")
    assert complaint.count("\n") == (sentence != "")
    assert (folder / "kept").read_text(encoding="utf-8") == "another file"
    after = {path.name for path in folder.iterdir()} - {"pitboss.sqlite-wal", "pitboss.sqlite-shm"}
    assert after == before
