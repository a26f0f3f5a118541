"""No program reads a sentence: nothing looks for words, and what is rendered is only joined and shown.

It takes over 10 s: all sources are parsed, those of the pages in Node.
"""

import ast
import re
from functools import cache

import pytest
from kit.catalogues import SOURCE, nodes
from kit.reading import Module, Product, Reading, read_by_pages

POST, KEY, CODE = "a post of staff", "a key of the keyboard", "a code among codes"
FIELD, PRODUCT, SQL = (
    "a field of an answer",
    "the name of the product in names of modules",
    "a query by its text",
)
NOTATION = "the notation of a dealt shoe is a language of its own: docs/guide/notation.md"
TYPED = "what a person types is looked up among the names that the page shows"
EXCEPTIONS: dict[str, dict[str, str]] = {
    "__init__.py": dict.fromkeys(("Baccarat", "Roulette"), "a class of the library"),
    "audit/baccarat/limits.py": dict.fromkeys(("banker", "player"), CODE),
    "audit/devices/devices.py": {
        "(shoe|wheel|rfid|stacker|printer|kiosk)-": "the name of a device begins with its kind"
    },
    "audit/people/authority.py": dict.fromkeys(("anybody", "seat"), CODE),
    "audit/people/staff.py": dict.fromkeys(("inspector", "administrator"), POST),
    "cli/floor/apply.py": {"error": FIELD},
    "cli/games/replay.py": {"shown.isprintable()": "a terminal would obey control characters"},
    "cli/games/settle.py": {"error": FIELD},
    "cli/help.py": {
        "Example:": "what a docstring has before its example",
        "words(self.help.split()[0]).partition('\\n')": "a list shows the first line of each help",
    },
    "engine/state_cache.py": {"balance:": "how the keys of a cache begin"},
    "floor/people/staff_commands.py": dict.fromkeys(
        ("signed out", "left alone", "new password", "ended by an administrator"),
        "a code of an earlier release in its logs",
    ),
    "game/records/reading.py": dict.fromkeys(
        (
            "(shoe|run) (.*)",
            "(coup|spin) ([^:]*): (.*)",
            "  after four cards",
            r"(\S+) (.*?)(?:, approved by (.*))?",
            "pitboss ",
        ),
        NOTATION,
    ),
    "kernel/misfits.py": {r"^(?:\w+ )+field `([^`]+)`": "msgspec names a field only in its sentence"},
    "lab/fonts.py": dict.fromkeys(
        ("name.strip()", "say('lab-fonts', language).split(',')", "Libertinus Serif"),
        "the catalogue has the fonts of a language, by their names",
    ),
    "lab/par.py": {
        "render(event_text(name), language).capitalize()": "a line of a table begins with a capital"
    },
    "library/rulings.py": dict.fromkeys(("banker", "cards", "player"), "a field of a description"),
    "service/api/typescript.py": dict.fromkeys(("pitboss", "pitboss."), PRODUCT),
    "service/config.py": {"equipment": "a field of a file"},
    "service/views/terminal_view.py": {"printer": "the name of a device begins with its kind"},
    "service/views/venue.py": {"password": "a name in the vault"},
    "sim/cluster.py": {r"dask://([\w.-]+|\[[0-9a-fA-F:.]+\]):([0-9]{1,5})": "an address"},
    "store/opening.py": {"postgresql://": "an address"},
    "store/postgres/reader.py": dict.fromkeys(
        (
            "SELECT * FROM commands",
            "SELECT * FROM events ORDER BY seq",
            "SELECT * FROM postings ORDER BY seq, line",
            "SELECT * FROM snapshots",
            "SELECT * FROM vault",
        ),
        SQL,
    ),
    "admin/main.tsx": {"administrator": POST},
    "admin/signing.ts": {"administrator": POST},
    "admin/staff.tsx": {"inspector": POST},
    "dealer/seats.tsx": {"leaves": FIELD, "player": FIELD},
    "dealer/stage.tsx": {"card": CODE},
    "inspector/inquiries.tsx": {"inspector": POST},
    "dealer/view.ts": {"player": FIELD},
    "inspector/event_words.ts": {'lookup("actor", key).toLowerCase': TYPED},
    "inspector/titles.ts": {"title.toLowerCase": TYPED},
    "lib/acts/irregular.tsx": {"dealer": CODE},
    "lib/acts/keypad.tsx": {"Enter": KEY},
    "lib/acts/press_guard.ts": {"Enter": KEY},
    "lib/felt/felt.tsx": {"Enter": KEY},
    "lib/words/alarm_words.ts": {r"^staff\/": "how the names of streams begin"},
    "lib/words/money.ts": {'say("amount", { figure: "" }).trim': "the sign that a person may type"},
    "lib/words/texts.ts": {
        "words.slice": "no fact is longer than the catalogue takes",
        **dict.fromkeys(
            ("CHINESE_FIRST.test(joint)", "CHINESE_LAST.test(joint)"),
            "a space stands between a figure and a Chinese word",
        ),
    },
    "player/notices.tsx": {"printer": "the name of a device begins with its kind"},
    "seat/squeeze.tsx": {"Enter": KEY},
}
"""What is no sentence, though it is a word or made of words: by file, with the reason."""


@cache
def product() -> Product:
    return Product(
        {
            ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts): found
            for file, found in nodes().items()
        }
    )


@cache
def pages() -> dict[str, set[Reading]]:
    """What is read in the pages, and in the sources planted beside them."""
    return read_by_pages({f"planted/{name}": source for name, source in planted_in_pages().items()})


@cache
def modules() -> dict[str, set[Reading]]:
    """What is read in the modules of the product."""
    return {str(file.relative_to(SOURCE)): product().readings(module) for file, module in nodes().items()}


def unexplained(found: dict[str, set[Reading]]) -> list[tuple[str, Reading]]:
    return [
        (file, reading)
        for file, readings in found.items()
        for reading in sorted(readings)
        if reading.what not in EXCEPTIONS.get(file, {})
    ]


def test_no_module_reads_a_sentence() -> None:
    assert len(modules()) > 300
    assert unexplained(modules()) == []


def test_no_page_reads_a_sentence() -> None:
    found = {file: readings for file, readings in pages().items() if not file.startswith("planted/")}
    assert len(found) > 60
    assert unexplained(found) == []


PYTHON = (
    '"card" in said',
    'said.startswith("The")',
    'said == "Tie"',
    "said == CONSTANT",
    '{"The coup is over.": 1}[said]',
    "BY_SENTENCE.get(said)",
    'LATER.search(said) and re.compile("card")',
    "any(each in said for each in TIES)",
    'said.count("the card is")',
    'said.replace("card", "")',
    r're.match(r"^Pay (\S+)", said)',
    're.search("[Cc]ard", said)',
    'said in ("Tie", "Player wins")',
    'said.split("wager")',
)
"""Ways to read `said`."""
CONSTANTS = """
import re
from pitboss.words.rendering import render
CONSTANT = "The coup is over."
TIES = ("Tie", "wager")
BY_SENTENCE = {"The coup is over.": 1}
LATER = re.compile("[0-9]+")
"""
GIVEN = "def planted(said: str): return {}"
RENDERED = "def planted(text):\n    said = render(text, 'en')\n    return {}"
CALLED = "def planted(text):\n    said = f'{{words(text)}}!'\n    return {}"


@pytest.mark.parametrize("function", [GIVEN, RENDERED, CALLED], ids=["given", "rendered", "called"])
@pytest.mark.parametrize("way", PYTHON)
def test_a_way_to_read_a_sentence_is_found_in_a_module(way: str, function: str) -> None:
    assert product().readings(module(CONSTANTS + function.format(way))) != set()


@pytest.mark.parametrize(
    "way", ["said[:3]", "said.lower()", "TABLE[said]", "said == other", "len(said.split())"]
)
def test_what_is_done_with_rendered_words_is_found_without_a_word(way: str) -> None:
    assert product().readings(module(CONSTANTS + RENDERED.format(way))) != set()
    assert product().readings(module(CONSTANTS + GIVEN.format(way))) == set()


def test_words_may_be_joined_and_shown() -> None:
    shown = 'print(said, f"{said}!", said + ".", ", ".join([said]), said.encode(), said or "–")'
    assert product().readings(module(CONSTANTS + RENDERED.format(shown))) == set()


def module(source: str) -> Module:
    return tuple(ast.walk(ast.parse(source)))


TYPESCRIPT = (
    'said.includes("wager")',
    'said.startsWith("The")',
    'said === "Tie"',
    'said == "the wager is"',
    "said === 'Tie'",
    "said === `Tie`",
    'said.search("wager")',
    'said.match("wager")',
    'new RegExp("wager").test(said)',
    "/[Cc]ard/.test(said)",
    "/card|wager/.test(said)",
    "/(card)/.exec(said)",
    "MAP[said]",
    '["Tie", "Player wins"].includes(said)',
    "TIES.includes(said)",
    "said === CONSTANT",
    'said.replace("wager", "")',
    'said.split("wager")',
    'new Set(["The coup is over."]).has(said)',
    '((): number => { switch (said) { case "Tie": return 1; default: return 0; } })()',
)
MORE_CONSTANTS = """
import { find, lookup, say } from "../lib/words/words.ts";
import { listed, render } from "../lib/words/texts.ts";
import { handName } from "../lib/words/game_words.ts";
const MAP: Record<string, number> = { "The coup is over.": 1 };
const CONSTANT = "The coup is over.";
const TIES = ["Tie", "wager"];
"""
FUNCTIONS = {
    "given": "export const planted = (said: string) => %s;",
    "rendered": 'export function planted() { const said = say("yes"); return %s; }',
    "called": "const to = (said: string) => %s;\nexport const planted = () => to(`${handName('tie')}!`);",
    "listed": "export const planted = (texts: never[]) => texts.map(render).filter((said) => %s);",
}
TACIT = (
    "said[0]",
    "said.toLowerCase()",
    "OTHERS[said]",
    "said === other",
    "OTHERS.has(said)",
    "said in OTHERS",
)
HARMLESS = 'said ? `${said}!` : listed([said, "–"]) + (said !== "") + said.localeCompare(other)'


def planted_in_pages() -> dict[str, str]:
    ways = (*TYPESCRIPT, *TACIT, HARMLESS)
    return {
        f"{name}-{nth}.ts": MORE_CONSTANTS + function.replace("%s", way)
        for name, function in FUNCTIONS.items()
        for nth, way in enumerate(ways)
    }


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("nth", range(len(TYPESCRIPT)), ids=TYPESCRIPT)
def test_a_way_to_read_a_sentence_is_found_in_a_page(nth: int, function: str) -> None:
    assert pages()[f"planted/{function}-{nth}.ts"] != set()


@pytest.mark.parametrize("function", FUNCTIONS)
def test_what_a_page_does_with_rendered_words_is_found_without_a_word(function: str) -> None:
    start = len(TYPESCRIPT)
    found = [pages().get(f"planted/{function}-{start + nth}.ts", set()) != set() for nth in range(len(TACIT))]
    assert found == [function != "given"] * len(TACIT)
    assert pages().get(f"planted/{function}-{start + len(TACIT)}.ts", set()) == set()


def test_no_exception_is_left_over() -> None:
    found = modules() | pages()
    whats = {file: {each.what for each in readings} for file, readings in found.items()}
    left = [
        (file, what) for file, row in EXCEPTIONS.items() for what in row if what not in whats.get(file, ())
    ]
    assert left == []


def test_the_value_of_an_enum_is_a_code() -> None:
    values = [
        (node.name, str(each.value.value))
        for found in nodes().values()
        for node in found
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "StrEnum" for base in node.bases)
        for each in node.body
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Constant)
    ]
    assert len(values) > 500
    # A phrase would be in English, and logs would keep it for good.
    assert [named for named in values if re.fullmatch(r"[a-z0-9]+([-.][a-z0-9]+)*", named[1]) is None] == []
