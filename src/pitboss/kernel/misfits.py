"""What does not fit a schema, read out of an error of msgspec.

msgspec tells the field and the expected type only in its English sentence. No other module reads that.
"""

import re

import msgspec

WHOLE = "$"
"""The name of the whole value."""
_PLACE = re.compile(r" - at (?:`key` in )?`([^`]+)`$")
_NAMED = re.compile(r"^(?:\w+ )+field `([^`]+)`")
"""A field that is missing or unknown is named. The place is then that of the object."""
_CASES = {
    "Object contains unknown field `": "field-unknown",
    "Object missing required field `": "field-missing",
}
_EXPECTED = re.compile(r"^Expected `([^`]+)`, got `")


def wrong_field(problem: msgspec.ValidationError) -> str:
    """The path of the field that does not fit.

    >>> wrong_field(msgspec.ValidationError("Expected `int`, got `str` - at `$.stakes[0].tie`"))
    '$.stakes[0].tie'
    >>> wrong_field(msgspec.ValidationError("Object missing required field `terminal`"))
    '$.terminal'
    """
    place, named = _PLACE.search(str(problem)), _NAMED.search(str(problem))
    path = WHOLE if place is None else place[1]
    return path if named is None else f"{path}.{named[1]}"


def misfit(problem: msgspec.ValidationError, field: str) -> dict[str, str]:
    """The facts of a refusal of it: the case, the field, the type that is expected, and the words of msgspec.

    >>> misfit(msgspec.ValidationError("Expected `int`, got `str` - at `$.cents`"), "$.cents")["expected"]
    'int'
    >>> misfit(msgspec.ValidationError("Object contains unknown field `perod`"), "$.perod")["case"]
    'field-unknown'
    """
    for beginning, case in _CASES.items():
        # A framework may call the whole value a field, too.
        if field != WHOLE and str(problem).startswith(beginning):
            return {"case": case, "field": field, "detail": str(problem)}
    expected = _EXPECTED.search(str(problem))
    if expected is None:
        return {"case": "field", "field": field, "detail": str(problem)}
    return {"case": "field-expected", "field": field, "expected": expected[1], "detail": str(problem)}
