"""PAR sheets: their figures are the exact odds, the PDF shows them, and a failure leaves no file.

It takes over 10 s: it works out exact odds of every game, and typesets their documents.
"""

import json
import os
import re
import subprocess
import sys
import zlib
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

import pytest
import typst
from kit.support import BACCARAT_GAMES, CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, baccarat, roulette
from matplotlib.patches import Rectangle
from typer.testing import CliRunner, Result

from pitboss.cli.games.deal import make_header
from pitboss.cli.main import command
from pitboss.game.cards import CARDS
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.records.record import Header
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Text
from pitboss.lab.bands import TABLE_ROUNDS, band
from pitboss.lab.conformance import clause_index
from pitboss.lab.figures import draw_overview
from pitboss.lab.par import TEMPLATE, par_sheet, sheet_content, sheet_inputs, sheet_odds
from pitboss.lab.short_rules import short_rules, table_of_play, wheel_order
from pitboss.odds.wagers import WagerOdds
from pitboss.words.clauses import cited
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import english, say

GAMES = [(edition.key, game.key) for edition in EDITIONS.values() for game in edition.games]
HEADS = [*((edition, game, None, None) for edition, game in GAMES), (STAR, "baccarat", 3, None)]
THIN = "\N{NARROW NO-BREAK SPACE}"

Content = dict[str, Any]


def header(edition: str, game: str, decks: int | None = None, tie_percent: str | None = None) -> Header:
    found = EDITIONS[edition].game(game)
    assert found is not None
    return make_header(EDITIONS[edition], found, decks, tie_percent)


def content(head: Header) -> Content:
    """The content of the sheet, as the template gets it."""
    found: Content = json.loads(json.dumps(sheet_content(head, sheet_odds(head), ENGLISH)))
    return found


def number(text: str) -> Fraction:
    """A figure of the sheet, read back."""
    plain = text.replace(THIN, "").replace("\N{NO-BREAK SPACE}", "")
    return Fraction(plain.removesuffix("%")) / (100 if plain.endswith("%") else 1)


def fraction(above_below: list[str]) -> Fraction:
    above, below = map(number, above_below)
    return above / below


def rounded(text: str, figure: Fraction | float) -> bool:
    """Whether a figure of the sheet is this one, to the last decimal shown."""
    places = len(text.rstrip("%\N{NO-BREAK SPACE}").partition(".")[2]) + (2 if text.endswith("%") else 0)
    return abs(number(text) - Fraction(figure)) <= Fraction(1, 2 * 10**places) + Fraction(1, 10**12)


def by_title(sheet: Content) -> dict[str, Content]:
    return {wager["title"]: wager for wager in sheet["wagers"]}


# Content.


def test_the_figures_are_those_that_the_field_knows() -> None:
    edges = {
        title: wager["summary"][0] for title, wager in by_title(content(header(STAR, "baccarat"))).items()
    }
    known = {"Player": "1.2351", "Banker": "1.0579", "Tie": "14.3596", "Pairs Player": "10.3614"}
    assert {title: edges[title].split()[0] for title in known} == known
    dragon = by_title(content(header(CANBERRA, "commission")))
    assert dragon["Dragon Bonus Player"]["summary"][0].startswith("2.65")
    assert dragon["Dragon Bonus Banker"]["summary"][0].startswith("9.37")


def test_eight_decks_make_the_ways_that_are_published() -> None:
    prizes = by_title(content(header(GUIDE, "commission")))["Banker"]["prizes"]
    assert [(row[0], row[1], row[2].replace(THIN, ""), row[-1]) for row in prizes] == [
        ("Banker wins", "19 to 20", "2292252566437888", "Payouts"),
        ("Tie", "standoff", "475627426473216", "Payouts"),
        ("Lose", "–", "2230518282592256", "Aim"),
    ]


def test_every_bet_on_the_wheel_keeps_a_thirty_seventh() -> None:
    wagers = by_title(content(header(RAPID, "roulette")))
    assert len(wagers) == 17
    for wager in wagers.values():
        assert wager["measures"][0][:2] == ["House edge", ["1", "37"]]
        assert wager["summary"][:2] == ["2.7027\N{NO-BREAK SPACE}%", "97.2973\N{NO-BREAK SPACE}%"]
    assert [row[1] for row in wagers["Straight up"]["prizes"]] == ["35 to 1", "–"]
    # Of five pieces of Orphelins 17 wins two at 17 to 1, which makes 36 for 5.
    assert [(row[1], row[2]) for row in wagers["Orphelins"]["prizes"]] == [
        ("31 to 5", "2"),
        ("13 to 5", "6"),
        ("–", "29"),
    ]


@pytest.mark.parametrize("head", HEADS, ids=str)
def test_all_figures_of_a_sheet_are_its_odds(head: tuple[str, str, int | None, str | None]) -> None:
    table = header(*head)
    odds = sheet_odds(table)
    wagers = content(table)["wagers"]
    assert [wager["title"] for wager in wagers] == [english(Text(each.title)) for each in odds]
    for wager, each in zip(wagers, odds, strict=True):
        check_prizes(wager, each)
        check_measures(wager, each)
        check_bands(wager, each)


def clause_words(clause: str) -> str:
    return say("lab-plain", ENGLISH, {"text": cited(clause)})


def check_prizes(wager: Content, odds: WagerOdds) -> None:
    rows = wager["prizes"]
    assert [row[-1] for row in rows] == [clause_words(prize.clause) for prize in odds.prizes]
    for (_, _, ways, chance, decimal, part, _), prize, exact in zip(
        rows, odds.prizes, odds.probabilities, strict=True
    ):
        assert number(ways) / odds.total == fraction(chance) == exact
        assert rounded(decimal, exact)
        assert rounded(part, exact * prize.returns)
    assert sum(number(row[2]) for row in rows) == number(wager["whole"][0]) == odds.total
    assert rounded(wager["whole"][1], odds.rtp)


def check_measures(wager: Content, odds: WagerOdds) -> None:
    # A second way to the figures: from the configured prizes.
    chances = [fraction(row[3]) for row in wager["prizes"]]
    returns = [prize.returns for prize in odds.prizes]
    mean = sum(chance * back for chance, back in zip(chances, returns, strict=True))
    variance = sum(chance * (back - mean) ** 2 for chance, back in zip(chances, returns, strict=True))
    wins = sum(chance for chance, row in zip(chances, wager["prizes"], strict=True) if " to " in row[1])
    exact = {what: fraction(ratio) for what, ratio, _ in wager["measures"] if ratio}
    assert exact == {"House edge": 1 - mean, "RTP": mean, "Hit rate": wins, "Variance": variance}
    deviation = sqrt(variance)
    figures: dict[str, Fraction | float] = {
        **exact,
        "Standard deviation": deviation,
        "Volatility index": 1.645 * deviation,
    }
    assert all(rounded(text, figures[what]) for what, _, text in wager["measures"])
    glance = ("House edge", "RTP", "Hit rate", "Standard deviation", "Volatility index")
    assert all(rounded(text, figures[what]) for what, text in zip(glance, wager["summary"], strict=True))


def check_bands(wager: Content, odds: WagerOdds) -> None:
    # A second way: the quantiles of the normal distribution of the mean of n results.
    assert [number(row[0]) for row in wager["bands"]] == list(TABLE_ROUNDS)
    for row in wager["bands"]:
        spread = NormalDist(float(odds.rtp), sqrt(odds.variance / number(row[0])))
        for text, quantile in zip(row[1:], (0.05, 0.95, 0.025, 0.975), strict=True):
            expected = max(0.0, 100 * spread.inv_cdf(quantile))
            # The sheet uses 1.645 and 1.960 for 1.64485 and 1.95996.
            assert float(text) == pytest.approx(expected, abs=0.006 + 0.02 * spread.stdev)


def test_a_band_never_reaches_below_nothing() -> None:
    (straight, *_) = sheet_odds(header(RAPID, "roulette"))
    low, high = band(straight, 95, 100)
    assert low == 0
    assert high == pytest.approx(36 / 37 + 1.96 * sqrt(46656 / 1369) / 10)


# Tables of the game side by side.


def test_edges_stand_beside_those_with_other_decks() -> None:
    (table,) = content(header(STAR, "baccarat", 3))["comparisons"]
    assert table["head"] == ["Wager", "3 decks", "4 decks", "6 decks", "8 decks"]
    edges = {title: found for title, *found in table["rows"]}
    for place, decks in enumerate((3, 4, 6, 8)):
        odds = {english(Text(each.title)): each for each in sheet_odds(header(STAR, "baccarat", decks))}
        # A dash marks a wager that is not offered with that number of decks, and nothing else.
        assert {title for title, found in edges.items() if found[place] != "–"} == set(odds)
        assert all(rounded(edges[title][place], each.edge) for title, each in odds.items())
    assert edges["Tiger"][:2] == ["–", "–"]
    assert content(header(GUIDE, "commission"))["comparisons"] == []


def test_a_wager_that_needs_more_decks_is_left_out() -> None:
    assert list(by_title(content(header(STAR, "baccarat", 3)))) == ["Player", "Banker", "Tie", "Super Six"]


def test_edges_stand_beside_those_with_another_sign() -> None:
    sheet = content(header(PREMIUM, "tie-premium", None, "2.5"))
    assert ["On the sign", "a tie pays 2.5 % of the stake"] in sheet["facts"]
    _, table = sheet["comparisons"]
    assert table["head"] == ["A tie pays", "Player", "Banker"]
    assert [row[0] for row in table["rows"]] == [f"{tie} %" for tie in range(1, 11)]
    # One percent more on a tie is worth one percent of its probability.
    tie = Fraction(475627426473216, 4998398275503360)
    player = [number(row[1]) for row in table["rows"]]
    assert all(abs(one - two - tie / 100) < Fraction(2, 10**8) for one, two in pairwise(player))


# Rules in short.


@pytest.mark.parametrize("edition, game", GAMES)
def test_every_clause_of_a_sheet_is_one_of_the_edition(edition: str, game: str) -> None:
    numbers = {clause.number for clause in clause_index(edition)} | {"decision 18"}
    known = set(map(clause_words, numbers))
    sheet = content(header(edition, game))
    shown = [clause for _, _, clause in sheet["rules"]]
    shown += [row[-1] for wager in sheet["wagers"] for row in wager["prizes"]]
    if sheet["table"]:
        by = sheet["table"]["clauses"]
        shown += [by["initial deal"], by["one card"], by["natural"]]
        shown += [clause for row in (by["player"], *by["banker"]) for clause in row.split(", ")]
    assert len(shown) > 20
    assert set(shown) <= known


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_the_table_of_play_is_what_coups_do(edition: str, game: str) -> None:
    tableau = baccarat(edition, game).procedure.tableau
    table: Content = table_of_play(tableau)
    of_value = [CARDS[code] for code in "KS AS 2S 3S 4S 5S 6S 7S 8S 9S".split()]

    def opened(player: int, banker: int) -> Coup:
        return Coup(tableau, (of_value[0], of_value[player]), (of_value[0], of_value[banker]))

    for points, mark in enumerate(table["player"]):
        coup = opened(points, 7)
        assert mark == ("N" if coup.natural else "D" if coup.expects is Hand.PLAYER else "S")
    for points, marks in enumerate(table["banker"]):
        for place, mark in enumerate(marks):
            # Without a third card Player stood, on six; with one it drew, on zero.
            coup = opened(0 if place else 6, points)
            if place and not coup.natural:
                coup = unwrap(feed(coup, of_value[place - 1]))
            assert mark == ("N" if coup.natural else "D" if coup.expects is Hand.BANKER else "S")
            if not coup.natural:
                assert cited(coup.turn[1]) in table["clauses"]["banker"][points].of


def test_the_wheel_is_set_in_its_order_and_colours() -> None:
    pockets = wheel_order(roulette())
    assert pockets[:4] == [("0", "green"), ("32", "red"), ("15", "black"), ("19", "red")]
    assert sorted(int(number) for number, _ in pockets) == list(range(37))
    assert {number for number, colour in pockets if colour == "red"} == {str(n) for n in roulette().wheel.red}


def test_the_shares_of_a_wager_are_drawn_one_after_the_other_up_to_the_whole() -> None:
    wagers = sheet_odds(header(STAR, "baccarat"))
    patches = draw_overview(wagers, ENGLISH).axes[1].patches
    boxes = [patch.get_bbox() for patch in patches if isinstance(patch, Rectangle)]
    for place in range(len(wagers)):
        edges = sorted((box.x0, box.x1) for box in boxes if round((box.y0 + box.y1) / 2) == place)
        assert [start for start, _ in edges[1:]] == pytest.approx([end for _, end in edges[:-1]])
        assert (edges[0][0], edges[-1][1]) == pytest.approx((0, 100))


def test_rules_differ_as_editions_do() -> None:
    canberra, star = (
        [
            (english(subject), say("lab-plain", ENGLISH, {"text": rule}), clause)
            for subject, rule, clause in short_rules(header(edition, game))
        ]
        for edition, game in (GAMES[0], (STAR, "baccarat"))
    )
    assert ("Decks", "8 of 52 cards", "2.1") in canberra
    assert ("Decks", "8 of 52 cards; 3, 4 or 6 are allowed, too", "3.1") in star
    assert ("End of shoe", "one more coup where the last one is a tie", "5.8") in canberra
    assert ("Cutting card", "12 cards or more behind it", "5.4") in canberra
    assert ("Cutting card", "20 cards or more behind it", "4.6") in star
    assert not [rule for rule in star if "tie" in rule[1]]
    during, first = (
        "cutting card after the first card of a coup",
        "cutting card in place of the first card of a coup",
    )
    assert ("End of shoe", f"{during}: 1 coup more after that one", "4.9") in star
    assert ("End of shoe", f"{first}: that one is the last", "4.10") in star


# The document.


def streams(pdf: bytes) -> dict[bytes, bytes]:
    """The streams of a PDF that typst wrote, by the number of their object."""
    starts = re.finditer(rb"(\d+) 0 obj\n<</Length (\d+)[^\n]*FlateDecode[^\n]*>>\s*stream\r?\n", pdf)
    return {start[1]: zlib.decompress(pdf[start.end() :][: int(start[2])]) for start in starts}


def characters(pdf: bytes) -> dict[bytes, dict[bytes, str]]:
    """For each font, the characters of its glyphs."""
    found = {}
    packed = streams(pdf)
    for font, name in set(re.findall(rb"/(f\d+) (\d+) 0 R", pdf)):
        (table,) = re.findall(rb"\n" + name + rb" 0 obj\n<<[^\n]*/ToUnicode (\d+) 0 R", pdf)
        rows = re.findall(rb"<([0-9a-f]{4})> <([0-9a-f]+)>\n", packed[table], re.IGNORECASE)
        found[font] = {
            bytes.fromhex(glyph.decode()): bytes.fromhex(text.decode()).decode("utf-16-be")
            for glyph, text in rows
        }
    return found


def strings(shown: bytes) -> list[bytes]:
    """The strings in a content stream. Balanced brackets in a string need no escape."""
    found: list[bytes] = []
    depth = start = 0
    for mark in re.finditer(rb"\\.|[()]", shown, re.DOTALL):
        if mark[0] == b"(":
            depth += 1
            start = start if depth > 1 else mark.end()
        elif mark[0] == b")":
            depth -= 1
            found += [] if depth else [shown[start : mark.start()]]
    return found


def pages(pdf: bytes) -> list[list[str]]:
    """The texts on each page of a PDF that typst wrote, piece by piece."""
    fonts, packed = characters(pdf), streams(pdf)
    escaped = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}

    def plain(match: re.Match[bytes]) -> bytes:
        return bytes([int(match[1], 8)]) if match[1].isdigit() else escaped.get(match[1], match[1])

    def text(font: bytes, shown: bytes) -> str:
        glyphs = b"".join(re.sub(rb"\\([0-7]{3}|.)", plain, part, flags=re.DOTALL) for part in strings(shown))
        return "".join(fonts[font][glyphs[i : i + 2]] for i in range(0, len(glyphs), 2))

    return [
        [
            text(font, shown)
            for font, shown in re.findall(rb"/(f\d+) [\d.]+ Tf[^\[\n]*(\[.*?\]TJ|\(.*?\)Tj)", page, re.DOTALL)
        ]
        for page in (
            packed[number]
            for leaf in re.findall(rb"<</Type/Page/[^\n]*>>", pdf)
            for number in re.findall(rb"/Contents (\d+) 0 R", leaf)
        )
    ]


def leaves(value: object) -> list[str]:
    """All words and figures among the content of a sheet."""
    if isinstance(value, dict):
        return [text for each in value.values() for text in leaves(each)]
    if isinstance(value, list | tuple):
        return [text for each in value for text in leaves(each)]
    return [value] if isinstance(value, str) else []


UNPRINTED = {"document", "page", "overview-picture", "bands-picture", "bands-note"}
"""The title of the file, descriptions of plots, and what the template completes."""
OF_CARDS = {"table-of-play", "count-of-hand", "player", "third-card", "no-third-card"}
OF_WHEELS = {"wheel-order"}


@pytest.mark.parametrize("head", HEADS, ids=str)
def test_the_document_says_all_that_it_is_given(head: tuple[str, str, int | None, str | None]) -> None:
    table = header(*head)
    pdf, complaints = typst.compile_with_warnings(
        TEMPLATE.read_bytes(), sys_inputs=sheet_inputs(table, ENGLISH, None), ignore_system_fonts=True
    )
    assert [complaint.message for complaint in complaints] == []
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    found = pages(pdf)
    assert len(found) >= 3
    for page, pieces in enumerate(found, start=1):
        assert f"Page {page} of {len(found)}" in pieces
        assert f"{english(Text(table.edition.title))} · {english(Text(table.game.title))}" in pieces
    # Lines break at spaces, and so do pieces.
    printed = re.sub(r"\s", "", "".join(piece for pieces in found for piece in pieces))
    said = content(table)
    words, _, _ = said.pop("words"), said.pop("language"), said.pop("region")
    assert isinstance(words, dict)
    unprinted = UNPRINTED | (OF_WHEELS if said["table"] else OF_CARDS)
    texts = leaves(said) + leaves({name: text for name, text in words.items() if name not in unprinted})
    assert [text for text in texts if re.sub(r"\s", "", text) not in printed] == []


@pytest.mark.parametrize(("language", "figure"), [("zh-Hans", "图"), ("zh-Hant", "圖")])
def test_the_figures_are_numbered_in_the_script_of_the_sheet(language: str, figure: str) -> None:
    sheet = unwrap(par_sheet(header(RAPID, "roulette"), language))
    printed = {text for font in characters(sheet).values() for text in font.values()}
    assert printed & {"图", "圖"} == {figure}


# The command.


def invoke(*words: str) -> Result:
    """Runs `pitboss par` in this process, and returns its status."""
    return CliRunner().invoke(command, ["par", *words])


def run(*words: str) -> tuple[int, bytes, str]:
    """Runs `pitboss par` in this process."""
    done = invoke(*words)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout_bytes, done.stderr


def words(edition: str, game: str, *more: str) -> list[str]:
    return ["--edition", edition, "--game", game, *more]


def test_the_same_game_gives_the_same_bytes_in_every_process(tmp_path: Path) -> None:
    target = tmp_path / "sheet.pdf"
    assert run(*words(STAR, "even-money", "-o", str(target))) == (0, b"", "")
    again = subprocess.run(
        [sys.executable, "-m", "pitboss.app", "par", *words(STAR, "even-money", "-o", "-")],
        env={**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Macau", "MPLBACKEND": "pdf"},
        capture_output=True,
        check=True,
    )
    assert again.stdout == target.read_bytes() == par_sheet(header(STAR, "even-money"), ENGLISH)
    assert re.findall(rb"(?:Creation|Mod|Create|Modify)Date", again.stdout) == []
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"]


def test_decks_and_the_sign_are_taken_from_the_options(tmp_path: Path) -> None:
    target = tmp_path / "sheet.pdf"
    options = words(PREMIUM, "tie-premium", "--decks", "3", "--tie-percent", "7.5", "-o", str(target))
    assert run(*options) == (0, b"", "")
    first = "".join(pages(target.read_bytes())[0])
    assert "3, a fresh shoe of 156 cards" in first
    assert "a tie pays 7.5 % of the stake" in first


@pytest.mark.parametrize(
    "options, sentence",
    [
        (words(STAR, "baccarat", "--decks", "5"), "is played with 3, 4, 6 or 8 decks, not 5. (rule 3.1)"),
        (words(STAR, "baccarat", "--decks", "x"), "--decks is a number from 1 to 99, not 'x'."),
        (words(STAR, "baccarat", "--tie-percent", "5"), "Baccarat pays no percentage on a tie."),
        (words(PREMIUM, "tie-premium", "--tie-percent", "11"), "give a percentage from 1 to 10. (rule 11)"),
        (words(RAPID, "roulette", "--decks", "8"), "is played without cards: leave --decks out."),
        (words("macau-1962", "baccarat"), "There is no edition 'macau-1962'. Choose from: "),
        (words(STAR, "roulette"), "The Star: Baccarat has no game 'roulette'. Choose from: "),
    ],
)
def test_what_the_rules_do_not_allow_is_one_sentence_and_no_file(
    tmp_path: Path, options: list[str], sentence: str
) -> None:
    target = tmp_path / "sheet.pdf"
    target.write_bytes(b"old")
    code, printed, error = run(*options, "-o", str(target))
    assert (code, printed, error.count("\n")) == (2, b"", 1)
    assert error.startswith("pitboss: ")
    assert sentence in error
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("sheet.pdf", b"old")]


@pytest.mark.parametrize("where", [".", "kept", "missing/sheet.pdf", "kept/sheet.pdf", "folder"])
def test_a_file_that_cannot_be_written_is_one_sentence_and_leaves_nothing(tmp_path: Path, where: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "kept").write_bytes(b"old")
    (tmp_path / "kept").chmod(0o444)
    target = str(tmp_path / where)
    code, printed, error = run(*words(GUIDE, "commission", "-o", target))
    assert (code, printed, error.count("\n")) == (2, b"", 1)
    assert error.startswith(f"pitboss: {target} ")
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["folder", "kept"]
    assert (tmp_path / "kept").read_bytes() == b"old"


def test_a_sheet_that_fails_half_way_leaves_the_former_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Header) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr("pitboss.lab.par.par_sheet", fail)
    target = tmp_path / "sheet.pdf"
    target.write_bytes(b"old")
    assert invoke(*words(GUIDE, "commission", "-o", str(target))).exit_code != 0
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("sheet.pdf", b"old")]


def test_the_command_is_known_before_anything_heavy_is_loaded() -> None:
    heavy = "numpy numba matplotlib typst"
    loaded = f"[name for name in '{heavy}'.split() if name in sys.modules]"
    check = f"import sys, pitboss.cli.lab.par; print({loaded})"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
