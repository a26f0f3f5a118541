"""`pitboss apply` line by line: its answers, its refusals, and what a failing store leaves behind.

It takes over 10 s: commands run as programs, with their imports.
"""

import asyncio
import json
import subprocess
from pathlib import Path
from select import select
from typing import Any

import pytest
from kit.cli import CAPITAL, FLOOR, SCRIPT, SET_UP, VENUE, act, apply, ask, codes, file, note, pitboss
from msgspec import structs
from typer.testing import CliRunner

from pitboss.aggregates import REGISTRY
from pitboss.cli.floor import database as databases
from pitboss.cli.main import command
from pitboss.floor.terminals.chips.chip_commands import InsertNote
from pitboss.kernel.decision import Given, States
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.roulette.acts.play import SpinBall
from pitboss.store.memory import MemoryStore
from pitboss.store.opening import open_store
from pitboss.store.port import Batch, StoreError

__all__ = ["file"]

# Answers.


def test_each_line_is_answered_in_order_with_what_happened(file: Path) -> None:
    done = pitboss("apply", "--database", file, text="\n".join([*SET_UP[:2], note("n-1")]))
    assert (done.exit_code, done.stderr) == (0, "")
    capital, _, inserted = done.stdout.splitlines()
    assert capital == (
        '{"id":"capital","events":[{"seq":1,"stream":"cage/cash","type":"moved.1",'
        '"body":{"move":"capital","cents":10000000,"names":{}}}]}'
    )
    assert inserted == (
        '{"id":"n-1","events":[{"seq":3,"stream":"pt/7","type":"note-inserted.1",'
        '"body":{"terminal":"7","cents":5000}}]}'
    )


@pytest.mark.clause("star-rapid-etg-2016", "8.4")
def test_a_cash_out_comes_with_its_ticket_which_is_paid_once(file: Path) -> None:
    ticket = apply(file, *FLOOR)[-1]["ticket"]
    assert len(ticket["number"]) == 18
    assert ticket["cents"] == 5_000 - 500 + 18_000
    assert ticket["words"]["en"].startswith("two hundred")
    assert int(ticket["expires"][:4]) == int(ticket["issued"][:4]) + 1
    cage = {"by": "cage", "number": ticket["number"], "place": "cage"}
    paid = [ask(f"r-{each}", "redeem-ticket", **cage) for each in (1, 2)]
    assert codes(apply(file, *paid)) == [None, "ticket-redeemed"]


def test_the_same_line_gets_the_same_answer_and_happens_once(file: Path) -> None:
    first = apply(file, *FLOOR)
    assert apply(file, *FLOOR) == first
    assert apply(file, FLOOR[-1], FLOOR[-1]) == [first[-1]] * 2
    assert codes(apply(file, note("n-1", cents=10_000))) == ["id-reused"]
    assert apply(file, note("n-9"))[0]["events"][0]["seq"] == first[-1]["events"][-1]["seq"] + 1


def test_it_works_on_postgresql_as_on_sqlite(file: Path, database: str) -> None:
    def events(url: str | Path) -> list[Any]:
        answers = apply(url, *FLOOR, *FLOOR)
        # Ticket numbers differ, because every floor has its own key.
        return [[(event["seq"], event["type"]) for event in each["events"]] for each in answers]

    assert events(database) == events(file)


def test_a_program_may_talk_to_it_line_by_line(file: Path) -> None:
    with subprocess.Popen(
        [SCRIPT, "apply", "--database", file], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as talk:
        assert talk.stdin
        assert talk.stdout
        for line in SET_UP:
            talk.stdin.write(line + "\n")
            talk.stdin.flush()
            assert select([talk.stdout], [], [], 60)[0], "no answer"
            assert json.loads(talk.stdout.readline())["id"] == json.loads(line)["id"]
        talk.stdin.close()
        assert talk.wait(60) == 0


# Refusals.


@pytest.mark.parametrize(
    "line, head, code, words",
    [
        ("", {"line": 2}, "malformed-json", ""),
        ("nonsense", {"line": 2}, "malformed-json", ""),
        ("[]", {"line": 2}, "bad-line", '"id", "by" and "command"'),
        ('{"id":"n-1","by":"pt/7"}', {"line": 2}, "bad-line", ""),
        (ask("n-1", "insert-note")[:-1] + ',"at":5}', {"line": 2}, "bad-line", ""),
        (note("n-1").replace('"n-1"', "7"), {"line": 2}, "bad-line", ""),
        (note("n-1")[:-2] + ',"cents":9}}', {"line": 2}, "repeated-key", "'cents'"),
        ('{"id":"n-1",' + note("n-1")[1:], {"line": 2}, "repeated-key", "'id'"),
        (note("n-1").replace("5000", "NaN"), {"line": 2}, "malformed-json", "NaN"),
        (note(r"n-1\ud800").replace(r"\\", "\\"), {"line": 2}, "bad-line", ""),
        (note("n-1").replace("5000", "5000.0"), {"id": "n-1"}, "bad-command", "`$.cents`"),
        (note("n-1").replace("5000", "true"), {"id": "n-1"}, "bad-command", "`$.cents`"),
        (note("n-1").replace("5000", '"5000"'), {"id": "n-1"}, "bad-command", "`$.cents`"),
        (note("n-1").replace("5000", "9" * 5_000), {"id": "n-1"}, "bad-command", "`$.cents`"),
        (note("n-1").replace('"terminal": "7", ', ""), {"id": "n-1"}, "bad-command", "`$.terminal`"),
        (note("n-1")[:-2] + ',"note":1}}', {"id": "n-1"}, "bad-command", "`$.note`"),
        (
            ask("n-1", "set-terminal", terminal="8", settings=VENUE | {"credit_limt": 1}),
            {"id": "n-1"},
            "bad-command",
            "`$.settings.credit_limt`",
        ),
        (
            act("n-1", SpinBall()).replace('"act": {', '"act": {"colour": "black", '),
            {"id": "n-1"},
            "bad-command",
            "`$.act.colour`",
        ),
        (ask("n-1", "take-note"), {"id": "n-1"}, "bad-command", "There are: set-terminal, insert-note, "),
        ('{"id":"n-1","by":"pt/7","command":7}', {"id": "n-1"}, "bad-command", ""),
        (note("n 1"), {"id": "n 1"}, "bad-id", ""),
        (note("n-1", "8"), {"id": "n-1"}, "unknown-terminal", "'8'"),
    ],
)
def test_a_bad_line_gets_an_error_in_its_place_and_the_rest_go_on(
    file: Path, line: str, head: dict[str, object], code: str, words: str
) -> None:
    answers = apply(file, CAPITAL, line, *SET_UP[1:])
    error = answers[1].pop("error")
    assert (answers[1], error["code"]) == (head, code)
    assert words in error["message"]
    assert codes([*answers[:1], *answers[2:]]) == [None] * 3


def test_a_byte_order_mark_may_come_first(file: Path) -> None:
    done = pitboss("apply", "--database", file, text=b"\xef\xbb\xbf" + CAPITAL.encode())
    assert (done.exit_code, json.loads(done.stdout)["id"]) == (0, "capital")


@pytest.mark.parametrize(
    "url, sentence",
    [
        ("mysql://floor", "'mysql://floor' is no database"),
        ("no/such/folder/floor.sqlite", "no/such/folder/floor.sqlite"),
        ("postgresql://pitboss@/floor?host=/no/such/folder", "database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence_and_status_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = pitboss("apply", "--database", url, text=CAPITAL)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("pitboss: ")
    assert sentence in done.stderr


def test_the_page_lists_every_command_with_its_fields() -> None:
    rows = []
    for kind in REGISTRY.commands:
        fields = ", ".join(
            f"`{field.name}`" if field.required else f"[`{field.name}`]" for field in structs.fields(kind)
        )
        rows.append(f"| `{kind.__struct_config__.tag}` | {fields} | {str(kind.__doc__).splitlines()[0]} |")
    page = Path(__file__).parent.parent.parent.parent / "docs" / "guide" / "cli.md"
    lines = page.read_text(encoding="utf-8").splitlines()
    assert lines[lines.index(rows[0]) :][: len(rows) + 1] == [*rows, ""]


# Failures of the store.


class Troubled(MemoryStore):
    """A store that fails on request, and counts its transactions."""

    def __init__(self, *troubles: Exception | None) -> None:
        super().__init__()
        self.troubles, self.turns, self.closed = [*troubles], 0, False

    async def commit(self, batch: Batch) -> None:
        self.turns += 1
        trouble = self.troubles.pop(0) if self.troubles else None
        if trouble is None:
            return await super().commit(batch)
        await self.rollback()
        raise trouble

    async def close(self) -> None:
        self.closed = True


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes the command use the given store."""

    def use(store: MemoryStore) -> MemoryStore:
        async def found(url: str, *, create: bool, key: object) -> MemoryStore:
            return store

        monkeypatch.setattr(databases, "open_store", found)
        return store

    return use


def test_what_arrives_together_reaches_the_disk_in_one_go(stand_in: Any) -> None:
    store = stand_in(Troubled())
    assert codes(apply("", *FLOOR)) == [None] * len(FLOOR)
    assert (store.turns, store.closed) == (1, True)


def test_the_database_is_always_closed(stand_in: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    store = stand_in(Troubled())
    monkeypatch.setattr("pitboss.cli.floor.apply.read_piece", lambda: 1 // 0)
    assert isinstance(CliRunner().invoke(command, ["apply"]).exception, ZeroDivisionError)
    assert store.closed


def test_failures_of_the_store_are_reported_line_by_line_and_nothing_is_lost(stand_in: Any) -> None:
    stand_in(Troubled(StoreError(Rejection("store-full", {"case": "disk"})), None))
    refused = apply("", *FLOOR)
    assert codes(refused) == ["store-full"] * len(FLOOR)
    error = refused[0]["error"]
    sentence = "The disk is full: no money moves until there is room on it."
    assert (error["code"], error["message"], error["clause"]) == ("store-full", sentence, None)
    assert codes(apply("", *FLOOR)) == [None] * len(FLOOR)


def test_a_mistake_of_ours_costs_only_its_own_line(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    right = REGISTRY.decide

    def wrong(states: States, command: Any, given: Given) -> Any:
        return 1 // 0 if command == InsertNote("7", 500) else right(states, command, given)

    monkeypatch.setattr(REGISTRY, "decide", wrong)
    answers = apply(file, *SET_UP, note("n-1", cents=500), "x", note("n-2"))
    assert codes(answers) == [None, None, None, "internal-error", "malformed-json", None]
    assert "ZeroDivisionError" in caplog.text
    monkeypatch.undo()
    assert codes(apply(file, note("n-1", cents=500))) == [None]


def test_a_full_disk_refuses_money_and_loses_none(file: Path) -> None:
    apply(file, *SET_UP)
    lines = [note(f"n-{each}", "10", 500) for each in range(1_500)]
    # Limits the size of files, which imitates a full disk.
    done = subprocess.run(
        ["bash", "-c", f'ulimit -f 300; "{SCRIPT}" apply --database "{file}"'],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, len(answers)) == (1, 1_500)
    assert len({*codes(answers)}) > 1, "some are accepted, some refused"
    assert {*codes(answers)} <= {None, "store-full", "store-unavailable"}
    again = apply(file, *lines)
    assert codes(again) == [None] * 1_500
    # Everything that was accepted is stored, and is not done twice.
    assert [new for old, new in zip(answers, again, strict=True) if "error" not in old] == [
        old for old in answers if "error" not in old
    ]
    assert asyncio.run(balance(str(file), "pt/10/chips")) == 1_500 * 500


@pytest.mark.parametrize("way", [">&-", ">/dev/full"])
def test_who_cannot_hear_the_answers_gets_them_when_they_ask_again(file: Path, way: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f'"{SCRIPT}" apply --database "{file}" {way}'],
        input=CAPITAL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("pitboss: Standard output cannot be written: ")
    assert done.stderr.count("\n") == 1
    assert apply(file, CAPITAL)[0]["events"][0]["seq"] == 1
    assert asyncio.run(balance(str(file), "house/capital")) == 10_000_000


async def balance(url: str, account: str) -> int:
    """The sum of the postings of an account."""
    store = unwrap(await open_store(url, create=False))
    try:
        return (await store.balances())[account]
    finally:
        await store.close()
