"""The descriptions of the API match the server as it is, and other tools can read them.

It takes over 10 s: the descriptions of the whole interface are built and compared.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from make_api_pages import PAGES, pages

from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts import irregular
from pitboss.roulette.acts import irregular as wheel_irregular
from pitboss.service.api.answers import read_command
from pitboss.service.api.description import ASKS, CHANNELS, OPEN_FIELDS, TELLS, types_page
from pitboss.service.api.typescript import HEAD, typescript
from pitboss.service.auth.permits import WATCHERS
from pitboss.service.realtime.messages import (
    ClientMessage,
    Do,
    ServerMessage,
    encode,
    read_client,
    read_server,
)
from pitboss.service.views.channels import AnyView


@pytest.fixture(scope="module")
def made() -> dict[Path, str]:
    return pages()


def test_the_pages_are_what_would_be_written_today(made: dict[Path, str]) -> None:
    stale = [path.name for path, text in made.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run docs/tools/make_api_pages.py"


def test_there_is_an_example_of_every_message_and_it_can_be_read() -> None:
    assert [type(each) for each in ASKS] == list(get_args(ClientMessage))
    assert [type(each) for each in TELLS] == list(get_args(ServerMessage))
    for each in ASKS:
        assert read_client(encode(each)) == each
    for message in TELLS:
        assert encode(read_server(encode(message))) == encode(message)
    (request,) = [each for each in ASKS if isinstance(each, Do)]
    assert type(read_command(REGISTRY, request.command)) in REGISTRY.commands


def test_every_kind_of_channel_is_described() -> None:
    assert CHANNELS.keys() == WATCHERS.keys()
    assert {view for _, view, _ in CHANNELS.values()} == {view.__name__ for view in get_args(AnyView)}


def test_openapi_tells_of_every_route_and_of_one_shape_of_error(made: dict[Path, str]) -> None:
    schema = json.loads(made[PAGES / "openapi.json"])
    assert schema["openapi"].startswith("3.1")
    assert {"/api/sign-in", "/api/commands", "/api/me", "/api/log", "/health", "/metrics"} <= schema[
        "paths"
    ].keys()
    refs = set(re.findall(r'"#/components/schemas/([^"]+)"', made[PAGES / "openapi.json"]))
    assert refs <= schema["components"]["schemas"].keys()


# TypeScript, parsed by a grammar of the part that is used


TOKEN = re.compile(r"\s+|//[^\n]*|/\*\*.*?\*/|(\w+|\"(?:[^\"\\]|\\.)*\"|-?\d+|[{}\[\]()<>|;:,=?])", re.DOTALL)


class Reader:
    """Parses declarations: their names, the names they use, and whether they are well formed."""

    def __init__(self, text: str) -> None:
        self.tokens, at = list[str](), 0
        while at < len(text):
            found = TOKEN.match(text, at)
            assert found, f"no TypeScript: {text[at : at + 40]!r}"
            self.tokens += [found[1]] if found[1] else []
            at = found.end()
        self.at = 0
        self.named = set[str]()

    def take(self, *expected: str) -> str:
        token = self.tokens[self.at]
        assert not expected or token in expected, (token, expected, self.tokens[self.at - 9 : self.at + 3])
        self.at += 1
        return token

    def meets(self, token: str) -> bool:
        if self.at < len(self.tokens) and self.tokens[self.at] == token:
            self.at += 1
            return True
        return False

    def declarations(self) -> Iterator[tuple[str, dict[str, bool]]]:
        """Each declaration with its fields, and whether each is required."""
        while self.at < len(self.tokens):
            self.take("export")
            kind, name = self.take("interface", "type"), self.take()
            yield name, self.interface() if kind == "interface" else self.alias()

    def alias(self) -> dict[str, bool]:
        self.take("=")
        self.union()
        self.take(";")
        return {}

    def interface(self) -> dict[str, bool]:
        fields = {}
        self.take("{")
        while not self.meets("}"):
            name = self.take()
            assert name.isidentifier()
            fields[name] = not self.meets("?")
            self.take(":")
            self.union()
            self.take(";")
        return fields

    def union(self) -> None:
        self.meets("|")
        self.single()
        while self.meets("|"):
            self.single()

    def single(self) -> None:
        if self.meets("("):
            self.union()
            self.take(")")
        elif self.meets("["):
            while not self.meets("]"):
                self.union()
                self.meets(",")
        else:
            name = self.take()
            if name == "Record":
                self.take("<")
                self.take("string")
                self.take(",")
                self.union()
                self.take(">")
            elif name.isidentifier() and name not in PLAIN:
                self.named.add(name)
            else:
                assert name in PLAIN or name[0] == '"' or name.lstrip("-").isdigit(), name
        while self.meets("["):
            self.take("]")


PLAIN = {"string", "number", "boolean", "null", "unknown", "true", "false"}


def test_the_types_can_be_read_and_name_nothing_that_is_not_there() -> None:
    reader = Reader(types_page())
    declared = dict(reader.declarations())
    assert reader.named <= declared.keys()
    for name in ("ClientMessage", "ServerMessage", "Command", "AnyView", "Actor", "TableView", "WheelView"):
        assert name in declared
    for path in OPEN_FIELDS:
        name, _, field = path.partition(".")
        assert declared[name][field], path


def test_every_command_is_among_the_types_with_the_fields_that_it_needs() -> None:
    declared = dict(Reader(types_page()).declarations())
    for command in REGISTRY.commands:
        fields = {field.encode_name: field.required for field in msgspec.structs.fields(command)}
        assert declared[command.__name__] == {"type": True, **fields}


@pytest.mark.parametrize(
    "text", ["export interface A { b: ; }", "export type A = | ;", "export type A = string", "const a = 1;"]
)
def test_the_reader_finds_what_is_wrong(text: str) -> None:
    with pytest.raises((AssertionError, IndexError)):
        list(Reader(text).declarations())


def test_two_of_one_name_are_told_apart() -> None:
    text = typescript({"One": irregular.ReportIrregularity, "Two": wheel_irregular.ReportIrregularity})
    assert text.startswith(HEAD)
    names = {name for name, _ in Reader(text).declarations()}
    assert {
        "BaccaratActsIrregularReportIrregularity",
        "RouletteActsIrregularReportIrregularity",
        "One",
        "Two",
    } <= names


# The page about standards


ROOT = PAGES.parent.parent.parent
ROW = re.compile(r"^\| (\d+) \| (.+?) \| (.*?) \| ?(.*?) ?\|$", re.MULTILINE)


def named_file(name: str, folder: Path) -> Path:
    """A TypeScript file by its path from the root, and any other by its path in the folder."""
    whole = name.startswith("frontend/") and not name.endswith(".py")
    return (ROOT if whole else folder) / name


def test_every_point_of_the_standards_says_where_it_is_done_and_what_shows_it_or_that_it_is_not() -> None:
    rows = ROW.findall((PAGES.parent / "standards.md").read_text(encoding="utf-8"))
    assert [int(number) for number, *_ in rows] == list(range(1, 69))
    for number, point, where, tests in rows:
        named = [named_file(name, ROOT / "src" / "pitboss") for name in re.findall(r"`([^`]+)`", where)]
        named += [named_file(name, ROOT / "tests") for name in re.findall(r"`([^`]+)`", tests)]
        assert [path for path in named if not path.exists()] == [], number
        assert (where and tests) or "not yet" in point + where, number
