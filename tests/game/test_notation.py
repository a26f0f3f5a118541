"""The notation: golden files, an independent check of them, and a replay that detects every changed line.

After a change of the notation or of an edition's clauses, run `python tests/game/test_notation.py` to write
the golden files again, and read the differences before committing them.

It takes over 10 s: whole shoes of every edition are written, read and replayed, once for each changed line.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from zlib import crc32

import pytest
import typer
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, baccarat, clause, refused
from kit.tables.shoe_loading import deal_burned
from typer.testing import CliRunner

from pitboss.cli.common import Ports
from pitboss.cli.files import write_whole
from pitboss.cli.games.deal import deal, deal_texts, demo_stakes, make_header
from pitboss.cli.games.replay import replay as replay_command
from pitboss.game.cards import CARDS
from pitboss.game.dealer import DealtCoup, DealtShoe, deal_from_device, deal_from_stack, deal_shoe, open_stack
from pitboss.game.offer import check_together
from pitboss.game.records.notation import (
    Cards,
    burn_lines,
    cards_lines,
    coup_lines,
    part_lines,
    shoe_end,
    shuffled,
    write_header,
    write_shoe,
)
from pitboss.game.records.reading import read_header, read_part, split_parts
from pitboss.game.records.record import CardHeader, Recorded, RecordedRun, RecordedShoe
from pitboss.game.records.replay import Difference, Replay, replay_lines
from pitboss.game.settlement import Terms, read_terms
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import BurnWay, Device
from pitboss.words.rendering import english

GOLDEN = Path(__file__).parent.parent / "golden"
# Decks and seed of each golden file: some with the cutting card before a coup, some with it in one, and
# Canberra's first with a tie that brings one more coup.


def replay(text: str) -> Replay | Difference | Rejection:
    return replay_lines(text.split("\n"))


def recomputed(found: Difference) -> str:
    """The line that should stand there, or why the rules refuse it."""
    return english(found.recomputed) if isinstance(found.recomputed, Text) else found.recomputed or ""


def read(text: str) -> list[Recorded]:
    """The shoes or runs of a text."""
    head, *rest = split_parts(text.split("\n"))
    header = read_header(head)
    assert not isinstance(header, Rejection)
    parts = [read_part(header, lines, after=number) for number, lines in enumerate(rest)]
    return [part for part in parts if not isinstance(part, Rejection)]


RECIPES: dict[tuple[str, str], tuple[int | None, int]] = {
    (STAR, "baccarat"): (8, 1),
    (STAR, "even-money"): (6, 1),
    (PREMIUM, "premium"): (8, 2),
    (PREMIUM, "even-money"): (3, 2),
    (PREMIUM, "tie-premium"): (4, 2),
    (RAPID, "baccarat"): (8, 7),
    (RAPID, "even-money"): (8, 3),
    (RAPID, "roulette"): (None, 37),
    (CANBERRA, "commission"): (8, 7),
    (CANBERRA, "non-commission"): (8, 5),
    (GUIDE, "commission"): (8, 4),
    (GUIDE, "no-commission"): (8, 11),
}
SHORT = """pitboss 1
edition: star-baccarat-2024
game: baccarat
decks: 8
dealt-from: scanning-shoe
smallest-chip: 1.00

shoe 1
cards: as-dealt
burn: by-value 3H 2C 9D KS, approved by casino-supervisor

coup 1: 9S KH 4D 7C 7H
  = player 0, banker 7: banker
  box 1 player 100.00: lose, won 0.00, returned 0.00 (5.1.1.2)
  box 2 banker 2.50: win 19/20, won 3.00, returned 5.50 (11.1.3)
coup 2: | 9S KH KD 7C
  = player 9 natural, banker 7: player
end: coup 2 was the last, 403 cards left
check: 00000000
"""
SPUN = """pitboss 1
edition: star-rapid-etg-2016
game: roulette
smallest-chip: 0.01

run 1
spins: as-spun

spin 1: 17 black
  box 1 straight:17 5.00: win 35, won 175.00, returned 180.00 (8.5)
  box 2 orphelins 5.00: win 17, won 34.00, returned 36.00 (5.2.2)
spin 2: 0 green
  box 1 red 1.00: lose, won 0.00, returned 0.00 (8.6)
end: 2 spins
check: 00000000
"""


def with_checks(text: str) -> str:
    """The text with its checks corrected, computed without the product."""
    header, *parts = re.split(r"(?<=\n)\n(?=shoe |run )", text)
    bodies = [re.sub(r"check: .*\n", "", part) for part in parts]
    return "\n".join([header, *(f"{body}check: {crc32((header + body).encode()):08x}\n" for body in bodies)])


SHORT, SPUN = with_checks(SHORT), with_checks(SPUN)


def dealt_text(edition: str, game: str, decks: int | None, seed: int, parts: int = 1) -> str:
    found = EDITIONS[edition].game(game)
    assert found is not None
    return "".join(deal_texts(make_header(EDITIONS[edition], found, decks, None), seed, parts))


def card_header(
    edition: str, game: str, decks: int, device: Device | None = None, terms: Terms | None = None
) -> CardHeader:
    found = baccarat(edition, game)
    first = found.procedure.dealt_from[0].device
    return CardHeader(EDITIONS[edition], found, terms or Terms(), decks, device or first)


def device_text() -> str:
    header = card_header(STAR, "baccarat", 8, Device.SHUFFLING_DEVICE)
    stakes = demo_stakes(header)
    entropy = SeededEntropy(11)
    dealt = unwrap(deal_from_device(header.edition, header.game, 8, 20, lambda _: stakes, Terms(), entropy))
    return write_header(header) + write_shoe(header, 1, None, dealt)


def as_dealt_text() -> str:
    """Three shoes in the record of a table: burned by value, with a burned card unseen, and stopped."""
    header = card_header(STAR, "baccarat", 3, terms=Terms(smallest_chip=250))
    stakes = {2: {"banker": 12_50}, 7: {"player": 25_00, "tie": 2_50}}
    text = write_header(header)
    for number, way, by, most in (
        (1, BurnWay.BY_VALUE, Role.CASINO_SUPERVISOR, 99),
        (2, BurnWay.FACE_DOWN, None, 99),
        (3, BurnWay.SHOWN, Role.GAMING_MANAGER, 9),
    ):
        stack = shuffled(header, 5, number).stack
        dealt = deal_burned(
            header.edition, header.game, stack, way, lambda _: stakes, header.terms, by=by, most=most
        )
        burned = (None,) if way is BurnWay.FACE_DOWN else dealt.burned
        coups = (line for coup in dealt.coups for line in coup_lines(coup))
        lines = [*cards_lines(number, None), *burn_lines(way, burned, by), *coups, shoe_end(dealt.shoe)]
        text += "\n".join(["", *part_lines(header, lines), ""])
    return text


def golden_texts() -> Iterator[tuple[Path, str]]:
    for (edition, game), (decks, seed) in RECIPES.items():
        yield GOLDEN / edition / f"{game}.txt", dealt_text(edition, game, decks, seed)
    yield GOLDEN / STAR / "shuffling-device.txt", device_text()
    yield GOLDEN / STAR / "as-dealt.txt", as_dealt_text()


FILES = [path for path, _ in golden_texts()]
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


# Golden files.


def test_every_game_of_every_edition_has_a_golden_file() -> None:
    games = [
        GOLDEN / edition.key / f"{game.key}.txt" for edition in EDITIONS.values() for game in edition.games
    ]
    assert [path for path in games if not path.is_file()] == []
    assert sorted(GOLDEN.rglob("*.txt")) == sorted(FILES)
    assert set(games) <= set(FILES)


def test_the_dealer_still_deals_the_golden_files() -> None:
    for path, text in golden_texts():
        assert path.read_text(encoding="utf-8") == text, path


@every_file
def test_a_golden_file_replays_to_itself(path: Path) -> None:
    replayed = replay(path.read_text(encoding="utf-8"))
    assert isinstance(replayed, Replay), replayed


# An independent check in plain Python: no code of the product judges the product's output here.

WORTH = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
# The highest count at which Banker still draws, by Player's third card.
BANKER_DRAWS_TO = {None: 5, 0: 3, 1: 3, 2: 4, 3: 4, 4: 5, 5: 5, 6: 6, 7: 6, 8: 2, 9: 3}
HALF_ON_SIX = ("even-money", "no-commission", "non-commission")
WAGER = re.compile(
    r"  box \d+ (\S+) (\S+): (win|lose|standoff)(?: (\S+))?, won (\S+), returned (\S+) \(.+\)\n"
)
RED = (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)
GROUPS = {
    "red": RED,
    "low": range(1, 19),
    **{f"column:{i}": range(i, 37, 3) for i in (1, 2, 3)},
    **{f"dozen:{i}": range(12 * i - 11, 12 * i + 1) for i in (1, 2, 3)},
}
CALLS = {
    "tier": "5/8 10/11 13/16 23/24 27/30 33/36",
    "orphelins": "1 6/9 14/17 17/20 31/34",
    "zero-spiel": "0/3 12/15 26 32/35",
    "grand-series": "0/2/3 0/2/3 4/7 12/15 18/21 19/22 25/26/28/29 25/26/28/29 32/35",
}


def cents(dollars: str) -> int:
    whole, part = dollars.split(".")
    return int(whole) * 100 + int(part)


def total(hand: list[str]) -> int:
    return sum(WORTH[card[0]] for card in hand) % 10


def hands(cards: list[str]) -> tuple[list[str], list[str]]:
    """Both hands of a coup by the drawing rules, which must use all the cards."""
    player, banker, rest = [cards[0], cards[2]], [cards[1], cards[3]], cards[4:]
    if max(total(player), total(banker)) < 8:
        third = None
        if total(player) <= 5:
            third = WORTH[rest[0][0]]
            player.append(rest.pop(0))
        if total(banker) <= BANKER_DRAWS_TO[third]:
            banker.append(rest.pop(0))
    assert rest == []
    return player, banker


def main_odds(game: str, key: str, player: int, banker: int, percent: Fraction | None) -> Fraction | None:
    """The odds to one that a main wager pays: zero for a standoff, and none if it loses."""
    tied, winner = player == banker, "player" if player > banker else "banker"
    if key == "tie":
        return Fraction(8) if tied else None
    if tied:
        return percent / 100 if percent else Fraction(0)
    if key != winner:
        return None
    if key == "player":
        return Fraction(1)
    if game in HALF_ON_SIX:
        return Fraction(1, 2) if banker == 6 else Fraction(1)
    return Fraction(19, 20)


def check_coups(text: str, header: dict[str, str]) -> None:
    decks, device = int(header["decks"]), header["dealt-from"] == "shuffling-device"
    percent = Fraction(header["tie-percent"]) if "tie-percent" in header else None
    burned = re.search(r"^burn: \S+ ([^,\n]+)", text, re.MULTILINE)
    assert burned is not None
    gone = burned[1].split()
    ties, met = [], None
    coups = re.findall(r"^coup (\d+): (.*)\n((?:  .*\n)+)", text, re.MULTILINE)
    for number, (name, row, lines) in enumerate(coups, 1):
        assert int(name) == number
        cards = row.replace("| ", "").split()
        met = (number, row.startswith("|")) if "|" in row else met
        player, banker = (total(hand) for hand in hands(cards))
        dealt = [" natural" if len(cards) == 4 and points >= 8 else "" for points in (player, banker)]
        winner = "tie" if player == banker else "player" if player > banker else "banker"
        ties.append(winner == "tie")
        assert f"  = player {player}{dealt[0]}, banker {banker}{dealt[1]}: {winner}\n" in lines
        for key, staked, outcome, odds, won, returned in WAGER.findall(lines):
            if key in ("player", "banker", "tie"):
                due = main_odds(header["game"], key, player, banker, percent)
                assert outcome == ("lose" if due is None else "win" if due else "standoff")
                assert Fraction(odds or 0) == (due or 0)
            paid = Fraction(odds or 0) * cents(staked)
            chip = cents(header["smallest-chip"])
            assert cents(won) % chip == 0
            assert 0 <= cents(won) - paid < chip
            assert cents(returned) == (0 if outcome == "lose" else cents(staked) + cents(won))
        assert max(Counter([*gone, *cards]).values()) <= decks
        gone = gone if device else [*gone, *cards]
    left = f"{52 * decks - len(gone)} cards left\n"
    if met is None:
        assert f"\nend: stopped after coup {len(coups)}, {left}" in text
        return
    assert not device
    last = met[0] + (0 if met[1] or header["edition"] == CANBERRA else 1)
    last += header["edition"] == CANBERRA and ties[last - 1]
    assert len(coups) == last
    assert f"\nend: coup {last} was the last, {left}" in text


def check_spins(text: str) -> None:
    spins = re.findall(r"^spin \d+: (\d+) (\w+)\n((?:  .*\n)+)", text, re.MULTILINE)
    assert f"\nend: {len(spins)} spins\n" in text
    for name, colour, lines in spins:
        number = int(name)
        assert colour == ("red" if number in RED else "black" if number else "green")
        for key, staked, outcome, odds, won, returned in WAGER.findall(lines):
            pieces = CALLS.get(key, key.partition(":")[2]).split()
            fields = (
                [GROUPS[key]] if key in GROUPS else [[int(n) for n in piece.split("/")] for piece in pieces]
            )
            hit = [field for field in fields if number in field]
            piece = Fraction(cents(staked), len(fields))
            assert outcome == ("win" if hit else "lose")
            assert cents(won) == sum(piece * (Fraction(36, len(field)) - 1) for field in hit)
            assert cents(returned) == cents(won) + piece * len(hit)
            assert not hit or Fraction(odds) == Fraction(36, len(hit[0])) - 1


@every_file
def test_a_second_opinion_agrees_with_a_golden_file(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == with_checks(text)
    head, *parts = re.split(r"\n\n(?=shoe |run )", text)
    header = dict(line.split(": ") for line in head.split("\n")[1:])
    assert parts
    for part in parts:
        assert len(re.findall("^  box", part, re.MULTILINE)) == len(WAGER.findall(part)) > 0
        if header["game"] == "roulette":
            check_spins(part)
        else:
            check_coups(part, header)


@pytest.mark.parametrize(
    ("edition", "game", "seed", "row", "more"),
    [
        pytest.param(STAR, "baccarat", 2, r"\w\w .*\|.*", 1, marks=clause(STAR, "4.9")),
        pytest.param(STAR, "baccarat", 1, r"\| .*", 0, marks=clause(STAR, "4.10")),
        pytest.param(PREMIUM, "premium", 2, r"\w\w .*\|.*", 1, marks=clause(PREMIUM, "4.9")),
        pytest.param(PREMIUM, "premium", 1, r"\| .*", 0, marks=clause(PREMIUM, "4.10")),
        pytest.param(RAPID, "baccarat", 2, r"\w\w .*\|.*", 1, marks=clause(RAPID, "3.13")),
        pytest.param(RAPID, "baccarat", 1, r"\| .*", 0, marks=clause(RAPID, "3.14")),
        pytest.param(CANBERRA, "commission", 1, r"\w\w .*\|.*", 0, marks=clause(CANBERRA, "5.8")),
        pytest.param(CANBERRA, "commission", 5, r"\| .*", 0, marks=clause(CANBERRA, "5.8")),
        pytest.param(CANBERRA, "commission", 7, r"\w\w .*\|.*", 1, marks=clause(CANBERRA, "5.8")),
    ],
)
def test_a_shoe_ends_where_the_cutting_card_says(
    edition: str, game: str, seed: int, row: str, more: int
) -> None:
    text = dealt_text(edition, game, None, seed)
    met = re.search(rf"^coup (\d+): {row}$", text, re.MULTILINE)
    assert met is not None
    assert f"\nend: coup {int(met[1]) + more} was the last, " in text


@clause(CANBERRA, "9.7")
def test_canberra_settles_pairs_after_four_cards() -> None:
    text = dealt_text(CANBERRA, "commission", None, 7)
    for coup in re.split(r"^coup ", text, flags=re.MULTILINE)[1:]:
        early, late = coup.split("\n  = ")
        assert re.findall(r"box \d (\S+)", early) == ["player-perfect-pair", "banker-perfect-pair"]
        assert early.split("\n")[1] == "  after four cards"
        assert "perfect-pair" not in late


# Replay: texts that come back the same.


@pytest.mark.parametrize("text", [SHORT, SPUN], ids=["shoe", "run"])
def test_a_record_by_hand_replays(text: str) -> None:
    assert isinstance(replay(text), Replay), replay(text)


games = st.sampled_from([(edition.key, game.key) for edition in EDITIONS.values() for game in edition.games])


@settings(max_examples=25, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**64 - 1), parts=st.integers(1, 2))
def test_what_is_dealt_replays(data: st.DataObject, seed: int, parts: int) -> None:
    edition, key = data.draw(games)
    game = EDITIONS[edition].game(key)
    decks = (
        data.draw(st.sampled_from(game.procedure.decks.allowed)) if isinstance(game, BaccaratGame) else None
    )
    replayed = replay(dealt_text(edition, key, decks, seed, parts))
    assert isinstance(replayed, Replay), replayed
    assert replayed.parts == parts


stakes_of_two = st.dictionaries(
    st.integers(1, 99),
    st.dictionaries(
        st.sampled_from(["player", "banker", "tie", "player-perfect-pair", "tiger-pair"]),
        st.integers(1, 10**15),
        max_size=4,
    ),
    max_size=3,
)


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 99),
    source=st.sampled_from(["seed", "order", "as-dealt"]),
    behind=st.integers(12, 415),
    way=st.sampled_from([BurnWay.FACE_DOWN, BurnWay.BY_VALUE]),
    chip=st.sampled_from([1, 5, 250, 10**4]),
    stakes=st.lists(stakes_of_two, min_size=1, max_size=3),
)
def test_every_source_burn_chip_and_stake_replays(
    seed: int, source: str, behind: int, way: BurnWay, chip: int, stakes: list[dict[int, dict[str, int]]]
) -> None:
    header = card_header(CANBERRA, "commission", 8, terms=Terms(smallest_chip=chip))
    found = shuffled(header, seed, 3)
    stack = found.stack if source == "seed" else replace(found.stack, behind=behind)
    dealt = deal_burned(
        header.edition, header.game, stack, way, lambda coup: stakes[coup % len(stakes)], header.terms
    )
    sources: dict[str, Cards] = {"seed": found, "order": stack, "as-dealt": None}
    cards = sources[source]
    text = write_header(header) + write_shoe(header, 3, cards, dealt)
    replayed = replay(text)
    assert isinstance(replayed, Replay), replayed
    assert replayed.rounds == len(dealt.coups)


def test_what_is_read_is_what_was_put_in() -> None:
    (shoe,) = read(SHORT)
    assert isinstance(shoe, RecordedShoe)
    assert (shoe.header.decks, shoe.header.device, shoe.header.terms.smallest_chip) == (
        8,
        "scanning-shoe",
        100,
    )
    assert (shoe.number, shoe.source, shoe.line) == (1, None, 8)
    assert (shoe.burn.line, shoe.burn.way, shoe.burn.approved_by) == (10, "by-value", "casino-supervisor")
    assert [str(card) for card in shoe.burn.cards] == ["3H", "2C", "9D", "KS"]
    first, second = shoe.rounds
    assert (first.line, first.cutting_card) == (12, None)
    assert first.stakes == {1: {"player": 10_000}, 2: {"banker": 250}}
    assert (second.line, second.cutting_card, second.stakes) == (16, 0, {})
    assert [str(card) for card in second.cards] == ["9S", "KH", "KD", "7C"]
    (run,) = read(SPUN)
    assert isinstance(run, RecordedRun)
    assert [(spin.pocket, spin.line) for spin in run.rounds] == [(17, 9), (0, 12)]


def test_shoes_need_not_start_with_the_first() -> None:
    text = dealt_text(GUIDE, "commission", None, 3, parts=3)
    head, _, _, third = re.split(r"(?<=\n)\n(?=shoe )", text)
    assert isinstance(replay(f"{head}\n{third}"), Replay)


def test_a_percentage_that_is_no_whole_number_comes_back() -> None:
    game = baccarat(PREMIUM, "tie-premium")
    terms = unwrap(read_terms(game, tie_percent=Fraction(15, 2)))
    header = card_header(PREMIUM, "tie-premium", 3, terms=terms)
    cards = shuffled(header, 1, 1)
    stakes = {1: {"player": 100}}
    dealt = unwrap(deal_shoe(header.edition, game, cards.stack, lambda _: stakes, terms))
    text = write_header(header) + write_shoe(header, 1, cards, dealt)
    assert "tie-percent: 7.5\n" in text
    assert isinstance(replay(text), Replay)


# Replay: texts that differ.


@pytest.mark.parametrize("text", [SHORT, SPUN], ids=["shoe", "run"])
def test_no_single_character_may_change(text: str) -> None:
    for i, letter in enumerate(text):
        for other in "x1 \n":
            if other != letter:
                changed = f"{text[:i]}{other}{text[i + 1 :]}"
                assert not isinstance(replay(changed), Replay), changed


CARD = re.compile(r"\b[A23456789TJQK][SHDC]\b")
AMOUNT = re.compile(r"\d+\.\d\d")
WORD = re.compile(r"\b(?:win|lose|standoff|player|banker|tie|red|black|natural)\b")
PATTERNS = {
    CARD: st.sampled_from(sorted(CARDS)),
    AMOUNT: st.integers(0, 10**6).map(lambda amount: f"{amount}.00"),
    WORD: st.sampled_from("win lose standoff player banker tie red black natural".split()),
    re.compile(r"\d+"): st.integers(0, 500).map(str),
    re.compile(r"."): st.characters(),
}


@settings(max_examples=200, deadline=None)
@given(data=st.data(), path=st.sampled_from(FILES))
def test_no_word_of_a_golden_file_may_change(data: st.DataObject, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    pattern, others = data.draw(st.sampled_from([row for row in PATTERNS.items() if row[0].search(text)]))
    spans = [match.span() for match in pattern.finditer(text)]
    start, end = data.draw(st.sampled_from(spans))
    changed = text[:start] + data.draw(others.filter(lambda other: other != text[start:end])) + text[end:]
    assert not isinstance(replay(changed), Replay)


@settings(max_examples=100, deadline=None)
@given(data=st.data(), path=st.sampled_from(FILES), change=st.sampled_from(["drop", "repeat", "swap"]))
def test_no_line_of_a_golden_file_may_go_or_come_twice(data: st.DataObject, path: Path, change: str) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    i = data.draw(st.integers(0, len(lines) - 2).filter(lambda i: lines[i] != lines[i + 1]))
    between = {"drop": [], "repeat": [lines[i]] * 2, "swap": [lines[i + 1], lines[i]]}[change]
    rest = lines[i + 2 :] if change == "swap" else lines[i + 1 :]
    assert not isinstance(replay("\n".join([*lines[:i], *between, *rest])), Replay)


@settings(max_examples=300)
@given(text=st.text() | st.text("pitbos 1\nedtion: satr-bc2048|?=x."))
def test_no_text_makes_the_reader_stumble(text: str) -> None:
    assert isinstance(replay(text), Rejection)
    assert isinstance(replay(SHORT.split("\nshoe")[0] + text), Rejection | Difference)


@settings(max_examples=300, deadline=None)
@given(line=st.integers(0, 19), text=st.text(max_size=30) | st.text("coupbx 123:.=?|-ASKH", max_size=30))
def test_no_line_makes_the_reader_stumble(line: int, text: str) -> None:
    lines = SHORT.split("\n")
    changed = with_checks("\n".join([*lines[:line], text, *lines[line + 1 :]]))
    assert isinstance(replay(changed), Replay | Rejection | Difference)


@pytest.mark.parametrize(
    ("old", "new", "line", "due"),
    [
        ("7C 7H", "7C", 12, "Only 4 came: the coup needs another card for the Player."),
        ("7C 7H", "7C 7H 2D", 12, "The coup was complete after 5 cards; 2D is one too many."),
        ("coup 1: 9S", "coup 1: | 9S", 16, "The cutting card has come already."),
        ("| 9S KH KD 7C", "9S KH KD 7C |", 16, "coup 2: 9S KH KD 7C"),
        ("banker 7: player", "banker 8: player", 17, "  = player 9 natural, banker 7: player"),
        ("9 natural, banker 7", "9, banker 7", 17, "  = player 9 natural, banker 7: player"),
        ("won 3.00", "won 2.38", 15, None),
        ("(5.1.1.2)", "(5.1.1.3)", 14, None),
        ("box 1 player", "box 1 panda", 12, "Baccarat has no wager 'panda'."),
        ("end: coup 2 was the last, 403 cards left\n", "", 18, "end: coup 2 was the last, 403 cards left"),
        ("403", "402", 18, "end: coup 2 was the last, 403 cards left"),
        (", approved by casino-supervisor", "", 10, "A Casino Supervisor must approve burning by-value."),
        ("by casino-supervisor", "by dealer", 10, "A Casino Supervisor must approve burning by-value."),
        ("by-value 3H 2C 9D KS", "by-value ?? 2C 9D KS", 10, "Burning by-value needs the first card"),
        ("by-value 3H 2C", "shown 3H 2C", 10, "Cards burned here: 1, not 4."),
        ("scanning-shoe", "shuffling-device", 16, "A shuffling device holds no cutting card."),
        ("as-dealt\n", "as-dealt\ncut: 100\n", 10, None),
        ("\ncoup 2", "\n\ncoup 2", 16, "coup 2: | 9S KH KD 7C"),
        ("decks: 8\ndealt-from: scanning-shoe\n", "dealt-from: scanning-shoe\ndecks: 8\n", 4, "decks: 8"),
    ],
)
def test_a_difference_names_the_line_and_what_should_stand_there(
    old: str, new: str, line: int, due: str | None
) -> None:
    changed = with_checks(SHORT.replace(old, new, 1))
    found = replay(changed)
    assert isinstance(found, Difference), found
    assert found.line == line
    assert found.recorded == changed.split("\n")[line - 1]
    assert due is None or recomputed(found).startswith(due)


@clause(STAR, "4.7.4")
@pytest.mark.parametrize("burned", ["3H", "3H 2C 9D", "3H 2C 9D KS 4S"])
def test_the_first_card_burned_by_value_says_how_many_follow(burned: str) -> None:
    found = replay(with_checks(SHORT.replace("3H 2C 9D KS", burned)))
    assert isinstance(found, Difference)
    assert recomputed(found) == f"Cards burned here: 4, not {len(burned.split())}."


def test_an_approval_that_nobody_needs_is_a_difference() -> None:
    plain = "burn: face-down ??"
    text = re.sub("burn: .*", plain, SHORT).replace("403", "406")
    assert isinstance(replay(with_checks(text)), Replay)
    found = replay(with_checks(text.replace(plain, f"{plain}, approved by player")))
    assert found == Difference(10, f"{plain}, approved by player", plain)


@clause(STAR, "4.10")
def test_no_coup_follows_the_last() -> None:
    found = replay(with_checks(SHORT.replace("end:", "coup 3: 9S KH KD 7C\nend:")))
    assert isinstance(found, Difference)
    assert (found.line, found.recorded) == (18, "coup 3: 9S KH KD 7C")
    assert recomputed(found) == "The last coup is over: shuffle or replace the cards."


def test_eight_decks_hold_no_ninth_ace() -> None:
    coups = "".join(f"coup {i}: AS 9C AS 9C\n  = player 2, banker 8 natural: banker\n" for i in range(3, 7))
    text = with_checks(SHORT.replace("| 9S", "9S").replace("end:", f"{coups}coup 7: AS 9H KD 9S\nend:"))
    found = replay(text)
    assert isinstance(found, Difference)
    assert found.line == 26
    assert recomputed(found).startswith("8 decks hold 8 of AS, and all of them are out")


@pytest.mark.parametrize(
    ("edition", "guarded"),
    [
        pytest.param(STAR, 20, marks=clause(STAR, "4.6")),
        pytest.param(PREMIUM, 20, marks=clause(PREMIUM, "4.6")),
        pytest.param(RAPID, 20, marks=clause(RAPID, "3.11")),
        pytest.param(CANBERRA, 12, marks=clause(CANBERRA, "5.4")),
    ],
)
def test_a_shoe_dealt_past_what_the_cutting_card_guards_is_a_difference(edition: str, guarded: int) -> None:
    header = card_header(edition, baccarat(edition).key, 8)
    ready = shuffled(header, 3, 1).stack
    for behind in (guarded, guarded - 1, 6, None):
        # No check sees this stack: it goes into the shoe as given.
        stack = replace(ready, behind=behind)
        shoe = unwrap(open_stack(header.edition, header.game, ready, way=header.game.procedure.burns[0].way))
        coups: list[DealtCoup] = []
        while not shoe.ended and shoe.remaining >= 6:
            coup, shoe = unwrap(deal_from_stack(shoe, stack, {}, header.terms))
            coups.append(coup)
        burn = header.game.procedure.burns[0].way
        dealt = DealtShoe(burn, shoe.burned, tuple(coups), shoe)
        again = replay(write_header(header) + write_shoe(header, 1, None, dealt))
        if behind == guarded:
            assert isinstance(again, Replay)
        else:
            assert isinstance(again, Difference)
            assert recomputed(again) == (
                f"The cutting card lies before the last {guarded} cards: it should have come."
            )
            # The finding names the coup in which that card was due, and none before.
            gone = len(shoe.burned)
            for coup in coups:
                gone += len(coup.cards)
                if gone > 416 - guarded:
                    break
            assert (again.recorded or "").startswith(f"coup {coup.number}:")


@pytest.mark.parametrize(
    ("bet", "why"),
    [
        ("player", None),
        ("tiger", "Tiger needs 6 or 8 decks."),
        ("player-pair", "Pairs Player needs 6 or 8 decks."),
    ],
)
def test_wagers_that_the_decks_rule_out_are_a_difference(bet: str, why: str | None) -> None:
    text = SHORT.replace("decks: 8", "decks: 3").replace("403", "143")
    found = replay(with_checks(text.replace("player 100.00", f"{bet} 100.00")))
    if why is None:
        assert isinstance(found, Replay)
    else:
        assert isinstance(found, Difference)
        assert (found.line, recomputed(found)) == (12, why)


def test_wagers_that_no_layout_carries_together_are_a_difference() -> None:
    apart = "coup 2: | 9S KH KD 7C\n  = player 9 natural, banker 7: player\n"
    six = "  box 1 super-six 5.00: lose, won 0.00, returned 0.00 (10.13)\n"
    tiger = "  box 1 tiger 5.00: lose, won 0.00, returned 0.00 (10.22)\n"
    assert check_together(baccarat(STAR), 8, ["super-six"]) is None
    assert check_together(baccarat(STAR), 8, ["tiger"]) is None
    text = SHORT.replace(apart, apart + tiger).replace("  box 1 player", six + "  box 1 player")
    found = replay(with_checks(text))
    assert isinstance(found, Difference)
    assert found.recorded == "coup 2: | 9S KH KD 7C"
    assert recomputed(found) == "No layout carries banker, player, super-six, tiger."


def test_main_wagers_that_nobody_may_combine_are_a_difference() -> None:
    stakes = {1: {"player": 500, "banker": 500}}
    for edition, game in ((GUIDE, "commission"), (STAR, "baccarat"), (RAPID, "baccarat")):
        header = card_header(edition, game, 8)
        cards = shuffled(header, 1, 1)
        dealt = unwrap(deal_shoe(header.edition, header.game, cards.stack, lambda _: stakes, Terms()))
        found = replay(write_header(header) + write_shoe(header, 1, cards, dealt))
        if edition == GUIDE:
            assert isinstance(found, Difference)
            assert (found.recorded or "").startswith("coup 1:")
            assert recomputed(found) == "Nobody may bet Banker and Player together."
        else:
            # At The Star it needs an approval, which a record does not hold.
            assert isinstance(found, Replay)


def test_a_stake_that_lost_cannot_be_worked_out_but_its_check_can() -> None:
    found = replay(SHORT.replace("player 100.00: lose", "player 900.00: lose"))
    assert isinstance(found, Difference)
    assert (found.line, (found.recorded or "")[:7]) == (19, "check: ")


def test_a_stake_that_call_bets_cannot_split_is_a_difference() -> None:
    found = replay(SPUN.replace("orphelins 5.00", "orphelins 5.01"))
    assert isinstance(found, Difference)
    assert found.line == 9
    assert "cannot be split evenly" in recomputed(found)


def test_a_missing_last_coup_and_a_missing_end_of_line_are_differences() -> None:
    text = dealt_text(GUIDE, "commission", None, 4)
    last = text.rindex("coup ", 0, text.index("end:"))
    cut = replay(text[:last] + text[text.index("end:") :])
    assert isinstance(cut, Difference)
    assert recomputed(cut).startswith("coup ")
    assert replay(SHORT[:-1]) == Difference(20, None, "")
    assert replay(f"{SHORT}\n") == Difference(21, "", None)


def test_a_shuffling_device_has_no_seed() -> None:
    text = dealt_text(STAR, "baccarat", 8, 1).replace("dealt-from: shoe", "dealt-from: shuffling-device")
    found = replay(with_checks(text))
    assert isinstance(found, Difference)
    assert recomputed(found) == "A shuffling device mixes its cards itself: it keeps no order of them."
    header = card_header(STAR, "baccarat", 8, Device.SHUFFLING_DEVICE)
    stack = shuffled(header, 1, 1).stack
    assert refused(open_stack(header.edition, header.game, stack, way=BurnWay.FACE_DOWN)).code == "no-stack"


# Reading: texts that cannot be read.


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("pitboss 1", "pitboss 2", 1, "wrong-version"),
        ("pitboss 1\n", "", 1, "no-header"),
        ("pitboss 1", "PITBOSS 1", 1, "no-header"),
        ("star-baccarat-2024", "macau-1962", 2, "unknown-edition"),
        ("game: baccarat", "game: poker", 3, "unknown-game"),
        ("decks: 8", "decks: 5", 4, "decks-not-allowed"),
        ("decks: 8", "decks: eight", 4, "bad-number"),
        ("decks: 8\n", "", 5, "missing-line"),
        ("decks: 8\n", "decks: 8\ndecks: 8\n", 5, "repeated-line"),
        ("decks: 8\n", "colour: red\n", 4, "malformed-line"),
        ("scanning-shoe", "hat", 5, "unknown-word"),
        ("1.00", "1.0", 6, "bad-money"),
        ("1.00", "0.00", 6, "bad-chip"),
        ("1.00\n", "1.00\ntie-percent: 5\n", 7, "no-tie-percent"),
        ("1.00\n", "1.00\ntie-percent: some\n", 7, "bad-percent"),
        ("shoe 1", "run 1", 8, "wrong-part"),
        ("shoe 1", "shoe 0", 8, "out-of-order"),
        ("shoe 1", "shoe one", 8, "bad-number"),
        ("cards: as-dealt\n", "", 8, "missing-line"),
        ("as-dealt", "found", 9, "unknown-source"),
        ("as-dealt", f"seed {2**64}", 9, "bad-number"),
        ("as-dealt", f"seed {'9' * 5000}", 9, "bad-number"),
        ("as-dealt", "order", 9, "decks-incomplete"),
        ("burn: by-value 3H 2C 9D KS, approved by casino-supervisor\n", "", 8, "missing-line"),
        ("burn: by-value 3H", "burn: thrown 3H", 10, "unknown-word"),
        ("burn: by-value 3H 2C 9D KS, approved by casino-supervisor", "burn: shown", 10, "malformed-line"),
        ("3H", "10H", 10, "unknown-card"),
        ("casino-supervisor", "the boss", 10, "unknown-word"),
        ("coup 1", "coup 2", 12, "out-of-order"),
        ("coup 1", "spin 1", 12, "out-of-order"),
        ("coup 2", "coup 1", 16, "out-of-order"),
        ("9S KH 4D", "9S KH 4X", 12, "unknown-card"),
        ("| 9S KH", "| 9S | KH", 16, "unknown-card"),
        ("coup 1: 9S KH 4D 7C 7H\n", "", 13, "out-of-order"),
        ("  = player 0", "  + player 0", 13, "malformed-line"),
        ("box 1", "box 0", 14, "bad-number"),
        ("box 1", "box A", 14, "bad-number"),
        ("player 100.00", "player $100", 14, "bad-money"),
        ("player 100.00", "player 1e2", 14, "bad-money"),
        ("player 100.00", "player 0.00", 14, "bad-stake"),
        ("player 100.00", f"player {10**13 + 1}.00", 14, "bad-stake"),
        ("box 2 banker 2.50", "box 1 player 2.50", 15, "repeated-wager"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(old: str, new: str, line: int, code: str) -> None:
    assert old in SHORT
    refusal = refused(replay(SHORT.replace(old, new, 1)))
    assert refusal.code == code, refusal
    assert refusal.text.facts["line"] == line


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("17 black", "37 black", 9, "unknown-number"),
        ("17 black", "17", 9, "malformed-line"),
        ("17 black", "x black", 9, "bad-number"),
        ("as-spun", "guessed", 7, "unknown-source"),
        ("spins: as-spun\n", "", 6, "missing-line"),
        ("run 1", "shoe 1", 6, "wrong-part"),
        ("smallest-chip", "decks: 8\nsmallest-chip", 4, "no-decks"),
    ],
)
def test_what_cannot_be_read_of_spins_is_refused_with_its_line(
    old: str, new: str, line: int, code: str
) -> None:
    refusal = refused(replay(SPUN.replace(old, new, 1)))
    assert refusal.code == code, refusal
    assert refusal.text.facts["line"] == line


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "empty-file"), ("\n\n", "empty-file"), (SHORT.split("\nshoe")[0], "nothing-recorded")],
)
def test_a_file_without_a_record_is_refused(text: str, code: str) -> None:
    assert refused(replay(text)).code == code


def test_an_order_must_be_full_decks_with_the_cutting_card_where_it_may_lie() -> None:
    header = card_header(GUIDE, "commission", 8)
    stack = shuffled(header, 1, 1).stack
    dealt = unwrap(deal_shoe(header.edition, header.game, stack, lambda _: {}, header.terms))
    text = write_header(header) + write_shoe(header, 1, stack, dealt)
    assert isinstance(replay(text), Replay)
    last = str(stack.cards[-1])
    other = next(code for code in CARDS if code != last)
    swapped = refused(replay(text.replace(f" {last}\ncutting", f" {other}\ncutting")))
    assert (swapped.code, swapped.text.facts["line"]) == ("decks-incomplete", 9)
    deep = refused(replay(text.replace("cutting-card: 20", "cutting-card: 19")))
    assert (deep.code, deep.text.facts["line"]) == ("cutting-card-too-deep", 26)
    assert refused(replay(text.replace("cutting-card: 20\n", ""))).code == "missing-line"


# The commands.


class Fixed:
    """A source of randomness that always gives the same number."""

    def below(self, bound: int) -> int:
        return min(20_24, bound - 1)


app = typer.Typer(rich_markup_mode=None)
app.command("deal")(deal)
app.command("replay")(replay_command)
GUIDE_GAME = ["deal", "--edition", GUIDE, "--game", "commission"]


def run(*words: str, text: str | None = None) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, words, obj=Ports(entropy=Fixed()), input=text)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout, done.stderr


def test_deal_prints_what_replay_takes_back() -> None:
    code, text, errors = run(*GUIDE_GAME, "--shoes", "2", "--seed", "7")
    assert (code, errors) == (0, "")
    assert text == dealt_text(GUIDE, "commission", 8, 7, parts=2)
    coups = text.count("\ncoup ")
    assert run("replay", "-", text=text) == (0, f"Same: 2 shoes, {coups} coups.\n", "")


def test_deal_without_a_seed_draws_one_and_writes_it_down() -> None:
    code, text, _ = run(*GUIDE_GAME)
    assert code == 0
    assert "cards: seed 2024\n" in text
    assert run(*GUIDE_GAME, "--seed", "2024")[1] == text


def test_deal_writes_a_file_whole_and_nothing_else(tmp_path: Path) -> None:
    target = tmp_path / "spins.txt"
    target.write_text("old", encoding="utf-8")
    words = ["deal", "--edition", RAPID, "--game", "roulette", "--seed", "7"]
    assert run(*words, "--shoes", "2", "-o", str(target)) == (0, "", "")
    assert list(tmp_path.iterdir()) == [target]
    assert run("replay", str(target)) == (0, "Same: 2 runs, 200 spins.\n", "")


@pytest.mark.parametrize("where", ["missing/shoe.txt", "file/shoe.txt", ".", "x" * 300])
def test_deal_says_in_one_sentence_that_a_file_cannot_be_written(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").write_text("old", encoding="utf-8")
    code, text, errors = run(*GUIDE_GAME, "-o", str(tmp_path / where))
    assert (code, text, errors.count("\n")) == (2, "", 1)
    assert errors.startswith(f"pitboss: {tmp_path / where} ")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("problem", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_what_is_half_written_leaves_no_trace(tmp_path: Path, problem: BaseException) -> None:
    def texts() -> Iterator[str]:
        yield "half"
        raise problem

    target = tmp_path / "shoe.txt"
    target.write_text("old", encoding="utf-8")
    with pytest.raises((typer.Exit, KeyboardInterrupt)):
        write_whole(target, texts())
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [
        ("shoe.txt", "old")
    ]


@pytest.mark.parametrize("where", ["/dev/null", "/", "."])
def test_what_is_no_file_is_not_replaced_by_one(where: str) -> None:
    code, text, errors = run(*GUIDE_GAME, "-o", where)
    assert (code, text, errors) == (2, "", f"pitboss: {where} is not a file that can be written.\n")
    assert Path(where).exists()
    assert not Path(where).is_file()


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ([*GUIDE_GAME, "--shoes", "0"], "--shoes is a number from 1 to 10000, not '0'."),
        ([*GUIDE_GAME, "--shoes", "10001"], "--shoes is a number from 1 to 10000, not '10001'."),
        ([*GUIDE_GAME, "--seed", "-1"], "--seed is a number from 0 to 18446744073709551615, not '-1'."),
        ([*GUIDE_GAME, "--decks", "6"], "Mini Baccarat is played with 8 decks, not 6. (rule Table)"),
        ([*GUIDE_GAME, "--tie-percent", "5"], "Mini Baccarat pays no percentage on a tie."),
        (
            ["deal", "--edition", PREMIUM, "--game", "tie-premium", "--tie-percent", "11"],
            "The sign of Tie Premium Baccarat shows what a tie pays: "
            "give a percentage from 1 to 10. (rule 11)",
        ),
        (
            ["deal", "--edition", RAPID, "--game", "roulette", "--decks", "8"],
            "Rapid Roulette is played without cards: leave --decks out.",
        ),
    ],
)
def test_deal_refuses_in_one_sentence(words: list[str], error: str) -> None:
    assert run(*words) == (2, "", f"pitboss: {error}\n")


def test_deal_shows_the_percentage_on_the_sign() -> None:
    words = ["deal", "--edition", PREMIUM, "--game", "tie-premium", "--decks", "3"]
    assert "tie-percent: 5\n" in run(*words)[1]
    assert "tie-percent: 10\n" in run(*words, "--tie-percent", "10")[1]


def test_replay_shows_both_lines_of_a_difference(tmp_path: Path) -> None:
    target = tmp_path / "short.txt"
    target.write_text(SHORT.replace("banker 7: player", "banker 7: tie"), encoding="utf-8")
    code, text, errors = run("replay", str(target))
    assert (code, errors) == (1, "")
    assert text == (
        "Line 17 differs.\n"
        "  recorded:     = player 9 natural, banker 7: tie\n"
        "  recomputed:   = player 9 natural, banker 7: player\n"
    )


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"{SHORT}\n", "  recorded:   (an empty line)\n  recomputed: (no line)\n"),
        (SHORT.replace("  = player 0", "  = \x1b[2J"), r"  recorded:   '  = \x1b[2J, banker 7: banker'"),
    ],
)
def test_replay_shows_what_a_terminal_would_not(text: str, shown: str) -> None:
    code, printed, _ = run("replay", "-", text=text)
    assert code == 1
    assert shown in printed


def test_replay_takes_a_file_that_passed_through_windows(tmp_path: Path) -> None:
    target = tmp_path / "short.txt"
    target.write_bytes(SHORT.replace("\n", "\r\n").encode())
    assert run("replay", str(target)) == (0, "Same: 1 shoe, 2 coups.\n", "")


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", "pitboss: The file is empty: it should begin with 'pitboss 1'.\n"),
        (b"pitboss 9\n", "pitboss: Line 1: 'pitboss 9' is not 'pitboss 1': it cannot be read.\n"),
        (b"pitboss 1\nedition: \xff\n", "pitboss: {} is not text in UTF-8.\n"),
    ],
)
def test_replay_refuses_a_malformed_file_in_one_sentence(tmp_path: Path, content: bytes, error: str) -> None:
    target = tmp_path / "record.txt"
    target.write_bytes(content)
    assert run("replay", str(target)) == (2, "", error.format(target))


def test_replay_refuses_an_unreadable_file_in_one_sentence(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.txt"
    assert run("replay", str(missing)) == (
        2,
        "",
        f"pitboss: {missing} cannot be read: No such file or directory.\n",
    )
    assert run("replay", str(tmp_path)) == (2, "", f"pitboss: {tmp_path} cannot be read: Is a directory.\n")


@pytest.mark.parametrize("command", ["deal", "replay"])
def test_help_has_an_example(command: str) -> None:
    code, text, _ = run(command, "--help")
    assert code == 0
    assert "Example:" in text
    assert f"pitboss {command} " in text


if __name__ == "__main__":
    for path, text in golden_texts():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
