"""TypeScript types of everything on the wire, generated from the structs."""

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

import msgspec

HEAD = "// Generated from the server's structs. Do not edit: docs/tools/make_api_pages.py writes it.\n"
WIDTH_COLUMNS = 110
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def typescript(roots: Mapping[str, Any], open_fields: Mapping[str, str] | None = None) -> str:
    """The types of some names, and of all types that they use.

    `open_fields` has the type of a field that the server passes on unread, such as `Do.command`.

    >>> class Note(msgspec.Struct, tag="note"):
    ...     '''A note is in the slot.'''
    ...
    ...     cents: int
    ...     by: str | None = None
    >>> print(typescript({"Slot": Note}).removeprefix(HEAD).strip())
    /** A note is in the slot. */
    export interface Note {
      type: "note";
      cents: number;
      by?: string | null;
    }
    <BLANKLINE>
    export type Slot = Note;
    """
    kinds = list(roots.values())
    schemas, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    # The schema names a class by its name, or by its whole path if another class has the same name.
    classes = {name: kind for kind in _structs(kinds) for name in (kind.__name__, _path(kind))}
    parts = [
        _declare(name, schema, field_notes(classes[name]) if name in classes else {}, open_fields or {})
        for name, schema in sorted(components.items())
    ]
    aliases = zip(roots, schemas, strict=True)
    parts += [_alias(name, schema) for name, schema in aliases if schema.get("$ref") != name]
    return "\n".join((HEAD, *parts))


def label(name: str) -> str:
    """The name of a class in TypeScript: its name, with its modules if two classes have the same.

    >>> label("Cut"), label("pitboss.baccarat.acts.irregular.ReportIrregularity")
    ('Cut', 'BaccaratActsIrregularReportIrregularity')
    """
    parts = re.split(r"[._]", name.removeprefix("pitboss."))
    return "".join(part[0].upper() + part[1:] for part in parts)


def field_notes(kind: type[Any]) -> dict[str, str]:
    """The docstrings under the fields of a struct, including inherited fields.

    >>> from pitboss.baccarat.views.view import SeenCard
    >>> field_notes(SeenCard)
    {'with': 'Who holds it.'}
    """
    notes: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        notes |= _noted(each)
    if not issubclass(kind, msgspec.Struct):
        return notes
    named = {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
    return {named[name]: note for name, note in notes.items() if name in named}


def _noted(kind: type[Any]) -> dict[str, str]:
    """The field docstrings of one class. A class of others, or without a source file, has none."""
    if not kind.__module__.startswith("pitboss"):
        return {}
    try:
        body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    except OSError:
        return {}
    rows = body.body if isinstance(body, ast.ClassDef) else []
    return {
        field.target.id: " ".join(note.value.value.split())
        for field, note in pairwise(rows)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(note, ast.Expr)
        and isinstance(note.value, ast.Constant)
        and isinstance(note.value.value, str)
    }


def first_words(docstring: str) -> str:
    """The text of a docstring before its example, in one line.

    >>> first_words("A card.\\n\\n    >>> 1")
    'A card.'
    """
    return " ".join(docstring.partition(">>>")[0].split())


def type_text(schema: Schema) -> str:
    """A schema as a TypeScript type.

    >>> type_text({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    """
    match schema:
        case {"$ref": name}:
            return label(name)
        case {"anyOf": choices}:
            return " | ".join(dict.fromkeys(map(type_text, choices)))
        case {"enum": values}:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in values)
        case {"prefixItems": items}:
            return f"[{', '.join(map(type_text, items))}]"
        case {"type": "array"}:
            of = type_text(schema.get("items", {}))
            return f"({of})[]" if " " in of else f"{of}[]"
        case {"type": "object", "additionalProperties": dict(of)}:
            return f"Record<string, {type_text(of)}>"
        case {"type": str(kind)} if kind in PLAIN:
            return PLAIN[kind]
    return "unknown"


def _declare(name: str, schema: Schema, notes: Mapping[str, str], open_fields: Mapping[str, str]) -> str:
    if "properties" not in schema:
        return _alias(name, schema)
    required = set(schema.get("required", ()))
    lines = [*_comment(schema), f"export interface {label(name)} {{"]
    for field, kind in schema["properties"].items():
        if field in notes:
            lines.append(f"  /** {notes[field]} */")
        # A field with its default value is left out on the wire, in both directions.
        text = open_fields.get(f"{name}.{field}") or type_text(kind)
        lines += _wrap(f"  {field}{'' if field in required else '?'}:", text)
    return "\n".join((*lines, "}\n"))


def _alias(name: str, schema: Schema) -> str:
    return "\n".join((*_comment(schema), *_wrap(f"export type {label(name)} =", type_text(schema)))) + "\n"


def _comment(schema: Schema) -> Iterable[str]:
    words = first_words(schema.get("description", ""))
    return [f"/** {words} */"] if words else []


def _wrap(start: str, kind: str) -> list[str]:
    """One line, or a union with one line for each member if that is too long."""
    if len(start) + len(kind) + 2 <= WIDTH_COLUMNS or "[" in kind or "<" in kind:
        return [f"{start} {kind};"]
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    members = [f"{indent}| {member}" for member in kind.split(" | ")]
    return [start, *members[:-1], f"{members[-1]};"]


def _path(kind: type[Any]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _structs(kinds: Iterable[Any]) -> set[type[Any]]:
    """Every class of ours with fields that some types use."""
    structs: set[type[Any]] = set()
    waiting: list[Any] = [msgspec.inspect.multi_type_info(kinds)]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, tuple | list):
            waiting.extend(thing)
        elif isinstance(thing, msgspec.inspect.StructType | msgspec.inspect.DataclassType):
            if thing.cls not in structs:
                structs.add(thing.cls)
                waiting.append([field.type for field in thing.fields])
        elif isinstance(thing, msgspec.inspect.Type):
            waiting.append([getattr(thing, name) for name in thing.__struct_fields__])
    return structs
