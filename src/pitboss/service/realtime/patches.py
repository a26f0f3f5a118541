"""Merge patches (RFC 7396): the difference between two views, and its application."""

from typing import Any

import msgspec

Json = Any
"""A JSON value."""


def plain(value: Json) -> Json:
    """A value without null fields, because null in a patch deletes a field.

    >>> plain({"cents": 5, "play": None, "past": [{"key": "1", "void": None}]})
    {'cents': 5, 'past': [{'key': '1'}]}
    """
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items() if each is not None}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


def view_of(shown: object) -> dict[str, Json]:
    """A view as a plain JSON value.

    >>> from pitboss.kernel.rejection import Rejection
    >>> view_of(Rejection("unknown-channel", {"case": "nothing"}))
    {'code': 'unknown-channel', 'facts': {'case': 'nothing'}}
    """
    text = msgspec.json.encode(shown)
    view: dict[str, Json] = msgspec.json.decode(text)
    # Few views contain null, and walking through a whole view takes longer than all the rest.
    return plain(view) if b"null" in text else view


def difference(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """The patch from one plain view to another; empty if they are equal.

    >>> difference({"phase": "open", "sign": {"least": 5, "most": 9}}, {"sign": {"least": 5, "most": 10}})
    {'phase': None, 'sign': {'most': 10}}
    """
    patch: dict[str, Json] = dict.fromkeys(old.keys() - new.keys())
    for key, value in new.items():
        before = old.get(key)
        if value != before:
            within = isinstance(value, dict) and isinstance(before, dict)
            patch[key] = difference(old[key], value) if within else value
    return patch


def patched(old: dict[str, Json], patch: dict[str, Json]) -> dict[str, Json]:
    """A view after a patch.

    >>> patched({"phase": "open", "sign": {"least": 5}}, {"phase": None, "sign": {"most": 10}})
    {'sign': {'least': 5, 'most': 10}}
    """
    new = dict(old)
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        elif isinstance(value, dict):
            before = new.get(key)
            new[key] = patched(before if isinstance(before, dict) else {}, value)
        else:
            new[key] = value
    return new
