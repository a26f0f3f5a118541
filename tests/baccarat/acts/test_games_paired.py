"""Two Rapid Baccarat games under one dealer: joined tables, their turns, and the wrong shoe."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.rapid_floor import PLAYER_WINS, TABLE, WIDE, RapidFloor
from kit.support import RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, SUE, seated

from pitboss.acting.setups.sign import TableLimits
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import CloseTable, SetTable
from pitboss.baccarat.acts.pairing import DrawOutOfTurn, PairTables, PartTables
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.state import GamingTable
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips.chip_events import WagersReturned
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.game.irregularities import Report
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.irregularity import Kind

OTHER = "bac-2"


def joined() -> RapidFloor:
    """Two tables under one dealer."""
    room = RapidFloor("7", "8")
    room.open_table(OTHER, TableLimits(**WIDE))
    room.act(PairTables(OTHER, "G"), SUE)
    room.act(PairTables(TABLE, "G"), SUE, table=OTHER)
    return room


def dealt(room: RapidFloor, table: str) -> int:
    now = room.game(table)
    assert isinstance(now, GamingTable)
    assert now.paired is not None
    return now.paired.coups


@clause(RAPID, "7.7.3")
def test_the_games_are_dealt_in_turn_while_both_take_wagers() -> None:
    room = joined()
    room.new_coup("a-1", TABLE)
    room.new_coup("b-1", OTHER)
    assert room.refuse(DrawCard("9S"), table=OTHER) == Rejection("other-games-turn", clause="7.7.3")
    room.deal("9S KH")
    assert room.refuse(DrawCard("9S"), table=OTHER).code == "coup-in-progress"
    room.drag("b-1", game=OTHER, player=500)
    room.deal("KD 7C")
    room.confirm()
    room.new_coup("a-2", TABLE)
    assert room.refuse(DrawCard("9S")).code == "other-games-turn"
    room.deal(PLAYER_WINS, OTHER)
    room.confirm(OTHER)
    assert (dealt(room, TABLE), dealt(room, OTHER)) == (1, 1)
    room.deal("9H")
    assert [type(event).__name__ for event in room.follow(OTHER)] == ["WagersSettled"]


@clause(RAPID, "11.8.2")
def test_a_card_from_the_wrong_shoe_voids_the_coup_and_play_goes_on_with_the_right_one() -> None:
    room = joined()
    room.new_coup("a-1", TABLE)
    room.new_coup("b-1", OTHER)
    room.drag("b-1", game=OTHER, player=500)
    assert room.refuse(DrawOutOfTurn("9S")).code == "card-in-turn"
    assert room.refuse(DrawCard("9S"), table=OTHER).code == "other-games-turn"
    room.act(DrawOutOfTurn("9S"), table=OTHER)
    # The card was exposed: its coup takes no wager.
    drag = DragChips("7", OTHER, "b-1", {"player": 500})
    assert room.no(drag).code == "wagers-closed"
    wrong_shoe = ReportIrregularity(Report(Kind.WRONG_SHOE))
    assert room.refuse(wrong_shoe, DEE, SUE, table=OTHER).clause == "11.8.2"
    room.act(wrong_shoe, DEE, AMY, table=OTHER)
    (returned,) = room.follow(OTHER)
    assert isinstance(returned, WagersReturned)
    assert isinstance(returned.reason, Text)
    assert returned.reason.facts["clause"] == "11.8.2"
    room.deal(PLAYER_WINS)
    room.confirm()
    room.new_coup("b-2", OTHER)
    room.deal("9H", OTHER)
    now = room.game(OTHER)
    assert isinstance(now, GamingTable)
    assert now.shoe is not None
    assert [str(card) for card in now.shoe.burned if card] == ["9S"]


@clause(RAPID, "11.8.2")
def test_after_a_void_coup_the_same_game_is_dealt_again() -> None:
    room = joined()
    room.new_coup("a-1", TABLE)
    room.new_coup("b-1", OTHER)
    room.deal("9S KH")
    room.act(ReportIrregularity(Report(Kind.WRONG_SHOE)), DEE, AMY)
    assert room.refuse(DrawCard("9S"), table=OTHER).code == "other-games-turn"
    room.new_coup("a-2", TABLE)
    room.deal("9S")


def test_a_coup_that_is_taken_up_again_is_finished_before_the_other_game_goes_on() -> None:
    room = joined()
    room.new_coup("a-1", TABLE)
    room.new_coup("b-1", OTHER)
    room.deal(PLAYER_WINS)
    room.confirm()
    room.reread("2S KH KD 7C 2H")
    assert room.refuse(DrawCard("9S"), table=OTHER).code == "coup-in-progress"
    room.confirm()
    room.deal("9S", OTHER)


def test_tables_are_joined_both_ways_or_not_at_all() -> None:
    room = RapidFloor()
    assert room.refuse(PairTables(OTHER, "G"), SUE).code == "games-not-paired"
    assert room.refuse(PairTables(TABLE, "G"), SUE).code == "games-not-paired"
    room.open_table(OTHER, TableLimits(**WIDE))
    room.act(SetTable(standard_setup(STAR)), SUE, table="star")
    assert room.refuse(PairTables("star", "G"), SUE).code == "games-not-paired"
    assert room.refuse(PairTables(OTHER, "F"), SUE).code == "unknown-layout"
    assert room.refuse(PairTables(OTHER, "G"), DEE).code == "not-authorised"
    assert room.refuse(PartTables(), SUE).code == "tables-not-paired"
    room.act(PairTables(OTHER, "G"), SUE)
    assert room.refuse(PairTables(OTHER, "G"), SUE).code == "tables-paired"
    room.new_coup("a-1", TABLE)
    assert room.refuse(DrawCard("9S")).code == "pair-not-complete"
    room.act(PairTables(TABLE, "G"), SUE, table=OTHER)
    room.open_table("bac-3", TableLimits(**WIDE))
    assert room.refuse(PairTables(OTHER, "G"), SUE, table="bac-3").code == "tables-paired"
    room.deal("9S")
    assert room.refuse(PartTables(), SUE).code == "coup-in-progress"
    room.deal("KH KD 7C")
    room.confirm()
    room.act(PartTables(), SUE)
    room.new_coup("b-1", OTHER)
    assert room.refuse(DrawCard("9S"), table=OTHER).code == "pair-not-complete"
    room.act(PartTables(), SUE, table=OTHER)
    room.deal("9S", OTHER)


def test_a_table_by_itself_draws_no_card_out_of_turn() -> None:
    pit = seated(RAPID).start("1-1")
    assert pit.refused(DrawOutOfTurn("9S")) == ("card-in-turn", "7.7.3")


@settings(max_examples=25)
@given(st.lists(st.tuples(st.booleans(), st.sampled_from(("new", "draw", "settle", "void"))), max_size=40))
def test_no_game_is_ever_two_coups_ahead(steps: list[tuple[bool, str]]) -> None:
    room, coups = joined(), 0
    for at_first, step in steps:
        table = TABLE if at_first else OTHER
        now = room.game(table)
        assert isinstance(now, GamingTable)
        if step == "new" and now.coup is None:
            coups += 1
            room.new_coup(f"c-{coups}", table)
        elif step == "draw" and now.coup is not None and len(now.coup.cards) < 4:
            room.try_(ActAtTable(table, DrawCard(PLAYER_WINS.split()[len(now.coup.cards)]), DEE))
        elif step == "settle" and now.coup is not None and len(now.coup.cards) == 4:
            room.confirm(table)
        elif step == "void" and now.begun:
            room.try_(ActAtTable(table, ReportIrregularity(Report(Kind.MISDEAL)), DEE, AMY))
        begun = [each for each in (TABLE, OTHER) if _begun(room, each)]
        assert len(begun) <= 1
        assert dealt(room, TABLE) - dealt(room, OTHER) in (0, 1)


def _begun(room: RapidFloor, table: str) -> bool:
    now = room.game(table)
    assert isinstance(now, GamingTable)
    return now.begun


@pytest.mark.parametrize("which", [TABLE, OTHER])
def test_a_table_that_closes_is_joined_with_none(which: str) -> None:
    room = joined()
    room.act(CloseTable(nobody_plays=True), SUE, table=which)
    now = room.game(which)
    assert isinstance(now, GamingTable)
    assert now.paired is None
