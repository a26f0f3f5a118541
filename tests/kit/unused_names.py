"""Finds the functions, classes, methods and constants of a program that no code of the program uses."""

import ast
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field

COMMANDS = {"command", "callback"}
"""Decorators of the command line. They register the function, so that no code has to name it."""

Inherits = Callable[[str, str], bool]
"""Whether a class inherits a method's name from a library, which may then call the method."""


@dataclass
class Definition:
    """A name of the program, and what its code refers to: full names, and attributes as `.name`.

    It is used where used code has its full name, or has the attribute while its owner is used.
    """

    owner: str
    """The class of a method, the module of everything else."""
    refers: set[str] = field(default_factory=set)


def unused(sources: Mapping[str, str], roots: Callable[[str], bool], inherits: Inherits) -> set[str]:
    """The full names that are reached neither from the roots nor from what a module does when imported."""
    program = _read(sources)
    used: set[str] = set()
    attributes: set[str] = set()
    waiting = {name for name in program if roots(name) or name.endswith(":")}
    while waiting:
        while waiting:
            name = waiting.pop()
            if name in program and name not in used:
                used.add(name)
                attributes |= {each for each in program[name].refers if each.startswith(".")}
                waiting |= program[name].refers
        for name in program.keys() - used:
            owner, _, attribute = name.rpartition(".")
            if program[name].owner in used and (f".{attribute}" in attributes or inherits(owner, attribute)):
                waiting.add(name)
    return {name for name in program.keys() - used if name not in sources}


def _read(sources: Mapping[str, str]) -> dict[str, Definition]:
    """The definitions by their full names. `module:` is what a module runs when it is imported."""
    program: dict[str, Definition] = {}
    for module, source in sources.items():
        tree = ast.parse(source)
        names = _names(module, tree)
        # A package that code refers to represents the modules in it.
        program[module] = Definition("", {each for each in sources if each.rpartition(".")[0] == module})
        program[f"{module}:"] = start = Definition("")
        for node in tree.body:
            for name, part in _parts(node):
                owner = f"{module}.{name}".rpartition(".")[0]
                found = program.setdefault(f"{module}.{name}", Definition(owner)) if name else start
                found.refers |= set(_references(part, names, sources))
    return program


def _parts(node: ast.stmt) -> Iterator[tuple[str, ast.AST]]:
    """A statement of a module as names with their code; without a name, what runs when it is imported."""
    match node:
        case ast.FunctionDef(decorator_list=[ast.Attribute(ast.Name(dispatching), "register")]):
            # With `singledispatch` it is called under the name of the function that it is registered with.
            yield dispatching, node
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield node.name, node
            if any(_attribute(each) in COMMANDS for each in node.decorator_list):
                yield "", ast.Name(node.name, ast.Load())
        case ast.ClassDef():
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            others = [each for each in node.body if each not in methods]
            for part in (*node.bases, *node.keywords, *node.decorator_list, *others):
                yield node.name, part
            for method in methods:
                yield node.name if _is_dunder(method.name) else f"{node.name}.{method.name}", method
        case ast.Assign() | ast.AnnAssign():
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            stored = [each for target in targets for each in ast.walk(target)]
            for name in [each.id for each in stored if isinstance(each, ast.Name)]:
                yield "" if _is_dunder(name) else name, node
        case ast.Import() | ast.ImportFrom():
            pass
        case _:
            yield "", node


def _names(module: str, tree: ast.Module) -> dict[str, str]:
    """What the names in a module mean: its own definitions, and what it imports anywhere."""
    own = [name for node in tree.body for name, _ in _parts(node) if name]
    names = {name: f"{module}.{name}" for name in own if "." not in name}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
        elif isinstance(node, ast.Import):
            names |= {each.asname: each.name for each in node.names if each.asname}
    return names


def _references(node: ast.AST, names: Mapping[str, str], modules: Collection[str]) -> Iterator[str]:
    """What code refers to. A module that is only a prefix is not referred to itself."""
    match node:
        case ast.Attribute(ast.Name(name), attribute) if names.get(name) in modules and not _is_dunder(
            attribute
        ):
            yield f"{names[name]}.{attribute}"
            return
        case ast.Attribute(ast.Name(name), attribute) if name in names:
            yield from (f".{attribute}", f"{names[name]}.{attribute}")
        case ast.Attribute(_, attribute):
            yield f".{attribute}"
        case ast.Name(name, ast.Load()) if name in names:
            yield names[name]
        case ast.Call(ast.Name("getattr" | "hasattr"), [_, ast.Constant(str(attribute)), *_]):
            yield f".{attribute}"
    for child in ast.iter_child_nodes(node):
        yield from _references(child, names, modules)


def _attribute(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return called.attr if isinstance(called, ast.Attribute) else ""


def _is_dunder(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")
