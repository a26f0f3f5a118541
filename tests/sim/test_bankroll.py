"""Bankroll studies: every system against a patron in plain Python, and probabilities against exact ones."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from math import sqrt
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.support import CANBERRA, EDITIONS, PREMIUM, RAPID, STAR, baccarat, refused, roulette

from pitboss.game.bets import settle_spin
from pitboss.game.dealer import deal_shoe, prepare
from pitboss.game.settlement import Outcome, Settlement, Terms, settle_coup
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.money import payment
from pitboss.kernel.rejection import unwrap
from pitboss.odds.wagers import Prize, schedule
from pitboss.rules.edition import Game
from pitboss.sim import bankroll
from pitboss.sim.bankroll import Plan, Sessions, check_plan, join, play, play_all
from pitboss.sim.findings import cost, find_figures, ruin, spread
from pitboss.sim.outcomes import Outcomes, outcomes_of
from pitboss.sim.systems import SYSTEMS, Figures, System, View, find_system
from pitboss.words.rendering import english

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "own_system.py"
PRIZES = [
    Prize("even", Outcome.WIN, Fraction(2), ""),
    Prize("commission", Outcome.WIN, Fraction(39, 20), ""),
    Prize("half", Outcome.WIN, Fraction(3, 2), ""),
    Prize("sign", Outcome.WIN, Fraction(10_333, 10_000), ""),
    Prize("eight", Outcome.WIN, Fraction(9), ""),
    Prize("standoff", Outcome.STANDOFF, Fraction(1), ""),
    Prize("lose", Outcome.LOSE, Fraction(0), ""),
    Prize("lose", Outcome.LOSE, Fraction(0), ""),
    Prize("lose", Outcome.LOSE, Fraction(0), ""),
]
WAGER = schedule("any", "Any", PRIZES)
PLAN = Plan(patrons=1, coups=1, seed=1, bankroll=1_000_00, base=10_00, minimum=10_00, maximum=1_000_00)
FIBONACCI = (1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181, 6765)


@dataclass
class PlainPatron:
    """A patron in plain Python, without arrays or tables."""

    system: str
    units: int = 1
    in_a_row: int = 0
    lost: int = 0

    def hear(self, outcome: Outcome) -> None:
        if outcome is Outcome.STANDOFF:
            return
        won = outcome is Outcome.WIN
        match self.system:
            case "martingale":
                self.units = 1 if won else 2 * self.units
            case "paroli":
                # Winnings stay on the table for at most three wins in a row.
                self.in_a_row = (self.in_a_row + 1) % 3 if won else 0
                self.units = 2**self.in_a_row
            case "dalembert":
                self.units = max(1, self.units - 1) if won else self.units + 1
            case "fibonacci":
                self.lost = max(0, self.lost - 2) if won else self.lost + 1
                self.units = FIBONACCI[self.lost]
            case "1-3-2-6":
                self.in_a_row = (self.in_a_row + 1) % 4 if won else 0
                self.units = int("1326"[self.in_a_row])


def play_plainly(system: str, plan: Plan, fell: list[int]) -> tuple[list[int], list[int], int, int]:
    """The bankroll before and after every coup, every stake, the largest fall, and the coups played."""
    patron, money, stakes = PlainPatron(system), [plan.bankroll], []
    unit = plan.chip * plan.pieces
    smallest = next(stake for stake in range(unit, 10**9, unit) if stake >= plan.minimum)
    for index in fell:
        if money[-1] < smallest:
            break
        stake = min(max(plan.base * patron.units, smallest), plan.maximum, money[-1])
        stake -= stake % unit
        prize = PRIZES[index]
        left = money[-1] - stake
        if prize.outcome is Outcome.WIN:
            left += stake + payment(prize.returns - 1, stake, plan.chip)
        elif prize.outcome is Outcome.STANDOFF:
            left += stake
        patron.hear(prize.outcome)
        stakes.append(stake)
        money.append(left)
    falls = [before - after for i, after in enumerate(money) for before in money[: i + 1]]
    return money, stakes, max(falls), len(stakes)


def copy_of(view: View) -> View:
    """A copy of a view that does not change after the coup."""
    place, outcome, stake, money = (figures.copy() for figures in view[:4])
    return View(place, outcome, stake, money, view.base, view.minimum, view.maximum)


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    chip = draw(st.sampled_from([1, 25, 100, 250]))
    pieces = draw(st.sampled_from([1, 1, 4, 9]))
    minimum = draw(st.integers(1, 3_000))
    least = -(-minimum // (chip * pieces)) * chip * pieces
    return replace(
        PLAN,
        chip=chip,
        pieces=pieces,
        minimum=minimum,
        maximum=draw(st.integers(least, 60_000)),
        base=draw(st.integers(1, 3_000)),
        bankroll=draw(st.integers(least, 40_000)),
    )


FELL = st.integers(1, 18).flatmap(
    lambda coups: st.lists(
        st.lists(st.integers(0, 8), min_size=coups, max_size=coups), min_size=1, max_size=5
    )
)


@pytest.mark.parametrize("name", SYSTEMS)
@settings(max_examples=60, deadline=None)
@given(plan=plans(), fell=FELL)
def test_a_system_plays_as_a_patron_in_plain_python_does(
    name: str, plan: Plan, fell: list[list[int]]
) -> None:
    coups = len(fell[0])
    plan = replace(plan, coups=coups)
    assert check_plan(plan) is None
    rows = np.array(fell, np.int8).T
    views: list[View] = []
    system = unwrap(find_system(name, coups))

    def watched(view: View) -> tuple[Figures, Figures]:
        views.append(copy_of(view))
        return unwrap(system(view))

    found = unwrap(play(plan, watched, WAGER, rows, len(fell), followed=len(fell)))
    for patron, falls in enumerate(fell):
        money, stakes, drawdown, lasted = play_plainly(name, plan, falls)
        assert found.left[patron] == money[-1]
        assert found.drawdown[patron] == drawdown
        assert found.turnover[patron] == sum(stakes)
        assert found.lasted[patron] == lasted
        assert found.paths[:, patron].tolist() == money + [money[-1]] * (coups - lasted)
        if len(fell) == 1:
            # The view of the next coup shows every stake.
            assert [int(view.stake[0]) for view in views[1:]] == stakes[: len(views) - 1]


@cache
def outcomes(edition: str, game: str, wager: str, decks: int = 8) -> Outcomes:
    found = EDITIONS[edition].game(game)
    assert found is not None
    return unwrap(
        outcomes_of(found, decks, Terms(tie_percent=Fraction(5) if game == "tie-premium" else None), wager)
    )


def run(plan: Plan, system: System | str, source: Outcomes) -> Sessions:
    found = unwrap(find_system(system, plan.coups)) if isinstance(system, str) else system
    return join([unwrap(part) for part in play_all(replace(plan, pieces=source.pieces), found, source)])


def same(one: Sessions, other: Sessions) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name)) for name in Sessions.__dataclass_fields__
    )


# The source of outcomes


def settled_shoes(
    game: Game, edition: str, key: str, seed: int, shoes: range, stake: int
) -> list[Settlement]:
    """A wager in every coup of some shoes, or in every spin of some runs, dealt and settled by the core."""
    found: list[Settlement] = []
    for number in shoes:
        entropy = SeededEntropy(seed, number)
        if game is roulette():
            found += [
                unwrap(settle_spin(roulette(), entropy.below(37), {key: stake}, Terms()))[key]
                for _ in range(100)
            ]
            continue
        cards = baccarat(edition, game.key)
        stack, _ = prepare(EDITIONS[edition], cards, 8, entropy)
        dealt = unwrap(deal_shoe(EDITIONS[edition], cards, stack, lambda _: {}, Terms()))
        found += [unwrap(settle_coup(cards, coup.coup, {key: stake}, Terms()))[key] for coup in dealt.coups]
    return found


@pytest.mark.parametrize(
    "edition, game, wager, shoes",
    [
        (STAR, "baccarat", "banker", 3),
        (STAR, "baccarat", "tiger", 3),
        (CANBERRA, "non-commission", "tie", 3),
        (RAPID, "baccarat", "player-dragon-bonus", 3),
        (RAPID, "roulette", "red", 2),
        (RAPID, "roulette", "straight:17", 2),
        (RAPID, "roulette", "grand-series", 2),
    ],
)
def test_a_flat_patron_gets_what_the_core_settles_on_shoes_of_their_own(
    edition: str, game: str, wager: str, shoes: int
) -> None:
    source = outcomes(edition, game, wager)
    coups, stake = 150, 36_00
    assert source.parts(coups) == shoes
    plan = replace(PLAN, patrons=3, coups=coups, bankroll=90_000_00, base=stake, minimum=stake, maximum=stake)
    found = run(plan, "flat", source)
    for patron in range(3):
        chosen = EDITIONS[edition].game(game)
        assert chosen is not None
        mine = range(1 + patron * shoes, 1 + (patron + 1) * shoes)
        settled = settled_shoes(chosen, edition, wager, plan.seed, mine, stake)[:coups]
        assert found.left[patron] == plan.bankroll + sum(one.returned - stake for one in settled)
    assert found.turnover.tolist() == [coups * stake] * 3


def test_payments_go_up_to_the_smallest_chip_as_the_core_rounds_them() -> None:
    source = outcomes(STAR, "baccarat", "banker")
    plan = replace(PLAN, patrons=2, coups=64, base=15_00, minimum=5_00, chip=5_00, bankroll=5_000_00)
    game = baccarat(STAR)
    for patron, left in enumerate(run(plan, "flat", source).left):
        stack, _ = prepare(EDITIONS[STAR], game, 8, SeededEntropy(plan.seed, patron + 1))
        dealt = unwrap(
            deal_shoe(
                EDITIONS[STAR], game, stack, lambda _: {1: {"banker": 15_00}}, Terms(smallest_chip=5_00)
            )
        )
        won = sum(coup.settled[1]["banker"].returned - 15_00 for coup in dealt.coups[:64])
        assert left == plan.bankroll + won


def test_a_wager_that_is_not_there_is_refused() -> None:
    assert refused(outcomes_of(baccarat(STAR), 8, Terms(), "panda")).code == "unknown-wager"
    assert refused(outcomes_of(baccarat(STAR), 4, Terms(), "tiger")).code == "wager-needs-decks"
    assert refused(outcomes_of(roulette(), 0, Terms(), "split:1/9")).code == "unknown-wager"


# Probabilities


def test_flat_patrons_lose_the_exact_edge() -> None:
    plan = replace(PLAN, patrons=4_000, coups=300, bankroll=100_000_00)
    for edition, game, wager in (
        (STAR, "baccarat", "banker"),
        (STAR, "baccarat", "player-pair"),
        (PREMIUM, "tie-premium", "player"),
        (RAPID, "roulette", "tier"),
    ):
        source = outcomes(edition, game, wager)
        found = find_figures(plan, run(plan, "flat", source), source.odds.edge)
        assert found.cost.z is not None
        assert abs(found.cost.z) < 4
        # The error agrees with the exact variance.
        foretold = sqrt(source.odds.variance / (plan.patrons * plan.coups))
        assert found.cost.error == pytest.approx(foretold, rel=0.06)


@pytest.mark.parametrize("name", SYSTEMS)
def test_no_system_changes_what_turnover_costs(name: str) -> None:
    plan = replace(PLAN, patrons=4_000, coups=300)
    source = outcomes(RAPID, "roulette", "black")
    found = find_figures(plan, run(plan, name, source), source.odds.edge)
    assert found.cost.z is not None
    assert abs(found.cost.z) < 4


def exact_ruin(units: int, spins: int) -> float:
    """The probability of losing so many units, one on red each time, within so many spins."""
    chance = {units: Fraction(1)}
    ruined = Fraction(0)
    for _ in range(spins):
        after: dict[int, Fraction] = {}
        for money, p in chance.items():
            after[money + 1] = after.get(money + 1, Fraction(0)) + p * 18 / 37
            after[money - 1] = after.get(money - 1, Fraction(0)) + p * 19 / 37
        ruined += after.pop(0, Fraction(0))
        chance = after
    return float(ruined)


@pytest.mark.parametrize("units, spins", [(3, 60), (10, 150)])
def test_ruin_has_its_exact_chance(units: int, spins: int) -> None:
    plan = replace(PLAN, patrons=20_000, coups=spins, bankroll=units * 10_00)
    found = find_figures(plan, run(plan, "flat", outcomes(RAPID, "roulette", "red")), Fraction(1, 37))
    exact = exact_ruin(units, spins)
    assert abs(found.ruin.share - exact) < 4 * sqrt(exact * (1 - exact) / plan.patrons)


def test_a_martingale_of_six_steps_is_ruined_by_six_losses_in_a_row() -> None:
    # 63 units pay for exactly six losses, and for a seventh coup only after a win: at first it is six.
    plan = replace(PLAN, patrons=20_000, coups=6, bankroll=630_00)
    found = find_figures(plan, run(plan, "martingale", outcomes(RAPID, "roulette", "red")), Fraction(1, 37))
    exact = (19 / 37) ** 6
    assert abs(found.ruin.share - exact) < 4 * sqrt(exact * (1 - exact) / plan.patrons)


# One study, played in different ways


@pytest.mark.parametrize("edition, game, wager", [(STAR, "baccarat", "banker"), (RAPID, "roulette", "red")])
def test_a_study_is_the_same_however_many_sit_together(
    edition: str, game: str, wager: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = replace(PLAN, patrons=41, coups=170, bankroll=200_00)
    monkeypatch.setattr(bankroll, "RECORDED_PATRONS", 17)
    source = outcomes(edition, game, wager)
    whole = run(plan, "fibonacci", source)
    assert whole.paths.shape == (len(plan.marks), 17)
    for together in (1, 7, 40):
        monkeypatch.setattr(bankroll, "PATRONS_AT_ONCE", together)
        assert same(run(plan, "fibonacci", source), whole)
    monkeypatch.setattr(bankroll, "COUPS_AT_ONCE", 1)
    assert same(run(plan, "fibonacci", source), whole)
    assert not same(run(replace(plan, seed=2), "fibonacci", source), whole)
    fewer = run(replace(plan, patrons=13), "fibonacci", source)
    assert fewer.left.tolist() == whole.left[:13].tolist()


def test_paths_are_thinned_and_end_where_the_patrons_end() -> None:
    plan = replace(PLAN, patrons=5, coups=1_003, bankroll=100_00)
    assert plan.marks[:3] == (0, 5, 10)
    assert plan.marks[-1] == 1_003
    assert len(plan.marks) <= bankroll.MOST_MARKS + 1
    found = run(plan, "martingale", outcomes(RAPID, "roulette", "red"))
    assert found.paths[0].tolist() == [100_00] * 5
    assert found.paths[-1].tolist() == found.left.tolist()


# User-written systems


def write(folder: Path, text: str) -> str:
    path = folder / "mine.py"
    path.write_text(text, encoding="utf-8")
    return f"{path}:mine"


IMITATIONS = {
    "flat": "return view.place, np.full_like(view.place, view.base)",
    "martingale": (
        "after = np.where(view.outcome > 0, view.base, view.stake);"
        "stake = np.where(view.outcome < 0, 2 * view.stake, after);"
        "return view.place, np.where(view.stake == 0, view.base, stake)"
    ),
    "dalembert": "place = np.maximum(view.place - view.outcome, 0); return place, view.base * (place + 1)",
    "paroli": (
        "place = np.where(view.outcome > 0, (view.place + 1) % 3, np.where(view.outcome < 0, 0, view.place));"
        "return place, view.base * 2**place"
    ),
}


@pytest.mark.parametrize("name", IMITATIONS)
def test_an_own_system_equals_the_built_in_that_it_imitates(name: str, tmp_path: Path) -> None:
    # The maximum is out of reach, because stakes that a table reduces are not the stakes wanted.
    plan = replace(PLAN, patrons=300, coups=90, bankroll=300_00, maximum=10_000_00)
    if name == "martingale":
        plan = replace(plan, bankroll=10_000_00, coups=8)
    own = write(tmp_path, f"import numpy as np\ndef mine(view):\n    {IMITATIONS[name]}\n")
    source = outcomes(STAR, "baccarat", "player")
    assert same(run(plan, own, source), run(plan, name, source))


def test_the_example_runs_and_its_system_is_no_built_in(capsys: pytest.CaptureFixture[str]) -> None:
    run_path(str(EXAMPLE), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["flat", "dalembert", "reverse"]
    plan = replace(PLAN, patrons=50, coups=60)
    source = outcomes(RAPID, "roulette", "red")
    reverse = run(plan, f"{EXAMPLE}:reverse", source)
    assert not any(same(reverse, run(plan, name, source)) for name in SYSTEMS)


def test_a_view_shows_what_has_happened_and_cannot_be_changed() -> None:
    views: list[View] = []

    def mine(view: View) -> tuple[Figures, Figures]:
        views.append(copy_of(view))
        with pytest.raises(ValueError, match="read-only"):
            view.bankroll[0] += 1_000_00
        return view.place + 5, np.array([20_00, 7_00, 5_000_00])

    # Even money, a standoff and a loss; then the last patron, who staked all, is out.
    rows = [np.array([0, 5, 6]), np.array([6, 6, 6])]
    plan = replace(PLAN, coups=2)
    with pytest.raises(ValueError, match="shape"):
        # Three stakes for two remaining patrons are a fault of the system.
        play(plan, mine, WAGER, rows, 3)
    first, second = views
    assert (first.base, first.minimum, first.maximum) == (10_00, 10_00, 1_000_00)
    assert [part.tolist() for part in first[:4]] == [[0] * 3, [0] * 3, [0] * 3, [1_000_00] * 3]
    assert [part.tolist() for part in second[:4]] == [
        [5, 5],
        [1, 0],
        [20_00, 10_00],
        [1_020_00, 1_000_00],
    ]


def test_an_answer_may_be_the_very_figures_that_were_seen() -> None:
    plan = replace(PLAN, patrons=40, coups=60)
    source = outcomes(RAPID, "roulette", "red")
    for answer in (
        lambda view: (view.stake, view.place + 15_00),
        lambda view: (view.place + view.outcome * 3_00, view.place),
    ):

        def copied(
            view: View, answer: Callable[[View], tuple[Figures, Figures]] = answer
        ) -> tuple[Figures, Figures]:
            place, stake = answer(view)
            return place.copy(), stake.copy()

        assert same(run(plan, answer, source), run(plan, copied, source))


@pytest.mark.parametrize(
    "text, message",
    [
        ("def mine(view:\n", "cannot be loaded: SyntaxError: "),
        ("import nowhere_to_be_found\n", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere"),
        ("import sys; sys.exit(0)\n", "cannot be loaded: SystemExit: 0."),
        ("mine = 7\n", "has no function 'mine'."),
        ("yours = print\n", "has no function 'mine'."),
    ],
)
def test_a_file_that_cannot_serve_is_refused(text: str, message: str, tmp_path: Path) -> None:
    own = write(tmp_path, text)
    refusal = refused(find_system(own, 10))
    assert refusal.code == "bad-system"
    assert english(refusal.text).startswith(f"{own.removesuffix(':mine')} {message}")
    assert "\n" not in english(refusal.text)


@pytest.mark.parametrize(
    "body, message",
    [
        ("raise RuntimeError('two\\nlines.')", "failed: RuntimeError: two lines."),
        ("return view.stakes", "failed: AttributeError: 'View' object has no attribute 'stakes'."),
        ("view.stake[0] = 1", "failed: ValueError: assignment destination is read-only."),
        ("return None", "returned a value of type NoneType, not a tuple of places and stakes."),
        (
            "return view.place, view.stake, 1",
            "returned a value of type tuple, not a tuple of places and stakes.",
        ),
        (
            "return view.place, 1.5 * view.stake",
            "returned an array of float64 and shape (3,) as stakes, not an array of 3 whole numbers.",
        ),
        (
            "return view.place[1:], view.stake",
            "returned an array of int64 and shape (2,) as places, not an array of 3 whole numbers.",
        ),
        ("return view.place > 0, view.stake", "returned an array of bool and shape (3,) as places, not an"),
        (
            "return view.place, view.stake.astype('u8')",
            "returned an array of uint64 and shape (3,) as stakes, not an",
        ),
        (
            "return view.place, 1000",
            "returned a value of type int as stakes, not an array of 3 whole numbers.",
        ),
    ],
)
def test_a_function_that_fails_or_answers_wrongly_is_refused(body: str, message: str, tmp_path: Path) -> None:
    own = write(tmp_path, f"def mine(view):\n    {body}\n")
    system = unwrap(find_system(own, 10))
    refusal = refused(play(replace(PLAN, coups=1), system, WAGER, [np.zeros(3, np.int8)], 3))
    assert refusal.code == "bad-system"
    assert english(refusal.text).startswith(f"mine of {own.removesuffix(':mine')} {message}")


@pytest.mark.parametrize("text", ["labouchere", ":mine", "", "Flat"])
def test_an_unknown_system_is_refused_with_those_there_are(text: str) -> None:
    refusal = refused(find_system(text, 10))
    assert refusal.code == "bad-system"
    assert all(name in english(refusal.text) for name in SYSTEMS)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    refusal = refused(find_system(f"{tmp_path}/gone.py:mine", 10))
    assert english(refusal.text) == f"{tmp_path}/gone.py cannot be loaded: No such file or directory."


# Limits and figures


def test_any_stake_wanted_is_brought_into_the_limits() -> None:
    wanted = [-(2**63), -1, 0, 9_99, 10_00, 12_49, 12_50, 999_99, 1_000_00, 1_000_01, 2**63 - 1]
    staked = [10_00] * 5 + [10_00, 12_50, 997_50, 1_000_00, 1_000_00, 1_000_00]
    plan = replace(PLAN, coups=1, bankroll=5_000_00, chip=2_50)
    rows = [np.full(len(wanted), 6, np.int8)]
    found = unwrap(play(plan, lambda view: (view.place, np.array(wanted)), WAGER, rows, len(wanted)))
    assert found.turnover.tolist() == staked
    short = unwrap(
        play(replace(plan, bankroll=14_00), lambda v: (v.place, np.array(wanted)), WAGER, rows, len(wanted))
    )
    assert short.turnover.tolist() == [10_00] * 6 + [12_50] * 5


def test_the_largest_study_stays_inside_64_bits() -> None:
    most = bankroll.MOST_CENTS
    plan = replace(PLAN, coups=50, bankroll=most, base=most, maximum=most)
    table = schedule("side", "Side", [Prize("big", Outcome.WIN, 1 + Fraction(200 * 10**6 - 1, 10**6), "")])
    rows = [np.zeros(1, np.int8)] * 50
    for name in SYSTEMS:
        found = unwrap(play(plan, unwrap(find_system(name, 50)), table, rows, 1))
        assert found.left[0] == most + 50 * payment(table.prizes[0].returns - 1, most, 1)
    # The largest permitted number of coups still fits.
    assert int(found.left[0]) // 50 * bankroll.MOST_COUPS < 2**63


@pytest.mark.parametrize("name", ["martingale", "fibonacci"])
def test_a_long_row_of_losses_stays_at_the_maximum(name: str) -> None:
    plan = replace(PLAN, coups=120, bankroll=bankroll.MOST_CENTS, base=90_000_00, maximum=100_000_00)
    rows = [np.full(1, 6, np.int8)] * 120
    found = unwrap(play(plan, unwrap(find_system(name, 120)), WAGER, rows, 1))
    at_base = {"martingale": 1, "fibonacci": 2}[name]
    assert found.turnover.tolist() == [at_base * 90_000_00 + (120 - at_base) * 100_000_00]


def test_a_call_bet_is_staked_in_pieces_of_whole_chips() -> None:
    source = outcomes(RAPID, "roulette", "grand-series")
    plan = replace(PLAN, patrons=1, coups=100, chip=50, bankroll=90_000_00)
    found = run(plan, "flat", source)
    # Nine pieces of 50 cents make 4.50, and three times as much reaches the minimum of 10.00.
    assert found.turnover.tolist() == [100 * 13_50]
    settled = settled_shoes(roulette(), RAPID, "grand-series", plan.seed, range(1, 2), 13_50)
    assert found.left[0] == plan.bankroll + sum(one.returned - 13_50 for one in settled)


def test_a_patron_with_less_than_the_smallest_stake_is_ruined() -> None:
    plan = replace(PLAN, coups=3, bankroll=25_00)
    rows = [np.array([6, 6, 5]), np.array([6, 5, 5]), np.array([6, 5, 5])]
    sessions = unwrap(play(plan, unwrap(find_system("flat", 3)), WAGER, rows, 3))
    assert (sessions.left.tolist(), sessions.lasted.tolist()) == ([5_00, 15_00, 25_00], [2, 3, 3])
    assert find_figures(plan, sessions, Fraction(0)).ruin.patrons == 1


@pytest.mark.parametrize(
    "changes, code",
    [
        ({"maximum": 9_99}, "bad-limits"),
        ({"minimum": 10_01, "maximum": 12_49, "chip": 2_50}, "bad-limits"),
        ({"bankroll": 9_99}, "out-of-range"),
        ({"bankroll": 11_99, "pieces": 6, "chip": 2_00}, "out-of-range"),
    ],
)
def test_a_plan_without_a_stake_is_refused(changes: dict[str, int], code: str) -> None:
    assert refused(check_plan(replace(PLAN, **changes))).code == code


def test_spreads_are_those_of_the_definition() -> None:
    figures = [5, -3, 8, 8, 0, 2, 2, 2, 9, 1]
    found = spread(np.array(figures))
    assert found.mean == sum(figures) / 10
    assert found.sd == pytest.approx(sqrt(sum((x - found.mean) ** 2 for x in figures) / 9))
    for percent, figure in found.percentiles.items():
        # The lowest figure that this percentage of patrons does not exceed.
        assert figure == min(x for x in figures if 100 * sum(y <= x for y in figures) >= percent * 10)


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_of_ruin_is_where_the_score_test_ends(ruined: tuple[int, int]) -> None:
    found = ruin(*ruined)
    low, high = found.interval
    assert 0 <= low <= found.share <= high <= 1
    for end in (low, high):
        if 0 < end < 1:
            z = (found.share - end) / sqrt(end * (1 - end) / ruined[1])
            assert abs(z) == pytest.approx(1.959964, rel=1e-5)


def test_what_play_cost_is_counted_beyond_64_bits() -> None:
    found = cost(np.array([2**62] * 4), np.array([2**60] * 4), Fraction(1, 4))
    assert (found.turnover, found.lost, found.rate, found.z) == (2**64, 2**62, 0.25, None)
