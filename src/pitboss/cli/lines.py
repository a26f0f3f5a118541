"""JSON lines: as they arrive at standard input, read with care, and what is answered to those refused."""

import json
from collections.abc import Callable, Iterator
from io import BufferedReader
from typing import cast

import msgspec

from pitboss.cli.common import reading
from pitboss.kernel.rejection import Rejection

Json = dict[str, object]

PIECE = 1 << 16
"""Bytes read at once."""
MARK = b"\xef\xbb\xbf"
"""The byte order mark that some programs put before a text."""


def arriving(read_piece: Callable[[], bytes], before_waiting: Callable[[], None]) -> Iterator[bytes]:
    """The lines of a stream as they arrive.

    Before it waits for more it says so: then the answers given so far can leave, and a program can talk to
    this one line by line, while a long file still goes through in large pieces.
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
    """Whatever has arrived at standard input; it waits for the first of it, and gives nothing at the end."""
    with reading("-") as stream:
        return cast("BufferedReader", stream).read1(PIECE)


def read_json(line: bytes) -> object | Rejection:
    """A line as JSON in which no key stands twice, or what is wrong with it.

    >>> read_json(b'{"cents":500,"cents":5000}').code
    'repeated-key'
    """
    try:
        return _decode_quickly(line) or DECODER.decode(line.decode())
    except UnicodeDecodeError as problem:
        return _malformed(f"byte {problem.start + 1} is no UTF-8")
    except _RepeatedKeyError as repeated:
        return Rejection("repeated-key", f"The key {str(repeated)!r:.40} stands twice in one object.")
    except json.JSONDecodeError as problem:
        return _malformed(f"{problem.msg}, character {problem.pos + 1}")
    except RecursionError:
        return _malformed("it nests too deep")
    except ValueError as problem:
        return _malformed(str(problem))


def error_json(refusal: Rejection) -> Json:
    """How an answer tells why a line was refused.

    >>> error_json(Rejection("bad-line", "A line is an object."))
    {'error': {'code': 'bad-line', 'message': 'A line is an object.', 'clause': None}}
    """
    return {"error": {"code": refusal.code, "message": refusal.message, "clause": refusal.clause}}


def _decode_quickly(line: bytes) -> object:
    """The line as JSON if it certainly has no key twice; else nothing, and the careful decoder shall judge.

    A quick decoder keeps the last of two equal keys, and a stake would be lost without a word. But where a
    line has no more strings than the keys and cards that came out of it, none was lost.
    """
    try:
        asked = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if not isinstance(asked, dict) or b"\\" in line:
        return None
    strings = len(asked) + sum(len(value) for value in asked.values() if isinstance(value, list | dict))
    return asked if line.count(b'"') == 2 * strings else None


class _RepeatedKeyError(ValueError):
    """Brings a key that stands twice up from the decoder; it never leaves this module."""


def _no_key_twice(pairs: list[tuple[str, object]]) -> Json:
    found: Json = {}
    for key, value in pairs:
        if key in found:
            raise _RepeatedKeyError(key)
        found[key] = value
    return found


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number")


def _whole(digits: str) -> int:
    # Python reads no integer of thousands of digits. One cut short stays far beyond every stake and pocket.
    return int(digits[:32])


DECODER = json.JSONDecoder(object_pairs_hook=_no_key_twice, parse_int=_whole, parse_constant=_no_constant)


def _malformed(problem: str) -> Rejection:
    return Rejection("malformed-json", f"This line is not JSON: {problem}.")
