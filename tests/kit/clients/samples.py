"""A well-formed value of any type of the wire, made from the type alone."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import inspect


def sample(kind: Any, **named: Any) -> Any:
    """A value of a type, as JSON has it. A field with a given name has the given value, at any depth.

    >>> import msgspec
    >>> class Bet(msgspec.Struct, tag="bet"):
    ...     terminal: str
    ...     cents: int
    ...     note: str | None = None
    >>> sample(Bet, terminal="7")
    {'type': 'bet', 'terminal': '7', 'cents': 1}
    """
    return _of(inspect.type_info(kind), named)


def _of(info: Any, named: Mapping[str, Any]) -> Any:
    make = MADE.get(type(info))
    assert make is not None, f"no sample for {info}"
    return make(info, named)


def _fields(info: inspect.StructType | inspect.DataclassType, named: Mapping[str, Any]) -> dict[str, Any]:
    fields = (each for each in info.fields if each.required or each.name in named)
    return {
        each.encode_name: named[each.name] if each.name in named else _of(each.type, named) for each in fields
    }


def _struct(info: inspect.StructType, named: Mapping[str, Any]) -> dict[str, Any]:
    tag = {} if info.tag is None else {str(info.tag_field): info.tag}
    return tag | _fields(info, named)


def _union(info: inspect.UnionType, named: Mapping[str, Any]) -> Any:
    return _of(next(each for each in info.types if not isinstance(each, inspect.NoneType)), named)


MADE: dict[type[Any], Callable[[Any, Mapping[str, Any]], Any]] = {
    inspect.StructType: _struct,
    inspect.DataclassType: _fields,
    inspect.UnionType: _union,
    inspect.EnumType: lambda info, _: next(iter(info.cls)).value,
    inspect.LiteralType: lambda info, _: info.values[0],
    inspect.StrType: lambda _, __: "x",
    inspect.BoolType: lambda _, __: True,
    inspect.IntType: lambda _, __: 1,
    inspect.VarTupleType: lambda info, named: [_of(info.item_type, named)],
    inspect.ListType: lambda info, named: [_of(info.item_type, named)],
    inspect.TupleType: lambda info, named: [_of(each, named) for each in info.item_types],
    inspect.DictType: lambda info, named: {_of(info.key_type, named): _of(info.value_type, named)},
}
"""How a value of each kind of type is made."""
