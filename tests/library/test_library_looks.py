"""Library results as text, in a notebook, and as a DataFrame.

It takes over 10 s: exact odds and simulations load compiled code.
"""

import copy
import pickle
import sys
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

import pytest
from kit.support import CANBERRA, PREMIUM, RAPID, STAR

from pitboss import edition, editions
from pitboss.library.plays import PlayedCoup
from pitboss.library.rulings import RuledIrregularity
from pitboss.library.tabular import MOST_ROWS, Column, Listing, Tabular

COUP = "9S KH 4D 7C 7H"


def ruled(player: str) -> RuledIrregularity:
    """A void coup that returns stakes to a player of this name."""
    game = edition(STAR).game("baccarat")
    wagers = {player: {"player": 50_00}}
    return game.rule("misdeal", player="9S", said={"reconstructed": False}, wagers=wagers)


RESULTS: dict[str, Callable[[], Tabular]] = {
    "coup": lambda: edition(STAR).game("baccarat").settle(COUP, {"banker": 100_00, "tie": 5_00}),
    "played coup": lambda: next(iter(edition(STAR).game("baccarat").deal(42))),
    "played spin": lambda: next(iter(edition(RAPID).game("roulette").deal(42))),
    "no wager": lambda: edition(STAR).game("baccarat").settle(COUP, {}),
    "spin": lambda: edition(RAPID).game("roulette").settle(17, {"straight:17": 5_00, "red": 10_00}),
    "odds": lambda: edition(PREMIUM).game("tie-premium").odds(),
    "edition odds": lambda: edition(STAR).odds(),
    "wager": lambda: edition(STAR).game("baccarat").odds()["tiger"],
    "bets": lambda: edition(RAPID).game("roulette").odds(),
    "shoe": lambda: edition(CANBERRA).game("commission").deal(42),
    "run": lambda: edition(RAPID).game("roulette").deal(42),
    "roads": lambda: edition(STAR).game("baccarat").roads("TBPPTBBBBBBBBP"),
    "no coup": lambda: edition(STAR).game("baccarat").roads(""),
    "simulation": lambda: edition(RAPID).game("roulette").simulate(1_000, seed=1),
    "ruling": lambda: ruled("Ann"),
}
IN_LINES = ("edition odds", "played coup", "played spin", "roads", "no coup", "ruling")
"""Their text is not one table."""
every_result = pytest.mark.parametrize("make", RESULTS.values(), ids=RESULTS)


def html(result: Tabular) -> ElementTree.Element:
    """The notebook view. Parsing fails unless the markup is well-formed."""
    return ElementTree.fromstring(result._repr_html_())


def texts(found: ElementTree.Element, path: str) -> list[str]:
    return ["".join(each.itertext()) for each in found.findall(path)]


@pytest.mark.parametrize("make", [make for name, make in RESULTS.items() if name != "edition odds"])
def test_a_notebook_shows_a_small_table_with_what_the_text_says(make: Callable[[], Tabular]) -> None:
    result = make()
    heading = texts(html(result), ".//p/b")
    assert heading == [repr(result).splitlines()[0]]
    assert len(result._repr_html_()) < 12_000


@pytest.mark.parametrize("name", [name for name in RESULTS if name not in IN_LINES])
def test_text_and_notebook_have_the_same_cells(name: str) -> None:
    result = RESULTS[name]()
    listing, found = result.listing(), html(result)
    rows = list(listing.rows)
    shown = [texts(row, "td") for row in found.findall(".//tbody/tr")]
    assert shown == [
        [column.text(value) for column, value in zip(listing.columns, row, strict=True)]
        for row in rows[:MOST_ROWS]
    ]
    assert texts(found, ".//th") == [column.name.replace("_", " ") for column in listing.columns]
    lines = repr(result).splitlines()
    assert [line.split() for line in lines[2 : 2 + len(shown)]] == [" ".join(row).split() for row in shown]
    left_out = [f"… and {len(rows) - MOST_ROWS} more"] if len(rows) > MOST_ROWS else []
    assert lines[2 + len(shown) :] == texts(found, "./p")[1:] == [*left_out, *listing.notes]


def test_the_odds_of_an_edition_are_a_table_for_each_game() -> None:
    odds = edition(STAR).odds()
    headings = [one.title for one in odds.values()]
    assert len(set(headings)) == len(edition(STAR).games)
    assert repr(odds).split("\n\n") == [repr(one) for one in odds.values()]
    assert [line for line in repr(odds).splitlines() if line in headings] == headings
    found = html(odds)
    assert texts(found, ".//p/b") == headings
    assert texts(found, ".//td") == [cell for one in odds.values() for cell in texts(html(one), ".//td")]


def test_the_frame_of_an_edition_names_the_game_of_each_row() -> None:
    odds = edition(STAR).odds()
    frame = odds.to_frame()
    assert list(frame["game"]) == [key for key, one in odds.items() for _ in one]
    for key, one in odds.items():
        assert frame[frame["game"] == key].drop(columns="game").reset_index(drop=True).equals(one.to_frame())


def test_what_people_named_cannot_become_markup() -> None:
    name = "<script>alert('Ann & Bob')</script>"
    result = ruled(name)
    assert "<script" not in result._repr_html_()
    assert f"Back to {name}: $50" in texts(html(result), "./p")


def test_cells_and_headings_cannot_become_markup() -> None:
    class Nasty(Tabular):
        def listing(self) -> Listing:
            return Listing("<i>&", (Column("<b>"),), [("</td><td>",)], ("<u>",))

    found = html(Nasty())
    assert texts(found, ".//th") == ["<b>"]
    assert texts(found, ".//td") == ["</td><td>"]
    assert texts(found, "./p") == ["<i>&", "<u>"]


def test_figures_are_set_to_the_right() -> None:
    lines = repr(RESULTS["coup"]()).splitlines()
    assert lines == [
        "Player 9S 4D 7H = 0, Banker KH 7C = 7: banker",
        "wager   outcome      pays   stake    won  returned  clause",
        "banker  win      19 to 20  100.00  95.00    195.00  11.1.3",
        "tie     lose                 5.00   0.00      0.00  5.1.3",
        "Staked 105.00, returned 195.00.",
    ]
    figures = {cell.text for cell in html(RESULTS["coup"]()).findall(".//th[@class='figures']")}
    assert figures == {"pays", "stake", "won", "returned"}


def test_coups_and_spins_read_in_a_line() -> None:
    coup, *_ = edition(STAR).game("baccarat").deal(42)
    assert isinstance(coup, PlayedCoup)
    assert repr(coup) == "Player 8H TD = 8, Banker 9C 6H = 5: player"
    spin, *_ = edition(RAPID).game("roulette").deal(42)
    assert repr(spin) == "33 black"


def test_a_notebook_shows_the_cells_of_a_single_coup_or_spin() -> None:
    coup, spin = html(RESULTS["played coup"]()), html(RESULTS["played spin"]())
    assert (texts(coup, ".//th"), texts(coup, ".//td")) == (
        ["player", "banker", "result"],
        ["8H TD", "9C 6H", "player"],
    )
    assert (texts(spin, ".//th"), texts(spin, ".//td")) == (["number", "colour"], ["33", "black"])


def test_roads_are_drawn_with_letters_beside_colours() -> None:
    found = html(RESULTS["roads"]())
    assert texts(found, ".//figcaption") == [
        "bead plate", "big road", "big eye boy", "small road", "cockroach pig",
    ]  # fmt: skip
    bead, big, eye, *_ = found.findall(".//table")
    first_rows = [texts(table.findall(".//tr")[0], "td") for table in (bead, big)]
    assert first_rows[0] == ["T", "B", "B"]
    assert first_rows[1][:3] == ["B1", "P", "B"]
    assert {text for row in eye.findall(".//tr") for text in texts(row, "td")} <= {"", "●", "○"}


# Values.


@every_result
def test_equal_questions_give_equal_results(make: Callable[[], Tabular]) -> None:
    assert make() == make()
    assert len({make(), make()}) == 1


COPIES: list[Callable[[Any], Any]] = [
    lambda value: pickle.loads(pickle.dumps(value)),
    copy.copy,
    copy.deepcopy,
]
every_copy = pytest.mark.parametrize("again", COPIES, ids=["pickle", "copy", "deepcopy"])


@every_result
@every_copy
def test_a_result_is_pickled_and_copied(make: Callable[[], Tabular], again: Callable[[Any], Any]) -> None:
    result = make()
    copied = again(result)
    assert type(copied) is type(result)
    assert copied == result
    assert hash(copied) == hash(result)
    assert repr(copied) == repr(result)


@pytest.mark.parametrize("key", editions())
@every_copy
def test_editions_and_games_are_pickled_and_copied(key: str, again: Callable[[Any], Any]) -> None:
    assert again(edition(key)) == edition(key)
    assert again(edition(key)).rules is edition(key).rules
    for name in edition(key).games:
        game = edition(key).game(name, smallest_chip=250)
        assert again(game) == game
        assert again(game).header.game is game.header.game
    signed = edition(PREMIUM).game("tie-premium", tie_percent="2.5", decks=6)
    assert again(signed) == signed


def test_results_of_other_questions_differ() -> None:
    """No two results are equal, nor two deals of other games, seeds or shoes."""
    results = [make() for make in RESULTS.values()]
    assert len(set(results)) == len(results)
    games = [edition(key).game(name) for key in editions() for name in edition(key).games]
    deals = [game.deal(seed) for game in games for seed in (1, 2)]
    assert len(set(deals)) == len(deals)
    six, eight = (edition(STAR).game("baccarat", decks=decks) for decks in (6, 8))
    assert len({six.deal(1), eight.deal(1), eight.deal(1, shoe=2)}) == 3


MAPPINGS: dict[str, Callable[[], Mapping[str, object]]] = {
    "coup": lambda: edition(STAR).game("baccarat").settle(COUP, {"tie": 5_00}).settlements,
    "spin": lambda: edition(RAPID).game("roulette").settle(17, {"red": 10_00}).settlements,
    "odds": lambda: edition(RAPID).game("roulette").odds().wagers,
    "simulation": lambda: edition(RAPID).game("roulette").simulate(1_000, seed=1).wagers,
}


@pytest.mark.parametrize("make", MAPPINGS.values(), ids=MAPPINGS)
def test_the_wagers_of_a_result_cannot_be_changed(make: Callable[[], Mapping[str, object]]) -> None:
    wagers = make()
    with pytest.raises(TypeError, match="assignment"):
        wagers["x"] = 1  # type: ignore[index]
    assert wagers == dict(wagers)
    assert repr(wagers) == repr(dict(wagers))
    assert pickle.loads(pickle.dumps(wagers)).keys() == wagers.keys()


# DataFrames.


@every_result
def test_a_frame_has_every_row_with_its_values(make: Callable[[], Tabular]) -> None:
    frame, listing = make().to_frame(), make().listing()
    assert list(frame.columns) == [column.name for column in listing.columns]
    assert [tuple(row) for row in frame.itertuples(index=False)] == [tuple(row) for row in listing.rows]


def test_a_frame_keeps_cents_whole_and_odds_exact() -> None:
    frame = RESULTS["coup"]().to_frame()
    assert frame["returned"].sum() == 195_00
    assert str(frame["stake"].dtype) == "int64"
    odds = RESULTS["bets"]().to_frame().set_index("wager")
    assert odds.loc["red", "edge"] == Fraction(1, 37)
    assert odds["edge"].astype(float).max() == pytest.approx(1 / 37)


def test_without_pandas_the_error_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pip install pandas"):
        RESULTS["coup"]().to_frame()
    assert "returned" in repr(RESULTS["coup"]())
