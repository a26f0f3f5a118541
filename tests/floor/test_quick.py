"""The short cut for wagers decides as the rooms do, or leaves the matter to them."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from pitboss.acting.plays import Played
from pitboss.floor import registry
from pitboss.floor.terminals.chip_account import ChipAccount, Layout, Payout, Recalled
from pitboss.floor.terminals.chip_events import Settings, WagersPlaced
from pitboss.floor.terminals.quick import follow_quickly, place_quickly
from pitboss.floor.terminals.wager_commands import PlaceWagers
from pitboss.kernel.decision import Given
from pitboss.kernel.money import LARGEST_STAKE
from pitboss.ledger.entry import Posted
from pitboss.ledger.meters import Meters

PLAYS = ("1-1", "1-2", "1-3")
AMOUNTS: st.SearchStrategy[Any] = st.sampled_from((0, -500, 1, 500, 1_000, LARGEST_STAKE + 1, True, 2.5))
STAKES = st.dictionaries(st.sampled_from(("red", "banker", "straight:17", "panda", "")), AMOUNTS, max_size=3)


@st.composite
def accounts(draw: st.DrawFn) -> ChipAccount:
    """Accounts in every condition, most of them sound."""
    layouts = {
        play: Layout(draw(st.sampled_from("12")), {"red": draw(st.sampled_from((500, 1_000)))})
        for play in draw(st.sets(st.sampled_from(PLAYS[:2]), max_size=2))
    }
    held = sum(sum(layout.stakes.values()) for layout in layouts.values())
    chips = draw(st.sampled_from((0, 499, 500, 1_000, 1_500, 5_000, 2 * LARGEST_STAKE)))
    balances = {"pt/7/chips": chips, "pt/7/held": held, "pt/7/stacker": -500}
    rest = Meters(notes={500: 1}, tickets_in=300, turnover=500, wins=200, tickets_out=100, cancelled=50)
    account = ChipAccount("7", Settings("V"), draw(st.integers(1, 5_000)), balances, layouts=layouts)
    off = draw(st.sampled_from((0, 0, 0, 1, -500)))
    settled = Recalled(2, "1", Played("star-rapid-etg-2016", "roulette", number=1), {})
    return msgspec.structs.replace(
        account,
        meters=msgspec.structs.replace(rest, transfers_in=chips + held - 350 + off),
        recent=draw(st.sampled_from(({}, {"1-3": settled}))),
        locked=draw(st.sampled_from((None, None, None, "An incident."))),
        payouts=draw(st.sampled_from(({}, {}, {1: Payout(500)}, {1: Payout(500, aside=True)}))),
        balances=draw(st.sampled_from((balances, balances, {**balances, "pt/7/held": held + 500}))),
    )


COMMANDS = st.builds(
    PlaceWagers,
    st.just("7"),
    st.sampled_from(("1", "2", "1/win", "")),
    st.sampled_from((*PLAYS, "", "two\nlines")),
    STAKES,
)


@given(accounts(), COMMANDS)
def test_the_short_cut_and_the_rooms_agree(account: ChipAccount, command: PlaceWagers) -> None:
    found = place_quickly(account, command)
    if found is None:
        return
    plain = registry.decide({"pt/7": account}, command, Given(0, b""))
    assert isinstance(plain, Posted)
    ((stream, event, entry),) = plain.events
    assert (stream, event, entry, plain.refused) == ("pt/7", *found[:2], None)
    assert found[2] == registry.evolve(account, event, entry)


@given(accounts(), COMMANDS)
def test_what_the_rooms_take_at_once_the_short_cut_takes(account: ChipAccount, command: PlaceWagers) -> None:
    """Otherwise it would be no short cut. A payout that was put aside goes the plain way."""
    plain = registry.decide({"pt/7": account}, command, Given(0, b""))
    if isinstance(plain, Posted) and plain.refused is None and not account.payouts:
        assert place_quickly(account, command) is not None


@given(
    accounts(),
    st.dictionaries(st.sampled_from(("red", "banker", "tie")), st.sampled_from((1, 500, 1_000)), min_size=1),
    st.sampled_from(PLAYS),
    st.sampled_from("12"),
)
def test_an_account_follows_its_wagers_as_it_does_the_plain_way(
    account: ChipAccount, stakes: dict[str, int], play: str, table: str
) -> None:
    event = WagersPlaced("7", table, play, stakes)
    assert follow_quickly(account, event) == registry.evolve(account, event, registry.entry(event))


def test_the_short_cut_leaves_another_stream_alone() -> None:
    assert place_quickly(None, PlaceWagers("7", "1", "1-1", {"red": 500})) is None
