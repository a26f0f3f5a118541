"""Tills: transactions by hand, and the reversals of wrong ones."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.books import Books

from pitboss.kernel.decision import LINE_CHARACTERS
from pitboss.kernel.money import LARGEST_STAKE_CENTS
from pitboss.ledger.chart import guard, owner
from pitboss.ledger.counts import CountMoney
from pitboss.ledger.moves import MOVES, move, names_of
from pitboss.ledger.till import (
    REVERSIBLE_MOVES,
    Moved,
    MoveMoney,
    ReverseMove,
    Till,
    entry,
    evolve,
    stream_of,
    till_of,
)

AT = {"table": "3", "seat": "5"}


def hand(key: str, cents: int = 500, note: str = "", **names: str) -> MoveMoney:
    return MoveMoney(key, cents, names, note)


def back(stream: str, version: int) -> ReverseMove:
    return ReverseMove(stream, version, "A slip of the hand.", "Sue Pervisor")


def earlier(books: Books, *moves: MoveMoney | CountMoney) -> None:
    """A transaction by hand that an earlier release allowed: its log must stay readable."""
    for each in moves:
        if isinstance(each, CountMoney):
            books.do(each)
            continue
        event = Moved(each.move, each.cents, each.names, each.note)
        books.write(stream_of(entry(event)), event, entry(event))
        books.check()


BY_HAND = (
    "capital chips-made chips-outstanding chips-sold chips-cashed"
    " kiosk-filled kiosk-emptied fill float-credit"
)


@pytest.mark.parametrize("key", MOVES)
def test_nothing_moves_by_hand_that_pays_a_person_or_belongs_to_a_ticket_or_an_act(key: str) -> None:
    books = Books()
    names = dict.fromkeys(names_of(MOVES[key]), "1")
    if key not in BY_HAND.split():
        assert books.no(MoveMoney(key, 500, names)).code == "not-by-hand"
        return
    lines = move(key, 500, **names)
    # Gives every guarded account the amount that the transaction takes from it.
    stream = till_of(MoveMoney(key, 500, names))
    books.states[stream] = Till(0, {account: guard(account) * 500 for account, _ in lines if guard(account)})
    books.sums |= books.states[stream].balances
    books.sums["house/capital"] = -sum(books.sums.values())
    books.check = lambda: None  # type: ignore[method-assign]
    assert books.do(MoveMoney(key, 500, names, approved_by="Sue")) == Moved(key, 500, names)
    assert books.events[-1][2] == lines
    assert stream in {owner(account) for account, _ in lines}


@pytest.mark.parametrize("signed", [None, "", " "])
def test_chips_that_were_never_booked_take_two_people(signed: str | None) -> None:
    approved_move = MoveMoney("chips-outstanding", 500, {}, approved_by=signed)
    assert Books().no(approved_move).code == "release-needed"


def test_a_players_way_through_a_live_table() -> None:
    books = Books()
    earlier(
        books,
        hand("capital", 100_000),
        hand("chips-made", 500_000),
        hand("fill", 200_000, table="3"),
        hand("buy-in", 10_000, **AT),
        hand("chips-passed", 10_000, **AT),
        hand("cash-dropped", 10_000, table="3"),
        hand("seat-wager", 4_000, **AT),
        hand("seat-stake-lost", 1_000, **AT),
        hand("seat-win-paid", 2_850, **AT),
        hand("seat-win-rounded", 50, **AT),
        hand("seat-wager-back", 3_000, **AT),
        hand("seat-left", 11_900, **AT),
        hand("chips-cashed", 11_900),
        CountMoney("table/3/drop", 10_000),
        hand("float-credit", 100_000, table="3"),
    )
    assert books.on("table/3/win") == 1_000 - 2_850
    assert books.on("table/3/seat/5/stack") == books.on("table/3/seat/5/held") == 0
    assert books.on("table/3/drop") == books.on("table/3/cash") == 0
    assert books.on("cage/cash") == 100_000 - 11_900 + 10_000
    # Every chip is in the cage, in the float or with patrons.
    assert books.on("house/chips") == books.on("house/pockets") == 0
    assert books.on("cage/chips") + books.on("table/3/float") == books.on("house/issue") == 500_000


def test_a_tournament_keeps_its_money_and_its_chips_apart() -> None:
    books = Books()
    at = {"tournament": "spring"}
    earlier(
        books,
        hand("entry-fee", 50_000, **at),
        hand("pool-fed", 40_000, **at),
        hand("pool-added", 10_000, **at),
        hand("tournament-chips", 1_000_000, **at, entrant="12"),
        hand("pool-prize", 30_000, **at, prize="first"),
        hand("pool-prize", 20_000, **at, prize="second"),
        hand("pool-prize-paid", 30_000, **at, prize="first"),
        hand("pool-prize-unclaimed", 20_000, **at, prize="second"),
        hand("late-claim", 20_000),
        hand("tournament-chips-back", 1_000_000, **at, entrant="12"),
    )
    assert books.on("tournament/spring/pool") == books.on("house/unclaimed") == 0
    assert books.on("tournament/spring/fees") == 10_000


def test_promotions_and_prizes() -> None:
    books = Books()
    earlier(
        books,
        hand("tokens-given", 5_000, promotion="moon"),
        hand("tokens-played", 2_000, promotion="moon", table="3"),
        hand("prize-won", 9_000, prize="car"),
        hand("prize-paid", 4_000, prize="car"),
        hand("prize-unclaimed", 5_000, prize="car"),
    )
    assert books.on("promotion/moon/tokens") == 3_000
    assert books.on("prize/car/payable") == 0


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (hand("gift"), "unknown-move"),
        (hand("fill"), "name-needed"),
        (hand("fill", table="3", seat="5"), "name-not-used"),
        (hand("fill", table="3/seat/5"), "unknown-account"),
        (hand("capital", 0), "bad-amount"),
        (hand("capital", -500), "bad-amount"),
        (hand("capital", True), "bad-amount"),
        (hand("capital", LARGEST_STAKE_CENTS + 1), "bad-amount"),
        (MoveMoney("capital", 500, {"key": "x"}), "name-not-used"),
        (hand("capital", note="two\nlines"), "bad-note"),
        (hand("capital", note="x" * (LINE_CHARACTERS + 1)), "bad-note"),
        (hand("seat-wager", 500, **AT), "not-by-hand"),
        (hand("drop-counted", table="3"), "not-by-hand"),
        (hand("hand-paid", terminal="7"), "not-by-hand"),
        (hand("ticket-to-cage", ticket="a1"), "not-by-hand"),
    ],
)
def test_what_is_not_in_order_is_refused(command: MoveMoney, code: str) -> None:
    assert Books("7").no(command).code == code


# Reversals.


def test_a_wrong_transaction_is_taken_back_once() -> None:
    books = Books()
    earlier(books, hand("buy-in", 10_000, **AT), hand("buy-in", 700, **AT))
    before = dict(books.sums)
    earlier(books, hand("buy-in", 5_000, "wrong seat", **AT))
    reversed_ = books.do(back("table/3", 3))
    assert (reversed_.reverses, reversed_.move, reversed_.cents) == (3, "buy-in", 5_000)
    assert books.sums == before
    assert books.no(back("table/3", 3)).code == "not-reversible"
    # A reversal cannot be reversed: the transaction is made again instead.
    assert books.no(back("table/3", 4)).code == "not-reversible"
    books.do(back("table/3", 1))
    assert books.on("table/3/seat/5/buy-in") == 700


def test_what_was_spent_since_cannot_be_taken_back() -> None:
    books = Books()
    earlier(books, hand("buy-in", 10_000, **AT), hand("chips-passed", 10_000, **AT))
    assert books.no(back("table/3", 1)).code == "insufficient-funds"
    books.do(back("table/3", 2), back("table/3", 1))
    assert set(books.sums.values()) == {0}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ReverseMove("cage/cash", 1, "", "Sue"), "not-authorised"),
        (ReverseMove("cage/cash", 1, "A slip.", ""), "not-authorised"),
        (back("cage/cash", 0), "not-reversible"),
        (back("cage/cash", 2), "not-reversible"),
        (back("cage/chips", 1), "not-reversible"),
        (back("pt/7", 1), "not-reversible"),
        (back("ticket/a1", 1), "not-reversible"),
        (back("", 1), "not-reversible"),
        (back("no such stream \n", 1), "not-reversible"),
    ],
)
def test_what_cannot_be_reversed_is_not(command: ReverseMove, code: str) -> None:
    books = Books("7")
    books.do(hand("capital"))
    assert books.no(command).code == code


def test_a_transaction_can_be_reversed_until_a_hundred_more_have_happened() -> None:
    assert REVERSIBLE_MOVES == 100
    books = Books()
    books.do(*[hand("capital")] * REVERSIBLE_MOVES)
    books.do(back("cage/cash", 1))
    assert books.no(back("cage/cash", 1)).code == "not-reversible"
    books.do(hand("capital"))
    assert books.no(back("cage/cash", 2)).code == "not-reversible"
    books.do(back("cage/cash", 3))


def test_a_till_keeps_what_it_must_know_and_no_more() -> None:
    till = None
    for version in range(1, 3 * REVERSIBLE_MOVES):
        event = Moved("capital", 500, {})
        till = evolve(till, event, move("capital", 500))
        assert till.version == version
        assert len(till.latest) <= REVERSIBLE_MOVES
    assert till is not None
    assert till.balances == {}, "the cage's cash has no stream"


# Any sequence of transactions.

STEPS = st.one_of(
    st.tuples(st.sampled_from(BY_HAND.split()), st.integers(1, 3_000)),
    st.tuples(st.just("back"), st.integers(1, 8)),
)


@settings(max_examples=150)
@given(st.lists(STEPS, max_size=40))
def test_the_books_stay_sound_after_any_moves_and_reversals(steps: list[tuple[str, int]]) -> None:
    """`Books` checks every command; here the chips are checked, too."""
    books = Books()
    for key, figure in steps:
        if key == "back":
            for stream in list(books.states):
                books.try_(back(stream, figure))
        else:
            names = dict.fromkeys(names_of(MOVES[key]), "1")
            books.try_(MoveMoney(key, figure, names, approved_by="Sue"))
        with_patrons = ["house/pockets", "table/1/seat/1/stack", "table/1/seat/1/held"]
        assert sum(books.on(account) for account in with_patrons) == books.on("house/chips")
        everywhere = ["cage/chips", "table/1/float", "house/chips"]
        assert sum(books.on(account) for account in everywhere) == books.on("house/issue")
