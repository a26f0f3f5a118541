"""One seam between kinds of game: outside their two folders nothing tells a table from a wheel."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pitboss
from pitboss.acting.kinds import GameKind
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.kind import BACCARAT
from pitboss.roulette.kind import ROULETTE

ROOT = Path(pitboss.__file__).parent
FOLDERS = ("baccarat", "roulette")
PAIRS = (
    ("GamingTable", "WheelTable"),
    ("ActAtTable", "ActAtWheel"),
    ("TableActed", "WheelActed"),
    ("BaccaratGame", "RouletteGame"),
    ("CardHeader", "WheelHeader"),
    ("RecordedShoe", "RecordedRun"),
    ("RecordedCoup", "RecordedSpin"),
    ("DealtCoup", "DealtSpin"),
    ("Baccarat", "Roulette"),
    ("Table", "Wheel"),
)
"""The classes of one kind of game: state, command, event, rules, header and parts of a record, rounds as
recorded and as dealt, the game of the library, and the auditor's own state."""
ONE_KIND = {name for pair in PAIRS for name in pair}
NAMES = {"table", "wheel"}
"""The names of the kinds, with which their streams begin."""
WORDS = {"DealKind", "round_name", "part_name"}
"""What a kind of game calls its rounds and deals. A word is there to be said, not compared."""
STREAM = re.compile("(table|wheel)/[^/]*")
"""A stream ends with the name of its game. In an account, such as `table/{table}/win`, a slash follows it:
the accounts of all games begin with `table/`, so they tell no kind."""
SAME_FILES = {
    "announced.py",
    "altering.py",
    "at_terminals.py",
    "course.py",
    "decide.py",
    "fair.py",
    "kind.py",
    "machines.py",
    "next_act.py",
    "proving.py",
    "reading.py",
    "rulings.py",
    "setup.py",
    "state.py",
    "acts/findings.py",
    "acts/irregular.py",
    "acts/limits.py",
    "acts/malfunction.py",
    "acts/opening.py",
    "acts/conduct.py",
    "acts/period.py",
    "acts/play.py",
    "acts/recalling.py",
    "acts/restoring.py",
    "acts/settling.py",
    "acts/signs.py",
    "views/history.py",
    "views/matters.py",
    "views/offering.py",
    "views/replaying.py",
    "views/summary.py",
    "views/view.py",
}
IMPORTS = {
    # The one list of kinds.
    "floor/kinds.py": {"baccarat.kind", "roulette.kind"},
    # The one table of permits has a row for each command.
    "service/auth/permits.py": {"baccarat.decide", "roulette.decide"},
    # The description of the API has one example of a command.
    "service/api/description.py": {"baccarat.acts.play", "baccarat.decide"},
    # What pages draw for one game only: fields of a view and of a history, a layout, and a coup explained.
    "service/views/game_view.py": {"baccarat.views.view", "roulette.views.view"},
    "service/views/history_view.py": {"baccarat.views.history", "roulette.views.history"},
    "service/views/layouts.py": {"baccarat.state", "roulette.state"},
    "service/views/explained.py": {"baccarat.kind", "baccarat.play.exposing", "baccarat.views.view"},
}
"""All that is imported from the folder of one game from outside it. The list may only shrink."""
LEFT = {"service/auth/permits.py": 1}
"""What is left: the one table of permits has a row for each command. The numbers may only shrink."""


@cache
def branches(source: str) -> list[str]:
    """Where a source text tells one kind of game from another: by a class, by a name, or by a stream."""
    return [ast.unparse(node) for node in nodes(source) if _by_class(node) or _by_name(node)]


@cache
def nodes(source: str) -> list[ast.AST]:
    return [*ast.walk(ast.parse(source))]


def _by_class(node: ast.AST) -> bool:
    """Whether a class of one kind is asked for."""
    compared: list[ast.expr] = []
    match node:
        case ast.Call(func=ast.Name(id="isinstance" | "issubclass")):
            compared = node.args[1:]
        case ast.MatchClass():
            compared = [node.cls]
        case ast.Compare():
            compared = [node.left, *node.comparators]
        case ast.Match():
            compared = [node.subject]
        case ast.Dict():
            compared = [key for key in node.keys if isinstance(key, ast.Name | ast.Attribute)]
    inside = [each for one in compared for each in ast.walk(one)]
    names = {each.id for each in inside if isinstance(each, ast.Name)}
    names |= {each.attr for each in inside if isinstance(each, ast.Attribute)}
    return bool(names & ONE_KIND) or (isinstance(node, ast.Compare | ast.Match) and bool(names & WORDS))


def _by_name(node: ast.AST) -> bool:
    """Whether something is compared with the name of a kind, or the stream of one is written out."""
    match node:
        case ast.Compare():
            values = [each for side in (node.left, *node.comparators) for each in ast.walk(side)]
        case ast.MatchValue(value=value):
            values = [value]
        case ast.JoinedStr(values=parts):
            return _is_stream("".join(_text(part) or "{}" for part in parts))
        case ast.BinOp(left=left, op=ast.Add()):
            return _is_stream(_text(left))
        case ast.Call(func=ast.Attribute(attr="startswith" | "removeprefix"), args=args):
            return any(_is_stream(_text(each)) for one in args for each in ast.walk(one))
        case _:
            return False
    return any(_text(each) in NAMES for each in values)


def _text(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _is_stream(text: str) -> bool:
    return STREAM.fullmatch(text) is not None


def unanswered(source: str) -> dict[str, set[str]]:
    """The functions of a source text that answer for some kinds of game only, and for which.

    `singledispatch` picks the function by the class of the game. Without one for this class, the function
    that was called raises an error, unless its own answer is good for any other game.
    """
    functions = [node for node in nodes(source) if isinstance(node, ast.FunctionDef)]
    asked = {
        function.name: set[str]()
        for function in functions
        if "singledispatch" in map(ast.unparse, function.decorator_list)
        and ast.unparse(function.body[-1]).startswith("raise NotImplementedError")
    }
    for function in functions:
        for decorator in map(ast.unparse, function.decorator_list):
            name, _, method = decorator.partition(".")
            if method == "register" and name in asked:
                asked[name].add(ast.unparse(function.args.args[0]).partition(": ")[2])
    return {name: classes for name, classes in asked.items() if classes not in map(set, PAIRS)}


def imports_of(source: str) -> set[str]:
    """The modules of one kind of game that a source text imports, or the folder where it imports that."""
    froms = [node for node in nodes(source) if isinstance(node, ast.ImportFrom) and node.module is not None]
    whole = {alias.name for node in nodes(source) if isinstance(node, ast.Import) for alias in node.names}
    named = {f"{node.module}.{alias.name}" for node in froms for alias in node.names}
    found = {name.removeprefix("pitboss.") for name in whole | named if name.startswith("pitboss.")}
    return {_module_of(name) for name in found if name.partition(".")[0] in FOLDERS}


def _module_of(name: str) -> str:
    """The file or folder of a dotted name, without the class or function at its end."""
    path = ROOT.joinpath(*name.split("."))
    return name if path.is_dir() or path.with_suffix(".py").is_file() else name.rpartition(".")[0]


@cache
def outside() -> dict[str, str]:
    """Every source file of the product outside the two folders, and outside those of the auditor."""
    files = {path.relative_to(ROOT): path for path in ROOT.rglob("*.py")}
    return {
        name.as_posix(): path.read_text(encoding="utf-8")
        for name, path in files.items()
        if not set(name.parts) & set(FOLDERS)
    }


def test_nothing_outside_tells_a_table_from_a_wheel() -> None:
    found = {name: lines for name, source in outside().items() if (lines := branches(source))}
    assert {name: len(lines) for name, lines in found.items()} == LEFT, found


def test_what_differs_by_the_kind_of_game_has_a_function_for_every_kind() -> None:
    assert {name: left for name, source in outside().items() if (left := unanswered(source))} == {}


def test_nothing_is_imported_from_the_folder_of_one_game_where_all_games_are_meant() -> None:
    assert {name: found for name, source in outside().items() if (found := imports_of(source))} == IMPORTS


def test_the_same_ideas_are_in_files_of_the_same_names() -> None:
    both = [
        {path.relative_to(ROOT / folder).as_posix() for path in (ROOT / folder).rglob("*.py")}
        for folder in FOLDERS
    ]
    assert {name for name in both[0] & both[1] if not name.endswith("__init__.py")} == SAME_FILES


def test_the_same_acts_are_in_files_of_the_same_names() -> None:
    """An act that both games have, by its tag, is in files of the same name: its class, check and change."""
    tables, wheels = (
        {act.__struct_config__.tag: (act, row.check, row.apply) for act, row in kind.acts.rows.items()}
        for kind in (BACCARAT, ROULETTE)
    )
    both = sorted(str(tag) for tag in tables.keys() & wheels.keys())
    assert {"end-period", "alter-limits", "report-irregularity", "end-by-restore"} <= {*both}
    for tag in both:
        assert [file_of(each) for each in tables[tag]] == [file_of(each) for each in wheels[tag]], tag


def test_a_game_is_set_up_opened_and_begun_in_files_of_the_same_names() -> None:
    limits = TableLimits(each=Limits(500, 10_000))
    kinds: tuple[GameKind[Any], ...] = (BACCARAT, ROULETTE)
    tables, wheels = (
        [file_of(each) for each in (kind.set_up, kind.opens(kind.state(), limits), kind.begins("1"))]
        for kind in kinds
    )
    assert tables == wheels


def file_of(thing: Any) -> str:
    """The file in the folder of a game where a class, a function or a value of a class is from."""
    return str(thing.__module__).rpartition(".")[2]


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(now, GamingTable)",
        "isinstance(now, state.WheelTable | None)",
        "match now:\n    case GamingTable(coup=coup):\n        pass",
        "type(command) is ActAtWheel",
        "DRAWN = {GamingTable: felt, state.WheelTable: board}",
        "isinstance(header, CardHeader)",
        "recorded.spins if isinstance(recorded, record.RecordedRun) else recorded.coups",
        "isinstance(game, Baccarat)",
        "match recorded:\n    case RecordedShoe(coups=coups):\n        pass",
        "WRITERS = {CardHeader: write_shoe, WheelHeader: write_run}",
        "proof.kind is DealKind.SHOE",
        "game.round_name == 'coup'",
        "match header.game.part_name:\n    case 'shoe':\n        pass",
        "game.kind == 'table'",
        "kind in ('shoe', 'wheel')",
        "match room:\n    case 'wheel':\n        pass",
        "states[f'table/{name}']",
        "stream.startswith(('pt/', 'wheel/'))",
        "states['table/' + name]",
    ],
)
def test_the_count_bites(source: str) -> None:
    assert branches(source) != []


@pytest.mark.parametrize(
    "source",
    [
        "@deal.register\ndef _(header: CardHeader) -> str: ...",
        "deal.register(WheelHeader, deal_run)",
        "f'{game.round_name}s'",
        "balances[f'table/{table}/win']",
        "f'table/{{table}}/cash > {SEAT}/buy-in'",
    ],
)
def test_a_function_for_one_kind_and_the_name_of_an_account_are_no_branches(source: str) -> None:
    assert branches(source) == []


ASKED = "@singledispatch\ndef deal(header: Header) -> str:\n    raise NotImplementedError(header)\n"
CARDS = "@deal.register\ndef _(header: CardHeader) -> str: ...\n"
WHEEL = "@deal.register\ndef _(header: WheelHeader) -> str: ...\n"


def test_a_kind_without_a_function_of_its_own_is_found() -> None:
    assert unanswered(ASKED + CARDS) == {"deal": {"CardHeader"}}
    assert unanswered(ASKED + CARDS + WHEEL) == {}
    assert unanswered(ASKED.replace("raise NotImplementedError(header)", "return ''") + CARDS) == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from pitboss.baccarat.acts.play import DrawCard", "baccarat.acts.play"),
        ("from pitboss.baccarat.acts import play", "baccarat.acts.play"),
        ("from pitboss.roulette import acts", "roulette.acts"),
        ("from pitboss import roulette", "roulette"),
        ("import pitboss.roulette.acts.play", "roulette.acts.play"),
        (
            "def late() -> None:\n    from pitboss.baccarat.play.limits import share_out",
            "baccarat.play.limits",
        ),
    ],
)
def test_every_way_to_import_from_the_folder_of_a_game_is_found(source: str, found: str) -> None:
    assert imports_of(source) == {found}


def test_what_only_sounds_like_the_folder_of_a_game_is_not_found() -> None:
    assert (
        imports_of("from pitboss.audit.roulette.wheels import WHEELS\nimport pitboss.rules.roulette") == set()
    )
