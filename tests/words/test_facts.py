"""A fact has one kind over the whole product: money is an `Amount`, and no key is shown as a word."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from kit.catalogues import SOURCE, nodes

Scope: TypeAlias = Mapping[str, list[ast.expr | ast.arg | ast.AnnAssign]]
"""What the names of a function are: its parameters, and what is assigned in it."""

TYPES = {
    **dict.fromkeys(("str", "Account", "Clause", "Language", "Stream"), "str"),
    **dict.fromkeys(("AllOf", "AnyOf", "ListOf"), "several"),
    **{kind: kind for kind in ("Amount", "FloorPlace", "Moment", "Text", "int", "Cents")},
}
"""The kinds of facts, by the types in annotations. `Cents` is none that may be shown."""
CALLS = {
    **{name: kind for name, kind in TYPES.items() if name[0].isupper()},
    **dict.fromkeys(("hex", "join", "removesuffix", "replace", "repr", "str"), "str"),
    **dict.fromkeys(("ceil", "int", "len"), "int"),
}
TYPED = "typed"
"""What somebody typed, in quotes. It may stand for any thing that is not known."""

ANY_THING = {
    "given": "what was given instead of what is right",
    "needed": "what would be right",
    "least": "the least of anything that has bounds",
    "most": "the most of anything that has bounds",
}
"""Facts about anything that can be wrong, with the kind of that thing."""

KEPT = {
    "back": "the colour of cards, and chips that come back",
    "before": "the number of a reading in an incident, and the end of a lost period",
    "dealt": "how many cards, and the result that they make",
    "decks": "how many are used, and which numbers are permitted",
    "detail": "a text of the product, or what a device or a library says",
    "due": "the card or number that is due, and when a duty is",
    "figure": "what was measured, and how many ways there are, written with separators",
    "game": "its title by the rules, and the table or wheel where it is played",
    "games": "those of an edition, and how many spins are recalled",
    "held": "the cards of a shoe, and the chips that are held for a wager",
    "kind": "the kind of an irregularity or game, and of a device as part of its name",
    "other": "another player, another kind of game and the other wagers",
    "part": "part of a stake, and part of a run or answer",
    "payout": "its number, and its amount",
    "places": "how many there are, and which numbers a layout may have",
    "pocket": "its number, or that nothing was read",
    "problem": "a text, or what the operating system or a library says",
    "reason": "a text, or what a person wrote",
    "step": "a step of a ruling, and the unit of a stake",
    "who": "one recipient, and several posts",
}
"""Facts that stand for several things. Stored answers have them, so a new name would leave a gap in those.

The list may only shrink.
"""

KEYS = {
    "coup": "coups have numbers, such as 4-2",
    "key": "the key of a signature is shown as it is",
    "layout": "layouts have letters",
    "method": "methods have letters",
    "name": "a report has its facts under their keys",
}
"""Facts that are keys, because the reader types them or finds them so in a file. The list may only shrink."""


class Shown(NamedTuple):
    """A fact where the product makes a text."""

    at: str
    name: str
    kind: str | None
    """None if the source does not say it plainly."""
    is_key: bool


def annotated(node: ast.expr | None) -> str | None:
    """The kind of an annotation, without what is no fact."""
    if node is None:
        return None
    named = {each.strip() for each in ast.unparse(node).strip("'").split("|")} - {"None", "Rejection"}
    return TYPES.get(named.pop()) if len(named) == 1 else None


def only(kinds: set[str | None]) -> str | None:
    return next(iter(kinds)) if len(kinds) == 1 else None


class Declared(NamedTuple):
    """What the product declares, by its names."""

    returned: Mapping[str, set[str | None]]
    """The kinds of what functions return."""
    fields: Mapping[str, set[str | None]]
    """The kinds of fields and properties, of any class."""
    of_class: Mapping[tuple[str | None, str], ast.expr | None]
    """The types of fields and properties of each class."""


@cache
def declared() -> Declared:
    returned, fields = defaultdict[str, set[str | None]](set), defaultdict[str, set[str | None]](set)
    of_class = dict[tuple[str | None, str], ast.expr | None]()
    for node in (node for found in nodes().values() for node in found):
        if isinstance(node, ast.FunctionDef):
            returned[node.name].add(annotated(node.returns))
        elif isinstance(node, ast.ClassDef):
            for each in node.body:
                if isinstance(each, ast.AnnAssign):
                    of_class[node.name, ast.unparse(each.target)] = each.annotation
                elif isinstance(each, ast.FunctionDef) and each.decorator_list:
                    of_class[node.name, each.name] = each.returns
    for (_, name), kind in of_class.items():
        fields[name].add(annotated(kind))
    return Declared(returned, fields, of_class)


def class_of(node: ast.expr, scope: Scope) -> str | None:
    """The class of a value, if the source says it plainly."""
    match node:
        case ast.Attribute(value=value, attr=name):
            declaration = declared().of_class.get((class_of(value, scope), name))
        case ast.Name(id=name) if len(scope.get(name, ())) == 1:
            (first,) = scope[name]
            if isinstance(first, ast.expr):
                return class_of(first, {other: made for other, made in scope.items() if other != name})
            declaration = first.annotation
        case _:
            return None
    return None if declaration is None else ast.unparse(declaration).partition("[")[0]


def kind_of(node: ast.expr, scope: Scope) -> str | None:
    match node:
        case ast.Constant(value=str()):
            return "str"
        case ast.Constant(value=int()):
            return "int"
        case ast.JoinedStr(values=parts):
            quoted = any(
                isinstance(each, ast.FormattedValue) and each.conversion == ord("r") for each in parts
            )
            return TYPED if quoted else "str"
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
            return CALLS.get(called) or only(declared().returned.get(called, {None}))
        case ast.Attribute(value=value, attr=name):
            exactly = annotated(declared().of_class.get((class_of(value, scope), name)))
            return exactly or only(declared().fields.get(name, {None}))
        case ast.Name(id=name) if name.endswith("_CENTS"):
            return "Cents"
        case ast.Name(id=name):
            others = {other: made for other, made in scope.items() if other != name}
            return only({made(each, others) for each in scope.get(name, ())} or {None})
        case ast.IfExp(body=one, orelse=other):
            return only({kind_of(one, scope), kind_of(other, scope)})
    return None


def made(each: ast.expr | ast.arg | ast.AnnAssign, scope: Scope) -> str | None:
    return kind_of(each, scope) if isinstance(each, ast.expr) else annotated(each.annotation)


def assigned(function: ast.AST) -> Iterator[tuple[str, ast.expr | ast.AnnAssign]]:
    """The names that are set in a function, each with what it is set to."""
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                pairs = zip(names, values, strict=True)
                yield from ((each.id, value) for each, value in pairs if isinstance(each, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node


def calls(node: ast.AST, scope: Scope) -> Iterator[tuple[ast.Call, Scope]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
        own = defaultdict[str, list[ast.expr | ast.arg | ast.AnnAssign]](list)
        if not isinstance(node, ast.Module):
            for each in (*node.args.args, *node.args.kwonlyargs):
                own[each.arg] = [each]
        for name, value in assigned(node):
            own[name].append(value)
        scope = {**scope, **own}
    elif isinstance(node, ast.Call):
        yield node, scope
    for child in ast.iter_child_nodes(node):
        yield from calls(child, scope)


@cache
def shown() -> tuple[Shown, ...]:
    """The facts of all texts and refusals. The auditor is left out: it names things as the log does."""
    found = list[Shown]()
    for file, (module, *_) in nodes().items():
        if file.is_relative_to(SOURCE / "audit"):
            continue
        for call, scope in calls(module, {}):
            if not isinstance(call.func, ast.Name) or call.func.id not in ("Rejection", "Text"):
                continue
            for facts in (each for each in call.args if isinstance(each, ast.Dict)):
                for name, value in zip(facts.keys, facts.values, strict=True):
                    if isinstance(name, ast.Constant) and name.value != "case":
                        at = f"{file.relative_to(SOURCE)}:{value.lineno}"
                        is_key = isinstance(value, ast.Attribute) and value.attr in ("key", "value")
                        found.append(Shown(at, str(name.value), kind_of(value, scope), is_key))
    return tuple(found)


def kinds() -> Mapping[str, set[str]]:
    """The kinds of every fact by its name, as far as the source says them plainly."""
    found = defaultdict[str, set[str]](set)
    for each in shown():
        if each.kind not in (None, TYPED):
            found[each.name].add(str(each.kind))
    return found


def test_a_fact_has_one_kind() -> None:
    assert len(shown()) > 800
    assert sum(each.kind is not None for each in shown()) > 700
    several = {name: found for name, found in kinds().items() if len(found) > 1}
    assert {name: found for name, found in several.items() if name not in (*ANY_THING, *KEPT)} == {}
    assert sorted(KEPT.keys() - several.keys()) == [], "they have one kind now: take them off the list"


def test_money_is_an_amount() -> None:
    assert [each for each in shown() if each.kind == "Cents"] == []
    assert kinds()["amount"] == {"Amount"}


def test_a_key_is_no_word() -> None:
    keys = [each for each in shown() if each.is_key]
    assert [each for each in keys if each.name not in KEYS] == []
    assert sorted(KEYS.keys() - {each.name for each in keys}) == [], "they are no keys now"
