"""`pitboss accounts`: every account on its side of the books, the tickets in one line, and the meters."""

import asyncio
from pathlib import Path

import apsw
import pytest
from kit.cli import FLOOR, SET_UP, apply, ask, file, note, pitboss
from kit.days.floor_day import Floor

from pitboss.cli.floor.accounts import read_floor
from pitboss.engine.transaction import SNAPSHOT_EVERY_EVENTS
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Amount, Text
from pitboss.ledger.chart import find_kind
from pitboss.ledger.meters import Meters
from pitboss.reports.accounts import list_rows
from pitboss.store.opening import open_store
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import amount

__all__ = ["file"]


def show(url: str | Path, status: int = 0) -> list[list[str]]:
    """The lines of the tables, in words."""
    done = pitboss("accounts", "--database", url)
    assert (done.exit_code, done.stderr) == (status, ""), done.stderr
    return [line.split() for line in done.stdout.splitlines() if line.strip(" ─")]


def test_every_account_stands_on_its_side_and_both_sides_come_to_the_same(file: Path) -> None:
    apply(file, *FLOOR)
    lines = show(file)
    amounts = {words[0]: words[-1] for words in lines}
    assert amounts["pt/7/stacker"] == "$50.00"
    assert amounts["pt/10/chips"] == "$80.00"
    assert amounts["cage/cash"] == amounts["house/capital"] == "$100,000.00"
    assert amounts["table/1/win"] == amount(2_000 - 17_500, ENGLISH, short=False)
    # The casino holds the capital and two notes. Its debts beside the capital come from those notes.
    total = amount(5_000 + 10_000 + 10_000_000, ENGLISH, short=False)
    assert next(words for words in lines if words[0] == "total")[1:] == [total, total]


def test_what_is_kept_stands_left_and_what_is_owed_right(file: Path) -> None:
    apply(file, *FLOOR)
    printed = pitboss("accounts", "--database", file).stdout.splitlines()
    ends = {name: next(line for line in printed if name in line).rstrip() for name in ("kept", "owed")}
    left, owed = ends["kept"].index("kept") + 4, len(ends["owed"])
    where = {line.split()[0]: len(line.rstrip()) for line in printed if "/" in line}
    assert {name for name, end in where.items() if end == left} == {
        *("pt/7/stacker", "pt/10/stacker", "cage/cash"),
    }
    assert {name for name, end in where.items() if end == owed} == where.keys() - {
        *("pt/7/stacker", "pt/10/stacker", "cage/cash"),
    }


def test_tickets_stand_in_one_line_and_only_if_outstanding(file: Path) -> None:
    answers = apply(file, *FLOOR, ask("c-2", "cash-out", terminal="10"))
    numbers = [each["ticket"]["number"] for each in answers if "ticket" in each]
    assert ["ticket/…", "2", "redeemable", "tickets", "outstanding", "$305.00"] in show(file)
    apply(file, ask("r-1", "redeem-ticket", number=numbers[0], place="cage"))
    assert ["ticket/…", "1", "redeemable", "ticket", "outstanding", "$80.00"] in show(file)
    apply(file, ask("r-2", "redeem-ticket", number=numbers[1], place="cage"))
    assert not any("ticket/…" in words for words in show(file))


def test_rooms_stand_together_and_seven_before_ten(file: Path) -> None:
    apply(file, *FLOOR)
    listed = [words[0] for words in show(file) if "/" in words[0]]
    assert listed[:5] == ["pt/7/chips", "pt/7/held", "pt/7/stacker", "pt/10/chips", "pt/10/held"]
    rooms = [name.split("/")[0] for name in listed]
    assert list(dict.fromkeys(rooms)) == ["pt", "ticket", "table", "cage", "house"]
    assert rooms == sorted(rooms, key=["pt", "ticket", "table", "cage", "house"].index)


def test_the_meters_of_every_terminal_are_shown(file: Path) -> None:
    apply(file, *FLOOR)
    assert show(file)[-2:] == [
        ["7", "$50.00", "$0.00", "$0.00", "$5.00", "$180.00", "$225.00", "$0.00", "$0.00", "1"],
        ["10", "$100.00", "$0.00", "$0.00", "$20.00", "$0.00", "$0.00", "$0.00", "$0.00", "1"],
    ]


def test_no_figure_and_no_heading_is_cut_short(file: Path) -> None:
    most = 10**15
    apply(file, ask("s", "set-terminal", terminal="7", settings={"venue": "V", "credit_limit": most}))
    apply(file, ask("t", "transfer-credit", terminal="7", cents=most, reference="1"))
    shown = pitboss("accounts", "--database", file).stdout
    assert "…" not in shown
    assert shown.count(amount(most, ENGLISH, short=False)) >= 2
    assert "cancelled" in shown


@pytest.mark.parametrize("shape", ["kept", "of another release"])
def test_meters_come_from_a_snapshot_and_what_happened_since(file: Path, shape: str) -> None:
    apply(file, *SET_UP, *(note(f"n-{each}", "7", 500) for each in range(SNAPSHOT_EVERY_EVENTS + 3)))
    connection = apsw.Connection(str(file))
    assert connection.execute("SELECT version FROM snapshots").get == SNAPSHOT_EVERY_EVENTS
    if shape != "kept":
        connection.execute("UPDATE snapshots SET shape = 'another', body = x'00'")
    connection.close()
    assert show(file)[-1][:2] == ["7", amount(500 * (SNAPSHOT_EVERY_EVENTS + 3), ENGLISH, short=False)]


def test_tournament_chips_are_no_money_and_stand_apart(file: Path) -> None:
    async def write() -> None:
        store = unwrap(await open_store(str(file)))
        try:
            await Floor(store).as_before("entry-fee", 20_000, {"tournament": "T"})
            await Floor(store, first=10).as_before(
                "tournament-chips", 10_000, {"tournament": "T", "entrant": "5"}
            )
        finally:
            await store.close()

    asyncio.run(write())
    lines = show(file)
    assert ["cage/cash", "cash", "of", "the", "cage", "$200.00"] in lines
    assert [words[-1] for words in lines if words[0] == "tournament/T/entrant/5/chips"] == ["10000"]
    assert [words[1:] for words in lines if words[0] == "total"] == [["$200.00"] * 2, ["10000"] * 2]


def test_a_floor_on_which_nothing_moved_says_so(file: Path) -> None:
    apply(file)
    assert pitboss("accounts", "--database", file).stdout == "No money has moved yet.\n"


def test_there_must_be_a_database(file: Path) -> None:
    done = pitboss("accounts", "--database", file)
    assert (done.exit_code, done.stderr) == (2, f"pitboss: There is no database {file}.\n")
    assert not file.exists()


def test_books_that_do_not_balance_are_reported_with_status_one(file: Path) -> None:
    apply(file, *FLOOR)
    connection = apsw.Connection(str(file))
    connection.execute("DROP TRIGGER postings_stay_as_they_are")
    connection.execute("UPDATE postings SET cents = cents + 1 WHERE account = 'house/capital'")
    connection.close()
    assert show(file, status=1)[-1] == "The postings sum to 1 cents, and not to zero.".split()


def test_meters_that_do_not_agree_are_reported_with_status_one(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply(file, *FLOOR)

    def differ(_: Meters, credit: int) -> Text:
        return Text("held-for-no-wager", {"held": Amount(credit)})

    monkeypatch.setattr("pitboss.cli.floor.accounts.self_check", differ)
    assert show(file, status=1)[-2:] == [
        "Terminal 7: $0 is held for no wager.".split(),
        "Terminal 10: $80 is held for no wager.".split(),
    ]


def test_the_same_is_shown_from_postgresql(file: Path, database: str) -> None:
    apply(file, *FLOOR)
    apply(database, *FLOOR)
    assert show(database) == show(file)


def test_what_is_shown_is_the_sum_of_the_postings(file: Path) -> None:
    apply(file, *FLOOR)

    async def read() -> dict[str, int]:
        store = unwrap(await open_store(str(file)))
        try:
            sums: dict[str, int] = {}
            async for lines in store.lines():
                for line in lines:
                    sums[line.account] = sums.get(line.account, 0) + line.cents
            balances, _ = await read_floor(store)
            assert balances == sums
        finally:
            await store.close()
        return sums

    sums = asyncio.run(read())
    amounts = {words[0]: words[-1] for words in show(file)}
    assert {row.account for row in list_rows(sums)} - {"ticket/…"} == {
        account for account in sums if not account.startswith("ticket/")
    }
    for account, posted in sums.items():
        if not account.startswith("ticket/"):
            assert amounts[account] == amount(
                unwrap(find_kind(account)).side.sign * posted, ENGLISH, short=False
            )


def test_an_account_that_is_below_zero_though_it_never_may_be_is_named(file: Path) -> None:
    apply(file, *FLOOR)
    raw = apsw.Connection(str(file))
    # A possible fault of an earlier release: both lines of a posting are wrong, so the total is still zero.
    raw.execute("DROP TRIGGER IF EXISTS postings_stay_as_they_are")
    raw.execute(
        "UPDATE postings SET cents = cents - 1000000 WHERE account = 'pt/10/chips' AND line = 1 AND cents > 0"
    )
    raw.execute("UPDATE postings SET cents = cents + 1000000 WHERE account = 'house/capital'")
    raw.close()
    done = pitboss("accounts", "--database", file)
    assert done.exit_code == 1
    assert "pt/10/chips is $9,920 below zero, which it never may be.\n" in done.stdout
    assert "sum to" not in done.stdout
