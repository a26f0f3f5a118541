"""No dead code: the product uses all its functions, classes, methods and constants.

A name that only tests, docs, benchmarks or examples use counts as dead.

It takes over 10 s: every module of the product is parsed, and the uses of every name are followed.
"""

from functools import cache
from importlib import import_module
from pathlib import Path

from kit.unused_names import unused

import pitboss

ROOT = Path(pitboss.__file__).parent
ENTRIES = (
    "pitboss.app.",  # The command `pitboss`.
    "pitboss.store.sqlite.executor.run_writer",  # The entry point of the SQLite writer process.
    "pitboss.library.",  # The public Python API; `from pitboss import edition` leads here.
)
EXCEPTIONS = {
    # They implement a clause. Their acts or reports come with the part of the product that will use them.
    "pitboss.acting.registers.payment_errors.judge": "S 12.18, 12.19",
    "pitboss.acting.registers.payment_errors.to_do": "S 12.18, 12.19",
    "pitboss.acting.registers.payment_errors.monthly_list": "S 12.20",
    "pitboss.baccarat.play.limits.rule_on_past_coup": "S 6.5.1",
    "pitboss.baccarat.play.limits.check_tournament": "S 6.9.1",
    "pitboss.baccarat.play.receiving.hand_markers": "S 2.6, P 2.7",
    "pitboss.baccarat.play.two_games.advance": "R 7.7.3",
    "pitboss.game.preparing.decks.check_set": "S 3.1, C 2.1, R 2.5.4",
    "pitboss.game.preparing.stack.collect_dropped": "S 4.6.1",
    # Their users are outside the product.
    "pitboss.service.api.description.openapi_page": "docs/tools/make_api_pages.py writes the page",
    "pitboss.service.api.description.socket_page": "docs/tools/make_api_pages.py writes the page",
    "pitboss.service.api.description.types_page": "docs/tools/make_api_pages.py writes the page",
    "pitboss.store.memory.MemoryStore": "the third store of the contract, for those who embed the engine",
}
"""Names that nothing in the product uses, each with its reason."""
EXCEPTIONS_LEFT = 13
"""The list may only shrink: lower this number with every row that goes, and never raise it."""


@cache
def sources() -> dict[str, str]:
    return {_module(path): path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py")}


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")


def inherits(owner: str, name: str) -> bool:
    """Whether a class inherits a method's name from a library, which may then call it."""
    if owner in sources():
        return False
    module, _, cls = owner.rpartition(".")
    bases = getattr(import_module(module), cls).__mro__
    return any(name in vars(base) for base in bases if not base.__module__.startswith("pitboss."))


def test_the_product_uses_all_that_it_has() -> None:
    assert unused(sources(), lambda name: name.startswith(ENTRIES) or name in EXCEPTIONS, inherits) == set()


def test_the_list_of_exceptions_only_shrinks() -> None:
    assert len(EXCEPTIONS) == EXCEPTIONS_LEFT, "use the new name or delete it; do not list it"


def test_every_exception_is_still_unused() -> None:
    found = unused(sources(), lambda name: name.startswith(ENTRIES), inherits)
    assert EXCEPTIONS.keys() - found == set(), "take it off the list"


MADE_UP = {
    "toy": "",
    "toy.words": """
from toy.things import Used, helper
import toy.things as things

UNUSED, TOLD = 1, 2

class Plain:
    field = 1

@app.command()
def run():
    helper()
    return Used().called, things.by_prefix, TOLD
""",
    "toy.things": """
def helper(): _inner()
def _inner(): ...
def by_prefix(): ...
def recursive(): recursive()
def one(): other()
def other(): one()

class Used:
    field = 1
    def __repr__(self): return _shown()
    @property
    def called(self): ...
    def uncalled(self): ...
    def from_library(self): ...

def _shown(): ...
""",
}


def test_the_search_finds_what_is_dead_and_nothing_else() -> None:
    found = unused(MADE_UP, lambda name: False, lambda owner, name: name == "from_library")
    assert found == {
        "toy.words.UNUSED",
        "toy.words.Plain",
        "toy.things.recursive",
        "toy.things.one",
        "toy.things.other",
        "toy.things.Used.uncalled",
    }
    unused_names = unused(MADE_UP, lambda name: name == "toy.things.one", lambda owner, name: False)
    assert "toy.things.other" not in unused_names
    assert "toy.things.Used.from_library" in unused_names


def test_a_registered_function_is_used_with_the_function_that_dispatches() -> None:
    toys = {
        "toy": """
@singledispatch
def called(toy): ...
@called.register
def _(toy: Ball): bounce()
@called.register
def roll(toy: Car): ...
@singledispatch
def uncalled(toy): ...
@uncalled.register
def _(toy: Ball): sink()
def bounce(): ...
def sink(): ...
called(1)
""",
    }
    assert unused(toys, lambda name: False, lambda owner, name: False) == {"toy.uncalled", "toy.sink"}


def test_a_package_that_code_looks_into_is_used_by_the_attribute() -> None:
    toys = {
        "toy": "from toy import all\n[load(all.__path__).NAME, getattr(all, 'OTHER')]",
        "toy.all": "",
        "toy.all.first": "NAME = PART = 1",
        "toy.all.second": "OTHER = 2",
    }
    assert unused(toys, lambda name: False, lambda owner, name: False) == {"toy.all.first.PART"}
