"""No optional parameter that only tests pass: a call of the product passes each at least once.

It takes over 10 s: every call of the product, its benchmarks, examples and documents is read.
"""

from functools import cache
from pathlib import Path

from kit.unpassed_parameters import unpassed

ROOT = Path(__file__).parent.parent.parent
CALLERS = ("benchmarks", "docs", "examples")
LIBRARY = "pitboss.library."
"""The public Python API. Its callers are other programs."""
EXCEPTIONS = {
    # They implement a clause. Their acts come with the part of the product that will use them.
    "pitboss.acting.registers.breaches.check_measure(done)": "S 14.5, P 15.5, R 12.5",
    "pitboss.game.preparing.stack.inspect(act)": "S 3.11, P 3.11, R 3.7",
    # Time and keys are inputs. The product always takes the usual ones.
    "pitboss.service.auth.key_connections.KeyConnections.__init__(clock)": "time is an input",
    "pitboss.store.memory.MemoryStore.__init__(clock)": "a store for those who embed the engine",
    "pitboss.store.memory.MemoryStore.__init__(house_key)": "a store for those who embed the engine",
}
"""Parameters that no call passes, each with its reason."""
EXCEPTIONS_LEFT = 5
"""The list may only shrink: lower this number with every row that goes, and never raise it."""


def _sources(folder: Path) -> dict[str, str]:
    return {
        ".".join(path.relative_to(folder).with_suffix("").parts): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.py")
    }


@cache
def found() -> set[str]:
    others = {f"{name}.{key}": text for name in CALLERS for key, text in _sources(ROOT / name).items()}
    return {name for name in unpassed(_sources(ROOT / "src"), others) if not name.startswith(LIBRARY)}


def test_the_product_passes_every_optional_parameter() -> None:
    assert found() - EXCEPTIONS.keys() == set()


def test_the_list_of_exceptions_only_shrinks() -> None:
    assert len(EXCEPTIONS) == EXCEPTIONS_LEFT, "pass the new parameter or delete it; do not list it"


def test_every_exception_is_still_unpassed() -> None:
    assert EXCEPTIONS.keys() - found() == set(), "take it off the list"


MADE_UP = """
def by_place(one, two=2): ...
def by_name(one, *, two=2): ...
def by_stars(one=1, *, two=2): ...
def by_partial(one=1, two=2): ...
def never(one, two=2, *, three=3): ...
def as_value(one=1): ...
def uncalled(one=1): ...
@app.command()
def registered(one=1): ...

class Toy:
    def __init__(self, one=1, two=2): ...
    def method(self, one, two=2): ...
    @staticmethod
    def static(one, two=2): ...

by_place(1, 2), by_name(1, two=2), by_stars(*args, **names), partial(by_partial, 1, two=2), never(1)
callback = as_value
as_value(), registered(), Toy(1).method(1), Toy.static(1)
never.cache
"""


def test_the_search_finds_the_parameters_that_no_call_passes() -> None:
    assert unpassed({"toy": MADE_UP}, {}) == {
        "toy.never(two)",
        "toy.never(three)",
        "toy.Toy.__init__(two)",
        "toy.Toy.method(two)",
        "toy.Toy.static(two)",
    }


def test_other_callers_count() -> None:
    others = {"other": "never(1, 2, three=3), Toy(1, 2).method(1, two=2), Toy.static(1, 2)"}
    assert unpassed({"toy": MADE_UP}, others) == set()
