"""The library for Python programs: its refusals, its imports, and its frozen values.

It takes over 10 s: exact odds of cards load compiled code, in processes of their own.
"""

import inspect
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from kit.support import GUIDE, PREMIUM, RAPID, STAR

import pitboss
from pitboss import RefusedError, edition
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AnyOf, Fact, Text
from pitboss.library.editions import EditionGames
from pitboss.library.games import Baccarat, Roulette, TableGame
from pitboss.library.rulings import Facts

COUP = "9S KH 4D 7C 7H"
FEW = {"KS": 4, "9H": 2, "5D": 3}
MISDEALT: dict[str, Any] = {"player": "9S", "said": {"reconstructed": False}}


def wheel() -> Roulette:
    return edition(RAPID).game("roulette")


def cards() -> Baccarat:
    return edition(STAR).game("baccarat")


def rule_with(fact: str, value: Any) -> object:
    """A ruling on a misdeal with one fact of this value."""
    return cards().rule("misdeal", **MISDEALT | {fact: value})


def refusal(ask: Callable[[], object]) -> RefusedError:
    with pytest.raises(RefusedError) as caught:
        ask()
    return caught.value


# Refusing.

BAD: list[tuple[Callable[[], object], str, str]] = [
    (lambda: edition("macau-1962"), "unknown-edition", STAR),
    (lambda: edition(STAR).game("chemin-de-fer"), "unknown-game", "even-money"),
    (lambda: edition(STAR).game("baccarat", decks=5), "decks-not-allowed", "3, 4, 6 or 8"),
    (lambda: edition(STAR).game("baccarat", decks=9), "decks-not-allowed", "3, 4, 6 or 8"),
    (lambda: edition(STAR).game("baccarat", decks=8.0), "out-of-range", "whole number"),  # type: ignore[call-overload]
    (lambda: edition(STAR).game("baccarat", decks="8"), "out-of-range", "not '8'"),  # type: ignore[call-overload]
    (lambda: edition(STAR).odds(decks=8.0), "out-of-range", "whole number"),  # type: ignore[arg-type]
    (lambda: edition(STAR).game("baccarat", tie_percent=5), "no-tie-percent", "Baccarat"),
    (lambda: edition(STAR).game("baccarat", smallest_chip=0), "out-of-range", "from 1"),
    (lambda: edition(STAR).game("baccarat", smallest_chip=2.5), "out-of-range", "2.5"),  # type: ignore[call-overload]
    (lambda: edition(RAPID).game("roulette", decks=8), "no-decks", "without cards"),
    (lambda: edition(PREMIUM).game("tie-premium", tie_percent="some"), "bad-percent", "some"),
    (lambda: edition(PREMIUM).game("tie-premium").settle(COUP, {}), "tie-percent-needed", "1 to 10"),
    (lambda: edition(STAR).game("baccarat").settle(COUP, {"bankr": 1}), "unknown-wager", "small-tiger"),
    (lambda: edition(STAR).game("baccarat").settle(COUP, {"banker": 0}), "bad-stake", "more than nothing"),
    (lambda: edition(STAR).game("baccarat").settle("9S KH", {}), "too-few-cards", "Player"),
    (lambda: edition(STAR).game("baccarat").settle("9S KX", {}), "unknown-card", "KX"),
    (lambda: edition(STAR).game("baccarat").odds(removed="AS " * 9), "card-not-in-shoe", "AS"),
    (lambda: edition(STAR).game("baccarat").odds(removed="AS", remaining="KS"), "two-shoes", "not both"),
    (lambda: edition(STAR).game("baccarat").odds(remaining={"AS": 2}), "shoe-too-short", "2"),
    (lambda: edition(STAR).game("baccarat").odds(remaining={"AS": 2.5}), "bad-remaining", "2.5"),  # type: ignore[dict-item]
    (lambda: edition(STAR).game("baccarat").odds()["bankr"], "unknown-wager", "small-tiger"),
    (lambda: edition(STAR).odds()["bacarat"], "unknown-game", "even-money"),
    (lambda: edition(STAR).game("baccarat").deal(-1), "out-of-range", "seed"),
    (lambda: edition(STAR).game("baccarat").deal(1, shoe=0), "out-of-range", "shoe"),
    (lambda: edition(STAR).game("baccarat").roads("BPX"), "unknown-letter", "'X'"),
    (lambda: edition(STAR).game("baccarat").roads(["B", "P"]), "wrong-type", "not 'B'"),  # type: ignore[list-item]
    (lambda: edition(STAR).game("baccarat").roads(wheel().deal(1)), "wrong-type", "coups"),  # type: ignore[arg-type]
    (lambda: edition(STAR).game("baccarat").settle(COUP, None), "wrong-type", "mapping"),  # type: ignore[arg-type]
    (lambda: wheel().settle(17, None), "wrong-type", "mapping"),  # type: ignore[arg-type]
    (lambda: edition(STAR).game("baccarat").odds(removed=None), "wrong-type", "codes"),  # type: ignore[arg-type]
    (lambda: edition(STAR).game("baccarat").rule("misdeal", wagers=range(3)), "wrong-type", "players"),  # type: ignore[arg-type]
    (lambda: edition(STAR).game("baccarat").simulate(0), "out-of-range", "coups"),
    (lambda: edition(STAR).game("baccarat").simulate(10, seed=2**64), "out-of-range", "seed"),
    (lambda: edition(STAR).game("baccarat").rule("rain"), "irregularity-unknown", "misdeal"),
    (lambda: edition(STAR).game("baccarat").rule("misdeal", weather=1), "bad-state", "weather"),  # type: ignore[call-arg]
    (lambda: edition(GUIDE).game("commission").rule("misdeal"), "irregularity-unknown", "Mini Baccarat"),
    (lambda: wheel().rule("misdeal"), "irregularity-does-not-fit", "only in games with cards."),
    (lambda: wheel().settle(37, {}), "unknown-number", "0 to 36"),
    (lambda: wheel().settle(17, {"split:1/9": 100}), "unknown-wager", "zero-spiel"),
    (lambda: wheel().deal(True), "out-of-range", "seed"),
]


@pytest.mark.parametrize(
    ("ask", "code", "message"), BAD, ids=[f"{code}:{message}" for _, code, message in BAD]
)
def test_every_refusal_is_raised(ask: Callable[[], object], code: str, message: str) -> None:
    refused = refusal(ask)
    assert refused.code == code
    assert message in refused.message
    assert str(refused) == refused.message + (f" (rule {refused.clause})" if refused.clause else "")


ASKED: dict[str, Callable[[Any], object]] = {
    "edition key": edition,
    "game key": lambda value: edition(STAR).game(value),
    "game decks": lambda value: edition(STAR).game("baccarat", decks=value),
    "game tie_percent": lambda value: edition(PREMIUM).game("tie-premium", tie_percent=value),
    "game smallest_chip": lambda value: edition(STAR).game("baccarat", smallest_chip=value),
    "EditionGames.odds decks": lambda value: edition(STAR).odds(decks=value, remaining=FEW),
    "EditionGames.odds removed": lambda value: edition(STAR).odds(removed=value),
    "EditionGames.odds remaining": lambda value: edition(STAR).odds(remaining=value),
    "Baccarat.settle cards": lambda value: cards().settle(value, {"banker": 1}),
    "Baccarat.settle wagers": lambda value: cards().settle(COUP, value),
    "Baccarat.settle stake": lambda value: cards().settle(COUP, {"banker": value}),
    "Baccarat.odds removed": lambda value: cards().odds(removed=value),
    "Baccarat.odds remaining": lambda value: cards().odds(remaining=value),
    "Baccarat.odds count": lambda value: cards().odds(remaining={"9S": value}),
    "Baccarat.deal seed": lambda value: cards().deal(value),
    "Baccarat.deal shoe": lambda value: cards().deal(1, shoe=value),
    "Baccarat.roads coups": lambda value: cards().roads(value),
    "Baccarat.roads coup": lambda value: cards().roads([value]),
    "Roulette.settle number": lambda value: wheel().settle(value, {"red": 1}),
    "Roulette.settle wagers": lambda value: wheel().settle(17, value),
    "Roulette.settle stake": lambda value: wheel().settle(17, {"red": value}),
    "Roulette.deal seed": lambda value: wheel().deal(value),
    "Roulette.deal run": lambda value: wheel().deal(1, run=value),
    "TableGame.simulate coups": lambda value: wheel().simulate(
        min(value, 1_000) if type(value) is int else value
    ),
    "TableGame.simulate seed": lambda value: wheel().simulate(1_000, seed=value),
    "TableGame.rule kind": lambda value: cards().rule(value),
    **{f"TableGame.rule {fact}": partial(rule_with, fact) for fact in Facts.__annotations__},
}
"""What a caller passes to the library, each with a call that passes it."""
WRONG = [
    *(None, "", "8", "9S", b"9S", True, -1, 8, 10**30, 8.0, float("nan"), 1j, Fraction(1, 3), object(), len),
    *(
        [],
        [[]],
        [None],
        ["B", "P"],
        (),
        {"9S"},
        range(3),
        {},
        {1: 1},
        {None: {}},
        {"9S": 9.5},
        {"banker": []},
    ),
    *({"Ann": range(3)}, {"Ann": {"banker": "x"}}, iter([1]), wheel().deal(1), edition(STAR)),
]
"""Values of all types. Some are right for some parameters."""


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_a_value_of_another_type_is_refused_in_a_sentence(ask: Callable[[Any], object]) -> None:
    messages = []
    for value in WRONG:
        try:
            ask(value)
        except RefusedError as refused:
            messages.append(refused.message)
    assert len(messages) > len(WRONG) // 3
    assert [message for message in messages if not re.fullmatch(r"[^\n]+\.", message)] == []


def test_every_parameter_of_the_library_is_tried_with_other_types() -> None:
    asked = {"edition key", *(f"TableGame.rule {fact}" for fact in Facts.__annotations__)}
    for owner in (EditionGames, TableGame, Baccarat, Roulette):
        for name, method in vars(owner).items():
            if inspect.isfunction(method) and not name.startswith("_"):
                prefix = name if (owner, name) == (EditionGames, "game") else f"{owner.__name__}.{name}"
                asked |= {f"{prefix} {each}" for each in list(inspect.signature(method).parameters)[1:]}
    assert asked - {"TableGame.rule facts"} <= ASKED.keys()


def test_a_refusal_carries_the_rejection_with_its_clause() -> None:
    refused = refusal(lambda: edition(STAR).game("baccarat", decks=5))
    assert isinstance(refused, ValueError)
    facts: dict[str, Fact] = {"game": Text("game-baccarat"), "allowed": AnyOf((3, 4, 6, 8)), "given": 5}
    assert refused.rejection == Rejection("decks-not-allowed", facts, "3.1")
    assert pickle.loads(pickle.dumps(refused)).rejection == refused.rejection


# Importing.

HEAVY = "numpy numba scipy matplotlib pandas litestar typer rich distributed".split()


def loaded_by(program: str) -> set[str]:
    """The heavy packages that a program has loaded by its end."""
    ask = f"{program}\nimport sys; print(*(name for name in {HEAVY!r} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "program",
    [
        "import pitboss; pitboss.edition('star-baccarat-2024')",
        "from pitboss import edition; edition('star-rapid-etg-2016').game('roulette').odds()",
        "from pitboss import edition; game = edition('star-baccarat-2024').game('baccarat'); "
        f"game.settle('{COUP}', {{'banker': 100}})._repr_html_(); game.roads(game.deal(1)); "
        "game.rule('misdeal', said={'reconstructed': False}, player='9S')",
    ],
)
def test_what_needs_no_heavy_package_loads_none(program: str) -> None:
    assert loaded_by(program) == set()


def test_exact_odds_of_cards_load_numpy_when_asked_for() -> None:
    game = "from pitboss import edition; game = edition('star-baccarat-2024').game('baccarat')"
    assert loaded_by(game) == set()
    assert "numpy" in loaded_by(f"{game}; game.odds()")


def test_the_package_itself_loads_nothing_of_the_library() -> None:
    list_ours = "print([name for name in sys.modules if name.startswith('pitboss.')])"
    ask = f"import pitboss, sys; dir(pitboss); {list_ours}"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_package_has_the_names_that_it_lists_and_no_other() -> None:
    assert [getattr(pitboss, name).__name__ for name in pitboss.__all__] == pitboss.__all__
    with pytest.raises(AttributeError, match="no attribute 'casino'"):
        _ = pitboss.casino  # type: ignore[attr-defined]


def test_completion_finds_the_names_of_the_package() -> None:
    assert set(pitboss.__all__) <= set(dir(pitboss))
    assert {"__doc__", "__name__"} <= set(dir(pitboss))


# Frozen values.


@pytest.mark.parametrize("make", [lambda: edition(STAR).game("baccarat"), lambda: edition(STAR), wheel])
def test_games_and_editions_are_frozen(make: Callable[[], object]) -> None:
    made = make()
    field = "rules" if made == edition(STAR) else "header"
    with pytest.raises(FrozenInstanceError):
        setattr(made, field, None)
