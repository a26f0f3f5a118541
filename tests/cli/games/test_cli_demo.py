"""`pitboss demo`: every game runs, and its results are recounted from the cards it shows.

It takes over 10 s: it deals whole shoes of every game.
"""

import fcntl
import io
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from collections import Counter
from functools import cache
from pathlib import Path
from runpy import run_path

import pytest
from kit.support import BACCARAT_GAMES, CANBERRA, EDITIONS, RAPID, STAR, baccarat, coup
from rich.console import Console
from typer.testing import CliRunner, Result

from pitboss.cli.common import Ports
from pitboss.cli.games.deal import deal_texts, make_header
from pitboss.cli.games.demo import calls, make_show
from pitboss.cli.games.render import explain, narrate
from pitboss.cli.games.show import moments, screen
from pitboss.cli.main import command
from pitboss.game.coup import Coup
from pitboss.game.dealer import DealtCoup
from pitboss.rules.edition import Game
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import amount

SUMMARY = re.compile(r"^(\d+) coups?: Banker (\d+), Player (\d+), Tie (\d+)\.$", re.MULTILINE)
HANDS = re.compile(r"^Player (.*?) · Banker (.*?) · (Player wins|Banker wins|Tie at) (\d)(?: to (\d))?$")
WAGER = re.compile(
    r"^([12])  .*? +\$([\d,.]+)  (win|lose|standoff) .*?\$([\d,.]+)  [\w.-]+(?: commission)? *$", re.MULTILINE
)


class FixedEntropy:
    def below(self, bound: int) -> int:
        return min(271828, bound - 1)


@cache
def run(*options: str) -> Result:
    return CliRunner().invoke(command, ["demo", "--pace", "0", *options], obj=Ports(entropy=FixedEntropy()))


def coups_of(text: str) -> list[str]:
    """Each coup's block of lines."""
    return re.findall(r"^Coup \d+\n(?:.+\n)+", text, re.MULTILINE)


def points(hand: str) -> int:
    """The point count of a hand, from its cards as printed."""
    values = {"A": 1, "10": 0, "J": 0, "Q": 0, "K": 0} | {str(n): n for n in range(2, 10)}
    return sum(values[rank] for rank in re.findall(r"(10|[A2-9JQK])[♠♥♦♣]", hand)) % 10


def cents(dollars: str) -> int:
    return round(100 * float(dollars.replace(",", "")))


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_every_game_is_dealt_to_its_end_and_every_result_follows_from_the_cards(
    edition: str, game: str
) -> None:
    done = run("--edition", edition, "--game", game, "--seed", "7")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    won: Counter[str] = Counter()
    blocks = coups_of(done.stdout)
    for number, block in enumerate(blocks, start=1):
        name, _, story, why, *_ = block.splitlines()
        assert name == f"Coup {number}"
        match = HANDS.match(story)
        assert match, story
        player, banker = points(match[1]), points(match[2])
        winner = "Banker" if banker > player else "Player" if player > banker else "Tie"
        assert match[3].startswith(winner)
        assert (int(match[4]), int(match[5] or match[4])) == (max(player, banker), min(player, banker))
        assert why.endswith(".")
        won[winner] += 1
    counted = SUMMARY.search(done.stdout)
    assert counted
    assert [int(figure) for figure in counted.groups()] == [
        len(blocks),
        won["Banker"],
        won["Player"],
        won["Tie"],
    ]
    options = f"--edition {edition} --game {game} --seed 7"
    again = f"Again: pitboss demo {options} (and pitboss deal {options} writes it down)\n"
    assert done.stdout.endswith(again)


@pytest.mark.parametrize("edition, game", [*BACCARAT_GAMES, (RAPID, "roulette")])
def test_the_boxes_have_what_the_settlements_add_up_to(edition: str, game: str) -> None:
    done = run("--edition", edition, "--game", game, "--seed", "7")
    total: Counter[str] = Counter()
    for box, stake, outcome, returned in WAGER.findall(done.stdout):
        assert (cents(returned) == 0) == (outcome == "lose")
        total[box] += cents(returned) - cents(stake)
    words = []
    for box in "12":
        assert total[box] != 0
        way = "up" if total[box] > 0 else "down"
        words.append(f"Box {box} {way} {amount(abs(total[box]), ENGLISH)}")
    assert f"\n{', '.join(words)}.\n" in done.stdout


def test_it_is_the_shoe_that_the_named_command_deals() -> None:
    game = baccarat(STAR)
    written = "".join(deal_texts(make_header(EDITIONS[STAR], game, None, None), seed=7, parts=1))
    winners = re.findall(r"^  = .*: (player|banker|tie)$", written, re.MULTILINE)
    shown = run("--edition", STAR, "--game", game.key, "--seed", "7").stdout
    printed = re.findall(r" · (Player|Banker|Tie) (?:wins|at) ", shown)
    assert [name.lower() for name in printed] == winners


def test_the_example_deals_that_shoe_too(capsys: pytest.CaptureFixture[str]) -> None:
    run_path(str(Path(__file__).parent.parent.parent.parent / "examples" / "one_shoe.py"))
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("80 coups, cut at card 293: ")
    shown = run("--seed", "42", "--coups", "80").stdout.partition("Big road\n")[2].splitlines()
    marks = [[place[0].replace("·", ".") for place in row.split()] for row in shown[:6]]
    assert [row.split() for row in printed[1:7]] == marks


def test_the_dealer_is_heard() -> None:
    words = run("--seed", "42", "--coups", "1").stdout.splitlines()
    assert words[:6] == [
        "The Star: Baccarat · Baccarat · seed 42",
        "8 new decks, 416 cards: shuffled.",
        "Cut: 293 cards from the front go to the back.",
        "The cutting card goes in with 20 cards behind it.",
        "The first card is burned, face down.",
        "",
    ]
    assert words[6:8] == ["Coup 1", "Place your bets, please. No more bets."]


def test_the_same_seed_prints_the_same() -> None:
    first, second = (run.__wrapped__("--seed", "42", "--coups", "9").stdout for _ in range(2))
    assert first == second != run("--seed", "43", "--coups", "9").stdout


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    fresh = run("--coups", "2")
    assert fresh.stdout.startswith("The Star: Baccarat · Baccarat · seed 271828\n")
    assert fresh.stdout == run("--coups", "2", "--seed", "271828").stdout


def test_it_stops_after_so_many_coups() -> None:
    done = run("--seed", "42", "--coups", "3")
    assert len(coups_of(done.stdout)) == 3
    assert "Stopped after coup 3, as asked; the shoe goes on to coup 80.\n" in done.stdout
    # The burned card has left the shoe, too.
    shown = sum(len(re.findall("[♠♥♦♣]", block.splitlines()[2])) for block in coups_of(done.stdout))
    assert f"{416 - 1 - shown} of 416 cards are left in the shoe.\n" in done.stdout


def test_roulette_names_number_and_colour_of_every_spin() -> None:
    done = run("--edition", RAPID, "--game", "roulette", "--seed", "1")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    spins = re.findall(r"^Spin (\d+)\n.*\n(\d+) (red|black|green) · ", done.stdout, re.MULTILINE)
    assert [int(number) for number, _, _ in spins] == list(range(1, 101))
    colours = Counter(name for _, _, name in spins)
    assert (
        f"100 spins: red {colours['red']}, black {colours['black']}, zero {colours['green']}.\n"
        in done.stdout
    )
    strips = done.stdout.partition("Numbers: red above, zero between, black below\n")[2]
    rows = strips.partition("100 spins")[0].split("\n")
    assert [Counter(" ".join(rows[top : top + 4]).split()) for top in range(0, 16, 4)] == [
        Counter(pocket for _, pocket, _ in spins[start : start + 25]) for start in range(0, 100, 25)
    ]
    assert "".join(rows[16:]) == ""


@pytest.mark.parametrize(
    "options, sentence",
    [
        (["--edition", "macau-1962"], "There is no edition 'macau-1962'."),
        (["--game", "pontoon"], "The Star: Baccarat has no game 'pontoon'."),
    ],
)
def test_what_is_not_there_is_refused_in_one_sentence(options: list[str], sentence: str) -> None:
    done = run(*options)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"pitboss: {sentence}")
    assert done.stderr.count("\n") == 1


def heard(edition: str, *, met: int, after: int, coups: int) -> list[str]:
    """The dealer's calls in a shoe of so many coups. Calls of every coup are shortened to dots."""
    procedure = baccarat(edition).procedure
    dealt = [
        DealtCoup(
            number=number,
            cards=(),
            coup=Coup(procedure.tableau),
            cutting_card=after if number == met else None,
            left=coups - number if number >= met else None,
            extended=edition == CANBERRA and met == number < coups,
            settled_early={},
            settled={},
        )
        for number in range(1, coups + 1)
    ]
    bets = "Place your bets, please. No more bets."
    return [within.replace(bets, "…") for _, within in calls(procedure.end, dealt)]


def test_the_dealer_calls_the_cutting_card_and_the_last_coup() -> None:
    assert heard(STAR, met=2, after=3, coups=3) == [
        "…",
        "… The cutting card is out after card 3. One more coup after this.",
        "Last coup of this shoe. …",
    ]
    assert heard(STAR, met=2, after=0, coups=2) == [
        "…",
        "… The cutting card is out before the first card. This coup is the last.",
    ]
    # Canberra has no announcement, and one more coup after a tie on the last.
    assert heard(CANBERRA, met=1, after=2, coups=1) == ["… The cutting card is out after card 2."]
    assert heard(CANBERRA, met=1, after=2, coups=2) == [
        "… The cutting card is out after card 2. A tie on the last coup: one more is dealt.",
        "…",
    ]


@pytest.mark.parametrize(
    "dealt, story, why",
    [
        (
            "9S KH 4D 7C 7H",
            "Player 9♠ 4♦ draws 7♥ = 0 · Banker K♥ 7♣ stands on 7 · Banker wins 7 to 0",
            "Player has 3, so draws. Banker has 7 and always stands.",
        ),
        (
            "TS 2H 9D 3C",
            "Player 10♠ 9♦ has a natural 9 · Banker 2♥ 3♣ has 5 · Player wins 9 to 5",
            "A natural for the Player: nobody draws a third card.",
        ),
        (
            "TS KH 8D 8C",
            "Player 10♠ 8♦ has a natural 8 · Banker K♥ 8♣ has a natural 8 · Tie at 8",
            "A natural for the Player and the Banker: nobody draws a third card.",
        ),
        (
            "TS KH 6D 5C AH",
            "Player 10♠ 6♦ stands on 6 · Banker K♥ 5♣ draws A♥ = 6 · Tie at 6",
            "Player has 6, so stands. Banker has 5 and draws because the Player stood.",
        ),
        (
            "TS KH 2D 3C 8H",
            "Player 10♠ 2♦ draws 8♥ = 0 · Banker K♥ 3♣ stands on 3 · Banker wins 3 to 0",
            "Player has 2, so draws. Banker has 3 and stands against a third card worth 8.",
        ),
        (
            "TS KH 2D 2C 8H 9S",
            "Player 10♠ 2♦ draws 8♥ = 0 · Banker K♥ 2♣ draws 9♠ = 1 · Banker wins 1 to 0",
            "Player has 2, so draws. Banker has 2 and always draws.",
        ),
    ],
)
def test_a_coup_in_words(dealt: str, story: str, why: str) -> None:
    assert narrate(coup(dealt)).plain == story
    assert explain(coup(dealt)) == why


@pytest.mark.parametrize("width, height", [(80, 24), (100, 40), (160, 50), (40, 12)])
@pytest.mark.parametrize("edition, game", [(STAR, "baccarat"), (CANBERRA, "commission"), (RAPID, "roulette")])
def test_the_screen_is_never_larger_than_the_terminal(
    edition: str, game: str, width: int, height: int
) -> None:
    found: Game | None = EDITIONS[edition].game(game)
    assert found
    show = make_show(make_header(EDITIONS[edition], found, None, None), seed=42)
    console = Console(width=width, height=height, file=io.StringIO(), force_terminal=False)
    *before, last = moments(show)
    for moment in (*before[::17], last):
        lines = console.render_lines(screen(console, show, moment), pad=False)
        assert len(lines) == height
        assert max(sum(segment.cell_length for segment in line) for line in lines) <= width


@pytest.mark.parametrize("edition, game", [(STAR, "baccarat"), (CANBERRA, "commission"), (RAPID, "roulette")])
def test_the_boards_hear_of_a_round_when_it_is_over(edition: str, game: str) -> None:
    found: Game | None = EDITIONS[edition].game(game)
    assert found
    shown = list(moments(make_show(make_header(EDITIONS[edition], found, None, None), seed=42)))
    words = [len(moment.step.words) for moment in shown if moment.step.name == "before play"]
    assert words == list(range(1, 1 + len(words))), "the dealer speaks sentence by sentence"
    over: list[str] = []
    total: Counter[int] = Counter()
    for moment in shown[len(words) :]:
        if moment.over:
            over.append(moment.step.name)
            for box, wagers in moment.step.settled.items():
                total[box] += sum(row.returned - row.stake for row in wagers.values())
        assert (moment.played, moment.won) == (len(over), total)
        assert (moment.step.name in over) == moment.over
    assert over == [f"{'spin' if game == 'roulette' else 'coup'} {i}" for i in range(1, 1 + len(over))]


def test_settlements_leave_the_boards_their_room() -> None:
    game: Game | None = EDITIONS[RAPID].game("roulette")
    assert game
    show = make_show(make_header(EDITIONS[RAPID], game, None, None), seed=42)
    console = Console(width=80, height=24, file=io.StringIO(), force_terminal=False)
    moment = next(moment for moment in moments(show) if moment.played == 20)
    lines = console.render_lines(screen(console, show, moment), pad=False)
    text = ["".join(segment.text for segment in line).rstrip() for line in lines]
    heading = text.index("Numbers: red above, zero between, black below")
    assert len(" ".join(text[heading + 1 : heading + 4]).split()) == 20


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    "term, options, expected",
    [
        ("xterm", (), ("live", 0.4)),
        ("xterm", ("--pace", "0"), ("live", 0)),
        ("xterm", ("--pace", "2.5"), ("live", 2.5)),
        ("dumb", (), ("plain", 0)),
        ("dumb", ("--pace", "2.5"), ("plain", 2.5)),
    ],
)
def test_a_terminal_gets_a_screen_at_its_pace(
    monkeypatch: pytest.MonkeyPatch, term: str, options: tuple[str, ...], expected: tuple[str, float]
) -> None:
    played: list[tuple[str, float]] = []
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("sys.stdout", Terminal())
    for way in ("live", "plain"):
        monkeypatch.setattr(
            f"pitboss.cli.games.demo.play_{way}", lambda _, show, pace, way=way: played.append((way, pace))
        )
    command(["demo", *options], obj=Ports(entropy=FixedEntropy()), standalone_mode=False)
    assert played == [expected]


def test_a_pace_is_kept_between_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    for pace in (0.0, 1.5):
        run.__wrapped__("--pace", str(pace), "--coups", "3")
        assert slept == [pace] * 3
        slept.clear()


def test_a_tie_that_brought_one_more_coup_is_announced() -> None:
    printed = run("--edition", CANBERRA, "--game", "commission", "--seed", "7").stdout
    assert re.search(
        r"^Cutting card in coup \d+ after card \d, and 1 more followed \(rule 5\.8\)\."
        r" A tie brought one of them\.$",
        printed,
        re.MULTILINE,
    )


# A parent that ignores interrupts, such as a background job of a shell, passes that on. A terminal does not.
PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from pitboss.app import main
main()
"""


def on_a_terminal(*options: str, interrupt: bool = False) -> tuple[int, str]:
    """Runs the demo on a terminal of 80 columns and 24 lines. Returns its exit status and its output."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    env = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
    started = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "demo", "--seed", "42", *options],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**env, "TERM": "xterm-256color"},
    )
    os.close(theirs)
    written = b""
    with started, os.fdopen(ours, "rb", buffering=0) as terminal:
        while True:
            try:
                part = terminal.read(4096)
            except OSError:  # Linux raises this once the other side is closed.
                break
            if not part:
                break
            written += part
            if interrupt and b"coup 2" in written:
                started.send_signal(signal.SIGINT)
                interrupt = False
    return started.returncode, written.decode()


def test_on_a_terminal_it_has_a_screen_of_its_own_and_leaves_the_summary() -> None:
    status, written = on_a_terminal("--coups", "4", "--pace", "0")
    assert status == 0
    shown, left = written.split("\x1b[?1049l")
    assert "coup 4" in shown
    assert "\x1b[2J" not in shown.partition("coup 1")[2], "the screen is overwritten, never cleared"
    assert "Bead plate" in left
    assert "4 coups: Banker 3, Player 1, Tie 0." in left
    assert "Again: pitboss demo --edition star-baccarat-2024 --game baccarat --seed 42" in left


def test_ctrl_c_closes_the_table_in_one_line() -> None:
    status, written = on_a_terminal("--pace", "0.05", interrupt=True)
    left = re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]", "", written.split("\x1b[?1049l")[1])
    assert status == 130
    assert left == "The table is closed. Seed 42 deals the same again.\r\n"
