"""`pitboss roads`: letters in, JSON or pictures out, and a plain refusal of anything else."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from pitboss.cli.games.boards import bead_plate, big_road
from pitboss.cli.main import command
from pitboss.game.roads import Mark, read_marks, roads, to_json


def run(text: str | bytes, *options: str) -> Result:
    return CliRunner().invoke(command, ["roads", *options], input=text)


def line(letters: str) -> str:
    return json.dumps(to_json(roads(read_marks(letters))), separators=(",", ":")) + "\n"


def test_a_shoe_is_one_line_of_compact_json() -> None:
    done = run("BP\n")
    mark = '{"mark":"%s","player_pair":false,"banker_pair":false,"natural":false}'
    ring = '{"mark":"%s","ties":0,"player_pair":false,"banker_pair":false,"natural":false}'
    assert done.exit_code == 0
    assert done.stdout == (
        '{"big_eye_boy":"","small_road":"","cockroach":"","grids":{'
        f'"bead_plate":[[{mark % "B"}],[{mark % "P"}],[null],[null],[null],[null]],'
        f'"big_road":[[{ring % "B"},{ring % "P"}]{",[null,null]" * 5}],'
        '"big_eye_boy":[[],[],[],[],[],[]],"small_road":[[],[],[],[],[],[]],"cockroach":[[],[],[],[],[],[]]},'
        '"ask":{"banker":{"big_eye_boy":"R","small_road":null,"cockroach":null},'
        '"player":{"big_eye_boy":"B","small_road":null,"cockroach":null}}}\n'
    )


@pytest.mark.parametrize(
    "text, shoes",
    [
        ("BPPTBB", ["BPPTBB"]),
        ("BPPTBB\nPPB\n", ["BPPTBB", "PPB"]),
        ("B P P\tT\n", ["BPPT"]),
        ("\n  \nBPP\r\n\nTB\r\n\n", ["BPP", "TB"]),
        ("B\nP\nT\n", ["BPT"]),
        ("B\n\nP\n", ["BP"]),
        ("B\n", ["B"]),
        ("B\nPP\n", ["B", "PP"]),
        ("", [""]),
        ("\n \n", [""]),
        ("\ufeffBP\n", ["BP"]),
    ],
)
def test_lines_are_shoes_and_single_letters_are_one(text: str, shoes: list[str]) -> None:
    done = run(text)
    assert (done.exit_code, done.stdout) == (0, "".join(map(line, shoes)))


@settings(max_examples=20, deadline=None)
@given(st.lists(st.text("BPT", min_size=2, max_size=40), min_size=1, max_size=5))
def test_many_shoes_at_once_are_each_alone(shoes: list[str]) -> None:
    assert run("\n".join(shoes)).stdout == "".join(run(shoe).stdout for shoe in shoes)


@pytest.mark.parametrize(
    "text, number, letter",
    [
        ("BPx", 1, "'x'"),
        ("BP\nb", 2, "'b'"),
        ("BP\n\nB,P\n", 3, "','"),
        ("B\nP\n7\n", 3, "'7'"),
        ("庄", 1, "'庄'"),
        (b"BP\xff\n", 1, "'\ufffd'"),
        (b"B\x00P\n", 1, r"'\x00'"),
    ],
)
def test_anything_else_is_refused_with_its_line(text: str | bytes, number: int, letter: str) -> None:
    done = run(text)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == (
        f"pitboss: Line {number} has {letter}: a coup is B for Banker, P for Player or T for Tie, "
        "in capitals.\n"
    )


def test_a_file_serves_as_well(tmp_path: Path) -> None:
    shoe = tmp_path / "shoe.txt"
    shoe.write_text("BPPTBB\n", encoding="utf-8")
    assert run("PPP", str(shoe)).stdout == line("BPPTBB")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = run("", str(tmp_path / "none"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.endswith("none cannot be read: No such file or directory.\n")


def drawn(text: str, name: str) -> list[str]:
    """The picture under a heading, row by row."""
    return text.partition(f"{name}\n")[2].partition("\n\n")[0].splitlines()


def test_the_roads_are_drawn() -> None:
    # The big road has columns of 2, 2, 1, 7 and 1; the seventh Player of the fourth turns into a tail.
    done = run("BBPTPBPPPPPPPB", "--draw")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert drawn(done.stdout, "Bead plate") == [
        "B   P   P",
        "B   P   B",
        "P   P   ·",
        "T   P   ·",
        "P   P   ·",
        "B   P   ·",
    ]
    assert drawn(done.stdout, "Big road") == [
        "B    P¹   B    P    B",
        "B    P    ·    P    ·",
        "·    ·    ·    P    ·",
        "·    ·    ·    P    ·",
        "·    ·    ·    P    ·",
        "·    ·    ·    P    P",
    ]
    # Filled for red, hollow for blue. Big eye boy: beside a mark, equal columns, unequal, first blank, a
    # straight drop, unequal. The small road and the cockroach pig look one and two columns further back.
    assert drawn(done.stdout, "Big eye boy") == ["●○●○", "●○●", "  ●", "  ●", "  ●"]
    assert drawn(done.stdout, "Small road") == ["○●○●○", "   ●", "   ●", "   ●"]
    assert drawn(done.stdout, "Cockroach pig") == ["●○●○", "  ●", "  ●", "  ●"]


def test_roads_without_marks_say_so() -> None:
    assert run("", "--draw").stdout.count("no mark yet") == 5


def test_pairs_naturals_and_ties_are_marked_without_colour() -> None:
    marks = [
        Mark("T"),
        Mark("T"),
        Mark("B", banker_pair=True, natural=True),
        Mark("T", player_pair=True),
        Mark("P", player_pair=True),
        Mark("P", natural=True),
        Mark("P", player_pair=True, banker_pair=True, natural=True),
    ]
    board = roads(marks)
    assert bead_plate(board.bead_plate).plain.splitlines() == [
        "T   P:*",
        "T   ·",
        "B˙* ·",
        "T.  ·",
        "P.  ·",
        "P*  ·",
    ]
    assert big_road(board.big_road).plain.splitlines()[:3] == ["B³˙* P.", "·    P*", "·    P:*"]


@pytest.mark.parametrize(
    "ties, figure", [(0, ""), (1, "¹"), (2, "²"), (9, "⁹"), (10, "⁺"), (11, "⁺"), (40, "⁺")]
)
def test_ten_ties_and_more_are_a_plus_sign(ties: int, figure: str) -> None:
    for letters in ("B" + "T" * ties, "T" * ties + "B"):
        assert drawn(run(letters, "--draw").stdout, "Big road")[0] == f"B{figure}"


@pytest.mark.parametrize("width", [5, 12, 80])
def test_a_road_keeps_to_its_width_and_shows_its_last_columns(width: int) -> None:
    board = roads(read_marks("BP" * 60))
    rows = big_road(board.big_road, width).plain.split("\n")
    assert {len(row) for row in rows} == {width // 5 * 5}
    whole = big_road(board.big_road).plain.split("\n")[0]
    assert rows[0].split() == whole.split()[-(width // 5) :]
