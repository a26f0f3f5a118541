"""Finds the optional parameters of a program's functions that no call of the program passes."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

Function = ast.FunctionDef | ast.AsyncFunctionDef

KEEPING = {"asynccontextmanager", "cache", "classmethod", "contextmanager", "lru_cache", "staticmethod"}
"""Decorators that leave a function to be called by its name. Others register it, so anything may call it."""


class Passed(NamedTuple):
    """What one call passes: a number of arguments by their places, and some by their names."""

    places: float
    names: frozenset[str | None]
    """None where a dictionary is unpacked, which may have any name."""


def unpassed(program: Mapping[str, str], others: Mapping[str, str]) -> set[str]:
    """The parameters as `module.function(parameter)`. The others only call.

    A function counts as called by every call of its name, and as called in any way where it is a value.
    """
    calls: dict[str, list[Passed]] = defaultdict(list)
    values: set[str] = set()
    trees = {module: ast.parse(source) for module, source in program.items()}
    for tree in (*trees.values(), *map(ast.parse, others.values())):
        no_values: set[ast.AST] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function, passed = _call(node)
                no_values.add(function)
                calls[_name(function)].append(passed)
            elif isinstance(node, ast.Attribute):
                # A module, or an object of which an attribute is read: no function that is handed on.
                no_values.add(node.value)
        values |= {_name(node) for node in ast.walk(tree) if _is_read(node) and node not in no_values}
    return {
        f"{module}.{owner}{function.name}({parameter})"
        for module, tree in trees.items()
        for owner, function in _functions(tree)
        for parameter, place in _optional(function, of_object=bool(owner))
        if (known := _name_of_calls(owner, function)) in calls
        and known not in values
        and not any(_passes(passed, parameter, place) for passed in calls[known])
    }


def _call(node: ast.Call) -> tuple[ast.expr, Passed]:
    """The function that is called, and what is passed. `partial` passes on what it is given."""
    function, arguments = node.func, node.args
    if _name(function) == "partial" and arguments:
        function, *arguments = arguments
    unpacked = any(isinstance(each, ast.Starred) for each in arguments)
    places = float("inf") if unpacked else len(arguments)
    return function, Passed(places, frozenset(each.arg for each in node.keywords))


def _is_read(node: ast.AST) -> bool:
    return isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load)


def _name(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=function):
            return _name(function)
    return ""


def _functions(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, Function]]:
    """The functions that are called by their names, each with its class and a dot if it is a method."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            if all(_name(each) in KEEPING for each in node.decorator_list):
                yield owner, node
            yield from _functions(node)
        else:
            yield from _functions(node, f"{node.name}." if isinstance(node, ast.ClassDef) else owner)


def _name_of_calls(owner: str, function: Function) -> str:
    return owner.removesuffix(".") if function.name == "__init__" else function.name


def _optional(function: Function, *, of_object: bool) -> Iterator[tuple[str, float]]:
    """The parameters with a default, each with the number of arguments that reach it by their places."""
    arguments = function.args
    static = any(_name(each) == "staticmethod" for each in function.decorator_list)
    listed = [*arguments.posonlyargs, *arguments.args][int(of_object and not static) :]
    first = len(listed) - len(arguments.defaults)
    yield from ((each.arg, place) for place, each in enumerate(listed, start=1) if place > first)
    for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        if default is not None:
            yield each.arg, float("inf")


def _passes(passed: Passed, parameter: str, place: float) -> bool:
    by_place = passed.places >= place if place < float("inf") else False
    return by_place or bool(passed.names & {parameter, None})
