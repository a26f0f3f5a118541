"""`pitboss settle` line by line: its contract, its refusals, and its amounts against our own oracle.

It takes over 10 s: thousands of random coups and spins are settled by the command and by the oracle.
"""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from select import select
from typing import Any

import pytest
from kit.pay_tables import CALL_BETS, RED, ROULETTE_BETS, pay_rows
from kit.support import BACCARAT_GAMES, CANBERRA, PREMIUM, RAPID, STAR
from typer.main import get_group
from typer.testing import CliRunner, Result

from pitboss.cli.main import command, study

COUP = '{"cards":["9S","KH","4D","7C","7H"],"wagers":{"banker":10000,"tie":500}}'
COUP_SETTLED = (
    '{"player":{"cards":["9S","4D","7H"],"total":0,"natural":false},'
    '"banker":{"cards":["KH","7C"],"total":7,"natural":false},"result":"banker","settlements":{'
    '"banker":{"outcome":"win","pays":"19/20","stake":10000,"won":9500,"returned":19500,"clause":"11.1.3"},'
    '"tie":{"outcome":"lose","pays":"0","stake":500,"won":0,"returned":0,"clause":"5.1.3"}}}'
)
SPIN = '{"number":17,"wagers":{"straight:17":500,"split:17/20":1000,"tier":600}}'
SPIN_SETTLED = (
    '{"number":17,"colour":"black","settlements":{'
    '"straight:17":{"outcome":"win","pays":"35","stake":500,"won":17500,"returned":18000,"clause":"8.5"},'
    '"split:17/20":{"outcome":"win","pays":"17","stake":1000,"won":17000,"returned":18000,"clause":"8.5"},'
    '"tier":{"outcome":"lose","pays":"0","stake":600,"won":0,"returned":0,"clause":"5.2.1"}}}'
)


def settle(edition: str, game: str, text: str | bytes, *options: str) -> Result:
    return CliRunner().invoke(command, ["settle", "--edition", edition, "--game", game, *options], input=text)


# The contract.


def test_a_coup_comes_back_as_the_contract_writes_it() -> None:
    result = settle(STAR, "baccarat", COUP + "\n")
    assert (result.exit_code, result.stdout, result.stderr) == (0, COUP_SETTLED + "\n", "")


def test_a_spin_comes_back_as_the_contract_writes_it() -> None:
    result = settle(RAPID, "roulette", SPIN)
    assert (result.exit_code, result.stdout, result.stderr) == (0, SPIN_SETTLED + "\n", "")


def test_the_installed_command_settles_lines_in_order_and_goes_on_after_a_bad_one() -> None:
    script = Path(sys.executable).with_name("pitboss")
    result = subprocess.run(
        [script, "settle", "--edition", STAR, "--game", "baccarat"],
        input=f"{COUP}\nnonsense\n{COUP}\n",
        capture_output=True,
        text=True,
        check=False,
    )
    first, second, third = result.stdout.splitlines()
    assert first == third == COUP_SETTLED
    assert json.loads(second)["line"] == 2
    assert (result.returncode, result.stderr) == (1, "")


def test_a_program_may_talk_to_it_line_by_line() -> None:
    script = Path(sys.executable).with_name("pitboss")
    with subprocess.Popen(
        [script, "settle", "--edition", STAR, "--game", "baccarat"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as talk:
        assert talk.stdin
        assert talk.stdout
        for _ in range(3):
            talk.stdin.write(COUP + "\n")
            talk.stdin.flush()
            ready, _, _ = select([talk.stdout], [], [], 60)
            assert ready, "no answer while the input is still open"
            assert talk.stdout.readline() == COUP_SETTLED + "\n"


def test_no_lines_are_settled_to_nothing() -> None:
    result = settle(STAR, "baccarat", "")
    assert (result.exit_code, result.stdout) == (0, "")


def on(cards: str, wagers: str = '{"tie":500}') -> str:
    return json.dumps({"cards": cards.split(), "wagers": None}).replace("null", wagers)


def betting(stake: str) -> str:
    return on("9S KH 4D 7C 7H", f'{{"banker":{stake}}}')


BAD_COUPS: list[tuple[str, str | bytes, str]] = [
    ("unknown card", on("10S KH 4D 7C"), "unknown-card"),
    ("card in small letters", on("9s KH 4D 7C 7H"), "unknown-card"),
    ("card that is a number", '{"cards":[9,"KH","4D","7C","7H"],"wagers":{}}', "unknown-card"),
    ("ninth ace of spades", on("AS " * 9), "card-not-in-shoe"),
    ("no cards", on(""), "too-few-cards"),
    ("three cards", on("9S KH 4D"), "too-few-cards"),
    ("third card missing", on("9S KH 4D 7C"), "too-few-cards"),
    ("card after a natural", on("9S KH TD 7C 7H"), "too-many-cards"),
    ("seven cards", on("2S 2H 3S 3H 4D 5C 6C"), "too-many-cards"),
    ("unknown wager", on("9S KH 4D 7C 7H", '{"dragon":500}'), "unknown-wager"),
    ("wager of another game", on("9S KH 4D 7C 7H", '{"straight:17":500}'), "unknown-wager"),
    ("stake of nothing", betting("0"), "bad-stake"),
    ("negative stake", betting("-100"), "bad-stake"),
    ("stake with a point", betting("1.0"), "bad-stake"),
    ("stake with an exponent", betting("1e3"), "bad-stake"),
    ("stake beyond all numbers", betting("1e999"), "bad-stake"),
    ("true stake", betting("true"), "bad-stake"),
    ("stake in quotes", betting('"5"'), "bad-stake"),
    ("null stake", betting("null"), "bad-stake"),
    ("listed stake", betting("[500]"), "bad-stake"),
    ("stake over the largest", betting(str(10**15 + 1)), "bad-stake"),
    ("stake of 5000 digits", betting("9" * 5000), "bad-stake"),
    ("negative stake of 5000 digits", betting("-" + "9" * 5000), "bad-stake"),
    ("NaN", betting("NaN"), "malformed-json"),
    ("Infinity", betting("-Infinity"), "malformed-json"),
    ("wager twice", on("9S KH 4D 7C 7H", '{"tie":5,"tie":6}'), "repeated-key"),
    ("field twice", '{"cards":["9S"],"cards":["9S","KH","4D","7C","7H"],"wagers":{}}', "repeated-key"),
    ("half an object", COUP[:-1], "malformed-json"),
    ("two objects", COUP + COUP, "malformed-json"),
    ("empty line", "", "malformed-json"),
    ("blank line", "  \t", "malformed-json"),
    ("words", "banker 100", "malformed-json"),
    ("no UTF-8", b'{"cards":["\xff"],"wagers":{}}', "malformed-json"),
    ("byte order mark", b"\xef\xbb\xbf" + COUP.encode(), "malformed-json"),
    ("deep nest", "[" * 100_000, "malformed-json"),
    ("deep nest that closes", "[" * 100_000 + "]" * 100_000, "malformed-json"),
    ("array", "[]", "bad-line"),
    ("number", "17", "bad-line"),
    ("null", "null", "bad-line"),
    ("spin", SPIN, "bad-line"),
    ("no wagers", '{"cards":["9S","KH","4D","7C","7H"]}', "bad-line"),
    ("unknown field", COUP[:-1] + ',"table":7}', "bad-line"),
    ("cards in one word", '{"cards":"9S KH 4D 7C 7H","wagers":{}}', "bad-line"),
    ("wagers in a list", '{"cards":["9S","KH","4D","7C","7H"],"wagers":["tie"]}', "bad-line"),
]
BAD_SPINS: list[tuple[str, str | bytes, str]] = [
    ("number off the wheel", '{"number":37,"wagers":{}}', "unknown-number"),
    ("negative number", '{"number":-1,"wagers":{}}', "unknown-number"),
    ("true number", '{"number":true,"wagers":{}}', "unknown-number"),
    ("number with a point", '{"number":17.0,"wagers":{}}', "unknown-number"),
    ("number in quotes", '{"number":"17","wagers":{}}', "unknown-number"),
    ("null number", '{"number":null,"wagers":{}}', "unknown-number"),
    ("number of 5000 digits", f'{{"number":{"1" * 5000},"wagers":{{}}}}', "unknown-number"),
    ("split of strangers", '{"number":17,"wagers":{"split:1/9":500}}', "unknown-wager"),
    ("numbers in falling order", '{"number":17,"wagers":{"split:20/17":500}}', "unknown-wager"),
    ("stake that five pieces cannot share", '{"number":17,"wagers":{"orphelins":501}}', "uneven-stake"),
    ("stake of nothing", '{"number":17,"wagers":{"red":0}}', "bad-stake"),
    ("coup", COUP, "bad-line"),
]


@pytest.mark.parametrize(
    "edition, game, good, bad_lines",
    [(STAR, "baccarat", COUP, BAD_COUPS), (RAPID, "roulette", SPIN, BAD_SPINS)],
)
def test_every_bad_line_gets_an_error_in_its_place_and_the_rest_go_on(
    edition: str, game: str, good: str, bad_lines: list[tuple[str, str | bytes, str]]
) -> None:
    lines: list[bytes] = []
    for _, line, _ in bad_lines:
        lines += [line if isinstance(line, bytes) else line.encode(), good.encode()]
    result = settle(edition, game, b"\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(answers) == len(lines)
    assert all("settlements" in answer for answer in answers[1::2])
    for number, (name, _, code), answer in zip(range(1, 1000, 2), bad_lines, answers[::2], strict=False):
        assert answer.keys() == {"line", "error"}, name
        assert answer["error"].keys() == {"code", "message", "facts", "clause"}, name
        assert (answer["line"], answer["error"]["code"]) == (number, code), name
        assert answer["error"]["message"].endswith("."), name
        assert len(answer["error"]["message"]) < 400, name
    assert (result.exit_code, result.stderr) == (1, "")


def test_a_repeated_key_is_named() -> None:
    result = settle(STAR, "baccarat", on("9S KH 4D 7C 7H", '{"tie":5,"banker":1,"tie":6}'))
    error = json.loads(result.stdout)["error"]
    assert (error["code"], error["message"]) == ("repeated-key", "The key 'tie' stands twice in one object.")


def test_an_error_names_the_clause_where_a_rule_decides() -> None:
    result = settle(STAR, "baccarat", on("AS " * 9) + "\n" + on("9S KH 4D 7C") + "\n" + betting("0"))
    assert [json.loads(line)["error"]["clause"] for line in result.stdout.splitlines()] == [
        "3.1",
        "9.3",
        None,
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ("star-baccarat-2025", "baccarat"),
        ("", "baccarat"),
        (STAR, "roulette"),
        (STAR, "tie-premium"),
        (PREMIUM, "tie-premium"),
        (PREMIUM, "tie-premium", "--tie-percent", "0.5"),
        (PREMIUM, "tie-premium", "--tie-percent", "10.1"),
        (PREMIUM, "tie-premium", "--tie-percent", "five"),
        (PREMIUM, "tie-premium", "--tie-percent", "1e1"),
        (PREMIUM, "premium", "--tie-percent", "5"),
        (RAPID, "roulette", "--tie-percent", "5"),
        (STAR, "baccarat", "--smallest-chip", "0"),
        (STAR, "baccarat", "--smallest-chip", "-5"),
        (STAR, "baccarat", "--smallest-chip", "2.5"),
        (STAR, "baccarat", "--smallest-chip", "chip"),
        (STAR, "baccarat", "--smallest-chip", "9" * 5000),
    ],
)
def test_wrong_options_end_in_one_sentence_and_status_two(arguments: tuple[str, ...]) -> None:
    edition, game, *options = arguments
    result = settle(edition, game, COUP, *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("pitboss: ")
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize(
    "options", [(), ("--edition", STAR), ("--edition", STAR, "--game"), ("--wheel", "1")]
)
def test_missing_and_unknown_options_end_in_status_two_too(options: tuple[str, ...]) -> None:
    result = CliRunner().invoke(command, ["settle", *options], input=COUP)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr
    assert isinstance(result.exception, SystemExit)


NAMES = [*sorted(get_group(command).commands), *(f"study {name}" for name in get_group(study).commands)]


@pytest.mark.parametrize("name", NAMES)
def test_the_help_of_every_command_shows_an_example(name: str) -> None:
    result = CliRunner().invoke(command, [*name.split(), "--help"])
    assert result.exit_code == 0
    _, _, example = result.stdout.partition("Example")
    assert f"pitboss {name}" in " ".join(example.split())


def test_the_help_of_the_command_itself_shows_an_example() -> None:
    result = CliRunner().invoke(command, ["--help"])
    assert result.exit_code == 0
    assert "Example:\n    pitboss demo --seed 42\n" in result.stdout


# The oracle: hands, draws and payments are computed again, without the product's game.

VALUES = {rank: value for value, rank in enumerate("A23456789", start=1)} | dict.fromkeys("TJQK", 0)
DECK = [rank + suit for rank in VALUES for suit in "SHDC"]


def points(hand: list[str]) -> int:
    return sum(VALUES[card[0]] for card in hand) % 10


def deal(cards: Iterator[str]) -> tuple[list[str], list[str]]:
    """The two hands, drawn by the printed tables of play."""
    first = [next(cards) for _ in range(4)]
    player, banker = first[0::2], first[1::2]
    counts = points(player), points(banker)
    if max(counts) < 8:
        third = None
        if counts[0] <= 5:
            player.append(next(cards))
            third = VALUES[player[2][0]]
        draws_on = {3: {*range(10)} - {8}, 4: {*range(2, 8)}, 5: {*range(4, 8)}, 6: {6, 7}}
        if counts[1] <= 5 if third is None else counts[1] <= 2 or third in draws_on.get(counts[1], ()):
            banker.append(next(cards))
    return player, banker


def events(player: list[str], banker: list[str]) -> dict[str, bool]:
    """Every event that a pay table names, and whether it happened."""
    p, b = points(player), points(banker)
    six = b == 6 > p
    natural = {"player": len(player) == 2 and p >= 8, "banker": len(banker) == 2 and b >= 8}
    pair = {"player": player[0][0] == player[1][0], "banker": banker[0][0] == banker[1][0]}
    twin = all(pair.values()) and player[0][0] == banker[0][0]
    found = {
        "player-wins": p > b,
        "banker-wins": b > p,
        "tie": p == b,
        "tie-on-six": p == b == 6,
        "banker-wins-with-six": six,
        "banker-wins-without-six": b > p and not six,
        "two-card-tiger": six and len(banker) == 2,
        "three-card-tiger": six and len(banker) == 3,
        "single-tiger-pair": pair["player"] != pair["banker"],
        "double-tiger-pair": all(pair.values()) and not twin,
        "twin-tiger-pair": twin,
        "equal-naturals": all(natural.values()) and p == b,
        "otherwise": True,
    }
    for hand, cards, margin in (("player", player, p - b), ("banker", banker, b - p)):
        red = [card[1] in "HD" for card in cards[:2]]
        suited = cards[0][1] == cards[1][1]
        found[f"{hand}-pair"] = pair[hand]
        found[f"{hand}-mixed-pair"] = pair[hand] and red[0] != red[1]
        found[f"{hand}-coloured-pair"] = pair[hand] and red[0] == red[1] and not suited
        found[f"{hand}-perfect-pair"] = pair[hand] and suited
        found[f"{hand}-wins-with-natural"] = natural[hand] and margin > 0
        for points_ahead in range(4, 10):
            found[f"{hand}-wins-by-{points_ahead}"] = not natural[hand] and margin == points_ahead
    return found


def paid(odds: str, number: str, stake: int, alive: int, chip: int, percent: str) -> dict[str, Any]:
    """A settlement in the format of the command."""
    outcome = {"push": "standoff", "lose": "lose"}.get(odds, "win")
    pays = Fraction(percent) / 100 if odds.endswith("%") else Fraction(odds if outcome == "win" else 0)
    chips = pays * alive / chip
    won = -(-chips.numerator // chips.denominator) * chip
    returned = 0 if outcome == "lose" else alive + won
    return {
        "outcome": outcome,
        "pays": str(pays),
        "stake": stake,
        "won": won,
        "returned": returned,
        "clause": number,
    }


@cache
def telling_shoes() -> tuple[list[str], ...]:
    """For every event that a pay table names, however rare, six cards that produce it."""
    chance = random.Random(7)
    wanted = {row[0] for game in BACCARAT_GAMES for rows in pay_rows(*game).values() for row in rows}
    found = []
    while wanted:
        shoe = chance.choices(DECK, k=6)
        happened = {event for event, true in events(*deal(iter(shoe))).items() if true}
        if wanted & happened:
            wanted -= happened
            found.append(shoe)
    return tuple(found)


def some_stake(chance: random.Random) -> int:
    return chance.choice([chance.randint(1, 300), chance.randint(1, 10**5) * 100, 10**15])


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
@pytest.mark.parametrize("chip", [1, 250])
def test_random_coups_are_settled_as_the_oracle_settles_them(edition: str, game: str, chip: int) -> None:
    chance = random.Random(f"{edition} {game} {chip}")
    least = 1 if edition == CANBERRA else chip
    table = pay_rows(edition, game)
    percent = chance.choice(["1", "2.5", "10"])
    requests, expected = [], []
    for shoe in (*telling_shoes(), *(chance.sample(DECK * 8, 6) for _ in range(300))):
        player, banker = deal(iter(shoe))
        stakes = {key: some_stake(chance) for key in table}
        requests.append({"cards": shoe[: len(player) + len(banker)], "wagers": stakes})
        happened = events(player, banker)
        rows = {key: next(row for row in table[key] if happened[row[0]]) for key in stakes}
        winner = next(key for key in ("player-wins", "banker-wins", "tie") if happened[key])
        expected.append(
            {
                hand: {
                    "cards": cards,
                    "total": points(cards),
                    "natural": len(cards) == 2 and points(cards) >= 8,
                }
                for hand, cards in (("player", player), ("banker", banker))
            }
            | {
                "result": winner.removesuffix("-wins"),
                "settlements": {
                    key: paid(odds, number, stakes[key], stakes[key], least, percent)
                    for key, (_, odds, number) in rows.items()
                },
            }
        )
    terms = ["--tie-percent", percent] if game == "tie-premium" else []
    text = "\n".join(map(json.dumps, requests))
    result = settle(edition, game, text, "--smallest-chip", str(chip), *terms)
    assert [json.loads(line) for line in result.stdout.splitlines()] == expected
    assert result.exit_code == 0


def roulette_bets() -> dict[str, tuple[list[set[int]], str]]:
    """Every bet with the numbers of its pieces and the clause that defines it, by the grid."""
    defined = {
        kind: number
        for kind, _, number in (bet.split() for bet in ROULETTE_BETS.replace("\n", " ").split(","))
    }
    grid = {(row, column): 3 * row + column + 1 for row in range(12) for column in range(3)}
    inside: dict[str, list[set[int]]] = {
        "straight": [{number} for number in range(37)],
        "split": [{0, 1}, {0, 2}, {0, 3}],
        "street": [{0, 1, 2}, {0, 2, 3}],
        "corner": [{0, 1, 2, 3}],
        "six-line": [],
    }
    blocks = {"split": [(1, 2), (2, 1)], "street": [(1, 3)], "corner": [(2, 2)], "six-line": [(2, 3)]}
    for kind, shapes in blocks.items():
        for high, wide in shapes:
            for row in range(13 - high):
                for column in range(4 - wide):
                    corner = ((row + r, column + c) for r in range(high) for c in range(wide))
                    inside[kind].append({grid[place] for place in corner})
    red = {int(number) for number in RED.split()}
    every = set(range(1, 37))
    found = {
        f"{kind}:{'/'.join(map(str, sorted(numbers)))}": ([numbers], defined[kind])
        for kind, bets in inside.items()
        for numbers in bets
    }
    for third in (1, 2, 3):
        found[f"column:{third}"] = ([{n for n in every if n % 3 == third % 3}], defined["column"])
        found[f"dozen:{third}"] = ([{n for n in every if (n + 11) // 12 == third}], defined["dozen"])
    for key, numbers in {
        "low": {n for n in every if n <= 18},
        "high": {n for n in every if n > 18},
        "even": {n for n in every if n % 2 == 0},
        "odd": {n for n in every if n % 2},
        "red": red,
        "black": every - red,
    }.items():
        found[key] = ([numbers], defined[key])
    for key, (pieces, number) in CALL_BETS.items():
        found[key] = ([{int(n) for n in piece.split("/")} for piece in pieces.split()], number)
    return found


@pytest.mark.parametrize("chip", [1, 250])
def test_every_bet_on_every_number_is_settled_as_the_oracle_settles_it(chip: int) -> None:
    chance, bets = random.Random(chip), roulette_bets()
    requests, expected = [], []
    for number in range(37):
        stakes = {key: len(pieces) * chance.randint(1, 500) for key, (pieces, _) in bets.items()}
        settlements = {}
        for key, (pieces, defined) in bets.items():
            hit = [piece for piece in pieces if number in piece]
            # A bet pays as if the wheel had 36 numbers.
            odds = str(36 // len(hit[0]) - 1) if hit else "lose"
            called = key in CALL_BETS
            cited = (defined if called else "8.5") if hit else defined if number else "8.6"
            alive = stakes[key] // len(pieces) * len(hit)
            settlements[key] = paid(odds, cited, stakes[key], alive, chip, "")
        red = str(number) in RED.split()
        requests.append({"number": number, "wagers": stakes})
        expected.append(
            {
                "number": number,
                "colour": "red" if red else "black" if number else "green",
                "settlements": settlements,
            }
        )
    assert len(bets) == 161
    result = settle(RAPID, "roulette", "\n".join(map(json.dumps, requests)), "--smallest-chip", str(chip))
    assert [json.loads(line) for line in result.stdout.splitlines()] == expected
    assert result.exit_code == 0
