"""The ledger: the chart, entries that sum to zero, transactions, reversals and meters."""

import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.days.books import Books
from kit.support import refused

from pitboss.kernel.money import LARGEST_STAKE_CENTS, dollars
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Amount, ListOf, Text
from pitboss.ledger.chart import CHART, Kind, Side, Unit, find_kind, guard, owner
from pitboss.ledger.entry import (
    Entry,
    Posting,
    check_ceiling,
    check_entry,
    check_funds,
    check_shared,
    net,
    post,
    reverse,
)
from pitboss.ledger.meters import Meters, expected_balance, self_check
from pitboss.ledger.moves import BY_HAND, MOVES, Move, move, names_of, read_amount, read_move
from pitboss.words.rendering import english

PAGE = (Path(__file__).parent.parent.parent / "docs" / "operate" / "money.md").read_text(encoding="utf-8")


def kind(account: str) -> Kind:
    return unwrap(find_kind(account))


def example(row: Move, cents: int = 500) -> Entry:
    """The entry of a transaction with a different name in every field."""
    return move(row.key, cents, **{name: f"{name}-{at}" for at, name in enumerate(names_of(row))})


# The chart.


def test_every_kind_of_account_is_used_by_some_transaction() -> None:
    used = {account for row in MOVES.values() for leg in row.legs for account in leg}
    assert used == {row.pattern for row in CHART}


def test_every_kind_can_be_debited_and_credited() -> None:
    """Money that could enter an account and never leave it would be lost. Only costs may grow forever.

    What a count finds surplus is what it finds missing, reversed.
    """
    debited = {leg[0] for row in MOVES.values() for leg in row.legs}
    credited = {leg[1] for row in MOVES.values() for leg in row.legs}
    only = {row.pattern for row in CHART} - (debited & credited)
    assert only == {
        "house/bank",
        "house/issue",
        "house/monitoring",
        "house/over-short",
        "house/prizes",
        "house/rounding",
        "lost-slip/{slip}/paid",
        "promotion/{promotion}/cost",
    }


@pytest.mark.parametrize("row", CHART, ids=lambda row: row.pattern)
def test_a_kind_finds_its_own_accounts_and_no_other_kind_does(row: Kind) -> None:
    account = re.sub(r"{(\w+)}", r"\1-1", row.pattern)
    assert find_kind(account) is row
    assert guard(account) == (row.side.sign if row.side.guarded else 0)


@pytest.mark.parametrize(
    "account",
    [
        "",
        "pt",
        "pt/7",
        "pt//chips",
        "pt/7/chips/",
        "pt/7/chips\n",
        "pt/7\n/chips",
        "pt/ 7/chips",
        "pt/-7/chips",
        "pt/7/win",
        "pt/７/chips",
        "pt/七/chips",
        f"pt/{'7' * 49}/chips",
        "pt/7/8/chips",
        "house/win",
        "PT/7/chips",
    ],
)
def test_what_is_not_on_the_chart_is_unknown(account: str) -> None:
    assert refused(find_kind(account)).code == "unknown-account"
    assert guard(account) == 0


def test_money_of_patrons_never_falls_below_zero_and_boxes_never_hold_less_than_nothing() -> None:
    assert [(side, side.sign, side.guarded) for side in Side] == [
        (Side.PATRON, 1, True),
        (Side.OWED, 1, False),
        (Side.DEBIT, -1, False),
        (Side.COUNTED, -1, True),
        (Side.DEBT, 1, False),
        (Side.STOCK, -1, False),
    ]
    assert [side for side in Side if side.shared] == [Side.DEBT, Side.STOCK]


# The transactions.


@pytest.mark.parametrize("row", MOVES.values(), ids=lambda row: row.key)
def test_a_transaction_balances_in_one_unit_and_takes_from_one_stream(row: Move) -> None:
    entry = example(row)
    assert check_entry(entry) is None
    assert sum(cents for _, cents in entry) == 0
    assert len({account for account, _ in entry}) == len(entry), "funds are checked line by line"
    assert len({kind(account).unit for account, _ in entry}) == 1
    assert len({owner(account) for account, _ in entry if guard(account)}) <= 1
    assert read_move(row.key, 500, {name: f"{name}-{at}" for at, name in enumerate(names_of(row))}) == entry


def words(row: Move) -> str:
    return english(Text(f"move-{row.key}"))


def test_every_transaction_has_its_own_key_and_words() -> None:
    rows = list(MOVES.values())
    assert [row.key for row in rows] == list(MOVES)
    assert all(words(row) and not words(row).endswith(".") for row in rows)


@pytest.mark.parametrize(
    ("key", "cents", "names", "code"),
    [
        ("gift", 500, {}, "unknown-move"),
        ("capital", 0, {}, "bad-amount"),
        ("capital", -500, {}, "bad-amount"),
        ("capital", True, {}, "bad-amount"),
        ("capital", 5.0, {}, "bad-amount"),
        ("capital", "500", {}, "bad-amount"),
        ("capital", LARGEST_STAKE_CENTS + 1, {}, "bad-amount"),
        ("fill", 500, {}, "name-needed"),
        ("fill", 500, {"table": ""}, "unknown-account"),
        ("fill", 500, {"table": "3/seat/5"}, "unknown-account"),
        ("fill", 500, {"table": "{table}"}, "unknown-account"),
        ("fill", 500, {"table": "3", "seat": "5"}, "name-not-used"),
        ("capital", 500, {"key": "fill"}, "name-not-used"),
        ("capital", 500, {"cents": "1"}, "name-not-used"),
    ],
)
def test_a_transaction_that_is_asked_for_wrongly_is_refused(
    key: str, cents: object, names: dict[str, str], code: str
) -> None:
    assert refused(read_move(key, cents, names)).code == code


def test_amounts_reach_from_one_cent_to_the_largest_stake() -> None:
    assert [read_amount(cents) for cents in (1, LARGEST_STAKE_CENTS)] == [1, LARGEST_STAKE_CENTS]


# Entries.

ACCOUNTS = st.sampled_from(["pt/7/chips", "pt/7/stacker", "cage/cash", "table/1/win", "house/rounding"])
LINES = st.lists(
    st.tuples(ACCOUNTS, ACCOUNTS, st.integers(1, LARGEST_STAKE_CENTS)).filter(lambda leg: leg[0] != leg[1]),
    min_size=1,
    max_size=6,
).map(
    lambda legs: tuple(
        Posting(account, sign * cents)
        for debit, credit, cents in legs
        for account, sign in ((debit, -1), (credit, 1))
    )
)


@given(LINES, st.dictionaries(ACCOUNTS, st.integers(-(10**9), 10**9)))
def test_a_reversal_undoes_an_entry_to_the_cent(entry: Entry, before: dict[str, int]) -> None:
    assert check_entry(entry) is None
    assert check_entry(reverse(entry)) is None
    assert reverse(reverse(entry)) == entry
    after = post(post(before, entry), reverse(entry))
    assert {account: cents for account, cents in after.items() if cents} == {
        account: cents for account, cents in before.items() if cents
    }
    assert net((*entry, *reverse(entry))) == ()


@given(LINES)
def test_netted_lines_say_the_same_with_one_line_an_account(entry: Entry) -> None:
    netted = net(entry)
    assert post({}, netted) == {account: cents for account, cents in post({}, entry).items() if cents}
    assert len({account for account, _ in netted}) == len(netted)


@given(LINES, st.integers(0, 5), st.integers(-500, 500).filter(bool))
def test_an_entry_with_one_wrong_line_is_unbalanced(entry: Entry, at: int, by: int) -> None:
    lines = list(entry)
    at %= len(lines)
    changed = lines[at].cents + by
    lines[at] = Posting(lines[at].account, changed)
    found = check_entry(tuple(lines))
    assert found is not None
    assert found.code == ("unbalanced" if 0 < abs(changed) <= LARGEST_STAKE_CENTS else "bad-amount")


def test_an_entry_is_refused_that_has_no_lines_or_an_unknown_account() -> None:
    assert refused(check_entry(())).code == "unbalanced"
    lines = (Posting("cage/cash", -5), Posting("cage/sofa", 5))
    assert refused(check_entry(lines)).code == "unknown-account"


def test_units_do_not_make_up_for_each_other() -> None:
    chips, cash = "tournament/1/entrant/2/chips", "cage/cash"
    assert (kind(chips).unit, kind(cash).unit) == (Unit.TOURNAMENT_CHIPS, Unit.CENTS)
    assert refused(check_entry((Posting(cash, -5), Posting(chips, 5)))).code == "unbalanced"
    both = (
        Posting(cash, -5),
        Posting("house/capital", 5),
        Posting("tournament/1/issued", -7),
        Posting(chips, 7),
    )
    assert check_entry(both) is None


@pytest.mark.parametrize(
    ("account", "there", "cents", "fits"),
    [
        ("pt/7/chips", 500, -500, True),
        ("pt/7/chips", 500, -501, False),
        ("pt/7/chips", 0, 1, True),
        # Notes in a stacker are a debit: removing them is a credit.
        ("pt/7/stacker", -500, 500, True),
        ("pt/7/stacker", -500, 501, False),
        ("pt/7/stacker", 0, -1, True),
        ("cage/cash", 0, 1_000_000, True),
        ("table/1/win", 0, -1_000_000, True),
    ],
)
def test_guarded_accounts_give_no_more_than_they_hold(
    account: str, there: int, cents: int, fits: bool
) -> None:
    found = check_funds({account: there}, (Posting(account, cents),))
    assert (found is None) is fits
    if not fits:
        assert refused(found).code == "insufficient-funds"


def test_a_ceiling_holds_back_only_what_is_added_over_it() -> None:
    chips = "pt/7/chips"
    entry = (Posting("pt/7/stacker", -500), Posting(chips, 500))
    assert check_ceiling({}, entry, chips, 500) is None
    cent = (Posting("pt/7/stacker", -1), Posting(chips, 1))
    assert refused(check_ceiling({chips: 1_000}, cent, chips, 1_000)).code == "over-limit"
    assert check_ceiling({chips: 500}, entry, chips, 1_000) is None
    assert refused(check_ceiling({chips: 501}, entry, chips, 1_000)).code == "over-limit"
    # A limit that was lowered later does not stop money from leaving.
    assert check_ceiling({chips: 5_000}, reverse(entry), chips, 1_000) is None


# Meters.

EVEN = Meters(
    notes={500: 3, 5_000: 2},
    tickets_in=700,
    transfers_in=1_100,
    turnover=9_000,
    wins=8_500,
    tickets_out=300,
    hand_pays=200,
    cancelled=100,
    plays=4,
)


def test_the_meters_tell_what_must_be_on_the_account() -> None:
    assert expected_balance(EVEN) == 11_500 + 700 + 1_100 + 8_500 - 300 - 200 - 100 - 9_000
    assert self_check(EVEN, expected_balance(EVEN)) is None
    for wrong in (-1, 1):
        assert self_check(EVEN, expected_balance(EVEN) + wrong) is not None


@pytest.mark.parametrize(
    "meter", [name for name in Meters.__struct_fields__ if name not in ("notes", "plays")]
)
@pytest.mark.parametrize("by", [-1, 1])
def test_every_meter_of_money_counts_in_the_check(meter: str, by: int) -> None:
    moved = msgspec.structs.replace(EVEN, **{meter: getattr(EVEN, meter) + by})
    assert self_check(moved, expected_balance(EVEN)) is not None


def test_every_note_counts_in_the_check() -> None:
    for notes in ({500: 2, 5_000: 2}, {500: 3, 5_000: 3}, {501: 3, 5_000: 2}, {5_000: 2}):
        moved = msgspec.structs.replace(EVEN, notes=notes)
        assert self_check(moved, expected_balance(EVEN)) is not None


@pytest.mark.parametrize("row", [row for row in CHART if row.short], ids=lambda row: row.pattern)
def test_every_account_that_can_be_short_has_its_sentence(row: Kind) -> None:
    account = re.sub("{[^}]+}", "1", row.pattern)
    short = refused(check_shared({}, (Posting(account, -500 * row.side.sign),)))
    assert row.short is not None
    assert short.code == row.short.code
    facts = {"there": Amount(0), "needed": Amount(500), "advice": row.short.text}
    assert dict(short.text.facts) == {"case": row.pattern.rpartition("/")[2], **facts}
    assert "there is $0, and $5 is needed" in english(short.text)
    assert english(short.text).endswith(english(row.short.text))
    assert english(short.text).lower().startswith(english(row.text).lower())


# The page.


def test_the_page_lists_the_chart_as_it_is() -> None:
    rows = [
        f"| `{row.pattern}` | {row.side} | {english(row.text)}{f' (R {row.clause})' if row.clause else ''} |"
        for row in CHART
    ]
    assert table_after("| account | side |") == rows


def test_the_page_lists_the_transactions_as_they_are() -> None:
    rows = [
        f"| `{row.key}` | {words(row)}{f' (R {row.clause})' if row.clause else ''} | "
        + "; ".join(f"`{debit}` to `{credit}`" for debit, credit in row.legs)
        + " |"
        for row in MOVES.values()
    ]
    assert table_after("| transaction |") == rows


def table_after(heading: str) -> list[str]:
    lines = PAGE.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(heading)) + 2
    end = next(at for at in range(start, len(lines)) if not lines[at].startswith("|"))
    return lines[start:end]


# What the test's own books must notice.


def test_the_books_of_the_tests_notice_what_does_not_add_up() -> None:
    books = Books("7")
    books.note()
    books.check()
    books.sums["pt/7/chips"] += 1
    with pytest.raises(AssertionError):
        books.check()


def test_dollars_are_written_to_the_cent() -> None:
    assert [dollars(cents) for cents in (0, 5, 100, 123_456)] == ["0.00", "0.05", "1.00", "1234.56"]


def test_without_a_transaction_the_refusal_lists_those_made_by_hand() -> None:
    refused = read_move("gift", 500, {})
    assert isinstance(refused, Rejection)
    assert refused.text.facts == {"move": "'gift'", "known": ListOf(tuple(BY_HAND))}
