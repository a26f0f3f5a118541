"""JSON lines from standard input: reading, strict decoding, and the answers to refused lines."""

import json
from collections.abc import Callable, Iterator
from io import BufferedReader
from typing import cast

import msgspec

from pitboss.cli.common import reading
from pitboss.cli.wording import in_data
from pitboss.kernel.rejection import Rejection

Json = dict[str, object]

PIECE_BYTES = 1 << 16
"""How many bytes are read at once."""
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""The byte order mark that some programs put before a text."""


def arriving(read_piece: Callable[[], bytes], before_waiting: Callable[[], None]) -> Iterator[bytes]:
    """The lines of a stream as they arrive.

    It calls `before_waiting` before it waits for more. Then the answers so far can be sent, so a program can
    talk to this one line by line, while a long file is still read in large pieces.
    """
    begun: list[bytes] = []
    while True:
        before_waiting()
        piece = read_piece()
        if not piece:
            break
        *lines, last = piece.split(b"\n")
        if lines:
            yield b"".join([*begun, lines[0]])
            yield from lines[1:]
            begun = []
        begun.append(last)
    if any(begun):
        yield b"".join(begun)


def read_piece() -> bytes:
    """The bytes that have arrived at standard input. It waits for the first. Empty at the end."""
    with reading("-") as stream:
        return cast("BufferedReader", stream).read1(PIECE_BYTES)


def read_json(line: bytes) -> object | Rejection:
    """A line as JSON without repeated keys, or the error in it.

    >>> read_json(b'{"cents":500,"cents":5000}').code
    'repeated-key'
    """
    try:
        return _decode_quickly(line) or DECODER.decode(line.decode())
    except UnicodeDecodeError as problem:
        return Rejection("malformed-json", {"case": "not-text", "byte": problem.start + 1})
    except _RepeatedKeyError as repeated:
        return Rejection("repeated-key", {"key": f"{str(repeated)!r:.40}"})
    except json.JSONDecodeError as problem:
        return Rejection(
            "malformed-json", {"case": "syntax", "problem": problem.msg, "character": problem.pos + 1}
        )
    except RecursionError:
        return Rejection("malformed-json", {"case": "too-deep"})
    except _NoNumberError as constant:
        return Rejection("malformed-json", {"case": "no-number", "word": str(constant)})


def error_json(refusal: Rejection) -> Json:
    """The answer to a refused line.

    >>> error_json(Rejection("malformed-json", {"case": "too-deep"}))["error"]["facts"]
    {'case': 'too-deep'}
    """
    text = refusal.text
    return {
        "error": {
            "code": refusal.code,
            "message": in_data(text),
            "facts": msgspec.to_builtins(text.facts),
            "clause": refusal.clause,
        }
    }


def _decode_quickly(line: bytes) -> object:
    """The line as JSON if it certainly has no repeated key. Else None, and the slow decoder decides.

    The fast decoder keeps the last of two equal keys, so a stake could be lost silently. But if the line has
    no more strings than the decoded keys and cards, none was lost.
    """
    try:
        decoded = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if not isinstance(decoded, dict) or b"\\" in line:
        return None
    strings = len(decoded) + sum(len(value) for value in decoded.values() if isinstance(value, list | dict))
    return decoded if line.count(b'"') == 2 * strings else None


class _RepeatedKeyError(ValueError):
    """A repeated key. It is raised in the decoder and caught in this module."""


def _no_key_twice(pairs: list[tuple[str, object]]) -> Json:
    read: Json = {}
    for key, value in pairs:
        if key in read:
            raise _RepeatedKeyError(key)
        read[key] = value
    return read


class _NoNumberError(ValueError):
    """A word in place of a number. It is raised in the decoder and caught in this module."""


def _no_constant(name: str) -> object:
    raise _NoNumberError(name)


def _whole(digits: str) -> int:
    # Python refuses integers with thousands of digits. A shortened one is still far too large.
    return int(digits[:32])


DECODER = json.JSONDecoder(object_pairs_hook=_no_key_twice, parse_int=_whole, parse_constant=_no_constant)
