"""The roads against hand-worked shoes, a second implementation, and properties of every shoe."""

import doctest
import json
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pitboss.game import roads as module
from pitboss.game.roads import BigRoadCell, Colour, Grid, Lower, Mark, Roads, read_marks, roads, to_json

NO_ASK = Lower(None, None, None)
EMPTY_GRID = ((),) * 6

# Half the shoes are coup by coup, half are made of long runs, so that dragon tails meet dragon tails.
choppy_shoes = st.text("BPT", max_size=90)
streaky_shoes = st.lists(
    st.builds(str.__mul__, st.sampled_from("BPT"), st.integers(min_value=1, max_value=14)), max_size=14
).map("".join)
shoes = choppy_shoes | streaky_shoes
flagged_shoes = st.lists(
    st.builds(Mark, st.sampled_from(["B", "P", "T"]), st.booleans(), st.booleans(), st.booleans()),
    max_size=90,
)


def board(letters: str) -> Roads:
    return roads(read_marks(letters))


def lower(letters: str) -> tuple[str, str, str]:
    seen = board(letters)
    return seen.big_eye_boy, seen.small_road, seen.cockroach


def bead_picture(grid: Grid[Mark]) -> list[str]:
    return ["".join("." if cell is None else cell.winner for cell in row) for row in grid]


def big_picture(grid: Grid[BigRoadCell]) -> list[str]:
    return ["".join("." if cell is None else cell.mark or "?" for cell in row) for row in grid]


def lower_picture(grid: Grid[Colour]) -> list[str]:
    return ["".join(cell or "." for cell in row) for row in grid]


# Hand-worked colours. Columns and rows count from 1; d1, d2 … are the depths of the big road's columns.


def test_an_empty_shoe_has_empty_roads() -> None:
    seen = board("")
    assert seen.bead_plate == EMPTY_GRID
    assert seen.big_road == EMPTY_GRID
    assert (seen.big_eye_boy, seen.small_road, seen.cockroach) == ("", "", "")
    assert seen.lower_grids == Lower(EMPTY_GRID, EMPTY_GRID, EMPTY_GRID)
    assert seen.ask.banker == seen.ask.player == NO_ASK


def test_a_streaky_shoe_is_all_red() -> None:
    # Depths 4 4 4. Big eye boy: (2,2) (2,3) (2,4) lie beside marks, (3,1) finds d2 == d1, (3,2) (3,3) (3,4)
    # lie beside marks: seven reds. Small road: (3,1) is one column too early, (3,2) (3,3) (3,4) lie beside
    # column 1: three reds. Cockroach would begin in column 4.
    assert lower("BBBBPPPPBBBB") == ("RRRRRRR", "RRR", "")


def test_the_ask_of_a_streaky_shoe() -> None:
    ask = board("BBBBPPPPBBBB").ask
    # Banker goes to (3,5), beside the first blank of column 2 and of column 1; cockroach has no column 0.
    assert ask.banker == Lower("B", "B", None)
    # Player opens (4,1): d3 == d2 and d3 == d1; cockroach would need a column 0.
    assert ask.player == Lower("R", "R", None)


def test_a_ping_pong_shoe_is_all_red() -> None:
    # Six columns of depth 1. Big eye boy starts at column 3, small road at 4, cockroach at 5.
    assert lower("BPBPBP") == ("RRRR", "RRR", "RR")
    # Banker keeps chopping at (7,1): red. Player goes to (6,2), beside the first blank of columns 5, 4 and 3.
    assert board("BPBPBP").ask.banker == Lower("R", "R", "R")
    assert board("BPBPBP").ask.player == Lower("B", "B", "B")


@pytest.mark.parametrize(
    "letters, colours",
    [
        ("BPP", ("B", "", "")),  # d1 = 1: row 2 is beside the first blank, blue
        ("BPPP", ("BR", "", "")),  # row 3 is beside the second blank: a straight drop, red
        ("BPPPP", ("BRR", "", "")),  # row 4 is beside the third blank: still red
        # Depths 1 1 4: big eye boy has d2 == d1 at (3,1), then the drop beside column 2; the small road has
        # the drop beside column 1.
        ("BPBBBB", ("RBRR", "BRR", "")),
        # Depths 1 1 1 4: one more equal column for each, and the cockroach has the drop beside column 1.
        ("BPBPPPP", ("RRBRR", "RBRR", "BRR")),
    ],
)
def test_only_the_first_blank_is_blue(letters: str, colours: tuple[str, str, str]) -> None:
    assert lower(letters) == colours


def test_a_mixed_shoe() -> None:
    # Depths 3 1 2 4 1 1.
    # Big eye boy: (3,1) d2=1 d1=3 B; (3,2) d2=1 first blank B; (4,1) d3=2 d2=1 B; (4,2) beside a mark R;
    #   (4,3) d3=2 first blank B; (4,4) second blank R; (5,1) d4=4 d3=2 B; (6,1) d5=1 d4=4 B.
    # Small road: (3,2) beside column 1 R; (4,1) d3=2 d1=3 B; (4,2) d2=1 first blank B; (4,3) R; (4,4) R;
    #   (5,1) d4=4 d2=1 B; (6,1) d5=1 d3=2 B.
    # Cockroach: (4,2) R and (4,3) R beside column 1; (4,4) d1=3 first blank B; (5,1) d4=4 d1=3 B;
    #   (6,1) d5=1 d2=1 R.
    assert lower("BBBPBBPPPPBP") == ("BBBRBRBB", "RBBRRBB", "RRBBR")
    ask = board("BBBPBBPPPPBP").ask
    # Player goes to (6,2): d5=1 first blank; beside d4=4; beside d3=2.
    assert ask.player == Lower("B", "R", "R")
    # Banker opens (7,1): d6=1 against d5=1, d4=4 and d3=2.
    assert ask.banker == Lower("R", "B", "B")


def test_a_column_deeper_than_six_counts_in_full() -> None:
    # Depths 8 8 1. Drawn, the second run bends at row 5; counted, it goes 8 deep beside 8: reds for rows 2 to
    # 8 and an equal pair at (3,1). A road read off the drawn grid would go wrong here.
    assert lower("B" * 8 + "P" * 8 + "B") == ("RRRRRRRR", "", "")
    # Depths 7 9: rows 2 to 7 beside marks, row 8 the first blank, row 9 a straight drop.
    assert lower("B" * 7 + "P" * 9) == ("RRRRRRBR", "", "")


# Ties.


def test_leading_ties_wait_in_the_first_cell() -> None:
    assert board("TT").big_road[0] == (BigRoadCell(None, ties=2),)
    assert board("TTB").big_road[0] == (BigRoadCell("B", ties=2),)
    # The third tie joins the two that waited; Player opens its own column without a tie.
    assert board("TTBTP").big_road[0] == (BigRoadCell("B", ties=3), BigRoadCell("P"))


def test_a_shoe_of_ties_has_no_lower_roads_and_no_ask() -> None:
    seen = board("TTTTTTT")
    assert bead_picture(seen.bead_plate) == ["TT", "T.", "T.", "T.", "T.", "T."]
    assert big_picture(seen.big_road) == ["?", ".", ".", ".", ".", "."]
    assert (seen.big_eye_boy, seen.small_road, seen.cockroach) == ("", "", "")
    assert seen.ask.banker == seen.ask.player == NO_ASK


def test_a_tie_does_not_break_a_run() -> None:
    grid = board("BTBTTP").big_road
    assert big_picture(grid) == ["BP", "B.", "..", "..", "..", ".."]
    assert grid[0][0] == BigRoadCell("B", ties=1)
    assert grid[1][0] == BigRoadCell("B", ties=2)


def test_pairs_and_naturals_of_a_tie_show_on_the_bead_plate_only() -> None:
    win = Mark("P", player_pair=True)
    tie = Mark("T", banker_pair=True, natural=True)
    seen = roads([tie, win, tie])
    assert [row[0] for row in seen.bead_plate[:3]] == [tie, win, tie]
    assert seen.big_road[0] == (BigRoadCell("P", ties=2, player_pair=True),)


def test_pairs_and_naturals_of_a_win_show_on_both() -> None:
    seen = roads([Mark("B", player_pair=True), Mark("B", banker_pair=True), Mark("P", natural=True)])
    assert seen.big_road[0] == (BigRoadCell("B", player_pair=True), BigRoadCell("P", natural=True))
    assert seen.big_road[1] == (BigRoadCell("B", banker_pair=True), None)


# Drawing.


def test_the_bead_plate_fills_columns_of_six() -> None:
    assert bead_picture(board("BPTBPTBB").bead_plate) == ["BB", "PB", "T.", "B.", "P.", "T."]


def test_a_dragon_tail_of_nine_and_the_columns_that_collide_with_it() -> None:
    # Nine Bankers: six down, three along row 6 into columns 2 to 4. Seven Players in column 2 find row 6
    # taken after five and bend along row 5. Five Bankers in column 3 find row 5 taken after four and bend
    # along row 4.
    assert big_picture(board("B" * 9 + "P" * 7 + "B" * 5).big_road) == [
        "BPB.",
        "BPB.",
        "BPB.",
        "BPBB",
        "BPPP",
        "BBBB",
    ]


def test_a_tail_stays_in_its_row_past_the_tail_that_bent_it() -> None:
    # Seven Bankers leave a tail only in column 2. Eight Players bend above it and run on along row 5, though
    # row 6 is free again from column 3.
    assert big_picture(board("B" * 7 + "P" * 8).big_road) == [
        "BP...",
        "BP...",
        "BP...",
        "BP...",
        "BPPPP",
        "BB...",
    ]


def test_a_tail_in_the_top_row_pushes_the_next_run_right() -> None:
    # As above, each run bends one row higher: four Players along row 3, three Bankers along row 2. Then two
    # Players in column 6 find row 2 taken at once and lie along the top row, over column 7; so the last two
    # Bankers start in column 8, the first free one.
    assert big_picture(board("B" * 9 + "P" * 7 + "B" * 5 + "P" * 4 + "B" * 3 + "PP" + "BB").big_road) == [
        "BPBPBPPB",
        "BPBPBB.B",
        "BPBPP...",
        "BPBB....",
        "BPPP....",
        "BBBB....",
    ]


def test_lower_roads_are_drawn_by_the_same_rules() -> None:
    # The streaky shoe gives big eye boy seven reds: six down and a tail of one.
    assert lower_picture(board("BBBBPPPPBBBB").lower_grids.big_eye_boy) == [
        "R.",
        "R.",
        "R.",
        "R.",
        "R.",
        "RR",
    ]
    # The mixed shoe: B B B, R, B, R, B B; then R, B B, R R, B B; then R R, B B, R.
    grids = board("BBBPBBPPPPBP").lower_grids
    assert lower_picture(grids.big_eye_boy) == ["BRBRB", "B...B", "B....", ".....", ".....", "....."]
    assert lower_picture(grids.small_road) == ["RBRB", ".BRB", "....", "....", "....", "...."]
    assert lower_picture(grids.cockroach) == ["RBR", "RB.", "...", "...", "...", "..."]


# The plain forms.


def test_to_json_gives_exactly_the_agreed_shape() -> None:
    plain = {"player_pair": False, "banker_pair": False, "natural": False}
    natural = plain | {"natural": True}
    player_pair = plain | {"player_pair": True}
    banker_pair = plain | {"banker_pair": True}
    shoe = [Mark("B", natural=True), Mark("T", banker_pair=True), Mark("P", player_pair=True), Mark("P")]
    seen = to_json(roads(shoe))
    assert seen == {
        "big_eye_boy": "B",
        "small_road": "",
        "cockroach": "",
        "grids": {
            "bead_plate": [
                [natural | {"mark": "B"}],
                [banker_pair | {"mark": "T"}],
                [player_pair | {"mark": "P"}],
                [plain | {"mark": "P"}],
                [None],
                [None],
            ],
            "big_road": [
                [natural | {"mark": "B", "ties": 1}, player_pair | {"mark": "P", "ties": 0}],
                [None, plain | {"mark": "P", "ties": 0}],
                [None, None],
                [None, None],
                [None, None],
                [None, None],
            ],
            "big_eye_boy": [["B"], [None], [None], [None], [None], [None]],
            "small_road": [[], [], [], [], [], []],
            "cockroach": [[], [], [], [], [], []],
        },
        # Depths 1 2. Banker opens (3,1): d2=2 against d1=1. Player goes to (2,3): the second blank.
        "ask": {
            "banker": {"big_eye_boy": "B", "small_road": None, "cockroach": None},
            "player": {"big_eye_boy": "R", "small_road": None, "cockroach": None},
        },
    }
    assert json.loads(json.dumps(seen)) == seen


@pytest.mark.parametrize(
    "letters, coup", [("b", "Coup 1 is 'b'"), ("BP T", "Coup 3 is ' '"), ("BPX", "Coup 3 is 'X'")]
)
def test_another_letter_is_refused_with_its_place(letters: str, coup: str) -> None:
    with pytest.raises(ValueError, match=rf"^{coup}; it must be B \(Banker\), P \(Player\) or T \(Tie\)\.$"):
        read_marks(letters)


def test_the_examples_in_the_docstrings_run() -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


# Properties of every shoe.


def second_opinion(letters: str, back: int) -> str:
    """Paint a lower road as a person with a pencil does: look which cells hold a mark."""
    cells: set[tuple[int, int]] = set()
    column, row, last = 0, 0, ""
    painted = ""
    for letter in letters.replace("T", ""):
        if letter == last:
            row += 1
            beside = column - back
            alike = ((beside, row) in cells) == ((beside, row - 1) in cells)
            colour = "R" if alike else "B"
        else:
            # Imagine the old column had one more cell, and take the opposite of its colour.
            beside = column - back
            alike = ((beside, row + 1) in cells) == ((beside, row) in cells)
            colour = "B" if alike else "R"
            column, row = column + 1, 1
        if beside >= 1:
            painted += colour
        cells.add((column, row))
        last = letter
    return painted


@given(shoes)
def test_a_second_implementation_agrees(letters: str) -> None:
    assert lower(letters) == tuple(second_opinion(letters, back) for back in (1, 2, 3))


@given(shoes)
def test_ties_change_no_lower_road_and_no_ask(letters: str) -> None:
    with_ties, without = board(letters), board(letters.replace("T", ""))
    assert lower(letters) == lower(letters.replace("T", ""))
    assert with_ties.lower_grids == without.lower_grids
    assert with_ties.ask == without.ask


@given(shoes)
def test_swapping_the_sides_changes_no_lower_road(letters: str) -> None:
    swapped = letters.translate(str.maketrans("BP", "PB"))
    assert lower(swapped) == lower(letters)
    assert board(swapped).ask.banker == board(letters).ask.player


@given(shoes, st.sampled_from("BP"))
def test_the_ask_is_what_the_next_win_appends(letters: str, side: str) -> None:
    seen = board(letters)
    ask = seen.ask.banker if side == "B" else seen.ask.player
    appended = (ask.big_eye_boy or "", ask.small_road or "", ask.cockroach or "")
    assert lower(letters + side) == tuple(
        old + new for old, new in zip(lower(letters), appended, strict=True)
    )


@given(shoes, st.integers(min_value=0, max_value=90))
def test_what_is_on_a_lower_road_never_changes(letters: str, cut: int) -> None:
    for whole, part in zip(lower(letters), lower(letters[:cut]), strict=True):
        assert whole.startswith(part)


def check_drawing(runs: Sequence[int], places: Sequence[tuple[int, int]]) -> None:
    """Check the places of the marks, in order of play, against the drawing rules one step at a time."""
    taken: set[tuple[int, int]] = set()
    ordered = iter(places)
    start = -1
    for length in runs:
        row, column = next(ordered)
        assert row == 0
        assert column > start
        assert all((0, passed) in taken for passed in range(start + 1, column)), (
            "a free column was passed over"
        )
        start = column
        assert (row, column) not in taken
        taken.add((row, column))
        for _ in range(length - 1):
            below, right = (row + 1, column), (row, column + 1)
            may_go_down = column == start and row < 5 and below not in taken
            row, column = next(ordered)
            assert (row, column) == (below if may_go_down else right)
            assert (row, column) not in taken
            taken.add((row, column))
    assert next(ordered, None) is None


@given(shoes)
def test_every_mark_of_the_big_road_lies_where_the_rules_put_it(letters: str) -> None:
    # Each win is followed by as many ties as its number in the shoe, so that every cell identifies its win.
    wins = letters.replace("T", "")
    grid = board("".join(win + "T" * number for number, win in enumerate(wins))).big_road
    places = {
        cell.ties: (row, column)
        for row, cells in enumerate(grid)
        for column, cell in enumerate(cells)
        if cell
    }
    assert sorted(places) == list(range(len(wins)))
    runs: list[int] = []
    for number, win in enumerate(wins):
        if number and win == wins[number - 1]:
            runs[-1] += 1
        else:
            runs.append(1)
    check_drawing(runs, [places[number] for number in range(len(wins))])
    for number, (row, column) in places.items():
        cell = grid[row][column]
        assert cell is not None
        assert cell.mark == wins[number]


@given(shoes)
def test_lower_roads_are_drawn_as_a_big_road_of_their_colours(letters: str) -> None:
    grids = board(letters).lower_grids
    drawn = (grids.big_eye_boy, grids.small_road, grids.cockroach)
    for colours, grid in zip(lower(letters), drawn, strict=True):
        as_sides = colours.translate(str.maketrans("RB", "BP"))
        expected = [row.translate(str.maketrans("BP", "RB")) for row in big_picture(board(as_sides).big_road)]
        assert lower_picture(grid) == expected


@given(flagged_shoes)
def test_every_coup_has_its_cell(marks: list[Mark]) -> None:
    seen = roads(marks)
    beads = [cell for column in zip(*seen.bead_plate, strict=True) for cell in column]
    assert beads[: len(marks)] == marks
    assert set(beads[len(marks) :]) <= {None}
    assert len(beads) - len(marks) < 6
    cells = [cell for row in seen.big_road for cell in row if cell]
    assert sum(cell.ties for cell in cells) == sum(mark.winner == "T" for mark in marks)
    wins = [mark for mark in marks if mark.winner != "T"]
    shown = [
        Mark(cell.mark, cell.player_pair, cell.banker_pair, cell.natural)
        for cell in cells
        if cell.mark is not None
    ]
    assert sorted(map(repr, shown)) == sorted(map(repr, wins))
    assert len(cells) == (len(wins) if wins else min(len(marks), 1))


@given(flagged_shoes)
def test_pairs_and_naturals_never_move_a_road(marks: list[Mark]) -> None:
    bare = [replace(mark, player_pair=False, banker_pair=False, natural=False) for mark in marks]
    flagged, plain = roads(marks), roads(bare)
    assert flagged.lower_grids == plain.lower_grids
    assert flagged.ask == plain.ask
    assert big_picture(flagged.big_road) == big_picture(plain.big_road)


@given(flagged_shoes)
def test_every_grid_has_six_rows_of_equal_width_and_is_json(marks: list[Mark]) -> None:
    seen = to_json(roads(marks))
    read_back = json.loads(json.dumps(seen))
    assert read_back == seen
    for rows in read_back["grids"].values():
        assert len(rows) == 6
        assert len({len(row) for row in rows}) == 1
